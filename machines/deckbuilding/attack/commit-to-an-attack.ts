/**
 * @module
 * Commit to an attack (page 17): cards in play are set to attack the opponent's base, or, units only, an enemy card of the
 * galaxy row. Each card attacks once in a turn.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { Name } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import { fails, type Move, type Option, type Slice } from '../../ruleset.ts';
import { aim } from '../log/words.ts';
import { type Draft, type Facts, inPlayNamed, NONE, opponentOf, rowCard, seatOf } from '../table/facts.ts';
import { aimedAstray, attacksBoth } from '../table/lately.ts';
import { protectedBy, Target } from './committed.ts';

export const moves = [
  decision(
    'attack.commit',
    { card: Name.describe('a unit or capital ship in play'), target: Target },
    'A card in play is committed to an attack.',
  ),
] as const;
export type CommitMove = z.infer<(typeof moves)[number]>;

export const commitToAnAttack: Slice<Facts> = {
  moves,
  says: {
    'attack.commit': ({ card, target }: CommitMove) => `commits ${card} to an attack on ${aim(target)}`,
  },
  charts: [
    chart({
      id: 'commit-to-an-attack',
      description: "A card in play is set to attack the opponent's base or a card of the galaxy row.",
      initial: 'committing',
      states: {
        committing: {
          on: {
            'attack.commit': {
              guard: rules(
                'deckbuilding.play-a-card.0.6',
                'deckbuilding.commit-to-an-attack.0.7',
                'deckbuilding.attacking-an-opponents-base.0.3',
                'deckbuilding.bounty-hunting-and-sabotage.0.13',
                'deckbuilding.bounty-hunting-and-sabotage.0.4',
                'deckbuilding.paying-off-neutral-cards.0.1',
                'deckbuilding.target-value.0.1',
                'deckbuilding.bounty-hunting-and-sabotage.1',
              ),
              actions: ['commit-card'],
              target: 'committed',
              meta: {
                rules: [
                  'deckbuilding.taking-your-turn.4',
                  'deckbuilding.commit-to-an-attack.0.3',
                  'deckbuilding.commit-to-an-attack.0.10',
                ],
              },
            },
          },
        },
        committed: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.commit-to-an-attack.0.7': (facts, move: CommitMove) => {
      const one = inPlayNamed(seatOf(facts, move.seat), move.card);
      return (
        one === undefined ||
        one.committed === 'none' ||
        one.attacked ||
        fails({ card: move.card, committedTo: one.committed })
      );
    },
  },
  effects: {
    'commit-card': (draft: Draft, move: CommitMove) => {
      const one = inPlayNamed(seatOf(draft.facts, move.seat), move.card);
      if (one === undefined) return;
      const { facts } = draft;
      if (one.committed !== NONE && one.committed !== move.target && !one.attacked)
        attacksBoth(facts, move.seat, one.name, one.committed);
      one.committed = move.target;
      one.attacked = false;
      const isAllowed =
        rowCard(facts, move.target) !== undefined && protectedBy(facts, move.seat, move.target) === null;
      if (move.target !== 'base' && !isAllowed) aimedAstray(draft.facts, move.seat, move.target);
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
  carriesOut: [
    'deckbuilding.commit-to-an-attack.0.1',
    'deckbuilding.commit-to-an-attack.0.11',
    'deckbuilding.commit-to-an-attack.0.4',
  ],
};
