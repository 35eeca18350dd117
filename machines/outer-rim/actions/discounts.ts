/**
 * @module
 * Purchases at a discount and for free (LRR page 8, credits.5 and credits.6): a card of the buyer brings them, and what is left
 * of the cost is paid. The constraints stand in credits.ts, the purchase in buying.ts.
 */
import { type Finding, fails, unknown } from '../../ruleset.ts';
import {
  abilitiesOf,
  abilityKey,
  hasWhatItAsks,
  loweredIn,
  oweEffects,
  unstructured,
  untoldSources,
  without,
} from '../abilities/abilities.ts';
import { ANY_TIME } from '../abilities/any-time.ts';
import { canPayAll } from '../abilities/costs.ts';
import type { Draft, Facts } from '../table/facts.ts';
import { type Buy, costOf, priceOf, purchaseOf } from './bartering.ts';

/** What a card lowers the cost of a purchase by, or that nothing is paid. */
export type Discount = Required<Pick<Buy, 'discount' | 'by'>>;

/** An ability that lowers the cost of a purchase, on its card. */
type Granting = ReturnType<typeof abilitiesOf>[number];

const keyOf = ({ source, ability }: Granting): string => abilityKey({ source, ability: ability.id });

/** Whether a log has recorded the use of an ability by itself before this purchase: then what it costs has been paid, and what it brings has come. */
function isUsed(facts: Facts, granting: Granting): boolean {
  return loweredIn(facts).ready.includes(keyOf(granting));
}

/** An ability marked "once per turn" lowers one cost in a turn (word-usage.6.a). */
export function lowersOnce(facts: Facts, move: Buy): Finding {
  const granting = move.by === undefined ? undefined : grantingOf(facts, move);
  if (granting === undefined || granting.ability.limit !== 'turn' || isUsed(facts, granting)) return true;
  const ability = keyOf(granting);
  return facts.turn.used.includes(ability) ? fails({ ability, usedThisTurn: true }) : true;
}

/** Whether an ability can lower the cost now: what it asks for is there, and what it costs beside can be paid (word-usage.4). */
function canBeUsed(facts: Facts, seat: string, granting: Granting): Finding {
  const { source, ability } = granting;
  if (isUsed(facts, granting)) return true;
  const asked = hasWhatItAsks(facts, ability, seat, source);
  if (asked !== true && asked.holds === false) return asked;
  const paid = canPayAll(facts, seat, ability.cost ?? []);
  return asked === true || (paid !== true && paid.holds === false) ? paid : asked;
}

/** The discounts that cards of known text bring a buyer. */
export function discountsOf(facts: Facts, seat: string): Discount[] {
  return abilitiesOf(facts, seat).flatMap((granting): Discount[] => {
    const { discount } = granting.ability;
    if (discount === undefined) return [];
    const finding = canBeUsed(facts, seat, granting);
    const isOver = lowersOnce(facts, { seat, discount, by: granting.source } as Buy) !== true;
    return isOver || (finding !== true && finding.holds === false) ? [] : [{ discount, by: granting.source }];
  });
}

/** The ability of a buyer's card by which this purchase costs less: where it has several, one with that sum. */
function grantingOf(facts: Facts, { seat, discount, by }: Buy): Granting | undefined {
  const all = abilitiesOf(facts, seat).filter(({ source, ability }) => source === by && ability.discount !== undefined);
  return all.find(({ ability }) => ability.discount === discount) ?? all[0];
}

/** What the ability that lowers the cost of a purchase costs beside, and brings, comes with the purchase. */
export function useDiscount(draft: Draft, move: Buy): void {
  const { facts } = draft;
  const granting = move.by === undefined ? undefined : grantingOf(facts, move);
  if (granting === undefined) return;
  const { source, ability } = granting;
  const key = keyOf(granting);
  const lowered = loweredIn(facts);
  if (isUsed(facts, granting)) {
    facts.lowered = { ...lowered, ready: without(lowered.ready, key) };
    return;
  }
  facts.lowered = { ...lowered, bought: [...lowered.bought, key] };
  facts.turn.used.push(key);
  if (!unstructured(ability)) oweEffects(draft, { type: ANY_TIME, seat: move.seat, source, ability: ability.id });
}

/** Whether a card of the buyer brings this discount. */
function isGranted(facts: Facts, move: Buy): Finding {
  const { seat, discount, by } = move;
  if (by === undefined) return fails({ seat, discount: discount ?? null, by: null });
  const granted = grantingOf(facts, move);
  if (granted !== undefined) {
    const { discount: sum = null } = granted.ability;
    return sum === discount
      ? canBeUsed(facts, seat, granted)
      : fails({ by, discount: discount ?? null, onTheCard: sum });
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
