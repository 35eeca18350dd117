/** @module Single-Player Rules: Playing the Game (LRR page 22). */
import type { StartSeat } from '../../../schemas/outer-rim/header.ts';
import { type Example, table } from '../example.ts';

const RULE = 'outer-rim.single-player-rules-playing-the-game';

/** Ben is an AI player whose turn begins. */
function solo(ben: StartSeat = {}, rest: Omit<Parameters<typeof table>[0], 'ben'> = {}): ReturnType<typeof table> {
  return table({
    turn: { seat: 'ben' },
    ...rest,
    ben: { character: 'han-solo', space: 'naboo', ...ben },
  });
}
const header = { ai: ['ben'] };
const nearGoal = { goalTokens: { naboo: 1 } };

export const examples: Example[] = [
  {
    rule: `${RULE}.0.3`,
    shows: 'Ann does not tell the AI card; all that Ben does is taken as told',
    start: solo({}, nearGoal),
    header,
    moves: [
      { type: 'planning.move', seat: 'ben', to: 'tatooine' },
      { type: 'market.buy', seat: 'ben', deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: 'bantha' },
      { type: 'encounter.patrol', seat: 'ben', faction: 'hutt' },
      { type: 'combat.roll', faces: ['hit', 'hit'] },
      { type: 'combat.roll', faces: ['hit', 'hit', 'blank'] },
      { type: 'combat.resolve', seat: 'ben' },
      { type: 'planning.gain-credits', seat: 'ann', expect: { seats: { ann: { credits: 7000 } } } },
    ],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'what a claim tells of Ben in a turn that nobody can follow may have changed by the next entry',
    start: solo({ credits: 6000 }, nearGoal),
    header,
    moves: [
      {
        type: 'deliver.cargo',
        seat: 'ben',
        card: 'coaxium-crystal',
        expect: { seats: { ben: { credits: 11000 } }, goalTokens: {} },
      },
      {
        type: 'market.buy',
        seat: 'ben',
        deck: 'cargo',
        expect: { seats: { ben: { credits: 10000 } }, goalTokens: { ryloth: 1 } },
      },
      { type: 'planning.gain-credits', seat: 'ann', expect: { seats: { ben: { credits: 2000, fame: 1 } } } },
    ],
    doubtful: true,
  },
];
