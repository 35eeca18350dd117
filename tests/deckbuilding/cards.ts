/**
 * @module
 * Every card and every base of the box at work, as data: what its ability or its reward does, in a position made for it.
 */
import { catalogue } from '../../cards/deckbuilding/index.ts';
import type { Header, Start } from '../../schemas/deckbuilding/header.ts';
import { rebelTurn, sam, table, vera } from './example.ts';

interface Ability {
  readonly card: string;
  readonly does: string;
  readonly start: Start;
  readonly moves: readonly object[];
  readonly final: object;
  readonly rulings?: Header['rulings'];
}

/** A log, with the part of the closing position that must come of it; no rule is broken and nothing is in doubt. */
export interface CardAtWork {
  readonly card: string;
  readonly shows: string;
  readonly log: object;
  readonly final?: Readonly<Record<string, unknown>>;
}

const full = { options: { mode: 'full-galaxy', goal: 5 } } as const;
const use = (by: typeof vera, card: string) => by('ability.use', { card });
const trigger = (by: typeof vera, source: string) => by('trigger.use', { source });
const strike = (by: typeof vera, target = 'base', attack?: number) =>
  by('attack.resolve', { target, ...(attack === undefined ? {} : { attack }) });
const bases = {
  empire: ['corellia', 'kessel', 'mustafar', 'kafrene', 'ord-mantell', 'coruscant', 'death-star', 'endor', 'rodia'],
  rebel: ['mon-cala', 'dagobah', 'alderaan', 'bespin', 'hoth', 'jedha', 'tatooine', 'sullust', 'yavin-iv'],
};
/** The beginning of a turn in which a base is due. */
function due(side: 'empire' | 'rebel', more: Parameters<typeof table>[0] = {}): Start {
  const [mine, theirs, lost] =
    side === 'empire' ? (['vera', 'sam', 'lothal'] as const) : (['sam', 'vera', 'dantooine'] as const);
  return table({
    ...more,
    [mine]: { base: 'none', bases: bases[side], ...more[mine] },
    [theirs]: { victory: [lost], ...more[theirs] },
    turn: { seat: mine, phase: 'beginning' },
  });
}
const hit = (card: string, target = 'base') => ({ card, committed: target });

const abilities: readonly Ability[] = [
  {
    card: 'inquisitor',
    does: 'gives a resource',
    start: table({ vera: { hand: ['inquisitor'] } }),
    moves: [
      vera('card.play', { card: 'inquisitor' }),
      trigger(vera, 'inquisitor'),
      vera('choose.option', { option: 'resources' }),
    ],
    final: { turn: { resources: 1 } },
  },
  {
    card: 'temple-guardian',
    does: 'gives a Force',
    start: rebelTurn({ sam: { hand: ['temple-guardian'] } }),
    moves: [
      sam('card.play', { card: 'temple-guardian' }),
      trigger(sam, 'temple-guardian'),
      sam('choose.option', { option: 'force' }),
    ],
    final: { force: 1 },
  },
  {
    card: 'outer-rim-pilot',
    does: 'is exiled for a Force',
    start: table({ vera: { units: ['outer-rim-pilot'] } }),
    moves: [use(vera, 'outer-rim-pilot')],
    final: { force: -1, exile: ['outer-rim-pilot'] },
  },
  {
    card: 'tie-fighter',
    does: 'draws beside a capital ship',
    start: table({ vera: { units: ['tie-fighter'], ships: ['blockade-runner'] } }),
    moves: [use(vera, 'tie-fighter')],
    final: { seats: { vera: { hand: ['imperial-shuttle'] } } },
  },
  {
    card: 'admiral-piett',
    does: 'helps capital ships',
    start: table({ vera: { units: ['admiral-piett'], ships: [hit('gozanti-cruiser'), hit('star-destroyer')] } }),
    moves: [strike(vera, 'base', 6)],
    final: { seats: { sam: { base: { damage: 6 } } } },
  },
  {
    card: 'tie-bomber',
    does: 'discards a row card',
    start: table({ vera: { units: ['tie-bomber'] } }),
    moves: [use(vera, 'tie-bomber'), vera('row.discard', { card: 'duros-spy' })],
    final: { galaxy: { discard: ['duros-spy'] } },
  },
  {
    card: 'scout-trooper',
    does: 'discards a revealed Rebel card',
    start: table({ vera: { units: ['scout-trooper'] }, galaxyDeck: ['y-wing', 'bossk'] }),
    moves: [use(vera, 'scout-trooper')],
    final: { galaxy: { deck: ['bossk'], discard: ['y-wing'] }, force: 0 },
  },
  {
    card: 'death-trooper',
    does: 'has five attack with the Force',
    start: table({ force: -3, vera: { units: [hit('death-trooper')] } }),
    moves: [strike(vera, 'base', 5)],
    final: { seats: { sam: { base: { damage: 5 } } } },
  },
  {
    card: 'tie-interceptor',
    does: 'draws for a revealed Empire card',
    start: table({ vera: { units: ['tie-interceptor'] } }),
    moves: [use(vera, 'tie-interceptor')],
    final: { seats: { vera: { hand: ['imperial-shuttle'] } }, galaxy: { discard: [] } },
  },
  {
    card: 'gozanti-cruiser',
    does: 'changes a hand card for a new one',
    start: table({ vera: { ships: ['gozanti-cruiser'], hand: ['at-at'] } }),
    moves: [use(vera, 'gozanti-cruiser'), vera('hand.discard', { card: 'at-at' })],
    final: { seats: { vera: { hand: ['imperial-shuttle'], discard: ['at-at'] } } },
  },
  {
    card: 'moff-jerjerrod',
    does: 'only looks without the Force',
    start: table({ vera: { units: ['moff-jerjerrod'] } }),
    moves: [use(vera, 'moff-jerjerrod'), vera('turn.end')],
    final: { galaxy: { deck: ['tie-fighter', 'y-wing', 'bossk', 'at-st', 'snowspeeder'] } },
  },
  {
    card: 'general-veers',
    does: 'draws beside a vehicle',
    start: table({ galaxyDeck: [], vera: { units: ['general-veers', 'at-st'] } }),
    moves: [use(vera, 'general-veers')],
    final: { seats: { vera: { hand: ['imperial-shuttle'] } } },
  },
  {
    card: 'at-st',
    does: 'discards a row card',
    start: table({ vera: { units: ['at-st'] } }),
    moves: [use(vera, 'at-st'), vera('row.discard', { card: 'scout-trooper' })],
    final: { galaxy: { discard: ['scout-trooper'] } },
  },
  {
    card: 'landing-craft',
    does: 'repairs four',
    start: table({ vera: { units: ['landing-craft'], base: { card: 'lothal', damage: 6 } } }),
    moves: [use(vera, 'landing-craft'), vera('choose.option', { option: 'repair' })],
    final: { seats: { vera: { base: { damage: 2 } } } },
  },
  {
    card: 'director-krennic',
    does: 'draws two at the Death Star',
    start: table({ row: [], vera: { units: ['director-krennic'], base: 'death-star' } }),
    moves: [use(vera, 'director-krennic')],
    final: { seats: { vera: { hand: ['imperial-shuttle', 'imperial-shuttle'] } } },
  },
  {
    card: 'boba-fett',
    does: 'draws when it helps to defeat a card',
    start: table({ vera: { units: [hit('boba-fett', 'x-wing')] } }),
    moves: [strike(vera, 'x-wing'), vera('reward.take'), trigger(vera, 'boba-fett')],
    final: { turn: { resources: 3 }, seats: { vera: { hand: ['imperial-shuttle'] } } },
  },
  {
    card: 'imperial-carrier',
    does: 'helps fighters, twice if there are two',
    start: table({ vera: { ships: ['imperial-carrier', 'imperial-carrier'], units: [hit('tie-interceptor')] } }),
    moves: [strike(vera, 'base', 5)],
    final: { seats: { sam: { base: { damage: 5 } } } },
    rulings: { carrier: 'empire' },
  },
  {
    card: 'at-at',
    does: 'brings a trooper back',
    start: table({ vera: { units: ['at-at'], discard: ['stormtrooper'] } }),
    moves: [use(vera, 'at-at'), vera('discard.return', { card: 'stormtrooper' })],
    final: { seats: { vera: { hand: ['stormtrooper'], discard: [] } } },
  },
  {
    card: 'grand-moff-tarkin',
    does: 'takes an Empire card for this turn',
    start: table({ vera: { units: ['grand-moff-tarkin'] } }),
    moves: [
      use(vera, 'grand-moff-tarkin'),
      vera('galaxy.take', { card: 'scout-trooper' }),
      vera('card.play', { card: 'scout-trooper' }),
      vera('turn.end'),
    ],
    final: { exile: ['scout-trooper'] },
  },
  {
    card: 'darth-vader',
    does: 'has ten attack with the Force',
    start: table({ force: -1, vera: { units: [hit('darth-vader')] }, sam: { ships: ['mon-calamari-cruiser'] } }),
    moves: [strike(vera, 'base', 10)],
    final: { seats: { sam: { base: { damage: 4 }, ships: [] } } },
  },
  {
    card: 'y-wing',
    does: 'hits a ship where the table reads it so',
    start: rebelTurn({ galaxyDeck: [], sam: { units: ['y-wing'] }, vera: { ships: ['star-destroyer'] } }),
    moves: [use(sam, 'y-wing'), sam('damage.deal', { target: 'star-destroyer' })],
    final: { seats: { vera: { ships: [{ damage: 2 }] } } },
    rulings: { yWing: 'enemy-base-or-capital-ship' },
  },
  {
    card: 'baze-malbus',
    does: 'counts bases the Rebels have lost',
    start: rebelTurn({ sam: { units: [hit('baze-malbus')], base: 'hoth' } }),
    moves: [strike(sam, 'base', 3)],
    final: { seats: { vera: { base: { damage: 3 } } } },
    rulings: { baze: 'lost' },
  },
  {
    card: 'snowspeeder',
    does: 'makes the opponent discard',
    start: rebelTurn({ sam: { units: ['snowspeeder'] }, vera: { hand: ['at-at'] } }),
    moves: [use(sam, 'snowspeeder'), vera('hand.discard', { card: 'at-at' })],
    final: { seats: { vera: { hand: [], discard: ['at-at'] } } },
  },
  {
    card: 'duros-spy',
    does: 'lets the opponent choose',
    start: rebelTurn({ sam: { units: ['duros-spy'] }, vera: { hand: ['at-at'] } }),
    moves: [
      use(sam, 'duros-spy'),
      vera('choose.option', { option: 'discard' }),
      vera('hand.discard', { card: 'at-at' }),
    ],
    final: { seats: { vera: { hand: [] } } },
  },
  {
    card: 'rebel-transport',
    does: 'gives a resource',
    start: rebelTurn({ sam: { ships: ['rebel-transport'] } }),
    moves: [use(sam, 'rebel-transport'), sam('choose.option', { option: 'resources' })],
    final: { turn: { resources: 1 } },
  },
  {
    card: 'rebel-commando',
    does: 'lets the opponent pick without the Force',
    start: rebelTurn({ sam: { units: ['rebel-commando'] }, vera: { hand: ['at-at', 'stormtrooper'] } }),
    moves: [use(sam, 'rebel-commando'), vera('hand.discard', { card: 'stormtrooper' })],
    final: { seats: { vera: { hand: ['at-at'] } } },
  },
  {
    card: 'x-wing',
    does: 'draws with the Force',
    start: rebelTurn({ force: 3, sam: { units: ['x-wing'] } }),
    moves: [use(sam, 'x-wing')],
    final: { seats: { sam: { hand: ['alliance-shuttle'] } } },
  },
  {
    card: 'chirrut-imwe',
    does: 'has two attack with the Force',
    start: rebelTurn({ force: 1, sam: { units: [hit('chirrut-imwe')] } }),
    moves: [strike(sam, 'base', 2)],
    final: { seats: { vera: { base: { damage: 2 } } } },
  },
  {
    card: 'u-wing',
    does: 'repairs three with the Force',
    start: rebelTurn({ force: 1, sam: { units: ['u-wing'], base: { card: 'dantooine', damage: 7 } } }),
    moves: [use(sam, 'u-wing')],
    final: { seats: { sam: { base: { damage: 4 } } } },
  },
  {
    card: 'hammerhead-corvette',
    does: 'goes and takes an Empire ship with it',
    start: rebelTurn({ sam: { ships: ['hammerhead-corvette'] }, vera: { ships: ['star-destroyer'] } }),
    moves: [use(sam, 'hammerhead-corvette'), sam('ship.destroy', { ship: 'star-destroyer', from: 'play' })],
    final: { exile: ['hammerhead-corvette'], seats: { vera: { discard: ['star-destroyer'] } } },
  },
  {
    card: 'chewbacca',
    does: 'draws beside another unique unit',
    start: rebelTurn({ sam: { units: ['chewbacca', 'han-solo'] } }),
    moves: [use(sam, 'chewbacca')],
    final: { seats: { sam: { hand: ['alliance-shuttle'] } } },
  },
  {
    card: 'jyn-erso',
    does: 'puts a card of the opponent on their deck',
    start: rebelTurn({ force: 2, sam: { units: ['jyn-erso'] }, vera: { hand: ['at-at'], deck: ['stormtrooper'] } }),
    moves: [use(sam, 'jyn-erso'), sam('hand.to-deck', { card: 'at-at' })],
    final: { seats: { vera: { hand: [], deck: ['at-at', 'stormtrooper'] } } },
  },
  {
    card: 'han-solo',
    does: 'draws two beside the Falcon',
    start: rebelTurn({ sam: { units: ['han-solo', 'millennium-falcon'] } }),
    moves: [use(sam, 'han-solo')],
    final: { seats: { sam: { hand: ['alliance-shuttle', 'alliance-shuttle'] } } },
  },
  {
    card: 'cassian-andor',
    does: 'makes the opponent discard when it helps to defeat a card',
    start: rebelTurn({ sam: { units: [hit('cassian-andor', 'director-krennic')] }, vera: { hand: ['at-at'] } }),
    moves: [
      strike(sam, 'director-krennic'),
      sam('reward.take'),
      trigger(sam, 'cassian-andor'),
      vera('hand.discard', { card: 'at-at' }),
    ],
    final: { seats: { vera: { discard: ['at-at'] } }, force: 2 },
  },
  {
    card: 'b-wing',
    does: 'has seven attack when the opponent does not discard',
    start: rebelTurn({ sam: { units: ['b-wing'] }, vera: { hand: ['at-at'] } }),
    moves: [
      use(sam, 'b-wing'),
      vera('choose.option', { option: 'attack' }),
      sam('attack.commit', { card: 'b-wing', target: 'base' }),
      strike(sam, 'base', 7),
    ],
    final: { seats: { vera: { base: { damage: 7 } } } },
  },
  {
    card: 'princess-leia',
    does: 'puts a free card on the deck with the Force',
    start: rebelTurn({ force: 1, sam: { units: ['princess-leia'] } }),
    moves: [use(sam, 'princess-leia'), sam('galaxy.take', { card: 'duros-spy' })],
    final: {
      seats: {
        sam: {
          deck: [
            'duros-spy',
            'alliance-shuttle',
            'alliance-shuttle',
            'alliance-shuttle',
            'alliance-shuttle',
            'alliance-shuttle',
            'alliance-shuttle',
          ],
        },
      },
    },
  },
  {
    card: 'millennium-falcon',
    does: 'brings a unique unit back',
    start: rebelTurn({ sam: { units: ['millennium-falcon'], discard: ['han-solo'] } }),
    moves: [use(sam, 'millennium-falcon'), sam('discard.return', { card: 'han-solo' })],
    final: { seats: { sam: { hand: ['han-solo'] } } },
  },
  {
    card: 'luke-skywalker',
    does: 'destroys a neutral ship too',
    start: rebelTurn({ force: 1, sam: { units: ['luke-skywalker'] }, vera: { ships: ['nebulon-b-frigate'] } }),
    moves: [use(sam, 'luke-skywalker'), sam('ship.destroy', { ship: 'nebulon-b-frigate', from: 'play' })],
    final: { seats: { vera: { ships: [] } } },
  },
  {
    card: 'z-95-headhunter',
    does: 'draws against a capital ship',
    start: table({ vera: { units: ['z-95-headhunter'] }, sam: { ships: ['rebel-transport'] } }),
    moves: [use(vera, 'z-95-headhunter')],
    final: { seats: { vera: { hand: ['imperial-shuttle'] } } },
  },
  {
    card: 'jawa-scavenger',
    does: 'buys out of the galaxy discard pile',
    start: table({
      galaxyDiscard: ['boba-fett', 'luke-skywalker'],
      turn: { resources: 6 },
      vera: { units: ['jawa-scavenger'] },
    }),
    moves: [use(vera, 'jawa-scavenger'), vera('galaxy.take', { card: 'boba-fett' })],
    final: {
      turn: { resources: 1 },
      galaxy: { discard: ['luke-skywalker'] },
      seats: { vera: { discard: ['boba-fett'] } },
    },
  },
  {
    card: 'rodian-gunslinger',
    does: 'has four attack against the row',
    start: table({ row: ['chewbacca'], vera: { units: [hit('rodian-gunslinger', 'chewbacca')] } }),
    moves: [strike(vera, 'chewbacca', 4), vera('reward.take')],
    final: { force: -3 },
  },
  {
    card: 'kel-dor-mystic',
    does: 'exiles another card',
    start: table({ vera: { units: ['kel-dor-mystic'], discard: ['imperial-shuttle'] } }),
    moves: [use(vera, 'kel-dor-mystic'), vera('exile.card', { card: 'imperial-shuttle', from: 'discard-pile' })],
    final: { exile: ['kel-dor-mystic', 'imperial-shuttle'] },
  },
  {
    card: 'lobot',
    does: 'gives two resources',
    start: table({ vera: { hand: ['lobot'] } }),
    moves: [
      vera('card.play', { card: 'lobot' }),
      trigger(vera, 'lobot'),
      vera('choose.option', { option: 'resources' }),
    ],
    final: { turn: { resources: 2 } },
  },
  {
    card: 'bossk',
    does: 'gives a Force when it helps to defeat a card',
    start: table({ galaxyDeck: [], vera: { units: [hit('bossk', 'x-wing')] } }),
    moves: [strike(vera, 'x-wing'), trigger(vera, 'bossk')],
    final: { force: -1, turn: { resources: 0 } },
  },
  {
    card: 'fang-fighter',
    does: 'comes to hand when it is bought, with a card',
    start: table({ force: -1, row: ['fang-fighter'], turn: { resources: 3 } }),
    moves: [
      vera('galaxy.purchase', { card: 'fang-fighter' }),
      trigger(vera, 'fang-fighter'),
      vera('card.play', { card: 'fang-fighter' }),
    ],
    final: { seats: { vera: { hand: ['imperial-shuttle'], units: [{ card: 'fang-fighter' }] } } },
  },
  {
    card: 'twilek-smuggler',
    does: 'sends the next purchase to the deck',
    start: table({ turn: { resources: 5 }, vera: { units: ['twilek-smuggler'] } }),
    moves: [
      use(vera, 'twilek-smuggler'),
      vera('galaxy.purchase', { card: 'scout-trooper' }),
      vera('galaxy.purchase', { card: 'c-roc-cruiser' }),
    ],
    final: { seats: { vera: { discard: ['c-roc-cruiser'] } }, turn: { toDeck: 0 } },
  },
  {
    card: 'c-roc-cruiser',
    does: 'discards a card to repair three',
    start: table({ row: [], vera: { ships: ['c-roc-cruiser'], hand: ['at-at'], base: { card: 'lothal', damage: 5 } } }),
    moves: [use(vera, 'c-roc-cruiser'), vera('hand.discard', { card: 'at-at' })],
    final: { seats: { vera: { base: { damage: 2 } } } },
  },
  {
    card: 'dengar',
    does: 'gives two resources when it helps to defeat a card',
    start: table({ vera: { units: [hit('dengar', 'x-wing')] } }),
    moves: [strike(vera, 'x-wing'), vera('reward.take'), trigger(vera, 'dengar')],
    final: { turn: { resources: 5 } },
  },
  {
    card: 'quarren-mercenary',
    does: 'exiles up to two with the Force',
    start: table({
      force: -1,
      row: ['quarren-mercenary'],
      turn: { resources: 4 },
      vera: { hand: ['imperial-shuttle'], discard: ['inquisitor'] },
    }),
    moves: [
      vera('galaxy.purchase', { card: 'quarren-mercenary' }),
      trigger(vera, 'quarren-mercenary'),
      vera('exile.card', { card: 'imperial-shuttle', from: 'hand' }),
      vera('exile.card', { card: 'inquisitor', from: 'discard-pile' }),
    ],
    final: { exile: ['imperial-shuttle', 'inquisitor'] },
  },
  {
    card: 'hwk-290',
    does: 'is exiled to repair four',
    start: table({ vera: { units: ['hwk-290'], base: { card: 'lothal', damage: 5 } } }),
    moves: [use(vera, 'hwk-290')],
    final: { seats: { vera: { base: { damage: 1 } } }, exile: ['hwk-290'] },
  },
  {
    card: 'ig-88',
    does: 'exiles a card when it helps to defeat one',
    start: table({ vera: { units: [hit('ig-88', 'x-wing')], hand: ['imperial-shuttle'] } }),
    moves: [
      strike(vera, 'x-wing'),
      vera('reward.take'),
      trigger(vera, 'ig-88'),
      vera('exile.card', { card: 'imperial-shuttle', from: 'hand' }),
    ],
    final: { exile: ['imperial-shuttle'] },
  },
  {
    card: 'nebulon-b-frigate',
    does: 'repairs three',
    start: table({ vera: { ships: ['nebulon-b-frigate'], base: { card: 'lothal', damage: 3 } } }),
    moves: [use(vera, 'nebulon-b-frigate'), vera('choose.option', { option: 'repair' })],
    final: { seats: { vera: { base: { damage: 0 } } } },
  },
  {
    card: 'lando-calrissian',
    does: 'draws, and with the Force the opponent discards',
    start: table({ force: -1, vera: { units: ['lando-calrissian'] }, sam: { hand: ['rebel-trooper'] } }),
    moves: [use(vera, 'lando-calrissian'), sam('hand.discard', { card: 'rebel-trooper' })],
    final: { seats: { vera: { hand: ['imperial-shuttle'] }, sam: { discard: ['rebel-trooper'] } } },
  },
  {
    card: 'jabbas-sail-barge',
    does: 'brings a bounty hunter back',
    start: table({ vera: { units: ['jabbas-sail-barge'], discard: ['boba-fett', 'at-at'] } }),
    moves: [use(vera, 'jabbas-sail-barge'), vera('discard.return', { card: 'boba-fett' })],
    final: { seats: { vera: { hand: ['boba-fett'] } } },
  },
  {
    card: 'jabba-the-hutt',
    does: 'exiles a hand card to draw two with the Force',
    start: table({
      force: -2,
      vera: { units: ['jabba-the-hutt'], hand: ['imperial-shuttle'], deck: ['at-at', 'boba-fett'] },
    }),
    moves: [use(vera, 'jabba-the-hutt'), vera('exile.card', { card: 'imperial-shuttle', from: 'hand' })],
    final: { seats: { vera: { hand: ['at-at', 'boba-fett'] } }, exile: ['imperial-shuttle'] },
  },
  {
    card: 'corellia',
    does: 'gives a card of the row',
    start: due('empire'),
    moves: [
      vera('base.choose', { base: 'corellia' }),
      trigger(vera, 'corellia'),
      vera('galaxy.take', { card: 'director-krennic' }),
    ],
    final: { seats: { vera: { hand: ['director-krennic'] } } },
  },
  {
    card: 'kessel',
    does: 'exiles up to three',
    start: due('empire', { vera: { hand: ['imperial-shuttle'], discard: ['inquisitor'] } }),
    moves: [
      vera('base.choose', { base: 'kessel' }),
      trigger(vera, 'kessel'),
      vera('exile.card', { card: 'imperial-shuttle', from: 'hand' }),
      vera('exile.card', { card: 'inquisitor', from: 'discard-pile' }),
    ],
    final: { exile: ['imperial-shuttle', 'inquisitor'], turn: { phase: 'actions' } },
  },
  {
    card: 'mustafar',
    does: 'gives four Force, and then the resource of the Force',
    start: due('empire', { force: 1 }),
    moves: [vera('base.choose', { base: 'mustafar' }), trigger(vera, 'mustafar')],
    final: { force: -3, turn: { resources: 1 } },
  },
  {
    card: 'kafrene',
    does: 'draws for the first neutral card of the turn only',
    start: table({ row: [], vera: { base: 'kafrene', hand: ['jawa-scavenger', 'blockade-runner'] } }),
    moves: [
      vera('card.play', { card: 'jawa-scavenger' }),
      trigger(vera, 'kafrene'),
      vera('card.play', { card: 'blockade-runner' }),
    ],
    final: { seats: { vera: { hand: ['imperial-shuttle'] } } },
  },
  {
    card: 'ord-mantell',
    does: 'pays for a neutral unit, once per turn',
    start: table({ vera: { base: 'ord-mantell', units: [hit('at-st', 'rodian-gunslinger')] } }),
    moves: [strike(vera, 'rodian-gunslinger'), vera('reward.take')],
    final: { turn: { resources: 2, exemptions: 1 }, galaxy: { discard: ['rodian-gunslinger'] } },
  },
  {
    card: 'coruscant',
    does: 'keeps the better of two galaxy cards',
    start: table({ vera: { base: 'coruscant' }, turn: { phase: 'beginning' } }),
    moves: [trigger(vera, 'coruscant'), vera('galaxy.keep', { away: 'y-wing', to: 'bottom-of-galaxy-deck' })],
    final: { galaxy: { deck: ['tie-fighter', 'bossk', 'at-st', 'snowspeeder', 'y-wing'] } },
    rulings: { coruscant: 'bottom-of-galaxy-deck' },
  },
  {
    card: 'death-star',
    does: 'destroys a ship of the row for four resources',
    start: table({ turn: { resources: 4 }, vera: { base: 'death-star' } }),
    moves: [use(vera, 'death-star'), vera('ship.destroy', { ship: 'c-roc-cruiser', from: 'row' })],
    final: { turn: { resources: 0 }, galaxy: { discard: ['c-roc-cruiser'] } },
  },
  {
    card: 'endor',
    does: 'helps troopers and vehicles',
    start: table({
      galaxyDeck: [],
      vera: { base: 'endor', units: [hit('stormtrooper'), hit('at-st'), hit('tie-fighter')] },
    }),
    moves: [strike(vera, 'base', 10)],
    final: { seats: { sam: { base: { card: 'none' } } } },
    rulings: { endor: 'empire' },
  },
  {
    card: 'rodia',
    does: 'clears the row of Rebel cards',
    start: due('empire'),
    moves: [vera('base.choose', { base: 'rodia' }), trigger(vera, 'rodia')],
    final: {
      galaxy: {
        row: [
          { card: 'scout-trooper' },
          { card: 'tie-fighter' },
          { card: 'rodian-gunslinger' },
          { card: 'c-roc-cruiser' },
          { card: 'director-krennic' },
          { card: 'y-wing' },
        ],
      },
      seats: { sam: { base: { damage: 2 } } },
    },
  },
  {
    card: 'mon-cala',
    does: 'gives a card of the row',
    start: due('rebel'),
    moves: [
      sam('base.choose', { base: 'mon-cala' }),
      trigger(sam, 'mon-cala'),
      sam('galaxy.take', { card: 'c-roc-cruiser' }),
    ],
    final: { seats: { sam: { hand: ['c-roc-cruiser'] } } },
  },
  {
    card: 'dagobah',
    does: 'exiles up to three',
    start: due('rebel', { sam: { hand: ['alliance-shuttle'] } }),
    moves: [
      sam('base.choose', { base: 'dagobah' }),
      trigger(sam, 'dagobah'),
      sam('exile.card', { card: 'alliance-shuttle', from: 'hand' }),
    ],
    final: { exile: ['alliance-shuttle'] },
  },
  {
    card: 'alderaan',
    does: 'gives four Force',
    start: due('rebel', { force: -2 }),
    moves: [sam('base.choose', { base: 'alderaan' }), trigger(sam, 'alderaan')],
    final: { force: 2, turn: { resources: 0 } },
  },
  {
    card: 'bespin',
    does: 'draws for the first neutral card of the turn',
    start: rebelTurn({ row: [], sam: { base: 'bespin', hand: ['jawa-scavenger'] } }),
    moves: [sam('card.play', { card: 'jawa-scavenger' }), trigger(sam, 'bespin')],
    final: { seats: { sam: { hand: ['alliance-shuttle'] } } },
  },
  {
    card: 'hoth',
    does: 'keeps two damage of a turn off, by one blow or by several',
    start: table({ vera: { units: [hit('stormtrooper'), 'at-at'] }, sam: { base: 'hoth' } }),
    moves: [strike(vera), vera('attack.commit', { card: 'at-at', target: 'base' }), strike(vera)],
    final: { seats: { sam: { base: { damage: 6, prevented: 2 } } } },
  },
  {
    card: 'jedha',
    does: 'brings the first neutral purchase to hand for this turn',
    start: rebelTurn({ turn: { seat: 'sam', resources: 3 }, sam: { base: 'jedha' } }),
    moves: [
      sam('galaxy.purchase', { card: 'c-roc-cruiser' }),
      trigger(sam, 'jedha'),
      sam('card.play', { card: 'c-roc-cruiser' }),
      sam('turn.end'),
    ],
    final: { exile: ['c-roc-cruiser'], seats: { sam: { ships: [] } } },
  },
  {
    card: 'tatooine',
    does: 'changes a discarded Rebel card for a row card',
    start: due('rebel', { galaxyDiscard: ['luke-skywalker', 'at-at'] }),
    moves: [
      sam('base.choose', { base: 'tatooine' }),
      trigger(sam, 'tatooine'),
      sam('galaxy.exchange', { row: 'scout-trooper', discard: 'luke-skywalker' }),
    ],
    final: {
      galaxy: { row: [{ card: 'luke-skywalker' }, {}, {}, {}, {}, {}], discard: ['scout-trooper', 'at-at'] },
      turn: { resources: 1 },
    },
  },
  {
    card: 'sullust',
    does: 'puts the first purchase on the deck',
    start: rebelTurn({ turn: { seat: 'sam', resources: 6 }, sam: { base: 'sullust' } }),
    moves: [
      sam('galaxy.purchase', { card: 'x-wing' }),
      trigger(sam, 'sullust'),
      sam('galaxy.purchase', { card: 'duros-spy' }),
    ],
    final: { seats: { sam: { discard: ['duros-spy'] } } },
  },
  {
    card: 'yavin-iv',
    does: 'deals two damage for a discarded card',
    start: rebelTurn({
      sam: { base: 'yavin-iv', units: ['snowspeeder'] },
      galaxyDeck: [],
      vera: { hand: ['at-at'], ships: ['star-destroyer'] },
    }),
    moves: [use(sam, 'snowspeeder'), vera('hand.discard', { card: 'at-at' }), trigger(sam, 'yavin-iv')],
    final: { seats: { vera: { base: { damage: 2 } } } },
  },
];

const logOf = (start: Start, moves: readonly object[], rulings?: Header['rulings']) => ({
  format: 'referee-log/1',
  ruleset: 'deckbuilding',
  seats: ['vera', 'sam'],
  ...full,
  ...(rulings === undefined ? {} : { rulings }),
  start,
  moves,
});

/** Each ability of a card or base. */
export const used: readonly CardAtWork[] = abilities.map(({ card, does, start, moves, final, rulings }) => ({
  card,
  shows: `${card} ${does}`,
  log: logOf(start, moves, rulings),
  final: final as Readonly<Record<string, unknown>>,
}));

/** Each reward: what it brings at once, and how the turn goes on with it. */
export const rewarded: readonly CardAtWork[] = [...catalogue().cards.values()]
  .filter(({ reward }) => reward !== null)
  .flatMap((card) => {
    const mine = card.faction === 'empire' ? 'sam' : 'vera';
    const by = mine === 'sam' ? sam : vera;
    const unit = mine === 'sam' ? 'rebel-trooper' : 'stormtrooper';
    const shuttle = mine === 'sam' ? 'alliance-shuttle' : 'imperial-shuttle';
    const start = table({
      turn: { seat: mine },
      row: [card.id, 'scout-trooper', 'u-wing'],
      galaxyDeck: ['lobot'],
      [mine]: { units: [{ card: unit, committed: card.id, bonus: 20 }], hand: [shuttle], discard: [unit] },
    });
    const { resources = 0, force = 0, exile = 0, exileUpTo = false, other = null } = card.reward ?? {};
    const free = mine === 'sam' ? 'u-wing' : 'scout-trooper';
    const taken = [by('attack.resolve', { target: card.id }), by('reward.take')];
    const moves = [
      ...taken,
      ...(exile >= 1 ? [by('exile.card', { card: unit, from: 'discard-pile' })] : []),
      ...(exile === 2 && !exileUpTo ? [by('exile.card', { card: shuttle, from: 'hand' })] : []),
      ...(other === null ? [] : [by('galaxy.take', { card: free })]),
      by('turn.end'),
    ];
    const gained = { turn: { resources }, force: mine === 'sam' ? Math.min(3, force) : -Math.min(3, force) + 0 };
    return [
      { card: card.id, shows: `the reward of ${card.id}`, log: logOf(start, taken), final: gained },
      { card: card.id, shows: `a turn with the reward of ${card.id}`, log: logOf(start, moves) },
    ];
  });

/** What the mutants are held against. */
export const cards: readonly CardAtWork[] = [...used, ...rewarded];
