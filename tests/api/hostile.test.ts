import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import { simulate } from '../../referee/simulate.ts';
import type { Json } from '../../schemas/json.ts';
import { logs, post, problemOf, service } from './support.ts';

const app = service();
const { legal } = logs();

const POSTS = ['/v1/verifications', '/v1/legal-moves', '/v1/explanations', '/v1/ai-turns'];

/** Whatever is sent: an answer of the referee, or a problem that is the sender's. */
async function harmless(path: string, body: string | Buffer, headers?: Record<string, string>): Promise<void> {
  const answer = await post(app.url + path, body, headers);
  if (answer.status === 200) await answer.text();
  else await problemOf(answer);
}

const json = fc.jsonValue({ maxDepth: 5, noUnicodeString: false }) as fc.Arbitrary<Json>;
const words = fc.constantFrom(
  'log',
  'at',
  'seat',
  'move',
  'moves',
  'format',
  'ruleset',
  'seats',
  'start',
  '__proto__',
  'constructor',
  'toString',
);

/** A question whose parts are anything. */
const questions = fc.oneof(
  json,
  fc.dictionary(words, json),
  fc.record({ log: fc.constant<unknown>(legal), at: json, seat: json }, { requiredKeys: ['log'] }),
  fc.record(
    { log: fc.constant<unknown>(legal), at: fc.integer({ min: -3, max: 6 }), move: json },
    { requiredKeys: ['log'] },
  ),
  fc.record({
    format: fc.constant('referee-log/1'),
    ruleset: fc.constantFrom(...rulesetIds),
    seats: json,
    start: json,
    moves: json,
  }),
);

/** Every place of a JSON value. */
function places(value: Json, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

function changed(value: Json, [step, ...rest]: string[], by: Json | undefined): Json {
  if (step === undefined) return by ?? null;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as { [key: string]: Json };
  if (rest.length > 0) copy[step] = changed(copy[step] ?? null, rest, by);
  else if (by === undefined) delete copy[step];
  else Object.defineProperty(copy, step, { value: by, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** Games with one to three places changed into something else. */
const damaged = fc
  .tuple(fc.constantFrom(...rulesetIds), fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 40 }))
  .map(([id, seed, most]) => {
    const game = rulesetOf(id);
    if (game === undefined) throw new Error(id);
    return JSON.parse(JSON.stringify(simulate(game, seed, most).log)) as Json;
  })
  .chain((log) => {
    const all = places(log).filter((path) => path.length > 0);
    const values = fc.oneof(
      json,
      fc.constant(undefined),
      fc.constantFrom<Json>(-1, 0, 1e9, '', 'nobody', null, [], {}),
    );
    return fc
      .array(fc.tuple(fc.constantFrom(...all), values), { minLength: 1, maxLength: 3 })
      .map((changes) => changes.reduce<Json>((now, [path, by]) => changed(now, path, by), log));
  });

describe('nothing that is sent breaks the service', () => {
  for (const path of POSTS) {
    it(`${path}: any JSON`, async () => {
      await fc.assert(
        fc.asyncProperty(questions, (body) => harmless(path, JSON.stringify(body))),
        { numRuns: 120 },
      );
    });

    it(`${path}: any bytes, of any declared type`, async () => {
      const types = fc.constantFrom(
        'application/json',
        'application/x-ndjson',
        'application/json; charset=utf-16',
        'text/plain',
        'a',
        '*/*',
      );
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), types, (bytes, type) =>
          harmless(path, Buffer.from(bytes), { 'content-type': type }),
        ),
        { numRuns: 120 },
      );
    });
  }

  it('games that were damaged', async () => {
    await fc.assert(
      fc.asyncProperty(damaged, fc.integer({ min: -2, max: 40 }), async (log, at) => {
        await harmless('/v1/verifications', JSON.stringify(log));
        await harmless('/v1/legal-moves', JSON.stringify({ log, at }));
        await harmless('/v1/explanations', JSON.stringify({ log, at }));
      }),
      { numRuns: 60 },
    );
  });

  it('any path and any query', async () => {
    const part = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('v1', 'rulesets', 'rules', 'machines', 'docs', ...rulesetIds, '..', '%', '%00', '{ruleset}'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 5 }),
        fc.dictionary(fc.string({ maxLength: 6 }), fc.string({ maxLength: 12 })),
        async (parts, query) => {
          const answer = await fetch(
            `${app.url}/${parts.map((one) => (one.startsWith('%') ? one : encodeURIComponent(one))).join('/')}?${new URLSearchParams(query)}`,
          );
          if (answer.ok) await answer.text();
          else await problemOf(answer);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('fifty at once get fifty answers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const log = { ...legal, title: `game ${at}` };
        const answer = await post(`${app.url}/v1/verifications`, JSON.stringify(log));
        return ((await answer.json()) as { title: string }).title;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 50 }, (_, at) => `game ${at}`));
  });
});
