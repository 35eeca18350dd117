/**
 * @module
 * Assets (LRR page 4): the cards that a player owns. Where they lie is in slots.ts.
 */
import { Room as RoomSchema } from '../../../schemas/outer-rim/position.ts';
import { chart, rules } from '../../chart.ts';
import { fails, type Move, type Slice, unknown, voids } from '../../ruleset.ts';
import { contactOfCard, takeOffTheMap } from '../encounters/tokens.ts';
import type { Deeds } from '../table/deeds.ts';
import { doubtOfStaying, isGone } from '../table/doubts.ts';
import { type Facts, heldBy, isSeat } from '../table/facts.ts';
import type { CardFacts, Room } from '../table/types.ts';
import { rotate, startingEnd } from './rotating.ts';
import { type Discard, discardAsset } from './slots.ts';

export const assets: Slice<Facts> = {
  own: { 'gained-asset': { schema: RoomSchema, shownAs: 'room' } },
  unspoken: { 'gained-asset': { open: 'shown' } },
  charts: [
    chart({
      id: 'gained-asset',
      description: 'A card has brought an asset that finds a slot: its player may decline it all the same.',
      initial: 'open',
      meta: { rules: ['outer-rim.assets.1'] },
      states: {
        open: {
          meta: { awaits: 'who-makes-room', implies: 'asset.keep' },
          on: {
            'asset.decline': {
              guard: rules('outer-rim.assets.5', 'outer-rim.unfinished-business.1'),
              actions: ['decline-asset'],
              target: 'done',
            },
            'asset.keep': { guard: rules('outer-rim.assets.5'), actions: ['keep-asset'], target: 'done' },
          },
        },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'outer-rim.assets.6': (facts, { seat, card }: Discard) => {
      const reason = doubtOfStaying(facts, seat, card);
      return reason === null || unknown(reason);
    },
    // A rotating asset comes up with its starting asset, also after it has been discarded the other way round.
    'outer-rim.assets.3.5': (facts, { card }: Move & { readonly card?: string | CardFacts | null }) => {
      const id = typeof card === 'object' ? card?.id : card;
      const starting = id === undefined ? null : startingEnd(facts, id);
      return starting === null || fails({ card: id ?? null, startingAsset: starting });
    },
    'outer-rim.assets.5': (facts, move: Move, { seat, gained }: Room) => {
      if (move.seat !== seat) return voids({ seat: move.seat ?? null, gains: seat });
      return (gained !== null && heldBy(facts, seat, gained) !== undefined) || voids({ seat, declined: null });
    },
  },
  refusals: {
    // At any time: where no slot is wanting (slots.ts), nothing may be discarded at will.
    standing: (facts, move) => {
      if (move.type !== 'asset.discard') return null;
      const { seat, card } = move as Discard;
      if (!isSeat(facts, seat)) return { rule: 'log.the-move-log.4', facts: { seat, seats: [...facts.order] } };
      const has = heldBy(facts, seat, card) !== undefined;
      return { rule: 'outer-rim.assets.6', facts: { seat, card, has, makesRoomFor: 'nothing' } };
    },
  },
  cases: {
    'an-asset-may-go-by-its-text': (facts, _own, { seat, card }: Discard) =>
      isSeat(facts, seat) && heldBy(facts, seat, card) !== undefined && doubtOfStaying(facts, seat, card) !== null,
  },
  effects: {
    'discard-by-its-text': (draft, { seat, card }: Discard) => {
      discardAsset(draft, seat, card);
      isGone(draft.facts, seat, card);
      draft.note('outer-rim.assets.6', 'seats', seat, 'assets');
    },
  },
};

/** What cards make happen under these rules. */
export const deeds = {
  'rotate-asset': (draft, seat, { card }) => rotate(draft, seat, card),
  capture: (draft, seat, { bounty }) => {
    const held = heldBy(draft.facts, seat, bounty);
    if (held !== undefined) held.captured = true;
    const contact = contactOfCard(draft.facts, bounty);
    if (typeof contact === 'string') takeOffTheMap(draft.facts, contact);
    draft.note('outer-rim.resolving-bounties.3.2.a', 'seats', seat, 'assets');
  },
} satisfies Deeds;
