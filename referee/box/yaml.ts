/**
 * @module
 * A file of cards as YAML: the part of it that says the same as JSON, with the places of everything. Loaded only where a file
 * is none of JSON.
 */
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLError } from 'yaml';
import { type Json, type Place, pathOf } from '../../schemas/json.ts';
import type { Problem, Read } from '../log/read.ts';
import { plain } from '../log/words.ts';
import { BOX_LIMITS, type Source } from './source.ts';

class Refused extends Error {
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

const TOO_DEEP = `a file of cards nests at most ${BOX_LIMITS.depth} deep`;

/** What the reader of YAML has to say, in words for whoever has written the file. */
function inWords({ code, message }: YAMLError): [code: string, message: string] {
  if (message.includes('call stack')) return ['too-deep', TOO_DEEP];
  if (code === 'MULTIPLE_DOCS')
    return ['syntax', 'a file of cards is one document of YAML: what stands behind "---" is another one'];
  return ['syntax', message];
}

/** A text of YAML as a source. */
export function yamlSource(name: string, text: string): Read<Source> {
  const lines = new LineCounter();
  const problem = (code: string, message: string, at: number): Read<never> => {
    const { line, col } = lines.linePos(at);
    const told: Problem = {
      code,
      message: plain(message),
      pointer: '',
      line: Math.max(1, line),
      column: Math.max(1, col),
    };
    return { ok: false, problems: [told] };
  };
  if (text.length * 3 > BOX_LIMITS.bytes && Buffer.byteLength(text) > BOX_LIMITS.bytes)
    return problem('too-large', `a file of cards has at most ${BOX_LIMITS.bytes} bytes`, 0);
  try {
    // Repeated names are looked for below: the reader would compare each with each.
    const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false, prettyErrors: false, merge: false });
    const [error] = document.errors;
    if (error !== undefined) return problem(...inWords(error), error.pos[0]);
    const places = new Map<string, { value: number; key: number | null }>();
    const value = jsonOf(document.contents, '', null, 0, places);
    const at = (offset: number): Place => {
      const { line, col } = lines.linePos(offset);
      return { line, column: col };
    };
    return {
      ok: true,
      value: {
        name,
        value,
        place: (pointer, what = 'value') => {
          const found = places.get(pathOf(pointer).map(escaped).join(''));
          const offset = what === 'key' ? found?.key : found?.value;
          return offset === undefined || offset === null ? null : at(offset);
        },
      },
    };
  } catch (error) {
    if (error instanceof Refused) return problem('syntax', error.message, error.at);
    if (error instanceof RangeError) return problem('too-deep', TOO_DEEP, 0);
    throw error;
  }
}

function escaped(step: string): string {
  return `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The value of a node; takes note of the place of everything in it. */
function jsonOf(
  node: unknown,
  pointer: string,
  key: number | null,
  deep: number,
  places: Map<string, { value: number; key: number | null }>,
): Json {
  const start = (node as Node | null)?.range?.[0] ?? key ?? 0;
  places.set(pointer, { value: start, key });
  if (deep > BOX_LIMITS.depth) throw new Refused(TOO_DEEP, start);
  if (node === null || node === undefined) return null;
  if (isAlias(node)) throw new Refused('a file of cards has no aliases (*): write it out', start);
  if (isScalar(node)) {
    const { value } = node;
    if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw new Refused('this is no text, number, true or false', start);
  }
  if (isSeq(node)) return node.items.map((item, at) => jsonOf(item, `${pointer}/${at}`, null, deep + 1, places));
  if (!isMap(node)) throw new Refused('this is no value of a file of cards', start);
  const members = new Map<string, Json>();
  for (const { key: name, value } of node.items) {
    const at = (name as Node | null)?.range?.[0] ?? start;
    const word = isScalar(name) ? name.value : null;
    if (typeof word !== 'string' && typeof word !== 'number') throw new Refused('the name of a member is a word', at);
    const member = String(word);
    if (member === '__proto__') throw new Refused('this word cannot name a member', at);
    if (members.has(member)) throw new Refused(`"${member}" stands here twice`, at);
    members.set(member, jsonOf(value, `${pointer}${escaped(member)}`, at, deep + 1, places));
  }
  return Object.fromEntries(members);
}
