/**
 * @module
 * Destroy (page 24): an ability removes a capital ship of the opponent, or one in the galaxy row where it says so.
 */
import { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { Name } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { destroyShip } from '../attack/damage.ts';
import { type Draft, type Facts, opponentOf, rowCard, seatOf } from '../table/facts.ts';
import { leaveRow, rowCards } from '../table/galaxy-row.ts';
import { fits } from './if.ts';
import { DECIDED, type Op, type Operations } from './operations.ts';

export const moves = [
  decision(
    'ship.destroy',
    {
      ship: Name.describe('the ship'),
      from: z
        .enum(['play', 'row'])
        .optional()
        .describe("the opponent's play area or the galaxy row; may be left out where it is clear"),
    },
    'An ability destroys a capital ship.',
  ),
] as const;
export type DestroyMove = z.infer<(typeof moves)[number]>;

/** A capital ship that an ability may destroy: in the opponent's play area or in the row. */
interface ShipTarget {
  readonly ship: string;
  readonly from: 'play' | 'row';
  /** sources differ on whether it may be chosen */
  readonly disputed: boolean;
}

/** The capital ships that an entry may destroy (destroy.0.1). */
export function shipTargets(facts: Facts, { seat, entry }: Op): ShipTarget[] {
  const found: ShipTarget[] = [];
  for (const filter of entry.targets ?? []) {
    if (filter.zone === 'galaxy-row') {
      const ships = rowCards(facts, (card) => card.type === 'capital-ship' && fits(facts, seat, card, filter));
      found.push(...ships.map(({ name }): ShipTarget => ({ ship: name, from: 'row', disputed: false })));
      continue;
    }
    for (const ship of seatOf(facts, opponentOf(facts, seat)).ships) {
      const card = facts.board.cards.get(ship.card);
      if (card === undefined || !fits(facts, seat, card, filter)) continue;
      const narrow = filter.faction === null && card.faction !== 'empire';
      if (narrow && facts.rulings.hammerhead === 'empire') continue;
      found.push({ ship: ship.name, from: 'play', disputed: narrow && facts.rulings.hammerhead === undefined });
    }
  }
  return found;
}

/** Where the ship lies that is destroyed, if the log has not said. */
const placeOf = (facts: Facts, { ship, from }: DestroyMove): ShipTarget['from'] =>
  from ?? (rowCard(facts, ship) === undefined ? 'play' : 'row');

export const operations = {
  'destroy-capital-ship': { can: (facts, op) => shipTargets(facts, op).length > 0, asks: () => 'destroy' },
} satisfies Operations;

export const destroy: Slice<Facts> = {
  moves,
  says: {
    'ship.destroy': ({ ship, from }: DestroyMove) =>
      `destroys ${ship}${from === undefined ? '' : from === 'row' ? ' in the galaxy row' : ' in play'}`,
  },
  unspoken: { destroy: { choosing: 'shown' } },
  leftOut: { 'ship.destroy': { from: [] } },
  underWay: { destroy: 'a capital ship is destroyed' },
  charts: [
    chart({
      id: 'destroy',
      description: 'A capital ship is chosen and destroyed.',
      initial: 'choosing',
      meta: {
        keeps: DECIDED,
        rules: ['deckbuilding.destroy.0.1'],
        refuses: { '*': 'deckbuilding.frequently-asked-questions.4' },
      },
      states: {
        choosing: {
          meta: { awaits: 'decider', implies: 'effect.decline' },
          on: {
            'ship.destroy': {
              guard: rules('deckbuilding.destroy.0.1'),
              actions: ['destroy-ship'],
              target: 'destroyed',
              meta: { rules: ['deckbuilding.destroy.0.2'] },
            },
            'effect.decline': {
              guard: rules('deckbuilding.frequently-asked-questions.4'),
              target: 'destroyed',
            },
          },
        },
        destroyed: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.destroy.0.1': (facts, move: DestroyMove, own: Op): Finding => {
      const targets = shipTargets(facts, own);
      const target = targets.find(({ ship, from }) => ship === move.ship && from === move.from);
      if (target === undefined) {
        const ships = seatOf(facts, opponentOf(facts, own.seat)).ships.map(({ name }) => name);
        const from = placeOf(facts, move);
        const isThere = from === 'row' ? rowCard(facts, move.ship) !== undefined : ships.includes(move.ship);
        const compared = { ship: move.ship, from, targets: targets.map(({ ship }) => ship) };
        return (isThere ? fails : voids)(compared);
      }
      return target.disputed
        ? unknown(`sources differ on whether ${own.card} may destroy a ship in play that is not of the Empire`)
        : true;
    },
  },
  effects: {
    'destroy-ship': (draft: Draft<Op>, move: DestroyMove) => {
      if (placeOf(draft.facts, move) === 'play') {
        const owner = opponentOf(draft.facts, draft.own.seat);
        destroyShip(draft, owner, move.ship, 'deckbuilding.destroy.1');
        return draft.note('deckbuilding.destroy.0.2', 'seats', owner, 'ships');
      }
      const card = leaveRow(draft, move.ship, 'deckbuilding.destroy.0.2');
      if (card === null) return;
      draft.facts.galaxy.discard.unshift(card);
      draft.note('deckbuilding.destroy.2', 'galaxy', 'discard');
      draft.note('deckbuilding.destroy.2', 'galaxy', 'discard', card);
    },
  },
  candidates: {
    'ship.destroy': (facts, own: Op): Option[] =>
      shipTargets(facts, own).map(({ ship, from }) => ({
        move: { type: 'ship.destroy', seat: own.seat, ship, from } as Move,
      })),
  },
};
