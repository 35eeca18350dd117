/**
 * @module
 * Choices among cards of which some make no difference to one another: how many of each lot are taken is all that counts. So a
 * list of legal moves shows what may be given in as a few JSON Schemas, and not one choice after the other.
 */
import { grouped } from '../../../schemas/grouped.ts';
import type { Json } from '../../../schemas/json.ts';

/** Cards of which one is as good as another. */
export type Lot = readonly string[];

/** How many cards of each lot are taken. */
export type Counts = readonly number[];

/** From how many to how many cards of each lot are taken. */
export type Box = readonly (readonly [least: number, most: number])[];

/**
 * How many are taken of each lot, no more than so many in all, in every way that is worth as much as is needed: fewest first of the
 * last lots. What cannot suffice any more is not followed up, so that one way after the other comes without delay.
 */
export function* waysToTake(
  lots: readonly { readonly size: number; readonly worth: number }[],
  needed: number,
  most: number,
): Generator<Counts> {
  // By how many of the lots are left, what so many of their cards are worth: the dearest of them.
  const worths: (readonly number[])[] = [[0]];
  const dearest: number[] = [];
  for (const { size, worth } of lots) {
    dearest.push(...new Array<number>(Math.min(size, most)).fill(worth));
    dearest.sort((one, other) => (one === other ? 0 : other - one)).splice(most);
    let sum = 0;
    worths.push([0, ...dearest.map((worth) => (sum += worth))]);
  }
  function* take(left: number, needed: number, room: number, taken: Counts): Generator<Counts> {
    const worth = worths[left] ?? [];
    if ((worth[Math.min(room, worth.length - 1)] ?? 0) < needed) return;
    const lot = lots[left - 1];
    if (lot === undefined) return void (yield taken);
    for (let count = 0; count <= Math.min(lot.size, room); count += 1)
      yield* take(left - 1, count === 0 ? needed : needed - count * lot.worth, room - count, [count, ...taken]);
  }
  yield* take(lots.length, needed, most, []);
}

/** Different choices among the same lots, as few boxes that hold them and no others. */
export function boxesOf(choices: readonly Counts[], at = 0): Box[] {
  if (at === choices[0]?.length) return [[]];
  const byCount = [...grouped(choices, (counts) => `${counts[at]}`).values()]
    .map((some) => ({ count: some[0]?.[at] ?? 0, rest: boxesOf(some, at + 1) }))
    .sort((one, other) => one.count - other.count);
  const runs: { least: number; most: number; rest: Box[]; key: string }[] = [];
  for (const { count, rest } of byCount) {
    const key = JSON.stringify(rest);
    const last = runs.at(-1);
    if (last?.key === key && last.most === count - 1) last.most = count;
    else runs.push({ least: count, most: count, rest, key });
  }
  return runs.flatMap(({ least, most, rest }) => rest.map((box): Box => [[least, most], ...box]));
}

/** What a list of some of these cards, each once, has to keep to lie in a box: a part of a JSON Schema; null if nothing. */
export function keptIn(box: Box, lots: readonly Lot[], cards: Lot): Record<string, Json> | null {
  const left = new Set(cards);
  const terms: Json[] = [];
  for (const [at, [least, most]] of box.entries()) {
    const lot = (lots[at] ?? []).filter((card) => cards.includes(card));
    if (most === 0) for (const card of lot) left.delete(card);
    else if (least > 0 || most < lot.length)
      terms.push({
        contains: { enum: lot },
        ...(least === 1 ? {} : { minContains: least }),
        ...(most < lot.length ? { maxContains: most } : {}),
      });
  }
  if (left.size === 0) return cards.length === 0 ? null : { maxItems: 0 };
  if (terms.length === 0 && left.size === cards.length) return null;
  return {
    ...(left.size < cards.length ? { items: { enum: [...left] } } : {}),
    ...(terms.length > 0 ? { allOf: terms } : {}),
  };
}

/** Whether some list of these cards lies in a box. */
export function areThere(box: Box, lots: readonly Lot[], cards: Lot): boolean {
  return box.every(
    ([least], at) => least === 0 || (lots[at] ?? []).filter((card) => cards.includes(card)).length >= least,
  );
}

/** Whether a box holds no empty list. */
export function takesSome(box: Box): boolean {
  return box.some(([least]) => least > 0);
}

/** Whether a box allows to take anything of a lot. */
export function mayTake(box: Box, lot: number): boolean {
  return (box[lot]?.[1] ?? 0) > 0;
}

/** How many cards are given in, in all: the fewest and the most of some choices. */
export function rangeOf(choices: readonly { readonly given: Counts }[]): readonly [least: number, most: number] {
  const totals = choices.map(({ given }) => given.reduce((sum, count) => sum + count, 0));
  return [Math.min(...totals), Math.max(...totals)];
}
