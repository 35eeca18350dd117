/**
 * @module
 * Which contact tokens an AI player means: those of the lowest or the highest class, or of a class of its bounties, and of
 * several of one class the leftmost. The rules that ask stand in the entries of Appendix 3; nothing here is one of its own.
 */
import { type ContactClass, contactClasses } from '../../../schemas/outer-rim/words.ts';
import { contactOfCard, saidClass, type Token, tokensIn } from '../encounters/tokens.ts';
import { assetTypeOf, cardOf, type Facts, seatOf } from '../table/facts.ts';

/** Of which class: the fewest pips, the most, or those of the AI player's own bounties. */
export type Which = 'lowest' | 'highest' | 'own-bounty';

/** The pips of a class: white has the fewest. */
function pipsOf(of: ContactClass): number {
  return contactClasses.indexOf(of) + 1;
}

/** The class of a token as far as anything tells it. */
export function classOfToken(facts: Facts, { id, class: of }: Token): ContactClass | null {
  return of ?? (id === null ? undefined : saidClass(facts, { contact: id })) ?? null;
}

/** The class of a bounty's target: as the card tells it, or its token, or the catalogue; null: nobody knows. */
export function classOfBounty(facts: Facts, bounty: string): ContactClass | null {
  const stated = cardOf(facts, bounty)?.class;
  if (stated !== undefined) return stated;
  const target = contactOfCard(facts, bounty) ?? null;
  if (target === null) return null;
  for (const tokens of Object.values(facts.contacts))
    for (const token of tokens) if (token.id === target && token.class !== null) return token.class;
  return saidClass(facts, { contact: target }) ?? null;
}

/** The classes of a seat's bounties; null among them: one is not known. */
function bountyClasses(facts: Facts, seat: string): ReadonlySet<ContactClass | null> {
  const bounties = seatOf(facts, seat).assets.filter((asset) => (assetTypeOf(facts, asset) ?? 'bounty') === 'bounty');
  return new Set(
    bountyClassesOf(
      facts,
      bounties.map(({ card }) => card),
    ),
  );
}

function bountyClassesOf(facts: Facts, bounties: readonly string[]): (ContactClass | null)[] {
  return bounties.map((bounty) => classOfBounty(facts, bounty));
}

/** Tokens that may be meant, and whether it is certain that no other may. */
export interface Meant {
  readonly tokens: readonly Token[];
  /** each of them is meant for certain, as far as nothing but the ties of the rules is open */
  readonly sure: boolean;
}

const NONE: Meant = { tokens: [], sure: true };

/** Of some things those of the lowest, or of the highest, class: where a class is not known, all that may be. */
export function ofExtremeClass<T>(
  things: readonly T[],
  classOf: (thing: T) => ContactClass | null,
  which: 'lowest' | 'highest',
): { readonly left: readonly T[]; readonly sure: boolean } {
  const sign = which === 'highest' ? -1 : 1;
  const spans = things.map((thing) => {
    const of = classOf(thing);
    const ends = of === null ? [1, contactClasses.length] : [pipsOf(of)];
    const signed = ends.map((pips) => sign * pips);
    return { thing, from: Math.min(...signed), to: Math.max(...signed) };
  });
  const bound = Math.min(...spans.map(({ to }) => to));
  const left = spans.filter(({ from }) => from <= bound);
  // The only one there is has the lowest class, and the highest, whichever that is.
  const sure = things.length === 1 || left.every(({ from, to }) => from === to);
  return { left: left.map(({ thing }) => thing), sure };
}

/** Of some tokens those of a class of a seat's bounties. */
function ofOwnBounties(facts: Facts, seat: string, tokens: readonly Token[]): Meant {
  const classes = bountyClasses(facts, seat);
  if (classes.size === 0) return NONE;
  const left = tokens.filter((token) => {
    const of = classOfToken(facts, token);
    return of === null || classes.has(of) || classes.has(null);
  });
  return { tokens: left, sure: !classes.has(null) && left.every((token) => classOfToken(facts, token) !== null) };
}

/** Of some tokens those that an AI card, or an icon, means. */
export function meantAmong(facts: Facts, seat: string, tokens: readonly Token[], which: Which): Meant {
  if (tokens.length === 0) return NONE;
  if (which === 'own-bounty') return ofOwnBounties(facts, seat, tokens);
  const { left, sure } = ofExtremeClass(tokens, (token) => classOfToken(facts, token), which);
  return { tokens: left, sure };
}

/**
 * Of each class the leftmost of some tokens, in the order of their planet. Of one that came in the course of the game nobody knows
 * where it lies.
 */
export function leftmost(facts: Facts, { tokens, sure }: Meant): Meant {
  if (!sure || tokens.some(({ placed }) => placed === true)) return { tokens, sure };
  const classes = tokens.map((token) => classOfToken(facts, token));
  return { tokens: tokens.filter((_, at) => classes.indexOf(classes[at] ?? null) === at), sure };
}

/** The facedown, or the faceup, tokens in a space; undefined: the log has not told which lie there. */
export function tokensHere(facts: Facts, space: string | null, faceup: boolean): readonly Token[] | undefined {
  return tokensIn(facts, space)?.filter((token) => token.faceup === faceup);
}

/** Tokens in words fit for the facts of a violation. */
export function told(facts: Facts, tokens: readonly Token[]): string[] {
  return tokens.map((token) => token.id ?? `a ${classOfToken(facts, token) ?? 'facedown'} one`);
}

/** What a log states so that the classes of the tokens on a planet are known. */
export const tellsClasses = (space: string): string =>
  `a "class" for each token in "contacts" of ${space}, in "start" or any "expect", tells it`;

/** Why nobody knows the tokens on a planet, and what would tell them: what a turn that nobody can follow has made of them, no header does. */
export function whyNoTokens({ ai = {} }: Facts, space: string): string {
  const lost = Object.values(ai).find(({ untold }) => untold?.parts.includes('removed'))?.untold;
  if (lost !== undefined && lost.reason !== '')
    return `${lost.reason}, nor what has become of the contact tokens of ${space}`;
  return `the log does not tell the contact tokens of ${space}: "contacts" of ${space} in "start" tells them; of a set-up "unfinishedBusiness" in "options" does`;
}

/** What a log states so that the class of a bounty's target is known. */
export const tellsTarget = (bounty: string): string => `the "class" of ${bounty} in "cards" tells it`;

/** Why nobody knows which tokens of a planet are of the class of a seat's bounties, and what would tell it. */
export function whyNoClass(facts: Facts, seat: string, space: string): string {
  const open = seatOf(facts, seat).assets.find(
    (asset) => (assetTypeOf(facts, asset) ?? 'bounty') === 'bounty' && classOfBounty(facts, asset.card) === null,
  );
  return open === undefined
    ? `the class of a facedown contact on ${space} is not known: ${tellsClasses(space)}`
    : `the class of the target of ${open.card} is not known: ${tellsTarget(open.card)}`;
}
