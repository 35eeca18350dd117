/**
 * @module
 * Rules of the rulebook that say again what another entry says, and entries that only define words: which rule enforces
 * them, or which slice carries them out.
 */
import type { Slice } from '../ruleset.ts';
import type { Facts } from './facts.ts';

export const restatements: Slice<Facts> = {
  restates: {},
};
