/**
 * @module
 * Moves in words, for messages and lists: subject, verb, object.
 */
import type { Move } from '../ruleset.ts';

type Words = Move & Record<string, unknown>;

function list(value: unknown): string {
  return Array.isArray(value)
    ? value.map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item))).join(', ')
    : String(value);
}

export const says: Readonly<Record<string, (move: Words) => string>> = {
  'encounter.patrol': (m) => `encounters the ${String(m['faction'])} patrol`,
  'patrol.displace': (m) => `moves the ${String(m['faction'])} patrol to ${String(m['to'])}`,
  'combat.roll': (m) =>
    `the ${m['side'] === undefined ? 'dice' : `${String(m['side'])} dice`} show ${list(m['faces'])}`,
  'combat.reroll': (m) => `the rerolled dice show ${list(m['faces'])}`,
  'combat.resolve': () => 'compares the damage',
  'test.roll': (m) => `the test shows ${list(m['faces'])}`,
  'test.resolve': () => 'ends the test',
};
