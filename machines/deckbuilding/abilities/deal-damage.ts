/**
 * @module
 * Deal damage (page 24): damage of an ability goes straight to the enemy base, past capital ships. Where sources differ on
 * the target of a card, or on the hit points of a base, the log says what the table did and nobody is condemned.
 */
import { z } from 'zod';
import { chance, decision } from '../../../schemas/deckbuilding/move.ts';
import { Name } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules, when } from '../../chart.ts';
import { type Finding, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { mayHitShips, resolving } from './operations.ts';
import { damageBase, damageShip, destroyBase } from '../attack/damage.ts';
import { type Facts, finish, front, opponentOf, seatOf } from '../table/facts.ts';

export const moves = [
  decision(
    'damage.deal',
    {
      target: z
        .union([z.literal('base'), Name])
        .optional()
        .describe("the opponent's base (also when it is left out), or a capital ship by its name"),
    },
    'Damage of an ability is put on one of several targets.',
  ),
  chance(
    'base.disputed',
    { destroyed: z.boolean().optional().describe('left out: the next turn of its owner will show it') },
    'Whether the table holds a base destroyed whose hit points sources dispute.',
  ),
] as const;
export type DamageMove = z.infer<(typeof moves)[0]>;
export type DisputeMove = z.infer<(typeof moves)[1]>;

export const dealDamage: Slice<Facts> = {
  charts: [
    chart({
      id: 'deal-damage',
      description: 'Damage of an ability finds its target; a disputed base stands or falls.',
      initial: 'asking',
      meta: { rules: ['deckbuilding.deal-damage.0.1'], refuses: { '*': 'deckbuilding.frequently-asked-questions.4' } },
      states: {
        asking: { always: [{ guard: when('a-base-is-disputed'), target: 'disputed' }, { target: 'choosing' }] },
        choosing: {
          meta: { awaits: 'decider', implies: 'damage.deal' },
          on: {
            'damage.deal': {
              guard: rules('log.the-move-log.4', 'deckbuilding.abilities.0.1', 'deckbuilding.deal-damage.0.1'),
              actions: ['deal-damage'],
              target: 'dealt',
            },
          },
        },
        disputed: {
          meta: { awaits: 'chance', implies: 'base.disputed', refuses: { '*': 'log.the-move-log.6' } },
          on: {
            'base.disputed': { guard: rules('deckbuilding.hit-points.0.1'), actions: ['settle-base'], target: 'dealt' },
          },
        },
        dealt: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.deal-damage.0.1': (facts, move: DamageMove): Finding => {
      const item = resolving(facts, 'deal-damage');
      if (item === null || move.target === undefined || move.target === 'base') return true;
      const ships = mayHitShips(facts, item)
        ? seatOf(facts, opponentOf(facts, item.seat)).ships.map(({ name }) => name)
        : [];
      if (!ships.includes(move.target)) return voids({ target: move.target, targets: ['base', ...ships] });
      return item.entry.target === null && facts.rulings.yWing === undefined
        ? unknown(`sources differ on whether ${item.card} may damage a capital ship`)
        : true;
    },
    'deckbuilding.hit-points.0.1': () => unknown('sources differ on the hit points of this base'),
  },
  effects: {
    'deal-damage': (draft, move: DamageMove) => {
      const item = finish(draft);
      if (item?.do !== 'op') return;
      const seat = opponentOf(draft.facts, item.seat);
      if (move.target === undefined || move.target === 'base')
        damageBase(draft, seat, item.entry.amount ?? 0, 'deckbuilding.deal-damage.0.1');
      else damageShip(draft, seat, move.target, item.entry.amount ?? 0, 'deckbuilding.deal-damage.0.1');
    },
    'settle-base': (draft, move: DisputeMove) => {
      const item = finish(draft);
      if (item?.do !== 'dispute') return;
      const { facts } = draft;
      if (move.destroyed === undefined) return;
      // A base that stands with 14 damage has the greater number of the two.
      if (seatOf(facts, item.seat).base.card === 'tatooine') facts.rulings.tatooine = move.destroyed ? LEAST : MOST;
      if (move.destroyed) destroyBase(draft, item.seat);
    },
  },
  cases: { 'a-base-is-disputed': (facts) => front(facts)?.do === 'dispute' },
  candidates: {
    'damage.deal': (facts): Option[] => {
      const item = resolving(facts, 'deal-damage');
      if (item === null) return [];
      const ships = seatOf(facts, opponentOf(facts, item.seat)).ships.map(({ name }) => name);
      return ['base', ...ships].map((target) => ({
        move: { type: 'damage.deal', seat: item.seat, target } as Move,
        ...(target === 'base' ? { open: { '/target': { enum: ['base'] } } } : {}),
      }));
    },
    'base.disputed': (facts): Option[] =>
      [undefined, false, true].map((destroyed) => ({
        move: { type: 'base.disputed', ...(destroyed === undefined ? {} : { destroyed }) } as Move,
        open: { '/seat': { enum: facts.order } },
      })),
  },
};
const LEAST = 14;
const MOST = 16;
