/**
 * One wrong word in a whole game is told once, at the entry that shows it: what it would have been is tried before anything that
 * follows is called a breach too.
 */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../machines/ruleset.ts';
import { checkLog } from '../../referee/log/read.ts';
import { verify } from '../../referee/reading/verify.ts';
import type { Json } from '../../schemas/json.ts';
import type { CardFacts } from '../../schemas/outer-rim/cards.ts';
import { fixturesOf } from '../../scripts/golden.ts';
import {
  attacks,
  captures,
  eliminates,
  fights,
  hunt,
  hunts,
  leaves,
  meets,
  onContacts,
  protects,
  warrant,
} from './bounties.ts';
import { type Example, logOf, seat, table } from './example.ts';
import { examples as bounties } from './examples/resolving-bounties.ts';
import { examples as soloDeeds } from './examples/single-player-rules-playing-the-game-deeds.ts';
import { examples as soloFights } from './examples/single-player-rules-playing-the-game-fights-before.ts';
import { ambush, claims, duel, meet, obey, orders, reroll, resolve, roll, trick, use } from './fights.ts';
import { atMarket, cargo, gear } from './market-cards.ts';
import { baseGame, isFirst, rolls, takes } from './setting-up.ts';
import { timed, tool } from './tools.ts';

/** The entries and rules that are told of a game in which one entry says this instead. */
function told(name: string, entry: number, words: object): string[] {
  return toldOf(name, (moves) => moves.with(entry, { ...(moves[entry] as Move), ...words }));
}

/** The entries and rules that are told of a game with other entries. */
function toldOf(name: string, change: (moves: readonly Move[]) => readonly Move[]): string[] {
  const found = fixturesOf('outer-rim').find((fixture) => fixture.name === `${name}.json`);
  if (found === undefined) throw new Error(`no log ${name}`);
  const log = JSON.parse(found.text) as { readonly moves: readonly Move[] };
  const moves = change(log.moves);
  const read = checkLog({ ...log, moves } as unknown as Json);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  return verify(read.value.game, read.value.log).violations.map(
    ({ entry: at, rule }) => `${at} ${rule.replace('outer-rim.', '')}`,
  );
}

/** The entries and rules that are told of a table and what is recorded there. */
function breaches(start: Example['start'], moves: Example['moves'], header: Example['header'] = {}): string[] {
  const read = checkLog(logOf({ rule: 'log.the-move-log.1', shows: '', start, header, moves }) as unknown as Json);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  return verify(read.value.game, read.value.log, { unread: read.value.unread }).violations.map(
    ({ entry, rule }) => `${entry} ${rule.replace('outer-rim.', '')}`,
  );
}

describe('the tiles of a random map', () => {
  const map = 'set-up-four-players';

  it('one that was not recorded may lie anywhere: what comes behind it is held against nobody', () => {
    expect(toldOf(map, (moves) => moves.toSpliced(3, 1))).toEqual(['6 random-map.3.b']);
  });

  it('two in the wrong order lie where they are joined', () => {
    const swapped = toldOf(map, ([laid, first, second, ...others]) => [laid, second, first, ...others] as Move[]);
    expect(swapped).toEqual(['2 random-map.3.a']);
    const patrol = { expect: { patrols: { syndicate: { space: 'kessel' } } } };
    const wrong = toldOf(map, ([laid, first, second, ...others]) => {
      const claiming = others.with(4, { ...(others[4] as Move), ...patrol });
      return [laid, second, first, ...claiming] as Move[];
    });
    expect(wrong).toEqual(['2 random-map.3.a', '7 appendix-1-setup.3.b']);
  });

  it('show a map that was not said to be random', () => {
    expect(told(map, 0, { layout: undefined })).toEqual(['1 random-map.3.b']);
  });
});

it('an encounter that was forgotten before the favor of the next player, who goes on with it', () => {
  expect(toldOf('favors-and-debts', (moves) => moves.toSpliced(4, 1))).toEqual(['5 encounter-step.0.1']);
});

it('the planning step of the first turn, behind a set-up whose cards nobody has noted: a later claim shows what was chosen', () => {
  const seats = ['ann', 'ben'];
  const rolls = [['hit', 'hit', 'hit', 'hit', 'blank', 'hit'], Array<string>(6).fill('blank')];
  const judged = (credits: number) => {
    const moves = [
      { type: 'setup.map', seat: 'ann' },
      ...rolls.map((faces, at) => ({ type: 'setup.roll', seat: seats[at], faces })),
      { type: 'setup.character', seat: 'ann', character: 'bossk', ship: 'g9-rigger' },
      { type: 'setup.character', seat: 'ben', character: 'boba-fett', ship: 'g9-rigger' },
      { type: 'action.end', seat: 'ann' },
      { type: 'encounter.space', seat: 'ann', effects: [], expect: { seats: { ann: { credits } } } },
    ];
    const log = {
      format: 'referee-log/1',
      ruleset: 'outer-rim',
      options: { practiceSet: true },
      seats,
      start: 'set-up',
    };
    const read = checkLog({ ...log, moves } as unknown as Json);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { violations } = verify(read.value.game, read.value.log);
    return violations.map(({ entry, rule }) => `${entry} ${rule.replace('outer-rim.', '')}`);
  };
  expect(judged(6000)).toEqual(['5 player-turn.1.1']);
  expect(judged(4000)).toEqual(['5 player-turn.1.1']);
  expect(judged(7000)).toHaveLength(2);
});

it('the side of a roll', () => {
  expect(told('patrol-hunt', 3, { side: 'defence' })).toEqual(['3 combat-steps.0.1']);
  expect(told('single-player-bounty-hunter', 63, { side: 'defence' })).toEqual(['63 combat-steps.0.1']);
});

it('the character of a player, which somebody else chooses behind them', () => {
  expect(told('set-up-four-players', 8, { character: 'bossk' })).toEqual(['9 appendix-1-setup.6.d']);
  expect(told('set-up-four-players', 8, { character: 'jyn-erso' })).toEqual(['10 appendix-1-setup.6.d']);
});

it('the card of an ability that is not the one of this space', () => {
  expect(told('whole-game-two-players', 44, { source: 'rebel-favor' })).toEqual(['44 encounter-step.2']);
});

it('the card that is bought', () => {
  expect(told('whole-game-four-players', 37, { card: 'bounty-lando-calrissian' })).toEqual([
    '37 market-action.2.a',
    '37 buying.0.1',
  ]);
});

it('the card of an encounter, and its section', () => {
  expect(told('cards-as-programs', 5, { card: 'hidden-letter' })).toEqual(['5 encountering-a-space.0.1']);
  expect(told('cards-as-programs', 5, { section: 'tatooine' })).toEqual(['5 encountering-a-space.0.2']);
});

it('the patrol that moves', () => {
  expect(told('simulated-8', 61, { faction: 'hutt' })).toEqual(['61 patrol-movement.2']);
});

it('the goal of an ambition', () => {
  expect(told('ambitions-and-favors', 20, { goal: 'throne' })).toEqual(['20 ambitions.4.4']);
});

it('an entry of the set-up, recorded twice: what comes behind it is judged', () => {
  const takes = (seat: string, what: object) => ({ type: 'setup.character', seat, ...what });
  const again = takes('ben', { character: 'boba-fett' });
  const ships = [takes('ann', { character: 'han-solo', ship: 'g-1a-starfighter' }), again, again];
  const judged = (...behind: { readonly type: string; readonly [word: string]: unknown }[]) => {
    const moves = [...ships, ...behind];
    const example = {
      rule: 'outer-rim.appendix-1-setup.6.d',
      shows: '',
      start: 'set-up',
      header: baseGame,
      moves,
    } as const;
    const read = checkLog(logOf(example) as unknown as Json);
    if (!read.ok) throw new Error('unreadable');
    const { violations, unverifiable } = verify(read.value.game, read.value.log);
    return [...violations.map(({ entry, rule }) => `${entry} ${rule}`), ...unverifiable.map(({ reason }) => reason)];
  };
  const ship = { type: 'setup.ship', seat: 'ben', ship: 'g9-rigger' };
  const twice = '2 outer-rim.appendix-1-setup.6.d';
  expect(judged(ship)).toEqual([twice]);
  // The first player begins with 4,000 credits.
  const begins = { type: 'setup.databank', seat: 'ann', space: 'tatooine' };
  expect(judged(ship, { ...begins, expect: { seats: { ann: { credits: 4000 } } } })).toEqual([twice]);
});

it('the dice of an attack, recorded twice: the second record passes for the defence, and nothing behind the third is held against the log', () => {
  const fight = bounties.find(
    ({ shows }) => shows === 'after a lost one the bounty stays, and the contact lies where it was',
  );
  if (fight === undefined) throw new Error('no such example');
  const attack = fight.moves.findIndex(({ type }) => type === 'combat.roll');
  const moves = fight.moves.toSpliced(attack, 0, fight.moves[attack] ?? { type: 'combat.roll' });
  const read = checkLog(logOf({ ...fight, moves }) as unknown as Json);
  if (!read.ok) throw new Error('unreadable');
  const found = verify(read.value.game, read.value.log).violations.map(({ entry, rule }) => `${entry} ${rule}`);
  expect(found).toEqual([`${attack + 2} outer-rim.combat-steps.0.1`]);
});

describe('a short log with several breaches is read to its end', () => {
  const read = (moves: readonly object[], header: object) => {
    const log = {
      format: 'referee-log/1',
      ruleset: 'outer-rim',
      options: { unfinishedBusiness: false },
      ...header,
      moves,
    };
    const found = checkLog(log as unknown as Json);
    if (!found.ok) throw new Error('unreadable');
    const { violations, unverifiable } = verify(found.value.game, found.value.log);
    expect(unverifiable.map(({ reason }) => reason).filter((reason) => /left open/.test(reason))).toEqual([]);
    return violations.map(({ entry, rule }) => `${entry} ${rule.replace('outer-rim.', '')}`);
  };
  const seats = ['ann', 'ben'];
  const gains = (seat: string) => ({ type: 'planning.gain-credits', seat });
  const meets = (seat: string) => ({ type: 'encounter.space', seat, effects: [] });
  const luxury = (seat: string) => ({ type: 'market.buy', seat, deck: 'luxury', paid: 1000 });
  const chosen = [
    { type: 'setup.character', seat: 'ann', character: 'boba-fett', ship: 'g9-rigger' },
    { type: 'setup.character', seat: 'ben', character: 'bossk', ship: 'g9-rigger' },
  ];
  const begins = (seat: string, space: string, more: object = {}) => ({ type: 'setup.databank', seat, space, ...more });

  it('wrong databank cards in set-up, then too much in a planning step', () => {
    const wrong = { number: 91 };
    const moves = [
      ...chosen,
      begins('ann', 'naboo', wrong),
      begins('ben', 'ryloth', wrong),
      gains('ann'),
      gains('ann'),
    ];
    expect(read([...moves, meets('ann')], { seats, start: 'set-up' })).toEqual([
      '2 appendix-1-setup.7.1.b',
      '3 appendix-1-setup.7.1.b',
      '5 planning-step.0.1',
    ]);
  });

  it('the wrong player begins, and plans too much later', () => {
    const moves = [
      ...chosen,
      begins('ann', 'naboo'),
      begins('ben', 'ryloth'),
      gains('ben'),
      meets('ben'),
      gains('ann'),
    ];
    const later = [meets('ann'), gains('ben'), gains('ben'), meets('ben'), gains('ann')];
    expect(read([...moves, ...later], { seats, start: 'set-up' })).toEqual([
      '4 player-turn.0.1',
      '9 planning-step.0.1',
    ]);
  });

  it('a move too far, and two cards too dear behind it: what was bought is not carried out, and the next turn is judged', () => {
    const seat = (character: string, ship: string, space: string, credits: number) => ({
      character,
      ship,
      space,
      credits,
    });
    const start = {
      seats: {
        ann: seat('boba-fett', 'g-1a-starfighter', 'naboo', 4000),
        ben: seat('han-solo', 'g9-rigger', 'tatooine', 6000),
      },
      market: { luxury: 'mandalorian-armor', cargo: 'bacta-supplies' },
    };
    const far = { type: 'planning.move', seat: 'ann', to: 'cantonica' };
    const moves = [
      far,
      luxury('ann'),
      meets('ann'),
      gains('ben'),
      luxury('ben'),
      meets('ben'),
      gains('ann'),
      meets('ann'),
    ];
    expect(read(moves, { seats, start })).toEqual(['0 movement.1', '1 buying.0.1', '4 buying.0.1']);
  });
});

describe('the ability of a character whom its user does not play is used for that once only: each further use is told', () => {
  const quiet = (id: string, of: string): CardFacts => ({
    id,
    origin: 'encounter',
    bonuses: {},
    sections: [{ of, effects: [{ do: 'gain-credits', amount: 1000 }] }],
  });
  const drawn = ['one', 'two', 'three', 'four'];
  const cards = drawn.map((id, at) => quiet(id, at % 2 === 0 ? 'naboo' : 'kessel'));
  const start = (ben: string) =>
    table({
      ann: { space: 'naboo', character: 'han-solo', credits: 1000, damage: { character: 3, ship: 0 } },
      ben: { space: 'kessel', character: ben, credits: 1000, damage: { character: 3, ship: 1 } },
    });
  type Claims = readonly (object | null)[];
  const claim = (seat: string, what: object | null | undefined): object =>
    what == null ? {} : { expect: { seats: { [seat]: what } } };
  /** Turn after turn somebody uses this: what is claimed there, and at the encounter behind it. */
  const game = (use: Example['moves'][number], used: Claims = [], met: Claims = []) =>
    drawn.flatMap((card, at) => {
      const seat = at % 2 === 0 ? 'ann' : 'ben';
      return [
        { type: 'planning.gain-credits', seat },
        ...(at < 3 ? [{ ...use, seat, ...claim(seat, used[at]) }] : []),
        { type: 'encounter.space', seat, card, ...claim(seat, met[at]) },
      ];
    });
  const recover = { type: 'action.ability', source: 'bossk', ability: 'recover' };
  const each = ['1 action-step.2', '4 action-step.2', '7 action-step.2'];
  const told = (moves: Example['moves'], ben = 'lando-calrissian') => breaches(start(ben), moves, { cards });

  it('without a claim', () => {
    expect(told(game(recover))).toEqual(each);
    expect(told(game({ ...recover, ability: undefined }))).toEqual(each);
  });

  it('but not the uses of its own player', () => expect(told(game(recover), 'bossk')).toEqual([each[0], each[2]]));

  it('carried out, as claims show, or not', () => {
    const damage = (character: number, ship: number) => ({ damage: { character, ship } });
    const carriedOut = [damage(1, 0), damage(1, 0), damage(0, 0)];
    const not = [damage(3, 0), damage(3, 1), damage(3, 0)];
    for (const claims of [carriedOut, not]) {
      expect(told(game(recover, claims))).toEqual(each);
      expect(told(game(recover, [], claims))).toEqual(each);
    }
  });

  it('and a wrong claim behind it', () => {
    const credits = [{ credits: 4000 }, { credits: 5000 }, { credits: 7000 }];
    expect(told(game(recover, [], credits))).toEqual([each[0], each[1], '5 credits.2', each[2]]);
  });

  it('at any time', () => {
    const none = 'appendix-2-interpreting-cards-and-abilities.0.2';
    const uses = [`1 ${none}`, `4 ${none}`, `7 ${none}`];
    for (const source of ['cad-bane', 'dengar', 'jyn-erso'])
      expect(told(game({ type: 'ability.use', source }))).toEqual(uses);
    const paid = { type: 'ability.use', source: 'cad-bane', effects: [{ do: 'gain-credits', amount: 5000 }] };
    expect(told(game(paid, [], [{ credits: 9000 }, { credits: 9000 }, { credits: 17_000 }]))).toEqual(uses);
    expect(told(game(paid, [], [{ credits: 4000 }, { credits: 4000 }, { credits: 7000 }]))).toEqual(uses);
  });
});

it('a trade with somebody who is elsewhere: an encounter whose card is told is not held to have been one that took them there', () => {
  const quiet = (id: string): CardFacts => ({
    id,
    origin: 'encounter',
    encounterDeck: 'navpoint',
    sections: [{ of: 'no-patrol', effects: [{ do: 'gain-credits', amount: 1000 }] }],
  });
  const start = table({ ann: { space: 't4-n1' }, ben: { space: 't4-n4' }, turn: { seat: 'ben' } });
  const meets = (seat: string, card: string) => ({ type: 'encounter.space', seat, card, section: 'no-patrol' });
  const moves = [
    { type: 'planning.gain-credits', seat: 'ben' },
    meets('ben', 'calm'),
    { type: 'planning.gain-credits', seat: 'ann' },
    { type: 'trade.exchange', seat: 'ann', with: 'ben', gives: { credits: 1000 }, takes: {} },
    meets('ann', 'still'),
    { type: 'planning.gain-credits', seat: 'ben' },
    { type: 'deliver.cargo', seat: 'ben', card: 'spice' },
  ];
  const cards = [quiet('calm'), quiet('still'), { id: 'spice', type: 'cargo' } as const];
  expect(breaches(start, moves, { cards })).toEqual(['3 trade-action.0.1', '6 deliver-action.0.1']);
});

it('a character whose goal asks for a better ship than the one of set-up shows its front from the first turn on', () => {
  const takes = (seat: string, character: string, ship: string) => ({ type: 'setup.character', seat, character, ship });
  const secret = (seat: string, space: string) => ({ type: 'setup.databank', seat, card: `${seat}-secret`, space });
  const moves = [
    { type: 'setup.first-player', seat: 'ann' },
    takes('ann', 'han-solo', 'g9-rigger'),
    takes('ben', 'lando-calrissian', 'g-1a-starfighter'),
    secret('ann', 'takodana'),
    secret('ben', 'tatooine'),
    { type: 'setup.reputation', seat: 'ben', faction: 'rebel' },
    { type: 'planning.move', seat: 'ann', path: ['t6-n2', 't6-n3', 't6-imperial', 't6-n3'] },
  ];
  expect(breaches('set-up', moves, baseGame)).toEqual(['6 movement.2']);
  // With the ship of another player the goal may be completed.
  const han = { character: 'han-solo', ship: 'g9-rigger', fame: 0, space: 't6-n3' };
  const swap = tool('swap', { do: 'exchange-ships', with: 'ben' });
  const past = [
    { type: 'action.ability', seat: 'ann', source: 'swap' },
    { type: 'encounter.space', seat: 'ann', effects: [] },
    { type: 'planning.gain-credits', seat: 'ben' },
    { type: 'encounter.space', seat: 'ben', effects: [] },
    { type: 'planning.move', seat: 'ann', path: ['t6-imperial', 't6-n3'] },
  ];
  const flies = (ship: string) =>
    breaches(
      table({
        ann: { ...han, assets: [swap] },
        ben: { character: 'bossk', ship },
        turn: { step: 'action' },
        patrols: { imperial: { level: 1, space: 't6-imperial' } },
      }),
      past,
    );
  expect(flies('g-1a-starfighter')).toEqual(['4 movement.2']);
  expect(flies('firespray-31-patrol-craft')).toEqual([]);
});

it('a way of a patrol that is recorded a space short or long: the patrol is met where its one way leads', () => {
  const pistol: CardFacts = { id: 'pistol', type: 'gear', cost: 3000 };
  const vest: CardFacts = { id: 'vest', type: 'gear', cost: 3000, patrolIcon: { faction: 'hutt', spaces: 2 } };
  const start = table({
    ann: { space: 'ryloth' },
    ben: { space: 'ring-of-kafrene', character: 'bossk' },
    turn: { step: 'action' },
    market: { 'gear-mod': 'pistol' },
    patrols: { hutt: { level: 1, combat: 2, reward: { credits: 3000 }, space: 't6-hutt' } },
  });
  const met = (path: readonly string[]) =>
    breaches(
      start,
      [
        { type: 'market.buy', seat: 'ann', deck: 'gear-mod', paid: 3000 },
        { type: 'card.reveal', deck: 'gear-mod', card: 'vest' },
        { type: 'patrol.move', seat: 'ann', faction: 'hutt', path },
        { type: 'encounter.space', seat: 'ann', effects: [] },
        { type: 'planning.gain-credits', seat: 'ben' },
        { type: 'encounter.patrol', seat: 'ben', faction: 'hutt' },
      ],
      { cards: [pistol, vest] },
    );
  expect(met(['t6-n4', 'ring-of-kafrene'])).toEqual([]);
  expect(met(['t6-n4'])).toEqual(['2 patrol-movement.2']);
  expect(met(['t6-n4', 'ring-of-kafrene', 't5-n6'])).toEqual(['2 patrol-movement.2']);
  // What follows no paths is one breach, however long it is and wherever it leads.
  for (const path of [
    ['ring-of-kafrene'],
    ['ryloth', 't5-n6'],
    ['kessel', 't1-n1', 'ring-of-kafrene'],
    ['t6-n4', 't6-n4'],
  ])
    expect(met(path)).toEqual(['2 adjacency.0.1']);
});

describe('an encounter that is refused, and of which no dice are recorded', () => {
  const job: CardFacts = {
    id: 'errand',
    type: 'job',
    destination: 'ryloth',
    abilities: [
      { id: 'try', timing: 'encounter', effects: [{ do: 'test', skill: 'tech', pass: [{ do: 'complete-job' }] }] },
    ],
  };
  const hutt = (space: string) => ({ patrols: { hutt: { level: 1, combat: 2, reward: { credits: 3000 }, space } } });
  const start = (space: string) => table({ ann: { assets: [job] }, turn: { step: 'encounter' }, ...hutt(space) });
  const patrol = { type: 'encounter.patrol', seat: 'ann', faction: 'hutt' };
  const next = [
    { type: 'planning.gain-credits', seat: 'ben' },
    { type: 'encounter.space', seat: 'ben', effects: [] },
  ];

  it('has come to nothing: the next player is not held to have gone on too early', () => {
    expect(breaches(start('t6-hutt'), [patrol, ...next])).toEqual(['0 encounter-step.1']);
    const tries = { type: 'encounter.ability', seat: 'ann', source: 'errand', ability: 'try' };
    expect(breaches(start('t6-hutt'), [tries, ...next])).toEqual(['0 jobs.4']);
  });

  it('may have been won, as the next claims show, and what it claims itself may be a slip: told once', () => {
    const has = (credits: number) => ({ seats: { ann: { credits } } });
    const behind = (credits: number, first: typeof patrol = patrol): string[] =>
      breaches(start('t6-hutt'), [first, { type: 'planning.gain-credits', seat: 'ben', expect: has(credits) }]);
    expect(behind(8000)).toEqual(['0 encounter-step.1']);
    expect(behind(6000)).toEqual(['0 encounter-step.1', '1 credits.2']);
    const wrong = { ...patrol, expect: has(6000) };
    expect(behind(5000, wrong)).toEqual(['0 encounter-step.1']);
    expect(behind(4000, wrong)).toEqual(['0 encounter-step.1', '1 credits.3']);
  });

  it('is carried out where they are, and is owed them where nothing refuses it', () => {
    const dice = { type: 'combat.roll', faces: ['hit', 'blank', 'blank'] };
    const defence = { type: 'combat.roll', faces: ['hit', 'hit'] };
    const ending = { type: 'patrol.displace', seat: 'ann', faction: 'hutt', to: 't6-n4' };
    expect(breaches(start('t6-hutt'), [patrol, dice, defence, ending, ...next])[0]).toBe('0 encounter-step.1');
    expect(breaches(start('tatooine'), [patrol, ...next])).toEqual(['1 combat-steps.0.1']);
  });
});

describe('a defeated player who does not recover', () => {
  const inPain = { damage: { ship: 4 }, defeated: true } as const;
  const planned: Example['moves'][number] = { type: 'planning.gain-credits', seat: 'ann' };
  const meets = (seat: string, words: object = {}) => ({ type: 'encounter.space', seat, effects: [], ...words });
  const turnOfBen = (claimed: object) => [
    { ...planned, seat: 'ben', expect: { seats: { ann: claimed } } },
    meets('ben'),
  ];

  it('is told once, whether they are seen to be defeated still in that turn or later', () => {
    const start = table({ ann: inPain, market: { cargo: { id: 'spice', cost: 1000 } } });
    const still = { expect: { seats: { ann: { defeated: true } } } };
    const buys = { type: 'market.discard', seat: 'ann', deck: 'cargo' };
    const shown = { type: 'card.reveal', deck: 'cargo', card: 'wine' };
    const played = [
      planned,
      buys,
      shown,
      meets('ann'),
      ...turnOfBen(inPain),
      { type: 'planning.recover', seat: 'ann' },
    ];
    expect(breaches(start, played)).toEqual(['0 planning-step.3.1.a']);
    expect(breaches(start, played.with(3, meets('ann', still)))).toEqual(['0 planning-step.3.1.a']);
  });

  it('is told in each turn, where claims say that they are defeated still', () => {
    const start = table({ ann: inPain });
    const still = { expect: { seats: { ann: inPain } } };
    const [gain, encounter] = [{ type: 'planning.gain-credits', seat: 'ann' }, meets('ann')];
    const well = [{ type: 'planning.gain-credits', seat: 'ben' }, meets('ben')];
    const two = ['0 planning-step.3.1.a', '4 planning-step.3.1.a'];
    expect(breaches(start, [{ ...gain, ...still }, encounter, ...well, gain, encounter, ...well])).toEqual(two);
    expect(breaches(start, [gain, { ...encounter, ...still }, ...well, gain, encounter, ...well])).toEqual(two);
    expect(breaches(start, [gain, encounter, ...well, { ...gain, ...still }, encounter, ...well])).toEqual(two);
    expect(breaches(start, [gain, encounter, ...well, gain, encounter, ...well])).toEqual(['0 planning-step.3.1.a']);
  });

  it('may leave out the encounter, as after any defeat', () => {
    const start = table({ ann: inPain });
    expect(breaches(start, [planned, ...turnOfBen(inPain)])).toEqual(['0 planning-step.3.1.a']);
  });

  it('who is defeated in their turn does nothing more in it', () => {
    const blow = tool('blow', { do: 'suffer', on: 'ship', amount: 4 });
    const start = table({ ann: { assets: [blow] }, turn: { step: 'action' } });
    const used = { type: 'action.ability', seat: 'ann', source: 'blow' };
    expect(breaches(start, [used, meets('ann'), ...turnOfBen(inPain)])).toEqual(['1 defeated.1.4']);
  });
});

describe('a misspelt name', () => {
  const icons = { patrolIcon: 'none', contactIcon: 'none' } as const;
  const job = (id: string) => ({ id, type: 'job' as const, cost: 0, bonuses: {}, abilities: [], ...icons });

  it('of an entry in the middle of a purchase takes no choice from the buyer', () => {
    const start = table({
      turn: { seat: 'ann', step: 'action' },
      ann: { values: { hyperdrive: 5 }, slots: { 'job-or-bounty': 1 }, assets: [job('first')] },
      market: { job: job('second') },
    });
    const told = (seat: string) =>
      breaches(start, [
        { type: 'market.buy', seat: 'ann', deck: 'job' },
        { type: 'credits.trade', seat, with: 'ann', gives: 1000 },
        { type: 'asset.decline', seat: 'ann' },
        { type: 'card.reveal', deck: 'job', card: job('third') },
      ]);
    expect(told('ben')).toEqual([]);
    expect(told('benn')).toEqual(['1 log.the-move-log.4']);
  });

  it('of a patrol that is not there begins no combat: the next turn is judged as if it had not', () => {
    const start = table({ turn: { seat: 'ann', step: 'encounter' }, ann: { space: 'nal-hutta' } });
    const said = (faction: string) =>
      breaches(start, [
        { type: 'encounter.patrol', seat: 'ann', faction },
        { type: 'planning.gain-credits', seat: 'ben' },
        { type: 'encounter.space', seat: 'ben', effects: [] },
        { type: 'planning.gain-credits', seat: 'ann' },
        { type: 'planning.gain-credits', seat: 'ann' },
      ]);
    expect(said('hut')).toEqual(['0 log.the-move-log.8', '4 planning-step.0.1']);
    expect(said('hutt')).toEqual(['0 encounter-step.1', '4 planning-step.0.1']);
  });

  it('of a contact who lies there is told as one, and that of a token which nobody has turned is taken', () => {
    const start = (...classes: readonly ('green' | 'yellow')[]) =>
      table({
        turn: { seat: 'ann', step: 'encounter' },
        contacts: {
          tatooine: [{ id: 'zorba', class: 'green', faceup: true }, ...classes.map((of) => ({ class: of }))],
        },
      });
    const meets = (contact: string) => [
      { type: 'encounter.contact', seat: 'ann', contact, effects: [] },
      { type: 'planning.gain-credits', seat: 'ben' },
    ];
    expect(breaches(start(), meets('zorba'))).toEqual([]);
    expect(breaches(start(), meets('zorbba'))).toEqual(['0 log.the-move-log.5']);
    expect(breaches(start('yellow'), meets('zorbba'))).toEqual([]);
    expect(breaches(start(), meets('momaw'))).toEqual(['0 encounter-step.1']);
  });
});

describe('a misspelt name in a claim', () => {
  const claims = (ann: object, move: object = {}, start = table({ ann: { space: 'naboo' } })) =>
    breaches(start, [
      { type: 'planning.gain-credits', seat: 'ann', ...move, expect: { seats: { ann } } },
      { type: 'encounter.space', seat: 'ann', effects: [] },
      { type: 'planning.gain-credits', seat: 'ben' },
    ]);

  it('is told as what it is, and a known name that is wrong under the rule', () => {
    expect(claims({ space: 'naboo' })).toEqual([]);
    expect(claims({ space: 'nabooo' })).toEqual(['0 log.the-move-log.5']);
    expect(claims({ space: 'nabooo', credits: 1 })).toEqual(['0 log.the-move-log.5', '0 planning-step.2']);
    expect(claims({ space: 'ryloth' })).toEqual(['0 planning-step.0.1']);
    expect(claims({ space: 'rylloth' })).toEqual(['0 log.the-move-log.5', '0 planning-step.0.1']);
    expect(claims({ space: 'somewhere-else' })).toEqual(['0 planning-step.0.1']);
  });

  it('is not told again at a move with a slip, and hides nothing that follows', () => {
    expect(claims({ space: 'nabooo' }, { type: 'planning.gain-credit' })).toEqual(['0 log.the-move-log.8']);
  });

  it('of a list costs the one word', () => {
    const start = table({ ann: { assets: [cargo('crate'), gear('vibroknife')] } });
    expect(claims({ assets: ['vibroknive', 'crate'] }, {}, start)).toEqual(['0 log.the-move-log.5']);
  });

  it('of a seat is told with the seats', () => {
    const at = (seat: string) =>
      breaches(table(), [{ type: 'planning.gain-credits', seat: 'ann', expect: { turn: { seat } } }]);
    expect(at('ann')).toEqual([]);
    expect(at('anm')).toEqual(['0 log.the-move-log.4']);
    expect(at('ben')).not.toEqual([]);
  });
});

describe("another player's job", () => {
  const heist = {
    id: 'heist',
    type: 'job' as const,
    origin: 'market' as const,
    deck: 'job' as const,
    bonuses: {},
    destination: 'tatooine',
    reward: { credits: 3000 },
    abilities: [
      {
        id: 'try',
        timing: 'encounter' as const,
        effects: [{ do: 'test' as const, skill: 'tech' as const, pass: [{ do: 'complete-job' as const }], fail: [] }],
      },
    ],
  };
  const start = table({
    ann: { space: 'tatooine' },
    ben: { space: 'tatooine', assets: [heist] },
    turn: { step: 'encounter' },
  });
  const tries = (seat: string, first: string) => [
    { type: 'encounter.ability', seat, source: 'heist' },
    { type: 'test.roll', faces: [first, 'blank'] },
  ];
  const gains = (seat: string) => ({ type: 'planning.gain-credits', seat });

  it('that was tried and failed is still there for its owner to try', () => {
    const moves = [...tries('ann', 'blank'), gains('ben'), ...tries('ben', 'crit'), gains('ann')];
    expect(breaches(start, moves)).toEqual(['0 encounter-step.2']);
  });

  it('that was completed is no longer', () => {
    const paid = { ...gains('ben'), expect: { seats: { ann: { credits: 8000 } } } };
    const moves = [...tries('ann', 'crit'), paid, ...tries('ben', 'crit'), gains('ann')];
    expect(breaches(start, moves)).toEqual(['0 encounter-step.2', '3 encounter-step.2']);
  });
});

describe('an entry told one too late', () => {
  it('is told, and what it has brought is not held against the claims behind it', () => {
    const pays = {
      do: 'to' as const,
      cost: [{ do: 'lose-credits' as const, amount: 2000 }],
      effects: [{ do: 'gain-reputation' as const, faction: 'hutt' as const }],
    };
    const trader = {
      id: 'trader',
      origin: 'encounter' as const,
      encounterDeck: 'tatooine-nal-hutta' as const,
      bonuses: {},
      sections: [{ of: 'tatooine', effects: [{ do: 'may' as const, effects: [pays] }] }],
    };
    const start = table({ turn: { seat: 'ann', step: 'encounter' }, ann: { reputation: { hutt: 'neutral' } } });
    const meets = { type: 'encounter.space', seat: 'ann', card: 'trader', section: 'tatooine' };
    const may = { type: 'card.may', seat: 'ann' };
    const recovers = { type: 'planning.recover', seat: 'ben' };
    const told = (credits: number, ...moves: Example['moves']) => {
      const claims = { seats: { ann: { credits, reputation: { hutt: 'positive' } } } };
      const later = [
        { type: 'encounter.space', seat: 'ben', effects: [] },
        { type: 'planning.gain-credits', seat: 'ann', expect: claims },
      ];
      return breaches(start, [...moves, ...later], { cards: [trader] });
    };
    expect(told(5000, meets, may, recovers)).toEqual([]);
    expect(told(5000, meets, recovers, may)).toEqual(['2 word-usage.2']);
    expect(told(6000, meets, recovers, may)).toEqual(['2 word-usage.2', '4 planning-step.2']);
  });
});

it('an ability told behind the end of its fight, whose claim it explains, is one breach', () => {
  const start = ambush({
    ann: {
      values: { shipCombat: 3, hull: 5 },
      slots: { gear: 1 },
      assets: [trick('cannon', { combat: 'ship', on: 'opponent', change: { kind: 'cancel', most: 1, from: 'hit' } })],
    },
  });
  const cancels = use('ann', 'cannon', { kind: 'cancel', dice: [0] });
  const fought = (damage: number, ...moves: Example['moves']) => {
    const claimed = (move: Example['moves'][number]) =>
      move.type === resolve.type ? claims(move, { seats: { ann: { damage: { ship: damage } } } }) : move;
    const dice = [roll('hit', 'focus', 'crit'), roll('hit', 'hit')];
    return breaches(start, [meet, ...dice, ...moves.map(claimed), { type: 'planning.recover', seat: 'ben' }]);
  };
  expect(fought(1, cancels, resolve)).toEqual([]);
  expect(fought(1, resolve, cancels)).toEqual(['3 combat-steps.5.2']);
  expect(fought(4, resolve, cancels)).toEqual(['3 combat-steps.5.2', '4 combat.0.1']);
});

it('a favor in a game that does not say that it uses them is one breach, and what it brings is none', () => {
  const favor = { type: 'favor.receive', seat: 'ann', from: 'ben', kind: 'combat-strategy', pays: { credits: 1000 } };
  const start = ambush({ ann: { values: { shipCombat: 3, hull: 5 } }, ben: { space: 'tatooine' } });
  const fought = (dice: Example['moves'][number]) =>
    breaches(start, [meet, favor, dice, roll('blank', 'hit'), resolve, { type: 'planning.recover', seat: 'ben' }]);
  expect(fought(roll('hit', 'crit', 'focus', 'hit'))).toEqual(['1 favors.0.1']);
  expect(fought(roll('hit', 'crit', 'hit'))).toEqual(['1 favors.0.1']);
});

it('a favor for a debt token that its player has not is one breach, whether the next dice show that it was granted or not', () => {
  const favor = { type: 'favor.receive', seat: 'ann', from: 'ben', kind: 'combat-strategy', debtToken: true };
  const fought = (holds: readonly string[], ...dice: Example['moves']) => {
    const facts = { values: { shipCombat: 3, hull: 5 }, debtTokens: [...holds] };
    const start = ambush({ ann: facts, ben: { space: 'tatooine' } });
    return breaches(
      start,
      [meet, favor, ...dice, roll('blank', 'hit'), resolve, { type: 'planning.recover', seat: 'ben' }],
      { options: { favors: true } },
    );
  };
  const four = roll('hit', 'crit', 'focus', 'hit');
  expect(fought(['ben'], four)).toEqual([]);
  expect(fought([], four)).toEqual(['1 debt-tokens.4']);
  expect(fought([], roll('hit', 'crit', 'hit'))).toEqual(['1 debt-tokens.4']);
});

describe('after an encounter that may have given one more turn', () => {
  const start = table({ turn: { step: 'encounter' } });
  const encounter = (seat: string) => ({ type: 'encounter.space', seat });
  const gain = (seat: string) => ({ type: 'planning.gain-credits', seat });

  it('that turn is in order', () => {
    expect(breaches(start, [encounter('ann'), gain('ann'), encounter('ann'), gain('ben')])).toEqual([]);
  });

  it('the wrong seat is told where it stands, and the turn is that of the next player', () => {
    const moves = [encounter('ann'), gain('ann'), encounter('ben'), gain('ann'), encounter('ann'), gain('ben')];
    expect(breaches(start, moves)).toEqual(['1 player-turn.0.1']);
  });

  it('so is one entry too many', () => {
    expect(breaches(start, [encounter('ann'), gain('ann'), gain('ben'), encounter('ben'), gain('ann')])).toEqual([
      '1 player-turn.0.1',
    ]);
  });
});

describe('turns that are told in another order', () => {
  const four = { seats: { ann: seat(), ben: seat(), cem: seat(), dan: seat() } };
  const turns = (...seats: readonly string[]) =>
    seats.flatMap((who) => [
      { type: 'planning.gain-credits', seat: who },
      { type: 'encounter.space', seat: who, effects: [] },
    ]);
  const toldOfTurns = (...seats: readonly string[]) => breaches(four, turns(...seats));

  it('two that have changed places are one breach', () => {
    expect(toldOfTurns('ann', 'ben', 'cem', 'dan', 'ann')).toEqual([]);
    expect(toldOfTurns('ann', 'cem', 'ben', 'dan', 'ann', 'ben')).toEqual(['2 player-turn.0.1']);
    expect(toldOfTurns('ben', 'ann', 'cem')).toEqual(['0 player-turn.0.1']);
  });

  it('one that has moved by several places, or a round in another order, is one breach', () => {
    expect(toldOfTurns('ann', 'dan', 'ben', 'cem', 'ann', 'ben', 'cem', 'dan')).toEqual(['2 player-turn.0.1']);
    expect(toldOfTurns('ann', 'cem', 'dan', 'ben', 'ann', 'ben', 'cem', 'dan')).toEqual(['2 player-turn.0.1']);
    expect(toldOfTurns('dan', 'cem', 'ben', 'ann', 'ann', 'ben', 'cem', 'dan')).toEqual(['0 player-turn.0.1']);
    const again = ['ann', 'dan', 'ben', 'cem', 'dan'];
    expect(toldOfTurns(...again)).toEqual(['2 player-turn.0.1']);
    expect(toldOfTurns(...again, 'dan')).toEqual(['2 player-turn.0.1', '10 player-turn.0.1']);
  });

  it('whoever was passed over has no more than one turn behind', () => {
    expect(toldOfTurns('ann', 'cem', 'dan', 'ann', 'ben')).toEqual(['2 player-turn.0.1']);
    expect(toldOfTurns('ann', 'cem', 'ben', 'dan', 'ben')).toEqual(['2 player-turn.0.1', '8 player-turn.0.1']);
    expect(toldOfTurns('ann', 'cem', 'ben', 'cem', 'dan')).toEqual(['2 player-turn.0.1']);
    expect(toldOfTurns('ann', 'cem', 'ben', 'ben')).toEqual(['2 player-turn.0.1', '6 player-turn.0.1']);
  });
});

describe('a fight for a bounty', () => {
  const start = hunt({ ann: { values: { groundCombat: 4 } }, card: { combat: { kind: 'ground', value: 2 } } });
  const [meeting, attack, defence] = [meets('chopper'), roll('hit', 'hit', 'hit', 'blank'), roll('hit', 'blank')];
  const judged = (...moves: Example['moves']) => {
    const ben = { type: 'planning.recover', seat: 'ben' };
    return breaches(start, [...moves, resolve, eliminates(), ben], onContacts);
  };

  it('is in order, whether the log says that it is one or not', () => {
    expect(judged(meeting, fights(), attack, defence)).toEqual([]);
    expect(judged(meeting, attack, defence)).toEqual([]);
  });

  it('attack and defence in the wrong order are told where they are wrong, and the elimination is taken', () => {
    expect(judged(meeting, defence, attack)).toEqual(['1 combat-steps.0.1']);
  });

  it('dice before the encounter, or without it, are one breach', () => {
    expect(judged(attack, meeting, defence)).toEqual(['0 combat.0.1']);
    expect(judged(attack, defence)).toEqual(['0 combat.0.1']);
  });
});

it('an encounter recorded twice, before a fight for a bounty that goes without saying: what comes behind it is judged', () => {
  const judged = (name: string): string[] => {
    const { start, header, moves } = soloFights.find(({ shows }) => shows === name) as Example;
    return breaches(start, [...moves.slice(0, 2), ...moves.slice(1)], header);
  };
  const twice = ['2 encountering-a-contact.2.b'];
  expect(judged('so with a capture')).toEqual(twice);
  expect(judged('every word of the fight is told')).toEqual(twice);
});

it('an AI card recorded twice, before a fight of which nobody says whom it is against: what comes behind it is judged', () => {
  const ofTwo = 'of two players in its space Bossk fights the one that is told';
  const { start, header, moves } = soloDeeds.find(({ shows }) => shows === ofTwo) as Example;
  const card = moves.slice(0, 1);
  const fight = moves.slice(2);
  expect(breaches(start, [...card, ...fight], header)).toEqual([]);
  const twice = breaches(start, [...card, ...card, ...fight], header);
  expect(twice).toEqual(['1 single-player-rules-playing-the-game.0.5']);
});

it('a trade recorded twice, claims and all: what comes behind it is judged as if it were recorded once', () => {
  const han = { space: 'naboo', credits: 9000, character: 'han-solo', ship: 'g9-rigger' };
  const boba = { space: 'naboo', credits: 5000, character: 'boba-fett', ship: 'g-1a-starfighter' };
  const has = (seat: string, credits: number) => ({ expect: { seats: { [seat]: { credits } } } });
  const trade = { type: 'credits.trade', seat: 'ann', with: 'ben', gives: 1000, ...has('ann', 8000) };
  const judged = (again: object, behind: number): string[] => {
    const read = checkLog({
      format: 'referee-log/1',
      ruleset: 'outer-rim',
      seats: ['ann', 'ben'],
      start: { turn: { seat: 'ann', step: 'action' }, seats: { ann: han, ben: boba } },
      moves: [
        trade,
        again,
        { type: 'encounter.space', seat: 'ann', effects: [] },
        { type: 'planning.gain-credits', seat: 'ben', ...has('ben', behind) },
      ],
    } as unknown as Json);
    if (!read.ok) throw new Error('unreadable');
    return verify(read.value.game, read.value.log).violations.map(({ entry, rule }) => `${entry} ${rule}`);
  };
  expect(judged(trade, 8000)).toEqual(['1 outer-rim.credits.7.b']);
  expect(judged(trade, 5000)).toEqual(['1 outer-rim.credits.7.b', '3 outer-rim.planning-step.2']);
  // Another claim says that it was done once more.
  expect(judged({ ...trade, ...has('ann', 7000) }, 9000)).toEqual([]);
  expect(judged({ ...trade, ...has('ann', 7000) }, 8000)).toEqual(['3 outer-rim.planning-step.2']);
});

it('dice of the opponent that were rerolled by an ability for the own ones', () => {
  const charm = trick('charm', { on: 'own', change: { kind: 'reroll', most: 1 } });
  const moves = [
    obey,
    roll('hit', 'hit', 'blank'),
    use('ben', 'charm', { kind: 'reroll', dice: [1] }),
    reroll('crit'),
    roll('hit', 'blank', 'blank'),
    resolve,
  ];
  expect(breaches(duel({ ben: { assets: [charm] } }), moves)).toEqual([
    '2 appendix-2-interpreting-cards-and-abilities.0.2',
  ]);
});

it('a roll with a die too many or too few is one breach: the right number of dice may have shown what the log goes on with', () => {
  expect(told('patrol-hunt', 12, { faces: ['hit', 'hit', 'crit', 'blank', 'focus'] })).toEqual(['12 combat-steps.1']);
  expect(told('patrol-hunt', 13, { faces: ['hit', 'focus', 'blank'] })).toEqual(['13 combat-steps.3']);
  expect(told('three-bounties', 15, { faces: ['focus'] })).toEqual(['15 combat-steps.1']);
  expect(told('three-bounties', 4, { faces: ['hit', 'blank'] })).toEqual(['4 combat-steps.3']);
  // No two of these three dice deal the damage that the log goes on with: that is a second slip.
  expect(told('whole-game-two-players', 74, { faces: ['hit', 'blank', 'focus'] })).toEqual([
    '74 combat-steps.3',
    '75 combat-steps.5.2',
  ]);
});

it('wrong dice of a wrong number do not say who has won: the next entries may show that it was the other one', () => {
  const lost = { type: 'patrol.displace', seat: 'ann', faction: 'imperial', to: 't4-n3' };
  const gains = (who: string) => ({ type: 'planning.gain-credits', seat: who });
  const judged = (defence: Example['moves'][number], ...more: Example['moves']) =>
    breaches(ambush(), [meet, roll('hit', 'blank', 'blank'), defence, resolve, ...more, gains('ben')]);
  expect(judged(roll('blank', 'blank', 'blank'), lost)).toEqual(['2 combat-steps.3']);
  expect(judged(roll('blank', 'blank', 'blank'))).toEqual(['2 combat-steps.3']);
  // Dice of the right number do.
  expect(judged(roll('blank', 'blank'), lost)).toEqual(['4 encountering-a-patrol.2']);
});

it('behind a card that came up and was not told those that lay under its deck may still do so', () => {
  const patrols = { imperial: { level: 1 as const, space: 't6-imperial' } };
  const lies = (...under: string[]) => ({ expect: { market: { cargo: { under } } } });
  const judged = (claim: object) =>
    breaches(atMarket({ cargo: { faceup: cargo('crates'), under: ['silk'] } }, {}, { patrols }), [
      { type: 'market.buy', seat: 'ann', deck: 'cargo' },
      { type: 'patrol.move', seat: 'ann', faction: 'imperial', path: ['t6-n3'] },
      { type: 'action.end', seat: 'ann' },
      { type: 'encounter.space', seat: 'ann', effects: [] },
      { type: 'planning.gain-credits', seat: 'ben', ...claim },
      { type: 'action.end', seat: 'ben' },
    ]);
  expect(judged(lies('silk'))).toEqual(['1 log.the-move-log.6']);
  expect(judged(lies())).toEqual(['1 log.the-move-log.6']);
  expect(judged(lies('silk', 'spice'))).toEqual(['1 log.the-move-log.6', '4 discarding.1']);
});

it('a forgotten roll for the first player is one breach: it came to the tie that the next rolls show', () => {
  const seats = ['ann', 'ben', 'cem'];
  const tied = seats.map((one) => rolls(one, 6));
  const judged = (...others: Example['moves']) => {
    const again = [rolls('ann', 3), rolls('ben', 3), rolls('ann', 1), rolls('ben', 5)];
    return breaches('set-up', [...tied, ...others, ...again, isFirst('ben'), takes('ben', 'bossk')], {
      ...baseGame,
      seats,
    });
  };
  expect(judged(rolls('ann', 4), rolls('ben', 4), rolls('cem', 1))).toEqual([]);
  expect(judged(rolls('ann', 4), rolls('cem', 1))).toEqual(['5 appendix-1-setup.6.a']);
});

it('of a fight with as many dice on both sides the one roll that is recorded may be that of either', () => {
  const judged = (ship: number) =>
    breaches(ambush({ patrol: { combat: 3 } }), [
      meet,
      roll('hit', 'hit', 'blank'),
      resolve,
      claims(
        { type: 'patrol.displace', seat: 'ann', faction: 'imperial', to: 't4-n3' },
        { seats: { ann: { damage: { ship } } } },
      ),
      { type: 'planning.gain-credits', seat: 'ben' },
    ]);
  // Ann rolled two hits and suffered more, or nobody knows what she rolled.
  expect(judged(3)).toEqual(['2 combat-steps.0.1']);
  expect(judged(2)).toEqual(['2 combat-steps.0.1']);
  expect(judged(1)).toHaveLength(2);
});

it('an entry of the next turn that was recorded too early is one breach, also past entries that leave words out or claim what only comes behind them', () => {
  const early = (from: number, to: number, game = 'whole-game-four-players') =>
    toldOf(game, (moves) => moves.toSpliced(from, 1).toSpliced(to, 0, moves[from] as Move));
  expect(early(30, 24)).toEqual(['24 encounter-step.0.1']);
  expect(early(30, 28)).toEqual(['28 combat-steps.0.1']);
  // Where it stands the turn of the AI player may have been left out: the card behind it shows that it was not.
  for (const [from, to] of [
    [22, 16],
    [35, 29],
  ] as const)
    expect(early(from, to, 'single-player-bounty-hunter')).toEqual([`${to} single-player-rules-playing-the-game.0.3`]);
});

describe('an entry that was recorded some entries too early is read where it belongs', () => {
  const early = (name: string, from: number, to: number, slip: (moves: Move[]) => void = () => {}) =>
    toldOf(name, (moves) => {
      const changed = structuredClone(moves.toSpliced(from, 1).toSpliced(to, 0, moves[from] as Move)) as Move[];
      slip(changed);
      return changed;
    });
  const fight = 'whole-game-four-players';

  it('also where it was legal itself, and where it leaves words out', () => {
    expect(early('simulated-8', 290, 287)).toEqual(['288 combat-steps.0.1']);
    expect(early('single-player-bounty-hunter', 12, 7)).toEqual(['8 market-decks.1.1']);
    expect(early(fight, 26, 23)).toEqual(['23 player-turn.1.1']);
  });

  it('and explains no other slip behind it', () => {
    const dice = { faces: ['hit', 'hit', 'blank', 'crit', 'crit'] };
    const miscounted = (moves: Move[]) => void Object.assign(moves[27] as Move, dice);
    expect(early(fight, 26, 23, miscounted)).toEqual(['23 player-turn.1.1', '27 combat-steps.1']);
    const wrongSeat = (moves: Move[]) => void Object.assign(moves[30] as Move, { seat: 'ben' });
    expect(early(fight, 26, 23, wrongSeat)).toEqual(['23 player-turn.1.1', '30 player-turn.0.1']);
    const rich = { expect: { seats: { dan: { credits: 9000 } } } };
    const wrongClaim = (moves: Move[]) => void Object.assign(moves[29] as Move, rich);
    expect(early(fight, 26, 23, wrongClaim)).toEqual(['23 player-turn.1.1', '29 player-bounty-rewards.1']);
  });
});

describe('a way that follows no path', () => {
  const away = ['t2-n2', 'mon-calamari', 't2-n4', 't3-n2', 't3-n3', 't4-n6'];
  const breach = ['32 adjacency.0.1', '32 movement.1'];

  it('is one slip: the ship was where the log goes on', () => {
    expect(told('whole-game-two-players', 32, { path: away })).toEqual(breach);
  });

  it('explains no wrong card there', () => {
    const found = toldOf('whole-game-two-players', (moves) =>
      moves
        .with(32, { ...(moves[32] as Move), path: away } as Move)
        .with(37, { ...(moves[37] as Move), section: 'tatooine' } as Move),
    );
    expect(found).toEqual([...breach, '37 encountering-a-space.0.2']);
  });
});

describe('an entry in the midst of the turn of an AI player that belongs behind it', () => {
  const early = (moves: readonly Move[]) => moves.toSpliced(31, 1).toSpliced(27, 0, moves[31] as Move);
  const breach = '27 single-player-rules-playing-the-game.0.8';

  it('is one breach, however much there is to search', () => {
    expect(toldOf('single-player-lando', early)).toEqual([breach]);
  });

  it('explains no other slip', () => {
    const patrol = { path: ['t1-n1'] };
    const wrongTest = (moves: readonly Move[]) => moves.with(33, { ...(moves[33] as Move), faces: ['hit'] } as Move);
    expect(toldOf('single-player-lando', (moves) => wrongTest(early(moves)))).toEqual([breach, '33 skill-tests.1']);
    const wrongPath = (moves: readonly Move[]) => moves.with(30, { ...(moves[30] as Move), ...patrol } as Move);
    expect(toldOf('single-player-lando', (moves) => wrongPath(early(moves)))).toEqual([
      breach,
      '30 single-player-rules-buying.3.1.1',
    ]);
  });
});

describe('what a lost fight has brought, claimed at its comparison, is true although the entry behind it breaks a rule', () => {
  const start = table({
    turn: { step: 'encounter' },
    ann: { space: 't6-n4', credits: 0 },
    patrols: { hutt: { level: 1, combat: 2, reward: { credits: 3000 }, space: 't6-n4' } },
  });
  const lost = [
    { type: 'encounter.patrol', seat: 'ann', faction: 'hutt' },
    roll('blank', 'blank', 'blank'),
    roll('hit', 'blank'),
  ];
  const judged = (displaced: object, ship = 1) =>
    breaches(start, [
      ...lost,
      { type: 'combat.resolve', seat: 'ann', expect: { seats: { ann: { damage: { ship } } } } },
      { type: 'patrol.displace', seat: 'ann', faction: 'hutt', ...displaced },
      { type: 'planning.gain-credits', seat: 'ben' },
    ]);

  it('the patrol is moved too far, or by the wrong player', () => {
    expect(judged({ to: 'ring-of-kafrene' })).toEqual([]);
    expect(judged({ to: 't6-n2' })).toEqual(['4 encountering-a-patrol.2']);
    expect(judged({ seat: 'ben', to: 'ring-of-kafrene' })).toEqual(['4 encountering-a-patrol.2']);
  });

  it('that the patrol has not been moved is told once, where the next player goes on', () => {
    const stays = { seats: { ann: { damage: { ship: 1 } } }, patrols: { hutt: { space: 't6-n4' } } };
    const claiming = [...lost, { type: 'combat.resolve', seat: 'ann', expect: stays }];
    const ben = { type: 'planning.gain-credits', seat: 'ben' };
    expect(breaches(start, [...claiming, ben])).toEqual(['4 encountering-a-patrol.2']);
    const moved = { type: 'patrol.displace', seat: 'ann', faction: 'hutt', to: 'ring-of-kafrene' };
    expect(breaches(start, [...claiming, moved, ben])).toEqual(['3 encountering-a-patrol.2']);
  });

  it('a wrong claim of the damage is told as well', () => {
    expect(judged({ to: 'ring-of-kafrene' }, 2)).toEqual(['3 combat-steps.5.2']);
    expect(judged({ to: 't6-n2' }, 2)).toEqual(['3 combat-steps.5.2', '4 encountering-a-patrol.2']);
  });
});

it('a lost fight with a patrol whose reward is claimed was held to be won: what comes of that is no further breach', () => {
  const start = table({
    turn: { seat: 'ben', step: 'encounter' },
    ben: { credits: 1000 },
    patrols: { rebel: { level: 1, combat: 2, reward: { credits: 2000 }, space: 'naboo' } },
  });
  const credits = (amount: number) => ({ expect: { seats: { ben: { credits: amount } } } });
  const moves = [
    { type: 'encounter.patrol', seat: 'ben', faction: 'rebel' },
    roll('hit', 'blank', 'blank'),
    roll('crit', 'blank'),
    { type: 'combat.resolve', seat: 'ben', ...credits(3000) },
    { type: 'patrol.spawn', faction: 'rebel', expect: { patrols: { rebel: { level: 2 } } } },
    { type: 'planning.gain-credits', seat: 'ann', ...credits(3000) },
  ];
  expect(breaches(start, moves)).toEqual(['3 combat-steps.4.2']);
  const silent = moves.map((move, at) => (at === 3 ? { type: 'combat.resolve', seat: 'ben' } : move));
  expect(breaches(start, silent)).toEqual(['4 patrols.9.a']);
  const [planned] = moves.slice(-1);
  const wrong = [...silent.slice(0, -1), { ...planned, ...credits(4000) }];
  expect(breaches(start, wrong as Example['moves'])).toEqual(['4 patrols.9.a', '5 credits.2']);
});

describe('what somebody does in the midst of the turn of another, which goes on behind it', () => {
  const goesOn: Example['moves'] = [
    { type: 'encounter.space', seat: 'ann', effects: [] },
    { type: 'planning.gain-credits', seat: 'ben' },
  ];
  const faceup = (id: string): CardFacts => ({ id, type: 'job', cost: 0, patrolIcon: 'none', contactIcon: 'none' });

  it('a purchase', () => {
    const buys = (who: string, card: string, next: string): Example['moves'] => [
      { type: 'market.buy', seat: who, deck: 'job', card, paid: 0 },
      { type: 'card.reveal', deck: 'job', card: faceup(next) },
    ];
    const start = table({ turn: { step: 'action' }, market: { job: faceup('run') } });
    const both = [...buys('ben', 'run', 'next'), ...buys('ann', 'next', 'last')];
    expect(breaches(start, [...both, ...goesOn])).toEqual(['0 player-turn.0.1']);
    expect(breaches(start, [...both, ...buys('ann', 'last', 'another'), ...goesOn])).toEqual([
      '0 player-turn.0.1',
      '4 action-step.0.2',
    ]);
  });

  it('a fight with a patrol', () => {
    const start = ambush({ ann: { space: 'naboo' }, ben: { space: 'tatooine' } });
    const fights: Example['moves'] = [{ ...meet, seat: 'ben' }, roll('hit', 'hit', 'blank'), roll('hit', 'blank')];
    expect(breaches(start, [...fights, ...goesOn])).toEqual(['0 player-turn.0.1']);
    expect(breaches(start, [...fights, ...goesOn.slice(0, 1), ...goesOn])).toEqual([
      '0 player-turn.0.1',
      '4 encounter-step.0.1',
    ]);
  });
});

describe('a fight for a bounty in a turn whose planning step is missing', () => {
  const planning = { turn: { step: 'planning' } } as const;
  const won = [roll('hit', 'hit', 'blank'), roll('hit', 'blank', 'blank'), resolve];
  const after = { type: 'planning.gain-credits', seat: 'ben' };

  it('with the player who goes without saying', () => {
    const start = hunt({ ...planning, ann: { assets: [warrant('boba-fett')] }, ben: { character: 'boba-fett' } });
    expect(breaches(start, [attacks({ bounty: undefined }), ...won, after])).toEqual(['0 player-turn.1.1']);
  });

  it('with a crew, for the only bounty', () => {
    const crew = { id: 'old-hand', type: 'crew', contact: 'lobot' } as CardFacts;
    const start = hunt({ ...planning, ann: { assets: [warrant('lobot')] }, ben: { assets: [crew] } });
    const met = [hunts({ bounty: undefined }), leaves(), ...won, eliminates(), after];
    expect(breaches(start, met)).toEqual(['0 player-turn.1.1']);
  });
});

it('the damage that the wrong seat claims truly, and that is suffered only behind a choice, is suffered once', () => {
  const crew = { id: 'old-hand', type: 'crew', contact: 'lobot', bonuses: {}, abilities: [] } as CardFacts;
  const start = hunt({ ann: { assets: [warrant('lobot')] }, ben: { assets: [crew] } });
  const suffered = { seats: { ann: { damage: { character: 2 } }, ben: { damage: { character: 2 } } } };
  const fought = (who: string) => [
    hunts(),
    protects(),
    roll('hit', 'hit', 'blank'),
    roll('hit', 'hit', 'blank'),
    { ...resolve, seat: who, expect: suffered },
    captures(),
    { type: 'planning.gain-credits', seat: 'ben' },
  ];
  expect(breaches(start, fought('ann'))).toEqual([]);
  expect(breaches(start, fought('ben'))).toEqual(['4 combat.6']);
  // What an untold text might do behind the fight has not been done where the log goes on with the choice.
  const untold = { id: 'thing', type: 'gear' } as CardFacts;
  const unknown = hunt({ ann: { assets: [warrant('lobot'), untold] }, ben: { assets: [crew] } });
  expect(breaches(unknown, fought('ann'))).toEqual([]);
  const elsewhere = { ...resolve, expect: { seats: { ann: { space: 'kessel' }, ben: { damage: { character: 2 } } } } };
  expect(breaches(unknown, fought('ann').with(4, elsewhere))).toEqual(['4 movement.0.1']);
});

it('a discard of what nobody has brings the game nowhere: what comes behind it is judged as ever', () => {
  const discard = { type: 'asset.discard', seat: 'ben', card: 'jetpack' };
  const gain = (who: string) => ({ type: 'planning.gain-credits', seat: who });
  const encounter = { type: 'encounter.space', seat: 'ann', effects: [] };
  expect(breaches(table(), [gain('ann'), discard, encounter, gain('ben')])).toEqual(['1 assets.6']);
  expect(breaches(table(), [gain('ann'), discard, gain('ann'), encounter, gain('ben')])).toEqual([
    '1 assets.6',
    '2 planning-step.0.1',
  ]);
});

describe('one entry of a fight for the only bounty in the wrong place is one breach', () => {
  const gain = { type: 'planning.gain-credits', seat: 'ben' };
  const [attack, defence] = [roll('hit', 'hit', 'blank'), roll('hit', 'blank', 'blank')];
  const swapped = (moves: Example['moves'], at: number): Example['moves'] =>
    moves.toSpliced(at, 2, moves[at + 1] as (typeof moves)[number], moves[at] as (typeof moves)[number]);

  it('with a contact', () => {
    const fight = fights({ bounty: undefined });
    const moves = [meets('chopper'), fight, attack, defence, resolve, eliminates(), gain];
    expect(breaches(hunt(), moves, onContacts)).toEqual([]);
    expect(breaches(hunt(), swapped(moves, 1), onContacts)).toEqual(['2 combat-steps.0.1']);
  });

  it("with somebody's crew, which its owner protects or not", () => {
    const crew = { id: 'old-hand', type: 'crew', contact: 'lobot', bonuses: {}, abilities: [] } as CardFacts;
    const start = hunt({
      ann: { assets: [warrant('lobot', { combat: { kind: 'ground', value: 2 } })] },
      ben: { assets: [crew] },
    });
    for (const dice of [defence, roll('hit', 'blank')]) {
      const moves = [hunts({ bounty: undefined, player: 'ben' }), attack, dice, resolve, eliminates(), gain];
      expect(breaches(start, moves)).toEqual([]);
      expect(breaches(start, swapped(moves, 0))).toEqual(['0 combat.0.1']);
    }
  });
});

describe('a purchase before the planning step, which follows', () => {
  const faceup = (id: string): CardFacts => ({ id, type: 'job', cost: 0, patrolIcon: 'none', contactIcon: 'none' });
  const buys = (card: string, next: string): Example['moves'] => [
    { type: 'market.buy', seat: 'ben', deck: 'job', card, paid: 0 },
    { type: 'card.reveal', deck: 'job', card: faceup(next) },
  ];
  const gain = { type: 'planning.gain-credits', seat: 'ben' };
  const encounter = (who: string) => ({ type: 'encounter.space', seat: who, effects: [] });
  const bought = buys('run', 'next');

  it('is the market action of the turn', () => {
    const start = table({ turn: { seat: 'ben', step: 'planning' }, market: { job: faceup('run') } });
    expect(breaches(start, [...bought, gain, encounter('ben')])).toEqual(['0 player-turn.1.1']);
    const again = [...bought, gain, ...buys('next', 'last'), encounter('ben')];
    expect(breaches(start, again)).toEqual(['0 player-turn.1.1', '3 action-step.0.2']);
  });

  it('leaves a delivery behind the turn of its player told as what it is', () => {
    const start = hunt({
      market: { job: faceup('run') },
      ann: { space: 'kessel' },
      contacts: { kessel: [{ id: 'chopper', class: 'green', faceup: true }] },
    });
    const captured = [
      meets('chopper'),
      fights(),
      roll('hit', 'hit', 'blank'),
      roll('hit', 'blank', 'blank'),
      captures(),
    ];
    const delivers = { type: 'deliver.bounty', seat: 'ann', card: 'warrant' };
    const moves = [...captured, ...bought, delivers, gain, encounter('ben')];
    expect(breaches(start, moves)).toEqual(['5 player-turn.1.1', '7 deliver-action.4']);
  });
});

it('a job of another player, tried in the midst of their turn, leaves them their encounter', () => {
  const effects = [{ do: 'test', skill: 'piloting', pass: [{ do: 'complete-job' }], fail: [{ do: 'fail-job' }] }];
  const errand = {
    id: 'errand',
    type: 'job',
    destination: 'naboo',
    reward: { credits: 5000 },
    bonuses: {},
    abilities: [{ id: 'go', timing: 'encounter', effects }],
  } as CardFacts;
  const start = table({
    turn: { step: 'encounter' },
    ann: { space: 'naboo', assets: [errand] },
    ben: { space: 'naboo' },
  });
  const tries = (who: string) => [
    { type: 'encounter.ability', seat: who, source: 'errand' },
    { type: 'test.roll', faces: ['hit', 'blank'] },
  ];
  const goesOn = [
    { type: 'encounter.space', seat: 'ann', effects: [] },
    { type: 'planning.gain-credits', seat: 'ben' },
  ];
  expect(breaches(start, [...tries('ben'), ...goesOn])).toEqual(['0 player-turn.0.1']);
  expect(breaches(start, [...tries('ann'), ...goesOn])).toEqual(['2 encounter-step.0.1']);
});

it('a fight behind a refused second choice of a contact is for the bounty that is held, also where an untold card may have brought others', () => {
  const token = { class: 'white' } as const;
  const start = hunt({ ann: { assets: [warrant('garindan')] }, contacts: { tatooine: [token, { class: 'green' }] } });
  const moves = [
    meets(undefined, token),
    { type: 'contact.reveal', contact: 'lobot' },
    meets(undefined, { class: 'green' }),
    { type: 'contact.reveal', contact: 'garindan' },
    { type: 'contact.fight', seat: 'ann' },
    roll('hit', 'blank', 'blank'),
    roll('crit', 'blank', 'blank'),
    { type: 'planning.gain-credits', seat: 'ben' },
    { type: 'planning.gain-credits', seat: 'ben' },
  ];
  expect(breaches(start, moves, onContacts)).toEqual(['2 encountering-a-contact.2.b', '8 planning-step.0.1']);
});

it('a fight for a bounty that nobody knows is for the one that its player has on the contact; without such a one the turns behind it are judged', () => {
  const judged = (assets: Parameters<typeof warrant>[]) =>
    breaches(
      hunt({ ann: { values: { groundCombat: 3 }, assets: assets.map((of) => warrant(...of)) } }),
      [
        meets('chopper'),
        fights({ bounty: 'whatever-it-is-called' }),
        roll('hit', 'hit', 'hit'),
        roll('hit', 'blank', 'blank'),
        resolve,
        eliminates(),
        { type: 'planning.gain-credits', seat: 'ben' },
        { type: 'encounter.space', seat: 'ben', effects: [] },
        { type: 'planning.gain-credits', seat: 'ann' },
        { type: 'planning.gain-credits', seat: 'ann' },
      ],
      onContacts,
    );
  expect(judged([['chopper']])).toEqual(['1 log.the-move-log.5', '9 planning-step.0.1']);
  expect(judged([])).toEqual(['1 log.the-move-log.5', '9 planning-step.0.1']);
});

it('a fight for a bounty on somebody else is told once: what that bounty shows says nothing of the dice of whom was fought', () => {
  const judged = (dice: Parameters<typeof roll>, more = {}) =>
    breaches(
      hunt({
        ann: { values: { groundCombat: 3 } },
        card: { contact: 'jyn-erso', combat: { kind: 'ground', value: 4 } },
        ...more,
      }),
      [
        meets('chopper'),
        fights(),
        roll('hit', 'hit', 'hit'),
        roll(...dice),
        resolve,
        { type: 'planning.gain-credits', seat: 'ben' },
      ],
      onContacts,
    );
  expect(judged(['hit', 'hit'])).toEqual(['1 resolving-bounties.0.3']);
  expect(judged(['hit', 'hit', 'blank', 'blank'])).toEqual(['1 resolving-bounties.0.3']);
  expect(judged(['hit', 'hit'], { card: { combat: { kind: 'ground', value: 4 } } })).toEqual(['3 combat-steps.3']);
});

it('dice of both sides against a level-4 patrol are one breach', () => {
  const start = ambush({
    ann: { values: { shipCombat: 3, hull: 3 } },
    patrol: { level: 4, combat: null, reward: null },
  });
  const dice = [roll('hit', 'hit', 'hit'), roll('hit', 'hit')];
  const lost = { type: 'patrol.displace', seat: 'ann', faction: 'imperial', to: 't4-n3' };
  const judged = (...moves: Example['moves']) =>
    breaches(start, [meet, ...moves, { type: 'planning.gain-credits', seat: 'ben' }]);
  expect(judged(resolve, lost)).toEqual([]);
  expect(judged(...dice, resolve, lost)).toEqual(['1 patrols.6.1']);
  expect(judged(...dice, { ...resolve, winner: 'attacker' })).toEqual(['1 patrols.6.1', '3 patrols.6.b']);
});

it('a wrong winner behind a roll that claims what has come of the fight already is told as such', () => {
  const damage = { expect: { seats: { ann: { damage: { ship: 1 } } } } };
  const judged = (winner: string, faces: Parameters<typeof roll>) =>
    breaches(ambush({ ann: { values: { shipCombat: 2 } } }), [
      meet,
      roll(...faces),
      { ...roll('hit', 'blank'), ...damage },
      { ...resolve, winner },
      { type: 'planning.gain-credits', seat: 'ben' },
    ]);
  expect(judged('attacker', ['hit', 'blank'])).toEqual([]);
  expect(judged('defender', ['hit', 'blank'])).toEqual(['3 combat-steps.4.1']);
  expect(judged('defender', ['crit', 'blank'])).toEqual(['3 combat-steps.4']);
});

it('a card told before the purchase that has brought it up is one breach, also where nobody has said what made room', () => {
  const icons = { bonuses: {}, abilities: [], patrolIcon: 'none' as const, contactIcon: 'none' as const };
  const gear = (id: string): CardFacts => ({ id, deck: 'gear-mod', type: 'gear', cost: 1000, ...icons });
  const start = table({
    turn: { step: 'action' },
    ann: { credits: 5000, slots: { gear: 2 }, assets: [gear('g1'), gear('g2')] },
    market: { 'gear-mod': gear('g3') },
  });
  const buys = { type: 'market.buy', seat: 'ann', deck: 'gear-mod', card: 'g3' };
  const reveals = { type: 'card.reveal', deck: 'gear-mod', card: gear('g4') };
  const judged = (...moves: Example['moves']) =>
    breaches(start, [...moves, { type: 'encounter.space', seat: 'ann', effects: [] }]);
  expect(judged(buys, reveals)).toEqual([]);
  expect(judged(reveals, { ...buys, discard: ['g1'] })).toEqual(['0 market-decks.1.1']);
  expect(judged(reveals, buys)).toEqual(['0 market-decks.1.1']);
});

it('a tie that was given to the patrol is one breach, also where the claims say where it was moved', () => {
  const start = table({
    turn: { seat: 'ben', step: 'encounter' },
    ben: { space: 'naboo', credits: 1000 },
    patrols: { rebel: { level: 1, combat: 2, reward: { credits: 2000 }, space: 'naboo' } },
  });
  const judged = (space: string, ship = 2) => {
    const claims = { seats: { ben: { credits: 1000, damage: { ship } } }, patrols: { rebel: { space } } };
    return breaches(start, [
      { type: 'encounter.patrol', seat: 'ben', faction: 'rebel' },
      roll('hit', 'hit', 'blank'),
      roll('crit', 'blank'),
      { type: 'combat.resolve', seat: 'ben', expect: claims },
      { type: 'planning.gain-credits', seat: 'ann' },
    ]);
  };
  expect(judged('t5-n4')).toEqual(['3 combat-steps.4.1']);
  // Nobody who has lost moves it so far.
  expect(judged('kessel')).not.toEqual(['3 combat-steps.4.1']);
});

it('more assets than the slots of a smaller ship hold are told under the rule by which they have to go', () => {
  const held = (id: string, type: 'cargo' | 'mod'): CardFacts => ({ id, type, bonuses: {}, abilities: [] });
  const start = table({
    turn: { step: 'action' },
    ann: {
      ship: 'yv-666-light-freighter',
      space: 'ryloth',
      slots: { cargo: 2, mod: 0, 'cargo-or-mod': 1, crew: 3 },
      assets: [held('c1', 'cargo'), held('c2', 'cargo'), held('m1', 'mod')],
    },
    market: { ship: 'ship-lancer-class-pursuit-craft' },
  });
  const judged = (...kept: string[]) =>
    breaches(start, [
      { type: 'market.buy', seat: 'ann', deck: 'ship', card: 'ship-lancer-class-pursuit-craft', paid: 0 },
      { type: 'card.reveal', deck: 'ship', card: { id: 'xs', type: 'ship', patrolIcon: 'none', contactIcon: 'none' } },
      { type: 'encounter.space', seat: 'ann', effects: [], expect: { seats: { ann: { assets: kept } } } },
    ]);
  expect(judged('c2', 'm1')).toEqual([]);
  expect(judged('c1', 'c2', 'm1')).toEqual(['2 slots.4.2']);
});

it('a choice of the set-up that was not recorded is told once, although the claims behind it are in doubt then', () => {
  expect(toldOf('set-up-four-players', (moves) => moves.toSpliced(9, 1))).toEqual(['9 appendix-1-setup.6.d']);
  expect(toldOf('set-up-four-players', (moves) => moves.toSpliced(10, 1))).toEqual(['10 appendix-1-setup.6.d']);
});

it('nearest to what comes too early is the card that later entries show to have come up', () => {
  const gun = (id: string, more: object = {}): CardFacts => ({
    ...{ id, origin: 'market', deck: 'gear-mod', type: 'gear', cost: 3000, traits: [], bonuses: {}, abilities: [] },
    ...{ patrolIcon: 'none', contactIcon: 'none', ...more },
  });
  const second = gun('second-gun', { patrolIcon: { faction: 'hutt', spaces: 2 } });
  const buys = (who: string, more: object = {}) => ({ type: 'market.buy', seat: who, deck: 'gear-mod', ...more });
  const log = logOf({
    rule: 'outer-rim.patrol-movement.2.1',
    shows: '',
    start: table({
      turn: { step: 'action' },
      market: { 'gear-mod': gun('gun') },
      patrols: { hutt: { level: 1, space: 'lothal' } },
    }),
    header: { cards: [second, gun('third-gun')] },
    moves: [
      buys('ann'),
      { type: 'encounter.space', seat: 'ann', effects: [] },
      { type: 'planning.gain-credits', seat: 'ben' },
      buys('ben', { card: 'second-gun' }),
      { type: 'card.reveal', deck: 'gear-mod', card: 'third-gun' },
    ],
  });
  const read = checkLog(log as unknown as Json);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  const [breach] = verify(read.value.game, read.value.log).violations;
  expect(breach).toMatchObject({ entry: 1, rule: 'outer-rim.patrol-movement.2.1' });
  expect(breach?.legal).toEqual([{ type: 'card.reveal', deck: 'gear-mod', card: 'second-gun' }]);
});

it('nearest to a refused purchase is one that nobody can rule, rather than one by a discount that no known text brings', () => {
  const gear = { type: 'gear', bonuses: {} } as const;
  const start = table({
    turn: { step: 'action' },
    market: { 'gear-mod': { id: 'gun', ...gear } },
    ann: { assets: [{ id: 'old-tool', ...gear }] },
  });
  const buys = { type: 'market.buy', seat: 'ann', deck: 'gear-mod' };
  const log = logOf({
    rule: 'outer-rim.bartering.0.1',
    shows: '',
    start,
    moves: [{ ...buys, barter: ['old-tool', 'old-tool'] }],
  });
  const read = checkLog(log as unknown as Json);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  const [breach] = verify(read.value.game, read.value.log).violations;
  expect(breach?.legal.slice(0, 2)).toEqual([buys, { ...buys, barter: ['old-tool'] }]);
});

it('that nobody has won is claimed where an AI player has: the turn of the person behind it is no second breach', () => {
  const start = table({
    turn: { seat: 'ben' },
    ann: { space: 'kessel' },
    ben: { character: 'dengar', space: 'naboo', credits: 8000, fame: 9, defeated: false, damage: {} },
  });
  const goes = [
    { type: 'ai.card', card: 'ai-dengar' },
    { type: 'ai.resolve', seat: 'ben', instruction: 'pay-for-fame', expect: { winner: null } },
    { type: 'planning.gain-credits', seat: 'ann' },
  ];
  expect(breaches(start, goes, { ai: ['ben'] })).toEqual(['1 single-player-rules-playing-the-game.0.12']);
});

it('what an AI player does once more behind its last line is one breach, also where later claims show it to be done', () => {
  const start = table({
    turn: { seat: 'ben' },
    ann: { space: 'kessel' },
    ben: { character: 'dengar', space: 'naboo', credits: 18_000, fame: 2, defeated: false, damage: {} },
  });
  const pays = { type: 'ai.resolve', seat: 'ben', instruction: 'pay-for-fame' };
  const goes = (credits: number) => [
    { type: 'ai.card', card: 'ai-dengar' },
    pays,
    pays,
    { type: 'planning.gain-credits', seat: 'ann', expect: { seats: { ben: { credits } } } },
  ];
  const judged = (credits: number) => breaches(start, goes(credits), { ai: ['ben'] });
  for (const credits of [10_000, 2000]) expect(judged(credits)).toEqual(['2 single-player-rules-playing-the-game.0.5']);
  expect(judged(3000)).toEqual(['2 single-player-rules-playing-the-game.0.5', '3 credits.3']);
});

it('a way whose last space stands beside the path, not in it, leads there', () => {
  const start = table({ ann: { space: 'nal-hutta' }, contacts: { tatooine: [{ id: 'lobot', class: 'green' }] } });
  const judged = (way: object, contact = 'lobot') =>
    breaches(start, [
      { type: 'planning.move', seat: 'ann', ...way },
      { type: 'encounter.contact', seat: 'ann', contact, effects: [] },
      { type: 'planning.recover', seat: 'ben' },
    ]);
  expect(judged({ path: ['t4-n3', 'tatooine'] })).toEqual([]);
  expect(judged({ path: ['t4-n3', 'tatooine'], to: 'tatooine' })).toEqual([]);
  expect(judged({ path: ['t4-n3'], to: 'tatooine' })).toEqual(['0 log.the-move-log.5']);
  // No path leads from the end of the way to Naboo: one of the two words is wrong.
  expect(judged({ path: ['t4-n3', 'tatooine'], to: 'naboo' })).toEqual(['0 log.the-move-log.5']);
  expect(judged({ path: ['t4-n3'], to: 'tatooine' }, 'zorba')).not.toEqual(['0 log.the-move-log.5']);
});

it('the class of a token in the place of a contact is read as the class', () => {
  const judged = (words: object, start = table({ turn: { step: 'encounter' }, contacts })) =>
    breaches(start, [
      { type: 'encounter.contact', seat: 'ann', effects: [], ...words },
      { type: 'planning.recover', seat: 'ben' },
    ]);
  const contacts = { tatooine: [{ id: 'lobot', class: 'green' as const, faceup: true }] };
  expect(judged({ class: 'green' })).toEqual([]);
  expect(judged({ contact: 'green' })).toEqual(['0 log.the-move-log.5']);
  expect(judged({ contact: 'green' }, table({ turn: { step: 'encounter' } }))).toEqual(['0 log.the-move-log.5']);
});

it('a player in the place of the bounty for which they are attacked is read as the player', () => {
  const wanted: CardFacts = { id: 'wanted-bossk', type: 'bounty', contact: 'bossk', bonuses: {}, abilities: [] };
  const told = (words: object) =>
    breaches(
      table({
        turn: { step: 'encounter' },
        ann: { values: { groundCombat: 2, health: 4 }, assets: [wanted] },
        ben: { character: 'bossk', space: 'tatooine', values: { health: 4 } },
      }),
      [
        { type: 'encounter.player', seat: 'ann', ...words },
        roll('hit', 'blank'),
        roll('hit', 'blank', 'blank'),
        { ...resolve, expect: { seats: { ben: { damage: { character: 2 } } } } },
      ],
    );
  expect(told({ player: 'ben' })).toEqual(['3 combat-steps.5.1']);
  expect(told({ bounty: 'ben' })).toEqual(['0 log.the-move-log.5', '3 combat-steps.5.1']);
});

it('a second favor of a turn, amidst a choice to which the log returns, is told there, and is none of the next turn', () => {
  const among = [
    { name: 'this-way', effects: [{ do: 'gain-credits', amount: 2000 }] },
    { name: 'that-way', effects: [{ do: 'lose-credits', amount: 1000 }] },
  ];
  const start = table({ turn: { step: 'encounter' }, ann: { space: 'tatooine' } });
  const judged = (...amidst: Example['moves']) =>
    breaches(
      start,
      [
        { type: 'encounter.space', seat: 'ann', effects: [{ do: 'choose', among }] },
        { type: 'favor.receive', seat: 'ann', from: 'ben', kind: 'shortcut' },
        ...amidst,
        { type: 'planning.gain-credits', seat: 'ben' },
      ],
      { options: { favors: true } },
    );
  const second = { type: 'favor.receive', seat: 'ann', from: 'ben', kind: 'combat-strategy' };
  const choice = { type: 'card.choose', seat: 'ann', option: 'this-way' };
  expect(judged(choice)).toEqual([]);
  expect(judged(choice, second)).toEqual([]);
  expect(judged(second, choice)).toEqual(['2 favors.4']);
});

it('a trade of two who have not the turn, amidst a choice of the current player, is told there: the choice behind it was not made yet', () => {
  const among = [
    { name: 'this-way', effects: [{ do: 'move', spaces: 2 }] },
    { name: 'that-way', effects: [{ do: 'gain-reputation', faction: 'rebel' }] },
    { name: 'another-way', effects: [{ do: 'gain-reputation', faction: 'hutt' }] },
  ];
  const start = table({ turn: { step: 'encounter' }, ann: { space: 'tatooine' } });
  const three = { ...start, seats: { ...start.seats, cleo: seat({ space: 'naboo' }) } };
  const judged = (...amidst: Example['moves']) =>
    breaches(three, [
      { type: 'encounter.space', seat: 'ann', effects: [{ do: 'choose', among }] },
      ...amidst,
      { type: 'card.choose', seat: 'ann', option: 'that-way' },
      { type: 'planning.gain-credits', seat: 'ben' },
    ]);
  const trade = (from: string, to: string) => ({ type: 'credits.trade', seat: from, with: to, gives: 1000 });
  expect(judged()).toEqual([]);
  expect(judged(trade('ben', 'ann'))).toEqual([]);
  expect(judged(trade('ben', 'cleo'))).toEqual(['1 credits.7.a']);
  // What was legal in the turn of Ann only is not held against anybody.
  expect(judged(trade('ben', 'cleo'), trade('cleo', 'ann'))).toEqual(['1 credits.7.a']);
  const more = [
    trade('ben', 'ann'),
    trade('ann', 'cleo'),
    trade('cleo', 'ann'),
    trade('ann', 'ben'),
    trade('ben', 'ann'),
  ];
  expect(judged(trade('ben', 'cleo'), ...more)).toEqual(['1 credits.7.a']);
});

it('a trade of two who have not the turn, before the end of a fight that the log then records, came in the middle of the fight', () => {
  const start = ambush({ ann: { ship: 'g-1a-starfighter' } });
  const three = { ...start, seats: { ...start.seats, cleo: seat({ space: 'naboo' }) } };
  const judged = (...amidst: Example['moves']) =>
    breaches(three, [meet, roll('hit', 'hit', 'focus'), roll('focus', 'blank'), ...amidst]);
  const trade = { type: 'credits.trade', seat: 'ben', with: 'cleo', gives: 1000 };
  const plan = { type: 'planning.gain-credits', seat: 'ben' };
  expect(judged(trade, resolve, plan)).toEqual(['3 credits.7.a']);
  // Claims say whether the credits have changed hands.
  const planned = (credits: number) => ({ ...plan, expect: { seats: { ben: { credits } } } });
  expect(judged(trade, resolve, planned(6000))).toEqual(['3 credits.7.a']);
  expect(judged(trade, resolve, planned(7000))).toEqual(['3 credits.7.a']);
  expect(judged(trade, resolve, planned(8000))).toEqual(['3 credits.7.a', '5 planning-step.2']);
  expect(judged({ ...trade, with: 'ann' }, resolve, plan)).toEqual([]);
  // Without a word of its end the fight was over; what has begun since tells that it was, and its end came too late.
  expect(judged(trade, plan)).toEqual([]);
  expect(judged(trade, plan, resolve)).toEqual(['5 combat.0.1']);
});

it('the planning of the next player, recorded before the end of a fight or a test that the log then records, is the breach, not what goes on', () => {
  const plan = { type: 'planning.gain-credits', seat: 'ben', expect: { seats: { ben: { credits: 7000 } } } };
  const { expect: _claimed, ...early } = plan;
  const visit = { type: 'encounter.space', seat: 'ben', effects: [] };
  const rich = { credits: 5000, space: 'naboo' };
  const fight = (...moves: Example['moves']) =>
    breaches(ambush({ ann: { ship: 'g-1a-starfighter' }, ben: rich }), [
      meet,
      roll('hit', 'hit', 'focus'),
      roll('focus', 'blank'),
      ...moves,
    ]);
  expect(fight(plan, visit)).toEqual([]);
  expect(fight(resolve, plan, visit)).toEqual([]);
  expect(fight(early, resolve, plan, visit)).toEqual(['3 combat-steps.0.1']);
  // Recorded in the wrong order only, it counts.
  expect(fight(early, resolve, visit)).toEqual(['3 combat-steps.0.1']);
  const prize = { do: 'gain-credits', amount: 1000 };
  const test = { do: 'test', skill: 'tech', pass: [prize], fail: [] };
  const asked = table({ turn: { step: 'encounter' }, ann: { space: 'tatooine', credits: 5000 }, ben: rich });
  const passed = {
    type: 'test.resolve',
    seat: 'ann',
    passed: true,
    expect: { seats: { ann: { credits: 6000 } } },
  };
  const tested = (...moves: Example['moves']) =>
    breaches(asked, [
      { type: 'encounter.space', seat: 'ann', effects: [test] },
      { type: 'test.roll', faces: ['crit', 'blank'] },
      ...moves,
    ]);
  expect(tested(passed, plan, visit)).toEqual([]);
  expect(tested(early, passed, plan, visit)).toEqual(['2 skill-tests.1']);
});

it('a favor asked of oneself, amidst a choice that is recorded behind a trade of what the favor has paid, leaves the choice as recorded', () => {
  const among = [
    { name: 'this-way', effects: [{ do: 'move', spaces: 2 }] },
    { name: 'that-way', effects: [{ do: 'gain-reputation', faction: 'rebel' }] },
  ];
  const start = table({
    turn: { step: 'encounter' },
    ann: { space: 'tatooine', skills: ['stealth'], debtTokens: ['ben'] },
    ben: { debtTokens: ['ann'] },
  });
  const judged = (from: string) =>
    breaches(
      start,
      [
        { type: 'encounter.space', seat: 'ann', effects: [{ do: 'choose', among }] },
        { type: 'favor.receive', seat: 'ben', from, kind: 'advice', debtToken: true, skill: 'stealth' },
        {
          type: 'debt-tokens.trade',
          seat: 'ben',
          with: 'ann',
          takes: { debtTokens: ['ann'] },
          gives: { credits: 1000 },
        },
        { type: 'card.choose', seat: 'ann', option: 'this-way' },
        { type: 'move.along', seat: 'ann', to: 't4-n3' },
        { type: 'planning.gain-credits', seat: 'ben' },
      ],
      { options: { favors: true } },
    );
  expect(judged('ann')).toEqual([]);
  expect(judged('ben')).toEqual(['1 favors.4.1']);
});

it('dice of a fight that hangs on what has not come about are told once: what was recorded before them stands, and true claims behind them', () => {
  const brawl = {
    do: 'fight',
    kind: 'ground',
    enemy: { name: 'a brawler', combat: 1 },
    win: [{ do: 'gain-credits', amount: 2000 }],
  };
  const fame = { do: 'gain-fame', amount: 1 };
  const start = table({ turn: { step: 'encounter' }, ann: { space: 'tatooine', credits: 5000 } });
  const judged = (effect: object, before: readonly Move[], claimed: object) =>
    breaches(start, [
      { type: 'encounter.space', seat: 'ann', effects: [effect] },
      ...before,
      { type: 'combat.roll', faces: ['hit', 'blank', 'blank'] },
      { type: 'combat.roll', faces: ['blank'] },
      { type: 'planning.gain-credits', seat: 'ben', expect: { seats: { ann: claimed } } },
    ] as never);
  const test = { do: 'test', skill: 'tech', pass: [fame], fail: [brawl] };
  const branches = {
    do: 'choose',
    among: [
      { name: 'a', effects: [fame] },
      { name: 'b', effects: [brawl] },
    ],
  };
  const rolled = (...faces: string[]) => [{ type: 'test.roll', faces }] as unknown as Move[];
  const chosen = (option: string) => [{ type: 'card.choose', seat: 'ann', option }] as unknown as Move[];
  const credits = 5000;
  expect(judged(test, rolled('hit', 'blank'), { credits: credits + 2000, fame: 0 })).toEqual([]);
  expect(judged(test, rolled('crit', 'blank'), { credits, fame: 1 })).toEqual(['2 combat.0.1']);
  expect(judged(branches, chosen('b'), { credits: credits + 2000, fame: 0 })).toEqual([]);
  expect(judged(branches, chosen('a'), { credits, fame: 1 })).toEqual(['2 combat.0.1']);
  // A fight that is recorded twice was won, as it lies there: what a lost one would have brought is not told behind it.
  const won = [
    { type: 'combat.roll', faces: ['hit', 'blank', 'blank'] },
    { type: 'combat.roll', faces: ['blank'] },
  ] as unknown as Move[];
  const again = { ...brawl, lose: [{ ...brawl, win: [fame] }] };
  expect(judged(again, won, { credits: credits + 2000, fame: 0 })).toEqual(['3 combat-steps.0.1']);
  // The table may have taken the test for a failed one, and carried out the fight.
  expect(judged(test, rolled('crit', 'blank'), { credits: credits + 2000, fame: 0 })).toEqual(['2 skill-tests.1.1']);
});

it('a use that does not say which of two abilities of a card it was may be either, as claims show', () => {
  const start = table({
    turn: { step: 'action' },
    ann: {
      assets: [
        {
          id: 'gadget',
          type: 'gear',
          bonuses: {},
          abilities: [
            { id: 'sell', timing: 'action', effects: [{ do: 'gain-credits', amount: 1000 }] },
            { id: 'boast', timing: 'action', effects: [{ do: 'gain-fame', amount: 1 }] },
          ],
        },
      ],
    },
  });
  const judged = (claimed: object, words: object = {}) =>
    breaches(start, [
      { type: 'action.ability', seat: 'ann', source: 'gadget', ...words },
      { type: 'action.end', seat: 'ann', expect: { seats: { ann: claimed } } },
    ]);
  expect(judged({ fame: 1 })).toEqual([]);
  expect(judged({ fame: 0 })).toEqual([]);
  expect(judged({ fame: 2 })).toHaveLength(1);
  expect(judged({ fame: 1 }, { ability: 'boast' })).toEqual([]);
  expect(judged({ fame: 1 }, { ability: 'sell' })).toEqual(['1 fame.2']);
});

it('whom the section of a card or a contact has chosen: its only choice, or what entries and claims show', () => {
  const of = (effect: object) =>
    ({
      id: 'old-debts',
      origin: 'encounter',
      encounterDeck: 'tatooine-nal-hutta',
      sections: [{ of: 'tatooine', effects: [effect] }],
    }) as const;
  const start = table({ turn: { step: 'encounter' }, ann: { space: 'tatooine' } });
  const judged = (seats: string[], effect: object, words: object, ...behind: object[]) =>
    breaches(
      {
        ...start,
        seats: Object.fromEntries(seats.map((one) => [one, start.seats?.[one] ?? seat({ space: 'naboo' })])),
      },
      [{ type: 'encounter.space', seat: 'ann', card: 'old-debts', ...words }, ...behind] as never,
      { cards: [of(effect)] as never },
    );
  const claiming = (seats: object) => ({ expect: { seats } });
  const fame = { do: 'gain-fame', amount: 1 };
  const both = { ...fame, with: 'chosen' };
  const two = ['ann', 'ben'];
  const ben = { effects: [{ do: 'choose-player', player: 'ben' }] };
  const famous = { ann: { fame: 1 }, ben: { fame: 1 } };
  expect(judged(two, both, { ...ben, ...claiming(famous) })).toEqual([]);
  expect(judged(two, both, claiming(famous))).toEqual([]);
  expect(judged(two, both, claiming({ ben: { fame: 2 } }))).toEqual(['0 fame.2']);
  const may = { do: 'may', as: 'chosen', effects: [fame] };
  expect(judged(two, may, {}, { type: 'card.may', seat: 'ben', ...claiming({ ben: { fame: 1 } }) })).toEqual([]);
  expect(judged(two, may, {}, { type: 'card.may', seat: 'ann' })).toEqual(['1 word-usage.2']);
  const climb = { do: 'test', as: 'chosen', skill: 'tech', fail: [{ do: 'lose-credits', amount: 1000 }] };
  const rolls = { type: 'test.roll', faces: ['blank', 'blank'] };
  const fined = claiming({ ben: { credits: 4000 } });
  expect(judged(two, climb, {}, { ...rolls, seat: 'ben', ...fined })).toEqual([]);
  expect(judged(two, climb, {}, { ...rolls, seat: 'ann' })).toEqual(['1 skill-tests.0.1']);
  // Of several players later entries and claims decide, and one of them it was.
  const three = ['ann', 'ben', 'Cleo von T'];
  const cleo = (facts: object) => claiming({ 'Cleo von T': facts });
  const goesOn = { type: 'planning.gain-credits', seat: 'ben' };
  expect(judged(three, may, {}, { type: 'card.may', seat: 'Cleo von T', ...cleo({ fame: 1 }) })).toEqual([]);
  expect(judged(three, both, {}, { ...goesOn, ...cleo({ fame: 1 }) })).toEqual([]);
  expect(judged(three, both, {}, { ...goesOn, ...cleo({ fame: 0 }) })).toEqual([]);
  expect(judged(three, both, {}, { ...goesOn, ...cleo({ fame: 2 }) })).toEqual(['1 fame.2']);
});

it('what a card asks about what everybody knows may be recorded, once, as it is', () => {
  const asks = { do: 'if', if: [{ is: 'credits', least: 3000 }], effects: [{ do: 'gain-fame', amount: 1 }] };
  const start = table({
    turn: { step: 'encounter' },
    ann: { credits: 5000, assets: [timed('map', 'encounter', asks)] },
  });
  const judged = (...answers: boolean[]) =>
    breaches(start, [
      { type: 'encounter.ability', seat: 'ann', source: 'map' },
      ...answers.map((holds) => ({ type: 'card.ask', holds })),
      { type: 'planning.gain-credits', seat: 'ben', expect: { seats: { ann: { fame: 1 } } } },
    ]);
  expect(judged()).toEqual([]);
  expect(judged(true)).toEqual([]);
  expect(judged(false)).toEqual(['1 appendix-2-interpreting-cards-and-abilities.0.2']);
  expect(judged(true, true)).toHaveLength(1);
});

it('a choice recorded alone that only a branch of a card offers shows that this branch was chosen', () => {
  const pays = (name: string, amount: number) => ({ name, effects: [{ do: 'gain-credits', amount }] });
  const branch = (name: string, ...among: object[]) => ({ name, effects: [{ do: 'choose', among }] });
  const judged = (option: string, credits: number, other: object) => {
    const map = tool('map', { do: 'choose', among: [branch('this', pays('one', 1000), pays('two', 2000)), other] });
    return breaches(table({ turn: { step: 'action' }, ann: { assets: [map] } }), [
      { type: 'action.ability', seat: 'ann', source: 'map' },
      { type: 'card.choose', seat: 'ann', option },
      { type: 'action.end', seat: 'ann', expect: { seats: { ann: { credits } } } },
    ]);
  };
  expect(judged('two', 7000, pays('that', 0))).toEqual([]);
  expect(judged('two', 6000, pays('that', 0))).toEqual(['2 credits.3']);
  expect(judged('three', 5000, pays('that', 0))[0]).toMatch(/^1 /u);
  // More than one branch may offer it.
  expect(judged('two', 7000, branch('that', pays('two', 3000), pays('three', 4000)))).toEqual([]);
  expect(judged('two', 8000, branch('that', pays('two', 3000), pays('three', 4000)))).toEqual([]);
});

it('a move that a card allows and nobody has recorded was made where a claim shows the new space', () => {
  const start = table({
    turn: { step: 'action' },
    ann: { space: 'tatooine', assets: [tool('boots', { do: 'move', spaces: 1 })] },
  });
  const judged = (space: string, ...recorded: Example['moves']) =>
    breaches(start, [
      { type: 'action.ability', seat: 'ann', source: 'boots' },
      ...recorded,
      { type: 'action.end', seat: 'ann', expect: { seats: { ann: { space } } } },
    ]);
  expect(judged('t4-n3')).toEqual([]);
  expect(judged('naboo')).toHaveLength(1);
  const along = { type: 'move.along', seat: 'ann', path: ['t4-n3'] };
  expect(judged('t4-n3', along)).toEqual([]);
  expect(judged('tatooine', along)).toHaveLength(1);
});

it('a move that a card allows and nobody has recorded may not have been made: the log goes on with the next turn', () => {
  const boots = timed('boots', 'encounter', { do: 'move', spaces: 1 });
  const start = table({ turn: { step: 'encounter' }, ann: { space: 'tatooine', assets: [boots] } });
  const judged = (...moves: Example['moves']) =>
    breaches(start, [{ type: 'encounter.ability', seat: 'ann', source: 'boots' }, ...moves]);
  const next = { type: 'planning.gain-credits', seat: 'ben' };
  const claims = (space: string) => ({ ...next, expect: { seats: { ann: { space } } } });
  expect(judged(next)).toEqual([]);
  expect(judged(claims('tatooine'))).toEqual([]);
  expect(judged(claims('t4-n3'))).toEqual([]);
  expect(judged(claims('naboo'))).toEqual(['1 movement.0.1']);
  expect(judged(next, { type: 'move.along', seat: 'ann', path: ['t4-n3'] })).toHaveLength(1);
});

describe('dice that were rolled again without an ability are one breach, at their entry', () => {
  const attack = roll('hit', 'blank', 'blank');
  const defence = roll('hit', 'hit');
  const won = claims(resolve, { seats: { ann: { credits: 8000 } } });
  const lost = claims(resolve, { seats: { ann: { credits: 5000 } } });
  const once = ['2 combat-steps.0.1'];
  const fight = (...behind: Example['moves']) => breaches(ambush(), [meet, attack, ...behind]);

  it('where the claims behind it have counted them', () => {
    expect(fight(reroll('hit'), defence, won)).toEqual(once);
    expect(fight(reroll('hit', 'hit'), defence, won)).toEqual(once);
    const counted = claims(reroll('hit'), { combat: { attack: { damage: 2 } } });
    expect(fight(counted, defence, resolve)).toEqual(once);
    expect(fight(reroll('hit'), claims(defence, { combat: { attack: { damage: 2 } } }), resolve)).toEqual(once);
  });

  it('and where they have not', () => {
    expect(fight(reroll('hit'), defence, lost)).toEqual(once);
  });

  it('of the defence, too, and all of them rolled once more', () => {
    const more = claims(resolve, { seats: { ann: { credits: 5000, damage: { ship: 3 } } } });
    expect(fight(defence, reroll('crit'), more)).toEqual(['3 combat-steps.0.1']);
    expect(fight(roll('hit', 'hit', 'hit'), defence, won)).toEqual(['2 combat-steps.3']);
  });

  it('what none of these dice could have brought is a breach of its own', () => {
    const much = claims(defence, { combat: { attack: { damage: 5 } } });
    expect(fight(reroll('hit'), much, resolve)).toEqual([...once, '3 combat-steps.2.1']);
  });

  it('in a test as in a fight', () => {
    const paid = { do: 'gain-credits', amount: 1000 } as const;
    const start = orders([{ do: 'test', skill: 'stealth', pass: [paid], fail: [] }]);
    const tested = (...behind: Example['moves']) =>
      breaches(start, [obey, { type: 'test.roll', faces: ['blank', 'blank'] }, ...behind]);
    const again = { type: 'test.reroll', faces: ['crit'] };
    const ends = (passed: boolean, credits: number) =>
      claims({ type: 'test.resolve', seat: 'ann', passed }, { seats: { ann: { credits } } });
    expect(tested(again, ends(true, 6000))).toEqual(['2 skill-tests.0.1']);
    expect(tested(again, ends(false, 5000))).toEqual(['2 skill-tests.0.1']);
    expect(tested({ type: 'test.reroll', faces: ['hit'] }, ends(true, 6000))).toEqual([
      '2 skill-tests.0.1',
      '3 skill-tests.1.1',
    ]);
  });
});

describe('the roll of the defence recorded before that of the attack is one breach of the order of steps', () => {
  const attack = roll('hit', 'hit', 'blank');
  const defence = roll('hit', 'blank');
  const one = (side: string, seat: string, move: Move) => [
    { ...move, side },
    { ...move, seat },
  ];
  const once = ['1 combat-steps.0.1'];
  const writings = [
    [defence, attack],
    [defence, { ...attack, side: 'attack' }],
    ...one('defence', 'ben', defence).flatMap((first) => one('attack', 'ann', attack).map((second) => [first, second])),
  ];
  const paid = (credits: number) => ({ seats: { ann: { credits, damage: { ship: 1 } } } });

  it('however it is written, and whatever is claimed of it', () => {
    for (const rolls of writings) {
      expect(breaches(ambush(), [meet, ...rolls, resolve])).toEqual(once);
      expect(breaches(ambush(), [meet, ...rolls, claims(resolve, paid(8000))])).toEqual(once);
      const wrong = [...once, '3 encountering-a-patrol.1.a'];
      expect(breaches(ambush(), [meet, ...rolls, claims(resolve, paid(9000))])).toEqual(wrong);
    }
  });

  it('also where something else is forgotten shortly behind it', () => {
    const start = ambush({ ann: { values: { shipCombat: 3, hull: 9 } } });
    const end = { type: 'planning.gain-credits', seat: 'ben' };
    const rolls = [roll('crit', 'hit'), attack];
    expect(breaches(start, [meet, ...rolls, resolve, end])).toEqual([...once, '4 encountering-a-patrol.2']);
  });

  it('with as many dice on both sides whose roll it was shows who rolled it', () => {
    const three = roll('hit', 'blank', 'blank');
    const suffered = claims(resolve, {
      seats: { ann: { damage: { character: 1 } }, ben: { damage: { character: 2 } } },
    });
    const rolls = [
      { ...three, seat: 'ben' },
      { ...attack, seat: 'ann' },
    ];
    expect(breaches(duel(), [obey, ...rolls, suffered])).toEqual(once);
    // Where the other roll does not say whose it is, the claims do.
    expect(breaches(duel(), [obey, { ...three, seat: 'ben' }, attack, suffered])).toEqual(['1 combat-steps.1']);
  });

  it('dice of the defence that are rerolled before the attack is rolled are those of the defence', () => {
    const again = trick('lens', { on: 'own', change: { kind: 'reroll', most: 1 } });
    const start = duel({ ben: { assets: [again] } });
    const first = { ...roll('hit', 'blank', 'blank'), side: 'defence' };
    const rerolled = [use('ben', 'lens', { kind: 'reroll', dice: [1] }), reroll('hit')];
    const suffered = (theirs: number) => claims(resolve, { seats: { ben: { damage: { character: theirs } } } });
    const rolls = [first, ...rerolled, { ...attack, side: 'attack' }];
    expect(breaches(start, [obey, ...rolls, suffered(2)])).toEqual(once);
    expect(breaches(start, [obey, ...rolls, suffered(3)])).toEqual([...once, '5 combat-steps.5.1']);
  });

  it('of three rolls one is too many', () => {
    expect(breaches(ambush(), [meet, { ...defence, side: 'defence' }, attack, defence, resolve])).toEqual(once);
  });
});

describe('a card that is bought as one of another deck is one breach, at the purchase', () => {
  const start = atMarket({ cargo: cargo('crates', { destination: 'naboo' }), 'gear-mod': gear('gun') });
  const acts = { id: 'act', timing: 'action' as const, effects: [{ do: 'gain-credits' as const, amount: 1000 }] };
  const header = {
    cards: [cargo('spice', { destination: 'naboo' }), gear('vest', { cost: 1000, abilities: [acts] })],
  };
  const buys = (deck: string, card: string, credits: number) =>
    claims({ type: 'market.buy', seat: 'ann', deck, card }, { seats: { ann: { credits } } });
  const next = { cargo: cargo('next-crates'), 'gear-mod': gear('next-gun') };
  const reveals = (deck: 'cargo' | 'gear-mod') => ({ type: 'card.reveal', deck, card: next[deck] });
  const round = [
    { type: 'encounter.space', seat: 'ann', effects: [] },
    { type: 'planning.gain-credits', seat: 'ben' },
    { type: 'encounter.space', seat: 'ben', effects: [] },
    { type: 'planning.recover', seat: 'ann' },
  ];
  const once = ['0 market-action.2.a'];

  it('whichever deck the next card comes up on', () => {
    for (const deck of ['cargo', 'gear-mod'] as const) {
      expect(breaches(start, [buys('gear-mod', 'spice', 3000), reveals(deck), ...round], header)).toEqual(once);
      expect(breaches(start, [buys('gear-mod', 'crates', 3000), reveals(deck), ...round], header)).toEqual(once);
      const uses = { type: 'action.ability', seat: 'ann', source: 'vest', ability: 'act' };
      const used = claims(uses, { seats: { ann: { credits: 5000 } } });
      expect(breaches(start, [buys('cargo', 'vest', 4000), reveals(deck), ...round, used], header)).toEqual(once);
    }
  });

  it('behind a purchase of its own deck it comes up there only', () => {
    const bought = buys('cargo', 'crates', 3000);
    expect(breaches(start, [bought, reveals('cargo'), ...round], header)).toEqual([]);
    expect(breaches(start, [bought, reveals('gear-mod'), ...round], header)).toEqual(['1 market-decks.1.1']);
  });
});

it('an encounter that was not recorded may have been any: that its player has a card to encounter does not make it that', () => {
  const mail = timed('mail', 'encounter', { do: 'gain-credits', amount: 4000 });
  const start = table({ turn: { step: 'encounter' }, ann: { assets: [mail] } });
  const judged = (claims: object) =>
    breaches(start, [
      { type: 'planning.gain-credits', seat: 'ben' },
      { type: 'encounter.space', seat: 'ben', effects: [] },
      { type: 'planning.gain-credits', seat: 'ann', expect: { seats: claims } },
    ]);
  const once = '0 encounter-step.0.1';
  expect(judged({ ann: { credits: 11_000 } })).toEqual([once]);
  expect(judged({ ann: { fame: 1 } })).toEqual([once]);
  expect(judged({ ann: { reputation: { hutt: 'negative' } } })).toEqual([once]);
  expect(judged({ ann: { damage: { ship: 2 } } })).toEqual([once]);
  expect(judged({ ben: { credits: 8000 } })).toEqual([once, '2 credits.2']);
});

it('a trade of whose turn it is keeps open the move that their encounter still lets them make, whatever its entry claims', () => {
  const start: Example['start'] = { turn: { step: 'encounter' }, seats: { ann: seat(), ben: seat(), cleo: seat() } };
  const effects = [
    { do: 'move', spaces: 1 },
    { do: 'gain-credits', amount: 2000 },
  ];
  const trade = { type: 'credits.trade', seat: 'ann', with: 'cleo', gives: 0, takes: 1000 };
  const next = { type: 'planning.recover', seat: 'ben' };
  const booked = { expect: { seats: { ann: { credits: 8000 } } } };
  for (const claims of [{}, { expect: { seats: { cleo: { fame: 0 } } } }, { expect: { turn: { seat: 'ann' } } }]) {
    const encounter = { type: 'encounter.space', seat: 'ann', effects, ...claims };
    expect(breaches(start, [encounter, trade, { ...next, ...booked }])).toEqual([]);
  }
  const encounter = { type: 'encounter.space', seat: 'ann', effects, expect: { seats: { cleo: { fame: 0 } } } };
  expect(breaches(start, [encounter, next, trade])).toEqual(['2 credits.7.a']);
});

it('of two claims amidst the movement of a patrol that is recorded next, one wrong and one true before it, the wrong one is told', () => {
  const start = table({
    turn: { step: 'action' },
    ann: { space: 'lothal', credits: 9000 },
    patrols: { hutt: { level: 1, space: 'ring-of-kafrene' } },
    market: { cargo: 'old-goods' },
  });
  const goods = (id: string, icon: object | 'none') =>
    ({ id, origin: 'market', deck: 'cargo', type: 'cargo', cost: 1000, patrolIcon: icon }) as CardFacts;
  const cards = [goods('old-goods', 'none'), goods('new-goods', { faction: 'hutt', spaces: 1 })];
  const judged = (claims: object) =>
    breaches(
      start,
      [
        { type: 'market.buy', seat: 'ann', deck: 'cargo' },
        { type: 'card.reveal', deck: 'cargo', card: 'new-goods' },
        { type: 'credits.trade', seat: 'ann', with: 'ben', gives: 0, takes: 1000, expect: claims },
        { type: 'patrol.move', seat: 'ann', faction: 'hutt', path: ['t5-n6'] },
      ],
      { cards },
    );
  const [there, behind] = [{ hutt: { space: 'ring-of-kafrene' } }, { hutt: { space: 't5-n6' } }];
  const wrong = { ben: { credits: 9000 } };
  expect(judged({ patrols: there })).toEqual([]);
  expect(judged({ patrols: behind })).toEqual([]);
  expect(judged({ patrols: there, seats: wrong })).toEqual(['2 credits.7.b']);
  expect(judged({ patrols: behind, seats: wrong })).toEqual(['2 credits.7.b']);
  expect(judged({ patrols: { hutt: { space: 'naboo' } } })).toHaveLength(1);
});

describe('a trade against the rules, as claims behind it show, is told once', () => {
  const gun = tool('gun', { do: 'gain-credits', amount: 500 });
  const start = table({
    turn: { step: 'action' },
    ann: { space: 'lothal', credits: 2000, ship: 'g9-rigger', secrets: [{ id: 'map', deck: 'navpoint' }] },
    ben: { space: 'lothal', credits: 4000, ship: 'g-1a-starfighter', assets: [gun] },
  });
  const judged = (gives: string, takes: object, claims: object) =>
    breaches(start, [
      { type: 'trade.exchange', seat: 'ann', with: 'ben', gives: { cards: [gives] }, takes },
      { type: 'encounter.space', seat: 'ann', effects: [] },
      { type: 'planning.gain-credits', seat: 'ben', expect: { seats: claims } },
    ]);

  it('of a secret', () => {
    expect(judged('map', { credits: 3000 }, { ann: { credits: 5000, secrets: [] } })).toEqual(['0 trade-action.5']);
    const swapped = { ann: { assets: ['gun'] }, ben: { assets: [], secrets: [{ id: 'map' }] } };
    expect(judged('map', { cards: ['gun'] }, swapped)).toEqual(['0 trade-action.5']);
    // It was noticed, or something else is wrong.
    expect(judged('map', { credits: 3000 }, { ann: { credits: 2000, secrets: [{ id: 'map' }] } })).toHaveLength(1);
    expect(judged('map', { credits: 3000 }, { ann: { credits: 9000 } })).toHaveLength(2);
  });

  it('of a ship sheet', () => {
    const swapped = { ann: { credits: 3000, ship: 'g-1a-starfighter' }, ben: { ship: 'g9-rigger' } };
    const takes = { credits: 1000, cards: ['g-1a-starfighter'] };
    expect(judged('g9-rigger', takes, swapped)).toEqual(['0 trade-action.5']);
    expect(judged('g9-rigger', { credits: 1000 }, { ann: { credits: 3000 } })).toEqual(['0 trade-action.5']);
  });
});

describe('a trade that is not recorded', () => {
  const gun = tool('gun', { do: 'gain-credits', amount: 500 });
  const spice = { ...cargo('spice'), destination: 'lothal', reward: { credits: 3000 } } as CardFacts;
  const start = table({
    turn: { step: 'action' },
    ann: { space: 'lothal', credits: 2000, character: 'boba-fett' },
    ben: { space: 'lothal', credits: 4000, character: 'han-solo', assets: [gun, spice] },
  });
  const gains = (who: string, credits: number) => ({
    type: 'planning.gain-credits',
    seat: who,
    expect: { seats: { [who]: { credits } } },
  });
  const meets = (who: string) => ({ type: 'encounter.space', seat: who, effects: [] });
  const delivers = (credits: number) => ({
    type: 'deliver.cargo',
    seat: 'ann',
    card: 'spice',
    expect: { seats: { ann: { credits } } },
  });
  const uses = { type: 'action.ability', seat: 'ann', source: 'gun' };
  const judged = (...rest: Example['moves']) =>
    breaches(start, [
      meets('ann'),
      { type: 'planning.gain-credits', seat: 'ben' },
      meets('ben'),
      gains('ann', 4000),
      ...rest,
    ]);

  it('is told once, where the first card of it is used, whatever else was got, and paid', () => {
    const once = ['4 deliver-action.0.1'];
    expect(judged(delivers(7000), uses, meets('ann'), gains('ben', 8000))).toEqual(once);
    // Ann has paid 1,000 for both.
    expect(judged(delivers(6000), uses, meets('ann'), gains('ben', 9000))).toEqual(once);
    expect(judged(delivers(6000), meets('ann'), gains('ben', 9000), meets('ben'), gains('ann', 8000), uses)).toEqual(
      once,
    );
    expect(judged(uses, delivers(6500), meets('ann'), gains('ben', 9000))).toEqual(['4 action-step.2']);
  });

  it('explains no later claim, and no card of somebody else', () => {
    const rest = [delivers(6000), meets('ann'), gains('ben', 9000), meets('ben')];
    expect(judged(...rest, gains('ann', 9000))).toEqual(['4 deliver-action.0.1', '8 planning-step.2']);
    expect(judged(...rest, gains('ann', 8000), { ...uses, source: 'knife' })).toHaveLength(2);
  });
});

it('ambition sheets that are chosen in turn order instead of the reverse are one breach, however many players there are', () => {
  const judged = (players: readonly string[], ...picks: string[]) => {
    const ships = ['g9-rigger', 'g-1a-starfighter', 'g9-rigger', 'g-1a-starfighter'];
    const characters = ['han-solo', 'boba-fett', 'jyn-erso', 'bossk'];
    const spaces = ['tatooine', 'naboo', 'ryloth', 'lothal'];
    const sheet = (id: string) => ({
      id,
      setup: { credits: 3000, card: null },
      goals: [{ id: 'a', kind: 'dash' as const }],
      abilities: [],
    });
    const sheets = [...players, 'spare'].map((of) => `of-${of}`);
    const moves = [
      { type: 'setup.first-player', seat: players[0] },
      ...players.map((who, at) => ({
        type: 'setup.character',
        seat: who,
        character: characters[at],
        ship: ships[at],
      })),
      ...players.map((who, at) => ({ type: 'setup.databank', seat: who, space: spaces[at] })),
      { type: 'setup.ambitions', sheets },
      ...picks.map((who) => ({ type: 'setup.ambition', seat: who, sheet: `of-${who}` })),
      {
        type: 'planning.gain-credits',
        seat: players[0],
        expect: { seats: { [players[0] as string]: { credits: 5000 } } },
      },
    ];
    const header = { seats: [...players], options: { ambitions: true }, ambitions: sheets.map(sheet) };
    const first = 2 + 2 * players.length;
    return breaches('set-up', moves, header).map(
      (one) => `${Number.parseInt(one, 10) - first}${one.replace(/^\d+/, '')}`,
    );
  };
  const once = (pick: number) => [`${pick} appendix-1-setup.9.2`];
  expect(judged(['ben', 'cem', 'ann'], 'ann', 'cem', 'ben')).toEqual([]);
  expect(judged(['ben', 'cem', 'ann'], 'ben', 'cem', 'ann')).toEqual(once(0));
  expect(judged(['ben', 'cem', 'ann'], 'cem', 'ann', 'ben')).toEqual(once(0));
  expect(judged(['ben', 'cem', 'ann', 'dan'], 'ben', 'cem', 'ann', 'dan')).toEqual(once(0));
  expect(judged(['ben', 'cem', 'ann', 'dan'], 'dan', 'ben', 'cem', 'ann')).toEqual(once(1));
});

describe('a card that did not lie faceup and was bought is one breach, at the purchase', () => {
  const start = atMarket({ cargo: cargo('crates', { destination: 'kessel' }) });
  const header = { cards: [cargo('spice', { destination: 'naboo', cost: 2000 }), cargo('next-crates')] };
  const buys = (seat: string, card: string) => ({ type: 'market.buy', seat, deck: 'cargo', card });
  const ups = { type: 'card.reveal', deck: 'cargo', card: 'next-crates' };
  const meets = (seat: string, own: object = {}) =>
    claims({ type: 'encounter.space', seat, effects: [] }, { seats: { [seat]: own } });
  const gains = (seat: string) => ({ type: 'planning.gain-credits', seat });
  const has = { credits: 3000, assets: ['spice'] };
  const once = ['0 market-action.2.a'];

  it('whether another one came up, or the one that lay there was left', () => {
    const judged = (...rest: Example['moves']) => breaches(start, [buys('ann', 'spice'), ...rest], header);
    expect(judged(ups, meets('ann', has), gains('ben'), buys('ben', 'next-crates'))).toEqual(once);
    const left = [meets('ann', has), gains('ben'), buys('ben', 'crates'), ups, meets('ben', { assets: ['crates'] })];
    expect(judged(...left)).toEqual(once);
    expect(judged(meets('ann', { credits: 1000 }), gains('ben'), meets('ben'))).toHaveLength(2);
  });

  it('of the one that lies faceup the next has to come up', () => {
    expect(breaches(start, [buys('ann', 'crates'), meets('ann'), gains('ben')], header)).toEqual([
      '1 log.the-move-log.6',
    ]);
  });
});

it('of a second trade action in which no card changes hands is said which move is none', () => {
  const judged = (goods: object) => {
    const start = table({
      ann: { assets: ['blaster'] },
      ben: { space: 'tatooine' },
      turn: { step: 'action', done: ['trade'] },
    });
    const moves = [{ type: 'trade.exchange', seat: 'ann', with: 'ben', gives: goods }];
    const header = { options: { favors: true }, cards: [gear('blaster')] };
    const read = checkLog(logOf({ rule: 'log.the-move-log.1', shows: '', start, header, moves }) as unknown as Json);
    if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
    return verify(read.value.game, read.value.log).violations.map(({ rule, facts }) => [rule, facts['asNoAction']]);
  };
  const once = 'outer-rim.action-step.0.2';
  expect(judged({ credits: 500 })).toEqual([[once, 'credits.trade']]);
  expect(judged({ credits: 500, debtTokens: ['ann'] })).toEqual([[once, 'debt-tokens.trade']]);
  expect(judged({ cards: ['blaster'] })).toEqual([[once, undefined]]);
});

it('behind a top card with the name of a card of another deck nobody knows what lies there: whoever buys it may have any card of that deck', () => {
  const acts = { id: 'act', timing: 'action' as const, effects: [{ do: 'gain-credits' as const, amount: 1000 }] };
  const start = atMarket({ 'gear-mod': gear('gun') });
  const header = { cards: [gear('vest', { cost: 1000, abilities: [acts] }), cargo('spice')] };
  const judged = (card: string) =>
    breaches(
      start,
      [
        { type: 'market.discard', seat: 'ann', deck: 'gear-mod' },
        { type: 'card.reveal', deck: 'gear-mod', card },
        { type: 'market.buy', seat: 'ann', deck: 'gear-mod' },
        { type: 'card.reveal', deck: 'gear-mod', card: gear('hood') },
        { type: 'action.ability', seat: 'ann', source: 'vest', ability: 'act' },
      ],
      header,
    );
  expect(judged('vest')).toEqual([]);
  expect(judged('spice')).toEqual(['1 log.the-move-log.2']);
});

it('so it is where the decks are laid out: the card that its buyer has afterwards may have lain there', () => {
  const judged = (card: string) =>
    toldOf('whole-game-two-players', (moves) =>
      moves
        .with(11, { type: 'card.reveal', deck: 'job', card } as Move)
        .with(26, { type: 'market.buy', seat: 'ben', deck: 'job' } as Move),
    );
  expect(judged('hutt-favor')).toEqual([]);
  expect(judged('stolen-weapons')).toEqual(['11 log.the-move-log.2']);
});

it('an ability of a card that its player has not is one breach, whether the next dice show that it was used or not', () => {
  const boost = gear('boost', { abilities: [{ id: 'up', timing: 'combat', change: { kind: 'value', add: 1 } }] });
  const used = use('ann', 'boost', { kind: 'value', add: 1 });
  const start = ambush({ ann: { values: { shipCombat: 3, hull: 5 } } });
  const fought = (...dice: Example['moves']) =>
    breaches(start, [meet, ...dice, roll('blank', 'hit'), resolve, { type: 'planning.recover', seat: 'ben' }], {
      cards: [boost],
    });
  const [three, four] = [roll('hit', 'crit', 'hit'), roll('hit', 'crit', 'focus', 'hit')];
  expect(fought(three)).toEqual([]);
  expect(fought(four)).toEqual(['1 combat-steps.1']);
  expect(fought(used, three)).toEqual(['1 appendix-2-interpreting-cards-and-abilities.0.2']);
  expect(fought(used, four)).toEqual(['1 appendix-2-interpreting-cards-and-abilities.0.2']);
});

it('a debt token that is traded by whoever does not hold it has changed hands: what is done with it later is no breach besides', () => {
  const start = table({ ann: { debtTokens: ['ann'] }, ben: { debtTokens: ['ben'] } });
  const three = { ...start, seats: { ...start.seats, cleo: seat({ space: 'naboo', debtTokens: ['cleo'] }) } };
  const trades = (token: string) => ({
    type: 'debt-tokens.trade',
    seat: 'ann',
    with: 'cleo',
    gives: { debtTokens: [token] },
    takes: { credits: 1000 },
  });
  const back = (from: string) => ({ type: 'favor.receive', seat: 'cleo', from, kind: 'shortcut', debtToken: true });
  const judged = (...moves: Example['moves']) => breaches(three, moves, { options: { favors: true } });
  expect(judged(trades('ann'), back('ann'))).toEqual([]);
  expect(judged(back('ben'))).toEqual(['0 debt-tokens.4']);
  expect(judged(trades('ben'), back('ben'))).toEqual(['0 debt-tokens.3']);
});

it('what goes on with an encounter of which nothing can be carried out is a part of it: the fight for a crew that nobody has', () => {
  const rest = [{ type: 'planning.gain-credits', seat: 'ben' }];
  const fought = [protects(), roll('hit', 'hit', 'blank'), roll('hit', 'blank', 'blank'), captures()];
  expect(breaches(hunt(), [hunts({ player: 'ben' }), ...fought, ...rest], onContacts)).toEqual([
    '0 resolving-bounties.5.a',
  ]);
  // What its player, or another one, does in a turn is none.
  const again = [...rest, { type: 'planning.recover', seat: 'ben' }];
  expect(breaches(hunt(), [hunts({ player: 'ben' }), ...fought, ...again], onContacts)).toEqual([
    '0 resolving-bounties.5.a',
    '6 planning-step.0.1',
  ]);
});

it('a choice of reputation that no bounty on a player brings is told under the rule of that choice', () => {
  const choices = ['gain', 'lose'].map((what) => ({ type: `bounty.${what}-reputation`, seat: 'ann', faction: 'hutt' }));
  const judged = choices.map((choice) => breaches(hunt(), [choice], onContacts));
  expect(judged).toEqual([['0 player-bounty-rewards.3'], ['0 player-bounty-rewards.4']]);
});
