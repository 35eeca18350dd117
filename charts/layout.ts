/**
 * @module
 * Where everything of a drawn chart goes: the contents of boxes and of arrow labels are measured and flowed here, boxes and
 * arrows are placed by ELK.
 */
import type { ELK, ElkExtendedEdge, ElkNode, ElkPort, LayoutOptions } from 'elkjs/lib/elk-api.js';
import {
  type Arrow,
  arrowsOf,
  boxOf,
  type ChartEdge,
  type ChartModel,
  type ChartState,
  caption,
  headingOf,
  inWords,
  isListed,
  nameOf,
  parentOf,
  shortRule,
  statesBelow,
  whichKeep,
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
  | 'opening'
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
  /** the chart that the text names */
  readonly chart?: string | undefined;
  /** the state that the text leads to */
  readonly part?: string | undefined;
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
  /** null: the arrow from the dot in which a chart or a compound state begins */
  readonly arrow: Arrow | null;
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
  awaits: { size: 10.5, line: 16, pad: 7 },
  event: { size: 11, mono: true, bold: true, line: 17, pad: 0 },
  case: { size: 11.5, line: 17, pad: 0 },
  opening: { size: 10.5, mono: true, line: 16, pad: 0 },
  check: { size: 10, mono: true, line: 15, pad: 5 },
  rule: { size: 10, mono: true, line: 15, pad: 5 },
  effect: { size: 11, line: 16, pad: 0 },
  goes: { size: 11, line: 16, pad: 0 },
  legend: { size: 10.5, line: 16, pad: 0 },
};

/** Room around a final state's double circle. */
export const FINAL = { size: 22, gap: 8 } as const;
export const START_RADIUS = 6;
export const MARGIN = 20;
const GAP = 4;
const WIDE = 230;
const CARD_PAD = 7;
const STATE = { header: 460, pad: 11 } as const;

/**
 * How the contents of a box are laid out: where its arrows lead, and whether they tell all that there is to say of them, or
 * only what triggers them (the rest stands in the state that they leave).
 */
interface Way {
  readonly direction: 'RIGHT' | 'DOWN';
  readonly brief: boolean;
  /** how wide the text of a state or of an arrow may become */
  readonly wide: number;
  /** the most states beside each other; left out: as many as there are */
  readonly most?: number;
}

/** Reads best: steps below each other, the moves of a step from left to right. The others are for boxes too wide for that. */
const FLAT: readonly Way[] = [
  { direction: 'RIGHT', brief: false, wide: WIDE },
  { direction: 'DOWN', brief: false, wide: WIDE },
  { direction: 'RIGHT', brief: true, wide: WIDE },
  { direction: 'DOWN', brief: true, wide: WIDE },
  { direction: 'DOWN', brief: true, wide: 140 },
  { direction: 'DOWN', brief: true, wide: 140, most: 4 },
];
const NESTED: readonly Way[] = [
  { direction: 'DOWN', brief: false, wide: WIDE },
  { direction: 'RIGHT', brief: false, wide: WIDE },
  { direction: 'DOWN', brief: true, wide: WIDE },
  { direction: 'DOWN', brief: true, wide: 140 },
  { direction: 'DOWN', brief: true, wide: 140, most: 4 },
];
/** A page is about 1,200 pixels wide: what is wider is shrunk, and its text can hardly be read. */
export const PAGE = 1200;

/** Where a piece of text is to go before it is measured. */
export type Run = readonly (Pick<Piece, 'kind' | 'text' | 'rule' | 'chart' | 'part'> & {
  /** whether it needs a line of its own */
  readonly alone?: boolean;
})[];

/** The contents of a box in their places, counted from its upper left corner. */
interface Filled {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly routes: ReadonlyMap<string, { readonly points: readonly Point[]; readonly label: Point | null }>;
  readonly ways: ReadonlyMap<string, Way>;
}

/** Lays out a chart. The same chart always comes out the same. */
export async function layOut(model: ChartModel): Promise<Layout> {
  const states = [...statesBelow(model.root)];
  const drawn = arrowsOf(model);
  const byId = new Map([model.root, ...states].map((state) => [state.id, state]));
  const isLeaf = (id: string): boolean => byId.get(id)?.children.length === 0;
  /** The transitions that are told in their state, when arrows are brief, besides those that always are. */
  const toldIn = (state: ChartState, { brief }: Way): ChartEdge[] =>
    brief && isLeaf(state.id)
      ? model.edges.filter((edge) => edge.from === state.id && !isListed(edge) && cardSays(edge))
      : [];
  const blockOf = (state: ChartState, way: Way): Block =>
    stateBlock(model, state, toldIn(state, way), state.children.length > 0 ? WIDE : way.wide);
  const labelOf = ({ from, edges }: Arrow, { brief, wide }: Way): Block =>
    brief && isLeaf(from)
      ? flow(
          edges.map((edge) => triggerOf(edge, wide)),
          wide,
        )
      : stack(edges.map((edge) => flow(cardRuns(edge, wide), wide)).filter(({ height }) => height > 0));
  // ELK can lay out boxes one by one as long as no arrow crosses their borders.
  const crosses = drawn.some(({ from, to }) => parentOf(from) !== parentOf(to));

  /** The contents of a box as ELK takes them; boxes in it that are laid out already come with their size. */
  const graph = (
    state: ChartState,
    way: Way,
    inner: ReadonlyMap<string, Filled>,
    room: ReadonlyMap<string, number>,
  ): ElkNode => {
    const block = state === model.root ? EMPTY : blockOf(state, way);
    const children = state.children.map((child): ElkNode => {
      const id = `state:${child.id}`;
      if (child.children.length > 0 && crosses) return graph(child, way, inner, room);
      const filled = inner.get(child.id);
      const size = filled ?? sizeOf(child, blockOf(child, way));
      return { id, width: size.width, height: size.height, layoutOptions: growing(size) };
    });
    const edges: ElkExtendedEdge[] = [];
    const inside = drawn.flatMap((arrow, index) => (boxOf(arrow) === state.id ? [{ arrow, index }] : []));
    const names = state.children.map(({ id }) => `state:${id}`);
    const fans = fansOf(
      inside.map(({ arrow: { from, to } }) => ({ from: `state:${from}`, to: `state:${to}` })),
      crosses ? [] : names,
      true,
    );
    for (const child of children) child.ports = fans.ports(child.id);
    if (state.initial !== null) {
      children.unshift({ id: `start:${state.id}`, width: 2 * START_RADIUS, height: 2 * START_RADIUS });
      edges.push({ id: `begin:${state.id}`, sources: [`start:${state.id}`], targets: [`state:${state.initial}`] });
    }
    for (const [at, { arrow, index }] of inside.entries()) {
      const label = labelOf(arrow, way);
      edges.push({
        id: `edge:${index}`,
        ...fans.ends(at),
        labels:
          label.pieces.length === 0
            ? []
            : [{ text: ' ', ...cardSize(label), layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
      });
    }
    const least = state === model.root ? { width: 0, height: 0 } : sizeOf(state, block);
    const top = state === model.root ? MARGIN : block.height + 2 * STATE.pad + 6;
    return {
      id: `state:${state.id}`,
      children,
      edges,
      layoutOptions: {
        ...SPACING,
        // ELK fails on these where arrows cross the borders of boxes.
        ...(crosses ? {} : IN_ORDER),
        'elk.direction': way.direction,
        ...(way.most === undefined ? {} : atMost(way.most)),
        'elk.padding': `[top=${top},left=${MARGIN},bottom=${MARGIN},right=${MARGIN + (room.get(state.id) ?? 0)}]`,
        ...growing(least),
      },
    };
  };

  const placed = async (
    state: ChartState,
    way: Way,
    inner: ReadonlyMap<string, Filled>,
    room: ReadonlyMap<string, number> = new Map(),
  ): Promise<Filled> => {
    const given = graph(state, way, inner, room);
    const found = await place({
      ...given,
      layoutOptions: {
        ...given.layoutOptions,
        'elk.hierarchyHandling': crosses ? 'INCLUDE_CHILDREN' : 'SEPARATE_CHILDREN',
      },
    });
    // Of boxes that are laid out together with those around them ELK forgets how wide their own text is.
    const narrow = new Map(room);
    for (const one of crosses ? states : []) {
      const lacks = sizeOf(one, blockOf(one, way)).width - (found.boxes.get(`state:${one.id}`)?.width ?? 0);
      if (one.children.length > 0 && lacks > 0.1 && !room.has(one.id)) narrow.set(one.id, Math.ceil(lacks));
    }
    if (narrow.size > room.size) return await placed(state, way, inner, narrow);
    const boxes = new Map(found.boxes);
    const routes = new Map(found.routes);
    const ways = new Map<string, Way>([[state.id, way]]);
    if (crosses) for (const one of states) ways.set(one.id, way);
    for (const [id, filled] of inner) {
      const at = found.boxes.get(`state:${id}`);
      if (at === undefined) continue;
      const shift = ({ x, y }: Point): Point => ({ x: x + at.x, y: y + at.y });
      for (const [name, box] of filled.boxes) boxes.set(name, { ...box, ...shift(box) });
      for (const [name, { points, label }] of filled.routes)
        routes.set(name, { points: points.map(shift), label: label === null ? null : shift(label) });
      for (const [name, used] of filled.ways) ways.set(name, used);
    }
    return { width: found.width, height: found.height, boxes, routes, ways };
  };

  const fill = async (state: ChartState, wide: number): Promise<Filled> => {
    const inner = new Map<string, Filled>();
    if (!crosses)
      for (const child of state.children)
        if (child.children.length > 0) inner.set(child.id, await fill(child, wide - 4 * MARGIN));
    const flat = state.children.every((child) => child.children.length === 0);
    const [first = FLAT[0] as Way, ...others] = flat ? FLAT : NESTED;
    let best = await placed(state, first, inner);
    for (const way of others) {
      if (best.width <= wide) break;
      const other = await placed(state, way, inner);
      if (other.width < best.width) best = other;
    }
    return best;
  };
  const filled = await fill(model.root, PAGE);

  const width = Math.max(filled.width, 420);
  const heading = headingBlock(model, width - 2 * MARGIN);
  const legend = legendBlock(width - 2 * MARGIN);
  const down = MARGIN + heading.height;
  const bottom = down + filled.height;
  const boxAt = (id: string): Box => {
    const { x, y, width, height } = filled.boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x, y: y + down, width, height };
  };
  const wayIn = (box: string): Way => filled.ways.get(box) ?? (FLAT[0] as Way);
  const pointsOf = (id: string): Point[] =>
    (filled.routes.get(id)?.points ?? []).map(({ x, y }) => ({ x, y: y + down }));
  return {
    model,
    width: Math.ceil(Math.max(width, heading.width + 2 * MARGIN)),
    height: Math.ceil(bottom + legend.height + MARGIN),
    heading: { ...heading, x: MARGIN, y: MARGIN },
    legend: { ...legend, x: MARGIN, y: bottom },
    states: states.map((state) => ({
      state,
      depth: state.id.split('.').length,
      block: blockOf(state, wayIn(parentOf(state.id))),
      ...boxAt(`state:${state.id}`),
    })),
    starts: [model.root, ...states].flatMap((state) => {
      if (state.initial === null) return [];
      const box = boxAt(`start:${state.id}`);
      return [{ x: box.x + START_RADIUS, y: box.y + START_RADIUS }];
    }),
    edges: [
      ...[model.root, ...states].flatMap((state) =>
        state.initial === null ? [] : [{ arrow: null, points: pointsOf(`begin:${state.id}`), label: null }],
      ),
      ...drawn.map((arrow, index) => {
        const block = labelOf(arrow, wayIn(boxOf(arrow)));
        const at = filled.routes.get(`edge:${index}`)?.label ?? null;
        return {
          arrow,
          points: pointsOf(`edge:${index}`),
          label: at === null ? null : { block, x: at.x, y: at.y + down, ...cardSize(block) },
        };
      }),
    ],
  };
}

/** From so many arrows on those that leave one box, or lead to one, share a trunk: side by side they would fill the page. */
const FAN = 6;

/** Where arrows are fastened to boxes: by name of a box or of a port of it. */
interface Fans {
  ends(edge: number): Pick<ElkExtendedEdge, 'sources' | 'targets'>;
  ports(box: string): ElkPort[];
}

/**
 * Fans of arrows share a port, and so a trunk. An arrow shares the one of the box that it leaves or of the one that it leads to,
 * never both, so that each trunk belongs to one box and nobody can follow it to a wrong one. Arrows forward and back are apart,
 * by the order in which the boxes are named; boxes that are not named have no fans. `inward`: only those that lead forward to one
 * box do, because those that leave one stand in an order that counts, and those that lead back would lie across them.
 */
export function fansOf(
  edges: readonly { readonly from: string; readonly to: string }[],
  order: readonly string[],
  inward = false,
): Fans {
  const sizes = new Map<string, number>();
  const named = edges.map(({ from, to }) => {
    const isBack = order.indexOf(from) > order.indexOf(to);
    if (from === to || (inward && isBack) || !order.includes(from) || !order.includes(to)) return null;
    const way = isBack ? 'back' : 'forward';
    const fan = { out: `${from} out ${way}`, in: `${to} in ${way}` };
    for (const one of [fan.out, fan.in]) sizes.set(one, (sizes.get(one) ?? 0) + 1);
    return fan;
  });
  const sizeOf = (fan: string): number => sizes.get(fan) ?? 0;
  const ports = new Map<string, Set<string>>();
  const fastened = (box: string, port: string): string => {
    ports.set(box, (ports.get(box) ?? new Set()).add(port));
    return port;
  };
  const ends = edges.map(({ from, to }, index) => {
    const fan = named[index] ?? null;
    const [leaving, coming] = fan === null ? [0, 0] : [inward ? 0 : sizeOf(fan.out), sizeOf(fan.in)];
    if (fan === null || Math.max(leaving, coming) < FAN) return { sources: [from], targets: [to] };
    return leaving > coming
      ? { sources: [fastened(from, fan.out)], targets: [to] }
      : { sources: [from], targets: [fastened(to, fan.in)] };
  });
  return {
    ends: (edge) => ends[edge] ?? { sources: [], targets: [] },
    ports: (box) => [...(ports.get(box) ?? [])].map((id) => ({ id, width: 0, height: 0 })),
  };
}

export function atMost(most: number): LayoutOptions {
  return {
    'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
    'elk.layered.layering.coffmanGraham.layerBound': String(most),
  };
}

export function growing({ width, height }: { width: number; height: number }): LayoutOptions {
  return {
    'elk.nodeSize.constraints': 'MINIMUM_SIZE PORTS',
    'elk.nodeSize.minimum': `(${width},${height})`,
  };
}

/** What ELK makes of a graph: the places of its nodes, and the ways of its edges with the places of their labels. */
export async function place(graph: ElkNode): Promise<{
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly routes: ReadonlyMap<string, { readonly points: readonly Point[]; readonly label: Point | null }>;
}> {
  const elk = await engine();
  const found = await elk.layout({
    ...graph,
    layoutOptions: { ...graph.layoutOptions, 'elk.json.shapeCoords': 'ROOT', 'elk.json.edgeCoords': 'ROOT' },
  });
  const boxes = new Map<string, Box>();
  const routes = new Map<string, { points: readonly Point[]; label: Point | null }>();
  const collect = (node: ElkNode): void => {
    boxes.set(node.id, { x: node.x ?? 0, y: node.y ?? 0, width: node.width ?? 0, height: node.height ?? 0 });
    for (const edge of node.edges ?? []) {
      const [label] = edge.labels ?? [];
      routes.set(edge.id, {
        points: (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
          [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x, y })),
        ),
        label: label === undefined ? null : { x: label.x ?? 0, y: label.y ?? 0 },
      });
    }
    for (const child of node.children ?? []) collect(child);
  };
  collect(found);
  return { width: found.width ?? 0, height: found.height ?? 0, boxes, routes };
}

export const SPACING: LayoutOptions = {
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
export const IN_ORDER: LayoutOptions = {
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

export function cardSize(block: Block): { width: number; height: number } {
  return { width: block.width + 2 * CARD_PAD, height: block.height + 2 * CARD_PAD - 2 };
}

/** The place of a state's text in its box. */
export function insideOf({ x, y, height, state, block }: PlacedState): Point {
  if (state.kind === 'compound') return { x: x + STATE.pad, y: y + STATE.pad };
  const left = STATE.pad + (state.kind === 'final' ? FINAL.size + FINAL.gap : 0);
  return { x: x + left, y: y + (height - block.height) / 2 };
}

/** The place of an arrow's text in its label. */
export function insideOfCard({ x, y }: Box): Point {
  return { x: x + CARD_PAD, y: y + CARD_PAD - 1 };
}

/** The text of a state; `told`: the transitions whose arrows say only what triggers them. */
function stateBlock(model: ChartModel, state: ChartState, told: readonly ChartEdge[], wide: number): Block {
  const badge: Run = state.awaits === null ? [] : [{ kind: 'awaits', text: `awaits ${inWords(state.awaits)}` }];
  const { calls } = state;
  const called: Run = calls === null ? [] : [{ kind: 'calls', text: `⟶ ${calls.chart}`, chart: calls.chart }];
  const name: Run = [{ kind: 'title', text: state.label }];
  const compound = state.children.length > 0;
  const across = compound ? STATE.header : wide;
  const heading = compound ? [[...name, ...called, ...badge]] : [name, called, badge];
  const { folds } = state;
  const closed: Run[] =
    folds === null
      ? []
      : [
          folds.map((event) => ({ kind: 'opening', text: event })),
          [{ kind: 'calls', text: '… drawn on its own', part: state.id }],
        ];
  const runs = [...heading, chips('rule', state.rules, across), ...kept(state, across), ...closed];
  return stack([flow(runs, across), ...listed(model, state, told, wide)]);
}

function headingBlock(model: ChartModel, wide: number): Block {
  const runs: Run[] = [
    [{ kind: 'heading', text: headingOf(model) }],
    lines('description', model.description ?? '', wide),
    chips('rule', model.root.rules, wide),
    ...kept(model.root, wide),
  ];
  return stack([flow(runs, wide), ...listed(model, model.root, [], WIDE)]);
}

/** What the moves of a state have to keep: said in the state, once. */
function kept({ keeps }: ChartState, wide: number): Run[] {
  return keeps.map((kept) => [{ kind: 'legend', text: `${whichKeep(kept)}:` }, ...chips('check', kept[1], wide)]);
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
    { kind: 'case', text: '1 [case]' },
    { kind: 'legend', text: 'the first whose case holds is taken' },
    { kind: 'calls', text: '⟶ chart' },
    { kind: 'legend', text: 'is carried out before it goes on' },
  ];
  return flow([run], wide);
}

/** The transitions that are told in a state, each a block of its own; many that say the same of their moves are one. */
function listed(model: ChartModel, state: ChartState, told: readonly ChartEdge[], wide: number): Block[] {
  const here = model.edges.filter((edge) => edge.from === state.id && (isListed(edge) || told.includes(edge)));
  const alike = new Map<string, ChartEdge[]>();
  for (const edge of here) {
    const { from: _, event: __, ...says } = edge;
    const key = says.trigger === 'event' && says.order === null ? JSON.stringify(says) : `${alike.size}`;
    alike.set(key, [...(alike.get(key) ?? []), edge]);
  }
  const groups = [...alike.values()].flatMap((edges) => (edges.length < MANY ? edges.map((edge) => [edge]) : [edges]));
  return groups.map((edges) => {
    const edge = edges.at(-1) as ChartEdge;
    const leads = edge.to === null || !isListed(edge) ? edge.leads : nameOf(model, edge.to);
    const goes = leads === null ? [] : lines('goes', `⟶ ${leads}`, wide);
    const others = edges.slice(0, -1).map(({ event }): Run => [{ kind: 'event', text: event ?? '' }]);
    if (others.length < CROWD) return flow([...others, ...cardRuns(edge, wide), goes], wide);
    // In rows, or the box would be taller than everything around it.
    const all = [...others.flat(), ...triggerOf(edge, wide)];
    return flow([all, ...cardRuns(edge, wide).slice(1), goes], 2 * wide);
  });
}

/** So many transitions of a state that say the same of their moves are told once. */
const MANY = 5;
/** So many of them stand in rows. */
const CROWD = 15;

/** Whether there is more to say of a transition than what triggers it. */
function cardSays({ checks, rules, effects, offers }: ChartEdge): boolean {
  return checks.length + rules.length + effects.length + (offers?.moves.length ?? 0) > 0;
}

function triggerOf(edge: ChartEdge, wide: number): Run {
  const text = caption(edge);
  if (text === '') return [];
  if (edge.trigger === 'offer') return [{ kind: 'case', text, chart: edge.offers?.chart }];
  if (edge.trigger !== 'event') return lines('case', text, wide);
  const { event, when } = edge;
  return [{ kind: 'event', text: event ?? '' }, ...(when === null ? [] : lines('case', `[${inWords(when)}]`, wide))];
}

function cardRuns(edge: ChartEdge, wide: number): Run[] {
  return [
    triggerOf(edge, wide),
    (edge.offers?.moves ?? []).map(({ event }) => ({ kind: 'opening', text: event })),
    chips('check', edge.checks, wide),
    chips('rule', edge.rules, wide),
    lines('effect', edge.effects.map(inWords).join(', '), wide),
  ];
}

/** Rules as chips, none wider than the room: what is left out of a long name is seen when the pointer rests on it. */
function chips(kind: 'check' | 'rule', rules: readonly string[], wide: number): Run {
  return rules.map((rule) => {
    const name = shortRule(rule);
    const excess = widthOf(name, FONTS[kind]) + 2 * FONTS[kind].pad - wide;
    if (excess <= 0) return { kind, text: name, rule };
    const place = name.slice(name.indexOf('.'));
    const fits = name.length - Math.ceil((excess * name.length) / widthOf(name, FONTS[kind])) - place.length - 1;
    return { kind, text: `${name.slice(0, Math.max(fits, 1))}…${place}`, rule };
  });
}

/** Breaks a text into lines of a bearable width, which then stand below each other. */
export function lines(kind: Kind, text: string, wide: number): Run {
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
export function flow(runs: readonly Run[], wide: number): Block {
  const pieces: Piece[] = [];
  let [width, y] = [0, 0];
  for (const run of runs) {
    let [x, tallest] = [0, 0];
    for (const item of run) {
      const { line, pad, ...font } = FONTS[item.kind];
      const own = widthOf(item.text, font) + 2 * pad;
      if (x > 0 && (item.alone === true || x + own > wide)) [x, y, tallest] = [0, y + tallest, 0];
      const { kind, text, rule, chart, part } = item;
      pieces.push({ kind, text, rule, chart, part, x, y, width: own, height: line });
      width = Math.max(width, x + own);
      x += own + (pad > 0 ? GAP : 2 * GAP);
      tallest = Math.max(tallest, line + (pad > 0 ? 2 : 0));
    }
    y += tallest;
  }
  return { width, height: y, pieces, lines: [] };
}

/** Puts blocks below each other, parted by lines. */
export function stack(blocks: readonly Block[]): Block {
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
