/**
 * @module
 * The statecharts as drawings and documents, made from the very machines that referee the games.
 */
import type { AnyStateMachine } from 'xstate';
import { toMermaid } from './mermaid.ts';
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

/** Writes a machine in a format. The options are for the SVG drawing; the other formats have none. */
export async function draw(machine: AnyStateMachine, format: ChartFormat, options: SvgOptions = {}): Promise<string> {
  switch (format) {
    case 'mermaid':
      return toMermaid(machine);
    case 'svg':
      return await toSvg(machine, options);
    case 'xstate':
      return toXStateJson(machine);
    case 'scxml':
      return toScxml(machine);
  }
}
