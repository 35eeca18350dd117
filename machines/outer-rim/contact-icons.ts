/**
 * @module
 * The reveal contact icon (LRR page 14, entry Buying): a buyer on a planet turns a facedown contact token in their space
 * faceup. The slice is buying.ts, which takes up what is said here.
 */
import { z } from 'zod';
import { chance } from '../../schemas/outer-rim/move.ts';
import { Id } from '../../schemas/outer-rim/words.ts';
import { chart, rules, when } from '../chart.ts';
import { type Finding, fails, type Move, type Option, unknown } from '../ruleset.ts';
import { type Draft, type Facts, isPlanet, seatOf } from './facts.ts';

const ContactClass = z.enum(['white', 'green', 'yellow', 'orange']);

export const contactMoves = [
  chance(
    'contact.reveal',
    {
      contact: Id.describe('which contact it is'),
      class: ContactClass.optional(),
      space: Id.optional().describe('the space of the buyer'),
    },
    'The buyer has turned a facedown contact token in their space faceup, because of a reveal contact icon.',
  ),
  chance('contact.later', {}, 'The patrol of the same card is moved first; a log may leave this out.'),
  chance('contact.none', {}, 'No facedown contact was there to be turned faceup; a log may leave this out.'),
] as const;
export type RevealContact = z.infer<(typeof contactMoves)[0]>;
type Token = Facts['contacts'][string][number];

/** The space of the player who flips a contact. */
function spaceOfIcon(facts: Facts): string | null {
  return seatOf(facts, facts.contactIcon?.seat ?? facts.turn.seat).space;
}

/** The tokens in a space; undefined when the log has not told them. */
function tokensIn(facts: Facts, space: string | null): readonly Token[] | undefined {
  return space !== null && Object.hasOwn(facts.contacts, space) ? facts.contacts[space] : undefined;
}

/** Whether a facedown token may be the contact that was turned up. */
function mayBe(token: Token, move: RevealContact): boolean {
  if (token.faceup) return false;
  if (token.id !== null) return token.id === move.contact;
  return token.class === null || move.class === undefined || token.class === move.class;
}

/** The token that a move turns up: the one known to be this contact, else the first that may be. */
function tokenFor(tokens: readonly Token[], move: RevealContact): Token | undefined {
  return (
    tokens.find((token) => token.id === move.contact && !token.faceup) ?? tokens.find((token) => mayBe(token, move))
  );
}

/** The character whose player a contact would meet as themselves (buying.3.2.2). */
function playedBy(facts: Facts, contact: string): string | undefined {
  return facts.order.find((seat) => seatOf(facts, seat).character === contact);
}

/** Where a contact lies that is not facedown in this space, as far as the log has told. */
export function contactElsewhere(facts: Facts, contact: string): Record<string, string> | null {
  if (facts.removed.includes(contact)) return { contact, lies: 'out of the game' };
  const here = spaceOfIcon(facts);
  for (const [space, tokens] of Object.entries(facts.contacts)) {
    const token = tokens.find((one) => one.id === contact);
    if (token !== undefined && (token.faceup || space !== here))
      return { contact, lies: space, side: token.faceup ? 'faceup' : 'facedown' };
  }
  return null;
}

/** The icon is resolved by flipping a facedown contact of the own space (buying.3.2.a). */
export function flipsAContactHere(facts: Facts, move: Move): Finding {
  const space = spaceOfIcon(facts);
  const tokens = tokensIn(facts, space);
  if (move.type === 'contact.none')
    return unknown(
      `the log does not say whether the icon works and a facedown contact lies in ${space ?? 'the space of the buyer'}`,
    );
  const { contact, class: of, space: told } = move as RevealContact;
  if (told !== undefined && space !== null && told !== space)
    return fails({ contact, space: told, buyersSpace: space });
  if (facts.contactIcon === null || facts.contactIcon.untold === true)
    return unknown('the log does not say whether the revealed card bears a reveal contact icon that works');
  // A contact that lies elsewhere is the business of log.the-move-log.3.
  if (tokens === undefined || contactElsewhere(facts, contact) !== null) return true;
  return (
    tokens.some((token) => mayBe(token, move as RevealContact)) ||
    fails({ contact, class: of ?? null, space, facedownHere: tokens.filter((token) => !token.faceup).length })
  );
}

function revealContact(draft: Draft, move: RevealContact): void {
  const { facts } = draft;
  const space = spaceOfIcon(facts);
  const tokens = tokensIn(facts, space);
  const token = tokens === undefined ? undefined : tokenFor(tokens, move);
  const matches = playedBy(facts, move.contact) !== undefined;
  if (facts.contactIcon !== null) facts.contactIcon = matches ? { ...facts.contactIcon, again: true } : null;
  // An icon that was not told has worked: it is not owed a second time.
  else if (!matches) facts.agenda.owed = facts.agenda.owed.filter((item) => item.do !== 'contact-icon');
  // As recorded: a contact that the log put elsewhere lies here now.
  for (const [where, all] of Object.entries(facts.contacts))
    facts.contacts[where] = all.filter((one) => one === token || one.id !== move.contact);
  if (space !== null && tokens !== undefined && token !== undefined) {
    Object.assign(token, { id: move.contact, class: move.class ?? token.class, faceup: true });
    if (matches) facts.contacts[space] = tokens.filter((one) => one !== token);
    draft.note('outer-rim.buying.3.2.a', 'contacts', space);
  }
  if (matches) {
    if (!facts.removed.includes(move.contact)) facts.removed.push(move.contact);
    draft.note('outer-rim.buying.3.2.2', 'removed');
    if (space !== null) draft.note('outer-rim.buying.3.2.2', 'contacts', space);
  }
  // Flipping is no encounter: the step goes on, and the encounter is still to come.
  draft.note('outer-rim.buying.3.2.1', 'turn', 'step');
}

const reveal = {
  guard: rules('outer-rim.buying.3.2.a', 'log.the-move-log.3'),
  actions: ['reveal-contact'],
  target: 'looking',
} as const;

export const contactChart = chart({
  id: 'reveal-contact',
  description: 'A reveal contact icon turns a facedown contact token in the space of the buyer faceup.',
  initial: 'looking',
  meta: { rules: ['outer-rim.buying.3.2.a', 'outer-rim.buying.3.2.b'], refuses: { '*': 'outer-rim.buying.3.2.a' } },
  states: {
    looking: {
      always: [
        {
          guard: when('the-contact-icon-is-done'),
          actions: ['end-contact-icon'],
          target: 'done',
          meta: { rules: ['outer-rim.buying.3.2.3'] },
        },
        { guard: when('a-patrol-icon-is-owed-too'), target: 'either' },
        { guard: when('the-contacts-here-are-not-known'), target: 'perhaps' },
        { guard: when('the-contact-was-a-character'), target: 'again' },
        { target: 'choosing' },
      ],
    },
    choosing: { meta: { awaits: 'chance' }, on: { 'contact.reveal': reveal } },
    again: {
      meta: { awaits: 'chance', rules: ['outer-rim.buying.3.2.2'], refuses: { '*': 'outer-rim.buying.3.2.2' } },
      on: { 'contact.reveal': reveal },
    },
    // The player chooses which icon of the card comes first (notes f-w.12).
    either: {
      meta: { awaits: 'chance', implies: 'contact.later' },
      on: { 'contact.reveal': reveal, 'contact.later': { actions: ['put-contact-icon-off'], target: 'done' } },
    },
    perhaps: {
      meta: { awaits: 'chance', implies: 'contact.none' },
      on: {
        'contact.none': { guard: rules('outer-rim.buying.3.2.a'), actions: ['end-contact-icon'], target: 'done' },
        'contact.reveal': reveal,
      },
    },
    done: { type: 'final' },
  },
});

export const contactEffects = {
  'reveal-contact': revealContact,
  'end-contact-icon': ({ facts }: Draft) => {
    facts.contactIcon = null;
  },
  'put-contact-icon-off': ({ facts }: Draft) => {
    const { contactIcon, agenda } = facts;
    facts.contactIcon = null;
    if (contactIcon === null) return;
    const { seat, untold } = contactIcon;
    // Behind the patrol, which was owed by the same card.
    agenda.owed.push({ do: 'contact-icon', seat, ...(untold === undefined ? {} : { untold }), level: agenda.level });
  },
};

export const contactCases = {
  'the-contact-icon-is-done': (facts: Facts): boolean => {
    if (facts.contactIcon === null) return true;
    const space = spaceOfIcon(facts);
    if (isPlanet(facts, space) === false) return true;
    return tokensIn(facts, space)?.every((token) => token.faceup) === true;
  },
  'a-patrol-icon-is-owed-too': (facts: Facts): boolean => facts.agenda.owed.some((item) => item.do === 'patrol-icon'),
  'the-contacts-here-are-not-known': (facts: Facts): boolean =>
    facts.contactIcon?.untold === true || tokensIn(facts, spaceOfIcon(facts)) === undefined,
  'the-contact-was-a-character': (facts: Facts): boolean => facts.contactIcon?.again === true,
};

/** A name for a contact that nobody has named yet: the log says who it is. */
function nameless(facts: Facts): string {
  const used = new Set([
    ...facts.removed,
    ...Object.values(facts.contacts).flatMap((tokens) => tokens.map((token) => token.id)),
  ]);
  for (let number = 1; ; number += 1) if (!used.has(`contact-${number}`)) return `contact-${number}`;
}

export const contactCandidates = {
  'contact.reveal': (facts: Facts): Option[] => {
    const space = spaceOfIcon(facts);
    const tokens = tokensIn(facts, space)?.filter((token) => !token.faceup) ?? [
      { id: null, class: null, faceup: false },
    ];
    return tokens.map(({ id, class: of }): Option => {
      const move = { type: 'contact.reveal', contact: id ?? nameless(facts) } as RevealContact;
      const open = {
        ...(space === null ? {} : { '/space': { enum: [space] } }),
        '/class': { enum: of === null ? ContactClass.options : [of] },
      };
      return { move, open: id === null ? { '/contact': { type: 'string' }, ...open } : open };
    });
  },
  'contact.later': (): Option[] => [{ move: { type: 'contact.later' } }],
  'contact.none': (): Option[] => [{ move: { type: 'contact.none' } }],
};
