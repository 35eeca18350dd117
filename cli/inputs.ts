/**
 * @module
 * What the words of `referee verify` mean: files, standard input, folders and patterns of file names.
 */
import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Problem } from '../referee/read.ts';
import { oneOf } from '../referee/words.ts';
import { readJson } from '../schemas/json.ts';
import { unreadable, why } from './input.ts';

/** How the names of files end in which logs are looked for, and whether such a file holds one log or one a line. */
const ENDINGS: ReadonlyMap<string, 'log' | 'lines'> = new Map([
  ['.json', 'log'],
  ['.log', 'log'],
  ['.txt', 'log'],
  ['.ndjson', 'lines'],
  ['.jsonl', 'lines'],
]);

/** What a file holds by its name; undefined: no log is looked for in it. */
function heldBy(file: string): 'log' | 'lines' | undefined {
  return ENDINGS.get(/\.[^./\\]*$/.exec(file)?.[0].toLowerCase() ?? '');
}

/** A file to be verified, or `-`. */
export interface Input {
  readonly name: string;
  /** it was not named itself, but lies in a folder or fits a pattern: what is no log there is passed over */
  readonly found: boolean;
}

/** A word that leads to no file, and why. */
export interface NoInput {
  readonly name: string;
  readonly problems: readonly Problem[];
}

/** Whether an input holds one log a line. */
export function isStream({ name, found }: Input, ndjson: boolean): boolean {
  return (ndjson && !found) || heldBy(name) === 'lines';
}

/**
 * The files that the words name, in the order of the words; those of a folder or a pattern in the order of their paths. Nothing
 * hidden is looked for, nothing in `node_modules`, and nothing behind a link to a folder. No file comes up twice for that.
 */
export async function inputsOf(words: readonly string[]): Promise<(Input | NoInput)[]> {
  const inputs: (Input | NoInput)[] = [];
  const known = new Set<string>();
  for (const word of words) {
    const isFolder = word !== '-' && statSync(word, { throwIfNoEntry: false })?.isDirectory();
    // A file that is called like a pattern is that file.
    if (isFolder === false || word === '-') {
      inputs.push({ name: word, found: false });
      known.add(join(word));
      continue;
    }
    const names = isFolder === true ? await logsIn(word) : await logsLike(word);
    if (names === null) inputs.push({ name: word, found: false });
    else if (!Array.isArray(names)) inputs.push({ name: word, problems: unreadable(names.message) });
    else
      for (const name of names) {
        if (known.has(join(name))) continue;
        known.add(join(name));
        inputs.push({ name, found: true });
      }
  }
  return inputs;
}

/** What is passed over everywhere. (What is hidden is passed over without being named.) */
const PASSED_OVER = ['**/node_modules/**'];
const LOGS = `file that ends in ${oneOf([...ENDINGS.keys()])}`;

interface Nothing {
  readonly message: string;
}

/** The files of a folder, and of the folders in it, in which logs are looked for. */
async function logsIn(folder: string): Promise<string[] | Nothing> {
  try {
    readdirSync(folder);
  } catch (error) {
    return { message: why(error) };
  }
  const names = await search('**', folder, PASSED_OVER);
  return names.length > 0 ? names.map((name) => join(folder, name)) : { message: `there is no ${LOGS} in this folder` };
}

/** The files that fit a pattern; null: it is none. */
async function logsLike(word: string): Promise<string[] | Nothing | null> {
  const { isDynamicPattern } = await import('tinyglobby');
  if (!isDynamicPattern(word)) return null;
  const pattern = sep === '\\' ? word.replaceAll('\\', '/') : word;
  const names = await search(pattern, '.', word.includes('node_modules') ? [] : PASSED_OVER);
  return names.length > 0 ? names : { message: `no ${LOGS} fits this pattern` };
}

async function search(pattern: string, cwd: string, ignore: string[]): Promise<string[]> {
  const { glob } = await import('tinyglobby');
  const names = await glob(pattern, { cwd, ignore, followSymbolicLinks: false, expandDirectories: false });
  return names.filter((name) => heldBy(name) !== undefined).sort();
}

/** Whether a text that cannot be read as a log was meant as one: beside logs lie reports, settings and lists. */
export function isMeantAsLog(text: string): boolean {
  const parsed = readJson(text);
  if (!parsed.ok) return /\bformat"?\s*:\s*["']?referee-log|^\s*"?moves"?:/m.test(text);
  const { value } = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return String(value['format']).startsWith('referee-log') || Array.isArray(value['moves']);
}
