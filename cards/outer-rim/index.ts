/**
 * @module
 * The catalogue of Outer Rim as the referee uses it: only what is certain. A fact that nobody is sure of is null or left
 * out, which means "unknown", so that no move can be condemned on it; a card that is missing altogether is unknown too,
 * never wrong. Pure data and functions; what is asked for is built once and shared, so treat it as read-only.
 *
 * How to read what comes out:
 * - `bonuses` left out: the text is not certain, a value (or a number of slots) may be higher than it looks.
 * - `abilities` left out: the text is not certain, the card may have any ability. Given: these are all of them.
 * - an ability without `cost`, `effects` and `change`: it exists with this timing, what it does is not structured here.
 *   `effects: []` is different: it is known to do nothing that the referee follows (a secret look).
 * - `{ do: 'fight' }` in an ability that `needsPlayer` means a combat against the chosen player.
 */
import type {
  CardFacts,
  CharacterFacts,
  PatrolToken,
  Reward,
  ShipFacts,
  Slots,
} from '../../schemas/outer-rim/cards.ts';
import type { ContactClass, Deck, Faction, Reputation } from '../../schemas/outer-rim/words.ts';
import { decks, factions } from '../../schemas/outer-rim/words.ts';
import charactersFile from './characters.json' with { type: 'json' };
import contactsFile from './contacts.json' with { type: 'json' };
import databankFile from './databank.json' with { type: 'json' };
import effectsFile from './effects.json' with { type: 'json' };
import encountersFile from './encounters.json' with { type: 'json' };
import { mapOf, type UnsureMap, unsureOf } from './map.ts';
import marketFile from './market.json' with { type: 'json' };
import patrolsFile from './patrols.json' with { type: 'json' };
import practiceFile from './practice.json' with { type: 'json' };
import type {
  Bend,
  CharactersFile,
  Confidence,
  ContactsFile,
  DatabankFile,
  EffectsFile,
  EncountersFile,
  Goal,
  MarketFile,
  PatrolsFile,
  Pay,
  PracticeFile,
  Reaches,
  ShipsFile,
} from './schema.ts';
import shipsFile from './ships.json' with { type: 'json' };

export {
  baseMap,
  contactSpaces,
  coreEndcapSpaces,
  coreWorlds,
  defaultTiles,
  fixedPieces,
  mapFromTiles,
  mapOf,
  neighboursOf,
  type UnsureMap,
  unsureOf,
} from './map.ts';
export type { Bend, Goal, Moment, Pay, Reaches } from './schema.ts';

// The wide types that TypeScript reads out of the JSON are narrowed here, once; the schema tests earn it.
const { characters, player_board: board } = charactersFile as unknown as CharactersFile;
const { ships } = shipsFile as unknown as ShipsFile;
const { cards: market } = marketFile as unknown as MarketFile;
const { contacts } = contactsFile as unknown as ContactsFile;
const { databank } = databankFile as unknown as DatabankFile;
const { encounters, decks: encounterRows } = encountersFile as unknown as EncountersFile;
const { patrols } = patrolsFile as unknown as PatrolsFile;
const { effects } = effectsFile as unknown as EffectsFile;
const practice = practiceFile as unknown as PracticeFile;

type Effect = EffectsFile['effects'][number];
type MarketRow = MarketFile['cards'][number];
type ShipRow = ShipsFile['ships'][number];

const effectsById: ReadonlyMap<string, Effect> = new Map(
  effects.map((effect) => [`${effect.kind} ${effect.id}`, effect]),
);
const effectOf = (kind: Effect['kind'], id: string): Effect | undefined => effectsById.get(`${kind} ${id}`);

/** What the referee may take from the effects file: the parts that are stated. */
function stated(effect: Effect | undefined): Pick<CardFacts, 'bonuses' | 'abilities' | 'additionalFame' | 'sections'> {
  return {
    ...(effect?.additionalFame === undefined ? {} : { additionalFame: effect.additionalFame }),
    ...(effect?.sections === undefined ? {} : { sections: effect.sections }),
    ...(effect?.bonuses === undefined ? {} : { bonuses: effect.bonuses }),
    ...(effect?.abilities === undefined ? {} : { abilities: effect.abilities }),
  };
}

/** Amounts of credits and destinations are believed only when two sources or a rulebook give them. */
function attested(row: { confidence: Confidence }): boolean {
  return row.confidence === 'two-sources' || row.confidence === 'rulebook';
}

/** The makers of this source invented values elsewhere; what it alone says of numbers is not believed. */
function machineReadOnly(row: { provenance: readonly string[] }): boolean {
  return row.provenance.every((source) => source.startsWith('Gururek/'));
}

/** Certain to belong to the expansion alone; a guessed set keeps a card in both games. */
function expansionOnly(row: { set: string; set_confidence?: string | undefined }): boolean {
  return row.set === 'unfinished-business' && row.set_confidence !== 'guess';
}

/** The slots that every player board has; `slots` of a ship count them in. */
export const playerBoard: Readonly<Pick<Slots, 'gear' | 'job-or-bounty'>> = {
  gear: board.gear_slots,
  'job-or-bounty': board.job_or_bounty_slots,
};

/** What a character brings to set-up. */
export interface CharacterSetup {
  /** numbers of databank cards to begin with; more than one: the player picks one of them */
  readonly databank: readonly number[];
  /** reputations other than neutral */
  readonly reputation: Readonly<Partial<Record<Faction, Reputation>>>;
  /** the player picks one faction to begin positive with */
  readonly choosesPositive: boolean;
  readonly fame: number;
  readonly droid: boolean;
}

/** Set-up facts by character. */
export const characterSetup: ReadonlyMap<string, CharacterSetup> = new Map(
  characters.map((row) => {
    const fame = row.abilities.find((ability) => ability.timing === 'setup')?.effect['fame'];
    const reputation: Partial<Record<Faction, Reputation>> = {};
    for (const faction of factions) {
      const own = row.start_reputation[faction];
      if (own !== undefined) reputation[faction] = own;
    }
    return [
      row.id,
      {
        databank: row.start_databank,
        reputation,
        choosesPositive: row.start_reputation['choice-of-one-faction'] !== undefined,
        fame: typeof fame === 'number' ? fame : 0,
        droid: row.droid,
      },
    ];
  }),
);

function characterFacts(expansion: boolean): Map<string, CharacterFacts> {
  return new Map(
    characters
      .filter((row) => expansion || !expansionOnly(row))
      .map((row) => [
        row.id,
        {
          id: row.id,
          name: row.name,
          combat: row.ground_combat,
          health: row.health,
          skills: row.skills,
          ...stated(effectOf('character', row.id)),
        },
      ]),
  );
}

/** The slots of a player with this sheet: those of the sheet and those of the player board. */
function slotsOfSheet(slots: ShipRow['slots'] & { bounty?: number | undefined }): Slots {
  return {
    gear: board.gear_slots,
    'job-or-bounty': board.job_or_bounty_slots + (slots.bounty ?? 0),
    cargo: slots.cargo,
    mod: slots.mod,
    'cargo-or-mod': slots.cargo_or_mod,
    crew: slots.crew,
  };
}

function shipFacts(row: ShipRow): ShipFacts {
  const starter = row.kind === 'starter';
  const named = { id: row.id, name: row.name, starter };
  if (row.confidence === 'unsure' || machineReadOnly(row)) {
    return { ...named, cost: null, hyperdrive: null, combat: null, hull: null, slots: null };
  }
  return {
    ...named,
    // A starter ship is worth nothing, whoever lists it (ships.6.b).
    cost: starter || attested(row) ? row.cost : null,
    hyperdrive: row.hyperdrive,
    combat: row.ship_combat,
    hull: row.hull,
    slots: row.slots.cargo_or_mod === null ? null : slotsOfSheet(row.slots),
    ...stated(effectOf('ship', row.id)),
  };
}

/**
 * The sheets of market ships with their goal completed. Only the two sides that were seen on a photo have values; of the
 * others nobody is sure.
 */
function goalSides(expansion: boolean): Map<string, ShipFacts> {
  const found = ships.filter((row) => row.kind === 'market' && (expansion || !expansionOnly(row)));
  return new Map(
    found.map((row) => {
      const front = shipFacts(row);
      const { values_after_goal: values, slots_after_goal: slots } = row;
      const seen = values !== undefined && slots !== null;
      return [
        row.id,
        {
          ...front,
          hyperdrive: values?.hyperdrive ?? null,
          combat: values?.ship_combat ?? null,
          hull: values?.hull ?? null,
          slots: seen ? slotsOfSheet(slots) : null,
        },
      ];
    }),
  );
}

/** The reward of a market card as far as it is certain; null when it is not, or when it has parts of another kind. */
function rewardOf(row: MarketRow, doubtful: ReadonlySet<string>): Reward | null {
  const { reward } = row;
  if (reward === null || !attested(row) || doubtful.has('reward')) return null;
  const { credits, fame } = reward;
  return {
    ...(credits === undefined ? {} : { credits: doubtful.has('credits') ? null : credits }),
    ...(fame === undefined ? {} : { fame: doubtful.has('fame') ? null : fame }),
    ...(reward.rotate === true ? { rotate: true } : {}),
  };
}

/** The starting end of a rotating card, by its other end, as far as a well attested row tells it. */
const startingEnds: ReadonlyMap<string, string> = new Map(
  market.flatMap((row): [string, string][] =>
    row.rotates_to !== undefined && attested(row) ? [[row.rotates_to, row.id]] : [],
  ),
);

/** What a bounty shows of its target and of the rewards, as far as it is certain. */
function bountyFacts(row: MarketRow): Partial<CardFacts> {
  if (!attested(row)) return {};
  const { combat_type: kind = null, combat_value: value = null, elimination_reward: reward } = row;
  return {
    ...(row.target === undefined ? {} : { contact: row.target }),
    combat: { kind, value },
    ...(reward === null || reward === undefined ? {} : { eliminationReward: reward }),
  };
}

const spaceIds: ReadonlySet<string> = new Set(mapOf({ expansion: true }).spaces.map((space) => space.id));

function marketCard(row: MarketRow): CardFacts {
  const effect = effectOf('card', row.id);
  const doubtful = new Set<string>(effect?.doubtful);
  const own: CardFacts = { id: row.id, name: row.name, origin: 'market' };
  if (!doubtful.has('deck')) own.deck = row.deck;
  if (row.asset_type === 'ship') {
    const sheet = row.id.slice('ship-'.length);
    const ship = ships.find((one) => one.id === sheet);
    // The sheet belongs to the card by its name, and every such card leaves the game (ships.7.a).
    const facts = ship === undefined ? undefined : shipFacts(ship);
    const cost = facts?.cost ?? null;
    return { ...own, type: 'ship', ship: sheet, cost: cost === row.cost ? cost : null, leavesGame: true };
  }
  // Bounties and cargo of their own decks show what they are by name and frame; anything else may have been misread.
  const typeIsCertain = row.confidence !== 'unsure' || row.asset_type === row.deck;
  own.type = typeIsCertain ? row.asset_type : null;
  const starting = startingEnds.get(row.id);
  if (starting !== undefined) own.rotatedFrom = starting;
  if (row.asset_type === 'bounty') Object.assign(own, bountyFacts(row));
  if (row.confidence === 'unsure') return own;
  const certain = attested(row);
  // That a scan shows no trait is believed only of well attested rows.
  if (certain || row.traits.length > 0) own.traits = row.traits;
  own.cost = certain && !doubtful.has('cost') ? row.cost : null;
  const { destination } = row;
  const named = destination !== null && spaceIds.has(destination) && certain && !doubtful.has('destination');
  own.destination = named ? destination : null;
  own.reward = rewardOf(row, doubtful);
  if (certain && row.reward?.card === 'remove') own.leavesGame = true;
  if (certain && row.rotates_to !== undefined) own.rotatesTo = row.rotates_to;
  return { ...own, ...stated(effect) };
}

/** The name of an encounter deck: the spaces whose cards it holds. */
function deckName(id: string): string {
  return id.replace(/^deck-/, '');
}

/** The encounter decks: the spaces that each belongs to, and how many cards it has at least. */
export const encounterDecks: ReadonlyMap<
  string,
  { readonly spaces: readonly string[]; readonly count: number | null }
> = new Map(encounterRows.map(({ id, spaces, count }) => [deckName(id), { spaces, count }]));

/** The id of the crew that a contact becomes, to tell the card from the token. */
const crewId = (contact: string): string => `crew-${contact}`;

/** The market cards of which a rulebook says that they belong to the expansion. */
export const sureOfExpansion: ReadonlySet<string> = new Set(
  market.filter((row) => row.set_confidence === 'rulebook' && expansionOnly(row)).map(({ id }) => id),
);

function cardFacts(expansion: boolean): Map<string, CardFacts> {
  const found = new Map<string, CardFacts>();
  const keep = (card: CardFacts) => void found.set(card.id, card);
  for (const row of market) if (expansion || !expansionOnly(row)) keep(marketCard(row));
  for (const row of contacts) {
    const known = row.crew_known === true || row.crew.skills !== null;
    if (!known || !attested(row)) continue;
    const { skills } = row.crew;
    const id = crewId(row.id);
    keep({
      id,
      name: row.name,
      origin: 'databank',
      type: 'crew',
      ...(skills === null ? {} : { skills }),
      ...stated(effectOf('card', id)),
    });
  }
  for (const row of encounters) {
    if (!expansion && expansionOnly(row)) continue;
    const card: CardFacts = { id: row.id, name: row.name, origin: 'encounter' };
    const type = row.asset_type;
    if (row.deck !== null && row.confidence !== 'unsure') card.encounterDeck = deckName(row.deck);
    if (type === 'crew' || type === 'job') card.type = row.confidence === 'unsure' ? null : type;
    keep({ ...card, ...stated(effectOf('card', row.id)) });
  }
  for (const row of databank) {
    if (!expansion && expansionOnly(row)) continue;
    const { number } = row;
    keep({
      id: row.id,
      origin: 'databank',
      ...(row.name === null ? {} : { name: row.name }),
      ...(number === null ? {} : { number }),
    });
  }
  return found;
}

function patrolTokens(): Map<string, PatrolToken> {
  return new Map(
    patrols.map((row) => {
      const certain = attested(row);
      const known = certain ? row.reward : { [row.reward_kind]: null };
      return [
        `${row.faction}-${row.level}`,
        { level: row.level, combat: certain ? row.ship_combat : null, reward: known as Reward },
      ];
    }),
  );
}

/** A contact token. */
export interface ContactFacts {
  readonly id: string;
  readonly name: string;
  readonly class: 'white' | 'green' | 'yellow' | 'orange' | null;
  /** the crew card it becomes, where that is known */
  readonly crew: string | null;
}

/** Our own invented contact tokens for practice games: a few of each class. */
export const practiceContacts: readonly ContactFacts[] = practice.contacts.map((row) => ({ ...row, crew: null }));

/** The ids of all contacts that the catalogue has; it does not have every one of the game. */
export const contactIds: ReadonlySet<string> = new Set([...contacts, ...practice.contacts].map(({ id }) => id));

/** The class of each contact of which it is certain. */
export const contactClassOf: ReadonlyMap<string, ContactClass> = new Map(
  [...contacts.filter((row) => row.confidence !== 'unsure'), ...practice.contacts].flatMap(
    (row): [string, ContactClass][] => (row.class === null ? [] : [[row.id, row.class]]),
  ),
);

const NOT_ON = 'not-on:';
/**
 * The space on which a job cannot be bought, as its card is said to say. Of each there is one source, so that nothing is ruled by
 * it for certain. Of cargo cargo.5 says the same.
 */
export const jobBans: ReadonlyMap<string, string> = new Map(
  market.flatMap(({ id, deck, buy_restriction: told }): [string, string][] =>
    deck === 'job' && told?.startsWith(NOT_ON) ? [[id, told.slice(NOT_ON.length)]] : [],
  ),
);

/** The gear of which a character can have one only, as each such card is said to say: ARMOR. */
export const armorLimits: ReadonlySet<string> = new Set(
  market.flatMap(({ id, buy_restriction: told }) => (told === 'limit 1 ARMOR per character' ? [id] : [])),
);

/** The contacts that are droids, as far as it is told of any. */
export const droidContacts: ReadonlySet<string> = new Set(
  contacts.flatMap(({ id, icons }) => (icons?.droid === true ? [id] : [])),
);

/** The crew of encounter cards that are droids: they have been no contacts, so that no token tells it. */
export const droidCards: ReadonlySet<string> = new Set(
  encounters.flatMap(({ id, droid }) => (droid === true ? [id] : [])),
);

/** The contact whose crew or bounty has this id, as the catalogue names such cards; undefined for any other id. */
export function contactNamedBy(card: string): string | undefined {
  for (const prefix of ['crew-', 'bounty-']) {
    const rest = card.startsWith(prefix) ? card.slice(prefix.length) : '';
    if (contactIds.has(rest)) return rest;
  }
  return undefined;
}

/** The number of the databank cards for ILLEGAL cargo (deliver-action.1.1.c). */
export const illegalNumber = 1;

/** The numbers of databank cards that are certainly no contact's: of ILLEGAL cargo, jobs, and those to begin with. */
export const numbersOfOthers: ReadonlySet<number> = new Set([
  illegalNumber,
  ...databank.flatMap((row) => (row.number !== null && attested(row) ? [row.number] : [])),
]);

/** The ids of the practice cards that lie in each market deck. */
export const practiceDecks: Readonly<Record<Deck, readonly string[]>> = Object.fromEntries(
  decks.map((deck) => [deck, practice.cards.filter((card) => card.deck === deck).map((card) => card.id)]),
) as Record<Deck, string[]>;

/** Everything the catalogue holds for one choice of options. */
export interface Catalogue {
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly ships: ReadonlyMap<string, ShipFacts>;
  /** the sheets of market ships once their goal is completed; values nobody is sure of are null */
  readonly goalSides: ReadonlyMap<string, ShipFacts>;
  readonly characters: ReadonlyMap<string, CharacterFacts>;
  /** patrol tokens by faction and level, as `imperial-2` */
  readonly patrols: ReadonlyMap<string, PatrolToken>;
  readonly contacts: ReadonlyMap<string, ContactFacts>;
  /** general rules that a character, ship or card bends in a way that its structure does not say */
  readonly bends: ReadonlyMap<string, ReadonlySet<Bend>>;
  /** the characters whose cards do so only once their goal is completed */
  readonly bendAfterGoal: ReadonlySet<string>;
  /** abilities (`source/ability`) that their owner has only once the goal of the card or sheet is completed */
  readonly afterGoal: ReadonlySet<string>;
  /** abilities (`source/ability`) that their owner has only as long as it is not */
  readonly untilGoal: ReadonlySet<string>;
  /** what completes a goal, by character or ship; one that has none here has an unknown goal, if any */
  readonly goals: ReadonlyMap<string, Goal>;
  /** what components bring their owners on top of what the rules pay */
  readonly pays: ReadonlyMap<string, readonly Pay[]>;
  /** how far abilities (`source/ability`) go of which it is not structured what they do */
  readonly reaches: ReadonlyMap<string, Reaches>;
  /** spaces and paths of the fixed map that are a guess (for other maps: `unsureOf`) */
  readonly unsure: UnsureMap;
}

export interface CatalogueOptions {
  /** with the cards, ships and characters of Unfinished Business */
  readonly expansion?: boolean;
  /** with our invented practice cards and ships; patrols then have the practice values */
  readonly practice?: boolean;
}

const bends: ReadonlyMap<string, ReadonlySet<Bend>> = new Map(
  effects.filter((effect) => effect.bends !== undefined).map((effect) => [effect.id, new Set(effect.bends)]),
);
const bendAfterGoal: ReadonlySet<string> = new Set(
  effects.filter((effect) => effect.bendsAfterGoal === true).map(({ id }) => id),
);
/** Whether a goal asks its owner for nothing but having something: it is met as long as that is there. */
export function asksToHave({ on }: Goal): boolean {
  return on.every((moment) => moment === 'asset' || moment === 'ship');
}

const goals: ReadonlyMap<string, Goal> = new Map(
  effects.flatMap(({ id, goal }) => (goal === undefined ? [] : [[id, goal] as const])),
);
const pays: ReadonlyMap<string, readonly Pay[]> = new Map(
  effects.flatMap(({ id, pays: sums }) => (sums === undefined ? [] : [[id, sums] as const])),
);
const reaches: ReadonlyMap<string, Reaches> = new Map(
  effects.flatMap(({ id, reaches: some = [] }) => some.map((one) => [`${id}/${one.ability}`, one] as const)),
);
const keysOf = (list: 'afterGoal' | 'untilGoal' | 'notForDroids'): ReadonlySet<string> =>
  new Set(effects.flatMap((effect) => (effect[list] ?? []).map((ability) => `${effect.id}/${ability}`)));
const afterGoal = keysOf('afterGoal');
const untilGoal = keysOf('untilGoal');
/** The abilities that no droid may use, under the names of their cards. */
export const notForDroids = keysOf('notForDroids');
/** The jobs that are completed although their owner is defeated meanwhile. */
export const paysNoCredits: ReadonlySet<string> = new Set(
  effects.filter((effect) => effect.paysNoCredits === true).map(({ id }) => id),
);

export const completedInDefeat: ReadonlySet<string> = new Set(
  effects.filter((effect) => effect.evenIfDefeated === true).map(({ id }) => id),
);

function build(expansion: boolean, withPractice: boolean): Catalogue {
  const cards = cardFacts(expansion);
  const sheets = new Map(
    ships.filter((row) => expansion || !expansionOnly(row)).map((row) => [row.id, shipFacts(row)]),
  );
  const tokens = patrolTokens();
  const people = new Map<string, ContactFacts>();
  for (const row of contacts) {
    if (!expansion && expansionOnly(row)) continue;
    const crew = crewId(row.id);
    people.set(row.id, {
      id: row.id,
      name: row.name,
      class: row.confidence === 'unsure' ? null : row.class,
      crew: cards.has(crew) ? crew : null,
    });
  }
  if (withPractice) {
    for (const card of practice.cards) cards.set(card.id, card);
    for (const ship of practice.ships) sheets.set(ship.id, ship);
    for (const [key, token] of Object.entries(practice.patrols)) tokens.set(key, token);
    for (const contact of practiceContacts) people.set(contact.id, contact);
  }
  return {
    cards,
    ships: sheets,
    goalSides: goalSides(expansion),
    characters: characterFacts(expansion),
    patrols: tokens,
    contacts: people,
    bends,
    bendAfterGoal,
    afterGoal,
    untilGoal,
    goals,
    pays,
    reaches,
    unsure: unsureOf(mapOf({ expansion })),
  };
}

const built = new Map<string, Catalogue>();

/** The catalogue for these options; the same object every time. */
export function catalogue(options: CatalogueOptions = {}): Catalogue {
  const expansion = options.expansion === true;
  const withPractice = options.practice === true;
  const key = `${expansion} ${withPractice}`;
  const known = built.get(key);
  if (known !== undefined) return known;
  const made = build(expansion, withPractice);
  built.set(key, made);
  return made;
}
