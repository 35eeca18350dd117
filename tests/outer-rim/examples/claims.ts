import type { CardEffect } from '../../../machines/outer-rim/table/types.ts';
import type { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import { type Example, table } from '../example.ts';
import { ambush, duel, meet, obey, orders, reroll, resolve, roll, test, trick, use, useInTest } from '../fights.ts';
import { beacon, call, ladder } from '../maps.ts';
import { atMarket, cargo, crew, flying, gear, held, mod, sheets, ship } from '../market-cards.ts';
import { tool, use as useTool } from '../tools.ts';

/** A log whose last move claims what is not so: the rule that has settled the fact, and the others that had a part in it. */
interface Wrong extends Omit<Example, 'breaks' | 'also' | 'final'> {
  readonly claim: object;
  readonly also?: Example['also'];
}

const ann = (facts: object) => ({ seats: { ann: facts } });

const map = { map: ladder };
const action = { turn: { step: 'action' } } as const;
const planning = { turn: { step: 'planning' } } as const;

const buyFrom = (deck: string, more: object = {}) => ({ type: 'market.buy', seat: 'ann', deck, ...more });
const discardAsset = (card: string) => ({ type: 'asset.discard', seat: 'ann', card });
const decline = { type: 'asset.decline', seat: 'ann' };
const guns = [gear('old-gun'), gear('good-gun')];
const thirdGun = { 'gear-mod': gear('third-gun') };
const statue = gear('statue', { deck: 'luxury', cost: 2000, bonuses: { fame: 2 } });
const reveal = (id: string, facts: Partial<CardFacts> = {}) => ({
  type: 'card.reveal',
  deck: 'cargo',
  card: cargo(id, facts),
});
const crates = { cargo: cargo('first-crates') };
const yard = (market: CardFacts, facts: object = {}) => ({
  start: atMarket({ ship: market }, flying('old-tub', { credits: 10_000, ...facts })),
  header: { ships: sheets },
});
const twoContacts = {
  contacts: { tatooine: [{ class: 'white', faceup: false } as const, { class: 'green', faceup: false } as const] },
};
const contactIcon = { from: 1, to: 2 };

const purchases: Wrong[] = [
  {
    rule: 'outer-rim.bartering.1',
    shows: 'what is given in is gone',
    ...yard(ship('big-tub'), { assets: [gear('old-gun')] }),
    moves: [buyFrom('ship', { barter: ['old-gun'] })],
    claim: ann({ assets: [held('old-gun', 'gear')] }),
    also: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.bartering.5',
    shows: 'the worth of the old ship has been taken off the price',
    start: atMarket({ ship: ship('big-tub') }, flying('tidy-tub', { credits: 10_000 })),
    header: { ships: sheets },
    moves: [buyFrom('ship')],
    claim: ann({ credits: 0 }),
    also: ['outer-rim.buying.0.1', 'outer-rim.credits.3'],
  },
  {
    rule: 'outer-rim.buying.2.2.b',
    shows: 'the market cards of both ships have left the game',
    start: atMarket({ ship: ship('big-tub') }, flying('tidy-tub', { credits: 10_000 })),
    header: { ships: sheets, cards: [ship('tidy-tub', { cost: 5000 })] },
    moves: [buyFrom('ship')],
    claim: { removed: ['ship-big-tub'] },
    also: ['outer-rim.buying.2.a', 'outer-rim.discarding.5'],
  },
  {
    rule: 'outer-rim.buying.2.b',
    shows: 'the values are those of the new sheet',
    ...yard(ship('big-tub')),
    moves: [buyFrom('ship')],
    claim: ann({ values: { hyperdrive: 5 } }),
  },
  {
    rule: 'outer-rim.buying.2.b',
    shows: 'so are the slots',
    ...yard(ship('big-tub')),
    moves: [buyFrom('ship')],
    claim: ann({ slots: { cargo: 1 } }),
  },
  {
    rule: 'outer-rim.ltp-buying-ships.0.2',
    shows: 'the goal of the new ship has not been reached yet',
    ...yard(ship('big-tub')),
    moves: [buyFrom('ship')],
    claim: ann({ shipGoalDone: true }),
  },
  {
    rule: 'outer-rim.buying.2.3',
    shows: 'what was discarded for the new ship is not kept',
    ...yard(ship('bare-tub'), { assets: [cargo('old-crates')] }),
    moves: [buyFrom('ship', { discard: ['old-crates'] })],
    claim: ann({ assets: [held('old-crates', 'cargo')] }),
    also: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.buying.1.1',
    shows: 'what was discarded for the new card is not kept',
    start: atMarket(thirdGun, { assets: guns }),
    moves: [buyFrom('gear-mod', { discard: ['old-gun'] })],
    claim: ann({ assets: ['old-gun', 'good-gun', 'third-gun'].map((id) => held(id, 'gear')) }),
    also: ['outer-rim.buying.1.a', 'outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'gear of an encounter card goes back to its deck, not out of the game',
    start: atMarket(thirdGun, { assets: [gear('found-gun', { origin: 'encounter', deck: null }), gear('good-gun')] }),
    moves: [buyFrom('gear-mod', { discard: ['found-gun'] })],
    claim: { removed: ['found-gun'] },
  },
  {
    rule: 'outer-rim.discarding.6.a',
    shows: 'crew discarded in a purchase goes under the deck that it came from',
    start: atMarket({ luxury: crew('driver', { cost: 2000 }) }, { assets: [crew('cook')] }),
    moves: [buyFrom('luxury', { discard: ['cook'] })],
    claim: { market: { luxury: { under: [] } } },
    also: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.discarding.6.a',
    shows: 'crew of a databank card discarded in a purchase goes back to the databank, not out of the game',
    start: atMarket(
      { luxury: crew('driver', { cost: 2000 }) },
      { assets: [crew('cook', { origin: 'databank', deck: null })] },
    ),
    moves: [buyFrom('luxury', { discard: ['cook'] })],
    claim: { removed: ['cook'] },
    also: ['outer-rim.discarding.2'],
  },
  {
    rule: 'outer-rim.fame.3.a',
    shows: 'the fame of a bought card is its buyer’s',
    start: atMarket({ luxury: statue }),
    moves: [buyFrom('luxury')],
    claim: ann({ fame: 0 }),
  },
  {
    rule: 'outer-rim.fame.3.b',
    shows: 'the fame of a card that was given in is gone',
    start: atMarket(thirdGun, { fame: 2, assets: [statue] }),
    moves: [buyFrom('gear-mod', { barter: ['statue'] })],
    claim: ann({ fame: 2 }),
  },
  {
    rule: 'outer-rim.market-decks.1',
    shows: 'given in to a deck that has run out, a card lies on top of it',
    start: atMarket({ ...crates, ...thirdGun }, {}, { ben: { assets: [cargo('old-crates')] } }),
    header: { options: { unfinishedBusiness: true } },
    moves: [
      buyFrom('cargo'),
      { type: 'card.reveal', deck: 'cargo', card: null },
      { type: 'encounter.space', seat: 'ann', effects: [] },
      { type: 'planning.gain-credits', seat: 'ben' },
      { ...buyFrom('gear-mod', { barter: ['old-crates'] }), seat: 'ben' },
    ],
    claim: { market: { cargo: { faceup: null } } },
    doubtful: true,
  },
  {
    rule: 'outer-rim.market-decks.1',
    shows: 'nothing lies in a deck that has run out',
    start: atMarket(crates),
    header: { options: { unfinishedBusiness: true } },
    moves: [buyFrom('cargo'), { type: 'card.reveal', deck: 'cargo', card: null }],
    claim: { market: { cargo: { under: ['last-crates'] } } },
    doubtful: true,
  },
  {
    rule: 'outer-rim.market-action.1.1',
    shows: 'the card turned up after a discard lies on top',
    start: atMarket(crates),
    moves: [{ type: 'market.discard', seat: 'ann', deck: 'cargo' }, reveal('second-crates')],
    claim: { market: { cargo: { faceup: 'first-crates' } } },
    also: ['outer-rim.market-decks.1.1'],
  },
  {
    rule: 'outer-rim.buying.3.2.a',
    shows: 'the contact of the icon lies faceup',
    start: atMarket(crates, {}, twoContacts),
    moves: [
      buyFrom('cargo'),
      reveal('second-crates', { contactIcon }),
      { type: 'contact.reveal', contact: 'some-smuggler', class: 'green' },
    ],
    claim: { contacts: { tatooine: [] } },
  },
  {
    rule: 'outer-rim.buying.3.2.2',
    shows: 'the token of a player’s character does not stay in the space',
    start: atMarket(crates, {}, { ...twoContacts, ben: { character: 'boba-fett' } }),
    moves: [
      buyFrom('cargo'),
      reveal('second-crates', { contactIcon }),
      { type: 'contact.reveal', contact: 'boba-fett', class: 'white' },
    ],
    claim: { contacts: { tatooine: [{ class: 'white' }, { class: 'green' }] } },
    also: ['outer-rim.buying.3.2.a'],
  },
  {
    rule: 'outer-rim.buying.3.2.2',
    shows: 'the token of a player’s character has left the game',
    start: atMarket(crates, {}, { ...twoContacts, ben: { character: 'boba-fett' } }),
    moves: [
      buyFrom('cargo'),
      reveal('second-crates', { contactIcon }),
      { type: 'contact.reveal', contact: 'boba-fett', class: 'white' },
    ],
    claim: { removed: [] },
  },
];

/** Ann's planning ability brings or takes a card. */
const deed = (kind: 'gain-asset' | 'discard-asset', card: string, ...assets: CardFacts[]) => ({
  ...atMarket(
    {},
    {
      assets: [
        gear('an-order', { abilities: [{ id: 'do', timing: 'planning', effects: [{ do: kind, card }] }] }),
        ...assets,
      ],
    },
  ),
  ...planning,
});
const command = { type: 'planning.ability', seat: 'ann', source: 'an-order' };
const driver = { cards: [crew('driver', { origin: 'encounter', deck: null })] };
const cook = { cards: [crew('cook')] };

const slotsAndAssets: Wrong[] = [
  {
    rule: 'outer-rim.slots.4.a',
    shows: 'assets that are put into other slots stay assets',
    start: table({ ben: { assets: [{ id: 'engine', type: 'mod', bonuses: {} }] } }),
    moves: [{ type: 'slots.arrange', seat: 'ben', assets: { engine: 'mod' } }],
    claim: { seats: { ben: { assets: [] } } },
  },
  {
    rule: 'outer-rim.slots.2',
    shows: 'a gained crew is an asset of its kind',
    start: deed('gain-asset', 'cook'),
    header: cook,
    moves: [command],
    claim: ann({ assets: [held('an-order', 'gear'), held('cook', 'gear')] }),
    also: ['outer-rim.golden-rules.0.3'],
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'what a card has discarded is not kept',
    start: deed('discard-asset', 'crates', cargo('crates')),
    moves: [command],
    claim: ann({ assets: [held('an-order', 'gear'), held('crates', 'cargo')] }),
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'gear of an encounter card that a card has discarded is not out of the game',
    start: deed('discard-asset', 'old-gun', gear('old-gun', { origin: 'encounter', deck: null })),
    moves: [command],
    claim: { removed: ['old-gun'] },
  },
  {
    rule: 'outer-rim.discarding.6.a',
    shows: 'crew of a databank card goes back to the databank, not out of the game',
    start: deed('discard-asset', 'cook', crew('cook', { origin: 'databank', deck: null })),
    moves: [command],
    claim: { removed: ['cook'] },
    also: ['outer-rim.discarding.2'],
  },
  {
    rule: 'outer-rim.slots.3',
    shows: 'what made room is gone',
    start: deed('gain-asset', 'driver', crew('cook')),
    header: driver,
    moves: [command, discardAsset('cook')],
    claim: ann({ assets: [held('an-order', 'gear'), held('cook', 'crew'), held('driver', 'crew')] }),
    also: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.discarding.6.a',
    shows: 'crew that made room lies under its deck',
    start: deed('gain-asset', 'driver', crew('cook')),
    header: driver,
    moves: [command, discardAsset('cook')],
    claim: { market: { luxury: { under: [] } } },
    also: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.discarding.6.a',
    shows: 'crew of an encounter card that made room is not out of the game',
    start: deed('gain-asset', 'driver', crew('cook', { origin: 'encounter', deck: null })),
    header: driver,
    moves: [command, discardAsset('cook')],
    claim: { removed: ['cook'] },
    also: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.discarding.6.a',
    shows: 'crew of a databank card that made room is not out of the game',
    start: deed('gain-asset', 'driver', crew('cook', { origin: 'databank', deck: null })),
    header: driver,
    moves: [command, discardAsset('cook')],
    claim: { removed: ['cook'] },
    also: ['outer-rim.discarding.2'],
  },
  {
    rule: 'outer-rim.fame.3.b',
    shows: 'the fame of a card that made room is gone',
    start: atMarket(thirdGun, { fame: 2, assets: [statue, gear('good-gun')] }),
    moves: [buyFrom('gear-mod'), discardAsset('statue')],
    claim: ann({ fame: 2 }),
  },
  {
    rule: 'outer-rim.discarding.6.a',
    shows: 'crew of an encounter card that was declined is not out of the game',
    start: deed('gain-asset', 'driver', crew('cook')),
    header: driver,
    moves: [command, decline],
    claim: { removed: ['driver'] },
    also: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'a declined card lies under its deck',
    start: atMarket(crates, { assets: [cargo('old-crates')] }),
    moves: [buyFrom('cargo'), decline],
    claim: { market: { cargo: { under: [] } } },
  },
  {
    rule: 'outer-rim.buying.2.3',
    shows: 'what the new ship has no room for is gone',
    ...yard(ship('bare-tub'), { assets: [cargo('crates')] }),
    moves: [buyFrom('ship'), discardAsset('crates')],
    claim: ann({ assets: [held('crates', 'cargo')] }),
    also: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.slots.4.2',
    shows: 'what had no slot any more is gone',
    start: deed(
      'discard-asset',
      'roof-rack',
      mod('roof-rack', { bonuses: { slots: { cargo: 1 } } }),
      cargo('crates'),
      cargo('barrels'),
    ),
    moves: [command, discardAsset('barrels')],
    claim: ann({ assets: [held('an-order', 'gear'), held('crates', 'cargo'), held('barrels', 'cargo')] }),
    also: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'what had no slot any more lies under its deck',
    start: deed(
      'discard-asset',
      'roof-rack',
      mod('roof-rack', { bonuses: { slots: { cargo: 1 } } }),
      cargo('crates'),
      cargo('barrels'),
    ),
    moves: [command, discardAsset('barrels')],
    claim: { market: { cargo: { under: [] } } },
  },
  {
    rule: 'outer-rim.fame.3.a',
    shows: 'once it has a slot, a card brings its fame',
    start: atMarket({ luxury: statue }, { assets: guns }),
    moves: [buyFrom('luxury'), discardAsset('old-gun')],
    claim: ann({ fame: 0 }),
  },
];

const load = (id: string, facts: object = {}): CardFacts => ({
  ...cargo(id),
  destination: 'tatooine',
  reward: { credits: 4000 },
  ...facts,
});
const illegal = { traits: ['illegal'], reward: { credits: 7000, fame: 1 } };
const wanted = {
  id: 'wanted-hondo',
  deck: 'bounty',
  type: 'bounty',
  destination: 'tatooine',
  reward: { credits: 6000, fame: 1 },
  captured: true,
  bonuses: {},
} as const;
const holds = (...assets: object[]) => table({ ann: { assets: assets as never }, ...action });
const deliver = (card: string) => ({ type: 'deliver.cargo', seat: 'ann', card });
const deliverBounty = { type: 'deliver.bounty', seat: 'ann', card: 'wanted-hondo' };
const die = (...faces: string[]) => ({ type: 'deliver.roll', faces });
const nowhere = { origin: 'encounter', deck: null };

const deliveries: Wrong[] = [
  {
    rule: 'outer-rim.action-step.0.2',
    shows: 'the deliver action has been performed',
    start: holds(load('spice')),
    moves: [deliver('spice')],
    claim: { turn: { done: [] } },
  },
  {
    rule: 'outer-rim.deliver-action.1.b',
    shows: 'delivered cargo is gone',
    start: holds(load('spice')),
    moves: [deliver('spice')],
    claim: ann({ assets: [held('spice', 'cargo')] }),
    also: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'delivered cargo lies under its deck',
    start: holds(load('spice')),
    moves: [deliver('spice')],
    claim: { market: { cargo: { under: [] } } },
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'delivered cargo of an encounter card goes back to its deck, not out of the game',
    start: holds(load('spice', nowhere)),
    moves: [deliver('spice')],
    claim: { removed: ['spice'] },
  },
  {
    rule: 'outer-rim.deliver-action.1.b',
    shows: 'the reputation of the reward is gained',
    start: holds(load('wine', { reward: { reputation: ['hutt'] } })),
    moves: [deliver('wine')],
    claim: ann({ reputation: { hutt: 'neutral' } }),
    also: ['outer-rim.reputation.2'],
  },
  {
    rule: 'outer-rim.deliver-action.1.b',
    shows: 'where nobody knows whether cargo is ILLEGAL, no other credits come than those of its reward',
    start: holds(load('spice', { traits: undefined })),
    moves: [deliver('spice')],
    claim: ann({ credits: 9500 }),
    also: ['outer-rim.credits.2'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.deliver-action.1.b',
    shows: 'nor does another card take its place',
    start: holds(load('spice', { traits: undefined })),
    moves: [deliver('spice')],
    claim: ann({ assets: [held('wine', 'cargo')] }),
    also: ['outer-rim.discarding.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'nor does another card lie under its deck',
    start: holds(load('spice', { traits: undefined })),
    moves: [deliver('spice')],
    claim: { market: { cargo: { under: ['wine'] } } },
    doubtful: true,
  },
  {
    rule: 'outer-rim.deliver-action.1.1.a',
    shows: 'before the die, ILLEGAL cargo has not been handed over',
    start: holds(load('guns', illegal)),
    moves: [deliver('guns')],
    claim: ann({ assets: [] }),
  },
  {
    rule: 'outer-rim.deliver-action.1.1.a',
    shows: 'before the die, ILLEGAL cargo brings no fame',
    start: holds(load('guns', illegal)),
    moves: [deliver('guns')],
    claim: ann({ fame: 1 }),
  },
  {
    rule: 'outer-rim.deliver-action.1.1.b',
    shows: 'after a hit the credits of the reward are gained',
    start: holds(load('guns', illegal)),
    moves: [deliver('guns'), die('hit')],
    claim: ann({ credits: 5000 }),
    also: ['outer-rim.credits.2'],
  },
  {
    rule: 'outer-rim.deliver-action.1.1.b',
    shows: 'after a hit the cargo is gone',
    start: holds(load('guns', illegal)),
    moves: [deliver('guns'), die('hit')],
    claim: ann({ assets: [held('guns', 'cargo')] }),
    also: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'after a hit the cargo lies under its deck',
    start: holds(load('guns', illegal)),
    moves: [deliver('guns'), die('hit')],
    claim: { market: { cargo: { under: [] } } },
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'after a hit cargo of an encounter card goes back to its deck, not out of the game',
    start: holds(load('guns', { ...illegal, ...nowhere })),
    moves: [deliver('guns'), die('hit')],
    claim: { removed: ['guns'] },
  },
  {
    rule: 'outer-rim.deliver-action.1.1.c',
    shows: 'without a hit the cargo stays',
    start: holds(load('guns', illegal)),
    moves: [deliver('guns'), die('crit')],
    claim: ann({ assets: [] }),
  },
  {
    rule: 'outer-rim.deliver-action.1.1.c',
    shows: 'without a hit there is no fame',
    start: holds(load('guns', illegal)),
    moves: [deliver('guns'), die('blank')],
    claim: ann({ fame: 1 }),
  },
  {
    rule: 'outer-rim.deliver-action.2.b',
    shows: 'the credits for a bounty are gained',
    start: holds(wanted),
    moves: [deliverBounty],
    claim: ann({ credits: 5000 }),
    also: ['outer-rim.credits.2'],
  },
  {
    rule: 'outer-rim.deliver-action.2.b',
    shows: 'the fame for a bounty is gained',
    start: holds(wanted),
    moves: [deliverBounty],
    claim: ann({ fame: 0 }),
    also: ['outer-rim.fame.2'],
  },
  {
    rule: 'outer-rim.deliver-action.2.b',
    shows: 'a delivered bounty is gone',
    start: holds(wanted),
    moves: [deliverBounty],
    claim: ann({ assets: [held('wanted-hondo', 'bounty')] }),
  },
  {
    rule: 'outer-rim.discarding.1.1',
    shows: 'a delivered bounty is out of the game, not under its deck',
    start: holds(wanted),
    moves: [deliverBounty],
    claim: { market: { bounty: { under: ['wanted-hondo'] } } },
  },
];

const together = (facts: object) => table({ ann: facts, ben: { space: 'tatooine' }, ...action });
const give = (card: string) => ({
  type: 'trade.exchange',
  seat: 'ann',
  with: 'ben',
  gives: { cards: [card] },
  takes: {},
});

const turns: Wrong[] = [
  {
    rule: 'outer-rim.movement.0.1',
    shows: 'a ship that has moved is where it went',
    start: table(),
    header: map,
    moves: [{ type: 'planning.move', seat: 'ann', path: ['kessel'] }],
    claim: ann({ space: 'tatooine' }),
    also: ['outer-rim.movement.1.2'],
  },
  {
    rule: 'outer-rim.action-step.0.2',
    shows: 'the market action has been performed',
    start: atMarket(crates),
    moves: [{ type: 'market.discard', seat: 'ann', deck: 'cargo' }],
    claim: { turn: { done: [] } },
  },
  {
    rule: 'outer-rim.action-step.0.2',
    shows: 'the trade action has been performed',
    start: together({ assets: [gear('old-gun')] }),
    moves: [give('old-gun')],
    claim: { turn: { done: [] } },
  },
  {
    rule: 'outer-rim.trade-action.0.1',
    shows: 'a card given for nothing is gone all the same',
    start: together({ assets: [gear('old-gun')] }),
    moves: [give('old-gun')],
    claim: ann({ assets: [held('old-gun', 'gear')] }),
  },
  {
    rule: 'outer-rim.fame.3.b',
    shows: 'the fame of a card that was given away is gone',
    start: together({ fame: 2, assets: [statue] }),
    moves: [give('statue')],
    claim: ann({ fame: 2 }),
  },
  {
    rule: 'outer-rim.player-turn.2',
    shows: 'a turn that a card ends is over at once',
    start: table({ ann: { assets: [tool('curfew', { do: 'end-turn' }, { do: 'fight', player: 'ben' })] }, ...action }),
    moves: [useTool('curfew')],
    claim: { turn: { ends: 'no' } },
  },
  {
    rule: 'outer-rim.defeated.1.4',
    shows: 'whoever is defeated ends their turn',
    start: orders([
      { do: 'suffer', on: 'character', amount: 4 },
      { do: 'fight', player: 'ben' },
    ]),
    moves: [obey],
    claim: { turn: { ends: 'no' } },
  },
  {
    rule: 'outer-rim.defeated.1.4',
    shows: 'nobody else’s turn ends with a defeat',
    start: table({
      ann: { assets: [tool('blow', { do: 'suffer', on: 'ship', amount: 4, seat: 'ben' })] },
      ...action,
    }),
    moves: [useTool('blow')],
    claim: { turn: { ends: 'after-this' } },
  },
];

/** Ann has as much damage as her coat lets her bear. */
const coat = gear('coat', { bonuses: { health: 2 } });
const wounded = { damage: { character: 5 }, values: { health: 4 } };

const drums = {
  id: 'drums',
  deck: 'cargo' as const,
  type: 'cargo' as const,
  traits: [],
  destination: 'tatooine',
  reward: { credits: 1000 },
};

const losses: Wrong[] = [
  {
    rule: 'outer-rim.damage.4',
    shows: 'damage beyond the health goes back with a card that was given away',
    start: together({ ...wounded, assets: [coat] }),
    moves: [give('coat')],
    claim: ann({ damage: { character: 5 } }),
  },
  {
    rule: 'outer-rim.defeated.1.3',
    shows: 'whoever gives away the card that kept them on their feet is defeated',
    start: together({ ...wounded, assets: [coat] }),
    moves: [give('coat')],
    claim: ann({ defeated: false }),
  },
  {
    rule: 'outer-rim.damage.4',
    shows: 'damage beyond the health goes back with a card that was given in',
    start: atMarket(thirdGun, { ...wounded, assets: [coat] }),
    moves: [buyFrom('gear-mod', { barter: ['coat'] })],
    claim: ann({ damage: { character: 5 } }),
  },
  {
    rule: 'outer-rim.damage.4',
    shows: 'damage beyond the health goes back with a card that an effect discards',
    start: table({
      ann: { ...wounded, assets: [coat, tool('rags', { do: 'discard-asset', card: 'coat' })] },
      ...action,
    }),
    moves: [useTool('rags')],
    claim: ann({ damage: { character: 5 } }),
  },
  {
    rule: 'outer-rim.damage.4',
    shows: 'damage beyond the health goes back with a card that makes room',
    start: atMarket({ luxury: statue }, { ...wounded, assets: [coat, gear('old-gun')] }),
    moves: [buyFrom('luxury'), discardAsset('coat')],
    claim: ann({ damage: { character: 5 } }),
  },
  {
    rule: 'outer-rim.damage.4',
    shows: 'damage beyond the health goes back with cargo that was delivered',
    start: table({ ann: { ...wounded, assets: [{ ...drums, bonuses: { health: 2 } }] }, ...action }),
    moves: [{ type: 'deliver.cargo', seat: 'ann', card: 'drums' }],
    claim: ann({ damage: { character: 5 } }),
  },
];

const win = [meet, roll('hit', 'hit', 'blank'), roll('hit', 'blank'), resolve];
const hutt = { do: 'move-patrol', faction: 'imperial', spaces: 1 } as const;

const patrols: Wrong[] = [
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'the credits of the patrol are gained',
    start: ambush(),
    moves: win,
    claim: ann({ credits: 5000 }),
    also: ['outer-rim.credits.2'],
  },
  {
    rule: 'outer-rim.encountering-a-patrol.1.a',
    shows: 'the fame of the patrol is gained',
    start: ambush({ patrol: { level: 2, reward: { fame: 1 } } }),
    moves: win,
    claim: ann({ fame: 0 }),
    also: ['outer-rim.fame.2'],
  },
  {
    rule: 'outer-rim.reputation.3.1',
    shows: 'a negative reputation does not become worse, and no better either',
    start: ambush({ ann: { reputation: { imperial: 'negative' } } }),
    moves: win,
    claim: ann({ reputation: { imperial: 'neutral' } }),
    also: ['outer-rim.reputation.3', 'outer-rim.encountering-a-patrol.1.a'],
  },
  {
    rule: 'outer-rim.reputation.6',
    shows: 'who is treated as having another reputation does not lose theirs by beating a patrol',
    start: ambush({ ann: { reputation: { imperial: 'neutral' }, treatedAs: { imperial: 'negative' } } }),
    moves: win,
    claim: ann({ reputation: { imperial: 'negative' } }),
  },
  {
    rule: 'outer-rim.patrols.9.1',
    shows: 'the next patrol is taken from the top of its stack',
    start: { ...ambush(), stacks: { imperial: [2, 3] } },
    header: map,
    moves: win,
    claim: { stacks: { imperial: [2, 3] } },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.2',
    shows: 'the patrol that has won is where its victim put it',
    start: ambush(),
    header: map,
    moves: [
      meet,
      roll('hit', 'blank', 'blank'),
      roll('crit', 'blank'),
      resolve,
      { type: 'patrol.displace', seat: 'ann', faction: 'imperial', to: 'n2' },
    ],
    claim: { patrols: { imperial: { space: 'tatooine' } } },
  },
  {
    rule: 'outer-rim.patrol-movement.2.1',
    shows: 'a patrol that has moved is where it went',
    start: table({
      ann: { space: 'kessel', assets: [beacon(hutt)] },
      patrols: { imperial: { level: 1, space: 'maelstrom' } },
      ...action,
    }),
    header: map,
    moves: [call, { type: 'patrol.move', seat: 'ann', faction: 'imperial', path: ['tatooine'] }],
    claim: { patrols: { imperial: { space: 'maelstrom' } } },
    also: ['outer-rim.patrol-movement.2'],
  },
  {
    rule: 'outer-rim.patrol-movement.2.1',
    shows: 'so is one that an icon has moved of which the log tells nothing',
    start: atMarket(crates, {}, { patrols: { hutt: { level: 1, space: 't6-hutt' } } }),
    moves: [
      buyFrom('cargo'),
      reveal('second-crates', { patrolIcon: null }),
      { type: 'patrol.move', seat: 'ann', faction: 'hutt', path: ['t6-n4'] },
    ],
    claim: { patrols: { hutt: { space: 't6-hutt' } } },
    also: ['outer-rim.patrol-movement.2'],
    doubtful: true,
  },
];

const three = roll('hit', 'hit', 'blank');
const one = roll('hit', 'blank', 'blank');
const none = roll('blank', 'blank', 'blank');
const top = { level: 4, combat: 'infinite', reward: {} };
const blaster = { id: 'blaster', type: 'gear', bonuses: { groundCombat: 1 } } as const;
const lens = (on: 'own' | 'opponent') => trick('lens', { on, change: { kind: 'reroll', most: 1 } });
const again = (die: number) => ({ kind: 'reroll', dice: [die] });
const more = { kind: 'value', add: 1 };
const medal = trick('medal', { effects: [{ do: 'gain-credits', amount: 1000 }] });
const shield = trick('shield', { on: 'opponent', change: { kind: 'cancel', most: 1, from: 'hit' } });
const armour = trick('armour', { change: { kind: 'prevent', amount: 1 } });
const prevent = { kind: 'prevent', amount: 1 };
/** Ben fights a hound of his own card in Ann's turn. */
const hound = trick('reflex', {
  timing: 'start-of-combat',
  effects: [{ do: 'fight', kind: 'ground', enemy: { name: 'a hound', combat: 2 } }],
});
const called = 'outer-rim.combat.0.1';

const combats: Wrong[] = [
  {
    rule: called,
    shows: 'the fight that a card has called for is under way',
    start: duel(),
    moves: [obey],
    claim: { combat: null },
    also: ['outer-rim.combat.1.3', 'outer-rim.combat.6', 'outer-rim.combat-steps.1.1', 'outer-rim.combat-steps.3'],
  },
  {
    rule: 'outer-rim.combat.1.3',
    shows: 'on a planet two players fight on the ground',
    start: duel(),
    moves: [obey],
    claim: { combat: { kind: 'ship' } },
    also: [called],
  },
  {
    rule: 'outer-rim.combat.6',
    shows: 'the player who is attacked does not attack',
    start: duel(),
    moves: [obey],
    claim: { combat: { attacker: 'ben' } },
    also: [called],
  },
  {
    rule: 'outer-rim.combat.6',
    shows: 'the other player of the fight is the defender',
    start: duel(),
    moves: [obey],
    claim: { combat: { defender: { player: 'ann' } } },
    also: [called],
  },
  {
    rule: 'outer-rim.combat.7',
    shows: 'whoever resolves a fight in the turn of another attacks',
    start: duel({ ben: { assets: [hound] } }),
    moves: [obey, { type: 'combat.ability', seat: 'ben', source: 'reflex' }],
    claim: { combat: { attacker: 'ann' } },
    also: [called],
  },
  {
    rule: 'outer-rim.combat-steps.1.1',
    shows: 'on the ground the ground combat value counts',
    start: duel({ ben: { values: { groundCombat: 2, shipCombat: 4 } } }),
    moves: [obey],
    claim: { combat: { defence: { value: 4 } } },
    also: [called],
  },
  {
    rule: 'outer-rim.combat-abilities.5',
    shows: 'the bonus of a card counts all the time',
    start: duel({ ann: { assets: [blaster] } }),
    moves: [obey],
    claim: { combat: { attack: { value: 3 } } },
    also: [called, 'outer-rim.combat-steps.1.1', 'outer-rim.combat-abilities.5.1'],
  },
  {
    rule: 'outer-rim.combat-steps.3.2',
    shows: 'the neighbour of the attacker rolls for a patrol',
    start: ambush(),
    moves: [meet],
    claim: { combat: { defence: { roller: 'ann' } } },
    also: [called],
  },
  {
    rule: 'outer-rim.combat-steps.3',
    shows: 'a player who defends rolls their own dice',
    start: duel(),
    moves: [obey],
    claim: { combat: { defence: { roller: 'ann' } } },
    also: [called],
  },
  {
    rule: 'outer-rim.combat-steps.1.2.a',
    shows: 'a changed value of the attack stays changed',
    start: duel({ ann: { assets: [trick('scope', { on: 'own', change: { kind: 'value', add: 1 } })] } }),
    moves: [obey, use('ann', 'scope', more, { side: 'attack' })],
    claim: { combat: { attack: { value: 3 } } },
  },
  {
    rule: 'outer-rim.combat-steps.3.1.a',
    shows: 'a changed value of the defence stays changed',
    start: duel({ ben: { assets: [trick('scope', { on: 'own', change: { kind: 'value', add: 1 } })] } }),
    moves: [obey, three, use('ben', 'scope', more, { side: 'defence' })],
    claim: { combat: { defence: { value: 3 } } },
  },
  {
    rule: 'outer-rim.combat-steps.2.1',
    shows: 'the damage of the attack is what its dice show',
    start: duel(),
    moves: [obey, three],
    claim: { combat: { attack: { damage: 3 } } },
    also: ['outer-rim.combat-steps.2'],
  },
  {
    rule: 'outer-rim.combat-steps.2.1',
    shows: 'the damage of the defence is what its dice show',
    start: duel({ ben: { assets: [medal] } }),
    moves: [obey, three, one],
    claim: { combat: { defence: { damage: 3 } } },
    also: ['outer-rim.combat-steps.3'],
  },
  {
    rule: 'outer-rim.combat-steps.1.2.c',
    shows: 'a rerolled die of the attack shows its new result',
    start: duel({ ann: { assets: [lens('own')] } }),
    moves: [obey, three, use('ann', 'lens', again(2)), reroll('crit')],
    claim: { combat: { attack: { dice: [{ face: 'hit' }, { face: 'hit' }, { face: 'blank' }] } } },
  },
  {
    rule: 'outer-rim.combat-steps.2.1',
    shows: 'the damage of the attack is counted anew after a reroll',
    start: duel({ ann: { assets: [lens('own')] } }),
    moves: [obey, three, use('ann', 'lens', again(2)), reroll('crit')],
    claim: { combat: { attack: { damage: 2 } } },
    also: ['outer-rim.combat-steps.2'],
  },
  {
    rule: 'outer-rim.combat-steps.3.1.c',
    shows: 'a rerolled die of the defence shows its new result',
    start: duel({ ben: { assets: [lens('own')] } }),
    moves: [obey, three, one, use('ben', 'lens', again(1)), reroll('crit')],
    claim: { combat: { defence: { dice: [{ face: 'hit' }, { face: 'blank' }, { face: 'blank' }] } } },
  },
  {
    rule: 'outer-rim.combat-steps.2.1',
    shows: 'the damage of the defence is counted anew after a reroll',
    start: duel({ ben: { assets: [lens('own')] } }),
    moves: [obey, three, one, use('ben', 'lens', again(1)), reroll('crit')],
    claim: { combat: { defence: { damage: 1 } } },
    also: ['outer-rim.combat-steps.3'],
  },
  {
    rule: 'outer-rim.combat-abilities.1.a',
    shows: 'a cancelled die is no rolled one any more',
    start: duel({ ben: { assets: [shield] } }),
    moves: [obey, three, use('ben', 'shield', { kind: 'cancel', dice: [0] })],
    claim: { combat: { attack: { dice: [{ was: 'rolled' }, { was: 'rolled' }, { was: 'rolled' }] } } },
    also: ['outer-rim.combat-steps.2.2.a'],
  },
  {
    rule: 'outer-rim.combat-abilities.1.b',
    shows: 'a cancelled hit is no damage',
    start: duel({ ben: { assets: [shield] } }),
    moves: [obey, three, use('ben', 'shield', { kind: 'cancel', dice: [0] })],
    claim: { combat: { attack: { damage: 2 } } },
  },
  {
    rule: 'outer-rim.combat-abilities.2',
    shows: 'a turned die counts as what it shows now',
    start: duel({ ann: { assets: [trick('visor', { on: 'own', change: { kind: 'turn', most: 1, to: 'hit' } })] } }),
    moves: [obey, three, use('ann', 'visor', { kind: 'turn', dice: [2], to: 'hit' })],
    claim: { combat: { attack: { damage: 2 } } },
  },
  {
    rule: 'outer-rim.combat-steps.4',
    shows: 'the higher damage has won',
    start: duel({ ann: { assets: [medal] } }),
    moves: [obey, three, one, resolve],
    claim: { combat: { winner: 'defender' } },
  },
  {
    rule: 'outer-rim.combat-steps.4.1',
    shows: 'at a tie the attacker has won',
    start: duel({ ann: { assets: [medal] } }),
    moves: [obey, one, one, resolve],
    claim: { combat: { winner: 'defender' } },
    also: ['outer-rim.combat-steps.4'],
  },
  {
    rule: 'outer-rim.patrols.6.b',
    shows: 'a level-4 patrol has won',
    start: ambush({ patrol: top }),
    moves: [meet, resolve],
    claim: { combat: { winner: 'attacker' } },
    also: ['outer-rim.combat-steps.4'],
  },
  {
    rule: 'outer-rim.damage.6',
    shows: 'prevented damage is remembered until damage is suffered',
    start: duel({ ben: { assets: [armour, medal] } }),
    moves: [obey, three, one, resolve, use('ben', 'armour', prevent)],
    claim: { combat: { prevented: { attack: 0 } } },
  },
  {
    rule: 'outer-rim.damage.6',
    shows: 'prevented damage is not suffered',
    start: duel({ ben: { assets: [armour] } }),
    moves: [obey, three, one, use('ben', 'armour', prevent), resolve],
    claim: { seats: { ben: { damage: { character: 2 } } } },
    also: [
      'outer-rim.combat-steps.4.2',
      'outer-rim.combat-steps.4.3.a',
      'outer-rim.combat-steps.5',
      'outer-rim.combat-steps.5.1',
      'outer-rim.damage.1',
      'outer-rim.damage.1.1',
    ],
  },
  {
    rule: 'outer-rim.damage.4.1',
    shows: 'damage beyond the health is ignored',
    start: duel({ ben: { damage: { character: 3 } } }),
    moves: [obey, three, none, resolve],
    claim: { seats: { ben: { damage: { character: 5 } } } },
    also: [
      'outer-rim.combat-steps.4.2',
      'outer-rim.combat-steps.4.3.a',
      'outer-rim.combat-steps.5',
      'outer-rim.combat-steps.5.1',
      'outer-rim.damage.1',
      'outer-rim.damage.1.1',
    ],
  },
];

const climb: CardEffect = { do: 'test', skill: 'strength' };
const climber = (strength: number) =>
  orders([climb], { ann: { skills: Array.from({ length: strength }, () => 'strength' as const) } });
const hook = trick('hook', { timing: 'test', on: 'own', change: { kind: 'reroll', most: 1 } });
const rope = trick('rope', { timing: 'test', on: 'own', change: { kind: 'turn', most: 1, to: 'focus' } });
const withCards = orders([climb], { ann: { assets: [rope, hook] } });
const turned = useInTest('rope', { kind: 'turn', dice: [0], to: 'focus' });
const rerolled = [
  obey,
  test('blank', 'blank'),
  useInTest('hook', { kind: 'reroll', dice: [1] }),
  { type: 'test.reroll', faces: ['hit'] },
];

const tests: Wrong[] = [
  {
    rule: 'outer-rim.skill-tests.1.1',
    shows: 'a hit is not enough without the skill',
    start: climber(0),
    moves: [obey, test('hit', 'blank')],
    claim: { test: { passed: true } },
  },
  {
    rule: 'outer-rim.skill-tests.1.2',
    shows: 'a hit is enough with the skill',
    start: climber(1),
    moves: [obey, test('hit', 'blank')],
    claim: { test: { passed: false } },
  },
  {
    rule: 'outer-rim.skill-tests.1.3',
    shows: 'a focus is enough with the skill twice',
    start: climber(2),
    moves: [obey, test('focus', 'blank')],
    claim: { test: { passed: false } },
  },
  {
    rule: 'outer-rim.skill-tests.2',
    shows: 'the dice do not change the level of skill',
    start: climber(1),
    moves: [obey, test('hit', 'blank')],
    claim: { test: { instances: 2 } },
  },
  {
    rule: 'outer-rim.skill-tests.1.1',
    shows: 'a focus that a card has made is not enough without the skill',
    start: orders([climb], { ann: { assets: [rope] } }),
    moves: [obey, test('blank', 'blank'), turned],
    claim: { test: { passed: true } },
  },
  {
    rule: 'outer-rim.skill-tests.2',
    shows: 'a turned die is no skill',
    start: withCards,
    moves: [obey, test('blank', 'blank'), turned],
    claim: { test: { instances: 1 } },
  },
  {
    rule: 'outer-rim.skill-tests.1.1',
    shows: 'a rerolled hit is not enough without the skill either',
    start: withCards,
    moves: rerolled,
    claim: { test: { passed: true } },
  },
  {
    rule: 'outer-rim.skill-tests.1.2',
    shows: 'a rerolled hit is enough with the skill',
    start: orders([climb], { ann: { assets: [hook], skills: ['strength'] } }),
    moves: rerolled,
    claim: { test: { passed: false } },
  },
  {
    rule: 'outer-rim.skill-tests.1.3',
    shows: 'a focus that a card has made is enough with the skill twice',
    start: orders([climb], { ann: { assets: [rope], skills: ['strength', 'strength'] } }),
    moves: [obey, test('blank', 'blank'), turned],
    claim: { test: { passed: false } },
  },
  {
    rule: 'outer-rim.skill-tests.1.2',
    shows: 'a focus that a card has made is not enough with the skill once',
    start: orders([climb], { ann: { assets: [rope], skills: ['strength'] } }),
    moves: [obey, test('blank', 'blank'), turned],
    claim: { test: { passed: true } },
  },
  {
    rule: 'outer-rim.skill-tests.2',
    shows: 'a reroll is no skill',
    start: withCards,
    moves: rerolled,
    claim: { test: { instances: 1 } },
  },
];

/** Wrong claims, each cited under the rule that has settled what is claimed, with those that had a part in it beside. */
export const examples: readonly Example[] = [
  ...purchases,
  ...slotsAndAssets,
  ...deliveries,
  ...turns,
  ...losses,
  ...patrols,
  ...combats,
  ...tests,
].map(({ claim, also = [], moves, ...rest }) => ({
  ...rest,
  moves: moves.map((move, at) => (at === moves.length - 1 ? { ...move, expect: claim } : move)),
  breaks: [rest.rule],
  also,
}));
