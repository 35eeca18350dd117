/**
 * @module
 * What a header names that nobody knows, where it is plainly a known name with a letter or two gone wrong: it is told at its word
 * (log.the-move-log.5), and the header is read as it was meant, so that a slip of the pen makes no lawful entry a breach.
 */
import type { Definition, Schema } from '../schemas/definition.ts';
import { type NamingWord, namingWords } from '../schemas/forms.ts';
import { copyJson, type Json, pointerOf } from '../schemas/json.ts';
import { slipOf } from './near.ts';
import type { Called, HeaderFinding, OwnBox } from './ruleset.ts';
import { notSeated } from './seats.ts';

/** What the words of a game's headers may be. */
export interface HeaderWords {
  /**
   * words that are no names of components: by the member in which they stand what they are, which there are, and by what else a table
   * may call them
   */
  readonly others: ReadonlyMap<
    string,
    { readonly what: string; readonly known: readonly string[]; readonly also?: ReadonlyMap<string, string> }
  >;
  /** the kinds of which there is one each: one that lies on the table besides is not meant */
  readonly single: ReadonlySet<string>;
}
type OtherWords = HeaderWords['others'];

/** So many distinct names of a header are held against those that are known. */
const MOST_LOOKED_UP = 100;

interface Slip extends NamingWord {
  readonly kind: string;
  readonly meant: string;
}

/** A name without the number of one of several copies, and that number. */
function copyIn(word: string): readonly [string, string] {
  const at = word.indexOf('#');
  return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at)];
}

/** The words of a header that name something. */
function namesIn(schema: Schema, header: Json, { others }: HeaderWords): NamingWord[] {
  // A token that lies somewhere is called by its name there: it tells nothing of itself.
  return namingWords(schema, header, new Set(others.keys())).map((one) =>
    one.kinds[0] === 'contact' ? { ...one, tells: false } : one,
  );
}

/** The names that stand in a header more than once. */
function twiceIn(words: readonly NamingWord[]): ReadonlySet<string> {
  const [once, often] = [new Set<string>(), new Set<string>()];
  for (const { word } of words) (once.has(word) ? often : once).add(word);
  return often;
}

/** The names of a header that are plainly slips of the pen. */
function slipsIn(
  words: readonly NamingWord[],
  called: Called,
  { others, single }: HeaderWords,
  box: OwnBox | undefined,
): Slip[] {
  const isListed = ({ word, kinds, path }: NamingWord): boolean =>
    otherOf(others, path)?.known.includes(word.toLowerCase()) === true ||
    kinds.some((kind) => called.get(kind)?.has(copyIn(word)[0]) === true);
  const strange = words.filter((word) => !word.tells && !isListed(word));
  if (strange.length === 0) return [];
  const told = new Set(words.filter(({ tells }) => tells).map(({ word }) => word));
  for (const components of box?.components.values() ?? []) for (const name of components.keys()) told.add(name);
  // The text of a card or a sheet may name a card of the table's own: it is known by that, unless it is nearly another one.
  const inTexts = words.filter(({ path, kinds }) => path[0] !== 'start' && kinds.includes('card'));
  const known = new Set([...told, ...inTexts.map(({ word }) => word)]);
  const often = twiceIn(words);
  const lying = new Set(words.filter(({ path, isKey }) => path[0] === 'start' && !isKey).map(({ word }) => word));
  const found: Slip[] = [];
  const lookedUp = new Map<string, string | undefined>();
  for (const one of strange) {
    const { word, kinds, path, isKey } = one;
    // Whose sheet a token lies on need not be told.
    if (isKey && kinds.includes('goal')) continue;
    const [plain, copy] = copyIn(word);
    const other = otherOf(others, path);
    const [kind = ''] = other === undefined ? kinds.filter((of) => called.has(of)) : [other.what];
    if (kind === '' || told.has(plain) || !/\p{L}/u.test(plain) || plain.includes('/')) continue;
    const isText = kind === 'card' && path[0] !== 'start';
    if (!isText && known.has(plain)) continue;
    // What a header calls so wherever it speaks of it is called so, and what a sheet brings at set-up a move may tell.
    const isOwn = isText && (often.has(word) || typeof path.at(-2) !== 'number');
    const key = `${kind} ${isOwn} ${word}`;
    if (!lookedUp.has(key)) {
      if (lookedUp.size >= MOST_LOOKED_UP) break;
      const listed = isOwn ? [] : kinds.flatMap((of) => [...(called.get(of)?.keys() ?? [])]);
      const own = kind === 'card' ? [...told] : [];
      const lower = plain.toLowerCase();
      lookedUp.set(key, other?.also?.get(lower) ?? slipOf(lower, [...(other?.known ?? []), ...listed, ...own]));
    }
    const meant = lookedUp.get(key);
    if (meant === undefined || (!isText && single.has(kind) && lying.has(meant))) continue;
    found.push({ ...one, kind, meant: `${meant}${copy}` });
  }
  return found;
}

/** What is known of the words in this member. */
function otherOf(others: OtherWords, path: readonly (string | number)[]): ReturnType<OtherWords['get']> {
  const member = path.findLast((part) => typeof part === 'string');
  return typeof member === 'string' ? others.get(member) : undefined;
}

/** Whether a word is what a header calls something of this kind where it tells of it. */
function isTold({ kinds, path }: NamingWord, kind: string): boolean {
  return kinds.includes(kind) && path.at(-1) === 'id';
}

/** Puts what was meant in the place of a slip. Of two members none ever comes to the same. */
function mend(header: Json, { path, isKey, meant }: Slip): void {
  let at = header as { [word: string]: Json };
  for (const part of path.slice(0, -1)) at = at[String(part)] as { [word: string]: Json };
  const last = String(path.at(-1));
  if (!isKey) at[last] = meant;
  else if (!Object.hasOwn(at, meant)) {
    at[meant] = at[last] as Json;
    delete at[last];
  }
}

/** A header as it was meant, what is told of it, and its words that name something. */
export function asMeant<H>(
  header: H,
  schema: { readonly _zod: { readonly def: unknown } },
  called: Called,
  words: HeaderWords,
  box: OwnBox | undefined,
): { header: H; findings: HeaderFinding[]; names: readonly NamingWord[] } {
  const form = schema as { readonly _zod: { readonly def: Definition } };
  const { seats } = header as { readonly seats: readonly string[] };
  const names = namesIn(form, header as Json, words);
  const all: Called = new Map([
    ...called,
    ['seat', new Map(seats.map((seat) => [seat, []]))],
    ['goal', new Map(names.flatMap((one) => (isTold(one, 'goal') ? [[one.word, []] as const] : [])))],
  ]);
  const slips = slipsIn(names, all, words, box);
  if (slips.length === 0) return { header, findings: [], names };
  const mended = copyJson(header as Json);
  // The names of members last: the others are found by them.
  for (const slip of [...slips].sort((a, b) => Number(a.isKey) - Number(b.isKey))) mend(mended, slip);
  const findings = slips.map(({ word, kind, meant, path }): HeaderFinding => {
    const found = { kind: 'violation', pointer: pointerOf(path), facts: { [kind]: word, meant } } as const;
    if (kind === 'seat') return { ...found, rule: 'log.the-move-log.4', message: notSeated(word, seats) };
    const unknown = kind === 'space' ? `the map has no space ${word}` : `nobody knows the ${kind} ${word}`;
    return { ...found, rule: 'log.the-move-log.5', message: `${unknown}; did you mean ${meant}?` };
  });
  return { header: mended as H, findings, names: namesIn(form, mended, words) };
}
