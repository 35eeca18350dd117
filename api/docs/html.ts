/**
 * @module
 * Texts of the API in HTML.
 */
import { type Html, html } from '../../sheets/html.ts';

export { escaped, Html, html } from '../../sheets/html.ts';

/** A text of the API in HTML: paragraphs, and what stands between backticks as code. */
export function prose(text: string): Html[] {
  return text.split(/\n\s*\n/).map((paragraph) => html`<p>${inline(paragraph)}</p>`);
}

/** One line of such a text. */
export function inline(text: string): Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
