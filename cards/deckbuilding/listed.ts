/**
 * @module
 * The catalogue of the Deckbuilding Game as people look it up: facts on which sources differ are not known.
 */
import type { Json } from '../../schemas/json.ts';
import type { Listed } from '../listed.ts';
import basesFile from './bases.json' with { type: 'json' };
import cardsFile from './cards.json' with { type: 'json' };
import type { BaseRow, CardRow } from './schema.ts';

function cardsListed(): Listed[] {
  return (cardsFile as unknown as CardRow[]).map((row) => {
    const { id, name, faction, type, deck, count, cost, attack, resources, force, targetValue, hitPoints } = row;
    const { unique, traits, reward, ability, confidence, provenance } = row;
    const facts: Record<string, Json> = {
      faction,
      type,
      deck,
      copies: count,
      cost,
      attack,
      resources,
      force,
      ...(type === 'capital-ship' ? { hitPoints } : { targetValue }),
      ...(unique ? { unique } : {}),
      ...(traits.length === 0 ? {} : { traits }),
      ...(reward === null
        ? {}
        : { reward: Object.fromEntries(Object.entries(reward).filter(([, value]) => value)) as Json }),
      ability: ability ?? 'none',
    };
    return { kind: 'card', id, name, german: [], facts, confidence, provenance };
  });
}

function basesListed(): Listed[] {
  return (basesFile as unknown as BaseRow[]).map((row) => {
    const { id, name, faction, hitPoints, hitPointsCandidates, startingBase, beginnerDeck, ability } = row;
    const facts: Record<string, Json> = {
      faction,
      hitPoints,
      ...(hitPointsCandidates === undefined ? {} : { sourcesSay: hitPointsCandidates }),
      startingBase,
      beginnerDeck,
      ability: ability ?? 'none',
    };
    return { kind: 'base', id, name, german: [], facts, confidence: row.confidence, provenance: row.provenance };
  });
}

/** By kind, in the plural, every component. */
export function listedComponents(): ReadonlyMap<string, () => readonly Listed[]> {
  return new Map([
    ['cards', cardsListed],
    ['bases', basesListed],
  ]);
}
