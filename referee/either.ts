/**
 * @module
 * A text as a log, whichever notation it is in, for those who have loaded both. The command line waits for one of them only
 * (`readAny`).
 */
import { inLines } from '../notation/recognise.ts';
import { readText } from './ask.ts';
import { readLinesText } from './log/lines.ts';
import type { Asked, Read } from './log/read.ts';

/** The log of a text in either notation, or its problems with their places. */
export function readEitherText(text: string): Read<Asked> {
  return inLines(text) ? readLinesText(text) : readText(text);
}
