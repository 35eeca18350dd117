/**
 * @module
 * Ruling sheets as one page of HTML that stands alone: it loads nothing, runs nothing, and says so in its own policy.
 */

import { sha256 } from '../referee/log/sha256.ts';
import { plain } from '../referee/log/words.ts';
import { type Lang, phrases } from '../rules/phrases.ts';
import { type Html, html } from './html.ts';
import { type Sheet, SIGN } from './ruling.ts';
import { STYLE } from './style.ts';

/** What a page of sheets may load, as a Content-Security-Policy: its own style, and nothing else. */
export const POLICY = `default-src 'none'; style-src 'sha256-${btoa(sha256(STYLE).replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))))}'; base-uri 'none'; form-action 'none'`;

/**
 * The page, piece by piece: all of it may be more than a text can hold. Several logs are listed first; there, one that is
 * legal needs no sheet of its own.
 */
export function* pageOf(sheets: readonly Sheet[], lang: Lang): Iterable<string> {
  const words = phrases[lang].sheet;
  const [only] = sheets;
  const isAlone = sheets.length === 1 && only !== undefined;
  const title = isAlone ? `${words.title}: ${plain(only.name)}` : `${words.title}: ${words.logs(sheets.length)}`;
  yield html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>`.text;
  yield `${STYLE}</style>\n</head>\n<body>\n<main>\n`;
  if (isAlone) yield only.text;
  else {
    yield listOf(sheets, lang).text;
    for (const sheet of sheets) if (hasSheet(sheet)) yield `\n${sheet.text}`;
  }
  yield '\n</main>\n</body>\n</html>\n';
}

/** Whether there is more to say of a log than its line in the list. */
export function hasSheet({ verdict }: Pick<Sheet, 'verdict'>): boolean {
  return verdict !== 'legal';
}

function listOf(sheets: readonly Sheet[], lang: Lang): Html {
  const words = phrases[lang];
  const { sheet: said, verdict, summary } = words;
  const count = (kind: Sheet['verdict']): number => sheets.filter((one) => one.verdict === kind).length;
  const kinds = ['legal', 'violation', 'unverifiable', 'unusable'] as const;
  const tally = kinds.map((kind) => summary[kind](count(kind))).join(', ');
  const rows = sheets.map((sheet) => {
    const name = plain(sheet.name);
    const called = kindOf(sheet, verdict, said.unusable);
    const found = [
      ...(sheet.violations > 0 ? [said.violations(sheet.violations)] : []),
      ...(sheet.doubts > 0 ? [said.doubts(sheet.doubts)] : []),
    ].join(', ');
    return html`<tr class="${sheet.verdict}"><td>${SIGN[sheet.verdict]} ${called}</td><td>${hasSheet(sheet) ? html`<a href="#${sheet.anchor}">${name}</a>` : name}</td><td>${sheet.game}</td><td>${sheet.verdict === 'unusable' ? '' : words.moves(sheet.moves)}</td><td>${found}</td></tr>`;
  });
  return html`<section class="list"><p class="kind">${said.title}</p><h1>${said.logs(sheets.length)}</h1><p class="tally">${tally}</p>
<div class="wide"><table><thead><tr><th scope="col">${said.ruling}</th><th scope="col">${said.file}</th><th scope="col">${said.game}</th><th scope="col">${said.length}</th><th scope="col">${said.findings}</th></tr></thead>
<tbody>${rows}</tbody></table></div></section>`;
}

function kindOf({ verdict }: Sheet, called: Readonly<Record<string, string>>, unusable: string): string {
  return verdict === 'unusable' ? unusable : (called[verdict] ?? verdict);
}
