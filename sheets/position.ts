/**
 * @module
 * A position as a table that people read, made from its facts alone: what stands there of each seat side by side, and what
 * else lies on the table. It knows no game: names of facts are those of the position, and what is nothing is left out.
 */

import type { BaseFacts } from '../machines/ruleset.ts';
import { inWords as underWayIn, whereabouts } from '../machines/whereabouts.ts';
import { factsInWords, inWords, spaced } from '../referee/log/words.ts';
import type { Compiled } from '../referee/play/compile.ts';
import { toMove } from '../referee/play/legal.ts';
import { type Position, viewOf } from '../referee/play/play.ts';
import { type Lang, phrases } from '../rules/phrases.ts';
import { isMembers, type Json } from '../schemas/json.ts';

/** The facts of one name, in words: of each seat, or the one that lies on the table. */
export interface Row {
  readonly name: string;
  readonly values: readonly string[];
  /** the rule has compared a fact of this name */
  readonly isCompared: boolean;
}

export interface Snapshot {
  /** whose turn it is, what is under way and whose decision is awaited, in words */
  readonly turn: string;
  readonly seats: readonly string[];
  readonly rows: readonly Row[];
  readonly others: readonly Row[];
}

type Facts = { readonly [name: string]: Json };

/** So many rows of seats, and so many other facts, are shown. */
const MOST_ROWS = 32;
const MOST_OTHERS = 16;
/** So many things of a list are named, and so many characters of a value shown. */
const MOST_NAMED = 10;
const LONGEST = 180;
/** A group of facts stands in one line up to so many characters; in longer ones its members are told apart, so deep. */
const IN_LINE = 72;
const DEEP = 2;

/** What is not there, or what nobody has told, goes without saying. */
function isNothing(value: Json | undefined): boolean {
  if (value === null || value === undefined || value === false || value === 'none' || value === '') return true;
  if (typeof value !== 'object') return false;
  return Object.values(value).every(isNothing);
}

/** The words by which a thing is called. */
const NAMES = ['card', 'id', 'name'];

/** The name of a thing, such as a card; undefined for a group of facts. */
function nameOf(value: Facts): string | undefined {
  return NAMES.map((word) => value[word]).find((name) => typeof name === 'string');
}

function short(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).toWellFormed()}…`;
}

/** A fact in words: of a list each thing once, with how many there are of it; of a group what is told of it. */
function told(value: Json | undefined, lang: Lang): string {
  if (isNothing(value)) return '–';
  if (Array.isArray(value)) return short(listed(value, lang));
  if (!isMembers(value)) return short(inWords(value, lang));
  const called = nameOf(value);
  const parts = Object.entries(value)
    .filter(([name, inner]) => !(called !== undefined && NAMES.includes(name)) && !isNothing(inner))
    .map(([name, inner]) => {
      const text = told(inner, lang);
      if (inner === true) return spaced(name);
      return isMembers(inner) || Array.isArray(inner) ? `${spaced(name)} (${text})` : `${spaced(name)} ${text}`;
    });
  if (called === undefined) return short(parts.join(', '));
  return short(parts.length === 0 ? called : `${called} (${parts.join(', ')})`);
}

function listed(all: readonly Json[], lang: Lang): string {
  const counts = new Map<string, number>();
  for (const one of all) {
    const name = typeof one === 'string' && one.startsWith('?') ? '?' : told(one, lang);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const named = [...counts].slice(0, MOST_NAMED).map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
  const more = counts.size - named.length;
  return [...named, ...(more > 0 ? [phrases[lang].more(more)] : [])].join(', ');
}

/**
 * Facts by their names, of several owners side by side: a group of facts in one line where that is short, else its members one
 * by one. What is nothing to all of them is left out, unless a rule has compared it.
 */
function linesOf(owners: readonly Facts[], path: readonly string[], isCompared: Compared, lang: Lang): Row[] {
  const names = new Set(owners.flatMap((facts) => Object.keys(facts)));
  return [...names].flatMap((word): Row[] => {
    const here = [...path, word];
    const name = here.map(spaced).join(', ');
    const all = owners.map((facts) => (Object.hasOwn(facts, word) ? facts[word] : undefined));
    if (all.every(isNothing) && !isCompared(word)) return [];
    const groups = all.map((value) => (isMembers(value) && nameOf(value) === undefined ? value : {}));
    const isGroup = groups.some((group) => Object.keys(group).length > 0);
    const values = all.map((value) => told(value, lang));
    if (isGroup && here.length <= DEEP && values.some((text) => text.length > IN_LINE))
      return joined(
        linesOf(groups, here, (inner) => isCompared(word) || isCompared(inner), lang),
        name,
      );
    const compared = isCompared(word) || groups.some((group) => Object.keys(group).some(isCompared));
    return [{ name, values, isCompared: compared }];
  });
}

/** Members of a group of which the same is said at length, in one line. */
function joined(rows: readonly Row[], group: string): Row[] {
  const said = new Map<string, Row>();
  for (const row of rows) {
    const isLong = row.values.some((text) => text.length > IN_LINE / 2);
    const key = isLong ? JSON.stringify([row.values, row.isCompared]) : row.name;
    const same = said.get(key);
    said.set(key, same === undefined ? row : { ...same, name: `${same.name}${row.name.slice(group.length)}` });
  }
  return [...said.values()];
}

type Compared = (word: string) => boolean;

/** Whether a rule has compared a fact that goes by this name. */
function comparedIn(found: Facts): Compared {
  const words = new Set(Object.keys(found));
  const claimed = found['fact'];
  if (typeof claimed === 'string') words.add(claimed.split('.').at(-1) ?? '');
  return (word) => words.has(word);
}

/** The snapshot of a position. `found`: the facts that a finding has compared; its place in the position is free to change. */
export function snapshotOf(
  game: Compiled<BaseFacts>,
  position: Position<BaseFacts>,
  found: Facts,
  lang: Lang,
): Snapshot {
  const { seats: ofSeats, ...rest } = viewOf(game, position);
  const isCompared = comparedIn(found);
  const seats = position.facts.order.filter((seat) => isMembers(ofSeats) && Object.hasOwn(ofSeats, seat));
  const rows = linesOf(
    seats.map((seat) => (ofSeats as Facts)[seat] as Facts),
    [],
    isCompared,
    lang,
  );
  const { turn: _turn, order: _order, first: _first, winner: _winner, ...table } = rest;
  const others = linesOf([table], [], isCompared, lang);
  const { seats: awaited } = toMove(game, position);
  const frame = position.frames.at(-1);
  const words = underWayIn(game.underWay, frame?.chart ?? '');
  const where = whereabouts(game.ruleset, position.facts, { words, depth: position.frames.length, seats: awaited });
  return {
    turn: factsInWords(where, lang),
    seats,
    rows: firstOf(rows, MOST_ROWS),
    others: firstOf(others, MOST_OTHERS),
  };
}

/** The first ones, and of the others those that were compared. */
function firstOf(all: readonly Row[], most: number): Row[] {
  return all.filter((one, at) => at < most || one.isCompared);
}
