/** @module Single-Player Rules: Clarifications (LRR page 25): rules for players bind AI players, their defeats, dice and tests. */
import type { StartSeat } from '../../../schemas/outer-rim/header.ts';
import { smuggler } from '../ai-players.ts';
import { type Example, table } from '../example.ts';
import { aimed } from '../tools.ts';

const RULE = 'outer-rim.single-player-rules-clarifications';
const header = { ai: ['ben'] };
const draw = (card: string) => ({ type: 'ai.card', card });
const goOn = (expect = {}) => ({ type: 'planning.gain-credits', seat: 'ann', expect });
const ben = (facts: object) => ({ seats: { ben: facts } });
const foes = { rebel: 'neutral', imperial: 'neutral', hutt: 'negative', syndicate: 'neutral' } as const;

/** Ben, who is Hondo, stands on Naboo with nothing to do but to fight the Hutt patrol. */
const fights = (facts: StartSeat = {}, rest: object = {}) =>
  smuggler('t5-n1', [], {
    patrols: { hutt: { level: 1, combat: 2, reward: { credits: 3000 }, space: 't5-n1' } },
    market: { bounty: { faceup: 'bounty-chopper' } },
    ...rest,
    ann: { character: 'jyn-erso' },
    ben: { character: 'hondo-ohnaka', reputation: foes, ...facts },
  });
const ofHondo = draw('ai-hondo-ohnaka');
const attack = (...faces: string[]) => ({ type: 'combat.roll', faces });
const misses = attack('blank', 'blank', 'blank');
const hits = { type: 'combat.roll', faces: ['crit', 'crit'] };
const displaces = { type: 'patrol.displace', seat: 'ben', faction: 'hutt', to: 't5-n2' };
const reveals = { type: 'card.reveal', deck: 'bounty', card: 'bounty-han-solo' };

/** Lando rolls a die, then may fight a patrol. */
const lando = (facts: StartSeat = {}) =>
  smuggler('t5-n1', [], {
    patrols: { hutt: { level: 1, combat: 2, reward: { credits: 3000 }, space: 't5-n1' } },
    ben: { reputation: foes, ...facts },
  });

const testing = table({
  turn: { step: 'encounter' },
  ann: {
    assets: [
      aimed('sabacc', 'encounter', {
        do: 'test',
        as: 'chosen',
        skill: 'tech',
        pass: [],
        fail: [{ do: 'lose-credits', amount: 1000 }],
      }),
    ],
  },
  ben: { space: 'tatooine', character: 'maz-kanata', skills: [] },
});
const asked = { type: 'encounter.ability', seat: 'ann', source: 'sabacc', ability: 'use', player: 'ben' };
const dice = (more: object = {}) => ({ type: 'test.roll', faces: ['hit', 'blank'], ...more });

/** Two AI players, of whom Cid has nothing to do with the test. */
const three = {
  ...testing,
  seats: { ...testing.seats, cid: { ...testing.seats?.['ben'], space: 'kessel', character: 'boba-fett' } },
};
const withTwo = { ai: ['ben', 'cid'] };

export const examples: readonly Example[] = [
  {
    rule: `${RULE}.1`,
    shows: 'an AI player stops at a hostile patrol like everybody',
    start: smuggler('ryloth', ['naboo'], {
      patrols: { hutt: { level: 1, space: 't5-n3' } },
      ben: { reputation: foes },
    }),
    header,
    moves: [draw('smuggler-6'), { type: 'planning.move', seat: 'ben', to: 'naboo' }],
    breaks: ['outer-rim.single-player-rules-moving.4.b'],
  },
  {
    rule: `${RULE}.2.a`,
    shows: 'whoever is not defeated comes to the last line of the card',
    start: fights(),
    header,
    moves: [ofHondo, attack('hit', 'hit', 'hit'), { type: 'combat.roll', faces: ['blank', 'blank'] }, reveals, goOn()],
  },
  {
    rule: `${RULE}.2.a`,
    shows: 'an AI player that is defeated does not: its turn ends',
    start: fights(),
    header,
    moves: [ofHondo, misses, hits, displaces, goOn(ben({ defeated: true, credits: 2000 }))],
    final: { ai: { ben: { under: ['ai-hondo-ohnaka'] } }, market: { bounty: { faceup: 'bounty-chopper' } } },
  },
  {
    rule: `${RULE}.2.a`,
    shows: 'so that nothing is discarded',
    start: fights(),
    header,
    moves: [ofHondo, misses, hits, displaces, reveals, goOn()],
    breaks: ['outer-rim.market-decks.1.1'],
  },
  {
    rule: `${RULE}.2.b`,
    shows: 'it finishes what it was at: the patrol that has beaten it is moved',
    start: fights(),
    header,
    moves: [ofHondo, misses, hits, displaces, goOn({ patrols: { hutt: { space: 't5-n2' } } })],
  },
  {
    rule: `${RULE}.2.b`,
    shows: 'a defeat does not spare it that',
    start: fights(),
    header,
    moves: [ofHondo, misses, hits, goOn()],
    breaks: ['outer-rim.encountering-a-patrol.2'],
  },
  {
    rule: `${RULE}.3.a`,
    shows: 'Ann rolls for Ben and for the patrol',
    start: lando(),
    header,
    moves: [
      draw('ai-lando-calrissian'),
      { type: 'ai.roll', faces: ['blank'] },
      { ...attack('hit', 'hit', 'hit'), seat: 'ann' },
      { type: 'combat.roll', seat: 'ann', faces: ['blank', 'blank'] },
      goOn(ben({ credits: 10000 })),
    ],
  },
  {
    rule: `${RULE}.3.a`,
    shows: 'whose dice the first ones are may be said instead',
    start: lando(),
    header,
    moves: [
      draw('ai-lando-calrissian'),
      { type: 'ai.roll', faces: ['blank'] },
      { ...attack('hit', 'hit', 'hit'), seat: 'ben' },
      { type: 'combat.roll', faces: ['blank', 'blank'] },
      goOn(),
    ],
  },
  {
    rule: `${RULE}.3.a`,
    shows: 'Ben does not roll for the patrol',
    start: lando(),
    header,
    moves: [
      draw('ai-lando-calrissian'),
      { type: 'ai.roll', faces: ['blank'] },
      attack('hit', 'hit', 'hit'),
      { type: 'combat.roll', seat: 'ben', faces: ['blank', 'blank'] },
      goOn(),
    ],
    breaks: [`${RULE}.3.a`],
  },
  {
    rule: `${RULE}.3.a`,
    shows: 'nor for a patrol that Ann fights, as a neighbour would',
    start: table({
      turn: { step: 'encounter' },
      patrols: { hutt: { level: 1, combat: 2, reward: { credits: 3000 }, space: 'tatooine' } },
      ben: { character: 'han-solo' },
    }),
    header,
    moves: [
      { type: 'encounter.patrol', seat: 'ann', faction: 'hutt' },
      attack('hit', 'hit', 'hit'),
      { type: 'combat.roll', seat: 'ben', faces: ['blank', 'blank'] },
    ],
    breaks: [`${RULE}.3.a`],
  },
  {
    rule: `${RULE}.3.a`,
    shows: 'the roller is claimed wrongly',
    start: lando(),
    header,
    moves: [
      draw('ai-lando-calrissian'),
      { type: 'ai.roll', faces: ['blank'] },
      { type: 'encounter.patrol', seat: 'ben', faction: 'hutt', expect: { combat: { attack: { roller: 'ben' } } } },
    ],
    breaks: [`${RULE}.3.a`],
  },
  {
    rule: `${RULE}.3.b`,
    shows: 'the dice of both are not one roll',
    start: lando(),
    header,
    moves: [
      draw('ai-lando-calrissian'),
      { type: 'ai.roll', faces: ['blank'] },
      attack('hit', 'hit', 'hit', 'blank', 'blank'),
      { type: 'combat.roll', faces: ['blank', 'blank'] },
    ],
    breaks: ['outer-rim.combat-steps.1'],
  },
  {
    rule: `${RULE}.4`,
    shows: 'an AI player tests; Ann rolls for it',
    start: testing,
    header,
    moves: [asked, dice({ seat: 'ann' }), { type: 'test.resolve', seat: 'ben', expect: ben({ credits: 4000 }) }],
  },
  {
    rule: `${RULE}.4`,
    shows: 'whose test it is may be said instead',
    start: testing,
    header,
    moves: [
      asked,
      dice({ seat: 'ben', faces: ['crit', 'blank'] }),
      { type: 'test.resolve', seat: 'ben', expect: ben({ credits: 5000 }) },
    ],
  },
  {
    rule: `${RULE}.4`,
    shows: 'no other AI player rolls for it',
    start: three,
    header: withTwo,
    moves: [asked, dice({ seat: 'cid' })],
    breaks: [`${RULE}.4`],
  },
  {
    rule: `${RULE}.4`,
    shows: 'a failed test has its consequences for an AI player, too',
    start: testing,
    header,
    moves: [asked, dice(), { type: 'test.resolve', seat: 'ben', passed: true }],
    breaks: ['outer-rim.skill-tests.1.1'],
  },
];
