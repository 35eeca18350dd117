/**
 * @module
 * Encounters in a Core Worlds space of which the log tells no map: the card and the way across the galaxy are known all the same.
 */
import type { Example } from '../example.ts';
import { table } from '../example.ts';
import { inEncounter } from '../tools.ts';
import { breaks, comesTo, ofAnn } from '../writing.ts';

const jam = {
  id: 'hyperlane-jam',
  origin: 'encounter' as const,
  encounterDeck: 'core-worlds',
  bonuses: {},
  abilities: [],
  sections: [
    { of: 'core-worlds', effects: [{ do: 'gain-credits' as const, amount: 1000 }] },
    { of: 'across-the-core', effects: [{ do: 'cross-the-core' as const }] },
  ],
};
const bazaar = { id: 'bazaar', origin: 'encounter' as const, encounterDeck: 'ryloth-naboo', sections: [] };
const told = { cards: [jam, bazaar] };
const start = table({ ann: { space: 'spinward-core' }, ...inEncounter });
const draws = (more: object = {}) => ({ type: 'encounter.space', seat: 'ann', card: 'hyperlane-jam', ...more });
const next = { type: 'planning.gain-credits', seat: 'ben' };

export const examples: readonly Example[] = [
  comesTo(
    'encountering-a-space.1.2',
    'who announces nothing resolves the section of the Core Worlds, whatever lies beside them',
    start,
    [draws(ofAnn({ credits: 6000, space: 'spinward-core' })), next],
    undefined,
    told,
  ),
  breaks('credits.2', 'and no other sum comes of it', start, [draws(ofAnn({ credits: 9000 })), next], told),
  comesTo(
    'across-the-core.2',
    'who announces the crossing is on the other side',
    start,
    [draws({ cross: true, ...ofAnn({ credits: 5000, space: 'trailing-core' }) }), next],
    undefined,
    told,
  ),
  breaks(
    'across-the-core.2',
    'not where the crossing began',
    start,
    [draws({ cross: true, ...ofAnn({ space: 'spinward-core' }) }), next],
    told,
  ),
  breaks(
    'encountering-a-space.1.1',
    'the other section is not resolved instead: that is one breach, of the announced one',
    start,
    [draws({ cross: true, ...ofAnn({ space: 'spinward-core', credits: 6000 }) }), next],
    told,
  ),
  breaks(
    'encountering-a-space.1.2',
    'nor the crossing where it is not announced',
    start,
    [draws({ cross: false, ...ofAnn({ space: 'trailing-core', credits: 5000 }) }), next],
    told,
  ),
  breaks('movement.0.1', 'nor on any other planet', start, [draws(ofAnn({ space: 'naboo' })), next], told),
  breaks(
    'encountering-a-space.0.1',
    'no card of another deck is drawn there',
    start,
    [draws({ card: 'bazaar' }), next],
    told,
  ),
];
