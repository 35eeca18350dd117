import { describe, expect, test } from 'vitest';
import { type Box, FONTS, insideOf, insideOfCard, type Layout, layOut, PAGE } from '../../charts/layout.ts';
import {
  arrowsOf,
  type ChartModel,
  chartModel,
  isAbove,
  isListed,
  nameOf,
  parentOf,
  shortRule,
  statesBelow,
} from '../../charts/model.ts';
import { toSvg } from '../../charts/svg.ts';
import { widthOf, xml } from '../../charts/text.ts';
import { foldedIn, viewOf } from '../../charts/view.ts';
import { examples, lamp, odd, ofGames } from './examples.ts';
import { all, type Element, readXml, textOf } from './xml.ts';

/** Every drawing that there is of the examples: whole ones, and those of states that are folded in them. */
const each = examples.flatMap(([name, model]) => [
  [name, viewOf(model)] as const,
  ...foldedIn(model).map((state) => [`${name}: ${state}`, viewOf(model, state)] as const),
]);

const laidOut = new WeakMap<ChartModel, Promise<Layout>>();
/** Laying out takes its time, so it is done once. */
const laid = (model: ChartModel): Promise<Layout> => {
  const known = laidOut.get(model) ?? layOut(model);
  laidOut.set(model, known);
  return known;
};

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width - 0.1 && b.x < a.x + a.width - 0.1 && a.y < b.y + b.height - 0.1 && b.y < a.y + a.height - 0.1;
const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x - 0.1 &&
  inner.y >= outer.y - 0.1 &&
  inner.x + inner.width <= outer.x + outer.width + 0.1 &&
  inner.y + inner.height <= outer.y + outer.height + 0.1;
/** A text that may have been broken into lines. */
const spaceless = (text: string) => text.replaceAll(' ', '');
const classOf = (element: Element) => (element.attributes['class'] ?? '').split(' ');

describe('the layout', () => {
  test.each(each)('%s: boxes lie inside their box, below its text, and never on each other', async (_, model) => {
    const { states, width, height } = await laid(model);
    for (const placed of states) {
      const parent = states.find(({ state }) => state.id === parentOf(placed.state.id));
      const outer = parent ?? { x: 0, y: 0, width, height };
      expect(contains(outer, placed), placed.state.id).toBe(true);
      if (parent !== undefined) {
        const text = insideOf(parent);
        expect(placed.y).toBeGreaterThanOrEqual(text.y + parent.block.height);
      }
      for (const other of states) {
        if (other === placed || parentOf(other.state.id) !== parentOf(placed.state.id)) continue;
        expect(overlap(placed, other), `${placed.state.id} and ${other.state.id}`).toBe(false);
      }
    }
  });

  test.each(each)('%s: labels lie in the drawing, and neither on each other nor on states', async (_, model) => {
    const { states, edges, heading, legend, width, height } = await laid(model);
    const labels = edges.flatMap(({ label }) => (label === null ? [] : [label]));
    for (const label of labels) {
      expect(contains({ x: 0, y: 0, width, height }, label)).toBe(true);
      for (const other of labels) if (other !== label) expect(overlap(label, other)).toBe(false);
      for (const text of [heading, legend]) expect(overlap(label, text)).toBe(false);
      for (const placed of states) {
        const text = { ...insideOf(placed), width: placed.block.width, height: placed.block.height };
        expect(overlap(label, placed.state.kind === 'compound' ? text : placed), placed.state.id).toBe(false);
      }
    }
  });

  test.each(each)('%s: text keeps inside its frame, and no two pieces share a place', async (_, model) => {
    const { states, edges, heading, legend, width, height } = await laid(model);
    const blocks = [
      ...states.map((placed) => ({ block: placed.block, at: insideOf(placed), frame: placed as Box })),
      ...edges.flatMap(({ label }) =>
        label ? [{ block: label.block, at: insideOfCard(label), frame: label as Box }] : [],
      ),
      ...[heading, legend].map((block) => ({ block, at: block, frame: { x: 0, y: 0, width, height } })),
    ];
    for (const { block, at, frame } of blocks) {
      const pieces = block.pieces.map((piece) => ({ ...piece, x: at.x + piece.x, y: at.y + piece.y }));
      for (const piece of pieces) {
        expect(contains(frame, piece), piece.text).toBe(true);
        expect(widthOf(piece.text, FONTS[piece.kind])).toBeLessThanOrEqual(piece.width);
        for (const other of pieces) {
          if (other !== piece) expect(overlap(piece, other), `${piece.text} and ${other.text}`).toBe(false);
        }
      }
    }
  });

  test.each(each)('%s: arrows begin and end at their states', async (_, model) => {
    const { states, edges, width, height } = await laid(model);
    const boxOf = (id: string) => states.find(({ state }) => state.id === id) as Box;
    const touches = ({ x, y, width, height }: Box, point: { x: number; y: number } | undefined) =>
      point !== undefined &&
      contains({ x, y, width, height }, { ...point, width: 0, height: 0 }) &&
      Math.min(point.x - x, x + width - point.x, point.y - y, y + height - point.y) < 1;
    for (const { arrow, points } of edges) {
      for (const point of points)
        expect(contains({ x: 0, y: 0, width, height }, { ...point, width: 0, height: 0 })).toBe(true);
      if (arrow === null) continue;
      expect(touches(boxOf(arrow.from), points[0]), `${arrow.from} ⟶ ${arrow.to}`).toBe(true);
      expect(touches(boxOf(arrow.to), points.at(-1)), `${arrow.from} ⟶ ${arrow.to}`).toBe(true);
    }
  });
});

describe('toSvg', () => {
  test.each(each)('%s: is well-formed, and has every state and transition', async (_, model) => {
    const svg = readXml(await toSvg(model));
    const states = [...statesBelow(model.root)];
    const groups = [...all(svg, 'g')];
    const drawn = groups.filter((group) => 'data-state' in group.attributes);
    expect(drawn.map((group) => group.attributes['data-state']).sort()).toEqual(states.map((state) => state.id).sort());
    for (const state of states) {
      const group = drawn.find((each) => each.attributes['data-state'] === state.id);
      const text = group === undefined ? '' : textOf(group);
      expect(text).toContain(state.label);
      if (state.calls !== null) expect(text).toContain(`⟶ ${state.calls.chart}`);
      if (state.awaits !== null) expect(text).toContain(`awaits ${state.awaits.replaceAll('-', ' ')}`);
      for (const rule of state.rules) expect(text).toContain(shortRule(rule));
    }
    const arrows = groups.flatMap(({ attributes }) => ('data-from' in attributes ? [attributes] : []));
    expect(arrows.map((arrow) => [arrow['data-from'], arrow['data-to']])).toEqual(
      arrowsOf(model).map(({ from, to }) => [from, to]),
    );
    const text = textOf(svg);
    for (const edge of model.edges) {
      if (edge.event !== null) expect(text).toContain(edge.event);
      if (edge.to !== null && isListed(edge))
        expect(spaceless(text)).toContain(spaceless(`⟶ ${nameOf(model, edge.to)}`));
      if (edge.order !== null) expect(text).toContain(`${edge.order} [`);
      if (edge.offers !== null) expect(text).toContain(`offers ${edge.offers.chart}`);
    }
    const count = (kind: string) => groups.filter((group) => classOf(group).includes(kind)).length;
    const rules = [model.root, ...states]
      .flatMap((state) => state.rules)
      .concat(model.edges.flatMap((edge) => edge.rules));
    const kept = [model.root, ...states].flatMap((state) => state.keeps.flatMap(([, some]) => some));
    // Each stands once, and once more in the legend.
    expect(count('sc-check')).toBe(kept.length + model.edges.flatMap((edge) => edge.checks).length + 1);
    expect(count('sc-rule')).toBe(rules.length + 1);
  });

  test.each(each)('%s: no text stands outside the view box', async (_, model) => {
    const svg = readXml(await toSvg(model));
    const [x, y, width = 0, height = 0] = (svg.attributes['viewBox'] ?? '').split(' ').map(Number);
    expect([x, y, svg.attributes['width'], svg.attributes['height']]).toEqual([0, 0, `${width}`, `${height}`]);
    for (const text of all(svg, 'text')) {
      const left = Number(text.attributes['x']);
      expect(left).toBeGreaterThan(0);
      expect(left + Number(text.attributes['textLength'] ?? 0)).toBeLessThanOrEqual(width);
      expect(Number(text.attributes['y'])).toBeLessThan(height);
    }
  });

  test('has a name and a description for those who cannot see it', async () => {
    const svg = readXml(await toSvg(lamp));
    expect(svg.attributes).toMatchObject({ role: 'img', 'aria-labelledby': 'chart-lamp-title' });
    expect(svg.children[1]).toMatchObject({
      name: 'title',
      attributes: { id: 'chart-lamp-title' },
      children: ['lamp'],
    });
    const [described] = [...all(svg, 'desc')];
    expect(described && textOf(described)).toContain('5 states, 11 transitions. Begins in off. off to on: lamp.on.');
    expect(described && textOf(described)).toContain('on stays: lamp.dim.');
  });

  test('shows final states as double circles, and calls with a double border', async () => {
    const svg = readXml(await toSvg(lamp));
    const byState = (id: string) =>
      [...all(svg, 'g')].find((group) => group.attributes['data-state'] === id) as Element;
    expect([...all(byState('broken'), 'circle')]).toHaveLength(2);
    const frames = [...all(byState('shaking'), 'rect')].map((rect) => rect.attributes['class']);
    expect(frames).toEqual(['sc-box', 'sc-inner']);
    expect(byState('shaking').attributes['data-calls']).toBe('earth-quake');
  });

  test('lets active states stand out, with the boxes around them', async () => {
    const svg = readXml(await toSvg(odd, { active: ['end.a_b'] }));
    const active = [...all(svg, 'g')].filter((group) => classOf(group).includes('sc-active'));
    expect(active.map((group) => group.attributes['data-state'])).toEqual(['end', 'end.a_b']);
    expect(isAbove('end', 'end.a_b')).toBe(true);
    const live = [...all(svg, 'g')].filter(
      (group) => classOf(group).includes('sc-live') && 'data-from' in group.attributes,
    );
    expect(live.map((group) => group.attributes['data-from'])).toEqual(['end', 'end.a_b', 'end.a_b']);
    expect(await toSvg(odd)).not.toContain('sc-live"');
  });

  test('makes chips links where the caller has a place for the rule', async () => {
    const href = (rule: string) => (rule.startsWith('home.') ? `/rules?id=${rule}&lang="en"` : undefined);
    const svg = readXml(await toSvg(lamp, { href }));
    const links = [...all(svg, 'a')];
    expect(links).toHaveLength(9);
    expect(links[0]?.attributes['href']).toBe('/rules?id=home.lamp.0.1&lang="en"');
    expect(links.map(textOf)).not.toContain('power.2.a');
    // An image has nothing to follow inside, so a drawing with links is a group.
    expect(svg.attributes['role']).toBe('group');
  });

  test('is the same every time', async () => {
    for (const [, model] of examples.slice(0, 3)) {
      expect(await toSvg(structuredClone(model))).toBe(await toSvg(model));
      expect(await layOut(structuredClone(model))).toEqual(await laid(model));
    }
  });

  test('shows what a rule says when the pointer rests on it, and leads to the charts that are called', async () => {
    const wording = (rule: string) => (rule === 'home.lamp.1' ? 'Lamps are <dark> & cold.\nHome, page 1' : undefined);
    const svg = readXml(await toSvg(lamp, { wording, chart: (name) => `${name}.svg?a=1&b=2` }));
    const titles = [...all(svg, 'title')].map(textOf);
    expect(titles).toContain('home.lamp.1\nLamps are <dark> & cold.\nHome, page 1');
    expect(titles).toContain('home.lamp.3');
    const links = [...all(svg, 'a')].map((link) => [link.attributes['href'], textOf(link)]);
    expect(links).toEqual([
      ['earth-quake.svg?a=1&b=2', 'offers earth-quake'],
      ['earth-quake.svg?a=1&b=2', '⟶ earth-quake'],
    ]);
  });
});

/** How small text becomes when a drawing is shrunk to a page, and how small it may become. */
const SMALLEST = Math.min(...Object.values(FONTS).map(({ size }) => size));

describe.each([...ofGames].map(([ruleset, model]) => [`${ruleset} ${model.id}`, model] as const))('%s', (_, model) => {
  test('can be read on a page', async () => {
    for (const state of ['', ...foldedIn(model)]) {
      const { width } = await laid(viewOf(model, state));
      expect((SMALLEST * PAGE) / Math.max(width, PAGE)).toBeGreaterThan(9.5);
    }
  });
});

describe('a chart that is too big for one drawing', () => {
  const big = ofGames.filter(([, model]) => foldedIn(model).length > 0);

  test.each(big.map(([of, model]) => [`${of} ${model.id}`, model] as const))(
    '%s: its drawings have every state and transition between them',
    (_, model) => {
      const views = [viewOf(model), ...foldedIn(model).map((state) => viewOf(model, state))];
      const drawn = new Set(views.flatMap(({ root }) => [...statesBelow(root)].map(({ id }) => id)));
      expect([...drawn].sort()).toEqual([...statesBelow(model.root)].map(({ id }) => id).sort());
      const told = views.flatMap(({ edges }) =>
        edges.map(({ from, trigger, event, when }) => `${from} ${trigger} ${event} ${when}`),
      );
      for (const { from, trigger, event, when } of model.edges)
        expect(told).toContain(`${from} ${trigger} ${event} ${when}`);
    },
  );

  const windows = {
    initial: 'open',
    states: { open: { on: { 'a.b': { target: 'shut' }, lapse: {} } }, shut: { type: 'final' } },
  } as const;
  const names = Array.from({ length: 20 }, (_, index) => `step-${index}`);
  const long = chartModel({
    id: 'long',
    description: 'One step after the other.',
    initial: 'all',
    states: {
      all: {
        initial: 'step-0',
        states: {
          ...Object.fromEntries(
            names.map((name, index) => [name, { ...windows, onDone: { target: names[index + 1] ?? 'done' } }]),
          ),
          done: { type: 'final' },
        },
        onDone: { target: 'end' },
      },
      end: { type: 'final' },
    },
  });

  test('has its innermost boxes closed, with the moves that are made in them and a way into them', async () => {
    expect(foldedIn(long)).toEqual(names.map((name) => `all.${name}`));
    const options = { active: ['all.step-3.open'], part: (state: string) => `long.${state}.svg` };
    const svg = readXml(await toSvg(long, options));
    const groups = [...all(svg, 'g')].filter(({ attributes }) => 'data-state' in attributes);
    expect(groups).toHaveLength(23);
    const third = groups.find(({ attributes }) => attributes['data-state'] === 'all.step-3') as Element;
    expect(classOf(third)).toEqual(['sc-state', 'sc-atomic', 'sc-folded', 'sc-active']);
    expect(textOf(third)).toContain('a.b');
    expect(textOf(third)).not.toContain('lapse');
    expect([...all(third, 'a')].map(({ attributes }) => attributes['href'])).toEqual(['long.all.step-3.svg']);
  });

  test('shows one of its states alone, with what leaves it', async () => {
    const svg = readXml(await toSvg(long, { state: 'all.step-3', active: ['all.step-3.open'] }));
    const [title] = [...all(svg, 'title')];
    expect(title && textOf(title)).toBe('long: all / step 3');
    const states = [...all(svg, 'g')].flatMap(({ attributes }) => attributes['data-state'] ?? []);
    expect(states).toEqual(['all.step-3.open', 'all.step-3.shut']);
    expect(textOf(svg)).toContain('⟶ all / step 4');
    expect([...all(svg, 'g')].filter((group) => classOf(group).includes('sc-active'))).toHaveLength(1);
  });
});

describe('text', () => {
  test('escapes what XML must not hold', () => {
    expect(xml('<a & "b">\u0001')).toBe('&lt;a &amp; &quot;b&quot;&gt;\uFFFD');
  });

  test('takes wide letters for wider than narrow ones', () => {
    const font = { size: 10 };
    expect(widthOf('mmm', font)).toBeGreaterThan(widthOf('iii', font));
    expect(widthOf('abc', { ...font, bold: true })).toBeGreaterThan(widthOf('abc', font));
    expect(widthOf('iii', { ...font, mono: true })).toBe(widthOf('mmm', { ...font, mono: true }));
    expect(widthOf('規則', font)).toBeGreaterThanOrEqual(20);
  });
});
