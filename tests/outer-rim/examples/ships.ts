import type { Example } from '../example.ts';
import { atMarket, cargo, flying, sheets, ship } from '../market-cards.ts';

const header = { ships: sheets };
const buy = { type: 'market.buy', seat: 'ann', deck: 'ship' };
const next = { type: 'card.reveal', deck: 'ship', card: ship('bare-tub') };

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.ships.6.a',
    shows: 'a new ship is bought from the ship deck',
    start: atMarket({ ship: ship('big-tub') }, flying('old-tub', { credits: 12_000, assets: [cargo('old-crates')] })),
    header,
    moves: [buy, next],
    final: { seats: { ann: { ship: 'big-tub', credits: 2000, assets: [{ card: 'old-crates' }] } } },
  },
  {
    rule: 'outer-rim.ships.6.a',
    shows: 'a new ship is bought that lies faceup nowhere',
    start: atMarket({ ship: ship('big-tub') }, flying('old-tub', { credits: 12_000 })),
    header: { ...header, cards: [ship('tidy-tub', { cost: 5000 })] },
    moves: [{ ...buy, card: 'ship-tidy-tub' }, next],
    breaks: ['outer-rim.market-action.2.a'],
  },
  {
    rule: 'outer-rim.ships.6.a',
    shows: 'nobody knows the sheet of the new ship: what comes with it is not known',
    start: atMarket({ ship: ship('strange-tub') }, flying('old-tub', { credits: 12_000 })),
    header,
    moves: [buy, next],
    final: {
      seats: {
        ann: {
          ship: 'strange-tub',
          values: { hyperdrive: null, shipCombat: null, hull: null, health: 4 },
          slots: { cargo: null, gear: 2 },
        },
      },
    },
  },
];
