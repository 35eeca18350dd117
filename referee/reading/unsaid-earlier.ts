/**
 * @module
 * What was left unsaid at earlier entries: what a later one shows to have been done there, by being legal only then, or by its claims.
 */
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import type { Json } from '../../schemas/json.ts';
import type { Compiled } from '../play/compile.ts';
import { carryOn, copyOf, currentState, type Position, rule, top } from '../play/play.ts';
import { closed, mayBeTrue, wrongClaims } from './claims.ts';
import {
  type Breaches,
  DEEP,
  type Done,
  followedTo,
  goesDeeper,
  isCertain,
  isRecorded,
  offeredBehind,
  onwards,
} from './unsaid.ts';

/** An earlier entry before which something must have been done without a word, with what it was, in which reading, and where that leads. */
export interface Earlier<F, W> extends Done<F> {
  readonly entry: number;
  readonly way: W;
}

/** The entries from `first` on that are looked through for something left unsaid before one of them; `soon`: as of `shownBefore`. */
export interface Stretch {
  readonly moves: readonly Move[];
  readonly first: number;
  readonly last: number;
  readonly soon: readonly Move[];
  readonly breaches: Breaches;
}

/** Where a reading stood before an entry. */
interface Stood<F, W> {
  readonly way: W;
  readonly position: Position<F>;
}

/** A place in which something may have been done without a word, with the claims of the entry before that are true only then. */
interface Window<F, W> extends Stood<F, W> {
  readonly entry: number;
  readonly claimed: Json | null;
}

/** So many ways are tried at earlier entries, and at so many of them at once. */
const FEW_WAYS = 60;
const AT_ONCE = 3;

/**
 * Where the log stands before entry `last` if what was left unsaid before one of the entries since `first` had been done, the
 * latest such entry first, or before several of them. `stood`: where the log may have stood before each of them; `holds`: what shows it.
 */
export function doneEarlier<F extends BaseFacts, W>(
  game: Compiled<F>,
  stood: (entry: number) => readonly Stood<F, W>[],
  stretch: Stretch,
  holds: (position: Position<F>, isCertain: boolean) => boolean,
  spent = { tried: 0 },
  most = AT_ONCE,
): Earlier<F, W>[] {
  const { moves, last, soon, breaches } = stretch;
  const { windows, short } = windowsIn(game, stood, stretch);
  // What is tried further on in one window takes nothing from the others.
  let further = 0;
  let doubtful: Earlier<F, W>[] = [];
  const opened: { readonly window: Window<F, W>; readonly done: Done<F> }[] = [];
  for (const window of windows.reverse()) {
    const { entry, way, position: before, claimed } = window;
    const said = claimed === null ? (moves[entry - 1]?.expect as Json | undefined) : undefined;
    const kept = said !== undefined && mayBeTrue(game, before, said) ? said : null;
    const found: Earlier<F, W>[] = [];
    let reached: Done<F>[] = [{ position: before, notes: [], moves: [] }];
    let here = 0;
    for (let depth = 0; found.length === 0 && goesDeeper(depth, reached, here + further, FEW_WAYS); depth += 1) {
      const next: Done<F>[] = [];
      for (const one of reached)
        if (currentState(game, one.position).unspoken !== null)
          for (const done of onwards(game, one)) {
            here += 1;
            if (depth < DEEP) spent.tried += 1;
            else further += 1;
            if (spent.tried > FEW_WAYS || game.work.over) return found.length > 0 ? found : doubtful;
            if (isRecorded(game, done.moves, soon)) continue;
            next.push(done);
            const sure = isCertain(done);
            if (claimed !== null && !isSo(game, done.position, claimed, sure)) continue;
            // What the entry before was claimed to have led to has not been undone without a word.
            if (kept !== null && !mayBeTrue(game, done.position, kept)) continue;
            if (sure) opened.push({ window, done });
            const asked = sure ? 'true' : 'possible';
            const at = followedTo(game, copyOf(game, done.position), moves, entry, last, asked, breaches);
            if (at !== null && holds(at, sure)) found.push({ ...done, position: at, entry, way });
          }
      reached = next;
    }
    const certain = found.filter(isCertain);
    if (certain.length > 0) return certain;
    if (doubtful.length === 0) doubtful = found;
  }
  for (const { entry, way, position: before } of short.reverse()) {
    const found = fullerEarlier(game, before, stretch, entry, holds);
    if (found.length > 0) return found.map((one) => ({ ...one, way }));
  }
  return doubtful.length > 0 || most < 2 ? doubtful : doneBesides(game, opened, stretch, holds, spent, most - 1);
}

/** The same if something was done in one of these windows, as tried there, and something else in later ones. */
function doneBesides<F extends BaseFacts, W>(
  game: Compiled<F>,
  opened: readonly { readonly window: Window<F, W>; readonly done: Done<F> }[],
  stretch: Stretch,
  holds: (position: Position<F>, isCertain: boolean) => boolean,
  spent: { tried: number },
  most: number,
): Earlier<F, W>[] {
  const { moves, last, breaches } = stretch;
  for (const { window, done } of opened) {
    const first = window.entry + 1;
    if (first >= last) continue;
    const behind = new Map<number, Position<F> | null>([[window.entry, done.position]]);
    for (let entry = first; entry < last; entry += 1) {
      const before = behind.get(entry - 1) ?? null;
      // What is claimed wrongly there only what was done behind it can bear out.
      const isOpen = before !== null && (entry === first || claimedBefore(game, before, stretch, entry - 1) === null);
      behind.set(
        entry,
        isOpen ? followedTo(game, copyOf(game, before), moves, entry - 1, entry, 'any', breaches) : null,
      );
    }
    const stood = (entry: number): readonly Stood<F, W>[] => {
      const position = behind.get(entry) ?? null;
      return position === null ? [] : [{ way: window.way, position }];
    };
    const found = doneEarlier(game, stood, { ...stretch, first }, holds, spent, most);
    const { entry, way } = window;
    if (found.length > 0)
      return found.map((one) => ({
        ...one,
        entry,
        way,
        moves: [...done.moves, ...one.moves],
        notes: [...done.notes, ...one.notes],
      }));
    if (spent.tried > FEW_WAYS || game.work.over) return [];
  }
  return [];
}

/** The windows since the first of these entries, and the places before those that may have said less than was done. */
function windowsIn<F extends BaseFacts, W>(
  game: Compiled<F>,
  stood: (entry: number) => readonly Stood<F, W>[],
  stretch: Stretch,
): { windows: Window<F, W>[]; short: Window<F, W>[] } {
  const windows: Window<F, W>[] = [];
  const short: Window<F, W>[] = [];
  // Of the windows that have been found those from here on are the one that is open.
  let open = 0;
  for (let entry = stretch.first; entry < stretch.last; entry += 1) {
    const move = stretch.moves[entry] as Move;
    const isFuller = game.fuller.has(move.type);
    let isClosed = false;
    for (const [at, { way, position }] of stood(entry).entries()) {
      const { unspoken, implies } = currentState(game, position);
      const window = { entry, way, position, claimed: claimedBefore(game, position, stretch, entry) };
      // What is left out in so many words has not been done without a word, unless those words may say less than was done.
      if (move.type === implies?.type && !isFuller) windows.length = open;
      else if (unspoken === 'shown' && implies !== null) windows.push(window);
      const behind = offeredBehind(game, position);
      if (behind !== null && !currentState(game, behind.position).moves.has(move.type))
        windows.push({ ...window, position: behind.position });
      // What a word may have said less of is asked of the reading that is reported: each form of it costs a reading to the end.
      if (isFuller && at === 0 && window.claimed === null) short.push(window);
      isClosed ||= windows.length > open && rule(game, position, move).kind === 'accepted';
    }
    if (isClosed) open = windows.length;
  }
  return { windows, short };
}

/** What the entry before this one claims that is wrong here and has not been told; null: nothing. */
function claimedBefore<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  { moves, breaches }: Stretch,
  entry: number,
): Json | null {
  const claimed = (moves[entry - 1]?.expect as Json | undefined) ?? null;
  return claimed === null || breaches.has(entry - 1) || isSo(game, position, claimed, true) ? null : claimed;
}

/** Whether claims are true here, or may be. */
function isSo<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  claimed: Json,
  isCertain: boolean,
): boolean {
  const at = closed(game, position, claimed).position;
  return isCertain ? wrongClaims(game, at, claimed) === 0 : mayBeTrue(game, at, claimed);
}

/** Where the log stands before entry `last` if an earlier one said less than was done (a slice's `fuller`), as `holds` shows. */
function fullerEarlier<F extends BaseFacts>(
  game: Compiled<F>,
  before: Position<F>,
  { moves, last, breaches }: Stretch,
  entry: number,
  holds: (position: Position<F>, isCertain: boolean) => boolean,
): (Done<F> & { readonly entry: number })[] {
  const move = moves[entry] as Move;
  const there = rule(game, before, move);
  // What is taken as told is done by a procedure that knows nothing of it; claims of its own have shown all there is to it.
  if (there.kind !== 'accepted' || there.transition?.asTold === true || move.expect !== undefined) return [];
  const { position } = there;
  const forms = game.fuller.get(move.type)?.(position.facts, move, top(position.frames).own) ?? [];
  return forms.flatMap((form) => {
    if (game.work.over) return [];
    const ruling = rule(game, before, form);
    if (ruling.kind !== 'accepted') return [];
    const { position: made, notes } = carryOn(game, before, form, ruling);
    const at = followedTo(game, made, moves, entry + 1, last, 'true', breaches);
    return at !== null && holds(at, true)
      ? [{ entry, position: at, notes: [...ruling.notes, ...notes], moves: [form], doubts: ruling.doubts }]
      : [];
  });
}
