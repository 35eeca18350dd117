/**
 * @module
 * `referee completion bash|zsh|fish`: a script by which a shell completes commands, options, their values, names of charts and files.
 * It is made from the commands as they stand, and asks nobody when it is used.
 */
import type { Argument, Command, Option } from 'commander';
import { chartsOf } from '../../charts/index.ts';
import { boxedRulesets } from '../../referee/box/read.ts';
import { kindsOfComponents } from '../../referee/look.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import { rulesOf } from '../../rules/index.ts';
import { type ExitCode, print } from '../terminal.ts';

export type Shell = 'bash' | 'zsh' | 'fish';

/** What may be typed in a place: one of these words, a file, a folder, or what nobody can guess. */
type Values = readonly string[] | 'file' | 'folder' | 'any';

/** A command with what may follow it. */
interface Place {
  /** the words that lead to it: `rules coverage` */
  readonly path: string;
  readonly description: string;
  readonly commands: readonly Command[];
  readonly options: readonly Option[];
  /** what its first argument may be */
  readonly first: Values;
  /** by ruleset, which of it belongs to that game; empty: it is the same for all */
  readonly ofGames: ReadonlyMap<string, readonly string[]>;
}

/** The script for a shell. `defaults`: the command that is meant where none of a command's own is named. */
export function completion(shell: Shell, program: Command, defaults: ReadonlyMap<Command, Command>): ExitCode {
  const places = placesIn(program, '', defaults);
  const write = { bash, zsh, fish }[shell];
  print(write(places));
  return 0;
}

function placesIn(command: Command, path: string, defaults: ReadonlyMap<Command, Command>): Place[] {
  const meant = defaults.get(command) ?? command;
  const [argument] = meant.registeredArguments;
  const own: Place = {
    path,
    description: command.description(),
    commands: command.commands,
    options: meant.createHelp().visibleOptions(meant),
    first: argument === undefined ? 'any' : valuesOf(argument, argument.name()),
    ofGames: new Map(argument?.name() === 'chart' ? rulesetIds.map((id) => [id, chartNames(id)]) : []),
  };
  return [own, ...command.commands.flatMap((each) => placesIn(each, `${path} ${each.name()}`.trimStart(), defaults))];
}

/** What an argument or the value of an option may be, by its choices or by what it is called. */
function valuesOf({ argChoices }: Argument | Option, called: string): Values {
  if (argChoices !== undefined) return argChoices;
  switch (called) {
    case 'file':
    case 'files':
      return 'file';
    case 'folder':
      return 'folder';
    case 'chart':
      return [...new Set(rulesetIds.flatMap((id) => chartNames(id)))].sort();
    case 'kind':
      return [...new Set(rulesetIds.flatMap((id) => kindsIn(id)))];
    case 'components':
      return [...new Set(boxedRulesets().flatMap(({ form }) => Object.keys(form.kinds)))];
    case 'slug':
      return [...new Set(rulesetIds.flatMap((id) => rulesOf(id).map((rule) => rule.id.split('.')[1] ?? '')))].sort();
    case 'ruleset':
      return rulesetIds;
    default:
      return 'any';
  }
}

function chartNames(id: string): string[] {
  const game = rulesetOf(id);
  return game === undefined ? [] : [...chartsOf(game.ruleset).models.keys()];
}

function kindsIn(id: string): string[] {
  const game = rulesetOf(id);
  return game === undefined ? [] : kindsOfComponents(game);
}

/** What an option takes; null: nothing. */
function takenBy(option: Option): Values | null {
  const called = /[<[]([^\].>]+)/.exec(option.flags)?.[1];
  return called === undefined ? null : valuesOf(option, called === 'id' ? option.name() : called);
}

function flagsOf({ short, long }: Option): string[] {
  return [short, long].filter((flag) => flag !== undefined);
}

/** Commands that may be named here, and else what the first argument may be. */
function wordsAt({ commands, first }: Place): readonly string[] {
  const names = commands.map((command) => command.name());
  return typeof first === 'string' ? names : [...names, ...first];
}

/** A word as every one of these shells takes it. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** The lines of a `case` of bash and zsh: by command and by option, what comes next. */
function cases(
  places: readonly Place[],
  next: (values: Values) => string,
  narrowed: (place: Place) => string = () => '',
): { options: string; values: string; words: string } {
  const line = (pattern: string, then: string): string => `    ${pattern}) ${then} ;;`;
  const values = places.flatMap(({ path, options }) =>
    options.flatMap((option) => {
      const taken = takenBy(option);
      if (taken === null) return [];
      return line(
        flagsOf(option)
          .map((flag) => quoted(`${path}:${flag}`))
          .join('|'),
        next(taken),
      );
    }),
  );
  const flags = places.map(({ path, options }) => line(quoted(path), next(options.flatMap(flagsOf))));
  const words = places.map((place) => {
    const known = wordsAt(place);
    const then = next(known.length > 0 || typeof place.first !== 'string' ? known : place.first);
    return line(quoted(place.path), `${then}${narrowed(place)}`);
  });
  return { values: values.join('\n'), options: flags.join('\n'), words: words.join('\n') };
}

/** The words that lead to a command, as a pattern of `case`. */
function pathsOf(places: readonly Place[]): string {
  return places.flatMap(({ path }) => (path === '' ? [] : quoted(path))).join('|');
}

function bash(places: readonly Place[]): string {
  const offer = (of: readonly string[]): string => `words=${quoted(of.join(' '))}`;
  const { values, options, words } = cases(
    places,
    (of) => (typeof of === 'string' ? ':' : offer(of)),
    ({ ofGames }) =>
      [...ofGames]
        .map(([id, of]) => {
          const named = ['', '= '].map((by) => `$line == *${quoted(` --ruleset ${by}${id} `)}*`);
          return `\n      [[ ${named.join(' || ')} ]] && ${offer(of)}`;
        })
        .join(''),
  );
  // Where no word fits, readline completes names of files (`-o default`).
  return `# Completion of referee for bash. Load it with: source <(referee completion bash)
_referee() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} at= words= next i line=" \${COMP_WORDS[*]} "
  if [[ $cur == = ]]; then cur=
  elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="\${at:+$at }\${COMP_WORDS[i]}"
    case "$next" in
    ${pathsOf(places)}) at=$next ;;
    esac
  done
  COMPREPLY=()
  case "$at:$prev" in
${values}
    *)
      if [[ $cur == -* ]]; then
        case "$at" in
${options}
        esac
      else
        case "$at" in
${words}
        esac
      fi ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _referee referee outer-rim-referee`;
}

function zsh(places: readonly Place[]): string {
  const { values, options, words } = cases(places, (of) => {
    if (of === 'any') return ':';
    if (of === 'file') return '_files';
    if (of === 'folder') return '_files -/';
    return of.length === 0 ? ':' : `compadd -- ${of.map(quoted).join(' ')}`;
  });
  return `#compdef referee outer-rim-referee
# Completion of referee for zsh. Load it with: source <(referee completion zsh)
_referee() {
  local at= prev=\${words[CURRENT-1]} next i
  if [[ $PREFIX == --*=* ]]; then prev=\${PREFIX%%=*}; compset -P '*='; fi
  for ((i = 2; i < CURRENT; i++)); do
    next="\${at:+$at }\${words[i]}"
    case "$next" in
    ${pathsOf(places)}) at=$next ;;
    esac
  done
  case "$at:$prev" in
${values}
    *)
      if [[ $PREFIX == -* ]]; then
        case "$at" in
${options}
        esac
      else
        case "$at" in
${words}
        esac
      fi ;;
  esac
}
if [[ "\${funcstack[1]}" == _referee ]]; then _referee "$@"; else compdef _referee referee outer-rim-referee; fi`;
}

function fish(places: readonly Place[]): string {
  const lines = places.flatMap((place) => {
    const { path, commands, options } = place;
    const seen = path.split(' ').filter((word) => word !== '');
    const names = commands.map((command) => command.name());
    const conditions = [
      ...seen.map((word) => `__fish_seen_subcommand_from ${word}`),
      ...(names.length === 0 ? [] : [`not __fish_seen_subcommand_from ${names.join(' ')}`]),
    ];
    const start = `complete -c referee -n ${quoted(conditions.join('; and '))}`;
    return [
      ...commands.map((command) => `${start} -f -a ${quoted(command.name())} -d ${quoted(command.description())}`),
      ...(typeof place.first === 'string' ? [] : [`${start} -f -a ${quoted(place.first.join(' '))}`]),
      ...(place.first === 'file' ? [`${start} -F`] : []),
      ...options.map((option) => {
        const flags = flagsOf(option).map((flag) =>
          flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
        );
        return `${start} ${flags.join(' ')}${fishValues(takenBy(option))} -d ${quoted(option.description)}`;
      }),
    ];
  });
  return `# Completion of referee for fish. Load it with: referee completion fish | source
complete -c outer-rim-referee -w referee
complete -c referee -f
${lines.join('\n')}`;
}

function fishValues(values: Values | null): string {
  if (values === null) return '';
  if (values === 'any') return ' -x';
  if (values === 'file') return ' -r -F';
  return values === 'folder' ? ` -x -a '(__fish_complete_directories)'` : ` -x -a ${quoted(values.join(' '))}`;
}
