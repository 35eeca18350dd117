/**
 * @module
 * Small helpers for messages that people read.
 */
import { nearWords } from '../../machines/near.ts';
import { type Lang, phrases } from '../../rules/phrases.ts';
import { canonical, type Json } from '../../schemas/json.ts';

/** `; did you mean a or b?`; nothing when there is nothing to suggest. */
export function meantPerhaps(near: readonly string[]): string {
  return near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
}

/**
 * A text without the signs that a terminal would obey: control characters, those that turn the direction of text, and what some readers
 * take for the end of a line.
 */
export function plain(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\u{fffd}');
}

/** An answer in which every text is plain: names of a log, its title, what it claims. */
export function harmlessly<T>(value: T): T {
  if (typeof value === 'string') return plain(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(harmlessly) as T;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [plain(name), harmlessly(member)])) as T;
}

/** A strange word as messages show it: not without end, and with no signs that a terminal would obey. */
export function cut(word: string): string {
  const shown = plain(word.slice(0, 61));
  return shown.length > 60 ? `${shown.slice(0, 60).toWellFormed()}…` : shown;
}

/** `"a" or "b"`. */
export function oneOf(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(' or ');
}

/** `did you mean "a" or "b"?`, or the whole list when nothing is near. */
export function didYouMean(strange: string, known: readonly string[]): string {
  const near = nearWords(strange, known);
  if (near.length > 0) return `did you mean ${oneOf(near)}?`;
  if (known.length === 0) return 'there are none here';
  return known.length <= 12 ? `known are ${known.map((word) => `"${word}"`).join(', ')}` : `${known.length} are known`;
}

/** What kind of value something is, in a message. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return value === null ? 'null' : 'nothing';
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** The name of a fact in words: `stopsIn` → `stops in`. */
export function spaced(word: string): string {
  return word.replace(/(?<=[a-zA-Z])(?=[A-Z])/g, ' ').toLowerCase();
}

/** The words by which a thing is called: what it is comes first. */
const NAMES = ['card', 'id', 'name'];
const NOTHING: ReadonlySet<Json> = new Set([null, false, 0, 'none']);

/** A fact in words: `[1, 2]` → `1, 2`; a thing by its name, with what is told of it: `vibroknife (type gear)`. */
export function inWords(value: Json | undefined, lang: Lang = 'en'): string {
  const { fact, numbers } = phrases[lang];
  if (value === null || value === undefined) return fact.notKnown;
  if (value === true) return fact.yes;
  if (value === false) return fact.no;
  if (Array.isArray(value)) return value.length === 0 ? fact.none : value.map((one) => inWords(one, lang)).join(', ');
  if (typeof value !== 'object') return typeof value === 'number' ? value.toLocaleString(numbers) : value;
  const called = NAMES.find((word) => typeof value[word] === 'string');
  if (called === undefined) return partsOf(value, Object.keys(value).sort(), lang).join(', ') || fact.none;
  // What a thing is not, or what nobody has told of it, goes without saying.
  const told = Object.keys(value).filter((word) => !NAMES.includes(word) && !NOTHING.has(value[word] ?? null));
  const parts = partsOf(value, told.sort(), lang);
  return `${value[called]}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}

function partsOf(value: { [word: string]: Json }, words: readonly string[], lang: Lang): string[] {
  return words.map((word) => (value[word] === true ? spaced(word) : `${spaced(word)} ${inWords(value[word], lang)}`));
}

/**
 * A claimed fact and the one that was found: things by their names, anything else as a log writes it. `afterwards`: what it is behind
 * what goes without saying, of which the claim may have spoken.
 */
export function claimInWords(
  claimed: Json | undefined,
  found: Json | undefined,
  lang: Lang = 'en',
  afterwards?: Json,
): readonly [string, string] {
  if (afterwards !== undefined) {
    const [said, now] = claimInWords(claimed, found, lang);
    return [said, phrases[lang].thereafter(now, claimInWords(claimed, afterwards, lang)[1])];
  }
  const both = [claimed, found];
  const inFull = (): readonly [string, string] => [written(claimed, lang), written(found, lang)];
  if (both.every((value) => typeof value !== 'object' || value === null)) return inFull();
  const { none } = phrases[lang].fact;
  const [one, other] = both.map((value) => (value === null || value === undefined ? none : inWords(value, lang)));
  // What differs only in what goes without saying is shown in full.
  return one === other ? inFull() : [one ?? '', other ?? ''];
}

/** A fact as a log writes it, but for null: what is not there is `none`, and a part of which nothing is said is left out. */
function written(value: Json | undefined, lang: Lang): string {
  const { none, unknown } = phrases[lang].fact;
  return value === null || value === undefined ? none : canonical(withoutNulls(value, unknown));
}

function withoutNulls(value: Json, unknown: string): Json {
  if (Array.isArray(value)) return value.map((item) => (item === null ? unknown : withoutNulls(item, unknown)));
  if (typeof value !== 'object' || value === null) return value;
  const told = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(told.map(([name, member]) => [name, withoutNulls(member, unknown)]));
}

/** The facts that were compared, in one line: `spaces 6, hyperdrive 5`. */
export function factsInWords(facts: Readonly<Record<string, Json>>, lang: Lang = 'en'): string {
  return Object.entries(facts)
    .map(([name, value]) => `${spaced(name)}: ${inWords(value, lang)}`)
    .join('; ');
}
