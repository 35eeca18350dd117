import { describe, expect, it } from 'vitest';
import type { Move } from '../../machines/ruleset.ts';
import { checkLog } from '../../referee/log/read.ts';
import { verify } from '../../referee/reading/verify.ts';
import type { Json } from '../../schemas/json.ts';
import { fixturesOf } from '../../scripts/golden.ts';
import { table } from './example.ts';

interface Recorded {
  readonly moves: readonly Move[];
}

function recorded(name: string): Recorded {
  const found = fixturesOf('deckbuilding').find((fixture) => fixture.name === `${name}.json`);
  if (found === undefined) throw new Error(`no log ${name}`);
  return JSON.parse(found.text) as Recorded;
}

/** What is told of a game after one slip, and of one breach far behind it: a card that nobody has in play is used. */
function told(name: string, entry: number, slip: (move: Move) => readonly object[], far = 30): string[] {
  const log = recorded(name);
  const moves: object[] = [...log.moves];
  moves.splice(entry, 1, ...slip(log.moves[entry] as Move));
  const next = moves.findIndex((move, at) => at >= entry + far && (move as Move).type === 'card.play');
  moves.splice(next, 0, { type: 'ability.use', seat: (moves[next] as Move).seat, card: 'star-destroyer#9' });
  const read = checkLog({ ...log, moves } as unknown as Json);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  const { violations } = verify(read.value.game, read.value.log);
  const isPlanted = violations.at(-1)?.entry === next && violations.at(-1)?.rule === 'deckbuilding.abilities.1';
  expect(isPlanted, JSON.stringify(violations.map(({ entry: at, rule }) => [at, rule]))).toBe(true);
  return violations.slice(0, -1).map(({ entry: at, rule }) => `${at} ${rule.replace('deckbuilding.', '')}`);
}

/** What is told of a game of which one entry stands in another place. */
function breaches(name: string, from: number, to: number): string[] {
  const { moves, ...log } = recorded(name);
  const read = checkLog({
    ...log,
    moves: moves.toSpliced(from, 1).toSpliced(to, 0, moves[from] as Move),
  } as unknown as Json);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  return verify(read.value.game, read.value.log).violations.map(({ entry, rule }) => `${entry} ${rule}`);
}

const early = (move: Move) => [{ type: 'turn.end', seat: move.seat }, move];
const forgotten = () => [];
const stranger = (move: Move) => [{ ...move, card: 'jabba-the-hutt' }];

describe('one slip in a long game is told once, and what comes far behind it is judged', () => {
  it('a turn is ended too early', () => {
    expect(told('full-galaxy-full', 56, early)).toEqual(['57 playing-the-game.0.1']);
    expect(told('secret-bases-public', 87, early)).toEqual(['88 playing-the-game.0.1']);
  });

  it('a turn is ended too early, and the cards that are drawn have to be told', () => {
    expect(told('beginner-full', 128, early)).toEqual(['129 log.the-move-log.6']);
  });

  it('a card is played that is not in the hand', () => {
    expect(told('secret-bases-full', 55, stranger)).toEqual(['55 play-a-card.0.1']);
    expect(told('beginner-public', 73, stranger)).toEqual(['73 play-a-card.0.1']);
  });

  const said = (words: object) => (move: Move) => [{ ...move, ...words }];

  it('another card of the hand is named, which is played a little later', () => {
    expect(told('full-galaxy-full', 74, said({ card: 'alliance-shuttle' }))).toEqual(['76 play-a-card.0.1']);
    expect(told('secret-bases-full', 206, said({ card: 'outer-rim-pilot' }))).toEqual(['207 play-a-card.0.1']);
  });

  it('another card of the row is named, and then too much is left to spend', () => {
    expect(told('full-galaxy-public', 51, said({ card: 'quarren-mercenary' }), 60)).toEqual(['65 purchase-a-card.0.1']);
  });

  it('another card of the row is named than was bought, which the next shuffle shows: the one that was named still lies there', () => {
    expect(told('full-galaxy-full', 44, said({ card: 'snowspeeder' }), 100)).toEqual(['51 end-your-turn.4.2']);
    expect(told('full-galaxy-full', 12, said({ card: 'c-roc-cruiser' }), 100)).toEqual(['35 end-your-turn.4.2']);
    expect(told('full-galaxy-full', 145, said({ card: 'rebel-transport' }), 150)).toEqual(['193 end-your-turn.4.2']);
  });

  it('or a card that is drawn shows it: the deck has none too many, and no shuffle is told besides', () => {
    const other = said({ card: 'death-trooper' });
    expect(told('secret-bases-full', 58, other, 150)).toEqual(['60 purchase-a-card.0.2', '75 end-your-turn.4.1']);
  });

  it('a base of the other side is chosen, which that side has in play later', () => {
    expect(told('full-galaxy-full', 142, said({ base: 'rodia' }), 150)).toEqual(['142 beginning-of-turn.0.3']);
  });

  it('an attack is resolved against what does not lie in the row: it was against the base', () => {
    expect(told('full-galaxy-full', 14, said({ target: 'u-wing#2' }), 140)).toEqual(['14 resolve-an-attack.0.1']);
    expect(told('secret-bases-public', 368, said({ target: 'landing-craft' }), 6)).toEqual([
      '368 resolve-an-attack.0.1',
    ]);
  });

  it('a card is drawn that is not in the deck', () => {
    expect(told('secret-bases-full', 346, (move) => [{ ...move, card: 'lobot' }])).toEqual(['346 end-your-turn.4.1']);
  });

  it('another card is told than was drawn, which shows when that one is played: the one that was told is drawn later on', () => {
    expect(told('secret-bases-full', 71, said({ card: 'inquisitor' }), 250)).toEqual(['101 play-a-card.0.1']);
    expect(told('secret-bases-full', 266, said({ card: 'temple-guardian' }), 100)).toEqual(['294 play-a-card.0.1']);
  });

  it('an ability is recorded once more, which a later shuffle shows', () => {
    expect(told('beginner-full', 155, (move) => [move, structuredClone(move)])).toEqual(['156 abilities.1.1']);
  });

  it('a card is bought that was not paid for, which a later shuffle shows', () => {
    const pilot = (move: Move) => [move, { ...move, card: 'outer-rim-pilot' }];
    expect(told('beginner-full', 32, pilot)).toEqual(['33 purchase-a-card.0.2']);
  });

  it('the total of an attack is wrong', () => {
    expect(told('full-galaxy-public', 221, (move) => [{ ...move, attack: 40 }])).toEqual([
      '221 attacking-an-opponents-base.0.1',
    ]);
  });

  it('a unit goes for a target that it cannot have, and the base falls, to which it belonged', () => {
    const other = (move: Move) => [{ ...move, target: 'boba-fett' }];
    expect(told('full-galaxy-public', 87, other)).toEqual(['87 bounty-hunting-and-sabotage.0.4']);
  });

  it('an exile is not recorded, which a shuffle shows that comes a card too early', () => {
    expect(told('beginner-public', 76, forgotten, 130)).toEqual(['163 empty-deck.1.1']);
  });

  it('an exile is not recorded, which a card shows that would not be in hand with the exiled one there', () => {
    expect(told('secret-bases-public', 101, forgotten, 250)).toEqual(['245 play-a-card.0.1']);
  });

  it('an exile is not recorded that brought Force, which the next shuffle shows: an ability that needs it may be used', () => {
    expect(told('secret-bases-full', 131, forgotten, 265)).toEqual(['264 log.the-move-log.6']);
  });

  it('a purchase is not recorded, and the card is played where by all that is known another one was drawn', () => {
    expect(told('beginner-public', 77, forgotten, 185)).toEqual(['256 play-a-card.0.1']);
  });

  it('a card of the first row is recorded twice, and so another one of the row is not', () => {
    const twice = (move: Move) => [move, structuredClone(move)];
    expect(told('beginner-public', 3, twice, 100)).toEqual(['43 purchase-a-card.0.1']);
  });

  it('a purchase is not recorded, and the card is drawn later', () => {
    expect(told('secret-bases-full', 65, forgotten, 90)).toEqual(['113 end-your-turn.4.1']);
    expect(told('secret-bases-full', 45, forgotten, 120)).toEqual(['136 end-your-turn.4.1']);
  });

  it('a purchase is not recorded, which a shuffle some turns later shows: until then other cards come up', () => {
    expect(told('beginner-full', 77, forgotten, 130)).toEqual(['122 end-your-turn.4.2']);
    expect(told('beginner-full', 94, forgotten, 113)).toEqual(['144 end-your-turn.4.2']);
  });

  it('a purchase is not recorded, and what came into its place is attacked', () => {
    expect(told('beginner-full', 12, forgotten, 60)).toEqual(['22 bounty-hunting-and-sabotage.0.4']);
  });

  it('an exile is not recorded, and the deck is shuffled while one of its cards would be left', () => {
    expect(told('secret-bases-full', 97, forgotten, 170)).toEqual(['238 log.the-move-log.6']);
  });

  it('a card drawn is not recorded, and the rest of the deck neither', () => {
    expect(told('secret-bases-full', 361, forgotten)).toEqual(['363 log.the-move-log.6']);
  });

  it('an attack that destroyed a ship is not recorded, which the next shuffle of its owner shows', () => {
    expect(told('full-galaxy-full', 84, forgotten, 60)).toEqual(['100 end-your-turn.4.2']);
  });

  it('an entry is recorded some entries too early, and missed only much later', () => {
    expect(breaches('secret-bases-full', 116, 112)).toEqual(['112 log.the-move-log.6']);
    expect(breaches('secret-bases-full', 329, 323)).toEqual(['323 log.the-move-log.6']);
    // Two attacks behind one another are no attack that was recorded twice where the card of the second one was told too early.
    expect(breaches('full-galaxy-full', 164, 160)).toEqual(['160 deckbuilding.play-a-card.0.6']);
    // Where a turn was ended too early, its end is missed later on.
    expect(breaches('full-galaxy-public', 251, 248)).toEqual(['249 deckbuilding.playing-the-game.0.1']);
    expect(breaches('full-galaxy-full', 267, 262)).toEqual(['263 log.the-move-log.6']);
  });

  it('an entry is recorded some entries too late: it is missed where it belongs', () => {
    expect(breaches('beginner-public', 307, 311)).toEqual(['307 deckbuilding.playing-the-game.0.1']);
    expect(breaches('full-galaxy-public', 137, 143)).toEqual(['137 deckbuilding.empty-deck.1.1']);
    expect(breaches('full-galaxy-public', 90, 95)).toEqual(['91 deckbuilding.beginning-of-turn.0.2']);
    // What was bought, or has exiled itself, shows only when the deck is shuffled and drawn.
    expect(breaches('beginner-public', 62, 66)).toEqual(['66 deckbuilding.playing-the-game.0.1']);
    expect(breaches('secret-bases-public', 24, 30)).toEqual(['30 deckbuilding.playing-the-game.0.1']);
    expect(breaches('secret-bases-full', 131, 137)).toEqual(['137 deckbuilding.beginning-of-turn.0.2']);
    expect(breaches('secret-bases-full', 128, 133)).toEqual(['128 log.the-move-log.6']);
  });

  it('a purchase is recorded too early, in the turn of the other player: the next shuffle shows that it was made', () => {
    expect(breaches('full-galaxy-full', 228, 222)).toEqual(['222 deckbuilding.playing-the-game.0.1']);
    expect(breaches('full-galaxy-full', 307, 301)).toEqual(['301 deckbuilding.playing-the-game.0.1']);
  });
});

describe('a word of an entry has a value that it never has', () => {
  const exiled = (hand: readonly string[]): readonly [string[], string[]] => {
    const mystic = { hand: [...hand], units: ['kel-dor-mystic'], discard: ['stormtrooper', 'inquisitor'] };
    const moves = [
      { type: 'ability.use', seat: 'vera', card: 'kel-dor-mystic' },
      { type: 'exile.card', seat: 'vera', card: 'stormtrooper', from: 'pile' },
      { type: 'galaxy.purchase', seat: 'vera', card: 'director-krennic' },
      { type: 'galaxy.refill', card: 'tie-fighter' },
      { type: 'turn.end', seat: 'vera' },
    ];
    const start = table({ turn: { resources: 3 }, vera: mystic });
    const log = { format: 'referee-log/1', ruleset: 'deckbuilding', seats: ['vera', 'sam'], start, moves };
    const read = checkLog(log as unknown as Json);
    if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
    const { violations, unverifiable } = verify(read.value.game, read.value.log, { unread: read.value.unread });
    return [
      violations.map(({ entry, rule }) => `${entry} ${rule}`),
      unverifiable.map(({ entry, reason }) => `${entry} ${reason}`),
    ];
  };

  it('where its other words leave one move, that one was meant, and what comes behind it is judged', () => {
    const breaches = ['1 log.the-move-log.8', '2 deckbuilding.purchase-a-card.0.2'];
    expect(exiled(['at-at'])).toEqual([breaches, []]);
  });

  it('where they leave several, it may have been any of them, and what none of them allows is told', () => {
    const breaches = ['1 log.the-move-log.8', '2 deckbuilding.purchase-a-card.0.2'];
    expect(exiled(['at-at', 'stormtrooper'])[0]).toEqual(breaches);
  });
});
