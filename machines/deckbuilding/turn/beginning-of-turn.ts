/**
 * @module
 * Beginning of turn (page 13): a new base if the last one was destroyed, then the resource of the Force, then the resources
 * of the capital ships; abilities of the start of the turn come after them.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { BaseId } from '../../../schemas/deckbuilding/words.ts';
import { chart, rules, when } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { baseTrigger, offer, triggersOf } from '../abilities/when.ts';
import { destroyBase, hitPointsOf } from '../attack/damage.ts';
import { type Draft, type Facts, NONE, seatOf, shipResources } from '../table/facts.ts';
import { canHold, possible, takeFrom } from '../table/hidden.ts';
import { roomFor } from './the-balance-of-the-force.ts';

export const moves = [
  decision(
    'base.choose',
    { base: BaseId.describe('one of the bases that are left facedown') },
    'A player whose base was destroyed reveals the next one.',
  ),
  decision('base.keep', {}, 'A base stands of which sources leave it open whether it was destroyed; need not be said.'),
] as const;
export type BaseMove = z.infer<(typeof moves)[0]>;

function reveal(draft: Draft, move: BaseMove): void {
  const { facts } = draft;
  const own = seatOf(facts, move.seat);
  takeFrom(facts, own.bases, move.base);
  // What was doubtful about the last base does not touch the new one.
  facts.unsure = facts.unsure.filter((why) => !why.startsWith(`${move.seat}:`));
  own.base = { card: move.base, damage: 0, used: false, prevented: 0 };
  offer(draft, move.seat, baseTrigger(facts, move.seat, 'on-reveal'));
  draft.note('deckbuilding.beginning-of-turn.0.2', 'seats', move.seat, 'base');
  // What was too much for the last base does not carry over.
  draft.note('deckbuilding.attacking-an-opponents-base.3.4', 'seats', move.seat, 'base', 'damage');
}

/** One resource for the player on whose side the marker stands at the very end. */
function forceBonus(draft: Draft): void {
  draft.facts.turn.resources += 1;
  draft.note('deckbuilding.the-balance-of-the-force.0.4', 'turn', 'resources');
  draft.note('deckbuilding.beginning-of-turn.0.4', 'turn', 'resources');
}

function gainFromShips(draft: Draft): void {
  const { facts } = draft;
  const { ships } = seatOf(facts, facts.turn.seat);
  facts.turn.resources += shipResources(facts, facts.turn.seat);
  facts.turn.phase = 'actions';
  if (ships.length > 0) {
    draft.note('deckbuilding.beginning-of-turn.1', 'turn', 'resources');
    draft.note('deckbuilding.beginning-of-turn.0.5', 'turn', 'resources');
  } else if (facts.turn.resources === 0) draft.note('deckbuilding.beginning-of-turn.0.6', 'turn', 'resources');
  offer(draft, facts.turn.seat, triggersOf(facts, facts.turn.seat, 'start-of-turn'));
}

export const beginningOfTurn: Slice<Facts> = {
  moves,
  says: {
    'base.choose': ({ base }: BaseMove) => `reveals ${base} as the new base`,
    'base.keep': () => 'keeps the base',
  },
  charts: [
    chart({
      id: 'beginning-of-turn',
      description: 'A new base if one is due, the resource of the Force, the resources of capital ships.',
      initial: 'base',
      meta: {
        keeps: ['deckbuilding.playing-the-game.0.1'],
        rules: ['deckbuilding.beginning-of-turn.0.1'],
        refuses: { '*': 'deckbuilding.beginning-of-turn.0.1' },
      },
      states: {
        base: {
          always: [
            { guard: when('a-base-is-due'), target: 'choosing' },
            { guard: when('a-base-is-in-doubt'), target: 'doubtful' },
            { target: 'force' },
          ],
        },
        choosing: {
          meta: {
            awaits: 'current-player',
            rules: ['deckbuilding.beginning-of-turn.0.2', 'deckbuilding.full-galaxy.0.3'],
            refuses: {
              'card.draw': 'deckbuilding.end-your-turn.4.1',
              'deck.shuffle': 'deckbuilding.empty-deck.1.1',
              '*': 'deckbuilding.beginning-of-turn.0.2',
            },
          },
          on: {
            'base.choose': {
              guard: rules('deckbuilding.beginning-of-turn.0.3'),
              actions: ['reveal-base'],
              target: 'revealed',
            },
          },
        },
        // Sources differ on a card, and the log did not say whether the base fell: what comes next tells it.
        doubtful: {
          meta: { awaits: 'current-player', implies: 'base.keep' },
          on: {
            'base.choose': {
              guard: rules('deckbuilding.beginning-of-turn.0.3', 'deckbuilding.hit-points.0.1'),
              actions: ['lose-base', 'reveal-base'],
              target: 'revealed',
            },
            'base.keep': {
              guard: rules('deckbuilding.hit-points.0.1'),
              target: 'force',
            },
          },
        },
        revealed: {
          meta: { rules: ['deckbuilding.when.0.2'] },
          invoke: { src: 'abilities', onDone: { target: 'force' } },
        },
        force: {
          always: [
            { guard: when('the-force-is-all-theirs'), actions: ['force-bonus', 'ship-resources'], target: 'starting' },
            { actions: ['ship-resources'], target: 'starting' },
          ],
        },
        starting: { invoke: { src: 'abilities', onDone: { target: 'begun' } } },
        begun: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.beginning-of-turn.0.3': (facts, move: BaseMove): Finding => {
      const own = seatOf(facts, move.seat);
      const can = canHold(facts, own.bases, move.base);
      if (can === null) {
        const broken = { base: move.base, remaining: possible(facts, own.bases).cards };
        // Another base is what the table plays on with; what is no base at all cannot be.
        return facts.board.bases.has(move.base) ? fails(broken) : voids(broken);
      }
      return can === 'unknown'
        ? unknown(`nothing tells whether ${move.base} is among the bases of ${move.seat}`)
        : true;
    },
  },
  effects: {
    'lose-base': (draft, move: BaseMove) => destroyBase(draft, move.seat),
    'reveal-base': reveal,
    'force-bonus': forceBonus,
    'ship-resources': gainFromShips,
  },
  cases: {
    'a-base-is-due': (facts) => {
      const own = seatOf(facts, facts.turn.seat);
      return own.base.card === NONE && own.bases.length > 0;
    },
    'a-base-is-in-doubt': (facts) => {
      const { seat } = facts.turn;
      const own = seatOf(facts, seat);
      const hitPoints = hitPointsOf(facts, seat);
      if (hitPoints === null || own.bases.length === 0) return false;
      return own.base.damage >= hitPoints.least || facts.unsure.some((why) => why.startsWith(`${seat}:`));
    },
    'the-force-is-all-theirs': (facts) => roomFor(facts, facts.turn.seat) === 0,
  },
  candidates: {
    'base.keep': (facts): Option[] => [{ move: { type: 'base.keep', seat: facts.turn.seat } }],
    'base.choose': (facts): Option[] => {
      const { seat } = facts.turn;
      const { cards, open } = possible(facts, seatOf(facts, seat).bases);
      const all = open
        ? [...facts.board.bases.values()].filter((base) => base.side === seatOf(facts, seat).side).map(({ id }) => id)
        : cards;
      return all.map((base) => ({ move: { type: 'base.choose', seat, base } as Move }));
    },
  },
  carriesOut: ['deckbuilding.beginning-of-turn.2'],
};
