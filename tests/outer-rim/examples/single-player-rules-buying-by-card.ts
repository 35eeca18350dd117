/** @module Single-Player Rules: Buying (LRR page 23), as AI cards tell it: from which deck, into which slots, and what comes instead. */
import type { StartSeat } from '../../../schemas/outer-rim/header.ts';
import type { Example } from '../example.ts';
import { ladder } from '../maps.ts';
import { bounty, cargo, crew, gear, held, job, mod, ship } from '../market-cards.ts';
import { drawn, duel, hunter, smuggler, solo, twoOpponents } from '../solo.ts';

const RULE = 'outer-rim.single-player-rules-buying';

const buy = (deck: string, words = {}) => ({ type: 'market.buy', seat: 'ben', deck, ...words });
const discard = (deck: string) => ({ type: 'market.discard', seat: 'ben', deck });
const next = (deck: string, card: { id: string }) => ({ type: 'card.reveal', deck, card });
/** Ann goes on: whatever Ben's card still does goes without saying. */
const goOn = { type: 'planning.gain-credits', seat: 'ann' };

const slots = (more = {}): StartSeat['slots'] => ({
  cargo: 1,
  mod: 1,
  'cargo-or-mod': 0,
  crew: 1,
  gear: 2,
  'job-or-bounty': 2,
  ...more,
});
const warrant = (id: string) => bounty(id, { contact: 'garindan', class: 'yellow' });
const errand = job('errand', { destination: 'kessel' });
const nobody = { contacts: { naboo: [] } };
/** Nobody knows a contact on Naboo by name. */
const aWhiteOne = { contacts: { naboo: [{ class: 'white' } as const] } };
const forThree = cargo('sugar', { contactIcon: { from: 3, to: 4 } });
const boshek = { type: 'contact.reveal', contact: 'boshek', class: 'white' };

/** Boba Fett's own card buys gear where no bounty has room, else a bounty. */
const boba = (assets: StartSeat['assets']) =>
  hunter({ 'gear-mod': gear('sword'), bounty: bounty('target') }, { assets: assets ?? [], slots: slots() }, nobody);
const BOBA = drawn('ai-boba-fett');
/** Smuggler 1 buys a job where no cargo has room, else cargo. */
const hauler = (assets: StartSeat['assets'], more = {}) =>
  smuggler({ cargo: cargo('crates'), job: errand }, { assets: assets ?? [], slots: slots(more) });
const CARGO = drawn('smuggler-1');
/** Hunter 4 buys gear or a mod; if unable on a planet, the top card of the cargo deck goes for 4,000 credits. */
const GEAR = drawn('hunter-4');

export const examples: readonly Example[] = [
  {
    rule: `${RULE}.0.2`,
    shows: 'Boba Fett has no room for a bounty, and buys gear',
    start: boba([warrant('one'), job('two')]),
    header: solo,
    moves: [BOBA, buy('gear-mod'), next('gear-mod', gear('axe'))],
    final: { seats: { ben: { credits: 2000 } } },
  },
  {
    rule: `${RULE}.0.2`,
    shows: 'he has none, and buys a bounty all the same',
    start: boba([warrant('one'), warrant('two')]),
    header: solo,
    moves: [BOBA, buy('bounty')],
    breaks: [`${RULE}.0.2`],
  },
  {
    rule: `${RULE}.0.2`,
    shows: 'he has room, and buys gear',
    start: boba([warrant('one')]),
    header: solo,
    moves: [BOBA, buy('gear-mod')],
    breaks: [`${RULE}.0.2`],
  },
  {
    rule: `${RULE}.2.b`,
    shows: 'cargo has room in a slot for cargo or mods',
    start: hauler([cargo('silk')], { 'cargo-or-mod': 1 }),
    header: solo,
    moves: [CARGO, buy('cargo', { slot: 'cargo-or-mod' }), next('cargo', cargo('sugar'))],
    final: { seats: { ben: { credits: 3000 } } },
  },
  {
    rule: `${RULE}.0.2`,
    shows: 'a second mod takes that room, so that a job is bought',
    start: hauler([cargo('silk'), mod('engine'), mod('shield')], { 'cargo-or-mod': 1 }),
    header: solo,
    moves: [CARGO, buy('job'), next('job', job('more'))],
    final: { goalTokens: { kessel: 2 } },
  },
  {
    rule: `${RULE}.1.3.a`,
    shows: 'a mod has no room, and does not go into a slot for gear',
    start: hunter({ 'gear-mod': mod('shield') }, { assets: [mod('engine')], slots: slots() }),
    header: solo,
    moves: [GEAR, buy('gear-mod', { slot: 'gear' })],
    breaks: [`${RULE}.1.3.a`, `${RULE}.2.b`],
  },
  {
    rule: `${RULE}.1.2.a`,
    shows: 'a job that costs nothing is bought without a credit',
    start: smuggler({ job: errand }, { credits: 0 }),
    header: solo,
    moves: [drawn('smuggler-6'), buy('job', { paid: 0 }), next('job', job('more'))],
    final: { goalTokens: { kessel: 1 }, seats: { ben: { credits: 0 } } },
  },
  {
    rule: `${RULE}.1.1`,
    shows: 'luxury cargo is not bought on its destination either',
    start: smuggler(
      { luxury: cargo('gift', { deck: 'luxury', destination: 'naboo' }) },
      { character: 'maz-kanata', credits: 12_000 },
      nobody,
    ),
    header: solo,
    moves: [drawn('ai-maz-kanata'), buy('luxury')],
    breaks: [`${RULE}.1.1`],
  },
  {
    rule: `${RULE}.2.1.a`,
    shows: 'Maz has no room for three crew on top of the deck: she gains credits for her crew instead',
    start: smuggler(
      { luxury: crew('singer') },
      { character: 'maz-kanata', credits: 12_000, assets: [crew('aide'), crew('cook')], slots: slots() },
      nobody,
    ),
    header: solo,
    moves: [
      drawn('ai-maz-kanata'),
      discard('luxury'),
      next('luxury', crew('dancer')),
      discard('luxury'),
      next('luxury', crew('piper')),
      // The last line of her card.
      next('luxury', crew('drummer')),
      { ...goOn, expect: { seats: { ben: { credits: 16_000, fame: 0 } } } },
    ],
  },
  {
    rule: `${RULE}.2.2`,
    shows: 'ARMOR that cannot be bought is no purchase: the top card of the cargo deck goes for credits instead',
    start: hunter(
      { 'gear-mod': gear('coat', { traits: ['armor'] }), cargo: cargo('crates') },
      { assets: [gear('vest', { traits: ['armor'] })] },
    ),
    header: solo,
    moves: [
      GEAR,
      { ...discard('cargo'), expect: { seats: { ben: { credits: 9000 } } } },
      next('cargo', cargo('sugar')),
    ],
    final: { market: { 'gear-mod': { faceup: 'coat' }, cargo: { under: ['crates'] } } },
  },
  {
    rule: `${RULE}.2.4.b`,
    shows: 'what has no room on the new ship goes',
    start: smuggler({ ship: ship('bare-tub') }, { assets: [cargo('silk'), gear('knife')], slots: slots() }),
    header: solo,
    moves: [
      drawn('smuggler-9'),
      buy('ship'),
      { type: 'asset.discard', seat: 'ben', card: 'silk' },
      next('ship', ship('big-tub')),
    ],
    final: {
      seats: { ben: { ship: 'bare-tub', assets: [held('knife', 'gear')] } },
      market: { cargo: { under: ['silk'] } },
    },
  },
  {
    rule: `${RULE}.2.4.b`,
    shows: 'but nothing that leaves the new ship as full as before',
    start: smuggler({ ship: ship('bare-tub') }, { assets: [cargo('silk'), gear('knife')], slots: slots() }),
    header: solo,
    moves: [drawn('smuggler-9'), buy('ship'), { type: 'asset.discard', seat: 'ben', card: 'knife' }],
    breaks: ['outer-rim.buying.2.3'],
  },
  {
    rule: `${RULE}.2.4.b`,
    shows: 'a claim that the damage of the old ship is that of the new one',
    start: smuggler({ ship: ship('big-tub') }, { damage: { character: 4, ship: 2 } }),
    header: solo,
    moves: [
      drawn('smuggler-9'),
      buy('ship', { expect: { seats: { ben: { damage: { ship: 2 } } } } }),
      next('ship', ship('bare-tub')),
    ],
    breaks: ['outer-rim.buying.2.1'],
  },
  {
    rule: `${RULE}.3.2.b`,
    shows: 'an icon for three players does nothing with two',
    start: smuggler({ cargo: cargo('crates') }, { slots: slots() }, aWhiteOne),
    header: solo,
    moves: [CARGO, buy('cargo'), next('cargo', forThree), boshek],
    breaks: ['outer-rim.buying.3.2.a'],
  },
  {
    rule: `${RULE}.3.2.b`,
    shows: 'two AI players and a person are three',
    start: twoOpponents({ cargo: cargo('crates') }, { slots: slots() }, {}, aWhiteOne),
    header: duel,
    moves: [CARGO, buy('cargo'), next('cargo', forThree), boshek],
    final: { contacts: { naboo: [{ id: 'boshek', faceup: true }] } },
  },
  {
    rule: `${RULE}.3.1.1`,
    shows: 'a patrol that is there already does not go away',
    start: smuggler(
      { job: job('lark', { destination: 'naboo' }) },
      { space: 'kessel', reputation: { hutt: 'neutral' } },
      { patrols: { hutt: { level: 1, space: 'kessel' } } },
    ),
    header: { ...solo, map: ladder },
    moves: [
      drawn('smuggler-6'),
      buy('job'),
      next('job', job('more', { patrolIcon: { faction: 'hutt', spaces: 2 } })),
      { type: 'patrol.move', seat: 'ben', faction: 'hutt', path: ['n1'] },
    ],
    breaks: [`${RULE}.3.1.1`],
  },
];
