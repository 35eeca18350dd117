import { type Example, table } from '../example.ts';
import { beacon, call, ladder } from '../maps.ts';

const header = { map: ladder };
const action = { step: 'action' } as const;

/** Ann uses a card that gives 1 reputation with the faction of her planet. */
function onSpace(
  space: string,
  reputation: 'gain-reputation' | 'lose-reputation' = 'gain-reputation',
): Example['start'] {
  return table({ ann: { space, assets: [beacon({ do: reputation, faction: 'your-planet' })] }, turn: action });
}

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.spaces.0.1',
    shows: 'a market is on a planet',
    start: table({
      ann: { space: 'tatooine' },
      market: { cargo: { id: 'spice', deck: 'cargo', type: 'cargo', cost: 1000, destination: 'kessel' } },
      turn: action,
    }),
    header,
    moves: [
      { type: 'market.discard', seat: 'ann', deck: 'cargo' },
      {
        type: 'card.reveal',
        deck: 'cargo',
        card: { id: 'tools', type: 'cargo', patrolIcon: 'none', contactIcon: 'none' },
      },
    ],
  },
  {
    rule: 'outer-rim.spaces.0.1',
    shows: 'neither a navpoint nor the Maelstrom is a planet',
    start: table({
      ann: { space: 'maelstrom' },
      market: { cargo: { id: 'spice', deck: 'cargo', type: 'cargo', cost: 1000, destination: 'kessel' } },
      turn: action,
    }),
    header,
    moves: [
      { type: 'market.discard', seat: 'ann', deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: { id: 'tools', type: 'cargo' } },
    ],
    breaks: ['outer-rim.market-action.0.1'],
  },
  {
    rule: 'outer-rim.spaces.3.a',
    shows: 'Naboo bears the icon of the Empire on the printed map',
    start: onSpace('naboo'),
    moves: [{ ...call, expect: { seats: { ann: { reputation: { imperial: 'positive' } } } } }],
  },
  {
    rule: 'outer-rim.spaces.3.a',
    shows: 'it does not bear the icon of the rebels',
    start: onSpace('naboo'),
    moves: [{ ...call, expect: { seats: { ann: { reputation: { imperial: 'neutral', rebel: 'positive' } } } } }],
    breaks: ['outer-rim.spaces.3.1.a'],
  },
  {
    rule: 'outer-rim.spaces.3.1.a',
    shows: 'on Tatooine the faction of the planet is the Hutts',
    start: onSpace('tatooine', 'lose-reputation'),
    header,
    moves: [{ ...call, expect: { seats: { ann: { reputation: { hutt: 'negative' } } } } }],
  },
  {
    rule: 'outer-rim.spaces.3.1.a',
    shows: 'a claim to have kept the reputation with them is wrong',
    start: onSpace('tatooine', 'lose-reputation'),
    header,
    moves: [{ ...call, expect: { seats: { ann: { reputation: { hutt: 'neutral' } } } } }],
    breaks: ['outer-rim.spaces.3.1.a'],
  },
  {
    rule: 'outer-rim.spaces.3.1.b',
    shows: 'on a navpoint no reputation is gained with a planet’s faction',
    start: onSpace('n2'),
    header,
    moves: [
      {
        ...call,
        expect: {
          seats: {
            ann: { reputation: { rebel: 'neutral', imperial: 'neutral', hutt: 'neutral', syndicate: 'neutral' } },
          },
        },
      },
    ],
  },
  {
    rule: 'outer-rim.spaces.3.1.b',
    shows: 'nor is it on a planet without an icon',
    start: onSpace('takodana'),
    moves: [{ ...call, expect: { seats: { ann: { reputation: { rebel: 'positive' } } } } }],
    breaks: ['outer-rim.spaces.3.1.b'],
  },
  {
    rule: 'outer-rim.spaces.4',
    shows: 'an encounter on a Core Worlds space leads across the galaxy',
    start: table({ ann: { space: 'trailing-core' }, turn: { step: 'encounter' } }),
    header,
    moves: [{ type: 'encounter.space', seat: 'ann', effects: [{ do: 'move-directly', to: 'spinward-core' }] }],
    doubtful: true,
    final: { seats: { ann: { space: 'spinward-core' } } },
  },
  {
    rule: 'outer-rim.spaces.4',
    shows: 'a move does not',
    start: table({ ann: { space: 'trailing-core' } }),
    header,
    moves: [{ type: 'planning.move', seat: 'ann', path: ['spinward-core'] }],
    breaks: ['outer-rim.adjacency.2'],
  },
  {
    rule: 'outer-rim.spaces.5',
    shows: 'the Ring of Kafrene is the nearest planet to whoever is there',
    start: table({
      ann: { space: 'ring-of-kafrene', assets: [beacon({ do: 'choose-nearest', kind: 'planet' })] },
      turn: action,
    }),
    moves: [call, { type: 'nearest.choose', seat: 'ann', chosen: 'ring-of-kafrene' }],
  },
  {
    rule: 'outer-rim.spaces.5',
    shows: 'so Takodana is not',
    start: table({
      ann: { space: 'ring-of-kafrene', assets: [beacon({ do: 'choose-nearest', kind: 'planet' })] },
      turn: action,
    }),
    moves: [call, { type: 'nearest.choose', seat: 'ann', chosen: 'takodana' }],
    breaks: ['outer-rim.nearest.3'],
  },
];
