import { type Example, seat, table } from '../example.ts';
import { claims } from '../fights.ts';

const RULES = 'outer-rim.single-player-rules-playing-the-game';
const header = { ai: ['ben'] };
const both = { ai: ['ben', 'cleo'] };
const gain = { type: 'planning.gain-credits', seat: 'ann' };
const card = (name: string) => ({ type: 'ai.card', card: name });
const crew = { id: 'famous-friend', type: 'crew' as const, bonuses: {}, abilities: [] };

/** Ann with a card that brings her fame at once, and with so much of it. */
const near = (ann: number, ben: number) =>
  table({
    turn: { step: 'action' },
    ann: {
      fame: ann,
      assets: [{ ...crew, abilities: [{ id: 'boast', timing: 'action', effects: [{ do: 'gain-fame', amount: 1 }] }] }],
    },
    ben: { fame: ben },
  });
const boast = { type: 'action.ability', seat: 'ann', source: 'famous-friend', ability: 'boast' };
/** Three at the table, of whom Ben and Cleo are played by AI cards. */
const three = (turn: object, ben: object = {}, cleo: object = {}) => ({
  turn,
  seats: {
    ann: seat(),
    ben: seat({ character: 'lando-calrissian', space: 'naboo', ...ben }),
    cleo: seat({ character: 'boba-fett', space: 'naboo', ...cleo }),
  },
});
const gives = (giver: string, taker: string) => ({
  type: 'credits.trade',
  seat: giver,
  with: taker,
  gives: 1000,
  takes: 0,
});

export const examples: readonly Example[] = [
  {
    rule: `${RULES}.0.1`,
    shows: 'the person has three steps and one thing to plan, as always',
    start: table(),
    header,
    moves: [gain],
    final: { turn: { seat: 'ann', step: 'action' }, seats: { ann: { credits: 7000 } } },
  },
  {
    rule: `${RULES}.0.1`,
    shows: 'and plans nothing twice',
    start: table(),
    header,
    moves: [gain, gain],
    breaks: ['outer-rim.planning-step.0.1'],
  },
  {
    rule: `${RULES}.0.2`,
    shows: 'after the turn of the person the AI player has one',
    start: table({
      turn: { step: 'encounter' },
      ann: { defeated: true, damage: { character: 4 } },
      ben: { character: 'lando-calrissian' },
    }),
    header,
    moves: [{ type: 'turn.end', seat: 'ann' }],
    final: { turn: { seat: 'ben' } },
  },
  {
    rule: `${RULES}.0.2`,
    shows: 'by an AI card',
    start: table({
      turn: { step: 'encounter' },
      ann: { defeated: true, damage: { character: 4 } },
      ben: { character: 'lando-calrissian', space: 't1-rebel' },
    }),
    header,
    moves: [
      { type: 'turn.end', seat: 'ann' },
      claims(card('smuggler-1'), { aiTurn: { seat: 'ben', card: 'smuggler-1' } }),
    ],
  },
  {
    rule: `${RULES}.0.2`,
    shows: 'each of two has one, in turn order',
    start: three({ seat: 'ben' }),
    header: both,
    moves: [{ type: 'ai.untold' }, claims({ type: 'turn.end', seat: 'ben' }, { turn: { seat: 'cleo' } })],
    doubtful: true,
    final: { turn: { seat: 'cleo' } },
  },
  {
    rule: `${RULES}.0.2`,
    shows: 'a card of the second one says that the first has had its turn, which a log may leave out',
    start: three({ seat: 'ben' }),
    header: { ...both, options: { unfinishedBusiness: true } },
    moves: [claims(card('hunter-1'), { turn: { seat: 'cleo' } })],
    doubtful: true,
    final: { turn: { seat: 'cleo' } },
  },
  {
    rule: 'outer-rim.single-player-rules-setup.7.1.1',
    shows: 'a card that neither of them has in its deck is no card of the second one',
    start: three({ seat: 'ben' }),
    header: { ...both, options: { unfinishedBusiness: true } },
    moves: [claims(card('smuggler-3'), { turn: { seat: 'ben' } })],
    breaks: ['outer-rim.single-player-rules-setup.7.1.1'],
  },
  {
    rule: 'outer-rim.single-player-rules-setup.7.1.1',
    shows: 'nor is one that the log calls a card of the first one',
    start: three({ seat: 'ben' }),
    header: { ...both, options: { unfinishedBusiness: true } },
    moves: [{ ...card('hunter-1'), seat: 'ben' }],
    breaks: ['outer-rim.single-player-rules-setup.7.1.1'],
  },
  {
    rule: `${RULES}.0.2`,
    shows: 'and the second one is not passed over',
    start: three({ seat: 'ben' }),
    header: both,
    moves: [{ type: 'ai.untold' }, claims({ type: 'turn.end', seat: 'ben' }, { turn: { seat: 'ann' } })],
    breaks: [`${RULES}.0.2`],
    doubtful: true,
  },
  {
    rule: `${RULES}.0.11`,
    shows: 'the person wins who has the fame first',
    start: near(9, 9),
    header,
    moves: [claims(boast, { winner: 'ann' })],
    final: { winner: 'ann' },
  },
  {
    rule: `${RULES}.0.11`,
    shows: 'and no AI player',
    start: near(9, 9),
    header,
    moves: [claims(boast, { winner: 'ben' })],
    breaks: [`${RULES}.0.11`],
  },
  {
    rule: `${RULES}.0.11`,
    shows: 'with less the person has not won',
    start: near(8, 9),
    header,
    moves: [claims(boast, { winner: 'ann' })],
    breaks: [`${RULES}.0.11`],
  },
  {
    rule: `${RULES}.0.12`,
    shows: 'the AI player that has the fame first wins',
    start: table({ turn: { seat: 'ben' }, ben: { ...{ character: 'lando-calrissian', space: 't1-rebel' }, fame: 10 } }),
    header,
    moves: [card('smuggler-1')],
    breaks: ['log.the-move-log.7'],
    final: { winner: 'ben' },
  },
  {
    rule: `${RULES}.0.12`,
    shows: 'with less it has not',
    start: near(8, 9),
    header,
    moves: [claims(boast, { winner: 'ben' })],
    breaks: [`${RULES}.0.12`],
  },
  {
    rule: `${RULES}.1.1`,
    shows: 'no credits go from one AI player to another',
    start: three({ seat: 'ben' }),
    header: both,
    moves: [gives('ben', 'cleo')],
    breaks: [`${RULES}.1.1`],
  },
  {
    rule: `${RULES}.1.1`,
    shows: 'each has its own',
    start: three({ step: 'action' }, { credits: 6000 }, { credits: 8000 }),
    header: both,
    moves: [
      claims({ type: 'action.end', seat: 'ann' }, { seats: { ben: { credits: 6000 }, cleo: { credits: 8000 } } }),
    ],
    final: { seats: { ben: { credits: 6000 }, cleo: { credits: 8000 } } },
  },
];
