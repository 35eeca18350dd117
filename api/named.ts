/**
 * @module
 * What a path names: rulesets and rules. A name that nobody knows is a problem with suggestions.
 */
import { z } from 'zod';
import type { BaseFacts } from '../machines/ruleset.ts';
import type { Compiled } from '../referee/play/compile.ts';
import { rulesetIds, rulesetOf } from '../referee/play/rulesets.ts';
import { type Rule, ruleOf, rulesOf } from '../rules/index.ts';
import { notFound } from './problems.ts';

export type Game = Compiled<BaseFacts>;

export const RulesetParam = z.string().describe('id of a ruleset');
export const RulesetParams = z.strictObject({ ruleset: RulesetParam });

/** Every ruleset, compiled. */
export function allGames(): Game[] {
  return rulesetIds.flatMap((id) => rulesetOf(id) ?? []);
}

/** The ruleset of this id. */
export function gameOf(id: string): Game {
  const game = rulesetOf(id);
  if (game === undefined) throw notFound('unknown-ruleset', 'ruleset', id, rulesetIds);
  return game;
}

/** A rule that reports of this ruleset may cite: one of its own, or one of the move log. */
export function ruleIn(game: Game, id: string): Rule {
  const own = game.ruleset.id;
  const rule = id.startsWith(`${own}.`) || id.startsWith('log.') ? ruleOf(id) : undefined;
  if (rule === undefined)
    throw notFound(
      'unknown-rule',
      'rule',
      id,
      rulesOf(own).map((known) => known.id),
    );
  return rule;
}
