/**
 * @module
 * The Maelstrom (LRR page 13): a space that stops ships which enter it. Stopping in the planning step is movement.3
 * (movement.ts), additional turns are gained in obligations.ts and begin in player-turn.ts.
 */
import type { Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';
import { stoppedByMaelstrom } from './movement.ts';

export const maelstrom: Slice<Facts> = {
  constraints: {
    'outer-rim.maelstrom.2.a': stoppedByMaelstrom,
  },
  carriesOut: ['outer-rim.maelstrom.2.b', 'outer-rim.maelstrom.5'],
  restates: {
    'outer-rim.maelstrom.0.1': 'outer-rim.movement.3',
    'outer-rim.maelstrom.1': 'outer-rim.movement.3',
  },
  waits: {
    'outer-rim.maelstrom.3.a':
      'Encounter decks and the cards drawn from them are not refereed yet; a log declares what the card brought.',
    'outer-rim.maelstrom.3.b':
      'The texts of encounter cards are not refereed yet; a log declares an additional turn as an effect.',
    'outer-rim.maelstrom.6': 'No ability of the catalogue whose structure is known speaks of navpoints.',
  },
};
