/**
 * @module
 * Positions of all kinds: logs that leave out much of what a table knows, and such as tell all of their cards, played on by
 * moves of any listed form.
 */
import fc from 'fast-check';
import type { BaseFacts, Move } from '../../machines/ruleset.ts';
import type { Compiled } from '../../referee/play/compile.ts';
import type { LegalMove } from '../../referee/play/legal.ts';
import { legalMoves, toMove } from '../../referee/play/legal.ts';
import { begin, carryOut, copyOf, type Position, rule } from '../../referee/play/play.ts';
import { drawer } from '../../referee/simulate.ts';
import type { Json } from '../../schemas/json.ts';
import { combinations, nthOf } from './combinations.ts';
import { movesOf } from './forms.ts';

type Draw = (n: number) => number;
type Words = { [word: string]: Json };

const pick = <T>(from: readonly T[], draw: Draw): T => from[draw(from.length)] as T;

/** Ambition sheets as a table may state them: in full, and in part. */
const SHEETS: Json = [
  {
    id: 'baron',
    setup: { credits: 3000, card: 'vibroknife', deck: 'gear-mod' },
    abilities: [
      { id: 'bribe', timing: 'action', destination: 'tatooine', effects: [{ do: 'gain-credits', amount: 1000 }] },
    ],
    goals: [
      { id: 'rich', kind: 'dash', needs: { credits: 4000 } },
      { id: 'runs', kind: 'number', number: 1, times: 2 },
      { id: 'duel', kind: 'number', number: 2 },
      { id: 'gang', kind: 'infinity', needs: { crew: 1 } },
      { id: 'throne', kind: 'fame' },
    ],
  },
  { id: 'hermit', setup: { credits: null } },
];

/** The same header with ambitions in use. */
function withAmbitions(header: Words): Words {
  return { ...header, options: { ...(header['options'] as Words), ambitions: true }, ambitions: SHEETS };
}

/** A header of Outer Rim that says less than a table knows, with components of which nobody knows the text. */
function thinOuterRim(header: Words, draw: Draw): Words {
  // Before set-up nothing is known anyway.
  if (header['start'] === 'set-up')
    return (header['seats'] as readonly Json[]).length === 2 ? withAmbitions(header) : header;
  const start = structuredClone(header['start']) as Words;
  const seats = start['seats'] as { [seat: string]: Words };
  const characters = [
    'boba-fett',
    'cad-bane',
    'chewbacca',
    'bossk',
    'ig-88',
    'jyn-erso',
    'ketsu-onyo',
    'lando-calrissian',
  ];
  const ships = ['g-1a-starfighter', 'g9-rigger', 'slave-1', 'millennium-falcon', 'starviper'];
  const assets = ['vibroknife', 'armored-vest', 'coaxium-crystal', 'practice-master-cook', 'practice-seed-potatoes'];
  for (const [index, own] of Object.values(seats).entries()) {
    for (const fact of Object.keys(own)) if (fact !== 'space' ? draw(4) === 0 : draw(8) === 0) delete own[fact];
    if (draw(2) === 0) own['character'] = characters[(index + draw(2) * 4) % characters.length] as string;
    if (draw(2) === 0) own['ship'] = pick(ships, draw);
    if (draw(3) === 0) own['damage'] = { character: draw(3), ship: draw(3) };
    if (draw(3) === 0) own['assets'] = [assets[(index * 2) % assets.length] as string];
    if (draw(4) === 0) own['reputation'] = { rebel: 'negative', hutt: 'positive' };
  }
  for (const part of ['patrols', 'contacts', 'market']) if (draw(4) === 0) delete start[part];
  start['turn'] = { step: pick(['planning', 'action', 'encounter'], draw) };
  const thin = { ...header, start, ...(draw(4) === 0 ? { options: {} } : {}) };
  if (start['patrols'] !== undefined) return thin;
  const [first, second] = Object.values(seats);
  if (first !== undefined) first['ambition'] = { sheet: 'baron', tokens: { runs: 1 } };
  if (second !== undefined) second['ambition'] = 'hermit';
  return withAmbitions(thin);
}

/** A header of the Deckbuilding Game without some of the rulings, or of a table that saw only what is public. */
function thinDeckbuilding(header: Words, draw: Draw): Words {
  const { rulings, ...rest } = structuredClone(header);
  const told = Object.fromEntries(Object.entries(rulings as Words).filter(() => draw(2) === 0));
  const options = { ...(rest['options'] as Words), ...(draw(2) === 0 ? { information: 'public' } : {}) };
  if (draw(3) > 0) return { ...rest, options, rulings: told };
  // In the middle of a game, with hands of which the log tells little.
  const hand = ['?', '?', '?', pick(['?', 'stormtrooper'], draw)];
  const deck = draw(2) === 0 ? { deck: ['?', '?', '?'] } : {};
  return {
    ...rest,
    options,
    rulings: told,
    start: { seats: { vera: { hand, ...deck }, sam: { hand: ['?', '?'] } } },
  };
}

const THIN: Readonly<Record<string, (header: Words, draw: Draw) => Words>> = {
  'outer-rim': thinOuterRim,
  deckbuilding: thinDeckbuilding,
};

/** One of the listed moves, filled at random: each type of move is as likely as any other. */
export function someMove(offered: readonly LegalMove[], draw: Draw): Move | undefined {
  const types = [...new Set(offered.map(({ move }) => move.type))];
  // What is possible at any time, and what is left unsaid, would fill the whole game.
  const here = types.filter((type) => type !== 'credits.trade' && type !== 'slots.arrange');
  const type = pick(here.length > 0 ? here : types, draw);
  const entry = pick(
    offered.filter(({ move }) => move.type === type),
    draw,
  );
  if (entry === undefined) return undefined;
  return fc.sample(movesOf(entry), { numRuns: 1, seed: draw(2 ** 30) })[0];
}

/** A thin header, or one game in three that of a table with any options that has told what its cards say. */
function headerOf(game: Compiled<BaseFacts>, seed: number, draw: Draw): Words {
  const { id } = game.ruleset;
  const all = combinations[id];
  const thin = THIN[id];
  if (thin === undefined || all === undefined) throw new Error(`no thin header for ${id}`);
  if (seed % 3 > 0) return thin(game.ruleset.simulate(draw).header as Words, draw);
  return game.ruleset.simulate(draw, nthOf(game, pick(all, draw), seed, seed % 2 === 0)).header as Words;
}

/** Positions on the way of a random game from such a header, each with its list of legal moves. */
export function* positionsOf(
  game: Compiled<BaseFacts>,
  seed: number,
  most: number,
): Generator<{ position: Position<BaseFacts>; offered: readonly LegalMove[]; draw: Draw }> {
  const draw = drawer(seed);
  const log = { ...headerOf(game, seed, draw), moves: [] };
  if (!game.ruleset.schemas.log.safeParse(log).success)
    throw new Error(JSON.stringify(game.ruleset.schemas.log.safeParse(log).error));
  let { position } = begin(game, log);
  for (let count = 0; count < most && !toMove(game, position).over; count += 1) {
    const offered = legalMoves(game, position);
    yield { position, offered, draw };
    const move = someMove(offered, draw);
    if (move === undefined) return;
    const ruling = rule(game, position, move);
    if (ruling.kind !== 'accepted') return;
    position = carryOut(game, copyOf(game, ruling.position), move, ruling).position;
  }
}
