/**
 * @module
 * When (page 27): triggered abilities. At the moment they name, their owner may resolve each of them, in the order they
 * like, as often as the moment comes; what is left then is gone. A reward comes before them (when.2).
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { InPlayName } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import { type Finding, type Move, type Option, type Refusal, type Slice, voids } from '../../ruleset.ts';
import { type Draft, type Facts, inPlay, isSeat, owe, seatOf } from '../table/facts.ts';
import { cameAbout } from '../table/lately.ts';
import type { Effect, Item, OfCard, Trigger } from '../table/types.ts';
import { allTaken, type Choice, optionName, resolvable, unresolvable } from './choose.ts';
import { holds } from './if.ts';
import { DECIDED, resolve } from './operations.ts';
import { abilityOf, sourceOf, unpaid } from './sources.ts';

export const moves = [
  decision(
    'trigger.use',
    { source: InPlayName.describe('the card or base whose ability is triggered') },
    'A triggered ability is resolved.',
  ),
  decision('trigger.decline', {}, 'The triggered abilities of this moment (those that are left) are not resolved.'),
] as const;
export type TriggerMove = z.infer<(typeof moves)[0]>;
/** The abilities that a moment has triggered. */
type Triggers = Omit<Extract<Item, { do: 'triggers' }>, 'do'>;

/** Offers the triggered abilities of a moment to their owner; those that can do nothing now are left out. */
export function offer(draft: Draft, seat: string, list: readonly Trigger[]): void {
  if (list.length === 0) return;
  const able = list.filter(({ source, effect }) => {
    if (!holds(draft.facts, seat, source, effect.condition) || unpaid(draft.facts, seat, effect.effects) !== null)
      return false;
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

/** The triggered abilities of cards in play of a seat (of these only, where names are given) that react to this moment. */
export function playTriggers(
  facts: Facts,
  seat: string,
  trigger: Effect['trigger'],
  names?: readonly string[],
): Trigger[] {
  return inPlay(seatOf(facts, seat)).flatMap(({ name, card }) => {
    const effect = names?.includes(name) === false ? undefined : facts.board.cards.get(card)?.effect;
    return effect?.trigger === trigger ? [{ source: name, card, effect }] : [];
  });
}

/** The triggered abilities of the base and of all cards in play of a seat that react to this moment. */
export const triggersOf = (facts: Facts, seat: string, trigger: Effect['trigger']): Trigger[] => [
  ...baseTrigger(facts, seat, trigger),
  ...playTriggers(facts, seat, trigger),
];

/** Why an ability is not resolved as a triggered one now: the card has none, or its moment is another. */
export function untriggered(facts: Facts, { seat, source }: TriggerMove): Refusal {
  const card = isSeat(facts, seat) ? sourceOf(facts, seat, source) : undefined;
  if (card !== undefined && abilityOf(facts, card) === null)
    return { rule: 'deckbuilding.use-a-card-ability.0.1', facts: { card: source, hasAbility: false } };
  return { rule: 'deckbuilding.when.0.2', facts: { source, triggeredNow: false } };
}

/** An option that a triggered ability of this seat has, and no other one: why it is not chosen now. */
export function untimely(facts: Facts, { seat, option }: Choice): Refusal | null {
  if (!isSeat(facts, seat)) return null;
  const { base } = seatOf(facts, seat);
  const names = [...inPlay(seatOf(facts, seat)).map(({ name }) => name), base.card];
  const offering = names.flatMap((source) => {
    const effect = abilityOf(facts, sourceOf(facts, seat, source));
    return effect?.choose?.some((entry) => optionName(entry) === option) === true
      ? [{ source, trigger: effect.trigger }]
      : [];
  });
  const [first] = offering;
  if (first === undefined || offering.some(({ trigger }) => trigger === 'activate')) return null;
  return { rule: 'deckbuilding.when.0.2', facts: { source: first.source, triggeredNow: false } };
}

/** The opponent has discarded a card of their hand in this seat's turn (frequently-asked-questions.11.2). */
export function damageTriggers(draft: Draft, seat: string): void {
  offer(draft, seat, triggersOf(draft.facts, seat, 'opponent-discards-in-own-turn'));
}

export const when_: Slice<Facts> = {
  moves,
  says: {
    'trigger.use': ({ source }: TriggerMove) => `resolves the triggered ability of ${source}`,
    'trigger.decline': () => 'leaves the triggered abilities of this moment',
  },
  unspoken: { when: { choosing: 'shown' } },
  refusals: {
    when: (facts, move: Move, own): Refusal | null => {
      const { seat, list } = own as Triggers;
      return move.type === 'choose.option' && move.seat === seat ? unresolvable(facts, move as Choice, list) : null;
    },
  },
  underWay: { when: 'triggered abilities are resolved' },
  charts: [
    chart({
      id: 'when',
      description: 'Abilities that the moment triggers are resolved or left.',
      initial: 'choosing',
      meta: {
        keeps: DECIDED,
        rules: ['deckbuilding.when.0.1', 'deckbuilding.when.0.2'],
        refuses: { '*': 'deckbuilding.when.0.2' },
      },
      states: {
        choosing: {
          meta: {
            awaits: 'decider',
            rules: ['deckbuilding.when.1', 'deckbuilding.abilities.2'],
            implies: 'trigger.decline',
          },
          on: {
            'trigger.use': {
              guard: rules('deckbuilding.when.0.1'),
              actions: ['use-trigger'],
              target: 'chosen',
              meta: { rules: ['deckbuilding.when.1'] },
            },
            'trigger.decline': {
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
    'deckbuilding.when.0.1': (_facts, move: TriggerMove, { list }: Triggers) => {
      const names = list.map(({ source }) => source);
      return names.includes(move.source) || voids({ source: move.source, triggered: names });
    },
    'deckbuilding.when.0.2': (facts, move: OfCard): Finding => {
      const trigger = abilityOf(facts, sourceOf(facts, move.seat, move.card))?.trigger;
      return (
        trigger === undefined ||
        trigger === 'activate' ||
        trigger === 'constant' ||
        voids({ card: move.card, onlyWhen: trigger })
      );
    },
  },
  effects: {
    'use-trigger': (draft: Draft<Triggers>, move: TriggerMove) => {
      const { seat, list } = draft.own;
      const chosen = list.find(({ source }) => source === move.source);
      if (chosen === undefined) return;
      resolve(draft, seat, chosen.source, chosen.card, chosen.effect);
      const left = list.filter((one) => one !== chosen);
      if (left.length > 0) owe(draft, { do: 'triggers', seat, list: left });
      else cameAbout(draft.facts, 'trigger.decline', seat, '');
    },
  },
  misjudged: {
    when: (_facts, own, state) =>
      (own as Triggers).list.flatMap(({ source, card, effect: { choose: options } }) => {
        const { seat } = own as Triggers;
        return state !== 'choosing' || options === undefined ? [] : [allTaken({ seat, source, card }, options)];
      }),
  },
  candidates: {
    'trigger.use': (_facts, { seat, list }: Triggers): Option[] =>
      list.map(({ source }) => ({ move: { type: 'trigger.use', seat, source } as Move })),
    'trigger.decline': (_facts, { seat }: Triggers): Option[] => [{ move: { type: 'trigger.decline', seat } }],
  },
};
