/**
 * @module
 * Destroy (page 24): an ability removes a capital ship of the opponent, or one in the galaxy row where it says so.
 */
import { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { Name } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import { type Finding, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { destroyShipTargets, resolving } from './operations.ts';
import { destroyShip } from '../attack/damage.ts';
import { type Facts, finish, opponentOf } from '../table/facts.ts';
import { leaveRow } from '../table/galaxy-row.ts';

export const moves = [
  decision(
    'ship.destroy',
    { ship: Name, from: z.enum(['play', 'row']).describe("the opponent's play area or the galaxy row") },
    'An ability destroys a capital ship.',
  ),
] as const;
export type DestroyMove = z.infer<(typeof moves)[number]>;

export const destroy: Slice<Facts> = {
  charts: [
    chart({
      id: 'destroy',
      description: 'A capital ship is chosen and destroyed.',
      initial: 'choosing',
      meta: { rules: ['deckbuilding.destroy.0.1'], refuses: { '*': 'deckbuilding.frequently-asked-questions.4' } },
      states: {
        choosing: {
          meta: { awaits: 'decider', implies: 'effect.decline' },
          on: {
            'ship.destroy': {
              guard: rules('log.the-move-log.4', 'deckbuilding.abilities.0.1', 'deckbuilding.destroy.0.1'),
              actions: ['destroy-ship'],
              target: 'destroyed',
              meta: { rules: ['deckbuilding.destroy.0.2'] },
            },
            'effect.decline': {
              guard: rules(
                'log.the-move-log.4',
                'deckbuilding.abilities.0.1',
                'deckbuilding.frequently-asked-questions.4',
              ),
              actions: ['finish-entry'],
              target: 'destroyed',
            },
          },
        },
        destroyed: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.destroy.0.1': (facts, move: DestroyMove): Finding => {
      const item = resolving(facts, 'destroy-capital-ship');
      const targets = item === null ? [] : destroyShipTargets(facts, item);
      const target = targets.find(({ ship, from }) => ship === move.ship && from === move.from);
      if (target === undefined)
        return voids({ ship: move.ship, from: move.from, targets: targets.map(({ ship }) => ship) });
      return target.disputed
        ? unknown(
            `sources differ on whether ${item?.card ?? 'this card'} may destroy a ship in play that is not of the Empire`,
          )
        : true;
    },
  },
  effects: {
    'destroy-ship': (draft, move: DestroyMove) => {
      const item = finish(draft);
      if (item?.do !== 'op') return;
      if (move.from === 'play') {
        const owner = opponentOf(draft.facts, item.seat);
        draft.note('deckbuilding.destroy.0.2', 'seats', owner, 'ships');
        return destroyShip(draft, owner, move.ship, 'deckbuilding.destroy.1');
      }
      const card = leaveRow(draft, move.ship, 'deckbuilding.destroy.0.2');
      if (card === null) return;
      draft.facts.galaxy.discard.unshift(card);
      draft.note('deckbuilding.destroy.2', 'galaxy', 'discard');
    },
  },
  candidates: {
    'ship.destroy': (facts): Option[] => {
      const item = resolving(facts, 'destroy-capital-ship');
      if (item === null) return [];
      return destroyShipTargets(facts, item).map(({ ship, from }) => ({
        move: { type: 'ship.destroy', seat: item.seat, ship, from } as Move,
      }));
    },
  },
};
