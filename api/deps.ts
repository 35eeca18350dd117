/**
 * @module
 * What the service takes from outside.
 */
import { randomUUID } from 'node:crypto';
import { BODY_LIMITS, type BodyLimits } from './body.ts';
import type { Pool } from './pool/pool.ts';

export interface Deps {
  readonly limits: BodyLimits;
  /** where logs are refereed; left out: here, one after the other */
  readonly pool?: Pool;
  /** a new id for a request */
  readonly newId: () => string;
  /** where an unexpected error goes */
  readonly log: (error: unknown, requestId: string) => void;
}

/** What serves outside of tests. */
export const DEPS: Deps = {
  limits: BODY_LIMITS,
  newId: randomUUID,
  log: (error, requestId) => {
    process.stderr.write(
      `request ${requestId}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  },
};
