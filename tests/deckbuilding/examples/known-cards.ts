/**
 * @module
 * Cards that everybody knows before they come: a table may tell them with the others, or only the others, also where a further
 * copy may come next. And piles of which nobody knows what lies there: they are held against nobody.
 */
import { chance, type Example, rebelTurn, sam, table, vera } from '../example.ts';
import { buy, claim, due, end, full, legal, play, pub, send, use, wrong } from '../judged.ts';

const draw = (card: string) => chance('card.draw', { card });
const seen = (card: string) => chance('galaxy.look', { card });
const refill = (card: string) => chance('galaxy.refill', { card });
const unknown = (places: number) => Array.from({ length: places }, () => '?');

/** One of the copies of a card lies in a discard pile; of hand and deck nothing is told. */
const seenOnce = table({ vera: { hand: ['?'], deck: unknown(5), discard: ['tie-fighter'] } });

/** A pilot has gone on top of the deck; another one is somewhere below it. */
const known = rebelTurn({
  sam: {
    deck: ['outer-rim-pilot', ...unknown(6)],
    unseen: ['outer-rim-pilot', 'luke-skywalker', 'x-wing', 'x-wing', 'lobot', 'bossk'],
  },
});
const below = ['luke-skywalker', 'x-wing', 'lobot', 'bossk'].map(draw);
const pilot = draw('outer-rim-pilot');

/** Coruscant looks at two galaxy cards, the first of which is known; another copy of it may lie below. */
const coruscant = (galaxyDeck: readonly string[]) =>
  table({
    row: [],
    galaxyDeck: [...galaxyDeck],
    vera: { base: 'coruscant' },
    sam: { victory: ['lothal'], hand: [] },
    turn: { seat: 'sam' },
  });
const looks = (...told: readonly string[]): Example['moves'] => [
  send,
  vera('trigger.use', { source: 'coruscant' }),
  ...told.map(seen),
  vera('galaxy.keep', { away: told.at(-1), to: 'galaxy-discard-pile' }),
];
const rulings: Example['header'] = { rulings: { coruscant: 'galaxy-discard-pile' } };

/** Rodia clears two places of the row; the first card that comes is known. */
const rodia = table({
  row: ['x-wing', 'duros-spy', 'lobot'],
  galaxyDeck: ['z-95-headhunter', ...unknown(60)],
  vera: { base: 'none', bases: ['rodia', 'endor', 'kessel', 'mustafar'] },
  sam: { victory: ['lothal'] },
  turn: { phase: 'beginning' },
});
const cleared = (...cards: readonly string[]): Example['moves'] => [
  vera('base.choose', { base: 'rodia' }),
  vera('trigger.use', { source: 'rodia' }),
  ...cards.map(refill),
  end,
];
const bases: Example['header'] = { options: { ...full?.options, mode: 'secret-bases' } };

const pile = (...discard: string[]) => table({ vera: { units: ['at-at'], discard } });
const back = (card: string) => vera('discard.return', { card });
const lobot = table({
  vera: { base: 'kafrene', hand: ['lobot'], deck: [], discard: ['at-st', 'imperial-shuttle'] },
  sam: { victory: ['lothal'] },
});
const row = ['x-wing', 'tie-fighter', 'bossk', 'dengar', 'lobot', 'y-wing'].map(refill);
const shuffled = [
  chance('deck.shuffle', { seat: 'vera' }),
  chance('deck.shuffle', { seat: 'sam' }),
  chance('galaxy.shuffle'),
];
const many = [
  ...Array.from({ length: 7 }, () => 'imperial-shuttle'),
  ...Array.from({ length: 6 }, () => 'outer-rim-pilot'),
];
const busy = table({ vera: { units: ['at-st'], hand: many, deck: [] } });
const gap = table({
  turn: { resources: 4 },
  row: ['scout-trooper', 'x-wing', 'y-wing', 'u-wing', 'b-wing', 'lobot'],
  galaxyDeck: unknown(60),
  vera: { units: ['tie-bomber'], hand: ['imperial-shuttle'], deck: ['imperial-shuttle'] },
});
const unseen = rebelTurn({
  sam: { deck: unknown(7), unseen: ['luke-skywalker', 'x-wing', 'lobot', 'bossk', 'x-wing', 'dengar', 'chewbacca'] },
});
const smuggled = rebelTurn({
  force: 1,
  turn: { resources: 2 },
  sam: { units: ['twilek-smuggler', 'princess-leia'], deck: ['alliance-shuttle'] },
});

export const examples: readonly Example[] = [
  legal('end-your-turn.4.1', 'a card that everybody knew is told with the four others', known, [send, pilot, ...below]),
  legal('end-your-turn.4.1', 'only the four others are told', known, [send, ...below]),
  legal('end-your-turn.4.1', 'the other copy is drawn too, and both are told', known, [
    send,
    pilot,
    ...below.slice(1),
    pilot,
  ]),
  legal('end-your-turn.4.1', 'the other copy is drawn too, and only that is told', known, [
    send,
    pilot,
    ...below.slice(1),
    claim(vera('turn.end'), { turn: { seat: 'sam' } }),
    play(sam, 'outer-rim-pilot'),
    play(sam, 'outer-rim-pilot'),
  ]),
  wrong('end-your-turn.4.1', 'a sixth card is told', known, [send, pilot, ...below, draw('alliance-shuttle')]),
  wrong('log.the-move-log.6', 'a card is missing whichever it was', known, [send, pilot, ...below.slice(2), end]),
  legal(
    'look.0.2',
    'of the two cards the known one is told first',
    coruscant(['z-95-headhunter', ...unknown(60)]),
    looks('z-95-headhunter', 'tie-fighter'),
    rulings,
  ),
  legal(
    'look.0.2',
    'of the two cards only the unknown one is told',
    coruscant(['z-95-headhunter', ...unknown(60)]),
    looks('tie-fighter'),
    rulings,
  ),
  legal(
    'look.0.2',
    'both are told although no copy of the known one is left',
    coruscant(['darth-vader', ...unknown(60)]),
    looks('darth-vader', 'tie-fighter'),
    rulings,
  ),
  wrong(
    'log.the-move-log.3',
    'a card is looked at that lies elsewhere',
    coruscant(['darth-vader', ...unknown(60)]),
    [send, vera('trigger.use', { source: 'coruscant' }), seen('imperial-shuttle')],
    rulings,
  ),
  legal(
    'purchase-a-card.0.6',
    'both cards that come are told',
    rodia,
    cleared('z-95-headhunter', 'tie-fighter'),
    bases,
  ),
  legal('purchase-a-card.0.6', 'both come, of one kind', rodia, cleared('z-95-headhunter', 'z-95-headhunter'), bases),
  legal('purchase-a-card.0.6', 'only the unknown one is told', rodia, cleared('tie-fighter'), bases),
  {
    ...legal('ability.0.1', 'a card comes back that may have lain in an unknown pile', pile('?', '?'), [
      use(vera, 'at-at'),
      back('stormtrooper'),
    ]),
    doubtful: true,
  },
  {
    ...legal('frequently-asked-questions.4', 'of an unknown pile perhaps none can come back', pile('?', '?'), [
      use(vera, 'at-at'),
      end,
    ]),
    doubtful: true,
  },
  wrong('frequently-asked-questions.4', 'a trooper lies there and stays', pile('death-trooper', 'stormtrooper'), [
    use(vera, 'at-at'),
    vera('effect.decline'),
  ]),
  wrong('ability.0.1', 'what comes back out of an unknown pile is no trooper', pile('?', '?'), [
    use(vera, 'at-at'),
    back('tie-fighter'),
  ]),
  ...[{ discard: ['darth-vader'] }, { units: ['darth-vader'] }].map((zone) =>
    wrong(
      'play-a-card.0.1',
      `the only copy of a card lies in ${Object.keys(zone).join()}: it is in no hand, whatever else may be there`,
      table({ vera: { hand: ['?'], deck: unknown(5), ...zone } }),
      [play(vera, 'darth-vader')],
    ),
  ),
  {
    ...legal('play-a-card.0.1', 'a card of which the box has more may be in a hand that nobody knows', seenOnce, [
      play(vera, 'tie-fighter'),
    ]),
    doubtful: true,
  },
  legal(
    'when.0.1',
    'a second ability is shown by its option behind a deck that nobody shuffled',
    lobot,
    [
      play(vera, 'lobot'),
      vera('trigger.use', { source: 'kafrene' }),
      claim(vera('choose.option', { option: 'resources' }), { turn: { resources: 2 } }),
    ],
    { options: { ...full?.options, information: 'public' } },
  ),
  legal('ability.0.1', 'the free card was the next one bought', smuggled, [
    use(sam, 'twilek-smuggler'),
    use(sam, 'princess-leia'),
    sam('galaxy.take', { card: 'x-wing' }),
    claim(buy(sam, 'duros-spy'), { seats: { sam: { deck: ['x-wing', 'alliance-shuttle'], discard: ['duros-spy'] } } }),
  ]),
  legal('setup.2.1', 'the bases lie facedown', rebelTurn({ sam: { bases: ['?', 'hoth', '?', '?'] } }), [send]),
  legal('beginning-of-turn.0.3', 'one of them is revealed', due({ sam: { bases: ['?', '?', '?', '?'] } }), [
    sam('base.choose', { base: 'hoth' }),
  ]),
  wrong('setup.2.1', 'one of them is missing', rebelTurn({ sam: { bases: ['?', '?', '?'] } }), [send]),
  wrong('setup.2.2', 'there is one too many', rebelTurn({ sam: { bases: [...unknown(5)] } }), [send]),
  wrong(
    'discard.3',
    'a reward is taken for what Rodia has discarded',
    rodia,
    [...cleared('tie-fighter').slice(0, -1), vera('reward.take')],
    bases,
  ),
  wrong(
    'setup.5.2',
    'a seventh card is dealt',
    undefined,
    [...row, refill('ig-88'), play(vera, 'imperial-shuttle')],
    pub,
  ),
  wrong('end-your-turn.4.1', 'the deck is as large as before a card that was told', known, [
    send,
    claim(pilot, { seats: { sam: { deck: unknown(7) } } }),
    ...below,
  ]),
  wrong('setup.9', 'the deck is said to be whole after the first card of the opening hand', undefined, [
    ...shuffled,
    ...row,
    claim(draw('imperial-shuttle'), { seats: { vera: { deck: unknown(10) } } }),
  ]),
  wrong(
    'setup.5.2',
    'the row is said to begin with another card than the one that is told',
    undefined,
    [...shuffled, claim(refill('x-wing'), { galaxy: { row: ['tie-fighter'] } })],
    pub,
  ),
  wrong('commit-to-an-attack.0.7', 'the damage shows much later that a unit has stayed with its first attack', busy, [
    vera('attack.commit', { card: 'at-st', target: 'base' }),
    vera('attack.commit', { card: 'at-st', target: 'x-wing' }),
    ...many.map((card) => play(vera, card)),
    vera('attack.resolve', { target: 'base', attack: 4 }),
  ]),
  wrong('commit-to-an-attack.0.7', 'or that it has gone over to the second', busy, [
    vera('attack.commit', { card: 'at-st', target: 'base' }),
    vera('attack.commit', { card: 'at-st', target: 'x-wing' }),
    ...many.map((card) => play(vera, card)),
    vera('attack.resolve', { target: 'x-wing' }),
    vera('reward.take'),
  ]),
  wrong('log.the-move-log.6', 'the card that nobody told is the next one bought, and what comes then is told', gap, [
    buy(vera, 'scout-trooper'),
    buy(vera, 'kel-dor-mystic'),
    claim(refill('at-st'), { seats: { vera: { discard: ['kel-dor-mystic', 'scout-trooper'] } } }),
    play(vera, 'imperial-shuttle'),
  ]),
  {
    ...wrong('log.the-move-log.6', 'or the one that an ability discards', gap, [
      buy(vera, 'scout-trooper'),
      play(vera, 'imperial-shuttle'),
      use(vera, 'tie-bomber'),
      vera('row.discard', { card: 'kel-dor-mystic' }),
      refill('at-st'),
    ]),
    doubtful: true,
  },
  wrong(
    'abilities.1.1',
    'what has been used already is not asked for its price',
    rebelTurn({ sam: { units: [{ card: 'jabba-the-hutt', used: true }] } }),
    [use(sam, 'jabba-the-hutt')],
  ),
  wrong('end-your-turn.4.1', 'the deck is as large as before the first of five cards that are told', unseen, [
    send,
    claim(draw('luke-skywalker'), { seats: { sam: { deck: unknown(7) } } }),
    ...['x-wing', 'lobot', 'bossk', 'x-wing'].map(draw),
  ]),
];
