/**
 * @module
 * The modules that `--ruleset-module` names.
 */
import { RulesetError } from '../outside/define.ts';
import { loadRulesets } from '../outside/load.ts';
import { complain } from './terminal.ts';

/** Loads rulesets from outside before a command begins, and gives their ids; one that is of no use ends the program. */
export async function loadForCommand(files: readonly string[]): Promise<readonly string[]> {
  const refuse = (message: string): never => {
    complain(`referee: ${message}`);
    process.exit(2);
  };
  // Nothing is left to be done, and yet a module waits for something: Node would end here as if all were well.
  const stuck = (): never => refuse(`${files.join(', ')}: a module waits for what never comes`);
  process.once('beforeExit', stuck);
  try {
    return await loadRulesets(files);
  } catch (error) {
    if (!(error instanceof RulesetError)) throw error;
    return refuse(error.message);
  } finally {
    process.off('beforeExit', stuck);
  }
}
