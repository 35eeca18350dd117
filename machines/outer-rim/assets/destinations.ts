/**
 * @module
 * Where a card is for: a space of the map, or a patrol, wherever that is. Nothing here is a rule of its own.
 */
import { type Faction, factions } from '../../../schemas/outer-rim/words.ts';
import { type Facts, patrolSpace } from '../table/facts.ts';

/** A patrol as a destination: `imperial-patrol`; `patrol` where nobody is sure of which faction. */
const PATROL = /(^|-)patrol$/;

/** Whether a destination is a patrol. */
export function isPatrol(destination: string): boolean {
  return PATROL.test(destination);
}

/** The factions of whose patrols a destination may speak: the one that it names, or any. */
function factionsOf(destination: string): readonly Faction[] {
  const named = factions.filter((faction) => destination === `${faction}-patrol`);
  return named.length > 0 ? named : factions;
}

/** Whether somebody in a space is at a destination; null: nobody knows. */
export function isAt(facts: Facts, space: string | null, destination: string): boolean | null {
  if (destination === 'none') return false;
  if (space === null) return null;
  if (!isPatrol(destination)) return facts.board.spaces.has(destination) ? space === destination : null;
  const meant = factionsOf(destination);
  const here = meant.filter((faction) => patrolSpace(facts, faction) === space);
  if (here.length === meant.length) return true;
  const mayBeHere = meant.some((faction) => facts.patrols[faction]?.space === null);
  return here.length > 0 || mayBeHere ? null : false;
}
