import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deckbuilding } from '../../machines/deckbuilding/index.ts';
import { open } from '../../machines/deckbuilding/setup/start.ts';
import type { Facts } from '../../machines/deckbuilding/table/facts.ts';
import { isHidden } from '../../machines/deckbuilding/table/hidden.ts';
import type { BaseFacts, Move, Ruleset } from '../../machines/ruleset.ts';
import { compile } from '../../referee/play/compile.ts';
import { type LegalMove, legalMoves } from '../../referee/play/legal.ts';
import { begin, currentState, type Position, play, rule, viewOf } from '../../referee/play/play.ts';
import { type Log, verify } from '../../referee/reading/verify.ts';
import { drawer, simulate } from '../../referee/simulate.ts';
import type { Json } from '../../schemas/json.ts';
import { inLockstep } from './in-lockstep.ts';
import { isListed, shown } from './listed.ts';

const game = compile(deckbuilding as unknown as Ruleset);

const LONG = process.env['REFEREE_LONG'] !== undefined;
/** How many games each property plays, and how many moves of each. */
const RUNS = LONG ? 300 : 12;
const MOVES = LONG ? 1000 : 150;

const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const over = { numRuns: RUNS };
const factsOf = (position: Position<BaseFacts>): Facts => position.facts as Facts;
const shaped = (move: Move): boolean => deckbuilding.schemas.log.shape.moves.element.safeParse(move).success;

/** Other words for a move, most of them wrong: another seat, card, target, option or number. */
function mutations(move: Move, facts: Facts, draw: (n: number) => number): Move[] {
  const cards = [...facts.board.cards.keys()];
  const onTable = [
    ...facts.galaxy.row.map(({ name }) => name),
    ...facts.order.flatMap((seat) =>
      [...(facts.seats[seat]?.units ?? []), ...(facts.seats[seat]?.ships ?? [])].map(({ name }) => name),
    ),
  ];
  const pools: Record<string, readonly Json[]> = {
    seat: facts.order,
    card: [...cards, ...onTable, ...onTable],
    source: onTable,
    ship: onTable,
    target: ['base', ...onTable],
    base: [...facts.board.bases.keys()],
    option: ['attack', 'resources', 'force', 'repair', 'discard'],
    from: ['hand', 'discard-pile', 'play', 'row'],
    to: ['galaxy-discard-pile', 'bottom-of-galaxy-deck'],
    away: cards,
    discard: cards,
    row: onTable,
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
    } else if (typeof value === 'number')
      made.push(
        { ...move, [word]: value + 1 } as unknown as Move,
        { ...move, [word]: Math.max(0, value - 1) } as unknown as Move,
      );
  }
  if (facts.turn.phase === 'actions') {
    const name = onTable[draw(onTable.length)];
    const { seat } = facts.turn;
    if (name !== undefined) {
      made.push(
        { type: 'ability.use', seat, card: name } as Move,
        { type: 'attack.commit', seat, card: name, target: 'base' } as Move,
        { type: 'galaxy.purchase', seat, card: name } as Move,
      );
      made.push({ type: 'attack.resolve', seat, target: name } as Move);
    }
    const card = cards[draw(cards.length)];
    if (card !== undefined) made.push({ type: 'card.play', seat, card } as Move);
  }
  return made;
}

/** Every card that lies anywhere; hidden places count by the cards of their pools. */
function everyCard(facts: Facts): string[] {
  const slots = facts.order.flatMap((seat) => {
    const own = facts.seats[seat];
    return own === undefined
      ? []
      : [
          ...own.hand,
          ...own.deck,
          ...own.discard,
          ...own.units.map(({ card }) => card),
          ...own.ships.map(({ card }) => card),
        ];
  });
  const { galaxy } = facts;
  slots.push(
    ...galaxy.row.map(({ card }) => card),
    ...galaxy.deck,
    ...galaxy.discard,
    ...facts.exile,
    ...Array.from({ length: galaxy.pilots }, () => 'outer-rim-pilot'),
  );
  const hidden = new Set(slots.filter(isHidden));
  const pooled = [...hidden].flatMap((slot) => {
    const pool = facts.pools[slot.slice(1)];
    if (!Array.isArray(pool)) throw new Error(`nothing tells what ${slot} is`);
    expect(slots.filter((other) => other === slot).length).toBe(pool.length);
    return pool;
  });
  return [...slots.filter((slot) => !isHidden(slot)), ...pooled].sort();
}

const box = [
  ...open({ format: 'referee-log/1', ruleset: 'deckbuilding', seats: ['a', 'b'] }).facts.board.cards.values(),
]
  .flatMap((card) => Array.from({ length: card.count }, () => card.id))
  .sort();

describe('random legal games', () => {
  it('end with a winner, verify without a violation or a doubt, and close as they were played', () => {
    const seen = new Map<string, number>();
    for (let seed = 1; seed <= (LONG ? 31_000 : 80); seed += 1) {
      const { log, position, over: ended } = simulate(game, seed, 4000);
      const { mode, information } = log['options'] as { mode: string; information: string };
      for (const key of [mode, information]) seen.set(key, (seen.get(key) ?? 0) + 1);
      expect(ended, `seed ${seed}`).toBe(true);
      expect(factsOf(position).winner).not.toBe('none');
      expect(deckbuilding.schemas.log.safeParse(log).error?.issues ?? []).toEqual([]);
      const verified = verify(game, log as unknown as Log);
      expect(verified.violations).toEqual([]);
      expect(verified.unverifiable).toEqual([]);
      expect(viewOf(game, verified.position)).toEqual(viewOf(game, position));
    }
    for (const key of ['beginner', 'full-galaxy', 'secret-bases', 'public', 'full'])
      expect(seen.get(key) ?? 0, key).toBeGreaterThanOrEqual(LONG ? 10_000 : 20);
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
            if (!shaped(mutated)) continue;
            const ruling = rule(game, position, mutated);
            expect(
              ruling.kind === 'accepted',
              JSON.stringify({ mutated, of: some, breaches: ruling.breaches, where: position.frames }),
            ).toBe(isListed(offered, mutated, ruling.kind === 'accepted'));
          }
        });
      }),
      over,
    );
  });

  it('keep all 120 cards and 20 bases, each in one place', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        simulate(game, seed, MOVES * 2, (position) => {
          const facts = factsOf(position);
          expect(everyCard(facts)).toEqual(box);
          const bases = facts.order.flatMap((seat) => {
            const own = facts.seats[seat];
            return own === undefined
              ? []
              : [own.base.card, ...own.bases, ...own.victory].filter((base) => base !== 'none' && !isHidden(base));
          });
          expect(new Set(bases).size).toBe(bases.length);
          expect(game.ruleset.schemas.position.safeParse(viewOf(game, position)).error?.issues ?? []).toEqual([]);
          expect(facts.turn.resources).toBeGreaterThanOrEqual(0);
        });
      }),
      over,
    );
  });

  it('can be saved and restored at every position without a difference', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        simulate(game, seed, Math.min(MOVES, 80), (position, offered) => {
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

  it('with moves of other games in them never throw, and leave a position', () => {
    const others = [501, 502, 503].flatMap((seed) => simulate(game, seed, MOVES).log['moves'] as unknown as Move[]);
    let broken = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const draw = drawer(seed);
        const { log } = simulate(game, seed, 20 + draw(MOVES));
        const moves = [...(log['moves'] as unknown as Move[])];
        for (let more = 1 + draw(6); more > 0; more -= 1) {
          const other = structuredClone(others[draw(others.length)] as Move);
          const here = moves[draw(moves.length)] as Move;
          // A move of another game, or one of this game with words of the other.
          const shared = Object.keys(here).filter((word) => word !== 'type' && word in other);
          const mixed = { ...here, ...Object.fromEntries(shared.map((word) => [word, other[word as keyof Move]])) };
          moves.splice(draw(moves.length + 1), draw(3), draw(2) === 0 ? other : (mixed as Move));
        }
        const read = deckbuilding.schemas.log.safeParse({ ...log, moves });
        if (!read.success) return;
        const carefully = verify(game, read.data as Log, {
          reached: (_, at) =>
            expect(game.ruleset.schemas.position.safeParse(viewOf(game, at)).error?.issues ?? []).toEqual([]),
        });
        legalMoves(game, carefully.position);
        expect(verify(game, read.data as Log).violations).toEqual(carefully.violations);
        if (carefully.verdict === 'violation') broken += 1;
      }),
      { numRuns: RUNS * 5 },
    );
    expect(broken).toBeGreaterThan(RUNS);
  });

  it('leave the position as it was when a move is refused', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const draw = drawer(seed);
        simulate(game, seed, 60, (position, offered) => {
          const before = JSON.stringify(viewOf(game, position));
          for (const mutated of mutations((offered[draw(offered.length)] as LegalMove).move, factsOf(position), draw)) {
            if (shaped(mutated)) play(game, position, mutated);
          }
          expect(JSON.stringify(viewOf(game, position))).toBe(before);
        });
      }),
      over,
    );
  });
});

describe('a public log', () => {
  /** What the table sees of a move of a full log; null for what it does not see at all. */
  const shown = (move: Move): Move | null => {
    const { order: _order, bases: _bases, ...rest } = move as Move & { order?: string[]; bases?: string[] };
    return move.type === 'galaxy.look' || move.type === 'card.draw' ? null : rest;
  };

  it('never contradicts the full one: a full game stays legal when its hidden parts are left out', () => {
    let compared = 0;
    for (let seed = 1; compared < (LONG ? 200 : 12); seed += 1) {
      const { log } = simulate(game, seed, 4000);
      const options = log['options'] as { information: string };
      const unknown = (log['moves'] as unknown as Move[]).some(({ type }) => type === 'card.draw');
      if (options.information === 'public' || unknown) continue;
      compared += 1;
      const truth = begin(game, log);
      const header = { ...log, options: { ...options, information: 'public' } };
      const seen = begin(game, header);
      let [full, table] = [truth.position, seen.position];
      const accept = (position: Position<BaseFacts>, move: Move): Position<BaseFacts> => {
        const { ruling, position: after } = play(game, position, move);
        expect(
          ruling.kind,
          `seed ${seed}: ${JSON.stringify({ move, breaches: ruling.breaches, doubts: ruling.doubts })}`,
        ).toBe('accepted');
        expect(ruling.doubts).toEqual([]);
        return after;
      };
      for (const move of log['moves'] as unknown as Move[]) {
        const deck =
          (move as Move & { order?: string[] }).type === 'galaxy.shuffle'
            ? ((move as Move & { order?: string[] }).order ?? [])
            : factsOf(full).galaxy.deck;
        full = accept(full, move);
        const part = shown(move);
        if (part === null) continue;
        table = accept(table, part);
        // Galaxy cards that come up in the course of this move, from the top of the deck as it lay before it.
        for (;;) {
          const { moves } = currentState(game, table);
          const type = moves.has('galaxy.refill') ? 'galaxy.refill' : 'galaxy.reveal';
          if (!moves.has(type)) break;
          const card = deck[Math.max(0, deck.length - factsOf(table).galaxy.deck.length)];
          // The deck is empty: the log goes on with its shuffle.
          if (card === undefined) break;
          table = accept(table, { type, card } as unknown as Move);
        }
      }
      expect(factsOf(table).winner).toBe(factsOf(full).winner);
    }
  });
});

describe('the tables', () => {
  it('play as XState plays: the same configuration, facts and notes after every move, legal or not', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        inLockstep(game, seed, LONG ? 400 : 80, (legal, position, draw) =>
          mutations(legal, factsOf(position), draw).slice(0, 3),
        );
      }),
      { numRuns: LONG ? 120 : 6 },
    );
  });
});

describe('a log with slips of every kind', () => {
  it('is read to its end without an error, and the position keeps its form', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const draw = drawer(seed ^ 0x1234567);
        const { log } = simulate(game, seed, MOVES);
        const facts = factsOf(begin(game, log).position);
        const moves = (log['moves'] as unknown as Move[]).flatMap((move): Move[] => {
          switch (draw(24)) {
            case 0:
              return [];
            case 1:
              return [move, move];
            case 2:
            case 3:
              return [mutations(move, facts, draw)[0] ?? move];
            default:
              return [move];
          }
        });
        const at = draw(moves.length);
        const wrong = { ...log, moves: [...moves.slice(at, at + 9), ...moves].filter(shaped) };
        const found = verify(game, wrong as unknown as Log);
        expect(game.ruleset.schemas.position.safeParse(viewOf(game, found.position)).error?.issues ?? []).toEqual([]);
      }),
      { numRuns: LONG ? 200 : 8 },
    );
  });
});

describe('a header of any kind', () => {
  it('opens or is told to be unusable, and never throws anything else', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('ann', 'ben', 'cleo', 'dan', 'none'), { minLength: 1, maxLength: 4 }),
        fc.jsonValue(),
        (seats, start) => {
          const log = { format: 'referee-log/1', ruleset: 'deckbuilding', seats, start, moves: [] };
          const read = deckbuilding.schemas.log.safeParse(log);
          if (!read.success) expect(read.error.issues.length).toBeGreaterThan(0);
          else if (!open(read.data).findings.some(({ kind }) => kind === 'problem'))
            expect(open(read.data).facts.order).toEqual(seats);
        },
      ),
    );
  });
});
