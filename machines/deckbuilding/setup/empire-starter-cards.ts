/**
 * @module
 * The starter cards of the Empire (page 5), counted when their deck is shuffled.
 */
import type { Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';
import { starterRule } from './box.ts';

export const empireStarterCards: Slice<Facts> = {
  constraints: {
    'deckbuilding.empire-starter-cards.1': starterRule('deckbuilding.empire-starter-cards.1'),
    'deckbuilding.empire-starter-cards.2': starterRule('deckbuilding.empire-starter-cards.2'),
    'deckbuilding.empire-starter-cards.3': starterRule('deckbuilding.empire-starter-cards.3'),
  },
};
