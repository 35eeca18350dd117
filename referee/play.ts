/**
 * @module
 * Playing one move: which transition the position has for it, which of its rules hold, and what follows. Rules are all
 * checked before any effect, so a refusal leaves no trace.
 */
import type { RuleId } from '../machines/chart.ts';
import type { BaseFacts, Draft, Effect, Frame, Move } from '../machines/ruleset.ts';
import type { Json } from '../schemas/json.ts';
import type { BoundRule, Compiled, TableBranch, TableMove, TableState } from './compile.ts';

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
  /** moves that the log left unsaid before this one, and the position after them */
  readonly implied: readonly Move[];
  readonly position: Position<F>;
}

/** The most steps that may follow one another without a move: far above any real chain, it stops a faulty chart. */
const STEPS = 10_000;

/** A position under play: the states on the stack, the innermost last, and the facts. Both are changed in place. */
export interface Live<F> {
  readonly stack: TableState<F>[];
  readonly facts: F;
}

/** The state of a frame. */
export function stateOf<F extends BaseFacts>(game: Compiled<F>, frame: Frame): TableState<F> {
  const state = game.tables.get(frame.chart)?.byPath.get(frame.state);
  if (state === undefined) throw new Error(`no chart ${frame.chart} with a state ${frame.state}`);
  return state;
}

/** Takes a position up to play it on; its facts are shared, not copied. */
export function live<F extends BaseFacts>(game: Compiled<F>, { frames, facts }: Position<F>): Live<F> {
  return { stack: frames.map((frame) => stateOf(game, frame)), facts };
}

/** The position in which a game under play stands. */
export function still<F>({ stack, facts }: Live<F>): Position<F> {
  return { frames: stack.map(({ frame }) => frame), facts };
}

/** The innermost of the frames or states on a stack. */
export function top<T>(stack: readonly T[]): T {
  const last = stack[stack.length - 1];
  if (last === undefined) throw new Error('a position has at least one frame');
  return last;
}

/** The state on top of the stack. */
export function currentState<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): TableState<F> {
  return stateOf(game, top(position.frames));
}

/** The seats whose decision the position awaits; empty when it awaits chance or nothing at all. */
export function awaits<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): readonly string[] {
  return currentState(game, position).seats(position.facts);
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

/** The transition that a state, or the standing chart, has for a type of move; null: none. */
export function transitionOf<F extends BaseFacts>(
  game: Compiled<F>,
  state: TableState<F>,
  facts: F,
  type: string,
): TableMove<F> | null {
  const own = state.moves.get(type);
  if (own !== undefined) return own;
  const standing = state.final ? undefined : game.standing.moves.get(type);
  return standing === undefined || game.ruleset.over(facts) ? null : standing;
}

const SURE: readonly Doubt[] = [];

/** What cannot be ruled about a move that this transition would take; null when one of its rules refuses the move. */
export function doubtsOf<F>({ guard, notModelled }: TableMove<F>, facts: F, move: Move): readonly Doubt[] | null {
  let doubts = SURE;
  for (let at = 0; at < guard.length; at += 1) {
    const { id, check } = guard[at] as BoundRule<F>;
    const finding = check(facts, move);
    if (finding === true) continue;
    if (finding.holds !== 'unknown') return null;
    doubts = [...doubts, { rule: id, reason: finding.reason }];
  }
  return notModelled === null ? doubts : [...doubts, { reason: notModelled }];
}

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
  const transition = transitionOf(game, state, position.facts, move.type);
  if (transition === null) {
    const breach = (): Breach => ({
      rule: refusal(game, position, move),
      facts: { chart: state.frame.chart, state: state.path },
    });
    return {
      kind: 'not-now',
      breaches: told ? [breach()] : UNTOLD,
      doubts: [],
      possible: false,
      transition: null,
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
  if (transition.notModelled !== null) doubts.push({ reason: transition.notModelled });
  const kind = breaches.length > 0 ? 'refused' : 'accepted';
  return { kind, breaches, doubts, possible, transition, implied: [], position };
}

/** Whether a ruling is about a move that is possible at any time. */
export function isStanding<F>({ transition }: Ruling<F>): boolean {
  return transition?.standing === true;
}

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
  const early = (one: Ruling<F>): boolean => one.kind === 'not-now' || (one.kind === 'refused' && isStanding(one));
  while (early(ruling) && implied.length < UNSAID) {
    const unsaid = unsaidIn(game, at);
    if (unsaid === null) break;
    const end = ruleHere(game, at, unsaid, false);
    if (end.kind !== 'accepted') break;
    at = carryOut(game, implied.length === 0 ? copyOf(game, at) : at, unsaid, end).position;
    implied.push(unsaid);
    unsaidDoubts.push(...end.doubts);
    ruling = ruleHere(game, at, move, false);
  }
  if (isStanding(first) && ruling.kind !== 'accepted' && (first.possible || !ruling.possible)) return first;
  // What nobody can say of a move that was left unsaid, nobody can say of the one that implies it.
  if (implied.length === 0) return ruling.breaches === UNTOLD ? ruleHere(game, position, move) : ruling;
  if (ruling.kind !== 'not-now') return { ...ruling, implied, doubts: [...unsaidDoubts, ...ruling.doubts] };
  // Refused all the same, so nothing has been left unsaid. A seat that is to move here has chosen wrongly here; anybody
  // else has come too early for what must be done before their turn: the last state that was reached says what.
  const chooses = move.seat !== undefined && awaits(game, position).includes(move.seat);
  return { ...ruleHere(game, chooses ? position : at, move), position };
}

/** The move that a state lets a log leave unsaid. */
export function unsaidBy<F>(state: TableState<F>, facts: F): Move | null {
  if (state.implies === null) return null;
  const [seat] = state.seats(facts);
  return seat === undefined ? { type: state.implies.type } : { type: state.implies.type, seat };
}

/** The move that the present state lets a log leave unsaid. */
export function unsaidIn<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): Move | null {
  return unsaidBy(currentState(game, position), position.facts);
}

const AUTOMATIC: Move = { type: 'automatic' };

/**
 * Runs on from the top of the stack until a state awaits a move: automatic transitions, called charts, returns. The stack
 * and the draft's facts are changed in place.
 */
export function settle<F extends BaseFacts>(game: Compiled<F>, stack: TableState<F>[], draft: Draft<F>): void {
  const { facts } = draft;
  // Only effects change facts, so only after them somebody may have won.
  let changed = true;
  for (let step = 0; step < STEPS; step += 1) {
    if (changed && stack.length > 1 && game.ruleset.over(facts)) {
      // Every procedure is left, and the game's own chart says how it ends.
      stack.length = 1;
      const { onOver } = top(stack);
      if (onOver !== null) take(stack, onOver, AUTOMATIC, draft);
    }
    changed = false;
    const state = top(stack);
    const branch = branchOf(state, facts);
    if (branch !== null) {
      changed = take(stack, branch, AUTOMATIC, draft);
    } else if (state.first !== null) {
      stack.push(state.first);
    } else if (state.final && stack.length > 1) {
      stack.pop();
      const { onReturn } = top(stack);
      if (onReturn === null) throw new Error(`${top(stack).frame.chart}.${top(stack).path} does not take "return"`);
      changed = take(stack, onReturn, AUTOMATIC, draft);
    } else return;
  }
  throw new Error(`the charts do not come to rest: ${stack.map((s) => `${s.frame.chart}.${s.path}`).join(' > ')}`);
}

function branchOf<F>({ always }: TableState<F>, facts: F): TableBranch<F> | null {
  for (let at = 0; at < always.length; at += 1) {
    const branch = always[at] as TableBranch<F>;
    if (branch.holds === null || branch.holds(facts)) return branch;
  }
  return null;
}

/** Carries the effects of a transition out and enters its target. True when there were any effects. */
function take<F>(
  stack: TableState<F>[],
  { effects, target }: TableMove<F> | TableBranch<F>,
  move: Move,
  draft: Draft<F>,
): boolean {
  for (let at = 0; at < effects.length; at += 1) (effects[at] as Effect<F>)(draft, move);
  if (target !== null) stack[stack.length - 1] = target;
  return effects.length > 0;
}

/** Carries a move out in place: its transition's effects, then everything that follows by itself. */
export function make<F extends BaseFacts>(
  game: Compiled<F>,
  { stack }: Live<F>,
  transition: TableMove<F>,
  move: Move,
  draft: Draft<F>,
): void {
  take(stack, transition, move, draft);
  settle(game, stack, draft);
}

/** A position that may be changed while this one stays as it is. */
export function copyOf<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): Position<F> {
  return { frames: position.frames, facts: game.ruleset.copy(position.facts) };
}

/** Carries a move out that has been ruled. Changes the facts in place. */
export function carryOut<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  { kind, transition }: Ruling<F>,
): { position: Position<F>; notes: readonly Note[] } {
  if (transition === null) throw new Error('a move without a transition cannot be carried out');
  const notes: Note[] = [];
  const at = live(game, position);
  const note: Draft<F>['note'] = (rule, ...path) => void notes.push({ rule, path });
  make(game, at, transition, move, { facts: position.facts, asRecorded: kind === 'refused', note });
  return { position: still(at), notes };
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
  return { ruling, ...carryOut(game, copyOf(game, from), move, ruling) };
}

/** Opens the position that a log's header describes, brought to rest. */
export function begin<F extends BaseFacts>(
  game: Compiled<F>,
  header: unknown,
): { position: Position<F>; findings: ReturnType<Compiled<F>['ruleset']['open']>['findings'] } {
  const { facts, frames, findings } = game.ruleset.open(header);
  return { position: settled(game, { frames, facts }, { facts, asRecorded: false, note: unnoted }), findings };
}

/** A position brought to rest; its facts are changed in place. */
export function settled<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, draft: Draft<F>): Position<F> {
  const at = live(game, position);
  settle(game, at.stack, draft);
  return still(at);
}

/** The note of a draft when nobody will ask which rule settled which fact. */
export function unnoted(): void {}
