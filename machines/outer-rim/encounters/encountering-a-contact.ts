/**
 * @module
 * Encountering a contact (LRR page 11): a token is chosen before it is turned faceup, and then has to be encountered. What its
 * databank card brings the log declares, with the choice of the token or after the token has been turned.
 */
import { z } from 'zod';
import { contactIds } from '../../../cards/outer-rim/index.ts';
import { type CardEffect, program } from '../../../schemas/outer-rim/cards.ts';
import { chance, decision } from '../../../schemas/outer-rim/move.ts';
import { CardId, ContactClass, ContactId, contactClasses } from '../../../schemas/outer-rim/words.ts';
import { chart, type RuleId, rules, rulesIf, when } from '../../chart.ts';
import {
  type Finding,
  type Form,
  fails,
  type Move,
  type Open,
  type Option,
  type Slice,
  unknown,
} from '../../ruleset.ts';
import { EFFECT_RULES, type EffectMove, oweEffects } from '../abilities/abilities.ts';
import { unlessBent } from '../abilities/golden-rules.ts';
import { mayHoldABounty } from '../bounties/targets.ts';
import { mayCompleteGoal } from '../player/goal-cards.ts';
import { payElimination } from '../player/rewards.ts';
import { isAi } from '../solo/players.ts';
import { doubtAbout } from '../table/doubts.ts';
import { assetTypeOf, cardOf, type Draft, type Facts, isPlanet, mayBeBentBy, seatOf, spaceOf } from '../table/facts.ts';
import { ANY_ID, anySeat, anyText, effectsForm } from '../table/forms.ts';
import { discardCharacter, learn } from './contact-tokens.ts';
import { asTheCardSays, hasTheNumber, onlyDeclared, toldFor, toldProgram } from './databank.ts';
import {
  contactElsewhere,
  contactOfCard,
  forgetTokens,
  mayBe,
  mayBePlayed,
  meantOf,
  placeOfContact,
  playedBy,
  saidClass,
  type Token,
  type TurnedUp,
  takeOffTheMap,
  theOne,
  tokensIn,
} from './tokens.ts';

/** The most effects of an encounter that a log may declare, and the longest name of a card's section. */
const MOST_EFFECTS = 30;
const MOST_LETTERS = 60;

/** What a log declares of the card of an encounter. */
export const declared = {
  card: CardId.optional().describe('the encounter or databank card that was resolved'),
  section: z.string().max(MOST_LETTERS).optional().describe('the section that was resolved'),
  effects: program(MOST_EFFECTS).optional().describe('what the card made happen, in order'),
};

const moves = [
  decision(
    'encounter.contact',
    {
      // First, so that a line names who it is: nobody thinks of the databank card.
      contact: ContactId.optional().describe(
        'who it is; of a facedown token it may be told by `contact.reveal`, or not at all',
      ),
      class: ContactClass.optional().describe('the class of the token that is chosen'),
      ...declared,
    },
    'The encounter is with a contact in the own space: the token is chosen before it is turned faceup.',
  ),
  chance('contact.untold', {}, 'The log does not tell which contact the token is. A log may leave this out.'),
  decision(
    'contact.resolve',
    declared,
    'The databank card of the contact is resolved; the log declares what it brought. Left out where `encounter.contact` says it.',
  ),
] as const;
export type ContactEncounter = z.infer<(typeof moves)[0]>;
export type Resolve = z.infer<(typeof moves)[2]>;

/** A contact that is read as the character of a player whose character nobody has told. */
type ReadAsPlayed = { readonly isPlayed?: boolean };

/** The encounter under way. */
interface Encountered {
  readonly seat: string;
  readonly space: string | null;
  readonly chosen: { readonly class: ContactClass | null };
  /** who it is, as far as anybody has told */
  contact: string | null;
  /** the log has told what the card brought */
  readonly told: boolean;
  /** the contact is somebody's character, and another encounter follows */
  again: boolean;
  /** the bounty for which the contact is fought */
  bounty: string | null;
  /** who has turned up has an entry of its own */
  noted?: true;
}

/** What a move says of the card that was resolved. */
function tells({ card, section, effects }: Pick<ContactEncounter, keyof typeof declared>): boolean {
  return card !== undefined || section !== undefined || effects !== undefined;
}

/** The token with which the encounter is; undefined: nobody can say which of those in the space it is. */
function tokenOf(facts: Facts, { space, chosen, contact }: Encountered): Token | undefined {
  const tokens = tokensIn(facts, space);
  if (tokens === undefined) return undefined;
  return theOne(meantOf(facts, tokens, { contact: contact ?? undefined, class: chosen.class ?? undefined }));
}

/** A contact can be encountered only where it is (encounter-step.1). */
export function contactIsThere(facts: Facts, space: string, move: ContactEncounter): Finding {
  const { contact, class: of } = move;
  // Contacts are on planets only (contact-tokens.7).
  const type = spaceOf(facts, space)?.type;
  const tokens = tokensIn(facts, space) ?? (type === undefined || type === 'planet' ? undefined : []);
  if (tokens === undefined) {
    const lies = contact === undefined || of !== undefined ? null : placeOfContact(facts, contact);
    return lies?.where === 'map'
      ? fails({ contact: contact ?? null, space, lies: lies.space })
      : unknown(`the log does not say which contacts are in ${space}`);
  }
  if (isCaptured(facts, contact) || meantOf(facts, tokens, move).length > 0) return true;
  // Of a contact that is here with another class, the choice speaks.
  const hasAClass = tokens.some(({ id }) => id === contact) || saidClass(facts, { contact }) !== undefined;
  if (contact !== undefined && of !== undefined && hasAClass && meantOf(facts, tokens, { contact }).length > 0)
    return true;
  return fails({
    contact: contact ?? null,
    ...(of === undefined ? {} : { class: of }),
    space,
    contactsHere: tokens.map((token) => token.id ?? token.class),
  });
}

function isCaptured(facts: Facts, contact: string | undefined): boolean {
  return contact !== undefined && placeOfContact(facts, contact)?.where === 'captured';
}

/** The contact that a move names, and how the chosen token is known. */
function isTheChosen(facts: Facts, move: ContactEncounter | TurnedUp, own: unknown): Finding {
  const { contact } = move;
  if (contact === undefined) return true;
  const isChoice = move.type === 'encounter.contact';
  const encounter = own as Encountered;
  const space = isChoice ? seatOf(facts, (move as ContactEncounter).seat).space : encounter.space;
  const chosen = isChoice ? move.class : (encounter.chosen.class ?? undefined);
  if (!isChoice && 'space' in move && move.space !== undefined && space !== null && move.space !== space)
    return fails({ contact, space: move.space, encounteredIn: space });
  // Who it is has been said with the choice, or long before.
  const known = isChoice ? null : whoIsChosen(facts, encounter);
  if (known !== null && known !== contact) return fails({ contact, chosen: known });
  // A contact that lies elsewhere, or faceup, is the business of log.the-move-log.3.
  if (!isChoice && contactElsewhere(facts, contact, space) !== null) return true;
  const tokens = tokensIn(facts, space);
  const token = tokens?.find((one) => one.id === contact);
  const own_ = token?.class ?? saidClass(facts, { contact });
  const shown = isChoice ? undefined : move.class;
  if (chosen !== undefined && (own_ ?? shown ?? chosen) !== chosen)
    return fails({ contact, class: own_ ?? shown ?? null, chosenClass: chosen });
  if (isChoice || tokens === undefined) return true;
  const said = { contact, class: chosen ?? shown };
  return tokens.some((one) => !one.faceup && mayBe(facts, one, said))
    ? true
    : fails({ contact, class: shown ?? null, space, facedownHere: tokens.filter((one) => !one.faceup).length });
}

/** A contact that turns up in an encounter does not lie somewhere else (log.the-move-log.3). */
export function turnsUpElsewhere(facts: Facts, move: ContactEncounter): Finding {
  const { contact } = move;
  const { space } = seatOf(facts, move.seat);
  if (contact === undefined || isCaptured(facts, contact)) return true;
  const lies = placeOfContact(facts, contact);
  // Where nobody knows the space, it is that of the contact.
  if (lies?.where === 'map' && (space === null ? seatOf(facts, move.seat).core === undefined : lies.space === space))
    return true;
  // A card of unknown text may reach further (encounter-step.1).
  if (lies?.where === 'map' && mayBeBentBy(facts, move.seat, 'encounter-range') !== null) return true;
  if (doubtAbout(facts, move.seat, 'space') !== null) return true;
  const here = space === null ? true : contactIsThere(facts, space, move);
  if (here !== true && here.holds === false) return true;
  const place = contactElsewhere(facts, contact, space);
  return place === null ? true : fails(place);
}

/** Nothing that a log tells of the card is resolved of a contact who is a player's own character (1.1). */
function isNobodysCharacter(facts: Facts, move: ContactEncounter): Finding {
  if (!tells(move)) return true;
  const contact = whoIsMeant(facts, move);
  const player = contact !== null && willBeTurned(facts, move) ? playedBy(facts, contact) : undefined;
  return player === undefined ? true : fails({ contact, characterOf: player, resolved: true });
}

/** The one token that a move chooses, as far as that is certain. */
function tokenMeant(facts: Facts, { seat, contact, class: of }: ContactEncounter): Token | undefined {
  return theOne(meantOf(facts, tokensIn(facts, seatOf(facts, seat).space) ?? [], { contact, class: of }));
}

/** Who it is that a move chooses: named there, or known by the token, whichever side that shows; null: nobody has said. */
function whoIsMeant(facts: Facts, move: ContactEncounter): string | null {
  return move.contact ?? tokenMeant(facts, move)?.id ?? null;
}

/** Who it is with whom the encounter under way is, as far as anybody has said. */
function whoIsChosen(facts: Facts, own: Encountered): string | null {
  return own.contact ?? tokenOf(facts, own)?.id ?? null;
}

/** Whether the token that a move chooses is facedown, as far as anybody knows. */
function willBeTurned(facts: Facts, move: ContactEncounter): boolean {
  return tokenMeant(facts, move)?.faceup !== true;
}

/**
 * The databank card that is resolved is a contact's (0.1): not that of a job, of ILLEGAL cargo, of a market or encounter deck.
 * What it brings can only be declared unless the log has told it; of a token that is merely chosen nothing has been declared yet.
 */
function isOfAContact(facts: Facts, move: Resolve | ContactEncounter, own: unknown): Finding {
  const { card } = move;
  const { origin, contact: whose } = (card === undefined ? undefined : cardOf(facts, card)) ?? {};
  if (origin !== undefined && origin !== 'databank')
    return fails({ card: card ?? null, of: origin, needed: 'databank' });
  const met = move.type === 'encounter.contact' ? whoIsMeant(facts, move) : (own as Encountered).contact;
  // Of the cards that an AI player reads Appendix 3 says more (single-player-rules-gaining-crew.0.3).
  if (whose != null && met !== null && whose !== met && !isAi(facts, move.seat))
    return fails({ card: card ?? null, cardOf: whose, contact: met });
  const untold = move.type === 'encounter.contact' && tells(move) ? onlyDeclared(facts, move as Move) : null;
  return untold === null || unknown(untold);
}

/** The token is turned faceup, and is who the log says it is. */
function turn(draft: Draft<Encountered>): void {
  const { facts, own } = draft;
  const { space, chosen, contact } = own;
  const token = tokenOf(facts, own);
  const met = { turn: facts.turn.number, space, contact: contact ?? token?.id ?? null, class: chosen.class };
  facts.met = own.noted === true ? undefined : met;
  if (space === null) return;
  const tokens = tokensIn(facts, space);
  // As recorded: a contact that the log put elsewhere lies here now.
  if (contact !== null) takeOffTheMap(facts, contact, token);
  if (tokens === undefined) return;
  if (token === undefined) {
    // One of several tokens lies faceup now, and the log does not say which.
    forgetTokens(facts, space);
    return;
  }
  learn(facts, token, { contact: contact ?? undefined, class: chosen.class ?? undefined });
  own.contact = token.id;
  token.faceup = true;
  draft.note('outer-rim.encountering-a-contact.1', 'contacts', space);
}

/** The effects of the card come next; of a contact that is met nobody says whether it was eliminated for a bounty. */
function declare(draft: Draft, move: EffectMove): void {
  oweEffects(draft, asTheCardSays(draft.facts, move));
  const { seat } = draft.facts.turn;
  if (onlyDeclared(draft.facts, move) === null || !mayHoldABounty(draft.facts, seat)) return;
  mayCompleteGoal(draft.facts, seat, 'elimination', { isSure: false });
  payElimination(draft, seat, { isSure: false });
}

/** The token stays faceup where it is, unless the card has it go (4). */
function stay(draft: Draft<Encountered>): void {
  const { space } = draft.own;
  if (space !== null) draft.note('outer-rim.encountering-a-contact.4', 'contacts', space);
}

/** What a log may declare of the card of an encounter. */
export function declaredForm(facts: Facts, besides: Open = {}): Form {
  return {
    open: {
      '/card': ANY_ID,
      '/section': anyText(MOST_LETTERS),
      '/effects': effectsForm(facts, MOST_EFFECTS),
      ...besides,
    },
    // Cards and contacts that nobody has named yet.
    more: ['/card', '/effects', ...Object.keys(besides)],
  };
}

/** Whether a databank card may be a contact's as far as its number and its place tell. */
function mayBeOfAContact(facts: Facts, card: string): boolean {
  return hasTheNumber(facts, { type: 'contact.resolve', card }) === true;
}

/** The card of a contact: any that is none of another deck. */
function databankForm(facts: Facts, besides: Open = {}): Form {
  const others = [...facts.board.cards.values(), ...Object.values(facts.cards)].filter(
    ({ id, origin }) =>
      (origin !== undefined && origin !== 'databank') ||
      !mayBeOfAContact(facts, id) ||
      // What the log has told of a card is listed by its name.
      toldProgram(facts, { type: 'contact.resolve', card: id }) !== null,
  );
  const { open, more } = declaredForm(facts, besides);
  const card = { ...ANY_ID, not: { enum: ['constructor', ...others.map(({ id }) => id)] } };
  return { open: { ...open, '/card': card }, ...(more === undefined ? {} : { more }) };
}

/** The class of the chosen token; null: nobody says, or as recorded no token of that class is there. */
function classThere(facts: Facts, space: string | null, of: ContactClass | undefined): ContactClass | null {
  const tokens = tokensIn(facts, space);
  return of === undefined || (tokens !== undefined && meantOf(facts, tokens, { class: of }).length === 0) ? null : of;
}

/** The contacts that the catalogue and the log know and that a token of this class in this space may be. */
export function mayTurnUp(
  facts: Facts,
  space: string | null,
  of: ContactClass | null,
  also: readonly string[] = [],
): string[] {
  const told = Object.values(facts.contacts).flatMap((tokens) => tokens.map(({ id }) => id));
  return [...new Set([...also, ...contactIds, ...told.filter((id) => id !== null)])].filter(
    (contact) =>
      contactElsewhere(facts, contact, space) === null &&
      mayBe(facts, { id: null, class: of, faceup: false }, { contact }) &&
      tokensIn(facts, space)?.some(({ id }) => id === contact) !== true,
  );
}

/** What a log may tell at once with the choice of a token. `contact.resolve` has the form of it; here it is left in doubt. */
const TOLD_AT_ONCE = ['/card', '/section', '/effects'] as const;

/**
 * Contacts who may be met facedown, none of whom is a player's character: of these nothing more is told at once. Where some
 * tokens lie in the space, those who may be one of them: whether one is met elsewhere is another doubt.
 */
function strangers(facts: Facts, space: string | null, of: ContactClass | null): Open {
  const meant = of === null ? {} : { class: of };
  const here = meantOf(facts, tokensIn(facts, space) ?? [], meant);
  const some = mayTurnUp(facts, space, of).filter(
    (contact) =>
      playedBy(facts, contact) === undefined &&
      (here.length === 0 || meantOf(facts, here, { contact, ...meant }).length > 0),
  );
  return some.length === 0 ? {} : { '/contact': { enum: some } };
}

/** The tokens of a space among which somebody chooses, each kind of them once. */
function choices(facts: Facts, seat: string, anywhere: boolean): Option[] {
  const type = 'encounter.contact';
  const { space } = seatOf(facts, seat);
  const tokens = anywhere ? undefined : tokensIn(facts, space);
  const facedown = (of: ContactClass | null): Option => ({
    move: { type, seat, ...(of === null ? {} : { class: of }) } as Move,
    open: () => ({
      open: strangers(facts, space, of),
      optional: of === null ? [] : ['/class'],
      more: ['/contact', ...TOLD_AT_ONCE],
    }),
  });
  const classes = new Set(tokens?.filter(({ id }) => id === null).map((token) => token.class) ?? [null]);
  const found = [...(classes.has(null) ? [null, ...contactClasses] : classes)].map(facedown);
  for (const token of tokens ?? [])
    if (token.id !== null) {
      const { id: contact, class: of, faceup } = token;
      const isSomebodys = !faceup && playedBy(facts, contact) !== undefined;
      const known = of ?? saidClass(facts, { contact });
      const isOnly = tokens?.length === 1;
      found.push({
        move: { type, seat, contact } as Move,
        open: () => ({
          open: known === undefined ? {} : { '/class': { const: known } },
          ...(isOnly ? { optional: ['/contact'] } : {}),
          ...(isSomebodys ? {} : { more: TOLD_AT_ONCE }),
        }),
      });
    }
  return found;
}

/** Whether what a seat encounters may be in any space: nobody knows where it is, or a card may reach further. */
export function isAnywhere(facts: Facts, seat: string): boolean {
  return (
    seatOf(facts, seat).space === null ||
    doubtAbout(facts, seat, 'space') !== null ||
    mayBeBentBy(facts, seat, 'encounter-range') !== null
  );
}

/** The choice is binding (2.b). */
const BINDING = 'outer-rim.encountering-a-contact.2.b';

export const encounteringAContact: Slice<Facts> = {
  moves,
  // Of a contact that an AI player meets nothing counts but its crew (single-player-rules-gaining-crew.ts).
  notModelled: { 'contact.resolve': (facts, move) => (isAi(facts, move.seat) ? null : onlyDeclared(facts, move)) },
  says: {
    'encounter.contact': ({ contact, class: of }: ContactEncounter) =>
      contact !== undefined
        ? `encounters the contact ${contact}`
        : of !== undefined
          ? `encounters a contact of the class ${of}`
          : 'encounters a contact',
    'contact.untold': () => 'nobody has recorded which contact it is',
    'contact.resolve': ({ card = 'the databank card of the contact' }: Resolve) => `resolves ${card}`,
  },
  charts: [
    chart({
      id: 'encountering-a-contact',
      description:
        'A contact token is chosen, turned faceup and encountered; what its databank card brings is declared.',
      initial: 'choosing',
      output: 'whether-another-encounter-follows',
      meta: { refuses: { 'encounter.*': BINDING, '*': 'outer-rim.encountering-a-contact.0.1' } },
      states: {
        choosing: {
          meta: { awaits: 'current-player' },
          on: {
            'encounter.contact': {
              guard: rules(
                'outer-rim.contact-tokens.8',
                'outer-rim.encounter-step.1',
                'log.the-move-log.3',
                BINDING,
                'outer-rim.encountering-a-contact.1.1',
                'outer-rim.encountering-a-contact.0.1',
                'outer-rim.databank.1',
              ),
              actions: ['choose-contact'],
              target: 'chosen',
              meta: { rules: ['outer-rim.encountering-a-contact.2.a'] },
            },
          },
        },
        chosen: {
          always: [
            { guard: when('the-log-shows-who-it-is'), actions: ['turn-contact'], target: 'turned' },
            { target: 'turning' },
          ],
        },
        turning: {
          meta: { awaits: 'chance', implies: 'contact.untold' },
          on: {
            'contact.reveal': {
              guard: rules(BINDING, 'log.the-move-log.3'),
              actions: ['name-contact', 'turn-contact'],
              target: 'turned',
            },
            'contact.untold': { actions: ['turn-contact'], target: 'turned' },
          },
        },
        turned: {
          meta: { rules: ['outer-rim.encountering-a-contact.1'] },
          always: [
            {
              guard: when('the-contact-is-a-character'),
              actions: ['discard-the-character'],
              target: 'done',
              meta: { rules: ['outer-rim.encountering-a-contact.1.1'] },
            },
            { guard: when('the-log-has-told-the-card'), target: 'resolving' },
            { target: 'reading' },
          ],
        },
        // Whoever has the bounty of the contact decides here, after the token has been turned faceup (3, 3.1.a).
        reading: {
          meta: {
            awaits: 'current-player',
            implies: 'contact.resolve',
            rules: ['outer-rim.encountering-a-contact.3.1.a'],
          },
          on: {
            // Of dice that follow without a word the fight for the bounty is thought of first.
            'contact.fight': {
              guard: rules('outer-rim.player-turn.0.1', 'outer-rim.resolving-bounties.0.3'),
              actions: ['take-up-the-bounty'],
              target: 'fighting',
              meta: { rules: ['outer-rim.encounter-step.3.a'] },
            },
            // Who it is has been said with the choice, and is told once more.
            'contact.reveal': {
              guard: rulesIf('nobody-has-noted-who-turned-up', BINDING),
              actions: ['note-who-turned-up'],
              target: 'reading',
            },
            'contact.resolve': {
              guard: rules(
                'outer-rim.player-turn.0.1',
                ...EFFECT_RULES,
                'outer-rim.encountering-a-contact.0.1',
                'outer-rim.databank.1',
              ),
              actions: ['resolve-databank-card'],
              target: 'resolving',
            },
          },
        },
        fighting: {
          description: 'The combat takes the place of the databank card.',
          meta: { rules: ['outer-rim.resolving-bounties.0.3'] },
          invoke: { src: 'combat', input: 'the-contact-fought', onDone: { target: 'done' } },
        },
        resolving: {
          meta: { rules: ['outer-rim.encountering-a-contact.4'] },
          invoke: { src: 'obligations', onDone: { actions: ['leave-contact'], target: 'done' } },
        },
        done: { type: 'final' },
      },
    }),
  ],
  outputs: { 'whether-another-encounter-follows': (_facts, { again }: Encountered) => again },
  constraints: {
    // Whoever notes which token was turned up, the encounter is the current player's.
    'outer-rim.encountering-a-contact.2.b': unlessBent('encounter-range', isTheChosen, ({ turn }) => turn.seat),
    'outer-rim.encountering-a-contact.1.1': isNobodysCharacter,
    'outer-rim.encountering-a-contact.0.1': isOfAContact,
  },
  effects: {
    'choose-contact': (draft: Draft<Encountered>, move: ContactEncounter) => {
      const { facts } = draft;
      const { space } = seatOf(facts, move.seat);
      const { contact = null } = move;
      const met = whoIsMeant(facts, move);
      const told = tells(move);
      draft.own = {
        seat: move.seat,
        space,
        chosen: { class: classThere(facts, space, move.class) },
        contact,
        told,
        // As recorded: whose card was read has been encountered.
        again: !told && met !== null && willBeTurned(facts, move) && isSomebodys(facts, met, move as ReadAsPlayed),
        bounty: null,
      };
      if (told) declare(draft, move as EffectMove);
    },
    'name-contact': (draft: Draft<Encountered>, move: TurnedUp) => {
      draft.own = {
        ...draft.own,
        chosen: { class: draft.own.chosen.class ?? move.class ?? null },
        contact: move.contact,
        again: isSomebodys(draft.facts, move.contact, move as ReadAsPlayed),
        noted: true,
      };
    },
    'note-who-turned-up': ({ facts, own }: Draft<Encountered>) => {
      own.noted = true;
      facts.met = undefined;
    },
    'turn-contact': turn,
    'discard-the-character': (draft: Draft<Encountered>) => {
      const { facts, own } = draft;
      const token = tokenOf(facts, own);
      const because = 'outer-rim.encountering-a-contact.1.1';
      if (own.space !== null && token !== undefined) discardCharacter(draft, own.space, token, because);
      else if (own.contact !== null && !facts.removed.includes(own.contact)) facts.removed.push(own.contact);
      draft.note('outer-rim.contact-tokens.11.1', 'turn', 'step');
    },
    'take-up-the-bounty': ({ facts, own }: Draft<Encountered>, { bounty }: Move & { bounty: string }) => {
      const contact = own.contact ?? contactOfCard(facts, bounty) ?? null;
      const token = own.contact === null ? tokenOf(facts, own) : undefined;
      if (token !== undefined && contact !== null) learn(facts, token, { contact });
      Object.assign(own, { contact, bounty } satisfies Partial<Encountered>);
    },
    'resolve-databank-card': (draft, move: Resolve) => declare(draft, move as EffectMove),
    'leave-contact': stay,
  },
  cases: {
    'the-log-shows-who-it-is': (facts, own: Encountered) =>
      own.contact !== null || own.told || tokenOf(facts, own)?.faceup === true,
    'nobody-has-noted-who-turned-up': (_facts, { noted }: Encountered) => noted !== true,
    'the-contact-is-a-character': (_facts, { again }: Encountered) => again,
    'the-log-has-told-the-card': (_facts, { told }: Encountered) => told,
  },
  // Dice of a combat show that the contact was fought.
  unspoken: { 'encountering-a-contact': { reading: 'shown' } },
  // A contact may be the character of a player of whom the log does not tell it: what it goes on with shows whether it is.
  readings: {
    'encounter.contact': (facts, move: ContactEncounter): readonly (ContactEncounter & ReadAsPlayed)[] =>
      move.contact !== undefined && !tells(move) && willBeTurned(facts, move) && mayBePlayed(facts, move.contact)
        ? [move, { ...move, isPlayed: true }]
        : [],
  },
  candidates: {
    'encounter.contact': (facts): Option[] => choices(facts, facts.turn.seat, isAnywhere(facts, facts.turn.seat)),
    'contact.untold': (facts): Option[] => [{ move: { type: 'contact.untold' }, open: { '/seat': anySeat(facts) } }],
    'contact.resolve': (facts, own?: Encountered): Option[] => {
      const { seat } = facts.turn;
      const plain: Option = { move: { type: 'contact.resolve', seat }, open: () => databankForm(facts) };
      // Dice that follow without a word may be those of the fight for a bounty, or of one that the databank card calls for.
      const fight: CardEffect = { do: 'fight', enemy: { name: own?.contact ?? 'a contact', combat: null } };
      const mayFight = own !== undefined && mayBeFought(facts, own);
      const found = [plain, ...toldFor(facts, plain.move)];
      return mayFight ? [...found, { move: { type: 'contact.resolve', seat, effects: [fight] } as Move }] : found;
    },
  },
  carriesOut: [
    'outer-rim.encountering-a-contact.1',
    'outer-rim.encountering-a-contact.2.a',
    'outer-rim.encountering-a-contact.4',
  ] satisfies RuleId[],
};

/** Whether the contact that is encountered may be the target of a bounty of its player. */
function mayBeFought(facts: Facts, { seat, contact }: Encountered): boolean {
  return seatOf(facts, seat).assets.some((asset) => {
    if (asset.captured || (assetTypeOf(facts, asset) ?? 'bounty') !== 'bounty') return false;
    const target = contactOfCard(facts, asset.card) ?? null;
    return target === null || contact === null || contact === target;
  });
}

/** Whether a contact is somebody's character: known to be, or read so. */
function isSomebodys(facts: Facts, contact: string, { isPlayed }: ReadAsPlayed): boolean {
  return isPlayed === true || playedBy(facts, contact) !== undefined;
}

/** The tokens that `contact.reveal` may turn up in an encounter. */
export function revealed(
  facts: Facts,
  { seat, space, chosen }: Pick<Encountered, 'seat' | 'space' | 'chosen'>,
  nameless: string,
): Option[] {
  const tokens = tokensIn(facts, space)?.filter(
    (token) => !token.faceup && mayBe(facts, token, { class: chosen.class ?? undefined }),
  );
  const classes = new Set(
    tokens?.filter(({ id }) => id === null).map((token) => token.class ?? chosen.class) ?? [chosen.class],
  );
  const place = {
    '/seat': anySeat(facts),
    '/space':
      space === null
        ? { enum: [...facts.board.spaces.keys()].filter((one) => isPlanet(facts, one)) }
        : { enum: [space] },
  };
  const reaches = mayBeBentBy(facts, seat, 'encounter-range') !== null;
  if (reaches) classes.add(chosen.class);
  const found = [...classes].map(
    (of): Option => ({
      move: { type: 'contact.reveal', contact: nameless, ...(of === null ? {} : { class: of }) } as Move,
      open: () => ({
        open: { '/contact': { enum: mayTurnUp(facts, space, of, [nameless]) }, ...place },
        optional: of === null ? [] : ['/class'],
        // The class may be told with the contact where nobody has said it, and where it turned up if that may be elsewhere.
        more: [
          '/contact',
          ...(of === null || reaches ? ['/class'] : []),
          ...(space === null || reaches ? ['/space'] : []),
        ],
      }),
    }),
  );
  for (const token of tokens ?? [])
    if (token.id !== null)
      found.push({ move: { type: 'contact.reveal', contact: token.id } as Move, open: () => ({ open: place }) });
  return found;
}
export type { Encountered };
