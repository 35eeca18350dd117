/**
 * @module
 * A statechart as the JSON that XState's `createMachine` takes, for its editors and for everybody's own code.
 */
import type { AnyStateMachine } from 'xstate';

/** Writes a machine's definition; functions, which JSON cannot hold, are left out. */
export function toXStateJson(machine: AnyStateMachine): string {
  const named = (_key: string, value: unknown) =>
    Array.isArray(value) ? value.filter((item) => typeof item !== 'function') : value;
  return `${JSON.stringify(machine.config, named, 2)}\n`;
}
