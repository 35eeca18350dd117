import type { Example } from '../example.ts';
import { table } from '../example.ts';
import { claims, duel, obey, orders, resolve, roll, test, trick, use } from '../fights.ts';
import { startsWith, takes } from '../setting-up.ts';

const RULES = 'outer-rim.single-player-rules-ai-players-cards-and-credits';
/** Ben is played by AI cards. */
const header = { ai: ['ben'] };
const smuggler = { character: 'lando-calrissian', ship: 'g9-rigger' } as const;

const three = roll('hit', 'hit', 'blank');
const none = roll('blank', 'blank', 'blank');
const shield = trick('shield', { on: 'opponent', change: { kind: 'cancel', most: 1, from: 'hit' } });
const cancels = use('ben', 'shield', { kind: 'cancel', dice: [0] });
const blaster = { id: 'blaster', type: 'gear' as const, bonuses: { groundCombat: 1 } };
/** A luxury that brings its owner fame. */
const idol = { id: 'idol', type: 'gear' as const, bonuses: { fame: 2 }, abilities: [] };
const gain = { type: 'planning.gain-credits', seat: 'ann' };
const card = (name: string) => ({ type: 'ai.card', card: name });
const uses = (seat: string, source: string, more: object = {}) => ({ type: 'ability.use', seat, source, ...more });

export const examples: readonly Example[] = [
  {
    rule: `${RULES}.0.1`,
    shows: 'an AI player has credits, fame and cards of its own, from set-up on',
    start: 'set-up',
    header: { ...header, options: { unfinishedBusiness: false } },
    moves: [
      takes('ann', 'han-solo'),
      takes('ben', 'jyn-erso', null),
      startsWith('ann', { space: 'tatooine' }),
      startsWith('ben', { space: 'naboo', slot: 'job-or-bounty' }),
      gain,
    ],
    final: {
      seats: {
        ben: { credits: 6000, fame: 0, assets: [{ card: 'databank-92-jyn-erso', type: 'job', slot: 'job-or-bounty' }] },
      },
    },
  },
  {
    rule: `${RULES}.0.1`,
    shows: 'an AI player has no more slots than its ship',
    start: table({
      ben: {
        assets: [
          { id: 'spice', type: 'cargo', bonuses: {} },
          { id: 'ore', type: 'cargo', bonuses: {} },
        ],
      },
    }),
    header,
    moves: [gain],
    breaks: ['outer-rim.slots.1'],
  },
  {
    rule: `${RULES}.0.4`,
    shows:
      'a ship of the market fights for an AI player with what its first side shows: its goal cannot have been completed',
    start: {
      turn: { seat: 'ben' },
      seats: {
        ann: { space: 'naboo' },
        ben: {
          ...smuggler,
          ship: 'hwk-290-freighter',
          space: 't5-n2',
          credits: 0,
          reputation: { imperial: 'negative' },
        },
      },
      patrols: { imperial: { level: 1, combat: 2, space: 't5-n2', reward: { credits: 3000 } } },
      goalTokens: {},
    },
    header: { ...header, options: { unfinishedBusiness: false } },
    moves: [
      card('smuggler-1'),
      { type: 'encounter.patrol', seat: 'ben', faction: 'imperial' },
      three,
      roll('blank', 'blank'),
      { ...resolve, seat: 'ben', winner: 'attacker' },
    ],
    final: { seats: { ben: { credits: 5000 } } },
  },
  {
    rule: `${RULES}.0.2`,
    shows: 'a person cancels a hit by an ability',
    start: duel({ ben: { assets: [shield] } }),
    moves: [obey, three, cancels, none, resolve],
    final: { seats: { ben: { damage: { character: 1 } } } },
  },
  {
    rule: `${RULES}.0.2`,
    shows: 'an AI player does not',
    start: duel({ ben: { assets: [shield] } }),
    header,
    moves: [obey, three, cancels, none, resolve],
    breaks: [`${RULES}.0.2`],
  },
  {
    rule: `${RULES}.0.2`,
    shows: 'of a card of unknown text nobody has to say that an AI player does not use it',
    start: duel({ ben: { assets: [{ id: 'strange-shield', type: 'gear', bonuses: {} }] } }),
    header,
    moves: [obey, three, none, claims(resolve, { seats: { ben: { damage: { character: 2 } } } })],
  },
  {
    rule: `${RULES}.0.2`,
    shows: 'and a record that it did is a breach, whatever the card says',
    start: duel({ ben: { assets: [{ id: 'strange-shield', type: 'gear', bonuses: {} }] } }),
    header,
    moves: [obey, three, use('ben', 'strange-shield', { kind: 'cancel', dice: [0] }), none, resolve],
    breaks: [`${RULES}.0.2`],
  },
  {
    rule: `${RULES}.0.2`,
    shows: 'an AI player uses nothing at a moment of its own either',
    start: table({ ben: { assets: [{ id: 'friend', type: 'crew', bonuses: {} }] } }),
    header,
    moves: [uses('ben', 'friend', { effects: [{ do: 'gain-credits', amount: 1000 }] }), gain],
    breaks: [`${RULES}.0.2`],
  },
  {
    rule: `${RULES}.0.2`,
    shows: 'nor in a skill test',
    start: orders([{ do: 'test', skill: 'tech' }], {
      ben: { assets: [trick('tip', { timing: 'test', change: { kind: 'turn', most: 1, from: 'blank', to: 'hit' } })] },
    }),
    header,
    moves: [
      obey,
      test('blank', 'blank'),
      { type: 'test.ability', seat: 'ben', source: 'tip', change: { kind: 'turn', dice: [0], to: 'hit' } },
    ],
    breaks: [`${RULES}.0.2`],
  },
  {
    rule: `${RULES}.0.2`,
    shows: 'nor in its own turn',
    start: table({
      turn: { seat: 'ben' },
      ben: {
        ...smuggler,
        assets: [{ id: 'friend', type: 'crew', bonuses: {}, abilities: [{ id: 'rob', timing: 'action' }] }],
      },
    }),
    header,
    moves: [card('ai-lando-calrissian'), { type: 'action.ability', seat: 'ben', source: 'friend', ability: 'rob' }],
    breaks: [`${RULES}.0.2`],
  },
  {
    rule: `${RULES}.0.2`,
    shows: 'nothing is in doubt that a card of unknown text of an AI player may have brought',
    start: table({
      ben: { assets: [{ id: 'friend', type: 'crew', bonuses: {} }] },
    }),
    header,
    moves: [claims(gain, { seats: { ben: { credits: 5000, fame: 0 } } })],
  },
  {
    rule: `${RULES}.0.2`,
    shows: 'additional fame comes with a card of a person',
    start: orders([{ do: 'gain-asset', card: 'idol', seat: 'ben' }]),
    header: { cards: [idol] },
    moves: [obey, { type: 'action.end', seat: 'ann' }],
    final: { seats: { ben: { fame: 2, assets: [{ card: 'idol' }] } } },
  },
  {
    rule: `${RULES}.0.2`,
    shows: 'it is no value of a ship or character: an AI player has the card and not the fame',
    start: orders([{ do: 'gain-asset', card: 'idol', seat: 'ben' }]),
    header: { ...header, cards: [idol] },
    moves: [obey, { type: 'action.end', seat: 'ann' }],
    final: { seats: { ben: { fame: 0, assets: [{ card: 'idol' }] } } },
  },
  {
    rule: `${RULES}.0.3`,
    shows: 'a blaster makes an AI player fight better',
    start: duel({ ben: { assets: [blaster] } }),
    header,
    moves: [obey, three, roll('hit', 'blank', 'blank', 'blank'), resolve],
    final: { seats: { ann: { damage: { character: 1 } }, ben: { damage: { character: 2 } } } },
  },
  {
    rule: `${RULES}.0.3`,
    shows: 'so that it does not roll with three dice',
    start: duel({ ben: { assets: [blaster] } }),
    header,
    moves: [obey, three, none, resolve],
    breaks: ['outer-rim.combat-steps.3'],
  },
  {
    rule: `${RULES}.0.4`,
    shows: 'a person may complete a personal goal',
    start: table({ ben: { character: 'boba-fett' } }),
    moves: [uses('ben', 'boba-fett', { ability: 'goal' }), gain],
    doubtful: true,
    final: { seats: { ben: { personalGoalDone: true, fame: 1 } } },
  },
  {
    rule: `${RULES}.0.4`,
    shows: 'an AI player does not',
    start: table({ ben: { character: 'boba-fett' } }),
    header,
    moves: [uses('ben', 'boba-fett', { ability: 'goal' }), gain],
    breaks: [`${RULES}.0.4`],
  },
  {
    rule: `${RULES}.0.4`,
    shows: 'nor the goal of a ship, by what it brings',
    start: table({ ben: { ship: 'firespray-31-patrol-craft' } }),
    header,
    moves: [uses('ben', 'firespray-31-patrol-craft', { effects: [{ do: 'gain-fame', amount: 1 }] }), gain],
    breaks: [`${RULES}.0.4`],
  },
  {
    rule: `${RULES}.0.4`,
    shows: 'a claim that its card lies on the other side is wrong',
    start: table({ ben: { character: 'boba-fett' } }),
    header,
    moves: [claims(gain, { seats: { ben: { personalGoalDone: true } } })],
    breaks: [`${RULES}.0.4`],
  },
  {
    rule: `${RULES}.0.4`,
    shows: 'nor does the sheet of its ship',
    start: table({ ben: { ship: 'firespray-31-patrol-craft' } }),
    header,
    moves: [claims(gain, { seats: { ben: { shipGoalDone: true } } })],
    breaks: [`${RULES}.0.4`],
  },
  {
    rule: `${RULES}.0.4`,
    shows: 'a claim of the fame that it would have brought is wrong too',
    start: table({ ben: { character: 'boba-fett' } }),
    header,
    moves: [claims(gain, { seats: { ben: { fame: 1 } } })],
    breaks: ['outer-rim.fame.2'],
  },
];
