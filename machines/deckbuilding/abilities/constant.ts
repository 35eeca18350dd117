/**
 * @module
 * Constant abilities (while.0.1) apply by themselves: they add to the attack of cards in play, beside what is printed and what
 * was gained this turn. Where sources differ on such an ability, there are several possible totals, the literal reading first.
 */
import { type Facts, inPlay, inPlayNamed, opponentOf, seatOf } from '../table/facts.ts';
import type { Effect, Entry, Rulings, Ship, Unit } from '../table/types.ts';
import { fits, holds } from './if.ts';

/** Questions that bear on attack, with their readings, the literal one first. */
const QUESTIONS = {
  carrier: ['any', 'empire'],
  endor: ['any', 'empire'],
  baze: ['lost', 'destroyed'],
} as const satisfies { [K in keyof Rulings]?: readonly NonNullable<Rulings[K]>[] };
const ASKED_BY: ReadonlyMap<string, keyof typeof QUESTIONS> = new Map([
  ['imperial-carrier', 'carrier'],
  ['endor', 'endor'],
  ['baze-malbus', 'baze'],
]);

/** Every combination of readings that this position leaves open. */
function readings(facts: Facts, seat: string): Rulings[] {
  const { carrier, endor, baze } = facts.rulings;
  let all: Rulings[] = [facts.rulings];
  if (carrier !== undefined && endor !== undefined && baze !== undefined) return all;
  const own = seatOf(facts, seat);
  for (const { card } of [...own.units, ...own.ships, own.base]) {
    const question = ASKED_BY.get(card);
    if (question === undefined || all[0]?.[question] !== undefined) continue;
    all = QUESTIONS[question].flatMap((answer) => all.map((ruling) => ({ ...ruling, [question]: answer })));
  }
  return all;
}

/** True when the attack of this seat's cards rests on a question that the table has not settled. */
export function isDisputed(facts: Facts, seat: string): boolean {
  return readings(facts, seat).length > 1;
}

/** How many times a bonus counts: once, or for each destroyed base of one side. */
export function times(facts: Facts, seat: string, entry: Entry, ruling: Rulings): number {
  if (entry.perEach === undefined) return 1;
  const opponent = opponentOf(facts, seat);
  const whose = entry.perEach?.victoryPileOf ?? (ruling.baze === 'destroyed' ? 'owner' : 'opponent');
  return seatOf(facts, whose === 'owner' ? seat : opponent).victory.length;
}

/** A card in play or a base whose ability applies by itself (while.0.1). */
interface Constant {
  readonly name: string;
  readonly card: string;
  readonly effect: Effect;
}

export function constants(facts: Facts, seat: string): Constant[] {
  const own = seatOf(facts, seat);
  const found: Constant[] = [];
  for (const { name, card } of inPlay(own)) {
    const effect = facts.board.cards.get(card)?.effect;
    if (effect?.trigger === 'constant') found.push({ name, card, effect });
  }
  const { card } = own.base;
  const effect = facts.board.bases.get(card)?.effect;
  if (effect?.trigger === 'constant') found.push({ name: card, card, effect });
  return found;
}

function bonusFrom(
  facts: Facts,
  seat: string,
  { name, card: id, effect }: Constant,
  target: Unit | Ship,
  row: boolean,
  ruling: Rulings,
  granted: string | undefined,
): number {
  if (name !== granted && !holds(facts, seat, name, effect.condition, row)) return 0;
  let sum = 0;
  for (const entry of effect.effects) {
    if (entry.op !== 'modify-attack') continue;
    if (entry.self === true && name !== target.name) continue;
    if (entry.each !== undefined) {
      const card = facts.board.cards.get(target.card);
      if (card === undefined || !fits(facts, seat, card, entry.each)) continue;
      const question = ASKED_BY.get(id);
      if (
        entry.each.faction === null &&
        question !== undefined &&
        ruling[question] === 'empire' &&
        card.faction !== 'empire'
      )
        continue;
    }
    sum += (entry.amount ?? 0) * times(facts, seat, entry, ruling);
  }
  return sum;
}

/**
 * The possible totals of the attack of these cards, each once, the literal reading first. `row`: they attack a card of the
 * galaxy row (attacking-an-opponents-base.0.1, bounty-hunting-and-sabotage.0.5); `granted`: a card in play or base whose
 * condition is taken to hold.
 */
export function totals(
  facts: Facts,
  seat: string,
  names: readonly string[],
  row: boolean,
  granted?: string,
  sources = constants(facts, seat),
): number[] {
  const own = seatOf(facts, seat);
  const found: number[] = [];
  for (const ruling of readings(facts, seat)) {
    let total = 0;
    for (const name of names) {
      const one = inPlayNamed(own, name);
      if (one === undefined) continue;
      let attack = (facts.board.cards.get(one.card)?.attack ?? 0) + one.bonus;
      for (const source of sources) attack += bonusFrom(facts, seat, source, one, row, ruling, granted);
      total += Math.max(0, attack);
    }
    if (!found.includes(total)) found.push(total);
  }
  return found;
}

/**
 * How an attack that a log states gets a constant ability wrong: it counts one whose condition does not hold, it counts one
 * whose card has left play (while.0.2), or it leaves out one that applies (while.0.1).
 */
export type Miscount = 'condition' | 'left-play' | 'left-out';

/** Cards with constant abilities that lie where those go that have left play. */
function gone(facts: Facts, seat: string): Constant[] {
  const found: Constant[] = [];
  for (const card of new Set([...seatOf(facts, seat).discard, ...facts.exile])) {
    const effect = facts.board.cards.get(card)?.effect;
    if (effect?.trigger === 'constant') found.push({ name: card, card, effect });
  }
  return found;
}

/** How the attack of these cards that a log states gets a constant ability wrong; null when none explains it. */
export function miscount(
  facts: Facts,
  seat: string,
  names: readonly string[],
  row: boolean,
  attack: number,
): Miscount | null {
  const all = constants(facts, seat);
  for (const { name, effect } of all)
    if (!holds(facts, seat, name, effect.condition, row) && totals(facts, seat, names, row, name).includes(attack))
      return 'condition';
  for (const left of gone(facts, seat))
    if (totals(facts, seat, names, row, undefined, [...all, left]).includes(attack)) return 'left-play';
  for (const one of all) {
    const others = all.filter((other) => other !== one);
    if (totals(facts, seat, names, row, undefined, others).includes(attack)) return 'left-out';
  }
  return null;
}
