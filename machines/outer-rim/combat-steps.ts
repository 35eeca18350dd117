/**
 * @module
 * Combat Steps (LRR page 6): the attacker's roll and its damage, the same for the defender, the winner, and damage suffered.
 * The order of abilities within the steps is in combat-windows.ts.
 */
import { chart, type RuleId, rules, when } from '../chart.ts';
import { type Finding, fails, type Move, type Option, type Slice, type Unrecorded, unknown } from '../ruleset.ts';
import {
  type CombatAbility,
  type CombatReroll,
  type CombatResolve,
  type CombatRoll,
  claimedDamage,
  countOf,
  fighterOf,
  mayBend,
  nextRoll,
  rolledSide,
  valueInForce,
  valueOfOtherKind,
} from './combat.ts';
import { reroll } from './combat-abilities.ts';
import { defenceInOrder, ownAbility, rerollOrder, resultOrder, stepOfAbility, valueOrder } from './combat-windows.ts';
import { doubtDefeat, limitOf, oweDefeat, sufferDamage } from './damage.ts';
import { bentBy, type Draft, type Facts, seatOf } from './facts.ts';
import { damageOf, isRolled } from './rolls.ts';
import type { Combat } from './types.ts';

type Where = 'attack' | 'defence';

const ABILITY_RULES: readonly RuleId[] = [
  'log.the-move-log.4',
  'log.the-move-log.5',
  'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
  'outer-rim.word-usage.4',
  'outer-rim.combat-steps.0.1',
  'outer-rim.combat-steps.1.2.b',
  'outer-rim.combat-steps.3.1.b',
  'outer-rim.combat-steps.2.2.a',
  'outer-rim.combat-abilities.6.a',
  'outer-rim.combat-abilities.4',
  'outer-rim.timing-of-abilities.5',
  'outer-rim.timing-of-abilities.3',
  'outer-rim.combat-steps.1.2.a',
  'outer-rim.combat-steps.3.1.a',
  'outer-rim.combat-steps.2.2.b',
  'outer-rim.combat-steps.3',
  'outer-rim.opponent.0.1',
  'outer-rim.combat-abilities.1.a',
  'outer-rim.combat-abilities.2',
  'outer-rim.combat-abilities.3.b',
  'outer-rim.dice.2',
];

/** An ability is used: what it costs and brings is carried out in full before anything else (timing-of-abilities.6.a). */
const ability = { guard: rules(...ABILITY_RULES), actions: ['use-combat-ability'], target: 'using' } as const;

const roll = {
  guard: rules(
    'log.the-move-log.4',
    'outer-rim.combat-steps.0.1',
    'outer-rim.combat-steps.1',
    'outer-rim.combat-steps.1.1',
    'outer-rim.combat-steps.3.2',
    'outer-rim.combat-steps.3',
  ),
  actions: ['roll-combat-dice'],
  target: 'next',
  meta: { rules: ['outer-rim.combat-steps.2', 'outer-rim.combat-steps.2.1', 'outer-rim.dice.0.1'] },
} as const;

const resolve = {
  guard: rules(
    'log.the-move-log.4',
    'outer-rim.combat.6',
    'outer-rim.combat.7',
    'outer-rim.combat-steps.2.1',
    'outer-rim.combat-abilities.1.b',
    'outer-rim.combat-steps.4',
    'outer-rim.combat-steps.4.1',
    'outer-rim.combat-steps.5',
  ),
  actions: ['determine-winner'],
  target: 'won',
} as const;

const steps = chart({
  id: 'combat',
  description:
    'A combat: the dice of both sides with the abilities around them, the winner and what winning brings, then damage.',
  initial: 'beginning',
  meta: {
    rules: ['outer-rim.combat.0.1', 'outer-rim.combat-steps.0.1'],
    refuses: { '*': 'outer-rim.combat-steps.0.1' },
  },
  states: {
    beginning: {
      always: [
        { actions: ['open-combat'], target: 'next', meta: { rules: ['outer-rim.combat.6', 'outer-rim.combat.7'] } },
      ],
    },
    next: {
      always: [
        { guard: when('there-is-no-combat'), target: 'done' },
        { guard: when('the-patrol-cannot-be-beaten'), target: 'hopeless', meta: { rules: ['outer-rim.patrols.6.1'] } },
        { guard: when('combat-dice-are-being-rerolled'), target: 'rerolling' },
        { guard: when('the-attack-is-to-be-rolled'), target: 'attack-roll' },
        { guard: when('the-defence-has-begun'), target: 'defence-roll' },
        { guard: when('the-defence-is-to-be-rolled'), target: 'attack-damage' },
        { target: 'defence-damage' },
      ],
    },
    'attack-roll': {
      description: 'Step 1: abilities at the start of the combat and on the value of the attack, then the roll.',
      meta: {
        awaits: 'chance',
        rules: ['outer-rim.combat-steps.1', 'outer-rim.combat-steps.1.2.a', 'outer-rim.combat-abilities.4'],
      },
      on: { 'combat.roll': roll, 'combat.ability': ability },
    },
    'attack-damage': {
      description:
        'Steps 1 and 2: rerolls of the attack, then its changed and added results; the roll of the defence closes them.',
      meta: {
        awaits: 'chance',
        rules: [
          'outer-rim.combat-steps.1.2.b',
          'outer-rim.combat-steps.1.2.c',
          'outer-rim.combat-steps.2',
          'outer-rim.combat-steps.2.2.a',
          'outer-rim.combat-steps.2.2.b',
        ],
      },
      on: { 'combat.roll': roll, 'combat.ability': ability },
    },
    'defence-roll': {
      description: 'Step 3: abilities on the value of the defence have begun; its roll follows.',
      meta: { awaits: 'chance', rules: ['outer-rim.combat-steps.3', 'outer-rim.combat-steps.3.1.a'] },
      on: { 'combat.roll': roll, 'combat.ability': ability },
    },
    'defence-damage': {
      description: 'Step 3: rerolls of the defence, then its changed and added results, then what prevents damage.',
      meta: {
        awaits: 'combatants',
        implies: 'combat.resolve',
        rules: ['outer-rim.combat-steps.3', 'outer-rim.combat-steps.3.1.b', 'outer-rim.combat-steps.3.1.c'],
      },
      on: { 'combat.resolve': resolve, 'combat.ability': ability },
    },
    hopeless: {
      description: 'A level-4 patrol: nobody rolls, it wins.',
      meta: {
        awaits: 'combatants',
        implies: 'combat.resolve',
        rules: ['outer-rim.patrols.6.1', 'outer-rim.patrols.6.b'],
      },
      on: {
        'combat.roll': { guard: rules('outer-rim.patrols.6.1'), target: 'hopeless' },
        'combat.resolve': resolve,
        'combat.ability': ability,
      },
    },
    using: {
      meta: { refuses: { '*': 'outer-rim.timing-of-abilities.6.a' } },
      invoke: { src: 'obligations', onDone: { target: 'next' } },
    },
    rerolling: {
      meta: {
        awaits: 'chance',
        refuses: {
          'combat.ability': 'outer-rim.timing-of-abilities.6.a',
          'planning.ability': 'outer-rim.timing-of-abilities.6.a',
          'action.ability': 'outer-rim.timing-of-abilities.6.a',
          'encounter.ability': 'outer-rim.timing-of-abilities.6.a',
          'test.ability': 'outer-rim.timing-of-abilities.6.a',
          '*': 'log.the-move-log.6',
        },
      },
      on: {
        'combat.reroll': {
          guard: rules('log.the-move-log.4', 'outer-rim.combat-steps.1.2.b', 'outer-rim.combat-steps.3.1.b'),
          actions: ['reroll-combat-dice'],
          target: 'next',
          meta: { rules: ['outer-rim.combat-steps.1.2.c', 'outer-rim.combat-steps.3.1.c'] },
        },
      },
    },
    won: {
      description: 'Step 4: what winning or losing brings, before any damage.',
      meta: { rules: ['outer-rim.combat-steps.4', 'outer-rim.combat-steps.4.2', 'outer-rim.combat-steps.4.3.a'] },
      always: [{ guard: when('the-defender-is-a-patrol'), target: 'patrol' }, { target: 'damage' }],
    },
    patrol: { invoke: { src: 'encountering-a-patrol', onDone: { target: 'damage' } } },
    damage: {
      meta: { rules: ['outer-rim.combat-steps.5'] },
      always: [
        {
          actions: ['suffer-combat-damage'],
          target: 'consequences',
          meta: { rules: ['outer-rim.combat-steps.5.1', 'outer-rim.combat-steps.5.2', 'outer-rim.combat-steps.5.3'] },
        },
      ],
    },
    consequences: { invoke: { src: 'obligations', onDone: { actions: ['end-combat'], target: 'done' } } },
    done: { type: 'final' },
  },
});

/** The two rolls keep their order. */
function stepOfRoll(facts: Facts, move: CombatRoll): Finding {
  const awaited = facts.combat === null ? null : nextRoll(facts.combat);
  return awaited === null || (move.side ?? awaited) === awaited ? true : fails({ rolled: move.side ?? null, awaited });
}

/** The damage of both sides as the log counted it, or as the dice show it. */
function compared(fight: Combat, move: CombatResolve): { attack: number; defence: number } {
  return {
    attack: move.damage?.attack ?? fight.attack.damage ?? 0,
    defence: move.damage?.defence ?? fight.defence.damage ?? 0,
  };
}

function winnerOf(fight: Combat, move: CombatResolve): 'attacker' | 'defender' {
  if (fight.defence.value === 'infinite') return 'defender';
  const { attack, defence } = compared(fight, move);
  return defence > attack ? 'defender' : 'attacker';
}

function claimedWinner(tied: boolean) {
  return (facts: Facts, move: CombatResolve): Finding => {
    const fight = facts.combat;
    if (fight === null || move.winner === undefined || move.winner === winnerOf(fight, move)) return true;
    const { attack, defence } = compared(fight, move);
    const isTie = attack === defence && fight.defence.value !== 'infinite';
    if (isTie !== tied) return true;
    return (
      mayBend(facts, fight, 'dice') ?? fails({ claimed: move.winner, winner: winnerOf(fight, move), attack, defence })
    );
  };
}

function rollDice(draft: Draft, move: CombatRoll): void {
  const fight = draft.facts.combat;
  if (fight === null) return;
  const which = rolledSide(fight, move);
  const side = fight[which];
  // Dice that an ability has added beforehand come last, so that places in the recorded roll stay what they are.
  side.dice = [
    ...move.faces.map((face) => ({ face, was: 'rolled' as const })),
    ...side.dice.filter((die) => die.was === 'added'),
  ];
  side.damage = damageOf(side.dice);
  side.roller = move.seat ?? side.roller;
  Object.assign(fight, { side: which, window: 'rolled' } satisfies Partial<Combat>);
  noteDamage(draft, which);
}

function noteDamage(draft: Draft, which: Where): void {
  draft.note(which === 'attack' ? 'outer-rim.combat-steps.2' : 'outer-rim.combat-steps.3', 'combat', which, 'damage');
  draft.note('outer-rim.combat-steps.2.1', 'combat', which, 'damage');
}

function rerollDice(draft: Draft, move: CombatReroll): void {
  const fight = draft.facts.combat;
  if (fight === null) return;
  const side = fight[fight.side];
  reroll(side.dice, fight.rerolling, move.faces);
  fight.rerolling = [];
  side.damage = damageOf(side.dice);
  draft.note(
    fight.side === 'attack' ? 'outer-rim.combat-steps.1.2.c' : 'outer-rim.combat-steps.3.1.c',
    'combat',
    fight.side,
    'dice',
  );
  noteDamage(draft, fight.side);
}

/** Step 4. What the table recorded stands if it broke a rule: reading goes on from there. */
function determineWinner(draft: Draft, move: CombatResolve): void {
  const { facts } = draft;
  const fight = facts.combat;
  if (fight === null) return;
  fight.winner = (draft.asRecorded ? move.winner : undefined) ?? winnerOf(fight, move);
  if (draft.asRecorded) {
    const { attack, defence } = compared(fight, move);
    fight.attack.damage = attack;
    fight.defence.damage = defence;
  }
  const hopeless = fight.defence.value === 'infinite';
  const tie = fight.attack.damage === fight.defence.damage;
  draft.note('outer-rim.combat-steps.4', 'combat', 'winner');
  if (hopeless) draft.note('outer-rim.patrols.6.b', 'combat', 'winner');
  else if (tie) draft.note('outer-rim.combat-steps.4.1', 'combat', 'winner');
  // What winning brings comes first; until then nobody has suffered anything.
  for (const side of ['attack', 'defence'] as const) {
    const seat = fighterOf(fight, side);
    if (seat === null) continue;
    // A fight that a card started brings nothing by itself; what the card brings follows as its effects.
    if (!('patrol' in fight.defender)) draft.note('outer-rim.combat-steps.4.2', 'seats', seat);
    draft.note('outer-rim.combat-steps.4.3.a', 'seats', seat, 'damage');
    // A card that pays its owner for every victory (golden-rules.0.2): how much, the log may claim.
    const won = fight.winner === (side === 'attack' ? 'attacker' : 'defender');
    if (won && bentBy(facts, seat, 'victory') !== null) seatOf(facts, seat).credits = null;
  }
}

/** Against a level-4 patrol the ship suffers what it takes to be defeated (patrols.6.b; notes, ruling 34). */
function sufferHopeless(draft: Draft, seat: string): void {
  const own = seatOf(draft.facts, seat);
  const limit = limitOf(draft.facts, seat, 'ship');
  draft.note('outer-rim.combat-steps.5', 'seats', seat, 'damage');
  if (limit !== null && limit > own.damage.ship) {
    sufferDamage(draft, seat, 'ship', limit - own.damage.ship, 'outer-rim.patrols.6.b');
    return;
  }
  draft.note('outer-rim.patrols.6.b', 'seats', seat, 'damage', 'ship');
  oweDefeat(draft, seat);
}

/** Step 5: each suffers what the other rolled, the character in a ground combat, the ship in a ship combat. */
function suffer(draft: Draft): void {
  const fight = draft.facts.combat;
  if (fight === null) return;
  // A patrol that has won is still the same token; where it is has been settled by its displacement.
  if ('patrol' in fight.defender && fight.winner === 'defender')
    draft.note('outer-rim.combat-steps.5.3', 'patrols', fight.defender.patrol, 'level');
  if (fight.defence.value === 'infinite') {
    sufferHopeless(draft, fight.attacker);
    return;
  }
  if (fight.kind === null) return;
  const [on, rule] =
    fight.kind === 'ground'
      ? (['character', 'outer-rim.combat-steps.5.1'] as const)
      : (['ship', 'outer-rim.combat-steps.5.2'] as const);
  for (const [own, others] of [
    ['attack', 'defence'],
    ['defence', 'attack'],
  ] as const) {
    const seat = fighterOf(fight, own);
    if (seat === null) continue;
    draft.note('outer-rim.combat-steps.5', 'seats', seat, 'damage');
    draft.note(rule, 'seats', seat, 'damage');
    const hasWon = fight.winner === (own === 'attack' ? 'attacker' : 'defender');
    sufferDamage(draft, seat, on, fight[others].damage ?? 0, rule, fight.prevented[others], hasWon);
    // A card of the winner may add to that (golden-rules.0.2).
    const won = fight.winner === (others === 'attack' ? 'attacker' : 'defender');
    const winner = fighterOf(fight, others);
    if (won && winner !== null && bentBy(draft.facts, winner, 'opponent-damage') !== null)
      doubtDefeat(draft, seat, on, 1);
  }
}

/** The roll that comes next, with as many dice as the combat value in force. */
function* rollOptions(facts: Facts): Iterable<Option> {
  const fight = facts.combat;
  const side = fight === null ? null : nextRoll(fight);
  if (fight === null || side === null) return;
  const { value, unsure } = valueInForce(facts, fight, side);
  const known = typeof value === 'number' ? value : null;
  yield {
    move: { type: 'combat.roll', faces: Array.from({ length: known ?? 0 }, () => 'blank') } as Move,
    open: {
      '/faces': {
        type: 'array',
        items: { enum: ['hit', 'crit', 'focus', 'blank'] },
        ...(known === null ? {} : { minItems: known }),
        ...(known === null || unsure ? {} : { maxItems: known }),
      },
      '/side': { const: side },
      '/seat': { const: fight[side].roller },
    },
  };
}

/** The attack's dice, seen by nobody, with as much damage as decides the combat: none, or more than the defence can have. */
const rolledUnseen = (face: 'crit' | null): Unrecorded<Facts> => ({
  state: 'attack-damage',
  says: 'the attack had been rolled without a record of it',
  change: ({ combat }) => {
    if (combat === null || combat.attack.damage !== null) return;
    const dice = face === null ? [] : Array.from({ length: 20 }, () => ({ face, was: 'rolled' as const }));
    Object.assign(combat.attack, { dice, damage: dice.length * 2 });
    combat.window = 'rolled';
  },
});

const wonBy = (winner: 'attacker' | 'defender'): Unrecorded<Facts> => ({
  state: 'won',
  says: `the ${winner} had won without a record of it`,
  change: ({ combat }) => {
    if (combat !== null) combat.winner = winner;
  },
});

export const combatSteps: Slice<Facts> = {
  unrecorded: { combat: () => [rolledUnseen(null), rolledUnseen('crit'), wonBy('attacker'), wonBy('defender')] },
  charts: [steps],
  constraints: {
    'outer-rim.combat-steps.0.1': (facts, move: CombatAbility | CombatRoll) =>
      move.type === 'combat.roll' ? stepOfRoll(facts, move) : stepOfAbility(facts, move),
    'outer-rim.combat-steps.1': (facts, move: CombatRoll) => {
      const fight = facts.combat;
      if (fight === null || rolledSide(fight, move) !== 'attack') return true;
      return move.seat === undefined || move.seat === fight.attacker
        ? countOf(facts, move, 'attack')
        : fails({ rolledBy: move.seat, attacker: fight.attacker });
    },
    'outer-rim.combat-steps.1.1': (facts, move: CombatRoll) => {
      const fight = facts.combat;
      if (fight === null) return true;
      const which = rolledSide(fight, move);
      const { value } = valueInForce(facts, fight, which);
      if (move.faces.length === value || valueOfOtherKind(facts, fight, which) !== move.faces.length) return true;
      return (
        mayBend(facts, fight, 'values') ??
        fails({ side: which, combat: fight.kind, combatValue: value, rolled: move.faces.length })
      );
    },
    'outer-rim.combat-steps.3.2': (facts, move: CombatRoll) => {
      const fight = facts.combat;
      if (
        fight === null ||
        'player' in fight.defender ||
        move.seat === undefined ||
        rolledSide(fight, move) !== 'defence'
      )
        return true;
      return move.seat === fight.defence.roller
        ? true
        : fails({ rolledBy: move.seat, leftOfTheAttacker: fight.defence.roller });
    },
    'outer-rim.combat-steps.3': (facts, move: CombatAbility | CombatRoll) => {
      const fight = facts.combat;
      if (fight === null) return true;
      if (move.type === 'combat.ability') {
        return defenceInOrder(facts, move);
      }
      const defender = fighterOf(fight, 'defence');
      if (
        rolledSide(fight, move) === 'defence' &&
        defender !== null &&
        move.seat !== undefined &&
        move.seat !== defender
      )
        return fails({ rolledBy: move.seat, defender });
      return countOf(facts, move, 'defence');
    },
    'outer-rim.combat-steps.1.2.a': valueOrder('attack'),
    'outer-rim.combat-steps.3.1.a': valueOrder('defence'),
    'outer-rim.combat-steps.1.2.b': rerollOrder('attack'),
    'outer-rim.combat-steps.3.1.b': rerollOrder('defence'),
    'outer-rim.combat-steps.2.2.a': ownAbility,
    'outer-rim.combat-steps.2.2.b': resultOrder,
    'outer-rim.combat-steps.2.1': claimedDamage(false),
    'outer-rim.combat-steps.4': claimedWinner(false),
    'outer-rim.combat-steps.4.1': claimedWinner(true),
    'outer-rim.combat-steps.5': ({ combat: fight }) =>
      fight !== null && fight.kind === null
        ? unknown('the log does not say whether characters or ships suffer the damage of this combat')
        : true,
  },
  effects: {
    'roll-combat-dice': rollDice,
    'reroll-combat-dice': rerollDice,
    'determine-winner': determineWinner,
    'suffer-combat-damage': suffer,
    'end-combat': ({ facts }) => {
      facts.combat = null;
    },
  },
  cases: {
    'there-is-no-combat': ({ combat: fight }) => fight === null,
    'the-patrol-cannot-be-beaten': ({ combat: fight }) => fight?.defence.value === 'infinite',
    'combat-dice-are-being-rerolled': ({ combat: fight }) => (fight?.rerolling.length ?? 0) > 0,
    'the-attack-is-to-be-rolled': ({ combat: fight }) => fight !== null && !isRolled(fight, 'attack'),
    'the-defence-has-begun': ({ combat: fight }) =>
      fight !== null && fight.side === 'defence' && !isRolled(fight, 'defence'),
    'the-defence-is-to-be-rolled': ({ combat: fight }) => fight !== null && !isRolled(fight, 'defence'),
    'the-defender-is-a-patrol': ({ combat: fight }) => fight !== null && 'patrol' in fight.defender,
  },
  candidates: {
    'combat.roll': rollOptions,
    'combat.reroll': ({ combat: fight, order }): Option[] => {
      const picked = fight?.rerolling.length ?? 0;
      const faces = Array.from({ length: picked }, () => 'blank');
      const open = {
        '/faces': {
          type: 'array',
          items: { enum: ['hit', 'crit', 'focus', 'blank'] },
          minItems: picked,
          maxItems: picked,
        },
        '/seat': { enum: [...order] },
      };
      return [{ move: { type: 'combat.reroll', faces } as Move, open }];
    },
    'combat.resolve': ({ combat: fight }): Option[] => {
      if (fight === null) return [];
      const move = { type: 'combat.resolve', seat: fight.attacker } as CombatResolve;
      const counted = (side: Where) => ({ const: fight[side].damage ?? 0 });
      const damage = {
        type: 'object',
        properties: { attack: counted('attack'), defence: counted('defence') },
        additionalProperties: false,
      };
      return [{ move, open: { '/winner': { const: winnerOf(fight, move) }, '/damage': damage } }];
    },
  },
  carriesOut: [
    'outer-rim.combat-steps.1.2.c',
    'outer-rim.combat-steps.2',
    'outer-rim.combat-steps.3.1.c',
    'outer-rim.combat-steps.4.2',
    'outer-rim.combat-steps.4.3.b',
    'outer-rim.combat-steps.5.4',
  ],
};
