/**
 * @module
 * Why a move is legal or not: every rule that was asked, held or failed, in the order in which it was asked.
 */
import type { RuleId } from '../machines/chart.ts';
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import type { Json } from '../schemas/json.ts';
import type { Compiled } from './compile.ts';
import { completionsOf } from './complete.ts';
import { nearestLegal, SOME_READING } from './legal.ts';
import { currentState, type Position, rule } from './play.ts';
import { chosenBefore } from './unsaid.ts';

export interface Asked {
  readonly rule: RuleId;
  readonly finding: 'held' | 'failed' | 'unknown' | 'not-asked';
  readonly facts?: Readonly<Record<string, Json>>;
  readonly reason?: string;
}

export interface Explanation {
  readonly verdict: 'legal' | 'violation' | 'unverifiable';
  /** the procedures under way, outermost first, with the state each is in */
  readonly where: readonly { chart: string; state: string }[];
  /** rules that put the game in this state */
  readonly state: readonly RuleId[];
  readonly asked: readonly Asked[];
  /** rules that the move would carry out */
  readonly carriesOut: readonly RuleId[];
  readonly implies: readonly Move[];
  readonly reasons: readonly string[];
  /** the nearest legal moves, when this one is not legal */
  readonly legal: readonly Move[];
}

/** Explains a move in a position. Changes nothing. */
export function explain<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): Explanation {
  const ruling = rule(game, position, move);
  const at = ruling.position;
  const asked: Asked[] = [];
  let stopped = false;
  for (const { id } of ruling.transition?.guard ?? []) {
    const failed = ruling.breaches.find((breach) => breach.rule === id);
    const doubt = ruling.doubts.find((d) => d.rule === id);
    if (stopped) asked.push({ rule: id, finding: 'not-asked' });
    else if (failed !== undefined) asked.push({ rule: id, finding: 'failed', facts: failed.facts });
    else if (doubt !== undefined) asked.push({ rule: id, finding: 'unknown', reason: doubt.reason });
    else asked.push({ rule: id, finding: 'held' });
    if (failed !== undefined && !ruling.possible && ruling.breaches.at(-1) === failed) stopped = true;
  }
  if (ruling.transition === null)
    for (const breach of ruling.breaches) asked.push({ rule: breach.rule, finding: 'failed', facts: breach.facts });
  const refused = ruling.kind !== 'accepted';
  return {
    verdict: refused ? 'violation' : ruling.doubts.length > 0 ? 'unverifiable' : 'legal',
    where: at.frames.map(({ chart, state }) => ({ chart, state })),
    state: [...new Set(currentState(game, at).rules)],
    asked,
    carriesOut: ruling.transition?.rules ?? [],
    implies: ruling.implied,
    reasons: ruling.doubts.map((doubt) => doubt.reason),
    legal: refused ? nearestLegal(game, position, move) : [],
  };
}

/**
 * Explains a move where the log may stand in several positions: refused is what every one of them refuses. `isEntry`: the log
 * goes on with this move, so that what was chosen without a word before it and words that it has forgotten are made good.
 */
export function explainInSome<F extends BaseFacts>(
  game: Compiled<F>,
  positions: readonly Position<F>[],
  move: Move,
  isEntry = false,
): Explanation {
  const from = isEntry
    ? positions.flatMap((position) => chosenBefore(game, position, move).map(({ position: at }) => at))
    : positions;
  let all = from.map((position) => explain(game, position, move));
  if (isEntry && all.every(({ verdict }) => verdict === 'violation')) {
    const completed = from.flatMap((at) => completionsOf(game, at, move).map((read) => explain(game, at, read)));
    if (completed.length > 0) all = completed;
  }
  const taken = all.find(({ verdict }) => verdict !== 'violation') ?? (all[0] as Explanation);
  if (taken.verdict === 'violation' || all.every(({ verdict }) => verdict !== 'violation')) return taken;
  return { ...taken, verdict: 'unverifiable', reasons: [...taken.reasons, SOME_READING.reason] };
}
