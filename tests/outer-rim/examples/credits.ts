import { type Example, table } from '../example.ts';
import { inAction, tool, use } from '../tools.ts';

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.credits.0.1',
    shows: 'all the credits somebody has can be handed over',
    start: table({ ann: { credits: 5000 } }),
    moves: [{ type: 'credits.trade', seat: 'ann', with: 'ben', gives: 5000, takes: 0 }],
    final: { seats: { ann: { credits: 0 }, ben: { credits: 10_000 } } },
  },
  {
    rule: 'outer-rim.credits.0.1',
    shows: 'nobody hands over more credits than they have',
    start: table({ ann: { credits: 5000 } }),
    moves: [{ type: 'credits.trade', seat: 'ann', with: 'ben', gives: 6000, takes: 0 }],
    breaks: ['outer-rim.credits.0.1'],
  },
  {
    rule: 'outer-rim.credits.0.1',
    shows: 'a purse that the log does not tell cannot be called too light',
    start: { seats: { ann: { space: 'tatooine' }, ben: { space: 'naboo' } } },
    moves: [{ type: 'credits.trade', seat: 'ann', with: 'ben', gives: 6000, takes: 0 }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.credits.2',
    shows: 'credits gained through a card come on top of what is there',
    start: table({
      ann: { credits: 1000, assets: [tool('purse', { do: 'gain-credits', amount: 4000 })] },
      ...inAction,
    }),
    moves: [use('purse', { expect: { seats: { ann: { credits: 5000 } } } })],
  },
  {
    rule: 'outer-rim.credits.2',
    shows: 'a gain of 4,000 credits is not a gain of 5,000',
    start: table({
      ann: { credits: 1000, assets: [tool('purse', { do: 'gain-credits', amount: 4000 })] },
      ...inAction,
    }),
    moves: [use('purse', { expect: { seats: { ann: { credits: 6000 } } } })],
    breaks: ['outer-rim.credits.2'],
  },
  {
    rule: 'outer-rim.credits.3',
    shows: 'credits lost go to the supply, as many as there are',
    start: table({ ann: { credits: 1000, assets: [tool('fine', { do: 'lose-credits', amount: 4000 })] }, ...inAction }),
    moves: [use('fine', { expect: { seats: { ann: { credits: 0 } } } })],
  },
  {
    rule: 'outer-rim.credits.3',
    shows: 'credits that a card takes are gone',
    start: table({ ann: { credits: 5000, assets: [tool('fine', { do: 'lose-credits', amount: 4000 })] }, ...inAction }),
    moves: [use('fine', { expect: { seats: { ann: { credits: 5000 } } } })],
    breaks: ['outer-rim.credits.3'],
  },
  ...['ann', 'ben'].map((seat) => ({
    rule: 'outer-rim.credits.7.a' as const,
    shows: `nobody trades credits with themselves: ${seat}`,
    start: table(),
    moves: [{ type: 'credits.trade', seat, with: seat, gives: 1000 }],
    breaks: ['outer-rim.credits.7.a'] as const,
  })),
  {
    rule: 'outer-rim.credits.7.a',
    shows: 'another player hands credits to the current player, from far away',
    start: table({ ben: { credits: 5000 } }),
    moves: [{ type: 'credits.trade', seat: 'ben', with: 'ann', gives: 2000, takes: 0 }],
    final: { seats: { ann: { credits: 7000 }, ben: { credits: 3000 } } },
  },
  {
    rule: 'outer-rim.credits.7.a',
    shows: 'two players of whom neither has the turn do not trade credits',
    start: { seats: { ann: { credits: 5000 }, ben: { credits: 5000 }, cem: { credits: 5000 } } },
    moves: [{ type: 'credits.trade', seat: 'ben', with: 'cem', gives: 2000, takes: 0 }],
    breaks: ['outer-rim.credits.7.a'],
  },
  {
    rule: 'outer-rim.credits.7.a',
    shows:
      'behind an encounter that nobody has told its player may trade credits in the turn that goes on, and later not',
    start: {
      turn: { step: 'encounter' },
      seats: { ann: { credits: 5000 }, ben: { credits: 5000 }, cem: { credits: 5000 } },
    },
    moves: [
      { type: 'encounter.space', seat: 'ann' },
      { type: 'credits.trade', seat: 'cem', with: 'ann', gives: 1000, takes: 0 },
      { type: 'planning.gain-credits', seat: 'ben' },
      { type: 'credits.trade', seat: 'cem', with: 'ann', gives: 1000, takes: 0 },
    ],
    breaks: ['outer-rim.credits.7.a'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.credits.7.b',
    shows: 'a gift of credits is a trade',
    start: table(),
    moves: [{ type: 'credits.trade', seat: 'ann', with: 'ben', gives: 3000, takes: 1000 }],
    final: { seats: { ann: { credits: 3000 }, ben: { credits: 7000 } } },
  },
  {
    rule: 'outer-rim.credits.7.b',
    shows: 'what one gives the other has, no more and no less',
    start: table(),
    moves: [
      {
        type: 'credits.trade',
        seat: 'ann',
        with: 'ben',
        gives: 3000,
        takes: 0,
        expect: { seats: { ben: { credits: 9000 } } },
      },
    ],
    breaks: ['outer-rim.credits.7.b'],
  },
  {
    rule: 'outer-rim.credits.7.b',
    shows: 'of a gift only what is given need be said',
    start: table(),
    moves: [
      { type: 'credits.trade', seat: 'ann', with: 'ben', gives: 3000 },
      { type: 'credits.trade', seat: 'ann', with: 'ben', takes: 1000 },
    ],
    final: { seats: { ann: { credits: 3000 }, ben: { credits: 7000 } } },
  },
  {
    rule: 'outer-rim.credits.7.b',
    shows: 'and what comes back without a word is nothing',
    start: table(),
    moves: [
      {
        type: 'credits.trade',
        seat: 'ann',
        with: 'ben',
        gives: 3000,
        expect: { seats: { ann: { credits: 3000 } } },
      },
    ],
    breaks: ['outer-rim.credits.7.b'],
  },
];
