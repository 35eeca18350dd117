/**
 * @module
 * The chart of Combat Steps (LRR page 6): the five printed steps in their order, each with its windows for abilities. What a
 * window takes stands in combat-windows.ts, what is carried out in combat-steps.ts.
 */
import {
  type Branch,
  type ChartConfig,
  chart,
  type RuleId,
  rules,
  rulesIf,
  type StateConfig,
  when,
} from '../../chart.ts';
import type { WindowName } from './combat-windows.ts';

/** What every ability that is used in a combat has to keep. */
const ABILITY_RULES: readonly RuleId[] = [
  'outer-rim.single-player-rules-ai-players-cards-and-credits.0.2',
  'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
  'outer-rim.goals.4',
  'outer-rim.word-usage.4',
  'outer-rim.resolving-bounties.4.3',
  'outer-rim.word-usage.6.a',
  'outer-rim.combat-steps.1.2.b',
  'outer-rim.combat-steps.3.1.b',
  'outer-rim.combat-steps.2.2.a',
  'outer-rim.combat-abilities.6.a',
  'outer-rim.timing-of-abilities.5',
  'outer-rim.timing-of-abilities.3',
  'outer-rim.combat-steps.1.2.a',
  'outer-rim.combat-steps.3.1.a',
  'outer-rim.opponent.0.1',
  'outer-rim.combat-abilities.1.a',
  'outer-rim.combat-abilities.2',
  'outer-rim.combat-abilities.3.b',
  'outer-rim.dice.2',
];

/** What every roll has to keep. */
const ROLL_RULES: readonly RuleId[] = [
  'outer-rim.combat-steps.0.1',
  'outer-rim.combat-steps.1',
  'outer-rim.combat-steps.1.1',
  'outer-rim.combat-steps.3.2',
  'outer-rim.single-player-rules-clarifications.3.a',
  'outer-rim.combat-steps.3',
  'outer-rim.favors.1.2',
  'outer-rim.patrols.6.1',
];

interface WindowText {
  /** the case of the abilities that work here */
  readonly takes: string;
  readonly awaits: 'chance' | 'combatants';
  /** the state after it */
  readonly next: string;
  readonly rules?: readonly RuleId[];
  readonly description?: string;
}

/** The reroll of dice that an ability has picked: nothing else happens before the table has said what they show. */
const rerolling: StateConfig = {
  meta: {
    awaits: 'chance',
    alone: true,
    refuses: {
      'ability.use': 'outer-rim.timing-of-abilities.6.a',
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
      guard: rules('outer-rim.combat-steps.1.2.b', 'outer-rim.combat-steps.3.1.b'),
      actions: ['reroll-combat-dice'],
      target: 'open',
      meta: { rules: ['outer-rim.combat-steps.1.2.c', 'outer-rim.combat-steps.3.1.c'] },
    },
  },
};

/**
 * A window for abilities. Each that is used is carried out in full before anything else (timing-of-abilities.6.a), and the
 * window is open again; it closes when somebody goes on with something later.
 */
function window(
  { takes, awaits, next, rules: bear = [], description }: WindowText,
  more: { on?: StateConfig['on']; always?: readonly Branch[]; dice?: boolean } = {},
): StateConfig {
  const { on = {}, always, dice = true } = more;
  const back: readonly Branch[] = dice
    ? [{ guard: when('combat-dice-are-being-rerolled'), target: 'rerolling' }, { target: 'open' }]
    : [{ target: 'open' }];
  return {
    ...(description === undefined ? {} : { description }),
    initial: always === undefined ? 'open' : 'looking',
    meta: { rules: bear },
    states: {
      ...(always === undefined ? {} : { looking: { always } }),
      open: {
        meta: { awaits, implies: 'lapse' },
        on: {
          'combat.ability': {
            guard: rulesIf(takes),
            actions: ['use-combat-ability'],
            target: 'using',
          },
          lapse: { target: 'closed' },
          ...on,
        },
      },
      using: {
        meta: { refuses: { '*': 'outer-rim.timing-of-abilities.6.a' } },
        invoke: { src: 'obligations', onDone: back },
      },
      ...(dice ? { rerolling } : {}),
      closed: { type: 'final' },
    },
    onDone: { target: next },
  };
}

/** The two windows for one thing: whoever rolls uses their abilities first, the other player afterwards. */
function ownThenOther(
  side: 'attack' | 'defence',
  kind: 'value' | 'reroll' | 'result',
  { next, ...text }: Omit<WindowText, 'takes'>,
): Readonly<Record<string, StateConfig>> {
  const takes = (whose: 'own' | 'other'): string =>
    `works-in-${side}-${kind}-${whose}` satisfies `works-in-${WindowName}`;
  // Before the attack is rolled there are no dice to reroll.
  const dice = { dice: side === 'defence' || kind !== 'value' };
  return {
    [`own-${kind}`]: window({ ...text, takes: takes('own'), next: `others-${kind}` }, dice),
    [`others-${kind}`]: window({ ...text, takes: takes('other'), next }, dice),
  };
}

/** The roll of one side's dice. Of a combat value of 0 there are none, and nobody has to write that down. */
function roll(target: string): Readonly<Record<string, StateConfig>> {
  const rolled = {
    actions: ['roll-combat-dice'],
    target,
    meta: { rules: ['outer-rim.combat-steps.2', 'outer-rim.combat-steps.2.1', 'outer-rim.dice.0.1'] },
  } as const;
  return {
    'counting-dice': { always: [{ guard: when('there-are-no-dice'), target: 'no-dice' }, { target: 'rolling' }] },
    rolling: { meta: { awaits: 'chance' }, on: { 'combat.roll': rolled } },
    'no-dice': {
      meta: { awaits: 'chance', implies: 'lapse' },
      on: {
        'combat.roll': { ...rolled, guard: rulesIf('is-the-roll-without-dice') },
        lapse: { actions: ['roll-no-dice'], target },
      },
    },
  };
}

const DONE: StateConfig = { type: 'final' };

/** What may be done between two steps is waited for only where somebody may have something to do. */
const ifAny: readonly Branch[] = [{ guard: when('somebody-may-use-an-ability'), target: 'open' }, { target: 'closed' }];

export const combatChart: ChartConfig = chart({
  id: 'combat',
  description: 'A combat in five steps. It tells its caller who has won, with which dice.',
  initial: 'beginning',
  output: 'the-outcome',
  meta: {
    rules: ['outer-rim.combat.0.1', 'outer-rim.combat-steps.0.1'],
    keeps: { 'combat.ability': ABILITY_RULES, 'combat.roll': ROLL_RULES },
    refuses: { 'favor.receive': 'outer-rim.favors.2', '*': 'outer-rim.combat-steps.0.1' },
  },
  states: {
    beginning: {
      meta: { rules: ['outer-rim.combat.6', 'outer-rim.combat.7'] },
      always: [
        { guard: when('there-is-nobody-to-fight'), target: 'in-vain' },
        {
          guard: when('the-patrol-cannot-be-beaten'),
          actions: ['open-combat'],
          target: 'without-dice',
          meta: { rules: ['outer-rim.patrols.6.1'] },
        },
        { actions: ['open-combat'], target: 'attackers-roll' },
      ],
    },
    'in-vain': {
      description: 'There is nobody whom the card could have somebody fight: nothing is rolled.',
      meta: { awaits: 'chance', implies: 'lapse' },
      on: {
        'combat.roll': {
          guard: rules('outer-rim.defeated.5', 'outer-rim.combat.0.1'),
          actions: ['roll-combat-dice'],
          target: '#combat.attackers-roll.own-reroll',
        },
        lapse: { target: 'done' },
      },
    },
    'attackers-roll': {
      description:
        'Step 1. Abilities at the start of the combat and on the value of the attack, its roll, its rerolls.',
      initial: 'own-value',
      meta: { rules: ['outer-rim.combat-steps.1'] },
      states: {
        ...ownThenOther('attack', 'value', {
          awaits: 'chance',
          next: 'counting-dice',
          rules: ['outer-rim.combat-steps.1.2.a', 'outer-rim.combat-abilities.4'],
        }),
        ...roll('own-reroll'),
        ...ownThenOther('attack', 'reroll', {
          awaits: 'chance',
          next: 'done',
          rules: ['outer-rim.combat-steps.1.2.b', 'outer-rim.combat-steps.1.2.c'],
        }),
        done: DONE,
      },
      onDone: { target: 'attackers-damage' },
    },
    'attackers-damage': {
      description: 'Step 2. Changed and added results of the attack; its damage is counted.',
      initial: 'own-result',
      meta: { rules: ['outer-rim.combat-steps.2'] },
      states: {
        ...ownThenOther('attack', 'result', {
          awaits: 'chance',
          next: 'done',
          rules: ['outer-rim.combat-steps.2.2.a', 'outer-rim.combat-steps.2.2.b'],
        }),
        done: DONE,
      },
      onDone: { target: 'defenders-roll-and-damage' },
    },
    'defenders-roll-and-damage': {
      description: 'Step 3. The same for the defence; then what prevents damage.',
      initial: 'own-value',
      meta: { rules: ['outer-rim.combat-steps.3'] },
      states: {
        ...ownThenOther('defence', 'value', {
          awaits: 'chance',
          next: 'counting-dice',
          rules: ['outer-rim.combat-steps.3.1.a'],
        }),
        ...roll('own-reroll'),
        ...ownThenOther('defence', 'reroll', {
          awaits: 'combatants',
          next: 'own-result',
          rules: ['outer-rim.combat-steps.3.1.b', 'outer-rim.combat-steps.3.1.c'],
        }),
        ...ownThenOther('defence', 'result', {
          awaits: 'combatants',
          next: 'preventing',
          rules: ['outer-rim.combat-steps.2.2.a', 'outer-rim.combat-steps.2.2.b'],
        }),
        preventing: window({
          takes: 'works-in-damage',
          awaits: 'combatants',
          next: 'done',
          rules: ['outer-rim.damage.6'],
        }),
        done: DONE,
      },
      onDone: { target: 'winner' },
    },
    'without-dice': window(
      {
        takes: 'works-without-dice',
        awaits: 'combatants',
        next: 'winner',
        rules: ['outer-rim.patrols.6.1', 'outer-rim.patrols.6.b'],
        description: 'A level-4 patrol: nobody rolls, it wins.',
      },
      { dice: false, on: { 'combat.roll': { actions: ['roll-combat-dice'] } } },
    ),
    winner: {
      description: 'Step 4. Who has won, and what that brings, before anybody suffers damage.',
      initial: 'comparing',
      meta: { rules: ['outer-rim.combat-steps.4'] },
      states: {
        comparing: {
          meta: { awaits: 'combatants', implies: 'combat.resolve' },
          on: {
            'combat.resolve': {
              guard: rules(
                'outer-rim.combat.6',
                'outer-rim.combat.7',
                'outer-rim.combat-steps.2.1',
                'outer-rim.combat-abilities.1.b',
                'outer-rim.patrols.6.b',
                'outer-rim.combat-steps.4',
                'outer-rim.combat-steps.4.1',
                'outer-rim.combat-steps.4.2',
                'outer-rim.combat-steps.5',
              ),
              actions: ['determine-winner'],
              target: 'known',
            },
          },
        },
        known: window(
          {
            takes: 'works-in-damage',
            awaits: 'combatants',
            next: 'brings',
            rules: ['outer-rim.timing-of-abilities.1', 'outer-rim.timing-of-abilities.2'],
            description: 'Abilities for when, or after, a combat is won or lost.',
          },
          { always: ifAny },
        ),
        brings: {
          meta: { rules: ['outer-rim.combat-steps.4.2', 'outer-rim.combat-steps.4.3.a'] },
          always: [{ actions: ['owe-what-the-combat-brings'], target: 'gaining' }],
        },
        gaining: { invoke: { src: 'obligations', onDone: { target: 'done' } } },
        done: DONE,
      },
      onDone: { target: 'damage' },
    },
    damage: {
      description: 'Step 5. Each suffers the damage that the other has rolled.',
      initial: 'expected',
      meta: { rules: ['outer-rim.combat-steps.5'] },
      states: {
        expected: window(
          { takes: 'works-in-damage', awaits: 'combatants', next: 'suffering', rules: ['outer-rim.damage.6'] },
          { always: ifAny },
        ),
        suffering: {
          always: [
            {
              actions: ['suffer-combat-damage'],
              target: 'consequences',
              meta: {
                rules: ['outer-rim.combat-steps.5.1', 'outer-rim.combat-steps.5.2', 'outer-rim.combat-steps.5.3'],
              },
            },
          ],
        },
        consequences: {
          meta: { rules: ['outer-rim.defeated.7.b'] },
          invoke: { src: 'obligations', onDone: { actions: ['end-combat'], target: 'done' } },
        },
        done: DONE,
      },
      onDone: { target: 'done' },
    },
    done: { type: 'final' },
  },
});
