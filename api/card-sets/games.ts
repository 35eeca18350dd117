/**
 * @module
 * The games as they are refereed with sets of cards: made where logs are refereed, and kept for the next request.
 */
import type { BaseFacts } from '../../machines/ruleset.ts';
import { withBox } from '../../referee/box/apply.ts';
import { mergedByGame } from '../../referee/box/merge.ts';
import { readBoxText } from '../../referee/box/read.ts';
import { MOST_PROBLEMS } from '../../referee/log/read.ts';
import type { Compiled } from '../../referee/play/compile.ts';
import { type HttpProblem, unusable } from '../problems.ts';
import type { Kept } from './store.ts';

/** The games of which there are sets of cards, by their ids. */
export type Games = ReadonlyMap<string, Compiled<BaseFacts>>;

/** So many combinations of sets are kept ready. */
const READY = 4;

const ready = new Map<string, Promise<Games>>();

/** The games with these sets; rejects with HttpProblem where they contradict each other. */
export function gamesWith(sets: readonly Kept[]): Promise<Games> {
  const key = sets.map(({ hash }) => hash).join(' ');
  const known = ready.get(key) ?? made(sets);
  ready.delete(key);
  ready.set(key, known);
  const [oldest] = ready.keys();
  if (ready.size > READY && oldest !== undefined) ready.delete(oldest);
  return known;
}

async function made(sets: readonly Kept[]): Promise<Games> {
  const files = await Promise.all(
    sets.map(async ({ name, bytes }) => {
      const read = await readBoxText({ name, text: Buffer.from(bytes).toString('utf8') });
      if (!read.ok) throw new Error(`a set of cards that was kept cannot be read: ${read.problems[0]?.message}`);
      return read.value;
    }),
  );
  const merged = mergedByGame(files);
  const clashes = merged.flatMap((one) => one.clashes);
  if (clashes.length > 0) throw contradicting(clashes);
  return new Map(merged.map(({ box }) => [box.game.ruleset.id, withBox(box)]));
}

/** The problem with sets of cards that contradict each other, or one that does so itself. */
export function contradicting(clashes: readonly { readonly message: string }[]): HttpProblem {
  const faults = clashes.slice(0, MOST_PROBLEMS).map(({ message }) => ({
    code: 'contradiction',
    message,
    pointer: '',
    line: null,
    column: null,
  }));
  return unusable('invalid-cards', faults);
}
