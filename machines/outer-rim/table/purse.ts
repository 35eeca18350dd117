/**
 * @module
 * Credits that nobody can count any more (a price that is not known, a defeat that a card may have spared): between what sums
 * they lie. So a claim or a purchase that none of those sums bears out is a breach all the same. Nothing here is a rule of its own.
 */
import { sameJson } from '../../../schemas/json.ts';
import type { SeatFacts, Sums } from '../../../schemas/outer-rim/position.ts';
import { MOST_CREDITS } from '../../../schemas/outer-rim/words.ts';

/** More ranges than these are told as one, from the least sum to the most. */
const MOST_RANGES = 8;

/** The sums of which the credits of a seat are one, as ranges in ascending order; null: any sum. */
export function purseOf({ credits, purse, doubts }: SeatFacts): readonly Sums[] | null {
  if (doubts?.credits !== undefined) return null;
  return credits === null ? (purse ?? null) : [[credits, credits]];
}

/** Nothing is known of the credits of a seat from here on. */
export function loseCountOfCredits(own: SeatFacts): void {
  own.credits = null;
  own.purse = undefined;
}

/** Nobody knows how much comes to the credits of a seat. */
export function gainUnknownSum(own: SeatFacts): void {
  vary(own, ([least]) => [[least, MOST_CREDITS]]);
}

/** Nobody knows how much a seat pays. */
export function payUnknownSum(own: SeatFacts): void {
  vary(own, ([, most]) => [[0, most]]);
}

/** A seat loses so many credits, as many as it has of them, or none. */
export function mayLoseCredits(own: SeatFacts, amount: number): void {
  vary(own, ([least, most]) => [
    [within(least - amount), within(most - amount)],
    [least, most],
  ]);
}

/** The credits of a seat are not known from here on: what lay in a range may be any of these sums now. */
function vary(own: SeatFacts, to: (from: Sums) => readonly Sums[]): void {
  const before = purseOf(own);
  loseCountOfCredits(own);
  if (before !== null) hold(own, before.flatMap(to));
}

/** So much comes to the unknown credits of a seat, or goes; nobody has less than none. */
export function moveUnknown(own: SeatFacts, by: number): void {
  if (own.purse !== undefined)
    hold(
      own,
      own.purse.map(([least, most]) => [within(least + by), within(most + by)]),
    );
}

/** A seat has the credits that it has, or those that it has in another way of reading the log. */
export function mayHaveEitherSum(own: SeatFacts, other: SeatFacts): void {
  const [one, another] = [purseOf(own), purseOf(other)];
  if (sameJson(one, another)) return;
  loseCountOfCredits(own);
  if (one !== null && another !== null) hold(own, [...one, ...another]);
}

/** A seat pays so much of credits that nobody has counted: so it has had as much. */
export function payOfUnknown(own: SeatFacts, amount: number): void {
  const able = own.purse?.filter(([, most]) => most >= amount);
  if (able === undefined) return;
  hold(
    own,
    able.map(([least, most]) => [Math.max(0, least - amount), most - amount]),
  );
}

/** Credits that nobody has counted are at least so many, or fewer: a card has asked. */
export function boundCredits(own: SeatFacts, amount: number, isMet: boolean): void {
  const before: readonly Sums[] = purseOf(own) ?? [[0, MOST_CREDITS]];
  const [from, to] = isMet ? [amount, MOST_CREDITS] : [0, amount - 1];
  const left = before.map(([least, most]): Sums => [Math.max(least, from), Math.min(most, to)]);
  const able = left.filter(([least, most]) => least <= most);
  if (able.length > 0) hold(own, able);
}

/** Whether credits that nobody has counted are so many; null: they may be. */
export function unknownCovers(own: SeatFacts, amount: number): boolean | null {
  const purse = purseOf(own);
  if (purse === null) return amount === 0 ? true : null;
  if (purse.every(([least]) => least >= amount)) return true;
  return purse.some(([, most]) => most >= amount) ? null : false;
}

/** The unknown sums in words. */
export function purseInWords(purse: readonly Sums[]): string {
  const sum = (credits: number): string => credits.toLocaleString('en-US');
  const ranges = purse.map(([least, most]) => {
    if (least === most) return sum(least);
    if (most === MOST_CREDITS) return `${sum(least)} or more`;
    return least === 0 ? `at most ${sum(most)}` : `${sum(least)} to ${sum(most)}`;
  });
  return ranges.join(' or ');
}

const within = (credits: number): number => Math.min(MOST_CREDITS, Math.max(0, credits));

/** Ranges that touch become one. */
function hold(own: SeatFacts, ranges: readonly Sums[]): void {
  const joined: [number, number][] = [];
  for (const [least, most] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last !== undefined && least <= last[1] + 1) last[1] = Math.max(last[1], most);
    else joined.push([least, most]);
  }
  const [first] = joined;
  if (first === undefined) own.purse = undefined;
  else own.purse = joined.length > MOST_RANGES ? [[first[0], (joined.at(-1) ?? first)[1]]] : joined;
}
