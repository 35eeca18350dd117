/**
 * @module
 * A file of cards before it is read: a value with the places of its parts, whatever it was written in.
 */
import { type Json, locator, type Place, readJson } from '../../schemas/json.ts';
import type { Problem, Read } from '../log/read.ts';

/** A JSON value as it came, and where its parts stand. */
export interface Source {
  /** what the input is called: a file, or a name of its own */
  readonly name: string;
  readonly value: Json;
  /** the place of a part, or of its member name; null: it has none */
  place(pointer: string, what?: 'value' | 'key'): Place | null;
}

/** The most bytes of a file of cards, and how deep it nests: several times what all components of a game take. */
export const BOX_LIMITS = { bytes: 4 * 1024 * 1024, depth: 40 } as const;
/** A text of JSON as a source. */
export function jsonSource(name: string, text: string): Read<Source> {
  const read = readJson(text, BOX_LIMITS);
  return read.ok ? { ok: true, value: sourceOf(name, read.value, text) } : { ok: false, problems: [read.problem] };
}

/** A value that was read from a text of JSON as a source. */
export function sourceOf(name: string, value: Json, text: string): Source {
  let places: ReturnType<typeof locator> | undefined;
  return {
    name,
    value,
    place: (pointer, what) => {
      places ??= locator(text);
      return places(pointer, what);
    },
  };
}

/** A problem at a place of a source; what is missing has the place of what lacks it. */
export function problemIn(source: Source, code: string, message: string, pointer: string, ofKey = false): Problem {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const place = source.place(at, ofKey && at === pointer ? 'key' : 'value');
    if (place !== null || at === '')
      return { code, message, pointer, line: place?.line ?? 1, column: place?.column ?? 1 };
  }
}

/** `file:line:column` of a part of a source. */
export function placeIn(source: Source, pointer: string): string {
  const { line, column } = problemIn(source, '', '', pointer);
  return `${source.name}:${line}:${column}`;
}
