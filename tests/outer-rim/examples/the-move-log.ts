import { type Example, table } from '../example.ts';
import { ambush, meet, resolve, roll } from '../fights.ts';
import { inAction, inEncounter } from '../tools.ts';

const knife = { id: 'knife', type: 'gear', bonuses: {} } as const;
const rope = { id: 'rope', type: 'gear', bonuses: {} } as const;
const laden = () => table({ ...inAction, ann: { assets: [knife, rope] } });
const ends = (expect: object) => [{ type: 'action.end', seat: 'ann', expect }];
const about = (ann: object) => ends({ seats: { ann } });
const encounter = (...effects: object[]) => [{ type: 'encounter.space', seat: 'ann', effects }];

export const examples: readonly Example[] = [
  {
    rule: 'log.the-move-log.1',
    shows: 'assets lie in no order',
    start: laden(),
    moves: about({ assets: [{ card: 'rope' }, { card: 'knife', type: 'gear' }] }),
  },
  {
    rule: 'log.the-move-log.1',
    shows: 'and their names are enough',
    start: laden(),
    moves: about({ assets: ['rope', 'knife'] }),
  },
  {
    rule: 'log.the-move-log.1',
    shows: 'one that is not there is a wrong claim, the other one is not',
    start: laden(),
    moves: about({ assets: ['spoon', 'knife'] }),
    breaks: ['log.the-move-log.1'],
  },
  {
    rule: 'log.the-move-log.1',
    shows: 'one too few is a wrong claim and no riddle',
    start: laden(),
    moves: about({ assets: ['knife'] }),
    breaks: ['outer-rim.assets.6'],
  },
  {
    rule: 'log.the-move-log.1',
    shows:
      'words for a number, a number for a player, things that no position has: no breach, but nobody can rule on them',
    start: laden(),
    moves: ends({ seats: { ann: { credits: 'many' }, ben: 5, carl: {} }, constructor: 1, credits: 5000 }),
    doubtful: true,
  },
  {
    rule: 'log.the-move-log.1',
    shows: 'credits below zero are a wrong claim',
    start: laden(),
    moves: about({ credits: -1 }),
    breaks: ['log.the-move-log.1'],
  },
  {
    rule: 'log.the-move-log.1',
    shows: 'what the log calls unknown it does not claim',
    start: laden(),
    moves: about({ credits: null, character: null, space: 'tatooine' }),
  },
  {
    rule: 'log.the-move-log.1',
    shows: 'nobody has won and nobody fights',
    start: laden(),
    moves: ends({ winner: null, combat: null }),
  },
  {
    rule: 'log.the-move-log.1',
    shows: 'a winner who has not the fame',
    start: laden(),
    moves: ends({ winner: 'ann' }),
    breaks: ['outer-rim.fame.0.2'],
  },
  {
    rule: 'log.the-move-log.7',
    shows: 'fame that only the log knows wins the game',
    start: ambush({ ann: { fame: 9 }, patrol: { level: 2, reward: { fame: null } } }),
    moves: [
      meet,
      roll('hit', 'hit', 'hit'),
      roll('hit', 'blank'),
      { ...resolve, expect: { seats: { ann: { fame: 10 } }, winner: 'ann' } },
    ],
    final: { winner: 'ann' },
  },
  {
    rule: 'log.the-move-log.7',
    shows: 'and then nothing follows',
    start: ambush({ ann: { fame: 9 }, patrol: { level: 2, reward: { fame: null } } }),
    moves: [
      meet,
      roll('hit', 'hit', 'hit'),
      roll('hit', 'blank'),
      { ...resolve, expect: { seats: { ann: { fame: 10 } } } },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    breaks: ['log.the-move-log.7'],
  },
  {
    rule: 'log.the-move-log.5',
    shows: 'a card puts nobody down in a space that the map has not got',
    start: table(inEncounter),
    moves: encounter({ do: 'move-directly', to: 'nowhere' }),
    breaks: ['log.the-move-log.5'],
    doubtful: true,
  },
  {
    rule: 'log.the-move-log.5',
    shows: 'nor does a card that asks for a test first',
    start: table(inEncounter),
    moves: encounter({
      do: 'test',
      skill: 'tech',
      pass: [{ do: 'move-patrol-directly', faction: 'hutt', to: 'nowhere' }],
    }),
    breaks: ['log.the-move-log.5'],
    doubtful: true,
  },
];
