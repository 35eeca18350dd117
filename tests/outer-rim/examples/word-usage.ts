import { type Example, table } from '../example.ts';
import { inAction, use } from '../tools.ts';

/** A card that gives 1 fame for this cost. */
const deal = (...cost: object[]) => ({
  id: 'deal',
  type: 'gear' as const,
  bonuses: {},
  abilities: [
    { id: 'use', timing: 'action' as const, cost: cost as never, effects: [{ do: 'gain-fame' as const, amount: 1 }] },
  ],
});
const favour = { do: 'lose-reputation', faction: 'hutt' };
const price = { do: 'lose-credits', amount: 4000 };

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'one Hutt reputation is given up, then the fame is gained',
    start: table({ ann: { assets: [deal(favour)] }, ...inAction }),
    moves: [use('deal')],
    final: { seats: { ann: { fame: 1, reputation: { hutt: 'negative' } } } },
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'who has no Hutt reputation left to lose cannot buy fame with it',
    start: table({ ann: { reputation: { hutt: 'negative' }, assets: [deal(favour)] }, ...inAction }),
    moves: [use('deal')],
    breaks: ['outer-rim.word-usage.4'],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'credits that are a cost have to be there',
    start: table({ ann: { credits: 3000, assets: [deal(price)] }, ...inAction }),
    moves: [use('deal')],
    breaks: ['outer-rim.word-usage.4'],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'a purse that nobody knows is not called too light',
    start: { seats: { ann: { space: 'tatooine', assets: [deal(price)] }, ben: {} }, ...inAction },
    moves: [use('deal')],
    doubtful: true,
    final: { seats: { ann: { fame: 1 } } },
  },
];
