/**
 * @module
 * When (page 27): triggered abilities. At the moment they name, their owner may resolve each of them, in the order they
 * like, as often as the moment comes; what is left then is gone. A reward comes before them (when.2).
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { Name } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import { type Move, type Option, type Slice, voids } from '../../ruleset.ts';
import { resolve } from './operations.ts';
import { resolvable } from './choose.ts';
import { type Draft, type Facts, finish, front, inPlay, owe, seatOf } from '../table/facts.ts';
import { holds } from './if.ts';
import type { Effect, Item, Trigger } from '../table/types.ts';

export const moves = [
  decision(
    'trigger.use',
    { source: Name.describe('the card or base whose ability is triggered') },
    'A triggered ability is resolved.',
  ),
  decision('trigger.decline', {}, 'The triggered abilities of this moment (those that are left) are not resolved.'),
] as const;
export type TriggerMove = z.infer<(typeof moves)[0]>;
type Triggers = Extract<Item, { do: 'triggers' }>;

/** Offers the triggered abilities of a moment to their owner; those that can do nothing now are left out. */
export function offer(draft: Draft, seat: string, list: readonly Trigger[]): void {
  if (list.length === 0) return;
  const able = list.filter(({ source, effect }) => {
    if (!holds(draft.facts, seat, source, effect.condition)) return false;
    return (
      effect.choose === undefined ||
      effect.choose.some((entry) => resolvable(draft.facts, seat, source, entry) !== 'nothing')
    );
  });
  if (able.length > 0) owe(draft, { do: 'triggers', seat, list: able.map((one) => ({ ...one })) });
}

/** The triggered ability of the base of a seat, if it reacts to this moment. */
export function baseTrigger(facts: Facts, seat: string, trigger: Effect['trigger']): Trigger[] {
  const { card } = seatOf(facts, seat).base;
  const effect = facts.board.bases.get(card)?.effect;
  return effect?.trigger === trigger ? [{ source: card, card, effect }] : [];
}

/** The triggered abilities of cards in play of a seat that react to this moment. */
export function playTriggers(
  facts: Facts,
  seat: string,
  trigger: Effect['trigger'],
  names: readonly string[],
): Trigger[] {
  return inPlay(seatOf(facts, seat)).flatMap(({ name, card }) => {
    const effect = names.includes(name) ? facts.board.cards.get(card)?.effect : undefined;
    return effect?.trigger === trigger ? [{ source: name, card, effect }] : [];
  });
}

/** The opponent has discarded a card of their hand in this seat's turn (frequently-asked-questions.11.2). */
export function damageTriggers(draft: Draft, seat: string): void {
  offer(draft, seat, baseTrigger(draft.facts, seat, 'opponent-discards-in-own-turn'));
}

function triggers(facts: Facts): Triggers | null {
  const item = front(facts);
  return item?.do === 'triggers' ? item : null;
}

export const when_: Slice<Facts> = {
  charts: [
    chart({
      id: 'when',
      description: 'Abilities that the moment triggers are resolved or left.',
      initial: 'choosing',
      meta: { rules: ['deckbuilding.when.0.1', 'deckbuilding.when.0.2'], refuses: { '*': 'deckbuilding.when.0.2' } },
      states: {
        choosing: {
          meta: {
            awaits: 'decider',
            rules: ['deckbuilding.when.1', 'deckbuilding.abilities.2'],
            implies: 'trigger.decline',
          },
          on: {
            'trigger.use': {
              guard: rules('log.the-move-log.4', 'deckbuilding.abilities.0.1', 'deckbuilding.when.0.1'),
              actions: ['use-trigger'],
              target: 'chosen',
              meta: { rules: ['deckbuilding.when.1'] },
            },
            'trigger.decline': {
              guard: rules('log.the-move-log.4', 'deckbuilding.abilities.0.1'),
              actions: ['finish-entry'],
              target: 'chosen',
              meta: { rules: ['deckbuilding.abilities.2'] },
            },
          },
        },
        chosen: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.when.0.1': (facts, move: TriggerMove) => {
      const names = (triggers(facts)?.list ?? []).map(({ source }) => source);
      return names.includes(move.source) || voids({ source: move.source, triggered: names });
    },
  },
  effects: {
    'use-trigger': (draft: Draft, move: TriggerMove) => {
      const item = finish(draft);
      if (item?.do !== 'triggers') return;
      const chosen = item.list.find(({ source }) => source === move.source);
      if (chosen === undefined) return;
      const left = item.list.filter((one) => one !== chosen);
      if (left.length > 0) owe(draft, { ...item, list: left });
      resolve(draft, item.seat, chosen.source, chosen.card, chosen.effect);
    },
  },
  candidates: {
    'trigger.use': (facts): Option[] => {
      const item = triggers(facts);
      return (item?.list ?? []).map(({ source }) => ({
        move: { type: 'trigger.use', seat: item?.seat, source } as Move,
      }));
    },
    'trigger.decline': (facts): Option[] => {
      const item = triggers(facts);
      return item === null ? [] : [{ move: { type: 'trigger.decline', seat: item.seat } }];
    },
  },
  carriesOut: ['deckbuilding.frequently-asked-questions.2'],
};
