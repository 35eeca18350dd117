import type { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import { type Example, table } from '../example.ts';
import { cargo, gear } from '../market-cards.ts';
import { breaks, delivers, doubted, keeps, type Move, rolls, that } from '../writing.ts';

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
const customs = {
  id: 'customs',
  origin: 'databank' as const,
  number: 1,
  program: [{ do: 'lose-credits' as const, amount: 1000 }],
};
const story = {
  id: 'his-story',
  origin: 'databank' as const,
  program: [{ do: 'gain-credits' as const, amount: 2000 }],
};
/** The same card with its text, and card 1 with its text. */
const told = { ...his, program: [{ do: 'gain-credits', amount: 1000 }] } as CardFacts;
const fine = { id: 'databank-1-b', program: [{ do: 'lose-credits', amount: 1000 }] } as CardFacts;
/** Ben was given one of the cards of number 1 as an asset. */
const held = table({
  turn: { step: 'action' },
  ann: { assets: [guns] },
  ben: { assets: [{ id: 'databank-1-b', origin: 'databank', type: 'job' }] },
});

const buysAGun: Move = { type: 'market.buy', seat: 'ann', deck: 'gear-mod' };

export const examples: readonly Example[] = [
  // No contact is met where none can lie, and none is turned faceup who lies so already.
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
  keeps(
    'databank.1',
    'a number that is not certain to be that of a job may be that of a contact',
    meeting,
    [meets({ card: 'card-of-the-smuggler' })],
    { cards: [{ ...told, number: 60 }] },
  ),
  keeps(
    'encountering-a-contact.0.1',
    'the card is that of the contact',
    meeting,
    [meets({ card: 'card-of-the-smuggler' })],
    { cards: [{ ...told, contact: 'some-smuggler' }] },
  ),
  breaks('encountering-a-contact.0.1', 'not that of another one', meeting, [meets({ card: 'card-of-the-smuggler' })], {
    cards: [{ ...told, contact: 'lobot' }],
  }),
  breaks(
    'encountering-a-contact.0.1',
    'nor once the token has been turned',
    meeting,
    [meets(), { type: 'contact.resolve', seat: 'ann', card: 'card-of-the-smuggler' }],
    { cards: [{ ...told, contact: 'lobot' }] },
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
  // Of a card that the log has told nothing has to be declared, and nothing else may be.
  keeps(
    'databank.1',
    'what a told card says is carried out',
    caught,
    [
      ...failed,
      { type: 'deliver.databank', seat: 'ann', card: 'customs', ...that({ seats: { ann: { credits: 4000 } } }) },
    ],
    { cards: [customs] },
  ),
  breaks(
    'databank.1',
    'what does not stand on it is not',
    caught,
    [...failed, resolves('customs', { effects: [{ do: 'gain-credits', amount: 1000 }] })],
    { cards: [customs] },
  ),
  keeps(
    'databank.1',
    'the told card of a contact is resolved after its token was turned',
    meeting,
    [
      meets(),
      { type: 'contact.resolve', seat: 'ann', card: 'his-story', ...that({ seats: { ann: { credits: 7000 } } }) },
    ],
    { cards: [story] },
  ),
  keeps(
    'databank.1',
    'or named with the choice of the token',
    meeting,
    [meets({ card: 'his-story', ...that({ seats: { ann: { credits: 7000 } } }) })],
    { cards: [story] },
  ),
  breaks(
    'databank.1',
    'where again it brings what it says',
    meeting,
    [meets({ card: 'his-story', effects: [{ do: 'gain-fame', amount: 1 }] })],
    { cards: [story] },
  ),
  // A card whose text the log tells is carried out, and held against what the log declares.
  keeps(
    'databank.1',
    'the told card of a contact brings what it says',
    meeting,
    [meets({ card: 'card-of-the-smuggler', expect: { seats: { ann: { credits: 6000 } } } })],
    { cards: [told] },
  ),
  keeps(
    'databank.1',
    'also where it is resolved after the token has been turned',
    meeting,
    [
      meets(),
      {
        type: 'contact.resolve',
        seat: 'ann',
        card: 'card-of-the-smuggler',
        expect: { seats: { ann: { credits: 6000 } } },
      },
    ],
    { cards: [told] },
  ),
  keeps(
    'databank.1',
    'what it brings may be said once more',
    meeting,
    [meets({ card: 'card-of-the-smuggler', effects: [{ do: 'gain-credits', amount: 1000 }] })],
    { cards: [told] },
  ),
  breaks(
    'databank.1',
    'nothing else comes of it',
    meeting,
    [meets({ card: 'card-of-the-smuggler', effects: [{ do: 'gain-credits', amount: 2000 }] })],
    { cards: [told] },
  ),
  breaks(
    'databank.1',
    'nor after the token has been turned',
    meeting,
    [
      meets(),
      { type: 'contact.resolve', seat: 'ann', card: 'card-of-the-smuggler', effects: [{ do: 'gain-fame', amount: 1 }] },
    ],
    { cards: [told] },
  ),
  doubted(
    keeps(
      'databank.1',
      'of a part that nobody has told the log declares what it brought',
      meeting,
      [
        meets(),
        { type: 'contact.resolve', seat: 'ann', card: 'half-a-story', effects: [{ do: 'gain-fame', amount: 1 }] },
      ],
      { cards: [{ ...story, id: 'half-a-story', program: [...story.program, { do: 'untold' }] }] },
    ),
  ),
  doubted({
    ...breaks(
      'databank.1',
      'and what is told of it is carried out all the same',
      meeting,
      [
        meets(),
        {
          type: 'contact.resolve',
          seat: 'ann',
          card: 'half-a-story',
          effects: [{ do: 'gain-fame', amount: 1 }],
          expect: { seats: { ann: { credits: 5000, fame: 1 } } },
        },
      ],
      { cards: [{ ...told, id: 'half-a-story', program: [{ do: 'gain-credits', amount: 1000 }, { do: 'untold' }] }] },
    ),
    breaks: ['outer-rim.credits.2'],
  }),
  doubted(
    keeps(
      'databank.1',
      'what nobody has told of it is declared',
      meeting,
      [meets({ card: 'card-of-the-smuggler', effects: [{ do: 'gain-credits', amount: 2000 }] })],
      { cards: [{ ...told, program: [{ do: 'untold' }] }] },
    ),
  ),
  keeps(
    'databank.1',
    'the told card 1 is carried out after a failed roll',
    caught,
    [
      ...failed,
      { type: 'deliver.databank', seat: 'ann', card: 'databank-1-b', expect: { seats: { ann: { credits: 4000 } } } },
    ],
    { cards: [fine] },
  ),
  breaks(
    'databank.1',
    'and nothing but what it says',
    caught,
    [...failed, resolves('databank-1-b', { effects: [{ do: 'lose-credits', amount: 2000 }] })],
    { cards: [fine] },
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
  // What a card may have called for, where its text is not told; told in full, it has called for nothing else.
  breaks(
    'defeated.1.4',
    'a card whose text is told calls for no purchase',
    table({ turn: { step: 'action' }, ann: { assets: [guns] }, market: { 'gear-mod': gear('a-gun') } }),
    [...failed, resolves('customs', { effects: undefined }), buysAGun],
    { cards: [{ ...customs, program: [{ do: 'suffer', on: 'character', amount: 4 }] }] },
  ),
  {
    rule: 'outer-rim.databank.0.1',
    shows: 'one of unknown text may have called for it',
    start: table({ turn: { step: 'action' }, ann: { assets: [guns] }, market: { 'gear-mod': gear('a-gun') } }),
    moves: [...failed, { type: 'deliver.databank', seat: 'ann', card: 'databank-1-b' }, buysAGun],
    doubtful: true,
  },
  breaks(
    'player-turn.1',
    'nor does what is told of an encounter card',
    table({ turn: { step: 'encounter' }, market: { 'gear-mod': gear('a-gun') } }),
    [{ type: 'encounter.space', seat: 'ann', card: 'a-day', section: 'tatooine' }, buysAGun],
    {
      cards: [
        {
          id: 'a-day',
          origin: 'encounter',
          encounterDeck: 'tatooine-nal-hutta',
          sections: [{ of: 'tatooine', effects: [{ do: 'gain-credits', amount: 1000 }] }],
        },
      ],
    },
  ),
];
