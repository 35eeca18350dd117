/**
 * @module
 * Where the table stands, in its own words: what is told of a move that no procedure takes and of which no rule compares facts.
 */
import type { Json } from '../schemas/json.ts';
import type { BaseFacts, Ruleset } from './ruleset.ts';

/** The frames of the game and of its turn: what is under way in them is told by whose turn it is. */
const TURN = 2;

/** The innermost procedure, as far as it is told. */
export interface UnderWay {
  readonly words: string;
  /** how many procedures are under way, this one included */
  readonly depth: number;
  /** the seats whose decision is awaited; empty: chance decides */
  readonly seats: readonly string[];
}

/** What is under way in a chart, in the words of the rulebook; `underWay`: what the slices call it. */
export function inWords(underWay: ReadonlyMap<string, string>, chart: string): string {
  return underWay.get(chart) ?? chart.replaceAll('-', ' ');
}

/** Whose turn it is, what is under way in it, and whose decision is awaited; once somebody has won, nobody's. */
export function whereabouts<F extends BaseFacts>(
  ruleset: Ruleset<F>,
  facts: F,
  { words, depth, seats }: UnderWay,
): Readonly<Record<string, Json>> {
  const said = ruleset.tells?.(facts) ?? {};
  // Only the game's own chart is left by itself: the game is over.
  if (depth < TURN) return said;
  return {
    ...said,
    ...(depth > TURN ? { underWay: words } : {}),
    awaited: seats.length === 0 ? 'chance' : seats.join(', '),
  };
}
