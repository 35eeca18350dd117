/**
 * @module
 * What a table leaves unsaid: forgotten words that only one reading fits, or several; things done without a word that later
 * claims show; and what is never supplied, because it would take something away.
 */
import type { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import type { Start, StartSeat } from '../../../schemas/outer-rim/header.ts';
import { type Example, seat, table } from '../example.ts';
import { ambush, claims, duel, meet, obey, orders, reroll, resolve, roll, test, trick } from '../fights.ts';
import { atMarket, cargo, crew, gear, held, mod } from '../market-cards.ts';
import { aimed, inAction, tool, use } from '../tools.ts';

const end = { type: 'action.end', seat: 'ann' };
const pays = { type: 'credits.trade', seat: 'ben', with: 'ann', gives: 1000, takes: 0 };
const buy = { type: 'market.buy', seat: 'ann', deck: 'gear-mod' };
const next = { type: 'card.reveal', deck: 'gear-mod', card: gear('next-gun') };
const odd = { type: 'planning.gain-credits', seat: 'ann' };

/** Both gear slots of Ann are full, and a third gear lies faceup. */
const full = atMarket({ 'gear-mod': gear('gun') }, { assets: [gear('coat'), gear('net')] });
/** What Ann has, a claim of a log. */
const has = (...cards: string[]) => ({ seats: { ann: { assets: cards.map((card) => held(card, 'gear')) } } });

const letGo = { type: 'market.discard', seat: 'ann', deck: 'gear-mod' };
const quiet: CardFacts = {
  id: 'quiet',
  origin: 'encounter',
  encounterDeck: 'tatooine-nal-hutta',
  sections: [{ of: 'tatooine', effects: [] }],
};
const known = {
  cards: [gear('second-gun'), gear('third-gun', { patrolIcon: { faction: 'hutt', spaces: 2 } }), quiet],
};
const bothAtMarket = atMarket({ 'gear-mod': gear('gun') }, {}, { patrols: { hutt: { level: 1, space: 'lothal' } } });
/** Ann's purchase, a quiet encounter, and Ben buys this card on his turn. */
const soldToBen = (card: string) => [
  buy,
  { type: 'encounter.space', seat: 'ann', card: 'quiet', section: 'tatooine' },
  { type: 'planning.gain-credits', seat: 'ben' },
  { ...buy, seat: 'ben', card },
  next,
];

/** A card that has come up without a record, and that a later purchase names. */
const cameUp: readonly Example[] = [
  {
    rule: 'outer-rim.market-action.1.1',
    shows: 'the purchase names the card that has come up after a discard',
    start: atMarket({ 'gear-mod': gear('gun') }),
    header: known,
    moves: [letGo, { ...buy, card: 'second-gun', paid: 3000 }, next],
    final: { market: { 'gear-mod': { faceup: 'next-gun', under: ['gun'] } } },
  },
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'what it costs is paid all the same',
    start: atMarket({ 'gear-mod': gear('gun') }, { credits: 2000 }),
    header: known,
    moves: [letGo, { ...buy, card: 'second-gun' }, next],
    breaks: ['outer-rim.buying.0.1'],
  },
  {
    rule: 'outer-rim.market-action.2.a',
    shows: 'the card that was discarded is not bought then',
    start: atMarket({ 'gear-mod': gear('gun') }),
    header: known,
    moves: [letGo, { ...buy, card: 'gun' }, next],
    breaks: ['outer-rim.market-action.2.a'],
  },
  {
    rule: 'outer-rim.market-action.1.1',
    shows: 'a claim has told it before the purchase',
    start: atMarket({ 'gear-mod': gear('gun') }),
    header: known,
    moves: [claims(letGo, { market: { 'gear-mod': { faceup: 'second-gun' } } }), buy, next],
    final: { seats: { ann: { assets: [held('second-gun', 'gear')] } } },
  },
  {
    rule: 'outer-rim.buying.3',
    shows: 'the next player names the card that has come up after a purchase',
    start: bothAtMarket,
    header: known,
    moves: soldToBen('second-gun'),
  },
  {
    rule: 'outer-rim.buying.3.1',
    shows: 'and what its icon brings is due then',
    start: bothAtMarket,
    header: known,
    moves: soldToBen('third-gun'),
    breaks: ['outer-rim.patrol-movement.2.1'],
  },
  {
    rule: 'log.the-move-log.6',
    shows: 'a card that nothing names later has to be recorded',
    start: atMarket({ 'gear-mod': gear('gun') }),
    moves: [buy, end],
    breaks: ['log.the-move-log.6'],
  },
];

/** A purchase or an exchange without room, and not a word about what went. */
const withoutRoom: readonly Example[] = [
  ...(
    [
      [
        'an old one goes, after the old ones were moved',
        { type: 'asset.discard', seat: 'ann', card: 'coat' },
        ['net', 'gun'],
      ],
      ['or the bought one is let go', { type: 'asset.decline', seat: 'ann' }, ['coat', 'net']],
    ] as const
  ).map(
    ([shows, goes, left]): Example => ({
      rule: 'outer-rim.slots.4.a',
      shows,
      start: full,
      moves: [buy, { type: 'slots.arrange', seat: 'ann', assets: { coat: 'gear', net: 'gear' } }, goes, next, end],
      final: { seats: { ann: { assets: left.map((card) => ({ card })) } } },
    }),
  ),
  {
    rule: 'outer-rim.slots.4.a',
    shows: 'what is put into a slot itself has been kept: an old one has gone before',
    start: full,
    moves: [buy, { type: 'slots.arrange', seat: 'ann', assets: { net: 'gear', gun: 'gear' } }, next, end],
    final: { seats: { ann: { assets: [{ card: 'net' }, { card: 'gun' }] } } },
  },
  {
    rule: 'outer-rim.buying.1.1',
    shows: 'a gear bought into full slots, and nobody says which of three went',
    start: full,
    moves: [buy, next, end],
    doubtful: true,
  },
  {
    rule: 'outer-rim.buying.1.1',
    shows: 'the claims of a later entry show that an old gear went',
    start: full,
    moves: [buy, next, claims(end, has('coat', 'gun'))],
    final: has('coat', 'gun'),
  },
  {
    rule: 'outer-rim.buying.1.1',
    shows: 'the claims of the purchase itself show it',
    start: full,
    moves: [claims(buy, has('net', 'gun')), next, end],
    final: has('net', 'gun'),
  },
  {
    rule: 'outer-rim.credits.7.a',
    shows: 'they show it although credits change hands before the next card comes up',
    start: full,
    moves: [claims(buy, has('net', 'gun')), pays, next, end],
    final: has('net', 'gun'),
  },
  {
    rule: 'outer-rim.buying.1.b',
    shows: 'nor do three gears fit in two slots where credits change hands behind that claim',
    start: full,
    moves: [claims(buy, has('coat', 'net', 'gun')), pays, next, end],
    breaks: ['outer-rim.buying.1.b'],
  },
  {
    rule: 'outer-rim.slots.3',
    shows: 'what goes may still be recorded behind credits that change hands',
    start: full,
    moves: [claims(buy, has('coat', 'net', 'gun')), pays, { type: 'asset.discard', seat: 'ann', card: 'net' }, next],
    final: has('coat', 'gun'),
  },
  {
    rule: 'outer-rim.buying.1.b',
    shows: 'no more than has to goes for all that, claimed before credits change hands',
    start: full,
    moves: [claims(buy, has('gun')), pays, next, end],
    breaks: ['outer-rim.buying.1.b'],
  },
  {
    rule: 'outer-rim.assets.5',
    shows: 'the claims of a later entry show that the bought gear was let go',
    start: full,
    moves: [buy, next, claims(end, has('coat', 'net'))],
    final: { ...has('coat', 'net'), market: { 'gear-mod': { under: ['gun'] } } },
  },
  {
    rule: 'outer-rim.buying.1.b',
    shows: 'three gears in two slots, claimed on the purchase',
    start: full,
    moves: [claims(buy, has('coat', 'net', 'gun')), next, end],
    breaks: ['outer-rim.buying.1.b'],
  },
  {
    rule: 'outer-rim.buying.1.b',
    shows: 'three gears in two slots, claimed on the last entry of the log',
    start: full,
    moves: [claims(buy, has('coat', 'net', 'gun'))],
    breaks: ['outer-rim.buying.1.b'],
  },
  {
    rule: 'outer-rim.slots.3',
    shows: 'a log that ends with the purchase may still say what goes',
    start: full,
    moves: [claims(buy, { seats: { ann: { credits: 2000 } } })],
    final: { room: { seat: 'ann', gained: 'gun', bought: true } },
  },
  {
    rule: 'outer-rim.slots.3',
    shows: 'until it has said what goes, the log shows the new gear beside the old ones',
    start: full,
    moves: [claims(buy, has('coat', 'net', 'gun')), { type: 'asset.discard', seat: 'ann', card: 'net' }, next],
    final: has('coat', 'gun'),
  },
  {
    rule: 'outer-rim.slots.3',
    shows: 'what is traded away later has been kept',
    start: atMarket(
      { luxury: crew('driver', { cost: 1000 }) },
      { assets: [crew('cook')] },
      { ben: { space: 'tatooine' } },
    ),
    moves: [
      { ...buy, deck: 'luxury' },
      { type: 'card.reveal', deck: 'luxury', card: crew('next-crew') },
      { type: 'trade.exchange', seat: 'ann', with: 'ben', gives: { cards: ['driver'] }, takes: {} },
    ],
    final: { seats: { ann: { assets: [] }, ben: { assets: [held('driver', 'crew')] } } },
  },
  {
    rule: 'outer-rim.slots.3',
    shows: 'what is used later has been kept too, and which other gear went stays open',
    start: atMarket({ 'gear-mod': { ...gear('purse'), ...tool('purse') } }, { assets: [gear('coat'), gear('net')] }),
    moves: [buy, next, use('purse'), end],
    doubtful: true,
  },
];

/** Ann and Ben in one space, each with a crew in the only slot. */
const crews = table({
  ann: { assets: [crew('cook')] },
  ben: { space: 'tatooine', assets: [crew('driver')] },
  ...inAction,
});
const gift = { type: 'trade.exchange', seat: 'ann', with: 'ben', gives: { cards: ['cook'] }, takes: {} };
const benHas = (...cards: string[]) => ({ seats: { ben: { assets: cards.map((card) => held(card, 'crew')) } } });

const back = { type: 'trade.exchange', seat: 'ann', with: 'ben', gives: {}, takes: { cards: ['driver'] } };

const exchanges: readonly Example[] = [
  {
    rule: 'outer-rim.trade-action.1.a',
    shows: 'a swap may be recorded as two exchanges of one trade action: who gives the other card away has a slot',
    start: crews,
    moves: [gift, claims(back, benHas('cook')), end],
    final: { seats: { ann: { assets: [held('driver', 'crew')] } } },
  },
  {
    rule: 'outer-rim.slots.2',
    shows: 'both crew are kept no longer than the trade action lasts',
    start: crews,
    moves: [gift, claims({ ...back, takes: { credits: 1000 } }, benHas('driver', 'cook')), end],
    breaks: ['outer-rim.slots.2'],
  },
  {
    rule: 'outer-rim.slots.3',
    shows: 'a crew that was let go for the other is not given away with the next exchange',
    start: crews,
    moves: [gift, { type: 'asset.discard', seat: 'ben', card: 'driver' }, back, end],
    breaks: ['outer-rim.trade-action.4'],
  },
  {
    rule: 'outer-rim.slots.2',
    shows: 'two crew in one slot, claimed on the exchange itself',
    start: crews,
    moves: [claims(gift, benHas('driver', 'cook')), end],
    breaks: ['outer-rim.slots.2'],
  },
  {
    rule: 'outer-rim.slots.2',
    shows: 'one crew for the other leaves each in its slot',
    start: crews,
    moves: [claims({ ...gift, takes: { cards: ['driver'] } }, benHas('cook')), end],
  },
  {
    rule: 'outer-rim.slots.3',
    shows: 'the exchange itself shows that the old crew went',
    start: crews,
    moves: [claims(gift, benHas('cook')), end],
    final: benHas('cook'),
  },
  {
    rule: 'outer-rim.slots.3',
    shows: 'nobody says which crew went after an exchange',
    start: crews,
    moves: [gift, end],
    doubtful: true,
  },
  {
    rule: 'outer-rim.discarding.6.a',
    shows: 'a crew that is let go after its purchase lies under its deck',
    start: atMarket({ luxury: crew('driver', { cost: 1000 }) }, { assets: [crew('cook')] }),
    moves: [
      { ...buy, deck: 'luxury' },
      claims({ type: 'asset.decline', seat: 'ann' }, { market: { luxury: { under: [] } } }),
    ],
    breaks: ['outer-rim.discarding.6.a'],
    also: ['outer-rim.discarding.1'],
  },
  {
    rule: 'outer-rim.market-decks.1',
    shows: 'a card discarded for room lies on top of a deck that has run out',
    start: atMarket(
      { cargo: cargo('first-crates') },
      {},
      {
        ben: {
          assets: [
            gear('an-order', {
              abilities: [{ id: 'do', timing: 'planning', effects: [{ do: 'gain-asset', card: 'barrels' }] }],
            }),
            cargo('old-crates'),
          ],
        },
      },
    ),
    header: { options: { unfinishedBusiness: true }, cards: [cargo('barrels', { origin: 'encounter', deck: null })] },
    moves: [
      { ...buy, deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: null },
      { type: 'encounter.space', seat: 'ann', effects: [] },
      { type: 'planning.ability', seat: 'ben', source: 'an-order' },
      claims({ type: 'asset.discard', seat: 'ben', card: 'old-crates' }, { market: { cargo: { faceup: null } } }),
    ],
    breaks: ['outer-rim.market-decks.1'],
    doubtful: true,
  },
];

/** With the rack a slot for cargo is lost. */
const rack = mod('roof-rack', { bonuses: { slots: { cargo: 1 } } });
const order = gear('an-order', {
  abilities: [{ id: 'do', timing: 'planning', effects: [{ do: 'discard-asset', card: 'roof-rack' }] }],
});
const obeyed = { type: 'planning.ability', seat: 'ann', source: 'an-order' };
const losing = (slots: StartSeat['slots'], ...cargos: CardFacts[]): Start => ({
  ...atMarket({}, { ...(slots === undefined ? {} : { slots }), assets: [order, rack, ...cargos] }),
  turn: { step: 'planning' },
});
const keeps = (...cards: string[]) => ({
  seats: { ann: { assets: [held('an-order', 'gear'), ...cards.map((card) => held(card, 'cargo'))] } },
});

const lostSlots: readonly Example[] = [
  {
    rule: 'outer-rim.slots.4.2',
    shows: 'the only cargo goes with its slot, without a word',
    start: losing({ cargo: 0, mod: 1, 'cargo-or-mod': 0, crew: 1 }, cargo('crates')),
    moves: [obeyed, end],
    final: keeps(),
  },
  {
    rule: 'outer-rim.slots.4.2',
    shows: 'the only cargo does not stay without a slot',
    start: losing({ cargo: 0, mod: 1, 'cargo-or-mod': 0, crew: 1 }, cargo('crates')),
    moves: [obeyed, claims(end, keeps('crates'))],
    breaks: ['outer-rim.slots.4.2'],
  },
  {
    rule: 'outer-rim.slots.4.2',
    shows: 'the claims show which of two cargos went',
    start: losing(undefined, cargo('crates'), cargo('barrels')),
    moves: [claims(obeyed, keeps('barrels')), end],
    final: keeps('barrels'),
  },
  {
    rule: 'outer-rim.slots.4.2',
    shows: 'the claims of the next entry show it',
    start: losing(undefined, cargo('crates'), cargo('barrels')),
    moves: [obeyed, claims(end, keeps('crates'))],
    final: keeps('crates'),
  },
];

/** Ann's gear turns a focus to a crit, or rerolls one die. */
const sharp = trick('lens', { on: 'own', change: { kind: 'turn', most: 1, from: 'focus', to: 'crit' } });
const again = trick('charm', { on: 'own', change: { kind: 'reroll', most: 1 } });
const uses = (source: string) => ({ type: 'combat.ability', seat: 'ann', source });

/** A bounty of which nobody knows the text: it may do anything to either side. */
const odder = { id: 'poster', type: 'bounty' } as const;
const worse = trick('jammer', { on: 'opponent', change: { kind: 'value', add: -1 } });
const quieter = trick('shield', { on: 'opponent', change: { kind: 'cancel', most: 1, from: 'hit' } });

const forgottenDice: readonly Example[] = [
  {
    rule: 'outer-rim.combat-steps.3.1.a',
    shows:
      'what a card does to the value of the other player goes without saying, whatever a card of unknown text might do',
    start: duel({ ann: { assets: [odder, worse] } }),
    moves: [obey, roll('hit', 'hit', 'blank'), uses('jammer'), roll('hit', 'blank'), resolve],
    final: { seats: { ann: { damage: { character: 1 } }, ben: { damage: { character: 2 } } } },
  },
  {
    rule: 'outer-rim.combat-steps.3.1.a',
    shows: 'it takes one die, not two',
    start: duel({ ann: { assets: [odder, worse] } }),
    moves: [obey, roll('hit', 'hit', 'blank'), uses('jammer'), roll('hit'), resolve],
    breaks: ['outer-rim.combat-steps.3'],
  },
  {
    rule: 'outer-rim.combat-abilities.1.a',
    shows: 'nor does it have to be said that the one hit of the other player is cancelled',
    start: duel({ ann: { assets: [odder, quieter] } }),
    moves: [obey, roll('hit', 'hit', 'blank'), roll('hit', 'crit', 'blank'), uses('shield'), resolve],
    final: { seats: { ann: { damage: { character: 2 } } } },
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'where the other player has rolled no hit, nothing is cancelled',
    start: duel({ ann: { assets: [odder, quieter] } }),
    moves: [obey, roll('hit', 'hit', 'blank'), roll('focus', 'crit', 'blank'), uses('shield'), resolve],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.combat-steps.2.2.a',
    shows: 'the one focus is meant where the die is not named',
    start: ambush({ ann: { assets: [sharp] } }),
    moves: [meet, roll('hit', 'focus', 'blank'), claims(uses('lens'), { combat: { attack: { damage: 3 } } })],
  },
  {
    rule: 'outer-rim.combat-steps.2.2.a',
    shows: 'what the one focus is turned to is counted right',
    start: ambush({ ann: { assets: [sharp] } }),
    moves: [meet, roll('hit', 'focus', 'blank'), claims(uses('lens'), { combat: { attack: { damage: 4 } } })],
    breaks: ['outer-rim.combat-abilities.2'],
  },
  {
    rule: 'outer-rim.combat-steps.2.2.a',
    shows: 'either of two focuses brings the same',
    start: ambush({ ann: { assets: [sharp] } }),
    moves: [meet, roll('focus', 'focus', 'blank'), uses('lens'), roll('blank', 'blank'), resolve],
    final: { seats: { ann: { credits: 8000 } } },
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'without a focus there is nothing that could be meant',
    start: ambush({ ann: { assets: [sharp] } }),
    moves: [meet, roll('hit', 'hit', 'blank'), uses('lens')],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.combat-abilities.3.a',
    shows: 'which die was rerolled, the claims tell',
    start: ambush({ ann: { assets: [again] } }),
    moves: [
      meet,
      roll('hit', 'crit', 'blank'),
      uses('charm'),
      claims(reroll('blank'), { combat: { attack: { damage: 2 } } }),
    ],
  },
  {
    rule: 'outer-rim.combat-abilities.3.a',
    shows: 'nothing tells which die was rerolled',
    start: ambush({ ann: { assets: [again] } }),
    moves: [meet, roll('hit', 'crit', 'blank'), uses('charm'), reroll('blank')],
    doubtful: true,
  },
  {
    rule: 'outer-rim.combat-abilities.3.a',
    shows: 'whichever die was rerolled, it is not worth that much',
    start: ambush({ ann: { assets: [again] } }),
    moves: [
      meet,
      roll('hit', 'hit', 'blank'),
      uses('charm'),
      claims(reroll('blank'), { combat: { attack: { damage: 3 } } }),
    ],
    breaks: ['outer-rim.combat-steps.2.1'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.combat-abilities.3.a',
    shows: 'a reroll that nobody recorded, shown by the dice that are claimed',
    start: ambush({ ann: { assets: [again] } }),
    moves: [
      meet,
      roll('hit', 'hit', 'blank'),
      claims(
        { ...uses('charm'), change: { kind: 'reroll', dice: [2] } },
        { combat: { attack: { dice: [{ face: 'hit' }, { face: 'hit' }, { face: 'crit' }], damage: 4 } } },
      ),
      roll('blank', 'blank'),
      resolve,
    ],
    final: { seats: { ann: { credits: 8000 } } },
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'the one focus of a test is meant where the die is not named',
    start: orders([{ do: 'test', skill: 'knowledge' }], {
      ann: {
        skills: [],
        assets: [
          {
            id: 'book',
            type: 'gear',
            bonuses: {},
            abilities: [
              { id: 'trick', timing: 'test', on: 'own', change: { kind: 'turn', most: 1, from: 'focus', to: 'crit' } },
            ],
          },
        ],
      },
    }),
    moves: [
      obey,
      test('focus', 'blank'),
      { type: 'test.ability', seat: 'ann', source: 'book' },
      { type: 'test.resolve', seat: 'ann', passed: true },
    ],
  },
];

const three = (ben: string, cleo: string): Start => ({
  ...inAction,
  seats: {
    ann: seat({ assets: [aimed('grab', 'action', { do: 'suffer', on: 'character', amount: 1 })] }),
    ben: seat({ space: ben }),
    cleo: seat({ space: cleo }),
  },
});
const { ability: _unnamed, ...grab } = use('grab');

const forgottenPlayers: readonly Example[] = [
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'the only other player of the space is chosen where none is named',
    start: three('tatooine', 'naboo'),
    moves: [grab],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'which of two players was chosen, nobody knows',
    start: {
      ...three('tatooine', 'tatooine'),
      seats: {
        ...three('tatooine', 'tatooine').seats,
        ann: seat({ assets: [aimed('grab', 'action', { do: 'fight' })] }),
      },
    },
    moves: [grab],
    doubtful: true,
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'nobody is there who could be chosen',
    start: three('naboo', 'naboo'),
    moves: [grab],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
];

const sails = { type: 'planning.move', seat: 'ann' };
const forgottenWays: readonly Example[] = [
  {
    rule: 'outer-rim.movement.0.1',
    shows: 'where the ship has gone, the claims of the move tell',
    start: table(),
    moves: [claims(sails, { seats: { ann: { space: 't4-n3' } } }), end],
    final: { seats: { ann: { space: 't4-n3' } } },
  },
  {
    rule: 'outer-rim.movement.0.1',
    shows: 'nobody says where the ship has gone',
    start: table(),
    moves: [sails, end],
    doubtful: true,
    final: { seats: { ann: { space: null } } },
  },
  {
    rule: 'outer-rim.movement.1',
    shows: 'wherever it has gone, it has not gone that far',
    start: table({ ann: { values: { hyperdrive: 1 } } }),
    moves: [claims(sails, { seats: { ann: { space: 'lothal' } } }), end],
    breaks: ['outer-rim.movement.0.1'],
  },
];

const purse = tool('purse', { do: 'gain-credits', amount: 1000 });
const browsing = atMarket(
  { 'gear-mod': gear('gun') },
  { assets: [purse, cargo('spice', { destination: 'tatooine' })] },
  { ben: { space: 'tatooine' } },
);
const browse = { type: 'market.discard', seat: 'ann', deck: 'gear-mod' };
const delivery = { type: 'deliver.cargo', seat: 'ann', card: 'spice' };
const token = { type: 'trade.exchange', seat: 'ann', with: 'ben', gives: { credits: 100 }, takes: {} };
const third = { type: 'card.reveal', deck: 'gear-mod', card: gear('third-gun') };

/** What an earlier entry has ended without a word, and where a refused entry stands. */
const ended: readonly Example[] = [
  {
    rule: 'outer-rim.action-step.2.2',
    shows: 'an "Action" ability between the two steps of the market action',
    start: browsing,
    moves: [browse, next, use('purse'), buy, third],
    breaks: ['outer-rim.action-step.2.2'],
  },
  {
    rule: 'outer-rim.action-step.2.2',
    shows: 'an "Action" ability after a market action in which nothing was bought',
    start: browsing,
    moves: [browse, next, use('purse'), end],
    final: { seats: { ann: { credits: 6000 } } },
  },
  {
    rule: 'outer-rim.market-action.0.3',
    shows: 'a delivery between the two steps of the market action',
    start: browsing,
    moves: [browse, next, delivery, buy, third],
    breaks: ['outer-rim.market-action.0.3'],
  },
  {
    rule: 'outer-rim.market-action.0.3',
    shows: 'a trade between the two steps of the market action',
    start: browsing,
    moves: [browse, next, token, buy, third],
    breaks: ['outer-rim.market-action.0.3'],
  },
  {
    rule: 'outer-rim.market-action.0.3',
    shows: 'a discard, then a purchase, then a trade',
    start: browsing,
    moves: [browse, next, buy, third, token],
    final: { turn: { done: ['market', 'trade'] } },
  },
  {
    rule: 'outer-rim.planning-step.0.1',
    shows: 'after a delivery the planning step is over, whether the delivery was said to be at an end or not',
    start: browsing,
    moves: [delivery, odd],
    breaks: ['outer-rim.planning-step.0.1'],
  },
  {
    rule: 'outer-rim.planning-step.0.1',
    shows: 'after a trade too',
    start: browsing,
    moves: [token, odd],
    breaks: ['outer-rim.planning-step.0.1'],
  },
  {
    rule: 'outer-rim.player-turn.0.1',
    shows: 'with the fight that was the encounter the turn has gone to Ben',
    start: ambush(),
    moves: [meet, roll('hit', 'hit', 'hit'), roll('blank', 'blank'), odd],
    breaks: ['outer-rim.player-turn.0.1'],
  },
  {
    rule: 'outer-rim.player-turn.0.1',
    shows: 'and Ben goes on',
    start: ambush(),
    moves: [meet, roll('hit', 'hit', 'hit'), roll('blank', 'blank'), { ...odd, seat: 'ben' }],
    final: { seats: { ann: { credits: 8000 }, ben: { credits: 7000 } } },
  },
];

const guns = cargo('guns', { traits: ['illegal'], destination: 'tatooine', reward: { credits: 3000, fame: 1 } });
const smuggling = { ...atMarket({}, { assets: [guns], fame: 0 }) };
const handing = { type: 'deliver.cargo', seat: 'ann', card: 'guns' };
const die = (face: string) => ({ type: 'deliver.roll', faces: [face] });
const icon = { faction: 'imperial', spaces: 1 } as const;
const luring = {
  start: {
    ...table({
      ann: { values: { hyperdrive: 5 } },
      market: { 'gear-mod': gear('gun') },
      patrols: { imperial: { level: 1, space: 'ring-of-kafrene' } },
    }),
    turn: { step: 'planning' as const },
  },
};
const lured = { type: 'card.reveal', deck: 'gear-mod', card: gear('next-gun', { patrolIcon: icon }) };

/** One slip is told once, and the next one is found. */
const slips: readonly Example[] = [
  {
    rule: 'outer-rim.deliver-action.1.1.c',
    shows: 'a crit that is taken for a hit, with its reward and what follows from it',
    start: smuggling,
    moves: [handing, claims(die('crit'), { seats: { ann: { credits: 8000, fame: 1, assets: [] } } }), end],
    breaks: ['outer-rim.deliver-action.1.1.c'],
  },
  {
    rule: 'outer-rim.deliver-action.1.1.c',
    shows: 'a crit that is taken for what it is, and the databank card is forgotten',
    start: smuggling,
    moves: [handing, claims(die('crit'), { seats: { ann: { credits: 5000, fame: 0 } } }), end],
    breaks: ['outer-rim.deliver-action.1.1.c'],
  },
  {
    rule: 'outer-rim.deliver-action.1.1.b',
    shows: 'a hit brings reward and fame',
    start: smuggling,
    moves: [handing, claims(die('hit'), { seats: { ann: { credits: 8000, fame: 1, assets: [] } } }), end],
  },
  {
    rule: 'outer-rim.patrol-movement.2.1',
    shows: 'after a second choice of the planning step a patrol that nobody moved is found all the same',
    ...luring,
    moves: [
      odd,
      { type: 'planning.move', seat: 'ann', to: 'lothal' },
      { ...buy, seat: 'ann' },
      lured,
      { type: 'encounter.space', seat: 'ann', effects: [] },
    ],
    breaks: ['outer-rim.planning-step.0.1', 'outer-rim.patrol-movement.2.1'],
  },
];

/** Encounter cards that let their player choose one of four things. */
const four = (id: string, of: (nth: number) => object): CardFacts => ({
  id,
  origin: 'encounter',
  encounterDeck: 'tatooine-nal-hutta',
  sections: [
    {
      of: 'tatooine',
      effects: [
        { do: 'choose', among: ['one', 'two', 'three', 'four'].map((name, nth) => ({ name, effects: [of(nth)] })) },
      ] as never,
    },
  ],
});
const earns = (nth: number) => ({ do: 'gain-credits', amount: 1000 * (nth + 1) });
const scars = (nth: number) => ({ do: 'suffer', on: 'character', amount: nth + 1 });
const knows = (nth: number) =>
  nth < 2 ? { do: 'gain-fame', amount: nth + 1 } : { do: 'gain-reputation', faction: nth === 2 ? 'hutt' : 'rebel' };
const draws = (player: string, card: string) => ({ type: 'encounter.space', seat: player, card, section: 'tatooine' });
const gains = (player: string) => ({ type: 'planning.gain-credits', seat: player });
/** Three encounters of cards with four choices, of which nobody says which was taken; Ann has gained 2,000 credits between hers. */
const threeChoices = (of: (nth: number) => object) => ({
  start: table({
    ann: { fame: 0, values: { health: 20 } },
    ben: { space: 'tatooine', values: { health: 20 } },
    turn: { seat: 'ann', step: 'encounter' },
  }),
  header: { cards: ['odd', 'even', 'other'].map((id) => four(id, of)) },
  moves: [draws('ann', 'odd'), gains('ben'), draws('ben', 'even'), gains('ann'), draws('ann', 'other'), gains('ben')],
});
const behind = (example: ReturnType<typeof threeChoices>, ...moves: object[]) => ({
  ...example,
  moves: [...example.moves, ...moves] as Example['moves'],
});
const awaits = { type: 'action.end', seat: 'ben' };
const rich = (amount: number) => ({ seats: { ann: { credits: amount } } });

/** More choices left unsaid than there are readings kept: what they have brought is open, and nothing else. */
const manyChoices: readonly Example[] = [
  ...[earns, scars, knows].map((of) => ({
    rule: 'outer-rim.encounter-step.0.1' as const,
    shows: `behind three choices out of four that nobody recorded (${of.name}) a player moves in the turn of another`,
    ...behind(threeChoices(of), awaits, { type: 'planning.move', seat: 'ann', to: 'kessel' }),
    breaks: ['outer-rim.encounter-step.0.1'] as const,
    doubtful: true as const,
  })),
  {
    rule: 'outer-rim.credits.2',
    shows: 'behind them any sum may be that comes of some of the choices',
    ...behind(threeChoices(earns), claims(awaits, rich(15000))),
    doubtful: true,
    final: rich(15000),
  },
  {
    rule: 'outer-rim.credits.2',
    shows: 'and no other one',
    ...behind(threeChoices(earns), claims(awaits, rich(15500))),
    breaks: ['outer-rim.credits.2'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.fame.2',
    shows: 'behind them fame and reputation may be what some of the choices have brought',
    ...behind(threeChoices(knows), claims(awaits, { seats: { ann: { fame: 3, reputation: { hutt: 'neutral' } } } })),
    doubtful: true,
  },
  {
    rule: 'outer-rim.word-usage.3',
    shows: 'the last of them may be told a little later',
    ...threeChoices(earns),
    moves: [...threeChoices(earns).moves.slice(0, 6), { type: 'card.choose', seat: 'ann', option: 'two' }, awaits],
    doubtful: true,
  },
];

/** Ann meets a card that has her choose, and Ben goes on without a word of what she chose. */
const asksAnn = (expect: object, ann: StartSeat = {}) => {
  const among = [1, 2].map((amount) => ({
    name: `way-${amount}`,
    effects: [{ do: 'recover' as const, on: 'character' as const, amount }],
  }));
  const sections = [{ of: 'tatooine', effects: [{ do: 'choose' as const, among }] }];
  return {
    start: table({ turn: { step: 'encounter' }, ann }),
    header: { cards: [{ ...quiet, id: 'crossroads', sections }] },
    moves: [
      { type: 'encounter.space', seat: 'ann', card: 'crossroads', expect },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
  };
};

/** Claims of the moment in which somebody had to choose, where the log goes on behind the choice. */
const beforeChoices: readonly Example[] = [
  {
    rule: 'outer-rim.word-usage.3',
    shows: 'who is asked may be claimed though what they chose is left unsaid',
    ...asksAnn({ card: { seat: 'ann', asks: 'choose' }, seats: { ann: { credits: 5000 } } }),
    final: { turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.word-usage.3',
    shows: 'nor is what was chosen less open for it',
    ...asksAnn({ card: { seat: 'ann' } }, { damage: { character: 2 } }),
    doubtful: true,
  },
  {
    rule: 'outer-rim.credits.2',
    shows: 'what is wrong before the choice and behind it is wrong all the same',
    ...asksAnn({ card: { seat: 'ann' }, seats: { ann: { credits: 7000 } } }),
    breaks: ['outer-rim.credits.2'],
  },
];

export const examples: readonly Example[] = [
  ...cameUp,
  ...withoutRoom,
  ...exchanges,
  ...lostSlots,
  ...forgottenDice,
  ...forgottenPlayers,
  ...forgottenWays,
  ...ended,
  ...slips,
  ...manyChoices,
  ...beforeChoices,
];
