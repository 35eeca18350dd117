/**
 * @module
 * Damage (LRR page 8): suffering and recovering it, up to health and hull.
 */

import { MOST } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import type { Slice } from '../../ruleset.ts';
import { mayCompleteGoal } from '../player/goal-cards.ts';
import { BY_CARD, type Deeds } from '../table/deeds.ts';
import { doubtAbout, mayGo, settle, sway } from '../table/doubts.ts';
import {
  assetTypeOf,
  bentBy,
  type Draft,
  type Facts,
  mayBeBentBy,
  noteBoth,
  owe,
  seatOf,
  valueInPlay,
} from '../table/facts.ts';
import { mayLoseCredits } from '../table/purse.ts';

/** Credits that a defeat costs (defeated.1.1). */
export const DEFEAT_COSTS = 3000;

/** The character's health or the ship's hull; null when not known for certain. */
export function limitOf(facts: Facts, seat: string, on: 'character' | 'ship'): number | null {
  const { value, unsure } = valueInPlay(facts, seat, on === 'character' ? 'health' : 'hull');
  return unsure ? null : value;
}

/**
 * A character or ship suffers damage, less what is prevented, up to its health or hull (damage.1, damage.6, damage.4.1).
 * With damage equal to it the player becomes defeated (damage.2, damage.3): that is owed, and carried out after the
 * rewards of a combat (defeated.7.b).
 */
export function sufferDamage(
  draft: Draft,
  seat: string,
  on: 'character' | 'ship',
  amount: number,
  because: RuleId,
  prevented = 0,
  fought: Fought | null = null,
): void {
  const { facts } = draft;
  const own = seatOf(facts, seat);
  const limit = limitOf(facts, seat, on);
  const path = ['seats', seat, 'damage', on] as const;
  const wanted = own.damage[on] + Math.max(0, amount - prevented);
  // Never less than what lies there: a described position may begin with too much (damage.4 has said so).
  own.damage[on] = limit === null ? Math.min(MOST, wanted) : Math.max(own.damage[on], Math.min(wanted, limit));
  draft.note('outer-rim.damage.1.1', ...path);
  noteBoth(draft, 'outer-rim.damage.1', because, seat, 'damage', on);
  if (prevented > 0) draft.note('outer-rim.damage.6', ...path);
  if (limit === null) {
    doubtDefeat(draft, seat, on);
    return;
  }
  if (wanted > limit) draft.note('outer-rim.damage.4.1', ...path);
  if (own.damage[on] >= limit) oweDefeat(draft, seat, fought);
}

/** A combat by which somebody suffers: of which kind, whether they have won it, and a component that may change the damage. */
export interface Fought {
  readonly kind: 'ground' | 'ship';
  readonly won: boolean;
  readonly swayedBy: string | null;
}

/** A component that may spare its owner a defeat in a way that is not structured (golden-rules.0.2); null when there is none. */
function sparedBy(facts: Facts, seat: string, fought: Fought | null): string | null {
  const source = fought?.swayedBy ?? mayBeBentBy(facts, seat, 'defeat');
  if (source !== null) return source;
  const held = fought?.kind === 'ship' ? bentBy(facts, seat, 'ship-defeat') : null;
  if (held !== null) return held;
  return sparedForCrew(facts, seat);
}

/** A component that may spare its owner a defeat for one of their crew; null when there is none, or no crew. */
function sparedForCrew(facts: Facts, seat: string): string | null {
  const hasCrew = seatOf(facts, seat).assets.some((asset) => (assetTypeOf(facts, asset) ?? 'crew') === 'crew');
  return hasCrew ? bentBy(facts, seat, 'defeat-for-crew') : null;
}

/** Whether a component spares its owner a defeat, and in this fight they have not suffered what would defeat them yet. */
export function sparesTooEarly(facts: Facts, seat: string, source: string): boolean {
  if (bentBy(facts, seat, 'defeat-for-crew') !== source) return false;
  const { damage } = seatOf(facts, seat);
  const isBelow = (on: 'character' | 'ship'): boolean => damage[on] < (limitOf(facts, seat, on) ?? 0);
  return isBelow('character') && isBelow('ship');
}

/**
 * A player becomes defeated, perhaps by the damage of a combat that they have won (defeated.7.b). Where a card may spare its
 * owner damage or the defeat, nobody can say whether they do.
 */
export function oweDefeat(draft: Draft, seat: string, fought: Fought | null = null): void {
  const won = fought?.won === true;
  const escapesBy = sparedBy(draft.facts, seat, fought);
  if (escapesBy !== null) {
    leaveOpen(draft, seat);
    sway(draft.facts, seat, escapesBy, 'character', 'ship');
    // What it takes for that may have gone.
    if (escapesBy === sparedForCrew(draft.facts, seat)) mayGo(draft.facts, seat, ['crew'], 'any');
    return;
  }
  if (seatOf(draft.facts, seat).defeated !== true) owe(draft, { do: 'defeat', seat, ...(won ? { won } : {}) });
}

/** Where a card has a defeat cost its owner crew besides, any of them may go (golden-rules.0.2). */
export function mayCostCrew(facts: Facts, seat: string): void {
  if (bentBy(facts, seat, 'defeat-costs') !== null) mayGo(facts, seat, ['crew'], 'any');
}

/**
 * Where a card of unknown text may raise the health or hull, nobody can say from here whether the player is defeated: the
 * log may. What a defeat takes is unknown with it.
 */
function doubtDefeat(draft: Draft, seat: string, on: 'character' | 'ship'): void {
  const { value } = valueInPlay(draft.facts, seat, on === 'character' ? 'health' : 'hull');
  if (value === null || seatOf(draft.facts, seat).damage[on] >= value) leaveOpen(draft, seat);
}

/** Whether the player is defeated is not known any more, nor what a defeat takes from them. */
function leaveOpen(draft: Draft, seat: string): void {
  const own = seatOf(draft.facts, seat);
  if (own.defeated === true) return;
  own.defeated = null;
  mayLoseCredits(own, DEFEAT_COSTS);
  draft.note('outer-rim.defeated.1.1', 'seats', seat, 'credits');
}

/** Why nobody can say how much damage lies there: damage beyond a health or hull that is not known is ignored. */
export function doubtOfDamage(facts: Facts, seat: string, on: 'character' | 'ship'): string | null {
  const name = on === 'character' ? 'health' : 'hull';
  const { value, unsure } = valueInPlay(facts, seat, name);
  if (seatOf(facts, seat).damage[on] <= (value ?? 0) || (value !== null && !unsure)) return null;
  return `the ${name} of ${seat} is not known for certain, and damage beyond it is ignored`;
}

/** True when the damage of the character or the ship has reached its health or hull; unknown limits are not reached. */
export function atLimit(facts: Facts, seat: string, on: 'character' | 'ship'): boolean {
  const damage = seatOf(facts, seat).damage[on];
  if (damage === 0) return false;
  const limit = limitOf(facts, seat, on);
  return limit !== null && limit > 0 && damage >= limit;
}

/**
 * After a loss of health or hull (a card with a bonus is gone) damage beyond the new value goes back, and damage equal to
 * it defeats the player (damage.4, damage.2, damage.3).
 */
export function fitDamage(draft: Draft, seat: string): void {
  const own = seatOf(draft.facts, seat);
  for (const on of ['character', 'ship'] as const) {
    if (own.damage[on] === 0 || !atLimit(draft.facts, seat, on)) continue;
    own.damage[on] = Math.min(own.damage[on], limitOf(draft.facts, seat, on) ?? own.damage[on]);
    draft.note('outer-rim.damage.4', 'seats', seat, 'damage', on);
    // Where nobody can say how much damage lies there, it defeats nobody for certain.
    if (own.defeated !== null || doubtAbout(draft.facts, seat, on) === null) oweDefeat(draft, seat);
  }
}

/** A character or ship recovers damage; a defeated player with less damage than both limits stands up (defeated.3). */
export function recoverDamage(
  draft: Draft,
  seat: string,
  on: 'character' | 'ship',
  amount: number | 'all',
  because: RuleId,
): void {
  const own = seatOf(draft.facts, seat);
  if (amount === 'all') settle(draft.facts, seat, on, `more-${on}`);
  if (on === 'ship') mayCompleteGoal(draft.facts, seat, 'ship-recovery', { much: own.damage.ship });
  own.damage[on] = amount === 'all' ? 0 : Math.max(0, own.damage[on] - amount);
  draft.note('outer-rim.damage.5.2', 'seats', seat, 'damage', on);
  noteBoth(draft, 'outer-rim.damage.5', because, seat, 'damage', on);
}

export const damage: Slice<Facts> = {
  // What a described position may not have (damage.2, .3, .4) is looked at where it is opened, in start.ts.
  carriesOut: ['outer-rim.damage.0.1', 'outer-rim.damage.2', 'outer-rim.damage.3', 'outer-rim.damage.4'],
};

/** What cards make happen under these rules. */
export const deeds = {
  suffer: (draft, seat, { on, amount, prevented }) => sufferDamage(draft, seat, on, amount, BY_CARD, prevented),
} satisfies Deeds;
