/**
 * @module
 * Bounty hunter AI players for the examples: Bot hunts Sable, a contact, a crew, or somebody's character.
 */
import type { CardFacts } from '../../schemas/outer-rim/cards.ts';
import type { Start, StartSeat } from '../../schemas/outer-rim/header.ts';
import { aiTable, draws } from './ai-turns.ts';
import { warrant } from './bounties.ts';
import { mate } from './contacts.ts';
import { resolve, roll } from './fights.ts';
import type { Move } from './writing.ts';

/** Two dice on the ground, white; 4,000 credits and 1 fame for eliminating it. */
export const ofSable: CardFacts = warrant('sable', { class: 'white', combat: { kind: 'ground', value: 2 } });
/** Bossk's card: nothing in its action section but recovering, and in its encounter first a fight with whoever is here. */
export const bossk: Move[] = [draws('ai-bossk')];
/** A card that swaps and searches bounties, which comes to nothing where the slots are full of bounties that have targets. */
export const third: Move[] = [draws('hunter-3')];

/** What a defeated AI player does first, said. */
export const recovers: Move = { type: 'planning.recover', seat: 'bot' };

const tokens = { kessel: [], naboo: [], tatooine: [], 'trailing-core': [], 'spinward-core': [] };
export type Tokens = NonNullable<Start['contacts']>;

/** Bot on Tatooine with a bounty on Sable in its only slot, and these contacts on the map. */
export function hunting(
  contacts: Tokens = {},
  bot: StartSeat = {},
  ann: StartSeat = {},
  more: Parameters<typeof aiTable>[0] = {},
): Start {
  return aiTable({
    bot: {
      character: 'bossk',
      ship: 'g-1a-starfighter',
      slots: { 'job-or-bounty': 1, crew: 2 },
      assets: [ofSable],
      ...bot,
    },
    ann,
    ...more,
    contacts: { ...tokens, ...contacts },
  });
}
export const faceup = { tatooine: [{ id: 'sable', class: 'white', faceup: true }] } as const satisfies Tokens;
export const facedown = { tatooine: [{ class: 'white' }, { class: 'yellow' }] } as const satisfies Tokens;

/** Ann has the target as crew, and is with Bot. */
export const withCrew = (ann: StartSeat = {}, bot: StartSeat = {}): Start =>
  hunting({}, bot, { space: 'tatooine', assets: [mate('old-hand', 'sable')], slots: { crew: 2 }, ...ann });
/** Ann's character is the target, and she is with Bot. */
export const onAnn = (
  ann: StartSeat = {},
  bot: StartSeat = {},
  more: Parameters<typeof aiTable>[0] = {},
  contacts: Tokens = {},
): Start => hunting(contacts, { assets: [warrant('han-solo')], ...bot }, { space: 'tatooine', ...ann }, more);

export const eliminates = (more: object = {}): Move => ({ type: 'bounty.eliminate', seat: 'bot', ...more });
export const meets = (more: object): Move => ({ type: 'encounter.contact', seat: 'bot', ...more });
export const hunts = (more: object = {}): Move => ({ type: 'encounter.crew', seat: 'bot', ...more });
export const attacks = (more: object = {}): Move => ({ type: 'encounter.player', seat: 'bot', ...more });
export const protects: Move = { type: 'crew.protect', seat: 'ann' };
export const refuses: Move = { type: 'crew.refuse', seat: 'ann' };
export const compares = (more: object = {}): Move => ({ ...resolve, seat: 'bot', ...more });
export const won = (more: object = {}): Move[] => [
  roll('hit', 'hit', 'blank'),
  roll('hit', 'blank', 'blank'),
  compares(more),
];
export const lost = (more: object = {}): Move[] => [
  roll('hit', 'blank', 'blank'),
  roll('hit', 'hit', 'blank'),
  compares(more),
];
