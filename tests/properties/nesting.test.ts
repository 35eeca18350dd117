import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { type Compiled, compile } from '../../referee/play/compile.ts';
import { begin, play } from '../../referee/play/play.ts';
import { drawer } from '../../referee/simulate.ts';
import { type Errand, errands, type Own, type Step } from '../referee/errands.ts';
import { inLockstep } from './in-lockstep.ts';

const LONG = process.env['REFEREE_LONG'] !== undefined;
const toy = compile(errands);

/** A tree of errands up to six deep, run at once, owed and run later, or owed after a mark. */
const tree = fc.letrec<{ errand: Errand; step: Step }>((tie) => ({
  errand: fc.record({
    name: fc.nat(999).map((number) => `errand-${number}`),
    steps: fc.array(tie('step'), { minLength: 1, maxLength: 4 }),
  }),
  step: fc.oneof(
    { maxDepth: 7, depthIdentifier: 'errands', withCrossShrink: true },
    { weight: 2, arbitrary: fc.constant<Step>({ ask: true }) },
    { weight: 1, arbitrary: fc.constant<Step>({ settle: true }) },
    { weight: 4, arbitrary: fc.record({ run: tie('errand') }) },
    { weight: 2, arbitrary: fc.record({ owe: tie('errand') }) },
    {
      weight: 1,
      arbitrary: fc.record({ mark: fc.string({ maxLength: 3 }), after: tie('errand') }, { requiredKeys: ['mark'] }),
    },
  ),
})).errand;

type Owed = { readonly errand: Errand } | { readonly mark: string; readonly after?: Errand };

/** The same game by plain recursion: at each number that is asked for, the errands under way; in the end what was done. */
function* told(plan: Errand): Generator<readonly Own[], { done: string[]; result: number }, number> {
  const done: string[] = [];
  const under: Own[] = [];
  function* settle(owed: readonly Owed[]): Generator<readonly Own[], Owed[], number> {
    let list = [...owed];
    for (let [first] = list; first !== undefined; [first] = list) {
      let brought: Owed[] = [];
      if ('errand' in first) ({ owed: brought } = yield* run(first.errand));
      else {
        done.push(first.mark);
        if (first.after !== undefined) brought = [{ errand: first.after }];
      }
      list = [...brought, ...list.slice(1)];
    }
    return list;
  }
  function* run({ name, steps }: Errand): Generator<readonly Own[], { sum: number; owed: Owed[] }, number> {
    const own: Own = { name, steps: [...steps], sum: 0 };
    under.push(own);
    let owed: Owed[] = [];
    for (let [step] = own.steps; step !== undefined; [step] = own.steps) {
      if ('ask' in step) {
        const number = yield structuredClone(under);
        own.sum += number;
        own.steps.shift();
      } else if ('run' in step) {
        const inner = yield* run(step.run);
        own.sum += inner.sum;
        owed.push(...inner.owed);
        own.steps.shift();
      } else {
        own.steps.shift();
        if ('owe' in step) owed.push({ errand: step.owe });
        else if ('mark' in step) owed.push(step);
        else owed = yield* settle(owed);
      }
    }
    done.push(`${name}=${own.sum}`);
    under.pop();
    return { sum: own.sum, owed };
  }
  const { sum, owed } = yield* run(plan);
  yield* settle(owed);
  return { done, result: sum };
}

describe('procedures nest without limit', () => {
  it('each keeps its own facts, brings its result to its caller, and leaves it what it still owes', () => {
    let deepest = 0;
    fc.assert(
      fc.property(tree, fc.infiniteStream(fc.integer({ min: -4, max: 4 }).map((half) => 2 * half)), (plan, numbers) => {
        const yardstick = told(plan);
        let { position } = begin(toy, { plan, limit: 1_000_000 });
        let expected = yardstick.next(0);
        while (expected.done !== true) {
          const running = position.frames.filter(({ chart }) => chart === 'errand');
          expect(running.map(({ own }) => own)).toEqual(expected.value);
          deepest = Math.max(deepest, running.length);
          const number = numbers.next().value as number;
          const played = play(toy, position, { type: 'answer', seat: 'ann', number } as Move);
          expect(played.ruling.kind).toBe('accepted');
          ({ position } = played);
          expected = yardstick.next(number);
        }
        expect(position.frames).toEqual([{ chart: 'game', state: 'over' }]);
        expect({ done: position.facts.done, result: position.facts.result }).toEqual(expected.value);
      }),
      { numRuns: LONG ? 5_000 : 300 },
    );
    expect(deepest).toBeGreaterThanOrEqual(5);
  });

  it('and XState nests them alike', () => {
    const game = toy as unknown as Compiled<BaseFacts>;
    let [compared, refused] = [0, 0];
    for (let seed = 1; seed <= (LONG ? 300 : 40); seed += 1) {
      const draw = drawer(seed);
      const one = inLockstep(game, seed, 40, (legal) => [
        { ...legal, seat: 'nobody' },
        { type: 'answer', seat: 'nobody', number: 98 } as Move,
        { type: 'answer', seat: 'ann', number: draw(60) } as Move,
        { type: 'more', seat: 'ann' },
        { type: 'stop' },
        { type: 'aside', seat: 'ann', errand: { name: 'long', steps: Array(draw(6)).fill({ ask: true }) } } as Move,
      ]);
      compared += one.compared;
      refused += one.refused;
    }
    expect(compared).toBeGreaterThan(2_000);
    expect(refused).toBeGreaterThan(1_000);
  });
});
