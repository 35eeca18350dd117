import type { Example } from '../example.ts';
import { atMarket, cargo, crew, gear, held, job, mod } from '../market-cards.ts';
import { smuggler, solo } from '../solo.ts';

const hold = (cargos: number, mods: number, either: number) => ({
  slots: { cargo: cargos, mod: mods, 'cargo-or-mod': either, crew: 1 },
});
const end = { type: 'action.end', seat: 'ann' };
/** A gear whose planning ability brings or takes a card. */
const order = (deed: 'gain-asset' | 'discard-asset', card: string) =>
  gear('an-order', { abilities: [{ id: 'do', timing: 'planning', effects: [{ do: deed, card }] }] });
const use = { type: 'planning.ability', seat: 'ann', source: 'an-order' };
const planning = { turn: { step: 'planning' } } as const;
const gaining = { ...atMarket({}, { assets: [order('gain-asset', 'driver'), crew('cook')] }), ...planning };
const roomy = { ...atMarket({}, { fame: 0, assets: [order('gain-asset', 'driver')] }), ...planning };
const found = { cards: [crew('driver', { origin: 'encounter', deck: null })] };
const rack = mod('roof-rack', { bonuses: { slots: { cargo: 1 } } });
const losing = {
  ...atMarket({}, { assets: [order('discard-asset', 'roof-rack'), rack, cargo('crates'), cargo('barrels')] }),
  ...planning,
};
/** Ben, an AI player, has two jobs, for which there are two slots; a third one lies faceup. */
const untoldTurn = smuggler({ job: job('heist') }, { assets: [job('raid'), job('chase')] });
const lies = (card: string, slot: string) => ({ type: 'slots.arrange', seat: 'ben', assets: { [card]: slot } });
const goes = (card: string) => ({ type: 'asset.discard', seat: 'ann', card });
/** With the crew a slot for mods goes: there are two of them, and two cargo by the slot that one of these gives. */
const twoMods = {
  ...atMarket(
    {},
    {
      ...hold(1, 1, 0),
      assets: [
        order('discard-asset', 'mechanic'),
        crew('mechanic', { bonuses: { slots: { mod: 1 } } }),
        mod('engine'),
        rack,
        cargo('crates'),
        cargo('barrels'),
      ],
    },
  ),
  ...planning,
};
/** How much the ship of Ann holds nobody has told. */
const unknownHold = atMarket(
  { cargo: cargo('crates') },
  { slots: { cargo: null, mod: null, 'cargo-or-mod': null }, assets: [cargo('barrels')] },
);
const buysCrates = { type: 'market.buy', seat: 'ann', deck: 'cargo' };
const nextCargo = { type: 'card.reveal', deck: 'cargo', card: cargo('casks') };

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.slots.0.1',
    shows: 'board and sheet together have room for these assets',
    start: atMarket({}, { assets: [gear('gun'), job('errand'), cargo('crates'), mod('engine'), crew('cook')] }),
    moves: [end],
    final: { turn: { step: 'encounter' } },
  },
  {
    rule: 'outer-rim.slots.0.1',
    shows: 'an asset beyond the slots has no place',
    start: atMarket({}, { assets: [crew('cook'), crew('driver')] }),
    moves: [end],
    breaks: ['outer-rim.slots.1'],
  },
  {
    rule: 'outer-rim.slots.1',
    shows: 'one cargo lies in one cargo slot',
    start: atMarket({}, { ...hold(1, 1, 0), assets: [cargo('crates')] }),
    moves: [end],
  },
  {
    rule: 'outer-rim.slots.1',
    shows: 'two cargo lie in one cargo slot',
    start: atMarket({}, { ...hold(1, 1, 0), assets: [cargo('crates'), cargo('barrels')] }),
    moves: [end],
    breaks: ['outer-rim.slots.1'],
  },
  {
    rule: 'outer-rim.slots.1.1',
    shows: 'the gear slot "x2" holds two',
    start: atMarket({}, { assets: [gear('gun'), gear('coat')] }),
    moves: [end],
  },
  {
    rule: 'outer-rim.slots.1.1',
    shows: 'the gear slot "x2" does not hold three',
    start: atMarket({}, { assets: [gear('gun'), gear('coat'), gear('net')] }),
    moves: [end],
    breaks: ['outer-rim.slots.1'],
  },
  {
    rule: 'outer-rim.slots.1.2',
    shows: 'a mod makes room for one more cargo',
    start: atMarket({}, { ...hold(1, 1, 0), assets: [rack, cargo('crates'), cargo('barrels')] }),
    moves: [end],
  },
  {
    rule: 'outer-rim.slots.1.2',
    shows: 'but not for two more',
    start: atMarket({}, { ...hold(1, 1, 0), assets: [rack, cargo('crates'), cargo('barrels'), cargo('sacks')] }),
    moves: [end],
    breaks: ['outer-rim.slots.1'],
  },
  {
    rule: 'outer-rim.slots.1.2',
    shows: 'nobody knows whether the text of a mod makes room for the cargo bought',
    start: atMarket(
      { cargo: cargo('barrels') },
      {
        ...hold(1, 1, 0),
        assets: [{ id: 'strange-mod', type: 'mod', origin: 'market', deck: 'gear-mod' }, cargo('crates')],
      },
    ),
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: cargo('next-crates') },
    ],
    doubtful: true,
    final: { seats: { ann: { assets: [{ card: 'strange-mod' }, { card: 'crates' }, { card: 'barrels' }] } } },
  },
  {
    rule: 'outer-rim.slots.1.3',
    shows: 'a slot for cargo or mods takes the second mod',
    start: atMarket({}, { ...hold(1, 1, 1), assets: [cargo('crates'), mod('engine'), mod('turret')] }),
    moves: [end],
  },
  {
    rule: 'outer-rim.slots.1.3',
    shows: 'it does not take a cargo and a mod at once',
    start: atMarket(
      {},
      { ...hold(1, 1, 1), assets: [cargo('crates'), cargo('barrels'), mod('engine'), mod('turret')] },
    ),
    moves: [end],
    breaks: ['outer-rim.slots.1'],
  },
  {
    rule: 'outer-rim.slots.2',
    shows: 'a gained crew finds a free slot',
    start: { ...atMarket({}, { assets: [order('gain-asset', 'driver')] }), ...planning },
    header: found,
    moves: [{ ...use, expect: { seats: { ann: { assets: [held('an-order', 'gear'), held('driver', 'crew')] } } } }],
  },
  {
    rule: 'outer-rim.slots.2',
    shows: 'a gained crew is kept without a free slot',
    start: gaining,
    header: found,
    moves: [
      use,
      {
        type: 'asset.decline',
        seat: 'ann',
        expect: {
          seats: { ann: { assets: [held('an-order', 'gear'), held('cook', 'crew'), held('driver', 'crew')] } },
        },
      },
    ],
    breaks: ['outer-rim.slots.2'],
  },
  {
    rule: 'outer-rim.slots.3',
    shows: 'the old crew goes to make room for the new one',
    start: gaining,
    header: found,
    moves: [use, { type: 'asset.discard', seat: 'ann', card: 'cook' }],
    final: {
      seats: { ann: { assets: [held('an-order', 'gear'), held('driver', 'crew')] } },
      market: { luxury: { under: ['cook'] } },
    },
  },
  {
    rule: 'outer-rim.slots.3',
    shows: 'a gear is discarded for a crew',
    start: gaining,
    header: found,
    moves: [use, { type: 'asset.discard', seat: 'ann', card: 'an-order' }, { type: 'asset.decline', seat: 'ann' }],
    breaks: ['outer-rim.slots.3'],
  },
  {
    rule: 'outer-rim.slots.4.a',
    shows: "in Ann's turn Ben puts a mod into another slot",
    start: atMarket({}, {}, { ben: { ...hold(1, 1, 1), assets: [{ ...mod('engine'), slot: 'mod' }] } }),
    moves: [
      {
        type: 'slots.arrange',
        seat: 'ben',
        assets: { engine: 'cargo-or-mod' },
        expect: { seats: { ben: { assets: [held('engine', 'mod', 'cargo-or-mod')] } } },
      },
    ],
  },
  {
    rule: 'outer-rim.slots.4.a',
    shows: "Ann cannot move Ben's mod",
    start: atMarket({}, {}, { ben: { ...hold(1, 1, 1), assets: [mod('engine')] } }),
    moves: [{ type: 'slots.arrange', seat: 'ann', assets: { engine: 'cargo-or-mod' } }],
    breaks: ['outer-rim.slots.4.a'],
  },
  {
    rule: 'outer-rim.slots.4.b',
    shows: 'the cargo makes way for the mod',
    start: atMarket({}, { ...hold(1, 0, 1), assets: [{ ...cargo('crates'), slot: 'cargo-or-mod' }] }),
    moves: [{ type: 'slots.arrange', seat: 'ann', assets: { crates: 'cargo' } }],
    final: { seats: { ann: { assets: [held('crates', 'cargo', 'cargo')] } } },
  },
  {
    rule: 'outer-rim.slots.4.b',
    shows: 'cargo is put into a mod slot',
    start: atMarket({}, { assets: [cargo('crates')] }),
    moves: [{ type: 'slots.arrange', seat: 'ann', assets: { crates: 'mod' } }],
    breaks: ['outer-rim.slots.4.b'],
  },
  {
    rule: 'outer-rim.slots.4.b',
    shows: 'the cargo takes the only slot that the mod could lie in',
    start: atMarket({}, { ...hold(1, 0, 1), assets: [cargo('crates'), mod('engine')] }),
    moves: [{ type: 'slots.arrange', seat: 'ann', assets: { crates: 'cargo-or-mod' } }],
    breaks: ['outer-rim.slots.4.b'],
  },
  {
    rule: 'outer-rim.slots.4.1',
    shows: 'with the mod its slot is lost, and one cargo goes',
    start: losing,
    moves: [use, { type: 'asset.discard', seat: 'ann', card: 'crates' }],
    final: { seats: { ann: { assets: [held('an-order', 'gear'), held('barrels', 'cargo')] } } },
  },
  {
    rule: 'outer-rim.slots.4.1',
    shows: 'with the mod its slot is lost, and nothing is done about it',
    start: losing,
    moves: [use, end],
    breaks: ['outer-rim.slots.4.2'],
  },
  {
    rule: 'outer-rim.slots.4.2',
    shows: 'Ann chooses which cargo goes',
    start: losing,
    moves: [use, { type: 'asset.discard', seat: 'ann', card: 'barrels' }],
    final: {
      seats: { ann: { assets: [held('an-order', 'gear'), held('crates', 'cargo')] } },
      market: { cargo: { under: ['barrels'] } },
    },
  },
  {
    rule: 'outer-rim.slots.4.2',
    shows: 'the gear is no help',
    start: losing,
    moves: [
      use,
      { type: 'asset.discard', seat: 'ann', card: 'an-order' },
      { type: 'asset.discard', seat: 'ann', card: 'crates' },
    ],
    breaks: ['outer-rim.slots.4.2'],
  },
  {
    rule: 'outer-rim.slots.4.2',
    shows: 'of two mods in one slot that goes which takes the slot of a cargo with it, and a cargo after it',
    start: twoMods,
    moves: [use, goes('roof-rack'), goes('crates')],
    final: { seats: { ann: { assets: [held('an-order', 'gear'), held('engine', 'mod'), held('barrels', 'cargo')] } } },
  },
  {
    rule: 'outer-rim.slots.4.2',
    shows: 'or the other one, and no cargo',
    start: twoMods,
    moves: [use, goes('engine'), end],
  },
  {
    rule: 'outer-rim.slots.4.2',
    shows: 'with the mod alone it is not done',
    start: twoMods,
    moves: [use, goes('roof-rack'), end],
    breaks: ['outer-rim.slots.4.2'],
  },
  {
    rule: 'outer-rim.slots.4.2',
    shows: 'no cargo has to go before the mod',
    start: twoMods,
    moves: [use, goes('crates'), goes('engine')],
    breaks: ['outer-rim.slots.4.2'],
  },
  {
    rule: 'outer-rim.assets.5',
    shows: 'a gained crew without a slot is declined, said or unsaid',
    start: gaining,
    header: found,
    moves: [use, { type: 'asset.decline', seat: 'ann' }],
    final: { seats: { ann: { assets: [held('an-order', 'gear'), held('cook', 'crew')] } } },
  },
  {
    rule: 'outer-rim.assets.5',
    shows: 'what is declined is discarded, and not kept',
    start: gaining,
    header: found,
    moves: [
      use,
      {
        type: 'asset.decline',
        seat: 'ann',
        expect: {
          seats: { ann: { assets: [held('an-order', 'gear'), held('cook', 'crew'), held('driver', 'crew')] } },
        },
      },
    ],
    breaks: ['outer-rim.slots.2'],
  },
  {
    rule: 'outer-rim.assets.5',
    shows: 'a gained crew is declined though a slot is free',
    start: roomy,
    header: found,
    moves: [use, { type: 'asset.decline', seat: 'ann' }, { type: 'action.end', seat: 'ann' }],
    final: { seats: { ann: { assets: [held('an-order', 'gear')] } } },
  },
  {
    rule: 'outer-rim.assets.5',
    shows: 'that it was declined a claim may show',
    start: roomy,
    header: found,
    moves: [{ ...use, expect: { seats: { ann: { assets: [held('an-order', 'gear')] } } } }],
    final: { seats: { ann: { assets: [held('an-order', 'gear')] } } },
  },
  {
    rule: 'outer-rim.assets.5',
    shows: 'nobody else declines it',
    start: roomy,
    header: found,
    moves: [use, { type: 'asset.decline', seat: 'ben' }],
    breaks: ['outer-rim.assets.5'],
  },
  {
    rule: 'outer-rim.assets.5',
    shows: 'once the turn has gone on it is too late',
    start: roomy,
    header: found,
    moves: [use, { type: 'action.end', seat: 'ann' }, { type: 'asset.decline', seat: 'ann' }],
    breaks: ['outer-rim.assets.5'],
    final: { seats: { ann: { assets: [held('an-order', 'gear'), held('driver', 'crew')] } } },
  },
  {
    rule: 'outer-rim.unfinished-business.1',
    shows: 'a broken arm cannot be declined, be there a slot for it or not',
    start: { ...atMarket({}, { assets: [order('gain-asset', 'broken-arm')] }), ...planning },
    header: { cards: [{ id: 'broken-arm', type: 'gear', bonuses: {} }] },
    moves: [use, { type: 'asset.decline', seat: 'ann' }],
    breaks: ['outer-rim.unfinished-business.1'],
  },
  {
    rule: 'outer-rim.fame.3.a',
    shows: 'additional fame of a declined asset does not come',
    start: roomy,
    header: { cards: [crew('driver', { origin: 'encounter', deck: null, bonuses: { fame: 1 } })] },
    moves: [use, { type: 'asset.decline', seat: 'ann', expect: { seats: { ann: { fame: 0 } } } }],
    final: { seats: { ann: { fame: 0 } } },
  },
  {
    rule: 'outer-rim.fame.3.a',
    shows: 'that of an asset which stays does, said or unsaid',
    start: roomy,
    header: { cards: [crew('driver', { origin: 'encounter', deck: null, bonuses: { fame: 1 } })] },
    moves: [use, { type: 'action.end', seat: 'ann' }],
    final: { seats: { ann: { fame: 1 } } },
  },
  {
    rule: 'outer-rim.assets.5',
    shows: 'who gains it may say that it stays',
    start: roomy,
    header: found,
    moves: [use, { type: 'asset.keep', seat: 'ann' }],
    final: { seats: { ann: { assets: [held('an-order', 'gear'), held('driver', 'crew')] } } },
  },
  {
    rule: 'outer-rim.assets.5',
    shows: 'nobody else says that it stays',
    start: roomy,
    header: found,
    moves: [use, { type: 'asset.keep', seat: 'ben' }],
    breaks: ['outer-rim.assets.5'],
  },
  {
    rule: 'outer-rim.assets.6',
    shows: 'a card is discarded for another one',
    start: gaining,
    header: found,
    moves: [use, { type: 'asset.discard', seat: 'ann', card: 'cook' }],
  },
  {
    rule: 'outer-rim.assets.6',
    shows: 'a card is discarded at will',
    start: atMarket({}, { assets: [crew('cook')] }),
    moves: [{ type: 'asset.discard', seat: 'ann', card: 'cook' }],
    breaks: ['outer-rim.assets.6'],
  },
  ...(['gone', 'there'] as const).map(
    (where): Example => ({
      rule: 'outer-rim.assets.6',
      shows: `that it is ${where} afterwards is no second breach`,
      start: atMarket({}, { assets: [crew('cook')] }),
      moves: [
        { type: 'asset.discard', seat: 'ann', card: 'cook' },
        { ...end, expect: { seats: { ann: { assets: where === 'gone' ? [] : ['cook'] } } } },
      ],
      breaks: ['outer-rim.assets.6'],
    }),
  ),
  {
    rule: 'outer-rim.unfinished-business.1',
    shows: 'a broken arm takes the slot of a gun',
    start: { ...atMarket({}, { assets: [order('gain-asset', 'broken-arm'), gear('gun')] }), ...planning },
    header: { cards: [{ id: 'broken-arm', type: 'gear', bonuses: {} }] },
    moves: [use, { type: 'asset.discard', seat: 'ann', card: 'gun' }],
    final: { seats: { ann: { assets: [held('an-order', 'gear'), held('broken-arm', 'gear')] } } },
  },
  {
    rule: 'outer-rim.unfinished-business.1',
    shows: 'a broken arm cannot be declined',
    start: { ...atMarket({}, { assets: [order('gain-asset', 'broken-arm'), gear('gun')] }), ...planning },
    header: { cards: [{ id: 'broken-arm', type: 'gear', bonuses: {} }] },
    moves: [use, { type: 'asset.decline', seat: 'ann' }],
    breaks: ['outer-rim.unfinished-business.1'],
  },
  {
    rule: 'outer-rim.slots.1.1',
    shows: 'where nobody knows how many slots there are, what goes for a bought card is not held against anybody',
    start: unknownHold,
    moves: [buysCrates, goes('barrels'), nextCargo],
    doubtful: ['outer-rim.slots.4.2'],
  },
  {
    rule: 'outer-rim.slots.1.1',
    shows: 'nor that the bought card is let go',
    start: unknownHold,
    moves: [buysCrates, { type: 'asset.decline', seat: 'ann' }, nextCargo],
    doubtful: ['outer-rim.slots.2'],
  },
  {
    rule: 'outer-rim.slots.1.1',
    shows: 'a claim may show it too',
    start: unknownHold,
    moves: [buysCrates, nextCargo, { ...end, expect: { seats: { ann: { assets: ['crates'] } } } }],
  },
  {
    rule: 'outer-rim.slots.1.1',
    shows: 'there are slots enough as far as anybody knows',
    start: unknownHold,
    moves: [buysCrates, nextCargo, end],
    final: { seats: { ann: { assets: [held('barrels', 'cargo'), held('crates', 'cargo')] } } },
  },
  {
    rule: 'outer-rim.assets.6',
    shows: 'what lies in slots that are known does not go for that',
    start: atMarket(
      { cargo: cargo('crates') },
      { slots: { cargo: null, mod: null, 'cargo-or-mod': null }, assets: [gear('gun')] },
    ),
    moves: [buysCrates, goes('gun'), nextCargo],
    breaks: ['outer-rim.slots.4.2'],
  },
  {
    rule: 'outer-rim.slots.4.b',
    shows: 'of an AI player whose card nobody has told another job may have gone for a new one',
    start: untoldTurn,
    header: solo,
    moves: [{ type: 'ai.untold' }, lies('heist', 'job-or-bounty')],
    doubtful: true,
  },
  {
    rule: 'outer-rim.slots.4.b',
    shows: 'but no new one lies in a slot of another kind',
    start: untoldTurn,
    header: solo,
    moves: [{ type: 'ai.untold' }, lies('heist', 'cargo')],
    breaks: ['outer-rim.slots.4.a'],
    doubtful: true,
  },
];
