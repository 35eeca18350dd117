import { describe, expect, test } from 'vitest';
import { type Box, FONTS, insideOf, insideOfCard, layOut } from '../../charts/layout.ts';
import { chartModel, isAbove, isListed, nameOf, parentOf, shortRule, statesBelow } from '../../charts/model.ts';
import { toSvg } from '../../charts/svg.ts';
import { widthOf, xml } from '../../charts/text.ts';
import { examples, lamp, odd } from './examples.ts';
import { all, type Element, readXml, textOf } from './xml.ts';

const each = examples.map((machine) => [machine.id, machine] as const);

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width - 0.1 && b.x < a.x + a.width - 0.1 && a.y < b.y + b.height - 0.1 && b.y < a.y + a.height - 0.1;
const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x - 0.1 &&
  inner.y >= outer.y - 0.1 &&
  inner.x + inner.width <= outer.x + outer.width + 0.1 &&
  inner.y + inner.height <= outer.y + outer.height + 0.1;
const classOf = (element: Element) => (element.attributes['class'] ?? '').split(' ');

describe('the layout', () => {
  test.each(each)('%s: boxes lie inside their box, below its text, and never on each other', async (_, machine) => {
    const { states, width, height } = await layOut(chartModel(machine));
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

  test.each(each)('%s: labels lie in the drawing, and neither on each other nor on states', async (_, machine) => {
    const { states, edges, heading, legend, width, height } = await layOut(chartModel(machine));
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

  test.each(each)('%s: text keeps inside its frame, and no two pieces share a place', async (_, machine) => {
    const { states, edges, heading, legend, width, height } = await layOut(chartModel(machine));
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

  test.each(each)('%s: arrows begin and end at their states', async (_, machine) => {
    const { states, edges, width, height } = await layOut(chartModel(machine));
    const boxOf = (id: string) => states.find(({ state }) => state.id === id) as Box;
    const touches = ({ x, y, width, height }: Box, point: { x: number; y: number } | undefined) =>
      point !== undefined &&
      contains({ x, y, width, height }, { ...point, width: 0, height: 0 }) &&
      Math.min(point.x - x, x + width - point.x, point.y - y, y + height - point.y) < 1;
    for (const { edge, points } of edges) {
      for (const point of points)
        expect(contains({ x: 0, y: 0, width, height }, { ...point, width: 0, height: 0 })).toBe(true);
      if (edge === null) continue;
      expect(touches(boxOf(edge.from), points[0]), `${edge.from} ⟶ ${edge.to}`).toBe(true);
      expect(touches(boxOf(edge.to ?? ''), points.at(-1)), `${edge.from} ⟶ ${edge.to}`).toBe(true);
    }
  });
});

describe('toSvg', () => {
  test.each(each)('%s: is well-formed, and has every state and transition', async (_, machine) => {
    const model = chartModel(machine);
    const svg = readXml(await toSvg(machine));
    const states = [...statesBelow(model.root)];
    const groups = [...all(svg, 'g')];
    const drawn = groups.filter((group) => 'data-state' in group.attributes);
    expect(drawn.map((group) => group.attributes['data-state']).sort()).toEqual(states.map((state) => state.id).sort());
    for (const state of states) {
      const group = drawn.find((each) => each.attributes['data-state'] === state.id);
      const text = group === undefined ? '' : textOf(group);
      expect(text).toContain(state.label);
      if (state.calls !== null) expect(text).toContain(`⟶ ${state.calls}`);
      if (state.awaits !== null) expect(text).toContain(`awaits ${state.awaits.replaceAll('-', ' ')}`);
      for (const rule of state.rules) expect(text).toContain(shortRule(rule));
    }
    const arrows = groups.flatMap(({ attributes }) => ('data-from' in attributes ? [attributes] : []));
    const edges = model.edges.filter((edge) => !isListed(edge));
    expect(arrows.map((arrow) => [arrow['data-from'], arrow['data-to']])).toEqual(
      edges.map((edge) => [edge.from, edge.to]),
    );
    const text = textOf(svg);
    for (const edge of model.edges) {
      if (edge.event !== null) expect(text).toContain(edge.event);
      if (edge.to !== null && isListed(edge)) expect(text).toContain(`⟶ ${nameOf(model, edge.to)}`);
    }
    const count = (kind: string) => groups.filter((group) => classOf(group).includes(kind)).length;
    const rules = [model.root, ...states]
      .flatMap((state) => state.rules)
      .concat(model.edges.flatMap((edge) => edge.rules));
    expect(count('sc-check')).toBe(model.edges.flatMap((edge) => edge.checks).length + 1);
    expect(count('sc-rule')).toBe(rules.length + 1);
  });

  test.each(each)('%s: no text stands outside the view box', async (_, machine) => {
    const svg = readXml(await toSvg(machine));
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
    expect(described && textOf(described)).toContain('5 states, 8 transitions. Begins in off. off to on: lamp.on.');
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
    expect(live.map((group) => group.attributes['data-from'])).toEqual(['end', 'end.a_b']);
    expect(await toSvg(odd)).not.toContain('sc-live"');
  });

  test('makes chips links where the caller has a place for the rule', async () => {
    const href = (rule: string) => (rule.startsWith('home.') ? `/rules?id=${rule}&lang="en"` : undefined);
    const svg = readXml(await toSvg(lamp, { href }));
    const links = [...all(svg, 'a')];
    expect(links).toHaveLength(6);
    expect(links[0]?.attributes['href']).toBe('/rules?id=home.lamp.0.1&lang="en"');
    expect(links.map(textOf)).not.toContain('power.2.a');
    // An image has nothing to follow inside, so a drawing with links is a group.
    expect(svg.attributes['role']).toBe('group');
  });

  test('is the same every time', async () => {
    for (const machine of examples) {
      expect(await toSvg(machine)).toBe(await toSvg(machine));
      expect(await layOut(chartModel(machine))).toEqual(await layOut(chartModel(machine)));
    }
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
