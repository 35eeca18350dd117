/**
 * @module
 * The game (page 12): set-up, then turns that alternate from the Empire to the Rebels and back until somebody has won.
 */
import { chart } from '../../chart.ts';
import { type Misjudged, type Slice, voids } from '../../ruleset.ts';
import { isJustDealt } from '../setup/box.ts';
import { type Draft, type Facts, NONE, opponentOf, seatOf } from '../table/facts.ts';
import type { Turn } from '../table/types.ts';

/** A turn of which nothing has happened yet. */
export function freshTurn(seat: string, number: number): Turn {
  return {
    seat,
    number,
    phase: 'beginning',
    resources: 0,
    neutralPlayed: 0,
    bought: 0,
    neutralBought: 0,
    purchase: { card: NONE, at: 'gone' },
    toDeck: 0,
    exemptions: 0,
    fleeting: [],
    exiledFromHand: [],
  };
}

/** Whether the Empire is about to begin: who acts out of turn now is not the first player. */
function isToBegin(facts: Facts): boolean {
  return isJustDealt(facts) && seatOf(facts, facts.turn.seat).side === 'empire';
}

function beginNextTurn(draft: Draft): void {
  const { facts } = draft;
  facts.turn = freshTurn(opponentOf(facts, facts.turn.seat), facts.turn.number + 1);
  for (const seat of facts.order) seatOf(facts, seat).base.prevented = 0;
}

/** A table has not noticed that the game was won, as if one base more were needed, and goes on. */
function hadGoneOn(_facts: Facts, _own: unknown, state: string): Misjudged<Facts>[] {
  const rule = 'deckbuilding.winning-the-game.0.1';
  const change = (at: Facts): void => {
    at.goal += 1;
  };
  return [{ rule, against: [rule], rather: [rule], state, says: 'the game had gone on', unmoved: true, change }];
}

export const playingTheGame: Slice<Facts> = {
  roles: { 'current-player': (facts) => [facts.turn.seat], chance: () => [] },
  charts: [
    chart({
      id: 'game',
      description: 'Set-up, then turns in alternation until a player has destroyed enough bases.',
      initial: 'setup',
      meta: {
        keeps: ['log.the-move-log.4', 'log.the-move-log.5'],
        refuses: { '*': 'deckbuilding.playing-the-game.0.1' },
      },
      states: {
        setup: {
          meta: { rules: ['deckbuilding.setup.0.1'] },
          invoke: { src: 'setup', onDone: { actions: ['begin-first-turn'], target: 'turn' } },
        },
        turn: {
          meta: { rules: ['deckbuilding.playing-the-game.0.1'] },
          invoke: { src: 'turn', onDone: { actions: ['begin-next-turn'], target: 'turn' } },
          on: { over: { actions: ['declare-winner'], target: 'over' } },
        },
        over: {
          type: 'final',
          meta: {
            rules: ['deckbuilding.winning-the-game.0.1', 'deckbuilding.winning-the-game.0.2'],
            refuses: { '*': 'deckbuilding.winning-the-game.0.2' },
          },
        },
      },
    }),
    chart({
      id: 'standing',
      description:
        'What is possible at any time: in this game nothing; discard piles may be looked at, which no log shows.',
      initial: 'open',
      states: { open: { meta: { rules: ['deckbuilding.frequently-asked-questions.7.1'] } } },
    }),
  ],
  misjudged: { '*': hadGoneOn },
  constraints: {
    'deckbuilding.playing-the-game.0.1': (facts, move) =>
      move.seat === facts.turn.seat || isToBegin(facts) || voids({ seat: move.seat ?? null, turnOf: facts.turn.seat }),
    'deckbuilding.playing-the-game.0.2': (facts, move) =>
      move.seat === facts.turn.seat ||
      !isToBegin(facts) ||
      voids({ seat: move.seat ?? null, firstTurnOf: facts.turn.seat }),
  },
  effects: {
    'begin-first-turn': (draft) => {
      const [first] = draft.facts.order;
      draft.facts.turn = freshTurn(first ?? NONE, 1);
      draft.note('deckbuilding.playing-the-game.0.2', 'turn', 'seat');
    },
    'begin-next-turn': beginNextTurn,
  },
};
