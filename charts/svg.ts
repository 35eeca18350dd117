/**
 * @module
 * A statechart as a drawing that can stand alone or be put into a page.
 */
import {
  type Block,
  FINAL,
  FONTS,
  insideOf,
  insideOfCard,
  type Layout,
  layOut,
  type Piece,
  type PlacedEdge,
  type PlacedState,
  type Point,
  START_RADIUS,
} from './layout.ts';
import { type ChartModel, type ChartState, caption, headingOf, nameOf, statesBelow, title } from './model.ts';
import { xml } from './text.ts';
import { viewOf } from './view.ts';

export interface SvgOptions {
  /** ids of the states that are to stand out, such as `planning.choosing`; the boxes around them stand out with them */
  readonly active?: readonly string[];
  /** where a rule's chip leads to; undefined for nowhere */
  readonly href?: (rule: string) => string | undefined;
  /** what a rule says, shown when the pointer rests on it; undefined when there is nothing to say */
  readonly wording?: (rule: string) => string | undefined;
  /** where the drawing of another chart is; undefined for nowhere */
  readonly chart?: (name: string) => string | undefined;
  /** where the drawing of a state of this chart is, with all that it contains; undefined for nowhere */
  readonly part?: (state: string) => string | undefined;
  /** the state that is drawn alone, with all that it contains; left out: the whole chart */
  readonly state?: string;
}

/** Draws a chart. */
export async function toSvg(whole: ChartModel, options: SvgOptions = {}): Promise<string> {
  const model = viewOf(whole, options.state);
  const layout = await layoutOf(model);
  const active = new Set<string>();
  for (const id of options.active ?? []) {
    const keys = id.split('.');
    for (const depth of keys.keys()) active.add(keys.slice(0, depth + 1).join('.'));
  }
  const draw = (block: Block, at: Point) => drawBlock(block, at, options);
  const { width, height, heading, legend } = layout;
  return svgOf({
    name: `chart-${model.id}`,
    title: headingOf(model),
    description: describe(layout),
    width,
    height,
    links: options.href !== undefined || options.chart !== undefined || options.part !== undefined,
    parts: [
      draw(heading, heading),
      `<g aria-hidden="true">${draw(legend, legend)}</g>`,
      ...layout.states
        .filter(({ state }) => state.children.length > 0)
        .map((placed) => drawState(placed, active, draw)),
      ...layout.edges.map((placed) => drawArrow(placed, active)),
      ...layout.starts.map(
        ({ x, y }) => `<circle class="sc-start" cx="${round(x)}" cy="${round(y)}" r="${START_RADIUS}"/>`,
      ),
      ...layout.edges.map((placed) => drawLabel(placed, active, draw)),
      ...layout.states
        .filter(({ state }) => state.children.length === 0)
        .map((placed) => drawState(placed, active, draw)),
    ],
  });
}

/** A whole drawing: its parts on paper, with a name and a description for those who cannot see it. */
export function svgOf(drawing: {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  /** whether something in it leads elsewhere */
  readonly links: boolean;
  readonly parts: readonly string[];
}): string {
  const { width, height, links, parts } = drawing;
  const name = xml(drawing.name);
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" class="statechart" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="${links ? 'group' : 'img'}" aria-labelledby="${name}-title" aria-describedby="${name}-desc">`,
    `<title id="${name}-title">${xml(drawing.title)}</title><desc id="${name}-desc">${xml(drawing.description)}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="sc-paper" width="${width}" height="${height}" rx="10"/>`,
    ...parts,
    '</svg>',
  ]
    .filter((line) => line !== '')
    .join('\n')}\n`;
}

/** Highlights and links change nothing about where things are, so a chart is laid out once. */
const layouts = new WeakMap<ChartModel, Promise<Layout>>();

function layoutOf(model: ChartModel): Promise<Layout> {
  const known = layouts.get(model) ?? layOut(model);
  layouts.set(model, known);
  return known;
}

/** The chart in a few sentences, for those who cannot see it. */
function describe({ model }: Layout): string {
  const states = [...statesBelow(model.root)];
  return [
    ...(model.description === null ? [] : [model.description]),
    `${states.length} states, ${model.edges.length} transitions.`,
    ...(model.root.initial === null ? [] : [`Begins in ${nameOf(model, model.root.initial)}.`]),
    ...model.edges.map((edge) => {
      const to = edge.to === null ? edge.leads : nameOf(model, edge.to);
      const way = `${nameOf(model, edge.from)} ${to === null ? 'stays' : `to ${to}`}`;
      const heading = caption(edge);
      return heading === '' ? `${way}.` : `${way}: ${heading}.`;
    }),
  ].join(' ');
}

type Draw = (block: Block, at: Point) => string;

function drawState(placed: PlacedState, active: ReadonlySet<string>, draw: Draw): string {
  const { state, x, y, width, height, depth } = placed;
  const on = active.has(state.id) ? ' sc-active' : '';
  const at = insideOf(placed);
  const calls = state.calls === null ? '' : ` data-calls="${xml(state.calls.chart)}"`;
  const parts = [
    `<g class="sc-state sc-${state.kind}${state.folds === null ? '' : ' sc-folded'}${on}" data-state="${xml(state.id)}"${calls}>`,
  ];
  parts.push(`<title>${xml(tooltip(state))}</title>`);
  if (state.kind === 'final') {
    const middle = { x: round(at.x - FINAL.gap - FINAL.size / 2), y: round(y + height / 2) };
    parts.push(frame(placed, height / 2, 'sc-box'));
    parts.push(`<circle class="sc-ring" cx="${middle.x}" cy="${middle.y}" r="${FINAL.size / 2 - 2}"/>`);
    parts.push(`<circle class="sc-dot" cx="${middle.x}" cy="${middle.y}" r="${FINAL.size / 2 - 6}"/>`);
  } else {
    parts.push(frame(placed, 10, `sc-box${depth % 2 === 0 ? ' sc-even' : ''}`));
    if (state.calls !== null)
      parts.push(frame({ x: x + 3, y: y + 3, width: width - 6, height: height - 6 }, 7, 'sc-inner'));
  }
  for (const line of placed.block.lines) parts.push(partingLine(placed, at.y + line));
  parts.push(draw(placed.block, at), '</g>');
  return parts.join('');
}

function partingLine({ x, width }: { x: number; width: number }, y: number): string {
  return `<path class="sc-line" d="M${round(x)} ${round(y)}h${round(width)}"/>`;
}

function tooltip(state: ChartState): string {
  return [
    `${title(state)}${state.kind === 'final' ? ' (end)' : ''}`,
    ...(state.description === null ? [] : [state.description]),
    ...(state.calls?.input == null ? [] : [`is given ${state.calls.input.replaceAll('-', ' ')}`]),
    ...(state.implies === null ? [] : [`${state.implies} may be left unsaid here`]),
    ...Object.entries(state.refuses).map(
      ([moves, rule]) => `refuses ${moves === '*' ? 'any other move' : moves} by ${rule}`,
    ),
  ].join('\n');
}

function drawLabel({ arrow, label }: PlacedEdge, active: ReadonlySet<string>, draw: Draw): string {
  if (label === null || arrow === null) return '';
  const on = active.has(arrow.from) ? ' sc-live' : '';
  const at = insideOfCard(label);
  const parted = label.block.lines.map((line) => partingLine(label, at.y + line)).join('');
  return `<g class="sc-label${on}">${frame(label, 6, 'sc-card')}${parted}${draw(label.block, at)}</g>`;
}

function drawArrow({ arrow, points }: PlacedEdge, active: ReadonlySet<string>): string {
  const on = arrow !== null && active.has(arrow.from) ? ' sc-live' : '';
  const ends = arrow === null ? '' : ` data-from="${xml(arrow.from)}" data-to="${xml(arrow.to)}"`;
  return arrowAlong(points, `sc-arrow${on}`, ends);
}

/** An arrow along right-angled bends. */
export function arrowAlong(points: readonly Point[], kind: string, more = '', told = ''): string {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (end === undefined || before === undefined) return '';
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const neck = { x: end.x - dx * 8, y: end.y - dy * 8 };
  const head = `M${at(end)}L${at({ x: neck.x - dy * 4, y: neck.y + dx * 4 })}L${at({ x: neck.x + dy * 4, y: neck.y - dx * 4 })}Z`;
  return `<g class="${kind}"${more}>${told}<path d="${curve([...points.slice(0, -1), neck])}"/><path class="sc-head" d="${head}"/></g>`;
}

/** A way along right-angled bends, with its corners rounded. */
function curve(points: readonly Point[]): string {
  let path = '';
  for (const [index, point] of points.entries()) {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (before === undefined) path += `M${at(point)}`;
    else if (after === undefined) path += `L${at(point)}`;
    else path += `L${at(towards(point, before))}Q${at(point)} ${at(towards(point, after))}`;
  }
  return path;
}

/** The point on the way to another at which a rounded corner begins. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(6, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The text of a block at a place. */
export function drawBlock(block: Block, at: Point, options: SvgOptions): string {
  return block.pieces.map((piece) => drawPiece(piece, { x: at.x + piece.x, y: at.y + piece.y }, options)).join('');
}

function drawPiece(
  { kind, text, width, height, rule, chart, part }: Piece,
  { x, y }: Point,
  { href, wording, chart: place, part: inside }: SvgOptions,
): string {
  const { size, pad } = FONTS[kind];
  const base = round(y + height / 2 + size * 0.35);
  if (pad === 0) {
    const words = `<text class="sc-${kind}" x="${round(x)}" y="${base}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${xml(text)}</text>`;
    const elsewhere = chart !== undefined ? place?.(chart) : part !== undefined ? inside?.(part) : undefined;
    return elsewhere === undefined ? words : `<a class="sc-link" href="${xml(elsewhere)}">${words}</a>`;
  }
  const box = frame({ x, y: y + 0.5, width, height: height - 1 }, kind === 'awaits' ? height / 2 : 3.5, '');
  const words = `<text x="${round(x + width / 2)}" y="${base}">${xml(text)}</text>`;
  const says = rule === undefined ? undefined : wording?.(rule);
  const hover = rule === undefined ? '' : `<title>${xml(says === undefined ? rule : `${rule}\n${says}`)}</title>`;
  const chip = `<g class="sc-${kind}">${hover}${box}${words}</g>`;
  const link = rule === undefined ? undefined : href?.(rule);
  return link === undefined ? chip : `<a href="${xml(link)}">${chip}</a>`;
}

/** A box with round corners. */
export function frame(
  box: { x: number; y: number; width: number; height: number },
  radius: number,
  kind: string,
): string {
  const { x, y, width, height } = box;
  const name = kind === '' ? '' : ` class="${kind}"`;
  return `<rect${name} x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}"/>`;
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const font = (kind: keyof typeof FONTS) => `font-size:${FONTS[kind].size}px`;

const STYLE = `
.statechart{--sc-paper:#fbfbfa;--sc-box:#fff;--sc-group:#f3f4f2;--sc-even:#e9ebe8;--sc-ink:#1f2a33;--sc-soft:#5b6670;--sc-line:#8a96a0;--sc-edge:#66737e;--sc-card:#fdfdfc;--sc-card-line:#d5dad8;--sc-check:#dfeaf4;--sc-check-ink:#1d4f7c;--sc-rule-line:#c3cbcf;--sc-rule-ink:#53606a;--sc-awaits:#e4efe2;--sc-awaits-ink:#2f6233;--sc-effect:#7a4f1d;--sc-active:#fff3d6;--sc-accent:#b97309;font-family:"Helvetica Neue",Helvetica,Arial,"Liberation Sans",sans-serif;max-width:100%;height:auto}
@media (prefers-color-scheme:dark){.statechart{--sc-paper:#14191d;--sc-box:#222a30;--sc-group:#1a2025;--sc-even:#20272d;--sc-ink:#e6eaec;--sc-soft:#a3afb8;--sc-line:#66747f;--sc-edge:#8796a2;--sc-card:#1b2227;--sc-card-line:#39444c;--sc-check:#1d3850;--sc-check-ink:#a9d0f2;--sc-rule-line:#46525b;--sc-rule-ink:#aab5bd;--sc-awaits:#1f3a26;--sc-awaits-ink:#a5d6ab;--sc-effect:#dfb27a;--sc-active:#40330f;--sc-accent:#e0a63f}}
.statechart text{fill:var(--sc-ink)}
.sc-paper{fill:var(--sc-paper)}
.sc-heading{${font('heading')};font-weight:600}
.statechart .sc-description{${font('description')};fill:var(--sc-soft)}
.sc-title{${font('title')};font-weight:600}
.statechart .sc-calls{${font('calls')};fill:var(--sc-soft)}
.sc-event{${font('event')};font-weight:700;font-family:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
.sc-case{${font('case')}}
.statechart .sc-opening{${font('opening')};font-family:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:var(--sc-soft)}
.statechart .sc-link text{fill:var(--sc-check-ink);text-decoration:underline}
.statechart .sc-effect{${font('effect')};font-style:italic;fill:var(--sc-effect)}
.statechart .sc-goes{${font('goes')};fill:var(--sc-soft)}
.statechart .sc-legend{${font('legend')};fill:var(--sc-soft)}
.sc-check text,.sc-rule text{${font('check')};text-anchor:middle;font-family:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
.sc-check rect{fill:var(--sc-check)}
.sc-check text{fill:var(--sc-check-ink)}
.sc-rule rect{fill:none;stroke:var(--sc-rule-line)}
.sc-rule text{fill:var(--sc-rule-ink)}
.sc-awaits rect{fill:var(--sc-awaits)}
.sc-awaits text{${font('awaits')};text-anchor:middle;fill:var(--sc-awaits-ink)}
.sc-box{fill:var(--sc-box);stroke:var(--sc-line);stroke-width:1.2}
.sc-compound>.sc-box{fill:var(--sc-group)}
.sc-compound>.sc-even{fill:var(--sc-even)}
.sc-inner{fill:none;stroke:var(--sc-line)}
.sc-folded>.sc-box{fill:var(--sc-group);stroke-dasharray:5 3}
.sc-line{stroke:var(--sc-card-line);fill:none}
.sc-ring{fill:none;stroke:var(--sc-ink);stroke-width:1.5}
.sc-dot,.sc-start{fill:var(--sc-ink)}
.sc-card{fill:var(--sc-card);stroke:var(--sc-card-line)}
.sc-arrow path{fill:none;stroke:var(--sc-edge);stroke-width:1.3}
.sc-arrow .sc-head{fill:var(--sc-edge);stroke:none}
.sc-offer path{stroke-dasharray:6 4}
.sc-offer .sc-head{stroke-dasharray:none}
.sc-live path{stroke:var(--sc-accent);stroke-width:1.8}
.sc-live .sc-head{fill:var(--sc-accent)}
.sc-live .sc-card{stroke:var(--sc-accent)}
.sc-active>.sc-box,.sc-active>.sc-inner{stroke:var(--sc-accent);stroke-width:2}
.sc-active:not(.sc-compound)>.sc-box{fill:var(--sc-active)}
.statechart a:hover rect,.statechart a:focus rect{stroke:var(--sc-accent);stroke-width:1.5}
`;
