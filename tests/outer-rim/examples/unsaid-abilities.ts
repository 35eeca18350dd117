/**
 * @module
 * Abilities used in a combat of which a log says nothing: the next entry, or its claims, show that they were.
 */
import type { Example } from '../example.ts';
import { ambush, claims, meet, roll, trick } from '../fights.ts';

const next = { type: 'planning.gain-credits', seat: 'ben' };
const reward = (credits: number) => claims(next, { seats: { ann: { credits } } });

const lens = trick('lens', { on: 'own', change: { kind: 'turn', most: 1, from: 'focus', to: 'crit' } });
const jammer = trick('jammer', { on: 'opponent', change: { kind: 'value', add: -1 } });

/** Texts that are known: what is shown can only have come about by them. */
const known: readonly Example[] = [
  {
    rule: 'outer-rim.combat-steps.2.2.a',
    shows: 'the reward of a patrol shows that a focus was turned to a crit, although the defence has been rolled since',
    start: ambush({ ann: { assets: [lens] } }),
    moves: [meet, roll('focus', 'blank', 'blank'), roll('hit', 'blank'), reward(8000)],
    final: { seats: { ann: { credits: 8000, damage: { ship: 1 } } } },
  },
  {
    rule: 'outer-rim.patrols.9.a',
    shows: 'so does the next patrol, which comes to the map',
    start: ambush({ ann: { assets: [lens] } }),
    moves: [
      meet,
      roll('focus', 'blank', 'blank'),
      roll('hit', 'blank'),
      { type: 'patrol.spawn', faction: 'imperial', token: { level: 2 } },
      next,
    ],
    final: { seats: { ann: { credits: 8000 } } },
  },
  {
    rule: 'outer-rim.combat-steps.4',
    shows: 'nothing is turned that shows no focus: that fight is lost',
    start: ambush({ ann: { assets: [lens] } }),
    moves: [meet, roll('blank', 'blank', 'blank'), roll('hit', 'blank'), reward(8000)],
    breaks: ['outer-rim.encountering-a-patrol.2'],
  },
  {
    rule: 'outer-rim.combat-steps.3.1.a',
    shows: 'dice of the opponent that are one too few show what has lowered the combat value',
    start: ambush({ ann: { assets: [jammer] } }),
    moves: [meet, roll('hit', 'crit', 'blank'), roll('hit'), next],
    final: { seats: { ann: { credits: 8000, damage: { ship: 1 } } } },
  },
  {
    rule: 'outer-rim.combat-steps.3',
    shows: 'it lowers the value by one, and no more',
    start: ambush({ ann: { assets: [jammer] } }),
    moves: [meet, roll('hit', 'crit', 'blank'), roll(), next],
    breaks: ['outer-rim.combat-steps.3'],
  },
];

export const examples: readonly Example[] = [...known];
