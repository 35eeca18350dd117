import { breaks, chance, type Example, keeps, rebelTurn, sam, table, vera } from '../example.ts';

const spy = rebelTurn({ sam: { units: ['duros-spy'] }, vera: { hand: ['at-at'] } });
const use = sam('ability.use', { card: 'duros-spy' });
const mystic = table({ vera: { units: ['kel-dor-mystic'], hand: ['imperial-shuttle'], discard: ['stormtrooper'] } });
const exile = vera('ability.use', { card: 'kel-dor-mystic' });
const shuttle = vera('exile.card', { card: 'imperial-shuttle', from: 'hand' });
const speeder = rebelTurn({ sam: { units: ['snowspeeder'] }, vera: { hand: ['at-at', 'stormtrooper'] } });
const hit = sam('ability.use', { card: 'snowspeeder' });
const bomber = table({ vera: { units: ['tie-bomber'] } });
const bomb = vera('ability.use', { card: 'tie-bomber' });
const vader = rebelTurn({
  force: 1,
  sam: { units: ['luke-skywalker'] },
  vera: { ships: [{ card: 'star-destroyer', damage: 1 }] },
});
const luke = sam('ability.use', { card: 'luke-skywalker' });
const scout = table({ vera: { units: ['scout-trooper'] }, row: ['bossk'], galaxyDeck: ['lobot', 'tie-fighter'] });
const kessel = table({
  vera: {
    base: 'none',
    bases: ['kessel', 'coruscant', 'death-star', 'endor', 'rodia', 'ord-mantell'],
    hand: ['imperial-shuttle', 'stormtrooper'],
    discard: ['inquisitor', 'at-at'],
  },
  sam: { victory: ['lothal', 'corellia', 'mustafar', 'kafrene'] },
  turn: { phase: 'beginning' },
});
const long = { options: { mode: 'full-galaxy', goal: 5 } } as const;
const yavin = rebelTurn({
  galaxyDeck: [],
  sam: { base: 'yavin-iv', units: ['snowspeeder', 'snowspeeder'] },
  vera: { hand: ['at-at', 'stormtrooper'] },
});

/** A Y-Wing before a base with so much damage, at a table that lets it hit ships as well. */
const yWing = (damage: number) =>
  rebelTurn({
    galaxyDeck: [],
    sam: { units: ['y-wing'] },
    vera: { ships: ['star-destroyer'], base: { card: 'lothal', damage } },
  });
const reachesShips = { rulings: { yWing: 'enemy-base-or-capital-ship' } } as const;

/** Nobody knows what lies on top of the galaxy deck. */
const hiddenTop = table({ galaxyDeck: ['?', '?'], vera: { units: ['moff-jerjerrod'] } });
const jerjerrod = vera('ability.use', { card: 'moff-jerjerrod' });

const withoutForce = table({
  turn: { resources: 5 },
  galaxyDeck: ['boba-fett', '?', '?'],
  vera: { units: ['moff-jerjerrod'] },
});
const swapping = vera('galaxy.swap', { card: 'x-wing' });

export const examples: readonly Example[] = [
  breaks(
    'the-balance-of-the-force.0.2',
    'Jerjerrod exchanges without the Force, and the card that came for it is bought',
    withoutForce,
    [jerjerrod, swapping, vera('galaxy.purchase', { card: 'boba-fett' }), chance('galaxy.refill', { card: 'x-wing' })],
  ),
  breaks(
    'the-balance-of-the-force.0.2',
    'Jerjerrod exchanges without the Force, and a card is bought that did not come for it',
    withoutForce,
    [jerjerrod, swapping, vera('galaxy.purchase', { card: 'bossk' })],
    ['the-balance-of-the-force.0.2', 'purchase-a-card.0.1'],
  ),
  keeps(
    'choose.0.1',
    'the opponent picks an option of the Duros Spy',
    spy,
    [use, vera('choose.option', { option: 'force' })],
    { force: 1 },
  ),
  breaks('choose.0.1', 'an option is picked that the card does not have', spy, [
    use,
    vera('choose.option', { option: 'resources' }),
  ]),
  breaks(
    'choose.0.1',
    'the spy is used when neither option can be resolved',
    rebelTurn({ force: 3, sam: { units: ['duros-spy'] } }),
    [use],
  ),
  keeps(
    'choose.0.2',
    'with damage on the base the Landing Craft repairs it',
    table({ vera: { units: ['landing-craft'], base: { card: 'lothal', damage: 4 } } }),
    [vera('ability.use', { card: 'landing-craft' }), vera('choose.option', { option: 'repair' })],
    { seats: { vera: { base: { damage: 0 } } } },
  ),
  breaks('choose.0.2', 'without damage the repair is chosen', table({ vera: { units: ['landing-craft'] } }), [
    vera('ability.use', { card: 'landing-craft' }),
    vera('choose.option', { option: 'repair' }),
  ]),
  {
    ...keeps(
      'choose.0.2',
      'whether a part is enough is not settled',
      table({ vera: { units: ['landing-craft'], base: { card: 'lothal', damage: 1 } } }),
      [vera('ability.use', { card: 'landing-craft' }), vera('choose.option', { option: 'repair' })],
    ),
    doubtful: true,
  },
  keeps(
    'frequently-asked-questions.10',
    'with the marker at the Rebel end a card is discarded',
    rebelTurn({ force: 3, sam: { units: ['duros-spy'] }, vera: { hand: ['at-at'] } }),
    [use, vera('choose.option', { option: 'discard' }), vera('hand.discard', { card: 'at-at' })],
    { seats: { vera: { discard: ['at-at'] } } },
  ),
  breaks(
    'frequently-asked-questions.10',
    'the Empire gives a Force that the track has no room for',
    rebelTurn({ force: 3, sam: { units: ['duros-spy'] }, vera: { hand: ['at-at'] } }),
    [use, vera('choose.option', { option: 'force' })],
  ),
  keeps('destroy.0.1', 'Luke destroys a ship of the opponent', vader, [
    luke,
    sam('ship.destroy', { ship: 'star-destroyer', from: 'play' }),
  ]),
  breaks(
    'destroy.0.1',
    'Luke destroys a ship of the row',
    rebelTurn({
      force: 1,
      row: ['imperial-carrier'],
      sam: { units: ['luke-skywalker'] },
      vera: { ships: ['star-destroyer'] },
    }),
    [luke, sam('ship.destroy', { ship: 'imperial-carrier', from: 'row' })],
  ),
  keeps(
    'destroy.0.2',
    'the damage on a ship does not matter',
    vader,
    [luke, sam('ship.destroy', { ship: 'star-destroyer', from: 'play' })],
    { seats: { vera: { ships: [] } } },
  ),
  breaks(
    'destroy.0.2',
    'the ship is said to stand',
    vader,
    [
      luke,
      {
        ...sam('ship.destroy', { ship: 'star-destroyer', from: 'play' }),
        expect: {
          seats: {
            vera: {
              ships: [
                {
                  name: 'star-destroyer',
                  card: 'star-destroyer',
                  committed: 'none',
                  attacked: false,
                  used: false,
                  bonus: 0,
                  fleeting: false,
                  damage: 1,
                },
              ],
            },
          },
        },
      },
    ],
    ['destroy.0.2'],
  ),
  keeps(
    'destroy.1',
    'the ship goes to the discard pile of its owner',
    vader,
    [luke, sam('ship.destroy', { ship: 'star-destroyer', from: 'play' })],
    { seats: { vera: { discard: ['star-destroyer'] } } },
  ),
  breaks('destroy.1', 'the discard pile of its owner is said to be empty', vader, [
    luke,
    { ...sam('ship.destroy', { ship: 'star-destroyer', from: 'play' }), expect: { seats: { vera: { discard: [] } } } },
  ]),
  keeps(
    'destroy.2',
    'a ship of the row goes to the galaxy discard pile',
    table({ turn: { resources: 4 }, vera: { base: 'death-star' } }),
    [vera('ability.use', { card: 'death-star' }), vera('ship.destroy', { ship: 'c-roc-cruiser', from: 'row' })],
    { galaxy: { discard: ['c-roc-cruiser'] } },
  ),
  breaks(
    'destroy.2',
    'the galaxy discard pile is said to be empty',
    table({ turn: { resources: 4 }, vera: { base: 'death-star' } }),
    [
      vera('ability.use', { card: 'death-star' }),
      { ...vera('ship.destroy', { ship: 'c-roc-cruiser', from: 'row' }), expect: { galaxy: { discard: [] } } },
    ],
  ),
  keeps('discard.0.1', 'a card of the hand is discarded', speeder, [
    hit,
    vera('hand.discard', { card: 'stormtrooper' }),
  ]),
  breaks('discard.1', 'a card is discarded that is not in hand', speeder, [
    hit,
    vera('hand.discard', { card: 'darth-vader' }),
  ]),
  keeps(
    'discard.1',
    'with the Force the Rebel Commando discards at random',
    rebelTurn({ force: 1, sam: { units: ['rebel-commando'] }, vera: { hand: ['at-at', 'stormtrooper'] } }),
    [sam('ability.use', { card: 'rebel-commando' }), chance('hand.random', { card: 'at-at' })],
    { seats: { vera: { hand: ['stormtrooper'] } } },
  ),
  breaks('discard.1', 'the owner of the ability picks the card', speeder, [
    hit,
    sam('hand.discard', { card: 'at-at' }),
  ]),
  breaks(
    'discard.1',
    'the opponent picks a card that chance should pick',
    rebelTurn({ force: 1, sam: { units: ['rebel-commando'] }, vera: { hand: ['at-at', 'stormtrooper'] } }),
    [sam('ability.use', { card: 'rebel-commando' }), vera('hand.discard', { card: 'stormtrooper' })],
  ),
  keeps(
    'discard.2',
    'every card goes to the pile it belongs to',
    speeder,
    [hit, vera('hand.discard', { card: 'at-at' })],
    { seats: { vera: { discard: ['at-at'] }, sam: { discard: [] } } },
  ),
  breaks(
    'discard.2',
    'the discarded card is said to lie nowhere',
    speeder,
    [hit, { ...vera('hand.discard', { card: 'at-at' }), expect: { seats: { vera: { discard: [] } } } }],
    ['discard.2.2'],
  ),
  keeps(
    'discard.2.1',
    'an own card goes to the own discard pile',
    table({ vera: { ships: ['c-roc-cruiser'], hand: ['at-at'], base: { card: 'lothal', damage: 3 } }, row: [] }),
    [vera('ability.use', { card: 'c-roc-cruiser' }), vera('hand.discard', { card: 'at-at' })],
    { seats: { vera: { discard: ['at-at'], base: { damage: 0 } } } },
  ),
  breaks(
    'discard.2.1',
    'it is said to stay in hand',
    table({ vera: { ships: ['c-roc-cruiser'], hand: ['at-at'], base: { card: 'lothal', damage: 3 } }, row: [] }),
    [
      vera('ability.use', { card: 'c-roc-cruiser' }),
      { ...vera('hand.discard', { card: 'at-at' }), expect: { seats: { vera: { hand: ['at-at'] } } } },
    ],
  ),
  keeps(
    'discard.2.2',
    "a card of the opponent goes to the opponent's pile",
    speeder,
    [hit, vera('hand.discard', { card: 'at-at' })],
    { seats: { vera: { discard: ['at-at'] } } },
  ),
  breaks('discard.2.2', "the opponent's pile is said to be empty", speeder, [
    hit,
    { ...vera('hand.discard', { card: 'at-at' }), expect: { seats: { vera: { discard: [] } } } },
  ]),
  keeps(
    'discard.2.3',
    'a row card goes to the galaxy discard pile',
    bomber,
    [bomb, vera('row.discard', { card: 'x-wing' })],
    { galaxy: { discard: ['x-wing'] } },
  ),
  breaks('discard.2.3', 'a card is discarded that is not in the row', bomber, [
    bomb,
    vera('row.discard', { card: 'luke-skywalker' }),
  ]),
  keeps('discard.3', 'a discarded row card gives no reward', bomber, [bomb, vera('row.discard', { card: 'x-wing' })], {
    turn: { resources: 0 },
  }),
  breaks('discard.3', 'the reward of a discarded card is counted', bomber, [
    bomb,
    { ...vera('row.discard', { card: 'x-wing' }), expect: { turn: { resources: 3 } } },
  ]),
  keeps(
    'look.0.2',
    'Coruscant keeps one card on top',
    table({ vera: { base: 'coruscant' }, turn: { phase: 'beginning' } }),
    [
      vera('trigger.use', { source: 'coruscant' }),
      vera('galaxy.keep', { away: 'tie-fighter', to: 'galaxy-discard-pile' }),
    ],
    { galaxy: { deck: ['y-wing', 'bossk', 'at-st', 'snowspeeder'], discard: ['tie-fighter'] } },
    { rulings: { coruscant: 'galaxy-discard-pile' } },
  ),
  breaks(
    'look.0.2',
    'a card goes away that was not looked at',
    table({ vera: { base: 'coruscant' }, turn: { phase: 'beginning' } }),
    [vera('trigger.use', { source: 'coruscant' }), vera('galaxy.keep', { away: 'at-st', to: 'galaxy-discard-pile' })],
    ['look.0.2'],
    { rulings: { coruscant: 'galaxy-discard-pile' } },
  ),
  {
    ...keeps(
      'look.0.2',
      'where the second card goes is disputed',
      table({ vera: { base: 'coruscant' }, turn: { phase: 'beginning' } }),
      [
        vera('trigger.use', { source: 'coruscant' }),
        vera('galaxy.keep', { away: 'tie-fighter', to: 'bottom-of-galaxy-deck' }),
      ],
    ),
    doubtful: true,
  },
  keeps('exile.0.1', 'the Kel Dor Mystic exiles a card', mystic, [exile, shuttle], {
    exile: ['kel-dor-mystic', 'imperial-shuttle'],
  }),
  breaks('use-a-card-ability.0.1', 'a card is exiled without an ability', mystic, [shuttle]),
  keeps('exile.0.3', 'an exiled card is out of the game', mystic, [exile, shuttle, vera('turn.end')], {
    exile: ['kel-dor-mystic', 'imperial-shuttle'],
    seats: { vera: { discard: ['stormtrooper'] } },
  }),
  breaks('exile.0.3', 'an exiled card is said to lie in the discard pile', mystic, [
    exile,
    {
      ...vera('exile.card', { card: 'stormtrooper', from: 'discard-pile' }),
      expect: { seats: { vera: { discard: ['stormtrooper'] } } },
    },
  ]),
  keeps(
    'exile.1',
    'the HWK-290 gives its resources before it is exiled',
    table({ vera: { hand: ['hwk-290'], base: { card: 'lothal', damage: 4 } } }),
    [vera('card.play', { card: 'hwk-290' }), vera('ability.use', { card: 'hwk-290' })],
    { turn: { resources: 4 }, exile: ['hwk-290'] },
  ),
  breaks(
    'exile.1',
    'after it is exiled it is to attack',
    table({ vera: { units: ['hwk-290'] } }),
    [vera('ability.use', { card: 'hwk-290' }), vera('attack.commit', { card: 'hwk-290', target: 'base' })],
    ['play-a-card.0.6'],
  ),
  keeps('exile.2', 'the exiled card is in hand', mystic, [exile, shuttle]),
  breaks('exile.2', 'a card of the deck is exiled', mystic, [
    exile,
    vera('exile.card', { card: 'imperial-shuttle', from: 'discard-pile' }),
  ]),
  keeps(
    'exile.2',
    'where the card lay goes without saying where it lay in one place',
    mystic,
    [exile, vera('exile.card', { card: 'stormtrooper' })],
    { exile: ['kel-dor-mystic', 'stormtrooper'], seats: { vera: { hand: ['imperial-shuttle'], discard: [] } } },
  ),
  keeps(
    'exile.2',
    'of a card in hand and discard pile a later play shows which was exiled',
    table({ vera: { units: ['kel-dor-mystic'], hand: ['stormtrooper'], discard: ['stormtrooper'] } }),
    [exile, vera('exile.card', { card: 'stormtrooper' }), vera('card.play', { card: 'stormtrooper' })],
    { seats: { vera: { hand: [], discard: [] } } },
  ),
  breaks('exile.2', 'a card is exiled that lies in neither place, and none is named', mystic, [
    exile,
    vera('exile.card', { card: 'at-at' }),
  ]),
  breaks(
    'exile.2',
    'a card of the deck is exiled for a reward, where neither hand nor discard pile holds any',
    rebelTurn({ row: ['scout-trooper'], sam: { units: [{ card: 'x-wing', committed: 'scout-trooper' }] } }),
    [
      sam('attack.resolve', { target: 'scout-trooper' }),
      chance('galaxy.refill', { card: 'tie-fighter' }),
      sam('reward.take'),
      sam('exile.card', { card: 'alliance-shuttle', from: 'hand' }),
      sam('turn.end'),
    ],
  ),
  keeps(
    'exile.2.1',
    'another card is played after the exile',
    table({ vera: { units: ['kel-dor-mystic'], hand: ['imperial-shuttle', 'stormtrooper'] } }),
    [exile, shuttle, vera('card.play', { card: 'stormtrooper' })],
  ),
  breaks('exile.2.1', 'the exiled card is played', mystic, [
    exile,
    shuttle,
    vera('card.play', { card: 'imperial-shuttle' }),
  ]),
  keeps(
    'exile.0.4',
    'the Mystic gives its Force and then exiles a shuttle',
    table({ vera: { hand: ['kel-dor-mystic', 'imperial-shuttle'] } }),
    [vera('card.play', { card: 'kel-dor-mystic' }), exile, shuttle],
    { force: -2, exile: ['kel-dor-mystic', 'imperial-shuttle'] },
  ),
  breaks(
    'exile.0.4',
    'the Force of the Mystic is forgotten',
    table({ vera: { hand: ['kel-dor-mystic', 'imperial-shuttle'] } }),
    [{ ...vera('card.play', { card: 'kel-dor-mystic' }), expect: { force: 0 } }, exile, shuttle],
    ['play-a-card.0.4'],
  ),
  keeps(
    'repair.0.2',
    'four counters are taken off',
    table({ vera: { units: ['hwk-290'], base: { card: 'lothal', damage: 6 } } }),
    [vera('ability.use', { card: 'hwk-290' })],
    { seats: { vera: { base: { damage: 2 } } } },
  ),
  breaks(
    'repair.0.2',
    'all counters are said to be taken off',
    table({ vera: { units: ['hwk-290'], base: { card: 'lothal', damage: 6 } } }),
    [{ ...vera('ability.use', { card: 'hwk-290' }), expect: { seats: { vera: { base: { damage: 0 } } } } }],
  ),
  keeps(
    'reveal.0.1',
    'the top galaxy card is shown',
    table({ vera: { units: ['scout-trooper'] } }),
    [vera('ability.use', { card: 'scout-trooper' })],
    { force: -1 },
  ),
  breaks(
    'reveal.0.1',
    'the revealed card is said to have left the deck',
    scout,
    [{ ...vera('ability.use', { card: 'scout-trooper' }), expect: { galaxy: { deck: ['tie-fighter'] } } }],
    ['reveal.0.2'],
  ),
  keeps(
    'reveal.0.2',
    'what is not discarded goes back on top',
    scout,
    [vera('ability.use', { card: 'scout-trooper' })],
    { galaxy: { deck: ['lobot', 'tie-fighter'] } },
  ),
  breaks(
    'reveal.0.2',
    'the revealed card is said to go under the deck',
    scout,
    [{ ...vera('ability.use', { card: 'scout-trooper' }), expect: { galaxy: { deck: ['tie-fighter', 'lobot'] } } }],
    ['reveal.0.2'],
  ),
  breaks(
    'reveal.0.1',
    'the revealed card lies elsewhere already',
    table({ vera: { units: ['scout-trooper'] }, galaxyDeck: ['?'], sam: { discard: ['luke-skywalker'] } }),
    [vera('ability.use', { card: 'scout-trooper' }), chance('galaxy.reveal', { card: 'luke-skywalker' })],
    ['log.the-move-log.3'],
  ),
  keeps(
    'frequently-asked-questions.9',
    'a neutral card has no effect',
    scout,
    [vera('ability.use', { card: 'scout-trooper' })],
    { force: 0, galaxy: { discard: [] } },
  ),
  breaks(
    'frequently-asked-questions.9',
    'a neutral card is said to be discarded',
    scout,
    [{ ...vera('ability.use', { card: 'scout-trooper' }), expect: { galaxy: { deck: ['tie-fighter'] } } }],
    ['reveal.0.2'],
  ),
  keeps(
    'when.0.1',
    'the Inquisitor is played and its ability triggers',
    table({ vera: { hand: ['inquisitor'] } }),
    [
      vera('card.play', { card: 'inquisitor' }),
      vera('trigger.use', { source: 'inquisitor' }),
      vera('choose.option', { option: 'attack' }),
      vera('attack.commit', { card: 'inquisitor', target: 'base' }),
      vera('attack.resolve', { target: 'base' }),
    ],
    { seats: { sam: { base: { damage: 1 } } } },
  ),
  breaks(
    'when.0.1',
    'another card is named than the one that triggered',
    table({ vera: { hand: ['inquisitor'], units: ['boba-fett'] } }),
    [vera('card.play', { card: 'inquisitor' }), vera('trigger.use', { source: 'boba-fett' })],
  ),
  keeps(
    'when.0.2',
    'Kessel exiles cards when it is revealed',
    kessel,
    [
      vera('base.choose', { base: 'kessel' }),
      vera('trigger.use', { source: 'kessel' }),
      vera('exile.card', { card: 'stormtrooper', from: 'hand' }),
      vera('exile.done'),
    ],
    { exile: ['stormtrooper'] },
    long,
  ),
  breaks('when.0.2', 'an ability of the moment of playing is used later', table({ vera: { units: ['inquisitor'] } }), [
    vera('ability.use', { card: 'inquisitor' }),
  ]),
  keeps(
    'when.1',
    'Yavin IV triggers twice in a turn',
    yavin,
    [
      hit,
      vera('hand.discard', { card: 'at-at' }),
      sam('trigger.use', { source: 'yavin-iv' }),
      sam('ability.use', { card: 'snowspeeder#2' }),
      vera('hand.discard', { card: 'stormtrooper' }),
      sam('trigger.use', { source: 'yavin-iv' }),
    ],
    { seats: { vera: { base: { damage: 4 } } } },
  ),
  breaks(
    'when.1',
    'Yavin IV is resolved twice for one card',
    yavin,
    [
      hit,
      vera('hand.discard', { card: 'at-at' }),
      sam('trigger.use', { source: 'yavin-iv' }),
      sam('trigger.use', { source: 'yavin-iv' }),
    ],
    ['when.0.2'],
  ),
  keeps(
    'frequently-asked-questions.2',
    'an ability is used some moves after its card was played',
    table({ vera: { hand: ['landing-craft', 'stormtrooper'] } }),
    [
      vera('card.play', { card: 'landing-craft' }),
      vera('card.play', { card: 'stormtrooper' }),
      vera('ability.use', { card: 'landing-craft' }),
      vera('choose.option', { option: 'resources' }),
    ],
    { turn: { resources: 4 } },
  ),
  breaks(
    'frequently-asked-questions.2',
    'a triggered ability is not',
    table({ vera: { hand: ['inquisitor', 'stormtrooper'] } }),
    [
      vera('card.play', { card: 'inquisitor' }),
      vera('card.play', { card: 'stormtrooper' }),
      vera('trigger.use', { source: 'inquisitor' }),
    ],
    ['when.0.2'],
  ),
  keeps('frequently-asked-questions.4', 'an ability is carried out to its end', mystic, [exile, shuttle]),
  breaks('frequently-asked-questions.4', 'the Mystic exiles itself and then no card', mystic, [
    exile,
    vera('exile.done'),
  ]),
  keeps(
    'frequently-asked-questions.6',
    'cards are exiled from hand and discard pile',
    kessel,
    [
      vera('base.choose', { base: 'kessel' }),
      vera('trigger.use', { source: 'kessel' }),
      vera('exile.card', { card: 'stormtrooper', from: 'hand' }),
      vera('exile.card', { card: 'inquisitor', from: 'discard-pile' }),
      vera('exile.done'),
    ],
    { exile: ['stormtrooper', 'inquisitor'] },
    long,
  ),
  breaks(
    'frequently-asked-questions.6',
    'a fourth card is exiled',
    kessel,
    [
      vera('base.choose', { base: 'kessel' }),
      vera('trigger.use', { source: 'kessel' }),
      vera('exile.card', { card: 'stormtrooper', from: 'hand' }),
      vera('exile.card', { card: 'inquisitor', from: 'discard-pile' }),
      vera('exile.card', { card: 'imperial-shuttle', from: 'hand' }),
      vera('exile.card', { card: 'at-at', from: 'discard-pile' }),
    ],
    ['use-a-card-ability.0.1'],
    long,
  ),
  keeps(
    'look.0.2',
    'Jerjerrod looks at a card that nobody knew, and it stays on top',
    hiddenTop,
    [jerjerrod, chance('galaxy.look', { card: 'lobot' }), vera('turn.end')],
    { galaxy: { deck: ['lobot', '?1'] } },
  ),
  breaks(
    'look.0.2',
    'what he sees has to be recorded before he goes on',
    hiddenTop,
    [jerjerrod, vera('turn.end')],
    ['log.the-move-log.6'],
  ),
  breaks(
    'log.the-move-log.3',
    'the card that he sees lies elsewhere already',
    { ...hiddenTop, galaxyDiscard: ['luke-skywalker'] },
    [jerjerrod, chance('galaxy.look', { card: 'luke-skywalker' })],
  ),
  breaks('log.the-move-log.5', 'nobody knows the card that he sees', hiddenTop, [
    jerjerrod,
    chance('galaxy.look', { card: 'no-such-card' }),
  ]),
  keeps(
    'deal-damage.0.2',
    'a Y-Wing hits the base past a capital ship',
    yWing(3),
    [sam('ability.use', { card: 'y-wing' }), sam('damage.deal', { target: 'base' })],
    { seats: { vera: { ships: [{ damage: 0 }], base: { damage: 5 } } } },
    reachesShips,
  ),
  keeps(
    'attacking-an-opponents-base.3.4',
    'of two points of a Y-Wing one destroys Lothal, the other is lost',
    yWing(7),
    [sam('ability.use', { card: 'y-wing' }), sam('damage.deal', { target: 'base' })],
    { seats: { vera: { base: { card: 'none', damage: 0 } }, sam: { victory: ['lothal'] } } },
    reachesShips,
  ),
  keeps(
    'frequently-asked-questions.8.2',
    'Yavin IV destroys the base, and what it deals after that is lost',
    { ...yavin, seats: { ...yavin.seats, vera: { ...yavin.seats?.vera, base: { card: 'lothal', damage: 6 } } } },
    [
      hit,
      vera('hand.discard', { card: 'at-at' }),
      sam('trigger.use', { source: 'yavin-iv' }),
      sam('ability.use', { card: 'snowspeeder#2' }),
      vera('hand.discard', { card: 'stormtrooper' }),
      sam('trigger.use', { source: 'yavin-iv' }),
    ],
    { seats: { vera: { base: { card: 'none', damage: 0 } }, sam: { victory: ['lothal'] } } },
  ),
  keeps(
    'while.0.1',
    'Hoth keeps off what Rodia deals',
    table({
      vera: {
        base: 'none',
        bases: [
          'corellia',
          'kessel',
          'mustafar',
          'kafrene',
          'ord-mantell',
          'coruscant',
          'death-star',
          'endor',
          'rodia',
        ],
      },
      sam: { base: 'hoth', victory: ['lothal'] },
      row: ['x-wing', 'x-wing', 'y-wing'],
      turn: { phase: 'beginning' },
    }),
    [vera('base.choose', { base: 'rodia' }), vera('trigger.use', { source: 'rodia' })],
    { seats: { sam: { base: { damage: 1 } } } },
    long,
  ),
  keeps(
    'ability.0.1',
    'the AT-AT brings one of two troopers back',
    table({ vera: { units: ['at-at'], discard: ['stormtrooper', 'stormtrooper'] } }),
    [
      vera('ability.use', { card: 'at-at' }),
      vera('discard.return', { card: 'stormtrooper' }),
      vera('card.play', { card: 'stormtrooper' }),
    ],
    { agenda: [], seats: { vera: { discard: ['stormtrooper'] } } },
  ),
  keeps(
    'ability.0.1',
    'Tatooine changes one card, although two Rebel cards lie in the galaxy discard pile',
    rebelTurn({
      galaxyDiscard: ['luke-skywalker', 'x-wing'],
      sam: {
        base: 'none',
        bases: ['mon-cala', 'dagobah', 'alderaan', 'bespin', 'hoth', 'jedha', 'tatooine', 'sullust', 'yavin-iv'],
      },
      vera: { victory: ['dantooine'] },
      turn: { phase: 'beginning' },
    }),
    [
      sam('base.choose', { base: 'tatooine' }),
      sam('trigger.use', { source: 'tatooine' }),
      sam('galaxy.exchange', { row: 'scout-trooper', discard: 'luke-skywalker' }),
      sam('turn.end'),
    ],
    { galaxy: { discard: ['scout-trooper', 'x-wing'] } },
    long,
  ),
];
