import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../../machines/outer-rim/table/facts.ts';
import type { CardEffect } from '../../machines/outer-rim/table/types.ts';
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { checkLog } from '../../referee/log/read.ts';
import { legalMoves } from '../../referee/play/legal.ts';
import { begin, type Position, play, viewOf } from '../../referee/play/play.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import { verify } from '../../referee/reading/verify.ts';
import type { Json } from '../../schemas/json.ts';
import { factions, skills } from '../../schemas/outer-rim/words.ts';

/**
 * A chain of five procedures, each begun by an ability that is used in the one before: combats with enemies of cards and
 * with patrols, skill tests; on the way patrols are moved and Ben is defeated. House cards in the header bring it all about.
 */
const DEPTH = 5;
const RUNS = process.env['REFEREE_LONG'] === undefined ? 60 : 1_000;

const found = rulesetOf('outer-rim');
if (found === undefined) throw new Error('no ruleset');
const game = found;

interface Link {
  readonly kind: 'enemy' | 'patrol' | 'test';
  /** the moment at which the next one is begun in it: before its first roll, after that, after its second one, once it is decided */
  readonly when: 0 | 1 | 2 | 3;
  /** what the ability that begins it brings besides */
  readonly also: 'nothing' | 'patrol-movement' | 'defeat';
  readonly wins: boolean;
}

const links = fc.array(
  fc.record<Link>({
    kind: fc.constantFrom('enemy', 'patrol', 'test'),
    when: fc.constantFrom(0, 1, 2, 3),
    also: fc.constantFrom('nothing', 'patrol-movement', 'defeat'),
    wins: fc.boolean(),
  }),
  { minLength: DEPTH, maxLength: DEPTH },
);

/** Each patrol is fought once: the fifth fight is against somebody else. */
const isPatrol = (link: Link, depth: number): boolean => link.kind === 'patrol' && depth < factions.length;
/** Whether a patrol is moved into the space of the player who then fights it: a card has them fight one that is there. */
const comes = (chain: readonly Link[], depth: number): boolean => {
  const link = chain[depth];
  return link !== undefined && isPatrol(link, depth) && link.also === 'patrol-movement';
};
const REWARD = 1000;
const PASSED = 10;
const FAILED = 1;

function effectsOf(link: Link, depth: number): CardEffect[] {
  const faction = factions[depth % factions.length] as (typeof factions)[number];
  const skill = skills[depth % skills.length] as (typeof skills)[number];
  const also: CardEffect[] = [];
  if (link.also === 'patrol-movement') also.push({ do: 'move-patrol', faction, spaces: 1 });
  if (link.also === 'defeat') also.push({ do: 'suffer', seat: 'ben', on: 'character', amount: 4 });
  if (link.kind === 'test') {
    const gains = (amount: number) => [{ do: 'gain-credits' as const, amount }];
    return [...also, { do: 'test', skill, pass: gains(PASSED), fail: gains(FAILED) }];
  }
  if (isPatrol(link, depth)) return [...also, { do: 'fight-patrol', faction }];
  return [...also, { do: 'fight', kind: 'ship', enemy: { name: `enemy-${depth}`, combat: 2 } }];
}

function headerOf(chain: readonly Link[]): { [word: string]: Json } {
  const nested = chain.slice(1).map((link, at) => ({
    id: `nest-${at + 1}`,
    type: 'crew',
    skills: [],
    bonuses: {},
    abilities: (['combat', 'test'] as const).map((timing) => ({
      id: timing,
      timing,
      effects: effectsOf(link, at + 1),
    })),
  }));
  const orders = {
    id: 'orders',
    type: 'mod',
    bonuses: {},
    abilities: [{ id: 'order', timing: 'action', effects: effectsOf(chain[0] as Link, 0) }],
  };
  const seat = {
    space: 'tatooine',
    credits: 10_000,
    skills: [],
    slots: { cargo: 1, mod: 1, 'cargo-or-mod': 0, crew: DEPTH },
    reputation: { rebel: 'neutral', imperial: 'neutral', hutt: 'neutral', syndicate: 'neutral' },
  };
  const values = { hyperdrive: 5, groundCombat: 3, shipCombat: 3, health: 30, hull: 30 };
  return {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    seats: ['ann', 'ben'],
    start: {
      turn: { step: 'action' },
      patrols: Object.fromEntries(
        factions.map((faction, at) => [
          faction,
          { level: 1, combat: 2, space: comes(chain, at) ? 't4-n3' : 'tatooine', reward: { credits: REWARD } },
        ]),
      ),
      stacks: Object.fromEntries(factions.map((faction) => [faction, [2, 3]])),
      seats: {
        ann: { ...seat, values, assets: [orders, ...nested] },
        ben: { ...seat, space: 'naboo', values: { ...values, health: 4 } },
      },
    } as unknown as Json,
  };
}

/** The log of a table that plays the chain. */
class Table {
  readonly moves: Json[] = [];
  #position: Position<BaseFacts>;
  readonly #chain: readonly Link[];
  /** the most combats and tests that were under way at the same time */
  deepest = 0;

  constructor(chain: readonly Link[], header: { [word: string]: Json }) {
    this.#chain = chain;
    const read = checkLog({ ...header, moves: [] });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    this.#position = begin(game, read.value.log).position;
  }

  #shown(part: 'combat' | 'test'): { [fact: string]: Json } | null {
    return viewOf(game, this.#position)[part] as { [fact: string]: Json } | null;
  }

  #make(move: { type: string; [word: string]: Json }, claims?: Json): void {
    const { ruling, position } = play(game, this.#position, move as unknown as Move);
    expect(ruling.kind, JSON.stringify({ move, breaches: ruling.breaches, at: this.#position.frames })).toBe(
      'accepted',
    );
    expect(ruling.doubts).toEqual([]);
    this.#position = position;
    const own = position.frames.filter(({ chart }) => chart === 'combat' || chart === 'skill-test');
    this.deepest = Math.max(this.deepest, own.length);
    this.moves.push(claims === undefined ? move : { ...move, expect: claims });
  }

  /** The first legal move of a type, as long as one is awaited. */
  #forced(type: string): void {
    const some = legalMoves(game, this.#position).find(
      ({ move, implies }) => move.type === type && implies === undefined,
    );
    if (some !== undefined) this.#make(some.move as unknown as { type: string });
  }

  /** Begins a link by the ability that brings it, plays it, and says of the one around it that nothing has changed there. */
  #begin(depth: number, within: 'combat' | 'test' | null): void {
    const link = this.#chain[depth];
    if (link === undefined) return;
    if (within === null) this.#make({ type: 'action.ability', seat: 'ann', source: 'orders', ability: 'order' });
    else this.#make({ type: `${within}.ability`, seat: 'ann', source: `nest-${depth}`, ability: within });
    if (link.also === 'patrol-movement') this.#forced('patrol.move');
    if (link.kind === 'test') this.#test(link, depth, within);
    else this.#fight(link, depth, within);
  }

  #around(within: 'combat' | 'test' | null, before: Json): Json {
    return within === null ? { combat: null, test: null } : { [within]: before };
  }

  #fight(link: Link, depth: number, within: 'combat' | 'test' | null): void {
    const { attacker, defender } = this.#shown('combat') ?? {};
    expect({ attacker, defender }).toEqual({
      attacker: 'ann',
      defender: isPatrol(link, depth) ? { patrol: factions[depth] } : { enemy: `enemy-${depth}` },
    });
    const outer = this.#outer('combat', within);
    if (link.when === 0) this.#begin(depth + 1, 'combat');
    this.#make(
      { type: 'combat.roll', faces: link.wins ? ['crit', 'blank', 'blank'] : ['blank', 'blank', 'blank'] },
      { combat: { attack: { damage: link.wins ? 2 : 0 }, defender: defender as Json } },
    );
    if (link.when === 1) this.#begin(depth + 1, 'combat');
    this.#make(
      { type: 'combat.roll', faces: ['hit', 'blank'] },
      { combat: { attack: { damage: link.wins ? 2 : 0 }, defence: { damage: 1 }, defender: defender as Json } },
    );
    if (link.when === 2) this.#begin(depth + 1, 'combat');
    const winner = link.wins ? 'attacker' : 'defender';
    const resolve = { type: 'combat.resolve', seat: 'ann', winner, damage: { attack: link.wins ? 2 : 0, defence: 1 } };
    const isLast = link.when !== 3 || depth + 1 === DEPTH;
    const isDisplaced = isPatrol(link, depth) && !link.wins;
    this.#make(resolve, isLast && !isDisplaced ? this.#around(within, outer) : undefined);
    if (link.when === 3) this.#begin(depth + 1, 'combat');
    if (!isDisplaced) return;
    const faction = factions[depth] as string;
    const options = legalMoves(game, this.#position).find(({ move }) => move.type === 'patrol.displace');
    expect(options?.move).toMatchObject({ type: 'patrol.displace', faction, seat: 'ann' });
    this.#make(options?.move as unknown as { type: string }, this.#around(within, outer));
  }

  #test(link: Link, depth: number, within: 'combat' | 'test' | null): void {
    const { seat, skill } = this.#shown('test') ?? {};
    expect({ seat, skill }).toEqual({ seat: 'ann', skill: skills[depth % skills.length] });
    const outer = this.#outer('test', within);
    if (link.when === 0) this.#begin(depth + 1, 'test');
    this.#make(
      { type: 'test.roll', faces: [link.wins ? 'crit' : 'blank', 'blank'] },
      { test: { passed: link.wins, skill: skill as Json } },
    );
    if (link.when > 0) this.#begin(depth + 1, 'test');
    this.#make({ type: 'test.resolve', seat: 'ann', passed: link.wins }, this.#around(within, outer));
  }

  /** What is shown of the procedure in which one of this kind has been begun. */
  #outer(kind: 'combat' | 'test', within: 'combat' | 'test' | null): Json {
    if (within === null) return null;
    if (within !== kind) return this.#shown(within);
    const around = this.#position.frames.filter(({ chart }) => chart === (kind === 'combat' ? 'combat' : 'skill-test'));
    const {
      brings: _brings,
      settledBy: _settledBy,
      idle: _idle,
      asRecorded: _asRecorded,
      untold: _untold,
      inVain: _inVain,
      ...own
    } = (around.at(-2)?.own ?? {}) as {
      [fact: string]: Json;
    };
    return own;
  }

  play(): void {
    this.#begin(0, null);
    this.#make({ type: 'action.end', seat: 'ann' });
  }

  facts(): Facts {
    return this.#position.facts as Facts;
  }
}

describe('procedures of Outer Rim', () => {
  it(`nest ${DEPTH} deep, in themselves and in one another, and nothing is lost`, () => {
    fc.assert(
      fc.property(links, (chain) => {
        const header = headerOf(chain);
        const table = new Table(chain, header);
        table.play();
        expect(table.deepest).toBe(DEPTH);

        const read = checkLog({ ...header, moves: table.moves });
        if (!read.ok) throw new Error(JSON.stringify(read.problems));
        const verified = verify(game, read.value.log);
        expect(verified.violations).toEqual([]);
        expect(verified.unverifiable).toEqual([]);
        expect(viewOf(game, verified.position)).toMatchObject({ combat: null, test: null, defeat: null });

        const { seats, patrols, removed } = table.facts();
        const won = (link: Link, depth: number): boolean => isPatrol(link, depth) && link.wins;
        const tests = chain.filter(({ kind }) => kind === 'test');
        const fights = chain.length - tests.length;
        const passed = tests.filter(({ wins }) => wins).length;
        // Every reward once, every damage once, and Ben is defeated once, however often he is knocked down.
        expect(seats['ann']).toMatchObject({
          credits: 10_000 + chain.filter(won).length * REWARD + passed * PASSED + (tests.length - passed) * FAILED,
          damage: { character: 0, ship: fights },
          defeated: false,
        });
        const isDown = chain.some(({ also }) => also === 'defeat');
        expect(seats['ben']).toMatchObject({ credits: isDown ? 7000 : 10_000, defeated: isDown });
        for (const [depth, faction] of factions.entries()) {
          const link = chain[depth] as Link;
          expect(removed.includes(`patrol-${faction}-1`)).toBe(won(link, depth));
          expect(patrols[faction]?.level).toBe(won(link, depth) ? 2 : 1);
          expect(seats['ann']?.reputation[faction]).toBe(won(link, depth) ? 'negative' : 'neutral');
        }
      }),
      { numRuns: RUNS },
    );
  });
});
