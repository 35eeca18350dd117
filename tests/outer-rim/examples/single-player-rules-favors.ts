import { type Example, table } from '../example.ts';

const RULE = 'outer-rim.single-player-rules-favors.0.1';
const gain = { type: 'planning.gain-credits', seat: 'ann' };

export const examples: readonly Example[] = [
  {
    rule: RULE,
    shows: 'persons may play with favors',
    start: table(),
    header: { options: { favors: true } },
    moves: [gain],
    final: { seats: { ben: { debtTokens: ['ben'] } } },
  },
  {
    rule: RULE,
    shows: 'not in a single-player game',
    start: table(),
    header: { ai: ['ben'], options: { favors: true } },
    moves: [gain],
    breaks: [RULE],
  },
  {
    rule: RULE,
    shows: 'neither in one that begins with set-up',
    start: 'set-up',
    header: { ai: ['ben'], options: { favors: true } },
    moves: [],
    breaks: [RULE],
  },
  {
    rule: RULE,
    shows: 'so that nobody asks an AI player for one',
    start: table(),
    header: { ai: ['ben'] },
    moves: [{ type: 'favor.receive', seat: 'ann', from: 'ben', kind: 'shortcut' }],
    breaks: ['outer-rim.favors.0.1'],
  },
];
