/**
 * @module
 * Reading a file of cards: a JSON value with its places → what it states of each component. What cannot be used is told with
 * its place; nothing is thrown.
 */
import type { z } from 'zod';
import { nearWords } from '../../machines/near.ts';
import type { BaseFacts, BoxForm } from '../../machines/ruleset.ts';
import { BOX_FORMAT, boxSchema } from '../../schemas/box.ts';
import type { Schema } from '../../schemas/definition.ts';
import { partOf, wordsAt } from '../../schemas/forms.ts';
import { heldAgainst } from '../../schemas/held-against.ts';
import { type Fault, faultsOf, inPlainWords } from '../../schemas/issues.ts';
import { canonical, type Json, pointerOf } from '../../schemas/json.ts';
import type { Problem, Read } from '../log/read.ts';
import { sha256 } from '../log/sha256.ts';
import { cut, didYouMean, oneOf } from '../log/words.ts';
import type { Compiled } from '../play/compile.ts';
import { rulesetIds, rulesetOf } from '../play/rulesets.ts';
import { jsonSource, problemIn, type Source } from './source.ts';

/** One component of a file: what it states, each fact at its place. */
export interface Item {
  readonly kind: string;
  /** by what members name it, joined by `-` */
  readonly name: string;
  readonly pointer: string;
  readonly facts: Readonly<Record<string, Json>>;
}

/** A file of cards that has been read. */
export interface BoxFile {
  readonly game: Compiled<BaseFacts>;
  readonly form: BoxForm;
  /** what it is called in reports: the name it gives itself, or that of its file */
  readonly name: string;
  readonly hash: string;
  readonly source: Source;
  readonly items: readonly Item[];
}

/** The most problems that are told of one file. */
const MOST = 50;

/** A file of cards as it came. */
export interface BoxText {
  readonly name: string;
  readonly text: string;
}

/** A file of cards: JSON, or YAML where it is none. */
export async function readBoxText({ name, text }: BoxText): Promise<Read<BoxFile>> {
  const isJson = name.endsWith('.json') || /^[\s\u{feff}]*[{[]/u.test(text);
  const source = isJson ? jsonSource(name, text) : (await import('./yaml.ts')).yamlSource(name, text);
  return source.ok ? readBox(source.value) : source;
}

const schemas = new WeakMap<BoxForm, z.ZodObject>();

/** The schema of files of cards of a game. */
export function schemaOf(game: Compiled<BaseFacts>, form: BoxForm): z.ZodObject {
  const known = schemas.get(form);
  if (known !== undefined) return known;
  const made = boxSchema(game.ruleset.id, game.ruleset.name, form.kinds);
  schemas.set(form, made);
  return made;
}

/** The games of which there may be files of cards. */
export function boxedRulesets(): { game: Compiled<BaseFacts>; form: BoxForm }[] {
  return rulesetIds.flatMap((id) => {
    const game = rulesetOf(id);
    const form = game?.ruleset.components?.box;
    return game === undefined || form === undefined ? [] : [{ game, form }];
  });
}

/** A file of cards from its source: format, ruleset, form. */
export function readBox(source: Source): Read<BoxFile> {
  const { value } = source;
  const fail = (code: string, message: string, pointer: string): Read<never> => ({
    ok: false,
    problems: [problemIn(source, code, message, pointer)],
  });
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail(
      'not-a-box',
      `a file of cards is an object that begins with "format": "${BOX_FORMAT}" and "ruleset"`,
      '',
    );
  const { format, ruleset } = value;
  if (format !== BOX_FORMAT)
    return fail(
      'format',
      format === undefined
        ? `a file of cards begins with "format": "${BOX_FORMAT}"`
        : `this referee reads the format "${BOX_FORMAT}", not ${cut(JSON.stringify(format))}`,
      '/format',
    );
  const ids = boxedRulesets().map(({ game }) => game.ruleset.id);
  if (typeof ruleset !== 'string') return fail('ruleset', `"ruleset" names the game: ${ids.join(' or ')}`, '/ruleset');
  const known = boxedRulesets().find(({ game }) => game.ruleset.id === ruleset);
  if (known === undefined)
    return fail('ruleset', `nobody here knows the ruleset "${cut(ruleset)}"; ${didYouMean(ruleset, ids)}`, '/ruleset');
  const { game, form } = known;
  const parsed = heldAgainst(schemaOf(game, form), value, { jitless: true });
  if (!parsed.success)
    return { ok: false, problems: problemsIn(source, schemaOf(game, form) as unknown as Schema, parsed.error) };
  const items = [...itemsOf(form, value)];
  const faults: Problem[] = [];
  for (const { kind, name, facts, pointer } of items)
    for (const { fact, message } of form.faults(kind, name, facts))
      if (faults.length < MOST)
        faults.push(problemIn(source, 'fault', message, fact === '' ? pointer : `${pointer}/${fact}`));
  if (faults.length > 0) return { ok: false, problems: faults };
  const hash = `sha256:${sha256(canonical(value))}`;
  const own = typeof value['name'] === 'string' ? value['name'] : source.name;
  return { ok: true, value: { game, form, name: own, hash, source, items } };
}

/** Everything that a file states; what is blank states nothing. */
function* itemsOf({ kinds }: BoxForm, value: { [key: string]: Json }): Iterable<Item> {
  for (const [kind, { named }] of Object.entries(kinds)) {
    const all = value[kind];
    if (all === undefined || all === null) continue;
    const list = Array.isArray(all) ? all : [all];
    for (const [at, one] of list.entries()) {
      const members = Object.entries(one as { [member: string]: Json });
      const facts = members.filter(([member, fact]) => !named.includes(member) && fact !== null);
      const name = named.map((member) => String((one as { [member: string]: Json })[member])).join('-');
      const pointer = named.length === 0 ? `/${kind}` : `/${kind}/${at}`;
      if (facts.length > 0) yield { kind, name, pointer, facts: Object.fromEntries(facts) };
    }
  }
}

/** The words that a schema would have taken, as far as an issue names them. */
function problemsIn(source: Source, schema: Schema, error: z.ZodError): Problem[] {
  return faultsOf(error.issues, MOST).flatMap((fault) => problemsOfFault(source, schema, fault));
}

function problemsOfFault(source: Source, schema: Schema, { issue, path: where, message: fitting }: Fault): Problem[] {
  const path = where.map((part) => (typeof part === 'symbol' ? String(part) : part));
  const pointer = pointerOf(path);
  const found = valueAt(source.value, path);
  const shown = cut(typeof found === 'string' ? found : (JSON.stringify(found) ?? ''));
  const near = (known: readonly unknown[]): string => {
    const words = known.map(String);
    if (typeof found !== 'string') return words.length > 12 ? '' : `; possible are ${oneOf(words)}`;
    const meant = nearWords(found, words);
    if (meant.length > 0) return `; did you mean ${oneOf(meant)}?`;
    return words.length > 12 ? '' : `; possible are ${oneOf(words)}`;
  };
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.slice(0, MOST).map((key) => {
        const words = wordsAt(schema, source.value, path);
        const meant = nearWords(key, words);
        const help = meant.length > 0 ? `; did you mean ${oneOf(meant)}?` : '';
        return problemIn(
          source,
          'unknown-key',
          `"${cut(key)}" is not a word of this place${help}`,
          pointerOf([...path, key]),
          true,
        );
      });
    case 'invalid_union': {
      if ('options' in issue && Array.isArray(issue.options)) {
        const what = found === undefined ? `"${String(path.at(-1))}" is missing here` : `nobody here knows "${shown}"`;
        return [
          problemIn(source, found === undefined ? 'missing' : 'unknown-word', `${what}${near(issue.options)}`, pointer),
        ];
      }
      // What would have fitted, of several forms of which none was plainly meant.
      return [problemIn(source, 'schema', `${fitting ?? issue.message}; found ${shown}`, pointer)];
    }
    case 'invalid_value':
      if (found === undefined)
        return [
          problemIn(source, 'missing', `"${String(path.at(-1) ?? '')}" is missing here${near(issue.values)}`, pointer),
        ];
      return [problemIn(source, 'unknown-word', `"${shown}" does not stand here${near(issue.values)}`, pointer)];
    default: {
      if (found === undefined)
        return [problemIn(source, 'missing', `"${String(path.at(-1) ?? '')}" is missing here`, pointer)];
      return [problemIn(source, 'schema', inPlainWords(issue, shown), pointer)];
    }
  }
}

function valueAt(root: Json, path: readonly (string | number)[]): Json | undefined {
  return path.reduce<Json | undefined>(partOf, root);
}
