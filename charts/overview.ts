/**
 * @module
 * All charts of a ruleset in one drawing: who calls whom, and who offers what.
 */
import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartConfig } from '../machines/chart.ts';
import {
  atMost,
  type Block,
  type Box,
  cardSize,
  fansOf,
  flow,
  growing,
  IN_ORDER,
  insideOfCard,
  lines,
  MARGIN,
  PAGE,
  type Point,
  place,
  type Run,
  SPACING,
  stack,
} from './layout.ts';
import { chartModel, inWords, nameOf, statesBelow } from './model.ts';
import { arrowAlong, drawBlock, frame, type SvgOptions, svgOf } from './svg.ts';
import { xml } from './text.ts';

/** One chart calls another. */
export interface Calling {
  readonly from: string;
  readonly to: string;
  /** the states of the caller that carry the other chart out, in words */
  readonly states: readonly string[];
  /** whether the caller offers it: its first moves are moves there */
  readonly offered: boolean;
}

/** The charts of a ruleset and their calls. */
export interface Overview {
  readonly title: string;
  readonly charts: readonly { readonly id: string; readonly description: string | null; readonly states: number }[];
  readonly calls: readonly Calling[];
}

/** Reads who calls whom. A call of a chart that is not among them is an error. */
export function overviewOf(title: string, charts: readonly ChartConfig[]): Overview {
  const calls: Calling[] = [];
  const models = charts.map((config) => chartModel(config, charts));
  const known = new Set(models.map(({ id }) => id));
  for (const model of models) {
    const offered = new Set(model.edges.flatMap(({ offers }) => offers?.chart ?? []));
    const states = new Map<string, string[]>();
    for (const state of statesBelow(model.root)) {
      const to = state.calls?.chart;
      if (to !== undefined) states.set(to, [...(states.get(to) ?? []), nameOf(model, state.id)]);
    }
    for (const [to, where] of states) {
      if (!known.has(to)) throw new Error(`${model.id} calls "${to}", which is no chart`);
      calls.push({ from: model.id, to, states: where, offered: offered.has(to) });
    }
  }
  return {
    title,
    charts: models.map((model) => ({
      id: model.id,
      description: model.description,
      states: Math.max(1, [...statesBelow(model.root)].length),
    })),
    calls,
  };
}

/** Writes the overview as a Mermaid flowchart. */
export function overviewMermaid({ title, charts, calls }: Overview, active: readonly string[] = []): string {
  const id = (chart: string): string => `c${charts.findIndex((each) => each.id === chart)}`;
  const live = charts.filter((chart) => active.includes(chart.id));
  return `${[
    '---',
    `title: ${JSON.stringify(title)}`,
    '---',
    'flowchart LR',
    `  accTitle: ${quoted(title)}`,
    ...charts.map((chart) => `  ${id(chart.id)}["${quoted(inWords(chart.id))}"]`),
    ...calls.map(({ from, to, offered }) => `  ${id(from)} ${offered ? '-. offers .->' : '-->'} ${id(to)}`),
    ...(live.length === 0
      ? []
      : [
          '  classDef active stroke:#b97309,stroke-width:3px',
          `  class ${live.map((chart) => id(chart.id)).join(',')} active`,
        ]),
  ].join('\n')}\n`;
}

interface Placed {
  readonly width: number;
  readonly height: number;
  readonly heading: Block;
  readonly legend: Block;
  readonly boxes: readonly (Box & { readonly block: Block })[];
  readonly ways: readonly (readonly Point[])[];
}

/** Draws the overview. `active`: the charts that are to stand out. */
export async function overviewSvg(
  overview: Overview,
  options: SvgOptions = {},
  active: readonly string[] = [],
): Promise<string> {
  const { title, charts, calls } = overview;
  const { width, height, heading, legend, boxes, ways } = await placedOf(overview);
  const at = { x: MARGIN, y: MARGIN };
  const lit = new Set(active);
  return svgOf({
    name: 'charts',
    title,
    description: `${charts.length} charts. ${calls.map(inSentence).join(' ')}`,
    width,
    height,
    links: options.chart !== undefined,
    parts: [
      drawBlock(heading, at, {}),
      `<g aria-hidden="true">${drawBlock(legend, { x: MARGIN, y: height - MARGIN - legend.height }, {})}</g>`,
      ...calls.map((call, index) => {
        const kind = `sc-arrow${call.offered ? ' sc-offer' : ''}${lit.has(call.from) && lit.has(call.to) ? ' sc-live' : ''}`;
        return arrowAlong(
          ways[index] ?? [],
          kind,
          ` data-from="${xml(call.from)}" data-to="${xml(call.to)}"`,
          `<title>${xml(inSentence(call))}</title>`,
        );
      }),
      ...charts.map((chart, index) => {
        const box = boxes[index] ?? { x: 0, y: 0, width: 0, height: 0, block: heading };
        const on = lit.has(chart.id) ? ' sc-active' : '';
        const told = `<title>${xml([inWords(chart.id), chart.description ?? ''].join('\n'))}</title>`;
        const drawn = `<g class="sc-state sc-atomic${on}" data-chart="${xml(chart.id)}">${told}${frame(box, 10, 'sc-box')}${drawBlock(box.block, insideOfCard(box), {})}</g>`;
        const link = options.chart?.(chart.id);
        return link === undefined ? drawn : `<a href="${xml(link)}">${drawn}</a>`;
      }),
    ],
  });
}

const placings = new WeakMap<Overview, Promise<Placed>>();

function placedOf(overview: Overview): Promise<Placed> {
  const known = placings.get(overview) ?? placing(overview);
  placings.set(overview, known);
  return known;
}

/** How the overview is laid out: where arrows lead, how wide a box is, and the most boxes beside each other. */
interface Way {
  readonly direction: 'RIGHT' | 'DOWN';
  readonly wide: number;
  readonly most?: number;
}

/** From the one that reads best to those for overviews that are too wide for it. */
const WAYS: readonly Way[] = [
  { direction: 'RIGHT', wide: 150 },
  { direction: 'RIGHT', wide: 110 },
  { direction: 'DOWN', wide: 150 },
  { direction: 'RIGHT', wide: 90 },
  { direction: 'DOWN', wide: 120, most: 6 },
];

async function placing({ title, charts, calls }: Overview): Promise<Placed> {
  const blocksOf = ({ wide }: Way): Block[] =>
    charts.map(({ id, description, states }) => {
      const runs: Run[] = [
        lines('title', inWords(id), wide),
        lines('legend', firstSentence(description), wide),
        [{ kind: 'legend', text: states === 1 ? '1 state' : `${states} states` }],
      ];
      return flow(runs, wide);
    });
  const order = callersFirst(charts, calls);
  const fans = fansOf(
    calls.map(({ from, to }) => ({ from: `chart:${from}`, to: `chart:${to}` })),
    order.map((id) => `chart:${id}`),
  );
  const graph = (way: Way): ElkNode => {
    const blocks = blocksOf(way);
    return {
      id: 'charts',
      children: order.flatMap((id) => {
        const block = blocks[charts.findIndex((chart) => chart.id === id)];
        if (block === undefined) return [];
        const size = cardSize(block);
        return [{ id: `chart:${id}`, ...size, ports: fans.ports(`chart:${id}`), layoutOptions: growing(size) }];
      }),
      edges: calls.map((_, index) => ({ id: `call:${index}`, ...fans.ends(index) })),
      layoutOptions: {
        ...SPACING,
        ...IN_ORDER,
        ...(way.most === undefined ? {} : atMost(way.most)),
        'elk.direction': way.direction,
        'elk.padding': `[top=${MARGIN},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
      },
    };
  };
  const [first, ...others] = WAYS as [Way, ...Way[]];
  let [way, placed] = [first, await place(graph(first))];
  for (const other of others) {
    if (placed.width <= PAGE) break;
    const tried = await place(graph(other));
    if (tried.width < placed.width) [way, placed] = [other, tried];
  }
  const blocks = blocksOf(way);
  const width = Math.ceil(Math.max(placed.width, 480));
  const heading = stack([flow([[{ kind: 'heading', text: title }]], width - 2 * MARGIN)]);
  const legend = flow(
    [
      [
        { kind: 'legend', text: '⟶ carries the other procedure out and goes on when it is finished;' },
        { kind: 'legend', text: 'dashed: offers it, so that its first moves are moves there' },
      ],
    ],
    width - 2 * MARGIN,
  );
  const down = MARGIN + heading.height;
  return {
    width,
    height: Math.ceil(down + placed.height + legend.height + MARGIN),
    heading,
    legend,
    boxes: blocks.map((block, index) => {
      const box = placed.boxes.get(`chart:${charts[index]?.id}`) ?? { x: 0, y: 0, width: 0, height: 0 };
      return { ...box, y: box.y + down, block };
    }),
    ways: calls.map((_, index) =>
      (placed.routes.get(`call:${index}`)?.points ?? []).map(({ x, y }) => ({ x, y: y + down })),
    ),
  };
}

/** The charts in an order in which callers come before those they call, as far as calls do not go round; those without calls last. */
function callersFirst(charts: Overview['charts'], calls: readonly Calling[]): string[] {
  const seen = new Set<string>();
  const order: string[] = [];
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const { from, to } of calls.toReversed()) if (from === id) visit(to);
    order.unshift(id);
  };
  const isCalled = (id: string): boolean => calls.some(({ from, to }) => to === id && from !== id);
  const ids = charts.map(({ id }) => id);
  const called = ids.filter((id) => calls.some(({ from, to }) => from === id || to === id));
  for (const id of called.filter((each) => !isCalled(each))) visit(id);
  for (const id of called) visit(id);
  return [...order, ...ids.filter((id) => !called.includes(id))];
}

function inSentence({ from, to, states, offered }: Calling): string {
  return `${inWords(from)} ${offered ? 'offers' : 'calls'} ${inWords(to)} (${states.join(', ')}).`;
}

function firstSentence(text: string | null): string {
  return /^[^.:;]*/.exec(text ?? '')?.[0] ?? '';
}

/** A text in a quoted label of Mermaid. */
function quoted(text: string): string {
  return text.replaceAll(/["#<>`;]/g, (character) => `#${character.codePointAt(0)};`).replaceAll(/\s+/g, ' ');
}
