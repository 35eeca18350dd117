/**
 * @module
 * Goals (LRR page 12): a player declares that one is completed, gains its fame and turns the card or sheet over. What is known
 * of the catalogue's goals is when they may be completed; the fame of one that nobody has declared may have come then, and at
 * no other moment. What the header states of a goal is all that it asks for.
 */
import type { Goal, Moment } from '../../../cards/outer-rim/index.ts';
import type { CharacterFacts } from '../../../schemas/outer-rim/cards.ts';
import { type Finding, fails, type Move, type Slice } from '../../ruleset.ts';
import { mayHave, settle } from '../table/doubts.ts';
import { type Draft, type Facts, isSeat, seatOf } from '../table/facts.ts';
import { meets } from '../table/needs.ts';
import type { CardEffect } from '../table/types.ts';

type StatedGoal = NonNullable<CharacterFacts['goal']>;

/** What a completed goal brings (goals.2). */
const FAME = 1;

/** The components of a seat that have a goal which is not completed: its character, and its ship unless that is one to start with. */
export function cardsWithGoals(facts: Facts, seat: string): string[] {
  if (facts.turn.step === 'set-up') return [];
  const { character, ship, shipGoalDone, personalGoalDone } = seatOf(facts, seat);
  const hasGoal = ship !== null && !shipGoalDone && facts.board.ships.get(ship)?.starter !== true;
  return [personalGoalDone === true ? null : character, hasGoal ? ship : null].filter((one) => one !== null);
}

/** Whether the goal of a seat's card is known to be completed (goals.4). */
export function isTurnedOver(facts: Facts, seat: string, source: string): boolean {
  const { character, ship, shipGoalDone, personalGoalDone } = seatOf(facts, seat);
  return source === character ? personalGoalDone === true : source === ship && shipGoalDone;
}

/** The goal of a character card or ship sheet as the header states it. */
export function statedGoal({ board }: Facts, source: string): StatedGoal | undefined {
  return (board.characters.get(source) ?? board.ships.get(source))?.goal;
}

/** Those of them whose goal nobody knows: it may be completed at any time. */
export function untoldGoals(facts: Facts, seat: string): string[] {
  return cardsWithGoals(facts, seat).filter((source) => !facts.board.goals.has(source));
}

/** Whether a seat may have what its goal asks for, as far as anybody knows. */
function mayBeMet(facts: Facts, seat: string, { needs = {} }: Goal, much: number): boolean {
  const { amount = 0, ...others } = needs;
  if (much < amount) return false;
  const finding = meets(facts, seat, others);
  return finding === true || finding.holds === 'unknown';
}

/** Something has happened to a seat, so much of it, by which a goal may be completed: then its fame may have come (goals.3.1). */
export function mayCompleteGoal(facts: Facts, seat: string, moment: Moment, much = 1): void {
  const own = seatOf(facts, seat);
  for (const source of [own.personalGoalDone ? null : own.character, own.shipGoalDone ? null : own.ship]) {
    const goal = source === null ? undefined : facts.board.goals.get(source);
    if (source === null || goal === undefined || !goal.on.includes(moment) || !mayBeMet(facts, seat, goal, much))
      continue;
    if (source === own.ship) delete own.shipGoalProgress;
    mayHaveFame(facts, seat, source);
  }
}

function mayHaveFame(facts: Facts, seat: string, source: string): void {
  mayHave(facts, seat, { of: 'fame', amount: FAME, by: source }, goalMayBeDone(source));
}

/** Why the fame of a seat may be more than the log tells. */
export function goalMayBeDone(source: string): string {
  return `the goal of ${source} may have been completed, and the log does not tell`;
}

/** What happens to a player only where this referee follows it: of a goal that asks for it, nobody else can tell that it has come. */
const FOLLOWED: ReadonlySet<Moment> = new Set<Moment>([
  'victory',
  'patrol-victory',
  'player-victory',
  'delivery',
  'illegal-delivery',
  'asset',
  'ship',
]);

/** A seat has a new ship: its goal begins afresh, but for a condition that the seat meets already (goals.2.1). */
export function beginShipGoal(facts: Facts, seat: string): void {
  const own = seatOf(facts, seat);
  delete own.shipGoalProgress;
  mayCompleteGoal(facts, seat, 'ship');
  const goal = own.ship === null ? undefined : facts.board.goals.get(own.ship);
  if (goal === undefined || !goal.on.every((moment) => FOLLOWED.has(moment))) return;
  const isCondition = goal.on.some((moment) => moment === 'asset' || moment === 'ship');
  if (isCondition && mayBeMet(facts, seat, goal, 1)) mayHaveFame(facts, seat, own.ship ?? '');
  else own.shipGoalProgress = 'none';
}

/** The use of a goal, as a log records it. */
type Use = Move & {
  readonly source: string;
  readonly ability?: string | undefined;
  readonly effects?: readonly CardEffect[] | undefined;
};

/** The fame that a log says a goal has brought; undefined: it does not say. */
function fameTold({ effects = [] }: Use): number | undefined {
  const gained = effects.find((effect) => effect.do === 'gain-fame');
  return gained?.do === 'gain-fame' ? gained.amount : undefined;
}

/** The fame that a goal awards: what its card says, else 1. */
export function awarded(facts: Facts, { source, ...move }: Use): number {
  return fameTold({ source, ...move }) ?? statedGoal(facts, source)?.fame ?? FAME;
}

/** The character card or ship sheet of a completed goal is turned over (goals.3.1). */
export function turnOver(draft: Draft, seat: string, source: string): void {
  const { facts } = draft;
  const own = seatOf(facts, seat);
  // The fame has come: it is in no doubt any more.
  const left = (own.perhaps ?? []).filter(({ of, by }) => of !== 'fame' || by !== source);
  if (own.perhaps !== undefined && left.length < own.perhaps.length) {
    own.perhaps = left;
    if (left.length === 0) delete own.perhaps;
    if (!left.some(({ of }) => of === 'fame')) settle(facts, seat, 'fame');
  }
  if (source === own.character) {
    own.personalGoalDone = true;
    draft.note('outer-rim.characters.2.b', 'seats', seat, 'personalGoalDone');
    return;
  }
  delete own.shipGoalProgress;
  own.shipGoalDone = true;
  const sheet = facts.board.goalSides.get(source);
  const { values, slots } = own;
  own.values = {
    ...values,
    hyperdrive: sheet?.hyperdrive ?? null,
    shipCombat: sheet?.combat ?? null,
    hull: sheet?.hull ?? null,
  };
  const side = sheet?.slots ?? null;
  own.slots = {
    ...slots,
    cargo: side?.cargo ?? null,
    mod: side?.mod ?? null,
    'cargo-or-mod': side?.['cargo-or-mod'] ?? null,
    crew: side?.crew ?? null,
  };
  for (const fact of ['shipGoalDone', 'values', 'slots']) draft.note('outer-rim.goals.3.1', 'seats', seat, fact);
}

/** Whether a move of any kind uses the goal of a card, or an ability of one of its sides. */
function usesItsGoal({ type, ability }: Use): boolean {
  return type === 'ability.use' && ability === 'goal';
}

/** What stands on the other side of a card or sheet is there only while that side shows. */
function onTheSideThatShows(facts: Facts, move: Use): Finding {
  const { seat = facts.turn.seat, source, ability } = move;
  if (source === undefined || !isSeat(facts, seat)) return true;
  const isOver = isTurnedOver(facts, seat, source);
  if (isOver && usesItsGoal(move)) return fails({ source, completedBefore: true });
  const key = `${source}/${ability}`;
  if (isOver && facts.board.untilGoal.has(key)) return fails({ ability: key, turnedOver: true });
  const { ship, shipGoalProgress } = seatOf(facts, seat);
  const isNew = source === ship && shipGoalProgress === 'none';
  return isNew && facts.board.afterGoal.has(key) ? fails({ ability: key, turnedOver: false }) : true;
}

/** The goal of a card that its owner has, and that is not completed. */
function isOpenGoal(facts: Facts, move: Use): boolean {
  const { seat = facts.turn.seat, source } = move;
  return usesItsGoal(move) && isSeat(facts, seat) && cardsWithGoals(facts, seat).includes(source);
}

/** What the header states that a goal asks for. */
function isMet(facts: Facts, move: Use): Finding {
  const needs = isOpenGoal(facts, move) ? statedGoal(facts, move.source)?.needs : undefined;
  return needs === undefined ? true : meets(facts, move.seat ?? facts.turn.seat, needs);
}

/** A ship goal counts from the moment at which its owner has the ship. */
function hasComeSince(facts: Facts, move: Use): Finding {
  const { seat = facts.turn.seat, source } = move;
  if (!isOpenGoal(facts, move) || statedGoal(facts, source) !== undefined) return true;
  const { ship, shipGoalProgress } = seatOf(facts, seat);
  if (source !== ship || shipGoalProgress !== 'none') return true;
  return fails({ ship, asksFor: [...(facts.board.goals.get(source)?.on ?? [])], sinceGained: 'none' });
}

/** Why nobody can say whether a goal that is declared is completed; null: the header states all that it asks for. */
export function untoldGoal(facts: Facts, source: string): string | null {
  const stated = statedGoal(facts, source);
  return stated?.needs === undefined ? `the text of the goal of ${source} is not structured in full` : null;
}

/** A personal goal awards 1 fame (characters.2.b); that of a ship what its sheet says. */
export function awardsOne(facts: Facts, move: Use): Finding {
  const { seat = facts.turn.seat, source } = move;
  if (!isOpenGoal(facts, move) || seatOf(facts, seat).character !== source) return true;
  const told = fameTold(move) ?? FAME;
  return told === FAME ? true : fails({ source, fame: told, awards: FAME });
}

/** A ship awards the fame that its sheet says (goals.3.1). */
function awardsItsFame(facts: Facts, move: Use): Finding {
  const { seat = facts.turn.seat, source } = move;
  const met = isMet(facts, move);
  if (met !== true || !isOpenGoal(facts, move) || seatOf(facts, seat).ship !== source) return met;
  const told = fameTold(move);
  const stated = statedGoal(facts, source)?.fame ?? (facts.board.goals.has(source) ? FAME : undefined);
  if (told === undefined || stated === undefined || told === stated) return true;
  return fails({ source, fame: told, awards: stated });
}

export const goals: Slice<Facts> = {
  constraints: {
    'outer-rim.goals.2.1': hasComeSince,
    'outer-rim.goals.3.1': awardsItsFame,
    'outer-rim.goals.4': onTheSideThatShows,
  },
};
