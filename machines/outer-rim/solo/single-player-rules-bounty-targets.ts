/**
 * @module
 * Single-Player Rules: Bounty Targets (LRR page 22). The bounty hunter AI player heads for characters, crew and contacts that its
 * bounties name, and for the nearest facedown contact of the class of one that is not in sight. Who they are and which of them
 * it prefers is in bounty-targets.ts, how it moves in single-player-rules-moving.ts.
 */
import type { Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';
import { forces } from './wrong-ways.ts';

export const bountyTargetRules: Slice<Facts> = {
  constraints: {
    'outer-rim.single-player-rules-bounty-targets.0.2': forces('outer-rim.single-player-rules-bounty-targets.0.2'),
    'outer-rim.single-player-rules-bounty-targets.0.3': forces('outer-rim.single-player-rules-bounty-targets.0.3'),
  },
};
