/**
 * @module
 * `referee cards template|check|merge`: what the owner of a game has read off their own box.
 */
import { againstTheCatalogue, knownWith, perhapsMisspelt, settledBy } from '../../referee/box/check.ts';
import { asFile, mergedByGame } from '../../referee/box/merge.ts';
import { boxedRulesets } from '../../referee/box/read.ts';
import { template } from '../../referee/box/template.ts';
import { rulesetIds } from '../../referee/play/rulesets.ts';
import { boxFiles, boxTexts, tellClashes } from '../boxes.ts';
import { complain, type ExitCode, json, paint, print } from '../terminal.ts';
import { strange } from './reference.ts';

/** Prints a file to be filled in. */
export function cardsTemplate(options: { ruleset?: string | undefined; kind?: string | undefined }): ExitCode {
  const all = boxedRulesets();
  const ids = all.map(({ game }) => game.ruleset.id);
  const { ruleset = ids[0] ?? '', kind } = options;
  const found = all.find(({ game }) => game.ruleset.id === ruleset);
  if (found === undefined && rulesetIds.includes(ruleset)) {
    complain(`referee: ${ruleset} takes no files of cards`);
    return 2;
  }
  if (found === undefined) return strange('ruleset', ruleset, ids);
  const kinds = Object.keys(found.form.kinds);
  if (kind !== undefined && !kinds.includes(kind)) return strange('kind', kind, kinds);
  print(template(found.game, found.form, kind).trimEnd());
  return 0;
}

/** Holds files against their form, each other and the catalogue, and says how much of each game is known with them. */
export async function cardsCheck(names: readonly string[], options: { format: 'pretty' | 'json' }): Promise<ExitCode> {
  const texts = await boxTexts(names);
  const files = texts === null ? null : await boxFiles(texts);
  if (files === null) return 2;
  const answers = mergedByGame(files).map(({ box, clashes }) => ({
    ruleset: box.game.ruleset.id,
    files: box.files.map(({ name, hash, source }) => ({ file: source.name, name, hash })),
    contradictions: [...clashes, ...againstTheCatalogue(box)],
    misspelt: perhapsMisspelt(box),
    settles: settledBy(box),
    known: knownWith(box),
  }));
  const code: ExitCode = answers.some(({ contradictions }) => contradictions.length > 0) ? 1 : 0;
  if (options.format === 'json') {
    print(json(answers, 2));
    return code;
  }
  for (const { ruleset, files: read, contradictions, misspelt, settles, known } of answers) {
    print(paint('bold', `${ruleset}: ${read.map(({ file }) => file).join(', ')}`));
    for (const { file, hash } of read) print(paint('dim', `  ${file}  ${hash}`));
    for (const { message } of contradictions) print(`  ${paint('red', 'contradiction')}  ${message}`);
    for (const message of misspelt) print(`  ${paint('yellow', 'new')}  ${message}`);
    for (const message of settles) print(`  ${paint('green', 'settles')}  ${message}`);
    for (const { kind, components, before, now, missing } of known) {
      const left = missing === 0 ? '' : `; ${missing} facts missing`;
      print(`  ${kind.padEnd(12)} ${now} of ${components} known (${before} without your box)${left}`);
    }
  }
  return code;
}

/** Prints several files of one game as one. */
export async function cardsMerge(names: readonly string[]): Promise<ExitCode> {
  const texts = await boxTexts(names);
  const files = texts === null ? null : await boxFiles(texts);
  if (files === null) return 2;
  const merged = mergedByGame(files);
  const [only, ...others] = merged;
  if (only === undefined || others.length > 0) {
    complain(
      `referee: files of one game can be merged; these are of ${merged.map(({ box }) => box.game.ruleset.id).join(' and ')}`,
    );
    return 2;
  }
  tellClashes(only.clashes);
  if (only.clashes.length > 0) return 2;
  print(json(asFile(only.box), 1));
  return 0;
}
