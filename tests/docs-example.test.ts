import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readLinesText } from '../referee/log/lines.ts';
import { exampleFiles } from '../scripts/example.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

describe('docs/example', () => {
  const files = exampleFiles();

  it.each([...files.keys()])('%s is what its game gives today (else: npm run docs)', (path) => {
    expect(read(path)).toBe(files.get(path));
  });

  it('is the same game as lines and in JSON', () => {
    const lines = readLinesText(read('docs/example/game.referee'));
    expect(lines.ok && lines.value.log).toEqual(JSON.parse(read('docs/example/game.json')));
  });

  it('has twenty moves, two of them wrong: each stands on the page and on the sheet', () => {
    const { moves } = JSON.parse(read('docs/example/game.json')) as { moves: unknown[] };
    expect(moves).toHaveLength(20);
    for (const path of ['docs/example/README.md', 'docs/example/ruling-sheet.html'])
      for (const rule of ['outer-rim.movement.2', 'outer-rim.combat-steps.5.2'])
        expect(read(path), path).toContain(rule);
  });
});
