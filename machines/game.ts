/**
 * @module
 * Games as plain XState: `createActor(game('outer-rim'), { input: log })` plays one, event by event.
 */
import type { ActorScope } from 'xstate';
import { games, loadRuleset } from '../games/registry.ts';
import type { components } from '../schemas/logs.d.ts';
import { type Bound, bind, type Input, type Procedure, type Refused, type Running } from './bind.ts';
import type { BaseFacts, Move, Ruleset } from './ruleset.ts';

type Schemas = components['schemas'];

/** The names of a ruleset's schemas begin with its id: `outer-rim` → `OuterRim`. */
type Prefix<Id extends string> = Id extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Prefix<Rest>}`
  : Capitalize<Id>;
type SchemaOf<Name extends string> = Name extends keyof Schemas ? Schemas[Name] : never;

/** The facts, the moves and the logs of each ruleset. */
export type Games = {
  [Id in keyof typeof games]: {
    facts: ReturnType<(typeof games)[Id]['ruleset']> extends Ruleset<infer Facts> ? Facts : never;
    move: SchemaOf<`${Prefix<Id>}Move`>;
    log: SchemaOf<`${Prefix<Id>}Log`>;
  };
};

/** A log of any ruleset, or its header alone: moves in it are not played. */
export type Log = Readonly<Record<string, unknown>>;

/** A whole game as an XState machine: its input is a log, or a log's header; its events are the moves of the ruleset. */
export type Game<Id extends keyof Games> = Procedure<
  Games[Id]['facts'],
  Games[Id]['move'],
  Omit<Games[Id]['log'], 'moves'> & { readonly moves?: readonly unknown[] }
>;

/** What an actor leaves behind to go on from: plain JSON. */
interface Persisted {
  readonly context: { readonly facts: object; readonly log?: Log };
  readonly children: Readonly<Record<string, { readonly snapshot: Persisted }>>;
}

/**
 * The machine that plays games of a ruleset. Its actor takes the moves of the game one by one and passes them on to the
 * procedure that is under way; what cannot be made is emitted as `refused`. Throws for an id that nobody knows; an actor of
 * it has the status `error` when its input is no log.
 */
export function game<Id extends keyof Games>(id: Id): Game<Id> {
  const ruleset = loadRuleset(id);
  if (ruleset === undefined) throw new Error(`no ruleset "${id}"; there are ${Object.keys(games).join(', ')}`);
  return gameOf(bind(ruleset)) as unknown as Game<Id>;
}

/** The machine that plays games of a ruleset. */
export function gameOf<F extends BaseFacts>({
  ruleset,
  root,
}: Pick<Bound<F>, 'ruleset' | 'root'>): Procedure<F, Move, Log> {
  const open = (log: Log): { facts: F; frames: Input<F>['frames'] } => {
    const read = ruleset.schemas.log.safeParse({ ...log, moves: [] });
    if (!read.success) throw new Error(`not a log of ${ruleset.name}: ${read.error.message}`);
    const { facts, frames, findings } = ruleset.header.open(log);
    const problems = findings.filter(({ kind }) => kind === 'problem');
    if (problems.length > 0)
      throw new Error(problems.map(({ pointer, message }) => `${pointer} ${message}`).join('; '));
    return { facts, frames };
  };
  const machine = root();
  const { getInitialSnapshot, restoreSnapshot, provide } = machine;

  const begin = (scope: ActorScope<Running<F>, Move, never, Refused>, log: Log) => {
    const { moves: _moves, ...header } = log;
    return getInitialSnapshot(scope as never, { ...open(log), log: header } as never);
  };
  const restore: typeof restoreSnapshot = (snapshot, scope) => {
    const persisted = snapshot as unknown as Persisted;
    const { facts } = open(persisted.context.log ?? {});
    return restoreSnapshot(completed(persisted, facts) as never, scope);
  };
  return Object.assign(machine, {
    getInitialSnapshot: begin,
    restoreSnapshot: restore,
    provide: (implementations: never) => gameOf({ ruleset, root: () => provide(implementations) as Procedure<F> }),
  }) as unknown as Procedure<F, Move, Log>;
}

/** What an actor has left behind, with the facts that never change (a board, a catalogue), which it leaves out. */
function completed({ context, children, ...rest }: Persisted, facts: object): Persisted {
  return {
    ...rest,
    context: { ...context, facts: { ...facts, ...context.facts } },
    children: Object.fromEntries(
      Object.entries(children).map(([name, child]) => [name, { ...child, snapshot: completed(child.snapshot, facts) }]),
    ),
  };
}
