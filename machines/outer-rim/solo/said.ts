/** @module Instructions of AI cards in words: what is said of them in reports, explanations and positions. */
import type { PlainInstruction } from '../table/types.ts';

/** An instruction in a few words, in lower case: `gain 2000 credits`. */
export function sayInstruction(instruction: PlainInstruction): string {
  return instruction.do;
}
