/**
 * @module
 * The game that a drawing is asked of, and where a log of it stands: `--ruleset`, `--log` and `--at` mean the same for each.
 */
import type { BaseFacts } from '../../machines/ruleset.ts';
import { positionsAfter } from '../../referee/ask.ts';
import type { Compiled } from '../../referee/play/compile.ts';
import type { Position } from '../../referee/play/play.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import type { Lang } from '../../rules/index.ts';
import { nameOf } from '../input.ts';
import { complain, complainOf, type ExitCode } from '../terminal.ts';
import { readOne } from './questions.ts';
import { idOf, type OfRuleset, strange } from './reference.ts';

export interface OfLog extends OfRuleset {
  /** the log, and the entry after which it is asked about (left out: its end) */
  readonly log?: string | undefined;
  readonly at?: number | undefined;
  /** files of cards that hold besides its header */
  readonly cards?: readonly string[] | undefined;
  /** the language in which faults of the log are told */
  readonly lang?: Lang | undefined;
}

export interface Standing {
  readonly game: Compiled<BaseFacts>;
  /** null: no log was named */
  readonly position: Position<BaseFacts> | null;
}

/** The game that is asked about, and where the log stands; the exit code where that cannot be, which has been told. */
export async function standingOf(options: OfLog): Promise<Standing | ExitCode> {
  const { log, at, cards, ruleset, lang } = options;
  if (log === undefined) {
    if (at !== undefined) {
      complain('referee: --at is a place in a log; --log names the log');
      return 2;
    }
    const game = rulesetOf(idOf(options));
    return game === undefined ? strange('ruleset', idOf(options), rulesetIds) : { game, position: null };
  }
  const asked = await readOne(log, lang, cards);
  if (asked === null) return 2;
  const { game } = asked;
  if (ruleset !== undefined && ruleset !== game.ruleset.id) {
    complain(`referee: the log is one of ${game.ruleset.id}, not of ${ruleset}`);
    return 2;
  }
  const positions = positionsAfter(asked, at);
  if (positions.ok) return { game, position: positions.value[0] ?? null };
  complainOf(nameOf(log), positions.problems, lang);
  return 2;
}
