/**
 * @module
 * What is stated of a log: the rules that it breaks, its doubts, a part of its closing position. Each can be asked whether a
 * changed ruleset still bears it out.
 */
import type { RuleId } from '../machines/chart.ts';
import type { BaseFacts } from '../machines/ruleset.ts';
import { checkLog } from '../referee/log/read.ts';
import type { Compiled } from '../referee/play/compile.ts';
import { legalMoves } from '../referee/play/legal.ts';
import { viewOf, windowsClosed } from '../referee/play/play.ts';
import { Work } from '../referee/play/work.ts';
import { type Log, type Verification, verify } from '../referee/reading/verify.ts';
import { type Json, sameJson } from '../schemas/json.ts';

/** One log, with what must come of it. */
export interface Shown {
  /** where it stands, and what it shows */
  readonly name: string;
  readonly from: 'example' | 'card' | 'fixture';
  /** the rule that an example shows */
  readonly rule: RuleId | null;
  /** the rules of the violations that an example states; null: none is stated */
  readonly breaks: readonly RuleId[] | null;
  /** it states a part of the closing position, or of a position on the way */
  readonly exact: boolean;
  readonly moves: number;
  /** true when the ruleset does what is stated; one that cannot read the log to its end does not */
  holds(game: Compiled<BaseFacts>): boolean;
}

/** What a test states about a log, in the form of the examples. */
export interface Stated {
  readonly rule?: RuleId;
  readonly shows?: string;
  readonly breaks?: readonly RuleId[];
  readonly also?: readonly RuleId[];
  readonly doubtful?: true | readonly RuleId[];
  readonly final?: Readonly<Record<string, unknown>>;
  /** types of moves of which some are legal where it stands in the end */
  readonly lists?: readonly string[];
}

/** True when an object has at least the expected members, and each list just the expected items. */
export function matches(found: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return Object.is(found, expected);
  if (typeof found !== 'object' || found === null) return false;
  if (Array.isArray(expected))
    return (
      Array.isArray(found) &&
      found.length === expected.length &&
      expected.every((item, index) => matches(found[index], item))
    );
  return Object.entries(expected).every(
    ([key, value]) => Object.hasOwn(found, key) && matches((found as { [key: string]: unknown })[key], value),
  );
}

/** Whether what is stated of a log is what was found in it: the rules that are broken, doubts, closing facts. */
export function bearsOut(game: Compiled<BaseFacts>, stated: Stated, found: Verification<BaseFacts>): boolean {
  const { breaks, also, doubtful, final, lists = [] } = stated;
  const broken = found.violations.map(({ rule }) => rule);
  if (!sameJson(broken, breaks ?? [])) return false;
  const beside = new Set(found.violations.flatMap((violation) => violation.also));
  if (also !== undefined && !sameJson([...beside].sort(), [...new Set(also)].sort())) return false;
  const doubts = found.unverifiable.filter(({ reason }) => breaks === undefined || !reason.startsWith('depends on'));
  if (isList(doubtful)) {
    const unsure = doubts.flatMap(({ rule }) => (rule === undefined ? [] : [rule]));
    if (!sameJson(unsure, doubtful)) return false;
  } else if (doubtful === true ? found.unverifiable.length === 0 : doubts.length > 0) return false;
  const legal = lists.length === 0 ? [] : legalMoves(game, found.position).map(({ move }) => move.type);
  if (!lists.every((type) => legal.includes(type))) return false;
  return final === undefined || matches(viewOf(game, windowsClosed(game, found.position).position), final);
}

function isList(doubtful: Stated['doubtful']): doubtful is readonly RuleId[] {
  return Array.isArray(doubtful);
}

function parsed(value: unknown, name: string): Log {
  const read = checkLog(JSON.parse(JSON.stringify(value)) as Json);
  if (!read.ok)
    throw new Error(`${name}: ${read.problems.map(({ pointer, message }) => `${pointer}: ${message}`).join('; ')}`);
  return read.value.log;
}

/** A ruleset that cannot read a log does not do what is stated of it. */
export function trying(holds: Shown['holds']): Shown['holds'] {
  return (game) => {
    try {
      return holds(game);
    } catch {
      return false;
    }
  };
}

/** How many times the steps of a log may be spent: where functions are watched, no window of a chart merely closes. */
const WATCHED = 2;

/** A game whose functions may be watched, and that may spend more steps for that. */
export function watched(game: Compiled<BaseFacts>, log: Log): Compiled<BaseFacts> {
  return { ...game, work: new Work(log, undefined, WATCHED) };
}

export function stating(name: string, from: Shown['from'], stated: Stated, written: unknown): Shown {
  const log = parsed(written, name);
  const claims = log.moves.some(({ expect }) => expect !== undefined);
  return {
    name,
    from,
    rule: stated.rule ?? null,
    breaks: stated.breaks ?? null,
    exact: stated.final !== undefined || claims,
    moves: log.moves.length,
    holds: trying((game) => bearsOut(game, stated, verify(watched(game, log), log))),
  };
}
