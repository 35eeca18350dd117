/**
 * @module
 * Nearest (LRR page 15): the fewest spaces away, counted along paths. A card effect that picks the nearest player, planet
 * or patrol has the log name it (`nearest.choose`); what happens to it is an effect of its own.
 */
import type { z } from 'zod';
import { decision } from '../../../schemas/outer-rim/move.ts';
import { Nearest as NearestSchema } from '../../../schemas/outer-rim/position.ts';
import { factions, TargetName } from '../../../schemas/outer-rim/words.ts';
import { chart, rules, when } from '../../chart.ts';
import { type Finding, fails, type Move, must, type Slice, unknown, voids } from '../../ruleset.ts';
import type { Deeds } from '../table/deeds.ts';
import { type Facts, isPlanet, owe, seatOf } from '../table/facts.ts';
import type { Nearest, Returning } from '../table/types.ts';
import { lengthTo, waysFrom } from './ways.ts';

const moves = [
  decision(
    'nearest.choose',
    { chosen: TargetName.describe('a seat, a planet or the faction of a patrol') },
    'The nearest player, planet or patrol that a card asked for is named; the current player breaks ties.',
  ),
] as const;
type Choice = z.infer<(typeof moves)[0]>;

/** Where everything of a kind is that a seat's nearest one is sought among; null for a place that nobody knows. */
function placesOf(facts: Facts, { kind, seat }: Nearest): Map<string, string | null> {
  switch (kind) {
    case 'player':
      // Nobody counts themselves (nearest.3.1).
      return new Map(facts.order.filter((other) => other !== seat).map((other) => [other, seatOf(facts, other).space]));
    case 'planet':
      return new Map(
        [...facts.board.spaces.keys()]
          .filter((space) => isPlanet(facts, space) === true)
          .map((space) => [space, space]),
      );
    case 'patrol':
      return new Map(factions.map((faction) => [faction, facts.patrols[faction]?.space ?? null]));
  }
}

/**
 * How many spaces everything of the kind is away from the seat: Infinity where no path leads, null where nobody knows.
 * Null as a whole when nobody knows where the seat is.
 */
export function distancesTo(facts: Facts, sought: Nearest): ReadonlyMap<string, number | null> | null {
  const from = seatOf(facts, sought.seat).space;
  if (from === null) return null;
  // The shortest ways count (nearest.1); patrols and the Maelstrom do not lengthen them.
  const ways = waysFrom(facts.board.net, from);
  return new Map(
    [...placesOf(facts, sought)].map(([id, space]) => [
      id,
      space === null ? null : (lengthTo(ways, space) ?? Infinity),
    ]),
  );
}

/** What a choice has chosen, by its distance and that of the least known one; null when it names nothing of the kind. */
function judged(
  facts: Facts,
  move: Choice,
  sought: Nearest,
): { chosen: number | null; least: number; at: string | null; unsure: boolean } | 'unknown' | null {
  const distances = distancesTo(facts, sought);
  if (distances === null) return 'unknown';
  const chosen = distances.get(move.chosen);
  if (chosen === undefined) return null;
  const known = [...distances].filter((entry): entry is [string, number] => entry[1] !== null);
  const least = Math.min(Infinity, ...known.map(([, distance]) => distance));
  return {
    chosen,
    least,
    at: known.find(([, distance]) => distance === least)?.[0] ?? null,
    unsure: known.length < distances.size,
  };
}

/** The chosen one is as near as any (nearest.0.1); `sharing` asks only about those in the own space (nearest.3). */
function isNearest(sharing: boolean) {
  return (facts: Facts, move: Choice, sought: Nearest): Finding => {
    const found = judged(facts, move, sought);
    if (found === null) return true;
    if (found === 'unknown') return sharing ? true : unknown(`the log does not say where ${sought.seat} is`);
    const { chosen, least, at, unsure } = found;
    if (chosen !== null && chosen > least) {
      return (least === 0) === sharing
        ? fails({
            chosen: move.chosen,
            spacesAway: Number.isFinite(chosen) ? chosen : null,
            nearer: at,
            itsSpacesAway: least,
          })
        : true;
    }
    if (sharing || chosen === 0 || (chosen !== null && !unsure)) return true;
    return unknown(`the log does not say where each ${sought.kind} is`);
  };
}

export const nearest: Slice<Facts> = {
  moves,
  says: {
    'nearest.choose': ({ chosen }: Choice) => `names ${chosen} as nearest`,
  },
  own: { nearest: { schema: NearestSchema, shownAs: 'nearest' } },
  // What is done to the one that is named is an effect of its own: that, or what follows, says which it was.
  unspoken: { nearest: { choosing: 'any' } },
  charts: [
    chart({
      id: 'nearest',
      description: 'The current player names the nearest player, planet or patrol of a seat.',
      initial: 'looking',
      meta: { rules: ['outer-rim.nearest.0.1'], refuses: { '*': 'outer-rim.nearest.2.a' } },
      states: {
        looking: {
          always: [{ guard: when('there-is-nothing-near'), target: 'done' }, { target: 'choosing' }],
        },
        choosing: {
          meta: { awaits: 'current-player', rules: ['outer-rim.nearest.2.b', 'outer-rim.breaking-ties.1'] },
          on: {
            'nearest.choose': {
              guard: rules(
                'outer-rim.nearest.2.b',
                'outer-rim.nearest.3.1',
                'outer-rim.nearest.2.a',
                'outer-rim.nearest.3',
                'outer-rim.nearest.0.1',
              ),
              target: 'done',
              meta: { rules: ['outer-rim.nearest.1'] },
            },
          },
        },
        done: { type: 'final' },
      },
    }),
  ],
  constraints: {
    // Of the token of a crew there is more to say (crew.3.1).
    'outer-rim.nearest.2.b': (facts, move: Choice, own: Nearest | Returning) =>
      must(('from' in own && own.from === 'crew') || move.seat === facts.turn.seat, () => ({
        seat: move.seat,
        currentPlayer: facts.turn.seat,
      })),
    'outer-rim.nearest.3.1': (_facts, move: Choice, sought: Nearest) => {
      const itself = sought.kind === 'player' && sought.seat === move.chosen;
      return itself ? voids({ chosen: move.chosen, nearestOf: move.chosen }) : true;
    },
    'outer-rim.nearest.2.a': (facts, move: Choice, sought: Nearest) => {
      if (placesOf(facts, sought).has(move.chosen)) return true;
      return voids({ chosen: move.chosen, kind: sought.kind, among: [...placesOf(facts, sought).keys()] });
    },
    'outer-rim.nearest.3': isNearest(true),
    'outer-rim.nearest.0.1': isNearest(false),
  },
  cases: {
    // Alone at the table there is no other player, and a map of one's own may have no planet.
    'there-is-nothing-near': (facts, sought: Nearest) => placesOf(facts, sought).size === 0,
  },
  candidates: {
    'nearest.choose': (facts, sought: Nearest) => {
      return [...placesOf(facts, sought).keys()].map((chosen) => ({
        move: { type: 'nearest.choose', seat: facts.turn.seat, chosen } as Move,
      }));
    },
  },
  carriesOut: ['outer-rim.nearest.1'],
};

/** What cards make happen under these rules. */
export const deeds = {
  'choose-nearest': (draft, seat, { kind }) => owe(draft, { do: 'choose-nearest', kind, seat }),
} satisfies Deeds;
