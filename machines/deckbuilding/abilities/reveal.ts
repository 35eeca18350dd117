/**
 * @module
 * Reveal (page 26): the top card of the galaxy deck is shown to both players. What is not discarded goes back facedown on
 * top of the deck, and everybody knows now what lies there.
 */
import type { z } from 'zod';
import { chance } from '../../../schemas/deckbuilding/move.ts';
import { CardId } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import type { Move, Option, Slice } from '../../ruleset.ts';
import { sentence } from '../log/words.ts';
import { type Draft, type Facts, owe } from '../table/facts.ts';
import { cardsAt, isHidden, see } from '../table/hidden.ts';
import { cameAbout } from '../table/lately.ts';
import { type Agenda, again, inOrder, type Op, type Operations } from './operations.ts';

export const moves = [
  chance(
    'galaxy.reveal',
    { card: CardId.describe('the card that lies there') },
    'The top card of the galaxy deck, shown to both players.',
  ),
] as const;
export type RevealMove = z.infer<(typeof moves)[number]>;

/** A card of which the ability says nothing brings nothing (frequently-asked-questions.9). */
function revealedInVain(draft: Agenda, seat: string): void {
  draft.note('deckbuilding.frequently-asked-questions.9', 'force');
  draft.note('deckbuilding.frequently-asked-questions.9', 'seats', seat, 'hand');
}

export const operations = {
  'reveal-top-galaxy': {
    // An empty galaxy deck is not rebuilt for a card that is only shown (empty-deck.1.2).
    can: ({ galaxy }) => galaxy.deck.length > 0,
    asks: ({ galaxy }) => (isHidden(galaxy.deck[0] ?? '') ? 'reveal' : null),
    deed(draft, op) {
      const { board, galaxy } = draft.facts;
      const [top = ''] = galaxy.deck;
      const faction = board.cards.get(top)?.faction;
      draft.note('deckbuilding.reveal.0.1', 'galaxy', 'deck');
      draft.note('deckbuilding.reveal.0.2', 'galaxy', 'deck');
      draft.note('deckbuilding.reveal.0.2', 'galaxy', 'deck', top);
      if (faction === undefined) return;
      cameAbout(draft.facts, 'galaxy.reveal', null, top);
      const brings = op.entry.ifFaction?.[faction] ?? [];
      if (brings.length === 0) revealedInVain(draft, op.seat);
      owe(draft, ...inOrder(op, brings, op.rest));
    },
  },
  'discard-revealed': {
    deed(draft) {
      const { deck, discard } = draft.facts.galaxy;
      const top = deck.shift();
      if (top !== undefined) discard.unshift(top);
      draft.note('deckbuilding.discard.2.3', 'galaxy', 'discard');
      if (top !== undefined) draft.note('deckbuilding.discard.2.3', 'galaxy', 'discard', top);
    },
  },
} satisfies Operations;

export const reveal: Slice<Facts> = {
  // What the card has brought is claimed at the ability, too.
  unspoken: { reveal: { turning: 'claimed' } },
  moves,
  says: { 'galaxy.reveal': ({ card }: RevealMove) => sentence(`the top card of the galaxy deck is ${card}`) },
  underWay: { reveal: 'the top card of the galaxy deck is revealed' },
  charts: [
    chart({
      id: 'reveal',
      description: 'The top card of the galaxy deck is turned up.',
      initial: 'turning',
      meta: {
        rules: ['deckbuilding.reveal.0.1'],
        refuses: { '*': 'log.the-move-log.6' },
      },
      states: {
        turning: {
          meta: { awaits: 'chance' },
          on: {
            'galaxy.reveal': { guard: rules('log.the-move-log.3'), actions: ['reveal-card'], target: 'turned' },
          },
        },
        turned: { type: 'final' },
      },
    }),
  ],
  effects: {
    // What the card brings is done at once when it is known.
    'reveal-card': (draft: Draft<Op>, move: RevealMove) => {
      see(draft.facts, draft.facts.galaxy.deck, 0, move.card);
      again(draft, 0);
    },
  },
  candidates: {
    'galaxy.reveal': (facts): Option[] => {
      const open = { '/seat': { enum: facts.order } };
      return cardsAt(facts, 0).map((card) => ({ move: { type: 'galaxy.reveal', card } as Move, open }));
    },
  },
};
