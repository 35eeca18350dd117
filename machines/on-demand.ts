/**
 * @module
 * A map whose values are made when they are first asked for. A log meets a few of a game's charts: the others are neither
 * written out nor flattened for it, so that a short log does not wait for them.
 */

/** A map of known names; each value is made once, by its name, when it is first asked for. */
export class OnDemand<V> implements ReadonlyMap<string, V> {
  readonly #names: ReadonlySet<string>;
  readonly #make: (name: string) => V;
  readonly #made = new Map<string, V>();

  /** `names`: all of them, in their order; what `make` throws, who asks is told. */
  constructor(names: Iterable<string>, make: (name: string) => V) {
    this.#names = new Set(names);
    this.#make = make;
  }

  get size(): number {
    return this.#names.size;
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  get(name: string): V | undefined {
    const known = this.#made.get(name);
    if (known !== undefined || !this.#names.has(name)) return known;
    const made = this.#make(name);
    this.#made.set(name, made);
    return made;
  }

  keys(): SetIterator<string> {
    return this.#names.keys();
  }

  *values(): MapIterator<V> {
    for (const [, value] of this) yield value;
  }

  *entries(): MapIterator<[string, V]> {
    for (const name of this.#names) yield [name, this.get(name) as V];
  }

  [Symbol.iterator](): MapIterator<[string, V]> {
    return this.entries();
  }

  forEach(tell: (value: V, name: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [name, value] of this) tell(value, name, this);
  }
}
