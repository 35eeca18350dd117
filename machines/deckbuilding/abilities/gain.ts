/**
 * @module
 * Gain (page 25): abilities give more attack, resources or Force.
 */
import type { Slice } from '../../ruleset.ts';
import { countsAsIn } from '../attack/committed.ts';
import { type Facts, inPlay, seatOf } from '../table/facts.ts';
import { gainForce } from '../turn/the-balance-of-the-force.ts';
import { times } from './constant.ts';
import { fits } from './if.ts';
import { amountOf, type Operations } from './operations.ts';

export const operations = {
  gain: {
    deed(draft, op) {
      const { facts } = draft;
      const { amount } = amountOf(facts, op);
      if (op.entry.what === 'force')
        return gainForce(draft, op.seat, amount, 'deckbuilding.the-balance-of-the-force.0.3');
      facts.turn.resources += amount;
      draft.note('deckbuilding.use-a-card-ability.0.1', 'turn', 'resources');
    },
  },
  'modify-attack': {
    deed(draft, op) {
      const { facts } = draft;
      const { seat, source, entry } = op;
      const amount = amountOf(facts, op).amount * times(facts, seat, entry, facts.rulings);
      for (const one of inPlay(seatOf(facts, seat))) {
        const card = facts.board.cards.get(one.card);
        const isMeant = entry.each === undefined ? one.name === source : card && fits(facts, seat, card, entry.each);
        if (isMeant !== true) continue;
        one.bonus += amount;
        draft.note('deckbuilding.use-a-card-ability.0.1', 'seats', seat, 'damage' in one ? 'ships' : 'units');
      }
    },
  },
} satisfies Operations;

export const gain: Slice<Facts> = {
  constraints: {
    'deckbuilding.gain.0.2': countsAsIn('condition'),
  },
  carriesOut: ['deckbuilding.gain.0.1', 'deckbuilding.gain.0.3'],
};
