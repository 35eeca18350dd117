/**
 * @module
 * Goals (LRR page 12) are not refereed: a log declares what they bring. What is known of them is when they may be completed;
 * the fame of a goal that nobody has declared may have come then, and at no other moment.
 */
import type { Goal, Moment } from '../../../cards/outer-rim/index.ts';
import type { AssetType } from '../../../schemas/outer-rim/words.ts';
import { mayHave } from '../table/doubts.ts';
import { assetTypeOf, cardOf, type Facts, seatOf } from '../table/facts.ts';

/** What a completed goal brings (goals.2). */
const FAME = 1;

/** The components of a seat that have a goal: its character, and its ship unless that is one to start with. */
export function cardsWithGoals(facts: Facts, seat: string): string[] {
  if (facts.turn.step === 'set-up') return [];
  const { character, ship, shipGoalDone } = seatOf(facts, seat);
  const hasGoal = ship !== null && !shipGoalDone && facts.board.ships.get(ship)?.starter !== true;
  return [character, hasGoal ? ship : null].filter((one) => one !== null);
}

/** Those of them whose goal nobody knows: it may be completed at any time. */
export function untoldGoals(facts: Facts, seat: string): string[] {
  return cardsWithGoals(facts, seat).filter((source) => !facts.board.goals.has(source));
}

/** Whether a seat may have what its goal asks for, as far as anybody knows. */
function mayBeMet(facts: Facts, seat: string, { needs = {} }: Goal, much: number): boolean {
  const { assets, ship, space } = seatOf(facts, seat);
  const { shipCost, cost, space: where, amount = 0, ...counts } = needs;
  if (much < amount) return false;
  if (where !== undefined && space !== null && space !== where) return false;
  const worth = ship === null ? null : (facts.board.ships.get(ship)?.cost ?? null);
  if (shipCost !== undefined && worth !== null && worth < shipCost) return false;
  let sum = 0;
  for (const { card, type } of assets) {
    const kind = assetTypeOf(facts, { card, type, slot: null, captured: false });
    if (kind === null || kind === 'gear' || kind === 'mod') sum += cardOf(facts, card)?.cost ?? Infinity;
  }
  if (cost !== undefined && sum < cost) return false;
  return Object.entries(counts).every(
    ([kind, least]) =>
      assets.filter((asset) => (assetTypeOf(facts, asset) ?? (kind as AssetType)) === kind).length >= (least ?? 0),
  );
}

/** Something has happened to a seat, so much of it, by which a goal may be completed: then its fame may have come (goals.3.1). */
export function mayCompleteGoal(facts: Facts, seat: string, moment: Moment, much = 1): void {
  const { character, ship, shipGoalDone } = seatOf(facts, seat);
  for (const source of [character, shipGoalDone ? null : ship]) {
    const goal = source === null ? undefined : facts.board.goals.get(source);
    if (source === null || goal === undefined || !goal.on.includes(moment) || !mayBeMet(facts, seat, goal, much))
      continue;
    mayHave(facts, seat, { of: 'fame', amount: FAME, by: source }, goalMayBeDone(source));
  }
}

/** Why the fame of a seat may be more than the log tells. */
export function goalMayBeDone(source: string): string {
  return `the goal of ${source} may have been completed, and the log does not tell`;
}
