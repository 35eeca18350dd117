/**
 * @module
 * A log with printed names is as good as the same log with ids: every fixture is written with names in the place of ids, and
 * with players called as people are.
 */
import { describe, expect, it } from 'vitest';
import { readText, reportFor } from '../../referee/ask.ts';
import { folded } from '../../referee/log/names.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import type { Report } from '../../referee/report.ts';
import { drawer } from '../../referee/simulate.ts';
import type { Json } from '../../schemas/json.ts';
import { pathOf, pointerOf } from '../../schemas/json.ts';
import { fixturesOf } from '../../scripts/golden.ts';

const EVERY = process.env['REFEREE_LONG'] === undefined ? 3 : 1;
type Draw = (n: number) => number;
type Members = { readonly [word: string]: Json };

/** By word of a move, a header or a claim, what it names in each game: written here once more, apart from the schemas. */
const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'outer-rim': {
    space: 'space',
    to: 'space',
    path: 'space',
    destination: 'space',
    card: 'card',
    assets: 'card',
    discard: 'card',
    barter: 'card',
    bounty: 'card',
    cards: 'card',
    character: 'character',
    ship: 'ship',
    contact: 'contact',
    faction: 'faction',
    faces: 'face',
    removed: 'card',
  },
  deckbuilding: {
    card: 'card',
    base: 'base',
    hand: 'card',
    discards: 'card',
    row: 'card',
    ship: 'card',
    bases: 'base',
  },
};

/** A word in another case, or with other signs between its parts. */
function otherwise(name: string, draw: Draw): string {
  switch (draw(4)) {
    case 0:
      return name.toUpperCase();
    case 1:
      return name.toLowerCase();
    case 2:
      return name.replaceAll('-', ' ');
    default:
      return name;
  }
}

/** A log with names in the place of ids where nobody can mistake them; players in another case. */
function withNames(ruleset: string, log: Members, draw: Draw): { log: Json; swapped: number } {
  const kinds = rulesetOf(ruleset)?.ruleset.components?.called(log) ?? new Map();
  const seats = log['seats'] as readonly string[];
  const options = log['options'] as Members | undefined;
  // What the log itself tells of components may be called as others are.
  const own = new Set(
    JSON.stringify(log)
      .match(/(?<="(id|name)":")[^"]*/g)
      ?.map(folded),
  );
  let swapped = 0;
  const nameOf = (kind: string, id: string): string => {
    const all = kinds.get(kind) as ReadonlyMap<string, readonly string[]> | undefined;
    const [, plain = id, copy = ''] = /^(.*?)(#[0-9]+)?$/.exec(id) ?? [];
    const names = all?.get(plain) ?? [];
    const name = names[draw(names.length)];
    if (name === undefined || own.has(folded(plain)) || options?.['practiceSet'] === true) return id;
    const called = [...(all ?? [])].filter(([other, known]) =>
      [other, ...known].some((one) => folded(one) === folded(name)),
    );
    if (called.length !== 1) return id;
    swapped += 1;
    return `${otherwise(name, draw)}${copy}`;
  };
  const seatOf = (seat: string): string => {
    swapped += 1;
    return draw(2) === 0 ? seat.toUpperCase() : seat;
  };
  const change = (value: Json, word: string, depth: number): Json => {
    if (typeof value === 'string') {
      if (seats.includes(value) && (word === 'seat' || word === 'with' || word === 'player')) return seatOf(value);
      const kind = KINDS[ruleset]?.[word];
      return kind === undefined ? value : nameOf(kind, value);
    }
    if (Array.isArray(value)) return value.map((item) => change(item, word, depth + 1));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        if (depth === 0 && (name === 'seats' || name === 'cards' || name === 'map')) return [name, inner];
        return [word === 'seats' && seats.includes(name) ? seatOf(name) : name, change(inner, name, depth + 1)];
      }),
    );
  };
  return { log: change(log, '', 0), swapped };
}

function reported(log: Json): Report {
  const asked = readText(JSON.stringify(log));
  if (!asked.ok) throw new Error(JSON.stringify(asked.problems));
  const report = reportFor(asked.value, 'en', { all: true });
  if (!report.ok) throw new Error(JSON.stringify(report.problems));
  return report.value;
}

/** A picture of a position in which the steps of a set-up that are done stand in no order. */
function inOrder(final: Json): Json {
  const { ready, ...rest } = final as Members;
  return { ...rest, ready: Array.isArray(ready) ? [...ready].sort() : null };
}

/** What a report says apart from where in the text. */
function said(report: Report): Json {
  const { violations, unverifiable, ...rest } = report;
  const placeless = <T extends { line: unknown; column: unknown; pointer: string }>(one: T) => ({
    ...one,
    line: null,
    column: null,
    pointer: '',
  });
  return JSON.parse(
    JSON.stringify({ ...rest, violations: violations.map(placeless), unverifiable: unverifiable.map(placeless) }),
  );
}

describe.each(rulesetIds)('%s', (ruleset) => {
  const fixtures = fixturesOf(ruleset).filter((_, at) => at % EVERY === 0);

  it('gives the same report of a log with printed names as of the one with ids', () => {
    let swapped = 0;
    for (const [at, { text }] of fixtures.entries()) {
      const log = JSON.parse(text) as Members;
      const plain = readText(text);
      // A slip of the pen is told as it was written.
      if (!plain.ok || plain.value.unread !== undefined) continue;
      const before = reported(log);
      if (before.violations.some(({ rule }) => rule.startsWith('log.'))) continue;
      const names = withNames(ruleset, log, drawer(at + 1));
      swapped += names.swapped;
      expect(said(reported(names.log))).toEqual(said(before));
    }
    expect(swapped).toBeGreaterThan(200);
  });

  it('calls players as the header does, whatever signs their names have', () => {
    const called = ['Dr. Köhler/~1', 'x.y "z" <&>', '李 小龙', 'T’Pau'];
    let judged = 0;
    for (const { text } of fixtures) {
      const log = JSON.parse(text) as Members;
      const seats = log['seats'] as readonly string[];
      // AI players are called by their characters, or like a member of the log: those would be renamed too.
      if (!readText(text).ok || 'ai' in log || seats.includes('none')) continue;
      const of = new Map(seats.map((seat, at) => [seat, called[at] ?? seat]));
      const seatWords = new RegExp(`\\b(${seats.join('|')})\\b`, 'g');
      const change = (value: Json): Json => {
        if (typeof value === 'string') {
          const isSentence = value.includes(' ') || /^(deck|bases)-of-/.test(value);
          return of.get(value) ?? (isSentence ? value.replace(seatWords, (seat) => of.get(seat) ?? seat) : value);
        }
        if (Array.isArray(value)) return value.map(change);
        if (typeof value !== 'object' || value === null) return value;
        return Object.fromEntries(
          Object.entries(value).map(([name, inner]) => [of.get(name) ?? name, change(inner as Json)]),
        );
      };
      const before = reported(log);
      const after = reported(change(log));
      judged += 1;
      const pointer = (there: string): string => pointerOf(pathOf(there).map((part) => of.get(part) ?? part));
      const facts = ({ rule, entry, seat, pointer: there }: Report['violations'][number]) => ({
        rule,
        entry,
        seat,
        there,
      });
      expect(after.verdict).toBe(before.verdict);
      expect(inOrder(after.final)).toEqual(inOrder(change(before.final)));
      expect(after.violations.map(facts)).toEqual(
        before.violations.map((one) => ({
          ...facts(one),
          seat: one.seat === null ? null : (of.get(one.seat) ?? one.seat),
          there: pointer(one.pointer),
        })),
      );
      expect(after.unverifiable.map((one) => one.pointer)).toEqual(
        before.unverifiable.map((one) => pointer(one.pointer)),
      );
    }
    expect(judged).toBeGreaterThan(80);
  });
});
