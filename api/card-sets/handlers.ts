/**
 * @module
 * Sets of cards: what somebody has read off their own box, to be named by other requests.
 */
import { againstTheCatalogue, knownWith, settledBy } from '../../referee/box/check.ts';
import { mergedByGame } from '../../referee/box/merge.ts';
import { readBox } from '../../referee/box/read.ts';
import { sourceOf } from '../../referee/box/source.ts';
import type { Json } from '../../schemas/json.ts';
import type { Text } from '../body.ts';
import { unusable } from '../problems.ts';
import { moved } from '../route.ts';
import { contradicting } from './games.ts';

/** What a set of cards is called in places: what it calls itself. */
export function nameOf(value: unknown): string {
  const { name } = value as { name?: unknown };
  return typeof name === 'string' && name !== '' ? name : 'cards';
}

/** Checks a set of cards; it is kept by whoever asks (`kept` of the operation). */
export function createCardSet({ body }: { body: { value: unknown } & Text }) {
  const read = readBox(sourceOf(nameOf(body.value ?? {}), body.value as Json, body.text));
  if (!read.ok) throw unusable('invalid-cards', moved(read.problems, body.line));
  const [merged] = mergedByGame([read.value]);
  if (merged === undefined) throw new Error('a file of cards is of a game');
  const { box, clashes } = merged;
  if (clashes.length > 0) throw contradicting(clashes);
  return {
    json: {
      hash: read.value.hash,
      ruleset: box.game.ruleset.id,
      name: nameOf(body.value),
      contradictions: againstTheCatalogue(box).map(({ message }) => message),
      settles: [...settledBy(box)],
      known: knownWith(box).map((one) => ({ ...one })),
    },
  };
}
