/**
 * @module
 * What speaks against the purchase of a market card by an AI player, as far as anybody knows. Which of it makes the AI discard
 * the card, and which rules forbid it the purchase, single-player-rules-buying.ts says: nothing here is a rule of its own.
 */
import { armorLimits, jobBans } from '../../../cards/outer-rim/index.ts';
import type { Json } from '../../../schemas/json.ts';
import type { Deck } from '../../../schemas/outer-rim/words.ts';
import { costOf, oldShipWorth, type Purchase, priceOf, purchaseOf } from '../actions/bartering.ts';
import { isPatrol } from '../assets/destinations.ts';
import { hasNoSlotFor } from '../assets/holding.ts';
import { doubtAbout } from '../table/doubts.ts';
import { assetTypeIn, assetTypeOf, cardOf, type Facts, seatOf } from '../table/facts.ts';
import type { CardFacts } from '../table/types.ts';

/** What may speak against a card, in the order in which the entry lists it; the last one only forbids the purchase. */
export type Against = 'planet' | 'credits' | 'slot' | 'ship' | 'patrol' | 'named' | 'armor';

/** Something that speaks against a card, or may. */
export interface Objection {
  readonly against: Against;
  /** null: nobody knows */
  readonly holds: true | null;
  /** in a few words */
  readonly because: string;
  /** what was compared */
  readonly facts: Readonly<Record<string, Json>>;
}

/** The card by which an AI player takes a ship from the supply. */
export const USED_SHIP = 'used-ship-for-sale';
/** Cards that an AI player never buys. */
export const NEVER_BOUGHT: ReadonlySet<string> = new Set(['wanted', 'information-broker', 'special-order']);

type Found = Pick<Objection, 'holds' | 'because' | 'facts'> | null;

const doubtful = (because: string): Found => ({ holds: null, because, facts: {} });
const certain = (because: string, facts: Readonly<Record<string, Json>>): Found => ({ holds: true, because, facts });

/** The kind of a card as far as its facts or its deck tell. */
function isCargo(known: CardFacts | undefined, deck: Deck): boolean {
  return (known?.type ?? null) === null ? deck === 'cargo' : known?.type === 'cargo';
}

/** It cannot be bought on the planet where the buyer is: cargo on its own destination (cargo.5), a job where its card says so. */
function byPlanet(facts: Facts, { seat, card, known }: Purchase, deck: Deck): Found {
  const { space } = seatOf(facts, seat);
  const doubt = doubtAbout(facts, seat, 'space') ?? (space === null ? `the log does not say where ${seat} is` : null);
  const ban = card === null ? undefined : jobBans.get(card);
  if (ban !== undefined)
    return doubt !== null || ban === space
      ? doubtful(doubt ?? `one source alone says that ${card} cannot be bought on ${ban}`)
      : null;
  if (!isCargo(known, deck)) return null;
  const destination = known?.destination ?? null;
  if (destination === null)
    return doubtful(`the destination of ${card} is not known, and cargo cannot be bought there`);
  if (doubt !== null) return doubtful(doubt);
  return destination === space
    ? certain(`${card} cannot be bought on its own destination`, { card, destination, space })
    : null;
}

function byCredits(facts: Facts, purchase: Purchase): Found {
  const { seat, card } = purchase;
  if (card === USED_SHIP) return byUsedShips(facts, seat, 'credits');
  const { credits } = seatOf(facts, seat);
  const price = priceOf(facts, purchase);
  if (price === 0) return null;
  if (price === null) return doubtful(`the price of ${card} is not known: a cost that counts for it is missing`);
  const doubt = doubtAbout(facts, seat, 'credits');
  if (credits === null || doubt !== null) return doubtful(doubt ?? `the log does not say how many credits ${seat} has`);
  return credits < price
    ? certain(`${card} costs ${price} credits, and ${seat} has ${credits}`, { card, price, has: credits })
    : null;
}

function bySlot(facts: Facts, { seat, card, known, ship }: Purchase): Found {
  if (ship || known?.type === 'event' || known?.type === 'other') return null;
  const type = assetTypeIn(known);
  if (type === null) return doubtful(`nobody knows what kind of asset ${card} is`);
  const full = hasNoSlotFor(facts, seat, type);
  const doubt = doubtAbout(facts, seat, 'assets');
  if (full === null || doubt !== null)
    return doubtful(doubt ?? `nobody knows whether ${seat} has an empty slot for ${card}`);
  return full ? certain(`${seat} has no empty slot for ${card}`, { card, type, emptySlots: 0 }) : null;
}

function byShip(facts: Facts, purchase: Purchase, deck: Deck): Found {
  const { seat, card, ship } = purchase;
  if (deck !== 'ship' && !ship) return null;
  if (card === USED_SHIP) return byUsedShips(facts, seat, 'ship');
  const cost = costOf(facts, purchase);
  const own = oldShipWorth(facts, seat);
  if (cost === null || own === null)
    return doubtful(`nobody knows whether ${card} costs more than the ship of ${seat}`);
  return cost > own
    ? null
    : certain(`${card} does not cost more than the ship of ${seat}`, { card, cost, costOfOwnShip: own });
}

function byPatrol({ card, known }: Purchase, deck: Deck): Found {
  if (!isCargo(known, deck)) return null;
  const destination = known?.destination ?? null;
  if (destination === null) return doubtful(`the destination of ${card} is not known: it may be a patrol`);
  return isPatrol(destination) ? certain(`the destination of ${card} is a patrol`, { card, destination }) : null;
}

/** Whether a card is ARMOR; null: nobody knows. */
function isArmor(facts: Facts, card: string): boolean | null {
  const known = cardOf(facts, card);
  const type = assetTypeIn(known);
  if (type !== null && type !== 'gear') return false;
  if (known?.traits === undefined) return null;
  return known.traits.some((trait) => trait.toLowerCase() === 'armor');
}

/** A character has one ARMOR at most, as each of them says. */
function byArmor(facts: Facts, { seat, card, known }: Purchase): Found {
  if (card === null || known?.type === 'event' || known?.type === 'other') return null;
  const isOne = isArmor(facts, card);
  if (isOne === false) return null;
  const gear = seatOf(facts, seat).assets.filter((asset) => (assetTypeOf(facts, asset) ?? 'gear') === 'gear');
  const worn = gear.find((asset) => isArmor(facts, asset.card) === true);
  const perhaps = gear.find((asset) => isArmor(facts, asset.card) === null);
  if (worn !== undefined && isOne === true)
    return certain(`${seat} has ${worn.card}, and one ARMOR at most`, { card, armor: worn.card, most: 1 });
  const one = worn ?? perhaps;
  return one === undefined ? null : doubtful(`nobody knows whether both ${card} and ${one.card} are ARMOR`);
}

/** The ARMOR that a buyer has and keeps, where the one bought or that one is limited to one for a character; null: none. */
export function armorBesides(facts: Facts, { seat, card, barter, discard }: Purchase): string | null {
  if (card === null || isArmor(facts, card) !== true) return null;
  const kept = seatOf(facts, seat).assets.map((asset) => asset.card);
  const worn = kept.find((one) => !barter.includes(one) && !discard.includes(one) && isArmor(facts, one) === true);
  return worn !== undefined && (armorLimits.has(card) || armorLimits.has(worn)) ? worn : null;
}

/** A ship that lies in the supply, by what it costs there. */
interface SupplyShip {
  readonly ship: string;
  readonly cost: number;
  /** what is left to pay once the old ship is given in */
  readonly price: number;
}

/** The ships of the supply that cost more than that of a seat; null: nobody knows all of them. */
export function costlierShips(facts: Facts, seat: string): readonly SupplyShip[] | null {
  const own = oldShipWorth(facts, seat);
  if (facts.shipSupply === null || own === null) return null;
  const found: SupplyShip[] = [];
  for (const ship of facts.shipSupply) {
    const sheet = facts.board.ships.get(ship);
    const cost = sheet?.starter === true ? 0 : (sheet?.cost ?? null);
    if (cost === null) return null;
    if (cost > own) found.push({ ship, cost, price: cost - own });
  }
  return found;
}

/** The most expensive ships of the supply that a seat can pay for; null: nobody knows them. */
export function bestUsedShips(facts: Facts, seat: string): readonly SupplyShip[] | null {
  const ships = costlierShips(facts, seat);
  const { credits } = seatOf(facts, seat);
  if (ships === null || credits === null || doubtAbout(facts, seat, 'credits') !== null) return null;
  const affordable = ships.filter(({ price }) => price <= credits);
  const most = Math.max(0, ...affordable.map(({ cost }) => cost));
  return affordable.filter(({ cost }) => cost === most);
}

/** The card that sells used ships has no cost of its own: what counts are the ships that it can bring. */
function byUsedShips(facts: Facts, seat: string, against: 'credits' | 'ship'): Found {
  const ships = costlierShips(facts, seat);
  if (ships === null) return against === 'ship' ? doubtful('nobody knows which ships lie in the supply') : null;
  if (ships.length === 0)
    return against === 'ship'
      ? certain(`no ship in the supply costs more than that of ${seat}`, { card: USED_SHIP, costlierShips: [] })
      : null;
  if (against === 'ship') return null;
  const best = bestUsedShips(facts, seat);
  if (best === null) return doubtful(`nobody knows how many credits ${seat} has`);
  const has = seatOf(facts, seat).credits;
  const least = Math.min(...ships.map(({ price }) => price));
  return best.length > 0
    ? null
    : certain(`${seat} can pay for no ship in the supply that costs more than its own`, {
        card: USED_SHIP,
        price: least,
        has,
      });
}

/** What speaks against the purchase of a card by a seat, or may. */
export function objectionsTo(facts: Facts, seat: string, deck: Deck, card: string): readonly Objection[] {
  const purchase = purchaseOf(facts, { type: 'market.buy', seat, deck, card });
  const found: Readonly<Record<Against, Found>> = {
    planet: byPlanet(facts, purchase, deck),
    credits: NEVER_BOUGHT.has(card) ? null : byCredits(facts, purchase),
    slot: bySlot(facts, purchase),
    ship: byShip(facts, purchase, deck),
    patrol: byPatrol(purchase, deck),
    named: NEVER_BOUGHT.has(card) ? certain(`${card} is never bought by an AI player`, { card }) : null,
    armor: byArmor(facts, purchase),
  };
  return Object.entries(found).flatMap(([against, one]): Objection[] =>
    one === null ? [] : [{ against: against as Against, ...one }],
  );
}
