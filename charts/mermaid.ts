/**
 * @module
 * A statechart as a Mermaid state diagram, as GitHub and many editors draw it.
 */
import {
  boxOf,
  type ChartEdge,
  type ChartModel,
  type ChartState,
  caption,
  inWords,
  isListed,
  nameOf,
  shortRule,
  statesBelow,
  title,
} from './model.ts';

/** What a Mermaid diagram may show besides the chart itself. */
export interface MermaidOptions {
  readonly title?: string;
  /** whether arrows name their effects; the default is yes */
  readonly effects?: boolean;
}

/** How long a line of an arrow's label or of a note may become before it is wrapped. */
const WRAP = 28;

/** Writes a machine as `stateDiagram-v2`. */
export function toMermaid(model: ChartModel, options: MermaidOptions = {}): string {
  const ids = mermaidIds([model.root, ...statesBelow(model.root)]);
  const id = (state: string) => ids.get(state) ?? '';
  const lines: string[] = [];

  const contents = (state: ChartState, indent: string): void => {
    if (state.initial !== null) lines.push(`${indent}[*] --> ${id(state.initial)}`);
    for (const child of state.children) {
      const name = `${indent}state "${encode(title(child))}" as ${id(child.id)}`;
      if (child.children.length > 0) {
        lines.push(`${name} {`);
        contents(child, `${indent}  `);
        lines.push(`${indent}}`);
      } else {
        lines.push(name);
      }
      note(child, indent);
    }
    for (const edge of model.edges) {
      // An arrow belongs to the innermost box around both of its ends.
      if (edge.to === null || isListed(edge) || boxOf(edge) !== state.id) continue;
      const label = isLoop(edge) ? encode(caption(edge)) : labelLines(edge, options).join('<br/>');
      lines.push(`${indent}${id(edge.from)} --> ${id(edge.to)}${label === '' ? '' : ` : ${label}`}`);
    }
    for (const child of state.children) {
      if (child.kind === 'final') lines.push(`${indent}${id(child.id)} --> [*]`);
    }
  };

  const note = (state: ChartState, indent: string): void => {
    const text = noteLines(state);
    for (const edge of model.edges) {
      if (edge.from !== state.id) continue;
      const label = labelLines(edge, options);
      if (isListed(edge)) text.push(...label, ...(edge.to === null ? [] : [`⟶ ${encode(nameOf(model, edge.to))}`]));
      // Mermaid lays long labels of loops over other labels, so the arrow has the first line only.
      else if (isLoop(edge) && label.length > 1) text.push(...label);
    }
    if (text.length === 0) return;
    lines.push(`${indent}note right of ${id(state.id)}`);
    for (const line of text) lines.push(`${indent}  ${line}`);
    lines.push(`${indent}end note`);
  };

  const name = [options.title ?? inWords(model.id), ...wrap(model.root.rules.map(shortRule), '§ ')].join(' ');
  lines.push('---', `title: ${JSON.stringify(name)}`, '---', 'stateDiagram-v2');
  lines.push(`  accTitle: ${encode(name)}`);
  if (model.description !== null) lines.push(`  accDescr: ${encode(model.description)}`);
  if (model.edges.some((edge) => edge.from === model.root.id)) {
    // What the whole chart reacts to is told by a note, which needs something to be pinned to: a box around the chart.
    lines.push(`  state "${encode(model.root.label)}" as ${id(model.root.id)} {`);
    contents(model.root, '    ');
    lines.push('  }');
    note(model.root, '  ');
  } else {
    contents(model.root, '  ');
  }
  return `${lines.join('\n')}\n`;
}

/** Ids of letters, digits and underscores only; two states never share one. */
function mermaidIds(states: readonly ChartState[]): Map<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id } of states) {
    // The prefix keeps names such as `end` or `state` from being read as words of Mermaid.
    const wanted = id === '' ? 'chart' : `s_${id.replaceAll('.', '__').replaceAll(/\W/g, '_')}`;
    let free = wanted;
    for (let count = 2; taken.has(free); count += 1) free = `${wanted}_${count}`;
    taken.add(free);
    ids.set(id, free);
  }
  return ids;
}

/** Whether a transition enters the very state that it leaves. */
function isLoop(edge: ChartEdge): boolean {
  return edge.from === edge.to;
}

function labelLines(edge: ChartEdge, options: MermaidOptions): string[] {
  const heading = caption(edge);
  return [
    ...(heading === '' ? [] : [heading]),
    ...wrap(edge.checks.map(shortRule)),
    ...wrap(edge.rules.map(shortRule), '§ '),
    ...(options.effects === false ? [] : wrap(edge.effects.map(inWords), '/ ')),
  ].map(encode);
}

function noteLines(state: ChartState): string[] {
  return [
    ...(state.awaits === null ? [] : [`awaits ${inWords(state.awaits)}`]),
    ...wrap(state.rules.map(shortRule), '§ '),
  ].map(encode);
}

/** Joins items by commas into lines of bearable length, the first one after a mark. */
function wrap(items: readonly string[], mark = ''): string[] {
  const lines: string[] = [];
  let line = mark;
  for (const [index, item] of items.entries()) {
    const text = index < items.length - 1 ? `${item},` : item;
    if (line.length > mark.length && line.length + text.length > WRAP) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += `${text} `;
  }
  return items.length === 0 ? [] : [...lines, line.trimEnd()];
}

/** Writes the characters that mean something to Mermaid as its own `#…;` entities. */
function encode(text: string): string {
  return text.replaceAll(/["#:;<>{}`\\]/g, (character) => `#${character.codePointAt(0)};`).replaceAll(/\s+/g, ' ');
}
