/**
 * @module
 * The games that are being played: in memory, and in a folder where there is one. Each game is a file of lines: how it began,
 * then what was told, one line for each time. A line counts once it is on the disk with its end; what a crash leaves behind a
 * last end of line was never answered, and goes.
 */
import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Json } from '../../schemas/json.ts';
import { writeWhole } from '../../workers/file.ts';
import { makeFolder } from '../../workers/folder.ts';
import { HttpProblem } from '../problems.ts';
import { ID, newId, type Role } from './tokens.ts';

/** How a game began. */
export interface Beginning {
  readonly format: 'referee-game/1';
  readonly id: string;
  readonly ruleset: string;
  readonly seats: readonly string[];
  readonly chance: 'table' | 'seats';
  readonly begun: string;
  /** what is kept of each token, with its role */
  readonly tokens: readonly (readonly [string, Role])[];
  /** the header of its log */
  readonly header: { readonly [part: string]: Json };
  readonly moves: readonly Json[];
}

/** What was told at a time. */
export interface Telling {
  readonly at: string;
  readonly by: Role;
  readonly moves: readonly Json[];
  /** what the client calls it, and what it came to: told once more it is answered as before */
  readonly key?: string;
  readonly body?: string;
  readonly answer?: Json;
}

/** An entry of a game, with whoever told it. */
export interface Entry {
  readonly move: Json;
  readonly by: Role;
  readonly at: string;
}

/** The bounds of what is kept. */
export const LIVE = {
  /** games without a folder, and their bytes; with a folder so many bytes stay in memory, and so many games in it */
  games: 1_000,
  kept: 100_000,
  bytes: 64 * 1024 * 1024,
  /** the most bytes of one game */
  game: 4 * 1024 * 1024,
  /** how many may wait for one game, and listen to it with one token */
  waiting: 32,
  listeners: 64,
} as const;

/** One game. */
export class Game {
  readonly beginning: Beginning;
  readonly tokens: ReadonlyMap<string, Role>;
  readonly entries: Entry[] = [];
  /** by role and key, what was told under it */
  readonly tellings = new Map<string, Telling>();
  /** whoever listens, with whose token */
  readonly listeners = new Map<() => void, Role>();
  /** as long as its file is, or would be */
  bytes = 0;
  /** it has been taken away for good */
  isGone = false;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** what is being found out now */
  readonly #asked = new Map<string, Promise<unknown>>();

  constructor(beginning: Beginning) {
    this.beginning = beginning;
    this.tokens = new Map(beginning.tokens);
    for (const move of beginning.moves) this.entries.push({ move, by: 'table', at: beginning.begun });
  }

  /** Whether nobody has to do with it now. */
  get isIdle(): boolean {
    return this.#waiting === 0 && this.listeners.size === 0;
  }

  /** The log of the game, perhaps with more moves. */
  logWith(moves: readonly Json[] = []): { [part: string]: Json } {
    return { ...this.beginning.header, moves: [...this.entries.map(({ move }) => move), ...moves] };
  }

  take(telling: Telling): void {
    const { at, by, key } = telling;
    for (const move of telling.moves) this.entries.push({ move, by, at });
    if (key !== undefined) this.tellings.set(`${by} ${key}`, telling);
  }

  /** Finds something out once for all who ask for it at the same time: many may listen with the same token. */
  forAll<T>(question: string, ask: () => Promise<T>): Promise<T> {
    const same = this.#asked.get(question) as Promise<T> | undefined;
    if (same !== undefined) return same;
    const asked = ask().finally(() => this.#asked.delete(question));
    this.#asked.set(question, asked);
    return asked;
  }

  /** Does one thing after the other. Rejects with HttpProblem when too many wait. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= LIVE.waiting)
      throw new HttpProblem('busy', 'too many moves of this game are waiting', { headers: { 'Retry-After': '1' } });
    this.#waiting += 1;
    const mine = this.#last.then(() => {
      if (this.isGone) throw unknown();
      return work();
    });
    this.#last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      this.#waiting -= 1;
    }
  }
}

/** What is on a line of a file. */
const lineOf = (value: Beginning | Telling): string => `${JSON.stringify(value)}\n`;

export class Games {
  readonly #folder: string | null;
  readonly #games = new Map<string, Game>();
  #bytes = 0;
  /** how many files there are */
  #kept = 0;
  #isClosed = false;

  /** Throws the system's own error where the folder cannot be made, and FolderInUse. */
  constructor(folder: string | null = null) {
    this.#folder = folder;
    if (folder === null) return;
    makeFolder(folder, 0o700);
    lock(folder);
    this.#kept = readdirSync(folder).filter((name) => name.endsWith('.ndjson')).length;
  }

  /** How many games are in memory. */
  get held(): number {
    return this.#games.size;
  }

  /** Whether nothing new is to be listened to. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Begins a game. Throws HttpProblem where there is no room for it. */
  begin(told: Omit<Beginning, 'format' | 'id'>): Game {
    const beginning: Beginning = { format: 'referee-game/1', id: newId(), ...told };
    const game = new Game(beginning);
    const line = lineOf(beginning);
    this.#room(game, Buffer.byteLength(line));
    if (this.#folder !== null)
      this.#keeping(() => {
        writeWhole(this.#fileOf(beginning.id), line, 0o600);
        keepNames(dirname(this.#fileOf(beginning.id)));
      });
    this.#kept += 1;
    this.#hold(game);
    return game;
  }

  /** The game of this name. Throws HttpProblem where there is none. */
  named(id: string): Game {
    const known = this.#games.get(id);
    if (known !== undefined) {
      // What is asked for most stays longest.
      this.#games.delete(id);
      this.#games.set(id, known);
      return known;
    }
    const read = this.#folder === null || !ID.test(id) ? null : this.#read(id);
    if (read === null) throw unknown();
    this.#hold(read);
    return read;
  }

  /** Takes what was told: it is on the disk when this is done. Rejects with HttpProblem, and nothing was taken. */
  async take(game: Game, telling: Telling): Promise<void> {
    const line = lineOf(telling);
    const length = Buffer.byteLength(line);
    this.#room(game, length);
    if (this.#folder !== null) {
      try {
        await append(this.#fileOf(game.beginning.id), line, game.bytes);
      } catch (error) {
        throw notKept(error);
      }
    }
    game.take(telling);
    game.bytes += length;
    this.#bytes += length;
    this.#shrink(game);
    for (const listener of game.listeners.keys()) listener();
  }

  /** Takes a game away for good. Throws HttpProblem where its file stays. */
  remove(game: Game): void {
    const { id } = game.beginning;
    if (this.#folder !== null)
      this.#keeping(() => {
        const file = this.#fileOf(id);
        rmSync(file, { force: true });
        keepNames(dirname(file));
      });
    game.isGone = true;
    this.#games.delete(id);
    this.#bytes -= game.bytes;
    this.#kept -= 1;
    for (const listener of game.listeners.keys()) listener();
  }

  /** Whoever listens is told that there is nothing more to hear; another service may have the folder. */
  close(): void {
    this.#isClosed = true;
    if (this.#folder !== null) rmSync(join(this.#folder, LOCK), { force: true });
    for (const { listeners } of this.#games.values()) for (const listener of listeners.keys()) listener();
  }

  #fileOf(id: string): string {
    return join(this.#folder as string, `${id}.ndjson`);
  }

  #room(game: Game, length: number): void {
    if (game.bytes + length > LIVE.game)
      throw new HttpProblem('too-large', `a game may have ${LIVE.game} bytes here, and with this it would have more`);
    const isNew = game.bytes === 0;
    if (isNew) game.bytes = length;
    if (this.#folder !== null) {
      if (isNew && this.#kept >= LIVE.kept)
        throw new HttpProblem(
          'no-room',
          `there are ${LIVE.kept} games in the folder of the service, and no more may be`,
        );
      return;
    }
    if ((isNew && this.#games.size >= LIVE.games) || this.#bytes + length > LIVE.bytes)
      throw new HttpProblem('no-room', 'there is no room for more of this: the service keeps its games in memory', {
        headers: { 'Retry-After': '60' },
      });
  }

  /** Keeps a game in memory. */
  #hold(game: Game): void {
    this.#games.set(game.beginning.id, game);
    this.#bytes += game.bytes;
    this.#shrink(game);
  }

  /** Of the games that have a file, those make room in memory for this one that nobody has asked for longest. */
  #shrink(game: Game): void {
    if (this.#folder === null) return;
    for (const [id, old] of this.#games) {
      if (this.#bytes <= LIVE.bytes) break;
      if (old === game || !old.isIdle) continue;
      this.#games.delete(id);
      this.#bytes -= old.bytes;
    }
  }

  #keeping(write: () => void): void {
    try {
      write();
    } catch (error) {
      throw notKept(error);
    }
  }

  #read(id: string): Game | null {
    const text = textOf(this.#fileOf(id));
    if (text === null) return null;
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    // It was never begun: nobody has been told of it.
    if (whole === '') return null;
    const [first = '', ...others] = whole.slice(0, -1).split('\n');
    try {
      const beginning = JSON.parse(first) as Beginning;
      if (beginning.format !== 'referee-game/1' || beginning.id !== id) throw new Error('another game');
      const game = new Game(beginning);
      for (const line of others) game.take(JSON.parse(line) as Telling);
      game.bytes = Buffer.byteLength(whole);
      return game;
    } catch {
      throw damaged();
    }
  }
}

/** Another service keeps its games in a folder: two of them would write over each other's lines. */
export class FolderInUse extends Error {}

const LOCK = 'service.pid';

/** Claims a folder for this process. A service that was killed has left its number behind: whoever is gone holds nothing. */
function lock(folder: string): void {
  const file = join(folder, LOCK);
  const holder = Number(textOf(file) ?? Number.NaN);
  if (Number.isInteger(holder) && holder !== process.pid && isAlive(holder))
    throw new FolderInUse(`the service with the process number ${holder} keeps its games there (${file})`);
  writeFileSync(file, String(process.pid), { mode: 0o600 });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function unknown(): HttpProblem {
  return new HttpProblem('unknown-game', 'there is no such game here');
}

function damaged(): HttpProblem {
  return new HttpProblem('damaged-game', 'what is kept of this game cannot be read');
}

function notKept(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const { code } = error as NodeJS.ErrnoException;
  const why = code === undefined ? '' : ` (${code})`;
  return new HttpProblem('not-kept', `the disk has refused this${why}: nothing has changed`, {
    headers: { 'Retry-After': '10' },
  });
}

/** A file as a text; null: there is none. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw damaged();
  }
}

/** Has the disk keep which files there are in a folder. Windows does so by itself, and refuses to be asked. */
function keepNames(folder: string): void {
  if (process.platform === 'win32') return;
  const open = openSync(folder, 'r');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

/** Puts a line behind the first `from` bytes of a file; what a crash has left there goes. */
async function append(file: string, line: string, from: number): Promise<void> {
  const bytes = Buffer.from(line);
  const out = await open(file, 'r+');
  try {
    // Whoever has cut it off has taken moves away that have been answered.
    if ((await out.stat()).size < from) throw damaged();
    await out.truncate(from);
    try {
      // A disk that is nearly full takes a part, and says so by how much.
      for (let at = 0; at < bytes.length; )
        at += (await out.write(bytes, at, bytes.length - at, from + at)).bytesWritten;
      await out.datasync();
    } catch (error) {
      ftruncateSync(out.fd, from);
      throw error;
    }
  } finally {
    await out.close();
  }
}
