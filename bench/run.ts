/**
 * @module
 * `npm run bench [-- --json FILE]`: measures the rows of docs/performance.md, prints them, and writes the document.
 * `--only WORD` measures the groups whose name contains the word and writes no document. `--against COMMIT` compares with
 * another commit (`against.ts`) in so many `--rounds` (3), and writes nothing either. `--games TREE` measures the games that
 * another checkout records, so that both do the same work, and `--judge TREE` judges them by the code of that checkout.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LAPSE } from '../machines/chart.ts';
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import { playOn } from '../referee/automatic.ts';
import { follow } from '../referee/play/follow.ts';
import { begin, copyOf, live, type Position, ruleHere, still, viewOf } from '../referee/play/play.ts';
import { rulesetIds, rulesetOf } from '../referee/play/rulesets.ts';
import { verify } from '../referee/reading/verify.ts';
import { type SimulatedGame, simulate } from '../referee/simulate.ts';
import { fixturesOf } from '../scripts/golden.ts';
import { against, NO_SUCH_GROUP } from './against.ts';
import { boardgameLog, replayBoardgame } from './boardgame/index.ts';
import { asks, attacker, longer, started, waits } from './clients.ts';
import { costOf, hostileInputs, timeOf, worstInputs } from './cost.ts';
import { asMarkdown, asSvg, asText } from './document.ts';
import { asItSays, type Game, gameOfSize, lengthOf, longGame, queryAll, spelledOut, widePositions } from './games.ts';
import { interleaved, median, type Row } from './measure.ts';
import { chessGames, replayChessJs, replayChessops } from './peers.ts';
import { overFiles, overHttp, serviceStart, startUp, streamPeak } from './processes.ts';
import { gamesIn, isClean, judgeIn } from './recorded.ts';
import { player, snapshotOf } from './xstate.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'string' },
    only: { type: 'string' },
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    games: { type: 'string' },
    judge: { type: 'string' },
  },
});
const rows: Row[] = [];
const gamesOf = await gamesIn(options.games ?? null);
const judge = await judgeIn(options.judge ?? null);
const { readText, reportFor } = judge;

function row(
  name: string,
  value: number,
  unit: string,
  required: string | null = null,
  aim: string | null = null,
): void {
  rows.push({ name, value, unit, required, aim });
}

function verifyText(text: string): void {
  const read = readText(text);
  const answer = read.ok ? reportFor(read.value) : read;
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  if (answer.value.verdict === 'violation') throw new Error(JSON.stringify(answer.value.violations[0]));
}

/** Text to report, its floor, and the peers. */
function texts(game: Game, of: string): void {
  const { texts: all, moves } = gamesOf(game.ruleset.id).recorded();
  const chess = chessGames(2_000, 7);
  const plies = chess.reduce((sum, { moves: each }) => sum + each.length, 0);
  const fewer = chessGames(200, 7);
  const fewerPlies = fewer.reduce((sum, { moves: each }) => sum + each.length, 0);
  const boardgame = boardgameLog(game.ruleset.id, Math.min(moves, 2_000));
  const boardgameMoves = Math.min(moves, 2_000);
  const schema = game.ruleset.schemas.log;
  const time = interleaved({
    parse: () => all.map((text) => JSON.parse(text)),
    schema: () => all.map((text) => schema.safeParse(JSON.parse(text))),
    verify: () => all.forEach(verifyText),
    boardgame: () => replayBoardgame(game.ruleset.id, boardgame),
    chessops: () => replayChessops(chess),
    chessjs: () => replayChessJs(fewer),
  });
  const ours = time.verify / moves;
  row(`verify/parse ${of}`, time.verify / time.parse, '×', '<= 4', '<= 2');
  row(`verify/parse+schema ${of}`, time.verify / time.schema, '×', '<= 1.2', '<= 0.75');
  row(`boardgame.io/verify ${of}`, time.boardgame / boardgameMoves / ours, '×', '>= 20', '>= 40');
  row(`chessops/verify ${of}`, time.chessops / plies / ours, '×', '>= 0.5', '>= 1');
  row(`chess.js/verify ${of}`, time.chessjs / fewerPlies / ours, '×');
  row(`time/verify ${of}`, ours, 'µs/move');
  row(`time/JSON.parse ${of}`, time.parse / moves, 'µs/move');
  row(`time/JSON.parse + zod ${of}`, time.schema / moves, 'µs/move');
  row(`boardgame.io ${of}`, time.boardgame / boardgameMoves, 'µs/move');
  row(`chessops ${of}`, time.chessops / plies, 'µs/move');
  row(`chess.js ${of}`, time.chessjs / fewerPlies, 'µs/move');
}

/** The tables against XState's kept actors. */
function xstate(game: Game, of: string): void {
  const { log } = gamesOf(game.ruleset.id).simulated(3, 400);
  const moves = spelledOut(game, log);
  const play = player(game);
  // The tables close windows by themselves, on the way to what is done behind them.
  const said = moves.filter(({ type }) => type !== LAPSE);
  const table = () => {
    const at = live(game, begin(game, log).position);
    for (const move of said) {
      const outcome = follow(game, at, move, []);
      // Of a move that can be read in several ways the first one is what it says.
      if (outcome === 'stopped') asItSays(game, at, move);
      else if (outcome === 'half-played') throw new Error(`${move.type} is not followed`);
    }
    return at;
  };
  const open = () => begin(game, log);
  const same = JSON.stringify(viewOf(game, play(log, moves))) === JSON.stringify(viewOf(game, still(table())));
  if (!same) throw new Error('XState and the tables play differently');
  const time = interleaved({ table, xstate: () => play(log, moves), open });
  row(`xstate/table ${of}`, (time.xstate - time.open) / (time.table - time.open), '×', '>= 20', '>= 50');
  row(`time/table ${of}`, (time.table - time.open) / moves.length, 'µs/move');
  row(`XState, kept actors ${of}`, (time.xstate - time.open) / moves.length, 'µs/move');
}

/** Legal moves, and asking XState of each candidate. */
function legal(game: Game, of: string): void {
  const positions = widePositions(game);
  const asked = positions.map(({ position, tried }) => ({ snapshot: snapshotOf(game, position), tried }));
  const can = () => {
    let count = 0;
    for (const { snapshot, tried } of asked) for (const move of tried) if (snapshot.can(move)) count += 1;
    return count;
  };
  const said = positions.flatMap(({ position, tried }) =>
    tried.filter((move) => ruleHere(game, position, move, false).kind === 'accepted'),
  );
  if (can() !== said.length) throw new Error(`XState allows ${can()} moves, and the tables ${said.length}`);
  const time = interleaved({ legal: () => queryAll(game, positions), can });
  row(`legal ${of}`, time.legal / positions.length, 'µs', '<= 25', '<= 10');
  row(`legal can÷ours ${of}`, time.can / time.legal, '×', '>= 10', '>= 20');
  const tried = positions.reduce((sum, wide) => sum + wide.tried.length, 0);
  row(`legal candidates ${of}`, tried / positions.length, 'moves');
  row(`legal moves ${of}`, queryAll(game, positions) / positions.length, 'moves');
}

/** What a move costs in a long game and in a short one. */
function growth(game: Game, of: string): void {
  const { long: longGame } = gamesOf(game.ruleset.id);
  const long = longGame(10_000);
  const moves = lengthOf(long);
  const text = JSON.stringify(long.log);
  if (options.games !== undefined && !isClean(judge, text)) return;
  const shorts = Array.from({ length: 10 }, (_, seed) => longGame(100, seed + 1));
  const counted = shorts.reduce((sum, short) => sum + lengthOf(short), 0);
  const shortTexts = shorts.map(({ log }) => JSON.stringify(log));
  const time = interleaved({ long: () => verifyText(text), short: () => shortTexts.forEach(verifyText) });
  row(`growth ${of}`, time.long / moves / (time.short / counted), '×', '<= 1.2', '<= 1');
  row(`growth moves ${of}`, moves, 'moves');
}

/** Games in which nobody plays a seat against games of people, and what it costs to play such a turn on. */
function solo(game: Game, of: string): void {
  const { automatic } = game.ruleset;
  if (automatic === undefined) return;
  const { start: _, ...parts } = automatic.sample;
  const begun: { position: Position<BaseFacts>; first: Move }[] = [];
  let before: string | null = null;
  const look = (position: Position<BaseFacts>, offered: readonly { readonly move: Move }[]): void => {
    const { seats, turn } = automatic.of(position.facts);
    const [first] = offered;
    if (turn !== before && turn !== null && seats.includes(turn) && first !== undefined)
      begun.push({ position: copyOf(game, position), first: first.move });
    before = turn;
  };
  const seeds = [201, 202, 203, 204];
  const alone = textsOf(seeds.map((seed) => simulate(game, seed, 1_000, look, parts)));
  const together = textsOf(seeds.map((seed) => simulate(game, seed, 1_000)));
  const turns = begun.slice(0, 50);
  const time = interleaved({
    parse: () => alone.texts.map((text) => JSON.parse(text)),
    alone: () => alone.texts.forEach(verifyText),
    together: () => together.texts.forEach(verifyText),
    turns: () => {
      for (const { position, first } of turns)
        if (playOn(game, position, [first]) === null) throw new Error(`${first.type} does not begin a turn`);
    },
  });
  row(`solo verify/parse ${of}`, time.alone / time.parse, '×');
  row(`solo/people ${of}`, time.alone / alone.moves / (time.together / together.moves), '×');
  row(`time/verify solo ${of}`, time.alone / alone.moves, 'µs/move');
  row(`solo turn ${of}`, time.turns / turns.length, 'µs');
}

/** Simulated games as texts, and how many moves they have together. */
function textsOf(games: readonly SimulatedGame[]): { texts: string[]; moves: number } {
  return {
    texts: games.map(({ log }) => JSON.stringify(log)),
    moves: games.reduce((sum, game) => sum + lengthOf(game), 0),
  };
}

/** Memory of a position and of a finished game's report, in KiB. */
function memory(game: Game, of: string): void {
  const text = JSON.stringify(gamesOf(game.ruleset.id).simulated(5, 1_000).log);
  const kept: unknown[] = [];
  const each = (make: () => unknown, count: number): number => {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    for (let index = 0; index < count; index += 1) kept.push(make());
    globalThis.gc?.();
    const used = process.memoryUsage().heapUsed - before;
    kept.length = 0;
    return used / count / 1024;
  };
  const made = readText(text);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { position } = verify(made.value.game, made.value.log);
  row(
    `memory/position ${of}`,
    each(() => game.copy(position.facts), 1_000),
    'KiB',
  );
  const read = () => {
    const made = readText(text);
    return made.ok ? { ...made.value, moves: made.value.log.moves as readonly Move[] } : null;
  };
  row(`memory/game ${of}`, each(read, 100), 'KiB');
}

/** Start-up of command line and service. */
async function starts(game: Game, of: string): Promise<void> {
  const tiny = JSON.stringify(gamesOf(game.ruleset.id).long(20).log);
  const { cli, node } = await startUp(tiny);
  row(`cli-start ${of}`, cli / node, '×', '<= 6', '<= 3');
  row(`time of cli-start ${of}`, cli, 'ms');
  row(`service-start ${of}`, await serviceStart(tiny), 'ms');
}

/** The service against the verification itself. */
async function service(game: Game, of: string): Promise<void> {
  const thousand = JSON.stringify(gamesOf(game.ruleset.id).long(1_000).log);
  const { own, http } = await overHttp(thousand, () => verifyText(thousand));
  row(`http/verify ${of}`, http / own, '×', '<= 2', '<= 1.5');
}

/** Many logs, one after another and side by side. */
async function many(game: Game, of: string): Promise<void> {
  // A pile of recorded games holds games from beginning to end.
  const whole = JSON.stringify(gamesOf(game.ruleset.id).simulated(8, 1_000).log);
  const tiny = JSON.stringify(gamesOf(game.ruleset.id).long(20).log);
  const sizes = [1, 100, 1_000];
  const times = await overFiles(whole, sizes, [1, 2]);
  // Round by round: a phase in which the machine does something else hits both alike.
  const [one = [], two = []] = times.at(-1) ?? [];
  row(`workers ${of}`, median(one.map((time, round) => time / (two[round] as number))), '×', '>= 1.4', '>= 1.7');
  sizes.forEach((size, at) => {
    times[at]?.forEach((time, more) => {
      row(`scaling/${size}, ${more + 1} worker${more === 0 ? '' : 's'} ${of}`, (size * 1_000) / median(time), 'logs/s');
    });
  });
  const few = await streamPeak(tiny, 1_000);
  const most = await streamPeak(tiny, 100_000);
  row(`stream-memory ${of}`, most / few, '×', '<= 1.2', '<= 1');
  row(`stream-memory peak ${of}`, most, 'MiB');
}

/** The costliest inputs that are known against recorded games: for each byte, and those that are hostile against a game of their size. */
function worst(game: Game, of: string): void {
  const isOfGame = (text: string): boolean => text.includes(`"${game.ruleset.id}"`);
  const recorded = fixturesOf(game.ruleset.id).flatMap(({ kind, text }) => (kind === 'clean' ? [text] : []));
  const hostile = hostileInputs().filter(isOfGame);
  const costs = [...hostile, ...worstInputs().filter(isOfGame)].map((text) => costOf([text]) / costOf(recorded));
  row(`worst/clean ${of}`, Math.max(...costs), '×', '<= 50');
  const against = hostile.map((text) => timeOf([text]) / timeOf([gameOfSize(game, text.length)]));
  if (against.length > 0) row(`hostile/clean ${of}`, Math.max(...against), '×', '<= 20');
}

/** How much longer a client with short logs waits while others send long ones. */
async function fairness(game: Game, of: string): Promise<void> {
  const short = JSON.stringify(longGame(game, 20).log);
  const long = JSON.stringify(longGame(game, 10_000).log);
  const one = await started();
  try {
    await waits(one, short, 1);
    const quiet = await waits(one, short, SECONDS);
    let over = false;
    const others = Array.from({ length: 20 }, async () => {
      while (!over) await asks(one, long, { localAddress: attacker() }).status;
    });
    const waited = await waits(one, short, SECONDS);
    over = true;
    await Promise.all(others);
    row(`fairness ${of}`, longer(waited, quiet), '×', '<= 5');
    row(`fairness p99 ${of}`, waited.p99, 'ms');
  } finally {
    one.child.kill();
  }
}
const SECONDS = 8;

const groups = { texts, solo, xstate, legal, growth, memory, starts, many, service, worst, fairness };
const wanted = Object.entries(groups).filter(([name]) => name.includes(options.only ?? ''));
if (wanted.length === 0) {
  console.error(`--only ${options.only ?? ''}: no such group; there are ${Object.keys(groups).join(', ')}`);
  process.exit(NO_SUCH_GROUP);
}
for (const id of options.against === undefined ? rulesetIds : []) {
  const game = rulesetOf(id);
  if (game === undefined) continue;
  for (const [name, measure] of wanted) {
    const before = rows.length;
    const start = performance.now();
    await measure(game, `(${id})`);
    console.log(
      `${asText(rows.slice(before))}\n  (${name} ${id}: ${((performance.now() - start) / 1000).toFixed(0)} s)\n`,
    );
  }
}
if (options.against !== undefined) {
  against(
    options.against,
    wanted.map(([name]) => name),
    Number(options.rounds),
  );
} else if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(rows, null, 2)}\n`);
if (options.only === undefined && options.against === undefined) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  writeFileSync(new URL('../docs/performance.md', import.meta.url), asMarkdown(rows, commit));
  writeFileSync(new URL('../docs/performance.svg', import.meta.url), asSvg(rows));
}
