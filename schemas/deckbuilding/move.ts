/** @module How the moves of the Deckbuilding Game are spelled. */
import { spelling } from '../move.ts';
import { Id } from './words.ts';

export const { decision, chance } = spelling('Deckbuilding', Id);
