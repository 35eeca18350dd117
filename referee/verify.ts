/**
 * @module
 * Verifying a log: every move is ruled, its consequences computed and its claims compared. After a breach reading goes on,
 * and the report says how.
 */
import type { RuleId } from '../machines/chart.ts';
import type { BaseFacts, Draft, Move } from '../machines/ruleset.ts';
import type { Json } from '../schemas/json.ts';
import { copyJson, pointerOf } from '../schemas/json.ts';
import type { Compiled } from './compile.ts';
import { nearestLegal } from './legal.ts';
import { begin, carryOut, type Note, type Position, type Ruling, rule, settle, UNSAID, unsaidIn } from './play.ts';
import { copyOf, LOOKAHEAD, type Resumed, readOn, THOROUGH, type Way } from './read-on.ts';

export interface Violation {
  readonly rule: RuleId;
  /** the place in `moves`; null for the header */
  readonly entry: number | null;
  readonly pointer: string;
  readonly seat: string | null;
  readonly facts: Readonly<Record<string, Json>>;
  /** other rules on which the same fact rests */
  readonly also: readonly RuleId[];
  /** settled once the log has decided between several ways to read it */
  resumed: Resumed;
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

const CLAIM_TAKEN: Resumed = { how: 'claim-taken' };
const CLAIM_LEFT: Resumed = { how: 'claim-left' };

interface Watch {
  readonly touched?: Set<RuleId>;
  /** the last entry to be read; those after it only help to find out where the log stands after a breach */
  readonly until?: number;
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

  const dismiss = (violation: Violation): void => void violations.push(violation);
  const doubt = (found: Unverifiable): void => void unverifiable.push(found);
  // The readings of the log that nothing has refuted yet: one, until a breach leaves several. The first one is reported.
  let ways: Way<F>[] = [{ position: start, notes: [], resumed: { how: 'as-recorded' }, ahead: null }];
  // The violations of the last breach: how it was read on is not certain before the log has decided.
  let undecided: Violation[] = [];
  // The entry of a breach after which the log could not be followed: what depends on it is not ruled.
  let lostSince: number | null = null;
  let breaches = 0;

  const keep = (kept: Way<F>[]): void => {
    const [first] = kept;
    if (first === undefined) return;
    for (const violation of undecided) violation.resumed = first.resumed;
    ways = distinct(game, kept);
    if (ways.length === 1) undecided = [];
  };

  // What nearly every entry is: accepted in the only reading there is, with no claims. Says whether this one was.
  const followed = (way: Way<F> | undefined, move: Move, entry: number): boolean => {
    if (way === undefined || ways.length > 1 || undecided.length > 0 || way.ahead !== null) return false;
    if (move.expect !== undefined || watch.touched !== undefined) return false;
    const ruling = rule(game, way.position, move);
    if (ruling.kind !== 'accepted') return false;
    for (const found of ruling.doubts) doubt({ entry, pointer: `/moves/${entry}`, ...found });
    const { position } = carryOut(game, ruling.position, move, ruling, false);
    ways = [{ position, notes: [], resumed: way.resumed, ahead: null }];
    if (!ruling.standing) lostSince = null;
    watch.reached?.(entry, position);
    return true;
  };

  log.moves.slice(0, watch.until === undefined ? undefined : watch.until + 1).forEach((move, entry) => {
    if (followed(ways[0], move, entry)) return;
    const pointer = `/moves/${entry}`;
    const readings = ways
      .filter((way) => way.ahead !== entry)
      .map((way) => ({ way, position: way.position, ruling: rule(game, way.position, move) }));
    const [first] = readings;
    if (first !== undefined && watch.touched !== undefined) touch(touched, first.ruling);
    const ahead = ways.filter((way) => way.ahead === entry);
    const accepted = readings.filter(({ ruling }) => ruling.kind === 'accepted');
    if (ahead.length + accepted.length > 0) {
      const [told] = accepted;
      for (const found of ahead[0]?.doubts ?? told?.ruling.doubts ?? []) doubt({ entry, pointer, ...found });
      const went = accepted.map(({ way, ruling }) => ({ ...way, ...carryOut(game, ruling.position, move, ruling) }));
      if (ahead.length > 0 || told?.ruling.standing !== true) lostSince = null;
      keep([...ahead, ...claimedBy(game, went, move)]);
    } else if (first !== undefined) {
      const { position, ruling } =
        readings.find((one) => one.ruling.transition !== null && one.ruling.possible) ?? first;
      const dependsOn: number | null = ruling.transition === null || ruling.standing ? lostSince : null;
      if (dependsOn === null) {
        breaches += 1;
        const legal = nearestLegal(game, position, move);
        undecided = ruling.breaches.map(({ rule: id, facts, also = [] }, index) => ({
          rule: id,
          entry,
          pointer,
          seat: move.seat ?? null,
          facts,
          also,
          resumed: { how: 'skipped' },
          legal: index === 0 ? legal : [],
        }));
        undecided.forEach(dismiss);
        for (const found of ruling.doubts) doubt({ entry, pointer, ...found });
      } else {
        doubt({
          entry,
          pointer,
          reason: `depends on the breach at entry ${dependsOn}, after which the log could not be followed`,
        });
      }
      const next = log.moves.slice(entry + 1, entry + 1 + LOOKAHEAD);
      const context = { entry, previous: log.moves[entry - 1], next, thorough: breaches <= THOROUGH };
      const found = readOn(game, readings, move, context);
      lostSince = found[0]?.resumed.how === 'skipped' ? (dependsOn ?? entry) : null;
      keep(found.map((way) => (dependsOn === null ? way : { ...way, resumed: { how: 'skipped' } })));
      if (lostSince !== null) return;
    }
    const [{ notes } = { notes: [] }] = ways;
    if (watch.touched !== undefined) for (const note of notes) touched.add(note.rule);
    if (move.expect !== undefined) {
      const silent = accepted.length === 0;
      const before = violations.length;
      const [, ...others] = ways;
      ways = ways.flatMap((way, index) => {
        // An entry that was read ahead made its claims before the one that stands in front of it.
        if (way.ahead === entry) return [way];
        const { position, notes: closing } = closed(game, way.position, move.expect as Json);
        const learned = learn(game, position, move.expect as Json);
        const settled = [...way.notes, ...closing, ...learned.notes];
        const computed = { ...way, position: copyOf(game, learned.position), resumed: CLAIM_LEFT };
        const [wrong, unsure] = index === 0 ? [violations, unverifiable] : [[], []];
        compare(game, learned.position, move, entry, settled, silent, wrong, unsure);
        const claimed = { ...way, position: learned.position };
        const taken = violations.slice(before).some(({ resumed }) => resumed.how === 'claim-taken');
        return index > 0 || !taken || others.length > 0 ? [claimed] : [{ ...claimed, resumed: CLAIM_TAKEN }, computed];
      });
      // Either the claim is a slip of the pen or what came before it: the log's next words decide.
      if (ways.length > 1 && others.length === 0)
        undecided = violations.slice(before).filter(({ resumed }) => resumed.how === 'claim-taken');
    }
    const [reported] = ways;
    if (reported !== undefined) watch.reached?.(entry, reported.position);
  });
  const { position } = ways[0] ?? { position: start };

  const verdict = violations.length > 0 ? 'violation' : unverifiable.length > 0 ? 'unverifiable' : 'legal';
  return { verdict, moves: log.moves.length, violations, unverifiable, position, touched };
}

function touch<F>(touched: Set<RuleId>, ruling: Ruling<F>): void {
  for (const { id } of ruling.transition?.guard ?? []) touched.add(id);
  for (const id of ruling.transition?.rules ?? []) touched.add(id);
  for (const { rule: id, also } of ruling.breaches) for (const one of [id, ...(also ?? [])]) touched.add(one);
}

/** Readings that stand in the same position are one. */
function distinct<F extends BaseFacts>(game: Compiled<F>, ways: readonly Way<F>[]): Way<F>[] {
  if (ways.length < 2) return [...ways];
  const seen = new Map<string, Way<F>>();
  for (const way of ways) {
    const key = JSON.stringify([way.ahead, way.position.frames, game.ruleset.view(way.position.facts)]);
    if (!seen.has(key)) seen.set(key, way);
  }
  return [...seen.values()];
}

/** Of several readings those that contradict the claims of a move least. */
function claimedBy<F extends BaseFacts>(game: Compiled<F>, ways: readonly Way<F>[], move: Move): Way<F>[] {
  if (ways.length < 2 || move.expect === undefined) return [...ways];
  const scored = ways.map((way) => ({ way, wrong: wrongClaims(game, way.position, move.expect as Json) }));
  const fewest = Math.min(...scored.map(({ wrong }) => wrong));
  return scored.filter(({ wrong }) => wrong === fewest).map(({ way }) => way);
}

/** The frames of the game and of its turn: a claim never ends a step of these, where its player may still do more. */
const TURN = 2;

/**
 * The position of which a move's claims speak. What closes a called procedure and may be left unsaid ("compare the damage")
 * may be what they claim already: then it has happened.
 */
function closed<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
): { position: Position<F>; notes: readonly Note[] } {
  if (wrongClaims(game, position, claimed) === 0) return { position, notes: [] };
  const notes: Note[] = [];
  let at: Position<F> = { frames: position.frames, facts: game.ruleset.copy(position.facts) };
  for (let steps = 0; steps < UNSAID && at.frames.length > TURN; steps += 1) {
    const unsaid = unsaidIn(game, at);
    const ruling = unsaid === null ? null : rule(game, at, unsaid);
    if (unsaid === null || ruling?.kind !== 'accepted' || ruling.doubts.length > 0) break;
    const after = carryOut(game, at, unsaid, ruling);
    notes.push(...after.notes);
    at = after.position;
    if (wrongClaims(game, at, claimed) === 0) return { position: at, notes };
  }
  return { position, notes: [] };
}

/** How many claims differ from facts that are known. */
function wrongClaims<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, claimed: Json): number {
  const differing = [...mismatches(game, claimed, game.ruleset.view(position.facts), [])];
  return differing.filter((mismatch) => mismatch.found !== undefined && !isUnknown(game, mismatch)).length;
}

interface Mismatch {
  readonly path: readonly (string | number)[];
  readonly claimed: Json;
  readonly found: Json | undefined;
}

/** A list whose order means nothing: each claimed item meets the found item that it fits best, in the order of the claim. */
function pairs<F extends BaseFacts>(
  game: Compiled<F>,
  claimed: readonly Json[],
  found: readonly Json[],
  path: readonly (string | number)[],
): { value: Json; at: number }[] {
  const left = new Set(found.keys());
  const differs = (value: Json, at: number): number => [...mismatches(game, value, found[at], [...path, at])].length;
  const met = new Map<number, number>();
  // First those that agree in full, so that none of them is taken by an item that only resembles it.
  for (const most of [0, Number.POSITIVE_INFINITY]) {
    for (const [index, value] of claimed.entries()) {
      if (met.has(index)) continue;
      const [best] = [...left].map((at) => ({ at, by: differs(value, at) })).sort((a, b) => a.by - b.by || a.at - b.at);
      if (best === undefined || best.by > most) continue;
      met.set(index, best.at);
      left.delete(best.at);
    }
  }
  return claimed.map((value, index) => ({ value, at: met.get(index) ?? index }));
}

/** The claims that differ from the facts. Objects are compared by the members that are claimed, lists item by item. */
function* mismatches<F extends BaseFacts>(
  game: Compiled<F>,
  claimed: Json,
  found: Json | undefined,
  path: readonly (string | number)[],
): Iterable<Mismatch> {
  const sets = game.ruleset.unordered ?? {};
  if (typeof claimed === 'object' && claimed !== null && !Array.isArray(claimed)) {
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) {
      for (const [key, value] of Object.entries(claimed))
        yield* mismatches(game, value, Object.hasOwn(found, key) ? found[key] : undefined, [...path, key]);
      return;
    }
  } else if (Array.isArray(claimed) && Array.isArray(found) && claimed.length === found.length) {
    const isSet = Object.hasOwn(sets, String(path.at(-1)));
    const met = isSet ? pairs(game, claimed, found, path) : claimed.map((value, at) => ({ value, at }));
    for (const { value, at } of met) yield* mismatches(game, value, found[at], [...path, at]);
    return;
  } else if (JSON.stringify(claimed) === JSON.stringify(found)) return;
  else if (typeof claimed === 'string' && typeof found === 'object' && found !== null && !Array.isArray(found)) {
    // In a list of named things the name alone claims that the thing is there.
    const name = Object.hasOwn(sets, String(path.at(-2))) ? sets[String(path.at(-2))] : undefined;
    if (name !== undefined && name !== null) {
      yield* mismatches(game, { [name]: claimed }, found, path);
      return;
    }
  }
  yield { path, claimed, found };
}

function startsWith(path: readonly (string | number)[], prefix: readonly (string | number)[]): boolean {
  return prefix.every((part, index) => String(path[index]) === String(part));
}

/** What a claim found: the facts, that nobody knows it, or that there is no such thing. */
function isUnknown<F extends BaseFacts>(game: Compiled<F>, { path, found }: Mismatch): boolean {
  return found === null && !(game.ruleset.noneIfNull ?? []).includes(String(path[0]));
}

/** A value of another kind than the fact: no statement about it, right or wrong. */
function otherKind(claimed: Json, found: Json): boolean {
  const kind = (value: Json): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);
  return found !== null && (kind(claimed) !== kind(found) || typeof claimed === 'string');
}

/**
 * Learns from a move's claims what nobody knew. What follows from it by itself (fame that wins the game) follows at once.
 */
function learn<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
): { position: Position<F>; notes: readonly Note[] } {
  const notes: Note[] = [];
  let learned = false;
  for (const mismatch of mismatches(game, claimed, game.ruleset.view(position.facts), [])) {
    if (!isUnknown(game, mismatch)) continue;
    learned = takeOver(game, position.facts, mismatch.path, mismatch.claimed) === 'taken' || learned;
  }
  if (!learned) return { position, notes };
  const frames = position.frames.slice();
  const note: Draft<F>['note'] = (rule, ...path) => void notes.push({ rule, path });
  settle(game, frames, { facts: position.facts, asRecorded: false, note });
  return { position: { frames, facts: position.facts }, notes };
}

/** Compares a move's claims with the facts after it; what the rules leave open has been learned from the claim. */
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
  const claims = [...mismatches(game, move.expect as Json, game.ruleset.view(position.facts), [])];
  for (const mismatch of claims) {
    const { path, claimed: value, found } = mismatch;
    const pointer = `/moves/${entry}/expect${pointerOf(path)}`;
    const told = (reason: string): void => void unverifiable.push({ entry, pointer, reason });
    if (found === undefined) {
      told(`a position has no fact at ${pointerOf(path)}`);
      continue;
    }
    // Null stands for what is not known: where the rules know more, it claims nothing.
    if (value === null && (game.ruleset.unknownIfNull ?? []).includes(String(path[0]))) continue;
    const unknown = isUnknown(game, mismatch);
    const doubt = unknown || silent ? null : game.ruleset.doubtOfClaim(position.facts, path);
    const taken = takeOver(game, position.facts, path, value);
    if (taken === 'not-a-fact' && (unknown || otherKind(value, found))) {
      told(`what is claimed at ${pointerOf(path)} does not have the form of that fact`);
      continue;
    }
    if (unknown && taken === 'kept') told(`nobody knows the fact at ${pointerOf(path)}, and a claim cannot settle it`);
    else if (doubt !== null) told(doubt);
    // After a breach of the same move the log's own word is taken without a second report.
    if (unknown || silent || doubt !== null) continue;
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
  (at as { [key: string]: Json })[String(last)] = copyJson(value);
  return true;
}
