/**
 * @module
 * Everything that shows a ruleset at work and says what must come of it: the examples and the cards of the tests, and the
 * fixtures with their golden reports. Each can be asked whether a changed ruleset still does what it says.
 */
import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { RuleId } from '../machines/chart.ts';
import type { BaseFacts } from '../machines/ruleset.ts';
import type { Compiled } from '../referee/compile.ts';
import { viewOf, windowsClosed } from '../referee/play.ts';
import { checkLog, readLog } from '../referee/read.ts';
import { HeaderProblem, type Log, type Verification, verify } from '../referee/verify.ts';
import type { Json } from '../schemas/json.ts';
import { fixturesOf } from '../scripts/golden.ts';

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
  const { breaks, also, doubtful, final } = stated;
  if (
    !isDeepStrictEqual(
      found.violations.map(({ rule }) => rule),
      breaks ?? [],
    )
  )
    return false;
  const beside = new Set(found.violations.flatMap((violation) => violation.also));
  if (also !== undefined && !isDeepStrictEqual(beside, new Set(also))) return false;
  const doubts = found.unverifiable.filter(({ reason }) => breaks === undefined || !reason.startsWith('depends on'));
  if (isList(doubtful)) {
    const unsure = doubts.flatMap(({ rule }) => (rule === undefined ? [] : [rule]));
    if (!isDeepStrictEqual(unsure, doubtful)) return false;
  } else if (doubtful === true ? found.unverifiable.length === 0 : doubts.length > 0) return false;
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
function trying(holds: Shown['holds']): Shown['holds'] {
  return (game) => {
    try {
      return holds(game);
    } catch {
      return false;
    }
  };
}

function stating(name: string, from: Shown['from'], stated: Stated, written: unknown): Shown {
  const log = parsed(written, name);
  const claims = log.moves.some(({ expect }) => expect !== undefined);
  return {
    name,
    from,
    rule: stated.rule ?? null,
    breaks: stated.breaks ?? null,
    exact: stated.final !== undefined || claims,
    moves: log.moves.length,
    holds: trying((game) => bearsOut(game, stated, verify(game, log))),
  };
}

/** What a report says of a log. */
function reported(game: Compiled<BaseFacts>, log: Log): unknown {
  try {
    const { verdict, violations, unverifiable, position } = verify(game, log);
    return { verdict, violations, unverifiable, final: viewOf(game, windowsClosed(game, position).position) };
  } catch (error) {
    if (error instanceof HeaderProblem) return { problems: error.problems };
    throw error;
  }
}

/** A fixture: the golden report is what `game` says of it, which `tests/fixtures.test.ts` holds to be so. */
function recorded(name: string, text: string, game: Compiled<BaseFacts>): Shown[] {
  const read = readLog(text);
  if (!read.ok) return [];
  const { log } = read.value;
  let golden: string | undefined;
  const now = (under: Compiled<BaseFacts>): string => JSON.stringify(reported(under, log));
  return [
    {
      name,
      from: 'fixture',
      rule: null,
      breaks: null,
      exact: true,
      moves: log.moves.length,
      holds: trying((under) => {
        golden ??= now(game);
        return now(under) === golden;
      }),
    },
  ];
}

interface Module {
  readonly examples?: readonly Stated[];
  /** logs of cards at work, each with what must come of it */
  readonly cards?: readonly (Stated & { readonly log: unknown })[];
}

/** Everything that shows this ruleset at work, the shortest logs first. */
export async function shownOf(ruleset: string, game: Compiled<BaseFacts>): Promise<Shown[]> {
  const folder = new URL(`../tests/${ruleset}/`, import.meta.url);
  const { logOf } = (await import(new URL('example.ts', folder).href)) as { logOf: (stated: Stated) => unknown };
  const all: Shown[] = [];
  const files = readdirSync(new URL('examples/', folder)).filter((file) => file.endsWith('.ts'));
  for (const file of files.sort()) {
    const { examples = [] } = (await import(new URL(`examples/${file}`, folder).href)) as Module;
    for (const stated of examples)
      all.push(stating(`${file}: ${stated.rule}: ${stated.shows}`, 'example', stated, logOf(stated)));
  }
  if (readdirSync(folder).includes('cards.ts')) {
    const { cards = [] } = (await import(new URL('cards.ts', folder).href)) as Module;
    for (const { log, ...stated } of cards) all.push(stating(`cards.ts: ${stated.shows}`, 'card', stated, log));
  }
  for (const { kind, name, text } of fixturesOf(ruleset)) all.push(...recorded(`${kind}/${name}`, text, game));
  return all.sort((a, b) => a.moves - b.moves);
}
