/**
 * @module
 * The market action (LRR page 14): on a planet, discard from one deck, then buy from any. Buying is in buying.ts.
 */
import type { z } from 'zod';
import { jobBans } from '../../../cards/outer-rim/index.ts';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { MarketAction as MarketActionSchema } from '../../../schemas/outer-rim/position.ts';
import { Deck, decks } from '../../../schemas/outer-rim/words.ts';
import { chart, type RuleId, rules } from '../../chart.ts';
import { fails, type Move, type Option, type Refusal, type Slice, unknown, voids } from '../../ruleset.ts';
import { unlessBent } from '../abilities/golden-rules.ts';
import { putUnder } from '../assets/discarding.ts';
import { armorBesides } from '../solo/suitable-cards.ts';
import { unlessInDoubt } from '../table/doubts.ts';
import { cardOf, type Draft, type Facts, faceupOf, isOnPlanet, owe, seatOf } from '../table/facts.ts';
import type { MarketAction } from '../table/types.ts';
import { type Buy, purchaseOf } from './bartering.ts';

const moves = [
  decision('market.discard', { deck: Deck }, 'The faceup card of a market deck is put under the deck.'),
  decision('market.end', {}, 'The market action ends without a purchase. A log may leave this out.'),
] as const;
type Discard = z.infer<(typeof moves)[0]>;

/** How many cards a market action may discard: the second one came with Unfinished Business (notes f-w.9). */
function mostDiscards(facts: Facts): number {
  return facts.board.expansion ? 2 : 1;
}

const onAPlanet = unlessInDoubt(['space'], (facts: Facts, move: Move) => {
  const seat = move.seat ?? facts.turn.seat;
  const { space } = seatOf(facts, seat);
  const planet = isOnPlanet(facts, seat);
  if (planet === null) return unknown(`the log does not say whether ${seat} is on a planet`);
  return planet || fails({ seat, space, type: facts.board.spaces.get(space ?? '')?.type ?? null });
});

/** What the icons of a card do that came up after a discard: nothing, whatever they are. */
const NO_ICON_NOW: Readonly<Record<string, RuleId>> = {
  'patrol.move': 'outer-rim.market-action.1.3.a',
  'contact.reveal': 'outer-rim.market-action.1.3.b',
};

/** The rule against resolving an icon while a market action goes on: only a discard has come before. */
function refusedIcon(facts: Facts, { type }: Move, { deck }: MarketAction, state: string): Refusal | null {
  const rule = NO_ICON_NOW[type];
  if (rule === undefined || state !== 'choosing') return null;
  const card = deck === null ? null : faceupOf(facts, deck);
  return { rule, facts: { move: type, cameUpAfter: 'a discard', deck, card } };
}

const YOUR_TURN = 'outer-rim.player-turn.0.1';

const discard = {
  guard: rules(YOUR_TURN, 'outer-rim.market-action.1', 'outer-rim.de-aktion-markt.1', 'outer-rim.market-action.1.2'),
  actions: ['begin-market-action', 'discard-market-card'],
  target: 'discarded',
  meta: { rules: ['outer-rim.market-action.1.1'] },
} as const;

const buy = {
  guard: rules(
    YOUR_TURN,
    'outer-rim.market-action.2.a',
    'outer-rim.single-player-rules-setup.8.a',
    'log.the-move-log.3',
    'outer-rim.component-limitations.0.2',
    'outer-rim.cargo.5',
    'outer-rim.bartering.0.1',
    'outer-rim.bartering.1.2',
    'outer-rim.bartering.1.1',
    'outer-rim.bartering.5.1',
    'outer-rim.bartering.5',
    'outer-rim.buying.1.1',
    'outer-rim.buying.2.3',
    'outer-rim.buying.0.1',
    'outer-rim.word-usage.6.a',
    'outer-rim.credits.5',
    'outer-rim.credits.6',
    'outer-rim.buying.1.b',
  ),
  actions: ['begin-market-action', 'buy-market-card'],
  target: 'bought',
  meta: { rules: ['outer-rim.market-action.2.a'] },
} as const;

export const marketAction: Slice<Facts> = {
  moves,
  says: {
    'market.discard': ({ deck }: Discard) => `discards the faceup card of the ${deck} deck`,
    'market.end': () => 'ends the market action',
  },
  charts: [
    chart({
      id: 'market-action',
      description: 'Up to two cards of one deck are discarded, then one card may be bought.',
      initial: 'beginning',
      meta: {
        rules: ['outer-rim.market-action.0.3'],
        refuses: { '*': 'outer-rim.market-action.0.3' },
      },
      states: {
        beginning: {
          meta: {
            awaits: 'current-player',
            keeps: ['outer-rim.action-step.0.2', 'outer-rim.defeated.1.4', 'outer-rim.market-action.0.1'],
            rules: ['outer-rim.action-step.1.2'],
          },
          on: { 'market.discard': discard, 'market.buy': buy },
        },
        discarded: {
          invoke: { src: 'obligations', onDone: { target: 'choosing' } },
        },
        // A purchase ends the action.
        bought: {
          meta: { rules: ['outer-rim.market-action.0.3'] },
          invoke: { src: 'obligations', onDone: { target: 'done' } },
        },
        choosing: {
          meta: {
            awaits: 'current-player',
            implies: 'market.end',
            rules: ['outer-rim.market-action.1', 'outer-rim.market-action.2.a'],
            // Said of what has come between the steps, once the log returns to them.
            refuses: {
              'action.ability': 'outer-rim.action-step.2.2',
              'deliver.*': 'outer-rim.market-action.0.3',
              'trade.*': 'outer-rim.market-action.0.3',
            },
          },
          on: {
            'market.discard': discard,
            'market.buy': buy,
            'market.end': { guard: rules(YOUR_TURN), target: 'done' },
          },
        },
        done: { type: 'final' },
      },
    }),
  ],
  refusals: { 'market-action': refusedIcon },
  own: { 'market-action': { schema: MarketActionSchema, shownAs: 'action' } },
  inputs: { 'a-new-market-action': () => ({ kind: 'market', deck: null, discards: 0 }) },
  constraints: {
    'outer-rim.market-action.0.1': unlessBent('market-action', onAPlanet),
    'outer-rim.market-action.1': (facts, move: Discard) =>
      facts.market[move.deck].empty === true ? voids({ deck: move.deck, cards: 0 }) : true,
    'outer-rim.market-action.1.2': unlessBent(
      'market-discards',
      (facts, move: Discard, { discards, deck }: MarketAction) => {
        // The printed reference has no second discard at all (de-aktion-markt.1).
        if (facts.board.printed) return true;
        if (discards >= mostDiscards(facts))
          return fails({ deck: move.deck, discardedBefore: discards, most: mostDiscards(facts) });
        return deck === null || deck === move.deck || fails({ deck: move.deck, discardedFrom: deck });
      },
    ),
    'outer-rim.market-action.2.a': (facts, move: Move & { deck: Deck; card?: string | undefined }) => {
      if (facts.market[move.deck].empty === true) return voids({ deck: move.deck, cards: 0 });
      const faceup = faceupOf(facts, move.deck);
      if (faceup !== null && move.card !== undefined && move.card !== faceup)
        return fails({ deck: move.deck, bought: move.card, faceup });
      const card = faceup ?? move.card;
      if (card === undefined) return unknown(`the log does not say which card lies faceup on the ${move.deck} deck`);
      const type = cardOf(facts, card)?.type;
      if (type === 'event' || type === 'other')
        return unknown(`${card} is neither an asset nor a ship: what it does stands on the card alone`);
      const { space } = seatOf(facts, move.seat ?? facts.turn.seat);
      if (space !== null && jobBans.get(card) === space)
        return unknown(`one source alone says that ${card} cannot be bought on ${space}`);
      const worn = armorBesides(facts, purchaseOf(facts, move as Buy));
      return (
        worn === null || unknown(`one source alone says that whoever has ${worn} cannot buy ${card}, as ARMOR too`)
      );
    },
  },
  effects: {
    'begin-market-action': (draft) => {
      const { turn } = draft.facts;
      if (!turn.done.includes('market')) turn.done.push('market');
    },
    'discard-market-card': (draft: Draft<MarketAction>, move: Discard) => {
      const { facts, own } = draft;
      own.deck ??= move.deck;
      own.discards += 1;
      const card = faceupOf(facts, move.deck);
      const pile = facts.market[move.deck];
      if (card !== null) putUnder(draft, card, move.deck);
      else pile.unnamed = (pile.unnamed ?? 0) + 1;
      draft.note('outer-rim.discarding.1', 'market', move.deck, 'under');
      draft.note('outer-rim.market-action.1.1', 'market', move.deck, 'under');
      draft.note('outer-rim.market-action.1.1', 'market', move.deck, 'faceup');
      owe(draft, { do: 'reveal', deck: move.deck, icons: false, buyer: null });
    },
  },
  candidates: {
    'market.discard': (facts) =>
      decks.map((deck): Option => ({ move: { type: 'market.discard', seat: facts.turn.seat, deck } as Move })),
    'market.end': (facts) => [{ move: { type: 'market.end', seat: facts.turn.seat } }],
  },
  carriesOut: ['outer-rim.market-action.0.2', 'outer-rim.market-action.1.3.a', 'outer-rim.market-action.1.3.b'],
};
