/**
 * @module
 * Where a log may stand in truth when the state does not accept its move, so that reading goes on and one slip does not
 * make the rest of the game unreadable.
 */
import type { RuleId } from '../../chart.ts';
import type { Frame, Move, Place } from '../../ruleset.ts';
import { type Choice, optionName } from '../abilities/choose.ts';
import type { DamageMove } from '../abilities/deal-damage.ts';
import type { ExileMove } from '../abilities/exile.ts';
import { inOrder } from '../abilities/operations.ts';
import { sourceOf, unpaid, usable } from '../abilities/sources.ts';
import { attackedInRow, oneMore, withheld } from '../abilities/unmet.ts';
import type { AbilityMove } from '../abilities/use-a-card-ability.ts';
import type { TriggerMove } from '../abilities/when.ts';
import { hadGonePast, hadStayed } from '../attack/attacking-an-opponents-base.ts';
import { takenForDefeated } from '../attack/bounty-hunting-and-sabotage.ts';
import type { CommitMove } from '../attack/commit-to-an-attack.ts';
import { committedTo, idleAgainst } from '../attack/committed.ts';
import { loseBase, shipStands, stands } from '../attack/damage.ts';
import { HAND } from '../setup/box.ts';
import {
  type Facts,
  idOf,
  inPlay,
  inPlayNamed,
  isSeat,
  NONE,
  opponentOf,
  removeFrom,
  rowCard,
  seatOf,
} from '../table/facts.ts';
import { goneUnrecorded, isOffered, namedInRow, PILOT } from '../table/galaxy-row.ts';
import { canBe, canHold, isHidden, mergePools, see, settleHidden, takeFrom } from '../table/hidden.ts';
import { baseBefore, drawnLast, fallenBase, isRewarded } from '../table/lately.ts';
import type { Entry, Item, OfCard, Ship, Trigger } from '../table/types.ts';
import type { BaseMove } from '../turn/beginning-of-turn.ts';
import type { CardSeen, ShuffleMove } from '../turn/empty-deck.ts';
import { makeReady } from '../turn/end-your-turn.ts';
import type { PlayMove } from '../turn/play-a-card.ts';
import type { PurchaseMove } from '../turn/purchase-a-card.ts';
import { takesInPlay } from './taken.ts';
import { unrecorded } from './unrecorded.ts';

/** The free part of the present turn, and its end, from which the charts go on to the next one by themselves. */
const ACTING: readonly Frame[] = [
  { chart: 'game', state: 'turn' },
  { chart: 'turn', state: 'acting' },
];
const ENDED: readonly Frame[] = [
  { chart: 'game', state: 'turn' },
  { chart: 'turn', state: 'ended' },
];

/** A card or base cannot have come out of a hand, pile, row or deck in which it does not lie, or act or be attacked where it is not; nor does anything come of an option that cannot be resolved. */
export const misnamed: ReadonlySet<RuleId> = new Set([
  'deckbuilding.beginning-of-turn.0.3',
  'deckbuilding.abilities.1',
  'deckbuilding.choose.0.2',
  'deckbuilding.bounty-hunting-and-sabotage.0.4',
  'deckbuilding.play-a-card.0.6',
  'deckbuilding.play-a-card.0.1',
  'deckbuilding.purchase-a-card.0.1',
  'deckbuilding.purchase-a-card.0.6',
  'deckbuilding.end-your-turn.4.1',
  'deckbuilding.discard.1',
  'deckbuilding.discard.2.3',
  'deckbuilding.exile.2',
]);

/** What was bought or drawn is in the deck when it is shuffled the next time, or not; what was committed attacks with the others, or not. */
export const shownLater: ReadonlySet<RuleId> = new Set([
  ...misnamed,
  'deckbuilding.purchase-a-card.1',
  'deckbuilding.purchase-a-card.2',
  'deckbuilding.purchase-a-card.0.2',
  'deckbuilding.purchase-a-card.0.5',
  'deckbuilding.abilities.1.1',
  'deckbuilding.empty-deck.0.1',
  'deckbuilding.end-your-turn.4.2',
  'deckbuilding.commit-to-an-attack.0.7',
  'deckbuilding.attacking-an-opponents-base.0.3',
  'deckbuilding.bounty-hunting-and-sabotage.0.4',
  'deckbuilding.bounty-hunting-and-sabotage.0.13',
  'deckbuilding.bounty-hunting-and-sabotage.1',
  'deckbuilding.paying-off-neutral-cards.0.1',
]);

/** The next base is chosen, at the beginning of the turn. */
const CHOOSING: readonly Frame[] = [
  { chart: 'game', state: 'turn' },
  { chart: 'turn', state: 'beginning' },
  { chart: 'beginning-of-turn', state: 'choosing' },
];

/** The moves of a player's own turn. */
const OWN: ReadonlySet<string> = new Set([
  'card.play',
  'galaxy.purchase',
  'galaxy.pay-off',
  'ability.use',
  'attack.commit',
  'attack.resolve',
  'turn.end',
]);

/** Ends the turn of a seat as far as its cards go: units and hand to the discard pile, five new cards if the deck has them. */
function endTurn(facts: Facts): void {
  const own = seatOf(facts, facts.turn.seat);
  own.discard.unshift(...own.hand.splice(0), ...own.units.map(({ card }) => card));
  own.units = [];
  own.base.used = false;
  own.ships.forEach(makeReady);
  own.hand.push(...own.deck.splice(0, HAND));
  settleHidden(facts);
}

const NOTHING = (): void => {};

/** A player chooses a base whose last one stands by what the log tells. */
function* fallen(facts: Facts, seat: string): Iterable<Place<Facts>> {
  const { base, bases, units } = seatOf(facts, seat);
  const { turn, goal } = facts;
  // The last base that was to be destroyed would have ended the game.
  if (base.card === NONE || base.damage === 0 || bases.length === 0) return;
  if (seatOf(facts, opponentOf(facts, seat)).victory.length + 1 >= goal) return;
  const says = `${base.card} had been destroyed`;
  if (seat !== turn.seat)
    yield {
      frames: ENDED,
      says,
      change: (at) => {
        endTurn(at);
        loseBase(at, seat);
      },
    };
  else if (units.length === 0 && turn.bought === 0)
    yield {
      frames: CHOOSING,
      says,
      change: (at) => {
        loseBase(at, seat);
        at.turn.resources = 0;
        at.turn.phase = 'beginning';
      },
    };
}

/** The table has left the last base standing, with all its damage: the turn begins without a new one. */
function* stoodOn(facts: Facts, seat: string, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const fell = frames.at(-1)?.state === 'choosing' ? fallenBase(facts, seat) : null;
  if (fell === null || frames.at(-1)?.chart !== 'beginning-of-turn') return;
  yield {
    frames: [...CHOOSING.slice(0, -1), { chart: 'beginning-of-turn', state: 'force' }],
    says: `${fell.card} had been left standing`,
    change: (at) => stands(at, seat, fell),
  };
}

/** A player reveals the next base as soon as the last one has fallen, and the turn of the other goes on. */
function* revealedAtOnce(
  facts: Facts,
  { seat, base: card }: BaseMove,
  frames: readonly Frame[],
): Iterable<Place<Facts>> {
  const { base, bases } = seatOf(facts, seat);
  if (seat === facts.turn.seat || base.card !== NONE || canHold(facts, bases, card) === null) return;
  yield {
    frames,
    says: `${card} had been revealed at once`,
    change: (at) => {
      const own = seatOf(at, seat);
      takeFrom(at, own.bases, card);
      own.base = { card, damage: 0, used: false, prevented: 0 };
    },
    done: true,
  };
}

/** A part of an ability that no ability was being resolved for: what lies where, once the table has done it all the same. */
function partOf(facts: Facts, seat: string, move: PartMove): ((at: Facts) => void) | null {
  const own = (at: Facts) => seatOf(at, seat);
  const other = (at: Facts) => seatOf(at, opponentOf(at, seat));
  const { card } = move;
  const isIn = (zone: readonly string[]): boolean => card !== undefined && zone.includes(card);
  const goes = (from: (at: Facts) => string[], to: (at: Facts) => string[]) => {
    if (card === undefined || canHold(facts, from(facts), card) === null) return null;
    return (at: Facts): void => {
      if (takeFrom(at, from(at), card)) to(at).unshift(card);
    };
  };
  switch (move.type) {
    case 'exile.card': {
      const { from = isIn(own(facts).discard) ? 'discard-pile' : 'hand' } = move;
      return goes(
        (at) => (from === 'hand' ? own(at).hand : own(at).discard),
        (at) => at.exile,
      );
    }
    case 'hand.discard':
      return goes(
        (at) => own(at).hand,
        (at) => own(at).discard,
      );
    case 'discard.return':
      return goes(
        (at) => own(at).discard,
        (at) => own(at).hand,
      );
    case 'galaxy.take':
      return goes(
        (at) => at.galaxy.discard,
        (at) => own(at).discard,
      );
    case 'hand.to-deck':
      return goes(
        (at) => other(at).hand,
        (at) => other(at).deck,
      );
    case 'ship.destroy': {
      const isIt = ({ name }: { readonly name: string }): boolean => name === move.ship;
      const ship = move.from === 'play' ? other(facts).ships.find(isIt) : undefined;
      if (ship === undefined) return null;
      return (at) => {
        other(at).ships = other(at).ships.filter((one) => !isIt(one));
        other(at).discard.unshift(ship.card);
      };
    }
    default:
      return null;
  }
}
type PartMove = Move & { readonly card?: string; readonly from?: string; readonly ship?: string };

/** The table has resolved a part of an ability in the free part of the turn, although there was none. */
function* resolved(facts: Facts, seat: string, move: Move, frames: readonly Frame[]): Iterable<Place<Facts>> {
  if (frames.at(-1)?.chart !== 'turn') return;
  const says = 'it had been done all the same';
  const change = partOf(facts, seat, move as PartMove);
  const part = withheld(facts, move);
  if (change !== null) yield { frames, says, change, done: true };
  else if (part !== undefined && seat === facts.turn.seat)
    yield { frames: resolving(seat, part), says, change: NOTHING };
  for (const again of part === undefined ? oneMore(facts, move) : [])
    yield { frames: resolving(facts.turn.seat, again), says, change: NOTHING };
}

/** A part of a used ability is being resolved, whatever its condition was. */
function resolving(seat: string, { name, entry }: NonNullable<ReturnType<typeof withheld>>): readonly Frame[] {
  const { condition: _unmet, ...part } = entry;
  return owed({ do: 'op', seat, source: name, card: idOf(name), entry: part, count: 0, rest: 0 });
}

/** The table has put the damage of an ability on a ship that it may not hit: not on the base, where it had to go. */
function* hitAShip(facts: Facts, seat: string, move: Move, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const { target } = move as DamageMove;
  const victim = opponentOf(facts, seat);
  const before = baseBefore(facts, victim);
  const isIt = ({ name }: Ship): boolean => name === target;
  if (move.type !== 'damage.deal' || before === null || !seatOf(facts, victim).ships.some(isIt)) return;
  const { card, damage, points } = before;
  yield {
    frames,
    says: `the damage had gone to ${target}`,
    change: (at) => {
      const own = seatOf(at, victim);
      if (own.base.card === NONE) removeFrom(seatOf(at, seat).victory, card);
      own.base = { ...own.base, card, damage };
      const ship = own.ships.find(isIt);
      if (ship === undefined) return;
      ship.damage += points;
      if (shipStands(at, ship) > 0) return;
      own.ships = own.ships.filter((one) => one !== ship);
      own.discard.unshift(ship.card);
    },
    done: true,
  };
}

/** The things of an agenda are carried out in the middle of a turn. */
export const owed = (...items: readonly Item[]): readonly Frame[] => [
  { chart: 'game', state: 'turn' },
  { chart: 'turn', state: 'using-an-ability' },
  { chart: 'use-a-card-ability', state: 'resolving' },
  { chart: 'abilities', state: 'next', own: items },
];

/** The abilities of the player in turn that a moment triggers: of cards in play, the base and the card bought last. */
function triggeredIn(facts: Facts, seat: string): Trigger[] {
  const { base } = seatOf(facts, seat);
  const { card: bought } = facts.turn.purchase;
  const named = [...inPlay(seatOf(facts, seat)), { name: base.card, card: base.card }, { name: bought, card: bought }];
  return named.flatMap(({ name: source, card }) => {
    const { effect } = facts.board.cards.get(card) ?? facts.board.bases.get(card) ?? {};
    if (effect == null || effect.trigger === 'activate' || effect.trigger === 'constant') return [];
    return [{ source, card, effect }];
  });
}

/** The table has taken a reward or resolved a triggered ability although the moment for it was over, or had not come. */
function* tooLate(facts: Facts, move: Move, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const { seat } = facts.turn;
  if (frames.at(-1)?.chart !== 'turn' || move.seat !== seat) return;
  const says = 'it had been done all the same';
  const at = (item: Item): Place<Facts> => ({ frames: owed(item), says, change: NOTHING });
  if (move.type === 'reward.take')
    for (const card of attackedInRow(facts)) if (!isRewarded(facts, card)) yield at({ do: 'reward', seat, card });
  for (const trigger of triggeredIn(facts, seat)) {
    const { source, card, effect } = trigger;
    if (move.type === 'trigger.use' && (move as TriggerMove).source === source)
      yield at({ do: 'triggers', seat, list: [trigger] });
    const { choose: options } = effect;
    const isOption = options?.some((entry) => optionName(entry) === (move as Choice).option) === true;
    const asked = {
      do: 'options',
      seat,
      source,
      card,
      options: options ?? [],
      chooser: effect.chooser ?? 'owner',
    } as const;
    if (move.type === 'choose.option' && isOption) yield at(asked);
    if (move.type !== 'ability.use' || (move as AbilityMove).card !== source) continue;
    const items = options === undefined ? inOrder({ seat, source, card }, effect.effects) : [asked];
    yield { frames: owed(...items), says, change: NOTHING, done: true };
  }
}

/**
 * The table has taken a card of the row for defeated whose target value was not reached: the next one came in its place, before the
 * reward or behind it.
 */
function* defeatedInVain(facts: Facts, move: Move, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const defeat = frames.at(-1)?.chart === 'turn' ? takenForDefeated(facts) : null;
  if (defeat === null) return;
  const { says, change, refill, reward } = defeat;
  if (move.type !== 'galaxy.refill') {
    yield { frames: owed(reward, refill), says, change };
    return;
  }
  // A card that everybody knew comes by itself.
  const isKnown = facts.galaxy.deck[0] === (move as CardSeen).card;
  yield { frames: owed(refill, reward), says, change, ...(isKnown ? { done: true } : {}) };
}

/** A card was too dear, and the table has bought it all the same: what else it buys it pays with what it had. */
function* notPaid(facts: Facts, { card }: PurchaseMove, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const { cost = 0 } = facts.board.cards.get(idOf(card)) ?? {};
  if (cost <= facts.turn.resources || frames.at(-1)?.chart !== 'turn') return;
  const change = ({ turn }: Facts): void => {
    turn.resources += cost;
  };
  yield { frames, says: `${card} had not been paid with these resources`, change };
}

/** Another card is told than the one that lay on top of a deck that everybody knew: the table has drawn that one. */
function* drewAnother(facts: Facts, { seat, card }: CardSeen, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const drawn = drawnLast(facts, seat);
  if (drawn === null || !facts.board.cards.has(card) || !seatOf(facts, drawn.seat).hand.includes(drawn.card)) return;
  yield {
    frames,
    says: `${card} had been drawn instead of ${drawn.card}`,
    change: (at) => {
      const { hand, deck } = seatOf(at, drawn.seat);
      hand[hand.indexOf(drawn.card)] = card;
      const place = deck.indexOf(card);
      if (place !== -1) deck[place] = drawn.card;
    },
    done: true,
  };
}

/** A card is played or discarded that cannot be in hand, but lies on top of the deck: one too many was drawn. */
function* drawnToo(facts: Facts, seat: string, { card }: OfCard, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const { hand, deck } = seatOf(facts, seat);
  if (deck[0] !== card || canHold(facts, hand, card) !== null) return;
  yield {
    frames,
    says: `${card} had been drawn too`,
    change: (at) => {
      const own = seatOf(at, seat);
      own.hand.push(...own.deck.splice(0, 1));
    },
  };
}

/** Puts a card into a deck: where it lies there nobody knows. */
function backInto(facts: Facts, deck: string[], card: string): void {
  deck.push(!isHidden(card) && deck.some(isHidden) ? mergePools(facts, deck, [card]) : card);
}

/**
 * A card is played or discarded that cannot be in hand. What is there nobody has seen: it was worked out, and a purchase or an exile that nobody has
 * recorded makes it another. So the card had come in the place of one of them, which lies in the deck or is gone.
 */
function* drawnInstead(
  facts: Facts,
  seat: string,
  { type, card }: OfCard,
  frames: readonly Frame[],
): Iterable<Place<Facts>> {
  const { hand, deck, discard } = seatOf(facts, seat);
  if (canHold(facts, hand, card) !== null) return;
  const others = [...new Set(hand)].filter((slot) => !isHidden(slot));
  // What was bought may have gone on top of the deck.
  const isBought = discard.includes(card);
  const isLeft = !isBought && canHold(facts, deck, card) !== null;
  if (type !== 'card.play' && !isBought && !isLeft) return;
  const instead = (other: string, says: string, goesTo: (at: Facts) => void): Place<Facts> => ({
    frames,
    says: `${card} had been drawn instead of ${other}${says}`,
    change: (at) => {
      const own = seatOf(at, seat);
      removeFrom(own.hand, other);
      takeFrom(at, isBought ? own.discard : own.deck, card);
      goesTo(at);
      own.hand.push(card);
    },
  });
  for (const other of others) {
    yield instead(other, '', (at) => backInto(at, seatOf(at, seat).deck, other));
    // Of two cards that were bought the other one had gone there.
    if (isBought && facts.board.cards.get(other)?.cost !== 0)
      yield instead(other, ', which had been bought', (at) => seatOf(at, seat).discard.push(other));
  }
  if (isLeft) for (const other of others) yield instead(other, ', which had been exiled', (at) => at.exile.push(other));
}

/** The cards for sale that a player may have bought without a record. */
function buyable(facts: Facts, seat: string): string[] {
  const { side } = seatOf(facts, seat);
  const offered = new Set([PILOT, ...facts.galaxy.row.map(({ card }) => card)]);
  return [...offered].filter((card) => {
    const faction = facts.board.cards.get(card)?.faction;
    return isOffered(facts, card) && (faction === side || faction === 'neutral');
  });
}

/**
 * A card is taken out of the hand that cannot be there, and that is for sale: a table that records no draws had bought it before, and
 * shuffled it into the deck, without a record. What its player has of it elsewhere lies there still.
 */
function* boughtBefore(facts: Facts, seat: string, { card }: OfCard, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const { hand } = seatOf(facts, seat);
  if (facts.information === 'full' || canHold(facts, hand, card) !== null || !buyable(facts, seat).includes(card))
    return;
  for (const other of new Set(hand))
    yield {
      frames,
      says: `${seat} had bought ${card}`,
      change: (at) => {
        const own = seatOf(at, seat);
        goneUnrecorded(at, card);
        removeFrom(own.hand, other);
        backInto(at, own.deck, other);
        own.hand.push(card);
      },
    };
}

/** A card is named that does not lie in the row, and may have come there: then another one was told that had not. */
function* layInstead(facts: Facts, move: Move, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const name = namedInRow(move);
  const { row, deck } = facts.galaxy;
  if (name === undefined || rowCard(facts, name) !== undefined) return;
  // A ship of the opponent that is named as a target lies where it is: the base was attacked, whose damage it may take.
  if (isSeat(facts, move.seat) && inPlayNamed(seatOf(facts, opponentOf(facts, move.seat)), name) !== undefined) return;
  const card = idOf(name);
  const place = deck.findIndex((slot) => isHidden(slot) && canBe(facts, slot, card) !== null);
  if (place === -1) return;
  for (const [index, other] of row.entries())
    yield {
      frames,
      says: `${name} had come into the galaxy row instead of ${other.name}`,
      change: (at) => {
        see(at, at.galaxy.deck, place, card);
        at.galaxy.deck[place] = mergePools(at, at.galaxy.deck, [other.card]);
        at.galaxy.row[index] = { name, card };
      },
    };
}

/**
 * A deck is shuffled behind the turn of its owner although it had cards enough. Something unrecorded had taken as many out of it as
 * were left, and one more; or it had been one card larger, and was not shuffled the last time, without a record either. Which cards are left nobody
 * knows.
 */
function* ranOut(facts: Facts, seat: string, { order }: ShuffleMove, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const { hand, deck, discard } = seatOf(facts, seat);
  if (facts.information === 'full' || order !== undefined || seat === facts.turn.seat) return;
  const shuffled = (at: Facts, more: readonly string[], left: number): void => {
    const own = seatOf(at, seat);
    const all = [...hand, ...deck, ...discard, ...more];
    const slot = mergePools(
      at,
      all.filter(isHidden),
      all.filter((card) => !isHidden(card)),
    );
    own.hand = new Array<string>(hand.length).fill(slot);
    own.deck = new Array<string>(left).fill(slot);
    own.discard = [];
    at.loose[seat] = [];
    settleHidden(at);
  };
  if (discard.length > deck.length) {
    const says = `the deck of ${seat} had run out`;
    yield { frames, says, change: (at) => shuffled(at, [], discard.length - 1), done: true };
  }
  for (const card of buyable(facts, seat))
    yield {
      frames,
      says: `${seat} had bought ${card}`,
      change: (at) => {
        goneUnrecorded(at, card);
        shuffled(at, [card], deck.length + discard.length + 1);
      },
      done: true,
    };
}

/** A card is used or committed that has left play, was never there or is the opponent's: the table had it in play all the same. */
function* hadInPlay(facts: Facts, seat: string, move: Move, frames: readonly Frame[]): Iterable<Place<Facts>> {
  if (move.type !== 'attack.commit' && move.type !== 'ability.use') return;
  const { card: name } = move as CommitMove;
  const card = facts.board.cards.get(idOf(name));
  const own = seatOf(facts, seat);
  if (frames.at(-1)?.chart !== 'turn' || card === undefined || inPlayNamed(own, name) !== undefined) return;
  for (const { ships, says, change } of [...hadGonePast(facts), ...hadStayed(facts)])
    if (ships.includes(name)) yield { frames, says, change };
  const isTheirs = inPlayNamed(seatOf(facts, opponentOf(facts, seat)), name) !== undefined;
  if (!isTheirs && ![own.discard, facts.exile].some((zone) => zone.includes(card.id))) return;
  const zone = card.type === 'unit' ? 'units' : 'ships';
  yield {
    frames,
    says: `${name} had been in play`,
    change: (at) => {
      const { discard, [zone]: inPlay } = seatOf(at, seat);
      if (!discard.includes(card.id)) {
        removeFrom(at.exile, card.id);
        discard.unshift(card.id);
      }
      takesInPlay(at, ['seats', seat, zone], [...inPlay.map((one) => one.name), name]);
    },
  };
}

/**
 * No card of the hand was there to pay an ability with: the table has exiled one out of the discard pile, or has discarded the top card
 * of the deck or a unit in play.
 */
function* paidElsewhere(facts: Facts, seat: string, move: Move, frames: readonly Frame[]): Iterable<Place<Facts>> {
  if (move.type !== 'ability.use' || frames.at(-1)?.chart !== 'turn') return;
  const { card: name } = move as AbilityMove;
  const source = sourceOf(facts, seat, name);
  const effect = source?.used === false ? usable(facts, { seat, card: name }) : null;
  if (effect === null || effect.choose !== undefined || unpaid(facts, seat, effect.effects) === null) return;
  const isPaidBy = (kind: Entry['op']): boolean =>
    effect.effects.some(({ asCost, op }) => asCost === true && op === kind);
  const paid = (where: string, entries: readonly Entry[], bringsCard: (at: Facts) => void): Place<Facts> => ({
    frames: owed(...inOrder({ seat, source: name, card: idOf(name) }, entries)),
    says: `it had been paid ${where}`,
    change: (at) => {
      bringsCard(at);
      const used = sourceOf(at, seat, name);
      if (used !== undefined) used.used = true;
    },
    done: true,
  });
  const { deck, discard, units } = seatOf(facts, seat);
  if (isPaidBy('exile') && discard.length > 0) {
    const entries = effect.effects.map(
      (one): Entry => (one.asCost === true && one.op === 'exile' ? { ...one, from: ['discard-pile'] } : one),
    );
    yield paid('out of the discard pile', entries, NOTHING);
  }
  if (!isPaidBy('discard-from-hand')) return;
  // It is discarded out of the hand then.
  if (deck.length > 0)
    yield paid('with the top card of the deck', effect.effects, (at) => {
      const own = seatOf(at, seat);
      own.hand.push(...own.deck.splice(0, 1));
    });
  for (const unit of units)
    yield paid(`with ${unit.name} in play`, effect.effects, (at) => {
      const own = seatOf(at, seat);
      own.units = own.units.filter((one) => one.name !== unit.name);
      own.hand.push(unit.card);
    });
}

/** Of so many idle cards any that attack together are tried; of more all of them. */
const FEW_IDLE = 4;

/** Nobody is committed to an attack that is resolved: several cards had been, without a record (one of them may be any move that was forgotten). */
function* committedTogether(
  facts: Facts,
  seat: string,
  { type, target }: Move & { readonly target?: string },
  frames: readonly Frame[],
): Iterable<Place<Facts>> {
  if (type !== 'attack.resolve' || target === undefined || frames.at(-1)?.chart !== 'turn') return;
  if (committedTo(facts, seat, target).length > 0) return;
  const idle = idleAgainst(facts, seat, target);
  for (const names of idle.length > FEW_IDLE ? [idle] : together(idle))
    yield {
      frames,
      says: `${names.join(' and ')} had been committed to it`,
      change: (at) => {
        for (const one of inPlay(seatOf(at, seat))) if (names.includes(one.name)) one.committed = target;
      },
    };
}

/** Any two or more of these, most of them first. */
function together(names: readonly string[]): string[][] {
  const found: string[][] = [[]];
  for (const name of names) found.push(...found.map((set) => [...set, name]));
  return found.filter(({ length }) => length > 1).sort((one, other) => other.length - one.length);
}

/** The procedures of the free part of a turn that a table may begin before an ability has been resolved. */
const BEGINS: Readonly<Record<string, Frame>> = {
  'card.play': { chart: 'play-a-card', state: 'playing' },
  'galaxy.purchase': { chart: 'purchase-a-card', state: 'buying' },
  'ability.use': { chart: 'use-a-card-ability', state: 'naming' },
  'attack.commit': { chart: 'commit-to-an-attack', state: 'committing' },
};

/** Something else was done in the middle of an ability, which the table has resolved only behind it. */
function* putOff(facts: Facts, { type, seat }: Move, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const at = frames.findLastIndex(({ chart }) => chart === 'abilities');
  const begun = BEGINS[type];
  const agenda = frames[at];
  if (agenda === undefined || begun === undefined || seat !== facts.turn.seat) return;
  const items = agenda.own as readonly unknown[];
  // What comes to its end is struck off the agenda: what was under way stands there once more.
  const asked = { ...agenda, own: [...items.slice(0, 1), ...items] };
  yield {
    frames: [...frames.slice(0, at), asked, begun],
    says: 'the ability had been resolved behind it',
    change: NOTHING,
  };
}

/** The moves by which an ability takes cards from where they lie. */
const OF_ABILITIES: ReadonlySet<string> = new Set([
  'discard.return',
  'exile.card',
  'galaxy.exchange',
  'galaxy.swap',
  'galaxy.take',
  'hand.discard',
  'row.discard',
]);

/** Those by which it comes to hand. */
const TO_HAND: ReadonlySet<string> = new Set(['discard.return', 'galaxy.take']);

/** Whether a card that an ability could not take was taken all the same: it is played. */
export function isShownByPlay(_facts: Facts, refused: Move, next: Move): boolean {
  if (!TO_HAND.has(refused.type) || next.type !== 'card.play') return false;
  return idOf((refused as CardSeen).card ?? '') === (next as PlayMove).card;
}

/** The table has noticed that an ability cannot do this with such a card, and has done nothing more of it. */
function* brokenOff({ type }: Move, frames: readonly Frame[]): Iterable<Place<Facts>> {
  if (!OF_ABILITIES.has(type) || !frames.some(({ chart }) => chart === 'use-a-card-ability')) return;
  yield {
    frames: ACTING,
    says: 'nothing more of the ability had been done',
    change: NOTHING,
    done: true,
    undone: true,
  };
}

/** A table has not noticed that the game was won, and plays on; who has won stays so. */
function* playedOn({ turn }: Facts, seat: string, frames: readonly Frame[]): Iterable<Place<Facts>> {
  if (frames.length > 1) return;
  const says = 'the game had gone on';
  if (seat === turn.seat) yield { frames: ACTING, says, change: NOTHING };
  else yield { frames: ENDED, says, change: endTurn };
}

/**
 * A player has bought a card or used an ability in the midst of the other's turn, which goes on behind it. What is to spend in a turn is that of
 * the other player.
 */
function* inTheOthersTurn(facts: Facts, seat: string, move: Move, frames: readonly Frame[]): Iterable<Place<Facts>> {
  if (frames.at(-1)?.chart !== 'turn') return;
  const says = `it had been done in the turn of ${facts.turn.seat}`;
  const { card: name } = move as PurchaseMove | AbilityMove;
  if (move.type === 'galaxy.purchase') {
    const { pilots, row } = facts.galaxy;
    const at = row.findIndex((one) => one.name === name);
    if (name === PILOT ? pilots === 0 : at === -1) return;
    const change = (then: Facts): void => {
      if (name === PILOT) then.galaxy.pilots -= 1;
      else then.galaxy.row.splice(at, 1);
      seatOf(then, seat).discard.unshift(idOf(name));
    };
    yield { frames: name === PILOT ? frames : owed({ do: 'refill', at }), says, change, done: true };
  }
  const source = move.type === 'ability.use' ? sourceOf(facts, seat, name) : undefined;
  const effect = usable(facts, { seat, card: name });
  if (source === undefined || effect === null) return;
  const entries = effect.effects.filter(({ what }) => what !== 'resources');
  const change = (then: Facts): void => {
    const used = sourceOf(then, seat, name);
    if (used !== undefined) used.used = true;
  };
  yield { frames: owed(...inOrder({ seat, source: name, card: source.card }, entries)), says, change, done: true };
}

/** Nobody has played a card yet: each player may have the side that the header gives to the other one. */
function* onOtherSides({ order, ready, seats, turn }: Facts, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const isTold = turn.phase === 'setup' || ready.length > 0;
  if (!isTold || turn.number > 1 || turn.bought > 0 || order.some((seat) => seats[seat]?.units.length !== 0)) return;
  yield {
    frames,
    says: 'each player had the side of the other',
    change: (at) => {
      const [one = NONE, other = NONE] = at.order;
      at.seats = { [other]: seatOf(at, one), [one]: seatOf(at, other) };
      at.order = [other, one];
      at.turn.seat = other;
    },
  };
}

/** The move belongs to the free part of the present turn, or to the other player's turn, which had begun. */
export function* resume(facts: Facts, move: Move, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const { type, seat } = move;
  yield* unrecorded(facts, move, frames);
  if (type === 'galaxy.refill') yield* defeatedInVain(facts, move, frames);
  if (type === 'card.draw') yield* drewAnother(facts, move as CardSeen, frames);
  if (!isSeat(facts, seat)) return;
  yield* onOtherSides(facts, frames);
  if (facts.winner !== NONE) {
    yield* playedOn(facts, seat, frames);
    return;
  }
  if (type === 'hand.discard' || (type === 'card.play' && seat === facts.turn.seat)) {
    yield* drawnToo(facts, seat, move as OfCard, frames);
    yield* drawnInstead(facts, seat, move as OfCard, frames);
    yield* boughtBefore(facts, seat, move as OfCard, frames);
  }
  if (type === 'exile.card' && (move as ExileMove).from === 'hand')
    yield* boughtBefore(facts, seat, move as OfCard, frames);
  yield* resolved(facts, seat, move, frames);
  yield* tooLate(facts, move, frames);
  if (type === 'reward.take') yield* defeatedInVain(facts, move, frames);
  if (type === 'galaxy.purchase' && seat === facts.turn.seat) yield* notPaid(facts, move as PurchaseMove, frames);
  yield* hitAShip(facts, seat, move, frames);
  if (type === 'base.choose') {
    yield* fallen(facts, seat);
    yield* revealedAtOnce(facts, move as BaseMove, frames);
  }
  if (type === 'deck.shuffle') yield* ranOut(facts, seat, move as ShuffleMove, frames);
  if (seat === facts.turn.seat) {
    yield* layInstead(facts, move, frames);
    yield* hadInPlay(facts, seat, move, frames);
    yield* committedTogether(facts, seat, move, frames);
    yield* paidElsewhere(facts, seat, move, frames);
    // In the free part of the turn that is where the log stands anyhow.
    const { chart, state } = frames.at(-1) ?? {};
    const isActing = chart === 'turn' && state === 'acting';
    yield* stoodOn(facts, seat, frames);
    if (OWN.has(type) && !isActing) yield { frames: ACTING, says: 'nothing was left to resolve', change: NOTHING };
    yield* putOff(facts, move, frames);
    yield* brokenOff(move, frames);
    return;
  }
  yield* inTheOthersTurn(facts, seat, move, frames);
  if (type === 'base.choose' || OWN.has(type))
    yield { frames: ENDED, says: `the turn of ${seat} had begun`, change: endTurn };
}
