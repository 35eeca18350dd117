/**
 * @module
 * Claims that are wrong because a table has taken a procedure for another outcome than its rules give (a tie for a defeat, a test
 * for a passed one): then they are all of one slip, and the rule that was missed is what is told of them.
 */
import type { RuleId } from '../../machines/chart.ts';
import type { BaseFacts, Judged, Misjudged, Move, WrongFact } from '../../machines/ruleset.ts';
import { type Json, sameJson } from '../../schemas/json.ts';
import type { Compiled } from '../play/compile.ts';
import type { Violation } from '../play/findings.ts';
import {
  type Breach,
  carryOn,
  copyOf,
  currentState,
  factAt,
  leftUnsaid,
  type Note,
  type Position,
  rule,
  settled,
  still,
  top,
} from '../play/play.ts';
import { closed, isAbout, wrongClaims, wrongFacts } from './claims.ts';
import { places } from './elsewhere.ts';
import { costingNoClaim, otherwise } from './happened.ts';
import type { Reading, Way } from './readings.ts';
import { type Breaches, comingTo, followedTo, shownBy } from './unsaid.ts';

/** The rule that a table has missed, and where the log may stand if it was as the table had it. */
export interface Missed<F> {
  readonly rule: RuleId | null;
  /** where it is null: the facts of which one is told */
  readonly of: readonly string[];
  readonly ways: readonly Way<F>[];
  /** a breach has told it already */
  readonly isTold?: boolean;
}

/** The outcomes for which a table may take the procedure under way, and any procedure. */
function* outcomesOf<F extends BaseFacts>(
  game: Compiled<F>,
  { facts, frames }: Position<F>,
  wrong: readonly WrongFact[],
  entry: Judged<F>,
): Iterable<Misjudged<F>> {
  const { chart, own, state } = top(frames);
  for (const one of [chart, ANY])
    for (const outcomes of game.misjudged.get(one) ?? []) yield* outcomes(facts, own, state, wrong, entry);
}

/** In the place of a chart: any of them. */
const ANY = '*';

/** A position with the procedure under way taken for this outcome, as far as it then goes on by itself; null: there is none. */
function takenFor<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  outcome: Misjudged<F>,
): Position<F> | null {
  const { frames, facts } = copyOf(game, position);
  const innermost = top(frames);
  outcome.change?.(facts, innermost.own);
  const owed = [...(innermost.owed ?? []), ...(outcome.owes ?? [])];
  const within = { ...innermost, state: outcome.state, owed };
  const at = { frames: [...frames.slice(0, -1), within, ...(outcome.under ?? [])], facts };
  const { position: reached } = settled(game, at, true);
  return outcome.deed === undefined ? reached : played(game, reached, outcome.deed, outcome.rule);
}

/**
 * Where the log stands if all claims are true here, behind what goes without saying, behind what is still to be recorded, or behind a
 * choice that they show (where a beaten player has moved the patrol); null: they are not.
 */
function bearingOut<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
  next: readonly Move[],
): Position<F> | null {
  if (wrongClaims(game, closed(game, position, claimed).position, claimed) === 0) return position;
  const coming = comingTo(game, position, claimed, next);
  if (coming !== null) return wrongClaims(game, coming.position, claimed) === 0 ? position : null;
  const [chosen] = shownBy(game, position, claimed);
  return chosen?.position ?? null;
}

/** This position, and those behind what a log may leave unsaid in it. */
function* fromHereOn<F extends BaseFacts>(game: Compiled<F>, position: Position<F>): Iterable<Position<F>> {
  yield position;
  for (const { at } of leftUnsaid(game, position)) yield still(at);
}

/** The same of this position and of the one before the previous entry. */
function* aroundHere<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  before: Position<F> | null,
): Iterable<Position<F>> {
  yield* fromHereOn(game, position);
  if (before !== null) yield* fromHereOn(game, before);
}

/** What a log claims wrongly, and how that would be told. */
export interface Wrong {
  readonly wrong: readonly WrongFact[];
  readonly told: readonly Violation[];
}

/**
 * Whether claims speak of another outcome rather than of something that was forgotten: they have something come about, or what the table
 * goes on with does (`isShown`), and it is more than one thing that they have otherwise, or what is told of it says less.
 */
function speakOf<F extends BaseFacts>(
  outcome: Misjudged<F>,
  { wrong, told }: Wrong,
  before: F,
  isShown: () => boolean = () => false,
): boolean {
  const { rather = [], against, unmoved = false, rule: missed } = outcome;
  if (missed === null) return true;
  if (against !== undefined && !told.some(({ rule: id }) => against.includes(id))) return false;
  if (!unmoved && wrong.every(({ path, claimed }) => sameJson(factAt(before, path) ?? null, claimed))) return isShown();
  return wrong.length > 1 || told.every(({ rule: id }) => rather.includes(id));
}

/** Whether an outcome is one of what a move records: of what may be left unsaid there, or (`done`) of what chance has brought. */
function isInstead<F extends BaseFacts>(
  game: Compiled<F>,
  at: Position<F>,
  { done }: Misjudged<F>,
  { type }: Move,
): boolean {
  const { implies, moves } = currentState(game, at);
  return implies?.type === type || (done === true && moves.has(type));
}

/**
 * The rule that a table has missed whose claims are wrong at this move, and true if a procedure that has ended before it, with it
 * or after it is taken for an outcome that the rule denies; null: there is none. Of several such outcomes later entries decide.
 * `before` and `after`: where the log stands then.
 */
export function misjudged<F extends BaseFacts>(
  game: Compiled<F>,
  before: Position<F>,
  after: Position<F>,
  move: Move,
  wrong: Wrong,
  next: readonly Move[],
): Missed<F> | null {
  const claimed = move.expect as Json;
  // Something that was forgotten (no rule) explains many claims: what a rule denies says more of them.
  let forgotten: Missed<F> | null = null;
  const [coming] = next;
  const isTaken = (position: Position<F> | null): boolean =>
    coming !== undefined && position !== null && rule(game, position, coming).kind === 'accepted';
  for (const from of [before, after])
    for (const at of fromHereOn(game, from)) {
      const found: Missed<F>[] = [];
      for (const outcome of outcomesOf(game, at, wrong.wrong, { move, after: after.facts })) {
        if (game.work.over) break;
        const isShown = (): boolean => isTaken(takenFor(game, at, outcome)) && !isTaken(after);
        if (!speakOf(outcome, wrong, before.facts, isShown)) continue;
        const taken = takenFor(game, at, outcome);
        const isEnd = from === after || isInstead(game, at, outcome, move);
        const reached = isEnd || taken === null ? taken : played(game, taken, move);
        if (reached !== null) outcome.settles?.(reached.facts, after.facts);
        const missed = reached === null ? null : missedBy(game, outcome, reached, claimed, next);
        if (missed !== null) found.push(missed);
      }
      const [first] = found;
      const missed = first === undefined ? null : { ...first, ways: found.flatMap(({ ways }) => ways) };
      if (missed !== null && missed.rule !== null) return missed;
      forgotten ??= missed;
      if (game.work.over) return forgotten;
    }
  return forgotten;
}

/**
 * What is against an outcome that a rule denies, if a refused entry is legal only behind it (the next test of a job, after one that has been
 * failed), and the next claims are no less true there: that says more of it than that nothing calls for it; null: there is none. `before`:
 * where the log stood before the previous entry.
 */
export function deniedOf<F extends BaseFacts>(
  game: Compiled<F>,
  { position, ruling }: Pick<Reading<F>, 'position' | 'ruling'>,
  move: Move,
  before: () => Position<F> | null,
  next: readonly Move[],
): Breach | null {
  const [told] = ruling.breaches;
  if (told === undefined || game.ruleset.slips.uncalled?.has(told.rule) !== true) return null;
  for (const at of aroundHere(game, position, before()))
    for (const outcome of outcomesOf(game, at, [], { move, after: position.facts })) {
      if (outcome.recorded === undefined) continue;
      const taken = takenFor(game, at, outcome);
      const ways = taken === null ? [] : [...places(game, move, [{ position: taken, says: outcome.says }])];
      if (costingNoClaim(game, position, move, next, ways).length === 0) continue;
      const denied = rule(game, at, outcome.recorded).breaches.find(({ rule: id }) => id === outcome.rule);
      if (denied !== undefined) return denied;
    }
  return null;
}

/**
 * Where a refused entry can be carried out if the procedure before it, which is over by the rule that it breaks, is taken for an outcome which
 * that rule denies (the next test of a job whose owner is defeated). `before`: where the log stood before the previous entry.
 */
export function* goingOn<F extends BaseFacts>(
  game: Compiled<F>,
  { position, ruling }: Pick<Reading<F>, 'position' | 'ruling'>,
  move: Move,
  before: Position<F> | null,
): Iterable<Way<F>> {
  const broken = new Set(ruling.breaches.map(({ rule: id }) => id));
  // What a rule refuses here is not missed behind what the log leaves unsaid.
  const around =
    ruling.transition === null ? aroundHere(game, position, before) : [position, ...(before === null ? [] : [before])];
  for (const at of around)
    for (const outcome of outcomesOf(game, at, [], { move, after: position.facts })) {
      if (outcome.rule === null || !broken.has(outcome.rule)) continue;
      const taken = takenFor(game, at, outcome);
      if (taken !== null) yield* places(game, move, [{ position: taken, says: outcome.says }]);
    }
}

/** What a table has missed that has taken a procedure for this outcome, if the claims are true where that has led. */
function missedBy<F extends BaseFacts>(
  game: Compiled<F>,
  { rule: missed, of = [], says }: Misjudged<F>,
  reached: Position<F>,
  claimed: Json,
  next: readonly Move[],
): Missed<F> | null {
  const position = bearingOut(game, reached, claimed, next);
  if (position === null) return null;
  return { rule: missed, of, ways: [{ position, notes: [], resumed: { how: 'elsewhere', says }, ahead: null }] };
}

/** So many entries at most lie between claims and what a seat without a choice has done otherwise: its turn. */
export const IN_A_TURN = 12;

/** The same where there was a choice, of one fact alone that is no sum, and of one that is as it was: further back nothing is worth its steps. */
export const NEAR = 1;

/** A log that is looked back through: its moves, where it stood before each, and how its breaches were read on with. */
export interface Behind<F> {
  readonly moves: readonly Move[];
  readonly breaches: Breaches;
  stood(entry: number): Position<F>;
  /** the rules of the breaches since an entry */
  toldSince(entry: number): readonly RuleId[];
}

/**
 * The same of what nobody had a choice in, and was left unsaid before one of the latest entries (from `since` on) or recorded by it: the table
 * has had that otherwise, as the claims of this one show.
 */
export function misjudgedEarlier<F extends BaseFacts>(
  game: Compiled<F>,
  { moves, breaches, stood, toldSince }: Behind<F>,
  entry: number,
  since: number,
  before: F,
  wrong: Wrong,
  next: readonly Move[],
): Missed<F> | null {
  const move = moves[entry] as Move;
  for (let first = entry - 1; first >= Math.max(0, since); first -= 1)
    for (const at of fromHereOn(game, stood(first))) {
      const isForced = [...currentState(game, at).moves.values()].some(({ forced }) => forced);
      for (const outcome of outcomesOf(game, at, wrong.wrong, { move: moves[first] as Move, after: before })) {
        if (game.work.low) return null;
        // What was recorded of it is the outcome that is denied.
        const isRecorded = isInstead(game, at, outcome, moves[first] as Move);
        if (!(isForced || isRecorded) || !speakOf(outcome, wrong, before)) continue;
        const from = isRecorded ? first + 1 : first;
        const taken = takenFor(game, at, outcome);
        const there = taken === null ? null : followedTo(game, taken, moves, from, entry, 'true', breaches);
        const reached = there === null ? null : played(game, there, move);
        const missed = reached === null ? null : missedBy(game, outcome, reached, move.expect as Json, next);
        if (missed === null) continue;
        return { ...missed, isTold: toldSince(first).some((id) => outcome.toldBy?.includes(id)) };
      }
    }
  return null;
}

/** What an entry has settled, what lay on the table before it, and where the log stands if it has come out otherwise. */
export interface Deed<F> {
  readonly notes: readonly Note[];
  readonly before: F;
  readonly ways: readonly Way<F>[];
  /** of several facts the one that it is told of */
  readonly of?: readonly string[];
}

/**
 * The entry that wrong claims are of: this one, or the latest that has changed any of what they speak of, or (several) of which a rule says that it
 * has not. They are all as before it (what was handed in is still there, and has brought nothing), or as another outcome of it would have it;
 * null: they are not.
 */
export function deedOf<F extends BaseFacts>(
  game: Compiled<F>,
  { moves, breaches, stood }: Behind<F>,
  entry: number,
  after: Position<F>,
  wrong: readonly WrongFact[],
): Deed<F> | null {
  const claimed = moves[entry]?.expect as Json;
  const isChanged = ({ path }: WrongFact, one: Position<F>, other: Position<F>): boolean =>
    !sameJson(factAt(one.facts, path) ?? null, factAt(other.facts, path) ?? null);
  const isFact = ({ facts }: Position<F>, path: WrongFact['path']): boolean => factAt(facts, path) !== undefined;
  const isOfMore = wrong.length > 1 || typeof wrong[0]?.claimed === 'number';
  let behind = after;
  for (let at = entry; at >= Math.max(0, entry - (isOfMore ? IN_A_TURN : NEAR)) && !game.work.low; at -= 1) {
    const before = stood(at);
    const changed = wrong.filter((one) => isChanged(one, before, behind));
    behind = before;
    const deed = moves[at] as Move;
    // What a procedure knows by itself is no fact that it could leave as it was.
    const isKept = changed.length === 0;
    const isNear = wrong.length > 1 || at >= entry - NEAR;
    if (isKept && (!isNear || at === entry || !wrong.every(({ path }) => isFact(before, path)))) continue;
    const ruling = rule(game, before, deed);
    const isLegal = ruling.kind === 'accepted';
    if (isKept) {
      const notes = isLegal ? carryOn(game, before, deed, ruling).notes : [];
      if (wrong.every(({ path }) => notes.some((note) => isAbout(note, path))))
        return { notes, before: before.facts, ways: [] };
      continue;
    }
    if (!isLegal) return null;
    const [only] = wrong;
    if (wrong.length === 1 && only !== undefined && isNoted(only.path, moves.slice(at, entry))) return null;
    const still = wrongFacts(game, before, claimed);
    const isAsBefore =
      changed.length === wrong.length && !still.some((one) => wrong.some(({ path }) => isAbout(one, path)));
    const others = isAsBefore || at === entry ? [] : otherwise(game, before, { ...deed, expect: {} }, true);
    const ways = others.flatMap((way): Way<F>[] => {
      const position = followedTo(game, way.position, moves, at + 1, entry + 1, 'true', breaches);
      return position === null ? [] : [{ ...way, position, notes: [] }];
    });
    const { notes } = carryOn(game, before, deed, ruling);
    const of = isAsBefore || ways.length > 0 ? [] : slippedOver(wrong, notes, before.facts);
    return of === null ? null : { notes, before: before.facts, ways, of };
  }
  return null;
}

/**
 * Whether wrong claims have it all the same that a part of a deed was not done (what is left of it they count in), or was done to something
 * beside what it was done to (another faction, another player), which is what is told of them; null: they have not.
 */
function slippedOver<F>(wrong: readonly WrongFact[], notes: readonly Note[], before: F): string[] | null {
  const isDone = ({ path }: WrongFact): boolean => notes.some((note) => isAbout(note, path));
  const isAsBefore = ({ path, claimed }: WrongFact): boolean => sameJson(factAt(before, path) ?? null, claimed);
  const by = ({ claimed, found }: WrongFact): number => Number(found) - Number(claimed);
  const isPart = (one: WrongFact): boolean => {
    let was = Number(factAt(before, one.path));
    return notes.some(({ path, value }) => {
      if (path.join('.') !== one.path.join('.')) return false;
      const step = Number(value) - was;
      was = Number(value);
      return step !== 0 && step === by(one);
    });
  };
  if (wrong.length > 1 && wrong.every((one) => isDone(one) && (isAsBefore(one) || isPart(one)))) return [];
  const [done, instead, ...others] = [...wrong].sort((one, other) => Number(isDone(other)) - Number(isDone(one)));
  if (done === undefined || instead === undefined || others.length > 0) return null;
  const isBeside =
    done.path.length === instead.path.length && done.path.filter((part, at) => part !== instead.path[at]).length === 1;
  const isAlike = typeof done.found !== 'number' || by(done) === -by(instead);
  const isOne = isBeside && isAlike && isDone(done) && isAsBefore(done) && !isDone(instead);
  return isOne ? [done.path.join('.')] : null;
}

/** Whether a log has claimed a fact since: who has noted a change has not forgotten it. */
function isNoted(path: WrongFact['path'], moves: readonly Move[]): boolean {
  return moves.some(({ expect }) => expect !== undefined && factAt(expect, path) !== undefined);
}

/** The position after a move that no rule refuses but the one that was missed. */
function played<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  missed: RuleId | null = null,
): Position<F> | null {
  const ruling = rule(game, position, move);
  const isDone = ruling.kind === 'accepted' || (ruling.transition !== null && ruling.possible);
  return isDone && ruling.breaches.every(({ rule: id }) => id === missed)
    ? carryOn(game, position, move, ruling).position
    : null;
}
