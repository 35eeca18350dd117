/**
 * @module
 * JSON as the examples show it.
 */
import type { Json } from '../schemas/json.ts';

/** JSON laid out for reading: what fits in a line stands in a line. */
export function layOut(value: Json | undefined, width = 68, indent = ''): string {
  const short = onOneLine(value);
  if (short.length + indent.length <= width || typeof value !== 'object' || value === null) return short;
  const inner = `${indent}  `;
  const list = Array.isArray(value);
  const lines = list
    ? value.map((item) => `${inner}${layOut(item, width, inner)}`)
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${layOut(item, width - key.length - 4, inner)}`);
  if (lines.length === 0) return short;
  return `${list ? '[' : '{'}\n${lines.join(',\n')}\n${indent}${list ? ']' : '}'}`;
}

function onOneLine(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  return JSON.stringify(value) ?? '';
}
