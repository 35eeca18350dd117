/**
 * @module
 * What reading an input costs, as time for each of its bytes, and the inputs that have cost most.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { readText, reportFor } from '../referee/ask.ts';

/** What any input costs beside its bytes: as much as so many bytes of a game. A log of one move has a header too. */
const FIXED = 1_000;

/** How long it takes to read a text and report on it, in milliseconds: the least of some tries. */
export function timeOf(text: string, tries: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries; count += 1) {
    const start = performance.now();
    const read = readText(text);
    const answer = read.ok ? reportFor(read.value) : read;
    JSON.stringify(answer);
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** What a text costs, in nanoseconds for each byte. */
export function costOf(text: string, tries: number): number {
  return (timeOf(text, tries) * 1e6) / (text.length + FIXED);
}

/** What games cost together, in nanoseconds for each byte, so that long ones count as what they are. */
export function costOfAll(texts: readonly string[], tries: number): number {
  const bytes = texts.reduce((sum, text) => sum + text.length + FIXED, 0);
  return texts.reduce((sum, text) => sum + costOf(text, tries) * ((text.length + FIXED) / bytes), 0);
}

/** The files of a folder. */
function textsIn(folder: URL): string[] {
  return readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
}

/** Inputs that once cost too much, or were hostile otherwise. */
export function hostileInputs(): string[] {
  return textsIn(new URL('../fixtures/cases/hostile/', import.meta.url));
}

/** Inputs that `npm run worst` has found. */
export function worstInputs(): string[] {
  return textsIn(new URL('worst/', import.meta.url));
}
