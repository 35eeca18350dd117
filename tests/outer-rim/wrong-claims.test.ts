/** A wrong claim is told once, at its entry, however many slips the log has: whether the table played on with it, later entries show. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../machines/ruleset.ts';
import { checkLog } from '../../referee/log/read.ts';
import { verify } from '../../referee/reading/verify.ts';
import type { Json } from '../../schemas/json.ts';
import type { CardFacts } from '../../schemas/outer-rim/cards.ts';
import { captures, eliminates, fights, hunt, meets as meetsContact, onContacts } from './bounties.ts';
import { type Example, logOf, table } from './example.ts';
import { meet, resolve, roll } from './fights.ts';

const section = (of: string) => ({ of, effects: [{ do: 'gain-credits', amount: 1000 }] });
const met = (id: string) => ({
  id,
  origin: 'encounter',
  encounterDeck: 'ryloth-naboo',
  bonuses: {},
  sections: [section('ryloth'), section('naboo')],
});
const nothing = {
  ...met('nothing'),
  encounterDeck: 'navpoint',
  sections: [{ of: 'no-patrol', effects: [] }],
};
const crystal: Partial<CardFacts> & { id: string } = {
  id: 'coaxium-crystal',
  cost: 1000,
  destination: 'ryloth',
  reward: { credits: 5000 },
  patrolIcon: 'none',
  bonuses: {},
  abilities: [],
};
const player = { personalGoalDone: false, space: 'ryloth' };
const start = {
  seats: {
    ben: {
      ...player,
      character: 'jyn-erso',
      ship: 'g9-rigger',
      credits: 7000,
      fame: 3,
      assets: ['coaxium-crystal'],
    },
    ann: { ...player, character: 'bossk', ship: 'g-1a-starfighter', credits: 9000, fame: 4 },
  },
};
const gains = (seat: string, facts?: object) => ({
  type: 'planning.gain-credits',
  seat,
  ...(facts === undefined ? {} : { expect: { seats: { [seat]: facts } } }),
});
const meets = (seat: string, card: string, facts?: object) => ({
  ...gains(seat, facts),
  type: 'encounter.space',
  card,
});

/** The entries and rules that are told of a game of two, in which Ben begins. */
function told(moves: readonly object[], ben: object = {}): string[] {
  const log = {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    options: { unfinishedBusiness: false },
    seats: ['ben', 'ann'],
    cards: [crystal, nothing, ...['one', 'two', 'three', 'four'].map(met)],
    start: { ...start, seats: { ...start.seats, ben: { ...start.seats.ben, ...ben } } },
    moves: moves as readonly Move[],
  };
  const read = checkLog(log as unknown as Json);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  const { violations } = verify(read.value.game, read.value.log);
  return violations.map(({ entry, rule }) => `${entry} ${rule.replace('outer-rim.', '')}`);
}

describe('a wrong claim that later entries contradict is told once behind another breach', () => {
  /** What is claimed wrongly at the encounter, the rule that is told of it, and what shows later that it was a slip of the pen. */
  const slips: readonly { readonly claim: object; readonly rule: string; readonly later: readonly object[] }[] = [
    {
      claim: { space: 'naboo' },
      rule: 'movement.0.1',
      later: [{ type: 'planning.move', seat: 'ben', path: ['t5-n3', 't5-n5'] }],
    },
    {
      claim: { assets: [] },
      rule: 'assets.6',
      later: [gains('ben'), { type: 'deliver.cargo', seat: 'ben', card: 'coaxium-crystal' }],
    },
    {
      claim: { credits: 1000 },
      rule: 'credits.2',
      later: [gains('ben'), { type: 'credits.trade', seat: 'ben', with: 'ann', gives: 8000, takes: 0 }],
    },
    { claim: { fame: 30 }, rule: 'fame.2', later: [gains('ben', { fame: 3 })] },
  ];
  const turns = (facts: object, later: readonly object[]) => [
    meets('ben', 'one', facts),
    gains('ann'),
    meets('ann', 'two'),
    ...later,
  ];

  for (const { claim, rule, later } of slips) {
    it(`alone: ${JSON.stringify(claim)}`, () => {
      expect(told([gains('ben'), ...turns(claim, later)])).toEqual([`1 ${rule}`]);
    });

    it(`behind another wrong claim: ${JSON.stringify(claim)}`, () => {
      const moves = [gains('ben', { credits: 10_000 }), ...turns(claim, later)];
      expect(told(moves)).toEqual(['0 planning-step.2', `1 ${rule}`]);
    });

    it(`behind a planning step too many: ${JSON.stringify(claim)}`, () => {
      const moves = [gains('ben'), gains('ben'), ...turns(claim, later)];
      expect(told(moves)).toEqual(['1 planning-step.0.1', `2 ${rule}`]);
    });
  }

  it('and a table that plays on with two of them is followed', () => {
    const moved = {
      type: 'planning.move',
      seat: 'ben',
      path: ['t5-n4'],
      expect: { seats: { ben: { credits: 11_000 } } },
    };
    const behind = [meets('ben', 'one', { space: 'naboo' }), gains('ann'), meets('ann', 'two'), moved];
    expect(told([gains('ben', { credits: 10_000 }), ...behind])).toEqual(['0 planning-step.2', '1 movement.0.1']);
  });
});

describe('a wrong claim of all assets is told once', () => {
  const claims = (assets: readonly string[]) => [
    meets('ben', 'one', { assets }),
    { ...gains('ann'), expect: { seats: { ben: { assets } } } },
    meets('ann', 'two'),
    gains('ben', { assets }),
  ];
  const deliver = { type: 'deliver.cargo', seat: 'ben', card: 'coaxium-crystal' };

  it('a card that has been delivered', () => {
    expect(told([gains('ben'), deliver, ...claims(['coaxium-crystal'])])).toEqual(['2 deliver-action.1.b']);
  });

  it('a card that has gone without a rule', () => {
    expect(told([gains('ben'), ...claims([])])).toEqual(['1 assets.6']);
  });

  it('but another one behind it is told too', () => {
    const [first, ...others] = claims([]);
    const again = { ...meets('ben', 'three', { assets: ['coaxium-crystal'] }) };
    expect(told([gains('ben'), first as object, ...others, again])).toEqual(['1 assets.6', '5 assets.1']);
  });
});

describe('a breach that claims show not to have been carried out is the only one', () => {
  const far = { type: 'planning.move', seat: 'ben', path: ['t5-n3'] };
  const deliver = { type: 'deliver.cargo', seat: 'ben', card: 'coaxium-crystal' };
  const gives = (amount: number) => ({ type: 'credits.trade', seat: 'ben', with: 'ann', gives: amount, takes: 0 });
  const later = [meets('ben', 'nothing'), gains('ann'), meets('ann', 'one')];

  it('a delivery at the wrong place', () => {
    expect(told([far, deliver, ...later, gains('ben', { credits: 9000 })])).toEqual(['1 deliver-action.1.a']);
    expect(told([far, deliver, ...later, gains('ben', { credits: 14_000 })])).toEqual(['1 deliver-action.1.a']);
  });

  it('two of them, one after the other', () => {
    const again = [far, deliver, gives(20_000), ...later];
    const breaches = ['1 deliver-action.1.a', '2 credits.0.1'];
    expect(told([...again, gains('ben', { credits: 9000, assets: ['coaxium-crystal'] })])).toEqual(breaches);
  });

  it('but a claim that is wrong either way is another one', () => {
    const moves = [far, deliver, ...later, gains('ben', { credits: 10_000 })];
    expect(told(moves)).toEqual(['1 deliver-action.1.a', '5 planning-step.2']);
  });
});

describe('a wrong claim that is only repeated is one slip', () => {
  const isDefeated = { defeated: true };

  it('of a defeat that no damage has brought: it takes no turn from anybody', () => {
    const moves = [gains('ben', isDefeated), meets('ben', 'one', isDefeated), gains('ann'), meets('ann', 'two')];
    expect(told([...moves, gains('ben', isDefeated)])).toEqual(['0 damage.2']);
  });

  it('but not where it was right in between', () => {
    const moves = [
      gains('ben', isDefeated),
      meets('ben', 'one', { defeated: false }),
      gains('ann'),
      meets('ann', 'two'),
    ];
    expect(told([...moves, gains('ben', isDefeated), meets('ben', 'three')])).toEqual(['0 damage.2', '4 damage.2']);
  });

  it('of the number of the turn, from which it is counted on', () => {
    const numbered = (move: object, number: number) => ({ ...move, expect: { turn: { number } } });
    const moves = [numbered(gains('ben'), 5), numbered(meets('ben', 'one'), 6), numbered(gains('ann'), 6)];
    expect(told(moves)).toEqual(['0 player-turn.3']);
    expect(told([...moves, numbered(meets('ann', 'two'), 9)])).toEqual(['0 player-turn.3', '3 player-turn.3']);
  });
});

describe('a miscount that hides or feigns what follows from it is one slip, and the table has played on with it', () => {
  const hurt = (facts: object, amount = 4) => ({
    ...meets('ben', 'one', facts),
    card: undefined,
    effects: [{ do: 'suffer', on: 'character', amount }],
  });
  const others = [gains('ann'), { type: 'encounter.space', seat: 'ann', effects: [] }];
  const limits = { values: { hyperdrive: 3, groundCombat: 3, shipCombat: 3, health: 4, hull: 4 }, assets: [] };
  const game = (facts: object, moves: readonly object[], own: object = {}) =>
    told([{ type: 'planning.recover', seat: 'ben' }, facts, ...moves], { ...limits, ...own });

  it('a defeat that was overlooked, with damage, with the defeat, and with the credits', () => {
    for (const claim of [
      { damage: { character: 3 } },
      { defeated: false },
      { damage: { character: 3 }, defeated: false, credits: 7000 },
    ]) {
      const rule = 'damage' in claim ? 'damage.1' : 'defeated.1.3';
      expect(game(hurt(claim), [...others, gains('ben', { credits: 9000 })])).toEqual([`1 ${rule}`]);
      // Or it was a slip of the pen.
      if (Object.keys(claim).length === 1)
        expect(
          game(hurt(claim), [...others, { ...gains('ben', { credits: 4000 }), type: 'planning.recover' }]),
        ).toEqual([`1 ${rule}`]);
    }
  });

  it('a defeat that was none', () => {
    const recovers = { ...gains('ben', { credits: 4000 }), type: 'planning.recover' };
    expect(game(hurt({ damage: { character: 4 } }, 3), [...others, recovers])).toEqual(['1 damage.1']);
    expect(game(hurt({ defeated: true }, 3), [...others, recovers])).toEqual(['1 damage.2']);
    expect(game(hurt({ defeated: true, credits: 4000 }, 3), [...others, recovers])).toEqual(['1 damage.2']);
    // Who has paid nothing else has not lost anything else.
    const poorer = { ...recovers, expect: { seats: { ben: { credits: 1000 } } } };
    expect(game(hurt({ defeated: true }, 3), [...others, poorer])).toEqual(['1 damage.2', '4 credits.3']);
  });

  it('but who recovers from a defeat without having paid for it is told so', () => {
    const recovers = (credits: number) => ({ ...gains('ben', { credits }), type: 'planning.recover' });
    expect(game(hurt({}), [...others, recovers(7000)])).toEqual(['4 defeated.1.1']);
    expect(game(hurt({}), [...others, recovers(6000)])).toEqual(['4 planning-step.0.1']);
    expect(game(hurt({}), [...others, recovers(4000)])).toEqual([]);
  });

  it('fame that wins: nobody has won at this table, and what follows is judged', () => {
    const famous = (facts: object) => ({ ...hurt(facts), effects: [{ do: 'gain-fame', amount: 1 }] });
    for (const claim of [{ fame: 9 }, { fame: 8 }])
      expect(game(famous(claim), [...others, gains('ben'), gains('ben')], { fame: 9 })).toEqual([
        '1 fame.2',
        '5 planning-step.0.1',
      ]);
    expect(game(famous({ fame: 10 }), others, { fame: 9 })).toEqual(['2 log.the-move-log.7']);
  });
});

it('claims that are all as before one deed, or as another outcome of it would have it, are one breach of the rule that settled it', () => {
  const fight: Example['moves'] = [
    meetsContact('chopper'),
    fights(),
    roll('hit', 'hit', 'hit'),
    roll('blank', 'blank', 'blank'),
    resolve,
  ];
  const judgedOf = (deed: Example['moves'][number], ann: object, rest: object = {}): string[] => {
    const claims = { type: 'turn.end', seat: 'ann', expect: { seats: { ann }, ...rest } };
    const moves = [...fight, deed, claims];
    const read = checkLog(
      logOf({ rule: 'log.the-move-log.1', shows: '', start: hunt(), header: onContacts, moves }) as unknown as Json,
    );
    if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
    const { violations } = verify(read.value.game, read.value.log);
    return violations.map(({ entry, rule }) => `${entry} ${rule.replace('outer-rim.', '')}`);
  };
  const RESOLVING = 'resolving-bounties';
  const captured = { assets: [{ card: 'warrant', captured: true }] };
  expect(judgedOf(eliminates(), { assets: [], credits: 9000, fame: 1 })).toEqual([]);
  expect(judgedOf(eliminates(), { assets: ['warrant'], credits: 5000, fame: 0 })).toEqual([`6 ${RESOLVING}.3.1`]);
  expect(judgedOf(eliminates(), { ...captured, credits: 5000, fame: 0 })).toEqual([`6 ${RESOLVING}.3.1`]);
  expect(judgedOf(captures(), { assets: [], credits: 9000, fame: 1 })).toEqual([`6 ${RESOLVING}.3.2.a`]);
  const there = { contacts: { tatooine: [{ id: 'chopper' }, { class: 'white' }] } };
  expect(judgedOf(captures(), { assets: [{ card: 'warrant', captured: false }] }, there)).toEqual([
    `6 ${RESOLVING}.3.2.a`,
  ]);
  // What neither would have brought is a slip of its own.
  expect(judgedOf(captures(), { assets: [], credits: 7000 }).length).toBeGreaterThan(1);
});

it('a sum that is as before what an entry before has brought is told by the rule of that, any other by that of the sum', () => {
  const start = table({
    ann: { reputation: { imperial: 'negative' } },
    turn: { step: 'encounter' },
    patrols: { imperial: { level: 1, combat: 2, reward: { credits: 3000 }, space: 'tatooine' } },
  });
  const judged = (credits: number): string[] => {
    const claims = { ...gains('ben'), expect: { seats: { ann: { credits } } } };
    const moves = [
      { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
      roll('hit', 'crit', 'blank'),
      roll('hit', 'blank'),
      { ...resolve, seat: 'ann' },
      claims,
    ];
    const read = checkLog(logOf({ rule: 'log.the-move-log.1', shows: '', start, moves }) as unknown as Json);
    if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
    const { violations } = verify(read.value.game, read.value.log);
    return violations.map(({ entry, rule }) => `${entry} ${rule.replace('outer-rim.', '')}`);
  };
  expect(judged(8000)).toEqual([]);
  expect(judged(5000)).toEqual(['4 encountering-a-patrol.1.a']);
  expect(judged(6000)).toEqual(['4 credits.3']);
});

describe('claims of what a rule has left as it was an entry before are told by that rule', () => {
  const judged = (start: Example['start'], moves: Example['moves'], header: Example['header'] = {}): string[] => {
    const read = checkLog(logOf({ rule: 'log.the-move-log.1', shows: '', start, header, moves }) as unknown as Json);
    if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
    const { violations } = verify(read.value.game, read.value.log);
    return violations.map(({ entry, rule }) => `${entry} ${rule.replace('outer-rim.', '')}`);
  };
  const claims = (ann: object) => ({ ...gains('ben'), expect: { seats: { ann } } });

  it('what stands behind a cost of a card that could not be paid', () => {
    const friend = { id: 'friend', type: 'crew', bonuses: {}, abilities: [] };
    const effects = [{ do: 'gain-asset', card: 'friend' } as const];
    const program = [{ do: 'to', cost: [{ do: 'lose-credits', amount: 3000 }], effects } as const];
    const sections = [{ of: 'tatooine', effects: [{ do: 'may', effects: program } as const] }];
    const cards = [friend, { ...met('offer'), encounterDeck: 'tatooine-nal-hutta', sections }] as never;
    const rest = (credits: number, ann: object) =>
      judged(
        table({ ann: { credits }, turn: { step: 'encounter' } }),
        [{ type: 'encounter.space', seat: 'ann', card: 'offer' }, { type: 'card.may', seat: 'ann' }, claims(ann)],
        { cards },
      );
    expect(rest(3000, { credits: 0, assets: ['friend'] })).toEqual([]);
    expect(rest(2000, { credits: 0, assets: ['friend'] })).toEqual(['2 word-usage.4']);
    expect(rest(2000, { credits: 2000, assets: [] })).toEqual([]);
  });

  it('a defeat in a fight that was won: what the beaten player keeps', () => {
    const secrets = [{ id: 'rumour', deck: 'navpoint' }];
    const beaten = (ann: object) =>
      judged(
        table({
          ann: { credits: 1000, reputation: { imperial: 'negative' }, damage: { ship: 3 }, secrets },
          turn: { step: 'encounter' },
          patrols: { imperial: { level: 1, combat: 2, reward: { credits: 3000 }, space: 'tatooine' } },
        } as never),
        [
          { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
          roll('hit', 'hit', 'blank'),
          roll('hit', 'hit'),
          { ...resolve, seat: 'ann' },
          claims(ann),
        ],
      );
    expect(beaten({ secrets: [], defeated: true, credits: 1000 })).toEqual([]);
    expect(beaten({ secrets })).toEqual(['4 defeated.1.2']);
    expect(beaten({ credits: 4000 })).toEqual(['4 defeated.1.1']);
  });

  it('a section of a card that does not fit', () => {
    const hutt = (...among: string[]) => [{ is: 'reputation', faction: 'hutt', among }];
    const sections = [
      { of: 'tatooine', name: 'friend', if: hutt('positive'), effects: [{ do: 'gain-fame', amount: 1 }] },
      { of: 'tatooine', name: 'foe', if: hutt('neutral'), effects: [{ do: 'lose-credits', amount: 1000 }] },
    ];
    const cards = [{ ...met('offer'), encounterDeck: 'tatooine-nal-hutta', sections }] as never;
    const rest = (ann: object) =>
      judged(
        table({ turn: { step: 'encounter' } }),
        [{ type: 'encounter.space', seat: 'ann', card: 'offer' }, claims(ann)],
        { cards },
      );
    expect(rest({ credits: 4000, fame: 0 })).toEqual([]);
    expect(rest({ credits: 5000, fame: 1 })).toEqual(['1 encountering-a-space.0.3']);
    expect(rest({ credits: 6000, fame: 2 })).toEqual(['1 credits.2', '1 fame.2']);
  });

  it('what an ability did, left out in part, or done to another faction or player', () => {
    const ability = (timing: 'action', ...effects: object[]) => [{ id: 'use', timing, effects }] as never;
    const uses = (effects: object[], expected: object, at: 0 | 1) => {
      const gadget = { id: 'gadget', type: 'gear' as const, bonuses: {}, abilities: ability('action', ...effects) };
      const use = { type: 'action.ability', seat: 'ann', source: 'gadget' };
      const end = { type: 'action.end', seat: 'ann' };
      const claim = { expect: { seats: expected } };
      const moves = at === 0 ? [{ ...use, ...claim }, end] : [use, { ...end, ...claim }];
      return judged(table({ ann: { assets: [gadget] }, turn: { step: 'action' } }), moves);
    };
    const gain = { do: 'gain-credits', amount: 1000 };
    const rest = [{ do: 'gain-fame', amount: 1 }, gain, { do: 'gain-credits', amount: 4000 }];
    const known = { do: 'gain-reputation', faction: 'your-planet' };
    for (const at of [0, 1] as const) {
      expect(uses([known], { ann: { reputation: { hutt: 'positive', imperial: 'neutral' } } }, at)).toEqual([]);
      expect(uses([known], { ann: { reputation: { hutt: 'neutral', imperial: 'positive' } } }, at)).toEqual([
        `${at} spaces.3.1.a`,
      ]);
      expect(uses([gain], { ann: { credits: 5000 }, ben: { credits: 6000 } }, at)).toEqual([`${at} credits.2`]);
      expect(uses(rest, { ann: { credits: 10_000, fame: 1 } }, at)).toEqual([]);
      expect(uses(rest, { ann: { credits: 9000, fame: 0 } }, at)).toEqual([`${at} credits.2`]);
      // What no part of it explains is a slip of its own.
      expect(uses(rest, { ann: { credits: 8000, fame: 0 } }, at).length).toBe(2);
    }
  });

  it('what goes without saying behind the dice: the reward of a fight', () => {
    const patrols = { imperial: { level: 1, combat: 2, reward: { credits: 3000 }, space: 'tatooine' } };
    const start = table({ ann: { credits: 1000 }, turn: { step: 'encounter' }, patrols } as never);
    const won = (credits: number) => {
      const last = { ...roll('hit', 'blank'), expect: { seats: { ann: { credits } } } };
      return judged(start, [meet, roll('hit', 'hit', 'blank'), last, gains('ben')]);
    };
    expect([1000, 4000].map(won)).toEqual([[], []]);
    expect(won(5000)).toEqual(['2 encountering-a-patrol.1.a']);
  });
});
