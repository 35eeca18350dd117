import { attacks, captures, eliminates, hunt, neutral, warrant } from '../bounties.ts';
import type { Example } from '../example.ts';
import { resolve, roll } from '../fights.ts';
import { bensTurn, breaks, comesTo as keeps, type Move, ofAnn, that } from '../writing.ts';

const won: Move[] = [roll('hit', 'hit', 'blank'), roll('hit', 'blank', 'blank')];
const lost: Move[] = [roll('hit', 'blank', 'blank'), roll('hit', 'hit', 'blank')];
const ofBoba = warrant('boba-fett');
/** Ann has the bounty on Boba Fett, whom Ben plays, and both are on Tatooine. */
const boba = (ann: object = {}, ben: object = {}, more: object = {}) =>
  hunt({ ann: { assets: [ofBoba], ...ann }, ben: { character: 'boba-fett', reputation: neutral, ...ben }, ...more });
const start = boba();
const navpoint = boba({ space: 't4-n3' }, { space: 't4-n3' });
const held = [{ card: 'warrant', captured: false }];
const buys: Move[] = [
  { type: 'market.buy', seat: 'ann', deck: 'bounty', card: 'warrant' },
  { type: 'card.reveal', deck: 'bounty', card: warrant('lobot', { id: 'next-warrant' }) },
];

export const examples: readonly Example[] = [
  // 0.1: in the same space, as the encounter, by a won combat.
  keeps(
    'resolving-player-bounties.0.1',
    "Ben's character is the target, he is here, and Ann beats him",
    start,
    [attacks({ player: 'ben' }), ...won, resolve, bensTurn()],
    { seats: { ann: { credits: 10_000, fame: 1 } } },
  ),
  keeps('resolving-player-bounties.0.1', 'who it is goes without saying', start, [attacks(), ...won, resolve]),
  breaks('resolving-player-bounties.0.1', 'Ben is in another space', boba({}, { space: 'naboo' }), [
    attacks({ player: 'ben' }),
    ...won,
    resolve,
  ]),
  {
    ...keeps('resolving-player-bounties.0.1', 'where he is the log does not say', boba({}, { space: undefined }), [
      attacks({ player: 'ben' }),
      ...won,
      resolve,
    ]),
    doubtful: true,
  },
  breaks(
    'resolving-player-bounties.0.1',
    'it is the bounty of somebody else',
    hunt({ ann: { assets: [warrant('bossk')] }, ben: { character: 'boba-fett' } }),
    [attacks({ player: 'ben' }), ...won, resolve],
  ),
  breaks(
    'resolving-player-bounties.0.1',
    'nobody at the table is the target',
    hunt({ ann: { character: 'han-solo', assets: [warrant('bossk')] }, ben: { character: 'boba-fett' } }),
    [attacks()],
  ),
  breaks(
    'resolving-player-bounties.0.1',
    'the target is a contact that nobody plays, whoever Ben plays',
    hunt({ ann: { assets: [warrant('lobot')] }, ben: { character: undefined } }),
    [attacks({ player: 'ben' })],
  ),
  breaks(
    'resolving-player-bounties.0.1',
    'whoever it is that Ben plays, he is elsewhere',
    boba({ character: undefined }, { character: undefined, space: 'naboo' }),
    [attacks()],
  ),
  breaks('resolving-player-bounties.0.1', 'the bounty is not hers', boba({ assets: [] }, { assets: [ofBoba] }), [
    attacks({ player: 'ben' }),
  ]),
  breaks('resolving-player-bounties.0.1', 'a lost combat brings nothing', start, [
    attacks(),
    ...lost,
    { ...resolve, ...ofAnn({ credits: 10_000 }) },
  ]),
  {
    ...keeps(
      'resolving-player-bounties.0.1',
      'which character Ben plays the log does not say',
      boba({}, { character: undefined }),
      [attacks({ player: 'ben' }), ...won, resolve, bensTurn()],
    ),
    doubtful: ['outer-rim.resolving-player-bounties.0.1'],
  },
  {
    ...keeps('resolving-player-bounties.0.1', 'nor whose bounty it is', boba({ assets: [warrant(undefined)] }), [
      attacks({ player: 'ben' }),
      ...won,
      resolve,
      bensTurn(),
    ]),
    doubtful: ['outer-rim.resolving-player-bounties.0.1'],
  },
  breaks(
    'resolving-player-bounties.0.1',
    'without the expansion no bounty is on a player',
    { ...start },
    [attacks({ player: 'ben' })],
    { options: { unfinishedBusiness: false } },
  ),
  breaks('encounter-step.0.1', 'nor is it beside another encounter', start, [
    attacks(),
    ...won,
    resolve,
    { type: 'encounter.space', seat: 'ann', effects: [] },
  ]),
  breaks(
    'encounter-step.1.1',
    'a patrol that forces itself on Ann comes first',
    boba(
      { reputation: { imperial: 'negative' } },
      {},
      { patrols: { imperial: { level: 1, combat: 2, space: 'tatooine', reward: { credits: 3000 } } } },
    ),
    [attacks(), ...won, resolve],
  ),
  breaks(
    'defeated.5',
    'a defeated player cannot be attacked for a bounty',
    boba({}, { defeated: true, damage: { character: 4 } }),
    [attacks(), ...won, resolve],
  ),
  keeps('resolving-player-bounties.0.1', 'which bounty it is need not be said', start, [
    { type: 'encounter.player', seat: 'ann', player: 'ben' },
    ...won,
    resolve,
  ]),
  // 1: ground or ship.
  keeps(
    'resolving-player-bounties.1',
    'on a planet they fight on the ground',
    start,
    [attacks(that({ combat: { kind: 'ground', defender: { player: 'ben' } } })), ...lost, resolve],
    {
      seats: { ann: { damage: { character: 2, ship: 0 } }, ben: { damage: { character: 1, ship: 0 } } },
    },
  ),
  breaks('resolving-player-bounties.1', 'not with their ships', start, [
    attacks(that({ combat: { kind: 'ship' } })),
    ...lost,
    resolve,
  ]),
  keeps(
    'resolving-player-bounties.1',
    'anywhere else with their ships, whatever the bounty shows',
    navpoint,
    [attacks(), ...lost, resolve],
    {
      seats: { ann: { damage: { character: 0, ship: 2 } } },
    },
  ),
  breaks('resolving-player-bounties.1', 'not on the ground', navpoint, [
    attacks(that({ combat: { kind: 'ground' } })),
    ...lost,
    resolve,
  ]),
  // 2.1: completed, it leaves the game.
  keeps(
    'resolving-player-bounties.2.1',
    'the completed bounty leaves the game',
    start,
    [attacks(), ...won, { ...resolve, ...that({ removed: ['warrant'] }) }],
    {
      seats: { ann: { assets: [] } },
    },
  ),
  breaks('resolving-player-bounties.2.1', 'it does not stay', start, [
    attacks(),
    ...won,
    { ...resolve, ...ofAnn({ assets: held }) },
  ]),
  breaks('resolving-player-bounties.2.1', 'nor does it go under its deck', start, [
    attacks(),
    ...won,
    { ...resolve, ...that({ removed: [] }) },
  ]),
  // 3: lost, it stays.
  keeps(
    'resolving-player-bounties.3',
    'Ann has lost and keeps the bounty',
    start,
    [attacks(), ...lost, { ...resolve, ...ofAnn({ assets: held }) }, bensTurn()],
    {
      seats: { ann: { credits: 5000, fame: 0 } },
    },
  ),
  breaks('resolving-player-bounties.3', 'it is not gone', start, [
    attacks(),
    ...lost,
    { ...resolve, ...ofAnn({ assets: [] }) },
  ]),
  keeps(
    'resolving-player-bounties.3',
    'and may be tried again on a later turn',
    boba({}, {}, { turn: { step: 'encounter', number: 3 } }),
    [attacks(), ...won, resolve],
  ),
  // 4: nobody is captured or eliminated.
  breaks(
    'resolving-player-bounties.4',
    'a player cannot be captured',
    boba({}, { reputation: { ...neutral, imperial: 'negative', rebel: 'negative' } }),
    [attacks(), ...won, resolve, captures(), { type: 'bounty.gain-reputation', seat: 'ann', faction: 'rebel' }],
  ),
  breaks(
    'resolving-player-bounties.4',
    'nor eliminated while the reputation is still to come',
    boba({}, { reputation: { ...neutral, imperial: 'positive' } }),
    [attacks(), ...won, resolve, eliminates(), { type: 'bounty.lose-reputation', seat: 'ann', faction: 'imperial' }],
  ),
  breaks('resolving-player-bounties.4', 'nor where nothing is left to choose', start, [
    attacks(),
    ...won,
    resolve,
    captures(),
  ]),
  breaks('resolving-player-bounties.4', 'nor by naming the bounty', start, [
    attacks(),
    ...won,
    resolve,
    captures({ bounty: 'warrant' }),
  ]),
  // 5: not one's own character.
  breaks(
    'resolving-player-bounties.5',
    'nobody completes the bounty on their own character',
    hunt({ ann: { character: 'boba-fett', assets: [ofBoba] } }),
    [attacks({ player: 'ann' })],
  ),
  breaks(
    'resolving-player-bounties.5',
    'nor by naming nobody',
    hunt({ ann: { character: 'boba-fett', assets: [ofBoba] } }),
    [attacks()],
  ),
  keeps(
    'resolving-player-bounties.5.1',
    'but they may have it',
    {
      ...hunt({ turn: { step: 'action' }, ann: { character: 'boba-fett', assets: [], credits: 5000 } }),
      market: { bounty: warrant('boba-fett') },
    },
    buys,
    { seats: { ann: { assets: held } } },
  ),
  // Which bounty it is goes without saying, also where something else stands against it: that is what is told, and once.
  breaks(
    'resolving-player-bounties.0.1',
    'Ben is in another space, and the bounty has no name',
    boba({}, { space: 'naboo' }),
    [attacks({ bounty: undefined }), ...won, resolve, bensTurn(ofAnn({ credits: 10_000, fame: 1 }))],
  ),
  breaks(
    'defeated.5',
    'Ben is defeated, and the bounty has no name',
    boba({}, { defeated: true, damage: { character: 4, ship: 0 } }),
    [attacks({ bounty: undefined, player: 'ben' })],
  ),
  breaks(
    'encounter-step.1.1',
    'a hostile patrol is here, and the bounty has no name',
    boba(
      { reputation: { imperial: 'negative' } },
      {},
      { patrols: { imperial: { level: 1, combat: 2, space: 'tatooine', reward: { credits: 3000 } } } },
    ),
    [attacks({ bounty: undefined }), ...won, resolve, bensTurn(ofAnn({ credits: 10_000 }))],
  ),
  breaks(
    'resolving-player-bounties.5',
    'nobody fights their own character, whatever the bounty is called',
    hunt({ ann: { character: 'boba-fett', assets: [ofBoba] } }),
    [attacks({ bounty: undefined, player: 'ann' })],
  ),
  breaks(
    'resolving-player-bounties.0.1',
    'Ben’s character is no target of hers, and no bounty is named',
    hunt({ ann: { assets: [warrant('bossk')] }, ben: { character: 'boba-fett' } }),
    [attacks({ bounty: undefined, player: 'ben' })],
  ),
];
