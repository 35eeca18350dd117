/**
 * @module
 * Options that are also environment variables: what somebody wants of every command (`REFEREE_FORMAT`, `REFEREE_LANG`), and what
 * bounds the service. What is asked in one question (`--at`, `--seat`) is none of these.
 */
import { type Command, Option } from 'commander';
import { didYouMean } from '../referee/log/words.ts';
import { complain } from './terminal.ts';

/** What says no in a variable that switches something on; anything else says yes. */
const OFF = ['', '0', 'no', 'off', 'false'];

/** An option that the variable `REFEREE_<FLAG>` sets where the command line does not. */
export function setting(flags: string, description: string): Option {
  const made = new Option(flags, description);
  return made.env(`REFEREE_${made.name().replaceAll('-', '_').toUpperCase()}`);
}

/** Whether an option takes a value. */
function takes(option: Option, value: string): boolean {
  try {
    option.parseArg?.(value, undefined);
    return true;
  } catch {
    return false;
  }
}

function commandsIn(command: Command): Command[] {
  return [command, ...command.commands.flatMap(commandsIn)];
}

/**
 * Passes over the variables whose values this command does not take, if other commands have the option too: what is meant for one
 * command breaks no other; and those without a value. A value that none of them takes is told. (Where only this command has the option, commander refuses it.)
 */
export function passOverVariables(program: Command, command: Command): void {
  const all = commandsIn(program).flatMap(({ options }) => options);
  for (const option of command.options) {
    const { envVar = '' } = option;
    const value = process.env[envVar];
    // A variable without a value says nothing: `HOST=` opens the service to nobody else.
    if (value === '' || (option.isBoolean() && OFF.includes(value?.toLowerCase() ?? ''))) delete process.env[envVar];
    const same = all.filter((other) => other.envVar === envVar);
    if (value === undefined || value === '' || same.length < 2 || takes(option, value)) continue;
    delete process.env[envVar];
    const choices = [...new Set(same.flatMap(({ argChoices = [] }) => argChoices))];
    if (same.some((other) => takes(other, value))) continue;
    const meant = choices.length === 0 ? '' : `; ${didYouMean(value, choices)}`;
    complain(`referee: ${envVar} is passed over: no command takes "${value.slice(0, 60)}"${meant}`);
  }
}
