/** Charts to draw: one plain, one that uses every freedom at once, wide ones, and all those of the games. */
import { type ChartModel, chartModel } from '../../charts/model.ts';
import { type ChartConfig, chart, type RuleId, rules, rulesIf, when } from '../../machines/chart.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';

const lampChart = chart({
  id: 'lamp',
  description: 'A lamp that is switched on and off until it breaks.',
  initial: 'off',
  output: 'how-it-broke',
  meta: { rules: ['home.lamp.0.1'], keeps: ['home.lamp.0.2'] },
  states: {
    off: {
      meta: {
        awaits: 'whoever-is-near',
        rules: ['home.lamp.1'],
        refuses: { '*': 'home.lamp.9' },
        offers: { 'earth-quake': 'shaking' },
      },
      on: {
        'lamp.on': {
          guard: rules('home.lamp.1', 'other.power.2.a'),
          actions: ['shine', 'heat-up'],
          target: 'on',
          meta: { rules: ['home.lamp.3'] },
        },
      },
    },
    on: {
      on: {
        'lamp.off': { target: 'off' },
        'lamp.dim': { actions: ['dim'] },
        'lamp.hit': { guard: rulesIf('it-is-hit-hard', 'home.lamp.7'), target: 'shaking' },
        'lamp.drop': { target: 'shaking' },
      },
    },
    shaking: {
      invoke: {
        src: 'earth-quake',
        input: 'the-lamp',
        onDone: [
          { guard: when('it-has-fallen'), actions: ['fall'], target: 'broken', meta: { rules: ['home.lamp.6'] } },
          { target: 'looking' },
        ],
      },
    },
    looking: {
      always: [
        { guard: when('the-bulb-is-whole'), target: 'on' },
        { guard: when('it-still-shakes'), actions: ['wait'], target: 'looking', meta: { rules: ['home.lamp.4'] } },
        { actions: ['break'], target: 'broken' },
      ],
    },
    broken: { type: 'final', meta: { rules: ['home.lamp.5'] } },
  },
});

const quakeChart = chart({
  id: 'earth-quake',
  description: 'The earth quakes.',
  initial: 'begins',
  meta: { keeps: ['home.quake.1'] },
  states: {
    begins: {
      meta: { keeps: ['home.quake.2'], implies: 'lapse' },
      on: {
        'quake.slow': { guard: rules('home.quake.3'), target: 'goes-on' },
        'quake.fast': { guard: rulesIf('it-is-strong'), target: 'goes-on' },
        lapse: { target: 'over' },
      },
    },
    'goes-on': { always: [{ actions: ['shake'], target: 'over' }] },
    over: { type: 'final' },
  },
});

const oddChart = chart({
  id: 'odd',
  description: 'Names: "quoted"; #1, <b>, a & b -- and arrows in all directions.',
  initial: 'end',
  meta: { rules: ['a.b.1'] },
  on: { over: { target: '.state' } },
  states: {
    end: {
      initial: 'note',
      meta: { awaits: 'a<b&"c"' },
      on: { 'go.in': { target: '.x' } },
      states: {
        note: { on: { "a:b;c#1\"<q>{}&'z'": { guard: rules('a.b.1'), target: '#odd.state' } } },
        'a-b': { on: { up: { target: '#odd.end' }, top: { target: '#odd' } } },
        a_b: { on: { next: { target: 'a-b' }, call: { target: 'call' } } },
        call: { invoke: { src: 'x&<y>', onDone: { target: 'a_b' } } },
        x: { type: 'final' },
      },
      onDone: { guard: when('all-is-well'), target: 'state' },
    },
    state: {
      on: {
        leave: { actions: ['x'] },
        again: { target: 'state' },
        to: { target: '#odd.end.x' },
        back: { target: '#odd.end.a_b' },
      },
    },
    'a-b': { always: [{ target: 'state' }] },
  },
});

const many = Array.from(
  { length: 40 },
  (_, index): RuleId => `long-ruleset.a-rather-long-entry-of-the-book-with-many-words.${index}.a`,
);

/** Fans out widely, has a label of many rules, and boxes in boxes in boxes. */
const wideChart = chart({
  id: 'wide',
  description: 'Words '.repeat(60).trim(),
  initial: 'hub',
  states: {
    hub: {
      on: Object.fromEntries(
        Array.from({ length: 12 }, (_, index) => [
          `go.to-${index}`,
          { guard: rules(...many.slice(0, index * 2)), actions: ['do-this', 'do-that'], target: `s${index}` },
        ]),
      ),
    },
    ...Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        `s${index}`,
        { on: { back: { target: 'hub' }, far: { target: 'deep' } } },
      ]),
    ),
    deep: {
      initial: 'deeper',
      meta: { rules: many.slice(0, 6), awaits: 'somebody' },
      states: {
        deeper: {
          initial: 'deepest',
          meta: { rules: many },
          states: {
            deepest: { on: { stay: { target: 'deepest' }, out: { target: 'done' } } },
            done: { type: 'final' },
          },
          onDone: { target: 'done' },
        },
        done: { type: 'final' },
      },
      onDone: { target: 'hub' },
    },
  },
});

export const invented: readonly ChartConfig[] = [lampChart, quakeChart, oddChart, wideChart];
export const [lamp, quake, odd, wide] = invented.map((config) => chartModel(config, invented)) as [
  ChartModel,
  ChartModel,
  ChartModel,
  ChartModel,
];

/** The charts of the games, by ruleset. */
export const games: ReadonlyMap<string, readonly ChartConfig[]> = new Map(
  rulesetIds.map((id) => [
    id,
    Object.values(rulesetOf(id)?.ruleset.slices ?? {}).flatMap((slice) => slice.charts ?? []),
  ]),
);

/** Every chart of every game, each with the name of its ruleset. */
export const ofGames: readonly (readonly [ruleset: string, model: ChartModel])[] = [...games].flatMap(
  ([ruleset, charts]) => charts.map((config) => [ruleset, chartModel(config, charts)] as const),
);

const drawnOften = new Set(['turn', 'movement', 'skill-test', 'combat', 'setup', 'defeated']);

/** What drawings are tried with: the invented charts, and the ones of the games that are drawn most. */
export const examples: readonly (readonly [name: string, model: ChartModel])[] = [
  ...[lamp, quake, odd, wide].map((model) => [model.id, model] as const),
  ...ofGames
    .filter(([, { id }]) => drawnOften.has(id))
    .map(([ruleset, model]) => [`${ruleset} ${model.id}`, model] as const),
];
