/**
 * @module
 * Choose (page 24): of several options exactly one is resolved, and only one that can be resolved. The opponent may be the
 * one who chooses.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { OptionName } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { decider } from './operations.ts';
import { type Draft, type Facts, finish, front, inPlayNamed, opponentOf, owe, seatOf } from '../table/facts.ts';
import { roomFor } from '../turn/the-balance-of-the-force.ts';
import type { Entry, Item, OptionName as Name } from '../table/types.ts';
import type { AbilityMove } from './use-a-card-ability.ts';

export const moves = [
  decision(
    'choose.option',
    { option: OptionName.describe('what the option gives or does') },
    'One option of a "choose" ability is picked, by its owner or by the opponent as the card says.',
  ),
] as const;
export type Choice = z.infer<(typeof moves)[number]>;

/** How an option is called in a log. */
export function optionName(entry: Entry): Name {
  switch (entry.op) {
    case 'modify-attack':
      return 'attack';
    case 'repair':
      return 'repair';
    case 'opponent-discards':
      return 'discard';
    default:
      return entry.what ?? 'resources';
  }
}

/** How much of an option can be resolved: all, a part, or nothing. */
export function resolvable(facts: Facts, seat: string, source: string, entry: Entry): 'all' | 'part' | 'nothing' {
  const of = (can: number, amount: number): 'all' | 'part' | 'nothing' =>
    can >= amount ? 'all' : can > 0 ? 'part' : 'nothing';
  switch (optionName(entry)) {
    case 'force':
      return of(roomFor(facts, seat), entry.amount ?? 1);
    case 'repair':
      return of(seatOf(facts, seat).base.damage, entry.amount ?? 1);
    case 'discard':
      return of(seatOf(facts, opponentOf(facts, seat)).hand.length, entry.amount ?? 1);
    case 'attack':
      return inPlayNamed(seatOf(facts, seat), source) === undefined ? 'nothing' : 'all';
    case 'resources':
      return 'all';
  }
}

/** A "choose" ability can be resolved only while one of its options can be (choose.0.1). */
function hasOption(facts: Facts, move: AbilityMove): boolean {
  const one = inPlayNamed(seatOf(facts, move.seat), move.card);
  const options = one === undefined ? undefined : facts.board.cards.get(one.card)?.effect?.choose;
  return options?.some((entry) => resolvable(facts, move.seat, move.card, entry) !== 'nothing') ?? true;
}

function options(facts: Facts): Extract<Item, { do: 'options' }> | null {
  const item = front(facts);
  return item?.do === 'options' ? item : null;
}

export const choose: Slice<Facts> = {
  charts: [
    chart({
      id: 'choose',
      description: 'One of several options is picked.',
      initial: 'choosing',
      meta: { refuses: { '*': 'deckbuilding.choose.0.1' } },
      states: {
        choosing: {
          meta: { awaits: 'decider', rules: ['deckbuilding.choose.0.1'] },
          on: {
            'choose.option': {
              guard: rules(
                'log.the-move-log.4',
                'deckbuilding.abilities.0.1',
                'deckbuilding.choose.0.1',
                'deckbuilding.frequently-asked-questions.10',
                'deckbuilding.choose.0.2',
              ),
              actions: ['take-option'],
              target: 'chosen',
            },
          },
        },
        chosen: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.choose.0.1': (facts, move: Choice | AbilityMove) => {
      if (move.type === 'ability.use')
        return hasOption(facts, move) || fails({ card: move.card, optionThatCanBeResolved: false });
      const names = (options(facts)?.options ?? []).map(optionName);
      return names.includes(move.option) || voids({ option: move.option, options: names });
    },
    // The marker at the end of the track: no Force can be given (frequently-asked-questions.10).
    'deckbuilding.frequently-asked-questions.10': (facts, move: Choice) => {
      const item = options(facts);
      return (
        item === null ||
        move.option !== 'force' ||
        roomFor(facts, item.seat) > 0 ||
        fails({ option: 'force', spacesLeft: 0 })
      );
    },
    'deckbuilding.choose.0.2': (facts, move: Choice): Finding => {
      const item = options(facts);
      const entry = item?.options.find((one) => optionName(one) === move.option);
      if (item === null || entry === undefined || (move.option === 'force' && roomFor(facts, item.seat) === 0))
        return true;
      const can = resolvable(facts, item.seat, item.source, entry);
      if (can === 'nothing') return fails({ option: move.option, canBeResolved: false });
      // "Fully" stands in an answer of the FAQ only; "as far as possible" in the general rule (abilities.3).
      return (
        can === 'all' ||
        unknown('the rulebook does not settle whether an option may be chosen that can be resolved in part only')
      );
    },
  },
  effects: {
    'take-option': (draft: Draft, move: Choice) => {
      const item = finish(draft);
      if (item?.do !== 'options') return;
      const { seat, source, card, run } = item;
      const entry = item.options.find((one) => optionName(one) === move.option);
      if (entry !== undefined) owe(draft, { do: 'op', seat, source, card, run, entry, count: 0 });
    },
  },
  candidates: {
    'choose.option': (facts): Option[] => {
      const seat = decider(facts);
      return (options(facts)?.options ?? []).map((entry) => ({
        move: { type: 'choose.option', seat, option: optionName(entry) } as Move,
      }));
    },
  },
};
