/**
 * @module
 * The Core Worlds (LRR page 7): planets like any other, with themselves as their only contact space. The map of the referee has
 * them not: how the endcaps join it is not known for certain, so that a log that uses them brings its own map.
 */
import type { Slice } from '../../ruleset.ts';
import { goesToTheNearest } from '../encounters/contact-tokens.ts';
import type { Facts } from '../table/facts.ts';

export const coreWorlds: Slice<Facts> = {
  constraints: { 'outer-rim.core-worlds.2': goesToTheNearest('outer-rim.core-worlds.2') },
};
