/**
 * @module
 * A move that a table records under the type of another one.
 */
import type { StrangeName } from './ruleset.ts';

/** The type of a move as a wrong name (log.the-move-log.5), and the type that was plainly meant. */
export function otherType(
  name: string,
  type: string,
  rest: Pick<StrangeName, 'rule' | 'moves' | 'doubt'> & { readonly of?: string },
): StrangeName {
  return { kind: 'move', of: 'for it', ...rest, name, path: ['type'], known: [type], meant: [type] };
}
