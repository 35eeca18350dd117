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
 * Milliseconds of each task before the first sample: whoever verifies piles of games or runs a service has long been compiled,
 * and so have the peers. Less would compare how fast programs of different size warm up.
 */
const WARM = 2_000;
/** A sample takes at least so many milliseconds: short tasks are repeated. */
const SAMPLE = 10;

function timed(task: () => unknown, times: number): number {
  const start = performance.now();
  for (let time = 0; time < times; time += 1) task();
  return performance.now() - start;
}

/** How long each task takes, in microseconds: the median of samples that were taken in turns. */
export function interleaved<K extends string>(
  tasks: Readonly<Record<K, () => unknown>>,
  rounds = 31,
): Record<K, number> {
  const bench = new Bench({ time: 0, iterations: 1, warmup: false, throws: true });
  // Warmed up in turns as well: code is thrown away while another task is at work for long.
  const warm = Object.entries<() => unknown>(tasks).map(([name, task]) => ({ name, task, times: 1, spent: 0 }));
  while (warm.some(({ spent }) => spent < WARM)) {
    for (const one of warm) {
      const took = timed(one.task, one.times);
      one.spent += took;
      one.times = Math.max(1, Math.ceil((SAMPLE * one.times) / Math.max(0.01, took)));
    }
  }
  for (const { name, task, times } of warm) bench.add(name, () => void timed(task, times));
  const samples = new Map<string, number[]>(warm.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    warm.forEach(({ name, times }, at) => {
      const task = bench.tasks[at];
      task?.runSync();
      if (task?.result.state !== 'completed') throw new Error(`${name} could not be measured`);
      samples.get(name)?.push((task.result.latency.p50 * 1000) / times);
    });
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
