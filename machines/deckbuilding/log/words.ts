/**
 * @module
 * Words for the sentences in which slices say their moves.
 */

/** A sentence with a subject of its own, which may be the id of a card: it begins with a capital letter. */
export function sentence(words: string): string {
  return words.replace(/^[a-z]/, (first) => first.toUpperCase());
}

/** The target of an attack or of damage. */
export function aim(target: string | undefined): string {
  return target === undefined || target === 'base' ? "the opponent's base" : target;
}
