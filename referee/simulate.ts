/**
 * @module
 * Random legal games: decisions picked among the legal moves, chance dealt by the ruleset's dealer. The same seed gives the
 * same game everywhere (generator: xoroshiro128+ of pure-rand).
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import { isMembers, type Json, pointerOf, sameJson } from '../schemas/json.ts';
import type { Source } from '../schemas/source.ts';
import { HeaderProblem } from './log/header.ts';
import { checkParts, FORMAT, problemAt, type Read } from './log/read.ts';
import { cut, didYouMean } from './log/words.ts';
import type { Compiled } from './play/compile.ts';
import { legalMoves, toMove } from './play/legal.ts';
import { begin, carryOut, type Position, rule, windowsClosed } from './play/play.ts';
import { rulesetIds, rulesetOf } from './play/rulesets.ts';

/** A generator of whole numbers from 0 to n - 1. */
export function drawer(seed: number): (n: number) => number {
  const random = xoroshiro128plus(seed);
  return (n) => uniformInt(random, 0, Math.max(0, n - 1));
}

/**
 * A random legal game of this ruleset, with parts of its header as they are asked for (`text`: where they stand), by games with the
 * files of cards of a box (`boxed`); what is wrong with these. As of `simulate`.
 */
export function simulationFor(
  id: string,
  seed: number,
  most: number,
  header?: Json,
  text: Source = null,
  look?: Look,
  boxed?: ReadonlyMap<string, Compiled<BaseFacts>>,
): Read<Pick<SimulatedGame, 'log' | 'over'>> {
  const game = boxed?.get(id) ?? rulesetOf(id);
  if (game === undefined) {
    const message = `nobody here knows the ruleset "${cut(id)}"; ${didYouMean(id, rulesetIds)}`;
    return { ok: false, problems: [problemAt(null, 'ruleset', message, '/ruleset')] };
  }
  const parts = header === undefined ? undefined : checkParts(game, header, text);
  if (parts?.ok === false) return parts;
  try {
    const { log, over } = simulate(game, seed, most, look, parts?.value);
    return { ok: true, value: { log, over } };
  } catch (error) {
    if (!(error instanceof HeaderProblem)) throw error;
    const problems = error.problems.map(({ pointer, message }) => problemAt(text, 'header', message, pointer));
    return { ok: false, problems };
  }
}

/** Hears of each position with the moves that are offered there. */
type Look = (position: Position<BaseFacts>, offered: ReturnType<typeof legalMoves>) => void;

export interface SimulatedGame {
  readonly log: { readonly [key: string]: Json };
  readonly position: Position<BaseFacts>;
  readonly over: boolean;
}

type Parts = { readonly [part: string]: Json };
type Problems = HeaderProblem['problems'];

const isWrong = ({ kind }: { readonly kind: string }): boolean => kind !== 'unverifiable';

/** What is wrong with a header of which `parts` were asked for: where nothing is wrong with these alone, what was made up does not fit. */
function asTold(game: Compiled<BaseFacts>, parts: Parts, wrong: Problems): Problems {
  const alone = { format: FORMAT, ruleset: game.ruleset.id, seats: ['ann', 'ben'], ...parts, moves: [] };
  if (begin(game, alone).findings.some(isWrong)) return wrong;
  return wrong.map(({ pointer, message }) => ({
    pointer,
    message: `what was made up beside the parts that are told does not fit them: ${message}`,
  }));
}

/** The options that are asked for and that no simulated game is played with. */
function overruled(asked: Json | undefined, played: Json | undefined): Problems {
  if (!isMembers(asked) || !isMembers(played)) return [];
  return Object.entries(asked)
    .filter(([name, value]) => !sameJson(value, played[name] ?? null))
    .map(([name, value]) => ({
      pointer: pointerOf(['options', name]),
      message: `no simulated game is played with "${name}": ${cut(JSON.stringify(value))}`,
    }));
}

/**
 * Plays one random legal game, to its end or to `most` moves. `look` is called at each position with the moves that are
 * offered there. `parts` of the header may be settled beforehand; the game makes up the rest. Throws HeaderProblem where no legal game
 * begins with them.
 */
export function simulate(
  game: Compiled<BaseFacts>,
  seed: number,
  most = 2000,
  look?: Look,
  parts?: { readonly [part: string]: Json },
): SimulatedGame {
  const draw = drawer(seed);
  const { header, dealer } = game.ruleset.simulate(draw, parts);
  const others = overruled(parts?.['options'], (header as Parts)['options']);
  if (others.length > 0) throw new HeaderProblem(others);
  const opened = begin(game, header);
  const wrong = opened.findings.filter(isWrong);
  if (wrong.length > 0) throw new HeaderProblem(parts === undefined ? wrong : asTold(game, parts, wrong));
  let { position } = opened;
  const moves: Move[] = [];
  while (moves.length < most) {
    const { chance, over } = toMove(game, position);
    if (over) break;
    const offered = legalMoves(game, position);
    look?.(position, offered);
    const move = chance ? dealer.deal(position.facts, offered, draw) : dealer.decide(position.facts, offered, draw);
    if (move === null) {
      // A window in which nobody wants anything closes without a move; what that carries out may be the end of the game.
      ({ position } = windowsClosed(game, position));
      break;
    }
    const ruling = rule(game, position, move);
    if (ruling.kind !== 'accepted') {
      throw new Error(
        `seed ${seed}, entry ${moves.length}: the dealer's move ${JSON.stringify(move)} breaks ${ruling.breaches.map((b) => `${b.rule} ${JSON.stringify(b.facts)}`).join(', ')}`,
      );
    }
    ({ position } = carryOut(game, ruling.position, move, ruling));
    moves.push(move);
  }
  const log = {
    ...(header as { [key: string]: Json }),
    title: `simulated game, seed ${seed}`,
    moves: moves as unknown as Json,
  };
  return { log, position, over: toMove(game, position).over };
}
