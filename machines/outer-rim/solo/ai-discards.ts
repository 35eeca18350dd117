/**
 * @module
 * The last line of an AI card discards the top cards of market decks. What came up is no purchase, so that its icons do nothing.
 * The rule is that the card is carried out (playing-the-game.0.3).
 */
import { Reveal as RevealSchema } from '../../../schemas/outer-rim/position.ts';
import type { Deck } from '../../../schemas/outer-rim/words.ts';
import { chart, only, rulesIf, when } from '../../chart.ts';
import type { Move, Slice } from '../../ruleset.ts';
import { comesUp, type Reveal } from '../actions/market-decks.ts';
import { putUnder } from '../assets/discarding.ts';
import type { Draft, Facts } from '../table/facts.ts';
import type { Reveal as Revealing } from '../table/types.ts';
import type { Past } from './instruction.ts';

const CARD = 'outer-rim.single-player-rules-playing-the-game.0.3';

/** The decks that are left, and the one whose top card has just gone. */
export interface Discarding extends Revealing {
  readonly seat: string;
  readonly card: string | null;
  readonly section: 'special';
  readonly past: readonly Past[];
  readonly left: readonly Deck[];
  /** nobody had told which card lay on top: a log that does not tell the market need not tell what comes up either */
  readonly unseen: boolean;
}

/** What the procedure begins with. */
export function discardingFrom(
  seat: string,
  card: string | null,
  past: readonly Past[],
  decks: readonly Deck[],
): Discarding {
  const reveal = { deck: decks[0] ?? 'job', icons: false, buyer: null } as const;
  return { ...reveal, seat, card, section: 'special', past, left: decks, unseen: false };
}

/** A table may record the discards, too, one by one or both at once: that they are made goes without saying. */
const told = { guard: rulesIf('its-top-card-is-discarded') } as const;

export const aiDiscards: Slice<Facts> = {
  charts: [
    chart({
      id: 'ai-discards',
      description: 'The top cards of the decks that an AI card names are discarded, one after the other.',
      initial: 'next',
      meta: { rules: [CARD], refuses: { '*': CARD } },
      states: {
        next: {
          always: [
            { guard: when('no-deck-is-left'), target: 'done' },
            { actions: ['discard-the-top-card-of-the-deck'], target: 'discarded' },
          ],
        },
        discarded: {
          always: [
            { guard: when('the-deck-is-empty'), target: 'next' },
            { guard: when('the-top-card-was-not-told'), target: 'perhaps' },
            { target: 'revealing' },
          ],
        },
        revealing: {
          meta: {
            awaits: 'chance',
            rules: ['outer-rim.market-decks.1', 'outer-rim.market-decks.1.1'],
            refuses: { '*': 'log.the-move-log.6' },
          },
          on: {
            'card.reveal': { guard: comesUp, actions: ['reveal-top-card'], target: 'next' },
            'market.discard': { ...told, target: 'revealing' },
          },
        },
        perhaps: {
          meta: { awaits: 'chance', implies: 'lapse' },
          on: {
            'card.reveal': {
              guard: only('it-is-the-deck-discarded-from', comesUp),
              actions: ['reveal-top-card'],
              target: 'next',
            },
            'market.discard': { ...told, target: 'perhaps' },
            lapse: { target: 'next' },
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
      if (state === 'revealing') yield { state: 'next', says: 'the card that came up had not been recorded' };
    },
  },
  effects: {
    'discard-the-top-card-of-the-deck': (draft: Draft<Discarding>) => {
      const { facts, own } = draft;
      const [deck, ...left] = own.left;
      if (deck === undefined) return;
      const { faceup } = facts.market[deck];
      draft.own = { ...own, deck, left, unseen: faceup === null };
      if (faceup !== null) putUnder(draft, faceup, deck);
    },
  },
  cases: {
    'no-deck-is-left': (_facts, { left }: Discarding) => left.length === 0,
    'the-deck-is-empty': (facts, { deck }: Discarding) => facts.market[deck].empty === true,
    'the-top-card-was-not-told': (_facts, { unseen }: Discarding) => unseen,
    'it-is-the-deck-discarded-from': (_facts, { deck }: Discarding, move) => (move as Reveal).deck === deck,
    'its-top-card-is-discarded': (_facts, { seat, deck, left }: Discarding, move) => {
      const told = move as Move & { readonly deck: Deck };
      return told.seat === seat && [deck, ...left].includes(told.deck);
    },
  },
  forced: { 'ai-discards': { 'market.discard': () => [] } },
};
