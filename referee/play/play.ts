/**
 * @module
 * Playing one move: which transition the position has for it, which of its rules hold, and what follows. Rules are all
 * checked before any effect, so a refusal leaves no trace.
 */
import { fitsPattern, LAPSE, type RuleId } from '../../machines/chart.ts';
import type { BaseFacts, Call, Draft, Frame, Move, ReadInstruction, Refusal, Settled } from '../../machines/ruleset.ts';
import { inWords, whereabouts } from '../../machines/whereabouts.ts';
import { copyJson, type Json } from '../../schemas/json.ts';
import type { BoundRule, Compiled, Shown, TableBranch, TableInvoke, TableMove, TableState } from './compile.ts';
import { addSize, type Size } from './work.ts';

/** Everything the referee knows between two moves: the stack of procedures, each with its own facts, and what lies on the table. */
export interface Position<F> {
  readonly frames: readonly Frame[];
  readonly facts: F;
}

/** A rule that an effect carried out, with the path of the fact that it settled. */
export type Note = Settled;

export interface Breach {
  readonly rule: RuleId;
  readonly also?: readonly RuleId[];
  readonly facts: Readonly<Record<string, Json>>;
  /** whatever else may have happened, it is one */
  readonly always?: true;
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
  /** moves that the log left unsaid before this one, what they have settled, and the position after them */
  readonly implied: readonly Move[];
  readonly notes: readonly Note[];
  readonly position: Position<F>;
}

/** The most steps that may follow one another without a move: far above any real chain, it stops a faulty chart. */
const STEPS = 10_000;

/** A procedure under way. */
export interface Running<F> {
  state: TableState<F>;
  /** its own facts */
  own: unknown;
  /** what its effects have put on the agenda and is not carried out yet; replaced, never changed */
  owed: readonly Call[];
}

/** A position under play: the procedures under way, the innermost last, and what lies on the table. All is changed in place. */
export interface Live<F> {
  readonly stack: Running<F>[];
  readonly facts: F;
}

const NOTHING_OWED: readonly Call[] = [];

/** The state of a frame. */
export function stateOf<F extends BaseFacts>(game: Compiled<F>, frame: Frame): TableState<F> {
  const state = game.tables.get(frame.chart)?.byPath.get(frame.state);
  if (state === undefined) throw new Error(`no chart ${frame.chart} with a state ${frame.state}`);
  return state;
}

/** Takes a position up to play it on; its facts are shared, not copied. */
export function live<F extends BaseFacts>(game: Compiled<F>, { frames, facts }: Position<F>): Live<F> {
  const stack = frames.map((frame) => ({
    state: stateOf(game, frame),
    own: frame.own,
    owed: frame.owed ?? NOTHING_OWED,
  }));
  return { stack, facts };
}

/** The position in which a game under play stands. */
export function still<F>({ stack, facts }: Live<F>): Position<F> {
  return { frames: stack.map(frameOf), facts };
}

function frameOf<F>({ state: { chart, path }, own, owed }: Running<F>): Frame {
  return {
    chart,
    state: path,
    ...(own === undefined ? {} : { own }),
    ...(owed.length === 0 ? {} : { owed }),
  };
}

/** The innermost of the frames or procedures on a stack. */
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
  return currentState(game, position).seats(position.facts, top(position.frames).own);
}

/** A position as claims and reports see it: what lies on the table, and what the procedures under way show. */
export function viewOf<F extends BaseFacts>(
  game: Compiled<F>,
  { frames, facts }: Position<F>,
): { [key: string]: Json } {
  const view: { [key: string]: Json } = {};
  for (const part of game.parts) {
    const shown = game.shown.get(part);
    if (shown === undefined)
      view[part] =
        game.ruleset.claims.seen?.(facts, part) ?? ((facts as unknown as { [key: string]: Json })[part] as Json);
    else view[part] = (shownIn(game, frames, shown.charts) ?? copyJson(shown.none)) as Json;
  }
  return view;
}

/** What the innermost of these procedures shows of itself. */
function shownIn<F extends BaseFacts>(game: Compiled<F>, frames: readonly Frame[], charts: Shown['charts']): unknown {
  const at = frames.findLastIndex(({ chart }) => charts.has(chart));
  const frame = frames[at];
  if (frame?.own === undefined) return undefined;
  const working = frames[at + 1];
  if (working === undefined || frame.chart !== game.ruleset.stack.agenda) return charts.get(frame.chart)?.(frame.own);
  // What is being carried out shows on the agenda as it stands now: cards that are still to be drawn.
  const [call, ...others] = frame.own as readonly Call[];
  return [{ ...call, ...(working.own as object | undefined) }, ...others];
}

/** The position under change, as effects see it. */
class Change<F> implements Draft<F> {
  /** an effect has been carried out that may make any move possible (`Stack`) */
  touched = false;
  isUnsaid = false;
  readonly facts: F;
  readonly asRecorded: boolean;
  private readonly stack: Running<F>[];
  private readonly notes: Note[] | null;
  private readonly told: ReadInstruction[] | null;

  constructor({ stack, facts }: Live<F>, asRecorded: boolean, notes: Note[] | null, told: ReadInstruction[] | null) {
    this.facts = facts;
    this.stack = stack;
    this.asRecorded = asRecorded;
    this.notes = notes;
    this.told = told;
  }

  get own(): unknown {
    return top(this.stack).own;
  }
  set own(own: unknown) {
    top(this.stack).own = own;
  }

  note(rule: RuleId, ...path: (string | number)[]): void {
    this.notes?.push({ rule, path, value: copyJson(factAt(this.facts, path)) });
  }

  owe(...calls: readonly Call[]): void {
    const procedure = top(this.stack);
    procedure.owed = procedure.owed.length === 0 ? calls : [...procedure.owed, ...calls];
  }

  tell(read: ReadInstruction): void {
    this.told?.push(read);
  }
}

/** The fact at a path; undefined when nothing is there. */
export function factAt(facts: unknown, path: readonly (string | number)[]): Json | undefined {
  let at = facts;
  for (const part of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as { readonly [part: string]: unknown })[part];
  }
  return at as Json | undefined;
}

/**
 * A draft for changing a position under play. Where somebody will ask, `notes` takes up which rule settled which fact, and `told`
 * how instructions were read by which a seat acts that nobody plays.
 */
export function drafting<F>(
  at: Live<F>,
  asRecorded = false,
  notes: Note[] | null = null,
  told: ReadInstruction[] | null = null,
): Change<F> {
  return new Change(at, asRecorded, notes, told);
}

/** The rule to cite for a move that no state of the stack accepts: at any time, or the innermost procedure or state that says why. */
export function refusal<F extends BaseFacts>(game: Compiled<F>, { frames, facts }: Position<F>, move: Move): Refusal {
  const { type } = move;
  const { chart, path } = game.standing;
  const always = game.ruleset.stack.over(facts)
    ? null
    : (game.refusals.get(chart)?.(facts, move, undefined, path) ?? null);
  if (always !== null) return always;
  for (let depth = frames.length - 1; depth >= 0; depth -= 1) {
    const frame = frames[depth];
    if (frame === undefined) continue;
    const said = game.refusals.get(frame.chart)?.(facts, move, frame.own, frame.state) ?? null;
    if (said !== null) return said;
    for (const [pattern, rule] of stateOf(game, frame).refuses) if (fitsPattern(pattern, type)) return { rule };
  }
  throw new Error(`no state of ${frames.map((f) => `${f.chart}.${f.state}`).join(' > ')} says why ${type} is refused`);
}

/** What is said of a move that a state does not take while it may still be taken behind what the log leaves unsaid. */
const UNTOLD: readonly Breach[] = [];

/** The transition that the innermost procedure, or the standing chart, has for a move; null: none. */
export function transitionOf<F extends BaseFacts>(
  game: Compiled<F>,
  { state, own }: Running<F>,
  facts: F,
  move: Move,
): TableMove<F> | null {
  const transition = state.moves.get(move.type);
  if (transition !== undefined)
    return transition.condition === null || transition.condition(facts, own, move) ? transition : null;
  const standing = state.final ? undefined : game.standing.moves.get(move.type);
  if (standing === undefined || game.ruleset.stack.over(facts)) return null;
  return standing.condition === null || standing.condition(facts, undefined, move) ? standing : null;
}

const SURE: readonly Doubt[] = [];

/** What it costs to find that nothing takes a move here. */
const NOT_TAKEN = 0.3;

/**
 * The facts that a transition's rules are asked with: those of the procedure, or of the one that the move would begin. What
 * is possible at any time knows nothing of the procedure that happens to be under way.
 */
export function askedWith<F>({ opens, standing }: TableMove<F>, facts: F, own: unknown, move: Move): unknown {
  if (opens !== null) return opens.invokes.input(facts, own, move, false);
  return standing ? undefined : own;
}

/** What cannot be ruled about a move that this transition would take; null when one of its rules refuses the move. */
export function doubtsOf<F>(transition: TableMove<F>, facts: F, move: Move, own: unknown): readonly Doubt[] | null {
  const { guard, notModelled } = transition;
  const asked = askedWith(transition, facts, own, move);
  let doubts = SURE;
  for (let at = 0; at < guard.length; at += 1) {
    const { id, check } = guard[at] as BoundRule<F>;
    const finding = check(facts, move, asked);
    if (finding === true) continue;
    if (finding.holds !== 'unknown') return null;
    doubts = [...doubts, { rule: id, reason: finding.reason }];
  }
  const reason = notModelled === null ? null : notModelled(facts, move);
  return reason === null ? doubts : [...doubts, { reason }];
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
  const { facts } = position;
  const { state, own } = topOf(game, position);
  const transition = transitionOf(game, { state, own, owed: NOTHING_OWED }, facts, move);
  // Where nothing takes it no rule is asked.
  if (transition === null && !told) game.work.spend(NOT_TAKEN);
  else game.work.spendRuling();
  if (transition === null) {
    const breach = (): Breach => {
      const { rule, facts: compared } = refusal(game, position, move);
      if (compared !== undefined) return { rule, facts: compared };
      const words = inWords(game.underWay, state.chart);
      const where = { words, depth: position.frames.length, seats: state.seats(facts, own) };
      return { rule, facts: whereabouts(game.ruleset, facts, where) };
    };
    return {
      kind: 'not-now',
      breaches: told ? [breach()] : UNTOLD,
      doubts: [],
      possible: false,
      transition: null,
      implied: [],
      notes: [],
      position,
    };
  }
  const breaches: Breach[] = [];
  const doubts: Doubt[] = [];
  let possible = true;
  const asked = askedWith(transition, facts, own, move);
  for (const { id, check } of transition.guard) {
    const finding = check(facts, move, asked);
    if (finding === true) continue;
    if (finding.holds === 'unknown') {
      doubts.push({ rule: id, reason: finding.reason });
      continue;
    }
    breaches.push({
      rule: id,
      facts: finding.facts,
      ...(finding.also === undefined ? {} : { also: finding.also }),
      ...(finding.always === true ? { always: true } : {}),
    });
    // What cannot be carried out makes the rules after it meaningless: they are not asked.
    if (finding.void === true) {
      possible = false;
      break;
    }
  }
  const reason = transition.notModelled === null ? null : transition.notModelled(facts, move);
  if (reason !== null) doubts.push({ reason });
  const kind = breaches.length > 0 ? 'refused' : 'accepted';
  return { kind, breaches, doubts, possible, transition, implied: [], notes: [], position };
}

/** The innermost procedure of a position. */
function topOf<F extends BaseFacts>(game: Compiled<F>, { frames }: Position<F>): Running<F> {
  const frame = top(frames);
  return { state: stateOf(game, frame), own: frame.own, owed: frame.owed ?? NOTHING_OWED };
}

/** Whether a move is taken as told, by a procedure that nobody can follow, without saying that it is of those who act there. */
export function isOnlyTold<F>(
  { asTold }: TableMove<F>,
  { state, own }: Pick<Running<F>, 'state' | 'own'>,
  facts: F,
  move: Move,
): boolean {
  return asTold && (move.seat === undefined || !state.seats(facts, own).includes(move.seat));
}

/** Whether a move is accepted only as told, by a procedure of which the log has not said a word yet. */
export function isBarelyTaken<F extends BaseFacts>(
  game: Compiled<F>,
  { kind, transition, implied, position }: Ruling<F>,
  move: Move,
): boolean {
  if (kind !== 'accepted' || transition === null || implied.length === 0) return false;
  return isOnlyTold(transition, topOf(game, position), position.facts, move);
}

/** Whether a move is accepted only as told, by a procedure that comes behind what is under way in a position. */
export function isToldBehind<F extends BaseFacts>(
  game: Compiled<F>,
  { facts }: Position<F>,
  { transition, position }: Ruling<F>,
  move: Move,
): boolean {
  if (transition === null || position.facts === facts) return false;
  return isOnlyTold(transition, topOf(game, position), position.facts, move);
}

/** Whether a ruling is about a move that is possible at any time. */
export function isStanding<F>({ transition }: Ruling<F>): boolean {
  return transition?.standing === true;
}

/**
 * Finds the transition for a move and checks every rule of its guard. Where a state may be left without a word (a log need
 * not record "end of the action step"), the move that does so is played first, on a copy. Changes nothing. `told`: false to leave
 * open which rule refuses a move that nothing takes, wherever the log may stand: to find that out costs more than to rule it.
 */
export function rule<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  told = true,
): Ruling<F> {
  const first = ruleHere(game, position, move, false);
  if (!isEarly(first)) return first;
  let ruling = first;
  let isTaken = first.transition !== null;
  let at = position;
  const implied: Move[] = [];
  const notes: Note[] = [];
  const unsaidDoubts: Doubt[] = [];
  for (const left of leftUnsaid(game, position)) {
    at = still(left.at);
    if (left.move.type !== LAPSE) implied.push(left.move);
    notes.push(...left.notes);
    unsaidDoubts.push(...left.doubts);
    ruling = ruleHere(game, at, move, false);
    isTaken ||= ruling.transition !== null;
    if (!isEarly(ruling)) break;
  }
  if (first.transition?.later === true && ruling.kind !== 'accepted' && (first.possible || !ruling.possible))
    return first;
  if (!told && !isTaken) return { ...ruling, position };
  if (at === position) return ruling.breaches === UNTOLD ? ruleHere(game, position, move) : ruling;
  if (ruling.kind === 'refused') {
    // Where nobody knows whether its turn is over, a seat that may still act has chosen wrongly here.
    const mayStillAct = unsaidDoubts.length > 0 && isOnlyHere(game, position, at, move);
    if (mayStillAct || isForHere(game, position, at, move)) return ruleHere(game, position, move);
  }
  // What nobody can say of a move that was left unsaid, nobody can say of the one that implies it.
  if (ruling.kind !== 'not-now') return { ...ruling, implied, notes, doubts: [...unsaidDoubts, ...ruling.doubts] };
  // Refused all the same, so nothing has been left unsaid. A seat that is to move here has chosen wrongly here, and of what
  // nobody chooses the procedure under way may say why not; anybody else has come too early for what must be done before
  // their turn: the last state that was reached says what.
  const said = saysWhy(game, position, move);
  if (said && isWindow(currentState(game, position))) return ruleHere(game, position, move);
  const { position: closed } = windowsClosed(game, position);
  const isChosen = move.seat !== undefined && !game.chances.has(move.type);
  const chooses = isChosen ? awaits(game, closed).includes(move.seat as string) : said;
  const there = chooses ? behind(game, closed, move) : at;
  const ruled = { ...ruleHere(game, beforeTheForced(game, position, there, move), move), position };
  if (chooses) return ruled;
  // Where the same may be said of it where the log stands, it is said there.
  const here = ruleHere(game, position, move);
  return here.breaches[0]?.rule === ruled.breaches[0]?.rule ? here : ruled;
}

/** Whether a move may belong behind what the log leaves unsaid, as may what is possible at any time: credits that a won combat has brought. */
function isEarly<F>({ kind, transition }: Ruling<F>): boolean {
  return kind === 'not-now' || (kind === 'refused' && transition?.later === true);
}

/** Those of these moves that `rule` accepts here; what the log leaves unsaid is played once for all of them. */
export function acceptedOf<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  moves: readonly Move[],
): readonly Move[] {
  const accepted = new Set<Move>();
  const early = (at: Position<F>, asked: readonly Move[]): readonly Move[] =>
    asked.filter((move) => {
      const ruling = game.work.over ? null : ruleHere(game, at, move, false);
      if (ruling?.kind === 'accepted') accepted.add(move);
      return ruling !== null && isEarly(ruling);
    });
  let open = early(position, moves);
  if (open.length > 0)
    for (const { at } of leftUnsaid(game, position)) {
      open = early(still(at), open);
      if (open.length === 0) break;
    }
  return moves.filter((move) => accepted.has(move));
}

/**
 * Where a refused move is told. What must be done before it may await dice or cards of a procedure that has begun because
 * nobody had a choice: the log has told neither, so what is due is to begin it.
 */
function beforeTheForced<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  later: Position<F>,
  move: Move,
): Position<F> {
  if (awaits(game, later).length > 0) return later;
  // So many moves are left unsaid before the forced one, if only windows close behind it.
  let before: number | null = null;
  let { frames } = position;
  let steps = 0;
  for (const { move: left, at } of leftUnsaid(game, position)) {
    const { chart, implies } = stateOf(game, top(frames));
    const begins = later.frames.length > frames.length && later.frames[frames.length - 1]?.chart === chart;
    if (left.type !== LAPSE) before = implies?.forced === true && begins ? steps : null;
    ({ frames } = still(at));
    if (isSamePlace(frames, later.frames)) break;
    steps += 1;
  }
  if (before === null) return later;
  let due = position;
  for (const { at } of leftUnsaid(game, position)) {
    if (before === 0) break;
    before -= 1;
    due = still(at);
  }
  // Of dice and cards that come too early the state that awaits others says so, unless what is due does.
  return move.seat !== undefined || saysWhy(game, due, move) ? due : later;
}

/** Whether the same procedures are under way, in the same states. */
function isSamePlace(some: readonly Frame[], others: readonly Frame[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ chart, state }, at) => chart === others[at]?.chart && state === others[at]?.state)
  );
}

/** Whether a refused move is that of a seat that has no choice in this position, and does not act where the log would leave unsaid what is due. */
function isForHere<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  later: Position<F>,
  move: Move,
): boolean {
  if (currentState(game, position).implies?.forced !== true || !isOnlyHere(game, position, later, move)) return false;
  return saysWhy(game, position, move);
}

/** Whether the seat of a move acts here, and no longer where the log would leave unsaid what comes between. */
function isOnlyHere<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  later: Position<F>,
  { seat }: Move,
): boolean {
  return seat !== undefined && awaits(game, position).includes(seat) && !awaits(game, later).includes(seat);
}

/** The frames of the game and of its turn: what a player does there is never at an end without a word. */
export const TURN = 2;

/** Whether the innermost procedure says why it does not take such a move, in so many words. */
export function forbids<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): boolean {
  const { refuses } = currentState(game, position);
  const isNamed = refuses.some(([pattern]) => pattern !== '*' && fitsPattern(pattern, move.type));
  return isNamed || saysWhy(game, position, move);
}

/** A position after the unsaid ends of called procedures that have nothing to do with such a move: what is said of it is said there. */
function behind<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): Position<F> {
  const isForeign = (one: Position<F>): boolean =>
    one.frames.length > TURN &&
    !forbids(game, one, move) &&
    (currentState(game, one).implies?.forced === true ||
      game.tables.get(top(one.frames).chart)?.states.every(({ moves }) => !moves.has(move.type)) === true);
  let at = position;
  if (!isForeign(at)) return at;
  for (const left of leftUnsaid(game, position)) {
    at = still(left.at);
    if (!isForeign(at)) break;
  }
  return at;
}

/** Whether the innermost procedure says more than its state about a move that it refuses. */
function saysWhy<F extends BaseFacts>(game: Compiled<F>, { frames, facts }: Position<F>, move: Move): boolean {
  const { chart, own, state } = top(frames);
  const said = game.refusals.get(chart)?.(facts, move, own, state) ?? null;
  return said !== null;
}

/** The most moves that a log may leave unsaid in a row. */
export const UNSAID = 64;

/** A move that a log may leave unsaid, with what cannot be ruled about it. */
export interface Unsaid {
  readonly move: Move;
  readonly doubts: readonly Doubt[];
}

/** Nobody says that a window closes, and no rule is against it. */
const LAPSED: Unsaid = { move: { type: LAPSE }, doubts: SURE };

/** The move that goes without saying in a state: of several that are left by force nobody knows which. */
export function impliedMove<F>(state: TableState<F>, implied: TableMove<F>, facts: F, own: unknown): Move | null {
  if (implied.forced) {
    const [only, other] = implied.candidates(facts, own);
    return only === undefined || other !== undefined ? null : only.move;
  }
  const [seat] = state.seats(facts, own);
  return seat === undefined ? { type: implied.type } : { type: implied.type, seat };
}

/** Whether nobody has a choice in a position, and one move only is left: that goes without saying. */
export function isForced<F extends BaseFacts>(game: Compiled<F>, { frames, facts }: Position<F>): boolean {
  const { state, own } = topOf(game, { frames, facts });
  return state.implies?.forced === true && impliedMove(state, state.implies, facts, own) !== null;
}

/** Whether a move fits only behind something that the log leaves unsaid here. */
export function isUnsaidBefore<F extends BaseFacts>(game: Compiled<F>, { stack, facts }: Live<F>, move: Move): boolean {
  const procedure = top(stack);
  const { implies } = procedure.state;
  return implies !== null && implies.type !== LAPSE && transitionOf(game, procedure, facts, move) === null;
}

/** Plays what the log may leave unsaid in the present state, in place; null when there is nothing, or when a rule refuses it. */
export function leaveUnsaid<F extends BaseFacts>(game: Compiled<F>, at: Live<F>, draft: Change<F>): Unsaid | null {
  const procedure = top(at.stack);
  const { state, own } = procedure;
  const { implies } = state;
  if (implies === null) return null;
  if (implies.type === LAPSE) {
    if (state.lapsesTo !== null) procedure.state = state.lapsesTo;
    else makeUnsaid(game, at, implies, LAPSED.move, draft);
    return LAPSED;
  }
  const move = impliedMove(state, implies, at.facts, own);
  if (move === null) return null;
  const doubts = doubtsOf(implies, at.facts, move, own);
  if (doubts === null) return null;
  makeUnsaid(game, at, implies, move, draft);
  return { move, doubts };
}

/** Makes a move that no entry records, in place. */
function makeUnsaid<F extends BaseFacts>(
  game: Compiled<F>,
  at: Live<F>,
  unsaid: TableMove<F>,
  move: Move,
  draft: Change<F>,
): void {
  draft.isUnsaid = true;
  make(game, at, unsaid, move, draft);
  draft.isUnsaid = false;
}

/**
 * What a log may leave unsaid from here on, one move after the other: `at` is the position after each, `notes` what it has
 * settled, `touched` whether anything was carried out that may make any move possible (`Stack`). The facts are a copy as soon as
 * anything changes them: a window that merely closes leaves them as they are.
 */
export function* leftUnsaid<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
): Generator<Unsaid & { readonly at: Live<F>; readonly notes: readonly Note[]; readonly touched: boolean }, void> {
  let at = live(game, position);
  let isCopy = false;
  for (let steps = 0; steps < UNSAID; steps += 1) {
    const { implies, lapsesTo } = top(at.stack).state;
    if (implies === null) return;
    if (!isCopy && lapsesTo === null) {
      at = live(game, copyOf(game, still(at)));
      isCopy = true;
    }
    const notes: Note[] = [];
    const draft = drafting(at, false, notes);
    const left = leaveUnsaid(game, at, draft);
    if (lapsesTo === null) game.work.spendCarrying(notes.length);
    if (left === null) return;
    yield { ...left, at, notes, touched: draft.touched };
  }
}

/** A state in which somebody may still do something, and that ends when nobody does. */
function isWindow<F>({ implies }: TableState<F>): boolean {
  return implies?.type === LAPSE;
}

/** Whether a position stands in a window whose end carries something out. */
export function isPending<F>({ stack }: Live<F>): boolean {
  const { state } = top(stack);
  return isWindow(state) && state.lapsesTo === null;
}

/**
 * A position after every window whose end carries something out, with what that has settled; `next` is what the log goes on
 * with: a window in which it belongs stays open. At the end of a log nobody has done anything more.
 */
export function windowsClosed<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  next?: Move,
): { position: Position<F>; notes: readonly Note[] } {
  const notes: Note[] = [];
  let at = live(game, position);
  const staysOpen = (): boolean => {
    const taken = next === undefined ? null : transitionOf(game, top(at.stack), at.facts, next);
    return taken !== null && !taken.later;
  };
  if (!isPending(at) || staysOpen()) return { position, notes };
  at = live(game, copyOf(game, position));
  const draft = drafting(at, false, notes);
  while (isPending(at) && !staysOpen()) leaveUnsaid(game, at, draft);
  return { position: still(at), notes };
}

/** The event by which a procedure, or a game that is opened, begins. */
const BEGINS: unknown = Object.freeze({ type: 'xstate.init' });
const OVER: unknown = Object.freeze({ type: 'over' });
/** The event that ends a procedure which tells its caller nothing. */
const DONE: unknown = Object.freeze({ type: 'done', output: undefined });

/** Puts a procedure on the stack. */
function invoke<F>(
  stack: Running<F>[],
  { first, input, agenda }: TableInvoke<F>,
  draft: Draft<F>,
  event: unknown,
): void {
  const caller = top(stack);
  const own = agenda ? caller.owed : input(draft.facts, caller.own, event, draft.asRecorded);
  if (agenda) caller.owed = NOTHING_OWED;
  stack.push({ state: first, own, owed: NOTHING_OWED });
}

/**
 * Runs on from the top of the stack until a state awaits a move: automatic transitions, invoked charts, their ends. The
 * stack and the draft's facts are changed in place.
 */
export function settle<F extends BaseFacts>(
  game: Compiled<F>,
  { stack, facts }: Live<F>,
  draft: Change<F>,
  cause: unknown,
  hasChanged = true,
): void {
  // Only effects change facts, so only after them somebody may have won.
  let changed = hasChanged;
  let event = cause;
  for (let step = 0; step < STEPS; step += 1) {
    if (changed && stack.length > 1 && game.ruleset.stack.over(facts)) {
      // Every procedure is left, and the game's own chart says how it ends.
      stack.length = 1;
      const { onOver } = top(stack).state;
      if (onOver !== null) take(stack, onOver, OVER, draft);
    }
    changed = false;
    const procedure = stack[stack.length - 1] as Running<F>;
    const { state } = procedure;
    if (state.rests) return;
    const branch = branchOf(state.always, facts, procedure.own, event);
    if (branch !== null) {
      changed = take(stack, branch, event, draft);
    } else if (state.invokes?.agenda === true && procedure.owed.length === 0) {
      // An agenda with nothing on it is done as soon as it is begun.
      event = DONE;
      changed = goOn(stack, facts, event, draft);
    } else if (state.invokes !== null) {
      invoke(stack, state.invokes, draft, event);
      event = BEGINS;
    } else if (state.final && stack.length > 1) {
      const output = state.output === null ? undefined : state.output(facts, procedure.own);
      stack.pop();
      const caller = top(stack);
      // What a finished procedure still owes, its caller owes.
      if (procedure.owed.length > 0)
        caller.owed = caller.owed.length === 0 ? procedure.owed : [...caller.owed, ...procedure.owed];
      event = output === undefined ? DONE : { type: 'done', output };
      changed = goOn(stack, facts, event, draft);
    } else return;
  }
  throw new Error(`the charts do not come to rest: ${stack.map(({ state: s }) => `${s.chart}.${s.path}`).join(' > ')}`);
}

/** Goes on with the procedure on top, whose invoked one is finished. True when that changed anything. */
function goOn<F>(stack: Running<F>[], facts: F, event: unknown, draft: Change<F>): boolean {
  const { state, own } = top(stack);
  const onDone = branchOf(state.onDone, facts, own, event);
  if (onDone === null) throw new Error(`${state.chart}.${state.path} does not say how it goes on`);
  return take(stack, onDone, event, draft);
}

function branchOf<F>(
  branches: readonly TableBranch<F>[],
  facts: F,
  own: unknown,
  event: unknown,
): TableBranch<F> | null {
  for (let at = 0; at < branches.length; at += 1) {
    const branch = branches[at] as TableBranch<F>;
    if (branch.holds === null || branch.holds(facts, own, event)) return branch;
  }
  return null;
}

/** Carries the effects of a transition out and enters its target. True when there were any effects. */
function take<F>(
  stack: Running<F>[],
  { effects, touches, target }: TableMove<F> | TableBranch<F>,
  event: unknown,
  draft: Change<F>,
): boolean {
  const procedure = stack[stack.length - 1] as Running<F>;
  for (let at = 0; at < effects.length; at += 1)
    (effects[at] as (draft: Draft<F>, event: unknown) => void)(draft, event);
  if (touches) draft.touched = true;
  // On the agenda, what has just come about is carried out before what was there.
  if (procedure.state.agenda && procedure.owed.length > 0) {
    const after = procedure.own as readonly Call[];
    procedure.own = after.length === 0 ? procedure.owed : [...procedure.owed, ...after];
    procedure.owed = NOTHING_OWED;
  }
  if (target !== null) procedure.state = target;
  return effects.length > 0;
}

/** Carries a move out in place: its transition's effects, then everything that follows by itself. */
export function make<F extends BaseFacts>(
  game: Compiled<F>,
  at: Live<F>,
  transition: TableMove<F>,
  move: Move,
  draft: Change<F>,
): void {
  let changed = take(at.stack, transition, move, draft);
  const { opens } = transition;
  if (opens !== null) {
    invoke(at.stack, opens.invokes, draft, move);
    changed = take(at.stack, opens.first, move, draft) || changed;
  }
  settle(game, at, draft, move, changed);
}

/** A position that may be changed while this one stays as it is. */
export function copyOf<F extends BaseFacts>(game: Compiled<F>, { frames, facts }: Position<F>): Position<F> {
  game.work.spendCopy(() => sizeOf(game, facts));
  return { frames: frames.map(copyOfFrame), facts: game.copy(facts) };
}

/** How much lies on the table. */
function sizeOf<F extends BaseFacts>({ parts, shared, shown }: Compiled<F>, facts: F): Size {
  const all = facts as unknown as { [part: string]: unknown };
  const size: Size = { values: 0, things: 0 };
  for (const part of parts) {
    if (shown.has(part)) continue;
    // Rules look through what copies share.
    if (shared.has(part)) size.things += Object.keys(all[part] ?? {}).length;
    else addSize(all[part], size);
  }
  return size;
}

function copyOfFrame(frame: Frame): Frame {
  return frame.own === undefined ? frame : { ...frame, own: copyJson(frame.own as Json) };
}

/** Carries a move out that has been ruled. Changes the facts in place. `told` as of `drafting`. */
export function carryOut<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  { kind, transition }: Ruling<F>,
  told: ReadInstruction[] | null = null,
): { position: Position<F>; notes: readonly Note[] } {
  if (transition === null) throw new Error('a move without a transition cannot be carried out');
  const notes: Note[] = [];
  const at = live(game, position);
  make(game, at, transition, move, drafting(at, kind === 'refused', notes, told));
  game.work.spendCarrying(notes.length);
  return { position: still(at), notes };
}

/** Carries out a move that has been ruled in a position which stays as it is: what was left unsaid before it has made a copy already. */
export function carryOn<F extends BaseFacts>(
  game: Compiled<F>,
  { facts }: Position<F>,
  move: Move,
  ruling: Ruling<F>,
): { position: Position<F>; notes: readonly Note[] } {
  const { position } = ruling;
  return carryOut(game, position.facts === facts ? copyOf(game, position) : position, move, ruling);
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
  return { ruling, ...carryOn(game, position, move, ruling) };
}

/** Opens the position that a log's header describes, brought to rest. */
export function begin<F extends BaseFacts>(
  game: Compiled<F>,
  header: unknown,
): { position: Position<F>; findings: ReturnType<Compiled<F>['ruleset']['header']['open']>['findings'] } {
  const { facts, frames, findings } = game.ruleset.header.open(header);
  // Copies have a shape of their own in memory: rules run fastest when they meet no other, from the first position on.
  return { position: settled(game, { frames, facts: game.copy(facts) }, false).position, findings };
}

/** A position brought to rest, with what settled what on the way; its facts are changed in place. */
export function settled<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  asRecorded: boolean,
): { position: Position<F>; notes: readonly Note[] } {
  const at = live(game, position);
  const notes: Note[] = [];
  settle(game, at, drafting(at, asRecorded, notes), BEGINS);
  return { position: still(at), notes };
}
