/**
 * @module
 * The rule index: search, pages, one rule.
 */
import type { RuleId } from '../../machines/chart.ts';
import { coverageOf } from '../../referee/coverage.ts';
import { cite, type Lang, type Rule, searchRules } from '../../rules/index.ts';
import { gameOf, ruleIn } from '../games.ts';
import { unusable } from '../problems.ts';

/** How many rules a page has when nothing is said, and at most. */
export const PAGE = { usual: 50, most: 200 } as const;

const statuses = new Map<
  string,
  ReadonlyMap<string, NonNullable<ReturnType<typeof coverageOf>>['rules'][number]['status']>
>();

function statusOf(ruleset: string, id: string) {
  const known = statuses.get(ruleset) ?? new Map(coverageOf(ruleset)?.rules.map((row) => [row.id, row.status]));
  statuses.set(ruleset, known);
  return known.get(id) ?? null;
}

function row(ruleset: string, rule: Rule, lang: Lang) {
  const { rule: _rule, overrules: _overrules, conflictsWith: _conflicts, ...citation } = cite(rule.id, lang);
  const { id, kind, topics, option, check } = rule;
  return {
    id,
    ...citation,
    kind,
    topics,
    option,
    check,
    status: statusOf(ruleset, id),
  };
}

/** Whether a rule stands in the entry of this name: the slug in its id, or the heading in either language. */
function inEntry(rule: Rule, entry: string): boolean {
  const wanted = entry.trim().toLowerCase();
  return [rule.id.split('.')[1], rule.entry, rule.de?.entry].some((name) => name?.toLowerCase() === wanted);
}

function cursorOf(id: string): string {
  return Buffer.from(id, 'utf8').toString('base64url');
}

/** Searches the rules of a ruleset. */
export function listRules(asked: {
  params: { ruleset: string };
  query: { q?: string | undefined; entry?: string | undefined; limit: number; cursor?: string | undefined };
  lang: Lang;
}) {
  const { params, query, lang } = asked;
  const { q, entry, limit, cursor } = query;
  const { id } = gameOf(params.ruleset).ruleset;
  const found = searchRules(id, q ?? '', lang).filter((rule) => entry === undefined || inEntry(rule, entry));
  let from = 0;
  if (cursor !== undefined) {
    from = found.findIndex((rule) => cursorOf(rule.id) === cursor) + 1;
    if (from === 0) {
      const message = 'this cursor does not belong to this search; begin again without it';
      throw unusable('invalid-parameters', [
        { code: 'cursor', message, pointer: '/query/cursor', line: null, column: null },
      ]);
    }
  }
  const items = found.slice(from, from + limit);
  const last = items.at(-1);
  const next = last === undefined || from + limit >= found.length ? null : cursorOf(last.id);
  const json = { items: items.map((rule) => row(id, rule, lang)), next, total: found.length };
  if (next === null) return { json };
  const words = new URLSearchParams({
    ...(q === undefined ? {} : { q }),
    ...(entry === undefined ? {} : { entry }),
    lang,
  });
  words.set('limit', String(limit));
  words.set('cursor', next);
  return { json, links: { next: `/v1/rulesets/${id}/rules?${words}` } };
}

/** One rule, with what is known of it. */
export function getRule({ params, lang }: { params: { ruleset: string; id: string }; lang: Lang }) {
  const game = gameOf(params.ruleset);
  const rule = ruleIn(game, params.id);
  const { overrules, conflictsWith } = cite(rule.id, lang);
  const bound = [...(game.bound().get(rule.id as RuleId) ?? [])];
  return { json: { ...row(game.ruleset.id, rule, lang), overrules, conflictsWith, bound } };
}
