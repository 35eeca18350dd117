/**
 * @module
 * Tables with an AI player for examples: Ann plays, and it is Ben's turn, whom AI cards play. Ben has been
 * defeated: in the planning section he recovers, and his AI card goes on with its actions where he is.
 */
import type { Header, Start, StartSeat } from '../../schemas/outer-rim/header.ts';
import { seat, table } from './example.ts';
import { sheets } from './market-cards.ts';

type Rest = Omit<Start, 'seats' | 'turn' | 'market'> & { ann?: StartSeat };

/** Ben is a smuggler who has been defeated; his ship is worth 5,000. */
export function smuggler(market: Start['market'], ben: StartSeat = {}, { ann, ...rest }: Rest = {}): Start {
  return table({
    turn: { seat: 'ben' },
    market,
    ann: { space: 'tatooine', ...ann },
    ben: { character: 'han-solo', ship: 'tidy-tub', space: 'naboo', damage: { character: 4 }, ...ben },
    ...rest,
  });
}

/** Ben is such a bounty hunter. */
export function hunter(market: Start['market'], ben: StartSeat = {}, rest: Rest = {}): Start {
  return smuggler(market, { character: 'boba-fett', ...ben }, rest);
}

/** Three players: Ann, and Ben and Cleo, whom AI cards play. */
export function twoOpponents(
  market: Start['market'],
  ben: StartSeat = {},
  cleo: StartSeat = {},
  rest: Rest = {},
): Start {
  const start = smuggler(market, ben, rest);
  return {
    ...start,
    seats: { ...start.seats, cleo: seat({ character: 'boba-fett', ship: 'old-tub', space: 'kessel', ...cleo }) },
  };
}

/** The header of such tables. */
export const solo: Partial<Omit<Header, 'start'>> = { ai: ['ben'], ships: [...sheets] };
export const duel: Partial<Omit<Header, 'start'>> = { ai: ['ben', 'cleo'], ships: [...sheets] };

/** The AI card that is drawn for Ben. */
export const drawn = (card: string) => ({ type: 'ai.card', card });
