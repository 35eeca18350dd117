/**
 * @module
 * Bodies, piece by piece as they arrive. Nothing here trusts the client: pauses and the whole time are bounded, and however
 * many long bodies arrive at once, only one piece of them is taken in each round of the event loop.
 */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { setImmediate as nextRound } from 'node:timers/promises';
import { busy, type Hold } from './flight.ts';
import { unpacked } from './packing.ts';
import { HttpProblem } from './problems.ts';

/** How long a body may take, in milliseconds. */
export interface Patience {
  /** the longest pause between two pieces */
  readonly pause: number;
  /** the longest time until its end */
  readonly total: number;
}

/** So much of a body is taken as soon as it is there, in bytes: whoever sends more waits for a turn. */
const AT_ONCE = 256 * 1024;

let last: Promise<void> = Promise.resolve();

/** The turn of a long body to have its next piece taken: one in each round of the event loop, first come, first served. */
function turn(): Promise<void> {
  last = last.then(() => nextRound());
  return last;
}

/** Why no more pieces come: the body is at its end, or was cut, or is late, or its request has to go. */
type Ending = 'whole' | 'cut' | 'late' | 'shed';

/** What arrives, no faster than it is asked for; returns why it ends. The stream survives: its answer is still to be sent. */
async function* arriving(
  stream: Readable,
  { pause, total }: Patience,
  shed?: AbortSignal,
): AsyncGenerator<Buffer, Ending> {
  const end = Date.now() + total;
  let wake = (): void => {};
  const woken = (): void => wake();
  // One listener for the whole body, and no promise that outlives a pause: a body may have any number of pieces.
  stream.on('readable', woken).on('end', woken).on('close', woken);
  shed?.addEventListener('abort', woken);
  /** Whether anything happens in so many milliseconds. */
  const happens = (within: number): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, within, false);
      wake = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  let taken = 0;
  try {
    for (;;) {
      if (shed?.aborted === true) return 'shed';
      const left = end - Date.now();
      const piece = left > 0 ? (stream.read() as Buffer | null) : null;
      if (piece !== null) {
        taken += piece.length;
        yield piece;
        if (taken >= AT_ONCE) await turn();
      } else if (stream.readableEnded) return 'whole';
      else if (stream.destroyed) return 'cut';
      else if (left <= 0 || !(await happens(Math.min(pause, left)))) return 'late';
    }
  } finally {
    shed?.removeEventListener('abort', woken);
    stream.off('readable', woken).off('end', woken).off('close', woken);
  }
}

/** The pieces of a body, unpacked. A pause that is too long, and a client that goes away or has to go, end in a problem. */
export async function* pieces(req: IncomingMessage, patience: Patience, hold: Hold): AsyncGenerator<Buffer> {
  const stream = unpacked(req);
  stream.on('error', ignored);
  let came = 0;
  if (stream !== req)
    req.on('data', ({ length }: Buffer) => {
      came += length;
    });
  try {
    const ending = yield* arriving(stream, patience, hold.signal);
    switch (ending) {
      case 'whole':
        // What stands behind the end of what is packed is passed over by some that unpack.
        if (!('bytesWritten' in stream) || stream.bytesWritten === came) return;
        throw notUnpacked();
      case 'shed':
        throw busy();
      case 'late':
        throw new HttpProblem('body-too-slow', 'the body came too slowly', { headers: { Connection: 'close' } });
      case 'cut':
        if (stream !== req && (req.complete || !req.destroyed)) throw notUnpacked();
        throw new HttpProblem('body-aborted', 'the connection was closed before the whole body had come');
    }
  } finally {
    if (stream !== req) {
      req.unpipe();
      stream.destroy();
    }
  }
}

const notUnpacked = (): HttpProblem =>
  new HttpProblem('cannot-unpack', 'the body is not what Content-Encoding says', { headers: { Connection: 'close' } });

/** Takes what is left of a body that nobody reads, so that its client comes to see the answer: for so many milliseconds. */
export async function discard(req: IncomingMessage, total: number): Promise<void> {
  req.on('error', ignored);
  const rest = arriving(req, { pause: total, total });
  let next = await rest.next();
  while (next.done !== true) next = await rest.next();
  if (next.value === 'late') req.destroy();
}

/** Streams say by their end that they are broken. */
function ignored(): void {}
