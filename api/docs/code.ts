/**
 * @module
 * Code on the page: JSON in colours, and commands.
 */
import { escaped, Html, html } from './html.ts';

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** JSON in colours. */
export function coloured(text: string): Html {
  let out = '';
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [all, string, colon] = match;
    out += escaped(text.slice(from, match.index));
    const kind = string === undefined ? 'num' : colon === undefined ? 'str' : 'key';
    out += `<span class="${kind}">${escaped(string ?? all)}</span>${colon ?? ''}`;
    from = match.index + all.length;
  }
  return new Html(out + escaped(text.slice(from)));
}

/** A panel of code with a title; the script puts a button for copying on it. */
export function panel(title: string, code: Html | string): Html {
  return html`<figure class="code"><figcaption>${title}</figcaption><pre tabindex="0"><code>${code}</code></pre></figure>`;
}

/** A word of a shell command, quoted where it must be. */
function word(text: string): string {
  return /^[\w./:=@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** A command that makes a request. */
export function curl(url: string, headers: Readonly<Record<string, string>>, body: string | null): Html {
  const parts = [
    `curl -s ${word(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${word(`${name}: ${value}`)}`),
  ];
  const head = html`<span class="cmd">curl</span>${parts.join(' \\\n  ').slice('curl'.length)}`;
  if (body === null) return head;
  return html`${head}${" \\\n  --data-binary @- <<'JSON'\n"}${coloured(body)}${'\nJSON'}`;
}
