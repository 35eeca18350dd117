/**
 * @module
 * The rules for reading: results of a search, and one rule.
 */
import { cite, type Lang, placeInWords, ruleOf, rulesOf } from '../../rules/index.ts';
import { machinePath } from '../machines/handlers.ts';
import { allGames } from '../named.ts';
import { notFound } from '../problems.ts';
import { getRule, listRules } from '../rules/handlers.ts';
import { type Html, html } from './html.ts';
import type { ApiText } from './operations.ts';
import { page, searchForm } from './page.ts';

type Row = ReturnType<typeof listRules>['json']['items'][number];

const STATUS: Readonly<Record<string, string>> = {
  enforced: 'enforced',
  'not-a-constraint': 'nothing could break it',
  'needs-card-text': 'needs the text of a card',
  'table-only': 'only the table can see it',
  waiting: 'waits for procedures to come',
  missing: 'not enforced',
};

function ruleHref(id: string, lang: Lang): string {
  return `/docs/rules/${encodeURIComponent(id)}${lang === 'de' ? '?lang=de' : ''}`;
}

function chip(status: string | null): Html | '' {
  return status === null ? '' : html`<span class="chip ${status}">${STATUS[status] ?? status}</span>`;
}

function place(row: Row): string {
  return `${placeInWords(row, row.lang)} · ${row.sourceName}`;
}

/** The results of a search. */
export function rulesPage(
  api: ApiText,
  query: {
    ruleset: string;
    q?: string | undefined;
    entry?: string | undefined;
    limit: number;
    cursor?: string | undefined;
  },
  lang: Lang,
): string {
  const { ruleset, q } = query;
  const { items, next, total } = listRules({ params: { ruleset }, query, lang }).json;
  const rows = items.map(
    (
      row,
    ) => html`<li lang="${row.lang}"><p class="id"><a href="${ruleHref(row.id, lang)}"><code>${row.id}</code></a> ${chip(row.status)}</p>
      <p>${row.text}</p><p class="says">${place(row)}</p></li>`,
  );
  const onward = new URLSearchParams({ ruleset, ...(q === undefined ? {} : { q }), lang, cursor: next ?? '' });
  const counted = `${total} ${total === 1 ? 'rule' : 'rules'}`;
  const main = html`<section class="rules"><h1>Rules</h1>${searchForm({ ruleset, q: q ?? '', lang })}
    <p class="count">${total === 0 ? 'No rule was found.' : q === undefined || q === '' ? `${counted} in the order of the index` : `${counted} for “${q}”, the best first`}</p>
    <ul class="results">${rows}</ul>
    ${next === null ? '' : html`<p><a class="button" rel="next" href="/docs/rules?${onward.toString()}">More</a></p>`}</section>`;
  return page({ title: q === undefined || q === '' ? 'Rules' : `${q} · Rules`, api, main });
}

/** One rule, in both languages where there are both. */
export function rulePage(api: ApiText, id: string, lang: Lang): string {
  const game = allGames().find(({ ruleset }) => id.startsWith(`${ruleset.id}.`)) ?? allGames()[0];
  const known = ruleOf(id);
  if (game === undefined || known === undefined) {
    throw notFound(
      'unknown-rule',
      'rule',
      id,
      allGames().flatMap(({ ruleset }) => rulesOf(ruleset.id).map((rule) => rule.id)),
    );
  }
  const ruleset = game.ruleset.id;
  const rule = getRule({ params: { ruleset, id }, lang }).json;
  const other = cite(id, lang === 'de' ? 'en' : 'de');
  const charts = [...game.charts]
    .filter(([, chart]) => JSON.stringify(chart).includes(`"${id}"`))
    .map(([name]) => name);
  const facts: [string, Html | string][] = [
    ['Where', place(rule)],
    ['Kind', rule.kind],
    ['Topics', rule.topics.join(', ')],
    ...(rule.option === null ? [] : [['Module', rule.option] as [string, string]]),
    ...rule.overrules.map((one): [string, Html | string] => [
      'Wins over',
      html`${one.rule === undefined ? one.source : html`<a href="${ruleHref(one.rule, lang)}">${one.rule}</a>`}${one.note === undefined ? '' : `: ${one.note}`}`,
    ]),
    ...rule.conflictsWith.map((one): [string, string] => ['Disagrees with', one]),
    ...(charts.length === 0
      ? []
      : [
          [
            'Charts',
            html`${charts.map((name, index) => html`${index === 0 ? '' : ', '}<a href="${machinePath(ruleset, name, 'svg')}">${name}</a>`)}`,
          ] as [string, Html],
        ]),
    ...(rule.bound.length === 0 ? [] : [['Named by', rule.bound.join(', ')] as [string, string]]),
  ];
  const main = html`<article class="rule"><p class="crumbs"><a href="/docs/rules?ruleset=${ruleset}">Rules</a> › <a href="/docs/rules?ruleset=${ruleset}&amp;entry=${encodeURIComponent(rule.id.split('.')[1] ?? '')}">${rule.entry}</a></p>
    <h1><code>${rule.id}</code> ${chip(rule.status)}</h1>
    <blockquote lang="${rule.lang}"><p>${rule.text}</p></blockquote>
    ${other.lang === rule.lang ? '' : html`<blockquote class="other" lang="${other.lang}"><p>${other.text}</p></blockquote>`}
    <dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    <p class="says">As JSON: <a href="/v1/rulesets/${ruleset}/rules/${encodeURIComponent(id)}">/v1/rulesets/${ruleset}/rules/${id}</a></p></article>`;
  return page({ title: `${id} · Rules`, api, main });
}
