/**
 * @module
 * Secret bases (page 28): each player picks four of the other nine bases of their side in secret; they lie facedown under
 * the starting base.
 */
import { z } from 'zod';
import { decision } from '../../../schemas/deckbuilding/move.ts';
import { BaseId } from '../../../schemas/deckbuilding/words.ts';
import { fails, type Move, type Option, type Refusal, type Slice } from '../../ruleset.ts';
import { type Draft, type Facts, seatOf } from '../table/facts.ts';
import { newPool, settleHidden } from '../table/hidden.ts';
import type { Side } from '../table/types.ts';
import { basesOf, PICKED } from './box.ts';

export const moves = [
  decision(
    'base.pick',
    { bases: z.array(BaseId).min(1).max(10).optional().describe('the picked bases; a public log leaves them out') },
    'A player secretly picks bases for the game (secret bases).',
  ),
] as const;
export type PickMove = z.infer<(typeof moves)[number]>;

/** The bases of a side among which its player picks. */
function others(facts: Facts, side: Side): string[] {
  return basesOf(facts, side)
    .filter((base) => !base.starting)
    .map(({ id }) => id);
}

/** Who still has to pick bases. */
export function unpicked(facts: Facts): string[] {
  return facts.mode === 'secret-bases' ? facts.order.filter((seat) => !facts.ready.includes(`bases-of-${seat}`)) : [];
}

function pick(draft: Draft, move: PickMove): void {
  const { facts } = draft;
  const own = seatOf(facts, move.seat);
  if (move.bases !== undefined) own.bases = [...move.bases];
  else {
    const slot = newPool(facts, others(facts, own.side));
    own.bases = new Array<string>(PICKED).fill(slot);
    settleHidden(facts);
  }
  facts.ready.push(`bases-of-${move.seat}`);
  draft.note('deckbuilding.secret-bases.0.3', 'seats', move.seat, 'bases');
}

export const secretBases: Slice<Facts> = {
  moves,
  says: { 'base.pick': ({ bases }: PickMove) => `picks ${bases?.join(', ') ?? 'bases in secret'}` },
  roles: { pickers: unpicked },
  refusals: {
    // Only in secret bases is there anything to pick, and for each player once.
    standing: (facts, { type, seat }): Refusal | null => {
      const { mode } = facts;
      if (type !== 'base.pick') return null;
      if (mode === 'secret-bases')
        return unpicked(facts).length > 0
          ? null
          : { rule: 'deckbuilding.secret-bases.0.2', facts: { seat: seat ?? null, hasPicked: true } };
      const rule = mode === 'beginner' ? 'deckbuilding.setup.2.1' : 'deckbuilding.full-galaxy.0.2';
      return { rule, facts: { mode } };
    },
  },
  constraints: {
    'deckbuilding.secret-bases.0.2': (facts, move: PickMove) => {
      const { side } = seatOf(facts, move.seat);
      const bases = move.bases ?? [];
      const may = new Set(others(facts, side));
      const wrong = bases.filter((base) => !may.has(base));
      if (move.bases === undefined || (bases.length === PICKED && new Set(bases).size === PICKED && wrong.length === 0))
        return true;
      return fails({ picked: bases.length, different: new Set(bases).size, notOfTheNine: wrong });
    },
  },
  effects: { 'pick-bases': pick },
  cases: { 'bases-are-to-be-picked': (facts) => unpicked(facts).length > 0 },
  candidates: {
    'base.pick': (facts): Option[] =>
      unpicked(facts).map((seat) => {
        const all = others(facts, seatOf(facts, seat).side);
        const open = {
          '/bases': { type: 'array', items: { enum: all }, minItems: PICKED, maxItems: PICKED, uniqueItems: true },
        };
        return {
          move: { type: 'base.pick', seat, bases: all.slice(0, PICKED) } as Move,
          open: () => ({ open, optional: ['/bases'] }),
        };
      }),
  },
};
