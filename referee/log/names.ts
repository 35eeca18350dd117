/**
 * @module
 * Names as people write them: printed ones instead of ids, in English or German, in any case, with or without signs; players
 * in any case. A log in which something is no id that is known there is read with the ids in their place. What a word names is
 * said by the schema of its place (`schemas/kinds.ts`).
 */
import type { BaseFacts, Called, Move } from '../../machines/ruleset.ts';
import type { Definition, Kinds, Schema } from '../../schemas/definition.ts';
import { formOf, isListed, kindsIn, memberOf, plainly, textsIn } from '../../schemas/forms.ts';
import { heldAgainst } from '../../schemas/held-against.ts';
import { type Json, pathOf, pointerOf } from '../../schemas/json.ts';
import type { Compiled } from '../play/compile.ts';
import { moveSchema } from './form.ts';

/** A value with ids in the place of names. */
export interface Named {
  readonly value: Json;
  /** the pointer of a place as it stands in the text, where members were called otherwise */
  written(pointer: string): string;
  /** by word, what it may name, where that is several things */
  readonly unclear: ReadonlyMap<string, readonly string[]>;
}

type Members = { readonly [word: string]: Json };

/** The most names that are held of one log, and the longest that is looked at. */
const MOST = 20_000;
const LONGEST = 120;

/** Without letters of other alphabets than English there are no accents to be taken off, which is dear where every name is folded. */
function isEnglish(name: string): boolean {
  return !/[^\0-\x7f]/.test(name);
}

/** A name without what people write in different ways: case, accents, signs, spaces. */
export function folded(name: string): string {
  const start = name.slice(0, LONGEST);
  if (isEnglish(start)) return start.toLowerCase().replace(/[^a-z0-9]+/g, '');
  return start
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** As `folded`, with the umlauts spelled out. */
function spelledOut(name: string): string {
  if (isEnglish(name)) return folded(name);
  return folded(name.normalize('NFC').replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD')[0] ?? ''}e`));
}

/** A name as ids are written; empty: nothing is left of it. */
export function idMadeOf(name: string): string {
  const plain = name
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '');
  return plain
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '')
    .join('-');
}

/** By folded name, the ids of one kind that are called so. */
type Index = ReadonlyMap<string, readonly string[]>;
const indexes = new WeakMap<object, Index>();

/** The names of one kind, folded; made once for what is known of a game. */
export function indexOf(called: ReadonlyMap<string, readonly string[]>): Index {
  const known = indexes.get(called);
  if (known !== undefined) return known;
  const made = new Map<string, string[]>();
  for (const [id, names] of called)
    for (const name of [id, ...names]) for (const one of [folded(name), spelledOut(name)]) add(made, one, id);
  indexes.set(called, made);
  return made;
}

function add(index: Map<string, string[]>, name: string, id: string): void {
  const known = index.get(name);
  if (known === undefined) index.set(name, [id]);
  else if (!known.includes(id)) known.push(id);
}

const NOTHING: Called = new Map();

/** The players of a log as its header calls them. */
function seatsIn({ seats }: Members): string[] {
  const named = Array.isArray(seats) ? seats.slice(0, 16).filter((seat) => typeof seat === 'string') : [];
  return [...new Set(named.map(properly))];
}

/** A player's name as reports spell it. */
function properly(seat: string): string {
  return seat.slice(0, LONGEST).normalize('NFC').trim();
}

/** What two spellings of one player's name have in common. */
export function sameSeat(name: string): string {
  return properly(name).toLowerCase();
}

/** What two players have in common whose names differ in case, accents or signs only. */
export function spellingsOf(seat: string): string[] {
  return [folded(seat), spelledOut(seat)].filter((name) => name !== '');
}

/**
 * What stands in a log for a player's name, in any case, and without accents and signs where that names nobody else; undefined:
 * nobody at the table is called so.
 */
export function seatCalled(seats: readonly string[], word: string): string | undefined {
  const same = seats.find((seat) => seat === word) ?? seats.find((seat) => sameSeat(seat) === sameSeat(word));
  if (same !== undefined) return same;
  const spelt = spellingsOf(word);
  const [only, ...others] = seats.filter((seat) => spellingsOf(seat).some((one) => spelt.includes(one)));
  return others.length === 0 ? only : undefined;
}

/** Reads names in the parts of one log. */
class Reader {
  readonly #called: Called;
  readonly #position: Schema;
  readonly #seats: readonly string[];
  /** by what the log writes, the player who is called so */
  readonly #players = new Map<string, string | undefined>();
  /** by kind, what the log itself tells: ids, and by folded name the ids that are called so */
  readonly #told = new Map<string, { readonly ids: Set<string>; readonly index: Map<string, string[]> }>();
  #count = 0;
  readonly renamed = new Map<string, string>();
  readonly unclear = new Map<string, readonly string[]>();

  constructor(game: Compiled<BaseFacts>, log: Members) {
    this.#called = game.ruleset.components?.called(log) ?? NOTHING;
    this.#position = game.ruleset.schemas.position as unknown as Schema;
    this.#seats = seatsIn(log);
    this.#collect(game.ruleset.schemas.log as unknown as Schema, log);
  }

  /** Takes up the components that a log tells itself: whatever has an id, and perhaps a name. */
  #collect(schema: Schema, value: Json): void {
    if (typeof value !== 'object' || value === null) return;
    const { def } = formOf(schema, value);
    if (Array.isArray(value)) {
      for (const [at, item] of value.entries()) {
        const inner = def.items?.[at] ?? def.element;
        if (inner !== undefined) this.#collect(inner, item);
      }
      return;
    }
    const idOf = def.shape?.['id'];
    const kinds = idOf === undefined ? undefined : kindsIn(idOf);
    if (kinds !== undefined && typeof value['id'] === 'string') this.#tell(kinds[0], value['id'], value['name']);
    for (const [word, inner] of Object.entries(value)) {
      const member = memberOf(def, word);
      if (member !== undefined) this.#collect(member, inner);
    }
  }

  #tell(kind: string, written: string, name: Json | undefined): void {
    if (this.#count >= MOST) return;
    this.#count += 1;
    const told = this.#told.get(kind) ?? { ids: new Set(), index: new Map() };
    this.#told.set(kind, told);
    const id = isId(written) ? written : (this.#printed(kind, written)[0] ?? idMadeOf(written));
    told.ids.add(id);
    for (const one of [written, ...(typeof name === 'string' ? [name] : [])]) {
      add(told.index, folded(one), id);
      add(told.index, spelledOut(one), id);
    }
  }

  /** The ids of a kind that are called so: what the log itself calls so comes first. */
  #printed(kind: string, word: string): readonly string[] {
    const name = folded(word);
    if (name === '') return [];
    const told = this.#told.get(kind)?.index.get(name);
    if (told !== undefined) return told;
    const called = this.#called.get(kind);
    return called === undefined ? [] : (indexOf(called).get(name) ?? []);
  }

  /** A word that names something of these kinds, as its id; the word itself where it is one, or where nobody knows. */
  #word(kinds: Kinds, word: string): string {
    if (kinds[0] === 'new-seat') return properly(word);
    const [, plain = word, copy = ''] = COPY.exec(word) ?? [];
    for (const kind of kinds) {
      const isKnown = kind === 'seat' ? this.#seats.includes(word) : this.#isId(kind, plain);
      if (isKnown) return word;
    }
    for (const kind of kinds) {
      if (kind === 'seat') {
        const seat = this.#seat(word);
        if (seat !== undefined) return seat;
        continue;
      }
      const [only, ...others] = this.#printed(kind, plain);
      if (only === undefined) continue;
      if (others.length === 0) return `${only}${copy}`;
      if (this.unclear.size < MOST)
        this.unclear.set(
          word,
          [only, ...others].map((id) => `${id}${copy}`),
        );
      return word;
    }
    if (isId(plain) || kinds.every((kind) => kind === 'seat')) return word;
    // A sign without a letter is no name: what a position shows of a hidden card (`?1`) stays so.
    if (!/\p{L}/u.test(plain)) return word;
    // Whatever it is, it is compared with what is known, and called as it would be called.
    const id = idMadeOf(plain);
    return id === '' || id.length > 64 ? word : `${id}${copy}`;
  }

  /** Whether anything is called so, whatever it is. */
  knows(word: string): boolean {
    if (this.#seat(word) !== undefined) return true;
    const kinds = new Set([...this.#called.keys(), ...this.#told.keys()]);
    return [...kinds].some((kind) => this.#printed(kind, word).length > 0);
  }

  #seat(word: string): string | undefined {
    if (!this.#players.has(word)) this.#players.set(word, seatCalled(this.#seats, word));
    return this.#players.get(word);
  }

  #isId(kind: string, word: string): boolean {
    return this.#called.get(kind)?.has(word) === true || this.#told.get(kind)?.ids.has(word) === true;
  }

  /** A value with ids in the place of names; the very value where there is nothing to change. `path` leads to it. */
  read(schema: Schema, value: Json, path: readonly (string | number)[] = []): Json {
    if (typeof value === 'string') return this.#text(schema, value);
    if (typeof value !== 'object' || value === null) return value;
    const { def } = formOf(schema, value);
    if (Array.isArray(value)) {
      let same = true;
      const read = value.map((item, at) => {
        const inner = def.items?.[at] ?? def.element;
        const now = inner === undefined ? item : this.read(inner, item, [...path, at]);
        if (now !== item) same = false;
        return now;
      });
      return same ? value : read;
    }
    return this.#members(def, value, path);
  }

  #members(def: Definition, value: Members, path: readonly (string | number)[]): Json {
    let same = true;
    // A move of a type that nobody knows has a seat and claims all the same.
    const isStrange = def.type === 'union' && def.discriminator === 'type';
    const taken = new Set(Object.keys(value));
    const keyKinds = def.type === 'record' && def.keyType !== undefined ? kindsIn(def.keyType) : undefined;
    const read = Object.entries(value).map(([word, inner]): [string, Json] => {
      const called =
        keyKinds === undefined ? this.#part(def, word, taken) : this.#key(def.keyType as Schema, keyKinds, word, taken);
      if (called !== word) this.renamed.set(pointerOf([...path, called]), word);
      const isClaim = word === 'expect' && (isStrange || def.shape?.['type'] !== undefined);
      const member = isClaim ? this.#position : memberOf(def, word);
      const isSeat = isStrange && word === 'seat' && typeof inner === 'string';
      const said = isSeat ? (this.#seat(inner) ?? inner) : inner;
      const now = member === undefined ? said : this.read(member, said, [...path, called]);
      if (now !== inner || called !== word) same = false;
      return [called, now];
    });
    return same ? value : Object.fromEntries(read);
  }

  /** The name of a member that is no part of its thing, but the printed name of one that is: `Hutts` of reputations. */
  #part({ shape }: Definition, word: string, taken: Set<string>): string {
    if (shape === undefined || Object.hasOwn(shape, word)) return word;
    const part = [...this.#called.keys()]
      .flatMap((kind) => this.#printed(kind, word))
      .find((id) => Object.hasOwn(shape, id) && !taken.has(id));
    if (part === undefined) return word;
    taken.add(part);
    return part;
  }

  /** The name of a member that names something; two members never come to the same. */
  #key(schema: Schema, kinds: Kinds, word: string, taken: Set<string>): string {
    const { def } = plainly(schema)._zod;
    const id = def.type === 'enum' ? this.#listed(def, kinds, word) : this.#word(kinds, word);
    if (id === word || taken.has(id)) return word;
    taken.add(id);
    return id;
  }

  #text(schema: Schema, word: string): string {
    const forms = textsIn(schema);
    if (forms.some(({ def }) => isListed(def, word))) return word;
    for (const { def, kinds } of forms) {
      if (kinds === undefined && def.type !== 'enum') continue;
      const id =
        kinds === undefined || def.type === 'enum' ? this.#listed(def, kinds ?? [], word) : this.#word(kinds, word);
      if (id !== word) return id;
    }
    return word;
  }

  /** A word of a closed list, by its name. */
  #listed(def: Definition, kinds: readonly string[], word: string): string {
    const values = Object.values(def.entries ?? {}).map(String);
    if (values.includes(word)) return word;
    const name = folded(word);
    const same = values.find((value) => folded(value) === name);
    return same ?? kinds.flatMap((kind) => this.#printed(kind, word)).find((id) => values.includes(id)) ?? word;
  }
}

/** One of several copies. */
const COPY = /^(.*?)\s*(#[1-9][0-9]?)$/s;

/** A word without the number of one of several copies. */
export function withoutCopy(word: string): string {
  return COPY.exec(word)?.[1] ?? word;
}

/** Whether a word is written as ids are. */
export function isId(word: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(word);
}

/** The readers of logs, each made once. */
const readers = new WeakMap<object, Reader>();

function readerOf(game: Compiled<BaseFacts>, log: Members): Reader {
  const known = readers.get(log);
  if (known !== undefined) return known;
  const made = new Reader(game, log);
  readers.set(log, made);
  return made;
}

/** A log in which nothing is called by a name. */
export function unnamed(value: Json): Named {
  return { value, unclear: new Map(), written: (pointer) => pointer };
}

/** A log with ids in the place of names. Costs one look at each word. */
export function named(game: Compiled<BaseFacts>, log: Members): Named {
  const reader = new Reader(game, log);
  const value = reader.read(game.ruleset.schemas.log as unknown as Schema, log);
  return { value, unclear: reader.unclear, written: writtenBy(reader.renamed) };
}

/** The pointers of a text whose members are called otherwise: by the pointer of each its name there. */
export function writtenBy(renamed: ReadonlyMap<string, string>): Named['written'] {
  return (pointer) => {
    if (renamed.size === 0) return pointer;
    const path = pathOf(pointer);
    return pointerOf(path.map((part, at) => renamed.get(pointerOf(path.slice(0, at + 1))) ?? part));
  };
}

/** A single move with ids in the place of names, as the log calls things. */
export function namedMove(game: Compiled<BaseFacts>, log: Members, move: Json): Named {
  const reader = readerOf(game, log);
  const value = reader.read(game.ruleset.schemas.log.shape.moves.element as unknown as Schema, move);
  return { value, unclear: reader.unclear, written: (pointer) => pointer };
}

/** Whether a player or a component of a log is called so. */
export function isNameOfSomething(game: Compiled<BaseFacts>, log: Members, word: string): boolean {
  return readerOf(game, log).knows(word);
}

/** The move that an entry is, whatever it calls things; null: it is none in its form. */
export function moveIn(game: Compiled<BaseFacts>, log: Members, entry: Json): Move | null {
  const move = namedMove(game, log, entry).value;
  return heldAgainst(moveSchema(game), move, { jitless: true }).success ? (move as unknown as Move) : null;
}
