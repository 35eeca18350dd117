/**
 * @module
 * Simulated games: a table that agrees on a mode, chance dealt fairly, and players who pick among legal moves with a liking
 * for those that bring the game on. Of a public log the hidden cards are drawn only when they show: any card that the pools
 * allow is as good as any other.
 */
import type { Json } from '../../../schemas/json.ts';
import { type Draw, ofALikedType, pick, shuffled } from '../../dealing.ts';
import { type Dealer, type Move, type Option, whatVaries } from '../../ruleset.ts';
import { unshuffled } from '../setup/box.ts';
import { type Facts, idOf, seatOf } from '../table/facts.ts';
import { isHidden } from '../table/hidden.ts';

/** How gladly a simulated player makes a move of a type; 1 for those that are not named. */
const LIKING: Readonly<Record<string, number>> = {
  'card.play': 40,
  'ability.use': 12,
  'attack.commit': 10,
  'attack.resolve': 3,
  'galaxy.purchase': 8,
  'galaxy.pay-off': 0.3,
  'turn.end': 0.4,
  'reward.take': 20,
  'trigger.use': 12,
  'effect.decline': 0.2,
  'exile.done': 0.3,
};

/** The cards that hidden places turn out to be: each drawn out of its pool. */
function uncover(facts: Facts, slots: readonly string[], draw: Draw): string[] {
  const pools = new Map<string, string[]>();
  return slots.map((slot) => {
    if (!isHidden(slot)) return slot;
    const known = pools.get(slot);
    const told = facts.pools[slot.slice(1)];
    const pool = known ?? (Array.isArray(told) ? shuffled(told, draw) : []);
    pools.set(slot, pool);
    return pool.pop() ?? 'outer-rim-pilot';
  });
}

function withoutFleeting(facts: Facts): string[] {
  const hand = [...seatOf(facts, facts.turn.seat).hand];
  for (const card of facts.turn.fleeting) {
    const at = hand.indexOf(card);
    if (at !== -1) hand.splice(at, 1);
  }
  return hand;
}

/** Fills the parts of a move that may vary. */
function vary(facts: Facts, option: Option, told: boolean, draw: Draw): Move {
  const { move } = option;
  if (move.type === 'deck.shuffle' || move.type === 'galaxy.shuffle') {
    if (facts.information === 'public' || !told) return move;
    const seat = move.seat ?? unshuffled(facts)[0] ?? facts.turn.seat;
    return {
      ...move,
      order: shuffled(move.type === 'galaxy.shuffle' ? facts.galaxy.discard : seatOf(facts, seat).discard, draw),
    } as Move;
  }
  if (move.type === 'turn.end') return { ...move, discards: uncover(facts, withoutFleeting(facts), draw) } as Move;
  if (move.type === 'base.pick') {
    if (facts.information === 'public')
      return { type: move.type, ...(move.seat === undefined ? {} : { seat: move.seat }) };
    const { items } = (whatVaries(option)?.open['/bases'] ?? {}) as { items?: { enum: string[] } };
    return { ...move, bases: shuffled(items?.enum ?? [], draw).slice(0, 4) } as Move;
  }
  return move;
}

/** Moves that the present state takes and that are certain; others only where there is nothing else. */
function plain(all: readonly Option[]): readonly Option[] {
  // Of a pile of one kind a card may be told instead of the shuffle: a simulated table shuffles.
  const shuffles = all.filter(({ move }) => move.type === 'deck.shuffle' || move.type === 'galaxy.shuffle');
  // It draws the opening hands in turn order: a card that says whose it is comes before its turn.
  const inOrder = all.filter(({ move }) => move.type !== 'card.draw' || move.seat === undefined);
  const options = shuffles.length > 0 ? shuffles : inOrder;
  const here = options.filter((option) => !('implies' in option));
  const sure = (here.length > 0 ? here : options).filter((option) => !('doubts' in option));
  return sure.length > 0 ? sure : options;
}

/** Turns after which the players play for the end of the game. */
const LATE = 24;

/** Mostly at the base: that is what ends a game. Late in a game nobody repairs, hunts or buys ships any more. */
function aimed(facts: Facts, options: readonly Option[], draw: Draw): readonly Option[] {
  const late = facts.turn.number > LATE;
  const keeps = ({ move }: Option): boolean => {
    const { type, target, option, card } = move as Move & { target?: string; option?: string; card?: string };
    if (type === 'attack.commit') return target === 'base';
    if (!late) return true;
    if (type === 'galaxy.purchase') return facts.board.cards.get(idOf(card ?? ''))?.type === 'unit';
    return option !== 'repair';
  };
  const chosen = options.filter(keeps);
  return chosen.length === 0 || (!late && draw(4) === 0) ? options : chosen;
}

/** Parts of a header that whoever asks for a game has settled; the table makes up the rest. */
type Parts = { readonly [part: string]: Json };

/** A new table: the header of a log, and its dealer. */
export function dealer(draw: Draw, parts: Parts = {}): { header: Json; dealer: Dealer<Facts> } {
  const mode = pick(['beginner', 'full-galaxy', 'secret-bases'] as const, draw);
  const [empire = '', rebel = ''] = (parts['seats'] ?? ['vera', 'sam']) as readonly string[];
  const made = {
    format: 'referee-log/1',
    ruleset: 'deckbuilding',
    options: { mode, goal: 2 + draw(4), payingOff: draw(2) === 0, information: draw(3) === 0 ? 'public' : 'full' },
    seats: [empire, rebel],
    sides: { [empire]: 'empire', [rebel]: 'rebel' },
    // What sources dispute is agreed on at the table, one way or the other.
    rulings: {
      tatooine: pick([14, 16], draw),
      carrier: pick(['any', 'empire'], draw),
      endor: pick(['any', 'empire'], draw),
      baze: pick(['lost', 'destroyed'], draw),
      coruscant: pick(['galaxy-discard-pile', 'bottom-of-galaxy-deck'], draw),
      yWing: pick(['enemy-base', 'enemy-base-or-capital-ship'], draw),
      hammerhead: pick(['any', 'empire'], draw),
      tarkin: pick(['move', 'purchase'], draw),
    },
  };
  const settled = (part: 'options' | 'rulings'): Json => ({ ...made[part], ...(parts[part] as Parts | undefined) });
  const header: Json = { ...made, ...parts, options: settled('options'), rulings: settled('rulings') };
  // A table of full information may record the cards as they are drawn instead of the order of a shuffled deck.
  const told = draw(4) !== 0;
  return {
    header,
    dealer: {
      deal: (facts, options, random) => {
        // A card of a pool turns up as often as the pool has copies of it.
        const [first] = options;
        if (first?.move.type === 'galaxy.refill' || first?.move.type === 'galaxy.reveal') {
          const [card] = uncover(facts, facts.galaxy.deck.slice(0, 1), random);
          return { ...first.move, card } as Move;
        }
        return vary(facts, pick(plain(options), random), told, random);
      },
      decide: (facts, options, random) =>
        vary(facts, pick(ofALikedType(aimed(facts, plain(options), random), LIKING, random), random), told, random),
    },
  };
}
