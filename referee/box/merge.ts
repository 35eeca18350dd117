/**
 * @module
 * Several files of cards as one, and where they contradict each other.
 */
import { both } from '../../machines/own-box.ts';
import type { BaseFacts, BoxForm, OwnBox } from '../../machines/ruleset.ts';
import { grouped } from '../../schemas/grouped.ts';
import { canonical, type Json } from '../../schemas/json.ts';
import { cut } from '../log/words.ts';
import type { Compiled } from '../play/compile.ts';
import type { BoxFile, Item } from './read.ts';
import { placeIn } from './source.ts';

/** A fact of which files, or files and the catalogue, say different things. */
export interface Clash {
  readonly kind: string;
  readonly name: string;
  readonly fact: string;
  /** every statement with where it stands: `box.yaml:12:5`, or what the catalogue rests on */
  readonly said: readonly { readonly value: Json; readonly where: string }[];
  readonly message: string;
}

/** What some files of one game say together. */
export interface Box extends OwnBox {
  readonly game: Compiled<BaseFacts>;
  readonly form: BoxForm;
  readonly files: readonly BoxFile[];
}

interface Stated {
  readonly file: BoxFile;
  readonly item: Item;
  readonly value: Json;
}

/** Which component of which kind, in words. */
export function called(kind: string, name: string): string {
  return name === '' ? kind : `${name} (${kind})`;
}

/** A contradiction in a sentence. */
export function clashOf(kind: string, name: string, fact: string, said: Clash['said']): Clash {
  const all = said.map(({ value, where }) => `${cut(canonical(value))} at ${where}`);
  return { kind, name, fact, said, message: `the ${fact} of ${called(kind, name)} is ${all.join(', but ')}` };
}

/** All files, which are of one game, as one; what the first of them says of a fact in dispute is kept. */
function merge(files: readonly [BoxFile, ...BoxFile[]]): { box: Box; clashes: readonly Clash[] } {
  const [{ game, form }] = files;
  const stated = new Map<string, Map<string, Map<string, Stated[]>>>();
  const under = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
    const known = map.get(key) ?? make();
    map.set(key, known);
    return known;
  };
  for (const file of files)
    for (const item of file.items)
      for (const [fact, value] of Object.entries(item.facts)) {
        const ofKind = under(stated, item.kind, () => new Map<string, Map<string, Stated[]>>());
        const ofItem = under(ofKind, item.name, () => new Map<string, Stated[]>());
        under(ofItem, fact, () => []).push({ file, item, value });
      }
  const where = ({ file, item }: Stated, fact: string): string => placeIn(file.source, `${item.pointer}/${fact}`);
  const clashes: Clash[] = [];
  const components = new Map<string, ReadonlyMap<string, Readonly<Record<string, Json>>>>();
  for (const [kind, ofKind] of stated) {
    const all = new Map<string, Record<string, Json>>();
    for (const [name, facts] of ofKind) {
      const told: Record<string, Json> = {};
      for (const [fact, statements] of facts) {
        const [first, ...others] = statements as [Stated, ...Stated[]];
        const differs = others.filter(({ value }) => !form.agree(fact, first.value, value));
        if (differs.length > 0 && fact !== 'name')
          clashes.push(
            clashOf(
              kind,
              name,
              fact,
              [first, ...differs].map((one) => ({ value: one.value, where: where(one, fact) })),
            ),
          );
        told[fact] = statements.map(({ value }) => value).reduce((one, other) => both(one, other) as Json);
      }
      all.set(name, told);
    }
    components.set(kind, all);
  }
  const places: OwnBox['places'] = (kind, name, fact) =>
    (stated.get(kind)?.get(name)?.get(fact) ?? []).map((one) => where(one, fact));
  return { box: { game, form, files, components, places }, clashes };
}

/** The files by game, those of each game as one. */
export function mergedByGame(files: readonly BoxFile[]): ReturnType<typeof merge>[] {
  const byGame = grouped(files, ({ game }) => game.ruleset.id);
  return [...byGame.values()].map((all) => merge(all as [BoxFile, ...BoxFile[]]));
}

/** The files as one value in the form of a file: kinds in the order of the game, components by name. */
export function asFile({ game, form, files, components }: Box): { [member: string]: Json } {
  const names = [...new Set(files.map(({ name }) => name))];
  const made: { [member: string]: Json } = {
    format: 'referee-cards/1',
    ruleset: game.ruleset.id,
    name: names.join(' + ').slice(0, 300),
  };
  for (const [kind, { named }] of Object.entries(form.kinds)) {
    const all = components.get(kind);
    if (all === undefined) continue;
    if (named.length === 0) {
      made[kind] = { ...all.get('') };
      continue;
    }
    const members = new Map(
      files.flatMap(({ items, source }) =>
        items
          .filter((item) => item.kind === kind)
          .map((item) => {
            const [, list, at = ''] = item.pointer.split('/');
            const value = source.value as { [kind: string]: { [member: string]: Json }[] };
            const one = value[list ?? '']?.[Number(at)] ?? {};
            return [item.name, Object.fromEntries(named.map((member) => [member, one[member] ?? null]))] as const;
          }),
      ),
    );
    made[kind] = [...all].map(([name, facts]) => ({ ...members.get(name), ...facts }));
  }
  return made;
}
