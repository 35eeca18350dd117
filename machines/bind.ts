/**
 * @module
 * XState machines of a ruleset's charts.
 */
import { type AnyStateMachine, createMachine, type MachineConfig } from 'xstate';
import { written } from './chart.ts';
import type { BaseFacts, Ruleset } from './ruleset.ts';

/** The machines of a ruleset, by the name of their chart, in the order of its slices. Throws for a chart that stands twice. */
export function machinesOf<F extends BaseFacts>(ruleset: Ruleset<F>): Map<string, AnyStateMachine> {
  const machines = new Map<string, AnyStateMachine>();
  for (const config of written(Object.values(ruleset.slices).flatMap(({ charts = [] }) => charts))) {
    if (machines.has(config.id)) throw new Error(`the chart "${config.id}" is defined twice`);
    machines.set(config.id, createMachine(config as unknown as MachineConfig<object, { type: string }>));
  }
  return machines;
}
