/**
 * @module
 * What the entries of an ability may be: things that stand on the agenda until they are carried out, each in its own way.
 * The slice of the glossary's entry says how (`operations`); `abilities.ts` puts them together.
 */
import type { RuleId } from '../../chart.ts';
import { type Draft, type Facts, opponentOf, owe, seatOf } from '../table/facts.ts';
import type { Effect, Entry, Item } from '../table/types.ts';
import { holds } from './if.ts';

/** An entry of an ability that is being resolved: whose, of which card, and how many cards have been chosen for it so far. */
export type Op = Omit<Extract<Item, { do: 'op' }>, 'do'>;

/** What the agenda still holds while one thing on it is done. */
export type Agenda = Draft<readonly Item[]>;

/** The procedures in which somebody decides, or the table sees, what an entry needs. */
export type Asking =
  | 'exile'
  | 'discard'
  | 'look'
  | 'keep-one-on-top'
  | 'reveal'
  | 'destroy'
  | 'deal-damage'
  | 'take'
  | 'voluntary'
  | 'swap'
  | 'exchange'
  | 'return-to-hand'
  | 'put-on-deck';

/** How one operation is carried out. */
export interface Operation {
  /** whether any of it can be done now (use-a-card-ability.2); left out: always */
  readonly can?: (facts: Facts, op: Op) => boolean;
  /** the procedure that it needs; null, or left out: nothing is to decide */
  readonly asks?: (facts: Facts, op: Op) => Asking | null;
  /** what is done when nothing is to decide (any more) */
  readonly deed?: (agenda: Agenda, op: Op) => void;
}

/** Some of the operations, by the word that the catalogue has for them. */
export type Operations = { readonly [op in Entry['op']]?: Operation };

/** The rules that the move of a player keeps who is asked what an ability does: a seat of the table, and the right one. */
export const DECIDED = [
  'deckbuilding.abilities.0.1',
  'deckbuilding.abilities.0.2',
] as const satisfies readonly RuleId[];

/** Who decides what is resolved: the owner of the card, unless it leaves the choice to the opponent. */
export function decider(facts: Facts, own: unknown): string {
  const { seat, chooser, entry } = (own ?? {}) as { seat?: string; chooser?: string; entry?: Entry };
  if (seat === undefined) return facts.turn.seat;
  // A part that says "may" is its owner's to leave out, whoever picks the cards then.
  if (entry?.optional === true) return seat;
  const who = chooser ?? entry?.chooser ?? (entry?.op === 'opponent-discards' ? 'opponent' : 'owner');
  return who === 'opponent' ? opponentOf(facts, seat) : seat;
}

/** The amount of an entry, or the other one when its condition is true. */
export function amountOf(facts: Facts, { seat, source, entry }: Op): { amount: number; upTo: boolean } {
  const { insteadIf } = entry;
  const instead = insteadIf !== undefined && holds(facts, seat, source, insteadIf.condition) ? insteadIf : undefined;
  return { amount: instead?.amount ?? entry.amount ?? 1, upTo: instead?.upTo ?? entry.upTo ?? false };
}

/** A cost that could not be paid, or was not: nothing of this ability happens after it. */
export function stop(draft: Agenda, { rest }: Pick<Op, 'rest'>): void {
  draft.own = draft.own.slice(rest);
}

/** Fewer cards have been chosen than the entry asks for. */
export function isWanting(facts: Facts, op: Op): boolean {
  return op.count < amountOf(facts, op).amount;
}

export function handAgainst(facts: Facts, seat: string): string[] {
  return seatOf(facts, opponentOf(facts, seat)).hand;
}

/** The entry stays on the agenda, with this many cards more chosen for it; it is dropped when it has had enough. */
export function again(draft: Draft<Op>, more: 0 | 1): void {
  const { own } = draft;
  owe(draft, { do: 'op', ...own, count: own.count + more });
}

/** Tells what follows in the same use of an ability, and does something for each discarded card, of so many more. */
export function countDiscarded(draft: Agenda, { rest }: Op, more: number): void {
  draft.own = draft.own.map((item, at) =>
    at < rest && item.do === 'op' && item.entry.amountPerDiscarded !== undefined
      ? { ...item, count: item.count + more }
      : item,
  );
}

/** Whose the entries are, and of which card. */
type Of = Pick<Op, 'seat' | 'source' | 'card'>;

/**
 * Entries of one use of an ability, in their order; `more` things of the same use follow them. What an entry brings about
 * is carried out before the next one, so that those that are left always follow one another.
 */
export function inOrder({ seat, source, card }: Of, entries: readonly Entry[], more = 0): Item[] {
  const last = entries.length - 1 + more;
  return entries.map((entry, at) => ({ do: 'op', seat, source, card, entry, count: 0, rest: last - at }));
}

/** Puts the entries of an ability on the agenda. */
export function resolve(draft: Draft, seat: string, source: string, card: string, effect: Effect): void {
  const of = { seat, source, card };
  const items = inOrder(of, effect.effects, effect.choose === undefined ? 0 : 1);
  if (effect.choose !== undefined)
    items.push({ do: 'options', ...of, options: effect.choose, chooser: effect.chooser ?? 'owner' });
  owe(draft, ...items);
}
