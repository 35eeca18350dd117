/**
 * @module
 * What every entry of a log must fulfil: it names a seat of the table, and cards that exist and lie nowhere else.
 */
import { byMove, type Slice, unknown, voids } from '../../ruleset.ts';
import { sitsHere } from '../../seats.ts';
import type { LookMove } from '../abilities/look.ts';
import type { RevealMove } from '../abilities/reveal.ts';
import { type Facts, idOf } from '../table/facts.ts';
import { canBe, isHidden } from '../table/hidden.ts';
import { namedBy, strangeCard } from './names.ts';

export const theMoveLog: Slice<Facts> = {
  constraints: {
    // A card of which every copy lies elsewhere cannot be the first of the galaxy deck that nobody knows.
    'log.the-move-log.3': (facts, { card }: LookMove | RevealMove) => {
      const { deck } = facts.galaxy;
      const can = canBe(facts, deck[Math.max(0, deck.findIndex(isHidden))], card);
      if (can === null) return voids({ card, inTheGalaxyDeck: false });
      return can === 'unknown' ? unknown(`nothing tells whether ${card} is in the galaxy deck`) : true;
    },
    'log.the-move-log.4': (facts, { seat }) => sitsHere(facts, seat),
    'log.the-move-log.5': byMove((type) => {
      const words = namedBy(type);
      if (words.length === 0) return () => true;
      return (facts, move) => {
        const strange = strangeCard(facts, move, words);
        return strange === null || voids({ card: idOf(strange), known: false });
      };
    }),
  },
};
