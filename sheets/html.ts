/**
 * @module
 * HTML as a template that escapes whatever is put into it.
 */

/** A piece of HTML that is put into another as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[] | null | false | undefined;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in HTML, in an attribute too. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Puts values into HTML: texts escaped, pieces of HTML as they are, nothing for null, false and undefined. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  let text = strings[0] ?? '';
  for (const [index, part] of parts.entries()) {
    if (part instanceof Html) text += part.text;
    else if (Array.isArray(part)) text += part.map((one: Html) => one.text).join('');
    else if (part !== null && part !== undefined && part !== false) text += escaped(String(part));
    text += strings[index + 1] ?? '';
  }
  return new Html(text);
}
