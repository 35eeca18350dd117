/**
 * @module
 * Disables everything in a ruleset that could be disabled, one thing at a time, and says what no example, card or fixture
 * notices. `--whole`: simulated games are asked as well; `--json FILE`: the rows as data; `--ruleset ID`, `--only WORD`: a
 * part of them; `--report`: says what survives and fails for nothing.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { loadRuleset } from '../games/registry.ts';
import type { BaseFacts } from '../machines/ruleset.ts';
import accepted from '../mutants/accepted.json' with { type: 'json' };
import { mutantsOf, type Named, type RowKind } from '../mutants/list.ts';
import { shownOf } from '../mutants/shown.ts';
import type { Shown } from '../mutants/stated.ts';
import { Switchboard, touch } from '../mutants/switchboard.ts';
import type { Result, Trial } from '../mutants/work.ts';
import type { Compiled } from '../referee/play/compile.ts';
import { rulesetIds, rulesetOf } from '../referee/play/rulesets.ts';
import { simulate } from '../referee/simulate.ts';
import { Crew, Undone } from '../workers/crew.ts';

/** What is told of one kind of thing. */
interface Row {
  readonly ruleset: string;
  readonly kind: RowKind;
  total: number;
  noticed: number;
  readonly survivors: string[];
}

/** The part that must be noticed, by kind; the rest stands in `mutants/accepted.json` by name. */
const REQUIRED: Readonly<Record<RowKind, number>> = {
  constraint: 1,
  case: 1,
  effect: 0.98,
  place: 0.98,
  transition: 1,
};
const KINDS = Object.keys(REQUIRED) as RowKind[];
/** The longest time for one mutant, in milliseconds: one that does not come to an end has been noticed. */
const BUDGET = 120_000;
/** A log may call functions of a mutant so many times as often as of the ruleset itself, and so many times more. */
const PATIENCE = { times: 50, more: 50_000 };
/** Games that are simulated to find transitions that no log takes, and for each mutant that no log notices. */
const GAMES = { ways: 200, mutant: 12 };

const { values: options } = parseArgs({
  options: {
    whole: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    json: { type: 'string' },
    ruleset: { type: 'string' },
    only: { type: 'string' },
    threads: { type: 'string', default: String(Math.max(1, Math.min(2, availableParallelism()))) },
  },
});

/** Which logs touch what, and how often each calls functions of the ruleset. */
function touches(shown: readonly Shown[], board: Switchboard): { by: Map<string, number[]>; calls: number[] } {
  const by = new Map<string, number[]>();
  const calls = shown.map((one, number) => {
    const { touched, calls } = board.watch(() => void one.holds(board.game));
    for (const key of touched) {
      const known = by.get(key);
      if (known === undefined) by.set(key, [number]);
      else known.push(number);
    }
    return calls;
  });
  return { by, calls };
}

/** The logs that may notice a mutant: those that cite its rule first, then the shortest. */
function suspects(
  { mutant, needs }: Named,
  shown: readonly Shown[],
  by: ReadonlyMap<string, readonly number[]>,
): number[] {
  const logs = [...new Set(needs.flatMap((key) => by.get(key) ?? []))].sort((a, b) => a - b);
  // Notes only say which rule a wrong claim breaks.
  const able = mutant.kind === 'note' ? logs.filter((number) => mayCite(shown[number])) : logs;
  const rule = mutant.kind === 'constraint' ? mutant.id : mutant.kind === 'note' ? mutant.rule : null;
  const cites = (number: number): boolean => rule !== null && shown[number]?.breaks?.includes(rule) === true;
  return [...able.filter(cites), ...able.filter((number) => !cites(number))];
}

function mayCite(one: Shown | undefined): boolean {
  return one !== undefined && (one.breaks !== null || (one.from === 'fixture' && one.name.startsWith('breach/')));
}

const progress = process.stderr.isTTY
  ? (text: string): void => void process.stderr.write(`\r\x1b[2K${text}`)
  : (): void => {};

const crew = new Crew<Trial, Result>({
  url: new URL('../mutants/work.ts', import.meta.url),
  threads: Number(options.threads),
  budget: BUDGET,
  memory: 2_048,
});

/** What noticed a mutant; null: nothing did. */
async function notice(trial: Trial): Promise<string | null> {
  try {
    return (await crew.run({ work: trial })).by;
  } catch (error) {
    if (error instanceof Undone && error.why !== 'closed') return error.message;
    throw error;
  }
}

/** Tries every mutant of a ruleset. */
async function rowsOf(id: string): Promise<Row[]> {
  const ruleset = loadRuleset(id);
  if (ruleset === undefined) throw new Error(`no ruleset ${id}`);
  const rows = new Map(
    KINDS.map((kind): [RowKind, Row] => [kind, { ruleset: id, kind, total: 0, noticed: 0, survivors: [] }]),
  );
  const count = (kind: RowKind, name: string, noticed: boolean): void => {
    const row = rows.get(kind) as Row;
    row.total += 1;
    if (noticed) row.noticed += 1;
    else row.survivors.push(name);
  };
  const shown = await shownOf(id, rulesetOf(id) as Compiled<BaseFacts>);
  const board = new Switchboard(ruleset);
  const wrong = shown.filter((one) => !one.holds(board.game));
  if (wrong.length > 0)
    throw new Error(`not even the ruleset itself keeps:\n${wrong.map(({ name }) => name).join('\n')}`);
  const { by, calls } = touches(shown, board);
  const most = calls.map((often) => PATIENCE.times * often + PATIENCE.more);
  const taken = new Set(by.keys());
  const { places, offers, game } = board;
  const untaken = (): string[] => [
    ...places.ways.flatMap(({ name }, way) => (taken.has(touch.way(way)) ? [] : [name])),
    ...offers.filter((name) => !taken.has(touch.offer(name))),
  ];
  if (options.whole)
    for (let seed = 1; seed <= GAMES.ways && untaken().length > 0; seed += 1)
      for (const key of board.watch(() => simulate(game, seed, 400)).touched) taken.add(key);
  for (const [way, { name }] of places.ways.entries()) count('transition', name, taken.has(touch.way(way)));
  for (const name of offers) count('transition', name, taken.has(touch.offer(name)));

  const mutants = mutantsOf(ruleset, board).filter(
    ({ name, row }) => options.only === undefined || name.includes(options.only) || row === options.only,
  );
  let done = 0;
  let survived = 0;
  await Promise.all(
    mutants.map(async (one) => {
      const logs = suspects(one, shown, by);
      const games = options.whole ? GAMES.mutant : 0;
      const trial = { ruleset: id, mutant: one.mutant, logs, most: logs.map((log) => most[log] ?? 0), games };
      const noticed = logs.length + games === 0 ? null : await notice(trial);
      done += 1;
      if (noticed === null) survived += 1;
      count(one.row, one.name, noticed !== null);
      progress(`${id}: ${done} of ${mutants.length} mutants, ${survived} survive`);
    }),
  );
  progress('');
  for (const row of rows.values()) row.survivors.sort();
  return [...rows.values()];
}

/** What is wrong with the rows: survivors that nobody has accepted, those accepted for nothing, too many of a kind. */
function faults(rows: readonly Row[]): string[] {
  const told: string[] = [];
  for (const { ruleset, kind, total, noticed, survivors } of rows) {
    const reasons = (accepted as Record<string, Record<string, Record<string, string>>>)[ruleset]?.[kind] ?? {};
    const strangers = survivors.filter((name) => !Object.hasOwn(reasons, name));
    for (const name of strangers) told.push(`${ruleset}, ${kind}: nothing notices "${name}"`);
    // Properties, which are asked only of the whole, may notice more than examples do.
    if (options.only === undefined && options.whole !== true)
      for (const name of Object.keys(reasons))
        if (!survivors.includes(name))
          told.push(`${ruleset}, ${kind}: "${name}" is accepted as a survivor and is none`);
    if (noticed < total * REQUIRED[kind])
      told.push(`${ruleset}: ${noticed} of ${total} of kind ${kind} are noticed, ${REQUIRED[kind] * 100} % must be`);
  }
  return told;
}

function print(rows: readonly Row[]): void {
  const cells = rows.map(({ ruleset, kind, total, noticed }) => [
    ruleset,
    kind,
    String(noticed),
    String(total),
    total === 0 ? '' : `${((100 * noticed) / total).toFixed(1)} %`,
  ]);
  const head = ['ruleset', 'kind', 'noticed', 'of', ''];
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...cells])
    console.log(
      row
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    );
}

const since = performance.now();
const rows: Row[] = [];
for (const id of rulesetIds)
  if (options.ruleset === undefined || options.ruleset === id) rows.push(...(await rowsOf(id)));
await crew.close();
print(rows);
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(rows, null, 1)}\n`);
const told = faults(rows);
for (const fault of told) console.log(fault);
console.log(
  `${((performance.now() - since) / 1000).toFixed(0)} s${told.length === 0 ? '' : `, ${told.length} faults`}`,
);
if (told.length > 0 && !options.report) process.exitCode = 1;
