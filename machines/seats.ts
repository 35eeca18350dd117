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

/** The first of some names that is that of a player: names that differ in nothing but case are one. */
function sameAs(name: string, seats: readonly string[]): string | undefined {
  return seats.find((seat) => seat.toLowerCase() === name.toLowerCase());
}

/** What is said of a table at which two players cannot be told apart; undefined: all can. */
export function notDistinct(seats: readonly string[]): string | undefined {
  for (const [at, seat] of seats.entries()) {
    const same = sameAs(seat, seats.slice(0, at));
    if (same === undefined) continue;
    const why = same === seat ? `"${seat}" stands there twice` : `"${same}" and "${seat}" differ in case only`;
    return `every seat needs a name of its own: ${why}`;
  }
  return undefined;
}

/** What is said of a name that a header uses for a player whom it does not have, or has already called so in other letters. */
export function notSeated(name: string, seats: readonly string[]): string {
  const same = sameAs(name, seats);
  if (same !== undefined) return `"${name}" is ${same}, who stands here already under another spelling`;
  const near = nearWords(name, seats);
  const meant = near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
  return `"${name}" is not one of the seats: ${seats.join(', ')}${meant}`;
}

/** Whether a seat that a move names, if it names one, sits at the table (log.the-move-log.4). */
export function sitsHere(facts: Seated<unknown>, seat: string | undefined): Finding {
  return seat === undefined || isSeat(facts, seat) ? true : voids({ seat, seats: [...facts.order] });
}
