import type { Example } from '../example.ts';
import { atMarket, cargo, gear, held, job, sheets } from '../market-cards.ts';

const decks = { cargo: cargo('first-crates'), 'gear-mod': gear('first-gun') };
const reveal = (id: string, facts = {}) => ({ type: 'card.reveal', deck: 'cargo', card: cargo(id, facts) });
const discard = { type: 'market.discard', seat: 'ann', deck: 'cargo' };
const buy = { type: 'market.buy', seat: 'ann', deck: 'cargo' };
const kesselRun = job('the-kessel-run', { destination: 'kessel', reward: { credits: 4000 } });
const end = { type: 'market.end', seat: 'ann' };

/** Ann buys a card that is neither an asset nor a ship: what comes of it stands on the card alone. */
const sale = { id: 'sale', deck: 'ship', type: 'event', cost: 1000, patrolIcon: 'none', contactIcon: 'none' } as const;
const atASale = atMarket({ ship: sale }, { ship: 'old-tub' });
const buySale = { type: 'market.buy', seat: 'ann', deck: 'ship' };
const annHas = (facts: object) => ({ seats: { ann: facts } });

/** Ann has an ARMOR, and another one lies faceup. */
const armored = atMarket(
  { 'gear-mod': gear('plastoid-armor', { cost: 1000, traits: ['armor'] }) },
  { assets: [gear('armored-vest', { cost: 1000, traits: ['armor'] })] },
);
const buyArmor = { type: 'market.buy', seat: 'ann', deck: 'gear-mod' };
const nextGun = { type: 'card.reveal', deck: 'gear-mod', card: gear('next-gun') };
/** A ship lies faceup, and Ben flies this one. */
const shipFlownBy = (ship: string): Example['start'] => {
  const start = atMarket({ ship: 'ship-lancer-class-pursuit-craft' }, { credits: 20000, ship: 'g9-rigger' });
  return { ...start, seats: { ...start.seats, ben: { ...start.seats?.['ben'], ship } } };
};

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.market-action.0.3',
    shows: 'a purchase ends the action, and a table may say so',
    start: atMarket(decks),
    moves: [buy, reveal('second-crates'), { ...end, expect: { turn: { step: 'action', done: ['market'] } } }],
  },
  {
    rule: 'outer-rim.market-action.0.1',
    shows: 'without a market action there is none to end',
    start: atMarket(decks),
    moves: [end],
    breaks: ['outer-rim.market-action.0.1'],
  },
  {
    rule: 'outer-rim.market-action.2.a',
    shows: 'what a bought card brought that is neither an asset nor a ship its buyer may claim',
    start: atASale,
    header: { ships: sheets },
    moves: [{ ...buySale, expect: annHas({ ship: 'big-tub', credits: 2000, damage: { ship: 2 } }) }],
    doubtful: ['outer-rim.market-action.2.a'],
  },
  {
    rule: 'outer-rim.market-action.2.a',
    shows: 'and it may be recorded as the use of the card',
    start: atASale,
    header: { ships: sheets },
    moves: [
      buySale,
      { type: 'ability.use', seat: 'ann', source: 'sale', effects: [{ do: 'gain-credits', amount: 1000 }] },
    ],
    doubtful: ['outer-rim.market-action.2.a', 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.market-action.2.a',
    shows: 'it brings nobody else anything',
    start: atASale,
    header: { ships: sheets },
    moves: [{ ...buySale, expect: { seats: { ben: { credits: 9000 } } } }],
    breaks: ['outer-rim.credits.2'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.market-action.2.a',
    shows: 'who has not bought such a card does not use it',
    start: atASale,
    moves: [{ type: 'ability.use', seat: 'ben', source: 'sold-out', effects: [{ do: 'gain-credits', amount: 1000 }] }],
    header: { ships: sheets, cards: [{ ...sale, id: 'sold-out' }] },
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.market-action.0.1',
    shows: 'on a planet a card is bought',
    start: atMarket(decks, { space: 'naboo' }),
    moves: [buy, reveal('second-crates')],
    final: { turn: { done: ['market'] }, seats: { ann: { credits: 3000 } } },
  },
  {
    rule: 'outer-rim.market-action.0.1',
    shows: 'a navpoint has no market',
    start: atMarket(decks, { space: 't1-rebel' }),
    moves: [buy, reveal('second-crates')],
    breaks: ['outer-rim.market-action.0.1'],
  },
  {
    rule: 'outer-rim.market-action.0.1',
    shows: 'nobody knows where Ann is',
    start: { turn: { step: 'action' }, market: decks, seats: { ann: { credits: 5000 }, ben: {} } },
    moves: [{ ...discard }, reveal('second-crates')],
    doubtful: true,
  },
  {
    rule: 'outer-rim.market-action.0.2',
    shows: 'the market is open on a Core Worlds space',
    start: atMarket(decks, { space: 'far-core' }),
    header: {
      map: {
        spaces: [
          { id: 'far-core', type: 'planet', core: true },
          { id: 'naboo', type: 'planet' },
          { id: 'lane', type: 'navpoint' },
        ],
        paths: [
          ['far-core', 'lane'],
          ['lane', 'naboo'],
        ],
      },
    },
    moves: [discard, reveal('second-crates')],
    final: { turn: { done: ['market'] } },
  },
  {
    rule: 'outer-rim.market-action.0.2',
    shows: 'the space beside it is none',
    start: atMarket(decks, { space: 'lane' }),
    header: {
      map: {
        spaces: [
          { id: 'far-core', type: 'planet', core: true },
          { id: 'naboo', type: 'planet' },
          { id: 'lane', type: 'navpoint' },
        ],
        paths: [
          ['far-core', 'lane'],
          ['lane', 'naboo'],
        ],
      },
    },
    moves: [discard, reveal('second-crates')],
    breaks: ['outer-rim.market-action.0.1'],
  },
  {
    rule: 'outer-rim.market-action.0.3',
    shows: 'first a discard, then a purchase',
    start: atMarket(decks),
    moves: [discard, reveal('second-crates'), buy, reveal('third-crates')],
    final: {
      seats: { ann: { assets: [held('second-crates', 'cargo')] } },
      market: { cargo: { faceup: 'third-crates', under: ['first-crates'] } },
    },
  },
  {
    rule: 'outer-rim.market-action.0.3',
    shows: 'after the purchase the action is over, and a discard would be another one',
    start: atMarket(decks),
    moves: [buy, reveal('second-crates'), discard, reveal('third-crates')],
    breaks: ['outer-rim.action-step.0.2'],
  },
  {
    rule: 'outer-rim.market-action.1',
    shows: 'nothing need be discarded, and nothing bought',
    start: atMarket(decks),
    moves: [discard, reveal('second-crates'), end],
    final: { turn: { done: ['market'] }, seats: { ann: { credits: 5000, assets: [] } } },
  },
  {
    rule: 'outer-rim.market-action.1',
    shows: 'nothing can be discarded from a deck that has run out',
    start: atMarket({ cargo: cargo('first-crates') }, { slots: { cargo: 2, mod: 1, 'cargo-or-mod': 0, crew: 1 } }),
    header: { cards: [] },
    moves: [
      { ...buy },
      { type: 'card.reveal', deck: 'cargo', card: null },
      { type: 'action.end', seat: 'ann' },
      { type: 'encounter.space', seat: 'ann' },
      { type: 'planning.gain-credits', seat: 'ben' },
      { type: 'market.discard', seat: 'ben', deck: 'cargo' },
    ],
    breaks: ['outer-rim.market-action.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.market-action.1.1',
    shows: 'which card goes under its deck the log may say where it has not told what lay faceup',
    start: atMarket({}),
    moves: [{ ...discard, expect: { market: { cargo: { under: ['first-crates'] } } } }, reveal('second-crates')],
    doubtful: true,
    final: { market: { cargo: { faceup: 'second-crates', under: ['first-crates'] } } },
  },
  {
    rule: 'outer-rim.market-action.1.1',
    shows: 'and no more than that one',
    start: atMarket({}),
    moves: [
      { ...discard, expect: { market: { cargo: { under: ['first-crates', 'last-crates'] } } } },
      reveal('second-crates'),
    ],
    breaks: ['outer-rim.market-action.1.1'],
  },
  {
    rule: 'outer-rim.market-action.1.1',
    shows: 'the discarded card goes under its deck, the next one is turned up',
    start: atMarket({ cargo: { faceup: cargo('first-crates'), under: [cargo('last-crates')] } }),
    moves: [
      { ...discard, expect: { market: { cargo: { under: ['last-crates', 'first-crates'] } } } },
      { ...reveal('second-crates'), expect: { market: { cargo: { faceup: 'second-crates' } } } },
    ],
    final: { market: { cargo: { faceup: 'second-crates', under: ['last-crates', 'first-crates'] } } },
  },
  {
    rule: 'outer-rim.market-action.1.1',
    shows: 'a claim that the card has not gone under its deck is wrong',
    start: atMarket(decks),
    moves: [{ ...discard, expect: { market: { cargo: { under: [] } } } }, reveal('second-crates')],
    breaks: ['outer-rim.market-action.1.1'],
  },
  {
    rule: 'outer-rim.market-action.1.2',
    shows: 'a second card of the same deck is discarded',
    start: atMarket(decks),
    moves: [discard, reveal('second-crates'), discard, reveal('third-crates')],
    final: { market: { cargo: { faceup: 'third-crates', under: ['first-crates', 'second-crates'] } } },
  },
  {
    rule: 'outer-rim.market-action.1.2',
    shows: 'the second discard comes from another deck',
    start: atMarket(decks),
    moves: [
      discard,
      reveal('second-crates'),
      { ...discard, deck: 'gear-mod' },
      { type: 'card.reveal', deck: 'gear-mod', card: gear('second-gun') },
    ],
    breaks: ['outer-rim.market-action.1.2'],
  },
  {
    rule: 'outer-rim.market-action.1.2',
    shows: 'a third card is discarded',
    start: atMarket(decks),
    moves: [discard, reveal('second-crates'), discard, reveal('third-crates'), discard, reveal('fourth-crates')],
    breaks: ['outer-rim.market-action.1.2'],
  },
  {
    rule: 'outer-rim.market-action.1.2',
    shows: 'without Unfinished Business one discard is all',
    start: atMarket(decks),
    header: { options: { unfinishedBusiness: false } },
    moves: [discard, reveal('second-crates'), discard, reveal('third-crates')],
    breaks: ['outer-rim.market-action.1.2'],
  },
  {
    rule: 'outer-rim.market-action.1.3.a',
    shows: 'a patrol icon that comes up after a discard moves nobody',
    start: atMarket(decks, {}, { patrols: { hutt: { level: 1, space: 't6-hutt' } } }),
    moves: [discard, reveal('second-crates', { patrolIcon: { faction: 'hutt', spaces: 2 } }), end],
    final: { patrols: { hutt: { space: 't6-hutt' } } },
  },
  {
    rule: 'outer-rim.market-action.1.3.a',
    shows: 'the patrol is moved after a discard',
    start: atMarket(decks, {}, { patrols: { hutt: { level: 1, space: 't6-hutt' } } }),
    moves: [
      discard,
      reveal('second-crates', { patrolIcon: { faction: 'hutt', spaces: 1 } }),
      { type: 'patrol.move', seat: 'ann', faction: 'hutt', path: ['t6-n4'] },
    ],
    breaks: ['outer-rim.market-action.1.3.a'],
  },
  {
    rule: 'outer-rim.market-action.1.3.b',
    shows: 'a contact icon that comes up after a discard flips nobody',
    start: atMarket(decks, {}, { contacts: { tatooine: [{ class: 'white', faceup: false }] } }),
    moves: [discard, reveal('second-crates', { contactIcon: { from: 1, to: 4 } }), end],
    final: { contacts: { tatooine: [{ faceup: false }] } },
  },
  {
    rule: 'outer-rim.market-action.1.3.b',
    shows: 'a contact is flipped after a discard',
    start: atMarket(decks, {}, { contacts: { tatooine: [{ class: 'white', faceup: false }] } }),
    moves: [
      discard,
      reveal('second-crates', { contactIcon: { from: 1, to: 4 } }),
      { type: 'contact.reveal', contact: 'some-smuggler' },
    ],
    breaks: ['outer-rim.market-action.1.3.b'],
  },
  {
    rule: 'outer-rim.market-action.2.a',
    shows: 'after discarding cargo a gear is bought',
    start: atMarket(decks),
    moves: [
      discard,
      reveal('second-crates'),
      { type: 'market.buy', seat: 'ann', deck: 'gear-mod', card: 'first-gun' },
      { type: 'card.reveal', deck: 'gear-mod', card: gear('second-gun') },
    ],
    final: { seats: { ann: { credits: 2000, assets: [held('first-gun', 'gear')] } } },
  },
  {
    rule: 'outer-rim.market-action.2.a',
    shows: 'a card that does not lie faceup is bought',
    start: atMarket(decks),
    header: { cards: [cargo('hidden-crates')] },
    moves: [{ ...buy, card: 'hidden-crates' }, reveal('second-crates')],
    breaks: ['outer-rim.market-action.2.a'],
  },
  {
    rule: 'outer-rim.market-action.2.a',
    shows: 'the one that lay faceup lies there still where none comes up behind such a purchase',
    start: atMarket(decks),
    header: { cards: [cargo('hidden-crates', { cost: 3000 })] },
    moves: [
      { ...buy, card: 'hidden-crates' },
      { type: 'action.end', seat: 'ann', expect: annHas({ credits: 2000, assets: ['hidden-crates'] }) },
    ],
    breaks: ['outer-rim.market-action.2.a'],
  },
  {
    rule: 'outer-rim.market-action.2.a',
    shows: 'the log has not told what lies faceup, and does so with the purchase',
    start: atMarket({}),
    header: { cards: [job('lost-letter')] },
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'job', card: 'lost-letter' },
      { type: 'card.reveal', deck: 'job', card: job('second-letter') },
    ],
    final: { seats: { ann: { assets: [held('lost-letter', 'job')] } } },
  },
  {
    rule: 'outer-rim.market-action.2.a',
    shows: 'one source alone says that the Kessel Run cannot be bought on Kessel',
    start: atMarket({ job: kesselRun }, { space: 'kessel' }),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'job' },
      { type: 'card.reveal', deck: 'job', card: job('second-letter') },
    ],
    doubtful: ['outer-rim.market-action.2.a'],
    final: { seats: { ann: { assets: [held('the-kessel-run', 'job')] } } },
  },
  {
    rule: 'outer-rim.market-action.2.a',
    shows: 'anywhere else it is bought',
    start: atMarket({ job: kesselRun }, { space: 'naboo' }),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'job', card: 'the-kessel-run' },
      { type: 'card.reveal', deck: 'job', card: job('second-letter') },
    ],
    final: { seats: { ann: { assets: [held('the-kessel-run', 'job')] } } },
  },
  {
    rule: 'outer-rim.market-action.2.a',
    shows: 'one source alone says that a character has one ARMOR only',
    start: armored,
    moves: [buyArmor, nextGun],
    doubtful: ['outer-rim.market-action.2.a'],
  },
  {
    rule: 'outer-rim.market-action.2.a',
    shows: 'the one that is bartered for it is no second one',
    start: armored,
    moves: [{ ...buyArmor, barter: ['armored-vest'] }, nextGun],
    final: { seats: { ann: { assets: [held('plastoid-armor', 'gear')] } } },
  },
  {
    rule: 'outer-rim.component-limitations.0.2',
    shows: 'nobody buys the ship of which another player has the one sheet',
    start: shipFlownBy('lancer-class-pursuit-craft'),
    moves: [buySale],
    breaks: ['outer-rim.component-limitations.0.2'],
  },
  {
    rule: 'outer-rim.component-limitations.0.2',
    shows: 'one whose sheet nobody has is bought',
    start: shipFlownBy('gx1-short-hauler'),
    moves: [buySale],
  },
];
