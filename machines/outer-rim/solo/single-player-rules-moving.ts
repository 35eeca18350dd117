/**
 * @module
 * Single-Player Rules: Moving (LRR pages 22-23). An AI player goes its full hyperdrive value toward the nearest goal token or its
 * bounty target, by the shortest way, through the Maelstrom and into patrols; off the planets it ends one or two spaces earlier if
 * that is a planet. Where it heads is in aims.ts, its ways are in ways-toward.ts, what is wrong with another one in wrong-ways.ts.
 */
import type { Json } from '../../../schemas/json.ts';
import { chart, type RuleId, rules, rulesIf, type StateConfig, when } from '../../chart.ts';
import type { Form, Misjudged, Move, Option, Slice, Unrecorded, WrongFact } from '../../ruleset.ts';
import { sufferDamage } from '../combat/damage.ts';
import { formOfWays, type ShipMove } from '../map/movement.ts';
import { cardOf, type Draft, type Facts, heldBy, seatOf, spaceOf } from '../table/facts.ts';
import type { Position } from '../table/types.ts';
import { movementDue, readMove } from './aims.ts';
import { dueInstead } from './forced.ts';
import type { Readers } from './instruction.ts';
import { instructionShown } from './shown.ts';
import { type End, type Forced, waysTo } from './ways-toward.ts';
import { forces, isDue, type Moving, whyNotTo } from './wrong-ways.ts';

/** When an instruction to move applies. */
export const readers: Readers<'move'> = { move: readMove };

/** The rules of every movement that leave nothing to choose. */
const FORCED = [
  'outer-rim.movement.0.1',
  'outer-rim.adjacency.0.1',
  'outer-rim.single-player-rules-moving.4.4',
  'outer-rim.single-player-rules-moving.0.1',
  'outer-rim.single-player-rules-moving.1.a',
  'outer-rim.single-player-rules-moving.4.a',
  'outer-rim.single-player-rules-moving.4.1',
  'outer-rim.single-player-rules-moving.4.3',
] as const satisfies readonly RuleId[];

/** Those of bounty hunters, patrols and the hyperdrive value: a movement outside the planning step is one of a smuggler past any patrols. */
const IN_PLANNING = [
  'outer-rim.single-player-rules-moving.2',
  'outer-rim.single-player-rules-moving.2.1',
  'outer-rim.single-player-rules-moving.2.2',
  'outer-rim.single-player-rules-moving.2.3',
  'outer-rim.single-player-rules-moving.2.4',
  'outer-rim.single-player-rules-moving.3.a',
  'outer-rim.single-player-rules-bounty-targets.0.2',
  'outer-rim.single-player-rules-bounty-targets.0.3',
  'outer-rim.single-player-rules-moving.4.b',
  'outer-rim.single-player-rules-moving.4.2',
  'outer-rim.single-player-rules-moving.5',
  'outer-rim.single-player-rules-moving.5.1',
] as const satisfies readonly RuleId[];

/** The most ways to one end that are listed. */
const MOST_WAYS = 40;

/** The state in which a movement is due, by the move that records it. */
function due(type: ShipMove['type'], ...more: readonly RuleId[]): StateConfig {
  return {
    meta: {
      awaits: 'the-ai-player',
      implies: type,
      rules: ['outer-rim.single-player-rules-moving.3.b', 'outer-rim.single-player-rules-ai-goals.0.2'],
    },
    on: {
      [type]: { guard: rules(...FORCED, ...more), target: 'moving' },
    },
  };
}

/** The same in the words of the planning step, where it leads to where it has to: it is listed once. */
function alsoSaid(state: StateConfig): StateConfig {
  const said = { guard: rulesIf('it-is-the-movement-that-is-due'), target: 'moving' };
  return { ...state, on: { ...state.on, 'planning.move': said } };
}

/** What the ship of an AI player sets out on: nothing keeps it on its way, which has been looked at as a whole. */
function setOut(facts: Facts, own: Moving, move: ShipMove): Extract<NonNullable<Position['action']>, { kind: 'move' }> {
  const end = move.path === undefined ? move.to : (move.path.at(-1) ?? seatOf(facts, own.seat).space);
  return { kind: 'move', seat: own.seat, path: end === undefined || end === null ? [] : [end], entered: 0 };
}

/** The movements that are left, one for each space where they may end, with the ways that lead there. */
function optionsOf(facts: Facts, { seat, instruction }: Moving, type: ShipMove['type']): Option[] {
  const movement = movementDue(facts, seat, instruction);
  if ('applies' in movement) return [];
  const option = (to: string, ways: () => Form): Option => ({ move: { type, seat, to } as ShipMove, open: ways });
  if (instruction.directly === true)
    return movement.heading.aims.flatMap(({ goals }) => goals.map((to) => option(to, () => formOfWays([[to]], false))));
  const ends = new Map<string, [Forced, End][]>();
  for (const forced of movement.worlds.flat())
    for (const end of forced.ends) ends.set(end.space, [...(ends.get(end.space) ?? []), [forced, end]]);
  return [...ends].map(([to, found]) =>
    option(to, () => {
      const ways = found.flatMap(([forced, end]) => waysTo(forced, facts, end, MOST_WAYS));
      const told = new Map(ways.map((way): [string, Json] => [way.join('/'), way]));
      return formOfWays([...told.values()], ways.length >= MOST_WAYS || movement.missing !== null);
    }),
  );
}

/** Rules that say less of a claim that an AI player is elsewhere than the one that forces it there. */
const OF_ANY_MOVEMENT: readonly RuleId[] = ['outer-rim.movement.0.1', 'outer-rim.single-player-rules-moving.0.1'];

/** Where a table may have taken the ship of an AI player instead, or left it, as claims say. */
function* hadGoneElsewhere(
  facts: Facts,
  own: Moving,
  state: string,
  wrong: readonly WrongFact[],
): Iterable<Misjudged<Facts>> {
  const { seat } = own;
  const to = wrong.find(({ path }) => path.join('.') === `seats.${seat}.space`)?.claimed;
  if ((state !== 'planning' && state !== 'along') || typeof to !== 'string') return;
  const rule = whyNotTo(facts, own, to);
  if (rule === null) return;
  const change = (changed: Facts): void => {
    seatOf(changed, seat).space = to;
  };
  yield { state: 'done', rule, says: `${seat} had been at ${to}`, change, unmoved: true, rather: OF_ANY_MOVEMENT };
}

/** Where a table has taken the ship of an AI player without a record, as what it does there shows: cargo or a job is for that space. */
export function* hadGoneThere(
  facts: Facts,
  move: Move & { readonly card?: string },
  own: Moving,
  state: string,
): Iterable<Unrecorded<Facts>> {
  const { type, seat, card } = move;
  const isThere = type === 'deliver.cargo' || type === 'ai.resolve';
  if (!isThere || seat !== own.seat || card === undefined || (state !== 'planning' && state !== 'along')) return;
  const to = heldBy(facts, seat, card) === undefined ? null : cardOf(facts, card)?.destination;
  if (to == null || spaceOf(facts, to) === undefined || whyNotTo(facts, own, to) === null) return;
  const change = (changed: Facts): void => {
    seatOf(changed, seat).space = to;
  };
  yield { state: 'settling', says: `${seat} had gone to ${to}`, change };
}

export const moving: Slice<Facts> = {
  charts: [
    chart({
      id: 'ai-moving',
      description: 'An AI player moves as its card and the rules force it to.',
      initial: 'setting-out',
      meta: {
        rules: ['outer-rim.single-player-rules-moving.0.1'],
        refuses: { '*': 'outer-rim.single-player-rules-playing-the-game.0.3' },
      },
      states: {
        'setting-out': {
          always: [{ guard: when('it-moves-in-the-planning-step'), target: 'planning' }, { target: 'along' }],
        },
        planning: due('planning.move', ...IN_PLANNING),
        along: alsoSaid(due('move.along')),
        moving: {
          invoke: {
            src: 'movement',
            input: 'the-way-of-the-ai-player',
            onDone: { actions: ['end-the-movement'], target: 'settling' },
          },
        },
        settling: { invoke: { src: 'obligations', onDone: { target: 'done' } } },
        done: { type: 'final' },
      },
    }),
  ],
  own: {
    'ai-moving': instructionShown,
  },
  inputs: { 'the-way-of-the-ai-player': (facts, own, move) => setOut(facts, own as Moving, move as ShipMove) },
  refusals: { 'ai-moving': dueInstead },
  unspoken: { 'ai-moving': { planning: 'any', along: 'any' } },
  misjudged: { 'ai-moving': hadGoneElsewhere },
  constraints: {
    'outer-rim.single-player-rules-moving.0.1': forces('outer-rim.single-player-rules-moving.0.1'),
    'outer-rim.single-player-rules-moving.1.a': forces('outer-rim.single-player-rules-moving.1.a'),
    'outer-rim.single-player-rules-moving.2': forces('outer-rim.single-player-rules-moving.2'),
    'outer-rim.single-player-rules-moving.2.1': forces('outer-rim.single-player-rules-moving.2.1'),
    'outer-rim.single-player-rules-moving.2.2': forces('outer-rim.single-player-rules-moving.2.2'),
    'outer-rim.single-player-rules-moving.2.3': forces('outer-rim.single-player-rules-moving.2.3'),
    'outer-rim.single-player-rules-moving.2.4': forces('outer-rim.single-player-rules-moving.2.4'),
    'outer-rim.single-player-rules-moving.3.a': forces('outer-rim.single-player-rules-moving.3.a'),
    'outer-rim.single-player-rules-moving.4.a': forces('outer-rim.single-player-rules-moving.4.a'),
    'outer-rim.single-player-rules-moving.4.b': forces('outer-rim.single-player-rules-moving.4.b'),
    'outer-rim.single-player-rules-moving.4.1': forces('outer-rim.single-player-rules-moving.4.1'),
    'outer-rim.single-player-rules-moving.4.2': forces('outer-rim.single-player-rules-moving.4.2'),
    'outer-rim.single-player-rules-moving.4.3': forces('outer-rim.single-player-rules-moving.4.3'),
    'outer-rim.single-player-rules-moving.4.4': forces('outer-rim.single-player-rules-moving.4.4'),
    'outer-rim.single-player-rules-moving.5': forces('outer-rim.single-player-rules-moving.5'),
    'outer-rim.single-player-rules-moving.5.1': forces('outer-rim.single-player-rules-moving.5.1'),
  },
  effects: {
    'end-the-movement': (draft: Draft<Moving>) => {
      const { seat, instruction } = draft.own;
      draft.note('outer-rim.single-player-rules-moving.0.1', 'seats', seat, 'space');
      if (instruction.shipSuffers !== undefined)
        sufferDamage(
          draft,
          seat,
          'ship',
          instruction.shipSuffers,
          'outer-rim.single-player-rules-playing-the-game.0.3',
        );
    },
  },
  cases: {
    'it-moves-in-the-planning-step': (_facts, { section }: Moving) => section === 'planning',
    'it-is-the-movement-that-is-due': (facts, own: Moving, move) =>
      own.section !== 'planning' && isDue(facts, move as ShipMove, own),
  },
  forced: {
    'ai-moving': {
      'planning.move': (facts, own: Moving) =>
        own.section === 'planning' ? optionsOf(facts, own, 'planning.move') : [],
      'move.along': (facts, own: Moving) => optionsOf(facts, own, 'move.along'),
    },
  },
};
