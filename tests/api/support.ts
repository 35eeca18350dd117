/**
 * @module
 * A service for the tests, on a port of its own, with limits that are soon reached.
 */
import { afterAll, beforeAll, expect } from 'vitest';
import type { Deps } from '../../api/deps.ts';
import { sampleLogs } from '../../api/samples.ts';
import { type Running, startServer } from '../../api/server.ts';
import { Problem } from '../../schemas/http.ts';
import type { Json } from '../../schemas/json.ts';

export const LIMITS = { bytes: 2_000_000, pause: 400, total: 1_500 } as const;

/** What went to the log of the service: unexpected errors, which no test may cause. */
export interface Service {
  readonly url: string;
  readonly faults: unknown[];
}

/** A service that lives as long as the tests of a file. */
export function service(deps: Partial<Deps> & { readonly threads?: number } = {}): Service {
  let running: Running | undefined;
  const faults: unknown[] = [];
  const log = (error: unknown): void => void faults.push(error);
  beforeAll(async () => {
    running = await startServer({ host: '127.0.0.1', port: 0, limits: LIMITS, threads: 0, log, ...deps });
  });
  afterAll(async () => {
    await running?.close();
    expect(faults, 'unexpected errors').toEqual([]);
  });
  return {
    get url() {
      if (running === undefined) throw new Error('not started');
      return running.url;
    },
    faults,
  };
}

/** A log of the first ruleset as a JSON value that may be changed, and the entry of its breach. */
export function logs() {
  const [first] = sampleLogs();
  if (first?.broken == null) throw new Error('no samples');
  const copy = (value: unknown) =>
    structuredClone(value) as { [key: string]: Json } & { moves: { [key: string]: Json }[] };
  return {
    ruleset: first.game.ruleset.id,
    legal: copy(first.legal),
    broken: copy(first.broken.log),
    at: first.broken.at,
  };
}

/** Sends a body as it is. */
export function post(
  url: string,
  body: string | Buffer,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Promise<Response> {
  return fetch(url, { method: 'POST', body, headers });
}

/** The problem that an answer tells; checks everything that holds for all problems. */
export async function problemOf(answer: Response, status?: number): Promise<Problem> {
  const text = await answer.text();
  expect(answer.headers.get('content-type'), text.slice(0, 300)).toMatch(/^application\/problem\+json/);
  const problem = Problem.parse(JSON.parse(text));
  expect(problem.status).toBe(answer.status);
  expect(answer.status, text).toBeLessThan(500);
  if (status !== undefined) expect(answer.status, text).toBe(status);
  expect(answer.headers.get('x-request-id')).toBe(problem.requestId);
  expect(text).not.toMatch(/\bat \S+ \(|node_modules|file:\/\/|\.ts:\d/);
  return problem;
}
