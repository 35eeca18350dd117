/**
 * @module
 * Words of a header with a letter or two gone wrong (`credtis`): each is told at its place, and the header is read as it was meant.
 * A word that is like none that its place knows, or stands beside the one that it is like, makes no log of it.
 */
import { slipOf } from '../../machines/near.ts';
import type { BaseFacts, HeaderFinding } from '../../machines/ruleset.ts';
import type { Schema } from '../../schemas/definition.ts';
import { partOf, wordsAt } from '../../schemas/forms.ts';
import { heldAgainst } from '../../schemas/held-against.ts';
import { faultsOf } from '../../schemas/issues.ts';
import { type Json, pointerOf } from '../../schemas/json.ts';
import type { Compiled } from '../play/compile.ts';
import { writtenBy } from './names.ts';
import { cut, oneOf } from './words.ts';

type Members = { readonly [word: string]: Json };

/** A log whose header has the words that were meant. */
interface Meant {
  readonly log: Members;
  readonly findings: readonly HeaderFinding[];
  /** the pointer of a place as the log has it */
  written(pointer: string): string;
}

/** The form of a header is that of its game, as that of an entry is. */
const FORM = 'log.the-move-log.8';
/** More wrong words than anybody writes by a slip of the pen. */
const MOST = 20;

/** A word that its place does not know, and the one that was meant: the name of a member, or one of the values that it takes. */
interface Slip {
  readonly path: readonly (string | number)[];
  readonly word: string;
  readonly right: string;
  readonly isKey: boolean;
}

/** A log with the words that its header plainly means; null: none of them is misspelt. Whatever else is wrong with it stays so. */
export function wordsMeant(game: Compiled<BaseFacts>, log: Members): Meant | null {
  const { moves, ...header } = log;
  let meant: Json = header;
  const findings: HeaderFinding[] = [];
  const renamed = new Map<string, string>();
  const written = writtenBy(renamed);
  for (let isNew = true; isNew && findings.length < MOST; ) {
    isNew = false;
    for (const { path, word, right, isKey } of slipsIn(game, meant as Members)) {
      isNew = true;
      const pointer = written(pointerOf(isKey ? [...path, word] : path));
      const message = `"${cut(word)}" is not a word of this place; did you mean ${oneOf([right])}?`;
      findings.push({ kind: 'violation', rule: FORM, pointer, message, facts: { found: cut(word), meant: right } });
      if (isKey) renamed.set(pointerOf([...path, right]), word);
      meant = withWord(meant, path, isKey ? word : null, right);
    }
  }
  return findings.length === 0 ? null : { log: { ...(meant as Members), moves: moves as Json }, findings, written };
}

/** The words of a header that are plainly slips of the pen: no two members that were meant to be the same. */
function slipsIn(game: Compiled<BaseFacts>, header: Members): Slip[] {
  const schema = game.ruleset.schemas.log;
  const whole = { ...header, moves: [] };
  const parsed = heldAgainst(schema, whole, { jitless: true });
  if (parsed.success) return [];
  const found: Slip[] = [];
  for (const { issue, path: where } of faultsOf(parsed.error.issues, MOST)) {
    const path = where.map((part) => (typeof part === 'number' ? part : String(part)));
    const there = path.reduce<Json | undefined>((inner, part) => partOf(inner, part), whole);
    if (issue.code === 'unrecognized_keys') {
      const free = new Set(wordsAt(schema as unknown as Schema, whole, path));
      for (const word of Object.keys(there ?? {})) free.delete(word);
      for (const word of [...issue.keys].sort()) {
        const right = slipOf(word, [...free]);
        if (right === undefined) continue;
        free.delete(right);
        found.push({ path, word, right, isKey: true });
      }
    } else if (issue.code === 'invalid_value' && typeof there === 'string') {
      const right = slipOf(there, issue.values.map(String));
      if (right !== undefined) found.push({ path, word: there, right, isKey: false });
    }
  }
  return found;
}

/** A value with another word at a place: for the member of that name there, or (null) for what stands there. */
function withWord(
  value: Json,
  [next, ...rest]: readonly (string | number)[],
  member: string | null,
  right: string,
): Json {
  if (next === undefined && member === null) return right;
  if (Array.isArray(value)) return value.with(Number(next), withWord(value[Number(next)] as Json, rest, member, right));
  const members = Object.entries(value as Members).map(([key, inner]): [string, Json] => {
    if (next === undefined) return [key === member ? right : key, inner];
    return [key, key === String(next) ? withWord(inner, rest, member, right) : inner];
  });
  return Object.fromEntries(members);
}
