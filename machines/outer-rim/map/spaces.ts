/**
 * @module
 * Spaces (LRR page 19): planets, navpoints and the Maelstrom, and the faction of a planet. Moving between them is in
 * movement.ts and adjacency.ts.
 */
import type { Faction } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import type { Slice } from '../../ruleset.ts';
import { gainReputation, loseReputation } from '../player/reputation.ts';
import { BY_CARD, type Deeds } from '../table/deeds.ts';
import { type Draft, type Facts, seatOf, spaceOf } from '../table/facts.ts';

/**
 * What a card means by "your planet's faction" (spaces.3.1.a): the faction icon of the planet that the seat is on; 'none'
 * away from planets and on one without an icon (spaces.3.1.b); null when the map or the log does not tell.
 */
export function planetFactionOf(facts: Facts, seat: string): Faction | 'none' | null {
  const space = spaceOf(facts, seatOf(facts, seat).space);
  if (space === undefined) return null;
  if (space.type !== 'planet') return 'none';
  return space.faction === undefined ? null : (space.faction ?? 'none');
}

/** Reputation with a faction, or with that of the own planet, gained or lost because of `because`. */
export function changeReputation(
  draft: Draft,
  seat: string,
  faction: Faction | 'your-planet',
  change: 'gain' | 'lose',
  because: RuleId,
): void {
  const step = change === 'gain' ? gainReputation : loseReputation;
  const meant = faction === 'your-planet' ? planetFactionOf(draft.facts, seat) : faction;
  if (meant === 'none') draft.note('outer-rim.spaces.3.1.b', 'seats', seat, 'reputation');
  else if (meant !== null) step(draft, seat, meant, faction === 'your-planet' ? 'outer-rim.spaces.3.1.a' : because);
  else {
    // Which of the four markers has moved is not known, so none of them is known any more.
    seatOf(draft.facts, seat).reputation = { rebel: null, imperial: null, hutt: null, syndicate: null };
    draft.note('outer-rim.spaces.3.1.a', 'seats', seat, 'reputation');
  }
}

export const spaces: Slice<Facts> = {
  carriesOut: ['outer-rim.spaces.0.1', 'outer-rim.spaces.3.a', 'outer-rim.spaces.4', 'outer-rim.spaces.5'],
};

/** What cards make happen under these rules. */
export const deeds = {
  'gain-reputation': (draft, seat, { faction }) => changeReputation(draft, seat, faction, 'gain', BY_CARD),
  'lose-reputation': (draft, seat, { faction }) => changeReputation(draft, seat, faction, 'lose', BY_CARD),
} satisfies Deeds;
