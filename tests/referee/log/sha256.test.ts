import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256, sha256Here } from '../../../referee/log/sha256.ts';

it('reckons without Node what Node reckons, whatever the text and however it fills its blocks', () => {
  const lengths = fc.integer({ min: 0, max: 300 }).map((length) => 'x'.repeat(length));
  fc.assert(
    fc.property(fc.oneof(lengths, fc.string({ unit: 'grapheme', maxLength: 200 })), (text) => {
      const hash = createHash('sha256').update(text).digest('hex');
      expect([sha256Here(text), sha256(text)]).toEqual([hash, hash]);
    }),
  );
});
