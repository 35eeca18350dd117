/**
 * @module
 * Counts the sequences of legal moves from fixed positions, depth by depth (the way chess programs count to find a faulty
 * generator): `fixtures/<ruleset>/perft.json` names positions of the fixture games and holds their counts. A move with open
 * parts counts once, as it is listed; an ability at a moment of its own is possible everywhere and not counted. With `--check` it only compares.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { BaseFacts } from '../machines/ruleset.ts';
import { positionsAfter, readText } from '../referee/ask.ts';
import type { Compiled } from '../referee/play/compile.ts';
import { legalMoves } from '../referee/play/legal.ts';
import { type Position, play } from '../referee/play/play.ts';
import { rulesetIds } from '../referee/play/rulesets.ts';

export interface PerftRow {
  readonly name: string;
  /** a fixture log, and the entry after which the counting begins (-1: its start) */
  readonly log: string;
  readonly at: number;
  /** the number of sequences of one move, two moves, … */
  readonly counts: readonly number[];
}

const fixtures = new URL('../fixtures/', import.meta.url);
const fileOf = (ruleset: string): URL => new URL(`${ruleset}/perft.json`, fixtures);

/** The rows of a ruleset's table. */
export function perftRows(ruleset: string): readonly PerftRow[] {
  return existsSync(fileOf(ruleset)) ? (JSON.parse(readFileSync(fileOf(ruleset), 'utf8')) as readonly PerftRow[]) : [];
}

function count(game: Compiled<BaseFacts>, position: Position<BaseFacts>, depth: number, counts: number[]): void {
  // What is possible beside whatever is under way leads back to where it was.
  const legal = legalMoves(game, position).filter(({ move }) => !game.beside.has(move.type));
  counts[0] = (counts[0] ?? 0) + legal.length;
  if (depth <= 1) return;
  const deeper = counts.slice(1);
  for (const { move } of legal) count(game, play(game, position, move).position, depth - 1, deeper);
  counts.splice(1, deeper.length, ...deeper);
}

/** The counts of a row, to its own depth. */
export function perft(ruleset: string, row: PerftRow): number[] {
  const read = readText(readFileSync(new URL(`${ruleset}/${row.log}`, fixtures), 'utf8'));
  const found = read.ok ? positionsAfter(read.value, row.at) : read;
  const [position] = found.ok ? (found.value as readonly Position<BaseFacts>[]) : [];
  if (!read.ok || position === undefined) throw new Error(`${row.log}: ${JSON.stringify(found)}`);
  const counts = row.counts.map(() => 0);
  count(read.value.game, position, counts.length, counts);
  return counts;
}

if (import.meta.main) {
  for (const ruleset of rulesetIds) {
    const rows = perftRows(ruleset).map((row) => ({ ...row, counts: perft(ruleset, row) }));
    const text = `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`;
    for (const row of rows)
      console.log(`${ruleset}  ${row.name.padEnd(44)} ${row.counts.map((n) => String(n).padStart(8)).join('')}`);
    if (!existsSync(fileOf(ruleset)) || readFileSync(fileOf(ruleset), 'utf8') === text) continue;
    if (process.argv.includes('--check')) {
      console.error(`fixtures/${ruleset}/perft.json is stale: run npm run perft and look at the difference`);
      process.exitCode = 1;
    } else writeFileSync(fileOf(ruleset), text);
  }
}
