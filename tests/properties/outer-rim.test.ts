import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { open } from '../../machines/outer-rim/log/start.ts';
import type { Facts } from '../../machines/outer-rim/table/facts.ts';
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { checkLog, checkMove } from '../../referee/log/read.ts';
import { type LegalMove, legalMoves } from '../../referee/play/legal.ts';
import { type Position, play, rule, viewOf } from '../../referee/play/play.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import { verify } from '../../referee/reading/verify.ts';
import { drawer, simulate } from '../../referee/simulate.ts';
import type { Json } from '../../schemas/json.ts';
import { decks, factions } from '../../schemas/outer-rim/words.ts';
import { inLockstep } from './in-lockstep.ts';
import { isListed, shown } from './listed.ts';

const found = rulesetOf('outer-rim');
if (found === undefined) throw new Error('no ruleset');
const game = found;

const LONG = process.env['REFEREE_LONG'] !== undefined;
/** How many games each property plays, and how many moves of each. */
const RUNS = LONG ? 300 : 12;
const MOVES = LONG ? 400 : 120;

const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const over = { numRuns: RUNS };

const factsOf = (position: Position<BaseFacts>): Facts => position.facts as Facts;

/** Other words for a move, most of them wrong: another seat, space, card, deck, faction or number. */
function mutations(move: Move, facts: Facts, draw: (n: number) => number): Move[] {
  const spaces = [...facts.board.spaces.keys()];
  const cards = [...facts.board.cards.keys()].filter((id) => id.startsWith('practice-'));
  const pools: Record<string, readonly Json[]> = {
    seat: facts.order,
    with: facts.order,
    player: facts.order,
    to: spaces,
    card: cards,
    source: cards,
    deck: decks,
    faction: factions,
  };
  const made: Move[] = [];
  for (const [word, value] of Object.entries(move)) {
    const pool = pools[word];
    if (pool !== undefined) {
      const other = pool[draw(pool.length)];
      if (other !== undefined && other !== value) made.push({ ...move, [word]: other } as Move);
    } else if (Array.isArray(value)) {
      made.push(
        { ...move, [word]: value.slice(1) } as unknown as Move,
        { ...move, [word]: [...value, ...value.slice(0, 1)] } as unknown as Move,
      );
    } else if (typeof value === 'number') made.push({ ...move, [word]: value + 1000 } as unknown as Move);
  }
  return made;
}

describe('random legal games', () => {
  it('verify without a violation, and their closing position is the one that was played', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { log, position } = simulate(game, seed, MOVES);
        const read = checkLog(log as Json);
        if (!read.ok) throw new Error(JSON.stringify(read.problems));
        const verified = verify(read.value.game, read.value.log);
        expect(verified.violations).toEqual([]);
        expect(viewOf(game, verified.position)).toEqual(viewOf(game, position));
        expect(verified.position.frames).toEqual(position.frames);
      }),
      over,
    );
  });

  it('offer only what is accepted, and refuse every mutated move that is not offered', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const draw = drawer(seed ^ 0x5bd1e995);
        simulate(game, seed, MOVES, (position, offered) => {
          for (const { move } of offered) {
            const ruling = rule(game, position, move);
            expect(ruling.kind, JSON.stringify({ move, breaches: ruling.breaches })).toBe('accepted');
          }
          const some = offered[draw(offered.length)];
          if (some === undefined) return;
          for (const mutated of mutations(some.move, factsOf(position), draw)) {
            if (!checkMove(game, mutated as unknown as Json).ok) continue;
            const ruling = rule(game, position, mutated);
            expect(
              ruling.kind === 'accepted',
              JSON.stringify({ mutated, offered: offered.length, breaches: ruling.breaches, where: position.frames }),
            ).toBe(isListed(offered, mutated, ruling.kind === 'accepted'));
          }
        });
      }),
      // Ketsu Onyo may encounter a patrol elsewhere; what an encounter did that nobody told may have moved a ship.
      { ...over, examples: [[2147418091], [1928425499], [852977626]] },
    );
  });

  it('can be saved and restored at every position without a difference', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        simulate(game, seed, Math.min(MOVES, 60), (position, offered) => {
          const { board, ...saved } = factsOf(position);
          const restored: Position<BaseFacts> = {
            frames: JSON.parse(JSON.stringify(position.frames)),
            facts: { ...JSON.parse(JSON.stringify(saved)), board } as BaseFacts,
          };
          expect(shown(legalMoves(game, restored))).toEqual(shown(offered));
        });
      }),
      over,
    );
  });

  it('keep the bounds of credits, damage, reputation and fame, and every card in one place', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        simulate(game, seed, MOVES, (position) => {
          const facts = factsOf(position);
          expect(game.ruleset.schemas.position.safeParse(viewOf(game, position)).error?.issues ?? []).toEqual([]);
          const lying: string[] = [...facts.removed];
          for (const seat of facts.order) {
            const own = facts.seats[seat];
            if (own === undefined) throw new Error(seat);
            expect(own.credits ?? 0).toBeGreaterThanOrEqual(0);
            expect(own.fame ?? 0).toBeGreaterThanOrEqual(0);
            lying.push(...own.assets.map((asset) => asset.card));
          }
          for (const deck of decks)
            lying.push(
              ...facts.market[deck].under,
              ...(facts.market[deck].faceup === null ? [] : [facts.market[deck].faceup]),
            );
          expect(new Set(lying).size, lying.filter((card, index) => lying.indexOf(card) !== index).join()).toBe(
            lying.length,
          );
        });
      }),
      over,
    );
  });

  it('leave the position as it was when a move is refused', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const draw = drawer(seed);
        simulate(game, seed, 40, (position, offered) => {
          const before = JSON.stringify(viewOf(game, position));
          for (const mutated of mutations((offered[draw(offered.length)] as LegalMove).move, factsOf(position), draw)) {
            if (checkMove(game, mutated as unknown as Json).ok) play(game, position, mutated);
          }
          expect(JSON.stringify(viewOf(game, position))).toBe(before);
        });
      }),
      over,
    );
  });
});

describe('the tables', () => {
  it('play as XState plays: the same configuration, facts and notes after every move, legal or not', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        inLockstep(game, seed, LONG ? 200 : 60, (legal, position, draw) =>
          mutations(legal, factsOf(position), draw).slice(0, 3),
        );
      }),
      { numRuns: LONG ? 120 : 6 },
    );
  });
});

describe('a header of any kind', () => {
  it('opens or is told to be unusable, and never throws anything else', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('ann', 'ben', 'cleo'), { minLength: 1, maxLength: 3 }),
        fc.jsonValue(),
        (seats, start) => {
          const read = checkLog({ format: 'referee-log/1', ruleset: 'outer-rim', seats, start, moves: [] } as Json);
          if (read.ok) expect(open(read.value.log).facts.order).toEqual(seats);
          else expect(read.problems.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});
