import type { Example } from '../example.ts';
import { atMarket, cargo } from '../market-cards.ts';

const illegal = cargo('spirits', { traits: ['illegal'] });
const buy = { type: 'market.buy', seat: 'ann', deck: 'cargo' };
const next = { type: 'card.reveal', deck: 'cargo', card: cargo('next-crates') };

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.traits.0.1',
    shows: 'a trait is told of a card, and told again',
    start: atMarket({ cargo: { faceup: cargo('first-crates'), under: [illegal] } }),
    moves: [
      { type: 'market.discard', seat: 'ann', deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: { id: 'spirits', traits: ['illegal'] } },
    ],
    final: { cards: { spirits: { traits: ['illegal'] } } },
  },
  {
    rule: 'outer-rim.traits.0.1',
    shows: 'the same card is told without its trait',
    start: atMarket({ cargo: { faceup: cargo('first-crates'), under: [illegal] } }),
    moves: [
      { type: 'market.discard', seat: 'ann', deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: { id: 'spirits', traits: [] } },
    ],
    breaks: ['log.the-move-log.2'],
  },
  {
    rule: 'outer-rim.traits.0.2',
    shows: 'ILLEGAL cargo is bought like any other',
    start: atMarket({ cargo: illegal }),
    moves: [buy, next],
    final: { seats: { ann: { credits: 3000 } } },
  },
  {
    rule: 'outer-rim.traits.0.2',
    shows: 'ILLEGAL cargo is paid for at half its cost',
    start: atMarket({ cargo: illegal }),
    moves: [{ ...buy, paid: 1000 }, next],
    breaks: ['outer-rim.buying.0.1'],
  },
];
