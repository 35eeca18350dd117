/**
 * @module
 * Commit to an attack (page 17): cards in play are set to attack the opponent's base, or, units only, an enemy card of the
 * galaxy row. Each card attacks once in a turn.
 */
import { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { Name } from '../../../schemas/deckbuilding/words.ts';
import { type Finding, fails, type Move, type Option, type Slice, voids } from '../../ruleset.ts';
import { type Draft, type Facts, idOf, inPlayNamed, opponentOf, rowCard, seatOf } from '../table/facts.ts';
import { fits } from '../abilities/if.ts';
import type { Card, Entry, Side } from '../table/types.ts';

/** What an attack is aimed at. */
export const Target = z
  .union([z.literal('base'), Name])
  .describe("'base' for the opponent's base, else a card of the galaxy row by its name");

export const moves = [
  decision('attack.commit', { card: Name, target: Target }, 'A card in play is committed to an attack.'),
] as const;
export type CommitMove = z.infer<(typeof moves)[number]>;

/** The permission of the base to attack this card of the row all the same, if it is still left this turn (Ord Mantell). */
export function exemption(facts: Facts, seat: string, target: string): Entry | null {
  const card = facts.board.cards.get(idOf(target));
  const effect = facts.board.bases.get(seatOf(facts, seat).base.card)?.effect;
  if (card === undefined || effect?.trigger !== 'constant' || facts.turn.exemptions > 0) return null;
  return (
    effect.effects.find((entry) => entry.op === 'allow-row-attack' && fits(facts, seat, card, entry.filter)) ?? null
  );
}

type Protection = 'neutral' | 'own' | 'ship';

/** Why this card of the row may not be attacked by this seat; null when it may. */
function protectedBy(facts: Facts, seat: string, target: string): Protection | null {
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

type Aimed = Move & { seat: string; target: string };

/** Row attacks need a target of the opposing faction (…0.4), never a neutral one (paying-off-neutral-cards.0.1). */
export function targetFault(why: Protection) {
  return (facts: Facts, move: Aimed): Finding => {
    if (move.target === 'base') return true;
    if (why === 'own' && rowCard(facts, move.target) === undefined) return voids({ target: move.target, inRow: false });
    return (
      protectedBy(facts, move.seat, move.target) !== why ||
      fails({ target: move.target, faction: facts.board.cards.get(idOf(move.target))?.faction ?? 'none' })
    );
  };
}

export const commitToAnAttack: Slice<Facts> = {
  constraints: {
    'deckbuilding.commit-to-an-attack.0.1': (facts, move: CommitMove) =>
      inPlayNamed(seatOf(facts, move.seat), move.card) !== undefined || voids({ card: move.card, inPlay: false }),
    'deckbuilding.commit-to-an-attack.0.7': (facts, move: CommitMove) => {
      const one = inPlayNamed(seatOf(facts, move.seat), move.card);
      return (
        one === undefined ||
        one.committed === 'none' ||
        one.attacked ||
        fails({ card: move.card, committedTo: one.committed })
      );
    },
    // The two rules about cards that have attacked already, by the kind of that attack.
    'deckbuilding.attacking-an-opponents-base.0.3': (facts, move: CommitMove) => {
      const one = inPlayNamed(seatOf(facts, move.seat), move.card);
      return (
        one === undefined || !one.attacked || one.committed !== 'base' || fails({ card: move.card, attacked: 'base' })
      );
    },
    'deckbuilding.bounty-hunting-and-sabotage.0.13': (facts, move: CommitMove) => {
      const one = inPlayNamed(seatOf(facts, move.seat), move.card);
      return (
        one === undefined ||
        !one.attacked ||
        one.committed === 'base' ||
        fails({ card: move.card, attacked: one.committed })
      );
    },
    'deckbuilding.bounty-hunting-and-sabotage.1': (facts, move: CommitMove) => {
      if (move.target === 'base') return true;
      const ship = seatOf(facts, move.seat).ships.some(({ name }) => name === move.card);
      return !ship || fails({ card: move.card, type: 'capital ship', target: move.target });
    },
    'deckbuilding.bounty-hunting-and-sabotage.0.4': targetFault('own'),
    'deckbuilding.paying-off-neutral-cards.0.1': targetFault('neutral'),
    'deckbuilding.target-value.0.1': targetFault('ship'),
  },
  effects: {
    'commit-card': (draft: Draft, move: CommitMove) => {
      const one = inPlayNamed(seatOf(draft.facts, move.seat), move.card);
      if (one === undefined) return;
      one.committed = move.target;
      one.attacked = false;
      const opponent = opponentOf(draft.facts, move.seat);
      const because =
        move.target === 'base' ? 'deckbuilding.commit-to-an-attack.0.9' : 'deckbuilding.commit-to-an-attack.0.6';
      draft.note(because, 'seats', move.seat, 'units');
      draft.note(because, 'seats', move.seat, 'ships');
      draft.note('deckbuilding.commit-to-an-attack.0.9', 'seats', opponent);
      draft.note('deckbuilding.commit-to-an-attack.0.9', 'galaxy');
    },
  },
  candidates: {
    'attack.commit': (facts): Option[] => {
      const { seat } = facts.turn;
      const { units, ships } = seatOf(facts, seat);
      const targets = ['base'];
      for (const { name } of facts.galaxy.row) if (protectedBy(facts, seat, name) === null) targets.push(name);
      const found: Option[] = [];
      const aim = (card: string, target: string): void =>
        void found.push({ move: { type: 'attack.commit', seat, card, target } as Move });
      for (const { name, committed } of units)
        if (committed === 'none') for (const target of targets) aim(name, target);
      for (const { name, committed } of ships) if (committed === 'none') aim(name, 'base');
      return found;
    },
  },
  carriesOut: ['deckbuilding.commit-to-an-attack.0.11', 'deckbuilding.commit-to-an-attack.0.4'],
};
