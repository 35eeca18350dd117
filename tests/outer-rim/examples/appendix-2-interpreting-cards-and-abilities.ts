import { type Example, table } from '../example.ts';
import { claims, duel, obey, orders, passed, resolve, roll, test, use, useInTest } from '../fights.ts';
import { inAction, tool, use as useTool } from '../tools.ts';

const text = 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2';
const none = roll('blank', 'blank', 'blank');
const climb = { do: 'test', skill: 'strength' } as const;
const turned = { kind: 'turn', dice: [0], to: 'crit' };
const hit = { kind: 'turn', dice: [0], to: 'hit' };
const krrsantan = (damage: number) =>
  duel({ ann: { character: 'black-krrsantan', damage: { character: damage, ship: 0 } } });
const rage = use('ann', 'black-krrsantan', turned, { ability: 'turn-to-crit' });

const wealth = (credits: number) =>
  table({
    ann: {
      credits,
      assets: [
        tool('ledger', { do: 'if', if: [{ is: 'credits', least: 9000 }], effects: [{ do: 'gain-fame', amount: 1 }] }),
      ],
    },
    ...inAction,
  });
const obeyed = (...effects: object[]) => useTool('ledger', { effects });

/** A gear whose ability is for Naboo. */
const ofNaboo = {
  id: 'pass',
  type: 'gear' as const,
  bonuses: {},
  abilities: [
    {
      id: 'use',
      timing: 'action' as const,
      destination: 'naboo',
      effects: [{ do: 'gain-credits' as const, amount: 1000 }],
    },
  ],
};

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'an ability of an asset that is for one place is used there',
    start: table({ ann: { space: 'naboo', assets: [ofNaboo] }, ...inAction }),
    moves: [useTool('pass')],
    final: { seats: { ann: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'and nowhere else',
    start: table({ ann: { space: 'tatooine', assets: [ofNaboo] }, ...inAction }),
    moves: [useTool('pass')],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  ...(
    [
      ['supplies that heal whoever is no droid', 'bossk', []],
      ['no droid is healed by them', 'ig-88', [text]],
    ] as const
  ).map(
    ([shows, character, breaks]): Example => ({
      rule: text,
      shows,
      start: table({
        turn: { step: 'action' },
        ann: { character, damage: { character: 2 }, assets: ['bacta-supplies'] },
      }),
      moves: [{ type: 'action.ability', seat: 'ann', source: 'bacta-supplies' }],
      breaks,
    }),
  ),
  {
    rule: text,
    shows: 'what an ability brings only to the rich may be declared of a use by somebody who is rich',
    start: wealth(9000),
    moves: [obeyed({ do: 'gain-fame', amount: 1 })],
    final: { seats: { ann: { fame: 1 } } },
  },
  {
    rule: text,
    shows: 'and of no other one: the ability does not bring it',
    start: wealth(8000),
    moves: [obeyed({ do: 'gain-fame', amount: 1 })],
    breaks: [text],
  },
  {
    rule: text,
    shows: "Jyn's focus becomes a crit in a test when no combat has used it up",
    start: orders([climb], { ann: { character: 'jyn-erso' } }),
    moves: [obey, test('focus', 'blank'), useInTest('jyn-erso', turned), claims(passed(true), { test: null })],
  },
  {
    rule: text,
    shows: 'it is one printed ability: whichever of its two names a log uses, the move says which moment is meant',
    start: orders([climb], { ann: { character: 'jyn-erso' } }),
    moves: [obey, test('focus', 'blank'), { ...useInTest('jyn-erso', turned), ability: 'focus-to-crit' }, passed(true)],
  },
  {
    rule: text,
    shows: 'once a turn means once, in a combat or in a test',
    start: orders([{ do: 'fight', player: 'ben' }, climb], { ann: { character: 'jyn-erso' } }),
    moves: [
      obey,
      roll('focus', 'blank', 'blank'),
      use('ann', 'jyn-erso', turned),
      none,
      { ...resolve, damage: { attack: 2 } },
      test('focus', 'blank'),
      useInTest('jyn-erso', turned),
      passed(true),
    ],
    breaks: ['outer-rim.word-usage.6.a'],
  },
  {
    rule: text,
    shows: 'a log that begins behind the combat says under which name it was used',
    start: {
      ...orders([climb], { ann: { character: 'jyn-erso' } }),
      turn: { step: 'action', used: ['jyn-erso/focus-to-crit'] },
    },
    moves: [obey, test('focus', 'blank'), useInTest('jyn-erso', turned), passed(true)],
    breaks: ['outer-rim.word-usage.6.a'],
  },
  {
    rule: text,
    shows: 'who has two health left may pay one of them for a crit',
    start: krrsantan(2),
    moves: [obey, none, rage, none, { ...resolve, damage: { attack: 2 } }],
    final: { seats: { ann: { damage: { character: 3 }, defeated: false } } },
  },
  {
    rule: text,
    shows: 'who has one health left may not',
    start: krrsantan(3),
    moves: [obey, none, rage, none, resolve],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'an ability of a goal that may not be completed is no excuse either',
    start: orders([climb], { ann: { character: 'chewbacca', damage: { character: 3, ship: 0 } } }),
    moves: [
      obey,
      test('blank', 'blank'),
      { ...useInTest('chewbacca', hit), ability: 'turn-to-hit-in-test' },
      passed(false),
    ],
    breaks: [text],
  },
];
