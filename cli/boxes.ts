/**
 * @module
 * The files of cards that are named on the command line (`--cards`): read once, and with them the games they are of.
 */
import type { Kept } from '../api/card-sets/store.ts';
import type { BaseFacts } from '../machines/ruleset.ts';
import { withBox } from '../referee/box/apply.ts';
import { type Clash, mergedByGame } from '../referee/box/merge.ts';
import { type BoxFile, type BoxText, readBoxText } from '../referee/box/read.ts';
import type { Compiled } from '../referee/play/compile.ts';
import { nameOf, standardInput, textOf } from './input.ts';
import { complain, complainOf } from './terminal.ts';

/** The games of which there are files of cards, by their ids. */
export type Boxed = ReadonlyMap<string, Compiled<BaseFacts>>;

/** The texts of files; null: one cannot be read, which has been told. */
export async function boxTexts(files: readonly string[]): Promise<readonly BoxText[] | null> {
  const texts: BoxText[] = [];
  for (const file of files) {
    const name = nameOf(file);
    const text = file === '-' ? await standardInput() : textOf(file);
    if (typeof text === 'string') texts.push({ name, text });
    else complainOf(name, text);
  }
  return texts.length === files.length ? texts : null;
}

/** Files of cards that can be used; null: one cannot, which has been told. */
export async function boxFiles(texts: readonly BoxText[]): Promise<readonly BoxFile[] | null> {
  const files: BoxFile[] = [];
  for (const text of texts) {
    const read = await readBoxText(text);
    if (read.ok) files.push(read.value);
    else complainOf(text.name, read.problems);
  }
  return files.length === texts.length ? files : null;
}

/** Tells contradictions, each in a line. */
export function tellClashes(clashes: readonly Clash[]): void {
  for (const { message } of clashes) complain(`referee: contradiction: ${message}`);
}

/** Files that can be used together, by game; null: they cannot, which has been told. */
async function fitting(texts: readonly BoxText[]): Promise<ReturnType<typeof mergedByGame> | null> {
  const files = await boxFiles(texts);
  if (files === null) return null;
  const merged = mergedByGame(files);
  const clashes = merged.flatMap((one) => one.clashes);
  tellClashes(clashes);
  return clashes.length > 0 ? null : merged;
}

/** The games with these files of cards; null: the files cannot be used, which has been told. */
export async function boxedBy(texts: readonly BoxText[]): Promise<Boxed | null> {
  const merged = await fitting(texts);
  return merged === null ? null : new Map(merged.map(({ box }) => [box.game.ruleset.id, withBox(box)]));
}

/** The games with the files that `--cards` names; undefined: none are named; null: they cannot be used, which has been told. */
export async function boxedWith(names: readonly string[] | undefined): Promise<Boxed | undefined | null> {
  if (names === undefined || names.length === 0) return undefined;
  const texts = await boxTexts(names);
  return texts === null ? null : boxedBy(texts);
}

/** The files as the threads of a service share them; null: they cannot be used, which has been told. */
export async function sharedBoxes(names: readonly string[]): Promise<Kept[] | null> {
  const texts = await boxTexts(names);
  const merged = texts === null ? null : await fitting(texts);
  if (texts === null || merged === null) return null;
  const files = merged.flatMap(({ box }) => box.files);
  return texts.map(({ name, text }) => {
    const encoded = new TextEncoder().encode(text);
    const bytes = new Uint8Array(new SharedArrayBuffer(encoded.length));
    bytes.set(encoded);
    return { name, hash: files.find(({ source }) => source.name === name)?.hash ?? '', bytes };
  });
}
