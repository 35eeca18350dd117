/**
 * @module
 * Deal damage (page 24): damage of an ability goes straight to the enemy base, past capital ships. Where sources differ on
 * the target of a card, the log says what the table did and nobody is condemned.
 */
import { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { Name } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules } from '../../chart.ts';
import { type Finding, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { damageBase, damageShip } from '../attack/damage.ts';
import { aim } from '../log/words.ts';
import { type Draft, type Facts, opponentOf, seatOf } from '../table/facts.ts';
import { aimedAtBase, cameAbout } from '../table/lately.ts';
import { amountOf, DECIDED, type Op, type Operations } from './operations.ts';

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
] as const;
export type DamageMove = z.infer<(typeof moves)[0]>;

/** True when the damage of an entry may go to a capital ship of the opponent instead of the base. */
function mayHitShips(facts: Facts, { seat, entry }: Op): boolean {
  const { target } = entry;
  if (target !== null && target !== 'enemy-base-or-capital-ship') return false;
  const ruled = target === null ? facts.rulings.yWing : 'enemy-base-or-capital-ship';
  return ruled !== 'enemy-base' && seatOf(facts, opponentOf(facts, seat)).ships.length > 0;
}

function enemyShips(facts: Facts, seat: string): string[] {
  return seatOf(facts, opponentOf(facts, seat)).ships.map(({ name }) => name);
}

/** The damage of an entry: so much, or so much for each card discarded before. */
function pointsOf(facts: Facts, op: Op): number {
  const { amountPerDiscarded } = op.entry;
  return amountPerDiscarded === undefined ? amountOf(facts, op).amount : amountPerDiscarded * op.count;
}

export const operations = {
  'deal-damage': {
    asks: (facts, op) => (mayHitShips(facts, op) ? 'deal-damage' : null),
    deed(draft, op) {
      const { facts } = draft;
      const points = pointsOf(facts, op);
      const victim = opponentOf(facts, op.seat);
      // A Y-Wing without ships before it hits the base in every reading.
      draft.note('deckbuilding.deal-damage.0.2', 'seats', victim, 'ships');
      aimedAtBase(facts, victim, points);
      damageBase(draft, victim, points, 'deckbuilding.deal-damage.0.1');
      cameAbout(facts, 'damage.deal', op.seat, 'base');
    },
  },
} satisfies Operations;

export const dealDamage: Slice<Facts> = {
  moves,
  says: { 'damage.deal': ({ target }: DamageMove) => `puts the damage on ${aim(target)}` },
  unspoken: { 'deal-damage': { choosing: 'shown' } },
  underWay: { 'deal-damage': 'an ability deals damage' },
  charts: [
    chart({
      id: 'deal-damage',
      description: 'Damage of an ability finds its target.',
      initial: 'choosing',
      meta: {
        keeps: DECIDED,
        rules: ['deckbuilding.deal-damage.0.1'],
        refuses: { '*': 'deckbuilding.frequently-asked-questions.4' },
      },
      states: {
        choosing: {
          meta: { awaits: 'decider', implies: 'damage.deal' },
          on: {
            'damage.deal': {
              guard: rules('deckbuilding.deal-damage.0.1'),
              actions: ['deal-damage'],
              target: 'dealt',
            },
          },
        },
        dealt: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.deal-damage.0.1': (facts, move: DamageMove, own: Op): Finding => {
      if (move.target === undefined || move.target === 'base') return true;
      const ships = mayHitShips(facts, own) ? enemyShips(facts, own.seat) : [];
      if (!ships.includes(move.target)) return voids({ target: move.target, targets: ['base', ...ships] });
      return own.entry.target === null && facts.rulings.yWing === undefined
        ? unknown(`sources differ on whether ${own.card} may damage a capital ship`)
        : true;
    },
  },
  effects: {
    'deal-damage': (draft: Draft<Op>, move: DamageMove) => {
      const { seat } = draft.own;
      const points = pointsOf(draft.facts, draft.own);
      const victim = opponentOf(draft.facts, seat);
      if (move.target === undefined || move.target === 'base') {
        draft.note('deckbuilding.deal-damage.0.2', 'seats', victim, 'ships');
        damageBase(draft, victim, points, 'deckbuilding.deal-damage.0.1');
      } else damageShip(draft, victim, move.target, points, 'deckbuilding.deal-damage.0.1');
    },
  },
  candidates: {
    'damage.deal': (facts, { seat }: Op): Option[] =>
      ['base', ...enemyShips(facts, seat)].map((target) => ({
        move: { type: 'damage.deal', seat, target } as Move,
        ...(target === 'base'
          ? { open: () => ({ open: { '/target': { enum: ['base'] } }, optional: ['/target'] }) }
          : {}),
      })),
  },
};
