/** A log of several slips is judged to its end: each is told once, and nothing else. */
import { expect, it } from 'vitest';
import { checkLog } from '../../referee/log/read.ts';
import { verify } from '../../referee/reading/verify.ts';
import type { Json } from '../../schemas/json.ts';
import type { CardFacts } from '../../schemas/outer-rim/cards.ts';
import { logOf, seat } from './example.ts';

const lobot = {
  id: 'bounty-lobot',
  type: 'bounty',
  cost: 0,
  contact: 'lobot',
  class: 'green',
  combat: { kind: 'ground', value: 2 },
  eliminationReward: { credits: 4000 },
  reward: { credits: 8000 },
  destination: 'kessel',
  bonuses: {},
  patrolIcon: 'none',
  contactIcon: 'none',
} as unknown as CardFacts;

const seats = {
  ann: seat({ character: 'boba-fett', ship: 'g-1a-starfighter', space: 'naboo', credits: 8000, assets: [lobot] }),
  ben: seat({ character: 'bossk', space: 'naboo', credits: 9000 }),
  cem: seat({ character: 'hera-syndulla', space: 'ryloth', credits: 4000 }),
};
const gains = (who: string) => ({ type: 'planning.gain-credits', seat: who });
const recovers = (who: string, words: object = {}) => ({ type: 'planning.recover', seat: who, ...words });
const meets = (who: string, words: object = {}) => ({ type: 'encounter.space', seat: who, effects: [], ...words });

/** The entries and rules that are told of a log that begins with Ann on Naboo, where the contact of her bounty is. */
function told(
  faceup: boolean,
  moves: readonly { readonly type: string; readonly [word: string]: unknown }[],
): string[] {
  const contacts = { naboo: [{ id: faceup ? 'lobot' : null, class: 'green' as const, faceup }] };
  const log = logOf({ rule: 'log.the-move-log.1', shows: '', start: { seats, contacts }, moves });
  const read = checkLog(log as unknown as Json);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  const { violations, stopped } = verify(read.value.game, read.value.log);
  expect(stopped).toBeNull();
  return violations.map(({ entry, rule }) => `${entry} ${rule.replace('outer-rim.', '')}`);
}

it('two rolls with a wrong number of dice in a fight with a card of unknown text, and what is wrong behind them', () => {
  const judged = (claim: number): string[] =>
    told(true, [
      gains('ann'),
      { type: 'encounter.contact', seat: 'ann', contact: 'lobot' },
      { type: 'contact.fight', seat: 'ann', bounty: 'bounty-lobot' },
      { type: 'combat.roll', faces: ['hit', 'hit', 'blank', 'hit'] },
      { type: 'combat.roll', faces: ['hit', 'blank', 'blank'] },
      { type: 'combat.resolve', seat: 'ann', winner: 'attacker' },
      { type: 'bounty.capture', seat: 'ann' },
      gains('ben'),
      meets('ben'),
      recovers('cem'),
      meets('cem'),
      { type: 'planning.move', seat: 'ann', path: ['t5-n4'] },
      { type: 'deliver.bounty', seat: 'ann', card: 'bounty-lobot' },
      meets('ann', { expect: { seats: { ann: { credits: claim } } } }),
      recovers('ben'),
      gains('ben'),
    ]);
  const slips = ['3 combat-steps.1', '4 combat-steps.3', '12 deliver-action.2.a', '15 planning-step.0.1'];
  // Nothing was paid for the bounty, or all of it.
  expect(judged(10_000)).toEqual(slips);
  expect(judged(18_000)).toEqual(slips);
  expect(judged(11_000)).toHaveLength(5);
});

it('another encounter between the choice of a contact and its token, of whose fight the dice are the first record', () => {
  const judged = (captured: boolean): string[] =>
    told(false, [
      recovers('ann'),
      { type: 'encounter.contact', seat: 'ann', class: 'green' },
      { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
      { type: 'contact.reveal', contact: 'lobot' },
      { type: 'combat.roll', faces: ['hit', 'hit', 'blank'] },
      { type: 'combat.roll', faces: ['hit', 'blank'] },
      { type: 'combat.resolve', seat: 'ann', winner: 'attacker' },
      { type: 'bounty.capture', seat: 'ann' },
      gains('ben'),
      meets('ben'),
      recovers('cem'),
      meets('cem'),
      recovers('ann', { expect: { seats: { ann: { assets: [{ card: 'bounty-lobot', captured }] } } } }),
    ]);
  expect(judged(true)).toEqual(['2 encounter-step.0.1']);
  expect(judged(false)).toHaveLength(2);
});
