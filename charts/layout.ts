/**
 * @module
 * Where everything of a drawn chart goes: the contents of boxes and of arrow labels are measured and flowed here, boxes and
 * arrows are placed by ELK.
 */
import type { ELK, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import {
  boxOf,
  type ChartEdge,
  type ChartModel,
  type ChartState,
  caption,
  inWords,
  isListed,
  nameOf,
  parentOf,
  shortRule,
  statesBelow,
} from './model.ts';
import { type Font, widthOf } from './text.ts';

/** The kinds of text in a drawing. */
export type Kind =
  | 'heading'
  | 'description'
  | 'title'
  | 'calls'
  | 'awaits'
  | 'event'
  | 'case'
  | 'check'
  | 'rule'
  | 'effect'
  | 'goes'
  | 'legend';

/** One piece of text with its frame, if its kind has one; `y` is the frame's top. */
export interface Piece {
  readonly kind: Kind;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** the whole rule id behind the text of a chip */
  readonly rule?: string | undefined;
}

/** Measured text that moves as one. */
export interface Block {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  /** heights at which a line parts the block */
  readonly lines: readonly number[];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedState extends Box {
  readonly state: ChartState;
  readonly depth: number;
  readonly block: Block;
}

export interface PlacedEdge {
  readonly edge: ChartEdge | null;
  readonly points: readonly Point[];
  readonly label: (Box & { readonly block: Block }) | null;
}

/** A chart with a place for everything; all coordinates count from the drawing's upper left corner. */
export interface Layout {
  readonly model: ChartModel;
  readonly width: number;
  readonly height: number;
  readonly heading: Block & Point;
  readonly legend: Block & Point;
  readonly states: readonly PlacedState[];
  /** middle points of the dots in which charts and compound states begin */
  readonly starts: readonly Point[];
  readonly edges: readonly PlacedEdge[];
}

/** How each kind of text looks; `pad` is the room between a chip's frame and its text. */
export const FONTS: Readonly<Record<Kind, Font & { readonly line: number; readonly pad: number }>> = {
  heading: { size: 18, bold: true, line: 26, pad: 0 },
  description: { size: 12, line: 18, pad: 0 },
  title: { size: 13, bold: true, line: 19, pad: 0 },
  calls: { size: 12, line: 18, pad: 0 },
  awaits: { size: 10, line: 16, pad: 7 },
  event: { size: 11, mono: true, bold: true, line: 17, pad: 0 },
  case: { size: 11.5, line: 17, pad: 0 },
  check: { size: 9.5, mono: true, line: 15, pad: 5 },
  rule: { size: 9.5, mono: true, line: 15, pad: 5 },
  effect: { size: 11, line: 16, pad: 0 },
  goes: { size: 11, line: 16, pad: 0 },
  legend: { size: 10, line: 16, pad: 0 },
};

/** Room around a final state's double circle. */
export const FINAL = { size: 22, gap: 8 } as const;
export const START_RADIUS = 6;
const MARGIN = 20;
const GAP = 4;
const CARD = { wide: 250, pad: 7 } as const;
const STATE = { wide: 230, header: 460, pad: 11 } as const;

/** Where arrows lead in boxes that hold plain states only, and in boxes that hold boxes. */
interface Way {
  readonly flat: 'RIGHT' | 'DOWN';
  readonly nested: 'RIGHT' | 'DOWN';
}

/** Reads best: steps below each other, the moves of a step from left to right. The others are for drawings too wide for that. */
const WAYS = [
  { flat: 'RIGHT', nested: 'DOWN' },
  { flat: 'DOWN', nested: 'DOWN' },
  { flat: 'RIGHT', nested: 'RIGHT' },
] as const satisfies readonly Way[];
const BEARABLE = 1500;

/** Where a piece of text is to go before it is measured. */
type Run = readonly (Pick<Piece, 'kind' | 'text' | 'rule'> & {
  /** whether it needs a line of its own */
  readonly alone?: boolean;
})[];

/** Lays out a chart. The same chart always comes out the same. */
export async function layOut(model: ChartModel): Promise<Layout> {
  const elk = await engine();
  const states = [...statesBelow(model.root)];
  const blocks = new Map(states.map((state) => [state.id, stateBlock(model, state)]));
  const drawn = model.edges.filter((edge) => !isListed(edge));
  const labels = new Map(drawn.map((edge) => [edge, cardBlock(edge)]));
  const crosses = drawn.some((edge) => edge.to !== null && parentOf(edge.from) !== parentOf(edge.to));

  const build = (state: ChartState, depth: number, way: Way): ElkNode => {
    const block = blocks.get(state.id) ?? EMPTY;
    const top = depth === 0 ? MARGIN : block.height + 2 * STATE.pad + 6;
    const size = sizeOf(state, block);
    const growing = {
      'elk.nodeSize.constraints': 'MINIMUM_SIZE PORTS',
      'elk.nodeSize.minimum': `(${depth === 0 ? 0 : size.width},${depth === 0 ? 0 : size.height})`,
    };
    if (state.children.length === 0) return { id: `state:${state.id}`, ...size, layoutOptions: growing };
    const children = state.children.map((child) => build(child, depth + 1, way));
    const edges: ElkExtendedEdge[] = [];
    if (state.initial !== null) {
      children.unshift({ id: `start:${state.id}`, width: 2 * START_RADIUS, height: 2 * START_RADIUS });
      edges.push({ id: `begin:${state.id}`, sources: [`start:${state.id}`], targets: [`state:${state.initial}`] });
    }
    for (const [index, edge] of drawn.entries()) {
      if (edge.to === null || boxOf(edge) !== state.id) continue;
      const label = labels.get(edge) ?? EMPTY;
      edges.push({
        id: `edge:${index}`,
        sources: [`state:${edge.from}`],
        targets: [`state:${edge.to}`],
        labels:
          label.pieces.length === 0
            ? []
            : [{ text: caption(edge) || ' ', ...cardSize(label), layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
      });
    }
    const flat = crosses || state.children.every((child) => child.children.length === 0);
    return {
      id: `state:${state.id}`,
      children,
      edges,
      layoutOptions: {
        ...SPACING,
        // ELK fails on these where arrows cross the borders of boxes.
        ...(crosses ? {} : IN_ORDER),
        'elk.direction': flat ? way.flat : way.nested,
        'elk.padding': `[top=${top},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
        ...growing,
      },
    };
  };

  const place = (way: Way): Promise<ElkNode> => {
    const graph = build(model.root, 0, way);
    return elk.layout({
      ...graph,
      layoutOptions: {
        ...graph.layoutOptions,
        'elk.hierarchyHandling': crosses ? 'INCLUDE_CHILDREN' : 'SEPARATE_CHILDREN',
        'elk.json.shapeCoords': 'ROOT',
        'elk.json.edgeCoords': 'ROOT',
      },
    });
  };
  let placed = await place(WAYS[0]);
  for (const way of WAYS.slice(1)) {
    if ((placed.width ?? 0) <= BEARABLE) break;
    const other = await place(way);
    if ((other.width ?? 0) < (placed.width ?? 0)) placed = other;
  }

  const width = Math.max(placed.width ?? 0, 420);
  const heading = headingBlock(model, width - 2 * MARGIN);
  const legend = legendBlock(width - 2 * MARGIN);
  const down = MARGIN + heading.height;
  const bottom = down + (placed.height ?? 0);
  const nodes = new Map<string, Box>();
  const routes = new Map<string, ElkExtendedEdge>();
  const collect = (node: ElkNode): void => {
    nodes.set(node.id, { x: node.x ?? 0, y: (node.y ?? 0) + down, width: node.width ?? 0, height: node.height ?? 0 });
    for (const edge of node.edges ?? []) routes.set(edge.id, edge);
    for (const child of node.children ?? []) collect(child);
  };
  collect(placed);

  const pointsOf = (id: string): Point[] => {
    const points: Point[] = [];
    for (const section of routes.get(id)?.sections ?? []) {
      for (const { x, y } of [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]) {
        points.push({ x, y: y + down });
      }
    }
    return points;
  };
  return {
    model,
    width: Math.ceil(Math.max(width, heading.width + 2 * MARGIN)),
    height: Math.ceil(bottom + legend.height + MARGIN),
    heading: { ...heading, x: MARGIN, y: MARGIN },
    legend: { ...legend, x: MARGIN, y: bottom },
    states: states.map((state) => ({
      state,
      depth: state.id.split('.').length,
      block: blocks.get(state.id) ?? EMPTY,
      ...(nodes.get(`state:${state.id}`) ?? { x: 0, y: 0, width: 0, height: 0 }),
    })),
    starts: [model.root, ...states].flatMap((state) => {
      const box = nodes.get(`start:${state.id}`);
      return box === undefined ? [] : [{ x: box.x + START_RADIUS, y: box.y + START_RADIUS }];
    }),
    edges: [
      ...[model.root, ...states].flatMap((state) =>
        state.initial === null ? [] : [{ edge: null, points: pointsOf(`begin:${state.id}`), label: null }],
      ),
      ...drawn.map((edge, index) => {
        const block = labels.get(edge) ?? EMPTY;
        const [label] = routes.get(`edge:${index}`)?.labels ?? [];
        return {
          edge,
          points: pointsOf(`edge:${index}`),
          label: label === undefined ? null : { block, x: label.x ?? 0, y: (label.y ?? 0) + down, ...cardSize(block) },
        };
      }),
    ],
  };
}

const SPACING: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.portPort': '11',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '0',
  'elk.spacing.labelLabel': '6',
  'elk.spacing.nodeSelfLoop': '16',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'TAIL_LAYER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '20',
  'elk.randomSeed': '1',
};

/** Keeps the order in which the chart names its states: arrows against that order are the ones that lead back. */
const IN_ORDER: LayoutOptions = {
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
};

let engine_: Promise<ELK> | undefined;

/** The layout engine is big, so it is loaded when the first drawing is asked for. */
function engine(): Promise<ELK> {
  engine_ ??= import('elkjs/lib/elk.bundled.js').then((module) => new module.default.default());
  return engine_;
}

const EMPTY: Block = { width: 0, height: 0, pieces: [], lines: [] };

function sizeOf(state: ChartState, block: Block): { width: number; height: number } {
  const left = state.kind === 'final' ? FINAL.size + FINAL.gap : 0;
  const height = Math.max(block.height, state.kind === 'final' ? FINAL.size : 0);
  return { width: Math.max(block.width + left + 2 * STATE.pad, 64), height: height + 2 * STATE.pad };
}

function cardSize(block: Block): { width: number; height: number } {
  return { width: block.width + 2 * CARD.pad, height: block.height + 2 * CARD.pad - 2 };
}

/** The place of a state's text in its box. */
export function insideOf({ x, y, height, state, block }: PlacedState): Point {
  if (state.kind === 'compound') return { x: x + STATE.pad, y: y + STATE.pad };
  const left = STATE.pad + (state.kind === 'final' ? FINAL.size + FINAL.gap : 0);
  return { x: x + left, y: y + (height - block.height) / 2 };
}

/** The place of an arrow's text in its label. */
export function insideOfCard({ x, y }: Box): Point {
  return { x: x + CARD.pad, y: y + CARD.pad - 1 };
}

function stateBlock(model: ChartModel, state: ChartState): Block {
  const wide = state.children.length > 0 ? STATE.header : STATE.wide;
  const badge: Run = state.awaits === null ? [] : [{ kind: 'awaits', text: `awaits ${inWords(state.awaits)}` }];
  const calls: Run = state.calls === null ? [] : [{ kind: 'calls', text: `⟶ ${state.calls}` }];
  const name: Run = [{ kind: 'title', text: state.label }];
  const runs =
    state.children.length > 0
      ? [[...name, ...calls, ...badge], chips('rule', state.rules)]
      : [name, calls, badge, chips('rule', state.rules)];
  return stack([flow(runs, wide), ...listed(model, state)]);
}

function headingBlock(model: ChartModel, wide: number): Block {
  const runs: Run[] = [
    [{ kind: 'heading', text: inWords(model.id) }],
    lines('description', model.description ?? '', wide),
    chips('rule', model.root.rules),
  ];
  return stack([flow(runs, wide), ...listed(model, model.root)]);
}

/** What the looks of the texts on arrows mean. */
function legendBlock(wide: number): Block {
  const run: Run = [
    { kind: 'check', text: 'rule' },
    { kind: 'legend', text: 'is checked' },
    { kind: 'rule', text: 'rule' },
    { kind: 'legend', text: 'is carried out' },
    { kind: 'effect', text: 'italics' },
    { kind: 'legend', text: 'what it does to the position' },
  ];
  return flow([run], wide);
}

/** The transitions that are listed in a state, each a block of its own. */
function listed(model: ChartModel, state: ChartState): Block[] {
  return model.edges
    .filter((edge) => edge.from === state.id && isListed(edge))
    .map((edge) => {
      const goes: Run = edge.to === null ? [] : [{ kind: 'goes', text: `⟶ ${nameOf(model, edge.to)}` }];
      return flow([...cardRuns(edge), goes], CARD.wide);
    });
}

function cardBlock(edge: ChartEdge): Block {
  return flow(cardRuns(edge), CARD.wide);
}

function cardRuns(edge: ChartEdge): Run[] {
  const heading = caption(edge);
  return [
    heading === '' ? [] : [{ kind: edge.trigger === 'event' ? 'event' : 'case', text: heading }],
    chips('check', edge.checks),
    chips('rule', edge.rules),
    lines('effect', edge.effects.map(inWords).join(', '), CARD.wide),
  ];
}

function chips(kind: 'check' | 'rule', rules: readonly string[]): Run {
  return rules.map((rule) => ({ kind, text: shortRule(rule), rule }));
}

/** Breaks a text into lines of a bearable width, which then stand below each other. */
function lines(kind: Kind, text: string, wide: number): Run {
  const broken: string[] = [];
  for (const word of text.split(' ')) {
    const last = broken.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, FONTS[kind]) <= wide)
      broken[broken.length - 1] = `${last} ${word}`;
    else broken.push(word);
  }
  return text === '' ? [] : broken.map((line) => ({ kind, text: line, alone: true }));
}

/** Sets each run on lines of its own, and begins a new line where the next piece would make the line too wide. */
function flow(runs: readonly Run[], wide: number): Block {
  const pieces: Piece[] = [];
  let [width, y] = [0, 0];
  for (const run of runs) {
    let [x, tallest] = [0, 0];
    for (const item of run) {
      const { line, pad, ...font } = FONTS[item.kind];
      const own = widthOf(item.text, font) + 2 * pad;
      if (x > 0 && (item.alone === true || x + own > wide)) [x, y, tallest] = [0, y + tallest, 0];
      pieces.push({ kind: item.kind, text: item.text, rule: item.rule, x, y, width: own, height: line });
      width = Math.max(width, x + own);
      x += own + (pad > 0 ? GAP : 2 * GAP);
      tallest = Math.max(tallest, line + (pad > 0 ? 2 : 0));
    }
    y += tallest;
  }
  return { width, height: y, pieces, lines: [] };
}

/** Puts blocks below each other, parted by lines. */
function stack(blocks: readonly Block[]): Block {
  const pieces: Piece[] = [];
  const lines: number[] = [];
  let [width, height] = [0, 0];
  for (const [index, block] of blocks.entries()) {
    if (index > 0) {
      lines.push(height + 6);
      height += 12;
    }
    for (const piece of block.pieces) pieces.push({ ...piece, y: piece.y + height });
    width = Math.max(width, block.width);
    height += block.height;
  }
  return { width, height, pieces, lines };
}
