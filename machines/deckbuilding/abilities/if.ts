/**
 * @module
 * If (page 25): conditions and filters of structured effects. "Owner" is always the player who has the card.
 */
import type { RuleId } from '../../chart.ts';
import { fails, type Slice } from '../../ruleset.ts';
import { type Draft, type Facts, inPlay, opponentOf, seatOf } from '../table/facts.ts';
import { possible } from '../table/hidden.ts';
import type { Card, Condition, Filter, OfCard } from '../table/types.ts';
import { forceWith } from '../turn/the-balance-of-the-force.ts';
import { usable } from './sources.ts';

/** True when a card fits a filter, seen by the owner of the ability. A disputed faction (null) does not restrict here. */
export function fits(facts: Facts, seat: string, card: Card, filter: Filter | undefined): boolean {
  if (filter === undefined) return true;
  const { type, faction, anyFaction, trait, anyTrait, unique, card: id } = filter;
  const wanted = faction === 'own' ? seatOf(facts, seat).side : faction;
  return (
    (type === undefined || card.type === type) &&
    (wanted === undefined || wanted === null || card.faction === wanted) &&
    (anyFaction === undefined || anyFaction.includes(card.faction)) &&
    (trait === undefined || card.traits.includes(trait)) &&
    (anyTrait === undefined || anyTrait.some((one) => card.traits.includes(one))) &&
    (unique === undefined || card.unique === unique) &&
    (id === undefined || card.id === id)
  );
}

/** The cards that fit a filter and may be in a pile; any that fit, where nobody knows what lies there. */
export function meant(facts: Facts, seat: string, pile: readonly string[], filter: Filter | undefined): string[] {
  const { cards, open } = possible(facts, pile);
  return (open ? [...facts.board.cards.keys()] : cards).filter((id) => {
    const card = facts.board.cards.get(id);
    return card !== undefined && fits(facts, seat, card, filter);
  });
}

/** True when a condition holds for the owner of the ability on the card in play named `source`. */
export function holds(
  facts: Facts,
  seat: string,
  source: string,
  condition: Condition | undefined,
  attackingRow = false,
): boolean {
  if (condition === undefined) return true;
  if (condition.forceWith !== undefined && forceWith(facts) !== seatOf(facts, seat).side) return false;
  if (condition.currentBase !== undefined && seatOf(facts, seat).base.card !== condition.currentBase) return false;
  if (condition.attacking !== undefined && !attackingRow) return false;
  const filter = condition.inPlay;
  if (filter === undefined) return true;
  const whose = filter.owner === 'opponent' ? opponentOf(facts, seat) : seat;
  return inPlay(seatOf(facts, whose)).some((one) => {
    if (filter.other === true && one.name === source) return false;
    const card = facts.board.cards.get(one.card);
    return card !== undefined && fits(facts, seat, card, filter);
  });
}

/** The rule that a condition stands for: one about the Force has a rule of its own. */
export const conditionRule = ({ forceWith }: Condition): RuleId =>
  forceWith === undefined ? 'deckbuilding.if.0.1' : 'deckbuilding.the-balance-of-the-force.0.2';

/** Notes which condition has kept cards from coming into a hand, or from leaving it. */
export function noteUnmet(
  draft: Draft,
  { seat, source }: { readonly seat: string; readonly source: string },
  condition: Condition | undefined,
  whose: string,
): void {
  if (condition !== undefined && !holds(draft.facts, seat, source, condition))
    draft.note(conditionRule(condition), 'seats', whose, 'hand');
}

export const if_: Slice<Facts> = {
  constraints: {
    // A condition about the Force has a rule of its own (the-balance-of-the-force.0.2).
    'deckbuilding.if.0.1': (facts, move: OfCard) => {
      const condition = usable(facts, move)?.condition;
      if (condition === undefined || condition.forceWith !== undefined) return true;
      return holds(facts, move.seat, move.card, condition) || fails({ card: move.card, conditionHolds: false });
    },
  },
  carriesOut: ['deckbuilding.if.0.2'],
};
