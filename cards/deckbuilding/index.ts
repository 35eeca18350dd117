/**
 * @module
 * The catalogue of the Deckbuilding Game as the referee uses it. Facts on which sources differ are null in the data and
 * stay open until a log settles them (`Rulings`). Pure data; what comes out is shared, so treat it as read-only.
 */

import type { CardFacts, Effect as EffectFacts, Reward as RewardFacts } from '../../schemas/deckbuilding/cards.ts';
import { Effect, Reward } from '../../schemas/deckbuilding/cards.ts';
import type { Faction, Side } from '../../schemas/deckbuilding/words.ts';
import basesFile from './bases.json' with { type: 'json' };
import cardsFile from './cards.json' with { type: 'json' };
import type { BaseRow, CardRow } from './schema.ts';

/** A unit or a capital ship. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly faction: Faction;
  readonly type: 'unit' | 'capital-ship';
  readonly deck: 'starter' | 'outer-rim-pilot' | 'galaxy';
  /** copies in the box */
  readonly count: number;
  readonly cost: number;
  readonly attack: number;
  readonly resources: number;
  readonly force: number;
  readonly targetValue: number | null;
  readonly hitPoints: number | null;
  readonly unique: boolean;
  readonly traits: readonly string[];
  readonly reward: RewardFacts | null;
  readonly effect: EffectFacts | null;
}

export interface BaseCard {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** null: sources differ */
  readonly hitPoints: number | null;
  /** the most that any source gives */
  readonly hitPointsAtMost: number;
  readonly starting: boolean;
  readonly beginner: boolean;
  readonly effect: EffectFacts | null;
}

function cardOf(row: CardRow): Card {
  const {
    id,
    name,
    faction,
    type,
    deck,
    count,
    cost,
    attack,
    resources,
    force,
    targetValue,
    hitPoints,
    unique,
    traits,
    reward,
    effect,
  } = row;
  return {
    id,
    name,
    faction,
    type,
    deck,
    count,
    cost,
    attack,
    resources,
    force,
    targetValue,
    hitPoints,
    unique,
    traits,
    reward: reward === null ? null : Reward.parse(reward),
    effect: effect === null ? null : Effect.parse(effect),
  };
}

function baseOf(row: BaseRow): BaseCard {
  const { id, name, faction, hitPoints, hitPointsCandidates, startingBase, beginnerDeck, effect } = row;
  return {
    id,
    name,
    side: faction,
    hitPoints,
    hitPointsAtMost: hitPoints ?? Math.max(...(hitPointsCandidates ?? [99])),
    starting: startingBase,
    beginner: beginnerDeck,
    effect: effect === null ? null : Effect.parse(effect),
  };
}

export interface Catalogue {
  readonly cards: ReadonlyMap<string, Card>;
  readonly bases: ReadonlyMap<string, BaseCard>;
}

let printed: Catalogue | undefined;

/** Every card and base of the box. */
export function catalogue(): Catalogue {
  printed ??= {
    cards: new Map((cardsFile as unknown as CardRow[]).map((row) => [row.id, cardOf(row)])),
    bases: new Map((basesFile as unknown as BaseRow[]).map((row) => [row.id, baseOf(row)])),
  };
  return printed;
}

/**
 * The catalogue, or another one (`printed`), with a log's own cards; names the cards of which too little is said.
 */
export function catalogueWith(
  stated: readonly CardFacts[],
  printed: Catalogue = catalogue(),
): {
  catalogue: Catalogue;
  incomplete: { index: number; lacks: string[] }[];
} {
  const { cards, bases } = printed;
  if (stated.length === 0) return { catalogue: { cards, bases }, incomplete: [] };
  const all = new Map(cards);
  const incomplete: { index: number; lacks: string[] }[] = [];
  for (const [index, facts] of stated.entries()) {
    const known = all.get(facts.id);
    const lacks = (['faction', 'type', 'cost', 'attack'] as const).filter(
      (word) => known === undefined && facts[word] === undefined,
    );
    if (lacks.length > 0) {
      incomplete.push({ index, lacks });
      continue;
    }
    const blank: Card = {
      id: facts.id,
      name: facts.name ?? facts.id,
      faction: 'neutral',
      type: 'unit',
      deck: 'galaxy',
      count: 1,
      cost: 0,
      attack: 0,
      resources: 0,
      force: 0,
      targetValue: null,
      hitPoints: null,
      unique: false,
      traits: [],
      reward: null,
      effect: null,
    };
    const told = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
    all.set(facts.id, { ...blank, ...known, ...told });
  }
  return { catalogue: { cards: all, bases }, incomplete };
}
