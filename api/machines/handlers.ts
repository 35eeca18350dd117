/**
 * @module
 * The statecharts, in every format that they can be drawn in.
 */
import {
  boxesOf,
  type ChartFormat,
  type ChartModel,
  type Charts,
  chartsOf,
  draw,
  drawAll,
  ENDINGS,
  FORMATS,
  type Place,
  placeInWord,
  placesNamed,
  wordsNear,
} from '../../charts/index.ts';
import { positionsAfter } from '../../referee/ask.ts';
import { didYouMean } from '../../referee/log/words.ts';
import { wordingOf } from '../../rules/index.ts';
import { foundNested, nestedLogOf } from '../logs.ts';
import { type Game, gameOf } from '../named.ts';
import { notFound, unusable } from '../problems.ts';
import type { Answer } from '../route.ts';

/** Where a machine of a ruleset is found below the root of the service. */
export function machinePath(ruleset: string, name: string, format?: ChartFormat): string {
  const path = `/v1/rulesets/${ruleset}/machines/${encodeURIComponent(name)}`;
  return format === undefined ? path : `${path}?format=${format}`;
}

/** What there is to say of a machine in a list; `mount`: the path below which the service stands. */
export function describedMachine(game: Game, name: string, mount = '') {
  const model = chartIn(game, name);
  const states = game.tables.get(name)?.states ?? [];
  const moves = new Set(states.flatMap((state) => [...state.moves.keys()]));
  const links = Object.keys(FORMATS).map((format) => [
    format,
    `${mount}${machinePath(game.ruleset.id, name, format as ChartFormat)}`,
  ]);
  return {
    name,
    description: model.description,
    states: Math.max(1, states.length),
    moves: [...moves],
    links: Object.fromEntries(links) as Record<string, string>,
  };
}

/** A statechart of a ruleset by its name. */
function chartIn(game: Game, name: string): ChartModel {
  const { models } = chartsOf(game.ruleset);
  const model = models.get(name);
  if (model === undefined) throw notFound('unknown-machine', 'statechart', name, [...models.keys()]);
  return model;
}

/** A drawing is looked at on its own: its style sheet is inside it. */
const DRAWING = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'";

function sent(text: string, format: ChartFormat): Answer<never> {
  return {
    text,
    type: `${FORMATS[format]}; charset=utf-8`,
    ...(format === 'svg' ? { headers: { 'Content-Security-Policy': DRAWING } } : {}),
  };
}

function formatOf(wanted: string): ChartFormat {
  return (Object.keys(FORMATS) as ChartFormat[]).find((each) => FORMATS[each] === wanted) ?? 'xstate';
}

/** What drawings link to: a rule to its page; a chart, by its relative address, to its drawing with the same places lit. */
function linked(mount: string, active: readonly Place[], folder: string, drawn = '') {
  const lit = active.length === 0 ? '' : `&active=${active.map(placeInWord).map(encodeURIComponent).join(',')}`;
  return {
    active,
    wording: (rule: string) => wordingOf(rule),
    href: (rule: string) => `${mount}/docs/rules/${encodeURIComponent(rule)}`,
    chart: (name: string) => `${folder}${encodeURIComponent(name)}?format=svg${lit}`,
    part: (state: string) => `${encodeURIComponent(drawn)}?format=svg&state=${encodeURIComponent(state)}${lit}`,
  };
}

/** The places of the parameter `active`. */
function placesIn(charts: Charts, active: string | undefined): Place[] {
  const { places, unknown } = placesNamed(charts, active?.split(',').filter((word) => word !== '') ?? []);
  const [first] = unknown;
  if (first !== undefined) throw strangeState('active', first, wordsNear(charts, first));
  return places;
}

function strangeState(parameter: string, word: string, known: readonly string[], what = 'state') {
  const message = `there is no ${what} "${word.slice(0, 100)}"; ${didYouMean(word, known)}`;
  return unusable('invalid-parameters', [
    { code: 'unknown-state', message, pointer: `/query/${parameter}`, line: null, column: null },
  ]);
}

/** Every statechart of a ruleset: as a list, or who calls whom as a drawing. */
export async function listMachines(asked: {
  params: { ruleset: string };
  query: { active?: string | undefined };
  wanted: string;
  mount: string;
}) {
  const game = gameOf(asked.params.ruleset);
  const charts = chartsOf(game.ruleset);
  const active = placesIn(charts, asked.query.active);
  const format = formatOf(asked.wanted);
  if (format === 'svg' || format === 'mermaid')
    return sent(await drawAll(charts, format, linked(asked.mount, active, 'machines/')), format);
  const items = [...charts.models.keys()].map((name) => describedMachine(game, name, asked.mount));
  return { json: { items, next: null, total: items.length } };
}

/** One statechart in the format that is wanted: by the end of its name (`turn.scxml`), by a parameter or by `Accept`. */
export async function getMachine(asked: {
  params: { ruleset: string; name: string };
  query: { active?: string | undefined; state?: string | undefined };
  wanted: string;
  mount: string;
}): Promise<Answer<never>> {
  const { params, query, wanted, mount } = asked;
  const game = gameOf(params.ruleset);
  const charts = chartsOf(game.ruleset);
  const [ended] = (Object.keys(ENDINGS) as ChartFormat[]).filter((each) => params.name.endsWith(`.${ENDINGS[each]}`));
  const name = ended === undefined ? params.name : params.name.slice(0, -ENDINGS[ended].length - 1);
  const model = chartIn(game, name);
  const format = ended ?? formatOf(wanted);
  const { state } = query;
  if (state !== undefined && !boxesOf(model).includes(state))
    throw strangeState('state', state, boxesOf(model), 'state with others in it');
  const options = linked(mount, placesIn(charts, query.active), '', name);
  return sent(await draw(model, format, state === undefined ? options : { ...options, state }), format);
}

interface Body {
  readonly value: { readonly log?: unknown; readonly at?: number | undefined };
  readonly text: string;
  readonly line: number;
}

/** Where a log stands after an entry, with the drawings in which that is lit. */
export function createDrawings({ body, mount }: { body: Body; mount: string }) {
  const asked = nestedLogOf(body);
  const [position] = foundNested(body, positionsAfter(asked, body.value.at));
  const where = (position?.frames ?? []).map(({ chart, state }) => ({ chart, state }));
  const { id } = asked.game.ruleset;
  const active = where.map(placeInWord).join(',');
  const lit = `?format=svg&active=${encodeURIComponent(active)}`;
  return {
    json: {
      ruleset: id,
      at: body.value.at ?? asked.log.moves.length - 1,
      active,
      overview: `${mount}/v1/rulesets/${id}/machines${lit}`,
      where: where.map((place) => ({ ...place, drawing: `${mount}${machinePath(id, place.chart)}${lit}` })),
    },
  };
}
