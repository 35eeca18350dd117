/**
 * @module
 * Examples made of others: the same position and moves up to an entry, that entry with other words or with a claim. A rule
 * that stands in many places is shown in each of them this way, without the position being written down again.
 */
import type { RuleId } from '../machines/chart.ts';

type Move = { readonly type: string; readonly [word: string]: unknown };

/** What a variant keeps of the example that it is made of. */
interface Shows {
  readonly shows: string;
  readonly moves: readonly Move[];
}

export interface Variant {
  /** the file of the example that it is made of, and what that shows */
  readonly of: readonly [file: string, shows: string];
  /** the entry with which the variant ends */
  readonly to: number;
  /** other words of that entry; undefined leaves a word out */
  readonly with?: Readonly<Record<string, unknown>>;
  readonly rule: RuleId;
  readonly shows: string;
  readonly breaks?: readonly RuleId[];
  readonly also?: readonly RuleId[];
  readonly doubtful?: true;
  readonly final?: Readonly<Record<string, unknown>>;
}

/** The examples that these variants are, made of the examples of these files. */
export function varied<E extends Shows>(
  files: Readonly<Record<string, readonly E[]>>,
  variants: readonly Variant[],
): E[] {
  return variants.map(({ of: [file, title], to, with: words, ...said }) => {
    const [base, ...more] = (files[file] ?? []).filter(({ shows }) => shows === title);
    if (base === undefined || more.length > 0) throw new Error(`${more.length + 1} examples of ${file}: ${title}`);
    const {
      breaks: _breaks,
      also: _also,
      doubtful: _doubtful,
      final: _final,
      ...same
    } = base as E & Omit<Variant, 'of' | 'to'>;
    const moves = base.moves.slice(0, to + 1).map((move, entry) => (entry === to ? { ...move, ...words } : move));
    return { ...(same as unknown as E), ...said, moves };
  });
}
