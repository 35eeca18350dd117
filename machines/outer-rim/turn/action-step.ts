/**
 * @module
 * The action step (LRR page 3): any number of different actions, each at most once.
 */
import { decision } from '../../../schemas/outer-rim/move.ts';
import { fails, type Move, type Slice, unknown } from '../../ruleset.ts';
import {
  type AbilityMove,
  abilityMove,
  abilityOptions,
  isTheirs,
  onceATurn,
  timed,
  usedKey,
} from '../abilities/abilities.ts';
import type { Exchange } from '../actions/trade-action.ts';
import { type Facts, mayBeBentBy } from '../table/facts.ts';

const moves = [
  decision('action.ability', abilityMove, 'One "Action" ability is resolved as an action.'),
  decision('action.end', {}, 'The action step ends; the encounter step follows. A log may leave this out.'),
] as const;

/** The action that a move begins. */
const ACTION_OF: Readonly<Record<string, 'market' | 'deliver' | 'trade'>> = {
  'market.discard': 'market',
  'market.buy': 'market',
  'deliver.cargo': 'deliver',
  'deliver.bounty': 'deliver',
  'trade.exchange': 'trade',
};

/** By which move credits and debt tokens change hands as no action (trade-action.6), where an exchange is of nothing else. */
function asNoAction(move: Move) {
  const { gives = {}, takes = {} } = move as Move & Pick<Exchange, 'gives' | 'takes'>;
  if (move.type !== 'trade.exchange' || gives.cards !== undefined || takes.cards !== undefined) return {};
  const isOfTokens = gives.debtTokens !== undefined || takes.debtTokens !== undefined;
  return { asNoAction: isOfTokens ? 'debt-tokens.trade' : 'credits.trade' };
}

export const actionStep: Slice<Facts> = {
  moves,
  says: {
    'action.end': () => 'ends the action step',
  },
  constraints: {
    // What may be an action at all is said here; whose abilities may be one is action-step.2.
    'outer-rim.action-step.1': timed('action'),
    'outer-rim.action-step.2': isTheirs,
    'outer-rim.action-step.0.2': (facts, move: Move) => {
      const action = ACTION_OF[move.type];
      if (action === undefined || !facts.turn.done.includes(action)) return true;
      const source = action === 'market' ? mayBeBentBy(facts, move.seat, 'market-action') : null;
      if (source !== null)
        return unknown(`${source} may allow another market action to ${move.seat}, and its text is not known`);
      return fails({ action, performedBefore: true, ...asNoAction(move) });
    },
    'outer-rim.action-step.2.1': (facts, move: AbilityMove) => {
      const key = usedKey(facts, move.seat ?? facts.turn.seat, move);
      // Of one marked "once per turn" its own rule says it (word-usage.6.a).
      return facts.turn.done.includes(key) && onceATurn(facts, move) === true
        ? fails({ ability: key, resolvedBefore: true })
        : true;
    },
  },
  candidates: {
    'action.ability': (facts) => abilityOptions(facts, 'action'),
    'action.end': (facts) => [{ move: { type: 'action.end', seat: facts.turn.seat } }],
  },
  carriesOut: ['outer-rim.action-step.0.1', 'outer-rim.action-step.2.2'],
};
