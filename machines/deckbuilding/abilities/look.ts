/**
 * @module
 * Look (page 25): the top of the galaxy deck is looked at in secret. With a log of full information the cards are recorded;
 * of a public log they stay hidden.
 */
import { z } from 'zod';
import { chance, decision } from '../../../schemas/deckbuilding/move.ts';
import { Id } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules, when } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { amountOf, resolving } from './operations.ts';
import { type Draft, type Facts, finish } from '../table/facts.ts';
import { canBe, canHold, isHidden, mergePools, possible, see, settleHidden } from '../table/hidden.ts';

export const moves = [
  chance(
    'galaxy.look',
    { card: Id },
    'The topmost card of the galaxy deck that the table did not know yet, looked at in secret.',
  ),
  decision(
    'galaxy.keep',
    {
      away: Id.optional().describe(
        'which of the two cards is not kept; a public log leaves it out where nobody saw it',
      ),
      to: z.enum(['galaxy-discard-pile', 'bottom-of-galaxy-deck']).describe('where that card goes'),
    },
    'Of the two top cards of the galaxy deck one is kept on top, the other goes away.',
  ),
] as const;
export type LookMove = z.infer<(typeof moves)[0]>;
export type KeepMove = z.infer<(typeof moves)[1]>;

/** The place of the first of the looked-at cards that nobody knows. */
function unseen(facts: Facts): number {
  const item = resolving(facts, 'look-top-galaxy');
  return item === null ? -1 : facts.galaxy.deck.slice(0, amountOf(facts, item).amount).findIndex(isHidden);
}

/** What the galaxy deck may hold at a place. */
export function mayLieAt(facts: Facts, at: number, card: string): Finding {
  const can = canBe(facts, facts.galaxy.deck[at], card);
  if (can === null) return voids({ card, inTheGalaxyDeck: false });
  return can === 'unknown' ? unknown(`nothing tells whether ${card} is in the galaxy deck`) : true;
}

/** The cards that may lie at a place of the galaxy deck. */
export function cardsAt(facts: Facts, at: number): string[] {
  const slot = facts.galaxy.deck[at];
  if (slot === undefined) return [];
  const { cards, open } = possible(facts, [slot]);
  return open ? [...facts.board.cards.values()].filter((card) => card.deck === 'galaxy').map(({ id }) => id) : cards;
}

/** Takes one of the two top cards away from the top. */
function keep(draft: Draft, move: KeepMove): void {
  const { facts } = draft;
  const { deck, discard } = facts.galaxy;
  finish(draft);
  const two = deck.slice(0, 2);
  let at = move.away === undefined ? -1 : two.indexOf(move.away);
  if (at === -1 && move.away !== undefined) {
    at = two.findIndex((slot) => canBe(facts, slot, move.away ?? '') !== null);
    // Of two hidden cards nobody knows which was which; they come from one pool or are thrown together.
    if (two.every(isHidden)) mergePools(facts, two);
    if (at !== -1) see(facts, deck, at, move.away);
  } else if (at === -1) {
    at = 1;
    if (new Set(two).size > 1) {
      const slot = mergePools(
        facts,
        two,
        two.filter((one) => !isHidden(one)),
      );
      deck.splice(0, 2, slot, slot);
    }
  }
  const [away] = at === -1 ? [] : deck.splice(at, 1);
  if (away === undefined) return;
  if (move.to === 'galaxy-discard-pile') discard.unshift(away);
  else deck.push(away);
  settleHidden(facts);
  draft.note('deckbuilding.look.0.2', 'galaxy', 'deck');
  draft.note('deckbuilding.look.0.2', 'galaxy', 'discard');
}

export const look: Slice<Facts> = {
  charts: [
    chart({
      id: 'look',
      description: 'Cards on top of the galaxy deck are looked at; of two, one may have to go.',
      initial: 'asking',
      meta: { rules: ['deckbuilding.look.0.2'], refuses: { '*': 'deckbuilding.frequently-asked-questions.4' } },
      states: {
        asking: { always: [{ guard: when('one-of-two-is-kept'), target: 'keeping' }, { target: 'looking' }] },
        looking: {
          meta: { awaits: 'chance', refuses: { '*': 'log.the-move-log.6' } },
          on: {
            'galaxy.look': {
              guard: rules('log.the-move-log.5', 'log.the-move-log.3'),
              actions: ['look-at-card'],
              target: 'done',
            },
          },
        },
        keeping: {
          meta: { awaits: 'decider' },
          on: {
            'galaxy.keep': {
              guard: rules('log.the-move-log.4', 'deckbuilding.abilities.0.1', 'deckbuilding.look.0.2'),
              actions: ['keep-one'],
              target: 'done',
            },
          },
        },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.look.0.2': (facts, move: KeepMove): Finding => {
      const two = facts.galaxy.deck.slice(0, 2);
      const item = resolving(facts, 'keep-one-on-top');
      const to = item?.entry.other ?? facts.rulings.coruscant;
      if (to !== undefined && to !== move.to) return fails({ to: move.to, abilitySays: to });
      if (move.away === undefined) {
        const seen = move.to === 'galaxy-discard-pile' || (facts.information === 'full' && !two.every(isHidden));
        if (seen) return voids({ needs: 'away' });
        return to === undefined ? unknown('sources differ on where the card goes that Coruscant does not keep') : true;
      }
      const can = canHold(facts, two, move.away);
      if (can === null) return voids({ card: move.away, amongTheTwo: false });
      if (can === 'unknown') return unknown(`nothing tells whether ${move.away} is on top of the galaxy deck`);
      return to === undefined ? unknown('sources differ on where the card goes that Coruscant does not keep') : true;
    },
  },
  effects: {
    'look-at-card': (draft, move: LookMove) =>
      void see(draft.facts, draft.facts.galaxy.deck, unseen(draft.facts), move.card),
    'keep-one': keep,
  },
  cases: { 'one-of-two-is-kept': (facts) => resolving(facts, 'keep-one-on-top') !== null },
  candidates: {
    'galaxy.look': (facts): Option[] => {
      const open = { '/seat': { enum: [facts.turn.seat] } };
      return cardsAt(facts, unseen(facts)).map((card) => ({ move: { type: 'galaxy.look', card } as Move, open }));
    },
    'galaxy.keep': (facts): Option[] => {
      const item = resolving(facts, 'keep-one-on-top');
      if (item === null) return [];
      const cards = [...new Set([...cardsAt(facts, 0), ...cardsAt(facts, 1)])];
      return (['galaxy-discard-pile', 'bottom-of-galaxy-deck'] as const).flatMap((to) =>
        [undefined, ...cards].map(
          (away): Option => ({
            move: { type: 'galaxy.keep', seat: item.seat, ...(away === undefined ? {} : { away }), to } as Move,
          }),
        ),
      );
    },
  },
};
