/**
 * @module
 * Market decks (LRR page 14): the top card of each always lies faceup. What comes up after a purchase or a gain may bear
 * icons that work; after a discard they do not.
 */
import { z } from 'zod';
import type { Json } from '../../schemas/json.ts';
import { CardFacts } from '../../schemas/outer-rim/cards.ts';
import { chance } from '../../schemas/outer-rim/move.ts';
import { Deck, Id } from '../../schemas/outer-rim/words.ts';
import { chart, rules, when } from '../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, unknown, voids } from '../ruleset.ts';
import type { Buy } from './bartering.ts';
import { contradiction } from './card-facts.ts';
import { contactElsewhere, type RevealContact } from './contact-icons.ts';
import { takeUp } from './discarding.ts';
import { cardOf, type Draft, type Facts, faceupOf, owe, placeOf } from './facts.ts';

export const moves = [
  chance(
    'card.reveal',
    {
      deck: Deck,
      card: z
        .union([Id, CardFacts, z.null()])
        .describe('the card, by its id or with facts of it; null when no card is left in the deck'),
    },
    'The card that is now on top of a market deck has been turned faceup.',
  ),
  chance(
    'icon.none',
    {},
    'The card just revealed, whose patrol icon the log has not told, moves no patrol. A log may leave this out.',
  ),
] as const;
export type Reveal = z.infer<(typeof moves)[0]>;

/** What a move tells of the revealed card; null when no card is left. */
function factsOf({ deck, card }: Reveal): CardFacts | null {
  if (card === null) return null;
  const told = typeof card === 'string' ? { id: card } : card;
  return { ...told, deck: told.deck ?? deck };
}

/** Facts told of a revealed card that contradict what the log or the catalogue is sure of; null when they agree. */
export function revealClash(facts: Facts, move: Reveal): Record<string, Json> | null {
  const told = factsOf(move);
  return told === null ? null : contradiction(facts, told);
}

/** The place of a card that is not in this deck, as far as the log has told. */
function elsewhere(facts: Facts, card: string, deck: Deck): { kind: string; of: string } | null {
  const place = placeOf(facts, card);
  return place === null || (place.kind === 'deck' && place.of === deck) ? null : place;
}

/** The card that came up, and with it the facts that the log tells. */
function turnUp(draft: Draft, told: CardFacts): void {
  const { facts } = draft;
  const { id, deck } = told;
  takeUp(facts, id);
  const printed = facts.board.cards.get(id);
  // The deck needs no telling where the catalogue is sure of it; after a contradiction the log's own word is read on with.
  const { deck: _deck, ...rest } = told;
  const news = printed?.deck === deck ? rest : told;
  if (Object.keys(news).length > 1) facts.cards[id] = { ...facts.cards[id], ...news };
}

/** A working icon puts what it demands on the agenda; one that nobody knows asks the log for it. */
function readIcons(draft: Draft, id: string, reveal: NonNullable<Facts['reveal']>): void {
  const { facts } = draft;
  const seat = reveal.buyer ?? facts.turn.seat;
  const { patrolIcon, contactIcon } = cardOf(facts, id) ?? {};
  // Reveal contact icons work after purchases only, and came with Unfinished Business (notes f-w.11). This one is asked
  // first because it can be put off: the player chooses the order of two icons (notes f-w.12).
  if (reveal.bought === true && facts.board.expansion) {
    const players = facts.order.length;
    if (contactIcon === undefined || contactIcon === null) owe(draft, { do: 'contact-icon', seat, untold: true });
    else if (contactIcon !== 'none' && contactIcon.from <= players && players <= contactIcon.to)
      owe(draft, { do: 'contact-icon', seat });
  }
  if (typeof patrolIcon === 'object' && patrolIcon !== null) {
    owe(draft, { do: 'patrol-icon', faction: patrolIcon.faction, spaces: patrolIcon.spaces, seat });
    draft.note('outer-rim.buying.3.1', 'patrols', patrolIcon.faction, 'space');
  }
}

function revealTopCard(draft: Draft, move: Reveal): void {
  const { facts } = draft;
  const { reveal } = facts;
  const told = factsOf(move);
  facts.reveal = null;
  if (reveal === null) return;
  const pile = facts.market[reveal.deck];
  if (told === null) {
    facts.market[reveal.deck] = { faceup: null, under: [], empty: true };
    draft.note('outer-rim.market-decks.1', 'market', reveal.deck);
    return;
  }
  turnUp(draft, told);
  pile.faceup = told.id;
  const path = ['market', reveal.deck, 'faceup'] as const;
  draft.note('outer-rim.market-decks.1.1', ...path);
  if (!reveal.icons) {
    draft.note('outer-rim.market-action.1.1', ...path);
    return;
  }
  if (reveal.bought === true) draft.note('outer-rim.buying.3', ...path);
  readIcons(draft, told.id, reveal);
  // Kept until the log has gone on: only then is it clear whether an untold icon moved a patrol.
  if ((cardOf(facts, told.id)?.patrolIcon ?? null) === null) facts.reveal = { ...reveal };
}

/** The icon of a card that comes up after a purchase or a gain must be known to say what follows from it. */
export function patrolIconIsTold(facts: Facts, move: Move): Finding {
  const doubt = (card: string) => unknown(`nobody knows whether ${card} bears a patrol movement icon`);
  if (move.type !== 'card.reveal')
    return facts.reveal === null ? true : doubt(faceupOf(facts, facts.reveal.deck) ?? 'the revealed card');
  const told = factsOf(move as Reveal);
  if (told === null || facts.reveal?.icons !== true) return true;
  return (told.patrolIcon ?? cardOf(facts, told.id)?.patrolIcon ?? null) === null ? doubt(told.id) : true;
}

/** True when a card belongs, or may belong, to this deck and lies nowhere else. */
function mayComeUp(facts: Facts, deck: Deck) {
  return (card: CardFacts): boolean => card.deck === deck && elsewhere(facts, card.id, deck) === null;
}

/** The cards known to the log or the catalogue that may lie in this deck. */
function hiddenIn(facts: Facts, deck: Deck): string[] {
  const known = new Set([...facts.market[deck].under]);
  for (const card of [...facts.board.cards.values(), ...Object.values(facts.cards)])
    if (mayComeUp(facts, deck)(card)) known.add(card.id);
  return [...known].filter((card) => !isOldShip(facts, card));
}

/** A ship card that has left the game does not come back with the ship's replacement (buying.2.2.b). */
function isOldShip(facts: Facts, card: string): boolean {
  return cardOf(facts, card)?.type === 'ship' && facts.removed.includes(card);
}

/** Cards that certainly lie elsewhere or in another deck: whatever else is named may come up. */
function cannotComeUp(facts: Facts, deck: Deck): string[] {
  const placed = [
    ...facts.removed,
    ...facts.order.flatMap((seat) => facts.seats[seat]?.assets.map((asset) => asset.card) ?? []),
  ];
  for (const [other, pile] of Object.entries(facts.market)) {
    if (pile.faceup !== null) placed.push(pile.faceup);
    if (other !== deck) placed.push(...pile.under);
  }
  const others = [...facts.board.cards.values(), ...Object.values(facts.cards)].filter(
    (card) => card.deck !== undefined && card.deck !== null && card.deck !== deck,
  );
  return [...new Set([...placed, ...others.map((card) => card.id)])];
}

/** The card or contact that turns up does not lie somewhere else (log.the-move-log.3). */
export function liesElsewhere(facts: Facts, move: Reveal | Buy | RevealContact): Finding {
  if (move.type === 'contact.reveal') {
    const place = contactElsewhere(facts, (move as RevealContact).contact);
    return place === null ? true : fails(place);
  }
  const { deck } = move as Reveal | Buy;
  // A purchase of another card than the faceup one is the business of market-action.2.a.
  const card =
    move.type === 'card.reveal'
      ? factsOf(move as Reveal)?.id
      : faceupOf(facts, deck) === null
        ? (move as Buy).card
        : undefined;
  if (card === undefined || (move.type === 'card.reveal' && isOldShip(facts, card))) return true;
  const place = elsewhere(facts, card, deck);
  return place === null ? true : fails({ card, deck, lies: place.kind, of: place.of });
}

/** A replaced ship's card has left the game and cannot come up (buying.2.2.b). */
export function oldShipComesUp(facts: Facts, move: Reveal): Finding {
  const told = factsOf(move);
  return told !== null && isOldShip(facts, told.id) ? fails({ card: told.id, leftTheGame: true }) : true;
}

export const marketDecks: Slice<Facts> = {
  charts: [
    chart({
      id: 'market-decks',
      description: 'The new top card of a market deck is turned faceup.',
      initial: 'looking',
      meta: {
        rules: ['outer-rim.market-decks.1', 'outer-rim.market-decks.1.1'],
        refuses: { '*': 'log.the-move-log.6' },
      },
      states: {
        looking: { always: [{ guard: when('no-card-is-to-be-revealed'), target: 'done' }, { target: 'revealing' }] },
        revealing: {
          meta: { awaits: 'chance' },
          on: {
            'card.reveal': {
              guard: rules(
                'outer-rim.market-decks.1.1',
                'outer-rim.market-decks.1',
                'log.the-move-log.2',
                'outer-rim.buying.2.2.b',
                'log.the-move-log.3',
                'outer-rim.buying.3.1',
              ),
              actions: ['reveal-top-card'],
              target: 'revealed',
            },
          },
        },
        revealed: { always: [{ guard: when('no-card-is-to-be-revealed'), target: 'done' }, { target: 'icon-untold' }] },
        // Nobody knows whether the card bears a patrol icon: what the log goes on with may tell.
        'icon-untold': {
          meta: { awaits: 'chance', implies: 'icon.none', rules: ['outer-rim.buying.3.1'] },
          on: {
            'icon.none': { guard: rules('outer-rim.buying.3.1'), actions: ['leave-the-icon'], target: 'done' },
            'patrol.move': {
              guard: rules(
                'log.the-move-log.4',
                'log.the-move-log.5',
                'outer-rim.adjacency.0.1',
                'outer-rim.buying.3.1',
              ),
              actions: ['move-patrol', 'leave-the-icon'],
              target: 'done',
            },
            'contact.reveal': {
              guard: rules('outer-rim.buying.3.2.a', 'log.the-move-log.3'),
              actions: ['reveal-contact'],
            },
          },
        },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'outer-rim.market-decks.1.1': (facts, move: Reveal) =>
      facts.reveal === null || facts.reveal.deck === move.deck
        ? true
        : voids({ deck: move.deck, awaited: facts.reveal.deck }),
    'outer-rim.market-decks.1': (facts, move: Reveal) => {
      if (move.card !== null) return true;
      const { under } = facts.market[move.deck];
      if (under.length > 0) return fails({ deck: move.deck, revealed: null, cardsUnder: [...under] });
      const [hidden] = hiddenIn(facts, move.deck);
      return hidden === undefined
        ? true
        : unknown(`nobody knows where ${hidden} is: it may be left in the ${move.deck} deck`);
    },
  },
  effects: {
    'reveal-top-card': revealTopCard,
    'leave-the-icon': ({ facts }) => {
      facts.reveal = null;
    },
  },
  cases: {
    'no-card-is-to-be-revealed': (facts) => facts.reveal === null,
  },
  candidates: {
    'card.reveal': function* (facts): Iterable<Option> {
      if (facts.reveal === null) return;
      const { deck } = facts.reveal;
      const hidden = hiddenIn(facts, deck);
      const barred = cannotComeUp(facts, deck);
      const open: Json = {
        anyOf: [
          { type: 'string', ...(barred.length === 0 ? {} : { not: { enum: barred } }) },
          { type: 'object', required: ['id'], properties: { deck: { enum: [deck, null] } } },
        ],
      };
      for (const card of hidden) yield { move: { type: 'card.reveal', deck, card } as Reveal, open: { '/card': open } };
      if (hidden.length === 0)
        yield {
          move: { type: 'card.reveal', deck, card: null } as Reveal,
          open: { '/card': { anyOf: [{ type: 'null' }, open] } },
        };
    },
    'icon.none': () => [{ move: { type: 'icon.none' } }],
  },
  carriesOut: ['outer-rim.market-decks.0.1', 'outer-rim.market-decks.3', 'outer-rim.market-decks.3.1'],
  restates: {
    'outer-rim.patrol-movement.1': 'outer-rim.buying.3.1',
    'outer-rim.patrol-movement.1.1': 'outer-rim.market-action.1.3.a',
  },
  waits: {
    'outer-rim.market-decks.1.2':
      'Effects that search or shuffle a market deck stand on cards whose texts are not refereed yet.',
    'outer-rim.market-decks.2':
      'Effects that draw, reveal or search cards of a market deck stand on cards whose texts are not refereed yet.',
    'outer-rim.patrol-movement.1.2':
      'Effects that search or shuffle a market deck stand on cards whose texts are not refereed yet.',
  },
};
