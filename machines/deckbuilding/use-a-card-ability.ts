/**
 * @module
 * Use a card ability (pages 16 and 24): abilities that name no moment are used by their owner, once per turn, while their
 * card is in play and their condition is true.
 */
import type { z } from 'zod';
import { decision } from '../../schemas/deckbuilding/move.ts';
import { Name } from '../../schemas/deckbuilding/words.ts';
import { type Finding, fails, type Move, type Option, type Slice, voids } from '../ruleset.ts';
import { resolve } from './agenda.ts';
import { type Draft, type Facts, inPlay, inPlayNamed, seatOf } from './facts.ts';
import { holds } from './if.ts';
import type { Effect } from './types.ts';

export const moves = [
  decision(
    'ability.use',
    { card: Name.describe('the card in play, or the base, whose ability is used') },
    'The ability of a card in play is used.',
  ),
] as const;
export type AbilityMove = z.infer<(typeof moves)[number]>;

interface Source {
  readonly name: string;
  readonly card: string;
  readonly used: boolean;
  readonly effect: Effect | null;
}

/** The card in play or the base of a seat that has this name. */
function sourceOf(facts: Facts, seat: string, name: string): Source | null {
  const own = seatOf(facts, seat);
  const one = inPlayNamed(own, name);
  if (one !== undefined)
    return { name, card: one.card, used: one.used, effect: facts.board.cards.get(one.card)?.effect ?? null };
  if (own.base.card !== name) return null;
  return { name, card: name, used: own.base.used, effect: facts.board.bases.get(name)?.effect ?? null };
}

/** The ability that a move wants to use, when it is one that can be used at will. */
function usable(facts: Facts, move: AbilityMove): (Source & { effect: Effect }) | null {
  const source = sourceOf(facts, move.seat, move.card);
  return source?.effect?.trigger === 'activate' ? { ...source, effect: source.effect } : null;
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
  const source = usable(draft.facts, move);
  if (source === null) return;
  const own = seatOf(draft.facts, move.seat);
  const one = inPlayNamed(own, move.card);
  if (one === undefined) own.base.used = true;
  else one.used = true;
  for (const zone of ['units', 'ships', 'base'])
    draft.note('deckbuilding.use-a-card-ability.0.1', 'seats', move.seat, zone);
  resolve(draft, move.seat, source.name, source.card, source.effect);
}

export const useACardAbility: Slice<Facts> = {
  constraints: {
    'deckbuilding.abilities.1': (facts, move: AbilityMove) =>
      sourceOf(facts, move.seat, move.card) !== null || voids({ card: move.card, inPlay: false }),
    'deckbuilding.use-a-card-ability.0.1': (facts, move: AbilityMove) =>
      sourceOf(facts, move.seat, move.card)?.effect !== null || voids({ card: move.card, hasAbility: false }),
    'deckbuilding.when.0.2': (facts, move: AbilityMove): Finding => {
      const trigger = sourceOf(facts, move.seat, move.card)?.effect?.trigger;
      return (
        trigger === undefined ||
        trigger === 'activate' ||
        trigger === 'constant' ||
        voids({ card: move.card, onlyWhen: trigger })
      );
    },
    'deckbuilding.while.0.1': (facts, move: AbilityMove) =>
      sourceOf(facts, move.seat, move.card)?.effect?.trigger !== 'constant' ||
      voids({ card: move.card, appliesByItself: true }),
    'deckbuilding.abilities.1.1': (facts, move: AbilityMove) =>
      usable(facts, move)?.used !== true || fails({ card: move.card, usedThisTurn: true }),
    'deckbuilding.the-balance-of-the-force.0.2': (facts, move: AbilityMove) => {
      const source = usable(facts, move);
      const asks =
        source?.effect.condition?.forceWith === undefined
          ? undefined
          : { forceWith: source.effect.condition.forceWith };
      return (
        holds(facts, move.seat, move.card, asks) ||
        fails({ card: move.card, force: facts.force, side: seatOf(facts, move.seat).side })
      );
    },
    'deckbuilding.if.0.1': (facts, move: AbilityMove) => {
      const condition = usable(facts, move)?.effect.condition;
      if (condition === undefined || condition.forceWith !== undefined) return true;
      return holds(facts, move.seat, move.card, condition) || fails({ card: move.card, conditionHolds: false });
    },
    'deckbuilding.abilities.0.2': (facts, move: AbilityMove) => {
      const source = usable(facts, move);
      const lacks = source === null ? null : unpaid(facts, move.seat, source.effect);
      return lacks === null || fails({ card: move.card, lacks });
    },
  },
  effects: { 'use-ability': use },
  candidates: {
    'ability.use': (facts): Option[] => {
      const { seat } = facts.turn;
      const own = seatOf(facts, seat);
      return [...inPlay(own).map(({ name }) => name), own.base.card]
        .filter((name) => sourceOf(facts, seat, name)?.effect?.trigger === 'activate')
        .map((card) => ({ move: { type: 'ability.use', seat, card } as Move }));
    },
  },
  carriesOut: ['deckbuilding.use-a-card-ability.3.1'],
};
