/**
 * @module
 * Appendix 3: Single-Player Rules (LRR page 22): one person plays, against one or two characters that AI cards play.
 */
import type { Header } from '../../../schemas/outer-rim/header.ts';
import type { HeaderFinding } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';
import { isAi } from './players.ts';

/** What is wrong with the people at a table at which AI cards play. */
export function peopleAtStart(facts: Facts, { seats }: Header): HeaderFinding[] {
  const people = seats.filter((seat) => !isAi(facts, seat));
  if (people.length === 1) return [];
  if (people.length === 0)
    return [
      { kind: 'problem', pointer: '/ai', message: 'AI cards play every seat: nobody is left who plays the game' },
    ];
  return [
    {
      kind: 'violation',
      rule: 'outer-rim.appendix-3-single-player-rules.0.1',
      pointer: '/ai',
      message: 'AI cards play in a single-player game only, and more than one person sits at this table',
      facts: { people },
    },
  ];
}
