/**
 * @module
 * Whether the service lives and works.
 */
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import { ENGINE } from '../../referee/version.ts';
import { HttpProblem } from '../problems.ts';

/** The process answers. */
export function getHealth() {
  return { json: { status: 'ok' as const } };
}

/** Every ruleset is loaded. */
export function getReadiness() {
  const versions = rulesetIds.map((id) => [id, versionOf(id)]);
  return {
    json: {
      status: 'ready' as const,
      engine: ENGINE,
      rulesets: Object.fromEntries(versions) as Record<string, string>,
    },
  };
}

function versionOf(id: string): string {
  try {
    return rulesetOf(id)?.ruleset.version ?? '';
  } catch {
    throw new HttpProblem('not-ready', `the ruleset ${id} cannot be loaded`, { headers: { 'Retry-After': '60' } });
  }
}
