/**
 * @module
 * Claims that tell of another outcome than the rules compute: the reward of a test that was failed, the damage of a fight that was
 * won. Not each of them is a breach, but the one judgement behind all of them.
 */
import type { RuleId } from '../machines/chart.ts';
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import type { Json } from '../schemas/json.ts';
import { closed, wrongClaims } from './claims.ts';
import type { Compiled } from './compile.ts';
import { type Breach, carryOn, impliedMove, type Position, rule, stateOf, top } from './play.ts';

/** The breach behind the claims of an entry, and where the log stands if things were as it judged. */
export interface Misjudged<F> {
  readonly breach: Breach;
  readonly position: Position<F>;
  /** the rules that speak of nothing but how it came out */
  readonly speaking: readonly RuleId[];
}

/** What goes without saying after an entry. */
function unsaidIn<F extends BaseFacts>(game: Compiled<F>, { frames, facts }: Position<F>): Move | null {
  const frame = top(frames);
  const state = stateOf(game, frame);
  return state.implies === null ? null : impliedMove(state, state.implies, facts, frame.own);
}

/** A move with each other outcome that it might have said. */
function* otherOutcomes<F extends BaseFacts>(game: Compiled<F>, move: Move): Iterable<Move> {
  for (const [word, values] of game.outcomes.get(move.type) ?? [])
    if (!(word in move)) for (const value of values) yield { ...move, [word]: value } as Move;
}

/**
 * The outcome that the table has counted, if the claims of an entry are just what would be so then: that of the entry itself, or of
 * what went without saying behind it.
 */
export function misjudged<F extends BaseFacts>(
  game: Compiled<F>,
  before: Position<F>,
  reached: Position<F>,
  move: Move,
): Misjudged<F> | null {
  const claimed = move.expect as Json;
  const unsaid = unsaidIn(game, reached);
  const { expect: _claims, ...said } = move;
  const ends: (readonly [Position<F>, Move])[] = [[before, said as Move]];
  if (unsaid !== null) ends.push([reached, unsaid]);
  for (const [from, end] of ends)
    for (const other of otherOutcomes(game, end)) {
      const ruling = rule(game, from, other);
      const [breach] = ruling.breaches;
      if (ruling.kind !== 'refused' || breach === undefined || !ruling.possible || ruling.transition === null) continue;
      const { position } = closed(game, carryOn(game, from, other, ruling).position, claimed);
      if (wrongClaims(game, position, claimed) === 0) return { breach, position, speaking: ruling.transition.rules };
    }
  return null;
}
