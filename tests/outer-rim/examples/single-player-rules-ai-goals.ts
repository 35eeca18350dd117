/** @module Single-Player Rules: AI Goals (LRR page 22). */
import { draws, goes, smuggler, solo } from '../ai-players.ts';
import type { Example } from '../example.ts';
import { cargo } from '../market-cards.ts';

const RULE = 'outer-rim.single-player-rules-ai-goals';
const header = { ...solo, cards: [cargo('droids', { destination: 'kessel', rotatedFrom: 'parts', deck: null })] };
const card = draws('smuggler-1');
const delivers = (id: string, goalTokens: Record<string, number>) => ({
  type: 'deliver.cargo',
  seat: 'ben',
  card: id,
  expect: { goalTokens },
});
const grain = cargo('grain', { destination: 'naboo' });
const parts = cargo('parts', { destination: 'naboo', rotatesTo: 'droids', reward: { credits: 5000, rotate: true } });
/** Ben is on Naboo with a cargo for it; one more goal token lies on Ryloth. */
const onNaboo = (goods: ReturnType<typeof cargo>, tokens = 1) =>
  smuggler('naboo', [], { goalTokens: { naboo: tokens, ryloth: 1 }, ben: { assets: [goods] } });

export const examples: Example[] = [
  {
    rule: `${RULE}.0.1`,
    shows:
      'a goal token lies where a cargo of the smuggler is to be delivered, as long as nobody has said where they lie',
    start: smuggler('tatooine', [], { goalTokens: undefined as never, ben: { assets: [grain] } }),
    header,
    moves: [{ ...card, expect: { goalTokens: { naboo: 1 } } }],
  },
  ...(
    [
      { shows: 'of a card that nobody knows nobody can say whether it has a goal token', type: null, doubtful: true },
      {
        shows: 'a card that is no cargo and no job has none to go to',
        type: 'gear',
        breaks: ['outer-rim.single-player-rules-playing-the-game.0.6'],
      },
    ] as const
  ).map(
    ({ type, ...rest }): Example => ({
      rule: `${RULE}.0.1`,
      ...rest,
      start: smuggler('tatooine', [], {
        goalTokens: undefined as never,
        ben: { assets: [{ id: 'untold-card', type }] },
      }),
      header,
      moves: [draws('smuggler-9'), goes('t5-n4')],
    }),
  ),
  {
    rule: `${RULE}.0.1`,
    shows: 'a claim that there are two of them',
    start: smuggler('tatooine', ['naboo']),
    header,
    moves: [card, goes('t5-n4', { expect: { goalTokens: { naboo: 2 } } })],
    breaks: [`${RULE}.0.1`],
  },
  {
    rule: `${RULE}.0.4`,
    shows: 'with a delivery one goal token leaves the planet',
    start: onNaboo(grain, 2),
    header,
    moves: [card, delivers('grain', { naboo: 1, ryloth: 1 })],
  },
  {
    rule: `${RULE}.0.4`,
    shows: 'a claim that both do',
    start: onNaboo(grain, 2),
    header,
    moves: [card, delivers('grain', { naboo: 0 })],
    breaks: [`${RULE}.0.4`],
  },
  {
    rule: `${RULE}.0.4`,
    shows: 'a claim that it stays',
    start: onNaboo(grain),
    header,
    moves: [card, delivers('grain', { naboo: 1 })],
    breaks: [`${RULE}.0.4`],
  },
  {
    rule: `${RULE}.0.5`,
    shows: 'cargo that rotates brings a goal token for its new destination',
    start: onNaboo(parts),
    header,
    moves: [card, delivers('parts', { naboo: 0, kessel: 1 })],
  },
  {
    rule: `${RULE}.0.5`,
    shows: 'a claim that it brings none',
    start: onNaboo(parts),
    header,
    moves: [card, delivers('parts', { naboo: 0, kessel: 0 })],
    breaks: [`${RULE}.0.5`],
  },
  ...[{ naboo: 0 }, { tatooine: 1 }].map(
    (tokens): Example => ({
      rule: `${RULE}.0.5`,
      shows: `where its other end has its destination the log need not tell: ${Object.keys(tokens).join()}`,
      start: onNaboo(cargo('scraps', { destination: 'naboo', reward: { credits: 5000, rotate: true } })),
      header,
      moves: [card, delivers('scraps', tokens as never)],
    }),
  ),
];
