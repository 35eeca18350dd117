/**
 * @module
 * Frequently asked questions, as far as they rule what no entry of the rulebook says: an ability is carried out to its
 * end, and the opponent gives no Force that the track has no room for.
 */
import { type Finding, fails, type Move, type Slice, unknown } from '../../ruleset.ts';
import { type Facts, seatOf } from '../table/facts.ts';
import { isHidden } from '../table/hidden.ts';
import type { Options } from '../table/types.ts';
import { roomFor } from '../turn/the-balance-of-the-force.ts';
import { shipTargets } from './destroy.ts';
import { meant } from './if.ts';
import { amountOf, type Op } from './operations.ts';

/** The option that somebody picks. */
type Chosen = Move & { readonly option: string };

/** With the marker at the end of the track an opponent gives no Force; what the owner picks is choose.0.2's. */
export function givesForceInVain(facts: Facts, { option }: Chosen, { seat, chooser }: Options): boolean {
  return option === 'force' && chooser === 'opponent' && roomFor(facts, seat) === 0;
}

export const frequentlyAskedQuestions: Slice<Facts> = {
  constraints: {
    'deckbuilding.frequently-asked-questions.4': (facts, _move, own: Op): Finding => {
      if (own.entry.op === 'destroy-capital-ship') {
        // Whether anything can be destroyed at all is disputed: then leaving it out is not held against anybody.
        const targets = shipTargets(facts, own);
        if (targets.every(({ disputed }) => disputed)) return unknown(`sources differ on what ${own.card} may destroy`);
        return fails({ canBeDestroyed: targets.map(({ ship }) => ship) });
      }
      if (own.entry.op === 'return-to-hand') {
        const known = seatOf(facts, own.seat).discard.filter((card) => !isHidden(card));
        const there = meant(facts, own.seat, known, own.entry.filter);
        if (there.length === 0) return unknown(`nothing tells whether ${own.card} finds a card in that discard pile`);
        return fails({ comesBack: there });
      }
      const { amount, upTo } = amountOf(facts, own);
      return upTo || own.count >= amount || fails({ exiled: own.count, abilityExiles: amount });
    },
    'deckbuilding.frequently-asked-questions.10': (facts, move: Chosen, own: Options) =>
      !givesForceInVain(facts, move, own) || fails({ option: 'force', spacesLeft: 0 }),
  },
  carriesOut: [
    'deckbuilding.frequently-asked-questions.2',
    'deckbuilding.frequently-asked-questions.5',
    'deckbuilding.frequently-asked-questions.6',
    'deckbuilding.frequently-asked-questions.9',
  ],
};
