import { expect, it } from 'vitest';
import { readText } from '../../../referee/ask.ts';

it('tells all unknown words of an unusable log, whatever their order', () => {
  const told = (entry: object): string[] => {
    const log = { format: 'referee-log/1', ruleset: 'outer-rim', seats: ['ann', 'ben'], moves: [entry] };
    const read = readText(JSON.stringify(log));
    return read.ok ? [] : read.problems.map(({ pointer, message }) => `${pointer} ${message}`);
  };
  const one = told({ type: 'action.ability', seta: 7, surce: 'jyn' });
  expect(one.join()).toMatch(/did you mean "seat".*did you mean "source"/);
  expect(told({ surce: 'jyn', seta: 7, type: 'action.ability' })).toEqual(one);
});
