import { type Example, table } from '../example.ts';
import { beacon, call, ladder } from '../maps.ts';

const header = { map: ladder };

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.factions.0.1',
    shows: 'every player has a reputation with each of the four factions',
    start: table({ turn: { step: 'action' } }),
    header,
    moves: [
      {
        type: 'action.end',
        seat: 'ann',
        expect: {
          seats: {
            ben: { reputation: { rebel: 'neutral', imperial: 'neutral', hutt: 'neutral', syndicate: 'neutral' } },
          },
        },
      },
    ],
  },
  {
    rule: 'outer-rim.factions.0.1',
    shows: 'reputation with one faction is not reputation with another',
    start: table({ ann: { assets: [beacon({ do: 'gain-reputation', faction: 'hutt' })] }, turn: { step: 'action' } }),
    header,
    moves: [{ ...call, expect: { seats: { ann: { reputation: { hutt: 'positive', syndicate: 'positive' } } } } }],
    breaks: ['outer-rim.reputation.2'],
  },
  {
    rule: 'outer-rim.factions.1',
    shows: 'the boards of two players record different reputations',
    start: table({ ann: { assets: [beacon({ do: 'gain-reputation', faction: 'hutt' })] }, turn: { step: 'action' } }),
    header,
    moves: [
      {
        ...call,
        expect: { seats: { ann: { reputation: { hutt: 'positive' } }, ben: { reputation: { hutt: 'neutral' } } } },
      },
    ],
  },
  {
    rule: 'outer-rim.factions.1',
    shows: 'what one player gains is not recorded on the board of another',
    start: table({ ann: { assets: [beacon({ do: 'gain-reputation', faction: 'hutt' })] }, turn: { step: 'action' } }),
    header,
    moves: [{ ...call, expect: { seats: { ben: { reputation: { hutt: 'positive' } } } } }],
    breaks: ['outer-rim.reputation.2'],
  },
];
