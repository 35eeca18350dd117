/**
 * @module
 * What the service measures of itself, as Prometheus reads it.
 */
import { performance } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: from what is answered from the shelf to what a budget allows. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60, 120];

/** What a service holds. */
interface Held {
  readonly flight: { readonly held: number };
  readonly games: { readonly held: number };
  readonly pool?: { readonly busy: number };
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #took: Histogram<'operation' | 'method' | 'status'>;

  constructor() {
    this.#took = new Histogram({
      name: 'referee_http_request_duration_seconds',
      help: 'How long requests took until their answers were sent, by operation, method and status',
      labelNames: ['operation', 'method', 'status'],
      buckets: BUCKETS,
      registers: [this.#registry],
    });
  }

  /** Measures requests of an operation. */
  of(operation: string): RequestHandler {
    return (req, res, next) => {
      const since = performance.now();
      res.once('close', () => {
        const status = res.writableFinished ? String(res.statusCode) : 'aborted';
        this.#took.observe({ operation, method: req.method, status }, (performance.now() - since) / 1000);
      });
      next();
    };
  }

  /** Measures what a service holds, and the process itself. */
  watch({ flight, games, pool }: Held): void {
    const registers = [this.#registry];
    const gauge = (name: string, help: string, value: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    gauge(
      'referee_held_bytes',
      'Bytes of bodies that arrive, logs that wait and answers that leave',
      () => flight.held,
    );
    gauge('referee_games', 'Games that are played and in memory', () => games.held);
    gauge('referee_jobs', 'Logs and questions that wait or are refereed', () => pool?.busy ?? 0);
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Everything that is measured, as a text. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
