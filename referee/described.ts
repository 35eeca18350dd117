/**
 * @module
 * What there is to say of a ruleset in a list.
 */
import type { BaseFacts } from '../machines/ruleset.ts';
import { rulesOf } from '../rules/index.ts';
import { FORMAT, moveTypes } from './log/read.ts';
import type { Compiled } from './play/compile.ts';
import { hashesFor } from './report.ts';

/** One game's rules at one version. */
export interface Described {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** the format of its logs */
  readonly format: string;
  /** what may stand in `options` of a log, in words */
  readonly options: Readonly<Record<string, string>>;
  /** every type of move */
  readonly moves: string[];
  /** the names of its statecharts */
  readonly machines: string[];
  /** how many rules its index has */
  readonly rules: number;
  /** as in the receipts of its reports */
  readonly hashes: { readonly rules: string; readonly machines: string };
}

/** A ruleset, described. */
export function described(game: Compiled<BaseFacts>): Described {
  const { id, name, version, options } = game.ruleset;
  return {
    id,
    name,
    version,
    format: FORMAT,
    options: { ...options },
    moves: moveTypes(game),
    machines: [...game.charts.keys()],
    rules: rulesOf(id).length,
    hashes: hashesFor(game),
  };
}
