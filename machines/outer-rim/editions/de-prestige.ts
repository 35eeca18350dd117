/**
 * @module
 * Fame in the printed reference 1.0 (entry "Prestige", page 13): 10 fame win, or 12 in an extended game, and nothing else.
 */
import type { Header } from '../../../schemas/outer-rim/header.ts';
import { fails, type HeaderFinding, type Move, type Slice } from '../../ruleset.ts';
import type { Facts } from '../table/facts.ts';

export const TOTALS: readonly number[] = [10, 12];

/** A header that names another total beside the printed reference. */
export function printedFame({ edition, options }: Header): HeaderFinding[] {
  const fame = options?.fameRequirement;
  if (edition !== 'print-1.0' || fame === undefined || TOTALS.includes(fame)) return [];
  return [
    {
      kind: 'violation',
      rule: 'outer-rim.de-prestige.0.1',
      pointer: '/options/fameRequirement',
      message: `by the printed reference ${fame} fame do not win`,
      facts: { fameRequirement: fame, printed: [...TOTALS] },
    },
  ];
}

export const printedPrestige: Slice<Facts> = {
  constraints: {
    'outer-rim.de-prestige.0.1': ({ board }, { fame }: Move & { fame?: number }) =>
      !board.printed || fame === undefined || TOTALS.includes(fame) || fails({ agreed: fame, printed: [...TOTALS] }),
  },
};
