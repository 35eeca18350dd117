/**
 * @module
 * A statechart as Mermaid state diagrams, as GitHub and many editors draw them. Arrows say what triggers them; which rules
 * that takes and what it does stands in the state that they leave, so that labels keep off one another. A chart that is too
 * big for one diagram is split: its nested states become diagrams of their own.
 */
import {
  boxOf,
  type ChartEdge,
  type ChartModel,
  type ChartState,
  caption,
  inWords,
  isAbove,
  isListed,
  nameOf,
  shortRule,
  statesBelow,
  title,
  whichKeep,
} from './model.ts';

/** What a Mermaid diagram shows. */
export interface MermaidOptions {
  readonly title?: string;
  /** whether states name the effects of their transitions; the default is yes */
  readonly effects?: boolean;
  /** the id of a state that contains states: it alone is drawn; left out: the chart from its top */
  readonly state?: string;
}

/** How long a line may become before it is wrapped. */
const WRAP = 38;

/** How many states and transitions one diagram bears. */
const BEARABLE = 26;

/** The states of a chart that have a diagram of their own, because the one that contains them would be too big with them. */
export function mermaidParts(model: ChartModel): string[] {
  const parts = (state: ChartState): string[] =>
    state.children.flatMap((child) => [
      ...(child.children.length > 0 && isSplit(model, state) ? [child.id] : []),
      ...parts(child),
    ]);
  return parts(model.root);
}

/** A whole chart as Markdown: its diagram, or an overview and a diagram for each of its parts. */
export function toMarkdown(model: ChartModel): string {
  const fenced = (state: string): string => `\`\`\`mermaid\n${toMermaid(model, { state })}\`\`\`\n`;
  const described = model.description === null ? '' : `${plain(model.description)}\n\n`;
  const sections = mermaidParts(model).map((id) => `\n## ${plain(nameOf(model, id))}\n\n${fenced(id)}`);
  return `# ${plain(inWords(model.id))}\n\n${described}${fenced('')}${sections.join('')}`;
}

/** Writes a chart, or one of its states with all that it contains, as `stateDiagram-v2`. */
export function toMermaid(model: ChartModel, options: MermaidOptions = {}): string {
  const states = [model.root, ...statesBelow(model.root)];
  const root = states.find((state) => state.id === (options.state ?? '')) ?? model.root;
  const ids = mermaidIds(states);
  const id = (state: string): string => ids.get(state) ?? '';
  const split = new Set([root, ...statesBelow(root)].filter((state) => isSplit(model, state)).map((state) => state.id));
  const isDrawnApart = (state: ChartState, parent: ChartState): boolean =>
    state.children.length > 0 && split.has(parent.id);
  /** The state of this diagram that stands for a state; null for one outside of it. */
  const seen = (wanted: string): string | null => {
    if (wanted !== root.id && !isAbove(root.id, wanted)) return null;
    let at = root;
    for (;;) {
      const child = at.children.find((each) => each.id === wanted || isAbove(each.id, wanted));
      if (child === undefined || isDrawnApart(child, at)) return child?.id ?? at.id;
      at = child;
    }
  };
  const edges = model.edges.flatMap((edge) => {
    const [from, to] = [seen(edge.from), edge.to === null ? null : seen(edge.to)];
    // What a state that is drawn on its own does inside is told there, and what the drawn state itself does, around it.
    if (from === null || (from === root.id && root.id !== '') || (from !== edge.from && (to === null || to === from)))
      return [];
    return [{ edge, from, to, told: to === null || isListed({ ...edge, from, to }) }];
  });
  const lines: string[] = [];

  const contents = (state: ChartState, indent: string): void => {
    if (state.initial !== null) lines.push(`${indent}[*] --> ${id(state.initial)}`);
    for (const child of state.children) {
      const name = `${indent}state "${encode(title(child))}" as ${id(child.id)}`;
      const apart = isDrawnApart(child, state);
      if (child.children.length > 0 && !apart) {
        lines.push(`${name} {`);
        contents(child, `${indent}  `);
        lines.push(`${indent}}`);
        note(child, indent);
      } else {
        lines.push(name);
        const text = [...said(child), ...(apart ? ['… drawn on its own'] : [])];
        for (const line of text) lines.push(`${indent}${id(child.id)} : ${line}`);
      }
    }
    const arrows = new Map<string, string[]>();
    for (const { edge, from, to, told } of edges) {
      // An arrow belongs to the innermost box around both of its ends.
      if (told || to === null || boxOf({ from, to }) !== state.id) continue;
      const ends = `${id(from)} --> ${id(to)}`;
      const labels = arrows.get(ends) ?? [];
      // Of ways that are tried in order, the arrow has the place; what has to be the case stands in the state.
      const short = edge.order === null || from !== edge.from ? caption(edge) : String(edge.order);
      const label = wrap(short.split(' '), '', ' ').map(encode).join('<br/>');
      if (label !== '' && !labels.includes(label)) labels.push(label);
      arrows.set(ends, labels);
    }
    for (const [ends, labels] of arrows)
      lines.push(`${indent}${ends}${labels.length === 0 ? '' : ` : ${labels.join('<br/>')}`}`);
    for (const child of state.children) if (child.kind === 'final') lines.push(`${indent}${id(child.id)} --> [*]`);
  };

  const said = (state: ChartState): string[] =>
    [
      ...(state.awaits === null ? [] : [`awaits ${inWords(state.awaits)}`]),
      ...wrap(state.rules.map(shortRule), '§ '),
      ...state.keeps.flatMap((kept) => wrap(kept[1].map(shortRule), `${whichKeep(kept)}: `)),
    ]
      .map(encode)
      .concat(edges.filter(({ edge }) => edge.from === state.id).flatMap(({ edge, told }) => tell(edge, told)));

  /** A transition in its state: what it takes and does, and where it leads if no arrow shows that. */
  const tell = (edge: ChartEdge, told: boolean): string[] => {
    const details = [
      ...wrap(edge.offers?.moves.map(({ event }) => event) ?? [], 'by '),
      ...wrap(edge.checks.map(shortRule)),
      ...wrap(edge.rules.map(shortRule), '§ '),
      ...(options.effects === false ? [] : wrap(edge.effects.map(inWords), '/ ')),
    ];
    const goes = told && edge.to !== null ? [`⟶ ${nameOf(model, edge.to)}`] : [];
    if (details.length + goes.length === 0 && !told && edge.order === null) return [];
    const heading = `${caption(edge) || 'then'}${details.length + goes.length === 0 ? '' : ':'}`;
    return [...wrap(heading.split(' '), '', ' '), ...details, ...goes].map(encode);
  };

  const note = (state: ChartState, indent: string): void => {
    const text = said(state);
    if (text.length === 0) return;
    lines.push(
      `${indent}note right of ${id(state.id)}`,
      ...text.map((line) => `${indent}  ${line}`),
      `${indent}end note`,
    );
  };

  const heading = root.id === '' ? inWords(model.id) : `${inWords(model.id)}: ${nameOf(model, root.id)}`;
  const name = [
    options.title ?? heading,
    ...wrap(root.rules.map(shortRule), '§ '),
    ...root.keeps.flatMap((kept) => wrap(kept[1].map(shortRule), `${whichKeep(kept)}: `)),
  ].join(' ');
  lines.push('---', `title: ${JSON.stringify(name)}`, '---', 'stateDiagram-v2');
  lines.push(`  accTitle: ${encode(name)}`);
  const description = root.id === '' ? model.description : root.description;
  if (description !== null) lines.push(`  accDescr: ${encode(description)}`);
  if (root.id === '' && model.edges.some((edge) => edge.from === '')) {
    // What the whole chart reacts to is told by a note, which needs something to be pinned to: a box around the chart.
    lines.push(`  state "${encode(root.label)}" as ${id('')} {`);
    contents(root, '    ');
    lines.push('  }');
    note({ ...root, rules: [], keeps: [] }, '  ');
  } else {
    contents(root, '  ');
  }
  return `${lines.join('\n')}\n`;
}

/** Whether the states inside those of a state are left to diagrams of their own. */
function isSplit({ edges }: ChartModel, state: ChartState): boolean {
  const inside = [...statesBelow(state)];
  const drawn = edges.filter(({ from }) => from === state.id || isAbove(state.id, from));
  return inside.length > state.children.length && inside.length + drawn.length > BEARABLE;
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

/** Joins items into lines of bearable length, the first one after a mark. */
function wrap(items: readonly string[], mark = '', between = ', '): string[] {
  const lines: string[] = [];
  let line = mark;
  for (const [index, item] of items.entries()) {
    const text = index < items.length - 1 ? `${item}${between}` : item;
    if (line.length > mark.length && line.length + text.trimEnd().length > WRAP) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += text;
  }
  return items.length === 0 || line === '' ? [] : [...lines, line.trimEnd()];
}

/** Writes the characters that mean something to Mermaid as its own `#…;` entities. */
function encode(text: string): string {
  return text.replaceAll(/["#:;<>{}`\\]/g, (character) => `#${character.codePointAt(0)};`).replaceAll(/\s+/g, ' ');
}

/** A text in Markdown that is nothing but a text. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|]/g, (character) => `&#${character.codePointAt(0)};`).replaceAll(/\s+/g, ' ');
}
