import type { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import { type Example, table } from '../example.ts';
import { cargo } from '../market-cards.ts';
import { bensTurn, breaks, delivers, doubted, keeps, type Move, ofAnn, rolls, that } from '../writing.ts';

const guns = cargo('guns', { traits: ['illegal'], destination: 'tatooine' });
const caught = table({ turn: { step: 'action' }, ann: { assets: [guns] } });
const resolves = (card: string, more: object = {}): Move => ({
  type: 'deliver.databank',
  seat: 'ann',
  card,
  effects: [],
  ...more,
});
const failed: Move[] = [delivers('guns'), rolls('blank')];
const token = { id: 'some-smuggler', class: 'white' as const };
const meeting = table({ turn: { step: 'encounter' }, contacts: { tatooine: [token] } });
const meets = (more: object = {}): Move => ({
  type: 'encounter.contact',
  seat: 'ann',
  contact: 'some-smuggler',
  ...more,
});
const his: Partial<CardFacts> & { id: string } = { id: 'card-of-the-smuggler', origin: 'databank', number: 12 };
/** Ben was given one of the cards of number 1 as an asset. */
const held = table({
  turn: { step: 'action' },
  ann: { assets: [guns] },
  ben: { assets: [{ id: 'databank-1-b', origin: 'databank', type: 'job' }] },
});

/** Databank cards whose text the table has written down: of a contact, of one that is torn, and of ILLEGAL cargo. */
const toldCards: { cards: CardFacts[] } = {
  cards: [
    {
      id: 'smugglers-offer',
      origin: 'databank',
      program: [
        {
          do: 'test',
          skill: 'tech',
          pass: [{ do: 'gain-credits', amount: 3000 }],
          fail: [{ do: 'suffer', on: 'character', amount: 1 }],
        },
      ],
    },
    { id: 'torn-page', origin: 'databank', program: [{ do: 'untold' }] },
    { id: 'customs', origin: 'databank', number: 1, program: [{ do: 'lose-credits', amount: 1000 }] },
  ],
};
const tested = (face: string): Move[] => [
  { type: 'test.roll', faces: [face, 'blank'] },
  { type: 'test.resolve', seat: 'ann' },
];

export const examples: readonly Example[] = [
  doubted(
    keeps('databank.1', 'after the failed roll a card of number 1 is resolved', caught, [
      ...failed,
      resolves('databank-1-b'),
    ]),
  ),
  doubted(keeps('databank.1', 'whichever of them it is', caught, [...failed, resolves('databank-1-d')])),
  doubted(
    keeps('databank.1', 'or one that the log does not name', caught, [
      ...failed,
      { type: 'deliver.databank', seat: 'ann', effects: [] },
    ]),
  ),
  doubted(keeps('databank.1', 'or one of which nobody knows the number', caught, [...failed, resolves('house-card')])),
  doubted(breaks('databank.1', 'a card of another number is not', caught, [...failed, resolves('databank-40-a')])),
  doubted(
    breaks('databank.1', 'nor a card that is none of the databank', caught, [...failed, resolves('bacta-supplies')]),
  ),
  doubted(breaks('databank.1', 'nor one that lies before a player', held, [...failed, resolves('databank-1-b')])),
  doubted(keeps('databank.1', 'another one of its number is', held, [...failed, resolves('databank-1-a')])),
  doubted(
    keeps(
      'databank.1',
      'a contact is resolved with the card of its number',
      meeting,
      [meets({ card: 'card-of-the-smuggler', effects: [] })],
      { cards: [his as CardFacts] },
    ),
  ),
  doubted(
    breaks('databank.1', 'not with that of ILLEGAL cargo', meeting, [meets({ card: 'databank-1-a', effects: [] })]),
  ),
  doubted(
    breaks('databank.1', 'nor with that of a job', meeting, [
      meets(),
      { type: 'contact.resolve', seat: 'ann', card: 'databank-42', effects: [] },
    ]),
  ),
  // 3.a: back into the databank.
  doubted(
    keeps(
      'databank.3.a',
      'a resolved card goes back, and may come again',
      table({
        turn: { step: 'action' },
        ann: {
          assets: [guns, cargo('more-guns', { traits: ['illegal'], destination: 'tatooine' })],
          slots: { cargo: 2 },
        },
      }),
      [
        ...failed,
        resolves('databank-1-b', that({ removed: [] })),
        delivers('more-guns'),
        rolls('focus'),
        resolves('databank-1-b'),
      ],
    ),
  ),
  doubted(
    breaks('discarding.5', 'it has not left the game', caught, [
      ...failed,
      resolves('databank-1-b', that({ removed: ['databank-1-b'] })),
    ]),
  ),
  // A card whose text the log has told is carried out, and held against what the log says of it.
  keeps(
    'databank.1',
    'what a contact’s card says follows by itself',
    meeting,
    [
      meets({ card: 'smugglers-offer' }),
      ...tested('crit'),
      bensTurn(ofAnn({ credits: 8000, damage: { character: 0 } })),
    ],
    toldCards,
  ),
  keeps(
    'databank.1',
    'also where it is resolved by an entry of its own, and its deeds are recorded',
    meeting,
    [
      meets(),
      {
        type: 'contact.resolve',
        seat: 'ann',
        card: 'smugglers-offer',
        effects: [{ do: 'gain-credits', amount: 3000 }],
      },
      ...tested('crit'),
      bensTurn(ofAnn({ credits: 8000 })),
    ],
    toldCards,
  ),
  breaks(
    'databank.1',
    'what it does not say is not carried out',
    meeting,
    [meets({ card: 'smugglers-offer', effects: [{ do: 'gain-fame', amount: 2 }] })],
    toldCards,
  ),
  breaks(
    'skill-tests.1.1',
    'its test is not passed by a hit without the skill',
    meeting,
    [meets({ card: 'smugglers-offer' }), tested('hit')[0] as Move, { type: 'test.resolve', seat: 'ann', passed: true }],
    toldCards,
  ),
  doubted(
    keeps(
      'databank.1',
      'of a part that nobody has told the log declares what it brought',
      meeting,
      [meets({ card: 'torn-page', effects: [{ do: 'gain-fame', amount: 2 }] })],
      toldCards,
    ),
  ),
  keeps(
    'databank.1',
    'the card of ILLEGAL cargo is carried out, too',
    caught,
    [
      ...failed,
      { type: 'deliver.databank', seat: 'ann', card: 'customs', ...ofAnn({ credits: 4000, assets: ['guns'] }) },
    ],
    toldCards,
  ),
  breaks(
    'databank.1',
    'and brings nothing else',
    caught,
    [...failed, resolves('customs', { effects: [{ do: 'gain-credits', amount: 1000 }] })],
    toldCards,
  ),
  breaks(
    'credits.3',
    'nor less',
    caught,
    [...failed, { type: 'deliver.databank', seat: 'ann', card: 'customs', ...ofAnn({ credits: 5000 }) }],
    toldCards,
  ),
  // No contact is met where none can lie.
  doubted(
    breaks(
      'encounter-step.1',
      'no contact is met on a navpoint',
      table({ turn: { step: 'encounter' }, ann: { space: 't4-n1' } }),
      [{ type: 'encounter.contact', seat: 'ann', class: 'white', effects: [] }],
    ),
  ),
  breaks(
    'log.the-move-log.3',
    'the token that is turned faceup is none that lies faceup already',
    table({
      turn: { step: 'encounter' },
      contacts: { tatooine: [{ id: 'some-smuggler', class: 'green', faceup: true }, { class: 'white' }] },
    }),
    [
      { type: 'encounter.contact', seat: 'ann', class: 'white' },
      { type: 'contact.reveal', contact: 'some-smuggler' },
    ],
  ),
];
