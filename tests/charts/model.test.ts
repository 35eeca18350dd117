import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { boxOf, caption, chartModel, isListed, nameOf, shortRule, statesBelow, title } from '../../charts/model.ts';
import { examples, lamp, odd } from './examples.ts';

const stateOf = (machine: typeof lamp, id: string) => {
  const found = [...statesBelow(chartModel(machine).root)].find((state) => state.id === id);
  if (found === undefined) throw new Error(`no state ${id}`);
  return found;
};

describe('chartModel', () => {
  test('has every state of the machine, in its order', () => {
    const model = chartModel(lamp);
    expect(model).toMatchObject({ id: 'lamp', root: { id: '', initial: 'off', rules: ['home.lamp.0.1'] } });
    expect([...statesBelow(model.root)].map((state) => [state.id, state.kind])).toEqual([
      ['off', 'atomic'],
      ['on', 'atomic'],
      ['shaking', 'atomic'],
      ['looking', 'atomic'],
      ['broken', 'final'],
    ]);
    expect([...statesBelow(chartModel(odd).root)].map((state) => state.id)).toEqual([
      ...['end', 'end.note', 'end.a-b', 'end.a_b', 'end.x', 'state', 'a-b'],
    ]);
    expect(stateOf(odd, 'end')).toMatchObject({ kind: 'compound', initial: 'end.note' });
  });

  test('says what a state says about itself', () => {
    expect(stateOf(lamp, 'off')).toMatchObject({
      awaits: 'whoever-is-near',
      rules: ['home.lamp.1'],
      refuses: { '*': 'home.lamp.9' },
      calls: null,
    });
    expect(title(stateOf(lamp, 'shaking'))).toBe('shaking ⟶ earth-quake');
  });

  test('has every transition with its trigger, guard, effects and rules', () => {
    const { edges } = chartModel(lamp);
    expect(edges[0]).toEqual({
      from: 'off',
      to: 'on',
      trigger: 'event',
      event: 'lamp.on',
      checks: ['home.lamp.1', 'other.power.2.a'],
      when: null,
      otherwise: false,
      effects: ['shine', 'heat-up'],
      rules: ['home.lamp.3'],
    });
    expect(edges.map((edge) => [edge.from, edge.to, caption(edge)])).toEqual([
      ['off', 'on', 'lamp.on'],
      ['on', 'off', 'lamp.off'],
      ['on', null, 'lamp.dim'],
      ['on', 'shaking', 'lamp.hit'],
      ['shaking', 'looking', 'return'],
      ['looking', 'on', '[the bulb is whole]'],
      ['looking', 'looking', '[it still shakes]'],
      ['looking', 'broken', '[otherwise]'],
    ]);
    const done = chartModel(odd).edges.find((edge) => edge.trigger === 'done');
    expect(done).toMatchObject({ from: 'end', to: 'state', event: null, when: 'all-is-well' });
    expect(done && caption(done)).toBe('[done, all is well]');
  });

  test('knows which transitions cannot be arrows, and which box the others belong to', () => {
    const model = chartModel(odd);
    const listed = model.edges.filter(isListed).map((edge) => [edge.from, edge.event, edge.to]);
    expect(listed).toEqual([
      ['', 'over', 'state'],
      ['end', 'go.in', 'end.x'],
      ['end.a-b', 'up', 'end'],
      ['end.a-b', 'top', ''],
      ['state', 'leave', null],
    ]);
    const boxes = model.edges.filter((edge) => !isListed(edge)).map((edge) => [edge.from, edge.to, boxOf(edge)]);
    expect(boxes).toEqual([
      ['end', 'state', ''],
      ['end.note', 'state', ''],
      ['end.a_b', 'end.a-b', 'end'],
      ['state', 'state', ''],
      ['state', 'end.x', ''],
      ['a-b', 'state', ''],
    ]);
    expect(nameOf(model, 'end.a-b')).toBe('end / a b');
    expect(nameOf(model, '')).toBe('odd');
  });

  test('is plain data', () => {
    for (const machine of examples) {
      const model = chartModel(machine);
      expect(JSON.parse(JSON.stringify(model))).toEqual(model);
    }
  });

  test('refuses what is beyond the chart subset instead of leaving it out', () => {
    const refused = (config: object) => () => chartModel(createMachine({ id: 'm', ...config }));
    expect(refused({ type: 'parallel', states: { a: {}, b: {} } })).toThrow('m has a parallel state');
    expect(refused({ entry: ['x'] })).toThrow('entry or exit');
    expect(refused({ initial: 'a', states: { a: { after: { 10: 'a' } } } })).toThrow('m.a has invoke or after');
    expect(refused({ on: { e: { guard: () => true } } })).toThrow('an inline guard');
    expect(refused({ on: { e: { guard: 'other' } } })).toThrow("the guard 'other'");
    expect(refused({ on: { e: { actions: [() => {}] } } })).toThrow('an inline action');
  });

  test('shortens rule ids by their ruleset', () => {
    expect(shortRule('outer-rim.movement.2')).toBe('movement.2');
  });
});
