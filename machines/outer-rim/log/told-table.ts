/**
 * @module
 * A table for simulated games that tells everything: what its encounter and databank cards, its characters, ships and ambition
 * sheets say stands in the header, so that such a game is ruled from its first entry to its end. Everything here is invented.
 */
import { z } from 'zod';
import { aiDeck } from '../../../cards/outer-rim/ai.ts';
import {
  catalogue,
  characterSetup,
  defaultTiles,
  encounterDecks,
  mapFromTiles,
  mapOf,
  playerBoard,
  practiceContacts,
  practiceDecks,
} from '../../../cards/outer-rim/index.ts';
import type { Json } from '../../../schemas/json.ts';
import { type AiType, aiTypes } from '../../../schemas/outer-rim/ai.ts';
import { type MapFacts, MOST_AT_ONCE } from '../../../schemas/outer-rim/cards.ts';
import { contactClasses, type Deck, decks, factions, skills } from '../../../schemas/outer-rim/words.ts';
import { type Draw, pick, shuffled } from '../../dealing.ts';
import { type Move, type Option, whatVaries } from '../../ruleset.ts';
import { aiTypeOf, isAi } from '../solo/players.ts';
import { bends, type Facts, placeOf, seatOf } from '../table/facts.ts';
import type { CardEffect, CardFacts, ShipFacts } from '../table/types.ts';

/** Parts of a header that whoever asks for a game has settled; the table makes up the rest. */
export type Parts = { readonly [part: string]: Json };

export const SEATS = ['ann', 'ben', 'cleo', 'dan'] as const;

/** How many cards of each encounter deck the table tells, and how many databank cards of contacts. */
const CARDS_OF_A_DECK = 10;
const FILES = 12;

/** A short program with up to `most` fame: something that comes about, now and then behind a test, a fight, a choice or a condition. */
function program(draw: Draw, most: number, deep = true): CardEffect[] {
  const faction = pick(factions, draw);
  const deeds: CardEffect[] = [
    { do: 'gain-credits', amount: 1000 * (1 + draw(3)) },
    { do: 'lose-credits', amount: 1000 },
    { do: 'gain-reputation', faction },
    { do: 'lose-reputation', faction },
    { do: 'suffer', on: draw(2) === 0 ? 'character' : 'ship', amount: 1 + draw(2) },
    { do: 'recover', on: draw(2) === 0 ? 'character' : 'ship', amount: 1 + draw(2) },
    { do: 'move', spaces: 1 + draw(2) },
  ];
  // Games of strangers who do not plan would be long without it.
  const fame: CardEffect = { do: 'gain-fame', amount: 1 + draw(most) };
  if (!deep) return draw(3) === 0 ? [fame] : [pick(deeds, draw)];
  const [well, badly] = [program(draw, most, false), program(draw, most, false)];
  const whole: CardEffect[] = [
    { do: 'test', skill: pick(skills, draw), pass: well, fail: badly },
    {
      do: 'fight',
      kind: draw(2) === 0 ? 'ground' : 'ship',
      enemy: { name: 'a card enemy', combat: 1 + draw(3) },
      win: well,
      lose: badly,
    },
    { do: 'may', effects: [{ do: 'to', cost: [{ do: 'lose-credits', amount: 1000 }], effects: [fame] }] },
    {
      do: 'choose',
      among: [
        { name: 'this-way', effects: well },
        { name: 'that-way', effects: badly },
      ],
    },
    { do: 'if', if: [{ is: 'reputation', faction, among: ['positive'] }], effects: well, else: badly },
    fame,
  ];
  return [pick(whole, draw), ...(draw(3) === 0 ? [pick(deeds, draw)] : [])];
}

/** The sections that the cards of an encounter deck have. */
function sectionsOf(deck: string): readonly string[] {
  if (deck === 'navpoint') return ['patrol', 'no-patrol'];
  if (deck === 'core-worlds') return ['core-worlds', 'across-the-core'];
  return encounterDecks.get(deck)?.spaces ?? [];
}

/** Encounter cards, databank cards for contacts and for ILLEGAL cargo, all with what they say. */
function toldCards(expansion: boolean, most: number, draw: Draw): CardFacts[] {
  const encounters = [...encounterDecks.keys()]
    .filter((deck) => expansion || deck !== 'core-worlds')
    .flatMap((deck) =>
      Array.from({ length: CARDS_OF_A_DECK }, (_none, at): CardFacts => {
        const sections = sectionsOf(deck).map((of) => ({ of, effects: program(draw, most) }));
        return {
          id: `told-${deck}-card-${at + 1}`,
          origin: 'encounter',
          encounterDeck: deck,
          bonuses: {},
          abilities: [],
          sections,
        };
      }),
    );
  const files = Array.from(
    { length: FILES },
    (_none, at): CardFacts => ({
      id: `told-file-${at + 1}`,
      origin: 'databank',
      bonuses: {},
      abilities: [],
      program: program(draw, most),
    }),
  );
  const caught = [1, 2].map(
    (at): CardFacts => ({
      id: `told-customs-${at}`,
      origin: 'databank',
      number: 1,
      bonuses: {},
      abilities: [],
      program: [{ do: 'lose-credits', amount: 1000 }],
    }),
  );
  return [...encounters, ...files, ...caught];
}

/** The contacts beside the practice set that the table may name, by the number of the turn in which they turn up. */
const STRANGERS = 80;

/** The databank card of each contact, with the crew on it: what an AI player takes of it. */
function contactCards(): CardFacts[] {
  const crew = [...catalogue({ expansion: true, practice: true }).cards.values()].filter(({ type }) => type === 'crew');
  const strangers = Array.from({ length: STRANGERS }, (_none, at) => `told-contact-${at + 1}`);
  return [...practiceContacts.map(({ id }) => id), ...strangers].map((id): CardFacts => {
    const own = crew.find(({ contact }) => contact === id);
    const program: CardEffect[] = own === undefined ? [] : [{ do: 'gain-asset', card: own.id }];
    return { id: `told-card-of-${id}`, origin: 'databank', contact: id, bonuses: {}, abilities: [], program };
  });
}

/** Ambition sheets: goals of every kind that players may reach who do not plan. */
function toldSheets(): Json {
  return Array.from({ length: SEATS.length + 1 }, (_none, at) => ({
    id: `told-ambition-${at + 1}`,
    setup: { credits: 3000 + 1000 * at, card: null },
    abilities: [{ id: 'errand', timing: 'action', effects: [{ do: 'goal-token', goal: 'errands' }] }],
    goals: [
      { id: 'purse', kind: 'dash', needs: { credits: 2000 + 1000 * (at % 3) } },
      { id: 'errands', kind: 'number', number: 1, times: 1 },
      ...(at % 2 === 0 ? [{ id: 'savings', kind: 'infinity', needs: { credits: 1000 } }] : []),
      { id: 'renown', kind: 'fame', needs: { credits: 1000 } },
    ],
  }));
}

/**
 * The ambition sheets that are asked for. Where set-up deals from them, what they leave untold is made up, as are those of the one
 * more than there are players that it `needs` (appendix-1-setup.9.1) and that are missing.
 */
function withMissing({ ambitions, start }: Parts, own: readonly { readonly id: string }[], needs: number): Json {
  const asked = ambitions as unknown as readonly { readonly id: string }[];
  if (start !== 'set-up') return asked as unknown as Json;
  const others = own.filter(({ id }) => !asked.some((one) => one.id === id));
  const told = asked.map((one, at) => ({ ...own[at % own.length], ...one }));
  return [...told, ...others.slice(asked.length, Math.max(needs, asked.length))] as unknown as Json;
}

const CHARACTERS = [
  { id: 'told-pilot', combat: 2, health: 5, skills: ['piloting', 'tech'], abilities: [] },
  { id: 'told-hunter', combat: 3, health: 4, skills: ['tactics', 'strength'], abilities: [] },
  {
    id: 'told-envoy',
    combat: 2,
    health: 4,
    skills: ['influence', 'knowledge'],
    abilities: [
      {
        id: 'again',
        timing: 'combat',
        combat: 'ground',
        on: 'own',
        limit: 'combat',
        change: { kind: 'reroll', most: 1, from: 'blank' },
      },
    ],
  },
  {
    id: 'told-medic',
    combat: 2,
    health: 6,
    skills: ['knowledge', 'stealth'],
    abilities: [{ id: 'mend', timing: 'action', effects: [{ do: 'recover', on: 'character', amount: 1 }] }],
  },
] as const;

/** Every goal that counts on such a table can be seen on it. */
const GOAL = { needs: { credits: 12000 } };
/** What the other side of a ship sheet says no header can tell: nobody comes to turn one over. */
const OUT_OF_REACH = { needs: { crew: 20 } };

/** The planets on which people begin a game that is under way. */
const BEGINNING = ['tatooine', 'naboo', 'kessel', 'lothal', 'takodana', 'ryloth'];

/** Facedown contacts of the practice set on some planets; orange ones belong to Unfinished Business (appendix-1-setup.4.d). */
export function contactsOnTheMap(draw: Draw, expansion = true): Readonly<Record<string, Json>> {
  const planets = [
    'tatooine',
    'naboo',
    'kessel',
    'lothal',
    'takodana',
    'ryloth',
    'cantonica',
    'ord-mantell',
    'mon-calamari',
    'nal-hutta',
    'ring-of-kafrene',
  ];
  const tokens = shuffled(
    practiceContacts.filter((one) => expansion || one.class !== 'orange'),
    draw,
  );
  return Object.fromEntries(
    planets.map((planet) => {
      const token = draw(2) === 0 ? tokens.pop() : undefined;
      return [planet, token === undefined ? [] : [{ id: null, class: token.class, faceup: false }]];
    }),
  );
}

/** The fixed map or a random one; null: the fixed one, or what set-up makes of it. Of the Core Worlds only a map of the log tells. */
function mapFor(expansion: boolean, draw: Draw): MapFacts | { tiles: string[] } | null {
  const tiles = draw(2) === 0 ? shuffled(defaultTiles, draw) : null;
  if (!expansion) return tiles === null ? null : { tiles };
  return mapFromTiles(tiles ?? defaultTiles, { expansion });
}

/** A map on which the class of each contact space is stated: an AI player goes by it. */
function withClasses(map: MapFacts): MapFacts {
  return {
    ...map,
    spaces: map.spaces.map((space) => ({
      ...space,
      ...(space.contactSpaces === undefined ? {} : { contactSpaces: space.contactSpaces.map((of) => of ?? 'green') }),
    })),
  };
}

/** The header of a table that tells everything, as its parts want it. */
export function toldTable(draw: Draw, parts: Parts, topOf: (deck: Deck) => string | undefined): Json {
  const options = { ...((parts['options'] ?? {}) as Parts) };
  const expansion = options['unfinishedBusiness'] !== false;
  const { practiceSet: _, ...others } = options;
  const { characters, ships } = catalogue({ expansion, practice: true });
  const seats = (parts['seats'] ?? SEATS.slice(0, 2 + draw(3))) as readonly string[];
  const sheets = toldSheets() as unknown as readonly { readonly id: string }[];
  const ambitions = options['ambitions'] === true || parts['ambitions'] !== undefined;
  const requirement = Number(options['fameRequirement'] ?? (ambitions ? 8 : 10));
  const people = shuffled(CHARACTERS, draw);
  const starters = [...ships.values()].filter((ship) => ship.starter === true);
  const mine = shuffled(sheets, draw);
  // Where nothing is said of a space, nobody knows which tokens lie there.
  const built = (parts['map'] ?? mapFor(expansion, draw)) as MapFacts | { readonly tiles: readonly string[] } | null;
  const map = parts['ai'] === undefined || built === null || 'tiles' in built ? built : withClasses(built);
  const { spawn, spaces } = map === null || 'tiles' in map ? mapOf() : map;
  const known = new Set(spaces.map(({ id }) => id));
  const there = BEGINNING.filter((planet) => known.has(planet));
  const planets = there.length > 0 ? there : spaces.filter(({ type }) => type === 'planet').map(({ id }) => id);
  const bare = Object.fromEntries(spaces.map(({ id }) => [id, []]));
  const played = playedByCards(parts, expansion, draw);
  const described = (): Json => ({
    seats: Object.fromEntries(
      seats.map((seat, index) => [
        seat,
        {
          character: people[index]?.id ?? '',
          ship: pick(starters, draw).id,
          space: pick(planets, draw),
          // Appendix 1, step 5g: 4,000, 6,000, 8,000 and 10,000 credits in turn order.
          credits: 4000 + 2000 * index,
          slots: { gear: playerBoard.gear, 'job-or-bounty': playerBoard['job-or-bounty'] },
          ...(ambitions && parts['ambitions'] === undefined && !played.has(seat)
            ? { ambition: mine[index]?.id ?? '' }
            : {}),
          ...played.get(seat),
        },
      ]),
    ),
    patrols: Object.fromEntries(
      factions.map((faction) => [faction, { level: 1, space: spawn?.[faction] ?? 't1-rebel' }]),
    ),
    contacts: {
      ...bare,
      ...Object.fromEntries(Object.entries(contactsOnTheMap(draw, expansion)).filter(([space]) => known.has(space))),
    },
    market: Object.fromEntries(decks.map((deck) => [deck, topOf(deck) ?? ''])),
  });
  const cards = [
    ...toldCards(expansion, Math.min(MOST_AT_ONCE, Math.max(2, Math.ceil(requirement / 3))), draw),
    ...(played.size > 0 || parts['ai'] !== undefined ? contactCards() : []),
  ];
  const asked = (parts['cards'] ?? []) as unknown as readonly CardFacts[];
  return {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    seats: [...seats],
    characters: [
      ...CHARACTERS.map((one) => ({ ...one, bonuses: {}, goal: GOAL })),
      // Who is chosen in set-up brings what the catalogue knows of that, and no ability whose text it does not know.
      ...[...characters.keys()].map((id) => ({ id, bonuses: {}, abilities: [], goal: OUT_OF_REACH })),
    ] as unknown as Json,
    ships: [
      ...[...ships.values()]
        .filter(({ id }) => id.startsWith('practice-'))
        .map((ship) => ({ ...ship, goal: OUT_OF_REACH })),
      ...moreShips([...ships.values()]),
    ] as unknown as Json,
    ...(ambitions ? { ambitions: sheets as unknown as Json } : {}),
    ...(map === null ? {} : { map: map as unknown as Json }),
    ...parts,
    ...(parts['ambitions'] === undefined ? {} : { ambitions: withMissing(parts, sheets, seats.length + 1) }),
    // The game is dealt from the cards of this table: those that are asked for come on top, or in the place of their like.
    cards: [...cards.filter(({ id }) => !asked.some((one) => one.id === id)), ...asked] as unknown as Json,
    // Its market is that of the practice set, whatever is asked for.
    options: { practiceSet: true, ...others },
    start:
      parts['start'] === undefined || (played.size > 0 && parts['start'] !== 'set-up') ? described() : parts['start'],
  };
}

/** What the header of a single-player game settles of its AI players. */
const SoloParts = z.looseObject({
  ai: z.array(z.string()).optional(),
  options: z.looseObject({ aiFame: z.int().optional() }).optional(),
  start: z
    .looseObject({ seats: z.record(z.string(), z.looseObject({ character: z.string().optional() })).optional() })
    .optional()
    .catch(undefined),
});

/** The AI players of a single-player game: a character of each type, with the ship that it begins with (Appendix 3, Setup). */
function playedByCards(parts: Parts, expansion: boolean, draw: Draw): ReadonlyMap<string, Record<string, Json>> {
  const { ai = [], start, options = {} } = SoloParts.parse(parts);
  // Without Unfinished Business there are no cards for a bounty hunter.
  const types = shuffled<AiType>(expansion ? aiTypes : ['smuggler'], draw);
  return new Map(
    ai.map((seat) => {
      const settled = start?.seats?.[seat] ?? {};
      const named = aiTypeOf(settled.character ?? null);
      const type = named ?? types[0] ?? 'smuggler';
      types.splice(types.indexOf(type), 1);
      const fitting = [...catalogue({ expansion, practice: true }).characters.keys()].filter(
        (id) => aiTypeOf(id) === type && aiDeck(type, id, expansion).length > 0,
      );
      const ship = type === 'smuggler' ? 'g9-rigger' : 'g-1a-starfighter';
      const character = settled.character ?? pick(fitting, draw);
      // With whom an AI player begins positive where its character lets it choose is left to chance.
      const setup = characterSetup.get(character);
      const reputation = setup?.choosesPositive === true ? { [pick(factions, draw)]: 'positive' } : setup?.reputation;
      const others = Object.fromEntries(factions.map((faction) => [faction, 'neutral']));
      const fame = options.aiFame ?? 0;
      return [
        seat,
        { character, ship, fame, reputation: { ...others, ...reputation }, ...settled } as Record<string, Json>,
      ];
    }),
  );
}

/** Ship sheets of the table's own: those of the practice set once more, for long games. */
function moreShips(sheets: readonly ShipFacts[]): ShipFacts[] {
  const market = sheets.filter(({ id }) => id.startsWith('practice-'));
  return [...market, ...market].map((sheet, at) => ({ ...sheet, id: `told-ship-${at + 1}`, goal: OUT_OF_REACH }));
}

/** A card that comes up where all of the practice set have: one like them, with its facts; null where there is none. */
export function anotherCard(facts: Facts, deck: Deck, draw: Draw): CardFacts | null {
  const like = facts.board.cards.get(pick(practiceDecks[deck], draw));
  if (like === undefined) return null;
  const isNew = (card: string): boolean => facts.cards[card] === undefined;
  for (let number = 1; ; number += 1) {
    const id = `told-${deck}-${number}`;
    if (!isNew(id)) continue;
    const ship = `told-ship-${number}`;
    if (deck === 'ship') return facts.board.ships.has(ship) ? { ...like, id, ship } : null;
    // What it says of itself it says by its own name.
    const own = JSON.parse(JSON.stringify(like).replaceAll(`"${like.id}"`, `"${id}"`)) as CardFacts;
    if (deck !== 'bounty') return own;
    // An AI player goes by the class of its targets.
    const of = facts.ai === undefined ? {} : { class: pick(contactClasses, draw) };
    return { ...own, contact: `told-target-${number}`, ...of };
  }
}

/** A contact whom nobody has met yet. */
function stranger(facts: Facts): string {
  const met = JSON.stringify([facts.contacts, facts.removed, facts.seats]);
  const isNew = (contact: string): boolean =>
    !met.includes(`"${contact}"`) && !met.includes(`"told-card-of-${contact}"`);
  for (let number = 1; number < STRANGERS; number += 1)
    if (isNew(`told-contact-${number}`)) return `told-contact-${number}`;
  return `told-contact-${STRANGERS}`;
}

/** A databank card that the table tells and that lies in the databank. */
function aFile(facts: Facts, { type }: Move, draw: Draw): string {
  const wanted = type === 'deliver.databank' ? 'told-customs-' : 'told-file-';
  return pick(
    Object.keys(facts.cards).filter((card) => card.startsWith(wanted) && placeOf(facts, card) === null),
    draw,
  );
}

/** The starting databank card of a seat, in full. */
function startingCard(facts: Facts, { seat = '' }: Move, draw: Draw): CardFacts {
  const destination = pick(['tatooine', 'naboo', 'kessel', 'lothal', 'takodana', 'ryloth'], draw);
  const [number = 91] = characterSetup.get(facts.seats[seat]?.character ?? '')?.databank ?? [];
  const own = {
    id: `told-start-${seat}`,
    origin: 'databank' as const,
    number,
    cost: 0,
    traits: [] as string[],
    destination,
    bonuses: {},
  };
  if (number === 90) {
    const combat = { kind: 'ground', value: 2 } as const;
    const rewards = { reward: { credits: 5000 }, eliminationReward: { credits: 3000 } };
    // Whom an AI player hunts is one whose class the table knows, and for whom no other bounty is out.
    const contact = isAi(facts, seat) ? 'practice-astronomer' : `told-target-${seat}`;
    return { ...own, type: 'bounty' as const, contact, combat, ...rewards, abilities: [] };
  }
  if (number === 91) return { ...own, type: 'cargo', reward: { credits: 4000 }, abilities: [] };
  const skill = pick(skills, draw);
  const work: CardEffect = { do: 'test', skill, pass: [{ do: 'complete-job' }], fail: [{ do: 'fail-job' }] };
  return {
    ...own,
    type: 'job',
    reward: { credits: 6000 },
    abilities: [{ id: 'try', timing: 'encounter', effects: [work] }],
  };
}

/** The names that an open part of a move may have. */
function namesIn(option: Option, pointer: string): readonly string[] {
  const { enum: names = [] } = (whatVaries(option)?.open[pointer] ?? {}) as { enum?: readonly string[] };
  return names;
}

/** What the table tells with a move of a kind that leaves it open: a card, a contact; undefined: there is nothing to tell. */
export function told(facts: Facts, option: Option, draw: Draw): Move | undefined {
  const { move } = option;
  // Of a databank card an AI player takes the crew alone, which is forced.
  if (move.type === 'contact.resolve' && isAi(facts, move.seat)) return move;
  if (move.type === 'contact.resolve' || move.type === 'deliver.databank')
    return { type: move.type, seat: move.seat, card: aFile(facts, move, draw) } as Move;
  if (move.type === 'setup.databank') {
    const planets = namesIn(option, '/space');
    return {
      type: move.type,
      seat: move.seat,
      card: startingCard(facts, move, draw),
      space: pick(planets, draw),
    } as Move;
  }
  if (move.type === 'setup.fame') {
    // As the header has it, or as the edition allows.
    const { const: settled, enum: totals = settled === undefined ? undefined : [settled] } = (whatVaries(option)?.open[
      '/fame'
    ] ?? {}) as { const?: number; enum?: readonly number[] };
    return totals === undefined ? undefined : ({ ...move, fame: pick(totals, draw) } as Move);
  }
  if (move.type === 'setup.ambitions') {
    const sheets = shuffled([...facts.board.ambitions.keys()], draw).slice(
      0,
      facts.ai === undefined ? facts.order.length + 1 : 2,
    );
    return { type: move.type, sheets } as Move;
  }
  if (move.type !== 'contact.reveal') return undefined;
  // Of which class it is that an AI player turns up is forced.
  const { class: forced } = move as Move & { readonly class?: string };
  // One that nobody has named: a player's character would be discarded, and the next one turned up.
  if (isAi(facts, facts.turn.seat) && forced === undefined) return { ...move, contact: stranger(facts) } as Move;
  const isFree = (contact: string): boolean =>
    !isAi(facts, facts.turn.seat) || practiceContacts.some((one) => one.id === contact && one.class === forced);
  const practice = namesIn(option, '/contact').filter((contact) => contact.startsWith('practice-') && isFree(contact));
  if (practice.length > 0) return { ...move, contact: pick(practice, draw) } as Move;
  // An AI player goes by what stands on the cards of all contacts that lie faceup, whoever turned them up.
  return facts.ai === undefined ? move : ({ ...move, contact: stranger(facts) } as Move);
}

/** What a text of the catalogue that is known in part only may change at any time, so that nobody could say how a game stands. */
const WOULD_LEAVE_IN_DOUBT = ['damage', 'opponent-damage', 'ground-damage', 'defeat-for-crew', 'slots'] as const;

/**
 * Whether the catalogue knows what a character brings to set-up, as of none of the table's own, and whether nothing that it does
 * not know of the card could change fame, credits or damage: of the cards of AI players nothing is used but their values.
 */
function isToldEnough(facts: Facts, { seat, character = '' }: Move & { readonly character?: string }): boolean {
  const brings = characterSetup.get(character);
  if (brings === undefined) return false;
  // Whether it begins with fame of its own nobody knows.
  if (isAi(facts, seat)) return brings.fame === 0;
  // What an AI player does next hangs on the damage that it has suffered.
  const alone = facts.ai === undefined ? [] : (['dice'] as const);
  const doubtful = [...WOULD_LEAVE_IN_DOUBT, ...alone];
  return !facts.board.pays.has(character) && !doubtful.some((bend) => bends(facts, character, bend));
}

const isNobody = (token: Facts['contacts'][string][number]): boolean => token.id === null && token.class === null;

/** Whether a move leaves nothing in doubt once the table tells what it knows. */
export function canBeTold(
  facts: Facts,
  { move, ...option }: Option & { readonly doubts?: readonly unknown[]; readonly implies?: readonly Move[] },
): boolean {
  const { type, card } = move as Move & { card?: string };
  if (type === 'encounter.space') return card?.startsWith('told-') === true;
  // Where the class of a token is not known, nobody knows which of several is turned faceup.
  if (type === 'encounter.contact' && facts.contacts[seatOf(facts, facts.turn.seat).space ?? '']?.some(isNobody))
    return false;
  if (type === 'setup.character') return isToldEnough(facts, move);
  // Of a token that is merely put somewhere nobody knows where it lies.
  if (type === 'contact.settle' || option.implies?.some((unsaid) => unsaid.type === 'contact.settle')) return false;
  return option.doubts === undefined || TELLING.has(type);
}

/** What set-up asks of the players, in its order (Appendix 1). */
const SET_UP = [
  'setup.fame',
  'setup.map',
  'setup.roll',
  'setup.first-player',
  'setup.character',
  'setup.ship',
  'setup.databank',
  'setup.reputation',
  'setup.ambitions',
  'setup.ambition',
  'setup.benefits',
];

/** Of the moves that are possible in set-up those that come first: what a table may leave unsaid there it tells. */
export function nextInSetUp<O extends Option>(facts: Facts, options: readonly O[]): readonly O[] {
  if (facts.turn.step !== 'set-up') return options;
  const type = SET_UP.find((one) => options.some(({ move }) => move.type === one));
  return options.filter(({ move }) => move.type === type);
}

/** Moves with which the table tells what it knows. */
const TELLING: ReadonlySet<string> = new Set([
  'contact.resolve',
  'deliver.databank',
  'contact.reveal',
  'setup.databank',
  'setup.ambitions',
]);
