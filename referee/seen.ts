/**
 * @module
 * A log as one of the table sees it who does not see everything. What is listed, ruled and told for them is worked out of that
 * log alone: what does not stand in it nobody can read off an answer.
 */

import type { BaseFacts, Move, Standing } from '../machines/ruleset.ts';
import type { Json } from '../schemas/json.ts';
import { byIds, seenBefore } from './ask.ts';
import type { Asked } from './log/read.ts';

type Members = { readonly [part: string]: Json };

/** A log with what somebody sees of it. */
export interface Seen {
  readonly log: Members & { readonly moves: readonly Move[] };
  /** by entry of the whole log, what is seen of it; null: nothing */
  readonly entries: readonly (Move | null)[];
  /** by entry of the log as it is seen, which one of the whole log it is */
  readonly at: readonly number[];
}

/** What is said of an entry by whoever has told it, and may give away what is hidden. */
function plain(move: Move): Move {
  const { expect: _, note: __, ...said } = move;
  return said;
}

/**
 * The log as a player sees it (`seat`, as the header calls them), or (null) whoever sits nowhere: without what is hidden from
 * them, without claims and notes. An entry of which nobody can tell where the log stood is left out. Those from `told` on they have
 * told themselves: they stay as told, whatever is hidden, so that nobody learns by an answer what a name stands for. Throws what
 * reading a header throws.
 */
export function seenBy(given: Asked, seat: string | null, told = Number.POSITIVE_INFINITY): Seen {
  const asked = byIds(given);
  const { game, log } = asked;
  const { sight } = game.ruleset;
  const { moves, title: _, notes: __, ...header } = log as unknown as Members;
  const { length } = log.moves;
  if (sight === undefined) {
    const entries = log.moves.map(plain);
    return {
      log: { ...header, moves: entries as unknown as Json[] & Move[] },
      entries,
      at: entries.map((_, at) => at),
    };
  }
  const all = new Set(Array.from({ length: length + 1 }, (_, at) => at));
  const stood = seenBefore(
    asked,
    all,
    ({ frames, facts }): Standing<BaseFacts> => ({ frames: structuredClone(frames), facts: game.copy(facts) }),
  );
  const seen = sight({ ...header, moves: moves ?? [] }, seat);
  const entries = log.moves.map((move, at) => {
    const before = stood.get(at);
    const after = stood.get(at + 1);
    if (at >= told) return plain(move);
    return before === undefined || after === undefined ? null : seen.entry(plain(move), before, after);
  });
  const at = entries.flatMap((move, entry) => (move === null ? [] : [entry]));
  const left = entries.filter((move) => move !== null);
  return { log: { ...seen.header, moves: left as unknown as Json[] & Move[] }, entries, at };
}
