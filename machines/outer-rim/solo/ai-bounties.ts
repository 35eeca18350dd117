/**
 * @module
 * The card of bounty hunter AI players that swaps bounties: one without a target goes if no slot is free, and the bounty deck
 * is searched for one with a target. The rule is that the card is carried out (playing-the-game.0.3).
 */
import { chart, type RuleId, rules, when } from '../../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, voids } from '../../ruleset.ts';
import { factsOf, type Reveal, turnUpFirst } from '../actions/market-decks.ts';
import { shuffle, takeUp } from '../assets/discarding.ts';
import { hasNoSlotFor } from '../assets/holding.ts';
import { type Discard, discardAsset, oweRoom, ownAsset } from '../assets/slots.ts';
import { doubt } from '../table/doubts.ts';
import { assetTypeOf, type Draft, type Facts, owe, seatOf } from '../table/facts.ts';
import { targetsOf } from './bounty-targets.ts';
import { classOfBounty, ofExtremeClass } from './contact-choice.ts';
import { dueInstead } from './forced.ts';
import { applies, passed, type Readers, type Resolving, unclear } from './instruction.ts';
import { forgetDeck } from './untold.ts';

const CARD = 'outer-rim.single-player-rules-playing-the-game.0.3' satisfies RuleId;
const DECK = 'bounty';

/** Whether a bounty matches a character, a crew or a faceup contact; null: nobody knows. */
function hasTarget(facts: Facts, seat: string, bounty: string): boolean | null {
  const found = targetsOf(facts, seat, bounty);
  if (typeof found === 'string') return null;
  if (found.targets.some(({ kind }) => kind !== 'facedown')) return true;
  return found.unclear.some(({ atBest }) => atBest !== 'facedown') ? null : false;
}

/** The bounties of which one goes: of those without a target the highest class; and whether that is certain of any. */
function swappable(facts: Facts, seat: string): { readonly left: readonly string[]; readonly sure: boolean } {
  const bounties = seatOf(facts, seat).assets.flatMap((asset) =>
    (assetTypeOf(facts, asset) ?? 'bounty') === 'bounty'
      ? [{ card: asset.card, has: hasTarget(facts, seat, asset.card) }]
      : [],
  );
  const idle = bounties.filter(({ has }) => has !== true);
  const { left } = ofExtremeClass(idle, ({ card }) => classOfBounty(facts, card), 'highest');
  return { left: left.map(({ card }) => card), sure: idle.some(({ has }) => has === false) };
}

export const readers: Readers<'swap-bounty' | 'search-bounty'> = {
  'swap-bounty': (facts, seat) => {
    const full = hasNoSlotFor(facts, seat, 'bounty');
    if (full === false) return passed(`${seat} has a free bounty slot`);
    const { left, sure } = swappable(facts, seat);
    if (left.length === 0) return passed(`each bounty of ${seat} has a target`);
    if (full === null) return unclear(`nobody knows whether the bounty slots of ${seat} are full`);
    return sure
      ? applies(`all slots are full, and of the bounties without a target the highest is ${left.join(' or ')}`)
      : unclear(`nobody knows whether a bounty of ${seat} is without a target`);
  },
  'search-bounty': (facts, seat) => {
    const full = hasNoSlotFor(facts, seat, 'bounty');
    if (full === null) return unclear(`nobody knows whether ${seat} has a free bounty slot`);
    if (full) return passed(`${seat} has no free bounty slot`);
    return facts.market[DECK].empty === true
      ? passed('the bounty deck is empty')
      : applies(`${seat} has a free bounty slot`);
  },
};

/** A search of the bounty deck under way. */
interface Searching extends Resolving<'search-bounty'> {
  readonly deck: typeof DECK;
  /** the cards that have been looked at: they lie beside the deck until it is shuffled */
  readonly looked: readonly string[];
  /** the last card of the deck has been turned up */
  readonly through?: true;
}

/** The bounty that goes is one of those that are left. */
export function isSwapped(facts: Facts, { seat, card }: Discard, own: Resolving): Finding {
  if (seat !== own.seat) return voids({ seat, aiPlayer: own.seat });
  const { left } = swappable(facts, own.seat);
  return left.includes(card) || fails({ card, forced: [...left], because: own.because });
}

/** What lies faceup on the deck, as far as it has a target: it is the next card of the search. */
function topOf(facts: Facts, { seat }: Searching): { readonly card: string; readonly has: boolean | null } | null {
  const { faceup } = facts.market[DECK];
  return faceup === null ? null : { card: faceup, has: hasTarget(facts, seat, faceup) };
}

/** The card on top is laid beside the deck. */
function lookAt(draft: Draft<Searching>): void {
  const pile = draft.facts.market[DECK];
  if (pile.faceup !== null) draft.own = { ...draft.own, looked: [...draft.own.looked, pile.faceup] };
  pile.faceup = null;
}

/** What a card has to keep that comes up in the search, whether it is the next one of it or the one on top after it. */
const comesUp = rules(
  'outer-rim.market-decks.1.1',
  'outer-rim.market-decks.1',
  'log.the-move-log.2',
  'log.the-move-log.3',
);

/** What has been looked at is shuffled in with the others. */
function shuffleIn({ facts, own }: Draft<Searching>): void {
  const pile = facts.market[DECK];
  pile.under.push(...own.looked);
  shuffle(pile);
}

export const aiBounties: Slice<Facts> = {
  refusals: { 'ai-swap-bounty': dueInstead, 'ai-search-bounty': dueInstead },
  charts: [
    chart({
      id: 'ai-swap-bounty',
      description: 'A bounty hunter AI player discards a bounty without a target.',
      initial: 'due',
      meta: { rules: [CARD], refuses: { '*': CARD } },
      states: {
        due: {
          meta: { awaits: 'the-ai-player', implies: 'asset.discard' },
          on: { 'asset.discard': { guard: rules(CARD), actions: ['discard-the-idle-bounty'], target: 'settling' } },
        },
        settling: { invoke: { src: 'obligations', onDone: { target: 'done' } } },
        done: { type: 'final' },
      },
    }),
    chart({
      id: 'ai-search-bounty',
      description: 'The bounty deck is turned up card by card until a bounty has a target; then it is shuffled.',
      initial: 'beginning',
      meta: { rules: [CARD], refuses: { '*': CARD } },
      states: {
        beginning: { always: [{ actions: ['begin-the-search'], target: 'looking' }] },
        looking: {
          always: [
            { guard: when('the-top-bounty-has-a-target'), actions: ['gain-the-bounty-found'], target: 'settling' },
            { guard: when('the-bounty-deck-is-through'), actions: ['shuffle-the-bounties'], target: 'settling' },
            {
              guard: when('the-top-bounty-may-have-a-target'),
              actions: ['leave-the-search-open'],
              target: 'perhaps',
            },
            { target: 'searching' },
          ],
        },
        searching: {
          meta: { awaits: 'chance' },
          on: {
            'card.reveal': { guard: comesUp, actions: ['turn-up-the-next-bounty'], target: 'looking' },
          },
        },
        // Whether the search ends here the log does not tell, nor whether what comes up lies on top of the deck after it.
        perhaps: {
          meta: { awaits: 'chance', implies: 'lapse' },
          on: {
            'card.reveal': {
              guard: comesUp,
              actions: ['turn-up-the-next-bounty', 'leave-the-search-open'],
              target: 'perhaps',
            },
            lapse: { target: 'done' },
          },
        },
        settling: { invoke: { src: 'obligations', onDone: { target: 'done' } } },
        done: { type: 'final' },
      },
    }),
  ],
  effects: {
    'discard-the-idle-bounty': (draft: Draft<Resolving>, { card }: Discard) => {
      discardAsset(draft, draft.own.seat, card);
    },
    'begin-the-search': (draft: Draft<Searching>) => {
      draft.own = { ...draft.own, deck: DECK, looked: [] };
    },
    'turn-up-the-next-bounty': (draft: Draft<Searching>, move: Reveal) => {
      lookAt(draft);
      if (factsOf(move) === null) draft.own = { ...draft.own, through: true };
      else turnUpFirst(draft, move);
    },
    'gain-the-bounty-found': (draft: Draft<Searching>) => {
      const { facts, own } = draft;
      const found = topOf(facts, own);
      if (found === null) return;
      takeUp(facts, found.card);
      shuffleIn(draft);
      ownAsset(draft, own.seat, found.card, null);
      draft.note(CARD, 'seats', own.seat, 'assets');
      oweRoom(draft, own.seat, found.card, false);
      // The deck is shuffled, and a card that comes up after a gain may move a patrol.
      owe(draft, { do: 'reveal', deck: DECK, icons: true, buyer: own.seat });
    },
    'shuffle-the-bounties': (draft: Draft<Searching>) => {
      const pile = draft.facts.market[DECK];
      shuffleIn(draft);
      draft.note(CARD, 'seats', draft.own.seat, 'assets');
      if (pile.under.length > 0) owe(draft, { do: 'reveal', deck: DECK, icons: false, buyer: null });
      else pile.empty = true;
    },
    'leave-the-search-open': (draft: Draft<Searching>) => {
      const { facts, own } = draft;
      const top = topOf(facts, own);
      doubt(facts, own.seat, `nobody knows which bounty ${own.seat} has gained`, ['assets']);
      forgetDeck(facts, DECK);
      // If it was found, all others are in the deck again.
      if (top !== null) draft.own = { ...own, looked: top.has === false ? [...own.looked, top.card] : [top.card] };
    },
  },
  cases: {
    'the-top-bounty-has-a-target': (facts, own: Searching) => topOf(facts, own)?.has === true,
    'the-top-bounty-may-have-a-target': (facts, own: Searching) => topOf(facts, own)?.has === null,
    'the-bounty-deck-is-through': (_facts, { through }: Searching) => through === true,
  },
  forced: {
    'ai-swap-bounty': {
      'asset.discard': (facts, { seat }: Resolving): Option[] =>
        swappable(facts, seat).left.map((card): Option => ({ move: { type: 'asset.discard', seat, card } as Move })),
    },
  },
};
