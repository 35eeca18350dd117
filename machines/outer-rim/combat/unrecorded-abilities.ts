/**
 * @module
 * What abilities that nobody has recorded may have made of the dice of a combat: how little and how much damage each side may
 * have dealt. A table that uses one and writes down only who won is not condemned for it, and not excused beyond its text.
 */
import type { Reaches } from '../../../cards/outer-rim/index.ts';
import type { Face } from '../../../schemas/outer-rim/words.ts';
import { type Unknown, unknown } from '../../ruleset.ts';
import { abilitiesOf, abilityKey, mayStillBeUsed, unstructured } from '../abilities/abilities.ts';
import { type Facts, type Skills, skillsThere, untoldBender } from '../table/facts.ts';
import type { Ability, Combat, Die } from '../table/types.ts';
import { type Fight, fighterOf, idleIn, valueInForce } from './combat.ts';
import { damageOf, otherSide, useKey } from './rolls.ts';

type Where = 'attack' | 'defence';

/** The damage that the dice of a side may come to, and a card that may have been used. */
export interface Reach {
  readonly least: number;
  readonly most: number;
  readonly source: string | null;
}

const worth = (face: Face): number => damageOf([{ face, was: 'rolled' }]);

/** The sum of the best of these, of as many as there may be. */
function best(gains: readonly number[], most: number): number {
  const worthIt = gains.filter((gain) => gain > 0).sort((one, other) => other - one);
  return worthIt.slice(0, most).reduce((sum, gain) => sum + gain, 0);
}

/** How much less and how much more damage these dice may deal once an ability has been used on them. */
function changeOf(dice: readonly Die[], { change }: Ability): { less: number; more: number } {
  // Of an ability that is not structured only the moment is known.
  if (change === undefined) return { less: Infinity, more: Infinity };
  const from = 'from' in change ? change.from : undefined;
  const faces = dice
    .filter(({ face, was }) => was !== 'cancelled' && (from === undefined || face === from))
    .map(({ face }) => worth(face));
  switch (change.kind) {
    case 'turn': {
      const to = worth(change.to);
      return {
        less: best(
          faces.map((face) => face - to),
          change.most,
        ),
        more: best(
          faces.map((face) => to - face),
          change.most,
        ),
      };
    }
    case 'reroll':
      return {
        less: best(faces, change.most),
        more: best(
          faces.map((face) => worth('crit') - face),
          change.most,
        ),
      };
    case 'add':
      return { less: 0, more: change.faces.reduce((sum, face) => sum + worth(face), 0) };
    case 'cancel':
      return { less: best(faces, change.most), more: 0 };
    default:
      return { less: 0, more: 0 };
  }
}

/**
 * How much less damage these dice deal once an ability has cancelled what it can: one of them, or one for each own die with a face. Of
 * own dice that other cards work on nobody knows what they showed.
 */
function cancelledBy(
  dice: readonly Die[],
  { cancels = [], skilled, perOwn }: Reaches,
  skills: Skills,
  own: readonly Die[],
  isAsRolled: boolean,
): number {
  const isSkilled = skilled !== undefined && (!skills.sure || skills.known.includes(skilled.skill));
  const all = isSkilled ? [...cancels, ...skilled.cancels] : cancels;
  const faces = dice
    .filter(({ face, was }) => was !== 'cancelled' && all.includes(face))
    .map(({ face }) => worth(face));
  if (perOwn === undefined) return best(faces, 1);
  return best(faces, isAsRolled ? own.filter(({ face }) => face === perOwn).length : own.length);
}

/** Whether an ability has been used of which nobody can say what it did. */
function isUntold(fight: Combat | Fight, key: string): boolean {
  return 'untold' in fight && fight.untold.includes(key);
}

/** Whether an ability may have been used on the dice of a side, by the seat that fights on its own side. */
function worksOn(facts: Facts, fight: Combat, own: Where, side: Where, source: string, ability: Ability): boolean {
  const { id, timing, on, limit, combat: kind } = ability;
  const told = ability.change === undefined && !unstructured(ability);
  if ((timing !== 'combat' && timing !== 'start-of-combat') || told) return false;
  if (on !== undefined && (on === 'own' ? own : otherSide(own)) !== side) return false;
  if (kind !== undefined && kind !== 'any' && fight.kind !== null && kind !== fight.kind) return false;
  const key = `${source}/${id}`;
  const used =
    limit === 'combat' ? fight.used.some((use) => use.startsWith(`${key}@`)) : fight.used.includes(useKey(key, side));
  // Of a use that does not tell what it did nobody knows it.
  if (isUntold(fight, key)) return true;
  return !used && mayStillBeUsed(facts, fighterOf(fight, own) ?? '', source, ability);
}

/** Whether no card, but for this one, may have changed what the dice of a side have come to. */
function areAsRolled(facts: Facts, fight: Combat, side: Where, but: string): boolean {
  if (fight.used.some((use) => !use.startsWith(`${but}/`))) return false;
  return (['attack', 'defence'] as const).every((own) => {
    const seat = fighterOf(fight, own);
    return (seat === null ? [] : abilitiesOf(facts, seat)).every(
      ({ source, ability }) => source === but || !worksOn(facts, fight, own, side, source, ability),
    );
  });
}

/**
 * What the dice of a side may come to by abilities that are not recorded; `isUnclear`: only by those of which nobody can say what they do
 * to which dice, and none that is used to one's own harm.
 */
export function reachOf(facts: Facts, fight: Combat, side: Where, isUnclear = false): Reach {
  const { dice, damage } = fight[side];
  let [least, most] = [damage ?? 0, damage ?? 0];
  let source: string | null = null;
  for (const own of ['attack', 'defence'] as const) {
    const seat = fighterOf(fight, own);
    if (seat === null) continue;
    for (const { source: card, ability } of abilitiesOf(facts, seat)) {
      if (card === idleIn(fight) || !worksOn(facts, fight, own, side, card, ability)) continue;
      if (isUnclear && ability.change !== undefined) continue;
      const bound = facts.board.reaches.get(abilityKey({ source: card, ability: ability.id }));
      const { less, more } =
        bound?.cancels === undefined
          ? isUnclear
            ? { less: own === side ? 0 : Infinity, more: own === side ? Infinity : 0 }
            : changeOf(dice, ability)
          : {
              less: cancelledBy(
                dice,
                bound,
                skillsThere(facts, seat),
                fight[own].dice,
                areAsRolled(facts, fight, own, card),
              ),
              more: 0,
            };
      if (less + more > 0) source ??= card;
      least = Math.max(0, least - less);
      most += more;
    }
  }
  return { least, most, source };
}

const NOT_RECORDED = (source: string): Unknown =>
  unknown(`${source} may have been used in this combat without a record`);

/** Doubt where such an ability explains the damage that a log has counted; null: none does. */
export function explainsDamage(facts: Facts, fight: Combat, side: Where, counted: number): Unknown | null {
  const { least, most, source } = reachOf(facts, fight, side);
  return source !== null && counted >= least && counted <= most ? NOT_RECORDED(source) : null;
}

/** Doubt where such an ability explains who has won; null: none does. */
export function explainsWinner(facts: Facts, fight: Combat, winner: 'attacker' | 'defender'): Unknown | null {
  const [attack, defence] = [reachOf(facts, fight, 'attack'), reachOf(facts, fight, 'defence')];
  const source = attack.source ?? defence.source;
  const wins = winner === 'attacker' ? attack.most >= defence.least : defence.most > attack.least;
  return source !== null && wins ? NOT_RECORDED(source) : null;
}

/** What the dice of a side have come to if such abilities have made this one win; null: more than one damage is possible, or none. */
export function damageFor(facts: Facts, fight: Combat, side: Where, winner: 'attacker' | 'defender'): number | null {
  const [own, other] = [reachOf(facts, fight, side), reachOf(facts, fight, otherSide(side))];
  const margin = winner === 'attacker' ? 0 : 1;
  const hasWon = (side === 'attack') === (winner === 'attacker');
  const least = hasWon ? Math.max(own.least, other.least + margin) : own.least;
  return least === (hasWon ? own.most : Math.min(own.most, other.most - margin)) ? least : null;
}

/**
 * Doubt where a text that nobody knows may be why a side has rolled so many dice: a card of the other side that takes some from
 * it, or an ability of which the log only says that it was used; null: none may.
 */
export function explainsDice(facts: Facts, fight: Combat, side: Where, rolled: number): Unknown | null {
  const { value } = valueInForce(facts, fight, side);
  const idle = fight.kind === null ? 'none' : fight.kind === 'ground' ? 'mod' : 'gear';
  const foe = fighterOf(fight, otherSide(side)) ?? undefined;
  const isLess = typeof value === 'number' && rolled < value;
  const source = isLess ? untoldBender(facts, foe, 'dice', idle, idleIn(fight)) : null;
  if (source !== null)
    return unknown(`${source} may have lowered the combat value of the ${side}, and its text is not known`);
  for (const own of ['attack', 'defence'] as const) {
    const seat = fighterOf(fight, own);
    for (const { source: card, ability } of seat === null ? [] : abilitiesOf(facts, seat))
      if (isUntold(fight, `${card}/${ability.id}`) && worksOn(facts, fight, own, side, card, ability))
        return unknown(`${card} may have changed the combat value of the ${side}, and the log does not tell`);
  }
  return null;
}
