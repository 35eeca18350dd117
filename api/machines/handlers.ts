/**
 * @module
 * The statecharts, in every format that they can be drawn in.
 */
import { type ChartFormat, draw, FORMATS } from '../../charts/index.ts';
import { type Game, gameOf, machineIn } from '../games.ts';
import type { Answer } from '../route.ts';

/** Where a machine of a ruleset is found. */
export function machinePath(ruleset: string, name: string, format?: ChartFormat): string {
  const path = `/v1/rulesets/${ruleset}/machines/${encodeURIComponent(name)}`;
  return format === undefined ? path : `${path}?format=${format}`;
}

/** What there is to say of a machine in a list. */
export function describedMachine(game: Game, name: string) {
  const machine = machineIn(game, name);
  const states = game.tables.get(name)?.states ?? [];
  const moves = new Set(states.flatMap((state) => [...state.moves.keys()]));
  for (const inner of ['return', 'over']) moves.delete(inner);
  const links = Object.keys(FORMATS).map((format) => [
    format,
    machinePath(game.ruleset.id, name, format as ChartFormat),
  ]);
  return {
    name,
    description: machine.root.description ?? null,
    states: Math.max(1, states.length),
    moves: [...moves],
    links: Object.fromEntries(links) as Record<string, string>,
  };
}

/** Every statechart of a ruleset. */
export function listMachines({ params }: { params: { ruleset: string } }) {
  const game = gameOf(params.ruleset);
  const items = [...game.machines.keys()].map((name) => describedMachine(game, name));
  return { json: { items, next: null, total: items.length } };
}

/** A drawing is looked at on its own: its style sheet is inside it. */
const DRAWING = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'";

/** One statechart in the format that is wanted. */
export async function getMachine(asked: {
  params: { ruleset: string; name: string };
  wanted: string;
}): Promise<Answer<never>> {
  const { params, wanted } = asked;
  const game = gameOf(params.ruleset);
  const machine = machineIn(game, params.name);
  const format = (Object.keys(FORMATS) as ChartFormat[]).find((each) => FORMATS[each] === wanted) ?? 'xstate';
  const href = (rule: string): string => `/docs/rules/${encodeURIComponent(rule)}`;
  const text = await draw(machine, format, { href });
  return {
    text,
    type: `${FORMATS[format]}; charset=utf-8`,
    ...(format === 'svg' ? { headers: { 'Content-Security-Policy': DRAWING } } : {}),
  };
}
