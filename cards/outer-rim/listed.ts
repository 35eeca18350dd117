/**
 * @module
 * The catalogue of Outer Rim as people look it up: what the referee takes for certain of each component, and who says so.
 */
import type { Json } from '../../schemas/json.ts';
import type { AiCard } from '../../schemas/outer-rim/ai.ts';
import type { CardFacts, ShipFacts } from '../../schemas/outer-rim/cards.ts';
import type { Listed } from '../listed.ts';
import aiCardsFile from './ai-cards.json' with { type: 'json' };
import { aiCardNames, germanNames } from './called.ts';
import charactersFile from './characters.json' with { type: 'json' };
import contactsFile from './contacts.json' with { type: 'json' };
import databankFile from './databank.json' with { type: 'json' };
import encountersFile from './encounters.json' with { type: 'json' };
import { catalogue, characterSetup, contactSpaces } from './index.ts';
import mapFile from './map.json' with { type: 'json' };
import { mapOf, neighboursOf } from './map.ts';
import marketFile from './market.json' with { type: 'json' };
import patrolsFile from './patrols.json' with { type: 'json' };
import type {
  AiCardsFile,
  CharactersFile,
  ContactsFile,
  DatabankFile,
  EncountersFile,
  MapFile,
  MarketFile,
  PatrolsFile,
  ShipsFile,
} from './schema.ts';
import shipsFile from './ships.json' with { type: 'json' };

/** A source row, as far as it says of itself how sure it is. */
interface Row {
  readonly id: string;
  readonly set?: string | undefined;
  readonly confidence: string;
  readonly provenance: readonly string[];
}

const { spaces, tiles, endcaps } = mapFile as unknown as MapFile;
const { characters } = charactersFile as unknown as CharactersFile;
const { ships } = shipsFile as unknown as ShipsFile;
const { cards: market } = marketFile as unknown as MarketFile;
const { contacts } = contactsFile as unknown as ContactsFile;
const { databank } = databankFile as unknown as DatabankFile;
const { encounters } = encountersFile as unknown as EncountersFile;
const { ai_cards: aiRows } = aiCardsFile as unknown as AiCardsFile;
const { patrols } = patrolsFile as unknown as PatrolsFile;

const INVENTED: Omit<Row, 'id'> = {
  set: 'practice',
  confidence: 'invented',
  provenance: ['this project, for exercises'],
};

/** A value as JSON has it: what is left out nobody knows. */
const known = (value: unknown): Json => (value === undefined ? null : (value as Json));

function listed(
  kind: string,
  id: string,
  name: string | null | undefined,
  facts: Listed['facts'],
  row: Omit<Row, 'id'>,
): Listed {
  const { set, confidence, provenance } = row;
  return {
    kind,
    id,
    name: name ?? null,
    german: germanNames.get(kind)?.get(id) ?? [],
    facts: { ...facts, ...(set === undefined ? {} : { box: set }) },
    confidence,
    provenance,
  };
}

const byId = (rows: readonly Row[]): ReadonlyMap<string, Row> => new Map(rows.map((row) => [row.id, row]));

function cardsListed(): Listed[] {
  const rows = byId([
    ...market,
    ...contacts.map((row) => ({ ...row, id: `crew-${row.id}` })),
    ...encounters,
    ...databank,
  ]);
  const text = ({ abilities, bonuses, program, sections }: CardFacts): string =>
    abilities === undefined && bonuses === undefined && program === undefined && sections === undefined
      ? 'not told'
      : 'known';
  return [...catalogue({ expansion: true, practice: true }).cards.values()].map((card) => {
    const ofMarket = card.origin === 'market';
    const facts: Record<string, Json> = {
      ...(card.origin === undefined ? {} : { from: card.origin }),
      ...(ofMarket ? { deck: known(card.deck) } : {}),
      ...(ofMarket || card.type !== undefined ? { type: known(card.type) } : {}),
      ...(card.encounterDeck === undefined ? {} : { encounterDeck: known(card.encounterDeck) }),
      ...(card.number === undefined ? {} : { number: card.number }),
      ...(ofMarket ? { cost: known(card.cost) } : {}),
      ...(card.traits === undefined || card.traits.length === 0 ? {} : { traits: card.traits }),
      ...(card.type === 'cargo' || card.type === 'job' ? { destination: known(card.destination) } : {}),
      ...(['cargo', 'job', 'bounty'].includes(card.type ?? '') ? { reward: known(card.reward) } : {}),
      ...(card.contact === undefined ? {} : { contact: card.contact }),
      ...(card.combat === undefined ? {} : { combat: known(card.combat) }),
      ...(card.skills === undefined ? {} : { skills: card.skills }),
      ...(card.ship === undefined ? {} : { ship: card.ship }),
      ...(card.bonuses === undefined || Object.keys(card.bonuses).length === 0 ? {} : { bonuses: known(card.bonuses) }),
      text: text(card),
    };
    return listed('card', card.id, card.name, facts, rows.get(card.id) ?? INVENTED);
  });
}

function spacesListed(): Listed[] {
  const map = mapOf({ expansion: true });
  const base = neighboursOf(mapOf());
  const ways = neighboursOf(map);
  const tileOf = new Map(spaces.flatMap((row) => [row.id, ...(row.names ?? [])].map((id) => [id, row] as const)));
  return map.spaces.map((space) => {
    const row = tileOf.get(space.id) ?? spaces.find(({ id }) => id === space.id);
    const classes = contactSpaces.get(space.id) ?? [];
    const facts: Record<string, Json> = {
      type: space.core === true ? 'core world' : space.type,
      ...(space.type === 'planet'
        ? { faction: space.faction === undefined ? null : (space.faction ?? 'none'), contactSpaces: [...classes] }
        : {}),
      tile: known(row?.tile),
      beside: [...(base.get(space.id) ?? ways.get(space.id) ?? [])],
    };
    return listed('space', space.id, space.name, facts, row ?? { confidence: 'unsure', provenance: [] });
  });
}

/** The slots of a ship sheet, those of the player board counted in. */
function slotsOf({ slots }: ShipFacts): Json {
  if (slots === null || slots === undefined) return null;
  return Object.fromEntries(Object.entries(slots).filter(([, count]) => count !== 0)) as Json;
}

function shipsListed(): Listed[] {
  const rows = byId(ships);
  return [...catalogue({ expansion: true, practice: true }).ships.values()].map((ship) => {
    const { starter, cost, hyperdrive, combat, hull } = ship;
    const facts = {
      starter: starter === true,
      cost: known(cost),
      hyperdrive: known(hyperdrive),
      combat: known(combat),
      hull: known(hull),
      slots: slotsOf(ship),
    };
    return listed('ship', ship.id, ship.name, facts, rows.get(ship.id) ?? INVENTED);
  });
}

function charactersListed(): Listed[] {
  const rows = byId(characters);
  return [...catalogue({ expansion: true }).characters.values()].map((character) => {
    const setup = characterSetup.get(character.id);
    const facts = {
      combat: known(character.combat),
      health: known(character.health),
      skills: known(character.skills),
      droid: setup?.droid === true,
      beginsWith: (setup?.databank ?? []).map((number) => `databank card ${number}`),
      reputation: { ...setup?.reputation } as Json,
    };
    return listed('character', character.id, character.name, facts, rows.get(character.id) ?? INVENTED);
  });
}

function contactsListed(): Listed[] {
  const rows = new Map(contacts.map((row) => [row.id, row]));
  return [...catalogue({ expansion: true, practice: true }).contacts.values()].map((contact) => {
    const row = rows.get(contact.id);
    const facts = {
      class: known(contact.class),
      crew: known(contact.crew),
      databank: known(row?.databank),
      icons: known(row?.icons),
    };
    return listed('contact', contact.id, contact.name, facts, row ?? INVENTED);
  });
}

function patrolsListed(): Listed[] {
  const tokens = catalogue({ expansion: true }).patrols;
  return patrols.map((row) => {
    const token = tokens.get(`${row.faction}-${row.level}`);
    const facts = {
      faction: row.faction,
      level: row.level,
      combat: known(token?.combat),
      reward: known(token?.reward),
    };
    return listed('patrol', row.id, row.name, facts, row);
  });
}

function piecesListed(): Listed[] {
  const spacesOf = (piece: string): string[] =>
    spaces.filter(({ tile }) => tile === piece).map(({ id, names: [name = id] = [] }) => name);
  return [
    ...tiles.map((row) =>
      listed('piece', row.id, row.name, { type: 'tile', place: row.default_position, spaces: spacesOf(row.id) }, row),
    ),
    ...endcaps.map((row) => {
      const stacks = row.patrol_stacks.map(({ faction }) => faction);
      return listed(
        'piece',
        row.id,
        row.name,
        { type: 'endcap', side: row.side, stacks, spaces: spacesOf(row.id) },
        row,
      );
    }),
  ];
}

/** What a section of an AI card has its player do, by kind of instruction, in order. */
const stepsOf = ({ pick, steps }: AiCard['planning']): Json => ({
  do: pick === 'first' ? 'the first that applies' : 'all that apply',
  steps: steps.map((step) => (step.do === 'first' || step.do === 'either' ? 'one of two' : step.do)),
});

function aiCardsListed(): Listed[] {
  return aiRows.map((row) => {
    const { deck, number, character, planning, action, encounter } = row;
    const facts = {
      deck,
      number,
      ...(character === null ? {} : { character }),
      planning: stepsOf(planning),
      action: stepsOf(action),
      encounter: stepsOf(encounter),
    };
    return listed('ai-card', row.id, aiCardNames.get(row.id)?.[0], facts, row);
  });
}

/** By kind, in the plural, every component that is known, in the order of the catalogue. */
export function listedComponents(): ReadonlyMap<string, () => readonly Listed[]> {
  return new Map([
    ['cards', cardsListed],
    ['spaces', spacesListed],
    ['ships', shipsListed],
    ['characters', charactersListed],
    ['contacts', contactsListed],
    ['patrols', patrolsListed],
    ['pieces', piecesListed],
    ['ai-cards', aiCardsListed],
  ]);
}
