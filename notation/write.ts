/**
 * @module
 * Writing a log in the line notation, so that reading it gives the very same log.
 */
import { isMembers, type Json } from '../schemas/json.ts';
import { formMeant, type Grammar, type MoveForm, SEATS } from './grammar.ts';
import { writeHeader } from './header.ts';
import { beginsWithSeat, claimedAt, Seats } from './read.ts';
import { isText } from './scanner.ts';

type Entry = { readonly [name: string]: Json };

/** A word that needs no quotes. */
const BARE = /^[\p{L}\p{N}_?][\p{L}\p{M}\p{N}_.?#'/+!&-]*$/u;
/** A remark that stands behind "#" as it is. */
const REMARK = /^[\p{L}\p{M}\p{N}\p{P}\p{S}](?:[\p{L}\p{M}\p{N}\p{P}\p{S} ]*[\p{L}\p{M}\p{N}\p{P}\p{S}])?$/u;
const HIDDEN = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;
/** So long is a line with its claims; a longer one has them below. */
const WIDTH = 110;

function quoted(text: string): string {
  return JSON.stringify(text).replace(HIDDEN, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function textOf(text: string): string {
  return BARE.test(text) && isText(text) ? text : quoted(text);
}

/** A name, or a step of one. */
function nameOf(name: string, dots: boolean): string {
  return BARE.test(name) && (dots || !name.includes('.')) ? name : quoted(name);
}

/** A value that stands for exactly itself. */
function exact(value: Json): string {
  if (typeof value === 'string') return textOf(value);
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(exact).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([name, member]) => `${nameOf(name, true)}: ${exact(member)}`)
    .join(', ')}}`;
}

/** A value on a line; `list`: only a list is expected there. null: it cannot be written there. */
function written(value: Json, list: boolean, between: string): string | null {
  if (!Array.isArray(value)) return list && value !== null ? null : exact(value);
  const [first] = value;
  if (list && value.length === 1 && first !== null && !Array.isArray(first)) return exact(first as Json);
  return value.length > 1 && value.every((item) => typeof item === 'string')
    ? value.map(exact).join(between)
    : exact(value);
}

/** A word with its name; an object of one member goes by dots. */
function named(word: string, value: Json, form: MoveForm): string | null {
  const path = [word];
  let inner = value;
  for (;;) {
    const [only, ...others] = isMembers(inner) ? Object.keys(inner) : [];
    if (only === undefined || others.length > 0 || !isMembers(inner)) break;
    path.push(only);
    inner = inner[only] as Json;
  }
  const text = written(inner, form.takesList(path), ',');
  if (text !== null) return `${path.map((step) => nameOf(step, false)).join('.')}=${text}`;
  // What is no list where there should be one is written around: the inside of braces stands for itself.
  return path.length === 1 ? null : `${nameOf(word, false)}=${exact(value)}`;
}

function* claims(
  value: Json,
  path: readonly string[],
): Iterable<{ readonly path: readonly string[]; readonly value: Json }> {
  if (isMembers(value) && Object.keys(value).length > 0)
    for (const [name, member] of Object.entries(value)) yield* claims(member, [...path, name]);
  else yield { path, value };
}

/** Writes logs of one game, with these seats. */
class Writer {
  readonly #grammar: Grammar;
  readonly #seats: Seats;

  constructor(grammar: Grammar, seats: Seats) {
    this.#grammar = grammar;
    this.#seats = seats;
  }

  entry(entry: Json): string {
    const line = isMembers(entry) ? this.#move(entry) : null;
    return line ?? `= ${exact(entry)}`;
  }

  #move(move: Entry): string | null {
    const { type, seat, note, expect } = move;
    if (typeof type !== 'string' || !BARE.test(type)) return null;
    // All words of a strange type have their names: which type is meant may hang on how many have none.
    const form = this.#grammar.moves.get(type) ?? { ...formMeant(this.#grammar, type, 0), positions: [] };
    const said = new Set(['type']);
    const words: string[] = [];
    for (const { word, list } of form.positions) {
      const value = move[word];
      if (!Object.hasOwn(move, word) || value === undefined || isMembers(value)) break;
      const text = written(value, list, list ? ' ' : ',');
      if (text === null) break;
      said.add(word);
      words.push(text);
    }
    const head = this.#head(type, seat, words[0] ?? null);
    if (head === null) return null;
    if (typeof seat === 'string') said.add('seat');
    const remark = typeof note === 'string' && note.length < 2000 && REMARK.test(note) ? note : null;
    if (remark !== null) said.add('note');
    const claimed =
      isMembers(expect) && Object.keys(expect).length > 0
        ? this.#claims(expect, typeof seat === 'string' ? seat : null)
        : null;
    if (claimed !== null) said.add('expect');
    for (const [word, value] of Object.entries(move)) {
      if (said.has(word)) continue;
      const text = named(word, value, form);
      if (text === null) return null;
      words.push(text);
    }
    const line = [...head, ...words].join(' ');
    const tail = remark === null ? '' : `  # ${remark}`;
    if (claimed === null) return line + tail;
    const all = `${line} ${claimed.join(' ')}`;
    return all.length <= WIDTH ? all + tail : [line + tail, ...claimed.map((claim) => `  ${claim}`)].join('\n');
  }

  #head(type: string, seat: Json | undefined, first: string | null): string[] | null {
    if (typeof seat !== 'string') {
      // A number below zero is a word as well: with its point it could be taken for a move behind a seat.
      const second = first !== null && (BARE.test(first) || first.startsWith('-')) ? first : null;
      return beginsWithSeat(type, second, this.#grammar, this.#seats) ? null : [type];
    }
    const isPlain = BARE.test(seat) && beginsWithSeat(seat, type, this.#grammar, this.#seats);
    return [isPlain ? seat : quoted(seat), type];
  }

  /** The claims of a move, each from where it is said most shortly; null: they are written otherwise. */
  #claims(expect: Json, seat: string | null): string[] | null {
    const lines: string[] = [];
    for (const { path, value } of claims(expect, [])) {
      const own = path[0] === SEATS && path[1] === seat ? path.slice(2) : [];
      const ofSeat = path[0] === SEATS ? path.slice(1) : [];
      const said = [own, ofSeat, path].find(
        (steps) =>
          steps.length > 0 && claimedAt(steps, seat, this.#grammar, this.#seats).join('\n') === path.join('\n'),
      );
      const text = written(value, this.#grammar.claimsList(path), ' ');
      if (said === undefined || text === null) return null;
      lines.push(`-> ${said.map((step) => nameOf(step, false)).join('.')} ${text}`);
    }
    return lines;
  }
}

/** A log, an object with the list `moves`, in the line notation. */
export function writeLines(log: { readonly [name: string]: Json }, grammar: Grammar): string {
  const { moves, ...header } = log;
  const entries = writeEntries(Array.isArray(moves) ? moves : [], header['seats'], grammar);
  return `${[...writeHeader(header), 'moves:', ...entries].join('\n')}\n`;
}

/** Entries of a log with these seats in the line notation, each a line or more. */
export function writeEntries(entries: readonly Json[], seats: Json | undefined, grammar: Grammar): string[] {
  const writer = new Writer(grammar, new Seats(seats));
  return entries.map((entry) => writer.entry(entry));
}
