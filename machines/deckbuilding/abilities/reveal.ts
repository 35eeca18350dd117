/**
 * @module
 * Reveal (page 26): the top card of the galaxy deck is shown to both players. What is not discarded goes back facedown on
 * top of the deck, and everybody knows now what lies there.
 */
import type { z } from 'zod';
import { chance } from '../../../schemas/deckbuilding/move.ts';
import { Id } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import type { Move, Option, Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';
import { see } from '../table/hidden.ts';
import { cardsAt, mayLieAt } from './look.ts';

export const moves = [
  chance('galaxy.reveal', { card: Id }, 'The top card of the galaxy deck, shown to both players.'),
] as const;
export type RevealMove = z.infer<(typeof moves)[number]>;

export const reveal: Slice<Facts> = {
  charts: [
    chart({
      id: 'reveal',
      description: 'The top card of the galaxy deck is turned up.',
      initial: 'turning',
      meta: { rules: ['deckbuilding.reveal.0.1'], refuses: { '*': 'log.the-move-log.6' } },
      states: {
        turning: {
          meta: { awaits: 'chance' },
          on: {
            'galaxy.reveal': {
              guard: rules('log.the-move-log.5', 'log.the-move-log.3'),
              actions: ['reveal-card'],
              target: 'turned',
            },
          },
        },
        turned: { type: 'final' },
      },
    }),
  ],
  constraints: {
    // A card of which every copy lies elsewhere cannot be on top of the galaxy deck.
    'log.the-move-log.3': (facts, move: RevealMove) =>
      mayLieAt(
        facts,
        Math.max(
          0,
          facts.galaxy.deck.findIndex((slot) => slot.startsWith('?')),
        ),
        move.card,
      ),
  },
  effects: { 'reveal-card': (draft, move: RevealMove) => void see(draft.facts, draft.facts.galaxy.deck, 0, move.card) },
  candidates: {
    'galaxy.reveal': (facts): Option[] => {
      const open = { '/seat': { enum: facts.order } };
      return cardsAt(facts, 0).map((card) => ({ move: { type: 'galaxy.reveal', card } as Move, open }));
    },
  },
};
