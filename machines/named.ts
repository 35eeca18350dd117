/**
 * @module
 * What the slices of a ruleset bind by name: guards, effects, cases, inputs and the like, gathered from all of them.
 */
import type { BaseFacts, Ruleset, Slice } from './ruleset.ts';

/** A fault of a chart or a slice: a programmer error, found when the ruleset is loaded. */
export class ChartError extends Error {
  override name = 'ChartError';
}

/** Everything that is bound by name in one member of the slices. */
export interface Named<T> {
  readonly all: ReadonlyMap<string, T>;
  /** What is bound to a name. Throws ChartError, with the place that asks, when nothing is. */
  need(name: string, where: string): T;
}

/** The members of slices that bind something by name. */
type Binding = {
  [K in keyof Slice<BaseFacts>]-?: NonNullable<Slice<BaseFacts>[K]> extends Readonly<Record<string, unknown>>
    ? K
    : never;
}[keyof Slice<BaseFacts>];

/** What all slices of a ruleset bind in one of their members. Throws ChartError for a name that is bound twice. */
export function gather<F extends BaseFacts, T>(ruleset: Ruleset<F>, what: Binding): Named<T> {
  const all = new Map<string, T>();
  for (const [sliceName, slice] of Object.entries(ruleset.slices)) {
    for (const [name, value] of Object.entries((slice[what] ?? {}) as Readonly<Record<string, T>>)) {
      if (all.has(name)) throw new ChartError(`${sliceName}: ${what} "${name}" is defined twice`);
      all.set(name, value);
    }
  }
  return {
    all,
    need(name, where) {
      const found = all.get(name);
      if (found === undefined) throw new ChartError(`${where}: no ${what} named "${name}"`);
      return found;
    },
  };
}
