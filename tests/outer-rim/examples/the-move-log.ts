import { type Example, table } from '../example.ts';
import { ambush, meet, resolve, roll } from '../fights.ts';
import { atMarket, cargo, gear } from '../market-cards.ts';
import { inAction, inEncounter } from '../tools.ts';

const knife = { id: 'knife', type: 'gear', bonuses: {} } as const;
const rope = { id: 'rope', type: 'gear', bonuses: {} } as const;
const laden = () => table({ ...inAction, ann: { assets: [knife, rope] } });
const ends = (expect: object) => [{ type: 'action.end', seat: 'ann', expect }];
const about = (ann: object) => ends({ seats: { ann } });
const encounter = (...effects: object[]) => [{ type: 'encounter.space', seat: 'ann', effects }];

export const examples: readonly Example[] = [
  {
    rule: 'log.the-move-log.1',
    shows: 'assets lie in no order',
    start: laden(),
    moves: about({ assets: [{ card: 'rope' }, { card: 'knife', type: 'gear' }] }),
  },
  {
    rule: 'log.the-move-log.1',
    shows: 'and their names are enough',
    start: laden(),
    moves: about({ assets: ['rope', 'knife'] }),
  },
  {
    rule: 'log.the-move-log.1',
    shows: 'one that is not there is a wrong claim, the other one is not',
    start: laden(),
    moves: about({ assets: ['spoon', 'knife'] }),
    breaks: ['log.the-move-log.1'],
  },
  {
    rule: 'log.the-move-log.1',
    shows: 'one too few is a wrong claim and no riddle',
    start: laden(),
    moves: about({ assets: ['knife'] }),
    breaks: ['outer-rim.assets.6'],
  },
  {
    rule: 'log.the-move-log.1',
    shows:
      'words for a number, a number for a player, things that no position has: no breach, but nobody can rule on them',
    start: laden(),
    moves: ends({ seats: { ann: { credits: 'many' }, ben: 5, carl: {} }, constructor: 1, credits: 5000 }),
    doubtful: true,
  },
  {
    rule: 'outer-rim.credits.3',
    shows: 'credits below zero are a wrong claim',
    start: laden(),
    moves: about({ credits: -1 }),
    breaks: ['outer-rim.credits.3'],
  },
  {
    rule: 'log.the-move-log.1',
    shows: 'what the log calls unknown it does not claim',
    start: laden(),
    moves: about({ credits: null, character: null, space: 'tatooine' }),
  },
  {
    rule: 'log.the-move-log.1',
    shows: 'nobody has won and nobody fights',
    start: laden(),
    moves: ends({ winner: null, combat: null }),
  },
  {
    rule: 'log.the-move-log.1',
    shows: 'that nobody has won is said in a word, too',
    start: laden(),
    moves: ends({ winner: 'none' }),
  },
  {
    rule: 'log.the-move-log.7',
    shows: 'of somebody who has won just now it is a wrong claim',
    start: ambush({ ann: { fame: 9 }, patrol: { level: 2, reward: { fame: null } } }),
    moves: [
      meet,
      roll('hit', 'hit', 'hit'),
      roll('hit', 'blank'),
      { ...resolve, expect: { seats: { ann: { fame: 10 } }, winner: 'none' } },
    ],
    breaks: ['outer-rim.fame.0.2'],
  },
  {
    rule: 'log.the-move-log.1',
    shows: 'a winner who has not the fame',
    start: laden(),
    moves: ends({ winner: 'ann' }),
    breaks: ['outer-rim.fame.0.2'],
  },
  {
    rule: 'log.the-move-log.7',
    shows: 'fame that only the log knows wins the game',
    start: ambush({ ann: { fame: 9 }, patrol: { level: 2, reward: { fame: null } } }),
    moves: [
      meet,
      roll('hit', 'hit', 'hit'),
      roll('hit', 'blank'),
      { ...resolve, expect: { seats: { ann: { fame: 10 } }, winner: 'ann' } },
    ],
    final: { winner: 'ann' },
  },
  {
    rule: 'log.the-move-log.7',
    shows: 'and then nothing follows',
    start: ambush({ ann: { fame: 9 }, patrol: { level: 2, reward: { fame: null } } }),
    moves: [
      meet,
      roll('hit', 'hit', 'hit'),
      roll('hit', 'blank'),
      { ...resolve, expect: { seats: { ann: { fame: 10 } } } },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    breaks: ['log.the-move-log.7'],
  },
  {
    rule: 'log.the-move-log.5',
    shows: 'a card puts nobody down in a space that the map has not got',
    start: table(inEncounter),
    moves: encounter({ do: 'move-directly', to: 'nowhere' }),
    breaks: ['log.the-move-log.5'],
    doubtful: true,
  },
  {
    rule: 'log.the-move-log.5',
    shows: 'nor does a card that asks for a test first',
    start: table(inEncounter),
    moves: encounter({
      do: 'test',
      skill: 'tech',
      pass: [{ do: 'move-patrol-directly', faction: 'hutt', to: 'nowhere' }],
    }),
    breaks: ['log.the-move-log.5'],
    doubtful: true,
  },
  ...wrongNames(),
];

/** Names that somebody knows, and names that nobody knows, wherever a move has one (log.the-move-log.4, log.the-move-log.5). */
function wrongNames(): Example[] {
  const SEAT = 'log.the-move-log.4' as const;
  const NAME = 'log.the-move-log.5' as const;
  const crates = { cargo: cargo('first-crates') };
  const branch = (name: string, amount: number) => ({ name, effects: [{ do: 'gain-credits' as const, amount }] });
  const wreck = {
    id: 'wreck',
    origin: 'encounter' as const,
    sections: [
      { of: 'tatooine', effects: [{ do: 'choose' as const, among: [branch('search', 1000), branch('leave', 0)] }] },
    ],
  };
  /** Gear whose text nobody knows. */
  const knife = { id: 'knife', type: 'gear' as const, bonuses: {} };
  const discards = { type: 'market.discard', seat: 'ann', deck: 'cargo' };
  const comesUp = (card: unknown) => ({ type: 'card.reveal', deck: 'cargo', card });
  const flight = (words: object) => ({ type: 'planning.move', seat: 'ann', ...words });
  const together = (ann: object = {}) => table({ ...inAction, ann, ben: { space: 'tatooine' } });
  const gives = (...cards: string[]) => ({
    type: 'trade.exchange',
    seat: 'ann',
    with: 'ben',
    gives: { cards },
    takes: { credits: 1000 },
  });
  const wrong = (rule: Example['rule'], shows: string, start: Example['start'], moves: Example['moves']): Example => ({
    rule,
    shows,
    start,
    moves,
    breaks: [rule],
  });
  return [
    {
      rule: NAME,
      shows: 'a card that comes up by a name that resembles none is one of the table, whose text nobody knows',
      start: atMarket(crates),
      moves: [discards, comesUp('grandmas-lantern')],
      final: { market: { cargo: { faceup: 'grandmas-lantern' } } },
    },
    wrong(NAME, 'a card that comes up is one of the catalogue with a letter gone wrong', atMarket(crates), [
      discards,
      comesUp('coaxium-cristal'),
    ]),
    wrong(NAME, 'a card that comes up is told to go to a space of the map with a letter gone wrong', atMarket(crates), [
      discards,
      comesUp({ id: 'lantern', type: 'cargo', cost: 1000, destination: 'tatoine' }),
    ]),
    {
      rule: NAME,
      shows: 'where it is none of the map at all the table may have another one',
      start: atMarket(crates),
      moves: [discards, comesUp({ id: 'lantern', type: 'cargo', cost: 1000, destination: 'the-moon' })],
    },
    {
      ...wrong(NAME, 'an option of a card is misspelt: it is chosen as meant', table(inEncounter), [
        { type: 'encounter.space', seat: 'ann', card: 'wreck' },
        { type: 'card.choose', seat: 'ann', option: 'serach', expect: { seats: { ann: { credits: 5000 } } } },
      ]),
      header: { cards: [wreck] },
    },
    {
      rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
      shows: 'an option that resembles none of the card is not to be chosen',
      start: table(inEncounter),
      header: { cards: [wreck] },
      moves: [
        { type: 'encounter.space', seat: 'ann', card: 'wreck' },
        { type: 'card.choose', seat: 'ann', option: 'burn' },
      ],
      breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
    },
    {
      ...wrong(NAME, 'a section of a card is misspelt', table(inEncounter), [
        { type: 'encounter.space', seat: 'ann', card: 'wreck', section: 'taooine' },
      ]),
      header: { cards: [wreck] },
    },
    {
      ...wrong(
        NAME,
        'an ability of a secret is misspelt',
        table({ ...inAction, ann: { secrets: [{ id: 'letter' }] } }),
        [
          {
            type: 'action.ability',
            seat: 'ann',
            source: 'letter',
            ability: 'usse',
            expect: { seats: { ann: { credits: 5000 } } },
          },
        ],
      ),
      header: {
        cards: [
          {
            id: 'letter',
            origin: 'encounter',
            encounterDeck: 'tatooine-nal-hutta',
            sections: [{ of: 'tatooine', secret: true }],
            abilities: [
              { id: 'use', timing: 'action', discards: true, effects: [{ do: 'gain-credits', amount: 1000 }] },
            ],
          },
        ],
      },
    },
    wrong(NAME, 'its icons alone make it no house card', atMarket(crates), [
      discards,
      comesUp({ id: 'coaxium-cristal', patrolIcon: 'none', contactIcon: 'none' }),
    ]),
    {
      ...wrong(NAME, 'the goal of a character is misspelt', table({ ...inAction, ann: { character: 'han-solo' } }), [
        { type: 'ability.use', seat: 'ann', source: 'han-solo', ability: 'gaol' },
      ]),
      doubtful: true,
    },
    {
      rule: NAME,
      shows: 'with its facts told it is a house card, however near its name comes to another',
      start: atMarket(crates),
      moves: [discards, comesUp({ id: 'coaxium-cristal', type: 'cargo', cost: 1000 })],
      final: { market: { cargo: { faceup: 'coaxium-cristal' } } },
    },
    {
      rule: NAME,
      shows: 'so it is when the header brings it',
      start: atMarket(crates),
      header: { cards: [{ id: 'coaxium-cristal', type: 'cargo', deck: 'cargo', cost: 1000 }] },
      moves: [discards, comesUp('coaxium-cristal')],
      final: { market: { cargo: { faceup: 'coaxium-cristal' } } },
    },
    wrong(NAME, 'what is bought is misspelt: the faceup card was meant', atMarket(crates), [
      { type: 'market.buy', seat: 'ann', deck: 'cargo', card: 'frist-crates' },
    ]),
    wrong(NAME, 'what is bought is nothing that anybody knows', atMarket(crates), [
      { type: 'market.buy', seat: 'ann', deck: 'cargo', card: 'grandmas-lantern' },
    ]),
    {
      rule: NAME,
      shows: 'what nobody has told to lie faceup may be a card of the table',
      start: atMarket({}),
      moves: [{ type: 'market.buy', seat: 'ann', deck: 'cargo', card: 'grandmas-lantern', paid: 1000 }],
      doubtful: true,
    },
    wrong(NAME, 'an asset is given away that nobody knows', together({ assets: [gear('gun')] }), [gives('gum')]),
    {
      rule: NAME,
      shows: 'one that lies on the table may be',
      start: together({ assets: [gear('gun')] }),
      moves: [gives('gun')],
      final: { seats: { ben: { assets: [{ card: 'gun' }] } } },
    },
    wrong(NAME, 'an asset is arranged that nobody knows', together({ assets: [gear('gun')] }), [
      { type: 'slots.arrange', seat: 'ann', assets: { gum: 'gear' } },
    ]),
    wrong(NAME, 'an ability of a character is used that nobody knows', table({ ann: { character: 'jyn-erso' } }), [
      { type: 'planning.ability', seat: 'ann', source: 'jin-erso' },
    ]),
    wrong(NAME, 'a way leads through a space that the map has not got', table(), [flight({ path: ['tatoine'] })]),
    wrong(NAME, 'a flight ends where the map has no space', table(), [flight({ to: 'ryloht' })]),
    {
      ...wrong(NAME, 'a card makes its owner lose what nobody knows', table(inEncounter), [
        ...encounter({ do: 'discard-asset', card: 'spoon' }),
      ]),
      doubtful: true,
    },
    {
      ...wrong(
        NAME,
        'an ability of unknown text is paid with a card that nobody knows',
        table({ ann: { assets: [knife] } }),
        [{ type: 'ability.use', seat: 'ann', source: 'knife', cost: [{ do: 'discard-asset', card: 'knive' }] }],
      ),
      doubtful: true,
    },
    wrong(SEAT, 'or by somebody who does not sit at the table', table({ ann: { assets: [knife] } }), [
      { type: 'ability.use', seat: 'ann', source: 'knife', cost: [{ do: 'lose-credits', amount: 1000, seat: 'zoe' }] },
    ]),
    {
      rule: NAME,
      shows: 'a card that is there may pay for it',
      start: table({ ann: { assets: [knife] } }),
      moves: [{ type: 'ability.use', seat: 'ann', source: 'knife', cost: [{ do: 'discard-asset', card: 'knife' }] }],
      doubtful: true,
      final: { seats: { ann: { assets: [] } } },
    },
    wrong(SEAT, 'dice are rolled by somebody who does not sit at the table', ambush(), [
      meet,
      { ...roll('hit', 'hit', 'hit'), seat: 'zoe' },
    ]),
    wrong(SEAT, 'a trade is with somebody who does not sit at the table', together(), [
      { ...gives(), with: 'bem', gives: { credits: 1000 }, takes: {} },
    ]),
    {
      ...wrong(SEAT, 'a test brings something to somebody who does not sit at the table', table(inEncounter), [
        ...encounter({ do: 'test', skill: 'tech', pass: [{ do: 'gain-credits', amount: 1000, seat: 'bem' }] }),
      ]),
      doubtful: true,
    },
    {
      rule: SEAT,
      shows: 'everybody who sits at the table may be named',
      start: table(inEncounter),
      moves: encounter({ do: 'gain-credits', amount: 1000, seat: 'ben' }),
      doubtful: true,
      final: { seats: { ben: { credits: 6000 } } },
    },
  ];
}
