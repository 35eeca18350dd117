/**
 * @module
 * Moves and claims that a judge would tell otherwise than by the rule which happens to come last: rewards, bases that have
 * fallen, the first row and hand, and what follows on a breach. Written from the rulebook's text.
 */
import { breaks, chance, type Example, rebelTurn, sam, table, vera } from '../example.ts';
import {
  A,
  buy,
  claim,
  commit,
  due,
  end,
  full,
  hit,
  legal,
  play,
  pub,
  resolve,
  S,
  send,
  strike,
  use,
  wrong,
} from '../judged.ts';

const refill = (card: string) => chance('galaxy.refill', { card });
const unknown = Array.from({ length: 9 }, () => '?');
const six = ['scout-trooper', 'x-wing', 'rodian-gunslinger', 'blockade-runner', 'tie-fighter', 'lobot'].map(refill);
const base = (facts: object) => ({ seats: { sam: { base: facts } } });
/** Dantooine falls by as much as is needed, by two more, and by one more than is left of it. */
const exact = table({ vera: { units: [hit('at-st'), hit('general-veers')] } });
const over = table({ vera: { units: [hit('at-at'), hit('at-st')] } });
const left = table({ vera: { units: [hit('at-st')] }, sam: { base: { card: 'dantooine', damage: 5 } } });
const rodia = (row: string[], more: Parameters<typeof table>[0] = {}) =>
  table({
    ...more,
    row,
    turn: { phase: 'beginning' },
    vera: { ...more.vera, base: 'none' },
    sam: { victory: ['lothal'] },
  });
const clear = (expect: object): Example['moves'] => [
  vera('base.choose', { base: 'rodia' }),
  claim(vera('trigger.use', { source: 'rodia' }), expect),
];
const krennic = rebelTurn({
  sam: { hand: [A], units: [hit('b-wing', 'director-krennic'), hit('x-wing', 'scout-trooper')] },
});
const take = sam('reward.take');
const sweeper: NonNullable<NonNullable<Example['header']>['cards']>[number] = {
  id: 'sweeper',
  faction: 'empire',
  type: 'unit',
  cost: 3,
  attack: 1,
  effect: {
    trigger: 'activate',
    limit: 'once-per-turn',
    effects: [{ op: 'discard-from-row', all: true, filter: { faction: 'rebel' } }],
  },
};
/** A house card that may bring two resources. */
const offering: typeof sweeper = {
  ...sweeper,
  id: 'offering',
  effect: {
    trigger: 'activate',
    effects: [
      { op: 'gain', what: 'resources', amount: 2, optional: true },
      { op: 'gain', what: 'force', amount: 1 },
    ],
  },
};
const dearer: typeof sweeper = {
  ...offering,
  effect: { trigger: 'activate', effects: [{ op: 'pay', what: 'force', amount: 2, asCost: true }] },
};
const balance = (force: number) => table({ force, vera: { units: ['offering'] } });
const offered = table({ vera: { units: ['offering'] } });
const secret: Example['header'] = { options: { mode: 'secret-bases', information: 'public' } };
const cruiser = table({ vera: { ships: ['gozanti-cruiser'], deck: ['stormtrooper', S, S, S, S, S] } });
const deathStar = table({
  turn: { resources: 3 },
  vera: { base: 'death-star' },
  sam: { victory: ['lothal'], ships: ['mon-calamari-cruiser'] },
});

const three = table({ vera: { units: [S, S, S], deck: [] } });
const sends = (...cards: string[]) => cards.map((card) => vera('attack.commit', { card, target: 'base' }));
/** Sam has five resources, and the next deck shows what he has bought with them. */
const dear = rebelTurn({
  turn: { resources: 5 },
  row: ['rodian-gunslinger', 'y-wing', 'at-st', 'jabba-the-hutt'],
  sam: { deck: [], discard: [A, A, A, A, 'rebel-trooper'] },
});
const shuffled = (bought: readonly string[]) =>
  chance('deck.shuffle', { seat: 'sam', order: [A, A, ...bought, A, A, 'rebel-trooper'] });
/** Both together destroy Dantooine. */
const early = table({
  vera: { units: ['at-at', 'stormtrooper'] },
  sam: { bases: ['hoth', 'mon-cala', 'sullust', 'yavin-iv'] },
});

export const examples: readonly Example[] = [
  // The number of a copy, written otherwise
  wrong('log.the-move-log.5', 'the third copy is named without its "#", and the two others attack with it', three, [
    ...sends('imperial-shuttle3', 'imperial-shuttle', 'imperial-shuttle#2'),
    vera('attack.resolve', { target: 'base' }),
  ]),
  breaks(
    'log.the-move-log.5',
    'the third copy is named without its "#", and the second one attacks twice',
    three,
    sends('imperial-shuttle-3', 'imperial-shuttle#2', 'imperial-shuttle#2'),
    ['log.the-move-log.5', 'commit-to-an-attack.0.7'],
  ),
  // Rodia
  legal(
    'discard.3',
    'what Rodia discards brings nothing',
    rodia(['x-wing', 'lobot']),
    clear({ turn: { resources: 0 } }),
    full,
  ),
  wrong(
    'discard.3',
    'Rodia is said to bring the reward of the X-Wing',
    rodia(['x-wing', 'lobot']),
    clear({ turn: { resources: 3 } }),
    full,
  ),
  wrong(
    'discard.3',
    'Rodia is said to bring both rewards, beside the resources of a ship',
    rodia(['x-wing', 'y-wing'], { vera: { ships: ['gozanti-cruiser'] } }),
    clear({ turn: { resources: 6 } }),
    full,
  ),
  wrong(
    'discard.3',
    'Rodia is said to bring the Force of a reward',
    rodia(['rebel-commando']),
    clear({ force: -2 }),
    full,
  ),
  wrong(
    'beginning-of-turn.0.4',
    'the resource of the Force is forgotten after Rodia has cleared the row',
    rodia(['x-wing'], { force: -3 }),
    clear({ turn: { resources: 0 } }),
    full,
  ),
  wrong(
    'discard.3',
    'a house card that clears the row is said to bring its rewards',
    table({ vera: { units: ['sweeper'] } }),
    [claim(use(vera, 'sweeper'), { turn: { resources: 3 } })],
    { cards: [sweeper] },
  ),
  legal(
    'use-a-card-ability.2',
    'what a house card says may be gained is left out',
    offered,
    [use(vera, 'offering'), claim(vera('effect.decline'), { turn: { resources: 0 }, force: -1 })],
    { cards: [offering] },
  ),
  legal(
    'use-a-card-ability.2',
    'what a house card says may be gained is gained without a word',
    offered,
    [claim(use(vera, 'offering'), { turn: { resources: 2 }, force: -1 })],
    { cards: [offering] },
  ),
  wrong(
    'taking-your-turn.0.1',
    'what a house card says is gained is left out',
    offered,
    [use(vera, 'offering'), vera('effect.decline')],
    { cards: [{ ...offering, effect: { trigger: 'activate', effects: [{ op: 'gain', what: 'force' }] } }] },
  ),
  legal('abilities.0.2', 'a house card is paid with the Force', balance(-2), [use(vera, 'offering')], {
    cards: [dearer],
  }),
  wrong('abilities.0.2', 'more of the Force is paid than is there', balance(-1), [use(vera, 'offering')], {
    cards: [dearer],
  }),
  // a base that has fallen
  wrong('attacking-an-opponents-base.3', 'a base with as much damage as it has hit points is said to stand', exact, [
    claim(strike, base({ damage: 8 })),
  ]),
  wrong('attacking-an-opponents-base.3', 'all damage is said to lie on the base', over, [
    claim(strike, base({ damage: 10 })),
  ]),
  wrong('attacking-an-opponents-base.3.4', 'what was too much is said to lie there', over, [
    claim(strike, base({ damage: 2 })),
  ]),
  wrong('attacking-an-opponents-base.3', 'earlier and new damage are said to lie on it', left, [
    claim(strike, base({ damage: 9 })),
  ]),
  wrong('attacking-an-opponents-base.3', 'only earlier damage is said to lie on it', left, [
    claim(strike, base({ damage: 5 })),
  ]),
  wrong('attacking-an-opponents-base.3.2', 'there is no base, and counters lie on it', over, [
    claim(strike, base({ card: 'none', damage: 8 })),
  ]),
  wrong('attacking-an-opponents-base.3.3', 'the next base is said to stand there with some damage', over, [
    claim(strike, base({ card: 'hoth', damage: 5 })),
  ]),
  wrong('attacking-an-opponents-base.3.4', 'the counters beyond are said to lie there when the turn has ended', over, [
    strike,
    claim(end, base({ damage: 2 })),
  ]),
  wrong(
    'attacking-an-opponents-base.3.2',
    'counters are said to lie there two entries behind the fall',
    table({ vera: { hand: ['imperial-shuttle'], units: [hit('at-at'), hit('at-st')] } }),
    [strike, vera('card.play', { card: 'imperial-shuttle' }), claim(end, base({ card: 'none', damage: 8 }))],
  ),
  wrong('attacking-an-opponents-base.3.1', 'the fallen base is said to be discarded', over, [
    claim(strike, { seats: { sam: { discard: ['dantooine'] } } }),
  ]),
  wrong('attacking-an-opponents-base.3.1', 'the fallen base is said to lie among the others', over, [
    claim(strike, { seats: { sam: { bases: ['dantooine', 'hoth', 'mon-cala', 'sullust', 'yavin-iv'] } } }),
  ]),
  wrong(
    'attacking-an-opponents-base.1',
    'what a ship has caught is said to be on the base, and not on the ship',
    table({ vera: { units: [hit('stormtrooper')] }, sam: { ships: ['blockade-runner'] } }),
    [claim(strike, { seats: { sam: { ships: [{ damage: 0 }], base: { damage: 2 } } } })],
  ),
  // rewards
  wrong('bounty-hunting-and-sabotage.0.9', 'each of two rewards is taken, and one of them again', krennic, [
    resolve(sam, 'director-krennic'),
    take,
    resolve(sam, 'scout-trooper'),
    take,
    sam('exile.card', { card: A, from: 'hand' }),
    take,
  ]),
  wrong('bounty-hunting-and-sabotage.0.14', 'the first reward is taken, and the second one too late', krennic, [
    resolve(sam, 'director-krennic'),
    take,
    resolve(sam, 'scout-trooper'),
    play(sam, A),
    take,
  ]),
  // the first row, hand and stack
  wrong('setup.5.2', 'a starter card is dealt into the row', undefined, [...six.slice(1), refill('stormtrooper')], pub),
  wrong(
    'setup.6',
    'nine pilots are said to lie there',
    undefined,
    [...six, claim(play(vera, S), { galaxy: { pilots: 9 } })],
    pub,
  ),
  wrong(
    'setup.3.1',
    'another base is said to stand at first',
    undefined,
    [...six, claim(play(vera, S), base({ card: 'hoth' }))],
    pub,
  ),
  wrong(
    'setup.9',
    'the hand of the Rebels is said to be of four cards before their first turn',
    undefined,
    [...six, claim(play(vera, S), { seats: { sam: { hand: [A, A, A, A] } } })],
    pub,
  ),
  wrong(
    'secret-bases.0.2',
    'a player picks bases again',
    undefined,
    [vera('base.pick'), sam('base.pick'), ...six, vera('base.pick')],
    secret,
  ),
  wrong(
    'secret-bases.0.2',
    'a player picks bases again before the row is dealt',
    undefined,
    [
      vera('base.pick'),
      sam('base.pick'),
      vera('base.pick', { bases: ['kessel', 'rodia', 'endor', 'corellia'] }),
      ...six,
    ],
    secret,
  ),
  // where cards lie
  wrong('play-a-card.0.7', 'a unit that attacks is said to be discarded', exact, [
    claim(strike, { seats: { vera: { discard: ['at-st'] } } }),
  ]),
  wrong(
    'end-your-turn.2',
    'a ship is said to be discarded with the units',
    table({ vera: { ships: ['star-destroyer'], units: ['tie-fighter'] } }),
    [claim(end, { seats: { vera: { discard: ['tie-fighter', 'star-destroyer'] } } })],
  ),
  wrong(
    'play-a-card.0.8',
    'a ship is said to be discarded as it is played',
    table({ vera: { hand: ['star-destroyer'] } }),
    [claim(play(vera, 'star-destroyer'), { seats: { vera: { discard: ['star-destroyer'] } } })],
  ),
  wrong(
    'empty-deck.1.1',
    'a deck is said to be rebuilt as soon as it is empty',
    table({ vera: { deck: [S, S, S, S, S], discard: ['at-st'] } }),
    [claim(end, { seats: { vera: { deck: ['at-st'], discard: [] } } })],
  ),
  wrong(
    'exile.1',
    'a pilot that is exiled is said to take its resources along',
    table({ vera: { hand: ['outer-rim-pilot'] } }),
    [play(vera, 'outer-rim-pilot'), claim(use(vera, 'outer-rim-pilot'), { turn: { resources: 0 } })],
  ),
  wrong(
    'deal-damage.0.2',
    'the damage of a Y-Wing is said to be on a ship',
    rebelTurn({ sam: { units: ['y-wing'] }, vera: { ships: ['star-destroyer'] } }),
    [
      use(sam, 'y-wing'),
      claim(sam('damage.deal', { target: 'base' }), { seats: { vera: { ships: [{ damage: 2 }] } } }),
    ],
  ),
  wrong(
    'commit-to-an-attack.0.6',
    'a unit is said to be committed to another target',
    table({ vera: { units: ['at-st'] } }),
    [claim(commit(vera, 'at-st'), { seats: { vera: { units: [{ committed: 'x-wing' }] } } })],
  ),
  wrong(
    'paying-off-neutral-cards.0.1',
    'Ord Mantell: units are committed to two neutral cards, and both attacks are resolved',
    table({
      row: ['rodian-gunslinger', 'kel-dor-mystic'],
      vera: { base: 'ord-mantell', units: ['at-at', 'at-st'] },
      sam: { victory: ['lothal'] },
    }),
    [
      commit(vera, 'at-at', 'rodian-gunslinger'),
      commit(vera, 'at-st', 'kel-dor-mystic'),
      resolve(vera, 'rodian-gunslinger'),
      vera('reward.take'),
      resolve(vera, 'kel-dor-mystic'),
    ],
    full,
  ),
  // what follows on a breach is no breach of its own
  wrong('abilities.0.2', 'the Gozanti Cruiser draws without a card to discard, and what it drew is played', cruiser, [
    use(vera, 'gozanti-cruiser'),
    play(vera, 'stormtrooper'),
    commit(vera, 'stormtrooper'),
    strike,
    end,
  ]),
  wrong('abilities.0.2', 'the Death Star fires for three resources, and the ship is gone', deathStar, [
    use(vera, 'death-star'),
    vera('ship.destroy', { ship: 'mon-calamari-cruiser', from: 'play' }),
    claim(end, { seats: { sam: { ships: [] } } }),
  ]),
  wrong('abilities.0.2', 'the Death Star is to fire for three resources, and does not', deathStar, [
    use(vera, 'death-star'),
    buy(vera, 'scout-trooper'),
    claim(end, { seats: { sam: { ships: ['mon-calamari-cruiser'] } } }),
  ]),
  breaks(
    'attacking-an-opponents-base.3.3',
    'the next base is revealed at once: it stands when the turn of its owner comes',
    table({ vera: { units: [hit('at-at'), hit('at-st')], hand: [S] } }),
    [strike, sam('base.choose', { base: 'hoth' }), play(vera, S), claim(end, base({ card: 'hoth' })), sam('turn.end')],
  ),
  wrong(
    'paying-off-neutral-cards.0.1',
    'a neutral card is hunted: that it is defeated and replaced is no further breach',
    table({ galaxyDeck: unknown, vera: { units: ['at-st'], hand: [S] } }),
    [
      commit(vera, 'at-st', 'rodian-gunslinger'),
      resolve(vera, 'rodian-gunslinger'),
      refill('tie-fighter'),
      play(vera, S),
    ],
    pub,
  ),
  wrong(
    'target-value.0.1',
    'a ship of the row is hunted: that it is gone and replaced is no further breach',
    table({ row: ['mon-calamari-cruiser', 'x-wing'], galaxyDeck: unknown, vera: { units: ['at-at'], hand: [S] } }),
    [
      commit(vera, 'at-at', 'mon-calamari-cruiser'),
      resolve(vera, 'mon-calamari-cruiser'),
      refill('at-st'),
      play(vera, S),
    ],
    pub,
  ),
  wrong(
    'use-a-card-ability.0.1',
    'a second card is exiled, and it is gone',
    table({ vera: { units: ['kel-dor-mystic'], hand: [S, 'stormtrooper'] } }),
    [
      use(vera, 'kel-dor-mystic'),
      vera('exile.card', { card: S, from: 'hand' }),
      vera('exile.card', { card: 'stormtrooper', from: 'hand' }),
      claim(end, { exile: ['kel-dor-mystic', S, 'stormtrooper'] }),
    ],
  ),
  wrong(
    'use-a-card-ability.0.1',
    'a second card is discarded, and it is gone',
    rebelTurn({ sam: { units: ['snowspeeder'] }, vera: { hand: [S, 'stormtrooper', 'inquisitor'] } }),
    [
      use(sam, 'snowspeeder'),
      vera('hand.discard', { card: S }),
      vera('hand.discard', { card: 'stormtrooper' }),
      claim(sam('turn.end'), { seats: { vera: { hand: ['inquisitor'] } } }),
    ],
  ),
  wrong(
    'use-a-card-ability.0.1',
    'a second card is taken back to hand, and is played',
    table({ vera: { units: ['at-at'], discard: ['stormtrooper', 'death-trooper'] } }),
    [
      use(vera, 'at-at'),
      vera('discard.return', { card: 'stormtrooper' }),
      vera('discard.return', { card: 'death-trooper' }),
      play(vera, 'death-trooper'),
    ],
  ),
  wrong(
    'ability.0.1',
    'a card is taken back to hand that is no trooper, and is played',
    table({ vera: { units: ['at-at'], discard: [S, 'stormtrooper'] } }),
    [use(vera, 'at-at'), vera('discard.return', { card: S }), play(vera, S)],
  ),
  wrong(
    'use-a-card-ability.0.1',
    'a second ship is destroyed, and it is gone',
    rebelTurn({
      force: 1,
      sam: { units: ['luke-skywalker'] },
      vera: { ships: ['blockade-runner', 'gozanti-cruiser'] },
    }),
    [
      use(sam, 'luke-skywalker'),
      sam('ship.destroy', { ship: 'blockade-runner', from: 'play' }),
      sam('ship.destroy', { ship: 'gozanti-cruiser', from: 'play' }),
      claim(sam('turn.end'), { seats: { vera: { ships: [] } } }),
    ],
  ),
  wrong(
    'destroy.0.1',
    'a neutral ship is destroyed at a table where that may not be, and it is gone',
    rebelTurn({
      sam: { ships: ['hammerhead-corvette'] },
      vera: { ships: ['blockade-runner', 'gozanti-cruiser'] },
    }),
    [
      use(sam, 'hammerhead-corvette'),
      sam('ship.destroy', { ship: 'blockade-runner', from: 'play' }),
      claim(sam('turn.end'), { seats: { vera: { ships: ['gozanti-cruiser'] } } }),
    ],
    { rulings: { hammerhead: 'empire' } },
  ),
  wrong(
    'the-balance-of-the-force.0.2',
    'Jyn puts a card on the deck without the Force, and it is drawn',
    rebelTurn({ sam: { units: ['jyn-erso'] }, vera: { hand: [S, 'stormtrooper'], deck: [S, S, S, S] } }),
    [
      use(sam, 'jyn-erso'),
      sam('hand.to-deck', { card: 'stormtrooper' }),
      claim(sam('turn.end'), { seats: { vera: { hand: [S], deck: ['stormtrooper', S, S, S, S] } } }),
    ],
  ),
  wrong(
    'purchase-a-card.0.2',
    'a Jawa brings a card that is too dear, and it is in the pile',
    table({ turn: { resources: 1 }, galaxyDiscard: ['at-st'], vera: { units: ['jawa-scavenger'] } }),
    [
      use(vera, 'jawa-scavenger'),
      vera('galaxy.take', { card: 'at-st' }),
      claim(end, { galaxy: { discard: [] }, seats: { vera: { discard: ['at-st'] } } }),
    ],
  ),
  wrong(
    'ability.0.1',
    'Tarkin takes a neutral card, and it is played',
    table({ galaxyDeck: unknown, vera: { units: ['grand-moff-tarkin'] } }),
    [
      use(vera, 'grand-moff-tarkin'),
      vera('galaxy.take', { card: 'rodian-gunslinger' }),
      refill('at-at'),
      play(vera, 'rodian-gunslinger'),
    ],
    pub,
  ),
  // What was put in before a refused entry is recorded a little later.
  wrong(
    'abilities.1',
    'a card is used that is played two entries later: that is one slip',
    table({ vera: { hand: ['landing-craft'] } }),
    [use(vera, 'landing-craft'), vera('choose.option', { option: 'resources' }), play(vera, 'landing-craft'), end],
  ),
  breaks(
    'abilities.1',
    'the card that is played two entries later is played once more',
    table({ vera: { hand: ['landing-craft'] } }),
    [
      use(vera, 'landing-craft'),
      vera('choose.option', { option: 'resources' }),
      play(vera, 'landing-craft'),
      play(vera, 'landing-craft'),
      end,
    ],
    ['abilities.1', 'play-a-card.0.1'],
  ),
  wrong(
    'beginning-of-turn.0.2',
    'the new base is revealed only behind two other entries: that is one slip',
    due({ sam: { hand: ['rebel-trooper', 'rebel-trooper'] } }),
    [play(sam, 'rebel-trooper'), play(sam, 'rebel-trooper'), sam('base.choose', { base: 'mon-cala' }), send],
  ),
  wrong(
    'playing-the-game.0.1',
    'the end of a turn is recorded when the other player has played two cards: that is one slip',
    table({ vera: { hand: [S] }, sam: { hand: ['rebel-trooper', 'rebel-trooper'] } }),
    [play(vera, S), play(sam, 'rebel-trooper'), play(sam, 'rebel-trooper'), end, send],
  ),
  ...[['turn.end'], ['attack.resolve', 'turn.end']].map((types) =>
    breaks(
      'bounty-hunting-and-sabotage.0.4',
      `two units go for their own Y-Wing, and what comes behind ${types.join(' and ')} is judged all the same`,
      {
        turn: { seat: 'sam', number: 6 },
        force: 2,
        row: ['tie-fighter', 'lobot', 'at-st', 'y-wing', 'general-veers', 'blockade-runner'],
        seats: {
          vera: { hand: unknown.slice(0, 5), base: { card: 'lothal', damage: 4 } },
          sam: { hand: [A, 'rebel-trooper'], units: ['x-wing', 'rebel-commando'] },
        },
      },
      [
        commit(sam, 'x-wing', 'y-wing'),
        commit(sam, 'rebel-commando', 'y-wing'),
        ...(types.length > 1 ? [resolve(sam, 'y-wing'), refill('u-wing')] : []),
        send,
        play(vera, 'lobot'),
        end,
      ],
      ['bounty-hunting-and-sabotage.0.4', 'bounty-hunting-and-sabotage.0.4', 'play-a-card.0.1'],
      pub,
    ),
  ),
  ...[true, false].map((isSaid) =>
    wrong(
      'when.0.2',
      `a triggered ability is resolved behind a further card${isSaid ? '' : ', which only its option tells'}: what it brings is spent`,
      table({ turn: { resources: 3 }, row: ['tie-fighter', 'lobot', 'at-st'], vera: { hand: ['inquisitor', S] } }),
      [
        play(vera, 'inquisitor'),
        play(vera, S),
        ...(isSaid ? [vera('trigger.use', { source: 'inquisitor' })] : []),
        vera('choose.option', { option: 'resources' }),
        buy(vera, 'lobot'),
        refill('tie-fighter'),
        buy(vera, 'outer-rim-pilot'),
        end,
      ],
    ),
  ),
  breaks(
    'when.0.2',
    'what a triggered ability brings that is resolved too late is not spent twice',
    table({
      turn: { resources: 2 },
      row: ['tie-fighter', 'lobot', 'at-st'],
      vera: { hand: ['inquisitor', 'stormtrooper'] },
    }),
    [
      play(vera, 'inquisitor'),
      play(vera, 'stormtrooper'),
      vera('trigger.use', { source: 'inquisitor' }),
      vera('choose.option', { option: 'resources' }),
      buy(vera, 'lobot'),
      refill('tie-fighter'),
      buy(vera, 'outer-rim-pilot'),
      end,
    ],
    ['when.0.2', 'purchase-a-card.0.2'],
  ),
  wrong(
    'bounty-hunting-and-sabotage.0.14',
    'a reward is taken behind two cards that are played, and spent',
    table({ row: ['x-wing', 'lobot', 'b-wing'], vera: { hand: ['stormtrooper', 'stormtrooper'], units: ['at-at'] } }),
    [
      commit(vera, 'at-at', 'x-wing'),
      resolve(vera, 'x-wing'),
      refill('tie-fighter'),
      play(vera, 'stormtrooper'),
      play(vera, 'stormtrooper'),
      vera('reward.take'),
      buy(vera, 'lobot'),
      refill('y-wing'),
      end,
    ],
  ),
  wrong(
    'bounty-hunting-and-sabotage.3.2',
    'a reward is taken of an attack that has failed, and spent',
    table({ row: ['x-wing', 'lobot', 'b-wing'], vera: { units: ['stormtrooper'] } }),
    [
      commit(vera, 'stormtrooper', 'x-wing'),
      resolve(vera, 'x-wing'),
      vera('reward.take'),
      buy(vera, 'lobot'),
      refill('tie-fighter'),
      end,
    ],
  ),
  ...['y-wing', 'at-at'].map((card) =>
    wrong(
      'ability.0.1',
      `Corellia, used at once without a word, takes ${card}, which it may not, and what follows is judged`,
      {
        ...table({ turn: { phase: 'beginning' }, force: -1, row: ['tie-fighter', 'lobot', 'y-wing', 'at-st'] }),
        galaxyDeck: ['?', '?', '?', '?', '?', '?'],
        seats: { vera: { base: 'none', hand: [S], deck: [S] }, sam: { victory: ['lothal'] } },
      },
      [vera('base.choose', { base: 'corellia' }), vera('galaxy.take', { card }), refill('dengar'), play(vera, S), end],
      pub,
    ),
  ),
  ...[0, 6].map((damage) =>
    wrong(
      'deal-damage.0.1',
      `the Y-Wing hits a ship, which it may not: the base keeps its ${damage} damage, and does not fall`,
      rebelTurn({
        sam: { units: ['y-wing'] },
        vera: { base: { card: 'lothal', damage }, ships: ['gozanti-cruiser'], hand: [S] },
      }),
      [
        use(sam, 'y-wing'),
        sam('damage.deal', { target: 'gozanti-cruiser' }),
        claim(send, { seats: { vera: { base: { card: 'lothal', damage } } } }),
        play(vera, S),
        end,
      ],
      { rulings: { yWing: 'enemy-base' } },
    ),
  ),
  wrong(
    'bounty-hunting-and-sabotage.0.4',
    'a capital ship is attacked by its name, as if it lay in the row: nobody waits for a card to fill a gap there',
    { ...table({ vera: { units: ['at-at'] }, sam: { ships: ['mon-calamari-cruiser'] } }), galaxyDeck: unknown },
    [commit(vera, 'at-at', 'mon-calamari-cruiser'), resolve(vera, 'mon-calamari-cruiser'), end],
    pub,
  ),
  wrong(
    'use-a-card-ability.0.1',
    'damage is dealt by no ability, and its claim stands: the same claim two turns later is no breach',
    table({ sam: { base: { card: 'dantooine', damage: 4 } } }),
    [claim(vera('damage.deal', { target: 'base' }), base({ damage: 6 })), end, claim(send, base({ damage: 6 }))],
  ),
  breaks(
    'use-a-card-ability.0.1',
    'damage is dealt by no ability, and later another number than its claim is told',
    table({ sam: { base: { card: 'dantooine', damage: 4 } } }),
    [claim(vera('damage.deal', { target: 'base' }), base({ damage: 6 })), end, claim(send, base({ damage: 7 }))],
    ['use-a-card-ability.0.1', 'attacking-an-opponents-base.2.1'],
  ),
  wrong(
    'resolve-an-attack.0.1',
    'an attack is resolved before the commits, and the base that falls by it is replaced: one breach',
    early,
    [strike, commit(vera, 'at-at'), commit(vera, 'stormtrooper'), end, sam('base.choose', { base: 'hoth' }), send],
  ),
  breaks(
    'beginning-of-turn.0.2',
    'an attack is resolved before the commits, and would not destroy the base behind them either',
    early,
    [strike, commit(vera, 'stormtrooper'), end, sam('base.choose', { base: 'hoth' }), send],
    ['resolve-an-attack.0.1', 'beginning-of-turn.0.2'],
  ),
  wrong(
    'bounty-hunting-and-sabotage.3.2',
    'a card comes into the row behind an attack below the target value, whose target is taken for defeated',
    { ...table({ row: ['x-wing', 'lobot'], vera: { units: [hit('stormtrooper', 'x-wing')] } }), galaxyDeck: unknown },
    [resolve(vera, 'x-wing'), refill('bossk'), vera('reward.take'), buy(vera, 'lobot'), refill('dengar'), end],
    pub,
  ),
  wrong(
    'purchase-a-card.0.6',
    'a card comes into the row where nothing has been attacked',
    { ...table({ row: ['x-wing', 'lobot'], vera: { units: [hit('stormtrooper', 'x-wing')] } }), galaxyDeck: unknown },
    [refill('bossk'), end],
    pub,
  ),
  ...[
    { drawn: 'inquisitor', deck: ['stormtrooper', S, S, S, S, S, 'inquisitor'], header: undefined },
    { drawn: 'at-at', deck: unknown, header: full },
  ].flatMap(({ drawn, deck, header }) => {
    const unseen = deck === unknown ? { unseen: Array<string>(9).fill(S) } : {};
    const start = table({ vera: { units: ['tie-fighter'], ships: ['gozanti-cruiser'], deck, ...unseen } });
    const telling = [use(vera, 'tie-fighter'), chance('card.draw', { card: drawn })];
    return [
      wrong(
        'end-your-turn.4.1',
        `${drawn} is drawn, which was not on top, and played`,
        start,
        [...telling, play(vera, drawn)],
        header,
      ),
      breaks(
        'end-your-turn.4.1',
        `${drawn} is drawn, which was not on top, and another card played`,
        start,
        [...telling, play(vera, 'at-st')],
        ['end-your-turn.4.1', 'play-a-card.0.1'],
        header,
      ),
    ];
  }),
  ...['jabba-the-hutt', 'rodian-gunslinger'].map((shown) =>
    wrong(
      'purchase-a-card.0.2',
      `Jabba is too dear, another card is bought behind him, and the shuffled deck shows ${shown}: one breach`,
      dear,
      [buy(sam, 'jabba-the-hutt'), buy(sam, 'y-wing'), send, shuffled([shown, 'y-wing'])],
    ),
  ),
  breaks(
    'purchase-a-card.0.2',
    'Jabba is too dear, and the shuffled deck shows a card that nobody has bought',
    dear,
    [buy(sam, 'jabba-the-hutt'), buy(sam, 'y-wing'), send, shuffled(['at-st', 'y-wing'])],
    ['purchase-a-card.0.2', 'end-your-turn.4.2'],
  ),
  wrong(
    'resolve-an-attack.0.1',
    'a capital ship is attacked by its name, and nobody was committed to that',
    table({ vera: { units: ['at-at'] }, sam: { ships: ['mon-calamari-cruiser'] } }),
    [resolve(vera, 'mon-calamari-cruiser'), end],
  ),
  wrong(
    'empty-deck.1.2',
    'a card is revealed of a galaxy deck that is empty',
    table({ vera: { units: ['scout-trooper'] }, galaxyDeck: [] }),
    [use(vera, 'scout-trooper'), chance('galaxy.reveal', { card: 'dengar' }), end],
  ),
  ...[
    { damage: 9, by: [] },
    { damage: 8, by: ['attacking-an-opponents-base.2.1'] as const },
  ].map(({ damage, by }) =>
    breaks(
      'resolve-an-attack.0.1',
      `an attack is resolved two entries before its commit, as its claims show, and the next one leaves ${damage} damage`,
      table({
        vera: { units: ['stormtrooper', 'stormtrooper', 'at-st'] },
        sam: { base: { card: 'mon-cala', damage: 1 } },
      }),
      [
        claim(strike, base({ damage: 3 })),
        ...['at-st', 'stormtrooper', 'stormtrooper#2'].map((card) => commit(vera, card)),
        claim(strike, base({ damage })),
        end,
      ],
      ['resolve-an-attack.0.1', ...by],
    ),
  ),
  // An ability that takes a card which it cannot take is broken off where what would come next is not recorded.
  wrong(
    'ability.0.1',
    'Tarkin takes an enemy card, and none comes into its place: he has not taken it',
    table({ galaxyDeck: unknown, vera: { units: ['grand-moff-tarkin'] }, sam: { hand: [A] } }),
    [use(vera, 'grand-moff-tarkin'), vera('galaxy.take', { card: 'x-wing' }), end, play(sam, A)],
    pub,
  ),
  wrong(
    'discard.2.3',
    'an AT-ST discards a card that is not in the row, and none comes into the row',
    table({ galaxyDeck: unknown, vera: { units: ['at-st'] }, sam: { hand: [A] } }),
    [use(vera, 'at-st'), vera('row.discard', { card: 'star-destroyer' }), end, play(sam, A)],
    pub,
  ),
  breaks(
    'ability.0.1',
    'Tarkin takes an enemy card, and it is played: what came into its place is missing',
    table({ galaxyDeck: unknown, vera: { units: ['grand-moff-tarkin'] }, sam: { hand: [A] } }),
    [use(vera, 'grand-moff-tarkin'), vera('galaxy.take', { card: 'x-wing' }), play(vera, 'x-wing'), end, play(sam, A)],
    ['ability.0.1', 'log.the-move-log.6'],
    pub,
  ),
];
