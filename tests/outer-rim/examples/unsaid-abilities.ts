/**
 * @module
 * Abilities used in a combat of which a log says nothing: the next entry, or its claims, show that they were.
 */
import type { StartSeat } from '../../../schemas/outer-rim/header.ts';
import type { Example } from '../example.ts';
import { ambush, claims, duel, meet, obey, orders, passed, resolve, roll, test, trick, use } from '../fights.ts';

const next = { type: 'planning.gain-credits', seat: 'ben' };
const reward = (credits: number) => claims(next, { seats: { ann: { credits } } });

const lens = trick('lens', { on: 'own', change: { kind: 'turn', most: 1, from: 'focus', to: 'crit' } });
const spare = trick('spare', { on: 'own', change: { kind: 'add', faces: ['crit'] } });
const jammer = trick('jammer', { on: 'opponent', change: { kind: 'value', add: -1 } });

/** Texts that are known: what is shown can only have come about by them. */
const known: readonly Example[] = [
  {
    rule: 'outer-rim.combat-steps.2.2.a',
    shows: 'the reward of a patrol shows that a focus was turned to a crit, although the defence has been rolled since',
    start: ambush({ ann: { assets: [lens] } }),
    moves: [meet, roll('focus', 'blank', 'blank'), roll('hit', 'blank'), reward(8000)],
    final: { seats: { ann: { credits: 8000, damage: { ship: 1 } } } },
  },
  {
    rule: 'outer-rim.patrols.9.a',
    shows: 'so does the next patrol, which comes to the map',
    start: ambush({ ann: { assets: [lens] } }),
    moves: [
      meet,
      roll('focus', 'blank', 'blank'),
      roll('hit', 'blank'),
      { type: 'patrol.spawn', faction: 'imperial', token: { level: 2 } },
      next,
    ],
    final: { seats: { ann: { credits: 8000 } } },
  },
  {
    rule: 'outer-rim.combat-steps.4',
    shows: 'nothing is turned that shows no focus: that fight is lost',
    start: ambush({ ann: { assets: [lens] } }),
    moves: [meet, roll('blank', 'blank', 'blank'), roll('hit', 'blank'), reward(8000)],
    breaks: ['outer-rim.encountering-a-patrol.2'],
  },
  {
    rule: 'outer-rim.combat-steps.4',
    shows: 'Lando may have rerolled one die of his own',
    start: ambush({ ann: { character: 'lando-calrissian' } }),
    moves: [
      meet,
      roll('blank', 'blank', 'blank'),
      roll('hit', 'blank'),
      { ...claims(resolve, { seats: { ann: { credits: 8000 } } }), winner: 'attacker' },
      next,
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.combat-steps.4',
    shows: 'one die more or less does not lose him a fight that is won by more',
    start: ambush({ ann: { character: 'lando-calrissian' } }),
    moves: [meet, roll('crit', 'crit', 'hit'), roll('blank', 'blank'), { ...resolve, winner: 'defender' }],
    breaks: ['outer-rim.combat-steps.4'],
  },
  {
    rule: 'outer-rim.combat-steps.2.1',
    shows: 'nor does it deal him as much as two dice would',
    start: ambush({ ann: { character: 'lando-calrissian' } }),
    moves: [meet, roll('hit', 'hit', 'focus'), roll('blank', 'blank'), { ...resolve, damage: { attack: 5 } }],
    breaks: ['outer-rim.combat-steps.2.1'],
  },
  {
    rule: 'outer-rim.combat-steps.4',
    shows: 'Chewbacca may have turned one of his to a hit, for one damage',
    start: ambush({ ann: { character: 'chewbacca', personalGoalDone: true } }),
    moves: [
      meet,
      roll('hit', 'blank', 'blank'),
      roll('hit', 'blank'),
      { ...claims(resolve, { seats: { ann: { damage: { character: 1 } } } }), damage: { attack: 2 } },
      next,
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.combat-steps.3.1.a',
    shows: 'dice of the opponent that are one too few show what has lowered the combat value',
    start: ambush({ ann: { assets: [jammer] } }),
    moves: [meet, roll('hit', 'crit', 'blank'), roll('hit'), next],
    final: { seats: { ann: { credits: 8000, damage: { ship: 1 } } } },
  },
  {
    rule: 'outer-rim.combat-steps.3',
    shows: 'it lowers the value by one, and no more',
    start: ambush({ ann: { assets: [jammer] } }),
    moves: [meet, roll('hit', 'crit', 'blank'), roll(), next],
    breaks: ['outer-rim.combat-steps.3'],
  },
];

const canceller = trick('canceller', { on: 'opponent', change: { kind: 'cancel', most: 1, from: 'hit' } });
const claimsToWin = (damage: number) => [
  meet,
  roll('hit', 'blank', 'blank'),
  roll('hit', 'hit'),
  claims(resolve, { seats: { ann: { credits: 8000, damage: { ship: damage } } } }),
];

/** Without the ability the fight is lost, and the winner displaces the patrol before anybody suffers. */
const won: readonly Example[] = [
  {
    rule: 'outer-rim.combat-abilities.1.a',
    shows: 'what is claimed with the result shows that a hit was cancelled, by which the fight has another winner',
    start: ambush({ ann: { assets: [canceller] } }),
    moves: claimsToWin(1),
    doubtful: true,
    final: { seats: { ann: { credits: 8000, damage: { ship: 1 } } } },
  },
  {
    rule: 'outer-rim.combat-steps.4.2',
    shows: 'one hit is cancelled, and not two',
    start: ambush({ ann: { assets: [canceller] } }),
    moves: claimsToWin(0),
    breaks: ['outer-rim.combat-steps.4.2'],
  },
  {
    rule: 'outer-rim.combat-steps.4.2',
    shows: 'nor is it cancelled for the winner, and suffered all the same',
    start: ambush({ ann: { assets: [canceller] } }),
    moves: claimsToWin(2),
    breaks: ['outer-rim.combat-steps.4.2'],
  },
];

const damaged = { seats: { ann: { damage: { ship: 1 } } } };
const half = { seats: { ann: { credits: 8000, damage: { ship: 1 } } } };
const mystery = { id: 'mystery', type: 'mod' } as const;
const net = trick('net', { combat: 'ground', on: 'opponent' });
/** Ann's fight against guards of a card, which pays her for winning. */
const guarded = (...assets: readonly (typeof net)[]) =>
  orders(
    [
      {
        do: 'fight',
        kind: 'ground',
        enemy: { name: 'guards', combat: 3 },
        win: [{ do: 'gain-credits', amount: 5000 }],
      },
    ],
    { ann: { assets: [...assets] } },
  );
const guards = (damage: number) => [
  obey,
  roll('focus', 'hit', 'blank'),
  roll('hit', 'hit', 'blank'),
  claims({ type: 'action.end', seat: 'ann' }, { seats: { ann: { credits: 10000, damage: { character: damage } } } }),
];

/** Texts that nobody knows may have made another winner of the dice: nobody can say. */
const unknown: readonly Example[] = [
  {
    rule: 'outer-rim.combat-steps.4',
    shows: 'who won, against the dice, is shown by the next entry: a mod of unknown text may have brought it about',
    start: ambush({ ann: { assets: [mystery] } }),
    moves: [meet, roll('focus', 'blank', 'blank'), roll('hit', 'blank'), reward(8000)],
    doubtful: ['outer-rim.combat-steps.1', 'outer-rim.combat-steps.4'],
    final: { seats: { ann: { credits: 8000 } } },
  },
  ...[
    [[{ ...claims(resolve, half), seat: 'ann' }, next], 'reward and damage claimed with the result'],
    [[{ ...claims(resolve, damaged), seat: 'ann' }, next], 'the damage alone'],
    [[resolve, claims(next, half)], 'what the next entry claims'],
    [[resolve, claims(next, damaged)], 'the damage that it claims'],
  ].map(
    ([moves, shows]): Example => ({
      rule: 'outer-rim.combat-steps.4',
      shows: `so may ${String(shows)} be of a winner whom such a mod has made, with a damage that nobody knows`,
      start: ambush({ ann: { assets: [mystery] } }),
      moves: [meet, roll('hit', 'blank', 'blank'), roll('hit', 'hit'), ...(moves as Example['moves'])],
      doubtful: true,
    }),
  ),
  {
    rule: 'outer-rim.combat-steps.4',
    shows: 'without such a card nothing may',
    start: ambush(),
    moves: [meet, roll('focus', 'blank', 'blank'), roll('hit', 'blank'), reward(8000)],
    breaks: ['outer-rim.encountering-a-patrol.2'],
  },
  {
    rule: 'outer-rim.combat-steps.4',
    shows: 'an ability that is not structured may have done it, and have spared damage',
    start: guarded(net),
    moves: guards(1),
    doubtful: ['outer-rim.combat-steps.4'],
  },
  {
    rule: 'outer-rim.combat-steps.4.2',
    shows: 'without it the reward of the winner is none',
    start: guarded(),
    moves: guards(2),
    breaks: ['outer-rim.combat-steps.4.2'],
  },
];

const bare = { type: 'combat.ability', seat: 'ann', source: 'net' };

/** Fewer dice of the opponent, and uses of which the log does not say what they did. */
const fewer: readonly Example[] = [
  {
    rule: 'outer-rim.combat-steps.3',
    shows: 'a mod of unknown text may have taken a die from the opponent',
    start: ambush({ ann: { assets: [mystery] } }),
    moves: [meet, roll('hit', 'hit', 'hit'), roll('hit'), next],
    doubtful: ['outer-rim.combat-steps.1', 'outer-rim.combat-steps.3'],
  },
  {
    rule: 'outer-rim.combat-steps.3',
    shows: 'it gives the opponent none',
    start: ambush({ ann: { assets: [mystery] } }),
    moves: [meet, roll('hit', 'hit', 'hit'), roll('hit', 'blank', 'blank'), next],
    breaks: ['outer-rim.combat-steps.3'],
    doubtful: ['outer-rim.combat-steps.1'],
  },
  {
    rule: 'outer-rim.combat-steps.3',
    shows: 'what an ability did that is not structured, and of which only the use is told, nobody can say of dice',
    start: guarded(net),
    moves: [obey, roll('focus', 'hit', 'blank'), bare, roll('hit', 'blank'), resolve],
    doubtful: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2', 'outer-rim.combat-steps.3'],
  },
  {
    rule: 'outer-rim.combat-steps.3',
    shows: 'where it is not used, dice are missing',
    start: guarded(net),
    moves: [obey, roll('focus', 'hit', 'blank'), roll('hit', 'blank'), resolve],
    breaks: ['outer-rim.combat-steps.3'],
  },
  {
    rule: 'outer-rim.combat-steps.4',
    shows: 'nor of who has won',
    start: guarded(net),
    moves: [obey, roll('focus', 'hit', 'blank'), roll('hit', 'hit', 'blank'), bare, { ...resolve, winner: 'attacker' }],
    doubtful: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2', 'outer-rim.combat-steps.4'],
  },
  {
    rule: 'outer-rim.combat-steps.4',
    shows: 'what it did, as the log tells it, is counted',
    start: guarded(net),
    moves: [
      obey,
      roll('blank', 'blank', 'blank'),
      roll('hit', 'hit', 'blank'),
      { ...bare, change: { kind: 'cancel', dice: [0] } },
      { ...resolve, winner: 'attacker' },
    ],
    breaks: ['outer-rim.combat-steps.4'],
    doubtful: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
];

const unarmed = { values: { shipCombat: 0 } };
const displaced = { type: 'patrol.displace', seat: 'ann', faction: 'imperial', to: 't4-n3' };

/** A combat value of 0: there are no dice that somebody could write down. */
const none: readonly Example[] = [
  {
    rule: 'outer-rim.combat-steps.1',
    shows: 'an attack without dice goes without saying before the dice of the defence',
    start: ambush({ ann: unarmed }),
    moves: [meet, roll('hit', 'focus'), displaced, next],
    final: { seats: { ann: { damage: { ship: 1 } } } },
  },
  {
    rule: 'outer-rim.combat-steps.1',
    shows: 'it may be recorded as well',
    start: ambush({ ann: unarmed }),
    moves: [meet, roll(), { ...roll('hit', 'focus'), side: 'defence' }, displaced, next],
    final: { seats: { ann: { damage: { ship: 1 } } } },
  },
  {
    rule: 'outer-rim.combat-steps.1',
    shows: 'dice for it are too many',
    start: ambush({ ann: unarmed }),
    moves: [meet, { ...roll('hit'), side: 'attack' }, roll('hit', 'focus')],
    breaks: ['outer-rim.combat-steps.1'],
  },
  {
    rule: 'outer-rim.combat-steps.2',
    shows: 'without dice there is no damage',
    start: ambush({ ann: unarmed }),
    moves: [meet, claims(roll('hit', 'focus'), { combat: { attack: { damage: 0 } } })],
  },
  {
    rule: 'outer-rim.combat-steps.2.1',
    shows: 'dice that were not rolled count for nothing',
    start: ambush({ ann: unarmed }),
    moves: [meet, claims(roll('hit', 'focus'), { combat: { attack: { damage: 1 } } })],
    breaks: ['outer-rim.combat-steps.2.1'],
  },
  {
    rule: 'outer-rim.combat-steps.3',
    shows: 'a defence without dice may be recorded',
    start: ambush({ patrol: { combat: 0 } }),
    moves: [meet, roll('hit', 'blank', 'blank'), claims(roll(), { combat: { defence: { damage: 0 } } }), resolve, next],
    final: { seats: { ann: { credits: 8000 } } },
  },
  {
    rule: 'outer-rim.combat-steps.3',
    shows: 'dice may be added to a defence without dice',
    start: duel({ ben: { assets: [spare], values: { groundCombat: 0 } } }),
    moves: [
      obey,
      roll('hit', 'blank', 'blank'),
      claims(use('ben', 'spare', { kind: 'add', faces: ['crit'] }), { combat: { defence: { damage: 2 } } }),
    ],
  },
  {
    rule: 'outer-rim.combat-steps.3',
    shows: 'so does a defence without dice',
    start: ambush({ patrol: { combat: 0 } }),
    moves: [meet, roll('hit', 'blank', 'blank'), resolve, next],
    final: { seats: { ann: { credits: 8000 } } },
  },
  {
    rule: 'outer-rim.combat-steps.0.1',
    shows: 'where there are dice the defence does not come first',
    start: ambush(),
    moves: [meet, { ...roll('hit', 'focus'), side: 'defence' }],
    breaks: ['outer-rim.combat-steps.0.1'],
  },
];

/** Ann tests a skill that she does not have, with these cards: passing brings her 1,000 credits, failing hurts. */
const tested = (...assets: NonNullable<StartSeat['assets']>) =>
  orders(
    [
      {
        do: 'test',
        skill: 'tech',
        pass: [{ do: 'gain-credits', amount: 1000 }],
        fail: [{ do: 'suffer', on: 'character', amount: 1 }],
      },
    ],
    { ann: { assets } },
  );
const ends = { type: 'test.resolve', seat: 'ann' };
const paid = (move: typeof ends) => claims(move, { seats: { ann: { credits: 6000, damage: { character: 0 } } } });
const booklet = trick('booklet', { timing: 'test', on: 'own', change: { kind: 'skill', skill: 'tech' } });
const gadget = { id: 'gadget', type: 'gear' } as const;
const whim = trick('whim', { timing: 'test', on: 'own' });
const UNKNOWN: readonly ReturnType<typeof trick>[] = [
  gadget,
  mystery,
  { id: 'stranger', type: 'crew', skills: [] },
  whim,
];

/** Skill tests: what claims at their end, or behind it, show. */
const tests: readonly Example[] = [
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'what a passed test brings, claimed at its end, shows that an ability brought the skill',
    start: tested(booklet),
    moves: [obey, test('hit', 'blank'), paid(ends)],
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'so does the same behind it',
    start: tested(booklet),
    moves: [obey, test('hit', 'blank'), ends, paid({ type: 'action.end', seat: 'ann' })],
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'so does the same at the dice, also where the end of the test is recorded behind them',
    start: tested(booklet),
    moves: [obey, claims(test('hit', 'blank'), { seats: { ann: { credits: 6000 } } }), { ...ends, passed: true }],
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'and what the log itself says: the test was passed',
    start: tested(booklet),
    moves: [obey, test('hit', 'blank'), { ...ends, passed: true }],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'what is noted before its test has begun is told there, and has not been used up by that',
    start: tested(trick('booklet', { timing: 'test', on: 'own', limit: 'turn', change: { kind: 'skill' } })),
    moves: [
      { type: 'ability.use', seat: 'ann', source: 'booklet' },
      obey,
      test('hit', 'blank'),
      paid({ ...ends, passed: true } as typeof ends),
    ],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'one skill passes no test with a focus',
    start: tested(booklet),
    moves: [obey, test('focus', 'blank'), paid(ends)],
    breaks: ['outer-rim.skill-tests.1.1'],
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'nor does an ability that is not used, as the log says in so many words that the test was failed',
    start: tested(booklet),
    moves: [obey, test('hit', 'blank'), paid({ ...ends, passed: false } as typeof ends)],
    breaks: ['outer-rim.skill-tests.1.1'],
  },
  ...UNKNOWN.map(
    (card): Example => ({
      rule: 'outer-rim.skill-tests.1',
      shows: `a test may be passed by a text that nobody knows: ${card.id}`,
      start: tested(card),
      moves: [obey, test('blank', 'blank'), paid(ends)],
      doubtful: ['outer-rim.skill-tests.1.1'],
      final: { seats: { ann: { credits: 6000 } } },
    }),
  ),
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'so it may where only the next entry shows it',
    start: tested(gadget),
    moves: [obey, test('blank', 'blank'), paid({ type: 'action.end', seat: 'ann' })],
    doubtful: ['outer-rim.skill-tests.1.1'],
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'it may, where the log says that it was',
    start: tested(gadget),
    moves: [obey, test('blank', 'blank'), passed(true)],
    doubtful: ['outer-rim.skill-tests.1.1'],
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'a text that nobody knows has no test failed that the dice pass',
    start: tested(gadget),
    moves: [obey, test('crit', 'blank'), passed(false)],
    breaks: ['outer-rim.skill-tests.1.1'],
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'cargo of unknown text passes no test',
    start: tested({ id: 'crate', type: 'cargo' }),
    moves: [obey, test('blank', 'blank'), paid(ends)],
    breaks: ['outer-rim.skill-tests.1.1'],
  },
];

export const examples: readonly Example[] = [...none, ...known, ...won, ...unknown, ...fewer, ...tests];
