/**
 * @module
 * Characters (LRR page 7): what completing the personal goal of a character card brings. Goals in general are in goals.ts.
 */
import type { Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';
import { awardsOne } from './goals.ts';

export const characters: Slice<Facts> = { constraints: { 'outer-rim.characters.2.b': awardsOne } };
