/**
 * @module
 * Paying off neutral cards (page 29, optional): a neutral card of the row is discarded for its cost in resources.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { Name } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import { type Finding, fails, type Misjudged, type Move, type Option, type Slice, voids } from '../../ruleset.ts';
import { type Aimed, targetFault } from '../attack/committed.ts';
import { type Draft, type Facts, idOf, NONE, removeFrom, rowCard, seatOf } from '../table/facts.ts';
import { leaveRow, rowCards } from '../table/galaxy-row.ts';
import { isAstray } from '../table/lately.ts';

export const moves = [
  decision(
    'galaxy.pay-off',
    { card: Name.describe('a neutral card of the galaxy row') },
    'A neutral card of the galaxy row is discarded for its cost (optional rule).',
  ),
] as const;
export type PayOffMove = z.infer<(typeof moves)[number]>;

const cost = (facts: Facts, move: PayOffMove): number => facts.board.cards.get(idOf(move.card))?.cost ?? 0;

const isNoNeutralCard = targetFault('neutral');

/** A card that was paid off had gone to the discard pile of whoever paid. */
export function hadGoneToThePayer({ galaxy, payingOff, board, turn }: Facts, state: string): Misjudged<Facts>[] {
  const [card = NONE] = galaxy.discard;
  if (!payingOff || board.cards.get(card)?.faction !== 'neutral') return [];
  const change = (at: Facts): void => {
    if (removeFrom(at.galaxy.discard, card)) seatOf(at, turn.seat).discard.unshift(card);
  };
  return [{ rule: NOT_TO_THE_PAYER, rather: [NOT_TO_THE_PAYER], state, says: `${card} had gone to the payer`, change }];
}
const NOT_TO_THE_PAYER = 'deckbuilding.paying-off-neutral-cards.0.4';

export const payingOffNeutralCards: Slice<Facts> = {
  moves,
  says: { 'galaxy.pay-off': ({ card }: PayOffMove) => `pays off ${card}` },
  charts: [
    chart({
      id: 'paying-off-neutral-cards',
      description: 'A neutral card of the galaxy row is discarded for its cost.',
      initial: 'paying',
      states: {
        paying: {
          on: {
            'galaxy.pay-off': {
              guard: rules('deckbuilding.paying-off-neutral-cards.0.2'),
              actions: ['pay-off'],
              target: 'refilling',
            },
          },
        },
        refilling: { invoke: { src: 'abilities', onDone: { target: 'paid' } } },
        paid: { type: 'final' },
      },
    }),
  ],
  constraints: {
    // That it was committed to a neutral card has been told; a permission of the base may have been used up since.
    'deckbuilding.paying-off-neutral-cards.0.1': (facts, move: Aimed) =>
      (move.type === 'attack.resolve' && (facts.turn.exemptions === 0 || isAstray(facts, move.target))) ||
      isNoNeutralCard(facts, move),
    // A neutral card, of the row, for its cost, where the option is used.
    'deckbuilding.paying-off-neutral-cards.0.2': (facts, move: PayOffMove): Finding => {
      if (rowCard(facts, move.card) === undefined) return voids({ card: move.card, inRow: false });
      if (!facts.payingOff) return fails({ payingOff: false });
      const faction = facts.board.cards.get(idOf(move.card))?.faction;
      if (faction !== 'neutral') return fails({ card: move.card, faction: faction ?? 'none' });
      const { resources } = facts.turn;
      return resources >= cost(facts, move) || fails({ card: move.card, cost: cost(facts, move), resources });
    },
  },
  effects: {
    'pay-off': (draft: Draft, move: PayOffMove) => {
      const { facts } = draft;
      facts.turn.resources = Math.max(0, facts.turn.resources - cost(facts, move));
      draft.note('deckbuilding.paying-off-neutral-cards.0.2', 'turn', 'resources');
      const card = leaveRow(draft, move.card, 'deckbuilding.paying-off-neutral-cards.0.3');
      if (card === null) return;
      facts.galaxy.discard.unshift(card);
      draft.note('deckbuilding.paying-off-neutral-cards.0.3', 'galaxy', 'discard');
      draft.note(NOT_TO_THE_PAYER, 'seats', move.seat, 'discard');
    },
  },
  misjudged: { 'galaxy-row': (facts, _own, state) => hadGoneToThePayer(facts, state) },
  candidates: {
    'galaxy.pay-off': (facts): Option[] =>
      facts.payingOff
        ? rowCards(facts, ({ faction, cost }) => faction === 'neutral' && cost <= facts.turn.resources).map(
            ({ name }) => ({ move: { type: 'galaxy.pay-off', seat: facts.turn.seat, card: name } as Move }),
          )
        : [],
  },
  carriesOut: ['deckbuilding.optional-rules.0.1', 'deckbuilding.paying-off-neutral-cards.0.5'],
};
