/**
 * @module
 * An example of each move: an entry of a recorded game, as the referee has judged it where it stands. The clean fixtures have
 * most moves; `fixtures/<ruleset>/moves.ndjson` has the others, each in a position of a few facts.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Move } from '../machines/ruleset.ts';
import { readText, reportFor } from '../referee/ask.ts';
import { fixturesOf } from './golden.ts';

/** An entry of a fixture that breaks no rule. */
export interface Example {
  /** the fixture, as a path from the root */
  readonly file: string;
  /** in a file with one log a line: the line, counted from 1; null: the file is one log */
  readonly line: number | null;
  readonly entry: number;
  readonly move: Move;
  /** why nobody can rule it where it stands; null: it is legal */
  readonly doubt: string | null;
}

interface Recorded {
  readonly file: string;
  readonly line: number | null;
  readonly text: string;
}

/** The recorded games of a ruleset that break no rule: first those that are told by their file, then the lines. */
export function recordedGames(ruleset: string): Recorded[] {
  const lines = `fixtures/${ruleset}/moves.ndjson`;
  const at = new URL(`../${lines}`, import.meta.url);
  return [
    ...fixturesOf(ruleset)
      .filter(({ kind }) => kind === 'clean')
      .map(({ name, text }) => ({ file: `fixtures/${ruleset}/clean/${name}`, line: null, text })),
    ...(existsSync(at) ? readFileSync(at, 'utf8').trimEnd().split('\n') : []).map((text, index) => ({
      file: lines,
      line: index + 1,
      text,
    })),
  ];
}

/**
 * By type, the example that says most in the fewest words: an entry that could be ruled comes before one that could not, a
 * short game before a long one, more of the move's words before fewer.
 */
export function examplesOf(ruleset: string): ReadonlyMap<string, Example> {
  const best = new Map<string, { readonly example: Example; readonly rank: readonly number[] }>();
  for (const { file, line, text } of recordedGames(ruleset)) {
    const read = readText(text);
    const answer = read.ok ? reportFor(read.value) : read;
    if (!read.ok || !answer.ok) throw new Error(`${file}: cannot be read`);
    if (answer.value.violations.length > 0) throw new Error(`${file}: breaks a rule`);
    const doubts = new Map(answer.value.unverifiable.map(({ entry, reason }) => [entry, reason]));
    const { moves } = JSON.parse(text) as { moves: Move[] };
    for (const [entry, move] of moves.entries()) {
      const { expect: _expect, note: _note, ...words } = move;
      const doubt = doubts.get(entry) ?? null;
      const length = JSON.stringify(words).length;
      // Whatever does not fit on two lines explains less than it says.
      const rank = [
        doubt === null ? 0 : 1,
        length > 200 ? 1 : 0,
        moves.length > 150 ? 1 : 0,
        -Object.keys(words).length,
        length,
      ];
      const known = best.get(move.type);
      if (known !== undefined && !precedes(rank, known.rank)) continue;
      best.set(move.type, { example: { file, line, entry, move, doubt }, rank });
    }
  }
  return new Map([...best].map(([type, { example }]) => [type, example]));
}

function precedes(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** A program of a house card, as a game of its own plays it. */
export interface PlayedProgram {
  /** what the game shows: one operation of the vocabulary, or one question or change of dice */
  readonly title: string;
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

/** The games that show what each word of the vocabulary of effects does: one a line, under its name. */
export function playedPrograms(ruleset: string): ReadonlyMap<string, PlayedProgram> {
  const file = `fixtures/${ruleset}/programs.ndjson`;
  const at = new URL(`../${file}`, import.meta.url);
  const lines = existsSync(at) ? readFileSync(at, 'utf8').trimEnd().split('\n') : [];
  return new Map(
    lines.map((text, index) => {
      const { title } = JSON.parse(text) as { title: string };
      return [title, { title, text, file, line: index + 1 }];
    }),
  );
}

/** The first object within a value whose member has this value. */
export function objectWith(value: unknown, member: string, wanted: string): object | null {
  if (typeof value !== 'object' || value === null) return null;
  if ((value as { readonly [member: string]: unknown })[member] === wanted) return value;
  for (const inner of Object.values(value)) {
    const found = objectWith(inner, member, wanted);
    if (found !== null) return found;
  }
  return null;
}
