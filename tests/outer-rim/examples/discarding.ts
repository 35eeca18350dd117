import { type Example, table } from '../example.ts';
import { atMarket, cargo, crew, flying, gear, held, sheets, ship } from '../market-cards.ts';
import { tool, use } from '../tools.ts';

const header = { ships: sheets };
const buy = { type: 'market.buy', seat: 'ann', deck: 'cargo', discard: ['old-crates'] };
const next = { type: 'card.reveal', deck: 'cargo', card: cargo('next-crates') };
const full = { assets: [cargo('old-crates')] };
const crates = { cargo: cargo('new-crates') };
const buyShip = { type: 'market.buy', seat: 'ann', deck: 'ship' };
const nextShip = { type: 'card.reveal', deck: 'ship', card: ship('tidy-tub') };
/** A gear whose planning ability discards a crew. */
const order = (card: string) =>
  gear('old-order', { abilities: [{ id: 'dismiss', timing: 'planning', effects: [{ do: 'discard-asset', card }] }] });
const dismiss = { type: 'planning.ability', seat: 'ann', source: 'old-order' };
const planning = { turn: { step: 'planning' } } as const;
/** A gear that is discarded once its ability has been resolved. */
const ration = gear('ration', {
  abilities: [{ id: 'eat', timing: 'action', discards: true, effects: [{ do: 'gain-credits', amount: 1000 }] }],
});
const eats = { type: 'action.ability', seat: 'ann', source: 'ration' };
const eating = atMarket({}, { assets: [ration] });

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.discarding.0.1',
    shows: 'cargo goes under the cargo deck, crew of a databank card does not',
    start: {
      ...atMarket({}, { assets: [order('cook'), crew('cook', { origin: 'databank', deck: null })] }),
      ...planning,
    },
    moves: [dismiss],
    final: {
      removed: [],
      market: { cargo: { under: [] }, luxury: { under: [] } },
      seats: { ann: { assets: [held('old-order', 'gear')] } },
    },
  },
  {
    rule: 'outer-rim.discarding.0.1',
    shows: 'a claim that discarded cargo went under the gear-and-mod deck is wrong',
    start: atMarket(crates, full),
    moves: [{ ...buy, expect: { market: { 'gear-mod': { under: ['old-crates'] } } } }, next],
    breaks: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'discarded cargo goes under its deck',
    start: atMarket(crates, full),
    moves: [{ ...buy, expect: { market: { cargo: { under: ['old-crates'] } } } }, next],
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'a claim that it has not gone there is wrong',
    start: atMarket(crates, full),
    moves: [{ ...buy, expect: { market: { cargo: { under: [] } } } }, next],
    breaks: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'an asset that says so is discarded once its ability has been resolved',
    start: eating,
    moves: [eats],
    final: { seats: { ann: { assets: [], credits: 6000 } }, market: { 'gear-mod': { under: ['ration'] } } },
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'that it is, the log may tell as one of its effects',
    start: eating,
    moves: [
      {
        ...eats,
        effects: [
          { do: 'gain-credits', amount: 1000 },
          { do: 'discard-asset', card: 'ration' },
        ],
      },
    ],
    final: { seats: { ann: { assets: [], credits: 6000 } } },
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'a claim that its owner still has it is wrong',
    start: eating,
    moves: [{ ...eats, expect: { market: { 'gear-mod': { under: [] } } } }],
    breaks: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.discarding.1.1',
    shows: 'the card of a bought ship leaves the game as it says',
    start: atMarket({ ship: ship('big-tub') }, flying('old-tub', { credits: 10_000 })),
    header,
    moves: [buyShip, nextShip],
    final: { removed: ['ship-big-tub'], market: { ship: { under: [] } } },
  },
  {
    rule: 'outer-rim.discarding.1.1',
    shows: 'a claim that it went under its deck is wrong',
    start: atMarket({ ship: ship('big-tub') }, flying('old-tub', { credits: 10_000 })),
    header,
    moves: [{ ...buyShip, expect: { market: { ship: { under: ['ship-big-tub'] } } } }, nextShip],
    breaks: ['outer-rim.discarding.1.1'],
  },
  {
    rule: 'outer-rim.discarding.2',
    shows: 'a crew of a databank card goes back to the databank and stays in the game',
    start: {
      ...atMarket({}, { assets: [order('cook'), crew('cook', { origin: 'databank', deck: null, type: 'gear' })] }),
      ...planning,
    },
    moves: [{ ...dismiss, expect: { removed: [] } }],
  },
  {
    rule: 'outer-rim.discarding.2',
    shows: 'a claim that a databank card has left the game is wrong',
    start: {
      ...atMarket({}, { assets: [order('cook'), crew('cook', { origin: 'databank', deck: null, type: 'gear' })] }),
      ...planning,
    },
    moves: [{ ...dismiss, expect: { removed: ['cook'] } }],
    breaks: ['outer-rim.discarding.2'],
  },
  {
    rule: 'outer-rim.discarding.2',
    shows: 'nor does cargo of the databank that makes room for other cargo',
    start: atMarket(crates, { assets: [cargo('first-run', { origin: 'databank', deck: null })] }),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'cargo', discard: ['first-run'], expect: { removed: ['first-run'] } },
      next,
    ],
    breaks: ['outer-rim.discarding.2'],
  },
  {
    rule: 'outer-rim.discarding.5',
    shows: 'a card out of the game is in no deck',
    start: atMarket(crates, {}, { removed: ['lost-crates'] }),
    moves: [{ type: 'market.discard', seat: 'ann', deck: 'cargo' }, next],
    final: { removed: ['lost-crates'] },
  },
  {
    rule: 'outer-rim.discarding.5',
    shows: 'a card out of the game comes up again',
    start: atMarket(crates, {}, { removed: ['lost-crates'] }),
    header: { cards: [cargo('lost-crates')] },
    moves: [
      { type: 'market.discard', seat: 'ann', deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: 'lost-crates' },
    ],
    breaks: ['log.the-move-log.3'],
  },
  {
    rule: 'outer-rim.discarding.6.a',
    shows: 'a crew of the luxury deck goes under it',
    start: { ...atMarket({}, { assets: [order('cook'), crew('cook')] }), ...planning },
    moves: [{ ...dismiss, expect: { market: { luxury: { under: ['cook'] } } } }],
  },
  {
    rule: 'outer-rim.discarding.6.a',
    shows: 'a claim that it has not gone there is wrong',
    start: { ...atMarket({}, { assets: [order('cook'), crew('cook')] }), ...planning },
    moves: [{ ...dismiss, expect: { market: { luxury: { under: [] } } } }],
    breaks: ['outer-rim.discarding.6.a'],
  },
  {
    rule: 'outer-rim.discarding.2',
    shows: 'delivered cargo of the databank goes back there and does not leave the game',
    start: table({
      ann: { assets: [{ id: 'first-run', origin: 'databank', type: 'cargo', destination: 'tatooine', traits: [] }] },
      turn: { step: 'action' },
    }),
    moves: [{ type: 'deliver.cargo', seat: 'ann', card: 'first-run', expect: { removed: ['first-run'] } }],
    breaks: ['outer-rim.discarding.2'],
  },
  {
    rule: 'outer-rim.discarding.2',
    shows: 'also where nobody knows whether a die had to be rolled for it',
    start: table({
      ann: { assets: [{ id: 'first-run', origin: 'databank', type: 'cargo', destination: 'tatooine' }] },
      turn: { step: 'action' },
    }),
    moves: [{ type: 'deliver.cargo', seat: 'ann', card: 'first-run', expect: { removed: ['first-run'] } }],
    breaks: ['outer-rim.discarding.2'],
    doubtful: ['outer-rim.deliver-action.1.1.a'],
  },
  {
    rule: 'outer-rim.discarding.2',
    shows: 'so does one that is not kept',
    start: {
      ...atMarket({}, { assets: [tool('gift', { do: 'gain-asset', card: 'coat' })] }),
      turn: { step: 'action' },
    },
    header: { cards: [gear('coat', { origin: 'databank', deck: null })] },
    moves: [use('gift'), { type: 'asset.decline', seat: 'ann', expect: { removed: ['coat'] } }],
    breaks: ['outer-rim.discarding.2'],
  },
];
