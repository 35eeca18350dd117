/**
 * @module
 * Entries of the whole games whose words are all known, one of which is the wrong one: each is told once, where the log can
 * first be seen to be wrong, and what follows from it is no further breach.
 */
import { describe, expect, it } from 'vitest';
import { readText, reportFor } from '../../../referee/ask.ts';
import type { Report } from '../../../referee/report.ts';
import { fixturesOf } from '../../../scripts/golden.ts';

type Entry = { readonly type: string; readonly [word: string]: unknown };
interface Logged {
  readonly moves: readonly Entry[];
}

const games = new Map(
  ['outer-rim', 'deckbuilding'].flatMap(fixturesOf).map(({ name, text }) => [name.replace('.json', ''), text]),
);

function reported(game: string, change: (moves: readonly Entry[]) => readonly Entry[]): Report {
  const log = JSON.parse(games.get(game) ?? '') as Logged;
  const read = readText(JSON.stringify({ ...log, moves: change(log.moves) }));
  const report = read.ok ? reportFor(read.value) : read;
  if (!report.ok) throw new Error(report.problems[0]?.message);
  return report.value;
}

const spoilt = (game: string, at: number, words: object): Report =>
  reported(game, (moves) => moves.with(at, { ...moves[at], ...words } as Entry));

const told = ({ violations }: Report) => violations.map(({ entry, rule }) => `${entry} ${rule}`);

const TWO = 'whole-game-two-players';
const FOUR = 'whole-game-four-players';
const elsewhere = (to: string): object => ({ path: undefined, to });

/** The game, the entry, its wrong words, and the one breach. */
const SLIPS: readonly (readonly [string, number, object, string])[] = [
  // A space out of reach is a breach of its own; the log goes on where the ship really is.
  [TWO, 40, elsewhere('kessel'), '40 outer-rim.movement.1'],
  [TWO, 122, elsewhere('lothal'), '122 outer-rim.movement.1'],
  [TWO, 105, elsewhere('lothal'), '105 outer-rim.movement.1'],
  [TWO, 91, { path: ['t4-n7', 'nal-hutta'] }, '91 outer-rim.adjacency.0.1'],
  [FOUR, 35, elsewhere('tatooine'), '35 outer-rim.movement.1'],
  [FOUR, 46, elsewhere('naboo'), '46 outer-rim.movement.1'],
  [FOUR, 70, elsewhere('takodana'), '70 outer-rim.movement.1'],
  [FOUR, 82, elsewhere('lothal'), '82 outer-rim.movement.1'],
  [FOUR, 89, elsewhere('lothal'), '89 outer-rim.movement.1'],
  // One within reach shows by what is done next.
  [TWO, 32, elsewhere('tatooine'), '33 outer-rim.deliver-action.2.a'],
  [TWO, 32, elsewhere('ryloth'), '33 outer-rim.deliver-action.2.a'],
  [TWO, 40, elsewhere('nal-hutta'), '41 outer-rim.deliver-action.1.a'],
  [TWO, 97, { path: ['t6-n2', 't6-n3'] }, '98 outer-rim.contact-tokens.6'],
  [FOUR, 35, elsewhere('naboo'), '36 outer-rim.deliver-action.1.a'],
  [FOUR, 70, { path: ['t5-n3', 't5-n5', 't5-n6'] }, '71 outer-rim.deliver-action.1.a'],
  // Somebody else's name before a move.
  [FOUR, 24, { seat: 'ann' }, '24 outer-rim.player-turn.0.1'],
  [FOUR, 24, { seat: 'ben' }, '24 outer-rim.player-turn.0.1'],
  [TWO, 63, { seat: 'ann' }, '63 outer-rim.player-turn.0.1'],
  // A contact that was not the one.
  [TWO, 19, { contact: 'xyzzy' }, '20 outer-rim.resolving-bounties.0.3'],
  [TWO, 28, { contact: 'hondo' }, '29 outer-rim.buying.3.2.a'],
  [TWO, 100, { contact: 'lobot' }, '101 outer-rim.combat.0.1'],
  [TWO, 115, { contact: 'boba' }, '116 outer-rim.encountering-a-contact.2.b'],
  // Favors and debt tokens.
  [FOUR, 31, { skill: 'tech' }, '31 outer-rim.favors.1.1'],
  [FOUR, 31, { from: 'dan' }, '31 outer-rim.favors.1.1'],
  [FOUR, 92, { takes: { debtTokens: ['cleo'] } }, '92 outer-rim.debt-tokens.3'],
  [FOUR, 92, { with: 'ann' }, '92 outer-rim.debt-tokens.3'],
  [FOUR, 95, { from: 'cleo' }, '95 outer-rim.debt-tokens.4'],
  ['ambitions-and-favors', 16, { takes: { debtTokens: ['ben'] } }, '16 outer-rim.debt-tokens.3'],
  // Patrols and market decks.
  [TWO, 72, { faction: 'imperial' }, '72 outer-rim.encounter-step.1'],
  ['patrol-hunt', 2, { faction: 'rebel' }, '2 outer-rim.encounter-step.1'],
  ['patrol-hunt', 11, { faction: 'imperial' }, '11 outer-rim.encounter-step.1'],
  [FOUR, 58, { deck: 'bounty' }, '59 outer-rim.market-decks.1.1'],
  ['smugglers-run', 6, { deck: 'cargo' }, '7 outer-rim.market-decks.1.1'],
];

describe('one wrong word in a whole game is one breach', () => {
  for (const [game, at, words, breach] of SLIPS)
    it(`${game}, entry ${at}: ${JSON.stringify(words)}`, () => {
      const report = spoilt(game, at, words);
      expect(told(report)).toEqual([breach]);
      expect(report.unverifiable.filter(({ reason }) => reason.startsWith('too m'))).toEqual([]);
    });

  it('how it was read on is said', () => {
    expect(spoilt(TWO, 32, elsewhere('tatooine')).violations[0]?.resumed).toBe(
      'went on as if this had been recorded at entry 32: ann moves to nal-hutta',
    );
    expect(spoilt(FOUR, 46, elsewhere('naboo')).violations[0]?.resumed).toBe(
      'went on as if it had said: dan moves to ryloth',
    );
  });

  it('what the same wrong word explains later depends on the breach', () => {
    const report = spoilt(FOUR, 35, elsewhere('naboo'));
    const depending = report.unverifiable.filter(({ reason }) => reason.startsWith('depends on'));
    expect(depending.map(({ entry, reason }) => [entry, reason])).toEqual([
      [
        50,
        'depends on the breach at entry 36: both are legal if this had been recorded at entry 35: ben moves to ryloth',
      ],
    ]);
  });
});

describe('an entry that is told twice is one breach', () => {
  const SOLO = 'single-player-smuggler';
  for (const [game, at, breach] of [
    [TWO, 103, '104 outer-rim.combat.0.1'],
    [SOLO, 17, '18 outer-rim.encountering-a-contact.0.1'],
    [SOLO, 20, '21 outer-rim.combat-steps.0.1'],
    [SOLO, 44, '45 outer-rim.combat-steps.0.1'],
    // Where a hand is not seen, the card too many shows only at the last one of it.
    ['beginner-public', 25, '32 deckbuilding.play-a-card.0.1'],
    ['beginner-public', 183, '187 deckbuilding.play-a-card.0.1'],
    // A seventh card of the row, once one that was taken for an old one is bought.
    ['beginner-public', 5, '43 deckbuilding.purchase-a-card.0.1'],
  ] as const)
    it(`${game}, entry ${at}`, () => {
      expect(told(reported(game, (moves) => moves.toSpliced(at, 0, moves[at] as Entry)))).toEqual([breach]);
    });
});

describe('an entry that is forgotten is one breach', () => {
  it('beginner-public, a purchase: the card that is played later was in hand in the place of another', () => {
    expect(told(reported('beginner-public', (moves) => moves.toSpliced(80, 1)))).toEqual([
      '133 deckbuilding.play-a-card.0.1',
    ]);
  });
});

describe('a breach behind a wrong word is told', () => {
  const twice = (game: string, at: number, words: object, then: number, more: object): Report => {
    const log = JSON.parse(games.get(game) ?? '') as Logged;
    const moves = log.moves.map((move, entry) => ({
      ...move,
      ...(entry === at ? words : {}),
      ...(entry === then ? more : {}),
    }));
    const read = readText(JSON.stringify({ ...log, moves }));
    const report = read.ok ? reportFor(read.value) : read;
    if (!report.ok) throw new Error(report.problems[0]?.message);
    return report.value;
  };

  it('of the same player, who is then where the log says', () => {
    const report = twice(TWO, 32, elsewhere('tatooine'), 47, elsewhere('lothal'));
    expect(told(report)).toEqual(['33 outer-rim.deliver-action.2.a', '47 outer-rim.movement.1']);
  });

  it('of another one', () => {
    const report = twice(TWO, 32, elsewhere('tatooine'), 48, { paid: 9000 });
    expect(told(report)[0]).toBe('33 outer-rim.deliver-action.2.a');
    expect(told(report).slice(1)).toEqual([expect.stringMatching(/^48 outer-rim\./)]);
  });

  it('a delivery on the wrong planet stays a breach where the ship goes on from there', () => {
    const report = spoilt('three-bounties', 19, elsewhere('naboo'));
    expect(told(report)).toEqual(['20 outer-rim.deliver-action.2.a']);
  });
});

describe('what a card of unknown text brought', () => {
  it('lies before its player once the log claims it: a databank card that was not the one', () => {
    expect(told(spoilt(TWO, 30, { card: 'databank-2' }))).toEqual([]);
  });

  it('or an encounter that was not told', () => {
    const log = JSON.parse(games.get(TWO) ?? '') as Logged;
    const read = readText(JSON.stringify({ ...log, moves: log.moves.toSpliced(30, 1) }));
    const report = read.ok ? reportFor(read.value) : read;
    expect(report.ok && told(report.value)).toEqual(['30 outer-rim.word-usage.2']);
  });
});
