/**
 * @module
 * What the cards and bases of the Deckbuilding Game are called. No German card was seen.
 */
import { catalogue } from '../../../cards/deckbuilding/index.ts';
import type { Called } from '../../ruleset.ts';

/** Names of which the sources do not show how much of them is printed on the card. */
const ALSO: Readonly<Record<string, readonly string[]>> = { kafrene: ['Ring of Kafrene'] };

let made: Called | undefined;

/** What is called how, whatever the header says. */
export function called(): Called {
  if (made !== undefined) return made;
  const { cards, bases } = catalogue();
  const named = (
    rows: Iterable<{ readonly id: string; readonly name: string }>,
  ): ReadonlyMap<string, readonly string[]> =>
    new Map([...rows].map(({ id, name }) => [id, [name, ...(ALSO[id] ?? [])]]));
  made = new Map([
    ['card', named(cards.values())],
    ['base', named(bases.values())],
  ]);
  return made;
}
