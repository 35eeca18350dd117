/**
 * @module
 * Rulesets from modules: the files that `--ruleset-module` names. Only here a file is read; a browser has `addRuleset`.
 */
import { statSync } from 'node:fs';
import module from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addRuleset, isDefined } from './add.ts';
import { RulesetError } from './define.ts';

/** The packages that a module may name although nobody has installed them beside it: those that we have ourselves. */
const LENT = /^(zod|xstate)(\/|$)/;

let lending = false;

/** A module that names this package gets the one that runs; of those that rulesets are made of it gets ours if it has none. */
function lend(): void {
  if (lending) return;
  lending = true;
  const library = new URL('../library/index.ts', import.meta.url).href;
  // Node 20 cannot: there the packages have to be installed beside the module.
  module.registerHooks?.({
    resolve(specifier, context, next) {
      if (specifier === 'outer-rim-referee') return { url: library, shortCircuit: true };
      try {
        return next(specifier, context);
      } catch (error) {
        if (!LENT.test(specifier)) throw error;
        return next(specifier, { ...context, parentURL: import.meta.url });
      }
    },
  });
}

/**
 * Loads modules and takes up the rulesets that they export: what `defineRuleset` gives, as the default export or by any
 * name, or a list of such. Throws RulesetError, with a message for people, for a file that is missing, that cannot be run, or that
 * exports no ruleset; gives the ids of those that it has taken up.
 */
export async function loadRulesets(files: readonly string[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const file of files) ids.push(...(await loadRulesetsOf(file)));
  return ids;
}

async function loadRulesetsOf(file: string): Promise<string[]> {
  const path = resolve(file);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) throw new RulesetError(`${file}: there is no such file`);
  if (!stat.isFile()) throw new RulesetError(`${file}: this is no file`);
  lend();
  let exported: object;
  try {
    exported = (await import(pathToFileURL(path).href)) as object;
  } catch (error) {
    throw new RulesetError(`${file}: the module cannot be run: ${reasonOf(error)}`);
  }
  // What a module exports is a stranger's: looking at it may throw anything.
  try {
    const found = Object.values(exported).flat().filter(isDefined);
    if (found.length === 0)
      throw new RulesetError('the module exports no ruleset: export what "defineRuleset" returns, as its default');
    for (const one of found) addRuleset(one);
    return found.map(({ ruleset }) => ruleset.id);
  } catch (error) {
    if (error instanceof RulesetError) throw new RulesetError(`${file}: ${error.message}`);
    throw new RulesetError(`${file}: what the module exports cannot be used: ${reasonOf(error)}`);
  }
}

/** Why a module could not be run, in one line: it may have thrown what cannot even be looked at. */
export function reasonOf(error: unknown): string {
  try {
    return saidBy(error);
  } catch {
    return 'it throws what nobody can read';
  }
}

function saidBy(error: unknown): string {
  const code = (error as { code?: string } | null)?.code;
  if (code === 'ERR_UNKNOWN_FILE_EXTENSION')
    return 'this Node reads no TypeScript: compile it to JavaScript, or use Node 22.18 or newer';
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  // Node takes the file for CommonJS where the nearest package.json says so, as that of `npm init` does.
  if (/Cannot use import statement outside a module|Unexpected token 'export'/.test(line))
    return `${line}; name it .mts or .mjs, or write "type": "module" into the package.json of its folder`;
  return line;
}
