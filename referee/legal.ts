/**
 * @module
 * The legal moves of a position: each candidate is asked by the same rules that verify a log.
 */
import type { BaseFacts, Move, Option } from '../machines/ruleset.ts';
import type { Json } from '../schemas/json.ts';
import type { Compiled } from './compile.ts';
import { awaits, carryOut, currentState, type Doubt, type Position, rule, ruleHere, unsaidIn } from './play.ts';

export interface LegalMove {
  readonly move: Move;
  /** the parts that may vary, by JSON pointer into the move, as JSON Schemas; the rest is fixed */
  readonly open?: Readonly<Record<string, Json>>;
  /** moves that are made without a word by making this one */
  readonly implies?: readonly Move[];
  /** why it cannot be said for certain that the move is legal */
  readonly doubts?: readonly Doubt[];
}

function* candidatesOf<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  standing: boolean,
): Iterable<Option> {
  for (const type of (standing ? game.standing : currentState(game, position)).moves.keys()) {
    yield* game.candidates.get(type)?.(position.facts) ?? [];
  }
}

/**
 * Every legal move, of all seats or of one: those of the state, then what is possible at any time, then what becomes
 * possible when the state is left without a word. The order is fixed: that of the charts and of the generators.
 */
export function legalMoves<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, seat?: string): LegalMove[] {
  const found: LegalMove[] = [];
  const over = currentState(game, position).final;
  const ask = (option: Option, implied: readonly Move[], at: Position<F>): void => {
    if (seat !== undefined && option.move.seat !== undefined && option.move.seat !== seat) return;
    const ruling = ruleHere(game, at, option.move, false);
    if (ruling.kind !== 'accepted') return;
    found.push({
      move: option.move,
      ...(option.open === undefined ? {} : { open: option.open }),
      ...(implied.length === 0 ? {} : { implies: implied }),
      ...(ruling.doubts.length === 0 ? {} : { doubts: ruling.doubts }),
    });
  };
  for (const option of candidatesOf(game, position, false)) ask(option, [], position);
  if (!over) for (const option of candidatesOf(game, position, true)) ask(option, [], position);
  const implied: Move[] = [];
  const seen = new Set(currentState(game, position).moves.keys());
  for (let at = position; ; ) {
    const unsaid = unsaidIn(game, at);
    if (unsaid === null) return found;
    const end = rule(game, at, unsaid);
    if (end.kind !== 'accepted') return found;
    at = carryOut(game, { frames: at.frames, facts: game.ruleset.copy(at.facts) }, unsaid, end).position;
    implied.push(unsaid);
    for (const option of candidatesOf(game, at, false)) if (!seen.has(option.move.type)) ask(option, [...implied], at);
    for (const type of currentState(game, at).moves.keys()) seen.add(type);
    // What is possible at any time, as far as only what is left unsaid makes it so.
    const always = found.filter(({ move }) => game.standing.moves.has(move.type));
    const known = new Set(always.map(({ move, open }) => JSON.stringify([move, open])));
    for (const option of candidatesOf(game, at, true))
      if (!known.has(JSON.stringify([option.move, option.open]))) ask(option, [...implied], at);
  }
}

/** Who is to move: seats with a decision, or chance. */
export function toMove<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
): { seats: readonly string[]; chance: boolean; over: boolean } {
  const state = currentState(game, position);
  return { seats: awaits(game, position), chance: state.awaits === 'chance', over: state.final };
}

/** How much a legal move has in common with a refused one: their type, then each word that the refused one names too. */
function likeness(refused: Move, legal: Move): number {
  let score = refused.type === legal.type ? 100 : refused.type.split('.')[0] === legal.type.split('.')[0] ? 50 : 0;
  const named = new Set(
    Object.entries(refused).flatMap(([word, value]) =>
      word === 'type' || word === 'expect' ? [] : Array.isArray(value) ? value : [value],
    ),
  );
  for (const [word, value] of Object.entries(legal)) if (word !== 'type' && named.has(value)) score += 1;
  return score;
}

/** The legal moves that come nearest to a refused one: first those of its kind, then one or two of each other kind. */
export function nearestLegal<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  most = 5,
): Move[] {
  const ranked = legalMoves(game, position)
    .map((legal, index) => ({ legal, index, score: likeness(move, legal.move) }))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const taken = new Map<string, number>();
  const near = ranked.filter(
    ({
      legal: {
        move: { type },
      },
    }) => {
      const count = taken.get(type) ?? 0;
      taken.set(type, count + 1);
      return type === move.type || count < 1;
    },
  );
  return near.slice(0, most).map(({ legal }) => legal.move);
}
