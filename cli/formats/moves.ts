/**
 * @module
 * A list of legal moves as a player reads it: by who may make them, like ones together, and in words what may vary in them. With
 * all that a program needs it is JSON.
 */
import type { Move } from '../../machines/ruleset.ts';
import type { LegalAnswer, ListedMove } from '../../referee/ask.ts';
import { inWords, spaced } from '../../referee/log/words.ts';
import { inLanguage, type Lang, phrases } from '../../rules/phrases.ts';
import { isMembers, type Json } from '../../schemas/json.ts';
import { paint, wrap } from '../terminal.ts';

/** So many like sentences are written one by one; more are written once, with what differs. */
const ALIKE = 3;
/** What differs has so many words at most. */
const SHORT = 3;
/** So many values of a part are named; more are counted. */
const NAMED = 8;

/** The lines of a list. `say`: the sentence of a move. */
export function movesInWords({ moves, toMove }: LegalAnswer, say: (move: Move) => string, lang: Lang): string[] {
  const words = phrases[lang];
  const lines: string[] = [];
  // What is forced may go by several words: there is a choice only where there are several moves of one type.
  const forcedTypes = moves.flatMap(({ forced, move }) => (forced === true ? [move.type] : []));
  const isTie = new Set(forcedTypes).size < forcedTypes.length;
  const heading = ({ move, by, forced }: ListedMove): string => {
    if (by === 'chance') return words.listed.chance;
    const who = move.seat ?? toMove.seats.join(words.listed.or);
    return forced === undefined ? who : isTie ? words.listed.tied(who) : words.listed.forced(who);
  };
  for (const [who, own] of groupedBy(moves, heading)) {
    lines.push('', paint('bold', who));
    for (const [after, here] of groupedBy(own, ({ implies = [] }) => implies.map(say).join(words.and))) {
      if (after !== '') lines.push(wrap(words.listed.once(after), '    ', '  '));
      const indent = after === '' ? '  ' : '    ';
      for (const [type, same] of groupedBy(here, ({ move }) => move.type)) {
        lines.push(indent + paint('cyan', type));
        for (const [, alike] of groupedBy(same, keyOf)) lines.push(...alikeInWords(alike, `${indent}  `, lang));
      }
    }
  }
  return lines;
}

function groupedBy<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(key(one));
    if (group === undefined) groups.set(key(one), [one]);
    else group.push(one);
  }
  return groups;
}

/** Moves are alike when the same parts may vary in them, and the same is in doubt. */
function keyOf(listed: ListedMove): string {
  return JSON.stringify([partsOf(listed), listed.doubts ?? []]);
}

/** The parts of a move that may vary, by pointer; what has one value only is no choice. */
function partsOf({ open = {}, more = [] }: ListedMove): string[] {
  const chosen = Object.keys(open).filter((part) => !isSettled(open[part] ?? null));
  return [...new Set([...chosen, ...more])];
}

function isSettled(schema: Json): boolean {
  const { const: only, enum: some, minimum, maximum } = isMembers(schema) ? schema : {};
  if (only !== undefined || (Array.isArray(some) && some.length < 2)) return true;
  return minimum !== undefined && minimum === maximum;
}

/** Like moves: their sentences, what may vary in all of them, and what nobody can say of them. */
function alikeInWords(alike: readonly ListedMove[], indent: string, lang: Lang): string[] {
  const words = phrases[lang].listed;
  const [first] = alike as [ListedMove];
  const parts = partsOf(first).map((part) => {
    const values = new Set(alike.map(({ open = {} }) => valuesInWords(open[part], lang)));
    const [value = ''] = values;
    const name = spaced(part.slice(1)).replaceAll('/', ' ');
    const told = { name, isOptional: first.optional?.includes(part) === true || first.open?.[part] === undefined };
    if (values.size > 1 || value === '' || isSettled(first.open?.[part] ?? null)) return { ...told, text: name };
    return {
      ...told,
      text: `${name} (${value}${first.more?.includes(part) && value !== words.newName ? words.orAnother : ''})`,
    };
  });
  const varying = (isOptional: boolean, before: string): string[] => {
    const texts = parts.filter((part) => part.isOptional === isOptional).map(({ text }) => text);
    return texts.length === 0
      ? []
      : [paint('dim', wrap(`${before} ${texts.join(', ')}`, `${indent}    `, `${indent}  `))];
  };
  return [
    ...sentences(
      alike.map(({ says }) => says),
      indent,
    ),
    ...varying(false, words.toChoose),
    ...varying(true, words.mayBeTold),
    ...(first.doubts ?? []).map(({ reason }) =>
      wrap(inLanguage(reason, lang), `${indent}    `, `${indent}  ${paint('yellow', '?')} `),
    ),
  ];
}

/** Sentences, each in a line; many that differ in a few words only, as one with a list of what differs. */
function sentences(all: readonly string[], indent: string): string[] {
  const each = all.map((says) => says.split(' '));
  const shortest = Math.min(...each.map(({ length }) => length));
  const [first = []] = each;
  let before = 0;
  while (before < shortest - 1 && each.every((words) => words[before] === first[before])) before += 1;
  let after = 0;
  while (after < shortest - 1 - before && each.every((words) => words.at(-1 - after) === first.at(-1 - after)))
    after += 1;
  const differing = each.map((words) => words.slice(before, words.length - after));
  if (all.length <= ALIKE) return all.map((says) => wrap(says, `${indent}  `, indent));
  if (before + after === 0 || differing.some(({ length }) => length > SHORT)) {
    const groups = groupedBy(all, (says) => says.slice(0, says.lastIndexOf(' ')));
    if (groups.size === 1) return all.map((says) => wrap(says, `${indent}  `, indent));
    return [...groups.values()].flatMap((group) => sentences(group, indent));
  }
  const frame = [...first.slice(0, before), '…', ...first.slice(first.length - after)].join(' ');
  const list = differing.map((words) => words.join(' ')).join(' · ');
  return [wrap(`${frame}:`, `${indent}  `, indent), wrap(list, `${indent}  `)];
}

/** The values that a JSON Schema allows, in words; nothing where they cannot be said shortly. */
function valuesInWords(schema: Json | undefined, lang: Lang): string {
  if (!isMembers(schema)) return '';
  const words = phrases[lang].listed;
  const { enum: some, const: only, type, minimum, maximum, items } = schema;
  if (only !== undefined) return inWords(only, lang);
  if (Array.isArray(some)) {
    if (some.length > NAMED) return words.oneOf(some.length);
    const values = some.map((value) => inWords(value, lang));
    return [values.slice(0, -1).join(', '), ...values.slice(-1)].filter((text) => text !== '').join(words.or);
  }
  if (type === 'boolean') return words.yesOrNo;
  if (type === 'integer' && typeof minimum === 'number')
    return words.span(inWords(minimum, lang), typeof maximum === 'number' ? inWords(maximum, lang) : null);
  if (type === 'array') {
    const of = valuesInWords(items, lang);
    return of === '' ? '' : words.several(of);
  }
  return type === 'string' && 'not' in schema ? words.newName : '';
}
