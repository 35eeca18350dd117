/**
 * The tables at which games are simulated: whatever is asked of their header, what they tell can be read again.
 */
import { expect, it } from 'vitest';
import { checkLog } from '../../referee/log/read.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import { verify } from '../../referee/reading/verify.ts';
import { simulate, simulationFor } from '../../referee/simulate.ts';
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
  // Set-up deals from one sheet more than there are players.
  { ambitions: [{ id: 'envoy' }, { id: 'hermit' }], start: 'set-up', seats: ['ann', 'bob'] },
  { ambitions: [{ id: 'pirate' }], start: 'set-up', seats: ['ann', 'bob'], ai: ['bob'] },
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

it('sheets that are asked for are dealt from with those that the table makes up beside them, and nothing is left untold', () => {
  const { log } = simulate(game, 1, 60, undefined, {
    ambitions: [{ id: 'envoy' }, { id: 'hermit' }],
    start: 'set-up',
    seats: ['ann', 'bob'],
  });
  expect((log['ambitions'] as { id: string }[]).map(({ id }) => id)).toEqual(['envoy', 'hermit', 'told-ambition-3']);
  const read = checkLog(log as Json);
  if (!read.ok) throw new Error(JSON.stringify(read.problems.slice(0, 3)));
  expect(verify(read.value.game, read.value.log).unverifiable).toEqual([]);
});

it.each([
  [
    'no game is played without the practice set',
    { options: { practiceSet: false } },
    '/options/practiceSet',
    /^no simulated game/,
  ],
  [
    'what was made up is not held against who has told what it does not fit',
    { start: { patrols: { rebel: { level: 2, combat: 4, reward: { fame: 1 }, space: 't2-n2' } } } },
    '/start/patrols/rebel',
    /^what was made up beside the parts that are told does not fit them: /,
  ],
  [
    'what is wrong with what is told is told as it is',
    { start: { patrols: { rebel: { level: 1, space: 'nowhere-at-all' } } } },
    undefined,
    /^(?!what was made up)/,
  ],
])('a header that cannot be used: %s', (_name, header, pointer, message) => {
  const answer = simulationFor('outer-rim', 1, 10, header as unknown as Json);
  if (answer.ok) throw new Error('it can');
  const [problem] = answer.problems;
  if (pointer !== undefined) expect(problem?.pointer).toBe(pointer);
  expect(problem?.message).toMatch(message);
});
