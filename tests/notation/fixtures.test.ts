import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../schemas/json.ts';
import { linesOf, logOf, placeless, reportOf } from './support.ts';

const folder = fileURLToPath(new URL('../../fixtures/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));

/** The logs among the fixtures. */
const logs = files.flatMap((name): { name: string; text: string; log: Json }[] => {
  const text = readFileSync(`${folder}${name}`, 'utf8');
  try {
    const log = JSON.parse(text) as Json;
    const isLog = typeof log === 'object' && log !== null && !Array.isArray(log) && Array.isArray(log['moves']);
    return isLog ? [{ name, text, log }] : [];
  } catch {
    return [];
  }
});

describe('every log of the fixtures in the line notation', () => {
  it('there are enough of them', () => expect(logs.length).toBeGreaterThan(600));

  it('goes there and back unchanged', () => {
    for (const { name, log } of logs) expect(logOf(linesOf(log)), name).toStrictEqual(log);
  });

  it('is judged as it is in JSON', async () => {
    // One in five is enough: what they say is what the property of random logs holds for all.
    for (const { name, text, log } of logs.filter((_, at) => at % 5 === 0)) {
      const [inJson, inLines] = await Promise.all(
        [reportOf(text), reportOf(linesOf(log))].map((one) => one.then(placeless, String)),
      );
      if (typeof inJson !== 'string') expect(inLines, name).toEqual(inJson);
    }
  });
});
