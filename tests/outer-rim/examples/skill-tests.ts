import type { CardEffect } from '../../../machines/outer-rim/table/types.ts';
import type { Example } from '../example.ts';
import { claims, obey, orders, passed, test, trick, useInTest } from '../fights.ts';

const climb = { do: 'test', skill: 'strength' } as const;
const prize: CardEffect = {
  do: 'test',
  skill: 'strength',
  pass: [{ do: 'gain-credits', amount: 1000 }],
  fail: [{ do: 'suffer', on: 'character', amount: 1 }],
};
const strong = (...skills: readonly ('strength' | 'tech')[]) => orders([climb], { ann: { skills: [...skills] } });
/** Ann has a crew whose skills nobody knows, and wins or loses 1,000 credits with her test. */
const fined = orders(
  [
    {
      do: 'test',
      skill: 'strength',
      pass: [{ do: 'gain-credits', amount: 1000 }],
      fail: [{ do: 'lose-credits', amount: 1000 }],
    },
  ],
  { ann: { skills: [], assets: [{ id: 'stranger', type: 'crew', bonuses: {}, abilities: [] }] } },
);
const porter = { id: 'porter', type: 'crew' as const, bonuses: {}, skills: ['strength' as const] };
const knows = trick('booklet', { timing: 'test', on: 'own', change: { kind: 'skill' } });

/** A level of skill: dice that pass and dice that fail, and a log that takes the one for the other. */
function level(
  rule: Example['rule'],
  words: string,
  skills: readonly 'strength'[],
  passing: 'crit' | 'hit' | 'focus',
  failing: 'hit' | 'focus' | 'blank',
): Example[] {
  return [
    {
      rule,
      shows: `${words}: ${passing} passes`,
      start: strong(...skills),
      moves: [obey, claims(test(passing, 'blank'), { test: { passed: true } }), passed(true)],
    },
    {
      rule,
      shows: `${words}: ${failing} fails`,
      start: strong(...skills),
      moves: [obey, test(failing, 'blank'), passed(false)],
    },
    {
      rule,
      shows: `${words}: ${failing} does not pass`,
      start: strong(...skills),
      moves: [obey, test(failing, 'blank'), passed(true)],
      breaks: [rule],
    },
    {
      rule,
      shows: `${words}: ${passing} does not fail`,
      start: strong(...skills),
      moves: [obey, test(passing, 'blank'), passed(false)],
      breaks: [rule],
    },
    {
      rule,
      shows: `${words}: what only a passed test brings is claimed after ${failing}`,
      start: orders([prize], { ann: { skills: [...skills] } }),
      moves: [obey, claims(test(failing, 'blank'), { seats: { ann: { credits: 6000, damage: { character: 0 } } } })],
      breaks: [rule],
    },
    {
      rule,
      shows: `${words}: what only a failed test brings is claimed with the end of it, after ${passing}`,
      start: orders([prize], { ann: { skills: [...skills] } }),
      moves: [
        obey,
        test(passing, 'blank'),
        claims({ type: 'test.resolve', seat: 'ann' }, { seats: { ann: { credits: 5000, damage: { character: 1 } } } }),
      ],
      breaks: [rule],
    },
  ];
}

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.skill-tests.0.1',
    shows: 'a card asks for a test',
    start: strong(),
    moves: [obey, { ...test('crit', 'blank'), seat: 'ann' }, passed(true)],
  },
  {
    rule: 'outer-rim.skill-tests.0.1',
    shows: 'nobody tests a skill of their own accord',
    start: strong(),
    moves: [test('crit', 'blank')],
    breaks: ['outer-rim.skill-tests.0.1'],
  },
  {
    rule: 'outer-rim.skill-tests.0.1',
    shows: 'another player than the one whom the card asks does not roll',
    start: strong(),
    moves: [obey, { ...test('crit', 'blank'), seat: 'ben' }, passed(true)],
    breaks: ['outer-rim.skill-tests.0.1'],
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'two dice decide',
    start: strong('strength'),
    moves: [obey, test('focus', 'hit'), passed(true)],
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'three dice are one too many',
    start: strong('strength'),
    moves: [obey, test('focus', 'blank', 'hit'), passed(true)],
    breaks: ['outer-rim.skill-tests.1'],
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'the dice come before everything else',
    start: strong('strength'),
    moves: [obey, passed(true)],
    breaks: ['outer-rim.skill-tests.1'],
  },
  ...level('outer-rim.skill-tests.1.1', 'unskilled', [], 'crit', 'hit'),
  ...level('outer-rim.skill-tests.1.2', 'skilled', ['strength'], 'hit', 'focus'),
  ...level('outer-rim.skill-tests.1.3', 'highly skilled', ['strength', 'strength'], 'focus', 'blank'),
  {
    rule: 'outer-rim.skill-tests.2',
    shows: 'skills of character and crew are added up',
    start: orders([climb], { ann: { skills: ['strength'], assets: [porter] } }),
    moves: [claims(obey, { test: { instances: 2 } }), test('focus', 'blank'), passed(true)],
  },
  {
    rule: 'outer-rim.skill-tests.2',
    shows: 'the skill of the crew is forgotten',
    start: orders([climb], { ann: { skills: ['strength'], assets: [porter] } }),
    moves: [claims(obey, { test: { instances: 1 } }), test('focus', 'blank'), passed(true)],
    breaks: ['outer-rim.skill-tests.2'],
  },
  {
    rule: 'outer-rim.skill-tests.2',
    shows: 'crew whose skills nobody knows leaves a focus open',
    start: orders([climb], { ann: { skills: ['strength'], assets: [{ id: 'stranger', type: 'crew', bonuses: {} }] } }),
    moves: [obey, test('focus', 'blank'), passed(true)],
    doubtful: true,
  },
  {
    rule: 'outer-rim.skill-tests.2',
    shows: 'what the log claims then shows whether the test was failed',
    start: fined,
    moves: [
      obey,
      test('hit', 'blank'),
      claims({ type: 'test.resolve', seat: 'ann' }, { seats: { ann: { credits: 4000 } } }),
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.skill-tests.2',
    shows: 'or passed',
    start: fined,
    moves: [
      obey,
      test('hit', 'blank'),
      claims({ type: 'test.resolve', seat: 'ann' }, { seats: { ann: { credits: 6000 } } }),
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.credits.2',
    shows: 'but it was one of the two',
    start: fined,
    moves: [
      obey,
      test('hit', 'blank'),
      claims({ type: 'test.resolve', seat: 'ann' }, { seats: { ann: { credits: 3000 } } }),
    ],
    breaks: ['outer-rim.credits.2'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.skill-tests.1.1',
    shows: 'a failed test that is said to be passed is one slip where everything else goes on as it was failed',
    start: orders([prize], { ann: { skills: [] } }),
    moves: [
      obey,
      test('hit', 'blank'),
      passed(true),
      {
        type: 'action.end',
        seat: 'ann',
        expect: { seats: { ann: { credits: 5000, damage: { character: 1 } } } },
      },
    ],
    breaks: ['outer-rim.skill-tests.1.1'],
  },
  {
    rule: 'outer-rim.skill-tests.1.1',
    shows: 'and where it goes on as it was passed',
    start: orders([prize], { ann: { skills: [] } }),
    moves: [
      obey,
      test('hit', 'blank'),
      passed(true),
      {
        type: 'action.end',
        seat: 'ann',
        expect: { seats: { ann: { credits: 6000, damage: { character: 0 } } } },
      },
    ],
    breaks: ['outer-rim.skill-tests.1.1'],
  },
  {
    rule: 'outer-rim.skill-tests.2',
    shows: 'a crit passes whatever the crew can do',
    start: orders([climb], { ann: { assets: [{ id: 'stranger', type: 'crew', bonuses: {} }] } }),
    moves: [obey, test('crit', 'blank'), passed(true)],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'a card that may lend its owner to an encounter lends nothing to a test',
    start: orders([climb], { ben: { character: 'hondo-ohnaka' } }),
    moves: [obey, { type: 'test.ability', seat: 'ann', source: 'hondo-ohnaka', player: 'ben' }],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.skill-tests.2',
    shows: 'a skill gained for the test is one more instance',
    start: orders([climb], { ann: { skills: ['strength'], assets: [knows] } }),
    moves: [obey, useInTest('booklet', { kind: 'skill', skill: 'strength' }), test('focus', 'blank'), passed(true)],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'a skill is gained before the dice, and not once they lie there',
    start: orders([climb], { ann: { skills: ['strength'], assets: [knows] } }),
    moves: [obey, test('focus', 'blank'), useInTest('booklet', { kind: 'skill', skill: 'strength' }), passed(true)],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'Doctor Aphra likewise',
    start: orders([climb], { ann: { character: 'doctor-aphra' } }),
    moves: [obey, test('hit', 'blank'), useInTest('doctor-aphra', { kind: 'skill', skill: 'strength' }), passed(true)],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.skill-tests.3',
    shows: 'the card says what passing brings',
    start: orders([prize]),
    moves: [obey, test('crit', 'blank'), claims(passed(true), { seats: { ann: { credits: 6000 } } })],
  },
  {
    rule: 'outer-rim.skill-tests.3',
    shows: 'the card says what failing brings',
    start: orders([prize]),
    moves: [obey, test('hit', 'blank'), claims(passed(false), { seats: { ann: { damage: { character: 1 } } } })],
  },
  {
    rule: 'outer-rim.skill-tests.3',
    shows: 'what failing brings does not come with a passed test',
    start: orders([prize]),
    moves: [obey, test('crit', 'blank'), claims(passed(true), { seats: { ann: { damage: { character: 1 } } } })],
    breaks: ['outer-rim.skill-tests.3.2'],
  },
  {
    rule: 'outer-rim.skill-tests.3',
    shows: 'nobody knows what comes of it while the level of skill is not known',
    start: orders([prize], { ann: { assets: [{ id: 'stranger', type: 'crew', bonuses: {} }] } }),
    moves: [obey, test('hit', 'blank'), { type: 'test.resolve', seat: 'ann' }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.skill-tests.3.1',
    shows: 'failing does no harm where the card names none',
    start: strong(),
    moves: [obey, test('hit', 'blank'), passed(false)],
    final: { seats: { ann: { damage: { character: 0, ship: 0 }, credits: 5000 } } },
  },
  {
    rule: 'outer-rim.skill-tests.3.1',
    shows: 'a harm that the card does not name',
    start: strong(),
    moves: [obey, test('hit', 'blank'), claims(passed(false), { seats: { ann: { damage: { character: 1 } } } })],
    breaks: ['outer-rim.skill-tests.3.1'],
  },
  {
    rule: 'outer-rim.skill-tests.3.2',
    shows: 'passing brings nothing where the card names nothing',
    start: strong(),
    moves: [obey, test('crit', 'blank'), passed(true)],
    final: { seats: { ann: { credits: 5000 } } },
  },
  {
    rule: 'outer-rim.skill-tests.3.2',
    shows: 'a benefit that the card does not name',
    start: strong(),
    moves: [obey, test('crit', 'blank'), claims(passed(true), { seats: { ann: { credits: 7000 } } })],
    breaks: ['outer-rim.skill-tests.3.2'],
  },
];
