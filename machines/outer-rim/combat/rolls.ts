/**
 * @module
 * Dice on the table, for combats and skill tests: whose they are, what they are worth, and what the text of an ability lets
 * its owner do to them. Nothing here is a rule of its own; the rules stand in the slices of combat, dice and skill tests.
 */
import { z } from 'zod';
import type { Json } from '../../../schemas/json.ts';
import { Count, type Face, Face as FaceWord, Skill } from '../../../schemas/outer-rim/words.ts';
import type { RuleId } from '../../chart.ts';
import { type Finding, fails, type Move, unknown } from '../../ruleset.ts';
import type { Ability, Combat, DiceChange, Die, Test } from '../table/types.ts';

const Dice = z.array(Count).min(1).max(100).describe('which dice, counted from 0 in the order of the recorded roll');

const onDice = [
  z.strictObject({ kind: z.literal('reroll'), dice: Dice }),
  z.strictObject({ kind: z.literal('turn'), dice: Dice, to: FaceWord }),
  z.strictObject({ kind: z.literal('add'), faces: z.array(FaceWord).min(1).max(20) }),
  z.strictObject({ kind: z.literal('cancel'), dice: Dice }),
] as const;

/** What an ability did to a combat value or to dice, as the table recorded it. */
export const CombatChange = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('value'), add: z.int().min(-20).max(20) }),
    ...onDice,
    z.strictObject({ kind: z.literal('prevent'), amount: z.int().min(1).max(100) }),
  ])
  .meta({ id: 'OuterRimCombatChange', description: 'What an ability does in a combat.' });

/** What an ability did to the tester's skills or to the dice of a test. */
export const TestChange = z
  .discriminatedUnion('kind', [...onDice, z.strictObject({ kind: z.literal('skill'), skill: Skill.optional() })])
  .meta({ id: 'OuterRimTestChange', description: 'What an ability does in a skill test.' });

export type Change = z.infer<typeof CombatChange> | z.infer<typeof TestChange>;
type SideName = 'attack' | 'defence';
type Known = Ability | 'unknown-text' | null;

/** The procedures with dice on the table: each owns its facts. */
export type Rolled = Combat | Test;

/** True for the facts of a skill test. */
export function isTest(own: Rolled): own is Test {
  return 'skill' in own;
}

/** The combat or the test under way; undefined: what is under way is neither. */
export function rolledIn(own: unknown): Rolled | undefined {
  const isOne = typeof own === 'object' && own !== null && ('attacker' in own || 'skill' in own);
  return isOne ? (own as Rolled) : undefined;
}

/** A move that may work on dice: `combat.ability` and `test.ability`, read as loosely as every constraint needs it. */
export interface DiceMove extends Move {
  readonly source: string;
  readonly ability?: string | undefined;
  readonly side?: SideName | undefined;
  readonly change?: Change | undefined;
}

/** What an ability did to a value, dice or skills, in words; dice are counted as a log counts them. */
export function changeInWords(change: Change): string {
  const these = (dice: readonly number[]): string => `${dice.length === 1 ? 'die' : 'dice'} ${dice.join(', ')}`;
  switch (change.kind) {
    case 'value':
      return `adds ${change.add} to the combat value`;
    case 'reroll':
      return `rerolls ${these(change.dice)}`;
    case 'turn':
      return `turns ${these(change.dice)} to ${change.to}`;
    case 'add':
      return `adds ${change.faces.join(', ')}`;
    case 'cancel':
      return `cancels ${these(change.dice)}`;
    case 'prevent':
      return `prevents ${change.amount} damage`;
    case 'skill':
      return change.skill === undefined ? 'has the skill' : `has the skill ${change.skill}`;
  }
}

/** The damage that dice are worth: a hit one, a crit two, nothing else, and nothing for what is cancelled (combat-steps.2.1). */
export function damageOf(dice: readonly Die[]): number {
  return facesOf(dice).reduce((sum, face) => sum + (face === 'crit' ? 2 : face === 'hit' ? 1 : 0), 0);
}

/** The faces that count: cancelled results are ignored (combat-abilities.1.a). */
export function facesOf(dice: readonly Die[]): Face[] {
  return dice.filter((die) => die.was !== 'cancelled').map((die) => die.face);
}

/** Which side of a combat a seat fights on; null for anybody else. */
export function sideOf(fight: Combat, seat: string | undefined): SideName | null {
  if (seat === fight.attacker) return 'attack';
  return 'player' in fight.defender && fight.defender.player === seat ? 'defence' : null;
}

export const otherSide = (side: SideName): SideName => (side === 'attack' ? 'defence' : 'attack');

/** True once the dice of a side lie on the table. */
export function isRolled(fight: Combat, side: SideName): boolean {
  return fight[side].damage !== null;
}

/** The side whose value, dice or damage a move works on: as the log says, as the card says, else the side in hand. */
export function sideWorkedOn(fight: Combat, move: DiceMove, ability: Known): SideName {
  const own = sideOf(fight, move.seat);
  const kind = move.change?.kind;
  // Damage is prevented where it is suffered: it is always that of the opponent's dice.
  if (kind === 'prevent') return own === 'attack' ? 'defence' : 'attack';
  if (move.side !== undefined) return move.side;
  const on = ability === null || ability === 'unknown-text' ? undefined : ability.on;
  // Dice that are named lie on the table: where only those of the opponent do, it is theirs that were touched, against the text.
  if (on === 'own' && own !== null && kind === 'reroll' && !isRolled(fight, own) && isRolled(fight, otherSide(own)))
    return otherSide(own);
  if (on !== undefined && own !== null) return on === 'own' ? own : otherSide(own);
  if (kind === 'value') return isRolled(fight, 'attack') ? 'defence' : 'attack';
  return isRolled(fight, 'defence') ? 'defence' : 'attack';
}

/** The moment of a combat at which a move takes place. */
export interface Aim {
  readonly side: SideName;
  readonly window: Combat['window'];
}

/** The window in which a combat ability works; null for one that changes neither a value nor dice. */
export function aimOf(fight: Combat, move: DiceMove, ability: Known): Aim | null {
  const { change } = move;
  const side = sideWorkedOn(fight, move, ability);
  if (ability !== null && ability !== 'unknown-text' && ability.timing === 'start-of-combat')
    return { side, window: 'start' };
  if (change === undefined) return null;
  const whose = side === sideOf(fight, move.seat) ? 'own' : 'other';
  switch (change.kind) {
    case 'value':
    case 'add': {
      // A card whose text nobody knows may speak of the start of the combat: before any dice that cannot be ruled out.
      const mayBeStart =
        ability === 'unknown-text' && !isRolled(fight, 'attack') && (change.kind === 'add' || side === 'defence');
      return { side, window: mayBeStart ? 'start' : change.kind === 'add' ? `result-${whose}` : `value-${whose}` };
    }
    case 'reroll':
      return { side, window: `reroll-${whose}` };
    case 'turn':
    case 'cancel':
      return { side, window: `result-${whose}` };
    case 'prevent':
      return { side, window: 'damage' };
    case 'skill':
      return null;
  }
}

/** The dice that a move may work on: those of a side of the combat, or those of the test. */
function diceFor(own: Rolled, move: DiceMove, ability: Known): readonly Die[] {
  return isTest(own) ? own.dice : own[sideWorkedOn(own, move, ability)].dice;
}

/** The dice that a move names, with their places; those that do not exist are left out. */
export function namedDice(own: Rolled, move: DiceMove, ability: Known): { at: number; die: Die }[] {
  const { change } = move;
  if (change === undefined || !('dice' in change)) return [];
  const dice = diceFor(own, move, ability);
  return change.dice.flatMap((at) => {
    const die = dice[at];
    return die === undefined ? [] : [{ at, die }];
  });
}

/** What is wrong with the list of dice that a move names: a die that is not there, or one named twice; null if nothing. */
export function misnamed(own: Rolled, move: DiceMove, ability: Known): Readonly<Record<string, Json>> | null {
  const { change } = move;
  if (change === undefined || !('dice' in change)) return null;
  const count = diceFor(own, move, ability).length;
  const missing = change.dice.filter((at) => at >= count);
  if (missing.length > 0) return { dice: missing, diceOnTheTable: count };
  return new Set(change.dice).size < change.dice.length ? { dice: change.dice, namedTwice: true } : null;
}

/** True for a die that a change of the card may be used on, as far as its face decides it. */
function suits(die: Die, change: DiceChange): boolean {
  if (die.was === 'cancelled' || (change.kind === 'reroll' && die.was === 'added')) return false;
  return !('from' in change) || change.from === undefined || die.face === change.from;
}

/** The name under which the use of an ability in one roll (or at the start of a combat) is remembered. */
export function useKey(key: string, occasion: 'start' | 'attack' | 'defence' | 'test'): string {
  return `${key}@${occasion}`;
}

/** The occurrence of its timing event at which a move uses an ability: a roll, or the start of the combat. */
export function occasionOf(own: Rolled, move: DiceMove, ability: Known): 'start' | 'attack' | 'defence' | 'test' {
  if (isTest(own)) return 'test';
  const aim = aimOf(own, move, ability);
  return aim === null ? own.side : aim.window === 'start' ? 'start' : aim.side;
}

/** What the card's text says against this use of it; `true` when nothing. Only for abilities whose text is known. */
export function unfit(own: Rolled, move: DiceMove, ability: Ability, key: string): Finding {
  const moment = outOfMoment(own, move, ability, key);
  if (moment !== true) return moment;
  const change = notAsTold(own, move, ability, key);
  if (change !== true) return change;
  return isTest(own) || own.kind !== null || isForAnyCombat(ability)
    ? true
    : unknown('the log does not say whether this is a ground combat or a ship combat');
}

function isForAnyCombat({ combat }: Ability): boolean {
  return combat === undefined || combat === 'any';
}

/** A change of another kind than the card's text, or beyond it. */
function notAsTold(own: Rolled, move: DiceMove, ability: Ability, key: string): Finding {
  const { change } = move;
  const text = ability.change;
  if (text === undefined) {
    // An ability of which only the moment is known may do anything; abilities.ts says that it cannot be ruled.
    const told = ability.cost !== undefined || ability.effects !== undefined;
    return change === undefined || !told ? true : fails({ ability: key, used: change.kind, changesDice: false });
  }
  // What a use did that comes once too often anyway, nobody has to say: that is the matter of its own rule (timing-of-abilities.5).
  const isAgain = own.used.includes(useKey(key, occasionOf(own, move, ability)));
  if (change === undefined && ability.limit === undefined && isAgain) return true;
  if (change === undefined || change.kind !== text.kind)
    return fails({ ability: key, used: change?.kind ?? null, allowed: text.kind });
  return beyondText(own, move, ability, key);
}

/** The moment, the kind of combat and the number of uses that the card names. */
function outOfMoment(fight: Rolled, move: DiceMove, ability: Ability, key: string): Finding {
  const fitting: readonly Ability['timing'][] = isTest(fight) ? ['test'] : ['combat', 'start-of-combat'];
  if (!fitting.includes(ability.timing)) return fails({ ability: key, timing: ability.timing, needed: [...fitting] });
  if (isTest(fight)) {
    // A skill is gained for the whole test, and so before its dice are rolled.
    const rolled = fight.dice.filter(({ was }) => was !== 'added').map(({ face }) => face);
    if (ability.change?.kind === 'skill' && rolled.length > 0)
      return fails({ ability: key, rolled, needed: 'before the dice' });
    return ability.on !== 'own' || move.seat === fight.seat
      ? true
      : fails({ ability: key, seat: move.seat ?? null, tester: fight.seat });
  }
  if (ability.limit === 'combat' && fight.used.some((use) => use.startsWith(`${key}@`)))
    return fails({ ability: key, usedThisCombat: true });
  if (!isForAnyCombat(ability) && fight.kind !== null && ability.combat !== fight.kind)
    return fails({ ability: key, combat: fight.kind, needed: ability.combat ?? null });
  if (move.change === undefined || move.change.kind === 'prevent' || ability.on !== 'own') return true;
  const side = sideWorkedOn(fight, move, ability);
  const own = sideOf(fight, move.seat);
  return own === null || side === own ? true : fails({ ability: key, workedOn: side, own });
}

/** What a change does beyond the card's text: how many dice, from which face, to which face, how much. */
function beyondText(own: Rolled, move: DiceMove, ability: Ability, key: string): Finding {
  const { change } = move;
  const text = ability.change;
  if (change === undefined || text === undefined) return true;
  if (change.kind === 'value' && text.kind === 'value' && change.add !== text.add)
    return fails({ ability: key, added: change.add, allowed: text.add });
  if (change.kind === 'prevent' && text.kind === 'prevent' && change.amount !== text.amount) {
    return fails({ ability: key, prevented: change.amount, allowed: text.amount });
  }
  if (
    change.kind === 'add' &&
    text.kind === 'add' &&
    [...change.faces].sort().join() !== [...text.faces].sort().join()
  ) {
    return fails({ ability: key, added: change.faces, allowed: text.faces });
  }
  if (change.kind === 'turn' && text.kind === 'turn' && change.to !== text.to)
    return fails({ ability: key, turnedTo: change.to, allowed: text.to });
  if (
    change.kind === 'skill' &&
    text.kind === 'skill' &&
    text.skill !== undefined &&
    change.skill !== undefined &&
    change.skill !== text.skill
  ) {
    return fails({ ability: key, gained: change.skill, allowed: text.skill });
  }
  if (!('dice' in change) || !('most' in text)) return true;
  if (change.dice.length > text.most) return fails({ ability: key, dice: change.dice, most: text.most });
  const { from } = text;
  // A turned, cancelled or crit die is the matter of combat-abilities.2, combat-abilities.1.a and dice.2: it is cited there.
  const wrong = namedDice(own, move, ability).find(
    ({ die }) =>
      from !== undefined &&
      die.face !== from &&
      (die.was === 'rolled' || die.was === 'added') &&
      !(from === 'hit' && die.face === 'crit'),
  );
  return wrong === undefined
    ? true
    : fails({ ability: key, die: wrong.at, shows: wrong.die.face, needed: from ?? null });
}

/** The changes that a known text allows on these dice, each with what may vary of it; none when no die suits it. */
export function changesOf(
  dice: readonly Die[],
  text: DiceChange,
): { change: Change; open?: Readonly<Record<string, Json>> } | null {
  switch (text.kind) {
    case 'value':
    case 'add':
    case 'prevent':
      return { change: { ...text } };
    case 'skill':
      if (text.skill !== undefined) return { change: { kind: 'skill', skill: text.skill } };
      return { change: { kind: 'skill' }, open: { '/change/skill': { enum: [...Skill.options] } } };
    case 'reroll':
    case 'turn':
    case 'cancel': {
      const places = dice.flatMap((die, at) => (suits(die, text) ? [at] : []));
      const [first] = places;
      if (first === undefined) return null;
      const change: Change =
        text.kind === 'turn' ? { kind: 'turn', dice: [first], to: text.to } : { kind: text.kind, dice: [first] };
      return {
        change,
        open: {
          '/change/dice': {
            type: 'array',
            items: { enum: places },
            minItems: 1,
            maxItems: Math.min(text.most, places.length),
            uniqueItems: true,
          },
        },
      };
    }
  }
}

/** What the table did that used an ability against the rules: what it does not say stands on the card, where that leaves nothing open. */
export function changeOf({ change }: DiceMove, ability: Known): Change | undefined {
  const text = change !== undefined || ability === null || ability === 'unknown-text' ? undefined : ability.change;
  return text === undefined ? change : changesOf([], text)?.change;
}

/** The most dice of which some may have been picked for a reroll that no ability allows. */
const MOST_PICKED_FROM = 8;
const WORST_FIRST: readonly Face[] = ['blank', 'focus', 'hit', 'crit'];

/** The ways to pick so many of these dice for a reroll, one of all that leave the same faces. */
export function picksOf(dice: readonly Die[], count: number): number[][] {
  const rolled = dice.flatMap(({ was }, at) => (was === 'rolled' ? [at] : []));
  const worth = (at: number): number => WORST_FIRST.indexOf(dice[at]?.face ?? 'crit');
  const places = rolled.toSorted((one, other) => worth(one) - worth(other));
  if (count === 0 || places.length > MOST_PICKED_FROM) return [];
  const picked = (from: number, left: number): number[][] => {
    if (left === 0) return [[]];
    return places.slice(from).flatMap((at, index) => {
      const before = index === 0 ? undefined : places[from + index - 1];
      if (before !== undefined && worth(before) === worth(at)) return [];
      return picked(from + index + 1, left - 1).map((others) => [at, ...others]);
    });
  };
  return picked(0, count);
}

/** A change with what may vary of it. */
export interface Changing {
  readonly change: Change;
  readonly open: Readonly<Record<string, Json>>;
}

/** Every change to dice that an ability may make of which nobody knows what it does. */
export function* anyChangeOf(dice: readonly Die[]): Iterable<Changing> {
  const faces = { enum: [...FaceWord.options] };
  yield {
    change: { kind: 'add', faces: ['hit'] },
    open: { '/change/faces': { type: 'array', items: faces, minItems: 1, maxItems: 20 } },
  };
  for (const kind of ['reroll', 'turn', 'cancel'] as const) {
    const places = dice.flatMap(({ was }, at) =>
      was === 'cancelled' || (kind === 'reroll' && was === 'added') ? [] : [at],
    );
    const [first] = places;
    if (first === undefined) continue;
    const picked = {
      '/change/dice': {
        type: 'array',
        items: { enum: places },
        minItems: 1,
        maxItems: places.length,
        uniqueItems: true,
      },
    };
    if (kind === 'turn') yield { change: { kind, dice: [first], to: 'hit' }, open: { ...picked, '/change/to': faces } };
    else yield { change: { kind, dice: [first] }, open: picked };
  }
}

/** What is said of dice, or of a choice, that nothing calls for, and not why. */
export const uncalled: ReadonlySet<RuleId> = new Set([
  'outer-rim.skill-tests.0.1',
  'outer-rim.combat.0.1',
  'outer-rim.word-usage.2',
]);
