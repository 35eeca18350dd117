/**
 * @module
 * Purchases at a discount and for free (LRR page 8, credits.5 and credits.6): a card of the buyer brings them, and what is left
 * of the cost is paid. The constraints stand in credits.ts, the purchase in buying.ts.
 */
import { type Finding, fails, unknown } from '../../ruleset.ts';
import { abilitiesOf, untoldSources } from '../abilities/abilities.ts';
import type { Facts } from '../table/facts.ts';
import { type Buy, costOf, priceOf, purchaseOf } from './bartering.ts';

/** What a card lowers the cost of a purchase by, or that nothing is paid. */
export type Discount = Required<Pick<Buy, 'discount' | 'by'>>;

/** The discounts that cards of known text bring a buyer. */
export function discountsOf(facts: Facts, seat: string): Discount[] {
  return abilitiesOf(facts, seat).flatMap(({ source, ability: { discount } }): Discount[] =>
    discount === undefined ? [] : [{ discount, by: source }],
  );
}

/** Whether a card of the buyer brings this discount. */
function isGranted(facts: Facts, { seat, discount, by }: Buy): Finding {
  if (by === undefined) return fails({ seat, discount: discount ?? null, by: null });
  const granted = abilitiesOf(facts, seat).find(
    ({ source, ability }) => source === by && ability.discount !== undefined,
  );
  if (granted !== undefined) {
    const { discount: sum = null } = granted.ability;
    return sum === discount || fails({ by, discount: discount ?? null, onTheCard: sum });
  }
  return untoldSources(facts, seat).includes(by)
    ? unknown(`${by} may bring this discount, and its text is not known`)
    : fails({ seat, by, bringsADiscount: false });
}

/** What is left of the cost is paid. */
export function paysTheRest(facts: Facts, move: Buy): Finding {
  const purchase = purchaseOf(facts, move);
  const price = priceOf(facts, purchase);
  if (move.paid === undefined || price === null || move.paid === price) return true;
  const { discount, paid } = move;
  return fails({ card: purchase.card, cost: costOf(facts, purchase), discount: discount ?? null, price, paid });
}

/** A discount or a free purchase, as one of the two rules has it; anything else is none of its business. */
export function lowersTheCost(kind: 'less' | 'free') {
  return (facts: Facts, move: Buy): Finding => {
    const { by, discount } = move;
    if (discount === undefined) return by === undefined || kind === 'free' || fails({ by, discount: null });
    if ((discount === 'free') !== (kind === 'free')) return true;
    const granted = isGranted(facts, move);
    if (granted !== true && granted.holds === false) return granted;
    const paid = paysTheRest(facts, move);
    return paid === true ? granted : paid;
  };
}
