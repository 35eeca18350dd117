/**
 * @module
 * Moves that a table would write and that break a rule,
 * written from the rulebook's text, each with the rule that a judge would name, and beside them what is just legal.
 */
import { breaks, chance, type Example, rebelTurn, sam, table, vera } from '../example.ts';
import {
  A,
  buy,
  close,
  commit,
  due,
  end,
  full,
  hidden,
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

export const examples: readonly Example[] = [
  // the Force
  wrong(
    'the-balance-of-the-force.0.2',
    'X-Wing draws while the Force is with nobody',
    rebelTurn({ sam: { units: ['x-wing'] } }),
    [use(sam, 'x-wing')],
  ),
  wrong(
    'the-balance-of-the-force.0.2',
    'X-Wing draws while the Force is with the Empire',
    rebelTurn({ force: -2, sam: { units: ['x-wing'] } }),
    [use(sam, 'x-wing')],
  ),
  legal(
    'the-balance-of-the-force.0.2',
    'X-Wing draws with the Force one space on its side',
    rebelTurn({ force: 1, sam: { units: ['x-wing'] } }),
    [use(sam, 'x-wing')],
  ),
  wrong(
    'the-balance-of-the-force.0.2',
    'U-Wing repairs without the Force',
    rebelTurn({ sam: { units: ['u-wing'], base: { card: 'dantooine', damage: 4 } } }),
    [use(sam, 'u-wing')],
  ),
  wrong(
    'the-balance-of-the-force.0.2',
    'Luke destroys without the Force',
    rebelTurn({ sam: { units: ['luke-skywalker'] }, vera: { ships: ['star-destroyer'] } }),
    [use(sam, 'luke-skywalker')],
  ),
  wrong(
    'the-balance-of-the-force.0.2',
    'Jyn puts a card on the deck though the Force is with nobody',
    rebelTurn({ sam: { units: ['jyn-erso'] }, vera: { hand: ['at-at'] } }),
    [use(sam, 'jyn-erso'), sam('hand.to-deck', { card: 'at-at' })],
  ),
  wrong(
    'the-balance-of-the-force.0.2',
    'Jerjerrod exchanges the top card though the Force is with nobody',
    table({ vera: { units: ['moff-jerjerrod'] } }),
    [use(vera, 'moff-jerjerrod'), vera('galaxy.swap', { card: 'x-wing' })],
  ),
  wrong(
    'the-balance-of-the-force.0.2',
    'Lando makes the opponent discard though the Force is with nobody',
    table({ vera: { units: ['lando-calrissian'] }, sam: { hand: ['x-wing'] } }),
    [use(vera, 'lando-calrissian'), sam('hand.discard', { card: 'x-wing' })],
  ),
  legal(
    'the-balance-of-the-force.0.2',
    'Lando with the Force',
    table({ force: -1, vera: { units: ['lando-calrissian'] }, sam: { hand: ['x-wing'] } }),
    [use(vera, 'lando-calrissian'), sam('hand.discard', { card: 'x-wing' })],
  ),
  wrong(
    'the-balance-of-the-force.0.2',
    'Quarren Mercenary exiles a second card though the Force is with nobody',
    table({ row: ['quarren-mercenary', 'x-wing'], turn: { resources: 4 }, vera: { hand: [S, S], deck: [] } }),
    [
      buy(vera, 'quarren-mercenary'),
      vera('trigger.use', { source: 'quarren-mercenary' }),
      vera('exile.card', { card: S, from: 'hand' }),
      vera('exile.card', { card: S, from: 'hand' }),
    ],
  ),
  wrong(
    'discard.1',
    'a Commando without the Force picks at random',
    rebelTurn({ sam: { units: ['rebel-commando'] }, vera: { hand: ['at-at', S] } }),
    [use(sam, 'rebel-commando'), chance('hand.random', { card: 'at-at' })],
  ),
  // beginning of a turn
  wrong(
    'beginning-of-turn.0.2',
    'without a base the Rebel player buys first',
    due({ sam: { ships: ['hammerhead-corvette'] } }),
    [buy(sam, 'duros-spy')],
  ),
  wrong('beginning-of-turn.0.2', 'without a base the Rebel player ends the turn', due(), [send]),
  wrong('beginning-of-turn.0.3', 'the destroyed base is chosen again', due(), [
    sam('base.choose', { base: 'dantooine' }),
  ]),
  wrong('beginning-of-turn.0.3', 'a base of the Empire is chosen', due(), [sam('base.choose', { base: 'endor' })]),
  wrong('beginning-of-turn.0.3', 'in the beginner game a base of the box is chosen', due(), [
    sam('base.choose', { base: 'jedha' }),
  ]),
  wrong('beginning-of-turn.0.2', 'a base is chosen though one stands', rebelTurn(), [
    sam('base.choose', { base: 'hoth' }),
  ]),
  wrong(
    'attacking-an-opponents-base.3.3',
    'a base is chosen at once in the opponent’s turn',
    table({ vera: { units: [hit('at-at')] }, sam: { base: { card: 'dantooine', damage: 5 } } }),
    [strike, sam('base.choose', { base: 'hoth' })],
  ),
  wrong('playing-the-game.0.1', 'the opponent chooses the base', due(), [vera('base.choose', { base: 'hoth' })]),
  wrong('when.0.2', 'Mon Cala gives its card after a card was played', due({ sam: { hand: [A] } }), [
    sam('base.choose', { base: 'mon-cala' }),
    play(sam, A),
    sam('trigger.use', { source: 'mon-cala' }),
  ]),
  wrong(
    'when.0.2',
    'Mon Cala was revealed a turn ago',
    rebelTurn({ sam: { base: 'mon-cala' }, vera: { victory: ['dantooine'] } }),
    [sam('trigger.use', { source: 'mon-cala' })],
  ),
  wrong(
    'when.0.2',
    'Mon Cala is used like any ability',
    rebelTurn({ sam: { base: 'mon-cala' }, vera: { victory: ['dantooine'] } }),
    [use(sam, 'mon-cala')],
  ),
  wrong(
    'when.0.2',
    'Coruscant is used after a card was bought',
    table({ vera: { base: 'coruscant' }, turn: { resources: 2 } }),
    [buy(vera, 'scout-trooper'), vera('trigger.use', { source: 'coruscant' })],
  ),
  wrong('ability.0.1', 'Mon Cala gives an Empire card', due(), [
    sam('base.choose', { base: 'mon-cala' }),
    sam('trigger.use', { source: 'mon-cala' }),
    sam('galaxy.take', { card: 'scout-trooper' }),
  ]),
  // turn order
  wrong('playing-the-game.0.1', 'the Rebels buy in the turn of the Empire', table({ turn: { resources: 3 } }), [
    buy(sam, 'x-wing'),
  ]),
  wrong(
    'playing-the-game.0.1',
    'the Rebels use an ability in the turn of the Empire',
    table({ force: 1, sam: { ships: ['rebel-transport'] } }),
    [use(sam, 'rebel-transport')],
  ),
  wrong(
    'playing-the-game.0.1',
    'the Rebels commit a ship in the turn of the Empire',
    table({ sam: { ships: ['mon-calamari-cruiser'] } }),
    [commit(sam, 'mon-calamari-cruiser')],
  ),
  // playing
  wrong('play-a-card.0.1', 'a card of the row is played', table({}), [play(vera, 'scout-trooper')]),
  wrong('play-a-card.0.1', 'a card of the discard pile is played', table({ vera: { discard: ['at-at'] } }), [
    play(vera, 'at-at'),
  ]),
  wrong(
    'play-a-card.0.1',
    'the second copy is played of which there is one',
    table({ vera: { hand: ['stormtrooper'] } }),
    [play(vera, 'stormtrooper'), play(vera, 'stormtrooper')],
  ),
  wrong('play-a-card.0.1', 'a card of the opponent’s hand is played', table({ sam: { hand: ['rebel-trooper'] } }), [
    play(vera, 'rebel-trooper'),
  ]),
  wrong('play-a-card.0.6', 'a unit of the last turn attacks', table({ vera: { units: ['at-st'] } }), [
    end,
    send,
    commit(vera, 'at-st'),
  ]),
  // purchases
  wrong('purchase-a-card.1', 'the Rebels buy Krennic', rebelTurn({ turn: { resources: 5 } }), [
    buy(sam, 'director-krennic'),
  ]),
  wrong('purchase-a-card.2', 'the Empire buys an X-Wing', table({ turn: { resources: 5 } }), [buy(vera, 'x-wing')]),
  legal('faction-affiliation.0.5', 'either side buys a neutral card', rebelTurn({ turn: { resources: 2 } }), [
    buy(sam, 'rodian-gunslinger'),
  ]),
  wrong('purchase-a-card.0.2', 'four resources for Krennic', table({ turn: { resources: 4 } }), [
    buy(vera, 'director-krennic'),
  ]),
  wrong('purchase-a-card.0.2', 'two purchases for the resources of one', table({ turn: { resources: 3 } }), [
    buy(vera, 'scout-trooper'),
    buy(vera, 'rodian-gunslinger'),
  ]),
  wrong('purchase-a-card.0.1', 'the top card of the galaxy deck is bought', table({ turn: { resources: 5 } }), [
    buy(vera, 'tie-fighter'),
  ]),
  wrong(
    'purchase-a-card.0.1',
    'a card of the galaxy discard pile is bought',
    table({ turn: { resources: 8 }, galaxyDiscard: ['at-at'] }),
    [buy(vera, 'at-at')],
  ),
  wrong(
    'purchase-a-card.0.1',
    'a pilot is bought from an empty stack',
    table({ turn: { resources: 8 }, pilots: 0, vera: { discard: Array(10).fill('outer-rim-pilot') } }),
    [buy(vera, 'outer-rim-pilot')],
  ),
  wrong('purchase-a-card.0.5', 'a bought card is played at once', table({ turn: { resources: 3 } }), [
    buy(vera, 'scout-trooper'),
    play(vera, 'scout-trooper'),
  ]),
  wrong('abilities.1', 'the ability of a bought card is used at once', table({ turn: { resources: 3 } }), [
    buy(vera, 'scout-trooper'),
    use(vera, 'scout-trooper'),
  ]),
  wrong(
    'play-a-card.0.6',
    'a bought ship attacks at once',
    table({ row: ['blockade-runner'], turn: { resources: 4 } }),
    [buy(vera, 'blockade-runner'), commit(vera, 'blockade-runner')],
  ),
  wrong('purchase-a-card.0.6', 'another card than the top one fills the row', table({ turn: { resources: 3 } }), [
    buy(vera, 'scout-trooper'),
    chance('galaxy.refill', { card: 'bossk' }),
  ]),
  wrong('purchase-a-card.0.6', 'a card is dealt to a full row', table({}), [
    chance('galaxy.refill', { card: 'tie-fighter' }),
  ]),
  wrong(
    'log.the-move-log.6',
    'the new card of the row is not recorded',
    table({ galaxyDeck: ['?', '?'], turn: { resources: 4 } }),
    [buy(vera, 'scout-trooper'), buy(vera, 'rodian-gunslinger')],
    pub,
  ),
  wrong(
    'purchase-a-card.0.1',
    'of a public table: a card is bought that was bought before',
    table({ galaxyDeck: ['?', '?', '?'], turn: { resources: 4 } }),
    [buy(vera, 'scout-trooper'), chance('galaxy.refill', { card: 'bossk' }), buy(vera, 'scout-trooper')],
    pub,
  ),
  // abilities
  wrong('abilities.1', 'the ability of a card in hand', table({ vera: { hand: ['tie-bomber'] } }), [
    use(vera, 'tie-bomber'),
  ]),
  wrong('abilities.1', 'the ability of a card of the row', table({ row: ['tie-bomber', 'x-wing'] }), [
    use(vera, 'tie-bomber'),
  ]),
  wrong('abilities.1', 'the ability of a card of the opponent', table({ sam: { ships: ['rebel-transport'] } }), [
    use(vera, 'rebel-transport'),
  ]),
  wrong('abilities.1.1', 'a Landing Craft is used twice', table({ vera: { units: ['landing-craft'] } }), [
    use(vera, 'landing-craft'),
    vera('choose.option', { option: 'resources' }),
    use(vera, 'landing-craft'),
  ]),
  wrong(
    'abilities.1.1',
    'the Death Star is used twice',
    table({
      row: ['c-roc-cruiser', 'blockade-runner'],
      turn: { resources: 8 },
      vera: { base: 'death-star' },
      sam: { victory: ['lothal'] },
    }),
    [use(vera, 'death-star'), vera('ship.destroy', { ship: 'c-roc-cruiser', from: 'row' }), use(vera, 'death-star')],
  ),
  legal('abilities.1.1', 'a ship is used again in the next turn', table({ vera: { ships: ['nebulon-b-frigate'] } }), [
    use(vera, 'nebulon-b-frigate'),
    vera('choose.option', { option: 'resources' }),
    end,
    send,
    use(vera, 'nebulon-b-frigate'),
    vera('choose.option', { option: 'resources' }),
  ]),
  wrong('use-a-card-ability.0.1', 'a Stormtrooper’s ability is used', table({ vera: { units: ['stormtrooper'] } }), [
    use(vera, 'stormtrooper'),
  ]),
  wrong('when.0.2', 'Boba Fett is used without a defeated card', table({ vera: { units: ['boba-fett'] } }), [
    use(vera, 'boba-fett'),
  ]),
  wrong(
    'when.0.2',
    'Boba Fett draws after a failed hunt',
    table({ vera: { units: [hit('boba-fett', 'luke-skywalker')] }, row: ['luke-skywalker'] }),
    [resolve(vera, 'luke-skywalker'), vera('trigger.use', { source: 'boba-fett' })],
  ),
  wrong(
    'when.0.2',
    'Boba Fett draws for a hunt of others',
    table({ vera: { units: ['boba-fett', hit('at-st', 'x-wing')] } }),
    [resolve(vera, 'x-wing'), vera('reward.take'), vera('trigger.use', { source: 'boba-fett' })],
  ),
  wrong('while.0.1', 'Piett is used', table({ vera: { units: ['admiral-piett'] } }), [use(vera, 'admiral-piett')]),
  wrong('while.0.1', 'Darth Vader’s attack is switched on', table({ force: -1, vera: { units: ['darth-vader'] } }), [
    use(vera, 'darth-vader'),
  ]),
  wrong(
    'if.0.1',
    'Veers draws without trooper or vehicle',
    table({ vera: { units: ['general-veers', 'tie-fighter'] } }),
    [use(vera, 'general-veers')],
  ),
  wrong(
    'if.0.1',
    'Chewbacca draws beside a unit that is not unique',
    rebelTurn({ sam: { units: ['chewbacca', 'x-wing'] } }),
    [use(sam, 'chewbacca')],
  ),
  wrong(
    'if.0.1',
    'a Z-95 draws without a ship of the opponent',
    table({ vera: { units: ['z-95-headhunter'], ships: ['star-destroyer'] } }),
    [use(vera, 'z-95-headhunter')],
  ),
  legal(
    'if.0.1',
    'a Z-95 draws before a ship of the opponent',
    table({ vera: { units: ['z-95-headhunter'] }, sam: { ships: ['blockade-runner'] } }),
    [use(vera, 'z-95-headhunter')],
  ),
  wrong('abilities.0.2', 'Jabba is used with an empty hand', table({ vera: { units: ['jabba-the-hutt'] } }), [
    use(vera, 'jabba-the-hutt'),
  ]),
  wrong(
    'abilities.0.2',
    'the C-ROC is used with an empty hand',
    table({ vera: { ships: ['c-roc-cruiser'], base: { card: 'lothal', damage: 3 } }, row: [] }),
    [use(vera, 'c-roc-cruiser')],
  ),
  wrong(
    'abilities.0.2',
    'the Death Star with three resources',
    table({ turn: { resources: 3 }, vera: { base: 'death-star' }, sam: { victory: ['lothal'] } }),
    [use(vera, 'death-star')],
  ),
  wrong(
    'frequently-asked-questions.4',
    'the second half of Lando’s ability is left out',
    table({ force: -1, vera: { units: ['lando-calrissian'] }, sam: { hand: ['x-wing'] } }),
    [use(vera, 'lando-calrissian'), vera('effect.decline')],
  ),
  wrong('frequently-asked-questions.4', 'a bomber discards nothing', table({ vera: { units: ['tie-bomber'] } }), [
    use(vera, 'tie-bomber'),
    vera('effect.decline'),
  ]),
  wrong(
    'frequently-asked-questions.4',
    'an ability is interrupted by a purchase and then goes on',
    table({ turn: { resources: 2 }, vera: { units: ['tie-bomber'] } }),
    [use(vera, 'tie-bomber'), buy(vera, 'scout-trooper'), vera('row.discard', { card: 'x-wing' })],
  ),
  wrong(
    'frequently-asked-questions.4',
    'the turn ends in the middle of an ability',
    table({ vera: { units: ['tie-bomber'] } }),
    [use(vera, 'tie-bomber'), end],
  ),
  wrong('use-a-card-ability.0.1', 'a row card is discarded without an ability', table({}), [
    vera('row.discard', { card: 'x-wing' }),
  ]),
  wrong('use-a-card-ability.0.1', 'a hand card is exiled without an ability', table({ vera: { hand: [S] } }), [
    vera('exile.card', { card: S, from: 'hand' }),
  ]),
  wrong('use-a-card-ability.0.1', 'a hand card is discarded without an ability', table({ vera: { hand: [S] } }), [
    vera('hand.discard', { card: S }),
  ]),
  wrong(
    'use-a-card-ability.0.1',
    'a ship is destroyed without an ability',
    table({ sam: { ships: ['blockade-runner'] } }),
    [vera('ship.destroy', { ship: 'blockade-runner', from: 'play' })],
  ),
  wrong('use-a-card-ability.0.1', 'a card is taken for nothing without an ability', table({}), [
    vera('galaxy.take', { card: 'scout-trooper' }),
  ]),
  wrong('use-a-card-ability.0.1', 'damage is dealt without an ability', table({}), [
    vera('damage.deal', { target: 'base' }),
  ]),
  // choose
  wrong(
    'choose.0.1',
    'Inquisitor: an option it does not have',
    table({ vera: { hand: ['inquisitor'], base: { card: 'lothal', damage: 2 } } }),
    [
      play(vera, 'inquisitor'),
      vera('trigger.use', { source: 'inquisitor' }),
      vera('choose.option', { option: 'repair' }),
    ],
  ),
  wrong(
    'choose.0.2',
    'Temple Guardian: Force with the marker at the Rebel end',
    rebelTurn({ force: 3, sam: { hand: ['temple-guardian'] } }),
    [
      play(sam, 'temple-guardian'),
      sam('trigger.use', { source: 'temple-guardian' }),
      sam('choose.option', { option: 'force' }),
    ],
  ),
  wrong('choose.0.2', 'Rebel Transport: repair of an unhurt base', rebelTurn({ sam: { ships: ['rebel-transport'] } }), [
    use(sam, 'rebel-transport'),
    sam('choose.option', { option: 'repair' }),
  ]),
  wrong(
    'choose.0.2',
    'B-Wing: the opponent picks a discard with an empty hand',
    rebelTurn({ sam: { units: ['b-wing'] } }),
    [use(sam, 'b-wing'), vera('choose.option', { option: 'discard' })],
  ),
  wrong(
    'frequently-asked-questions.10',
    'Duros Spy: Force with the marker at the Rebel end',
    rebelTurn({ force: 3, sam: { units: ['duros-spy'] }, vera: { hand: [S] } }),
    [use(sam, 'duros-spy'), vera('choose.option', { option: 'force' })],
  ),
  wrong(
    'abilities.0.2',
    'the owner of the Duros Spy picks for the opponent',
    rebelTurn({ sam: { units: ['duros-spy'] }, vera: { hand: [S] } }),
    [use(sam, 'duros-spy'), sam('choose.option', { option: 'force' })],
  ),
  wrong('abilities.0.1', 'the opponent picks for the Landing Craft', table({ vera: { units: ['landing-craft'] } }), [
    use(vera, 'landing-craft'),
    sam('choose.option', { option: 'resources' }),
  ]),
  // damage of abilities
  wrong(
    'deal-damage.0.1',
    'the Y-Wing aims at a ship at a table that has agreed on bases',
    rebelTurn({ sam: { units: ['y-wing'] }, vera: { ships: ['star-destroyer'] } }),
    [use(sam, 'y-wing'), sam('damage.deal', { target: 'star-destroyer' })],
    { rulings: { yWing: 'enemy-base' } },
  ),
  wrong(
    'play-a-card.0.6',
    'the exiled Y-Wing attacks',
    rebelTurn({ sam: { units: ['y-wing'] } }),
    [use(sam, 'y-wing'), commit(sam, 'y-wing')],
    { rulings: { yWing: 'enemy-base' } },
  ),
  // destroy
  wrong(
    'destroy.0.1',
    'the Death Star destroys an own ship',
    table({
      turn: { resources: 4 },
      vera: { base: 'death-star', ships: ['gozanti-cruiser'] },
      sam: { victory: ['lothal'] },
    }),
    [use(vera, 'death-star'), vera('ship.destroy', { ship: 'gozanti-cruiser', from: 'play' })],
  ),
  wrong(
    'destroy.0.1',
    'the Death Star destroys a unit of the row',
    table({ turn: { resources: 4 }, vera: { base: 'death-star' }, sam: { victory: ['lothal'] } }),
    [use(vera, 'death-star'), vera('ship.destroy', { ship: 'x-wing', from: 'row' })],
  ),
  wrong(
    'destroy.0.1',
    'the Corvette destroys a neutral ship of the row',
    rebelTurn({ sam: { ships: ['hammerhead-corvette'] }, row: ['c-roc-cruiser', 'imperial-carrier'] }),
    [use(sam, 'hammerhead-corvette'), sam('ship.destroy', { ship: 'c-roc-cruiser', from: 'row' })],
  ),
  // discards
  wrong(
    'discard.1',
    'the owner of the Snowspeeder picks',
    rebelTurn({ sam: { units: ['snowspeeder'] }, vera: { hand: [S, 'at-at'] } }),
    [use(sam, 'snowspeeder'), sam('hand.discard', { card: 'at-at' })],
  ),
  wrong(
    'discard.1',
    'a card is discarded that is not in hand',
    rebelTurn({ sam: { units: ['snowspeeder'] }, vera: { hand: [S] } }),
    [use(sam, 'snowspeeder'), vera('hand.discard', { card: 'at-at' })],
  ),
  wrong(
    'discard.2.3',
    'the bomber discards a card that is not in the row',
    table({ vera: { units: ['tie-bomber'] } }),
    [use(vera, 'tie-bomber'), vera('row.discard', { card: 'y-wing' })],
  ),
  wrong('discard.3', 'the bomber brings the reward', table({ vera: { units: ['tie-bomber'] } }), [
    use(vera, 'tie-bomber'),
    vera('row.discard', { card: 'x-wing' }),
    vera('reward.take'),
  ]),
  wrong(
    'ability.0.1',
    'Jyn puts a card on the deck that is not in hand',
    rebelTurn({ force: 1, sam: { units: ['jyn-erso'] }, vera: { hand: ['at-at'] } }),
    [use(sam, 'jyn-erso'), sam('hand.to-deck', { card: 'tie-fighter' })],
  ),
  // exile
  wrong(
    'exile.2',
    'the Mystic exiles from the discard pile what is in hand',
    table({ vera: { units: ['kel-dor-mystic'], hand: [S], discard: ['stormtrooper'] } }),
    [use(vera, 'kel-dor-mystic'), vera('exile.card', { card: S, from: 'discard-pile' })],
  ),
  wrong(
    'abilities.0.2',
    'Jabba exiles from the discard pile',
    table({ vera: { units: ['jabba-the-hutt'], hand: [S], discard: ['stormtrooper'] } }),
    [use(vera, 'jabba-the-hutt'), vera('exile.card', { card: 'stormtrooper', from: 'discard-pile' })],
  ),
  wrong('exile.2.1', 'an exiled card is played', table({ vera: { units: ['kel-dor-mystic'], hand: [S] } }), [
    use(vera, 'kel-dor-mystic'),
    vera('exile.card', { card: S, from: 'hand' }),
    play(vera, S),
  ]),
  wrong(
    'use-a-card-ability.0.1',
    'a reward of one exile takes two',
    table({ vera: { units: [hit('at-st', 'duros-spy')], hand: [S, S], deck: [] } }),
    [
      resolve(vera, 'duros-spy'),
      vera('reward.take'),
      vera('exile.card', { card: S, from: 'hand' }),
      vera('exile.card', { card: S, from: 'hand' }),
    ],
  ),
  wrong(
    'frequently-asked-questions.4',
    'the Mystic exiles itself and no card',
    table({ vera: { units: ['kel-dor-mystic'], hand: [S, 'stormtrooper'] } }),
    [use(vera, 'kel-dor-mystic'), end],
  ),
  legal(
    'use-a-card-ability.2',
    'the Mystic exiles itself where no card is left',
    table({ vera: { units: ['kel-dor-mystic'] } }),
    [use(vera, 'kel-dor-mystic'), end],
  ),
  // reveal, look
  legal(
    'frequently-asked-questions.4',
    'the only card that the Mystic can exile need not be told',
    table({ vera: { units: ['kel-dor-mystic'], hand: [S] } }),
    [use(vera, 'kel-dor-mystic'), end],
  ),
  wrong(
    'reveal.0.1',
    'another card is revealed than lies on top',
    table({ vera: { units: ['scout-trooper'] }, row: [], galaxyDeck: ['tie-fighter', 'lobot'] }),
    [use(vera, 'scout-trooper'), chance('galaxy.reveal', { card: 'lobot' })],
  ),
  // committing
  wrong(
    'commit-to-an-attack.0.7',
    'a unit is moved from one target to another',
    table({ vera: { units: ['at-st'] } }),
    [commit(vera, 'at-st', 'x-wing'), commit(vera, 'at-st', 'duros-spy')],
  ),
  wrong(
    'bounty-hunting-and-sabotage.1',
    'a ship goes sabotaging',
    rebelTurn({ sam: { ships: ['mon-calamari-cruiser'] } }),
    [commit(sam, 'mon-calamari-cruiser', 'scout-trooper')],
  ),
  wrong('bounty-hunting-and-sabotage.0.4', 'the Empire hunts Krennic', table({ vera: { units: ['at-at'] } }), [
    commit(vera, 'at-at', 'director-krennic'),
  ]),
  wrong('paying-off-neutral-cards.0.1', 'a neutral unit is hunted', rebelTurn({ sam: { units: ['b-wing'] } }), [
    commit(sam, 'b-wing', 'rodian-gunslinger'),
  ]),
  wrong(
    'paying-off-neutral-cards.0.1',
    'a neutral ship of the row is hunted by Ord Mantell',
    table({ vera: { base: 'ord-mantell', units: ['at-at'] }, sam: { victory: ['lothal'] } }),
    [commit(vera, 'at-at', 'c-roc-cruiser')],
    full,
  ),
  wrong(
    'target-value.0.1',
    'an enemy ship of the row is sabotaged',
    rebelTurn({ row: ['imperial-carrier'], sam: { units: ['b-wing'] } }),
    [commit(sam, 'b-wing', 'imperial-carrier')],
  ),
  wrong('play-a-card.0.6', 'a card in hand is committed', table({ vera: { hand: ['at-at'] } }), [
    commit(vera, 'at-at'),
  ]),
  wrong('play-a-card.0.6', 'the base is committed', table({}), [commit(vera, 'lothal')]),
  wrong('play-a-card.0.6', 'a unit of the opponent is committed', table({ sam: { ships: ['mon-calamari-cruiser'] } }), [
    commit(vera, 'mon-calamari-cruiser'),
  ]),
  wrong(
    'bounty-hunting-and-sabotage.0.4',
    'a unit is committed to a ship of the opponent',
    table({ vera: { units: ['at-at'] }, sam: { ships: ['blockade-runner'] } }),
    [commit(vera, 'at-at', 'blockade-runner')],
  ),
  wrong(
    'bounty-hunting-and-sabotage.0.4',
    'a target that was bought in the meantime',
    table({ turn: { resources: 2 }, vera: { units: ['at-at'] }, row: ['x-wing', 'rodian-gunslinger'] }),
    [commit(vera, 'at-at', 'luke-skywalker')],
  ),
  wrong(
    'paying-off-neutral-cards.0.1',
    'Ord Mantell hunts a second neutral unit',
    table({
      row: ['rodian-gunslinger', 'kel-dor-mystic'],
      vera: { base: 'ord-mantell', units: ['at-at', 'at-st'] },
      sam: { victory: ['lothal'] },
    }),
    [
      commit(vera, 'at-at', 'rodian-gunslinger'),
      resolve(vera, 'rodian-gunslinger'),
      vera('reward.take'),
      commit(vera, 'at-st', 'kel-dor-mystic'),
    ],
    full,
  ),
  breaks(
    'paying-off-neutral-cards.0.1',
    'an attack that stands before a neutral card is resolved',
    table({ vera: { units: [hit('at-st', 'rodian-gunslinger')] } }),
    [resolve(vera, 'rodian-gunslinger')],
    ['paying-off-neutral-cards.0.1'],
  ),
  wrong(
    'bounty-hunting-and-sabotage.3.2',
    'Ord Mantell: too little attack, the reward is taken',
    table({
      row: ['dengar'],
      vera: { base: 'ord-mantell', units: [hit('tie-fighter', 'dengar')] },
      sam: { victory: ['lothal'] },
    }),
    [resolve(vera, 'dengar'), vera('reward.take')],
    full,
  ),
  // row attacks
  wrong(
    'bounty-hunting-and-sabotage.0.5',
    'six are counted as seven',
    rebelTurn({ sam: { units: [hit('x-wing', 'director-krennic'), hit('rebel-commando', 'director-krennic')] } }),
    [resolve(sam, 'director-krennic', 7)],
  ),
  wrong(
    'bounty-hunting-and-sabotage.3.2',
    'the reward after a failed attack',
    rebelTurn({ sam: { units: [hit('x-wing', 'director-krennic')] } }),
    [resolve(sam, 'director-krennic'), sam('reward.take')],
  ),
  wrong('bounty-hunting-and-sabotage.0.9', 'a reward without an attack', rebelTurn({}), [sam('reward.take')]),
  wrong(
    'bounty-hunting-and-sabotage.0.9',
    'a reward is taken twice',
    rebelTurn({ sam: { units: [hit('b-wing', 'director-krennic')] } }),
    [resolve(sam, 'director-krennic'), sam('reward.take'), sam('reward.take')],
  ),
  wrong(
    'bounty-hunting-and-sabotage.0.14',
    'the reward is taken after a card was played',
    table({ vera: { hand: [S], units: [hit('at-st', 'x-wing')] } }),
    [resolve(vera, 'x-wing'), play(vera, S), vera('reward.take')],
  ),
  wrong(
    'bounty-hunting-and-sabotage.0.13',
    'the hunters hunt again',
    table({ vera: { units: [hit('at-at', 'x-wing')] } }),
    [resolve(vera, 'x-wing'), vera('reward.take'), commit(vera, 'at-at', 'duros-spy')],
  ),
  wrong(
    'resolve-an-attack.0.1',
    'the same attack is resolved again',
    table({ vera: { units: [hit('stormtrooper', 'x-wing')] } }),
    [resolve(vera, 'x-wing'), resolve(vera, 'x-wing')],
  ),
  wrong(
    'bounty-hunting-and-sabotage.0.9',
    'the opponent takes the reward',
    table({ vera: { units: [hit('at-at', 'x-wing')] } }),
    [resolve(vera, 'x-wing'), sam('reward.take')],
  ),
  wrong('purchase-a-card.0.6', 'the wrong card fills the gap', table({ vera: { units: [hit('at-at', 'x-wing')] } }), [
    resolve(vera, 'x-wing'),
    chance('galaxy.refill', { card: 'bossk' }),
    vera('reward.take'),
  ]),
  legal(
    'bounty-hunting-and-sabotage.0.14',
    'two hunts in one turn',
    table({ vera: { units: [hit('at-at', 'x-wing'), hit('at-st', 'duros-spy')], hand: [S] } }),
    [
      resolve(vera, 'x-wing', 6),
      vera('reward.take'),
      resolve(vera, 'duros-spy', 4),
      vera('reward.take'),
      vera('exile.card', { card: S, from: 'hand' }),
    ],
  ),
  // base attacks
  wrong(
    'attacking-an-opponents-base.0.1',
    'two and four are seven',
    table({ vera: { units: [hit('stormtrooper'), hit('at-st')] } }),
    [resolve(vera, 'base', 7)],
  ),
  wrong(
    'attacking-an-opponents-base.0.1',
    'a unit is counted that is not committed',
    table({ vera: { units: [hit('stormtrooper'), 'at-st'] } }),
    [resolve(vera, 'base', 6)],
  ),
  wrong(
    'gain.0.2',
    'Vader counts ten while the Force is with nobody',
    table({ vera: { units: [hit('darth-vader')] } }),
    [resolve(vera, 'base', 10)],
  ),
  wrong(
    'gain.0.2',
    'a Gunslinger counts four against the base',
    table({ vera: { units: [hit('rodian-gunslinger')] } }),
    [resolve(vera, 'base', 4)],
  ),
  wrong(
    'gain.0.2',
    'Chirrut counts two against the row without the Force',
    rebelTurn({ sam: { units: [hit('chirrut-imwe', 'scout-trooper'), hit('rebel-trooper', 'scout-trooper')] } }),
    [resolve(sam, 'scout-trooper', 4)],
  ),
  wrong('while.0.1', 'Vader counts six with the Force', table({ force: -1, vera: { units: [hit('darth-vader')] } }), [
    resolve(vera, 'base', 6),
  ]),
  wrong(
    'while.0.2',
    'Piett helps though he has left play',
    table({ vera: { units: ['admiral-piett'], ships: ['star-destroyer'] } }),
    [end, send, commit(vera, 'star-destroyer'), resolve(vera, 'base', 5)],
  ),
  wrong(
    'while.0.2',
    'the Carrier helps though it was destroyed',
    table({
      vera: { ships: [{ card: 'imperial-carrier', damage: 4 }], hand: [], deck: ['tie-fighter', S, S, S, S] },
      sam: { hand: ['rebel-trooper'] },
    }),
    [
      end,
      play(sam, 'rebel-trooper'),
      commit(sam, 'rebel-trooper'),
      resolve(sam),
      send,
      play(vera, 'tie-fighter'),
      commit(vera, 'tie-fighter'),
      resolve(vera, 'base', 3),
    ],
  ),
  wrong(
    'while.0.1',
    'the help of Piett is forgotten',
    table({ vera: { units: ['admiral-piett'], ships: [hit('star-destroyer')] } }),
    [resolve(vera, 'base', 4)],
  ),
  wrong(
    'attacking-an-opponents-base.1.2',
    'damage goes on an own ship',
    table({
      vera: { units: [hit('at-at')], ships: ['star-destroyer'] },
      sam: { ships: ['blockade-runner', 'mon-calamari-cruiser'] },
    }),
    [strike, vera('attack.damage', { ship: 'star-destroyer', amount: 2 })],
  ),
  wrong(
    'attacking-an-opponents-base.0.2',
    'more is put on a ship than there is',
    table({ vera: { units: [hit('stormtrooper')] }, sam: { ships: ['blockade-runner', 'mon-calamari-cruiser'] } }),
    [strike, vera('attack.damage', { ship: 'mon-calamari-cruiser', amount: 3 })],
  ),
  wrong(
    'attacking-an-opponents-base.1.2',
    'the opponent puts the damage',
    table({ vera: { units: [hit('stormtrooper')] }, sam: { ships: ['blockade-runner', 'mon-calamari-cruiser'] } }),
    [strike, sam('attack.damage', { ship: 'mon-calamari-cruiser', amount: 2 })],
  ),
  wrong(
    'attacking-an-opponents-base.1',
    'the turn ends before the damage is put',
    table({ vera: { units: [hit('stormtrooper')] }, sam: { ships: ['blockade-runner', 'mon-calamari-cruiser'] } }),
    [strike, end],
  ),
  wrong('attacking-an-opponents-base.0.3', 'attackers attack again', table({ vera: { units: [hit('at-at')] } }), [
    strike,
    commit(vera, 'at-at', 'x-wing'),
  ]),
  wrong(
    'attacking-an-opponents-base.0.3',
    'a ship attacks twice',
    table({ vera: { ships: [hit('star-destroyer')] } }),
    [strike, commit(vera, 'star-destroyer')],
  ),
  legal(
    'end-your-turn.2',
    'a ship attacks again in the next turn',
    table({ vera: { ships: [hit('star-destroyer')] } }),
    [strike, end, send, commit(vera, 'star-destroyer')],
  ),
  wrong('resolve-an-attack.0.1', 'an attack without attackers', table({ vera: { ships: ['star-destroyer'] } }), [
    strike,
  ]),
  wrong(
    'resolve-an-attack.0.1',
    'an attack on a ship is resolved',
    table({ vera: { units: [hit('at-at')] }, sam: { ships: ['blockade-runner'] } }),
    [resolve(vera, 'blockade-runner')],
  ),
  // end of turn
  wrong('end-your-turn.3.1', 'one of two hand cards is kept', table({ vera: { hand: ['at-at', S] } }), [
    vera('turn.end', { discards: [S] }),
  ]),
  wrong('end-your-turn.3.1', 'a card is discarded that is not in hand', table({ vera: { hand: ['at-at'] } }), [
    vera('turn.end', { discards: ['at-at', S] }),
  ]),
  wrong(
    'end-your-turn.4.2',
    'the deck is shuffled without a card of the discard pile',
    table({ vera: { deck: [S], discard: ['at-at', 'at-st'] } }),
    [end, chance('deck.shuffle', { seat: 'vera', order: ['at-at'] })],
  ),
  wrong(
    'empty-deck.0.1',
    'in the actions a deck is shuffled with a card that lay elsewhere',
    table({ vera: { units: ['director-krennic'], deck: [], discard: ['at-at'] }, row: [] }),
    [use(vera, 'director-krennic'), chance('deck.shuffle', { seat: 'vera', order: ['boba-fett'] })],
  ),
  wrong('empty-deck.1.1', 'a deck with cards is shuffled', table({ vera: { deck: [S], discard: ['at-at'] } }), [
    chance('deck.shuffle', { seat: 'vera', order: ['at-at'] }),
  ]),
  wrong(
    'empty-deck.1.1',
    'an empty deck is shuffled after the fifth card',
    table({ vera: { deck: [S, S, S, S, S], discard: ['at-at'] } }),
    [end, chance('deck.shuffle', { seat: 'vera', order: ['at-at'] })],
  ),
  wrong(
    'empty-deck.1.2',
    'the galaxy deck is shuffled for a look',
    table({ galaxyDeck: [], galaxyDiscard: ['bossk', 'lobot'], vera: { units: ['at-st'] } }),
    [chance('galaxy.shuffle', { order: ['bossk', 'lobot'] })],
  ),
  // win
  wrong('winning-the-game.0.2', 'a card is played after the third base', close(['dantooine', 'hoth']), [
    strike,
    play(vera, S),
  ]),
  legal('adjustable-game-length.0.1', 'the Empire goes on after the second base', close(['dantooine']), [
    strike,
    play(vera, S),
    end,
  ]),
  // paying off
  wrong('paying-off-neutral-cards.0.2', 'paid off without the option', table({ turn: { resources: 2 } }), [
    vera('galaxy.pay-off', { card: 'rodian-gunslinger' }),
  ]),
  wrong(
    'paying-off-neutral-cards.0.2',
    'an enemy card is paid off',
    table({ turn: { resources: 3 } }),
    [vera('galaxy.pay-off', { card: 'x-wing' })],
    { options: { payingOff: true } },
  ),
  wrong(
    'paying-off-neutral-cards.0.2',
    'one resource short',
    table({ turn: { resources: 2 } }),
    [vera('galaxy.pay-off', { card: 'c-roc-cruiser' })],
    { options: { payingOff: true } },
  ),
  wrong(
    'paying-off-neutral-cards.0.2',
    'a pilot is paid off',
    table({ turn: { resources: 2 } }),
    [vera('galaxy.pay-off', { card: 'outer-rim-pilot' })],
    { options: { payingOff: true } },
  ),
  // near misses that are legal
  legal(
    'the-balance-of-the-force.0.2',
    'Jyn only looks while the Force is with nobody',
    rebelTurn({ sam: { units: ['jyn-erso'] }, vera: { hand: ['at-at'] } }),
    [use(sam, 'jyn-erso'), send],
  ),
  legal(
    'the-balance-of-the-force.0.2',
    'Jerjerrod exchanges with the Force',
    table({ force: -1, vera: { units: ['moff-jerjerrod'] } }),
    [use(vera, 'moff-jerjerrod'), vera('galaxy.swap', { card: 'x-wing' })],
  ),
  legal(
    'the-balance-of-the-force.0.2',
    'with the Force the Quarren Mercenary exiles two',
    table({
      force: -1,
      row: ['quarren-mercenary', 'x-wing'],
      turn: { resources: 4 },
      vera: { hand: [S, S], deck: [] },
    }),
    [
      buy(vera, 'quarren-mercenary'),
      vera('trigger.use', { source: 'quarren-mercenary' }),
      vera('exile.card', { card: S, from: 'hand' }),
      vera('exile.card', { card: S, from: 'hand' }),
    ],
  ),
  legal(
    'purchase-a-card.0.5',
    'another copy of a card just bought is played from hand',
    table({ turn: { resources: 2 }, vera: { hand: ['scout-trooper'] } }),
    [buy(vera, 'scout-trooper'), play(vera, 'scout-trooper')],
  ),
  legal(
    'abilities.1',
    'an ability is used after the card has attacked',
    table({ vera: { units: [hit('tie-bomber')] } }),
    [strike, use(vera, 'tie-bomber'), vera('row.discard', { card: 'x-wing' })],
  ),
  legal(
    'abilities.0.2',
    'the C-ROC is used with a card in hand',
    table({ vera: { ships: ['c-roc-cruiser'], hand: [S], base: { card: 'lothal', damage: 3 } }, row: [] }),
    [use(vera, 'c-roc-cruiser'), vera('hand.discard', { card: S })],
  ),
  legal(
    'choose.0.2',
    'the Temple Guardian gives a resource with the marker at the Rebel end',
    rebelTurn({ force: 3, sam: { hand: ['temple-guardian'] } }),
    [
      play(sam, 'temple-guardian'),
      sam('trigger.use', { source: 'temple-guardian' }),
      sam('choose.option', { option: 'resources' }),
    ],
  ),
  legal(
    'destroy.0.1',
    'the Death Star destroys a ship of the opponent',
    table({
      turn: { resources: 4 },
      vera: { base: 'death-star' },
      sam: { victory: ['lothal'], ships: ['rebel-transport'] },
    }),
    [use(vera, 'death-star'), vera('ship.destroy', { ship: 'rebel-transport', from: 'play' })],
  ),
  legal(
    'discard.1',
    'whose hand it is picks the card',
    rebelTurn({ sam: { units: ['snowspeeder'] }, vera: { hand: [S, 'at-at'] } }),
    [use(sam, 'snowspeeder'), vera('hand.discard', { card: 'at-at' })],
  ),
  legal(
    'commit-to-an-attack.0.7',
    'each of two units attacks a target of its own',
    table({ vera: { units: ['at-st', 'stormtrooper'] } }),
    [commit(vera, 'at-st', 'x-wing'), commit(vera, 'stormtrooper', 'duros-spy')],
  ),
  legal(
    'when.2',
    'the reward first, then Cassian',
    rebelTurn({
      sam: { units: [hit('cassian-andor', 'tie-fighter')] },
      row: ['tie-fighter'],
      vera: { hand: [S, S], deck: [] },
    }),
    [
      resolve(sam, 'tie-fighter'),
      sam('reward.take'),
      sam('trigger.use', { source: 'cassian-andor' }),
      vera('hand.discard', { card: S }),
    ],
  ),
  legal('gain.0.2', 'Vader counts ten with the Force', table({ force: -1, vera: { units: [hit('darth-vader')] } }), [
    resolve(vera, 'base', 10),
  ]),
  legal(
    'gain.0.2',
    'a Gunslinger counts four against the row and two against the base',
    table({
      vera: { units: [hit('rodian-gunslinger', 'x-wing'), { card: 'rodian-gunslinger', committed: 'base' }] },
      row: ['x-wing'],
    }),
    [resolve(vera, 'x-wing', 4), vera('reward.take'), resolve(vera, 'base', 2)],
  ),
  legal(
    'while.0.2',
    'without Piett the Star Destroyer counts four',
    table({ vera: { units: ['admiral-piett'], ships: ['star-destroyer'] } }),
    [end, send, commit(vera, 'star-destroyer'), resolve(vera, 'base', 4)],
  ),
  legal(
    'while.0.1',
    'beside Piett it counts five',
    table({ vera: { units: ['admiral-piett'], ships: [hit('star-destroyer')] } }),
    [resolve(vera, 'base', 5)],
  ),
  // of public information
  legal(
    'play-a-card.0.1',
    'of a public table: a card that may be in hand is played',
    hidden(),
    [play(vera, 'stormtrooper')],
    pub,
  ),
  wrong(
    'play-a-card.0.1',
    'of a public table: a third card of a hand of two',
    hidden(),
    [play(vera, S), play(vera, S), play(vera, S)],
    pub,
  ),
  wrong(
    'play-a-card.0.1',
    'of a public table: a card that the seat does not have',
    hidden(),
    [play(vera, 'at-at')],
    pub,
  ),
  wrong(
    'end-your-turn.3.1',
    'of a public table: three cards are discarded of a hand of two',
    hidden(),
    [vera('turn.end', { discards: [S, S, S] })],
    pub,
  ),
  wrong(
    'purchase-a-card.0.2',
    'of a public table: a purchase without resources',
    hidden(),
    [buy(vera, 'scout-trooper')],
    pub,
  ),
  wrong(
    'purchase-a-card.2',
    'of a public table: the Empire buys an X-Wing',
    hidden({ turn: { resources: 3 } }),
    [buy(vera, 'x-wing')],
    pub,
  ),
  wrong(
    'discard.1',
    'of a public table: a card is discarded that the opponent does not have',
    rebelTurn({
      galaxyDeck: Array(20).fill('?'),
      sam: { units: ['snowspeeder'] },
      vera: { hand: ['?'], deck: ['?'], unseen: [S, 'inquisitor'] },
    }),
    [use(sam, 'snowspeeder'), vera('hand.discard', { card: 'at-at' })],
    pub,
  ),
  wrong(
    'attacking-an-opponents-base.0.1',
    'of a public table: the attack is added up wrongly',
    hidden({ vera: { units: [hit('at-st')] } }),
    [resolve(vera, 'base', 5)],
    pub,
  ),
  wrong(
    'log.the-move-log.3',
    'of a public table: the revealed card lies in the row already',
    hidden({ row: ['bossk', 'x-wing'], vera: { units: ['scout-trooper'] } }),
    [use(vera, 'scout-trooper'), chance('galaxy.reveal', { card: 'bossk' })],
    pub,
  ),

  // what has come in the middle is blamed, not the return
  wrong(
    'when.2',
    'Boba Fett draws, and then the reward is taken',
    table({ vera: { units: [hit('boba-fett', 'x-wing')] } }),
    [resolve(vera, 'x-wing'), vera('trigger.use', { source: 'boba-fett' }), vera('reward.take')],
  ),
  wrong(
    'when.2',
    'Cassian makes the opponent discard, and then the reward is taken',
    rebelTurn({
      sam: { units: [hit('cassian-andor', 'tie-fighter')] },
      row: ['tie-fighter'],
      vera: { hand: [S, S], deck: [] },
    }),
    [
      resolve(sam, 'tie-fighter'),
      sam('trigger.use', { source: 'cassian-andor' }),
      vera('hand.discard', { card: S }),
      sam('reward.take'),
    ],
  ),
  legal(
    'when.2',
    'the reward is left, and then Boba Fett draws',
    table({ vera: { units: [hit('boba-fett', 'x-wing')] } }),
    [resolve(vera, 'x-wing'), vera('trigger.use', { source: 'boba-fett' })],
  ),
  wrong(
    'when.0.2',
    'while the reward is offered an ability is used that nothing has triggered',
    table({ vera: { units: [hit('at-at', 'x-wing'), 'boba-fett'] } }),
    [resolve(vera, 'x-wing'), vera('trigger.use', { source: 'boba-fett' }), vera('reward.take')],
  ),
];
