/**
 * Credits that nobody can count any more: a price, a reward or a defeat that the log leaves open. What they cannot be is a
 * breach all the same.
 */
import type { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import { type Example, table } from '../example.ts';
import { duel, obey, resolve, roll } from '../fights.ts';
import { atMarket, cargo } from '../market-cards.ts';
import { inAction, tool, use } from '../tools.ts';

const has = (credits: number) => ({ expect: { seats: { ann: { credits } } } });

/** A card of unknown text by which Ann may escape the defeat that her blast brings. */
const odd = { id: 'odd-mod', type: 'mod' } as const;
const blasted = table({
  ann: { credits: 5000, damage: { ship: 3 }, assets: [odd, tool('blast', { do: 'suffer', on: 'ship', amount: 1 })] },
  ...inAction,
});

/** Credits that go from Ann to Ben. */
const give = (gives: number) => ({ type: 'credits.trade', seat: 'ann', with: 'ben', gives, takes: 0 });

/** A card that brings fame for credits. */
const toll = (amount: number): CardFacts => ({
  id: 'toll',
  type: 'gear',
  bonuses: {},
  abilities: [
    {
      id: 'use',
      timing: 'action',
      cost: [{ do: 'lose-credits', amount }],
      effects: [{ do: 'gain-fame', amount: 1 }],
    },
  ],
});

/** After the blast an ability that costs so much. */
const costly = (amount: number) =>
  table({
    ann: {
      credits: 5000,
      damage: { ship: 3 },
      assets: [odd, tool('blast', { do: 'suffer', on: 'ship', amount: 1 }), toll(amount)],
    },
    ...inAction,
  });

const crate = cargo('crate', { destination: 'tatooine', reward: { credits: null } });
const bringing = table({ ann: { credits: 5000, assets: [crate] }, ...inAction });
const deliver = { type: 'deliver.cargo', seat: 'ann', card: 'crate' };

const untold = cargo('first-crates', { cost: null });
const priced = atMarket({ cargo: untold });
const buy = { type: 'market.buy', seat: 'ann', deck: 'cargo' };
const next = { type: 'card.reveal', deck: 'cargo', card: cargo('second-crates') };
const atCost = (cost: number) => ({ ...blasted, market: { cargo: cargo('first-crates', { cost }) } });

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.defeated.1.1',
    shows: 'where a card of unknown text decides about the defeat, it may have cost 3,000 credits',
    start: blasted,
    moves: [use('blast', has(2000))],
    final: { seats: { ann: { credits: 2000 } } },
  },
  {
    rule: 'outer-rim.defeated.1.1',
    shows: 'or nothing at all',
    start: blasted,
    moves: [use('blast', has(5000))],
  },
  {
    rule: 'outer-rim.defeated.1.1',
    shows: 'and in no case 1,000',
    start: blasted,
    moves: [use('blast', has(4000))],
    breaks: ['outer-rim.defeated.1.1'],
  },
  {
    rule: 'outer-rim.defeated.1.1',
    shows: 'nor after a combat',
    start: duel({ ann: { assets: [{ id: 'odd-gear', type: 'gear' }] } }),
    moves: [obey, roll('blank', 'blank', 'blank'), roll('hit', 'hit', 'crit'), { ...resolve, ...has(4000) }],
    breaks: ['outer-rim.defeated.1.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.credits.0.1',
    shows: 'what may be left after a defeat may be handed over',
    start: blasted,
    moves: [use('blast'), give(5000)],
    doubtful: true,
    final: { seats: { ann: { credits: null, purse: [[0, 0]] } } },
  },
  {
    rule: 'outer-rim.credits.0.1',
    shows: 'what is left in any case certainly may',
    start: blasted,
    moves: [use('blast'), give(2000)],
    final: {
      seats: {
        ann: {
          purse: [
            [0, 0],
            [3000, 3000],
          ],
        },
        ben: { credits: 7000 },
      },
    },
  },
  {
    rule: 'outer-rim.credits.0.1',
    shows: 'what Ann cannot have either way may not',
    start: blasted,
    moves: [use('blast'), give(6000)],
    breaks: ['outer-rim.credits.0.1'],
  },
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'after a purchase of unknown price Ann has as much as the log says',
    start: priced,
    moves: [buy, { ...next, ...has(1000) }],
    doubtful: true,
    final: { seats: { ann: { credits: 1000 } } },
  },
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'and never more than before',
    start: priced,
    moves: [{ ...buy, ...has(6000) }, next],
    breaks: ['outer-rim.buying.0.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'what costs no more than what may be left after a defeat may be bought',
    start: atCost(4000),
    moves: [use('blast'), buy, next],
    doubtful: true,
  },
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'for what is left in any case there is no doubt about the sum',
    start: atCost(2000),
    moves: [use('blast'), buy, next],
    doubtful: ['outer-rim.defeated.1.4'],
  },
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'what costs more than Ann had at first may not be bought',
    start: atCost(6000),
    moves: [use('blast'), { ...buy, paid: 6000 }, next],
    breaks: ['outer-rim.buying.0.1'],
    doubtful: ['outer-rim.defeated.1.4'],
  },
  {
    rule: 'outer-rim.credits.2',
    shows: 'a reward that nobody knows makes nobody poorer',
    start: bringing,
    moves: [{ ...deliver, ...has(6000) }],
    final: { seats: { ann: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.deliver-action.1.b',
    shows: 'a claim of less than there was before is wrong',
    start: bringing,
    moves: [{ ...deliver, ...has(4000) }],
    breaks: ['outer-rim.deliver-action.1.b'],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'a cost that may be paid out of credits that nobody has counted is paid',
    start: costly(4000),
    moves: [use('blast'), use('toll')],
    doubtful: true,
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'one that cannot be is not',
    start: costly(6000),
    moves: [use('blast'), use('toll')],
    breaks: ['outer-rim.word-usage.4'],
    doubtful: true,
  },
];
