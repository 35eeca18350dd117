/**
 * @module
 * Reading on after a breach. One slip of the pen must not make the rest of a game unreadable, so several ways to read it
 * are tried, and those from which most of the next entries can be followed are kept side by side until the log decides
 * between them.
 */
import { type BaseFacts, type Move, whatVaries } from '../../machines/ruleset.ts';
import { type Json, sameJson } from '../../schemas/json.ts';
import type { Compiled } from '../play/compile.ts';
import type { Resumed } from '../play/findings.ts';
import { follow } from '../play/follow.ts';
import { alwaysPossible, type LegalMove, legalMoves } from '../play/legal.ts';
import {
  awaits,
  carryOn,
  carryOut,
  copyOf,
  currentState,
  type Doubt,
  isBarelyTaken,
  type Live,
  leftUnsaid,
  live,
  type Note,
  type Position,
  type Ruling,
  rule,
  settled,
  still,
  TURN,
  top,
} from '../play/play.ts';
import { learn, wrongClaims } from './claims.ts';
import { withItsWords } from './complete.ts';
import { inOrder, presumed, type Reading, type Way } from './readings.ts';
import { borneOut, trueClaims } from './said-otherwise.ts';
import { afterTold, chosenBefore, chosenBehind, chosenHere, isUnspoken, shownBefore, takes } from './unsaid.ts';

/** How many of the following entries are looked at to find out where the log stands after a breach. */
export const LOOKAHEAD = 12;
/** The most readings that are kept side by side. */
export const MOST = 24;
/** The most legal moves that are tried as the one that the log has forgotten. */
const FORGOTTEN = 80;
/** The most decisions that are tried as the one which the log should have named. */
const ANOTHER = 12;
/** The most readings of a move that was perhaps not made. */
const SPARE = 10;
/** How many of the readings are looked through for slips of the pen. */
const LIKELIEST = 3;
/** Breaches after which every way is tried; a log with more of them is read on by the shorter list. */
export const THOROUGH = 100;

const SKIPPED: Resumed = { how: 'skipped' };
const BESIDE = { how: 'elsewhere', says: 'it had been done beside what is under way' } as const satisfies Resumed;
export const NEXT_FIRST: Resumed = { how: 'elsewhere', says: 'the next entry had come first' };

/** The position after a move that no rule refuses, with the words that it leaves out, on a copy; null when some rule does. */
function after<F extends BaseFacts>(
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

/** The positions after a move that no rule refuses behind one thing which somebody has done here without a word. */
function* behindOneStep<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
): Iterable<NonNullable<ReturnType<typeof after<F>>>> {
  if (game.chances.has(move.type) || currentState(game, position).unspoken !== 'shown') return;
  for (const begun of chosenHere(game, position)) {
    const then = after(game, begun.position, move);
    if (then !== null) yield { ...then, notes: [...begun.notes, ...then.notes] };
  }
}

/** The positions after a move that is legal behind what somebody had to choose, here or behind what goes without saying, and a log need not say. */
function afterAnyChoice<F extends BaseFacts>(
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
function awaitedFrom<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): ReadonlySet<string> {
  const seats = new Set(awaits(game, position));
  for (const { at } of leftUnsaid(game, position)) for (const seat of awaits(game, still(at))) seats.add(seat);
  return seats;
}

/** The entry told one too early: where the log may stand if it and the next one had changed places. */
export function toldEarly<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  entry: number,
  [following]: readonly Move[],
): Way<F>[] {
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
  return any.map(({ position: at, notes }) => ({
    position: at,
    notes,
    resumed: NEXT_FIRST,
    ahead: entry + 1,
    doubts: before.doubts,
  }));
}

/** The move made by somebody else, whose decision is awaited. */
export function* ofAnotherSeat<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
): Iterable<Way<F>> {
  if (move.seat === undefined) return;
  for (const seat of awaitedFrom(game, position)) {
    const corrected = seat === move.seat ? null : after(game, position, { ...move, seat });
    if (corrected === null) continue;
    const { position: at, notes } = corrected;
    yield { position: at, notes, resumed: { how: 'elsewhere', says: `it were a move of ${seat}` }, ahead: null };
  }
}

/** The ways in which a legal log may have been written down wrongly here: an entry too few, in the wrong place, with another seat. */
function* slips<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  entry: number,
  next: readonly Move[],
  legal: readonly LegalMove[],
  isDone: boolean,
): Iterable<Way<F>> {
  yield* toldEarly(game, position, move, entry, next);
  yield* ofAnotherSeat(game, position, move);
  yield* forgotten(game, position, move, entry, isDone ? legal.filter(({ doubts }) => doubts === undefined) : legal);
}

/**
 * The ways in which a move may have been forgotten before this one, which is legal behind it; `refused`: the entry behind this one,
 * where that is the refused one, and legal then.
 */
function* forgotten<F extends BaseFacts>(
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
  const likely = [...untold, ...possible.filter(({ doubts }) => doubts === undefined)];
  const doubtful = possible.filter((one) => !likely.includes(one));
  let isFound = false;
  for (const [at, { move: unsaid }] of [...likely, ...doubtful].slice(0, FORGOTTEN).entries()) {
    if (game.work.over) return;
    // Where something else fits nobody has used a card of which nobody knows what it does.
    if (isFound && at >= likely.length) return;
    // What came up has been told by nobody: which of all cards it was is left open by what stands for any of them.
    if (fitting.has(unsaid.type)) continue;
    const first = after(game, position, unsaid);
    if (first === null) continue;
    const isAny = untold.some((one) => one.move === unsaid);
    // What a card brought that nobody has told stays unknown.
    if (isAny || game.notModelled.has(unsaid.type)) game.ruleset.slips.forget?.(first.position.facts, unsaid);
    const { ruling: there, read } = withItsWords(game, first.position, move);
    // What nobody can follow shows of nothing that it has been forgotten.
    if (isBarelyTaken(game, there, read)) continue;
    const moved =
      there.kind === 'accepted'
        ? [carryOn(game, first.position, read, there)]
        : [
            ...toldBy(game, first.position, move),
            ...afterChoosing(game, first.position, move),
            ...behindOneStep(game, first.position, move),
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

/** Whether what chance has brought may be anything besides what is listed, as a move says that names nothing known. */
function standsForMore({ move, open, chance }: LegalMove): boolean {
  return chance && typeof open === 'function' && (whatVaries({ move, open })?.more?.length ?? 0) > 0;
}

/** The decision that its player may have made where the log names another card, place or player. */
function* another<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  legal: readonly LegalMove[],
): Iterable<Way<F>> {
  if (move.expect !== undefined) return;
  const alike = legal.filter(({ move: { type, seat } }) => type === move.type && seat === move.seat);
  for (const { move: meant } of alike.slice(0, move.seat === undefined ? FORGOTTEN : ANOTHER)) {
    if (game.work.over) return;
    const found = after(game, position, meant);
    if (found === null) continue;
    const says = `this had been recorded: ${game.say(meant)}`;
    yield { position: found.position, notes: found.notes, resumed: { how: 'elsewhere', says }, ahead: null };
  }
}

/** How many words of a move another one has otherwise: a slip of the pen is in one of them. */
function saysOtherwise(move: Move, other: Move): number {
  const words = move as unknown as { readonly [word: string]: Json | undefined };
  return Object.entries(other).filter(([word, value]) => word in words && !sameJson(words[word], value as Json)).length;
}

/** What chance may have brought instead of what the log names, where it may be anything: then it stays open what. */
function* broughtOtherwise<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  legal: readonly LegalMove[],
): Iterable<Way<F>> {
  for (const option of legal) {
    if (option.move.type !== move.type || !standsForMore(option)) continue;
    const found = after(game, position, option.move);
    if (found === null) continue;
    game.ruleset.slips.forget?.(found.position.facts, option.move);
    const says = `this had been recorded: ${game.say(option.move)}`;
    yield { position: found.position, notes: found.notes, resumed: { how: 'elsewhere', says }, ahead: null };
  }
}

/** A position in which a log may stand instead, and why; `done`: the move is carried out in it already. */
interface Elsewhere<F> {
  readonly position: Position<F>;
  readonly says: string;
  readonly done?: boolean;
  readonly astray?: true | undefined;
}

/** The places from which the move can be carried out: a procedure that went on unrecorded, or where the ruleset says. */
function* places<F extends BaseFacts>(
  game: Compiled<F>,
  move: Move,
  candidates: Iterable<Elsewhere<F>>,
): Iterable<Way<F>> {
  for (const { position: from, says, done = false, astray } of candidates) {
    if (game.work.over) return;
    const at = settled(game, from, true).position;
    if (done) {
      yield { position: at, notes: [], resumed: { how: 'elsewhere', says }, ahead: null };
      continue;
    }
    const { ruling: there, read } = withItsWords(game, at, move);
    if (there.transition === null || !there.possible) continue;
    const { position: found, notes } = carryOut(game, there.position, read, there);
    const way: Way<F> = { position: found, notes, resumed: { how: 'elsewhere', says }, ahead: null };
    yield astray === true ? { ...way, astray } : way;
  }
}

/** The ways in which the procedure under way may have gone on unrecorded. */
function* unrecorded<F extends BaseFacts>(
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

function* elsewhere<F extends BaseFacts>(
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
  for (const way of places(game, move, elsewhere(game, position, move, true)))
    if (way.resumed.how === 'elsewhere' && way.resumed.says === says) return way.position;
  return null;
}

/**
 * Where the log may stand had a refused move been carried out beside what is under way: of what it does from where it belongs everything lies
 * on the table, and the turn goes on where it was. null: it does not end there.
 */
export function beside<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): Way<F> | null {
  const { goesOn } = game.ruleset.slips;
  if (goesOn === undefined) return null;
  for (const { position: there } of places(game, move, whereItBelongs(game, position, move, true))) {
    const made = atATurn(game, there);
    if (made === null) continue;
    const { facts, frames } = copyOf(game, position);
    goesOn(made.facts, facts);
    return { position: { facts: made.facts, frames }, notes: [], resumed: BESIDE, ahead: null };
  }
  return null;
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
function endOfUnsaid<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): Position<F> | null {
  let end: Position<F> | null = null;
  for (const { at } of leftUnsaid(game, position)) end = still(at);
  return end;
}

/** Where the ruleset says that a move may belong; `isElsewhere`: not where it stands, with other facts. */
function* whereItBelongs<F extends BaseFacts>(
  game: Compiled<F>,
  { facts, frames }: Position<F>,
  move: Move,
  isElsewhere = false,
): Iterable<Elsewhere<F>> {
  for (const place of game.ruleset.slips.resume(facts, move, frames)) {
    if (isElsewhere && (place.frames === frames || place.done === true)) continue;
    const at = copyOf(game, { frames: place.frames, facts });
    place.change(at.facts);
    yield { position: at, says: place.says, done: place.done === true, astray: place.astray };
  }
}

/**
 * What may have happened instead of a move whose claims are wrong: another outcome of its kind, or that the procedure went on
 * without a record, as far as the claims are then true.
 */
export function otherwise<F extends BaseFacts>(game: Compiled<F>, before: Position<F>, move: Move): Way<F>[] {
  const ways: Way<F>[] = [];
  const claimed = move.expect as Json;
  const take = (position: Position<F>, notes: readonly Note[], says: string): void => {
    if (wrongClaims(game, position, claimed) > 0) return;
    const learned = learn(game, position, claimed).position;
    ways.push({ position: learned, notes, resumed: { how: 'elsewhere', says }, ahead: null });
  };
  for (const option of legalMoves(game, before, { seat: move.seat, type: (type) => type === move.type })) {
    const { move: other } = option;
    if (game.work.over || !isOneOutcome(option)) continue;
    const found = after(game, before, other);
    if (found !== null) take(found.position, found.notes, `this had happened: ${game.say(other)}`);
  }
  for (const { position, says } of unrecorded(game, before, move)) {
    const at = settled(game, position, true);
    take(at.position, at.notes, says);
  }
  // So much is possible that nobody can follow all of it: then the claims are a slip, and nothing else had happened.
  return ways.length + 2 > MOST ? [] : ways;
}

/** So many entries behind one that nobody can read show what it may have been, although one of them is a slip of its own. */
const SHOWING = 5;

/**
 * Where a log may stand after an entry that nobody can read: behind whatever was legal there, or nothing, as far as all the next
 * entries are legal then, or all but one. None where that leaves it open what was done, because something varies in one of those moves.
 */
export function guessed<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  next: readonly Move[],
  told: Readable,
): Way<F>[] {
  if (next.length === 0) return [];
  const found = fittingGuesses(game, position, next, told, next.length);
  if (found === null || found.length > 0 || next.length < SHOWING) return found ?? [];
  return fittingGuesses(game, position, next, told, next.length - 1) ?? [];
}

/** What can be read of an entry: whose it is, and of what type. */
interface Readable {
  readonly seat: string | null;
  readonly type: string | undefined;
}

/** Of what an unreadable entry may have been that behind which so many of the next entries are legal; null: it stays open. */
function fittingGuesses<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  next: readonly Move[],
  { seat, type }: Readable,
  legal: number,
): Way<F>[] | null {
  const found: Way<F>[] = [];
  const fits = (way: Way<F>): boolean => followed(game, way, next, LEGAL * legal) !== null;
  const nothing: Way<F> = { position: copyOf(game, position), notes: [], resumed: { how: 'unread' }, ahead: null };
  if (fits(nothing)) found.push(nothing);
  const wanted = { ...(seat === null ? {} : { seat }), type: (one: string) => type === undefined || one === type };
  for (const option of legalMoves(game, position, wanted)) {
    if (game.work.over || found.length === MOST) return null;
    const done = after(game, position, option.move);
    if (done === null) continue;
    const way: Way<F> = { position: done.position, notes: done.notes, resumed: { how: 'unread' }, ahead: null };
    if (!fits(way)) continue;
    if (option.open !== undefined) return null;
    found.push(way);
  }
  return found;
}

/** Whether a legal move is one outcome: nothing varies in it, or by chance only words that it need not say. */
function isOneOutcome({ move, open, chance }: LegalMove): boolean {
  if (open === undefined) return true;
  if (!chance) return false;
  const form = whatVaries({ move, open });
  return Object.keys(form?.open ?? {}).every((pointer) => form?.optional?.includes(pointer));
}

/** An entry that is played in place costs less than one that is ruled. */
const PLAYED = 0.5;

/** What an entry counts that can be followed: more if it breaks no rule. */
const LEGAL = 3;
const POSSIBLE = 1;
/** What it counts where it is only taken as it is told, because of the breach: three of them are not worth another one. */
const AS_TOLD = 2;

/** Of so many refused entries ahead both is tried, that they were carried out and that they were not, as long as a log has few breaches. */
const FORKS = 2;
const FORKED = 4;

/** How well the next moves can be followed from here; null: less well than `least`, as soon as that is certain. */
function followed<F extends BaseFacts>(
  game: Compiled<F>,
  way: Way<F>,
  next: readonly Move[],
  least: number,
  forks = FORKS,
): number | null {
  const entries = inOrder(way, next);
  const told = way.astray === true ? AS_TOLD : LEGAL;
  return followedFrom(game, way.position, entries, LEGAL * (next.length - entries.length), least, forks, told);
}

function followedFrom<F extends BaseFacts>(
  game: Compiled<F>,
  from: Position<F>,
  entries: readonly Move[],
  before: number,
  least: number,
  forks: number,
  told: number,
): number | null {
  let score = before;
  let reached: Live<F> | null = null;
  for (const [at, move] of entries.entries()) {
    if (score + LEGAL * (entries.length - at) < least) return null;
    if (game.work.over) break;
    // Nearly every entry breaks no rule.
    const how = reached === null ? 'stopped' : follow(game, reached, move, [], true);
    if (how.startsWith('played')) {
      game.work.spend(PLAYED);
      score += how === 'played-as-told' ? told : LEGAL;
      continue;
    }
    const here: Position<F> = reached === null ? from : still(reached);
    const { ruling, read }: { readonly ruling: Ruling<F>; readonly read: Move } = withItsWords(game, here, move);
    // What only records what everybody knows to have come about stands against nothing.
    const again = ruling.kind === 'accepted' ? null : afterTold(game, here, move);
    if (again !== null) {
      score += LEGAL;
      reached = live(game, again);
      continue;
    }
    const isDone = ruling.transition !== null && ruling.possible;
    if (ruling.kind !== 'accepted' && forks > 0) {
      // A choice that need not be recorded may come before it.
      const chosen = firstOf(afterAnyChoice(game, here, move));
      if (chosen !== undefined) {
        score += LEGAL;
        reached = live(game, chosen.position);
        continue;
      }
      const rest = entries.slice(at + 1);
      // It may be a part of what is begun here without a word.
      const begun = firstOf(behindOneStep(game, here, read));
      if (begun !== undefined) return followedFrom(game, begun.position, rest, score + LEGAL, least, forks - 1, told);
      // What was recorded may lead where nothing goes on: then it was not done. What cannot be done may be done from elsewhere.
      const own = score + (isDone ? POSSIBLE : 0);
      if (own + LEGAL * rest.length < least) return null;
      const done = isDone
        ? carryOn(game, here, read, ruling)
        : (withShown(game, here, read) ?? firstOf(places(game, read, elsewhere(game, here, read, false))));
      if (done === undefined) continue;
      const carried = followedFrom(game, done.position, rest, own, least, forks - 1, told);
      if (carried === own + LEGAL * rest.length) return carried;
      return followedFrom(game, here, rest, score, Math.max(least, (carried ?? 0) + 1), forks - 1, told) ?? carried;
    }
    if (!isDone) continue;
    const worth = ruling.transition?.asTold === true ? told : LEGAL;
    score += ruling.kind === 'accepted' ? worth : POSSIBLE;
    const { position }: { readonly position: Position<F> } =
      reached === null ? carryOn(game, from, read, ruling) : carryOut(game, ruling.position, read, ruling);
    reached = live(game, position);
  }
  return score < least ? null : score;
}

/** The position after a move that is legal with what it shows that nobody has told; null: it shows no such thing. */
function withShown<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
): { readonly position: Position<F> } | null {
  const shown = presumed(game, position, move);
  return shown === null ? null : after(game, shown.position, move);
}

/** The first of some things; undefined: there is none. */
function firstOf<T>(things: Iterable<T>): T | undefined {
  for (const thing of things) return thing;
  return undefined;
}

export interface Fitting<F> {
  readonly ways: Way<F>[];
  readonly score: number;
}

/** The ways from which the next moves can be followed best, and how well; only those that are at least so good. */
function best<F extends BaseFacts>(
  game: Compiled<F>,
  ways: Iterable<Way<F>>,
  next: readonly Move[],
  least = 0,
  forks = FORKS,
): Fitting<F> {
  let found: Way<F>[] = [];
  let score = least;
  for (const way of ways) {
    if (game.work.over && found.length > 0) break;
    const own = followed(game, way, next, score, forks);
    if (own === null) continue;
    if (own > score) found = [];
    score = own;
    found.push(way);
  }
  return { ways: found, score };
}

/** Of several ways those from which most of the next entries can be followed. */
export function fittest<F extends BaseFacts>(
  game: Compiled<F>,
  ways: readonly Way<F>[],
  next: readonly Move[],
): Way<F>[] {
  return ways.length < 2 ? [...ways] : best(game, ways, next).ways.slice(0, MOST);
}

/** The move left out, as if it had not happened; `somehow`: it may have happened all the same, nobody knows how. */
function leftOut<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move, somehow: boolean): Way<F> {
  const without = copyOf(game, position);
  if (somehow) game.ruleset.slips.forget?.(without.facts, move);
  return { position: without, notes: [], resumed: SKIPPED, ahead: null };
}

/** What surrounds a refused move in its log. */
export interface Context<F> {
  readonly entry: number;
  readonly previous: Move | undefined;
  readonly next: readonly Move[];
  /** how many breaches the log has had so far */
  readonly breaches: number;
  /** false: the log has so many breaches that the costlier ways are not tried any more */
  readonly thorough: boolean;
  /** where the log stood before the previous entry, where it can be followed to it */
  beforeThat(): Position<F> | null;
  /** where the log may stand had the move been made as it stands, where that is known already; null: it is not */
  readonly recorded: Fitting<F> | null;
  /** where the log may stand had the move, or one before it, said another of its words */
  readonly meant: readonly Way<F>[];
  /** where the log may stand had something been recorded before one of the latest entries */
  readonly unrecorded: readonly Way<F>[];
  /** where the log may stand had the move been recorded before one of the latest entries, the last one first */
  readonly late: readonly Way<F>[];
  /** where the log may stand had an entry before it not been recorded twice */
  toldOnce(): readonly Way<F>[];
  /** the legal moves that may be an answer to the move, in a position in which the log may stand before it */
  legalIn(position: Position<F>): readonly LegalMove[];
}

/**
 * Where the log may stand after a move that every reading of it refuses, the likeliest place first. What the table recorded
 * is taken as it is if nothing fits better; the places that fit equally well are all kept.
 */
export function readOn<F extends BaseFacts>(
  game: Compiled<F>,
  readings: readonly Reading<F>[],
  move: Move,
  context: Context<F>,
): Way<F>[] {
  const { next, thorough, meant } = context;
  const forks = forksAfter(context.breaches);
  const likely = readings.slice(0, thorough ? MOST : 1);
  const recorded = context.recorded ?? asItStands(game, readings, move, context);
  const isFollowed = recorded.ways.length > 0;
  const least = isFollowed ? recorded.score + 1 : 0;
  const others = isWhole(recorded, next) ? recorded : betterThan(game, likely, move, context, least);
  const isOther = others !== recorded && others.ways.length > 0;
  const isBetter = isOther && (!isFollowed || !claimsSpeakFor(game, recorded, others, [move, ...next]));
  const fitting = isBetter ? others : recorded;
  const undone = (): readonly Way<F>[] =>
    isFollowed && !isBetter ? notMade(game, recorded, likely, move, context) : [];
  const ways = saidOr(game, fitting, meant, undone, next, forks);
  // Whether it was done at all, only later entries may show.
  const isOpen = ways === fitting.ways && isFollowed && thorough && next.length > 0 && readings.length === 1;
  const [reading] = likely;
  if (!isOpen || reading === undefined || (ways !== recorded.ways && !isShownLater(game, reading)))
    return ways.slice(0, MOST);
  const spare = best(game, mistaken(game, reading, move, context), next, fitting.score, forks);
  return [...ways, ...spare.ways].slice(0, SPARE);
}

/** Whether more claims of a refused move and the next entries are true as it was recorded than in whatever else may have happened. */
function claimsSpeakFor<F extends BaseFacts>(
  game: Compiled<F>,
  recorded: Fitting<F>,
  others: Fitting<F>,
  [move, ...next]: readonly Move[],
): boolean {
  if (move === undefined || [move, ...next].every(({ expect }) => expect === undefined)) return false;
  // Behind what was forgotten far more may be in order, and in doubt: what is in doubt bears nothing out.
  if (others.score - recorded.score > LEGAL * FORKS) return false;
  const isTrue = ({ position }: Way<F>): boolean =>
    move.expect !== undefined && wrongClaims(game, position, move.expect as Json) === 0;
  const own = (way: Way<F>): number => (isTrue(way) ? 1 : 0);
  const count = (way: Way<F>): number => borneOut(game, way, next) + own(way);
  const claimed = (way: Way<F>): number => trueClaims(game, way, next) + own(way);
  const likeliest = recorded.ways.slice(0, LIKELIEST);
  const most = Math.max(...likeliest.map(count));
  const mostClaimed = Math.max(...likeliest.map(claimed));
  // Of many things that may have been forgotten one is enough that bears out as much.
  return others.ways.slice(0, MOST).every((way) => count(way) < most && claimed(way) <= mostClaimed);
}

/** The move left out, or made in part, if the next entries can be followed as well then as behind it, and more of their claims are true. */
function notMade<F extends BaseFacts>(
  game: Compiled<F>,
  recorded: Fitting<F>,
  [reading]: readonly Reading<F>[],
  move: Move,
  { next, breaches }: Context<F>,
): readonly Way<F>[] {
  if (reading === undefined || next.every(({ expect }) => expect === undefined)) return [];
  const { position } = reading;
  const made = [...(game.ruleset.slips.inPart?.(position.facts, move) ?? [])].flatMap((part): Way<F>[] => {
    const found = after(game, position, part);
    const says = `it had said: ${game.say(part)}`;
    return found === null ? [] : [{ ...found, resumed: { how: 'elsewhere', says }, ahead: null }];
  });
  const all: readonly Way<F>[] = [{ ...leftOut(game, position, move, false), undone: true }, ...made];
  const ways = all.filter((way) => followed(game, way, next, recorded.score, forksAfter(breaches)) !== null);
  const most = Math.max(...recorded.ways.slice(0, LIKELIEST).map((way) => trueClaims(game, way, next)));
  return ways.filter((way) => trueClaims(game, way, next) > most);
}

function forksAfter(breaches: number): number {
  return breaches > FORKED ? 0 : FORKS;
}

/** Where the log may stand after a refused move that was made as it stands, and how well the next entries can be followed then. */
export function asItStands<F extends BaseFacts>(
  game: Compiled<F>,
  readings: readonly Reading<F>[],
  move: Move,
  { next, thorough, breaches }: Pick<Context<F>, 'next' | 'thorough' | 'breaches'>,
): Fitting<F> {
  const likely = readings.slice(0, thorough ? MOST : 1);
  return best(game, asRecorded(game, likely, move), next, 0, thorough ? forksAfter(breaches) : 0);
}

function isWhole<F>({ ways, score }: Fitting<F>, next: readonly Move[]): boolean {
  return ways.length > 0 && score === LEGAL * next.length;
}

/** Whether all of the next entries are legal, certain and bear their claims out: nothing that was said otherwise can fit better. */
export function isBorneOut<F extends BaseFacts>(
  game: Compiled<F>,
  fitting: Fitting<F>,
  next: readonly Move[],
): boolean {
  if (!isWhole(fitting, next)) return false;
  const claimed = next.filter(({ expect }) => expect !== undefined).length;
  return fitting.ways.some((way) => borneOut(game, way, next) === claimed);
}

/** Whether all of the next entries are legal in this reading. */
export function isAllInOrder<F extends BaseFacts>(game: Compiled<F>, way: Way<F>, next: readonly Move[]): boolean {
  return followed(game, way, next, LEGAL * next.length, 0) !== null;
}

/**
 * What may have happened instead of a move, as far as the next entries can be followed so well then. That the move was not made is
 * looked at first: that costs least, and nothing that fits worse has to be followed to its end.
 */
function betterThan<F extends BaseFacts>(
  game: Compiled<F>,
  readings: readonly Reading<F>[],
  move: Move,
  context: Context<F>,
  least: number,
): Fitting<F> {
  const { next, breaches } = context;
  const forks = forksAfter(breaches);
  const left = readings.slice(0, 1).map(({ position }) => leftOut(game, position, move, false));
  const without = best(game, left, next, least, forks);
  const others = best(game, otherwiseRead(game, readings, move, context), next, Math.max(least, without.score), forks);
  return others.ways.length > 0 ? others : without;
}

/** Whether no more than so many of the next claims are true wherever a wrong word leads: each that is not would be a breach, as a refused entry is. */
function costsClaims<F extends BaseFacts>(
  game: Compiled<F>,
  { ways }: Fitting<F>,
  next: readonly Move[],
  most: number,
): boolean {
  return most >= 0 && ways.slice(0, MOST).every((way) => borneOut(game, way, next) <= most);
}

/** What a wrong word explains, or that the move was not made (`undone`), if it fits the next entries better than anything else, or is what their claims bear out. */
function saidOr<F extends BaseFacts>(
  game: Compiled<F>,
  others: Fitting<F>,
  words: readonly Way<F>[],
  undone: () => readonly Way<F>[],
  next: readonly Move[],
  forks: number,
): readonly Way<F>[] {
  const mostClaims = next.filter(({ expect }) => expect !== undefined).length;
  if (words.length + mostClaims === 0) return others.ways;
  const isLeftOut = others.ways.every(({ resumed }) => resumed?.how === 'skipped');
  const borneOutBest = Math.max(...others.ways.slice(0, LIKELIEST).map((way) => borneOut(game, way, next)));
  // What every claim bears out without another word is only given up for a word that fits more entries.
  const isSettled = !isLeftOut && borneOutBest === mostClaims;
  const meant = best(game, words, next, others.score + (isSettled ? 1 : 0), forks);
  if (meant.score > others.score && meant.ways.length > 0)
    return costsClaims(game, meant, next, borneOutBest - (meant.score - others.score) / LEGAL)
      ? others.ways
      : meant.ways;
  const counted: { readonly way: Way<F>; readonly count: number }[] = [];
  for (const way of isSettled ? [] : [...undone(), ...meant.ways]) {
    // What is not looked through in full decides nothing.
    if (game.work.over) return others.ways;
    counted.push({ way, count: borneOut(game, way, next) });
  }
  const most = Math.max(...counted.map(({ count }) => count));
  if (borneOutBest < most) return counted.filter(({ count }) => count === most).map(({ way }) => way);
  // Nothing of it could be carried out: a wrong word is as likely as that nothing was done at all, if it can be told which.
  return isLeftOut && meant.ways.length === 1 ? [...others.ways, ...meant.ways] : others.ways;
}

/**
 * What may have happened instead of a move that later entries may show not to have been made: something before it that nobody has
 * recorded, nothing, the same from another place, or another of its kind.
 */
function* mistaken<F extends BaseFacts>(
  game: Compiled<F>,
  { position, ruling }: Reading<F>,
  move: Move,
  { entry, legalIn, toldOnce, unrecorded: unsaid }: Context<F>,
): Iterable<Way<F>> {
  yield* unsaid;
  if (!isShownLater(game, { ruling })) return;
  yield* forgotten(game, position, move, entry, legalIn(position));
  yield* toldOnce();
  yield leftOut(game, position, move, false);
  yield* places(game, move, elsewhere(game, position, move, false));
  // What can be carried out as recorded was plainly meant so but for one word.
  const alike = legalIn(position).filter(({ move: other }) => saysOtherwise(move, other) === 1);
  yield* another(game, position, move, alike);
}

/** Whether what comes to light much later shows whether a move was made. */
function isShownLater<F extends BaseFacts>(game: Compiled<F>, { ruling }: Pick<Reading<F>, 'ruling'>): boolean {
  return ruling.breaches.some(({ rule: id }) => game.ruleset.slips.shownLater?.has(id) === true);
}

/** Whether a move names what does not lie where it says: then it was another one, or none. */
export function isMisnamed<F extends BaseFacts>(game: Compiled<F>, { breaches }: Ruling<F>): boolean {
  return breaches.some(({ rule: id }) => game.ruleset.slips.misnamed?.has(id) === true);
}

/** The move carried out as it was recorded, in each reading in which it can be. */
function* asRecorded<F extends BaseFacts>(
  game: Compiled<F>,
  readings: readonly Reading<F>[],
  move: Move,
): Iterable<Way<F>> {
  for (const [at, { position, ruling, move: read = move }] of readings.entries()) {
    if (game.work.over && at > 0) return;
    if (ruling.transition === null || !ruling.possible) continue;
    yield { ...carryOn(game, position, read, ruling), resumed: { how: 'as-recorded' }, ahead: null };
    yield* asComputed(game, position, read);
  }
}

/** The move without what it says wrongly of what the rules compute anyhow. */
function* asComputed<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): Iterable<Way<F>> {
  const words = (game.computed.get(move.type) ?? []).filter((word) => word in move);
  if (words.length === 0) return;
  const others = Object.entries(move).filter(([word]) => !words.includes(word));
  const found = after(game, position, Object.fromEntries(others) as unknown as Move);
  if (found === null) return;
  const says = `it had not said ${words.map((word) => `"${word}"`).join(' and ')}`;
  yield { position: found.position, notes: found.notes, resumed: { how: 'elsewhere', says }, ahead: null };
}

/**
 * What belongs behind another outcome of the entry before (the next patrol comes, or the patrol is moved, behind a fight that the dice
 * have decided otherwise).
 */
function* cameOutOtherwise<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  { previous, next, beforeThat }: Context<F>,
): Iterable<Way<F>> {
  const from = previous === undefined || sameJson(move, previous) ? null : beforeThat();
  if (from === null || after(game, from, move) !== null) return;
  yield* costingNoClaim(game, position, move, next, [...places(game, move, unrecorded(game, from, move))]);
}

/** Those of these readings, which contradict what is recorded, that make no claim wrong which is true without the refused entry. */
function costingNoClaim<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  next: readonly Move[],
  ways: readonly Way<F>[],
): readonly Way<F>[] {
  if (ways.length === 0 || next.every(({ expect }) => expect === undefined)) return ways;
  const least = borneOut(game, leftOut(game, position, move, false), next);
  return ways.filter((way) => borneOut(game, way, next) >= least);
}

/** Who goes on although the entry before has handed over: that came too early, or not at all. So did what is recorded once more behind this. */
function* handedOver<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  { breaches, previous, next, beforeThat }: Context<F>,
): Iterable<Way<F>> {
  if (previous === undefined || sameJson(move, previous)) return;
  const { seat } = move;
  const goesOn = seat !== undefined && seat === previous.seat && !awaits(game, position).includes(seat);
  const comesAgain = breaches <= FORKED && next.some((entry) => sameJson(entry, previous));
  if (!goesOn && !comesAgain) return;
  const from = beforeThat();
  if (from === null) return;
  const first = after(game, from, move);
  if (first === null) return;
  const way = ({ position: at, notes }: { position: Position<F>; notes: readonly Note[] }, says: string): Way<F> => ({
    position: at,
    notes,
    resumed: { how: 'elsewhere', says },
    ahead: null,
  });
  yield way(first, `this had not been recorded before: ${game.say(previous)}`);
  const then = after(game, first.position, previous);
  if (then !== null) yield way(then, `this had been recorded only afterwards: ${game.say(previous)}`);
}

/**
 * What may have been forgotten before an entry of what is possible at any time, behind which the refused one comes: what was done in
 * between may be over with the turn in which it was done (a favor of whoever goes on).
 */
function* forgottenBefore<F extends BaseFacts>(
  game: Compiled<F>,
  move: Move,
  { entry, previous, beforeThat, legalIn }: Context<F>,
): Iterable<Way<F>> {
  const from = previous === undefined ? null : beforeThat();
  if (previous === undefined || from === null || !alwaysPossible(game, from, previous.type)) return;
  yield* forgotten(game, from, previous, entry, legalIn(from), move);
}

/**
 * Whether another place is no reason for a move that is possible at any time, and refused: it is refused there by the same rules. Such an
 * entry says nothing of where the log stands; that the next one would be legal there is no excuse for that one.
 */
function isNoReason<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  { transition, possible, breaches }: Ruling<F>,
  move: Move,
  { position: from }: Elsewhere<F>,
): boolean {
  if (transition === null || !possible || !alwaysPossible(game, position, move.type)) return false;
  const there = rule(game, settled(game, copyOf(game, from), true).position, move);
  return breaches.every(({ rule: id }) => there.breaches.some((one) => one.rule === id));
}

/** What may have happened instead of a move, in each reading. */
function* otherwiseRead<F extends BaseFacts>(
  game: Compiled<F>,
  readings: readonly Reading<F>[],
  move: Move,
  context: Context<F>,
): Iterable<Way<F>> {
  const { entry, previous, next, thorough, legalIn } = context;
  const twice = sameJson(move, previous);
  yield* context.unrecorded;
  for (const [at, { position, ruling }] of readings.entries()) {
    if (game.work.over && at > 0) return;
    if (twice) yield leftOut(game, position, move, false);
    if (thorough && at < LIKELIEST) {
      // What can be carried out as it was recorded needs no card of which nobody knows what it does.
      const isDone = ruling.transition !== null && ruling.possible;
      yield* slips(game, position, move, entry, next, legalIn(position), isDone);
    }
    // Where the game is over and nothing more is recorded, nobody has played on.
    const isOver = next.length === 0 && currentState(game, position).final;
    const happened: Way<F>[] = [];
    let isMade = false;
    for (const candidate of isOver ? [] : elsewhere(game, position, move, at === 0)) {
      if (isNoReason(game, position, ruling, move, candidate)) continue;
      const ways = [...places(game, move, [candidate])];
      happened.push(...ways);
      isMade ||= ways.length > 0 && candidate.done !== true;
    }
    // Dice for which there is no place may be left out like any other entry: that a fight ended otherwise contradicts those that lie there.
    const isStray = ruling.transition === null && game.chances.has(move.type);
    yield* isStray ? costingNoClaim(game, position, move, next, happened) : happened;
    if (twice) continue;
    // Where the move can be carried out, it has happened as recorded or not at all; else in a way that nobody knows.
    yield leftOut(game, position, move, ruling.transition === null && happened.length === 0);
    if (!thorough || at > 0 || next.length === 0) continue;
    yield* context.toldOnce();
    yield* forgottenBefore(game, move, context);
    if (game.chances.has(move.type)) yield* broughtOtherwise(game, position, move, legalIn(position));
    if (isMisnamed(game, ruling)) yield* another(game, position, move, legalIn(position));
    yield* handedOver(game, position, move, context);
    if (ruling.transition === null || !ruling.possible) {
      yield* cameOutOtherwise(game, position, move, context);
      yield* context.late;
    }
    // It may belong behind what goes without saying: the end of a fight, and of the turn with it.
    const end = isMade || isOver || at > 0 ? null : endOfUnsaid(game, position);
    if (end !== null) yield* places(game, move, whereItBelongs(game, end, move));
  }
}
