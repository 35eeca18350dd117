/**
 * @module
 * `npm run bench -- --against COMMIT`: this tree and another commit of it, measured in turns in one run, each with its own
 * code, so that whatever else the machine does hits both alike. Both read the games that the other commit records: verdicts are
 * measured on those that neither condemns.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, type Row } from './measure.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** One row of both: the ratio of here to there, and how far it scatters over the rounds. */
export interface Compared {
  readonly name: string;
  readonly unit: string;
  /** medians of all rounds */
  readonly here: number;
  readonly there: number;
  /** the median of each round's ratio, the least and the greatest of them */
  readonly ratio: number;
  readonly least: number;
  readonly most: number;
  /** by which factor it is worse here than there (1.15: 15 %), whichever way the row goes; null where neither way is worse */
  readonly worse: number | null;
}

/** The rows of one round. */
export interface Round {
  readonly here: readonly Row[];
  readonly there: readonly Row[];
}

/** Whether more is better; null where neither is. */
function moreIsBetter({ required, unit }: Row): boolean | null {
  if (required !== null) return required.startsWith('>=');
  if (unit === 'logs/s') return true;
  return unit === '×' || unit === 'moves' ? null : false;
}

/** The rows that both have, compared round by round. */
export function compared(rounds: readonly Round[]): Compared[] {
  const valueIn = (rows: readonly Row[], name: string): number =>
    rows.find((row) => row.name === name)?.value ?? Number.NaN;
  return (rounds[0]?.here ?? []).flatMap((row) => {
    const pairs = rounds
      .map(({ here, there }) => [valueIn(here, row.name), valueIn(there, row.name)] as const)
      .filter(([here, there]) => Number.isFinite(here) && Number.isFinite(there));
    if (pairs.length === 0) return [];
    const ratios = pairs.map(([here, there]) => here / there);
    const ratio = median(ratios);
    const more = moreIsBetter(row);
    return [
      {
        name: row.name,
        unit: row.unit,
        here: median(pairs.map(([here]) => here)),
        there: median(pairs.map(([, there]) => there)),
        ratio,
        least: Math.min(...ratios),
        most: Math.max(...ratios),
        worse: more === null ? null : more ? 1 / ratio : ratio,
      },
    ];
  });
}

/** What is called worse: the bound of the issue that asked for this comparison. */
const WORSE = 1.15;

/** Compared rows for a terminal. */
export function asTable(rows: readonly Compared[]): string {
  const wide = Math.max(...rows.map(({ name }) => name.length));
  const shown = (value: number): string => value.toPrecision(3).padStart(9);
  return rows
    .map(({ name, unit, here, there, ratio, least, most, worse }) =>
      [
        name.padEnd(wide),
        `${shown(there)} → ${shown(here)}`,
        unit.padEnd(7),
        `× ${ratio.toFixed(2)}  (${least.toFixed(2)} to ${most.toFixed(2)})`,
        worse !== null && worse > WORSE ? `worse by ${Math.round((worse - 1) * 100)} %` : '',
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The exit code of `bench/run.ts` where it knows no such group. */
export const NO_SUCH_GROUP = 2;

function run(command: string, args: readonly string[], cwd: string, ends: readonly number[] = [0]): number {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stderr, error } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status === null || !ends.includes(status))
    throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${error ?? stderr}`);
  return status;
}

/** Gives a tree the packages of this one, but a bundle and compiled code of its own. */
function shareModules(tree: string): void {
  const [from, to] = [join(root, 'node_modules'), join(tree, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== '.cache') symlinkSync(join(from, name), join(to, name));
}

/** Gives another commit, ready to run, in a folder of its own for the time of a function. */
function checkedOut<T>(commit: string, use: (tree: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'referee-against-'));
  const tree = join(folder, 'tree');
  try {
    run('git', ['worktree', 'add', '--detach', tree, commit], root);
    const lock = (of: string): string => readFileSync(join(of, 'package-lock.json'), 'utf8');
    if (lock(tree) === lock(root)) shareModules(tree);
    else run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], tree);
    run(process.execPath, ['scripts/bundle.ts'], tree);
    return use(tree);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    run('git', ['worktree', 'prune'], root);
  }
}

/** Measures a group of rows in a tree, by the code of that tree. None where it has no such group. */
function measured(tree: string, group: string, file: string, further: readonly string[] = []): Row[] {
  const args = ['--expose-gc', 'bench/run.ts', '--only', group, '--json', file, ...further];
  if (run(process.execPath, args, tree, [0, NO_SUCH_GROUP]) === NO_SUCH_GROUP) return [];
  return JSON.parse(readFileSync(file, 'utf8')) as Row[];
}

/** The groups in which texts are judged: they are measured by this bench in both, so that it is the same texts. */
const JUDGED: readonly string[] = ['texts', 'growth'];

/** Measures groups of rows here and in another commit, in turns, and prints how they compare. */
export function against(commit: string, groups: readonly string[], rounds: number): void {
  checkedOut(commit, (tree) => {
    const file = join(tree, '..', 'rows.json');
    for (const group of groups) {
      const all: Round[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // Whoever goes first finds the machine as the other has left it: they take turns at that too.
        const first = round % 2 === 0 ? root : tree;
        const measure = (of: string): Row[] => {
          if (of === root) return measured(root, group, file, ['--games', tree]);
          return JUDGED.includes(group)
            ? measured(root, group, file, ['--games', tree, '--judge', tree])
            : measured(tree, group, file);
        };
        const one = measure(first);
        const other = measure(first === root ? tree : root);
        all.push(first === root ? { here: one, there: other } : { here: other, there: one });
      }
      const rows = compared(all);
      if (rows.length > 0) console.log(`${asTable(rows)}\n`);
    }
  });
}
