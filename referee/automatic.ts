/**
 * @module
 * The turn of a seat that nobody plays, played on from where a log stands: every move of which the rules leave one only is
 * made, until dice, a card, several moves that are left, or a person has to decide.
 */
import { LAPSE, type RuleId } from '../machines/chart.ts';
import { type Automatic, type BaseFacts, type Move, type ReadInstruction, whatVaries } from '../machines/ruleset.ts';
import { readsAt } from './explain.ts';
import type { Compiled } from './play/compile.ts';
import { type LegalMove, toMove } from './play/legal.ts';
import {
  askedWith,
  carryOut,
  copyOf,
  currentState,
  type Doubt,
  doubtsOf,
  drafting,
  leaveUnsaid,
  live,
  type Position,
  type Ruling,
  rule,
  ruleHere,
  still,
  top,
} from './play/play.ts';

/** A move that the rules leave no choice in, or one that has come up meanwhile. */
export interface Step {
  readonly move: Move;
  /** it has come up meanwhile; else the rules leave no other */
  readonly given?: true;
  readonly says: string;
  /** how instructions were read since the move before it, the one that it carries out last; only there when some were */
  readonly reads?: readonly ReadInstruction[];
  /** the rules that it had to keep, and those that it carries out */
  readonly rules: readonly RuleId[];
}

/** Whose decision is awaited: that of dice or cards, of a seat; of one of several moves that are left; nobody can say; nobody's. */
export type DecidedBy = 'chance' | 'tie' | 'seat' | 'unknown' | 'nobody';

/** Where the turn waits. */
export interface Waiting {
  readonly by: DecidedBy;
  /** the seats that decide */
  readonly seats: readonly string[];
  /** what is to be rolled, drawn or decided, a sentence for each kind of move */
  readonly asks: readonly string[];
  /** why nobody can say how it goes on */
  readonly reasons: readonly string[];
}

/** A turn of a seat that nobody plays, as far as the rules alone bring it. */
export interface PlayedOn {
  readonly steps: readonly Step[];
  /** how instructions were read after the last move; only there when some were */
  readonly reads?: readonly ReadInstruction[];
  /** the turn is over */
  readonly ended: boolean;
  readonly next: Waiting;
  /** what may come next */
  readonly moves: readonly LegalMove[];
  readonly position: Position<BaseFacts>;
}

type AtTurn = ReturnType<Automatic<BaseFacts>['of']>;

/** So many moves of which nobody can say which is due are listed; of more any may be. */
const FEW = 12;

/** So many moves are made at most: more than any turn has. */
const MOST = 256;

/** The end of what goes without saying in a window: those that merely close. */
function closed(
  game: Compiled<BaseFacts>,
  position: Position<BaseFacts>,
  told: ReadInstruction[],
): Position<BaseFacts> {
  const at = live(game, position);
  while (top(at.stack).state.implies?.type === LAPSE && !currentlyOver(game, at.facts))
    if (leaveUnsaid(game, at, drafting(at, false, null, told)) === null) break;
  return still(at);
}

function currentlyOver(game: Compiled<BaseFacts>, facts: BaseFacts): boolean {
  return game.ruleset.stack.over(facts);
}

/** The moves by which the state on top goes on, with what cannot be said of them: nothing that is possible beside it. */
function choices(game: Compiled<BaseFacts>, position: Position<BaseFacts>): LegalMove[] {
  const { facts } = position;
  const { state, own } = top(live(game, position).stack);
  const found: LegalMove[] = [];
  for (const transition of state.moves.values()) {
    const { type, condition, candidates, chance, forced, beside } = transition;
    if (beside) continue;
    for (const option of candidates(facts, askedWith(transition, facts, own, { type }))) {
      game.work.spendListing(option.move);
      if (game.work.over) return found;
      if (condition !== null && !condition(facts, own, option.move)) continue;
      const doubts = doubtsOf(transition, facts, option.move, own);
      if (doubts === null) continue;
      found.push({
        ...option,
        chance,
        ...(doubts.length === 0 ? {} : { doubts }),
        ...(forced ? { forced: true as const } : {}),
      });
    }
  }
  return found;
}

/** What the rules leave in a state: one move, or who has to decide. */
type Left = { readonly only: LegalMove } | { readonly next: Waiting; readonly moves: readonly LegalMove[] };

function leftIn(game: Compiled<BaseFacts>, position: Position<BaseFacts>, { seats }: AtTurn): Left {
  const { chance, over, seats: deciding } = toMove(game, position);
  const all = over ? [] : choices(game, position);
  const wait = (by: DecidedBy, moves: readonly LegalMove[], doubts: readonly Doubt[] = []): Left => ({
    next: {
      by,
      seats: deciding,
      asks: [...new Set(moves.map(({ move: { type } }) => type))].flatMap((type) => askedOf(game, type) ?? []),
      reasons: [...new Set(doubts.map(({ reason }) => reason))],
    },
    moves,
  });
  if (over) return wait('nobody', []);
  const { implies } = currentState(game, position);
  // Of several words for what is forced, that one is taken which a log may leave out.
  const asked = implies?.forced === true ? implies.type : null;
  const ways = all.filter((one) => one.forced === true);
  const sayable = ways.filter(({ move }) => move.type === asked);
  const forced = sayable.length > 0 ? sayable : ways;
  // What a log may leave untold chance has brought all the same.
  const told = chance ? all.filter(({ move }) => move.type !== implies?.type) : all;
  const possible = forced.length > 0 ? forced : told;
  const doubts = possible.flatMap((one) => one.doubts ?? []);
  const [only, other] = possible;
  const isOnly = only !== undefined && other === undefined && doubts.length === 0 && isSettled(only);
  if (chance) return isOnly ? { only } : wait('chance', possible);
  const isAutomatic = deciding.length > 0 && deciding.every((seat) => seats.includes(seat));
  // Of a person too nothing is asked where nothing is left to decide.
  if (isOnly) return { only };
  if (!isAutomatic) return wait('seat', possible);
  // Where nobody can say what is due, the table does: of a few moves, or of whatever it has done.
  if (doubts.length > 0 || only === undefined)
    return wait('unknown', unsure(ways.length > 0 ? ways : possible), doubts);
  return wait('tie', possible);
}

/** Whether a move can be made as it stands, and whatever may vary in it may as well be left out. */
function isSettled(move: LegalMove): boolean {
  const { open = {}, optional = [], more = [] } = whatVaries(move) ?? {};
  return [...Object.keys(open), ...more].every((part) => optional.includes(part));
}

/** Moves of which nobody can say that one is forced; none where there are too many of them to choose from. */
function unsure(moves: readonly LegalMove[]): LegalMove[] {
  return moves.length > FEW ? [] : moves.map(({ forced: _, ...one }) => one);
}

/** What a move of this type is, in a sentence. */
function askedOf({ ruleset }: Compiled<BaseFacts>, type: string): string | undefined {
  for (const { moves = [] } of Object.values(ruleset.slices))
    for (const form of moves) if (form.shape['type']?.safeParse(type).success === true) return form.description;
  return undefined;
}

/** Whether a seat that nobody plays is at its turn. */
function isAtTurn({ seats, turn }: AtTurn): boolean {
  return turn !== null && seats.includes(turn);
}

/** Why no turn of such a seat can be played on here, and what in the log says so; null where it can. */
export function noTurnHere(
  game: Compiled<BaseFacts>,
  position: Position<BaseFacts>,
): { message: string; pointer: string } | null {
  const { name, automatic } = game.ruleset;
  const no = (message: string, pointer = '/moves') => ({ message, pointer });
  if (automatic === undefined)
    return no(`in ${name} every seat is played by somebody: there is no turn that the rules alone play`, '/ruleset');
  const found = automatic.of(position.facts);
  const { seats, turn } = found;
  if (seats.length === 0) return no(`every seat of this log is played by somebody: ${automatic.said}`, '/seats');
  if (toMove(game, position).over) return no('the game is over: nobody has a turn any more');
  if (isAtTurn(found)) return null;
  const awaited = seats.join(' or ');
  return no(
    turn === null
      ? `it is nobody's turn yet: a turn of ${awaited} can be played once it has begun`
      : `it is the turn of ${turn}, whom somebody plays: a turn of ${awaited} can be played once that has ended`,
  );
}

/** Where a log stands once the windows that wait for nobody have closed: there the turn of the next seat may have begun. */
export function beforeTurn(game: Compiled<BaseFacts>, position: Position<BaseFacts>): Position<BaseFacts> {
  const found = game.ruleset.automatic?.of(position.facts);
  if (found === undefined || found.seats.length === 0 || isAtTurn(found)) return position;
  return closed(game, copyOf(game, position), []);
}

/**
 * Plays the turn of a seat that nobody plays, which has begun (`noTurnHere` answers null), as far as the rules leave one move
 * only. The position stays as it is. `since`: the moves that have come up meanwhile; null: one of these is not accepted as it stands.
 */
export function playOn(
  game: Compiled<BaseFacts>,
  from: Position<BaseFacts>,
  since: readonly Move[] = [],
): PlayedOn | null {
  const { automatic } = game.ruleset;
  if (automatic === undefined) throw new Error(`${game.ruleset.id} has no seat that nobody plays`);
  const whose = automatic.of(from.facts).turn;
  const steps: Step[] = [];
  let position = copyOf(game, from);
  let told: ReadInstruction[] = [...readsAt(game, position)];
  const make = (move: Move, ruling: Ruling<BaseFacts>, given: boolean): void => {
    const kept = ruling.transition?.guard.map(({ id }) => id) ?? [];
    const read = told;
    told = [];
    ({ position } = carryOut(game, ruling.position, move, ruling, told));
    // That a log is well written is no rule by which anybody acts.
    const rules = [...read.map(({ rule: id }) => id), ...kept, ...(ruling.transition?.rules ?? [])];
    steps.push({
      move,
      ...(given ? { given } : {}),
      says: game.say(move),
      ...(read.length === 0 ? {} : { reads: read }),
      rules: [...new Set(rules)].filter((id) => !id.startsWith('log.')),
    });
  };
  for (const move of since) {
    if (ruleHere(game, position, move, false).kind !== 'accepted') position = closed(game, position, told);
    let ruling = rule(game, position, move);
    // What goes without saying before it is said all the same.
    while (ruling.implied.length > 0 && steps.length < MOST) {
      const left = leftIn(game, position, automatic.of(position.facts));
      const due = 'only' in left ? rule(game, position, left.only.move) : null;
      if (due?.kind !== 'accepted' || !('only' in left)) break;
      make(left.only.move, due, false);
      ruling = rule(game, position, move);
    }
    if (ruling.kind !== 'accepted') return null;
    make(move, ruling, true);
  }
  for (;;) {
    const ended = automatic.of(position.facts).turn !== whose || toMove(game, position).over;
    if (!ended) position = closed(game, position, told);
    const now = automatic.of(position.facts);
    const isOver = ended || now.turn !== whose;
    const left = leftIn(game, position, now);
    const end = (next: Waiting, moves: readonly LegalMove[]): PlayedOn => ({
      steps,
      ...(told.length === 0 ? {} : { reads: told }),
      ended: isOver,
      next,
      moves,
      position,
    });
    if (!('only' in left))
      // What a person may do in a turn of their own is no part of this one.
      return isOver && left.next.by === 'seat' ? end({ ...left.next, asks: [] }, []) : end(left.next, left.moves);
    const { move, chance } = left.only;
    // The next turn is not begun.
    const waits: Waiting = {
      by: chance ? 'chance' : 'seat',
      seats: toMove(game, position).seats,
      asks: [],
      reasons: [],
    };
    if (isOver || steps.length === MOST || game.work.over) return end(waits, [left.only]);
    const ruling = rule(game, position, move);
    if (ruling.kind !== 'accepted') {
      const reasons = ruling.breaches.map((breach) => `what is left is refused by ${breach.rule}`);
      return end({ ...waits, by: 'unknown', reasons }, [left.only]);
    }
    make(move, ruling, false);
  }
}
