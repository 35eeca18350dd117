/**
 * @module
 * What a seat can pay for an ability: the part of its text before "to" (LRR page 21, Word Usage, "To").
 */
import type { Json } from '../../../schemas/json.ts';
import { factions } from '../../../schemas/outer-rim/words.ts';
import { type Finding, fails, unknown } from '../../ruleset.ts';
import { atLimit, doubtOfDamage } from '../combat/damage.ts';
import { doubtAbout, mostCredits } from '../table/doubts.ts';
import { type Facts, heldBy, isSeat, reputationOf, seatOf } from '../table/facts.ts';
import { deedsSchema, type ObjectSchema, ownDeedSchemas } from '../table/forms.ts';
import { purseInWords, purseOf, unknownCovers } from '../table/purse.ts';
import type { CardEffect } from '../table/types.ts';

/** Whether a seat can carry out this part of a cost in full; what the position does not tell is not held against it. */
export function canPay(facts: Facts, seat: string, cost: CardEffect): Finding {
  const own = seatOf(facts, seat);
  switch (cost.do) {
    case 'lose-credits':
    case 'lose-fame': {
      const has = cost.do === 'lose-credits' ? own.credits : own.fame;
      if (has === null && cost.do === 'lose-credits' && unknownCovers(own, cost.amount) === false)
        return fails({ seat, cost: cost.do, amount: cost.amount, has: purseInWords(purseOf(own) ?? []) });
      if (has === null) return unknown(`the log does not say whether ${seat} can pay the cost`);
      if (has >= cost.amount) return true;
      const doubt = doubtAbout(facts, seat, cost.do === 'lose-credits' ? 'credits' : 'fame');
      return doubt === null ? fails({ seat, cost: cost.do, amount: cost.amount, has }) : unknown(doubt);
    }
    case 'lose-reputation':
    case 'gain-reputation': {
      if (cost.faction === 'your-planet') return true;
      const end = cost.do === 'lose-reputation' ? 'negative' : 'positive';
      const now = reputationOf(facts, seat, cost.faction);
      // A reputation that only seems so cannot be changed either (reputation.6).
      if (own.treatedAs[cost.faction] !== undefined)
        return fails({ seat, cost: cost.do, faction: cost.faction, treatedAs: now });
      if (now === null) return unknown(`the log does not say the ${cost.faction} reputation of ${seat}`);
      return now !== end || fails({ seat, cost: cost.do, faction: cost.faction, reputation: now });
    }
    case 'suffer':
      return !atLimit(facts, seat, cost.on) || fails({ seat, cost: cost.do, on: cost.on, damage: own.damage[cost.on] });
    case 'discard-asset':
      return (
        heldBy(facts, seat, cost.card) !== undefined || fails({ seat, cost: cost.do, card: cost.card, has: false })
      );
    case 'recover': {
      const damage = own.damage[cost.on];
      if (damage >= (cost.amount === 'all' ? 1 : cost.amount)) return true;
      const doubt = doubtOfMore(facts, seat, cost.on);
      return doubt === null ? fails({ seat, cost: cost.do, on: cost.on, damage }) : unknown(doubt);
    }
    case 'discard-secret': {
      if (own.secrets.some(({ id }) => id === cost.secret)) return true;
      // A secret that nobody has named may be this one.
      const doubt = own.secrets.some(({ id }) => id === null)
        ? `the log does not say which secrets ${seat} has`
        : doubtAbout(facts, seat, 'secrets');
      return doubt === null ? fails({ seat, cost: cost.do, secret: cost.secret, has: false }) : unknown(doubt);
    }
    default:
      return true;
  }
}

/** Why a character or ship may have more damage than is known; null where it has not. */
function doubtOfMore(facts: Facts, seat: string, on: 'character' | 'ship'): string | null {
  return doubtAbout(facts, seat, on) ?? doubtAbout(facts, seat, `more-${on}`) ?? doubtOfDamage(facts, seat, on);
}

/** Whether a seat can carry out all of a cost, one part after the other; of parts that hang on dice or choices nobody knows before. */
export function canPayAll(facts: Facts, seat: string, cost: readonly CardEffect[]): Finding {
  let doubt: Finding = true;
  // Sums of one kind are paid together.
  const sums = new Map<string, number>();
  for (const part of cost) {
    const payer = 'seat' in part && isSeat(facts, part.seat) ? part.seat : seat;
    let asked = part;
    if (part.do === 'lose-credits' || part.do === 'lose-fame') {
      const sum = (sums.get(`${part.do} ${payer}`) ?? 0) + part.amount;
      sums.set(`${part.do} ${payer}`, sum);
      asked = { ...part, amount: sum };
    }
    const finding = canPay(facts, payer, asked);
    if (finding === true) continue;
    if (finding.holds === false) return finding;
    doubt = finding;
  }
  return doubt;
}

/** The words that a seat can pay, where a cost chooses among few; null for a cost that nothing bounds, or only its sum. */
function payable(facts: Facts, seat: string, name: string): { readonly word: string; readonly values: Json[] } | null {
  const able = <T extends Json>(values: readonly T[], cost: (value: T) => CardEffect): Json[] =>
    values.filter((value) => {
      const finding = canPay(facts, seat, cost(value));
      return finding === true || finding.holds !== false;
    });
  switch (name) {
    case 'lose-reputation':
    case 'gain-reputation':
      return {
        word: 'faction',
        values: able([...factions, 'your-planet'] as const, (faction) => ({ do: name, faction })),
      };
    case 'suffer':
      return { word: 'on', values: able(['character', 'ship'] as const, (on) => ({ do: name, on, amount: 1 })) };
    case 'discard-asset':
      return { word: 'card', values: seatOf(facts, seat).assets.map(({ card }) => card) };
    case 'discard-secret': {
      const { secrets } = seatOf(facts, seat);
      if (doubtAbout(facts, seat, 'secrets') !== null || secrets.some(({ id }) => id === null)) return null;
      return { word: 'secret', values: secrets.map(({ id }) => id) };
    }
    default:
      return null;
  }
}

/** The most that a seat can lose of a sum, for certain or not; null where a cost has no such sum. */
function mostOf(facts: Facts, seat: string, name: string): number | null {
  const what = name === 'lose-credits' ? 'credits' : name === 'lose-fame' ? 'fame' : null;
  if (what === null) return null;
  if (doubtAbout(facts, seat, what) !== null) return null;
  const has = seatOf(facts, seat)[what];
  return has === null && what === 'credits' && purseOf(seatOf(facts, seat)) !== null ? mostCredits(facts, seat) : has;
}

/** What a seat can recover as a cost: no more than the damage that lies on the character, or on the ship. */
function recoveredBy(facts: Facts, seat: string, deed: ObjectSchema): ObjectSchema[] {
  return (['character', 'ship'] as const).flatMap((on) => {
    // Where there may be more damage than is known, as much as an effect can tell of.
    if (doubtOfMore(facts, seat, on) !== null)
      return [{ ...deed, properties: { ...deed.properties, on: { const: on } } }];
    const maximum = seatOf(facts, seat).damage[on];
    if (maximum === 0) return [];
    const amount = { anyOf: [{ type: 'integer', minimum: 1, maximum }, { const: 'all' }] };
    return [{ ...deed, properties: { ...deed.properties, on: { const: on }, amount } }];
  });
}

/** One part of a cost, paid by the seat itself, as it can pay it; none where it cannot. */
function paidBy(facts: Facts, seat: string, deed: ObjectSchema): ObjectSchema[] {
  const { properties } = deed;
  const name = (deed.properties['do'] as { const: string }).const;
  if (name === 'recover') return recoveredBy(facts, seat, deed);
  const most = mostOf(facts, seat, name);
  if (most === 0) return [];
  if (most !== null) {
    const amount = properties['amount'] as { maximum: number };
    const sum = { ...amount, maximum: Math.min(amount.maximum, most) };
    return [{ ...deed, properties: { ...properties, amount: sum } }];
  }
  const few = payable(facts, seat, name);
  if (few === null) return [deed];
  if (few.values.length === 0) return [];
  return [{ ...deed, properties: { ...properties, [few.word]: { enum: few.values } } }];
}

/** At most one part of a cost is such a loss: several would add up to more than its player has. */
const once = (name: string): Json => ({
  contains: { type: 'object', properties: { do: { const: name } }, required: ['do'] },
  minContains: 0,
  maxContains: 1,
});

/**
 * What a seat may declare that it pays for an ability whose text nobody knows (word-usage.4), as a JSON Schema. A sum may be paid
 * in several parts as well: a form of it says that there are `more`.
 */
export function costForm(facts: Facts, seat: string, most: number): Json {
  const form = deedsSchema(
    facts,
    ownDeedSchemas().flatMap((deed) => paidBy(facts, seat, deed)),
    most,
  );
  const sums = ['lose-credits', 'lose-fame'].filter((name) => mostOf(facts, seat, name) !== null);
  return sums.length === 0 ? form : { ...(form as object), allOf: sums.map(once) };
}
