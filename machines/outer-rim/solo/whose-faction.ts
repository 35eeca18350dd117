/** @module The faction that an AI card speaks of: that of the AI player's planet, or that of the patrol nearest to it. */
import { type Faction, factions } from '../../../schemas/outer-rim/words.ts';
import { distancesTo } from '../map/nearest.ts';
import { planetFactionOf } from '../map/spaces.ts';
import { doubtAbout } from '../table/doubts.ts';
import { type Facts, patrolSpace, spaceOf } from '../table/facts.ts';

/** The factions that may be meant, several where patrols are equally near; null: nobody knows. And why, in words. */
export interface Meant {
  readonly factions: readonly Faction[] | null;
  readonly because: string;
}

/** The faction that an AI card speaks of; none where there is no such planet or patrol. */
export function factionsMeant(facts: Facts, seat: string, whose: 'planet' | 'nearest-patrol'): Meant {
  const { space } = facts.seats[seat] ?? { space: null };
  const where = spaceOf(facts, space)?.name ?? space;
  if (space === null || doubtAbout(facts, seat, 'space') !== null)
    return { factions: null, because: `nobody knows where ${seat} is` };
  if (whose === 'planet') {
    const own = planetFactionOf(facts, seat);
    if (own === null) return { factions: null, because: `nobody knows the faction of ${where}` };
    return own === 'none'
      ? { factions: [], because: `${where} has no faction` }
      : { factions: [own], because: `${where} is a planet of the ${own} faction` };
  }
  const onTheMap = factions.filter((faction) => facts.patrols[faction] != null);
  const lost = onTheMap.find((faction) => patrolSpace(facts, faction) === null);
  if (lost !== undefined) return { factions: null, because: `nobody knows where the ${lost} patrol is` };
  const distances = distancesTo(facts, { kind: 'patrol', seat });
  const away = (faction: Faction): number => distances?.get(faction) ?? Infinity;
  const least = Math.min(...onTheMap.map(away));
  const nearest = onTheMap.filter((faction) => away(faction) === least);
  return {
    factions: nearest,
    because:
      nearest.length === 0
        ? 'no patrol is on the map'
        : `the nearest patrol is that of the ${nearest.join(' or the ')} faction, ${least} spaces away`,
  };
}
