/**
 * @module
 * Whole numbers in parameters.
 */
import { z } from 'zod';

/** Digits, perhaps behind a minus. What else `Number` takes for a number (`0x10`, `1e1`, nothing at all) is none. */
const numberIn = (said: unknown): unknown =>
  said === undefined ? said : typeof said === 'string' && /^-?\d+$/.test(said) ? Number(said) : Number.NaN;

/** A whole number as a parameter says it. */
export function wholeIn(least: number, most = Number.MAX_SAFE_INTEGER) {
  return z.preprocess(numberIn, z.int().min(least).max(most));
}

/** The same, with what it is when nothing is said. */
export function wholeOr(usual: number, least: number, most: number) {
  return z.preprocess(numberIn, z.int().min(least).max(most).default(usual));
}
