/**
 * @module
 * An AI card has its player fight a patrol: one with which it has negative reputation, or one that is no stronger than its
 * ship. Which of several it is, is left to chance. The rule is that the card is carried out (playing-the-game.0.3).
 */
import { type Faction, factions } from '../../../schemas/outer-rim/words.ts';
import { chart, rules } from '../../chart.ts';
import { type Finding, type Move, type Option, type Slice, unknown } from '../../ruleset.ts';
import { spacesAtItsEnd } from '../map/endcaps.ts';
import { lengthTo, waysFrom } from '../map/ways.ts';
import { patrolFight } from '../patrols/encountering-a-patrol.ts';
import { doubtAbout } from '../table/doubts.ts';
import { type Draft, type Facts, reputationOf, seatOf, valueInPlay } from '../table/facts.ts';
import type { PatrolEncounter } from '../turn/encounter-step.ts';
import { comesFirst, mustBeOneOf } from './forced.ts';
import { applies, type Of, passed, type Readers, type Resolving, unclear } from './instruction.ts';

const CARD = 'outer-rim.single-player-rules-playing-the-game.0.3';
const YOUR_TURN = 'outer-rim.player-turn.0.1';

/** The patrols that an instruction may mean: for certain, and those of which nobody knows it, with the reason. */
interface Sought {
  readonly sure: readonly Faction[];
  readonly perhaps: ReadonlyMap<Faction, string>;
}

/** Whether a patrol is near enough; null: nobody knows. */
function isInReach(facts: Facts, seat: string, faction: Faction, within: number): boolean | null {
  const { space } = seatOf(facts, seat);
  const there = facts.patrols[faction]?.space ?? null;
  if (space === null || doubtAbout(facts, seat, 'space') !== null) return null;
  const ways = waysFrom(facts.board.net, space);
  const isNear = (one: string): boolean => (lengthTo(ways, one) ?? Infinity) <= within;
  if (there !== null) return isNear(there);
  // It lies at an end of the map, if only there.
  return spacesAtItsEnd(facts, faction)?.some(isNear) === false ? false : null;
}

/** Whether a patrol is one of those that the card names; null: nobody knows. */
function isMeant(facts: Facts, seat: string, faction: Faction, whose: Of<'fight-patrol'>['whose']): boolean | null {
  if (whose === 'negative') {
    const reputation = reputationOf(facts, seat, faction);
    return reputation === null || doubtAbout(facts, seat, 'reputation') !== null ? null : reputation === 'negative';
  }
  const combat = facts.patrols[faction]?.combat ?? null;
  if (combat === 'infinite') return false;
  const { value, unsure } = valueInPlay(facts, seat, 'shipCombat');
  if (combat === null || value === null) return null;
  return combat <= value ? true : unsure ? null : false;
}

/** The patrols that an AI player may fight by an instruction. */
export function patrolsToFight(facts: Facts, seat: string, { whose, within = 0 }: Of<'fight-patrol'>): Sought {
  const sure: Faction[] = [];
  const perhaps = new Map<Faction, string>();
  for (const faction of factions) {
    if (facts.patrols[faction] == null) continue;
    const [near, meant] = [isInReach(facts, seat, faction, within), isMeant(facts, seat, faction, whose)];
    if (near === false || meant === false) continue;
    if (near === true && meant === true) sure.push(faction);
    else if (near === null) perhaps.set(faction, `nobody knows whether the ${faction} patrol is near ${seat}`);
    else if (whose === 'negative')
      perhaps.set(faction, `nobody knows the reputation of ${seat} with the ${faction} patrol`);
    else perhaps.set(faction, `nobody knows whether the ${faction} patrol is stronger than the ship of ${seat}`);
  }
  return { sure, perhaps };
}

export const readers: Readers<'fight-patrol'> = {
  'fight-patrol': (facts, seat, instruction) => {
    const { sure, perhaps } = patrolsToFight(facts, seat, instruction);
    const where = instruction.within === undefined ? 'here' : `within ${instruction.within} spaces`;
    if (sure.length > 0) return applies(`the ${sure.join(' and the ')} patrol is ${where}`);
    const [reason] = perhaps.values();
    if (reason !== undefined) return unclear(reason);
    return passed(
      instruction.whose === 'negative'
        ? `no patrol with negative reputation is ${where}`
        : `no patrol that is no stronger is ${where}`,
    );
  },
};

/** The facts of the fight: with which patrol. */
interface Fighting extends Resolving<'fight-patrol'> {
  readonly faction?: Faction;
}

function options(facts: Facts, { seat, instruction }: Fighting): Option[] {
  const { sure, perhaps } = patrolsToFight(facts, seat, instruction);
  return [...sure, ...perhaps.keys()].map((faction) => ({
    move: { type: 'encounter.patrol', seat, faction } as Move,
  }));
}

/** The patrol that is fought is one of those that the card names. */
export function isThePatrol(facts: Facts, move: PatrolEncounter, own: Fighting): Finding {
  const reason = patrolsToFight(facts, own.seat, own.instruction).perhaps.get(move.faction);
  if (reason !== undefined) return unknown(reason);
  return mustBeOneOf(
    options(facts, own).map((option) => option.move),
    move,
    own.because,
  );
}

export const aiPatrol: Slice<Facts> = {
  charts: [
    chart({
      id: 'ai-patrol',
      description: 'An AI player fights a patrol that its card names.',
      initial: 'due',
      meta: { rules: [CARD], keeps: { 'encounter.patrol': [YOUR_TURN] }, refuses: { '*': CARD } },
      states: {
        due: {
          meta: { awaits: 'the-ai-player', implies: 'encounter.patrol' },
          on: {
            'encounter.patrol': { guard: rules(CARD), actions: ['fight-the-patrol-of-the-card'], target: 'fighting' },
          },
        },
        fighting: { invoke: { src: 'combat', input: 'the-patrol-that-the-card-names', onDone: { target: 'done' } } },
        done: { type: 'final' },
      },
    }),
  ],
  refusals: {
    'ai-patrol': (facts, move, own: Fighting, state) => (state === 'due' ? comesFirst(facts, move, own) : null),
  },
  unspoken: { 'ai-patrol': { due: 'any' } },
  inputs: {
    'the-patrol-that-the-card-names': (facts, { seat, faction }: Fighting) => {
      if (faction === undefined) throw new Error('no patrol is being fought');
      return patrolFight(facts, { seat, faction });
    },
  },
  effects: {
    'fight-the-patrol-of-the-card': (draft: Draft<Fighting>, { faction }: PatrolEncounter) => {
      draft.own = { ...draft.own, faction };
    },
  },
  forced: { 'ai-patrol': { 'encounter.patrol': options } },
};
