/**
 * @module
 * What may have happened in truth where an entry is refused: nothing, another move, the move of somebody else, dice that came out otherwise, something that is forgotten.
 */
import { type BaseFacts, type Move, whatVaries } from '../../machines/ruleset.ts';
import { type Json, sameJson } from '../../schemas/json.ts';
import type { Compiled } from '../play/compile.ts';
import type { Resumed } from '../play/findings.ts';
import { alwaysPossible, type LegalMove, legalMoves } from '../play/legal.ts';
import { awaits, carryOn, copyOf, type Note, type Position, type Ruling, rule, settled } from '../play/play.ts';
import { learn, wrongClaims } from './claims.ts';
import {
  after,
  awaitedFrom,
  type Elsewhere,
  elsewhere,
  FORGOTTEN,
  forgotten,
  places,
  standsForMore,
  toldEarly,
  unrecorded,
} from './elsewhere.ts';
import { type Fitting, FORKED, MOST } from './fitting.ts';
import type { Reading, Way } from './readings.ts';
import { trueClaims } from './said-otherwise.ts';

/** The most decisions that are tried as the one which the log should have named. */
const ANOTHER = 12;

const SKIPPED: Resumed = { how: 'skipped' };

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
export function* slips<F extends BaseFacts>(
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
 * Where the log may stand had two rolls that follow one another been recorded in the wrong order: each is legal where the other stands.
 */
export function inWrongOrder<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  entry: number,
  next: readonly Move[],
): Way<F>[] {
  const [following, then] = next;
  // Of three in a row one may be too many.
  const areTwo = following?.type === move.type && then?.type !== move.type;
  if (!areTwo || !game.chances.has(move.type)) return [];
  return toldEarly(game, position, move, entry, next).filter(({ over = 0 }) => over === 0);
}

/** A roll that came before another one, `following`, with the words that go without saying behind that: whose it is, which tells why it comes too early. */
export function asDue<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  following: Move,
): Move {
  const behind = after(game, position, following);
  if (behind === null) return move;
  const [due] = legalMoves(game, behind.position, { type: (type) => type === move.type });
  const { open = {} } = (due === undefined ? null : whatVaries(due)) ?? {};
  game.work.spendForm(open);
  const said = Object.entries(open).flatMap(([pointer, form]) => {
    const { const: only } = form as { readonly const?: Json };
    return only === undefined ? [] : [[pointer.slice(1), only]];
  });
  return { ...Object.fromEntries(said), ...move };
}

/** The decision that its player may have made where the log names another card, place or player. */
export function* another<F extends BaseFacts>(
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

/** What chance may have brought instead of what the log names: where it may be anything, it stays open what. */
export function* broughtOtherwise<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  legal: readonly LegalMove[],
): Iterable<Way<F>> {
  const { forget, outcomes } = game.ruleset.slips;
  for (const option of legal) {
    if (option.move.type !== move.type) continue;
    const isAny = standsForMore(option);
    for (const brought of isAny ? [option.move] : (outcomes?.(option.move) ?? [])) {
      const found = after(game, position, brought);
      if (found === null) continue;
      if (isAny) forget?.(found.position.facts, brought);
      const says = `this had been recorded: ${game.say(brought)}`;
      yield { position: found.position, notes: found.notes, resumed: { how: 'elsewhere', says }, ahead: null };
    }
  }
}

/**
 * What may have happened instead of a move whose claims are wrong: another outcome of its kind, or that the procedure went on
 * without a record, as far as the claims are then true. `alike`: also another move of its subject (captured for eliminated).
 */
export function otherwise<F extends BaseFacts>(
  game: Compiled<F>,
  before: Position<F>,
  move: Move,
  alike = false,
): Way<F>[] {
  const ways: Way<F>[] = [];
  const claimed = move.expect as Json;
  const take = (position: Position<F>, notes: readonly Note[], says: string): void => {
    if (wrongClaims(game, position, claimed) > 0) return;
    const learned = learn(game, position, claimed).position;
    ways.push({ position: learned, notes, resumed: { how: 'elsewhere', says }, ahead: null });
  };
  const subject = `${move.type.split('.')[0]}.`;
  const isMeant = (type: string): boolean => type === move.type || (alike && type.startsWith(subject));
  for (const option of legalMoves(game, before, { seat: move.seat, type: isMeant })) {
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

/** Whether a legal move is one outcome: nothing varies in it but words that it need not say, by chance or with one value only. */
function isOneOutcome({ move, open, chance }: LegalMove): boolean {
  if (open === undefined) return true;
  const form = whatVaries({ move, open });
  return Object.entries(form?.open ?? {}).every(
    ([pointer, schema]) => form?.optional?.includes(pointer) && (chance || 'const' in (schema as object)),
  );
}

/** The move left out, as if it had not happened; `somehow`: it may have happened all the same, nobody knows how. */
export function leftOut<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  somehow: boolean,
): Way<F> {
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
  /** where the log stands had the move, a roll, and the next one been recorded in the wrong order, if neither is legal where it stands */
  readonly swapped: readonly Way<F>[];
  /** where the log may stand had an entry before it not been recorded twice */
  toldOnce(): readonly Way<F>[];
  /** the legal moves that may be an answer to the move, in a position in which the log may stand before it */
  legalIn(position: Position<F>): readonly LegalMove[];
}

/**
 * What may have happened instead of a move that later entries may show not to have been made: something before it that nobody has
 * recorded, nothing, the same from another place, or another of its kind.
 */
export function* mistaken<F extends BaseFacts>(
  game: Compiled<F>,
  { position, ruling }: Reading<F>,
  move: Move,
  { entry, legalIn, next, toldOnce, unrecorded: unsaid }: Context<F>,
): Iterable<Way<F>> {
  yield* unsaid;
  yield* inWrongOrder(game, position, move, entry, next);
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
export function isShownLater<F extends BaseFacts>(game: Compiled<F>, { ruling }: Pick<Reading<F>, 'ruling'>): boolean {
  return ruling.breaches.some(({ rule: id }) => game.ruleset.slips.shownLater?.has(id) === true);
}

/** Whether a move names what does not lie where it says: then it was another one, or none. */
export function isMisnamed<F extends BaseFacts>(game: Compiled<F>, { breaches }: Ruling<F>): boolean {
  return breaches.some(({ rule: id }) => game.ruleset.slips.misnamed?.has(id) === true);
}

/** The move carried out as it was recorded, in each reading in which it can be. */
export function* asRecorded<F extends BaseFacts>(
  game: Compiled<F>,
  readings: readonly Reading<F>[],
  move: Move,
): Iterable<Way<F>> {
  for (const [at, { position, ruling, move: read = move, undecided }] of readings.entries()) {
    if (game.work.over && at > 0) return;
    if (ruling.transition === null || !ruling.possible) continue;
    yield { ...carryOn(game, position, read, ruling), resumed: { how: 'as-recorded' }, undecided, ahead: null };
    for (const way of asComputed(game, position, read)) yield { ...way, undecided };
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
export function* cameOutOtherwise<F extends BaseFacts>(
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
export function costingNoClaim<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  next: readonly Move[],
  ways: readonly Way<F>[],
): readonly Way<F>[] {
  if (ways.length === 0 || next.every(({ expect }) => expect === undefined)) return ways;
  const least = trueClaims(game, leftOut(game, position, move, false), next);
  return ways.filter((way) => trueClaims(game, way, next) >= least);
}

/** Who goes on although the entry before has handed over: that came too early, or not at all. So did what is recorded once more behind this. */
export function* handedOver<F extends BaseFacts>(
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
  // Its own claims may show that it was made.
  const claimed = previous.expect as Json | undefined;
  if (claimed !== undefined && wrongClaims(game, from, claimed) > wrongClaims(game, position, claimed)) return;
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
export function* forgottenBefore<F extends BaseFacts>(
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
export function isNoReason<F extends BaseFacts>(
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
