/**
 * @module
 * What a table claims of cards that the log has not told, or tells only in the next entries: it is learned where it may be so,
 * and held against what comes later.
 */
import { breaks, chance, type Example, keeps, rebelTurn, sam, table, vera } from '../example.ts';
import { buy, claim, end, full, hidden, hit, legal, play, pub, resolve, S, send, use, wrong } from '../judged.ts';

const refill = (card: string) => chance('galaxy.refill', { card });
const draw = (card: string) => chance('card.draw', { card });
const unknown = (places: number) => Array.from({ length: places }, () => '?');
const hand = (...cards: string[]) => ({ seats: { vera: { hand: cards } } });
const row = (...cards: string[]) => ({ galaxy: { row: cards } });
const six = ['scout-trooper', 'x-wing', 'rodian-gunslinger', 'blockade-runner', 'tie-fighter', 'lobot'].map(refill);
/** The set-up of a public game, with a claim on its last entry. */
const dealt = (expect: object): Example['moves'] => [...six.slice(0, -1), claim(refill('lobot'), expect)];

const ending = table({
  turn: { resources: 3 },
  vera: { hand: ['stormtrooper'], deck: unknown(6), unseen: [S, S, S, S, S, 'inquisitor'] },
});
const drawn = [S, S, S, S, 'inquisitor'].map(draw);
const buying = table({ row: ['scout-trooper', 'x-wing'], galaxyDeck: unknown(80), turn: { resources: 2 } });
const hunting = rebelTurn({
  row: ['director-krennic', 'x-wing'],
  galaxyDeck: unknown(80),
  sam: { units: [hit('b-wing', 'director-krennic')] },
});
const rodia = table({
  row: ['x-wing', 'duros-spy', 'lobot'],
  galaxyDeck: unknown(80),
  turn: { phase: 'beginning' },
  vera: { base: 'none' },
  sam: { victory: ['lothal'] },
});
const cleared = (expect: object): Example['moves'] => [
  vera('base.choose', { base: 'rodia' }),
  claim(vera('trigger.use', { source: 'rodia' }), expect),
  refill('tie-fighter'),
  refill('y-wing'),
];
const secret: Example['header'] = { options: { mode: 'secret-bases', information: 'public' } };

const midway = table({
  row: ['scout-trooper', 'x-wing'],
  vera: { hand: ['?'], deck: unknown(9), units: ['director-krennic'] },
});
const drawsTwice: Example['moves'] = [use(vera, 'director-krennic'), draw('stormtrooper'), draw('inquisitor')];

/** A Scout Trooper turns up a card that nobody knows. */
const scouting = table({
  row: ['at-st', 'lobot'],
  galaxyDeck: Array(20).fill('?'),
  vera: { units: ['scout-trooper'] },
});
const scouted = (expect: object, ...behind: Example['moves']) => [claim(use(vera, 'scout-trooper'), expect), ...behind];
const revealed = (card: string) => chance('galaxy.reveal', { card });

export const examples: readonly Example[] = [
  ...(
    [
      ['of the Force, and the card is told behind it', { force: -1 }, [revealed('tie-fighter')]],
      ['of the Force, and the log ends', { force: -1 }, []],
      ['of the Force, and the turn goes on', { force: -1 }, [end]],
      ['of the discarded card', { galaxy: { discard: ['luke-skywalker'] } }, [end]],
    ] as const
  ).map(([shows, expect, behind]) =>
    keeps(
      'reveal.0.1',
      `what a card brings that an ability turns up is claimed at the ability: ${shows}`,
      scouting,
      scouted(expect, ...behind),
      undefined,
      pub,
    ),
  ),
  breaks(
    'frequently-asked-questions.9',
    'what a card brings that an ability turns up is claimed at the ability, and another card is told',
    scouting,
    scouted({ force: -1 }, revealed('bossk'), end),
    ['frequently-asked-questions.9'],
    pub,
  ),
  breaks(
    'the-balance-of-the-force.0.3',
    'more is claimed at the ability than any card brings that it turns up, and none is told',
    scouting,
    scouted({ force: -2 }, end),
    ['the-balance-of-the-force.0.3', 'log.the-move-log.6'],
    pub,
  ),
  // a public log that begins in the middle of a game, and says nothing of what its hidden cards are
  legal(
    'end-your-turn.4.1',
    'what was drawn is told, and what was in the hand before, of which nothing was known',
    midway,
    [...drawsTwice, play(vera, 'stormtrooper')],
    pub,
  ),
  wrong('end-your-turn.4.1', 'more than the hand holds', midway, [...drawsTwice, draw(S)], pub),
  wrong('play-a-card.0.1', 'no card of the other side can be in such a hand', midway, [play(vera, 'b-wing')], pub),
  // hands that nobody has seen
  legal(
    'setup.9',
    'a hand that may have been drawn is told',
    undefined,
    [...dealt(hand(S, S, S, 'stormtrooper', 'inquisitor')), play(vera, 'inquisitor')],
    pub,
  ),
  wrong('setup.9', 'a hand with a card that no starter deck has', undefined, dealt(hand(S, S, S, S, 'at-at')), pub),
  wrong(
    'setup.9',
    'a hand with three Stormtroopers',
    undefined,
    dealt(hand(S, S, 'stormtrooper', 'stormtrooper', 'stormtrooper')),
    pub,
  ),
  wrong('setup.9', 'a hand of six', undefined, dealt(hand(S, S, S, S, S, S)), pub),
  ...['vera', undefined].map((seat) =>
    legal(
      'setup.9',
      `a card of the row is told once more, ${seat === undefined ? 'by nobody' : `by ${seat}`}`,
      undefined,
      [...six, chance('galaxy.refill', { card: 'lobot', seat })],
      pub,
    ),
  ),
  {
    ...wrong(
      'setup.9',
      'and by somebody who does not sit at the table',
      undefined,
      [...six, chance('galaxy.refill', { card: 'lobot', seat: 'vader' })],
      pub,
    ),
    rule: 'log.the-move-log.4',
    breaks: ['log.the-move-log.4'],
  },
  legal('setup.9', 'a hand of which nothing is told', undefined, dealt(hand('?', '?', '?', '?', '?')), pub),
  wrong(
    'play-a-card.0.1',
    'a card is played that is not in the hand which was told',
    undefined,
    [...dealt(hand(S, S, S, S, 'inquisitor')), play(vera, 'stormtrooper')],
    pub,
  ),
  legal(
    'play-a-card.0.1',
    'of two cards one is played, and the other one is told',
    hidden(),
    [claim(play(vera, S), hand('inquisitor')), play(vera, 'inquisitor')],
    pub,
  ),
  wrong(
    'play-a-card.0.1',
    'and then a third one is played',
    hidden(),
    [claim(play(vera, S), hand('inquisitor')), play(vera, 'stormtrooper')],
    pub,
  ),
  wrong(
    'play-a-card.0.3',
    'beside a hand that may be so the pool is wrong',
    hidden(),
    [claim(play(vera, S), { ...hand('inquisitor'), turn: { resources: 3 } })],
    pub,
  ),
  wrong(
    'empty-deck.1.1',
    'hand and deck are told, with one Inquisitor in each',
    hidden(),
    [claim(play(vera, S), { seats: { vera: { hand: ['inquisitor'], deck: [S, 'inquisitor', 'stormtrooper'] } } })],
    pub,
  ),
  // other places that nobody has seen
  legal(
    'discard.2',
    'a pile that nobody has told may be as it is claimed',
    table({ vera: { hand: [S], deck: [S], discard: ['?', '?'], unseen: [S, 'inquisitor'] } }),
    [claim(play(vera, S), { seats: { vera: { discard: ['inquisitor', S] } } })],
    pub,
  ),
  legal(
    'secret-bases.0.3',
    'the secret bases are told',
    undefined,
    [
      vera('base.pick'),
      sam('base.pick'),
      ...six,
      claim(play(vera, S), { seats: { vera: { bases: ['kessel', 'mustafar', 'rodia', 'corellia'] } } }),
    ],
    secret,
  ),
  wrong(
    'beginning-of-turn.0.2',
    'the secret bases are said to be five of the other side',
    undefined,
    [
      vera('base.pick'),
      sam('base.pick'),
      ...six,
      claim(play(vera, S), { seats: { vera: { bases: ['kessel', 'mustafar', 'rodia', 'hoth'] } } }),
    ],
    secret,
  ),
  wrong(
    'purchase-a-card.0.6',
    'the top of the galaxy deck is told, and another card comes up',
    table({ galaxyDeck: unknown(9), turn: { resources: 2 }, vera: { hand: [S] } }),
    [claim(play(vera, S), { galaxy: { deck: ['at-at', ...unknown(8)] } }), buy(vera, 'scout-trooper'), refill('at-st')],
    pub,
  ),
  wrong(
    'play-a-card.0.1',
    'Jyn puts a card on the deck that is told, and it is played out of the hand',
    rebelTurn({
      force: 1,
      sam: { units: ['jyn-erso'] },
      vera: { hand: ['?', '?'], deck: ['?', '?', '?'], unseen: [S, S, S, S, 'stormtrooper'] },
    }),
    [
      use(sam, 'jyn-erso'),
      claim(sam('hand.to-deck'), { seats: { vera: { deck: ['stormtrooper', '?', '?', '?'] } } }),
      send,
      play(vera, 'stormtrooper'),
    ],
    pub,
  ),
  // cards that the next entries tell
  legal('end-your-turn.4.1', 'the new hand is told before its cards', ending, [
    claim(end, hand(S, S, S, S, 'inquisitor')),
    ...drawn,
  ]),
  wrong('end-your-turn.4.1', 'the new hand is told, and its cards are others', ending, [
    claim(end, hand(S, S, S, S, S)),
    ...drawn,
  ]),
  wrong('end-your-turn.3.2', 'the resources are said to stay, before the cards are told', ending, [
    claim(end, { turn: { resources: 3 } }),
    ...drawn,
  ]),
  legal(
    'purchase-a-card.0.6',
    'the row is told with the card that the next entry brings',
    buying,
    [claim(buy(vera, 'scout-trooper'), row('at-at', 'x-wing')), refill('at-at')],
    pub,
  ),
  legal(
    'purchase-a-card.0.6',
    'the row is told before its gap is filled',
    buying,
    [claim(buy(vera, 'scout-trooper'), row('x-wing')), refill('at-at')],
    pub,
  ),
  wrong(
    'purchase-a-card.0.6',
    'the row is told with another card than the next entry brings',
    buying,
    [claim(buy(vera, 'scout-trooper'), row('at-st', 'x-wing')), refill('at-at')],
    pub,
  ),
  legal(
    'bounty-hunting-and-sabotage.0.8',
    'after a defeat the row is told with the card that the next entry brings',
    hunting,
    [
      claim(resolve(sam, 'director-krennic'), { galaxy: { row: ['at-at', 'x-wing'], discard: ['director-krennic'] } }),
      refill('at-at'),
      sam('reward.take'),
    ],
    pub,
  ),
  legal(
    'deal-damage.0.1',
    'what Rodia deals is told before the two cards that come into the row',
    rodia,
    cleared({ ...row('tie-fighter', 'y-wing', 'lobot'), seats: { sam: { base: { damage: 2 } } } }),
    { options: { ...full?.options, information: 'public' } },
  ),
  wrong('deal-damage.0.1', 'and it is one too many', rodia, cleared({ seats: { sam: { base: { damage: 3 } } } }), {
    options: { ...full?.options, information: 'public' },
  }),
];
