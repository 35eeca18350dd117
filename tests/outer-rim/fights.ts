/**
 * @module
 * Combats and skill tests for the examples, in a few words: Ann against a patrol, Ann against Ben, and cards with abilities.
 */

import type { Ability, CardEffect } from '../../machines/outer-rim/table/types.ts';
import type { Start, StartSeat } from '../../schemas/outer-rim/header.ts';
import { table } from './example.ts';

type Move = { readonly type: string; readonly [word: string]: unknown };
type Face = 'hit' | 'crit' | 'focus' | 'blank';
type Card = Exclude<NonNullable<StartSeat['assets']>[number], string>;

/** A card in a gear slot with one ability that is known in full. */
export function trick(id: string, ability: Partial<Ability> = {}): Card {
  return { id, type: 'gear', bonuses: {}, abilities: [{ id: 'trick', timing: 'combat', ...ability }] };
}

/** A card in a mod slot whose "Action" ability makes this happen. */
export function order(...effects: CardEffect[]): Card {
  return { id: 'orders', type: 'mod', bonuses: {}, abilities: [{ id: 'order', timing: 'action', effects }] };
}

/** Ann uses the card of `order`. */
export const obey: Move = { type: 'action.ability', seat: 'ann', source: 'orders', ability: 'order' };

/** Ann's action step, in the space of Ben, with a card that makes these things happen. */
export function orders(effects: CardEffect[], facts: { ann?: StartSeat; ben?: StartSeat } = {}): Start {
  const { assets = [], ...ann } = facts.ann ?? {};
  return table({
    turn: { step: 'action' },
    ann: { ...ann, assets: [order(...effects), ...assets] },
    ben: { space: 'tatooine', ...facts.ben },
  });
}

/** Ann in her action step, about to attack Ben in the same space. */
export function duel(facts: { ann?: StartSeat; ben?: StartSeat } = {}): Start {
  return orders([{ do: 'fight', player: 'ben' }], facts);
}

/** Ann in her encounter step with an imperial patrol of level 1 in her space: two dice, 3,000 credits. */
export function ambush(facts: { ann?: StartSeat; ben?: StartSeat; patrol?: object } = {}): Start {
  const { patrol, ...seats } = facts;
  return table({
    turn: { step: 'encounter' },
    patrols: { imperial: { level: 1, combat: 2, space: 'tatooine', reward: { credits: 3000 }, ...patrol } },
    ...seats,
  });
}
export const meet: Move = { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' };

export const roll = (...faces: Face[]): Move => ({ type: 'combat.roll', faces });
export const reroll = (...faces: Face[]): Move => ({ type: 'combat.reroll', faces });
export const resolve: Move = { type: 'combat.resolve', seat: 'ann' };
export const test = (...faces: Face[]): Move => ({ type: 'test.roll', faces });
export const passed = (claim: boolean): Move => ({ type: 'test.resolve', seat: 'ann', passed: claim });

/** An ability used in a combat. */
export function use(seat: string, source: string, change: object, more: object = {}): Move {
  return { type: 'combat.ability', seat, source, change, ...more };
}

/** An ability used in a skill test. */
export function useInTest(source: string, change: object): Move {
  return { type: 'test.ability', seat: 'ann', source, change };
}

/** A move with what the log claims after it. */
export function claims(move: Move, expect: object): Move {
  return { ...move, expect };
}
