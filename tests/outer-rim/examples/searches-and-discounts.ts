import type { CardEffect, CardFacts } from '../../../schemas/outer-rim/cards.ts';
import { type Example, table } from '../example.ts';
import { obey, orders, passed, test, trick, useInTest } from '../fights.ts';
import { atMarket, cargo, gear } from '../market-cards.ts';
import { inAction, inEncounter, timed, tool, use } from '../tools.ts';

/** A card of Ann's that lowers the cost of what she buys. */
const patron = (discount: number | 'free'): CardFacts => ({
  id: 'patron',
  type: 'crew',
  contact: null,
  bonuses: {},
  abilities: [{ id: 'favour', timing: 'other', discount }],
});
const shop = (discount: number | 'free', credits = 5000) =>
  atMarket({ 'gear-mod': gear('rifle') }, { credits, assets: [patron(discount)] });
/** The same of a card that asks for something besides, or brings something. */
const asks = (words: object, facts: object = {}, more: object[] = []) => {
  const [favour] = patron(1000).abilities ?? [];
  const card = { ...patron(1000), abilities: [{ ...favour, ...words }] } as CardFacts;
  return atMarket({ 'gear-mod': gear('rifle') }, { ...facts, assets: [card, ...more] as never });
};
const cheaper = (more: object = {}) => buys({ discount: 1000, by: 'patron', ...more });
const scratch = { cost: [{ do: 'suffer', on: 'ship', amount: 1 }] };
const scratched = { damage: { ship: 1 }, credits: 3000 };
const buys = (more: object = {}) => ({ type: 'market.buy', seat: 'ann', deck: 'gear-mod', ...more });
const up = (id: string, facts: object = {}) => ({ type: 'card.reveal', deck: 'gear-mod', card: gear(id, facts) });
const ann = (facts: object) => ({ seats: { ann: facts } });

const search = (more: object = {}): CardEffect => ({ do: 'search-deck', deck: 'gear-mod', ...more }) as CardEffect;
/** Ann may look through the gear. */
const armory = (...effects: CardEffect[]) =>
  table({ ...inAction, ann: { assets: [tool('key', ...effects)] }, market: { 'gear-mod': gear('rifle') } });
const icon = { patrolIcon: { faction: 'rebel', spaces: 1 } };
/** The same with a rebel patrol beside her. */
const hunted = (...effects: CardEffect[]) => ({
  ...armory(...effects),
  patrols: { rebel: { level: 1, combat: 1, reward: {}, space: 't4-n3' } },
});
const comes = { type: 'patrol.move', seat: 'ann', faction: 'rebel', path: ['tatooine'] };
const climb: CardEffect = { do: 'test', skill: 'strength', pass: [{ do: 'gain-credits', amount: 1000 }] };
const booklet = trick('booklet', { timing: 'test', on: 'own', limit: 'turn', change: { kind: 'skill' } });
const learns = useInTest('booklet', { kind: 'skill', skill: 'strength' });

const unseen = search({ cards: ['net'], gains: 'net' });
const meets = (more: object = {}) => ({ type: 'encounter.contact', seat: 'ann', contact: 'lobot', ...more });

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.credits.5',
    shows: 'a discount lowers the cost',
    start: shop(1000),
    moves: [buys({ discount: 1000, by: 'patron', paid: 2000 }), up('knife')],
    final: ann({ credits: 3000 }),
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'never below nothing',
    start: shop(9000),
    moves: [buys({ discount: 9000, by: 'patron' }), up('knife')],
    final: ann({ credits: 5000 }),
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'another sum is paid than what is left',
    start: shop(1000),
    moves: [buys({ discount: 1000, by: 'patron', paid: 3000 })],
    breaks: ['outer-rim.credits.5'],
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'a claim that the whole cost was paid',
    start: shop(1000),
    moves: [buys({ discount: 1000, by: 'patron', expect: ann({ credits: 2000 }) })],
    breaks: ['outer-rim.credits.5'],
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'what its ability costs besides comes with the purchase',
    start: asks(scratch),
    moves: [cheaper({ expect: ann(scratched) }), up('knife')],
    final: ann(scratched),
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'and is not left out',
    start: asks(scratch),
    moves: [cheaper({ expect: ann({ damage: { ship: 0 } }) }), up('knife')],
    breaks: ['outer-rim.damage.1'],
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'it comes once where the use of the ability is recorded by itself',
    start: asks(scratch),
    moves: [
      { type: 'ability.use', seat: 'ann', source: 'patron', expect: ann({ damage: { ship: 1 } }) },
      cheaper({ expect: ann(scratched) }),
      up('knife'),
    ],
    final: ann(scratched),
  },
  ...[{}, { limit: 'turn' }].flatMap((more): Example[] => {
    const spends = { ...scratch, cost: [{ do: 'lose-credits', amount: 1000 }], ...more };
    const told = { type: 'ability.use', seat: 'ann', source: 'patron', expect: ann({ credits: 2000 }) };
    return [
      {
        rule: 'outer-rim.credits.5',
        shows: `and where it is recorded behind its purchase, whether all is paid then or not: ${JSON.stringify(more)}`,
        start: asks(spends),
        moves: [cheaper(), up('knife'), told],
        final: ann({ credits: 2000 }),
      },
      {
        rule: 'outer-rim.credits.5',
        shows: `or before the next card comes up: ${JSON.stringify(more)}`,
        start: asks(spends, { credits: 3000 }),
        moves: [cheaper(), { ...told, expect: ann({ credits: 0 }) }, up('knife')],
        final: ann({ credits: 0 }),
      },
      {
        rule: 'outer-rim.credits.5',
        shows: `it is not paid twice, though: ${JSON.stringify(more)}`,
        start: asks(spends),
        moves: [cheaper(), up('knife'), { ...told, expect: ann({ credits: 1000 }) }],
        breaks: ['outer-rim.credits.3'],
      },
    ];
  }),
  ...[
    [cheaper(), up('knife', { cost: 1000 }), cheaper()],
    [{ type: 'ability.use', seat: 'ann', source: 'patron' }, cheaper(), up('knife', { cost: 1000 }), cheaper()],
  ].map(
    (moves): Example => ({
      rule: 'outer-rim.word-usage.6.a',
      shows: `an ability marked "once per turn" lowers one cost in a turn: ${moves.length}`,
      start: asks({ limit: 'turn' }, {}, [{ id: 'stranger', type: 'crew' }]),
      moves,
      breaks: ['outer-rim.word-usage.6.a'],
      doubtful: true,
    }),
  ),
  {
    rule: 'outer-rim.word-usage.6.a',
    shows: 'any other lowers each',
    start: asks({}, {}, [{ id: 'stranger', type: 'crew' }]),
    moves: [cheaper(), up('knife', { cost: 1000 }), cheaper({ expect: ann({ credits: 3000 }) })],
    doubtful: true,
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'what its ability brings besides comes with the purchase',
    start: asks({ effects: [{ do: 'gain-fame', amount: 1 }] }),
    moves: [cheaper({ expect: ann({ fame: 1, credits: 3000 }) }), up('knife')],
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'nothing costs less where what its ability costs cannot be paid',
    start: asks({ cost: [{ do: 'lose-fame', amount: 1 }] }),
    moves: [cheaper()],
    breaks: ['outer-rim.credits.5'],
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'nor elsewhere than where its ability is used',
    start: asks({ destination: 'naboo' }),
    moves: [cheaper()],
    breaks: ['outer-rim.credits.5'],
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'where it is used it does',
    start: asks({ destination: 'tatooine' }),
    moves: [cheaper(), up('knife')],
    final: ann({ credits: 3000 }),
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'nor with less health left than it asks for',
    start: asks({ healthLeft: 3 }, { damage: { character: 3, ship: 0 } }),
    moves: [cheaper()],
    breaks: ['outer-rim.credits.5'],
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'the card brings another discount',
    start: shop(1000),
    moves: [buys({ discount: 2000, by: 'patron' })],
    breaks: ['outer-rim.credits.5'],
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'no card brings it',
    start: atMarket({ 'gear-mod': gear('rifle') }, { assets: [gear('knife')] }),
    moves: [buys({ discount: 2000, by: 'knife' })],
    breaks: ['outer-rim.credits.5'],
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'the card that brings it tells how much it is',
    start: shop(1000),
    moves: [buys({ by: 'patron' }), up('knife')],
    final: ann({ credits: 3000 }),
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'a card that brings none is no reason for a price',
    start: atMarket({ 'gear-mod': gear('rifle') }, { assets: [gear('knife')] }),
    moves: [buys({ by: 'knife' })],
    breaks: ['outer-rim.credits.5'],
  },
  {
    rule: 'outer-rim.credits.6',
    shows: 'a ship of unknown text that may bring it is called by its sheet, which is no name of the card of that ship',
    start: atMarket({ 'gear-mod': gear('rifle') }, { ship: 'rogue-class-porax-38-starfighter' }),
    moves: [buys({ discount: 'free', by: 'rogue-class-porax-38-starfighter' }), up('knife')],
    doubtful: ['outer-rim.credits.6'],
    final: ann({ credits: 5000 }),
  },
  {
    rule: 'outer-rim.credits.6',
    shows: 'what is no card, character or ship brings none',
    start: shop('free'),
    moves: [buys({ discount: 'free', by: 'patronn' }), up('knife')],
    breaks: ['log.the-move-log.5'],
    final: ann({ credits: 5000 }),
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'nobody has a discount without a card',
    start: atMarket({ 'gear-mod': gear('rifle') }),
    moves: [buys({ discount: 1000 })],
    breaks: ['outer-rim.credits.5'],
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'nobody has another discount than the cards bring',
    start: shop(1000),
    moves: [buys({ discount: 2000 })],
    breaks: ['outer-rim.credits.5'],
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'the card that brings a discount need not be named',
    start: shop(1000),
    moves: [buys({ discount: 1000, paid: 2000 }), up('knife')],
    final: ann({ credits: 3000 }),
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'what was paid tells that it was bought at a discount',
    start: shop(1000),
    moves: [buys({ paid: 2000 }), up('knife')],
    final: ann({ credits: 3000 }),
  },
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'what was paid is neither the cost nor what a discount leaves',
    start: shop(1000),
    moves: [buys({ paid: 1000 })],
    breaks: ['outer-rim.buying.0.1'],
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'who cannot pay the whole cost has bought at a discount',
    start: shop(1000, 2500),
    moves: [buys(), up('knife'), { type: 'action.end', seat: 'ann', expect: ann({ credits: 500 }) }],
    final: ann({ credits: 500, assets: [{ card: 'patron' }, { card: 'rifle' }] }),
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'a claim tells that it was bought at a discount',
    start: shop(1000),
    moves: [buys({ expect: ann({ credits: 3000 }) }), up('knife')],
    final: ann({ credits: 3000 }),
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'at a discount something may be given in without a word too',
    start: atMarket({ 'gear-mod': gear('rifle') }, { assets: [patron(1000), cargo('crates', { cost: 2000 })] }),
    moves: [buys({ discount: 1000, paid: 0, expect: ann({ assets: ['patron', 'rifle'] }) }), up('knife')],
    final: ann({ credits: 5000 }),
  },
  {
    rule: 'outer-rim.credits.5',
    shows: 'a card whose text nobody knows may bring it',
    start: atMarket(
      { 'gear-mod': gear('rifle') },
      { credits: 2500, assets: [{ id: 'charm', type: 'gear', bonuses: {} }] },
    ),
    moves: [buys({ discount: 1000, by: 'charm' }), up('knife')],
    doubtful: ['outer-rim.credits.5'],
    final: ann({ credits: 500 }),
  },
  {
    rule: 'outer-rim.buying.0.1',
    shows: 'what a discount leaves has to be there',
    start: shop(1000, 1500),
    moves: [buys({ discount: 1000, by: 'patron' })],
    breaks: ['outer-rim.buying.0.1'],
  },
  {
    rule: 'outer-rim.credits.6',
    shows: 'a card bought for free costs nothing',
    start: shop('free', 0),
    moves: [buys({ discount: 'free', by: 'patron' }), up('knife')],
    final: { seats: { ann: { credits: 0, assets: [{ card: 'patron' }, { card: 'rifle' }] } } },
  },
  {
    rule: 'outer-rim.credits.6',
    shows: 'the card that lets somebody buy for free need not be named',
    start: shop('free', 0),
    moves: [buys({ discount: 'free' }), up('knife')],
    final: ann({ credits: 0 }),
  },
  {
    rule: 'outer-rim.credits.6',
    shows: 'something is paid for it',
    start: shop('free'),
    moves: [buys({ discount: 'free', by: 'patron', paid: 3000 })],
    breaks: ['outer-rim.credits.6'],
  },
  {
    rule: 'outer-rim.credits.6',
    shows: 'a claim that something was paid',
    start: shop('free'),
    moves: [buys({ discount: 'free', by: 'patron', expect: ann({ credits: 2000 }) })],
    breaks: ['outer-rim.credits.6'],
  },
  {
    rule: 'outer-rim.credits.6',
    shows: 'a discount is not the whole cost',
    start: shop(1000),
    moves: [buys({ discount: 'free', by: 'patron' })],
    breaks: ['outer-rim.credits.6'],
  },
  {
    rule: 'outer-rim.market-decks.2',
    shows: 'the faceup card is the first of those that are seen',
    start: armory(search({ cards: ['rifle', 'net', 'axe'], gains: 'net' })),
    moves: [use('key'), up('saw')],
    final: ann({ assets: [{ card: 'key' }, { card: 'net' }] }),
  },
  ...(
    [
      ['action', inAction, 'action.ability'],
      ['action', inAction, 'ability.use'],
      ['planning', { turn: { step: 'planning' } }, 'planning.ability'],
      ['encounter', inEncounter, 'encounter.ability'],
    ] as const
  ).map(
    ([timing, turn, type]): Example => ({
      rule: 'outer-rim.market-decks.2',
      shows: `it cannot be left out, with a card of the ${timing} step (${type})`,
      start: table({
        ...turn,
        ann: { assets: [timed('key', timing, search({ cards: ['net', 'axe'], gains: 'net' }))] },
        market: { 'gear-mod': gear('rifle') },
      }),
      moves: [{ type, seat: 'ann', source: 'key' }],
      breaks: ['outer-rim.market-decks.2'],
    }),
  ),
  {
    rule: 'outer-rim.market-decks.2',
    shows: 'nor with an encounter',
    start: table({ ...inEncounter, market: { 'gear-mod': gear('rifle') } }),
    moves: [{ type: 'encounter.space', seat: 'ann', effects: [search({ cards: ['net'], gains: 'net' })] }],
    breaks: ['outer-rim.market-decks.2'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.market-decks.2',
    shows: 'nor with the databank card of ILLEGAL cargo',
    start: table({
      ...inAction,
      ann: {
        assets: [
          {
            id: 'guns',
            deck: 'cargo',
            type: 'cargo',
            traits: ['illegal'],
            destination: 'tatooine',
            reward: {},
            bonuses: {},
          },
        ],
      },
      market: { 'gear-mod': gear('rifle') },
    }),
    moves: [
      { type: 'deliver.cargo', seat: 'ann', card: 'guns' },
      { type: 'deliver.roll', faces: ['blank'] },
      { type: 'deliver.databank', seat: 'ann', effects: [search({ cards: ['net'], gains: 'net' })] },
    ],
    breaks: ['outer-rim.market-decks.2'],
    doubtful: true,
  },
  ...(
    [
      ['nor with a contact', [meets({ effects: [unseen] })]],
      ['nor with what a contact brings later', [meets(), { type: 'contact.resolve', seat: 'ann', effects: [unseen] }]],
    ] as const
  ).map(
    ([shows, moves]): Example => ({
      rule: 'outer-rim.market-decks.2',
      shows,
      start: table({
        ...inEncounter,
        contacts: { tatooine: [{ id: 'lobot', class: 'white', faceup: true }] },
        market: { 'gear-mod': gear('rifle') },
      }),
      moves,
      breaks: ['outer-rim.market-decks.2'],
      doubtful: true,
    }),
  ),
  ...(
    [
      ['of an ability', search()],
      ['of a part of it that may be left out', { do: 'may', effects: [search()] } as CardEffect],
    ] as const
  ).map(
    ([whose, text]): Example => ({
      rule: 'outer-rim.market-decks.2',
      shows: `the text of a search says the deck, the table what was seen and gained: ${whose}`,
      start: armory(text),
      moves: [
        use('key', { effects: [search({ cards: ['rifle', 'net'], gains: 'net' })] }),
        ...(text.do === 'may' ? [{ type: 'card.may', seat: 'ann' }] : []),
        up('saw'),
      ],
      final: {
        seats: { ann: { assets: [{ card: 'key' }, { card: 'net' }] } },
        market: { 'gear-mod': { faceup: 'saw' } },
      },
    }),
  ),
  {
    rule: 'outer-rim.market-decks.2',
    shows: 'what the table says of it is one of the cards that it has seen',
    start: armory(search()),
    moves: [use('key', { effects: [search({ cards: ['rifle', 'axe'], gains: 'net' })] })],
    breaks: ['outer-rim.market-decks.2'],
  },
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'another deck is searched than the text says',
    start: armory(search()),
    moves: [use('key', { effects: [search({ deck: 'cargo', gains: 'net' })] })],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
  {
    rule: 'outer-rim.encountering-a-space.0.2',
    shows: 'the section of a card that has a deck searched leaves what is gained to the table',
    start: table({ ...inEncounter, market: { 'gear-mod': gear('rifle') } }),
    header: {
      cards: [
        {
          id: 'cache',
          origin: 'encounter',
          encounterDeck: 'tatooine-nal-hutta',
          sections: [{ of: 'tatooine', effects: [search()] }],
        },
        gear('net'),
      ],
    },
    moves: [
      {
        type: 'encounter.space',
        seat: 'ann',
        card: 'cache',
        effects: [search({ gains: 'net' })],
        expect: ann({ assets: ['net'] }),
      },
      up('saw'),
    ],
    final: ann({ assets: [{ card: 'net' }] }),
  },
  {
    rule: 'outer-rim.market-decks.2',
    shows: 'what is gained is one of the cards that were seen',
    start: armory(search({ cards: ['rifle', 'axe'], gains: 'net' })),
    moves: [use('key')],
    breaks: ['outer-rim.market-decks.2'],
  },
  {
    rule: 'outer-rim.market-decks.2',
    shows: 'a card that Ann holds lies in no deck',
    start: armory(search({ gains: 'key' })),
    moves: [use('key')],
    breaks: ['outer-rim.market-decks.2'],
  },
  {
    rule: 'outer-rim.market-decks.1.2',
    shows: 'the top card is revealed once the deck is shuffled',
    start: armory(search({ gains: 'net' })),
    moves: [use('key'), up('saw')],
    final: { market: { 'gear-mod': { faceup: 'saw', under: ['rifle'] } } },
  },
  {
    rule: 'outer-rim.market-decks.1.2',
    shows: 'a claim that the card that lay faceup is none of those shuffled',
    start: armory(search({ gains: 'net' })),
    moves: [use('key', { expect: { market: { 'gear-mod': { under: [] } } } }), up('saw')],
    breaks: ['outer-rim.market-decks.1.2'],
  },
  {
    rule: 'outer-rim.patrol-movement.1.2',
    shows: 'the icon of the card on top of the shuffled deck moves a patrol',
    start: hunted(search({ gains: 'net' })),
    moves: [use('key'), up('saw', icon), comes],
    final: { patrols: { rebel: { space: 'tatooine' } } },
  },
  {
    rule: 'outer-rim.patrol-movement.1.2',
    shows: 'where nothing was gained it moves none',
    start: hunted(search()),
    moves: [use('key'), up('saw', icon), comes],
    breaks: ['outer-rim.patrol-movement.0.1'],
  },
  {
    rule: 'outer-rim.patrol-movement.1',
    shows: 'with a card that was gained the next one comes up, and its icon moves a patrol',
    start: hunted({ do: 'gain-asset', card: 'rifle' }),
    moves: [use('key'), up('saw', icon), comes],
    final: { patrols: { rebel: { space: 'tatooine' } } },
  },
  {
    rule: 'outer-rim.patrol-movement.1',
    shows: 'the patrol is not passed over',
    start: hunted({ do: 'gain-asset', card: 'rifle' }),
    moves: [use('key'), up('saw', icon), { type: 'action.end', seat: 'ann' }],
    breaks: ['outer-rim.patrol-movement.2.1'],
  },
  {
    rule: 'outer-rim.skills.4',
    shows: 'a skill that was gained for a test is there in it, and gone after it',
    start: orders([climb, climb], { ann: { skills: ['strength'], assets: [booklet] } }),
    moves: [obey, learns, test('focus', 'blank'), passed(true), test('focus', 'blank'), passed(false)],
    final: ann({ credits: 6000 }),
  },
  {
    rule: 'outer-rim.skills.4',
    shows: 'in the next test it does not count',
    start: orders([climb, climb], { ann: { skills: ['strength'], assets: [booklet] } }),
    moves: [obey, learns, test('focus', 'blank'), passed(true), test('focus', 'blank'), passed(true)],
    breaks: ['outer-rim.skill-tests.1.2'],
  },
  {
    rule: 'outer-rim.skills.4.1.a',
    shows: 'a skill that one has may be gained once more',
    start: orders([climb], { ann: { skills: ['strength'], assets: [booklet] } }),
    moves: [obey, learns, test('focus', 'blank'), passed(true)],
    final: ann({ credits: 6000 }),
  },
  {
    rule: 'outer-rim.skills.4.1.a',
    shows: 'then it counts as one more',
    start: orders([climb], { ann: { skills: ['strength'], assets: [booklet] } }),
    moves: [obey, learns, test('focus', 'blank'), passed(false)],
    breaks: ['outer-rim.skill-tests.1.3'],
  },
  {
    rule: 'outer-rim.component-limitations.0.2',
    shows: 'two players may have the same ship to start with',
    start: table({ ann: { ship: 'g9-rigger' }, ben: { ship: 'g9-rigger' } }),
    moves: [{ type: 'planning.gain-credits', seat: 'ann' }],
  },
  {
    rule: 'outer-rim.component-limitations.0.2',
    shows: 'not the same ship of the market',
    start: table({ ann: { ship: 'gx1-short-hauler' }, ben: { ship: 'gx1-short-hauler' } }),
    moves: [{ type: 'planning.gain-credits', seat: 'ann' }],
    breaks: ['outer-rim.component-limitations.0.2'],
  },
  {
    rule: 'outer-rim.buying.3.2.3',
    shows: 'off the planets a purchase goes on without the icon',
    start: { ...atMarket({ cargo: cargo('crates') }, { space: 't4-n3', character: 'doctor-aphra', fame: 1 }) },
    header: { options: { unfinishedBusiness: true } },
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: cargo('more', { contactIcon: { from: 1, to: 4 } }) },
      { type: 'action.end', seat: 'ann' },
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.buying.3.2.3',
    shows: 'no contact is turned faceup there',
    start: { ...atMarket({ cargo: cargo('crates') }, { space: 't4-n3', character: 'doctor-aphra', fame: 1 }) },
    header: { options: { unfinishedBusiness: true } },
    moves: [
      { type: 'market.buy', seat: 'ann', deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: cargo('more', { contactIcon: { from: 1, to: 4 } }) },
      { type: 'contact.reveal', contact: 'lobot' },
    ],
    breaks: ['outer-rim.buying.3.2.3'],
    doubtful: true,
  },
];
