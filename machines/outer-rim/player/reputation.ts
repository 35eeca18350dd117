/**
 * @module
 * Reputation (LRR page 17): three steps on a track for each faction.
 */
import type { Faction, Reputation } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import type { Slice } from '../../ruleset.ts';
import type { Deeds } from '../table/deeds.ts';
import { mayHave } from '../table/doubts.ts';
import { bentBy, type Draft, type Facts, noteBoth, seatOf } from '../table/facts.ts';
import { mayCompleteGoal } from './goal-cards.ts';

const UP = { negative: 'neutral', neutral: 'positive', positive: 'positive' } as const;
const DOWN = { positive: 'neutral', neutral: 'negative', negative: 'negative' } as const;

function move(
  draft: Draft,
  seat: string,
  faction: Faction,
  step: typeof UP | typeof DOWN,
  general: RuleId,
  end: RuleId,
  because: RuleId,
): void {
  const own = seatOf(draft.facts, seat);
  const path = ['seats', seat, 'reputation', faction] as const;
  if (own.treatedAs[faction] !== undefined) {
    // While an effect treats the player as having another reputation, gains and losses are ignored (reputation.6).
    draft.note('outer-rim.reputation.6', ...path);
    return;
  }
  const now = own.reputation[faction];
  if (now !== null) own.reputation[faction] = step[now];
  noteBoth(draft, general, because, seat, 'reputation', faction);
  if (now !== null && step[now] === now) draft.note(end, ...path);
  mayMoveFame(draft.facts, seat, now, own.reputation[faction], step === UP);
}

/** A card may bring additional fame for positive reputations, or take it again, as one of them comes or goes (fame.3.a, fame.3.b). */
function mayMoveFame(facts: Facts, seat: string, was: Reputation | null, now: Reputation | null, isUp: boolean): void {
  const by = bentBy(facts, seat, 'reputation-fame');
  const isChanged = was === null || now === null || (was === 'positive') !== (now === 'positive');
  if (by === null || !isChanged) return;
  const reason = `${by} gives additional fame by reputations, and its text is not known`;
  mayHave(facts, seat, { of: 'fame', amount: isUp ? 1 : -1, by }, reason);
}

/** One step towards positive; a player who is positive gains nothing (reputation.2, reputation.2.1). */
export function gainReputation(draft: Draft, seat: string, faction: Faction, because: RuleId): void {
  move(draft, seat, faction, UP, 'outer-rim.reputation.2', 'outer-rim.reputation.2.1', because);
}

/** One step towards negative; a player who is negative loses nothing (reputation.3, reputation.3.1). */
export function loseReputation(draft: Draft, seat: string, faction: Faction, because: RuleId): void {
  const { reputation } = seatOf(draft.facts, seat);
  if (faction === 'imperial' && (reputation.imperial ?? 'negative') === 'negative')
    mayCompleteGoal(draft.facts, seat, 'imperial-loss', { isSure: reputation.imperial !== null });
  move(draft, seat, faction, DOWN, 'outer-rim.reputation.3', 'outer-rim.reputation.3.1', because);
}

/** Puts the marker on a reputation directly, from wherever it was (reputation.4). */
export function setReputation(draft: Draft, seat: string, faction: Faction, to: Reputation): void {
  const own = seatOf(draft.facts, seat);
  const was = own.reputation[faction];
  if (own.treatedAs[faction] === undefined) own.reputation[faction] = to;
  mayMoveFame(draft.facts, seat, was, own.reputation[faction], to === 'positive');
  draft.note('outer-rim.reputation.4', 'seats', seat, 'reputation', faction);
}

export const reputation: Slice<Facts> = {
  carriesOut: ['outer-rim.reputation.0.1', 'outer-rim.reputation.1'],
};

/** What cards make happen under these rules. */
export const deeds = {
  'set-reputation': (draft, seat, { faction, to }) => setReputation(draft, seat, faction, to),
} satisfies Deeds;
