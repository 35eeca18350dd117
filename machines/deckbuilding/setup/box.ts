/**
 * @module
 * What each player gets out of the box: the starter deck of their side, the bases of the mode, a hand, a row of cards.
 */
import type { RuleId } from '../../chart.ts';
import { type Finding, fails, type Move } from '../../ruleset.ts';
import { type Facts, seatOf } from '../table/facts.ts';
import type { BaseCard, Side } from '../table/types.ts';

/** How many bases a player picks besides the starting base in secret bases (secret-bases.0.2). */
export const PICKED = 4;
/** Cards in the row and in a fresh hand (setup.5.2, setup.9). */
export const ROW = 6;
export const HAND = 5;

/** The starter deck of each side, with the rule that names each card. */
export const starters: Readonly<Record<Side, readonly { card: string; count: number; rule: RuleId }[]>> = {
  empire: [
    { card: 'imperial-shuttle', count: 7, rule: 'deckbuilding.empire-starter-cards.1' },
    { card: 'stormtrooper', count: 2, rule: 'deckbuilding.empire-starter-cards.2' },
    { card: 'inquisitor', count: 1, rule: 'deckbuilding.empire-starter-cards.3' },
  ],
  rebel: [
    { card: 'alliance-shuttle', count: 7, rule: 'deckbuilding.rebel-starter-cards.1' },
    { card: 'rebel-trooper', count: 2, rule: 'deckbuilding.rebel-starter-cards.2' },
    { card: 'temple-guardian', count: 1, rule: 'deckbuilding.rebel-starter-cards.3' },
  ],
};

/** What a starter deck that is shuffled must keep. */
export const OF_STARTERS: readonly RuleId[] = [
  'deckbuilding.setup.4.2',
  'deckbuilding.setup.4.1',
  ...[...starters.empire, ...starters.rebel].map(({ rule }) => rule),
];

/** The bases of a side that a mode gives to its player; in secret bases all ten may be among the five. */
export function basesOf(facts: Pick<Facts, 'board' | 'mode'>, side: Side): BaseCard[] {
  return [...facts.board.bases.values()].filter(
    (base) => base.side === side && (facts.mode !== 'beginner' || base.beginner),
  );
}

/** What is wrong with a starter deck: a card that is none of it, or the first title with too many or too few copies. */
export function starterFault(
  side: Side,
  cards: readonly string[],
): { rule: RuleId; card: string; count: number } | null {
  const copies = (id: string): number => cards.reduce((sum, card) => (card === id ? sum + 1 : sum), 0);
  const foreign = cards.find((card) => !starters[side].some((starter) => starter.card === card));
  if (foreign !== undefined) return { rule: 'deckbuilding.setup.4.1', card: foreign, count: copies(foreign) };
  const wrong = starters[side].find(({ card, count }) => copies(card) !== count);
  return wrong === undefined ? null : { rule: wrong.rule, card: wrong.card, count: copies(wrong.card) };
}

/** A shuffled deck: of a seat, as far as it is said, and in an order, as far as it is told. */
type Shuffled = Move & { readonly order?: readonly string[] | undefined };

/** A constraint that holds unless the shuffled starter deck breaks just this rule. */
export function starterRule(rule: RuleId) {
  return (facts: Facts, move: Shuffled): Finding => {
    const seat = whoseDeck(facts, move);
    if (seat === undefined || move.order === undefined) return true;
    const fault = starterFault(seatOf(facts, seat).side, move.order);
    return fault?.rule !== rule || fails({ seat, card: fault.card, copies: fault.count });
  };
}

/** Seats whose starter deck has not been shuffled yet, in turn order. */
export function unshuffled(facts: Facts): string[] {
  return facts.order.filter((seat) => !facts.ready.includes(`deck-of-${seat}`));
}

/** Whose starter deck is shuffled: as it is said, else of whose side most of its cards are; of several that of the first. */
export function whoseDeck(facts: Facts, { seat, order = [] }: Shuffled): string | undefined {
  if (seat !== undefined) return seat;
  const ofSide = (one: string): number => {
    const own = starters[seatOf(facts, one).side];
    return order.filter((card) => own.some((starter) => starter.card === card)).length;
  };
  return unshuffled(facts).reduce<string | undefined>(
    (best, one) => (best === undefined || ofSide(one) > ofSide(best) ? one : best),
    undefined,
  );
}

/** Whether the first cards have just been dealt, and nobody has done anything with them. */
export function isJustDealt({ order, seats, turn, galaxy }: Facts): boolean {
  if (turn.number !== 1 || galaxy.row.length !== ROW || galaxy.discard.length > 0) return false;
  return order.every((seat) => {
    const own = seats[seat];
    return (
      own !== undefined && own.hand.length === HAND && own.units.length + own.ships.length + own.discard.length === 0
    );
  });
}
