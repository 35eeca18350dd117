/**
 * @module
 * What a table leaves unsaid: forgotten words that only one reading fits, or several, and what is done at once without a word,
 * where claims or the next move show it.
 */
import { breaks, chance, type Example, keeps, rebelTurn, sam, table, vera } from '../example.ts';

type Move = Example['moves'][number];
const claims = (move: Move, expect: object): Move => ({ ...move, expect });
const doubtful = (example: Example): Example => ({ ...example, doubtful: true });

const inquisitor = table({ vera: { hand: ['inquisitor'] } });
const played = vera('card.play', { card: 'inquisitor' });
const coruscant = table({ vera: { base: 'coruscant' }, turn: { phase: 'beginning' } });
const toThePile = { rulings: { coruscant: 'galaxy-discard-pile' } } as const;
const spy = rebelTurn({ sam: { units: ['duros-spy'] }, vera: { hand: ['at-at'] } });
const spying = sam('ability.use', { card: 'duros-spy' });
const speeder = rebelTurn({ sam: { units: ['snowspeeder'] }, vera: { hand: ['at-at', 'stormtrooper'] } });
const alone = rebelTurn({ sam: { units: ['snowspeeder'] }, vera: { hand: ['at-at'] } });
const hit = sam('ability.use', { card: 'snowspeeder' });
const done = sam('turn.end');
const mystic = table({ vera: { units: ['kel-dor-mystic'], hand: ['imperial-shuttle'], discard: ['stormtrooper'] } });
const exiling = vera('ability.use', { card: 'kel-dor-mystic' });
const vader = rebelTurn({
  force: 1,
  sam: { units: ['luke-skywalker'] },
  vera: { ships: ['star-destroyer'] },
});
const luke = sam('ability.use', { card: 'luke-skywalker' });
const krennic = rebelTurn({
  sam: {
    units: [
      { card: 'rebel-commando', committed: 'director-krennic' },
      { card: 'x-wing', committed: 'director-krennic' },
    ],
  },
});
const strike = sam('attack.resolve', { target: 'director-krennic' });

const triggers: readonly Example[] = [
  keeps(
    'when.0.1',
    'the option of the Inquisitor is chosen at once, without a word about the ability',
    inquisitor,
    [played, vera('choose.option', { option: 'force' })],
    { force: -1 },
  ),
  breaks(
    'when.0.1',
    'an option is chosen at once that the Inquisitor does not have',
    inquisitor,
    [played, vera('choose.option', { option: 'repair' })],
    ['choose.0.1'],
  ),
  breaks(
    'when.0.2',
    'an option of the Inquisitor is chosen after something else was done',
    table({ vera: { hand: ['inquisitor', 'stormtrooper'] } }),
    [played, vera('card.play', { card: 'stormtrooper' }), vera('choose.option', { option: 'force' })],
  ),
  breaks(
    'choose.0.1',
    'an option is chosen later that no ability of the Inquisitor has',
    table({ vera: { hand: ['inquisitor', 'stormtrooper'] } }),
    [played, vera('card.play', { card: 'stormtrooper' }), vera('choose.option', { option: 'repair' })],
  ),
  keeps(
    'when.0.1',
    'the claims show which option of the Inquisitor was chosen',
    inquisitor,
    [claims(played, { force: -1 }), vera('turn.end')],
    { force: -1 },
  ),
  breaks(
    'choose.0.1',
    'the claims have both options of the Inquisitor taken: one slip',
    inquisitor,
    [claims(played, { force: -1, turn: { resources: 1 } }), vera('turn.end')],
    ['choose.0.1'],
  ),
  breaks(
    'choose.0.1',
    'the claims have both options of the Nebulon-B taken: one slip',
    rebelTurn({ sam: { ships: ['nebulon-b-frigate'], base: { card: 'dantooine', damage: 5 } } }),
    [
      claims(sam('ability.use', { card: 'nebulon-b-frigate' }), {
        seats: { sam: { base: { damage: 2 } } },
        turn: { resources: 3 },
      }),
      sam('turn.end'),
    ],
    ['choose.0.1'],
  ),
  breaks(
    'when.0.1',
    'no option of the Inquisitor moves the Force that far',
    inquisitor,
    [claims(played, { force: -2 }), vera('turn.end')],
    ['play-a-card.0.4'],
  ),
  keeps(
    'when.0.2',
    'Coruscant is used at once',
    coruscant,
    [vera('galaxy.keep', { away: 'tie-fighter', to: 'galaxy-discard-pile' })],
    { galaxy: { discard: ['tie-fighter'] } },
    toThePile,
  ),
  breaks(
    'when.0.2',
    'a base without such an ability keeps nothing',
    table({ turn: { phase: 'beginning' }, vera: { base: 'lothal' } }),
    [vera('galaxy.keep', { away: 'tie-fighter', to: 'galaxy-discard-pile' })],
    ['use-a-card-ability.0.1'],
    toThePile,
  ),
];

const quarren = (force: number, ...hand: string[]) =>
  table({ force, turn: { resources: 4 }, row: ['quarren-mercenary'], vera: { hand, discard: ['imperial-shuttle'] } });
const bought = [
  vera('galaxy.purchase', { card: 'quarren-mercenary' }),
  chance('galaxy.refill', { card: 'tie-fighter' }),
];
const gone = (card: string) => vera('exile.card', { card });
const kessel = table({
  turn: { phase: 'beginning' },
  vera: {
    base: 'none',
    bases: ['rodia', 'endor', 'kessel', 'mustafar'],
    hand: ['at-at'],
    discard: ['inquisitor', 'at-st', 'lobot'],
  },
  sam: { victory: ['lothal'] },
});
const revealed = vera('base.choose', { base: 'kessel' });
const secret = { options: { mode: 'secret-bases' } } as const;
const inPublic = { options: { information: 'public' } } as const;
const looked = (card: string) => chance('galaxy.look', { card });
const untoldTop = table({
  galaxyDeck: undefined,
  turn: { phase: 'beginning' },
  vera: { base: 'coruscant', hand: ['at-at'] },
});
const wordless: readonly Example[] = [
  keeps(
    'exile.2',
    'a card is exiled at once, without a word about the ability or about where it lay',
    quarren(0, 'stormtrooper'),
    [...bought, gone('stormtrooper')],
    { exile: ['stormtrooper'] },
  ),
  keeps(
    'exile.0.1',
    'Kessel exiles up to three cards at once, wherever each lay',
    kessel,
    [revealed, gone('at-at'), gone('inquisitor'), gone('lobot')],
    { exile: ['at-at', 'inquisitor', 'lobot'] },
    secret,
  ),
  breaks(
    'exile.0.1',
    'a fourth card is exiled where the ability says up to three',
    kessel,
    [revealed, gone('at-at'), gone('inquisitor'), gone('lobot'), gone('at-st')],
    ['use-a-card-ability.0.1'],
    secret,
  ),
  breaks('exile.2', 'a card is exiled at once that lies nowhere', quarren(0, 'at-at'), [
    ...bought,
    gone('stormtrooper'),
  ]),
  keeps(
    'look.0.2',
    'of Coruscant, used at once, the cards that were looked at are told first',
    untoldTop,
    [looked('dengar'), looked('y-wing'), vera('galaxy.keep', { away: 'dengar', to: 'galaxy-discard-pile' })],
    { galaxy: { discard: ['dengar'] } },
    { ...toThePile, ...inPublic },
  ),
  breaks(
    'look.0.2',
    'a card is told as looked at that cannot lie there',
    untoldTop,
    [looked('stormtrooper'), vera('galaxy.keep', { away: 'dengar', to: 'galaxy-discard-pile' })],
    ['taking-your-turn.0.1'],
    { ...toThePile, ...inPublic },
  ),
  doubtful(
    breaks(
      'look.0.2',
      'nobody says which card Coruscant sent away at once, and what comes after it is judged',
      untoldTop,
      [vera('galaxy.keep', { to: 'galaxy-discard-pile' }), vera('card.play', { card: 'lobot' })],
      ['play-a-card.0.1'],
      { ...toThePile, ...inPublic },
    ),
  ),
];

const choices: readonly Example[] = [
  keeps(
    'choose.0.1',
    'the claims show what the opponent chose for the Duros Spy',
    spy,
    [claims(spying, { force: 1 }), done],
    { force: 1 },
  ),
  keeps(
    'choose.0.1',
    'the claims of the next entry show it',
    spy,
    [spying, claims(done, { force: 1, seats: { vera: { hand: ['at-at'] } } })],
    { force: 1 },
  ),
  breaks('choose.0.1', 'nothing shows what the opponent chose', spy, [spying, done]),
  keeps('discard.0.1', 'the only card of the hand is discarded without a word', alone, [hit, done], {
    seats: { vera: { hand: [], discard: ['at-at'] } },
  }),
  breaks(
    'discard.0.1',
    'the only card of the hand has not stayed there',
    alone,
    [hit, claims(done, { seats: { vera: { hand: ['at-at'] } } })],
    ['discard.2.2'],
  ),
  keeps(
    'discard.0.1',
    'the claims show which card was discarded',
    speeder,
    [claims(hit, { seats: { vera: { hand: ['at-at'] } } }), done],
    { seats: { vera: { discard: ['stormtrooper'] } } },
  ),
  keeps(
    'exile.0.3',
    'the claims show what was exiled',
    mystic,
    [
      claims(exiling, { exile: ['kel-dor-mystic', 'stormtrooper'], seats: { vera: { discard: [] } } }),
      vera('turn.end'),
    ],
    { exile: ['kel-dor-mystic', 'stormtrooper'] },
  ),
  keeps(
    'destroy.0.1',
    'the claims show that Luke destroyed the ship',
    vader,
    [claims(luke, { seats: { vera: { ships: [], discard: ['star-destroyer'] } } }), done],
    { seats: { vera: { ships: [] } } },
  ),
  keeps(
    'bounty-hunting-and-sabotage.0.12',
    'the claims show that the reward was taken',
    krennic,
    [claims(strike, { turn: { resources: 3 } }), sam('galaxy.purchase', { card: 'x-wing' })],
    { turn: { resources: 0 } },
  ),
];

const keeping = vera('galaxy.keep', { to: 'galaxy-discard-pile' });
const used = vera('trigger.use', { source: 'coruscant' });
const forgotten: readonly Example[] = [
  keeps(
    'look.0.2',
    'which card Coruscant sent away, the claims tell',
    coruscant,
    [used, claims(keeping, { galaxy: { discard: ['y-wing'] } })],
    { galaxy: { deck: ['tie-fighter', 'bossk', 'at-st', 'snowspeeder'] } },
    toThePile,
  ),
  doubtful(
    keeps('look.0.2', 'nobody says which card Coruscant sent away', coruscant, [used, keeping], undefined, toThePile),
  ),
  keeps(
    'look.0.2',
    'of two cards that are alike it does not matter',
    table({
      vera: { base: 'coruscant' },
      turn: { phase: 'beginning' },
      galaxyDeck: ['tie-fighter', 'tie-fighter', 'at-st'],
    }),
    [used, keeping],
    { galaxy: { deck: ['tie-fighter', 'at-st'], discard: ['tie-fighter'] } },
    toThePile,
  ),
  breaks(
    'look.0.2',
    'neither of the two cards is the one that is claimed',
    coruscant,
    [used, claims(keeping, { galaxy: { discard: ['at-st'] } })],
    ['look.0.2'],
    toThePile,
  ),
];

const jyn = (...hand: string[]) =>
  rebelTurn({ force: 2, sam: { units: ['jyn-erso'] }, vera: { hand, deck: ['stormtrooper'] } });
const looking = sam('ability.use', { card: 'jyn-erso' });
const back = sam('hand.to-deck');
const backs: readonly Example[] = [
  keeps(
    'ability.0.1',
    'the only card of the hand goes on the deck where none is named',
    jyn('at-at'),
    [looking, back],
    {
      seats: { vera: { hand: [], deck: ['at-at', 'stormtrooper'] } },
    },
  ),
  doubtful(keeps('ability.0.1', 'nobody says which card of the hand went', jyn('at-at', 'boba-fett'), [looking, back])),
  doubtful(
    keeps(
      'discard.2.3',
      'the next card of the row shows that one was discarded, and nobody says which',
      table({ vera: { units: ['tie-bomber'] }, galaxyDeck: ['?', '?'] }),
      [vera('ability.use', { card: 'tie-bomber' }), chance('galaxy.refill', { card: 'dengar' }), vera('turn.end')],
      undefined,
      { options: { information: 'public' } },
    ),
  ),
  keeps(
    'ability.0.1',
    'the claims tell which card of the hand went',
    jyn('at-at', 'boba-fett'),
    [looking, claims(back, { seats: { vera: { hand: ['at-at'] } } })],
    { seats: { vera: { deck: ['boba-fett', 'stormtrooper'] } } },
  ),
];

const alikeLeft = table({ turn: { resources: 3 }, galaxyDeck: [], galaxyDiscard: ['tie-fighter', 'tie-fighter'] });
const mixedLeft = table({ turn: { resources: 3 }, galaxyDeck: [], galaxyDiscard: ['tie-fighter', 'x-wing'] });
const buying = vera('galaxy.purchase', { card: 'c-roc-cruiser' });
const up = (card: string) => chance('galaxy.refill', { card });
const withKrennic = (discard: string[]) =>
  table({ row: ['x-wing'], vera: { units: ['director-krennic'], deck: [], discard } });
const drawing = vera('ability.use', { card: 'director-krennic' });
const drawn = (card: string) => chance('card.draw', { card });
const shuffledInto = (...order: string[]) => chance('deck.shuffle', { order });
/** The last card of the deck is known, and there is another one like it in the discard pile of several kinds. */
const oneLeft = table({
  vera: {
    hand: [],
    deck: ['stormtrooper'],
    discard: ['at-at', 'imperial-shuttle', 'stormtrooper', 'death-trooper', 'death-trooper'],
  },
  sam: { hand: ['alliance-shuttle'] },
});
const goesOn = sam('card.play', { card: 'alliance-shuttle' });
const ending = vera('turn.end');
const whole = ['death-trooper', 'at-at', 'imperial-shuttle', 'stormtrooper', 'death-trooper'];
const lastCard: readonly Example[] = [
  keeps(
    'end-your-turn.4.2',
    'the known last card of the deck is told, then the shuffle: it was drawn before',
    oneLeft,
    [ending, drawn('stormtrooper'), shuffledInto(...whole)],
    {
      seats: {
        vera: {
          hand: ['stormtrooper', 'death-trooper', 'at-at', 'imperial-shuttle', 'stormtrooper'],
          deck: ['death-trooper'],
        },
      },
    },
  ),
  keeps('end-your-turn.4.2', 'and when it is told the discard pile still lies there', oneLeft, [
    ending,
    claims(drawn('stormtrooper'), {
      seats: {
        vera: { deck: [], discard: ['at-at', 'imperial-shuttle', 'stormtrooper', 'death-trooper', 'death-trooper'] },
      },
    }),
    shuffledInto(...whole),
  ]),
  breaks('end-your-turn.4.2', 'without the like of it in the discard pile', oneLeft, [
    ending,
    drawn('stormtrooper'),
    shuffledInto('death-trooper', 'at-at', 'imperial-shuttle', 'death-trooper'),
  ]),
  keeps('empty-deck.0.1', 'the known last card is told and four others, but no shuffle', oneLeft, [
    ending,
    ...['stormtrooper', 'death-trooper', 'at-at', 'imperial-shuttle', 'death-trooper'].map(drawn),
    goesOn,
  ]),
  keeps('empty-deck.0.1', 'four cards after the shuffle are told, and neither it nor the known card', oneLeft, [
    ending,
    ...['stormtrooper', 'death-trooper', 'at-at', 'imperial-shuttle'].map(drawn),
    goesOn,
  ]),
];
const reshuffles: readonly Example[] = [
  keeps(
    'empty-deck.1.2',
    'the galaxy discard pile has one kind of card, is shuffled without a word, and the table tells what came up',
    alikeLeft,
    [buying, up('tie-fighter')],
    { galaxy: { deck: ['tie-fighter'], discard: [] } },
  ),
  {
    ...keeps('empty-deck.1.2', 'the card that came up may be told instead of that shuffle', alikeLeft, [buying]),
    lists: ['galaxy.shuffle', 'galaxy.refill'],
  },
  {
    ...keeps(
      'empty-deck.0.1',
      'the card drawn may be told instead of the shuffle',
      withKrennic(['stormtrooper', 'stormtrooper']),
      [drawing],
    ),
    lists: ['deck.shuffle', 'card.draw'],
  },
  keeps('empty-deck.1.2', 'so is one of several kinds', mixedLeft, [buying, up('tie-fighter')], {
    galaxy: { deck: ['x-wing'], discard: [] },
  }),
  keeps('empty-deck.1.2', 'the shuffle may be told all the same', alikeLeft, [
    buying,
    chance('galaxy.shuffle', { order: ['tie-fighter', 'tie-fighter'] }),
    up('tie-fighter'),
  ]),
  breaks(
    'purchase-a-card.0.6',
    'the galaxy discard pile has one kind of card, and another is said to have come up',
    alikeLeft,
    [buying, up('y-wing')],
  ),
  keeps(
    'empty-deck.0.1',
    'a discard pile of one kind of card is shuffled without a word, and the table tells what was drawn',
    withKrennic(['stormtrooper', 'stormtrooper']),
    [drawing, drawn('stormtrooper')],
    { seats: { vera: { hand: ['stormtrooper'], deck: ['stormtrooper'], discard: [] } } },
  ),
  keeps(
    'empty-deck.0.1',
    'the card of the old deck is told, then a shuffle and the card that came after it',
    table({
      vera: { hand: [], deck: ['imperial-shuttle'], discard: ['imperial-shuttle', 'imperial-shuttle'] },
    }),
    [
      vera('turn.end'),
      drawn('imperial-shuttle'),
      chance('deck.shuffle', { seat: 'vera', order: ['imperial-shuttle', 'imperial-shuttle'] }),
      drawn('imperial-shuttle'),
      drawn('imperial-shuttle'),
    ],
  ),
  ...lastCard,
  breaks(
    'end-your-turn.4.1',
    'the discard pile has one kind of card, and another is said to have been drawn',
    withKrennic(['stormtrooper', 'stormtrooper']),
    [drawing, drawn('at-at')],
  ),
  keeps(
    'empty-deck.1.1',
    'a public log leaves the shuffle out and tells a card drawn',
    withKrennic(['stormtrooper', 'at-at']),
    [drawing, drawn('at-at')],
    { seats: { vera: { hand: ['at-at'], deck: ['stormtrooper'], discard: [] } } },
    inPublic,
  ),
  breaks(
    'use-a-card-ability.0.1',
    'the card that is told in this way has left the deck',
    withKrennic(['stormtrooper', 'stormtrooper']),
    [drawing, claims(drawn('stormtrooper'), { seats: { vera: { deck: ['stormtrooper', 'stormtrooper'] } } })],
  ),
  breaks('use-a-card-ability.0.1', 'and is in the hand', withKrennic(['stormtrooper', 'stormtrooper']), [
    drawing,
    claims(drawn('stormtrooper'), { seats: { vera: { hand: [] } } }),
  ]),
  breaks('purchase-a-card.0.6', 'the card told of the galaxy deck has left it', alikeLeft, [
    buying,
    claims(up('tie-fighter'), { galaxy: { deck: ['tie-fighter', 'tie-fighter'] } }),
  ]),
  breaks(
    'end-your-turn.4.1',
    'a public log tells a card drawn that was not in the discard pile',
    withKrennic(['stormtrooper', 'at-at']),
    [drawing, drawn('boba-fett')],
    ['end-your-turn.4.1'],
    inPublic,
  ),
];

const three = ['alliance-shuttle', 'alliance-shuttle', 'alliance-shuttle'];
/** Sullust puts the first card bought on top of the deck, the Fang Fighter itself in hand, where the Force is with the Rebels: in either order. */
const sullust = rebelTurn({
  turn: { resources: 6 },
  force: 1,
  row: ['fang-fighter', 'lobot', 'x-wing', 'hwk-290', 'at-at', 'star-destroyer'],
  galaxyDeck: ['dengar'],
  sam: { base: 'sullust', deck: ['kel-dor-mystic', 'rebel-trooper', ...three, 'alliance-shuttle'] },
});
const twoTriggers = [
  sam('galaxy.purchase', { card: 'fang-fighter' }),
  sam('trigger.use', { source: 'sullust' }),
  sam('galaxy.purchase', { card: 'outer-rim-pilot' }),
  sam('card.play', { card: 'kel-dor-mystic' }),
];
const onTop = { seats: { sam: { hand: ['fang-fighter', 'rebel-trooper', ...three] } } };
const inEitherOrder: readonly Example[] = [
  keeps(
    'when.1',
    'of two triggers the one left unsaid had come first, as the end of the turn shows',
    sullust,
    [...twoTriggers, sam('turn.end', { discards: [] })],
    { turn: { seat: 'vera' } },
  ),
  keeps(
    'when.1',
    'of two triggers the one left unsaid had come last, as the end of the turn shows',
    sullust,
    [...twoTriggers, sam('turn.end', { discards: ['fang-fighter'] })],
    { turn: { seat: 'vera' } },
  ),
  keeps('when.1', 'two triggers left unsaid are in the order that the drawn cards show', sullust, [
    ...twoTriggers.filter(({ type }) => type !== 'trigger.use'),
    claims(sam('turn.end', { discards: [] }), onTop),
  ]),
  breaks('end-your-turn.3.1', 'in no order of two triggers the card that was drawn is still in hand', sullust, [
    ...twoTriggers,
    sam('turn.end', { discards: ['kel-dor-mystic'] }),
  ]),
];

export const examples: readonly Example[] = [
  ...triggers,
  ...inEitherOrder,
  ...wordless,
  ...choices,
  ...forgotten,
  ...backs,
  ...reshuffles,
  ...[
    { ship: 'star-destroyer', final: { galaxy: { discard: ['star-destroyer'] } } },
    { ship: 'gozanti-cruiser', final: { seats: { vera: { discard: ['gozanti-cruiser'] } } } },
  ].map(({ ship, final }) =>
    keeps(
      'destroy.0.2',
      `where ${ship} lies that is destroyed goes without saying`,
      rebelTurn({
        row: ['star-destroyer'],
        galaxyDeck: ['at-st'],
        vera: { ships: ['gozanti-cruiser'] },
        sam: { ships: ['hammerhead-corvette'] },
      }),
      [sam('ability.use', { card: 'hammerhead-corvette' }), sam('ship.destroy', { ship })],
      final,
    ),
  ),
  {
    ...keeps(
      'destroy.0.2',
      'of two ships of one name, in play and in the row, it stays in doubt which is destroyed',
      rebelTurn({
        row: ['gozanti-cruiser'],
        galaxyDeck: ['at-st'],
        vera: { ships: ['gozanti-cruiser'] },
        sam: { ships: ['hammerhead-corvette'] },
      }),
      [sam('ability.use', { card: 'hammerhead-corvette' }), sam('ship.destroy', { ship: 'gozanti-cruiser' })],
    ),
    doubtful: true,
  },
  breaks(
    'the-balance-of-the-force.0.2',
    'Luke destroys a ship without the Force, and where it lies is not said: one breach',
    rebelTurn({ vera: { ships: ['gozanti-cruiser'] }, sam: { units: ['luke-skywalker'] } }),
    [sam('ability.use', { card: 'luke-skywalker' }), sam('ship.destroy', { ship: 'gozanti-cruiser' }), sam('turn.end')],
  ),
];
