/**
 * @module
 * The windows of a combat: in which order abilities may change values, have dice rerolled and change results, and who may
 * use them. Nobody has to say "pass": whoever goes on with something later has closed every window before it (notes, ruling
 * 16). Each window is a state of the chart (combat-chart.ts) that takes the abilities which belong to it.
 */
import { combatWindows } from '../../../schemas/outer-rim/position.ts';
import type { RuleId } from '../../chart.ts';
import { type Finding, fails, type Move, type Refusal, type Unrecorded, voids } from '../../ruleset.ts';
import { abilitiesOf, abilityOf, mayHaveAny, unstructured, usedKey } from '../abilities/abilities.ts';
import { type Facts, isSeat } from '../table/facts.ts';
import type { Ability, Combat } from '../table/types.ts';
import { type CombatAbility, type CombatReroll, type Fight, fighterOf, nextRoll } from './combat.ts';
import { type Aim, aimOf, type DiceMove, isRolled, misnamed, otherSide, sideOf, useKey } from './rolls.ts';

type Where = 'attack' | 'defence';
type Known = Ability | 'unknown-text' | null;

/** The windows in their order: those of the attack, then those of the defence (combat-steps.1.2, .2.2, .3.1). */
export const WINDOWS = [
  'attack-value-own',
  'attack-value-other',
  'attack-reroll-own',
  'attack-reroll-other',
  'attack-result-own',
  'attack-result-other',
  'defence-value-own',
  'defence-value-other',
  'defence-reroll-own',
  'defence-reroll-other',
  'defence-result-own',
  'defence-result-other',
  'damage',
] as const;
export type WindowName = (typeof WINDOWS)[number];

const isKind = (aim: Aim, kind: 'value' | 'reroll' | 'result'): boolean => aim.window.startsWith(kind);

/** The window in which an ability works; "at the start of combat" is any time before the attack is rolled. */
function windowOf({ side, window }: Aim): WindowName {
  if (window === 'start' || window === 'rolled') return 'attack-value-own';
  return window === 'damage' ? 'damage' : `${side}-${window}`;
}

/** True when nobody has put down what the ability does: it may name a moment of its own. */
function isUntold(text: Known): boolean {
  return text === 'unknown-text' || (text !== null && unstructured(text));
}

/** The ability that a move uses, and the moment of the combat at which it works. */
function used(facts: Facts, fight: Combat, move: DiceMove): { text: Known; aim: Aim | null } {
  const text = abilityOf(facts, move.seat ?? '', move);
  return { text, aim: aimOf(fight, move, text) };
}

const place = (window: Combat['window']): number => combatWindows.indexOf(window);

/** Why an ability cannot be used at this moment of the combat, for what it works on. */
interface Untimely extends Required<Refusal> {
  /** there is nothing that it could work on */
  readonly void: boolean;
}

/** The rule against using an ability now that works at this moment; null when there is none. */
function untimely(fight: Combat, aim: Aim, ability: string): Untimely | null {
  const { side, window } = aim;
  // With the winner known, only what prevents damage or does nothing to dice is left.
  const [underWay, already] = fight.winner === null ? [fight.side, fight.window] : (['defence', 'damage'] as const);
  const found = (rule: RuleId, facts: Refusal['facts'] = { window, already }, isVoid = false): Untimely => ({
    rule,
    facts: facts ?? {},
    void: isVoid,
  });
  const STEPS = 'outer-rim.combat-steps.0.1';
  if (window === 'start')
    return isRolled(fight, 'attack') || isRolled(fight, 'defence')
      ? found('outer-rim.combat-abilities.4', { ability, diceRolled: true })
      : null;
  if (window === 'damage')
    return nextRoll(fight) === null ? null : found(STEPS, { prevents: 'damage', stillToRoll: nextRoll(fight) }, true);
  const isValue = isKind(aim, 'value');
  if (!isValue && !isRolled(fight, side)) return found(STEPS, { worksOn: side, diceRolled: false }, true);
  if (side === 'defence' && !isRolled(fight, 'attack'))
    return found(STEPS, { worksOn: 'defence', stillToRoll: 'attack' });
  if (side === 'attack' && (underWay === 'defence' || isRolled(fight, 'defence')))
    return found(STEPS, { worksOn: 'attack', underWay: 'defence' });
  if (underWay !== side) return null;
  const rerolls = side === 'attack' ? 'outer-rim.combat-steps.1.2.b' : 'outer-rim.combat-steps.3.1.b';
  const values = side === 'attack' ? 'outer-rim.combat-steps.1.2.a' : 'outer-rim.combat-steps.3.1.a';
  const beforeOther = already === `${window.split('-')[0]}-other` && window.endsWith('own');
  if (isValue) {
    if (isRolled(fight, side)) return found(rerolls);
    return beforeOther ? found(values, { side, window, already }) : null;
  }
  if (isKind(aim, 'reroll')) {
    if (place(already) >= place('result-own')) return found(side === 'attack' ? STEPS : 'outer-rim.combat-steps.3');
    return beforeOther ? found(rerolls, { side, window, already }) : null;
  }
  if (already === 'damage') return found('outer-rim.combat-steps.3');
  return beforeOther ? found('outer-rim.combat-steps.2.2.b', { side, window, already }) : null;
}

/** The rule against an ability for whose moment the combat has no window open any more, or none yet. */
export function refusedAbility(facts: Facts, move: Move, fight: Fight): Untimely | null {
  if (move.type !== 'combat.ability' || !isSeat(facts, move.seat)) return null;
  const use = move as CombatAbility;
  const { aim } = used(facts, fight, use);
  return aim === null ? null : untimely(fight, aim, usedKey(facts, use.seat, use));
}

/** An ability whose moment is over may have been used in time after all, or have been allowed to come later. */
export function* inItsWindow(facts: Facts, move: Move, fight: Fight, state: string): Iterable<Unrecorded<Facts>> {
  const refused = refusedAbility(facts, move, fight);
  if (refused === null || refused.void || state.endsWith('.rerolling')) return;
  yield {
    state,
    says: 'its window had still been open',
    change: (_facts, own: Fight) => {
      own.asRecorded = true;
    },
  };
}

/**
 * Whether a window takes the ability that a move uses. An ability that is known works in its own window; one that does
 * nothing to values and dice, in any. One of unknown text may come later than what it does would make it, and before the
 * attack is rolled it may already work on the value of the defence.
 */
export function worksIn(window: WindowName) {
  const here = WINDOWS.indexOf(window);
  return (facts: Facts, fight: Fight, event: unknown): boolean => {
    const move = event as CombatAbility;
    // A seat or an ability that does not exist is the business of the rules that every ability has to keep.
    if (fight.asRecorded || !isSeat(facts, move.seat)) return true;
    const text = abilityOf(facts, move.seat, move);
    const aim = text === null ? null : aimOf(fight, move, text);
    if (aim === null) return true;
    const there = WINDOWS.indexOf(windowOf(aim));
    if (aim.window === 'start') return here === there || here === there + 1;
    if (here === there || !isUntold(text)) return here === there;
    return there < here || (aim.side === 'defence' && isKind(aim, 'value') && !isRolled(fight, 'attack'));
  };
}

/** Against a level-4 patrol nobody rolls: what may be used is what may be used before a roll. */
export function worksWithoutDice(facts: Facts, fight: Fight, event: unknown): boolean {
  return worksIn('attack-value-own')(facts, fight, event) || worksIn('attack-value-other')(facts, fight, event);
}

/** Whether one of those who fight has something to use once the winner is known. */
export function somethingIsLeft(facts: Facts, fight: Fight): boolean {
  for (const side of ['attack', 'defence'] as const) {
    const seat = fighterOf(fight, side);
    if (seat === null) continue;
    if (mayHaveAny(facts, seat)) return true;
    for (const { source, ability } of abilitiesOf(facts, seat)) {
      if (ability.timing !== 'combat' || (ability.change !== undefined && ability.change.kind !== 'prevent')) continue;
      const occasion = ability.change === undefined ? fight.side : otherSide(side);
      if (!fight.used.includes(useKey(`${source}/${ability.id}`, occasion))) return true;
    }
  }
  return false;
}

type Check<M extends DiceMove | CombatReroll = CombatAbility> = (facts: Facts, move: M, fight: Fight) => Finding;

/** Only the two that fight use abilities; who merely rolls for the opponent is the matter of combat-abilities.6.a. */
function outsider(fight: Fight, move: DiceMove, text: Known): Finding {
  if (sideOf(fight, move.seat) !== null || move.seat === fight.defence.roller) return true;
  // The text of a card that nobody knows may let its owner help in the combat of others.
  if (text === 'unknown-text' || text === null) return true;
  return fails({ seat: move.seat ?? null, attacker: fight.attacker, defender: fighterOf(fight, 'defence') });
}

/** Abilities on the value of a side: nobody else's than those of the two. That its player comes first, the windows say. */
export function valueOrder(which: Where): Check {
  return (facts, move, fight) => {
    const { text, aim } = used(facts, fight, move);
    if (aim === null || aim.side !== which || !isKind(aim, 'value') || isUntold(text)) return true;
    return outsider(fight, move, text);
  };
}

/** Rerolls of a side: of dice that are there, by one of the two. That its player comes first, the windows say. */
export function rerollOrder(which: Where): Check<CombatAbility | CombatReroll> {
  return (facts, move, fight) => {
    if (move.type === 'combat.reroll') {
      const picked = fight.rerolling.length;
      return fight.side !== which || move.faces.length === picked
        ? true
        : fails({ side: which, picked, rerolled: move.faces.length });
    }
    const { text, aim } = used(facts, fight, move);
    if (aim === null || aim.side !== which || !isKind(aim, 'reroll')) return true;
    const wrong = misnamed(fight, move, text);
    if (wrong !== null) return voids(wrong);
    return isUntold(text) ? true : outsider(fight, move, text);
  };
}

/** Changed and added results, and abilities that change no dice at all: of dice that are there, by one of the two. */
export const ownAbility: Check = (facts, move, fight) => {
  const { text, aim } = used(facts, fight, move);
  if (aim !== null && (isKind(aim, 'value') || isKind(aim, 'reroll'))) return true;
  const wrong = misnamed(fight, move, text);
  return wrong === null ? outsider(fight, move, text) : voids(wrong);
};
