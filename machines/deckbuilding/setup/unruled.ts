/**
 * @module
 * What a house card says that nobody could carry out: a word at a moment that a card never has, or what bases alone do. Left
 * alone, it would condemn a table that goes by its card.
 */
import { pointerOf } from '../../../schemas/json.ts';
import type { CardFacts, Effect, Entry } from '../table/types.ts';
import type { Finder } from './finder.ts';

/** What applies by itself, as long as its card is in play. */
const APPLIES: ReadonlySet<Entry['op']> = new Set(['modify-attack', 'allow-row-attack']);

function whyNot({ trigger }: Effect, { op }: Entry): string | null {
  if (op === 'prevent-damage') return 'bases alone prevent damage';
  if (trigger === 'on-reveal') return 'bases alone are revealed';
  if (trigger === 'constant')
    return APPLIES.has(op) ? null : `${op} is done at a moment: a constant ability applies by itself`;
  return op === 'allow-row-attack' ? 'cards are allowed to be attacked by a constant ability' : null;
}

/** Tells each part of the ability of a house card that cannot be carried out, at its place. */
export function unruled(cards: readonly CardFacts[], find: Finder): void {
  for (const [index, { effect }] of cards.entries()) {
    if (effect === undefined || effect === null) continue;
    for (const list of ['effects', 'choose'] as const)
      for (const [at, entry] of (effect[list] ?? []).entries()) {
        const why = whyNot(effect, entry);
        if (why !== null) find('problem', pointerOf(['cards', index, 'effect', list, at, 'op']), why);
      }
  }
}
