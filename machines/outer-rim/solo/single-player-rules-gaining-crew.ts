/**
 * @module
 * Single-Player Rules: Gaining Crew (LRR page 24). An AI card has its player turn a contact up, or take the crew of one: which
 * contact that is nobody chooses, and of its databank card nothing but the crew counts. Which tokens are meant is worked out in
 * contact-choice.ts.
 */
import { droidContacts } from '../../../cards/outer-rim/index.ts';
import { chart, rules, when } from '../../chart.ts';
import {
  type Finding,
  fails,
  type Move,
  type Option,
  type Refusal,
  type Slice,
  unknown,
  voids,
} from '../../ruleset.ts';
import { deedsOf, isUntoldText } from '../abilities/declared.ts';
import { nameless } from '../actions/icons.ts';
import { takeUp } from '../assets/discarding.ts';
import { hasNoSlotFor } from '../assets/holding.ts';
import { type Discard, loseAsset, oweRoom, ownAsset } from '../assets/slots.ts';
import type { Hunted } from '../bounties/resolving-bounties.ts';
import { discardCharacter, layFaceup } from '../encounters/contact-tokens.ts';
import { toldProgram } from '../encounters/databank.ts';
import { type ContactEncounter, type Resolve, revealed } from '../encounters/encountering-a-contact.ts';
import {
  contactElsewhere,
  contactOfCard,
  forgetTokens,
  forgetTurned,
  mayBe,
  mayBePlayed,
  placeOfContact,
  playedBy,
  type Token,
  takeAway,
  takeOffTheMap,
  theOne,
  toldTokens,
} from '../encounters/tokens.ts';
import { lengthTo, waysFrom } from '../map/ways.ts';
import { doubt } from '../table/doubts.ts';
import { assetTypeOf, cardOf, type Draft, type Facts, isPlanet, seatOf, tellCard } from '../table/facts.ts';
import type { CardEffect, CardFacts, Room } from '../table/types.ts';
import {
  classOfToken,
  leftmost,
  type Meant,
  meantAmong,
  tokensHere,
  told,
  whyNoClass,
  whyNoTokens,
} from './contact-choice.ts';
import { dueInstead } from './forced.ts';
import { applies, passed, type Readers, type Reading, type Resolving, unclear } from './instruction.ts';
import { isAi } from './players.ts';

const CARD = 'outer-rim.single-player-rules-playing-the-game.0.3';
const FACEDOWN = 'outer-rim.single-player-rules-gaining-crew.3.a';
const FACEUP = 'outer-rim.single-player-rules-gaining-crew.3.b';
const LEFTMOST = 'outer-rim.single-player-rules-gaining-crew.3.1';
const CREW = 'outer-rim.single-player-rules-gaining-crew.0.3';
const NOTHING_ELSE = 'outer-rim.single-player-rules-gaining-crew.1';
const NO_SLOT = 'outer-rim.single-player-rules-gaining-crew.1.1';
const NO_CREW = 'outer-rim.single-player-rules-gaining-crew.2';
const PLAYED = 'outer-rim.single-player-rules-clarifications.5';

type Revealing = 'reveal-contact' | 'gain-crew';

/** The contact that an AI player turns up, or whose crew it takes. */
interface Meeting extends Resolving<Revealing> {
  /** who it is; null: nobody has told; left out: none has been met yet */
  readonly contact?: string | null;
  /** the crew that its databank card brings; null: nobody has told; left out: none */
  readonly crew?: string | null;
  /** the token of whom nobody has named, as far as it is certain which it is */
  readonly unnamed?: Pick<Token, 'class'>;
}

/** Whether a contact is a droid, by its crew or its token; null: nobody knows. */
function isDroid(facts: Facts, contact: string): boolean | null {
  if (droidContacts.has(contact)) return true;
  const crew = crewOf(facts, contact);
  // A contact without a crew has nothing that an AI player could gain.
  if (crew === 'none') return false;
  const traits = crew === null ? undefined : cardOf(facts, crew.card)?.traits;
  return traits?.some((trait) => trait.toLowerCase() === 'droid') ?? null;
}

/** A crew that a databank card brings; `none`: there is none on it; null: nobody knows. */
type Brought = { readonly card: string } | 'none' | null;

/** The crew on a contact's databank card. */
function crewOf(facts: Facts, contact: string): Brought {
  const isCrew = (card: CardFacts | undefined): boolean => card?.type === 'crew';
  const named = `crew-${contact}`;
  if (isCrew(cardOf(facts, named))) return { card: named };
  for (const { id } of [...Object.values(facts.cards), ...facts.board.cards.values()]) {
    const card = cardOf(facts, id);
    if (card?.contact !== contact) continue;
    if (isCrew(card)) return { card: id };
    if (card.origin === 'databank' && card.program !== undefined) return inProgram(facts, card.program);
  }
  return null;
}

/** The crew among what some effects bring: whatever is not known to be something else. */
function crewAmong(facts: Facts, effects: readonly CardEffect[]): string[] {
  return deedsOf(effects).flatMap((effect) =>
    effect.do === 'gain-asset' && (assetTypeOf(facts, effect.card) ?? 'crew') === 'crew' ? [effect.card] : [],
  );
}

/** The crew that a program lets its player gain. A part of it that nobody has told may bring one. */
function inProgram(facts: Facts, program: readonly CardEffect[]): Brought {
  const [card] = crewAmong(facts, program);
  if (card !== undefined) return { card };
  return deedsOf(program).some(isUntoldText) ? null : 'none';
}

/** Faceup tokens of droids that may be the nearest ones to a seat; where nobody knows who is one, all that may be. */
function nearestDroids(facts: Facts, seat: string): Meant {
  const from = seatOf(facts, seat).space;
  const ways = from === null ? null : waysFrom(facts.board.net, from);
  const found: { token: Token; distance: number; sure: boolean }[] = [];
  let sure = ways !== null;
  for (const [space, tokens] of toldTokens(facts))
    for (const token of tokens) {
      const droid = token.id === null ? null : isDroid(facts, token.id);
      if (!token.faceup || droid === false) continue;
      const distance = (ways === null ? undefined : lengthTo(ways, space)) ?? Infinity;
      found.push({ token, distance, sure: droid === true });
    }
  const least = Math.min(...found.filter((one) => one.sure).map(({ distance }) => distance));
  const near = found.filter(({ distance }) => distance <= least);
  if (near.some((one) => !one.sure)) sure = false;
  // A planet of which the log has told nothing may have one that is nearer.
  for (const space of facts.board.spaces.keys())
    if (isPlanet(facts, space) === true && facts.contacts[space] === undefined && ways !== null)
      sure &&= (lengthTo(ways, space) ?? Infinity) > least;
  return { tokens: near.map(({ token }) => token), sure };
}

/** The faceup tokens of which one is the contact whose crew an AI player takes. */
function faceupMeant(facts: Facts, { seat, instruction }: Pick<Meeting, 'seat' | 'instruction'>): Meant {
  if (instruction.do === 'gain-crew' && instruction.from === 'nearest-faceup-droid') return nearestDroids(facts, seat);
  const tokens = tokensHere(facts, seatOf(facts, seat).space, true) ?? [];
  return meantAmong(facts, seat, tokens, 'lowest');
}

/** The facedown tokens of which one is turned up: without the order in which they lie. */
function facedownMeant(facts: Facts, { seat, instruction }: Pick<Meeting, 'seat' | 'instruction'>): Meant {
  if (instruction.do !== 'reveal-contact') return { tokens: [], sure: true };
  const tokens = tokensHere(facts, seatOf(facts, seat).space, false) ?? [];
  return meantAmong(facts, seat, tokens, instruction.which);
}

/** Why an AI player that is told to do something here cannot; null: it is on a planet of which the contacts are told. */
function unlessHere(facts: Facts, seat: string): Reading | null {
  const { space } = seatOf(facts, seat);
  const planet = isPlanet(facts, space);
  if (planet === null) return unclear(`the log does not say where ${seat} is`);
  if (!planet) return passed(`${seat} is on no planet`);
  return areUntold(facts, seat) ? unclear(whyUntold(facts, space)) : null;
}

/** Whether the log has not told which contact tokens lie on the planet of a seat. */
function areUntold(facts: Facts, seat: string): boolean {
  const { space } = seatOf(facts, seat);
  return isPlanet(facts, space) === true && tokensHere(facts, space, false) === undefined;
}

const whyUntold = (facts: Facts, space: string | null): string => whyNoTokens(facts, space ?? 'its planet');

/** What a crew slot that is wanting makes of an instruction that asks for one; null: nothing. */
function unlessSlot(facts: Facts, seat: string): Reading | null {
  const full = hasNoSlotFor(facts, seat, 'crew');
  if (full === null) return unclear(`nobody knows whether ${seat} has an empty crew slot`);
  return full ? passed(`${seat} has no empty crew slot`) : null;
}

export const readers: Readers<Revealing> = {
  'reveal-contact': (facts, seat, instruction) => {
    const here = unlessHere(facts, seat);
    const none = here?.applies === false || instruction.ifSlot !== true ? here : (unlessSlot(facts, seat) ?? here);
    if (none !== null) return none === here && areUntold(facts, seat) ? { ...none, takesWhatIsTold: true } : none;
    const { space } = seatOf(facts, seat);
    const { tokens, sure } = facedownMeant(facts, { seat, instruction });
    if (tokens.length > 0)
      return sure || instruction.which !== 'own-bounty'
        ? applies(`the facedown contacts of ${space} that it means: ${told(facts, tokens).join(', ')}`)
        : unclear(whyNoClass(facts, seat, space ?? 'its planet'));
    const faceup = tokensHere(facts, space, true) ?? [];
    return instruction.crew === true && faceup.length > 0
      ? applies(`no contact of ${space} is facedown; faceup: ${told(facts, faceup).join(', ')}`)
      : passed(`${space} has no such contact`);
  },
  'gain-crew': (facts, seat, instruction) => {
    const isHere = instruction.from === 'lowest-faceup-here';
    const none =
      (isHere ? unlessHere(facts, seat) : null) ?? (instruction.ifSlot === true ? unlessSlot(facts, seat) : null);
    if (none !== null) return none;
    const { tokens, sure } = faceupMeant(facts, { seat, instruction });
    if (!isHere && !sure) return unclear(`nobody knows which faceup droid is the nearest to ${seat}`);
    return tokens.length === 0
      ? passed(isHere ? 'no contact is faceup here' : 'no droid is faceup on the map')
      : applies(`the faceup contacts that it means: ${told(facts, tokens).join(', ')}`);
  },
};

/** What a move says of the token that it means. */
type Said = Pick<ContactEncounter, 'contact' | 'class'>;

/** The tokens among some that a move may mean. */
function saidOf(facts: Facts, tokens: readonly Token[], said: Said): readonly Token[] {
  return tokens.filter((token) => mayBe(facts, token, said));
}

/** A facedown token of the class that the AI card asks for is turned up (3.a). */
function isFacedown(facts: Facts, { type, contact, class: of }: Move & Said, own: Meeting): Finding {
  if (areUntold(facts, own.seat)) return unknown(whyUntold(facts, seatOf(facts, own.seat).space));
  const meant = facedownMeant(facts, own);
  if (type === 'contact.reveal' && saidOf(facts, meant.tokens, { contact, class: of }).length > 0) return true;
  return fails({
    contact: contact ?? null,
    class: of ?? null,
    forced: told(facts, meant.tokens),
    because: own.because,
  });
}

/** Whether an entry says of an AI player about to turn a facedown contact up that it encounters it, by its class or by who it turns out to be. */
export function meetsFacedown(facts: Facts, { seat, contact, class: of }: Move & Said, own: unknown): boolean {
  const due = own as Meeting | undefined;
  if (due?.instruction?.do !== 'reveal-contact' || due.contact !== undefined) return false;
  const { space } = seatOf(facts, due.seat);
  if (seat !== due.seat || (contact !== undefined && contactElsewhere(facts, contact, space) !== null)) return false;
  return saidOf(facts, facedownMeant(facts, due).tokens, { contact, class: of }).length > 0;
}

/** The token is the leftmost of those that are left, on whichever side they lie (3.1). */
function isLeftmost(facts: Facts, { contact, class: of }: Said, own: Meeting, faceup: boolean): Finding {
  const meant = faceup ? faceupMeant(facts, own) : facedownMeant(facts, own);
  // Which of several droids that are equally near it is, nobody says.
  if (faceup && own.instruction.do === 'gain-crew' && own.instruction.from === 'nearest-faceup-droid') return true;
  const said = { contact, class: of };
  if (saidOf(facts, meant.tokens, said).length === 0) return true;
  const left = leftmost(facts, meant).tokens;
  return saidOf(facts, left, said).length > 0 || fails({ contact: contact ?? null, leftmost: told(facts, left) });
}

/** The contact is one of those whose crew may be taken. */
function isMeant(facts: Facts, { seat, contact, class: of }: ContactEncounter, own: Meeting): Finding {
  if (seat !== own.seat) return voids({ seat, aiPlayer: own.seat });
  const meant = faceupMeant(facts, own);
  const said = { contact, class: of };
  if (saidOf(facts, meant.tokens, said).length > 0) return true;
  return fails({ contact: contact ?? null, forced: told(facts, meant.tokens), because: own.because });
}

/** Without a facedown contact a faceup token of the lowest class is the one whose crew is taken (3.b). */
function isFaceup(facts: Facts, move: ContactEncounter, own: Meeting): Finding {
  return own.instruction.do !== 'reveal-contact' || isMeant(facts, move, own);
}

/** The contact whose crew is taken is the one that the AI card names. */
export function isNamedByTheCard(facts: Facts, move: ContactEncounter, own: Resolving): Finding {
  return own.instruction.do !== 'gain-crew' || isMeant(facts, move, own as Meeting);
}

/** The crew that a move says was gained; undefined: it says nothing of what came of the card. */
function crewSaid(facts: Facts, move: Resolve): readonly string[] | undefined {
  const program = toldProgram(facts, move as Move);
  if (program !== null && inProgram(facts, program) === null) return undefined;
  const effects = program ?? move.effects;
  return effects === undefined ? undefined : crewAmong(facts, effects);
}

/** The crew of the contact who is met: the one that a move names, as far as it is known of them, or of the databank card that a move reads. */
function crewMet(facts: Facts, { contact }: Meeting, move?: Resolve): Brought {
  const known = contact == null ? null : crewOf(facts, contact);
  if (move?.card === undefined) return known;
  const isCrew = cardOf(facts, move.card)?.type === 'crew';
  // A log may have a card of its own for a contact of whom the catalogue knows one.
  if (isCrew && (known === null || contactOfCard(facts, move.card) === contact)) return { card: move.card };
  if (known !== null) return known;
  const program = toldProgram(facts, move as Move);
  return program === null ? null : inProgram(facts, program);
}

/** The crew of the databank card is gained, and nobody else (0.3). */
function gainsItsCrew(facts: Facts, move: Resolve, own: Meeting): Finding {
  if (move.seat !== own.seat) return voids({ seat: move.seat, aiPlayer: own.seat });
  const { contact = null } = own;
  const said = crewSaid(facts, move);
  const named = move.card ?? said?.[0];
  const whose = named === undefined ? undefined : contactOfCard(facts, named);
  if (typeof whose === 'string' && contact !== null && move.card !== undefined && whose !== contact)
    return fails({ contact, card: move.card, of: whose });
  // Whom nobody has named lies nowhere else.
  const elsewhere =
    typeof whose === 'string' && own.unnamed !== undefined
      ? contactElsewhere(facts, whose, seatOf(facts, own.seat).space)
      : null;
  if (elsewhere !== null) return fails({ gained: named ?? null, ...elsewhere });
  const crew = crewMet(facts, own, move);
  if (crew === 'none') return true;
  if (crew !== null)
    return (
      said === undefined ||
      (said.length === 1 && said[0] === crew.card) ||
      fails({ contact, crew: crew.card, gained: [...said] })
    );
  const who = contact ?? 'the contact';
  if (said === undefined || said.length === 0)
    return unknown(`no card tells whether a crew stands on the databank card of ${who}: ${TELLS}`);
  const [gained = ''] = said;
  const of = contactOfCard(facts, gained);
  if (said.length > 1 || of === null || (contact !== null && of !== undefined && of !== contact))
    return fails({ contact, gained: [...said] });
  return unknown(`no card tells which crew stands on the databank card of ${who}: ${TELLS}`);
}

/** What a log states so that the crew of a contact is known. */
const TELLS =
  'a card of `cards` with that `contact` does, by its `type` "crew" or its `origin` "databank" and `program`';

/** The crew whose place a new one may take: each of those that the AI player has. */
function crewHeld(facts: Facts, seat: string): string[] {
  return seatOf(facts, seat).assets.flatMap((asset) =>
    (assetTypeOf(facts, asset) ?? 'crew') === 'crew' ? [asset.card] : [],
  );
}

/** Who has come aboard stays, and lets another crew go that its AI player has; left out: the card that goes is the new one. */
function staysAboard(facts: Facts, card: string | undefined, { seat, gained, bought }: Room): Finding {
  const { assets } = seatOf(facts, seat);
  const crew = assets.filter((asset) => assetTypeOf(facts, asset) === 'crew').map((asset) => asset.card);
  const others = crew.filter((one) => one !== gained);
  const isAboard = gained !== null && crew.includes(gained) && !bought && isAi(facts, seat);
  return !isAboard || (card ?? gained) !== gained || others.length === 0 || fails({ gained, forced: others });
}

/** A contact is met: who it is, or the token of whom nobody has named. */
function meeting(own: Meeting, contact: string | null, token: Token | undefined): Meeting {
  return { ...own, contact, ...(contact === null && token !== undefined ? { unnamed: { class: token.class } } : {}) };
}

/** The token that was turned up lies faceup; nobody says who it is where nobody has told it. */
function turnUp(draft: Draft<Meeting>, { contact, class: of }: Said): void {
  const { facts, own } = draft;
  const { space } = seatOf(facts, own.seat);
  const facedown = tokensHere(facts, space, false) ?? [];
  const { tokens } = leftmost(facts, facedownMeant(facts, own));
  const said = { contact, class: of };
  const named = facedown.find((token) => contact !== undefined && token.id === contact);
  const token =
    named ??
    theOne(saidOf(facts, tokens, said)) ??
    (contact === undefined ? undefined : (saidOf(facts, tokens, said)[0] ?? saidOf(facts, facedown, said)[0]));
  layFaceup(facts, token, said);
  if (token === undefined) forgetTurned(facts, space, FACEDOWN, facedown.length - 1);
  draft.own = meeting(own, contact ?? token?.id ?? null, token);
  if (space !== null) draft.note(FACEDOWN, 'contacts', space);
}

/** The token of a contact who is a player's character goes, and the same is done once more (clarifications.5). */
function discardPlayed(draft: Draft<Meeting>): void {
  const { facts, own } = draft;
  const { space } = seatOf(facts, own.seat);
  const token = tokensHere(facts, space, true)?.find(({ id }) => id === own.contact);
  if (space !== null && token !== undefined) discardCharacter(draft, space, token, PLAYED);
  const { contact: _contact, unnamed: _unnamed, ...rest } = own;
  draft.own = rest;
}

function gainCrew(draft: Draft<Meeting>): void {
  const { facts, own } = draft;
  const { seat, contact, crew, unnamed } = own;
  if (typeof crew !== 'string') return;
  const of = contact ?? contactOfCard(facts, crew) ?? null;
  if (assetTypeOf(facts, crew) === null || contactOfCard(facts, crew) === undefined)
    tellCard(facts, { id: crew, ...facts.cards[crew], type: 'crew', ...(of === null ? {} : { contact: of }) });
  takeUp(facts, crew);
  // The contact is on no planet any more: its token lies beside the map.
  const { space } = seatOf(facts, seat);
  if (of === null) forgetTokens(facts, space);
  else takeOffTheMap(facts, of);
  const isIt = ({ id, class: own }: Token): boolean => id === null && own === unnamed?.class;
  const token = unnamed === undefined ? undefined : tokensHere(facts, space, true)?.find(isIt);
  if (space !== null && token !== undefined) takeAway(facts, space, token);
  ownAsset(draft, seat, crew, null);
  draft.note(CREW, 'seats', seat, 'assets');
  oweRoom(draft, seat, crew, false);
}

/** A contact of which nobody knows who it is may have come with a crew. */
function leaveOpen({ facts, own }: Draft<Meeting>): void {
  const { seat, contact } = own;
  doubt(facts, seat, `the log does not say whether ${seat} has gained a crew`, ['assets']);
  // With a crew its token has gone; without one it lies where it was.
  const lies = contact == null ? null : placeOfContact(facts, contact);
  forgetTurned(facts, lies?.where === 'map' ? lies.space : seatOf(facts, seat).space, FACEDOWN);
}

const turns = {
  guard: rules(FACEDOWN, LEFTMOST, 'log.the-move-log.3'),
  actions: ['turn-up-for-the-ai'],
  target: 'turned',
} as const;

const turning = {
  meta: { awaits: 'chance', implies: 'contact.untold' },
  on: {
    'contact.reveal': turns,
    'contact.untold': { actions: ['turn-up-for-the-ai'], target: 'turned' },
  },
} as const;

/** What people do by the databank card of a contact: an AI player does none of it (1). */
const OF_THE_CARD = /^(test|card|combat)(\.|$)/;

/** Why something else is not done: a facedown contact is meant, the databank card is not resolved, or the new crew stays. */
function refusedToMeetings(facts: Facts, move: Move, own: Meeting): Refusal | null {
  const isMet = own.contact !== undefined;
  if (isMet && OF_THE_CARD.test(move.type) && (move.seat === undefined || move.seat === own.seat))
    return { rule: NOTHING_ELSE, facts: { move: move.type, contact: own.contact ?? null } };
  if (move.seat !== own.seat) return null;
  if (isMet && move.type === 'asset.decline') return { rule: NO_SLOT, facts: { forced: crewHeld(facts, own.seat) } };
  const { tokens } = facedownMeant(facts, own);
  if (!isMet && move.type === 'encounter.contact' && tokens.length > 0)
    return {
      rule: FACEDOWN,
      facts: {
        contact: (move as ContactEncounter).contact ?? null,
        forced: told(facts, tokens),
        because: own.because,
      },
    };
  return dueInstead(facts, move, own);
}

export const gainingCrew: Slice<Facts> = {
  refusals: { 'ai-contact': refusedToMeetings },
  charts: [
    chart({
      id: 'ai-contact',
      description: 'An AI player turns a contact up, or takes the crew of one.',
      initial: 'looking',
      meta: {
        rules: ['outer-rim.single-player-rules-gaining-crew.0.2'],
        refuses: { '*': CARD },
      },
      states: {
        looking: {
          always: [
            { guard: when('a-facedown-contact-is-meant'), target: 'turning', meta: { rules: [FACEDOWN] } },
            { guard: when('a-faceup-contact-is-meant'), target: 'choosing', meta: { rules: [FACEUP] } },
            { guard: when('a-facedown-contact-may-be-meant'), target: 'perhaps' },
            { target: 'done' },
          ],
        },
        // One that lies faceup is not met while another lies facedown.
        turning: {
          ...turning,
          on: {
            ...turning.on,
            'encounter.contact': {
              guard: rules(FACEDOWN),
              actions: ['meet-the-contact'],
              target: 'met',
            },
          },
        },
        // Which tokens lie there nobody knows, or whether any does.
        perhaps: { ...turning, on: { ...turning.on, 'contact.none': { guard: rules(FACEDOWN), target: 'done' } } },
        turned: {
          always: [
            {
              guard: when('the-contact-met-is-a-character'),
              actions: ['discard-the-character-met'],
              target: 'looking',
              meta: { rules: [PLAYED, 'outer-rim.contact-tokens.11.3'] },
            },
            { guard: when('the-contact-met-may-be-a-character'), target: 'perhaps-again' },
            { target: 'met' },
          ],
        },
        // Whose character it may be the log does not tell: what it goes on with may.
        'perhaps-again': {
          meta: { awaits: 'chance', implies: 'contact.none', rules: [PLAYED] },
          on: {
            'contact.reveal': { ...turns, actions: ['discard-the-character-met', 'turn-up-for-the-ai'] },
            'contact.none': { target: 'met' },
          },
        },
        choosing: {
          meta: { awaits: 'the-ai-player', implies: 'encounter.contact' },
          on: {
            'encounter.contact': { guard: rules(CARD, FACEUP, LEFTMOST), actions: ['meet-the-contact'], target: 'met' },
          },
        },
        met: { always: [{ guard: when('no-crew-is-asked-for'), target: 'done' }, { target: 'reading' }] },
        reading: {
          meta: { awaits: 'the-ai-player', implies: 'contact.resolve', rules: [CREW, NOTHING_ELSE] },
          on: {
            'contact.resolve': {
              guard: rules(CREW, NO_CREW, NOTHING_ELSE, 'outer-rim.encountering-a-contact.0.1', 'outer-rim.databank.1'),
              actions: ['read-the-crew'],
              target: 'read',
            },
          },
        },
        read: {
          always: [
            { guard: when('the-contact-brings-no-crew'), target: 'done', meta: { rules: [NO_CREW] } },
            { guard: when('nobody-knows-the-crew'), actions: ['leave-the-crew-open'], target: 'done' },
            { guard: when('the-crew-finds-no-slot'), target: 'making-room', meta: { rules: [NO_SLOT] } },
            { target: 'gaining' },
          ],
        },
        'making-room': {
          meta: { awaits: 'the-ai-player', implies: 'asset.discard' },
          on: {
            'asset.discard': { guard: rules(NO_SLOT), actions: ['make-room-for-the-crew'], target: 'returning' },
          },
        },
        returning: { invoke: { src: 'obligations', onDone: { target: 'gaining' } } },
        gaining: { always: [{ actions: ['gain-the-crew'], target: 'settling', meta: { rules: [CREW] } }] },
        settling: { invoke: { src: 'obligations', onDone: { target: 'done' } } },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    [FACEDOWN]: isFacedown,
    [FACEUP]: isFaceup,
    [LEFTMOST]: (facts, move: Move & Said, own: Meeting) =>
      isLeftmost(facts, move, own, move.type === 'encounter.contact'),
    [CREW]: gainsItsCrew,
    [NO_CREW]: (facts, move: Resolve, own: Meeting) => {
      const said = crewSaid(facts, move) ?? [];
      return (
        crewMet(facts, own, move) !== 'none' ||
        said.length === 0 ||
        fails({ contact: own.contact ?? null, gained: [...said], crew: null })
      );
    },
    [NOTHING_ELSE]: (facts, { effects = [] }: Resolve) => {
      const others = effects.filter((effect) => crewAmong(facts, [effect]).length === 0);
      return others.length === 0 || fails({ ignored: others.map((effect) => effect.do) });
    },
    [NO_SLOT]: (facts, { seat, card }: Discard, own: Meeting | Room) => {
      if ('gained' in own) return staysAboard(facts, card, own);
      if (seat !== own.seat) return voids({ seat, aiPlayer: own.seat });
      const crew = crewHeld(facts, seat);
      return crew.includes(card) || voids({ card, forced: crew });
    },
    'outer-rim.single-player-rules-gaining-crew.4': (facts, { seat }: Move, { owner, crew }: Hunted) =>
      seat !== owner || !isAi(facts, owner) || fails({ crew, crewOf: owner, aiPlayer: true }),
  },
  effects: {
    'turn-up-for-the-ai': turnUp,
    'discard-the-character-met': discardPlayed,
    'meet-the-contact': (draft: Draft<Meeting>, { contact, class: of }: Said) => {
      const { facts, own } = draft;
      const tokens = leftmost(facts, faceupMeant(facts, own)).tokens;
      const meant = saidOf(facts, tokens, { contact, class: of });
      draft.own = meeting(own, contact ?? meant[0]?.id ?? null, theOne(meant));
    },
    'read-the-crew': (draft: Draft<Meeting>, move: Resolve) => {
      const { facts, own } = draft;
      const crew = crewMet(facts, own, move);
      const [said] = crewSaid(facts, move) ?? [];
      const isUntold = crew === null && crewSaid(facts, move) === undefined;
      const gained = said ?? (crew === null || crew === 'none' ? undefined : crew.card);
      draft.own = { ...own, ...(gained !== undefined ? { crew: gained } : isUntold ? { crew: null } : {}) };
      draft.note(NOTHING_ELSE, 'seats', own.seat, 'credits');
      if (gained === undefined) draft.note(NO_CREW, 'seats', own.seat, 'assets');
    },
    'leave-the-crew-open': leaveOpen,
    'make-room-for-the-crew': (draft: Draft<Meeting>, { card }: Discard) => {
      loseAsset(draft, draft.own.seat, card);
      draft.note(NO_SLOT, 'seats', draft.own.seat, 'assets');
    },
    'gain-the-crew': gainCrew,
  },
  cases: {
    'a-facedown-contact-is-meant': (facts, own: Meeting) => facedownMeant(facts, own).tokens.length > 0,
    'a-facedown-contact-may-be-meant': (facts, { seat, instruction }: Meeting) =>
      instruction.do === 'reveal-contact' && areUntold(facts, seat),
    'a-faceup-contact-is-meant': (facts, own: Meeting) => {
      const { instruction } = own;
      return (instruction.do === 'gain-crew' || instruction.crew === true) && faceupMeant(facts, own).tokens.length > 0;
    },
    'the-contact-met-is-a-character': (facts, { contact }: Meeting) =>
      contact != null && playedBy(facts, contact) !== undefined,
    'the-contact-met-may-be-a-character': (facts, { contact }: Meeting) =>
      contact != null && mayBePlayed(facts, contact),
    'no-crew-is-asked-for': (_facts, { instruction }: Meeting) =>
      instruction.do === 'reveal-contact' && instruction.crew !== true,
    'the-contact-brings-no-crew': (_facts, { crew }: Meeting) => crew === undefined,
    'nobody-knows-the-crew': (_facts, { crew }: Meeting) => crew === null,
    'the-crew-finds-no-slot': (facts, { seat }: Meeting) =>
      hasNoSlotFor(facts, seat, 'crew') === true && crewHeld(facts, seat).length > 0,
  },
  forced: {
    'ai-contact': {
      'contact.reveal': (facts, own: Meeting): Option[] => {
        const { tokens, sure } = leftmost(facts, facedownMeant(facts, own));
        const { seat } = own;
        const { space } = seatOf(facts, seat);
        const classes =
          sure && !areUntold(facts, seat)
            ? new Set(tokens.map((token) => classOfToken(facts, token)))
            : new Set([null]);
        return [...classes].flatMap((of) => revealed(facts, { seat, space, chosen: { class: of } }, nameless(facts)));
      },
      'encounter.contact': (facts, own: Meeting): Option[] =>
        leftmost(facts, faceupMeant(facts, own)).tokens.map(
          ({ id, class: of }): Option => ({
            move: {
              type: 'encounter.contact',
              seat: own.seat,
              ...(id !== null ? { contact: id } : of !== null ? { class: of } : {}),
            } as Move,
          }),
        ),
      'contact.resolve': (facts, own: Meeting): Option[] => {
        const crew = crewMet(facts, own);
        const { seat } = own;
        if (crew === 'none') return [{ move: { type: 'contact.resolve', seat, effects: [] } as Move }];
        if (crew === null)
          return [{ move: { type: 'contact.resolve', seat }, open: () => ({ open: {}, more: ['/effects', '/card'] }) }];
        return [{ move: { type: 'contact.resolve', seat, effects: [{ do: 'gain-asset', card: crew.card }] } as Move }];
      },
      'asset.discard': (facts, { seat }: Meeting): Option[] =>
        crewHeld(facts, seat).map((card): Option => ({ move: { type: 'asset.discard', seat, card } as Move })),
    },
  },
  carriesOut: [
    'outer-rim.single-player-rules-gaining-crew.0.1',
    'outer-rim.single-player-rules-gaining-crew.0.2',
    'outer-rim.contact-tokens.11.3',
  ],
};
