import { type Example, table } from '../example.ts';
import { atMarket, bounty, cargo, crew, flying, gear, held, job, mod, sheets, ship } from '../market-cards.ts';

const buy = { type: 'market.buy', seat: 'ann', deck: 'gear-mod' };
const next = { type: 'card.reveal', deck: 'gear-mod', card: gear('next-gun') };
const end = { type: 'action.end', seat: 'ann' };
const buyShip = { type: 'market.buy', seat: 'ann', deck: 'ship' };
const nextShip = { type: 'card.reveal', deck: 'ship', card: ship('bare-tub') };
const engine = { 'gear-mod': mod('new-engine', { cost: 4000 }) };
const shipyard = { ship: ship('big-tub') };
const header = { ships: sheets };

/** A card that sells fame for 4,000 credits, beside a rifle and a job. */
const workshop = (more: object, rifle: object = { cost: 3000 }) =>
  table({
    ann: {
      assets: [
        {
          id: 'workshop',
          type: 'gear',
          bonuses: {},
          abilities: [
            {
              id: 'use',
              timing: 'action',
              cost: [{ do: 'lose-credits', amount: 4000 }],
              effects: [{ do: 'gain-fame', amount: 1 }],
              ...more,
            },
          ],
        },
        { id: 'old-rifle', type: 'gear', bonuses: {}, ...rifle },
        { id: 'odd-job', type: 'job', cost: 1000, bonuses: {} },
      ],
    },
    turn: { step: 'action' },
  });
const pays = (...cost: object[]) => ({ type: 'action.ability', seat: 'ann', source: 'workshop', ability: 'use', cost });

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.bartering.0.1',
    shows: 'own cargo lowers the price',
    start: atMarket(engine, { assets: [cargo('old-crates')] }),
    moves: [{ ...buy, barter: ['old-crates'] }, next],
    final: { seats: { ann: { credits: 3000 } } },
  },
  {
    rule: 'outer-rim.bartering.0.1',
    shows: "Ben's cargo cannot be given in",
    start: atMarket(engine, {}, { ben: { assets: [cargo('bens-crates')] } }),
    moves: [{ ...buy, barter: ['bens-crates'] }, next],
    breaks: ['outer-rim.bartering.0.1'],
  },
  {
    rule: 'outer-rim.bartering.0.1',
    shows: 'one card is given in twice',
    start: atMarket(engine, { assets: [cargo('old-crates')] }),
    moves: [{ ...buy, barter: ['old-crates', 'old-crates'] }, next],
    breaks: ['outer-rim.bartering.0.1'],
  },
  {
    rule: 'outer-rim.bartering.0.1',
    shows: 'what is discarded without being bartered is given in as well',
    start: atMarket(engine, { assets: [mod('old-engine', { cost: 2000 })] }),
    moves: [{ ...buy, barter: ['old-engine'], discard: ['old-engine'] }, next],
    breaks: ['outer-rim.bartering.0.1'],
  },
  {
    rule: 'outer-rim.bartering.1',
    shows: 'two cards are discarded and their costs taken off',
    start: atMarket(engine, { assets: [cargo('old-crates', { cost: 1000 }), gear('old-gun', { cost: 2000 })] }),
    moves: [
      { ...buy, barter: ['old-crates', 'old-gun'], paid: 1000, expect: { seats: { ann: { credits: 4000 } } } },
      next,
    ],
    final: {
      seats: { ann: { assets: [held('new-engine', 'mod')] } },
      market: { cargo: { under: ['old-crates'] }, 'gear-mod': { under: ['old-gun'] } },
    },
  },
  {
    rule: 'outer-rim.bartering.1',
    shows: 'a claim that the whole cost was paid is wrong',
    start: atMarket(engine, { assets: [cargo('old-crates')] }),
    moves: [{ ...buy, barter: ['old-crates'], expect: { seats: { ann: { credits: 1000 } } } }, next],
    breaks: ['outer-rim.bartering.1'],
  },
  {
    rule: 'outer-rim.bartering.0.1',
    shows: 'credits alone are not enough, so the one card that could have been given in perhaps was',
    start: atMarket(engine, { credits: 2000, assets: [cargo('old-crates')] }),
    moves: [buy, next],
    doubtful: true,
    final: {
      seats: { ann: { credits: 0, assets: [held('new-engine', 'mod')] } },
      market: { cargo: { under: ['old-crates'] } },
    },
  },
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'but not what is handed over later: then the price was not paid',
    start: atMarket(engine, { credits: 2000, space: 'kessel', assets: [cargo('old-crates')] }),
    moves: [buy, next, { type: 'deliver.cargo', seat: 'ann', card: 'old-crates' }],
    breaks: ['outer-rim.buying.0.1'],
  },
  {
    rule: 'outer-rim.bartering.0.1',
    shows: 'it was where the purchase says what is left',
    start: atMarket(engine, { credits: 2000, assets: [cargo('old-crates')] }),
    moves: [{ ...buy, expect: { seats: { ann: { assets: [held('new-engine', 'mod')] } } } }, next],
    final: { market: { cargo: { under: ['old-crates'] } } },
  },
  {
    rule: 'outer-rim.bartering.0.1',
    shows: 'less than the price was paid, so something was given in',
    start: atMarket(engine, { assets: [cargo('old-crates')] }),
    moves: [{ ...buy, paid: 2000 }, next],
    final: { seats: { ann: { credits: 3000, assets: [held('new-engine', 'mod')] } } },
  },
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'so it was, but never what the purchase discards without bartering it',
    start: atMarket(engine, { assets: [mod('old-engine', { cost: 2000 })] }),
    moves: [{ ...buy, discard: ['old-engine'], paid: 2000 }, next],
    breaks: ['outer-rim.buying.0.1'],
  },
  {
    rule: 'outer-rim.bartering.0.1',
    shows: 'of several cards the log does not say which was given in',
    start: atMarket(engine, { credits: 2000, assets: [cargo('old-crates'), gear('old-gun', { cost: 2000 })] }),
    moves: [buy, next],
    doubtful: true,
  },
  {
    rule: 'outer-rim.bartering.0.1',
    shows: 'a later claim says which',
    start: atMarket(engine, { credits: 2000, assets: [cargo('old-crates'), gear('old-gun', { cost: 2000 })] }),
    moves: [
      buy,
      { ...next, expect: { seats: { ann: { assets: [held('old-crates', 'cargo'), held('new-engine', 'mod')] } } } },
    ],
    final: { seats: { ann: { credits: 0 } }, market: { 'gear-mod': { under: ['old-gun'] } } },
  },
  {
    rule: 'outer-rim.bartering.0.1',
    shows: 'a later claim says that something was given in, although the credits would have been enough',
    start: atMarket(engine, { assets: [cargo('old-crates')] }),
    moves: [buy, next, { ...end, expect: { seats: { ann: { assets: ['new-engine'], credits: 3000 } } } }],
    final: { market: { cargo: { under: ['old-crates'] } } },
  },
  {
    rule: 'outer-rim.bartering.0.1',
    shows: 'so it does where another card would have had to go for want of a slot',
    start: atMarket(engine, { assets: [mod('old-engine', { cost: 2000 })] }),
    moves: [buy, next, { ...end, expect: { seats: { ann: { assets: ['new-engine'], credits: 3000 } } } }],
    final: { market: { 'gear-mod': { under: ['old-engine'] } } },
  },
  {
    rule: 'outer-rim.bartering.0.1',
    shows: 'nothing was given in for credits that no card is worth',
    start: atMarket(engine, { assets: [cargo('old-crates')] }),
    moves: [buy, next, { ...end, expect: { seats: { ann: { assets: ['new-engine'], credits: 4500 } } } }],
    breaks: ['outer-rim.assets.6', 'outer-rim.credits.2'],
  },
  {
    rule: 'outer-rim.bartering.0.1',
    shows: 'nor where the purchase says what was paid',
    start: atMarket(engine, { assets: [cargo('old-crates')] }),
    moves: [{ ...buy, paid: 4000 }, next, { ...end, expect: { seats: { ann: { assets: ['new-engine'] } } } }],
    breaks: ['outer-rim.assets.6'],
  },
  {
    rule: 'outer-rim.bartering.0.1',
    shows: 'nothing was given in where all cards are still there',
    start: atMarket(engine, { credits: 2000, assets: [cargo('old-crates')] }),
    moves: [
      {
        ...buy,
        expect: { seats: { ann: { assets: [held('old-crates', 'cargo'), held('new-engine', 'mod')] } } },
      },
      next,
    ],
    breaks: ['outer-rim.bartering.1'],
  },
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'the whole price cannot have been paid, whatever was given in',
    start: atMarket(engine, { credits: 2000, assets: [cargo('old-crates')] }),
    moves: [{ ...buy, paid: 4000 }, next],
    breaks: ['outer-rim.buying.0.1'],
  },
  {
    rule: 'outer-rim.bartering.1.1',
    shows: 'gear with a cost is bartered',
    start: atMarket(engine, { assets: [gear('old-gun')] }),
    moves: [{ ...buy, barter: ['old-gun'] }, next],
    final: { seats: { ann: { credits: 4000 } } },
  },
  {
    rule: 'outer-rim.bartering.1.1',
    shows: 'gear of an encounter card has no cost',
    start: atMarket(engine, { assets: [gear('found-gun', { origin: 'encounter', deck: null, cost: null })] }),
    moves: [{ ...buy, barter: ['found-gun'] }, next],
    breaks: ['outer-rim.bartering.1.1'],
  },
  {
    rule: 'outer-rim.bartering.1.1',
    shows: 'nobody knows the cost of the gear, so the price is not known',
    start: atMarket(engine, { assets: [gear('odd-gun', { cost: null })] }),
    moves: [{ ...buy, barter: ['odd-gun'] }, next],
    doubtful: true,
    final: { seats: { ann: { credits: null } } },
  },
  {
    rule: 'outer-rim.bartering.1.2',
    shows: 'cargo, gear and mods may all be given in',
    start: atMarket({ luxury: crew('cook') }, { assets: [cargo('old-crates'), gear('old-gun'), mod('old-engine')] }),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'luxury', barter: ['old-crates', 'old-gun', 'old-engine'] },
      { type: 'card.reveal', deck: 'luxury', card: crew('driver') },
    ],
    final: { seats: { ann: { credits: 4000, assets: [held('cook', 'crew')] } } },
  },
  {
    rule: 'outer-rim.bartering.1.2',
    shows: 'a bounty is given in',
    start: atMarket(engine, { assets: [bounty('old-bounty')] }),
    moves: [{ ...buy, barter: ['old-bounty'] }, next],
    breaks: ['outer-rim.bartering.1.2'],
  },
  {
    rule: 'outer-rim.bartering.1.2',
    shows: 'a crew is given in',
    start: atMarket(engine, { assets: [crew('cook')] }),
    moves: [{ ...buy, barter: ['cook'] }, next],
    breaks: ['outer-rim.bartering.1.2'],
  },
  {
    rule: 'outer-rim.bartering.1.2',
    shows: 'a job is given in',
    start: atMarket(engine, { assets: [job('old-job', { cost: 1000 })] }),
    moves: [{ ...buy, barter: ['old-job'] }, next],
    breaks: ['outer-rim.bartering.1.2'],
  },
  {
    rule: 'outer-rim.bartering.2',
    shows: 'the second purchase of a game may be bartered like the first',
    start: atMarket(engine, { assets: [cargo('old-crates')] }),
    moves: [
      buy,
      next,
      { type: 'encounter.space', seat: 'ann' },
      { type: 'planning.gain-credits', seat: 'ben' },
      { type: 'encounter.space', seat: 'ben' },
      { type: 'planning.gain-credits', seat: 'ann' },
      { ...buy, barter: ['old-crates'] },
      { type: 'card.reveal', deck: 'gear-mod', card: gear('last-gun') },
    ],
    doubtful: true,
    final: { seats: { ann: { credits: 2000 } } },
  },
  {
    rule: 'outer-rim.bartering.2',
    shows: 'whatever is bought, crew is never given in',
    start: atMarket({ cargo: cargo('new-crates') }, { assets: [crew('cook')] }),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'cargo', barter: ['cook'] },
      { type: 'card.reveal', deck: 'cargo', card: cargo('next-crates') },
    ],
    breaks: ['outer-rim.bartering.1.2'],
  },
  {
    rule: 'outer-rim.bartering.3.a',
    shows: 'an Ion Cannon worth 5,000 pays for a computer of 2,000, and nothing comes back',
    start: atMarket({ 'gear-mod': mod('computer', { cost: 2000 }) }, { assets: [mod('cannon', { cost: 5000 })] }),
    moves: [{ ...buy, barter: ['cannon'], expect: { seats: { ann: { credits: 5000 } } } }, next],
    final: { seats: { ann: { credits: 5000, assets: [held('computer', 'mod')] } } },
  },
  {
    rule: 'outer-rim.bartering.3.a',
    shows: 'the rest of 3,000 is paid out',
    start: atMarket({ 'gear-mod': mod('computer', { cost: 2000 }) }, { assets: [mod('cannon', { cost: 5000 })] }),
    moves: [{ ...buy, barter: ['cannon'], expect: { seats: { ann: { credits: 8000 } } } }, next],
    breaks: ['outer-rim.bartering.3.a'],
  },
  {
    rule: 'outer-rim.bartering.5',
    shows: 'the old ship lowers the price of the new one by itself',
    start: atMarket(shipyard, flying('tidy-tub', { credits: 6000 })),
    header,
    moves: [{ ...buyShip, paid: 5000 }, nextShip],
    final: { seats: { ann: { ship: 'big-tub', credits: 1000 } } },
  },
  {
    rule: 'outer-rim.bartering.5',
    shows: 'naming the old ship among what is given in changes nothing',
    start: atMarket(shipyard, flying('tidy-tub', { credits: 6000, assets: [cargo('old-crates')] })),
    header,
    moves: [{ ...buyShip, barter: ['tidy-tub', 'old-crates'], paid: 3000 }, nextShip],
    final: { seats: { ann: { credits: 3000 } } },
  },
  {
    rule: 'outer-rim.bartering.5',
    shows: 'the whole cost is paid, as if the old ship were kept',
    start: atMarket(shipyard, flying('tidy-tub', { credits: 10_000 })),
    header,
    moves: [{ ...buyShip, paid: 10_000 }, nextShip],
    breaks: ['outer-rim.bartering.5'],
  },
  {
    rule: 'outer-rim.bartering.5.1',
    shows: 'for an asset credits are paid',
    start: atMarket(engine, flying('tidy-tub')),
    header,
    moves: [buy, next],
    final: { seats: { ann: { ship: 'tidy-tub', credits: 1000 } } },
  },
  {
    rule: 'outer-rim.bartering.5.1',
    shows: 'a ship is given in for a mod',
    start: atMarket(engine, flying('tidy-tub')),
    header,
    moves: [{ ...buy, barter: ['tidy-tub'] }, next],
    breaks: ['outer-rim.bartering.5.1'],
  },
  {
    rule: 'outer-rim.cargo.2.1.b',
    shows: 'the cargo that fills the slot is bartered for the one that takes it',
    start: atMarket({ cargo: cargo('new-crates', { cost: 4000 }) }, { assets: [cargo('old-crates', { cost: 1000 })] }),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'cargo', barter: ['old-crates'] },
      { type: 'card.reveal', deck: 'cargo', card: cargo('next-crates') },
    ],
    final: {
      seats: { ann: { credits: 2000, assets: [held('new-crates', 'cargo')] } },
      market: { cargo: { under: ['old-crates'] } },
    },
  },
  {
    rule: 'outer-rim.cargo.2.1.b',
    shows: 'what is discarded and not bartered lowers no price',
    start: atMarket({ cargo: cargo('new-crates', { cost: 4000 }) }, { assets: [cargo('old-crates', { cost: 1000 })] }),
    moves: [
      {
        type: 'market.buy',
        seat: 'ann',
        deck: 'cargo',
        discard: ['old-crates'],
        expect: { seats: { ann: { credits: 2000 } } },
      },
      { type: 'card.reveal', deck: 'cargo', card: cargo('next-crates') },
    ],
    breaks: ['outer-rim.buying.0.1'],
  },
  {
    rule: 'outer-rim.gear.2.1.b',
    shows: 'one of two guns that fill the slots is bartered for a third',
    start: atMarket(
      { 'gear-mod': gear('new-gun', { cost: 4000 }) },
      { assets: [gear('old-gun', { cost: 1000 }), gear('good-gun')] },
    ),
    moves: [{ ...buy, barter: ['old-gun'] }, next],
    final: {
      seats: { ann: { credits: 2000, assets: [held('good-gun', 'gear'), held('new-gun', 'gear')] } },
      market: { 'gear-mod': { under: ['old-gun'] } },
    },
  },
  {
    rule: 'outer-rim.gear.2.1.b',
    shows: 'a gun that is bartered does not count twice',
    start: atMarket(
      { 'gear-mod': gear('new-gun', { cost: 4000 }) },
      { assets: [gear('old-gun', { cost: 1000 }), gear('good-gun')] },
    ),
    moves: [{ ...buy, barter: ['old-gun'], expect: { seats: { ann: { credits: 3000 } } } }, next],
    breaks: ['outer-rim.bartering.1'],
  },
  {
    rule: 'outer-rim.mods.2.1.b',
    shows: 'the mod that fills the slot is bartered for the one that takes it',
    start: atMarket(engine, { assets: [mod('old-engine', { cost: 1000 })] }),
    moves: [{ ...buy, barter: ['old-engine'] }, next],
    final: {
      seats: { ann: { credits: 2000, assets: [held('new-engine', 'mod')] } },
      market: { 'gear-mod': { under: ['old-engine'] } },
    },
  },
  {
    rule: 'outer-rim.mods.2.1.b',
    shows: 'its cost is not paid as well',
    start: atMarket(engine, { assets: [mod('old-engine', { cost: 1000 })] }),
    moves: [{ ...buy, barter: ['old-engine'], expect: { seats: { ann: { credits: 1000 } } } }, next],
    breaks: ['outer-rim.bartering.1'],
  },
  {
    rule: 'outer-rim.bartering.4.a',
    shows: 'an ability that says so is paid with credits and a card',
    start: workshop({ mayBarter: true }),
    moves: [pays({ do: 'discard-asset', card: 'old-rifle' }, { do: 'lose-credits', amount: 1000 })],
    final: { seats: { ann: { credits: 4000, fame: 1, assets: [{ card: 'workshop' }, { card: 'odd-job' }] } } },
  },
  {
    rule: 'outer-rim.bartering.4.a',
    shows: 'credits alone are enough, too',
    start: workshop({ mayBarter: true }),
    moves: [pays({ do: 'lose-credits', amount: 4000 })],
    final: { seats: { ann: { credits: 1000, fame: 1 } } },
  },
  {
    rule: 'outer-rim.bartering.4.a',
    shows: 'any other ability costs what it says',
    start: workshop({}),
    moves: [pays({ do: 'discard-asset', card: 'old-rifle' }, { do: 'lose-credits', amount: 1000 })],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.bartering.4.b',
    shows: 'what is given in is worth what it costs, and no more',
    start: workshop({ mayBarter: true }),
    moves: [pays({ do: 'discard-asset', card: 'old-rifle' }, { do: 'lose-credits', amount: 500 })],
    breaks: ['outer-rim.bartering.4.b'],
  },
  {
    rule: 'outer-rim.bartering.4.b',
    shows: 'a job is not given in here either',
    start: workshop({ mayBarter: true }),
    moves: [pays({ do: 'discard-asset', card: 'odd-job' }, { do: 'lose-credits', amount: 3000 })],
    breaks: ['outer-rim.bartering.4.b'],
  },
  {
    rule: 'outer-rim.bartering.4.b',
    shows: 'nor a card without a cost',
    start: workshop({ mayBarter: true }, { origin: 'encounter' }),
    moves: [pays({ do: 'discard-asset', card: 'old-rifle' }, { do: 'lose-credits', amount: 4000 })],
    breaks: ['outer-rim.bartering.4.b'],
  },
  {
    rule: 'outer-rim.bartering.4.b',
    shows: 'of a card whose cost nobody knows nothing is held against it',
    start: workshop({ mayBarter: true }, {}),
    moves: [pays({ do: 'discard-asset', card: 'old-rifle' }, { do: 'lose-credits', amount: 1000 })],
    doubtful: true,
    final: { seats: { ann: { credits: 4000, fame: 1 } } },
  },
  {
    rule: 'outer-rim.bartering.5.1',
    shows: 'that a ship pays nothing for an asset is no second breach of a buyer without credits',
    start: atMarket(engine, flying('tidy-tub', { credits: 0 })),
    header,
    moves: [{ ...buy, barter: ['tidy-tub'] }, next],
    breaks: ['outer-rim.bartering.5.1'],
  },
  {
    rule: 'outer-rim.bartering.0.1',
    shows: 'nor that a card pays once which is named twice',
    start: atMarket(engine, flying('tidy-tub', { credits: 0, assets: [cargo('old-crates', { cost: 2000 })] })),
    header,
    moves: [{ ...buy, barter: ['old-crates', 'old-crates'] }, next],
    breaks: ['outer-rim.bartering.0.1'],
  },
  {
    rule: 'outer-rim.bartering.5',
    shows: 'the old ship is called by the name on its sheet',
    start: atMarket(
      { ship: 'ship-heavy-duty-lifter' },
      flying('hwk-290-freighter', { credits: 5000, values: undefined, slots: undefined, shipGoalDone: false }),
    ),
    moves: [{ ...buyShip, barter: ['hwk-290-freighter'], paid: 5000 }],
    final: { seats: { ann: { credits: 0, ship: 'heavy-duty-lifter' } } },
  },
];
