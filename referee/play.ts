/**
 * @module
 * Playing one move: which transition the position has for it, which of its rules hold, and what follows. Rules are all
 * checked before any effect, so a refusal leaves no trace.
 */
import type { RuleId } from '../machines/chart.ts';
import type { BaseFacts, Draft, Frame, Move } from '../machines/ruleset.ts';
import type { Json } from '../schemas/json.ts';
import type { Compiled, Table, TableBranch, TableMove, TableState } from './compile.ts';

/** Everything the referee knows between two moves: the stack of procedures and the facts of the game. */
export interface Position<F> {
  readonly frames: readonly Frame[];
  readonly facts: F;
}

/** A rule that an effect carried out, with the path of the fact that it settled. */
export interface Note {
  readonly rule: RuleId;
  readonly path: readonly (string | number)[];
}

export interface Breach {
  readonly rule: RuleId;
  readonly also?: readonly RuleId[];
  readonly facts: Readonly<Record<string, Json>>;
}

export interface Doubt {
  readonly reason: string;
  readonly rule?: RuleId;
}

/** What is found about a move before anything is changed. */
export interface Ruling<F> {
  /** `not-now`: no transition in this state; `refused`: a rule of its transition fails; `accepted`: all hold or cannot be ruled */
  readonly kind: 'accepted' | 'refused' | 'not-now';
  readonly breaches: readonly Breach[];
  readonly doubts: readonly Doubt[];
  /** false when nothing is left to carry out even by a referee who reads on */
  readonly possible: boolean;
  readonly transition: TableMove<F> | null;
  readonly standing: boolean;
  /** moves that the log left unsaid before this one, and the position after them */
  readonly implied: readonly Move[];
  readonly position: Position<F>;
}

/** The most steps that may follow one another without a move: far above any real chain, it stops a faulty chart. */
const STEPS = 10_000;

function tableOf<F extends BaseFacts>(game: Compiled<F>, name: string): Table<F> {
  const table = game.tables.get(name);
  if (table === undefined) throw new Error(`no chart named ${name}`);
  return table;
}

/** The state of a frame. */
export function stateOf<F extends BaseFacts>(game: Compiled<F>, frame: Frame): TableState<F> {
  return stateIn(tableOf(game, frame.chart), frame);
}

function stateIn<F>(table: Table<F>, frame: Frame): TableState<F> {
  const state = table.byPath.get(frame.state);
  if (state === undefined) throw new Error(`the chart ${frame.chart} has no state ${frame.state}`);
  return state;
}

function top(frames: readonly Frame[]): Frame {
  const frame = frames.at(-1);
  if (frame === undefined) throw new Error('a position has at least one frame');
  return frame;
}

/** The state on top of the stack. */
export function currentState<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): TableState<F> {
  return stateOf(game, top(position.frames));
}

/** The seats whose decision the position awaits; empty when it awaits chance or nothing at all. */
export function awaits<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): readonly string[] {
  const role = currentState(game, position).awaits;
  return role === null ? [] : (game.ruleset.roles[role]?.(position.facts) ?? []);
}

/** The rule to cite for a move that no state of the stack accepts: the innermost state that says why. */
export function refusal<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): RuleId {
  const { type } = move;
  const rule = game.ruleset.refusal?.(position.facts, top(position.frames).chart, move) ?? null;
  if (rule !== null) return rule;
  for (let depth = position.frames.length - 1; depth >= 0; depth -= 1) {
    const frame = position.frames[depth];
    if (frame === undefined) continue;
    for (const [pattern, cited] of stateOf(game, frame).refuses) {
      if (pattern === type || (pattern.endsWith('*') && type.startsWith(pattern.slice(0, -1)))) return cited;
    }
  }
  throw new Error(
    `no state of ${position.frames.map((f) => `${f.chart}.${f.state}`).join(' > ')} says why ${type} is refused`,
  );
}

/** What is said of a move that a state does not take while it may still be taken behind what the log leaves unsaid. */
const UNTOLD: readonly Breach[] = [];

/**
 * Asks the rules of the transition that the state on top, or the standing chart, has for this move. Changes nothing. `told`:
 * false to leave open which rule refuses a move that has no transition.
 */
export function ruleHere<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  told = true,
): Ruling<F> {
  const state = currentState(game, position);
  const own = INTERNAL.has(move.type) ? undefined : state.moves.get(move.type);
  const standing = own === undefined ? game.standing.moves.get(move.type) : undefined;
  const transition =
    own ?? (standing === undefined || state.final || game.ruleset.over(position.facts) ? undefined : standing);
  if (transition === undefined) {
    const breach = (): Breach => ({
      rule: refusal(game, position, move),
      facts: { chart: top(position.frames).chart, state: state.path },
    });
    return {
      kind: 'not-now',
      breaches: told ? [breach()] : UNTOLD,
      doubts: [],
      possible: false,
      transition: null,
      standing: false,
      implied: [],
      position,
    };
  }
  const breaches: Breach[] = [];
  const doubts: Doubt[] = [];
  let possible = true;
  for (const { id, check } of transition.guard) {
    const finding = check(position.facts, move);
    if (finding === true) continue;
    if (finding.holds === 'unknown') {
      doubts.push({ rule: id, reason: finding.reason });
      continue;
    }
    breaches.push({ rule: id, facts: finding.facts, ...(finding.also === undefined ? {} : { also: finding.also }) });
    // What cannot be carried out makes the rules after it meaningless: they are not asked.
    if (finding.void === true) {
      possible = false;
      break;
    }
  }
  const why = game.ruleset.notModelled[move.type];
  if (why !== undefined) doubts.push({ reason: why });
  const kind = breaches.length > 0 ? 'refused' : 'accepted';
  return { kind, breaches, doubts, possible, transition, standing: own === undefined, implied: [], position };
}

/** Events of the charts that are no moves of a log. */
const INTERNAL: ReadonlySet<string> = new Set(['return', 'over']);

/** The most moves that a log may leave unsaid in a row. */
export const UNSAID = 8;

/**
 * Finds the transition for a move and checks every rule of its guard. Where a state may be left without a word (a log need
 * not record "end of the action step"), the move that does so is played first, on a copy. Changes nothing.
 */
export function rule<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): Ruling<F> {
  let ruling = ruleHere(game, position, move, false);
  let at = position;
  const implied: Move[] = [];
  const unsaidDoubts: Doubt[] = [];
  // What is possible at any time may belong behind what the log leaves unsaid: credits that a won combat has brought.
  const first = ruling;
  const early = (one: Ruling<F>): boolean => one.kind === 'not-now' || (one.kind === 'refused' && one.standing);
  while (early(ruling) && implied.length < UNSAID) {
    const unsaid = unsaidIn(game, at);
    if (unsaid === null) break;
    const end = ruleHere(game, at, unsaid, false);
    if (end.kind !== 'accepted') break;
    at = carryOut(game, { frames: at.frames, facts: game.ruleset.copy(at.facts) }, unsaid, end).position;
    implied.push(unsaid);
    unsaidDoubts.push(...end.doubts);
    ruling = ruleHere(game, at, move, false);
  }
  if (first.standing && ruling.kind !== 'accepted' && (first.possible || !ruling.possible)) return first;
  // What nobody can say of a move that was left unsaid, nobody can say of the one that implies it.
  if (implied.length === 0) return ruling.breaches === UNTOLD ? ruleHere(game, position, move) : ruling;
  if (ruling.kind !== 'not-now') return { ...ruling, implied, doubts: [...unsaidDoubts, ...ruling.doubts] };
  // Refused all the same, so nothing has been left unsaid. A seat that is to move here has chosen wrongly here; anybody
  // else has come too early for what must be done before their turn: the last state that was reached says what.
  const chooses = move.seat !== undefined && awaits(game, position).includes(move.seat);
  return { ...ruleHere(game, chooses ? position : at, move), position };
}

/** The move that the present state lets a log leave unsaid. */
export function unsaidIn<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): Move | null {
  const { implies } = currentState(game, position);
  if (implies === null) return null;
  const [seat] = awaits(game, position);
  return seat === undefined ? { type: implies } : { type: implies, seat };
}

/**
 * Runs on from the top of the stack until a state awaits a move: automatic transitions, called charts, returns.
 * `frames` and the draft's facts are changed in place.
 */
export function settle<F extends BaseFacts>(game: Compiled<F>, frames: Frame[], draft: Draft<F>): void {
  for (let step = 0; step < STEPS; step += 1) {
    const frame = top(frames);
    const table = tableOf(game, frame.chart);
    const state = stateIn(table, frame);
    if (frames.length > 1 && game.ruleset.over(draft.facts)) {
      // Somebody has won: every procedure is left and the game's own chart says how it ends.
      frames.length = 1;
      step_(game, frames, draft, 'over');
      continue;
    }
    const branch = state.always.length === 0 ? undefined : branchOf(state, draft.facts);
    if (branch !== undefined) {
      for (const effect of branch.effects) effect(draft, AUTOMATIC);
      if (branch.target !== null) enter(frames, table, branch.target);
      continue;
    }
    if (state.calls !== null) {
      const called = tableOf(game, state.calls);
      const first = called.states[called.initial];
      if (first === undefined) throw new Error(`the chart ${called.name} is empty`);
      frames.push({ chart: called.name, state: first.path });
      continue;
    }
    if (state.final && frames.length > 1) {
      frames.pop();
      step_(game, frames, draft, 'return');
      continue;
    }
    return;
  }
  throw new Error(`the charts do not come to rest: ${frames.map((f) => `${f.chart}.${f.state}`).join(' > ')}`);
}

function branchOf<F>(state: TableState<F>, facts: F): TableBranch<F> | undefined {
  for (const branch of state.always) if (branch.holds === null || branch.holds(facts)) return branch;
  return undefined;
}

const AUTOMATIC: Move = { type: 'automatic' };

function unnoted(): void {}

function enter<F>(frames: Frame[], table: Table<F>, target: number): void {
  const state = table.states[target];
  if (state === undefined) throw new Error(`the chart ${table.name} has no state number ${target}`);
  frames[frames.length - 1] = { chart: table.name, state: state.path };
}

function step_<F extends BaseFacts>(
  game: Compiled<F>,
  frames: Frame[],
  draft: Draft<F>,
  event: 'return' | 'over',
): void {
  const frame = top(frames);
  const transition = stateOf(game, frame).moves.get(event);
  if (transition === undefined) {
    if (event === 'over') return;
    throw new Error(`${frame.chart}.${frame.state} does not take "${event}"`);
  }
  for (const effect of transition.effects) effect(draft, AUTOMATIC);
  if (transition.target !== null) enter(frames, tableOf(game, frame.chart), transition.target);
}

/**
 * Carries a move out: its transition's effects, then everything that follows by itself. Changes `facts` in place. `noted`:
 * false when nobody will ask which rule settled which fact.
 */
export function carryOut<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  ruling: Ruling<F>,
  noted = true,
): { position: Position<F>; notes: readonly Note[] } {
  const { transition } = ruling;
  if (transition === null) throw new Error('a move without a transition cannot be carried out');
  const notes: Note[] = [];
  const draft: Draft<F> = {
    facts: position.facts,
    asRecorded: ruling.kind === 'refused',
    note: noted ? (rule, ...path) => void notes.push({ rule, path }) : unnoted,
  };
  const frames = position.frames.slice();
  for (const effect of transition.effects) effect(draft, move);
  if (!ruling.standing && transition.target !== null)
    enter(frames, tableOf(game, top(frames).chart), transition.target);
  settle(game, frames, draft);
  return { position: { frames, facts: position.facts }, notes };
}

export interface Played<F> {
  readonly ruling: Ruling<F>;
  /** the position after the move; the one before it when the move was refused */
  readonly position: Position<F>;
  readonly notes: readonly Note[];
}

/** Plays one move on a copy of the position: pure. A refused move leaves the position as it was. */
export function play<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): Played<F> {
  const ruling = rule(game, position, move);
  if (ruling.kind !== 'accepted') return { ruling, position, notes: [] };
  const from = ruling.position;
  const after = carryOut(game, { frames: from.frames, facts: game.ruleset.copy(from.facts) }, move, ruling);
  return { ruling, ...after };
}

/** Opens the position that a log's header describes, brought to rest. */
export function begin<F extends BaseFacts>(
  game: Compiled<F>,
  header: unknown,
): { position: Position<F>; findings: ReturnType<Compiled<F>['ruleset']['open']>['findings'] } {
  const { facts, frames, findings } = game.ruleset.open(header);
  const stack = frames.slice();
  settle(game, stack, { facts, asRecorded: false, note: () => {} });
  return { position: { frames: stack, facts }, findings };
}
