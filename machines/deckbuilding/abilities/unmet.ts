/**
 * @module
 * Why a part of an ability or a reward is not carried out now: a condition does not hold, an attack has failed, or nothing is
 * being resolved that has it.
 */
import type { RuleId } from '../../chart.ts';
import type { Move, Refusal } from '../../ruleset.ts';
import { type Facts, idOf, inPlay, rowCard, seatOf } from '../table/facts.ts';
import { canHold } from '../table/hidden.ts';
import { attackedLast, isRewarded, isUnrewarding } from '../table/lately.ts';
import type { Card, Condition, Effect, Entry } from '../table/types.ts';
import { ability, type TakeMove } from './ability.ts';
import { destroy } from './destroy.ts';
import { discard } from './discard.ts';
import type { ExileMove } from './exile.ts';
import { conditionRule, holds } from './if.ts';
import type { Op } from './operations.ts';
import { abilityOf, type Source } from './sources.ts';

/** The operations that a move carries out a part of. */
export const CARRIES_OUT: Readonly<Record<string, readonly Entry['op'][]>> = {
  'exile.card': ['exile'],
  'exile.done': ['exile'],
  'hand.discard': ['discard-from-hand', 'opponent-discards'],
  'hand.random': ['opponent-discards'],
  'row.discard': ['discard-from-row'],
  'ship.destroy': ['destroy-capital-ship'],
  'damage.deal': ['deal-damage'],
  'galaxy.take': ['purchase', 'purchase-free', 'take-from-row'],
  'galaxy.swap': ['swap-top-galaxy-with-row'],
  'galaxy.exchange': ['swap-row-card-with-galaxy-discard'],
  'galaxy.keep': ['keep-one-on-top'],
  'discard.return': ['return-to-hand'],
  'hand.to-deck': ['opponent-hand-card-to-top-of-deck'],
};

const nameOf = (source: Source): string => ('name' in source ? source.name : source.card);

/** The cards in play and the base of the player in turn. */
function sourcesOf(facts: Facts): Source[] {
  const own = seatOf(facts, facts.turn.seat);
  return [...inPlay(own), own.base];
}

/** The cards of which the player in turn has used an ability: in play, the base, and the card bought last. */
function resolved(facts: Facts): { name: string; entries: readonly Entry[] }[] {
  const found = sourcesOf(facts)
    .filter(({ used }) => used)
    .map((source) => ({ name: nameOf(source), entries: abilityOf(facts, source)?.effects ?? [] }));
  const { card } = facts.turn.purchase;
  const bought = facts.board.cards.get(card)?.effect;
  if (bought?.trigger === 'on-purchase') found.push({ name: card, entries: bought.effects });
  return found;
}

/** The part of an ability that has been used which such a move carries out, and whose condition does not hold; undefined: there is none. */
export function withheld(facts: Facts, move: Move): { name: string; entry: Entry } | undefined {
  const ops = CARRIES_OUT[move.type] ?? [];
  const { seat } = facts.turn;
  return resolved(facts)
    .flatMap(({ name, entries }) => entries.map((entry) => ({ name, entry })))
    .find(({ name, entry }) => ops.includes(entry.op) && !holds(facts, seat, name, entry.condition));
}

/** The parts of abilities that such a move carries out, once more: of those that have been used, and of triggered ones, which leave no mark. */
export function oneMore(facts: Facts, move: Move): { name: string; entry: Entry }[] {
  const ops = CARRIES_OUT[move.type] ?? [];
  return sourcesOf(facts).flatMap((source) => {
    const effect = abilityOf(facts, source);
    if (effect === null || (effect.trigger === 'activate' && !source.used)) return [];
    const parts = effect.effects.filter(({ op }) => ops.includes(op));
    // A number of cards is one of them at a time.
    return parts.map((entry) => ({
      name: nameOf(source),
      entry: entry.op === 'deal-damage' ? entry : { ...entry, amount: 1 },
    }));
  });
}

/** The abilities that have not been used yet and of which such an operation is a part. */
function unused(facts: Facts, ops: readonly Entry['op'][]): { name: string; effect: Effect; entry: Entry }[] {
  return sourcesOf(facts).flatMap((source) => {
    const effect = source.used ? null : abilityOf(facts, source);
    const entry = effect?.trigger === 'activate' ? effect.effects.find(({ op }) => ops.includes(op)) : undefined;
    return effect === null || entry === undefined ? [] : [{ name: nameOf(source), effect, entry }];
  });
}

/** The condition on which an entry does (more of) what it says. */
const conditionOf = ({ condition, insteadIf }: Entry): Condition | undefined => condition ?? insteadIf?.condition;

/** What is said of a condition of a card that does not hold. */
function unmet(facts: Facts, card: string, condition: Condition): Refusal {
  const rule = conditionRule(condition);
  if (condition.forceWith === undefined) return { rule, facts: { card, conditionHolds: false } };
  return { rule, facts: { card, force: facts.force, side: seatOf(facts, facts.turn.seat).side } };
}

/** The card of the row that units of the player in turn have attacked in vain, of several the one attacked last; null when there is none. */
export function attackedInVain(facts: Facts): Card | null {
  const { units } = seatOf(facts, facts.turn.seat);
  const last = attackedLast(facts);
  const vain = units.filter(({ attacked, committed }) => attacked && rowCard(facts, committed) !== undefined);
  const one = vain.find(({ committed }) => committed === last) ?? vain[0];
  return one === undefined ? null : (facts.board.cards.get(idOf(one.committed)) ?? null);
}

/** The cards that units of the player in turn have attacked and that are in the row no longer. */
function defeatedBy(facts: Facts): string[] {
  return seatOf(facts, facts.turn.seat)
    .units.filter(
      ({ attacked, committed }) =>
        attacked && committed !== 'base' && committed !== 'none' && !rowCard(facts, committed),
    )
    .map(({ committed }) => idOf(committed));
}

/** The cards that units of the player in turn have attacked, defeated or not. */
export function attackedInRow(facts: Facts): string[] {
  const vain = attackedInVain(facts);
  return [...defeatedBy(facts), ...(vain === null ? [] : [vain.id])];
}

/** Whether a reward that has been taken lets the player in turn exile cards. */
function hasExilingReward(facts: Facts): boolean {
  const taken = defeatedBy(facts).filter((card) => isRewarded(facts, card));
  return taken.some((card) => (facts.board.cards.get(card)?.reward?.exile ?? 0) > 0);
}

export const inVain = ({ id }: Card): Refusal => ({
  rule: 'deckbuilding.bounty-hunting-and-sabotage.3.2',
  facts: { target: id, defeated: false },
});

/** Why no reward is taken or left now: it comes last in an attack on the row that succeeds, and at no other time. */
export function unrewarded(facts: Facts, { seat }: Move): Refusal {
  const { turn } = facts;
  if (seat !== undefined && seat !== turn.seat)
    return { rule: 'deckbuilding.playing-the-game.0.1', facts: { seat, turnOf: turn.seat } };
  const defeated = defeatedBy(facts);
  const target = attackedInVain(facts);
  if (defeated.length === 0 && target !== null) return inVain(target);
  // One reward for each defeated card; of one that was not taken at its moment that moment is over.
  const taken = defeated.find((card) => isRewarded(facts, card));
  if (taken !== undefined && defeated.every((card) => isRewarded(facts, card)))
    return { rule: 'deckbuilding.bounty-hunting-and-sabotage.0.9', facts: { rewardOf: taken, taken: true } };
  if (defeated.length > 0)
    return { rule: 'deckbuilding.bounty-hunting-and-sabotage.0.14', facts: { rewardOffered: false } };
  return isUnrewarding(facts)
    ? { rule: 'deckbuilding.discard.3', facts: { defeated: false, discardedByAbility: true } }
    : { rule: 'deckbuilding.bounty-hunting-and-sabotage.0.9', facts: { defeated: false } };
}

/** Why an ability that buys could not buy this card of the galaxy discard pile. */
function unbought(facts: Facts, { card: id }: TakeMove): Refusal {
  const { seat, resources } = facts.turn;
  const { side } = seatOf(facts, seat);
  const card = facts.galaxy.discard.includes(id) ? facts.board.cards.get(id) : undefined;
  if (card === undefined) return { rule: 'deckbuilding.ability.0.1', facts: { card: id, inGalaxyDiscardPile: false } };
  const { faction, cost } = card;
  if (faction === 'neutral' || faction === side)
    return { rule: 'deckbuilding.purchase-a-card.0.2', facts: { card: id, cost, resources } };
  const rule = side === 'rebel' ? 'deckbuilding.purchase-a-card.1' : 'deckbuilding.purchase-a-card.2';
  return { rule, facts: { card: id, faction, buyer: side } };
}

/** The rules about what such a part may be done to. */
const DONE_TO: Readonly<Record<string, RuleId>> = {
  'ship.destroy': 'deckbuilding.destroy.0.1',
  'discard.return': 'deckbuilding.ability.0.1',
  'row.discard': 'deckbuilding.discard.2.3',
  'galaxy.swap': 'deckbuilding.ability.0.1',
  'galaxy.exchange': 'deckbuilding.ability.0.1',
};
const CONSTRAINTS = { ...destroy.constraints, ...discard.constraints, ...ability.constraints };

/** What is wrong with what is done by an ability that has been used, and that had nothing to do; null: nothing, or no such ability. */
function doneToNothing(facts: Facts, move: Move, ops: readonly Entry['op'][]): Refusal | null {
  const rule = DONE_TO[move.type];
  const used = resolved(facts).flatMap(({ name, entries }) => entries.map((entry) => ({ name, entry })));
  const found = used.find(({ entry }) => ops.includes(entry.op));
  if (rule === undefined || found === undefined) return null;
  const { name, entry } = found;
  const op: Op = { seat: facts.turn.seat, source: name, card: idOf(name), entry, count: 0, rest: 0 };
  const finding = CONSTRAINTS[rule]?.(facts, move, op) ?? true;
  return finding !== true && finding.holds === false ? { rule, facts: finding.facts } : null;
}

/** Why a move that is a part of an ability does not belong to one now; null for any other move. */
export function notResolved(facts: Facts, move: Move): Refusal | null {
  const ops = CARRIES_OUT[move.type];
  if (ops === undefined) return null;
  const { target = 'base' } = move as Move & { target?: string };
  if (move.type === 'damage.deal' && target !== 'base')
    return { rule: 'deckbuilding.deal-damage.0.1', facts: { target, targets: ['base'] } };
  const { seat } = facts.turn;
  for (const { name, entries } of resolved(facts)) {
    const condition = entries
      .filter(({ op }) => ops.includes(op))
      .map(conditionOf)
      .find((one) => one !== undefined && !holds(facts, seat, name, one));
    if (condition !== undefined) return unmet(facts, name, condition);
  }
  for (const { name, effect, entry } of unused(facts, ops))
    for (const condition of [effect.condition, entry.condition])
      if (condition !== undefined && !holds(facts, seat, name, condition)) return unmet(facts, name, condition);
  // An ability whose cost was its own card has exiled it last.
  const last = facts.board.cards.get(facts.exile.at(-1) ?? '')?.effect?.effects ?? [];
  const entries = [...resolved(facts).flatMap((one) => one.entries), ...last];
  const exiles = entries.some(({ op }) => op === 'exile') || hasExilingReward(facts);
  if (move.type === 'exile.card' && exiles) {
    const { card, from } = move as ExileMove;
    const { hand, discard } = seatOf(facts, seat);
    const zones = from === undefined ? [hand, discard] : [from === 'hand' ? hand : discard];
    const there = zones.some((zone) => canHold(facts, zone, card) !== null);
    if (!there) return { rule: 'deckbuilding.exile.2', facts: { card, from: from ?? null, there } };
  }
  if (move.type === 'galaxy.take' && entries.some(({ op }) => op === 'purchase'))
    return unbought(facts, move as TakeMove);
  const nothing = doneToNothing(facts, move, ops);
  if (nothing !== null) return nothing;
  const vain = attackedInVain(facts);
  const { exile = 0, other = null } = vain?.reward ?? {};
  if (vain !== null && (other === null ? exile > 0 && ops.includes('exile') : ops.includes(other.op)))
    return inVain(vain);
  return { rule: 'deckbuilding.use-a-card-ability.0.1', facts: { abilityBeingResolved: false } };
}
