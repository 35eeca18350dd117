/**
 * @module
 * Rulesets from outside: what the maker of a further game, or of house rules, has to say, and what is filled in for them.
 */
import { z } from 'zod';
import { loadRuleset } from '../games/registry.ts';
import type { ChartConfig, RuleId, StateConfig } from '../machines/chart.ts';
import { formOf } from '../machines/log.ts';
import type {
  BaseFacts,
  Claims,
  Constraint,
  Dealer,
  Frame,
  HeaderFinding,
  Ruleset,
  Slice,
  Slips,
} from '../machines/ruleset.ts';
import type { Stated } from '../mutants/stated.ts';
import type { Source } from '../rules/book.ts';
import type { Rule } from '../rules/schema.ts';
import type { Json } from '../schemas/json.ts';
import { spelling } from '../schemas/move.ts';

/** A book that rules stand in. Of several the first decides where they disagree. */
export interface SourceBook {
  /** in capitals, digits, dots and hyphens, such as `LRR-1.1` */
  readonly id: string;
  readonly name: string;
  /** its name in German; left out: the same */
  readonly de?: string;
}

/** One rule of the index: one statement that can be checked, in words of one's own. */
export interface RuleRow extends Partial<Omit<Rule, 'id' | 'entry' | 'statement'>> {
  /** `<ruleset>.<entry>.<number>`, as `tic-tac-toe.turns.1` */
  readonly id: RuleId;
  /** the heading under which the book has it */
  readonly entry: string;
  readonly statement: string;
}

/** A log that shows a rule at work. */
export interface Example extends Stated {
  /** the rule that is shown */
  readonly rule: RuleId;
  /** one sentence: what happens */
  readonly shows: string;
  /** parts of the header; the seats are `ann` and `ben` unless it says otherwise */
  readonly header?: object;
  readonly moves: readonly { readonly type: string; readonly [word: string]: unknown }[];
}

/** What every ruleset from outside says of itself. */
interface Common {
  /** in kebab-case: what logs call it, and what the ids of its rules begin with */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** its books, the one that decides first */
  readonly sources: readonly SourceBook[];
  readonly rules: readonly RuleRow[];
  /** logs that show its rules: what `rules coverage` counts */
  readonly examples?: readonly Example[];
}

/** A further game. `F`: what lies on the table, as plain JSON. */
export interface GameDefinition<F extends BaseFacts> extends Common {
  /** its procedures, by the entries of the rulebook: charts, moves, constraints, effects */
  readonly slices: Readonly<Record<string, Slice<F>>>;
  /** the zod schema of the facts, for claims and reports */
  readonly position: z.ZodObject;
  /** what a log's header may say beside format, ruleset, version, title, notes and seats */
  readonly header?: z.ZodRawShape;
  /** the facts with which a game begins; `header` has passed the schema */
  begin(header: { readonly seats: readonly string[]; readonly [part: string]: unknown }): F;
  /** somebody has won by now: procedures are left, and the root chart gets the event `over` (left out: never) */
  over?(facts: F): boolean;
  /** the chart of the whole game (`game` unless said otherwise), of what is possible at any time, and of the agenda */
  readonly root?: string;
  readonly standing?: string;
  readonly agenda?: string;
  /** what a log may set in `options`, in words */
  readonly options?: Readonly<Record<string, string>>;
  readonly claims?: Partial<Claims<F>>;
  readonly slips?: Partial<Slips<F>>;
  /** how games are simulated; left out: with any of the moves that are listed */
  readonly dealer?: Partial<Dealer<F>>;
}

/** A game of this package, or one that was added, with other rules. */
export interface HouseRules extends Common {
  /** the ruleset that is changed: `outer-rim` */
  readonly of: string;
  /**
   * by a rule of that ruleset, what takes its place: the id of a rule of one's own, which is cited from then on, and what it
   * asks (`() => true`: nothing). `F` is for the maker to know.
   */
  readonly instead: Readonly<Record<RuleId, { readonly rule: RuleId; readonly check: Constraint<never> }>>;
}

/** A ruleset from outside, as `addRuleset` and `--ruleset-module` take it. */
export interface DefinedRuleset {
  readonly kind: typeof KIND;
  readonly ruleset: Ruleset<BaseFacts>;
  readonly sources: readonly Source[];
  readonly rules: readonly Rule[];
  readonly examples: readonly Example[];
  /** the ruleset that it changes; null: it is a game of its own */
  readonly of: string | null;
}

export const KIND = 'outer-rim-referee/ruleset/1';

/** Something is wrong with a ruleset from outside; the message is for its maker. */
export class RulesetError extends Error {
  override name = 'RulesetError';
}

/** A seat's name. Names that every object inherits are refused: facts may be records by seat. */
const Seat = z
  .string()
  .min(1)
  .max(64)
  .refine((name) => !(name in {}), 'this word cannot serve as a name');

/** The words with which the slices of a further game declare its moves: `decision` of a seat, and `chance`. */
export function movesOf(id: string) {
  return spelling(prefixOf(id), Seat);
}

/** The names of a ruleset's schemas begin with its id: `tic-tac-toe` → `TicTacToe`. */
function prefixOf(id: string): string {
  return id.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** What has to be said of every ruleset, of house rules, and of a further game. */
const COMMON = { id: 'text', name: 'text', version: 'text', sources: 'list', rules: 'list' } as const;
const HOUSE_RULES = { ...COMMON, of: 'text', instead: 'object' } as const;
const GAME = { ...COMMON, slices: 'object', position: 'object', begin: 'function' } as const;
const KINDS = {
  text: (value: unknown) => typeof value === 'string',
  list: (value: unknown) => Array.isArray(value),
  object: (value: unknown) => typeof value === 'object' && value !== null,
  function: (value: unknown) => typeof value === 'function',
} as const;

/**
 * A ruleset, of what its maker says of it: a further game, or one that there is with house rules. It is plain data and pure
 * functions; `addRuleset` makes the referee know it. Throws RulesetError for an id that is none, for a member that is
 * missing, and for what it changes that is not there.
 */
export function defineRuleset<F extends BaseFacts>(definition: GameDefinition<F> | HouseRules): DefinedRuleset {
  if (typeof definition !== 'object' || definition === null) throw new RulesetError('a ruleset is an object');
  for (const [member, kind] of Object.entries('of' in definition ? HOUSE_RULES : GAME)) {
    const value = (definition as unknown as Readonly<Record<string, unknown>>)[member];
    if (!KINDS[kind](value))
      throw new RulesetError(`"${member}" has to be there, as ${kind === 'object' ? 'an' : 'a'} ${kind}`);
  }
  if (!ID.test(definition.id)) throw new RulesetError(`"${definition.id}" is no id: it is written in kebab-case`);
  const ruleset = 'of' in definition ? houseRuled(definition) : furtherGame(definition);
  return {
    kind: KIND,
    ruleset: ruleset as unknown as Ruleset<BaseFacts>,
    sources: definition.sources.map(({ id, name, de = name }, at) => ({
      id,
      names: { en: name, de },
      rank: at + 1,
      url: null,
    })),
    rules: definition.rules.map((row) => completed(row, definition.sources[0]?.id ?? '')),
    examples: definition.examples ?? [],
    of: 'of' in definition ? definition.of : null,
  };
}

/** A row of the rule index, with what goes without saying. */
function completed(row: RuleRow, source: string): Rule {
  const [ruleset = '', entry = ''] = row.id.split('.');
  return {
    source,
    page: null,
    kind: 'constraint',
    topics: [ruleset, entry],
    option: null,
    check: 'log',
    de: null,
    conflicts: [],
    ...row,
  };
}

/** The chart of a game in which nothing is possible at any time. */
const NOTHING: ChartConfig = {
  id: 'standing',
  description: 'What is possible at any time: nothing.',
  initial: 'open',
  states: { open: {} },
};

function furtherGame<F extends BaseFacts>(definition: GameDefinition<F>): Ruleset<F> {
  const { id, name, version, options = {}, root = 'game', standing, agenda, position, claims, slips } = definition;
  const slices: Readonly<Record<string, Slice<F>>> =
    standing === undefined ? { ...definition.slices, standing: { charts: [NOTHING] } } : definition.slices;
  const charts = Object.values(slices).flatMap((slice) => slice.charts ?? []);
  const frames: Frame[] = [{ chart: root, state: firstOf(charts.find((chart) => chart.id === root)) }];
  const shape = {
    format: z.literal('referee-log/1'),
    ruleset: z.literal(id),
    version: z.string().max(20).optional(),
    title: z.string().max(300).optional(),
    notes: z.string().max(10_000).optional(),
    seats: z.array(Seat).min(1).max(20).describe('the seats in turn order'),
    ...definition.header,
  };
  const move = 'One move: a decision of a seat, or a chance outcome that the table saw.';
  return {
    id,
    name,
    version,
    options,
    slices,
    stack: {
      root,
      standing: standing ?? NOTHING.id,
      ...(agenda === undefined ? {} : { agenda }),
      over: (facts) => definition.over?.(facts) ?? false,
    },
    schemas: {
      log: formOf(slices, { prefix: prefixOf(id), move, log: `A recorded game of ${name}.`, header: shape }),
      position,
    },
    header: {
      open: (log) => ({ ...opened(definition.begin(log as Parameters<typeof definition.begin>[0])), frames }),
    },
    claims: { doubt: () => null, claimable: Object.keys(position.shape), ...claims },
    slips: { resume: () => [], ...slips },
    simulate: (_draw, parts) => ({
      header: { format: 'referee-log/1', seats: ['ann', 'ben'], ...parts, ruleset: id } as Json,
      dealer: {
        deal: (_facts, listed, draw) => oneOf(listed, draw)?.move ?? { type: '' },
        decide: (_facts, listed, draw) => oneOf(listed, draw)?.move ?? null,
        ...definition.dealer,
      },
    }),
  };
}

function opened<F>(facts: F): { facts: F; findings: readonly HeaderFinding[] } {
  return { facts, findings: [] };
}

function oneOf<T>(all: readonly T[], draw: (n: number) => number): T | undefined {
  return all[draw(all.length)];
}

/** The leaf in which a chart begins. */
function firstOf(state: StateConfig | undefined): string {
  const { initial } = state ?? {};
  if (initial === undefined) return '';
  const within = firstOf(state?.states?.[initial]);
  return within === '' ? initial : `${initial}.${within}`;
}

/** A ruleset with other rules in the place of some of its own. */
function houseRuled({ of, id, name, version, instead }: HouseRules): Ruleset<BaseFacts> {
  const base = loadRuleset(of);
  if (base === undefined) throw new RulesetError(`"of" names the ruleset "${of}", which nobody here knows`);
  const left = new Set(Object.keys(instead));
  const other = (rule: string): string => instead[rule as RuleId]?.rule ?? rule;
  const slices = Object.entries(base.slices).map(([entry, slice]): [string, Slice<BaseFacts>] => {
    const constraints = Object.entries(slice.constraints ?? {}).map(([rule, check]): [string, typeof check] => {
      left.delete(rule);
      const replaced = Object.hasOwn(instead, rule) ? instead[rule as RuleId] : undefined;
      return replaced === undefined ? [rule, check] : [replaced.rule, replaced.check as unknown as typeof check];
    });
    const charts = slice.charts?.map((chart) => renamed(chart, other) as ChartConfig);
    return [
      entry,
      {
        ...slice,
        ...(slice.constraints === undefined ? {} : { constraints: Object.fromEntries(constraints) }),
        ...(charts === undefined ? {} : { charts }),
      },
    ];
  });
  const [strange] = left;
  if (strange !== undefined)
    throw new RulesetError(`"instead" names ${strange}, which is no rule that ${of} asks of moves`);
  return {
    ...base,
    id,
    name,
    version,
    slices: Object.fromEntries(slices),
    schemas: {
      ...base.schemas,
      log: base.schemas.log.extend({ ruleset: z.literal(id) }).meta({ id: `${prefixOf(id)}Log` }),
    },
    simulate: (draw, parts) => {
      const { header, dealer } = base.simulate(draw, parts);
      return { header: { ...(header as { [part: string]: Json }), ruleset: id }, dealer };
    },
  };
}

/** A chart in which rules have other names. */
function renamed(value: unknown, other: (rule: string) => string): unknown {
  if (typeof value === 'string') return other(value);
  if (Array.isArray(value)) return value.map((item) => renamed(item, other));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renamed(item, other)]));
}
