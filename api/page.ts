/**
 * @module
 * Lists in pages: so many items behind the one that a cursor names.
 */
import { z } from 'zod';
import { unusable } from './problems.ts';
import { wholeOr } from './whole.ts';

/** How many items a page has when nothing is said, and at most. */
export const PAGE = { usual: 50, most: 200 } as const;

/** The parameters of a page. */
export const pageQuery = {
  limit: wholeOr(PAGE.usual, 1, PAGE.most).describe('the most items on the page'),
  cursor: z.string().max(300).optional().describe('`next` of the page before'),
};

interface Asked {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
  readonly total: number;
}

function cursorOf(key: string): string {
  return Buffer.from(key, 'utf8').toString('base64url');
}

/** One page of what was found; `keyOf`: what tells an item from all others. A cursor of another list is a problem. */
export function pageOf<T>(found: readonly T[], keyOf: (item: T) => string, { limit, cursor }: Asked): Page<T> {
  let from = 0;
  if (cursor !== undefined) {
    from = found.findIndex((item) => cursorOf(keyOf(item)) === cursor) + 1;
    if (from === 0) {
      const message = 'this cursor does not belong to this search; begin again without it';
      throw unusable('invalid-parameters', [
        { code: 'cursor', message, pointer: '/query/cursor', line: null, column: null },
      ]);
    }
  }
  const items = found.slice(from, from + limit);
  const last = items.at(-1);
  const next = last === undefined || from + limit >= found.length ? null : cursorOf(keyOf(last));
  return { items, next, total: found.length };
}

/** The link to the page behind this one, with the same question; none behind the last one. */
export function nextLink(
  path: string,
  question: Readonly<Record<string, string | undefined>>,
  { limit }: Asked,
  { next }: Page<unknown>,
): { links: { next: string } } | object {
  if (next === null) return {};
  const words = new URLSearchParams();
  for (const [word, value] of Object.entries(question)) if (value !== undefined) words.set(word, value);
  words.set('limit', String(limit));
  words.set('cursor', next);
  return { links: { next: `${path}?${words}` } };
}
