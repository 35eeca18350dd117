/** @module Single-Player Rules: Playing the Game (LRR page 22): what AI cards do to other players. */
import { aiTable, draws, withAi } from '../ai-turns.ts';
import type { Example } from '../example.ts';

const RULE = 'outer-rim.single-player-rules-playing-the-game.0.3';
const header = withAi();
const three = withAi([], { ai: ['bot', 'cat'] });
/** Dengar, with nobody to go to: nobody has a negative reputation. */
const dengar = { character: 'dengar', space: 'kessel', defeated: false, damage: {} };
const start = aiTable({ bot: dengar });
const withCat = aiTable({ bot: dengar, other: { character: 'lando-calrissian' } });
const loses = (seat: string, faction: string, more: object = {}) => ({
  type: 'ai.lose-reputation',
  seat,
  faction,
  ...more,
});

export const examples: readonly Example[] = [
  {
    rule: RULE,
    shows: 'each other player loses a reputation of their choice',
    start,
    header,
    moves: [
      draws('ai-dengar'),
      loses('ann', 'hutt', { expect: { seats: { ann: { reputation: { hutt: 'negative' } } } } }),
    ],
  },
  {
    rule: RULE,
    shows: 'the AI player whose card it is loses none',
    start,
    header,
    moves: [draws('ai-dengar'), loses('bot', 'hutt')],
    breaks: [RULE],
  },
  {
    rule: RULE,
    shows: 'of several the one who is later in turn order may be told first',
    start: withCat,
    header: three,
    moves: [draws('ai-dengar'), loses('ann', 'rebel'), loses('cat', 'hutt')],
    final: { seats: { ann: { reputation: { rebel: 'negative' } }, cat: { reputation: { hutt: 'negative' } } } },
  },
  {
    rule: RULE,
    shows: 'nobody loses two',
    start: withCat,
    header: three,
    moves: [draws('ai-dengar'), loses('ann', 'rebel'), loses('ann', 'hutt')],
    breaks: [RULE],
  },
  {
    rule: RULE,
    shows: 'where the AI card is not told, reputations and ships are taken as they are told',
    start,
    header,
    moves: [
      loses('ann', 'hutt'),
      { type: 'ai.ship', seat: 'bot', ship: 'hwk-290-freighter' },
      { type: 'planning.gain-credits', seat: 'ann' },
    ],
    doubtful: true,
  },
];
