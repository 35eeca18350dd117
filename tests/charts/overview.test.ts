import { describe, expect, test } from 'vitest';
import { PAGE } from '../../charts/layout.ts';
import { type Overview, overviewMermaid, overviewOf, overviewSvg } from '../../charts/overview.ts';
import { type ChartConfig, chart } from '../../machines/chart.ts';
import { games, invented } from './examples.ts';
import { all, readXml, textOf } from './xml.ts';

const small = overviewOf('Lamps & "co" <1>', invented.slice(0, 2));
const each = [...games].map(([id, charts]) => [id, overviewOf(id, charts), charts] as const);

/** Every call in the charts as they are written, found without the model. */
function written(charts: readonly ChartConfig[]): { calls: Set<string>; offers: Set<string> } {
  const [calls, offers] = [new Set<string>(), new Set<string>()];
  const look = (chart: string, state: ChartConfig['states'][string]): void => {
    if (state.invoke !== undefined) calls.add(`${chart} ${state.invoke.src}`);
    for (const offered of Object.keys(state.meta?.offers ?? {})) offers.add(`${chart} ${offered}`);
    for (const child of Object.values(state.states ?? {})) look(chart, child);
  };
  for (const config of charts) look(config.id, config);
  return { calls, offers };
}

describe('overviewOf', () => {
  test('says who calls whom, from where, and what is offered', () => {
    expect(small).toEqual({
      title: 'Lamps & "co" <1>',
      charts: [
        { id: 'lamp', description: 'A lamp that is switched on and off until it breaks.', states: 5 },
        { id: 'earth-quake', description: 'The earth quakes.', states: 3 },
      ],
      calls: [{ from: 'lamp', to: 'earth-quake', states: ['shaking'], offered: true }],
    } satisfies Overview);
  });

  test.each(each)('%s: has every chart and every call', (_, overview, charts) => {
    const { calls, offers } = written(charts);
    expect(overview.charts.map(({ id }) => id)).toEqual(charts.map(({ id }) => id));
    expect(new Set(overview.calls.map(({ from, to }) => `${from} ${to}`))).toEqual(calls);
    expect(new Set(overview.calls.filter((c) => c.offered).map(({ from, to }) => `${from} ${to}`))).toEqual(offers);
    expect(overview.calls.length).toBe(calls.size);
  });

  test('refuses a call of a chart that is not there', () => {
    const lost = chart({
      id: 'lost',
      description: '',
      initial: 'a',
      states: { a: { invoke: { src: 'nowhere', onDone: {} } } },
    });
    expect(() => overviewOf('x', [lost])).toThrow('lost calls "nowhere", which is no chart');
  });
});

describe('overviewSvg', () => {
  test.each(each)('%s: draws every chart and call once, on a page', async (_, overview) => {
    const svg = readXml(await overviewSvg(overview, { chart: (name) => `${name}.svg` }));
    const groups = [...all(svg, 'g')].map(({ attributes }) => attributes);
    const charts = groups.flatMap((group) => group['data-chart'] ?? []);
    expect(charts).toEqual(overview.charts.map(({ id }) => id));
    const calls = groups.flatMap((group) =>
      'data-from' in group ? [`${group['data-from']} ${group['data-to']}`] : [],
    );
    expect(calls).toEqual(overview.calls.map(({ from, to }) => `${from} ${to}`));
    expect(groups.filter((group) => group['class']?.includes('sc-offer'))).toHaveLength(
      overview.calls.filter(({ offered }) => offered).length,
    );
    expect([...all(svg, 'a')].map(({ attributes }) => attributes['href'])).toEqual(charts.map((id) => `${id}.svg`));
    expect(Number(svg.attributes['width'])).toBeLessThanOrEqual(PAGE * 1.1);
  });

  test.each(each)('%s: boxes lie beside each other', async (_, overview) => {
    const svg = readXml(await overviewSvg(overview));
    const boxes = [...all(svg, 'rect')]
      .filter(({ attributes }) => attributes['class'] === 'sc-box')
      .map(({ attributes }) => ['x', 'y', 'width', 'height'].map((side) => Number(attributes[side])));
    expect(boxes).toHaveLength(overview.charts.length);
    for (const [i, [x = 0, y = 0, width = 0, height = 0]] of boxes.entries())
      for (const [j, [x2 = 0, y2 = 0, width2 = 0, height2 = 0]] of boxes.entries())
        if (i < j) expect(x + width <= x2 || x2 + width2 <= x || y + height <= y2 || y2 + height2 <= y).toBe(true);
  });

  test('lights the charts that are under way, and the calls between them', async () => {
    const svg = readXml(await overviewSvg(small, {}, ['lamp', 'earth-quake']));
    const lit = [...all(svg, 'g')].filter(({ attributes }) => /sc-active|sc-live/.test(attributes['class'] ?? ''));
    expect(lit).toHaveLength(3);
    expect(await overviewSvg(small)).not.toMatch(/sc-active"|sc-live"/);
    expect(svg.attributes['role']).toBe('img');
  });

  test('escapes what XML must not hold, and says everything in words too', async () => {
    const svg = readXml(await overviewSvg(small));
    const [title] = [...all(svg, 'title')];
    expect(title && textOf(title)).toBe('Lamps & "co" <1>');
    const [described] = [...all(svg, 'desc')];
    expect(described && textOf(described)).toBe('2 charts. lamp offers earth quake (shaking).');
  });

  test('is the same every time', async () => {
    expect(await overviewSvg(structuredClone(small))).toBe(await overviewSvg(small));
  });
});

describe('overviewMermaid', () => {
  test('draws a flowchart', () => {
    expect(overviewMermaid(small, ['lamp'])).toBe(`---
title: "Lamps & \\"co\\" <1>"
---
flowchart LR
  accTitle: Lamps & #34;co#34; #60;1#62;
  c0["lamp"]
  c1["earth quake"]
  c0 -. offers .-> c1
  classDef active stroke:#b97309,stroke-width:3px
  class c0 active
`);
    expect(overviewMermaid(small)).not.toContain('classDef');
  });
});
