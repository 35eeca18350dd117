/**
 * @module
 * Combat Abilities (LRR page 21): what cancelling, turning and adding results means, and who may use abilities when. The
 * windows of the five steps, in which they are used, stand in combat-steps.ts.
 */
import { type Form, fails, type Move, type Open, type Option, type Slice } from '../../ruleset.ts';
import {
  type AbilityMove,
  abilitiesOf,
  abilityOf,
  oweEffects,
  playersFor,
  unstructured,
  untoldForm,
  untoldSources,
  usedKey,
  usesForm,
} from '../abilities/abilities.ts';
import { type Draft, type Facts, isSeat } from '../table/facts.ts';
import type { Ability, Combat, Die } from '../table/types.ts';
import { type CombatAbility, type Fight, fighterOf, withValues } from './combat.ts';
import { claimedDamage } from './rolled-damage.ts';
import {
  aimOf,
  anyChangeOf,
  changeOf,
  changesOf,
  type DiceMove,
  damageOf,
  isRolled,
  namedDice,
  occasionOf,
  otherSide,
  type Rolled,
  sideOf,
  sideWorkedOn,
  useKey,
} from './rolls.ts';

type Where = 'attack' | 'defence';

/** Turns, adds or cancels dice; rerolled dice are only picked here, the table says what they show. */
export function changeDice(dice: Die[], change: NonNullable<DiceMove['change']>): void {
  if (change.kind === 'add') for (const face of change.faces) dice.push({ face, was: 'added' });
  if (change.kind !== 'turn' && change.kind !== 'cancel') return;
  for (const at of change.dice) {
    const die = dice[at];
    if (die === undefined) continue;
    if (change.kind === 'turn') Object.assign(die, { face: change.to, was: 'turned' } satisfies Die);
    else die.was = 'cancelled';
  }
}

/** What dice show that were rolled again; a die that an ability had added or turned becomes a rolled one. */
export function reroll(dice: Die[], picked: readonly number[], faces: readonly Die['face'][]): void {
  for (const [index, at] of picked.entries()) {
    const face = faces[index];
    if (face !== undefined && dice[at] !== undefined) dice[at] = { face, was: 'rolled' };
  }
}

function changeValue(draft: Draft, fight: Combat, which: Where, add: number): void {
  const side = fight[which];
  side.bonus += add;
  // A card's enemy and a bounty's target have no value anywhere else; those of players and patrols are worked out anew.
  const isEnemy = ('enemy' in fight.defender || 'contact' in fight.defender) && which === 'defence';
  if (isEnemy && typeof side.value === 'number') side.value = Math.max(0, side.value + add);
  const rule = which === 'attack' ? 'outer-rim.combat-steps.1.2.a' : 'outer-rim.combat-steps.3.1.a';
  draft.note(rule, 'combat', which, 'value');
}

/** The rules that settle the dice and the damage of a side after results were turned, added or cancelled. */
const SETTLED = {
  turn: ['outer-rim.combat-abilities.2', 'outer-rim.combat-abilities.2'],
  add: ['outer-rim.combat-abilities.3.a', 'outer-rim.combat-abilities.3.a'],
  cancel: ['outer-rim.combat-abilities.1.a', 'outer-rim.combat-abilities.1.b'],
} as const;

/** Carries out what an ability does to the values, the dice or the damage of a side. */
function changeSide(draft: Draft, fight: Combat, which: Where, change: NonNullable<CombatAbility['change']>): void {
  const side = fight[which];
  if (change.kind === 'value') changeValue(draft, fight, which, change.add);
  else if (change.kind === 'prevent') {
    fight.prevented[which] += change.amount;
  } else if (change.kind === 'reroll') fight.rerolling = change.dice.filter((at) => at < side.dice.length);
  else {
    changeDice(side.dice, change);
    if (isRolled(fight, which)) side.damage = damageOf(side.dice);
    const [dice, damage] = SETTLED[change.kind];
    draft.note('outer-rim.combat-steps.2.2.a', 'combat', which, 'dice');
    draft.note(dice, 'combat', which, 'dice');
    draft.note(damage, 'combat', which, 'damage');
  }
}

function useCombatAbility(draft: Draft<Fight>, told: CombatAbility): void {
  const { facts, own: fight } = draft;
  fight.asRecorded = false;
  if (!isSeat(facts, told.seat)) return;
  const ability = abilityOf(facts, told.seat, told);
  const change = draft.asRecorded ? changeOf(told, ability) : told.change;
  const move: CombatAbility = change === undefined || change.kind === 'skill' ? told : { ...told, change };
  const aim = aimOf(fight, move, ability);
  const key = usedKey(facts, told.seat, move);
  fight.used.push(useKey(key, occasionOf(fight, move, ability)));
  facts.turn.used.push(key);
  if (move.change === undefined && ability !== null && ability !== 'unknown-text' && unstructured(ability))
    fight.untold.push(key);
  if (aim?.window === 'damage') Object.assign(fight, { side: 'defence', window: 'damage' } satisfies Partial<Combat>);
  else if (aim !== null && aim.window !== 'start') Object.assign(fight, aim);
  if (move.change !== undefined) changeSide(draft, fight, aim?.side ?? fight.side, move.change);
  withValues(facts, fight);
  oweEffects(draft, move);
}

/** The two that fight, as far as they are players. */
function fighters(fight: Combat): string[] {
  return (['attack', 'defence'] as const).map((side) => fighterOf(fight, side)).filter((seat) => seat !== null);
}

const SIDES: readonly Where[] = ['attack', 'defence'];

/** What may vary in the use of an ability, and in what it changes. */
function withOpen(form: Form, open: Open): Form {
  return { ...form, open: { ...open, ...form.open } };
}

/** Moves that use an ability of which nobody knows what it does: whatever it changes, on either side. */
function* anyUse(
  fight: Combat,
  move: AbilityMove,
  known: Ability | 'unknown-text',
  form: () => Form,
): Iterable<Option> {
  const either = { '/side': { enum: [...SIDES] } };
  yield { move, open: () => withOpen(form(), either) };
  const prevented = { type: 'integer', minimum: 1, maximum: 100 };
  yield {
    move: { ...move, change: { kind: 'prevent', amount: 1 } } as Move,
    open: () => withOpen(form(), { ...either, '/change/amount': prevented }),
  };
  for (const side of SIDES) {
    const added = { '/change/add': { type: 'integer', minimum: -20, maximum: 20 } };
    const changes = [{ change: { kind: 'value', add: 1 } as const, open: added }, ...anyChangeOf(fight[side].dice)];
    for (const { change, open } of changes) {
      const plain = { ...move, change } as DiceMove;
      yield sideWorkedOn(fight, plain, known) === side
        ? { move: plain, open: () => withOpen(form(), { ...open, '/side': { enum: [side] } }) }
        : { move: { ...plain, side } as Move, open: () => withOpen(form(), open) };
    }
  }
}

/** Moves that use one known ability on one side's value or dice. */
function* optionsFor(facts: Facts, fight: Combat, seat: string, source: string, ability: Ability): Iterable<Option> {
  const plain = { type: 'combat.ability', seat, source, ability: ability.id };
  for (const player of playersFor(facts, seat, ability)) {
    const move: AbilityMove = player === undefined ? plain : { ...plain, player };
    const form = (): Form => usesForm(facts, move, ability);
    if (unstructured(ability)) {
      yield* anyUse(fight, move, ability, form);
      continue;
    }
    if (ability.change === undefined || ability.change.kind === 'skill') {
      yield { move, open: () => withOpen(form(), { '/side': { enum: [...SIDES] } }) };
      continue;
    }
    const hinted = { ...move, change: { kind: ability.change.kind, dice: [] } } as unknown as DiceMove;
    const { side: usual } = aimOf(fight, hinted, ability) ?? { side: fight.side };
    const prevents = ability.change.kind === 'prevent';
    const where: readonly Where[] = ability.on === undefined && !prevents ? [usual, otherSide(usual)] : [usual];
    for (const side of where) {
      const found = changesOf(fight[side].dice, ability.change);
      if (found === null) continue;
      const sides = prevents ? [...SIDES] : [side];
      const open = { ...found.open, ...(side === usual ? { '/side': { enum: sides } } : {}) };
      yield {
        move: { ...move, ...(side === usual ? {} : { side }), change: found.change } as unknown as Move,
        open: () => withOpen(form(), open),
      };
    }
  }
}

/** The first of the named dice for which this holds. */
function dieWith(
  facts: Facts,
  move: DiceMove,
  own: Rolled,
  wrong: (die: Die, ability: Ability | null) => boolean,
): { at: number; die: Die } | undefined {
  const ability = abilityOf(facts, move.seat ?? '', move);
  const known = ability === 'unknown-text' ? null : ability;
  return namedDice(own, move, ability).find(({ die }) => wrong(die, known));
}

export const combatAbilities: Slice<Facts> = {
  constraints: {
    'outer-rim.combat-abilities.1.b': claimedDamage(true),
    'outer-rim.combat-abilities.1.a': (facts, move: DiceMove, own: Rolled) => {
      const found = dieWith(facts, move, own, (die) => die.was === 'cancelled');
      return found === undefined ? true : fails({ die: found.at, was: 'cancelled', change: move.change?.kind ?? null });
    },
    'outer-rim.combat-abilities.2': (facts, move: DiceMove, own: Rolled) => {
      const found = dieWith(facts, move, own, (die, ability) => {
        const text = ability?.change;
        return (
          die.was === 'turned' &&
          text !== undefined &&
          'from' in text &&
          text.from !== undefined &&
          die.face !== text.from
        );
      });
      return found === undefined
        ? true
        : fails({ die: found.at, turnedTo: found.die.face, change: move.change?.kind ?? null });
    },
    'outer-rim.combat-abilities.3.b': (facts, move: DiceMove, own: Rolled) => {
      const found =
        move.change?.kind === 'reroll' ? dieWith(facts, move, own, (die) => die.was === 'added') : undefined;
      return found === undefined ? true : fails({ die: found.at, was: 'added', change: 'reroll' });
    },
    'outer-rim.combat-abilities.6.a': (facts, move: DiceMove & Partial<AbilityMove>, fight: Combat) => {
      // Alone at the table, the player rolls for the opponent too and fights all the same.
      if (sideOf(fight, move.seat) !== null || move.seat !== fight.defence.roller) return true;
      // Whether the ability is theirs is the business of another rule.
      const { source } = move;
      if (source !== undefined && abilityOf(facts, move.seat, { ...move, source }) === null) return true;
      return fails({ seat: move.seat ?? null, rollsFor: 'defence', fights: false });
    },
  },
  leftOut: { 'combat.ability': { ability: [], player: [], change: [], side: ['attack', 'defence'] } },
  effects: { 'use-combat-ability': useCombatAbility },
  candidates: {
    'combat.ability': function* (facts, fight: Combat): Iterable<Option> {
      for (const seat of fighters(fight)) {
        for (const { source, ability } of abilitiesOf(facts, seat)) {
          if (ability.timing === 'combat' || ability.timing === 'start-of-combat')
            yield* optionsFor(facts, fight, seat, source, ability);
        }
      }
      // A card of unknown text may speak of the combats of others too.
      for (const seat of facts.order) {
        for (const source of untoldSources(facts, seat)) {
          const move: AbilityMove = { type: 'combat.ability', seat, source };
          yield* anyUse(fight, move, 'unknown-text', () => untoldForm(facts, seat, move.type));
        }
      }
    },
  },
  carriesOut: [
    // Said by the windows, which an ability for the start of the combat has missed once dice lie there (combat-windows.ts).
    'outer-rim.combat-abilities.4',
    'outer-rim.combat-abilities.5',
    'outer-rim.combat-abilities.5.1',
    'outer-rim.combat-abilities.5.2',
    'outer-rim.combat-abilities.6.b',
  ],
};
