/**
 * @module
 * The modules that `--ruleset-module` names.
 */
import { RulesetError } from '../outside/define.ts';
import { loadRulesets } from '../outside/load.ts';
import { complain } from './terminal.ts';

/** Loads rulesets from outside before a command begins, and gives their ids; one that is of no use ends the program. */
export async function loadForCommand(files: readonly string[]): Promise<readonly string[]> {
  try {
    return await loadRulesets(files);
  } catch (error) {
    if (!(error instanceof RulesetError)) throw error;
    complain(`referee: ${error.message}`);
    process.exit(2);
  }
}
