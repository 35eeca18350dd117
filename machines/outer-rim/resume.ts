/**
 * @module
 * Where a log may stand in truth when the state does not accept its move, so that reading goes on and one slip does not
 * make the rest of the game unreadable.
 */
import type { Frame, Move } from '../ruleset.ts';
import { type Facts, isSeat } from './facts.ts';
import { freshTurn } from './player-turn.ts';

const STATES = { planning: 'planning.choosing', action: 'action.choosing', encounter: 'encounter.choosing' } as const;

/** The step in which a move of this type belongs. */
function stepOf(type: string): keyof typeof STATES | null {
  switch (type.split('.')[0]) {
    case 'planning':
      return 'planning';
    case 'action':
    case 'market':
    case 'deliver':
    case 'trade':
      return 'action';
    case 'encounter':
      return 'encounter';
    default:
      return null;
  }
}

function clear(facts: Facts): void {
  Object.assign(facts, {
    action: null,
    combat: null,
    test: null,
    patrolMove: null,
    extraMove: null,
    defeat: null,
    room: null,
    reveal: null,
    contactIcon: null,
    spawn: null,
    displacement: null,
    nearest: null,
    agenda: { level: 0, owed: [] },
  } satisfies Partial<Facts>);
}

/** The step that the move belongs to: in the present turn, or in a new turn of the seat that makes it. */
export function* resume(
  facts: Facts,
  move: Move,
): Iterable<{ frames: readonly Frame[]; change: (facts: Facts) => void; says: string }> {
  const step = stepOf(move.type);
  const { seat } = move;
  if (step === null || !isSeat(facts, seat)) return;
  const frames: readonly Frame[] = [
    { chart: 'game', state: 'turn' },
    { chart: 'turn', state: STATES[step] },
  ];
  if (seat === facts.turn.seat && facts.turn.step !== step) {
    yield {
      frames,
      says: `the ${step} step of ${seat} had begun`,
      change: (f) => {
        clear(f);
        f.turn.step = step;
      },
    };
  }
  if (step === 'planning' || seat !== facts.turn.seat) {
    yield {
      frames,
      says: `the turn of ${seat} had begun`,
      change: (f) => {
        clear(f);
        f.turn = { ...freshTurn(seat, f.turn.number + 1, false), step };
      },
    };
  }
}
