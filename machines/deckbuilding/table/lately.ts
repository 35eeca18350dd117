/**
 * @module
 * What has come about by itself, because everybody knew the card or there was one way only, or has been told already: a table
 * may record it (once more) all the same. Remembered to the end of the turn, the latest first; no position shows it.
 */
import type { RuleId } from '../../chart.ts';
import type { Move } from '../../ruleset.ts';
import { type Facts, idOf, isSeat, NONE, seatOf } from './facts.ts';
import { canBe, isHidden, see } from './hidden.ts';
import type { Deed, Ship } from './types.ts';

/** Remembers that something has come about that a log may record. Lists are shared between copies, so none is ever changed. */
export function cameAbout(facts: Facts, type: string, seat: string | null, what: string, amount = 0): void {
  facts.lately = { type, seat, what, amount, told: false, before: facts.lately };
}

/** Remembers a card that an entry has told. */
export function wasTold(facts: Facts, type: string, seat: string | null, what: string): void {
  facts.lately = { type, seat, what, amount: 0, told: true, before: facts.lately };
}

type Recorded = Move & {
  readonly card?: string;
  readonly ship?: string;
  readonly target?: string;
  readonly amount?: number;
  readonly order?: readonly string[];
  readonly from?: string;
};

/** A list without one of its deeds. */
function without(list: Deed | null, gone: Deed): Deed | null {
  if (list === null || list === gone) return gone.before;
  return { ...list, before: without(list.before, gone) };
}

function find(list: Deed | null, fits: (deed: Deed) => boolean): Deed | null {
  for (let deed = list; deed !== null; deed = deed.before) if (fits(deed)) return deed;
  return null;
}

/** What a move is about. */
function whatOf(move: Move): string {
  const { type, card, ship, target = 'base' } = move as Recorded;
  return card ?? ship ?? (type === 'damage.deal' ? target : '');
}

/** What a move records once more; null: nothing that has come about. */
function recorded(facts: Facts, move: Move, told: boolean): Deed | null {
  const { type, seat, amount = 0, order, from } = move as Recorded;
  // The order of a deck is news, a player who does not sit at the table is a slip, and what is exiled by itself comes from no zone.
  if (order !== undefined || from !== undefined || (seat !== undefined && !isSeat(facts, seat))) return null;
  const what = whatOf(move);
  const isOf = (deed: Deed): boolean =>
    deed.type === type &&
    deed.told === told &&
    deed.amount === amount &&
    (seat === undefined || deed.seat === null || deed.seat === seat);
  const known = find(facts.lately, (deed) => isOf(deed) && (deed.what === what || idOf(deed.what) === what));
  return known ?? find(facts.lately, (one) => isOf(one) && isHidden(one.what) && mayHaveBeen(facts, one, what));
}

/** Whether a move may record what has come about without a word. */
export function mayHaveCome(facts: Facts, move: Move): boolean {
  return recorded(facts, move, false) !== null;
}

/** Whether a move records once more what has come about; of a card that nobody had seen the table now knows what it was. */
export function toldAgain(facts: Facts, move: Move): boolean {
  const deed = recorded(facts, move, false) ?? recorded(facts, move, true);
  if (deed === null) return false;
  if (isHidden(deed.what)) learn(facts, deed, whatOf(move));
  facts.lately = without(facts.lately, deed);
  return true;
}

/** Whether entries of this type have told cards. */
export function isToldBy(facts: Facts, type: string): boolean {
  return find(facts.lately, (deed) => deed.type === type && deed.told) !== null;
}

/** A card that a log tells where one is due; `again`: it tells of one that has come already, and the other is still to be told. */
export type Told<M extends Move> = M & { readonly again?: true };

/** The cards that a log may speak of where one is due: that one, or one of its kind that everybody knew and that came by itself. */
export function newOrAgain<M extends Move>(facts: Facts, move: M): Told<M>[] {
  return facts.lately !== null && mayHaveCome(facts, move) ? [move, { ...move, again: true }] : [move];
}

/** Whether a card that is told has come already; then it has been told now. */
export function isNoNews(facts: Facts, move: Told<Move>): boolean {
  return move.again === true && toldAgain(facts, move);
}

/** The card that a player has drawn last without a record, as everybody knew it; null: there is none. */
export function drawnLast(facts: Facts, seat: string | undefined): { seat: string; card: string } | null {
  const deed = find(
    facts.lately,
    (one) => one.type === 'card.draw' && !one.told && (seat === undefined || one.seat === seat),
  );
  return deed === null || deed.seat === null || isHidden(deed.what) ? null : { seat: deed.seat, card: deed.what };
}

/** Whether a player has drawn such a card without a record. */
export function hasDrawn(facts: Facts, seat: string, card: string): boolean {
  return find(facts.lately, (deed) => deed.type === 'card.draw' && deed.seat === seat && deed.what === card) !== null;
}

/** The damage that has gone to a ship without a word: everything, as it could go no other way, or nothing. */
export function dealtUntold(facts: Facts, seat: string, ship: string): number | null {
  const deed = find(
    facts.lately,
    (one) => one.type === 'attack.damage' && one.seat === seat && (one.what === ship || idOf(one.what) === ship),
  );
  return deed?.amount ?? null;
}

/** Remembers that an attack begins: what comes about from here on is its damage. */
export function attackBegan(facts: Facts, seat: string, target: string): void {
  cameAbout(facts, 'attack', seat, target);
}

/** The target of the last attack of the turn; null: there has been none. */
export function attackedLast(facts: Facts): string | null {
  return find(facts.lately, ({ type }) => type === 'attack')?.what ?? null;
}

/** An attack of the last turn, and the damage of it: no log records those any more, and later entries may show that they went otherwise. */
const OF_LAST_TURN: Readonly<Record<string, string>> = { attack: 'last.attack', 'attack.damage': 'last.damage' };

/** What ships have caught without a word of each attack of this turn, or of the last one, the latest attack first. */
export function caught(facts: Facts): (readonly Deed[])[] {
  const found: Deed[][] = [[]];
  for (let deed = facts.lately; deed !== null; deed = deed.before) {
    const { type, told, amount } = deed;
    if (type === 'attack' || type === OF_LAST_TURN.attack) found.push([]);
    else if ((type === 'attack.damage' || type === OF_LAST_TURN['attack.damage']) && !told && amount > 0)
      found.at(-1)?.push(deed);
  }
  return found.filter(({ length }) => length > 0);
}

/** Remembers that a ship has left play by this rule, and the damage that was on it: a table may have left it there. */
export function leftPlay(facts: Facts, seat: string, { name, damage }: Ship, rule: RuleId): void {
  cameAbout(facts, 'ship.left', seat, name, damage);
  facts.lately = { ...(facts.lately as Deed), turn: facts.turn.number, rule };
}

/** The ships that have left play so, up to the end of the next turn of their players. */
export function haveLeft(facts: Facts): readonly Deed[] {
  const left: Deed[] = [];
  for (let deed = facts.lately; deed !== null; deed = deed.before) if (deed.type === 'ship.left') left.push(deed);
  return left;
}

/** Remembers that a base has fallen, and by how much damage: a table may have left it standing. */
export function baseFell(facts: Facts, seat: string): void {
  const { card, damage } = seatOf(facts, seat).base;
  cameAbout(facts, 'base.fell', seat, card, damage);
}

/** The base of a seat that has fallen in this turn, or in the last one if none has taken its place; null: none has. */
export function fallenBase(facts: Facts, seat: string): { card: string; damage: number } | null {
  const fell = find(facts.lately, (deed) => deed.type === 'base.fell' && deed.seat === seat);
  return fell === null ? null : { card: fell.what, damage: fell.amount };
}

/** Remembers that the reward of a card has been taken: once, so that no log records it again. */
export function rewarded(facts: Facts, seat: string, card: string): void {
  cameAbout(facts, 'reward', seat, card);
}

export function isRewarded(facts: Facts, card: string): boolean {
  return find(facts.lately, ({ type, what }) => type === 'reward' && what === card) !== null;
}

/** Remembers that an ability has discarded a card of the row, which brings no reward (discard.3). */
export function unrewarding(facts: Facts): void {
  cameAbout(facts, 'unrewarding', null, '');
}

export function isUnrewarding(facts: Facts): boolean {
  return find(facts.lately, ({ type }) => type === 'unrewarding') !== null;
}

/** Remembers how much less a card was bought with than it costs: it may be paid with what comes later. */
export function underpaid(facts: Facts, seat: string, card: string, missing: number): void {
  if (missing > 0) cameAbout(facts, 'purchase.owing', seat, card, missing);
}

const isOwing = ({ type }: Deed): boolean => type === 'purchase.owing';

/** Remembers that the next card bought in this turn comes to hand. */
export function nextToHand(facts: Facts, seat: string): void {
  cameAbout(facts, 'purchase.to-hand', seat, '');
}

/** Whether it does; then it has come. */
export function isNextToHand(facts: Facts): boolean {
  const next = find(facts.lately, ({ type }) => type === 'purchase.to-hand');
  if (next !== null) facts.lately = without(facts.lately, next);
  return next !== null;
}

/** Takes note that so many resources are left where that is right if what was bought has been paid with what came later. */
export function payLater(facts: Facts, left: unknown): void {
  let owing = 0;
  for (let deed = facts.lately; deed !== null; deed = deed.before) if (isOwing(deed)) owing += deed.amount;
  if (owing === 0 || left !== facts.turn.resources - owing) return;
  facts.turn.resources -= owing;
  for (let deed = find(facts.lately, isOwing); deed !== null; deed = find(facts.lately, isOwing))
    facts.lately = without(facts.lately, deed);
}

/** Remembers that cards were committed to what does not lie in the row, or may not be attacked: that has been said there, and not once more where they attack it. */
export function aimedAstray(facts: Facts, seat: string, target: string): void {
  cameAbout(facts, 'aimed-astray', seat, target);
}

export function isAstray(facts: Facts, target: string): boolean {
  return find(facts.lately, ({ type, what }) => type === 'aimed-astray' && what === target) !== null;
}

const besides = (target: string): string => `committed-besides/${target}`;

/** Remembers that a table has a card attack a target although it has committed it to another one since: that has been said there. */
export function attacksBoth(facts: Facts, seat: string, card: string, target: string): void {
  cameAbout(facts, besides(target), seat, card);
}

/** The cards of a seat that a table has attack a target besides another one. */
export function attackingBoth(facts: Facts, seat: string, target: string): string[] {
  const found: string[] = [];
  if (facts.lately === null) return found;
  const wanted = besides(target);
  for (let deed: Deed | null = facts.lately; deed !== null; deed = deed.before)
    if (deed.type === wanted && deed.seat === seat) found.push(deed.what);
  return found;
}

/** The attack on that target has been made. */
export function attackedBoth(facts: Facts, seat: string, target: string): void {
  const wanted = besides(target);
  const isOf = ({ type, seat: whose }: Deed): boolean => type === wanted && whose === seat;
  for (let deed = find(facts.lately, isOf); deed !== null; deed = find(facts.lately, isOf))
    facts.lately = without(facts.lately, deed);
}

/** Remembers the base of a seat as it was before an ability put damage on it without a word, and how much: a log may say otherwise. */
export function aimedAtBase(facts: Facts, seat: string, points: number): void {
  const { card, damage } = seatOf(facts, seat).base;
  cameAbout(facts, 'base.aimed-at', seat, card, points);
  cameAbout(facts, 'base.before', seat, card, damage);
}

/** The base of a seat before the damage that an ability put on it last, and how much that was; null: none has. */
export function baseBefore(facts: Facts, seat: string): { card: string; damage: number; points: number } | null {
  const before = find(facts.lately, (deed) => deed.type === 'base.before' && deed.seat === seat);
  return before === null || before.before === null
    ? null
    : { card: before.what, damage: before.amount, points: before.before.amount };
}

/** Remembers that the log has not told which card came into the row, and that this has been said: it may still tell. */
export function leftGap(facts: Facts): void {
  cameAbout(facts, 'galaxy.gap', null, '');
}

/** Remembers that a part of an ability has found nothing to be done to while a card of the row was untold: that one may have been it. */
export function leftWanting(facts: Facts, seat: string, source: string): void {
  cameAbout(facts, 'ability.wanting', seat, source);
}

/** The cards and bases whose abilities have found nothing so. */
export function wanting(facts: Facts): string[] {
  const found: string[] = [];
  for (let deed = facts.lately; deed !== null; deed = deed.before)
    if (deed.type === 'ability.wanting') found.push(deed.what);
  return found;
}

/** Forgets it of one of them: that part has been carried out. */
export function notWanting(facts: Facts, source: string): void {
  const found = find(facts.lately, ({ type, what }) => type === 'ability.wanting' && what === source);
  if (found !== null) facts.lately = without(facts.lately, found);
}

/** How many such cards are missing in the row. */
export function gapsLeft(facts: Facts): number {
  let left = 0;
  for (let deed = facts.lately; deed !== null; deed = deed.before) if (deed.type === 'galaxy.gap') left += 1;
  return left;
}

/** Whether the log may still tell such a card; then it has told it now. */
export function tellsGap(facts: Facts): boolean {
  const gap = find(facts.lately, ({ type }) => type === 'galaxy.gap');
  if (gap !== null) facts.lately = without(facts.lately, gap);
  return gap !== null;
}

/** Remembers how many resources were left at the end of a turn: a table may spend them in a later one. */
export function leftOver(facts: Facts, seat: string): void {
  cameAbout(facts, 'resources.left', seat, '', facts.turn.resources);
}

/** Whether so many were, in the last turn of either player. */
export function wasLeftOver(facts: Facts, more: number): boolean {
  return find(facts.lately, ({ type, amount }) => type === 'resources.left' && amount === more) !== null;
}

/** A deed as it is remembered when the turn is over; null: it is not. */
function kept({ turn: now }: Facts, deed: Deed, fell: Deed | null): Deed | null {
  const { type, seat, amount, turn } = deed;
  if (type === 'galaxy.gap') return deed;
  if (type === 'base.fell') return deed === fell ? deed : null;
  if (type === 'ship.left') return turn === now.number || seat !== now.seat ? deed : null;
  if (type === 'resources.left' && seat !== now.seat) return deed;
  const last = OF_LAST_TURN[type];
  return last === undefined || (type === 'attack.damage' && amount === 0) ? null : { ...deed, type: last };
}

/** A turn is over: nothing of it is recorded any more but cards that are missing in the row, and that a base is. What may have gone otherwise stays. */
export function turnIsOver(facts: Facts): void {
  const isDue = ({ type, seat }: Deed): boolean => type === 'base.fell' && seatOf(facts, seat ?? '').base.card === NONE;
  const fell = find(facts.lately, isDue);
  const stays: Deed[] = [];
  for (let deed = facts.lately; deed !== null; deed = deed.before) {
    const one = kept(facts, deed, fell);
    if (one !== null) stays.push(one);
  }
  facts.lately = null;
  for (const one of stays.toReversed()) facts.lately = { ...one, before: facts.lately };
}

/** Forgets that a ship has been spared: a log that says so now is wrong. */
export function notSpared(facts: Facts, seat: string, ship: string): void {
  const spared = find(
    facts.lately,
    (one) => one.type === 'attack.damage' && one.seat === seat && one.what === ship && one.amount === 0,
  );
  if (spared !== null) facts.lately = without(facts.lately, spared);
}

/** Where the card of a deed lies now. */
function zoneOf(facts: Facts, { seat }: Deed): string[] {
  return seat === null ? facts.galaxy.deck : seatOf(facts, seat).hand;
}

/** Whether the place that nobody had seen may hold this card. */
function mayHaveBeen(facts: Facts, deed: Deed, card: string): boolean {
  const { what: slot } = deed;
  const zone = zoneOf(facts, deed);
  // What may lie there has become certain since.
  if (facts.pools[slot.slice(1)] === undefined) return zone.includes(card);
  return zone.includes(slot) && canBe(facts, slot, card) !== null;
}

/** Puts the card in the place that nobody had seen. */
function learn(facts: Facts, deed: Deed, card: string): void {
  const zone = zoneOf(facts, deed);
  const at = zone.indexOf(deed.what);
  if (at !== -1) see(facts, zone, at, card);
}
