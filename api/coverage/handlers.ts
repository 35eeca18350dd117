/**
 * @module
 * The coverage of a rule index.
 */
import { coverageOf } from '../../referee/coverage.ts';
import { gameOf } from '../named.ts';
import { HttpProblem } from '../problems.ts';

/** Which rules are enforced, and where. */
export function getCoverage({ params }: { params: { ruleset: string } }) {
  const { id } = gameOf(params.ruleset).ruleset;
  const json = coverageOf(id);
  if (json === undefined) throw new HttpProblem('no-coverage', `nobody has counted the coverage of ${id} yet`);
  return { json };
}
