/**
 * @module
 * The words of a line with their places: bare words, quoted ones, lists, objects. Each is read once, from left to right.
 */
import { type Json, pointerOf } from '../schemas/json.ts';
import { Fault, foundAt, shown } from './fault.ts';

const TAB = 9;
const SPACE = 32;
const QUOTE = 34;
export const HASH = 35;
const COMMA = 44;
const MINUS = 45;
const DOT = 46;
const ZERO = 48;
const NINE = 57;
export const COLON = 58;
export const EQUALS = 61;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** The signs of ASCII that end a bare word. */
const ENDS = new Uint8Array(128);
for (let unit = 0; unit <= SPACE; unit += 1) ENDS[unit] = 1;
for (const sign of '",=:[]{}<>\\\u007f') ENDS[sign.charCodeAt(0)] = 1;

const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
/** What may stand in a bare word beyond ASCII: all that is seen. */
const UNSEEN = /[^\p{L}\p{M}\p{N}\p{P}\p{S}]/u;
const FORBIDDEN = '__proto__';

/** What people and programs write for "->". */
const MEANT_ARROW = /[→⇒➔⟶]|=>|[-–—]\s*>/uy;

function meantArrow(text: string, at: number): RegExpExecArray | null {
  MEANT_ARROW.lastIndex = at;
  return MEANT_ARROW.exec(text);
}

/** Where the name and the value of a part of an entry begin, by its pointer inside the entry. */
export type Marks = Map<string, { readonly nameAt: number; readonly valueAt: number }>;

/** A value as it was written. */
export interface Written {
  readonly value: Json;
  /** how it is a list: in brackets, or by its commas */
  readonly list: 'brackets' | 'commas' | null;
  readonly at: number;
}

/** A word with its name, up to and with the `=`, or one without. */
export type Word = { readonly path: readonly string[]; readonly at: number } | Written;

/** Whether a text, without quotes, is read as a string: it is neither a number nor true, false, null. */
export function isText(run: string): boolean {
  return run !== 'true' && run !== 'false' && run !== 'null' && !NUMBER.test(run);
}

/** Reads words between two offsets of a text. Everything that it cannot read is thrown as a `Fault`. */
export class Scanner {
  readonly text: string;
  at: number;
  end: number;
  /** the first slip of the entry that leaves no doubt of what was meant */
  slip: { readonly message: string; readonly at: number } | null = null;
  /** how many containers may be open at once, those around the entry included */
  readonly #depth: number;
  /** where the parts of the entry are noted; null: nobody asks */
  readonly #marks: Marks | null;

  constructor(text: string, depth: number, marks: Marks | null) {
    this.text = text;
    this.at = 0;
    this.end = 0;
    this.#depth = depth;
    this.#marks = marks;
  }

  /** Passes over blanks; whether one stands before what comes next, or the line ends here. */
  blank(): boolean {
    for (; this.at < this.end; this.at += 1) {
      const unit = this.text.charCodeAt(this.at);
      if (unit !== SPACE && unit !== TAB) break;
    }
    return this.at >= this.end || this.text.charCodeAt(this.at - 1) <= SPACE;
  }

  /** The sign that comes next; -1: the line ends here. */
  next(): number {
    return this.at < this.end ? this.text.charCodeAt(this.at) : -1;
  }

  isArrow(): boolean {
    if (this.next() === MINUS && this.text.startsWith('->', this.at) && this.at + 2 <= this.end) return true;
    const [meant] = this.at < this.end ? (meantArrow(this.text, this.at) ?? []) : [];
    return meant === undefined ? false : this.fail(`a claim begins with "->", not with ${shown(meant)}`);
  }

  fail(message: string, at = this.at): never {
    throw new Fault(at, message);
  }

  /** Notes a slip that leaves no doubt of what was meant: it is told, and reading goes on. */
  forgive(message: string, at = this.at): void {
    this.slip ??= { message, at };
  }

  found(at = this.at): string {
    return foundAt(this.text, at, this.end);
  }

  /** Notes where a part of the entry stands. */
  mark(path: readonly (string | number)[], nameAt: number, valueAt: number): void {
    if (this.#marks === null) return;
    const pointer = pointerOf(path);
    if (!this.#marks.has(pointer)) this.#marks.set(pointer, { nameAt, valueAt });
  }

  /** A word without quotes; empty where none begins. */
  bare(): string {
    const from = this.at;
    let foreign = false;
    for (; this.at < this.end; this.at += 1) {
      const unit = this.text.charCodeAt(this.at);
      if (unit >= 128) foreign = true;
      else if (ENDS[unit] === 1) break;
    }
    const run = this.text.slice(from, this.at);
    if (foreign) {
      const unseen = UNSEEN.exec(run);
      if (unseen !== null)
        this.fail(
          `${this.found(from + unseen.index)} cannot be seen: a word with it stands in quotes`,
          from + unseen.index,
        );
    }
    return run;
  }

  /** A text in double quotes, as JSON writes it. */
  quoted(): string {
    const from = this.at;
    const { text } = this;
    let close = from;
    for (;;) {
      close = text.indexOf('"', close + 1);
      if (close < 0 || close >= this.end) this.fail('this quote is not closed on its line', from);
      let slashes = close;
      while (slashes > from + 1 && text[slashes - 1] === '\\') slashes -= 1;
      if ((close - slashes) % 2 === 0) break;
    }
    this.at = close + 1;
    try {
      const read = JSON.parse(text.slice(from, this.at)) as string;
      if (read.isWellFormed()) return read;
    } catch {
      // Told below.
    }
    return this.fail(
      `in quotes stands what JSON takes: \\" for a quote, \\\\ for a backslash, \\n for a new line`,
      from,
    );
  }

  /** What a bare word says. */
  #literal(run: string, at: number): Json {
    if (run === 'true') return true;
    if (run === 'false') return false;
    if (run === 'null') return null;
    const first = run.charCodeAt(0);
    if ((first !== MINUS && (first < ZERO || first > NINE)) || !NUMBER.test(run)) return run;
    const number = Number(run);
    return Number.isFinite(number) ? number : this.fail(`the number ${shown(run)} is too large`, at);
  }

  #item(depth: number, path: readonly (string | number)[]): Json {
    const { at } = this;
    const unit = this.next();
    if (unit === QUOTE) return this.quoted();
    if (unit === OPEN_LIST || unit === OPEN_OBJECT) return this.container(depth, path);
    const run = this.bare();
    if (run === '') this.fail(`a value is expected here, not ${this.found()}`);
    return this.#literal(run, at);
  }

  /** A value on a line: one, or several with commas between them; `depth`: how many containers are open around it. */
  value(depth: number, path: readonly (string | number)[]): Written {
    const { at } = this;
    const unit = this.next();
    const first = this.#item(depth, path);
    if (this.next() !== COMMA) return { value: first, list: unit === OPEN_LIST ? 'brackets' : null, at };
    if (depth >= this.#depth) this.#tooDeep(at);
    const items: Json[] = [first];
    const places = [at];
    while (this.next() === COMMA) {
      this.at += 1;
      this.blank();
      places.push(this.at);
      items.push(this.#item(depth + 1, this.#marks === null ? path : [...path, items.length]));
    }
    const run = this.text.slice(at, this.at);
    if (/^[0-9]{1,3}(?:,[0-9]{3})+$/.test(run)) return this.#grouped(run, at);
    if (this.#marks !== null) for (const [item, place] of places.entries()) this.mark([...path, item], place, place);
    return { value: items, list: 'commas', at };
  }

  /** A number with commas between its thousands, as people write it. */
  #grouped(run: string, at: number): Written {
    const plain = run.replaceAll(',', '');
    this.forgive(`a number stands without commas: ${plain}`, at);
    return { value: Number(plain), list: null, at };
  }

  #tooDeep(at: number): never {
    return this.fail(`this is nested too deep: at most ${this.#depth} levels are allowed`, at);
  }

  /** A list in brackets or an object in braces: JSON, in which quotes may be left out around plain words. */
  container(depth: number, path: readonly (string | number)[]): Json {
    const from = this.at;
    if (depth >= this.#depth) this.#tooDeep(from);
    const isList = this.next() === OPEN_LIST;
    const close = isList ? CLOSE_LIST : CLOSE_OBJECT;
    const list: Json[] = [];
    const object: { [name: string]: Json } = {};
    this.at += 1;
    this.blank();
    if (this.next() === close) {
      this.at += 1;
      return isList ? list : object;
    }
    for (;;) {
      const at = this.at;
      if (at >= this.end) this.#unclosed(from, '');
      if (isList) {
        const inner = this.#marks === null ? path : [...path, list.length];
        this.mark(inner, at, at);
        list.push(this.#item(depth + 1, inner));
      } else {
        const name = this.next() === QUOTE ? this.quoted() : this.bare();
        if (name === '' && this.at === at) this.#unclosed(from, 'a name');
        if (name === FORBIDDEN) this.fail(`${FORBIDDEN} cannot serve as a name`, at);
        if (Object.hasOwn(object, name)) this.fail(`${shown(name)} is said twice`, at);
        this.blank();
        if (this.next() !== COLON) this.#unclosed(from, `":" and a value for ${shown(name)}`);
        this.at += 1;
        this.blank();
        const inner = this.#marks === null ? path : [...path, name];
        this.mark(inner, at, this.at);
        object[name] = this.#item(depth + 1, inner);
      }
      this.blank();
      if (this.next() === close) break;
      if (this.next() !== COMMA) this.#unclosed(from, isList ? '"," or "]"' : '"," or "}"');
      this.at += 1;
      this.blank();
    }
    this.at += 1;
    return isList ? list : object;
  }

  #unclosed(from: number, expected: string): never {
    if (this.at >= this.end) this.fail(`this ${this.found(from)} is not closed on its line`, from);
    const hint = /[\p{L}\p{N}]/u.test(this.text.charAt(this.at)) ? '; several words are one text in quotes only' : '';
    return this.fail(`${expected} is expected here, not ${this.found()}${hint}`);
  }

  /** The next word, with its name or without; `depth` and `pathOf`: as of `value`, for a word without a name. */
  word(depth: number, path: readonly (string | number)[]): Word {
    const { at } = this;
    const unit = this.next();
    if (unit === OPEN_LIST || unit === OPEN_OBJECT) return this.value(depth, path);
    const name = this.path(false);
    if (this.next() === EQUALS) {
      this.at += 1;
      return { path: name, at };
    }
    this.at = at;
    return this.value(depth, path);
  }

  /** A name with dots between its steps; a step with a dot or a blank in it stands in quotes. `strict`: no value can stand here. */
  path(strict: boolean): string[] {
    const from = this.at;
    const steps: string[] = [];
    for (;;) {
      if (this.next() === QUOTE) steps.push(this.quoted());
      else {
        const at = this.at;
        const run = this.bare();
        // A dot at the end goes on with a step in quotes.
        const goesOn = this.next() === QUOTE && run.endsWith('.');
        // Without a name to come it is a value, whose dots are its own.
        if (!strict && this.next() !== EQUALS && !goesOn) return [run];
        const inner = (goesOn ? run.slice(0, -1) : run).split('.');
        if (inner.length > this.#depth) this.#tooDeep(at);
        if (inner.includes(''))
          this.fail(
            run === '' ? `a name is expected here, not ${this.found()}` : `a step of the name ${shown(run)} is empty`,
            at,
          );
        steps.push(...inner);
        if (goesOn) continue;
      }
      if (this.next() !== DOT) break;
      this.at += 1;
    }
    if (steps.includes(FORBIDDEN)) this.fail(`${FORBIDDEN} cannot serve as a name`, from);
    return steps;
  }

  /** Puts a value where a name leads; `path`: the name, `root`: what it begins in, `offset`: the steps before `root`. */
  assign(
    root: { [name: string]: Json },
    path: readonly string[],
    value: Json,
    place: { nameAt: number; valueAt: number },
    offset: readonly string[] = [],
  ): void {
    if (path.length + offset.length + ENTRY_DEPTH - 1 > this.#depth) this.#tooDeep(place.nameAt);
    // What a seat of this name claims would vanish.
    if (path.includes(FORBIDDEN)) this.fail(`${FORBIDDEN} cannot serve as a name`, place.nameAt);
    let around = root;
    for (const [step, name] of path.entries()) {
      this.mark([...offset, ...path.slice(0, step + 1)], place.nameAt, place.valueAt);
      const known = Object.hasOwn(around, name) ? around[name] : undefined;
      if (step === path.length - 1) {
        if (known !== undefined) this.fail(`${shown(path.join('.'))} is said twice`, place.nameAt);
        around[name] = value;
      } else {
        const inner = known ?? {};
        if (typeof inner !== 'object' || inner === null || Array.isArray(inner))
          this.fail(`${shown(path.slice(0, step + 1).join('.'))} is said already, and has no parts`, place.nameAt);
        around[name] = inner;
        around = inner;
      }
    }
  }
}

/** How many containers are open in an entry: the log, its moves, and the entry itself. */
export const ENTRY_DEPTH = 3;
