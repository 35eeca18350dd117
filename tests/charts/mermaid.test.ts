import { describe, expect, test } from 'vitest';
import { toMermaid } from '../../charts/mermaid.ts';
import { caption, chartModel, isListed, shortRule, statesBelow, title } from '../../charts/model.ts';
import { examples, lamp, odd } from './examples.ts';

/** Undoes Mermaid's entities, and the line breaks of labels. */
const read = (text: string) =>
  text.replaceAll('<br/>', ' ').replaceAll(/#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

const ARROW = /^ +(\[\*\]|\w+) --> (\[\*\]|\w+)(?: : (.+))?$/;
const STATE = /^ +state "([^"]*)" as (\w+)( \{)?$/;

describe('toMermaid', () => {
  test('draws a small chart', () => {
    expect(toMermaid(lamp, { title: 'The lamp' })).toBe(`---
title: "The lamp § lamp.0.1"
---
stateDiagram-v2
  accTitle: The lamp § lamp.0.1
  accDescr: A lamp that is switched on and off until it breaks.
  [*] --> s_off
  state "off" as s_off
  note right of s_off
    awaits whoever is near
    § lamp.1
  end note
  state "on" as s_on
  note right of s_on
    lamp.dim
    / dim
  end note
  state "shaking ⟶ earth-quake" as s_shaking
  state "looking" as s_looking
  note right of s_looking
    [it still shakes]
    § lamp.4
    / wait
  end note
  state "broken" as s_broken
  note right of s_broken
    § lamp.5
  end note
  s_off --> s_on : lamp.on<br/>lamp.1, power.2.a<br/>§ lamp.3<br/>/ shine, heat up
  s_on --> s_off : lamp.off
  s_on --> s_shaking : lamp.hit
  s_shaking --> s_looking : return
  s_looking --> s_on : [the bulb is whole]
  s_looking --> s_looking : [it still shakes]
  s_looking --> s_broken : [otherwise]<br/>/ break
  s_broken --> [*]
`);
  });

  test('leaves effects out when asked to', () => {
    expect(toMermaid(lamp, { effects: false })).not.toContain('heat up');
  });

  test.each(examples.map((machine) => [machine.id, machine] as const))(
    '%s: every line is one that Mermaid reads',
    (_, machine) => {
      const lines = toMermaid(machine).trimEnd().split('\n');
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
        else if (!ARROW.test(line) && !STATE.test(line)) expect(line).toMatch(/^ {2}acc(Title|Descr): /);
        const label = ARROW.exec(line)?.[3] ?? '';
        expect(label.replaceAll(/#\d+;|<br\/>/g, '')).not.toMatch(/[:;#<>"{}]/);
        expect(line.length - line.trimStart().length).toBe(2 * (depth + 1) - (line.endsWith('{') ? 2 : 0));
      }
      expect([depth, inNote]).toEqual([0, false]);
    },
  );

  test.each(examples.map((machine) => [machine.id, machine] as const))(
    '%s: has every state and transition',
    (_, machine) => {
      const model = chartModel(machine);
      const text = toMermaid(machine);
      const states = [...statesBelow(model.root)];
      const declared = [...text.matchAll(new RegExp(STATE, 'gm'))].filter(([, , id]) => id !== 'chart');
      expect(declared.map(([, label]) => read(label ?? ''))).toEqual(states.map(title));
      const ids = declared.map(([, , id]) => id ?? '');
      expect(new Set(ids).size).toBe(states.length);
      for (const id of ids) expect(id).toMatch(/^s_\w+$/);

      const idOf = (state: string | null) => ids[states.findIndex((each) => each.id === state)];
      const arrows = [...text.matchAll(new RegExp(ARROW, 'gm'))].map(
        ([, a, b, label]) => `${a} ${b} ${read(label ?? '')}`,
      );
      for (const edge of model.edges) {
        const heading = caption(edge);
        if (isListed(edge)) expect(read(text)).toContain(heading);
        else
          expect(arrows.some((arrow) => arrow.startsWith(`${idOf(edge.from)} ${idOf(edge.to)} ${heading}`))).toBe(true);
        for (const rule of [...edge.checks, ...edge.rules]) expect(read(text)).toContain(shortRule(rule));
      }
      const drawn = model.edges.filter((edge) => !isListed(edge)).length;
      const starts = [model.root, ...states].filter((state) => state.initial !== null).length;
      const ends = states.filter((state) => state.kind === 'final').length;
      expect(arrows).toHaveLength(drawn + starts + ends);
      for (const rule of states.flatMap((state) => state.rules)) expect(text).toContain(shortRule(rule));
    },
  );

  test('tells by a note what the whole chart reacts to', () => {
    const text = toMermaid(odd);
    expect(text).toContain('  state "odd" as chart {\n    [*] --> s_end\n');
    expect(text).toContain('  note right of chart\n    § b.1\n    over\n    ⟶ state\n  end note\n');
  });

  test('is the same every time', () => {
    for (const machine of examples) expect(toMermaid(machine)).toBe(toMermaid(machine));
  });
});
