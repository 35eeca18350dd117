/**
 * @module
 * The picture of a position as the header of a log that begins in it. What no header can state is named: a log that leaves it out
 * would tell of another game.
 */
import type { Start, StartSeat } from '../../../schemas/deckbuilding/header.ts';
import type { Ship, Unit } from '../../../schemas/deckbuilding/position.ts';
import type { BegunFrom } from '../../ruleset.ts';
import { type Facts, NONE } from '../table/facts.ts';

function* lost({ turn, unsure, winner }: Facts): Iterable<string> {
  if (winner !== NONE) yield '/winner';
  if (turn.phase === 'setup' || turn.phase === 'end') yield '/turn/phase';
  if (turn.purchase.card !== NONE) yield '/turn/purchase';
  if (turn.exemptions > 0) yield '/turn/exemptions';
  if (turn.fleeting.length > 0) yield '/turn/fleeting';
  if (turn.exiledFromHand.length > 0) yield '/turn/exiledFromHand';
  if (unsure.length > 0) yield '/unsure';
}

/** A pile of a header: which of the hidden cards it is, `?1` says, and a header does not. */
const piled = (pile: readonly string[]): string[] => pile.map((card) => (card.startsWith('?') ? '?' : card));

const inPlay = ({ name, card: _, committed, ...one }: Unit | Ship): object => ({
  ...one,
  card: name,
  ...(committed === NONE ? {} : { committed }),
});

function startSeat(
  { hand, deck, discard, units, ships, base, bases, victory }: Facts['seats'][string],
  pools: Facts['pools'],
): StartSeat {
  const piles = { hand: piled(hand), deck: piled(deck), discard: piled(discard) };
  const hidden = [hand, deck, discard].flat().filter((card) => card.startsWith('?'));
  const unseen = [...new Set(hidden)]
    .flatMap((pool) => pools[pool.slice(1)] ?? [])
    .filter((card) => card !== 'unknown');
  return {
    ...piles,
    ...(hidden.length > 0 && unseen.length === hidden.length ? { unseen } : {}),
    ...{ base, bases: piled(bases), victory },
    ...({ units: units.map(inPlay), ships: ships.map(inPlay) } as Pick<StartSeat, 'units' | 'ships'>),
  };
}

/** A log's header by the position that it begins in. */
export function begunFrom(facts: Facts): BegunFrom {
  const { turn, seats, galaxy, force, exile, pools } = facts;
  const { seat, number, phase, resources, neutralPlayed, bought, neutralBought, toDeck } = turn;
  const start = {
    turn: { seat, number, phase, resources, neutralPlayed, bought, neutralBought, toDeck },
    ...{ force, exile },
    seats: Object.fromEntries(Object.entries(seats).map(([name, own]) => [name, startSeat(own, pools)])),
    row: galaxy.row.map(({ name }) => name),
    galaxyDeck: piled(galaxy.deck),
    galaxyDiscard: galaxy.discard,
    pilots: galaxy.pilots,
  } as Start;
  const sides = Object.fromEntries(Object.entries(seats).map(([name, { side }]) => [name, side]));
  const { mode, goal, payingOff, information } = facts;
  return {
    header: { sides, start },
    options: { mode, goal, payingOff, information },
    lost: [...lost(facts)],
    beyond: {},
  };
}
