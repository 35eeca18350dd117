/**
 * @module
 * Logs and moves in the line notation (docs/line-notation.md): the same questions are asked of them as of JSON. Loaded only
 * where somebody writes so.
 */
import { MOST_MOVES } from '../machines/log.ts';
import { nearWords } from '../machines/near.ts';
import type { BaseFacts, Move } from '../machines/ruleset.ts';
import { type Grammar, grammarOf } from '../notation/grammar.ts';
import { type LinesLog, readLines } from '../notation/read.ts';
import { byteLength, LIMITS, pointerOf } from '../schemas/json.ts';
import type { Asked } from './ask.ts';
import type { Compiled } from './compile.ts';
import { type Misread, moveSchema, unreadable } from './form.ts';
import { checkLog, type Problem, type Read } from './read.ts';
import { rulesetOf } from './rulesets.ts';

const grammars = new WeakMap<object, Grammar>();

/** The grammar of a game's line notation, from its schemas. */
export function grammarFor(game: Compiled<BaseFacts>): Grammar {
  const known = grammars.get(game);
  if (known !== undefined) return known;
  const { position, slips } = game.ruleset;
  const other = slips.spellings?.moves ?? {};
  // Each strange type is looked up once.
  const found = new Map<string, string | undefined>();
  const made = grammarOf(moveSchema(game), position, (type) => {
    if (found.has(type)) return found.get(type);
    const [near] = Object.hasOwn(other, type) ? (other[type] ?? []) : nearWords(type, [...made.moves.keys()]);
    if (found.size < MOST_STRANGE) found.set(type, near);
    return near;
  });
  grammars.set(game, made);
  return made;
}

interface Limits {
  readonly depth?: number;
  readonly bytes?: number;
}

/** So many strange types are kept. */
const MOST_STRANGE = 1_000;
/** So many lines that cannot be read are told where nothing can be read. */
const MOST = 20;

/** What stands in a text in the line notation, whatever it says. */
export function linesIn(text: string, { depth = LIMITS.depth, bytes = LIMITS.bytes }: Limits = {}): Read<LinesLog> {
  // One UTF-16 unit is at most three bytes.
  if (text.length * 3 > bytes && byteLength(text) > bytes) {
    const message = `The text is too large: at most ${bytes} bytes are allowed.`;
    return { ok: false, problems: [{ code: 'too-large', message, pointer: '', line: 1, column: 1 }] };
  }
  const grammar = (ruleset: string): Grammar | undefined => {
    const game = rulesetOf(ruleset);
    return game === undefined ? undefined : grammarFor(game);
  };
  const read = readLines(text, { grammar, depth, most: MOST_MOVES });
  if (read.ok) return { ok: true, value: read.log };
  return { ok: false, problems: read.problems.map((problem) => ({ ...problem, pointer: '' })) };
}

/** A text as a log in the line notation. `limits` bounds bytes and nesting. */
export function readLinesText(text: string, limits: Limits = {}): Read<Asked> {
  const read = linesIn(text, limits);
  if (!read.ok) return read;
  const { value, unreadable: faults, source } = read.value;
  const count = (value['moves'] as unknown[]).length;
  if (faults.size > 0 && faults.size === count) {
    const problems = [...faults].slice(0, MOST).map(
      ([entry, { at, message }]): Problem => ({
        code: 'notation',
        message,
        pointer: pointerOf(['moves', entry]),
        ...source.placeAt(at),
      }),
    );
    return { ok: false, problems };
  }
  const game = typeof value['ruleset'] === 'string' ? rulesetOf(value['ruleset']) : undefined;
  const misread = new Map<number, Misread>();
  for (const [entry, { message, rest }] of faults) {
    const right = rest !== null && game !== undefined && moveSchema(game).safeParse(rest, { jitless: true }).success;
    misread.set(entry, unreadable(message, right ? [rest as unknown as Move] : []));
  }
  const checked = checkLog(value, source, misread);
  return checked.ok ? { ok: true, value: { ...checked.value, text: source } } : checked;
}
