/**
 * @module
 * Patrol movement (LRR page 16): a patrol goes the printed number of spaces towards a player, in one direction round the
 * map. What sets an icon off is in market-decks.ts; moving "directly" is an effect of a card (obligations.ts).
 */
import { z } from 'zod';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { PatrolMove as PatrolMoveSchema } from '../../../schemas/outer-rim/position.ts';
import { Faction, factions, SpaceId } from '../../../schemas/outer-rim/words.ts';
import { chart, type RuleId, rules, when } from '../../chart.ts';
import {
  type Finding,
  type Form,
  fails,
  type Move,
  must,
  type Open,
  type Option,
  type Slice,
  unknown,
} from '../../ruleset.ts';
import { crossingOf, gapOf } from '../map/adjacency.ts';
import { entering } from '../map/movement.ts';
import { lengthTo, type Net, type Ways, waysFrom } from '../map/ways.ts';
import type { Deeds } from '../table/deeds.ts';
import { doubtAbout } from '../table/doubts.ts';
import {
  bentBy,
  crossesTheCore,
  type Draft,
  type Facts,
  loseSight,
  neighbours,
  owe,
  seatOf,
  spaceOf,
  untoldBender,
} from '../table/facts.ts';
import { anySeat } from '../table/forms.ts';
import type { PatrolMove as PatrolMoveFacts } from '../table/types.ts';

const moves = [
  decision(
    'patrol.move',
    {
      faction: Faction,
      path: z
        .array(SpaceId)
        .max(100)
        .describe('the spaces entered, in order, without the one it starts in; [] when it cannot move'),
    },
    'A patrol moves along paths towards a player, because of a patrol movement icon or a card.',
  ),
] as const;
export type PatrolMove = z.infer<(typeof moves)[0]>;
/** The movement to be carried out: which patrol, how far, and towards whom. */
type Owed = PatrolMoveFacts;
/** A move as far as the log tells it: of a patrol that is out of sight it may be left unsaid. */
type Told = Move & Partial<Pick<PatrolMove, 'faction' | 'path'>>;

/** A patrol movement to be carried out, with where it begins and where it leads. */
interface Voyage {
  readonly faction: Faction;
  readonly spaces: number;
  readonly seat: string;
  readonly from: string;
  readonly goal: string;
}

/** The patrol movement owed; null when nobody knows where the patrol and the player are. */
function voyageOf(facts: Facts, { faction, spaces, seat }: Owed): Voyage | null {
  const from = facts.patrols[faction]?.space ?? null;
  const goal = seatOf(facts, seat).space;
  if (from === null || goal === null || doubtAbout(facts, seat, 'space') !== null) return null;
  return { faction, spaces, seat, from, goal };
}

/**
 * The direction in which the player is from the patrol, by the tiles that they are on (a larger sector is clockwise).
 * `unclear`: on the same tile, or on a spur from which no way leads in that direction; `unknown`: the map has no sectors.
 */
type Heading = 1 | -1 | 'unclear' | 'unknown';

function isClear(heading: Heading): heading is 1 | -1 {
  return heading === 1 || heading === -1;
}

const IN_WORDS = { 1: 'clockwise', [-1]: 'counterclockwise' } as const;

function headingOf(facts: Facts, { from, goal }: Voyage): Heading {
  const here = spaceOf(facts, from)?.sector;
  const there = spaceOf(facts, goal)?.sector;
  if (here === undefined || there === undefined) return 'unknown';
  if (here === there) return 'unclear';
  return there > here ? 1 : -1;
}

/** The places of a route (its first space included) where it goes on to another tile, with the direction. */
function turnsOf(facts: Facts, route: readonly string[]): { at: number; way: 1 | -1 }[] {
  const turns: { at: number; way: 1 | -1 }[] = [];
  let sector: number | undefined;
  for (const [at, space] of route.entries()) {
    const next = spaceOf(facts, space)?.sector ?? sector;
    if (sector !== undefined && next !== undefined && next !== sector) turns.push({ at, way: next > sector ? 1 : -1 });
    sector = next;
  }
  return turns;
}

function firstRepeated(route: readonly string[]): string | undefined {
  // A route is short: looking through it costs less than a set.
  return route.find((space, at) => route.indexOf(space) < at);
}

/**
 * Whether a route with a clear direction has come where every way on, none of whose spaces it has entered, leaves the tile against
 * that direction: then its last step went that way already. A dead end leads nowhere, and says nothing of directions.
 */
function isLeadingAway(facts: Facts, route: readonly string[], goal: string, heading: 1 | -1): boolean {
  const here = route.at(-1) ?? goal;
  const sector = spaceOf(facts, here)?.sector;
  if (here === goal || sector === undefined || sector === spaceOf(facts, goal)?.sector) return false;
  const met = new Set(route);
  const open = [here];
  let leadsBack = false;
  // The list grows while it is walked.
  for (const at of open)
    for (const next of neighbours(facts, at)) {
      if (met.has(next) || crossesTheCore(facts, at, next)) continue;
      met.add(next);
      const tile = spaceOf(facts, next)?.sector;
      if (tile === undefined || (tile - sector) * heading > 0) return false;
      if (tile === sector) open.push(next);
      else leadsBack = true;
    }
  return leadsBack;
}

/** The place of a route (its first space included) where it leads away from its direction; -1 where it follows paths and never does. */
function leadingAway(facts: Facts, route: readonly string[], goal: string, heading: Heading): number {
  if (!isClear(heading)) return -1;
  for (let at = 1; at < route.length; at += 1) {
    const [from = '', to = ''] = route.slice(at - 1, at + 1);
    if (!neighbours(facts, from).includes(to) || crossesTheCore(facts, from, to)) return -1;
    if (isLeadingAway(facts, route.slice(0, at + 1), goal, heading)) return at;
  }
  return -1;
}

interface OffCourse {
  readonly rule:
    | 'outer-rim.patrol-movement.3.2'
    | 'outer-rim.patrol-movement.3.2.1.b'
    | 'outer-rim.patrol-movement.3.2.1.c';
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/**
 * Where a route (its first space included) leaves its direction; null when it keeps to it. A clear direction is kept all
 * the way (3.2). One that had to be named is kept up to the first space with three or more paths (3.2.1.b), where the
 * route may turn round once if the next space is nearer to the player (3.2.1.c). Coming to a space twice is going back.
 * Whatever keeps its direction also does so up to each earlier space, so a search may give up at the first fault.
 */
function offCourse(facts: Facts, route: readonly string[], heading: Heading, fromGoal: Ways): OffCourse | null {
  const clear = isClear(heading);
  const twice = firstRepeated(route);
  if (twice !== undefined)
    return {
      rule: clear ? 'outer-rim.patrol-movement.3.2' : 'outer-rim.patrol-movement.3.2.1.b',
      facts: { enteredTwice: twice },
    };
  if (heading === 'unknown') return null;
  const away = clear ? leadingAway(facts, route, fromGoal.from, heading) : -1;
  const turns = turnsOf(facts, route);
  if (away > 0 && !turns.some(({ at, way }) => at <= away && way !== heading))
    return {
      rule: 'outer-rim.patrol-movement.3.2',
      facts: { direction: IN_WORDS[heading as 1 | -1], from: route[away - 1] ?? '', to: route[away] ?? '' },
    };
  const start = clear ? heading : turns[0]?.way;
  const back = turns.find((turn) => turn.way !== start);
  if (start === undefined || back === undefined) return null;
  const step = { direction: IN_WORDS[start], from: route[back.at - 1] ?? '', to: route[back.at] ?? '' };
  if (clear) return { rule: 'outer-rim.patrol-movement.3.2', facts: step };
  const crossing = route.findIndex((space, index) => index > 0 && neighbours(facts, space).length >= 3);
  if (crossing === -1 || turns.some((turn) => (turn.way === start) !== turn.at <= crossing))
    return { rule: 'outer-rim.patrol-movement.3.2.1.b', facts: step };
  const [intersection = '', next = ''] = route.slice(crossing, crossing + 2);
  const [before, after] = [lengthTo(fromGoal, intersection) ?? null, lengthTo(fromGoal, next) ?? null];
  if (after !== null && (before === null || after < before)) return null;
  return {
    rule: 'outer-rim.patrol-movement.3.2.1.c',
    facts: { intersection, spacesAway: before, next, itsSpacesAway: after },
  };
}

/** The ways a patrol may take, each as the spaces entered. */
interface Routes {
  readonly heading: Heading;
  readonly fromGoal: Ways;
  /** the ways that end in the player's space: if there are any, one of them is compulsory (3.1) */
  readonly reaching: readonly string[][];
  /** the other ways, when none reaches the player */
  readonly others: readonly string[][];
  /** how many spaces a way that does not reach the player covers */
  readonly due: number;
  /** false: the map has so many ways that the search was given up */
  readonly complete: boolean;
  /** every way there is has been found, and stands above */
  readonly all: boolean;
}

/** Far above what any printed icon needs on any printed map (ten spaces take 216): bounds against maps and distances made up to be slow. */
const MOST_STEPS = 600;
/** So many ways are told apart, with so many spaces together: on the printed map there are 17 of ten spaces at most. */
const MOST_WAYS = { ways: 32, spaces: 1_000 };

/** How far a route that keeps to its direction has come: what `offCourse` asks of its next step. */
interface Course {
  /** the tile on which it is; undefined as long as none is known */
  readonly sector: number | undefined;
  /** the direction that it keeps, once it is told */
  readonly start: 1 | -1 | undefined;
  /** whether a named direction may be left for the other one: not before the first space with three or more paths, and from
   * there only for a space nearer to the player */
  readonly mayTurn: boolean;
  readonly crossed: boolean;
  /** the direction of the tiles that it has come to behind that space */
  readonly behind: 1 | -1 | undefined;
}

/** The course of a route with a further space; null when that leaves the direction (`offCourse` says in what). */
function onward(
  facts: Facts,
  here: string,
  next: string,
  course: Course,
  heading: Heading,
  fromGoal: Ways,
  first: boolean,
): Course | null {
  if (heading === 'unknown') return course;
  const { sector, start } = course;
  const tile = spaceOf(facts, next)?.sector ?? sector;
  // The space that is left may be the first one with three or more paths: from it the way may lead back.
  const crossing = !first && !course.crossed && neighbours(facts, here).length >= 3;
  const crossed = course.crossed || crossing;
  const nearer = (): boolean => {
    const [before, after] = [lengthTo(fromGoal, here), lengthTo(fromGoal, next)];
    return after !== undefined && (before === undefined || after < before);
  };
  const mayTurn = crossing ? nearer() : course.mayTurn;
  const at = { ...course, sector: tile, crossed, mayTurn };
  if (sector === undefined || tile === undefined || tile === sector) return at;
  const way = tile > sector ? 1 : -1;
  if (isClear(heading)) return way === heading ? at : null;
  if (way === (start ?? way))
    // Who has turned round goes on in the new direction.
    return course.behind !== undefined && course.behind !== way
      ? null
      : { ...at, start: way, behind: crossed ? way : undefined };
  if (!crossed || !mayTurn || course.behind === start) return null;
  return { ...at, behind: way };
}

/**
 * The ways from the patrol that keep to a direction: those that reach the player, those of full length, and the longest dead
 * ends; of each kind as many as are told apart.
 */
function search(facts: Facts, { from, goal, spaces }: Voyage, heading: Heading, fromGoal: Ways) {
  const found = { reaching: new WayList(), full: new WayList(), dead: new WayList(), complete: true };
  let steps = 0;
  const route: string[] = [];
  const entered = new Set([from]);
  const visit = (here: string, course: Course): void => {
    const { length } = route;
    if (length > 0 && here === goal) return found.reaching.add(route);
    if (length === spaces) return found.full.add(route);
    // A patrol may end on a Core Worlds space, but does not walk through it (6; notes f-w 17).
    const through = length > 0 && spaceOf(facts, here)?.core === true;
    let isDead = true;
    for (const next of through ? [] : neighbours(facts, here)) {
      steps += 1;
      if (steps > MOST_STEPS) {
        found.complete = false;
        return;
      }
      if (entered.has(next) || crossesTheCore(facts, here, next)) continue;
      const on = onward(facts, here, next, course, heading, fromGoal, length === 0);
      if (on === null || (isClear(heading) && isLeadingAway(facts, [from, ...route, next], goal, heading))) continue;
      isDead = false;
      route.push(next);
      entered.add(next);
      visit(next, on);
      route.pop();
      entered.delete(next);
    }
    if (isDead) found.dead.addLongest(route);
  };
  const start = isClear(heading) ? heading : undefined;
  const sector = spaceOf(facts, from)?.sector;
  visit(from, { sector, start, mayTurn: false, crossed: false, behind: undefined });
  return found;
}

/** Ways that have been found, each as the spaces entered; `most` of them, and that there are more. */
class WayList {
  readonly ways: string[][] = [];
  /** how many there are */
  count = 0;
  #spaces = 0;

  add(route: readonly string[]): void {
    this.count += 1;
    if (this.ways.length > 0 && (this.ways.length >= MOST_WAYS.ways || this.#spaces + route.length > MOST_WAYS.spaces))
      return;
    this.ways.push([...route]);
    this.#spaces += route.length;
  }

  /** Keeps the longest only. */
  addLongest(route: readonly string[]): void {
    const longest = this.ways[0]?.length ?? -1;
    if (route.length < longest) return;
    if (route.length > longest) {
      this.ways.length = 0;
      this.count = 0;
      this.#spaces = 0;
    }
    this.add(route);
  }
}

function findRoutes(facts: Facts, voyage: Voyage): Routes {
  const fromGoal = waysFrom(facts.board.net, voyage.goal);
  let heading = headingOf(facts, voyage);
  let found = search(facts, voyage, heading, fromGoal);
  if (isClear(heading) && found.complete && found.reaching.count + found.full.count === 0) {
    // A spur: the only way out leads against the direction, so that the direction cannot be told (notes f-w 16).
    heading = 'unclear';
    found = search(facts, voyage, heading, fromGoal);
  }
  const { reaching, full, dead, complete } = found;
  // No rule says what happens where every way is a dead end: the patrol goes as far as it can.
  const longest = dead.ways[0]?.length ?? 0;
  const due = reaching.count + full.count > 0 ? voyage.spaces : longest;
  // Without a direction nobody can tell whether a way that reaches the player keeps to it: the others stay possible.
  const compelled = reaching.count > 0 && heading !== 'unknown';
  const others = compelled ? NO_WAYS : due === longest && full.count === 0 ? dead : full;
  return {
    heading,
    fromGoal,
    reaching: reaching.ways,
    others: others.ways,
    due,
    complete,
    all: complete && reaching.ways.length === reaching.count && others.ways.length === others.count,
  };
}

const NO_WAYS = new WayList();

/** What was found on each map, by the places of a patrol and its player and the number of spaces: nothing else decides. */
const searches = new WeakMap<Net, Map<number, Routes>>();

/** How many searches are kept for each map: far more than games need. */
const MOST_KEPT = 1_000;

function routesOf(facts: Facts, voyage: Voyage): Routes {
  const { net } = facts.board;
  const { names, numbers } = net;
  const [from, goal] = [numbers.get(voyage.from), numbers.get(voyage.goal)];
  if (from === undefined || goal === undefined) return findRoutes(facts, voyage);
  const kept = searches.get(net) ?? new Map<number, Routes>();
  const key = (voyage.spaces * names.length + from) * names.length + goal;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const routes = findRoutes(facts, voyage);
  if (kept.size >= MOST_KEPT) kept.clear();
  searches.set(net, kept.set(key, routes));
  return routes;
}

/** The movement that a move carries out; null when it moves another patrol (rule 2 says so) or the places are not known. */
function carriedOut(facts: Facts, move: PatrolMove, owed: Owed): Voyage | null {
  const voyage = voyageOf(facts, owed);
  return voyage === null || voyage.faction !== move.faction ? null : voyage;
}

/** The way of a move up to the player's space, where it has to stop (rule 4), its first space included. */
function routeUpToGoal(voyage: Voyage, move: PatrolMove): string[] {
  const path = entering(move.path, voyage.from);
  const end = path.indexOf(voyage.goal);
  return [voyage.from, ...(end === -1 ? path : path.slice(0, end + 1))];
}

/** Whether a way does not follow the paths: then it has no length, no direction and no place where it has to stop. */
function isNoWay(facts: Facts, move: Told): boolean {
  return move.path !== undefined && gapOf(facts, move as PatrolMove) !== undefined;
}

function courseFault(facts: Facts, voyage: Voyage, move: PatrolMove): OffCourse | null {
  if (isNoWay(facts, move)) return null;
  const { heading, fromGoal } = routesOf(facts, voyage);
  return offCourse(facts, routeUpToGoal(voyage, move), heading, fromGoal);
}

/** One of the rules about a direction that has to be named: a clear one is the matter of 3.2 alone. */
function namedCourse(rule: OffCourse['rule']) {
  return (facts: Facts, move: PatrolMove, owed: Owed): Finding => {
    const voyage = carriedOut(facts, move, owed);
    if (voyage === null || isClear(routesOf(facts, voyage).heading)) return true;
    const fault = courseFault(facts, voyage, move);
    return fault?.rule === rule ? fails(fault.facts) : true;
  };
}

/** A clear direction is kept. */
function clearCourse(facts: Facts, move: PatrolMove, owed: Owed): Finding {
  const voyage = carriedOut(facts, move, owed);
  if (voyage === null) return true;
  const { heading } = routesOf(facts, voyage);
  if (heading === 'unknown')
    return unknown('the map does not say where its spaces lie round the ring, so that nobody can tell the direction');
  const fault = isClear(heading) ? courseFault(facts, voyage, move) : null;
  return fault === null ? true : fails(fault.facts);
}

/** A way that walks on from a Core Worlds space it has entered, or steps straight across the Core (6; notes f-w 17). */
function coreFault(facts: Facts, move: PatrolMove): { from: string; to: string } | null {
  const straight = crossingOf(facts, move);
  if (straight !== undefined) return { from: straight[0], to: straight[1] };
  const { path = [] } = move as Told;
  const through = path.findIndex((space, index) => index < path.length - 1 && spaceOf(facts, space)?.core === true);
  return through === -1 ? null : { from: path[through] ?? '', to: path[through + 1] ?? '' };
}

/** A known patrol of a known place that the log does not place, or a player whom it does not place. */
function placesUnknown(facts: Facts, owed: Owed): Finding {
  const doubt = doubtAbout(facts, owed.seat, 'space');
  if (doubt !== null) return unknown(doubt);
  const lost = facts.patrols[owed.faction]?.space == null ? `the ${owed.faction} patrol` : owed.seat;
  return unknown(`the log does not say where ${lost} is`);
}

/** The icon's faction, and exactly its number of spaces unless the player's space is reached earlier. */
function asPrinted(facts: Facts, move: Told, owed: Owed): Finding {
  const { faction } = move;
  // Left unsaid: nothing is told, so nothing is ruled.
  if (faction === undefined || move.path === undefined) return true;
  const path = entering(move.path, facts.patrols[faction]?.space ?? null);
  if (faction !== owed.faction) return fails({ faction, due: owed.faction });
  // Of the length of a shortest way another rule speaks (single-player-rules-buying.3.1.1).
  if (owed.way === 'shortest' || isNoWay(facts, move)) return true;
  const voyage = voyageOf(facts, owed);
  // What goes on beyond the player's space is the business of rule 4.
  const goesBeyond = voyage !== null && path.slice(0, -1).includes(voyage.goal);
  if (path.length > owed.spaces) return goesBeyond || fails({ spaces: path.length, due: owed.spaces });
  if (voyage === null) return placesUnknown(facts, owed);
  // In the player's space a patrol stops early; what goes on beyond it is the business of rule 4.
  if (voyage.from === voyage.goal || path.includes(voyage.goal)) return true;
  const { due, complete } = routesOf(facts, voyage);
  if (path.length === due) return true;
  return complete
    ? fails({ spaces: path.length, due })
    : unknown('the map has too many ways to tell which of them the patrol may take');
}

function reachesThePlayer(facts: Facts, move: PatrolMove, owed: Owed): Finding {
  const voyage = carriedOut(facts, move, owed);
  if (voyage === null || move.path.includes(voyage.goal) || move.path.length !== voyage.spaces) return true;
  const { reaching, complete, heading } = routesOf(facts, voyage);
  const [way] = reaching;
  if (way === undefined && complete) return true;
  // A way that breaks another rule has been cited for that.
  if (isNoWay(facts, move) || coreFault(facts, move) !== null || courseFault(facts, voyage, move) !== null) return true;
  if (way === undefined) return unknown('the map has too many ways to tell whether one of them reaches the player');
  if (heading === 'unknown')
    return unknown('the map does not say where its spaces lie round the ring, so that nobody can tell the direction');
  return fails({ playersSpace: voyage.goal, endsIn: move.path.at(-1) ?? voyage.from, couldGo: way });
}

/** How near a patrol has to be that a known text sends elsewhere (the character card of Jyn Erso, its goal completed). */
const NEAR = 3;

/** A component that may send the patrol towards somebody else; null when there is none. */
function redirector(facts: Facts, owed: Owed): string | null {
  const untold = untoldBender(facts, owed.seat, 'patrol-movement');
  if (untold !== null || facts.order.length < 2) return untold;
  const voyage = voyageOf(facts, owed);
  const far = voyage === null ? 0 : (lengthTo(waysFrom(facts.board.net, voyage.from), voyage.goal) ?? 0);
  return far <= NEAR ? bentBy(facts, owed.seat, 'patrol-movement') : null;
}

/** A rule of the way that a text may lift which sends the patrol towards somebody else (golden-rules.0.2). */
function unlessRedirected(check: (facts: Facts, move: PatrolMove, owed: Owed) => Finding) {
  return (facts: Facts, move: PatrolMove, owed: Owed): Finding => {
    const finding = check(facts, move, owed);
    if (finding === true || finding.holds === 'unknown') return finding;
    const source = redirector(facts, owed);
    return source === null
      ? finding
      : unknown(`${source} may send the patrol towards another player, and its text is not known`);
  };
}

/** A patrol that goes fewer spaces than printed may have been sent to somebody whom it has reached. */
const reachesSomebody = unlessRedirected(asPrinted);

/** Moves a patrol as the log tells it, on account of an icon or a card. */
export function carry(draft: Draft, { faction, path }: Told): void {
  const { facts } = draft;
  if (faction === undefined || path === undefined) return;
  const patrol = facts.patrols[faction];
  const to = path.at(-1);
  if (patrol !== null && to !== undefined && facts.board.spaces.has(to)) patrol.space = to;
  draft.note('outer-rim.patrol-movement.2', 'patrols', faction, 'space');
  draft.note('outer-rim.patrol-movement.2.1', 'patrols', faction, 'space');
}

function moveOwed(draft: Draft<Owed>, move: Told): void {
  const { facts, own } = draft;
  carry(draft, move);
  const { faction } = move;
  const patrol = faction === undefined || move.path === undefined ? null : facts.patrols[faction];
  // It has stopped only where it could have gone on.
  const stopped = (move.path?.length ?? 0) < own.spaces;
  if (faction !== undefined && stopped && patrol !== null && patrol.space === seatOf(facts, own.seat).space)
    draft.note('outer-rim.patrol-movement.4', 'patrols', faction, 'space');
}

/** The most ways that are listed. */
const MOST_LISTED = 100;

/** Ways along the paths of the map, the shortest first: as many as are listed. `ends`: which of them go no further. */
function waysAlong(facts: Facts, from: string, ends: (way: readonly string[], here: string) => boolean): string[][] {
  const ways: string[][] = [[]];
  for (const way of ways) {
    if (ways.length >= MOST_LISTED) break;
    const here = way.at(-1) ?? from;
    if (ends(way, here)) continue;
    for (const next of neighbours(facts, here)) if (!crossesTheCore(facts, here, next)) ways.push([...way, next]);
  }
  return ways;
}

/** Whether a way goes no further: it has all its spaces, or has come to the Core Worlds (patrol-movement.6). */
function isAtItsEnd(facts: Facts, spaces: number) {
  return (way: readonly string[], here: string): boolean =>
    way.length === spaces || (way.length > 0 && spaceOf(facts, here)?.core === true);
}

/** Some of the ways that may be told of a patrol: none by name where nobody knows where it is. */
function formOfWays(ways: readonly string[][], besides: Open = {}): Form {
  const open = ways.length === 0 ? besides : { ...besides, '/path': { enum: [...ways] } };
  return { open, more: ['/path'] };
}

/** No icon is known to be owed, but one that nobody has told may be (icons.ts): any patrol may have moved, by any way or by one of these. */
export function untoldPatrol(facts: Facts, faction: Faction, along?: readonly string[][]): Option {
  const from = facts.patrols[faction]?.space ?? null;
  const ways = () => along ?? (from === null ? [] : waysAlong(facts, from, () => false));
  const [path = []] = along ?? [];
  const move = { type: 'patrol.move', seat: facts.turn.seat, faction, path } as Move;
  return { move, open: () => formOfWays(ways(), { '/seat': anySeat(facts) }) };
}

/** The rules of a patrol's move, those first that leave the others nothing to say. */
const ROUTE: readonly RuleId[] = [
  'outer-rim.adjacency.0.1',
  'outer-rim.patrol-movement.6',
  'outer-rim.patrol-movement.3.2',
  'outer-rim.patrol-movement.3.2.1.b',
  'outer-rim.patrol-movement.3.2.1.c',
  'outer-rim.patrol-movement.4',
  'outer-rim.patrol-movement.3.1',
];

export const patrolMovement: Slice<Facts> = {
  moves,
  says: {
    'patrol.move': ({ faction, path = [] }: Told) =>
      path.length === 0
        ? `leaves the ${faction} patrol where it is`
        : `moves the ${faction} patrol by ${path.join(', ')}`,
  },
  unspoken: { 'patrol-movement': { choosing: 'claimed' } },
  own: { 'patrol-movement': { schema: PatrolMoveSchema, shownAs: 'patrolMove' } },
  roles: { 'who-moves-the-patrol': (_facts, { seat }: Owed) => [seat] },
  unrecorded: {
    'patrol-movement': function* () {
      yield {
        state: 'done',
        says: 'the patrol had moved without a record',
        change: (facts, { faction }: Owed) => loseSight(facts, faction),
      };
    },
  },
  charts: [
    chart({
      id: 'patrol-movement',
      description: 'A patrol moves towards a player, who chooses among its ways.',
      initial: 'setting-out',
      meta: {
        rules: ['outer-rim.patrol-movement.2'],
        keeps: ['outer-rim.patrol-movement.2.1', 'outer-rim.patrol-movement.2'],
        // Of an icon that has nothing to turn faceup another rule speaks.
        refuses: { 'contact.reveal': 'outer-rim.buying.3.2.3', '*': 'outer-rim.patrol-movement.2.1' },
      },
      states: {
        'setting-out': {
          always: [
            { guard: when('the-patrol-is-with-its-player'), target: 'staying' },
            { guard: when('the-patrol-is-out-of-sight'), target: 'out-of-sight' },
            { target: 'choosing' },
          ],
        },
        choosing: {
          meta: {
            awaits: 'who-moves-the-patrol',
            rules: ['outer-rim.patrol-movement.3', 'outer-rim.patrol-movement.3.2.1.a'],
          },
          on: {
            'patrol.move': {
              guard: rules(...ROUTE),
              actions: ['move-patrol'],
              target: 'done',
              meta: { rules: ['outer-rim.patrol-movement.5', 'outer-rim.patrol-movement.8'] },
            },
          },
        },
        // It stays where it is (notes f-w.17); a log may say so by an empty path, or say nothing.
        staying: {
          meta: {
            awaits: 'who-moves-the-patrol',
            implies: 'patrol.move',
            rules: ['outer-rim.patrol-movement.4'],
          },
          on: {
            'patrol.move': {
              guard: rules('outer-rim.patrol-movement.4'),
              actions: ['move-patrol'],
              target: 'done',
            },
          },
        },
        // Where nobody knows where the patrol or the player is, nobody can be asked for the way, nor be ruled on its direction.
        'out-of-sight': {
          meta: { awaits: 'who-moves-the-patrol', implies: 'patrol.move' },
          on: {
            'patrol.move': {
              guard: rules('outer-rim.adjacency.0.1', 'outer-rim.patrol-movement.6'),
              actions: ['move-patrol'],
              target: 'done',
            },
          },
        },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    'outer-rim.patrol-movement.2.1': (_facts, move: PatrolMove, { seat: mover }: Owed) =>
      must(move.seat === mover, () => ({ seat: move.seat, towards: mover })),
    'outer-rim.patrol-movement.2': (facts, move: PatrolMove, owed: Owed) =>
      owed.way === undefined &&
      move.faction === owed.faction &&
      move.path !== undefined &&
      move.path.length < owed.spaces
        ? reachesSomebody(facts, move, owed)
        : asPrinted(facts, move, owed),
    'outer-rim.patrol-movement.3.1': unlessRedirected(reachesThePlayer),
    'outer-rim.patrol-movement.3.2': unlessRedirected(clearCourse),
    'outer-rim.patrol-movement.3.2.1.b': unlessRedirected(namedCourse('outer-rim.patrol-movement.3.2.1.b')),
    'outer-rim.patrol-movement.3.2.1.c': unlessRedirected(namedCourse('outer-rim.patrol-movement.3.2.1.c')),
    'outer-rim.patrol-movement.4': (facts, move: Told, owed: Owed) => {
      const voyage = voyageOf(facts, owed);
      const { faction, path = [] } = move;
      if (voyage === null || (faction ?? voyage.faction) !== voyage.faction) return true;
      const { from, goal } = voyage;
      const reached = path.indexOf(goal);
      if (from !== goal && (reached === -1 || isNoWay(facts, move))) return true;
      const beyond = from === goal ? path : path.slice(reached + 1);
      return beyond.length === 0 || fails({ stopsIn: goal, beyond: [...beyond] });
    },
    'outer-rim.patrol-movement.6': (facts, move: PatrolMove) => {
      const fault = coreFault(facts, move);
      return fault === null ? true : fails(fault);
    },
  },
  effects: {
    'move-patrol': moveOwed,
  },
  cases: {
    'the-patrol-is-with-its-player': (facts, owed: Owed) => {
      const voyage = voyageOf(facts, owed);
      return voyage !== null && voyage.from === voyage.goal;
    },
    'the-patrol-is-out-of-sight': (facts, owed: Owed) => voyageOf(facts, owed) === null,
  },
  candidates: {
    'patrol.move': (facts, owed: Owed | object): Option[] => {
      if (!('spaces' in owed)) return factions.map((faction) => untoldPatrol(facts, faction));
      const move = { type: 'patrol.move', seat: owed.seat, faction: owed.faction };
      const voyage = voyageOf(facts, owed);
      if (voyage === null) {
        const from = facts.patrols[owed.faction]?.space ?? null;
        const ways = () => (from === null ? [] : waysAlong(facts, from, isAtItsEnd(facts, owed.spaces)));
        return [{ move: { ...move, path: [] } as Move, open: () => formOfWays(ways()) }];
      }
      if (voyage.from === voyage.goal) return [{ move: { ...move, path: [] } as Move }];
      const { reaching, others, all } = routesOf(facts, voyage);
      const ways = [...reaching, ...others];
      const found = ways.map((path): Option => ({ move: { ...move, path } as Move }));
      // Of more ways than are told apart any other one can be told too.
      if (!all) found.splice(0, 1, ...found.slice(0, 1).map((option) => ({ ...option, open: () => formOfWays([]) })));
      if (redirector(facts, owed) === null) return found;
      // A card may send it elsewhere.
      const told = new Set(ways.map((way) => way.join(' ')));
      const atItsEnd = isAtItsEnd(facts, voyage.spaces);
      const strays = waysAlong(facts, voyage.from, (way, here) => atItsEnd(way, here) || here === voyage.goal).filter(
        (way) => !told.has(way.join(' ')),
      );
      const [path] = strays;
      if (path !== undefined) found.push({ move: { ...move, path } as Move, open: () => formOfWays(strays) });
      return found;
    },
  },
  carriesOut: [
    'outer-rim.patrol-movement.1',
    'outer-rim.patrol-movement.1.2',
    'outer-rim.patrol-movement.3',
    'outer-rim.patrol-movement.3.2.1.a',
    'outer-rim.patrol-movement.5',
    'outer-rim.patrol-movement.7.1',
    'outer-rim.patrol-movement.8',
  ],
};

/** What cards make happen under these rules. */
export const deeds = {
  'move-patrol': (draft, _seat, { faction, spaces }) =>
    owe(draft, { do: 'patrol-icon', faction, spaces, seat: draft.facts.turn.seat }),
  'move-patrol-directly': (draft, _seat, { faction, to }) => {
    const { facts } = draft;
    const patrol = facts.patrols[faction];
    if (patrol !== null) patrol.space = facts.board.spaces.has(to) ? to : null;
    draft.note('outer-rim.patrol-movement.7', 'patrols', faction, 'space');
  },
} satisfies Deeds;
