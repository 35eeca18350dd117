/**
 * @module
 * Single-Player Rules: Ambitions (LRR page 25): the person draws two sheets and keeps one; AI players have none, and win with
 * two fame more (`fameNeeded` in player/fame.ts).
 */
import type { Header } from '../../../schemas/outer-rim/header.ts';
import { type Finding, fails, type HeaderFinding, type Move, type Slice } from '../../ruleset.ts';
import { startOf } from '../../seats.ts';
import { usesAmbitions } from '../ambitions/sheets.ts';
import type { Facts } from '../table/facts.ts';
import { isAi } from './players.ts';

/** So many sheets the person draws. */
export const DRAWN = 2;

/** Ambition sheets that a header gives AI players. */
export function aiSheetsAtStart(facts: Facts, { start }: Header): HeaderFinding[] {
  const stated = start === 'set-up' ? undefined : start;
  return Object.keys(facts.ai ?? {})
    .filter((seat) => stated?.seats?.[seat]?.ambition !== undefined)
    .map((seat) => ({
      kind: 'violation',
      rule: 'outer-rim.single-player-rules-ambitions.2.a',
      pointer: `${startOf(seat)}/ambition`,
      message: 'AI players have no ambition sheets',
      facts: { aiPlayer: seat },
    }));
}

export const soloAmbitions: Slice<Facts> = {
  constraints: {
    'outer-rim.single-player-rules-ambitions.1.a': (
      facts,
      { sheets }: Move & { readonly sheets: readonly string[] },
    ): Finding => {
      if (facts.ai === undefined) return true;
      const twice = sheets.find((sheet, at) => sheets.indexOf(sheet) !== at);
      if (twice !== undefined) return fails({ sheet: twice, drawn: 2 });
      return sheets.length === DRAWN || fails({ sheets: sheets.length, draws: DRAWN });
    },
    'outer-rim.single-player-rules-ambitions.2.a': (facts, { seat }: Move) =>
      !isAi(facts, seat) || !usesAmbitions(facts) || fails({ aiPlayer: seat, hasASheet: false }),
  },
};
