import { describe, expect, test } from 'vitest';
import { chartsOf, draw, drawAll, FORMATS, placesNamed, wordsNear } from '../../charts/index.ts';
import { mermaidParts } from '../../charts/mermaid.ts';
import { outerRim } from '../../machines/outer-rim/index.ts';
import { examples, invented, lamp, odd } from './examples.ts';

const ruleset = { name: 'The lamp', slices: { one: { charts: invented.slice(0, 2) }, two: {} } };

describe('draw', () => {
  test('writes each format, the same every time', async () => {
    const begins = { mermaid: '---\n', svg: '<svg ', xstate: '{\n', scxml: '<?xml ', markdown: '# ' } as const;
    for (const format of Object.keys(begins) as (keyof typeof begins)[]) {
      expect(FORMATS[format]).toMatch(/^\w+\/[\w.+]+$/);
      for (const [, model] of examples) {
        const text = await draw(model, format);
        expect(text.startsWith(begins[format])).toBe(true);
        expect(await draw(model, format)).toBe(text);
      }
    }
    expect(Object.keys(FORMATS)).toHaveLength(5);
  });

  test('lights the places that are in the drawn chart', async () => {
    const active = [
      { chart: 'lamp', state: 'off' },
      { chart: 'odd', state: 'state' },
    ];
    const svg = await draw(lamp, 'svg', { active });
    expect(svg.match(/sc-active" data-state="[^"]*"/g)).toEqual(['sc-active" data-state="off"']);
    expect(await draw(odd, 'svg', { active })).toContain('sc-active" data-state="state"');
  });

  test('draws a state alone', async () => {
    expect(await draw(odd, 'mermaid', { state: 'end' })).toContain('title: "odd: end"');
  });

  test('has a diagram for each part in Markdown', async () => {
    for (const [, model] of examples) {
      const text = await draw(model, 'markdown');
      expect(text.match(/^```mermaid$/gm)).toHaveLength(1 + mermaidParts(model).length);
      expect(text.match(/^## /gm) ?? []).toHaveLength(mermaidParts(model).length);
    }
  });
});

describe('drawAll', () => {
  const charts = chartsOf(ruleset);

  test('reads a ruleset once', () => {
    expect(chartsOf(ruleset)).toBe(charts);
    expect([...charts.models.keys()]).toEqual(['lamp', 'earth-quake']);
  });

  test('holds every chart as XState takes them, by name', async () => {
    const all = JSON.parse(await drawAll(charts, 'xstate'));
    expect(all.lamp).toEqual(JSON.parse(await draw(lamp, 'xstate')));
    expect(Object.keys(all)).toEqual(['lamp', 'earth-quake']);
  });

  test('writes one document of all of them', async () => {
    const text = await drawAll(charts, 'markdown');
    expect(text.match(/^#+ .*$/gm)).toEqual(['# The lamp', '## lamp', '## earth quake']);
    expect(text.match(/^```mermaid$/gm)).toHaveLength(3);
  });
});

describe('places', () => {
  test('are charts or states of charts; other words are told', () => {
    const charts = chartsOf(outerRim);
    expect(placesNamed(charts, ['turn', 'turn.planning.choosing', 'turn.nowhere', 'nobody.x', ''])).toEqual({
      places: [
        { chart: 'turn', state: '' },
        { chart: 'turn', state: 'planning.choosing' },
      ],
      unknown: ['turn.nowhere', 'nobody.x', ''],
    });
    expect(wordsNear(charts, 'turn.nowhere')).toContain('turn.planning.choosing');
    expect(wordsNear(charts, 'turn.nowhere')).not.toContain('movement');
    expect(wordsNear(charts, 'nobody')).toContain('movement');
  });
});
