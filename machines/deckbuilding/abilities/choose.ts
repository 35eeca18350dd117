/**
 * @module
 * Choose (page 24): of several options exactly one is resolved, and only one that can be resolved. The opponent may be the
 * one who chooses.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { OptionName } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import {
  type Finding,
  fails,
  type Misjudged,
  type Move,
  type Option,
  type Refusal,
  type Slice,
  unknown,
  voids,
} from '../../ruleset.ts';
import { type Draft, type Facts, inPlayNamed, opponentOf, owe, seatOf } from '../table/facts.ts';
import type { Entry, OptionName as Name, OfCard, Options } from '../table/types.ts';
import { roomFor } from '../turn/the-balance-of-the-force.ts';
import { givesForceInVain } from './frequently-asked-questions.ts';
import { DECIDED, decider, inOrder } from './operations.ts';

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
    case 'gain':
      return entry.what ?? 'resources';
    default:
      return entry.op;
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
    default:
      return 'all';
  }
}

/** A "choose" ability can be resolved only while one of its options can be (choose.0.1). */
function hasOption(facts: Facts, move: OfCard): boolean {
  const one = inPlayNamed(seatOf(facts, move.seat), move.card);
  const options = one === undefined ? undefined : facts.board.cards.get(one.card)?.effect?.choose;
  return options?.some((entry) => resolvable(facts, move.seat, move.card, entry) !== 'nothing') ?? true;
}

/** Why none of these abilities, which are there to be resolved, lets this option be chosen; null: that is not what is wrong. */
export function unresolvable(
  facts: Facts,
  { seat, option }: Choice,
  offered: readonly { readonly source: string; readonly effect: { readonly choose?: readonly Entry[] | undefined } }[],
): Refusal | null {
  const found = offered.flatMap(({ source, effect }) =>
    (effect.choose ?? []).filter((entry) => optionName(entry) === option).map((entry) => ({ source, entry })),
  );
  const isVain = found.every(({ source, entry }) => resolvable(facts, seat, source, entry) === 'nothing');
  if (found.length === 0 || !isVain) return null;
  return { rule: 'deckbuilding.choose.0.2', facts: { option, canBeResolved: false } };
}

/** What an option would have changed that is not the one picked stays as it is (choose.0.1). */
function notChosen(draft: Draft<Options>, entry: Entry): void {
  const { seat } = draft.own;
  switch (optionName(entry)) {
    case 'force':
      return draft.note('deckbuilding.choose.0.1', 'force');
    case 'repair':
      return draft.note('deckbuilding.choose.0.1', 'seats', seat, 'base', 'damage');
    case 'discard':
      return draft.note('deckbuilding.choose.0.1', 'seats', opponentOf(draft.facts, seat), 'hand');
    case 'attack':
      return draft.note('deckbuilding.choose.0.1', 'seats', seat, 'units');
    case 'resources':
      return draft.note('deckbuilding.choose.0.1', 'turn', 'resources');
    default:
  }
}

/** Every option of a choice had been taken, not one only. */
export function allTaken(
  { seat, source, card }: Pick<Options, 'seat' | 'source' | 'card'>,
  options: readonly Entry[],
): Misjudged<Facts> {
  const says = `every option of ${source} had been taken`;
  return { rule: 'deckbuilding.choose.0.1', state: 'chosen', says, owes: inOrder({ seat, source, card }, options) };
}

export const choose: Slice<Facts> = {
  moves,
  says: { 'choose.option': ({ option }: Choice) => `chooses ${option}` },
  unspoken: { choose: { choosing: 'shown' } },
  underWay: { choose: 'an option is chosen' },
  charts: [
    chart({
      id: 'choose',
      description: 'One of several options is picked.',
      initial: 'choosing',
      meta: { keeps: DECIDED, refuses: { '*': 'deckbuilding.choose.0.1' } },
      states: {
        choosing: {
          meta: { awaits: 'decider', rules: ['deckbuilding.choose.0.1'] },
          on: {
            'choose.option': {
              guard: rules(
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
    'deckbuilding.choose.0.1': (facts, move: Choice | OfCard<'ability.use'>, own: Options) => {
      if (move.type === 'ability.use')
        return hasOption(facts, move) || fails({ card: move.card, optionThatCanBeResolved: false });
      const names = own.options.map(optionName);
      return names.includes(move.option) || voids({ option: move.option, options: names });
    },
    'deckbuilding.choose.0.2': (facts, move: Choice, own: Options): Finding => {
      const entry = own.options.find((one) => optionName(one) === move.option);
      if (entry === undefined || givesForceInVain(facts, move, own)) return true;
      const can = resolvable(facts, own.seat, own.source, entry);
      if (can === 'nothing') return fails({ option: move.option, canBeResolved: false });
      // "Fully" stands in an answer of the FAQ only; "as far as possible" in the general rule (abilities.3).
      return (
        can === 'all' ||
        unknown('the rulebook does not settle whether an option may be chosen that can be resolved in part only')
      );
    },
  },
  effects: {
    'take-option': (draft: Draft<Options>, move: Choice) => {
      const { options } = draft.own;
      const entry = options.find((one) => optionName(one) === move.option);
      for (const other of options) if (other !== entry) notChosen(draft, other);
      if (entry !== undefined) owe(draft, ...inOrder(draft.own, [entry]));
    },
  },
  misjudged: { choose: (_facts, own) => [allTaken(own as Options, (own as Options).options)] },
  candidates: {
    'choose.option': (facts, own: Options): Option[] => {
      const seat = decider(facts, own);
      return own.options.map((entry) => ({
        move: { type: 'choose.option', seat, option: optionName(entry) } as Move,
      }));
    },
  },
};
