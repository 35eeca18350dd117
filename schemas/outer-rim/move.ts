/** @module How the moves of Outer Rim are spelled. */
import { spelling } from '../move.ts';
import { Id } from './words.ts';

export const { decision, chance } = spelling('OuterRim', Id);
