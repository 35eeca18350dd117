/**
 * @module
 * JSON as the examples show it.
 */
import type { Json } from '../schemas/json.ts';

const WIDTH = 68;

/** JSON laid out for reading: what fits in a line stands in a line. */
export function layOut(value: Json | undefined, indent = '', before = 0): string {
  const short = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + before + short.length <= WIDTH) return short;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + layOut(item, inner)).join(',\n')}\n${indent}]`;
  const members = Object.entries(value).map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return `${inner}${name}${layOut(item, inner, name.length)}`;
  });
  return `{\n${members.join(',\n')}\n${indent}}`;
}

function onOneLine(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  return JSON.stringify(value) ?? '';
}
