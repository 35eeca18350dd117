import { expect, it } from 'vitest';
import { asTable, compared } from '../../bench/against.ts';
import type { Row } from '../../bench/measure.ts';

const row = (name: string, value: number, unit: string, required: string | null = null): Row => ({
  name,
  value,
  unit,
  required,
  aim: null,
});

it('two commits are compared round by round, whichever way a row goes', () => {
  const round = (slow: number, few: number) => ({
    here: [
      row('time', 10 * slow, 'µs'),
      row('logs', 100, 'logs/s'),
      row('ratio', 30, '×', '>= 20'),
      row('new', 1, 'ms'),
    ],
    there: [
      row('time', 10, 'µs'),
      row('logs', 100 * few, 'logs/s'),
      row('ratio', 40, '×', '>= 20'),
      row('old', 1, 'ms'),
    ],
  });
  const rows = compared([round(1.1, 1), round(1.3, 0.5), round(1.2, 2)]);
  expect(rows.map(({ name, ratio, least, most, worse }) => [name, ratio, least, most, worse])).toEqual([
    ['time', 1.2, 1.1, 1.3, 1.2],
    ['logs', 1, 0.5, 2, 1],
    ['ratio', 0.75, 0.75, 0.75, 4 / 3],
  ]);
  const lines = asTable(rows).split('\n');
  expect(lines.map((line) => line.includes('worse by'))).toEqual([true, false, true]);
  expect(lines[0]).toContain('× 1.20  (1.10 to 1.30)  worse by 20 %');
});
