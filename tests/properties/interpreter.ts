/**
 * @module
 * The same stack of charts, run by XState itself: the yardstick for the tables of `referee/compile.ts`.
 */
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  assign,
  initialTransition,
  type StateValue,
  transition,
} from 'xstate';
import type { StateMeta } from '../../machines/chart.ts';
import type { BaseFacts, Draft, Effect, Frame, Move } from '../../machines/ruleset.ts';
import type { Compiled } from '../../referee/compile.ts';
import type { Note, Position } from '../../referee/play.ts';

interface Context {
  facts: BaseFacts;
}

function stateValue(path: string): StateValue {
  return (
    path
      .split('.')
      .reduceRight<StateValue | undefined>(
        (inner, name) => (inner === undefined ? name : { [name]: inner }),
        undefined,
      ) ?? path
  );
}

function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  const [[name, inner] = ['', '']] = Object.entries(value);
  return `${name}.${pathOf(inner as StateValue)}`;
}

/** Plays moves through XState's pure transitions, with the ruleset's own constraints, effects and cases. */
export class Interpreter {
  readonly game: Compiled<BaseFacts>;
  readonly machines = new Map<string, AnyStateMachine>();
  notes: Note[] = [];
  /** rules that failed in the last guard that was asked */
  failed: string[] = [];

  constructor(game: Compiled<BaseFacts>) {
    this.game = game;
    const wrap = (effect: Effect<BaseFacts>) =>
      assign(({ context, event }: { context: Context; event: unknown }) => {
        const facts = this.game.ruleset.copy(context.facts);
        const draft: Draft<BaseFacts> = {
          facts,
          asRecorded: false,
          note: (rule, ...path) => void this.notes.push({ rule, path }),
        };
        effect(draft, event as Move);
        return { facts };
      });
    for (const [name, machine] of game.machines) {
      this.machines.set(
        name,
        machine.provide({
          guards: {
            rules: ({ context, event }: { context: Context; event: unknown }, params: { all: readonly string[] }) => {
              this.failed = [];
              for (const id of params.all) {
                const finding = game.constraints.get(id)?.(context.facts, event as Move) ?? true;
                if (finding === true || finding.holds === 'unknown') continue;
                this.failed.push(id);
                if (finding.void === true) break;
              }
              return this.failed.length === 0;
            },
            case: ({ context }: { context: Context }, params: { is: string }) =>
              game.cases.get(params.is)?.(context.facts) ?? false,
          },
          actions: Object.fromEntries([...game.effects].map(([effect, fn]) => [effect, wrap(fn)])),
        } as never),
      );
    }
  }

  private machine(name: string): AnyStateMachine {
    const machine = this.machines.get(name);
    if (machine === undefined) throw new Error(`no chart ${name}`);
    return machine;
  }

  private send(frame: Frame, facts: BaseFacts, event: Move): { snapshot: AnyMachineSnapshot; taken: boolean } {
    const machine = this.machine(frame.chart);
    const before = machine.resolveState({ value: stateValue(frame.state), context: { facts } as never });
    const taken = before.can(event as never);
    const [snapshot] = transition(machine, before, event as never);
    return { snapshot: snapshot as AnyMachineSnapshot, taken };
  }

  /** The position after a move, or null when XState does not take it. */
  play(position: Position<BaseFacts>, move: Move): Position<BaseFacts> | null {
    this.notes = [];
    this.failed = [];
    const frames = position.frames.slice();
    const frame = frames.at(-1);
    if (frame === undefined) return null;
    let { facts } = position;
    let { snapshot, taken } = this.send(frame, facts, move);
    if (!taken) {
      const standing = this.machine(this.game.ruleset.standing);
      const [initial] = initialTransition(standing);
      const open = { chart: standing.id, state: pathOf((initial as AnyMachineSnapshot).value) };
      if (this.failed.length > 0) return null;
      ({ snapshot, taken } = this.send(open, facts, move));
      if (!taken) return null;
      return { frames, facts: (snapshot.context as unknown as Context).facts };
    }
    const adopt = (): void => {
      frames[frames.length - 1] = { chart: frames.at(-1)?.chart ?? '', state: pathOf(snapshot.value) };
      ({ facts } = snapshot.context as unknown as Context);
    };
    this.notes = [];
    ({ snapshot } = this.send(frame, facts, move));
    adopt();
    for (;;) {
      if (frames.length > 1 && this.game.ruleset.over(facts)) {
        frames.length = 1;
        const [root] = frames;
        if (root === undefined) return null;
        ({ snapshot } = this.send(root, facts, { type: 'over' }));
        adopt();
        continue;
      }
      const leaf = Object.values(snapshot.getMeta() as Record<string, StateMeta | undefined>).find(
        (meta) => meta?.calls !== undefined,
      );
      if (snapshot.status === 'done') {
        if (frames.length === 1) return { frames, facts };
        frames.pop();
        const caller = frames.at(-1);
        if (caller === undefined) return null;
        ({ snapshot } = this.send(caller, facts, { type: 'return' }));
        adopt();
      } else if (leaf?.calls !== undefined) {
        const machine = this.machine(leaf.calls);
        // A chart begins in its initial state with the facts of its caller; its automatic transitions run at once.
        const started = machine
          .provide({})
          .resolveState({ value: this.initialOf(machine), context: { facts } as never });
        frames.push({ chart: machine.id, state: pathOf(started.value) });
        const [settled] = transition(machine, started, { type: 'begin' } as never);
        snapshot = settled as AnyMachineSnapshot;
        adopt();
      } else return { frames, facts };
    }
  }

  private initialOf(machine: AnyStateMachine): StateValue {
    let node = machine.root;
    const path: string[] = [];
    while (Object.keys(node.states).length > 0) {
      const next = node.initial.target[0];
      if (next === undefined) break;
      path.push(next.key);
      node = next;
    }
    return stateValue(path.join('.'));
  }
}
