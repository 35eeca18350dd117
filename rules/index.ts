/**
 * The rule index: every atomic rule of the two games and of the move log, with its source, and what to cite of it.
 * Data and pure functions only. The rows are not validated here (the tests do that); maps are built at first use.
 */

import type { Source } from './book.ts';
import hashes from './hashes.json' with { type: 'json' };
import { type Lang, phrases } from './phrases.ts';
import { allBooks, bookOf } from './registry.ts';
import type { PlacesOf, Rule } from './schema.ts';

export type { Source } from './book.ts';

export type { Lang } from './phrases.ts';
export type { Rule, SourceId } from './schema.ts';

/** The sources of all books. Ranks are compared only inside one game: the lower number decides. */
export function allSources(): readonly Source[] {
  return allBooks().flatMap(({ sources }) => sources);
}

function sourceOf(id: string): Source | undefined {
  for (const { sources } of allBooks()) {
    const found = sources.find((source) => source.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A statement that disagrees with a rule: a rule of the index, or a remark on a source (`cards`: on printed cards). */
export interface Conflict {
  rule?: string;
  source: string;
  note?: string;
}

/** What to print of a rule. */
export interface Citation {
  rule: string;
  source: string;
  sourceName: string;
  entry: string;
  page: number | null;
  /** Where the source gives no page: the chapter with the entry, and which paragraph of the entry it is (`placesSchema`). */
  heading?: string;
  paragraph?: number;
  text: string;
  lang: Lang;
  /** Statements of lower sources that disagree: this rule wins over them. */
  overrules: Conflict[];
  /** Disagreeing statements that this rule does not win over, as the index spells them: of the same source, a higher one, or a card. */
  conflictsWith: string[];
}

const NO_RULES: readonly Rule[] = [];
const lists = new Map<string, readonly Rule[]>();
const maps = new Map<string, ReadonlyMap<string, Rule>>();

/** The rules of one ruleset in index order, [] for an unknown one. A game's list does not contain the log rules. */
export function rulesOf(ruleset: string): readonly Rule[] {
  const known = lists.get(ruleset);
  if (known) return known;
  const book = bookOf(ruleset);
  if (!book) return NO_RULES;
  const list = book.files().flat() as Rule[];
  lists.set(ruleset, list);
  return list;
}

/** The hashes of a ruleset: of its rules, in index order, and of its charts, written out; both in canonical form. */
export interface Hashes {
  readonly rules: string;
  readonly machines: string;
}

/**
 * The hashes of a ruleset; undefined for an unknown one. They are generated (`npm run coverage`), so that a report which cites
 * nothing need not read the rules, nor write out charts that its log never met.
 */
export function hashesOf(ruleset: string): Hashes | undefined {
  return Object.hasOwn(hashes, ruleset) ? hashes[ruleset as keyof typeof hashes] : undefined;
}

/** The rule with this id, of any ruleset; undefined when the index has none. */
export function ruleOf(id: string): Rule | undefined {
  const dot = id.indexOf('.');
  if (dot < 0) return undefined;
  const ruleset = id.slice(0, dot);
  let map = maps.get(ruleset);
  if (!map) {
    if (bookOf(ruleset) === undefined) return undefined;
    map = new Map(rulesOf(ruleset).map((rule) => [rule.id, rule]));
    maps.set(ruleset, map);
  }
  return map.get(id);
}

/**
 * Reads one entry of a rule's `conflicts`: `some.id`, `some.id: note`, `SOURCE: note` or `cards: note`.
 * Throws for anything else and for an id that the index lacks.
 */
export function parseConflict(entry: string): Conflict {
  const colon = entry.indexOf(': ');
  const head = colon < 0 ? entry : entry.slice(0, colon);
  const note = colon < 0 ? undefined : entry.slice(colon + 2);
  const rule = ruleOf(head);
  if (rule) return { rule: rule.id, source: rule.source, ...(note !== undefined && { note }) };
  if (note !== undefined && (head === 'cards' || sourceOf(head) !== undefined)) return { source: head, note };
  throw new Error(`rules: the conflict "${entry}" names neither a rule of the index nor a source with a note`);
}

/** Whether `winner` decides against `other`; false for the same source and where one of the two has no rank. */
function outranks(winner: string, other: string): boolean {
  const high = sourceOf(winner);
  const low = sourceOf(other);
  return high !== undefined && low !== undefined && high.rank < low.rank;
}

/**
 * What to print of a rule. In German, entry, page and wording are those of the German reference where it has the rule
 * (the log rules bring their own German); otherwise they are English and `lang` says so. A German wording
 * decides nothing: `overrules` is reckoned from the rule's own source in both languages, so a point in which the
 * German reference differs from the Living Rules Reference is listed there as overruled.
 * An unknown id is a programmer's error and throws.
 */
export function cite(id: string, lang: Lang = 'en'): Citation {
  const rule = ruleOf(id);
  if (!rule) throw new Error(`rules: there is no rule "${id}" in the index`);
  const german = lang === 'de' ? rule.de : null;
  const source = german && rule.source === 'LRR-1.1' ? 'REF-DE-1.0' : rule.source;
  const { entry, page, statement } = german ?? rule;
  const place = page === null ? placeOf(rule, german === null ? 'en' : 'de') : undefined;
  const overrules: Conflict[] = [];
  const conflictsWith: string[] = [];
  for (const text of rule.conflicts) {
    const conflict = parseConflict(text);
    if (outranks(rule.source, conflict.source)) overrules.push(conflict);
    else conflictsWith.push(text);
  }
  return {
    rule: rule.id,
    source,
    sourceName: sourceOf(source)?.names[lang] ?? source,
    entry,
    page,
    ...(place === undefined ? {} : { heading: place.heading ?? entry, paragraph: place.paragraph }),
    text: statement,
    lang: german ? 'de' : 'en',
    overrules,
    conflictsWith,
  };
}

/** In which chapter and paragraph of a book without pages a rule stands; undefined where nobody has said so. */
function placeOf({ id }: Rule, lang: Lang): { heading: string | undefined; paragraph: number } | undefined {
  const [ruleset = '', slug = '', ...path] = id.split('.');
  const entry: PlacesOf | undefined = bookOf(ruleset)?.places?.()[lang][slug];
  const paragraph = entry?.paragraphs[path.join('.')];
  return paragraph === undefined ? undefined : { heading: entry?.heading, paragraph };
}

/**
 * Where a citation is found in its book, in the words of a language: `Movement, page 15`, or without a page
 * `Additional rules, "Deal damage", paragraph 1`.
 */
export function placeInWords(
  { entry, page, heading, paragraph }: Pick<Citation, 'entry' | 'page' | 'heading' | 'paragraph'>,
  lang: Lang = 'en',
): string {
  const words = phrases[lang];
  if (page !== null) return `${entry}, ${words.page(page)}`;
  if (paragraph === undefined) return entry;
  const named = heading === undefined || heading === entry ? entry : `${heading}, ${words.quoted(entry)}`;
  return `${named}, ${words.paragraph(paragraph)}`;
}

/** The wording of a citation; English that stands in for German says so. */
export function textInWords({ text, lang }: Pick<Citation, 'text' | 'lang'>, wanted: Lang): string {
  return lang === wanted ? text : `${phrases[wanted].noTwin} ${text}`;
}

/** What a rule says and where it stands, in two lines; undefined for an id that nobody knows. */
export function wordingOf(id: string, lang: Lang = 'en'): string | undefined {
  if (ruleOf(id) === undefined) return undefined;
  const citation = cite(id, lang);
  return `${textInWords(citation, lang)}\n${citation.sourceName}, ${placeInWords(citation, lang)}`;
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Lower case, umlauts spelled out as in the ids, everything else that is no letter or digit a break between words. */
function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** In which rules a word stands, and where it weighs most there: a heading more than a topic, a topic more than the statement. */
type Places = ReadonlyMap<number, number>;

const searchIndexes = new Map<string, ReadonlyMap<string, Places>>();

/** Every word of the rules of a ruleset, with its places. */
function searchIndexOf(ruleset: string, lang: Lang): ReadonlyMap<string, Places> {
  const key = `${ruleset}/${lang}`;
  const known = searchIndexes.get(key);
  if (known) return known;
  const index = new Map<string, Map<number, number>>();
  for (const [at, rule] of rulesOf(ruleset).entries()) {
    const text = (lang === 'de' ? rule.de : null) ?? rule;
    const fields = [
      { weight: 2, words: wordsIn(text.statement) },
      { weight: 3, words: wordsIn(rule.topics.join(' ')) },
      { weight: 3, words: wordsIn(rule.id.slice(ruleset.length + 1)) },
      { weight: 4, words: wordsIn(text.entry) },
    ];
    for (const { weight, words } of fields)
      for (const word of words) {
        const places = index.get(word) ?? new Map<number, number>();
        index.set(word, places.set(at, weight));
      }
  }
  if (index.size > 0) searchIndexes.set(key, index);
  return index;
}

/** 4 the same word (or its plural), 2 the beginning of a word, 1 inside a word (German compounds), 0 not at all. */
function likeness(sought: string, word: string): number {
  if (word === sought || `${word}s` === sought || `${sought}s` === word) return 4;
  if (word.startsWith(sought)) return 2;
  return sought.length >= 3 && word.includes(sought) ? 1 : 0;
}

/** By rule, the best hit of one sought word. */
function hitsOf(sought: string, index: ReadonlyMap<string, Places>): Map<number, number> {
  const best = new Map<number, number>();
  for (const [word, places] of index) {
    const like = likeness(sought, word);
    if (like > 0) for (const [at, weight] of places) best.set(at, Math.max(best.get(at) ?? 0, weight * like));
  }
  return best;
}

/** How well the query is the beginning of the id, with or without the ruleset: 3 whole, 2 up to a dot, 1 anywhere. */
function idHit(id: string, query: string, ruleset: string): number {
  if (query === '') return 0;
  for (const name of [id, id.slice(ruleset.length + 1)]) {
    if (name === query) return 3;
    if (name.startsWith(`${query}.`)) return 2;
    if (name.startsWith(query)) return 1;
  }
  return 0;
}

/**
 * The rules of a ruleset that a query finds, best first: rules whose id begins with the query come before all others,
 * then those that contain the words of the query in id, heading, statement or topics. When no rule has all the words,
 * those with the most of them are given. With `de` the German wording is searched, the English where there is no German.
 * An empty query finds every rule, in index order.
 */
export function searchRules(ruleset: string, query: string, lang: Lang = 'en'): Rule[] {
  const sought = [...new Set(wordsIn(query))];
  if (sought.length === 0) return query.trim() === '' ? [...rulesOf(ruleset)] : [];
  const idQuery = query.trim().toLowerCase();
  const index = searchIndexOf(ruleset, lang);
  const hits = sought.map((word) => hitsOf(word, index));
  const found: Array<{ rule: Rule; id: number; words: number; score: number }> = [];
  for (const [at, rule] of rulesOf(ruleset).entries()) {
    const id = idHit(rule.id, idQuery, ruleset);
    const points = hits.flatMap((hit) => hit.get(at) ?? []);
    if (id === 0 && points.length === 0) continue;
    found.push({ rule, id, words: points.length, score: points.reduce((sum, one) => sum + one, 0) });
  }
  const most = Math.max(0, ...found.map((each) => each.words));
  return found
    .filter((each) => each.id > 0 || each.words === most)
    .sort((a, b) => b.id - a.id || b.words - a.words || b.score - a.score)
    .map((each) => each.rule);
}
