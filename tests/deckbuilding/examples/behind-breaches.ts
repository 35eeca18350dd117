/**
 * @module
 * What comes behind breaches: it is judged as if the table had played on as it recorded, and a slip is told once.
 */
import { breaks, type Example, rebelTurn, sam, vera } from '../example.ts';
import { A, commit, end, play, pub, send } from '../judged.ts';

/** Nobody has told what Vera holds. */
const units = rebelTurn({
  row: ['tie-fighter', 'lobot', 'at-st', 'y-wing', 'general-veers', 'blockade-runner'],
  galaxyDeck: Array(20).fill('?'),
  vera: { hand: ['?', '?', '?', '?', '?'], base: { card: 'lothal', damage: 4 } },
  sam: { hand: [A], units: ['x-wing', 'rebel-commando', 'luke-skywalker'] },
});
export const examples: readonly Example[] = [
  breaks(
    'paying-off-neutral-cards.0.1',
    'three units go for what they cannot attack, and what comes behind is judged',
    units,
    [
      commit(sam, 'x-wing', 'lobot'),
      commit(sam, 'rebel-commando', 'y-wing'),
      commit(sam, 'luke-skywalker', 'blockade-runner'),
      send,
      play(vera, 'lobot'),
      end,
    ],
    [
      'paying-off-neutral-cards.0.1',
      'bounty-hunting-and-sabotage.0.4',
      'paying-off-neutral-cards.0.1',
      'play-a-card.0.1',
    ],
    pub,
  ),
];
