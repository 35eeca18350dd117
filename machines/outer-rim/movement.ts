/**
 * @module
 * Movement (LRR page 15): a ship goes from space to adjacent space (adjacency.ts), up to its hyperdrive value, and is
 * stopped by the Maelstrom (maelstrom.ts) and by patrols that are no friends.
 */
import { z } from 'zod';
import { decision } from '../../schemas/outer-rim/move.ts';
import { type Faction, Id } from '../../schemas/outer-rim/words.ts';
import { chart, rules, when } from '../chart.ts';
import { type Finding, fails, type Option, type Slice, unknown, voids } from '../ruleset.ts';
import {
  type Board,
  type Draft,
  type Facts,
  hasBonus,
  neighbours,
  patrolsAt,
  reputationOf,
  seatOf,
  spaceOf,
  valueInPlay,
} from './facts.ts';
import { unlessBent } from './golden-rules.ts';

const route = {
  to: Id.optional().describe('the space where the move ends; enough when the way does not matter'),
  path: z
    .array(Id)
    .max(50)
    .optional()
    .describe('the spaces entered, in order, without the one it starts in; [] to stay'),
};

export const moves = [
  decision(
    'planning.move',
    route,
    'The planning step is spent on moving the ship; `path`, or `to` for the shortest legal way.',
  ),
  decision('move.along', route, 'A move that an ability allows outside the planning step.'),
] as const;
export type ShipMove = z.infer<(typeof moves)[number]>;

/** Why a ship that enters this space stops there: the Maelstrom, or the factions of patrols; null when it may go on. */
export function stopIn(
  facts: Facts,
  seat: string,
  space: string,
): 'maelstrom' | { patrols: string[] } | 'unknown' | null {
  if (spaceOf(facts, space)?.type === 'maelstrom') return 'maelstrom';
  const unfriendly = patrolsAt(facts, space).filter((faction) => reputationOf(facts, seat, faction) !== 'positive');
  if (unfriendly.length === 0) return null;
  return unfriendly.every((faction) => reputationOf(facts, seat, faction) === null)
    ? 'unknown'
    : { patrols: unfriendly };
}

type Ways = ReadonlyMap<string, string[]>;

/** The last ways that were asked for on a board, in each of its two forms: the rules of one move all ask for the same. */
const lastWays = new WeakMap<Board, { readonly key: string; readonly ways: Ways }[]>();

/** The shortest ways from a space to every other, not further than `most`; with `stops`, never past a space that stops. */
export function waysFrom(facts: Facts, seat: string, from: string, most: number, stops: boolean): Ways {
  const stopping = stops ? patrolStops(facts, seat) : '';
  const key = `${from} ${most} ${stopping}`;
  const form = stops ? 1 : 0;
  const last = lastWays.get(facts.board) ?? [];
  const known = last[form];
  if (known?.key === key) return known.ways;
  const ways = searched(facts, seat, from, most, stops);
  last[form] = { key, ways };
  lastWays.set(facts.board, last);
  return ways;
}

/** All that a position has to say about where a ship stops: the spaces of patrols that are no friends of this seat. */
function patrolStops(facts: Facts, seat: string): string {
  let stops = '';
  for (const faction in facts.patrols) {
    const space = facts.patrols[faction as Faction]?.space;
    if (space == null || reputationOf(facts, seat, faction as Faction) === 'positive') continue;
    stops += `${space} `;
  }
  return stops;
}

function searched(facts: Facts, seat: string, from: string, most: number, stops: boolean): Ways {
  const ways = new Map<string, string[]>([[from, []]]);
  let edge: string[] = [from];
  for (let length = 1; length <= most && edge.length > 0; length += 1) {
    const next: string[] = [];
    for (const space of edge) {
      const way = ways.get(space) ?? [];
      if (stops && way.length > 0 && stopIn(facts, seat, space) !== null) continue;
      for (const neighbour of neighbours(facts, space)) {
        if (ways.has(neighbour)) continue;
        ways.set(neighbour, [...way, neighbour]);
        next.push(neighbour);
      }
    }
    edge = next;
  }
  return ways;
}

/** Rules by which a bonus is part of the hyperdrive value. */
const BONUSES = ['outer-rim.movement.1.3', 'outer-rim.movement.1.3.1', 'outer-rim.movement.1.3.2'] as const;

/** How many spaces a move may cover: the hyperdrive value, or what an ability allows. */
function reach(facts: Facts, move: ShipMove): { value: number | null; unsure: boolean } {
  return move.type === 'move.along'
    ? { value: facts.extraMove?.spaces ?? 0, unsure: false }
    : valueInPlay(facts, move.seat, 'hyperdrive');
}

/** How far a ship may come at all where the value is not known for certain: further than any map reaches. */
const FAR = 50;

/** The most spaces that a move may cover, as far as anybody can tell. */
function furthest(facts: Facts, move: ShipMove): number {
  const { value, unsure } = reach(facts, move);
  return value === null || unsure ? FAR : value;
}

/** The way of a move: the recorded path; for a mere destination a legal way if there is one, else the shortest. */
export function wayOf(facts: Facts, move: ShipMove): string[] | null {
  if (move.path !== undefined) return move.path;
  const from = seatOf(facts, move.seat).space;
  if (move.to === undefined || from === null) return null;
  const legal = waysFrom(facts, move.seat, from, furthest(facts, move), true).get(move.to);
  return legal ?? waysFrom(facts, move.seat, from, 200, false).get(move.to) ?? null;
}

/** The first space of a way, before its last one, in which the ship has to stop for this reason. */
export function stopOnTheWay(facts: Facts, move: ShipMove, why: 'maelstrom' | 'patrol'): Finding {
  const way = wayOf(facts, move) ?? [];
  for (const [index, space] of way.slice(0, -1).entries()) {
    const stop = stopIn(facts, move.seat, space);
    if (stop === null || (stop === 'maelstrom') !== (why === 'maelstrom')) continue;
    if (stop === 'unknown')
      return unknown(`the log does not say the reputation of ${move.seat} with the patrol in ${space}`);
    const beyond = way.slice(index + 1);
    return stop === 'maelstrom'
      ? fails({ stopsIn: space, beyond })
      : fails({ stopsIn: space, patrols: stop.patrols, beyond });
  }
  return true;
}

function setOut(draft: Draft, move: ShipMove): void {
  const way = wayOf(draft.facts, move) ?? [];
  // A breach that the table recorded is carried out as recorded: the ship stands where the log puts it.
  const path = draft.asRecorded ? way.slice(-1) : way;
  draft.facts.action = { kind: 'move', seat: move.seat, path: [...path], entered: 0 };
}

const movement_ = chart({
  id: 'movement',
  description: 'A ship enters one space after the other until its way ends or a space stops it.',
  initial: 'setting-out',
  meta: { rules: ['outer-rim.movement.0.1'], refuses: { '*': 'outer-rim.movement.1' } },
  states: {
    'setting-out': {
      always: [{ guard: when('the-way-is-chosen'), target: 'under-way' }, { target: 'choosing' }],
    },
    choosing: {
      meta: { awaits: 'who-moves', rules: ['outer-rim.maelstrom.2.b'] },
      on: {
        'move.along': {
          guard: rules(
            'log.the-move-log.4',
            'outer-rim.movement.0.1',
            'log.the-move-log.5',
            'outer-rim.adjacency.0.1',
            'outer-rim.adjacency.2',
            'outer-rim.movement.1',
            'outer-rim.maelstrom.2.a',
            'outer-rim.movement.2',
          ),
          actions: ['set-out'],
          target: 'under-way',
        },
      },
    },
    'under-way': {
      meta: { rules: ['outer-rim.movement.1.2'] },
      always: [
        {
          guard: when('the-way-is-done'),
          actions: ['arrive'],
          target: 'arrived',
          meta: { rules: ['outer-rim.movement.1.1'] },
        },
        {
          guard: when('the-maelstrom-stops-the-move'),
          actions: ['arrive'],
          target: 'arrived',
          meta: { rules: ['outer-rim.movement.3', 'outer-rim.maelstrom.1'] },
        },
        {
          guard: when('a-patrol-stops-the-move'),
          actions: ['arrive'],
          target: 'arrived',
          meta: { rules: ['outer-rim.movement.2'] },
        },
        {
          actions: ['enter-next-space'],
          target: 'under-way',
          meta: { rules: ['outer-rim.movement.2.1', 'outer-rim.movement.4'] },
        },
      ],
    },
    arrived: { type: 'final' },
  },
});

function moving(facts: Facts): { seat: string; path: string[]; entered: number } | null {
  return facts.action?.kind === 'move' ? facts.action : null;
}

function stoppedBy(facts: Facts, why: 'maelstrom' | 'patrol'): boolean {
  const move = moving(facts);
  const space = move === null ? null : seatOf(facts, move.seat).space;
  // Only entering a space stops a ship; the space where it sets out does not (movement.4).
  if (move === null || space === null || move.entered === 0) return false;
  const stop = stopIn(facts, move.seat, space);
  return why === 'maelstrom' ? stop === 'maelstrom' : stop !== null && stop !== 'maelstrom';
}

export const movement: Slice<Facts> = {
  charts: [movement_],
  constraints: {
    // Outside the planning step only the player whom an ability allows it moves, and only their own ship.
    'outer-rim.movement.0.1': (facts, move: ShipMove) => {
      const allowed = facts.extraMove?.seat ?? facts.turn.seat;
      return move.seat === allowed ? true : voids({ seat: move.seat, mayMove: allowed });
    },
    'outer-rim.movement.1': (facts, move: ShipMove) => {
      const length = wayOf(facts, move)?.length ?? 0;
      const { value, unsure } = reach(facts, move);
      if (length === 0) return true;
      if (value === null) return unknown(`the hyperdrive value of ${move.seat} is not known`);
      if (length <= value) return true;
      return unsure
        ? unknown(`${move.seat} has cards of unknown text that may raise the hyperdrive value above ${value}`)
        : fails({ spaces: length, hyperdrive: value }, ...(hasBonus(facts, move.seat, 'hyperdrive') ? BONUSES : []));
    },
    'outer-rim.movement.2': unlessBent('movement-stops', (facts, move: ShipMove) =>
      stopOnTheWay(facts, move, 'patrol'),
    ),
    'outer-rim.movement.3': (facts, move: ShipMove) => stopOnTheWay(facts, move, 'maelstrom'),
  },
  effects: {
    'set-out': setOut,
    'enter-next-space': (draft) => {
      const move = moving(draft.facts);
      const next = move?.path.shift();
      if (move === null || next === undefined) return;
      seatOf(draft.facts, move.seat).space = next;
      move.entered += 1;
      draft.note('outer-rim.movement.1.2', 'seats', move.seat, 'space');
    },
    arrive: (draft) => {
      const move = moving(draft.facts);
      if (move !== null)
        draft.note(
          stoppedBy(draft.facts, 'maelstrom') ? 'outer-rim.movement.3' : 'outer-rim.movement.0.1',
          'seats',
          move.seat,
          'space',
        );
      draft.facts.action = null;
      draft.facts.extraMove = null;
    },
  },
  cases: {
    'the-way-is-chosen': (facts) => moving(facts) !== null,
    'the-way-is-done': (facts) => (moving(facts)?.path.length ?? 0) === 0,
    'the-maelstrom-stops-the-move': (facts) => stoppedBy(facts, 'maelstrom'),
    'a-patrol-stops-the-move': (facts) => stoppedBy(facts, 'patrol'),
  },
  candidates: {
    'planning.move': (facts) => destinations(facts, 'planning.move', facts.turn.seat),
    'move.along': (facts) => (facts.extraMove === null ? [] : destinations(facts, 'move.along', facts.extraMove.seat)),
  },
  carriesOut: [
    'outer-rim.movement.1.1',
    // The hyperdrive value with every "Gain +X" is `valueInPlay` in facts.ts.
    'outer-rim.movement.1.3',
    'outer-rim.movement.1.3.1',
    'outer-rim.movement.1.3.2',
    'outer-rim.movement.2.1',
    'outer-rim.movement.4',
    // A direct move is an effect of a card (obligations.ts): it puts the ship down and passes through nothing.
    'outer-rim.movement.5.1',
  ],
};

/** One move for each space that a way may lead to; any other legal way to it is just as good. */
function* destinations(facts: Facts, type: ShipMove['type'], seat: string): Iterable<Option> {
  const from = seatOf(facts, seat).space;
  if (from === null) return;
  const most = furthest(facts, { type, seat } as ShipMove);
  for (const to of waysFrom(facts, seat, from, most, false).keys()) {
    const move = { type, seat, to } as ShipMove;
    yield {
      move,
      open: {
        '/path': { type: 'array', items: { type: 'string' }, maxItems: most, default: wayOf(facts, move) ?? [] },
      },
    };
  }
}
