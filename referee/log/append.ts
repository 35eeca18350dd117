/**
 * @module
 * Entries at the end of the text of a log, which stays as it is otherwise.
 */

import type { Move } from '../../machines/ruleset.ts';
import { inLines } from '../../notation/recognise.ts';
import type { Json } from '../../schemas/json.ts';
import { placeOf } from '../../schemas/source.ts';
import { laidOut } from './convert.ts';
import { linesOf } from './lines.ts';
import { type Asked, problemAt, type Read } from './read.ts';

/**
 * The text of a log with further entries, in its own notation; a log that has no text is laid out anew. A text that is no JSON
 * although it is read as if it were has no end behind which anything could be written.
 */
export function appended(asked: Asked, moves: readonly Move[]): Read<string> {
  const { text } = asked;
  if (text !== null && typeof text !== 'string' && !inLines(text.text)) {
    const last = Math.max(0, asked.log.moves.length - 1);
    const message =
      'nothing can be written behind this: it is no JSON as it stands (the report of "verify" says where)';
    return { ok: false, problems: [problemAt(text, 'no-json', message, `/moves/${last}`)] };
  }
  return { ok: true, value: withEntries(asked, moves) };
}

function withEntries(asked: Asked, moves: readonly Move[]): string {
  const { text, log } = asked;
  // Lines end as those do that stand there.
  const written = typeof text === 'string' ? text : (text?.text ?? '');
  const end = /\r?\n/.exec(written)?.[0] ?? '\n';
  const all = [...log.moves, ...moves] as unknown as Json[];
  if (text === null) return laidOut({ ...(log as unknown as { [name: string]: Json }), moves: all });
  if (typeof text !== 'string') {
    const lines = linesOf(asked, moves).join(end);
    return `${written}${written.endsWith('\n') ? '' : end}${lines}${end}`;
  }
  const last = log.moves.length - 1;
  const place = placeOf(text, last < 0 ? '/moves' : `/moves/${last}`);
  if (place === null) throw new Error('a text has places');
  const from = offsetOf(text, place);
  const entries = moves.map((move) => JSON.stringify(move));
  // A log that stands in one line stays in it: it may be one of a stream of lines.
  if (last < 0 && !text.trimEnd().includes('\n'))
    return `${text.slice(0, from + 1)}${entries.join(', ')}${text.slice(from + 1).trimStart()}`;
  if (last < 0)
    return `${text.slice(0, from + 1)}${end}    ${entries.join(`,${end}    `)}${end}  ${text.slice(from + 1).trimStart()}`;
  const behind = endOfValue(text, from);
  const before = text.slice(text.lastIndexOf('\n', from) + 1, from);
  // Each entry has a line of its own where the last one has.
  const gap = before.trim() === '' ? `${end}${before}` : ' ';
  return text.slice(0, behind) + entries.map((entry) => `,${gap}${entry}`).join('') + text.slice(behind);
}

/** The place of a line and a column, both from 1, in a text. */
function offsetOf(text: string, { line, column }: { readonly line: number; readonly column: number }): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** Where the value ends that begins there, in a text that is JSON. */
function endOfValue(text: string, from: number): number {
  const plain = /[\w.+-]+/y;
  plain.lastIndex = from;
  if (plain.test(text)) return plain.lastIndex;
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') for (at += 1; text[at] !== '"'; at += 1) at += text[at] === '\\' ? 1 : 0;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
