/**
 * @module
 * Where an AI player heads for that an instruction tells to move, and how far it comes: the goals, the circumstances that decide
 * its ways, and where it may end. Nothing here is a rule of its own.
 */
import { type Faction, factions } from '../../../schemas/outer-rim/words.ts';
import { spacesAtItsEnd } from '../map/endcaps.ts';
import { doubtAbout } from '../table/doubts.ts';
import { type Facts, isPlanet, patrolSpace, reputationOf, seatOf, valueInPlay } from '../table/facts.ts';
import { type BountyTarget, chosenTargets, sayTarget } from './bounty-targets.ts';
import { applies, type Of, passed, type Reading, unclear } from './instruction.ts';
import { goalPlanets } from './single-player-rules-ai-goals.ts';
import { distancesFrom, type Forced, forcedWays, leftFrom } from './ways-toward.ts';

/** Some goals between which the ways decide: equally near ones; where chance decides between goals, each stands alone. */
export interface Aim {
  readonly goals: readonly string[];
  /** the bounty target there, if that is what the goals are */
  readonly target?: BountyTarget;
}

/** What an AI player heads for: one of some aims, by chance. */
export interface Heading {
  readonly seat: string;
  readonly from: string;
  readonly aims: readonly Aim[];
  readonly distance: number;
  /** `the nearest goal token is on naboo, 3 spaces away` */
  readonly because: string;
}

/** `3 spaces` */
export const spaces = (count: number): string => `${count} space${count === 1 ? '' : 's'}`;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What an AI player heads for by an instruction; a reading: why it is passed over, or nobody can say. */
export function headingOf(facts: Facts, seat: string, instruction: Of<'move'>): Heading | Reading {
  const from = seatOf(facts, seat).space;
  const doubt = doubtAbout(facts, seat, 'space');
  if (from === null || doubt !== null) return unclear(doubt ?? `the log does not say where ${seat} is`);
  switch (instruction.toward) {
    case 'goal':
      return towardGoals(facts, seat, from, false);
    case 'goal-or-imperial-planet':
      return towardGoals(facts, seat, from, true);
    case 'bounty-target':
      return towardTargets(facts, seat, from);
    case 'player':
      return towardPlayers(facts, seat, from, false);
    case 'undefeated-player':
      return towardPlayers(facts, seat, from, true);
    case 'most-negative-player':
      return towardTheMostNegative(facts, seat, from);
  }
}

/** The places that are nearest of some; null where no way leads to any of them. */
function nearestOf(
  facts: Facts,
  from: string,
  places: readonly string[],
): { readonly goals: readonly string[]; readonly distance: number } | null {
  const distances = distancesFrom(facts, from);
  const distance = Math.min(...places.map((place) => distances.get(place) ?? Infinity));
  return distance === Infinity
    ? null
    : { distance, goals: places.filter((place) => distances.get(place) === distance) };
}

function towardGoals(facts: Facts, seat: string, from: string, orImperial: boolean): Heading | Reading {
  const tokens = facts.goalTokens === undefined ? null : goalPlanets(facts);
  if (tokens === null) return unclear(`the log does not tell where the goal tokens of ${seat} are`);
  if (tokens.includes(from)) return passed(`there is a goal token in its space, ${from}`);
  const planets = orImperial ? imperialPlanets(facts) : [];
  if (planets === null) return unclear('the factions of the planets are not known');
  if (planets.includes(from)) return passed(`it is on an Imperial planet, ${from}`);
  const what = orImperial ? 'goal token or Imperial planet' : 'goal token';
  const nearest = nearestOf(facts, from, [...new Set([...tokens, ...planets])]);
  if (nearest === null) return passed(`there is no ${what} on the map that it could come to`);
  const { goals, distance } = nearest;
  const are =
    goals.length === 1 ? `${what} is` : `${orImperial ? 'goal tokens or Imperial planets' : 'goal tokens'} are`;
  const because = `the nearest ${are} on ${listed(goals)}, ${spaces(distance)} away`;
  return { seat, from, aims: [{ goals }], distance, because };
}

/** The Imperial planets; null where nobody knows them all. */
function imperialPlanets({ board }: Facts): string[] | null {
  const planets = [...board.spaces.values()].filter(({ type }) => type === 'planet');
  if (planets.some(({ faction }) => faction === undefined)) return null;
  return planets.filter(({ faction }) => faction === 'imperial').map(({ id }) => id);
}

function towardTargets(facts: Facts, seat: string, from: string): Heading | Reading {
  const targets = chosenTargets(facts, seat);
  if (typeof targets === 'string') return unclear(targets);
  const [first] = targets;
  if (first === undefined) return passed('it has no bounty target that it could come to');
  const { distance } = first;
  const bySpace = new Map(targets.map((target) => [target.space, target]));
  if (distance === 0) return passed(`its bounty target is in its space: ${sayTarget(first)}`);
  const [only, other] = [...bySpace.values()].map((target) => `${sayTarget(target)} on ${target.space}`);
  const because =
    other === undefined
      ? `its bounty target is ${only}, ${spaces(distance)} away`
      : `its bounty targets, equally near, are ${listed([...bySpace.values()].map((target) => `${sayTarget(target)} on ${target.space}`))}, ${spaces(distance)} away`;
  const aims = [...bySpace.values()].map((target): Aim => ({ goals: [target.space], target }));
  return { seat, from, aims, distance, because };
}

function towardPlayers(facts: Facts, seat: string, from: string, undefeated: boolean): Heading | Reading {
  const others: string[] = [];
  for (const other of facts.order) {
    const { defeated, space } = seatOf(facts, other);
    if (other === seat || (undefeated && defeated === true)) continue;
    if (undefeated && (defeated === null || doubtAbout(facts, other, 'defeated') !== null))
      return unclear(`nobody knows whether ${other} is defeated`);
    if (space === null || doubtAbout(facts, other, 'space') !== null)
      return unclear(doubtAbout(facts, other, 'space') ?? `the log does not say where ${other} is`);
    others.push(other);
  }
  const who = undefeated ? 'player who is not defeated' : 'other player';
  const spaceOfPlayer = (other: string): string => seatOf(facts, other).space ?? from;
  const nearest = nearestOf(facts, from, [...new Set(others.map(spaceOfPlayer))]);
  if (nearest === null) return passed(`there is no ${who} that it could come to`);
  const { goals, distance } = nearest;
  const names = others.filter((other) => goals.includes(spaceOfPlayer(other)));
  if (distance === 0) return passed(`the nearest ${who}, ${listed(names)}, is in its space`);
  const because = `the nearest ${who} is ${names.map((name) => `${name} in ${spaceOfPlayer(name)}`).join(' or ')}, ${spaces(distance)} away`;
  return { seat, from, aims: goals.map((goal) => ({ goals: [goal] })), distance, because };
}

function towardTheMostNegative(facts: Facts, seat: string, from: string): Heading | Reading {
  let most = 1;
  let spacesOfThem: string[] = [];
  let names: string[] = [];
  for (const other of facts.order) {
    if (other === seat) continue;
    const reputations = factions.map((faction) => reputationOf(facts, other, faction));
    if (reputations.includes(null) || doubtAbout(facts, other, 'reputation') !== null)
      return unclear(`nobody knows all reputations of ${other}`);
    const negative = reputations.filter((one) => one === 'negative').length;
    if (negative < most) continue;
    const { space } = seatOf(facts, other);
    if (space === null || doubtAbout(facts, other, 'space') !== null)
      return unclear(doubtAbout(facts, other, 'space') ?? `the log does not say where ${other} is`);
    if (negative > most) [spacesOfThem, names] = [[], []];
    most = negative;
    spacesOfThem.push(space);
    names.push(other);
  }
  if (names.length === 0) return passed('no other player has a negative reputation');
  const elsewhere = [...new Set(spacesOfThem)].filter((space) => space !== from);
  if (elsewhere.length === 0) return passed(`${listed(names)}, with the most negative reputations, is in its space`);
  const because = `the most negative reputations, ${most}, has ${names.map((name, at) => `${name} in ${spacesOfThem[at]}`).join(', as many as ')}`;
  return { seat, from, aims: elsewhere.map((goal) => ({ goals: [goal] })), distance: 0, because };
}

/** What decides the ways of an AI player: how far it may go, and where patrols stop it. */
interface Circumstances {
  readonly spaces: number;
  readonly stops: ReadonlySet<string>;
}

/** What is known of the circumstances: all that may be so, with what is missing. */
interface Known {
  readonly all: readonly Circumstances[];
  /** what nobody knows; null: there is only one possibility */
  readonly missing: string | null;
  /** patrols may stop it anywhere: more is possible than `all` */
  readonly anywhere: boolean;
}

/** More possibilities are not told apart. */
const MOST = 64;

/** Whether patrols do not stop an AI player, by its instruction; null: nobody knows what its ship costs. */
function ignoresPatrols(facts: Facts, seat: string, { ignoresPatrols: how }: Of<'move'>): boolean | null {
  if (how === undefined || how === true) return how === true;
  const { ship } = seatOf(facts, seat);
  const cost = ship === null ? null : (facts.board.ships.get(ship)?.cost ?? null);
  return cost === null ? null : cost >= how.shipCosts;
}

/** Whether a space lies on one of the shortest ways to a goal. */
function liesOnTheWay(facts: Facts, { from, aims }: Heading, space: string): boolean {
  return aims.some(({ goals }) => {
    const [whole, first, rest] = [
      leftFrom(facts, goals, from),
      leftFrom(facts, [space], from),
      leftFrom(facts, goals, space),
    ];
    return first !== undefined && rest !== undefined && first + rest === whole;
  });
}

/** The circumstances of a movement to its goal. */
function circumstancesOf(facts: Facts, heading: Heading, instruction: Of<'move'>): Known {
  const { seat, distance } = heading;
  const missing: string[] = [];
  const ignores = ignoresPatrols(facts, seat, instruction);
  const stops = new Set<string>();
  const perhaps = new Set<string>();
  let anywhere = false;
  if (ignores !== true)
    for (const faction of factions) {
      if (facts.patrols[faction] === null) continue;
      const space = patrolSpace(facts, faction);
      const friendly = isFriendly(facts, seat, faction);
      if (friendly === true) continue;
      if (friendly === null) missing.push(`the reputation of ${seat} with the ${faction} faction`);
      if (space === null) {
        const there = spacesAtItsEnd(facts, faction)?.filter((one) => liesOnTheWay(facts, heading, one));
        if (there?.length === 0) continue;
        missing.push(`where the ${faction} patrol is`);
        if (there === undefined) anywhere = true;
        else for (const one of there) perhaps.add(one);
      } else (friendly === null || ignores === null ? perhaps : stops).add(space);
    }
  if (ignores === null && perhaps.size > 0) missing.push(`what the ship of ${seat} costs`);
  const far = hyperdriveOf(facts, seat, instruction, distance);
  if (far.length > 1) missing.push(`the hyperdrive value of ${seat}`);
  let sets: ReadonlySet<string>[] = [stops];
  for (const space of perhaps) {
    // They double with each: of more than are told apart no more are made.
    if (sets.length * far.length > MOST) break;
    sets = [...sets, ...sets.map((set) => new Set([...set, space]))];
  }
  const all = far.flatMap((count) => sets.map((set): Circumstances => ({ spaces: count, stops: set })));
  return {
    all: all.slice(0, MOST),
    missing: missing.length === 0 ? null : `nobody knows ${listed(missing)}`,
    anywhere: anywhere || all.length > MOST,
  };
}

/** Whether patrols of a faction let a seat pass; null: nobody knows. */
function isFriendly(facts: Facts, seat: string, faction: Faction): boolean | null {
  const reputation = reputationOf(facts, seat, faction);
  return reputation === null || doubtAbout(facts, seat, 'reputation') !== null ? null : reputation === 'positive';
}

/** How many spaces a movement covers; several where nobody is sure. More than the distance to the goal make no difference. */
function hyperdriveOf(facts: Facts, seat: string, instruction: Of<'move'>, distance: number): number[] {
  if (instruction.spaces !== undefined) return [instruction.spaces];
  const { value, unsure } = valueInPlay(facts, seat, 'hyperdrive');
  const isSure = value !== null && !unsure && doubtAbout(facts, seat, 'assets') === null;
  const least = value ?? 1;
  if (isSure || least > distance) return [least];
  return Array.from({ length: distance + 2 - least }, (_, more) => least + more);
}

/** A movement that is due: the ways of it that are possible as far as anybody knows, and why it is due. */
export interface Due {
  readonly heading: Heading;
  /** by what may be so, the movements that are forced, one for each aim */
  readonly worlds: readonly (readonly Forced[])[];
  readonly missing: string | null;
  readonly anywhere: boolean;
  readonly because: string;
}

/** The movements that are forced toward each of some aims. */
export function forcedToward(
  facts: Facts,
  { from, aims }: Pick<Heading, 'from' | 'aims'>,
  instruction: Of<'move'>,
  { spaces: count, stops }: Circumstances,
): Forced[] {
  return aims.flatMap(({ goals }) => {
    const full = instruction.spaces === undefined;
    const exactly = instruction.ifReachable === true;
    return forcedWays(facts, { from, goals, spaces: count, full, exactly, stops }) ?? [];
  });
}

/** Whether a movement ends in the space that it heads for, whichever of its ends it takes. */
function comesThere({ ends }: Forced): boolean {
  return ends.every(({ left }) => left === 0);
}

/** How far a movement goes, in words. */
function howFar(all: readonly Circumstances[], instruction: Of<'move'>): string {
  const counts = new Set(all.map((one) => one.spaces));
  if (counts.size > 1) return 'its hyperdrive value is not known for certain';
  return `${spaces(Math.min(...counts))} by ${instruction.spaces === undefined ? 'hyperdrive' : 'its card'}`;
}

/** The movement that an instruction makes due, through the spaces of the map; a reading: why there is none. */
export function movementDue(facts: Facts, seat: string, instruction: Of<'move'>): Due | Reading {
  const heading = headingOf(facts, seat, instruction);
  if ('applies' in heading) return heading;
  if (instruction.directly === true)
    return { heading, worlds: [], missing: null, anywhere: false, because: heading.because };
  const { all, missing, anywhere } = circumstancesOf(facts, heading, instruction);
  const because = `${heading.because}; ${howFar(all, instruction)}`;
  const worlds = all.map((one) => forcedToward(facts, heading, instruction, one));
  if (instruction.ifReachable !== true)
    return worlds.every((world) => world.length === 0)
      ? passed(`${because}: it does not move`)
      : { heading, worlds, missing, anywhere, because };
  const reached = worlds.map((world) => world.filter(comesThere));
  if (reached.every((world) => world.length === 0)) return passed(`${because}: that is out of reach`);
  if (anywhere || reached.some((world) => world.length === 0))
    return unclear(`${missing ?? 'nobody knows how far it comes'}`);
  return { heading, worlds: reached, missing, anywhere, because };
}

/** Reads an instruction to move. */
export function readMove(facts: Facts, seat: string, instruction: Of<'move'>): Reading {
  const due = movementDue(facts, seat, instruction);
  return 'applies' in due ? due : applies(due.because);
}

/** Whether a space is a planet. */
export const onPlanet = (facts: Facts, space: string): boolean => isPlanet(facts, space) === true;
