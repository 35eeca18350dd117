/**
 * Whole games as a table would write them by hand: what everybody knows is recorded all the same, what may stay unsaid is
 * left out, claims call cards by their plain names. Nobody is condemned for it, and the game comes to the same end.
 */
import { expect, it } from 'vitest';
import type { Facts } from '../../machines/deckbuilding/table/facts.ts';
import type { Move } from '../../machines/ruleset.ts';
import { viewOf } from '../../referee/play/play.ts';
import { type Log, verify } from '../../referee/reading/verify.ts';
import { simulate } from '../../referee/simulate.ts';
import { game } from '../deckbuilding/fixtures.ts';

/** What lay on the table before an entry. */
interface Before {
  readonly row: readonly string[];
  readonly decks: Readonly<Record<string, readonly string[]>>;
}

const DECLINED = new Set(['reward.decline', 'trigger.decline', 'exile.done']);
/** What shows by itself which ability was resolved, or that a reward was taken. */
const SHOWS: Readonly<Record<string, readonly string[]>> = {
  'trigger.use': ['choose.option', 'exile.card', 'galaxy.take', 'galaxy.keep', 'galaxy.exchange'],
  'reward.take': ['exile.card', 'galaxy.take'],
};
const HAND = 5;

function seen({ galaxy, order, seats }: Facts): Before {
  const deckOf = (seat: string): string[] => [...(seats[seat]?.deck ?? [])];
  return {
    row: galaxy.row.map(({ card }) => card),
    decks: Object.fromEntries(order.map((seat) => [seat, deckOf(seat)])),
  };
}

/** The cards that have come into the row, and those that were drawn at the end of a turn, as far as everybody knows them. */
function* known(move: Move, before: Before, after: Before): Iterable<Move> {
  if (
    ['galaxy.purchase', 'row.discard', 'attack.resolve'].includes(move.type) &&
    after.row.length === before.row.length
  ) {
    const gone = [...before.row];
    for (const card of after.row) {
      const at = gone.indexOf(card);
      if (at === -1) yield { type: 'galaxy.refill', card } as Move;
      else gone.splice(at, 1);
    }
  }
  const { seat } = move;
  if (move.type !== 'turn.end' || seat === undefined) return;
  const deck = before.decks[seat] ?? [];
  const drawn = deck.slice(0, HAND);
  if (deck.length - (after.decks[seat]?.length ?? 0) !== HAND || drawn.some((card) => card.startsWith('?'))) return;
  for (const card of drawn) yield { type: 'card.draw', seat, card } as Move;
}

function byHand(moves: readonly Move[], positions: readonly Before[]): Move[] {
  return moves.flatMap((move, at) => {
    const next = moves[at + 1];
    if (DECLINED.has(move.type)) return [];
    if (next !== undefined && SHOWS[move.type]?.includes(next.type)) return [];
    const [before, after] = [positions[at], positions[at + 1]];
    if (before === undefined || after === undefined) return [move];
    const told = next?.type === 'galaxy.refill' || next?.type === 'card.draw' ? [] : [...known(move, before, after)];
    const claimed = at % 4 === 0 && told.length > 0 ? { expect: { galaxy: { row: [...after.row] } } } : {};
    return [{ ...move, ...claimed }, ...told];
  });
}

it('a game written by hand is as legal as the one that was played', () => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const positions: Before[] = [];
    const { log } = simulate(game, seed, 220, ({ facts }) => void positions.push(seen(facts as Facts)));
    const played = verify(game, log as unknown as Log);
    const moves = byHand(log['moves'] as unknown as Move[], positions);
    const written = verify(game, { ...log, moves } as unknown as Log);
    expect(written.violations, `game ${seed}`).toEqual([]);
    expect(written.unverifiable, `game ${seed}`).toEqual([]);
    expect(viewOf(game, written.position), `game ${seed}`).toEqual(viewOf(game, played.position));
  }
});
