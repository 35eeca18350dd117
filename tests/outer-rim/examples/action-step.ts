import { type Example, seat, table } from '../example.ts';
import { inAction, timed, tool, use } from '../tools.ts';

const cargo = (id: string, more: object = {}) => ({
  id,
  type: 'cargo' as const,
  traits: [],
  destination: 'tatooine',
  reward: { credits: 3000 },
  bonuses: {},
  ...more,
});
const spice = cargo('spice');
const roomy = { cargo: 2, mod: 1, 'cargo-or-mod': 0, crew: 1 };
const gift = { type: 'trade.exchange', seat: 'ann', with: 'ben', gives: { credits: 1000 }, takes: {} };
const delivery = { type: 'deliver.cargo', seat: 'ann', card: 'spice' };
const neighbours = {
  ann: { assets: [spice, tool('purse', { do: 'gain-credits', amount: 1000 })] },
  ben: { space: 'tatooine' },
  ...inAction,
};

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.action-step.0.1',
    shows: 'several different actions, in the order the player likes',
    start: table(neighbours),
    moves: [use('purse'), gift, delivery, { type: 'action.end', seat: 'ann' }],
    final: { turn: { step: 'encounter', done: ['purse/use', 'trade', 'deliver'] }, seats: { ann: { credits: 8000 } } },
  },
  {
    rule: 'outer-rim.action-step.0.1',
    shows: 'no action at all is fine, and the end of the step need not be written down',
    start: table(),
    moves: [
      { type: 'planning.gain-credits', seat: 'ann' },
      { type: 'encounter.space', seat: 'ann', effects: [] },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.action-step.0.1',
    shows: 'any number of actions is not any number of trade actions',
    start: table(neighbours),
    moves: [gift, use('purse'), gift],
    breaks: ['outer-rim.action-step.0.2'],
  },
  {
    rule: 'outer-rim.action-step.0.2',
    shows: 'one deliver action and one trade action',
    start: table(neighbours),
    moves: [delivery, gift],
    final: { seats: { ann: { credits: 7000 } } },
  },
  {
    rule: 'outer-rim.action-step.0.2',
    shows: 'a second deliver action after another action',
    start: table({ ann: { slots: roomy, assets: [spice, cargo('wine'), tool('purse')] }, ...inAction }),
    moves: [delivery, use('purse'), { type: 'deliver.cargo', seat: 'ann', card: 'wine' }],
    breaks: ['outer-rim.action-step.0.2'],
  },
  {
    rule: 'outer-rim.action-step.1',
    shows: 'a trade is one of the actions of the step',
    start: table(neighbours),
    moves: [gift],
    final: { turn: { done: ['trade'] } },
  },
  {
    rule: 'outer-rim.action-step.1',
    shows: 'an "Encounter" ability is none of them',
    start: table({ ann: { assets: [timed('lure', 'encounter')] }, ...inAction }),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'lure' }],
    breaks: ['outer-rim.action-step.1'],
  },
  {
    rule: 'outer-rim.action-step.1.1',
    shows: 'deliver is an action',
    start: table(neighbours),
    moves: [delivery],
    final: { turn: { done: ['deliver'] }, seats: { ann: { credits: 8000 } } },
  },
  {
    rule: 'outer-rim.action-step.1.1',
    shows: 'deliver is no choice of the planning step',
    start: table({ ann: { assets: [spice] } }),
    moves: [delivery],
    breaks: ['outer-rim.player-turn.1.1'],
  },
  {
    rule: 'outer-rim.action-step.1.2',
    shows: 'market is an action',
    start: table({
      ...inAction,
      market: { 'gear-mod': { id: 'cloak', deck: 'gear-mod', type: 'gear', cost: 3000, bonuses: {} } },
    }),
    moves: [{ type: 'market.discard', seat: 'ann', deck: 'gear-mod' }],
    final: { turn: { done: ['market'] } },
  },
  {
    rule: 'outer-rim.action-step.1.2',
    shows: 'market is no choice of the planning step',
    start: table({ market: { 'gear-mod': { id: 'cloak', deck: 'gear-mod', type: 'gear', cost: 3000, bonuses: {} } } }),
    moves: [{ type: 'market.discard', seat: 'ann', deck: 'gear-mod' }],
    breaks: ['outer-rim.player-turn.1.1'],
  },
  {
    rule: 'outer-rim.action-step.1.3',
    shows: 'trade is an action',
    start: table(neighbours),
    moves: [gift],
    final: { turn: { done: ['trade'] }, seats: { ben: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.action-step.1.3',
    shows: 'cards are not traded in the planning step',
    start: table({ ann: { assets: [spice] }, ben: { space: 'tatooine' } }),
    moves: [{ ...gift, gives: { cards: ['spice'] } }],
    breaks: ['outer-rim.player-turn.1.1'],
  },
  {
    rule: 'outer-rim.action-step.1.4',
    shows: 'resolving an "Action" ability is an action',
    start: table(neighbours),
    moves: [use('purse')],
    final: { turn: { done: ['purse/use'] }, seats: { ann: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.action-step.1.4',
    shows: 'an "Action" ability of somebody else is none of one\'s own',
    start: table({ ben: { assets: [tool('purse', { do: 'gain-credits', amount: 1000 })] }, ...inAction }),
    moves: [use('purse')],
    breaks: ['outer-rim.action-step.2'],
  },
  {
    rule: 'outer-rim.action-step.2',
    shows: 'an ability with the word "Action" is used as an action',
    start: table({ ann: { assets: [tool('purse', { do: 'gain-credits', amount: 1000 })] }, ...inAction }),
    moves: [use('purse', { expect: { seats: { ann: { credits: 6000 } } } })],
  },
  {
    rule: 'outer-rim.action-step.2',
    shows: 'an ability with the word "Planning" is not',
    start: table({ ann: { assets: [timed('map', 'planning', { do: 'gain-credits', amount: 1000 })] }, ...inAction }),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'map' }],
    breaks: ['outer-rim.action-step.1'],
  },
  {
    rule: 'outer-rim.action-step.2',
    shows: 'what a card of unknown text does cannot be ruled; what the log declares of it is carried out',
    start: table({ ann: { assets: [{ id: 'odd-thing', type: 'gear' }] }, ...inAction }),
    moves: [
      {
        type: 'action.ability',
        seat: 'ann',
        source: 'odd-thing',
        effects: [{ do: 'gain-credits', amount: 1000 }],
        expect: { seats: { ann: { credits: 6000 } } },
      },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.action-step.2.1',
    shows: 'two different "Action" abilities in one step',
    start: table({
      ann: {
        assets: [
          tool('purse', { do: 'gain-credits', amount: 1000 }),
          tool('till', { do: 'gain-credits', amount: 500 }),
        ],
      },
      ...inAction,
    }),
    moves: [use('purse'), use('till')],
    final: { seats: { ann: { credits: 6500 } } },
  },
  {
    rule: 'outer-rim.action-step.2.1',
    shows: 'the same "Action" ability twice, once by name and once without',
    start: table({ ann: { assets: [tool('purse', { do: 'gain-credits', amount: 1000 })] }, ...inAction }),
    moves: [use('purse'), { type: 'action.ability', seat: 'ann', source: 'purse' }],
    breaks: ['outer-rim.action-step.2.1'],
  },
  ...[[], [use('badge')]].flatMap((between) =>
    [{}, { expect: { seats: { ann: { credits: 7000 } } } }].map((claim): Example => {
      const purse = tool('purse', { do: 'gain-credits', amount: 1000 });
      const once = { ...purse, abilities: (purse.abilities ?? []).map((one) => ({ ...one, limit: 'turn' as const })) };
      return {
        rule: 'outer-rim.word-usage.6.a',
        shows: `of one marked "once per turn" that says it all: ${JSON.stringify([between.length, claim])}`,
        start: table({ ann: { assets: [once, tool('badge')] }, ...inAction }),
        moves: [use('purse'), ...between, use('purse', claim)],
        breaks: ['outer-rim.word-usage.6.a'],
      };
    }),
  ),
  {
    rule: 'outer-rim.action-step.2.2',
    shows: 'an "Action" ability after a delivery ends the deliver action first',
    start: table(neighbours),
    moves: [delivery, use('purse')],
    final: { turn: { done: ['deliver', 'purse/use'] } },
  },
  {
    rule: 'outer-rim.action-step.2.2',
    shows: 'an "Action" ability cannot be started while a delivery awaits its die',
    start: {
      seats: { ann: seat({ assets: [cargo('guns', { traits: ['illegal'] }), tool('purse')] }), ben: seat() },
      ...inAction,
    },
    moves: [
      { type: 'deliver.cargo', seat: 'ann', card: 'guns' },
      use('purse'),
      { type: 'deliver.roll', faces: ['hit'] },
    ],
    breaks: ['outer-rim.action-step.2.2'],
  },
];
