import { contactMap, dismiss, mate, order } from '../contacts.ts';
import { type Example, table } from '../example.ts';
import { cargo } from '../market-cards.ts';

const full = [{ class: 'white' as const }, { class: 'green' as const }, { class: 'orange' as const }];
const header = { map: contactMap };
const put = (to: string) => ({ type: 'contact.place', seat: 'ann', to });
/** Ann on Kessel, where every contact space is taken: Trailing Core and Tatooine are next to it. */
const start = (contacts: object = {}, space = 'kessel') =>
  table({
    contacts: { kessel: full, tatooine: full, naboo: [], 'trailing-core': [], 'spinward-core': [], ...contacts },
    ann: { space, assets: [mate('first-mate', 'chewbacca'), order('first-mate')] },
  });
const inTheCore = { turn: { step: 'action' as const }, ann: { space: 'spinward-core' } };
const buys = { type: 'market.buy', seat: 'ann', deck: 'cargo' };
const next = { type: 'card.reveal', deck: 'cargo', card: cargo('next') };
const end = { type: 'action.end', seat: 'ann' };

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.core-worlds.2',
    shows: 'a Core Worlds space without a token takes the one that is nearest to it',
    start: start(),
    header,
    moves: [dismiss, end],
    final: { contacts: { 'trailing-core': [{ id: 'chewbacca', faceup: true }] } },
  },
  {
    rule: 'outer-rim.core-worlds.2',
    shows: 'with a token on it it is none',
    start: start({ 'trailing-core': [{ class: 'orange' }] }),
    header,
    moves: [dismiss, put('naboo'), end],
    final: { contacts: { naboo: [{ id: 'chewbacca' }] } },
  },
  {
    rule: 'outer-rim.core-worlds.2',
    shows: 'it is not passed over',
    start: start(),
    header,
    moves: [dismiss, put('naboo'), end],
    breaks: ['outer-rim.core-worlds.2'],
  },
  {
    rule: 'outer-rim.core-worlds.2',
    shows: 'a claim that it is still empty is wrong',
    start: start(),
    header,
    moves: [dismiss, { ...end, expect: { contacts: { 'trailing-core': [] } } }],
    breaks: ['outer-rim.core-worlds.2'],
  },
  {
    rule: 'outer-rim.core-worlds.2',
    shows: 'nor is it, once the log has said that it came there',
    start: start(),
    header,
    moves: [dismiss, { ...put('trailing-core'), expect: { contacts: { 'trailing-core': [] } } }, end],
    breaks: ['outer-rim.core-worlds.2'],
  },
  // A log that plays with the Core Worlds, and brings no map on which they lie.
  {
    rule: 'log.the-move-log.5',
    shows: 'where the Core Worlds lie is not known: whoever begins between them breaks nothing',
    start: table({ turn: { step: 'action' }, ann: { space: 'core-endcap-imperial-hutt-nav' } }),
    moves: [end],
    doubtful: ['log.the-move-log.5'],
  },
  {
    rule: 'outer-rim.market-action.0.2',
    shows: 'on a Core World there is a market, wherever it lies',
    start: table({ ...inTheCore, market: { cargo: cargo('crate') } }),
    moves: [buys, next, end],
    final: { seats: { ann: { assets: [{ card: 'crate' }], core: 'spinward-core' } } },
  },
  {
    rule: 'outer-rim.cargo.5',
    shows: 'cargo for that very planet is not bought there',
    start: table({ ...inTheCore, market: { cargo: cargo('crate', { destination: 'spinward-core' }) } }),
    moves: [buys, next, end],
    breaks: ['outer-rim.cargo.5'],
  },
  ...(
    [
      ['cargo is delivered there', 'spinward-core', undefined],
      ['not that for the other Core World', 'trailing-core', 'outer-rim.deliver-action.1.a'],
      ['nor that for Kessel', 'kessel', 'outer-rim.deliver-action.1.a'],
    ] as const
  ).map(
    ([shows, destination, breaks]): Example => ({
      rule: 'outer-rim.core-worlds.1',
      shows,
      start: table({
        turn: { step: 'action' },
        ann: { space: 'spinward-core', assets: [cargo('crate', { destination })] },
      }),
      moves: [{ type: 'deliver.cargo', seat: 'ann', card: 'crate' }],
      ...(breaks === undefined ? {} : { breaks: [breaks] }),
    }),
  ),
  {
    rule: 'outer-rim.adjacency.0.1',
    shows: 'what is beside it nobody knows',
    start: table({ ann: { space: 'spinward-core' } }),
    moves: [{ type: 'planning.move', seat: 'ann', to: 'kessel' }],
    doubtful: true,
  },
  {
    rule: 'outer-rim.adjacency.2',
    shows: 'but that it is not the other one',
    start: table({ ann: { space: 'spinward-core' } }),
    moves: [{ type: 'planning.move', seat: 'ann', path: ['trailing-core'] }],
    breaks: ['outer-rim.adjacency.2'],
    final: { seats: { ann: { core: 'trailing-core' } } },
  },
  {
    rule: 'outer-rim.across-the-core.2',
    shows: 'whoever crosses the galaxy from it is on the other one',
    start: table({ turn: { step: 'encounter' }, ann: { space: 'spinward-core' } }),
    moves: [{ type: 'encounter.space', seat: 'ann', cross: true, effects: [{ do: 'cross-the-core' }] }],
    doubtful: true,
    final: { seats: { ann: { core: 'trailing-core' } } },
  },
  {
    rule: 'log.the-move-log.5',
    shows: 'nor does whoever moves there',
    start: table({ ann: { space: 't6-hutt' } }),
    moves: [{ type: 'planning.move', seat: 'ann', to: 'trailing-core' }],
    doubtful: ['log.the-move-log.5'],
    final: { seats: { ann: { space: null } } },
  },
  {
    rule: 'log.the-move-log.5',
    shows: 'without Unfinished Business there is no such space',
    start: table({ ann: { space: 't6-hutt' } }),
    header: { options: { unfinishedBusiness: false } },
    moves: [{ type: 'planning.move', seat: 'ann', to: 'trailing-core' }],
    breaks: ['log.the-move-log.5'],
  },
  {
    rule: 'log.the-move-log.5',
    shows: 'nor on a map of the log that has it not',
    start: table({ ann: { space: 'here' }, ben: { space: 'there' } }),
    header: {
      map: {
        spaces: [
          { id: 'here', type: 'planet' },
          { id: 'there', type: 'planet' },
        ],
        paths: [['here', 'there']],
      },
    },
    moves: [{ type: 'planning.move', seat: 'ann', to: 'trailing-core' }],
    breaks: ['log.the-move-log.5'],
  },
];
