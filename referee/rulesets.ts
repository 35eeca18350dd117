/**
 * @module
 * The rulesets as the referee uses them: loaded and compiled once, when first asked for.
 */
import { registry } from '../machines/registry.ts';
import type { BaseFacts } from '../machines/ruleset.ts';
import { type Compiled, compile } from './compile.ts';

const compiled = new Map<string, Compiled<BaseFacts>>();

/** The ids of all rulesets. */
export const rulesetIds: readonly string[] = Object.keys(registry);

/** A ruleset ready to referee with; undefined for an id that nobody knows. */
export function rulesetOf(id: string): Compiled<BaseFacts> | undefined {
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const load = Object.hasOwn(registry, id) ? registry[id] : undefined;
  if (load === undefined) return undefined;
  const made = compile(load());
  compiled.set(id, made);
  return made;
}
