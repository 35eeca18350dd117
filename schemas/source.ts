/**
 * @module
 * The text that a log was read from, and where the parts of the log stand in it.
 */
import { locate, locator, type Place } from './json.ts';

/** A text in another notation than JSON, which knows its places. */
export interface Placed {
  readonly text: string;
  /** the place of the value that a JSON pointer into the log names, or of its name; null if it does not stand there */
  locate(pointer: string, what?: 'value' | 'key'): Place | null;
}

/** Where a log comes from: a JSON text, a text in another notation, or nowhere (a value). */
export type Source = string | Placed | null;

type Find = (pointer: string, what?: 'value' | 'key') => Place | null;

function climbing(find: Find, pointer: string, what: 'value' | 'key'): Place {
  // What is missing has no place of its own: what lacks it has.
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = find(at, at === pointer ? what : 'value');
    if (found !== null) return found;
    if (at === '') return { line: 1, column: 1 };
  }
}

/** The place of a value, or of its name; that of what is around it where it is missing; null: there is no text. */
export function placeOf(source: Source, pointer: string, what: 'value' | 'key' = 'value'): Place | null {
  if (source === null) return null;
  return climbing(
    typeof source === 'string' ? (...asked) => locate(source, ...asked) : (...asked) => source.locate(...asked),
    pointer,
    what,
  );
}

/** Finds places in one text again and again, as `placeOf` does. */
export function placesIn(source: Source): (pointer: string, what?: 'value' | 'key') => Place | null {
  if (source === null) return () => null;
  const find: Find = typeof source === 'string' ? locator(source) : (...asked) => source.locate(...asked);
  return (pointer, what = 'value') => climbing(find, pointer, what);
}
