import { PassThrough } from 'node:stream';
import { WriteStream } from 'node:tty';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paint, progress, wrap } from '../../cli/terminal.ts';

afterEach(() => vi.unstubAllEnvs());

describe('colours', () => {
  const { getColorDepth } = WriteStream.prototype;
  const terminal = Object.assign(new PassThrough(), { isTTY: true, getColorDepth }) as unknown as WriteStream;

  it.each([
    [{ NO_COLOR: '1' }, false],
    [{ TERM: 'dumb' }, false],
    [{ TERM: 'xterm-256color' }, true],
    [{ FORCE_COLOR: '1' }, true],
  ])('one or several styles at once: %j', (env, isStyled) => {
    for (const name of ['NO_COLOR', 'NODE_DISABLE_COLORS', 'FORCE_COLOR', 'COLORTERM', 'TERM', 'CI'])
      vi.stubEnv(name, (env as Record<string, string>)[name]);
    expect(paint('red', 'a', terminal)).toBe(isStyled ? '\u001b[31ma\u001b[39m' : 'a');
    expect(paint(['red', 'bold'], 'a', terminal)).toBe(isStyled ? '\u001b[31m\u001b[1ma\u001b[22m\u001b[39m' : 'a');
  });
});

describe('progress', () => {
  /** What is written to a stream by a task that is asked at these times, in milliseconds. */
  function written(isTTY: boolean, times: readonly number[], says = 'verified 3 logs'): string[] {
    const lines: string[] = [];
    let time = 0;
    const write = (text: string | Uint8Array): boolean => lines.push(String(text)) > 0;
    const tick = progress(
      () => says,
      { isTTY, columns: 30, write },
      () => time,
    );
    for (time of times) tick();
    return lines;
  }

  it('is shown where somebody watches, from the second second on, and not redrawn all the time', () => {
    expect(written(true, [0, 500, 999])).toEqual([]);
    expect(written(true, [1_000, 1_001, 1_050, 1_101])).toEqual(Array(2).fill('\rverified 3 logs\u001b[K'));
  });

  it('is not shown in a pipe or on a terminal that cannot take a line away', () => {
    expect(written(false, [5_000])).toEqual([]);
    vi.stubEnv('TERM', 'dumb');
    expect(written(true, [5_000])).toEqual([]);
  });

  it('is shown at once before what takes long in one go', () => {
    const lines: string[] = [];
    const write = (text: string | Uint8Array): boolean => lines.push(String(text)) > 0;
    const tick = progress(
      () => 'drawing turn',
      { isTTY: true, columns: 30, write },
      () => 0,
    );
    tick(true);
    tick();
    expect(lines).toEqual(['\rdrawing turn\u001b[K']);
  });

  it('takes one line, and nothing in it is obeyed', () => {
    const [line = ''] = written(true, [5_000], `${'long '.repeat(20)}`);
    expect(line.length).toBe(1 + 29 + 3);
    expect(written(true, [5_000], 'a\u001b[2Jb')).toEqual(['\ra\ufffd[2Jb\u001b[K']);
  });
});

describe('on standard error', () => {
  it('lines wrap in a terminal, and stay whole where a program reads them', () => {
    const { isTTY, columns } = process.stderr;
    const at = (isTerminal: boolean): string => {
      Object.assign(process.stderr, { isTTY: isTerminal, columns: 24 });
      return wrap('a message of some length here', '  ', '', process.stderr);
    };
    try {
      expect(at(true)).toBe('a message of some length\n  here');
      expect(at(false)).toBe('a message of some length here');
    } finally {
      Object.assign(process.stderr, { isTTY, columns });
    }
  });
});

describe('wrap', () => {
  it('breaks between words, as wide as COLUMNS says', () => {
    vi.stubEnv('COLUMNS', '24');
    expect(wrap('the quick brown fox jumps', '  ')).toBe('  the quick brown fox\n  jumps');
    expect(wrap('the quick brown fox jumps', '      ', '  ! ')).toBe('  ! the quick brown fox\n      jumps');
    expect(wrap('outer-rim.appendix-2-interpreting-cards.1 is long', '')).toBe(
      'outer-rim.appendix-2-interpreting-cards.1\nis long',
    );
  });

  it('keeps what is laid out within a line, and begins no line with blanks', () => {
    vi.stubEnv('COLUMNS', '24');
    expect(wrap('one  two', '')).toBe('one  two');
    expect(wrap('a line of this length  two', '')).toBe('a line of this length\ntwo');
  });

  it('counts columns, not characters: wide signs are two, colours none', () => {
    vi.stubEnv('COLUMNS', '20');
    expect(wrap('銀河 銀河 銀河 銀河 銀河', '')).toBe('銀河 銀河 銀河 銀河\n銀河');
    expect(wrap('\u001b[36mone\u001b[39m two three fours', '')).toBe('\u001b[36mone\u001b[39m two three fours');
  });

  it('is never narrower than words need, nor wider than people read, whatever COLUMNS says', () => {
    for (const [told, width] of [
      ['3', 20],
      ['4000', 110],
    ] as const) {
      vi.stubEnv('COLUMNS', told);
      const [first = ''] = wrap('x '.repeat(400).trim(), '').split('\n');
      expect(first.length).toBe(width - 1 + (width % 2));
    }
  });

  it('breaks nothing where nobody says how wide it may be', () => {
    const long = 'x '.repeat(400).trim();
    for (const told of ['wide', '', '-7', '0', '1e999']) {
      vi.stubEnv('COLUMNS', told);
      expect(wrap(long, '')).toBe(long);
    }
  });
});
