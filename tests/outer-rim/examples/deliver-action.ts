import { type Example, table } from '../example.ts';
import { inAction, inEncounter, tool, use } from '../tools.ts';

const cargo = (id: string, more: object = {}) => ({
  id,
  deck: 'cargo' as const,
  type: 'cargo' as const,
  traits: [] as string[],
  destination: 'tatooine',
  reward: { credits: 4000 },
  bonuses: {},
  ...more,
});
const spice = cargo('spice');
const wine = cargo('wine', { reward: { credits: 1000, reputation: ['hutt'] } });
const guns = cargo('guns', { traits: ['illegal'], reward: { credits: 7000, fame: 1 } });
const bounty = (more: object = {}) => ({
  id: 'wanted-hondo',
  deck: 'bounty' as const,
  type: 'bounty' as const,
  destination: 'tatooine',
  reward: { credits: 6000, fame: 1 },
  captured: true,
  bonuses: {},
  ...more,
});
const holds = (...assets: object[]) =>
  table({ ann: { slots: { cargo: 3, mod: 1, 'cargo-or-mod': 0, crew: 1 }, assets: assets as never }, ...inAction });
const deliver = (card: string, more: object = {}) => ({ type: 'deliver.cargo', seat: 'ann', card, ...more });
const deliverBounty = (more: object = {}) => ({ type: 'deliver.bounty', seat: 'ann', card: 'wanted-hondo', ...more });
const roll = (...faces: string[]) => ({ type: 'deliver.roll', faces });
const databank = (effects: object[] = []) => ({ type: 'deliver.databank', seat: 'ann', effects });
const claim = (ann: object) => ({ expect: { seats: { ann } } });

/** Lobot lies faceup on Naboo, and Ben, less famous than Ann, lies defeated beside her. */
const WITH_LOBOT = table({
  ann: { fame: 5, slots: { cargo: 3, mod: 1, 'cargo-or-mod': 0, crew: 1 }, assets: [guns as never] },
  ben: { space: 'tatooine', defeated: true, damage: { character: 4 } },
  contacts: { naboo: [{ id: 'lobot', class: 'green', faceup: true }], kessel: [], tatooine: [] },
  ...inAction,
});

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.deliver-action.0.1',
    shows: 'cargo and a captured bounty are handed over in one action',
    start: holds(spice, bounty()),
    moves: [deliver('spice'), deliverBounty(), { type: 'deliver.end', seat: 'ann' }],
    final: { seats: { ann: { credits: 15_000, fame: 1, assets: [] } } },
  },
  {
    rule: 'outer-rim.deliver-action.0.1',
    shows: 'nobody delivers what they do not have',
    start: table({ ben: { assets: [spice] }, ...inAction }),
    moves: [deliver('spice')],
    breaks: ['outer-rim.deliver-action.0.1'],
  },
  {
    rule: 'outer-rim.deliver-action.1.a',
    shows: 'at the destination cargo is delivered',
    start: holds(spice),
    moves: [deliver('spice', claim({ credits: 9000 }))],
  },
  {
    rule: 'outer-rim.deliver-action.1.a',
    shows: 'cargo for Kessel is not delivered on Tatooine',
    start: holds(cargo('glitterstim', { destination: 'kessel' })),
    moves: [deliver('glitterstim')],
    breaks: ['outer-rim.deliver-action.1.a'],
  },
  {
    rule: 'outer-rim.deliver-action.1.a',
    shows: 'cargo that names no place is delivered nowhere',
    start: holds(cargo('jewels', { destination: 'none' })),
    moves: [deliver('jewels')],
    breaks: ['outer-rim.deliver-action.1.a'],
  },
  {
    rule: 'outer-rim.deliver-action.1.a',
    shows: 'a destination nobody knows is not held against the player',
    start: holds(cargo('crate', { destination: null })),
    moves: [deliver('crate')],
    doubtful: true,
  },
  {
    rule: 'outer-rim.deliver-action.1.b',
    shows: 'the reward comes and the card goes under its deck',
    start: holds(wine),
    moves: [deliver('wine')],
    final: {
      seats: { ann: { credits: 6000, reputation: { hutt: 'positive' }, assets: [] } },
      market: { cargo: { under: ['wine'] } },
    },
  },
  {
    rule: 'outer-rim.deliver-action.1.b',
    shows: 'the reward is what the card shows',
    start: holds(spice),
    moves: [deliver('spice', claim({ credits: 10_000 }))],
    breaks: ['outer-rim.deliver-action.1.b'],
  },
  {
    rule: 'outer-rim.deliver-action.1.b',
    shows: 'delivered cargo is not kept',
    start: holds(spice),
    moves: [deliver('spice', claim({ assets: [{ card: 'spice', type: 'cargo', slot: null, captured: false }] }))],
    breaks: ['outer-rim.deliver-action.1.b'],
  },
  {
    rule: 'outer-rim.deliver-action.1.b',
    shows: 'a reward nobody knows is learned from the log',
    start: holds(cargo('crate', { reward: { credits: null } })),
    moves: [
      deliver('crate', claim({ credits: 8000 })),
      { type: 'action.end', seat: 'ann', ...claim({ credits: 8000 }) },
    ],
  },
  {
    rule: 'outer-rim.deliver-action.1.1.a',
    shows: 'one die for ILLEGAL cargo',
    start: holds(guns),
    moves: [deliver('guns', claim({ credits: 5000 })), roll('hit')],
  },
  {
    rule: 'outer-rim.deliver-action.1.1.a',
    shows: 'two dice for ILLEGAL cargo are one too many',
    start: holds(guns),
    moves: [deliver('guns'), roll('hit', 'blank')],
    breaks: ['outer-rim.deliver-action.1.1.a'],
  },
  {
    rule: 'outer-rim.deliver-action.1.1.a',
    shows: 'the reward of ILLEGAL cargo is not there before the roll',
    start: holds(guns),
    moves: [deliver('guns', claim({ credits: 12_000 }))],
    breaks: ['outer-rim.deliver-action.1.1.a'],
  },
  {
    rule: 'outer-rim.deliver-action.1.1.a',
    shows: 'no other delivery before the die is rolled',
    start: holds(guns, spice),
    moves: [deliver('guns'), deliver('spice'), roll('hit')],
    breaks: ['outer-rim.deliver-action.1.1.a'],
  },
  {
    rule: 'outer-rim.deliver-action.1.1.a',
    shows: 'legal cargo needs no die',
    start: holds(spice),
    moves: [deliver('spice'), roll('hit')],
    breaks: ['outer-rim.deliver-action.1.1.a'],
  },
  {
    rule: 'outer-rim.deliver-action.1.1.a',
    shows: 'where nobody knows whether cargo is ILLEGAL, a recorded roll counts: without a hit nothing was delivered',
    start: holds({ ...spice, traits: undefined }),
    moves: [deliver('spice', claim({ credits: 9000 })), roll('crit'), databank(), { type: 'deliver.end', seat: 'ann' }],
    doubtful: true,
    final: { seats: { ann: { credits: 5000, assets: [{ card: 'spice' }] } }, market: { cargo: { under: [] } } },
  },
  ...[
    { how: 'its credits have not come', claimed: { credits: 5000 } },
    { how: 'it is still held', claimed: { assets: [{ card: 'spice' }] } },
  ].flatMap(({ how, claimed }): Example[] => [
    {
      rule: 'outer-rim.deliver-action.1.1.a',
      shows: `where nobody knows whether cargo is ILLEGAL, the die may be awaited: ${how}`,
      start: holds({ ...spice, traits: undefined }),
      moves: [deliver('spice', claim(claimed))],
      doubtful: true,
    },
    {
      rule: 'outer-rim.deliver-action.1.1.b',
      shows: `where nobody knows whether cargo is ILLEGAL, a hit delivers it after all: ${how} before`,
      start: holds({ ...spice, traits: undefined }),
      moves: [deliver('spice', claim(claimed)), { ...roll('hit'), ...claim({ credits: 9000, assets: [] }) }],
      doubtful: true,
      final: { seats: { ann: { credits: 9000, assets: [] } }, market: { cargo: { under: ['spice'] } } },
    },
    {
      rule: 'outer-rim.deliver-action.1.1.a',
      shows: `where a die is awaited, since ${how}, nothing else is delivered first`,
      start: holds({ ...spice, traits: undefined }, wine),
      moves: [
        deliver('spice', claim(claimed.assets === undefined ? claimed : { assets: ['spice', 'wine'] })),
        deliver('wine'),
      ],
      breaks: ['outer-rim.deliver-action.1.1.a'],
      doubtful: true,
    },
  ]),
  {
    rule: 'outer-rim.deliver-action.1.1.b',
    shows: 'a hit delivers',
    start: holds(guns),
    moves: [deliver('guns'), roll('hit')],
    final: { seats: { ann: { credits: 12_000, fame: 1, assets: [] } } },
  },
  {
    rule: 'outer-rim.deliver-action.1.1.b',
    shows: 'a hit brings the whole reward',
    start: holds(guns),
    moves: [deliver('guns'), { ...roll('hit'), ...claim({ fame: 0 }) }],
    breaks: ['outer-rim.deliver-action.1.1.b'],
  },
  {
    rule: 'outer-rim.deliver-action.1.1.c',
    shows: 'a crit is no hit: the cargo stays and databank card #1 is resolved',
    start: holds(guns),
    moves: [deliver('guns'), roll('crit'), databank([{ do: 'lose-reputation', faction: 'imperial' }])],
    doubtful: true,
    final: {
      seats: { ann: { credits: 5000, fame: 0, assets: [{ card: 'guns' }], reputation: { imperial: 'negative' } } },
    },
  },
  {
    rule: 'outer-rim.deliver-action.1.1.c',
    shows: 'a crit does not deliver',
    start: holds(guns),
    moves: [deliver('guns'), { ...roll('crit'), ...claim({ credits: 12_000 }) }],
    breaks: ['outer-rim.deliver-action.1.1.c'],
  },
  {
    rule: 'outer-rim.deliver-action.1.1.c',
    shows: 'databank card #1 is not left out',
    start: holds(guns, spice),
    moves: [deliver('guns'), roll('blank'), deliver('spice'), databank()],
    breaks: ['outer-rim.deliver-action.1.1.c'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.deliver-action.1.1.c',
    shows: 'no second try in the same action',
    start: holds(guns),
    moves: [deliver('guns'), roll('blank'), databank(), deliver('guns')],
    breaks: ['outer-rim.deliver-action.1.1.c'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.deliver-action.2.a',
    shows: 'a captured contact at its destination',
    start: holds(bounty()),
    moves: [deliverBounty(claim({ credits: 11_000, fame: 1 }))],
  },
  {
    rule: 'outer-rim.deliver-action.2.a',
    shows: 'a bounty without a captured contact is not delivered',
    start: holds(bounty({ captured: false })),
    moves: [deliverBounty()],
    breaks: ['outer-rim.deliver-action.2.a'],
  },
  {
    rule: 'outer-rim.deliver-action.2.a',
    shows: 'a captured contact is not delivered anywhere else',
    start: holds(bounty({ destination: 'naboo' })),
    moves: [deliverBounty()],
    breaks: ['outer-rim.deliver-action.2.a'],
  },
  {
    rule: 'outer-rim.deliver-action.2.b',
    shows: 'the bounty leaves the game',
    start: holds(bounty()),
    moves: [deliverBounty()],
    final: {
      removed: ['wanted-hondo'],
      seats: { ann: { assets: [], credits: 11_000 } },
      market: { bounty: { under: [] } },
    },
  },
  {
    rule: 'outer-rim.deliver-action.2.b',
    shows: 'a delivered bounty does not go under its deck',
    start: holds(bounty()),
    moves: [deliverBounty({ expect: { removed: [] } })],
    breaks: ['outer-rim.deliver-action.2.b'],
  },
  {
    rule: 'outer-rim.deliver-action.3.a',
    shows: 'any number in one action',
    start: holds(spice, wine, guns),
    moves: [deliver('spice'), deliver('wine'), deliver('guns'), roll('hit')],
    final: { turn: { done: ['deliver'] }, seats: { ann: { credits: 17_000, assets: [] } } },
  },
  {
    rule: 'outer-rim.deliver-action.3.a',
    shows: 'only what can be delivered there',
    start: holds(spice, cargo('glitterstim', { destination: 'kessel' })),
    moves: [deliver('spice'), deliver('glitterstim')],
    breaks: ['outer-rim.deliver-action.1.a'],
  },
  {
    rule: 'outer-rim.deliver-action.3.b',
    shows: 'ILLEGAL cargo may come first, legal cargo after it',
    start: holds(guns, spice),
    moves: [deliver('guns'), roll('blank'), databank(), deliver('spice')],
    doubtful: true,
    final: { seats: { ann: { credits: 9000, assets: [{ card: 'guns' }] } } },
  },
  {
    rule: 'outer-rim.deliver-action.3.b',
    shows: "the order is the current player's matter",
    start: holds(guns, spice),
    moves: [deliver('spice'), { ...deliver('guns'), seat: 'ben' }],
    breaks: ['outer-rim.player-turn.0.1'],
  },
  {
    rule: 'outer-rim.deliver-action.3.1',
    shows: 'databank card #1 ends the turn: the rest stays undelivered',
    start: holds(guns, spice),
    moves: [
      deliver('guns'),
      roll('focus'),
      databank([{ do: 'end-turn' }]),
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    doubtful: true,
    final: { turn: { seat: 'ben' }, seats: { ann: { credits: 5000, assets: [{ card: 'guns' }, { card: 'spice' }] } } },
  },
  {
    rule: 'outer-rim.deliver-action.3.1',
    shows: 'what was not delivered when the turn ended is still there',
    start: holds(guns, spice),
    moves: [deliver('guns'), roll('focus'), { ...databank([{ do: 'end-turn' }]), ...claim({ assets: [] }) }],
    breaks: ['outer-rim.deliver-action.3.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.deliver-action.4',
    shows: 'a contact captured in the encounter step is delivered in the next action step',
    start: table({
      ann: { assets: [bounty({ captured: false })] },
      contacts: { tatooine: [{ id: 'hondo' }] },
      ...inEncounter,
    }),
    moves: [
      {
        type: 'encounter.contact',
        seat: 'ann',
        contact: 'hondo',
        effects: [{ do: 'capture', bounty: 'wanted-hondo' }],
      },
      { type: 'planning.gain-credits', seat: 'ben' },
      { type: 'encounter.space', seat: 'ben', effects: [] },
      { type: 'planning.gain-credits', seat: 'ann' },
      deliverBounty(),
    ],
    doubtful: true,
    final: { seats: { ann: { credits: 13_000, fame: 1 } } },
  },
  {
    rule: 'outer-rim.deliver-action.4',
    shows: 'nothing is delivered in the encounter step',
    start: table({ ann: { assets: [spice] }, ...inEncounter }),
    moves: [deliver('spice')],
    breaks: ['outer-rim.deliver-action.4'],
  },
  {
    rule: 'outer-rim.deliver-action.4',
    shows: 'nor after it, when the turn is over',
    start: table({ ann: { assets: [spice] }, ...inEncounter }),
    moves: [
      { type: 'encounter.space', seat: 'ann', effects: [] },
      deliver('spice'),
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    breaks: ['outer-rim.deliver-action.4'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.deliver-action.4',
    shows: 'nothing is delivered right after the encounter that brought it',
    start: table({ ann: { assets: [tool('purse')] }, ...inAction }),
    header: { cards: [spice] },
    moves: [use('purse'), { type: 'action.end', seat: 'ann' }, deliver('spice')],
    breaks: ['outer-rim.deliver-action.4'],
  },
  ...(
    [
      ['outer-rim.contact-tokens.4.a', { do: 'move-contact', contact: 'lobot', to: 't1-rebel' }],
      ['outer-rim.contact-tokens.6', { do: 'look-at-contact', contact: 'lobot' }],
      ['outer-rim.contact-tokens.7', { do: 'flip-contact', contact: 'lobot', space: 'kessel' }],
      ['outer-rim.defeated.5', { do: 'fight', kind: 'ground', player: 'ben' }],
      ['outer-rim.defeated.6', { do: 'choose-player', player: 'ben' }],
      ['outer-rim.fame.5.a', { do: 'lose-fame', amount: 1, as: 'most-famous', seat: 'ben' }],
    ] as const
  ).map(
    ([rule, effect]): Example => ({
      rule,
      shows: `databank card #1 does not bring this: ${effect.do}`,
      start: WITH_LOBOT,
      moves: [deliver('guns'), roll('blank'), databank([effect])],
      breaks: [rule],
      doubtful: true,
    }),
  ),
  {
    rule: 'outer-rim.deliver-action.1.1.c',
    shows: 'Lando Calrissian rolls the die again',
    start: table({ ann: { character: 'lando-calrissian', assets: [guns] }, ...inAction }),
    moves: [deliver('guns'), roll('blank'), { ...roll('hit'), ...claim({ credits: 12_000 }) }],
  },
  {
    rule: 'outer-rim.deliver-action.1.1.c',
    shows: 'but not a second time',
    start: table({ ann: { character: 'lando-calrissian', assets: [guns] }, ...inAction }),
    moves: [deliver('guns'), roll('blank'), roll('focus'), roll('hit')],
    breaks: ['outer-rim.deliver-action.1.1.c'],
  },
  {
    rule: 'outer-rim.deliver-action.1.1.c',
    shows: 'where a crew of unknown text may allow it nothing is held against the log',
    start: table({
      ann: { character: 'lando-calrissian', assets: [guns, { id: 'stranger', type: 'crew', bonuses: {} }] },
      ...inAction,
    }),
    moves: [deliver('guns'), roll('blank'), roll('focus'), roll('hit')],
    doubtful: true,
  },
  {
    rule: 'outer-rim.discarding.2',
    shows: 'delivered ILLEGAL cargo of the databank goes back into it',
    start: holds({ ...guns, deck: null, origin: 'databank' }),
    moves: [deliver('guns'), { ...roll('hit'), expect: { removed: ['guns'] } }],
    breaks: ['outer-rim.discarding.2'],
  },
  {
    rule: 'outer-rim.deliver-action.1.b',
    shows: 'the fame of the reward comes',
    start: holds(cargo('relic', { reward: { fame: 2 } })),
    moves: [deliver('relic', claim({ fame: 0 }))],
    breaks: ['outer-rim.deliver-action.1.b'],
  },
  {
    rule: 'outer-rim.fame.2',
    shows: 'and no more of it',
    start: holds(cargo('relic', { reward: { fame: 2 } })),
    moves: [deliver('relic', claim({ fame: 3 }))],
    breaks: ['outer-rim.deliver-action.1.b'],
    also: ['outer-rim.fame.2'],
  },
];
