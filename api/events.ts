/**
 * @module
 * Server-sent events: what is told as it comes about, to whoever keeps listening.
 */
import type { Request, Response } from 'express';
import { EVENTS_TYPE } from './media.ts';

/** One listener. */
export class Listener {
  readonly #res: Response;

  /** Begins the answer. `idle`: the longest time in which nothing moves on a connection, in milliseconds. */
  constructor(req: Request, res: Response, idle: number, gone: () => void) {
    this.#res = res;
    res.status(200).setHeader('Content-Type', `${EVENTS_TYPE}; charset=utf-8`);
    // Proxies that gather answers keep these back.
    res.setHeader('X-Accel-Buffering', 'no');
    res.flushHeaders();
    // A connection on which nothing moves is closed, here and on the way.
    const beat = setInterval(() => this.#write(': still here\n\n'), idle / 2);
    res.once('close', () => {
      clearInterval(beat);
      gone();
    });
    if (req.method === 'HEAD') res.end();
  }

  /** Whether anything can still be told. */
  get hears(): boolean {
    return !this.#res.writableEnded && !this.#res.destroyed;
  }

  /** How many bytes have been told that have not left yet. */
  get behind(): number {
    return this.#res.writableLength;
  }

  /** Tells something; `id`: what whoever comes again says to have heard last. */
  tell(event: string, data: unknown, id?: number): void {
    this.#write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    if (this.hears) this.#res.end();
  }

  /** Ends a connection whose other side does not read. */
  cut(): void {
    this.#res.destroy();
  }

  #write(text: string): void {
    if (this.hears) this.#res.write(text);
  }
}
