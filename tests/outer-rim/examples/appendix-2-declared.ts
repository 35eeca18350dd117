/**
 * @module
 * What a log declares of an ability against the card's text, and abilities at a moment of their own (Appendix 2).
 */
import type { Ability } from '../../../machines/outer-rim/table/types.ts';
import type { StartSeat } from '../../../schemas/outer-rim/header.ts';
import { type Example, seat, table } from '../example.ts';
import { ambush, duel, meet, obey, orders, passed, resolve, roll, test, trick, use as useInCombat } from '../fights.ts';
import { aimed, inAction, inEncounter, timed, tool, use } from '../tools.ts';

const text = 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2';
const credits = (amount: number) => ({ do: 'gain-credits' as const, amount });
const pay = (amount: number) => ({ do: 'lose-credits' as const, amount });
const fame = { do: 'gain-fame' as const, amount: 1 };
const heal = (amount: number | 'all', on = 'character') => ({ do: 'recover', on, amount });
/** A gear card with one ability. */
const card = (id: string, ability: Partial<Ability>) => ({
  id,
  type: 'gear' as const,
  bonuses: {},
  abilities: [{ id: 'use', timing: 'action' as const, ...ability }],
});
const bossk = (ability: object, facts: StartSeat = {}) => ({
  start: table({ ...inAction, ann: { character: 'bossk', damage: { character: 2, ship: 1 }, ...facts } }),
  moves: [{ type: 'action.ability', seat: 'ann', source: 'bossk', ability: 'recover', ...ability }],
});
const healed = { seats: { ann: { credits: 5000, damage: { character: 0, ship: 0 } } } };
const deal = card('deal', { cost: [pay(1000)], effects: [fame] });
const dealt = { seats: { ann: { credits: 4000, fame: 1 } } };
const gamble = card('gamble', { effects: [{ do: 'test', skill: 'tech', pass: [fame], fail: [pay(1000)] }] });
const snare = card('snare', { timing: 'combat', on: 'opponent', change: { kind: 'cancel', most: 1, from: 'hit' } });
const homage = tool('homage', { do: 'gain-reputation', faction: 'your-planet' });
/** Fame for 2,000 credits each, three times at most. */
const often = tool('often', {
  do: 'repeat',
  while: [{ is: 'credits', least: 2000 }],
  most: 3,
  effects: [pay(2000), fame],
});
/** What an ability changes for 1,000 credits. */
const priced = (change: Ability['change'], timing: 'combat' | 'test' = 'combat') =>
  card('priced', { timing, on: 'own', cost: [pay(1000)], change });
const climb = { do: 'test', skill: 'tech' };
const gainful = { do: 'test' as const, skill: 'tech' as const, pass: [credits(1000)] };

/** An ability that costs 1,000 adds 1 to Ann's value: she rolls four dice. */
const fourDiceForAPrice: Example['moves'] = [
  meet,
  { type: 'combat.ability', seat: 'ann', source: 'priced' },
  roll('hit', 'blank', 'blank', 'blank'),
  roll('blank', 'blank'),
  resolve,
];

const untold = { do: 'untold' };
/** Of an ability that brings 1,000 and something that nobody has told the log declares this. */
const halfTold = (effects: object[], ...more: object[]) => ({
  start: table({ ...inAction, ann: { assets: [tool('relic', credits(1000), untold, ...more)] } }),
  moves: [use('relic', { effects })],
  doubtful: true as const,
});
const bothCame = { seats: { ann: { credits: 6000, fame: 1 } } };

const declared: Example[] = [
  {
    rule: text,
    shows: 'of a part that nobody has told the log says what it brought, and the rest comes all the same',
    ...halfTold([fame]),
    final: bothCame,
  },
  { rule: text, shows: 'which it may say, too', ...halfTold([fame, credits(1000)]), final: bothCame },
  { rule: text, shows: 'or that it brought nothing', ...halfTold([]), final: { seats: { ann: { credits: 6000 } } } },
  {
    rule: text,
    shows: 'or nothing at all: then nobody knows what it brought',
    ...halfTold([]),
    moves: [use('relic'), { type: 'action.end', seat: 'ann', expect: { seats: { ann: { fame: 3 } } } }],
    final: { seats: { ann: { fame: 3 } } },
  },
  {
    rule: text,
    shows: 'who only repeats the text, with the part that nobody has told, declares nothing of it',
    start: halfTold([]).start,
    moves: [use('relic', { effects: [credits(1000), untold] })],
  },
  {
    rule: 'outer-rim.credits.2',
    shows: 'what is told is not left out',
    ...halfTold([fame]),
    moves: [use('relic', { effects: [fame], expect: { seats: { ann: { credits: 5000, fame: 1 } } } })],
    breaks: ['outer-rim.credits.2'],
  },
  ...[[fame], [{ ...climb, pass: [fame] }], [climb, fame]].map(
    (effects, way): Example => ({
      rule: text,
      shows: `nor a test on which the part hangs that nobody has told, however the log writes it (${way})`,
      ...halfTold(effects),
      start: table({ ...inAction, ann: { assets: [tool('relic', credits(1000), { ...climb, pass: [untold] })] } }),
      moves: [
        use('relic', { effects }),
        { type: 'test.roll', faces: ['crit', 'hit'] },
        { type: 'action.end', seat: 'ann' },
      ],
      final: bothCame,
    }),
  ),
  {
    rule: 'outer-rim.encountering-a-space.0.2',
    shows: 'so it is with a section of an encounter card',
    start: table(inEncounter),
    header: {
      cards: [
        {
          id: 'half-a-card',
          origin: 'encounter',
          encounterDeck: 'tatooine-nal-hutta',
          sections: [{ of: 'tatooine', effects: [credits(1000), { do: 'untold' }] }],
        },
      ],
    },
    moves: [{ type: 'encounter.space', seat: 'ann', card: 'half-a-card', effects: [fame] }],
    doubtful: true,
    final: bothCame,
  },
  {
    rule: text,
    shows: 'and where several parts are not told it is one of them',
    ...halfTold([fame]),
    start: table({
      ...inAction,
      ann: { assets: [tool('relic', credits(1000), { ...climb, pass: [untold], fail: [untold] })] },
    }),
    moves: [
      use('relic', { effects: [fame] }),
      { type: 'test.roll', faces: ['blank', 'blank'] },
      { type: 'action.end', seat: 'ann' },
    ],
    final: bothCame,
  },
  { rule: text, shows: 'what the card does need not be said', ...bossk({}), final: healed },
  {
    rule: text,
    shows: 'it may be said in any order',
    ...bossk({ effects: [heal(2, 'ship'), heal(2)] }),
    final: healed,
  },
  { rule: text, shows: 'or in part', ...bossk({ effects: [heal(2)] }), final: healed },
  {
    rule: text,
    shows: 'with as much as there was to recover, and by whom',
    ...bossk({ effects: [{ ...heal(1, 'ship'), seat: 'ann' }] }),
    final: healed,
  },
  {
    rule: text,
    shows: 'less than the card recovers is too little where there was more to recover',
    ...bossk({ effects: [heal(1)] }),
    breaks: [text],
    final: healed,
  },
  {
    rule: text,
    shows: 'nobody says so where how much there was is in doubt',
    start: table({
      ...inAction,
      ann: { character: 'bossk', damage: { character: 2, ship: 1 }, assets: [{ id: 'riddle', type: 'gear' }] },
    }),
    moves: [
      { type: 'ability.use', seat: 'ann', source: 'riddle' },
      { type: 'action.ability', seat: 'ann', source: 'bossk', ability: 'recover', effects: [heal(1)] },
    ],
    doubtful: true,
  },
  { rule: text, shows: 'an empty list says nothing', ...bossk({ effects: [], cost: [] }), final: healed },
  {
    rule: text,
    shows: 'credits that do not stand on the card are not gained',
    ...bossk({ effects: [credits(9000), { ...fame, amount: 3 }] }),
    breaks: [text],
    final: healed,
  },
  {
    rule: text,
    shows: 'nor beside what stands there',
    ...bossk({ effects: [heal(2), heal(2, 'ship'), fame] }),
    breaks: [text],
    final: healed,
  },
  { rule: text, shows: 'more than the card recovers is too much', ...bossk({ effects: [heal(3)] }), breaks: [text] },
  { rule: text, shows: 'so is all of it', ...bossk({ effects: [heal('all')] }), breaks: [text] },
  { rule: text, shows: 'and the same twice', ...bossk({ effects: [heal(2), heal(2)] }), breaks: [text] },
  {
    rule: text,
    shows: 'somebody else recovers nothing',
    ...bossk({ effects: [{ ...heal(2), seat: 'ben' }] }),
    breaks: [text],
  },
  { rule: text, shows: 'a cost that the card has not is not paid', ...bossk({ cost: [pay(1000)] }), breaks: [text] },
  { rule: text, shows: 'whoever recovers chooses nobody', ...bossk({ player: 'ben' }), breaks: [text] },
  { rule: text, shows: 'not even themselves', ...bossk({ player: 'ann' }), breaks: [text] },
  {
    rule: text,
    shows: 'a cost may be said as a cost',
    start: table({ ...inAction, ann: { assets: [deal] } }),
    moves: [use('deal', { cost: [pay(1000)], effects: [fame] })],
    final: dealt,
  },
  {
    rule: text,
    shows: 'or among what happens',
    start: table({ ...inAction, ann: { assets: [deal] } }),
    moves: [use('deal', { effects: [pay(1000), fame] })],
    final: dealt,
  },
  {
    rule: text,
    shows: 'what is gained is no cost',
    start: table({ ...inAction, ann: { assets: [deal] } }),
    moves: [use('deal', { cost: [fame] })],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'a cheaper price than the printed one is a breach',
    start: table({ ...inAction, ann: { assets: [deal] } }),
    moves: [use('deal', { cost: [pay(500)] })],
    breaks: [text],
    final: dealt,
  },
  {
    rule: text,
    shows: 'of a test, what it may bring may be said',
    start: table({ ...inAction, ann: { assets: [gamble] } }),
    moves: [use('gamble', { effects: [climb, fame] }), test('crit', 'blank'), { type: 'test.resolve', seat: 'ann' }],
    final: { seats: { ann: { fame: 1 } } },
  },
  {
    rule: text,
    shows: 'another test it is not',
    start: table({ ...inAction, ann: { assets: [gamble] } }),
    moves: [use('gamble', { effects: [{ ...climb, skill: 'stealth' }] }), test('crit', 'blank')],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'whom an ability attacks may be said twice',
    start: duel(),
    moves: [
      { ...obey, effects: [{ do: 'fight', player: 'ben' }] },
      roll('hit', 'blank', 'blank'),
      roll('blank', 'blank', 'blank'),
      resolve,
    ],
  },
  {
    rule: text,
    shows: 'who was chosen and who is attacked are the same',
    start: table({
      ...inAction,
      ann: { assets: [aimed('challenge', 'action', { do: 'fight' })] },
      ben: { space: 'tatooine' },
    }),
    moves: [
      use('challenge', { player: 'ben', effects: [{ do: 'fight', player: 'ben' }] }),
      roll('hit', 'blank', 'blank'),
      roll('blank', 'blank', 'blank'),
      resolve,
    ],
  },
  {
    rule: text,
    shows: 'not somebody else',
    start: table({
      ...inAction,
      ann: { assets: [aimed('challenge', 'action', { do: 'fight' })] },
      ben: { space: 'tatooine' },
    }),
    moves: [
      use('challenge', { player: 'ben', effects: [{ do: 'fight', player: 'ann' }] }),
      roll('hit', 'blank', 'blank'),
      roll('blank', 'blank', 'blank'),
      resolve,
    ],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'a most famous player is chosen where the card says so',
    start: table({
      ...inAction,
      ann: { assets: [tool('tax', { do: 'lose-credits', amount: 1000, as: 'most-famous' })] },
      ben: { fame: 3 },
    }),
    moves: [use('tax', { player: 'ben', effects: [{ ...pay(1000), seat: 'ben' }] })],
    final: { seats: { ben: { credits: 4000 } } },
  },
  {
    rule: text,
    shows: 'an ability on dice brings nothing else',
    start: ambush({ ann: { character: 'jyn-erso' } }),
    moves: [
      meet,
      roll('focus', 'blank', 'blank'),
      useInCombat('ann', 'jyn-erso', { kind: 'turn', dice: [0], to: 'crit' }, { effects: [credits(1000)] }),
      roll('blank', 'blank'),
      resolve,
    ],
    breaks: [text],
  },
  {
    rule: text,
    shows: "an ability on the opponent's dice works on those",
    start: ambush({ ann: { assets: [snare] } }),
    moves: [
      meet,
      roll('hit', 'blank', 'blank'),
      roll('hit', 'blank'),
      useInCombat('ann', 'snare', { kind: 'cancel', dice: [0] }, { side: 'defence' }),
      { ...resolve, damage: { defence: 0 } },
    ],
  },
  {
    rule: 'outer-rim.opponent.0.1',
    shows: 'not on those of its owner, whatever side the log names',
    start: ambush({ ann: { assets: [snare] } }),
    moves: [
      meet,
      roll('hit', 'blank', 'blank'),
      useInCombat('ann', 'snare', { kind: 'cancel', dice: [0] }, { side: 'attack' }),
      roll('blank', 'blank'),
      resolve,
    ],
    breaks: ['outer-rim.opponent.0.1'],
  },
  {
    rule: text,
    shows: 'in the planning step too',
    start: table({ ann: { assets: [timed('plan', 'planning', credits(1000))] } }),
    moves: [{ type: 'planning.ability', seat: 'ann', source: 'plan', effects: [credits(2000)] }],
    breaks: [text],
    final: { seats: { ann: { credits: 6000 } } },
  },
  {
    rule: text,
    shows: 'and in the encounter step',
    start: table({ ...inEncounter, ann: { assets: [timed('deed', 'encounter', credits(1000))] } }),
    moves: [{ type: 'encounter.ability', seat: 'ann', source: 'deed', effects: [credits(2000)] }],
    breaks: [text],
    final: { seats: { ann: { credits: 6000 } } },
  },
  {
    rule: text,
    shows: 'what nobody has put down cannot be compared: it is carried out as the log says',
    start: table({ ...inAction, ann: { character: 'lando-calrissian', reputation: { hutt: 'neutral' } } }),
    moves: [
      {
        type: 'action.ability',
        seat: 'ann',
        source: 'lando-calrissian',
        ability: 'win-over',
        cost: [pay(1000)],
        effects: [{ do: 'gain-reputation', faction: 'hutt' }],
      },
    ],
    doubtful: [text],
    final: { seats: { ann: { credits: 4000, reputation: { hutt: 'positive' } } } },
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows:
      'a cost in a combat has to be there, and where it is not that is the breach, whether the log says what was changed or not',
    start: ambush({ ann: { credits: 500, assets: [priced({ kind: 'value', add: 1 })] } }),
    moves: fourDiceForAPrice,
    breaks: ['outer-rim.word-usage.4'],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'the hit that it adds counts as the table has counted it',
    start: ambush({ ann: { credits: 500, assets: [priced({ kind: 'add', faces: ['hit'] })] } }),
    moves: [
      meet,
      roll('blank', 'blank', 'blank'),
      { type: 'combat.ability', seat: 'ann', source: 'priced' },
      roll('blank', 'blank'),
      { ...resolve, damage: { attack: 1 } },
    ],
    breaks: ['outer-rim.word-usage.4'],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'so it does in a test',
    start: orders([gainful], { ann: { credits: 500, assets: [priced({ kind: 'add', faces: ['hit'] }, 'test')] } }),
    moves: [
      obey,
      test('blank', 'blank'),
      { type: 'test.ability', seat: 'ann', source: 'priced' },
      { type: 'test.resolve', seat: 'ann', passed: false },
    ],
    breaks: ['outer-rim.word-usage.4'],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'one that is paid is in order',
    start: ambush({ ann: { credits: 1500, assets: [priced({ kind: 'value', add: 1 })] } }),
    moves: fourDiceForAPrice,
  },
  {
    rule: text,
    shows: 'a loss may be declared with all that was there, where the card takes more',
    start: table({ ...inAction, ann: { assets: [tool('thief', pay(7000), fame)] } }),
    moves: [use('thief', { effects: [pay(5000), fame] })],
    final: { seats: { ann: { credits: 0, fame: 1 } } },
  },
  {
    rule: text,
    shows: 'not with less',
    start: table({ ...inAction, ann: { assets: [tool('thief', pay(7000), fame)] } }),
    moves: [use('thief', { effects: [pay(4000), fame] })],
    breaks: [text],
  },
  {
    rule: text,
    shows: "the faction of one's own planet may be called by its name",
    start: table({ ...inAction, ann: { assets: [homage], reputation: { hutt: 'neutral' } } }),
    moves: [use('homage', { effects: [{ do: 'gain-reputation', faction: 'hutt' }] })],
    final: { seats: { ann: { reputation: { hutt: 'positive' } } } },
  },
  {
    rule: text,
    shows: 'but not by that of another one',
    start: table({ ...inAction, ann: { assets: [homage] } }),
    moves: [use('homage', { effects: [{ do: 'gain-reputation', faction: 'rebel' }] })],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'what a card repeats may be written out',
    start: table({ ...inAction, ann: { assets: [often] } }),
    moves: [use('often', { effects: [pay(2000), fame, pay(2000), fame] })],
    final: { seats: { ann: { credits: 1000, fame: 2 } } },
  },
  {
    rule: text,
    shows: 'not oftener than it says',
    start: table({ ...inAction, ann: { assets: [often] } }),
    moves: [use('often', { effects: [pay(2000), fame, pay(2000), fame, pay(2000), fame, pay(2000), fame] })],
    breaks: [text],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'a declared cost has to be there, whatever the card',
    start: table({ ...inAction, ann: { assets: [{ id: 'odd', type: 'gear', bonuses: {} }] } }),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'odd', cost: [pay(9000)], effects: [fame] }],
    breaks: ['outer-rim.word-usage.4'],
    doubtful: true,
  },
];

/** Components whose text nobody knows. */
const helper = { id: 'helper', type: 'crew' as const, bonuses: {}, skills: [] };
const anytime = (source: string, more: object = {}) => ({ type: 'ability.use', seat: 'ann', source, ...more });
const odd = { cost: [pay(1000)], effects: [fame] };
const brought = { seats: { ann: { credits: 4000, fame: 1 } } };
/** Whoever is chosen loses 1,000 credits, and its owner gains them. */
const robs = card('robber', {
  timing: 'other',
  needsPlayer: true,
  effects: [{ ...pay(1000), as: 'chosen' }, credits(1000)],
});
const robbed = { seats: { ann: { credits: 6000 }, ben: { credits: 4000 } } };
const toll = card('toll', { timing: 'other', effects: [{ ...pay(1000), as: 'most-famous' }] });
/** Ann exchanges ships with a player of her space, who is Ben; Cem is elsewhere. */
const swaps = (): Pick<Example, 'start'> => ({
  start: {
    ...inAction,
    seats: {
      ann: seat({ assets: [aimed('swap', 'action', { do: 'exchange-ships' })] }),
      ben: seat({ values: { hull: 6 } }),
      cem: seat({ space: 'naboo' }),
    },
  },
});
const swapped = { seats: { ann: { values: { hull: 6 } }, ben: { values: { hull: 4 } } } };
const gain = { type: 'planning.gain-credits', seat: 'ann' };
const done = [gain, { type: 'encounter.space', seat: 'ann', effects: [] }];

const atAnyTime: Example[] = [
  {
    rule: text,
    shows: 'whom an ability at a moment of its own chooses goes without saying where one player fits',
    start: table({ ...inAction, ann: { assets: [robs] }, ben: { space: 'tatooine' } }),
    moves: [anytime('robber')],
    final: robbed,
  },
  {
    rule: text,
    shows: 'of several who fit a claim shows who it was',
    start: { ...inAction, seats: { ann: seat({ assets: [robs] }), ben: seat(), cem: seat() } },
    moves: [anytime('robber', { expect: robbed })],
    final: { seats: { ...robbed.seats, cem: { credits: 5000 } } },
  },
  {
    rule: text,
    shows: 'where nobody fits nobody was chosen',
    start: table({ ...inAction, ann: { assets: [robs] } }),
    moves: [anytime('robber')],
    breaks: [text],
  },
  {
    rule: 'outer-rim.fame.5.a',
    shows: 'one that hits the most famous player hits that one, whom the log need not name',
    start: table({ ...inAction, ann: { assets: [toll] }, ben: { fame: 2 } }),
    moves: [anytime('toll')],
    final: { seats: { ann: { credits: 5000 }, ben: { credits: 4000 } } },
  },
  {
    rule: 'outer-rim.fame.5.a',
    shows: 'it hits nobody else, whom the log names',
    start: table({ ...inAction, ann: { assets: [toll] }, ben: { fame: 2 } }),
    moves: [anytime('toll', { player: 'ann' })],
    breaks: ['outer-rim.fame.5.a'],
  },
  {
    rule: 'outer-rim.frequently-asked-questions-encounter-cards.1.a',
    shows: 'ships are exchanged with the player whom the ability has chosen, whom its text does not name',
    ...swaps(),
    moves: [use('swap', { player: 'ben' })],
    final: swapped,
  },
  {
    rule: 'outer-rim.frequently-asked-questions-encounter-cards.1.a',
    shows: 'also where the log declares with whom, or leaves it out where one player fits',
    ...swaps(),
    moves: [use('swap', { effects: [{ do: 'exchange-ships', with: 'ben' }] })],
    final: swapped,
  },
  {
    rule: 'outer-rim.frequently-asked-questions-encounter-cards.1.a',
    shows: 'they are not exchanged with somebody else',
    ...swaps(),
    moves: [use('swap', { player: 'ben', effects: [{ do: 'exchange-ships', with: 'cem' }] })],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'crew of unknown text may do anything at any time: before the planning step',
    start: table({ ann: { assets: [helper] } }),
    moves: [anytime('helper', odd), gain],
    doubtful: [text],
    final: { seats: { ann: { credits: 6000, fame: 1 } } },
  },
  {
    rule: text,
    shows: 'between two actions',
    start: table({ ...inAction, ann: { assets: [helper] } }),
    moves: [anytime('helper', odd), { type: 'action.end', seat: 'ann' }],
    doubtful: [text],
    final: brought,
  },
  {
    rule: text,
    shows: "in another player's turn",
    start: table({ ann: { assets: [helper] }, turn: { seat: 'ben' } }),
    moves: [anytime('helper', odd), { type: 'planning.gain-credits', seat: 'ben' }],
    doubtful: [text],
    final: brought,
  },
  {
    rule: text,
    shows: 'in the middle of a combat, once it is won',
    start: ambush({ ann: { assets: [helper] } }),
    moves: [
      meet,
      roll('hit', 'hit', 'hit'),
      roll('blank', 'blank'),
      resolve,
      { ...anytime('helper', odd), expect: { seats: { ann: { fame: 1 } } } },
    ],
    doubtful: [text],
    final: { seats: { ann: { credits: 7000, fame: 1 } } },
  },
  {
    rule: text,
    shows: 'a fight that it begins is fought to the end, and the first one goes on',
    start: ambush({ ann: { assets: [helper] } }),
    moves: [
      meet,
      roll('hit', 'hit', 'hit'),
      anytime('helper', { effects: [{ do: 'fight', kind: 'ship', enemy: { name: 'pirate', combat: 1 } }] }),
      roll('hit', 'blank', 'blank'),
      roll('blank'),
      resolve,
      roll('blank', 'blank'),
      { ...resolve, winner: 'attacker' },
    ],
    doubtful: true,
    final: { seats: { ann: { credits: 8000 } }, combat: null },
  },
  {
    rule: text,
    shows: 'with a test of its own in a test',
    start: orders([{ do: 'test', skill: 'tech', pass: [fame] }], { ann: { assets: [helper] } }),
    moves: [
      obey,
      test('crit', 'blank'),
      anytime('helper', { effects: [{ do: 'test', skill: 'tech', pass: [credits(1000)] }] }),
      test('crit', 'blank'),
      { type: 'test.resolve', seat: 'ann', passed: true },
      { type: 'test.resolve', seat: 'ann', passed: true },
    ],
    doubtful: true,
    final: { seats: { ann: { credits: 6000, fame: 1 } } },
  },
  {
    rule: text,
    shows: 'a secret whose text nobody knows',
    start: table({ ann: { secrets: [{ id: 'old-map' }] } }),
    moves: [anytime('old-map', odd)],
    doubtful: [text],
    final: brought,
  },
  {
    rule: text,
    shows: 'a card that lies faceup on a deck',
    start: table({ market: { luxury: 'sith-holocron' } }),
    moves: [anytime('sith-holocron', odd)],
    doubtful: [text],
    final: brought,
  },
  {
    rule: text,
    shows: 'a card of the databank',
    start: table(),
    moves: [anytime('databank-45', odd)],
    doubtful: [text],
    final: brought,
  },
  {
    rule: text,
    shows: 'a card of another player',
    start: table({ ben: { assets: [helper] } }),
    moves: [anytime('helper', odd)],
    doubtful: [text],
    final: brought,
  },
  {
    rule: text,
    shows: "another player's card of known text is not one's own",
    start: table({ ben: { assets: [deal] } }),
    moves: [anytime('deal')],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'a character of which the log does not tell whose it is may be that of the player who uses it',
    start: table({ turn: { step: 'action' } }),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'jyn-erso' }],
    doubtful: true,
    final: { seats: { ann: { character: 'jyn-erso' } } },
  },
  {
    rule: text,
    shows: 'also where it does not say which of several abilities was used, if one of them can be',
    start: table({ turn: { step: 'encounter' } }),
    moves: [{ type: 'ability.use', seat: 'ann', source: 'hera-syndulla' }],
    doubtful: true,
    final: { seats: { ann: { character: 'hera-syndulla' } } },
  },
  {
    rule: text,
    shows: 'none of which can be used in that step',
    start: table({ turn: { step: 'planning' } }),
    moves: [{ type: 'ability.use', seat: 'ann', source: 'boba-fett', ability: 'look-at-contact' }],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'one that somebody else has is not',
    start: table({ turn: { step: 'action' }, ben: { character: 'jyn-erso' } }),
    moves: [{ type: 'action.ability', seat: 'ann', source: 'jyn-erso' }],
    breaks: ['outer-rim.action-step.2'],
  },
  {
    rule: text,
    shows: 'a card that is not in play does nothing',
    start: table(),
    moves: [anytime('chromium-hull', odd)],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'what the log does not tell of it stays open',
    start: table({ ann: { assets: [helper] } }),
    moves: [{ ...anytime('helper'), expect: { seats: { ann: { credits: 9000, fame: 2 } } } }],
    doubtful: true,
  },
  {
    rule: text,
    shows: 'a known text that names no step is used at its moment',
    start: table({ ann: { assets: [card('charm', { timing: 'other', ...odd })] }, turn: { seat: 'ben' } }),
    moves: [anytime('charm')],
    final: brought,
  },
  {
    rule: text,
    shows: 'and brings what stands there',
    start: table({ ann: { assets: [card('charm', { timing: 'other', ...odd })] } }),
    moves: [anytime('charm', { effects: [credits(1000)] })],
    breaks: [text],
    final: brought,
  },
  {
    rule: text,
    shows: 'once a turn',
    start: table({ ann: { assets: [card('charm', { timing: 'other', limit: 'turn', ...odd })] } }),
    moves: [anytime('charm'), anytime('charm')],
    breaks: ['outer-rim.word-usage.6.a'],
  },
  {
    rule: text,
    shows: 'an "Action" ability is one in the action step',
    start: table({ ...inAction, ann: { assets: [deal] } }),
    moves: [anytime('deal')],
    final: { ...brought, turn: { done: ['deal/use'] } },
  },
  {
    rule: text,
    shows: 'and only once there',
    start: table({ ...inAction, ann: { assets: [deal] } }),
    moves: [anytime('deal'), anytime('deal')],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'not in the planning step',
    start: table({ ann: { assets: [deal] } }),
    moves: [anytime('deal'), ...done],
    breaks: [text],
    doubtful: true,
  },
  {
    rule: text,
    shows: "nor in another player's action step",
    start: table({ ann: { assets: [deal] }, turn: { seat: 'ben', step: 'action' } }),
    moves: [anytime('deal')],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'nor in the middle of a combat',
    start: ambush({ ann: { assets: [deal] } }),
    moves: [meet, anytime('deal'), roll('hit', 'hit', 'hit'), roll('blank', 'blank'), resolve],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'an "Encounter" ability used so leaves open whether the encounter is spent',
    start: table({ ...inEncounter, ann: { assets: [timed('deed', 'encounter', credits(1000))] } }),
    moves: [anytime('deed')],
    doubtful: [text],
    final: { seats: { ann: { credits: 6000 } } },
  },
  {
    rule: text,
    shows: 'in the action step it cannot be used',
    start: table({ ...inAction, ann: { assets: [timed('deed', 'encounter', credits(1000))] } }),
    moves: [anytime('deed')],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'an "Action" ability is used in the own action step, in a later turn as in the first',
    start: table({ ...inEncounter, ann: { space: 'naboo' }, ben: { assets: [tool('kit', credits(1000))] } }),
    moves: [
      { type: 'encounter.space', seat: 'ann', effects: [] },
      { type: 'planning.gain-credits', seat: 'ben' },
      { ...anytime('kit'), seat: 'ben', expect: { seats: { ben: { credits: 8000 } } } },
    ],
    doubtful: true,
  },
  {
    rule: text,
    shows: 'not in the middle of a fight',
    start: duel({ ann: { assets: [card('kit', { effects: [credits(1000)] })] } }),
    moves: [obey, anytime('kit'), roll('hit', 'blank', 'blank'), roll('blank', 'blank', 'blank'), resolve],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'a combat ability belongs in a combat',
    start: table({ ann: { character: 'jyn-erso' } }),
    moves: [anytime('jyn-erso', { ability: 'focus-to-crit' })],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'there it is read as used on the dice',
    start: ambush({ ann: { character: 'jyn-erso' } }),
    moves: [
      meet,
      roll('focus', 'focus', 'blank'),
      anytime('jyn-erso', { ability: 'focus-to-crit' }),
      roll('hit', 'hit'),
      { ...resolve, damage: { attack: 2 }, expect: { seats: { ann: { credits: 8000 } } } },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    doubtful: [text],
  },
  {
    rule: text,
    shows: 'whichever way it is recorded, it is used once a turn',
    start: ambush({ ann: { character: 'jyn-erso' } }),
    moves: [
      meet,
      roll('focus', 'focus', 'blank'),
      anytime('jyn-erso', { ability: 'focus-to-crit' }),
      useInCombat('ann', 'jyn-erso', { kind: 'turn', dice: [1], to: 'crit' }),
      roll('hit', 'hit'),
      resolve,
    ],
    breaks: ['outer-rim.word-usage.6.a'],
    doubtful: [text],
  },
  {
    rule: text,
    shows: 'a test ability belongs in a test',
    start: table({ ann: { character: 'jyn-erso' } }),
    moves: [anytime('jyn-erso', { ability: 'focus-to-crit-in-test' })],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'in a test it is read as used there, by whichever name of the two that are printed as one',
    start: orders([gainful], { ann: { character: 'jyn-erso' } }),
    moves: [
      obey,
      test('focus', 'blank'),
      anytime('jyn-erso', { ability: 'focus-to-crit' }),
      { ...passed(true), expect: { seats: { ann: { credits: 6000 } } } },
    ],
    doubtful: [text],
  },
  {
    rule: text,
    shows: 'the ability of a test that is recorded as one of a combat is read so, too',
    start: orders([gainful], { ann: { character: 'jyn-erso' } }),
    moves: [
      obey,
      test('focus', 'blank'),
      useInCombat('ann', 'jyn-erso', { kind: 'turn', dice: [0], to: 'crit' }, { ability: 'focus-to-crit-in-test' }),
      { ...passed(true), expect: { seats: { ann: { credits: 6000 } } } },
    ],
    doubtful: [text],
  },
  {
    rule: text,
    shows: 'but no ability of a combat can be used there that has none for a test beside it',
    start: orders([gainful], {
      ann: { assets: [trick('visor', { on: 'own', change: { kind: 'turn', most: 1, to: 'crit' } })] },
    }),
    moves: [obey, test('focus', 'blank'), anytime('visor', { ability: 'trick' }), passed(false)],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'whether there is a die for Lando to reroll, nobody follows',
    start: table({ ann: { character: 'lando-calrissian' } }),
    moves: [anytime('lando-calrissian', { ability: 'reroll-otherwise' })],
    doubtful: [text],
  },
  {
    rule: text,
    shows: 'a goal that is completed brings its fame',
    start: table({ ann: { character: 'jyn-erso' } }),
    moves: [anytime('jyn-erso', { ability: 'goal', effects: [fame] })],
    doubtful: [text],
    final: { seats: { ann: { fame: 1 } } },
  },
  {
    rule: text,
    shows: 'also where the log does not call it a goal',
    start: table({ ann: { ship: 'hwk-290-freighter' } }),
    moves: [anytime('hwk-290-freighter', { effects: [fame] })],
    doubtful: [text],
    final: { seats: { ann: { fame: 1 } } },
  },
  {
    rule: text,
    shows: 'a starter ship has no goal',
    start: table({ ann: { ship: 'g9-rigger' } }),
    moves: [anytime('g9-rigger', { ability: 'goal', effects: [fame] })],
    breaks: [text],
  },
  {
    rule: text,
    shows: 'nothing more comes of a card than its text or its goal says',
    start: table({ ann: { character: 'bossk' } }),
    moves: [anytime('bossk', { effects: [fame, credits(1000)] })],
    breaks: [text],
  },
  {
    rule: 'outer-rim.timing-of-abilities.6.a',
    shows: 'nothing interrupts a reroll',
    start: ambush({ ann: { character: 'ig-88', assets: [helper] } }),
    moves: [
      meet,
      roll('hit', 'hit', 'blank'),
      useInCombat('ann', 'ig-88', { kind: 'reroll', dice: [2] }),
      anytime('helper', odd),
      { type: 'combat.reroll', faces: ['hit'] },
      roll('blank', 'blank'),
      resolve,
    ],
    breaks: ['outer-rim.timing-of-abilities.6.a'],
  },
  {
    rule: 'outer-rim.timing-of-abilities.6.a',
    shows: 'not in a test either',
    start: orders([{ do: 'test', skill: 'tech' }], {
      ann: { assets: [helper, card('lens', { timing: 'test', on: 'own', change: { kind: 'reroll', most: 1 } })] },
    }),
    moves: [
      obey,
      test('hit', 'blank'),
      { type: 'test.ability', seat: 'ann', source: 'lens', change: { kind: 'reroll', dice: [1] } },
      anytime('helper', odd),
      { type: 'test.reroll', faces: ['hit'] },
      { type: 'test.resolve', seat: 'ann' },
    ],
    breaks: ['outer-rim.timing-of-abilities.6.a'],
  },
  {
    rule: 'outer-rim.defeated.5',
    shows: 'no ability attacks a defeated player',
    start: table({ ann: { assets: [helper] }, ben: { defeated: true, damage: { character: 4 } } }),
    moves: [anytime('helper', { effects: [{ do: 'fight', player: 'ben' }] })],
    breaks: ['outer-rim.defeated.5'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.defeated.6',
    shows: 'nor chooses one',
    start: table({ ann: { assets: [helper] }, ben: { defeated: true, damage: { character: 4 } } }),
    moves: [anytime('helper', { player: 'ben', effects: [credits(1000)] })],
    breaks: ['outer-rim.defeated.6'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.fame.5.a',
    shows: 'nor hits anybody but a most famous player where it says so',
    start: table({ ann: { assets: [helper], fame: 2 }, ben: { fame: 1 } }),
    moves: [anytime('helper', { effects: [{ ...pay(1000), as: 'most-famous', seat: 'ben' }] })],
    breaks: ['outer-rim.fame.5.a'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'and its cost is paid in full',
    start: table({ ann: { assets: [helper] } }),
    moves: [anytime('helper', { cost: [pay(6000)], effects: [fame] })],
    breaks: ['outer-rim.word-usage.4'],
    doubtful: true,
  },
];

export const examples: readonly Example[] = [...declared, ...atAnyTime];
