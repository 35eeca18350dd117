/** @module Single-Player Rules: AI Decisions (LRR page 24): what cards of the solo player offer AI players, or ask of them. */
import { type Example, table } from '../example.ts';
import { aimed } from '../tools.ts';

const RULE = 'outer-rim.single-player-rules-ai-decisions';
const header = { ai: ['ben'] };
const loses = { do: 'lose-credits', amount: 1000 };

/** A card of Ann that asks something of the player whom she chooses. */
const asks = (...effects: object[]) =>
  table({
    turn: { step: 'encounter' },
    ann: { assets: [aimed('sabacc', 'encounter', ...effects)] },
    ben: { space: 'tatooine', character: 'han-solo' },
  });
const use = { type: 'encounter.ability', seat: 'ann', source: 'sabacc', ability: 'use', player: 'ben' };
const offer = asks({ do: 'may', as: 'chosen', effects: [loses] }, { do: 'gain-credits', amount: 1000 });
const choice = asks({
  do: 'choose',
  as: 'chosen',
  among: [
    { name: 'pay', effects: [loses] },
    { name: 'bleed', effects: [{ do: 'suffer', on: 'character', amount: 1 }] },
  ],
});
const ben = (facts: object) => ({ seats: { ben: facts } });

export const examples: readonly Example[] = [
  {
    rule: `${RULE}.0.1`,
    shows: 'a person may take part',
    start: offer,
    moves: [use, { type: 'card.may', seat: 'ben' }],
    final: ben({ credits: 4000 }),
  },
  {
    rule: `${RULE}.0.1`,
    shows: 'an AI player declines',
    start: offer,
    header,
    moves: [use, { type: 'card.decline', seat: 'ben', expect: ben({ credits: 5000 }) }],
  },
  {
    rule: `${RULE}.0.1`,
    shows: 'that it declines goes without saying',
    start: offer,
    header,
    moves: [use, { type: 'ai.card', card: 'smuggler-1', expect: ben({ credits: 5000 }) }],
  },
  {
    rule: `${RULE}.0.1`,
    shows: 'an AI player does not take part',
    start: offer,
    header,
    moves: [use, { type: 'card.may', seat: 'ben' }],
    breaks: [`${RULE}.0.1`],
  },
  {
    rule: `${RULE}.0.1`,
    shows: 'nor may a claim have it that it has',
    start: offer,
    header,
    moves: [use, { type: 'card.decline', seat: 'ben', expect: ben({ credits: 4000 }) }],
    breaks: ['outer-rim.credits.3'],
  },
  ...['pay', 'bleed'].map(
    (option): Example => ({
      rule: `${RULE}.0.2`,
      shows: `what it cannot decline chance decides: ${option}`,
      start: choice,
      header,
      moves: [use, { type: 'card.choose', seat: 'ben', option }],
      final: ben(option === 'pay' ? { credits: 4000 } : { credits: 5000, damage: { character: 1 } }),
    }),
  ),
  {
    rule: 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
    shows: 'chance decides among what the card has',
    start: choice,
    header,
    moves: [use, { type: 'card.choose', seat: 'ben', option: 'sleep' }],
    breaks: ['outer-rim.appendix-2-interpreting-cards-and-abilities.0.2'],
  },
];
