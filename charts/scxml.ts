/**
 * @module
 * A statechart in the W3C's State Chart XML. Guards are calls of `rules(…)` and `when(…)`, effects are elements of a
 * namespace of our own: whoever runs the document supplies both.
 */
import type { AnyStateMachine } from 'xstate';
import { type ChartEdge, type ChartState, chartModel, isAbove } from './model.ts';
import { xml } from './text.ts';

/** The namespace of what SCXML has no words for. */
export const SCXML_EXTRAS = 'urn:outer-rim-referee:chart';

/** Writes a machine as an SCXML 1.0 document. */
export function toScxml(machine: AnyStateMachine): string {
  const { id, description, root, edges } = chartModel(machine);
  const lines: string[] = ['<?xml version="1.0" encoding="UTF-8"?>'];
  const ofChart = edges.filter((edge) => edge.from === root.id);
  // What the whole chart reacts to needs a state around all others, because the document itself has no transitions.
  const around = ofChart.length > 0 || edges.some((edge) => edge.to === root.id) ? `_${id}` : null;

  const transition = (edge: ChartEdge, indent: string): void => {
    const cond = [
      ...(edge.checks.length > 0 ? [call('rules', edge.checks)] : []),
      ...(edge.when === null ? [] : [call('when', [edge.when])]),
    ].join(' && ');
    const open = `${indent}<transition${attributes({
      event: edge.trigger === 'done' ? `done.state.${edge.from}` : edge.event,
      cond: cond === '' ? null : cond,
      target: edge.to === root.id ? around : edge.to,
      type: edge.to !== null && isAbove(edge.from, edge.to) ? 'internal' : null,
      'rr:rules': list(edge.rules),
    })}`;
    if (edge.effects.length === 0) {
      lines.push(`${open}/>`);
      return;
    }
    lines.push(`${open}>`);
    for (const effect of edge.effects) lines.push(`${indent}  <rr:effect${attributes({ name: effect })}/>`);
    lines.push(`${indent}</transition>`);
  };

  const element = (state: ChartState, indent: string): void => {
    const name = state.kind === 'final' ? 'final' : 'state';
    const open = `${indent}<${name}${attributes({ id: state.id, initial: state.initial, ...extras(state) })}`;
    const own = edges.filter((edge) => edge.from === state.id);
    if (state.calls === null && own.length === 0 && state.children.length === 0) {
      lines.push(`${open}/>`);
      return;
    }
    lines.push(`${open}>`);
    if (state.calls !== null) lines.push(`${indent}  <invoke${attributes({ type: 'chart', src: state.calls })}/>`);
    for (const edge of own) transition(edge, `${indent}  `);
    for (const child of state.children) element(child, `${indent}  `);
    lines.push(`${indent}</${name}>`);
  };

  lines.push(
    `<scxml${attributes({
      xmlns: 'http://www.w3.org/2005/07/scxml',
      'xmlns:rr': SCXML_EXTRAS,
      version: '1.0',
      name: id,
      datamodel: 'ecmascript',
      initial: around ?? root.initial,
      ...extras(root),
    })}>`,
  );
  if (description !== null) lines.push(`  <!-- ${xml(description).replaceAll('--', '- -')} -->`);
  if (around !== null) lines.push(`  <state${attributes({ id: around, initial: root.initial })}>`);
  const indent = around === null ? '  ' : '    ';
  for (const edge of ofChart) transition(edge, indent);
  for (const child of root.children) element(child, indent);
  if (around !== null) lines.push('  </state>');
  lines.push('</scxml>');
  return `${lines.join('\n')}\n`;
}

function extras(state: ChartState): Record<string, string | null> {
  return { 'rr:awaits': state.awaits, 'rr:implies': state.implies, 'rr:rules': list(state.rules) };
}

/** A call of a function with names, as an expression of ECMAScript. */
function call(name: string, names: readonly string[]): string {
  return `${name}(${names.map((each) => `'${each.replaceAll(/['\\]/g, '\\$&')}'`).join(', ')})`;
}

function list(names: readonly string[]): string | null {
  return names.length === 0 ? null : names.join(' ');
}

function attributes(values: Readonly<Record<string, string | null>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${xml(value)}"`))
    .join('');
}
