import type { CardEffect } from '../../../machines/outer-rim/table/types.ts';
import type { Example } from '../example.ts';
import { ambush, claims, duel, meet, obey, orders, reroll, resolve, roll, test, trick, use } from '../fights.ts';

const three = roll('hit', 'hit', 'blank');
const one = roll('hit', 'blank', 'blank');
const none = roll('blank', 'blank', 'blank');
const scope = trick('scope', { on: 'own', change: { kind: 'value', add: 1 } });
const stone = trick('stone', { timing: 'start-of-combat', on: 'own', change: { kind: 'value', add: 1 } });
const more = { kind: 'value', add: 1 };
const visor = trick('visor', { on: 'own', change: { kind: 'turn', most: 1, to: 'hit' } });
const armour = trick('armour', { change: { kind: 'prevent', amount: 1 } });
const prevents = { kind: 'prevent', amount: 1 };
const trophy = trick('trophy', { effects: [{ do: 'gain-credits', amount: 1000 }] });
const takeTrophy = { type: 'combat.ability', seat: 'ann', source: 'trophy' };
/** A card that is known to exist and whose text is not. */
const odd = { id: 'odd', type: 'gear', bonuses: {} } as const;
const useOdd = (change: object) => use('ann', 'odd', change);
const away = { type: 'patrol.displace', seat: 'ann', faction: 'imperial', to: 't4-n3' };
const brawl: CardEffect = { do: 'fight', kind: 'ground', enemy: { name: 'a brawler', combat: 1 } };
const climb: CardEffect = { do: 'test', skill: 'strength', pass: [{ do: 'gain-credits', amount: 500 }] };

/** What may be used between the steps of a combat, and what not. */
export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.combat-steps.5',
    shows: 'damage may still be prevented once the winner is known: it has not been suffered yet',
    start: duel({ ben: { assets: [armour] } }),
    moves: [obey, three, one, resolve, use('ben', 'armour', prevents)],
    final: { seats: { ben: { damage: { character: 1 } }, ann: { damage: { character: 1 } } } },
  },
  {
    rule: 'outer-rim.combat-steps.5',
    shows: 'the same damage is not prevented once more when the winner is known',
    start: duel({ ben: { assets: [armour, { ...trophy, id: 'medal' }] } }),
    moves: [obey, three, one, use('ben', 'armour', prevents), resolve, use('ben', 'armour', prevents)],
    breaks: ['outer-rim.timing-of-abilities.5'],
  },
  {
    rule: 'outer-rim.combat-steps.5',
    shows: 'nothing is prevented that has been suffered',
    start: duel({ ben: { assets: [armour] } }),
    moves: [obey, three, one, resolve, { type: 'action.end', seat: 'ann' }, use('ben', 'armour', prevents)],
    breaks: ['outer-rim.combat.0.1'],
  },
  {
    rule: 'outer-rim.combat-steps.5',
    shows: 'whoever could have used something has not: the damage was suffered, whatever the log says',
    start: duel({ ann: { assets: [odd] } }),
    moves: [obey, three, one, claims(resolve, { seats: { ben: { damage: { character: 0 } } } })],
    breaks: ['outer-rim.combat-steps.5.1'],
  },
  {
    rule: 'outer-rim.timing-of-abilities.1',
    shows: 'an ability for after a won combat follows the winner, before any damage',
    start: duel({ ann: { assets: [trophy] } }),
    moves: [
      obey,
      three,
      one,
      resolve,
      claims(takeTrophy, {
        combat: { winner: 'attacker' },
        seats: { ann: { credits: 6000, damage: { character: 0 } } },
      }),
    ],
  },
  {
    rule: 'outer-rim.combat-steps.5',
    shows: 'as long as something is used after the winner is known, nobody has suffered damage',
    start: duel({ ann: { assets: [trophy] } }),
    moves: [obey, three, one, claims(resolve, { seats: { ben: { damage: { character: 0 } } } }), takeTrophy],
    final: { seats: { ben: { damage: { character: 2 } } } },
  },
  {
    rule: 'outer-rim.timing-of-abilities.5',
    shows: 'a combat is won once: what follows it is used once',
    start: duel({ ann: { assets: [trophy, { ...trophy, id: 'medal' }] } }),
    moves: [obey, three, one, resolve, takeTrophy, takeTrophy],
    breaks: ['outer-rim.timing-of-abilities.5'],
  },
  {
    rule: 'outer-rim.combat-steps.4',
    shows: 'results are changed before the winner is known, not afterwards',
    start: duel({ ann: { assets: [visor, trophy] } }),
    moves: [obey, one, one, resolve, use('ann', 'visor', { kind: 'turn', dice: [1], to: 'hit' })],
    breaks: ['outer-rim.combat-steps.0.1'],
  },
  {
    rule: 'outer-rim.combat-steps.4',
    shows: 'nor are those of the defence',
    start: duel({ ben: { assets: [visor, armour] } }),
    moves: [obey, one, one, resolve, use('ben', 'visor', { kind: 'turn', dice: [1], to: 'hit' })],
    breaks: ['outer-rim.combat-steps.3'],
  },
  {
    rule: 'outer-rim.combat-steps.4',
    shows: 'a card of unknown text may speak of that very moment',
    start: duel({ ann: { assets: [odd] } }),
    moves: [obey, one, one, resolve, useOdd({ kind: 'turn', dice: [1], to: 'hit' })],
    doubtful: true,
  },
  {
    rule: 'outer-rim.combat-steps.4.3.a',
    shows: 'between the lost combat and its damage the patrol moves away; the damage can still be prevented',
    start: ambush({ ann: { assets: [armour] } }),
    moves: [meet, none, roll('hit', 'hit'), resolve, away, use('ann', 'armour', prevents)],
    final: { seats: { ann: { damage: { ship: 1 } } }, patrols: { imperial: { space: 't4-n3' } } },
  },
  {
    rule: 'outer-rim.combat-steps.4.3.a',
    shows: 'no damage is suffered as long as the patrol has not been moved',
    start: ambush({ ann: { assets: [armour] } }),
    moves: [
      meet,
      none,
      roll('hit', 'hit'),
      claims({ ...resolve, winner: 'defender' }, { seats: { ann: { damage: { ship: 2 } } } }),
      away,
    ],
    breaks: ['outer-rim.combat-steps.4.3.a'],
  },
  {
    rule: 'outer-rim.combat-abilities.4',
    shows: 'before the first roll the start of the combat lasts: another ability may have come first',
    start: duel({ ann: { assets: [scope, stone] } }),
    moves: [
      obey,
      use('ann', 'scope', more),
      use('ann', 'stone', more),
      roll('hit', 'hit', 'hit', 'blank', 'blank'),
      none,
      resolve,
    ],
    final: { seats: { ben: { damage: { character: 3 } } } },
  },
  {
    rule: 'outer-rim.combat-steps.1.2.b',
    shows: 'a card of unknown text may reroll dice after results were changed',
    start: duel({ ann: { assets: [visor, odd] } }),
    moves: [
      obey,
      one,
      use('ann', 'visor', { kind: 'turn', dice: [1], to: 'hit' }),
      useOdd({ kind: 'reroll', dice: [2] }),
      reroll('hit'),
      none,
      resolve,
    ],
    doubtful: true,
    final: { seats: { ben: { damage: { character: 3 } } } },
  },
  {
    rule: 'outer-rim.combat-steps.1.2.b',
    shows: 'a card of unknown text may have rerolled dice without a word, so that nobody knows who has won',
    start: ambush({ ann: { values: { shipCombat: 3 }, assets: [{ id: 'odd-mod', type: 'mod' }] } }),
    moves: [
      meet,
      roll('blank', 'blank', 'hit'),
      reroll('hit', 'hit'),
      roll('hit', 'hit'),
      claims({ ...resolve, winner: 'attacker' }, { seats: { ann: { credits: 9000 } } }),
    ],
    doubtful: true,
  },
  {
    rule: 'outer-rim.combat-steps.0.1',
    shows: 'where all texts are known, dice are only rerolled by an ability',
    start: ambush({ ann: { values: { shipCombat: 3 } } }),
    moves: [meet, roll('blank', 'blank', 'hit'), reroll('hit', 'hit')],
    breaks: ['outer-rim.combat-steps.0.1'],
  },
  {
    rule: 'outer-rim.combat-steps.3.1.a',
    shows: 'what changes the value of the defence comes between the two rolls',
    start: duel({ ben: { assets: [scope] } }),
    moves: [obey, three, use('ben', 'scope', more), roll('hit', 'hit', 'hit', 'blank'), resolve],
    final: { seats: { ann: { damage: { character: 3 } } } },
  },
  {
    rule: 'outer-rim.timing-of-abilities.6.b',
    shows: 'an ability that starts another combat: the first goes on where it was',
    start: ambush({ ann: { assets: [trick('temper', { effects: [brawl] })] } }),
    moves: [
      meet,
      three,
      { type: 'combat.ability', seat: 'ann', source: 'temper' },
      claims(one, { combat: { defender: { enemy: 'a brawler' }, attack: { damage: 1 } } }),
      roll('blank'),
      claims(resolve, { combat: { defender: { patrol: 'imperial' }, attack: { damage: 2 }, winner: null } }),
      roll('blank', 'hit'),
      { ...resolve, winner: 'attacker' },
    ],
    final: { combat: null, seats: { ann: { credits: 8000, damage: { character: 0, ship: 1 } } } },
  },
  {
    rule: 'outer-rim.timing-of-abilities.6.b',
    shows: 'the first combat is not over with the second',
    start: ambush({ ann: { assets: [trick('temper', { effects: [brawl] })] } }),
    moves: [
      meet,
      three,
      { type: 'combat.ability', seat: 'ann', source: 'temper' },
      one,
      roll('blank'),
      resolve,
      { type: 'planning.recover', seat: 'ben' },
    ],
    breaks: ['outer-rim.combat-steps.0.1'],
  },
  {
    rule: 'outer-rim.skill-tests.0.1',
    shows: 'a card may ask for a test in the middle of a combat, and for a combat in the middle of a test',
    start: orders([climb], {
      ann: { assets: [trick('nerve', { timing: 'test', effects: [brawl] }), trick('plan', { effects: [climb] })] },
    }),
    moves: [
      obey,
      { type: 'test.ability', seat: 'ann', source: 'nerve' },
      one,
      { type: 'combat.ability', seat: 'ann', source: 'plan' },
      claims(test('crit', 'blank'), { test: { passed: true }, combat: { attack: { damage: 1 } } }),
      roll('blank'),
      claims(resolve, { combat: null, test: { passed: null }, seats: { ann: { credits: 5500 } } }),
      test('blank', 'blank'),
    ],
    final: { seats: { ann: { credits: 5500 } } },
  },
  {
    rule: 'outer-rim.skill-tests.1',
    shows: 'no order is prescribed in a test: a die is rerolled after another one was turned',
    start: orders([climb], {
      ann: {
        assets: [
          trick('rope', { timing: 'test', on: 'own', change: { kind: 'turn', most: 1, to: 'focus' } }),
          trick('hook', { timing: 'test', on: 'own', change: { kind: 'reroll', most: 1 } }),
        ],
      },
    }),
    moves: [
      obey,
      test('blank', 'blank'),
      { type: 'test.ability', seat: 'ann', source: 'rope', change: { kind: 'turn', dice: [0], to: 'focus' } },
      { type: 'test.ability', seat: 'ann', source: 'hook', change: { kind: 'reroll', dice: [1] } },
      { type: 'test.reroll', faces: ['crit'] },
      { type: 'test.resolve', seat: 'ann', passed: true },
    ],
    final: { seats: { ann: { credits: 5500 } } },
  },
];
