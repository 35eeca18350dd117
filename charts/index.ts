/**
 * @module
 * The statecharts as drawings and documents, made from the very charts that referee the games.
 */
import type { ChartConfig } from '../machines/chart.ts';
import { mermaidParts, toMarkdown, toMermaid } from './mermaid.ts';
import { type ChartModel, chartModel, statesBelow } from './model.ts';
import { type Overview, overviewMermaid, overviewOf, overviewSvg } from './overview.ts';
import { toScxml } from './scxml.ts';
import { type SvgOptions, toSvg } from './svg.ts';
import { foldedIn } from './view.ts';
import { toXStateJson, xstateOf } from './xstate.ts';

export type { ChartEdge, ChartModel, ChartState } from './model.ts';
export type { Calling, Overview } from './overview.ts';

/** The formats of a chart, each with its media type. */
export const FORMATS = {
  mermaid: 'text/vnd.mermaid',
  svg: 'image/svg+xml',
  xstate: 'application/json',
  scxml: 'application/scxml+xml',
  markdown: 'text/markdown',
} as const;

export type ChartFormat = keyof typeof FORMATS;

/** How the names of files in a format end. */
export const ENDINGS: Readonly<Record<ChartFormat, string>> = {
  mermaid: 'mmd',
  svg: 'svg',
  xstate: 'json',
  scxml: 'scxml',
  markdown: 'md',
};

/** The charts of a ruleset. */
export interface Charts {
  readonly models: ReadonlyMap<string, ChartModel>;
  readonly overview: Overview;
}

/** Where a procedure stands: a state of a chart, by the path of the state joined by dots. */
export interface Place {
  readonly chart: string;
  readonly state: string;
}

export interface DrawOptions extends Omit<SvgOptions, 'active'> {
  /** the places that are to stand out in a drawing */
  readonly active?: readonly Place[];
}

interface OfRuleset {
  readonly name: string;
  readonly slices: Readonly<Record<string, { readonly charts?: readonly ChartConfig[] }>>;
}

const read = new WeakMap<OfRuleset, Charts>();

/** Reads all charts of a ruleset, once. */
export function chartsOf(ruleset: OfRuleset): Charts {
  const known = read.get(ruleset);
  if (known !== undefined) return known;
  const configs = Object.values(ruleset.slices).flatMap(({ charts = [] }) => charts);
  const charts = {
    models: new Map(configs.map((config) => [config.id, chartModel(config, configs)])),
    overview: overviewOf(ruleset.name, configs),
  };
  read.set(ruleset, charts);
  return charts;
}

/** Writes a chart in a format. */
export async function draw(model: ChartModel, format: ChartFormat, options: DrawOptions = {}): Promise<string> {
  const { active = [], ...svg } = options;
  const { state } = options;
  switch (format) {
    case 'mermaid':
      return toMermaid(model, state === undefined ? {} : { state });
    case 'svg':
      return await toSvg(model, {
        ...svg,
        active: active.filter(({ chart }) => chart === model.id).map((place) => place.state),
      });
    case 'xstate':
      return toXStateJson(model);
    case 'scxml':
      return toScxml(model);
    case 'markdown':
      return toMarkdown(model);
  }
}

/** The formats of the overview: two drawings, and two documents that hold every chart. SCXML has room for one chart only. */
export type OverviewFormat = Exclude<ChartFormat, 'scxml'>;

/** Writes all charts of a ruleset: who calls whom as a drawing, or every chart after it in one document. */
export async function drawAll(charts: Charts, format: OverviewFormat, options: DrawOptions = {}): Promise<string> {
  const { models, overview } = charts;
  const { active = [], ...svg } = options;
  const lit = active.map(({ chart }) => chart);
  switch (format) {
    case 'mermaid':
      return overviewMermaid(overview, lit);
    case 'svg':
      return await overviewSvg(overview, { ...svg, active: [] }, lit);
    case 'xstate':
      return `${JSON.stringify(Object.fromEntries([...models].map(([name, model]) => [name, xstateOf(model)])), null, 2)}\n`;
    case 'markdown':
      return [
        `# ${overview.title}\n\n\`\`\`mermaid\n${overviewMermaid(overview, lit)}\`\`\`\n`,
        ...[...models.values()].map((model) => toMarkdown(model).replaceAll(/^#/gm, '##')),
      ].join('\n');
  }
}

/** A place as it is written in one word: `turn.action.choosing`. */
export function placeInWord({ chart, state }: Place): string {
  return state === '' ? chart : `${chart}.${state}`;
}

/** The places that words name, `chart` or `chart.state`, and the words that name none. */
export function placesNamed(charts: Charts, words: readonly string[]): { places: Place[]; unknown: string[] } {
  const places: Place[] = [];
  const unknown: string[] = [];
  for (const word of words) {
    const [chart = '', ...keys] = word.split('.');
    const state = keys.join('.');
    const model = charts.models.get(chart);
    const known = model !== undefined && (state === '' || [...statesBelow(model.root)].some(({ id }) => id === state));
    if (known) places.push({ chart, state });
    else unknown.push(word);
  }
  return { places, unknown };
}

/** The places that a word may have meant, as they are written in one word: those of its chart if it names one. */
export function wordsNear({ models }: Charts, word: string): string[] {
  const named = models.get(word.split('.')[0] ?? '');
  return (named === undefined ? [...models.values()] : [named]).flatMap((model) => [
    model.id,
    ...[...statesBelow(model.root)].map(({ id }) => placeInWord({ chart: model.id, state: id })),
  ]);
}

/** The states of a chart that have a drawing of their own, because they are drawn closed where they belong. */
export function partsOf(model: ChartModel, format: ChartFormat): string[] {
  switch (format) {
    case 'svg':
      return foldedIn(model);
    case 'mermaid':
      return mermaidParts(model);
    case 'xstate':
    case 'scxml':
    case 'markdown':
      return [];
  }
}

/** The states of a chart that contain states: those that can be drawn alone. */
export function boxesOf(model: ChartModel): string[] {
  return [...statesBelow(model.root)].filter(({ children }) => children.length > 0).map(({ id }) => id);
}

/** What a chart calls and offers, in a few words. */
export function callsOf({ overview }: Charts, chart: string): { calls: string[]; offers: string[] } {
  const own = overview.calls.filter(({ from }) => from === chart);
  return {
    calls: own.filter(({ offered }) => !offered).map(({ to }) => to),
    offers: own.filter(({ offered }) => offered).map(({ to }) => to),
  };
}
