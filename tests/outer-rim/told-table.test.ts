/**
 * The tables at which games are simulated: whatever is asked of their header, what they tell can be read again.
 */
import { expect, it } from 'vitest';
import { checkLog } from '../../referee/log/read.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import { verify } from '../../referee/reading/verify.ts';
import { simulate } from '../../referee/simulate.ts';
import type { Json } from '../../schemas/json.ts';

const found = rulesetOf('outer-rim');
if (found === undefined) throw new Error('no ruleset');
const game = found;

const asked: { readonly [key: string]: Json }[] = [
  { options: { fameRequirement: 1 } },
  { options: { fameRequirement: 1000 } },
  { options: { fameRequirement: 1000, ambitions: true, unfinishedBusiness: false } },
  { options: { fameRequirement: 1000 }, start: 'set-up', seats: ['ann', 'bob', 'cleo', 'dora'] },
  { cards: [] },
  { cards: [{ id: 'x-cargo', type: 'cargo' }] },
  { options: { fameRequirement: 1000, aiFame: 999 }, seats: ['ann', 'bob'], ai: ['bob'] },
];

it.each(asked.map((header) => [JSON.stringify(header), header] as const))(
  'a simulated game with %s is a log that can be read, and right',
  (_name, header) => {
    const { log } = simulate(game, 5, 60, undefined, header);
    const read = checkLog(log as Json);
    if (!read.ok) throw new Error(JSON.stringify(read.problems.slice(0, 3)));
    expect(verify(read.value.game, read.value.log).violations).toEqual([]);
  },
);
