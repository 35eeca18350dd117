import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Lines, linesIn, wholeLines } from '../../workers/lines.ts';

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

async function* cut(text: string, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield new Uint8Array(bytes.subarray(at, at + size));
    at += size;
  }
}

/** Every line with its number; for one that is too long, how long it is. */
function numbered({ line, tooLong, parts }: Lines): [number, string | number][] {
  const long: [number, number][] = tooLong > 0 ? [[line, tooLong]] : [];
  const first = line + long.length;
  return [
    ...long,
    ...[...linesIn(parts)].map((bytes, at): [number, string] => [first + at, Buffer.from(bytes).toString()]),
  ];
}

const texts = fc
  .array(fc.string({ maxLength: 30 }).map((line) => line.replaceAll('\n', 'ä')))
  .map((all) => all.join('\n'));
const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 });

describe('streams of lines', () => {
  it('come out whole and numbered, however they were cut', async () => {
    await fc.assert(
      fc.asyncProperty(texts, sizes, async (text, cuts) => {
        const found = (await all(wholeLines(cut(text, cuts), 1_000))).flatMap(numbered);
        const lines = text.split('\n');
        if (lines.at(-1) === '') lines.pop();
        expect(found).toEqual(lines.map((line, at) => [at + 1, line]));
      }),
    );
  });

  it('a line that is too long is counted and not held', async () => {
    const text = `ab\n${'x'.repeat(100)}\ncd\n${'y'.repeat(50)}`;
    const found = (await all(wholeLines(cut(text, [7]), 20))).flatMap(numbered);
    expect(found).toEqual([
      [1, 'ab'],
      [2, 100],
      [3, 'cd'],
      [4, 50],
    ]);
  });
});
