/**
 * @module
 * Looking up components: by words in their ids, their names in English or German, or what is known of them.
 */
import type { Listed } from '../cards/listed.ts';
import { nearWords } from '../machines/near.ts';
import type { BaseFacts } from '../machines/ruleset.ts';
import type { Json } from '../schemas/json.ts';
import { folded } from './log/names.ts';
import type { Compiled } from './play/compile.ts';

/** The components of a game, by kind in the plural; made when they are first asked for. */
const made = new WeakMap<object, Map<string, readonly Listed[]>>();

/** The kinds of components that a game has, in the plural. */
export function kindsOfComponents({ ruleset }: Compiled<BaseFacts>): string[] {
  return [...(ruleset.components?.listed() ?? new Map()).keys()];
}

/** The components of some kinds (in the plural), in the order of the catalogue. */
export function componentsOf(game: Compiled<BaseFacts>, kinds: readonly string[]): readonly Listed[] {
  const known = made.get(game.ruleset) ?? new Map<string, readonly Listed[]>();
  made.set(game.ruleset, known);
  const lists = game.ruleset.components?.listed();
  return kinds.flatMap((kind) => {
    const list = known.get(kind) ?? lists?.get(kind)?.() ?? [];
    known.set(kind, list);
    return list;
  });
}

/** The kind (in the plural) that a word names, in the singular or the plural, in any case; undefined: none. */
export function kindNamed(game: Compiled<BaseFacts>, word: string): string | undefined {
  const name = word.toLowerCase();
  return kindsOfComponents(game).find((kind) => [kind, kind.slice(0, -1)].some((one) => one.toLowerCase() === name));
}

/** A component with its words, as they are compared. */
interface Indexed {
  readonly listed: Listed;
  readonly whole: readonly string[];
  readonly names: readonly string[];
  readonly facts: readonly string[];
}
const indexes = new WeakMap<Listed, Indexed>();

/** The words of a text: letters and digits, without case and accents. */
function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => folded(word) || []);
}

/** The texts in a fact: words, not numbers. */
function textsIn(fact: Json): string[] {
  if (typeof fact === 'string') return [fact];
  if (typeof fact !== 'object' || fact === null) return [];
  return Object.values(fact).flatMap(textsIn);
}

function indexed(listed: Listed): Indexed {
  const known = indexes.get(listed);
  if (known !== undefined) return known;
  const { id, name, german, facts, kind } = listed;
  const names = [id, ...(name === null ? [] : [name]), ...german];
  const one = {
    listed,
    whole: names.map(folded),
    names: names.flatMap(wordsOf),
    facts: [kind, ...textsIn(facts)].flatMap(wordsOf),
  };
  indexes.set(listed, one);
  return one;
}

/** How well a component answers the words: 4 it is called so, 3 its name begins so, 2 its name has them, 1 something has them; 0 not. */
function likeness(one: Indexed, whole: string, words: readonly string[]): number {
  if (one.whole.includes(whole)) return 4;
  if (one.whole.some((name) => name.startsWith(whole))) return 3;
  const has = (texts: readonly string[], word: string): boolean => texts.some((text) => text.startsWith(word));
  if (words.every((word) => has(one.names, word))) return 2;
  return words.every((word) => has(one.names, word) || has(one.facts, word)) ? 1 : 0;
}

/** The components of these kinds that a query finds, the best first; all of them where it has no words. */
export function lookUp(game: Compiled<BaseFacts>, kinds: readonly string[], query: string): readonly Listed[] {
  const all = componentsOf(game, kinds);
  const words = wordsOf(query.slice(0, 200)).slice(0, 12);
  if (words.length === 0) return query.trim() === '' ? all : [];
  const whole = words.join('');
  return all
    .map((listed) => ({ listed, like: likeness(indexed(listed), whole, words) }))
    .filter(({ like }) => like > 0)
    .sort((one, other) => other.like - one.like)
    .map(({ listed }) => listed);
}

/** The names that come near to words with which nothing was found. */
export function namesNear(game: Compiled<BaseFacts>, kinds: readonly string[], query: string): string[] {
  const all = componentsOf(game, kinds);
  const byName = new Map<string, string>();
  for (const { id, name, german } of all)
    for (const one of [...(name === null ? [] : [name]), ...german, id])
      if (!byName.has(one.toLowerCase())) byName.set(one.toLowerCase(), one);
  const whole = nearWords(query.trim().toLowerCase(), [...byName.keys()]);
  if (whole.length > 0) return whole.map((name) => byName.get(name) ?? name);
  // One word of several may be the one that is misspelt.
  const words = new Set([...byName.keys()].flatMap((name) => wordsOf(name).filter((word) => word.length > 3)));
  const [near] = wordsOf(query.slice(0, 200))
    .filter((word) => word.length > 3)
    .map((word) => nearWords(word, [...words], 1)[0] ?? '')
    .filter((word) => word !== '');
  return near === undefined
    ? []
    : lookUp(game, kinds, near)
        .filter((listed) => indexed(listed).names.some((word) => word.startsWith(near)))
        .slice(0, 3)
        .map(({ id, name }) => name ?? id);
}
