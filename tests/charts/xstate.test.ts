/** What `charts --format xstate` prints is loaded and run by XState as it stands: nothing is supplied to it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, pathToStateValue } from 'xstate';
import { eventsOf } from '../../charts/events.ts';
import { statesBelow } from '../../charts/model.ts';
import { toXStateJson } from '../../charts/xstate.ts';
import { lamp, odd, ofGames, quake, wide } from './examples.ts';
import { type Step, walk } from './walk.ts';

const charts = [...[lamp, quake, odd, wide].map((model) => ['invented', model] as const), ...ofGames].map(
  ([of, model]) => [`${of} ${model.id}`, model] as const,
);

let warned: ReturnType<typeof vi.spyOn>[] = [];
beforeEach(() => {
  warned = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
});
afterEach(() => {
  for (const spy of warned) {
    expect(spy.mock.calls).toEqual([]);
    spy.mockRestore();
  }
});

describe.each(charts)('%s', (name, model) => {
  const config = JSON.parse(toXStateJson(model));
  const machine = createMachine(config);
  const states = new Map([model.root, ...statesBelow(model.root)].map((state) => [state.id, state]));
  const eventOf = ({ edge, move }: Step): string => {
    const state = states.get(edge.from);
    return move?.event ?? (state === undefined ? '' : (eventsOf(state, edge)[0] ?? ''));
  };
  const { begins, ways, taken, entered } = walk(model);

  test('begins where the chart does', () => {
    const actor = createActor(machine, { logger: () => {} }).start();
    expect(actor.getSnapshot().value).toEqual(pathToStateValue(begins.split('.')));
  });

  test('takes every transition, by events alone', () => {
    for (const { steps, lands } of ways) {
      const actor = createActor(machine).start();
      for (const step of steps) actor.send({ type: eventOf(step) });
      const { value, status } = actor.getSnapshot();
      expect(value, steps.map(eventOf).join(', ')).toEqual(pathToStateValue(lands.split('.')));
      expect(status).toBe(states.get(lands)?.kind === 'final' && !lands.includes('.') ? 'done' : 'active');
    }
  });

  test('can do whatever the chart can do', () => {
    const leaves = [...states.values()].filter(({ children, id }) => children.length === 0 && id !== '');
    // What no way leads to is named, so that a chart with an unreachable state is seen.
    expect(leaves.filter(({ id }) => !entered.has(id)).map(({ id }) => id)).toEqual(unreachable[name] ?? []);
    expect(model.edges.filter((edge) => !taken.has(edge) && entered.has(edge.from))).toEqual([]);
  });

  test('says where a reader finds what its guards ask', () => {
    for (const edge of model.edges) {
      const { from, checks, when, rules } = edge;
      const text = JSON.stringify(from.split('.').reduce((at, key) => (key === '' ? at : at.states[key]), config));
      for (const word of [...checks, ...rules, ...(when === null ? [] : [when])]) expect(text).toContain(`"${word}"`);
    }
    for (const { keeps, calls } of states.values()) {
      for (const rule of keeps.flatMap(([, kept]) => kept)) expect(JSON.stringify(config)).toContain(`"${rule}"`);
      if (calls !== null) expect(JSON.stringify(config)).toContain(`"src":${JSON.stringify(calls.chart)}`);
    }
  });
});

/** States that no transition of their chart leads to; in a gap of the row only a log begins. */
const unreachable: Readonly<Record<string, readonly string[]>> = {
  'invented odd': ['a-b'],
  'deckbuilding turn': ['a-gap-is-open'],
  'outer-rim ai-unopposed-bounty': ['fought'],
};

test('the events of a small chart', () => {
  const config = JSON.parse(toXStateJson(lamp));
  expect(Object.keys(config.states.off.on)).toEqual(['lamp.on', 'quake.slow', 'quake.fast']);
  expect(config.states.off.on['quake.slow']).toEqual({
    target: '#lamp.shaking',
    description: 'opens earth-quake; every rule has to hold: home.quake.1, home.quake.2, home.quake.3',
    meta: { checks: ['home.quake.1', 'home.quake.2', 'home.quake.3'], opens: 'earth-quake' },
  });
  expect(Object.keys(config.states.shaking.on)).toEqual(['done.earth-quake.it-has-fallen', 'done.earth-quake']);
  expect(config.states.shaking.meta).toEqual({ invoke: { src: 'earth-quake', input: 'the-lamp' } });
  expect(Object.keys(config.states.looking.on)).toEqual([
    'case.the-bulb-is-whole',
    'case.it-still-shakes',
    'otherwise',
  ]);
  expect(config.states.looking.on.otherwise).toEqual({
    target: '#lamp.broken',
    actions: ['break'],
    description: 'way 3; when no case before it holds',
  });
  expect(config.meta).toEqual({ rules: ['home.lamp.0.1'], keeps: { '*': ['home.lamp.0.2'] }, output: 'how-it-broke' });
});
