/**
 * @module
 * Reading a log in the line notation: a header in YAML, the line `moves:`, then a line for each move. A line that cannot be
 * read costs its entry only. One pass over the text; where the parts of an entry stand is found out when it is asked.
 */
import { isMembers, type Json, type Place, placeIn } from '../schemas/json.ts';
import { Fault, shown } from './fault.ts';
import { formMeant, type Grammar, type MoveForm, SEATS, UNKNOWN_GAME } from './grammar.ts';
import { MOST_HEADER, readHeader } from './header.ts';
import { endOfLine, lineStarts, nextLine } from './places.ts';
import { COLON, ENTRY_DEPTH, EQUALS, HASH, type Marks, Scanner, type Written } from './scanner.ts';

/** What makes a text no log at all. */
export interface NotationProblem {
  readonly code: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** An entry that cannot be read. */
export interface Unreadable {
  readonly message: string;
  readonly at: number;
  /** the entry without what cannot be read, where that is only a claim or a remark; null: nobody can say what it was */
  readonly rest: Json | null;
  /** a name of several words without quotes around it, one text in `rest`: that is what was meant if there is such a name; null: none */
  readonly joined: string | null;
}

/** A log that was read. */
export interface LinesLog {
  /** the log as JSON has it; in the place of an entry that cannot be read stands its text, as `unread` */
  readonly value: { [name: string]: Json };
  /** by entry, those that cannot be read */
  readonly unreadable: ReadonlyMap<number, Unreadable>;
  readonly source: LinesSource;
}

export interface LinesOptions {
  /** the grammar of a ruleset; undefined: nobody knows it */
  readonly grammar: (ruleset: string) => Grammar | undefined;
  /** how many containers may be open at once */
  readonly depth: number;
  /** how many moves a log may have */
  readonly most: number;
}

/** A text in the line notation, and where the parts of its log stand. */
export class LinesSource {
  readonly text: string;
  readonly #read: Reading;
  #starts: readonly number[] | null = null;
  #header: Marks | null = null;
  #entry: { readonly at: number; readonly marks: Marks } | null = null;

  constructor(read: Reading) {
    this.text = read.text;
    this.#read = read;
  }

  /** The place of an offset. */
  placeAt(offset: number): Place {
    this.#starts ??= lineStarts(this.text, this.#read.from);
    return placeIn(this.#starts, offset);
  }

  /** The place of the value that a JSON pointer into the log names, or of its name; null if it does not stand there. */
  locate(pointer: string, what: 'value' | 'key' = 'value'): Place | null {
    const at = this.#offset(pointer, what);
    return at === null ? null : this.placeAt(at);
  }

  #offset(pointer: string, what: 'value' | 'key'): number | null {
    const read = this.#read;
    if (pointer === '') return read.from;
    if (pointer === '/moves') return read.movesAt;
    const entry = /^\/moves\/(0|[1-9][0-9]{0,8})(\/.*)?$/s.exec(pointer);
    if (entry === null) return this.#named(this.#marksOfHeader(), pointer, what);
    const [, index = '', inner = ''] = entry;
    const at = Number(index);
    const fault = read.unreadable.get(at);
    if (fault !== undefined) return fault.at;
    const start = read.starts[at];
    if (start === undefined || inner === '') return start ?? null;
    if (this.#entry?.at !== at) this.#entry = { at, marks: read.marksOf(at) };
    return this.#named(this.#entry.marks, inner, what);
  }

  #named(marks: Marks, pointer: string, what: 'value' | 'key'): number | null {
    const mark = marks.get(pointer);
    return mark === undefined ? null : what === 'key' ? mark.nameAt : mark.valueAt;
  }

  #marksOfHeader(): Marks {
    if (this.#header === null) {
      this.#header = new Map();
      const { text, from, movesAt, options } = this.#read;
      readHeader(text.slice(from, movesAt), from, options.depth, this.#header);
    }
    return this.#header;
  }
}

/** An entry under way. */
interface Entry {
  readonly index: number;
  value: Json;
  seat: string | null;
  fault: { readonly message: string; readonly at: number } | null;
  /** the first slip that leaves no doubt of what was meant */
  slip: { readonly message: string; readonly at: number } | null;
  /** words too many, which may be one name with the text before them, and what is said of the first of them */
  unquoted: { readonly message: string; readonly at: number; readonly name: string } | null;
  /** the move has been read: what follows are claims and a remark */
  done: boolean;
}

/** A text, the word of the move that it is, and whether it stands behind its name. */
interface Said {
  readonly text: string;
  readonly word: string;
  readonly named: boolean;
}

/** How the first words of a line are understood. */
export interface Head {
  readonly seat: boolean;
}

/** The seats of a log, as lines may write them: in any case. */
export class Seats {
  readonly #names: ReadonlySet<string>;
  /** how long those of several words are, the longest first */
  readonly #long: readonly number[];

  /** `seats`: what the header says of them, whatever it is. */
  constructor(seats: unknown) {
    const names = Array.isArray(seats) ? seats.filter((seat) => typeof seat === 'string') : [];
    this.#names = new Set(names.map((seat) => seat.toLowerCase()));
    const long = names.filter((seat) => /\s/.test(seat)).map(({ length }) => length);
    this.#long = [...new Set(long)].sort((one, other) => other - one);
  }

  has(word: string): boolean {
    return this.#names.has(word.toLowerCase());
  }

  /** The seat of several words that a line begins with, without the quotes around it; null: none does. */
  severalWordsAt(text: string, at: number, end: number): string | null {
    for (const length of this.#long) {
      const said = text.slice(at, at + length);
      if (at + length < end && /^[\s:]/.test(text.charAt(at + length)) && /\s/.test(said) && this.has(said))
        return said;
    }
    return null;
  }
}

/** Whether the first word of a line is a seat, before the type of the move, by the first two words (null: there is none). */
export function beginsWithSeat(first: string, second: string | null, grammar: Grammar, seats: Seats): boolean {
  if (second === null) return false;
  const isType = grammar.moves.has(first);
  if (grammar.moves.has(second) && (!isType || seats.has(first))) return true;
  if (isType) return false;
  return seats.has(first) || (second.includes('.') && !first.includes('.'));
}

/** A name without the curly quotes that a program has put around it. */
function straight(name: string): string {
  return name.replace(/^[“”„«»‘’‚]+|[“”„«»‘’‚]+$/g, '');
}

/** What cannot be read of an entry; null: all of it can. */
function faultOf({ value, fault, slip, unquoted, done }: Entry): Unreadable | null {
  const rest = fault === null || done ? value : null;
  const told = fault ?? slip;
  if (unquoted === null) return told === null ? null : { ...told, rest, joined: null };
  const message = `${unquoted.message}; a name of several words stands in quotes: ${shown(straight(unquoted.name))}`;
  return { message, at: unquoted.at, rest, joined: unquoted.name };
}

/** How many words of a move have no name, as far as that is seen at a glance: up to the first claim or remark. */
function bareWords(text: string): number {
  const [words = ''] = text.split(/\s(?:->|#)/);
  return words.match(/(?<=\s|^)(?:"[^"]*"|[^\s"=]+)(?=\s|$)/g)?.length ?? 0;
}

const ONE_A_LINE = 'each move has a line of its own: this is a second one behind a ";"';

/** A text that is being read. */
class Reading {
  readonly text: string;
  /** behind a byte order mark */
  readonly from: number;
  readonly options: LinesOptions;
  /** where the line `moves:` begins */
  movesAt = 0;
  grammar: Grammar = UNKNOWN_GAME;
  seats = new Seats([]);
  readonly moves: Json[] = [];
  /** where each entry begins */
  readonly starts: number[] = [];
  readonly unreadable = new Map<number, Unreadable>();

  constructor(text: string, options: LinesOptions) {
    this.text = text;
    this.from = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    this.options = options;
  }

  /** Reads the lines between two offsets; `first`: the index of the entry that begins there. */
  lines(
    from: number,
    to: number,
    first: number,
    marks: Marks | null,
    take: (entry: Entry, fault: Unreadable | null, start: number, end: number) => void,
  ): void {
    const { text } = this;
    const scan = new Scanner(text, this.options.depth, marks);
    let entry: Entry | null = null;
    let [start, end] = [from, from];
    let index = first;
    const hasReturns = text.includes('\r');
    const maySeparate = text.includes(';');
    let second: Entry['slip'] = null;
    for (let at = from; at < to; ) {
      const feed = hasReturns ? -1 : text.indexOf('\n', at);
      scan.at = at;
      scan.end = hasReturns ? endOfLine(text, at) : feed < 0 ? text.length : feed;
      at = hasReturns ? nextLine(text, at) : scan.end + 1;
      const separator = maySeparate ? this.#separator(scan.at, scan.end) : null;
      if (separator !== null) [scan.end, at] = [separator.from, separator.to];
      scan.blank();
      if (scan.next() === -1 || scan.next() === HASH) continue;
      if (!scan.isArrow() || entry === null) {
        if (entry !== null) take(entry, faultOf(entry), start, end);
        if (index > this.options.most) return;
        entry = { index, value: null, seat: null, fault: null, slip: second, unquoted: null, done: false };
        index += 1;
        start = scan.at;
      }
      end = scan.end;
      second = separator === null ? null : { message: ONE_A_LINE, at: separator.to };
      if (entry.fault !== null) continue;
      scan.slip = entry.slip;
      try {
        this.#line(scan, entry);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        entry.fault = { message: error.message, at: error.at };
      }
      entry.slip = scan.slip;
    }
    if (entry !== null) take(entry, faultOf(entry), start, end);
  }

  /** A ";" behind a move with another move behind it on the line: from where to where it stands. */
  #separator(start: number, end: number): { readonly from: number; readonly to: number } | null {
    for (const { 0: found, index } of this.text.slice(start, end).matchAll(/"(?:[^"\\]|\\.)*"|\s#|\s*;\s*/g)) {
      if (found.endsWith('#')) return null;
      const to = start + index + found.length;
      if (found.startsWith('"') || !this.#beginsMove(to, end)) continue;
      return { from: start + index, to };
    }
    return null;
  }

  /** Whether a move begins there: a seat and a word, or a type that is known. */
  #beginsMove(at: number, end: number): boolean {
    const words = /^(?:"((?:[^"\\]|\\.)*)"|([^\s;]+))(?:\s+([^\s;]+))?/.exec(this.text.slice(at, end));
    const [, quoted, bare = '', type = ''] = words ?? [];
    return this.grammar.moves.has(bare) || (this.seats.has(quoted ?? bare) && type !== '');
  }

  /** Where the parts of an entry stand. */
  marksOf(index: number): Marks {
    const marks: Marks = new Map();
    this.lines(this.starts[index] ?? 0, this.starts[index + 1] ?? this.text.length, index, marks, () => {});
    return marks;
  }

  #line(scan: Scanner, entry: Entry): void {
    if (scan.isArrow()) return this.#rest(scan, entry);
    if (scan.next() === EQUALS) {
      scan.at += 1;
      scan.blank();
      entry.value = scan.value(ENTRY_DEPTH - 1, []).value;
    } else this.#move(scan, entry);
    entry.done = true;
    this.#rest(scan, entry);
  }

  /** The move of a line: a seat, a type, words. */
  #move(scan: Scanner, entry: Entry): void {
    const move: { [name: string]: Json } = {};
    entry.value = move;
    const { form, at: typeAt } = this.#head(scan, entry, move);
    const listed: Written[] = [];
    let next = 0;
    let last: Said | null = null;
    for (;;) {
      if (!scan.blank()) scan.fail(`a blank is expected between two words, not ${scan.found()}`);
      if (scan.next() === -1 || scan.next() === HASH || scan.isArrow()) break;
      const position = form.positions[next];
      const path = position === undefined ? [] : position.list ? [position.word, listed.length] : [position.word];
      const word = scan.word(ENTRY_DEPTH, path);
      if ('path' in word) {
        const written = scan.value(ENTRY_DEPTH + word.path.length - 1, word.path);
        const value = form.takesList(word.path) ? asList(written) : written.value;
        scan.assign(move, word.path, value, { nameAt: word.at, valueAt: written.at });
        const [name = '', ...further] = word.path;
        last = typeof value === 'string' && further.length === 0 ? { text: value, word: name, named: true } : null;
      } else if (position === undefined || (last !== null && !position.list && Object.hasOwn(move, position.word))) {
        const message = last?.named === true ? 'a blank ends a word' : this.#tooMany(String(move['type']), form);
        const isKnown = this.grammar.moves.has(String(move['type']));
        const { number } = form;
        if (isKnown && number !== undefined && typeof word.value === 'number' && !Object.hasOwn(move, number)) {
          scan.forgive(message, word.at);
          scan.assign(move, [number], word.value, { nameAt: word.at, valueAt: word.at });
          last = null;
          continue;
        }
        if (isKnown && typeof word.value === 'string' && this.seats.has(word.value) && entry.seat === null) {
          scan.forgive(`the seat stands before the move: ${word.value} ${move['type']}`, word.at);
          scan.assign(move, ['seat'], word.value, { nameAt: word.at, valueAt: word.at });
          entry.seat = word.value;
          last = null;
          continue;
        }
        // Where nobody knows the move, its word is the wrong one, and not the first behind it.
        if (last === null || !isKnown || typeof word.value !== 'string')
          scan.fail(message, isKnown || last?.named === true ? word.at : typeAt);
        last = this.#joined(scan, entry, move, message, last, word);
      } else {
        if (!position.list) scan.assign(move, [position.word], word.value, { nameAt: word.at, valueAt: word.at });
        else if (listed.length === 0) scan.assign(move, [position.word], [], { nameAt: word.at, valueAt: word.at });
        const { value: text } = word;
        last = position.list || typeof text !== 'string' ? null : { text, word: position.word, named: false };
        if (position.list) {
          scan.mark(path, word.at, word.at);
          listed.push(word);
        } else next += 1;
      }
    }
    const [only] = listed;
    const position = form.positions[next];
    if (only !== undefined && position !== undefined)
      move[position.word] =
        listed.length === 1
          ? asList(only)
          : listed.flatMap(({ value, list }) => (list === 'commas' ? (value as Json[]) : [value]));
  }

  /** A word too many behind a text: it may be one name, and quotes are missing around it. */
  #joined(
    scan: Scanner,
    entry: Entry,
    move: { [name: string]: Json },
    message: string,
    { text, word, named }: Said,
    { value, at }: Written,
  ): Said {
    // The name of a word stands before it with a blank for its "=": that is plain.
    if (!named && text === word) {
      scan.forgive(`a word stands behind its name and "=": ${word}=${String(value)}`, at - word.length - 1);
      move[word] = value;
      return { text: String(value), word, named: true };
    }
    const name = `${text} ${value}`;
    move[word] = name;
    entry.unquoted = { message, at, ...entry.unquoted, name };
    return { text: name, word, named };
  }

  /** A seat and the type of a move: the words that it takes, and where the type stands. */
  #head(scan: Scanner, entry: Entry, move: { [name: string]: Json }): { readonly form: MoveForm; readonly at: number } {
    const at = scan.at;
    let first: string;
    let second: string | null = null;
    let secondAt = at;
    const unquoted = this.seats.severalWordsAt(this.text, at, scan.end);
    if (scan.next() === 0x22 || unquoted !== null) {
      first = unquoted ?? scan.quoted();
      if (unquoted !== null) {
        scan.at += unquoted.length;
        scan.forgive(`a name of several words stands in quotes: ${shown(unquoted)}`, at);
      }
      this.#colon(scan, first);
      if (!scan.blank() || scan.next() === -1) scan.fail('a move is expected behind the seat');
      secondAt = scan.at;
      second = scan.bare();
      if (second === '') scan.fail(`a move is expected behind the seat, not ${scan.found()}`);
    } else {
      first = scan.bare();
      if (scan.next() === EQUALS)
        scan.fail(
          'a line begins with a seat or a move, such as "jyn planning.move naboo"; anything else is "= " and its JSON',
          at,
        );
      this.#colon(scan, first);
      if (first === '') scan.fail(`a move is expected here, not ${scan.found()}; what is JSON stands behind "= "`);
      const behind = scan.at;
      if (scan.blank() && scan.next() !== HASH && !scan.isArrow()) {
        secondAt = scan.at;
        const word = scan.next() === -1 ? '' : scan.bare();
        if (word !== '' && (scan.next() === -1 || scan.next() === 32 || scan.next() === 9)) second = word;
      }
      if (!beginsWithSeat(first, second, this.grammar, this.seats)) {
        scan.at = behind;
        second = null;
      }
    }
    const typeAt = second === null ? at : secondAt;
    const type = this.#dotted(scan, second ?? first, typeAt);
    scan.mark(['type'], typeAt, typeAt);
    move['type'] = type;
    if (second !== null) {
      scan.mark(['seat'], at, at);
      move['seat'] = first;
      entry.seat = first;
    }
    const known = this.grammar.moves.get(type);
    const form = known ?? formMeant(this.grammar, type, bareWords(this.text.slice(scan.at, scan.end)));
    return { form, at: typeAt };
  }

  /** The type of a move of which two words are written with a blank where its dot is: it is plain what was meant. */
  #dotted(scan: Scanner, type: string, at: number): string {
    if (this.grammar.moves.has(type)) return type;
    const behind = scan.at;
    const meant = scan.blank() ? `${type}.${scan.bare()}` : type;
    if (this.grammar.moves.has(meant)) {
      scan.forgive(`the move is written with a dot: ${meant}`, at);
      return meant;
    }
    scan.at = behind;
    return type;
  }

  /** A colon that somebody has put behind the first word: behind a seat it is plain what was meant. */
  #colon(scan: Scanner, first: string): void {
    if (scan.next() !== COLON) return;
    const message = `no ":" stands here: behind a seat comes the move at once, and the header ends with the line "moves:"`;
    if (!this.seats.has(first)) scan.fail(message);
    scan.forgive(message);
    scan.at += 1;
  }

  #tooMany(type: string, { positions }: MoveForm): string {
    // Which words a move takes is only known of one that there is.
    if (!this.grammar.moves.has(type)) {
      const near = this.grammar.near(type).slice(0, 3);
      const suggestion = near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
      return `nobody here knows the move ${shown(type)}${suggestion}`;
    }
    const known = positions.map(({ word }) => word);
    const takes = known.length === 0 ? 'no word' : known.join(' and ');
    return `this word needs its name (name=word): ${shown(type)} takes ${takes} without ${known.length > 1 ? 'their names' : 'its name'}`;
  }

  /** Claims and a remark. */
  #rest(scan: Scanner, entry: Entry): void {
    for (;;) {
      if (!scan.blank()) scan.fail(`a blank is expected here, not ${scan.found()}`);
      if (scan.next() === -1) return;
      if (scan.next() === HASH) return this.#note(scan, entry);
      if (!scan.isArrow()) scan.fail('the words of a move stand before its claims ("->")');
      this.#claim(scan, entry);
    }
  }

  #moveOf(scan: Scanner, { value }: Entry, what: string): { [name: string]: Json } {
    if (isMembers(value)) return value;
    return scan.fail(`${what} stands behind a move`);
  }

  #claim(scan: Scanner, entry: Entry): void {
    const move = this.#moveOf(scan, entry, 'a claim ("->")');
    scan.at += 2;
    scan.blank();
    const nameAt = scan.at;
    const said = scan.path(true);
    const seat = typeof move['seat'] === 'string' ? move['seat'] : null;
    const path = claimedAt(said, seat, this.grammar, this.seats);
    if (!scan.blank()) scan.fail(`behind ${shown(said.join('.'))} come a blank and the value, not ${scan.found()}`);
    const items: Written[] = [];
    const valueAt = scan.at;
    for (;;) {
      if (scan.next() === -1 || scan.next() === HASH || scan.isArrow()) break;
      items.push(scan.value(ENTRY_DEPTH + path.length, ['expect', ...path]));
      if (!scan.blank()) scan.fail(`a blank is expected here, not ${scan.found()}`);
    }
    const [first] = items;
    if (first === undefined) scan.fail(`the value of ${shown(said.join('.'))} is missing`);
    const value =
      items.length > 1
        ? items.flatMap(({ value, list }) => (list === 'commas' ? (value as Json[]) : [value]))
        : this.grammar.claimsList(path)
          ? asList(first)
          : first.value;
    scan.mark(['expect'], nameAt, nameAt);
    const known = Object.hasOwn(move, 'expect') ? move['expect'] : {};
    if (typeof known !== 'object' || known === null || Array.isArray(known))
      scan.fail('"expect" is said already', nameAt);
    scan.assign(known, path, value, { nameAt, valueAt }, ['expect']);
    move['expect'] = known;
  }

  #note(scan: Scanner, entry: Entry): void {
    const at = scan.at;
    const said = this.text.slice(at + 1, scan.end).trim();
    scan.at = scan.end;
    if (said === '') return;
    if (!said.isWellFormed()) scan.fail('this remark holds half of a character', at);
    const move = this.#moveOf(scan, entry, 'a remark ("#")');
    const known = Object.hasOwn(move, 'note') ? move['note'] : undefined;
    if (known !== undefined && typeof known !== 'string') scan.fail('"note" is said already', at);
    scan.mark(['note'], at, at);
    move['note'] = known === undefined ? said : `${known}\n${said}`;
  }
}

/** Where a claim leads in the position: to a seat that it names, to the seat that moves, or from the root. */
export function claimedAt(said: readonly string[], seat: string | null, grammar: Grammar, seats: Seats): string[] {
  const [first = ''] = said;
  if (seats.has(first)) return [SEATS, ...said];
  if (seat !== null && grammar.ofSeat.has(first)) return [SEATS, seat, ...said];
  return [...said];
}

/** A single value in the place of a list means a list of one. */
function asList({ value, list }: Written): Json {
  return list !== null || value === null ? value : [value];
}

const MOVES = /(?:^|[\n\r])moves:/g;

/** A line that is the line `moves:` with letters gone wrong, or further in, or without its sign. */
const ALMOST = /^[ \t]*(?:mo?ve?s?|m[ov]{1,2}es?|moevs|movse|movess)[ \t]*:?[ \t]*(?=#|$)/gim;

/** That no line `moves:` is there: at the line that was meant to be it, or at the first that cannot be one of a header (`wrong`), likely a move. */
function withoutMoves(text: string, from: number, wrong = text.length): Fault {
  ALMOST.lastIndex = from;
  const almost = ALMOST.exec(text);
  const meant =
    almost === null
      ? ''
      : ` (${shown(almost[0].trim())} is not it: the line begins with "moves:", in these very letters)`;
  return new Fault(
    almost?.index ?? wrong,
    `the line "moves:" is missing, which ends the header: the moves follow it, each on a line of its own${meant}`,
  );
}

/** Where the line `moves:` begins, and where the lines behind it do; null: there is none. */
function bodyOf(text: string, from: number): { movesAt: number; bodyAt: number } | Fault | null {
  MOVES.lastIndex = from;
  // A name in YAML may begin in the first column behind the mark, where "^" is not.
  const found = text.startsWith('moves:', from)
    ? from
    : MOVES.exec(text.length > MOST_HEADER + from + 100 ? text.slice(0, MOST_HEADER + from + 100) : text);
  if (found === null) return null;
  const movesAt = typeof found === 'number' ? found : found.index + (found[0] === 'moves:' ? 0 : 1);
  const end = endOfLine(text, movesAt);
  const behind = text.slice(movesAt + 6, end).trim();
  if (behind !== '' && !behind.startsWith('#'))
    return new Fault(movesAt + 6, 'nothing stands behind "moves:": each move has a line of its own below');
  return { movesAt, bodyAt: nextLine(text, movesAt) };
}

/** Reads a log in the line notation. Nothing is thrown. */
export function readLines(
  text: string,
  options: LinesOptions,
): { ok: true; log: LinesLog } | { ok: false; problems: NotationProblem[] } {
  const reading = new Reading(text, options);
  const source = new LinesSource(reading);
  const refuse = (faults: readonly Fault[], code = 'notation') => ({
    ok: false as const,
    problems: faults.map(({ at, message }) => ({ code, message, ...source.placeAt(at) })),
  });
  if (!text.isWellFormed()) {
    const broken = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.exec(text);
    return refuse([new Fault(broken?.index ?? 0, 'the text holds half of a character')], 'bad-unicode');
  }
  const { from } = reading;
  const body = bodyOf(text, from);
  const header = readHeader(
    text.slice(from, body === null || body instanceof Fault ? text.length : body.movesAt),
    from,
    options.depth,
    null,
  );
  const faults = Array.isArray(header) ? header : [];
  if (body === null)
    return refuse(text.length - from > MOST_HEADER ? faults : [withoutMoves(text, from, faults[0]?.at)]);
  if (Array.isArray(header)) return refuse(header);
  if (body instanceof Fault) return refuse([body]);
  reading.movesAt = body.movesAt;
  const { ruleset, seats } = header;
  if (typeof ruleset === 'string') reading.grammar = options.grammar(ruleset) ?? UNKNOWN_GAME;
  reading.seats = new Seats(seats);
  const { moves, starts, unreadable } = reading;
  reading.lines(body.bodyAt, text.length, 0, null, (entry, fault, start, end) => {
    starts.push(start);
    if (fault === null) moves.push(entry.value);
    else {
      unreadable.set(entry.index, fault);
      moves.push({ unread: text.slice(start, end).trimEnd() });
    }
  });
  return { ok: true, log: { value: { ...header, moves }, unreadable, source } };
}

/** A move that was read from one line, with the places of its parts. */
export interface LineMove {
  readonly value: Json;
  readonly source: { readonly text: string; locate(pointer: string, what?: 'value' | 'key'): Place | null };
}

/** Reads a single move, as it stands in a log of these seats. Nothing is thrown. */
export function readMove(
  text: string,
  grammar: Grammar,
  seats: readonly string[],
  depth: number,
): { ok: true; move: LineMove } | { ok: false; problem: NotationProblem } {
  const reading = new Reading(text, { grammar: () => grammar, depth, most: 1 });
  reading.grammar = grammar;
  reading.seats = new Seats(seats);
  const placeAt = (offset: number): Place => placeIn(lineStarts(text, reading.from), offset);
  const refuse = (at: number, message: string) => ({
    ok: false as const,
    problem: { code: 'notation', message, ...placeAt(at) },
  });
  if (!text.isWellFormed()) return refuse(0, 'the text holds half of a character');
  const marks: Marks = new Map();
  const found: { readonly value: Json; readonly fault: Unreadable | null; readonly start: number }[] = [];
  reading.lines(reading.from, text.length, 0, marks, ({ value }, fault, start) => found.push({ value, fault, start }));
  const [first, second] = found;
  if (first === undefined) return refuse(text.length, 'a move is expected here, such as "jyn planning.move naboo"');
  const { fault, value } = first;
  if (fault !== null) return refuse(fault.at, fault.message);
  if (second !== undefined) return refuse(second.start, 'one move is expected here, and this is a second one');
  const locate = (pointer: string, what: 'value' | 'key' = 'value'): Place | null => {
    const mark = marks.get(pointer);
    if (mark === undefined) return pointer === '' ? placeAt(first.start) : null;
    return placeAt(what === 'key' ? mark.nameAt : mark.valueAt);
  };
  return { ok: true, move: { value, source: { text, locate } } };
}
