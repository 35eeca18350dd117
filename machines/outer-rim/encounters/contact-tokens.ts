/**
 * @module
 * Contact tokens (LRR page 7): what cards do with them, and where the token of a discarded crew or bounty goes.
 */

import type { z } from 'zod';
import type { Json } from '../../../schemas/json.ts';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { Returning as ReturningSchema } from '../../../schemas/outer-rim/position.ts';
import { ContactId, SpaceId } from '../../../schemas/outer-rim/words.ts';
import { chart, type RuleId, rules, when } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Refusal, type Slice, unknown } from '../../ruleset.ts';
import { type EffectMove, effectsOf, resolvingSeat } from '../abilities/abilities.ts';
import { lengthTo, waysFrom } from '../map/ways.ts';
import { CONTACT_DEEDS, type ContactDeed, type Deeds } from '../table/deeds.ts';
import { type Draft, type Facts, isPlanet, seatOf, spaceOf } from '../table/facts.ts';
import type { CardEffect, Returning, TokenMeant } from '../table/types.ts';
import {
  contactElsewhere,
  forgetTokens,
  mayBe,
  meantOf,
  placeOfContact,
  playedBy,
  putDown,
  type Said,
  saidClass,
  spaceMeant,
  type Token,
  type TurnedUp,
  takeAway,
  takeOffTheMap,
  theOne,
  tokenOf,
  tokensIn,
} from './tokens.ts';

const moves = [
  decision(
    'contact.place',
    { contact: ContactId.optional().describe('which contact it is'), to: SpaceId.describe('the planet') },
    'The contact token that a discarded crew or bounty leaves is put faceup on the nearest planet with an empty contact space. A log may leave this out.',
  ),
  decision(
    'contact.settle',
    {},
    'The token goes to the one planet that is nearest, or the log does not say to which. A log may leave this out.',
  ),
] as const;
type Place = z.infer<(typeof moves)[0]>;

/** Whether a planet has an empty contact space, and which: one beside it, or only the planet itself; null: nobody knows. */
export function emptySpaceOf(facts: Facts, planet: string): 'beside' | 'itself' | 'none' | null {
  const tokens = tokensIn(facts, planet)?.length;
  if (tokens === undefined) return null;
  const { expansion } = facts.board;
  const space = spaceOf(facts, planet);
  const printed = space?.core === true ? 0 : space?.contactSpaces?.length;
  if (printed === undefined) return tokens === 0 && expansion ? 'itself' : null;
  if (tokens < printed) return 'beside';
  // One token lies in a contact space, so that a planet itself is taken as soon as there are more than beside it (notes a-f.9).
  return expansion && tokens === printed ? 'itself' : 'none';
}

/** A planet to which a token may go: how many spaces away it is, and whether it certainly has an empty contact space. */
interface Near {
  readonly planet: string;
  readonly distance: number;
  readonly sure: boolean;
}

/** The planets to which the token may go; null when nobody knows where its player is. */
export function nearestEmpty(facts: Facts, { seat }: Returning): readonly Near[] | null {
  const from = seatOf(facts, seat).space;
  if (from === null) return null;
  const ways = waysFrom(facts.board.net, from);
  const near: Near[] = [];
  for (const planet of facts.board.spaces.keys()) {
    if (isPlanet(facts, planet) !== true) continue;
    const empty = emptySpaceOf(facts, planet);
    if (empty !== 'none') near.push({ planet, distance: lengthTo(ways, planet) ?? Infinity, sure: empty !== null });
  }
  const least = Math.min(...near.filter(({ sure }) => sure).map(({ distance }) => distance));
  return near.filter(({ distance }) => distance <= least);
}

/** The rule under which a token returns, by what it lay on. */
const RETURNS = { crew: 'outer-rim.crew.3.b', bounty: 'outer-rim.bounties.3.1' } as const;

/**
 * The rule that a planet breaks as the place of a token, and the facts; null when it may go there. The planets that were passed
 * over decide which: a Core Worlds space, one with nothing but itself to put the token on, or any other.
 */
function misplaced(
  facts: Facts,
  { to, contact }: Place,
  own: Returning,
): { readonly rule: RuleId; readonly found: Readonly<Record<string, Json>> } | 'unknown' | null {
  if (contact !== undefined && own.contact !== null && contact !== own.contact)
    return { rule: RETURNS[own.from], found: { contact, token: own.contact } };
  const near = nearestEmpty(facts, own);
  if (near === null || near.length === 0) return 'unknown';
  const chosen = near.find(({ planet }) => planet === to);
  if (chosen !== undefined) return near.every(({ sure }) => sure) ? null : 'unknown';
  const nearer = near.find(({ sure }) => sure);
  if (isPlanet(facts, to) === true && nearer === undefined) return 'unknown';
  const found = { to, spaceOf: own.seat, nearest: near.map(({ planet }) => planet) };
  // Where any of them has a contact space of its own, no other rule is needed to say that they were passed over.
  const hasItsOwn = near.some(({ planet, sure }) => sure && emptySpaceOf(facts, planet) === 'beside');
  if (nearer === undefined || hasItsOwn || isPlanet(facts, to) !== true) return { rule: RETURNS[own.from], found };
  const isCore = spaceOf(facts, nearer.planet)?.core === true;
  return { rule: isCore ? 'outer-rim.core-worlds.2' : 'outer-rim.unfinished-business.4', found };
}

/** The planet is as near as any with an empty contact space, as far as this rule speaks of it. */
export function goesToTheNearest(rule: RuleId) {
  return (facts: Facts, move: Place, own: Returning): Finding => {
    const found = misplaced(facts, move, own);
    if (found === null || rule === 'outer-rim.core-worlds.2' || rule === 'outer-rim.unfinished-business.4')
      return found !== null && found !== 'unknown' && found.rule === rule ? fails(found.found) : true;
    if (rule !== RETURNS[own.from]) return true;
    if (found === 'unknown')
      return unknown('the log does not say which planets near by have an empty contact space, or where the player is');
    return found.rule === rule ? fails(found.found) : true;
  };
}

/** The token is put faceup on a planet, in any of its contact spaces. */
function place(draft: Draft<Returning>, planet: string, contact: string | null): void {
  const { facts, own } = draft;
  const empty = emptySpaceOf(facts, planet);
  if (contact !== null) takeOffTheMap(facts, contact);
  putDown(facts, planet, tokenOf(facts, contact));
  if (empty === 'itself') draft.note('outer-rim.unfinished-business.4', 'contacts', planet);
  if (spaceOf(facts, planet)?.core === true) draft.note('outer-rim.core-worlds.2', 'contacts', planet);
  else if (empty !== 'itself') draft.note(RETURNS[own.from], 'contacts', planet);
}

/** Deeds after which every token lies where it lay, and everybody is where they were. */
const ELSEWHERE: ReadonlySet<string> = new Set<CardEffect['do']>([
  'gain-credits',
  'lose-credits',
  'gain-fame',
  'lose-fame',
  'gain-reputation',
  'lose-reputation',
  'set-reputation',
  'suffer',
  'recover',
  'choose-player',
  'gain-secret',
]);

/** The first thing that a move does with contact tokens, if everything is where it is now by then. */
function firstDeed(facts: Facts, move: EffectMove): ContactDeed | null {
  for (const effect of effectsOf(facts, move)) {
    if (CONTACT_DEEDS.has(effect.do)) return effect as ContactDeed;
    if (!ELSEWHERE.has(effect.do)) return null;
  }
  return null;
}

/** A token that is meant lies where it is said to lie. */
function isThere(facts: Facts, seat: string, meant: TokenMeant, side?: 'facedown'): Finding {
  const space = spaceMeant(facts, seat, meant);
  if (space === null) return unknown(`the log does not say where ${seat} is`);
  const tokens = tokensIn(facts, space);
  if (isPlanet(facts, space) === false) return fails({ space, planet: false });
  if (tokens === undefined) return unknown(`the log does not say which contacts are in ${space}`);
  // Of who is named, too, the class is that of the token which the card is about.
  const isOfClass = (token: Token): boolean => mayBe(facts, token, { class: meant.class });
  const fitting = meantOf(facts, tokens, meant).filter(
    (token) => isOfClass(token) && (side === undefined || !token.faceup),
  );
  if (fitting.length === 0)
    return fails({
      ...(meant.contact === undefined ? {} : { contact: meant.contact }),
      ...(meant.class === undefined ? {} : { class: meant.class }),
      space,
      contactsHere: tokens.map(({ id, class: of, faceup }) => ({ id, class: of, faceup })),
    });
  const lies = meant.contact === undefined ? null : placeOfContact(facts, meant.contact);
  if (lies === null || (lies.where === 'map' && lies.space === space)) return true;
  return fails({ contact: meant.contact ?? null, space, lies: lies.where === 'map' ? lies.space : lies.where });
}

/** Every token that a card is said to do something with lies there (contact-tokens.7). */
function areThere(facts: Facts, move: EffectMove): Finding {
  const deed = firstDeed(facts, move);
  if (deed === null) return true;
  const seat = deed.seat ?? resolvingSeat(facts, move);
  switch (deed.do) {
    case 'exchange-contacts': {
      const one = isThere(facts, seat, deed.one);
      return one === true ? isThere(facts, seat, deed.other) : one;
    }
    case 'move-contact':
      // A token beside the map may be put on it.
      return deed.space === undefined && deed.contact !== undefined && placeOfContact(facts, deed.contact) === null
        ? true
        : isThere(facts, seat, deed);
    case 'look-at-contact':
      return true;
    default:
      return isThere(facts, seat, deed);
  }
}

/** The token that is meant, with its space; null when nobody can say which it is: then nobody knows what is in that space. */
function pickUp(
  facts: Facts,
  seat: string,
  meant: TokenMeant,
  side?: 'facedown',
): { space: string; token: Token } | null {
  const space = spaceMeant(facts, seat, meant);
  const tokens = tokensIn(facts, space)?.filter((token) => side === undefined || !token.faceup);
  if (space === null || tokens === undefined) return null;
  const token = theOne(meantOf(facts, tokens, meant));
  if (token === undefined) {
    if (meantOf(facts, tokens, meant).length > 0) forgetTokens(facts, space);
    return null;
  }
  if (meant.contact !== undefined) takeOffTheMap(facts, meant.contact, token);
  learn(facts, token, meant);
  return { space, token };
}

/** What is said of a token is known from here on. */
export function learn(facts: Facts, token: Token, { contact, class: of }: Said): void {
  if (contact !== undefined) token.id = contact;
  token.class ??= of ?? (contact === undefined ? null : tokenOf(facts, contact).class);
}

/** A token lies faceup now, and who it shows lies nowhere else; undefined: nobody knows which token it is. */
export function layFaceup(facts: Facts, token: Token | undefined, said: Said): void {
  if (said.contact !== undefined) takeOffTheMap(facts, said.contact, token);
  if (token === undefined) return;
  learn(facts, token, said);
  token.faceup = true;
}

/**
 * A contact that turns up and is a player's own character never comes back. Whether it is discarded (contact-tokens.11) or leaves
 * the game (buying.3.2.2) the entries say differently, so that no claim about `removed` is held against a log (golden-rules.ts).
 */
export function discardCharacter(draft: Draft, space: string, token: Token, because: RuleId): void {
  const { facts } = draft;
  takeAway(facts, space, token);
  if (token.id !== null && !facts.removed.includes(token.id)) facts.removed.push(token.id);
  draft.note(because, 'contacts', space);
}

const owed = { awaits: 'who-places-the-contact', implies: 'contact.settle' } as const;

export const contactTokens: Slice<Facts> = {
  moves,
  says: {
    'contact.place': ({ contact = 'the contact token', to }: Place) => `puts ${contact} on ${to}`,
    'contact.settle': () => 'puts the contact token on the nearest planet',
  },
  own: { 'contact-return': { schema: ReturningSchema, shownAs: 'returning' } },
  charts: [
    chart({
      id: 'contact-return',
      description: 'The token of a discarded crew or bounty goes to the nearest planet with an empty contact space.',
      initial: 'looking',
      meta: { refuses: { '*': 'outer-rim.crew.3.b' } },
      states: {
        // Where no planet has an empty contact space the token stays beside the map (notes a-f.8).
        looking: { always: [{ guard: when('no-contact-space-is-empty'), target: 'done' }, { target: 'placing' }] },
        placing: {
          meta: owed,
          on: {
            'contact.place': {
              guard: rules(
                'outer-rim.crew.3.1',
                'outer-rim.nearest.2.b',
                'log.the-move-log.3',
                'outer-rim.crew.3.b',
                'outer-rim.bounties.3.1',
                'outer-rim.core-worlds.2',
                'outer-rim.unfinished-business.4',
              ),
              actions: ['place-contact'],
              target: 'done',
            },
            'contact.settle': {
              guard: rules('outer-rim.crew.3.1', 'outer-rim.nearest.2.b'),
              actions: ['settle-contact'],
              target: 'done',
            },
          },
        },
        done: { type: 'final' },
      },
    }),
  ],
  roles: {
    'who-places-the-contact': (facts, { seat, from }: Returning) => [from === 'crew' ? seat : facts.turn.seat],
  },
  cases: {
    'no-contact-space-is-empty': (facts, own: Returning) => nearestEmpty(facts, own)?.length === 0,
  },
  constraints: {
    'outer-rim.contact-tokens.4.a': (facts, move: EffectMove) => {
      const deed = firstDeed(facts, move);
      if (deed?.do !== 'move-contact' || isPlanet(facts, deed.to) === null) return true;
      if (isPlanet(facts, deed.to) === false) return fails({ to: deed.to, planet: false });
      return emptySpaceOf(facts, deed.to) === 'none'
        ? unknown(`no contact space of ${deed.to} is empty, and whether two tokens may share one stands on the card`)
        : true;
    },
    'outer-rim.contact-tokens.6': (facts, move: EffectMove) => {
      const deed = firstDeed(facts, move);
      return deed?.do === 'look-at-contact'
        ? isThere(facts, deed.seat ?? resolvingSeat(facts, move), deed, 'facedown')
        : true;
    },
    'outer-rim.contact-tokens.7': areThere,
    'outer-rim.contact-tokens.8': (facts, { contact }: Move & Said) => {
      const lies = contact === undefined ? null : placeOfContact(facts, contact);
      return lies?.where === 'captured'
        ? fails({ contact: contact ?? null, capturedOn: lies.card, of: lies.seat })
        : true;
    },
  },
  effects: {
    'place-contact': (draft: Draft<Returning>, { to, contact }: Place) =>
      place(draft, to, contact ?? draft.own.contact),
    'settle-contact': (draft: Draft<Returning>) => {
      const { facts, own } = draft;
      const near = nearestEmpty(facts, own);
      const [only] = near ?? [];
      const isSure = near?.length === 1 && only?.sure === true && (own.contact !== null || own.from === 'bounty');
      if (isSure) place(draft, only.planet, own.contact);
      // Which of several planets it went to, the log has not said, or whether there was a token at all.
      else
        for (const planet of near?.map((one) => one.planet) ?? Object.keys(facts.contacts)) forgetTokens(facts, planet);
    },
  },
  candidates: {
    'contact.place': (facts, own: Returning): Option[] => {
      const seat = own.from === 'crew' ? own.seat : facts.turn.seat;
      const planets =
        nearestEmpty(facts, own)?.map(({ planet }) => planet) ??
        [...facts.board.spaces.keys()].filter((space) => isPlanet(facts, space) === true);
      return planets.map(
        (to): Option => ({
          move: { type: 'contact.place', seat, ...(own.contact === null ? {} : { contact: own.contact }), to } as Move,
          // Who it is, may be told with the place where nobody has named it yet.
          open: () => ({ open: {}, ...(own.contact === null ? { more: ['/contact'] } : { optional: ['/contact'] }) }),
        }),
      );
    },
    'contact.settle': (facts, own: Returning): Option[] => [
      { move: { type: 'contact.settle', seat: own.from === 'crew' ? own.seat : facts.turn.seat } },
    ],
  },
};

/** Why nobody else comes up than whom a card has turned faceup: somebody who lies elsewhere, or of another class. */
export function turnedByCard(facts: Facts, { contact, class: of }: TurnedUp): Refusal | null {
  const { met, turn } = facts;
  if (met?.byCard !== true || met.turn !== turn.number) return null;
  const lies = contactElsewhere(facts, contact, met.space);
  if (lies !== null) return { rule: 'log.the-move-log.3', facts: lies };
  const printed = saidClass(facts, { contact, class: of }) ?? null;
  return { rule: 'outer-rim.contact-tokens.7', facts: { contact, class: printed, turnedUp: met.contact ?? met.class } };
}

/** What has settled the side that a token shows. */
function noteSide(draft: Draft, rule: RuleId, space: string, token: Token): void {
  const at = tokensIn(draft.facts, space)?.indexOf(token) ?? -1;
  if (at !== -1) draft.note(rule, 'contacts', space, at, 'faceup');
}

/** A token is put down where a card says, and keeps its side unless the card says otherwise (contact-tokens.4.b). */
function moveTo(draft: Draft, token: Token, to: string, faceup: boolean | undefined): void {
  const { facts } = draft;
  const empty = emptySpaceOf(facts, to);
  if (faceup !== undefined) token.faceup = faceup;
  putDown(facts, to, token);
  draft.note(empty === 'itself' ? 'outer-rim.contact-tokens.4.1' : 'outer-rim.contact-tokens.4.a', 'contacts', to);
  noteSide(draft, 'outer-rim.contact-tokens.4.b', to, token);
}

/** What cards make happen under these rules. */
export const deeds = {
  'look-at-contact': (draft, seat, meant) => {
    const { facts } = draft;
    const space = spaceMeant(facts, seat, meant);
    const tokens = tokensIn(facts, space)?.filter((token) => !token.faceup);
    const token = tokens === undefined ? undefined : theOne(meantOf(facts, tokens, meant));
    if (token !== undefined) learn(facts, token, meant);
    if (space !== null) draft.note('outer-rim.contact-tokens.6', 'contacts', space);
  },
  'flip-contact': (draft, seat, meant) => {
    const { facts } = draft;
    const found = pickUp(facts, seat, meant, 'facedown');
    const { contact = null, class: of = null } = meant;
    const space = spaceMeant(facts, seat, meant);
    // Who it was the table may tell behind it.
    const { id, class: printed } = found?.token ?? { id: contact, class: of };
    const isAny = found !== null || tokensIn(facts, space) === undefined;
    if (isAny) facts.met = { turn: facts.turn.number, space, contact: id, class: printed, byCard: true };
    if (found === null) return;
    const { token } = found;
    token.faceup = true;
    if (id !== null && playedBy(facts, id) !== undefined)
      discardCharacter(draft, found.space, token, 'outer-rim.contact-tokens.11');
  },
  'move-contact': (draft, seat, { to, faceup, ...meant }) => {
    const { facts } = draft;
    const isBeside =
      meant.contact !== undefined && meant.space === undefined && placeOfContact(facts, meant.contact) === null;
    if (isBeside) {
      moveTo(draft, tokenOf(facts, meant.contact ?? null), to, faceup);
      return;
    }
    const found = pickUp(facts, seat, meant);
    if (found === null) {
      forgetTokens(facts, to);
      return;
    }
    takeAway(facts, found.space, found.token);
    draft.note('outer-rim.contact-tokens.4.a', 'contacts', found.space);
    moveTo(draft, found.token, to, faceup);
  },
  'exchange-contacts': (draft, seat, { one, other }) => {
    const { facts } = draft;
    const [first, second] = [pickUp(facts, seat, one), pickUp(facts, seat, other)];
    if (first === null || second === null) {
      forgetTokens(facts, spaceMeant(facts, seat, one));
      forgetTokens(facts, spaceMeant(facts, seat, other));
      return;
    }
    for (const [from, to] of [
      [first, second],
      [second, first],
    ] as const) {
      takeAway(facts, from.space, from.token);
      putDown(facts, to.space, from.token);
    }
    for (const { space } of [first, second]) draft.note('outer-rim.contact-tokens.9', 'contacts', space);
    noteSide(draft, 'outer-rim.contact-tokens.9.1', first.space, second.token);
    noteSide(draft, 'outer-rim.contact-tokens.9.1', second.space, first.token);
  },
  'eliminate-contact': (draft, seat, meant) => {
    const { facts } = draft;
    const found = pickUp(facts, seat, meant);
    if (found !== null) {
      takeAway(facts, found.space, found.token);
      draft.note('outer-rim.discarding.3.1', 'contacts', found.space);
    }
    const contact = found?.token.id ?? meant.contact;
    if (contact === undefined || contact === null) return;
    if (!facts.removed.includes(contact)) facts.removed.push(contact);
    draft.note('outer-rim.discarding.3.1', 'removed');
  },
  'discard-contact': (draft, seat, meant) => {
    const found = pickUp(draft.facts, seat, meant);
    if (found === null) return;
    takeAway(draft.facts, found.space, found.token);
    draft.note('outer-rim.discarding.3', 'contacts', found.space);
  },
} satisfies Deeds;
