import { describe, expect, test } from 'vitest';
import { boxesOf } from '../../charts/index.ts';
import { mermaidParts, toMarkdown, toMermaid } from '../../charts/mermaid.ts';
import { type ChartModel, caption, isListed, shortRule, statesBelow, title } from '../../charts/model.ts';
import { examples, lamp, odd, ofGames, wide } from './examples.ts';

/** Undoes Mermaid's entities, and the line breaks of labels. */
const read = (text: string) =>
  text.replaceAll('<br/>', ' ').replaceAll(/#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

const ARROW = /^ +(\[\*\]|\w+) --> (\[\*\]|\w+)(?: : (.+))?$/;
const STATE = /^ +state "([^"]*)" as (\w+)( \{)?$/;
const LINE = /^ +(\w+) : (.+)$/;

/** The diagrams of a chart: the first one, and those of its parts. */
const diagramsOf = (model: ChartModel): string[] => [
  toMermaid(model),
  ...mermaidParts(model).map((state) => toMermaid(model, { state })),
];
const charts = [...examples, ...ofGames.map(([of, model]) => [`${of} ${model.id}`, model] as const)];

describe('toMermaid', () => {
  test('draws a small chart', () => {
    expect(toMermaid(lamp, { title: 'The lamp' })).toBe(`---
title: "The lamp § lamp.0.1 every move: lamp.0.2"
---
stateDiagram-v2
  accTitle: The lamp § lamp.0.1 every move#58; lamp.0.2
  accDescr: A lamp that is switched on and off until it breaks.
  [*] --> s_off
  state "off" as s_off
  s_off : awaits whoever is near
  s_off : § lamp.1
  s_off : lamp.on#58;
  s_off : lamp.1, power.2.a
  s_off : § lamp.3
  s_off : / shine, heat up
  s_off : offers earth-quake#58;
  s_off : by quake.slow, quake.fast
  state "on" as s_on
  s_on : lamp.dim#58;
  s_on : / dim
  s_on : lamp.hit [it is hit hard]#58;
  s_on : lamp.7
  state "shaking ⟶ earth-quake" as s_shaking
  s_shaking : 1 [it has fallen]#58;
  s_shaking : § lamp.6
  s_shaking : / fall
  s_shaking : 2 [otherwise]
  state "looking" as s_looking
  s_looking : 1 [the bulb is whole]
  s_looking : 2 [it still shakes]#58;
  s_looking : § lamp.4
  s_looking : / wait
  s_looking : 3 [otherwise]#58;
  s_looking : / break
  state "broken" as s_broken
  s_broken : § lamp.5
  s_off --> s_on : lamp.on
  s_off --> s_shaking : offers earth-quake
  s_on --> s_off : lamp.off
  s_on --> s_shaking : lamp.hit [it is hit hard]<br/>lamp.drop
  s_shaking --> s_broken : 1
  s_shaking --> s_looking : 2
  s_looking --> s_on : 1
  s_looking --> s_looking : 2
  s_looking --> s_broken : 3
  s_broken --> [*]
`);
  });

  test('leaves effects out when asked to', () => {
    expect(toMermaid(lamp, { effects: false })).not.toContain('heat up');
  });

  test.each(charts)('%s: every line is one that Mermaid reads', (_, model) => {
    for (const text of diagramsOf(model)) {
      const lines = text.trimEnd().split('\n');
      const from = lines.indexOf('stateDiagram-v2');
      let [depth, inNote] = [0, false];
      for (const line of lines.slice(from + 1)) {
        if (inNote) {
          inNote = line.trim() !== 'end note';
          continue;
        }
        if (STATE.exec(line)?.[3] !== undefined) depth += 1;
        else if (line.trim() === '}') depth -= 1;
        else if (/^ +note right of \w+$/.test(line)) inNote = true;
        else if (!ARROW.test(line) && !STATE.test(line) && !LINE.test(line))
          expect(line).toMatch(/^ {2}acc(Title|Descr): /);
        const label = ARROW.exec(line)?.[3] ?? LINE.exec(line)?.[2] ?? '';
        expect(label.replaceAll(/#\d+;|<br\/>/g, '')).not.toMatch(/[:;#<>"{}]/);
        expect(line.length - line.trimStart().length).toBe(2 * (depth + 1) - (line.endsWith('{') ? 2 : 0));
      }
      expect([depth, inNote]).toEqual([0, false]);
    }
  });

  test.each(charts)('%s: labels of arrows are short, whatever the rules', (_, model) => {
    for (const text of diagramsOf(model))
      for (const [, , , label = ''] of text.matchAll(new RegExp(ARROW, 'gm')))
        for (const line of label.split('<br/>')) expect(read(line).length).toBeLessThanOrEqual(55);
  });

  test.each(charts)('%s: its diagrams have every state, transition and rule between them', (_, model) => {
    const texts = diagramsOf(model);
    const all = read(texts.join('\n'));
    const states = [...statesBelow(model.root)];
    const declared = texts.flatMap((text) =>
      [...text.matchAll(new RegExp(STATE, 'gm'))].filter(([, , id]) => id !== 'chart'),
    );
    expect(new Set(declared.map(([, , id]) => id)).size).toBe(states.length);
    expect(new Set(declared.map(([, label]) => read(label ?? '')))).toEqual(new Set(states.map(title)));
    for (const [, , id] of declared) expect(id).toMatch(/^s_\w+$/);
    const spaceless = all.replaceAll(/[\s,]/g, '').replaceAll(/s_\w+:/g, '');
    for (const { checks, rules, offers, effects } of model.edges) {
      for (const rule of [...checks, ...rules]) expect(all).toContain(shortRule(rule));
      for (const move of offers?.moves ?? []) expect(all).toContain(move.event);
      for (const effect of effects) expect(spaceless).toContain(effect.replaceAll('-', ''));
    }
    for (const edge of model.edges) expect(spaceless).toContain(caption(edge).replaceAll(/[\s,]/g, ''));
    for (const rule of [model.root, ...states].flatMap(({ rules, keeps }) => [
      ...rules,
      ...keeps.flatMap(([, kept]) => kept),
    ]))
      expect(all).toContain(shortRule(rule));
  });

  test.each(examples.filter(([, model]) => mermaidParts(model).length === 0))(
    '%s: has an arrow between two states that a transition leads between',
    (_, model) => {
      const states = [...statesBelow(model.root)];
      const text = toMermaid(model);
      const ids = new Map(
        [...text.matchAll(new RegExp(STATE, 'gm'))]
          .filter(([, , id]) => id !== 'chart')
          .map(([, , id], index) => [states[index]?.id ?? '', id]),
      );
      const arrows = [...text.matchAll(new RegExp(ARROW, 'gm'))].map(([, from, to]) => `${from} ${to}`);
      const drawn = new Set(
        model.edges.filter((edge) => !isListed(edge)).map(({ from, to }) => `${ids.get(from)} ${ids.get(to ?? '')}`),
      );
      for (const arrow of drawn) expect(arrows.filter((each) => each === arrow)).toHaveLength(1);
      const starts = [model.root, ...states].filter((state) => state.initial !== null).length;
      const ends = states.filter((state) => state.kind === 'final').length;
      expect(arrows).toHaveLength(drawn.size + starts + ends);
    },
  );

  test('tells by a note what the whole chart reacts to', () => {
    const text = toMermaid(odd);
    expect(text).toContain('  state "odd" as chart {\n    [*] --> s_end\n');
    expect(text).toContain('  note right of chart\n    over#58;\n    ⟶ state\n  end note\n');
  });

  test('is the same every time', () => {
    for (const [, model] of examples) expect(toMermaid(model)).toBe(toMermaid(structuredClone(model)));
  });
});

describe('a chart that is too big for one diagram', () => {
  test('is split by its nested states', () => {
    expect(mermaidParts(lamp)).toEqual([]);
    expect(mermaidParts(wide)).toEqual(['deep']);
    const [first = '', deep = ''] = diagramsOf(wide);
    expect(first).toContain('s_deep : … drawn on its own');
    expect(first).not.toContain('deepest');
    expect(first).toMatch(/^ {2}s_deep --> s_hub$/m);
    expect(deep).toContain('title: "wide: deep § ');
    expect(deep).toContain('state "deeper" as s_deep__deeper {');
    expect(deep).not.toContain('s_hub');
  });

  test('shows in a part what leaves it', () => {
    const text = toMermaid(odd, { state: 'end' });
    expect(text).toContain('  s_end__note : ⟶ state\n');
    expect(text).not.toContain('as s_state');
  });

  test('only what contains states can be drawn alone', () => {
    expect(boxesOf(odd)).toEqual(['end']);
  });

  test('is one document in Markdown, an overview first', () => {
    const text = toMarkdown(wide);
    expect(text.match(/^#+ .*$/gm)).toEqual(['# wide', '## deep']);
    expect(
      text
        .split('```mermaid\n')
        .slice(1)
        .map((part) => part.split('```')[0]),
    ).toEqual(diagramsOf(wide));
  });
});
