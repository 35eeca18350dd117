/**
 * @module
 * The encounter decks (LRR page 10): which of them belongs to a space, and what has gone under it. Nobody shuffles them during a
 * game: a card that has gone under its deck comes up again after all others.
 */
import { encounterDecks } from '../../../cards/outer-rim/index.ts';
import { cardOf, type Facts, seatOf, spaceOf } from '../table/facts.ts';

/** By planet, the deck that belongs to it. */
const ofPlanets: ReadonlyMap<string, string> = new Map(
  [...encounterDecks].flatMap(([deck, { spaces }]) => spaces.map((space) => [space, deck] as const)),
);

/** The deck that belongs to a space; null where nobody knows. The Maelstrom is no navpoint and shares the deck of Kessel. */
export function deckOf(facts: Facts, space: string | null): string | null {
  const known = spaceOf(facts, space);
  if (known === undefined) return null;
  if (known.core === true) return 'core-worlds';
  if (known.type === 'maelstrom') return 'kessel-maelstrom';
  if (known.type === 'navpoint') return 'navpoint';
  return ofPlanets.get(known.id) ?? null;
}

/** The deck from which a seat draws: that of the Core Worlds also where nobody knows what lies beside them. */
export function deckAt(facts: Facts, seat: string): string | null {
  const { space, core } = seatOf(facts, seat);
  return core === undefined ? deckOf(facts, space) : 'core-worlds';
}

/** How many cards a deck has at least; null where nobody knows. */
export function leastIn(deck: string): number | null {
  return encounterDecks.get(deck)?.count ?? null;
}

/**
 * How many other cards of a deck have gone under it since this one did, or lie somewhere else; null where the card does not lie
 * under it.
 */
export function drawnSince(facts: Facts, card: string, deck: string): number | null {
  const under = facts.encounterDecks[deck] ?? [];
  const at = under.lastIndexOf(card);
  if (at === -1) return null;
  const isAway = (id: string, of: string | null | undefined): boolean =>
    of === deck || (of == null && (cardOf(facts, id)?.encounterDeck ?? deck) === deck);
  const kept = facts.order.reduce((sum, seat) => {
    const { secrets, assets } = seatOf(facts, seat);
    const held = assets.filter(({ card: id }) => (cardOf(facts, id)?.origin ?? 'encounter') === 'encounter');
    return sum + secrets.filter((one) => isAway(one.id, one.deck)).length + held.length;
  }, facts.removed.length);
  return under.length - 1 - at + kept;
}

/**
 * A card goes facedown under a deck; null: one that the log has not told, which matters only to those that lie under it already.
 */
export function putUnderEncounters(facts: Facts, deck: string, card: string | null): void {
  const under = facts.encounterDecks[deck];
  if (under !== undefined) under.push(card);
  else if (card !== null) facts.encounterDecks[deck] = [card];
}

/** A card comes up, or is put elsewhere: it lies under no deck any more. */
export function takeFromEncounters(facts: Facts, card: string): void {
  for (const [deck, under] of Object.entries(facts.encounterDecks))
    if (under.includes(card)) facts.encounterDecks[deck] = under.filter((one) => one !== card);
}
