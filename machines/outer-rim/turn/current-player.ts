/**
 * @module
 * Current player (LRR page 8): the one whose turn it is. The facts hold it as `turn.seat`; player-turn.ts moves it on.
 */
import type { Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';

export const currentPlayer: Slice<Facts> = {
  carriesOut: ['outer-rim.current-player.0.1'],
};
