/**
 * @module
 * Measuring several things in one run: their samples are interleaved, so that whatever else the machine does hits all of
 * them alike, and the median of each is what counts.
 */
import { Bench } from 'tinybench';

/** The median of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Rounds before the first sample: whoever verifies piles of games or runs a service has long been compiled, and so have the
 * peers. Fewer would compare how fast programs of different size warm up.
 */
const WARM = 30;
/** Milliseconds of each task before it is known how long it takes. */
const FIRST = 300;
/** A sample takes at least so many milliseconds: short tasks are repeated. */
const SAMPLE = 10;

/** How long each task takes, in microseconds: the median of samples that were taken in turns. */
export function interleaved<K extends string>(
  tasks: Readonly<Record<K, () => unknown>>,
  rounds = 21,
): Record<K, number> {
  const bench = new Bench({ time: 0, iterations: 1, warmup: false, throws: true });
  const times = new Map<string, number>();
  for (const [name, task] of Object.entries(tasks) as [K, () => unknown][]) {
    let last = 0;
    for (const start = performance.now(); performance.now() - start < FIRST; ) {
      const from = performance.now();
      task();
      last = performance.now() - from;
    }
    const repeated = Math.ceil(SAMPLE / Math.max(0.01, last));
    times.set(name, repeated);
    bench.add(name, () => {
      for (let time = 0; time < repeated; time += 1) task();
    });
  }
  const samples = new Map<string, number[]>();
  for (let round = 0; round < WARM + rounds; round += 1) {
    for (const task of bench.tasks) {
      task.runSync();
      const { result } = task;
      if (result.state !== 'completed') throw new Error(`${task.name} could not be measured`);
      const each = (result.latency.p50 * 1000) / (times.get(task.name) ?? 1);
      if (round >= WARM) samples.set(task.name, [...(samples.get(task.name) ?? []), each]);
    }
  }
  return Object.fromEntries([...samples].map(([name, values]) => [name, median(values)])) as Record<K, number>;
}

/** One line of the result. `required` and `aim` are bounds such as `<= 4`; null where none was set. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly required: string | null;
  readonly aim: string | null;
}

/** Whether a value keeps a bound. */
export function keeps(value: number, bound: string | null): boolean {
  if (bound === null) return true;
  const [sign, limit] = bound.split(' ');
  return sign === '<=' ? value <= Number(limit) : value >= Number(limit);
}
