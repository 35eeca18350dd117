/**
 * @module
 * What reading an input costs, as time for each of its bytes, and the inputs that have cost most.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { readText, reportFor } from '../referee/ask.ts';

/** What any input costs beside its bytes: as much as so many bytes of a game. A log of one move has a header too. */
const FIXED = 1_000;

/** Reads texts and reports on them. */
function read(texts: readonly string[]): void {
  for (const text of texts) {
    const found = readText(text);
    JSON.stringify(found.ok ? reportFor(found.value) : found);
  }
}

/** A run is repeated until it has taken so long, in milliseconds: the clock of a thread does not tell less apart. */
const SAMPLE = 25;

/**
 * How long this thread is busy with texts, in milliseconds: the least of some samples. What else the machine does meanwhile
 * does not count.
 */
export function timeOf(texts: readonly string[], samples = 3): number {
  let least = Number.POSITIVE_INFINITY;
  for (let sample = 0; sample < samples; sample += 1) {
    const start = process.threadCpuUsage();
    let busy = 0;
    let count = 0;
    while (busy < SAMPLE) {
      read(texts);
      count += 1;
      const { user, system } = process.threadCpuUsage(start);
      busy = (user + system) / 1000;
    }
    least = Math.min(least, busy / count);
  }
  return least;
}

/** About how long it takes to read a text, by the clock and at once. */
export function glance(text: string): number {
  const start = performance.now();
  read([text]);
  return performance.now() - start;
}

/** What counts as the length of texts: their bytes, and what any input costs beside them. */
export function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length + FIXED, 0);
}

/** What texts cost together, in nanoseconds for each byte. */
export function costOf(texts: readonly string[], samples = 3): number {
  return (timeOf(texts, samples) * 1e6) / lengthOf(texts);
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
