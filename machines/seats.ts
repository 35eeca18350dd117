/**
 * @module
 * The seats of a table, in any game: clockwise from the first player.
 */

import { pointerOf } from '../schemas/json.ts';
import { nearWords } from './near.ts';
import { type Finding, voids } from './ruleset.ts';

/** Facts with seats. No id is a name that every object inherits (the schemas of ids refuse those), so records may be asked as they are. */
interface Seated<S> {
  readonly order: readonly string[];
  readonly seats: Readonly<Record<string, S>>;
}

/** The facts of a seat. Throws for a seat that the header does not have: moves are checked for it first. */
export function seatOf<S>({ seats }: Seated<S>, seat: string): S {
  const found = seats[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

export function isSeat({ seats }: Seated<unknown>, seat: string | undefined): seat is string {
  return seat !== undefined && Object.hasOwn(seats, seat);
}

/** The seat to the left of another: the next one clockwise. */
export function leftOf({ order }: Seated<unknown>, seat: string): string {
  return order[(order.indexOf(seat) + 1) % order.length] ?? seat;
}

/** Where a header tells of a seat in its position. */
export function startOf(seat: string): string {
  return pointerOf(['start', 'seats', seat]);
}

/** Whether players can be told apart: names that differ in nothing but case are one. */
export function areDistinct(seats: readonly string[]): boolean {
  return new Set(seats.map((seat) => seat.toLowerCase())).size === seats.length;
}

/** What is said of a name that a header uses for a player whom it does not have. */
export function notSeated(name: string, seats: readonly string[]): string {
  const near = nearWords(name, seats);
  const meant = near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
  return `"${name}" is not one of the seats: ${seats.join(', ')}${meant}`;
}

/** Whether a seat that a move names, if it names one, sits at the table (log.the-move-log.4). */
export function sitsHere(facts: Seated<unknown>, seat: string | undefined): Finding {
  return seat === undefined || isSeat(facts, seat) ? true : voids({ seat, seats: [...facts.order] });
}
