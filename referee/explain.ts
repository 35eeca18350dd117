/**
 * @module
 * Why a move is legal or not: every rule that was asked, held or failed, in the order in which it was asked.
 */
import type { RuleId } from '../machines/chart.ts';
import type { BaseFacts, Move, ReadInstruction } from '../machines/ruleset.ts';
import type { Json } from '../schemas/json.ts';
import { type Misread, UNREADABLE } from './log/form.ts';
import type { Compiled } from './play/compile.ts';
import { nearestLegal, SOME_READING } from './play/legal.ts';
import { currentState, type Position, rule } from './play/play.ts';
import { completionsOf } from './reading/complete.ts';
import { wrongNames } from './reading/meant.ts';
import { presumed } from './reading/readings.ts';
import { whichItWas } from './reading/told.ts';
import { chosenBefore, whereTold } from './reading/unsaid.ts';

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
  /** how the instructions were read by which a seat acts here that nobody plays; only there when there are some */
  readonly reads?: readonly ReadInstruction[];
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

/** How the instructions have been read by which a seat acts that nobody plays; none where there are none. */
export function readsAt<F extends BaseFacts>(game: Compiled<F>, { frames }: Position<F>): readonly ReadInstruction[] {
  return game.ruleset.automatic?.reads(frames) ?? [];
}

/** Explains a move in a position. Changes nothing. */
export function explain<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): Explanation {
  return withLegal(game, judged(game, position, move));
}

/** What is said of a move in a position, before what would be legal there has been looked for. */
interface Judged<F> extends Explanation {
  readonly position: Position<F>;
  readonly move: Move;
}

/** An explanation with the nearest legal moves, where the move is refused: a search, made once for what is told in the end. */
function withLegal<F extends BaseFacts>(game: Compiled<F>, { position, move, ...said }: Judged<F>): Explanation {
  return said.verdict === 'violation' ? { ...said, legal: nearestLegal(game, position, move) } : said;
}

function judged<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, move: Move): Judged<F> {
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
  const reads = readsAt(game, at);
  return {
    verdict: refused ? 'violation' : ruling.doubts.length > 0 ? 'unverifiable' : 'legal',
    where: at.frames.map(({ chart, state }) => ({ chart, state })),
    ...(reads.length === 0 ? {} : { reads }),
    state: [...new Set(currentState(game, at).rules)],
    asked,
    carriesOut: ruling.transition?.rules ?? [],
    implies: ruling.implied,
    reasons: ruling.doubts.map((doubt) => doubt.reason),
    legal: [],
    position,
    move,
  };
}

/**
 * The rules that decide over a type of move where a log stands: those that are asked of no other type of move there; else those that
 * are not asked of every other one. None where all are asked the same.
 */
export function decisiveRules<F extends BaseFacts>(
  game: Compiled<F>,
  where: Explanation['where'],
  type: string,
): ReadonlySet<RuleId> {
  const { chart = '', state = '' } = where.at(-1) ?? {};
  const here = game.tables.get(chart)?.byPath.get(state)?.moves;
  const moves = here?.has(type) === true ? here : game.standing.moves;
  const own = moves.get(type)?.guard.map(({ id }) => id) ?? [];
  const others = [...moves.values()]
    .filter((move) => move.type !== type)
    .map(({ guard }) => new Set(guard.map(({ id }) => id)));
  const alone = own.filter((id) => !others.some((ids) => ids.has(id)));
  return new Set(alone.length > 0 ? alone : own.filter((id) => !others.every((ids) => ids.has(id))));
}

/** Where an explained move stands: it is only tried, it is the last entry of its log, or the log goes on behind it. */
export type Stands = 'tried' | 'last' | 'gone-on-from';

/**
 * Explains a move where the log may stand in several positions, as the log is read that goes on with it: refused is what every one
 * of them refuses, and what was chosen without a word before it and words that it has forgotten are made good.
 */
export function explainInSome<F extends BaseFacts>(
  game: Compiled<F>,
  positions: readonly Position<F>[],
  move: Move,
  stands: Stands = 'tried',
): Explanation {
  return withLegal(game, judgedInSome(game, positions, move, stands));
}

function judgedInSome<F extends BaseFacts>(
  game: Compiled<F>,
  positions: readonly Position<F>[],
  move: Move,
  stands: Stands,
): Judged<F> {
  const chosen = positions.flatMap((position) => chosenBefore(game, position, move).map(({ position: at }) => at));
  const from = chosen.length > 0 ? chosen : positions;
  let all = from.map((position) => judged(game, position, move));
  if (all.every(({ verdict }) => verdict === 'violation')) {
    const completed = completedIn(game, from, move, stands);
    if (completed.length > 0) all = completed;
    else if (from.some((at) => whereTold(game, at, move) !== null))
      all = all.map((one) => ({ ...one, verdict: 'legal', asked: [], carriesOut: [], reasons: [] }));
  }
  if (all.every(({ verdict }) => verdict === 'violation')) {
    const shown = from.flatMap((at) => presumedLegal(game, at, move, stands));
    if (shown.length > 0) all = shown;
  }
  // What was chosen without a word only makes good: what it does not is refused where the log stands.
  const [first] = positions;
  const refused =
    chosen.length > 0 && first !== undefined ? () => judged(game, first, move) : () => all[0] as Judged<F>;
  const taken = all.find(({ verdict }) => verdict !== 'violation') ?? refused();
  // With the entry the log has decided between its readings.
  if (stands !== 'tried' || taken.verdict === 'violation' || all.every(({ verdict }) => verdict !== 'violation'))
    return taken;
  return { ...taken, verdict: 'unverifiable', reasons: [...taken.reasons, SOME_READING.reason] };
}

/** The explanations of a move with the words that it has forgotten; which of several it is only a log that goes on can say. */
function completedIn<F extends BaseFacts>(
  game: Compiled<F>,
  from: readonly Position<F>[],
  move: Move,
  stands: Stands,
): Judged<F>[] {
  const read = from.flatMap((at) => completionsOf(game, at, move).map((whole) => ({ at, whole })));
  const found = read.map(({ at, whole }) => judged(game, at, whole));
  const says = new Set(read.map(({ whole }) => game.say(whole)));
  if (stands === 'gone-on-from' || says.size < 2) return found;
  return found.map((one) =>
    one.verdict === 'violation'
      ? one
      : { ...one, verdict: 'unverifiable', reasons: [...one.reasons, whichItWas(says)] },
  );
}

/** The explanation of a refused move with what it shows that nobody has told, where it may be legal then. */
function presumedLegal<F extends BaseFacts>(
  game: Compiled<F>,
  position: Position<F>,
  move: Move,
  stands: Stands,
): Judged<F>[] {
  const shown = presumed(game, position, move);
  if (shown === null) return [];
  const found = judged(game, shown.position, move);
  const read = found.verdict === 'violation' ? completedIn(game, [shown.position], move, stands) : [found];
  return read.flatMap((one): Judged<F>[] => {
    if (one.verdict === 'violation') return [];
    return [{ ...one, verdict: 'unverifiable', reasons: [shown.doubt.reason, ...one.reasons] }];
  });
}

/** The explanation of an entry as it was meant: that move, in words. */
interface Meant extends Explanation {
  readonly meant: Move;
  readonly says: string;
}

/**
 * Explains a move, or an entry that is none in its form. What is wrong with the entry itself is said first; where it is clear
 * which move was meant, the rules of that move are said after it. `stands` as of `explainInSome`.
 */
export function explainMeant<F extends BaseFacts>(
  game: Compiled<F>,
  positions: readonly Position<F>[],
  asked: Move | Misread,
  stands: Stands = 'tried',
): Meant {
  const [first] = positions;
  if (first === undefined) throw new Error('a log stands somewhere');
  const misread = 'slips' in asked ? asked : null;
  const written = 'slips' in asked ? null : asked;
  const named = (move: Move): Misread | null => namesInTheWay(game, positions, move, stands);
  const likely = (moves: readonly Move[]): Move | undefined =>
    moves.find((move) => positions.some((position) => rule(game, position, move).kind === 'accepted')) ?? moves[0];
  const move = written ?? likely(misread?.meant ?? []);
  const names = move === undefined ? null : named(move);
  const slips = [...(misread?.slips ?? []), ...(names?.slips ?? [])];
  const right = names === null ? move : (likely(names.meant) ?? move);
  if (right === undefined) return unexplained(game, first, slips);
  const answer = explainInSome(game, positions, right, stands);
  const says = game.say(written ?? right);
  if (slips.length === 0) return { ...answer, meant: right, says };
  const said = new Set(slips.map((slip) => slip.rule));
  const verdict = verdictOn(slips);
  if (verdict === 'unverifiable')
    return {
      ...answer,
      verdict,
      asked: failed(slips),
      reasons: doubtsIn(slips),
      legal: [],
      meant: written ?? right,
      says,
    };
  // No breach of the game is told on a guess of what was meant.
  const isGuess = names !== null || misread?.isPlain !== true;
  const rules = answer.asked.filter(({ rule: id, finding }) => !said.has(id) && !(isGuess && finding === 'failed'));
  return {
    ...answer,
    verdict,
    asked: [...failed(slips), ...rules],
    legal: answer.verdict === 'violation' ? answer.legal : [right],
    meant: written ?? right,
    says,
  };
}

/** The names in a refused move that nobody knows, where they are why it is refused wherever the log may stand. */
function namesInTheWay<F extends BaseFacts>(
  game: Compiled<F>,
  positions: readonly Position<F>[],
  move: Move,
  stands: Stands,
): Misread | null {
  const [first] = positions;
  const wrong = first === undefined ? null : wrongNames(game, first, move, new Map());
  if (wrong === null || judgedInSome(game, positions, move, stands).verdict !== 'violation') return null;
  const said = new Set(wrong.slips.map((slip) => slip.rule));
  const isWhy = (position: Position<F>): boolean => {
    const { transition, breaches } = rule(game, position, move);
    return transition === null || breaches.some(({ rule: id }) => said.has(id));
  };
  return positions.every(isWhy) ? wrong : null;
}

/** What in an entry cannot be judged. */
const doubtsIn = (slips: Misread['slips']): string[] => slips.flatMap(({ doubt }) => doubt ?? []);

/** An entry is wrong, unless nothing in it is certainly so. */
const verdictOn = (slips: Misread['slips']): 'violation' | 'unverifiable' =>
  slips.length > 0 && slips.every(({ doubt }) => doubt !== undefined) ? 'unverifiable' : 'violation';

function failed(slips: Misread['slips']): Asked[] {
  return slips.map(({ rule: id, facts, doubt }) =>
    doubt === undefined ? { rule: id, finding: 'failed', facts } : { rule: id, finding: 'unknown', reason: doubt },
  );
}

/** An entry of which nobody can say which move it was meant to be. */
function unexplained<F extends BaseFacts>(game: Compiled<F>, position: Position<F>, slips: Misread['slips']): Meant {
  return {
    verdict: verdictOn(slips),
    where: position.frames.map(({ chart, state }) => ({ chart, state })),
    state: [...new Set(currentState(game, position).rules)],
    asked: failed(slips),
    carriesOut: [],
    implies: [],
    reasons: doubtsIn(slips),
    legal: [],
    meant: UNREADABLE,
    says: 'an entry of which nobody can say which move it was meant to be',
  };
}
