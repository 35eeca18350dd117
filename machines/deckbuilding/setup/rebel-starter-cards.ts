/**
 * @module
 * The starter cards of the Rebels (page 5), counted when their deck is shuffled.
 */
import type { Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';
import { starterRule } from './box.ts';

export const rebelStarterCards: Slice<Facts> = {
  constraints: {
    'deckbuilding.rebel-starter-cards.1': starterRule('deckbuilding.rebel-starter-cards.1'),
    'deckbuilding.rebel-starter-cards.2': starterRule('deckbuilding.rebel-starter-cards.2'),
    'deckbuilding.rebel-starter-cards.3': starterRule('deckbuilding.rebel-starter-cards.3'),
  },
};
