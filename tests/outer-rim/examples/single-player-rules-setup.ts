import type { Header } from '../../../schemas/outer-rim/header.ts';
import { type Example, table } from '../example.ts';
import { job } from '../market-cards.ts';
import { claiming, fixedMap, isFirst, lays, rolls, startsWith, takes, turnsUp } from '../setting-up.ts';

const RULES = 'outer-rim.single-player-rules-setup';
const start = 'set-up';

/** Ann plays against Boba Fett, whom Ben's seat stands for. */
const hunted = { options: { unfinishedBusiness: true }, ai: ['ben'] } satisfies Partial<Header>;
/** With the base game there is a smuggler only. */
const base = { options: { unfinishedBusiness: false }, ai: ['ben'] } satisfies Partial<Header>;
/** And against both. */
const both = {
  options: { unfinishedBusiness: true },
  seats: ['ann', 'ben', 'cleo'],
  ai: ['ben', 'cleo'],
} satisfies Partial<Header>;

const ann = takes('ann', 'han-solo');
const boba = takes('ben', 'boba-fett', null);
const lando = takes('ben', 'lando-calrissian', null);
const cargo = (destination: string) => ({
  card: { id: 'databank-91-lothal', number: 91, type: 'cargo', destination, bonuses: {} },
});
const gain = { type: 'planning.gain-credits', seat: 'ann' };
const card = (name: string) => ({ type: 'ai.card', card: name });
const claims = (seat: string, facts: object) => ({ seats: { [seat]: facts } });

/** Everything that Ann and her one opponent begin with. */
const against = (other: object, told: object = {}) => [
  ann,
  other as { type: string },
  startsWith('ann', { space: 'tatooine' }),
  startsWith('ben', { space: 'naboo', ...told }),
];

/** A table with the one AI player that is described, in Ann's planning step. */
const described = (ben: object, more: object = {}) => table({ ben: { space: 'naboo', ...ben }, ...more });

/** With Unfinished Business nobody has told the endcaps: Ann has her turn, then Ben delivers his cargo, and may do more. */
const beyondEndcaps = (
  way: readonly string[],
  ...more: Example['moves']
): Pick<Example, 'start' | 'header' | 'moves'> => ({
  start,
  header: {
    ...hunted,
    cards: [
      {
        id: 'tatooine-card',
        origin: 'encounter',
        encounterDeck: 'tatooine-nal-hutta',
        bonuses: {},
        sections: [{ of: 'tatooine', effects: [] }],
      },
    ],
  },
  moves: [
    ...against(lando, {
      card: {
        id: 'bens-cargo',
        number: 91,
        type: 'cargo',
        traits: [],
        destination: 'takodana',
        reward: { credits: 1000 },
        bonuses: {},
      },
    }),
    { type: 'setup.reputation', seat: 'ben', faction: 'hutt' },
    turnsUp('job', job('errand', { cost: 1000, destination: 'lothal' })),
    gain,
    { type: 'encounter.space', seat: 'ann', card: 'tatooine-card', section: 'tatooine' },
    card('smuggler-6'),
    { type: 'planning.move', seat: 'ben', path: way },
    ...more,
  ],
});

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.single-player-rules-moving.1.a',
    shows: 'where the patrols of untold endcaps begin is not known, but they lie in no space in the middle of the map',
    ...beyondEndcaps(
      ['t6-n1', 't6-n2', 'takodana'],
      { type: 'deliver.cargo', seat: 'ben', card: 'bens-cargo' },
      { type: 'market.buy', seat: 'ben', deck: 'job' },
      turnsUp('job', job('next-errand')),
      gain,
    ),
    final: { seats: { ben: { space: 'takodana' } }, patrols: { imperial: { space: null } } },
  },
  {
    rule: 'outer-rim.single-player-rules-moving.0.1',
    shows: 'so that none of them stops an AI player there',
    ...beyondEndcaps(['t6-n1', 't6-n2']),
    breaks: ['outer-rim.single-player-rules-moving.0.1'],
  },
  {
    rule: `${RULES}.0.1`,
    shows: 'a single-player game is set up step by step, and the person has the first turn',
    start,
    header: hunted,
    moves: [
      { type: 'setup.fame', seat: 'ann', fame: 10 },
      isFirst('ann'),
      ...against(boba),
      turnsUp('cargo', 'coaxium-crystal'),
      gain,
    ],
    final: {
      turn: { seat: 'ann', number: 1, step: 'action' },
      ai: { ben: { type: 'bounty-hunter', under: [] } },
      seats: {
        ann: { credits: 6000, ship: 'g9-rigger' },
        ben: { credits: 6000, ship: 'g-1a-starfighter', fame: 0, space: 'naboo' },
      },
    },
  },
  {
    rule: `${RULES}.0.1`,
    shows: 'and may be left out as far as always',
    start,
    header: hunted,
    moves: [ann, boba, gain],
    final: { turn: { seat: 'ann', step: 'action' }, ai: { ben: { type: 'bounty-hunter' } } },
  },
  {
    rule: `${RULES}.0.1`,
    shows: 'what is not said otherwise is as always: nobody takes a turn before characters are chosen',
    start,
    header: hunted,
    moves: [gain],
    breaks: ['outer-rim.appendix-1-setup.0.1'],
  },
  // Of a log of three entries a breach is told, though nothing says how to read on.
  {
    rule: 'outer-rim.appendix-1-setup.1.a',
    shows: 'the fame to play for is settled before anything else, not after the characters',
    start,
    header: hunted,
    moves: [ann, boba, { type: 'setup.fame', seat: 'ann', fame: 10 }],
    breaks: ['outer-rim.appendix-1-setup.1.a'],
  },
  {
    rule: 'outer-rim.appendix-1-setup.6.d',
    shows: 'the AI player does not choose a second character',
    start,
    header: hunted,
    moves: [ann, boba, takes('ben', 'bossk', null)],
    breaks: ['outer-rim.appendix-1-setup.6.d'],
  },
  {
    rule: `${RULES}.1.a`,
    shows: 'twelve fame may be played for',
    start,
    header: { ...hunted, options: { unfinishedBusiness: true, fameRequirement: 12 } },
    moves: [{ type: 'setup.fame', seat: 'ann', fame: 12 }, ...against(boba), gain],
    final: { fameRequirement: 12, ai: { ben: { type: 'bounty-hunter' } } },
  },
  {
    rule: `${RULES}.1.a`,
    shows: 'a game for twelve fame is not won with ten',
    start: table({ ann: { fame: 10 } }),
    header: { ai: ['ben'], options: { fameRequirement: 12 } },
    moves: [claiming(gain, { winner: 'ann' })],
    breaks: ['outer-rim.single-player-rules-playing-the-game.0.11'],
  },
  {
    rule: `${RULES}.2.a`,
    shows: 'one opponent or two',
    start,
    header: both,
    moves: [ann, boba, takes('cleo', 'jyn-erso', null), gain],
    final: { ai: { ben: { type: 'bounty-hunter' }, cleo: { type: 'smuggler' } } },
  },
  {
    rule: `${RULES}.2.a`,
    shows: 'three are too many',
    start,
    header: { ...both, seats: ['ann', 'ben', 'cleo', 'dan'], ai: ['ben', 'cleo', 'dan'] },
    moves: [ann],
    breaks: [`${RULES}.2.a`],
  },
  {
    rule: `${RULES}.2.a`,
    shows: 'they are chosen after the own character',
    start,
    header: hunted,
    moves: [boba],
    breaks: ['outer-rim.appendix-1-setup.6.d'],
  },
  {
    rule: `${RULES}.2.b`,
    shows: 'two bounty hunters do not play against one person',
    start,
    header: both,
    moves: [ann, boba, takes('cleo', 'bossk', null)],
    breaks: [`${RULES}.2.b`],
  },
  {
    rule: `${RULES}.2.b`,
    shows: 'the person may have a character of any type',
    start,
    header: both,
    moves: [takes('ann', 'bossk'), boba, takes('cleo', 'jyn-erso', null), gain],
    final: { seats: { ann: { character: 'bossk' } } },
  },
  {
    rule: `${RULES}.2.b`,
    shows: 'nor do two smugglers in a position that a header describes',
    start: {
      seats: {
        ann: { space: 'tatooine', credits: 4000, ship: 'g9-rigger' },
        ben: { character: 'han-solo' },
        cleo: { character: 'maz-kanata' },
      },
    },
    header: { ai: ['ben', 'cleo'] },
    moves: [gain],
    breaks: [`${RULES}.2.b`],
  },
  {
    rule: `${RULES}.2.1`,
    shows: 'whoever begins with databank card 91 or 92 is a smuggler',
    start: described({ character: 'doctor-aphra' }),
    header: { ai: ['ben'] },
    moves: [claiming(gain, { ai: { ben: { type: 'smuggler' } } })],
    final: { ai: { ben: { type: 'smuggler' } } },
  },
  {
    rule: `${RULES}.2.1`,
    shows: 'and no bounty hunter',
    start,
    header: base,
    moves: [ann, claiming(lando, { ai: { ben: { type: 'bounty-hunter' } } })],
    breaks: [`${RULES}.2.1`],
  },
  {
    rule: `${RULES}.2.2`,
    shows: 'whoever begins with databank card 90 is a bounty hunter',
    start,
    header: hunted,
    moves: [ann, claiming(boba, { ai: { ben: { type: 'bounty-hunter' } } })],
    final: { ai: { ben: { type: 'bounty-hunter' } } },
  },
  {
    rule: `${RULES}.2.2`,
    shows: 'for whom the base game has no AI cards',
    start,
    header: base,
    moves: [ann, boba],
    breaks: [`${RULES}.2.2`],
  },
  {
    rule: `${RULES}.2.2`,
    shows: 'neither in a position that a header describes',
    start: described({ character: 'boba-fett' }),
    header: base,
    moves: [gain],
    breaks: [`${RULES}.2.2`],
  },
  {
    rule: `${RULES}.3.a`,
    shows: 'the person is the first player, wherever the header names their seat',
    start,
    header: { ...both, seats: ['ben', 'cleo', 'ann'] },
    moves: [ann, boba, takes('cleo', 'jyn-erso', null), gain],
    final: { order: ['ann', 'ben', 'cleo'], first: 'ann', seats: { cleo: { credits: 8000 } } },
  },
  {
    rule: `${RULES}.3.a`,
    shows: 'nobody rolls for it',
    start,
    header: hunted,
    moves: [rolls('ann', 3), ann],
    breaks: [`${RULES}.3.a`],
  },
  {
    rule: `${RULES}.3.a`,
    shows: 'and no AI player is it',
    start,
    header: hunted,
    moves: [isFirst('ben')],
    breaks: [`${RULES}.3.a`],
  },
  {
    rule: `${RULES}.3.a`,
    shows: 'nor in a claim',
    start,
    header: hunted,
    moves: [claiming(ann, { first: 'ben' })],
    breaks: [`${RULES}.3.a`],
  },
  {
    rule: `${RULES}.3.a`,
    shows: 'nor in a position that a header describes',
    start: table({ turn: { seat: 'ben' } }),
    header: { ai: ['ann'] },
    moves: [{ ...gain, seat: 'ben' }],
    breaks: [`${RULES}.3.a`],
  },
  {
    rule: `${RULES}.3.b`,
    shows: 'the person begins with 4,000 credits',
    start,
    header: hunted,
    moves: [claiming(ann, claims('ann', { credits: 4000 })), boba, gain],
    final: claims('ann', { credits: 6000 }),
  },
  {
    rule: `${RULES}.3.b`,
    shows: 'with no more',
    start,
    header: hunted,
    moves: [claiming(ann, claims('ann', { credits: 6000 }))],
    breaks: [`${RULES}.3.b`],
  },
  {
    rule: `${RULES}.3.c`,
    shows: 'the AI player begins with 6,000 credits',
    start,
    header: hunted,
    moves: [ann, claiming(boba, claims('ben', { credits: 6000 })), gain],
    final: claims('ben', { credits: 6000 }),
  },
  {
    rule: `${RULES}.3.c`,
    shows: 'not with 4,000',
    start,
    header: hunted,
    moves: [ann, claiming(boba, claims('ben', { credits: 4000 }))],
    breaks: [`${RULES}.3.c`],
  },
  {
    rule: `${RULES}.3.d`,
    shows: 'the second one begins with 8,000',
    start,
    header: both,
    moves: [ann, boba, claiming(takes('cleo', 'jyn-erso', null), claims('cleo', { credits: 8000 })), gain],
    final: { seats: { ben: { credits: 6000 }, cleo: { credits: 8000 } } },
  },
  {
    rule: `${RULES}.3.d`,
    shows: 'not with 6,000 as well',
    start,
    header: both,
    moves: [ann, boba, claiming(takes('cleo', 'jyn-erso', null), claims('cleo', { credits: 6000 }))],
    breaks: [`${RULES}.3.d`],
  },
  {
    rule: `${RULES}.4`,
    shows: 'an AI player has its character with the values, its ship with the slots, its reputation and its fame',
    start,
    header: hunted,
    moves: [ann, boba, gain],
    final: {
      seats: {
        ben: {
          character: 'boba-fett',
          ship: 'g-1a-starfighter',
          fame: 0,
          damage: { character: 0, ship: 0 },
          reputation: { hutt: 'positive', rebel: 'neutral' },
        },
      },
    },
  },
  {
    rule: `${RULES}.4`,
    shows: 'no character plays twice',
    start,
    header: hunted,
    moves: [takes('ann', 'boba-fett'), boba],
    breaks: ['outer-rim.appendix-1-setup.6.d'],
  },
  {
    rule: `${RULES}.5.a`,
    shows: 'a smuggler begins with the G9 Rigger, which need not be told',
    start,
    header: base,
    moves: [ann, lando, gain],
    final: claims('ben', { ship: 'g9-rigger' }),
  },
  {
    rule: `${RULES}.5.a`,
    shows: 'and may be told, with the character or afterwards',
    start,
    header: base,
    moves: [
      ann,
      takes('ben', 'lando-calrissian', 'g9-rigger'),
      { type: 'setup.ship', seat: 'ben', ship: 'g9-rigger' },
      gain,
    ],
    final: claims('ben', { ship: 'g9-rigger' }),
  },
  {
    rule: `${RULES}.5.a`,
    shows: 'not with the other side of the sheet',
    start,
    header: base,
    moves: [ann, takes('ben', 'lando-calrissian', 'g-1a-starfighter')],
    breaks: [`${RULES}.5.a`],
  },
  {
    rule: `${RULES}.5.a`,
    shows: 'also where the person still chooses a ship, or everybody has one',
    start,
    header: base,
    moves: [takes('ann', 'han-solo', null), lando, { type: 'setup.ship', seat: 'ben', ship: 'g-1a-starfighter' }],
    breaks: [`${RULES}.5.a`],
  },
  {
    rule: `${RULES}.5.a`,
    shows: 'nor does a claim have it another one',
    start,
    header: base,
    moves: [ann, claiming(lando, claims('ben', { ship: 'g-1a-starfighter' }))],
    breaks: [`${RULES}.5.a`],
  },
  {
    rule: `${RULES}.5.b`,
    shows: 'a bounty hunter begins with the G-1A Starfighter',
    start,
    header: hunted,
    moves: [ann, takes('ben', 'boba-fett', 'g-1a-starfighter'), gain],
    final: claims('ben', { ship: 'g-1a-starfighter' }),
  },
  {
    rule: `${RULES}.5.b`,
    shows: 'with no other ship',
    start,
    header: hunted,
    moves: [ann, takes('ben', 'boba-fett', 'g9-rigger')],
    breaks: [`${RULES}.5.b`],
  },
  {
    rule: `${RULES}.5.b`,
    shows: 'told while the person still chooses another opponent',
    start,
    header: both,
    moves: [ann, boba, { type: 'setup.ship', seat: 'ben', ship: 'g9-rigger' }, takes('cleo', 'jyn-erso', null)],
    breaks: [`${RULES}.5.b`],
  },
  {
    rule: `${RULES}.5.b`,
    shows: 'told after everybody has one',
    start,
    header: hunted,
    moves: [...against(boba), { type: 'setup.ship', seat: 'ben', ship: 'g9-rigger' }],
    breaks: [`${RULES}.5.b`],
  },
  {
    rule: `${RULES}.6.a`,
    shows: 'an AI player has the databank card of its character, and begins where that says',
    start,
    header: hunted,
    moves: [...against(boba), gain],
    final: claims('ben', { space: 'naboo', assets: [{ card: 'databank-90-boba-fett', type: 'bounty' }] }),
  },
  {
    rule: `${RULES}.6.a`,
    shows: 'and no other one',
    start,
    header: hunted,
    moves: [ann, boba, startsWith('ben', { number: 91 })],
    breaks: ['outer-rim.appendix-1-setup.7.1.b'],
  },
  {
    rule: `${RULES}.6.a`,
    shows: 'the faction of Lando is drawn at random, whichever it is',
    start,
    header: base,
    moves: [ann, lando, { type: 'setup.reputation', seat: 'ben', faction: 'hutt' }, gain],
    final: claims('ben', { reputation: { hutt: 'positive', rebel: 'neutral' } }),
  },
  {
    rule: `${RULES}.6.b`,
    shows: 'a goal token goes on the destination of the smuggler',
    start,
    header: base,
    moves: [
      ...against(lando, cargo('lothal')),
      { type: 'setup.reputation', seat: 'ben', faction: 'hutt' },
      claiming(gain, { goalTokens: { lothal: 1 } }),
    ],
    final: { goalTokens: { lothal: 1 } },
  },
  {
    rule: `${RULES}.6.b`,
    shows: 'on no other planet',
    start,
    header: base,
    moves: [
      ann,
      lando,
      { type: 'setup.reputation', seat: 'ben', faction: 'hutt' },
      startsWith('ben', { space: 'naboo', ...cargo('lothal') }),
      claiming(startsWith('ann', { space: 'tatooine' }), { goalTokens: { naboo: 1 } }),
    ],
    breaks: [`${RULES}.6.b`],
  },
  {
    rule: `${RULES}.6.b`,
    shows: 'where nobody has told the card nobody knows the token',
    start,
    header: base,
    moves: [ann, lando, gain],
    final: { goalTokens: null },
  },
  {
    rule: `${RULES}.6.b`,
    shows: 'a bounty hunter has none',
    start: described({ character: 'boba-fett' }, { goalTokens: { lothal: 1 } }),
    header: { ai: ['ben'] },
    moves: [gain],
    breaks: [`${RULES}.6.b`],
  },
  {
    rule: `${RULES}.7`,
    shows: 'each of two AI players has a deck of its own',
    start,
    header: both,
    moves: [ann, boba, takes('cleo', 'jyn-erso', null), gain],
    final: { ai: { ben: { type: 'bounty-hunter', under: [] }, cleo: { type: 'smuggler', under: [] } } },
  },
  {
    rule: `${RULES}.7`,
    shows: 'of which nothing has been drawn after set-up',
    start,
    header: hunted,
    moves: [ann, claiming(boba, { ai: { ben: { under: ['hunter-1'] } } })],
    breaks: [`${RULES}.7`],
  },
  ...(
    [
      ['7.1', base.options, 'lando-calrissian', 'smuggler-3', 'ai-lando-calrissian'],
      ['7.1.1', hunted.options, 'lando-calrissian', 'ai-lando-calrissian', 'smuggler-3'],
      ['7.1.1', hunted.options, 'lando-calrissian', 'smuggler-9', 'ai-han-solo'],
      ['7.2', hunted.options, 'boba-fett', 'hunter-4', 'smuggler-1'],
      ['7.2', hunted.options, 'boba-fett', 'ai-boba-fett', 'ai-bossk'],
    ] as const
  ).flatMap(([rule, options, character, isIn, isNot]): Example[] => {
    const begins = table({ turn: { seat: 'ben' }, ben: { character, space: 'naboo' } });
    const header = { ai: ['ben'], options };
    return [
      {
        rule: `${RULES}.${rule}`,
        shows: `${isIn} is in the deck of ${character}`,
        start: { ...begins, ai: { ben: { under: [isIn] } } },
        header,
        moves: [],
        final: { ai: { ben: { under: [isIn] } } },
      },
      {
        rule: `${RULES}.${rule}`,
        shows: `${isNot} is not drawn`,
        start: begins,
        header,
        moves: [card(isNot)],
        breaks: [`${RULES}.${rule}`],
      },
      {
        rule: `${RULES}.${rule}`,
        shows: `${isNot} is not under it`,
        start: { ...begins, ai: { ben: { under: [isNot] } } },
        header,
        moves: [],
        breaks: [`${RULES}.${rule}`],
      },
    ];
  }),
  {
    rule: `${RULES}.8.a`,
    shows: 'in a game of several persons any job may turn up',
    start,
    header: { options: { unfinishedBusiness: true } },
    moves: [ann, takes('ben', 'boba-fett'), turnsUp('job', 'honest-robbery')],
  },
  {
    rule: `${RULES}.8.a`,
    shows: 'in a single-player game not this one',
    start,
    header: hunted,
    moves: [ann, boba, turnsUp('job', 'honest-robbery')],
    breaks: [`${RULES}.8.a`],
  },
  {
    rule: `${RULES}.8.a`,
    shows: 'nor where the deck was searched for an ambition',
    start,
    header: {
      ...hunted,
      options: { unfinishedBusiness: true, ambitions: true },
      ambitions: [
        {
          id: 'worker',
          goals: [{ id: 'last', kind: 'fame' }],
          abilities: [],
          setup: { credits: 0, card: 'odd-job', deck: 'job' },
        },
      ],
      cards: [{ id: 'odd-job', deck: 'job', type: 'job', bonuses: {}, abilities: [] }],
    },
    moves: [
      ...against(boba),
      { type: 'setup.ambitions', sheets: ['worker', 'spy'] },
      { type: 'setup.ambition', seat: 'ann', sheet: 'worker' },
      { type: 'setup.benefits', seat: 'ann' },
      turnsUp('job', 'honest-robbery'),
    ],
    breaks: [`${RULES}.8.a`],
  },
  {
    rule: `${RULES}.8.a`,
    shows: 'nor one that a header has on its deck',
    start: table({ market: { job: 'sail-barge-sabotage' } }),
    header: { ai: ['ben'] },
    moves: [gain],
    breaks: [`${RULES}.8.a`],
  },
  {
    rule: `${RULES}.8.a`,
    shows: 'nor among the assets of a player',
    start: table({ ann: { assets: ['snatch-and-grab'] } }),
    header: { ai: ['ben'] },
    moves: [gain],
    breaks: [`${RULES}.8.a`],
  },
  {
    rule: `${RULES}.8.a`,
    shows: 'nobody buys one that nobody has seen, either',
    start: table({ turn: { step: 'action' } }),
    header: { ai: ['ben'], cards: [{ id: 'honest-robbery', cost: 1000 }] },
    moves: [{ type: 'market.buy', seat: 'ann', deck: 'job', card: 'honest-robbery' }],
    breaks: [`${RULES}.8.a`],
  },
  {
    rule: `${RULES}.8.a`,
    shows: 'one that has turned up all the same may be bought',
    start: table({ turn: { step: 'action' }, market: { job: 'honest-robbery' } }),
    header: { ai: ['ben'], cards: [{ id: 'honest-robbery', cost: 1000 }] },
    moves: [{ type: 'market.buy', seat: 'ann', deck: 'job', card: 'honest-robbery' }],
    breaks: [`${RULES}.8.a`],
    final: { seats: { ann: { credits: 4000 } } },
  },
  {
    rule: `${RULES}.8.a`,
    shows: 'nor later in the game',
    start: table({ turn: { step: 'action' }, market: { job: 'data-extraction' } }),
    header: { ai: ['ben'] },
    moves: [
      { type: 'market.discard', seat: 'ann', deck: 'job' },
      { type: 'card.reveal', deck: 'job', card: 'disable-comms-network' },
    ],
    breaks: [`${RULES}.8.a`],
  },
  {
    rule: `${RULES}.8.b`,
    shows: 'card 11 of the Ring of Kafrene and Takodana turns up where several persons play',
    start: table({ turn: { step: 'encounter' }, ann: { space: 'takodana' } }),
    moves: [{ type: 'encounter.space', seat: 'ann', card: 'kafrene-takodana-11', effects: [] }],
    doubtful: true,
  },
  {
    rule: `${RULES}.8.b`,
    shows: 'in a single-player game it does not',
    start: table({ turn: { step: 'encounter' }, ann: { space: 'takodana' } }),
    header: { ai: ['ben'] },
    moves: [{ type: 'encounter.space', seat: 'ann', card: 'kafrene-takodana-11', effects: [] }],
    breaks: [`${RULES}.8.b`],
    doubtful: true,
  },
  {
    rule: `${RULES}.8.b`,
    shows: 'whatever the log calls it',
    start: table({ turn: { step: 'encounter' }, ann: { space: 'ring-of-kafrene' } }),
    header: {
      ai: ['ben'],
      cards: [
        {
          id: 'kafrene-eleven',
          origin: 'encounter',
          encounterDeck: 'ring-of-kafrene-takodana',
          number: 11,
          bonuses: {},
          abilities: [],
          sections: [{ of: 'ring-of-kafrene', effects: [{ do: 'gain-credits', amount: 1000 }] }],
        },
      ],
    },
    moves: [{ type: 'encounter.space', seat: 'ann', card: 'kafrene-eleven' }],
    breaks: [`${RULES}.8.b`],
  },
  {
    rule: 'outer-rim.appendix-1-setup.2.a',
    shows: 'the map is laid in a single-player game as always',
    start,
    header: base,
    moves: [lays(fixedMap), ann, lando, gain],
    final: { seats: { ben: { character: 'lando-calrissian' } } },
  },
];
