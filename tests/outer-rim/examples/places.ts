import type { CardEffect } from '../../../machines/outer-rim/table/types.ts';
import { type Example, seat, table } from '../example.ts';
import {
  ambush,
  claims,
  duel,
  use as fight,
  meet,
  obey,
  orders,
  passed,
  reroll,
  resolve,
  roll,
  test,
  trick,
  useInTest,
} from '../fights.ts';
import { beacon, call, ladder } from '../maps.ts';
import { atMarket, cargo, gear } from '../market-cards.ts';
import { inAction, inEncounter, tool, use } from '../tools.ts';

type Moves = Example['moves'];
type Move = Moves[number];

const text = 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2';
const three = roll('hit', 'hit', 'blank');
const none = roll('blank', 'blank', 'blank');
const more = { kind: 'value', add: 1 };
const toHit = (die: number) => ({ kind: 'turn', dice: [die], to: 'hit' });
const again = (die: number) => ({ kind: 'reroll', dice: [die] });
const scope = trick('scope', { change: { kind: 'value', add: 1 } });
const visor = trick('visor', { change: { kind: 'turn', most: 1, to: 'hit' } });
const charm = trick('charm', { change: { kind: 'reroll', most: 1 } });
const armour = trick('armour', { change: { kind: 'prevent', amount: 1 } });
const trophy = trick('trophy', { effects: [{ do: 'gain-credits', amount: 1000 }] });
const costly = (timing: 'combat' | 'test') =>
  trick('costly', { timing, cost: [{ do: 'lose-credits', amount: 6000 }], change: { kind: 'add', faces: ['hit'] } });
const addsHit = { kind: 'add', faces: ['hit'] };
/** A card that is known to exist and whose text is not. */
const odd = { id: 'odd', type: 'gear', bonuses: {} } as const;
const uses = (by: string, source: string): Move => ({ type: 'combat.ability', seat: by, source });
const threeSeats = (facts: { ann?: object; ben?: object; cem?: object } = {}, rest: object = inAction) => ({
  seats: { ann: seat(facts.ann), ben: seat(facts.ben), cem: seat(facts.cem) },
  ...rest,
});
const brawl = { id: 'orders', type: 'mod' as const, bonuses: {}, abilities: [] as object[] };
const fightsBen = {
  ...brawl,
  abilities: [{ id: 'order', timing: 'action', effects: [{ do: 'fight', player: 'ben' }] }],
} as never;
const top = { level: 4, combat: 'infinite', space: 'tatooine', reward: {} } as const;
const patrolUp = (facts: object = {}) => ambush({ patrol: top, ...facts });

/** Abilities that a combat or a test refuses, or that come into a window of their own. */
const fights: readonly Example[] = [
  {
    rule: 'outer-rim.combat-steps.1.2.a',
    shows: 'somebody who does not fight changes no value of the attack',
    start: threeSeats({ ann: { assets: [fightsBen] }, cem: { assets: [scope] } }),
    moves: [obey, fight('cem', 'scope', more, { side: 'attack' }), three, none, resolve],
    breaks: ['outer-rim.combat-steps.1.2.a'],
  },
  {
    rule: 'outer-rim.combat-steps.3.1.a',
    shows: 'nor one of the defence',
    start: threeSeats({ ann: { assets: [fightsBen] }, cem: { assets: [scope] } }),
    moves: [obey, three, fight('cem', 'scope', more, { side: 'defence' }), none, resolve],
    breaks: ['outer-rim.combat-steps.3.1.a'],
  },
  {
    rule: 'outer-rim.combat-steps.3.1.b',
    shows: 'nobody rerolls a die of the defence that was not rolled',
    start: duel({ ben: { assets: [charm] } }),
    moves: [obey, three, none, fight('ben', 'charm', again(3)), resolve],
    breaks: ['outer-rim.combat-steps.3.1.b'],
  },
  {
    rule: 'outer-rim.combat-steps.3.1.b',
    shows: 'one die of the defence was picked, two were rerolled',
    start: duel({ ben: { assets: [charm] } }),
    moves: [obey, three, none, fight('ben', 'charm', again(0)), reroll('hit', 'hit'), resolve],
    breaks: ['outer-rim.combat-steps.3.1.b'],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'in a combat, too, nobody uses what they cannot pay for',
    start: duel({ ann: { assets: [costly('combat')] } }),
    moves: [obey, three, fight('ann', 'costly', addsHit), none, resolve],
    breaks: ['outer-rim.word-usage.4'],
  },
  {
    rule: 'outer-rim.combat-steps.3',
    shows: 'the defender changes results of the defence',
    start: duel({ ben: { assets: [visor] } }),
    moves: [obey, none, none, fight('ben', 'visor', toHit(0)), resolve],
    final: { seats: { ann: { damage: { character: 1 } } }, combat: null },
  },
  {
    rule: 'outer-rim.combat-steps.1.2.b',
    shows: 'behind the rerolls of the defender there is still room for what changes no die',
    start: duel({ ann: { assets: [trophy] }, ben: { assets: [charm] } }),
    moves: [obey, three, fight('ben', 'charm', again(0)), reroll('blank'), uses('ann', 'trophy'), none, resolve],
    final: { seats: { ann: { credits: 6000 }, ben: { damage: { character: 1 } } } },
  },
  {
    rule: 'outer-rim.combat-steps.3.1.b',
    shows: 'and so there is behind those of the attacker',
    start: duel({ ann: { assets: [charm] }, ben: { assets: [trophy] } }),
    moves: [
      obey,
      three,
      roll('hit', 'hit', 'hit'),
      fight('ann', 'charm', again(0), { side: 'defence' }),
      reroll('blank'),
      uses('ben', 'trophy'),
      resolve,
    ],
    final: { seats: { ben: { credits: 6000 }, ann: { damage: { character: 2 } } } },
  },
  {
    rule: 'outer-rim.combat-steps.5',
    shows: 'who suffers what nobody knows while the log leaves open where the two fight',
    start: orders([{ do: 'fight', player: 'ben' }], { ann: { space: undefined } as never }),
    moves: [obey, three, none, resolve],
    doubtful: ['outer-rim.combat-steps.1', 'outer-rim.combat-steps.3', 'outer-rim.combat-steps.5'],
  },
];

/** A card whose text nobody knows may have dice rerolled at any moment. */
function rerollsLate(shows: string, start: Example['start'], before: Moves, late: Move, after: Moves): Example {
  return { rule: text, shows, start, moves: [...before, late, reroll('hit'), ...after], doubtful: true };
}
const byOdd = (by: string, side: 'attack' | 'defence') => fight(by, 'odd', again(2), { side });
const late: readonly Example[] = [
  rerollsLate(
    'after the defender has changed results of the attack',
    duel({ ben: { assets: [visor, odd] } }),
    [obey, none, fight('ben', 'visor', toHit(0), { side: 'attack' })],
    byOdd('ben', 'attack'),
    [claims(none, { combat: { attack: { damage: 2 } } })],
  ),
  rerollsLate(
    'after the defender has changed the value of the defence',
    duel({ ann: { assets: [odd] }, ben: { assets: [scope] } }),
    [obey, none, fight('ben', 'scope', more, { side: 'defence' })],
    byOdd('ann', 'attack'),
    [claims(roll('blank', 'blank', 'blank', 'blank'), { combat: { attack: { damage: 1 } } })],
  ),
  rerollsLate(
    'after the attacker has changed the value of the defence',
    duel({ ann: { assets: [odd, scope] } }),
    [obey, none, fight('ann', 'scope', more, { side: 'defence' })],
    byOdd('ann', 'attack'),
    [claims(roll('blank', 'blank', 'blank', 'blank'), { combat: { attack: { damage: 1 } } })],
  ),
  rerollsLate(
    'after the defender has changed results of the defence',
    duel({ ben: { assets: [odd, visor] } }),
    [obey, none, none, fight('ben', 'visor', toHit(0), { side: 'defence' })],
    byOdd('ben', 'defence'),
    [claims(resolve, { seats: { ann: { damage: { character: 2 } } } })],
  ),
  rerollsLate(
    'after damage was prevented',
    duel({ ben: { assets: [armour, odd] } }),
    [obey, three, none, fight('ben', 'armour', { kind: 'prevent', amount: 1 })],
    byOdd('ben', 'defence'),
    [claims(resolve, { seats: { ben: { damage: { character: 1 } }, ann: { damage: { character: 1 } } } })],
  ),
  rerollsLate(
    'once the winner is known',
    duel({ ben: { assets: [odd] } }),
    [obey, three, none, resolve],
    byOdd('ben', 'defence'),
    [{ type: 'action.end', seat: 'ann', expect: { seats: { ann: { damage: { character: 1 } } } } }],
  ),
  rerollsLate(
    'once the patrol has been moved away',
    ambush({ ann: { assets: [odd] } }),
    [
      meet,
      none,
      roll('hit', 'hit'),
      resolve,
      { type: 'patrol.displace', seat: 'ann', faction: 'imperial', to: 't4-n3' },
    ],
    byOdd('ann', 'attack'),
    [{ type: 'planning.recover', seat: 'ben' }],
  ),
];

/** A level-4 patrol: nobody rolls. */
const hopeless: readonly Example[] = [
  {
    rule: 'outer-rim.patrols.6.1',
    shows: 'what needs no dice may be used against a level-4 patrol, before anybody has won',
    start: patrolUp({ ann: { assets: [trophy] } }),
    moves: [
      meet,
      claims(uses('ann', 'trophy'), { combat: { winner: null } }),
      resolve,
      { type: 'patrol.displace', seat: 'ann', faction: 'imperial', to: 't4-n3' },
    ],
    final: { seats: { ann: { credits: 3000, defeated: true } } },
  },
  {
    rule: 'outer-rim.patrols.6.1',
    shows: 'there is no die that could be changed',
    start: patrolUp({ ann: { assets: [visor] } }),
    moves: [
      meet,
      fight('ann', 'visor', toHit(0)),
      resolve,
      { type: 'patrol.displace', seat: 'ann', faction: 'imperial', to: 't4-n3' },
    ],
    breaks: ['outer-rim.combat-steps.0.1'],
  },
  {
    rule: 'outer-rim.combat.2',
    shows: 'a fight against a level-4 patrol is no ground combat either',
    start: patrolUp(),
    moves: [claims(meet, { combat: { kind: 'ground' } })],
    breaks: ['outer-rim.combat.2'],
  },
];

const climb: CardEffect = { do: 'test', skill: 'strength', pass: [{ do: 'gain-credits', amount: 500 }] };
const inTest = (change: object, source = 'trick-1'): Move => useInTest(source, change);
const tests = (...assets: ReturnType<typeof trick>[]) =>
  orders([climb], { ann: { assets, slots: { gear: 4, cargo: 1, mod: 1, 'cargo-or-mod': 0, crew: 1 } } as never });
const inTests = (id: string, ability: Parameters<typeof trick>[1]) => trick(id, { timing: 'test', ...ability });
const cancels = inTests('cancels', { change: { kind: 'cancel', most: 1, from: 'hit' } });
const turns = inTests('turns', { change: { kind: 'turn', most: 1, to: 'focus' } });
const turnsHit = inTests('turns-hit', { change: { kind: 'turn', most: 1, from: 'hit', to: 'crit' } });
const adds = inTests('adds', { change: { kind: 'add', faces: ['blank'] } });
const rerolls = inTests('rerolls', { change: { kind: 'reroll', most: 1 } });
const eager = inTests('eager', { word: 'when', change: { kind: 'turn', most: 1, to: 'focus' } });
const patient = inTests('patient', { word: 'after', change: { kind: 'add', faces: ['blank'] } });
const addsBlank = { kind: 'add', faces: ['blank'] };
const toFocus = (die: number) => ({ kind: 'turn', dice: [die], to: 'focus' });
const inTheTest: readonly Example[] = [
  {
    rule: 'outer-rim.combat-abilities.1.a',
    shows: 'in a test, too, a cancelled result is ignored: nothing turns it',
    start: tests(cancels, turns),
    moves: [
      obey,
      test('hit', 'blank'),
      inTest({ kind: 'cancel', dice: [0] }, 'cancels'),
      inTest(toFocus(0), 'turns'),
      passed(false),
    ],
    breaks: ['outer-rim.combat-abilities.1.a'],
  },
  {
    rule: 'outer-rim.combat-abilities.2',
    shows: 'in a test, too, a turned die shows its new face only',
    start: tests(turns, turnsHit),
    moves: [
      obey,
      test('hit', 'blank'),
      inTest(toFocus(0), 'turns'),
      inTest({ kind: 'turn', dice: [0], to: 'crit' }, 'turns-hit'),
      { type: 'action.end', seat: 'ann' },
    ],
    breaks: ['outer-rim.combat-abilities.2'],
  },
  {
    rule: 'outer-rim.combat-abilities.3.b',
    shows: 'in a test, too, an added result is not rerolled',
    start: tests(adds, rerolls),
    moves: [obey, test('blank', 'blank'), inTest(addsBlank, 'adds'), inTest(again(2), 'rerolls')],
    breaks: ['outer-rim.combat-abilities.3.b'],
  },
  {
    rule: 'outer-rim.dice.2',
    shows: 'in a test, too, a crit is no hit',
    start: tests(turnsHit),
    moves: [obey, test('crit', 'blank'), inTest({ kind: 'turn', dice: [0], to: 'crit' }, 'turns-hit'), passed(true)],
    breaks: ['outer-rim.dice.2'],
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'no third die is turned',
    start: tests(turns),
    moves: [obey, test('blank', 'blank'), inTest(toFocus(2), 'turns'), passed(false)],
    breaks: ['outer-rim.skill-tests.1'],
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'one die was picked, two were rerolled',
    start: tests(rerolls),
    moves: [
      obey,
      test('blank', 'blank'),
      inTest(again(0), 'rerolls'),
      { type: 'test.reroll', faces: ['blank', 'blank'] },
      passed(false),
    ],
    breaks: ['outer-rim.skill-tests.1'],
  },
  {
    rule: 'outer-rim.skill-tests.0.1',
    shows: 'nobody else ends the test',
    start: tests(turns),
    moves: [obey, test('blank', 'blank'), { ...passed(false), seat: 'ben' }],
    breaks: ['outer-rim.skill-tests.0.1'],
  },
  {
    rule: 'outer-rim.timing-of-abilities.3',
    shows: 'in a test, too, "when" does not come after "after"',
    start: tests(eager, patient),
    moves: [obey, test('blank', 'blank'), inTest(addsBlank, 'patient'), inTest(toFocus(0), 'eager'), passed(false)],
    breaks: ['outer-rim.timing-of-abilities.3'],
  },
  {
    rule: 'outer-rim.timing-of-abilities.5',
    shows: 'a test is one roll: an ability is used once in it',
    start: tests(turns),
    moves: [obey, test('blank', 'blank'), inTest(toFocus(0), 'turns'), inTest(toFocus(1), 'turns'), passed(false)],
    breaks: ['outer-rim.timing-of-abilities.5'],
  },
  {
    rule: 'outer-rim.word-usage.4',
    shows: 'in a test, too, nobody uses what they cannot pay for',
    start: tests(costly('test')),
    moves: [obey, test('blank', 'blank'), inTest(addsHit, 'costly'), passed(false)],
    breaks: ['outer-rim.word-usage.4'],
  },
];

const strange = cargo('crate', { traits: undefined as never, destination: 'tatooine' });
const hold = { gear: 2, 'job-or-bounty': 2, cargo: 3, mod: 1, 'cargo-or-mod': 0, crew: 1 };
const delivers = (...assets: object[]) => table({ ann: { slots: hold, assets: assets as never }, ...inAction });
const deliver = (card: string): Move => ({ type: 'deliver.cargo', seat: 'ann', card });
const die = (face: string): Move => ({ type: 'deliver.roll', faces: [face] });
const databank: Move = { type: 'deliver.databank', seat: 'ann', effects: [] };
const here = (id: string) => cargo(id, { destination: 'tatooine' });
const bounty = {
  id: 'wanted-hondo',
  type: 'bounty',
  captured: true,
  bonuses: {},
  destination: 'tatooine',
  reward: { credits: 1000 },
};
const YOUR_TURN = 'outer-rim.player-turn.0.1';
const unsureTraits = 'outer-rim.deliver-action.1.1.a';
const exchange = (gives: object, takes: object = {}, named: object = {}): Move => ({
  type: 'trade.exchange',
  seat: 'ann',
  with: 'ben',
  gives,
  takes,
  ...named,
});
const together = (ann: object = {}, ben: object = {}) =>
  table({ ann, ben: { space: 'tatooine', ...ben }, ...inAction });
const down = { defeated: true, damage: { character: 4, ship: 0 } };
const faceup = { cargo: cargo('first-crates', { cost: 1000 }), 'gear-mod': gear('cloak') };
const nextCrates: Move = { type: 'card.reveal', deck: 'cargo', card: cargo('next-crates') };
const discards: Move = { type: 'market.discard', seat: 'ann', deck: 'cargo' };

/** The three actions with windows of their own, and who may begin and end them. */
const actions: readonly Example[] = [
  {
    rule: unsureTraits,
    shows: 'a hit for cargo of which nobody knows whether it is ILLEGAL: it has been delivered',
    start: delivers(strange),
    moves: [deliver('crate'), die('hit'), { type: 'deliver.end', seat: 'ann' }],
    doubtful: [unsureTraits],
    final: { seats: { ann: { credits: 10_000, assets: [] } } },
  },
  {
    rule: unsureTraits,
    shows: 'after the hit there is nothing left to roll for',
    start: delivers(strange),
    moves: [deliver('crate'), die('hit'), die('blank')],
    breaks: [unsureTraits],
    doubtful: [unsureTraits],
    final: { seats: { ann: { credits: 10_000, assets: [] } } },
  },
  {
    rule: 'outer-rim.deliver-action.1.1.c',
    shows: 'no second try either for cargo whose roll was recorded late',
    start: delivers(strange),
    moves: [deliver('crate'), die('blank'), databank, deliver('crate')],
    breaks: ['outer-rim.deliver-action.1.1.c'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.deliver-action.0.1',
    shows: 'nobody delivers a bounty that they do not have',
    start: delivers(here('crates')),
    moves: [{ type: 'deliver.bounty', seat: 'ann', card: 'wanted' }],
    breaks: ['outer-rim.deliver-action.0.1'],
  },
  ...(
    [
      ['deliver.bounty', { card: 'wanted-hondo' }],
      ['deliver.end', {}],
    ] as const
  ).map(
    ([type, words]): Example => ({
      rule: YOUR_TURN,
      shows: `somebody else comes with ${type} in the middle of the deliver action`,
      start: table({
        ann: { assets: [here('crates')] as never },
        ben: { assets: [bounty] as never, space: 'tatooine' },
        ...inAction,
      }),
      moves: [deliver('crates'), { type, seat: 'ben', ...words }],
      breaks: [YOUR_TURN],
    }),
  ),
  {
    rule: YOUR_TURN,
    shows: 'nobody else resolves the databank card',
    start: delivers(cargo('guns', { traits: ['illegal'], destination: 'tatooine' })),
    moves: [deliver('guns'), die('blank'), { ...databank, seat: 'ben' }],
    breaks: [YOUR_TURN],
    doubtful: true,
  },
  ...(['market.buy', 'market.discard', 'market.end'] as const).map(
    (type): Example => ({
      rule: YOUR_TURN,
      shows: `somebody else comes with ${type} in the middle of the market action`,
      start: atMarket(faceup, {}, { ben: { space: 'tatooine' } }),
      moves: [discards, nextCrates, { type, seat: 'ben', ...(type === 'market.end' ? {} : { deck: 'cargo' }) }],
      breaks: [YOUR_TURN],
    }),
  ),
  {
    rule: 'log.the-move-log.3',
    shows: 'nobody buys from a deck what lies before somebody else',
    start: atMarket({}, {}, { ben: { assets: [cargo('bens-crates')] } }),
    moves: [{ type: 'market.buy', seat: 'ann', deck: 'cargo', card: 'bens-crates', paid: 2000 }, nextCrates],
    breaks: ['log.the-move-log.3'],
  },
  ...[deliver('crates'), exchange({ credits: 1000 }), use('purse')].map(
    (move): Example => ({
      rule: 'outer-rim.defeated.1.4',
      shows: `whoever is defeated begins nothing more: no ${move.type}`,
      start: table({
        ann: { ...down, assets: [here('crates'), tool('purse', { do: 'gain-credits', amount: 1000 })] },
        ben: { space: 'tatooine' },
        ...inAction,
      }),
      moves: [move],
      breaks: ['outer-rim.defeated.1.4'],
    }),
  ),
  ...[[], [exchange({ credits: 1000 })]].map(
    (before): Example => ({
      rule: 'outer-rim.trade-action.1.b',
      shows: `two others do not trade in the turn of a third, ${before.length === 0 ? 'at first' : 'afterwards'} either`,
      start: threeSeats(),
      moves: [...before, exchange({ credits: 1000 }, {}, { seat: 'ben', with: 'cem' })],
      breaks: ['outer-rim.trade-action.1.b'],
    }),
  ),
  {
    rule: 'outer-rim.credits.0.1',
    shows: 'in a second exchange, too, nobody gives more than they have',
    start: together(),
    moves: [exchange({ credits: 3000 }), exchange({ credits: 3000 })],
    breaks: ['outer-rim.credits.0.1'],
  },
  {
    rule: 'outer-rim.trade-action.5',
    shows: 'in a second exchange, too, no secret is traded',
    start: together({ secrets: [{ id: 'a-secret' }] }),
    moves: [exchange({ credits: 1000 }), exchange({ cards: ['a-secret'] })],
    breaks: ['outer-rim.trade-action.5'],
  },
  {
    rule: YOUR_TURN,
    shows: 'nobody else ends the trade action',
    start: together(),
    moves: [exchange({ credits: 1000 }), { type: 'trade.end', seat: 'ben' }],
    breaks: [YOUR_TURN],
  },
];

const buy: Move = { type: 'market.buy', seat: 'ann', deck: 'cargo' };
const crates = { cargo: cargo('first-crates') };
const comes = (facts: object): Move => ({ type: 'card.reveal', deck: 'cargo', card: cargo('second-crates', facts) });
const eye = { contactIcon: { from: 1, to: 2 } };
const hidden = (...classes: string[]) => ({
  contacts: { tatooine: classes.map((of) => ({ class: of as 'white', faceup: false })) },
});
const flips = (contact: string, words: object = {}): Move => ({ type: 'contact.reveal', contact, ...words });
const hutt = { patrols: { hutt: { level: 1, space: 't6-hutt' } } };
const moves = (...path: string[]): Move => ({ type: 'patrol.move', seat: 'ann', faction: 'hutt', path });
const end: Move = { type: 'action.end', seat: 'ann' };
const icon = 'outer-rim.buying.3.1';
const contact = 'outer-rim.buying.3.2.a';

/** The icons of a card that comes up. */
const icons: readonly Example[] = [
  {
    rule: contact,
    shows: 'the log has not told the contacts, and flips none: nobody can say whether one had to be',
    start: atMarket(crates),
    moves: [buy, comes(eye), end],
    doubtful: [contact],
    final: { turn: { step: 'encounter' } },
  },
  {
    rule: 'outer-rim.buying.3.2.2',
    shows: 'the contacts are not told: whether another one could be flipped nobody knows',
    start: atMarket(crates, {}, { ben: { character: 'boba-fett' } }),
    moves: [buy, comes(eye), flips('boba-fett'), end],
    doubtful: [contact],
    final: { removed: ['boba-fett'], turn: { step: 'encounter' } },
  },
  {
    rule: 'outer-rim.buying.3.2.2',
    shows: 'no other token is there to be flipped',
    start: atMarket(crates, {}, { ...hidden('white'), ben: { character: 'boba-fett' } }),
    moves: [buy, comes(eye), flips('boba-fett', { class: 'white' }), end],
    final: { removed: ['boba-fett'], contacts: { tatooine: [] }, turn: { step: 'encounter' } },
  },
  {
    rule: contact,
    shows: 'nobody knows whether the card moves a patrol: a contact may be flipped first all the same',
    start: atMarket(crates, {}, { ...hidden('white', 'green'), ...hutt }),
    moves: [buy, comes({ ...eye, patrolIcon: null }), flips('some-smuggler', { class: 'green' }), moves('t6-n4')],
    doubtful: [icon, icon],
    final: {
      patrols: { hutt: { space: 't6-n4' } },
      contacts: { tatooine: [{ faceup: false }, { id: 'some-smuggler', faceup: true }] },
    },
  },
  {
    rule: icon,
    shows: 'nobody knows whether the card moves a patrol, and the log goes on without one',
    start: atMarket(crates, {}, hutt),
    moves: [buy, comes({ patrolIcon: null }), end],
    doubtful: [icon, icon],
    final: { patrols: { hutt: { space: 't6-hutt' } }, turn: { step: 'encounter' } },
  },
  {
    rule: icon,
    shows: 'one icon moves one patrol',
    start: atMarket(crates, {}, hutt),
    moves: [buy, comes({ patrolIcon: null }), moves('t6-n4'), moves('t6-hutt')],
    breaks: ['outer-rim.patrol-movement.0.1'],
    doubtful: [icon, icon],
  },
  {
    rule: 'outer-rim.adjacency.0.1',
    shows: 'a patrol keeps to the paths for whatever icon it moves',
    start: atMarket(crates, {}, hutt),
    moves: [buy, comes({ patrolIcon: null }), moves('kessel')],
    breaks: ['outer-rim.adjacency.0.1'],
    doubtful: [icon, icon],
  },
  {
    rule: 'log.the-move-log.3',
    shows: 'a contact does not turn up where it does not lie',
    start: atMarket(
      crates,
      {},
      {
        contacts: { tatooine: [{ class: 'white', faceup: false }], naboo: [{ id: 'some-smuggler', faceup: true }] },
      },
    ),
    moves: [buy, comes(eye), flips('some-smuggler')],
    breaks: ['log.the-move-log.3'],
  },
];

const along = (path: string[], named: object = {}): Move => ({ type: 'move.along', seat: 'ann', path, ...named });
const flies = (spaces: number, facts: object = {}, rest: object = {}) =>
  table({ ann: { assets: [beacon({ do: 'move', spaces })], ...facts }, turn: { step: 'action' }, ...rest });
const onLadder = { map: ladder };
/** A planet that no path leads away from. */
const island = {
  map: { ...ladder, spaces: [...ladder.spaces, { id: 'island', type: 'planet' as const, faction: null, sector: 2 }] },
};
const asks = (kind: 'player' | 'planet') => beacon({ do: 'choose-nearest', kind });
const beacons = (effects: CardEffect[], facts: object = {}) => ({
  ...table({ turn: { step: 'action' }, ...facts }),
  seats: { ann: seat({ assets: [beacon(...effects)] }), ben: seat({ space: 'naboo' }) },
});
const fightsPatrol: CardEffect[] = [{ do: 'fight-patrol', faction: 'imperial' }];
const level1 = { level: 1, combat: 2, reward: { credits: 3000 } };

/** Ships and patrols under way. */
const ways: readonly Example[] = [
  {
    rule: 'outer-rim.adjacency.0.1',
    shows: 'a move that a card allows keeps to the paths',
    start: flies(2),
    header: onLadder,
    moves: [call, along(['naboo'])],
    breaks: ['outer-rim.adjacency.0.1'],
  },
  {
    rule: 'outer-rim.adjacency.2',
    shows: 'a move that a card allows does not lead across the Core',
    start: flies(2, { space: 'trailing-core' }),
    header: onLadder,
    moves: [call, along(['spinward-core'])],
    breaks: ['outer-rim.adjacency.2'],
  },
  {
    rule: 'outer-rim.movement.1',
    shows: 'a move that a card allows leads no further than the card says',
    start: flies(1),
    header: onLadder,
    moves: [call, along(['kessel', 'n1'])],
    breaks: ['outer-rim.movement.1'],
  },
  {
    rule: 'outer-rim.movement.2',
    shows: 'a patrol stops a move that a card allows',
    start: flies(2, {}, { patrols: { hutt: { level: 1, space: 'kessel' } } }),
    header: onLadder,
    moves: [call, along(['kessel', 'n1'])],
    breaks: ['outer-rim.movement.2'],
  },
  {
    rule: 'outer-rim.nearest.3.1',
    shows: 'alone at the table there is no nearest player, and the turn goes on',
    start: { seats: { ann: seat({ assets: [asks('player')] }) }, turn: { step: 'action' } },
    moves: [call, end],
    // Against whom she plays is not told.
    doubtful: ['outer-rim.single-player-rules-setup.2.a'],
    final: { turn: { step: 'encounter' } },
  },
  {
    rule: 'outer-rim.combat.0.1',
    shows: 'a card has somebody fight a patrol that is elsewhere: nothing is fought, and the agenda goes on',
    start: beacons([...fightsPatrol, { do: 'gain-credits', amount: 1000 }], {
      patrols: { imperial: { ...level1, space: 'naboo' } },
    }),
    header: onLadder,
    moves: [call, { type: 'action.end', seat: 'ann' }],
    final: { seats: { ann: { credits: 6000 } }, combat: null, turn: { step: 'encounter' } },
  },
  {
    rule: 'outer-rim.combat.0.1',
    shows: 'dice rolled against a patrol that is elsewhere are one breach, and the agenda goes on behind the fight',
    start: beacons([...fightsPatrol, { do: 'gain-credits', amount: 1000 }], {
      patrols: { imperial: { ...level1, space: 'naboo' } },
    }),
    header: onLadder,
    moves: [call, three, roll('blank', 'blank'), resolve, { type: 'action.end', seat: 'ann' }],
    breaks: ['outer-rim.combat.0.1'],
    final: { seats: { ann: { credits: 9000 } }, combat: null, turn: { step: 'encounter' } },
  },
  {
    rule: 'outer-rim.combat.2',
    shows: 'a card has somebody fight a patrol of which nobody knows where it is: it may be here',
    start: beacons(fightsPatrol, { patrols: { imperial: { ...level1, space: null } } }),
    header: onLadder,
    moves: [call, three, roll('blank', 'blank'), resolve],
    final: { seats: { ann: { credits: 8000 } }, combat: null },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.2',
    shows: 'a patrol that no path leads away from stays where it is',
    start: table({
      ann: { space: 'island' },
      ...inEncounter,
      patrols: { imperial: { ...level1, space: 'island' } },
    }),
    header: island,
    moves: [meet, none, roll('hit', 'hit'), resolve],
    final: { patrols: { imperial: { space: 'island' } }, turn: { seat: 'ben' } },
  },
  {
    rule: 'outer-rim.adjacency.0.1',
    shows: 'a patrol does not jump',
    start: beacons([{ do: 'move-patrol', faction: 'rebel', spaces: 2 }], {
      patrols: { rebel: { level: 1, space: 'n4' } },
    }),
    header: onLadder,
    moves: [call, { type: 'patrol.move', seat: 'ann', faction: 'rebel', path: ['maelstrom', 'n2'] }],
    breaks: ['outer-rim.adjacency.0.1'],
  },
  {
    rule: 'outer-rim.patrol-movement.4',
    shows: 'a patrol in the space of its player stays there',
    start: beacons([{ do: 'move-patrol', faction: 'rebel', spaces: 2 }], {
      patrols: { rebel: { level: 1, space: 'tatooine' } },
    }),
    header: onLadder,
    moves: [
      call,
      {
        type: 'patrol.move',
        seat: 'ann',
        faction: 'rebel',
        path: [],
        expect: { patrols: { rebel: { space: 'kessel' } } },
      },
    ],
    breaks: ['outer-rim.patrol-movement.4'],
  },
];

const token = (level: number, told: object): Move => ({
  type: 'patrol.spawn',
  faction: 'imperial',
  token: { level, ...told },
});
/** A card whose text is not known, in a slot of the hold. */
const oddMod = { id: 'odd-mod', type: 'mod', origin: 'market', deck: 'gear-mod' } as const;
const narrow = { slots: { cargo: 1, mod: 1, 'cargo-or-mod': 0, crew: 1 } };
const room = 'outer-rim.slots.1.2';
const place = 'outer-rim.buying.1.b';
const unsureHold = (facts: object = {}, others: object = {}) =>
  atMarket(
    { cargo: cargo('barrels', { cost: 1000, ...facts }) },
    { ...narrow, assets: [oddMod, cargo('old-crates')] },
    others,
  );
const fullHold = atMarket({ cargo: cargo('barrels', { cost: 1000 }) }, { ...narrow, assets: [cargo('old-crates')] });

const unseen = { map: { ...ladder, spawn: {} } };
/** Ann beats the patrol in her space; where the next one comes to, this map does not tell. */
const gone: Moves = [meet, three, roll('blank', 'blank'), resolve];
const next = (facts: object = {}) => ambush({ ...facts, stacks: { imperial: [2, 3] } } as never);
const bensTurn = { type: 'planning.recover', seat: 'ben' };
const bensMeeting: Move = { type: 'encounter.patrol', seat: 'ben', faction: 'imperial' };
const bensDefeat: Moves = [none, roll('hit', 'hit'), { ...resolve, seat: 'ben' }];
const told = { token: { level: 2, combat: 2, reward: { fame: 1 } } };
const comesUp: Move = { type: 'patrol.spawn', faction: 'imperial', ...told };
const meetsUnseen: Moves = [...gone, comesUp, bensTurn, bensMeeting, ...bensDefeat];
const callOf = (by: string): Move => ({ ...call, seat: by, type: 'encounter.ability' });
const callsPatrol = {
  id: 'beacon',
  type: 'gear' as const,
  bonuses: {},
  abilities: [
    {
      id: 'call',
      timing: 'encounter' as const,
      effects: [{ do: 'move-patrol' as const, faction: 'imperial' as const, spaces: 2 }],
    },
  ],
};

/** A patrol that nobody has placed. */
const outOfSight: readonly Example[] = [
  {
    rule: 'outer-rim.encounter-step.1',
    shows: 'of a patrol that nobody has placed nobody can say whether it is there',
    start: next(),
    header: unseen,
    moves: [...gone, comesUp, bensTurn, bensMeeting],
    doubtful: ['outer-rim.encounter-step.1'],
    final: { combat: { defender: { patrol: 'imperial' } } },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.2',
    shows: 'its loser moves it; from where, and whether that is the next space, nobody can say',
    start: next(),
    header: unseen,
    moves: [...meetsUnseen, { type: 'patrol.displace', seat: 'ben', faction: 'imperial', to: 'n3' }],
    doubtful: ['outer-rim.encounter-step.1', 'outer-rim.encountering-a-patrol.2'],
    final: { patrols: { imperial: { space: 'n3' } }, turn: { seat: 'ann' } },
  },
  {
    rule: 'outer-rim.encountering-a-patrol.2',
    shows: 'the log may say nothing of that',
    start: next(),
    header: unseen,
    moves: [...meetsUnseen, { type: 'planning.recover', seat: 'ann' }],
    doubtful: ['outer-rim.encounter-step.1'],
    final: { patrols: { imperial: { space: null } }, turn: { seat: 'ann', step: 'action' } },
  },
  {
    rule: 'outer-rim.patrol-movement.2',
    shows: 'a patrol that nobody has placed has moved to where the log puts it',
    start: next({ ben: { assets: [callsPatrol] } }),
    header: unseen,
    moves: [
      ...gone,
      bensTurn,
      callOf('ben'),
      { type: 'patrol.move', seat: 'ben', faction: 'imperial', path: ['n3', 'n2'] },
    ],
    doubtful: ['outer-rim.patrol-movement.2'],
    final: { patrols: { imperial: { space: 'n2' } } },
  },
];

const strangePlanets = { map: { ...ladder, spaces: ladder.spaces.map((space) => ({ ...space, faction: undefined })) } };
const greets = {
  ...tool('greeting'),
  abilities: [
    {
      id: 'use',
      timing: 'planning' as const,
      effects: [{ do: 'gain-reputation' as const, faction: 'your-planet' as const, seat: 'ann' }],
    },
  ],
};

const unfamiliar = table({
  turn: { step: 'planning', seat: 'ben' },
  ben: { assets: [greets] },
  patrols: { hutt: { level: 1, space: 'kessel' } },
});
const greeted: Moves = [
  { type: 'planning.ability', seat: 'ben', source: 'greeting' },
  { type: 'encounter.space', seat: 'ben', effects: [] },
];
const past: Move = { type: 'planning.move', seat: 'ann', path: ['kessel', 'n1'] };

/** Room for assets, patrols, seats, and what an encounter may bring. */
const others: readonly Example[] = [
  {
    rule: room,
    shows: 'a card of unknown text may make the room: then the new card stays with its fame',
    start: unsureHold({ bonuses: { fame: 1 } }),
    moves: [buy, { type: 'asset.keep', seat: 'ann' }, nextCrates, end],
    doubtful: [place, room],
    final: { seats: { ann: { fame: 1, assets: [{ card: 'odd-mod' }, { card: 'old-crates' }, { card: 'barrels' }] } } },
  },
  {
    rule: room,
    shows: 'whether it does is for its owner to say',
    start: unsureHold(),
    moves: [buy, { type: 'asset.keep', seat: 'ben' }],
    breaks: [room],
    doubtful: [place],
  },
  {
    rule: 'outer-rim.slots.4.2',
    shows: 'where nobody knows whether there is room, another card may be discarded for it',
    start: unsureHold(),
    moves: [buy, { type: 'asset.discard', seat: 'ann', card: 'old-crates' }, nextCrates, end],
    doubtful: true,
    final: { seats: { ann: { assets: [{ card: 'odd-mod' }, { card: 'barrels' }] } } },
  },
  {
    rule: 'outer-rim.slots.4.2',
    shows: 'but none that somebody else has',
    start: unsureHold({}, { ben: { assets: [cargo('bens-crates')] } }),
    moves: [buy, { type: 'asset.discard', seat: 'ann', card: 'bens-crates' }],
    breaks: ['outer-rim.slots.4.2'],
    doubtful: [place],
  },
  {
    rule: 'outer-rim.slots.2',
    shows: 'where nobody knows whether there is room, the new card may be let go',
    start: unsureHold(),
    moves: [buy, { type: 'asset.decline', seat: 'ann' }, nextCrates, end],
    doubtful: [place, 'outer-rim.slots.2'],
    final: { seats: { ann: { assets: [{ card: 'odd-mod' }, { card: 'old-crates' }] } } },
  },
  {
    rule: 'outer-rim.slots.2',
    shows: 'nobody lets go what somebody else has bought',
    start: fullHold,
    moves: [buy, { type: 'asset.decline', seat: 'ben' }],
    breaks: ['outer-rim.slots.2'],
  },
  {
    rule: 'outer-rim.unfinished-business.1',
    shows: 'a broken arm is not declined either where a card of unknown text may give it a slot',
    start: table({
      ...inAction,
      ann: { assets: [tool('order', { do: 'gain-asset', card: 'broken-arm' }), { id: 'odd-gear', type: 'gear' }] },
    }),
    header: { cards: [{ id: 'broken-arm', type: 'gear', bonuses: {} }] },
    moves: [use('order'), { type: 'asset.decline', seat: 'ann' }],
    breaks: ['outer-rim.unfinished-business.1'],
    doubtful: ['outer-rim.slots.2'],
  },
  {
    rule: 'outer-rim.defeated.1.1',
    shows: 'whoever is defeated for two reasons at once pays once',
    start: table({
      ...inAction,
      ann: {
        damage: { character: 4, ship: 4 },
        credits: 9000,
        assets: [
          { id: 'shell', type: 'mod', bonuses: { health: 1, hull: 1 } },
          tool('order', { do: 'discard-asset', card: 'shell' }),
        ],
      },
    }),
    moves: [use('order')],
    final: { seats: { ann: { credits: 6000, defeated: true, damage: { character: 4, ship: 4 } } } },
  },
  ...(['n1', 'kessel'] as const).map(
    (space): Example => ({
      rule: 'outer-rim.movement.2',
      shows: `nobody knows the reputation, so whether the patrol stops the ship: the log says that it lies in ${space}`,
      start: unfamiliar,
      header: strangePlanets,
      moves: [...greeted, { ...past, expect: { seats: { ann: { space } } } }],
      doubtful: ['outer-rim.movement.2'],
      final: { seats: { ann: { space } } },
    }),
  ),
  {
    rule: 'outer-rim.movement.2',
    shows: 'but it lies in none that its way has not entered',
    start: unfamiliar,
    header: strangePlanets,
    moves: [...greeted, { ...past, expect: { seats: { ann: { space: 'naboo' } } } }],
    breaks: ['outer-rim.movement.1.2'],
    doubtful: ['outer-rim.movement.2'],
  },
  {
    rule: 'outer-rim.unfinished-business.1',
    shows: 'a broken arm is not discarded again in place of a gun',
    start: table({
      ...inAction,
      ann: { assets: [tool('order', { do: 'gain-asset', card: 'broken-arm' }), gear('gun')] },
    }),
    header: { cards: [{ id: 'broken-arm', type: 'gear', bonuses: {} }] },
    moves: [use('order'), { type: 'asset.discard', seat: 'ann', card: 'broken-arm' }],
    breaks: ['outer-rim.unfinished-business.1'],
  },
  {
    rule: 'outer-rim.defeated.5',
    shows: 'no encounter has a player attack a defeated one',
    start: table({ ben: { ...down, space: 'tatooine' }, ...inEncounter }),
    moves: [{ type: 'encounter.space', seat: 'ann', effects: [{ do: 'fight', player: 'ben' }] }],
    breaks: ['outer-rim.defeated.5'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.fame.5.a',
    shows: 'an encounter that hits a most famous player hits nobody else',
    start: table({ ann: { fame: 3 }, ben: { fame: 1 }, ...inEncounter }),
    moves: [
      {
        type: 'encounter.space',
        seat: 'ann',
        effects: [{ do: 'lose-fame', amount: 1, as: 'most-famous', seat: 'ben' }],
      },
    ],
    breaks: ['outer-rim.fame.5.a'],
    doubtful: true,
  },
  {
    rule: 'outer-rim.defeated.1.4',
    shows: 'a defeated player has no encounter: the turn is over by itself',
    start: table({ ann: down, ...inEncounter }),
    moves: [],
    final: { turn: { seat: 'ben', step: 'planning' } },
  },
  {
    rule: 'outer-rim.defeated.1.4',
    shows: 'outside the own turn a defeat ends nobody',
    start: duel({ ben: { damage: { character: 2, ship: 0 } } }),
    moves: [obey, three, none, claims(resolve, { seats: { ben: { defeated: true } }, turn: { ends: 'after-this' } })],
    breaks: ['outer-rim.defeated.1.4'],
  },
  {
    rule: 'outer-rim.patrols.6.a',
    shows: 'no number of dice stands on a level-4 patrol',
    start: ambush({ patrol: { level: 3, reward: { fame: 1 } }, stacks: { imperial: [4] } } as never),
    moves: [meet, three, roll('blank', 'blank'), resolve, token(4, { combat: 5 })],
    breaks: ['outer-rim.patrols.6.a', 'log.the-move-log.2'],
  },
  {
    rule: 'log.the-move-log.4',
    shows: 'nobody discards an asset who does not sit at the table',
    start: together({ assets: [gear('gun')] }),
    moves: [{ type: 'asset.discard', seat: 'zoe', card: 'gun' }],
    breaks: ['log.the-move-log.4'],
  },
  {
    rule: 'log.the-move-log.4',
    shows: 'nobody trades with somebody who does not sit at the table',
    start: together(),
    moves: [exchange({ credits: 1000 }, {}, { with: 'zoe' })],
    breaks: ['log.the-move-log.4'],
  },
];

/** What only one place of the charts says. */
export const examples: readonly Example[] = [
  ...fights,
  ...late,
  ...hopeless,
  ...inTheTest,
  ...actions,
  ...icons,
  ...ways,
  ...outOfSight,
  ...others,
];
