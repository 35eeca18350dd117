/**
 * @module
 * What is wrong with a movement of an AI player: the one rule that forces another one, with what was compared. The slices of the
 * entries cite their own rules by what is found here.
 */
import type { Json } from '../../../schemas/json.ts';
import type { RuleId } from '../../chart.ts';
import { type Constraint, type Finding, fails, ofOneVerdict, unknown } from '../../ruleset.ts';
import { toldTokens } from '../encounters/tokens.ts';
import { gapOf } from '../map/adjacency.ts';
import type { ShipMove } from '../map/movement.ts';
import { lengthTo, waysFrom, waysRound } from '../map/ways.ts';
import { crossesTheCore, type Facts, patrolsAt, seatsAt, spaceOf } from '../table/facts.ts';
import { type Aim, type Due, forcedToward, movementDue, onPlanet } from './aims.ts';
import { type BountyTarget, bountyTargets, sayTarget } from './bounty-targets.ts';
import type { Of, Resolving } from './instruction.ts';
import { goalPlanets } from './single-player-rules-ai-goals.ts';
import { type Forced, isForced, isOnTheWay, leftFrom } from './ways-toward.ts';

/** What the procedure of a movement works on. */
export type Moving = Resolving<'move'>;

/** A rule that forces another movement, with the facts compared. */
interface Wrong {
  readonly rule: RuleId;
  readonly facts: Readonly<Record<string, Json>>;
  readonly also?: readonly RuleId[];
}

/** A recorded movement: the spaces that it enters (null: only its end is told), and where it ends. */
interface Told {
  readonly path: readonly string[] | null;
  readonly end: string;
}

/** What is found of a movement: it is one that is forced, nobody can say, or a rule forces another one. */
type Verdict = 'forced' | { readonly missing: string } | Wrong;

/** The constraint of a rule that forces movements of AI players. */
export function forces(rule: RuleId): Constraint<Facts, ShipMove> {
  return ofOneVerdict(verdictOf, (verdict): Finding => {
    if (verdict === 'forced') return true;
    // What nobody knows is told once, under the rule by which an AI player goes as far as it can.
    if ('missing' in verdict) return rule === FULL ? unknown(verdict.missing) : true;
    return verdict.rule !== rule || fails(verdict.facts, ...(verdict.also ?? []));
  });
}

const FULL = 'outer-rim.single-player-rules-moving.0.1' satisfies RuleId;

/** Where a movement ends; null: it says nothing of that. */
function toldOf({ path, to }: ShipMove, from: string): Told | null {
  if (path !== undefined) return { path, end: path.at(-1) ?? from };
  return to === undefined ? null : { path: null, end: to };
}

/** Whether a movement is for certain one that is forced, in its every word. */
export function isDue(facts: Facts, move: ShipMove, own: Moving): boolean {
  const isWhole = move.path === undefined ? move.to !== undefined : gapOf(facts, move) === undefined;
  return move.seat === own.seat && isWhole && verdictOf(facts, move, own) === 'forced';
}

/** The rule by which an AI player does not end its movement in a space; null: it does, or nobody can say. */
export function whyNotTo(facts: Facts, own: Moving, to: string): RuleId | null {
  const verdict = verdictOf(facts, { type: 'planning.move', seat: own.seat, to }, own);
  return verdict === 'forced' || 'missing' in verdict ? null : verdict.rule;
}

function verdictOf(facts: Facts, move: ShipMove, { seat, instruction }: Moving): Verdict {
  const due = movementDue(facts, seat, instruction);
  // Whose ship it is, and whether there are such paths at all, other rules say.
  if (move.seat !== seat || 'applies' in due || (move.path !== undefined && gapOf(facts, move) !== undefined))
    return 'forced';
  const told = toldOf(move, due.heading.from);
  if (told === null) return 'forced';
  if (instruction.directly === true) return directly(due, told);
  const fits = due.worlds.map((world) => world.some((forced) => fitsTo(facts, forced, told)));
  if (fits.every((one) => one) && !due.anywhere) return 'forced';
  const missing = due.missing ?? 'nobody knows how far it comes';
  if (fits.includes(true) || (due.anywhere && isPossible(facts, due, instruction, told))) return { missing };
  return classified(facts, due, instruction, told);
}

/** Whether a movement is the one that is forced. */
function fitsTo(facts: Facts, forced: Forced, { path, end }: Told): boolean {
  return path === null ? forced.ends.some(({ space }) => space === end) : isForced(forced, facts, path);
}

/** Whether a movement is possible where patrols may stop it anywhere. */
function isPossible(facts: Facts, { heading, worlds }: Due, instruction: Of<'move'>, told: Told): boolean {
  const far = Math.max(...worlds.flat().map(({ spaces }) => spaces));
  const past = forcedToward(facts, heading, instruction, { spaces: far, stops: new Set() });
  return past.some((forced) => depthOn(facts, forced, told) !== null);
}

/** How many spaces a movement has entered that keeps to the shortest ways; null: it does not keep to them. */
function depthOn(facts: Facts, forced: Forced, { path, end }: Told): number | null {
  if (path !== null) return path.length > 0 && isOnTheWay(forced, facts, path, forced.from) ? path.length : null;
  const depth = forced.layers.findIndex((layer) => layer.has(end));
  return depth < 1 ? null : depth;
}

/** A ship that is put into a space enters none on the way. */
function directly({ heading, because }: Due, { path, end }: Told): Verdict {
  const ends = heading.aims.flatMap(({ goals }) => goals);
  if (ends.includes(end) && (path?.length ?? 1) === 1) return 'forced';
  return {
    rule: FULL,
    facts: { forced: ends.map((to) => ({ to })), because, to: end },
    also: ['outer-rim.movement.5'],
  };
}

/** The rule that forces another movement than this one. */
function classified(facts: Facts, due: Due, instruction: Of<'move'>, told: Told): Verdict {
  const { heading, because } = due;
  const { from } = heading;
  const { path, end } = told;
  // Of what may be so the case that leaves most room: what is wrong there is wrong in every case.
  const world = due.worlds.reduce((one, other) => (reachOf(other) > reachOf(one) ? other : one), due.worlds[0] ?? []);
  const ends = new Set(due.worlds.flat().flatMap((forced) => forced.ends.map(({ space }) => space)));
  const shown = { forced: [...ends].map((to) => ({ to })), because };
  const wrong = (rule: RuleId, more: Readonly<Record<string, Json>>, ...also: RuleId[]): Wrong => ({
    rule,
    facts: { ...shown, ...more },
    also,
  });
  const core = throughTheCore(facts, from, told);
  if (core !== null) return wrong('outer-rim.single-player-rules-moving.4.4', { through: core });
  // No path leads there at all: the rule of adjacency says so.
  const length = path?.length ?? lengthTo(waysFrom(facts.board.net, from), end);
  if (length === undefined) return 'forced';
  const [first] = world;
  if (first === undefined) return 'forced';
  if (length === 0 || end === from) return wrong(FULL, { to: end, spaces: length });
  const { spaces, stops } = first;
  if (length > spaces) return wrong(FULL, { to: end, spaces: length, hyperdrive: spaces });
  const stopped = path?.slice(0, -1).find((space) => stops.has(space));
  if (stopped !== undefined)
    return wrong(
      'outer-rim.single-player-rules-moving.4.b',
      { stopsIn: stopped, patrols: patrolsAt(facts, stopped) },
      'outer-rim.movement.2',
    );
  const others = otherAims(facts, due, instruction);
  const other =
    others.find(({ goals }) => goals.includes(end)) ??
    (onTheWay(facts, world, told) === null
      ? others.find((aim) => {
          const circumstances = { spaces, stops };
          return forcedToward(facts, { from, aims: [aim] }, instruction, circumstances).some((one) =>
            fitsTo(facts, one, told),
          );
        })
      : undefined);
  if (other !== undefined) return wrong(other.rule, { to: end, ...other.facts });
  const left =
    leftFrom(
      facts,
      heading.aims.flatMap(({ goals }) => goals),
      end,
    ) ?? null;
  const fewest = Math.min(...world.map(({ distance, layers }) => distance - layers.length + 1));
  const compared = { to: end, spacesLeft: left, fewest };
  const on = onTheWay(facts, world, told);
  if (on !== null) return tooShort(facts, on, told, wrong, compared);
  if (left === null || left >= heading.distance)
    return awayFromIt(facts, due, instruction, end, (rule, more) => wrong(rule, { ...compared, ...more }));
  const blocked = world.flatMap(({ nearest }) => nearest).filter((space) => stops.has(space));
  if (path === null && isBeyond(facts, due, instruction, told, spaces)) {
    const round = lengthTo(waysRoundPatrols(facts, from, stops), end);
    if (round === undefined || round > spaces)
      return wrong(
        'outer-rim.single-player-rules-moving.4.b',
        { ...compared, stopsIn: blocked },
        'outer-rim.movement.2',
      );
  }
  if (blocked.length > 0) return wrong('outer-rim.single-player-rules-moving.4.2', { ...compared, patrolsIn: blocked });
  return wrong('outer-rim.single-player-rules-moving.4.a', compared);
}

const reachOf = (world: readonly Forced[]): number => world[0]?.spaces ?? 0;

/** The shortest ways round patrols; the Maelstrom stops no AI player. */
function waysRoundPatrols(facts: Facts, from: string, stops: ReadonlySet<string>): ReturnType<typeof waysRound> {
  const { net } = facts.board;
  return waysRound({ ...net, maelstrom: [], last: null }, from, [...stops]);
}

/** Whether a movement of which only the end is told keeps to the shortest ways but for what stops it there. */
function isBeyond(facts: Facts, { heading }: Due, instruction: Of<'move'>, told: Told, spaces: number): boolean {
  const past = forcedToward(facts, heading, instruction, { spaces, stops: new Set() });
  return past.some((forced) => depthOn(facts, forced, told) !== null);
}

/** Where on its ways a movement ends that keeps to them; null: it does not. */
function onTheWay(facts: Facts, world: readonly Forced[], told: Told): { forced: Forced; depth: number } | null {
  for (const forced of world) {
    const depth = depthOn(facts, forced, told);
    if (depth !== null) return { forced, depth };
  }
  return null;
}

/** A movement that keeps to the shortest ways and ends elsewhere than it has to. */
function tooShort(
  facts: Facts,
  { forced, depth }: { readonly forced: Forced; readonly depth: number },
  { end }: Told,
  wrong: (rule: RuleId, more: Readonly<Record<string, Json>>) => Wrong,
  compared: Readonly<Record<string, Json>>,
): Wrong {
  const { layers, preferred, ends, stops } = forced;
  const most = layers.length - 1;
  const planets = ends.filter(({ length }) => length < most);
  if (depth === most) {
    if (preferred.includes(end)) return wrong('outer-rim.single-player-rules-moving.5', { ...compared, planet: false });
    const isPatrolled = stops.has(end);
    return wrong('outer-rim.single-player-rules-moving.4.3', {
      ...compared,
      planet: onPlanet(facts, end),
      patrol: isPatrolled,
    });
  }
  if (stops.has(end)) return wrong('outer-rim.single-player-rules-moving.4.a', { ...compared, stopsIn: end });
  const oneLess = planets.some(({ length }) => length === most - 1);
  if (oneLess && depth === most - 2 && onPlanet(facts, end))
    return wrong('outer-rim.single-player-rules-moving.5.1', { ...compared, spacesFewer: 2, due: 1 });
  if (spaceOf(facts, end)?.type === 'maelstrom')
    return wrong('outer-rim.single-player-rules-moving.4.1', { ...compared, spaces: depth });
  return wrong(FULL, { ...compared, spaces: depth });
}

/** The Core Worlds space that a way leads through, or straight across from; null: none. */
function throughTheCore(facts: Facts, from: string, { path, end }: Told): string | null {
  const spaces = [from, ...(path ?? [])];
  const at = spaces.findIndex(
    (space, place) =>
      place < spaces.length - 1 &&
      ((place > 0 && spaceOf(facts, space)?.core === true) || crossesTheCore(facts, space, spaces[place + 1] ?? space)),
  );
  if (at !== -1) return spaces[at] ?? null;
  if (path !== null || !facts.board.net.core) return null;
  // Only the end is told: perhaps the only way there leads through them.
  const reached = lengthTo(waysFrom(facts.board.net, from), end) !== undefined;
  return reached && leftFrom(facts, [end], from) === undefined ? end : null;
}

/** Something else that an AI player may have headed for, and the rule by which it does not. */
interface OtherAim extends Aim {
  readonly rule: RuleId;
  readonly facts: Readonly<Record<string, Json>>;
}

/** What an AI player might have headed for instead: other goal tokens, other bounty targets, contacts that are none. */
function otherAims(facts: Facts, { heading }: Due, { toward }: Of<'move'>): readonly OtherAim[] {
  const chosen = heading.aims.flatMap(({ goals }) => goals);
  if (toward === 'goal' || toward === 'goal-or-imperial-planet')
    return (goalPlanets(facts) ?? [])
      .filter((planet) => !chosen.includes(planet))
      .map((planet) => ({
        goals: [planet],
        rule: 'outer-rim.single-player-rules-moving.1.a',
        facts: {
          goal: planet,
          spacesAway: leftFrom(facts, [planet], heading.from) ?? null,
          nearest: chosen,
          itsSpacesAway: heading.distance,
        },
      }));
  const target = heading.aims[0]?.target;
  return target === undefined ? [] : otherTargets(facts, heading.seat, target, chosen, heading.from);
}

function otherTargets(
  facts: Facts,
  seat: string,
  target: BountyTarget,
  chosen: readonly string[],
  from: string,
): readonly OtherAim[] {
  const { targets } = bountyTargets(facts, seat);
  const found = targets
    .filter(({ space, distance }) => !chosen.includes(space) && distance < Infinity)
    .map(
      (other): OtherAim => ({
        goals: [other.space],
        rule: preferring(target, other),
        facts: {
          target: sayTarget(other),
          spacesAway: other.distance,
          preferred: sayTarget(target),
          itsSpacesAway: target.distance,
        },
      }),
    );
  // Facedown contacts that are not the nearest ones of the class, or stand for no bounty because the target is in sight.
  const classes = new Set(targets.flatMap((one) => one.class ?? facts.board.contacts.get(one.who) ?? []));
  for (const [space, tokens] of toldTokens(facts)) {
    const token = tokens.find((one) => !one.faceup && one.class !== null && classes.has(one.class));
    if (token !== undefined && !chosen.includes(space) && !found.some(({ goals }) => goals.includes(space)))
      found.push({
        goals: [space],
        rule: 'outer-rim.single-player-rules-bounty-targets.0.3',
        facts: {
          facedown: token.class,
          spacesAway: leftFrom(facts, [space], from) ?? null,
          target: sayTarget(target),
          itsSpacesAway: target.distance,
        },
      });
  }
  return found;
}

/** The rule by which one bounty target is preferred to another. */
export function preferring(target: BountyTarget, other: BountyTarget): RuleId {
  if (target.kind === other.kind && target.class === other.class) return 'outer-rim.single-player-rules-moving.3.a';
  switch (target.kind) {
    case 'character':
      return 'outer-rim.single-player-rules-moving.2.1';
    case 'crew':
      return 'outer-rim.single-player-rules-moving.2.2';
    case 'faceup':
      return 'outer-rim.single-player-rules-moving.2.3';
    case 'facedown':
      return 'outer-rim.single-player-rules-moving.2.4';
  }
}

/** A movement that brings an AI player no nearer to where it heads. */
function awayFromIt(
  facts: Facts,
  { heading }: Due,
  { toward }: Of<'move'>,
  end: string,
  wrong: (rule: RuleId, more: Readonly<Record<string, Json>>) => Wrong,
): Wrong {
  const away = { spacesAway: heading.distance };
  switch (toward) {
    case 'goal':
    case 'goal-or-imperial-planet':
      return wrong('outer-rim.single-player-rules-moving.1.a', away);
    case 'bounty-target': {
      const there = [
        ...(facts.contacts[end] ?? []).filter(({ faceup, id }) => faceup && id !== null).map(({ id }) => id as string),
        ...seatsAt(facts, end).filter((seat) => seat !== heading.seat),
      ];
      return there.length === 0
        ? wrong('outer-rim.single-player-rules-moving.2', away)
        : wrong('outer-rim.single-player-rules-bounty-targets.0.2', { ...away, there, targets: false });
    }
    case 'player':
    case 'undefeated-player':
    case 'most-negative-player':
      return wrong('outer-rim.single-player-rules-moving.4.a', away);
  }
}
