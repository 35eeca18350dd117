import type { Example } from '../example.ts';
import { ambush, duel, meet, obey, order, reroll, resolve, roll, trick, use } from '../fights.ts';

const three = roll('hit', 'blank', 'blank');
const none = roll('blank', 'blank', 'blank');
const lens = trick('lens', { on: 'own', change: { kind: 'reroll', most: 1 } });
const visor = trick('visor', { on: 'own', change: { kind: 'turn', most: 1, to: 'hit' } });
const when = trick('eager', { on: 'own', word: 'when', change: { kind: 'turn', most: 1, from: 'blank', to: 'hit' } });
const after = trick('patient', { on: 'own', word: 'after', change: { kind: 'add', faces: ['hit'] } });
const stone = trick('stone', { timing: 'start-of-combat', on: 'own', change: { kind: 'value', add: 1 } });
const helm = trick('helm', { timing: 'start-of-combat', on: 'own', change: { kind: 'value', add: 1 } });
const turned = { kind: 'turn', dice: [1], to: 'hit' };
const added = { kind: 'add', faces: ['hit'] };
const more = { kind: 'value', add: 1 };
const four = roll('hit', 'blank', 'blank', 'blank');

export const examples: readonly Example[] = [
  {
    rule: 'outer-rim.timing-of-abilities.1',
    shows: 'an ability "after" the roll follows the roll',
    start: ambush({ ann: { assets: [after] } }),
    moves: [meet, three, use('ann', 'patient', added), roll('blank', 'blank'), { ...resolve, damage: { attack: 2 } }],
    final: { seats: { ann: { credits: 8000 } } },
  },
  {
    rule: 'outer-rim.timing-of-abilities.1',
    shows: 'there is nothing to follow before the roll',
    start: ambush({ ann: { assets: [after] } }),
    moves: [meet, use('ann', 'patient', added), three, roll('blank', 'blank'), resolve],
    breaks: ['outer-rim.combat-steps.0.1'],
  },
  {
    rule: 'outer-rim.timing-of-abilities.2',
    shows: 'an ability "when" dice are rolled works at once',
    start: ambush({ ann: { assets: [when] } }),
    moves: [meet, three, use('ann', 'eager', turned), roll('blank', 'blank'), { ...resolve, damage: { attack: 2 } }],
    final: { seats: { ann: { credits: 8000 } } },
  },
  {
    rule: 'outer-rim.timing-of-abilities.2',
    shows: 'its moment has passed once the other dice lie there',
    start: ambush({ ann: { assets: [when] } }),
    moves: [meet, three, roll('blank', 'blank'), use('ann', 'eager', turned), resolve],
    breaks: ['outer-rim.combat-steps.0.1'],
  },
  {
    rule: 'outer-rim.timing-of-abilities.3',
    shows: '"when" comes before "after"',
    start: ambush({ ann: { assets: [when, after] } }),
    moves: [
      meet,
      three,
      use('ann', 'eager', turned),
      use('ann', 'patient', added),
      roll('blank', 'blank'),
      { ...resolve, damage: { attack: 3 } },
    ],
  },
  {
    rule: 'outer-rim.timing-of-abilities.3',
    shows: '"when" does not come after "after" of the same roll',
    start: ambush({ ann: { assets: [when, after] } }),
    moves: [meet, three, use('ann', 'patient', added), use('ann', 'eager', turned), roll('blank', 'blank'), resolve],
    breaks: ['outer-rim.timing-of-abilities.3'],
  },
  {
    rule: 'outer-rim.timing-of-abilities.4',
    shows: 'abilities at the start of a combat come in any order that the current player likes',
    start: duel({ ann: { assets: [stone] }, ben: { assets: [helm] } }),
    moves: [obey, use('ben', 'helm', more), use('ann', 'stone', more), four, four, resolve],
    final: { seats: { ann: { damage: { character: 1 } }, ben: { damage: { character: 1 } } } },
  },
  {
    rule: 'outer-rim.timing-of-abilities.4',
    shows: 'that does not reach abilities for which the rules fix the order',
    start: duel({
      ann: { assets: [trick('scope', { on: 'own', change: { kind: 'value', add: 1 } })] },
      ben: { assets: [trick('smoke', { on: 'opponent', change: { kind: 'value', add: -1 } })] },
    }),
    moves: [obey, use('ben', 'smoke', { kind: 'value', add: -1 }), use('ann', 'scope', more), three, none, resolve],
    breaks: ['outer-rim.combat-steps.1.2.a'],
  },
  {
    rule: 'outer-rim.timing-of-abilities.5',
    shows: 'an ability is used once for the attack and once for the defence',
    start: ambush({ ann: { assets: [trick('lens', { change: { kind: 'reroll', most: 1 } })] } }),
    moves: [
      meet,
      three,
      use('ann', 'lens', { kind: 'reroll', dice: [1] }),
      reroll('hit'),
      roll('crit', 'blank'),
      use('ann', 'lens', { kind: 'reroll', dice: [0] }),
      reroll('blank'),
      resolve,
    ],
    final: { seats: { ann: { credits: 8000, damage: { ship: 0 } } } },
  },
  {
    rule: 'outer-rim.timing-of-abilities.5',
    shows: 'an ability is not used twice for one roll',
    start: ambush({ ann: { assets: [visor] } }),
    moves: [
      meet,
      three,
      use('ann', 'visor', { kind: 'turn', dice: [1], to: 'hit' }),
      use('ann', 'visor', { kind: 'turn', dice: [2], to: 'hit' }),
      roll('blank', 'blank'),
      resolve,
    ],
    breaks: ['outer-rim.timing-of-abilities.5'],
  },
  ...(['turn', undefined] as const).map((limit): Example => {
    const rule = limit === undefined ? 'outer-rim.timing-of-abilities.5' : 'outer-rim.word-usage.6.a';
    return {
      rule,
      shows: 'whatever it has done the second time, which the log does not say, is no breach besides',
      start: ambush({ ann: { assets: [trick('lens', { change: { kind: 'turn', most: 1, to: 'hit' }, limit })] } }),
      moves: [
        meet,
        three,
        use('ann', 'lens', { kind: 'turn', dice: [1], to: 'hit' }),
        { type: 'combat.ability', seat: 'ann', source: 'lens' },
        roll('blank', 'blank'),
        resolve,
      ],
      breaks: [rule],
    };
  }),
  {
    rule: 'outer-rim.timing-of-abilities.5.1',
    shows: 'an ability at the start of combat is there again in the next combat',
    start: duel({
      ann: { assets: [stone, { ...order({ do: 'fight', player: 'ben' }), id: 'more-orders' }], slots: { mod: 2 } },
      ben: { values: { health: 20 } },
    }),
    moves: [
      obey,
      use('ann', 'stone', more),
      four,
      none,
      resolve,
      { type: 'action.ability', seat: 'ann', source: 'more-orders', ability: 'order' },
      use('ann', 'stone', more),
      four,
      none,
      resolve,
    ],
    final: { seats: { ben: { damage: { character: 2 } } } },
  },
  {
    rule: 'outer-rim.timing-of-abilities.5.1',
    shows: 'an ability at the start of combat is there once in each combat',
    start: duel({ ann: { assets: [stone] } }),
    moves: [
      obey,
      use('ann', 'stone', more),
      use('ann', 'stone', more),
      roll('hit', 'blank', 'blank', 'blank', 'blank'),
      none,
      resolve,
    ],
    breaks: ['outer-rim.timing-of-abilities.5'],
  },
  {
    rule: 'outer-rim.timing-of-abilities.6.a',
    shows: 'the next ability waits until the rerolled die has been seen',
    start: ambush({ ann: { assets: [lens, visor] } }),
    moves: [
      meet,
      three,
      use('ann', 'lens', { kind: 'reroll', dice: [1] }),
      reroll('focus'),
      use('ann', 'visor', turned),
      roll('blank', 'blank'),
      resolve,
    ],
  },
  {
    rule: 'outer-rim.timing-of-abilities.6.a',
    shows: 'no ability is used between picking a die and rerolling it',
    start: ambush({ ann: { assets: [lens, visor] } }),
    moves: [
      meet,
      three,
      use('ann', 'lens', { kind: 'reroll', dice: [1] }),
      use('ann', 'visor', { kind: 'turn', dice: [2], to: 'hit' }),
      reroll('focus'),
      roll('blank', 'blank'),
      resolve,
    ],
    breaks: ['outer-rim.timing-of-abilities.6.a'],
  },
  {
    rule: 'outer-rim.timing-of-abilities.6.b',
    shows: 'an ability is used alone',
    start: ambush({ ann: { assets: [lens, visor] } }),
    moves: [meet, three, use('ann', 'visor', turned), roll('blank', 'blank'), { ...resolve, damage: { attack: 2 } }],
    final: { seats: { ann: { credits: 8000 } } },
  },
  {
    rule: 'outer-rim.timing-of-abilities.6.b',
    shows: 'one after the other does not mean in any order',
    start: ambush({ ann: { assets: [lens, visor] } }),
    moves: [
      meet,
      three,
      use('ann', 'visor', turned),
      use('ann', 'lens', { kind: 'reroll', dice: [2] }),
      reroll('hit'),
      roll('blank', 'blank'),
      resolve,
    ],
    breaks: ['outer-rim.combat-steps.0.1'],
  },
];
