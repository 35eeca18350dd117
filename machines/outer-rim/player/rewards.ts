/**
 * @module
 * The reward that a card shows, as far as anybody knows it: of cargo and bounties. Which rule brings it, its caller says.
 */
import { paysNoCredits } from '../../../cards/outer-rim/index.ts';
import type { RuleId } from '../../chart.ts';
import { mayHave, maySway } from '../table/doubts.ts';
import { bentBy, type Draft, noteBoth, type Paid, paysOf, seatOf } from '../table/facts.ts';
import { gainUnknownSum } from '../table/purse.ts';
import type { Reward } from '../table/types.ts';
import { gainCredits } from './credits.ts';
import { gainFame } from './fame.ts';
import { isTurnedOver, showsItsFront } from './goal-cards.ts';
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

/** A card pays its owner for this once its goal is completed (golden-rules.0.2), of which the log does not always tell. */
export function payOnceCompleted(
  draft: Draft,
  seat: string,
  { by, for: what }: Paid,
  amount: number,
  { isSure = true }: { /** false: it may have happened, and the log does not tell */ readonly isSure?: boolean } = {},
): void {
  const { facts } = draft;
  // What stands on the other side pays nothing while the front shows for certain (goals.4).
  if (amount === 0 || showsItsFront(facts, seat, by)) return;
  const isDone = isTurnedOver(facts, seat, by);
  if (isSure && isDone) {
    gainCredits(draft, seat, amount, 'outer-rim.golden-rules.0.2');
    return;
  }
  const untold = isDone ? 'and whether there was one' : 'once its goal is completed, which';
  const reason = `${by} pays for ${what === 'victory' ? 'a' : 'an'} ${what} ${untold} the log does not tell`;
  mayHave(facts, seat, { of: 'credits', amount, by }, reason);
}

/** What cards pay for a contact that is eliminated, or that may have been. */
export function payElimination(draft: Draft, seat: string, happened: { readonly isSure?: boolean } = {}): void {
  for (const pay of paysOf(draft.facts, seat, 'elimination')) payOnceCompleted(draft, seat, pay, pay.credits, happened);
  maySway(draft, seat, 'elimination', 'credits');
}

/** Where there are no credits, nothing is made of them (frequently-asked-questions-asset-abilities.3.a to .3.c). */
function ofNoCredits(what: 'job' | 'bounty', card: string): RuleId {
  if (what === 'bounty') return 'outer-rim.frequently-asked-questions-asset-abilities.3.c';
  if (paysNoCredits.has(card)) return 'outer-rim.frequently-asked-questions-asset-abilities.3.a';
  return 'outer-rim.frequently-asked-questions-asset-abilities.3.b';
}

/** A card that may make fame of the credits of a job or a bounty, of those that there are. */
export function mayBringFame(
  draft: Draft,
  seat: string,
  what: 'job' | 'bounty',
  card: string,
  reward: Reward | null | undefined,
): void {
  const { facts } = draft;
  const by = bentBy(facts, seat, what);
  if (by === null) return;
  const { credits = 0 } = reward ?? { credits: paysNoCredits.has(card) ? 0 : null };
  if (credits === 0) {
    draft.note(ofNoCredits(what, card), 'seats', seat, 'fame');
    return;
  }
  const reason = `${by} may have brought fame instead of the credits of the ${what}`;
  mayHave(facts, seat, { of: 'fame', amount: 1, by }, reason);
  if (credits !== null) mayHave(facts, seat, { of: 'credits', amount: -credits, by }, reason);
  // What a card has made of the fame is no credits of the reward.
  if (paysOf(facts, seat, 'fame').length > 0) draft.note('outer-rim.unfinished-business.2.3', 'seats', seat, 'credits');
}
