/**
 * @module
 * Examples for the API text, made by the rulesets themselves: the beginning of a simulated game, and the same log with a
 * move out of turn.
 */
import type { Move } from '../machines/ruleset.ts';
import { checkLog } from '../referee/log/read.ts';
import { verify } from '../referee/reading/verify.ts';
import { simulate } from '../referee/simulate.ts';
import type { Json } from '../schemas/json.ts';
import { allGames, type Game } from './named.ts';
import type { Sample } from './route.ts';

/** The logs that serve as examples of one ruleset. */
export interface SampleLogs {
  readonly game: Game;
  readonly legal: Log;
  /** the same log with one breach, if one could be made, and the entry it is at */
  readonly broken: { readonly log: Log; readonly at: number } | null;
}

type Log = { readonly moves: readonly Move[] } & { readonly [key: string]: Json };

/** Seeds that give short beginnings of the games here: whoever asks first for the API text waits for each of them. */
const SEEDS = [3, 5, 8, 40];
const MOVES = 3;

const known = new WeakMap<Game, SampleLogs>();

/** The sample logs of every ruleset. */
export function sampleLogs(): SampleLogs[] {
  return allGames().map((game) => {
    const made = known.get(game) ?? samplesOf(game);
    known.set(game, made);
    return made;
  });
}

/** The shortest of some simulated beginnings, with a breach if that can be had. */
function samplesOf(game: Game): SampleLogs {
  let best: SampleLogs | undefined;
  for (const seed of SEEDS) {
    const legal = lean(game, plain(simulate(game, seed, MOVES).log));
    const made: SampleLogs = { game, legal, broken: breach(game, legal) };
    if (best === undefined || cost(made) < cost(best)) best = made;
  }
  if (best === undefined) throw new Error('no seed, no sample');
  return best;
}

/** What no log goes without. */
const NEEDED: ReadonlySet<string> = new Set(['format', 'ruleset', 'seats', 'moves']);

/** The log without the parts of its header that its moves do not need. */
function lean(game: Game, log: Log): Log {
  let best = log;
  const holders: string[][] = [[], ...Object.keys(log).map((key) => [key])];
  for (const path of holders) {
    const holder = path.length === 0 ? log : log[path[0] ?? ''];
    if (typeof holder !== 'object' || holder === null || Array.isArray(holder)) continue;
    for (const key of Object.keys(holder)) {
      if (holder === log && NEEDED.has(key)) continue;
      const trial = structuredClone(best) as { [key: string]: Json };
      delete (path.length === 0 ? trial : (trial[path[0] ?? ''] as { [key: string]: Json } | undefined))?.[key];
      const read = checkLog(trial);
      if (read.ok && verify(game, read.value.log).verdict === 'legal') best = trial as Log;
    }
  }
  return best;
}

function plain(log: unknown): Log {
  return JSON.parse(JSON.stringify(log)) as Log;
}

/** What is short is good to read, and a log that shows its position shows more than one that begins before set-up. */
function cost({ legal, broken }: SampleLogs): number {
  const position = typeof legal['start'] === 'object' ? 0 : 50_000;
  return JSON.stringify(legal).length + position + (broken === null ? 100_000 : 0);
}

/** The log with one decision made by another seat, so that exactly this is wrong. */
function breach(game: Game, log: Log): SampleLogs['broken'] {
  const seats = [...new Set(log.moves.flatMap((move) => move.seat ?? []).concat(log['seats'] as string[]))];
  for (const [at, move] of log.moves.entries()) {
    const seat = seats.find((other) => other !== move.seat);
    if (move.seat === undefined || seat === undefined) continue;
    const moves = [...log.moves.slice(0, at), { ...move, seat }];
    const read = checkLog(plain({ ...log, moves }) as Json);
    if (!read.ok) continue;
    const { violations } = verify(game, read.value.log);
    if (violations.length === 1 && violations[0]?.entry === at)
      return { log: plain({ ...log, title: 'a move out of turn', moves }), at };
  }
  return null;
}

/** Examples of a body, for each ruleset with a log that is legal and one that is not. */
export function samples(make: (log: Json, at: number, broken: boolean) => Sample): Record<string, Sample> {
  const all = sampleLogs();
  const found: Record<string, Sample> = {};
  for (const { game, legal, broken } of all) {
    const { id, name } = game.ruleset;
    const add = (kind: string, { summary, value }: Sample): void => {
      found[`${id}-${kind}`] = { summary: all.length > 1 ? `${name}: ${summary}` : summary, value };
    };
    if (broken !== null) add('violation', make(broken.log as unknown as Json, broken.at, true));
    add('legal', make(legal as unknown as Json, legal.moves.length - 1, false));
  }
  return found;
}

/** An answer as an example: hashes are masked, since they change with every version. */
export function masked(value: unknown): Json {
  return JSON.parse(JSON.stringify(value).replace(/sha256:[0-9a-f]{64}/g, 'sha256:…')) as Json;
}
