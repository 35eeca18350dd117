/**
 * @module
 * The last line of an AI card discards the top cards of market decks. What came up is no purchase, so that its icons do nothing.
 * The rule is that the card is carried out (playing-the-game.0.3).
 */
import { Reveal as RevealSchema } from '../../../schemas/outer-rim/position.ts';
import type { Deck } from '../../../schemas/outer-rim/words.ts';
import { chart, rulesIf, when } from '../../chart.ts';
import type { Move, Slice } from '../../ruleset.ts';
import { comesUp, type Reveal } from '../actions/market-decks.ts';
import { putUnder } from '../assets/discarding.ts';
import type { Draft, Facts } from '../table/facts.ts';
import type { Reveal as Revealing } from '../table/types.ts';
import type { Past } from './instruction.ts';

const CARD = 'outer-rim.single-player-rules-playing-the-game.0.3';

/** The decks whose next card has not come up yet, in whatever order a table turns them up. */
export interface Discarding extends Revealing {
  readonly seat: string;
  readonly card: string | null;
  readonly section: 'special';
  readonly past: readonly Past[];
  readonly left: readonly Deck[];
  /** those of which nobody had told what lay on top: a log that does not tell the market need not tell what comes up either */
  readonly unseen: readonly Deck[];
}

/** What the procedure begins with. */
export function discardingFrom(
  seat: string,
  card: string | null,
  past: readonly Past[],
  decks: readonly Deck[],
): Discarding {
  const reveal = { deck: decks[0] ?? 'job', icons: false, buyer: null } as const;
  return { ...reveal, seat, card, section: 'special', past, left: decks, unseen: [] };
}

/** A table may record the discards, too, one by one or both at once: that they are made goes without saying. */
const told = { guard: rulesIf('its-top-card-is-discarded') } as const;

export const aiDiscards: Slice<Facts> = {
  charts: [
    chart({
      id: 'ai-discards',
      description: 'The top cards of the decks that an AI card names are discarded, and the next ones turned up.',
      initial: 'discarding',
      meta: { rules: [CARD], refuses: { '*': CARD } },
      states: {
        discarding: { always: [{ actions: ['discard-the-top-cards'], target: 'next' }] },
        next: {
          always: [
            { guard: when('only-untold-decks-are-left'), target: 'perhaps' },
            { guard: when('a-deck-is-left'), target: 'revealing' },
            { target: 'done' },
          ],
        },
        revealing: {
          meta: {
            awaits: 'chance',
            rules: ['outer-rim.market-decks.1', 'outer-rim.market-decks.1.1'],
            refuses: { '*': 'log.the-move-log.6' },
          },
          on: {
            'card.reveal': { guard: comesUp, actions: ['reveal-top-card', 'turn-to-the-other-deck'], target: 'next' },
            'market.discard': { ...told, target: 'revealing' },
          },
        },
        perhaps: {
          meta: { awaits: 'chance', implies: 'lapse' },
          on: {
            'card.reveal': { guard: comesUp, actions: ['reveal-top-card', 'turn-to-the-other-deck'], target: 'next' },
            'market.discard': { ...told, target: 'perhaps' },
            lapse: { target: 'done' },
          },
        },
        done: { type: 'final' },
      },
    }),
  ],
  own: {
    'ai-discards': {
      schema: RevealSchema,
      shownAs: 'reveal',
      shows: ({ deck, icons, buyer }: Discarding): Revealing => ({ deck, icons, buyer }),
    },
  },
  unrecorded: {
    'ai-discards': function* (_facts, _move, _own, state) {
      if (state === 'revealing') yield { state: 'done', says: 'the cards that came up had not been recorded' };
    },
  },
  effects: {
    'discard-the-top-cards': (draft: Draft<Discarding>) => {
      const { market } = draft.facts;
      const left = draft.own.left.filter((deck) => market[deck].empty !== true);
      const unseen = left.filter((deck) => market[deck].faceup === null);
      draft.own = { ...draft.own, deck: left[0] ?? draft.own.deck, left, unseen };
      for (const deck of left) {
        const { faceup } = market[deck];
        if (faceup !== null) putUnder(draft, faceup, deck);
      }
    },
    'turn-to-the-other-deck': (draft: Draft<Discarding>, move: Reveal) => {
      const left = draft.own.left.filter((deck) => deck !== move.deck);
      draft.own = { ...draft.own, deck: left[0] ?? move.deck, left };
    },
  },
  cases: {
    'only-untold-decks-are-left': (_facts, { left, unseen }: Discarding) =>
      left.length > 0 && left.every((deck) => unseen.includes(deck)),
    'a-deck-is-left': (_facts, { left }: Discarding) => left.length > 0,
    'its-top-card-is-discarded': (_facts, { seat, left }: Discarding, move) => {
      const told = move as Move & { readonly deck: Deck };
      return told.seat === seat && left.includes(told.deck);
    },
  },
  forced: { 'ai-discards': { 'market.discard': () => [] } },
};
