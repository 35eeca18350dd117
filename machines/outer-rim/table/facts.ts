/**
 * @module
 * What every slice of Outer Rim stands on: the facts of a position, the board they refer to, and the small questions that
 * all procedures ask of them. Nothing here is a rule of its own; rules live in the slice of their entry.
 */

import { aiCards } from '../../../cards/outer-rim/ai.ts';
import {
  type Bend,
  baseMap,
  coreEndcapSpaces,
  coreWorlds,
  type Goal,
  type Pay,
  type Reaches,
} from '../../../cards/outer-rim/index.ts';
import { toChange } from '../../../schemas/copy.ts';
import type { AmbitionFacts } from '../../../schemas/outer-rim/ambitions.ts';
import type { AssetType, ContactClass, Deck, Faction, Skill } from '../../../schemas/outer-rim/words.ts';
import { decks, factions } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import type { Draft as AnyDraft, OwnBox } from '../../ruleset.ts';
import { seatOf } from '../../seats.ts';
import type { Net } from '../map/ways.ts';
import { favorOf } from './granted.ts';
import type {
  Bonuses,
  CardFacts,
  CharacterFacts,
  HeldAsset,
  Obligation,
  PatrolToken,
  Position,
  SeatFacts,
  ShipFacts,
  SpaceFacts,
  Values,
} from './types.ts';

/** What the header of a log says that begins before set-up. */
export interface BeforeSetUp {
  /** the fame requirement that it names */
  readonly fame: number | null;
  /** Unfinished Business is on the table, and with it the Core Worlds endcaps; null: it does not say */
  readonly coreWorlds: boolean | null;
  /** the map that it brings: its tiles from left to right, or one of its own */
  readonly map: readonly string[] | 'own' | null;
  /** the fame with which AI players begin (expert mode); null: it names none */
  readonly aiFame: number | null;
}

/**
 * What does not change during a game: the map, once set-up has laid it, and the catalogue. Facts that nobody is sure of are
 * null in it.
 */
export interface Board {
  readonly spaces: ReadonlyMap<string, SpaceFacts>;
  /** the spaces adjacent to a space, in a fixed order */
  readonly paths: ReadonlyMap<string, readonly string[]>;
  /** the same map for searches */
  readonly net: Net;
  /** the space adjacent to each faction's patrol stack */
  readonly spawn: Readonly<Partial<Record<Faction, string>>>;
  /** the spaces with which the tiles end, by the faction whose stack a base endcap has there; of a map of the log not known */
  readonly ends: Readonly<Partial<Record<Faction, string>>>;
  readonly cards: ReadonlyMap<string, CardFacts>;
  /** by market deck, the cards that certainly belong to it, and those that certainly belong to another one */
  readonly decks: Readonly<Record<Deck, { readonly own: readonly string[]; readonly others: readonly string[] }>>;
  readonly ships: ReadonlyMap<string, ShipFacts>;
  readonly characters: ReadonlyMap<string, CharacterFacts>;
  /** the ambition sheets that the header states */
  readonly ambitions: ReadonlyMap<string, AmbitionFacts>;
  /** patrol tokens by faction and level, as `imperial-2` */
  readonly patrols: ReadonlyMap<string, PatrolToken>;
  /** by a rule that can be bent, the components that bend it in ways their structure does not say (golden-rules.ts) */
  readonly bends: ReadonlyMap<Bend, ReadonlySet<string>>;
  /** the characters that do so only once their goal is completed */
  readonly bendAfterGoal: ReadonlySet<string>;
  /** abilities (`source/ability`) that their owner has only once a goal is completed */
  readonly afterGoal: ReadonlySet<string>;
  /** and those that they have only as long as it is not */
  readonly untilGoal: ReadonlySet<string>;
  /** the sheets of market ships once their goal is completed */
  readonly goalSides: ReadonlyMap<string, ShipFacts>;
  /** what completes the goal of a character or ship */
  readonly goals: ReadonlyMap<string, Goal>;
  /** what components bring their owners on top of what the rules pay */
  readonly pays: ReadonlyMap<string, readonly Pay[]>;
  /** how far abilities (`source/ability`) go of which it is not structured what they do */
  readonly reaches: ReadonlyMap<string, Reaches>;
  /** the class of each contact of which it is certain */
  readonly contacts: ReadonlyMap<string, ContactClass>;
  /** what somebody has read off their own box, and this board without it */
  readonly box?: { readonly own: OwnBox; readonly without: Board };
  /** rules of Unfinished Business are in force */
  readonly expansion: boolean;
  /** the table plays by the printed reference 1.0, where the Living Rules Reference has changed it */
  readonly printed: boolean;
  /** only in a log that begins before set-up */
  readonly beforeSetUp?: BeforeSetUp;
  /** only in a log that begins in the middle: the market decks of which it does not tell what lies under them */
  readonly untoldUnder?: readonly Deck[];
}

/** What procedures under way show of themselves in a position; it lies not on the table. */
type Shown =
  | 'action'
  | 'combat'
  | 'test'
  | 'patrolMove'
  | 'extraMove'
  | 'defeat'
  | 'room'
  | 'reveal'
  | 'icons'
  | 'displacement'
  | 'nearest'
  | 'returning'
  | 'card'
  | 'aiTurn';

/** The facts of a position, with the board that they refer to. */
export interface Facts extends Omit<Position, Shown | 'cards'> {
  board: Board;
  /** copies share it: what is known of a card is stated by `tellCard` alone */
  cards: Readonly<Position['cards']>;
  /** by space of which nobody knows the contact tokens since one was turned up there: how many of them lie facedown at most, and by which rule */
  turnedUp?: Record<string, { readonly facedown: number; readonly rule: RuleId }>;
  /** what was so, or was not so, of what the texts of a turn have asked about what everybody knows: a table may record it all the same */
  answered?: { readonly turn: number; readonly holds: readonly boolean[] };
  /** how many favors of a turn, the first, may have been granted in the one before, and why nobody knows */
  early?: { readonly turn: number; readonly favors: number; readonly because: string };
  /** the abilities that lower a cost, used in a turn: by a purchase, of which their own entry may still tell; or by such an entry, and no purchase yet */
  lowered?: { readonly turn: number; readonly bought: readonly string[]; readonly ready: readonly string[] };
  /** after how many more answers a table is thought to have taken one for its contrary */
  misread?: number;
  /** the contact of an encounter, or that a card has turned up, of whom nobody has noted who it is (null: nobody has said it): a table may do so behind it */
  met?:
    | { turn: number; space: string | null; contact: string | null; class: ContactClass | null; byCard?: true }
    | undefined;
  /** the additional turn in which a card said that its player takes another one */
  denied?: { readonly seat: string; readonly number: number };
  /** the last combat, if nobody has recorded that its damage was compared: a table may do so behind what winning has brought */
  fought?:
    | {
        readonly turn: number;
        readonly step: Position['turn']['step'];
        readonly done: number;
        readonly attacker: string;
        readonly winner: 'attacker' | 'defender';
        readonly attack: number;
        readonly defence: number;
        /** the faction of the patrol that came for the beaten one, if that is all that anybody could record of the victory */
        readonly untold?: Faction;
      }
    | undefined;
}

export { isSeat, leftOf, seatOf } from '../../seats.ts';

export type Draft<O = unknown> = AnyDraft<Facts, O>;

/** A position to be changed as a table has recorded it, whatever the rules say. */
export function asTold<O>(facts: Facts, own: O): Draft<O> {
  return { facts, own, asRecorded: true, note: () => {}, owe: () => {}, tell: () => {} };
}

/** More assets than anybody holds at a table. Of what a log piles up beyond them no ways to give in or arrange are listed. */
export const MOST_ASSETS = 200;

/** More cards and tokens than the game has, out of the game or under the decks. */
const MOST_ELSEWHERE = 2_000;

/** Whether somebody holds more than anybody does at a table, or more has left it than there is. */
export function crowded({ order, seats, removed, market }: Facts): boolean {
  for (const seat of order) if ((seats[seat]?.assets.length ?? 0) > MOST_ASSETS) return true;
  return decks.reduce((sum, deck) => sum + market[deck].under.length, removed.length) > MOST_ELSEWHERE;
}

/** What else than a card that may come up this is known to be: a sheet, or a card of an AI player; null: nothing of that name. */
export function sheetCalled({ board }: Facts, id: string): string | null {
  if (board.characters.has(id)) return 'character';
  if (board.ships.has(id)) return 'ship';
  return aiCards.has(id) ? 'AI card' : null;
}

/** The facts known of a card: what this log stated of it, on top of what the catalogue is sure of. */
export function cardOf(facts: Facts, id: string): CardFacts | undefined {
  const printed = facts.board.cards.get(id);
  const stated = facts.cards[id];
  if (printed === undefined) return stated;
  return stated === undefined ? printed : together(printed, stated);
}

/** States what is known of a card from here on. */
export function tellCard(facts: Facts, card: CardFacts): void {
  const cards: Position['cards'] = toChange(facts.cards);
  cards[card.id] = card;
  facts.cards = cards;
}

/** By what a log stated of a card, the same on top of what is printed on it: rules ask for it all the time, and neither ever changes. */
const merged = new WeakMap<CardFacts, { readonly printed: CardFacts; readonly card: CardFacts }>();

function together(printed: CardFacts, stated: CardFacts): CardFacts {
  const known = merged.get(stated);
  if (known?.printed === printed) return known.card;
  const card = { ...printed, ...stated };
  merged.set(stated, { printed, card });
  return card;
}

export function spaceOf(facts: Facts, id: string | null): SpaceFacts | undefined {
  return id === null ? undefined : facts.board.spaces.get(id);
}

export function neighbours(facts: Facts, space: string): readonly string[] {
  return facts.board.paths.get(space) ?? [];
}

/** True when a step goes straight from one Core Worlds space to the other, which adjacency.2 denies for every map. */
export function crossesTheCore(facts: Facts, from: string, to: string): boolean {
  return from !== to && spaceOf(facts, from)?.core === true && spaceOf(facts, to)?.core === true;
}

export function heldBy(facts: Facts, seat: string, card: string): HeldAsset | undefined {
  for (const asset of seatOf(facts, seat).assets) if (asset.card === card) return asset;
  return undefined;
}

/** The kind of an asset as far as anything tells it. */
export function assetTypeOf(facts: Facts, asset: HeldAsset | string): AssetType | null {
  if (typeof asset !== 'string' && asset.type !== null) return asset.type;
  return assetTypeIn(cardOf(facts, typeof asset === 'string' ? asset : asset.card));
}

/** The kind of asset that a card is, as far as its facts tell. */
export function assetTypeIn(card: CardFacts | undefined): AssetType | null {
  const type = card?.type ?? null;
  return type === 'ship' || type === 'event' || type === 'other' ? null : type;
}

/** Which values a card of this type may raise, for cards whose text nobody knows. */
const MAY_RAISE: Readonly<Record<AssetType, readonly (keyof Values)[]>> = {
  gear: ['groundCombat', 'health'],
  mod: ['hyperdrive', 'shipCombat', 'hull'],
  crew: ['hyperdrive', 'groundCombat', 'shipCombat', 'health', 'hull'],
  job: [],
  bounty: [],
  cargo: [],
};

/** Whether an asset may raise a value because nobody knows its bonuses. */
function mayRaise(facts: Facts, asset: HeldAsset, key: keyof Values): boolean {
  if (cardOf(facts, asset.card)?.bonuses !== undefined) return false;
  const type = assetTypeOf(facts, asset);
  return type === null || MAY_RAISE[type].includes(key);
}

/** The asset of a seat that may raise a value because nobody knows its bonuses; null: none. */
export function untoldRaiser(facts: Facts, seat: string, key: keyof Values): string | null {
  return seatOf(facts, seat).assets.find((asset) => mayRaise(facts, asset, key))?.card ?? null;
}

/**
 * A value in force: the printed value plus every "Gain +X" (movement.1.3, combat-abilities.5). `unsure` is true when a
 * card whose text is not known might raise it, so that the true value is this or more. `but`: an asset that counts for nothing now.
 */
export function valueInPlay(
  facts: Facts,
  seat: string,
  key: keyof Values,
  but: string | null = null,
): { value: number | null; unsure: boolean } {
  const own = seatOf(facts, seat);
  const printed = own.values[key];
  if (printed === null) return { value: null, unsure: true };
  let value = printed + bonusIn(characterBonuses(facts, own), key) + bonusIn(shipBonuses(facts, own), key);
  let unsure = false;
  for (const asset of own.assets) {
    if (asset.card === but) continue;
    const bonuses = cardOf(facts, asset.card)?.bonuses;
    if (bonuses !== undefined) value += bonusIn(bonuses, key);
    else unsure ||= mayRaise(facts, asset, key);
  }
  // Shortcut (favors.1.4).
  if (key === 'hyperdrive' && favorOf(facts, seat, 'shortcut') !== undefined) value += 1;
  // A component that bends values in ways its structure does not say may raise this one too (golden-rules.0.2).
  return { value, unsure: unsure || bentBy(facts, seat, 'values', but) !== null };
}

/** Skills, one for each instance, and whether these are all. */
export interface Skills {
  readonly known: readonly Skill[];
  readonly sure: boolean;
}

/** The skills on the character and the crew cards of a seat. */
export function skillsThere(facts: Facts, seat: string): Skills {
  const own = seatOf(facts, seat);
  const known = [...(own.skills ?? [])];
  let sure = own.skills !== null;
  for (const asset of own.assets) {
    const type = assetTypeOf(facts, asset);
    if (type !== 'crew' && type !== null) continue;
    const printed = cardOf(facts, asset.card)?.skills;
    if (printed !== undefined && type === 'crew') known.push(...printed);
    else sure = false;
  }
  return { known, sure };
}

function bonusIn(bonuses: Bonuses | undefined, key: keyof Values): number {
  return bonuses?.[key] ?? 0;
}

/** True when a "Gain +X" bonus is counted in a value in force. */
export function hasBonus(facts: Facts, seat: string, key: keyof Values): boolean {
  return standingBonuses(facts, seatOf(facts, seat)).some((bonuses) => bonusIn(bonuses, key) !== 0);
}

export function characterBonuses(facts: Facts, { character }: SeatFacts): Bonuses | undefined {
  return character === null ? undefined : facts.board.characters.get(character)?.bonuses;
}

export function shipBonuses(facts: Facts, { ship }: SeatFacts): Bonuses | undefined {
  return ship === null ? undefined : facts.board.ships.get(ship)?.bonuses;
}

/** The standing bonuses of a seat's character, ship and assets. */
export function standingBonuses(facts: Facts, own: SeatFacts): (Bonuses | undefined)[] {
  return [
    characterBonuses(facts, own),
    shipBonuses(facts, own),
    ...own.assets.map((asset) => cardOf(facts, asset.card)?.bonuses),
  ];
}

/** The card that lies faceup on a market deck, or null when the log has not told it. */
export function faceupOf(facts: Facts, deck: Deck): string | null {
  return facts.market[deck].faceup;
}

/** Where a card lies, in words fit for a message. */
export interface Place {
  readonly kind: 'faceup' | 'deck' | 'held' | 'removed';
  readonly of: string;
}

/** Where a card lies as far as the log has told; null when it may be anywhere unseen. */
export function placeOf(facts: Facts, card: string): Place | null {
  for (const deck of decks) {
    const { faceup, under } = facts.market[deck];
    if (faceup === card) return { kind: 'faceup', of: deck };
    if (under.includes(card)) return { kind: 'deck', of: deck };
  }
  for (const seat of facts.order) if (heldBy(facts, seat, card) !== undefined) return { kind: 'held', of: seat };
  return facts.removed.includes(card) ? { kind: 'removed', of: 'game' } : null;
}

/** Who holds a card as a secret, as far as the log has told. */
export function secretOf(facts: Facts, card: string): string | undefined {
  return facts.order.find((seat) => seatOf(facts, seat).secrets.some(({ id }) => id === card));
}

/** `placeOf` for all cards whose place is known. */
export function placesOf(facts: Facts): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  // The places are walked from the last to the first, so that the first one of a card stays.
  const lie = (cards: readonly string[], kind: Place['kind'], of: string): void => {
    const place: Place = { kind, of };
    for (const card of cards) places.set(card, place);
  };
  lie(facts.removed, 'removed', 'game');
  for (const seat of facts.order.toReversed())
    lie(
      seatOf(facts, seat).assets.map((asset) => asset.card),
      'held',
      seat,
    );
  for (const deck of decks.toReversed()) {
    const { faceup, under } = facts.market[deck];
    lie(under, 'deck', deck);
    if (faceup !== null) lie([faceup], 'faceup', deck);
  }
  return places;
}

/** Puts something on the agenda: it is carried out when a state next invokes the chart `obligations`. */
export function owe(draft: Draft, owed: Obligation): void {
  draft.owe(owed);
}

/** The seats whose ship is in this space. */
export function seatsAt(facts: Facts, space: string | null): string[] {
  return space === null ? [] : facts.order.filter((seat) => seatOf(facts, seat).space === space);
}

/** The space of a faction's faceup patrol; null when there is none, or none that the log has placed. */
export function patrolSpace(facts: Facts, faction: Faction): string | null {
  return facts.patrols[faction]?.space ?? null;
}

/** The patrol of this faction may be anywhere. */
export function loseSight(facts: Facts, faction: Faction): void {
  const patrol = facts.patrols[faction];
  if (patrol === null) return;
  patrol.space = null;
  patrol.atEndcap = undefined;
}

/** Whether nobody knows this part of a position since an entry that nobody can read. */
export function isOverlooked({ overlooked }: Facts, part: string): boolean {
  return overlooked?.parts.includes(part) === true;
}

/** The factions whose faceup patrol is in this space. */
export function patrolsAt(facts: Facts, space: string | null): Faction[] {
  return space === null ? [] : factions.filter((faction) => patrolSpace(facts, faction) === space);
}

/** A seat's reputation as effects see it: an effect may treat a player as having another one (reputation.6). */
export function reputationOf(facts: Facts, seat: string, faction: Faction): 'negative' | 'neutral' | 'positive' | null {
  const own = seatOf(facts, seat);
  return own.treatedAs[faction] ?? own.reputation[faction];
}

/**
 * Why nobody can say anything of a space of the Core Worlds endcaps: the log plays with them (unfinished-business.4) on a map that
 * has no endcaps; null for any other space.
 */
export function untoldCore({ board }: Facts, space: string): string | null {
  if (!board.expansion || !coreEndcapSpaces.has(space) || board.spaces.has(space)) return null;
  // Whoever brings a map brings all of it.
  if (!baseMap().spaces.every(({ id }) => board.spaces.has(id))) return null;
  return `where ${space} lies is not known for certain: a log that plays with the Core Worlds brings its map`;
}

/** True when the space is a planet; the Core Worlds and the Ring of Kafrene are (core-worlds.1, spaces.5). */
export function isPlanet(facts: Facts, space: string | null): boolean | null {
  const type = spaceOf(facts, space)?.type;
  return type === undefined ? null : type === 'planet';
}

/** Whether this is one of the Core Worlds, which the map of the log has not: a planet all the same. */
export function isUntoldCoreWorld(facts: Facts, space: string | null): space is string {
  return space !== null && coreWorlds.has(space) && untoldCore(facts, space) !== null;
}

/** Whether a seat is on a planet; null: nobody knows. Of the Core Worlds that goes without a map (core-worlds.1). */
export function isOnPlanet(facts: Facts, seat: string): boolean | null {
  const { space, core } = seatOf(facts, seat);
  return core === undefined ? isPlanet(facts, space) : true;
}

/**
 * Puts a ship into a space; null, or a space that nobody knows: nobody knows where it is. What is beside a Core Worlds space is
 * in doubt, not that the ship is there.
 */
export function putShip(facts: Facts, seat: string, space: string | null): void {
  const own = seatOf(facts, seat);
  own.space = space !== null && facts.board.spaces.has(space) ? space : null;
  own.core = undefined;
  if (isUntoldCoreWorld(facts, space)) own.core = space;
}

/**
 * Notes both rules that settled a fact: the general one of the deed and the one that called for it. The more specific one
 * comes last. A card's call (golden-rules.0.3) is the vaguest of all: then the general rule of the deed speaks.
 */
export function noteBoth(
  draft: Draft,
  general: RuleId,
  because: RuleId,
  seat: string,
  fact: keyof SeatFacts,
  part?: string,
): void {
  const byCard = because.startsWith('outer-rim.golden-rules.');
  for (const rule of byCard ? [because, general] : [general, because])
    if (part === undefined) draft.note(rule, 'seats', seat, fact);
    else draft.note(rule, 'seats', seat, fact, part);
}

/**
 * Whether AI cards play a seat. Nothing that a card of such a player says counts for it but the values that it raises
 * (single-player-rules-ai-players-cards-and-credits.0.2): whatever asks for abilities asks for this first.
 */
export function isAi({ ai }: Facts, seat: string | undefined): seat is string {
  return ai !== undefined && seat !== undefined && Object.hasOwn(ai, seat);
}

/** The component of a seat that is known to bend this rule, or null. */
export function bentBy(facts: Facts, seat: string | undefined, bend: Bend, but: string | null = null): string | null {
  const own = seat === undefined ? undefined : facts.seats[seat];
  if (own === undefined) return null;
  if (!isAi(facts, seat)) return benderOf(facts, own, bend, but);
  if (bend !== 'values') return null;
  // A ship bends values once its goal is completed, which no AI player does (single-player-rules-ai-players-cards-and-credits.0.4).
  return benderOf(facts, own.shipGoalDone ? own : { ...own, ship: null }, bend, but);
}

/** Rules that an ability of anybody's character, of a ship or of crew may bend, as far as any that is known does. */
const ANYBODYS: readonly Bend[] = [
  'movement-stops',
  'extra-movement-stops',
  'encounter-range',
  'forced-encounter',
  'patrol-movement',
  'market-action',
  'market-discards',
  'planning-credits',
  'dice',
  'test',
  'delivery-dice',
  'delivery-reroll',
  'damage',
  'opponent-damage',
  'defeat',
  'fame',
  'victory',
  'elimination',
  'delivery',
  'job',
  'reputation',
  'purchase',
];

/**
 * The rules that a component may bend whose text nobody knows, by its kind: what the texts of such components that are known
 * speak of. Gear is for fights on the ground and mods for those in space and for cargo; both may bring skills and additional
 * fame. Jobs, bounties and cargo say what comes of themselves.
 */
const MAY_BEND: Readonly<Record<AssetType | 'anything', ReadonlySet<Bend>>> = {
  gear: new Set<Bend>(['dice', 'test', 'damage', 'opponent-damage', 'fame', 'victory', 'elimination']),
  mod: new Set<Bend>([
    'movement-stops',
    'dice',
    'test',
    'delivery-dice',
    'damage',
    'opponent-damage',
    'fame',
    'victory',
    'delivery',
  ]),
  crew: new Set(ANYBODYS),
  job: new Set(),
  bounty: new Set(),
  cargo: new Set(),
  anything: new Set(ANYBODYS),
};

/** The component of a seat that bends this rule, or whose text nobody knows and that may; null when there is none. */
export function mayBeBentBy(
  facts: Facts,
  seat: string | undefined,
  bend: Bend,
  idle: AssetType | 'none' = 'none',
  but: string | null = null,
): string | null {
  return bentBy(facts, seat, bend, but) ?? untoldBender(facts, seat, bend, idle, but);
}

/**
 * The component of a seat whose text nobody knows and that may bend this rule; null when there is none. Assets of the `idle`
 * type, and the one that is excepted (`but`), have nothing to do with it now. An ambition sheet has abilities that its owner
 * uses (ambitions.3.3), and bends nothing.
 */
export function untoldBender(
  facts: Facts,
  seat: string | undefined,
  bend: Bend,
  idle: AssetType | 'none' = 'none',
  but: string | null = null,
): string | null {
  if (isAi(facts, seat)) return null;
  const own = seat === undefined ? undefined : facts.seats[seat];
  if (own === undefined) return null;
  const { character, ship, assets } = own;
  const anything = MAY_BEND.anything.has(bend);
  if (anything && character !== null && facts.board.characters.get(character)?.abilities === undefined)
    return character;
  if (anything && ship !== null && facts.board.ships.get(ship)?.abilities === undefined) return ship;
  for (const asset of assets) {
    if (asset.card === but || cardOf(facts, asset.card)?.abilities !== undefined) continue;
    const type = assetTypeOf(facts, asset);
    if (type !== idle && MAY_BEND[type ?? 'anything'].has(bend)) return asset.card;
  }
  return null;
}

/**
 * Whether a ship may bend this rule: most do once their goal is completed, and none of those as long as the front of the sheet
 * is known to show (goals.4). Only what the goal itself asks for, a combat of ships on a planet, is of the front.
 */
export function shipMayBend({ shipGoalProgress }: SeatFacts, bend: Bend): boolean {
  return shipGoalProgress === undefined || bend === 'combat-kind';
}

/** Whether the character of a seat may bend rules: not with the other side of its card as long as the front is known to show (goals.4). */
function characterMayBend({ bendAfterGoal }: Board, { character, personalGoalDone }: SeatFacts): boolean {
  return character !== null && (personalGoalDone !== false || !bendAfterGoal.has(character));
}

function benderOf({ board }: Facts, own: SeatFacts, bend: Bend, but: string | null = null): string | null {
  const benders = board.bends.get(bend);
  if (benders === undefined) return null;
  const { character, ship, assets } = own;
  if (character !== null && benders.has(character) && characterMayBend(board, own)) return character;
  if (ship !== null && benders.has(ship) && shipMayBend(own, bend)) return ship;
  for (const { card } of assets) if (card !== but && benders.has(card)) return card;
  return null;
}

/** Whether a card makes fame of the credits of a job or a bounty: what that may have brought is told with the reward, whoever names its use. */
export function makesFameOfCredits({ board }: Facts, card: string): boolean {
  return board.bends.get('job')?.has(card) === true || board.bends.get('bounty')?.has(card) === true;
}

/** A sum that a component brings its owner on top of what the rules pay. */
export interface Paid extends Pay {
  readonly by: string;
}

/** What an ability of a component brings by itself, whenever its moment comes; undefined: it is used by its owner. */
export function paidBy({ board }: Facts, source: string, ability: string): Pay | undefined {
  return board.pays.get(source)?.find((pay) => pay.ability === ability);
}

/** The credits that a component brings by itself, as things stand; null: nobody knows what they hang on. */
export function sumPaid(facts: Facts, seat: string, { credits, each }: Pay): number | null {
  if (each === undefined) return credits;
  const reputations = factions.map((faction) => reputationOf(facts, seat, faction));
  if (each !== 'positive-reputation' || reputations.includes(null)) return null;
  return credits * reputations.filter((one) => one === 'positive').length;
}

/** Whether a component may bring so many credits by itself. */
export function mayPay({ credits, each }: Pay, sum: number): boolean {
  if (each === undefined || credits === 0) return sum === credits;
  const most = each === 'positive-reputation' ? credits * factions.length : sum;
  return sum > 0 && sum <= most && sum % credits === 0;
}

/** What the components of a seat bring it on top of what the rules pay, when this happens. */
export function paysOf(facts: Facts, seat: string, what: Pay['for']): Paid[] {
  const { board, seats } = facts;
  const own = seats[seat];
  if (own === undefined || isAi(facts, seat)) return [];
  const { character, ship, assets } = own;
  const found: Paid[] = [];
  const add = (by: string | null): void => {
    for (const pay of (by === null ? undefined : board.pays.get(by)) ?? [])
      if (pay.for === what) found.push({ ...pay, by: by as string });
  };
  add(character);
  add(ship);
  for (const { card } of assets) add(card);
  return found;
}

/** Whether a component bends this rule in a way that its structure does not say (golden-rules.0.2). */
export function bends(facts: Facts, source: string | null, bend: Bend): boolean {
  return source !== null && facts.board.bends.get(bend)?.has(source) === true;
}

/** The most famous players: everybody who shares the highest fame (fame.5.a, fame.5.b); null when a fame is not known. */
export function mostFamous(facts: Facts): string[] | null {
  const fames = facts.order.map((seat) => seatOf(facts, seat).fame);
  if (fames.includes(null)) return null;
  const highest = Math.max(...fames.map((fame) => fame ?? 0));
  return facts.order.filter((seat) => seatOf(facts, seat).fame === highest);
}
