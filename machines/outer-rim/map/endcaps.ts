/**
 * @module
 * Where a patrol may lie that has come to the map beside an endcap of which the log tells no shape: on the navpoint next to it
 * (appendix-1-setup.3.b, 3.c), and for certain in no space in the middle of the map.
 */
import type { Faction } from '../../../schemas/outer-rim/words.ts';
import type { Facts } from '../table/facts.ts';

/** The pairs of factions whose stacks lie on one endcap. */
export const ENDCAPS = [
  ['rebel', 'syndicate'],
  ['imperial', 'hutt'],
] as const satisfies readonly (readonly Faction[])[];

/** The spaces with which the tiles end beside the endcap of a faction. */
function endsBeside({ board }: Facts, faction: Faction): readonly string[] {
  const pair = ENDCAPS.find((one) => (one as readonly Faction[]).includes(faction)) ?? [];
  return pair.flatMap((one) => board.ends[one] ?? []);
}

/** Where a patrol comes to the map: beside its stack, or nobody knows beside which of the spaces at that end. */
export function comesTo(facts: Facts, faction: Faction): { space: string | null; atEndcap?: true } {
  const space = facts.board.spawn[faction] ?? null;
  return space === null && endsBeside(facts, faction).length > 0 ? { space, atEndcap: true } : { space };
}

/** The faction whose stack lies on the same endcap. */
export function besideOf(faction: Faction): Faction {
  const pair = ENDCAPS.find((one) => (one as readonly Faction[]).includes(faction));
  return pair?.find((one) => one !== faction) ?? faction;
}

/** The only spaces of the tiles in which a patrol may lie whose space nobody knows; null: it may be in any. */
export function spacesAtItsEnd(facts: Facts, faction: Faction): readonly string[] | null {
  const patrol = facts.patrols[faction];
  return patrol?.space === null && patrol.atEndcap === true ? endsBeside(facts, faction) : null;
}
