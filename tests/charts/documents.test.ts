import { describe, expect, test } from 'vitest';
import { type AnyStateNode, createMachine } from 'xstate';
import { draw, FORMATS } from '../../charts/index.ts';
import { chartModel, statesBelow } from '../../charts/model.ts';
import { SCXML_EXTRAS, toScxml } from '../../charts/scxml.ts';
import { toXStateJson } from '../../charts/xstate.ts';
import { examples, lamp, odd } from './examples.ts';
import { all, readXml } from './xml.ts';

const each = examples.map((machine) => [machine.id, machine] as const);

describe('toScxml', () => {
  test('writes a small chart', () => {
    expect(toScxml(lamp)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:rr="${SCXML_EXTRAS}" version="1.0" name="lamp" datamodel="ecmascript" initial="off" rr:rules="home.lamp.0.1">
  <!-- A lamp that is switched on and off until it breaks. -->
  <state id="off" rr:awaits="whoever-is-near" rr:rules="home.lamp.1">
    <transition event="lamp.on" cond="rules('home.lamp.1', 'other.power.2.a')" target="on" rr:rules="home.lamp.3">
      <rr:effect name="shine"/>
      <rr:effect name="heat-up"/>
    </transition>
  </state>
  <state id="on">
    <transition event="lamp.off" target="off"/>
    <transition event="lamp.dim">
      <rr:effect name="dim"/>
    </transition>
    <transition event="lamp.hit" target="shaking"/>
  </state>
  <state id="shaking">
    <invoke type="chart" src="earth-quake"/>
    <transition event="return" target="looking"/>
  </state>
  <state id="looking">
    <transition cond="when('the-bulb-is-whole')" target="on"/>
    <transition cond="when('it-still-shakes')" target="looking" rr:rules="home.lamp.4">
      <rr:effect name="wait"/>
    </transition>
    <transition target="broken">
      <rr:effect name="break"/>
    </transition>
  </state>
  <final id="broken" rr:rules="home.lamp.5"/>
</scxml>
`);
  });

  test.each(each)('%s: is well-formed, with every state and transition', (_, machine) => {
    const model = chartModel(machine);
    const root = readXml(toScxml(machine));
    expect(root).toMatchObject({ name: 'scxml', attributes: { version: '1.0', name: machine.id } });
    const elements = [...all(root, 'state'), ...all(root, 'final')].filter(
      ({ attributes }) => attributes['id'] !== '_odd',
    );
    const states = [...statesBelow(model.root)];
    expect(elements.map(({ attributes }) => attributes['id']).sort()).toEqual(states.map(({ id }) => id).sort());
    for (const { name, attributes } of elements) {
      const state = states.find(({ id }) => id === attributes['id']);
      expect(name).toBe(state?.kind === 'final' ? 'final' : 'state');
      expect(attributes['initial'] ?? null).toBe(state?.initial);
      // What XML takes for the value of an attribute of type ID.
      expect(attributes['id']).toMatch(/^[A-Za-z_][\w.-]*$/);
    }
    const ids = new Set([...all(root, 'state'), ...all(root, 'final')].map(({ attributes }) => attributes['id']));
    const transitions = [...all(root, 'transition')];
    for (const { attributes } of transitions) if ('target' in attributes) expect(ids).toContain(attributes['target']);
    expect(transitions).toHaveLength(model.edges.length);
    expect([...all(root, 'rr:effect')]).toHaveLength(model.edges.flatMap((edge) => edge.effects).length);
    expect([...all(root, 'invoke')]).toHaveLength(states.filter((state) => state.calls !== null).length);
    for (const edge of model.edges) {
      const cond = edge.checks.map((rule) => `'${rule}'`).join(', ');
      const same = transitions.filter(
        ({ attributes }) =>
          (attributes['event'] ?? null) === (edge.trigger === 'done' ? `done.state.${edge.from}` : edge.event) &&
          (attributes['cond'] ?? '').includes(cond) &&
          (edge.to === '' || (attributes['target'] ?? null) === edge.to),
      );
      expect(same.length).toBeGreaterThan(0);
    }
  });

  test('puts a state around the others for what the whole chart reacts to', () => {
    const root = readXml(toScxml(odd));
    expect(root.attributes['initial']).toBe('_odd');
    const transitions = [...all(root, 'transition')].map(({ attributes }) => attributes);
    expect(transitions[0]).toEqual({ event: 'over', target: 'state', type: 'internal' });
    expect(transitions).toContainEqual({ event: 'top', target: '_odd' });
  });
});

/** What a rebuilt machine has to have in common with the first one. */
function shapeOf(node: AnyStateNode): unknown {
  const transitions = [...node.transitions.values()].flat().concat(node.always ?? []);
  return {
    id: node.id,
    type: node.type,
    meta: node.meta,
    description: node.description,
    initial: node.config.initial,
    transitions: transitions.map((transition) => ({
      event: transition.eventType,
      guard: transition.guard,
      actions: transition.actions,
      meta: transition.meta,
      reenter: transition.reenter,
      target: transition.target?.map((target: AnyStateNode) => target.id),
    })),
    states: Object.values(node.states as Record<string, AnyStateNode>).map(shapeOf),
  };
}

describe('toXStateJson', () => {
  test.each(each)('%s: makes the same machine again', (_, machine) => {
    const rebuilt = createMachine(JSON.parse(toXStateJson(machine)));
    expect(shapeOf(rebuilt.root)).toEqual(shapeOf(machine.root));
    expect(chartModel(rebuilt)).toEqual(chartModel(machine));
  });

  test('leaves functions out', () => {
    const machine = createMachine({ id: 'm', on: { e: { actions: ['named', () => {}], guard: () => true } } });
    expect(JSON.parse(toXStateJson(machine))).toEqual({ id: 'm', on: { e: { actions: ['named'] } } });
  });
});

describe('draw', () => {
  test('writes each format, the same every time', async () => {
    const begins = { mermaid: '---\n', svg: '<svg ', xstate: '{\n', scxml: '<?xml ' } as const;
    for (const format of ['mermaid', 'svg', 'xstate', 'scxml'] as const) {
      expect(FORMATS[format]).toMatch(/^\w+\/[\w.+]+$/);
      for (const machine of examples) {
        const text = await draw(machine, format);
        expect(text.startsWith(begins[format])).toBe(true);
        expect(await draw(machine, format)).toBe(text);
      }
    }
    expect(Object.keys(FORMATS)).toHaveLength(4);
  });

  test('hands its options to the drawing', async () => {
    expect(await draw(lamp, 'svg', { active: ['off'] })).toContain('sc-active"');
  });
});
