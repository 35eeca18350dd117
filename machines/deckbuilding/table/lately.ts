/**
 * @module
 * What has come about by itself, because everybody knew the card or there was one way only, or has been told already: a table
 * may record it (once more) all the same. Remembered to the end of the turn, the latest first; no position shows it.
 */
import type { Move } from '../../ruleset.ts';
import { type Facts, idOf, seatOf } from './facts.ts';
import { canBe, isHidden, see } from './hidden.ts';

/** One such thing, by the move that would record it. */
export interface Deed {
  readonly type: string;
  readonly seat: string | null;
  /** the card, the place of a card that nobody has seen (`?1`), or the ship */
  readonly what: string;
  readonly amount: number;
  readonly before: Deed | null;
}

/** Remembers that something has come about that a log may record. Lists are shared between copies, so none is ever changed. */
export function cameAbout(facts: Facts, type: string, seat: string | null, what: string, amount = 0): void {
  facts.lately = { type, seat, what, amount, before: facts.lately };
}

type Recorded = Move & {
  readonly card?: string;
  readonly ship?: string;
  readonly target?: string;
  readonly amount?: number;
};

/** A list without one of its deeds. */
function without(list: Deed | null, gone: Deed): Deed | null {
  if (list === null || list === gone) return gone.before;
  return { ...list, before: without(list.before, gone) };
}

function find(list: Deed | null, fits: (deed: Deed) => boolean): Deed | null {
  for (let deed = list; deed !== null; deed = deed.before) if (fits(deed)) return deed;
  return null;
}

/** Whether a move records once more what has come about; of a card that nobody had seen the table now knows what it was. */
export function toldAgain(facts: Facts, move: Move): boolean {
  const { type, seat, card, ship, target = 'base', amount = 0 } = move as Recorded;
  const what = card ?? ship ?? (type === 'damage.deal' ? target : '');
  const isOf = (deed: Deed): boolean =>
    deed.type === type && deed.amount === amount && (seat === undefined || deed.seat === null || deed.seat === seat);
  const known = find(facts.lately, (deed) => isOf(deed) && (deed.what === what || idOf(deed.what) === what));
  const deed = known ?? find(facts.lately, (one) => isOf(one) && isHidden(one.what) && learn(facts, one, what));
  if (deed === null) return false;
  facts.lately = without(facts.lately, deed);
  return true;
}

/** Puts the card in the place that nobody had seen, where it may have been that one. */
function learn(facts: Facts, { seat, what: slot }: Deed, card: string): boolean {
  const zone = seat === null ? facts.galaxy.deck : seatOf(facts, seat).hand;
  // What may lie there has become certain since.
  if (facts.pools[slot.slice(1)] === undefined) return zone.includes(card);
  const at = zone.indexOf(slot);
  return at !== -1 && canBe(facts, slot, card) === 'possible' && see(facts, zone, at, card);
}
