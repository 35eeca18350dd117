/**
 * @module
 * The windows of a combat: in which order abilities may change values, have dice rerolled and change results, and who may
 * use them. Nobody has to say "pass": whoever goes on with something later has closed every window before it (notes, ruling
 * 16). The rules are bound in combat-steps.ts.
 */
import { type Finding, fails, unknown, voids } from '../ruleset.ts';
import { abilityOf, unstructured } from './abilities.ts';
import { type CombatAbility, type CombatReroll, fighterOf, nextRoll } from './combat.ts';
import type { Facts } from './facts.ts';
import { type Aim, aimOf, type DiceMove, isRolled, misnamed, sideOf, WINDOWS } from './rolls.ts';
import type { Ability, Combat } from './types.ts';

type Where = 'attack' | 'defence';

/** The ability that a move uses, and the moment of the combat at which it works. */
function used(
  facts: Facts,
  move: DiceMove,
): { fight: Combat; text: Ability | 'unknown-text' | null; aim: Aim | null } | null {
  const fight = facts.combat;
  if (fight === null) return null;
  const text = abilityOf(facts, move.seat ?? '', move);
  return { fight, text, aim: aimOf(fight, move, text) };
}

const place = (window: Combat['window']): number => WINDOWS.indexOf(window);
const isKind = (aim: Aim, kind: 'value' | 'reroll' | 'result'): boolean => aim.window.startsWith(kind);

type Check<M extends DiceMove | CombatReroll = CombatAbility> = (facts: Facts, move: M) => Finding;

/** The order of the windows is not held against a card whose text nobody knows: it may name a moment of its own. */
function unlessTold<M extends CombatAbility | CombatReroll>(check: Check<M>): Check<M> {
  return (facts, move) => {
    const finding = check(facts, move);
    if (finding === true || finding.holds === 'unknown' || finding.void === true || !('source' in move)) return finding;
    const text = used(facts, move)?.text ?? null;
    if (text === null || (text !== 'unknown-text' && !unstructured(text))) return finding;
    return unknown(`what ${move.source} does is not structured: it may name another moment of the combat`);
  };
}

/** The five steps keep their order: an ability that belongs to another step than the one under way. */
export const stepOfAbility: Check = unlessTold((facts, move) => {
  const found = used(facts, move);
  if (found === null || found.aim === null) return true;
  const { fight, aim } = found;
  if (aim.window === 'start') {
    const wrong = misnamed(facts, move, found.text);
    return wrong === null ? true : voids(wrong);
  }
  if (aim.window === 'damage')
    return nextRoll(fight) === null ? true : voids({ prevents: 'damage', stillToRoll: nextRoll(fight) });
  if (!isKind(aim, 'value') && !isRolled(fight, aim.side)) return voids({ worksOn: aim.side, diceRolled: false });
  if (aim.side === 'defence')
    return isRolled(fight, 'attack') ? true : fails({ worksOn: 'defence', stillToRoll: 'attack' });
  if (fight.side === 'defence' || isRolled(fight, 'defence')) return fails({ worksOn: 'attack', underWay: 'defence' });
  return isKind(aim, 'reroll') && place(fight.window) >= place('result-own')
    ? fails({ window: aim.window, already: fight.window })
    : true;
});

/** Only the two that fight use abilities; who merely rolls for the opponent is the matter of combat-abilities.6.a. */
function outsider(facts: Facts, move: DiceMove): Finding {
  const found = used(facts, move);
  if (found === null || sideOf(found.fight, move.seat) !== null || move.seat === found.fight.defence.roller)
    return true;
  // The text of a card that nobody knows may let its owner help in the combat of others.
  if (found.text === 'unknown-text' || found.text === null) return true;
  return fails({
    seat: move.seat ?? null,
    attacker: found.fight.attacker,
    defender: fighterOf(found.fight, 'defence'),
  });
}

/** A roller's abilities of one kind come before those of the opponent. */
function ownFirst(facts: Facts, move: DiceMove, sides: readonly Where[], kind: 'value' | 'reroll' | 'result'): Finding {
  const found = used(facts, move);
  if (found === null || found.aim === null) return true;
  const { aim, fight } = found;
  if (!sides.includes(aim.side) || fight.side !== aim.side || aim.window !== `${kind}-own`) return true;
  return fight.window === `${kind}-other` ? fails({ side: aim.side, window: aim.window, already: fight.window }) : true;
}

/** Abilities on the value of a side: its player first, and nobody else than the two. */
export function valueOrder(which: Where): Check {
  return unlessTold((facts, move) => {
    const found = used(facts, move);
    if (found?.aim == null || found.aim.side !== which || !isKind(found.aim, 'value')) return true;
    const allowed = outsider(facts, move);
    return allowed === true ? ownFirst(facts, move, [which], 'value') : allowed;
  });
}

/** Rerolls of a side: after the abilities on its value, its player first, of dice that are there. */
export function rerollOrder(which: Where): Check<CombatAbility | CombatReroll> {
  return unlessTold((facts, move) => {
    const fight = facts.combat;
    if (fight === null) return true;
    if (move.type === 'combat.reroll') {
      const picked = fight.rerolling.length;
      return fight.side !== which || move.faces.length === picked
        ? true
        : fails({ side: which, picked, rerolled: move.faces.length });
    }
    const found = used(facts, move);
    if (found?.aim == null || found.aim.side !== which) return true;
    if (isKind(found.aim, 'value'))
      return isRolled(fight, which) && fight.side === which
        ? fails({ window: found.aim.window, already: fight.window })
        : true;
    if (!isKind(found.aim, 'reroll')) return true;
    const wrong = misnamed(facts, move, found.text);
    if (wrong !== null) return voids(wrong);
    const allowed = outsider(facts, move);
    return allowed === true ? ownFirst(facts, move, [which], 'reroll') : allowed;
  });
}

/** Results that an ability changes or adds: the player who rolled comes first. */
export const resultOrder: Check = unlessTold((facts, move) => ownFirst(facts, move, ['attack', 'defence'], 'result'));

/** Changed and added results, and abilities that change no dice at all: of dice that are there, by one of the two. */
export function ownAbility(facts: Facts, move: CombatAbility): Finding {
  const found = used(facts, move);
  if (found === null || (found.aim !== null && (isKind(found.aim, 'value') || isKind(found.aim, 'reroll'))))
    return true;
  const wrong = misnamed(facts, move, found.text);
  return wrong === null ? outsider(facts, move) : voids(wrong);
}

/** The defence keeps the order of steps 1 and 2: no reroll after changed results, nothing after what prevents damage. */
export const defenceInOrder: Check = unlessTold((facts, move) => {
  const found = used(facts, move);
  const aim = found?.aim ?? null;
  if (found === null || aim === null || aim.side !== 'defence' || found.fight.side !== 'defence') return true;
  const { window } = found.fight;
  const late = isKind(aim, 'reroll')
    ? place(window) >= place('result-own')
    : isKind(aim, 'result') && window === 'damage';
  return late ? fails({ window: aim.window, already: window }) : true;
});
