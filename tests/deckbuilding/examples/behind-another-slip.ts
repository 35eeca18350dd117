/**
 * @module
 * A slip behind another one: it is told as it is without the first, and nothing besides.
 */
import { breaks, chance, type Example, table, vera } from '../example.ts';
import { buy, claim, commit, play } from '../judged.ts';

/** The galaxy deck is known: the next card of the row tells nothing new. */
const shopping = table({ turn: { resources: 3 }, vera: { hand: ['imperial-shuttle'] } });
const refill = chance('galaxy.refill', { card: 'tie-fighter' });

export const examples: readonly Example[] = [
  ...(
    [
      ['play-a-card.0.6', commit(vera, 'imperial-shuttle', 'base')],
      ['play-a-card.0.1', play(vera, 'at-st')],
    ] as const
  ).flatMap(([rule, slip]) => [
    breaks(
      'purchase-a-card.0.3',
      `what is claimed wrongly at a known card of the row, behind a slip against ${rule}, is told`,
      shopping,
      [slip, buy(vera, 'scout-trooper'), claim(refill, { turn: { resources: 3 } })],
      [rule, 'purchase-a-card.0.3'],
    ),
    breaks(
      rule,
      'what is claimed at a known card of the row is true if the slip was not made',
      shopping,
      [slip, buy(vera, 'scout-trooper'), claim(refill, { turn: { resources: 1 } })],
      [rule],
    ),
  ]),
];
