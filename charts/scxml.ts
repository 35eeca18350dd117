/**
 * @module
 * A statechart in the W3C's State Chart XML 1.0, made so that an interpreter runs it as it is served. Cases of the game are
 * data items that begin as false; whoever steps through the chart says by the event `case.<name>` that one holds, and it
 * is used up by the transition that it decides, so that nothing goes round in circles. Effects are `<log>`s. A
 * procedure is invoked by the file name of its chart. What SCXML has no words for stands in attributes of a namespace of our
 * own, which interpreters skip.
 */
import { caseEvent, isPlain, OTHERWISE } from './events.ts';
import { type ChartEdge, type ChartModel, type ChartState, isAbove, type Opening, statesBelow } from './model.ts';
import { xml } from './text.ts';

/** The namespace of what SCXML has no words for. */
export const SCXML_EXTRAS = 'urn:outer-rim-referee:chart';

/** The names that a document gives to the states of a chart and to the calls in them: no dots, which part events. */
export interface ScxmlNames {
  state(id: string): string;
  /** the state that ends a chart with transitions of its own */
  readonly end: string;
  /** the id of the call in a state; its end is the event `done.invoke.<id>` */
  call(id: string): string;
  /** the data item of a case */
  datum(name: string): string;
}

/** The names in the document of a chart. */
export function scxmlNames({ id, root, edges }: ChartModel): ScxmlNames {
  const states = [...statesBelow(root)].map((state) => state.id);
  // The names of a document are all different: those of states, of calls, and of what stands around.
  const ids = distinct([...states, `${id} all`, `${id} end`, ...states.map((state) => `${state} call`)], (name) =>
    name
      .replaceAll(/[. ]/g, '--')
      .replaceAll(/[^\w-]/g, '_')
      .replace(/^(?![A-Za-z_])/, '_'),
  );
  const cases = edges.flatMap(({ when, offers }) => [when, ...(offers?.moves.map((move) => move.when) ?? [])]);
  const data = distinct(
    [OTHERWISE, ...cases.flatMap((name) => name ?? [])],
    (name) => `case_${name.replaceAll(/\W/g, '_')}`,
  );
  return {
    state: (state) => ids.get(state === '' ? `${id} all` : state) ?? '',
    end: ids.get(`${id} end`) ?? '',
    call: (state) => ids.get(`${state} call`) ?? '',
    datum: (name) => data.get(name) ?? '',
  };
}

/** Writes a chart as an SCXML 1.0 document. */
export function toScxml(model: ChartModel): string {
  const { id, description, root, edges } = model;
  const names = scxmlNames(model);
  const lines: string[] = ['<?xml version="1.0" encoding="UTF-8"?>'];
  const ofChart = edges.filter((edge) => edge.from === root.id);
  // What the whole chart reacts to needs a state around all others, because the document itself has no transitions.
  const around = ofChart.length > 0 || edges.some((edge) => edge.to === root.id);

  const transition = (
    edge: ChartEdge,
    indent: string,
    event: string | null,
    { checks, when }: Pick<Opening, 'checks' | 'when'>,
    datum: string | null,
    also = '',
  ): void => {
    const open = `${indent}<transition${attributes({
      event,
      cond: datum === null ? null : `${datum}${also}`,
      target: edge.to === null ? null : names.state(edge.to),
      type: edge.to !== null && isAbove(edge.from, edge.to) ? 'internal' : null,
      'rr:checks': list(checks),
      'rr:when': when,
      'rr:opens': edge.offers?.chart ?? null,
      'rr:rules': list(edge.rules),
    })}`;
    const content = [
      ...(datum === null ? [] : [`<assign${attributes({ location: datum, expr: 'false' })}/>`]),
      ...edge.effects.map((effect) => `<log${attributes({ label: 'effect', expr: quoted(effect) })}/>`),
    ];
    if (content.length === 0) lines.push(`${open}/>`);
    else lines.push(`${open}>`, ...content.map((line) => `${indent}  ${line}`), `${indent}</transition>`);
  };

  /** That one of a state's final children is entered, as a further condition. */
  const ended = ({ children }: ChartState): string => {
    const ends = children.filter(({ kind }) => kind === 'final').map((child) => `In('${names.state(child.id)}')`);
    return ` && (${ends.join(' || ')})`;
  };

  const reactions = (state: ChartState, indent: string): void => {
    const own = edges.filter((edge) => edge.from === state.id);
    // The cases that this state's transitions ask are said here.
    const said = new Map<string, string>();
    for (const edge of own) {
      for (const { when } of edge.offers?.moves ?? [edge])
        if (when !== null) said.set(caseEvent(when), names.datum(when));
      if (edge.trigger === 'always' && edge.when === null && !isPlain(edge))
        said.set(OTHERWISE, names.datum(OTHERWISE));
    }
    for (const [event, datum] of said)
      lines.push(
        `${indent}<transition${attributes({ event })}><assign${attributes({ location: datum, expr: 'true' })}/></transition>`,
      );
    for (const edge of own) {
      const datum = (when: string | null): string | null => (when === null ? null : names.datum(when));
      switch (edge.trigger) {
        case 'event':
          transition(edge, indent, edge.event, edge, datum(edge.when));
          break;
        case 'offer':
          for (const move of edge.offers?.moves ?? []) transition(edge, indent, move.event, move, datum(move.when));
          break;
        case 'returned':
          transition(edge, indent, `done.invoke.${names.call(state.id)}`, edge, datum(edge.when));
          break;
        case 'done': {
          const event = `done.state.${names.state(state.id)}`;
          if (isPlain(edge)) transition(edge, indent, event, edge, null);
          // The event comes once; that a case holds may be said later.
          else transition(edge, indent, null, edge, datum(edge.when), ended(state));
          break;
        }
        case 'always':
          transition(edge, indent, null, edge, isPlain(edge) ? null : datum(edge.when ?? OTHERWISE));
          break;
      }
    }
  };

  const element = (state: ChartState, indent: string): void => {
    const name = state.kind === 'final' ? 'final' : 'state';
    const open = `${indent}<${name}${attributes({
      id: names.state(state.id),
      initial: state.initial === null ? null : names.state(state.initial),
      ...extras(state),
    })}`;
    const before = lines.push(`${open}>`);
    if (state.calls !== null)
      lines.push(
        `${indent}  <invoke${attributes({
          type: 'scxml',
          id: names.call(state.id),
          src: `${encodeURIComponent(state.calls.chart)}.scxml`,
          'rr:input': state.calls.input,
        })}/>`,
      );
    reactions(state, `${indent}  `);
    for (const child of state.children) element(child, `${indent}  `);
    if (lines.length === before) lines[before - 1] = `${open}/>`;
    else lines.push(`${indent}</${name}>`);
  };

  lines.push(
    `<scxml${attributes({
      xmlns: 'http://www.w3.org/2005/07/scxml',
      'xmlns:rr': SCXML_EXTRAS,
      version: '1.0',
      // Interpreters make functions of this name.
      name: id.replaceAll(/\W/g, '_'),
      datamodel: 'ecmascript',
      initial: names.state(around ? '' : (root.initial ?? '')),
      'rr:output': model.output,
      ...extras(root),
    })}>`,
  );
  if (description !== null) lines.push(`  <!-- ${xml(description).replaceAll('--', '- -')} -->`);
  const cases = new Set<string>();
  for (const edge of edges) {
    for (const { when } of edge.offers?.moves ?? [edge]) if (when !== null) cases.add(when);
    if (edge.trigger === 'always' && edge.when === null && !isPlain(edge)) cases.add(OTHERWISE);
  }
  if (cases.size > 0) {
    lines.push('  <datamodel>');
    for (const name of cases) lines.push(`    <data${attributes({ id: names.datum(name), expr: 'false' })}/>`);
    lines.push('  </datamodel>');
  }
  if (around) {
    // Its end is the end of the chart.
    const inner = names.state('');
    lines.push(
      `  <state${attributes({ id: inner, initial: root.initial === null ? null : names.state(root.initial) })}>`,
    );
    reactions(root, '    ');
    lines.push(`    <transition${attributes({ event: `done.state.${inner}`, target: names.end })}/>`);
    for (const child of root.children) element(child, '    ');
    lines.push('  </state>', `  <final${attributes({ id: names.end })}/>`);
  } else {
    for (const child of root.children) element(child, '  ');
  }
  lines.push('</scxml>');
  return `${lines.join('\n')}\n`;
}

function extras(state: ChartState): Record<string, string | null> {
  return {
    'rr:awaits': state.awaits,
    'rr:implies': state.implies,
    'rr:keeps': list(state.keeps.flatMap(([pattern, some]) => [...(pattern === '*' ? [] : [`${pattern}:`]), ...some])),
    'rr:rules': list(state.rules),
  };
}

/** Names made fit for a document, all different. */
function distinct(names: readonly string[], made: (name: string) => string): Map<string, string> {
  const fitted = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    if (fitted.has(name)) continue;
    const wanted = made(name);
    let free = wanted;
    for (let count = 2; taken.has(free); count += 1) free = `${wanted}_${count}`;
    taken.add(free);
    fitted.set(name, free);
  }
  return fitted;
}

/** A text as an expression of ECMAScript. */
function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
}

function list(names: readonly string[]): string | null {
  return names.length === 0 ? null : names.join(' ');
}

function attributes(values: Readonly<Record<string, string | null>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${xml(value)}"`))
    .join('');
}
