/**
 * @module
 * Cards that are committed to an attack, what they may be aimed at, and what their attack adds up to.
 */
import { z } from 'zod';
import { Name } from '../../../schemas/deckbuilding/words.ts';
import { type Finding, fails, type Move } from '../../ruleset.ts';
import { constants, type Miscount, miscount, totals } from '../abilities/constant.ts';
import { fits, holds } from '../abilities/if.ts';
import { type Facts, idOf, NONE, opponentOf, rowCard, seatOf } from '../table/facts.ts';
import { attackingBoth, isAstray } from '../table/lately.ts';
import type { Card, Entry, Ship, Side, Unit } from '../table/types.ts';
import { hitPointsOf, shipStands } from './damage.ts';

/** What an attack is aimed at. */
export const Target = z
  .union([z.literal('base'), Name])
  .describe("'base' for the opponent's base, else a card of the galaxy row by its name");

/** The cards of a seat that are committed to a target and have not attacked yet. */
export function committedTo(facts: Facts, seat: string, target: string): (Unit | Ship)[] {
  const { units, ships } = seatOf(facts, seat);
  const besides = attackingBoth(facts, seat, target);
  const attacks = (one: Unit | Ship): boolean =>
    (one.committed === target && !one.attacked) || (besides.length > 0 && besides.includes(one.name));
  const found: (Unit | Ship)[] = [];
  for (const one of units) if (attacks(one)) found.push(one);
  for (const one of ships) if (attacks(one)) found.push(one);
  return found;
}

/** The cards of a seat that may attack a target, are committed to nothing, and have something to attack with. */
export function idleAgainst(facts: Facts, seat: string, target: string): string[] {
  const { units, ships } = seatOf(facts, seat);
  const isRow = target !== 'base';
  if (isRow && (rowCard(facts, target) === undefined || protectedBy(facts, seat, target) !== null)) return [];
  return [...units, ...(isRow ? [] : ships)]
    .filter(
      ({ name, committed }) => committed === NONE && totals(facts, seat, [name], isRow).some((total) => total > 0),
    )
    .map(({ name }) => name);
}

/** The totals that the attack on a target may have, the literal reading first. */
export function possibleTotals(facts: Facts, { seat, target }: { seat: string; target: string }): number[] {
  const names = committedTo(facts, seat, target).map(({ name }) => name);
  return totals(facts, seat, names, target !== 'base');
}

/**
 * What an attack on a card of the row comes to without what may not attack it, as a table has it that has noticed only now; null:
 * everything may.
 */
export function allowedTotal(facts: Facts, { seat, target }: Counted): number | null {
  if (rowCard(facts, target) === undefined) return null;
  if (isAstray(facts, target)) return 0;
  const names = (list: readonly (Unit | Ship)[]): string[] =>
    list.filter(({ committed, attacked }) => committed === target && !attacked).map(({ name }) => name);
  const { units, ships } = seatOf(facts, seat);
  return names(ships).length === 0 ? null : (totals(facts, seat, names(units), true)[0] ?? 0);
}

/** An attack of which the log may state the total. */
type Counted = Move & { seat: string; target: string; attack?: number | undefined };

/** What is said of an attack whose total nobody can settle. */
export function differing(all: readonly number[]): string {
  return `sources differ on a card in play: the attack may be ${all.join(' or ')}`;
}

/** How the stated attack on a target gets a constant ability wrong; null when it is right, or wrong in another way. */
export function miscounted(facts: Facts, move: Counted): Miscount | null {
  const { seat, target, attack } = move;
  if (attack === undefined || possibleTotals(facts, move).includes(attack)) return null;
  const names = committedTo(facts, seat, target).map(({ name }) => name);
  return miscount(facts, seat, names, target !== 'base', attack);
}

/** The rule about constant abilities that a stated attack breaks. */
export function countsAsIn(how: Miscount) {
  return (facts: Facts, move: Counted): Finding =>
    miscounted(facts, move) !== how || fails({ attack: move.attack ?? 0, total: possibleTotals(facts, move)[0] ?? 0 });
}

/**
 * The permission of the base or of a card in play to attack this card of the row all the same, if it is still left this turn
 * (Ord Mantell): one that is for every attack comes before those that are for one.
 */
export function exemption(facts: Facts, seat: string, target: string): Entry | null {
  const card = facts.board.cards.get(idOf(target));
  if (card === undefined) return null;
  const all = constants(facts, seat).flatMap(({ name, effect }) =>
    holds(facts, seat, name, effect.condition, true)
      ? effect.effects.filter(({ op, filter }) => op === 'allow-row-attack' && fits(facts, seat, card, filter))
      : [],
  );
  return all.find(({ limit }) => limit === undefined) ?? all[facts.turn.exemptions] ?? null;
}

/** Why a card of the row may not be attacked. */
type Protection = 'neutral' | 'own' | 'ship';

/** Why this card of the row may not be attacked by this seat; null when it may. */
export function protectedBy(facts: Facts, seat: string, target: string): Protection | null {
  const card = facts.board.cards.get(idOf(target));
  if (card === undefined) return null;
  const why = protection(card, seatOf(facts, seat).side);
  return why === null || exemption(facts, seat, target) !== null ? null : why;
}

function protection({ faction, targetValue }: Card, side: Side): Protection | null {
  if (faction === 'neutral') return 'neutral';
  if (faction === side) return 'own';
  // A capital ship has no target value: nothing says what would defeat it (target-value.0.1).
  return targetValue === null ? 'ship' : null;
}

/**
 * The total attack needed: the target value, or what such a permission says (bounty-hunting-and-sabotage.0.6). Who
 * attacks a card all the same that has none is taken at such a permission's word.
 */
export function needed(facts: Facts, seat: string, target: string): number {
  const card = facts.board.cards.get(idOf(target));
  const isByCost = exemption(facts, seat, target)?.targetValue === 'cost';
  return (isByCost ? card?.cost : (card?.targetValue ?? card?.cost)) ?? Number.POSITIVE_INFINITY;
}

/**
 * Whether an attack comes to the same by each of these totals: a card of the row is defeated or not, a base destroyed with all
 * ships before it, and what would be too much is lost.
 */
export function isDecided(facts: Facts, { seat, target }: Aimed, all: readonly number[]): boolean {
  if (target !== 'base') {
    const need = needed(facts, seat, target);
    return all.every((total) => total >= need) || all.every((total) => total < need);
  }
  const { ships, base } = seatOf(facts, opponentOf(facts, seat));
  const hitPoints = hitPointsOf(facts, opponentOf(facts, seat));
  // What a base keeps off itself is not reckoned here.
  if (hitPoints === null || facts.board.bases.get(base.card)?.effect?.trigger === 'constant') return false;
  const standing = ships.reduce((sum, ship) => sum + shipStands(facts, ship), hitPoints.most - base.damage);
  return all.every((total) => total >= standing);
}

/** A move that names a target. */
export type Aimed = Move & { seat: string; target: string };

/** Row attacks need a target of the opposing faction (…0.4), never a neutral one (paying-off-neutral-cards.0.1). */
export function targetFault(why: Protection) {
  return (facts: Facts, move: Aimed): Finding => {
    if (move.target === 'base') return true;
    if (rowCard(facts, move.target) === undefined) return why !== 'own' || fails({ target: move.target, inRow: false });
    return (
      protectedBy(facts, move.seat, move.target) !== why ||
      fails({ target: move.target, faction: facts.board.cards.get(idOf(move.target))?.faction ?? 'none' })
    );
  };
}
