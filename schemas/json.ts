/**
 * The strict JSON reader that every input of the product goes through.
 *
 * Three passes, only one of them for a text that is in order:
 * - `JSON.parse` makes the value, because nothing written here could be as fast;
 * - `seemsInOrder` runs once over the text for what `JSON.parse` lets pass: nesting, repeated and forbidden member
 *   names, halves of surrogate pairs, numbers beyond the range. It may doubt a good text, but never trusts a bad one;
 * - `findFlaw` is the slow, exact reader. It runs only after one of the other two has stumbled, and has the last word.
 *
 * No pass recurses, so no text can overflow the stack, and each is linear in the length of the text.
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A place in a text, both counts 1-based; the column counts UTF-16 units, as editors do. A leading BOM has no column. */
export interface Place {
  line: number;
  column: number;
}

export interface JsonProblem {
  code: 'syntax' | 'truncated' | 'empty' | 'too-deep' | 'too-large' | 'duplicate-key' | 'forbidden-key' | 'bad-unicode';
  message: string;
  /** The innermost value that was being read, as a JSON pointer; for a bad member name, that member. */
  pointer: string;
  line: number;
  column: number;
}

/** The default limits: containers open at once, and UTF-8 bytes of the whole text. */
export const LIMITS = { depth: 64, bytes: 32 * 1024 * 1024 } as const;

/**
 * Reads one JSON text strictly: RFC 8259 without any extension, except that one leading BOM is skipped. Also refused:
 * nesting or size over the limits, a name twice in one object, the name `__proto__`, half of a surrogate pair, and a
 * number too large to be finite. The value is exactly what `JSON.parse` gives.
 */
export function readJson(
  text: string,
  limits: { depth?: number; bytes?: number } = {},
): { ok: true; value: Json } | { ok: false; problem: JsonProblem } {
  const maxDepth = limits.depth ?? LIMITS.depth;
  const maxBytes = limits.bytes ?? LIMITS.bytes;
  // One UTF-16 unit is at most three bytes, so that most texts need no counting.
  if (text.length * 3 > maxBytes && byteLength(text) > maxBytes) {
    const message = `The text is too large: found ${byteLength(text)} bytes, and at most ${maxBytes} are allowed.`;
    return { ok: false, problem: { code: 'too-large', message, pointer: '', line: 1, column: 1 } };
  }
  const body = withoutBom(text);
  // The order matters: a text that is nested too deep never reaches JSON.parse, which would build all of it.
  if (!seemsInOrder(body, maxDepth)) {
    const flaw = findFlaw(body, maxDepth);
    if (flaw !== null) return { ok: false, problem: problemOf(body, flaw) };
  }
  try {
    return { ok: true, value: JSON.parse(body) as Json };
  } catch {
    const flaw = findFlaw(body, maxDepth) ?? {
      code: 'syntax' as const,
      message: 'This text is not valid JSON.',
      at: 0,
      path: [],
    };
    return { ok: false, problem: problemOf(body, flaw) };
  }
}

/**
 * The place in `text` of the value that a JSON pointer (RFC 6901) names, or of its member name (the opening quote);
 * null if it is not there. An element of an array and the whole text have no member name. Made for a text that
 * `readJson` accepts; in any other it finds what can be found (of a repeated name, the first), and never throws.
 */
export function locate(text: string, pointer: string, what: 'value' | 'key' = 'value'): Place | null {
  if (!isPointer(pointer)) return null;
  const body = withoutBom(text);
  let at = skipSpace(body, 0);
  let nameAt = -1;
  for (const step of pathOf(pointer)) {
    const opener = body.charCodeAt(at);
    if (opener === OPEN_OBJECT) {
      const member = findMember(body, at + 1, step);
      if (member === null) return null;
      nameAt = member.nameAt;
      at = member.valueAt;
    } else if (opener === OPEN_ARRAY && ARRAY_INDEX.test(step)) {
      nameAt = -1;
      at = findElement(body, at + 1, Number(step));
      if (at < 0) return null;
    } else return null;
  }
  const found = what === 'key' ? nameAt : at;
  return found < 0 || found >= body.length ? null : placeAt(body, found);
}

/** Finds places in one text again and again: what it has learned of lines and long arrays it does not look for twice. */
export function locator(text: string): (pointer: string, what?: 'value' | 'key') => Place | null {
  const body = withoutBom(text);
  const starts: number[] = [];
  const elements = new Map<number, number[]>();
  const element = (opening: number, index: number): number => {
    if (index < 0) return -1;
    const known = elements.get(opening) ?? [];
    elements.set(opening, known);
    if (known.length === 0) known.push(findElement(body, opening + 1, 0));
    for (let last = known.at(-1) as number; known.length <= index && last >= 0; known.push(last)) {
      const behind = skipSpace(body, skipValue(body, last));
      last = body.charCodeAt(behind) === COMMA ? skipSpace(body, behind + 1) : -1;
    }
    return known[index] ?? -1;
  };
  const objects = new Map<number, Members>();
  const member = (opening: number, name: string): Member | null => {
    const known = objects.get(opening) ?? { found: new Map<string, Member>(), at: opening + 1 };
    objects.set(opening, known);
    for (;;) {
      const there = known.found.get(name);
      if (there !== undefined) return there;
      const next = known.at < 0 ? null : nextMember(body, known.at);
      if (next === null) {
        known.at = -1;
        return null;
      }
      if (!known.found.has(next.name)) known.found.set(next.name, next);
      known.at = behindMember(body, next.valueAt);
    }
  };
  const offsetOf = (pointer: string, what: 'value' | 'key' = 'value'): number => {
    if (pointer === '') return skipSpace(body, 0);
    const slash = pointer.lastIndexOf('/');
    const around = containerAt(pointer.slice(0, slash));
    const opener = around < 0 ? -1 : body.charCodeAt(around);
    if (opener === OPEN_ARRAY) return element(around, indexIn(pointer, slash + 1));
    if (opener !== OPEN_OBJECT) return -1;
    const [step = ''] = pathOf(pointer.slice(slash));
    const found = member(around, step);
    return found === null ? -1 : what === 'key' ? found.nameAt : found.valueAt;
  };
  const containers = new Map<string, number>();
  // Most pointers lead into the same few places, so each place on the way is looked for once.
  const containerAt = (pointer: string): number => {
    const known = containers.get(pointer) ?? offsetOf(pointer);
    containers.set(pointer, known);
    return known;
  };
  return (pointer, what) => {
    const at = isPointer(pointer) ? offsetOf(pointer, what) : -1;
    if (at < 0 || at >= body.length) return null;
    if (starts.length === 0) lineStarts(body, starts);
    return placeIn(starts, at);
  };
}

/** The place of an offset in a text of which the beginnings of the lines are known. */
export function placeIn(starts: readonly number[], at: number): Place {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= at) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: at - (starts[low] as number) + 1 };
}

/** The offsets at which lines begin, as `placeAt` counts them. */
function lineStarts(text: string, starts: number[]): void {
  starts.push(0);
  // Most texts know one kind of line end, and looking for it is done natively.
  if (!text.includes('\r')) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    return;
  }
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === NEWLINE || (unit === RETURN && text.charCodeAt(at + 1) !== NEWLINE)) starts.push(at + 1);
  }
}

/** Whether a value is an object, and no list. */
export function isMembers(value: Json | undefined): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An independent copy of plain JSON. Members that are undefined are kept, as `structuredClone` keeps them. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value.slice() as unknown[];
    for (let at = 0; at < list.length; at++) {
      const item = list[at];
      if (typeof item === 'object' && item !== null) list[at] = copyJson(item);
    }
    return list as T;
  }
  // The spread keeps the object's shape, which writing member by member would have to find again.
  const made = { ...value } as { [key: string]: unknown };
  for (const name in made) {
    const member = made[name];
    if (typeof member === 'object' && member !== null) made[name] = copyJson(member);
  }
  return made as T;
}

/** Whether two values say the same as JSON, whatever the order of their members; what is undefined is not there. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let at = 0; at < one.length; at++) if (!sameJson(one[at], other[at])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  const left = one as { [name: string]: unknown };
  const right = other as { [name: string]: unknown };
  for (const name in left) if (left[name] !== undefined && !sameJson(left[name], right[name])) return false;
  for (const name in right) if (right[name] !== undefined && left[name] === undefined) return false;
  return true;
}

/** The place of the first thing in which two values differ as JSON; null: they say the same (`sameJson`). */
export function difference(one: unknown, other: unknown): readonly (string | number)[] | null {
  if (sameJson(one, other)) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return [];
  if (Array.isArray(one) !== Array.isArray(other)) return [];
  const [left, right] = [one as { [name: string]: unknown }, other as { [name: string]: unknown }];
  for (const name of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const further = difference(left[name], right[name]);
    if (further !== null) return [name, ...further];
  }
  return [];
}

/** Strings that JSON quotes without changing a character. */
const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

function quoted(text: string): string {
  return text.length < 100 && PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** Sorts in place; most objects have too few names for a call of `sort`. */
function sorted(names: string[]): string[] {
  if (names.length > 12) return names.sort();
  for (let at = 1; at < names.length; at += 1) {
    const name = names[at] as string;
    let to = at;
    for (; to > 0 && (names[to - 1] as string) > name; to -= 1) names[to] = names[to - 1] as string;
    names[to] = name;
  }
  return names;
}

/** JSON in one form only: members sorted, no white space (the part of RFC 8785 that our documents need). */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) text += `${at === 0 ? '' : ','}${canonical(value[at])}`;
    return `[${text}]`;
  }
  for (const key of sorted(Object.keys(value))) {
    const member = (value as { [key: string]: unknown })[key];
    if (member !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(member)}`;
  }
  return `{${text}}`;
}

/** The JSON pointer (RFC 6901) of a path: `['moves', 3, 'a/b']` is `/moves/3/a~1b`, the empty path is the whole text. */
export function pointerOf(path: readonly (string | number)[]): string {
  let pointer = '';
  for (const step of path) pointer += `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return pointer;
}

/** The path of a JSON pointer, the inverse of `pointerOf` but for numbers, which come as text. Throws on a non-pointer. */
export function pathOf(pointer: string): string[] {
  if (!isPointer(pointer)) {
    throw new SyntaxError(
      `${JSON.stringify(pointer)} is not a JSON pointer: expected nothing, or "/" before each step, and "~" only as ~0 or ~1.`,
    );
  }
  if (pointer === '') return [];
  // ~1 first: the other way round, ~01 would become "/" instead of "~1".
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

const isPointer = (text: string): boolean =>
  (text === '' || text.startsWith('/')) && !(text.includes('~') && /~(?![01])/.test(text));
const ARRAY_INDEX = /^(?:0|[1-9][0-9]*)$/;

/** The index that the rest of a pointer spells; -1 if it spells none. */
function indexIn(pointer: string, from: number): number {
  const first = pointer.charCodeAt(from);
  if (first === ZERO) return pointer.length === from + 1 ? 0 : -1;
  let index = 0;
  for (let at = from; at < pointer.length; at++) {
    if (!isDigit(pointer, at)) return -1;
    index = index * 10 + pointer.charCodeAt(at) - ZERO;
  }
  return pointer.length === from ? -1 : index;
}

const TAB = 9;
const NEWLINE = 10;
const RETURN = 13;
const SPACE = 32;
const QUOTE = 34;
const PLUS = 43;
const COMMA = 44;
const MINUS = 45;
const DOT = 46;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
const UPPER_E = 69;
const OPEN_ARRAY = 91;
const BACKSLASH = 92;
const CLOSE_ARRAY = 93;
const UNDERSCORE = 95;
const LOWER_E = 101;
const LOWER_U = 117;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

const FORBIDDEN = '__proto__';
/** Up to here the names of an object are compared one by one; beyond, a Set keeps a long object from being quadratic. */
const FEW_NAMES = 16;
/** No number this short can be infinite unless its exponent has three digits; no sane number is longer. */
const LONG_GAP = 200;

// ------------------------------------------------------------------------------------------------ the fast pass

/**
 * Whether nothing in the text needs a closer look, provided that `JSON.parse` accepts it too (this pass checks no
 * grammar). Doubts a few texts that may be good (an escape in a member name, 200 blanks in a row, 1e100), since these
 * are rare and the exact reader is there to decide.
 */
function seemsInOrder(text: string, maxDepth: number): boolean {
  if (!text.isWellFormed()) return false;
  const length = text.length;
  // The names of all open objects lie on one stack, innermost on top: where each begins and ends, and a signature that
  // tells nearly all different names apart. `bases` says for each open container where its names begin (-1: an array).
  const starts: number[] = [];
  const ends: number[] = [];
  const signatures: number[] = [];
  let top = 0;
  const bases: number[] = [];
  const manyNames: (Set<string> | null)[] = [];
  let depth = 0;
  let base = -1;
  let nameNext = false;
  let lastMark = 0;
  let nextSlash = nextBackslash(text, 0);
  for (let at = 0; at < length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      const start = at + 1;
      at = text.indexOf('"', start);
      if (at < 0) return false;
      if (nextSlash < at) {
        if (nameNext) return false;
        at = skipEscapes(text, nextSlash, at);
        if (at < 0) return false;
        nextSlash = nextBackslash(text, at);
      }
      lastMark = at;
      if (!nameNext) continue;
      nameNext = false;
      const first = text.charCodeAt(start);
      if (first === UNDERSCORE && at - start === FORBIDDEN.length && text.startsWith(FORBIDDEN, start)) return false;
      if (top - base < FEW_NAMES) {
        const signature = ((at - start) << 16) ^ (first << 8) ^ text.charCodeAt(at - 1);
        for (let other = base; other < top; other++) {
          if (signatures[other] !== signature) continue;
          if (text.slice(starts[other], ends[other]) === text.slice(start, at)) return false;
        }
        signatures[top] = signature;
        starts[top] = start;
        ends[top] = at;
        top++;
      } else {
        let names = manyNames[depth];
        if (names == null) {
          names = new Set();
          for (let other = base; other < top; other++) names.add(text.slice(starts[other], ends[other]));
          manyNames[depth] = names;
        }
        const size = names.size;
        if (names.add(text.slice(start, at)).size === size) return false;
      }
    } else if (unit === COMMA) {
      if (at - lastMark > LONG_GAP) return false;
      lastMark = at;
      nameNext = base >= 0;
    } else if (unit <= COLON) {
      // Blanks, digits, signs and colons: JSON.parse knows about them.
    } else if (unit === OPEN_OBJECT || unit === OPEN_ARRAY) {
      if (depth === maxDepth) return false;
      nameNext = unit === OPEN_OBJECT;
      base = nameNext ? top : -1;
      depth++;
      bases[depth] = base;
      manyNames[depth] = null;
      lastMark = at;
    } else if (unit === CLOSE_OBJECT || unit === CLOSE_ARRAY) {
      if (depth === 0 || at - lastMark > LONG_GAP) return false;
      lastMark = at;
      if (base >= 0) top = base;
      depth--;
      base = depth === 0 ? -1 : (bases[depth] as number);
      nameNext = false;
    } else if (unit === LOWER_E || unit === UPPER_E) {
      // The exponent of a number, or the end of `true` and `false`, which no digit follows.
      const sign = text.charCodeAt(at + 1);
      const digits = sign === PLUS ? at + 2 : at + 1;
      if (sign !== MINUS && isDigit(text, digits) && isDigit(text, digits + 1) && isDigit(text, digits + 2))
        return false;
    }
  }
  return length - lastMark <= LONG_GAP;
}

function nextBackslash(text: string, from: number): number {
  const found = text.indexOf('\\', from);
  return found < 0 ? text.length : found;
}

/**
 * Where a string with escapes ends (its closing quote), from its first backslash and the first quote behind it; -1 if
 * it does not end or an escape names half of a surrogate pair alone.
 */
function skipEscapes(text: string, from: number, quote: number): number {
  let at = from;
  let end = quote;
  while (at < end) {
    if (text.charCodeAt(at + 1) !== LOWER_U) at += 2;
    else if (!isSurrogate(escapedUnit(text, at))) at += 6;
    else if (isHighSurrogate(escapedUnit(text, at)) && isLowSurrogate(escapedUnit(text, at + 6))) at += 12;
    else return -1;
    if (at > end) end = text.indexOf('"', at);
    if (end < 0) return -1;
    // The next backslash may lie far behind this string; it is looked for only up to the quote, or long texts with many
    // short strings would be searched again and again.
    while (at < end && text.charCodeAt(at) !== BACKSLASH) at++;
  }
  return end;
}

// ----------------------------------------------------------------------------------------------- the exact pass

/** What is wrong at one offset of the text. */
interface Flaw {
  code: JsonProblem['code'];
  message: string;
  at: number;
}

/** An open container. `step` is the member or element being read, null between them. */
interface Frame {
  isObject: boolean;
  start: number;
  count: number;
  step: string | number | null;
  names: Map<string, number> | null;
}

/** The first thing wrong in the text, or null. The grammar of RFC 8259 with the container stack kept by hand. */
function findFlaw(text: string, maxDepth: number): (Flaw & { path: (string | number)[] }) | null {
  const frames: Frame[] = [];
  const withPath = (flaw: Flaw) => ({
    ...flaw,
    path: frames.flatMap((frame) => (frame.step === null ? [] : [frame.step])),
  });
  let at = skipSpace(text, 0);
  if (at === text.length) {
    return withPath({ code: 'empty', message: 'The text is empty; expected a JSON value.', at: 0 });
  }
  for (;;) {
    // A value is expected here.
    const unit = text.charCodeAt(at);
    let open = false;
    if (unit === OPEN_OBJECT || unit === OPEN_ARRAY) {
      const isObject = unit === OPEN_OBJECT;
      if (frames.length >= maxDepth) return withPath(tooDeep(at, isObject, maxDepth));
      frames.push({ isObject, start: at, count: 0, step: null, names: null });
      at = skipSpace(text, at + 1);
      open = text.charCodeAt(at) !== (isObject ? CLOSE_OBJECT : CLOSE_ARRAY);
      if (!open) {
        frames.pop();
        at++;
      }
    } else {
      const end = endOfScalar(text, at, frames.at(-1));
      if (typeof end !== 'number') return withPath(end);
      at = end;
    }
    // Behind a value: close what closes here, until a comma asks for the next value.
    while (!open) {
      at = skipSpace(text, at);
      const frame = frames.at(-1);
      if (frame === undefined) return at === text.length ? null : withPath(trailing(text, at));
      frame.step = null;
      frame.count++;
      const next = text.charCodeAt(at);
      if (next === (frame.isObject ? CLOSE_OBJECT : CLOSE_ARRAY)) {
        frames.pop();
        at++;
      } else if (next === COMMA) {
        const comma = at;
        at = skipSpace(text, at + 1);
        const behind = text.charCodeAt(at);
        if (behind === CLOSE_OBJECT || behind === CLOSE_ARRAY) return withPath(trailingComma(text, comma, at, frame));
        open = true;
      } else {
        const closer = frame.isObject ? '"}"' : '"]"';
        return withPath(unexpected(text, at, `"," or ${closer}`, `in ${kindOf(frame)}`, frame));
      }
    }
    // Before a value: its name or its number.
    const frame = frames.at(-1) as Frame;
    if (frame.isObject) {
      const end = readName(text, at, frame);
      if (typeof end !== 'number') return withPath(end);
      at = skipSpace(text, end);
      if (text.charCodeAt(at) !== COLON) {
        return withPath(unexpected(text, at, '":" and a value', 'after the member name', frame));
      }
      at = skipSpace(text, at + 1);
    } else frame.step = frame.count;
  }
}

/** Reads a member name, notes it in the frame, and answers the offset behind it. */
function readName(text: string, at: number, frame: Frame): number | Flaw {
  if (text.charCodeAt(at) !== QUOTE) {
    return unexpected(text, at, 'a member name in double quotes', 'in the object', frame);
  }
  const end = endOfString(text, at, 'The member name');
  if (typeof end !== 'number') return end;
  const name = JSON.parse(text.slice(at, end)) as string;
  frame.step = name;
  if (name === FORBIDDEN) {
    const message = `The member name "${FORBIDDEN}" is not allowed, since it could change what an object inherits; expected any other name.`;
    return { code: 'forbidden-key', message, at };
  }
  frame.names ??= new Map();
  const first = frame.names.get(name);
  if (first !== undefined) {
    const message = `The member name ${excerpt(name)} is already used in this object (${wordsFor(text, first, at)}); expected each name once.`;
    return { code: 'duplicate-key', message, at };
  }
  frame.names.set(name, at);
  return end;
}

/** The offset behind a string, number, `true`, `false` or `null`. */
function endOfScalar(text: string, at: number, frame: Frame | undefined): number | Flaw {
  const unit = text.charCodeAt(at);
  if (unit === QUOTE) return endOfString(text, at, 'The string');
  if (unit === MINUS || isDigit(text, at)) return endOfNumber(text, at);
  for (const literal of ['true', 'false', 'null']) {
    if (text.startsWith(literal, at)) return at + literal.length;
    if (at < text.length && literal.startsWith(text.slice(at, at + literal.length))) {
      const message = `The text ends too early, inside a word: found ${excerpt(text.slice(at))}, expected ${literal}.`;
      return { code: 'truncated', message, at: text.length };
    }
  }
  const where = frame === undefined ? 'at the start' : frame.isObject ? 'after the ":"' : 'in the array';
  return unexpected(text, at, 'a value', where, frame);
}

function endOfNumber(text: string, start: number): number | Flaw {
  let at = text.charCodeAt(start) === MINUS ? start + 1 : start;
  if (!isDigit(text, at)) return digitMissing(text, at, 'after the "-"');
  if (text.charCodeAt(at) === ZERO && isDigit(text, at + 1)) {
    return {
      code: 'syntax',
      message: 'A number must not begin with a needless 0; expected the number without it.',
      at,
    };
  }
  at = skipDigits(text, at);
  if (text.charCodeAt(at) === DOT) {
    if (!isDigit(text, at + 1)) return digitMissing(text, at + 1, 'after the decimal point');
    at = skipDigits(text, at + 1);
  }
  const exponent = text.charCodeAt(at);
  if (exponent === LOWER_E || exponent === UPPER_E) {
    const sign = text.charCodeAt(at + 1);
    at += sign === PLUS || sign === MINUS ? 2 : 1;
    if (!isDigit(text, at)) return digitMissing(text, at, 'in the exponent');
    at = skipDigits(text, at);
  }
  const number = text.slice(start, at);
  if (!Number.isFinite(Number(number))) {
    const message = `The number ${excerpt(number)} is too large; expected one between -1.7e308 and 1.7e308.`;
    return { code: 'syntax', message, at: start };
  }
  return at;
}

function digitMissing(text: string, at: number, where: string): Flaw {
  if (at >= text.length) {
    return {
      code: 'truncated',
      message: `The text ends too early, inside a number; expected a digit ${where}.`,
      at: text.length,
    };
  }
  return { code: 'syntax', message: `Expected a digit ${where}, but found ${foundAt(text, at)}.`, at };
}

/** The offset behind the closing quote. `subject` begins the message: what the string is. */
function endOfString(text: string, start: number, subject: string): number | Flaw {
  let at = start + 1;
  for (; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) return at + 1;
    if (unit < SPACE) {
      const message = `${subject} holds a bare control character, ${foundAt(text, at)}; expected it as an escape such as ${escapeFor(unit)}.`;
      return { code: 'syntax', message, at };
    }
    if (unit === BACKSLASH) {
      const flaw = escapeFlaw(text, at, subject);
      if (flaw !== null) return flaw;
      if (text.charCodeAt(at + 1) !== LOWER_U) at += 1;
      else at += isSurrogate(escapedUnit(text, at)) ? 11 : 5;
    } else if (isSurrogate(unit)) {
      if (!isHighSurrogate(unit) || !isLowSurrogate(text.charCodeAt(at + 1))) return loneSurrogate(at, unit, subject);
      at++;
    }
  }
  const message = `The text ends too early: ${lowerFirst(subject)} that begins at ${wordsFor(text, start, text.length)} is not closed; expected '"'.`;
  return { code: 'truncated', message, at: text.length };
}

/** What is wrong with the escape that begins at a backslash (with its second half, where it needs one), or null. */
function escapeFlaw(text: string, at: number, subject: string): Flaw | null {
  const written = text.slice(at, at + 6);
  if (/^\\["\\/bfnrt]/.test(written)) return null;
  if (/^\\(?:u[0-9a-fA-F]{0,3})?$/.test(written) && at + written.length === text.length) {
    const message = `The text ends too early, inside the escape ${written} of a string; expected the rest of it.`;
    return { code: 'truncated', message, at: text.length };
  }
  const unit = escapedUnit(text, at);
  if (unit < 0) {
    const digits = /^\\u([0-9a-fA-F]*)/.exec(written)?.[1];
    const message =
      digits === undefined
        ? `${subject} holds an unknown escape: found "\\" and ${foundAt(text, at + 1)}, expected one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX.`
        : `${subject} holds a broken escape: expected four hexadecimal digits after "\\u", but found ${foundAt(text, at + 2 + digits.length)}.`;
    return { code: 'syntax', message, at };
  }
  if (!isSurrogate(unit)) return null;
  if (isHighSurrogate(unit)) {
    if (isLowSurrogate(escapedUnit(text, at + 6))) return null;
    // Cut off before or inside the second half: the text may have been fine.
    const rest = text.slice(at + 6);
    if (rest.length < 6 && /^(?:\\(?:u(?:[dD](?:[c-fC-F][0-9a-fA-F]?)?)?)?)?$/.test(rest)) {
      const message = `The text ends too early, inside a string after ${written}; expected the other half of the character.`;
      return { code: 'truncated', message, at: text.length };
    }
  }
  return loneSurrogate(at, unit, subject);
}

function loneSurrogate(at: number, unit: number, subject: string): Flaw {
  const half = `\\u${unit.toString(16)}`;
  const message = `${subject} holds half of a surrogate pair, ${half}, without its other half; expected a whole Unicode character.`;
  return { code: 'bad-unicode', message, at };
}

function tooDeep(at: number, isObject: boolean, maxDepth: number): Flaw {
  const kind = isObject ? 'object' : 'array';
  const message = `This ${kind} is nested too deep: found level ${maxDepth + 1}, and at most ${maxDepth} are allowed.`;
  return { code: 'too-deep', message, at };
}

function trailing(text: string, at: number): Flaw {
  const message = `The JSON value is complete, but more follows: found ${foundAt(text, at)}, expected the end of the text.${text[at] === '{' ? ' Several values, one a line, are NDJSON.' : hintAt(text, at)}`;
  return { code: 'syntax', message, at };
}

function trailingComma(text: string, comma: number, at: number, frame: Frame): Flaw {
  const expected = frame.isObject ? 'another member' : 'another value';
  const message = `A comma too many: expected ${expected} after it, but found ${foundAt(text, at)}.`;
  return { code: 'syntax', message, at: comma };
}

function unexpected(text: string, at: number, expected: string, where: string, frame: Frame | undefined): Flaw {
  if (at < text.length) {
    const message = `Expected ${expected} ${where}, but found ${foundAt(text, at)}.${hintAt(text, at)}`;
    return { code: 'syntax', message, at };
  }
  const message =
    frame === undefined
      ? `The text ends too early; expected ${expected} ${where}.`
      : `The text ends too early: ${kindOf(frame)} that begins at ${wordsFor(text, frame.start, at)} is not closed; expected ${expected}.`;
  return { code: 'truncated', message, at };
}

const kindOf = (frame: Frame): string => (frame.isObject ? 'the object' : 'the array');
const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const escapeFor = (unit: number): string => JSON.stringify(String.fromCharCode(unit)).slice(1, -1);

const WORD = /[\p{L}_$][\p{L}\p{N}_$]{0,40}/uy;
const PRINTABLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What stands at an offset, in words: a whole word, one visible character, or the number of an invisible one. */
function foundAt(text: string, at: number): string {
  if (at >= text.length) return 'the end of the text';
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0];
  if (word !== undefined) return excerpt(word);
  const point = text.codePointAt(at) as number;
  const character = String.fromCodePoint(point);
  if (character === '"') return `'"'`;
  if (PRINTABLE.test(character)) return `"${character}"`;
  const name = point === TAB ? 'a tab, ' : point === NEWLINE || point === RETURN ? 'a line break, ' : '';
  return `${name}U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A word on what was probably meant, for the mistakes that people bring from other notations. */
function hintAt(text: string, at: number): string {
  if (/^\/[/*]/.test(text.slice(at, at + 2)) || text[at] === '#') return ' JSON has no comments.';
  if (text[at] === "'") return ' JSON has only double quotes.';
  if (text[at] === '+') return ' A JSON number has no leading "+".';
  if (text[at] === '.') return ' A JSON number has a digit before its decimal point.';
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0] ?? '';
  if (/^(?:true|false|null)$/i.test(word)) return ' JSON writes true, false and null in small letters.';
  if (/^(?:None|undefined)$/.test(word)) return ' JSON writes null.';
  if (/^(?:NaN|Infinity)$/.test(word)) return ' JSON has only finite numbers.';
  return '';
}

/** A quoted text for a message, cut where it grows long. */
function excerpt(words: string): string {
  return JSON.stringify(words.length <= 40 ? words : `${words.slice(0, 39).toWellFormed()}…`);
}

function problemOf(text: string, flaw: Flaw & { path: (string | number)[] }): JsonProblem {
  return { code: flaw.code, message: flaw.message, pointer: pointerOf(flaw.path), ...placeAt(text, flaw.at) };
}

/** A place before the one at which a flaw is told. A text may be a line of many: of its own line no number is said. */
function wordsFor(text: string, at: number, told: number): string {
  const { line, column } = placeAt(text, at);
  return placeAt(text, told).line === line ? `column ${column} of this line` : `line ${line}, column ${column}`;
}

// ------------------------------------------------------------------------------------------ finding by a pointer

/** A member of an object: its name, and where name and value begin. */
interface Member {
  readonly name: string;
  readonly nameAt: number;
  readonly valueAt: number;
}

/** The members of an object that have been met so far, and where the next one is looked for; -1: there is none. */
interface Members {
  readonly found: Map<string, Member>;
  at: number;
}

/** The member that begins at or behind this offset; null where there is none. */
function nextMember(text: string, from: number): Member | null {
  const nameAt = skipSpace(text, from);
  if (text.charCodeAt(nameAt) !== QUOTE) return null;
  const end = skipString(text, nameAt);
  const found = text.slice(nameAt + 1, end - 1);
  const name = found.includes('\\') ? (unescaped(text.slice(nameAt, end)) ?? found) : found;
  const colon = skipSpace(text, end);
  if (text.charCodeAt(colon) !== COLON) return null;
  return { name, nameAt, valueAt: skipSpace(text, colon + 1) };
}

/** The offset behind the comma after a value; -1 where the value is the last one. */
function behindMember(text: string, valueAt: number): number {
  const at = skipSpace(text, skipValue(text, valueAt));
  return text.charCodeAt(at) === COMMA ? at + 1 : -1;
}

/** The member of that name, from the offset behind the opening brace. */
function findMember(text: string, from: number, name: string): Member | null {
  for (let at = from; at >= 0; ) {
    const member = nextMember(text, at);
    if (member === null || member.name === name) return member;
    at = behindMember(text, member.valueAt);
  }
  return null;
}

/** The offset of the element of that index, from the offset behind the opening bracket; -1 if there is none. */
function findElement(text: string, from: number, index: number): number {
  let at = skipSpace(text, from);
  if (text.charCodeAt(at) === CLOSE_ARRAY) return -1;
  for (let left = index; left > 0; left--) {
    at = skipSpace(text, skipValue(text, at));
    if (text.charCodeAt(at) !== COMMA) return -1;
    at = skipSpace(text, at + 1);
  }
  return at;
}

/** The offset behind the value that begins here. */
function skipValue(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; ) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      at = skipString(text, at);
      if (depth === 0) return at;
      continue;
    }
    if (unit === OPEN_OBJECT || unit === OPEN_ARRAY) depth++;
    else if (unit === CLOSE_OBJECT || unit === CLOSE_ARRAY) {
      // At depth 0 this bracket closes the container around the value.
      if (depth === 0) return at;
      depth--;
      if (depth === 0) return at + 1;
    } else if (unit === COMMA && depth === 0) return at;
    at++;
  }
  return text.length;
}

/** The offset behind the string that begins here: a quote ends it unless an odd number of backslashes stands before. */
function skipString(text: string, from: number): number {
  let quote = from;
  for (;;) {
    const begin = quote;
    quote = text.indexOf('"', quote + 1);
    if (quote < 0) return text.length;
    let slashes = quote;
    while (slashes > begin + 1 && text.charCodeAt(slashes - 1) === BACKSLASH) slashes--;
    if ((quote - slashes) % 2 === 0) return quote + 1;
  }
}

function unescaped(quoted: string): string | null {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return null;
  }
}

// --------------------------------------------------------------------------------------------------- characters

const BOM = 0xfeff;

function withoutBom(text: string): string {
  return text.charCodeAt(0) === BOM ? text.slice(1) : text;
}

/** A line ends at LF, CRLF or a CR alone. */
export function placeAt(text: string, offset: number): Place {
  let line = 1;
  let lineStart = 0;
  for (let at = 0; at < offset; at++) {
    const unit = text.charCodeAt(at);
    if (unit === NEWLINE || (unit === RETURN && text.charCodeAt(at + 1) !== NEWLINE)) {
      line++;
      lineStart = at + 1;
    }
  }
  return { line, column: offset - lineStart + 1 };
}

/** How many bytes the text has in UTF-8. */
export function byteLength(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) continue;
    // A surrogate pair is four bytes in all, two for each half.
    bytes += unit < 0x800 || isSurrogate(unit) ? 1 : 2;
  }
  return bytes;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const unit = text.charCodeAt(at);
    if (unit !== SPACE && unit !== NEWLINE && unit !== RETURN && unit !== TAB) return at;
    at++;
  }
}

function skipDigits(text: string, from: number): number {
  let at = from;
  while (isDigit(text, at)) at++;
  return at;
}

function isDigit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= ZERO && unit <= NINE;
}

/** The code unit that an escape \uXXXX at this offset names; -1 if there is no such escape. */
function escapedUnit(text: string, at: number): number {
  const digits = text.slice(at + 2, at + 6);
  return text.startsWith('\\u', at) && /^[0-9a-fA-F]{4}$/.test(digits) ? Number.parseInt(digits, 16) : -1;
}

const isSurrogate = (unit: number): boolean => (unit & 0xf800) === 0xd800;
const isHighSurrogate = (unit: number): boolean => (unit & 0xfc00) === 0xd800;
const isLowSurrogate = (unit: number): boolean => (unit & 0xfc00) === 0xdc00;
