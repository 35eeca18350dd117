/**
 * @module
 * The favors that have been granted in the present turn, and whether dice lie on the table: what movement, combats and skill
 * tests ask of favors. The rules of granting are in favors.ts. Where favors are not in use the turn has none of these facts.
 */
import type { FavorKind } from '../../../schemas/outer-rim/words.ts';
import type { Favor, Position } from './types.ts';

type Table = Pick<Position, 'turn' | 'seats'>;

/** Whether favors and debt tokens are in use (favors.0.1). */
export function usesFavors({ turn }: Pick<Table, 'turn'>): boolean {
  return turn.favors !== undefined;
}

/** The favor that a seat has received in this turn, the last one: there is no more than one (favors.4). */
export function receivedBy({ turn }: Pick<Table, 'turn'>, seat: string): Favor | undefined {
  return turn.favors?.findLast((favor) => favor.seat === seat);
}

/** The favor of a kind that a seat has received in this turn. */
export function favorOf({ turn }: Pick<Table, 'turn'>, seat: string | null, kind: FavorKind): Favor | undefined {
  return turn.favors?.find((favor) => favor.seat === seat && favor.kind === kind);
}

/** How many instances Advice adds to the next skill test of a seat, if it is one of this skill (favors.1.1). */
export function advised(table: Pick<Table, 'turn'>, seat: string, skill: string): 0 | 1 {
  const advice = favorOf(table, seat, 'advice');
  return advice !== undefined && advice.spent === undefined && advice.skill === skill ? 1 : 0;
}

/** A seat has been granted a favor: it lasts until the turn ends, or until it is spent. */
export function receive({ turn, seats }: Table, favor: Favor): void {
  const { seat, kind, faction } = favor;
  const own = seats[seat];
  // A table that has granted one against favors.0.1 plays with them.
  turn.favors ??= [];
  if (kind !== 'endorsement' || faction === undefined || own === undefined) {
    turn.favors.push({ ...favor });
    return;
  }
  const before = own.treatedAs[faction];
  turn.favors.push(before === undefined ? { ...favor } : { ...favor, before });
  own.treatedAs[faction] = 'positive';
}

/** The dice of a combat or a skill test have been rolled: nobody asks for a favor until it is resolved (favors.2). */
export function diceRolled({ turn }: Pick<Table, 'turn'>): void {
  if (turn.favors !== undefined) turn.rolled = (turn.rolled ?? 0) + 1;
}

/** A combat or a skill test whose dice were rolled is resolved. */
export function diceResolved({ turn }: Pick<Table, 'turn'>): void {
  if (turn.rolled === undefined) return;
  if (turn.rolled > 1) turn.rolled -= 1;
  else delete turn.rolled;
}

/** The turn ends, and with it everything that its favors have brought (favors.1.3). */
export function endFavors({ turn, seats }: Table): void {
  for (const { seat, kind, faction, before } of (turn.favors ?? []).toReversed()) {
    const own = seats[seat];
    if (kind !== 'endorsement' || faction === undefined || own === undefined) continue;
    if (before === undefined) delete own.treatedAs[faction];
    else own.treatedAs[faction] = before;
  }
}
