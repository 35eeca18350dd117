/**
 * @module
 * While (page 27): constant abilities apply by themselves, as long as their card is in play. What they add to the attack is
 * in `constant.ts`.
 */
import { type Slice, voids } from '../../ruleset.ts';
import { countsAsIn } from '../attack/committed.ts';
import type { ResolveMove } from '../attack/resolve-an-attack.ts';
import type { Facts } from '../table/facts.ts';
import type { Operations } from './operations.ts';
import { abilityOf, sourceOf } from './sources.ts';
import type { AbilityMove } from './use-a-card-ability.ts';

/** What only constant abilities say is nothing to carry out. */
export const operations = { 'prevent-damage': {}, 'allow-row-attack': {} } satisfies Operations;

const leavesOut = countsAsIn('left-out');

export const while_: Slice<Facts> = {
  constraints: {
    'deckbuilding.while.0.1': (facts, move: AbilityMove | ResolveMove) => {
      if (move.type === 'attack.resolve') return leavesOut(facts, move);
      return (
        abilityOf(facts, sourceOf(facts, move.seat, move.card))?.trigger !== 'constant' ||
        voids({ card: move.card, appliesByItself: true })
      );
    },
    'deckbuilding.while.0.2': countsAsIn('left-play'),
  },
  carriesOut: ['deckbuilding.while.0.3'],
};
