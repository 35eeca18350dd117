/**
 * @module
 * `referee look KIND [WORDS]`: components by their ids and names, with what is known of them.
 */
import type { Listed } from '../../cards/listed.ts';
import { nearWords } from '../../machines/near.ts';
import { factsInWords, oneOf } from '../../referee/log/words.ts';
import { kindNamed, kindsOfComponents, lookUp, namesNear } from '../../referee/look.ts';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import { complain, type ExitCode, paint, print, wrap } from '../terminal.ts';
import { idOf, type OfRuleset, strange } from './reference.ts';

export interface LookOptions extends OfRuleset {
  readonly format: 'pretty' | 'json';
  readonly cards?: readonly string[] | undefined;
}

/** Prints the components of a kind that words find; without a kind, those of any kind. Exit code 2 when there are none. */
export async function look(
  kind: string | undefined,
  words: readonly string[],
  options: LookOptions,
): Promise<ExitCode> {
  const boxed = options.cards === undefined ? undefined : await (await import('../boxes.ts')).boxedWith(options.cards);
  if (boxed === null) return 2;
  const asked = options.ruleset === undefined ? rulesetIds : [options.ruleset];
  const games = asked.flatMap((id) => boxed?.get(id) ?? rulesetOf(id) ?? []);
  if (games.length === 0) return strange('ruleset', idOf(options), rulesetIds);
  if (kind === undefined) {
    for (const game of games)
      for (const one of kindsOfComponents(game))
        print(
          `${paint('cyan', one.padEnd(12))} ${String(lookUp(game, [one], '').length).padStart(4)}  ${game.ruleset.name}`,
        );
    return 0;
  }
  // A kind that some game has is not looked for as a word; where no game is named, the first one that has something answers.
  const having = games.filter((game) => kindNamed(game, kind) !== undefined);
  const isKind = having.length > 0;
  const query = (isKind ? words : [kind, ...words]).join(' ');
  const questions = (isKind ? having : games).map((game) => {
    const named = kindNamed(game, kind);
    return { game, kinds: named === undefined ? kindsOfComponents(game) : [named] };
  });
  for (const { game, kinds } of questions) {
    const found = lookUp(game, kinds, query);
    if (found.length === 0) continue;
    if (options.format === 'json') print(JSON.stringify(found, null, 2));
    else for (const one of found) tell(one, !isKind);
    return 0;
  }
  return nothing(kind, query, isKind, questions);
}

interface Question {
  readonly game: Parameters<typeof kindsOfComponents>[0];
  readonly kinds: readonly string[];
}

/** Says that nothing was found, and what may have been meant. */
function nothing(kind: string, query: string, isKind: boolean, questions: readonly Question[]): ExitCode {
  const kinds = [...new Set(questions.flatMap(({ game }) => kindsOfComponents(game)))];
  if (!isKind && nearWords(kind.toLowerCase(), kinds).length > 0) return strange('kind', kind, kinds);
  const near = questions.flatMap((one) => namesNear(one.game, one.kinds, query)).slice(0, 3);
  const meant = near.length === 0 ? '' : `; did you mean ${oneOf(near)}?`;
  const among = [...new Set(questions.flatMap((one) => one.kinds))].join(', ');
  const what = isKind || near.length > 0 ? '' : `; kinds of components are ${among}`;
  complain(`referee: nothing ${isKind ? `among the ${among} ` : ''}is called "${query}"${meant}${what}`);
  return 2;
}

/** Prints one component; `ofKind`: with what it is. */
function tell({ kind, id, name, german, facts, confidence, provenance }: Listed, ofKind: boolean): void {
  const names = [name ?? 'name not known', ...german.map((one) => `${one} (German)`)].join(' · ');
  print(`${paint('cyan', id)}  ${names}${ofKind ? paint('dim', `  ${kind}`) : ''}`);
  print(wrap(factsInWords(facts), '  '));
  print(paint('dim', wrap(`${confidence}: ${provenance.join('; ')}`, '  ')));
}
