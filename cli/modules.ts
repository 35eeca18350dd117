/**
 * @module
 * The modules that `--ruleset-module` names.
 */
import { RulesetError } from '../outside/define.ts';
import { loadRulesets, reasonOf } from '../outside/load.ts';
import { complain } from './terminal.ts';

/** Loads rulesets from outside before a command begins, and gives their ids; one that is of no use ends the program. */
export async function loadForCommand(files: readonly string[]): Promise<readonly string[]> {
  const refuse = (message: string): never => {
    process.off('exit', ended);
    complain(`referee: ${message}`);
    process.exit(2);
  };
  const all = files.join(', ');
  // What a module does later on while it is loaded, and that it ends the program, is its fault and says nothing of a log.
  const thrown = (error: unknown): never => refuse(`${all}: the module cannot be run: ${reasonOf(error)}`);
  const ended = (): void => {
    complain(`referee: ${all}: a module ends the program`);
    process.exitCode = 2;
  };
  // Nothing is left to be done, and yet a module waits for something: Node would end here as if all were well.
  const stuck = (): never => refuse(`${all}: a module waits for what never comes`);
  process.once('beforeExit', stuck);
  process.once('uncaughtException', thrown);
  process.once('exit', ended);
  try {
    return await loadRulesets(files);
  } catch (error) {
    if (!(error instanceof RulesetError)) throw error;
    return refuse(error.message);
  } finally {
    process.off('beforeExit', stuck);
    process.off('uncaughtException', thrown);
    process.off('exit', ended);
  }
}
