/**
 * @module
 * The statecharts as drawings and documents, made from the very charts that referee the games.
 */
import type { ChartConfig } from '../machines/chart.ts';
import { toMermaid } from './mermaid.ts';
import { type ChartModel, chartModel } from './model.ts';
import { toScxml } from './scxml.ts';
import { type SvgOptions, toSvg } from './svg.ts';
import { toXStateJson } from './xstate.ts';

export type { ChartEdge, ChartModel, ChartState } from './model.ts';
export type { SvgOptions } from './svg.ts';

/** The formats of a chart, each with its media type. */
export const FORMATS = {
  mermaid: 'text/vnd.mermaid',
  svg: 'image/svg+xml',
  xstate: 'application/json',
  scxml: 'application/scxml+xml',
} as const;

export type ChartFormat = keyof typeof FORMATS;

/** Writes a chart in a format. The options are for the SVG drawing; the other formats have none. */
export async function draw(model: ChartModel, format: ChartFormat, options: SvgOptions = {}): Promise<string> {
  switch (format) {
    case 'mermaid':
      return toMermaid(model);
    case 'svg':
      return await toSvg(model, options);
    case 'xstate':
      return toXStateJson(model);
    case 'scxml':
      return toScxml(model);
  }
}
