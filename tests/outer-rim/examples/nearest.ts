import type { Start, StartSeat } from '../../../schemas/outer-rim/header.ts';
import { type Example, table } from '../example.ts';
import { beacon, call, ladder } from '../maps.ts';

const header = { map: ladder };

/** Ann asks with a card for the nearest of a kind. */
function asked(
  kind: 'player' | 'planet' | 'patrol',
  facts: { ann?: StartSeat; ben?: StartSeat; patrols?: Start['patrols'] } = {},
): Start {
  return table({
    ...facts,
    ann: { ...facts.ann, assets: [beacon({ do: 'choose-nearest', kind })] },
    turn: { step: 'action' },
  });
}

function named(chosen: string, seat = 'ann') {
  return { type: 'nearest.choose', seat, chosen };
}

const everywhere = {
  imperial: { level: 1, space: 'n3' },
  hutt: { level: 1, space: 'naboo' },
  rebel: { level: 1, space: 'n1' },
  syndicate: { level: 1, space: 'spinward-core' },
} as const;

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.nearest.0.1',
    shows: 'the planet one space away is nearer than the one two spaces away',
    start: asked('planet', { ann: { space: 'n4' } }),
    header,
    moves: [call, named('naboo')],
  },
  {
    rule: 'outer-rim.nearest.0.1',
    shows: 'a planet farther away is not the nearest',
    start: asked('planet', { ann: { space: 'n4' } }),
    header,
    moves: [call, named('spinward-core')],
    breaks: ['outer-rim.nearest.0.1'],
  },
  {
    rule: 'outer-rim.nearest.0.1',
    shows: 'a patrol that the log has never placed might be nearer',
    start: asked('patrol', { ann: { space: 'n4' }, patrols: { hutt: { level: 1, space: 'naboo' } } }),
    header,
    moves: [call, named('hutt')],
    doubtful: true,
  },
  {
    rule: 'outer-rim.nearest.1',
    shows: 'the shortest way counts, through the Maelstrom and past hostile patrols',
    start: asked('patrol', {
      ann: { space: 'tatooine', reputation: { imperial: 'negative' } },
      patrols: { ...everywhere, imperial: { level: 1, space: 'maelstrom' } },
    }),
    header,
    moves: [call, named('imperial')],
  },
  {
    rule: 'outer-rim.nearest.1',
    shows: 'a detour that avoids the Maelstrom does not make the patrol behind it farther away',
    start: asked('patrol', {
      ann: { space: 'tatooine' },
      patrols: {
        ...everywhere,
        imperial: { level: 1, space: 'naboo' },
        hutt: { level: 1, space: 'n4' },
        rebel: { level: 1, space: 'n4' },
      },
    }),
    header,
    moves: [call, named('hutt')],
    breaks: ['outer-rim.nearest.0.1'],
  },
  {
    rule: 'outer-rim.nearest.2.a',
    shows: 'an effect picks the nearest player',
    start: asked('player'),
    header,
    moves: [call, named('ben')],
  },
  {
    rule: 'outer-rim.nearest.2.a',
    shows: 'no planet is picked where a player is asked for',
    start: asked('player'),
    header,
    moves: [call, named('naboo'), named('ben')],
    breaks: ['outer-rim.nearest.2.a'],
  },
  {
    rule: 'outer-rim.nearest.2.a',
    shows: 'which one it is goes without saying',
    start: asked('planet', { ann: { space: 'n4' } }),
    header,
    moves: [call, { type: 'action.end', seat: 'ann' }],
  },
  {
    rule: 'outer-rim.nearest.2.b',
    shows: 'of two equally near patrols the current player names one',
    start: asked('patrol', { ann: { space: 'n2' }, patrols: everywhere }),
    header,
    moves: [call, named('rebel')],
  },
  {
    rule: 'outer-rim.nearest.2.b',
    shows: 'or the other',
    start: asked('patrol', { ann: { space: 'n2' }, patrols: everywhere }),
    header,
    moves: [call, named('imperial')],
  },
  {
    rule: 'outer-rim.nearest.2.b',
    shows: 'another player does not decide that',
    start: asked('patrol', { ann: { space: 'n2' }, patrols: everywhere }),
    header,
    moves: [call, named('rebel', 'ben')],
    breaks: ['outer-rim.nearest.2.b'],
  },
  {
    rule: 'outer-rim.nearest.3',
    shows: 'the planet on which somebody is is their nearest',
    start: asked('planet'),
    header,
    moves: [call, named('tatooine')],
  },
  {
    rule: 'outer-rim.nearest.3',
    shows: 'no other planet is',
    start: asked('planet'),
    header,
    moves: [call, named('kessel')],
    breaks: ['outer-rim.nearest.3'],
  },
  {
    rule: 'outer-rim.nearest.3.1',
    shows: 'the nearest player is another one, however far away',
    start: asked('player', { ben: { space: 'spinward-core' } }),
    header,
    moves: [call, named('ben')],
  },
  {
    rule: 'outer-rim.nearest.3.1',
    shows: 'nobody is their own nearest player',
    start: asked('player'),
    header,
    moves: [call, named('ann'), named('ben')],
    breaks: ['outer-rim.nearest.3.1'],
  },
];
