/**
 * @module
 * Hit points (page 11): how much damage destroys a base or a capital ship. Where sources differ on those of a base, the log
 * says what the table did and nobody is condemned.
 */
import { z } from 'zod';
import { chance } from '../../../schemas/deckbuilding/move.ts';
import { chart, rules } from '../../chart.ts';
import { type Finding, type Move, type Option, type Slice, unknown } from '../../ruleset.ts';
import { sentence } from '../log/words.ts';
import { type Draft, type Facts, isSeat, seatOf } from '../table/facts.ts';
import type { Item } from '../table/types.ts';
import { destroyBase, hitPointsOf } from './damage.ts';

export const moves = [
  chance(
    'base.disputed',
    { destroyed: z.boolean().optional().describe('left out: the next turn of its owner will show it') },
    'Whether the table holds a base destroyed whose hit points sources dispute.',
  ),
] as const;
export type DisputeMove = z.infer<(typeof moves)[number]>;

type Dispute = Omit<Extract<Item, { do: 'dispute' }>, 'do'>;

const DISPUTED = 'sources differ on the hit points of this base';

const LEAST = 14;
const MOST = 16;

function settle(draft: Draft<Dispute>, { destroyed }: DisputeMove): void {
  if (destroyed === undefined) return;
  const { facts, own } = draft;
  // A base that stands with 14 damage has the greater number of the two.
  if (seatOf(facts, own.seat).base.card === 'tatooine') facts.rulings.tatooine = destroyed ? LEAST : MOST;
  if (destroyed) destroyBase(draft, own.seat);
}

export const hitPoints: Slice<Facts> = {
  moves,
  says: {
    'base.disputed': ({ destroyed }: DisputeMove) => {
      const outcome = destroyed === undefined ? 'stands or falls' : destroyed ? 'is destroyed' : 'stands';
      return sentence(`the base, whose hit points are disputed, ${outcome}`);
    },
  },
  unspoken: { 'disputed-base': { disputed: 'shown' } },
  underWay: { 'disputed-base': 'a base of disputed hit points' },
  charts: [
    chart({
      id: 'disputed-base',
      description: 'A base on whose hit points sources differ stands or falls.',
      initial: 'disputed',
      meta: { refuses: { '*': 'log.the-move-log.6' } },
      states: {
        disputed: {
          meta: { awaits: 'chance', implies: 'base.disputed' },
          on: {
            'base.disputed': {
              guard: rules('deckbuilding.hit-points.0.1'),
              actions: ['settle-base'],
              target: 'settled',
            },
          },
        },
        settled: { type: 'final' },
      },
    }),
  ],
  constraints: {
    // A base of which everybody knows the hit points stands with as much damage only where a log has claimed so: then it has fallen.
    'deckbuilding.hit-points.0.1': (facts, { type, seat = '' }: Move): Finding => {
      const points = isSeat(facts, seat) ? hitPointsOf(facts, seat) : null;
      if (points === null || points.least < points.most) return unknown(DISPUTED);
      const why = facts.unsure.find((one) => one.startsWith(`${seat}:`));
      if (why !== undefined) return unknown(why);
      return type === 'base.choose' || unknown('by the damage that the log claims this base is destroyed');
    },
  },
  effects: { 'settle-base': settle },
  candidates: {
    'base.disputed': (facts): Option[] =>
      [undefined, false, true].map((destroyed) => ({
        move: { type: 'base.disputed', ...(destroyed === undefined ? {} : { destroyed }) } as Move,
        open: { '/seat': { enum: facts.order } },
      })),
  },
};
