/**
 * @module
 * A log that begins where another one stands: the facts of that position are its `start`.
 */
import type { BaseFacts } from '../machines/ruleset.ts';
import { difference, isMembers, type Json, pointerOf, sameJson } from '../schemas/json.ts';
import { byIds, positionsAfter } from './ask.ts';
import { type Asked, checkLog, type Problem, problemAt, type Read, type ReadLog } from './log/read.ts';
import { begin, type Position } from './play/play.ts';

/**
 * The log from behind an entry on (left out: the last one, so that no moves are left). In the middle of a procedure none can begin, and
 * none that would leave something out that later moves may hang on.
 */
export function begunFrom(asked: Asked, at?: number): Read<ReadLog> {
  const { game } = asked;
  const { log } = byIds(asked);
  const positions = positionsAfter(asked, at);
  if (!positions.ok) return positions;
  const refused = (message: string): Read<never> => ({
    ok: false,
    problems: [problemAt(null, 'no-start', message, '')],
  });
  const [position, ...others] = positions.value;
  if (position === undefined || game.ruleset.header.of === undefined)
    return refused(`a log of ${game.ruleset.name} begins at its beginning`);
  if (others.length > 0) return refused('the log may stand at several positions here, and can begin in one only');
  const told = game.ruleset.header.of(position.facts);
  const { header, options, lost } = told;
  if (lost.length > 0)
    return refused(`the header of a log cannot state what stands at ${lost.join(', ')} in the position`);
  const { moves, start: _, options: before, ...rest } = log as unknown as { readonly [part: string]: Json };
  const all = { ...(isMembers(before) ? before : {}), ...options };
  const left = (moves as readonly Json[]).slice((at ?? (moves as readonly Json[]).length - 1) + 1);
  const made = { ...rest, ...header, ...(Object.keys(all).length === 0 ? {} : { options: all }), moves: left } as Json;
  const read = checkLog(made);
  if (!read.ok) return { ok: false, problems: read.problems.map((one): Problem => ({ ...one, code: 'no-start' })) };
  const begun = begin(game, read.value.log).position;
  if (!sameJson(statesOf(begun), statesOf(position)))
    return refused(`no log can begin in the middle of this: ${statesOf(position).join(' › ')}`);
  // A header that does not come out as it was made would tell of another game.
  const again = game.ruleset.header.of(begun.facts);
  const differs = difference(again, told);
  return differs === null ? read : refused(`no header can state what stands at ${pointerOf(differs)} here`);
}

function statesOf({ frames }: Position<BaseFacts>): string[] {
  return frames.map(({ chart, state }) => `${chart}.${state}`);
}
