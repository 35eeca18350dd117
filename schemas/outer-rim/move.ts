/** @module How the moves of Outer Rim are spelled. */
import { spelling } from '../move.ts';
import { Seat } from './words.ts';

export const { decision, chance } = spelling('OuterRim', Seat);
