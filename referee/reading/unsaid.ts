/**
 * @module
 * What a table has done without a record: which of several things it chose where somebody had to choose, and what claims show
 * to have been done in a procedure under way. (What goes without saying is `leftUnsaid` in play.ts.)
 */
import { LAPSE } from '../../machines/chart.ts';
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { type Json, sameJson } from '../../schemas/json.ts';
import type { Compiled } from '../play/compile.ts';
import type { Resumed } from '../play/findings.ts';
import { legalHere } from '../play/legal.ts';
import {
  carryOn,
  carryOut,
  copyOf,
  currentState,
  type Doubt,
  doubtsOf,
  impliedMove,
  isForced,
  type Live,
  leftUnsaid,
  live,
  type Note,
  type Position,
  type Ruling,
  rule,
  ruleHere,
  still,
  TURN,
  top,
  transitionOf,
  UNSAID,
  windowsClosed,
} from '../play/play.ts';
import {
  agrees,
  closed,
  isAbout,
  isClaimedOtherwise,
  mayBeTrue,
  type Nearest,
  nearest,
  wordless,
  wrongClaims,
} from './claims.ts';
import { completionsOf, spelledOut, withItsWords } from './complete.ts';

/** A position that something unrecorded has led to. */
export interface Done<F> {
  readonly position: Position<F>;
  readonly notes: readonly Note[];
  /** what has been done, in order */
  readonly moves: readonly Move[];
  /** what cannot be ruled about it: it explains what nothing certain does */
  readonly doubts?: readonly Doubt[];
}

/** Whether the state on top takes this move, or the standing chart allows it there. */
export function takes<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): boolean {
  const procedure = top(live(game, position).stack);
  const { facts } = position;
  const transition = transitionOf(game, procedure, facts, move);
  if (transition === null) return false;
  // What is possible at any time may belong behind what the log leaves unsaid: an arrangement of what is left.
  return !transition.later || doubtsOf(transition, facts, move, procedure.own) !== null;
}

/** Whether somebody has to choose here, and a log may go on without a word about it; `next`: what it goes on with (null: it ends). */
export function isUnspoken<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, next: Move | null): boolean {
  if (currentState(game, position).unspoken !== 'any' || (next !== null && takes(game, position, next))) return false;
  return next === null || !isForced(game, position);
}

/** Where the log stands that goes on with `next`, by everything that may have been chosen without a word; the position itself if nothing. */
export function chosenBefore<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  next: Move | null,
): Done<F>[] {
  const found: Done<F>[] = [];
  let open: Done<F>[] = [{ position, notes: [], moves: [] }];
  for (let step = 0; step < UNSAID && open.length > 0 && !game.work.over; step += 1) {
    found.push(...open.filter((one) => !isUnspoken(game, one.position, next)));
    open = open.filter((one) => isUnspoken(game, one.position, next)).flatMap((one) => [...onwards(game, one)]);
  }
  return found;
}

/**
 * Every legal move of the state itself, carried out: what is possible beside whatever is under way brings it no further. Of
 * windows that follow one another each may have been passed over to the next (a die is turned once the rerolls are over).
 */
export function* onwards<F extends BaseFacts>(game: Compiled<F>, done: Done<F>): IterableIterator<Done<F>> {
  yield* onwardsHere(game, done);
  const { implies, unspoken } = currentState(game, done.position);
  if (implies?.type !== LAPSE || unspoken !== 'shown') return;
  const notes = [...done.notes];
  for (const left of leftUnsaid(game, done.position)) {
    const position = still(left.at);
    if (left.move.type !== LAPSE || currentState(game, position).unspoken !== 'shown') return;
    notes.push(...left.notes);
    yield* onwardsHere(game, { ...done, position, notes: [...notes] });
  }
}

/**
 * The same without the windows behind it. In a window, and at an end that may say less than was done, what nobody can be sure of explains
 * nothing.
 * What a state implies goes without saying as it stands; it may have been more (a fight that has another winner than its dice).
 */
function* onwardsHere<F extends BaseFacts>(game: Compiled<F>, done: Done<F>): Iterable<Done<F>> {
  const { position, notes, moves, doubts = [] } = done;
  const { implies, unspoken } = currentState(game, position);
  const isEnd = unspoken === 'shown' && implies !== null && game.fuller.has(implies.type);
  const isWindow = implies?.type === LAPSE || isEnd;
  const isAsked = ({ type }: Move, unsure: readonly Doubt[]): boolean =>
    !isWindow || type === implies?.type || unsure.length === 0;
  for (const option of legalHere(game, position, isAsked)) {
    const { type } = option.move;
    const isImplied = type === implies?.type;
    const isFuller = isImplied && game.fuller.has(type);
    // As it stands it closes what has been done here.
    const plain = isFuller && moves.length === 0 ? [] : spelledOut(game, option);
    const forms = isFuller ? fullerForms(game, position, option.move) : [];
    for (const move of forms.length > 0 ? forms : plain) {
      if (game.work.over) return;
      const ruling = rule(game, position, move);
      if (isWindow && !isImplied && ruling.doubts.length > 0) continue;
      const after = carryOn(game, position, move, ruling);
      yield {
        position: after.position,
        notes: [...notes, ...after.notes],
        moves: [...moves, move],
        doubts: forms.length > 0 ? [...doubts, ...ruling.doubts] : doubts,
      };
    }
  }
}

/** Whether nothing of what was done is in doubt. */
export const isCertain = <F>({ doubts = [] }: Done<F>): boolean => doubts.length === 0;

/** The forms that a move which is legal here may have had beyond what it says. */
function fullerForms<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): readonly Move[] {
  const forms = game.fuller.get(move.type)?.(position.facts, move, top(position.frames).own) ?? [];
  return forms.filter((form) => rule(game, position, form).kind === 'accepted');
}

/**
 * What is due behind windows in which nobody can do anything, and against a rule there: what has been told cannot be true any
 * more, whatever comes. null: what is due may be carried out, or may still become so.
 */
export function dueAgainst<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
): { readonly move: Move; readonly position: Position<F>; readonly ruling: Ruling<F> } | null {
  if (position.frames.length <= TURN) return null;
  let at = position;
  const isOpenBeside = (unsaid: Move | null): boolean => {
    for (const { move } of legalHere(game, at)) if (unsaid === null || !sameJson(move, unsaid)) return true;
    return false;
  };
  for (const left of leftUnsaid(game, position)) {
    if (isOpenBeside(left.move)) return null;
    at = still(left.at);
  }
  const { state, own } = top(live(game, at).stack);
  const move = state.implies === null ? null : impliedMove(state, state.implies, at.facts, own);
  if (move === null || move.type === LAPSE || isOpenBeside(null)) return null;
  const ruling = ruleHere(game, at, move);
  return ruling.kind === 'refused' ? { move, position: at, ruling } : null;
}

/** What a claim shows at once wherever there is much to choose from, and the most that is tried for it. */
export const DEEP = 3;
const WIDE = 200;

/** Whether more may have been done. Where there is little to choose from it may be a lot: each part of a text that its player "may" carry out. */
export function goesDeeper(depth: number, reached: readonly unknown[], tried: number, most: number): boolean {
  return reached.length > 0 && (depth < DEEP || tried < most / 2);
}

/**
 * Where the log stands after a choice that is still to be recorded, with what that has settled: what comes of the entry before
 * it may be claimed already (the damage of a combat, before the beaten player moves the patrol or the winner captures the
 * contact; the cards that `next` tells one by one). null: claims are not about that, or show what was chosen.
 */
export function comingTo<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
  next: readonly Move[],
): Coming<F> | null {
  if (!isComingTo(game, position)) return comingBehind(game, position, claimed, next);
  const wrong = wrongClaims(game, position, claimed);
  if (wrong === 0) return null;
  const shut = ({ position: at, notes }: Pick<Done<F>, 'position' | 'notes'>) => {
    const { position: after, notes: closing } = windowsClosed(game, at);
    return { position: after, notes: [...notes, ...closing] };
  };
  let told: Pick<Done<F>, 'position' | 'notes'> = { position, notes: [] };
  let after: typeof told | null = null;
  // A choice that is recorded against the rules is still to be made: what comes of the entry before it comes all the same.
  let isRefused = false;
  for (const move of next) {
    if (!isComingTo(game, told.position) || !takes(game, told.position, move)) break;
    const ruling = rule(game, told.position, move);
    isRefused = ruling.kind !== 'accepted';
    if (isRefused) break;
    const found = carryOn(game, told.position, move, ruling);
    told = { position: found.position, notes: [...told.notes, ...found.notes] };
    after = shut(told);
    if (wrongClaims(game, after.position, claimed) === 0) break;
  }
  // A choice that need not be recorded, and is, says nothing of claims that are wrong behind it too.
  if (currentState(game, position).unspoken === 'any') {
    if (after === null && !isRefused) return null;
    // Behind all that was to be chosen here nothing more comes of it.
    const further = isComingTo(game, told.position) ? [...onwards(game, { ...told, moves: [] })].map(shut) : [];
    return fewestWrong(game, [...(after === null ? [] : [after]), ...further], claimed, wrong);
  }
  if (after !== null) return after;
  const all = [...onwards(game, { position, notes: [], moves: [] })].map(shut);
  const agreeing = all.filter((one) => agrees(game, one.position, claimed));
  const shows = agreeing.length > 0 && (agreeing.length < all.length || all.length === 1);
  const [first = null] = all;
  if (shows) return null;
  if (first === null || agreeing.length > 0) return first;
  return { ...furtherThan(game, first, claimed), isAnyOfSeveral: all.length > 1 };
}

/** Where a log comes to by a choice that is still to be recorded; `isAnyOfSeveral`: nobody knows which, and no choice bears the claims out. */
export interface Coming<F> extends Pick<Done<F>, 'position' | 'notes'> {
  readonly isAnyOfSeveral?: boolean;
}

/** Whether somebody has to choose here, and what comes of it may be claimed before. */
function isComingTo<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): boolean {
  const { unspoken } = currentState(game, position);
  return unspoken === 'claimed' || unspoken === 'any';
}

/** Where the log stands that goes on with `next` as if a choice that is still to be recorded here had been made: after each that allows it. */
export function goingOnBehind<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, next: Move): Done<F>[] {
  const at = isComingTo(game, position) ? position : (wordless(game, position)?.position ?? null);
  if (at === null || !isComingTo(game, at) || takes(game, at, next)) return [];
  const made = [...onwards(game, { position: at, notes: [], moves: [] })];
  return made.filter((one) => rule(game, one.position, next).kind === 'accepted');
}

/** The first of these places where the fewest claims are wrong, if those are less than so many; null: they are not. */
function fewestWrong<F extends BaseFacts>(
  game: Compiled<F>,
  places: readonly Pick<Done<F>, 'position' | 'notes'>[],
  claimed: Json,
  than: number,
): Pick<Done<F>, 'position' | 'notes'> | null {
  const scored = places.map((place) => ({ place, wrong: wrongClaims(game, place.position, claimed) }));
  const fewest = Math.min(than - 1, ...scored.map(({ wrong }) => wrong));
  return scored.find(({ wrong }) => wrong === fewest)?.place ?? null;
}

/** A place that the procedure comes to, or where it comes to from there in the same way (two gaps of the row are filled), if claims are true only then. */
function furtherThan<F extends BaseFacts>(
  game: Compiled<F>,
  first: Pick<Done<F>, 'position' | 'notes'>,
  claimed: Json,
): Pick<Done<F>, 'position' | 'notes'> {
  if (currentState(game, first.position).unspoken !== 'claimed') return first;
  const further = comingTo(game, first.position, claimed, []);
  if (further === null || wrongClaims(game, further.position, claimed) > 0) return first;
  return { position: further.position, notes: [...first.notes, ...further.notes] };
}

/** The same where the choice is still to come behind what a log leaves unsaid (the damage is compared), if fewer claims are wrong then. */
function comingBehind<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
  next: readonly Move[],
): Pick<Done<F>, 'position' | 'notes'> | null {
  const wrong = wrongClaims(game, position, claimed);
  if (position.frames.length <= TURN || wrong === 0) return null;
  // In a window behind what has been said already, somebody may still do something about it.
  const isSaid = ![...leftUnsaid(game, position)].some(({ move }) => move.type !== LAPSE);
  const reached = isSaid ? choiceBehindWindows(game, position, next) : (wordless(game, position)?.position ?? null);
  const coming = reached === null ? null : comingTo(game, reached, claimed, next);
  return coming !== null && wrongClaims(game, coming.position, claimed) < wrong ? coming : null;
}

/** Behind the windows in which nobody can do anything for certain, where a log records a choice next; null: it does not. */
function choiceBehindWindows<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  [next]: readonly Move[],
): Position<F> | null {
  if (next === undefined) return null;
  const { position: closed } = windowsClosed(game, position, next);
  if (closed === position || !isComingTo(game, closed) || !takes(game, closed, next)) return null;
  return onwards(game, { position, notes: [], moves: [] }).next().done === true ? closed : null;
}

/** Where the log stands after what is possible at any time, and its claims show to have been done without a record; null: nothing is, or it cannot be. */
export function doneAtAnyTime<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
  settled: readonly Note[],
): Done<F> | null {
  const isSettled = (path: Note['path']): boolean => settled.some((note) => isAbout(note, path));
  const moves = [...(game.ruleset.claims.shows?.(position.facts, claimed, isSettled) ?? [])];
  if (moves.length === 0) return null;
  let at: Done<F> = { position: copyOf(game, position), notes: [], moves, doubts: [] };
  for (const move of moves) {
    const ruling = rule(game, at.position, move);
    if (ruling.kind !== 'accepted') return null;
    const after = carryOn(game, at.position, move, ruling);
    const notes = [...at.notes, ...after.notes];
    at = { ...after, moves, notes, doubts: [...(at.doubts ?? []), ...ruling.doubts] };
  }
  return at;
}

/** A fuller form of a move, after it. */
export interface Fuller<F> extends Pick<Done<F>, 'position' | 'notes'> {
  readonly form: Move;
  readonly doubts: readonly Doubt[];
}

/**
 * What an accepted move was more fully than it says, as its claims show: of the forms that it may have had (a slice's `fuller`)
 * those after which `holds`: all of them do, or may. `before`: where the log stood before it; `next`: what it goes on with.
 */
export function fullerBy<F extends BaseFacts>(
  game: Compiled<F>,
  before: Position<F>,
  move: Move,
  next: Move | undefined,
  holds: (after: Position<F>) => boolean,
): Fuller<F>[] {
  const forms = game.fuller.get(move.type);
  if (forms === undefined) return [];
  const { position: there, transition } = rule(game, before, move);
  // What is taken as told is done by a procedure that knows nothing of it.
  if (transition === null || transition.asTold) return [];
  const claimed = move.expect as Json;
  return forms(there.facts, move, top(there.frames).own).flatMap((form) => {
    if (game.work.over) return [];
    const ruling = rule(game, before, form);
    if (ruling.kind !== 'accepted') return [];
    const made = carryOn(game, before, form, ruling);
    const { position: shut, notes } = windowsClosed(game, made.position, next);
    const { position, notes: closing } = closed(game, shut, claimed);
    if (!holds(position)) return [];
    return [{ form, position, notes: [...ruling.notes, ...made.notes, ...notes, ...closing], doubts: ruling.doubts }];
  });
}

/**
 * What must have been done without a word for these claims to be true; none when nothing makes them so. Where somebody had to choose
 * behind what goes without saying here, that comes before anything else that may have been done.
 */
export function shownBy<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, claimed: Json): Done<F>[] {
  const chosen = choiceShownBy(game, position, claimed);
  return chosen.length > 0 ? chosen : doneUnder(game, position, (done) => agrees(game, done.position, claimed));
}

/**
 * The same of what may have been done without a word behind what goes without saying here, in a procedure that begins only there, unless
 * that is what the log records next.
 */
export function shownBehind<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
  next: Move | undefined,
): Done<F>[] {
  const behind = offeredBehind(game, position);
  if (behind === null || (next !== undefined && currentState(game, behind.position).moves.has(next.type))) return [];
  const isShown = (at: Position<F>): boolean => agrees(game, closed(game, at, claimed).position, claimed);
  const shown = doneUnder(game, behind.position, (done) => isShown(done.position));
  return shown.map((done) => ({ ...done, notes: [...behind.notes, ...done.notes] }));
}

/**
 * Whether claims are true behind what the log records next, which was open to somebody here or behind what goes without saying: they count
 * that in already.
 */
export function cameEarly<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
  next: Move,
): boolean {
  const isOpen = ({ position: at }: Pick<Done<F>, 'position'>): boolean => {
    const { implies, moves, unspoken } = currentState(game, at);
    return unspoken === 'shown' && implies?.type !== LAPSE && implies?.type !== next.type && moves.has(next.type);
  };
  const place = [{ position }, offeredBehind(game, position)].find((one) => one !== null && isOpen(one));
  if (place === undefined || place === null) return false;
  const ruling = rule(game, place.position, next);
  if (ruling.kind !== 'accepted') return false;
  const { position: after } = carryOn(game, place.position, next, ruling);
  return agrees(game, closed(game, after, claimed).position, claimed);
}

/**
 * The first place behind what goes without saying here where something may be done without a word in a procedure that begins only there: a
 * part of a card that hangs on a test, which has ended without a word; null: there is none.
 */
export function offeredBehind<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
): Pick<Done<F>, 'position' | 'notes'> | null {
  const underWay = new Set(position.frames.map(({ chart }) => chart));
  const notes: Note[] = [];
  for (const { at, notes: settled } of leftUnsaid(game, position)) {
    notes.push(...settled);
    const { state } = top(at.stack);
    if (state.unspoken === 'shown' && !underWay.has(state.chart)) return { position: still(at), notes };
  }
  return null;
}

/** The same of what was done in a window whose end carries something out: the claims are true behind it. `next`: what the log goes on with. */
export function shownInWindow<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
  next: Move | undefined,
): Done<F>[] {
  const shut = (done: Done<F>): Done<F> => {
    const { position: behind, notes } = windowsClosed(game, done.position, next);
    return { ...done, position: behind, notes: [...done.notes, ...notes] };
  };
  return doneUnder(game, position, (done) => agrees(game, shut(done).position, claimed)).map(shut);
}

/** The same of what somebody had to choose behind what goes without saying here, and of nothing else. */
export function choiceShownBy<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, claimed: Json): Done<F>[] {
  const behind = choiceBehind(game, position);
  if (behind === null) return [];
  return doneUnder(game, behind.position, (done) => agrees(game, done.position, claimed)).map((done) => ({
    ...done,
    notes: [...behind.notes, ...done.notes],
  }));
}

/**
 * Where the fewest of these claims are wrong, which no place makes true: behind what goes without saying here, or behind what somebody had to
 * choose there (`isChosen`). null: nowhere are fewer wrong than here.
 */
export function nearestBehind<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
): (Nearest<F> & { readonly isChosen: boolean }) | null {
  const near = nearest(game, position, claimed);
  const behind = choiceBehind(game, position);
  const chosen = behind === null ? [] : [...onwards(game, { ...behind, moves: [] })];
  const wrong = wrongClaims(game, near?.position ?? position, claimed);
  const nearer = fewestWrong(game, chosen, claimed, wrong);
  if (nearer !== null) return { ...nearer, isNearer: true, isChosen: true };
  return near === null ? null : { ...near, isChosen: false };
}

/** What claims show to have been chosen here although some of them are wrong: after that choice fewer are than before it or after any other; null: none. */
export function choiceNearest<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
): Done<F> | null {
  if (currentState(game, position).unspoken !== 'claimed') return null;
  const scored = [...onwards(game, { position, notes: [], moves: [] })].map((done) => ({
    done,
    wrong: wrongClaims(game, done.position, claimed),
  }));
  const fewest = Math.min(wrongClaims(game, position, claimed) - 1, ...scored.map(({ wrong }) => wrong));
  const [one, another] = scored.filter(({ wrong }) => wrong === fewest);
  return one === undefined || another !== undefined ? null : one.done;
}

/** Whether the next entries record one of these moves themselves, perhaps otherwise. */
export function isRecorded<F extends BaseFacts>(
  { ruleset }: Compiled<F>,
  moves: readonly Move[],
  soon: readonly Move[],
): boolean {
  const { isOther } = ruleset.slips;
  return moves.some((move) => soon.some((entry) => entry.type === move.type && isOther?.(entry, move) !== true));
}

/** The next entries as far as they come before a window has closed: what is recorded behind it can be no record of what was done in it. */
function whileOpen<F extends BaseFacts>(
  game: Compiled<F>,
  window: Position<F>,
  soon: readonly Move[],
): readonly Move[] {
  const closing = soon.findIndex((entry) => {
    const { kind, implied } = rule(game, window, entry);
    return kind === 'accepted' && implied.length > 0;
  });
  return closing === -1 ? soon : soon.slice(0, closing);
}

/** A move as it is accepted in a position: as it stands, or with the words that it has left out. */
export function withWords<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): readonly Move[] {
  const isAccepted = (read: Move): boolean => rule(game, position, read).kind === 'accepted';
  return isAccepted(move) ? [move] : completionsOf(game, position, move).filter(isAccepted);
}

function mayBeToldAgain<F extends BaseFacts>({ ruleset: { slips } }: Compiled<F>, { type }: Move): boolean {
  return slips.toldAgain !== undefined && slips.againOf?.has(type) !== false;
}

/** A position that takes note of what a move records of it; null when it records nothing that has come about. */
export function afterTold<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
): Position<F> | null {
  const { toldAgain } = game.ruleset.slips;
  if (toldAgain === undefined || !mayBeToldAgain(game, move)) return null;
  const at = copyOf(game, position);
  return toldAgain(at.facts, move, top(at.frames).own) ? at : null;
}

/**
 * Where a log stands behind a record of what everybody knows to have come about: also of what comes about with something that the
 * log leaves unsaid, like the end of a turn with that of its test; null when the move records nothing that has come about.
 */
export function whereTold<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
): { readonly position: Position<F>; readonly notes: readonly Note[]; readonly doubts: readonly Doubt[] } | null {
  if (!mayBeToldAgain(game, move)) return null;
  const here = afterTold(game, position, move);
  if (here !== null) return { position: here, notes: [], doubts: [] };
  const notes: Note[] = [];
  const doubts: Doubt[] = [];
  for (const left of leftUnsaid(game, position)) {
    notes.push(...left.notes);
    doubts.push(...left.doubts);
    const behind = afterTold(game, still(left.at), move);
    if (behind !== null) return { position: behind, notes, doubts };
  }
  return null;
}

/**
 * What must have been done without a word before this refused move. Where something might have been done, the move shows it
 * by being legal only after it; where something had to be done, its claims show what, or there is one way only. `next`: the
 * next entries: what they record has not been done yet.
 */
export function shownBefore<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  next: readonly Move[],
): Done<F>[] {
  // Who says that what was to be chosen has come to its end leaves none of it unsaid, nor does who makes a choice that there is.
  const { unspoken, implies } = currentState(game, position);
  const isChoice = unspoken === 'any' && move.type !== implies?.type && takes(game, position, move);
  if (isChoice && rule(game, position, move).possible) return [];
  const [implied] = leftUnsaid(game, position);
  const isDuty = implied === undefined;
  const soon = isDuty ? next : whileOpen(game, position, next);
  const chosen = isDuty ? [] : chosenBehind(game, position, move).filter(({ moves }) => !isRecorded(game, moves, soon));
  if (chosen.length > 0) return chosen;
  const isTold = (at: Position<F>): boolean => game.chances.has(move.type) && afterTold(game, at, move) !== null;
  const isMeant = ({ position: at, moves }: Done<F>): boolean =>
    !isRecorded(game, moves, soon) && (withWords(game, at, move).length > 0 || isTold(at));
  const showsAnyOf = game.chances.has(move.type) || isChoice;
  if (isDuty && move.expect === undefined) return theWay(game, position, isMeant, showsAnyOf);
  if (!isDuty) {
    const found = doneUnder(game, position, isMeant);
    return found.length > 0 ? found : doneBehindChance(game, position, isMeant);
  }
  if (move.expect === undefined) return [];
  const claimed = move.expect as Json;
  const wrong = wrongClaims(game, position, claimed);
  // It may be legal before all of it has been done that its claims show.
  const shown = doneUnder(game, position, (done) => {
    if (!isMeant(done) || wrongClaims(game, done.position, claimed) >= wrong) return false;
    return withWords(game, done.position, move).some((read) => {
      const after = carryOn(game, done.position, read, rule(game, done.position, read));
      return agrees(game, after.position, claimed);
    });
  });
  return shown.length > 0 ? shown : theWay(game, position, isMeant, isChoice);
}

/** Where the log may stand after one thing that was chosen here without a word, if there is anything that it may leave unsaid. */
export function chosenHere<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): Done<F>[] {
  const { unspoken } = currentState(game, position);
  return unspoken === null || unspoken === 'claimed' ? [] : [...onwards(game, { position, notes: [], moves: [] })];
}

/** Where a move is accepted after what somebody must have chosen, without a word, behind what goes without saying here. */
export function chosenBehind<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): Done<F>[] {
  const behind = choiceBehind(game, position);
  if (behind === null) return [];
  return chosenBefore(game, behind.position, move)
    .filter(({ position: at }) => rule(game, at, move).kind === 'accepted')
    .map((one) => ({ ...one, notes: [...behind.notes, ...one.notes] }));
}

/** The place behind what goes without saying here where somebody had to choose, and a log may go on without a word about it; null: there is none. */
function choiceBehind<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
): Pick<Done<F>, 'position' | 'notes'> | null {
  const notes: Note[] = [];
  let last: Live<F> | null = null;
  for (const { at, notes: settled } of leftUnsaid(game, position)) {
    notes.push(...settled);
    last = at;
  }
  if (last === null || top(last.stack).state.unspoken !== 'any') return null;
  return { position: still(last), notes };
}

/**
 * What had to be done without a word until this holds, as long as there was one way only; the last step may be one of several
 * where it holds after some of them and not after the others. `byChance`: what chance brings, or what is chosen next, shows that something
 * was chosen, whatever it was.
 */
function theWay<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  holds: (done: Done<F>) => boolean,
  byChance = false,
): Done<F>[] {
  let at: Done<F> = { position, notes: [], moves: [] };
  for (let step = 0; step < DEEP; step += 1) {
    const { unspoken } = currentState(game, at.position);
    if (unspoken === null || unspoken === 'claimed') return [];
    const ways = [...onwards(game, at)];
    const [only, ...others] = ways;
    if (only === undefined) return [];
    const found = ways.filter(holds);
    if (others.length > 0) {
      // It shows what was chosen by being legal after that alone.
      const elsewhere = ways.filter((one) => !found.includes(one));
      if (found.length === 0) return [];
      if (elsewhere.length === 0) return byChance ? found : [];
      return elsewhere.some((one) => leadsTo(game, one.position, holds, DEEP - step)) ? [] : found;
    }
    if (found.length > 0) return found;
    at = only;
  }
  return [];
}

/** Whether this may still hold after so many more things done without a word. */
function leadsTo<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  holds: (done: Done<F>) => boolean,
  steps: number,
): boolean {
  if (steps === 0 || currentState(game, position).unspoken === null) return false;
  for (const one of onwards(game, { position, notes: [], moves: [] }))
    if (holds(one) || leadsTo(game, one.position, holds, steps - 1)) return true;
  return false;
}

/** The shortest ways on, through states in which something may be done without a word, after which this holds: certain ones, if any. */
function doneUnder<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  holds: (done: Done<F>) => boolean,
): Done<F>[] {
  let reached: Done<F>[] = [{ position, notes: [], moves: [] }];
  let doubtful: Done<F>[] = [];
  let tried = 0;
  for (let depth = 0; goesDeeper(depth, reached, tried, WIDE); depth += 1) {
    const next: Done<F>[] = [];
    for (const one of reached)
      if (currentState(game, one.position).unspoken !== null)
        for (const done of onwards(game, one)) {
          tried += 1;
          next.push(done);
          if (tried === WIDE || game.work.over) return doubtful;
        }
    const found = next.filter(holds);
    const certain = found.filter(isCertain);
    if (certain.length > 0) return certain;
    if (doubtful.length === 0) doubtful = found;
    reached = next.filter(isCertain);
  }
  return doubtful;
}

/** So many things that chance has brought in a row a later entry may show. */
const BROUGHT = 2;

/** Something unrecorded that nobody has chosen, with what cannot be ruled about it. */
interface Brought<F> extends Done<F> {
  readonly doubts: readonly Doubt[];
}

/** Where a log stands that leaves unsaid what chance has brought, because a later entry shows it; null: none does. `next`: as in `Slips`. */
export function broughtUp<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  next: readonly Move[],
): Brought<F> | null {
  const shows = game.ruleset.slips.broughtUp;
  if (shows === undefined) return null;
  let at: Brought<F> = { position, notes: [], moves: [], doubts: [] };
  for (let step = 0; step < BROUGHT; step += 1) {
    const { position: from, notes } = awaitingChance(game, at.position);
    const move = currentState(game, from).awaits === 'chance' ? shows(from.facts, top(from.frames), next) : null;
    const ruling = move === null ? null : rule(game, from, move);
    if (move === null || ruling?.kind !== 'accepted') break;
    const after = carryOn(game, from, move, ruling);
    at = {
      position: after.position,
      notes: [...at.notes, ...notes, ...after.notes],
      moves: [...at.moves, move],
      doubts: [...at.doubts, ...ruling.doubts],
    };
  }
  return at.moves.length === 0 ? null : at;
}

/** A position behind what goes without saying in it, as far as it has to come before chance. */
function awaitingChance<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
): Pick<Done<F>, 'position' | 'notes'> {
  const notes: Note[] = [];
  let at = position;
  if (currentState(game, at).awaits === 'chance') return { position, notes };
  for (const left of leftUnsaid(game, position)) {
    notes.push(...left.notes);
    at = still(left.at);
    if (currentState(game, at).awaits === 'chance') break;
  }
  return { position: at, notes };
}

/** The shortest ways on behind what chance has brought and nobody has recorded: a deck that had to be shuffled in the middle of an ability. */
function doneBehindChance<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  holds: (done: Done<F>) => boolean,
): Done<F>[] {
  const notes: Note[] = [];
  const isDecided = (done: Done<F>): boolean => done.moves.every(({ type }) => !game.chances.has(type)) && holds(done);
  for (const { at, move, notes: settled } of leftUnsaid(game, position)) {
    if (!game.chances.has(move.type) || currentState(game, still(at)).unspoken === 'claimed') return [];
    notes.push(...settled);
    const found = doneUnder(game, copyOf(game, still(at)), isDecided);
    if (found.length > 0) return found.map((done) => ({ ...done, notes: [...notes, ...done.notes] }));
  }
  return [];
}

/** By entry, how breaches that have been told were read on. */
export type Breaches = ReadonlyMap<number, Resumed['how']>;

const NO_BREACHES: Breaches = new Map();

/**
 * The position after these entries, played in place, if no rule refuses any of them and their claims are as asked; what has been told
 * of them already is read on with as it was.
 */
export function followedTo<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  moves: readonly Move[],
  first: number,
  last: number,
  asked: 'true' | 'possible' | 'any' = 'true',
  breaches: Breaches = NO_BREACHES,
): Position<F> | null {
  let at = position;
  for (let entry = first; entry < last; entry += 1) {
    const move = moves[entry] as Move;
    const how = breaches.get(entry);
    if (how === 'skipped') continue;
    const { ruling, read } = withItsWords(game, at, move);
    const isDone = how === 'as-recorded' && ruling.transition !== null && ruling.possible;
    // What only records once more what everybody knows to have come about makes its claims all the same.
    const made =
      ruling.kind === 'accepted' || isDone ? carryOut(game, ruling.position, read, ruling) : whereTold(game, at, move);
    if (made === null) return null;
    at = made.position;
    if (move.expect === undefined) continue;
    const isHeld = asked !== 'any' && how === undefined;
    if (isHeld && asked === 'true' && isClaimedOtherwise(game, at, move, moves[entry + 1])) return null;
    if (isHeld && asked === 'possible' && !mayBeTrue(game, at, move.expect as Json)) return null;
    // What was doubtful, and is claimed as it is known, is certain from here on, here as in the reading that is reported.
    if (agrees(game, at, move.expect as Json)) game.ruleset.claims.settled?.(at.facts, move.expect);
  }
  return at;
}
