import { type Example, seat, table } from '../example.ts';

const RULE = 'outer-rim.appendix-3-single-player-rules.0.1';
const gain = { type: 'planning.gain-credits', seat: 'ann' };

export const examples: readonly Example[] = [
  {
    rule: RULE,
    shows: 'one person plays against a character that AI cards play',
    start: table(),
    header: { ai: ['ben'] },
    moves: [gain],
    final: { turn: { seat: 'ann', step: 'action' } },
  },
  {
    rule: RULE,
    shows: 'two persons do not',
    start: { seats: { ann: seat(), ben: seat(), cleo: seat() } },
    header: { ai: ['cleo'] },
    moves: [gain],
    breaks: [RULE],
  },
  {
    rule: RULE,
    shows: 'nor from set-up on',
    start: 'set-up',
    header: { seats: ['ann', 'ben', 'cleo', 'dan'], ai: ['cleo', 'dan'] },
    moves: [],
    breaks: [RULE],
  },
];
