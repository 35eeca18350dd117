/**
 * @module
 * The board of a game as a drawing.
 */
import { boardSvg } from '../../boards/svg.ts';
import { gameOf } from '../named.ts';
import { HttpProblem } from '../problems.ts';
import type { Answer } from '../route.ts';

export const SVG = 'image/svg+xml';

/** A drawing is looked at on its own: its style sheet is inside it. */
const DRAWING = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'";

/** The printed board of a ruleset. */
export async function getMap({ params }: { params: { ruleset: string } }): Promise<Answer<never>> {
  const { ruleset } = gameOf(params.ruleset);
  if (ruleset.components?.board === undefined)
    throw new HttpProblem('no-board', `${ruleset.name} is played without a board`);
  return {
    text: await boardSvg(ruleset.components?.board()),
    type: `${SVG}; charset=utf-8`,
    headers: { 'Content-Security-Policy': DRAWING },
  };
}
