/**
 * @module
 * Use a card ability (pages 16 and 24): abilities that name no moment are used by their owner, once per turn, while their
 * card is in play and their condition is true.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { Name } from '../../../schemas/deckbuilding/words.ts';
import { type Finding, fails, type Move, type Option, type Slice, voids } from '../../ruleset.ts';
import { resolve } from './operations.ts';
import { type Draft, type Facts, inPlayNamed, seatOf } from '../table/facts.ts';
import { holds } from './if.ts';
import type { Base, Effect, Ship, Unit } from '../table/types.ts';

export const moves = [
  decision(
    'ability.use',
    { card: Name.describe('the card in play, or the base, whose ability is used') },
    'The ability of a card in play is used.',
  ),
] as const;
export type AbilityMove = z.infer<(typeof moves)[number]>;

type Source = Unit | Ship | Base;

/** The card in play or the base of a seat that has this name. */
function sourceOf(facts: Facts, seat: string, name: string): Source | undefined {
  const own = seatOf(facts, seat);
  return inPlayNamed(own, name) ?? (own.base.card === name ? own.base : undefined);
}

function abilityOf(facts: Facts, source: Source | undefined): Effect | null {
  if (source === undefined) return null;
  return ('name' in source ? facts.board.cards : facts.board.bases).get(source.card)?.effect ?? null;
}

/** The ability that a move wants to use, when it is one that can be used at will. */
function usable(facts: Facts, move: AbilityMove): Effect | null {
  const ability = abilityOf(facts, sourceOf(facts, move.seat, move.card));
  return ability?.trigger === 'activate' ? ability : null;
}

/** A cost of an ability that cannot be paid, in words; null when all can be. */
function unpaid(facts: Facts, seat: string, effect: Effect): string | null {
  for (const entry of effect.effects) {
    if (entry.asCost !== true) continue;
    if (entry.op === 'pay' && facts.turn.resources < (entry.amount ?? 0)) return `${entry.amount ?? 0} resources`;
    if (
      (entry.op === 'discard-from-hand' || entry.op === 'exile') &&
      seatOf(facts, seat).hand.length < (entry.amount ?? 1)
    )
      return 'a card of the hand';
  }
  return null;
}

function use(draft: Draft, move: AbilityMove): void {
  const { facts } = draft;
  const source = sourceOf(facts, move.seat, move.card);
  const ability = usable(facts, move);
  if (source === undefined || ability === null) return;
  source.used = true;
  for (const zone of ['units', 'ships', 'base'])
    draft.note('deckbuilding.use-a-card-ability.0.1', 'seats', move.seat, zone);
  resolve(draft, move.seat, move.card, source.card, ability);
}

export const useACardAbility: Slice<Facts> = {
  constraints: {
    'deckbuilding.abilities.1': (facts, move: AbilityMove) =>
      sourceOf(facts, move.seat, move.card) !== undefined || voids({ card: move.card, inPlay: false }),
    'deckbuilding.use-a-card-ability.0.1': (facts, move: AbilityMove) => {
      const source = sourceOf(facts, move.seat, move.card);
      return source === undefined || abilityOf(facts, source) !== null || voids({ card: move.card, hasAbility: false });
    },
    'deckbuilding.when.0.2': (facts, move: AbilityMove): Finding => {
      const trigger = abilityOf(facts, sourceOf(facts, move.seat, move.card))?.trigger;
      return (
        trigger === undefined ||
        trigger === 'activate' ||
        trigger === 'constant' ||
        voids({ card: move.card, onlyWhen: trigger })
      );
    },
    'deckbuilding.while.0.1': (facts, move: AbilityMove) =>
      abilityOf(facts, sourceOf(facts, move.seat, move.card))?.trigger !== 'constant' ||
      voids({ card: move.card, appliesByItself: true }),
    'deckbuilding.abilities.1.1': (facts, move: AbilityMove) =>
      usable(facts, move) === null ||
      sourceOf(facts, move.seat, move.card)?.used !== true ||
      fails({ card: move.card, usedThisTurn: true }),
    'deckbuilding.the-balance-of-the-force.0.2': (facts, move: AbilityMove) => {
      const asks = usable(facts, move)?.condition?.forceWith;
      return (
        asks === undefined ||
        holds(facts, move.seat, move.card, { forceWith: asks }) ||
        fails({ card: move.card, force: facts.force, side: seatOf(facts, move.seat).side })
      );
    },
    'deckbuilding.if.0.1': (facts, move: AbilityMove) => {
      const condition = usable(facts, move)?.condition;
      if (condition === undefined || condition.forceWith !== undefined) return true;
      return holds(facts, move.seat, move.card, condition) || fails({ card: move.card, conditionHolds: false });
    },
    'deckbuilding.abilities.0.2': (facts, move: AbilityMove) => {
      const ability = usable(facts, move);
      const lacks = ability === null ? null : unpaid(facts, move.seat, ability);
      return lacks === null || fails({ card: move.card, lacks });
    },
  },
  effects: { 'use-ability': use },
  candidates: {
    'ability.use': (facts): Option[] => {
      const { seat } = facts.turn;
      const { units, ships, base } = seatOf(facts, seat);
      const found: Option[] = [];
      const add = (name: string, source: Source): void => {
        if (!source.used && abilityOf(facts, source)?.trigger === 'activate')
          found.push({ move: { type: 'ability.use', seat, card: name } as Move });
      };
      for (const unit of units) add(unit.name, unit);
      for (const ship of ships) add(ship.name, ship);
      add(base.card, base);
      return found;
    },
  },
  carriesOut: ['deckbuilding.use-a-card-ability.3.1'],
};
