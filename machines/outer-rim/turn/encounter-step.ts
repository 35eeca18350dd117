/**
 * @module
 * The encounter step (LRR page 10): exactly one encounter, and a patrol that must be fought comes first.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { Faction, factions } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import { type Finding, fails, type Move, must, type Option, type Slice, unknown } from '../../ruleset.ts';
import { abilityMove, abilityOptions, somebodyIsHere, timed } from '../abilities/abilities.ts';
import { unlessBent } from '../abilities/golden-rules.ts';
import { type ContactEncounter, contactIsThere, isAnywhere } from '../encounters/encountering-a-contact.ts';
import { unlessInDoubt } from '../table/doubts.ts';
import { type Facts, isOverlooked, patrolsAt, reputationOf, seatOf } from '../table/facts.ts';

const moves = [
  decision(
    'encounter.patrol',
    { faction: Faction },
    'The encounter is with the patrol of this faction in the own space.',
  ),
  decision('encounter.ability', abilityMove, 'One "Encounter" ability is resolved instead of encountering the space.'),
] as const;
export type PatrolEncounter = z.infer<(typeof moves)[0]>;

/** The factions whose patrol in the current player's space forces itself on them (encounter-step.1.1). */
export function hostilePatrols(facts: Facts): { hostile: Faction[]; unsure: Faction[] } {
  const { seat } = facts.turn;
  const found = { hostile: [] as Faction[], unsure: [] as Faction[] };
  for (const faction of patrolsAt(facts, seatOf(facts, seat).space)) {
    const reputation = reputationOf(facts, seat, faction);
    if (reputation === 'negative') found.hostile.push(faction);
    else if (reputation === null) found.unsure.push(faction);
  }
  return found;
}

function noPatrolForces(facts: Facts, move: Move): Finding {
  const { hostile, unsure } = hostilePatrols(facts);
  if (hostile.length > 0)
    return fails({
      encountered: move.type.slice('encounter.'.length),
      hostilePatrols: hostile,
      space: seatOf(facts, facts.turn.seat).space,
    });
  return unsure.length > 0
    ? unknown(`the log does not say the reputation with the ${unsure[0]} patrol in the same space`)
    : true;
}

const nothingForces = unlessBent('forced-encounter', unlessInDoubt(['space', 'reputation'], noPatrolForces));

/** Whether a patrol lies on the map while nobody knows where, or may do so. */
export function isOutOfSight(facts: Facts, faction: Faction): boolean {
  const patrol = facts.patrols[faction];
  return patrol === null ? isOverlooked(facts, 'patrols') : patrol?.space === null;
}

/** Encountered is what is in the own space. */
function isThere(facts: Facts, move: PatrolEncounter | ContactEncounter): Finding {
  const { space } = seatOf(facts, move.seat);
  if (space === null) return unknown(`the log does not say where ${move.seat} is`);
  if (move.type === 'encounter.contact') return contactIsThere(facts, space, move);
  if (isOutOfSight(facts, move.faction)) return unknown(`the log does not say where the ${move.faction} patrol is`);
  return must(patrolsAt(facts, space).includes(move.faction), () => ({
    faction: move.faction,
    space,
    patrolsHere: patrolsAt(facts, space),
  }));
}

export const encounterStep: Slice<Facts> = {
  moves,
  constraints: {
    'outer-rim.encounter-step.2': timed('encounter'),
    'outer-rim.encounter-step.1': unlessBent('encounter-range', unlessInDoubt(['space'], isThere)),
    'outer-rim.encounter-step.1.1': nothingForces,
    'outer-rim.encounter-step.2.1': nothingForces,
    // A crew is fought as an "Encounter" ability, which a patrol that forces itself on the player bars.
    'outer-rim.encounter-step.3.b': (facts, move: Move) => {
      const finding = nothingForces(facts, move, undefined);
      return finding !== true && finding.holds === false
        ? fails(finding.facts, 'outer-rim.encounter-step.2.1')
        : finding;
    },
    'outer-rim.encounter-step.2.2': somebodyIsHere(false),
  },
  candidates: {
    'encounter.patrol': (facts) => {
      const { seat } = facts.turn;
      const here = patrolsAt(facts, seatOf(facts, seat).space);
      const there = isAnywhere(facts, seat)
        ? factions
        : factions.filter((faction) => here.includes(faction) || isOutOfSight(facts, faction));
      return there.map((faction): Option => ({ move: { type: 'encounter.patrol', seat, faction } as Move }));
    },
    'encounter.ability': (facts) => abilityOptions(facts, 'encounter'),
  },
  carriesOut: ['outer-rim.encounter-step.0.1', 'outer-rim.encounter-step.1.2'] satisfies RuleId[],
};
