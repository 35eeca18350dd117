/**
 * @module
 * The icons of a market card that has come up (LRR page 14, entry Buying): its patrol moves, and a buyer on a planet turns a
 * facedown contact token in their space faceup.
 */
import type { z } from 'zod';
import { contactIds } from '../../../cards/outer-rim/index.ts';
import { chance } from '../../../schemas/outer-rim/move.ts';
import { Icons as IconsSchema } from '../../../schemas/outer-rim/position.ts';
import { ContactClass, ContactId, SpaceId } from '../../../schemas/outer-rim/words.ts';
import { chart, rules, when } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Refusal, type Slice, unknown } from '../../ruleset.ts';
import { type Encountered, revealed } from '../encounters/encountering-a-contact.ts';
import { contactElsewhere, playedBy, saidClass, type Token, tokensIn } from '../encounters/tokens.ts';
import { carry } from '../patrols/patrol-movement.ts';
import { isOfItsBounties, isOfTheLowestClass } from '../solo/contact-icons.ts';
import { isAi } from '../solo/players.ts';
import { cardOf, type Draft, type Facts, isPlanet, seatOf } from '../table/facts.ts';
import { anySeat } from '../table/forms.ts';
import type { Icons } from '../table/types.ts';

const moves = [
  chance(
    'contact.reveal',
    {
      contact: ContactId.describe('which contact it is'),
      class: ContactClass.optional(),
      space: SpaceId.optional().describe('the space of the buyer'),
    },
    'The buyer has turned a facedown contact token in their space faceup, because of a reveal contact icon.',
  ),
  chance('contact.later', {}, 'The patrol of the same card is moved first; a log may leave this out.'),
  chance('contact.none', {}, 'No facedown contact was there to be turned faceup; a log may leave this out.'),
  chance(
    'icon.none',
    {},
    'The card just revealed, whose patrol icon the log has not told, moves no patrol. A log may leave this out.',
  ),
] as const;
export type RevealContact = z.infer<(typeof moves)[0]>;

/** The space of the player who flips a contact. */
function spaceOfIcon(facts: Facts, { seat }: Icons): string | null {
  return seatOf(facts, seat).space;
}

/** Whether a facedown token may be the contact that was turned up. */
function mayBe(token: Token, move: RevealContact): boolean {
  if (token.faceup) return false;
  if (token.id !== null) return token.id === move.contact;
  return token.class === null || move.class === undefined || token.class === move.class;
}

/** The token that a move turns up: the one known to be this contact, else the first that may be. */
function tokenFor(facts: Facts, tokens: readonly Token[], move: RevealContact): Token | undefined {
  const printed = saidClass(facts, move);
  return (
    tokens.find((token) => token.id === move.contact && !token.faceup) ??
    tokens.find((token) => mayBe(token, { ...move, class: printed })) ??
    tokens.find((token) => mayBe(token, move))
  );
}

/** A contact whose class nobody has told may be any of the facedown tokens: what comes later shows of which class it was. */
function eachClass(facts: Facts, move: RevealContact, own: Icons | Encountered): readonly RevealContact[] {
  if ('chosen' in own || saidClass(facts, move) !== undefined) return [];
  const tokens = tokensIn(facts, spaceOfIcon(facts, own)) ?? [];
  if (tokens.some(({ id }) => id === move.contact)) return [];
  const classes = new Set(tokens.filter((token) => mayBe(token, move)).map((token) => token.class));
  const told = [...classes].flatMap((of): RevealContact[] => (of === null ? [] : [{ ...move, class: of }]));
  return told.filter((one) => isForAnAi(facts, one, own.seat));
}

/** Whether an AI player may turn this one up: nobody chooses it. */
function isForAnAi(facts: Facts, move: RevealContact, seat: string): boolean {
  const rules = [isOfItsBounties(facts, move, seat), isOfTheLowestClass(facts, move, seat)];
  return rules.every((finding) => finding === true || finding.holds !== false);
}

/** Every contact of the catalogue and the log that may be a facedown token of this class in this space, and another one. */
function mayLieHere(facts: Facts, own: Icons, other: string, of: ContactClass | null): string[] {
  const told = Object.values(facts.contacts).flatMap((tokens) => tokens.map(({ id }) => id));
  const known = new Set([other, ...contactIds, ...told.filter((id) => id !== null)]);
  const isOf = (id: string): boolean => of === null || (saidClass(facts, { contact: id }) ?? of) === of;
  return [...known].filter((id) => isOf(id) && contactElsewhere(facts, id, spaceOfIcon(facts, own)) === null);
}

/** The icon is resolved by flipping a facedown contact of the own space (buying.3.2.a). */
export function flipsAContactHere(facts: Facts, move: Move, own: Icons): Finding {
  const space = spaceOfIcon(facts, own);
  const tokens = tokensIn(facts, space);
  if (move.type === 'contact.none')
    return unknown(
      `the log does not say whether the icon works and a facedown contact lies in ${space ?? 'the space of the buyer'}`,
    );
  const { contact, class: of, space: told } = move as RevealContact;
  if (told !== undefined && space !== null && told !== space)
    return fails({ contact, space: told, buyersSpace: space });
  // A contact that lies elsewhere is the business of log.the-move-log.3.
  const mayBeIt = tokens === undefined || contactElsewhere(facts, contact, space) !== null;
  const shown = of ?? saidClass(facts, { contact });
  if (!mayBeIt && !tokens.some((token) => mayBe(token, { ...(move as RevealContact), class: shown })))
    return fails({
      contact,
      class: shown ?? null,
      space,
      facedownHere: tokens.filter((token) => !token.faceup).length,
    });
  return (
    own.contact === 'told' ||
    unknown('the log does not say whether the revealed card bears a reveal contact icon that works')
  );
}

function revealContact(draft: Draft<Icons>, move: RevealContact): void {
  const { facts, own } = draft;
  const space = spaceOfIcon(facts, own);
  const tokens = tokensIn(facts, space);
  const token = tokens === undefined ? undefined : tokenFor(facts, tokens, move);
  const matches = playedBy(facts, move.contact) !== undefined;
  // Whoever meets their own character turns another one faceup (buying.3.2.2).
  if (!matches) own.contact = null;
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
    if (space !== null && isAi(facts, own.seat))
      draft.note('outer-rim.single-player-rules-buying.3.2.2', 'contacts', space);
  }
  // Flipping is no encounter: the step goes on, and the encounter is still to come.
  draft.note('outer-rim.buying.3.2.1', 'turn', 'step');
}

const reveal = {
  guard: rules(
    'outer-rim.buying.3.2.a',
    'log.the-move-log.3',
    'outer-rim.single-player-rules-buying.3.2.a',
    'outer-rim.single-player-rules-buying.3.2.b',
  ),
  actions: ['reveal-contact'],
} as const;
const turnsOne = { 'contact.reveal': { ...reveal, target: 'turned' } } as const;

/** True when there is nothing that the reveal contact icon could turn faceup: no planet, or no facedown token on it. */
function isMoot(facts: Facts, own: Icons): boolean {
  const space = spaceOfIcon(facts, own);
  if (isPlanet(facts, space) === false) return true;
  return tokensIn(facts, space)?.every((token) => token.faceup) === true;
}

/** The contacts here are not known, or whether the card has such an icon at all. */
function isVague(facts: Facts, own: Icons): boolean {
  return own.contact === 'untold' || tokensIn(facts, spaceOfIcon(facts, own)) === undefined;
}

/** Why no contact is turned faceup while a patrol moves: off the planets the icon does nothing, on one no token is facedown. */
function noContactNow(facts: Facts, move: Move, { seat }: Icons): Refusal | null {
  if (move.type !== 'contact.reveal') return null;
  const { space } = seatOf(facts, seat);
  const tokens = tokensIn(facts, space);
  if (isPlanet(facts, space) !== true || tokens?.every((token) => token.faceup) !== true) return null;
  const { contact } = move as RevealContact;
  return { rule: 'outer-rim.buying.3.2.a', facts: { contact, space, facedownHere: 0 } };
}

/** Why no contact is turned faceup in a turn with a purchase: the icons that lie faceup are for another number of players. */
export function iconForOthers(facts: Facts, move: Move): Refusal | null {
  if (move.type !== 'contact.reveal' || !facts.board.expansion || !facts.turn.done.includes('market')) return null;
  const players = facts.order.length;
  const icons: Record<string, string> = {};
  for (const { faceup } of Object.values(facts.market)) {
    const icon = faceup === null ? undefined : cardOf(facts, faceup)?.contactIcon;
    if (faceup === null || icon === undefined || icon === null || icon === 'none') continue;
    if (icon.from <= players && players <= icon.to) return null;
    icons[faceup] = `${icon.from}-${icon.to} players`;
  }
  if (Object.keys(icons).length === 0) return null;
  return { rule: 'outer-rim.buying.3.2.a', facts: { players, icons } };
}

const noContact = {
  guard: rules('outer-rim.buying.3.2.a'),
  actions: ['end-contact-icon'],
  target: 'looking',
} as const;

/** Whoever meets their own character turns another one faceup. */
const AGAIN = { rules: ['outer-rim.buying.3.2.2'], refuses: { '*': 'outer-rim.buying.3.2.2' } } as const;

const chart_ = chart({
  id: 'icons',
  description: 'The icons of the card that came up: a patrol moves, and a contact is turned faceup.',
  initial: 'looking',
  meta: {
    rules: ['outer-rim.buying.3.2.a', 'outer-rim.buying.3.2.b'],
    refuses: { 'contact.*': 'outer-rim.buying.3.2.a', '*': 'outer-rim.buying.3.2.a' },
  },
  states: {
    looking: {
      always: [
        { guard: when('the-patrol-icon-is-untold'), target: 'icon-untold' },
        {
          guard: when('the-contact-icon-does-nothing'),
          actions: ['end-contact-icon'],
          target: 'looking',
          meta: { rules: ['outer-rim.buying.3.2.3'] },
        },
        { guard: when('both-icons-are-open'), target: 'either' },
        { guard: when('the-contact-icon-is-open'), target: 'contact' },
        { guard: when('the-patrol-icon-is-open'), target: 'patrol-next' },
        { target: 'done' },
      ],
    },
    // Nobody knows whether the card bears a patrol icon: what the log goes on with may tell.
    'icon-untold': {
      meta: {
        awaits: 'chance',
        implies: 'icon.none',
        rules: ['outer-rim.buying.3.1'],
        refuses: { '*': 'log.the-move-log.6' },
      },
      on: {
        'icon.none': { guard: rules('outer-rim.buying.3.1'), actions: ['end-patrol-icon'], target: 'looking' },
        'patrol.move': {
          guard: rules(
            'outer-rim.adjacency.0.1',
            'outer-rim.buying.3.1',
            'outer-rim.single-player-rules-buying.3.1',
            'outer-rim.single-player-rules-buying.3.1.1',
          ),
          actions: ['move-untold-patrol', 'end-patrol-icon'],
          target: 'looking',
        },
        'contact.reveal': reveal,
      },
    },
    // The player chooses which icon of the card comes first (notes f-w.12).
    either: {
      meta: { awaits: 'chance', implies: 'contact.later' },
      on: { ...turnsOne, 'contact.later': { target: 'patrol-next' } },
    },
    'patrol-next': {
      always: [
        { guard: when('the-patrol-takes-a-shortest-way'), target: 'patrol-of-an-ai-player' },
        { target: 'patrol' },
      ],
    },
    'patrol-of-an-ai-player': {
      invoke: {
        src: 'ai-patrol-movement',
        input: 'the-patrol-of-an-ai-players-icon',
        onDone: { actions: ['end-patrol-icon'], target: 'looking' },
      },
    },
    patrol: {
      invoke: {
        src: 'patrol-movement',
        input: 'the-patrol-of-the-icon',
        onDone: { actions: ['end-patrol-icon'], target: 'looking' },
      },
    },
    contact: {
      always: [{ guard: when('the-contacts-here-are-not-known'), target: 'perhaps' }, { target: 'choosing' }],
    },
    choosing: { meta: { awaits: 'chance' }, on: turnsOne },
    perhaps: {
      meta: { awaits: 'chance', implies: 'contact.none' },
      on: {
        'contact.none': noContact,
        // One that no icon turns up may be what an AI card says further down, if this one bears none.
        'contact.reveal': { ...turnsOne['contact.reveal'], meta: { later: true } },
      },
    },
    turned: {
      always: [
        { guard: when('the-contact-icon-does-nothing'), target: 'looking' },
        { guard: when('the-contact-was-a-character'), target: 'once-more' },
        { target: 'looking' },
      ],
    },
    'once-more': {
      always: [{ guard: when('the-contacts-here-are-not-known'), target: 'perhaps-again' }, { target: 'again' }],
    },
    again: { meta: { awaits: 'chance', ...AGAIN }, on: turnsOne },
    'perhaps-again': {
      meta: { awaits: 'chance', implies: 'contact.none', ...AGAIN },
      on: { 'contact.none': noContact, ...turnsOne },
    },
    done: { type: 'final' },
  },
});

/** A name for a contact that nobody has named yet: the log says who it is. */
export function nameless(facts: Facts): string {
  const used = new Set([
    ...facts.removed,
    ...Object.values(facts.contacts).flatMap((tokens) => tokens.map((token) => token.id)),
  ]);
  for (let number = 1; ; number += 1) if (!used.has(`contact-${number}`)) return `contact-${number}`;
}

export const icons: Slice<Facts> = {
  moves,
  says: {
    'contact.reveal': ({ contact }: RevealContact) => `the contact turned faceup is ${contact}`,
    'contact.later': () => 'the contact is turned faceup after the patrol has moved',
    'contact.none': () => 'the space has no facedown contact to turn faceup',
    'icon.none': () => 'the revealed card moves no patrol',
  },
  charts: [chart_],
  refusals: { 'patrol-movement': noContactNow },
  readings: { 'contact.reveal': eachClass },
  own: { icons: { schema: IconsSchema, shownAs: 'icons' } },
  inputs: {
    'the-patrol-of-the-icon': (_facts, { seat, patrol, lured }: Icons) => {
      if (patrol === null || patrol === 'untold') throw new Error('no patrol icon is open');
      return { faction: patrol.faction, spaces: patrol.spaces, seat, ...(lured === undefined ? {} : { lured }) };
    },
  },
  effects: {
    'reveal-contact': revealContact,
    'end-contact-icon': ({ own }: Draft<Icons>) => {
      own.contact = null;
    },
    'end-patrol-icon': ({ own }: Draft<Icons>) => {
      own.patrol = null;
    },
    'move-untold-patrol': carry,
  },
  cases: {
    'the-patrol-icon-is-untold': (_facts, { patrol }: Icons) => patrol === 'untold',
    'the-contact-icon-does-nothing': (facts, own: Icons) => own.contact !== null && isMoot(facts, own),
    'both-icons-are-open': (_facts, { contact, patrol }: Icons) => contact !== null && patrol !== null,
    'the-contact-icon-is-open': (_facts, { contact }: Icons) => contact !== null,
    'the-patrol-icon-is-open': (_facts, { patrol }: Icons) => patrol !== null,
    'the-contacts-here-are-not-known': isVague,
    'the-contact-was-a-character': (_facts, { contact }: Icons) => contact !== null,
  },
  candidates: {
    'contact.reveal': (facts, own: Icons | Encountered | object): Option[] => {
      if ('chosen' in own) return revealed(facts, own, nameless(facts));
      if (!('contact' in own)) return [];
      const space = spaceOfIcon(facts, own);
      const tokens = tokensIn(facts, space)?.filter((token) => !token.faceup) ?? [
        { id: null, class: null, faceup: false },
      ];
      return tokens.flatMap(({ id, class: of }): Option[] => {
        const move = { type: 'contact.reveal', contact: id ?? nameless(facts) } as RevealContact;
        // Which contact an AI player turns up nobody chooses.
        const isForced = (said: Partial<RevealContact>): boolean => isForAnAi(facts, { ...move, ...said }, own.seat);
        const classes = (of === null ? ContactClass.options : [of]).filter((one) => isForced({ class: one }));
        if (classes.length === 0) return [];
        const open = {
          '/seat': anySeat(facts),
          '/space': space === null ? { enum: [...facts.board.spaces.keys()] } : { enum: [space] },
          '/class': { enum: classes },
        };
        // A contact or space that nobody has named yet can be told too.
        const more = [...(id === null ? ['/contact'] : []), ...(space === null ? ['/space'] : [])];
        const names = () => mayLieHere(facts, own, move.contact, of).filter((contact) => isForced({ contact }));
        const who = () => (id === null ? { '/contact': { enum: names() } } : {});
        return [{ move, open: () => ({ open: { ...who(), ...open }, ...(more.length === 0 ? {} : { more }) }) }];
      });
    },
    'contact.later': (facts): Option[] => [{ move: { type: 'contact.later' }, open: { '/seat': anySeat(facts) } }],
    'contact.none': (facts): Option[] => [{ move: { type: 'contact.none' }, open: { '/seat': anySeat(facts) } }],
    'icon.none': (facts): Option[] => [{ move: { type: 'icon.none' }, open: { '/seat': anySeat(facts) } }],
  },
  carriesOut: ['outer-rim.buying.3.2.b'],
};
