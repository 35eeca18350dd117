/**
 * @module
 * `referee rules`, `referee rules coverage`, `referee simulate`.
 */
import { nearWords } from '../../machines/near.ts';
import { type CoverageRow, coverageOf } from '../../referee/coverage.ts';
import type { Problem } from '../../referee/log/read.ts';
import { cut, didYouMean, meantPerhaps } from '../../referee/log/words.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import { simulationFor } from '../../referee/simulate.ts';
import { cite, type Lang, placeInWords, ruleOf, searchRules, textInWords } from '../../rules/index.ts';
import { kindInWords, phrases, whereInWords } from '../../rules/phrases.ts';
import { isMembers, type Json, readJson } from '../../schemas/json.ts';
import { complain, complainOf, type ExitCode, heard, paint, print, progress, wrap } from '../terminal.ts';

/** The game that is asked about: the first one that is known when none is named. */
export interface OfRuleset {
  readonly ruleset?: string | undefined;
}

/** The id of the game that is asked about: the one named, that of `REFEREE_RULESET`, or the first. */
export function idOf({ ruleset }: OfRuleset): string {
  const usual = process.env['REFEREE_RULESET'] ?? '';
  if (usual !== '' && ruleset === undefined && !rulesetIds.includes(usual)) {
    complain(
      `referee: REFEREE_RULESET is passed over: nobody here knows "${cut(usual)}"; ${didYouMean(usual, rulesetIds)}`,
    );
    delete process.env['REFEREE_RULESET'];
  }
  return ruleset ?? (rulesetIds.includes(usual) ? usual : (rulesetIds[0] ?? ''));
}

/** The ids of the games that are asked: the one that is named or usually meant, else all of them. */
export function idsOf(options: OfRuleset): readonly string[] {
  const usual = idOf(options);
  return options.ruleset === undefined && process.env['REFEREE_RULESET'] !== usual ? rulesetIds : [usual];
}

/** Says which other games have an answer, where none was named. */
export function sayOthers(others: readonly string[], lang: Lang, say: (line: string) => void): void {
  for (const id of others) say(phrases[lang].alsoIn(rulesetOf(id)?.ruleset.name ?? id, id));
}

/** Complains of a name that nobody knows. */
export function strange(what: string, word: string, known: readonly string[]): ExitCode {
  complain(`referee: nobody here knows the ${what} "${cut(word)}"; ${didYouMean(word, known)}`);
  return 2;
}

/** Prints the rules that a query finds (an empty one: all of them); all fields of a single one. */
export function rules(
  query: string,
  options: { ruleset?: string | undefined; lang: Lang; format: 'pretty' | 'json'; limit: number },
): ExitCode {
  const asked = idsOf(options);
  if (rulesetOf(asked[0] ?? '') === undefined) return strange('ruleset', idOf(options), rulesetIds);
  const { lang } = options;
  const words = phrases[lang];
  const names = (): string[] => [...new Set(asked.flatMap(namesIn))];
  const exact = ruleOf(query);
  // The first game that has something answers; of the others it is said that they have something, too.
  const books = BOOKS.filter((id) => query.toLowerCase().startsWith(`${id}.`));
  const finds = (books.length > 0 ? books : [...asked, LOG]).map((id) => ({ id, found: searchRules(id, query, lang) }));
  const [first, ...others] = exact === undefined ? finds.filter((one) => one.found.length > 0) : [];
  const found = exact === undefined ? (first?.found ?? []) : [exact];
  const other = others.map(({ id }) => id).filter((id) => id !== LOG);
  // What is written like the id of a rule is none of its words.
  if (ID.test(query) && !found.some(({ id }) => id.includes(query.toLowerCase())))
    return strange('rule', query, nearWords(query, names()).length > 0 ? names() : asked.flatMap(idsIn));
  const shown = found.slice(0, options.limit);
  if (options.format === 'json') {
    if (found.length > shown.length) complain(`referee: ${words.moreRules(found.length - shown.length)}`);
    print(
      JSON.stringify(
        shown.map((rule) => ({ ...rule, citation: cite(rule.id, lang) })),
        null,
        2,
      ),
    );
    sayOthers(other, lang, (line) => complain(`referee: ${line}`));
    return 0;
  }
  if (shown.length === 0) {
    const near = nearWords(query, names());
    complain(`referee: ${words.noRule(cut(query))}${meantPerhaps(near)}`);
    return 2;
  }
  for (const rule of shown) {
    const citation = cite(rule.id, lang);
    const where = `${citation.sourceName}, ${placeInWords(citation, lang)} · ${kindInWords(rule.kind, lang)}`;
    print(wrap(`${paint('cyan', rule.id)}  ${paint('dim', where)}`, '    ', ''));
    print(wrap(textInWords(citation, lang), '  '));
    for (const { source, note } of citation.overrules)
      print(paint('dim', wrap(`${words.overrules(source)}${note === undefined ? '' : `: ${note}`}`, '  ')));
  }
  if (found.length > shown.length) print(paint('dim', words.moreRules(found.length - shown.length)));
  sayOthers(other, lang, (line) => print(paint('dim', wrap(line, '  ', ''))));
  return 0;
}

/** What is written like the id of a rule: `movement.2`. */
const ID = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/i;

/** The rules that every log keeps, whatever its game; they are shown where the game says nothing. */
const LOG = 'log';
const BOOKS = [...rulesetIds, LOG];

function idsIn(ruleset: string): string[] {
  return searchRules(ruleset, '', 'en').map(({ id }) => id);
}

/** By what rules are asked for: their ids, entries, words of entries, and what else may stand there. */
function namesIn(ruleset: string): string[] {
  const ids = idsIn(ruleset);
  const entries = ids.map((id) => id.split('.')[1] ?? '');
  const words = entries.flatMap((entry) => entry.split('-')).filter((word) => word.length > 3);
  return [...new Set([...ids, ...entries, ...words, 'coverage'])];
}

const STATUS = {
  enforced: 'green',
  'not-a-constraint': 'dim',
  'needs-card-text': 'yellow',
  'table-only': 'dim',
  waiting: 'yellow',
  missing: 'red',
} as const;

const STATUSES = Object.keys(STATUS) as (keyof typeof STATUS)[];

/** Prints which rules are enforced and where. Exit code 1 when a rule that is asked for is missing. */
export function coverage(options: {
  ruleset?: string | undefined;
  entry: readonly string[];
  lang: Lang;
  format: 'pretty' | 'json';
  all: boolean;
}): ExitCode {
  const tables = idsOf(options).flatMap((id) => (rulesetIds.includes(id) ? (coverageOf(id) ?? []) : []));
  if (tables.length === 0) return strange('ruleset', idOf(options), rulesetIds);
  const asked = new Set(options.entry);
  const slugsIn = ({ rules: rows }: Table): Set<string> => new Set(rows.map((row) => row.id.split('.')[1] ?? ''));
  const slugs = new Set(tables.flatMap((table) => [...slugsIn(table)]));
  for (const slug of asked) if (!slugs.has(slug)) return strange('entry', slug, [...slugs]);
  const having = tables.filter((table) => asked.size === 0 || [...slugsIn(table)].some((slug) => asked.has(slug)));
  for (const table of options.format === 'json' ? having.slice(0, 1) : having) tellCoverage(table, asked, options);
  if (options.format === 'json') {
    const others = having.slice(1).map(({ ruleset }) => ruleset);
    sayOthers(others, options.lang, (line) => complain(`referee: ${line}`));
  }
  return 0;
}

type Table = NonNullable<ReturnType<typeof coverageOf>>;

/** Prints the rules of one game, those of the entries that are asked for. */
function tellCoverage(
  table: Table,
  asked: ReadonlySet<string>,
  options: { readonly lang: Lang; readonly format: 'pretty' | 'json'; readonly all: boolean },
): void {
  const rows = asked.size === 0 ? table.rules : table.rules.filter((row) => asked.has(row.id.split('.')[1] ?? ''));
  const count = (status: CoverageRow['status']): number => rows.filter((row) => row.status === status).length;
  const missing = rows.filter((row) => row.status === 'missing').map((row) => row.id);
  if (options.format === 'json') {
    const waiting = rows.filter((row) => row.status === 'waiting').map((row) => row.id);
    print(
      JSON.stringify(
        {
          ruleset: table.ruleset,
          total: rows.length,
          enforced: count('enforced'),
          notAConstraint: count('not-a-constraint'),
          needsCardText: count('needs-card-text'),
          tableOnly: count('table-only'),
          missing,
          waiting,
          rules: rows,
        },
        null,
        2,
      ),
    );
    return;
  }
  const words = phrases[options.lang];
  for (const row of rows) {
    if (row.status === 'missing' && asked.size === 0 && !options.all) continue;
    const status = `${paint(STATUS[row.status], words.status[row.status].padEnd(16))} `;
    print(
      wrap(
        `${paint('cyan', row.id.padEnd(44))} ${row.where.map((where) => whereInWords(where, options.lang)).join('; ')}`.trimEnd(),
        ' '.repeat(17),
        status,
      ),
    );
  }
  print(
    paint(
      'bold',
      wrap(
        `${rulesetOf(table.ruleset)?.ruleset.name}, ${words.covered.rules(rows.length)}: ${STATUSES.map((status) => words.covered[status](count(status))).join(', ')}`,
        '  ',
        '',
      ),
    ),
  );
}

/** A log as a person would lay it out: the header indented, each move on a line of its own. */
function layOut({ moves, ...header }: { readonly [key: string]: Json }): string {
  const head = JSON.stringify(header, null, 2).slice(0, -2);
  const lines = (Array.isArray(moves) ? moves : []).map((move) => `    ${JSON.stringify(move)}`);
  return `${head},\n  "moves": [\n${lines.join(',\n')}\n  ]\n}`;
}

/** Prints random legal games: one as an indented log, several as NDJSON. */
export async function simulateGames(options: {
  ruleset?: string | undefined;
  seed: number;
  games: number;
  moves: number;
  header?: string | undefined;
  cards?: readonly string[] | undefined;
  lang?: Lang | undefined;
}): Promise<ExitCode> {
  const { header, games, lang } = options;
  const refuse = (problems: readonly Problem[]): ExitCode => {
    complainOf('--header', problems, lang);
    return 2;
  };
  const parts = header === undefined ? undefined : readJson(header);
  if (parts?.ok === false) return refuse([parts.problem]);
  // Who names no game, and asks for the header of one, means that one.
  const id = options.ruleset ?? (isMembers(parts?.value) ? parts.value['ruleset'] : undefined) ?? idOf(options);
  if (typeof id !== 'string' || rulesetOf(id) === undefined) return strange('ruleset', String(id), rulesetIds);
  const boxed = options.cards === undefined ? undefined : await (await import('../boxes.ts')).boxedWith(options.cards);
  if (boxed === null) return 2;
  let moves = 0;
  let index = 0;
  const tick = progress(() => `simulating game ${index + 1} of ${games}: ${moves} moves`);
  const look = (): void => {
    moves += 1;
    tick();
  };
  for (; index < games; index += 1) {
    moves = 0;
    const made = simulationFor(id, options.seed + index, options.moves, parts?.value, header, look, boxed);
    if (!made.ok) return refuse(made.problems);
    print(games === 1 ? layOut(made.value.log) : JSON.stringify(made.value.log));
    await heard();
  }
  return 0;
}
