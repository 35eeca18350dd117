/**
 * @module
 * What the words of `referee verify` mean: files, standard input, folders and patterns of file names.
 */
import { type Dirent, readdir, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Problem } from '../referee/log/read.ts';
import { readJson } from '../schemas/json.ts';
import { nameOf, unreadable, why } from './input.ts';

/** How the names of files end in which logs are looked for, and whether such a file holds one log or one a line. */
const ENDINGS: ReadonlyMap<string, 'log' | 'lines'> = new Map([
  ['.json', 'log'],
  ['.referee', 'log'],
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
 * hidden is looked for, nothing in `node_modules`, and nothing behind a link to a folder. No name comes up twice for that.
 */
export async function inputsOf(words: readonly string[]): Promise<(Input | NoInput)[]> {
  const inputs: (Input | NoInput)[] = [];
  const known = new Set<string>();
  for (const word of words) {
    if (word === '') {
      inputs.push({ name: nameOf(word), problems: unreadable('there is no such file') });
      continue;
    }
    const isFolder = word !== '-' && isFolderAt(word);
    if (typeof isFolder === 'string') {
      inputs.push({ name: word, problems: unreadable(isFolder) });
      continue;
    }
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
      for (const found of names) {
        const input = typeof found === 'string' ? { name: found, found: true } : found;
        if (known.has(join(input.name))) continue;
        known.add(join(input.name));
        inputs.push(input);
      }
  }
  return inputs;
}

/** Whether a word names a folder; undefined: there is nothing of that name; a text: why the system does not say. */
function isFolderAt(word: string): boolean | undefined | string {
  try {
    return statSync(word, { throwIfNoEntry: false })?.isDirectory();
  } catch (error) {
    return why(error);
  }
}

/** What is passed over everywhere. (What is hidden is passed over without being named.) */
const PASSED_OVER = ['**/node_modules/**'];
const LOGS = [...ENDINGS.keys()].map((ending) => `"${ending}"`).join(', ');

interface Nothing {
  readonly message: string;
}

/** The files of a folder, and of the folders in it, in which logs are looked for; what cannot be read of them is told too. */
async function logsIn(folder: string): Promise<(string | NoInput)[] | Nothing> {
  try {
    readdirSync(folder);
  } catch (error) {
    return { message: whyNotOpened(error) };
  }
  const all = await search('**', folder, PASSED_OVER);
  return all.length > 0 ? all : { message: `there is no file that ends in ${LOGS} in this folder` };
}

/** Why a folder is not opened. */
function whyNotOpened(error: unknown): string {
  return (error as { code?: string }).code === 'EACCES' ? 'this folder may not be read' : why(error);
}

/**
 * Reads folders for a search, which passes over those that it may not read, and over all links: the former are told, and a
 * link stands for the file that it leads to. Where it leads nowhere whoever reads that file says so.
 */
function reading(refuse: (folder: string, message: string) => void): typeof readdir {
  const read = (path: string, options: { withFileTypes: true }, done: ReadDone): void =>
    readdir(path, options, (error, entries) => {
      // Where a pattern begins in no folder, nothing fits it.
      if (error !== null && error.code !== 'ENOENT') refuse(path, whyNotOpened(error));
      done(
        error,
        entries?.map((entry) => (leadsToLog(path, entry) ? asFile(entry) : entry)),
      );
    });
  return read as typeof readdir;
}

type ReadDone = (error: NodeJS.ErrnoException | null, entries: Dirent[]) => void;

/** Whether something in a folder is a link that by its name leads to a log. */
function leadsToLog(folder: string, entry: Dirent): boolean {
  return entry.isSymbolicLink() && heldBy(entry.name) !== undefined && isFolderAt(join(folder, entry.name)) !== true;
}

function asFile(link: Dirent): Dirent {
  return Object.assign(Object.create(link) as Dirent, { isFile: () => true, isSymbolicLink: () => false });
}

/** The files that fit a pattern; null: it is none. */
async function logsLike(word: string): Promise<(string | NoInput)[] | Nothing | null> {
  const { isDynamicPattern } = await import('tinyglobby');
  if (!isDynamicPattern(word)) return null;
  const pattern = sep === '\\' ? word.replaceAll('\\', '/') : word;
  const all = await search(pattern, '.', word.includes('node_modules') ? [] : PASSED_OVER);
  return all.length > 0 ? all : { message: `no file that ends in ${LOGS} fits this pattern` };
}

async function search(pattern: string, cwd: string, ignore: string[]): Promise<(string | NoInput)[]> {
  const { glob } = await import('tinyglobby');
  const refused: NoInput[] = [];
  const refuse = (folder: string, message: string): void => {
    refused.push({ name: join(cwd, relative(cwd, folder)), problems: unreadable(message) });
  };
  const names = await glob(pattern, {
    cwd,
    ignore,
    followSymbolicLinks: false,
    expandDirectories: false,
    fs: { readdir: reading(refuse) },
  });
  const logs = names.filter((name) => heldBy(name) !== undefined).sort();
  return [...logs.map((name) => join(cwd, name)), ...refused];
}

/** Whether a text that cannot be read as a log was meant as one: beside logs lie reports, settings and lists. */
export function isMeantAsLog(text: string): boolean {
  const parsed = readJson(text);
  if (!parsed.ok) return /\bformat"?\s*:\s*["']?referee-log|^\s*"?moves"?:/m.test(text);
  const { value } = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return String(value['format']).startsWith('referee-log') || Array.isArray(value['moves']);
}
