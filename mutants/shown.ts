/**
 * @module
 * Everything that shows a ruleset at work and says what must come of it: the examples and the cards of the tests, and the
 * fixtures with their golden reports. Each can be asked whether a changed ruleset still does what it says.
 */
import { existsSync, readdirSync } from 'node:fs';
import type { BaseFacts } from '../machines/ruleset.ts';
import { readLog } from '../referee/log/read.ts';
import type { Compiled } from '../referee/play/compile.ts';
import { viewOf, windowsClosed } from '../referee/play/play.ts';
import { HeaderProblem, type Log, verify } from '../referee/reading/verify.ts';
import { fixturesOf } from '../scripts/golden.ts';
import { type Shown, type Stated, stating, trying, watched } from './stated.ts';

/** What a report says of a log. */
function reported(game: Compiled<BaseFacts>, log: Log): unknown {
  try {
    const { verdict, violations, unverifiable, position } = verify(watched(game, log), log);
    return { verdict, violations, unverifiable, final: viewOf(game, windowsClosed(game, position).position) };
  } catch (error) {
    if (error instanceof HeaderProblem) return { problems: error.problems };
    throw error;
  }
}

/** A fixture: the golden report is what `game` says of it, which `tests/fixtures.test.ts` holds to be so. */
function recorded(name: string, text: string, game: Compiled<BaseFacts>): Shown[] {
  const read = readLog(text);
  if (!read.ok) return [];
  const { log } = read.value;
  let golden: string | undefined;
  const now = (under: Compiled<BaseFacts>): string => JSON.stringify(reported(under, log));
  return [
    {
      name,
      from: 'fixture',
      rule: null,
      breaks: null,
      exact: true,
      moves: log.moves.length,
      holds: trying((under) => {
        golden ??= now(game);
        return now(under) === golden;
      }),
    },
  ];
}

interface Module {
  readonly examples?: readonly Stated[];
  /** logs of cards at work, each with what must come of it */
  readonly cards?: readonly (Stated & { readonly log: unknown })[];
}

/** Everything that shows this ruleset at work, the shortest logs first. */
export async function shownOf(ruleset: string, game: Compiled<BaseFacts>): Promise<Shown[]> {
  const folder = new URL(`../tests/${ruleset}/`, import.meta.url);
  const all: Shown[] = [];
  if (existsSync(new URL('examples/', folder))) {
    const { logOf } = (await import(new URL('example.ts', folder).href)) as { logOf: (stated: Stated) => unknown };
    const files = readdirSync(new URL('examples/', folder)).filter((file) => file.endsWith('.ts'));
    for (const file of files.sort()) {
      const { examples = [] } = (await import(new URL(`examples/${file}`, folder).href)) as Module;
      for (const stated of examples)
        all.push(stating(`${file}: ${stated.rule}: ${stated.shows}`, 'example', stated, logOf(stated)));
    }
  }
  if (existsSync(new URL('cards.ts', folder))) {
    const { cards = [] } = (await import(new URL('cards.ts', folder).href)) as Module;
    for (const { log, ...stated } of cards) all.push(stating(`cards.ts: ${stated.shows}`, 'card', stated, log));
  }
  for (const { kind, name, text } of fixturesOf(ruleset)) all.push(...recorded(`${kind}/${name}`, text, game));
  return all.sort((a, b) => a.moves - b.moves);
}
