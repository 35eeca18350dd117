/** @module How the moves of the Deckbuilding Game are spelled. */
import { spelling } from '../move.ts';
import { Seat } from './words.ts';

export const { decision, chance } = spelling('Deckbuilding', Seat);
