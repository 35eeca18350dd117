/**
 * @module
 * Contact tokens on the table: which of them a log may mean, where a contact lies, and how a token goes from place to place.
 * Nothing here is a rule of its own; the rules are in the slices of their entries.
 */
import { contactIds, contactNamedBy } from '../../../cards/outer-rim/index.ts';
import type { Json } from '../../../schemas/json.ts';
import type { ContactClass } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import type { Move } from '../../ruleset.ts';
import { cardOf, type Facts, isSeat, seatOf, sheetCalled } from '../table/facts.ts';
import type { TokenMeant } from '../table/types.ts';

export type Token = Facts['contacts'][string][number];

/** What a log says of a token: who it is, of which class. */
export interface Said {
  readonly contact?: string | undefined;
  readonly class?: ContactClass | undefined;
}

/** A contact turns out to be this one, in whatever procedure. */
export interface TurnedUp extends Move {
  readonly type: 'contact.reveal';
  readonly contact: string;
  readonly class?: ContactClass | undefined;
  readonly space?: string | undefined;
}

/** The tokens in a space; undefined when the log has not told them. */
export function tokensIn(facts: Facts, space: string | null): readonly Token[] | undefined {
  return space !== null && Object.hasOwn(facts.contacts, space) ? facts.contacts[space] : undefined;
}

/** The contact tokens that the log has told, by space: in the order of the map, whatever that of the log. */
export function toldTokens(facts: Facts): readonly (readonly [space: string, tokens: readonly Token[]])[] {
  const told: (readonly [string, readonly Token[]])[] = [];
  for (const space of facts.board.spaces.keys()) {
    const tokens = tokensIn(facts, space);
    if (tokens !== undefined) told.push([space, tokens]);
  }
  return told;
}

/** The class of a contact, as far as it is certain. */
export function classOf({ board }: Facts, contact: string): ContactClass | undefined {
  return board.contacts.get(contact);
}

/** The class that what is said of a token means. */
export function saidClass(facts: Facts, { contact, class: of }: Said): ContactClass | undefined {
  return of ?? (contact === undefined ? undefined : classOf(facts, contact));
}

/** Whether a token may be the one that is meant. */
export function mayBe(facts: Facts, token: Token, said: Said): boolean {
  if (token.id !== null && said.contact !== undefined) return token.id === said.contact;
  const own = token.class ?? (token.id === null ? undefined : classOf(facts, token.id));
  const meant = saidClass(facts, said);
  return own === undefined || meant === undefined || own === meant;
}

/** Of some tokens, those that are meant: the one that is known to be this contact, else all that may be. */
export function meantOf(facts: Facts, tokens: readonly Token[], said: Said): readonly Token[] {
  const named = said.contact === undefined ? [] : tokens.filter((token) => token.id === said.contact);
  return named.length > 0 ? named : tokens.filter((token) => mayBe(facts, token, said));
}

/** Whether nobody could tell some tokens apart: it does not matter which of them is meant. */
export function areAlike(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  return (
    first !== undefined &&
    tokens.every(
      (token) => token.faceup === first.faceup && token.class === first.class && token.id === null && first.id === null,
    )
  );
}

/** The one token that is meant, as far as that is certain. */
export function theOne(tokens: readonly Token[]): Token | undefined {
  return tokens.length === 1 || areAlike(tokens) ? tokens[0] : undefined;
}

/** The contact of a crew or bounty card: as stated, or as the catalogue names such cards; null: it has none; undefined: nobody knows. */
export function contactOfCard(facts: Facts, card: string): string | null | undefined {
  const known = cardOf(facts, card);
  if (known?.contact !== undefined) return known.contact;
  return contactNamedBy(card) ?? (known?.type === 'crew' && isOfADeck(known.origin) ? null : undefined);
}

/** Crew of market and encounter cards have no tokens: those of the databank do. */
function isOfADeck(origin: 'market' | 'encounter' | 'databank' | undefined): boolean {
  return origin === 'market' || origin === 'encounter';
}

/** Where a contact lies as far as the log has told. */
export type Lies =
  | { readonly where: 'map'; readonly space: string; readonly faceup: boolean }
  | { readonly where: 'captured' | 'crew'; readonly seat: string; readonly card: string }
  | { readonly where: 'removed' };

/** Where a contact lies; null when it may be anywhere unseen. */
export function placeOfContact(facts: Facts, contact: string): Lies | null {
  if (facts.removed.includes(contact)) return { where: 'removed' };
  let found: Lies | null = null;
  let first = '';
  for (const [space, tokens] of Object.entries(facts.contacts)) {
    const token = tokens.find((one) => one.id === contact);
    // A wrong claim may have put it into a second space: then the order in which a log names spaces decides nothing.
    if (token === undefined || (found !== null && first < space)) continue;
    first = space;
    found = { where: 'map', space, faceup: token.faceup };
  }
  if (found !== null) return found;
  for (const seat of facts.order)
    for (const { card, type, captured } of seatOf(facts, seat).assets) {
      if (contactOfCard(facts, card) !== contact) continue;
      if (captured) return { where: 'captured', seat, card };
      if (type === 'crew' || (type === null && card === `crew-${contact}`)) return { where: 'crew', seat, card };
    }
  return null;
}

/** The space in which a token is meant to lie: the one that is named, that of the contact, or that of the seat. */
export function spaceMeant(facts: Facts, seat: string, { space, contact }: TokenMeant): string | null {
  if (space !== undefined) return space;
  const lies = contact === undefined ? null : placeOfContact(facts, contact);
  if (lies?.where === 'map') return lies.space;
  return isSeat(facts, seat) ? seatOf(facts, seat).space : null;
}

/** What a name is known to be that is no contact's; null: it may be that of a contact. */
function knownAs(facts: Facts, name: string): string | null {
  if (contactIds.has(name) || facts.board.contacts.has(name)) return null;
  const { type = 'crew', origin } = cardOf(facts, name) ?? {};
  return sheetCalled(facts, name) ?? (isOfADeck(origin) && type !== 'crew' ? type : null);
}

/** Where a contact lies that cannot turn up in this space, in words fit for a message; null when it can. */
export function contactElsewhere(facts: Facts, contact: string, here: string | null): Record<string, string> | null {
  const lies = placeOfContact(facts, contact);
  switch (lies?.where) {
    case undefined: {
      const is = knownAs(facts, contact);
      return is === null ? null : { contact, is };
    }
    case 'removed':
      return { contact, lies: 'out of the game' };
    case 'map':
      if (lies.space === here && !lies.faceup) return null;
      return { contact, lies: lies.space, side: lies.faceup ? 'faceup' : 'facedown' };
    case 'crew':
      return { contact, lies: `with the crew ${lies.card}`, of: lies.seat };
    case 'captured':
      return { contact, lies: `on the bounty ${lies.card}`, of: lies.seat };
  }
}

/** Takes a contact's token off the map, from wherever the log has put it. */
export function takeOffTheMap(facts: Facts, contact: string, but?: Token): void {
  for (const [space, tokens] of Object.entries(facts.contacts))
    if (tokens.some((one) => one !== but && one.id === contact))
      facts.contacts[space] = tokens.filter((one) => one === but || one.id !== contact);
}

/** Takes one token away from a space. */
export function takeAway(facts: Facts, space: string, token: Token): void {
  facts.contacts[space] = (facts.contacts[space] ?? []).filter((one) => one !== token);
}

/** Nobody knows any more which tokens are in a space. */
export function forgetTokens(facts: Facts, space: string | null): void {
  if (space === null) return;
  delete facts.contacts[space];
  delete facts.turnedUp?.[space];
}

/** Nobody knows which tokens are in a space since one was turned up there by a rule, besides which at most so many lie facedown (left out: as many as do now). */
export function forgetTurned(facts: Facts, space: string | null, rule: RuleId, most?: number): void {
  const facedown = most ?? tokensIn(facts, space)?.filter((token) => !token.faceup).length;
  const known = facedown === undefined ? facts.turnedUp?.[space ?? ''] : { facedown, rule };
  forgetTokens(facts, space);
  if (space !== null && known !== undefined) facts.turnedUp = { ...facts.turnedUp, [space]: known };
}

/** The rule against a claim that so many tokens lie facedown in a space of which nobody knows the tokens; null: there may be. */
export function tooManyFacedown(facts: Facts, space: string, claimed: Json): RuleId | null {
  const known = facts.turnedUp?.[space];
  if (known === undefined || !Array.isArray(claimed)) return null;
  const isFacedown = (token: Json): boolean =>
    typeof token === 'object' && token !== null && !Array.isArray(token) && token['faceup'] === false;
  return claimed.filter(isFacedown).length > known.facedown ? known.rule : null;
}

/** Puts a token into a space. Where nobody knows which tokens are there, nobody knows it afterwards. */
export function putDown(facts: Facts, space: string, token: Token): void {
  const there = tokensIn(facts, space);
  if (there === undefined) {
    delete facts.turnedUp?.[space];
    return;
  }
  // In which contact space it lies nobody says; only AI players ask which token is the leftmost.
  if (facts.ai !== undefined) token.placed = true;
  facts.contacts[space] = [...there, token];
}

/** A contact's token as it comes from beside the map: faceup. */
export function tokenOf(facts: Facts, contact: string | null): Token {
  return { id: contact, class: (contact === null ? undefined : classOf(facts, contact)) ?? null, faceup: true };
}

/** The seat whose character a contact is (contact-tokens.11); undefined: nobody's, or not in a game with the base box alone. */
export function playedBy(facts: Facts, contact: string): string | undefined {
  return facts.board.expansion ? facts.order.find((seat) => seatOf(facts, seat).character === contact) : undefined;
}

/** Whether a contact may be the character of a player whose character the log does not tell. */
export function mayBePlayed(facts: Facts, contact: string): boolean {
  return (
    facts.board.expansion &&
    facts.board.characters.has(contact) &&
    facts.order.some((seat) => seatOf(facts, seat).character === null)
  );
}
