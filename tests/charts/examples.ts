/** Charts to draw: one plain, one that uses every freedom at once, and real ones of the game. */
import { chart, type RuleId, rules, when } from '../../machines/chart.ts';
import { movement } from '../../machines/outer-rim/movement.ts';
import { playerTurn } from '../../machines/outer-rim/player-turn.ts';

export const lamp = chart({
  id: 'lamp',
  description: 'A lamp that is switched on and off until it breaks.',
  initial: 'off',
  meta: { rules: ['home.lamp.0.1'] },
  states: {
    off: {
      meta: { awaits: 'whoever-is-near', rules: ['home.lamp.1'], refuses: { '*': 'home.lamp.9' } },
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
      on: { 'lamp.off': { target: 'off' }, 'lamp.dim': { actions: ['dim'] }, 'lamp.hit': { target: 'shaking' } },
    },
    shaking: {
      meta: { calls: 'earth-quake' },
      on: { return: { target: 'looking' } },
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

export const odd = chart({
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
        'a-b': { meta: { calls: 'x&<y>' }, on: { up: { target: '#odd.end' }, top: { target: '#odd' } } },
        a_b: { on: { next: { target: 'a-b' } } },
        x: { type: 'final' },
      },
      onDone: { guard: when('all-is-well'), target: 'state' },
    },
    state: {
      on: { leave: { actions: ['x'] }, again: { target: 'state' }, to: { target: '#odd.end.x' } },
    },
    'a-b': { always: [{ target: 'state' }] },
  },
});

const many = Array.from(
  { length: 40 },
  (_, index): RuleId => `long-ruleset.a-rather-long-entry-of-the-book.${index}.a`,
);

/** Fans out widely, has a label of many rules, and boxes in boxes in boxes. */
export const wide = chart({
  id: 'wide',
  description: 'Words '.repeat(60).trim(),
  initial: 'hub',
  states: {
    hub: {
      on: Object.fromEntries(
        Array.from({ length: 20 }, (_, index) => [
          `go.to-${index}`,
          { guard: rules(...many.slice(0, index * 2)), actions: ['do-this', 'do-that'], target: `s${index}` },
        ]),
      ),
    },
    ...Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        `s${index}`,
        { on: { return: { target: 'hub' }, far: { target: 'deep' } } },
      ]),
    ),
    deep: {
      initial: 'deeper',
      meta: { rules: many.slice(0, 6), awaits: 'somebody', calls: 'a-chart' },
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

export const examples = [lamp, odd, wide, ...(playerTurn.charts ?? []), ...(movement.charts ?? [])];
