/**
 * @module
 * The galaxy row: taking cards out of it and putting the next ones in. The refill itself is in empty-deck.ts.
 */
import type { RuleId } from '../../chart.ts';
import type { Move } from '../../ruleset.ts';
import { type Draft, type Facts, idOf, isAimedAt, nameFor, owe, rowCard, seatOf } from './facts.ts';
import { isHidden } from './hidden.ts';
import type { Card } from './types.ts';

export const PILOT = 'outer-rim-pilot';

/** Puts a card faceup in the row, by its id or the name by which a header calls it. A name stays with the target that units were committed to, even after it has left. */
export function putInRow(facts: Facts, card: string, at: number): void {
  const taken = (name: string): boolean =>
    rowCard(facts, name) !== undefined || facts.order.some((seat) => isAimedAt(seatOf(facts, seat), name));
  facts.galaxy.row.splice(at, 0, { name: taken(card) ? nameFor(idOf(card), taken) : card, card: idOf(card) });
}

/** Takes a card out of the row: its id and the place that is empty now, or null when it is not there. */
export function takeOut(draft: Draft, name: string, because: RuleId): { card: string; at: number } | null {
  const { row } = draft.facts.galaxy;
  const at = row.findIndex((card) => card.name === name);
  const [left] = at === -1 ? [] : row.splice(at, 1);
  if (left === undefined) return null;
  draft.note(because, 'galaxy', 'row');
  return { card: left.card, at };
}

/** Takes a card out of the row; the next one comes at once (purchase-a-card.0.6). Gives the card's id, or null. */
export function leaveRow(draft: Draft, name: string, because: RuleId): string | null {
  const left = takeOut(draft, name, because);
  if (left === null) return null;
  owe(draft, { do: 'refill', at: left.at });
  return left.card;
}

/** Whether a card lies in the row or in the stack of pilots. */
export function isOffered({ galaxy }: Facts, card: string): boolean {
  return card === PILOT ? galaxy.pilots > 0 : galaxy.row.some((one) => one.card === card);
}

/** Takes a card that is offered from there, as nobody has recorded; the next one has come into its place, if anybody knows which. */
export function goneUnrecorded(facts: Facts, card: string): void {
  const { galaxy } = facts;
  if (card === PILOT) {
    galaxy.pilots -= 1;
    return;
  }
  const at = galaxy.row.findIndex((one) => one.card === card);
  galaxy.row.splice(at, 1);
  const next = galaxy.deck.shift();
  if (next !== undefined && !isHidden(next)) putInRow(facts, next, at);
}

/** The cards of the row that fit, by the name they have there. */
export function rowCards(facts: Facts, fits: (card: Card) => boolean): { name: string; card: Card }[] {
  const found: { name: string; card: Card }[] = [];
  for (const { name } of facts.galaxy.row) {
    const card = facts.board.cards.get(idOf(name));
    if (card !== undefined && fits(card)) found.push({ name, card });
  }
  return found;
}

/** The card of the row that a move names, whatever is done with it. */
export function namedInRow(move: Move): string | undefined {
  const { card, target, ship, row, from } = move as Move & {
    readonly [word in 'card' | 'target' | 'ship' | 'row' | 'from']?: string;
  };
  switch (move.type) {
    case 'galaxy.purchase':
    case 'galaxy.pay-off':
    case 'galaxy.take':
    case 'galaxy.swap':
    case 'row.discard':
      return card;
    case 'attack.commit':
      return target === 'base' ? undefined : target;
    case 'galaxy.exchange':
      return row;
    case 'ship.destroy':
      return from === 'row' ? ship : undefined;
    default:
      return undefined;
  }
}
