/**
 * @module
 * Where a log may stand in truth when an entry does not fit: behind what nobody has recorded, behind a choice left unsaid, in another procedure, or one entry further.
 */
import { type BaseFacts, type Move, whatVaries } from '../../machines/ruleset.ts';
import type { Json } from '../../schemas/json.ts';
import type { Compiled } from '../play/compile.ts';
import type { Resumed } from '../play/findings.ts';
import { alwaysPossible, isSure, type LegalMove } from '../play/legal.ts';
import {
  awaits,
  carryOn,
  carryOut,
  copyOf,
  currentState,
  type Doubt,
  isBarelyTaken,
  leftUnsaid,
  type Note,
  type Position,
  type Ruling,
  rule,
  ruleHere,
  settled,
  still,
  TURN,
  top,
} from '../play/play.ts';
import { wrongClaims } from './claims.ts';
import { withItsWords } from './complete.ts';
import type { Reading, Way } from './readings.ts';
import { afterTold, chosenBefore, chosenBehind, chosenHere, isUnspoken, shownBefore, takes } from './unsaid.ts';

/** The most legal moves that are tried as the one that the log has forgotten. */
export const FORGOTTEN = 80;

const BESIDE = { how: 'elsewhere', says: 'it had been done beside what is under way' } as const satisfies Resumed;

export const NEXT_FIRST: Resumed = { how: 'elsewhere', says: 'the next entry had come first' };

/** The position after a move that no rule refuses, with the words that it leaves out, on a copy; null when some rule does. */
export function after<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
): { position: Position<F>; notes: readonly Note[]; doubts: readonly Doubt[] } | null {
  const { ruling, read } = withItsWords(game, position, move);
  if (ruling.kind !== 'accepted') return null;
  return { ...carryOn(game, position, read, ruling), doubts: ruling.doubts };
}

/** The position behind a record of what chance has brought here and a log need not tell: a look in secret. */
function toldBy<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
): NonNullable<ReturnType<typeof after<F>>>[] {
  const told = game.chances.has(move.type) ? afterTold(game, position, move) : null;
  return told === null ? [] : [{ position: told, notes: [], doubts: [] }];
}

/** The positions after dice or cards that no rule refuses behind what the log need not say that somebody has chosen here: if possible where nothing is in doubt. */
function afterChoosing<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
): NonNullable<ReturnType<typeof after<F>>>[] {
  const { unspoken } = currentState(game, position);
  if (!game.chances.has(move.type) || unspoken === null || unspoken === 'claimed') return [];
  const shown = shownBefore(game, position, move, []);
  const found = (shown.length > 0 ? shown : chosenHere(game, position)).flatMap(({ position: at, notes }) => {
    const then = after(game, at, move);
    return then === null ? [] : [{ ...then, notes: [...notes, ...then.notes] }];
  });
  const sure = found.filter(({ doubts }) => doubts.length === 0);
  return sure.length > 0 ? sure : found;
}

/** The positions after a move that no rule refuses behind one thing which somebody has done here without a word: dice may be the first of it that is recorded. */
export function* behindOneStep<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
): Iterable<NonNullable<ReturnType<typeof after<F>>>> {
  if (currentState(game, position).unspoken !== 'shown') return;
  if (game.chances.has(move.type)) yield* afterChoosing(game, position, move);
  else
    for (const begun of chosenHere(game, position)) {
      const then = after(game, begun.position, move);
      if (then !== null) yield { ...then, notes: [...begun.notes, ...then.notes] };
    }
}

/** The positions after a move that is legal behind what somebody had to choose, here or behind what goes without saying, and a log need not say. */
export function afterAnyChoice<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
): { position: Position<F>; notes: readonly Note[] }[] {
  const chosen = isUnspoken(game, position, move)
    ? chosenBefore(game, position, move)
    : chosenBehind(game, position, move);
  return chosen.flatMap((done) => {
    const then = after(game, done.position, move);
    return then === null ? [] : [{ position: then.position, notes: [...done.notes, ...then.notes] }];
  });
}

/** The seats whose decision is awaited here, or would be once everything is done that a log may leave unsaid. */
export function awaitedFrom<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): ReadonlySet<string> {
  const seats = new Set(awaits(game, position));
  for (const { at } of leftUnsaid(game, position)) for (const seat of awaits(game, still(at))) seats.add(seat);
  return seats;
}

/** So many entries behind a refused one that claims something are looked at for the one that came before it in truth. */
const FEW_LATER = 4;

/**
 * The entry told one too early: where the log may stand if it and the next one had changed places, or one of the entries behind that had come
 * first, where only then its claims are true.
 */
export function toldEarly<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  entry: number,
  next: readonly Move[],
): Way<F>[] {
  const { expect } = move;
  const isTrue = (way: Way<F>): boolean => wrongClaims(game, way.position, expect as Json) === 0;
  const first = behindLater(game, position, move, entry, next, 0);
  if (expect === undefined || first.length === 0 || first.some(isTrue)) return first;
  for (let over = 1; over < Math.min(FEW_LATER, next.length) && !game.work.low; over += 1) {
    const later = behindLater(game, position, move, entry, next, over).filter(isTrue);
    if (later.length > 0) return later;
  }
  return first;
}

/** Where the log may stand if the one of the next entries that comes behind so many others had come before this one. */
function behindLater<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  entry: number,
  next: readonly Move[],
  over: number,
): Way<F>[] {
  const following = next[over];
  // It may be the first thing recorded of what is begun here without a word.
  const before =
    following === undefined
      ? null
      : (after(game, position, following) ?? firstOf(behindOneStep(game, position, following)));
  if (before == null) return [];
  const swapped = after(game, before.position, move);
  const chosen = swapped === null ? afterChoosing(game, before.position, move) : [swapped];
  // What came up in truth behind a choice that nobody has recorded: each of them may have been made.
  const any = chosen.length > 0 ? chosen : afterAnyChoice(game, before.position, move);
  const says = `entry ${entry + 1 + over} had come first`;
  return any.map(({ position: at, notes }) => ({
    position: at,
    notes,
    resumed: over === 0 ? NEXT_FIRST : { how: 'elsewhere', says },
    ahead: entry + 1 + over,
    ...(over === 0 ? {} : { over }),
    doubts: before.doubts,
  }));
}

/**
 * The ways in which a move may have been forgotten before this one, which is legal behind it; `refused`: the entry behind this one,
 * where that is the refused one, and legal then.
 */
export function* forgotten<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  entry: number,
  legal: readonly LegalMove[],
  refused: Move | null = null,
): Iterable<Way<F>> {
  // Of dice that nobody has recorded no faces are likelier than others: a procedure may know how it went on without.
  const { chart, own, state } = top(position.frames);
  const open = new Set<string | undefined>();
  for (const { standsFor } of game.unrecorded.get(chart)?.(position.facts, move, own, state) ?? []) open.add(standsFor);
  const possible = legal.filter(({ move: { type } }) => !alwaysPossible(game, position, type) && !open.has(type));
  const untold = possible.filter(standsForMore);
  const fitting = new Set<string>();
  // What every rule allows is as likely, whether anybody can say what it brings (an encounter) or not.
  const certain = possible.filter(isSure);
  // Where more may have been forgotten than is tried: first what the player of the entry had to decide.
  const isTheirs = ({ move: { seat }, chance }: LegalMove): boolean => !chance && seat === move.seat;
  const sorted =
    certain.length <= FORGOTTEN ? certain : certain.toSorted((one, other) => +isTheirs(other) - +isTheirs(one));
  const likely = certain.length <= FORGOTTEN ? [...untold, ...sorted] : [...sorted, ...untold];
  const doubtful = possible.filter((one) => !likely.includes(one));
  let isFound = false;
  const tried = [...likely, ...doubtful].slice(0, FORGOTTEN);
  for (const { option, unsaid } of tried.flatMap((one) =>
    outcomesOf(game, one).map((move) => ({ option: one, unsaid: move })),
  )) {
    if (game.work.over) return;
    // Where something else fits nobody has used a card of which nobody knows what it does.
    if (isFound && doubtful.includes(option)) return;
    // What came up has been told by nobody: which of all cards it was is left open by what stands for any of them.
    if (fitting.has(unsaid.type)) continue;
    const first = after(game, position, unsaid);
    if (first === null) continue;
    const isAny = untold.includes(option);
    // What a card brought that nobody has told stays unknown.
    if (isAny || game.notModelled.has(unsaid.type)) game.ruleset.slips.forget?.(first.position.facts, unsaid);
    const { ruling: there, read } = withItsWords(game, first.position, move);
    // What nobody can follow shows of nothing that it has been forgotten; nor what is only perhaps allowed, of what perhaps was.
    if (isBarelyTaken(game, there, read) || (doubtful.includes(option) && isInDoubt(there))) continue;
    const moved =
      there.kind === 'accepted'
        ? [carryOn(game, first.position, read, there)]
        : [
            ...toldBy(game, first.position, move),
            ...(game.chances.has(move.type) ? afterChoosing : behindOneStep)(game, first.position, move),
          ].filter(({ doubts }) => doubts.length === 0);
    const then = refused === null ? moved : moved.flatMap((one) => after(game, one.position, refused) ?? []);
    if (then.length === 0) continue;
    if (isAny) fitting.add(unsaid.type);
    isFound = true;
    const says = `this had been recorded before: ${game.say(unsaid)}`;
    for (const { position: at, notes } of then)
      yield { position: at, notes, resumed: { how: 'elsewhere', says }, ahead: null, putIn: { move: unsaid, entry } };
  }
}

/** Whether it cannot be said for certain that the rules allow a move. */
function isInDoubt<F extends BaseFacts>({ doubts }: Ruling<F>): boolean {
  return doubts.some(({ rule: id }) => id !== undefined);
}

/** What a legal move may have come to: dice are listed with one outcome only. */
export function outcomesOf<F extends BaseFacts>(game: Compiled<F>, { move, chance }: LegalMove): readonly Move[] {
  const found = chance ? [...(game.ruleset.slips.outcomes?.(move) ?? [])] : [];
  return found.length > 0 ? found : [move];
}

/** Whether what chance has brought may be anything besides what is listed, as a move says that names nothing known. */
export function standsForMore({ move, open, chance }: LegalMove): boolean {
  return chance && typeof open === 'function' && (whatVaries({ move, open })?.more?.length ?? 0) > 0;
}

/** A position in which a log may stand instead, and why; `done`: the move is carried out in it already. */
export interface Elsewhere<F> {
  readonly position: Position<F>;
  readonly says: string;
  readonly done?: boolean;
  readonly undone?: true | undefined;
  readonly astray?: true | undefined;
  readonly afterwards?: ((facts: F) => void) | undefined;
}

/** The places from which the move can be carried out: a procedure that went on unrecorded, or where the ruleset says. */
export function* places<F extends BaseFacts>(
  game: Compiled<F>,
  move: Move,
  candidates: Iterable<Elsewhere<F>>,
): Iterable<Way<F>> {
  for (const { position: from, says, done = false, astray, afterwards } of candidates) {
    if (game.work.over) return;
    const at = settled(game, from, true).position;
    if (done) {
      yield { position: at, notes: [], resumed: { how: 'elsewhere', says }, ahead: null };
      continue;
    }
    const { ruling: there, read } = withItsWords(game, at, move);
    if (there.transition === null || !there.possible) continue;
    const { position: found, notes } = carryOut(game, there.position, read, there);
    afterwards?.(found.facts);
    // Behind what has been left unsaid it may have been otherwise.
    const breaches = there.implied.length === 0 ? there.breaches : [];
    const way: Way<F> = { position: found, notes, resumed: { how: 'elsewhere', says }, ahead: null, breaches };
    yield astray === true ? { ...way, astray } : way;
  }
}

/** The ways in which the procedure under way may have gone on unrecorded. */
export function* unrecorded<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
): Iterable<Elsewhere<F>> {
  const { chart, own, state } = top(position.frames);
  for (const exit of game.unrecorded.get(chart)?.(position.facts, move, own, state) ?? []) {
    const { frames, facts } = copyOf(game, position);
    const innermost = top(frames);
    exit.change?.(facts, innermost.own);
    yield {
      position: { frames: [...frames.slice(0, -1), { ...innermost, state: exit.state }], facts },
      says: exit.says,
      done: exit.done === true,
    };
  }
}

export function* elsewhere<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  isLikeliest: boolean,
): Iterable<Elsewhere<F>> {
  yield* unrecorded(game, position, move);
  // What goes without saying may lead to where chance has to be recorded, or past where nobody has a choice.
  for (const { at } of isLikeliest ? leftUnsaid(game, position) : []) {
    const { awaits: whom, implies } = currentState(game, still(at));
    if (whom === 'chance' || implies?.forced === true) yield* unrecorded(game, still(at), move);
  }
  yield* whereItBelongs(game, position, move);
}

/** Where a refused move leads from the place that says so; null: it cannot be carried out there. */
export function fromElsewhere<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  says: string,
): Position<F> | null {
  if (says === BESIDE.says) return beside(game, position, move)?.position ?? null;
  const isIt = ({ resumed }: Way<F>): boolean => resumed.how === 'elsewhere' && resumed.says === says;
  for (const way of madeInPart(game, position, move)) if (isIt(way)) return way.position;
  for (const way of places(game, move, elsewhere(game, position, move, true))) if (isIt(way)) return way.position;
  return null;
}

/** Where the log may stand if a refused move was made only as far as no rule refuses it (`slips.inPart`), the longest way first. */
export function* madeInPart<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
): Iterable<Way<F>> {
  for (const part of game.ruleset.slips.inPart?.(position.facts, move) ?? []) {
    const found = after(game, position, part);
    const says = `it had said: ${game.say(part)}`;
    if (found !== null) yield { ...found, resumed: { how: 'elsewhere', says }, ahead: null };
  }
}

/**
 * Where the log may stand had a refused move been carried out beside what is under way: of what it does from where it belongs everything lies
 * on the table, and the turn goes on where it was. null: it does not end there.
 */
export function beside<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): Way<F> | null {
  const { goesOn } = game.ruleset.slips;
  if (goesOn === undefined) return null;
  // What is possible at any time, and refused in the midst of a procedure, leaves that where it was.
  if (alwaysPossible(game, position, move.type)) {
    const from = copyOf(game, position);
    const ruling = ruleHere(game, from, move);
    if (ruling.transition === null || !ruling.possible) return null;
    return { ...carryOut(game, from, move, ruling), resumed: BESIDE, ahead: null };
  }
  for (const { position: there } of places(game, move, whereItBelongs(game, position, move, true))) {
    const made = atATurn(game, there);
    if (made === null) continue;
    const { facts, frames } = copyOf(game, position);
    goesOn(made.facts, facts);
    return { position: { facts: made.facts, frames }, notes: [], resumed: BESIDE, ahead: null };
  }
  return null;
}

/** What is said of a refused move that was made, so that the turn has gone on behind it, and was taken back. */
export const FOR_NOTHING = { how: 'elsewhere', says: 'nothing had come of it' } as const satisfies Resumed;

/**
 * Where the log stands if nothing has come of a refused move but that the turn has gone on: on the table everything lies as it did `before`, a copy.
 * null: what it has begun is still under way.
 */
export function forNothing<F extends BaseFacts>(game: Compiled<F>, before: F, made: Position<F>): Position<F> | null {
  const { goesOn } = game.ruleset.slips;
  if (goesOn === undefined || made.frames.length > TURN) return null;
  const { facts, frames } = copyOf(game, made);
  goesOn(before, facts);
  return { facts: before, frames };
}

/**
 * Where the log stands if nothing has come of a refused move which has begun what goes without saying to its end, or waits for dice that
 * nobody has recorded (`forNothing`); null: it does not.
 */
export function overForNothing<F extends BaseFacts>(
  game: Compiled<F>,
  before: F,
  position: Position<F>,
  move: Move,
): Position<F> | null {
  if (currentState(game, position).awaits !== 'chance') {
    const over = atATurn(game, position);
    return over === null ? null : forNothing(game, before, over);
  }
  for (const { position: gone } of unrecorded(game, position, move)) {
    const made = atATurn(game, settled(game, gone, true).position);
    if (made !== null) return forNothing(game, before, made);
  }
  return null;
}

/** Where a refused move leads from the first place from which it can be carried out, as something else has made it possible there; null: it cannot. */
export function madeElsewhere<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
): Position<F> | null {
  return firstOf(places(game, move, elsewhere(game, position, move, true)))?.position ?? null;
}

/** Where a refused move leads that is carried out as recorded and waits for dice which nobody has recorded: later claims may show what they brought. */
export function* goneOnUnrecorded<F extends BaseFacts>(
  game: Compiled<F>,
  { position }: Reading<F>,
  move: Move,
  [following]: readonly Move[],
): Iterable<Way<F>> {
  const ruling = rule(game, position, move);
  if (following === undefined || ruling.transition === null || !ruling.possible) return;
  const { position: made } = carryOn(game, position, move, ruling);
  if (currentState(game, made).awaits !== 'chance' || takes(game, made, following)) return;
  for (const gone of unrecorded(game, made, following)) yield* places(game, move, [{ ...gone, done: true }]);
}

/** Where the procedure under way is over, if no more than what goes without saying is left of it; null: more is. */
function atATurn<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): Position<F> | null {
  if (position.frames.length <= TURN) return position;
  for (const { at } of leftUnsaid(game, position)) if (still(at).frames.length <= TURN) return still(at);
  return null;
}

/** The position behind everything that goes without saying; null: nothing does. */
export function endOfUnsaid<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): Position<F> | null {
  let end: Position<F> | null = null;
  for (const { at } of leftUnsaid(game, position)) end = still(at);
  return end;
}

/** Where the ruleset says that a move may belong; `isElsewhere`: not where it stands, with other facts. */
export function* whereItBelongs<F extends BaseFacts>(
  game: Compiled<F>,
  { facts, frames }: Position<F>,
  move: Move,
  isElsewhere = false,
): Iterable<Elsewhere<F>> {
  for (const place of game.ruleset.slips.resume(facts, move, frames)) {
    if (isElsewhere && (place.frames === frames || place.done === true)) continue;
    const at = copyOf(game, { frames: place.frames, facts });
    place.change(at.facts);
    const { says, undone, astray, afterwards } = place;
    yield { position: at, says, done: place.done === true, undone, astray, afterwards };
  }
}

/** The first of some things; undefined: there is none. */
export function firstOf<T>(things: Iterable<T>): T | undefined {
  for (const thing of things) return thing;
  return undefined;
}
