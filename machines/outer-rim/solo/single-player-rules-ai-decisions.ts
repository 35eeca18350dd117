/**
 * @module
 * Single-Player Rules: AI Decisions (LRR page 24): an AI player takes part in nothing that it can decline.
 */
import { type Finding, fails, type Move, type Refusal, type Slice } from '../../ruleset.ts';
import { type Facts, isAi } from '../table/facts.ts';

type Exchange = Move & { readonly with?: string };

/** An exchange needs the word of both, and an AI player does not give it (notes, 29). */
function agreesToNone(facts: Facts, { seat, with: partner }: Exchange): Finding {
  if (facts.ai === undefined) return true;
  // Of two AI players among themselves another rule speaks.
  const [ai, other] = [seat, partner].filter((one) => isAi(facts, one));
  return ai === undefined || other !== undefined || fails({ aiPlayer: ai, declines: true });
}

/** Why an AI player makes no trade, wherever its turn stands; null: it makes none, or a person does. */
export function tradesNothing(facts: Facts, { type, seat }: Move): Refusal | null {
  if (type !== 'trade.exchange' || !isAi(facts, seat)) return null;
  return { rule: 'outer-rim.single-player-rules-ai-decisions.0.1', facts: { aiPlayer: seat ?? null, declines: true } };
}

export const aiDecisions: Slice<Facts> = {
  constraints: { 'outer-rim.single-player-rules-ai-decisions.0.1': agreesToNone },
};
