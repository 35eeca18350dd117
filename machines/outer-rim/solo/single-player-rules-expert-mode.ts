/**
 * @module
 * Single-Player Rules: Expert Mode (LRR page 25): the AI players begin with some fame, which the person has chosen.
 */
import type { Header } from '../../../schemas/outer-rim/header.ts';
import { fails, type HeaderFinding, type Slice } from '../../ruleset.ts';
import { usesAmbitions, wantsAmbitions } from '../ambitions/sheets.ts';
import { MORE_WITH_AMBITIONS } from '../player/fame.ts';
import { mayHave } from '../table/doubts.ts';
import { type Draft, type Facts, seatOf } from '../table/facts.ts';

const RULE = 'outer-rim.single-player-rules-expert-mode.0.1';

/** What is wrong with the fame that a header gives AI players. */
export function expertModeAtStart(facts: Facts, header: Header): HeaderFinding[] {
  const fame = header.options?.aiFame;
  const wins = facts.fameRequirement + (wantsAmbitions(header) ? MORE_WITH_AMBITIONS : 0);
  if (fame === undefined || (facts.ai !== undefined && fame < wins)) return [];
  const pointer = '/options/aiFame';
  if (facts.ai === undefined)
    return [
      { kind: 'violation', rule: RULE, pointer, message: 'no AI player sits at this table', facts: { aiFame: fame } },
    ];
  const message = 'an AI player begins with less fame than wins the game';
  return [{ kind: 'violation', rule: RULE, pointer, message, facts: { aiFame: fame, wins } }];
}

/** The least fame requirement that may be agreed on: AI players begin with less than wins. */
export function leastFame(facts: Facts): number {
  const aiFame = facts.ai === undefined ? null : (facts.board.beforeSetUp?.aiFame ?? null);
  return aiFame === null ? 1 : Math.max(1, aiFame + 1 - (usesAmbitions(facts) ? MORE_WITH_AMBITIONS : 0));
}

/**
 * The fame with which an AI player begins: what was chosen. Where nothing was chosen it is none; whether a character begins with
 * fame although AI players use no abilities, the rules leave open (Cad Bane).
 */
export function beginsWithFame(facts: Facts, seat: string, chosen: number | null): void {
  const own = seatOf(facts, seat);
  const { fame: printed, character } = own;
  if (chosen !== null) own.fame = chosen;
  else if (printed !== null && printed > 0 && character !== null) {
    own.fame = 0;
    const reason = `whether ${character} begins with fame where AI cards play it, the rules leave open`;
    mayHave(facts, seat, { of: 'fame', amount: printed, by: character }, reason);
  }
}

export const expertMode: Slice<Facts> = {
  constraints: {
    // A fame requirement that is agreed on later than the fame of the AI players.
    [RULE]: (facts, { fame }: { readonly type: string; readonly fame?: number }) => {
      const least = leastFame(facts);
      return fame === undefined || fame >= least || fails({ agreed: fame, least });
    },
  },
  effects: {
    'take-the-fame-of-ai-players': ({ facts }: Draft) => {
      for (const seat of Object.keys(facts.ai ?? {}))
        beginsWithFame(facts, seat, facts.board.beforeSetUp?.aiFame ?? null);
    },
  },
};
