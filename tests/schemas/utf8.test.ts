import { describe, expect, it } from 'vitest';
import { textIn } from '../../schemas/utf8.ts';

describe('bytes as a text', () => {
  it.each([
    ['little', [0xff, 0xfe, 0x7b, 0x00]],
    ['big', [0xfe, 0xff, 0x00, 0x7b]],
    ['little, without saying so', [0x7b, 0x00, 0x0a, 0x00]],
    ['big, without saying so', [0x00, 0x7b]],
  ])('a text in UTF-16 (%s end first) is told as such', (_end, bytes) => {
    expect(textIn(Uint8Array.from(bytes))).toMatchObject({
      message: 'the text is not valid UTF-8; it is UTF-16: save it as UTF-8',
      line: 1,
      column: 1,
    });
  });

  it('of other bytes nothing is guessed', () => {
    expect(textIn(Uint8Array.from([0x7b, 0xff]))).toMatchObject({
      message: 'the text is not valid UTF-8; save it as UTF-8',
      column: 2,
    });
  });
});
