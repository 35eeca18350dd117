import { type Example, seat, table } from '../example.ts';
import { inAction, tool, use } from '../tools.ts';

const blaster = { id: 'blaster', type: 'gear' as const, bonuses: { groundCombat: 1 } };
const pilot = { id: 'pilot', type: 'crew' as const, bonuses: {}, skills: ['piloting' as const] };
const spice = { id: 'spice', type: 'cargo' as const, bonuses: {}, traits: [], destination: 'kessel' };
const captured = { id: 'bounty-on-hondo', type: 'bounty' as const, bonuses: {}, captured: true };
const trade = (gives: object, takes: object = {}, more: object = {}) => ({
  type: 'trade.exchange',
  seat: 'ann',
  with: 'ben',
  gives,
  takes,
  ...more,
});
const together = (ann: object = {}, ben: object = {}) =>
  table({ ann, ben: { space: 'tatooine', ...ben }, ...inAction });
const three = { seats: { ann: seat(), ben: seat(), cem: seat() }, ...inAction };

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.trade-action.0.1',
    shows: 'credits for a card, in the same space',
    start: together({ assets: [blaster] }),
    moves: [trade({ cards: ['blaster'] }, { credits: 4000 })],
    final: { seats: { ann: { credits: 9000, assets: [] }, ben: { credits: 1000, assets: [{ card: 'blaster' }] } } },
  },
  {
    rule: 'outer-rim.trade-action.0.1',
    shows: 'the same exchange, written down from the side of the other player',
    start: together({ assets: [blaster] }),
    moves: [
      { ...trade({ credits: 4000 }, { cards: ['blaster'] }), seat: 'ben', with: 'ann' },
      { type: 'encounter.space', seat: 'ann', effects: [] },
    ],
    doubtful: true,
    final: { seats: { ann: { credits: 9000, assets: [] }, ben: { credits: 1000, assets: [{ card: 'blaster' }] } } },
  },
  {
    rule: 'outer-rim.action-step.0.2',
    shows: 'it is the trade action of the current player all the same',
    start: together({ assets: [blaster] }),
    moves: [
      { ...trade({ credits: 4000 }), seat: 'ben', with: 'ann' },
      { type: 'trade.end', seat: 'ann' },
      trade({ cards: ['blaster'] }),
    ],
    breaks: ['outer-rim.action-step.0.2'],
  },
  {
    rule: 'outer-rim.trade-action.0.1',
    shows: 'no trade action with a player in another space',
    start: table({ ann: { assets: [blaster] }, ...inAction }),
    moves: [trade({ cards: ['blaster'] }, { credits: 4000 })],
    breaks: ['outer-rim.trade-action.0.1'],
  },
  {
    rule: 'outer-rim.trade-action.0.1',
    shows: 'nobody trades with themselves',
    start: together({ assets: [blaster] }),
    moves: [trade({ cards: ['blaster'] }, { credits: 4000 }, { with: 'ann' })],
    breaks: ['outer-rim.trade-action.0.1'],
  },
  {
    rule: 'outer-rim.trade-action.1.a',
    shows: 'one trade action with two players',
    start: three,
    moves: [trade({ credits: 1000 }), trade({ credits: 1000 }, {}, { with: 'cem' })],
    final: {
      turn: { done: ['trade'] },
      seats: { ann: { credits: 3000 }, ben: { credits: 6000 }, cem: { credits: 6000 } },
    },
  },
  {
    rule: 'outer-rim.trade-action.1.a',
    shows: 'a player of another space is not among the partners',
    start: { seats: { ann: seat(), ben: seat(), cem: seat({ space: 'naboo' }) }, ...inAction },
    moves: [trade({ credits: 1000 }), trade({ credits: 1000 }, {}, { with: 'cem' })],
    breaks: ['outer-rim.trade-action.0.1'],
  },
  {
    rule: 'outer-rim.trade-action.1.b',
    shows: 'what goes from one to another goes through the current player',
    start: { seats: { ann: seat(), ben: seat({ assets: [blaster] }), cem: seat() }, ...inAction },
    moves: [trade({}, { cards: ['blaster'] }), trade({ cards: ['blaster'] }, {}, { with: 'cem' })],
    final: { seats: { cem: { assets: [{ card: 'blaster' }] } } },
  },
  {
    rule: 'outer-rim.trade-action.1.b',
    shows: 'two others trade with one another',
    start: three,
    moves: [trade({ credits: 1000 }), trade({ credits: 1000 }, {}, { seat: 'ben', with: 'cem' })],
    breaks: ['outer-rim.trade-action.1.b'],
  },
  {
    rule: 'outer-rim.trade-action.2',
    shows: 'a present is a trade',
    start: together({ assets: [blaster] }),
    moves: [trade({ cards: ['blaster'], credits: 2000 })],
    final: { seats: { ann: { credits: 3000 }, ben: { credits: 7000 } } },
  },
  {
    rule: 'outer-rim.trade-action.2',
    shows: 'of a present only what is given need be said, by either of the two',
    start: together({ assets: [blaster] }),
    moves: [
      { type: 'trade.exchange', seat: 'ann', with: 'ben', gives: { cards: ['blaster'] } },
      { type: 'trade.exchange', seat: 'ann', with: 'ben', takes: { credits: 2000 } },
    ],
    final: { seats: { ann: { credits: 7000 }, ben: { credits: 3000, assets: [{ card: 'blaster' }] } } },
  },
  {
    rule: 'outer-rim.trade-action.0.1',
    shows: 'what was given is gone',
    start: together({ assets: [blaster] }),
    moves: [trade({ cards: ['blaster'], credits: 2000 }, {}, { expect: { seats: { ann: { credits: 5000 } } } })],
    breaks: ['outer-rim.trade-action.0.1'],
  },
  {
    rule: 'outer-rim.trade-action.2',
    shows: 'a present is not paid for',
    start: together({ assets: [blaster] }),
    moves: [trade({ cards: ['blaster'] }, {}, { expect: { seats: { ann: { credits: 7000 } } } })],
    breaks: ['outer-rim.trade-action.2'],
  },
  {
    rule: 'outer-rim.trade-action.2',
    shows: 'whoever is given credits owes no card for them',
    start: together({ assets: [blaster] }),
    moves: [trade({}, { credits: 2000 }, { expect: { seats: { ann: { assets: [] } } } })],
    breaks: ['outer-rim.trade-action.2'],
  },
  {
    rule: 'outer-rim.trade-action.4',
    shows: 'crew, cargo and gear change hands',
    start: together({ assets: [pilot, blaster] }, { assets: [spice] }),
    moves: [trade({ cards: ['pilot', 'blaster'] }, { cards: ['spice'] })],
    final: {
      seats: { ann: { assets: [{ card: 'spice' }] }, ben: { assets: [{ card: 'pilot' }, { card: 'blaster' }] } },
    },
  },
  {
    rule: 'outer-rim.trade-action.4',
    shows: 'nobody trades a card they do not have',
    start: together({}, { assets: [spice] }),
    moves: [trade({ cards: ['spice'] })],
    breaks: ['outer-rim.trade-action.4'],
  },
  {
    rule: 'outer-rim.trade-action.4.1',
    shows: 'a captured contact goes with its bounty',
    start: together({ assets: [captured] }),
    moves: [trade({ cards: ['bounty-on-hondo'] })],
    final: { seats: { ben: { assets: [{ card: 'bounty-on-hondo', captured: true }] } } },
  },
  {
    rule: 'outer-rim.trade-action.4.1',
    shows: 'the contact does not stay behind',
    start: together({ assets: [captured] }),
    moves: [
      trade(
        { cards: ['bounty-on-hondo'] },
        {},
        {
          expect: {
            seats: { ben: { assets: [{ card: 'bounty-on-hondo', type: 'bounty', slot: null, captured: false }] } },
          },
        },
      ),
    ],
    breaks: ['outer-rim.trade-action.4.1'],
  },
  {
    rule: 'outer-rim.trade-action.5',
    shows: 'a secret stays with its owner in a trade',
    start: together({ secrets: [{ id: 'old-map' }] }),
    moves: [trade({ credits: 1000 })],
    final: { seats: { ann: { secrets: [{ id: 'old-map' }] } } },
  },
  {
    rule: 'outer-rim.trade-action.5',
    shows: 'a secret cannot be given away',
    start: together({ secrets: [{ id: 'old-map' }] }),
    moves: [trade({ cards: ['old-map'] }, { credits: 1000 })],
    breaks: ['outer-rim.trade-action.5'],
  },
  {
    rule: 'outer-rim.trade-action.6.c',
    shows: 'credits traded in passing leave the trade action open',
    start: together(),
    moves: [
      { type: 'credits.trade', seat: 'ann', with: 'ben', gives: 1000, takes: 0, expect: { turn: { done: [] } } },
      trade({ credits: 1000 }),
    ],
    final: { seats: { ben: { credits: 7000 } } },
  },
  {
    rule: 'outer-rim.trade-action.6.c',
    shows: 'a trade of credits is not counted as the trade action',
    start: table(inAction),
    moves: [
      { type: 'credits.trade', seat: 'ann', with: 'ben', gives: 1000, takes: 0, expect: { turn: { done: ['trade'] } } },
    ],
    breaks: ['outer-rim.trade-action.6.c'],
  },
  {
    rule: 'outer-rim.trade-action.6.1.a',
    shows: 'credits change hands in the middle of a delivery',
    start: table({
      ann: {
        assets: [
          {
            id: 'guns',
            type: 'cargo',
            traits: ['illegal'],
            destination: 'tatooine',
            reward: { credits: 5000 },
            bonuses: {},
          },
        ],
      },
      ...inAction,
    }),
    moves: [
      { type: 'deliver.cargo', seat: 'ann', card: 'guns' },
      { type: 'credits.trade', seat: 'ben', with: 'ann', gives: 5000, takes: 0 },
      { type: 'deliver.roll', faces: ['hit'] },
    ],
    final: { seats: { ann: { credits: 15_000 }, ben: { credits: 0 } } },
  },
  {
    rule: 'outer-rim.trade-action.6.1.a',
    shows: 'cards cannot be traded in the middle of a delivery',
    start: table({
      ann: {
        assets: [
          {
            id: 'guns',
            type: 'cargo',
            traits: ['illegal'],
            destination: 'tatooine',
            reward: { credits: 5000 },
            bonuses: {},
          },
          tool('purse'),
        ],
      },
      ben: { space: 'tatooine' },
      ...inAction,
    }),
    moves: [
      use('purse'),
      { type: 'deliver.cargo', seat: 'ann', card: 'guns' },
      trade({ cards: ['purse'] }),
      { type: 'deliver.roll', faces: ['hit'] },
    ],
    breaks: ['log.the-move-log.6'],
  },
];
