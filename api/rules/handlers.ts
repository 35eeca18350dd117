/**
 * @module
 * The rule index: search, pages, one rule.
 */
import type { RuleId } from '../../machines/chart.ts';
import { coverageOf } from '../../referee/coverage.ts';
import { cite, type Lang, type Rule, searchRules } from '../../rules/index.ts';
import { gameOf, ruleIn } from '../named.ts';
import { nextLink, pageOf } from '../page.ts';

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

/** Searches the rules of a ruleset. */
export function listRules(asked: {
  params: { ruleset: string };
  query: { q?: string | undefined; entry?: string | undefined; limit: number; cursor?: string | undefined };
  lang: Lang;
}) {
  const { params, query, lang } = asked;
  const { q, entry } = query;
  const { id } = gameOf(params.ruleset).ruleset;
  const found = searchRules(id, q ?? '', lang).filter((rule) => entry === undefined || inEntry(rule, entry));
  const page = pageOf(found, (rule) => rule.id, query);
  const json = { ...page, items: page.items.map((rule) => row(id, rule, lang)) };
  return { json, ...nextLink(`/v1/rulesets/${id}/rules`, { q, entry, lang }, query, page) };
}

/** One rule, with what is known of it. */
export function getRule({ params, lang }: { params: { ruleset: string; id: string }; lang: Lang }) {
  const game = gameOf(params.ruleset);
  const rule = ruleIn(game, params.id);
  const { overrules, conflictsWith } = cite(rule.id, lang);
  const bound = [...(game.bound().get(rule.id as RuleId) ?? [])];
  return { json: { ...row(game.ruleset.id, rule, lang), overrules, conflictsWith, bound } };
}
