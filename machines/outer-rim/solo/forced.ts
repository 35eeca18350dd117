/**
 * @module
 * What an AI player has no choice in: one of the moves that are left must be made, and whatever else a log records instead is
 * told with what was forced, and why. The rule stands where the procedure of the instruction does.
 */
import type { Json } from '../../../schemas/json.ts';
import type { RuleId } from '../../chart.ts';
import { type Finding, fails, type Move, type Refusal } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';
import type { Resolving } from './instruction.ts';
import { sayInstruction } from './said.ts';

/** Words that every move may carry and that say nothing of what is done. */
const BESIDES: ReadonlySet<string> = new Set(['type', 'seat', 'expect', 'note']);

/** Whether a move says nothing else than a forced one does; what it leaves out it leaves to the rules. */
function agrees(move: Move, forced: Move): boolean {
  const said = forced as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(move).every(
    ([word, value]) => BESIDES.has(word) || value === undefined || JSON.stringify(said[word]) === JSON.stringify(value),
  );
}

/** The words of moves that are left, for the facts of a violation. */
function wordsOf(moves: readonly Move[]): Json[] {
  return moves.map(
    (move) => Object.fromEntries(Object.entries(move).filter(([word]) => word !== 'seat' && word !== 'type')) as Json,
  );
}

/** One of the moves that are left is made; the facts show them, and why they are the ones that are left. */
export function mustBeOneOf(left: readonly Move[], move: Move, because: string): Finding {
  return left.some((forced) => agrees(move, forced)) || fails({ forced: wordsOf(left), because });
}

const NO_ABILITIES: RuleId = 'outer-rim.single-player-rules-ai-players-cards-and-credits.0.2';

/** Why nothing else is done while an instruction of an AI card is being resolved: that one is due. */
export function dueInstead(_facts: Facts, { type, seat }: Move, own: Resolving): Refusal | null {
  if (seat !== own.seat) return null;
  if (type.endsWith('.ability')) return { rule: NO_ABILITIES, facts: { aiPlayer: seat } };
  const rule: RuleId =
    own.pick === 'first'
      ? 'outer-rim.single-player-rules-playing-the-game.0.5'
      : 'outer-rim.single-player-rules-playing-the-game.0.8';
  return { rule, facts: { card: own.card, due: sayInstruction(own.instruction), because: own.because } };
}
