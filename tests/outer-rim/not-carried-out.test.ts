/** What was refused and not carried out, as later claims show, is told once, whatever other slips the log has. */
import { describe, expect, it } from 'vitest';
import { checkLog } from '../../referee/log/read.ts';
import { verify } from '../../referee/reading/verify.ts';
import type { Json } from '../../schemas/json.ts';
import type { CardFacts } from '../../schemas/outer-rim/cards.ts';
import { captures, eliminates, fights, hunt, meets as meetsContact, onContacts, warrant } from './bounties.ts';
import { type Example, logOf, seat } from './example.ts';
import { resolve, roll } from './fights.ts';

const crystal = {
  id: 'coaxium-crystal',
  type: 'cargo',
  cost: 1000,
  destination: 'ryloth',
  reward: { credits: 5000 },
  traits: [],
  bonuses: {},
} as CardFacts;

const market = {
  'gear-mod': {
    faceup: {
      id: 'vibroknife',
      type: 'gear' as const,
      cost: 2000,
      bonuses: {},
      patrolIcon: 'none' as const,
      abilities: [],
    },
  },
};

const patrol = (space: string) => ({ level: 1 as const, combat: 2, reward: { credits: 3000 }, space });
const claims = (credits: number, more: object = {}) => ({ expect: { seats: { ann: { credits, ...more } } } });
const gains = (who: string, words: object = {}) => ({ type: 'planning.gain-credits', seat: who, ...words });
const meets = (who: string, words: object = {}) => ({ type: 'encounter.space', seat: who, effects: [], ...words });

/** The entries and rules that are told of Ann, Ben and Cem, in whose turn Ann begins. */
function told(
  moves: readonly { readonly type: string; readonly [word: string]: unknown }[],
  space = 't6-imperial',
): string[] {
  const patrols = { imperial: patrol(space) };
  const seats = {
    ann: seat({ space: 'naboo', credits: 5000, assets: [crystal] }),
    ben: seat({ space: 'tatooine', credits: 9000, damage: { character: 1 } }),
    cem: seat({ space: 'ryloth', credits: 4000, damage: { character: 1 } }),
  };
  const log = logOf({ rule: 'log.the-move-log.1', shows: '', start: { seats, market, patrols }, moves });
  const read = checkLog(log as unknown as Json);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  return verify(read.value.game, read.value.log, { unread: read.value.unread }).violations.map(
    ({ entry, rule }) => `${entry} ${rule.replace('outer-rim.', '')}`,
  );
}

const delivers = { type: 'deliver.cargo', seat: 'ann', card: 'coaxium-crystal' };
const round = [meets('ben'), gains('cem'), meets('cem')];

it('a delivery at the wrong planet for which nothing was paid, also where another player slips before that shows', () => {
  const judged = (credits: number, ...bens: ReturnType<typeof gains>[]) =>
    told([gains('ann'), delivers, meets('ann'), ...bens, ...round, gains('ann', claims(credits))]);
  expect(judged(9000, gains('ben'))).toEqual(['1 deliver-action.1.a']);
  expect(judged(9000, gains('ben'), gains('ben'))).toEqual(['1 deliver-action.1.a', '4 planning-step.0.1']);
  const wrong = { expect: { seats: { ben: { credits: 9500 } } } };
  expect(judged(9000, gains('ben', wrong))).toEqual(['1 deliver-action.1.a', '3 planning-step.2']);
  // Where it was carried out, claims say so.
  expect(judged(14_000, gains('ben'), gains('ben'))).toEqual(['1 deliver-action.1.a', '4 planning-step.0.1']);
  // What neither brings is another slip.
  expect(judged(8000, gains('ben'))).toHaveLength(2);
});

it('dice of which nothing had come, without a word of the end of the fight: what the next entry does behind that is no part of it', () => {
  const judged = (bens: number) =>
    told(
      [
        gains('ann'),
        { type: 'action.end', seat: 'ann' },
        { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
        roll('crit', 'blank'),
        roll('hit', 'blank'),
        gains('ben'),
        meets('ben'),
        gains('cem', claims(7000, { damage: { ship: 0 } })),
        { type: 'action.end', seat: 'cem', expect: { seats: { ben: { credits: bens } } } },
        meets('cem'),
      ],
      'naboo',
    );
  expect(judged(11_000)).toEqual(['3 combat-steps.1']);
  expect(judged(9000)).toEqual(['3 combat-steps.1', '8 planning-step.2']);
});

it('a delivery refused here that would have been legal a turn later', () => {
  const judged = (credits: number) =>
    told([
      { type: 'planning.move', seat: 'ann', to: 't5-n4' },
      delivers,
      meets('ann', claims(5000)),
      gains('ben'),
      ...round,
      { type: 'planning.move', seat: 'ann', to: 'ryloth' },
      meets('ann'),
      gains('ben'),
      ...round,
      gains('ann', claims(credits)),
    ]);
  expect(judged(7000)).toEqual(['1 deliver-action.1.a']);
  // Recorded too early, and made when she was there: the log may mean that, too.
  expect(judged(12_000)).toEqual(['1 deliver-action.1.a']);
});

it('a purchase that was not made has turned no card faceup', () => {
  const buys = { type: 'market.buy', seat: 'ann', deck: 'gear-mod', card: 'vibroknife', paid: 2000 };
  const judged = (credits: number) =>
    told([
      { type: 'planning.move', seat: 'ann', to: 't5-n4' },
      buys,
      meets('ann'),
      gains('ben', { expect: { seats: { ben: { credits: 11_000 } } } }),
      ...round,
      gains('ann', claims(credits)),
    ]);
  expect(judged(7000)).toEqual(['1 market-action.0.1']);
});

it('a turn too early, besides which the seat takes its own in its place, leaves the order of turns as it was', () => {
  const moves = { type: 'planning.move', seat: 'ben', path: ['t4-n3'] };
  const early = [gains('ann'), meets('ann'), gains('cem'), meets('cem'), moves, meets('ben')];
  expect(told([...early, gains('cem'), meets('cem'), gains('ann'), meets('ann'), gains('ben')])).toEqual([
    '2 player-turn.0.1',
  ]);
  // Instead of it, that is one slip, too.
  expect(told([...early, gains('ann'), meets('ann'), gains('ben'), meets('ben'), gains('cem')])).toEqual([
    '2 player-turn.0.1',
  ]);
});

it('a way too far on which the ship stopped, or on which it did not set out, as the claim of its space says', () => {
  const way = ['t6-n1', 't6-n2', 'ring-of-kafrene', 't5-n6', 't5-n5', 't5-n3'];
  const judged = (space: string) =>
    told([
      { type: 'planning.move', seat: 'ann', path: way },
      meets('ann'),
      gains('ben', { expect: { seats: { ann: { space } } } }),
    ]);
  expect(judged('naboo')).toEqual(['0 movement.1']);
  expect(judged('t5-n5')).toEqual(['0 movement.1']);
  expect(judged('t5-n3')).toEqual(['0 movement.1']);
  expect(judged('tatooine')).toHaveLength(2);
});

it('credits taken out of turn, and taken, as a later claim says; no other claim is true for it', () => {
  const judged = (credits: number) =>
    told([
      gains('ann'),
      gains('cem'),
      meets('ann'),
      gains('ben'),
      meets('ben'),
      { type: 'planning.recover', seat: 'cem', expect: { seats: { cem: { credits } } } },
      meets('cem'),
    ]);
  expect(judged(4000)).toEqual(['1 encounter-step.0.1']);
  expect(judged(6000)).toEqual(['1 encounter-step.0.1']);
  expect(judged(5000)).toHaveLength(2);
});

it('a way out of turn on which the ship went, as its next way shows', () => {
  const moves = (who: string, path: readonly string[], words: object = {}) => ({
    type: 'planning.move',
    seat: who,
    path,
    ...words,
  });
  const judged = (next: object, words: object = {}) =>
    told([
      gains('ann'),
      moves('cem', ['t4-n7']),
      meets('ann', words),
      gains('ben'),
      meets('ben'),
      { type: 'planning.move', seat: 'cem', ...next },
      meets('cem'),
    ]);
  expect(judged({ path: ['tatooine'] })).toEqual(['1 encounter-step.0.1']);
  // From where the ship was before: it has not gone.
  expect(judged({ path: ['t4-n7'] })).toEqual(['1 encounter-step.0.1']);
  // From neither.
  expect(judged({ path: ['lothal'] })).toEqual(['1 encounter-step.0.1', '5 adjacency.0.1']);
  // Claims say that it has not gone.
  expect(judged({ path: ['tatooine'] }, { expect: { seats: { cem: { space: 'ryloth' } } } })).toHaveLength(2);
});

it('a fight with a patrol that is not there, for which nothing was paid, as a later claim says', () => {
  const fight = [
    { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
    { type: 'combat.roll', faces: ['hit', 'hit', 'hit'] },
    { type: 'combat.roll', faces: ['blank', 'blank'] },
    { type: 'combat.resolve', seat: 'ann', winner: 'attacker' },
  ];
  const judged = (credits: number, ...bens: ReturnType<typeof gains>[]) =>
    told([gains('ann'), ...fight, ...bens, ...round, gains('ann', claims(credits))]);
  expect(judged(9000, gains('ben'))).toEqual(['1 encounter-step.1']);
  expect(judged(9000, gains('ben'), gains('ben'))).toEqual(['1 encounter-step.1', '6 planning-step.0.1']);
  expect(judged(12_000, gains('ben'))).toEqual(['1 encounter-step.1']);
  expect(judged(10_000, gains('ben'))).toHaveLength(2);
});

it('a way too far on which the ship stopped, as is claimed long afterwards', () => {
  const way = ['t6-n1', 't6-n2', 'ring-of-kafrene', 't5-n6', 't5-n5', 't5-n3'];
  const turns = [gains('ben'), ...round, gains('ann'), meets('ann')];
  const judged = (space: string) =>
    told([
      { type: 'planning.move', seat: 'ann', path: way },
      meets('ann'),
      ...turns,
      ...turns,
      gains('ben', { expect: { seats: { ann: { space } } } }),
    ]);
  for (const space of ['naboo', 't5-n5', 't5-n3']) expect(judged(space), space).toEqual(['0 movement.1']);
  expect(judged('tatooine')).toHaveLength(2);
});

it('a patrol moved too far that stopped where it had to, as a claim says, whatever is recorded of it later', () => {
  const due = { id: 'bacta', type: 'gear', cost: 2000, patrolIcon: { faction: 'imperial', spaces: 3 } };
  const judged = (space: string) =>
    told([
      gains('ann'),
      { type: 'market.buy', seat: 'ann', deck: 'gear-mod', card: 'vibroknife', paid: 2000 },
      { type: 'card.reveal', deck: 'gear-mod', card: { ...due, bonuses: {}, abilities: [], contactIcon: 'none' } },
      { type: 'patrol.move', seat: 'ann', faction: 'imperial', path: ['t6-n3', 't6-n2', 't6-n1', 'naboo'] },
      meets('ann', { expect: { patrols: { imperial: { space } } } }),
      gains('ben'),
      ...round,
      gains('ann'),
      { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
    ]);
  expect(judged('naboo')).toEqual(['3 patrol-movement.2']);
  expect(judged('t6-n1')).toEqual(['3 patrol-movement.2', '10 encounter-step.1']);
});

it('two refused entries, of each of which later ones show whether it was made', () => {
  const way = ['t4-n7', 'ryloth', 't4-n7', 'tatooine', 't4-n7', 'ryloth', 't4-n7'];
  const moves = (path: readonly string[]) => ({ type: 'planning.move', seat: 'ben', path });
  const judged = (credits: number, path: readonly string[]) =>
    told([
      gains('ann'),
      gains('ann'),
      meets('ann'),
      moves(way),
      meets('ben'),
      gains('cem', claims(credits)),
      meets('cem'),
      gains('ann'),
      meets('ann'),
      moves(path),
      meets('ben'),
    ]);
  for (const credits of [7000, 9000])
    for (const path of [['t4-n7'], ['tatooine']])
      expect(judged(credits, path), `${credits} ${path}`).toEqual(['1 planning-step.0.1', '3 movement.1']);
  expect(judged(9000, ['lothal'])).toHaveLength(3);
});

const fight = {
  do: 'fight',
  kind: 'ground',
  enemy: { name: 'thug', combat: 1 },
  win: [{ do: 'gain-credits', amount: 1500 }],
  lose: [],
};
/** Ann wins a fight worth 1,500 credits, of which she records no more than the dice. */
const wins = (words: object = {}) => [
  meets('ann', { effects: [fight] }),
  { type: 'combat.roll', faces: ['hit', 'crit', 'blank'] },
  { type: 'combat.roll', faces: ['blank'], ...words },
];

it('a second choice in the planning step, as claims at the last roll of a fight show that are true behind its end', () => {
  const judged = (words: object) =>
    told([{ type: 'planning.recover', seat: 'ann' }, gains('ann'), ...wins(words), gains('ben'), ...round]);
  expect(judged(claims(6500))).toEqual(['1 planning-step.0.1']);
  expect(judged(claims(8500))).toEqual(['1 planning-step.0.1']);
  expect(judged(claims(5000))).toEqual(['1 planning-step.0.1']);
  expect(judged(claims(9500))).toHaveLength(2);
});

it('a wrong claim is told once where the next one, at the last roll of a fight, is true behind its end', () => {
  expect(told([gains('ann', claims(8000)), ...wins(claims(8500)), gains('ben'), ...round])).toEqual([
    '0 planning-step.2',
  ]);
});

it('a reward that is counted wrongly at the last roll of a fight, and played on with, is told once', () => {
  const judged = (then: number) =>
    told([gains('ann'), ...wins(claims(9000)), gains('ben'), ...round, gains('ann', claims(then))]);
  expect(judged(11_000)).toEqual(['3 credits.2']);
  expect(judged(10_500)).toEqual(['3 credits.2']);
  expect(judged(12_000)).toHaveLength(2);
});

it('a second encounter has not come a turn later where another player slips there', () => {
  const turns = [gains('ann'), meets('ann'), meets('ann'), gains('ben'), ...round];
  const judged = (...more: { type: string }[]) => told([...turns, gains('ann'), ...more, gains('ben'), meets('ben')]);
  expect(judged(gains('ben'), meets('ann'))).toEqual(['2 encounter-step.0.1', '8 encounter-step.0.1']);
  const moves = { type: 'planning.move', seat: 'ben', to: 't2-n2' };
  expect(judged(moves, meets('ann'))).toEqual(['2 encounter-step.0.1', '8 encounter-step.0.1']);
  // Where no encounter of hers is recorded there, it may be that one.
  expect(judged()).toEqual(['2 encounter-step.0.1']);
});

it('a fight against a player or crew who is elsewhere, of which no dice are recorded: what comes next is judged', () => {
  const player = { type: 'encounter.player', seat: 'ann', player: 'ben' };
  const crew = { ...player, type: 'encounter.crew' };
  const judged = (...more: { type: string }[]) => told([gains('ann'), ...more, gains('ben'), ...round]);
  expect(judged(player)).toEqual(['1 resolving-player-bounties.0.1']);
  expect(judged(crew)).toEqual(['1 resolving-bounties.5.a']);
  const tooFar = { type: 'planning.move', seat: 'ben', to: 'kessel' };
  expect(judged(crew, tooFar)).toEqual(['1 resolving-bounties.5.a', '2 movement.1']);
  // With dice it was fought.
  const dice = { type: 'combat.roll', faces: ['hit', 'blank', 'blank'] };
  expect(judged(player, dice, dice)).toEqual(['1 resolving-player-bounties.0.1']);
});

it('two of two players, each shown by a claim of its own', () => {
  const far = { type: 'trade.exchange', seat: 'ben', with: 'cem', gives: { credits: 100 }, takes: {} };
  const other = { ...market['gear-mod'].faceup, id: 'house-knife' };
  const discards = [
    { type: 'market.discard', seat: 'cem', deck: 'gear-mod' },
    { type: 'card.reveal', deck: 'gear-mod', card: other },
  ];
  const bens = (credits: number) => ({ expect: { seats: { ben: { credits } } } });
  const judged = (credits: number) =>
    told([
      gains('ann'),
      delivers,
      meets('ann'),
      gains('ben'),
      far,
      meets('ben'),
      gains('cem'),
      ...discards,
      meets('cem'),
      gains('ann', claims(9000)),
      meets('ann'),
      gains('ben', bens(credits)),
    ]);
  const both = ['1 deliver-action.1.a', '4 trade-action.0.1'];
  expect(judged(13_000)).toEqual(both);
  expect(judged(12_900)).toEqual(both);
  expect(judged(12_000)).toHaveLength(3);
});

it('credits given to somebody elsewhere in every turn, as the claims at the end of each show', () => {
  const order = ['ann', 'ben', 'cem'];
  const credits: { [who: string]: number } = { ann: 5000, ben: 9000, cem: 4000 };
  const moves = Array.from({ length: 12 }, (_, turn) => {
    const [who, other] = [order[turn % 3] as string, order[(turn + 1) % 3] as string];
    credits[who] = (credits[who] ?? 0) + 1000;
    const effects = [{ do: 'gain-credits', amount: 1000 }];
    const expect = { seats: { [who]: { credits: credits[who] } } };
    return [
      { type: 'planning.recover', seat: who },
      { type: 'trade.exchange', seat: who, with: other, gives: { credits: 100 }, takes: {} },
      meets(who, { effects, expect }),
    ];
  });
  expect(told(moves.flat())).toEqual(moves.map((_, turn) => `${turn * 3 + 1} trade-action.0.1`));
});

it('the first of two choices in the planning step, where the table changed its mind, as claims show', () => {
  const moves = { type: 'planning.move', seat: 'ann', to: 't5-n4' };
  const judged = (credits: number, space: string, ...both: { type: string }[]) =>
    told([...both, meets('ann', claims(credits, { space })), gains('ben'), ...round]);
  expect(judged(5000, 't5-n4', gains('ann'), moves)).toEqual(['1 planning-step.0.1']);
  expect(judged(7000, 'naboo', moves, gains('ann'))).toEqual(['1 planning-step.0.1']);
  // Both of them, too; neither is another slip.
  expect(judged(7000, 't5-n4', gains('ann'), moves)).toEqual(['1 planning-step.0.1']);
  expect(judged(5000, 'naboo', gains('ann'), moves).length).toBeGreaterThan(1);
});

it('a cargo given to somebody elsewhere, which its owner delivers after another breach', () => {
  const gives = { type: 'trade.exchange', seat: 'ann', with: 'ben', gives: { cards: ['coaxium-crystal'] }, takes: {} };
  const moves = { type: 'planning.move', seat: 'ann', to: 'ryloth' };
  const turns = [gains('ann'), gives, meets('ann'), gains('ben'), gains('ben'), ...round];
  expect(told([...turns, moves, delivers, meets('ann')])).toEqual(['1 trade-action.0.1', '4 planning-step.0.1']);
});

describe('a contact that could not be encountered, or fought, is told once, whether the table has done it or not', () => {
  const chopper = warrant('chopper');
  const cards = ['one', 'two', 'three', 'four'].map(
    (id): CardFacts => ({
      id,
      origin: 'encounter',
      bonuses: {},
      sections: ['naboo', 'tatooine'].map((of) => ({ of, effects: [{ do: 'gain-credits', amount: 1000 }] })),
    }),
  );
  const ann = { character: 'han-solo' };
  const ben = { space: 'naboo', character: 'lando-calrissian' };
  const here = hunt({ ann: { ...ann, assets: [chopper] }, ben });
  const away = hunt({
    ann: { ...ann, assets: [chopper] },
    ben,
    contacts: {
      tatooine: [{ class: 'white' }],
      kessel: [{ id: 'chopper', class: 'green', faceup: true }],
      naboo: [],
      'trailing-core': [],
      'spinward-core': [],
    },
  });
  const without = hunt({ ann: { ...ann, assets: [] }, ben });
  const won = [roll('hit', 'hit', 'blank'), roll('hit', 'blank', 'blank')];
  const lost = [roll('hit', 'blank', 'blank'), roll('hit', 'hit', 'blank')];
  const spaces = (who: string, card: string) => ({ type: 'encounter.space', seat: who, card });
  /** What is told of this, of the turn of Ben, who may plan twice, and of what Ann claims in hers, before which she had so many credits. */
  const judged = (start: Example['start'], moves: Example['moves'], had?: number, ...bens: Example['moves']) => {
    const claimed = had === undefined ? {} : claims(had + 2000);
    const turns = [
      gains('ben'),
      ...bens,
      spaces('ben', 'one'),
      gains('ann', claimed),
      spaces('ann', 'two'),
      gains('ben'),
    ];
    const header = { ...onContacts, cards: [...cards, chopper] };
    const log = logOf({ rule: 'log.the-move-log.1', shows: '', start, header, moves: [...moves, ...turns] });
    const read = checkLog(log as unknown as Json);
    if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
    const { violations, stopped } = verify(read.value.game, read.value.log, { unread: read.value.unread });
    expect(stopped).toBe(null);
    return violations.map(({ entry, rule }) => `${entry} ${rule.replace('outer-rim.', '')}`);
  };
  /** The same with true claims of each of these sums, and without; then behind it a planning step too many, and a wrong claim. */
  const isTold = (start: Example['start'], moves: Example['moves'], breach: string, ...sums: readonly number[]) => {
    const twice = `${moves.length + 1} planning-step.0.1`;
    for (const had of [undefined, ...sums]) {
      expect(judged(start, moves, had), `${had}`).toEqual([breach]);
      expect(judged(start, moves, had, gains('ben')), `${had}, and a slip`).toEqual([breach, twice]);
    }
    expect(judged(start, moves, 6500)).toHaveLength(2);
  };
  const noBounty = '1 resolving-bounties.0.3';
  const elsewhere = '0 log.the-move-log.3';

  it('a fight over a bounty that the player does not have: won, and the target eliminated', () =>
    isTold(without, [meetsContact('chopper'), fights(), ...won, eliminates()], noBounty, 5000, 9000));

  it('won, with its end and who has won', () => {
    const ends = { ...resolve, winner: 'attacker' };
    isTold(without, [meetsContact('chopper'), fights(), ...won, ends, eliminates()], noBounty, 5000, 9000);
  });

  it('won, and the target captured', () =>
    isTold(without, [meetsContact('chopper'), fights(), ...won, captures()], noBounty, 5000));

  it('lost', () => isTold(without, [meetsContact('chopper'), fights(), ...lost], noBounty, 5000));

  it('a fight with a contact in another space', () => {
    isTold(away, [meetsContact('chopper'), fights(), ...won, eliminates()], elsewhere, 5000, 9000);
    isTold(away, [meetsContact('chopper'), fights(), ...lost], elsewhere, 5000);
  });

  it('of which no dice are recorded: nothing had come of it', () =>
    isTold(away, [meetsContact('chopper'), fights()], elsewhere, 5000));

  it('but of a fight that could be, they are missed', () =>
    expect(judged(here, [meetsContact('chopper'), fights()], 5000)).toEqual(['2 combat-steps.0.1']));

  it('what its databank card brings', () => {
    const gets = { type: 'contact.resolve', seat: 'ann', effects: [{ do: 'gain-credits', amount: 2000 }] };
    isTold(away, [meetsContact('chopper'), gets], elsewhere, 5000, 7000);
  });

  it('behind an encounter, as a second one', () => {
    const moves = [spaces('ann', 'three'), meetsContact('chopper'), fights(), ...won, eliminates()];
    for (const had of [6000, 10_000]) expect(judged(here, moves, had), `${had}`).toEqual(['1 encounter-step.0.1']);
  });

  it('dice of a fight over no bounty at all say nothing of what comes behind them', () => {
    const moves = [meetsContact('chopper'), fights({ bounty: undefined }), ...won];
    const twice = `${moves.length + 1} planning-step.0.1`;
    for (const had of [undefined, 5000]) {
      expect(judged(without, moves, had)).toEqual([noBounty]);
      expect(judged(without, moves, had, gains('ben'))).toEqual([noBounty, twice]);
    }
  });

  it('a capture without a fight', () => {
    for (const captured of [true, false]) {
      const claim = { expect: { seats: { ann: { assets: [{ card: 'warrant', captured }] } } } };
      const moves = [meetsContact('chopper'), captures(), gains('ben'), spaces('ben', 'three'), gains('ann', claim)];
      expect(judged(here, [...moves, spaces('ann', 'four')]), `${captured}`).toEqual(['1 resolving-bounties.0.1']);
    }
  });
});
