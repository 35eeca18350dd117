/**
 * @module
 * What every slice of the Deckbuilding Game stands on: the facts of a position, the catalogue they refer to, and the small
 * questions that all procedures ask of them. Nothing here is a rule of its own; rules live in the slice of their entry.
 */
import type { Draft as AnyDraft } from '../../ruleset.ts';
import type { Catalogue, Deed, Item, Position, RowCard, SeatFacts, Ship, Unit } from './types.ts';

/** What lies on the table, with the catalogue that it refers to. What procedures keep while they last is their own. */
export interface Facts extends Omit<Position, 'agenda' | 'attack'> {
  readonly board: Catalogue;
  /** what a log may still record although it needs no record */
  lately: Deed | null;
  /** whose decks they are (`none`: the galaxy deck) of which the log has not told what came up; no position shows it */
  untold: readonly string[];
}

/** The position under change, as the effects of a procedure with these facts of its own see it. */
export type Draft<O = unknown> = AnyDraft<Facts, O>;

/** No base, no card, no winner: positions have no nulls, because a claim about a null is learned and never compared. */
export const NONE = 'none';

/** Deck and discard pile of the galaxy among those of the seats. */
export const GALAXY = 'none';

/** With two players, the next one clockwise is the opponent. */
import { seatOf } from '../../seats.ts';

export { isSeat, leftOf as opponentOf } from '../../seats.ts';
export { seatOf };

/** More cards than the box has, several times over. */
const MOST_CARDS = 1_000;

/** Whether more cards lie on the table than there are: decks of which a log tells nothing never end. */
export function crowded({ order, seats, galaxy, exile, loose, unsure }: Facts): boolean {
  let count = galaxy.deck.length + galaxy.discard.length + exile.length + unsure.length;
  for (const seat of order) {
    const own = seats[seat];
    if (own === undefined) continue;
    count += own.hand.length + own.deck.length + own.discard.length + own.units.length + (loose[seat]?.length ?? 0);
  }
  return count > MOST_CARDS;
}

/** The id of a card that is named on the table: `x-wing#2` → `x-wing`. */
export function idOf(name: string): string {
  const at = name.indexOf('#');
  return at === -1 ? name : name.slice(0, at);
}

/** The name of a further copy: the id, or the id with the lowest number that is not taken. */
export function nameFor(card: string, taken: (name: string) => boolean): string {
  if (!taken(card)) return card;
  for (let copy = 2; ; copy += 1) if (!taken(`${card}#${copy}`)) return `${card}#${copy}`;
}

/** Units and capital ships that a seat has in play. */
export function inPlay(own: SeatFacts): (Unit | Ship)[] {
  return [...own.units, ...own.ships];
}

function named<T extends { readonly name: string }>(list: readonly T[], name: string): T | undefined {
  for (const one of list) if (one.name === name) return one;
  return undefined;
}

export function inPlayNamed(own: SeatFacts, name: string): Unit | Ship | undefined {
  return named<Unit | Ship>(own.units, name) ?? named(own.ships, name);
}

/** True when a card in play of this seat is committed to this card of the galaxy row. */
export function isAimedAt(own: SeatFacts, name: string): boolean {
  for (const { committed } of own.units) if (committed === name) return true;
  for (const { committed } of own.ships) if (committed === name) return true;
  return false;
}

export function rowCard(facts: Facts, name: string): RowCard | undefined {
  return named(facts.galaxy.row, name);
}

/** Takes a card out of a list of them; false when it is not there. Zones are short: moving up by hand beats a splice. */
export function removeFrom(list: string[], card: string): boolean {
  const at = list.indexOf(card);
  if (at === -1) return false;
  for (let next = at + 1; next < list.length; next += 1) list[next - 1] = list[next] as string;
  list.pop();
  return true;
}

/** Resources a player may use now: the pool belongs to the player whose turn it is. */
export function resourcesOf(facts: Facts, seat: string): number {
  return facts.turn.seat === seat ? facts.turn.resources : 0;
}

/** Puts things on the agenda of the procedure whose effect this is, in this order. */
export function owe(draft: Draft, ...items: readonly Item[]): void {
  draft.owe(...items);
}

/** The resources that the capital ships of a seat give at the beginning of its turn. */
export function shipResources(facts: Facts, seat: string): number {
  let sum = 0;
  for (const { card } of seatOf(facts, seat).ships) sum += facts.board.cards.get(card)?.resources ?? 0;
  return sum;
}

/** Counts the members of a list. */
export function counted(ids: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** True when two lists have the same members, each as often. */
export function sameCards(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().join() === [...b].sort().join();
}

/** The numbers from `from` to `to`. */
export function upTo(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
