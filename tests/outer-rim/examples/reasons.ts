/**
 * @module
 * Every refusal names its reason: claims that nothing justifies, of several rules the one that was forgotten, moves in the
 * wrong place, and near misses that are right. Written from the rulebook's text, in the ways in which a table might write them.
 */
import type { Start, StartSeat } from '../../../schemas/outer-rim/header.ts';
import { type Example, seat, table } from '../example.ts';
import { ambush, duel, meet, obey, orders, resolve, roll, test, trick } from '../fights.ts';
import { atMarket, cargo, flying, gear, held, sheets } from '../market-cards.ts';
import { aimed, inAction, inEncounter, timed, tool, use } from '../tools.ts';
import {
  bensTurn,
  breaks,
  buys,
  delivers,
  discards,
  doubted,
  encounters,
  ends,
  gains,
  keeps,
  type Move,
  moves,
  ofAnn,
  ofBen,
  onLadder,
  recovers,
  reveals,
  rolls,
  that,
  trades,
} from '../writing.ts';

const knife = { id: 'knife', type: 'gear', bonuses: {}, cost: 2000 } as const;
const hurt = table({ ann: { damage: { ship: 2, character: 1 } } });
const acting = (ann: StartSeat = {}, more: Omit<Start, 'seats' | 'turn'> = {}) => table({ ...inAction, ann, ...more });
const together = (ann: StartSeat = {}, ben: StartSeat = {}) =>
  table({ ...inAction, ann, ben: { space: 'tatooine', ...ben } });
const hutts = (space: string, more = {}) => ({
  patrols: { hutt: { level: 1, combat: 2, space, reward: { credits: 1000 }, ...more } },
});
const chart = { do: 'gain-credits', amount: 1000 } as const;

const planning: Example[] = [
  breaks('planning-step.0.1', 'whoever gains credits does not recover too', hurt, [
    gains(ofAnn({ damage: { ship: 0 } })),
  ]),
  breaks('planning-step.0.1', 'nor does the ship move', table(), [gains(ofAnn({ space: 'n2' }))], onLadder),
  breaks('planning-step.0.1', 'whoever recovers does not gain credits too', hurt, [recovers(ofAnn({ credits: 7000 }))]),
  breaks('planning-step.0.1', 'nor does whoever moves', table(), [moves(['n2'], ofAnn({ credits: 7000 }))], onLadder),
  breaks(
    'planning-step.0.1',
    'and no damage is gone by moving',
    hurt,
    [moves(['n2'], ofAnn({ damage: { ship: 0 } }))],
    onLadder,
  ),
  breaks('planning-step.3', 'a part of the damage is left after recovering', hurt, [
    recovers(ofAnn({ damage: { character: 1 } })),
  ]),
  keeps('planning-step.3', 'all of it is gone, and no credits have come', hurt, [
    recovers(ofAnn({ damage: { character: 0, ship: 0 }, credits: 5000 })),
  ]),
  breaks('defeated.2.b', 'whoever has recovered stands', table({ ann: { defeated: true, damage: { ship: 4 } } }), [
    recovers(ofAnn({ defeated: true })),
  ]),
  doubted(
    breaks('planning-step.2', 'nobody has the credits of a planning step before it', table(inEncounter), [
      encounters(ofBen({ credits: 7000 })),
    ]),
  ),
  doubted(
    breaks(
      'planning-step.3',
      'nobody has recovered before their planning step',
      table({ ...inEncounter, ben: { damage: { ship: 2 } } }),
      [encounters(ofBen({ damage: { ship: 0 } }))],
    ),
  ),
  breaks('player-turn.1.1', 'the action step is not ended before the planning step', table(), [ends()]),
  breaks('player-turn.1.1', 'nobody encounters anything before the planning step', table(), [encounters()]),
  breaks(
    'planning-step.4',
    'a "Planning" ability of somebody else is none of one\'s own',
    table({ ben: { assets: [timed('atlas', 'planning', chart)] } }),
    [{ type: 'planning.ability', seat: 'ann', source: 'atlas', ability: 'use' }],
  ),
  breaks(
    'appendix-2-interpreting-cards-and-abilities.0.2',
    'a "Planning" ability that chooses another player needs one in the space',
    table({ ann: { assets: [aimed('atlas', 'planning', chart)] } }),
    [{ type: 'planning.ability', seat: 'ann', source: 'atlas', ability: 'use', player: 'ben' }],
  ),
  keeps(
    'appendix-2-interpreting-cards-and-abilities.0.2',
    'and there is one',
    table({ ann: { assets: [aimed('atlas', 'planning', chart)] }, ben: { space: 'tatooine' } }),
    [{ type: 'planning.ability', seat: 'ann', source: 'atlas', ability: 'use', player: 'ben' }],
  ),
];

const booster = { id: 'booster', type: 'mod', bonuses: { hyperdrive: 1 } } as const;
const movement: Example[] = [
  breaks(
    'movement.1.3',
    'the hyperdrive value does not rise by itself',
    table(),
    [moves(['n2'], ofAnn({ values: { hyperdrive: 7 } }))],
    onLadder,
  ),
  keeps(
    'movement.1.3',
    'the value may be claimed with its bonus',
    table({ ann: { values: { hyperdrive: 2 }, assets: [booster] } }),
    [moves(['n2', 'n3', 'n4'], ofAnn({ values: { hyperdrive: 3 } }))],
    onLadder,
  ),
  keeps(
    'movement.1.3',
    'or as it is printed',
    table({ ann: { values: { hyperdrive: 2 }, assets: [booster] } }),
    [moves(['n2'], ofAnn({ values: { hyperdrive: 2 } }))],
    onLadder,
  ),
  breaks(
    'movement.1.3',
    'but not with a bonus that nobody has',
    table({ ann: { values: { hyperdrive: 2 }, assets: [booster] } }),
    [moves(['n2'], ofAnn({ values: { hyperdrive: 4 } }))],
    onLadder,
  ),
  breaks(
    'movement.1',
    'of a destination too far only that it is too far is told, where a way is as short that nothing stops',
    table({ ann: { values: { hyperdrive: 2 } } }),
    [{ type: 'planning.move', seat: 'ann', to: 'n4' }],
    onLadder,
  ),
  breaks(
    'movement.0.1',
    'the ship of another player does not come along',
    table(),
    [moves(['n2'], ofBen({ space: 'n2' }))],
    onLadder,
  ),
  breaks(
    'patrol-movement.0.1',
    'nor does a patrol',
    table(hutts('tatooine')),
    [moves(['n2'], that({ patrols: { hutt: { space: 'n2' } } }))],
    onLadder,
  ),
];

const odd = { id: 'odd', type: 'mod' } as const;
const holds = { id: 'hold', type: 'mod', bonuses: { slots: { cargo: 1 } } } as const;
const values: Example[] = [
  doubted(
    keeps('movement.1.3', 'a mod of unknown text may raise the hyperdrive value', acting({ assets: [odd] }), [
      ends(ofAnn({ values: { hyperdrive: 7 } })),
    ]),
  ),
  breaks('combat-abilities.5', 'but no health', acting({ assets: [odd] }), [ends(ofAnn({ values: { health: 7 } }))]),
  breaks('fame.2', 'and no fame', acting({ assets: [odd] }), [ends(ofAnn({ fame: 1 }))]),
  doubted(keeps('slots.1', 'it may bring a slot', acting({ assets: [odd] }), [ends(ofAnn({ slots: { cargo: 2 } }))])),
  keeps('slots.1', 'the slots may be claimed with what a mod adds', acting({ assets: [holds] }), [
    ends(ofAnn({ slots: { cargo: 2 } })),
  ]),
  breaks('slots.1', 'and not with more', acting({ assets: [holds] }), [ends(ofAnn({ slots: { cargo: 3 } }))]),
];

const costly = {
  id: 'bribe',
  type: 'gear',
  bonuses: {},
  abilities: [
    {
      id: 'use',
      timing: 'action',
      cost: [{ do: 'lose-credits', amount: 1000 }],
      effects: [{ do: 'gain-credits', amount: 4000 }],
    },
  ],
} as const;
const wounding = (on: object = {}) => tool('blowpipe', { do: 'suffer', on: 'ship', amount: 1, seat: 'ben', ...on });
const struck = table({ ...inAction, ann: { assets: [wounding()] }, ben: { damage: { ship: 3 } } });
const statue = { id: 'statue', type: 'gear', bonuses: { fame: 1 } } as const;
const several: Example[] = [
  breaks('credits.3', 'of a cost and a gain the cost was forgotten', acting({ assets: [costly as never] }), [
    use('bribe', ofAnn({ credits: 9000 })),
  ]),
  breaks('credits.2', 'or the gain was', acting({ assets: [costly as never] }), [
    use('bribe', ofAnn({ credits: 4000 })),
  ]),
  keeps('credits.2', 'or neither', acting({ assets: [costly as never] }), [use('bribe', ofAnn({ credits: 8000 }))]),
  breaks('defeated.1.1', 'whoever is defeated in the turn of another pays too', struck, [
    use('blowpipe', ofBen({ credits: 5000 })),
  ]),
  breaks('defeated.1.4', 'but the turn of the other goes on', struck, [
    use('blowpipe', that({ turn: { ends: 'after-this' } })),
  ]),
  keeps('defeated.1.4', 'with all of it', struck, [
    use('blowpipe', that({ turn: { ends: 'no' }, seats: { ben: { credits: 2000, defeated: true } } })),
  ]),
  breaks('fame.3.b', 'with a card its fame goes', together({ fame: 3, assets: [statue] }), [
    trades({ cards: ['statue'] }, {}, ofAnn({ fame: 3 })),
  ]),
  breaks('fame.3.a', 'and comes', together({ fame: 3, assets: [statue] }), [
    trades({ cards: ['statue'] }, {}, ofBen({ fame: 0 })),
  ]),
  breaks(
    'deliver-action.1.1.a',
    'no other cargo is delivered before the die is rolled',
    acting({
      slots: { cargo: 2 },
      assets: [
        cargo('guns', { traits: ['illegal'], destination: 'tatooine' }),
        cargo('rugs', { destination: 'tatooine' }),
      ],
    }),
    [delivers('guns'), delivers('rugs')],
  ),
  breaks(
    'deliver-action.1.1.c',
    'nor before the databank card is resolved',
    acting({
      slots: { cargo: 2 },
      assets: [
        cargo('guns', { traits: ['illegal'], destination: 'tatooine' }),
        cargo('rugs', { destination: 'tatooine' }),
      ],
    }),
    [delivers('guns'), rolls('blank'), delivers('rugs')],
  ),
];

const turns: Example[] = [
  breaks('player-turn.2', 'a turn that a card has ended brings no encounter any more', orders([{ do: 'end-turn' }]), [
    obey,
    encounters(),
  ]),
  breaks('player-turn.2', 'and no trade', orders([{ do: 'end-turn' }]), [obey, trades({ credits: 1000 })]),
  breaks('player-turn.2', 'the market neither', orders([{ do: 'end-turn' }]), [obey, discards('cargo')]),
  keeps('player-turn.2', 'the next player begins', orders([{ do: 'end-turn' }]), [obey, bensTurn()]),
  breaks(
    'defeated.1.4',
    'a turn that a defeat has ended brings no encounter any more',
    orders([{ do: 'suffer', on: 'ship', amount: 4 }]),
    [obey, encounters()],
  ),
  doubted(
    breaks('encounter-step.0.1', 'after the one encounter there is no second one', table(inEncounter), [
      encounters(),
      encounters(),
    ]),
  ),
  doubted(
    breaks(
      'maelstrom.4.b',
      'before the additional turn nobody else has theirs',
      orders([{ do: 'additional-turn' }]),
      [obey, encounters(), bensTurn()],
      onLadder,
    ),
  ),
  doubted(
    keeps(
      'maelstrom.4.b',
      'after it the next player has',
      orders([{ do: 'additional-turn' }]),
      [obey, encounters(), gains(), encounters(), bensTurn()],
      onLadder,
    ),
  ),
  breaks('player-turn.3', 'the turn is not over before its encounter', acting(), [
    ends(that({ turn: { seat: 'ben' } })),
  ]),
  breaks('player-turn.3', 'nor is it ended from the action step', acting(), [{ type: 'turn.end', seat: 'ann' }]),
  breaks('encounter-step.0.1', 'nor without an encounter', table(inEncounter), [{ type: 'turn.end', seat: 'ann' }]),
  breaks('player-turn.1', 'the steps keep their order in what is claimed', acting(), [
    { type: 'credits.trade', seat: 'ann', with: 'ben', gives: 100, takes: 0, ...that({ turn: { step: 'encounter' } }) },
  ]),
  breaks(
    'nearest.2.a',
    'nobody names a nearest planet that nothing asks for',
    acting(),
    [{ type: 'nearest.choose', seat: 'ann', chosen: 'naboo' }],
    onLadder,
  ),
  breaks('assets.5', 'nothing is declined where nothing is gained', acting(), [{ type: 'asset.decline', seat: 'ann' }]),
  breaks('slots.2', 'and nothing is kept', acting(), [{ type: 'asset.keep', seat: 'ann' }]),
  breaks('market-action.0.1', 'no market action is ended that was not begun', acting(), [
    { type: 'market.end', seat: 'ann' },
  ]),
  breaks('deliver-action.0.1', 'no deliver action either', acting(), [{ type: 'deliver.end', seat: 'ann' }]),
  breaks('trade-action.0.1', 'and no trade action', acting(), [{ type: 'trade.end', seat: 'ann' }]),
  breaks('buying.3.2.a', 'no contact is missed where no icon asks for one', acting(), [
    { type: 'contact.none', seat: 'ann' },
  ]),
  breaks('buying.3.2.a', 'none is put off either', acting(), [{ type: 'contact.later', seat: 'ann' }]),
  breaks('buying.3.1', 'no card without an icon has come up', acting(), [{ type: 'icon.none', seat: 'ann' }]),
];

const crates = { cargo: cargo('melons') };
const known = {
  cards: [
    cargo('coffee'),
    cargo('plums'),
    gear('boots', { patrolIcon: { faction: 'hutt', spaces: 2 } }),
    gear('sandals', { patrolIcon: { faction: 'rebel', spaces: 2 } }),
  ],
};
const market: Example[] = [
  breaks(
    'action-step.0.2',
    'the market action has been performed',
    atMarket(crates),
    [buys('cargo', 'melons'), reveals('cargo', 'coffee', that({ turn: { done: [] } }))],
    known,
  ),
  breaks(
    'action-step.0.2',
    'no other action has',
    atMarket(crates),
    [buys('cargo', 'melons'), reveals('cargo', 'coffee', that({ turn: { done: ['market', 'trade'] } }))],
    known,
  ),
  keeps(
    'action-step.0.2',
    'and in the list of those performed it stands',
    atMarket(crates),
    [buys('cargo', 'melons'), reveals('cargo', 'coffee', that({ turn: { done: ['market'] } }))],
    known,
  ),
  breaks(
    'market-action.1.3.a',
    'no patrol has moved for the icon of a card that came up after a discard',
    { ...atMarket({ 'gear-mod': gear('cap') }), ...hutts('naboo') },
    [discards('gear-mod'), reveals('gear-mod', 'boots', that({ patrols: { hutt: { space: 'maelstrom' } } }))],
    { ...onLadder, ...known },
  ),
  breaks(
    'patrol-movement.0.1',
    'nor one of another faction than that of the icon',
    { ...atMarket({ 'gear-mod': gear('cap') }), ...hutts('naboo') },
    [discards('gear-mod'), reveals('gear-mod', 'sandals', that({ patrols: { hutt: { space: 'maelstrom' } } }))],
    { ...onLadder, ...known },
  ),
  breaks('bartering.1', 'a bartered card is not kept', atMarket(crates, { assets: [knife] }), [
    buys('cargo', 'melons', { barter: ['knife'], ...ofAnn({ assets: ['knife', 'melons'] }) }),
  ]),
  breaks('buying.1.a', 'a bought card is not left out', atMarket(crates, { assets: [knife] }), [
    buys('cargo', 'melons', { barter: ['knife'], ...ofAnn({ assets: [] }) }),
  ]),
  keeps('buying.1.a', 'the one is there, the other is not', atMarket(crates, { assets: [knife] }), [
    buys('cargo', 'melons', { barter: ['knife'], ...ofAnn({ assets: ['melons'] }) }),
  ]),
  breaks('log.the-move-log.3', 'a bought card does not lie on the deck any more', atMarket(crates), [
    buys('cargo', 'melons', that({ market: { cargo: { faceup: 'melons' } } })),
  ]),
  keeps(
    'market-decks.1.1',
    'another one may',
    atMarket(crates),
    [buys('cargo', 'melons', that({ market: { cargo: { faceup: 'coffee' } } })), reveals('cargo', 'coffee')],
    known,
  ),
];

const icon = { ...atMarket({ 'gear-mod': gear('cap') }), ...hutts('naboo') };
const comes = (path: string[], more = {}): Move => ({
  type: 'patrol.move',
  seat: 'ann',
  faction: 'hutt',
  path,
  ...more,
});
const far = { cards: [gear('skis', { patrolIcon: { faction: 'hutt', spaces: 3 } })] };
const patrols: Example[] = [
  breaks(
    'patrol-movement.2.1',
    'a patrol that has come as far as its icon says stands there',
    icon,
    [
      buys('gear-mod', 'cap'),
      reveals('gear-mod', 'boots'),
      comes(['maelstrom', 'tatooine'], that({ patrols: { hutt: { space: 'maelstrom' } } })),
    ],
    { ...onLadder, ...known },
  ),
  breaks(
    'patrol-movement.4',
    'one that could have gone on has stopped at the player',
    icon,
    [
      buys('gear-mod', 'cap'),
      reveals('gear-mod', 'skis'),
      comes(['maelstrom', 'tatooine'], that({ patrols: { hutt: { space: 'kessel' } } })),
    ],
    { ...onLadder, ...far },
  ),
  keeps(
    'patrol-movement.4',
    'and stands with them',
    icon,
    [
      buys('gear-mod', 'cap'),
      reveals('gear-mod', 'skis'),
      comes(['maelstrom', 'tatooine'], that({ patrols: { hutt: { space: 'tatooine' } } })),
    ],
    { ...onLadder, ...far },
  ),
];

const deliveries: Example[] = [
  breaks(
    'deliver-action.1.1.c',
    'cargo whose roll has failed is not delivered',
    acting({ assets: [cargo('guns', { traits: ['illegal'], destination: 'tatooine' })] }),
    [delivers('guns'), rolls('crit', ofAnn({ credits: 10_000 }))],
  ),
  breaks(
    'deliver-action.1.b',
    'a delivered cargo is not kept',
    acting({ assets: [cargo('rugs', { destination: 'tatooine' })] }),
    [delivers('rugs', ofAnn({ assets: ['rugs'] }))],
  ),
  breaks('deliver-action.1.b', 'and is paid for', acting({ assets: [cargo('rugs', { destination: 'tatooine' })] }), [
    delivers('rugs', ofAnn({ credits: 5000 })),
  ]),
];

const trading: Example[] = [
  breaks('trade-action.0.1', 'a card given away is not kept', together({ assets: [knife] }), [
    trades({ cards: ['knife'] }, {}, ofAnn({ assets: ['knife'] })),
  ]),
  breaks('trade-action.0.1', 'and comes to the other one', together({ assets: [knife] }), [
    trades({ cards: ['knife'] }, { credits: 1000 }, ofBen({ assets: [] })),
  ]),
  breaks('trade-action.0.1', 'credits given for it are gone', together({ assets: [knife] }), [
    trades({ cards: ['knife'] }, { credits: 1000 }, ofBen({ credits: 5000 })),
  ]),
  breaks('trade-action.0.1', 'and have come', together({ assets: [knife] }), [
    trades({ cards: ['knife'] }, { credits: 1000 }, ofAnn({ credits: 5000 })),
  ]),
  keeps('trade-action.0.1', 'all of it as agreed', together({ assets: [knife] }), [
    trades(
      { cards: ['knife'] },
      { credits: 1000 },
      {
        expect: { seats: { ann: { credits: 6000, assets: [] }, ben: { credits: 4000, assets: ['knife'] } } },
      },
    ),
  ]),
  breaks('fame.2', 'a trade brings no fame', together({ assets: [knife] }), [
    trades({ cards: ['knife'] }, { credits: 1000 }, ofAnn({ fame: 1 })),
  ]),
  breaks(
    'encounter-step.2',
    'an "Encounter" ability of somebody else is none of one\'s own',
    table({ ...inEncounter, ben: { assets: [timed('lute', 'encounter', chart)] } }),
    [{ type: 'encounter.ability', seat: 'ann', source: 'lute', ability: 'use' }],
  ),
  breaks(
    'action-step.2',
    'nor does an ability exist that the card has not got',
    acting({ assets: [tool('horn', chart)] }),
    [use('horn', { ability: 'blow' })],
  ),
  breaks(
    'appendix-2-interpreting-cards-and-abilities.0.2',
    'an "Action" ability that chooses another player needs one in the space',
    acting({ assets: [aimed('net', 'action', chart)] }),
    [use('net', { player: 'ben' })],
  ),
];

const withPatrol = acting({}, { ...hutts('naboo'), stacks: { hutt: [2, 3] } });
const inYard = (more: Omit<Start, 'seats' | 'turn' | 'market'> = {}) => atMarket({}, flying('old-tub'), more);
const nothingHappens: Example[] = [
  ['fame.2', 'fame does not rise', acting(), { seats: { ann: { fame: 1 } } }],
  ['fame.0.2', 'nobody wins without the fame for it', acting({ fame: 9 }), { winner: 'ann' }],
  ['fame.1', 'the fame that wins is what was agreed', acting(), { fameRequirement: 12 }],
  ['damage.1', 'no damage is there that nobody has suffered', acting(), { seats: { ann: { damage: { ship: 1 } } } }],
  [
    'damage.5',
    'and none is gone that nobody has recovered',
    acting({ damage: { ship: 2 } }),
    {
      seats: { ann: { damage: { ship: 1 } } },
    },
  ],
  [
    'damage.2',
    'nobody lies down whose health is left',
    acting({ damage: { character: 3 } }),
    {
      seats: { ann: { defeated: true } },
    },
  ],
  ['damage.3', 'nor whose hull is', acting({ damage: { ship: 3 } }), { seats: { ann: { defeated: true } } }],
  [
    'defeated.3',
    'nobody stands up with all their damage',
    acting({ defeated: true, damage: { ship: 4 } }),
    {
      seats: { ann: { defeated: false } },
    },
  ],
  ['reputation.2', 'no reputation is gained', acting(), { seats: { ann: { reputation: { hutt: 'positive' } } } }],
  ['reputation.3', 'and none is lost', acting(), { seats: { ann: { reputation: { hutt: 'negative' } } } }],
  ['movement.1.3', 'no hyperdrive value rises', acting(), { seats: { ann: { values: { hyperdrive: 6 } } } }],
  ['combat-abilities.5', 'no hull does', acting(), { seats: { ann: { values: { hull: 6 } } } }],
  ['combat-abilities.5', 'no ground combat value does', acting(), { seats: { ann: { values: { groundCombat: 4 } } } }],
  ['slots.1', 'no slot is added', acting(), { seats: { ann: { slots: { cargo: 3 } } } }],
  [
    'slots.1',
    'gear lies in no crew slot',
    acting({ assets: [knife] }),
    {
      seats: { ann: { assets: [held('knife', 'gear', 'crew')] } },
    },
  ],
  [
    'log.the-move-log.2',
    'gear is no cargo',
    acting({ assets: [knife] }),
    {
      seats: { ann: { assets: [held('knife', 'cargo')] } },
    },
  ],
  ['assets.6', 'no asset is discarded at will', acting({ assets: [knife] }), { seats: { ann: { assets: [] } } }],
  [
    'resolving-bounties.3.2.a',
    'no contact is captured',
    acting({ assets: [{ id: 'hunt', type: 'bounty', bonuses: {} }] }),
    {
      seats: { ann: { assets: [{ ...held('hunt', 'bounty'), captured: true }] } },
    },
  ],
  [
    'skill-tests.2',
    'nobody learns a skill',
    acting({ skills: ['tech'] }),
    { seats: { ann: { skills: ['tech', 'tech'] } } },
  ],
  [
    'reputation.6',
    'no effect treats a player otherwise',
    acting({ treatedAs: { hutt: 'positive' } }),
    {
      seats: { ann: { treatedAs: { hutt: 'negative' } } },
    },
  ],
  ['movement.0.1', 'no ship moves', acting(), { seats: { ann: { space: 'naboo' } } }],
  ['buying.2.b', 'no ship is swapped', inYard(), { seats: { ann: { ship: 'big-tub' } } }],
  ['buying.2.2.a', 'no sheet leaves the supply', inYard({ shipSupply: ['big-tub'] }), { shipSupply: [] }],
  ['discarding.5', 'no card leaves the game', inYard(), { removed: ['ship-big-tub'] }],
  ['patrols.9.a', 'no patrol leaves the map', withPatrol, { patrols: { hutt: null } }],
  ['patrol-movement.0.1', 'no patrol moves', withPatrol, { patrols: { hutt: { space: 'n4' } } }],
  ['patrols.3', 'no patrol is of another level', withPatrol, { patrols: { hutt: { level: 2 } } }],
  ['patrols.5', 'or of another combat value', withPatrol, { patrols: { hutt: { combat: 3 } } }],
  ['patrols.4.a', 'or of another reward', withPatrol, { patrols: { hutt: { reward: { credits: 4000 } } } }],
  ['patrols.9.1', 'no token is taken off its stack', withPatrol, { stacks: { hutt: [3] } }],
  [
    'market-decks.1.1',
    'no other card comes up',
    acting({}, { market: crates }),
    {
      market: { cargo: { faceup: 'coffee' } },
    },
  ],
  [
    'discarding.1',
    'no card goes under a deck',
    acting({}, { market: { cargo: { faceup: cargo('melons'), under: [cargo('coffee')] } } }),
    {
      market: { cargo: { under: ['plums'] } },
    },
  ],
  ['combat.0.1', 'no combat is fought', acting(), { combat: { attacker: 'ann' } }],
  ['skill-tests.0.1', 'no skill is tested', acting(), { test: { seat: 'ann' } }],
  ['market-decks.1.1', 'no card is to be revealed', acting(), { reveal: { deck: 'cargo' } }],
  ['encountering-a-patrol.2', 'no patrol is to be displaced', acting(), { displacement: { faction: 'hutt' } }],
  ['patrol-movement.0.1', 'no patrol is to be moved', acting(), { patrolMove: { faction: 'hutt' } }],
  ['player-turn.2', 'nothing has ended the turn', acting(), { turn: { ends: 'now' } }],
  ['maelstrom.4.a', 'no additional turn is gained', acting(), { turn: { grantsTurn: true } }],
  ['maelstrom.4.b', 'the turn is no additional one', acting(), { turn: { additional: true } }],
].map(([rule, shows, start, expect]) =>
  breaks(rule as string, `nothing happens: ${shows as string}`, start as Start, [ends({ expect })], {
    ...onLadder,
    ...known,
    ships: sheets,
  }),
);

const hit3 = roll('hit', 'hit', 'hit');
const blank3 = roll('blank', 'blank', 'blank');
const fights: Example[] = [
  breaks(
    'combat-steps.4.2',
    'whoever loses to a patrol gets none of its reward',
    ambush(),
    [meet, blank3, roll('hit', 'hit'), { ...resolve, ...ofAnn({ credits: 8000 }) }],
    onLadder,
  ),
  breaks('combat-steps.4.2', 'a won fight against a player brings no fame', duel(), [
    obey,
    hit3,
    blank3,
    { ...resolve, ...ofAnn({ fame: 1 }) },
  ]),
  breaks('patrols.5', 'the patrol fights with the value of its token', ambush(), [
    { ...meet, ...that({ combat: { defence: { value: 5 } } }) },
  ]),
  breaks('combat-steps.3.2', 'nobody rolls for the patrol that they fight', ambush(), [
    meet,
    { ...hit3, ...that({ combat: { defence: { roller: 'ann' } } }) },
  ]),
  breaks('combat-steps.1', 'the value does not change in the middle of the fight', ambush(), [
    meet,
    hit3,
    { ...roll('hit', 'blank'), ...that({ combat: { attack: { value: 4 } } }) },
  ]),
  breaks('combat.6', 'nor does the attacker', ambush(), [meet, { ...hit3, ...that({ combat: { attacker: 'ben' } }) }]),
  breaks('combat.1', 'a ship combat does not become a ground combat', ambush(), [
    meet,
    { ...hit3, ...that({ combat: { kind: 'ground' } }) },
  ]),
  breaks(
    'encountering-a-patrol.1.a',
    'what a comparison left unsaid has paid is claimed with the next entry',
    ambush(),
    [meet, hit3, roll('blank', 'blank'), bensTurn(ofAnn({ credits: 9000 }))],
  ),
  breaks('combat-steps.5.2', 'so is the damage that it has done', ambush(), [
    meet,
    hit3,
    roll('hit', 'blank'),
    bensTurn(ofAnn({ damage: { ship: 0 } })),
  ]),
  keeps('combat-steps.5.2', 'and rightly so', ambush(), [
    meet,
    hit3,
    roll('hit', 'blank'),
    bensTurn(ofAnn({ damage: { ship: 1 }, credits: 8000 })),
  ]),
  breaks(
    'credits.2',
    'what a test left unsaid has brought is claimed with the next entry',
    orders([{ do: 'test', skill: 'tech', pass: [chart] }], { ann: { skills: ['tech'] } }),
    [obey, test('hit', 'blank'), ends(ofAnn({ credits: 5000 }))],
  ),
  breaks('defeated.1', 'a defeat takes no asset', ambush({ ann: { damage: { ship: 3 }, assets: [trick('charm')] } }), [
    meet,
    hit3,
    roll('hit', 'hit'),
    { ...resolve, ...ofAnn({ assets: [] }) },
  ]),
  breaks('reputation.3', 'nor reputation with others', ambush({ ann: { damage: { ship: 3 } } }), [
    meet,
    hit3,
    roll('hit', 'hit'),
    { ...resolve, ...ofAnn({ reputation: { rebel: 'negative' } }) },
  ]),
];

/** Of three seats, so that there is somebody whom a trade has nothing to do with. */
const three = { ...inAction, seats: { ann: seat(), ben: seat(), cem: seat({ damage: { ship: 2 } }) } };
const bystanders: Example[] = [
  breaks('damage.5', 'a bystander recovers nothing', three, [
    trades({ credits: 1000 }, {}, that({ seats: { cem: { damage: { ship: 0 } } } })),
  ]),
  breaks('credits.2', 'and gets no credits', three, [
    trades({ credits: 1000 }, {}, that({ seats: { cem: { credits: 6000 } } })),
  ]),
  breaks('credits.3', 'nor loses any', three, [
    trades({ credits: 1000 }, {}, that({ seats: { cem: { credits: 4000 } } })),
  ]),
];

const whisper = { id: 'whisper', deck: null };
const stall = (ann: StartSeat = {}) => atMarket({ 'gear-mod': gear('gun'), cargo: cargo('crates') }, ann);
const possessions: Example[] = [
  breaks('assets.1', 'no card comes to anybody by itself', table(), [gains(ofAnn({ assets: ['medal'] }))]),
  breaks('buying.1.a', 'nor one from a deck that was not bought', stall(), [
    buys('cargo', 'crates', ofAnn({ assets: ['crates', 'gun'] })),
  ]),
  breaks('buying.1.a', 'nor one out of a deck in front of the table', stall(), [ends(ofAnn({ assets: ['gun'] }))]),
  breaks(
    'trade-action.0.1',
    'nor one of another player without a trade',
    table({ ...inAction, ben: { assets: [knife] } }),
    [ends(ofAnn({ assets: ['knife'] }))],
  ),
  breaks('assets.6', 'a purchase costs no asset that was not given in', stall({ assets: [knife] }), [
    buys('cargo', 'crates', ofAnn({ assets: ['crates'], credits: 3000 })),
  ]),
  keeps('bartering.0.1', 'what was given in without a word a claim shows', stall({ assets: [knife] }), [
    buys('cargo', 'crates', ofAnn({ assets: ['crates'], credits: 5000 })),
    { type: 'card.reveal', deck: 'cargo', card: cargo('more-crates') },
    ends(ofAnn({ credits: 5000, assets: ['crates'] })),
  ]),
  breaks('buying.0.1', 'but nothing less is paid than what it leaves', stall({ assets: [knife] }), [
    buys('cargo', 'crates', ofAnn({ credits: 4000 })),
  ]),
  keeps('assets.6', 'all of them stay', stall({ assets: [knife] }), [
    buys('cargo', 'crates', ofAnn({ assets: ['crates', 'knife'], credits: 3000 })),
  ]),
  breaks('secrets.1', 'no secret comes without a card', table(), [gains(ofAnn({ secrets: [whisper] }))]),
  breaks('secrets.5.a', 'none goes without a defeat', table({ ann: { secrets: [whisper] } }), [
    gains(ofAnn({ secrets: [] })),
  ]),
  doubted(
    keeps('secrets.1', 'a card that holds a secret leaves it with the player', table(inEncounter), [
      encounters({ effects: [{ do: 'gain-secret', secret: 'whisper' }], ...ofAnn({ secrets: [whisper] }) }),
    ]),
  ),
];

export const examples: readonly Example[] = [
  ...planning,
  ...movement,
  ...values,
  ...several,
  ...turns,
  ...market,
  ...patrols,
  ...deliveries,
  ...trading,
  ...nothingHappens,
  ...fights,
  ...bystanders,
  ...possessions,
];
