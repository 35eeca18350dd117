/**
 * @module
 * Small helpers for messages that people read.
 */
import type { Json } from '../schemas/json.ts';

/** The number of single-letter edits between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The known words that come nearest to a strange one; none when nothing is near. */
export function nearWords(strange: string, known: readonly string[], most = 3): string[] {
  const word = strange.slice(0, 80);
  return known
    .map((candidate) => ({ candidate, edits: distance(word, candidate) }))
    .filter(({ candidate, edits }) => edits <= Math.max(2, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** `did you mean "a" or "b"?`, or the whole list when nothing is near. */
export function didYouMean(strange: string, known: readonly string[]): string {
  const near = nearWords(strange, known);
  if (near.length > 0) return `did you mean ${near.map((word) => `"${word}"`).join(' or ')}?`;
  return known.length <= 12 ? `known are ${known.map((word) => `"${word}"`).join(', ')}` : `${known.length} are known`;
}

/** `stopsIn` → `stops in`. */
function spaced(word: string): string {
  return word.replace(/(?<=[a-zA-Z])(?=[A-Z])/g, ' ').toLowerCase();
}

/** A fact in words: `[1, 2]` → `1, 2`. */
export function inWords(value: Json | undefined): string {
  if (value === null || value === undefined) return 'not known';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inWords).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, v]) => `${spaced(key)} ${inWords(v)}`)
      .join(' ');
  return typeof value === 'number' ? value.toLocaleString('en-US') : value;
}

/** A claimed fact as a log writes it, but for null: what is not there is `none`, and a part of which nothing is said is left out. */
export function claimInWords(value: Json | undefined): string {
  if (value === null || value === undefined) return 'none';
  return JSON.stringify(value, (_, part: Json) => {
    if (Array.isArray(part)) return part.map((item) => item ?? 'unknown');
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).filter(([, member]) => member !== null));
  });
}

/** The facts that were compared, in one line: `spaces 6, hyperdrive 5`. */
export function factsInWords(facts: Readonly<Record<string, Json>>): string {
  return Object.entries(facts)
    .map(([name, value]) => `${spaced(name)}: ${inWords(value)}`)
    .join('; ');
}
