/**
 * @module
 * The ruling sheet of one log: a piece of HTML to be read, printed and hung up. It says of each breach where it stands, the
 * position before, the move, what the rule compared, the rule in English and German, what would have been legal, and how reading
 * went on; then what could not be ruled. Nothing of a log comes into the page but as text.
 */

import { seenBefore } from '../referee/ask.ts';
import type { Asked, Problem } from '../referee/log/read.ts';
import { sha256 } from '../referee/log/sha256.ts';
import { claimInWords, harmlessly, inWords, plain, spaced } from '../referee/log/words.ts';
import type { Report, ReportedDoubt, ReportedViolation } from '../referee/report.ts';
import { type Citation, cite, type Lang, placeInWords, textInWords } from '../rules/index.ts';
import { dependsOn, inLanguage, phrases } from '../rules/phrases.ts';
import type { Json } from '../schemas/json.ts';
import { type Html, html } from './html.ts';
import { type Snapshot, snapshotOf } from './position.ts';

/** The sheet of a log, with what a list of sheets says of it. */
export interface Sheet {
  readonly name: string;
  /** where the sheet begins on its page; null: there is nothing more to say than its line in the list */
  readonly anchor: string;
  readonly game: string;
  readonly verdict: Report['verdict'] | 'unusable';
  readonly moves: number;
  readonly violations: number;
  readonly doubts: number;
  /** the piece of HTML */
  readonly text: string;
}

/** So many positions of one log are shown. */
const MOST_POSITIONS = 40;
/** So many characters of a move's JSON are shown, and so many moves that would have been legal. */
const LONGEST_MOVE = 1_200;
const MOST_LEGAL = 12;
/** So many entries with one and the same doubt are named. */
const MOST_NAMED = 24;

export const SIGN = { legal: '✓', violation: '✗', unverifiable: '?', unusable: '!' } as const;

/** A name for the place of a log on a page: the same name, the same place. */
function anchorOf(name: string): string {
  return `log-${sha256(name).slice(0, 12)}`;
}

/** The sheet of a log of this name, and of its report in this language. */
export function sheetOf(asked: Asked, found: Report, name: string, lang: Lang): Sheet {
  const { game, log } = asked;
  const words = phrases[lang];
  const { sheet } = words;
  const report = harmlessly(found);
  const anchor = anchorOf(name);
  const { snapshots, more } = snapshotsOf(asked, report, lang);
  const violations = report.violations.length + (report.cut?.violations ?? 0);
  const doubts = report.unverifiable.length + (report.cut?.unverifiable ?? 0);
  // One finding is what the verdict says.
  const counts =
    violations + doubts < 2
      ? ''
      : [...(violations > 0 ? [sheet.violations(violations)] : []), ...(doubts > 0 ? [sheet.doubts(doubts)] : [])].join(
          ' · ',
        );
  const seats = Array.isArray(log['seats']) ? log['seats'].map((seat) => plain(String(seat))) : [];
  const facts: [string, string | Html][] = [
    [sheet.game, game.ruleset.name],
    [sheet.players, seats.join(', ')],
    [sheet.length, words.moves(report.moves)],
    [sheet.file, html`<code>${plain(name)}</code>`],
  ];
  const { verdict } = report;
  const text = html`<section class="sheet ${verdict}" id="${anchor}">
<header>
<p class="kind">${sheet.title}</p>
<h2>${report.title ?? plain(name)}</h2>
<p class="verdict"><span class="sign">${SIGN[verdict]}</span> <strong>${words.verdict[verdict]}</strong>${counts === '' ? '' : html` <span class="counts">${counts}</span>`}</p>
<dl class="about">${facts.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
</header>
${verdict === 'legal' ? html`<p class="lead">${sheet.noBreach}</p>` : verdict === 'unverifiable' ? html`<p class="lead">${sheet.onlyDoubts}</p>` : ''}
${report.violations.map((one, at) => finding(asked, one, at + 1, anchor, snapshots.get(one.entry ?? -1), lang))}
${more > 0 ? html`<p class="note">${sheet.morePositions(more)}</p>` : ''}
${doubtsOf(report, anchor, lang)}
<footer><h4>${sheet.receipt}</h4><p>outer-rim-referee ${report.receipt.engine} · ${report.receipt.ruleset} ${report.receipt.version}</p>
<dl>${(['log', 'rules', 'machines'] as const).map((what) => html`<div><dt>${what}</dt><dd><code>${report.receipt[what]}</code></dd></div>`)}${(report.receipt.cards ?? []).map((box) => html`<div><dt>cards</dt><dd>${box.name} <code>${box.hash}</code></dd></div>`)}</dl></footer>
</section>`.text;
  return { name, anchor, game: game.ruleset.name, verdict, moves: report.moves, violations, doubts, text };
}

/** The sheet of an input that is no log. */
export function unusableSheet(name: string, problems: readonly Problem[], lang: Lang): Sheet {
  const { sheet, place } = phrases[lang];
  const anchor = anchorOf(name);
  const text =
    html`<section class="sheet unusable" id="${anchor}"><header><p class="kind">${sheet.title}</p><h2>${plain(name)}</h2>
<p class="verdict"><span class="sign">${SIGN.unusable}</span> <strong>${sheet.unusable}</strong></p></header>
<ul class="doubts">${harmlessly(problems).map(
      ({ message, line, column, pointer }) =>
        html`<li>${inLanguage(message, lang)}${line === null ? '' : html` <span class="where">${place(line, column ?? 1)}</span>`}${pointer === '' ? '' : html` <code>${pointer}</code>`}</li>`,
    )}</ul></section>`.text;
  return { name, anchor, game: '', verdict: 'unusable', moves: 0, violations: 0, doubts: 0, text };
}

/** The positions before the entries that broke a rule, and before how many more they are not shown. */
function snapshotsOf(
  asked: Asked,
  { violations }: Report,
  lang: Lang,
): { snapshots: ReadonlyMap<number, Snapshot>; more: number } {
  const found = new Map<number, { [fact: string]: Json }>();
  for (const { entry, facts } of violations) if (entry !== null) found.set(entry, { ...found.get(entry), ...facts });
  const shown = new Set([...found.keys()].slice(0, MOST_POSITIONS));
  const snapshots = seenBefore(asked, shown, (position, entry) =>
    harmlessly(snapshotOf(asked.game, position, found.get(entry) ?? {}, lang)),
  );
  return { snapshots, more: found.size - shown.size };
}

/** Where an entry stands: its number and its place in the file. */
function placeOf({ entry, line, column }: Pick<ReportedDoubt, 'entry' | 'line' | 'column'>, lang: Lang): Html {
  const words = phrases[lang];
  const name = entry === null ? words.header : words.entry(entry);
  return html`${name.charAt(0).toUpperCase()}${name.slice(1)}${line === null ? '' : html` <span class="where">${words.place(line, column ?? 1)}</span>`}`;
}

function finding(
  asked: Asked,
  found: ReportedViolation,
  number: number,
  anchor: string,
  snapshot: Snapshot | undefined,
  lang: Lang,
): Html {
  const words = phrases[lang];
  const { sheet } = words;
  const { entry, seat } = found;
  const id = entry === null ? `${anchor}-header` : `${anchor}-entry-${entry}`;
  return html`<article id="${id}">
<h3><span class="number">${number}</span> ${placeOf(found, lang)}${seat === null ? '' : html` <span class="seat">${seat}</span>`}</h3>
${entry === null ? '' : part(sheet.before, 'before', snapshot === undefined ? html`<p class="note">${sheet.noPosition}</p>` : position(snapshot, seat, lang))}
${entry === null ? '' : part(sheet.move, 'move', moveOf(asked, found, entry))}
${part(sheet.whyNot, 'why', why(found, lang))}
${part(sheet.rule, 'rule', rule(found, lang), html`<code>${found.rule}</code>`)}
${found.legal.length === 0 ? '' : part(sheet.instead, 'instead', legalOf(asked, found, lang))}
${part(sheet.readOn, 'on', html`<p>${capital(found.resumed)}.</p>`)}
</article>`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function part(title: string, kind: string, content: Html, beside: Html | '' = ''): Html {
  return html`<section class="part ${kind}"><h4>${title}${beside === '' ? '' : html` ${beside}`}</h4>${content}</section>`;
}

function position({ turn, seats, rows, others }: Snapshot, whose: string | null, lang: Lang): Html {
  const { sheet } = phrases[lang];
  const head = seats.map((seat) => html`<th scope="col"${seat === whose ? html` class="whose"` : ''}>${seat}</th>`);
  const marked = (isCompared: boolean): Html | '' =>
    isCompared ? html` class="compared" title="${sheet.marked}"` : '';
  const body = rows.map(
    ({ name, values, isCompared }) =>
      html`<tr${marked(isCompared)}><th scope="row">${name}</th>${values.map((value) => html`<td>${value}</td>`)}</tr>`,
  );
  const table =
    rows.length === 0
      ? ''
      : html`<div class="wide"><table><thead><tr><th scope="col">${sheet.fact}</th>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
  const rest =
    others.length === 0
      ? ''
      : html`<dl class="table"><dt class="over">${sheet.elsewhere}</dt>${others.map(({ name, values, isCompared }) => html`<div${marked(isCompared)}><dt>${name}</dt><dd>${values.join('')}</dd></div>`)}</dl>`;
  return html`<p class="turn">${turn}</p>${table}${rest}`;
}

/** The entry as the log has it, in words where it is a move, and as JSON. */
function moveOf({ game, log, unread }: Asked, { message }: ReportedViolation, entry: number): Html {
  const move = log.moves[entry];
  if (move === undefined) return html``;
  const says = unread?.has(entry) === true ? (message.split(' — ')[0] ?? '') : plain(game.say(move));
  const note =
    typeof move.note === 'string' ? html`<p class="said">“${plain(move.note.slice(0, LONGEST_MOVE))}”</p>` : '';
  return html`<p class="says">${says}</p><pre>${jsonOf(move)}</pre>${note}`;
}

function jsonOf(move: unknown): string {
  const text = JSON.stringify(move);
  return plain(text.length <= LONGEST_MOVE ? text : `${text.slice(0, LONGEST_MOVE)}…`);
}

/** The sentence without the wording of the rule, which stands below, and what was compared. */
function why({ message, facts, citation }: ReportedViolation, lang: Lang): Html {
  const words = phrases[lang];
  const wording = message.indexOf(textInWords(citation, lang));
  const sentence = (wording < 0 ? message : message.slice(0, wording)).replace(/[:\s]+$/, '').replace(/ \([^()]*$/, '');
  if ('fact' in facts && 'claimed' in facts) {
    const { further, ...first } = facts;
    const all = [first, ...(Array.isArray(further) ? (further as { [fact: string]: Json }[]) : [])];
    const rows = all.map(({ fact, claimed, found: is, afterwards }) => {
      const [said, found] = claimInWords(claimed ?? null, is ?? null, lang, afterwards);
      return html`<tr><th scope="row"><code>${String(fact)}</code></th><td>${said}</td><td>${found}</td></tr>`;
    });
    return html`<p>${sentence}.</p><div class="wide"><table class="claims"><thead><tr><th scope="col">${words.sheet.fact}</th><th scope="col">${words.sheet.claim}</th><th scope="col">${words.found}</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  }
  const compared = Object.entries(facts).map(
    ([name, value]) => html`<div><dt>${spaced(name)}</dt><dd>${inWords(value, lang)}</dd></div>`,
  );
  return html`<p>${sentence}.</p>${compared.length === 0 ? '' : html`<dl class="facts">${compared}</dl>`}`;
}

/** The rule in both languages, side by side. */
function rule({ rule: id, also }: ReportedViolation, lang: Lang): Html {
  const { sheet, overrules } = phrases[lang];
  const english = cite(id, 'en');
  const german = cite(id, 'de');
  const isTwin = german.lang === 'de';
  const other = isTwin
    ? quote(german, sheet.german)
    : html`<blockquote class="none"><h5>${sheet.german}</h5><p>${sheet.noGerman}</p></blockquote>`;
  const notes = english.overrules.map(
    ({ source, note }) => html`<p class="note">${overrules(source)}${note === undefined ? '' : `: ${note}`}</p>`,
  );
  const rests = also.length === 0 ? '' : html`<p class="note">${sheet.also}: ${codes(also)}</p>`;
  return html`<div class="both">${quote(english, sheet.english)}${other}</div>${notes}${rests}`;
}

function codes(ids: readonly string[]): Html[] {
  return ids.map((id, at) => html`${at === 0 ? '' : ', '}<code>${id}</code>`);
}

/** A citation as its own language has it. */
function quote(citation: Citation, language: string): Html {
  const { lang, sourceName, text } = citation;
  return html`<blockquote lang="${lang}"><h5>${language}</h5><p>${text}</p><footer>${sourceName}, <strong>${placeInWords(citation, lang)}</strong></footer></blockquote>`;
}

function legalOf({ game }: Asked, { legal }: ReportedViolation, lang: Lang): Html {
  const shown = legal.slice(0, MOST_LEGAL);
  const more = legal.length - shown.length;
  const items = shown.map((move) => html`<li>${plain(game.say(move))} <code>${jsonOf(move)}</code></li>`);
  return html`<ul>${items}${more > 0 ? html`<li>${phrases[lang].sheet.andMore(more)}</li>` : ''}</ul>`;
}

/** What could not be ruled, and what depends on breaches; the same reason once, with the entries that it holds for. */
function doubtsOf({ unverifiable }: Report, anchor: string, lang: Lang): Html {
  const { sheet } = phrases[lang];
  const lists = [
    {
      title: sheet.depending,
      lead: sheet.dependingWhy,
      found: unverifiable.filter(({ reason }) => dependsOn(reason) !== null),
    },
    {
      title: sheet.notRuled,
      lead: sheet.notRuledWhy,
      found: unverifiable.filter(({ reason }) => dependsOn(reason) === null),
    },
  ];
  return html`${lists.filter(({ found }) => found.length > 0).map(({ title, lead, found }) => doubts(title, lead, found, anchor, lang))}`;
}

function doubts(title: string, lead: string, found: readonly ReportedDoubt[], anchor: string, lang: Lang): Html {
  const words = phrases[lang];
  const reasons = new Map<string, [ReportedDoubt, ...ReportedDoubt[]]>();
  for (const one of found) {
    const key = `${one.rule ?? ''} ${one.reason}`;
    const same = reasons.get(key);
    if (same === undefined) reasons.set(key, [one]);
    else same.push(one);
  }
  const items = [...reasons.values()].map((same) => {
    const [{ reason, rule: id }] = same;
    const on = dependsOn(reason);
    const named = same.slice(0, MOST_NAMED).map((one) => html`<li>${placeOf(one, lang)}</li>`);
    const more = same.length - named.length;
    const where =
      id === undefined ? '' : html`<p class="note"><code>${id}</code> ${placeInWords(cite(id, lang), lang)}</p>`;
    const link = on === null ? '' : html` <a href="#${anchor}-entry-${on}">→ ${words.entry(on)}</a>`;
    return html`<li><p>${reason}${link}</p><ul class="places">${named}${more > 0 ? html`<li>${words.sheet.andMore(more)}</li>` : ''}</ul>${where}</li>`;
  });
  return html`<section class="open"><h3>${title}</h3><p class="lead">${lead}</p><ul class="doubts">${items}</ul></section>`;
}
