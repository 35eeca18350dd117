import { type Example, table } from '../example.ts';
import { beacon, call, ladder } from '../maps.ts';

const header = { map: ladder };
const action = { step: 'action' } as const;

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.maelstrom.2.a',
    shows: 'movement that an ability allows may end in the Maelstrom',
    start: table({ ann: { assets: [beacon({ do: 'move', spaces: 3 })] }, turn: action }),
    header,
    moves: [call, { type: 'move.along', seat: 'ann', path: ['n2', 'n3', 'maelstrom'] }],
    final: { seats: { ann: { space: 'maelstrom' } } },
  },
  {
    rule: 'outer-rim.maelstrom.2.a',
    shows: 'movement that an ability allows does not lead through the Maelstrom either',
    start: table({ ann: { assets: [beacon({ do: 'move', spaces: 3 })] }, turn: action }),
    header,
    moves: [call, { type: 'move.along', seat: 'ann', path: ['maelstrom', 'naboo'] }],
    breaks: ['outer-rim.maelstrom.2.a'],
  },
  {
    rule: 'outer-rim.maelstrom.2.b',
    shows: 'whoever begins such a movement in the Maelstrom can leave it',
    start: table({ ann: { space: 'maelstrom', assets: [beacon({ do: 'move', spaces: 2 })] }, turn: action }),
    header,
    moves: [call, { type: 'move.along', seat: 'ann', path: ['naboo', 'n4'] }],
    final: { seats: { ann: { space: 'n4' } } },
  },
  {
    rule: 'outer-rim.maelstrom.2.b',
    shows: 'but cannot leave it, come back and leave it again',
    start: table({ ann: { space: 'maelstrom', assets: [beacon({ do: 'move', spaces: 4 })] }, turn: action }),
    header,
    moves: [call, { type: 'move.along', seat: 'ann', path: ['n3', 'maelstrom', 'naboo'] }],
    breaks: ['outer-rim.maelstrom.2.a'],
  },
  {
    rule: 'outer-rim.maelstrom.4.a',
    shows: 'an encounter in the Maelstrom brings an additional turn',
    start: table({ ann: { space: 'maelstrom' }, turn: { step: 'encounter' } }),
    header,
    moves: [{ type: 'encounter.space', seat: 'ann', effects: [{ do: 'additional-turn' }] }],
    doubtful: true,
    final: { turn: { seat: 'ann', additional: true, step: 'planning' } },
  },
  {
    rule: 'outer-rim.maelstrom.4.a',
    shows: 'whoever was given an additional turn cannot have it denied',
    start: table({ ann: { assets: [beacon({ do: 'additional-turn' })] }, turn: action }),
    header,
    moves: [{ ...call, expect: { turn: { grantsTurn: false } } }],
    breaks: ['outer-rim.maelstrom.4.a'],
  },
  {
    rule: 'outer-rim.maelstrom.4.b',
    shows: 'the additional turn is a whole turn and comes before that of the next player',
    start: table({ ann: { space: 'maelstrom' }, turn: { step: 'encounter' } }),
    header,
    moves: [
      { type: 'encounter.space', seat: 'ann', effects: [{ do: 'additional-turn' }] },
      { type: 'planning.gain-credits', seat: 'ann' },
      { type: 'action.end', seat: 'ann' },
      { type: 'encounter.space', seat: 'ann' },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    doubtful: true,
    final: { turn: { seat: 'ben', additional: false, step: 'action' } },
  },
  {
    rule: 'outer-rim.maelstrom.4.b',
    shows: 'a claim that the next player is on turn is wrong',
    start: table({ ann: { space: 'maelstrom' }, turn: { step: 'encounter' } }),
    header,
    moves: [
      { type: 'encounter.space', seat: 'ann', effects: [{ do: 'additional-turn' }], expect: { turn: { seat: 'ben' } } },
    ],
    breaks: ['outer-rim.maelstrom.4.b'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.maelstrom.4.1',
    shows: 'no further turn is gained in an additional turn',
    start: table({ ann: { space: 'maelstrom' }, turn: { step: 'encounter', additional: true } }),
    header,
    moves: [{ type: 'encounter.space', seat: 'ann', effects: [{ do: 'additional-turn' }] }],
    doubtful: true,
    final: { turn: { seat: 'ben', additional: false } },
  },
  {
    rule: 'outer-rim.maelstrom.4.1',
    shows: 'a claim to have gained a further turn is wrong',
    start: table({ ann: { assets: [beacon({ do: 'additional-turn' })] }, turn: { step: 'action', additional: true } }),
    header,
    moves: [{ ...call, expect: { turn: { grantsTurn: true } } }],
    breaks: ['outer-rim.maelstrom.4.1'],
  },
  ...anotherTurn(),
  {
    rule: 'outer-rim.maelstrom.5',
    shows: 'a patrol goes through the Maelstrom',
    start: table({
      ann: { space: 'kessel', assets: [beacon({ do: 'move-patrol', faction: 'imperial', spaces: 2 })] },
      patrols: { imperial: { level: 1, space: 'naboo' } },
      turn: action,
    }),
    header,
    moves: [call, { type: 'patrol.move', seat: 'ann', faction: 'imperial', path: ['maelstrom', 'tatooine'] }],
    final: { patrols: { imperial: { space: 'tatooine' } } },
  },
  {
    rule: 'outer-rim.maelstrom.5',
    shows: 'it does not end its move there for that reason',
    start: table({
      ann: { space: 'kessel', assets: [beacon({ do: 'move-patrol', faction: 'imperial', spaces: 2 })] },
      patrols: { imperial: { level: 1, space: 'naboo' } },
      turn: action,
    }),
    header,
    moves: [call, { type: 'patrol.move', seat: 'ann', faction: 'imperial', path: ['maelstrom'] }],
    breaks: ['outer-rim.patrol-movement.2'],
  },
];

/** The card of an additional turn says that its player takes another one, and the table has them take it. */
function anotherTurn(): Example[] {
  const card = (id: string) => ({
    id,
    origin: 'encounter' as const,
    encounterDeck: 'kessel-maelstrom' as const,
    sections: [{ of: 'maelstrom', effects: [{ do: 'additional-turn' as const }] }],
  });
  const meets = (id: string) => ({ type: 'encounter.space', seat: 'ann', card: id });
  const gains = (seat: string) => ({ type: 'planning.gain-credits', seat });
  const goesOn = { turn: { seat: 'ann', additional: true } };
  const shown: Pick<Example, 'rule' | 'start' | 'header'> = {
    rule: 'outer-rim.maelstrom.4.1',
    start: table({ ann: { space: 'maelstrom' }, turn: { step: 'encounter' } }),
    header: { ...header, cards: [card('storm'), card('calm')] },
  };
  return [
    {
      ...shown,
      shows: 'whoever is said to gain a further turn in an additional one hands over behind it',
      moves: [meets('storm'), gains('ann'), meets('calm'), gains('ben')],
      final: { turn: { seat: 'ben', step: 'action' } },
    },
    {
      ...shown,
      shows: 'who takes it all the same is told that there is none',
      moves: [meets('storm'), gains('ann'), meets('calm'), gains('ann'), { type: 'action.end', seat: 'ann' }],
      breaks: ['outer-rim.maelstrom.4.1'],
    },
    {
      ...shown,
      shows: 'that is one slip, whatever is claimed of it',
      moves: [
        meets('storm'),
        gains('ann'),
        { ...meets('calm'), expect: goesOn },
        { ...gains('ann'), expect: { seats: { ann: { credits: 9000 } } } },
        { type: 'action.end', seat: 'ann', expect: goesOn },
      ],
      breaks: ['outer-rim.maelstrom.4.1'],
    },
    {
      ...shown,
      shows: 'one of the claims alone is told so, too, where the next player goes on',
      moves: [meets('storm'), gains('ann'), { ...meets('calm'), expect: { turn: { seat: 'ann' } } }, gains('ben')],
      breaks: ['outer-rim.maelstrom.4.1'],
    },
    {
      ...shown,
      shows: 'without such a card it is simply not their turn',
      moves: [meets('storm'), gains('ann'), { ...meets('calm'), card: 'still', effects: [] }, gains('ann')],
      breaks: ['outer-rim.player-turn.0.1'],
      doubtful: true,
    },
  ];
}
