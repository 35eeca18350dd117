/**
 * @module
 * Goals (LRR page 12): a player declares that one is completed, gains its fame and turns the card or sheet over. What is known
 * of the catalogue's goals is when they may be completed (goal-cards.ts); what the header states of one is all that it asks for.
 */

import type { Json } from '../../../schemas/json.ts';
import { type Finding, fails, type Move, type Slice } from '../../ruleset.ts';
import { usedKey } from '../abilities/abilities.ts';
import { ANY_TIME, isGoal } from '../abilities/any-time.ts';
import { BY_CARD } from '../table/deeds.ts';
import { type Draft, type Facts, isSeat, owe, paysOf, seatOf } from '../table/facts.ts';
import { meets } from '../table/needs.ts';
import type { CardEffect } from '../table/types.ts';
import { gainFame, refreshFame } from './fame.ts';
import {
  awardOf,
  cardsWithGoals,
  FAME,
  forgetDeeds,
  forgetFame,
  hasAGoal,
  hasWhatItAsks,
  isKnownInFull,
  isTurnedOver,
  missesItsGoal,
  showsItsFront,
  statedGoal,
} from './goal-cards.ts';

/** The use of a goal, as a log records it. */
type Use = Move & {
  readonly source: string;
  readonly ability?: string | undefined;
  readonly player?: string | undefined;
  readonly cost?: readonly CardEffect[] | undefined;
  readonly effects?: readonly CardEffect[] | undefined;
};

/** The fame that a log says a goal has brought; undefined: it does not say. */
function fameTold({ effects = [] }: Use): number | undefined {
  const gained = effects.filter((effect) => effect.do === 'gain-fame');
  return gained.length === 0 ? undefined : gained.reduce((sum, { amount }) => sum + amount, 0);
}

/** The fame that a goal awards: what its card says, else 1. */
function awarded(facts: Facts, { source, ...move }: Use): number {
  return fameTold({ source, ...move }) ?? awardOf(facts, source);
}

/** The character card or ship sheet of a completed goal is turned over (goals.3.1). */
function turnOver(draft: Draft, seat: string, source: string): void {
  const { facts } = draft;
  const own = seatOf(facts, seat);
  forgetFame(facts, seat, source);
  forgetDeeds(facts, seat, source);
  if (source === own.character) {
    own.personalGoalDone = true;
    draft.note('outer-rim.characters.2.b', 'seats', seat, 'personalGoalDone');
    refreshFame(draft, seat);
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
  refreshFame(draft, seat);
}

/** A completed goal brings its fame and whatever else its text says, and the card or sheet is turned over (goals.3.1). */
function completeGoal(draft: Draft, move: Use): void {
  const { facts } = draft;
  const { seat = facts.turn.seat } = move;
  if (!isSeat(facts, seat) || !isGoal(facts, seat, move)) return;
  // Where a card makes something else of gained fame, nobody says whether it does so here (golden-rules.0.2).
  const because = paysOf(facts, seat, 'fame').length > 0 ? BY_CARD : 'outer-rim.goals.3.1';
  gainFame(draft, seat, awarded(facts, move), because);
  turnOver(draft, seat, move.source);
  for (const effect of [...(move.cost ?? []), ...(move.effects ?? [])])
    if (effect.do !== 'gain-fame') owe(draft, { do: 'card-effect', seat, effect });
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
  // Of an ability that is not named it is asked too, once it is clear which of the card it is.
  const key = ability === undefined ? usedKey(facts, seat, { ...move, source }) : `${source}/${ability}`;
  if (isOver && facts.board.untilGoal.has(key)) return fails({ ability: key, turnedOver: true });
  return showsItsFront(facts, seat, source) && facts.board.afterGoal.has(key)
    ? fails({ ability: key, turnedOver: false })
    : true;
}

/** The goal of a card that its owner has, and that is not completed. */
function isOpenGoal(facts: Facts, move: Use): boolean {
  const { seat = facts.turn.seat, source } = move;
  if (!isSeat(facts, seat) || !hasAGoal(facts, seat, source)) return false;
  // A goal that is not named shows by the fame that it brings.
  return usesItsGoal(move) || (move.type === 'ability.use' && isGoal(facts, seat, move));
}

/** Whether a move uses the ability of the first side by which the goal is completed. */
function completesByAbility(facts: Facts, { type, seat = facts.turn.seat, source, ability }: Use): boolean {
  return type !== ANY_TIME && ability === 'goal' && isSeat(facts, seat) && hasAGoal(facts, seat, source);
}

/** What the header states that a goal asks for, or what one of the catalogue asks its owner to have. */
function isMet(facts: Facts, move: Use): Finding {
  const { seat = facts.turn.seat, source } = move;
  if (completesByAbility(facts, move)) return hasWhatItAsks(facts, seat, facts.board.goals.get(source) ?? {});
  if (!isOpenGoal(facts, move)) return true;
  const stated = statedGoal(facts, source);
  const { ship, shipGoalProgress } = seatOf(facts, seat);
  // Of a ship with whose goal nothing has been done since it was gained goals.2.1 speaks.
  if (stated === undefined)
    return source === ship && shipGoalProgress === 'none' ? true : missesItsGoal(facts, seat, source);
  return stated.needs === undefined ? true : meets(facts, seat, stated.needs);
}

/** A ship goal counts from the moment at which its owner has the ship. */
function hasComeSince(facts: Facts, move: Use): Finding {
  const { seat = facts.turn.seat, source } = move;
  if (!isOpenGoal(facts, move) || statedGoal(facts, source) !== undefined) return true;
  const { ship, shipGoalProgress } = seatOf(facts, seat);
  if (source !== ship || shipGoalProgress !== 'none') return true;
  return fails({ ship, asksFor: [...(facts.board.goals.get(source)?.on ?? [])], sinceGained: 'none' });
}

/** A personal goal awards 1 fame (characters.2.b); that of a ship what its sheet says. */
export function awardsOne(facts: Facts, move: Use): Finding {
  const { seat = facts.turn.seat, source } = move;
  if (!isOpenGoal(facts, move) || seatOf(facts, seat).character !== source) return true;
  const told = fameTold(move) ?? FAME;
  if (told !== FAME) return fails({ source, fame: told, awards: FAME });
  return bringsNoMore(facts, move);
}

/** A goal all of whose text is known costs nothing and brings nothing besides its fame: that is what its owner has to do (goals.3). */
function bringsNoMore(facts: Facts, { source, player, cost = [], effects = [] }: Use): Finding {
  if (!isKnownInFull(facts, source)) return true;
  if (player !== undefined) return fails({ source, player, choosesAPlayer: false });
  const declared = cost[0] ?? effects.find((effect) => effect.do !== 'gain-fame');
  return declared === undefined ? true : fails({ source, declared: declared as unknown as Json });
}

/** A ship awards the fame that its sheet says (goals.3.1). */
function awardsItsFame(facts: Facts, move: Use): Finding {
  const { seat = facts.turn.seat, source } = move;
  const met = isMet(facts, move);
  if (met !== true || facts.seats[seat]?.ship !== source || !isOpenGoal(facts, move)) return met;
  const told = fameTold(move);
  const stated = statedGoal(facts, source)?.fame ?? (facts.board.goals.has(source) ? FAME : undefined);
  if (told === undefined || stated === undefined || told === stated) return bringsNoMore(facts, move);
  return fails({ source, fame: told, awards: stated });
}

/** What a position that is claimed says of a seat. */
interface OfASeat {
  readonly fame?: Json;
  readonly personalGoalDone?: Json;
  readonly shipGoalDone?: Json;
}

/**
 * The stated goals that claims show players to have completed without a record: that a card is turned over, or the very fame that it
 * awards, where its owner may have what it asks for (goals.3.1).
 */
export function* goalsShown(facts: Facts, claimed: Json): Iterable<Move> {
  const { seats = {} } = claimed as { readonly seats?: Readonly<Record<string, OfASeat>> };
  for (const [seat, said] of Object.entries(seats)) {
    if (!isSeat(facts, seat) || paysOf(facts, seat, 'fame').length > 0) continue;
    const { character, fame } = seatOf(facts, seat);
    const open = cardsWithGoals(facts, seat).flatMap((source) => {
      const goal = statedGoal(facts, source);
      const met = goal === undefined ? false : meets(facts, seat, goal.needs ?? {});
      const mayBeMet = met === true || (met !== false && met.holds === 'unknown');
      const isOver = source === character ? said.personalGoalDone : said.shipGoalDone;
      return mayBeMet && isOver !== false ? [{ source, isOver: isOver === true, awards: awardOf(facts, source) }] : [];
    });
    const turned = open.filter(({ isOver }) => isOver);
    const sum = (some: typeof open): number => some.reduce((all, { awards }) => all + awards, 0);
    const more = typeof said.fame === 'number' && fame !== null ? said.fame - fame - sum(turned) : 0;
    const others = open.filter(({ isOver }) => !isOver);
    const byFame = [...others.map((one) => [one]), others].find((some) => more > 0 && sum(some) === more) ?? [];
    for (const { source } of [...turned, ...byFame]) yield { type: ANY_TIME, seat, source, ability: 'goal' } as Use;
  }
}

export const goals: Slice<Facts> = {
  constraints: {
    'outer-rim.goals.2.1': hasComeSince,
    'outer-rim.goals.3.1': awardsItsFame,
    'outer-rim.goals.4': onTheSideThatShows,
  },
  effects: { 'complete-goal': completeGoal },
};
