/**
 * @module
 * What a described position breaks with its cards in play: units outside their turn, attacks that nobody can have declared,
 * abilities used in the turn of the other player. Each is told at its place, with the rule that makes it impossible.
 */

import type { Start, StartSeat } from '../../../schemas/deckbuilding/header.ts';
import type { RuleId } from '../../chart.ts';
import { startOf } from '../../seats.ts';
import { protectedBy } from '../attack/committed.ts';
import { type Facts, idOf, NONE, rowCard, seatOf } from '../table/facts.ts';
import { makeReady } from '../turn/end-your-turn.ts';
import type { Finder } from './finder.ts';

type Told = Exclude<NonNullable<StartSeat['units']>[number], string>;

/** Why a row attack by such a card cannot have been declared; null when it can. */
function misaimed(facts: Facts, seat: string, isShip: boolean, target: string, attacked: boolean): RuleId | null {
  if (isShip) return 'deckbuilding.bounty-hunting-and-sabotage.1';
  switch (protectedBy(facts, seat, target)) {
    case 'neutral':
      return 'deckbuilding.paying-off-neutral-cards.0.1';
    case 'ship':
      return 'deckbuilding.target-value.0.1';
    case 'own':
      return 'deckbuilding.bounty-hunting-and-sabotage.0.4';
    case null:
      // A card that has been defeated has left the row.
      return attacked || rowCard(facts, target) !== undefined ? null : 'deckbuilding.bounty-hunting-and-sabotage.0.4';
  }
}

/** What has happened this turn to a card in play. */
function oneInPlay(facts: Facts, seat: string, told: Told, isActing: boolean, pointer: string, find: Finder): void {
  const { card, committed = 'none', attacked = false, used = false, damage = 0, bonus = 0 } = told;
  const known = facts.board.cards.get(idOf(card));
  if (known === undefined) return;
  const isShip = known.type !== 'unit';
  if (!isShip && damage > 0)
    find('violation', `${pointer}/damage`, 'a unit takes no damage', 'deckbuilding.hit-points.0.1', { card, damage });
  if (!isActing && (committed !== 'none' || attacked || used || bonus !== 0)) {
    const word = committed !== 'none' ? 'committed' : attacked ? 'attacked' : used ? 'used' : 'bonus';
    const message = `${card} is ready again since the last turn of ${seat} has ended`;
    return find('violation', `${pointer}/${word}`, message, 'deckbuilding.end-your-turn.2', {
      card,
      [word]: word === 'bonus' ? bonus : true,
    });
  }
  if (committed === 'none' || committed === 'base') return;
  const rule = misaimed(facts, seat, isShip, committed, attacked);
  if (rule !== null)
    find('violation', `${pointer}/committed`, `${card} cannot be committed to ${committed}`, rule, {
      card,
      target: committed,
      inRow: rowCard(facts, committed) !== undefined,
    });
}

/** What cards in play, and the base, cannot be or have done at this point of the game. */
export function inPlayFaults(facts: Facts, start: Start, find: Finder): void {
  const { turn } = facts;
  for (const seat of facts.order) {
    const told = start.seats?.[seat];
    if (told === undefined) continue;
    const isActing = seat === turn.seat && turn.phase === 'actions';
    const at = startOf(seat);
    const [unit] = (told.units ?? []).length > 0 ? seatOf(facts, seat).units : [];
    if (!isActing && unit !== undefined) {
      const message = `no unit of ${seat} is in play: units stay until the end of the turn only`;
      find('violation', `${at}/units`, message, 'deckbuilding.play-a-card.0.7', { card: unit.name });
    }
    for (const zone of ['units', 'ships'] as const) {
      if (zone === 'units' && !isActing) continue;
      for (const [index, card] of (told[zone] ?? []).entries())
        if (typeof card !== 'string') oneInPlay(facts, seat, card, isActing, `${at}/${zone}/${index}`, find);
    }
    // It has been told; the game goes on as the rules have it.
    if (!isActing) seatOf(facts, seat).ships.forEach(makeReady);
    const { base, bases } = seatOf(facts, seat);
    if (isActing && base.card === NONE && bases.length > 0)
      find(
        'violation',
        `${at}/base`,
        `${seat} has revealed a base at the beginning of the turn`,
        'deckbuilding.beginning-of-turn.0.2',
        { base: NONE },
      );
    if (!isActing && base.used) {
      find(
        'violation',
        `${at}/base/used`,
        `${base.card} is ready again since the last turn of ${seat} has ended`,
        'deckbuilding.end-your-turn.2',
        { base: base.card },
      );
      base.used = false;
    }
    const prevents = (facts.board.bases.get(base.card)?.effect?.effects ?? []).reduce(
      (sum, { op, amount = 0 }) => (op === 'prevent-damage' ? sum + amount : sum),
      0,
    );
    if (base.prevented > prevents)
      find(
        'violation',
        `${at}/base/prevented`,
        `${base.card} does not prevent so much damage`,
        'deckbuilding.while.0.1',
        { base: base.card, prevented: base.prevented, prevents },
      );
  }
}
