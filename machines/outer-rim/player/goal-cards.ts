/**
 * @module
 * Cards with goals: which goals a player has, and when they may be completed. The fame of one that nobody has declared may have
 * come then, and at no other moment. The rules of goals are in goals.ts.
 */
import type { Goal, Moment } from '../../../cards/outer-rim/index.ts';
import type { CharacterFacts } from '../../../schemas/outer-rim/cards.ts';
import type { Finding } from '../../ruleset.ts';
import { doubtAbout, mayHave, settle } from '../table/doubts.ts';
import { type Facts, isAi, paysOf, seatOf } from '../table/facts.ts';
import { meets } from '../table/needs.ts';

type StatedGoal = NonNullable<CharacterFacts['goal']>;

/** What a completed goal brings (goals.2). */
export const FAME = 1;

/**
 * The components of a seat that have a goal which is not completed: its character, and its ship unless that is one to start
 * with. An AI player completes none (single-player-rules-ai-players-cards-and-credits.0.4).
 */
export function cardsWithGoals(facts: Facts, seat: string): string[] {
  if (facts.turn.step === 'set-up' || isAi(facts, seat)) return [];
  const { character, ship, shipGoalDone, personalGoalDone } = seatOf(facts, seat);
  const hasGoal = ship !== null && !shipGoalDone && facts.board.ships.get(ship)?.starter !== true;
  return [personalGoalDone === true ? null : character, hasGoal ? ship : null].filter((one) => one !== null);
}

/** Whether the goal of a seat's card is known to be completed (goals.4). */
export function isTurnedOver(facts: Facts, seat: string, source: string): boolean {
  const { character, ship, shipGoalDone, personalGoalDone } = seatOf(facts, seat);
  return source === character ? personalGoalDone === true : source === ship && shipGoalDone;
}

/** The goal of a character card or ship sheet as the header states it. */
export function statedGoal({ board }: Facts, source: string): StatedGoal | undefined {
  return (board.characters.get(source) ?? board.ships.get(source))?.goal;
}

/** Those of them whose goal nobody knows: it may be completed at any time. */
export function untoldGoals(facts: Facts, seat: string): string[] {
  return cardsWithGoals(facts, seat).filter((source) => !facts.board.goals.has(source));
}

/** Whether a seat may have what its goal asks for, as far as anybody knows. */
function mayBeMet(facts: Facts, seat: string, { needs = {} }: Goal, much: number): boolean {
  const { amount = 0, ...others } = needs;
  if (much < amount) return false;
  const finding = meets(facts, seat, others);
  return finding === true || finding.holds === 'unknown';
}

/**
 * Something has happened to a seat, so much of it, by which a goal may be completed: then its fame may have come (goals.3.1).
 * `by`: the card whose ability did it.
 */
export function mayCompleteGoal(facts: Facts, seat: string, moment: Moment, much = 1, by?: string): void {
  if (isAi(facts, seat)) return;
  const own = seatOf(facts, seat);
  for (const source of [own.personalGoalDone ? null : own.character, own.shipGoalDone ? null : own.ship]) {
    const goal = source === null ? undefined : facts.board.goals.get(source);
    if (source === null || goal === undefined || !goal.on.includes(moment) || !mayBeMet(facts, seat, goal, much))
      continue;
    if (goal.own === true && by !== source) continue;
    if (source === own.ship) delete own.shipGoalProgress;
    else delete own.personalGoalDone;
    mayHaveFame(facts, seat, source);
  }
}

function mayHaveFame(facts: Facts, seat: string, source: string): void {
  mayHave(facts, seat, { of: 'fame', amount: FAME, by: source }, goalMayBeDone(source));
}

/** Why the fame of a seat may be more than the log tells. */
export function goalMayBeDone(source: string): string {
  return `the goal of ${source} may have been completed, and the log does not tell`;
}

/** What happens to a player only where this referee follows it: of a goal that asks for it, nobody else can tell that it has come. */
const FOLLOWED: ReadonlySet<Moment> = new Set<Moment>([
  'victory',
  'patrol-victory',
  'player-victory',
  'delivery',
  'illegal-delivery',
  'asset',
  'ship',
]);

/** A seat has a new ship: its goal begins afresh, but for a condition that the seat meets already (goals.2.1). */
export function beginShipGoal(facts: Facts, seat: string): void {
  const own = seatOf(facts, seat);
  delete own.shipGoalProgress;
  mayCompleteGoal(facts, seat, 'ship');
  const goal = own.ship === null ? undefined : facts.board.goals.get(own.ship);
  if (goal === undefined) return;
  const isCondition = goal.on.some((moment) => moment === 'asset' || moment === 'ship');
  if (isCondition && mayBeMet(facts, seat, goal, 1)) mayHaveFame(facts, seat, own.ship ?? '');
  else own.shipGoalProgress = goal.on.every((moment) => FOLLOWED.has(moment)) ? 'none' : 'open';
}

/**
 * In a described position the character card of a player without fame shows its front: its goal would have brought some
 * (characters.2.b). Not so where a card keeps fame from its owner, or where the player has what the goal asks for.
 */
export function beginPersonalGoal(facts: Facts, seat: string): void {
  const own = seatOf(facts, seat);
  const goal = own.character === null ? undefined : facts.board.goals.get(own.character);
  if (goal === undefined || own.personalGoalDone !== undefined || own.fame !== 0) return;
  if (paysOf(facts, seat, 'fame').length > 0) return;
  const isCondition = goal.on.some((moment) => moment === 'asset' || moment === 'ship');
  if (!isCondition || !mayBeMet(facts, seat, goal, 1)) own.personalGoalDone = false;
}

/** The log has told that the goal of a seat's ship is not completed: its fame has not come either. */
export function leaveShipGoalOpen(facts: Facts, seat: string): void {
  const own = seatOf(facts, seat);
  if (own.ship === null || own.shipGoalDone || facts.board.ships.get(own.ship)?.starter === true) return;
  own.shipGoalProgress ??= 'open';
  forgetFame(facts, seat, own.ship);
}

/** Whether the fame of a goal has come is in no doubt any more. */
export function forgetFame(facts: Facts, seat: string, source: string): void {
  const own = seatOf(facts, seat);
  const left = (own.perhaps ?? []).filter(({ of, by }) => of !== 'fame' || by !== source);
  if (own.perhaps === undefined || left.length === own.perhaps.length) return;
  own.perhaps = left;
  if (left.length === 0) delete own.perhaps;
  if (!left.some(({ of }) => of === 'fame')) settle(facts, seat, 'fame');
}

/** Why nobody can say whether a goal that is declared is completed; null: all that it asks for is known. */
export function untoldGoal(facts: Facts, source: string): string | null {
  const stated = statedGoal(facts, source);
  if (stated === undefined && facts.board.goals.get(source)?.whole === true) return null;
  return stated?.needs === undefined ? `the text of the goal of ${source} is not structured in full` : null;
}

/** What a goal of the catalogue asks its owner to have and the seat has not, nor has had since the log began. */
export function lacksItsCondition(facts: Facts, seat: string, source: string): Finding {
  const goal = facts.board.goals.get(source);
  if (goal?.needs === undefined || !goal.on.every((moment) => moment === 'asset' || moment === 'ship')) return true;
  const { perhaps = [], ship, shipGoalProgress } = seatOf(facts, seat);
  // Of a ship with whose goal nothing has been done since it was gained goals.2.1 speaks.
  if (source === ship && shipGoalProgress === 'none') return true;
  if (perhaps.some(({ of, by }) => of === 'fame' && by === source) || doubtAbout(facts, seat, 'fame') !== null)
    return true;
  const { amount: _, ...needs } = goal.needs;
  const finding = meets(facts, seat, needs);
  // Of a goal of which more is asked that is in doubt already.
  return finding !== true && finding.holds === 'unknown' && goal.whole !== true ? true : finding;
}
