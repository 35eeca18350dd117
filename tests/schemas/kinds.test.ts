import { describe, expect, it } from 'vitest';
import { Seat } from '../../schemas/kinds.ts';

describe('the name of a player', () => {
  it.each(['ann', 'Dr. Köhler', '7', 'A'.repeat(40), 'a'.repeat(64), '李雷'])('is %j', (name) => {
    expect(Seat.safeParse(name).success).toBe(true);
  });

  it.each([
    ['', '1 to 40 characters, by an id of up to 64'],
    ['A'.repeat(41), '1 to 40 characters, by an id of up to 64'],
    ['a'.repeat(65), '1 to 40 characters, by an id of up to 64'],
    ['Ann  Lee', 'single spaces between its words'],
    [' Ann', 'single spaces between its words'],
    ['Ann\tLee', 'U+0009'],
    ['Ann\u00a0Lee', 'U+00A0'],
    ['\u{1f469}\u200d\u{1f680}', 'U+200D'],
    ['Ko\u0308hler', 'NFC'],
    ['constructor', 'cannot serve as a name'],
  ])('is not %j, and that is said: %s', (name, why) => {
    const { error } = Seat.safeParse(name);
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining(why)]);
  });
});
