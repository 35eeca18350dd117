/**
 * @module
 * Every component of the Deckbuilding Game with what the catalogue knows of it, and the questions on which its sources differ.
 */
import type { Catalogued } from '../../schemas/box.ts';
import { boxKinds } from '../../schemas/deckbuilding/box.ts';
import type { Json } from '../../schemas/json.ts';
import basesFile from './bases.json' with { type: 'json' };
import cardsFile from './cards.json' with { type: 'json' };
import { catalogue } from './index.ts';

/** What the facts of a card are told by: what is null there is a card that has none. */
const OF_CARDS = ['faction', 'type', 'deck', 'count', 'cost', 'attack', 'resources', 'force', 'traits', 'unique'];

function factsOf(card: object, names: readonly string[]): Record<string, Json> {
  const told = Object.entries(card).filter(([fact, value]) => names.includes(fact) && value !== null);
  return Object.fromEntries(told) as Record<string, Json>;
}

/** Every card and base, and before them the questions that the sources leave open. */
export function catalogued(): readonly Catalogued[] {
  const { cards, bases } = catalogue();
  const questions: Catalogued = {
    kind: 'rulings',
    name: '',
    members: {},
    called: 'questions on which sources differ',
    known: {},
    unsure: {},
    missing: Object.keys(boxKinds.rulings.component.shape),
    confidence: 'unsure',
    provenance: [],
  };
  const ofCards = cardsFile.map(({ id, name, confidence, provenance }): Catalogued => {
    const card = cards.get(id) ?? {};
    const known = factsOf(card, [...OF_CARDS, 'targetValue', 'hitPoints', 'reward', 'effect']);
    const missing = OF_CARDS.filter((fact) => known[fact] === undefined);
    return {
      kind: 'cards',
      name: id,
      members: { id },
      called: name,
      known,
      unsure: {},
      missing,
      confidence,
      provenance,
    };
  });
  const ofBases = basesFile.map(({ id, name, confidence, provenance }): Catalogued => {
    const known = factsOf(bases.get(id) ?? {}, ['hitPoints', 'effect']);
    // The hit points of a base on which sources differ are a question of their own: `rulings`.
    return {
      kind: 'bases',
      name: id,
      members: { id },
      called: name,
      known,
      unsure: {},
      missing: [],
      confidence,
      provenance,
    };
  });
  return [questions, ...ofCards, ...ofBases];
}
