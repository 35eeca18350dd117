/**
 * @module
 * The command line. Results go to standard output, everything else to standard error; every flag is also an environment
 * variable `REFEREE_<FLAG>`.
 */
import { Command, InvalidArgumentError, Option } from 'commander';
import { ENGINE } from '../referee/version.ts';
import { plain } from '../referee/words.ts';
import { complain, type ExitCode, mayClose } from './terminal.ts';

function whole(text: string): number {
  if (!/^-?\d{1,9}$/.test(text)) throw new InvalidArgumentError('a whole number is needed.');
  return Number(text);
}

/** A whole number within these bounds. */
function within(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = whole(text);
    if (number < least || number > most) throw new InvalidArgumentError(`${least} to ${most} are possible.`);
    return number;
  };
}
/** A number of threads: none that only costs memory. */
const threads = within(0, 64);

/** What says no in a variable that switches something on. */
const OFF = ['', '0', 'no', 'off', 'false'];

function option(flags: string, description: string): Option {
  const made = new Option(flags, description);
  const variable = `REFEREE_${made.name().replaceAll('-', '_').toUpperCase()}`;
  const isOff = made.isBoolean() && OFF.includes((process.env[variable] ?? '').toLowerCase());
  return isOff ? made : made.env(variable);
}

/** An option of the service that bounds something. */
function bound(flags: string, description: string, least: number, most: number, usual: number): Option {
  return option(flags, `${description} (${least} to ${most})`).argParser(within(least, most)).default(usual);
}

const lang = (): Option =>
  option('--lang <lang>', 'language of citations and of the words around them').choices(['en', 'de']).default('en');
const ruleset = (): Option => option('--ruleset <id>', 'the game (left out: the first that is known)');
const format = (): Option =>
  option('--format <format>', 'how the answer is printed').choices(['pretty', 'json']).default('pretty');

/** Runs a command and sets the exit code; a fault of our own is told plainly, without a stack trace. */
function run(command: () => ExitCode | Promise<ExitCode>): Promise<void> {
  return Promise.resolve()
    .then(command)
    .then(
      (code) => {
        process.exitCode = code;
        // Nothing is left to be done: what Node would still tidy up takes as long as refereeing a log.
        if (process.stdout.writableLength + process.stderr.writableLength === 0) process.exit();
      },
      (error: unknown) => {
        complain(`referee: a fault of the referee itself: ${error instanceof Error ? error.message : String(error)}`);
        if (process.env['REFEREE_DEBUG'] !== undefined && error instanceof Error) complain(error.stack ?? '');
        process.exitCode = 2;
      },
    );
}

const program = new Command('referee')
  .configureOutput({
    writeErr: (text) => void process.stderr.write(text.split('\n').map(plain).join('\n')),
  })
  .description('Referee of board games: checks recorded games against the rules and cites the rule that was broken.')
  .version(ENGINE)
  .showHelpAfterError('(--help shows the usage)')
  .addHelpText(
    'beforeAll',
    'Example:\n  referee verify game.json            what is wrong with a recorded game, and under which rule\n  referee legal game.json --at 12     which moves are legal after entry 12\n',
  )
  .exitOverride((error) => {
    process.exit(error.exitCode === 0 ? 0 : 2);
  });

program
  .command('verify')
  .description(
    'check recorded games; exit code 0 all legal, 1 some violation, 2 unusable input, 3 unverifiable under --strict',
  )
  .argument('<files...>', 'logs (.json), or one log a line (.ndjson); - is standard input')
  .addOption(
    option('--format <format>', 'how the report is printed')
      .choices(['pretty', 'json', 'ndjson', 'sarif', 'junit', 'html', 'csv'])
      .default('pretty'),
  )
  .addOption(option('--strict', 'exit code 3 when something cannot be ruled').default(false))
  .addOption(option('--ndjson', 'the input holds one log a line').default(false))
  .addOption(
    option('--threads <n>', 'how many threads verify many logs (left out: one for each processor)').argParser(threads),
  )
  .addOption(option('--all', 'everything that was found, in full, however long it is').default(false))
  .addOption(
    option('--from <n>', 'pass over the first n findings of a log').argParser(within(0, 999_999_999)).default(0),
  )
  .addOption(lang())
  .action((files, options) => run(async () => (await import('./commands/verify.ts')).verifyFiles(files, options)));

program
  .command('legal')
  .description('the legal moves after an entry of a log')
  .argument('<file>', 'a log; - is standard input')
  .addOption(option('--at <entry>', 'after this entry (0-based; -1 is the start; left out: the end)').argParser(whole))
  .addOption(option('--seat <seat>', 'only the moves of this seat'))
  .addOption(option('--all', 'every move, however long the list is').default(false))
  .addOption(option('--from <n>', 'pass over the first n moves').argParser(within(0, 999_999_999)).default(0))
  .addOption(lang())
  .addOption(format())
  .action((file, options) => run(async () => (await import('./commands/questions.ts')).legal(file, options)));

program
  .command('explain')
  .description('every rule that is asked of a move, held or failed; exit code 1 when it is a violation')
  .argument('<file>', 'a log; - is standard input')
  .addOption(option('--at <entry>', 'the entry (0-based)').argParser(whole).makeOptionMandatory())
  .addOption(option('--move <json>', 'another move, tried in its place'))
  .addOption(option('--all', 'every value in full, however long it is').default(false))
  .addOption(lang())
  .addOption(format())
  .action((file, options) => run(async () => (await import('./commands/questions.ts')).explainMove(file, options)));

program
  .command('convert')
  .description('a log from JSON into the line notation, or back, without losing anything')
  .argument('<file>', 'a log; - is standard input')
  .addOption(option('--to <notation>', 'what is written (left out: the other notation)').choices(['lines', 'json']))
  .addOption(option('--out <file>', 'write it to this file'))
  .action((file, options) => run(async () => (await import('./commands/convert.ts')).convert(file, options)));

program
  .command('charts')
  .description('the statecharts; without a name, the list of them, or with --format who calls whom')
  .argument('[name]', 'a chart, such as turn')
  .addOption(
    option('--format <format>', 'how it is drawn (left out: mermaid, for --out svg)').choices([
      'mermaid',
      'svg',
      'xstate',
      'scxml',
      'markdown',
    ]),
  )
  .addOption(option('--out <folder>', 'write every chart to a file in this folder, and who calls whom as "index"'))
  .addOption(option('--state <state>', 'draw this state of the chart alone, with all that it contains (svg, mermaid)'))
  .addOption(option('--active <places>', 'states that stand out, such as turn.action.choosing,market-action.bought'))
  .addOption(option('--log <file>', 'the states in which this log stands stand out; - is standard input'))
  .addOption(
    option('--at <entry>', 'of --log: after this entry (0-based; -1 is the start; left out: the end)').argParser(whole),
  )
  .addOption(ruleset())
  .action((name, options) => run(async () => (await import('./commands/charts.ts')).charts(name, options)));

const rules = program.command('rules').description('the rule index, and how much of it is enforced');
rules
  .command('search', { isDefault: true })
  .description('rules by id or by words')
  .argument('[query]', 'the id of a rule, the beginning of one, or words')
  .addOption(lang())
  .addOption(ruleset())
  .addOption(format())
  .addOption(option('--limit <n>', 'the most rules to show').argParser(whole).default(20))
  .action((query, options) => run(async () => (await import('./commands/reference.ts')).rules(query, options)));
rules
  .command('coverage')
  .description('for every rule: enforced or not, and where')
  .addOption(option('--entry <slug...>', 'only the rules of these entries').default([]))
  .addOption(option('--all', 'also the rules that nobody enforces yet').default(false))
  .addOption(lang())
  .addOption(ruleset())
  .addOption(format())
  .action((options) => run(async () => (await import('./commands/reference.ts')).coverage(options)));

program
  .command('look')
  .description('components by words in their ids and names, English or German, or in what is known of them')
  .argument('[kind]', 'cards, spaces, ships, characters, … (left out: how many there are of which)')
  .argument('[words...]', 'words that are looked for (left out: all of them)')
  .addOption(ruleset())
  .addOption(format())
  .action((kind, words, options) => run(async () => (await import('./commands/look.ts')).look(kind, words, options)));

program
  .command('simulate')
  .description('random legal games as logs (several: one a line)')
  .addOption(ruleset())
  .addOption(option('--seed <n>', 'the same seed gives the same game').argParser(whole).default(1))
  .addOption(option('--games <n>', 'how many').argParser(whole).default(1))
  .addOption(option('--moves <n>', 'the most moves of a game').argParser(whole).default(2000))
  .addOption(
    option(
      '--header <json>',
      'parts of the header that these games are to have; the rest is made up, and no text is left untold',
    ),
  )
  .action((options) => run(async () => (await import('./commands/reference.ts')).simulateGames(options)));

program
  .command('serve')
  .description('the HTTP service')
  .addOption(new Option('--host <host>', 'the address to listen on').env('HOST').default('127.0.0.1'))
  .addOption(new Option('--port <port>', 'the port to listen on').env('PORT').argParser(whole).default(8080))
  .addOption(
    option('--threads <n>', 'how many logs are refereed at a time (left out: one for each processor)').argParser(
      within(1, 64),
    ),
  )
  .addOption(bound('--budget <seconds>', 'the longest time for one log', 1, 3_600, 120))
  .addOption(bound('--body <MiB>', 'the largest log, unpacked', 1, 32, 32))
  .addOption(bound('--memory <MiB>', 'what is held of bodies that arrive and answers that leave', 64, 65_536, 256))
  .addOption(bound('--queue <n>', 'how many logs may wait for a thread', 1, 100_000, 1_000))
  .addOption(bound('--connections <n>', 'how many connections there may be', 1, 65_535, 1_024))
  .addOption(bound('--pause <seconds>', 'the longest pause within a body, also of NDJSON', 1, 3_600, 15))
  .addOption(bound('--idle <seconds>', 'the longest time in which nothing moves on a connection', 1, 3_600, 30))
  .action((options) => run(async () => (await import('./commands/serve.ts')).serve(options)));

// A reader that has seen enough (`referee … | head`) closes the pipe: that is no fault.
// Whether a log is legal is still to be told, by the exit code; anything else has nothing more to do.
mayClose(() => {
  if (process.argv[2] !== 'verify') process.exit(0);
});

program.parseAsync();
