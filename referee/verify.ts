/**
 * @module
 * Verifying a log: every move is ruled, its consequences computed and its claims compared. After a breach reading goes on,
 * and the report says how.
 */
import type { RuleId } from '../machines/chart.ts';
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import type { Json } from '../schemas/json.ts';
import { pointerOf } from '../schemas/json.ts';
import type { Compiled } from './compile.ts';
import { nearestLegal } from './legal.ts';
import { begin, carryOut, type Note, type Position, type Ruling, rule, settle } from './play.ts';

/** How reading went on after a breach. */
export type Resumed =
  | { how: 'as-recorded' }
  | { how: 'skipped' }
  | { how: 'claim-taken' }
  | { how: 'claim-left' }
  | { how: 'elsewhere'; says: string }
  | { how: 'header' };

export interface Violation {
  readonly rule: RuleId;
  /** the place in `moves`; null for the header */
  readonly entry: number | null;
  readonly pointer: string;
  readonly seat: string | null;
  readonly facts: Readonly<Record<string, Json>>;
  /** other rules on which the same fact rests */
  readonly also: readonly RuleId[];
  readonly resumed: Resumed;
  readonly legal: readonly Move[];
  /** what the header's own words are, for a breach of the header */
  readonly message?: string;
}

export interface Unverifiable {
  readonly entry: number | null;
  readonly pointer: string;
  readonly reason: string;
  readonly rule?: RuleId;
}

export interface Verification<F> {
  readonly verdict: 'legal' | 'violation' | 'unverifiable';
  readonly moves: number;
  readonly violations: readonly Violation[];
  readonly unverifiable: readonly Unverifiable[];
  readonly position: Position<F>;
  /** rules that were asked or carried out; only when asked for */
  readonly touched: ReadonlySet<RuleId>;
}

/** How many of the following entries are looked at to find out where the log stands after a breach. */
const LOOKAHEAD = 6;

/** A header that leaves no position to begin from. */
export class HeaderProblem extends Error {
  override name = 'HeaderProblem';
  readonly problems: readonly { pointer: string; message: string }[];
  constructor(problems: readonly { pointer: string; message: string }[]) {
    super(problems.map((problem) => problem.message).join('; '));
    this.problems = problems;
  }
}

export interface Log {
  readonly moves: readonly Move[];
}

interface Watch {
  readonly touched?: Set<RuleId>;
  /** called with each position that is reached (the same object throughout; copy what you keep) */
  readonly reached?: (entry: number, position: Position<BaseFacts>) => void;
}

/** Opens a log's header, or throws HeaderProblem when it cannot be used. */
export function openLog<F extends BaseFacts>(game: Compiled<F>, log: Log): ReturnType<typeof begin<F>> {
  const opened = begin(game, log);
  const problems = opened.findings.filter((finding) => finding.kind === 'problem');
  if (problems.length > 0) throw new HeaderProblem(problems);
  return opened;
}

/** Verifies a log that has passed its schema. Throws HeaderProblem only. */
export function verify<F extends BaseFacts>(game: Compiled<F>, log: Log, watch: Watch = {}): Verification<F> {
  const { position: start, findings } = openLog(game, log);
  const violations: Violation[] = [];
  const unverifiable: Unverifiable[] = [];
  const touched = watch.touched ?? new Set<RuleId>();
  for (const finding of findings) {
    const { pointer, message, rule: id } = finding;
    if (finding.kind === 'violation' && id !== undefined) {
      violations.push({
        rule: id,
        entry: null,
        pointer,
        seat: null,
        facts: finding.facts ?? {},
        also: [],
        resumed: { how: 'header' },
        legal: [],
        message,
      });
    } else unverifiable.push({ entry: null, pointer, reason: message, ...(id === undefined ? {} : { rule: id }) });
  }

  let position = start;
  // The entry of a breach after which the log could not be followed: what depends on it is not ruled.
  let lostSince: number | null = null;
  log.moves.forEach((move, entry) => {
    const pointer = `/moves/${entry}`;
    const seat = move.seat ?? null;
    let notes: readonly Note[] = [];
    let silent = false;
    const ruling = rule(game, position, move);
    if (watch.touched !== undefined) touch(touched, ruling);
    if (ruling.kind === 'accepted') {
      lostSince = null;
      for (const doubt of ruling.doubts) unverifiable.push({ entry, pointer, ...doubt });
      ({ position, notes } = carryOut(game, ruling.position, move, ruling));
    } else {
      if (lostSince !== null && ruling.transition === null) {
        unverifiable.push({
          entry,
          pointer,
          reason: `depends on the breach at entry ${lostSince}, after which the log could not be followed`,
        });
        return;
      }
      silent = true;
      const legal = nearestLegal(game, position, move);
      const way = readOn(game, position, move, ruling, log.moves.slice(entry + 1, entry + 1 + LOOKAHEAD));
      for (const [index, breach] of ruling.breaches.entries()) {
        violations.push({
          rule: breach.rule,
          entry,
          pointer,
          seat,
          facts: breach.facts,
          also: breach.also ?? [],
          resumed: way.resumed,
          legal: index === 0 ? legal : [],
        });
      }
      for (const doubt of ruling.doubts) unverifiable.push({ entry, pointer, ...doubt });
      position = way.position;
      notes = way.notes;
      lostSince = way.resumed.how === 'skipped' ? entry : null;
      if (way.resumed.how === 'skipped') return;
    }
    if (watch.touched !== undefined) for (const note of notes) touched.add(note.rule);
    if (move.expect !== undefined) compare(game, position, move, entry, notes, silent, violations, unverifiable);
    watch.reached?.(entry, position);
  });

  const verdict = violations.length > 0 ? 'violation' : unverifiable.length > 0 ? 'unverifiable' : 'legal';
  return { verdict, moves: log.moves.length, violations, unverifiable, position, touched };
}

function touch<F>(touched: Set<RuleId>, ruling: Ruling<F>): void {
  for (const { id } of ruling.transition?.guard ?? []) touched.add(id);
  for (const id of ruling.transition?.rules ?? []) touched.add(id);
  for (const { rule: id, also } of ruling.breaches) for (const one of [id, ...(also ?? [])]) touched.add(one);
}

/** Where reading goes on after a refused move: as recorded if it can be; else the place that fits what follows best. */
function readOn<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  ruling: Ruling<F>,
  next: readonly Move[],
): { position: Position<F>; notes: readonly Note[]; resumed: Resumed } {
  if (ruling.transition !== null && ruling.possible) {
    return { ...carryOut(game, ruling.position, move, ruling), resumed: { how: 'as-recorded' } };
  }
  const ways: { position: Position<F>; notes: readonly Note[]; resumed: Resumed }[] = [];
  for (const place of game.ruleset.resume(position.facts, move)) {
    const facts = game.ruleset.copy(position.facts);
    place.change(facts);
    const frames = place.frames.slice();
    settle(game, frames, { facts, asRecorded: true, note: () => {} });
    const there = rule(game, { frames, facts }, move);
    if (there.transition === null || !there.possible) continue;
    ways.push({ ...carryOut(game, there.position, move, there), resumed: { how: 'elsewhere', says: place.says } });
  }
  ways.push({ position, notes: [], resumed: { how: 'skipped' } });
  const [best] = ways
    .map((way, index) => ({ way, index, score: followed(game, way.position, next) }))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  return best?.way ?? { position, notes: [], resumed: { how: 'skipped' } };
}

/** How many of the next moves could be followed from here. */
function followed<F extends BaseFacts>(game: Compiled<F>, from: Position<F>, next: readonly Move[]): number {
  let position: Position<F> = { frames: from.frames, facts: game.ruleset.copy(from.facts) };
  let count = 0;
  for (const move of next) {
    const ruling = rule(game, position, move);
    if (ruling.transition === null || !ruling.possible) continue;
    count += 1;
    ({ position } = carryOut(game, ruling.position, move, ruling));
  }
  return count;
}

interface Mismatch {
  readonly path: readonly (string | number)[];
  readonly claimed: Json;
  readonly found: Json | undefined;
}

/** The claims that differ from the facts. Objects are compared by the members that are claimed, lists item by item. */
function* mismatches(claimed: Json, found: Json | undefined, path: readonly (string | number)[]): Iterable<Mismatch> {
  if (typeof claimed === 'object' && claimed !== null && !Array.isArray(claimed)) {
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) {
      for (const [key, value] of Object.entries(claimed))
        yield* mismatches(value, Object.hasOwn(found, key) ? found[key] : undefined, [...path, key]);
      return;
    }
  } else if (Array.isArray(claimed) && Array.isArray(found) && claimed.length === found.length) {
    for (const [index, value] of claimed.entries()) yield* mismatches(value, found[index], [...path, index]);
    return;
  } else if (JSON.stringify(claimed) === JSON.stringify(found)) return;
  yield { path, claimed, found };
}

function startsWith(path: readonly (string | number)[], prefix: readonly (string | number)[]): boolean {
  return prefix.every((part, index) => String(path[index]) === String(part));
}

/** Compares a move's claims with the facts after it; what the rules leave open is learned from the claim. */
function compare<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  entry: number,
  notes: readonly Note[],
  silent: boolean,
  violations: Violation[],
  unverifiable: Unverifiable[],
): void {
  const claimed = move.expect as Json;
  for (const { path, claimed: value, found } of mismatches(claimed, game.ruleset.view(position.facts), [])) {
    const pointer = `/moves/${entry}/expect${pointerOf(path)}`;
    if (found === undefined) {
      unverifiable.push({ entry, pointer, reason: `a position has no fact at ${pointerOf(path)}` });
      continue;
    }
    const doubt = found === null || silent ? null : game.ruleset.doubtOfClaim(position.facts, path);
    const taken = takeOver(game, position.facts, path, value);
    if (taken === 'not-a-fact') {
      unverifiable.push({
        entry,
        pointer,
        reason: `what is claimed at ${pointerOf(path)} does not have the form of that fact`,
      });
    } else if (found === null) {
      // A fact that nobody knew is learned from the claim.
      if (taken === 'kept')
        unverifiable.push({
          entry,
          pointer,
          reason: `nobody knows the fact at ${pointerOf(path)}, and a claim cannot settle it`,
        });
    } else if (doubt !== null) unverifiable.push({ entry, pointer, reason: doubt });
    // After a breach of the same move the log's own word is taken without a second report.
    if (found === null || silent || doubt !== null) continue;
    const rules = notes
      .filter((note) => startsWith(path, note.path) || startsWith(note.path, path))
      .map((note) => note.rule);
    const settled = rules.at(-1) ?? 'log.the-move-log.1';
    violations.push({
      rule: settled,
      entry,
      pointer,
      seat: move.seat ?? null,
      facts: { fact: path.join('.'), claimed: value, found },
      also: [...new Set(rules)].filter((id) => id !== settled),
      resumed: { how: taken === 'taken' ? 'claim-taken' : 'claim-left' },
      legal: [],
    });
  }
}

/**
 * Puts a claimed value in the place of a fact, where the ruleset lets claims settle it (`kept` otherwise) and the position
 * still has the form of a position (`not-a-fact` otherwise).
 */
function takeOver<F extends BaseFacts>(
  game: Compiled<F>,
  facts: F,
  path: readonly (string | number)[],
  value: Json,
): 'taken' | 'kept' | 'not-a-fact' {
  const trial = game.ruleset.copy(facts);
  if (
    !assign(trial as unknown as Json, path, value) ||
    !game.ruleset.position.safeParse(game.ruleset.view(trial)).success
  )
    return 'not-a-fact';
  if (!game.ruleset.claimable.includes(String(path[0]))) return 'kept';
  assign(facts as unknown as Json, path, value);
  return 'taken';
}

function assign(root: Json, path: readonly (string | number)[], value: Json): boolean {
  let at: Json | undefined = root;
  for (const part of path.slice(0, -1)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return false;
    at = (at as { [key: string]: Json })[String(part)];
  }
  const last = path.at(-1);
  if (last === undefined || typeof at !== 'object' || at === null || !Object.hasOwn(at, last)) return false;
  (at as { [key: string]: Json })[String(last)] = structuredClone(value);
  return true;
}
