import { expect, it } from 'vitest';
import { explainFor, readText } from '../../../referee/ask.ts';
import { didYouMean } from '../../../referee/log/words.ts';

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

it('says what was meant by a list of moves that is called otherwise, and by a value that a header does not know', () => {
  const told = (rest: object): string[] => {
    const read = readText(
      JSON.stringify({ format: 'referee-log/1', ruleset: 'outer-rim', seats: ['ann', 'ben'], ...rest }),
    );
    return read.ok ? [] : read.problems.map(({ pointer, message }) => `${pointer} ${message}`);
  };
  const moves = [{ type: 'planning.recover', seat: 'ann' }];
  expect(told({ move: moves })).toContain('/move "move" is not a word of this place; did you mean "moves"?');
  expect(told({ edition: 'print', moves })).toEqual([
    '/edition "print" is not a word of this place; did you mean "print-1.0"?',
  ]);
  expect(told({ edition: 'first', moves })).toEqual([
    '/edition "first" is not a word of this place; known are "living-1.1", "print-1.0"',
  ]);
});

it('says what may have been meant by a word of a seat that is no plain slip', () => {
  const told = (ann: object): string[] => {
    const header = { format: 'referee-log/1', ruleset: 'outer-rim', seats: ['ann', 'ben'], start: { seats: { ann } } };
    const read = readText(JSON.stringify({ ...header, moves: [] }));
    return read.ok ? [] : read.problems.map(({ message }) => message);
  };
  expect(told({ creditsum: 5 })).toEqual(['"creditsum" is not a word of this place; did you mean "credits"?']);
  expect(told({ damage: { char: 1 } })).toEqual(['"char" is not a word of this place; did you mean "character"?']);
  expect(told({ money: 5 })).toEqual(['"money" is not a word of this place']);
});

it('suggests of short words only what most of their letters say, and of none that there is none', () => {
  const known = ['ann', 'bo', 'q', 'boba'];
  for (const strange of ['den', 'al', 'xyz', 'babe']) expect(didYouMean(strange, known)).toMatch(/^known are /);
  expect(['qq', 'anne', 'an', 'nan', 'oba'].map((strange) => didYouMean(strange, known))).toEqual([
    'did you mean "q"?',
    'did you mean "ann"?',
    'did you mean "ann"?',
    'did you mean "ann"?',
    'did you mean "boba"?',
  ]);
  expect(didYouMean('den', [])).toBe('there are none here');
});

it('says what stands where a place in a log is asked for, also where nothing does', () => {
  const read = readText('{"format": "referee-log/1", "ruleset": "outer-rim", "seats": ["ann"], "moves": []}');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  for (const [at, said] of [
    [undefined, 'nothing'],
    [{ at: 0 }, 'an object'],
    ['0', 'a string'],
    [0.5, '0.5'],
  ] as const)
    expect(explainFor(read.value, at as number)).toMatchObject({
      problems: [{ message: `an entry is named by a whole number (0 is the first): this is ${said}` }],
    });
});
