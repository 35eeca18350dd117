/**
 * @module
 * The same stack of charts run by XState, as fast as XState goes: one kept actor for each procedure under way, effects
 * that change the facts in place, no copies.
 */
import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  assign,
  createActor,
  type StateValue,
} from 'xstate';
import type { BaseFacts, Draft, Effect, Move } from '../machines/ruleset.ts';
import { begin, type Position } from '../referee/play.ts';
import type { Game } from './games.ts';

interface Context {
  facts: BaseFacts;
}

function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  for (const name in value) return `${name}.${pathOf(value[name] as StateValue)}`;
  return '';
}

function nestedValue(path: string): StateValue {
  const [first = '', ...rest] = path.split('.');
  return rest.length === 0 ? first : { [first]: nestedValue(rest.join('.')) };
}

/** Plays moves with kept actors. */
export class Kept {
  readonly #game: Game;
  readonly #machines = new Map<string, AnyStateMachine>();

  constructor(game: Game) {
    this.#game = game;
    const draftOf = (facts: BaseFacts): Draft<BaseFacts> => ({ facts, asRecorded: false, note: () => {} });
    const wrap = (effect: Effect<BaseFacts>) =>
      assign(({ context, event }: { context: Context; event: unknown }) => {
        effect(draftOf(context.facts), event as Move);
        return {};
      });
    const actions = Object.fromEntries([...game.effects].map(([name, effect]) => [name, wrap(effect)]));
    const guards = {
      rules: ({ context, event }: { context: Context; event: unknown }, params: { all: readonly string[] }) => {
        let held = true;
        for (const id of params.all) {
          const finding = game.constraints.get(id)?.(context.facts, event as Move) ?? true;
          if (finding === true || finding.holds === 'unknown') continue;
          held = false;
          if (finding.void === true) break;
        }
        return held;
      },
      case: ({ context }: { context: Context }, params: { is: string }) =>
        game.cases.get(params.is)?.(context.facts) ?? false,
    };
    for (const [name, machine] of game.machines)
      this.#machines.set(name, machine.provide({ guards, actions } as never));
  }

  #actor(chart: string, facts: BaseFacts, path: string | null): Actor<AnyStateMachine> {
    const machine = this.#machines.get(chart);
    const table = this.#game.tables.get(chart);
    if (machine === undefined || table === undefined) throw new Error(chart);
    const at = path ?? table.initial.path;
    const snapshot = machine.resolveState({ value: nestedValue(at), context: { facts } as never });
    const actor = createActor(machine, { snapshot });
    actor.start();
    // Automatic transitions of a restored state run with the next event.
    actor.send({ type: 'begin' } as never);
    return actor;
  }

  /** A snapshot of the chart on top of a position: what `can` is asked of. */
  snapshot({ frames, facts }: Position<BaseFacts>): { own: AnyMachineSnapshot; standing: AnyMachineSnapshot } {
    const top = frames.at(-1);
    const own = this.#actor(top?.chart ?? '', facts, top?.state ?? null).getSnapshot();
    return { own, standing: this.#actor(this.#game.ruleset.standing, facts, null).getSnapshot() };
  }

  /** Plays the moves of a game from its header; gives the facts at its end. */
  play(header: unknown, moves: readonly Move[]): BaseFacts {
    const { position } = begin(this.#game, header);
    const { facts } = position;
    const stack = position.frames.map((frame) => this.#actor(frame.chart, facts, frame.state));
    const standing = this.#actor(this.#game.ruleset.standing, facts, null);
    const own = (): ReadonlySet<string> => {
      const [chart, path] = this.#where(stack.at(-1));
      return new Set(this.#game.tables.get(chart)?.byPath.get(path)?.moves.keys());
    };
    for (const move of moves) {
      if (own().has(move.type)) {
        stack.at(-1)?.send(move as never);
        this.#settle(stack, facts);
      } else standing.send(move as never);
    }
    return facts;
  }

  #where(actor: Actor<AnyStateMachine> | undefined): [string, string] {
    const snapshot = actor?.getSnapshot() as AnyMachineSnapshot;
    return [snapshot.machine.id, pathOf(snapshot.value)];
  }

  #settle(stack: Actor<AnyStateMachine>[], facts: BaseFacts): void {
    for (;;) {
      if (stack.length > 1 && this.#game.ruleset.over(facts)) {
        stack.length = 1;
        stack[0]?.send({ type: 'over' } as never);
        continue;
      }
      const top = stack.at(-1);
      const [chart, path] = this.#where(top);
      const calls = this.#game.tables.get(chart)?.byPath.get(path)?.calls ?? null;
      if (top?.getSnapshot().status === 'done') {
        if (stack.length === 1) return;
        stack.pop();
        stack.at(-1)?.send({ type: 'return' } as never);
      } else if (calls !== null) stack.push(this.#actor(calls, facts, null));
      else return;
    }
  }
}
