/**
 * @module
 * Set-up (pages 4 to 7): bases, starter decks, galaxy deck and row, opening hands. Before it is shuffled a deck lies in the
 * discard pile of its owner, so that set-up and later reshuffles are the same deed.
 */
import { chart, rules, rulesIf, when } from '../../chart.ts';
import { type Finding, fails, type Slice, unknown, voids } from '../../ruleset.ts';
import { counted, type Facts, owe, sameCards, seatOf } from '../table/facts.ts';
import { canHold } from '../table/hidden.ts';
import { cameAbout } from '../table/lately.ts';
import type { Item } from '../table/types.ts';
import { type CardSeen, comesUp, type Drawing, opensHandOf, type ShuffleMove, shuffle } from '../turn/empty-deck.ts';
import { HAND, OF_STARTERS, ROW, starterRule, unshuffled, whoseDeck } from './box.ts';
import { unpicked } from './secret-bases.ts';

/** Before the galaxy deck is shuffled its cards lie in the galaxy discard pile. */
const unshuffledGalaxy = ({ galaxy }: Facts): boolean => galaxy.discard.length > 0;

export const setup: Slice<Facts> = {
  charts: [
    chart({
      id: 'setup',
      description: 'Bases, starter decks, the galaxy row and the opening hands.',
      initial: 'bases',
      meta: {
        rules: ['deckbuilding.setup.0.1'],
        refuses: { '*': 'deckbuilding.setup.0.1' },
      },
      states: {
        bases: { always: [{ guard: when('bases-are-to-be-picked'), target: 'picking' }, { target: 'decks' }] },
        picking: {
          meta: { awaits: 'pickers', implies: 'base.pick', rules: ['deckbuilding.secret-bases.0.1'] },
          on: {
            'base.pick': {
              guard: rules('deckbuilding.setup.0.1', 'deckbuilding.secret-bases.0.2'),
              actions: ['pick-bases'],
              target: 'bases',
              meta: { rules: ['deckbuilding.secret-bases.0.3'] },
            },
          },
        },
        decks: {
          always: [
            { guard: when('a-deck-is-to-be-shuffled'), target: 'shuffling' },
            { guard: when('the-galaxy-is-to-be-shuffled'), target: 'galaxy' },
            { actions: ['deal-hands'], target: 'hands' },
          ],
        },
        shuffling: {
          meta: { awaits: 'chance', implies: 'deck.shuffle', rules: ['deckbuilding.setup.4.2'] },
          on: {
            'deck.shuffle': {
              guard: rules(...OF_STARTERS),
              actions: ['shuffle-starter-deck'],
              target: 'decks',
            },
            // Nobody minds which deck a table shuffles first, or whether it draws from one before it shuffles the next.
            'galaxy.shuffle': {
              guard: rules('deckbuilding.setup.5.1'),
              actions: ['shuffle-galaxy', 'deal-row'],
              target: 'row',
            },
            'card.draw': {
              guard: rulesIf('an-opening-hand-is-drawn', 'deckbuilding.setup.9'),
              actions: ['draw-opening-card'],
              target: 'decks',
            },
          },
        },
        galaxy: {
          meta: { awaits: 'chance', implies: 'galaxy.shuffle', rules: ['deckbuilding.setup.5.1'] },
          on: {
            'galaxy.shuffle': {
              guard: rules('deckbuilding.setup.5.1'),
              actions: ['shuffle-galaxy', 'deal-row'],
              target: 'row',
            },
            'card.draw': {
              guard: rulesIf('an-opening-hand-is-drawn', 'deckbuilding.setup.9'),
              actions: ['draw-opening-card'],
              target: 'decks',
            },
          },
        },
        row: {
          meta: { rules: ['deckbuilding.setup.5.2'] },
          invoke: { src: 'abilities', onDone: { target: 'decks' } },
        },
        hands: { meta: { rules: ['deckbuilding.setup.9'] }, invoke: { src: 'abilities', onDone: { target: 'ready' } } },
        ready: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'deckbuilding.setup.0.1': (facts, move) =>
      (move.seat !== undefined && unpicked(facts).includes(move.seat)) ||
      voids({ seat: move.seat ?? null, hasPicked: true }),
    'deckbuilding.setup.4.2': (facts, move: ShuffleMove) => {
      const left = unshuffled(facts);
      return move.seat === undefined || left.includes(move.seat) || voids({ seat: move.seat, alreadyShuffled: true });
    },
    'deckbuilding.setup.4.1': starterRule('deckbuilding.setup.4.1'),
    'deckbuilding.setup.5.2': (facts, move: CardSeen) => facts.turn.phase !== 'setup' || comesUp(facts, move),
    'deckbuilding.setup.9': (facts, move: CardSeen, own?: Drawing): Finding => {
      if (facts.turn.phase !== 'setup') return true;
      const seat = opensHandOf(facts, move, own);
      if (seat === undefined || unshuffled(facts).includes(seat))
        return voids({ seat: seat ?? null, hasShuffled: false });
      const { deck, hand } = seatOf(facts, seat);
      if (hand.length >= HAND) return voids({ seat, hand: hand.length });
      const can = canHold(facts, deck.slice(0, 1), move.card);
      if (can === null) return voids({ card: move.card, onTopOfTheDeck: false });
      return can === 'unknown' ? unknown(`nothing tells whether ${move.card} was in this deck`) : true;
    },
    'deckbuilding.setup.5.1': (facts, move: ShuffleMove) => {
      if (!unshuffledGalaxy(facts)) return voids({ galaxyDeck: 'shuffled' });
      if (move.order === undefined || sameCards(move.order, facts.galaxy.discard)) return true;
      const [has, needs] = [counted(move.order), counted(facts.galaxy.discard)];
      const wrong = [...new Set([...has.keys(), ...needs.keys()])].filter((card) => has.get(card) !== needs.get(card));
      return fails({ cards: move.order.length, galaxyCards: facts.galaxy.discard.length, wrong: wrong.slice(0, 5) });
    },
  },
  effects: {
    'shuffle-starter-deck': (draft, move: ShuffleMove) => {
      const { facts } = draft;
      const seat = whoseDeck(facts, move);
      if (seat === undefined) return;
      shuffle(facts, seatOf(facts, seat), move.order);
      facts.ready.push(`deck-of-${seat}`);
      // Cards of the row are told before this: nobody minds in which order a table shuffles, and it may still record it.
      if (move.seat === undefined && move.order === undefined) cameAbout(facts, 'deck.shuffle', seat, '');
      draft.note('deckbuilding.setup.4.2', 'seats', seat, 'deck');
    },
    'deal-row': (draft) => owe(draft, ...Array.from({ length: ROW }, (_, at): Item => ({ do: 'refill', at }))),
    'deal-hands': (draft) => {
      owe(draft, ...draft.facts.order.map((seat): Item => ({ do: 'draw', seat, amount: HAND })));
      draft.note('deckbuilding.setup.8.2', 'force');
    },
  },
  cases: {
    'a-deck-is-to-be-shuffled': (facts) => facts.turn.phase === 'setup' && unshuffled(facts).length > 0,
    'the-galaxy-is-to-be-shuffled': unshuffledGalaxy,
  },
};
