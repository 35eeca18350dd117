import { breaks, chance, type Example, keeps, sam, table, vera } from '../example.ts';

const full = table({
  turn: { resources: 2 },
  vera: {
    hand: ['stormtrooper'],
    units: ['at-st'],
    ships: [{ card: 'star-destroyer', committed: 'base', attacked: true }],
  },
});
const end = vera('turn.end');
const claims = (expect: object) => ({ ...end, expect });
const three = table({
  vera: { deck: ['stormtrooper', 'inquisitor', 'at-at'], discard: ['imperial-shuttle', 'boba-fett'] },
});
/** The deck runs out in the middle of drawing, when units and hand have been discarded. */
const short = table({
  vera: {
    deck: ['imperial-shuttle', 'imperial-shuttle'],
    hand: ['stormtrooper'],
    units: ['at-st'],
    discard: ['boba-fett'],
  },
});
const shuffle = chance('deck.shuffle', { seat: 'vera', order: ['boba-fett', 'imperial-shuttle'] });

/** Two cards of the deck lie facedown: one of them is Boba Fett. */
const unknownDeck = table({
  vera: { deck: ['?', '?'], unseen: ['boba-fett', 'at-at'], units: ['general-veers', 'at-st'] },
});

export const examples: readonly Example[] = [
  keeps('end-your-turn.0.1', 'the player says that the turn ends', full, [end], { turn: { seat: 'sam', number: 2 } }),
  breaks('end-your-turn.0.1', 'the other player ends it', full, [sam('turn.end')], ['playing-the-game.0.1']),
  keeps(
    'end-your-turn.0.2',
    'what the first and the third step have discarded is drawn in the fourth',
    short,
    [end, chance('deck.shuffle', { seat: 'vera', order: ['at-st', 'stormtrooper', 'boba-fett'] })],
    {
      seats: {
        vera: {
          hand: ['imperial-shuttle', 'imperial-shuttle', 'at-st', 'stormtrooper', 'boba-fett'],
          units: [],
          discard: [],
        },
      },
    },
  ),
  breaks(
    'end-your-turn.0.2',
    'the units are to be discarded after the drawing',
    short,
    [end, chance('deck.shuffle', { seat: 'vera', order: ['stormtrooper', 'boba-fett'] })],
    ['end-your-turn.4.2'],
  ),
  keeps('end-your-turn.1', 'units go to the discard pile', full, [end], {
    seats: { vera: { units: [], discard: ['stormtrooper', 'at-st'] } },
  }),
  breaks('end-your-turn.1', 'no unit is said to have been discarded', full, [
    claims({
      seats: {
        vera: {
          units: [
            {
              name: 'at-st',
              card: 'at-st',
              committed: 'none',
              attacked: false,
              used: false,
              bonus: 0,
              fleeting: false,
            },
          ],
        },
      },
    }),
  ]),
  keeps('end-your-turn.2', 'ships are ready again', full, [end], {
    seats: { vera: { ships: [{ attacked: false, committed: 'none' }] } },
  }),
  breaks('end-your-turn.2', 'a ship is said to be spent still', full, [
    claims({ seats: { vera: { ships: [{ attacked: true }] } } }),
  ]),
  keeps('end-your-turn.3.1', 'the hand is discarded', full, [vera('turn.end', { discards: ['stormtrooper'] })], {
    seats: { vera: { discard: ['stormtrooper', 'at-st'] } },
  }),
  breaks('end-your-turn.3.1', 'a card is kept back in hand', full, [vera('turn.end', { discards: [] })]),
  breaks(
    'end-your-turn.3.1',
    'a public log discards a card that cannot be in hand',
    table({ vera: { hand: ['?'], deck: ['?', '?'], unseen: ['stormtrooper', 'boba-fett', 'at-at'] } }),
    [vera('turn.end', { discards: ['darth-vader'] })],
    ['end-your-turn.3.1'],
    { options: { information: 'public' } },
  ),
  breaks(
    'end-your-turn.3.1',
    'of a hand that nobody has told a base is discarded',
    table({ vera: { hand: ['?'] } }),
    [vera('turn.end', { discards: ['corellia'] })],
    ['end-your-turn.3.1'],
    { options: { information: 'public' } },
  ),
  keeps('end-your-turn.3.2', 'unspent resources are gone', table({ turn: { resources: 7 } }), [end], {
    turn: { resources: 0 },
  }),
  keeps(
    'end-your-turn.3.2',
    'they are gone before the last cards are drawn',
    { ...three, turn: { resources: 7 } },
    [end],
    { turn: { seat: 'vera', resources: 0 } },
  ),
  breaks(
    'end-your-turn.3.2',
    'before the last cards are drawn they are said to be there',
    { ...three, turn: { resources: 7 } },
    [claims({ turn: { resources: 7 } })],
  ),
  breaks(
    'end-your-turn.3.2',
    'resources are said to be kept',
    table({
      turn: { resources: 7 },
      sam: { base: 'none', bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv'] },
      vera: { victory: ['dantooine'] },
    }),
    [claims({ turn: { resources: 7 } })],
    ['end-your-turn.3.2'],
  ),
  keeps('end-your-turn.4.1', 'five cards are drawn', full, [end], {
    seats: {
      vera: {
        hand: ['imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle'],
      },
    },
  }),
  breaks('end-your-turn.4.1', 'four cards are said to be drawn', full, [
    claims({
      seats: { vera: { hand: ['imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle'] } },
    }),
  ]),
  keeps('end-your-turn.4.2', 'the discard pile becomes the deck', three, [end, shuffle], {
    seats: { vera: { discard: [], deck: [] } },
  }),
  breaks('end-your-turn.4.2', 'the shuffled deck has a card that was not in the discard pile', three, [
    end,
    chance('deck.shuffle', { seat: 'vera', order: ['darth-vader', 'imperial-shuttle'] }),
  ]),
  keeps('end-your-turn.0.3', 'three cards, a shuffle, two more cards', three, [end, shuffle], {
    seats: { vera: { hand: ['stormtrooper', 'inquisitor', 'at-at', 'boba-fett', 'imperial-shuttle'] } },
  }),
  breaks(
    'end-your-turn.0.3',
    'the shuffle is not recorded, and the next turn goes on',
    three,
    [end, sam('turn.end')],
    ['log.the-move-log.6'],
  ),
  keeps(
    'empty-deck.0.1',
    'a card is drawn from an empty deck',
    table({ vera: { units: ['director-krennic'], deck: [], discard: ['at-at'] }, row: [] }),
    [vera('ability.use', { card: 'director-krennic' }), chance('deck.shuffle', { seat: 'vera', order: ['at-at'] })],
    { seats: { vera: { hand: ['at-at'] } } },
  ),
  breaks(
    'empty-deck.0.1',
    'the discard pile is said to stay',
    three,
    [end, { ...shuffle, expect: { seats: { vera: { discard: ['boba-fett'] } } } }],
    ['end-your-turn.4.2'],
  ),
  keeps(
    'empty-deck.1.1',
    'an empty deck waits until a card is drawn',
    table({ vera: { deck: Array.from({ length: 5 }, () => 'imperial-shuttle'), discard: ['at-at'] } }),
    [end],
    { seats: { vera: { deck: [], discard: ['at-at'] } } },
  ),
  breaks(
    'empty-deck.1.1',
    'an empty deck is rebuilt before a card is drawn',
    table({ vera: { deck: [], discard: ['at-at'] } }),
    [chance('deck.shuffle', { seat: 'vera', order: ['at-at'] })],
  ),
  breaks('empty-deck.1.1', 'the deck of the other player is shuffled', three, [
    end,
    chance('deck.shuffle', { seat: 'sam' }),
  ]),
  keeps(
    'empty-deck.1.2',
    'the galaxy deck is rebuilt when the row needs a card',
    table({ galaxyDeck: [], galaxyDiscard: ['bossk', 'lobot'], turn: { resources: 2 } }),
    [vera('galaxy.purchase', { card: 'scout-trooper' }), chance('galaxy.shuffle', { order: ['lobot', 'bossk'] })],
    { galaxy: { deck: ['bossk'], discard: [] } },
  ),
  breaks(
    'empty-deck.1.2',
    'the galaxy deck is rebuilt just because it is empty',
    table({ galaxyDeck: [], galaxyDiscard: ['bossk', 'lobot'] }),
    [chance('galaxy.shuffle', { order: ['lobot', 'bossk'] })],
  ),
  breaks(
    'empty-deck.1.2',
    'a card is missing in the rebuilt galaxy deck',
    table({ galaxyDeck: [], galaxyDiscard: ['bossk', 'lobot'], turn: { resources: 2 } }),
    [vera('galaxy.purchase', { card: 'scout-trooper' }), chance('galaxy.shuffle', { order: ['lobot'] })],
  ),
  keeps(
    'frequently-asked-questions.1.2',
    'cards that were not played are discarded',
    table({ vera: { hand: ['at-at', 'boba-fett'] } }),
    [end],
    { seats: { vera: { discard: ['at-at', 'boba-fett'] } } },
  ),
  breaks(
    'frequently-asked-questions.1.2',
    'a card that was not played is said to stay in hand',
    table({ vera: { hand: ['at-at'] } }),
    [claims({ seats: { vera: { discard: [] } } })],
    ['end-your-turn.3.1'],
  ),
  keeps(
    'frequently-asked-questions.7.2',
    'a discard pile keeps its order',
    table({ vera: { discard: ['at-at', 'boba-fett'] } }),
    [end],
    { seats: { vera: { discard: ['at-at', 'boba-fett'] } } },
  ),
  breaks(
    'frequently-asked-questions.7.2',
    'a discard pile is said to lie in another order',
    table({ vera: { discard: ['at-at', 'boba-fett'] } }),
    [claims({ seats: { vera: { discard: ['boba-fett', 'at-at'] } } })],
  ),
  keeps(
    'frequently-asked-questions.7.2',
    'the order among cards that are discarded together is the one that is claimed',
    table({ vera: { hand: ['at-at', 'boba-fett'] } }),
    [{ ...vera('turn.end'), expect: { seats: { vera: { discard: ['boba-fett', 'at-at'] } } } }],
  ),
  keeps(
    'frequently-asked-questions.7.2',
    'so it is where nobody has seen one of them',
    table({
      vera: {
        hand: ['at-at', '?'],
        unseen: ['boba-fett', ...Array(6).fill('imperial-shuttle')],
        deck: Array(6).fill('?'),
      },
    }),
    [{ ...vera('turn.end'), expect: { seats: { vera: { discard: ['at-at', 'imperial-shuttle'] } } } }],
    undefined,
    { options: { information: 'public' } },
  ),
  breaks(
    'frequently-asked-questions.7.2',
    'once claimed it does not change',
    table({ vera: { hand: ['at-at', 'boba-fett'] } }),
    [
      { ...vera('turn.end'), expect: { seats: { vera: { discard: ['boba-fett', 'at-at'] } } } },
      { ...sam('turn.end'), expect: { seats: { vera: { discard: ['at-at', 'boba-fett'] } } } },
    ],
    ['frequently-asked-questions.7.2'],
  ),
  breaks(
    'end-your-turn.3.1',
    'no order of the cards that are discarded together is one with a card twice',
    table({ vera: { hand: ['at-at', 'boba-fett'] } }),
    [{ ...vera('turn.end'), expect: { seats: { vera: { discard: ['at-at', 'at-at'] } } } }],
    ['end-your-turn.3.1'],
  ),
  keeps(
    'end-your-turn.4.1',
    'cards that nobody knew are told as they are drawn',
    unknownDeck,
    [vera('ability.use', { card: 'general-veers' }), chance('card.draw', { card: 'boba-fett' })],
    { seats: { vera: { hand: ['boba-fett'], deck: ['at-at'] } } },
  ),
  breaks('end-your-turn.4.1', 'a card is drawn that was not in this deck', unknownDeck, [
    vera('ability.use', { card: 'general-veers' }),
    chance('card.draw', { card: 'x-wing' }),
  ]),
  keeps(
    'end-your-turn.4.2',
    'where there is no card at all, none is drawn',
    table({ vera: { deck: [], discard: [] } }),
    [end],
    { turn: { seat: 'sam' }, seats: { vera: { hand: [], deck: [], discard: [] } } },
  ),
  keeps(
    'empty-deck.1.2',
    'where no galaxy card is left, the gap in the row stays',
    table({ galaxyDeck: [], galaxyDiscard: [], turn: { resources: 9 } }),
    [vera('galaxy.purchase', { card: 'scout-trooper' }), end],
    { turn: { seat: 'sam' }, galaxy: { row: [{}, {}, {}, {}, {}], deck: [], discard: [] } },
  ),
];
