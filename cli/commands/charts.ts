/**
 * @module
 * `referee charts`: the statecharts as drawings and documents.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  boxesOf,
  type ChartFormat,
  type Charts,
  callsOf,
  chartsOf,
  type DrawOptions,
  draw,
  drawAll,
  ENDINGS,
  type Place,
  partsOf,
  placesNamed,
  wordsNear,
} from '../../charts/index.ts';
import { plain } from '../../referee/log/words.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import { wordingOf } from '../../rules/index.ts';
import { makeFolder } from '../../workers/folder.ts';
import { complain, type ExitCode, notWritten, paint, print, progress, wrap } from '../terminal.ts';
import { idsOf, sayOthers, strange } from './reference.ts';
import { type OfLog, type Standing, standingOf } from './standing.ts';

export interface ChartOptions extends OfLog {
  readonly format?: ChartFormat | undefined;
  /** places whose states stand out */
  readonly active?: string | undefined;
  /** the state that a Mermaid diagram shows alone */
  readonly state?: string | undefined;
  /** the folder that every chart is written to */
  readonly out?: string | undefined;
}

/** Prints one chart, the list of all of them, or a drawing of who calls whom; or writes all of them to files. */
export async function charts(name: string | undefined, options: ChartOptions): Promise<ExitCode> {
  // Without a game, the first one answers that has such a chart; the list says which others have charts, too.
  const [first, ...others] = options.log === undefined ? chartsIn(idsOf(options), name) : [];
  const found = await placesOf(
    options.ruleset === undefined && first !== undefined ? { ...options, ruleset: first } : options,
  );
  if (typeof found === 'number') return found;
  const { game, active } = found;
  const all = chartsOf(game.ruleset);
  const tick = progress(() => `drawing ${name ?? 'who calls whom'}`);
  const drawing: DrawOptions = { active, wording: wordingOf, chart: (other) => `${other}.${ENDINGS.svg}` };
  if (options.state !== undefined && name === undefined) {
    complain('referee: --state shows one state of a chart: name the chart');
    return 2;
  }
  if (options.out !== undefined && name !== undefined) {
    complain(`referee: --out writes all charts to a folder: it does not go with the name of one ("${plain(name)}")`);
    return 2;
  }
  if (options.out !== undefined) return await writeAll(all, options.out, options.format ?? 'svg', drawing);
  if (name === undefined) {
    // Without a word about the form, the list is what is read most easily in a terminal.
    if (options.format === undefined && active.length === 0) return list(all, others);
    const format = options.format ?? 'mermaid';
    if (format === 'scxml') {
      complain('referee: a document of SCXML holds one chart: name it, or write all of them to a folder with --out');
      return 2;
    }
    tick(format === 'svg');
    print((await drawAll(all, format, drawing)).trimEnd());
    return 0;
  }
  const model = all.models.get(name);
  if (model === undefined) {
    const asked = options.log === undefined ? idsOf(options).flatMap((id) => rulesetOf(id) ?? []) : [game];
    return strange('chart', name, [...new Set(asked.flatMap((one) => [...chartsOf(one.ruleset).models.keys()]))]);
  }
  const { state } = options;
  if (state !== undefined && !boxesOf(model).includes(state))
    return strange('state with others in it', state, boxesOf(model));
  const alone = state === undefined ? {} : { state };
  tick(options.format === 'svg');
  print((await draw(model, options.format ?? 'mermaid', { ...drawing, ...alone, part: partFile(name) })).trimEnd());
  return 0;
}

/** Those games that have this chart, or any. */
function chartsIn(ids: readonly string[], name: string | undefined): string[] {
  return ids.filter((id) => {
    const game = rulesetOf(id);
    return game !== undefined && (name === undefined || chartsOf(game.ruleset).models.has(name));
  });
}

/** The game that is asked about, and the places that are to stand out: those named, and those in which a log stands. */
async function placesOf(
  options: ChartOptions,
): Promise<{ game: Standing['game']; active: readonly Place[] } | ExitCode> {
  const found = await standingOf(options);
  if (typeof found === 'number') return found;
  const { game, position } = found;
  const all = chartsOf(game.ruleset);
  const words = options.active?.split(',').filter((word) => word !== '') ?? [];
  const { places, unknown } = placesNamed(all, words);
  const [first] = unknown;
  if (first !== undefined) return strange('state', first, wordsNear(all, first));
  return { game, active: [...places, ...(position?.frames ?? [])] };
}

/** Every chart with what it is, what it calls and what it offers. */
function list(all: Charts, others: readonly string[]): ExitCode {
  for (const { id, description } of all.models.values()) {
    print(wrap(description ?? '', ' '.repeat(4), `${paint('cyan', id.padEnd(24))} `));
    const { calls, offers } = callsOf(all, id);
    const parts = [
      ...(offers.length === 0 ? [] : [`offers ${offers.join(', ')}`]),
      ...(calls.length === 0 ? [] : [`calls ${calls.join(', ')}`]),
    ];
    if (parts.length > 0) print(paint('dim', wrap(parts.join('; '), ' '.repeat(8))));
  }
  sayOthers(others, 'en', (line) => print(paint('dim', wrap(line, '    ', ''))));
  return 0;
}

/** Writes every chart to a folder, and beside them who calls whom. */
async function writeAll(all: Charts, folder: string, format: ChartFormat, drawing: DrawOptions): Promise<ExitCode> {
  try {
    makeFolder(folder);
  } catch (error) {
    return notWritten(folder, error);
  }
  const write = (name: string, text: string): ExitCode => {
    const file = join(folder, `${name}.${ENDINGS[format]}`);
    try {
      writeFileSync(file, text);
    } catch (error) {
      return notWritten(file, error);
    }
    print(plain(file));
    return 0;
  };
  let drawn = 0;
  const tick = progress(() => `drawn ${drawn} of ${all.models.size} charts`);
  tick(format === 'svg');
  if (format !== 'scxml' && write('index', await drawAll(all, format, drawing)) !== 0) return 2;
  for (const [name, model] of all.models) {
    const options = { ...drawing, part: partFile(name) };
    if (write(name, await draw(model, format, options)) !== 0) return 2;
    for (const state of partsOf(model, format)) {
      if (write(`${name}.${state}`, await draw(model, format, { ...options, state })) !== 0) return 2;
      tick();
    }
    drawn += 1;
    tick();
  }
  return 0;
}

/** The file of a state that has a drawing of its own. */
function partFile(chart: string): (state: string) => string {
  return (state) => `${chart}.${state}.${ENDINGS.svg}`;
}
