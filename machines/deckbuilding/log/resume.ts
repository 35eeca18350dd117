/**
 * @module
 * Where a log may stand in truth when the state does not accept its move, so that reading goes on and one slip does not
 * make the rest of the game unreadable.
 */
import type { Frame, Move } from '../../ruleset.ts';
import { HAND } from '../setup/box.ts';
import { type Facts, isSeat, NONE, seatOf } from '../table/facts.ts';
import { settleHidden } from '../table/hidden.ts';
import { makeReady } from '../turn/end-your-turn.ts';
import { freshTurn } from '../turn/playing-the-game.ts';
import { roomFor } from '../turn/the-balance-of-the-force.ts';

const ACTING: readonly Frame[] = [
  { chart: 'game', state: 'turn' },
  { chart: 'turn', state: 'acting' },
];
const BEGINNING: readonly Frame[] = [
  { chart: 'game', state: 'turn' },
  { chart: 'turn', state: 'beginning' },
];

/** The moves of a player's own turn. */
const OWN: ReadonlySet<string> = new Set([
  'card.play',
  'galaxy.purchase',
  'galaxy.pay-off',
  'ability.use',
  'attack.commit',
  'attack.resolve',
  'turn.end',
]);

/** Ends the turn of a seat as far as its cards go: units and hand to the discard pile, five new cards if the deck has them. */
function endTurn(facts: Facts): void {
  const own = seatOf(facts, facts.turn.seat);
  own.discard.unshift(...own.hand.splice(0), ...own.units.map(({ card }) => card));
  own.units = [];
  own.base.used = false;
  own.ships.forEach(makeReady);
  own.hand.push(...own.deck.splice(0, HAND));
  settleHidden(facts);
}

function begin(facts: Facts, seat: string): void {
  endTurn(facts);
  facts.turn = freshTurn(seat, facts.turn.number + 1);
}

/** The move belongs to the free part of the present turn, or to the other player's turn, which had begun. */
export function* resume(
  facts: Facts,
  move: Move,
): Iterable<{ frames: readonly Frame[]; change: (facts: Facts) => void; says: string }> {
  const { seat } = move;
  if (!isSeat(facts, seat) || facts.winner !== NONE) return;
  if (seat === facts.turn.seat && OWN.has(move.type))
    yield { frames: ACTING, says: 'nothing was left to resolve', change: () => {} };
  if (seat === facts.turn.seat) return;
  if (move.type === 'base.choose') {
    yield { frames: BEGINNING, says: `the turn of ${seat} had begun`, change: (f) => begin(f, seat) };
  } else if (OWN.has(move.type)) {
    yield {
      frames: ACTING,
      says: `the turn of ${seat} had begun`,
      change: (f) => {
        begin(f, seat);
        f.turn.phase = 'actions';
        if (roomFor(f, seat) === 0) f.turn.resources += 1;
        for (const ship of seatOf(f, seat).ships) f.turn.resources += f.board.cards.get(ship.card)?.resources ?? 0;
      },
    };
  }
}
