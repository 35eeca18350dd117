import { describe, expect, it } from 'vitest';
import { type ChartConfig, chart, rules } from '../../machines/chart.ts';
import { ChartError } from '../../machines/named.ts';
import { type BaseFacts, fails, type Move, ofOneVerdict, type Slice } from '../../machines/ruleset.ts';
import { explain } from '../../referee/explain.ts';
import { type Compiled, compile } from '../../referee/play/compile.ts';
import { legalMoves } from '../../referee/play/legal.ts';
import { begin, play, rule } from '../../referee/play/play.ts';
import { verify } from '../../referee/reading/verify.ts';
import { simulate } from '../../referee/simulate.ts';
import { type Pebbles, pebbles, turn } from './toy.ts';

const toy = compile(pebbles());
/** The same toy for functions that take a ruleset of any game. */
const anyToy = toy as unknown as Compiled<BaseFacts>;
const take = (seat: string, count: number, more: object = {}): Move => ({ type: 'take', seat, count, ...more }) as Move;
const log = (heap: number | null, ...moves: Move[]) => ({ heap, moves });
const rulesOf = (found: ReturnType<typeof verify>) =>
  found.violations.map((violation) => `${violation.entry} ${violation.rule}`);

describe('playing', () => {
  it('takes a move whose rules hold, and leaves the position it came from as it was', () => {
    const { position } = begin(toy, { heap: 10 });
    const after = play(toy, position, take('ann', 2));
    expect(after.ruling.kind).toBe('accepted');
    expect(after.position.facts.heap).toBe(8);
    expect(position.facts.heap).toBe(10);
  });

  it('refuses with the facts compared, and asks nothing after a rule that leaves nothing to carry out', () => {
    const { position } = begin(toy, { heap: 10 });
    expect(rule(toy, position, take('ann', 4)).breaches).toEqual([
      { rule: 'log.the-move-log.3', facts: { count: 4, heap: 10 } },
    ]);
    expect(rule(toy, position, take('ben', 4)).breaches).toEqual([
      { rule: 'log.the-move-log.4', facts: { seat: 'ben', turn: 'ann' } },
    ]);
  });

  it('reaches a verdict that several rules of a guard read once for each move, and anew for each', () => {
    let reached = 0;
    const tooMany = (facts: Pebbles, { count }: Move & { count: number }): 'heap' | 'hand' | null => {
      reached += 1;
      return count > (facts.heap ?? 0) ? 'heap' : count > 3 ? 'hand' : null;
    };
    const ruleset = pebbles();
    const { pebbles: slice } = ruleset.slices as { pebbles: Slice<Pebbles> };
    const ofTwo = (word: 'heap' | 'hand') =>
      ofOneVerdict(tooMany, (verdict) => verdict !== word || fails({ tooManyFor: word }));
    const constraints = {
      ...slice.constraints,
      'log.the-move-log.3': ofTwo('hand'),
      'log.the-move-log.5': ofTwo('heap'),
    };
    const guard = rules('log.the-move-log.4', 'log.the-move-log.3', 'log.the-move-log.5');
    const [game, , standing] = slice.charts ?? [];
    if (game === undefined || standing === undefined) throw new Error('the toy has three charts');
    const fresh = { ...turn.states['fresh'], on: { take: { guard, actions: ['take'], target: 'more' } } };
    const charts = [game, chart({ ...turn, states: { ...turn.states, fresh } }), standing];
    const read = compile({ ...ruleset, slices: { pebbles: { ...slice, charts, constraints } } });
    const at = (heap: number, count: number) => rule(read, begin(read, { heap }).position, take('ann', count)).breaches;
    expect(at(10, 4)).toEqual([{ rule: 'log.the-move-log.3', facts: { tooManyFor: 'hand' } }]);
    expect(at(2, 4)).toEqual([{ rule: 'log.the-move-log.5', facts: { tooManyFor: 'heap' } }]);
    expect(at(10, 2)).toEqual([]);
    expect(reached).toBe(3);
    expect(
      constraints['log.the-move-log.5']({ heap: 1 } as Pebbles, { type: 'take', count: 2 }, undefined),
    ).toMatchObject({
      holds: false,
    });
  });

  it('cites the state for a move that it does not take', () => {
    const { position } = begin(toy, { heap: 10 });
    const ruling = rule(toy, position, { type: 'done', seat: 'ann' });
    expect(ruling.kind).toBe('not-now');
    expect(ruling.breaches.map((breach) => breach.rule)).toEqual(['log.the-move-log.6']);
  });

  it('plays a move that the log left unsaid, and lists what becomes possible by it', () => {
    const { position } = play(toy, begin(toy, { heap: 10 }).position, take('ann', 2));
    const ruling = rule(toy, position, take('ann', 1));
    expect(ruling.implied).toEqual([]);
    // Ben's turn comes only after Ann's "done": ann's own take is listed first, ben's is not, as "take" is taken here.
    expect(legalMoves(toy, position).map(({ move }) => `${move.seat ?? ''} ${move.type}`)).toEqual([
      'ann take',
      'ann take',
      'ann take',
      'ann done',
      ' wave',
    ]);
  });

  it('leaves every procedure at the end of the game', () => {
    const { position } = play(toy, begin(toy, { heap: 2 }).position, take('ann', 2));
    expect(position.frames).toEqual([{ chart: 'game', state: 'over' }]);
    expect(position.facts.winner).toBe('ann');
    expect(legalMoves(toy, position)).toEqual([]);
    expect(rule(toy, position, { type: 'wave' }).breaches.map((breach) => breach.rule)).toEqual(['log.the-move-log.7']);
  });
});

describe('verifying', () => {
  it('finds nothing in a legal log', () => {
    const found = verify(toy, log(10, take('ann', 3), { type: 'done', seat: 'ann' }, take('ben', 3)));
    expect(found.verdict).toBe('legal');
    expect(found.position.facts.heap).toBe(4);
  });

  it('reads on as recorded after a breach, and finds the next one', () => {
    const found = verify(toy, log(10, take('ann', 5), { type: 'done', seat: 'ann' }, take('ben', 9)));
    expect(rulesOf(found)).toEqual(['0 log.the-move-log.3', '2 log.the-move-log.3']);
    expect(found.violations[0]?.resumed).toEqual({ how: 'as-recorded' });
    expect(found.violations[0]?.legal).toContainEqual(take('ann', 3));
  });

  it('finds out where the log stands when a turn was skipped', () => {
    const found = verify(toy, log(10, take('ben', 1), { type: 'done', seat: 'ben' }, take('ann', 1)));
    expect(rulesOf(found)).toEqual(['0 log.the-move-log.4']);
    expect(found.violations[0]?.resumed).toEqual({ how: 'elsewhere', says: "it was ben's turn" });
  });

  it('leaves a move out that fits nowhere, and reports nothing twice', () => {
    const found = verify(toy, log(10, { type: 'done', seat: 'ann' }, { type: 'done', seat: 'ann' }, take('ann', 1)));
    expect(rulesOf(found)).toEqual(['0 log.the-move-log.6']);
    expect(found.unverifiable.map(({ entry, reason }) => `${entry} ${reason}`)).toEqual([
      '1 depends on the breach at entry 0, after which the log could not be followed',
    ]);
    expect(found.position.facts.heap).toBe(9);
  });

  it('cites the rule that settled a fact when a claim about it is wrong, and takes the claim', () => {
    const found = verify(toy, log(10, take('ann', 2, { expect: { heap: 7 } })));
    expect(found.violations).toMatchObject([
      { rule: 'log.the-move-log.3', pointer: '/moves/0/expect/heap', facts: { fact: 'heap', claimed: 7, found: 8 } },
    ]);
    expect(found.position.facts.heap).toBe(7);
  });

  it('cites the log itself for a wrong claim about a fact that nothing has changed', () => {
    const found = verify(toy, log(10, { type: 'wave', expect: { turn: 'ben' } }));
    expect(rulesOf(found)).toEqual(['0 log.the-move-log.1']);
  });

  it('learns a fact that nobody knew from a claim, and never condemns on what it does not know', () => {
    const found = verify(
      toy,
      log(
        null,
        take('ann', 3, { expect: { heap: 4 } }),
        { type: 'done', seat: 'ann' },
        take('ben', 3),
        { type: 'done', seat: 'ben' },
        take('ann', 3),
      ),
    );
    expect(found.unverifiable).toEqual([
      { entry: 0, pointer: '/moves/0', rule: 'log.the-move-log.3', reason: 'nobody counted the heap' },
    ]);
    expect(rulesOf(found)).toEqual(['4 log.the-move-log.3']);
  });

  it('does not take over a claim that has not the form of the fact', () => {
    const found = verify(toy, log(10, take('ann', 2, { expect: { heap: 'many', stars: 3 } })));
    expect(rulesOf(found)).toEqual([]);
    expect(found.unverifiable.map((doubt) => doubt.pointer)).toEqual(['/moves/0/expect/heap', '/moves/0/expect/stars']);
    expect(found.position.facts.heap).toBe(8);
  });
});

describe('explaining', () => {
  it('says of each rule whether it held, failed or was not asked', () => {
    const { position } = begin(toy, { heap: 10 });
    expect(explain(toy, position, take('ann', 9)).asked.map(({ rule: id, finding }) => `${id} ${finding}`)).toEqual([
      'log.the-move-log.4 held',
      'log.the-move-log.3 failed',
    ]);
    expect(explain(toy, position, take('ben', 9)).asked.map(({ finding }) => finding)).toEqual(['failed', 'not-asked']);
    expect(explain(toy, position, take('ann', 1)).verdict).toBe('legal');
  });
});

describe('simulating', () => {
  it('plays the same game for the same seed', () => {
    expect(simulate(anyToy, 7).log).toEqual(simulate(anyToy, 7).log);
    expect(simulate(anyToy, 7).over).toBe(true);
  });
});

describe('loading charts refuses what is outside the subset', () => {
  const refused = (change: { game?: ChartConfig; turn?: ChartConfig }, why: RegExp): void => {
    expect(() => compile(pebbles(change)).bound()).toThrow(ChartError);
    expect(() => compile(pebbles(change)).bound()).toThrow(why);
  };
  const state = (extra: object): ChartConfig =>
    ({ ...turn, states: { ...turn.states, fresh: { ...turn.states['fresh'], ...extra } } }) as ChartConfig;

  it('inline actions', () => refused({ turn: state({ on: { take: { actions: [() => {}] } } }) }, /inline|no effects/));
  it('unknown effects', () =>
    refused({ turn: state({ on: { take: { actions: ['fly'] } } }) }, /no effects named "fly"/));
  it('unknown rules', () =>
    refused(
      { turn: state({ on: { take: { guard: { type: 'rules', params: { all: ['a.b.c'] } } } } }) },
      /no constraints named/,
    ));
  it('guards of another kind', () =>
    refused({ turn: state({ on: { take: { guard: 'sometimes' } } }) }, /needs a guard of rules/));
  it('two transitions for one move', () =>
    refused({ turn: state({ on: { take: [{ target: 'more' }, { target: 'end' }] } }) }, /exactly one transition/));
  it('entry actions', () => refused({ turn: state({ entry: ['take'] }) }, /entry and exit/));
  it('timers', () => refused({ turn: state({ after: { 1000: 'end' } }) }, /subset/));
  it('parallel states', () => refused({ turn: state({ type: 'parallel', states: { a: {}, b: {} } }) }, /parallel/));
  it('wildcards', () => refused({ turn: state({ on: { '*': { target: 'end' } } }) }, /wildcard/));
  const invoking = (invoke: object): ChartConfig => state({ on: {}, invoke });
  it('an invoke that does not say how the caller goes on', () =>
    refused({ turn: invoking({ src: 'turn' }) }, /needs "onDone"/));
  it('an invoke of a chart that does not exist', () =>
    refused({ turn: invoking({ src: 'tea', onDone: {} }) }, /no chart "tea"/));
  it('an invoke with an input that nobody makes', () =>
    refused({ turn: invoking({ src: 'turn', input: 'sugar', onDone: {} }) }, /no inputs named "sugar"/));
  it('two invokes of one state', () => refused({ turn: invoking([{ src: 'turn', onDone: {} }]) }, /invokes one chart/));
  it('moves of a state that invokes', () =>
    refused({ turn: state({ invoke: { src: 'turn', onDone: {} } }) }, /takes no moves/));
  it('an output that nobody makes', () => refused({ turn: { ...turn, output: 'steam' } }, /no outputs named "steam"/));
  it('an effect with the name of an action that keeps procedures', () => {
    const ruleset = pebbles();
    const slices = { ...ruleset.slices, other: { effects: { 'pass-on': () => {} } } };
    expect(() => compile({ ...ruleset, slices })).toThrow(ChartError);
  });
  it('roles that nobody has', () => refused({ turn: state({ meta: { awaits: 'the cat' } }) }, /no role/));
});
