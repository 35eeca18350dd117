/**
 * @module
 * Several copies of a card on the table: the log calls them `x-wing`, `x-wing#2` …, and a table that writes the plain name for
 * each of them means one that the move fits. So it is with the opponent's base, which is called `base` as a target.
 */
import type { Json } from '../../../schemas/json.ts';
import type { Move } from '../../ruleset.ts';
import type { TriggerMove } from '../abilities/when.ts';
import { type Facts, idOf, inPlay, isSeat, opponentOf, seatOf } from '../table/facts.ts';
import { PILOT } from '../table/galaxy-row.ts';
import { isHidden } from '../table/hidden.ts';

type Place = 'own' | 'theirs' | 'row';

/** By type, the words of a move that name a card on the table, and where it lies. */
const NAMED: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  'galaxy.purchase': { card: 'row' },
  'galaxy.pay-off': { card: 'row' },
  'galaxy.take': { card: 'row' },
  'galaxy.swap': { card: 'row' },
  'galaxy.exchange': { row: 'row' },
  'row.discard': { card: 'row' },
  'ability.use': { card: 'own' },
  'trigger.use': { source: 'own' },
  'attack.commit': { card: 'own', target: 'row' },
  'attack.resolve': { target: 'row' },
  'attack.damage': { ship: 'theirs' },
  'damage.deal': { target: 'theirs' },
};

function namesIn(facts: Facts, seat: string, place: Place): readonly string[] {
  if (place === 'row') return facts.galaxy.row.map(({ name }) => name);
  return inPlay(seatOf(facts, place === 'own' ? seat : opponentOf(facts, seat))).map(({ name }) => name);
}

/**
 * A move with each other copy of a card that it names by its plain name. The pilots lie in a deck of their own, where nobody tells
 * them apart: a table may number those that are bought.
 */
export function* otherCopies(facts: Facts, move: Move): Iterable<Move> {
  const { seat, type } = move;
  if (!isSeat(facts, seat)) return;
  const words = move as Move & Readonly<Record<string, unknown>>;
  const { card } = words;
  if (type === 'galaxy.purchase' && typeof card === 'string' && card !== PILOT && idOf(card) === PILOT)
    yield { ...move, card: PILOT } as Move;
  const places: Readonly<Record<string, Place>> =
    type === 'ship.destroy' ? { ship: words['from'] === 'row' ? 'row' : 'theirs' } : (NAMED[type] ?? {});
  let ways: Move[] = [move];
  for (const [word, place] of Object.entries(places)) {
    const id = words[word];
    if (typeof id !== 'string' || id !== idOf(id)) continue;
    // The base that is attacked may be called by its own name.
    if (word === 'target' && id === seatOf(facts, opponentOf(facts, seat)).base.card)
      ways = ways.flatMap((way) => [way, { ...way, [word]: 'base' }]);
    const copies = namesIn(facts, seat, place).filter((name) => name !== id && idOf(name) === id);
    ways = ways.flatMap((way) => [way, ...copies.map((name) => ({ ...way, [word]: name }))]);
  }
  yield* ways.slice(1);
}

/** See `Claims.callsIt`: a copy of a card may be called by its plain name, and `?` (or `?2`) is any card. */
export function callsIt(path: readonly (string | number)[], claimed: Json, found: Json | undefined): boolean {
  if (typeof claimed === 'string' && isHidden(claimed)) return typeof found === 'string';
  const word = path.at(-1);
  return (word === 'name' || word === 'committed') && typeof found === 'string' && claimed === idOf(found);
}

/** See `Slips.isOther`: triggered abilities of several cards are resolved one after the other. */
export function isOther(entry: Move, move: Move): boolean {
  return (entry as TriggerMove).source !== (move as TriggerMove).source;
}
