import type { Example } from '../example.ts';
import { atMarket, cargo } from '../market-cards.ts';

const buy = { type: 'market.buy', seat: 'ann', deck: 'cargo' };
const next = { type: 'card.reveal', deck: 'cargo', card: cargo('next-crates') };

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.cargo.5',
    shows: 'on Tatooine cargo for Kessel is bought',
    start: atMarket({ cargo: cargo('first-crates', { destination: 'kessel' }) }),
    moves: [buy, next],
    final: { seats: { ann: { credits: 3000 } } },
  },
  {
    rule: 'outer-rim.cargo.5',
    shows: 'on Tatooine cargo for Tatooine is bought',
    start: atMarket({ cargo: cargo('first-crates', { destination: 'tatooine' }) }),
    moves: [buy, next],
    breaks: ['outer-rim.cargo.5'],
  },
  {
    rule: 'outer-rim.cargo.5',
    shows: 'nobody knows where the cargo goes',
    start: atMarket({ cargo: cargo('first-crates', { destination: null }) }),
    moves: [buy, next],
    doubtful: true,
  },
];
