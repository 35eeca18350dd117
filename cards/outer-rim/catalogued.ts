/**
 * @module
 * Every component of Outer Rim with what the catalogue knows of it and what is missing, for whoever has it in their own box.
 */
import { type Catalogued, isWhole } from '../../schemas/box.ts';
import type { Json } from '../../schemas/json.ts';
import type { CardFacts } from '../../schemas/outer-rim/cards.ts';
import charactersFile from './characters.json' with { type: 'json' };
import contactsFile from './contacts.json' with { type: 'json' };
import databankFile from './databank.json' with { type: 'json' };
import encountersFile from './encounters.json' with { type: 'json' };
import { catalogue } from './index.ts';
import marketFile from './market.json' with { type: 'json' };
import patrolsFile from './patrols.json' with { type: 'json' };
import shipsFile from './ships.json' with { type: 'json' };

/** What every source row has. */
interface Row {
  readonly confidence: string;
  readonly provenance: readonly string[];
}

/** The facts of a market card that matter, by its type; the first of them for every card. */
const OF_MARKET = ['deck', 'type', 'cost', 'traits', 'bonuses', 'abilities', 'patrolIcon', 'contactIcon'] as const;
const OF_TYPE: Readonly<Record<string, readonly (keyof CardFacts)[]>> = {
  cargo: ['destination', 'reward'],
  job: ['destination', 'reward'],
  bounty: ['contact', 'combat', 'eliminationReward', 'destination', 'reward'],
  crew: ['skills'],
};
const OF_SHIP_CARDS = ['deck', 'type', 'ship', 'cost', 'patrolIcon', 'contactIcon'] as const;
const OF_CREW = ['type', 'skills', 'bonuses', 'abilities'] as const;
const OF_SHEETS = ['cost', 'hyperdrive', 'combat', 'hull', 'slots', 'bonuses', 'abilities'] as const;
const OF_CHARACTERS = ['combat', 'health', 'skills', 'bonuses', 'abilities'] as const;

/** A component with those of these facts that it lacks. `said`: what an unsure source says of them. */
function component(
  kind: string,
  members: Readonly<Record<string, Json>>,
  called: string | null,
  facts: object,
  needs: readonly string[],
  row: Row,
  said: Readonly<Record<string, unknown>> = {},
): Catalogued {
  const stated = Object.entries(facts).filter(
    ([fact, value]) => !Object.hasOwn(members, fact) && fact !== 'name' && value !== undefined && value !== null,
  );
  const known = Object.fromEntries(stated) as Record<string, Json>;
  const missing = needs.filter((fact) => !isWhole(known[fact]));
  const unsure = Object.entries(said).filter(
    ([fact, value]) => missing.includes(fact) && value !== null && value !== undefined,
  );
  const { confidence, provenance } = row;
  return {
    kind,
    name: Object.values(members).join('-'),
    members,
    called,
    known,
    unsure: Object.fromEntries(unsure) as Record<string, Json>,
    missing,
    confidence,
    provenance,
  };
}

/** What a row says of a reward without being certain of it. */
function rewardSaid(reward: unknown): unknown {
  if (typeof reward !== 'object' || reward === null) return null;
  const { credits, fame } = reward as { credits?: number | null; fame?: number | null };
  const parts = Object.entries({ credits, fame }).filter(([, value]) => value !== null && value !== undefined);
  return parts.length === 0 ? null : Object.fromEntries(parts);
}

function marketNeeds(type: string | null | undefined): readonly string[] {
  if (type === 'ship') return OF_SHIP_CARDS;
  return [...OF_MARKET, ...(OF_TYPE[type ?? ''] ?? [])];
}

/** Every component of the game with its expansion, in the order of the kinds of `schemas/outer-rim/box.ts`. */
export function catalogued(): readonly Catalogued[] {
  const { cards, ships, goalSides, characters, patrols, contacts } = catalogue({ expansion: true });
  const found: Catalogued[] = [];
  for (const row of marketFile.cards) {
    const card = cards.get(row.id) ?? { id: row.id };
    const { asset_type: type, cost, destination, combat_type: kind = null, combat_value: value = null } = row;
    const said = {
      type,
      cost,
      destination,
      reward: rewardSaid(row.reward),
      ...(type === 'bounty' && (kind !== null || value !== null) ? { combat: { kind, value } } : {}),
      eliminationReward: rewardSaid(row.elimination_reward),
    };
    found.push(component('cards', { id: row.id }, row.name, card, marketNeeds(card.type ?? type), row, said));
  }
  for (const row of contactsFile.contacts) {
    const id = `crew-${row.id}`;
    const card = cards.get(id);
    if (card !== undefined || row.class !== null)
      found.push(
        component('cards', { id }, `${row.name} as crew`, card ?? { id }, OF_CREW, row, { skills: row.crew.skills }),
      );
  }
  for (const row of encountersFile.encounters)
    found.push(
      component('encounters', { id: row.id }, row.name, cards.get(row.id) ?? {}, ['encounterDeck', 'sections'], row),
    );
  for (const row of databankFile.databank)
    found.push(component('databank', { id: row.id }, row.name, cards.get(row.id) ?? {}, ['number', 'program'], row));
  for (const row of shipsFile.ships) {
    const said = { cost: row.cost, hyperdrive: row.hyperdrive, combat: row.ship_combat, hull: row.hull };
    const sheet = ships.get(row.id) ?? {};
    found.push(component('ships', { id: row.id }, row.name, sheet, OF_SHEETS, row, said));
  }
  for (const row of shipsFile.ships) {
    const side = goalSides.get(row.id);
    if (side === undefined) continue;
    const { hyperdrive, combat, hull, slots } = side;
    const needs = ['hyperdrive', 'combat', 'hull', 'slots'];
    found.push(component('goalSides', { id: row.id }, row.name, { hyperdrive, combat, hull, slots }, needs, row));
  }
  for (const row of charactersFile.characters)
    found.push(component('characters', { id: row.id }, row.name, characters.get(row.id) ?? {}, OF_CHARACTERS, row));
  for (const row of patrolsFile.patrols) {
    const { faction, level } = row;
    const { level: _, ...token } = patrols.get(`${faction}-${level}`) ?? { level };
    const said = { combat: row.ship_combat, reward: rewardSaid(row.reward) ?? rewardSaid(row.reward_guess) };
    found.push(component('patrols', { faction, level }, row.name, token, ['combat', 'reward'], row, said));
  }
  for (const row of contactsFile.contacts) {
    const { class: own = null } = contacts.get(row.id) ?? {};
    found.push(component('contacts', { id: row.id }, row.name, { class: own }, ['class'], row, { class: row.class }));
  }
  return found;
}
