/**
 * @module
 * `npm run worst [-- --minutes 20] [--json FILE]`: looks for the input that costs most for its length. A game is changed, what
 * has become costlier is changed further, and so on; what each costs is measured as time for each byte, and as steps, against
 * the fixture games. The costliest input is written to a file, for whoever wants to know why.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { readText } from '../referee/ask.ts';
import { rulesetIds } from '../referee/play/rulesets.ts';
import { counted, verify } from '../referee/reading/verify.ts';
import { drawer } from '../referee/simulate.ts';
import type { Json } from '../schemas/json.ts';
import { fixturesOf } from '../scripts/golden.ts';
import { costOf, glance, hostileInputs, lengthOf, worstInputs } from './cost.ts';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    json: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

type Log = { readonly [name: string]: Json };
type Draw = (n: number) => number;

/** The steps that reading a text takes. */
function stepsOf(text: string): number {
  const read = readText(text);
  if (!read.ok) return 0;
  const { game, log, unread } = read.value;
  const counting = counted(game, log);
  verify(counting, log, { unread });
  return counting.work.spent;
}

const pick = <T>(draw: Draw, items: readonly T[]): T => items[draw(items.length)] as T;

/** Every value of a kind in a value, to be put elsewhere. */
function parts(value: Json, found: Json[] = []): Json[] {
  found.push(value);
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) if (found.length < 2_000) parts(inner as Json, found);
  return found;
}

/** A value with something in it changed into something else of its kind, or more of the same. */
function changed(value: Json, draw: Draw, others: readonly Json[]): Json {
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'number')
      return pick(draw, [value + 1, value - 1, 0, 100, 9_999, ...others.filter(Number.isInteger)]);
    return pick(
      draw,
      others.filter((other) => typeof other === typeof value),
    );
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return value;
    const at = draw(value.length);
    const kind = draw(5);
    if (kind === 0) return value.toSpliced(at, 1);
    if (kind === 1) return value.toSpliced(at, 0, value[at] as Json);
    if (kind === 2) return value.toSpliced(at, 1).toSpliced(draw(value.length), 0, value[at] as Json);
    if (kind === 3 && value.length < 400) return [...value, ...value.slice(at, at + 1 + draw(20))];
    return value.with(at, changed(value[at] as Json, draw, others));
  }
  const name = pick(draw, Object.keys(value));
  if (name === undefined) return value;
  if (draw(8) === 0) {
    const { [name]: _, ...rest } = value;
    return rest;
  }
  return { ...value, [name]: changed(value[name] as Json, draw, others) };
}

/** A log with some of its moves or of its header changed; of several logs, the moves of one behind those of another. */
function bred(log: Log, other: Log, draw: Draw): Log {
  const words = parts(draw(3) === 0 ? (other as Json) : (log as Json));
  let made: Json = log as Json;
  for (let count = 1 + draw(3); count > 0; count -= 1) {
    const { moves = [], ...header } = made as Log;
    made =
      draw(4) === 0
        ? ({ ...(changed(header as Json, draw, words) as Log), moves } as Json)
        : { ...header, moves: changed(moves, draw, words) };
  }
  const { moves } = made as { moves?: Json };
  if (
    draw(6) === 0 &&
    Array.isArray(moves) &&
    made !== null &&
    'ruleset' in (made as Log) &&
    other['ruleset'] === log['ruleset']
  )
    made = { ...(made as Log), moves: [...moves, ...((other['moves'] as Json[]) ?? [])].slice(0, 500) };
  return made as Log;
}

const games = rulesetIds.flatMap((id) => fixturesOf(id).flatMap(({ kind, text }) => (kind === 'clean' ? [text] : [])));
const begin = [
  ...rulesetIds.flatMap((id) => fixturesOf(id)).map(({ text }) => text),
  ...hostileInputs(),
  ...worstInputs(),
].flatMap((text) => {
  try {
    return [JSON.parse(text) as Log];
  } catch {
    return [];
  }
});

/** About what a text costs: the least of some tries. */
function costAbout(text: string, tries: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries; count += 1) least = Math.min(least, glance(text));
  return (least * 1e6) / lengthOf([text]);
}

// Whatever is read first costs more: nothing has been compiled yet.
costOf(games, 20);
/** The costliest inputs so far, the worst first. */
let worst = begin
  .map((log) => ({ log, cost: costAbout(JSON.stringify(log), 4) }))
  .sort((a, b) => b.cost - a.cost)
  .slice(0, 60);
let faults = 0;
/** What a text costs; 0 for one of which nothing can be said because of a fault of ours. */
function costOrFault(text: string): number {
  try {
    return costAbout(text, 1);
  } catch (error) {
    faults += 1;
    const file = join(tmpdir(), `referee-fault-${faults}.json`);
    writeFileSync(file, text);
    console.log(`${error instanceof Error ? error.message : error}: ${file}`);
    return 0;
  }
}
const end = performance.now() + Number(options.minutes) * 60_000;
let tried = 0;
// fast-check supplies the changes, so that a seed gives the same search.
const changes = fc.tuple(fc.integer({ min: 1, max: 2 ** 31 - 2 }), fc.nat(59), fc.nat(begin.length - 1));
for (let seed = Number(options.seed); performance.now() < end; seed += 1)
  for (const [at, which, other] of fc.sample(changes, { numRuns: 200, seed })) {
    if (performance.now() > end) break;
    const from = worst[which % worst.length];
    if (from === undefined) continue;
    const log = bred(from.log, begin[other] as Log, drawer(at));
    const text = JSON.stringify(log);
    if (text.length > 60_000) continue;
    tried += 1;
    // What seems costly is measured once more: a pause of the machine is no cost.
    let cost = costOrFault(text);
    if (cost > (worst.at(-1)?.cost ?? 0)) cost = costAbout(text, 4);
    if (cost <= (worst.at(-1)?.cost ?? 0)) continue;
    worst = [...worst, { log, cost }].sort((a, b) => b.cost - a.cost).slice(0, 60);
  }

// What has been measured while the machine did something else is measured again.
const [first] = worst
  .slice(0, 12)
  .map(({ log }) => ({ log, cost: costOf([JSON.stringify(log)]) }))
  .sort((a, b) => b.cost - a.cost);
if (first !== undefined) {
  const text = JSON.stringify(first.log);
  const file = join(tmpdir(), 'referee-worst.json');
  writeFileSync(file, text);
  // In turns, so that whatever else the machine does hits both alike.
  let [cost, clean] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 7; round += 1) {
    cost = Math.min(cost, costOf([text]));
    clean = Math.min(clean, costOf(games));
  }
  const rows = [
    { name: 'worst/clean', value: Math.round((cost / clean) * 10) / 10, unit: 'times', required: '<= 50' },
    { name: 'worst: nanoseconds for each byte', value: Math.round(cost), unit: 'ns/B', required: null },
    { name: 'clean: nanoseconds for each byte', value: Math.round(clean), unit: 'ns/B', required: null },
    { name: 'worst: steps', value: Math.round(stepsOf(text)), unit: 'steps', required: null },
    { name: 'inputs tried', value: tried, unit: 'inputs', required: null },
    { name: 'faults of ours', value: faults, unit: 'inputs', required: '<= 0' },
  ];
  for (const { name, value, unit, required } of rows)
    console.log(`${name.padEnd(36)} ${value} ${unit}  ${required ?? ''}`);
  console.log(`the costliest input has ${text.length} bytes: ${file}`);
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(rows, null, 2)}\n`);
}
