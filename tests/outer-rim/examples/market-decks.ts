import type { Example } from '../example.ts';
import { atMarket, cargo, gear, held, job } from '../market-cards.ts';

const crates = { cargo: cargo('first-crates') };
const buy = { type: 'market.buy', seat: 'ann', deck: 'cargo' };
const discard = { type: 'market.discard', seat: 'ann', deck: 'cargo' };
const reveal = (id: string, facts = {}) => ({ type: 'card.reveal', deck: 'cargo', card: cargo(id, facts) });
/** A job whose planning ability takes the faceup cargo. */
const windfall = job('windfall', {
  abilities: [{ id: 'take', timing: 'planning', effects: [{ do: 'gain-asset', card: 'first-crates' }] }],
});
const gain = { type: 'planning.ability', seat: 'ann', source: 'windfall' };
const planning = { ...atMarket(crates, { assets: [windfall] }), turn: { step: 'planning' } } as const;

/** A job whose planning ability has the cargo deck searched in vain. */
const digger = job('digger', {
  abilities: [{ id: 'dig', timing: 'planning', effects: [{ do: 'search-deck', deck: 'cargo' }] }],
});
/** All cargo of the base game but coaxium crystal. */
const OTHER_CARGO = [
  'stolen-weapons',
  'stolen-hyperfuel',
  'stolen-prototype',
  'stolen-supplies',
  'bacta-supplies',
  'salvage-cargo',
  'food-supplies',
];

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.market-decks.0.1',
    shows: 'each of the six decks sells its faceup card',
    start: atMarket({ job: job('first-job') }),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'job' },
      { type: 'card.reveal', deck: 'job', card: job('second-job') },
    ],
    final: { market: { job: { faceup: 'second-job' }, luxury: { faceup: null }, ship: { faceup: null } } },
  },
  {
    rule: 'outer-rim.market-decks.0.1',
    shows: 'a card of the job deck cannot come up on the cargo deck',
    start: atMarket(crates),
    header: { cards: [job('stray-job')] },
    moves: [discard, { type: 'card.reveal', deck: 'cargo', card: 'stray-job' }],
    breaks: ['log.the-move-log.2'],
  },
  {
    rule: 'outer-rim.market-decks.1',
    shows: 'the deck has run out: nothing lies on top any more',
    start: atMarket({ cargo: cargo('first-crates') }),
    header: { options: { unfinishedBusiness: true } },
    moves: [buy, { type: 'card.reveal', deck: 'cargo', card: null }],
    doubtful: true,
    final: { market: { cargo: { faceup: null, empty: true } } },
  },
  {
    rule: 'outer-rim.market-decks.1',
    shows: 'a card is left in the deck, and has to lie on top',
    start: atMarket({ cargo: { faceup: cargo('first-crates'), under: [cargo('last-crates')] } }),
    moves: [buy, { type: 'card.reveal', deck: 'cargo', card: null }],
    breaks: ['outer-rim.market-decks.1'],
  },
  {
    rule: 'outer-rim.market-decks.1.1',
    shows: 'no card comes up where none has been bought or discarded',
    start: atMarket(crates),
    moves: [reveal('second-crates')],
    breaks: ['outer-rim.market-decks.1.1'],
  },
  {
    rule: 'outer-rim.market-decks.1.1',
    shows: 'the card that has come up may be recorded once more',
    start: atMarket(crates),
    moves: [buy, reveal('second-crates'), reveal('second-crates'), { type: 'action.end', seat: 'ann' }],
    final: { market: { cargo: { faceup: 'second-crates' } } },
  },
  {
    rule: 'outer-rim.market-decks.1.1',
    shows: 'another card than the one that has come up has not',
    start: atMarket(crates),
    moves: [buy, reveal('second-crates'), reveal('third-crates'), { type: 'action.end', seat: 'ann' }],
    breaks: ['outer-rim.market-decks.1.1'],
  },
  ...(
    [
      [
        'and it is the card of that deck that has been bought',
        { credits: 2000, assets: ['first-gun'] },
        { doubtful: true },
      ],
      [
        'unless what is claimed later shows the purchase to have been from the other one',
        { assets: ['first-crates'] },
        {},
      ],
    ] as const
  ).map(
    ([shows, claims, more]): Example => ({
      rule: 'outer-rim.market-decks.1.1',
      shows: `a card that is told of another deck than the one it is due from is one breach, ${shows}`,
      start: atMarket({ ...crates, 'gear-mod': gear('first-gun') }),
      header: { cards: [cargo('second-crates')] },
      moves: [
        { type: 'market.buy', seat: 'ann', deck: 'gear-mod' },
        { type: 'card.reveal', deck: 'cargo', card: 'second-crates' },
        { type: 'action.end', seat: 'ann', expect: { seats: { ann: claims } } },
      ],
      breaks: ['outer-rim.market-decks.1.1'],
      ...more,
    }),
  ),
  ...['first-crates', 'second-crates'].map(
    (card): Example => ({
      rule: 'outer-rim.market-decks.1.1',
      shows: `behind a card that was turned up on the wrong deck, that one or the former may be bought there: ${card}`,
      start: atMarket({ ...crates, 'gear-mod': gear('first-gun') }, {}, { ben: { space: 'tatooine', credits: 5000 } }),
      header: { cards: [cargo('second-crates'), cargo('third-crates')] },
      moves: [
        { type: 'market.buy', seat: 'ann', deck: 'gear-mod', card: 'first-gun' },
        { type: 'card.reveal', deck: 'cargo', card: 'second-crates' },
        { type: 'encounter.space', seat: 'ann', effects: [] },
        { type: 'planning.gain-credits', seat: 'ben' },
        { type: 'market.buy', seat: 'ben', deck: 'cargo', card },
        { type: 'card.reveal', deck: 'cargo', card: 'third-crates' },
      ],
      breaks: ['outer-rim.market-decks.1.1'],
      doubtful: true,
    }),
  ),
  {
    rule: 'outer-rim.market-decks.1.1',
    shows: 'a card that was discarded does not come up again before the others of its deck',
    start: atMarket({ cargo: 'coaxium-crystal' }),
    moves: [discard, { type: 'card.reveal', deck: 'cargo', card: 'coaxium-crystal' }],
    breaks: ['outer-rim.market-decks.1.1'],
    also: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.market-decks.1.1',
    shows: 'nor when others have come up since',
    start: atMarket({ cargo: 'coaxium-crystal' }),
    moves: [
      discard,
      { type: 'card.reveal', deck: 'cargo', card: 'bacta-supplies' },
      discard,
      { type: 'card.reveal', deck: 'cargo', card: 'coaxium-crystal' },
    ],
    breaks: ['outer-rim.market-decks.1.1'],
    also: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.market-decks.1.1',
    shows: 'it may come up once so many others have that none may be left above it',
    start: { ...atMarket({ cargo: 'coaxium-crystal' }), removed: OTHER_CARGO },
    moves: [discard, { type: 'card.reveal', deck: 'cargo', card: 'coaxium-crystal' }],
    final: { market: { cargo: { faceup: 'coaxium-crystal', under: [] } } },
  },
  {
    rule: 'outer-rim.market-decks.1.1',
    shows: 'of a deck that was shuffled any card may come up',
    start: { ...atMarket({ cargo: 'coaxium-crystal' }, { assets: [digger] }), turn: { step: 'planning' } },
    moves: [
      { type: 'planning.ability', seat: 'ann', source: 'digger' },
      { type: 'card.reveal', deck: 'cargo', card: 'coaxium-crystal' },
    ],
    final: { market: { cargo: { faceup: 'coaxium-crystal', under: [] } } },
  },
  {
    rule: 'outer-rim.market-decks.1.1',
    shows: 'but not one that has gone under it since',
    start: { ...atMarket({ cargo: 'coaxium-crystal' }, { assets: [digger] }), turn: { step: 'planning' } },
    moves: [
      { type: 'planning.ability', seat: 'ann', source: 'digger' },
      { type: 'card.reveal', deck: 'cargo', card: 'bacta-supplies' },
      discard,
      { type: 'card.reveal', deck: 'cargo', card: 'bacta-supplies' },
    ],
    breaks: ['outer-rim.market-decks.1.1'],
    final: { market: { cargo: { faceup: 'bacta-supplies', under: ['coaxium-crystal'], shuffled: 1 } } },
  },
  {
    rule: 'outer-rim.market-decks.1.1',
    shows: 'of a deck whose cards leave the game nobody knows how many are left in the middle of one',
    start: atMarket({ ship: 'ship-hwk-290-freighter' }),
    moves: [
      { type: 'market.discard', seat: 'ann', deck: 'ship' },
      { type: 'card.reveal', deck: 'ship', card: 'ship-hwk-290-freighter' },
    ],
    doubtful: ['outer-rim.market-decks.1.1'],
  },
  {
    rule: 'outer-rim.market-decks.1.1',
    shows: 'a text that nobody has told may have shuffled the deck',
    start: atMarket({ cargo: 'coaxium-crystal' }, { assets: [{ id: 'stranger', type: 'crew', bonuses: {} }] }),
    moves: [discard, { type: 'card.reveal', deck: 'cargo', card: 'coaxium-crystal' }],
    doubtful: ['outer-rim.market-decks.1.1'],
  },
  {
    rule: 'outer-rim.market-decks.1.1',
    shows: 'a card that was gained makes room for the next one',
    start: planning,
    moves: [gain, reveal('second-crates')],
    final: {
      market: { cargo: { faceup: 'second-crates' } },
      seats: { ann: { credits: 5000, assets: [held('windfall', 'job'), held('first-crates', 'cargo')] } },
    },
  },
  {
    rule: 'outer-rim.market-decks.1.1',
    shows: 'a claim that the gained card still lies on the deck is wrong',
    start: planning,
    moves: [gain, { ...reveal('second-crates'), expect: { market: { cargo: { faceup: 'first-crates' } } } }],
    breaks: ['outer-rim.market-decks.1.1'],
  },
  {
    rule: 'outer-rim.market-decks.1.1',
    shows: 'a card of another deck is turned up',
    start: atMarket({ ...crates, 'gear-mod': gear('first-gun') }),
    moves: [discard, { type: 'card.reveal', deck: 'gear-mod', card: gear('second-gun') }],
    breaks: ['outer-rim.market-decks.1.1'],
  },
  {
    rule: 'outer-rim.market-decks.3',
    shows: 'the gear-and-mod deck sells a mod after a gear',
    start: atMarket({ 'gear-mod': gear('first-gun') }),
    moves: [
      { type: 'market.discard', seat: 'ann', deck: 'gear-mod' },
      { type: 'card.reveal', deck: 'gear-mod', card: gear('an-engine', { type: 'mod' }) },
      { type: 'market.buy', seat: 'ann', deck: 'gear-mod', slot: 'mod' },
      { type: 'card.reveal', deck: 'gear-mod', card: gear('second-gun') },
    ],
    final: { seats: { ann: { assets: [held('an-engine', 'mod', 'mod')] } } },
  },
  {
    rule: 'outer-rim.market-decks.3',
    shows: 'whatever its deck, a mod does not lie in a gear slot',
    start: atMarket({ 'gear-mod': gear('an-engine', { type: 'mod' }) }),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'gear-mod', slot: 'gear' },
      { type: 'card.reveal', deck: 'gear-mod', card: gear('second-gun') },
    ],
    breaks: ['outer-rim.buying.1.b'],
  },
  {
    rule: 'outer-rim.market-decks.3.1',
    shows: 'cargo of the luxury deck is cargo',
    start: atMarket({ luxury: cargo('fine-crates', { deck: 'luxury', cost: 4000 }) }),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'luxury', slot: 'cargo' },
      { type: 'card.reveal', deck: 'luxury', card: cargo('finer-crates', { deck: 'luxury' }) },
    ],
    final: { seats: { ann: { credits: 1000, assets: [held('fine-crates', 'cargo', 'cargo')] } } },
  },
  {
    rule: 'outer-rim.market-decks.3.1',
    shows: 'and what holds for cargo holds for it: it cannot be bought at its destination',
    start: atMarket({ luxury: cargo('fine-crates', { deck: 'luxury', cost: 4000, destination: 'tatooine' }) }),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'luxury' },
      { type: 'card.reveal', deck: 'luxury', card: cargo('finer-crates', { deck: 'luxury' }) },
    ],
    breaks: ['outer-rim.cargo.5'],
  },
  {
    rule: 'log.the-move-log.2',
    shows: 'a card is told twice with the same facts',
    start: atMarket({ cargo: { faceup: cargo('first-crates'), under: [cargo('second-crates')] } }),
    moves: [
      discard,
      { type: 'card.reveal', deck: 'cargo', card: { id: 'second-crates', cost: 2000, destination: 'kessel' } },
    ],
    final: { market: { cargo: { faceup: 'second-crates', under: ['first-crates'] } } },
  },
  {
    rule: 'log.the-move-log.2',
    shows: 'a card is told a second time with another cost',
    start: atMarket({ cargo: { faceup: cargo('first-crates'), under: [cargo('second-crates')] } }),
    moves: [discard, { type: 'card.reveal', deck: 'cargo', card: { id: 'second-crates', cost: 3000 } }],
    breaks: ['log.the-move-log.2'],
  },
  ...[true, false].map(
    (unfinishedBusiness): Example => ({
      rule: 'log.the-move-log.2',
      shows: `a card of Unfinished Business comes up ${unfinishedBusiness ? 'beside' : 'without'} it`,
      header: { options: { unfinishedBusiness } },
      start: atMarket({ cargo: cargo('first-crates') }),
      moves: [discard, { type: 'card.reveal', deck: 'cargo', card: { id: 'droid-parts', patrolIcon: 'none' } }],
      ...(unfinishedBusiness ? {} : { breaks: ['log.the-move-log.2'] }),
    }),
  ),
  {
    rule: 'log.the-move-log.3',
    shows: 'a card that lay under the deck comes up',
    start: atMarket({ cargo: { faceup: cargo('first-crates'), under: [cargo('second-crates')] } }),
    moves: [discard, { type: 'card.reveal', deck: 'cargo', card: 'second-crates' }],
    final: { market: { cargo: { faceup: 'second-crates', under: ['first-crates'] } } },
  },
  {
    rule: 'log.the-move-log.3',
    shows: 'a card that Ben holds comes up',
    start: atMarket(crates, {}, { ben: { assets: [cargo('bens-crates')] } }),
    moves: [discard, { type: 'card.reveal', deck: 'cargo', card: 'bens-crates' }],
    breaks: ['log.the-move-log.3'],
  },
  {
    rule: 'log.the-move-log.2',
    shows: 'a card of another deck that lies there comes up: told once',
    start: atMarket({ ...crates, luxury: { ...cargo('fine-lamp'), deck: 'luxury' } }),
    moves: [discard, { type: 'card.reveal', deck: 'cargo', card: 'fine-lamp' }],
    breaks: ['log.the-move-log.2'],
  },
  {
    rule: 'log.the-move-log.6',
    shows: 'the card that comes up is recorded',
    start: atMarket(crates),
    moves: [discard, reveal('second-crates'), { type: 'market.end', seat: 'ann' }],
  },
  {
    rule: 'log.the-move-log.6',
    shows: 'the card that comes up is not recorded before the next decision',
    start: atMarket(crates),
    moves: [discard, { type: 'market.end', seat: 'ann' }],
    breaks: ['log.the-move-log.6'],
  },
];
