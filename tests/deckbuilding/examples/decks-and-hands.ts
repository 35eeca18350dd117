/**
 * @module
 * The first cards of a game in the order in which tables tell them, cards that cannot be those that are told, and what a log says
 * of a moment that is over.
 */
import { breaks, chance, type Example, keeps, sam, table, vera } from '../example.ts';
import { A, buy, claim, due, end, full, hit, legal, play, pub, resolve, S, send, use, wrong } from '../judged.ts';

const refill = (card: string) => chance('galaxy.refill', { card });
const draw = (seat: string, card: string) => chance('card.draw', { seat, card });
const shuffles = ['vera', 'sam'].map((seat) => chance('deck.shuffle', { seat }));
const galaxy = chance('galaxy.shuffle');
const ROW = ['scout-trooper', 'x-wing', 'rodian-gunslinger', 'hwk-290', 'director-krennic', 'duros-spy'];
const row = ROW.map(refill);
const hand = (seat: 'vera' | 'sam') => {
  const [trooper, apprentice, shuttle] =
    seat === 'vera' ? ['stormtrooper', 'inquisitor', S] : ['rebel-trooper', 'temple-guardian', A];
  return [shuttle, shuttle, trooper, apprentice, shuttle].map((card) => draw(seat, card));
};
const hands = [...hand('vera'), ...hand('sam')];
const inTurns = hand('vera').flatMap((card, at) => [card, hand('sam')[at] as typeof card]);
const [first, ...others] = row as [(typeof row)[number], ...typeof row];
const begin = [play(vera, S), play(vera, 'stormtrooper')];

const opening: readonly Example[] = [
  legal('setup.9', 'the hands are drawn before the galaxy deck is shuffled', undefined, [
    ...shuffles,
    ...hands,
    galaxy,
    ...row,
    ...begin,
  ]),
  legal('setup.9', 'each deck is shuffled and drawn from at once', undefined, [
    chance('deck.shuffle', { seat: 'vera' }),
    ...hand('vera'),
    chance('deck.shuffle', { seat: 'sam' }),
    ...hand('sam'),
    galaxy,
    ...row,
    ...begin,
  ]),
  legal('setup.9', 'the Rebel hand is drawn first', undefined, [
    ...shuffles,
    galaxy,
    ...row,
    ...hand('sam'),
    ...hand('vera'),
    ...begin,
  ]),
  legal('setup.9', 'the players draw in turns, in the middle of the row', undefined, [
    ...shuffles,
    galaxy,
    first,
    ...inTurns,
    ...others,
    ...begin,
  ]),
  legal('setup.9', 'nobody tells the shuffles, and the hands come at the end', undefined, [...row, ...hands, ...begin]),
  wrong('setup.9', 'a sixth card is drawn before the row is dealt', undefined, [
    ...shuffles,
    ...hand('vera'),
    draw('vera', 'stormtrooper'),
    ...hand('sam'),
    galaxy,
    ...row,
    ...begin,
  ]),
  wrong('setup.9', 'the opening hand has a card that no starter deck has', undefined, [
    ...shuffles,
    galaxy,
    ...row,
    draw('vera', 'at-at'),
    ...hands.slice(1),
    ...begin,
  ]),
  breaks(
    'setup.9',
    'a hand of four is drawn',
    undefined,
    [...shuffles, ...hands.slice(1), galaxy, ...row, play(vera, 'stormtrooper')],
    ['log.the-move-log.6'],
  ),
  wrong(
    'end-your-turn.4.1',
    'a sixth card is drawn, of a kind that was drawn before',
    table({
      vera: { deck: Array<string>(8).fill('?'), unseen: [S, S, S, S, S, S, 'stormtrooper', 'inquisitor'] },
    }),
    [end, ...[S, S, 'stormtrooper', S, S, S].map((card) => draw('vera', card)), send],
  ),
  // the first player
  legal(
    'playing-the-game.0.2',
    'the Rebel player is named first in a position that says whose turn it is',
    table({ turn: { seat: 'vera' } }),
    [end, send],
    { seats: ['sam', 'vera'], sides: { sam: 'rebel', vera: 'empire' } },
  ),
  wrong(
    'playing-the-game.0.2',
    'the Rebels begin, from the set-up on',
    undefined,
    [...row, play(sam, A), send, play(vera, S)],
    pub,
  ),
  wrong(
    'playing-the-game.0.1',
    'the Rebels act in the first turn of the Empire',
    undefined,
    [...row, play(vera, S), play(sam, A), play(vera, S), end],
    pub,
  ),
];

const mistold: readonly Example[] = [
  wrong(
    'setup.5.2',
    'a starter card is dealt into the row',
    undefined,
    [refill(S), ...others, play(vera, S), end, play(sam, A)],
    pub,
  ),
  {
    ...wrong(
      'setup.5.2',
      'a unique card is dealt twice, and six in all',
      undefined,
      [...row.slice(0, 4), refill('lobot'), refill('lobot'), play(vera, S), end, play(sam, A)],
      pub,
    ),
    doubtful: true,
  },
  legal(
    'setup.5.2',
    'a unique card is told twice, and six others',
    undefined,
    [refill('lobot'), refill('lobot'), ...others, play(vera, S)],
    pub,
  ),
  {
    ...wrong(
      'purchase-a-card.0.6',
      'a unique card comes up that lies in the row',
      undefined,
      [
        ...row,
        play(vera, S),
        play(vera, S),
        buy(vera, 'scout-trooper'),
        refill('director-krennic'),
        play(vera, S),
        end,
      ],
      pub,
    ),
    doubtful: true,
  },
];

const fang = table({ turn: { resources: 3 }, row: ['fang-fighter', 'x-wing'], vera: { hand: ['stormtrooper'] } });
const inquisitor = table({ vera: { hand: ['inquisitor', S], deck: [S, S, S, S, S] } });
const option = vera('choose.option', { option: 'force' });
const trigger = (source: string) => vera('trigger.use', { source });
const rodia = table({
  turn: { phase: 'beginning' },
  vera: {
    base: 'none',
    bases: ['corellia', 'kessel', 'mustafar', 'kafrene', 'ord-mantell', 'coruscant', 'death-star', 'endor', 'rodia'],
  },
  sam: { victory: ['lothal'] },
});
const rodiaClaims = (discard: readonly string[]) => [
  vera('base.choose', { base: 'rodia' }),
  claim(trigger('rodia'), { galaxy: { discard } }),
];

const moments: readonly Example[] = [
  keeps(
    'when.0.2',
    'what is triggered is resolved at once, without a word',
    inquisitor,
    [play(vera, 'inquisitor'), option, end],
    { force: -1 },
  ),
  wrong('when.0.2', 'it is resolved without a word, and once more after another card', inquisitor, [
    play(vera, 'inquisitor'),
    option,
    play(vera, S),
    trigger('inquisitor'),
    end,
  ]),
  wrong('when.0.2', 'the option is told before the ability', inquisitor, [
    play(vera, 'inquisitor'),
    option,
    trigger('inquisitor'),
    end,
  ]),
  wrong('purchase-a-card.0.5', 'who left the Fang Fighter in the discard pile, in so many words, plays it', fang, [
    buy(vera, 'fang-fighter'),
    refill('tie-fighter'),
    vera('trigger.decline'),
    play(vera, 'fang-fighter'),
    end,
  ]),
  legal('when.0.2', 'who has not said so plays it', fang, [
    buy(vera, 'fang-fighter'),
    refill('tie-fighter'),
    play(vera, 'fang-fighter'),
    end,
  ]),
  {
    ...keeps(
      'discard.2.3',
      'Rodia discards two cards at once, in either order',
      rodia,
      rodiaClaims(['x-wing', 'duros-spy']),
      undefined,
      full,
    ),
  },
  keeps('discard.2.3', 'and in the other', rodia, rodiaClaims(['duros-spy', 'x-wing']), undefined, full),
  wrong('discard.2.3', 'one of them is said to lie elsewhere', rodia, rodiaClaims(['x-wing']), full),
];

/** What is said to be left although there was nothing to do. */
const nothing: readonly Example[] = [
  legal(
    'use-a-card-ability.2',
    'no card is there to exile, and the table says so',
    table({
      vera: { units: [hit('stormtrooper', 'duros-spy')] },
    }),
    [resolve(vera, 'duros-spy'), vera('reward.take'), vera('exile.done'), end],
  ),
  wrong(
    'frequently-asked-questions.4',
    'the one card that is there is not exiled',
    table({
      vera: { units: [hit('stormtrooper', 'duros-spy')], hand: [S] },
    }),
    [resolve(vera, 'duros-spy'), vera('reward.take'), vera('exile.done'), end],
  ),
  legal(
    'the-balance-of-the-force.0.2',
    'without the Force Jerjerrod looks, and the table says that he exchanges nothing',
    table({
      vera: { units: ['moff-jerjerrod'] },
    }),
    [use(vera, 'moff-jerjerrod'), vera('effect.decline'), end],
  ),
  wrong('taking-your-turn.0.1', 'that is said without an ability', table({ vera: { units: ['moff-jerjerrod'] } }), [
    vera('effect.decline'),
    end,
  ]),
];

const shielded = table({ vera: { units: [hit('at-at')] }, sam: { ships: ['rebel-transport'] } });
const onBase = (damage: number, more: object = {}) => [
  claim(resolve(vera), { seats: { sam: { base: { damage }, ...more } } }),
  end,
];

const attacks: readonly Example[] = [
  wrong(
    'attacking-an-opponents-base.1',
    'a ship is said to stand, and its damage to be on the base',
    shielded,
    onBase(6, { ships: [{ card: 'rebel-transport' }] }),
  ),
  wrong(
    'attacking-an-opponents-base.1',
    'the damage that a ship has caught is counted on the base',
    shielded,
    onBase(6),
  ),
  wrong('attacking-an-opponents-base.2', 'of what is left over a part is missing', shielded, onBase(3)),
  wrong(
    'attacking-an-opponents-base.1.1',
    'the ship is said to stand, and the base has what is left over',
    shielded,
    onBase(4, { ships: [{ card: 'rebel-transport', damage: 2 }] }),
  ),

  wrong(
    'attacking-an-opponents-base.3.4',
    'what was too much for the last base is counted on the new one',
    table({
      vera: { units: [{ card: 'at-at', committed: 'base' }] },
      sam: { base: { card: 'dantooine', damage: 5 } },
    }),
    [resolve(vera), end, claim(sam('base.choose', { base: 'hoth' }), { seats: { sam: { base: { damage: 3 } } } })],
  ),
  wrong(
    'attacking-an-opponents-base.1',
    'a part of the damage is put on the base past the second ship',
    table({
      vera: { units: [{ card: 'at-st', committed: 'base' }] },
      sam: { ships: ['mon-calamari-cruiser', 'rebel-transport'] },
    }),
    [
      resolve(vera),
      vera('attack.damage', { ship: 'rebel-transport', amount: 2 }),
      vera('attack.damage', { ship: 'dantooine', amount: 2 }),
      end,
    ],
  ),
  legal('beginning-of-turn.0.2', 'a new base has no damage', due(), [
    claim(sam('base.choose', { base: 'hoth' }), { seats: { sam: { base: { damage: 0 } } } }),
    send,
  ]),
];

export const examples: readonly Example[] = [...opening, ...mistold, ...moments, ...nothing, ...attacks];
