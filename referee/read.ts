/**
 * @module
 * Reading a log: text → JSON → schema. What cannot be used is told with its place; nothing is thrown.
 */
import type { z } from 'zod';
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import { plainlyRight, WORTH } from '../schemas/check.ts';
import { type Json, locate, pointerOf, readJson } from '../schemas/json.ts';
import type { Compiled } from './compile.ts';
import { rulesetIds, rulesetOf } from './rulesets.ts';
import type { Log } from './verify.ts';
import { didYouMean } from './words.ts';

/** One thing that makes an input unusable, with its place. Line and column are 1-based; null without a source text. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly pointer: string;
  readonly line: number | null;
  readonly column: number | null;
}

export interface ReadLog {
  readonly game: Compiled<BaseFacts>;
  readonly log: Log & { readonly [key: string]: unknown };
}

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The only format of logs so far. */
export const FORMAT = 'referee-log/1';

/** The most problems that are listed of one input. */
const MOST = 20;

function place(
  text: string | null,
  pointer: string,
  what: 'value' | 'key' = 'value',
): { line: number | null; column: number | null } {
  if (text === null) return { line: null, column: null };
  // A missing member has no place of its own: the object that lacks it has.
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = locate(text, at, at === pointer ? what : 'value');
    if (found !== null) return found;
    if (at === '') return { line: 1, column: 1 };
  }
}

/** A problem at a pointer of the source text. */
export function problemAt(
  text: string | null,
  code: string,
  message: string,
  pointer: string,
  what: 'value' | 'key' = 'value',
): Problem {
  return { code, message, pointer, ...place(text, pointer, what) };
}

/** A log from a text: JSON, format, ruleset, schema. `limits` bounds bytes and nesting. */
export function readLog(text: string, limits?: { depth?: number; bytes?: number }): Read<ReadLog> {
  const json = readJson(text, limits);
  if (!json.ok) return { ok: false, problems: [json.problem] };
  return checkLog(json.value, text);
}

/** A log from a JSON value that has been read already (the text, if there is one, gives the places). */
export function checkLog(value: Json, text: string | null = null): Read<ReadLog> {
  const fail = (code: string, message: string, pointer: string): Read<never> => ({
    ok: false,
    problems: [problemAt(text, code, message, pointer)],
  });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fail(
      'not-a-log',
      `a log is a JSON object with "format", "ruleset", "seats" and "moves"; this is ${Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`}`,
      '',
    );
  }
  const { format, ruleset } = value;
  if (format !== FORMAT) {
    return fail(
      'format',
      format === undefined
        ? `a log begins with "format": "${FORMAT}"`
        : `this referee reads the format "${FORMAT}", not ${JSON.stringify(format).slice(0, 60)}`,
      '/format',
    );
  }
  if (typeof ruleset !== 'string')
    return fail('ruleset', `"ruleset" names the game: ${rulesetIds.join(' or ')}`, '/ruleset');
  const game = rulesetOf(ruleset);
  if (game === undefined)
    return fail(
      'ruleset',
      `nobody here knows the ruleset "${ruleset.slice(0, 60)}"; ${didYouMean(ruleset, rulesetIds)}`,
      '/ruleset',
    );
  const version = value['version'];
  if (typeof version === 'string' && version.split('.')[0] !== game.ruleset.version.split('.')[0]) {
    return fail(
      'version',
      `this referee has version ${game.ruleset.version} of the ruleset ${ruleset}, the log was written for ${version.slice(0, 20)}`,
      '/version',
    );
  }
  const entries = Array.isArray(value['moves']) ? value['moves'].length : 0;
  if (plainlyRight(game.ruleset.log, value, entries))
    return { ok: true, value: { game, log: value as unknown as ReadLog['log'] } };
  // zod writes functions of its own for a schema, which a short log does not make up for.
  const parsed = game.ruleset.log.safeParse(value, { jitless: entries < WORTH });
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, value, text, moveTypes(game)) };
  return { ok: true, value: { game, log: parsed.data as ReadLog['log'] } };
}

/** A single move from a JSON value. */
export function checkMove(game: Compiled<BaseFacts>, value: Json, text: string | null = null): Read<Move> {
  const parsed = game.ruleset.log.shape.moves.element.safeParse(value);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, value, text, moveTypes(game)) };
  return { ok: true, value: parsed.data as Move };
}

/** Every move type of a ruleset. */
export function moveTypes(game: Compiled<BaseFacts>): string[] {
  const types = new Set<string>();
  for (const table of game.tables.values())
    for (const state of table.states) for (const type of state.moves.keys()) types.add(type);
  return [...types];
}

function valueAt(root: Json, path: readonly PropertyKey[]): Json | undefined {
  let at: Json | undefined = root;
  for (const part of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as { [key: string]: Json })[String(part)];
  }
  return at;
}

/** The issues of a schema as problems with places, in the words of the log. */
export function problemsOf(
  error: z.ZodError,
  root: Json,
  text: string | null,
  types: readonly string[] = [],
): Problem[] {
  return error.issues.slice(0, MOST).map((issue): Problem => {
    const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
    const found = valueAt(root, path);
    if (issue.code === 'invalid_union' && path.at(-1) === 'type') {
      const strange = typeof found === 'string' ? found.slice(0, 60) : JSON.stringify(found ?? null).slice(0, 60);
      return problemAt(
        text,
        'unknown-move',
        `nobody here knows the move "${strange}"; ${didYouMean(strange, types)}`,
        pointerOf(path),
      );
    }
    if (issue.code === 'unrecognized_keys') {
      const key = issue.keys[0] ?? '';
      return problemAt(
        text,
        'unknown-key',
        `"${key.slice(0, 60)}" is not a word of this place`,
        pointerOf([...path, key]),
        'key',
      );
    }
    if (found === undefined)
      return problemAt(text, 'missing', `"${String(path.at(-1) ?? '')}" is missing here`, pointerOf(path));
    const shown = JSON.stringify(found)?.slice(0, 60) ?? '';
    return problemAt(
      text,
      'schema',
      `${issue.message.replace(/^Invalid input: /, '')}; found ${shown}`,
      pointerOf(path),
    );
  });
}
