/**
 * @module
 * Why a part of an ability is not carried out now: its condition does not hold, or no ability is being resolved that has it.
 */
import type { Move, Refusal } from '../../ruleset.ts';
import { type Facts, inPlay, seatOf } from '../table/facts.ts';
import type { Condition, Entry } from '../table/types.ts';
import { holds } from './if.ts';
import { abilityOf } from './sources.ts';

/** The operations that a move carries out a part of. */
const CARRIES_OUT: Readonly<Record<string, readonly Entry['op'][]>> = {
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

/** The cards of which the player in turn has used an ability: in play, the base, and the card bought last. */
function resolved(facts: Facts): { name: string; entries: readonly Entry[] }[] {
  const { seat, purchase } = facts.turn;
  const own = seatOf(facts, seat);
  const used = [...inPlay(own), own.base].filter((source) => source.used);
  const found = used.map((source) => ({
    name: 'name' in source ? source.name : source.card,
    entries: abilityOf(facts, source)?.effects ?? [],
  }));
  const bought = facts.board.cards.get(purchase.card)?.effect;
  if (bought?.trigger === 'on-purchase') found.push({ name: purchase.card, entries: bought.effects });
  return found;
}

/** The condition on which an entry does (more of) what it says. */
const conditionOf = ({ condition, insteadIf }: Entry): Condition | undefined => condition ?? insteadIf?.condition;

/** Why a move that is a part of an ability does not belong to one now; null for any other move. */
export function notResolved(facts: Facts, { type, ...words }: Move): Refusal | null {
  const ops = CARRIES_OUT[type];
  if (ops === undefined) return null;
  const { target = 'base' } = words as { target?: string };
  if (type === 'damage.deal' && target !== 'base')
    return { rule: 'deckbuilding.deal-damage.0.1', facts: { target, targets: ['base'] } };
  const { seat } = facts.turn;
  for (const { name, entries } of resolved(facts)) {
    const entry = entries.find((one) => {
      const condition = conditionOf(one);
      return ops.includes(one.op) && condition !== undefined && !holds(facts, seat, name, condition);
    });
    if (entry === undefined) continue;
    const { force } = facts;
    return conditionOf(entry)?.forceWith === undefined
      ? { rule: 'deckbuilding.if.0.1', facts: { card: name, conditionHolds: false } }
      : {
          rule: 'deckbuilding.the-balance-of-the-force.0.2',
          facts: { card: name, force, side: seatOf(facts, seat).side },
        };
  }
  return { rule: 'deckbuilding.use-a-card-ability.0.1', facts: { abilityBeingResolved: false } };
}
