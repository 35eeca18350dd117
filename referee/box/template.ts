/**
 * @module
 * A file of cards to be filled in: every component of a game of which something is missing, with an empty place for each fact.
 */
import type { BaseFacts, BoxForm } from '../../machines/ruleset.ts';
import { BOX_FORMAT, type Catalogued } from '../../schemas/box.ts';
import { grouped } from '../../schemas/grouped.ts';
import type { Json } from '../../schemas/json.ts';
import { inWords } from '../log/words.ts';
import type { Compiled } from '../play/compile.ts';

/** A value as YAML writes it in one line: JSON is YAML. */
function written(value: Json): string {
  return JSON.stringify(value);
}

/** What is known of a component already, in words that no line of YAML could mistake for a member. */
function comment({ called, known }: Catalogued): string {
  const told = Object.entries(known).map(([fact, value]) => `${fact} ${inWords(value)}`);
  const words = told.join('; ');
  const name = called === null ? [] : [called];
  return [...name, words.length > 160 ? `${words.slice(0, 159)}…` : words].filter((part) => part !== '').join(' — ');
}

function* linesOf({ named, examples = {} }: BoxForm['kinds'][string], rows: readonly Catalogued[]): Iterable<string> {
  const facts = [...new Set(rows.flatMap(({ missing }) => missing))];
  for (const fact of facts) {
    const example = examples[fact];
    if (example !== undefined) yield `# ${fact}: ${written(example)}`;
  }
  for (const row of rows) {
    yield `  # ${comment(row)}`;
    const members = Object.entries(row.members).map(([member, value]) => `${member}: ${written(value)}`);
    for (const [at, line] of members.entries()) yield `${at === 0 ? '  - ' : '    '}${line}`;
    const indent = named.length === 0 ? '  ' : '    ';
    for (const fact of row.missing) {
      const part = Object.hasOwn(row.known, fact) ? ` ${written(row.known[fact] as Json)}` : '';
      const said = Object.hasOwn(row.unsure, fact) ? ` # not sure: ${written(row.unsure[fact] as Json)}` : '';
      yield `${indent}${fact}:${part}${said}`;
    }
  }
}

/** The template of a game, or of one kind of its components, as YAML. It can be used as it stands: what is blank says nothing. */
export function template(game: Compiled<BaseFacts>, form: BoxForm, kind?: string): string {
  const rows = grouped(
    form.catalogued().filter(({ missing }) => missing.length > 0),
    (row) => row.kind,
  );
  const lines = [
    `# What you have read off your own box of ${game.ruleset.name}, once for all logs.`,
    '# Fill in what you know; what is blank states nothing. Use it with: referee verify game.json --cards FILE',
    `format: ${BOX_FORMAT}`,
    `ruleset: ${game.ruleset.id}`,
    'name:',
    'author:',
    'edition:',
  ];
  for (const [name, one] of Object.entries(form.kinds)) {
    const lacking = rows.get(name) ?? [];
    if ((kind !== undefined && kind !== name) || lacking.length === 0) continue;
    lines.push('', `# ${name}: ${one.says}`, `${name}:`, ...linesOf(one, lacking));
  }
  return `${lines.join('\n')}\n`;
}
