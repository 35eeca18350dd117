/**
 * @module
 * Market decks (LRR page 14): the top card of each always lies faceup. What comes up after a purchase or a gain may bear
 * icons that work; after a discard they do not.
 */
import { z } from 'zod';
import { practiceDecks } from '../../../cards/outer-rim/index.ts';
import type { Json } from '../../../schemas/json.ts';
import { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import { chance } from '../../../schemas/outer-rim/move.ts';
import { Reveal as RevealSchema } from '../../../schemas/outer-rim/position.ts';
import { CardId, Deck } from '../../../schemas/outer-rim/words.ts';
import { chart, rules, when } from '../../chart.ts';
import {
  type Finding,
  type Frame,
  fails,
  type Move,
  type Open,
  type Option,
  type Refusal,
  type Slice,
  unknown,
  voids,
} from '../../ruleset.ts';
import { type EffectMove, effectsOf, untoldSources } from '../abilities/abilities.ts';
import { shuffle, takeUp } from '../assets/discarding.ts';
import { otherEnd, startingEnd } from '../assets/rotating.ts';
import { gainAsset } from '../assets/slots.ts';
import { contactElsewhere, type TurnedUp } from '../encounters/tokens.ts';
import { isJobTakenOut } from '../solo/taken-out.ts';
import { boxClash, cardOfOthers, contradiction } from '../table/card-facts.ts';
import { BY_CARD, type Deeds } from '../table/deeds.ts';
import { doubtAbout } from '../table/doubts.ts';
import {
  cardOf,
  type Draft,
  type Facts,
  faceupOf,
  owe,
  placeOf,
  placesOf,
  seatOf,
  secretOf,
  tellCard,
} from '../table/facts.ts';
import { anySeat } from '../table/forms.ts';
import type { Icons, Reveal as RevealFacts } from '../table/types.ts';
import type { Buy } from './bartering.ts';

const moves = [
  chance(
    'card.reveal',
    {
      deck: Deck,
      card: z
        .union([CardId, CardFacts, z.null()])
        .describe('the card, by its id or with facts of it; null when no card is left in the deck'),
    },
    'The card that is now on top of a market deck has been turned faceup.',
  ),
] as const;
export type Reveal = z.infer<(typeof moves)[0]>;
/**
 * The deck whose top card is turned faceup, and what its icons do; `looked`: cards of it that a search has laid beside it; `left`:
 * all decks whose top cards are turned faceup, where there are several in any order; `perhaps`: none need come up, as the one that
 * lies faceup may lie there still.
 */
type Revealing = RevealFacts & Several;
interface Several {
  readonly looked?: readonly string[];
  readonly left?: readonly Deck[];
  readonly perhaps?: true;
}

/** The facts that a reveal tells of its card; null: nothing lies there. */
export function factsOf({ deck, card }: Pick<Reveal, 'deck' | 'card'>): CardFacts | null {
  if (card === null) return null;
  return typeof card === 'string' ? { id: card, deck } : { ...card, deck: card.deck ?? deck };
}

/** The id of the card that has come up. */
function idOf(card: string | CardFacts): string {
  return typeof card === 'string' ? card : card.id;
}

/** Facts told of a revealed card that contradict what the log or the catalogue is sure of; null when they agree. */
export function revealClash(facts: Facts, { deck, card }: Reveal): Record<string, Json> | null {
  if (typeof card === 'string') {
    const known = cardOfOthers(facts, card)?.deck ?? deck;
    return known === deck ? boxClash(facts, card) : { card, fact: 'deck', stated: deck, before: known };
  }
  const told = factsOf({ deck, card });
  return told === null ? null : (contradiction(facts, told) ?? boxClash(facts, told.id));
}

/** Whether a card that is told to have come up lies faceup on its deck already, with nothing told of it that it is not. */
export function isRevealedAgain(facts: Facts, move: Reveal): boolean {
  const told = factsOf(move);
  return told !== null && faceupOf(facts, move.deck) === told.id && revealClash(facts, move) === null;
}

/** The place of a card that is not in this deck, as far as the log has told. */
function elsewhere(facts: Facts, card: string, deck: Deck): { kind: string; of: string } | null {
  const other = otherEnd(facts, card);
  const place = placeOf(facts, card) ?? (other === null ? null : placeOf(facts, other));
  // A claim may have said already what is now turned faceup.
  const isHere = place?.of === deck && (place.kind === 'deck' || place.kind === 'faceup');
  return isHere ? null : place;
}

/** The card that came up, and with it the facts that the log tells. */
function turnUp(facts: Facts, told: CardFacts): void {
  const { id, deck } = told;
  takeUp(facts, id);
  // The deck needs no telling where the catalogue is sure of it; after a contradiction the log's own word is read on with.
  const settled = facts.board.cards.get(id)?.deck === deck;
  if (settled && Object.keys(told).length === 2) return;
  const { deck: _deck, ...rest } = told;
  tellCard(facts, { ...facts.cards[id], ...(settled ? rest : told) });
}

/** The card that came up now lies faceup on its deck. */
export function turnFaceup(facts: Facts, told: CardFacts, deck: Deck): void {
  turnUp(facts, told);
  facts.market[deck].faceup = told.id;
}

/** Turns a card faceup as it is recorded: where it belongs to another deck nobody knows what lies there. Returns whether it lies there. */
function turnUpAsTold({ facts, asRecorded }: Draft, move: Reveal, told: CardFacts): boolean {
  const isOther = asRecorded && revealClash(facts, move)?.['fact'] === 'deck';
  if (isOther) facts.market[move.deck].faceup = null;
  else turnFaceup(facts, told, move.deck);
  return !isOther;
}

/** The first top card of a deck is turned faceup (appendix-1-setup.8.1). */
export function turnUpFirst(draft: Draft, move: Reveal): void {
  const told = factsOf(move);
  if (told !== null) turnUpAsTold(draft, move, told);
}

/** The icons of a card that has come up after a purchase or a gain, as far as they work. */
function iconsOf(facts: Facts, id: string, { buyer, bought, lured }: Revealing): Icons {
  const { patrolIcon, contactIcon } = cardOf(facts, id) ?? {};
  const players = facts.order.length;
  // Reveal contact icons work after purchases only, and came with Unfinished Business (notes f-w.11).
  const mayReveal = bought === true && facts.board.expansion;
  const contact = contactIcon ?? 'untold';
  return {
    seat: buyer ?? facts.turn.seat,
    card: id,
    patrol:
      patrolIcon === null || patrolIcon === undefined ? 'untold' : patrolIcon === 'none' ? null : { ...patrolIcon },
    contact:
      !mayReveal || contact === 'none'
        ? null
        : contact === 'untold'
          ? 'untold'
          : contact.from <= players && players <= contact.to
            ? 'told'
            : null,
    ...(lured === undefined ? {} : { lured }),
  };
}

function revealTopCard(draft: Draft<Revealing>, move: Reveal): void {
  draft.own = { ...draft.own, deck: move.deck };
  const { facts, own: reveal } = draft;
  const told = factsOf(move);
  if (told === null) {
    facts.market[move.deck] = { faceup: null, under: [], empty: true };
    draft.note('outer-rim.market-decks.1', 'market', move.deck);
    return;
  }
  if (!turnUpAsTold(draft, move, told)) return;
  const path = ['market', move.deck, 'faceup'] as const;
  draft.note('outer-rim.market-decks.1.1', ...path);
  if (!reveal.icons) {
    draft.note('outer-rim.market-action.1.1', ...path);
    return;
  }
  if (reveal.bought === true) draft.note('outer-rim.buying.3', ...path);
  const { patrol } = iconsOf(facts, told.id, reveal);
  if (patrol !== null && patrol !== 'untold') draft.note('outer-rim.buying.3.1', 'patrols', patrol.faction, 'space');
}

/** The icon of a card that comes up after a purchase or a gain must be known to say what follows from it. */
export function patrolIconIsTold(facts: Facts, move: Move, own: Revealing | Icons): Finding {
  const doubt = (card: string) => unknown(`nobody knows whether ${card} bears a patrol movement icon`);
  if ('card' in own) return own.patrol === 'untold' ? doubt(own.card) : true;
  const { card } = move as Reveal;
  if (!own.icons || card === null) return true;
  const told = typeof card === 'string' ? undefined : card.patrolIcon;
  const id = idOf(card);
  return (told ?? cardOf(facts, id)?.patrolIcon ?? null) === null ? doubt(id) : true;
}

/** The cards known to the log or the catalogue that may lie in this deck; not what a search has laid beside it. */
function hiddenIn(facts: Facts, deck: Deck, looked: readonly string[] = []): string[] {
  const places = placesOf(facts);
  const mayComeUp = (card: string): boolean => {
    const other = otherEnd(facts, card);
    if (
      secretOf(facts, card) !== undefined ||
      startingEnd(facts, card) !== null ||
      (other !== null && places.has(other))
    )
      return false;
    const place = places.get(card);
    return place === undefined || (place.kind === 'deck' && place.of === deck);
  };
  const known = new Set(facts.market[deck].under);
  for (const card of facts.board.decks[deck].own) if (mayComeUp(card)) known.add(card);
  for (const card of Object.values(facts.cards)) if (card.deck === deck && mayComeUp(card.id)) known.add(card.id);
  return [...known].filter((card) => !isOldShip(facts, card) && !isJobTakenOut(facts, card) && !looked.includes(card));
}

/** A ship card that has left the game does not come back with the ship's replacement (buying.2.2.b). */
function isOldShip(facts: Facts, card: string): boolean {
  return facts.removed.includes(card) && cardOf(facts, card)?.type === 'ship';
}

/** A name for a card that nobody has named yet: the log says which it is. */
function nameless(facts: Facts): string {
  const used = placesOf(facts);
  for (let number = 1; ; number += 1)
    if (!used.has(`card-${number}`) && cardOf(facts, `card-${number}`) === undefined) return `card-${number}`;
}

/**
 * The card that has come up where the log does not record it: the one that a claim has told, or that the next purchase from
 * this deck names. A card that lies under the deck has not come up; a reveal that is recorded later speaks for itself.
 */
export function broughtUp(facts: Facts, { chart: id, own }: Frame, next: Iterable<Move>): Reveal | null {
  if (id !== 'market-decks') return null;
  const { deck } = own as Revealing;
  const { faceup, under } = facts.market[deck];
  const shown = (card: string): Reveal | null => (under.includes(card) ? null : { type: 'card.reveal', deck, card });
  if (faceup !== null) return shown(faceup);
  for (const move of next) {
    const { type, deck: from, card } = move as Move & { readonly deck?: string; readonly card?: unknown };
    if (from !== deck) continue;
    if (type === 'market.buy' && typeof card === 'string') return shown(card);
    if (type === 'card.reveal' || type === 'market.buy' || type === 'market.discard') return null;
  }
  return null;
}

/** The card that has just been put under its deck is not the one that comes up (market-action.2.a). */
function boughtFromUnder(facts: Facts, move: Move, { deck }: Revealing): Refusal | null {
  const { deck: from, card } = move as Partial<Buy>;
  if (move.type !== 'market.buy' || from !== deck || card === undefined || !facts.market[deck].under.includes(card))
    return null;
  return { rule: 'outer-rim.market-action.2.a', facts: { deck, bought: card, under: [...facts.market[deck].under] } };
}

/** Whether a card has only such a name. */
function isNameless(card: string | CardFacts): boolean {
  return /^card-\d+$/.test(idOf(card));
}

/** A card that neither the log nor the catalogue has named yet, or one of those that may come up, for all that is known, with what is told of it. */
function otherCards(facts: Facts, deck: Deck, looked?: readonly string[]): Json {
  const own = { enum: [deck, null] };
  const one = (id: Json): Json => ({
    type: 'object',
    required: ['id'],
    properties: { id, deck: own },
    additionalProperties: false,
  });
  // Of which nobody knows whether it may, that stands by its name in a form of its own.
  const isCertain = (card: string): boolean => isOnTop(facts, { type: 'card.reveal', deck, card }, looked) === true;
  const known = hiddenIn(facts, deck, looked).filter(isCertain);
  const other = nameless(facts);
  return { anyOf: [{ const: other }, one({ enum: [other, ...known] })] };
}

/** Whose hand has turned the card up may be said. */
const bySeat = (facts: Facts): Open => ({ '/seat': anySeat(facts) });

/** The cards that may be the top card of a deck. */
function topCards(facts: Facts, deck: Deck, looked?: readonly string[]): Option[] {
  const open = bySeat(facts);
  const shown = (card: string): Reveal => ({ type: 'card.reveal', deck, card });
  return [
    ...hiddenIn(facts, deck, looked).map((card): Option => ({ move: shown(card), open })),
    {
      move: shown(nameless(facts)),
      open: () => ({ open: { ...open, '/card': otherCards(facts, deck, looked) }, more: ['/card'] }),
    },
  ];
}

/** The card or contact that turns up does not lie somewhere else (log.the-move-log.3). */
export function liesElsewhere(facts: Facts, move: Move, own: unknown): Finding {
  if (move.type === 'contact.reveal') {
    const { seat, space } = own as { seat: string; space?: string | null };
    const here = space === undefined ? seatOf(facts, seat).space : space;
    const place = contactElsewhere(facts, (move as TurnedUp).contact, here);
    return place === null ? true : fails(place);
  }
  if (move.type === 'setup.databank') return isHeldAlready(facts, move as StartingMove);
  if (move.type === 'setup.benefits') return isGoneAlready(facts, move as StartingMove);
  return move.type === 'card.reveal'
    ? comesUpFromElsewhere(facts, move as Reveal, own as Several | undefined)
    : isBoughtElsewhere(facts, move as Buy);
}

/** A card of set-up comes from the databank, so that it cannot lie anywhere else. */
type StartingMove = Move & { readonly card?: string | CardFacts | undefined };
function isHeldAlready(facts: Facts, { card }: StartingMove): Finding {
  const place = card === undefined ? null : placeOf(facts, idOf(card));
  return place === null || card === undefined || fails({ card: idOf(card), lies: place.kind, of: place.of });
}

/** A card of set-up that is looked for in its deck lies with no player. */
function isGoneAlready(facts: Facts, { card }: StartingMove): Finding {
  const place = card === undefined ? null : placeOf(facts, idOf(card));
  return place?.kind !== 'held' || card === undefined || fails({ card: idOf(card), lies: place.kind, of: place.of });
}

/** Of the cards that the catalogue lists for a deck it may be wrong about the set or the deck: so large a part of them lies there at least. */
const CERTAIN = 1 / 3;

/** How many cards a deck has at least, wherever they are now; of the practice cards a table deals as many as it likes. */
function leastIn(facts: Facts, deck: Deck): number {
  const isPractice = practiceDecks[deck].some((card) => facts.board.cards.has(card));
  return isPractice ? 0 : Math.ceil(facts.board.decks[deck].own.length * CERTAIN);
}

/** Decks whose cards leave the game (discarding.1.1): of how many that is so before a log begins, it does not tell. */
const LEAVING: readonly Deck[] = ['bounty', 'job', 'ship'];

/** How many other cards may have come up since this one went under its deck: those below it, and all that may be of this deck and lie elsewhere. */
function drawnSince(facts: Facts, deck: Deck, at: number, looked: readonly string[]): number {
  const mayBeOf = (card: string): boolean => {
    const { deck: of, origin } = cardOf(facts, card) ?? {};
    return (of ?? deck) === deck && (origin ?? 'market') === 'market';
  };
  const held = facts.order.flatMap((seat) => seatOf(facts, seat).assets.map((asset) => asset.card));
  const away = [...held, ...facts.removed].filter(mayBeOf);
  return facts.market[deck].under.length - 1 - at + away.length + looked.length;
}

/** A card that has gone under its deck comes up again once all others have come up (discarding.1). */
function isOnTop(facts: Facts, { deck, card: told }: Reveal, looked: readonly string[] = []): Finding {
  if (told === null) return true;
  const card = idOf(told);
  const { under, shuffled = 0 } = facts.market[deck];
  const at = under.indexOf(card);
  if (at < shuffled) return true;
  const [since, others] = [drawnSince(facts, deck, at, looked), leastIn(facts, deck) - 1];
  if (since >= others) return true;
  for (const seat of facts.order) {
    const doubt = doubtAbout(facts, seat, 'assets');
    if (doubt !== null) return unknown(doubt);
    const [source] = untoldSources(facts, seat);
    if (source !== undefined) return unknown(`${source} may have shuffled the deck, and its text is not known`);
  }
  if (LEAVING.includes(deck) && facts.board.beforeSetUp === undefined)
    return unknown(`nobody knows how many cards of the ${deck} deck had left the game before the log begins`);
  const found = { card, deck, liesUnderIt: true, drawnSince: since, othersInTheDeck: others };
  return fails(found, 'outer-rim.discarding.1');
}

function comesUpFromElsewhere(facts: Facts, move: Reveal, own: Several | undefined): Finding {
  const { deck, card } = move;
  if (card === null || isOldShip(facts, idOf(card))) return true;
  // A card of another deck is the wrong one (log.the-move-log.2), wherever it lies.
  if (revealClash(facts, move)?.['fact'] === 'deck') return true;
  // What a search has passed over lies beside the deck until it is shuffled.
  if (own?.looked?.includes(idOf(card)) === true) return fails({ card: idOf(card), deck, lies: 'beside', of: deck });
  return isInDeck(facts, idOf(card), deck);
}

/** A purchase of another card than the faceup one is the business of market-action.2.a. */
function isBoughtElsewhere(facts: Facts, { deck, card }: Buy): Finding {
  return card === undefined || faceupOf(facts, deck) !== null ? true : isInDeck(facts, card, deck);
}

function isInDeck(facts: Facts, card: string, deck: Deck): Finding {
  const holder = secretOf(facts, card);
  if (holder !== undefined) {
    // Whoever may have been defeated without a word has lost it.
    const lost = doubtAbout(facts, holder, 'secrets');
    return lost === null ? fails({ card, secretOf: holder }) : unknown(lost);
  }
  const place = elsewhere(facts, card, deck);
  if (place === null) return true;
  // Whoever may have given it away without a word has it no more.
  const doubt = place.kind === 'held' ? doubtAbout(facts, place.of, 'assets') : null;
  return doubt === null ? fails({ card, deck, lies: place.kind, of: place.of }) : unknown(doubt);
}

/** A replaced ship's card has left the game and cannot come up (buying.2.2.b). */
export function oldShipComesUp(facts: Facts, { card }: Reveal): Finding {
  return card !== null && isOldShip(facts, idOf(card)) ? fails({ card: idOf(card), leftTheGame: true }) : true;
}

/** The cards that were seen in a deck are its first ones: the faceup card is one of them (market-decks.2). */
function seesTheFaceupCard(facts: Facts, move: EffectMove): Finding {
  for (const effect of effectsOf(facts, move)) {
    if (effect.do !== 'search-deck') continue;
    const { deck, cards, gains } = effect;
    const faceup = faceupOf(facts, deck);
    const place = gains === undefined ? null : placeOf(facts, gains);
    if (place !== null && place.of !== deck)
      return fails({ deck, gained: gains ?? null, lies: place.kind, of: place.of });
    if (cards !== undefined && faceup !== null && cards.length > 0 && cards[0] !== faceup)
      return fails({ deck, faceup, seen: [...cards] });
    if (cards !== undefined && gains !== undefined && !cards.includes(gains))
      return fails({ deck, gained: gains, seen: [...cards] });
  }
  return true;
}

/** What cards make happen under these rules. */
export const deeds = {
  'search-deck': (draft, seat, { deck, gains }) => {
    const { facts } = draft;
    const pile = facts.market[deck];
    const { faceup } = pile;
    // What lay faceup is shuffled in with the others; only then the top card is revealed (market-decks.1.2).
    pile.faceup = null;
    if (faceup !== null && faceup !== gains) pile.under.push(faceup);
    shuffle(pile);
    for (const part of ['faceup', 'under']) draft.note('outer-rim.market-decks.1.2', 'market', deck, part);
    if (gains !== undefined) gainAsset(draft, seat, gains, BY_CARD);
    owe(draft, { do: 'reveal', deck, icons: gains !== undefined, buyer: gains === undefined ? null : seat });
  },
} satisfies Deeds;

/** What must be so of a card that comes up on a market deck. */
export const comesUp = rules(
  'outer-rim.market-decks.1.1',
  'outer-rim.market-decks.1',
  'outer-rim.single-player-rules-setup.8.a',
  'log.the-move-log.2',
  'outer-rim.buying.2.2.b',
  'outer-rim.assets.3.5',
  'log.the-move-log.3',
  'outer-rim.buying.3.1',
);

const comesUpNow = { guard: comesUp, actions: ['reveal-top-card'], target: 'revealed' } as const;

export const marketDecks: Slice<Facts> = {
  moves,
  says: {
    'card.reveal': ({ deck, card }: Reveal) =>
      `the top card of the ${deck} deck is ${card === null ? 'none' : isNameless(card) ? 'one that nobody has named' : idOf(card)}`,
  },
  own: {
    'market-decks': {
      schema: RevealSchema,
      shownAs: 'reveal',
      shows: ({ left: _, perhaps: __, ...seen }: Revealing) => seen,
    },
  },
  inputs: {
    'the-icons-of-the-card': (facts, own: Revealing) => iconsOf(facts, faceupOf(facts, own.deck) ?? '', own),
  },
  refusals: { 'market-decks': boughtFromUnder },
  unrecorded: {
    'market-decks': function* () {
      yield { state: 'done', says: 'the card that came up had not been recorded' };
    },
  },
  charts: [
    chart({
      id: 'market-decks',
      description: 'The new top card of a market deck is turned faceup.',
      initial: 'revealing',
      meta: {
        rules: ['outer-rim.market-decks.1', 'outer-rim.market-decks.1.1'],
        refuses: { '*': 'log.the-move-log.6' },
      },
      states: {
        revealing: {
          meta: { awaits: 'chance' },
          always: [{ guard: when('none-need-come-up'), target: 'perhaps' }],
          on: { 'card.reveal': comesUpNow },
        },
        perhaps: {
          meta: { awaits: 'chance', implies: 'lapse' },
          on: { 'card.reveal': comesUpNow, lapse: { target: 'done' } },
        },
        revealed: { always: [{ guard: when('the-icons-work'), target: 'icons' }, { target: 'done' }] },
        icons: { invoke: { src: 'icons', input: 'the-icons-of-the-card', onDone: { target: 'done' } } },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'outer-rim.market-decks.2': seesTheFaceupCard,
    'outer-rim.market-decks.1.1': (facts, move: Reveal, { deck, left = [deck], looked }: Revealing) =>
      left.includes(move.deck) ? isOnTop(facts, move, looked) : voids({ deck: move.deck, awaited: deck }),
    'outer-rim.market-decks.1': (facts, move: Reveal, { looked }: Revealing) => {
      if (move.card !== null) return true;
      const { under } = facts.market[move.deck];
      if (under.length > 0) return fails({ deck: move.deck, revealed: null, cardsUnder: [...under] });
      const [hidden] = hiddenIn(facts, move.deck, looked);
      return hidden === undefined
        ? true
        : unknown(`nobody knows where ${hidden} is: it may be left in the ${move.deck} deck`);
    },
  },
  effects: {
    'reveal-top-card': revealTopCard,
  },
  cases: {
    'none-need-come-up': (_facts, { perhaps }: Revealing) => perhaps === true,
    'the-icons-work': (facts, { icons, deck }: Revealing) => icons && facts.market[deck].faceup !== null,
  },
  candidates: {
    // In set-up all decks are turned up that lie facedown, in any order, and none of them is empty.
    'card.reveal': (facts, own: Revealing | { readonly facedown: readonly Deck[] }): Option[] =>
      'deck' in own
        ? (own.left ?? [own.deck]).flatMap((deck) => [
            { move: { type: 'card.reveal', deck, card: null } as Reveal, open: bySeat(facts) },
            ...topCards(facts, deck, own.looked),
          ])
        : own.facedown.flatMap((deck) => topCards(facts, deck)),
  },
  carriesOut: ['outer-rim.market-decks.0.1', 'outer-rim.market-decks.3', 'outer-rim.market-decks.3.1'],
};
