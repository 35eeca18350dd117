/**
 * @module
 * Single-Player Rules: AI Goals (LRR page 22). Goal tokens mark the planets where the smuggler AI player can deliver cargo or
 * complete jobs. Which instruction gains or hands over a card stands elsewhere: they put tokens down and take them off by what
 * is here. Where the smuggler goes for them is in single-player-rules-moving.ts.
 */
import type { RuleId } from '../../chart.ts';
import type { Slice } from '../../ruleset.ts';
import { cardOf, type Draft, type Facts } from '../table/facts.ts';

/** The planets with goal tokens on them, in the order in which they came there; null: nobody knows them. */
export function goalPlanets({ goalTokens = {} }: Facts): readonly string[] | null {
  if (goalTokens === null) return null;
  return Object.entries(goalTokens).flatMap(([planet, count]) => (count > 0 ? [planet] : []));
}

/**
 * A goal token goes on the destination of a card: a cargo or job that the smuggler AI player has gained. `because`: the rule or
 * instruction that calls for it. A card without a destination, or to a patrol, has no token; where nobody knows the destination, or
 * which card it is (`card` null), nobody knows the tokens from here on.
 */
export function placeGoal(draft: Draft, card: string | null, because: RuleId): void {
  const { facts } = draft;
  const destination = card === null ? null : (cardOf(facts, card)?.destination ?? null);
  const { goalTokens } = facts;
  if (goalTokens === undefined || goalTokens === null || destination === 'none') return;
  if (destination === null) facts.goalTokens = null;
  else if (facts.board.spaces.has(destination)) {
    goalTokens[destination] = (goalTokens[destination] ?? 0) + 1;
    draft.note(because, 'goalTokens', destination);
  }
}

/** One goal token leaves a planet: the smuggler AI player has delivered a cargo there, or completed a job (ai-goals.0.4). */
export function takeGoal(draft: Draft, planet: string): void {
  const { goalTokens } = draft.facts;
  if (goalTokens === undefined || goalTokens === null) return;
  // That there is none left is known too: a log may claim it.
  goalTokens[planet] = Math.max(0, (goalTokens[planet] ?? 0) - 1);
  draft.note('outer-rim.single-player-rules-ai-goals.0.4', 'goalTokens', planet);
}

/**
 * The smuggler AI player has delivered a cargo that rotates (ai-goals.0.5): its token leaves the planet, and one goes on the
 * destination of the asset that shows now (`card`; null: the log does not name it).
 */
export function turnGoal(draft: Draft, planet: string, card: string | null): void {
  takeGoal(draft, planet);
  placeGoal(draft, card, 'outer-rim.single-player-rules-ai-goals.0.5');
}

export const aiGoals: Slice<Facts> = {};
