/**
 * @module
 * Claims about cards that nobody has seen: a log may say what they are, as far as they can be that. It is learned, and held
 * against what comes later.
 */
import type { Json } from '../../../schemas/json.ts';
import type { Unseen } from '../../ruleset.ts';
import { counted, type Facts, GALAXY, idOf, isSeat, rowCard, seatOf } from '../table/facts.ts';
import { putInRow } from '../table/galaxy-row.ts';
import { canBe, isHidden, mergePools, poolOf, see, untoldPlace } from '../table/hidden.ts';
import { gapsLeft, payLater, tellsGap } from '../table/lately.ts';
import { learnOrder } from '../table/loose.ts';

/** What a log claims of these cards; null: nothing of each of them. */
function claimOf(claimed: unknown, word: string, zone: readonly string[]): string[] | null {
  const told = (claimed as { readonly [word: string]: unknown } | null)?.[word];
  const isPile = Array.isArray(told) && told.length === zone.length && told.every((card) => typeof card === 'string');
  return isPile ? told : null;
}

/** A heap has no order: each card that is claimed and not known to be in it may lie at any of its places. */
function learnHeap(facts: Facts, zone: string[], told: readonly string[] | null): void {
  const known = counted(zone);
  for (const card of told ?? []) {
    const left = known.get(card) ?? 0;
    known.set(card, left - 1);
    if (left > 0) continue;
    const may = [...new Set(zone.filter((slot) => isHidden(slot) && canBe(facts, slot, card) !== null))];
    const slot = may.length > 1 ? mergePools(facts, may) : may[0];
    if (slot !== undefined) see(facts, zone, zone.indexOf(slot), card);
  }
}

function learnDiscard(facts: Facts, owner: string, pile: string[], told: readonly string[] | null): void {
  if (told !== null) learnOrder(facts, owner, pile, told);
  learnPile(facts, pile, told);
}

function learnPile(facts: Facts, zone: string[], told: readonly string[] | null): void {
  for (const [place, card] of told?.entries() ?? [])
    if (isHidden(zone[place] ?? '') && canBe(facts, zone[place], card) !== null) see(facts, zone, place, card);
}

/** The names in a claimed list of cards of the row, or of a hand. */
export function namesIn(told: readonly unknown[]): string[] {
  return told.map((one) => {
    const { name, card } = (one ?? {}) as { readonly [word in 'name' | 'card']?: unknown };
    return String(name ?? card ?? one);
  });
}

/** A row that is claimed whole has the cards of which nobody has recorded that they came: all of them, or none is meant. */
function learnRow(facts: Facts, told: unknown): void {
  if (!Array.isArray(told)) return;
  const names = namesIn(told);
  const more = names.filter((name) => rowCard(facts, name) === undefined);
  if (told.length !== facts.galaxy.row.length + more.length || more.length > gapsLeft(facts)) return;
  for (const name of more) {
    const slot = untoldPlace(facts, idOf(name));
    if (slot === undefined || !tellsGap(facts)) continue;
    see(facts, [slot], 0, idOf(name));
    putInRow(facts, name, names.indexOf(name));
  }
}

export const unseen: Unseen<Facts> = {
  // Nobody has seen in which order cards were discarded together, nor what came into the row without a record.
  is: (found, path, facts) =>
    typeof found === 'string'
      ? isHidden(found) || path.at(-2) === 'discard'
      : path.at(-1) === 'row' && gapsLeft(facts) > 0,
  learn(facts, claimed) {
    const { seats, galaxy, turn } = claimed as { seats?: unknown; galaxy?: unknown; turn?: { resources?: unknown } };
    payLater(facts, turn?.resources);
    for (const [seat, told] of Object.entries(seats ?? {})) {
      if (!isSeat(facts, seat)) continue;
      const own = seatOf(facts, seat);
      for (const heap of ['hand', 'bases'] as const) learnHeap(facts, own[heap], claimOf(told, heap, own[heap]));
      learnPile(facts, own.deck, claimOf(told, 'deck', own.deck));
      learnDiscard(facts, seat, own.discard, claimOf(told, 'discard', own.discard));
    }
    learnRow(facts, (galaxy as { readonly row?: unknown } | undefined)?.row);
    learnPile(facts, facts.galaxy.deck, claimOf(galaxy, 'deck', facts.galaxy.deck));
    learnDiscard(facts, GALAXY, facts.galaxy.discard, claimOf(galaxy, 'discard', facts.galaxy.discard));
  },
  mayBe(facts, found): Json {
    const pool = poolOf(facts, String(found));
    return pool === 'unknown' ? null : `one of ${[...counted(pool)].map(([card, n]) => `${n} ${card}`).join(', ')}`;
  },
};
