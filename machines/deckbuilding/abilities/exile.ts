/**
 * @module
 * Exile (page 25): a card leaves the game for the box. An ability that exiles several cards takes them one after the other.
 */
import { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { Id } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { amountOf, destroyShipTargets, exileZones, oneMore, resolving, zoneOf } from './operations.ts';
import type { Draft, Facts } from '../table/facts.ts';
import { canHold, noLongerFleeting, possible, takeFrom } from '../table/hidden.ts';

export const moves = [
  decision(
    'exile.card',
    { card: Id, from: z.enum(['hand', 'discard-pile']) },
    'A card is exiled from hand or discard pile.',
  ),
  decision('exile.done', {}, 'No further card is exiled, where the ability allows fewer.'),
] as const;
export type ExileMove = z.infer<(typeof moves)[0]>;

export const exile: Slice<Facts> = {
  charts: [
    chart({
      id: 'exile',
      description: 'One card is exiled; the ability is asked again until it has had enough.',
      initial: 'choosing',
      meta: { refuses: { '*': 'deckbuilding.frequently-asked-questions.4' } },
      states: {
        choosing: {
          meta: {
            awaits: 'decider',
            rules: ['deckbuilding.exile.0.1', 'deckbuilding.frequently-asked-questions.6'],
            implies: 'exile.done',
          },
          on: {
            'exile.card': {
              guard: rules(
                'log.the-move-log.4',
                'deckbuilding.abilities.0.1',
                'log.the-move-log.5',
                'deckbuilding.exile.0.1',
                'deckbuilding.exile.2',
              ),
              actions: ['exile-card'],
              target: 'exiled',
            },
            'exile.done': {
              guard: rules(
                'log.the-move-log.4',
                'deckbuilding.abilities.0.1',
                'deckbuilding.frequently-asked-questions.4',
              ),
              actions: ['finish-entry'],
              target: 'exiled',
            },
          },
        },
        exiled: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.exile.0.1': (facts, move: ExileMove) => {
      const item = resolving(facts, 'exile');
      const zones = item === null ? [] : exileZones(item);
      return zones.includes(move.from) || fails({ from: move.from, abilityExilesFrom: zones });
    },
    'deckbuilding.exile.2': (facts, move: ExileMove): Finding => {
      const item = resolving(facts, 'exile');
      if (item === null) return true;
      const can = canHold(facts, zoneOf(facts, item.seat, move.from), move.card);
      if (can === null) return voids({ card: move.card, in: move.from, there: false });
      return can === 'unknown'
        ? unknown(`nothing tells whether ${move.card} is in the ${move.from} of ${item.seat}`)
        : true;
    },
    'deckbuilding.frequently-asked-questions.4': (facts): Finding => {
      const destroying = resolving(facts, 'destroy-capital-ship');
      if (destroying !== null) {
        // Whether anything can be destroyed at all is disputed: then leaving it out is not held against anybody.
        const targets = destroyShipTargets(facts, destroying);
        if (targets.every(({ disputed }) => disputed))
          return unknown(`sources differ on what ${destroying.card} may destroy`);
        return fails({ canBeDestroyed: targets.map(({ ship }) => ship) });
      }
      const item = resolving(facts, 'exile');
      if (item === null) return true;
      const { amount, upTo } = amountOf(facts, item);
      return upTo || item.count >= amount || fails({ exiled: item.count, abilityExiles: amount });
    },
  },
  effects: {
    'exile-card': (draft: Draft, move: ExileMove) => {
      const { facts } = draft;
      const item = resolving(facts, 'exile');
      if (item === null || !takeFrom(facts, zoneOf(facts, item.seat, move.from), move.card)) return;
      facts.exile.push(move.card);
      if (move.from === 'hand') facts.turn.exiledFromHand.push(move.card);
      noLongerFleeting(facts, zoneOf(facts, item.seat, 'hand'), move.card);
      oneMore(draft);
      draft.note('deckbuilding.exile.0.3', 'exile');
      draft.note('deckbuilding.exile.0.3', 'seats', item.seat, move.from === 'hand' ? 'hand' : 'discard');
    },
  },
  candidates: {
    'exile.card': (facts): Option[] => {
      const item = resolving(facts, 'exile');
      if (item === null) return [];
      return exileZones(item).flatMap((from) => {
        const { cards, open } = possible(facts, zoneOf(facts, item.seat, from));
        const all = open ? [...facts.board.cards.keys()] : cards;
        return all.map((card): Option => ({ move: { type: 'exile.card', seat: item.seat, card, from } as Move }));
      });
    },
    'exile.done': (facts): Option[] => {
      const item = resolving(facts, 'exile');
      return item === null ? [] : [{ move: { type: 'exile.done', seat: item.seat } }];
    },
  },
  carriesOut: ['deckbuilding.frequently-asked-questions.6', 'deckbuilding.exile.1'],
};
