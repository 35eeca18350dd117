/**
 * @module
 * The golden rules (LRR page 2): where a card contradicts the rules, the card is followed. Some characters, ships and cards
 * bend a rule in ways that their structured facts do not say; where one of them is at work, the referee does not condemn.
 */
import type { Bend } from '../../../cards/outer-rim/index.ts';
import type { RuleId } from '../../chart.ts';
import { type Finding, type Move, type Slice, unknown } from '../../ruleset.ts';
import { doubtOfDamage } from '../combat/damage.ts';
import { somebodyIsFamousEnough } from '../player/fame.ts';
import { bentBy, cardOf, type Facts, isSeat, seatOf, valueInPlay } from '../table/facts.ts';
import type { Values } from '../table/types.ts';

export { bentBy };

/** A constraint that is not held against a seat whose own card may lift it (golden-rules.0.2). */
export function unlessBent<M extends Move, O>(bend: Bend, check: (facts: Facts, move: M, own: O) => Finding) {
  return (facts: Facts, move: M, own: O): Finding => {
    const finding = check(facts, move, own);
    if (finding === true || finding.holds === 'unknown') return finding;
    const source = bentBy(facts, move.seat ?? facts.turn.seat, bend);
    return source === null
      ? finding
      : unknown(`${source} may lift this rule for ${move.seat ?? facts.turn.seat}, and its text is not structured`);
  };
}

/** Which bends may change a fact of a seat, by the name of the fact. */
const TOUCHES: Readonly<Record<string, readonly Bend[]>> = {
  credits: ['reward', 'victory', 'elimination', 'delivery', 'planning-credits', 'fame', 'purchase', 'damage', 'defeat'],
  fame: ['fame', 'additional-fame', 'reward'],
  reputation: ['reputation', 'reward'],
  damage: ['damage', 'defeat', 'dice', 'values'],
  defeated: ['damage', 'defeat', 'dice', 'values'],
  assets: ['slots', 'defeat', 'purchase'],
  secrets: ['defeat'],
  space: ['movement-stops'],
};

/** Whether a card of unknown text may raise a value or add a slot. */
function isRaised(facts: Facts, who: string, fact: string | undefined, part: string): boolean {
  if (fact === 'values') return valueInPlay(facts, who, part as keyof Values).unsure;
  if (fact !== 'slots') return false;
  return seatOf(facts, who).assets.some(({ card }) => cardOf(facts, card)?.bonuses === undefined);
}

/** Why a claim about this fact cannot be condemned although the rules compute something else; null when it can. */
export function doubtOfClaim(facts: Facts, path: readonly (string | number)[]): string | null {
  const [root, who, fact, part] = path.map(String);
  if (root === 'seats' && isSeat(facts, who) && fact === 'damage') {
    const parts = part === 'character' || part === 'ship' ? ([part] as const) : (['character', 'ship'] as const);
    const doubt = parts.map((on) => doubtOfDamage(facts, who, on)).find((reason) => reason !== null);
    if (doubt !== undefined) return doubt;
  }
  if (root === 'seats' && isSeat(facts, who)) {
    // Secrets that a defeat would have taken: whether there was one, cards of unknown text decide.
    const { defeated, secrets } = seatOf(facts, who);
    if (fact === 'secrets' && defeated !== false && secrets.length > 0)
      return `cards of unknown text decide whether ${who} was defeated`;
    const others = fact === 'damage' || fact === 'defeated' ? facts.order.filter((seat) => seat !== who) : [];
    for (const other of others) {
      const source = bentBy(facts, other, 'opponent-damage');
      if (source !== null) return `${source} of ${other} may change this, and its text is not structured`;
    }
  }
  if (root === 'seats' && isSeat(facts, who) && part !== undefined && isRaised(facts, who, fact, part))
    return `${who} has cards of unknown text that may raise this`;
  if (root === 'winner' && facts.order.some((seat) => seatOf(facts, seat).fame === null))
    return 'the log does not say the fame of every seat';
  if (root === 'winner' && facts.winner === null && somebodyIsFamousEnough(facts))
    return 'the credits that decide the tie are not known';
  const seats = root === 'seats' && who !== undefined ? [who] : facts.order;
  const bends =
    root === 'seats'
      ? (TOUCHES[fact ?? ''] ?? [])
      : root === 'patrols'
        ? (['patrol-movement', 'reputation'] as const)
        : [];
  for (const seat of seats) {
    for (const bend of bends) {
      const source = bentBy(facts, seat, bend);
      if (source !== null) return `${source} of ${seat} may change this, and its text is not structured`;
    }
  }
  return null;
}

export const goldenRules: Slice<Facts> = {
  carriesOut: ['outer-rim.golden-rules.0.2', 'outer-rim.golden-rules.0.3'] satisfies RuleId[],
};
