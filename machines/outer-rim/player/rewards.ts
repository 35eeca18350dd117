/**
 * @module
 * The reward that a card shows, as far as anybody knows it: of cargo and bounties. Which rule brings it, its caller says.
 */
import type { RuleId } from '../../chart.ts';
import { mayHave } from '../table/doubts.ts';
import { bentBy, type Draft, noteBoth, paysOf, seatOf } from '../table/facts.ts';
import { gainUnknownSum } from '../table/purse.ts';
import type { Reward } from '../table/types.ts';
import { gainCredits } from './credits.ts';
import { gainFame } from './fame.ts';
import { gainReputation } from './reputation.ts';

/** What comes of a reward nobody knows is not known either; a claim in the log settles it. */
export function gainReward(draft: Draft, seat: string, reward: Reward | null | undefined, because: RuleId): void {
  const own = seatOf(draft.facts, seat);
  if (reward === null || reward === undefined) {
    own.reputation = { rebel: null, imperial: null, hutt: null, syndicate: null };
  }
  const { credits, fame } = reward ?? { credits: null, fame: null };
  if (credits === null) {
    gainUnknownSum(own);
    noteBoth(draft, 'outer-rim.credits.2', because, seat, 'credits');
  } else gainCredits(draft, seat, credits ?? 0, because);
  if (fame === null) own.fame = null;
  else if (fame !== undefined && fame > 0) gainFame(draft, seat, fame, because);
  for (const faction of reward?.reputation ?? []) gainReputation(draft, seat, faction, because);
}

/** A card that pays its owner more for a delivery or a job (golden-rules.0.2); of a reward without credits nobody can say. */
export function gainPayBesides(
  draft: Draft,
  seat: string,
  what: 'delivery' | 'job',
  reward: Reward | null | undefined,
  because: RuleId,
): void {
  for (const { by, credits: amount } of paysOf(draft.facts, seat, what)) {
    if ((reward?.credits ?? 0) > 0) gainCredits(draft, seat, amount, because);
    else mayHave(draft.facts, seat, { of: 'credits', amount, by }, `${by} may pay for this ${what}, too`);
  }
}

/**
 * A card that may make fame of the credits of a job or a bounty: of those that there are (frequently-asked-questions-asset-abilities.3.b
 * and .3.c).
 */
export function mayBringFame(
  { facts }: Draft,
  seat: string,
  what: 'job' | 'bounty',
  reward: Reward | null | undefined,
): void {
  const by = bentBy(facts, seat, what);
  const { credits = 0 } = reward ?? { credits: null };
  if (by === null || credits === 0) return;
  const reason = `${by} may have brought fame instead of the credits of the ${what}`;
  mayHave(facts, seat, { of: 'fame', amount: 1, by }, reason);
  if (credits !== null) mayHave(facts, seat, { of: 'credits', amount: -credits, by }, reason);
}
