/**
 * @module
 * Bounties for the examples: Ann holds one whose target is on the map, is crew, or is Ben's character.
 */
import type { CardFacts } from '../../schemas/outer-rim/cards.ts';
import type { Start, StartSeat } from '../../schemas/outer-rim/header.ts';
import { contactMap, mate } from './contacts.ts';
import { table } from './example.ts';
import { bounty } from './market-cards.ts';
import type { Move } from './writing.ts';

/** A bounty on a contact with three dice on the ground: 4,000 credits for eliminating it, 9,000 for delivering it to Kessel. */
export const warrant = (contact: string | undefined, facts: Partial<CardFacts> = {}): CardFacts =>
  bounty('warrant', {
    ...(contact === undefined ? {} : { contact }),
    combat: { kind: 'ground', value: 3 },
    eliminationReward: { credits: 4000, fame: 1 },
    destination: 'kessel',
    reward: { credits: 9000, fame: 1 },
    ...facts,
  });

export const onContacts = { map: contactMap };

/** Ann in her encounter step on Tatooine with the bounty on Chopper; Ben is with her. */
export function hunt(
  facts: { ann?: StartSeat; ben?: StartSeat; card?: Partial<CardFacts>; more?: CardFacts[] } & Omit<
    Start,
    'seats'
  > = {},
): Start {
  const { ann, ben, card, more = [], ...rest } = facts;
  // The token of somebody's crew is not on the map.
  const held = [...more, ...(ann?.assets ?? []), ...(ben?.assets ?? [])];
  const isCrew = held.some((one) => typeof one === 'object' && one.type === 'crew' && one.contact === 'chopper');
  return table({
    turn: { step: 'encounter' },
    ann: { assets: [warrant('chopper', card), ...more], slots: { crew: 2, gear: 2, cargo: 1, mod: 1 }, ...ann },
    ben: { space: 'tatooine', slots: { crew: 2 }, ...ben },
    contacts: {
      tatooine: [...(isCrew ? [] : [{ id: 'chopper', class: 'green' as const, faceup: true }]), { class: 'white' }],
      kessel: [{ class: 'white' }],
      naboo: [],
      'trailing-core': [],
      'spinward-core': [],
    },
    ...rest,
  });
}

/** Neutral with everybody: what a character card says of the beginning of a game need not hold in the middle of it. */
export const neutral = { rebel: 'neutral', imperial: 'neutral', hutt: 'neutral', syndicate: 'neutral' } as const;

/** A crew who was Chopper. */
export const chopper = mate('old-hand', 'chopper');

export const meets = (contact: string | undefined, more: object = {}): Move => ({
  type: 'encounter.contact',
  seat: 'ann',
  ...(contact === undefined ? {} : { contact }),
  ...more,
});
export const fights = (more: object = {}): Move => ({ type: 'contact.fight', seat: 'ann', bounty: 'warrant', ...more });
export const hunts = (more: object = {}): Move => ({ type: 'encounter.crew', seat: 'ann', bounty: 'warrant', ...more });
export const attacks = (more: object = {}): Move => ({
  type: 'encounter.player',
  seat: 'ann',
  bounty: 'warrant',
  ...more,
});
export const protects = (more: object = {}): Move => ({ type: 'crew.protect', seat: 'ben', ...more });
export const leaves = (more: object = {}): Move => ({ type: 'crew.refuse', seat: 'ben', ...more });
export const eliminates = (more: object = {}): Move => ({ type: 'bounty.eliminate', seat: 'ann', ...more });
export const captures = (more: object = {}): Move => ({ type: 'bounty.capture', seat: 'ann', ...more });
export const gainsWith = (faction?: string, more: object = {}): Move => ({
  type: 'bounty.gain-reputation',
  seat: 'ann',
  ...(faction === undefined ? {} : { faction }),
  ...more,
});
export const losesWith = (faction?: string, more: object = {}): Move => ({
  type: 'bounty.lose-reputation',
  seat: 'ann',
  ...(faction === undefined ? {} : { faction }),
  ...more,
});
