/**
 * @module
 * What a player begins with (LRR page 20, steps 6 and 7): the components of the chosen character, and what the set-up text
 * of the character card brings.
 */
import { characterSetup } from '../../../cards/outer-rim/index.ts';
import type { Json } from '../../../schemas/json.ts';
import { type Faction, factions, type Reputation, type SlotType } from '../../../schemas/outer-rim/words.ts';
import { usesAmbitions } from '../ambitions/sheets.ts';
import { assetFrom } from '../assets/holding.ts';
import { slotsWith } from '../assets/ships.ts';
import { beginPersonalGoal } from '../player/goal-cards.ts';
import { type Draft, type Facts, isAi, placeOf, seatOf, tellCard } from '../table/facts.ts';
import { usesFavors } from '../table/granted.ts';
import type { CardFacts, HeldAsset, SeatFacts } from '../table/types.ts';

/** Starting credits of the first player, and what each further seat has more (appendix-1-setup.6.7.a). */
const CREDITS = { first: 4000, more: 2000 };

/** What the databank cards are that characters begin with: by number, as their labels show them. */
const STARTING_CARDS: Readonly<Record<number, 'bounty' | 'cargo' | 'job'>> = { 90: 'bounty', 91: 'cargo', 92: 'job' };

const everyFaction = (reputation: Reputation | null): SeatFacts['reputation'] =>
  Object.fromEntries(factions.map((faction) => [faction, reputation])) as SeatFacts['reputation'];

/** The player who begins; the turn order is clockwise from there (appendix-1-setup.6.b). */
export function begins({ facts }: Draft, seat: string): void {
  const at = facts.order.indexOf(seat);
  facts.order = [...facts.order.slice(at), ...facts.order.slice(0, at)];
  facts.first = seat;
  facts.turn.seat = seat;
}

/** What somebody may have before their place in the turn order is known: nothing yet, or what one of the places brings. */
export function startingPurse(order: readonly string[]): [number, number][] {
  return [0, ...order.map((_, at) => CREDITS.first + CREDITS.more * at)].map((sum) => [sum, sum]);
}

/** The components of a player with this character: the printed values are known as far as the catalogue is. */
export function takeComponents({ facts }: Draft, seat: string, character: string): void {
  const own = seatOf(facts, seat);
  const card = facts.board.characters.get(character);
  own.character = character;
  own.values = { ...own.values, groundCombat: card?.combat ?? null, health: card?.health ?? null };
  own.skills = card?.skills ?? null;
  own.fame = 0;
  beginPersonalGoal(facts, seat);
  own.reputation = everyFaction('neutral');
  own.purse = undefined;
  // With ambitions credits come from the sheets (appendix-1-setup.6.7.b); AI players have none (notes, 14).
  own.credits =
    usesAmbitions(facts) && !isAi(facts, seat) ? 0 : CREDITS.first + CREDITS.more * facts.order.indexOf(seat);
  // The debt token that belongs to the player board (appendix-1-setup.6.3.b).
  if (usesFavors(facts)) own.debtTokens = [seat];
}

/** A ship sheet with this side up (appendix-1-setup.6.5). */
export function takeShip({ facts }: Draft, seat: string, ship: string): void {
  const own = seatOf(facts, seat);
  const sheet = facts.board.ships.get(ship);
  own.ship = ship;
  own.values = {
    ...own.values,
    hyperdrive: sheet?.hyperdrive ?? null,
    shipCombat: sheet?.combat ?? null,
    hull: sheet?.hull ?? null,
  };
  own.slots = slotsWith(facts, ship);
  // The goal of a character may ask for a ship, and is not completed by this one.
  beginPersonalGoal(facts, seat);
}

/** What a character card brings to set-up, as far as anybody knows its text. */
const setupOf = (facts: Facts, seat: string) => characterSetup.get(seatOf(facts, seat).character ?? '');

/** Whether a character card lets its player pick the faction with which they begin positive; null when its text is not known. */
export function picksAFaction(facts: Facts, seat: string): boolean | null {
  return setupOf(facts, seat)?.choosesPositive ?? null;
}

/** The numbers of the databank cards that a character card names; null when its text is not known. */
export function numbersOf(facts: Facts, seat: string): readonly number[] | null {
  return setupOf(facts, seat)?.databank ?? null;
}

/** What the set-up text of a character card says without a choice of its player (appendix-1-setup.7.3). */
export function followSetupText({ facts }: Draft, seat: string): void {
  const own = seatOf(facts, seat);
  const setup = setupOf(facts, seat);
  own.fame = setup === undefined ? null : setup.fame;
  own.reputation =
    setup === undefined || setup.choosesPositive
      ? everyFaction(null)
      : { ...everyFaction('neutral'), ...setup.reputation };
}

/** Whether a seat comes to this reputation or fame by the set-up text of its character, before set-up has come to that (appendix-1-setup.7.3). */
export function willBegin(facts: Facts, seat: string, fact: string, faction: string, claimed: Json): boolean {
  const setup = setupOf(facts, seat);
  if (facts.turn.step !== 'set-up' || setup === undefined) return false;
  const { fame, reputation } = seatOf(facts, seat);
  if (fact === 'fame') return fame === 0 && setup.fame === claimed;
  if (fact !== 'reputation' || reputation[faction as Faction] !== 'neutral') return false;
  if (!setup.choosesPositive) return setup.reputation[faction as Faction] === claimed;
  // Who has picked one does not pick another one.
  return claimed === 'positive' && !Object.values(reputation).includes('positive');
}

/**
 * Whether a reputation that nobody knows may be this, of a player whose card lets them pick one faction: before anything has changed
 * it they are positive with that one and neutral with the others (appendix-1-setup.6.4.b, appendix-1-setup.7.3).
 */
export function mayPickSo(facts: Facts, seat: string, faction: Faction, claimed: string): boolean {
  const { board, turn } = facts;
  const isPlanned = turn.step === 'planning' || (turn.step === 'action' && turn.done.length + turn.used.length === 0);
  const isUnchanged = turn.step === 'set-up' || (turn.number === 1 && isPlanned);
  if (board.beforeSetUp === undefined || !isUnchanged || picksAFaction(facts, seat) !== true) return true;
  const others = factions.filter((other) => other !== faction).map((other) => seatOf(facts, seat).reputation[other]);
  if (claimed === 'positive') return !others.includes('positive');
  return claimed === 'neutral' && others.some((other) => other !== 'neutral');
}

/** Whether the set-up text of a character card says, without a choice, that its player begins positive with a faction. */
export function beginsPositiveAnyway(facts: Facts, seat: string, faction: string): boolean {
  const setup = setupOf(facts, seat);
  return setup?.choosesPositive === false && setup.reputation[faction as Faction] === 'positive';
}

/** The faction with which a player begins positive, where their card lets them pick it. */
export function beginsPositive({ facts }: Draft, seat: string, faction: Faction): void {
  seatOf(facts, seat).reputation = { ...everyFaction('neutral'), [faction]: 'positive' };
}

/** What a log tells of a starting databank card. */
export interface StartingCard {
  readonly number?: number | undefined;
  readonly card?: string | CardFacts | undefined;
}

/** The number of a databank card that a log names by it, as `databank-91`: several cards have it. */
function numberIn(card: StartingCard['card']): number | undefined {
  const digits = /^databank-(\d+)$/.exec(typeof card === 'string' ? card : (card?.id ?? ''))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The numbers that a log gives a starting card. */
export function numbersTold({ number, card }: StartingCard): number[] {
  return [number, numberIn(card)].filter((one) => one !== undefined);
}

/** The number of a seat's starting card; null when nobody knows it. */
function numberOf(facts: Facts, seat: string, told: StartingCard): number | null {
  const named = numbersOf(facts, seat);
  return numbersTold(told)[0] ?? (named?.length === 1 ? (named[0] ?? null) : null);
}

/** What kind of asset a seat's starting card is; null when nobody knows. */
export function kindOf(facts: Facts, seat: string, told: StartingCard): HeldAsset['type'] {
  const stated = typeof told.card === 'object' ? (told.card.type ?? null) : null;
  if (stated !== null) return stated === 'ship' || stated === 'event' || stated === 'other' ? null : stated;
  return STARTING_CARDS[numberOf(facts, seat, told) ?? 0] ?? null;
}

/** The name of a starting card: its own, or by its number and the character, so that two copies are two cards. */
export function nameOf(facts: Facts, seat: string, told: StartingCard): string {
  const id = typeof told.card === 'string' ? told.card : told.card?.id;
  if (id !== undefined && numberIn(id) === undefined) return id;
  const number = numberOf(facts, seat, told);
  return ['databank', number, seatOf(facts, seat).character].filter((part) => part !== null).join('-');
}

/** The starting card of a seat whose name nobody has told; undefined: it has none, or a name. */
export function unnamedCardOf(facts: Facts, seat: string): HeldAsset | undefined {
  const { assets, character } = seatOf(facts, seat);
  const isUnnamed = ({ card }: HeldAsset): boolean =>
    card === nameOf(facts, seat, {}) || (/^databank-\d+-/.test(card) && card.endsWith(`-${character}`));
  return assets.find((asset) => facts.cards[asset.card]?.origin === 'databank' && isUnnamed(asset));
}

/** Whether a card may be the databank card with which a seat began, of which nobody has told the name. */
export function mayBeStartingCard(facts: Facts, seat: string, card: string): boolean {
  if (unnamedCardOf(facts, seat) === undefined || placeOf(facts, card) !== null) return false;
  return facts.board.cards.get(card)?.deck === undefined;
}

/** The starting card of a seat gets its name. */
export function nameStartingCard(facts: Facts, seat: string, card: string): void {
  const asset = unnamedCardOf(facts, seat);
  if (asset === undefined) return;
  tellCard(facts, { ...facts.cards[asset.card], ...facts.cards[card], id: card });
  asset.card = card;
}

/** The starting databank card comes into its slot (appendix-1-setup.7.1.c, appendix-1-setup.7.1.d). */
export function takeStartingCard(
  { facts, own }: Draft<{ untold: string[] }>,
  seat: string,
  told: StartingCard & { readonly slot?: SlotType | undefined },
): void {
  const id = nameOf(facts, seat, told);
  const type = kindOf(facts, seat, told);
  const stated = typeof told.card === 'object' ? told.card : {};
  tellCard(facts, { ...facts.cards[id], origin: 'databank', type, ...stated, id });
  const slot = told.slot ?? (type === null ? null : type === 'cargo' ? 'cargo' : 'job-or-bounty');
  seatOf(facts, seat).assets.push(assetFrom(facts, id, slot));
  own.untold = own.untold.filter((other) => other !== seat);
}
