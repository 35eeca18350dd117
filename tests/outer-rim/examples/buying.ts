import type { Example } from '../example.ts';
import { atMarket, bounty, cargo, crew, flying, gear, held, job, mod, sheets, ship } from '../market-cards.ts';

const crates = { cargo: cargo('first-crates') };
const buy = { type: 'market.buy', seat: 'ann', deck: 'cargo' };
const reveal = (id: string, facts = {}) => ({ type: 'card.reveal', deck: 'cargo', card: cargo(id, facts) });
const second = reveal('second-crates');
const buyShip = { type: 'market.buy', seat: 'ann', deck: 'ship' };
const nextShip = { type: 'card.reveal', deck: 'ship', card: ship('tidy-tub', { cost: 5000 }) };
const withShips = { ships: sheets };
/** Of two cargo and two crew the new ship has room for one each. */
const withTooMuch = atMarket(
  { ship: ship('tidy-tub', { cost: 5000 }) },
  flying('big-tub', {
    assets: [
      cargo('old-crates'),
      cargo('new-crates'),
      crew('pilot', { contact: null }),
      crew('cook', { contact: null }),
    ],
  }),
);
const lastShip = { type: 'card.reveal', deck: 'ship', card: ship('bare-tub') };
const discards = (card: string) => ({ type: 'asset.discard', seat: 'ann', card });
const shipyard = { ship: ship('big-tub') };
const patrol = { patrols: { hutt: { level: 1, space: 't6-hutt' } } };
const contactsHere = {
  contacts: { tatooine: [{ class: 'white', faceup: false } as const, { class: 'green', faceup: false } as const] },
};
const icon = { contactIcon: { from: 1, to: 2 } };

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'the cost is paid',
    start: atMarket(crates, { credits: 2000 }),
    moves: [{ ...buy, paid: 2000 }, second],
    final: { seats: { ann: { credits: 0 } } },
  },
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'Ann has too little',
    start: atMarket(crates, { credits: 1000 }),
    moves: [buy, second],
    breaks: ['outer-rim.buying.0.1'],
  },
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'Ann pays too little',
    start: atMarket(crates),
    moves: [{ ...buy, paid: 1000 }, second],
    breaks: ['outer-rim.buying.0.1'],
    final: { seats: { ann: { credits: 4000 } } },
  },
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'a claim of another sum is wrong',
    start: atMarket(crates),
    moves: [{ ...buy, expect: { seats: { ann: { credits: 4000 } } } }, second],
    breaks: ['outer-rim.buying.0.1'],
  },
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'nobody knows the cost: what is paid is taken from the log',
    start: atMarket({ cargo: cargo('first-crates', { cost: null }) }),
    moves: [{ ...buy, paid: 3000 }, second],
    doubtful: true,
    final: { seats: { ann: { credits: 2000 } } },
  },
  {
    rule: 'outer-rim.buying.1.a',
    shows: 'the bought asset lies in a slot of its buyer',
    start: atMarket(crates),
    moves: [
      { ...buy, slot: 'cargo', expect: { seats: { ann: { assets: [held('first-crates', 'cargo', 'cargo')] } } } },
      second,
    ],
  },
  {
    rule: 'outer-rim.buying.1.a',
    shows: 'a claim that the buyer has not got it is wrong',
    start: atMarket(crates),
    moves: [{ ...buy, expect: { seats: { ann: { assets: [] } } } }, second],
    breaks: ['outer-rim.buying.1.a'],
  },
  {
    rule: 'outer-rim.buying.1.b',
    shows: 'cargo goes into the slot for cargo or mods when that is free',
    start: atMarket(crates, { slots: { cargo: 1, mod: 1, 'cargo-or-mod': 1, crew: 1 }, assets: [cargo('old-crates')] }),
    moves: [{ ...buy, slot: 'cargo-or-mod' }, second],
    final: { seats: { ann: { assets: [held('old-crates', 'cargo'), held('first-crates', 'cargo', 'cargo-or-mod')] } } },
  },
  {
    rule: 'outer-rim.buying.1.b',
    shows: 'cargo is put into a crew slot',
    start: atMarket(crates),
    moves: [{ ...buy, slot: 'crew' }, second],
    breaks: ['outer-rim.buying.1.b'],
  },
  {
    rule: 'outer-rim.buying.1.b',
    shows: 'both slots are needed, but only one of them takes the mod that is there',
    start: atMarket(crates, { slots: { cargo: 1, mod: 0, 'cargo-or-mod': 1, crew: 1 }, assets: [mod('old-engine')] }),
    moves: [{ ...buy, slot: 'cargo-or-mod' }, second],
    breaks: ['outer-rim.buying.1.b'],
  },
  {
    rule: 'outer-rim.buying.1.b',
    shows: 'without a slot the bought card is discarded and the credits are spent',
    start: atMarket(crates, { assets: [cargo('old-crates')] }),
    moves: [buy, { type: 'asset.decline', seat: 'ann' }, second],
    final: {
      seats: { ann: { credits: 3000, assets: [held('old-crates', 'cargo')] } },
      market: { cargo: { under: ['first-crates'] } },
    },
  },
  {
    rule: 'outer-rim.buying.1.b',
    shows: 'the log claims to keep both',
    start: atMarket(crates, { assets: [cargo('old-crates')] }),
    moves: [
      buy,
      {
        type: 'asset.decline',
        seat: 'ann',
        expect: { seats: { ann: { assets: [held('old-crates', 'cargo'), held('first-crates', 'cargo')] } } },
      },
      second,
    ],
    breaks: ['outer-rim.buying.1.b'],
  },
  {
    rule: 'outer-rim.buying.1.1',
    shows: 'a card is discarded to free a slot, named with the purchase',
    start: atMarket(crates, { assets: [cargo('old-crates')] }),
    moves: [{ ...buy, discard: ['old-crates'] }, second],
    final: {
      seats: { ann: { credits: 3000, assets: [held('first-crates', 'cargo')] } },
      market: { cargo: { under: ['old-crates'] } },
    },
  },
  {
    rule: 'outer-rim.buying.1.1',
    shows: 'a card is discarded to free a slot, recorded afterwards',
    start: atMarket(crates, { assets: [cargo('old-crates')] }),
    moves: [buy, { type: 'asset.discard', seat: 'ann', card: 'old-crates' }, second],
    final: { seats: { ann: { credits: 3000, assets: [held('first-crates', 'cargo')] } } },
  },
  {
    rule: 'outer-rim.buying.1.1',
    shows: 'or only once the next card has been turned up',
    start: atMarket(crates, { assets: [cargo('old-crates')] }),
    moves: [buy, second, { type: 'asset.discard', seat: 'ann', card: 'old-crates' }],
    final: { seats: { ann: { credits: 3000, assets: [held('first-crates', 'cargo')] } } },
  },
  {
    rule: 'outer-rim.assets.6',
    shows: 'once: then nothing more makes room',
    start: atMarket(crates, { assets: [cargo('old-crates')] }),
    moves: [
      buy,
      second,
      ...['old-crates', 'first-crates'].map((card) => ({ type: 'asset.discard', seat: 'ann', card })),
    ],
    breaks: ['outer-rim.assets.6'],
  },
  {
    rule: 'outer-rim.buying.1.1',
    shows: 'a slot is free, so nothing may be discarded',
    start: atMarket(crates, { slots: { cargo: 2, mod: 1, 'cargo-or-mod': 0, crew: 1 }, assets: [cargo('old-crates')] }),
    moves: [{ ...buy, discard: ['old-crates'] }, second],
    breaks: ['outer-rim.buying.1.1'],
  },
  {
    rule: 'outer-rim.buying.1.1',
    shows: 'a mod frees no cargo slot',
    start: atMarket(crates, { assets: [cargo('old-crates'), mod('old-engine')] }),
    moves: [{ ...buy, discard: ['old-engine'] }, { type: 'asset.discard', seat: 'ann', card: 'old-crates' }, second],
    breaks: ['outer-rim.buying.1.1'],
  },
  ...(['odd-job', 'encrypted-message'] as const).map(
    (id): Example => ({
      rule: 'outer-rim.buying.1.1',
      shows: `a job makes room for another one, unless its own text may keep it: ${id}`,
      start: atMarket(
        { job: job('next-job', { cost: 1000 }) },
        {
          slots: { gear: 2, 'job-or-bounty': 1, cargo: 1, mod: 1, 'cargo-or-mod': 0, crew: 1 },
          assets: [{ ...job(id), origin: id === 'odd-job' ? 'market' : 'encounter' }],
        },
      ),
      moves: [
        { type: 'market.buy', seat: 'ann', deck: 'job', discard: [id] },
        { type: 'card.reveal', deck: 'job', card: job('last-job') },
      ],
      ...(id === 'odd-job' ? {} : { doubtful: ['outer-rim.buying.1.1'] }),
    }),
  ),
  {
    rule: 'outer-rim.buying.1.1',
    shows: "Ben's card cannot be discarded",
    start: atMarket(crates, {}, { ben: { assets: [cargo('bens-crates')] } }),
    moves: [{ ...buy, discard: ['bens-crates'] }, second],
    breaks: ['outer-rim.buying.1.1'],
  },
  {
    rule: 'outer-rim.buying.2.a',
    shows: 'the market card of a bought ship leaves the game',
    start: atMarket(shipyard, flying('old-tub', { credits: 10_000 })),
    header: withShips,
    moves: [buyShip, nextShip],
    final: { removed: ['ship-big-tub'], market: { ship: { faceup: 'ship-tidy-tub', under: [] } } },
  },
  {
    rule: 'outer-rim.buying.2.a',
    shows: 'a claim that the card has not left the game is wrong',
    start: atMarket(shipyard, flying('old-tub', { credits: 10_000 })),
    header: withShips,
    moves: [{ ...buyShip, expect: { removed: [] } }, nextShip],
    breaks: ['outer-rim.buying.2.a'],
  },
  {
    rule: 'outer-rim.buying.2.b',
    shows: 'the new sheet with its values and slots replaces the old one',
    start: atMarket(shipyard, flying('old-tub', { credits: 10_000 })),
    header: withShips,
    moves: [{ ...buyShip, expect: { seats: { ann: { ship: 'big-tub' } } } }, nextShip],
    final: {
      seats: {
        ann: {
          ship: 'big-tub',
          values: { hyperdrive: 7, shipCombat: 4, hull: 6, groundCombat: 3, health: 4 },
          slots: { cargo: 2, crew: 2, gear: 2 },
        },
      },
    },
  },
  {
    rule: 'outer-rim.buying.2.b',
    shows: 'a claim that Ann still flies the old ship is wrong',
    start: atMarket(shipyard, flying('old-tub', { credits: 10_000 })),
    header: withShips,
    moves: [{ ...buyShip, expect: { seats: { ann: { ship: 'old-tub' } } } }, nextShip],
    breaks: ['outer-rim.buying.2.b'],
  },
  {
    rule: 'outer-rim.buying.2.1',
    shows: 'the new ship is undamaged',
    start: atMarket(shipyard, flying('old-tub', { credits: 10_000, damage: { ship: 3, character: 1 } })),
    header: withShips,
    moves: [{ ...buyShip, expect: { seats: { ann: { damage: { ship: 0 } } } } }, nextShip],
    final: { seats: { ann: { damage: { ship: 0, character: 1 } } } },
  },
  {
    rule: 'outer-rim.buying.2.1',
    shows: 'a claim that the damage is still there is wrong',
    start: atMarket(shipyard, flying('old-tub', { credits: 10_000, damage: { ship: 3 } })),
    header: withShips,
    moves: [{ ...buyShip, expect: { seats: { ann: { damage: { ship: 3 } } } } }, nextShip],
    breaks: ['outer-rim.buying.2.1'],
  },
  {
    rule: 'outer-rim.buying.2.2.a',
    shows: 'the old sheet goes to the supply, the new one comes from it',
    start: atMarket(shipyard, flying('old-tub', { credits: 10_000 }), { shipSupply: ['big-tub', 'tidy-tub'] }),
    header: withShips,
    moves: [{ ...buyShip, expect: { shipSupply: ['tidy-tub', 'old-tub'] } }, nextShip],
  },
  {
    rule: 'outer-rim.buying.2.2.a',
    shows: 'a claim that the old sheet is not in the supply is wrong',
    start: atMarket(shipyard, flying('old-tub', { credits: 10_000 }), { shipSupply: ['big-tub', 'tidy-tub'] }),
    header: withShips,
    moves: [{ ...buyShip, expect: { shipSupply: ['tidy-tub'] } }, nextShip],
    breaks: ['outer-rim.buying.2.2.a'],
  },
  {
    rule: 'outer-rim.buying.2.2.b',
    shows: 'the market card of the replaced ship is out of the game',
    start: atMarket(shipyard, flying('tidy-tub', { credits: 10_000 })),
    header: { ...withShips, cards: [ship('tidy-tub', { cost: 5000 })] },
    moves: [buyShip, { type: 'card.reveal', deck: 'ship', card: ship('bare-tub') }],
    final: { removed: ['ship-tidy-tub', 'ship-big-tub'], seats: { ann: { credits: 5000 } } },
  },
  {
    rule: 'outer-rim.buying.2.2.b',
    shows: 'the market card of the replaced ship comes up again',
    start: atMarket(shipyard, flying('tidy-tub', { credits: 10_000 })),
    header: { ...withShips, cards: [ship('tidy-tub', { cost: 5000 })] },
    moves: [buyShip, nextShip],
    breaks: ['outer-rim.buying.2.2.b'],
  },
  {
    rule: 'outer-rim.buying.2.3',
    shows: 'the new ship has no slot for the cargo, which is discarded',
    start: atMarket(
      { ship: ship('bare-tub') },
      flying('old-tub', { credits: 10_000, assets: [cargo('old-crates'), mod('old-engine')] }),
    ),
    header: withShips,
    moves: [{ ...buyShip, discard: ['old-crates'] }, nextShip],
    final: { seats: { ann: { assets: [held('old-engine', 'mod')] } } },
  },
  {
    rule: 'outer-rim.buying.2.3',
    shows: 'the cargo may be discarded after the purchase',
    start: atMarket(
      { ship: ship('bare-tub') },
      flying('old-tub', { credits: 10_000, assets: [cargo('old-crates'), mod('old-engine')] }),
    ),
    header: withShips,
    moves: [buyShip, { type: 'asset.discard', seat: 'ann', card: 'old-crates' }, nextShip],
    final: { seats: { ann: { assets: [held('old-engine', 'mod')] } } },
  },
  {
    rule: 'outer-rim.buying.2.3',
    shows: 'so may several cards, also behind the next card: each of them is told of its own',
    start: withTooMuch,
    header: withShips,
    moves: [buyShip, lastShip, discards('old-crates'), discards('cook'), { type: 'action.end', seat: 'ann' }],
    final: { seats: { ann: { assets: [held('new-crates', 'cargo'), held('pilot', 'crew')] } } },
  },
  {
    rule: 'outer-rim.buying.2.3',
    shows: 'and no more than have to go',
    start: withTooMuch,
    header: withShips,
    moves: [buyShip, lastShip, discards('old-crates'), discards('cook'), discards('pilot')],
    breaks: ['outer-rim.assets.6'],
  },
  {
    rule: 'outer-rim.slots.4.2',
    shows: 'whoever discards nothing has one thing done wrong, and keeps all that is claimed later',
    start: atMarket(
      { ship: ship('bare-tub') },
      flying('big-tub', { credits: 20_000, assets: [cargo('old-crates'), cargo('crates'), mod('old-engine')] }),
    ),
    header: withShips,
    moves: [
      buyShip,
      nextShip,
      {
        type: 'action.end',
        seat: 'ann',
        expect: { seats: { ann: { assets: ['old-crates', 'crates', 'old-engine'] } } },
      },
    ],
    breaks: ['outer-rim.slots.4.2'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.buying.2.3',
    shows: 'the mod fits the new ship and need not go',
    start: atMarket(
      { ship: ship('bare-tub') },
      flying('old-tub', { credits: 10_000, assets: [cargo('old-crates'), mod('old-engine')] }),
    ),
    header: withShips,
    moves: [{ ...buyShip, discard: ['old-crates', 'old-engine'] }, nextShip],
    breaks: ['outer-rim.buying.2.3'],
  },
  {
    rule: 'outer-rim.buying.3',
    shows: 'after a purchase the next card is turned up',
    start: atMarket(crates),
    moves: [buy, { ...second, expect: { market: { cargo: { faceup: 'second-crates' } } } }],
  },
  {
    rule: 'outer-rim.buying.3',
    shows: 'a claim that another card lies on top is wrong',
    start: atMarket(crates),
    moves: [buy, { ...second, expect: { market: { cargo: { faceup: 'third-crates' } } } }],
    breaks: ['outer-rim.buying.3'],
  },
  {
    rule: 'outer-rim.buying.3.1',
    shows: 'the patrol of the icon comes nearer',
    start: atMarket(crates, {}, patrol),
    moves: [
      buy,
      reveal('second-crates', { patrolIcon: { faction: 'hutt', spaces: 1 } }),
      { type: 'patrol.move', seat: 'ann', faction: 'hutt', path: ['t6-n4'] },
    ],
    final: { patrols: { hutt: { space: 't6-n4' } } },
  },
  {
    rule: 'outer-rim.buying.3.1',
    shows: 'the patrol is not moved before the next action',
    start: atMarket(crates, {}, patrol),
    moves: [
      buy,
      reveal('second-crates', { patrolIcon: { faction: 'hutt', spaces: 1 } }),
      { type: 'action.end', seat: 'ann' },
    ],
    breaks: ['outer-rim.patrol-movement.2.1'],
  },
  {
    rule: 'outer-rim.buying.3.1',
    shows: 'a claim shows which way the patrol has been moved without a word',
    start: atMarket(crates, {}, patrol),
    moves: [
      buy,
      {
        ...reveal('second-crates', { patrolIcon: { faction: 'hutt', spaces: 1 } }),
        expect: { patrols: { hutt: { space: 't6-n4' } } },
      },
      { type: 'action.end', seat: 'ann' },
    ],
    final: { patrols: { hutt: { space: 't6-n4' } } },
  },
  {
    rule: 'outer-rim.buying.3.1',
    shows: 'the claim may come with the next entry',
    start: atMarket(crates, {}, patrol),
    moves: [
      buy,
      reveal('second-crates', { patrolIcon: { faction: 'hutt', spaces: 1 } }),
      { type: 'action.end', seat: 'ann', expect: { patrols: { hutt: { space: 't6-n4' } } } },
    ],
    final: { patrols: { hutt: { space: 't6-n4' } } },
  },
  {
    rule: 'outer-rim.patrol-movement.2.1',
    shows: 'one space does not bring it that far',
    start: atMarket(crates, {}, patrol),
    moves: [
      buy,
      {
        ...reveal('second-crates', { patrolIcon: { faction: 'hutt', spaces: 1 } }),
        expect: { patrols: { hutt: { space: 'ring-of-kafrene' } } },
      },
    ],
    breaks: ['outer-rim.patrol-movement.2.1'],
  },
  {
    rule: 'outer-rim.buying.3.1',
    shows: 'nobody knows the icon, and the log goes on without a patrol',
    start: atMarket(crates, {}, patrol),
    moves: [buy, reveal('second-crates', { patrolIcon: null }), { type: 'action.end', seat: 'ann' }],
    doubtful: true,
    final: { turn: { step: 'encounter' } },
  },
  {
    rule: 'outer-rim.buying.3.1',
    shows: 'nobody knows the icon, and the log goes on with a patrol',
    start: atMarket(crates, {}, patrol),
    moves: [
      buy,
      reveal('second-crates', { patrolIcon: null }),
      { type: 'patrol.move', seat: 'ann', faction: 'hutt', path: ['t6-n4'] },
    ],
    doubtful: true,
    final: { patrols: { hutt: { space: 't6-n4' } } },
  },
  {
    rule: 'outer-rim.buying.3.2.a',
    shows: 'with two players the icon for one to two flips a contact',
    start: atMarket(crates, {}, contactsHere),
    moves: [buy, reveal('second-crates', icon), { type: 'contact.reveal', contact: 'some-smuggler', class: 'green' }],
    final: {
      contacts: {
        tatooine: [
          { id: null, faceup: false },
          { id: 'some-smuggler', class: 'green', faceup: true },
        ],
      },
    },
  },
  {
    rule: 'outer-rim.buying.3.2.a',
    shows: 'of which class the contact was that nobody told later entries show',
    start: atMarket(crates, {}, contactsHere),
    moves: [
      buy,
      reveal('second-crates', icon),
      { type: 'contact.reveal', contact: 'some-smuggler' },
      { type: 'encounter.contact', seat: 'ann', class: 'white' },
      { type: 'contact.reveal', contact: 'other-smuggler' },
    ],
    final: {
      contacts: {
        tatooine: [
          { id: 'other-smuggler', class: 'white', faceup: true },
          { id: 'some-smuggler', class: 'green', faceup: true },
        ],
      },
    },
  },
  {
    rule: 'outer-rim.encountering-a-contact.2.b',
    shows: 'one that was told to be white is the only white one',
    start: atMarket(crates, {}, contactsHere),
    moves: [
      buy,
      reveal('second-crates', icon),
      { type: 'contact.reveal', contact: 'some-smuggler', class: 'white' },
      { type: 'encounter.contact', seat: 'ann', class: 'white' },
      { type: 'contact.reveal', contact: 'other-smuggler' },
    ],
    breaks: ['outer-rim.encountering-a-contact.2.b'],
  },
  {
    rule: 'outer-rim.buying.3.2.a',
    shows: 'no contact is flipped',
    start: atMarket(crates, {}, contactsHere),
    moves: [buy, reveal('second-crates', icon), { type: 'action.end', seat: 'ann' }],
    breaks: ['outer-rim.buying.3.2.a'],
  },
  {
    rule: 'outer-rim.buying.3.2.a',
    shows: 'the contact flipped is in another space',
    start: atMarket(crates, {}, contactsHere),
    moves: [buy, reveal('second-crates', icon), { type: 'contact.reveal', contact: 'some-smuggler', space: 'naboo' }],
    breaks: ['outer-rim.buying.3.2.a'],
  },
  {
    rule: 'outer-rim.buying.3.2.a',
    shows: 'the contact flipped is of the class of the only facedown token',
    header: { options: { practiceSet: true } },
    start: atMarket(crates, {}, { contacts: { tatooine: [{ class: 'orange', faceup: false }] } }),
    moves: [buy, reveal('second-crates', icon), { type: 'contact.reveal', contact: 'practice-astronomer' }],
    final: { contacts: { tatooine: [{ id: 'practice-astronomer', class: 'orange', faceup: true }] } },
  },
  {
    rule: 'outer-rim.buying.3.2.a',
    shows: 'the contact flipped is known to be of another class than the only facedown token',
    header: { options: { practiceSet: true } },
    start: atMarket(crates, {}, { contacts: { tatooine: [{ class: 'yellow', faceup: false }] } }),
    moves: [buy, reveal('second-crates', icon), { type: 'contact.reveal', contact: 'practice-astronomer' }],
    breaks: ['outer-rim.buying.3.2.a'],
  },
  {
    rule: 'outer-rim.buying.3.2.a',
    shows: 'no facedown contact is there, so the icon does nothing',
    start: atMarket(crates, {}, { contacts: { tatooine: [{ id: 'some-smuggler', class: 'white', faceup: true }] } }),
    moves: [buy, reveal('second-crates', icon), { type: 'action.end', seat: 'ann' }],
    final: { turn: { step: 'encounter' } },
  },
  {
    rule: 'outer-rim.buying.3.2.a',
    shows: 'where none is facedown none is flipped while the patrol of the card moves',
    start: atMarket(
      crates,
      {},
      { ...patrol, contacts: { tatooine: [{ id: 'some-smuggler', class: 'white', faceup: true }] } },
    ),
    moves: [
      buy,
      reveal('second-crates', { ...icon, patrolIcon: { faction: 'hutt', spaces: 1 } }),
      { type: 'contact.reveal', contact: 'another-smuggler' },
    ],
    breaks: ['outer-rim.buying.3.2.a'],
  },
  {
    rule: 'outer-rim.buying.3.2.a',
    shows: 'the log has not told the contacts and flips one',
    start: atMarket(crates),
    moves: [
      buy,
      reveal('second-crates', icon),
      { type: 'contact.reveal', contact: 'some-smuggler' },
      { type: 'action.end', seat: 'ann' },
    ],
    final: { turn: { step: 'encounter' } },
  },
  {
    rule: 'outer-rim.buying.3.2.a',
    shows: 'of two icons the player may take either first',
    start: atMarket(crates, {}, { ...contactsHere, ...patrol }),
    moves: [
      buy,
      reveal('second-crates', { ...icon, patrolIcon: { faction: 'hutt', spaces: 1 } }),
      { type: 'contact.reveal', contact: 'some-smuggler', class: 'green' },
      { type: 'patrol.move', seat: 'ann', faction: 'hutt', path: ['t6-n4'] },
    ],
    final: { patrols: { hutt: { space: 't6-n4' } } },
  },
  {
    rule: 'outer-rim.buying.3.2.a',
    shows: 'of two icons the player may take the other first',
    start: atMarket(crates, {}, { ...contactsHere, ...patrol }),
    moves: [
      buy,
      reveal('second-crates', { ...icon, patrolIcon: { faction: 'hutt', spaces: 1 } }),
      { type: 'patrol.move', seat: 'ann', faction: 'hutt', path: ['t6-n4'] },
      { type: 'contact.reveal', contact: 'some-smuggler', class: 'green' },
      { type: 'action.end', seat: 'ann' },
    ],
    final: { turn: { step: 'encounter' } },
  },
  {
    rule: 'outer-rim.buying.3.2.a',
    shows: 'of two icons one is forgotten',
    start: atMarket(crates, {}, { ...contactsHere, ...patrol }),
    moves: [
      buy,
      reveal('second-crates', { ...icon, patrolIcon: { faction: 'hutt', spaces: 1 } }),
      { type: 'patrol.move', seat: 'ann', faction: 'hutt', path: ['t6-n4'] },
      { type: 'action.end', seat: 'ann' },
    ],
    breaks: ['outer-rim.buying.3.2.a'],
  },
  {
    rule: 'outer-rim.buying.3.2.b',
    shows: 'an icon for three to four players does nothing with two',
    start: atMarket(crates, {}, contactsHere),
    moves: [buy, reveal('second-crates', { contactIcon: { from: 3, to: 4 } }), { type: 'action.end', seat: 'ann' }],
    final: { contacts: { tatooine: [{ faceup: false }, { faceup: false }] } },
  },
  {
    rule: 'outer-rim.buying.3.2.b',
    shows: 'a contact is flipped although two players are too few for the icon',
    start: atMarket(crates, {}, contactsHere),
    moves: [
      buy,
      reveal('second-crates', { contactIcon: { from: 3, to: 4 } }),
      { type: 'contact.reveal', contact: 'some-smuggler' },
    ],
    breaks: ['outer-rim.buying.3.2.a'],
  },
  {
    rule: 'outer-rim.buying.3.2.1',
    shows: 'the flipped contact is still there for an encounter',
    start: atMarket(crates, {}, contactsHere),
    moves: [
      buy,
      reveal('second-crates', icon),
      { type: 'contact.reveal', contact: 'some-smuggler', class: 'green' },
      { type: 'encounter.contact', seat: 'ann', contact: 'some-smuggler' },
    ],
    final: { contacts: { tatooine: [{ faceup: false }, { id: 'some-smuggler', faceup: true }] } },
  },
  {
    rule: 'outer-rim.buying.3.2.1',
    shows: 'a claim that flipping was the encounter is wrong',
    start: atMarket(crates, {}, contactsHere),
    moves: [
      buy,
      reveal('second-crates', icon),
      { type: 'contact.reveal', contact: 'some-smuggler', class: 'green', expect: { turn: { step: 'encounter' } } },
    ],
    breaks: ['outer-rim.buying.3.2.1'],
  },
  {
    rule: 'outer-rim.buying.3.2.2',
    shows: 'Ben is Boba Fett, so his token leaves the game and another one is flipped',
    start: atMarket(crates, {}, { ...contactsHere, ben: { character: 'boba-fett' } }),
    moves: [
      buy,
      reveal('second-crates', icon),
      { type: 'contact.reveal', contact: 'boba-fett', class: 'white' },
      { type: 'contact.reveal', contact: 'some-smuggler', class: 'green' },
    ],
    final: { removed: ['boba-fett'], contacts: { tatooine: [{ id: 'some-smuggler', faceup: true }] } },
  },
  {
    rule: 'outer-rim.buying.3.2.2',
    shows: 'no other token is flipped',
    start: atMarket(crates, {}, { ...contactsHere, ben: { character: 'boba-fett' } }),
    moves: [
      buy,
      reveal('second-crates', icon),
      { type: 'contact.reveal', contact: 'boba-fett', class: 'white' },
      { type: 'action.end', seat: 'ann' },
    ],
    breaks: ['outer-rim.buying.3.2.2'],
  },
  {
    rule: 'outer-rim.buying.1.a',
    shows: 'bounties and jobs lie in the slots for both',
    start: atMarket({ bounty: bounty('first-bounty') }, { assets: [job('old-job')] }),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'bounty', slot: 'job-or-bounty' },
      { type: 'card.reveal', deck: 'bounty', card: bounty('second-bounty') },
    ],
    final: { seats: { ann: { assets: [held('old-job', 'job'), held('first-bounty', 'bounty', 'job-or-bounty')] } } },
  },
  {
    rule: 'outer-rim.buying.1.1',
    shows: 'two guns fill the gear slots: one of them is bartered for the third',
    start: atMarket({ 'gear-mod': gear('third-gun', { cost: 4000 }) }, { assets: [gear('old-gun'), gear('good-gun')] }),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'gear-mod', barter: ['old-gun'] },
      { type: 'card.reveal', deck: 'gear-mod', card: gear('fourth-gun') },
    ],
    final: { seats: { ann: { credits: 4000, assets: [held('good-gun', 'gear'), held('third-gun', 'gear')] } } },
  },
];
