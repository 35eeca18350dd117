/**
 * @module
 * Entries that a log takes only in doubt, or only as told: where it goes on as if they were refused, they are.
 */
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import type { Compiled } from '../play/compile.ts';
import { carryOn, carryOut, copyOf, isToldBehind, ruleHere } from '../play/play.ts';
import { withItsWords } from './complete.ts';
import type { Course } from './course.ts';
import { toldEarly } from './elsewhere.ts';
import { fittest } from './fitting.ts';
import { asRecorded, ofAnotherSeat } from './happened.ts';
import { type Attempt, refusedBehind, type Way } from './readings.ts';

/**
 * Where an entry is taken only in doubt, because nobody knows what it belongs to: the readings that know it and refuse the
 * entry, if the next ones go on from these alone (dice too many, and then what the very fight brings), as recorded or the next one first.
 */
export function borneOutAgainst<F extends BaseFacts>(
  course: Course<F>,
  entry: number,
  readings: readonly Attempt<F>[],
  accepted: readonly Attempt<F>[],
): readonly Attempt<F>[] {
  const { game } = course;
  // What is taken as it is told belongs to a procedure of which nobody knows how it goes on.
  const isSure = ({ ruling }: Attempt<F>) => ruling.doubts.length === 0 || ruling.transition?.asTold === true;
  if (accepted.length === 0 || accepted.some(isSure)) return [];
  const against = course.ways.flatMap((way): Attempt<F>[] => {
    const taken = readings.find((one) => one.position === way.position);
    if (taken !== undefined) return taken.ruling.kind === 'refused' ? [taken] : [];
    return refusedBehind(game, way, course.moves[entry] as Move);
  });
  const wrong = against.filter(({ ruling }) => ruling.transition !== null && ruling.possible);
  if (wrong.length === 0) return [];
  const next = course.behind(entry);
  const early = wrong.flatMap(({ position, move }) => toldEarly(game, position, move, entry, next));
  const made = (ones: readonly Attempt<F>[]): Way<F>[] => ones.map((one) => after(game, one));
  const refused = [...made(wrong), ...early];
  return fitAlone(game, refused, made(accepted), next) ? wrong : [];
}

/**
 * Where an entry like the one before it is taken only as told, by a procedure of which the log has not said a word, and the
 * log then goes on with what was under way before (dice that are told twice): how the entry is refused there.
 */
export function inTheWay<F extends BaseFacts>(
  course: Course<F>,
  entry: number,
  accepted: readonly Attempt<F>[],
): readonly Attempt<F>[] {
  const { game, moves, ways } = course;
  const next = course.behind(entry);
  const [soon] = next;
  const move = moves[entry] as Move;
  if (soon === undefined || accepted.length === 0 || moves[entry - 1]?.type !== move.type) return [];
  if (!accepted.every(({ way, ruling, move: read }) => isToldBehind(game, way.position, ruling, read))) return [];
  const without = ways.filter(({ position }) => withItsWords(game, position, soon).ruling.kind === 'accepted');
  if (without.length === 0) return [];
  const taken = accepted.map((one) => after(game, one));
  if (!fitAlone(game, without, taken, next)) return [];
  return without.map((way) => ({ way, position: way.position, ruling: ruleHere(game, way.position, move), move }));
}

/**
 * Where an entry is taken only as told, by a procedure of which the log has not said a word, and may be what was missed before an earlier
 * refused one: how it is refused, if the next entries go on from there alone (the card that came up for a purchase, recorded behind the turn).
 */
export function missedEarlier<F extends BaseFacts>(
  course: Course<F>,
  entry: number,
  accepted: readonly Attempt<F>[],
): readonly Attempt<F>[] {
  const { game, moves } = course;
  const { type } = moves[entry] as Move;
  const missed = accepted.flatMap(({ way: { putIn } }) => (putIn?.move.type === type ? [putIn.entry] : []));
  if (missed.length === 0) return [];
  if (!accepted.every(({ way, ruling, move: read }) => isToldBehind(game, way.position, ruling, read))) return [];
  const late = (course.back?.toldTooLate(entry) ?? []).filter(({ at }) => missed.includes(at));
  const taken = accepted.map((one) => after(game, one));
  if (!fitAlone(game, late, taken, course.behind(entry))) return [];
  return accepted.map(({ way, move }) => {
    return { way, position: way.position, ruling: ruleHere(game, way.position, move), move };
  });
}

/** Whether the next entries go on from these readings better than from all others. */
function fitAlone<F extends BaseFacts>(
  game: Compiled<F>,
  ways: readonly Way<F>[],
  others: readonly Way<F>[],
  next: readonly Move[],
): boolean {
  const best = fittest(game, [...others, ...ways], next);
  return best.length > 0 && best.every((way) => ways.includes(way));
}

/** Where a reading stands behind an entry that it takes. */
function after<F extends BaseFacts>(game: Compiled<F>, { way, ruling, move }: Attempt<F>): Way<F> {
  // What is ruled behind something left unsaid stays as it is, to be carried out if the entry is taken.
  return { ...way, ...carryOn(game, ruling.position, move, ruling) };
}

/**
 * Whether an entry that is taken only with what it shows (`shown`) was a slip of the pen: the next ones go on only as if another seat
 * had made the move, or nobody.
 */
export function isShownInVain<F extends BaseFacts>(
  course: Course<F>,
  entry: number,
  shown: readonly Attempt<F>[],
  refused: readonly Attempt<F>[],
): boolean {
  const { game } = course;
  const next = course.behind(entry);
  if (next.length === 0) return false;
  const taken = shown.map(({ way, ruling, move }) => ({
    ...way,
    ...carryOut(game, copyOf(game, ruling.position), move, ruling),
  }));
  const slips = refused.flatMap(({ way, position, move }) => [...ofAnotherSeat(game, position, move), way]);
  return fitAlone(game, slips, taken, next);
}

/**
 * Whether an entry that is taken only with words put in which take something away (`supplied`) was recorded as it was made, against a rule: the
 * next ones go on only behind that (the card that must have been given in is given in later).
 */
export function isPutInInVain<F extends BaseFacts>(
  course: Course<F>,
  entry: number,
  supplied: readonly Attempt<F>[],
  refused: readonly Attempt<F>[],
): boolean {
  const { game, moves } = course;
  const move = moves[entry] as Move;
  if (!game.putIn.has(move.type) || supplied.some(({ ruling }) => ruling.doubts.length === 0)) return false;
  const made = [...asRecorded(game, refused, move)];
  if (made.length === 0) return false;
  const taken = supplied.map((one) => after(game, one));
  return fitAlone(game, made, taken, course.behind(entry));
}
