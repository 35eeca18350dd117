import fc from 'fast-check';
import { expect, it } from 'vitest';
import { READER, shortened } from '../../scripts/dictionary.ts';

/** What is read again of texts that were written shortly. */
function readAgain(texts: readonly string[]): string[] {
  const { pairs, texts: short } = shortened(texts);
  const read = new Function(`return (${READER})`)() as (pairs: string) => (text: string) => string;
  return short.map(read(pairs));
}

it('texts that are written shortly are read again as they were, whatever signs they hold', () => {
  const signs = fc.constantFrom('a', 'b', ' ', 'ä', 'Ł', '\u0100', '\u058f', '一', '\u0301', '„', '😀', '"', '\\');
  const texts = fc.array(
    fc.array(signs, { maxLength: 200 }).map((some) => some.join('')),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(texts, (some) => {
      expect(readAgain(some)).toEqual(some);
    }),
  );
});

it('what repeats itself is much shorter', () => {
  const text = 'Whoever moves into the Maelstrom stops there. '.repeat(100);
  expect(shortened([text]).texts[0]?.length).toBeLessThan(text.length / 10);
  expect(readAgain([text, text.toUpperCase()])).toEqual([text, text.toUpperCase()]);
});
