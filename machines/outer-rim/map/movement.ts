/**
 * @module
 * Movement (LRR page 15): a ship goes from space to adjacent space (adjacency.ts), up to its hyperdrive value, and is
 * stopped by the Maelstrom (maelstrom.ts) and by patrols that are no friends.
 */
import { z } from 'zod';
import type { Json } from '../../../schemas/json.ts';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { ExtraMove as ExtraMoveSchema, UnderWay as UnderWaySchema } from '../../../schemas/outer-rim/position.ts';
import { type Faction, factions, SpaceId } from '../../../schemas/outer-rim/words.ts';
import { chart, rules, when } from '../../chart.ts';
import {
  type Choices,
  type Finding,
  type Form,
  fails,
  type Move,
  type Option,
  type Slice,
  unknown,
  voids,
} from '../../ruleset.ts';
import { unlessBent } from '../abilities/golden-rules.ts';
import type { Deeds } from '../table/deeds.ts';
import { doubtAbout, settle, sway, unlessInDoubt } from '../table/doubts.ts';
import {
  crossesTheCore,
  type Draft,
  type Facts,
  hasBonus,
  isSeat,
  mayBeBentBy,
  neighbours,
  owe,
  patrolSpace,
  patrolsAt,
  putShip,
  reputationOf,
  seatOf,
  spaceOf,
  untoldRaiser,
  valueInPlay,
} from '../table/facts.ts';
import { favorOf } from '../table/granted.ts';
import type { ExtraMove, Position } from '../table/types.ts';
import {
  isThroughMaelstrom,
  leadsThrough,
  lengthTo,
  spacesWithin,
  type Ways,
  waysFrom,
  waysRound,
  wayTo,
} from './ways.ts';

const route = {
  to: SpaceId.optional().describe('the space where the move ends; enough when the way does not matter'),
  path: z
    .array(SpaceId)
    .max(50)
    .optional()
    .describe('the spaces entered, in order, without the one it starts in; [] to stay'),
};

const moves = [
  decision(
    'planning.move',
    route,
    'The planning step is spent on moving the ship; `path`, or `to` for the shortest legal way.',
  ),
  decision(
    'move.along',
    route,
    'A move that an ability allows outside the planning step. Where none is recorded, the ship stays.',
  ),
] as const;
export type ShipMove = z.infer<(typeof moves)[number]>;

/** True for the space where every ship stops (movement.3). */
function isMaelstrom(facts: Facts, space: string): boolean {
  return spaceOf(facts, space)?.type === 'maelstrom';
}

/** What is not known to be positive counts as a stop until the log says otherwise. */
function isUnfriendly(facts: Facts, seat: string, faction: Faction): boolean {
  return reputationOf(facts, seat, faction) !== 'positive';
}

/** The patrols in a space that are no friends of this seat: a ship that comes there stops (movement.2). */
function unfriendlyAt(facts: Facts, seat: string, space: string): Faction[] {
  return patrolsAt(facts, space).filter((faction) => isUnfriendly(facts, seat, faction));
}

/** Whether patrols stop a ship of this seat in a space. */
function patrolsStop(facts: Facts, seat: string, space: string): boolean {
  for (const faction of factions)
    if (patrolSpace(facts, faction) === space && isUnfriendly(facts, seat, faction)) return true;
  return false;
}

/** What may lift the stop at the patrols where a move has ended (a test of its player, and the ship moves on); null: nothing. */
export function mayLiftStop(facts: Facts, { type, seat }: Move): string | null {
  if ((type !== 'planning.move' && type !== 'move.along') || !isSeat(facts, seat)) return null;
  const { space } = seatOf(facts, seat);
  return space !== null && patrolsStop(facts, seat, space) ? mayBeBentBy(facts, seat, 'movement-stops') : null;
}

/** Whether the Maelstrom or patrols stop a ship of this seat before its way ends. */
function isStopped(facts: Facts, seat: string, ways: Ways, to: string): boolean {
  if (isThroughMaelstrom(ways, to)) return true;
  for (const faction of factions) {
    const space = patrolSpace(facts, faction);
    if (space !== null && leadsThrough(ways, to, space) && isUnfriendly(facts, seat, faction)) return true;
  }
  return false;
}

/** The spaces where patrols stop a ship of this seat. */
function patrolStops(facts: Facts, seat: string): string[] {
  const stops: string[] = [];
  for (const faction of factions) {
    const space = patrolSpace(facts, faction);
    if (space !== null && isUnfriendly(facts, seat, faction)) stops.push(space);
  }
  return stops;
}

/** Rules by which a bonus is part of the hyperdrive value. */
const BONUSES = ['outer-rim.movement.1.3', 'outer-rim.movement.1.3.1', 'outer-rim.movement.1.3.2'] as const;

/** A move that an ability allows outside the planning step: whose, and how far; a planning step says nothing of it. */
type Allowed = Partial<ExtraMove> | undefined;

/** How many spaces a move may cover: the hyperdrive value, or what an ability allows. */
function reach(facts: Facts, seat: string, allowed: Allowed): { value: number | null; unsure: boolean } {
  const spaces = allowed?.spaces;
  if (spaces !== undefined) return { value: spaces, unsure: false };
  const { value, unsure } = valueInPlay(facts, seat, 'hyperdrive');
  // A mod that nobody has told may raise it.
  return { value, unsure: unsure || doubtAbout(facts, seat, 'assets') !== null };
}

/** How far a ship may come at all where the value is not known for certain: further than any map reaches. */
const FAR = 50;

/** The most spaces that a move may cover, as far as anybody can tell. */
function furthest(facts: Facts, seat: string, allowed: Allowed): number {
  const { value, unsure } = reach(facts, seat, allowed);
  return value === null || unsure ? FAR : value;
}

/** The ways by which a mere destination is reached without a stop before it; null where no such way is short enough. */
function freeWays(facts: Facts, { seat }: ShipMove, from: string, to: string, allowed: Allowed): Ways | null {
  const { net } = facts.board;
  const ways = waysFrom(net, from);
  if (!isStopped(facts, seat, ways, to)) return ways;
  const round = waysRound(net, from, patrolStops(facts, seat));
  const length = lengthTo(round, to);
  return length !== undefined && length <= furthest(facts, seat, allowed) ? round : null;
}

/** The shortest ways there are; of several as short those round what stops the ship. */
function shortestWays(facts: Facts, seat: string, from: string, to: string): Ways {
  const { net } = facts.board;
  const ways = waysFrom(net, from);
  const round = waysRound(net, from, patrolStops(facts, seat));
  return lengthTo(round, to) === lengthTo(ways, to) ? round : ways;
}

/** The spaces that a recorded path enters: that it begins with the one where it sets out is the matter of adjacency.0.1 alone. */
export function entering(path: readonly string[], from: string | null): readonly string[] {
  return from !== null && path[0] === from ? path.slice(1) : path;
}

/** The way of a move: the recorded path; for a mere destination a legal way if there is one, else the shortest. */
export function wayOf(facts: Facts, move: ShipMove, allowed?: Allowed): readonly string[] | null {
  const { path, to, seat } = move;
  const from = seatOf(facts, seat).space;
  if (path !== undefined) return entering(path, from);
  if (to === undefined || from === null) return null;
  return wayTo(freeWays(facts, move, from, to, allowed) ?? shortestWays(facts, seat, from, to), to) ?? null;
}

/**
 * How many spaces the way of a move enters. A way round what stops a ship is taken only if it is short enough, and then the
 * shortest one is too: that one is measured, unless nobody is sure what is short enough.
 */
function lengthOf(facts: Facts, move: ShipMove, unsure: boolean, allowed: Allowed): number {
  const { path, to, seat } = move;
  const from = seatOf(facts, seat).space;
  if (path !== undefined) return entering(path, from).length;
  if (to === undefined || from === null) return 0;
  const ways = unsure ? freeWays(facts, move, from, to, allowed) : null;
  return lengthTo(ways ?? waysFrom(facts.board.net, from), to) ?? 0;
}

/** A ship enters no more spaces than its hyperdrive value, or than an ability allows. */
function withinReach(facts: Facts, move: ShipMove, allowed: Allowed): Finding {
  const { value, unsure } = reach(facts, move.seat, allowed);
  const length = lengthOf(facts, move, unsure, allowed);
  if (length === 0) return true;
  if (value === null) return unknown(`the hyperdrive value of ${move.seat} is not known`);
  if (length <= value) return true;
  return unsure
    ? unknown(`${move.seat} has cards of unknown text that may raise the hyperdrive value above ${value}`)
    : fails(
        { spaces: length, hyperdrive: value },
        ...(hasBonus(facts, move.seat, 'hyperdrive') ? BONUSES : []),
        ...(favorOf(facts, move.seat, 'shortcut') === undefined ? [] : (['outer-rim.favors.1.4'] as const)),
      );
}

/** Whether a space is out of reach whatever stops the ship on its way there. */
function isTooFar(facts: Facts, move: ShipMove, allowed: Allowed): boolean {
  const finding = reachable(facts, move, allowed);
  return finding !== true && finding.holds === false;
}

/** The first space of a way, before its last one, in which the Maelstrom stops the ship. */
export function stoppedByMaelstrom(facts: Facts, move: ShipMove, allowed: Allowed): Finding {
  const { path, to, seat } = move;
  const from = seatOf(facts, seat).space;
  // A way that is looked for goes round the Maelstrom where it can.
  if (path === undefined && to !== undefined && from !== null)
    if (!isThroughMaelstrom(waysFrom(facts.board.net, from), to) || isTooFar(facts, move, allowed)) return true;
  const way = wayOf(facts, move, allowed) ?? [];
  const at = way.findIndex((space, index) => index < way.length - 1 && isMaelstrom(facts, space));
  return at === -1 ? true : fails({ stopsIn: way[at] ?? '', beyond: way.slice(at + 1) });
}

/** The first space of a way, before its last one, in which patrols stop the ship. */
function stoppedByPatrols(facts: Facts, move: ShipMove, allowed: Allowed): Finding {
  const { path, to, seat } = move;
  const from = seatOf(facts, seat).space;
  if (path === undefined && to !== undefined && from !== null && freeWays(facts, move, from, to, allowed) !== null)
    return true;
  const way = wayOf(facts, move, allowed) ?? [];
  const at = way.findIndex(
    (space, index) => index < way.length - 1 && patrolsStop(facts, seat, space) && !isMaelstrom(facts, space),
  );
  const space = way[at];
  if (space === undefined) return true;
  const patrols = unfriendlyAt(facts, seat, space);
  return patrols.every((faction) => reputationOf(facts, seat, faction) === null)
    ? unknown(`the log does not say the reputation of ${seat} with the patrol in ${space}`)
    : fails({ stopsIn: space, patrols, beyond: way.slice(at + 1) });
}

/** An ability may lift the stop for every move, or only for the one that it allows itself. */
const reachable = unlessInDoubt(['space'], withinReach);
const friendly = unlessInDoubt(['space', 'reputation'], stoppedByPatrols);
const ofItsOwn = unlessBent('extra-movement-stops', friendly);
const patrolsStopShips = unlessBent(
  'movement-stops',
  (facts: Facts, move: ShipMove, allowed: Allowed): Finding =>
    allowed === undefined ? friendly(facts, move, allowed) : ofItsOwn(facts, move, allowed),
);

/** Where nobody can say whether patrols stop a ship on its way, it may have been stopped, or may have come to the end. */
function stoppedOrNot(facts: Facts, move: ShipMove, allowed: Allowed): readonly ShipMove[] {
  const finding = patrolsStopShips(facts, move, allowed);
  if (finding === true || finding.holds !== 'unknown') return [];
  const end = wayOf(facts, move, allowed)?.slice(-1);
  return end === undefined ? [] : [move, { ...move, path: end }];
}

/** A ship under way: the spaces still to enter, and how many it has entered. */
type UnderWay = Extract<NonNullable<Position['action']>, { kind: 'move' }>;

/** What a ship sets out on. A breach that the table recorded is carried out so: the ship stands where the log puts it. */
function setOut(facts: Facts, allowed: Allowed, move: ShipMove, asRecorded: boolean): UnderWay {
  const way = wayOf(facts, move, allowed) ?? [];
  return { kind: 'move', seat: move.seat, path: asRecorded ? way.slice(-1) : [...way], entered: 0 };
}

const movement_ = chart({
  id: 'movement',
  description: 'A ship enters one space after the other until its way ends or a space stops it.',
  initial: 'under-way',
  meta: { rules: ['outer-rim.movement.0.1'], refuses: { '*': 'outer-rim.movement.1' } },
  states: {
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
          guard: when('a-patrol-stops-the-move'),
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

const along = chart({
  id: 'move-along',
  description: 'A move that an ability allows outside the planning step.',
  initial: 'choosing',
  meta: { rules: ['outer-rim.movement.0.1'], refuses: { '*': 'outer-rim.movement.1' } },
  states: {
    // Who "may move up to" so many spaces and goes on with something else has stayed.
    choosing: {
      meta: { awaits: 'who-moves', implies: 'lapse', rules: ['outer-rim.maelstrom.2.b'] },
      on: {
        lapse: { target: 'done' },
        'move.along': {
          guard: rules(
            'outer-rim.movement.0.1',
            'outer-rim.adjacency.0.1',
            'outer-rim.adjacency.2',
            'outer-rim.movement.1',
            'outer-rim.maelstrom.2.a',
            'outer-rim.movement.2',
          ),
          target: 'moving',
        },
      },
    },
    moving: { invoke: { src: 'movement', input: 'the-chosen-way', onDone: { target: 'done' } } },
    done: { type: 'final' },
  },
});

/** Where a ship is that has just entered a space; null before. The space where it sets out does not stop it (movement.4). */
function entered(facts: Facts, move: UnderWay): string | null {
  return move.entered === 0 ? null : seatOf(facts, move.seat).space;
}

function maelstromStops(facts: Facts, move: UnderWay): boolean {
  const space = entered(facts, move);
  return space !== null && isMaelstrom(facts, space);
}

function sayWay({ path, to }: ShipMove): string {
  if (path === undefined) return to === undefined ? 'moves' : `moves to ${to}`;
  return path.length === 0 ? 'stays in its space' : `moves by ${path.join(', ')}`;
}

/** A way says where it ends. */
function whereTo(_facts: Facts, { path }: ShipMove): Choices {
  return path === undefined ? { to: [] } : {};
}

export const movement: Slice<Facts> = {
  moves,
  says: {
    'planning.move': sayWay,
    'move.along': sayWay,
  },
  charts: [movement_, along],
  own: {
    movement: { schema: UnderWaySchema, shownAs: 'action' },
    'move-along': { schema: ExtraMoveSchema, shownAs: 'extraMove' },
  },
  inputs: { 'the-chosen-way': setOut },
  roles: { 'who-moves': (_facts, { seat }: ExtraMove) => [seat] },
  // Where a ship that "may" move has come to without a record of it, claims show.
  unspoken: { 'move-along': { choosing: 'shown' } },
  constraints: {
    // Outside the planning step only the player whom an ability allows it moves, and only their own ship.
    'outer-rim.movement.0.1': (_facts, move: ShipMove, { seat }: ExtraMove) =>
      move.seat === seat ? true : voids({ seat: move.seat, mayMove: seat }),
    'outer-rim.movement.1': reachable,
    'outer-rim.movement.2': patrolsStopShips,
    'outer-rim.movement.3': stoppedByMaelstrom,
  },
  readings: { 'planning.move': stoppedOrNot, 'move.along': stoppedOrNot },
  leftOut: { 'planning.move': whereTo, 'move.along': whereTo },
  effects: {
    'enter-next-space': (draft: Draft<UnderWay>) => {
      const { own: move } = draft;
      const next = move.path.shift();
      if (next === undefined) return;
      putShip(draft.facts, move.seat, next);
      settle(draft.facts, move.seat, 'space');
      move.entered += 1;
      draft.note('outer-rim.movement.1.2', 'seats', move.seat, 'space');
    },
    arrive: (draft: Draft<UnderWay>) => {
      const { own: move } = draft;
      const rule = maelstromStops(draft.facts, move) ? 'outer-rim.movement.3' : 'outer-rim.movement.0.1';
      draft.note(rule, 'seats', move.seat, 'space');
      // What has brought a ship further than its hyperdrive may have cost it something.
      const { value } = valueInPlay(draft.facts, move.seat, 'hyperdrive');
      const source = untoldRaiser(draft.facts, move.seat, 'hyperdrive');
      if (source !== null && value !== null && move.entered > value) sway(draft.facts, move.seat, source, 'more-ship');
    },
  },
  cases: {
    'the-way-is-done': (_facts, { path }: UnderWay) => path.length === 0,
    'a-patrol-stops-the-move': (facts, move: UnderWay) => {
      const space = entered(facts, move);
      return space !== null && patrolsStop(facts, move.seat, space) && !isMaelstrom(facts, space);
    },
  },
  candidates: {
    'planning.move': (facts) => destinations(facts, 'planning.move', facts.turn.seat, undefined),
    'move.along': (facts, own: ExtraMove) => destinations(facts, 'move.along', own.seat, own),
  },
  unrecorded: {
    'move-along': function* () {
      yield {
        state: 'done',
        says: 'the ship had moved without a record',
        change: (facts, { seat }: ExtraMove) => {
          putShip(facts, seat, null);
        },
      };
    },
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

/** The most ways of a move that are listed: all that a hyperdrive value of six allows, hardly ever fewer. */
const MOST_WAYS = 600;
/** The most ways that are tried for that: several times what any printed map needs. */
const MOST_TRIED = 6_000;

/** The ways of a ship, by the space where they end. */
interface Found {
  readonly sure: ReadonlyMap<string, Json[]>;
  readonly doubtful: ReadonlyMap<string, Json[]>;
  /** there are more of them than could be listed */
  readonly isCut: boolean;
}

/** What the rules of movement say of a way along the paths of the map; a way that they refuse cannot be gone on with. */
function judged(facts: Facts, move: ShipMove, allowed: Allowed): boolean | 'unknown' {
  let sure = true;
  for (const check of [reachable, stoppedByMaelstrom, patrolsStopShips]) {
    const finding = check(facts, move, allowed);
    if (finding === true) continue;
    if (finding.holds === false) return false;
    sure = false;
  }
  return sure || 'unknown';
}

/** Every way that a ship may take, the shortest first. */
function everyWay(facts: Facts, type: ShipMove['type'], seat: string, from: string, allowed: Allowed): Found {
  const [sure, doubtful] = [new Map<string, Json[]>(), new Map<string, Json[]>()];
  const ways: string[][] = [[]];
  let count = 0;
  // The list grows while it is walked.
  for (const [tried, way] of ways.entries()) {
    if (count === MOST_WAYS || tried === MOST_TRIED) return { sure, doubtful, isCut: true };
    const end = way.at(-1) ?? from;
    const known = judged(facts, { type, seat, path: way }, allowed);
    if (known === false) continue;
    const found = known === true ? sure : doubtful;
    const there = found.get(end);
    if (there === undefined) found.set(end, [way]);
    else there.push(way);
    count += 1;
    for (const next of neighbours(facts, end))
      if (ways.length <= MOST_TRIED && !crossesTheCore(facts, end, next)) ways.push([...way, next]);
  }
  return { sure, doubtful, isCut: false };
}

/** One move for each space that a way may lead to, with the ways that lead there. */
function destinations(facts: Facts, type: ShipMove['type'], seat: string, allowed: Allowed): Option[] {
  const from = seatOf(facts, seat).space;
  let found: Found | undefined;
  const within = from === null ? [] : spacesWithin(waysFrom(facts.board.net, from), furthest(facts, seat, allowed));
  // A ship of which nobody knows for sure where it is may reach any space.
  const isDoubtful = from === null || doubtAbout(facts, seat, 'space') !== null;
  const others = isDoubtful ? [...facts.board.spaces.keys()].filter((to) => !within.includes(to)) : [];
  return [...within, ...others].map((to) => {
    const move: ShipMove = { type, seat, to };
    const open = (): Form => {
      const way = wayOf(facts, move, allowed) ?? [to];
      if (from === null) return formOfWays([[...way]], true);
      found ??= everyWay(facts, type, seat, from, allowed);
      const sure = found.sure.get(to) ?? [];
      const doubtful = found.doubtful.get(to) ?? [];
      // Ways that nobody can rule on stand beside a move that is just as doubtful.
      const isSure = judged(facts, move, allowed) === true;
      const ways = isSure ? sure : [...sure, ...doubtful];
      return formOfWays(
        ways.length === 0 ? [[...way]] : ways,
        isDoubtful || found.isCut || (isSure && doubtful.length > 0),
      );
    };
    return { move, open };
  });
}

/** A move by its destination, by one of the ways there, or by both. */
export function formOfWays(ways: Json[], isCut: boolean): Form {
  return {
    open: { '/path': { enum: ways } },
    optional: ['/to'],
    depends: { anyOf: [{ required: ['to'] }, { required: ['path'] }] },
    ...(isCut ? { more: ['/path'] } : {}),
  };
}

/** What cards make happen under these rules. */
export const deeds = {
  move: (draft, seat, { spaces }) => owe(draft, { do: 'move', seat, spaces }),
  // A direct move passes through nothing, so nothing on the way can stop it (movement.5, movement.5.1).
  'move-directly': (draft, seat, { to }) => {
    const { facts } = draft;
    putShip(facts, seat, to);
    draft.note('outer-rim.movement.5', 'seats', seat, 'space');
  },
} satisfies Deeds;
