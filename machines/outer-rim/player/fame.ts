/**
 * @module
 * Fame (LRR page 11): gaining and losing it, and the victory it brings.
 */
import { MOST } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import { type Finding, fails, type Slice, unknown } from '../../ruleset.ts';
import { type AbilityMove, effectsOf, resolvingSeat } from '../abilities/abilities.ts';
import { hasEveryGoal } from '../ambitions/sheets.ts';
import { BY_CARD, type Deeds } from '../table/deeds.ts';
import { isBounded, maySway, sway } from '../table/doubts.ts';
import {
  bentBy,
  cardOf,
  type Draft,
  type Facts,
  isSeat,
  mostFamous,
  noteBoth,
  paysOf,
  seatOf,
} from '../table/facts.ts';
import { gainCredits } from './credits.ts';

/** `seat` gains fame (fame.2); whether somebody has won is looked at as soon as the whole effect is done (fame.0.2). */
export function gainFame(draft: Draft, seat: string, amount: number, because: RuleId): void {
  const { facts } = draft;
  const own = seatOf(facts, seat);
  const [instead] = paysOf(facts, seat, 'fame');
  // A card of its owner that makes something else of gained fame is followed (golden-rules.0.2).
  const less = instead === undefined || because === BY_CARD ? 0 : (instead.fame ?? 0);
  if (own.fame !== null) own.fame = Math.min(MOST, own.fame + amount + less);
  noteBoth(draft, 'outer-rim.fame.2', because, seat, 'fame');
  if (instead !== undefined) {
    // Of fame that a card brings, nobody says whether it is of that very card or additional: then it stays as it is.
    if (because === BY_CARD) sway(facts, seat, instead.by, 'fame', 'credits');
    else gainCredits(draft, seat, instead.credits, because);
  }
  maySway(draft, seat, 'fame', 'fame', 'credits');
}

/** `seat` loses fame, but never falls below zero (fame.2.1.b). */
export function loseFame(draft: Draft, seat: string, amount: number, because: RuleId): void {
  const own = seatOf(draft.facts, seat);
  const tooMuch = own.fame !== null && own.fame < amount;
  if (own.fame !== null) own.fame = Math.max(0, own.fame - amount);
  noteBoth(draft, 'outer-rim.fame.2', because, seat, 'fame');
  if (tooMuch) draft.note('outer-rim.fame.2.1.b', 'seats', seat, 'fame');
}

/** The additional fame that an asset gives while its owner has it (fame.3.a, fame.3.b); null when nobody can say. */
function fameOf(facts: Facts, seat: string, card: string): number | null {
  const known = cardOf(facts, card);
  // What is additional fame for this player may hang on their luxury cards.
  const counts = (known?.deck ?? 'luxury') === 'luxury' && bentBy(facts, seat, 'additional-fame') !== null;
  if (counts) return null;
  if (known?.bonuses !== undefined) return known.bonuses.fame ?? 0;
  // Additional fame stands on luxury cards; any other card whose text is not known is taken to give none.
  return known?.deck === 'luxury' ? null : 0;
}

/** Moves the fame marker with an asset that gives additional fame: `by` is 1 when it is gained, -1 when it is lost. */
export function assetFame(draft: Draft, seat: string, card: string, by: 1 | -1): void {
  const own = seatOf(draft.facts, seat);
  const fame = fameOf(draft.facts, seat, card);
  if (fame === 0) return;
  own.fame = fame === null || own.fame === null ? null : Math.max(0, own.fame + by * fame);
  draft.note(by === 1 ? 'outer-rim.fame.3.a' : 'outer-rim.fame.3.b', 'seats', seat, 'fame');
}

/** The seats whose fame has reached the requirement, and with ambitions every goal of their sheet is complete (ambitions.1). */
export function famousEnough(facts: Facts): string[] {
  return facts.order.filter((seat) => isFamousEnough(facts, seat));
}

/** Fame that a text may have changed which nobody knows ends no game: the log's own words settle it (golden-rules.0.2). */
function isFamousEnough(facts: Facts, seat: string): boolean {
  const own = seatOf(facts, seat);
  if (own.fame === null || own.fame < facts.fameRequirement) return false;
  // What may have come besides makes it no less.
  if (own.doubts?.fame !== undefined && !isBounded(own, 'fame')) return false;
  return own.ambition === undefined || hasEveryGoal(facts, seat);
}

/** True once a seat has won: its fame has reached the requirement, and nothing else is asked for. */
export function somebodyIsFamousEnough(facts: Facts): boolean {
  for (const seat of facts.order) if (isFamousEnough(facts, seat)) return true;
  return false;
}

/** Who of several that reached the requirement at the same time has won (fame.4.a, fame.4.b). */
export function winnerAmong(facts: Facts, seats: readonly string[]): { winner: string | null; rule: RuleId } {
  const [only, ...others] = seats;
  if (only === undefined) return { winner: null, rule: 'outer-rim.fame.0.2' };
  if (others.length === 0) return { winner: only, rule: 'outer-rim.fame.0.2' };
  const purses = seats.map((seat) => seatOf(facts, seat).credits);
  if (purses.some((credits) => credits === null)) return { winner: null, rule: 'outer-rim.fame.4.a' };
  const most = Math.max(...purses.map((credits) => credits ?? 0));
  const richest = seats.filter((seat) => seatOf(facts, seat).credits === most);
  if (richest.length === 1) return { winner: richest[0] ?? null, rule: 'outer-rim.fame.4.a' };
  // "Farthest clockwise from the starting player" is last in turn order among those tied (notes, ambiguity 5).
  const from = facts.order.indexOf(facts.first);
  const distance = (seat: string) => (facts.order.indexOf(seat) - from + facts.order.length) % facts.order.length;
  const last = richest.toSorted((a, b) => distance(b) - distance(a))[0];
  return { winner: last ?? null, rule: 'outer-rim.fame.4.b' };
}

/** An effect on a most famous player hits one: the current player's pick if several share the highest fame (breaking-ties.1). */
function hitsTheMostFamous(facts: Facts, move: AbilityMove): Finding {
  let doubt: Finding = true;
  for (const effect of effectsOf(facts, move)) {
    if (!('as' in effect) || effect.as !== 'most-famous') continue;
    const seat = effect.seat ?? resolvingSeat(facts, move);
    if (!isSeat(facts, seat)) continue;
    const most = mostFamous(facts);
    if (most === null)
      doubt = unknown('the log does not say the fame of every seat, so nobody knows who is the most famous');
    else if (!most.includes(seat)) return fails({ target: seat, fame: seatOf(facts, seat).fame, mostFamous: most });
  }
  return doubt;
}

export const fame: Slice<Facts> = {
  constraints: { 'outer-rim.fame.5.a': hitsTheMostFamous },
  effects: {
    'declare-winner': (draft) => {
      const { winner, rule } = winnerAmong(draft.facts, famousEnough(draft.facts));
      draft.facts.winner = winner;
      // Who has the fame wins: that governs the winner anyway (claimed.ts); noted is what broke a tie, or what else was done.
      if (rule !== 'outer-rim.fame.0.2') draft.note(rule, 'winner');
    },
  },
  carriesOut: [
    'outer-rim.fame.0.1',
    'outer-rim.fame.0.4',
    'outer-rim.fame.1',
    'outer-rim.fame.1.1',
    'outer-rim.fame.2.1.a',
    'outer-rim.fame.5.b',
    'outer-rim.fame.5.1',
    'outer-rim.fame.6',
  ],
};

/** What cards make happen under these rules. */
export const deeds = {
  'gain-fame': (draft, seat, { amount, seats = [seat] }) => {
    // Several seats that gain it by one effect reach the requirement at the same time (fame.4.a).
    for (const one of seats) if (isSeat(draft.facts, one)) gainFame(draft, one, amount, BY_CARD);
  },
  'lose-fame': (draft, seat, { amount }) => loseFame(draft, seat, amount, BY_CARD),
} satisfies Deeds;
