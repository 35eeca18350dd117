/**
 * @module
 * Games played through the tables of `referee/play/compile.ts` and through XState side by side.
 */
import { expect } from 'vitest';
import { type Actor, createActor, type InspectionEvent } from 'xstate';
import { step } from '../../bench/games.ts';
import { bind, type Context, type Procedure, positionOf, type Refused, stackOf } from '../../machines/bind.ts';
import { gameOf, type Log } from '../../machines/game.ts';
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import { checkMove } from '../../referee/log/read.ts';
import type { Compiled } from '../../referee/play/compile.ts';
import { begin, carryOut, copyOf, type Note, type Position, ruleHere } from '../../referee/play/play.ts';
import { drawer, simulate } from '../../referee/simulate.ts';
import type { Json } from '../../schemas/json.ts';
import { canonical } from '../../schemas/json.ts';

type Game = Compiled<BaseFacts>;
type Machine = Procedure<BaseFacts, Move, Log>;

/** What lies on the table, and the procedures under way with their own facts and what they owe. */
function written(game: Game, { frames, facts }: Position<BaseFacts>): string {
  const table = game.parts
    .filter((part) => !game.shown.has(part))
    .map((part) => [part, facts[part as keyof BaseFacts]]);
  return canonical({ frames, table });
}

/** What actors know, in words. */
function inWords(game: Game, contexts: readonly Context<BaseFacts>[]): string {
  return canonical(contexts.map(({ facts, ...rest }) => [rest, written(game, { frames: [], facts })]));
}

/**
 * Notes in one order. XState starts an actor that is invoked as another begins before it carries out what that other one
 * does on its beginning, so that what is inspected of several actors comes in an order of its own.
 */
function inOrder(notes: readonly Note[]): string {
  return (
    notes
      // XState's notes leave out what the fact has become: its actors show it.
      .map(({ rule, path }) => JSON.stringify({ rule, path }))
      .sort()
      .join()
  );
}

/** A game that XState plays, with what its actors told of the last move. */
class Table {
  readonly actor: Actor<Machine>;
  readonly #machine: Machine;
  notes: Note[] = [];
  refused: Refused | null = null;

  constructor(machine: Machine, from: { input: Log } | { snapshot: Json }) {
    const inspect = (event: InspectionEvent): void => {
      if (event.type === '@xstate.action' && event.action.type === 'note')
        this.notes.push(event.action.params as unknown as Note);
    };
    this.#machine = machine;
    this.actor = createActor(machine, { ...from, inspect } as never);
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

  /** What the procedures under way know. */
  get contexts(): readonly Context<BaseFacts>[] {
    return stackOf(this.actor.getSnapshot()).map(({ context }) => context);
  }

  /** A table that goes on from what this one leaves behind as JSON. */
  another(): Table {
    return new Table(this.#machine, { snapshot: JSON.parse(JSON.stringify(this.actor.getPersistedSnapshot())) });
  }
}

/** Moves to try beside a legal one. */
export type Attempts = (legal: Move, position: Position<BaseFacts>, draw: (n: number) => number) => readonly Move[];

/**
 * Plays a random game of so many moves both ways, and tries a legal move and others at each position. After every move both
 * must stand in the same position; of a move that is refused both must cite the same rules with the same facts, and of one
 * that is made note the same. Says how many moves were tried, and how many of them were refused.
 */
export function inLockstep(
  game: Game,
  seed: number,
  most: number,
  attempts: Attempts,
  parts?: { readonly [part: string]: Json },
): { compared: number; refused: number } {
  const draw = drawer(seed);
  const tried: Move[][] = [];
  const { log } = simulate(
    game,
    seed,
    most,
    (position, offered) => {
      const some = offered.filter(({ implies }) => implies === undefined);
      const legal = some[draw(some.length)]?.move;
      const all = legal === undefined ? [] : [legal, ...attempts(legal, position, draw)];
      tried.push(all.filter((move) => checkMove(game, move as unknown as Json).ok));
    },
    parts,
  );
  const table = new Table(gameOf(bind(game.ruleset)), { input: log });
  let { position } = begin(game, log);
  let refused = 0;
  const same = (ours: Position<BaseFacts>, theirs: Table, entry: number, move?: Move): void => {
    const [left, right] = [written(game, theirs.position), written(game, ours)];
    if (left !== right) expect(left, JSON.stringify({ seed, entry, move })).toBe(right);
  };
  same(position, table, -1);
  for (const [entry, move] of (log['moves'] as unknown as Move[]).entries()) {
    for (const attempt of tried[entry] ?? []) {
      const ruling = ruleHere(game, position, attempt);
      const accepted = ruling.kind === 'accepted';
      const theirs = accepted ? table.another() : table;
      const after = accepted
        ? carryOut(game, copyOf(game, position), attempt, ruling)
        : { position, notes: [] as readonly Note[] };
      theirs.send(attempt);
      // Whether a breach is one wherever the game stands matters to whoever reads a log, and to nobody who plays.
      const breaches = ruling.breaches.map(({ always: _, ...breach }) => breach);
      const told = accepted ? null : { type: 'refused', move: attempt, breaches };
      const about = JSON.stringify({ seed, entry, attempt });
      if (JSON.stringify(theirs.refused) !== JSON.stringify(told)) expect(theirs.refused, about).toEqual(told);
      if (inOrder(theirs.notes) !== inOrder(after.notes)) expect(theirs.notes, about).toEqual(after.notes);
      same(after.position, theirs, entry, attempt);
      if (accepted) theirs.actor.stop();
      else refused += 1;
    }
    for (let said: Move | null = null; said !== move; ) {
      ({ said, position } = step(game, position, move));
      const { contexts } = table;
      const before = inWords(game, contexts);
      table.send(said);
      // Nothing is changed in place: who keeps a snapshot keeps what it was.
      if (inWords(game, contexts) !== before) expect(inWords(game, contexts)).toBe(before);
      expect(table.refused).toBeNull();
      same(position, table, entry, said);
    }
  }
  table.actor.stop();
  return { compared: tried.flat().length, refused };
}
