import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleLogs } from '../../api/samples.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** More files than one thread does alone. */
const FILES = 300;
/** The file that no log is in. */
const STRANGE = 201;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'referee-files-'));
  const [sample] = sampleLogs();
  for (let index = 0; index < FILES; index += 1) {
    const log = { ...(sample?.legal as object), title: `log ${index}` };
    writeFileSync(join(folder, `${index}.json`), index === STRANGE ? '{"format":' : JSON.stringify(log));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

function verify(threads: number): { lines: string[]; complaints: string; code: number | null } {
  const files = Array.from({ length: FILES }, (_, index) => join(folder, `${index}.json`));
  const args = ['bin/referee.js', 'verify', '--format', 'ndjson', '--threads', String(threads), ...files];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return { lines: stdout.trim().split('\n'), complaints: stderr, code: status };
}

describe('many files', () => {
  it('are told in their order, whoever verifies them, and a file that holds no log stops none of them', () => {
    const { lines, complaints, code } = verify(2);
    expect(code).toBe(2);
    const told = lines.map((line) => JSON.parse(line) as { title?: string; problems?: unknown[] });
    expect(told.map(({ title }) => title ?? 'no log')).toEqual(
      Array.from({ length: FILES }, (_, index) => (index === STRANGE ? 'no log' : `log ${index}`)),
    );
    expect(told[STRANGE]?.problems).toHaveLength(1);
    expect(complaints).toContain(`${STRANGE}.json:1:11`);
  });

  it('are told the same by one thread and by three', () => {
    expect(verify(3)).toEqual(verify(1));
  });
});
