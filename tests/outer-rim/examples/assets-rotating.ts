import type { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import { type Example, table } from '../example.ts';
import { cargo, gear } from '../market-cards.ts';
import {
  breaks,
  buys,
  delivers,
  discards,
  comesTo as keeps,
  type Move,
  ofAnn,
  ofBen,
  reveals,
  that,
  trades,
} from '../writing.ts';

/** Spare parts for 2,000 that bring 5,000 on Tatooine and are rotated there; then they are engines for Kessel. */
const parts = cargo('spare-parts', {
  destination: 'tatooine',
  reward: { credits: 5000, rotate: true },
  rotatesTo: 'engines',
});
const engines: CardFacts = cargo('engines', {
  cost: null,
  destination: 'kessel',
  reward: { credits: 9000 },
  rotatedFrom: 'spare-parts',
});
const ingots = cargo('ingots', { destination: 'tatooine', reward: { credits: 5000, rotate: true } });
const header = { cards: [parts, engines, ingots] };
const next = cargo('next-load');
/** Ann may buy the parts. */
const market = {
  ...table({ turn: { step: 'action' }, ann: { credits: 5000, space: 'lothal' } }),
  market: { cargo: 'spare-parts' },
};
const loaded = table({
  turn: { step: 'action' },
  ann: { assets: ['spare-parts'] },
  ben: { space: 'tatooine', slots: { cargo: 1 } },
});
/** Scraps of which the log does not name the other end. */
const scrap = table({
  turn: { step: 'action' },
  ann: { assets: [cargo('scraps', { destination: 'tatooine', reward: { credits: 5000, rotate: true } })] },
  ben: { space: 'tatooine' },
});
const turned = table({
  turn: { step: 'action' },
  ann: { assets: ['engines'] },
  ben: { space: 'tatooine', slots: { cargo: 1 } },
});
const wrench = (effects: object[]) =>
  gear('wrench', { abilities: [{ id: 'use', timing: 'action', effects: effects as never }] });
const use: Move = { type: 'action.ability', seat: 'ann', source: 'wrench', ability: 'use' };
const withWrench = (...effects: object[]) =>
  table({ turn: { step: 'action' }, ann: { assets: ['spare-parts', wrench(effects)] } });
const withTurned = (...effects: object[]) => ({
  ...table({ turn: { step: 'action' }, ann: { assets: ['engines', wrench(effects)] } }),
  market: { cargo: next },
});
const has = (card: string) => ofAnn({ assets: [{ card }] });
const all = (examples: readonly Example[]): readonly Example[] =>
  examples.map((one) => ({ ...one, header: { ...one.header, ...header } }));

export const examples: readonly Example[] = all([
  // 3.2: bought with the starting asset showing, for its cost.
  keeps(
    'assets.3.2',
    'the starting asset is paid for and shows',
    market,
    [buys('cargo', 'spare-parts', has('spare-parts')), reveals('cargo', next as never)],
    {
      seats: { ann: { credits: 3000, assets: [{ card: 'spare-parts' }] } },
    },
  ),
  breaks('assets.3.2', 'not the other one', market as never, [
    buys('cargo', 'spare-parts', has('engines')),
    reveals('cargo', next as never),
  ]),
  keeps(
    'assets.3.2',
    'gained without a purchase it shows the starting asset, too',
    {
      ...withWrench({ do: 'gain-asset', card: 'spare-parts' }),
      ...table({ turn: { step: 'action' }, ann: { assets: [wrench([{ do: 'gain-asset', card: 'spare-parts' }])] } }),
      market: { cargo: 'spare-parts' },
    },
    [use, { type: 'card.reveal', deck: 'cargo', card: next }],
    {
      seats: { ann: { credits: 5000 } },
    },
  ),
  breaks(
    'assets.3.2',
    'and not the other one',
    {
      ...table({ turn: { step: 'action' }, ann: { assets: [wrench([{ do: 'gain-asset', card: 'spare-parts' }])] } }),
      market: { cargo: 'spare-parts' },
    } as never,
    [
      { ...use, ...ofAnn({ assets: [{ card: 'wrench' }, { card: 'engines' }] }) },
      { type: 'card.reveal', deck: 'cargo', card: next },
    ],
  ),
  // 3.3: rotated in its slot.
  keeps('assets.3.3', 'delivered, it pays and is rotated in its slot', loaded, [
    delivers('spare-parts', ofAnn({ credits: 10_000, assets: [{ card: 'engines' }] })),
  ]),
  breaks('assets.3.3', 'it is not gone', loaded, [delivers('spare-parts', ofAnn({ assets: [] }))]),
  breaks('assets.3.3', 'nor does it show the same asset as before', loaded, [
    delivers('spare-parts', has('spare-parts')),
  ]),
  keeps(
    'assets.3.3',
    'the other asset is active: it is delivered where that says, and then discarded',
    { ...turned, seats: { ...turned.seats, ann: { ...turned.seats?.['ann'], space: 'kessel' } } },
    [delivers('engines', ofAnn({ credits: 14_000, assets: [] }))],
  ),
  breaks('deliver-action.1.a', 'not where the starting asset was', loaded, [
    delivers('spare-parts'),
    delivers('engines'),
  ]),
  breaks('deliver-action.0.1', 'nor is it delivered again where the log does not name the other asset', scrap, [
    delivers('scraps'),
    delivers('scraps'),
  ]),
  {
    ...keeps('assets.3.3', 'by another name that the log does not link to it, perhaps', scrap, [
      delivers('scraps'),
      delivers('ingots'),
      delivers('scraps'),
    ]),
    doubtful: true,
  },
  keeps(
    'assets.3.3',
    'a card that says so rotates it',
    withWrench({ do: 'rotate-asset', card: 'spare-parts' }),
    [use],
    {
      seats: { ann: { assets: [{ card: 'engines', type: 'cargo' }, {}] } },
    },
  ),
  keeps('assets.3.3', 'and back', withTurned({ do: 'rotate-asset', card: 'engines' }), [use], {
    seats: { ann: { assets: [{ card: 'spare-parts' }, {}] } },
  }),
  keeps(
    'assets.3.3',
    'it stays in the slot in which it lay',
    table({
      turn: { step: 'action' },
      ann: { slots: { cargo: 1, 'cargo-or-mod': 1 }, assets: [{ ...parts, slot: 'cargo-or-mod' }] },
    }),
    [delivers('spare-parts')],
    {
      seats: { ann: { assets: [{ card: 'engines', slot: 'cargo-or-mod' }] } },
    },
  ),
  breaks(
    'assets.3.3',
    'a claim that it was not rotated is wrong',
    withWrench({ do: 'rotate-asset', card: 'spare-parts' }),
    [{ ...use, ...ofAnn({ assets: [{ card: 'spare-parts' }, { card: 'wrench' }] }) }],
  ),
  // 3.4: the side that shows is kept.
  keeps('assets.3.4', 'traded, it keeps the side that shows', turned, [
    trades({ cards: ['engines'] }, {}, ofBen({ assets: [{ card: 'engines' }] })),
  ]),
  breaks('assets.3.4', 'it is not turned back', turned, [
    trades({ cards: ['engines'] }, {}, ofBen({ assets: [{ card: 'spare-parts' }] })),
  ]),
  keeps('assets.3.4', 'nor is one turned that shows its starting asset', loaded, [
    trades({ cards: ['spare-parts'] }, {}, ofBen({ assets: [{ card: 'spare-parts' }] })),
  ]),
  breaks('assets.3.4', 'a claim that it was is wrong', loaded, [
    trades({ cards: ['spare-parts'] }, {}, ofBen({ assets: [{ card: 'engines' }] })),
  ]),
  // 3.5: discarded, it goes back like the others.
  keeps(
    'assets.3.5',
    'discarded, it lies under its deck with the starting asset',
    withTurned({ do: 'discard-asset', card: 'engines' }),
    [{ ...use, ...that({ market: { cargo: { under: ['spare-parts'] } } }) }],
  ),
  breaks('assets.3.5', 'not the other way round', withTurned({ do: 'discard-asset', card: 'engines' }), [
    { ...use, ...that({ market: { cargo: { under: ['engines'] } } }) },
  ]),
  keeps('assets.3.5', 'so that it comes up with it', market, [
    discards('cargo'),
    reveals('cargo', next as never),
    { type: 'market.end', seat: 'ann' },
  ]),
  breaks('assets.3.5', 'it does not come up the other way round', { ...market, market: { cargo: next } } as never, [
    discards('cargo'),
    reveals('cargo', 'engines'),
    { type: 'market.end', seat: 'ann' },
  ]),
  breaks(
    'log.the-move-log.3',
    'nor at all while somebody has it',
    { ...table({ turn: { step: 'action' }, ben: { assets: ['engines'] } }), market: { cargo: next } } as never,
    [discards('cargo'), reveals('cargo', 'spare-parts'), { type: 'market.end', seat: 'ann' }],
  ),
]);
