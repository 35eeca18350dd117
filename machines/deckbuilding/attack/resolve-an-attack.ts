/**
 * @module
 * Resolve an attack (page 18): all cards committed to one target attack together.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { Count } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules, when } from '../../chart.ts';
import {
  type Finding,
  type Misjudged,
  type Move,
  type Option,
  type Slice,
  voids,
  type WrongFact,
} from '../../ruleset.ts';
import { isDisputed } from '../abilities/constant.ts';
import { aim } from '../log/words.ts';
import { type Draft, type Facts, inPlay, inPlayNamed, opponentOf, rowCard, seatOf } from '../table/facts.ts';
import { attackBegan, attackedBoth, isAstray } from '../table/lately.ts';
import type { Attack } from '../table/types.ts';
import { allowedTotal, committedTo, idleAgainst, isDecided, possibleTotals, Target } from './committed.ts';

export const moves = [
  decision(
    'attack.resolve',
    {
      target: Target,
      attack: Count.optional().describe(
        'the total attack as the table counted it; needed only where sources differ on a card',
      ),
    },
    'The cards committed to a target attack it.',
  ),
] as const;
export type ResolveMove = z.infer<(typeof moves)[number]>;

/**
 * The totals that the table may have meant when it did not say, the likeliest first: a row card is attacked by those who
 * think that they defeat it; a base stands in doubt.
 */
function meant(facts: Facts, move: ResolveMove): number[] {
  return possibleTotals(facts, move).sort((a, b) => (move.target === 'base' ? a - b : b - a));
}

function begin(draft: Draft<Attack>, move: ResolveMove): void {
  const { facts } = draft;
  const attackers = committedTo(facts, move.seat, move.target);
  const names = attackers.map(({ name }) => name);
  const can = meant(facts, move);
  const total = move.attack ?? can[0] ?? 0;
  // The readings below state a total; what is read on after a breach may lack one.
  if (can.length > 1 && move.attack === undefined && !isDecided(facts, move, can))
    facts.unsure.push(
      `${opponentOf(facts, move.seat)}: the attack on ${move.target} rests on a card on which sources differ`,
    );
  // Who has named a ship of the opponent has attacked the base, behind that ship.
  const isShip = seatOf(facts, opponentOf(facts, move.seat)).ships.some(({ name }) => name === move.target);
  const target = isShip && rowCard(facts, move.target) === undefined ? 'base' : move.target;
  draft.own = { target, total, left: total, attackers: names };
  for (const one of attackers) if (one.committed === move.target) one.attacked = true;
  attackedBoth(facts, move.seat, move.target);
  attackBegan(facts, move.seat, target);
  if (target !== 'base')
    return draft.note('deckbuilding.bounty-hunting-and-sabotage.0.13', 'seats', move.seat, 'units');
  for (const zone of ['units', 'ships'])
    draft.note('deckbuilding.attacking-an-opponents-base.0.3', 'seats', move.seat, zone);
}

/**
 * A card that nobody has committed in this turn had attacked the base too: what is claimed of what the opponent has in play may be its
 * doing.
 */
export function attackedToo(facts: Facts, state: string, wrong: readonly WrongFact[]): Misjudged<Facts>[] {
  const { seat } = facts.turn;
  const victim = opponentOf(facts, seat);
  const isHit = wrong.some(({ path: [, whose, zone] }) => whose === victim && (zone === 'base' || zone === 'ships'));
  if (!isHit) return [];
  return idleAgainst(facts, seat, 'base').map((name) => ({
    rule: null,
    state,
    says: `${name} had attacked the base too`,
    change: (at) => {
      const one = inPlayNamed(seatOf(at, seat), name);
      if (one !== undefined) one.committed = 'base';
    },
    deed: { type: 'attack.resolve', seat, target: 'base' } as Move,
  }));
}

export const resolveAnAttack: Slice<Facts> = {
  moves,
  says: {
    'attack.resolve': ({ target, attack }: ResolveMove) =>
      `attacks ${aim(target)}${attack === undefined ? '' : ` with ${attack}`}`,
  },
  charts: [
    chart({
      id: 'resolve-an-attack',
      description: "An attack against the opponent's base, or against a card of the galaxy row.",
      initial: 'adding-up',
      meta: { rules: ['deckbuilding.resolve-an-attack.0.1'], refuses: { '*': 'deckbuilding.resolve-an-attack.0.1' } },
      states: {
        'adding-up': {
          on: {
            'attack.resolve': {
              guard: rules(
                'deckbuilding.resolve-an-attack.0.1',
                // A permission of the base that was there when the units were committed may have been used up (Ord Mantell).
                'deckbuilding.paying-off-neutral-cards.0.1',
                'deckbuilding.gain.0.2',
                'deckbuilding.while.0.1',
                'deckbuilding.while.0.2',
                'deckbuilding.attacking-an-opponents-base.0.1',
                'deckbuilding.bounty-hunting-and-sabotage.0.5',
              ),
              actions: ['begin-attack'],
              target: 'attacking',
              meta: { rules: ['deckbuilding.taking-your-turn.5', 'deckbuilding.frequently-asked-questions.8.1'] },
            },
          },
        },
        attacking: { always: [{ guard: when('the-base-is-attacked'), target: 'base' }, { target: 'row' }] },
        base: {
          invoke: { src: 'attacking-an-opponents-base', input: 'the-attack', onDone: { target: 'settling' } },
        },
        row: {
          invoke: { src: 'bounty-hunting-and-sabotage', input: 'the-attack', onDone: { target: 'resolved' } },
        },
        settling: { invoke: { src: 'abilities', onDone: { target: 'resolved' } } },
        resolved: { type: 'final' },
      },
    }),
  ],
  inputs: { 'the-attack': (_facts, own: Attack) => ({ ...own }) },
  constraints: {
    'deckbuilding.resolve-an-attack.0.1': (facts, move: ResolveMove): Finding => {
      const isThere = move.target === 'base' || rowCard(facts, move.target) !== undefined;
      if (!isThere && !isAstray(facts, move.target)) return voids({ target: move.target, inRow: false });
      return (
        committedTo(facts, move.seat, move.target).length > 0 ||
        voids({
          target: move.target,
          committed: inPlay(seatOf(facts, move.seat)).map(({ name, committed }) => `${name}: ${committed}`),
        })
      );
    },
  },
  effects: { 'begin-attack': begin },
  readings: {
    'attack.resolve': (facts, move: ResolveMove): Move[] => {
      if (move.attack !== undefined) return [move];
      const all = possibleTotals(facts, move);
      const allowed = allowedTotal(facts, move);
      if (allowed !== null && !isDecided(facts, move, [...all, allowed])) return [move, { ...move, attack: allowed }];
      return isDisputed(facts, move.seat) && !isDecided(facts, move, all)
        ? meant(facts, move).map((attack) => ({ ...move, attack }))
        : [move];
    },
  },
  cases: { 'the-base-is-attacked': (_facts, { target }: Attack) => target === 'base' },
  computed: { 'attack.resolve': ['attack'] },
  candidates: {
    'attack.resolve': (facts): Option[] => {
      const { seat } = facts.turn;
      const targets = new Set(
        inPlay(seatOf(facts, seat))
          .filter((one) => one.committed !== 'none' && !one.attacked)
          .map((one) => one.committed),
      );
      return [...targets].map((target) => {
        const move = { type: 'attack.resolve', seat, target } as ResolveMove;
        return { move: move as Move, open: { '/attack': { enum: possibleTotals(facts, move) } } };
      });
    },
  },
};
