/**
 * @module
 * Whether a log calls everything by its id already, told by one look at each of its words: a log that does is never read once
 * more for the names in it (`names.ts`). In doubt the answer is no.
 */
import type { BaseFacts, Called } from '../../machines/ruleset.ts';
import type { Kinds, Schema } from '../../schemas/definition.ts';
import type { Json } from '../../schemas/json.ts';
import type { Compiled } from '../play/compile.ts';
import { folded, indexOf, isId, sameSeat, spellingsOf, withoutCopy } from './names.ts';

/** What is written for people, or names nothing. */
const FOR_PEOPLE: ReadonlySet<string> = new Set(['$schema', 'format', 'notes', 'note', 'title', 'version']);

/** The words of a game's logs: names of members, and of closed lists, also folded; and what is named where. */
interface Vocabulary {
  readonly words: ReadonlySet<string>;
  readonly folded: ReadonlySet<string>;
  /** by the name of a member, what its words may name, in each schema; whatever stands elsewhere names nothing */
  readonly places: ReadonlyMap<string, ReadonlySet<Kinds>>;
}

const vocabularies = new WeakMap<object, Vocabulary>();

/** The schemas right below one. */
function below({ _zod: { def } }: Schema): Schema[] {
  const { options = [], items = [], element, innerType, keyType, valueType, rest, catchall } = def;
  return [...options, ...items, element, innerType, keyType, valueType, rest ?? undefined, catchall].filter(
    (one) => one !== undefined,
  );
}

/** What a word, or a word of a list or record, may name. */
function* kindsOf(schema: Schema): Iterable<Kinds> {
  const { shape, names } = schema._zod.def;
  if (names !== undefined) yield names;
  if (shape === undefined) for (const one of below(schema)) yield* kindsOf(one);
}

/** The vocabulary of logs, with that of the positions that they claim. */
function vocabularyOf({ ruleset }: Compiled<BaseFacts>): Vocabulary {
  const known = vocabularies.get(ruleset.schemas.log);
  if (known !== undefined) return known;
  const words = new Set<string>();
  const places = new Map<string, Set<Kinds>>();
  const seen = new Set<Schema>();
  const left = [ruleset.schemas.log, ruleset.schemas.position] as unknown as Schema[];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const { shape = {}, entries = {}, values = [] } = next._zod.def;
    for (const word of [...Object.keys(shape), ...Object.values(entries), ...values]) words.add(String(word));
    for (const [member, schema] of Object.entries(shape))
      for (const kinds of kindsOf(schema)) places.set(member, (places.get(member) ?? new Set()).add(kinds));
    left.push(...Object.values(shape), ...below(next));
  }
  const made = { words, folded: new Set([...words].map(folded)), places };
  vocabularies.set(ruleset.schemas.log, made);
  return made;
}

/** The words of a log, each once for each place in which it stands: by the name of the member that it belongs to. */
interface Words {
  readonly at: ReadonlyMap<string, ReadonlySet<string>>;
  /** by the name that the log gives to something, folded, its id; undefined: it has none */
  readonly given: ReadonlyMap<string, Json | undefined>;
}

/** `words`: the names of members that are no names of things. */
function wordsIn(log: Json, words: ReadonlySet<string>): Words {
  const at = new Map<string, Set<string>>();
  const given = new Map<string, Json | undefined>();
  const take = (member: string, word: string): void => {
    const known = at.get(member);
    if (known === undefined) at.set(member, new Set([word]));
    else known.add(word);
  };
  const look = (member: string, value: Json): void => {
    if (typeof value === 'string') take(member, value);
    else if (Array.isArray(value)) for (const item of value) look(member, item);
    else if (typeof value === 'object' && value !== null)
      for (const word of Object.keys(value)) {
        const inner = value[word] as Json;
        if (word === 'name' && typeof inner === 'string') given.set(folded(inner), value['id']);
        else if (!words.has(word)) {
          // The name of a thing, of which something is told: what is told belongs to the same member.
          take(member, word);
          look(member, inner);
        } else if (!FOR_PEOPLE.has(word)) look(word, inner);
      }
  };
  look('', log);
  return { at, given };
}

/** Whether no word of a log names anything but by its id; what may be anything else says no. */
export function callsByIds(game: Compiled<BaseFacts>, log: { readonly [part: string]: Json }): boolean {
  const { words, folded: closed, places } = vocabularyOf(game);
  const { at, given } = wordsIn(log, words);
  const called: Called = game.ruleset.components?.called(log) ?? new Map();
  const seats = new Set(Array.isArray(log['seats']) ? log['seats'] : []);
  const spelt = new Set([...seats].map(String).flatMap((seat) => [sameSeat(seat), ...spellingsOf(seat)]));
  /** words that nobody knows, by what two ways to write them have in common */
  const unknown = new Map<string, string>();
  const isPlain = (named: ReadonlySet<Kinds>, word: string): boolean => {
    const isSeat = seats.has(word);
    if (!isSeat && spelt.has(sameSeat(word))) return false;
    const plain = withoutCopy(word);
    let isKnown = isSeat || words.has(word);
    if (!isKnown && !isId(plain) && !isType(plain)) return false;
    const name = folded(plain);
    if (!isSeat && spelt.has(name)) return false;
    if (given.has(name) && given.get(name) !== word) return false;
    for (const kinds of named) {
      let isOther = false;
      for (const kind of kinds) {
        const things = called.get(kind);
        const ids = things === undefined ? undefined : indexOf(things).get(name);
        isOther ||= ids !== undefined;
        if (ids?.includes(plain) !== true) continue;
        isKnown = true;
        isOther = false;
        break;
      }
      if (isOther) return false;
    }
    if (isKnown) return true;
    if (closed.has(name)) return false;
    const other = unknown.get(name) ?? plain;
    unknown.set(name, plain);
    return other === plain;
  };
  for (const [member, here] of at) {
    const named = places.get(member);
    // What names nothing may be a word of a closed list, written in another way.
    for (const word of here)
      if (named === undefined ? !words.has(word) && closed.has(folded(word)) : !isPlain(named, word)) return false;
  }
  return true;
}

/** The type of a move, known or not. */
function isType(word: string): boolean {
  return /^[a-z0-9-]+\.[a-z0-9-]+$/.test(word);
}
