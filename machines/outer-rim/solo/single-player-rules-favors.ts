/**
 * @module
 * Single-Player Rules: Favors (LRR page 25): they are not in use where AI cards play.
 */
import type { Header } from '../../../schemas/outer-rim/header.ts';
import type { HeaderFinding } from '../../ruleset.ts';

/** Favors that a header has in a single-player game. */
export function favorsInSolo({ options }: Header): HeaderFinding[] {
  if (options?.favors !== true) return [];
  return [
    {
      kind: 'violation',
      rule: 'outer-rim.single-player-rules-favors.0.1',
      pointer: '/options/favors',
      message: 'favors and debt tokens are not available in a single-player game',
      facts: { favors: true },
    },
  ];
}
