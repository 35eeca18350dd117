/**
 * @module
 * What the service takes from outside.
 */
import { randomUUID } from 'node:crypto';
import { BODY_LIMITS, type BodyLimits } from './body.ts';
import { CardSets } from './card-sets/store.ts';
import { Flight } from './flight.ts';
import { Games } from './games/store.ts';
import { Metrics } from './operations/metrics.ts';
import type { Pool } from './pool/pool.ts';
import { Shelf } from './shelf.ts';
import { Runs } from './verifications/runs.ts';

export interface Deps {
  readonly limits: BodyLimits;
  /** the bytes that are held for clients */
  readonly flight: Flight;
  /** the longest time in which nothing moves on a connection, in milliseconds; while a log is refereed nothing has to */
  readonly idle: number;
  /** the sets of cards that are kept */
  readonly cardSets: CardSets;
  /** the games that are being played */
  readonly games: Games;
  readonly metrics: Metrics;
  /** the verifications that nobody waits for */
  readonly runs: Runs;
  /** answers that are always the same */
  readonly shelf: Shelf;
  /** where logs are refereed; left out: here, one after the other */
  readonly pool?: Pool;
  /** the address by which the service is reached, for examples */
  readonly base: () => string;
  /** why the service is not ready for more; null: it is */
  readonly refuses: () => string | null;
  /** the time now, as RFC 3339 writes it */
  readonly now: () => string;
  /** a new id for a request */
  readonly newId: () => string;
  /** where an unexpected error goes */
  readonly log: (error: unknown, requestId: string) => void;
}

/** What serves outside of tests. */
export const DEPS: Deps = {
  limits: BODY_LIMITS,
  flight: new Flight(256 * 1024 * 1024),
  idle: 30_000,
  cardSets: new CardSets(),
  games: new Games(),
  metrics: new Metrics(),
  runs: new Runs(),
  shelf: new Shelf(),
  base: () => 'http://127.0.0.1:8080',
  refuses: () => null,
  now: () => new Date().toISOString(),
  newId: randomUUID,
  log: (error, requestId) => {
    process.stderr.write(
      `request ${requestId}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  },
};
