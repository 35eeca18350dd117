/**
 * @module
 * Encountering a patrol (LRR page 10): what a fight against a patrol brings its winner, and its loser. The fight itself is
 * combat-steps.ts, which calls this chart as its fourth step; that a patrol must be encountered is encounter-step.ts.
 */
import type { z } from 'zod';
import { decision } from '../../schemas/outer-rim/move.ts';
import { Displacement as DisplacementSchema } from '../../schemas/outer-rim/position.ts';
import { Faction, Id } from '../../schemas/outer-rim/words.ts';
import { chart, rules, when } from '../chart.ts';
import { type Finding, fails, type Move, type Slice, unknown } from '../ruleset.ts';
import { crossesTheCore } from './adjacency.ts';
import { gainCredits } from './credits.ts';
import { hostilePatrols } from './encounter-step.ts';
import { bentBy, type Draft, type Facts, loseSight, neighbours, reputationOf, seatOf } from './facts.ts';
import { gainFame } from './fame.ts';
import { unlessBent } from './golden-rules.ts';
import { paysIn, TOP_LEVEL, tokenId } from './patrols.ts';
import { loseReputation } from './reputation.ts';
import type { Patrol, Position } from './types.ts';

export const moves = [
  decision(
    'patrol.displace',
    { faction: Faction, to: Id },
    'The loser of a combat against a patrol moves it to an adjacent space.',
  ),
] as const;
/** A displacement as far as the log tells it: where the patrol is out of sight, the move may be left unsaid. */
type Displacement = Move & Partial<Pick<z.infer<(typeof moves)[0]>, 'faction' | 'to'>>;

/** Which patrol is moved, and by whom. */
type Due = NonNullable<Position['displacement']>;

/** What the rules pay for a victory over a patrol. */
const VICTORY = 'outer-rim.encountering-a-patrol.1.a';

/** The faction of the patrol that is fought, and who fights it; null in every other combat. */
function fightOf(facts: Facts): { faction: Faction; seat: string } | null {
  const { combat } = facts;
  return combat !== null && 'patrol' in combat.defender
    ? { faction: combat.defender.patrol, seat: combat.attacker }
    : null;
}

/** What a token pays of one kind; null when nobody knows. */
function pays(patrol: Patrol | null, kind: 'credits' | 'fame'): number | null {
  const stated = patrol?.reward?.[kind];
  if (stated !== undefined) return stated;
  if (patrol === null) return null;
  return paysIn(patrol.level) === kind ? null : 0;
}

/**
 * The winner gains the reward and loses 1 reputation (1.a); the sources differ in the order, and nothing depends on it. A
 * reward that nobody knows leaves the winner with credits or fame that nobody knows, until the log claims a number.
 */
function reward(draft: Draft): void {
  const { facts } = draft;
  const fight = fightOf(facts);
  if (fight === null) return;
  const { faction, seat } = fight;
  const own = seatOf(facts, seat);
  const patrol = facts.patrols[faction];
  // A card may spare its owner the loss (golden-rules.0.2): what the marker shows then, the log may claim.
  const spared = own.reputation[faction] !== 'negative' && bentBy(facts, seat, 'reputation') !== null;
  loseReputation(draft, seat, faction, VICTORY);
  if (spared) own.reputation[faction] = null;
  for (const [kind, gain] of [
    ['credits', gainCredits],
    ['fame', gainFame],
  ] as const) {
    const amount = pays(patrol, kind);
    if (amount === 0) continue;
    if (amount === null) own[kind] = null;
    gain(draft, seat, amount ?? 0, VICTORY);
  }
}

/** The beaten patrol leaves the game, and the next of its faction is due (1.b). */
function eliminate(draft: Draft): void {
  const { facts } = draft;
  const fight = fightOf(facts);
  if (fight === null) return;
  const { faction } = fight;
  const patrol = facts.patrols[faction];
  if (patrol !== null) facts.removed.push(tokenId(faction, patrol.level));
  facts.patrols[faction] = null;
  facts.spawn = { faction };
  draft.note('outer-rim.encountering-a-patrol.1.b', 'removed');
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
  charts: [
    chart({
      id: 'encountering-a-patrol',
      description: 'What winning or losing against a patrol brings, before anybody suffers damage.',
      initial: 'judged',
      meta: { rules: ['outer-rim.encountering-a-patrol.3'], refuses: { '*': 'outer-rim.encountering-a-patrol.2' } },
      states: {
        judged: {
          always: [
            {
              guard: when('the-patrol-is-beaten'),
              actions: ['reward-the-winner'],
              target: 'rewarded',
              meta: { rules: [VICTORY] },
            },
            {
              guard: when('the-patrol-has-won'),
              target: 'displacing',
              meta: { rules: ['outer-rim.encountering-a-patrol.2'] },
            },
            { target: 'done' },
          ],
        },
        rewarded: {
          always: [
            {
              actions: ['eliminate-patrol'],
              target: 'spawning',
              meta: { rules: ['outer-rim.encountering-a-patrol.1.b'] },
            },
          ],
        },
        spawning: { invoke: { src: 'patrol-spawn', onDone: { target: 'done' } } },
        displacing: { invoke: { src: 'patrol-displacement', input: 'the-lost-fight', onDone: { target: 'done' } } },
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
              guard: rules('log.the-move-log.4', 'log.the-move-log.5', 'outer-rim.encountering-a-patrol.2'),
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
              guard: rules('log.the-move-log.4', 'outer-rim.encountering-a-patrol.2'),
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
    'reward-the-winner': reward,
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
  inputs: {
    'the-lost-fight': (facts) => {
      const fight = fightOf(facts);
      if (fight === null) throw new Error('a patrol is displaced only after a fight against one');
      return fight;
    },
  },
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
    'the-patrol-is-beaten': (facts) => {
      const fight = fightOf(facts);
      return fight !== null && facts.combat?.winner === 'attacker' && facts.patrols[fight.faction]?.level !== TOP_LEVEL;
    },
    'the-patrol-has-won': (facts) => fightOf(facts) !== null && facts.combat?.winner === 'defender',
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
  restates: {
    'outer-rim.encountering-a-patrol.0.1': 'outer-rim.combat.2',
    'outer-rim.encountering-a-patrol.3': 'outer-rim.combat-steps.4.3.a',
    'outer-rim.encountering-a-patrol.4': 'outer-rim.encounter-step.1.1',
  },
};
