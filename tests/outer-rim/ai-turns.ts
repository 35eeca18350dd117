/**
 * @module
 * Turns of AI players for the examples: Ann is the person, Boba is played by AI cards. The log begins where an AI card is drawn.
 * The AI player begins defeated, so that it recovers instead of moving, and does in its action section as little as can be.
 */
import type { CardFacts } from '../../schemas/outer-rim/cards.ts';
import type { Header, Start, StartSeat } from '../../schemas/outer-rim/header.ts';
import { contactMap } from './contacts.ts';
import { seat } from './example.ts';
import { bounty, gear, job } from './market-cards.ts';
import type { Move } from './writing.ts';

/** A table with Ann, whom a person plays, and an AI player called Bot, whose turn it is. */
export function aiTable(
  facts: { ann?: StartSeat; bot?: StartSeat; other?: StartSeat } & Omit<Start, 'seats'> = {},
): Start {
  const { ann, bot, other, ...rest } = facts;
  return {
    turn: { seat: 'bot', number: 2 },
    contacts: {
      kessel: [],
      naboo: [],
      tatooine: [],
      'trailing-core': [],
      'spinward-core': [],
    },
    ...rest,
    seats: {
      ann: seat({ space: 'naboo', character: 'han-solo', skills: undefined, reputation: neutral, ...ann }),
      bot: seat({
        space: 'tatooine',
        skills: undefined,
        reputation: neutral,
        defeated: true,
        damage: { character: 1 },
        credits: 0,
        ...bot,
      }),
      ...(other === undefined
        ? {}
        : { cat: seat({ space: 'naboo', skills: undefined, reputation: neutral, ...other }) }),
    },
  };
}

/** Neutral with everybody. */
export const neutral = { rebel: 'neutral', imperial: 'neutral', hutt: 'neutral', syndicate: 'neutral' } as const;

/** The header of such a table: Bot is an AI player, and Cat one where there are three. */
export function withAi(cards: CardFacts[] = [], more: Partial<Header> = {}): Partial<Header> {
  return { ai: ['bot'], map: contactMap, ...(cards.length === 0 ? {} : { cards }), ...more };
}

/** An AI card is drawn. */
export const draws = (card: string): Move => ({ type: 'ai.card', card });
/** A contact turns up. */
export const shows = (contact: string, more: object = {}): Move => ({ type: 'contact.reveal', contact, ...more });
/** The databank card of a contact is read for its crew. */
export const takes = (card: string | null, more: object = {}): Move => ({
  type: 'contact.resolve',
  seat: 'bot',
  effects: card === null ? [] : [{ do: 'gain-asset', card }],
  ...more,
});
/** Bounty hunters end their own cards with a job and a luxury card, smugglers with a bounty and a luxury card: the next ones come up. */
const LAST = { hunter: ['job', 'luxury'], smuggler: ['bounty', 'luxury'] } as const;

/** An AI turn by a character's own card, with the cards that come up by its last line before Ann goes on. */
export function endedBy(whose: keyof typeof LAST, moves: readonly Move[]): Move[] {
  const at = moves.findIndex(({ type, seat: who }) => type.startsWith('planning.') && who === 'ann');
  const own = moves[0]?.['card'];
  if (at === -1 || typeof own !== 'string' || !own.startsWith('ai-')) return [...moves];
  const next = LAST[whose].map((deck): Move => ({ type: 'card.reveal', deck, card: lies[deck] }));
  return [...moves.slice(0, at), ...next, ...moves.slice(at)];
}
const lies = { job: job('next-job'), luxury: gear('next-gem', { deck: 'luxury' }), bounty: bounty('next-bounty') };

export const annsTurn = (more: object = {}): Move => ({ type: 'planning.gain-credits', seat: 'ann', ...more });
export const ofBot = (facts: object) => ({ expect: { seats: { bot: facts } } });
