/**
 * @module
 * The command line. Results go to standard output, everything else to standard error.
 */
import { Argument, Command, Help, InvalidArgumentError, Option } from 'commander';
import { plain } from '../referee/log/words.ts';
import { ENGINE } from '../referee/version.ts';
import { passOverVariables, setting } from './settings.ts';
import { complain, type ExitCode, erase, leave, mayClose, wrap } from './terminal.ts';

function whole(text: string): number {
  if (!/^-?\d+$/.test(text)) throw new InvalidArgumentError('a whole number is needed.');
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new InvalidArgumentError('a smaller number is needed.');
  return number;
}

/** A whole number within these bounds. */
function within(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = whole(text);
    if (number < least || number > most) throw new InvalidArgumentError(`${least} to ${most} are possible.`);
    return number;
  };
}
/** An address to listen on: none at all would be every one that there is. */
function address(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('an address is needed.');
  return text;
}

/** A number of threads: none that only costs memory. */
const threads = within(0, 64);

function option(flags: string, description: string): Option {
  return new Option(flags, description);
}

/** An option of the service that bounds something. */
function bound(flags: string, description: string, least: number, most: number, usual: number): Option {
  return setting(flags, `${description} (${least} to ${most})`).argParser(within(least, most)).default(usual);
}

const lang = (): Option =>
  setting('--lang <lang>', 'language of citations and of the words around them').choices(['en', 'de']).default('en');
/** Of a command that says nothing of its own in German: only what is wrong with what it is given. */
const faultsIn = (): Option =>
  setting('--lang <lang>', 'language in which faults of the input are told').choices(['en', 'de']).default('en');
const OWN = 'what you have read off your own box holds too (may be given more than once)';
const cards = (says = OWN): Option =>
  option('--cards <file>', says).argParser((file: string, before: readonly string[] | undefined) => [
    ...(before ?? []),
    file,
  ]);
/** Where no answer hangs on them, files of cards may be named as well, as with every command; one that cannot be used is told. */
const ANYWAY = 'a file of cards, which changes nothing here, but is checked (may be given more than once)';
const ruleset = (): Option =>
  option('--ruleset <id>', 'the game (left out: that of REFEREE_RULESET, or the first that has an answer)');
const modules = (): Option =>
  setting('--ruleset-module <file>', 'a module with a ruleset from outside; may be given more than once').argParser(
    (file: string, others: readonly string[] | undefined) => [...(others ?? []), file],
  );
const format = (): Option =>
  setting('--format <format>', 'how the answer is printed').choices(['pretty', 'json']).default('pretty');

/** Ends the help of a command with examples: what is typed, and what that is for. */
function examples(command: Command, lines: readonly (readonly [typed: string, purpose: string])[]): void {
  const text = (): string =>
    lines.map(([typed, purpose]) => `  referee ${typed}\n${wrap(purpose, '      ')}`).join('\n');
  command.addHelpText('after', () => `\nExamples:\n${text()}`);
}

/** Runs a command and sets the exit code; a fault of our own is told plainly, without a stack trace (`tellFault`). */
function run(command: () => ExitCode | Promise<ExitCode>): Promise<void> {
  return Promise.resolve()
    .then(command)
    .then((code) => {
      erase();
      process.exitCode = code;
      // Nothing is left to be done: what Node would still tidy up takes as long as refereeing a log.
      if (process.stdout.errored !== null || process.stdout.writableLength + process.stderr.writableLength === 0)
        leave(code);
    }, tellFault);
}

/** Runs a command that has nothing to do with the files of cards that are named, if these can be used. */
function runWith({ cards }: { cards?: readonly string[] }, command: () => ExitCode | Promise<ExitCode>): Promise<void> {
  return run(async () => {
    const boxed = cards === undefined ? undefined : await (await import('./boxes.ts')).boxedWith(cards);
    return boxed === null ? 2 : command();
  });
}

function tellFault(error: unknown): void {
  complain(`referee: a fault of the referee itself: ${error instanceof Error ? error.message : String(error)}`);
  if (process.env['REFEREE_DEBUG'] !== undefined && error instanceof Error) complain(error.stack ?? '');
  process.exitCode = 2;
}

const program = new Command('referee')
  .configureOutput({
    writeErr: (text) => void process.stderr.write(text.split('\n').map(plain).join('\n')),
  })
  .description('Referee of board games: checks recorded games against the rules and cites the rule that was broken.')
  .version(ENGINE)
  .configureHelp({
    minWidthToWrap: 10,
    // Where too little room is left beside the terms, what they say stands under them.
    formatItem(term, termWidth, description, helper) {
      const beside = (helper.helpWidth ?? 80) - termWidth - 4;
      if (beside >= 20) return Help.prototype.formatItem.call(helper, term, termWidth, description, helper);
      const under = helper.boxWrap(description, Math.max((helper.helpWidth ?? 80) - 6, 10));
      return `  ${term}\n${under.replace(/^(?=.)/gm, '      ')}`.trimEnd();
    },
  })
  .showHelpAfterError('(--help shows the usage)')
  .exitOverride((error) => {
    leave(error.exitCode === 0 ? 0 : 2);
  });

program.hook('preAction', async (_, command) => {
  const { rulesetModule: files, ruleset: asked } = command.opts<{ rulesetModule?: string[]; ruleset?: string }>();
  if (files === undefined) return;
  const { loadForCommand } = await import('./modules.ts');
  const [first] = await loadForCommand(files);
  // Who brings a game and names none asks about that one.
  if (asked === undefined && process.env['REFEREE_RULESET'] === undefined) command.setOptionValue('ruleset', first);
});

const verify = program
  .command('verify')
  .description(
    'check recorded games; exit code 0 all legal, 1 some violation, 2 unusable input, 3 unverifiable under --strict',
  )
  .argument(
    '<files...>',
    'logs (.json; .referee, .log or .txt in the line notation), or one log a line (.ndjson); folders with such files; patterns such as "games/**/*.json"; - is standard input',
  )
  .addOption(
    setting('--format <format>', 'how the report is printed')
      .choices(['pretty', 'json', 'ndjson', 'sarif', 'junit', 'html', 'csv'])
      .default('pretty'),
  )
  .addOption(
    setting(
      '--quiet',
      'nothing about legal logs, and a line for each breach or, where there is none, for what cannot be ruled',
    ).default(false),
  )
  .addOption(setting('--strict', 'exit code 3 when something cannot be ruled').default(false))
  .addOption(option('--ndjson', 'the input holds one log a line').default(false))
  .addOption(
    setting('--threads <n>', 'how many threads verify many logs (left out: one for each processor)').argParser(threads),
  )
  .addOption(setting('--all', 'everything that was found, in full, however long it is').default(false))
  .addOption(
    option('--from <n>', 'pass over the first n findings of a log').argParser(within(0, 999_999_999)).default(0),
  )
  .addOption(cards())
  .addOption(lang())
  .addOption(modules())
  .action((files, options) => run(async () => (await import('./commands/verify.ts')).verifyFiles(files, options)));

const legal = program
  .command('legal')
  .description('the legal moves after an entry of a log')
  .argument('<file>', 'a log; - is standard input')
  .addOption(option('--at <entry>', 'after this entry (0-based; -1 is the start; left out: the end)').argParser(whole))
  .addOption(option('--seat <seat>', 'only the moves of this seat'))
  .addOption(setting('--all', 'every move, however long the list is').default(false))
  .addOption(option('--from <n>', 'pass over the first n moves').argParser(within(0, 999_999_999)).default(0))
  .addOption(cards())
  .addOption(lang())
  .addOption(format())
  .addOption(modules())
  .action((file, options) => run(async () => (await import('./commands/questions.ts')).legal(file, options)));

const explain = program
  .command('explain')
  .description('why a move is legal or not: the rules that decide it; exit code 1 when it is a violation')
  .argument('<file>', 'a log; - is standard input')
  .addOption(option('--at <entry>', 'the entry (0-based)').argParser(whole).makeOptionMandatory())
  .addOption(
    option('--move <move>', 'another move, tried in its place: JSON, or a line such as "jyn planning.move naboo"'),
  )
  .addOption(setting('--all', 'also every rule that held, and every value in full').default(false))
  .addOption(cards())
  .addOption(lang())
  .addOption(format())
  .addOption(modules())
  .action((file, options) => run(async () => (await import('./commands/questions.ts')).explainMove(file, options)));

const aiTurn = program
  .command('ai-turn')
  .description('the turn of a seat that nobody plays, as far as dice, cards and people have nothing to decide')
  .argument('<file>', 'a log; - is standard input')
  .addOption(
    option('--at <entry>', 'on from this entry (0-based; -1 is the start; left out: the end)').argParser(whole),
  )
  .addOption(
    option(
      '--move <move>',
      'what has come up since: a line such as "ai.card hunter-3" or JSON; may be given more than once',
    ).argParser((move: string, before: readonly string[] | undefined) => [...(before ?? []), move]),
  )
  .addOption(option('--append', 'write the moves to the end of the log too').default(false))
  .addOption(setting('--all', 'every move that may come next, however long the list is').default(false))
  .addOption(cards())
  .addOption(lang())
  .addOption(
    setting('--format <format>', 'how the answer is printed; lines: only the moves, as lines of a log')
      .choices(['pretty', 'json', 'lines'])
      .default('pretty'),
  )
  .addOption(modules())
  .action((file, options) => run(async () => (await import('./commands/ai-turn.ts')).aiTurn(file, options)));

const convert = program
  .command('convert')
  .description('a log from JSON into the line notation, or back, without losing anything')
  .argument('<file>', 'a log; - is standard input')
  .addOption(option('--to <notation>', 'what is written (left out: the other notation)').choices(['lines', 'json']))
  .addOption(
    option(
      '--begin-at <entry>',
      'the log from behind this entry on (0-based), which begins in the position there, in the same notation',
    ).argParser(whole),
  )
  .addOption(option('--out <file>', 'write it to this file'))
  .addOption(cards('what you have read off your own box, where a log begins anew (may be given more than once)'))
  .addOption(faultsIn())
  .addOption(modules())
  .action((file, options) =>
    runWith(options, async () => (await import('./commands/convert.ts')).convert(file, options)),
  );

const charts = program
  .command('charts')
  .description('the statecharts; without a name, the list of them, or with --format who calls whom')
  .argument('[chart]', 'a chart, such as turn')
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
  .addOption(cards())
  .addOption(faultsIn())
  .addOption(ruleset())
  .addOption(modules())
  .action((name, options) => run(async () => (await import('./commands/charts.ts')).charts(name, options)));

const rules = program.command('rules').description('the rule index, and how much of it is enforced');
const search = rules
  .command('search', { isDefault: true })
  .description('rules by id or by words')
  .argument('[query...]', 'the id of a rule, the beginning of one, or words')
  .addOption(cards(ANYWAY))
  .addOption(lang())
  .addOption(ruleset())
  .addOption(format())
  .addOption(option('--limit <n>', 'the most rules to show').argParser(within(1, 999_999_999)).default(20))
  .addOption(modules())
  .action((words: readonly string[], options) =>
    runWith(options, async () => (await import('./commands/reference.ts')).rules(words.join(' '), options)),
  );
const coverage = rules
  .command('coverage')
  .description('for every rule: enforced or not, and where')
  .addOption(option('--entry <slug...>', 'only the rules of these entries').default([]))
  .addOption(cards(ANYWAY))
  .addOption(setting('--all', 'also the rules that nobody enforces yet').default(false))
  .addOption(lang())
  .addOption(ruleset())
  .addOption(format())
  .addOption(modules())
  .action((options) => runWith(options, async () => (await import('./commands/reference.ts')).coverage(options)));

const look = program
  .command('look')
  .description('components by words in their ids and names, English or German, or in what is known of them')
  .argument('[kind]', 'cards, spaces, ships, characters, … (left out: how many there are of which)')
  .argument('[words...]', 'words that are looked for (left out: all of them)')
  .addOption(cards())
  .addOption(ruleset())
  .addOption(format())
  .addOption(modules())
  .action((kind, words, options) => run(async () => (await import('./commands/look.ts')).look(kind, words, options)));

const map = program
  .command('map')
  .description('the board as SVG, with ids, names and paths; with a log also what stands where')
  .addOption(option('--log <file>', 'the log whose position is drawn; - is standard input'))
  .addOption(
    option('--at <entry>', 'of --log: after this entry (0-based; -1 is the start; left out: the end)').argParser(whole),
  )
  .addOption(cards())
  .addOption(faultsIn())
  .addOption(ruleset())
  .addOption(modules())
  .action((options) => run(async () => (await import('./commands/map.ts')).map(options)));

const simulate = program
  .command('simulate')
  .description('random legal games as logs (several: one a line)')
  .addOption(cards())
  .addOption(ruleset())
  .addOption(option('--seed <n>', 'the same seed gives the same game').argParser(whole).default(1))
  .addOption(option('--games <n>', 'how many').argParser(within(1, 999_999_999)).default(1))
  .addOption(option('--moves <n>', 'the most moves of a game').argParser(within(0, 999_999_999)).default(2000))
  .addOption(
    option(
      '--header <json>',
      'parts of the header that these games are to have; the rest is made up, and no text is left untold',
    ),
  )
  .addOption(faultsIn())
  .addOption(modules())
  .action((options) => run(async () => (await import('./commands/reference.ts')).simulateGames(options)));

const ownCards = program
  .command('cards')
  .description('what you have read off your own box: costs, icons, texts as programs');
const cardsTemplate = ownCards
  .command('template')
  .description('a file to fill in: every component of which something is missing')
  .addOption(option('--kind <components>', 'only components of this kind, such as patrols'))
  .addOption(ruleset())
  .addOption(modules())
  .action((options) => run(async () => (await import('./commands/cards.ts')).cardsTemplate(options)));
const cardsCheck = ownCards
  .command('check')
  .description('check files of cards; exit code 0 fine, 1 they contradict each other or the catalogue, 2 unusable')
  .argument('<files...>', 'files of cards (YAML or JSON); - is standard input')
  .addOption(format())
  .addOption(modules())
  .action((files, options) => run(async () => (await import('./commands/cards.ts')).cardsCheck(files, options)));
const cardsMerge = ownCards
  .command('merge')
  .description('several files of cards of one game as one; exit code 2 when they contradict each other')
  .argument('<files...>', 'files of cards (YAML or JSON); - is standard input')
  .addOption(modules())
  .action((files) => run(async () => (await import('./commands/cards.ts')).cardsMerge(files)));

const serve = program
  .command('serve')
  .description('the HTTP service')
  .addOption(
    new Option('--host <host>', 'the address to listen on').env('HOST').argParser(address).default('127.0.0.1'),
  )
  .addOption(
    new Option('--port <port>', 'the port to listen on').env('PORT').argParser(within(0, 65_535)).default(8080),
  )
  .addOption(
    setting('--threads <n>', 'how many logs are refereed at a time (left out: one for each processor)').argParser(
      within(1, 64),
    ),
  )
  .addOption(bound('--budget <seconds>', 'the longest time for one log', 1, 3_600, 120))
  .addOption(bound('--body <MiB>', 'the largest log, unpacked', 1, 32, 32))
  .addOption(bound('--memory <MiB>', 'what is held of bodies that arrive and answers that leave', 64, 65_536, 256))
  .addOption(bound('--queue <n>', 'how many logs may wait for a thread', 1, 100_000, 1_000))
  .addOption(bound('--connections <n>', 'how many connections there may be', 1, 65_535, 1_024))
  .addOption(bound('--pause <seconds>', 'the longest pause within a body, also of NDJSON', 1, 3_600, 15))
  .addOption(setting('--games <folder>', 'where games are kept that are being played (left out: only in memory)'))
  .addOption(bound('--idle <seconds>', 'the longest time in which nothing moves on a connection', 1, 3_600, 30))
  .addOption(cards())
  .addOption(modules())
  .action((options) => run(async () => (await import('./commands/serve.ts')).serve(options)));

const completion = program
  .command('completion')
  .description('a script by which a shell completes what is typed')
  .addArgument(new Argument('<shell>', 'the shell').choices(['bash', 'zsh', 'fish']))
  .action((shell) =>
    run(async () => (await import('./commands/completion.ts')).completion(shell, program, new Map([[rules, search]]))),
  );

examples(program, [
  ['verify game.json', 'whether a recorded game is legal; if not, what is wrong with it, and under which rule'],
  ['legal game.json --at 2', 'the moves that are legal after entry 2'],
  ['verify --help', 'all that a command can do, with examples'],
]);
examples(verify, [
  ['verify game.json', 'one game: legal, or what is wrong with it, and under which rule'],
  ['verify games --quiet', 'every game of a folder; only what is not legal is told, in a line each'],
  ["verify 'games/**/*.json' --format junit > referee.xml", 'games by a pattern, as a test report'],
  ['simulate --seed 7 | referee verify -', 'a game from another program'],
]);
examples(legal, [
  ['legal game.json', 'the moves that may come next'],
  ['legal game.json --at 1 --seat ketsu', 'those that one player had after entry 1'],
  ['legal game.json --at 1 --format json', 'with all that may vary in them, for a program'],
]);
examples(explain, [
  ['explain game.json --at 2', 'why entry 2 is legal or not'],
  ['explain game.json --at 2 --all', 'with every rule that was asked'],
  [
    `explain game.json --at 10 --move '{ "type": "planning.move", "seat": "ketsu", "to": "naboo" }'`,
    'whether another move would have been legal there',
  ],
]);
examples(aiTurn, [
  ['ai-turn solo.json', 'what the AI player does, and which card or die is next'],
  ['ai-turn solo.json --move "ai.card hunter-3"', 'what it does with this card'],
  ['ai-turn solo.json --move "ai.card hunter-3" --append', 'the same, written to the log'],
  ['ai-turn solo.json --at -1 --format json', 'with all rules and what may come next, for a program'],
]);
examples(convert, [
  ['convert game.json', 'a log in the line notation, as a person writes it'],
  ['convert game.json | referee convert - > same.json', 'there and back'],
  ['convert game.json --begin-at 0 > later.json', 'a log that begins where this one stands after entry 0'],
]);
examples(charts, [
  ['charts', 'the list of all charts'],
  ['charts turn --format svg > turn.svg', 'one of them, drawn'],
  ['charts turn --format svg --log game.json --at 12 > turn.svg', 'the same, with the state of a game standing out'],
  ['charts --out drawings --format mermaid', 'all of them in a folder'],
]);
examples(rules, [
  ['rules maelstrom', 'the rules that speak of something'],
  ['rules outer-rim.movement.2 --lang de', 'one rule, in German'],
  ['rules coverage --entry movement', 'which rules of an entry are enforced, and where'],
]);
examples(search, [
  ['rules search maelstrom --limit 3', 'the first three rules that speak of something'],
  ['rules search outer-rim.movement.2 --format json', 'a rule and those that stand below it, for a program'],
]);
examples(coverage, [
  ['rules coverage', 'every rule, whether it is enforced, and where'],
  ['rules coverage --entry movement adjacency', 'those of two entries'],
]);
examples(map, [
  ['map', 'the board, with ids, names and paths'],
  ['map --log game.json --at 12', 'what stands where after entry 12'],
]);
examples(look, [
  ['look', 'how many components there are of which kind'],
  ['look spaces naboo', 'a space by its name'],
  ['look cards blaster --format json', 'cards by a word, for a program'],
]);
examples(simulate, [
  ['simulate --seed 7 > random.json', 'a random legal game'],
  [
    'simulate --ruleset deckbuilding --games 3 --moves 50 > games.ndjson',
    'three of the other game, one a line, cut short',
  ],
  [`simulate --header '{ "start": "set-up", "options": { "ambitions": true } }'`, 'a game with these options'],
]);
examples(ownCards, [
  ['cards template --kind patrols > box.yaml', 'a file to fill in from your own box'],
  ['cards check box.yaml', 'what is wrong with it, and how much of the game is known with it'],
  ['look patrols --cards box.yaml', 'the patrols, with what it says of them'],
]);
examples(cardsTemplate, [
  ['cards template > box.yaml', 'every component of which something is missing'],
  ['cards template --ruleset deckbuilding > decks.yaml', 'those of the other game'],
]);
examples(cardsCheck, [
  ['cards check box.yaml', 'what is wrong with a file, and how much of the game is known with it'],
  ['cards check box.yaml --format json', 'the same for a program'],
]);
examples(cardsMerge, [
  ['cards merge box.yaml box.yaml > all.json', 'several files as one'],
  ['cards merge box.yaml > box.json', 'a file of YAML as JSON'],
]);
examples(serve, [
  ['serve', 'the service on port 8080; /docs is a page to read'],
  ['serve --port 9000 --threads 2', 'on another port, with two games at a time'],
  ['serve --games games', 'games that are played on the service outlive it'],
]);
examples(completion, [
  ['completion bash > ~/.local/share/bash-completion/completions/referee', 'for bash'],
  ['completion zsh > ~/.zfunc/_referee', 'for zsh, with ~/.zfunc in fpath'],
  ['completion fish > ~/.config/fish/completions/referee.fish', 'for fish'],
]);

for (const parent of [program, rules, ownCards])
  parent.hook('preSubcommand', (_, command) => passOverVariables(program, command));

// A reader that has seen enough (`referee … | head`) closes the pipe: that is no fault.
// Whether a log is legal is still to be told, by the exit code; anything else has nothing more to do.
mayClose(() => {
  if (process.argv[2] !== 'verify') process.exit(0);
});

// "help" of what is no command would only show the usage.
const [, , word, about = 'help'] = process.argv;
const known = ['help', ...program.commands.map((command) => command.name())];
if (word === 'help' && !about.startsWith('-') && !known.includes(about))
  program.error(`error: unknown command '${about}'`);

program.parseAsync().catch(tellFault);
