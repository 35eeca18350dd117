/**
 * @module
 * Skill Tests (LRR page 18): two dice, and what they must show for a player who has the tested skill never, once or more
 * often on character and crew.
 */
import { z } from 'zod';
import type { Json } from '../../../schemas/json.ts';
import { chance, decision } from '../../../schemas/outer-rim/move.ts';
import { Test as TestSchema } from '../../../schemas/outer-rim/position.ts';
import { Face, Skill } from '../../../schemas/outer-rim/words.ts';
import { chart, type RuleId, rules, when } from '../../chart.ts';
import {
  type Finding,
  type Form,
  fails,
  failsAlways,
  type Move,
  type Option,
  type Slice,
  type Unrecorded,
  unknown,
  voids,
} from '../../ruleset.ts';
import {
  type AbilityMove,
  abilitiesOf,
  abilityMove,
  abilityOf,
  mayStillBeUsed,
  oweEffects,
  playersFor,
  unstructured,
  untoldForm,
  untoldSources,
  usedKey,
  usesForm,
} from '../abilities/abilities.ts';
import { completedAllTheSame } from '../assets/jobs.ts';
import { soloPlayer } from '../solo/players.ts';
import type { Deeds } from '../table/deeds.ts';
import { doubt, doubtAbout, mayGo } from '../table/doubts.ts';
import { type Draft, type Facts, isAi, isSeat, owe, skillsThere, untoldBender } from '../table/facts.ts';
import { advised, diceResolved, diceRolled, favorOf, usesFavors } from '../table/granted.ts';
import type { CardEffect, Obligation, Test } from '../table/types.ts';
import { changeDice, reroll } from './combat-abilities.ts';
import { anyChangeOf, changeOf, changesOf, facesOf, misnamed, picksOf, TestChange, useKey } from './rolls.ts';

const faces = z.array(Face).max(200).describe('what the dice show');

const moves = [
  chance('test.roll', { faces }, 'The two dice of a skill test.'),
  decision(
    'test.ability',
    { ...abilityMove, change: TestChange.optional().describe('what it did to the dice or the skills') },
    'An ability is used in a skill test.',
  ),
  chance(
    'test.reroll',
    { faces },
    'What the dice show that an ability has picked to be rerolled, in the order in which it named them.',
  ),
  decision(
    'test.resolve',
    { passed: z.boolean().optional().describe('whether the test was passed, as the table saw it') },
    'All abilities are used; the test is passed or failed. A log may leave this out.',
  ),
] as const;
type TestRoll = z.infer<(typeof moves)[0]>;
type TestAbility = z.infer<(typeof moves)[1]>;
type TestReroll = z.infer<(typeof moves)[2]>;
type TestResolve = z.infer<(typeof moves)[3]>;

/** Dice of a test (skill-tests.1). */
const DICE = 2;
/** From this many instances on a player is highly skilled (skill-tests.1.3). */
const HIGHLY = 2;
type Level = 0 | 1 | 2;

/** What each level needs: the faces of which one passes the test, and the rule that says so. */
const LEVELS: Readonly<Record<Level, { rule: RuleId; pass: readonly Face[] }>> = {
  0: { rule: 'outer-rim.skill-tests.1.1', pass: ['crit'] },
  1: { rule: 'outer-rim.skill-tests.1.2', pass: ['hit', 'crit'] },
  2: { rule: 'outer-rim.skill-tests.1.3', pass: ['hit', 'crit', 'focus'] },
};

/** How often a skill stands on the character and the crew of a seat (skill-tests.2): at least so often, and for certain. */
function skillCount(facts: Facts, seat: string, skill: Skill): { least: number; sure: boolean } {
  const { known, sure } = skillsThere(facts, seat);
  return { least: countOf(known, skill), sure };
}

function countOf(skills: readonly Skill[], skill: Skill): number {
  let count = 0;
  for (const one of skills) if (one === skill) count += 1;
  return count;
}

/** The instances of the skill that the tester has gained: by abilities in this test, and by Advice that waits for its next one. */
function gainedIn(facts: Facts, { seat, skill, gained }: Test): number {
  return gained + advised(facts, seat, skill);
}

/** The lowest and the highest level that the tester may have; two of them where cards of unknown skills decide. */
function levelsOf(facts: Facts, test: Test): { lowest: Level; highest: Level } {
  const { least, sure } = skillCount(facts, test.seat, test.skill);
  const lowest = Math.min(least + gainedIn(facts, test), HIGHLY) as Level;
  return { lowest, highest: sure ? lowest : HIGHLY };
}

function isRolled(test: Test): boolean {
  return test.dice.some((die) => die.was !== 'added');
}

/** Whether the dice pass the test; null before they are rolled, or when the unknown level decides. */
function outcomeOf(facts: Facts, test: Test): boolean | null {
  if (!isRolled(test)) return null;
  const { lowest, highest } = levelsOf(facts, test);
  // Whatever passes at one level passes at every higher one.
  const passed = passesAt(test, lowest);
  return passed === passesAt(test, highest) ? passed : null;
}

function passesAt(test: Test, level: Level): boolean {
  return test.dice.some((die) => die.was !== 'cancelled' && LEVELS[level].pass.includes(die.face));
}

/** Brings what is known of a test up to date. */
export function refreshed(facts: Facts, test: Test): Test {
  const { lowest, highest } = levelsOf(facts, test);
  const { least } = skillCount(facts, test.seat, test.skill);
  test.instances = lowest === highest ? least + gainedIn(facts, test) : null;
  test.passed = outcomeOf(facts, test);
  return test;
}

/** The test that a card calls for, with what hangs on passing and failing it. */
export function testOf(
  facts: Facts,
  seat: string,
  skill: Skill,
  then: {
    told?: boolean | undefined;
    pass?: readonly CardEffect[] | undefined;
    fail?: readonly CardEffect[] | undefined;
  } = {},
): Test {
  const { told, pass = [], fail = [] } = then;
  return refreshed(facts, {
    seat,
    skill,
    instances: null,
    gained: 0,
    dice: [],
    rerolling: [],
    passed: null,
    ...(told === undefined ? {} : { told }),
    pass: [...pass],
    fail: [...fail],
    used: [],
  });
}

/** What passing or failing brings, the text of the card tells. */
const AS_TOLD: RuleId = 'outer-rim.skill-tests.3';

/** What every ability that is used in a test has to keep. */
const ABILITY_RULES: readonly RuleId[] = [
  'outer-rim.single-player-rules-ai-players-cards-and-credits.0.2',
  'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
  'outer-rim.goals.4',
  'outer-rim.word-usage.4',
  'outer-rim.word-usage.6.a',
  'outer-rim.skill-tests.1',
  'outer-rim.timing-of-abilities.5',
  'outer-rim.timing-of-abilities.3',
  'outer-rim.combat-abilities.1.a',
  'outer-rim.combat-abilities.2',
  'outer-rim.combat-abilities.3.b',
  'outer-rim.dice.2',
];

/** An ability is carried out in full before anything else (timing-of-abilities.6.a). */
const ability = { actions: ['use-test-ability'], target: 'using' } as const;

const ALONE = { refuses: { '*': 'outer-rim.timing-of-abilities.6.a' } } as const;

const chart_ = chart({
  id: 'skill-test',
  description: 'A skill test: two dice with the abilities around them, then passed or failed.',
  initial: 'beginning',
  output: 'the-test-passed',
  meta: {
    rules: ['outer-rim.skill-tests.0.1'],
    keeps: { 'test.ability': ABILITY_RULES },
    refuses: { 'favor.receive': 'outer-rim.favors.2', '*': 'outer-rim.skill-tests.1' },
  },
  states: {
    beginning: { always: [{ target: 'roll', meta: { rules: ['outer-rim.skill-tests.2'] } }] },
    roll: {
      description: 'Two dice; before them, skills may be gained for this test.',
      initial: 'looking',
      meta: { rules: ['outer-rim.skill-tests.1'] },
      states: {
        looking: { always: [{ guard: when('a-skill-may-be-gained'), target: 'gaining' }, { target: 'unrolled' }] },
        gaining: {
          meta: { awaits: 'tester', implies: 'lapse' },
          on: { 'test.ability': ability, lapse: { target: 'unrolled' } },
        },
        unrolled: {
          meta: { awaits: 'chance' },
          on: {
            'test.roll': {
              guard: rules(
                'outer-rim.skill-tests.0.1',
                'outer-rim.single-player-rules-clarifications.4',
                'outer-rim.skill-tests.1',
              ),
              actions: ['roll-test-dice'],
              target: 'rolled',
              meta: { rules: ['outer-rim.dice.0.1'] },
            },
            'test.ability': ability,
          },
        },
        using: { meta: ALONE, invoke: { src: 'obligations', onDone: { target: 'looking' } } },
        rolled: { type: 'final' },
      },
      onDone: { target: 'result' },
    },
    // The rulebook gives the windows of combat an order, those of a test none: reroll, change and add in any order.
    result: {
      description: 'Rerolled, changed and added results; then the test is passed or failed.',
      initial: 'open',
      meta: { rules: ['outer-rim.skill-tests.1'] },
      states: {
        open: {
          meta: { awaits: 'tester', implies: 'test.resolve' },
          on: {
            'test.resolve': {
              guard: rules(
                'outer-rim.skill-tests.0.1',
                'outer-rim.skill-tests.1.1',
                'outer-rim.skill-tests.1.2',
                'outer-rim.skill-tests.1.3',
                'outer-rim.skill-tests.2',
                AS_TOLD,
              ),
              actions: ['resolve-test'],
              target: 'resolved',
              meta: { rules: ['outer-rim.skill-tests.3.1', 'outer-rim.skill-tests.3.2'] },
            },
            'test.ability': ability,
          },
        },
        using: {
          meta: ALONE,
          invoke: {
            src: 'obligations',
            onDone: [{ guard: when('test-dice-are-being-rerolled'), target: 'rerolling' }, { target: 'open' }],
          },
        },
        rerolling: {
          meta: {
            awaits: 'chance',
            alone: true,
            refuses: {
              'ability.use': 'outer-rim.timing-of-abilities.6.a',
              'test.ability': 'outer-rim.timing-of-abilities.6.a',
              'combat.ability': 'outer-rim.timing-of-abilities.6.a',
              '*': 'log.the-move-log.6',
            },
          },
          on: {
            'test.reroll': {
              guard: rules('outer-rim.skill-tests.1'),
              actions: ['reroll-test-dice'],
              target: 'open',
            },
          },
        },
        resolved: { type: 'final' },
      },
      onDone: { target: 'done' },
    },
    // What passing or failing brings belongs to the ability that called for the test: its agenda carries it out.
    done: { type: 'final', meta: { rules: ['outer-rim.skill-tests.3'] } },
  },
});

/** Two dice, no more and no fewer; an ability works on dice that are there. */
function twoDice(facts: Facts, move: TestRoll | TestReroll | TestAbility, test: Test): Finding {
  if (move.type === 'test.roll')
    return move.faces.length === DICE ? true : failsAlways({ rolled: move.faces.length, dice: DICE });
  if (move.type === 'test.reroll') {
    return move.faces.length === test.rerolling.length
      ? true
      : fails({ picked: test.rerolling.length, rerolled: move.faces.length });
  }
  const { change } = move;
  if (change === undefined || change.kind === 'skill') return true;
  if (!isRolled(test)) return voids({ change: change.kind, diceRolled: false });
  const wrong = misnamed(test, move, abilityOf(facts, move.seat, move));
  return wrong === null ? true : voids(wrong);
}

/** What the log says of the outcome, against what the dice show at this level of skill. */
function outcomeAt(level: Level) {
  return (facts: Facts, move: TestResolve, test: Test): Finding => {
    if (move.passed === undefined) return true;
    const passed = outcomeOf(facts, test);
    // Where every possible level comes to the same, the lowest of them is the one to cite.
    if (passed === null || passed === move.passed || levelsOf(facts, test).lowest !== level) return true;
    const doubt = move.passed ? mayHavePassed(facts, test) : null;
    if (doubt !== null) return unknown(doubt);
    const compared = {
      skill: test.skill,
      instances: test.instances,
      dice: facesOf(test.dice),
      claimed: move.passed,
      passed,
    };
    // Advice of this turn, of another skill or for an earlier test.
    return favorOf(facts, test.seat, 'advice') === undefined
      ? fails(compared)
      : fails(compared, 'outer-rim.favors.1.1');
  };
}

/** The end of a test, in the log's words or in none. */
const ENDS = { type: 'test.resolve' } as TestResolve;

/** What the log has declared with the card hangs on the outcome that the test has come to (3). */
function asTold(facts: Facts, move: TestResolve, test: Test): Finding {
  const { told } = test;
  const counted = outcomeOf(facts, test);
  const passed = move.passed ?? counted;
  if (told === undefined || passed === null || told === passed) return true;
  const doubt = told && counted === false ? mayHavePassed(facts, test) : null;
  if (doubt !== null) return unknown(doubt);
  return fails({
    skill: test.skill,
    dice: facesOf(test.dice),
    passed,
    declaredOf: told ? 'a passed test' : 'a failed test',
    brings: (passed ? test.pass : test.fail) as unknown as Json,
  });
}

/**
 * Why a test may have been passed that fails by what is known: by a text that nobody knows, whatever the dice show, or by the skill
 * of a crew that nobody has told; null: it cannot have been.
 */
function mayHavePassed(facts: Facts, test: Test): string | null {
  const source = untoldBender(facts, test.seat, 'test') ?? unstructuredFor(facts, test.seat);
  if (source !== null) return `${source} may have the test passed, and its text is not known`;
  return passesAt(test, HIGHLY) ? doubtAbout(facts, test.seat, 'assets') : null;
}

/** A component with an ability for tests of which nobody has told in full what it does; null: there is none. */
function unstructuredFor(facts: Facts, seat: string): string | null {
  const found = abilitiesOf(facts, seat).find(
    ({ source, ability: one }) =>
      one.timing === 'test' && unstructured(one) && mayStillBeUsed(facts, seat, source, one),
  );
  return found?.source ?? null;
}

/** Whether the tester has an ability that is known to gain a skill for the test, and may still use it. */
function mayGainASkill(facts: Facts, { seat }: Test): boolean {
  return abilitiesOf(facts, seat).some(
    ({ source, ability: one }) =>
      one.timing === 'test' && one.change?.kind === 'skill' && mayStillBeUsed(facts, seat, source, one),
  );
}

/** Brings what is known of the test up to date. */
function settle(draft: Draft<Test>): void {
  const test = refreshed(draft.facts, draft.own);
  if (isRolled(test)) draft.note(LEVELS[levelsOf(draft.facts, test).lowest].rule, 'test', 'passed');
}

function useTestAbility(draft: Draft<Test>, move: TestAbility): void {
  const { facts, own: test } = draft;
  if (!isSeat(facts, move.seat)) return;
  const key = usedKey(facts, move.seat, move);
  const change = draft.asRecorded ? changeOf(move, abilityOf(facts, move.seat, move)) : move.change;
  test.used.push(useKey(key, 'test'));
  facts.turn.used.push(key);
  if (change?.kind === 'reroll') test.rerolling = change.dice.filter((at) => at < test.dice.length);
  // A skill gained for the test is one more instance of it; another skill than the tested one does nothing (skills.4).
  else if (change?.kind === 'skill') test.gained += (change.skill ?? test.skill) === test.skill ? 1 : 0;
  else if (change !== undefined) changeDice(test.dice, change);
  settle(draft);
  oweEffects(draft, move);
}

/** The next skill test of a seat has come: the skill of its Advice is gained for this one, whatever is tested (favors.1.1). */
function takeAdvice(draft: Draft<Test>): void {
  const { facts, own: test } = draft;
  const advice = favorOf(facts, test.seat, 'advice');
  if (advice === undefined || advice.spent) return;
  test.gained += advised(facts, test.seat, test.skill);
  advice.spent = true;
  draft.note('outer-rim.favors.1.1', 'turn', 'favors');
}

function resolveTest(draft: Draft<Test>, move: TestResolve): void {
  const { facts, own: test } = draft;
  if (isRolled(test)) diceResolved(facts);
  const counted = outcomeOf(facts, test);
  const isAsked = counted === null || draft.asRecorded || (counted === false && mayHavePassed(facts, test) !== null);
  const passed = isAsked ? (move.passed ?? test.told ?? counted) : counted;
  test.passed = passed;
  mayGo(facts, test.seat, ['crew']);
  if (passed === null) {
    // Crew of unknown skills decides: what is claimed or goes on shows which it was.
    const { seat, pass, fail } = test;
    if (pass.length + fail.length > 0)
      owe(draft, { do: 'card-decision', asks: 'if', seat, by: seat, effects: [...pass], else: [...fail] });
    return;
  }
  // Where the card names no effect for it, passing brings nothing and failing does no harm.
  draft.note(passed ? 'outer-rim.skill-tests.3.2' : 'outer-rim.skill-tests.3.1', 'seats', test.seat);
  draft.owe(...broughtBy(test, passed));
}

/** Why nobody knows the credits of those who may have agreed on a favor. */
const PAID_FOR = 'a favor may have been paid for, and the log does not record it';

/** What is said of something that came about, and not why. */
const SAYS_LESS: readonly RuleId[] = [
  'outer-rim.credits.2',
  'outer-rim.credits.3',
  'outer-rim.damage.1',
  'outer-rim.fame.2',
  'outer-rim.skill-tests.3.1',
];

/** What passing or failing a test puts on the agenda. */
function broughtBy({ seat, pass, fail }: Test, passed: boolean): Obligation[] {
  return (passed ? pass : fail).map((effect) => ({ do: 'card-effect', seat, effect }));
}

/** Moves that use an ability of which nobody knows what it does. */
function* anyUse(test: Test, move: AbilityMove, form: () => Form): Iterable<Option> {
  yield { move, open: form };
  const gained = { '/change/skill': { enum: [...Skill.options] } };
  for (const { change, open } of [{ change: { kind: 'skill' } as const, open: gained }, ...anyChangeOf(test.dice)]) {
    const varied = (): Form => {
      const plain = form();
      return { ...plain, open: { ...open, ...plain.open } };
    };
    yield { move: { ...move, change } as Move, open: varied };
  }
}

function* abilityOptions(facts: Facts, test: Test): Iterable<Option> {
  for (const seat of facts.order) {
    for (const { source, ability: found } of abilitiesOf(facts, seat)) {
      if (found.timing !== 'test') continue;
      const plain = { type: 'test.ability', seat, source, ability: found.id };
      for (const player of playersFor(facts, seat, found)) {
        const move: AbilityMove = player === undefined ? plain : { ...plain, player };
        const form = (): Form => usesForm(facts, move, found);
        if (unstructured(found)) yield* anyUse(test, move, form);
        else if (found.change === undefined) yield { move, open: form };
        else {
          const change = changesOf(test.dice, found.change);
          if (change === null || change.change.kind === 'value' || change.change.kind === 'prevent') continue;
          const varied = (): Form => {
            const uses = form();
            return { ...uses, open: { ...change.open, ...uses.open } };
          };
          yield { move: { ...move, change: change.change } as unknown as Move, open: varied };
        }
      }
    }
    for (const source of untoldSources(facts, seat))
      yield* anyUse(test, { type: 'test.ability', seat, source }, () => untoldForm(facts, seat, 'test.ability'));
  }
}

/** Dice that were rerolled without an ability, or both of them rolled once more: the table may have gone on with what they showed then. */
function* rerolledAllTheSame(move: Move, test: Test, state: string): Iterable<Unrecorded<Facts>> {
  if (move.type !== 'test.reroll' && move.type !== 'test.roll') return;
  const { faces: shown } = move as TestReroll | TestRoll;
  if (test.rerolling.length > 0 || (move.type === 'test.roll' && shown.length !== DICE)) return;
  for (const picked of picksOf(test.dice, shown.length))
    yield {
      state,
      says: `dice ${picked.join(', ')} of the test had been rolled again`,
      done: true,
      change: (facts, own: Test) => {
        reroll(own.dice, picked, shown);
        refreshed(facts, own);
      },
    };
}

const FACE = { enum: ['hit', 'crit', 'focus', 'blank'] };

export const skillTests: Slice<Facts> = {
  moves,
  charts: [chart_],
  // An ability may have been used before the dice or once they lay there, and dice rerolled, without a word; the roll itself is recorded.
  unspoken: { 'skill-test': { gaining: 'shown', open: 'shown', rerolling: 'shown' } },
  refusals: {
    // Who goes on has ended the test, although what the log declares cannot have come of it.
    'skill-test': (facts, move, test: Test, state) => {
      const finding = state !== 'result.open' || move.type.startsWith('test.') ? true : asTold(facts, ENDS, test);
      return finding === true || finding.holds !== false ? null : { rule: AS_TOLD, facts: finding.facts };
    },
  },
  unrecorded: {
    'skill-test': function* (facts, move, test: Test, state) {
      if (isRolled(test)) {
        yield* rerolledAllTheSame(move, test, state);
        if (asTold(facts, ENDS, test) === true) return;
        yield {
          state: 'result.open',
          says: 'the test had come out as declared',
          change: (facts: Facts, own: Test) => {
            own.dice = [{ face: own.told ? 'crit' : 'blank', was: 'rolled' }];
            refreshed(facts, own);
          },
        };
        yield {
          state: 'result.open',
          says: 'the test had come out as rolled',
          change: (_facts, own: Test) => {
            delete own.told;
          },
        };
        return;
      }
      // The dice that pass any test, and those that pass none.
      for (const face of ['crit', 'blank'] as const)
        yield {
          state: 'result.open',
          says: 'the test had been rolled without a record of it',
          standsFor: 'test.roll',
          change: (facts: Facts, own: Test) => {
            own.dice = [face, 'blank' as const].map((one) => ({ face: one, was: 'rolled' }));
            refreshed(facts, own);
          },
        };
    },
  },
  misjudged: {
    // Passed for failed, or the other way round, at the level that the tester has.
    'skill-test': function* (facts, test: Test, state) {
      const counted = outcomeOf(facts, test);
      if (state !== 'result.open' || counted === null) return;
      // Instances that are claimed and not there may have been gained without a record: by an ability, or by a favor that was paid for.
      for (let more = 1; more <= HIGHLY; more += 1)
        yield {
          state,
          rule: 'outer-rim.skill-tests.2',
          says: 'more instances of the skill had been gained',
          rather: ['outer-rim.skill-tests.2'],
          against: ['outer-rim.skill-tests.2'],
          change: (facts, own: Test) => {
            own.gained += more;
            refreshed(facts, own);
            if (usesFavors(facts)) for (const seat of facts.order) doubt(facts, seat, PAID_FOR, ['credits']);
          },
        };
      yield {
        state: 'result.resolved',
        rule: LEVELS[levelsOf(facts, test).lowest].rule,
        says: `the test had been ${counted ? 'failed' : 'passed'}`,
        rather: SAYS_LESS,
        recorded: { type: 'test.resolve', seat: test.seat, passed: !counted } as Move,
        owes: broughtBy(test, !counted),
        change: (_facts, own: Test) => {
          own.passed = !counted;
        },
      };
      yield* completedAllTheSame(facts, {
        state: 'result.resolved',
        owes: broughtBy(test, counted),
        change: (_facts, own: Test) => {
          own.passed = counted;
        },
      });
    },
  },
  own: { 'skill-test': { schema: TestSchema, shownAs: 'test' } },
  roles: { tester: (_facts, { seat }: Test) => [seat] },
  outputs: { 'the-test-passed': (_facts, { passed }: Test) => passed },
  says: {
    'test.roll': ({ faces: shown }: TestRoll) => `the test shows ${shown.join(', ')}`,
    'test.reroll': ({ faces: shown }: TestRoll) => `the rerolled dice show ${shown.join(', ')}`,
    'test.resolve': () => 'ends the test',
  },
  constraints: {
    'outer-rim.skill-tests.0.1': (facts, move: Move, test: Test) =>
      move.seat === undefined || move.seat === test.seat || (move.type === 'test.roll' && isAi(facts, test.seat))
        ? true
        : fails({ seat: move.seat, tester: test.seat }),
    'outer-rim.skill-tests.1': twoDice,
    'outer-rim.skill-tests.1.1': outcomeAt(0),
    'outer-rim.skill-tests.1.2': outcomeAt(1),
    'outer-rim.skill-tests.1.3': outcomeAt(2),
    [AS_TOLD]: asTold,
    'outer-rim.skill-tests.2': (facts, move: TestResolve, test: Test) => {
      if (outcomeOf(facts, test) !== null) return true;
      const matters = move.passed !== undefined || test.pass.length + test.fail.length > 0;
      return matters
        ? unknown(`the log does not say how often ${test.skill} stands on the character and crew of ${test.seat}`)
        : true;
    },
  },
  // What comes of a test may show that an ability was used.
  fuller: {
    'test.resolve': (facts, move: TestResolve, test: Test): readonly Move[] => {
      const isShort = move.passed === undefined && test.told === undefined && outcomeOf(facts, test) === false;
      return isShort && mayHavePassed(facts, test) !== null ? [{ ...move, passed: true } as Move] : [];
    },
  },
  computed: { 'test.resolve': ['passed'] },
  leftOut: { 'test.ability': { ability: [], player: [], change: [] } },
  effects: {
    'roll-test-dice': (draft: Draft<Test>, move: TestRoll) => {
      diceRolled(draft.facts);
      takeAdvice(draft);
      draft.own.dice = move.faces.map((face) => ({ face, was: 'rolled' }));
      settle(draft);
    },
    'use-test-ability': useTestAbility,
    'reroll-test-dice': (draft: Draft<Test>, move: TestReroll) => {
      const { own: test } = draft;
      reroll(test.dice, test.rerolling, move.faces);
      test.rerolling = [];
      settle(draft);
    },
    'resolve-test': resolveTest,
  },
  cases: {
    'a-skill-may-be-gained': (facts, test: Test) => mayGainASkill(facts, test),
    'test-dice-are-being-rerolled': (_facts, { rerolling }: Test) => rerolling.length > 0,
  },
  candidates: {
    'test.roll': (facts, test: Test): Option[] => {
      const open = {
        '/faces': { type: 'array', items: FACE, minItems: DICE, maxItems: DICE },
        '/seat': { enum: [test.seat, ...(isAi(facts, test.seat) ? [soloPlayer(facts) ?? test.seat] : [])] },
      };
      return [{ move: { type: 'test.roll', faces: ['blank', 'blank'] } as TestRoll, open }];
    },
    'test.ability': abilityOptions,
    'test.reroll': ({ order }, { rerolling }: Test): Option[] => {
      const picked = rerolling.length;
      const faces_ = Array.from({ length: picked }, () => 'blank');
      const open = {
        '/faces': { type: 'array', items: FACE, minItems: picked, maxItems: picked },
        '/seat': { enum: [...order] },
      };
      return [{ move: { type: 'test.reroll', faces: faces_ } as Move, open }];
    },
    'test.resolve': (facts, test: Test): Option[] => {
      const passed = outcomeOf(facts, test);
      const move = { type: 'test.resolve', seat: test.seat };
      const sure: Option = { move, open: { '/passed': { const: passed } } };
      if (passed === false && mayHavePassed(facts, test) !== null)
        return [sure, { move: { ...move, passed: true } as Move }];
      if (passed !== null) return [sure];
      // What the log has declared with the card hangs on the outcome that it has told.
      if (test.told !== undefined) return [{ move }, { move: { ...move, passed: test.told } as Move }];
      return [{ move }, { move: { ...move, passed: true } as Move, open: { '/passed': { type: 'boolean' } } }];
    },
  },
  carriesOut: ['outer-rim.skill-tests.3.1', 'outer-rim.skill-tests.3.2'],
};

/** What cards make happen under these rules. */
export const deeds = {
  test: (draft, seat, { skill, passed: told, pass, fail }) =>
    owe(draft, { do: 'test', seat, skill, ...(told === undefined ? {} : { told }), pass, fail }),
} satisfies Deeds;
