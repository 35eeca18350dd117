/**
 * @module
 * What a list of cards may say of a hand or pile, as a JSON Schema: exactly what `couldBe` accepts, in any order.
 */
import type { Json } from '../../../schemas/json.ts';
import type { Form, Move, Option } from '../../ruleset.ts';
import { counted, type Facts } from './facts.ts';
import { isHidden, poolOf } from './hidden.ts';

/** What hidden places of one kind may hold: how many places, and the cards of their pool by name; null: anything. */
interface Share {
  readonly places: number;
  readonly stock: ReadonlyMap<string, number> | null;
}

function sharesOf(facts: Facts, zone: readonly string[]): Share[] {
  return [...counted(zone.filter(isHidden))].map(([slot, places]) => {
    const pool = poolOf(facts, slot);
    return { places, stock: pool === 'unknown' ? null : counted(pool) };
  });
}

/** Whether nothing tells what lies at some place of a zone. */
export function isUntold(facts: Facts, zone: readonly string[]): boolean {
  return zone.some((slot) => isHidden(slot) && poolOf(facts, slot) === 'unknown');
}

/** Cards that may lie in a zone, as many as there are. */
export function someContents(facts: Facts, zone: readonly string[]): string[] {
  const [any = ''] = facts.board.cards.keys();
  const left = new Map<string, string[]>();
  return zone.map((slot) => {
    if (!isHidden(slot)) return slot;
    const pool = poolOf(facts, slot);
    if (pool === 'unknown') return any;
    const stock = left.get(slot) ?? [...pool];
    left.set(slot, stock);
    return stock.shift() ?? any;
  });
}

/** At most, or at least, so many items of a list are among these. */
function bound(cards: readonly string[], { least = 0, most }: { least?: number; most?: number }): Json {
  const [only] = cards;
  return {
    contains: cards.length === 1 && only !== undefined ? { const: only } : { enum: [...cards] },
    minContains: least,
    ...(most === undefined ? {} : { maxContains: most }),
  };
}

/** All ways to pick some of these, none and all of them too. */
function subsets<T>(all: readonly T[]): T[][] {
  const found: T[][] = [[]];
  for (const one of all) found.push(...found.map((some) => [...some, one]));
  return found;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The lists of what lies in a zone, in any order: every card that is known to be there, and what its pools allow. */
export function contentsOf(facts: Facts, zone: readonly string[]): Json {
  const size = zone.length;
  const shape = { type: 'array', minItems: size, maxItems: size };
  if (size === 0) return shape;
  const known = counted(zone.filter((slot) => !isHidden(slot)));
  const shares = sharesOf(facts, zone);
  const told = shares.flatMap(({ stock }) => (stock === null ? [] : [stock]));
  const any = told.length < shares.length;
  const cards = any
    ? [...facts.board.cards.keys()]
    : [...new Set([...known.keys(), ...told.flatMap((stock) => [...stock.keys()])])].sort();
  const allOf: Json[] = [];
  const inPools = (card: string, pools: readonly Share[]): number =>
    sum(pools.map(({ stock }) => stock?.get(card) ?? 0));
  for (const card of cards) {
    const least = known.get(card) ?? 0;
    const most = any ? size : least + Math.min(inPools(card, shares), size);
    if (least > 0 || most < size) allOf.push(bound([card], most < size ? { least, most } : { least }));
  }
  if (!any && shares.length > 1) allOf.push(...shared(known, shares, cards, size));
  return { ...shape, items: { enum: cards }, ...(allOf.length === 0 ? {} : { allOf }) };
}

/**
 * Where several pools share a zone, each card needs a place of one that has it (Hall's theorem): of any cards there are at
 * most as many as the places of some pools, and the copies in the others.
 */
function shared(
  known: ReadonlyMap<string, number>,
  shares: readonly Share[],
  cards: readonly string[],
  size: number,
): Json[] {
  const found: Json[] = [];
  for (const full of subsets(shares)) {
    if (full.length === 0 || full.length === shares.length) continue;
    const others = shares.filter((share) => !full.includes(share));
    const outside = (card: string): number => sum(others.map(({ stock }) => stock?.get(card) ?? 0));
    const inside = cards.filter((card) => full.some(({ stock }) => stock?.has(card)));
    const both = inside.filter((card) => outside(card) > 0);
    const alone = inside.filter((card) => outside(card) === 0);
    for (const some of subsets(both)) {
      const group = [...alone, ...some];
      if (group.length === 0) continue;
      const most =
        sum(group.map((card) => (known.get(card) ?? 0) + outside(card))) + sum(full.map(({ places }) => places));
      if (most < size) found.push(bound(group, { most }));
    }
  }
  return found;
}

/**
 * A move with the list of what lies in a zone: without a doubt where nothing needs to be told or what is told can be
 * checked, and with one, by a move of its own, where nothing tells what lies there.
 */
export function withContents(
  facts: Facts,
  move: Move,
  word: string,
  zone: readonly string[],
  besides?: Form,
): Option[] {
  const pointer = `/${word}`;
  const form = (): Form => ({ ...besides, open: { ...besides?.open, [pointer]: contentsOf(facts, zone) } });
  if (!isUntold(facts, zone)) return [{ move, open: form }];
  return [
    besides === undefined ? { move } : { move, open: () => besides },
    { move: { ...move, [word]: someContents(facts, zone) } as Move, open: form },
  ];
}
