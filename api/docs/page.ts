/**
 * @module
 * The page of the API: what it looks like around its sections.
 */
import { coverageOf } from '../../referee/coverage.ts';
import { rulesOf } from '../../rules/index.ts';
import { describedMachine, machinePath } from '../machines/handlers.ts';
import { allGames, type Game } from '../named.ts';
import { PROBLEMS } from '../problems.ts';
import { curl, panel } from './code.ts';
import { Html, html, inline, prose } from './html.ts';
import { type ApiText, badge, operationSection, operationsOf, schemaSection } from './operations.ts';

interface Page {
  readonly title: string;
  readonly api: ApiText;
  readonly lang?: string;
  readonly main: Html;
}

/** A whole page: navigation beside, content in the middle. */
export function page({ title, api, main, lang = 'en' }: Page): string {
  const groups = api.tags.map(({ name }) => {
    const items = operationsOf(api, name).map(
      ({ method, operation }) =>
        html`<li><a href="/docs#${operation.operationId}">${badge(method)} <span>${operation.summary}</span></a></li>`,
    );
    return html`<li class="group"><span>${name}</span><ul>${items}</ul></li>`;
  });
  return `<!doctype html>\n${
    html`<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/docs/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/style.css">
<script src="/docs/docs.js" defer></script>
</head>
<body>
<a class="skip" href="#content">To the content</a>
<aside>
  <div class="brand"><a href="/docs">${MARK}<span>${api.info.title}</span></a> <span class="version">${api.info.version}</span></div>
  <input type="checkbox" id="menu" class="toggle" aria-label="Show the navigation"><label for="menu" aria-hidden="true">Contents</label>
  <nav aria-label="Contents">
    ${searchForm({ compact: true })}
    <ul>
      <li><a href="/docs#start">Start</a></li>
      <li><a href="/docs#rulesets">Rulesets and charts</a></li>
      ${groups}
      <li class="group"><span>Reference</span><ul>
        <li><a href="/docs#problems">Problems</a></li>
        <li><a href="/docs#schemas">Schemas</a></li>
        <li><a href="/openapi.yaml">openapi.yaml</a></li>
      </ul></li>
    </ul>
  </nav>
</aside>
<main id="content">${main}</main>
</body>
</html>`.text
  }\n`;
}

/** A whistle. */
const MARK = new Html(
  '<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M2 11.5A1.5 1.5 0 0 1 3.5 10H20a1.5 1.5 0 0 1 1.5 1.5V13H28a1.5 1.5 0 0 1 1.5 1.5V19A9.5 9.5 0 1 1 11 16H3.5A1.5 1.5 0 0 1 2 14.5z"/><circle cx="20" cy="19" r="3.4"/><path class="sound" d="M12 6.5V3M17 6.5l1.5-3.3M22.5 8.5l2.5-2.6"/></svg>',
);

/** The form for searching rules; it works without a script. */
export function searchForm(given: { compact?: boolean; ruleset?: string; q?: string; lang?: string }): Html {
  const { compact = false, ruleset, q = '', lang = 'en' } = given;
  const games = allGames();
  const rulesets =
    games.length === 1
      ? html`<input type="hidden" name="ruleset" value="${games[0]?.ruleset.id}">`
      : html`<label class="ruleset-choice"><span class="hidden">Ruleset</span><select name="ruleset">${games.map((game) => option(game.ruleset.id, game.ruleset.name, ruleset))}</select></label>`;
  const language = html`<label><span class="hidden">Language</span><select name="lang">${option('en', compact ? 'en' : 'English', lang)}${option('de', compact ? 'de' : 'Deutsch', lang)}</select></label>`;
  return html`<form class="search${compact ? ' compact' : ''}" action="/docs/rules" method="get" role="search">
    ${rulesets}<label class="query"><span class="hidden">Rules</span><input type="search" name="q" value="${q}" maxlength="200" placeholder="Search the rules" autocomplete="off"></label>
    ${language}<button type="submit"${compact ? new Html(' tabindex="-1"') : ''}>Search</button></form>`;
}

function option(value: string, label: string, chosen: string | undefined): Html {
  return html`<option value="${value}"${value === chosen ? new Html(' selected') : ''}>${label}</option>`;
}

/** The page of the whole API. */
export function apiPage(api: ApiText, base: string): string {
  const sections = api.tags.map(({ name, description }) => {
    const operations = operationsOf(api, name).map((placed) => operationSection(api, placed, base));
    return html`<section class="tag" id="tag-${name.toLowerCase()}"><header><h2>${name}</h2><p>${description}</p></header>${operations}</section>`;
  });
  const main = html`<header class="hero" id="start">
    <div class="text"><h1>${api.info.title} API</h1>${prose(api.info.description)}
      <p class="links"><a class="button" href="#rulesets">Rulesets and charts</a> <a class="button quiet" href="/openapi.yaml">openapi.yaml</a></p></div>
    <div class="examples">${panel('What is wrong with this game?', html`${curl(`${base}/v1/verifications`, { 'Content-Type': 'application/json' }, null)}${' \\\n  --data-binary @game.json'}`)}
      ${panel('… with these games, one a line?', html`${curl(`${base}/v1/verifications`, { 'Content-Type': 'application/x-ndjson' }, null)}${' \\\n  --data-binary @games.ndjson'}`)}
      ${panel('Which rule was that?', curl(`${base}/v1/rulesets/${allGames()[0]?.ruleset.id ?? ''}/rules?q=movement`, { 'Accept-Language': 'de' }, null))}</div>
  </header>
  <section id="rulesets"><h2>Rulesets and charts</h2>${allGames().map(rulesetCard)}</section>
  ${sections}
  ${problemSection()}
  ${schemaSection(api)}
  <footer><p>This page is made from the API text itself at ${base.replace(/^https?:\/\//, '')}. The games belong to their publishers; the wording of the rules is our own.</p></footer>`;
  return page({ title: `${api.info.title} API`, api, main });
}

function rulesetCard(game: Game): Html {
  const { id, name, version, options } = game.ruleset;
  const charts = [...game.charts.keys()].map((chart) => {
    const { states, moves } = describedMachine(game, chart);
    const count = `${states} ${states === 1 ? 'state' : 'states'}, ${moves.length} ${moves.length === 1 ? 'move' : 'moves'}`;
    return html`<li><a class="chart" href="${machinePath(id, chart, 'svg')}"><strong>${chart.replaceAll('-', ' ')}</strong><span>${count}</span></a>
      <span class="formats">${(['mermaid', 'xstate', 'scxml'] as const).map((format) => html`<a href="${machinePath(id, chart, format)}">${format}</a> `)}</span></li>`;
  });
  const settings = Object.entries(options).map(
    ([option, says]) =>
      html`<li><div class="member"><code class="name">${option}</code></div><div class="says">${inline(says)}</div></li>`,
  );
  return html`<article class="ruleset" id="ruleset-${id}">
    <header><h3>${name}</h3><p><code>${id}</code> version ${version} · <a href="/docs/rules?ruleset=${id}">${rulesOf(id).length} rules</a> · ${game.charts.size} charts</p></header>
    ${coverageBar(id)}
    ${searchForm({ ruleset: id })}
    <h4>Statecharts</h4><ul class="charts">${charts}</ul>
    ${settings.length === 0 ? '' : html`<details><summary>Options of a log</summary><ul class="members">${settings}</ul></details>`}
  </article>`;
}

function coverageBar(ruleset: string): Html | '' {
  const table = coverageOf(ruleset);
  if (table === undefined || table.total === 0) return '';
  const { total, enforced, notAConstraint, needsCardText, tableOnly, waiting } = table;
  const refereed = total - notAConstraint - needsCardText - tableOnly - waiting.length;
  return html`<p class="coverage"><progress value="${enforced}" max="${Math.max(1, refereed)}"></progress>
    <span>${enforced} of ${refereed} rules that a log can show are enforced; ${notAConstraint} are such that nothing could break them, ${needsCardText} need the text of a card, ${tableOnly} only the table can see${waiting.length === 0 ? '' : `, ${waiting.length} wait for procedures to come`}.</span></p>`;
}

function problemSection(): Html {
  const rows = Object.entries(PROBLEMS).map(
    ([code, { status, title, help }]) => html`<li id="problem-${code}"><span class="status bad">${status}</span>
      <div><strong>${title}</strong> <code>${code}</code><div class="says">${inline(help)}</div></div></li>`,
  );
  return html`<section id="problems"><h2>Problems</h2>
    <p>Whatever is wrong with a request is told as <code>application/problem+json</code> with these codes; <code>type</code> leads to this list.</p>
    <ul class="problems">${rows}</ul></section>`;
}
