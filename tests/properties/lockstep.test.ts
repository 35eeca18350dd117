import { describe, expect, it } from 'vitest';
import { type Actor, createActor, type InspectionEvent } from 'xstate';
import { bind, type Procedure, positionOf, type Refused } from '../../machines/bind.ts';
import { gameOf, type Log } from '../../machines/game.ts';
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import type { Compiled } from '../../referee/compile.ts';
import {
  begin,
  carryOut,
  copyOf,
  currentState,
  drafting,
  live,
  make,
  type Note,
  type Position,
  ruleHere,
  still,
  unsaidIn,
} from '../../referee/play.ts';
import { checkMove } from '../../referee/read.ts';
import { rulesetIds, rulesetOf } from '../../referee/rulesets.ts';
import { drawer, simulate } from '../../referee/simulate.ts';
import type { Json } from '../../schemas/json.ts';

type Game = Compiled<BaseFacts>;
type Machine = Procedure<BaseFacts, Move, Log>;

const LONG = process.env['REFEREE_LONG'] !== undefined;
/** So many moves are compared, over all rulesets. */
const MOVES = LONG ? 100_000 : 5_000;

/** A move with one word taken from other moves of the game: mostly a wrong one. */
function strange(move: Move, words: ReadonlyMap<string, readonly Json[]>, draw: (n: number) => number): Move {
  const own = Object.keys(move).filter((word) => word !== 'type');
  const word = own[draw(own.length)];
  const pool = word === undefined ? undefined : words.get(word);
  if (word === undefined || pool === undefined) return move;
  return { ...move, [word]: pool[draw(pool.length)] } as Move;
}

/** What lies on the table, and the procedures under way with their own facts and what they owe. */
function written(game: Game, { frames, facts }: Position<BaseFacts>): string {
  const table = game.parts
    .filter((part) => !game.shown.has(part))
    .map((part) => [part, facts[part as keyof BaseFacts]]);
  return JSON.stringify({ frames, table });
}

/** An actor of a game, with what it told of the last move. */
class Table {
  readonly actor: Actor<Machine>;
  notes: Note[] = [];
  refused: Refused | null = null;

  constructor(
    machine: Machine,
    options: { input: Log } | { snapshot: ReturnType<Actor<Machine>['getPersistedSnapshot']> },
  ) {
    const inspect = (event: InspectionEvent): void => {
      if (event.type === '@xstate.action' && event.action.type === 'note')
        this.notes.push(event.action.params as unknown as Note);
    };
    this.actor = createActor(machine, { ...options, inspect } as never);
    this.actor.on('refused', (refused) => {
      this.refused = refused;
    });
    this.actor.start();
  }

  send(move: Move): void {
    this.notes = [];
    this.refused = null;
    this.actor.send(move);
  }

  get position(): Position<BaseFacts> {
    return positionOf(this.actor.getSnapshot());
  }

  /** An actor that goes on from what this one leaves behind as JSON. */
  another(machine: Machine): Table {
    return new Table(machine, { snapshot: JSON.parse(JSON.stringify(this.actor.getPersistedSnapshot())) });
  }
}

/** Plays games through the tables and through XState until so many moves are compared; says how many were refused. */
function lockstep(game: Game, most: number): { compared: number; refused: number } {
  const machine = gameOf(bind(game.ruleset));
  const words = new Map<string, Json[]>();
  let compared = 0;
  let refused = 0;
  const same = (ours: Position<BaseFacts>, table: Table, about: object): void => {
    const [left, right] = [written(game, table.position), written(game, ours)];
    if (left !== right) expect(left, JSON.stringify(about)).toBe(right);
  };
  const tried = (position: Position<BaseFacts>, table: Table, move: Move, about: object): void => {
    compared += 1;
    const ruling = ruleHere(game, position, move);
    if (ruling.kind !== 'accepted') {
      refused += 1;
      table.send(move);
      const told = { move, breaches: ruling.breaches };
      if (JSON.stringify(table.refused) !== JSON.stringify({ type: 'refused', ...told }))
        expect(table.refused, JSON.stringify(about)).toEqual({ type: 'refused', ...told });
      same(position, table, about);
      return;
    }
    const after = carryOut(game, copyOf(game, position), move, ruling);
    const other = table.another(machine);
    other.send(move);
    expect(other.refused).toBeNull();
    same(after.position, other, about);
    if (JSON.stringify(other.notes) !== JSON.stringify(after.notes))
      expect(other.notes, JSON.stringify(about)).toEqual(after.notes);
    other.actor.stop();
  };
  for (let seed = 1; compared < most; seed += 1) {
    const draw = drawer(seed);
    const earlier: Move[] = [];
    const attempts: Move[][] = [];
    const { log } = simulate(game, seed, 400, (_position, offered) => {
      const some = offered.filter((legal) => legal.implies === undefined);
      const legal = some[draw(some.length)]?.move;
      if (legal === undefined) return void attempts.push([]);
      for (const [word, value] of Object.entries(legal)) {
        const pool = words.get(word) ?? [];
        if (pool.length < 200) pool.push(value as Json);
        words.set(word, pool);
      }
      earlier.push(legal);
      const others = [strange(legal, words, draw), strange(legal, words, draw), earlier[draw(earlier.length)] as Move];
      attempts.push([legal, ...others].filter((move) => checkMove(game, move as unknown as Json).ok));
    });
    const table = new Table(machine, { input: log });
    let { position } = begin(game, log);
    same(position, table, { seed });
    for (const [entry, move] of (log['moves'] as unknown as Move[]).entries()) {
      if (compared >= most) break;
      for (const attempt of attempts[entry] ?? []) tried(position, table, attempt, { seed, entry, attempt });
      // What the log leaves unsaid is said to XState.
      for (;;) {
        const unsaid = ruleHere(game, position, move, false).kind === 'accepted' ? null : unsaidIn(game, position);
        const at = live(game, copyOf(game, position));
        const { implies, moves } = currentState(game, position);
        const transition = unsaid === null ? (moves.get(move.type) ?? game.standing.moves.get(move.type)) : implies;
        if (transition === undefined || transition === null) throw new Error(`${move.type} cannot be played`);
        make(game, at, transition, unsaid ?? move, drafting(at));
        position = still(at);
        table.send(unsaid ?? move);
        expect(table.refused).toBeNull();
        same(position, table, { seed, entry, move: unsaid ?? move });
        if (unsaid === null) break;
      }
    }
    table.actor.stop();
  }
  return { compared, refused };
}

describe('the tables play in lockstep with XState', () => {
  for (const id of rulesetIds) {
    it(`${id}: procedures with their facts, the table, verdict, cited rules and notes after every move, legal or not`, () => {
      const game = rulesetOf(id);
      if (game === undefined) throw new Error(id);
      const { compared, refused } = lockstep(game, Math.ceil(MOVES / rulesetIds.length));
      expect(compared).toBeGreaterThanOrEqual(MOVES / rulesetIds.length);
      expect(refused).toBeGreaterThan(compared / 10);
    }, 3_600_000);
  }
});
