import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLog } from '../../referee/log/read.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import { verify } from '../../referee/reading/verify.ts';
import type { Json } from '../../schemas/json.ts';
import type { CardEffect, Condition } from '../../schemas/outer-rim/cards.ts';

/**
 * Programs made up at random, played by somebody who decides at random, against an interpreter of a few lines that knows no
 * charts and no agenda. An encounter card, a secret, a job and an ability are all carried out the same way.
 */
const RUNS = process.env['REFEREE_LONG'] === undefined ? 150 : 3_000;
const found = rulesetOf('outer-rim');
if (found === undefined) throw new Error('no ruleset');
const game = found;

const STEPS = ['negative', 'neutral', 'positive'] as const;
const amount = fc.integer({ min: 1, max: 4 });
const deed: fc.Arbitrary<CardEffect> = fc.oneof(
  fc.record({ do: fc.constantFrom('gain-credits' as const, 'lose-credits' as const), amount }),
  fc.record({ do: fc.constantFrom('gain-fame' as const, 'lose-fame' as const), amount }),
  fc.record({
    do: fc.constantFrom('gain-reputation' as const, 'lose-reputation' as const),
    faction: fc.constant('hutt' as const),
  }),
);
const cost: fc.Arbitrary<CardEffect[]> = fc.uniqueArray(
  fc.oneof(
    fc.record({ do: fc.constantFrom('lose-credits' as const, 'lose-fame' as const), amount }),
    fc.record({ do: fc.constant('lose-reputation' as const), faction: fc.constant('hutt' as const) }),
  ),
  { minLength: 1, maxLength: 3, selector: (one) => one.do },
);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ is: fc.constantFrom('credits' as const, 'fame' as const), least: fc.integer({ min: 0, max: 6 }) }),
  fc.record({
    is: fc.constant('reputation' as const),
    faction: fc.constant('hutt' as const),
    among: fc.uniqueArray(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 2 }),
  }),
);
const conditions = fc.array(condition, { minLength: 1, maxLength: 2 });

function programs(deep: number): fc.Arbitrary<CardEffect[]> {
  if (deep === 0) return fc.array(deed, { maxLength: 2 });
  const inner = programs(deep - 1);
  const part: fc.Arbitrary<CardEffect> = fc.oneof(
    { weight: 2, arbitrary: deed },
    fc.record({ do: fc.constant('may' as const), effects: inner }),
    fc.record({ do: fc.constant('to' as const), cost, effects: inner }),
    fc.record({ do: fc.constant('if' as const), if: conditions, effects: inner, else: inner }),
    fc.record({
      do: fc.constant('repeat' as const),
      while: conditions,
      most: fc.integer({ min: 1, max: 3 }),
      effects: inner,
    }),
    fc.record({ do: fc.constant('test' as const), skill: fc.constant('tech' as const), pass: inner, fail: inner }),
    fc.array(fc.tuple(conditions, fc.boolean(), inner), { minLength: 1, maxLength: 3 }).map((ways) => ({
      do: 'choose' as const,
      among: ways.map(([asked, always, effects], at) => ({
        name: `way-${at}`,
        ...(always ? {} : { if: asked }),
        effects,
      })),
    })),
  );
  return fc.array(part, { maxLength: 3 });
}

/** The interpreter of a few lines. */
class Reader {
  credits = 5;
  fame = 3;
  hutt = 1;
  readonly moves: Json[] = [];
  readonly #choices: readonly number[];
  #at = 0;

  constructor(choices: readonly number[]) {
    this.#choices = choices;
  }

  #choose(most: number): number {
    const choice = this.#choices[this.#at % this.#choices.length] ?? 0;
    this.#at += 1;
    return choice % most;
  }

  #holds(asked: readonly Condition[] | undefined): boolean {
    return (asked ?? []).every((one) => {
      if (one.is === 'reputation') return one.among.includes(STEPS[this.hutt] ?? 'neutral');
      return (one.is === 'credits' || one.is === 'fame') && this[one.is] >= one.least;
    });
  }

  #canPay(part: CardEffect): boolean {
    if (part.do === 'lose-credits') return this.credits >= part.amount;
    if (part.do === 'lose-fame') return this.fame >= part.amount;
    return this.hutt > 0;
  }

  read(program: readonly CardEffect[]): void {
    for (const effect of program) this.#carryOut(effect);
  }

  #carryOut(effect: CardEffect): void {
    switch (effect.do) {
      case 'gain-credits':
        this.credits += effect.amount;
        break;
      case 'lose-credits':
        this.credits = Math.max(0, this.credits - effect.amount);
        break;
      case 'gain-fame':
        this.fame += effect.amount;
        break;
      case 'lose-fame':
        this.fame = Math.max(0, this.fame - effect.amount);
        break;
      case 'gain-reputation':
        this.hutt = Math.min(2, this.hutt + 1);
        break;
      case 'lose-reputation':
        this.hutt = Math.max(0, this.hutt - 1);
        break;
      case 'may': {
        const does = this.#choose(2) === 0;
        this.moves.push({ type: does ? 'card.may' : 'card.decline', seat: 'ann' });
        if (does) this.read(effect.effects);
        break;
      }
      case 'to':
        if (effect.cost.every((part) => this.#canPay(part))) this.read([...effect.cost, ...effect.effects]);
        break;
      case 'if':
        this.read(this.#holds(effect.if) ? effect.effects : (effect.else ?? []));
        break;
      case 'repeat':
        for (let time = 0; time < effect.most && this.#holds(effect.while); time += 1) this.read(effect.effects);
        break;
      case 'choose': {
        const open = effect.among.filter((way) => this.#holds(way.if));
        const way = open[this.#choose(Math.max(1, open.length))];
        if (way === undefined) break;
        this.moves.push({ type: 'card.choose', seat: 'ann', option: way.name });
        this.read(way.effects);
        break;
      }
      case 'test': {
        const passes = this.#choose(2) === 0;
        this.moves.push({ type: 'test.roll', faces: [passes ? 'crit' : 'blank', 'blank'] });
        this.moves.push({ type: 'test.resolve', seat: 'ann', passed: passes });
        this.read((passes ? effect.pass : effect.fail) ?? []);
        break;
      }
      default:
        throw new Error(`${effect.do} is not played here`);
    }
  }
}

type Via = 'encounter' | 'databank' | 'job' | 'secret' | 'ability';

/** The table on which Ann carries the program out, and the move by which she does. */
function tableFor(via: Via, program: readonly CardEffect[]): { header: Json; move: Json } {
  const ability = (id: string, timing: string, effects: readonly CardEffect[], more: object = {}) => ({
    id,
    bonuses: {},
    abilities: [{ id: 'use', timing, effects }],
    ...more,
  });
  const resolve: CardEffect[] = [{ do: 'resolve-card', card: 'databank-5' }];
  const card = {
    encounter: {
      id: 'story',
      origin: 'encounter',
      encounterDeck: 'tatooine-nal-hutta',
      bonuses: {},
      sections: [{ of: 'tatooine', effects: program }],
    },
    databank: ability('story', 'action', resolve, { type: 'gear' }),
    job: ability('story', 'encounter', program, { type: 'job', destination: 'tatooine', reward: { credits: 3 } }),
    secret: ability('story', 'action', program, { origin: 'encounter', encounterDeck: 'ryloth-naboo' }),
    ability: ability('story', 'action', program, { type: 'gear' }),
  }[via];
  const inEncounter = via === 'encounter' || via === 'job';
  const type = via === 'encounter' ? 'encounter.space' : inEncounter ? 'encounter.ability' : 'action.ability';
  const seat = { space: 'tatooine', credits: 5, fame: 3, skills: [], slots: { crew: 0 } };
  const has = via === 'encounter' ? {} : via === 'secret' ? { secrets: [{ id: 'story' }] } : { assets: ['story'] };
  const header = {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    options: { fameRequirement: 1000 },
    seats: ['ann', 'ben'],
    cards: via === 'databank' ? [card, { id: 'databank-5', origin: 'databank', program }] : [card],
    start: {
      turn: { step: inEncounter ? 'encounter' : 'action' },
      seats: { ann: { ...seat, ...has }, ben: { ...seat, space: 'naboo' } },
    },
  };
  const move = via === 'encounter' ? { type, seat: 'ann', card: 'story' } : { type, seat: 'ann', source: 'story' };
  return { header: header as unknown as Json, move: move as Json };
}

describe('programs of cards', () => {
  it.each<Via>(['encounter', 'databank', 'job', 'secret', 'ability'])('are carried out as they are read: %s', (via) => {
    fc.assert(
      fc.property(
        programs(3),
        fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 1, maxLength: 20 }),
        fc.boolean(),
        (written, choices, completes) => {
          const program: CardEffect[] =
            via === 'job' ? [...written, { do: completes ? 'complete-job' : 'fail-job' }] : written;
          const reader = new Reader(choices);
          reader.read(written);
          if (via === 'job' && completes) reader.credits += 3;
          const { header, move } = tableFor(via, program);
          const last = via === 'encounter' || via === 'job' ? [] : [{ type: 'action.end', seat: 'ann' }];
          const read = checkLog({ ...(header as object), moves: [move, ...reader.moves, ...last] } as unknown as Json);
          // A databank card is shorter than what a whole ability may come to.
          fc.pre(read.ok || via === 'databank');
          if (!read.ok) return;
          const { violations, unverifiable, position } = verify(game, read.value.log);
          expect(violations).toEqual([]);
          expect(unverifiable).toEqual([]);
          const { ann } = (position.facts as unknown as { seats: Record<string, unknown> }).seats;
          expect(ann).toMatchObject({
            credits: reader.credits,
            fame: reader.fame,
            reputation: { hutt: STEPS[reader.hutt] },
          });
        },
      ),
      { numRuns: RUNS },
    );
  });
});
