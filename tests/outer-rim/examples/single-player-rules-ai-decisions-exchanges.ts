import { type Example, table } from '../example.ts';

const RULE = 'outer-rim.single-player-rules-ai-decisions.0.1';
const header = { ai: ['ben'] };
const trade = (seat: string, partner: string) => ({
  type: 'credits.trade',
  seat,
  with: partner,
  gives: 1000,
  takes: 0,
});
const exchange = {
  type: 'trade.exchange',
  seat: 'ann',
  with: 'ben',
  gives: { credits: 1000 },
  takes: {},
};
const start = table({ turn: { step: 'action' }, ben: { space: 'tatooine' } });

export const examples: readonly Example[] = [
  {
    rule: RULE,
    shows: 'persons trade credits',
    start,
    moves: [trade('ann', 'ben')],
    final: { seats: { ben: { credits: 6000 } } },
  },
  { rule: RULE, shows: 'an AI player does not', start, header, moves: [trade('ann', 'ben')], breaks: [RULE] },
  { rule: RULE, shows: 'nor does it begin with it', start, header, moves: [trade('ben', 'ann')], breaks: [RULE] },
  { rule: RULE, shows: 'nor by a trade action', start, header, moves: [exchange], breaks: [RULE] },
  {
    rule: RULE,
    shows: 'nor by a second exchange of one',
    start,
    header,
    moves: [exchange, exchange],
    breaks: [RULE, RULE],
  },
];
