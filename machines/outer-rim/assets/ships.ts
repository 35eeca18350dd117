/**
 * @module
 * Ships (LRR page 18): what happens to sheets and market cards when a player buys one. Paying for it is in buying.ts.
 */
import { slotTypes } from '../../../schemas/outer-rim/words.ts';
import type { Slice } from '../../ruleset.ts';
import { fitDamage } from '../combat/damage.ts';
import { refreshFame } from '../player/fame.ts';
import { beginShipGoal, keepDeeds, mayCompleteGoal } from '../player/goal-cards.ts';
import type { Deeds } from '../table/deeds.ts';
import { settle } from '../table/doubts.ts';
import { cardOf, type Draft, type Facts, isSeat, placeOf, seatOf } from '../table/facts.ts';
import type { SeatFacts, Slots, Values } from '../table/types.ts';
import { removeFromGame } from './discarding.ts';
import { oweRoom } from './slots.ts';

/** Gear slots and job-or-bounty slots of every player board, for a ship whose slots nobody knows. */
const PLAYER_BOARD_SLOTS = 2;

/** The slots of a player with this ship; null for what nobody knows. */
export function slotsWith(facts: Facts, ship: string | null): Slots {
  const printed = ship === null ? undefined : facts.board.ships.get(ship)?.slots;
  const ofBoard = (slot: string): number | null =>
    slot === 'gear' || slot === 'job-or-bounty' ? PLAYER_BOARD_SLOTS : null;
  return Object.fromEntries(slotTypes.map((slot) => [slot, printed?.[slot] ?? ofBoard(slot)])) as Slots;
}

/** The market card that belongs to a ship sheet, if anything tells it. */
export function marketCardOf(facts: Facts, ship: string): string | null {
  for (const card of Object.values(facts.cards)) if (card.ship === ship) return card.id;
  for (const card of facts.board.cards.values()) if (card.ship === ship) return card.id;
  return null;
}

/** The old sheet goes to the supply; the market card that belongs to it does not come back (buying.2.2.a, buying.2.2.b). */
function giveUpShip(draft: Draft, seat: string): void {
  const { facts } = draft;
  const { ship } = seatOf(facts, seat);
  draft.note('outer-rim.discarding.4', 'shipSupply');
  draft.note('outer-rim.buying.2.2.a', 'shipSupply');
  if (ship === null) return;
  if (facts.shipSupply !== null && !facts.shipSupply.includes(ship)) facts.shipSupply.push(ship);
  const card = marketCardOf(facts, ship);
  if (card === null || placeOf(facts, card) !== null) return;
  facts.removed.push(card);
  draft.note('outer-rim.buying.2.2.b', 'removed');
}

/** A ship sheet lies before a player: it brings its values and slots. */
export function layDown(facts: Facts, seat: string, sheet: string | null): void {
  const own = seatOf(facts, seat);
  const { hyperdrive = null, combat = null, hull = null } = facts.board.ships.get(sheet ?? '') ?? {};
  own.ship = sheet;
  own.values = { ...own.values, hyperdrive, shipCombat: combat, hull };
  own.slots = slotsWith(facts, sheet);
}

/**
 * A bought ship takes the place of the old one, undamaged and with its goal side up (buying.2.b, buying.2.1, LTP "Buying
 * Ships"); its market card leaves the game (buying.2.a). What nobody knows of the new ship is unknown.
 */
export function replaceShip(draft: Draft, seat: string, card: string | null): void {
  const { facts } = draft;
  const own = seatOf(facts, seat);
  const sheet = (card === null ? undefined : cardOf(facts, card)?.ship) ?? null;
  giveUpShip(draft, seat);
  if (facts.shipSupply !== null && sheet !== null)
    facts.shipSupply = facts.shipSupply.filter((other) => other !== sheet);
  own.shipGoalDone = false;
  layDown(facts, seat, sheet);
  own.damage.ship = 0;
  settle(facts, seat, 'ship', 'more-ship', 'sheet');
  beginShipGoal(facts, seat);
  for (const fact of ['values', 'slots']) draft.note('outer-rim.buying.2.b', 'seats', seat, fact);
  draft.note('outer-rim.ltp-buying-ships.0.2', 'seats', seat, 'shipGoalDone');
  draft.note('outer-rim.buying.2.1', 'seats', seat, 'damage', 'ship');
  refreshFame(draft, seat);
  if (card === null) return;
  removeFromGame(draft, card);
  draft.note('outer-rim.buying.2.a', 'removed');
}

export const ships: Slice<Facts> = {
  carriesOut: ['outer-rim.ships.6.a'],
};

/**
 * Two players exchange ship sheets: each sheet keeps its side, its damage and its goal (FAQ 1.a), and what lies in its slots
 * stays with its owner, who finds room for it (FAQ 1.b).
 */
function exchangeShips(draft: Draft, seat: string, other: string): void {
  const { facts } = draft;
  const [one, two] = [seatOf(facts, seat), seatOf(facts, other)];
  [one.ship, two.ship] = [two.ship, one.ship];
  [one.shipGoalDone, two.shipGoalDone] = [two.shipGoalDone, one.shipGoalDone];
  exchangeProgress(one, two);
  [one.damage.ship, two.damage.ship] = [two.damage.ship, one.damage.ship];
  [one.slots, two.slots] = [two.slots, one.slots];
  const ofSheet = ({ hyperdrive, shipCombat, hull }: Values) => ({ hyperdrive, shipCombat, hull });
  [one.values, two.values] = [
    { ...one.values, ...ofSheet(two.values) },
    { ...two.values, ...ofSheet(one.values) },
  ];
  for (const who of [seat, other]) {
    mayCompleteGoal(facts, who, 'ship');
    for (const fact of ['ship', 'shipGoalDone', 'values', 'slots']) draft.note(KEPT, 'seats', who, fact);
    draft.note(KEPT, 'seats', who, 'damage', 'ship');
    draft.note(STAYS, 'seats', who, 'assets');
    // With this character's bonuses the hull may be smaller than it was (damage.4).
    fitDamage(draft, who);
    oweRoom(draft, who, null, false);
  }
}

/** How far the goal of a sheet has come is known of the sheet, whoever has it. */
function exchangeProgress(one: SeatFacts, two: SeatFacts): void {
  const { shipGoalProgress: ofOne, goalDeeds: deedsOfOne } = one;
  const { shipGoalProgress: ofTwo, goalDeeds: deedsOfTwo } = two;
  keepDeeds(one, { ...deedsOfOne, ship: deedsOfTwo?.ship });
  keepDeeds(two, { ...deedsOfTwo, ship: deedsOfOne?.ship });
  for (const [own, progress] of [
    [one, ofTwo],
    [two, ofOne],
  ] as const)
    if (progress === undefined) delete own.shipGoalProgress;
    else own.shipGoalProgress = progress;
}

const KEPT = 'outer-rim.frequently-asked-questions-encounter-cards.1.a';
const STAYS = 'outer-rim.frequently-asked-questions-encounter-cards.1.b';

/** What cards make happen under these rules. */
export const deeds = {
  'exchange-ships': (draft, seat, { with: other }) => {
    if (other !== undefined && isSeat(draft.facts, other) && other !== seat) exchangeShips(draft, seat, other);
  },
} satisfies Deeds;
