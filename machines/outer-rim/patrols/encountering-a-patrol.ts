/**
 * @module
 * Encountering a patrol (LRR page 10): the fight against it, what it brings its winner, and its loser. The fight itself is
 * combat-steps.ts, which is told what to bring; that a patrol must be encountered is encounter-step.ts.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { Displacement as DisplacementSchema } from '../../../schemas/outer-rim/position.ts';
import { Faction, SpaceId } from '../../../schemas/outer-rim/words.ts';
import { chart, rules, when } from '../../chart.ts';
import { type Finding, fails, type Move, type Slice, unknown } from '../../ruleset.ts';
import { allHold } from '../abilities/conditions.ts';
import { unlessBent } from '../abilities/golden-rules.ts';
import { broughtBy, type Fight, fightAgainst, withTold } from '../combat/combat.ts';
import { gainCredits } from '../player/credits.ts';
import { gainAdditionalFame, gainFame } from '../player/fame.ts';
import { loseReputation } from '../player/reputation.ts';
import type { Deeds } from '../table/deeds.ts';
import { mayHave, maySway } from '../table/doubts.ts';
import {
  bentBy,
  crossesTheCore,
  type Draft,
  type Facts,
  loseSight,
  neighbours,
  owe,
  paysOf,
  reputationOf,
  seatOf,
} from '../table/facts.ts';

import type { CardEffect, Obligation, Patrol, Position } from '../table/types.ts';
import { hostilePatrols, isOutOfSight, type PatrolEncounter } from '../turn/encounter-step.ts';
import { paysIn, TOP_LEVEL, tokenId } from './patrols.ts';

const moves = [
  decision(
    'patrol.displace',
    { faction: Faction.describe('whose patrol it is'), to: SpaceId.describe('the adjacent space') },
    'The loser of a combat against a patrol moves it to an adjacent space.',
  ),
] as const;
/** A displacement as far as the log tells it: where the patrol is out of sight, the move may be left unsaid. */
type Displacement = Move & Partial<Pick<z.infer<(typeof moves)[0]>, 'faction' | 'to'>>;

/** Which patrol is moved, and by whom. */
type Due = NonNullable<Position['displacement']>;

/** What the rules pay for a victory over a patrol. */
const VICTORY = 'outer-rim.encountering-a-patrol.1.a';

/** A patrol and the player who encounters it. */
interface Encountered {
  readonly seat: string;
  readonly faction: Faction;
}

/** What the card that calls for the fight says of winning and losing it. */
type ByCard = Pick<Extract<CardEffect, { do: 'fight-patrol' }>, 'won' | 'win' | 'lose'>;

/**
 * The combat with a patrol that somebody encounters, or that a card has them fight. Winning it brings the reward, and the
 * next patrol comes for the beaten one; after a lost one the patrol is moved (1.a, 1.b, 2). A level-4 patrol is never beaten.
 */
export function patrolFight(facts: Facts, { seat, faction, ...called }: Encountered & ByCard): Fight {
  const isUnbeatable = facts.patrols[faction]?.level === TOP_LEVEL;
  const attacker: readonly Obligation[] = isUnbeatable ? [] : [{ do: 'patrol-beaten', faction, seat }];
  const besides = broughtBy(seat, called);
  const fight = fightAgainst(facts, seat, faction, {
    attacker: [...attacker, ...besides.attacker],
    defender: [{ do: 'patrol-displacement', faction, seat }, ...besides.defender],
  });
  return withTold(fight, seat, called.won);
}

/**
 * The fight against the patrol in the own space that a card calls for: where it certainly is not, that part of the card is left
 * out. Reading on after a breach, it is there as the log has it.
 */
export function patrolFightByCard(facts: Facts, called: Encountered & ByCard, asRecorded: boolean): Fight {
  const { seat, faction } = called;
  const isElsewhere = !isOutOfSight(facts, faction) && allHold(facts, seat, [{ is: 'patrol', faction }]) === false;
  return { ...patrolFight(facts, called), inVain: isElsewhere && !asRecorded };
}

/** What a token pays of one kind; null when nobody knows. */
function pays(patrol: Patrol | null, kind: 'credits' | 'fame'): number | null {
  const stated = patrol?.reward?.[kind];
  if (stated !== undefined) return stated;
  if (patrol === null || patrol.level === null) return null;
  return paysIn(patrol.level) === kind ? null : 0;
}

/**
 * The winner gains the reward and loses 1 reputation (1.a); the sources differ in the order, and nothing depends on it. A
 * reward that nobody knows leaves the winner with credits or fame that nobody knows, until the log claims a number.
 */
function gainReward(draft: Draft<Encountered>): void {
  const { facts, own: encountered } = draft;
  const { seat, faction } = encountered;
  const own = seatOf(facts, seat);
  const patrol = facts.patrols[faction];
  // A card may spare its owner the loss (golden-rules.0.2), once a goal is completed of which the log may not tell.
  const by = bentBy(facts, seat, 'reputation');
  const had = own.reputation[faction];
  loseReputation(draft, seat, faction, VICTORY);
  if (by !== null && own.reputation[faction] !== had)
    mayHave(
      facts,
      seat,
      { of: 'reputation', faction, amount: 1, by },
      `${by} may spare ${seat} the loss of reputation`,
    );
  maySway(draft, seat, 'reputation', 'reputation');
  for (const [kind, gain] of [
    ['credits', gainCredits],
    ['fame', gainFame],
  ] as const) {
    const amount = pays(patrol, kind);
    if (amount === 0) continue;
    if (amount === null) own[kind] = null;
    gain(draft, seat, amount ?? 0, VICTORY);
    if (kind === 'fame' && amount !== null)
      for (const { fame = 0 } of paysOf(facts, seat, 'patrol-fame')) gainAdditionalFame(draft, seat, fame);
  }
}

/** The beaten patrol leaves the game, and the next of its faction is due (1.b). */
function eliminate(draft: Draft<Encountered>): void {
  const { facts } = draft;
  const { faction } = draft.own;
  const patrol = facts.patrols[faction];
  if (patrol !== null && patrol.level !== null) facts.removed.push(tokenId(faction, patrol.level));
  facts.patrols[faction] = null;
  facts.spawn = { faction };
  draft.note('outer-rim.encountering-a-patrol.1.b', 'removed');
  draft.note('outer-rim.encountering-a-patrol.1.b', 'patrols', faction);
}

/** With a hostile patrol in the space, the one that is encountered must be hostile too. */
function hostileFirst(facts: Facts, move: Move & { faction: Faction }): Finding {
  const { hostile, unsure } = hostilePatrols(facts);
  if (hostile.includes(move.faction)) return true;
  const chosen = reputationOf(facts, facts.turn.seat, move.faction);
  if (hostile.length > 0) {
    if (chosen !== null) return fails({ faction: move.faction, hostilePatrols: hostile });
    return unknown(`the log does not say the reputation of ${facts.turn.seat} with the ${move.faction} patrol`);
  }
  const doubtful = unsure.find((faction) => faction !== move.faction);
  return doubtful === undefined
    ? true
    : unknown(
        `the log does not say the reputation of ${facts.turn.seat} with the ${doubtful} patrol in the same space`,
      );
}

/** The spaces adjacent to a space: the Core Worlds spaces never are to one another (adjacency.2). */
function besides(facts: Facts, from: string): string[] {
  return neighbours(facts, from).filter((to) => !crossesTheCore(facts, from, to));
}

/** The loser's choice: this patrol, to a space next to its present one. */
function toTheNextSpace(facts: Facts, move: Displacement, due: Due): Finding {
  const { faction, to, seat } = move;
  if (seat !== due.seat) return fails({ seat: seat ?? null, loser: due.seat });
  if (faction !== undefined && faction !== due.faction) return fails({ faction, lostTo: due.faction });
  const from = facts.patrols[due.faction]?.space ?? null;
  // Left unsaid where the patrol is out of sight: nothing is told, so nothing is ruled.
  if (to === undefined) return true;
  if (from === null) return unknown(`the log does not say where the ${due.faction} patrol is`);
  return besides(facts, from).includes(to) ? true : fails({ from, to, adjacent: besides(facts, from) });
}

export const encounteringAPatrol: Slice<Facts> = {
  moves,
  says: {
    'encounter.patrol': ({ faction }: PatrolEncounter) => `encounters the ${faction} patrol`,
    'patrol.displace': ({ faction, to }: Displacement) => `moves the ${faction} patrol to ${to}`,
  },
  charts: [
    chart({
      id: 'encountering-a-patrol',
      description: 'A patrol is encountered and fought. What winning or losing brings is told to the combat.',
      initial: 'encountering',
      meta: { rules: ['outer-rim.encountering-a-patrol.0.1'], refuses: { '*': 'outer-rim.encounter-step.1.2' } },
      states: {
        encountering: {
          meta: { awaits: 'current-player' },
          on: {
            'encounter.patrol': {
              guard: rules('outer-rim.encounter-step.1', 'outer-rim.encountering-a-patrol.5'),
              actions: ['encounter-patrol'],
              target: 'fighting',
              meta: { rules: ['outer-rim.encountering-a-patrol.0.1', 'outer-rim.combat.2'] },
            },
          },
        },
        fighting: {
          description: 'The combat is told what winning it brings: patrol-beaten, or patrol-displacement.',
          meta: { rules: ['outer-rim.encountering-a-patrol.3'] },
          invoke: { src: 'combat', input: 'the-patrol-encountered', onDone: { target: 'done' } },
        },
        done: { type: 'final' },
      },
    }),
    chart({
      id: 'patrol-beaten',
      description:
        'The winner gains the reward of the patrol, which leaves the game, and the next one of its faction comes.',
      initial: 'rewarding',
      meta: { refuses: { '*': VICTORY } },
      states: {
        rewarding: {
          always: [{ actions: ['gain-the-reward'], target: 'eliminating', meta: { rules: [VICTORY] } }],
        },
        eliminating: {
          meta: { rules: ['outer-rim.encountering-a-patrol.1.b'] },
          always: [{ actions: ['eliminate-patrol'], target: 'spawning' }],
        },
        spawning: { invoke: { src: 'patrol-spawn', onDone: { target: 'done' } } },
        done: { type: 'final' },
      },
    }),
    chart({
      id: 'patrol-displacement',
      description: 'The loser of a combat moves the patrol to an adjacent space.',
      initial: 'judged',
      meta: { rules: ['outer-rim.encountering-a-patrol.2'], refuses: { '*': 'outer-rim.encountering-a-patrol.2' } },
      states: {
        judged: {
          always: [
            { guard: when('the-displaced-patrol-is-out-of-sight'), target: 'out-of-sight' },
            { guard: when('the-patrol-has-nowhere-to-go'), target: 'done' },
            { target: 'choosing' },
          ],
        },
        choosing: {
          meta: { awaits: 'loser-of-the-combat' },
          on: {
            'patrol.displace': {
              guard: rules('outer-rim.encountering-a-patrol.2'),
              actions: ['displace-patrol'],
              target: 'done',
            },
          },
        },
        // A log that never told where the patrol is can neither be asked for its new space nor be ruled on it.
        'out-of-sight': {
          meta: { awaits: 'loser-of-the-combat', implies: 'patrol.displace' },
          on: {
            'patrol.displace': {
              guard: rules('outer-rim.encountering-a-patrol.2'),
              actions: ['displace-patrol'],
              target: 'done',
            },
          },
        },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'outer-rim.encountering-a-patrol.2': toTheNextSpace,
    'outer-rim.encountering-a-patrol.5': unlessBent('forced-encounter', hostileFirst),
  },
  effects: {
    'encounter-patrol': (draft: Draft<Encountered>, { seat, faction }: PatrolEncounter) => {
      draft.own = { seat, faction };
    },
    'gain-the-reward': gainReward,
    'eliminate-patrol': eliminate,
    'displace-patrol': (draft: Draft<Due>, move: Displacement) => {
      const { facts } = draft;
      const { faction = draft.own.faction, to } = move;
      if (to === undefined) return;
      const patrol = facts.patrols[faction];
      if (patrol !== null && facts.board.spaces.has(to)) patrol.space = to;
      draft.note('outer-rim.encountering-a-patrol.2', 'patrols', faction, 'space');
    },
  },
  inputs: { 'the-patrol-encountered': patrolFight },
  unspoken: { 'patrol-displacement': { choosing: 'claimed' } },
  own: { 'patrol-displacement': { schema: DisplacementSchema, shownAs: 'displacement' } },
  roles: { 'loser-of-the-combat': (_facts, { seat }: Due) => [seat] },
  unrecorded: {
    'patrol-displacement': function* () {
      yield {
        state: 'done',
        says: 'the patrol had been moved without a record',
        change: (facts, { faction }: Due) => loseSight(facts, faction),
      };
    },
  },
  cases: {
    'the-displaced-patrol-is-out-of-sight': (facts, { faction }: Due) => facts.patrols[faction]?.space == null,
    'the-patrol-has-nowhere-to-go': (facts, { faction }: Due) => {
      const from = facts.patrols[faction]?.space ?? null;
      return from === null || besides(facts, from).length === 0;
    },
  },
  candidates: {
    'patrol.displace': (facts, { faction, seat }: Due) => {
      const from = facts.patrols[faction]?.space ?? null;
      const move = { type: 'patrol.displace', seat, faction };
      if (from === null) return [...facts.board.spaces.keys()].map((to) => ({ move: { ...move, to } as Move }));
      return besides(facts, from).map((to) => ({ move: { ...move, to } as Move }));
    },
  },
  carriesOut: ['outer-rim.encountering-a-patrol.4.1', 'outer-rim.encountering-a-patrol.5.1'],
};

/** What cards make happen under these rules. */
export const deeds = {
  'fight-patrol': (draft, seat, { do: _do, ...fight }) => owe(draft, { do: 'patrol-combat', seat, ...fight }),
} satisfies Deeds;
