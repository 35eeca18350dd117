/**
 * @module
 * Single-Player Rules: Buying (LRR page 23). An AI player clears unsuitable cards off the deck that its AI card names, buys the
 * card that is then on top if nothing forbids it, and the next card is revealed, whose patrol comes by a shortest way. What
 * speaks against a card is found in suitable-cards.ts.
 */
import type { z } from 'zod';
import type { Json } from '../../../schemas/json.ts';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { PatrolMove as PatrolMoveSchema } from '../../../schemas/outer-rim/position.ts';
import { type Deck, factions, ShipId } from '../../../schemas/outer-rim/words.ts';
import { chart, type MoveTransition, only, type RuleId, type RulesGuard, rules, when } from '../../chart.ts';
import {
  type Finding,
  fails,
  type Move,
  must,
  type Option,
  type Refusal,
  type Slice,
  type Unrecorded,
  unknown,
  voids,
} from '../../ruleset.ts';
import { type Buy, boughtCard, keptOldShip, priceOf, purchaseOf } from '../actions/bartering.ts';
import { goesIntoItsSlot, type Manner } from '../actions/buying.ts';
import type { RevealContact } from '../actions/icons.ts';
import { factsOf, type Reveal, turnFaceup } from '../actions/market-decks.ts';
import { putUnder } from '../assets/discarding.ts';
import { SLOTS_FOR } from '../assets/holding.ts';
import { marketCardOf, replaceShip, slotsWith } from '../assets/ships.ts';
import { carry, type PatrolMove as PatrolMoved, untoldPatrol } from '../patrols/patrol-movement.ts';
import { spendCredits } from '../player/credits.ts';
import { gainFame } from '../player/fame.ts';
import { doubtAbout } from '../table/doubts.ts';
import {
  assetTypeIn,
  asTold,
  cardOf,
  type Draft,
  type Facts,
  faceupOf,
  isPlanet,
  patrolSpace,
  seatOf,
} from '../table/facts.ts';
import { payUnknownSum } from '../table/purse.ts';
import type { Icons, PatrolMove } from '../table/types.ts';
import { isOfItsBounties, isOfTheLowestClass } from './contact-icons.ts';
import { comesFirst, contactComesLater, dueInstead } from './forced.ts';
import { applies, type Outcome, type Readers, type Resolving } from './instruction.ts';
import { isAi } from './players.ts';
import { errandOf, goalsOf, shortestWays, spacesAway, strayIn } from './shortest-ways.ts';
import { instructionShown } from './shown.ts';
import { placeGoal } from './single-player-rules-ai-goals.ts';
import {
  type Against,
  bestUsedShips,
  costlierShips,
  NEVER_BOUGHT,
  type Objection,
  objectionsTo,
  USED_SHIP,
} from './suitable-cards.ts';

const BY_AI_CARD = 'outer-rim.single-player-rules-playing-the-game.0.3' satisfies RuleId;
const YOUR_TURN = 'outer-rim.player-turn.0.1';

/** The AI player will not discard more than two cards per "buy" instruction (1.7.b). */
const MOST_DISCARDS = 2;

const moves = [
  decision(
    'ai.ship',
    { ship: ShipId.describe('the ship sheet') },
    'An AI player that has bought "Used Ship for Sale" takes a ship from the supply; of several that cost the same chance decides. A log may leave this out where one is left.',
  ),
] as const;
type TakeShip = z.infer<(typeof moves)[0]>;
type Discard = Move & { readonly deck: Deck };

/** A purchase by an AI player. */
interface Buying extends Resolving<'buy'>, Manner {
  deck?: Deck | null;
  discards?: number;
  /** what has been bought; null: nothing yet */
  bought?: { readonly card: string | null; readonly ship: boolean } | null;
}

/** What an AI player has to do with a deck now, and why. `either`: discard or buy; `untold`: nobody knows whether anything at all. */
interface Due {
  readonly what: 'discard' | 'buy' | 'nothing' | 'either' | 'untold';
  readonly because: string;
}

const mayDiscard = ({ discards = 0 }: Pick<Buying, 'discards'>): boolean => discards < MOST_DISCARDS;

/** Whether the AI player may buy where it is; null: nobody knows (0.3). */
function mayBuyHere(facts: Facts, { seat, instruction }: Pick<Buying, 'seat' | 'instruction'>): boolean | null {
  if (instruction.anywhere === true) return true;
  return doubtAbout(facts, seat, 'space') === null ? isPlanet(facts, seatOf(facts, seat).space) : null;
}

function isNoReason({ against }: Objection): boolean {
  return against === 'armor';
}

function dueNow(facts: Facts, own: Pick<Buying, 'seat' | 'instruction' | 'discards'>): Due {
  const { seat, instruction } = own;
  const { deck } = instruction;
  const here = mayBuyHere(facts, own);
  if (here === false) return { what: 'nothing', because: `${seat} is on no planet` };
  if (facts.market[deck].empty === true) return { what: 'nothing', because: `the ${deck} deck is empty` };
  const card = faceupOf(facts, deck);
  if (card === null)
    return { what: 'untold', because: `the log does not say which card lies faceup on the ${deck} deck` };
  if (here === null) return { what: 'untold', because: `the log does not say whether ${seat} is on a planet` };
  const all = objectionsTo(facts, seat, deck, card);
  const reason = all.find((one) => !isNoReason(one) && one.holds === true);
  if (reason !== undefined) return { what: mayDiscard(own) ? 'discard' : 'nothing', because: reason.because };
  const ban = all.find(isNoReason);
  const maybe = all.find((one) => !isNoReason(one));
  if (ban?.holds === true) {
    if (maybe === undefined || !mayDiscard(own)) return { what: 'nothing', because: ban.because };
    return { what: 'untold', because: maybe.because };
  }
  if (maybe !== undefined && mayDiscard(own) && ban === undefined) return { what: 'either', because: maybe.because };
  const open = maybe ?? ban;
  return open === undefined
    ? { what: 'buy', because: `nothing speaks against ${card}` }
    : { what: 'untold', because: open.because };
}

export const readers: Readers<'buy'> = {
  buy: (facts, seat, instruction) => applies(dueNow(facts, { seat, instruction }).because),
};

/** What is said against a card by one of its objections, as the rule that it breaks. */
function finding({ holds, because, facts }: Objection, due: Due): Finding {
  return holds === true ? fails({ ...facts, due: due.what, because }) : unknown(because);
}

/** A purchase that is one of the deck that the AI card names, where the AI may buy: else other rules speak. */
function isAtIssue(facts: Facts, move: Buy | Discard, own: Buying): boolean {
  return move.deck === own.instruction.deck && mayBuyHere(facts, own) !== false;
}

/** What speaks against the card that a purchase names. */
function against(facts: Facts, move: Buy, own: Buying, what: Against): Objection | undefined {
  if (!isAtIssue(facts, move, own)) return undefined;
  const card = boughtCard(facts, move);
  return card === null
    ? undefined
    : objectionsTo(facts, move.seat, move.deck, card).find((one) => one.against === what);
}

/** A reason to discard the card forbids to buy it as long as it may be discarded. */
function notWhileItMayBeDiscarded(what: Against) {
  return (facts: Facts, move: Buy, own: Buying): Finding => {
    const found = mayDiscard(own) ? against(facts, move, own, what) : undefined;
    return found === undefined || finding(found, dueNow(facts, own));
  };
}

/** A card that could not be discarded any more is not bought for this reason. */
function notBought(what: Against) {
  return (facts: Facts, move: Buy, own: Buying): Finding => {
    const found = mayDiscard(own) ? undefined : against(facts, move, own, what);
    return found === undefined || finding(found, dueNow(facts, own));
  };
}

/** The card is bought that lies faceup; one that is neither an asset nor a ship does what nobody has told. */
function buysTheTopCard(facts: Facts, move: Move, own: Buying): Finding {
  const due = dueNow(facts, own);
  if (move.type === 'market.end') {
    if (due.what === 'buy')
      return fails({ due: 'buy', card: faceupOf(facts, own.instruction.deck), because: due.because });
    return due.what === 'untold' ? unknown(due.because) : true;
  }
  const { deck, card: named } = move as Buy;
  if (facts.market[deck].empty === true) return voids({ deck, cards: 0 });
  const faceup = faceupOf(facts, deck);
  if (faceup !== null && named !== undefined && named !== faceup) return fails({ deck, bought: named, faceup });
  const card = faceup ?? named;
  if (card === undefined) return unknown(due.because);
  const type = cardOf(facts, card)?.type;
  return (type === 'event' || type === 'other') && card !== USED_SHIP && !NEVER_BOUGHT.has(card)
    ? unknown(`${card} is neither an asset nor a ship: what it does stands on the card alone`)
    : true;
}

/** A card is discarded for a reason, and as long as there is one no purchase ends without it. */
function discardsForAReason(facts: Facts, move: Move, own: Buying): Finding {
  const due = dueNow(facts, own);
  const { deck } = own.instruction;
  const card = faceupOf(facts, deck);
  if (move.type === 'market.end')
    return due.what === 'discard' || due.what === 'either'
      ? fails({ due: due.what, card, because: due.because })
      : true;
  if (!isAtIssue(facts, move as Discard, own)) return true;
  if (facts.market[deck].empty === true) return voids({ deck, cards: 0 });
  if (!mayDiscard(own) || due.what === 'discard') return true;
  return due.what === 'either' || due.what === 'untold'
    ? unknown(due.because)
    : fails({ discarded: card, due: due.what, because: due.because });
}

/** The price is paid in credits, without what an ability would take off (2.b): AI players use none. */
function paysTheCost(facts: Facts, move: Buy, own: Buying): Finding {
  const poor = notBought('credits')(facts, move, own);
  if (poor !== true || !isAtIssue(facts, move, own)) return poor;
  const { paid, discount, by } = move;
  if (discount !== undefined || by !== undefined) return fails({ discount: discount ?? null, by: by ?? null });
  const purchase = purchaseOf(facts, move);
  if (purchase.card !== null && NEVER_BOUGHT.has(purchase.card)) return true;
  if (purchase.card === USED_SHIP) return paid === undefined || must(paid === 0, () => ({ price: 0, paid }));
  const price = priceOf(facts, { ...purchase, barter: [] });
  if (price === null) return unknown(`the price of ${purchase.card ?? 'the card'} is not known`);
  // Who kept the old ship has paid another price for that reason (2.4.b).
  if (paid !== undefined && paid !== price && keptOldShip(facts, move) === true)
    return fails({ card: purchase.card, price, paid });
  return move.slot === undefined || goesIntoItsSlot(facts, move);
}

/** The old ship is given in for a new one, and nothing else ever (2.4.b). */
function bartersTheShipOnly(facts: Facts, move: Buy): Finding {
  const { barter = [], seat } = move;
  const { ship } = seatOf(facts, seat);
  const purchase = purchaseOf(facts, move);
  const given = barter.find((one, at) => at > 0 || one !== ship || !purchase.ship);
  return given === undefined ? keptOldShip(facts, move) : fails({ bartered: given, bought: purchase.card });
}

/** The ships that may be taken with "Used Ship for Sale". */
function shipsToTake(facts: Facts, seat: string): readonly string[] | null {
  return bestUsedShips(facts, seat)?.map(({ ship }) => ship) ?? null;
}

function takesTheBestShip(facts: Facts, { seat, ship }: TakeShip): Finding {
  const best = shipsToTake(facts, seat);
  if (best !== null) return best.includes(ship) || fails({ ship, forced: [...best] });
  if (facts.shipSupply !== null && !facts.shipSupply.includes(ship)) return voids({ ship, liesInTheSupply: false });
  return unknown(`nobody knows which is the most expensive ship that ${seat} can pay for`);
}

/** Damage and side with which a ship comes by that card. */
const USED_SHIP_DAMAGE = 3;

/** A ship of the supply takes the place of the old one: with its completed goal up and three damage, as the card says. */
function takeShip(draft: Draft<Buying>, { seat, ship }: TakeShip): void {
  const { facts } = draft;
  const price = costlierShips(facts, seat)?.find((one) => one.ship === ship)?.price ?? null;
  if (price === null) payUnknownSum(seatOf(facts, seat));
  else spendCredits(draft, seat, price, 'outer-rim.single-player-rules-buying.2.5.a');
  replaceShip(draft, seat, marketCardOf(facts, ship));
  const own = seatOf(facts, seat);
  const side = facts.board.goalSides.get(ship);
  own.ship = ship;
  own.shipGoalDone = true;
  own.damage.ship = USED_SHIP_DAMAGE;
  // A copy: what the board says of a sheet is the same for all logs, whatever one of them claims.
  own.slots = { ...(side?.slots ?? slotsWith(facts, ship)) };
  own.values = {
    ...own.values,
    hyperdrive: side?.hyperdrive ?? null,
    shipCombat: side?.combat ?? null,
    hull: side?.hull ?? null,
  };
  if (facts.shipSupply !== null) facts.shipSupply = facts.shipSupply.filter((one) => one !== ship);
  for (const fact of ['ship', 'shipGoalDone', 'values', 'slots'])
    draft.note('outer-rim.single-player-rules-buying.2.5.a', 'seats', seat, fact);
  draft.note('outer-rim.single-player-rules-buying.2.5.a', 'seats', seat, 'damage', 'ship');
}

/** What the AI card says of the purchase that now comes, and what is bought. */
function beginThePurchase({ facts, own }: Draft<Buying>, move: Buy): void {
  const { card, ship } = purchaseOf(facts, move);
  own.bought = { card, ship };
  if (own.instruction.lurePatrols === true) own.lured = true;
  // That card has no cost: the ship that it brings is paid for (2.5.a).
  if (card === USED_SHIP) own.price = 0;
}

/** What has come of a purchase by an AI player: the purchase itself is made as everybody's is. */
function endThePurchase(draft: Draft<Buying>): void {
  const { instruction, seat, bought } = draft.own;
  const { card = null, ship = false } = bought ?? {};
  for (const fact of ['credits', 'assets']) draft.note('outer-rim.single-player-rules-buying.2.b', 'seats', seat, fact);
  if (ship)
    for (const fact of ['credits', 'ship'])
      draft.note('outer-rim.single-player-rules-buying.2.4.b', 'seats', seat, fact);
  if (instruction.goal === true && bought !== undefined && !ship) placeGoal(draft, card, BY_AI_CARD);
  if (instruction.fame !== undefined) gainFame(draft, seat, instruction.fame, BY_AI_CARD);
}

function discardForTheAi(draft: Draft<Buying>, { deck }: Discard): void {
  const { discards = 0 } = draft.own;
  // Of the discard itself `discard-market-card` has taken care.
  for (const part of ['faceup', 'under'])
    draft.note(
      discards > 1 ? 'outer-rim.single-player-rules-buying.1.7.a' : 'outer-rim.single-player-rules-buying.1',
      'market',
      deck,
      part,
    );
}

const discarding = {
  guard: rules(
    'outer-rim.single-player-rules-buying.0.2',
    'outer-rim.single-player-rules-buying.0.3',
    'outer-rim.single-player-rules-buying.1.7.b',
    'outer-rim.single-player-rules-buying.1',
  ),
  actions: ['discard-market-card', 'note-the-discard'],
  target: 'discarded',
  meta: { rules: ['outer-rim.single-player-rules-buying.1', 'outer-rim.single-player-rules-buying.1.7.a'] },
} as const;

const purchase = {
  guard: rules(
    'outer-rim.single-player-rules-buying.0.2',
    'outer-rim.single-player-rules-buying.0.3',
    'outer-rim.single-player-rules-buying.2.a',
    'log.the-move-log.3',
    'outer-rim.single-player-rules-buying.1.1',
    'outer-rim.single-player-rules-buying.1.2.a',
    'outer-rim.single-player-rules-buying.1.3.a',
    'outer-rim.single-player-rules-buying.1.4',
    'outer-rim.single-player-rules-buying.1.5',
    'outer-rim.single-player-rules-buying.1.6',
    'outer-rim.single-player-rules-buying.2.1.a',
    'outer-rim.single-player-rules-buying.2.1.b',
    'outer-rim.single-player-rules-buying.2.2',
    'outer-rim.single-player-rules-buying.2.4.a',
    'outer-rim.single-player-rules-buying.2.4.b',
    'outer-rim.single-player-rules-buying.2.6',
    'outer-rim.single-player-rules-buying.2.7',
    'outer-rim.single-player-rules-buying.2.b',
  ),
  actions: ['begin-the-purchase', 'buy-market-card', 'end-the-purchase'],
  target: 'bought',
  meta: {
    rules: [
      'outer-rim.single-player-rules-buying.2.a',
      'outer-rim.single-player-rules-buying.2.b',
      'outer-rim.single-player-rules-buying.2.3',
    ],
  },
} as const;

const noPurchase = {
  guard: rules('outer-rim.single-player-rules-buying.1', 'outer-rim.single-player-rules-buying.2.a'),
  target: 'done',
} as const;

/** A move as far as it is of the deck that the AI card names. */
function ofTheDeckNamed<T extends { readonly guard: RulesGuard }>({ guard, ...move }: T): MoveTransition {
  return { ...move, guard: only('it-is-of-the-deck-named', guard) };
}

/** What can be recorded while an AI player is to buy: what is forced, the rules of each move say. */
const on = { 'market.discard': discarding, 'market.buy': purchase, 'market.end': noPurchase } as const;

/** How a purchase goes on in which a card that had to stay (1) was discarded, as the next one shows that comes up. */
function* discardedInVain(facts: Facts, move: Move, own: Buying, state: string): Iterable<Unrecorded<Facts>> {
  const { deck } = own.instruction;
  const card = faceupOf(facts, deck);
  const next = move as Reveal;
  const isTold = state === 'ending' && move.type === 'card.reveal' && next.deck === deck;
  const shown = isTold && card !== null && mayDiscard(own) ? factsOf(next) : null;
  if (card === null || shown === null || dueNow(facts, own).what !== 'nothing') return;
  const change = (changed: Facts, its: unknown): void => {
    const buying = its as Buying;
    putUnder(asTold(changed, its), card, deck);
    turnFaceup(changed, shown, deck);
    buying.discards = (buying.discards ?? 0) + 1;
  };
  yield { state: 'looking', done: true, says: `${own.seat} had discarded ${card}`, change };
}

/** No icon works before anything has been bought (3), where a discard has revealed a card or the AI card speaks of no contact. */
function refusedHere(facts: Facts, move: Move, own: Buying, state: string): Refusal | null {
  const isContact = move.type === 'contact.reveal';
  const later = isContact && (own.discards ?? 0) === 0 ? contactComesLater(own) : null;
  if (later !== null) return later;
  const isIcon = isContact || move.type === 'patrol.move';
  if (isIcon && (own.bought ?? null) === null)
    return {
      rule: 'outer-rim.single-player-rules-buying.3',
      facts: { move: move.type, bought: null, card: faceupOf(facts, own.instruction.deck) },
    };
  return (state === 'ending' ? dueInstead : comesFirst)(facts, move, own);
}

const buyingChart = chart({
  id: 'ai-buying',
  description:
    'An AI player discards up to two unsuitable cards of one deck, then buys its top card if nothing forbids it.',
  initial: 'beginning',
  output: 'what-came-of-the-purchase',
  meta: {
    rules: ['outer-rim.single-player-rules-buying.0.4', BY_AI_CARD],
    keeps: [YOUR_TURN],
    refuses: { '*': BY_AI_CARD },
  },
  states: {
    beginning: { always: [{ actions: ['begin-to-buy'], target: 'looking' }] },
    looking: {
      always: [
        {
          guard: when('the-ai-player-discards'),
          target: 'discarding',
          meta: {
            rules: [
              'outer-rim.single-player-rules-buying.1',
              'outer-rim.single-player-rules-buying.1.2.b',
              'outer-rim.single-player-rules-buying.1.3.b',
            ],
          },
        },
        {
          guard: when('the-ai-player-buys'),
          target: 'buying',
          meta: { rules: ['outer-rim.single-player-rules-buying.2.a', 'outer-rim.single-player-rules-buying.2.3'] },
        },
        { guard: when('the-ai-player-discards-or-buys'), target: 'choosing' },
        { target: 'ending' },
      ],
    },
    discarding: { meta: { awaits: 'the-ai-player', implies: 'market.discard' }, on },
    buying: { meta: { awaits: 'the-ai-player', implies: 'market.buy' }, on },
    // Of a card that may be unsuitable the log says what becomes of it, or what it goes on with shows it.
    choosing: { meta: { awaits: 'the-ai-player' }, on },
    // Nothing is bought, or nobody knows whether anything is.
    ending: {
      meta: { awaits: 'the-ai-player', implies: 'market.end' },
      // What comes instead of it, as the AI card says, may be a purchase from another deck.
      on: {
        'market.discard': ofTheDeckNamed(discarding),
        'market.buy': ofTheDeckNamed(purchase),
        'market.end': noPurchase,
      },
    },
    discarded: { invoke: { src: 'obligations', onDone: { target: 'looking' } } },
    bought: {
      always: [
        {
          guard: when('a-used-ship-is-for-sale'),
          target: 'taking-a-ship',
          meta: { rules: ['outer-rim.single-player-rules-buying.2.5.a'] },
        },
        { target: 'revealing' },
      ],
    },
    'taking-a-ship': {
      meta: { awaits: 'the-ai-player', implies: 'ai.ship', rules: ['outer-rim.single-player-rules-buying.2.5.b'] },
      on: {
        'ai.ship': {
          guard: rules('outer-rim.single-player-rules-buying.2.5.a'),
          actions: ['take-a-used-ship'],
          target: 'revealing',
        },
      },
    },
    revealing: {
      meta: { rules: ['outer-rim.single-player-rules-buying.3'] },
      invoke: { src: 'obligations', onDone: { target: 'done' } },
    },
    done: { type: 'final' },
  },
});

/** An AI player has bought something of which a patrol icon moves a patrol. */
type Owed = PatrolMove | Icons;

/** The patrol movement that is owed; null: the icon is not known. */
function owedBy(own: Owed, move: PatrolMoved): PatrolMove {
  if ('faction' in own) return own;
  const { seat, lured } = own;
  return patrolOf({ faction: move.faction, spaces: move.path.length }, seat, lured);
}

/** The movement of the patrol of an icon that an AI player has set off. */
function patrolOf(
  { faction, spaces }: Pick<PatrolMove, 'faction' | 'spaces'>,
  seat: string,
  lured: true | undefined,
): PatrolMove {
  return { faction, spaces, seat, ...(lured === undefined ? {} : { lured }), way: 'shortest' };
}

/** The way ends nearer to the AI player than it begins (3.1). */
function comesNearer(facts: Facts, move: PatrolMoved, own: Owed): Finding {
  const { seat } = own;
  const owed = owedBy(own, move);
  if (!isAi(facts, seat) || move.faction !== owed.faction) return true;
  const goals = goalsOf(facts, owed);
  const from = patrolSpace(facts, owed.faction);
  if (goals === null || from === null)
    return unknown(`the log does not say where ${from === null ? `the ${owed.faction} patrol` : seat} is`);
  const away = spacesAway(facts, goals);
  const [before, after] = [away.get(from), away.get(move.path.at(-1) ?? from)];
  if (before === undefined || after === undefined || before === 0) return true;
  return after < before || fails({ toward: [...goals], spacesAwayBefore: before, spacesAwayAfter: after });
}

/** The way is a shortest one, and as long as the icon and the distance say (3.1.1). */
function goesTheShortestWay(facts: Facts, move: PatrolMoved, own: Owed): Finding {
  const owed = owedBy(own, move);
  if (!isAi(facts, own.seat) || move.faction !== owed.faction) return true;
  const errand = errandOf(facts, owed);
  // Who moves away from the AI player is told so by 3.1.
  if (errand === null || comesNearer(facts, move, own) !== true) return true;
  const stray = strayIn(facts, errand, move.path);
  if (stray === undefined && move.path.length === errand.due) return true;
  return fails({
    path: [...move.path],
    offTheShortestWay: stray ?? null,
    forced: shortestWays(facts, owed).map((path): Json => [...path]),
  });
}

const patrolChart = chart({
  id: 'ai-patrol-movement',
  description: 'A patrol moves toward an AI player that has bought something, by a shortest way.',
  initial: 'choosing',
  meta: {
    rules: ['outer-rim.single-player-rules-buying.3.1'],
    refuses: { 'contact.reveal': 'outer-rim.buying.3.2.3', '*': 'outer-rim.patrol-movement.2.1' },
  },
  states: {
    choosing: {
      meta: {
        awaits: 'who-moves-the-patrol',
        implies: 'patrol.move',
        rules: ['outer-rim.single-player-rules-buying.3.1.1'],
      },
      on: {
        'patrol.move': {
          guard: rules(
            'outer-rim.patrol-movement.2.1',
            'outer-rim.patrol-movement.2',
            'outer-rim.single-player-rules-buying.3.1',
            'outer-rim.single-player-rules-buying.3.1.1',
          ),
          actions: ['move-the-patrol-of-an-ai-player'],
          target: 'done',
          meta: { rules: ['outer-rim.patrol-movement.5', 'outer-rim.patrol-movement.8'] },
        },
      },
    },
    done: { type: 'final' },
  },
});

const anyCard = (facts: Facts, own: Buying): Option => ({
  move: { type: 'market.buy', seat: own.seat, deck: own.instruction.deck } as Move,
  open: () => {
    const card = faceupOf(facts, own.instruction.deck);
    return { open: card === null ? {} : { '/card': { enum: [card] } }, more: ['/card', '/paid', '/slot'] };
  },
});

/** The one purchase that is left, and the words with which a log may tell it. */
function forcedPurchase(facts: Facts, own: Buying): Option {
  const { seat, instruction } = own;
  const { deck } = instruction;
  const move = { type: 'market.buy', seat, deck } as Buy;
  const made = purchaseOf(facts, move);
  const price = made.card === USED_SHIP ? 0 : priceOf(facts, made);
  const type = made.ship ? null : assetTypeIn(made.known);
  const { ship } = seatOf(facts, seat);
  const slots = (type === null ? [] : SLOTS_FOR[type]).filter(
    (slot) => goesIntoItsSlot(facts, { ...move, slot }) === true,
  );
  return {
    move,
    open: {
      '/card': { enum: [made.card] },
      '/paid': { enum: [price] },
      '/discard': { enum: [[]] },
      '/barter': { enum: made.ship && ship !== null ? [[], [ship]] : [[]] },
      ...(slots.length === 0 ? {} : { '/slot': { enum: [...slots] } }),
    },
  };
}

/** The moves of a type that are left: those that what is due allows. */
function left(what: 'discard' | 'buy' | 'end') {
  return (facts: Facts, own: Buying): Option[] => {
    const due = dueNow(facts, own).what;
    const { seat, instruction } = own;
    const isOpen = due === 'either' || due === 'untold';
    if (what === 'end') return due === 'nothing' || due === 'untold' ? [{ move: { type: 'market.end', seat } }] : [];
    if (what === 'buy') return due === 'buy' ? [forcedPurchase(facts, own)] : isOpen ? [anyCard(facts, own)] : [];
    return due === 'discard' || (isOpen && mayDiscard(own))
      ? [{ move: { type: 'market.discard', seat, deck: instruction.deck } as Move }]
      : [];
  };
}

export const aiBuying: Slice<Facts> = {
  moves,
  says: { 'ai.ship': ({ ship }: TakeShip) => `takes the ship ${ship} from the supply` },
  charts: [buyingChart, patrolChart],
  refusals: { 'ai-buying': refusedHere },
  unrecorded: { 'ai-buying': discardedInVain },
  unspoken: { 'ai-buying': { choosing: 'any', ending: 'shown' } },
  own: {
    'ai-buying': instructionShown,
    'ai-patrol-movement': { schema: PatrolMoveSchema, shownAs: 'patrolMove' },
  },
  inputs: {
    'the-patrol-of-an-ai-players-icon': (_facts, { seat, patrol, lured }: Icons) => {
      if (patrol === null || patrol === 'untold') throw new Error('no patrol icon is open');
      return patrolOf(patrol, seat, lured);
    },
  },
  outputs: {
    'what-came-of-the-purchase': (_facts, { bought = null, discards = 0 }: Buying): Outcome | null =>
      bought !== null ? null : discards > 0 ? 'unable' : 'passed',
  },
  constraints: {
    'outer-rim.single-player-rules-buying.3.2.a': (facts, move: RevealContact, { seat }: Icons) =>
      isOfItsBounties(facts, move, seat),
    'outer-rim.single-player-rules-buying.3.2.b': (facts, move: RevealContact, { seat }: Icons) =>
      isOfTheLowestClass(facts, move, seat),
    'outer-rim.single-player-rules-buying.0.2': (_facts, { deck }: Buy | Discard, { instruction }: Buying) =>
      deck === instruction.deck || fails({ deck, named: instruction.deck }),
    'outer-rim.single-player-rules-buying.0.3': (facts, { deck }: Buy | Discard, own: Buying) => {
      if (deck !== own.instruction.deck) return true;
      const here = mayBuyHere(facts, own);
      const { space } = seatOf(facts, own.seat);
      if (here === null) return unknown(`the log does not say whether ${own.seat} is on a planet`);
      return here || fails({ seat: own.seat, space, type: facts.board.spaces.get(space ?? '')?.type ?? null });
    },
    'outer-rim.single-player-rules-buying.1': discardsForAReason,
    'outer-rim.single-player-rules-buying.1.1': notWhileItMayBeDiscarded('planet'),
    'outer-rim.single-player-rules-buying.1.2.a': notWhileItMayBeDiscarded('credits'),
    'outer-rim.single-player-rules-buying.1.3.a': notWhileItMayBeDiscarded('slot'),
    'outer-rim.single-player-rules-buying.1.4': notWhileItMayBeDiscarded('ship'),
    'outer-rim.single-player-rules-buying.1.5': notWhileItMayBeDiscarded('patrol'),
    'outer-rim.single-player-rules-buying.1.6': notWhileItMayBeDiscarded('named'),
    'outer-rim.single-player-rules-buying.1.7.b': (_facts, { deck }: Discard, own: Buying) =>
      mayDiscard(own) || fails({ deck, discardedBefore: own.discards ?? 0, most: MOST_DISCARDS }),
    'outer-rim.single-player-rules-buying.2.a': buysTheTopCard,
    'outer-rim.single-player-rules-buying.2.b': paysTheCost,
    'outer-rim.single-player-rules-buying.2.1.a': notBought('slot'),
    'outer-rim.single-player-rules-buying.2.1.b': (_facts, { discard = [] }: Buy) =>
      discard.length === 0 || fails({ discarded: [...discard] }),
    'outer-rim.single-player-rules-buying.2.2': (facts, move: Buy, own: Buying) => {
      const banned = notBought('planet')(facts, move, own);
      if (banned !== true) return banned;
      const worn = against(facts, move, own, 'armor');
      return worn === undefined || finding(worn, dueNow(facts, own));
    },
    'outer-rim.single-player-rules-buying.2.4.a': notBought('ship'),
    'outer-rim.single-player-rules-buying.2.4.b': bartersTheShipOnly,
    'outer-rim.single-player-rules-buying.2.5.a': takesTheBestShip,
    'outer-rim.single-player-rules-buying.2.6': notBought('patrol'),
    'outer-rim.single-player-rules-buying.2.7': notBought('named'),
    'outer-rim.single-player-rules-buying.3.1': comesNearer,
    'outer-rim.single-player-rules-buying.3.1.1': goesTheShortestWay,
  },
  effects: {
    'begin-to-buy': ({ own }: Draft<Buying>) => {
      Object.assign(own, { deck: null, discards: 0, bought: null });
    },
    'note-the-discard': discardForTheAi,
    'begin-the-purchase': beginThePurchase,
    'end-the-purchase': endThePurchase,
    'take-a-used-ship': takeShip,
    'move-the-patrol-of-an-ai-player': (draft: Draft<PatrolMove>, move: PatrolMoved) => {
      carry(draft, move);
      draft.note('outer-rim.single-player-rules-buying.3.1.1', 'patrols', move.faction, 'space');
    },
  },
  cases: {
    'the-ai-player-discards': (facts, own: Buying) => dueNow(facts, own).what === 'discard',
    'the-ai-player-buys': (facts, own: Buying) => dueNow(facts, own).what === 'buy',
    'the-ai-player-discards-or-buys': (facts, own: Buying) => dueNow(facts, own).what === 'either',
    'it-is-of-the-deck-named': (_facts, { instruction }: Buying, { deck }: Discard) => deck === instruction.deck,
    'a-used-ship-is-for-sale': (_facts, { bought }: Buying) => bought?.card === USED_SHIP,
    'the-patrol-takes-a-shortest-way': (facts, { seat, patrol, lured }: Icons) =>
      patrol !== null &&
      patrol !== 'untold' &&
      isAi(facts, seat) &&
      errandOf(facts, patrolOf(patrol, seat, lured)) !== null,
  },
  forced: {
    'ai-buying': {
      'market.discard': left('discard'),
      'market.buy': left('buy'),
      'market.end': left('end'),
      'ai.ship': (facts, { seat }: Buying): Option[] =>
        (shipsToTake(facts, seat) ?? facts.shipSupply ?? [...facts.board.ships.keys()]).map(
          (ship): Option => ({ move: { type: 'ai.ship', seat, ship } as Move }),
        ),
    },
    // Of an icon that nobody has told any patrol may have moved, toward an AI player by a shortest way.
    icons: {
      'patrol.move': (facts, { seat, lured }: Icons): Option[] =>
        factions.map((faction) => {
          const going = (spaces: number) => patrolOf({ faction, spaces }, seat, lured);
          const errand = isAi(facts, seat) ? errandOf(facts, going(0)) : null;
          if (errand === null) return untoldPatrol(facts, faction);
          const ways = Array.from({ length: errand.distance }, (_, before) => shortestWays(facts, going(before + 1)));
          return untoldPatrol(facts, faction, errand.distance === 0 ? [[]] : ways.flat());
        }),
    },
    'ai-patrol-movement': {
      'patrol.move': (facts, owed: PatrolMove): Option[] =>
        shortestWays(facts, owed).map(
          (path): Option => ({
            move: { type: 'patrol.move', seat: owed.seat, faction: owed.faction, path } as Move,
          }),
        ),
    },
  },
};
