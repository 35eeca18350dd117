/**
 * @module
 * What people read: over all examples and fixtures of both games, and over fixtures in which something was spoilt, no violation
 * cites a rule that nothing could break, and sentences speak of the table and never of the machinery.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { StateConfig } from '../machines/chart.ts';
import type { Move } from '../machines/ruleset.ts';
import { checkLog, checkMove, moveTypes } from '../referee/log/read.ts';
import { rulesetIds, rulesetOf } from '../referee/play/rulesets.ts';
import { HeaderProblem, verify } from '../referee/reading/verify.ts';
import { type Report, reportOf } from '../referee/report.ts';
import { drawer } from '../referee/simulate.ts';
import { bookOf } from '../rules/registry.ts';
import type { Json } from '../schemas/json.ts';
import { fixturesOf } from '../scripts/golden.ts';
import { anyMove, formsOfMoves, Names } from './properties/any-move.ts';
import { positionsOf } from './properties/positions.ts';

type Draw = (n: number) => number;
type Entry = { [word: string]: Json };
type AnyLog = { moves: Entry[]; seats: string[]; [word: string]: Json };

/** The logs of a game's examples. */
async function examplesOf(ruleset: string): Promise<{ name: string; log: AnyLog }[]> {
  const here = new URL(`./${ruleset}/`, import.meta.url);
  const { logOf } = (await import(new URL('example.ts', here).href)) as { logOf(example: unknown): unknown };
  const found: { name: string; log: AnyLog }[] = [];
  for (const file of readdirSync(new URL('examples/', here)).sort()) {
    const { examples } = (await import(new URL(`examples/${file}`, here).href)) as { examples: { shows: string }[] };
    for (const example of examples)
      found.push({ name: `${file}: ${example.shows}`, log: JSON.parse(JSON.stringify(logOf(example))) as AnyLog });
  }
  return found;
}

/** A value of the same form that is not the same. */
function other(value: Json, log: AnyLog, draw: Draw): Json {
  if (typeof value === 'number') return value + (draw(2) === 0 ? 1 : 1000);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return draw(2) === 0 ? value.slice(1) : [...value, ...value.slice(0, 1)];
  if (typeof value === 'string' && log.seats.includes(value)) return log.seats[draw(log.seats.length)] ?? value;
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  const key = keys[draw(keys.length)];
  return key === undefined ? value : { ...value, [key]: other(value[key] as Json, log, draw) };
}

/** Ways to spoil a log at an entry, as tables do: forgotten, told twice or too early, other words, wrong claims. */
const SPOILS: readonly ((log: AnyLog, at: number, draw: Draw) => Entry[])[] = [
  ({ moves }, at) => moves.toSpliced(at, 1),
  ({ moves }, at) => moves.toSpliced(at, 0, moves[at] as Entry),
  ({ moves }, at, draw) => moves.toSpliced(draw(at + 1), 0, moves[at] as Entry),
  (log, at, draw) => {
    const move = log.moves[at] as Entry;
    const words = Object.keys(move).filter((word) => word !== 'type');
    const word = words[draw(words.length)];
    return word === undefined
      ? log.moves
      : log.moves.with(at, { ...move, [word]: other(move[word] as Json, log, draw) });
  },
  (log, at, draw) => {
    const move = log.moves[at] as Entry;
    return log.moves.with(at, { ...move, expect: wrongly(log, draw) });
  },
];

/** A claim that is hardly ever true. */
function wrongly({ ruleset, seats }: AnyLog, draw: Draw): Json {
  const seat = seats[draw(seats.length)] ?? '';
  const claims: Json[] =
    ruleset === 'outer-rim'
      ? [
          { seats: { [seat]: { fame: 7, credits: 1 } } },
          { seats: { [seat]: { assets: [], damage: { ship: 3 }, defeated: true } } },
          { seats: { [seat]: { space: 'naboo', values: { hyperdrive: 9 } } } },
          { winner: seat, turn: { done: ['trade'] } },
          { patrols: { hutt: null, rebel: { space: 'naboo' } } },
          { combat: { attacker: seat }, test: { seat } },
          { market: { cargo: { faceup: 'spice' } }, removed: [] },
        ]
      : [
          { seats: { [seat]: { hand: [], deck: [] } } },
          { seats: { [seat]: { base: { damage: 5 }, units: [] } } },
          { galaxy: { row: [], discard: [] } },
          { winner: seat, force: 2 },
          { turn: { resources: 9 } },
        ];
  return claims[draw(claims.length)] as Json;
}

/** Words that belong to the machinery, or to nothing at all. */
const NO_WORDS =
  /\b(undefined|null|NaN)\b|\[object|gives nothing, takes nothing|\b(chart|state)s?:|\b(a|the|this|no|of) (chart|state)s?\b/;

/** The states of a game's charts, as frames and ids write them: `turn.action.choosing`, `action.choosing`. */
function statesOf(ruleset: string): Set<string> {
  const paths = new Set<string>();
  const visit = ({ states = {} }: StateConfig, path: string, chart: string): void => {
    for (const [name, child] of Object.entries(states)) {
      const inner = path === '' ? name : `${path}.${name}`;
      paths.add(`${chart}.${inner}`);
      if (inner.includes('.')) paths.add(inner);
      visit(child, inner, chart);
    }
  };
  for (const [id, config] of rulesetOf(ruleset)?.charts ?? []) visit(config, '', id);
  return paths;
}

/** The sentences of a report, each without the words of the rule that it cites. */
function sentencesOf({ violations, unverifiable }: Report): string[] {
  return [
    ...violations.flatMap(({ message, citation, resumed }) => [message.replace(citation.text, ''), resumed]),
    ...unverifiable.map(({ reason }) => reason),
  ];
}

/** What is wrong with the reports of a log, in English and in German; null when the log cannot be used. */
function faultsOf(log: AnyLog, neverBroken: ReadonlySet<string>, states: ReadonlySet<string>): string[] | null {
  const read = checkLog(log as unknown as Json);
  if (!read.ok) return null;
  const { game } = read.value;
  let found: ReturnType<typeof verify>;
  try {
    found = verify(game, read.value.log);
  } catch (error) {
    if (error instanceof HeaderProblem) return null;
    throw error;
  }
  const faults: string[] = [];
  for (const { rule } of found.violations) if (neverBroken.has(rule)) faults.push(`cites ${rule}`);
  for (const lang of ['en', 'de'] as const)
    for (const sentence of sentencesOf(reportOf(game, read.value.log, found, null, lang))) {
      if (NO_WORDS.test(sentence)) faults.push(sentence);
      // A claimed fact goes by its path in the position, such as combat.winner.
      if (/^(The log claims|Das Protokoll behauptet) /.test(sentence)) continue;
      for (const [word] of sentence.matchAll(/[a-z]+(?:[-.][a-z]+)+/g)) if (states.has(word)) faults.push(sentence);
    }
  return faults;
}

describe.each(rulesetIds)('what is read of %s', (ruleset) => {
  const neverBroken = new Set(Object.keys(bookOf(ruleset)?.classes()['not-a-constraint'] ?? {}));
  const states = statesOf(ruleset);
  const logs = fixturesOf(ruleset).map(({ name, text }) => ({ name, log: JSON.parse(text) as AnyLog }));

  it('there are rules that nothing could break, and states', () => {
    expect(neverBroken.size).toBeGreaterThan(20);
    expect(states.size).toBeGreaterThan(50);
  });

  it('every move has a sentence', () => {
    const game = rulesetOf(ruleset);
    const said = new Set(Object.values(game?.ruleset.slices ?? {}).flatMap(({ says = {} }) => Object.keys(says)));
    expect(game === undefined ? [] : moveTypes(game).filter((type) => !said.has(type))).toEqual([]);
  });

  it('a move of which nothing is said but what has to be has one, too', () => {
    const game = rulesetOf(ruleset);
    if (game === undefined) throw new Error(ruleset);
    const [at] = [...positionsOf(game, 1, 2)].slice(-1);
    if (at === undefined) throw new Error('nothing was played');
    const names = new Names(game, at.position, at.offered);
    const isMove = (move: object): boolean => checkMove(game, move as Json).ok;
    for (const form of formsOfMoves(game)) {
      let move: Move = anyMove(form, names, at.draw);
      for (const word of Object.keys(move)) {
        const { [word]: _, ...rest } = { ...move } as Entry;
        if (word !== 'type' && isMove(rest)) move = rest as unknown as Move;
      }
      if (isMove(move)) expect(game.say(move), JSON.stringify(move)).not.toMatch(NO_WORDS);
    }
  });

  it('of every example', async () => {
    const all = await examplesOf(ruleset);
    expect(all.length).toBeGreaterThan(300);
    for (const { name, log } of all) expect(faultsOf(log, neverBroken, states) ?? [], name).toEqual([]);
  });

  it('of every fixture', () => {
    for (const { name, log } of logs) expect(faultsOf(log, neverBroken, states), name).toEqual([]);
  });

  it('of fixtures in which something was spoilt', { timeout: 120_000 }, () => {
    const draw = drawer(10);
    let usable = 0;
    for (const { name, log } of logs) {
      for (const [way, spoil] of SPOILS.entries()) {
        // Of a long log the beginning is enough.
        const moves = log.moves.slice(0, 8);
        if (moves.length === 0) continue;
        const short = { ...log, moves };
        const spoilt = { ...short, moves: spoil(short, draw(moves.length), draw) };
        const faults = faultsOf(spoilt, neverBroken, states);
        if (faults === null) continue;
        usable += 1;
        expect(faults, `${name}, spoilt in way ${way}: ${JSON.stringify(spoilt.moves)}`).toEqual([]);
      }
    }
    expect(usable).toBeGreaterThan(logs.length * 3);
  });
});
