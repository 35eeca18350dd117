/**
 * @module
 * Fame in the printed reference 1.0 (entry "Prestige", page 13): 10 fame win, or 12 in an extended game, and nothing else.
 */
import type { Header } from '../../../schemas/outer-rim/header.ts';
import { fails, type HeaderFinding, type Move, type Slice } from '../../ruleset.ts';
import { usesAmbitions, wantsAmbitions } from '../ambitions/sheets.ts';
import type { Facts } from '../table/facts.ts';

const TOTALS: readonly number[] = [10, 12];
/** What wins with ambitions, of which the print knows nothing: the total of the Living Rules Reference may be agreed on too. */
const WITH_AMBITIONS: readonly number[] = [8, ...TOTALS];

/** The totals that may be agreed on by the printed reference. */
export function printedTotals(facts: Facts): readonly number[] {
  return usesAmbitions(facts) ? WITH_AMBITIONS : TOTALS;
}

/** A header that names another total beside the printed reference. */
export function printedFame(header: Header): HeaderFinding[] {
  const { edition, options } = header;
  const fame = options?.fameRequirement;
  const totals = wantsAmbitions(header) ? WITH_AMBITIONS : TOTALS;
  if (edition !== 'print-1.0' || fame === undefined || totals.includes(fame)) return [];
  return [
    {
      kind: 'violation',
      rule: 'outer-rim.de-prestige.0.1',
      pointer: '/options/fameRequirement',
      message: `by the printed reference ${fame} fame do not win`,
      facts: { fameRequirement: fame, printed: [...totals] },
    },
  ];
}

export const printedPrestige: Slice<Facts> = {
  constraints: {
    'outer-rim.de-prestige.0.1': (facts, { fame }: Move & { fame?: number }) => {
      const totals = printedTotals(facts);
      const isAgreed = !facts.board.printed || fame === undefined || totals.includes(fame);
      return isAgreed || fails({ agreed: fame, printed: [...totals] });
    },
  },
};
