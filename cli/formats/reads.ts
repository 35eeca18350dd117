/**
 * @module
 * How instructions were read by which a seat acts that nobody plays, as a player reads along on the card.
 */
import type { ReadInstruction } from '../../machines/ruleset.ts';
import { grouped } from '../../schemas/grouped.ts';
import { paint, wrap } from '../terminal.ts';

const MARK = (applies: boolean | null): string =>
  applies === null ? paint('yellow', '?') : applies ? paint('green', '✓') : paint('dim', '–');

/** The lines of some instructions, those of a section under it. */
export function readsInWords(reads: readonly ReadInstruction[], indent = '  '): string[] {
  return [...grouped(reads, ({ on }) => on)].flatMap(([on, here]) => [
    paint('dim', wrap(on, `${indent}  `, indent)),
    ...here.map(({ says, applies, because }) =>
      wrap(`${says}: ${because}`, `${indent}    `, `${indent}  ${MARK(applies)} `),
    ),
  ]);
}
