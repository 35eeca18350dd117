/**
 * @module
 * Cards that are laid on a discard pile together: the order among them is nobody's business, as long as they lie there.
 */
import { type Facts, GALAXY, NONE, seatOf } from './facts.ts';
import { canBe, isHidden } from './hidden.ts';

/** Remembers where cards of a discard pile (of a seat, or GALAXY) lie that are discarded together, counted from its bottom. */
export function loosen(facts: Facts, owner: string, stretch: [number, number]): void {
  facts.loose[owner] = [...(facts.loose[owner] ?? []), stretch];
}

/** Puts a card under those that were laid on a discard pile together last: it had come there before them. */
export function putBelow(facts: Facts, owner: string, pile: string[], card: string): void {
  const earlier = [...(facts.loose[owner] ?? [])];
  const [from, to] = earlier.pop() ?? [pile.length, pile.length];
  pile.splice(pile.length - from, 0, card);
  facts.loose[owner] = [...earlier, [from + 1, to + 1]];
}

/** The cards of a pile from the top that a stretch is about: the first one, and the one behind the last. */
function spanOf(pile: readonly string[], [from, to]: readonly [number, number]): [number, number] {
  return [pile.length - to, pile.length - from];
}

/** Cards in the order in which a log claims them, as far as they can be those; `?` is any of them. null: no order of them is that. */
function arranged(facts: Facts, cards: readonly string[], claimed: readonly string[]): string[] | null {
  const rest = [...cards];
  const found: (string | null)[] = [];
  for (const card of claimed) {
    const known = rest.indexOf(card);
    const at = known >= 0 ? known : rest.findIndex((slot) => isHidden(slot) && canBe(facts, slot, card) !== null);
    if (at < 0 && !isHidden(card)) return null;
    found.push(isHidden(card) ? null : (rest.splice(at, 1)[0] ?? null));
  }
  return found.map((card) => card ?? rest.shift() ?? NONE);
}

/** Cards that were discarded together lie as a log says: nobody but the table can know. From here on that is their order. */
export function learnOrder(facts: Facts, owner: string, pile: string[], claimed: readonly string[]): void {
  for (const stretch of facts.loose[owner] ?? []) {
    const [first, end] = spanOf(pile, stretch);
    const told = claimed.slice(first, end);
    const cards = first < 0 ? null : arranged(facts, pile.slice(first, end), told);
    if (cards === null || end - first < 2) continue;
    pile.splice(first, cards.length, ...cards);
    if (!told.some(isHidden)) facts.loose[owner] = (facts.loose[owner] ?? []).filter((one) => one !== stretch);
  }
}

/** Why the order of cards in a discard pile cannot be held against a claim; null when it can: of known cards no order is that. */
export function orderUntold(facts: Facts, path: readonly (string | number)[]): string | null {
  const [root, ...rest] = path.map(String);
  const [owner, zone, at] = root === 'galaxy' ? [GALAXY, ...rest] : root === 'seats' ? rest : [];
  if (zone !== 'discard' || owner === undefined || at === undefined) return null;
  const { discard } = owner === GALAXY ? facts.galaxy : seatOf(facts, owner);
  const untold = facts.loose[owner]?.some((stretch) => {
    const [first, end] = spanOf(discard, stretch);
    return Number(at) >= first && Number(at) < end && discard.slice(first, end).some(isHidden);
  });
  return untold === true ? 'the log does not tell in which order the cards lie that were discarded together' : null;
}
