/**
 * @module
 * Look (page 25): the top of the galaxy deck is looked at in secret. With a log of full information the cards are recorded;
 * of a public log they stay hidden.
 */
import { z } from 'zod';
import { chance, decision } from '../../../schemas/deckbuilding/move.ts';
import { CardId } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules, when } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { sentence } from '../log/words.ts';
import type { Draft, Facts } from '../table/facts.ts';
import { canBe, canHold, cardsAt, isHidden, mergePools, see, settleHidden } from '../table/hidden.ts';
import { cameAbout, isNoNews, newOrAgain, type Told, wasTold } from '../table/lately.ts';
import { amountOf, DECIDED, type Op, type Operations } from './operations.ts';

export const moves = [
  chance(
    'galaxy.look',
    { card: CardId.describe('the card that lies there') },
    'The topmost card of the galaxy deck that the table did not know yet, looked at in secret.',
  ),
  decision(
    'galaxy.keep',
    {
      away: CardId.optional().describe(
        'which of the two cards is not kept; a public log leaves it out where nobody saw it',
      ),
      to: z.enum(['galaxy-discard-pile', 'bottom-of-galaxy-deck']).describe('where that card goes'),
    },
    'Of the two top cards of the galaxy deck one is kept on top, the other goes away.',
  ),
] as const;
export type LookMove = z.infer<(typeof moves)[0]>;
export type KeepMove = z.infer<(typeof moves)[1]>;

/** The place of the first of the looked-at cards that nobody knows; -1 when all are known. */
function unseen(facts: Facts, op: Op): number {
  return facts.galaxy.deck.slice(0, amountOf(facts, op).amount).findIndex(isHidden);
}

/** The cards that nobody has to tell: those that are known, and in a public log all of them. */
function recognize({ facts, own }: Draft<Op>): void {
  for (const slot of facts.galaxy.deck.slice(0, amountOf(facts, own).amount))
    if (facts.information === 'public' || !isHidden(slot)) cameAbout(facts, 'galaxy.look', null, slot);
}

/** A secret look changes nothing that a log can show (look.0.2). */
function looked(draft: Draft<Op>): void {
  const { facts, own } = draft;
  for (const slot of facts.galaxy.deck.slice(0, amountOf(facts, own).amount))
    draft.note('deckbuilding.look.0.2', 'galaxy', 'deck', slot);
  draft.note('deckbuilding.look.0.2', 'galaxy', 'deck');
}

export const operations = {
  'look-top-galaxy': { asks: () => 'look' },
  'keep-one-on-top': { can: ({ galaxy }) => galaxy.deck.length >= 2, asks: () => 'keep-one-on-top' },
  // Nobody can tell from a log that a hand was looked at.
  'look-opponent-hand': {},
} satisfies Operations;

/** Takes one of the two top cards away from the top. */
function keep(draft: Draft, move: KeepMove): void {
  const { facts } = draft;
  const { deck, discard } = facts.galaxy;
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
  moves,
  says: {
    'galaxy.look': ({ card }: LookMove) => sentence(`the card looked at is ${card}`),
    'galaxy.keep': ({ away = 'the other', to }: KeepMove) =>
      `keeps one card on top of the galaxy deck and puts ${away} ${to === 'galaxy-discard-pile' ? 'on the galaxy discard pile' : 'under the galaxy deck'}`,
  },
  unspoken: { 'keep-one-on-top': { keeping: 'shown' } },
  underWay: { look: 'the top of the galaxy deck is looked at', 'keep-one-on-top': 'one of two cards is kept' },
  charts: [
    chart({
      id: 'look',
      description: 'Cards on top of the galaxy deck are looked at, one after the other, until all are known.',
      initial: 'beginning',
      meta: {
        rules: ['deckbuilding.look.0.2'],
        refuses: { '*': 'log.the-move-log.6' },
      },
      states: {
        beginning: { always: [{ actions: ['recognize'], target: 'next' }] },
        next: {
          always: [
            { guard: when('a-looked-at-card-must-be-told'), target: 'looking' },
            { actions: ['look'], target: 'seen' },
          ],
        },
        looking: {
          meta: { awaits: 'chance' },
          on: {
            'galaxy.look': { guard: rules('log.the-move-log.3'), actions: ['look-at-card'], target: 'next' },
          },
        },
        seen: { type: 'final' },
      },
    }),
    chart({
      id: 'keep-one-on-top',
      description: 'Of the two cards on top of the galaxy deck one has to go.',
      initial: 'keeping',
      meta: {
        keeps: DECIDED,
        rules: ['deckbuilding.look.0.2'],
        refuses: { '*': 'deckbuilding.frequently-asked-questions.4' },
      },
      states: {
        keeping: {
          meta: { awaits: 'decider' },
          on: {
            'galaxy.keep': { guard: rules('deckbuilding.look.0.2'), actions: ['keep-one'], target: 'kept' },
          },
        },
        kept: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.look.0.2': (facts, move: KeepMove, { entry }: Op): Finding => {
      const two = facts.galaxy.deck.slice(0, 2);
      const to = entry.other ?? facts.rulings.coruscant;
      if (to !== undefined && to !== move.to) return fails({ to: move.to, abilitySays: to });
      if (move.away === undefined) {
        const onPile = move.to === 'galaxy-discard-pile';
        const seen = onPile ? !two.some(isHidden) : facts.information === 'full' && !two.every(isHidden);
        if (seen) return voids({ needs: 'away' });
        if (onPile) return unknown('the log does not say which card went there');
        return to === undefined ? unknown('sources differ on where the card goes that Coruscant does not keep') : true;
      }
      const can = canHold(facts, two, move.away);
      if (can === null) return voids({ card: move.away, amongTheTwo: false });
      if (can === 'unknown') return unknown(`nothing tells whether ${move.away} is on top of the galaxy deck`);
      return to === undefined ? unknown('sources differ on where the card goes that Coruscant does not keep') : true;
    },
  },
  leftOut: { 'galaxy.keep': { away: [] } },
  readings: { 'galaxy.look': newOrAgain },
  effects: {
    recognize,
    'look-at-card': (draft: Draft<Op>, move: Told<LookMove>) => {
      const { facts } = draft;
      if (isNoNews(facts, move)) return;
      const { deck } = facts.galaxy;
      const at = unseen(facts, draft.own);
      const before = [...deck];
      see(facts, deck, at, move.card);
      wasTold(facts, 'galaxy.look', null, move.card);
      // Where only one card is left for the other place, nobody has to tell that either.
      for (const [place, slot] of deck.slice(0, amountOf(facts, draft.own).amount).entries())
        if (place !== at && isHidden(before[place] ?? '') && !isHidden(slot))
          cameAbout(facts, 'galaxy.look', null, slot);
    },
    look: looked,
    'keep-one': keep,
  },
  cases: {
    'a-looked-at-card-must-be-told': (facts, own: Op) => facts.information === 'full' && unseen(facts, own) !== -1,
  },
  candidates: {
    'galaxy.look': (facts, own: Op): Option[] => {
      const open = { '/seat': { enum: [...facts.order] } };
      return cardsAt(facts, unseen(facts, own)).map((card) => ({ move: { type: 'galaxy.look', card } as Move, open }));
    },
    'galaxy.keep': (facts, { seat }: Op): Option[] => {
      const cards = [...new Set([...cardsAt(facts, 0), ...cardsAt(facts, 1)])];
      return (['galaxy-discard-pile', 'bottom-of-galaxy-deck'] as const).flatMap((to) =>
        // Nobody has to say which card goes under the deck.
        [...(to === 'bottom-of-galaxy-deck' ? [undefined] : []), ...cards].map(
          (away): Option => ({
            move: { type: 'galaxy.keep', seat, ...(away === undefined ? {} : { away }), to } as Move,
          }),
        ),
      );
    },
  },
};
