/**
 * @module
 * Makes the referee know a ruleset from outside: from then on it is asked about like any other.
 */
import type { BaseFacts } from '../machines/ruleset.ts';
import { coverageBy } from '../mutants/coverage.ts';
import { stating } from '../mutants/stated.ts';
import type { Coverage } from '../referee/coverage.ts';
import { FORMAT } from '../referee/log/read.ts';
import { type Compiled, compile } from '../referee/play/compile.ts';
import { addCompiled, rulesetIds } from '../referee/play/rulesets.ts';
import { NO_CLASSES } from '../rules/book.ts';
import { allSources, ruleOf, rulesOf } from '../rules/index.ts';
import { addBook, bookOf } from '../rules/registry.ts';
import { ruleSchema } from '../rules/schema.ts';
import { type DefinedRuleset, KIND, RulesetError } from './define.ts';

const added = new WeakSet<object>();

/** Whether a value is what `defineRuleset` gives, of this copy of the package or of another one. */
export function isDefined(value: unknown): value is DefinedRuleset {
  return typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === KIND;
}

/**
 * Takes up a ruleset: `verify`, `legalMoves` and all others know it then, in this program (of a worker, in that worker). Once
 * is enough; the same again changes nothing. Throws RulesetError, with a message for its maker, where its id is taken, its rules
 * have not the form of rules, or its charts and slices do not fit together.
 */
export function addRuleset(defined: DefinedRuleset): void {
  if (!isDefined(defined)) throw new RulesetError('this is no ruleset: "defineRuleset" makes one');
  if (added.has(defined)) return;
  const { ruleset, rules, sources, of } = defined;
  const { id } = ruleset;
  if (rulesetIds.includes(id) || bookOf(id) !== undefined)
    throw new RulesetError(`there is a ruleset "${id}" already: choose another id`);
  const taken = allSources().map((source) => source.id);
  for (const source of sources)
    if (taken.includes(source.id)) throw new RulesetError(`another book is called "${source.id}": choose another id`);
  const seen = new Set<string>();
  for (const rule of rules) {
    const [issue] = ruleSchema.safeParse(rule).error?.issues ?? [];
    if (issue !== undefined) throw new RulesetError(`the rule "${rule.id}": ${issue.path.join('.')} ${issue.message}`);
    if (!rule.id.startsWith(`${id}.`)) throw new RulesetError(`the rule "${rule.id}" has to begin with "${id}."`);
    if (seen.has(rule.id)) throw new RulesetError(`there are two rules "${rule.id}"`);
    if (!sources.some((source) => source.id === rule.source))
      throw new RulesetError(`the rule "${rule.id}" names the book "${rule.source}", which is not among "sources"`);
    seen.add(rule.id);
  }
  const game = fitted(defined);
  for (const [rule, places] of game.bound())
    if (!seen.has(rule) && ruleOf(rule) === undefined)
      throw new RulesetError(`${places[0]} names the rule "${rule}", which is not among "rules"`);
  let counted: Coverage | null = null;
  addBook(id, {
    files: () => [rules, of === null ? [] : rulesOf(of)],
    sources,
    classes: () => NO_CLASSES,
    coverage: () => {
      counted ??= count(defined, game);
      return counted;
    },
  });
  addCompiled(game);
  added.add(defined);
}

/** The ruleset as the referee uses it: whatever does not fit together is told its maker. */
function fitted({ ruleset }: DefinedRuleset): Compiled<BaseFacts> {
  try {
    const game = compile(ruleset);
    game.bound();
    return game;
  } catch (error) {
    throw new RulesetError(`the ruleset "${ruleset.id}": ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Which of its rules its examples prove. Throws RulesetError where the ruleset does not do what an example states. */
function count({ ruleset, examples }: DefinedRuleset, game: Compiled<BaseFacts>): Coverage {
  try {
    const shown = examples.map(({ header, moves, ...stated }) => {
      const log = { format: FORMAT, seats: ['ann', 'ben'], ...header, ruleset: ruleset.id, moves };
      return stating(`${stated.rule}: ${stated.shows}`, 'example', stated, log);
    });
    return coverageBy(shown, game, NO_CLASSES);
  } catch (error) {
    throw new RulesetError(
      `the examples of "${ruleset.id}": ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
