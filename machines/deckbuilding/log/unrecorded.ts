/**
 * @module
 * What a table may have done without recording it, as a later entry shows that names a card where no card of its kind can lie: a
 * purchase, a card of the row that was defeated, an exile. A log of full information says which card it was.
 */
import type { Frame, Move, Place } from '../../ruleset.ts';
import { type ExileMove, isPaidWithItself } from '../abilities/exile.ts';
import type { ResolveMove } from '../attack/resolve-an-attack.ts';
import { type Facts, idOf, inPlay, NONE, opponentOf, removeFrom, rowCard, seatOf } from '../table/facts.ts';
import { goneUnrecorded, isOffered, namedInRow, PILOT, putInRow } from '../table/galaxy-row.ts';
import { canHold, isHidden, possible, takeFrom } from '../table/hidden.ts';
import type { CardSeen, Drawing, ShuffleMove } from '../turn/empty-deck.ts';
import { moveForce } from '../turn/the-balance-of-the-force.ts';
import { namesIn } from './unseen.ts';

/**
 * A card is drawn that the deck cannot have: it had been bought, and shuffled into the deck with the others. Where all cards of the
 * deck were alike, one of them too many has been drawn without a word.
 */
function* bought(facts: Facts, { card }: CardSeen, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const { chart, own } = frames.at(-1) ?? {};
  const isDue = chart === 'drawing';
  const seat = isDue ? (own as Drawing).seat : opponentOf(facts, facts.turn.seat);
  const { side, deck, hand } = seatOf(facts, seat);
  const faction = facts.board.cards.get(card)?.faction;
  if (!isOffered(facts, card) || (faction !== side && faction !== 'neutral')) return;
  if (canHold(facts, isDue ? deck : hand, card) !== null) return;
  const says = `${seat} had bought ${card}`;
  const change = (at: Facts): Facts['seats'][string] => {
    goneUnrecorded(at, card);
    return seatOf(at, seat);
  };
  if (isDue) {
    yield { frames, says, change: (at) => void change(at).deck.unshift(card) };
    // It was bought instead of one that was named, if that has not been seen since.
    const row = facts.galaxy.row.findIndex((one) => one.card === card);
    for (const named of row === -1
      ? []
      : new Set(possible(facts, deck).cards.filter((one) => hasBeenBought(facts, one))))
      yield {
        frames,
        says: `${says} instead of ${named}`,
        change: (at) => {
          const mine = seatOf(at, seat);
          if (!takeFrom(at, mine.deck, named)) return;
          mine.deck.unshift(card);
          liesInsteadOf(at, named, row);
        },
      };
  } else
    yield {
      frames,
      says,
      change: (at) => {
        const mine = change(at);
        mine.deck.unshift(...mine.hand.splice(-1, 1, card));
      },
      done: true,
    };
}

/** A deck is shuffled while cards of it are to be drawn: one of those that nobody has seen had been exiled. */
function* exiled(facts: Facts, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const drawing = frames.at(-1);
  if (drawing?.chart !== 'drawing' || drawing.state !== 'telling') return;
  const { seat } = drawing.own as Drawing;
  const goesOn = [...frames.slice(0, -1), { ...drawing, state: 'next' }];
  for (const card of new Set(possible(facts, seatOf(facts, seat).deck).cards)) {
    const says = `${seat} had exiled ${card}`;
    const change = (at: Facts): void => {
      if (takeFrom(at, seatOf(at, seat).deck, card)) at.exile.push(card);
    };
    yield { frames: goesOn, says, change };
    const force = forceFor(facts, card);
    if (force === 0) continue;
    // By another card, or by its own ability: later entries show with whom the Force is.
    const moves = (at: Facts): void => {
      change(at);
      moveForce(at, seat, force);
    };
    yield { frames: goesOn, says: `${says} by its own ability`, change: moves };
  }
}

/** The Force that a card brings whose ability is paid with its exile. */
function forceFor(facts: Facts, card: string): number {
  if (!isPaidWithItself(facts, card)) return 0;
  const effects = facts.board.cards.get(card)?.effect?.effects ?? [];
  const gain = effects.find(({ op, what }) => op === 'gain' && what === 'force');
  return typeof gain?.amount === 'number' ? gain.amount : 0;
}

/** A discard pile that is shuffled has one card of the row instead of one that was bought: that one was bought, and the other still lies there. */
function* boughtAnother(facts: Facts, { order }: ShuffleMove, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const { chart, own } = frames.at(-1) ?? {};
  if (chart !== 'drawing' || order === undefined) return;
  const { seat } = own as Drawing;
  const told = [...order];
  const [named, ...more] = seatOf(facts, seat).discard.filter((card) => !removeFrom(told, card));
  const [bought, ...others] = told;
  const row = facts.galaxy.row.findIndex(({ card }) => card === bought);
  if (named === undefined || bought === undefined || more.length + others.length > 0 || row === -1) return;
  if (!hasBeenBought(facts, named)) return;
  yield {
    frames,
    says: `${seat} had bought ${bought} instead of ${named}`,
    change: (at) => {
      const { discard } = seatOf(at, seat);
      discard.splice(discard.indexOf(named), 1, bought);
      liesInsteadOf(at, named, row);
    },
  };
}

/** Whether a card of a player came out of the row: starter cards, which cost nothing, have never been bought. */
function hasBeenBought({ board }: Facts, card: string): boolean {
  return !isHidden(card) && card !== PILOT && (board.cards.get(card)?.cost ?? 0) > 0;
}

/** A card still lies in the row, and the one that is taken to lie in this place does not. */
function liesInsteadOf(facts: Facts, card: string, place: number): void {
  facts.galaxy.row.splice(place, 1);
  putInRow(facts, card, place);
}

/** A card of the row is named that lies on top of the galaxy deck: one of the row had left it, and this one came in its place. */
function* cameUp(facts: Facts, move: Move, frames: readonly Frame[]): Iterable<Place<Facts>> {
  const name = namedInRow(move);
  const [top] = facts.galaxy.deck;
  if (name === undefined || top === undefined || isHidden(top) || top !== name || rowCard(facts, name) !== undefined)
    return;
  const way = (card: string, says: string, goes: (at: Facts) => string[]): Place<Facts> => ({
    frames,
    says,
    change: (at) => {
      goneUnrecorded(at, card);
      goes(at).unshift(card);
    },
  });
  const { seat: acting } = facts.turn;
  for (const { card } of facts.galaxy.row) {
    const faction = facts.board.cards.get(card)?.faction;
    for (const seat of [acting, opponentOf(facts, acting)])
      if (faction === 'neutral' || faction === seatOf(facts, seat).side)
        yield way(card, `${seat} had bought ${card}`, (at) => seatOf(at, seat).discard);
      else yield way(card, `${card} had been defeated by ${seat}`, ({ galaxy }) => galaxy.discard);
  }
}

/** Where the log stands had it recorded what an entry shows of the time before it. */
export function* unrecorded(facts: Facts, move: Move, frames: readonly Frame[]): Iterable<Place<Facts>> {
  if (facts.information !== 'full') return;
  if (move.type === 'card.draw') yield* bought(facts, move as CardSeen, frames);
  else if (move.type === 'deck.shuffle') {
    yield* exiled(facts, frames);
    yield* boughtAnother(facts, move as ShuffleMove, frames);
  } else yield* cameUp(facts, move, frames);
}

/** Whoever's turn it is has committed cards to these targets, and has not attacked them yet. */
function aimedAt(facts: Facts): Set<string> {
  const waiting = inPlay(seatOf(facts, facts.turn.seat)).filter(
    ({ committed, attacked }) => committed !== NONE && !attacked,
  );
  return new Set(waiting.map(({ committed }) => committed));
}

/**
 * What may have been done in a turn before an entry: a card of the hand was played before an ability or a purchase; the card of which
 * an attack is short was committed to it, a card of the row bought that is exiled behind it; an attack was resolved before the
 * row is refilled or the turn ends; a card was bought, or has exiled itself, before a deck is told that shows it.
 */
function* inTurn(facts: Facts, move: Move, refused: Move): Iterable<Move> {
  const { seat } = facts.turn;
  const did = (type: string, words: object): Move => ({ type, seat, ...words });
  switch (move.type) {
    case 'ability.use':
    case 'galaxy.purchase':
      for (const card of possible(facts, seatOf(facts, seat).hand).cards) yield did('card.play', { card });
      return;
    case 'attack.resolve': {
      const { target } = move as ResolveMove;
      for (const { name, committed } of inPlay(seatOf(facts, seat)))
        if (committed === NONE) yield did('attack.commit', { card: name, target });
      if (refused.type !== 'exile.card') return;
      const { card } = refused as ExileMove;
      for (const { name } of facts.galaxy.row) if (idOf(name) === card) yield did('galaxy.purchase', { card: name });
      return;
    }
    case 'galaxy.refill':
      for (const target of aimedAt(facts)) yield did('attack.resolve', { target });
      return;
    case 'turn.end':
      for (const target of aimedAt(facts)) yield did('attack.resolve', { target });
      if (refused.type !== 'deck.shuffle') return;
      for (const card of new Set((refused as ShuffleMove).order))
        if (isOffered(facts, card)) yield did('galaxy.purchase', { card });
      for (const { name, used } of inPlay(seatOf(facts, seat))) if (!used) yield did('ability.use', { card: name });
  }
}

/** The cards that an entry claims to lie where the one that it tells has come, and that nobody has told. */
function* cameBefore(facts: Facts, { type, seat, expect, ...move }: Move): Iterable<Move> {
  const { card } = move as CardSeen;
  const zones = (expect ?? {}) as { galaxy?: { row?: unknown }; seats?: Readonly<Record<string, { hand?: unknown }>> };
  const came = (claimed: unknown, zone: readonly string[]): string[] => {
    const left = [...zone, card];
    return Array.isArray(claimed)
      ? namesIn(claimed)
          .map(idOf)
          .filter((one) => !removeFrom(left, one))
      : [];
  };
  const row = facts.galaxy.row.map((one) => one.card);
  if (type === 'galaxy.refill') for (const one of came(zones.galaxy?.row, row)) yield { type, card: one } as Move;
  if (type !== 'card.draw') return;
  for (const owner of facts.order)
    for (const one of came(zones.seats?.[owner]?.hand, seatOf(facts, owner).hand))
      if (!isHidden(one)) yield { type, ...(seat && { seat }), card: one } as Move;
}

/** What later entries of a turn, and the first one of the next, may show to have been done in it; a deck shows it of all turns of its owner. */
export function unrecordedBefore(facts: Facts, move: Move, refused: Move): Iterable<Move> | null {
  const { seat, phase } = facts.turn;
  const came = [...cameBefore(facts, move)];
  if (came.length > 0) return came;
  const isTheirs = refused.seat === undefined || refused.seat === seat;
  if (phase !== 'actions' || (refused.type === 'deck.shuffle' && !isTheirs)) return [];
  return isTheirs || move.type === 'turn.end' ? inTurn(facts, move, refused) : null;
}
