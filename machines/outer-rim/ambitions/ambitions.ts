/**
 * @module
 * Ambitions (LRR page 3): goals of its own that a player has to complete besides the fame requirement. A goal token is a
 * matter of the table: whoever has done what a goal asks for says so.
 */
import type { z } from 'zod';
import { partOf } from '../../../schemas/forms.ts';
import type { Json } from '../../../schemas/json.ts';
import { type Ambition, goalKinds, goalShape } from '../../../schemas/outer-rim/ambitions.ts';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { GoalId } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import { type Finding, type Form, fails, type Move, type Option, type Slice, unknown, voids } from '../../ruleset.ts';
import { type AbilityMove, abilitiesOf, abilityKey, abilityOf } from '../abilities/abilities.ts';
import { deedsOf } from '../abilities/declared.ts';
import { goalMayBeDone, untoldGoals } from '../player/goal-cards.ts';
import { fromItsDeck } from '../setup/choosing-ambitions.ts';
import type { Deeds } from '../table/deeds.ts';
import { doubtAbout } from '../table/doubts.ts';
import { type Draft, type Facts, isAi, isSeat, seatOf } from '../table/facts.ts';
import { anyIdBut } from '../table/forms.ts';
import { doubtOfNeeds, meets } from '../table/needs.ts';
import { isComplete, isOff, openGoals, textOf, untoldSheet, usesAmbitions } from './sheets.ts';

const { kind, number, times } = goalShape;
const moves = [
  decision(
    'ambition.goal',
    {
      goal: GoalId.describe('a goal of the own sheet'),
      kind: kind.unwrap().unwrap().optional().describe('the symbol of the goal, where its sheet is not stated'),
      number: number
        .unwrap()
        .unwrap()
        .optional()
        .describe('the number of a numbered goal, where its sheet is not stated'),
      times: times.unwrap().unwrap().optional().describe('how often its task is done, where its sheet is not stated'),
    },
    'A player has done what a goal of their ambition sheet asks for, and puts a goal token on it.',
  ),
  decision(
    'ambition.lose',
    { goal: GoalId.describe('an ongoing goal of the own sheet') },
    'The criteria of an ongoing goal are no longer met: its owner takes the goal token off it.',
  ),
] as const;
/** A token that is put on a goal; `again`: it tells of one that an ability of the sheet has put there. */
type Token = z.infer<(typeof moves)[0]> & { readonly again?: true };
type Lose = z.infer<(typeof moves)[1]>;

/** What a seat's sheet is before anybody has told it, or where ambitions are not in use. */
const NONE: Ambition = { sheet: null, stated: false, goals: {} };
const ambitionOf = (facts: Facts, seat: string): Ambition => seatOf(facts, seat).ambition ?? NONE;

/** A goal as the table knows it and a move tells it. */
function told(facts: Facts, move: Token): Ambition['goals'][string] {
  const known = ambitionOf(facts, move.seat).goals[move.goal];
  return {
    kind: known?.kind ?? move.kind ?? null,
    number: known?.number ?? move.number ?? null,
    times: known?.times ?? move.times ?? null,
    tokens: known?.tokens ?? 0,
  };
}

/** Whether this token completes the goal: what is done several times is complete with the last one (ambitions.5.1). */
function completes(facts: Facts, move: Token): boolean {
  const goal = told(facts, move);
  return goal.tokens + 1 >= (goal.times ?? 1);
}

/** The goal stands on the sheet, and is what the log has told of it. */
function standsOnTheSheet(facts: Facts, move: Token | Lose): Finding {
  const { seat, goal } = move;
  const { sheet, stated, goals } = ambitionOf(facts, seat);
  const known = goals[goal];
  if (known === undefined) return stated ? voids({ seat, sheet, goal, itsGoals: Object.keys(goals) }) : true;
  for (const word of ['kind', 'number', 'times'] as const) {
    const said = move.type === 'ambition.goal' ? (move as Token)[word] : undefined;
    const before = known[word];
    // Of a sheet that is stated, a goal without a number of times is done once.
    const is = before ?? (stated && word === 'times' ? 1 : null);
    // And one of another kind has no number.
    const none = stated && word === 'number' && known.kind !== null && known.kind !== 'number';
    if (said !== undefined && (none || (is !== null && said !== is)))
      return fails({ seat, goal, [word]: said, onTheSheet: is });
  }
  return true;
}

/** No more tokens than its task is done. */
function enoughTokens(facts: Facts, move: Token): Finding {
  const { seat, goal } = move;
  const { kind: symbol, times: often, tokens } = told(facts, move);
  // What a table does about the token of an ongoing goal goes without saying: whether it lies there can be seen (ambitions.5.2).
  if (symbol === 'infinity' && criteriaOf(facts, seat, goal) !== null) return true;
  const most = often ?? (ambitionOf(facts, seat).stated ? 1 : null);
  return most === null || tokens < most ? true : fails({ seat, goal, tokens, needed: most });
}

/** Every lower number comes first. */
function lowerNumbersFirst(facts: Facts, move: Token): Finding {
  const { seat, goal } = move;
  const { kind: symbol, number: own } = told(facts, move);
  if (symbol !== 'number' || own === null || !completes(facts, move)) return true;
  const ambition = ambitionOf(facts, seat);
  const first = openGoals(facts, seat, ambition, goal).open.find((other) => {
    const { kind: its, number: lower } = ambition.goals[other] ?? {};
    return its === 'number' && (lower ?? own) < own;
  });
  return first === undefined
    ? true
    : fails({ seat, goal, number: own, before: first, itsNumber: ambition.goals[first]?.number ?? null });
}

/** The last goal: with enough fame, and after all others. */
function comesLast(facts: Facts, move: Token): Finding {
  const { seat, goal } = move;
  if (told(facts, move).kind !== 'fame' || !completes(facts, move)) return true;
  const { fame } = seatOf(facts, seat);
  const needed = facts.fameRequirement;
  const ambition = ambitionOf(facts, seat);
  const { open, unsure } = openGoals(facts, seat, ambition, goal);
  const [first] = open;
  if (first !== undefined) {
    const isOngoing = ambition.goals[first]?.kind === 'infinity';
    return fails(
      { seat, goal, notComplete: [...open] },
      ...(isOngoing ? (['outer-rim.ambitions.4.3.a'] as const) : []),
    );
  }
  const reason = doubtAbout(facts, seat, 'fame');
  if (fame === null) return unknown(`the log does not say the fame of ${seat}`);
  if (fame < needed) {
    if (reason !== null) return unknown(reason);
    const perhaps = untoldGoals(facts, seat);
    if (perhaps[0] !== undefined && fame + perhaps.length >= needed) return unknown(goalMayBeDone(perhaps[0]));
    return fails({ seat, goal, fame, fameRequirement: needed });
  }
  return unsure.length > 0 ? unknown(`the log does not say whether ${seat} meets ${unsure[0]}`) : true;
}

/** The task of a goal: what can be seen on the table is, and what nobody has told is not. */
function isDone(facts: Facts, move: Token): Finding {
  const { seat, goal } = move;
  // That AI players have no sheets another rule says.
  if (isAi(facts, seat) || move.again === true) return true;
  const ambition = ambitionOf(facts, seat);
  const text = textOf(facts, ambition, goal);
  if (text === undefined) return unknown(untoldSheet(seat, ambition));
  if (text.needs === undefined) return unknown(taskOf(ambition, goal));
  // Of an ongoing goal an entry of its own speaks (ambitions.4.3.a).
  return text.kind === 'infinity' ? true : meets(facts, seat, text.needs);
}

const taskOf = ({ sheet }: Ambition, goal: string): string =>
  `the header does not say what the goal ${goal} of ${sheet} asks for`;

/** What can be seen of an ongoing goal on the table. */
function criteriaOf(facts: Facts, seat: string, goal: string): Finding | null {
  const needs = textOf(facts, ambitionOf(facts, seat), goal)?.needs;
  return needs === undefined ? null : meets(facts, seat, needs);
}

/** A token leaves an ongoing goal alone, and only when its criteria are no longer met. */
function isLost(facts: Facts, { seat, goal }: Lose): Finding {
  if (isAi(facts, seat)) return true;
  const ambition = ambitionOf(facts, seat);
  const { kind: symbol, tokens } = ambition.goals[goal] ?? { kind: null, tokens: 0 };
  if (tokens === 0) return voids({ seat, goal, tokens });
  if (symbol !== null && symbol !== 'infinity') return fails({ seat, goal, kind: symbol, loses: 'infinity' });
  const criteria = criteriaOf(facts, seat, goal);
  if (criteria === true) {
    const doubt = doubtOfNeeds(facts, seat, textOf(facts, ambition, goal)?.needs ?? {});
    return doubt === null ? fails({ seat, goal, criteriaMet: true }) : unknown(doubt);
  }
  return criteria === null || criteria.holds === 'unknown' ? unknown(untoldSheet(seat, ambition)) : true;
}

/** The place that an ability of a sheet names. */
function isAtTheDestination(facts: Facts, move: AbilityMove): Finding {
  const seat = move.seat ?? facts.turn.seat;
  if (!isSeat(facts, seat) || seatOf(facts, seat).ambition?.sheet !== move.source) return true;
  const ability = abilityOf(facts, seat, move);
  if (ability === null || ability === 'unknown-text' || ability.destination === undefined) return true;
  const { space } = seatOf(facts, seat);
  if (space === ability.destination) return true;
  const reason = doubtAbout(facts, seat, 'space');
  if (space === null || reason !== null) return unknown(reason ?? `the log does not say where ${seat} is`);
  return fails({ seat, space, destination: ability.destination });
}

const MAY_BE_TOLD = ['/kind', '/number', '/times'];

/** What may vary in a token for a goal that is known: nothing but words that say what everybody knows. */
function knownForm({ kind: symbol, number: its, times: often }: Ambition['goals'][string], stated: boolean): Form {
  const same = (pointer: string, value: Json): [string, Json][] =>
    value === null ? [] : [[pointer, { const: value }]];
  const open = Object.fromEntries([
    ...same('/kind', symbol),
    ...same('/number', its),
    ...same('/times', often ?? (stated ? 1 : null)),
  ]);
  // Nothing is left to be told of a goal whose symbol is stated, but for its number where it has one.
  const more = stated && symbol !== null ? (symbol === 'number' && its === null ? ['/number'] : []) : MAY_BE_TOLD;
  return more.length === 0 ? { open } : { open, more };
}

function* tokensOf(facts: Facts): Iterable<Option> {
  for (const seat of facts.order) {
    if (isAi(facts, seat)) continue;
    const { stated, goals } = ambitionOf(facts, seat);
    for (const [goal, known] of Object.entries(goals))
      yield { move: { type: 'ambition.goal', seat, goal } as Token, open: () => knownForm(known, stated) };
    if (stated) continue;
    const untold: Form = {
      open: {
        '/goal': anyIdBut(Object.keys(goals)),
        '/kind': { enum: goalKinds.filter((one) => one === 'dash' || one === 'infinity') },
        '/times': { type: 'integer', minimum: 1, maximum: 20 },
      },
      more: ['/goal', '/kind', '/number', '/times'],
    };
    yield {
      move: { type: 'ambition.goal', seat, goal: `goal-${Object.keys(goals).length + 1}` } as Token,
      open: () => untold,
    };
  }
}

/** Whether an ability of the sheet has put a token on this goal in this turn: a table may tell so once more. */
export function putByTheSheet(facts: Facts, { seat, goal }: Pick<Token, 'seat' | 'goal'>): boolean {
  const sheet = ambitionOf(facts, seat).sheet;
  return abilitiesOf(facts, seat).some(
    ({ source, ability: { id: ability, effects = [] } }) =>
      source === sheet &&
      facts.turn.used.includes(abilityKey({ source, ability })) &&
      deedsOf(effects).some((effect) => effect.do === 'goal-token' && effect.goal === goal),
  );
}

function sayToken({ goal, kind: symbol, number: its, again }: Token): string {
  if (again === true) return `tells once more of the goal token on the goal ${goal}`;
  const which = symbol === 'number' && its !== undefined ? `${goal} (number ${its})` : goal;
  return `puts a goal token on the goal ${which} of the ambition`;
}

function placeToken(draft: Draft, move: Token): void {
  const { seat, goal } = move;
  const { ambition } = seatOf(draft.facts, seat);
  if (ambition === undefined || move.again === true) return;
  const known = told(draft.facts, move);
  ambition.goals[goal] = { ...known, tokens: known.kind === 'infinity' ? 1 : known.tokens + 1 };
  // What was wrong once is told once: where the token lies against its criteria, it lies there as the table has it.
  if (isOff(draft.facts, seat, ambition, goal)) ambition.goals[goal].kept = true;
  const rule = (known.times ?? 1) > 1 ? 'outer-rim.ambitions.5.1' : 'outer-rim.ambitions.5';
  draft.note(rule, 'seats', seat, 'ambition', 'goals', goal, 'tokens');
}

/** A task is done so often at most. */
const MOST_TOKENS = 20;

/** The goals of a sheet in the order in which they are completed: by their numbers, and the one with the fame symbol last (ambitions.4). */
function inOrder({ goals }: Ambition): [string, Ambition['goals'][string]][] {
  const rank = ({ kind: symbol, number: its }: Ambition['goals'][string]): number =>
    symbol === 'fame' ? Number.POSITIVE_INFINITY : (its ?? 0);
  return Object.entries(goals).sort(([, one], [, other]) => rank(one) - rank(other));
}

/**
 * What claims show players to have done about their goals without a record: tokens that are claimed to lie there, or not to, and those
 * without which whoever is said to have won would not have.
 */
export function* tokensShown(
  facts: Facts,
  claimed: Json | undefined,
  isSettled: (path: readonly string[]) => boolean,
): Iterable<Move> {
  if (!usesAmbitions(facts)) return;
  for (const seat of facts.order) {
    const { ambition } = seatOf(facts, seat);
    if (ambition === undefined || isAi(facts, seat)) continue;
    for (const [goal, { tokens, times: often }] of inOrder(ambition)) {
      const path = ['seats', seat, 'ambition', 'goals', goal, 'tokens'];
      const isWanted = partOf(claimed, 'winner') === seat && isComplete(facts, seat, ambition, goal) !== true;
      const said = path.reduce(partOf, claimed) ?? (isWanted ? (often ?? 1) : tokens);
      if (typeof said !== 'number' || said === tokens || isSettled(path)) continue;
      if (said < tokens) yield { type: 'ambition.lose', seat, goal } as Lose;
      for (let more = tokens; more < Math.min(said, MOST_TOKENS); more += 1)
        yield { type: 'ambition.goal', seat, goal } as Token;
    }
  }
}

/** Why an ability of the sheet completes nothing now; null: it does. */
function withheld(facts: Facts, move: Token): RuleId | null {
  const { seat } = move;
  // Whoever was defeated on the way has not done what the encounter asked for.
  if (seatOf(facts, seat).defeated === true) return 'outer-rim.ambitions.6.3';
  const refused = ([finding]: [Finding, RuleId]): boolean => finding !== true && finding.holds === false;
  const checks: [Finding, RuleId][] = [
    [enoughTokens(facts, move), 'outer-rim.ambitions.5.1'],
    [lowerNumbersFirst(facts, move), 'outer-rim.ambitions.4.2'],
    [comesLast(facts, move), 'outer-rim.ambitions.4.4'],
  ];
  return checks.find(refused)?.[1] ?? null;
}

/** What cards make happen under these rules. */
export const deeds = {
  'goal-token': (draft, seat, { goal }) => {
    const { ambition } = seatOf(draft.facts, seat);
    if (ambition === undefined || (ambition.stated && ambition.goals[goal] === undefined)) return;
    const move: Token = { type: 'ambition.goal', seat, goal };
    const rule = withheld(draft.facts, move);
    if (rule === null) placeToken(draft, move);
    else draft.note(rule, 'seats', seat, 'ambition', 'goals', goal, 'tokens');
  },
} satisfies Deeds;

export const ambitions: Slice<Facts> = {
  moves,
  says: {
    'ambition.goal': sayToken,
    'ambition.lose': ({ goal }: Lose) => `takes the goal token off the goal ${goal} of the ambition`,
  },
  constraints: {
    'outer-rim.ambitions.0.1': (facts) => (usesAmbitions(facts) ? true : voids({ ambitions: false })),
    'outer-rim.ambitions.3.1.2.a': fromItsDeck,
    'outer-rim.ambitions.3.4': isDone,
    'outer-rim.ambitions.4.2': lowerNumbersFirst,
    'outer-rim.ambitions.4.3.a': (facts, move: Token) => {
      if (told(facts, move).kind !== 'infinity') return true;
      return criteriaOf(facts, move.seat, move.goal) ?? true;
    },
    'outer-rim.ambitions.4.4': comesLast,
    'outer-rim.ambitions.5': standsOnTheSheet,
    'outer-rim.ambitions.5.1': enoughTokens,
    'outer-rim.ambitions.5.2': isLost,
    'outer-rim.ambitions.6.1': isAtTheDestination,
  },
  effects: {
    'place-goal-token': placeToken,
    'remove-goal-token': (draft, { seat, goal }: Lose) => {
      const known = seatOf(draft.facts, seat).ambition?.goals[goal];
      if (known === undefined) return;
      known.tokens = 0;
      delete known.kept;
      draft.note('outer-rim.ambitions.5.2', 'seats', seat, 'ambition', 'goals', goal, 'tokens');
    },
  },
  fuller: {
    'ambition.goal': (facts, move: Token): readonly Token[] =>
      isSeat(facts, move.seat) && putByTheSheet(facts, move) ? [{ ...move, again: true }] : [],
  },
  candidates: {
    'ambition.goal': (facts) => (usesAmbitions(facts) ? tokensOf(facts) : []),
    'ambition.lose': (facts) =>
      facts.order.flatMap((seat) =>
        Object.entries(ambitionOf(facts, seat).goals)
          .filter(([, { tokens }]) => tokens > 0)
          .map(([goal]) => ({ move: { type: 'ambition.lose', seat, goal } as Move })),
      ),
  },
  carriesOut: ['outer-rim.ambitions.1', 'outer-rim.ambitions.4.1', 'outer-rim.ambitions.4.3.b'],
};
