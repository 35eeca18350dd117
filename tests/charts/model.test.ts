import { describe, expect, test } from 'vitest';
import {
  arrowsOf,
  boxOf,
  type ChartModel,
  caption,
  chartModel,
  isListed,
  nameOf,
  shortRule,
  statesBelow,
  title,
} from '../../charts/model.ts';
import type { ChartConfig } from '../../machines/chart.ts';
import { examples, lamp, odd, ofGames, quake } from './examples.ts';

const stateOf = (model: ChartModel, id: string) => {
  const found = [...statesBelow(model.root)].find((state) => state.id === id);
  if (found === undefined) throw new Error(`no state ${id}`);
  return found;
};

describe('chartModel', () => {
  test('has every state of the chart, in its order', () => {
    expect(lamp).toMatchObject({
      id: 'lamp',
      output: 'how-it-broke',
      root: { id: '', initial: 'off', rules: ['home.lamp.0.1'], keeps: [['*', ['home.lamp.0.2']]] },
    });
    expect([...statesBelow(lamp.root)].map((state) => [state.id, state.kind])).toEqual([
      ['off', 'atomic'],
      ['on', 'atomic'],
      ['shaking', 'atomic'],
      ['looking', 'atomic'],
      ['broken', 'final'],
    ]);
    expect([...statesBelow(odd.root)].map((state) => state.id)).toEqual([
      ...['end', 'end.note', 'end.a-b', 'end.a_b', 'end.call', 'end.x', 'state', 'a-b'],
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
    expect(stateOf(lamp, 'shaking').calls).toEqual({ chart: 'earth-quake', input: 'the-lamp' });
    expect(title(stateOf(lamp, 'shaking'))).toBe('shaking ⟶ earth-quake');
    expect(stateOf(quake, 'begins')).toMatchObject({ keeps: [['*', ['home.quake.2']]], implies: 'lapse' });
  });

  test('has every transition with its trigger, guard, effects and rules', () => {
    const { edges } = lamp;
    expect(edges[0]).toEqual({
      from: 'off',
      to: 'on',
      leads: null,
      trigger: 'event',
      event: 'lamp.on',
      offers: null,
      checks: ['home.lamp.1', 'other.power.2.a'],
      when: null,
      order: null,
      otherwise: false,
      effects: ['shine', 'heat-up'],
      rules: ['home.lamp.3'],
    });
    expect(edges.map((edge) => [edge.from, edge.to, caption(edge)])).toEqual([
      ['off', 'on', 'lamp.on'],
      ['off', 'shaking', 'offers earth-quake'],
      ['on', 'off', 'lamp.off'],
      ['on', null, 'lamp.dim'],
      ['on', 'shaking', 'lamp.hit [it is hit hard]'],
      ['on', 'shaking', 'lamp.drop'],
      ['shaking', 'broken', '1 [it has fallen]'],
      ['shaking', 'looking', '2 [otherwise]'],
      ['looking', 'on', '1 [the bulb is whole]'],
      ['looking', 'looking', '2 [it still shakes]'],
      ['looking', 'broken', '3 [otherwise]'],
    ]);
    expect(edges.filter(({ trigger }) => trigger === 'returned').map(({ order }) => order)).toEqual([1, 2]);
    const done = odd.edges.find((edge) => edge.trigger === 'done');
    expect(done).toMatchObject({ from: 'end', to: 'state', event: null, when: 'all-is-well' });
    expect(done && caption(done)).toBe('[all is well]');
    const returned = odd.edges.find((edge) => edge.trigger === 'returned');
    expect(returned && caption(returned)).toBe('');
  });

  test('has an offered procedure once, with the moves that open it and what they keep there', () => {
    const offers = lamp.edges.filter((edge) => edge.trigger === 'offer');
    expect(offers).toHaveLength(1);
    expect(offers[0]?.offers).toEqual({
      chart: 'earth-quake',
      moves: [
        { event: 'quake.slow', checks: ['home.quake.1', 'home.quake.2', 'home.quake.3'], when: null },
        { event: 'quake.fast', checks: ['home.quake.1', 'home.quake.2'], when: 'it-is-strong' },
      ],
    });
  });

  test('knows which transitions cannot be arrows, and which box the others belong to', () => {
    const listed = odd.edges.filter(isListed).map((edge) => [edge.from, edge.event, edge.to]);
    expect(listed).toEqual([
      ['', 'over', 'state'],
      ['end', 'go.in', 'end.x'],
      ['end.a-b', 'up', 'end'],
      ['end.a-b', 'top', ''],
      ['state', 'leave', null],
    ]);
    const boxes = odd.edges.filter((edge) => !isListed(edge)).map((edge) => [edge.from, edge.to, boxOf(edge)]);
    expect(boxes).toEqual([
      ['end', 'state', ''],
      ['end.note', 'state', ''],
      ['end.a_b', 'end.a-b', 'end'],
      ['end.a_b', 'end.call', 'end'],
      ['end.call', 'end.a_b', 'end'],
      ['state', 'state', ''],
      ['state', 'end.x', ''],
      ['state', 'end.a_b', ''],
      ['a-b', 'state', ''],
    ]);
    expect(nameOf(odd, 'end.a-b')).toBe('end / a b');
    expect(nameOf(odd, '')).toBe('odd');
  });

  test('puts transitions between the same two states on one arrow', () => {
    const arrows = arrowsOf(lamp).map(({ from, to, edges }) => [from, to, edges.length]);
    expect(arrows).toContainEqual(['on', 'shaking', 2]);
    expect(arrows).toHaveLength(9);
  });

  test('is plain data, for every chart of the games too', () => {
    for (const [, model] of [...examples, ...ofGames]) expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });

  test('refuses what is beyond the chart subset instead of leaving it out', () => {
    const refused = (config: object) => () =>
      chartModel({ id: 'm', description: '', initial: 'a', states: { a: {} }, ...config } as unknown as ChartConfig);
    expect(refused({ type: 'parallel' })).toThrow('m has a parallel state');
    expect(refused({ entry: ['x'] })).toThrow('m has "entry"');
    expect(refused({ states: { a: { after: { 10: 'b' } } } })).toThrow('m.a has "after"');
    expect(refused({ on: { e: { guard: () => true } } })).toThrow('a guard of a move that is no list of rules');
    expect(refused({ on: { e: { guard: { type: 'case', params: { is: 'x' } } } } })).toThrow('no list of rules');
    expect(refused({ on: { e: { reenter: true } } })).toThrow('"reenter" at a transition');
    expect(refused({ on: { e: { actions: [() => {}] } } })).toThrow('an inline action');
    expect(refused({ states: { a: { always: [{ guard: 'x' }] } } })).toThrow('that is no case');
    expect(refused({ states: { a: { on: { e: { target: 'b' } } } } })).toThrow('m.a leads to "b", which is no state');
    expect(refused({ states: { a: { meta: { offers: { b: 'a' } } } } })).toThrow('m offers "b", which is no chart');
  });

  test('shortens rule ids by their ruleset', () => {
    expect(shortRule('outer-rim.movement.2')).toBe('movement.2');
  });
});
