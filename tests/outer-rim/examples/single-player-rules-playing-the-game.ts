/** @module Single-Player Rules: Playing the Game (LRR page 22): drawing a card and carrying it out. */
import type { Start, StartSeat } from '../../../schemas/outer-rim/header.ts';
import { hunter, smuggler, solo as solely } from '../ai-players.ts';
import { warrant } from '../bounties.ts';
import { mate } from '../contacts.ts';
import { type Example, seat, table } from '../example.ts';
import { cargo, job } from '../market-cards.ts';
import { duel, twoOpponents } from '../solo.ts';

const RULE = 'outer-rim.single-player-rules-playing-the-game';

/** A job that any smuggler may buy on Naboo. */
const errand = job('errand', { cost: 1000, destination: 'lothal' });
const buysErrand = [
  { type: 'market.buy', seat: 'ben', deck: 'job' },
  { type: 'card.reveal', deck: 'job', card: job('next-errand') },
];

/** Ben is an AI player whose turn begins. */
function solo(ben: StartSeat = {}, rest: Omit<Parameters<typeof table>[0], 'ben'> = {}): ReturnType<typeof table> {
  return table({
    turn: { seat: 'ben' },
    ...rest,
    ben: { character: 'han-solo', space: 'naboo', ...ben },
  });
}
const header = { ai: ['ben'] };
const ofTheBaseGame = { ...header, options: { unfinishedBusiness: false } };
const draw = (card: string) => ({ type: 'ai.card', card });
const resolve = (instruction: string, more = {}) => ({ type: 'ai.resolve', seat: 'ben', instruction, ...more });
/** Ann goes on: whatever Ben's card still does goes without saying. */
const goOn = (expect = {}) => ({ type: 'planning.gain-credits', seat: 'ann', expect });
const isAt = (ben: Record<string, unknown>) => ({ seats: { ben } });

/** Dengar: his card goes to nobody, and needs no market. He is defeated, so that he recovers first. */
const dengar = (ben: StartSeat = {}, rest: Omit<Parameters<typeof table>[0], 'ben'> = {}) =>
  solo({ character: 'dengar', defeated: true, damage: { character: 4 }, ...ben }, rest);
const ofDengar = draw('ai-dengar');
const hostile = { reputation: { hutt: 'negative' } } as const;
const hutts = (space: string, more = {}) => ({
  patrols: { hutt: { level: 1, combat: 2, reward: { credits: 3000 }, space, ...more } },
});
const rolls = [
  { type: 'combat.roll', faces: ['hit', 'hit', 'hit'] },
  { type: 'combat.roll', faces: ['blank', 'blank'] },
];

const drawing: Example[] = [
  {
    rule: `${RULE}.0.3`,
    shows: 'nobody tells the AI card; all that Ben does is taken as told',
    start: solo({}, { goalTokens: { naboo: 1 } }),
    header,
    moves: [
      { type: 'planning.move', seat: 'ben', to: 'tatooine' },
      { type: 'market.buy', seat: 'ben', deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: 'bantha' },
      { type: 'encounter.patrol', seat: 'ben', faction: 'hutt' },
      { type: 'combat.roll', faces: ['hit', 'hit'] },
      { type: 'combat.roll', faces: ['hit', 'hit', 'blank'] },
      { type: 'combat.resolve', seat: 'ben' },
      goOn({ seats: { ann: { credits: 7000 }, ben: { space: 'tatooine' } } }),
    ],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'nobody tells anything of the turn of an AI player',
    start: solo({}, { ann: { credits: 1000 } }),
    header,
    moves: [goOn({ seats: { ben: { credits: 12000, fame: 3, space: 'kessel' } } })],
    doubtful: true,
  },
  ...[{}, { seats: { ben: { credits: 8000 } } }].map(
    (more): Example => ({
      rule: `${RULE}.0.2`,
      shows: `the last entry of a turn that nobody can follow claims that Ann is next${'seats' in more ? ', and what Ben has' : ''}`,
      start: solo({ credits: 6000 }, { ann: { credits: 1000 } }),
      header,
      moves: [
        { type: 'planning.gain-credits', seat: 'ben' },
        {
          type: 'market.buy',
          seat: 'ben',
          deck: 'cargo',
          expect: { turn: { seat: 'ann', step: 'planning' }, ...more },
        },
        goOn({ seats: { ann: { credits: 3000 } } }),
      ],
      doubtful: true,
    }),
  ),
  ...(
    [
      ['that of the other one has been left out', { turn: { seat: 'ann' } }, []],
      ['and what they have made of Ann', { turn: { seat: 'ann' }, seats: { ann: { credits: 4000 } } }, []],
      ['but not two rounds of it', { turn: { seat: 'ann', number: 9 } }, ['outer-rim.player-turn.3']],
    ] as const
  ).map(
    ([shows, claims, breaks]): Example => ({
      rule: `${RULE}.0.2`,
      shows: `behind a turn that nobody can follow Ann is next: ${shows}`,
      start: twoOpponents({}),
      header: duel,
      moves: [{ type: 'planning.recover', seat: 'ben', expect: claims }, goOn()],
      breaks,
      doubtful: true,
    }),
  ),
  {
    rule: `${RULE}.0.2`,
    shows: 'two AI players who have taken their turns in the wrong order are told of once, whatever is claimed then',
    start: {
      turn: { seat: 'ben' },
      seats: {
        ann: { character: 'jyn-erso', ship: 'g9-rigger', space: 'tatooine', credits: 5000 },
        ben: { character: 'lando-calrissian', ship: 'g9-rigger', space: 'takodana', credits: 6000 },
        cleo: { character: 'boba-fett', ship: 'g-1a-starfighter', space: 'ryloth', credits: 0 },
      },
    },
    header: { ai: ['ben', 'cleo'] },
    moves: [
      draw('hunter-5'),
      { type: 'planning.gain-credits', seat: 'cleo' },
      { type: 'market.discard', seat: 'cleo', deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: 'coaxium-crystal' },
      draw('smuggler-9'),
      { type: 'planning.gain-credits', seat: 'ben', expect: { seats: { ben: { credits: 8000 } } } },
      { ...resolve('gain-credits'), expect: { seats: { ben: { credits: 12000 } } } },
      goOn({ seats: { ann: { credits: 7000 } } }),
    ],
    breaks: [`${RULE}.0.2`],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.2`,
    shows: 'an entry amid a turn that nobody can follow claims that Ann is next: Ben goes on',
    start: solo({ credits: 6000 }),
    header,
    moves: [
      { type: 'planning.gain-credits', seat: 'ben', expect: { turn: { seat: 'ann' } } },
      { type: 'market.buy', seat: 'ben', deck: 'cargo' },
      goOn(),
    ],
    breaks: [`${RULE}.0.2`],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'what a claim tells of Ben in a turn that nobody can follow may have changed by the next entry',
    start: solo({ credits: 6000 }, { goalTokens: { naboo: 1 } }),
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
  ...[false, true].map(
    (poor): Example => ({
      rule: 'outer-rim.buying.0.1',
      shows: `the facts of a card that comes up in a turn that nobody can follow hold for whoever buys it next${poor ? ', with too few credits' : ''}`,
      start: solo({}, { ann: { space: 'naboo', credits: poor ? 500 : 2500, assets: [] } }),
      header,
      moves: [
        { type: 'card.reveal', deck: 'gear-mod', card: { id: 'music-box', type: 'gear', cost: 3000 } },
        goOn(),
        { type: 'market.buy', seat: 'ann', deck: 'gear-mod' },
      ],
      ...(poor ? { breaks: ['outer-rim.buying.0.1'] } : {}),
      doubtful: true,
    }),
  ),
  {
    rule: `${RULE}.0.3`,
    shows: 'of the last card of a deck everybody knows which it is',
    start: dengar(
      { credits: 5000 },
      { ai: { ben: { under: ['hunter-1', 'hunter-2', 'hunter-3', 'hunter-4', 'hunter-5'] } } },
    ),
    header,
    moves: [goOn(isAt({ credits: 9000, defeated: false, damage: { character: 0 } }))],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'from its top line down to its last: what its last line says comes after the encounter',
    start: dengar({ credits: 5000 }, { market: { job: { faceup: 'the-kessel-run' } } }),
    header,
    moves: [
      ofDengar,
      { type: 'card.reveal', deck: 'job', card: 'relic-of-the-past' },
      goOn(isAt({ credits: 9000, fame: 0, damage: { character: 0, ship: 0 } })),
    ],
    final: { market: { job: { faceup: 'relic-of-the-past', under: ['the-kessel-run'] } } },
  },
  {
    rule: 'log.the-move-log.6',
    shows: 'the card that comes up on a deck of the last line has to be told, where the market is',
    start: dengar({ credits: 5000 }, { market: { job: { faceup: 'the-kessel-run' } } }),
    header,
    moves: [ofDengar, goOn()],
    breaks: ['log.the-move-log.6'],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'of decks whose top card nobody has told, what comes up may be told',
    start: dengar({ credits: 5000 }),
    header,
    moves: [ofDengar, { type: 'card.reveal', deck: 'luxury', card: 'bo-rifle' }, goOn()],
    final: { market: { luxury: { faceup: 'bo-rifle' }, job: { faceup: null } } },
  },
  {
    rule: 'outer-rim.discarding.1',
    shows: 'a discarded card lies under its deck',
    start: dengar({ credits: 5000 }, { market: { job: { faceup: 'the-kessel-run' } } }),
    header,
    moves: [
      ofDengar,
      {
        type: 'card.reveal',
        deck: 'job',
        card: 'relic-of-the-past',
        expect: { market: { job: { under: [] } } },
      },
    ],
    breaks: ['outer-rim.discarding.1'],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'what an AI card gains is claimed wrongly',
    start: dengar({ credits: 5000 }),
    header,
    moves: [ofDengar, { ...resolve('gain-credits'), expect: isAt({ credits: 7000 }) }],
    breaks: [`${RULE}.0.3`],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'where nobody knows where Ben is, nobody knows whether he moves, or what his turn has brought',
    start: smuggler('naboo', ['kessel'], {
      ben: { space: undefined },
      market: { luxury: { faceup: 'bo-rifle' } },
    }),
    header,
    moves: [
      draw('ai-lando-calrissian'),
      goOn({ ...isAt({ space: 'kessel', credits: 9000 }), market: { luxury: { faceup: 'mandalorian-armor' } } }),
    ],
    doubtful: true,
  },
  {
    rule: 'log.the-move-log.5',
    shows: 'no card that the game does not have is drawn',
    start: dengar(),
    header,
    moves: [draw('hunter-9')],
    breaks: ['log.the-move-log.5'],
  },
];

/** Dengar heads for nobody (all are at peace with everybody), and is in no damage. */
const inOrder: Example[] = [
  {
    rule: `${RULE}.0.4`,
    shows: 'an AI player encounters no space',
    start: dengar({ credits: 5000 }),
    header,
    moves: [ofDengar, { type: 'encounter.space', seat: 'ben' }],
    breaks: [`${RULE}.0.4`],
  },
  {
    rule: `${RULE}.0.4`,
    shows: 'nor in a turn of which the card is not told',
    start: dengar({ credits: 5000 }),
    header,
    moves: [
      { type: 'planning.recover', seat: 'ben' },
      { type: 'encounter.space', seat: 'ben', card: 'card-1' },
    ],
    breaks: [`${RULE}.0.4`],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.4`,
    shows: 'the person does',
    start: table({ turn: { seat: 'ann', step: 'encounter' }, ben: { character: 'dengar' } }),
    header,
    moves: [{ type: 'encounter.space', seat: 'ann' }],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.5`,
    shows: 'the uppermost instruction that applies: a patrol with negative reputation is fought',
    start: dengar({ credits: 9000, ...hostile }, hutts('naboo')),
    header,
    moves: [
      ofDengar,
      { type: 'encounter.patrol', seat: 'ben', faction: 'hutt' },
      ...rolls,
      goOn(isAt({ credits: 12000, fame: 0 })),
    ],
  },
  {
    rule: `${RULE}.0.5`,
    shows: 'that it fights the patrol need not be said',
    start: dengar({ credits: 9000, ...hostile }, hutts('naboo')),
    header,
    moves: [ofDengar, ...rolls, goOn(isAt({ credits: 12000 }))],
  },
  {
    rule: 'outer-rim.player-turn.0.1',
    shows: 'nobody else fights the patrol in the turn of an AI player',
    start: dengar({ credits: 9000, ...hostile }, hutts('naboo')),
    header,
    moves: [ofDengar, { type: 'encounter.patrol', seat: 'ann', faction: 'hutt' }, ...rolls, goOn()],
    breaks: ['outer-rim.player-turn.0.1'],
  },
  {
    rule: `${RULE}.0.5`,
    shows: 'it does not pay for fame while a patrol is to be fought',
    start: dengar({ credits: 9000, ...hostile }, hutts('naboo')),
    header,
    moves: [ofDengar, resolve('pay-for-fame'), ...rolls, goOn()],
    breaks: [`${RULE}.0.5`],
  },
  {
    rule: `${RULE}.0.5`,
    shows: 'it does not gain credits in its planning step while it is defeated',
    start: dengar({ credits: 5000 }),
    header,
    moves: [ofDengar, { type: 'planning.gain-credits', seat: 'ben' }, goOn()],
    breaks: [`${RULE}.0.5`],
  },
  {
    rule: `${RULE}.0.5`,
    shows: 'that it recovers may be said as people say it',
    start: dengar({ credits: 5000 }),
    header,
    moves: [
      ofDengar,
      { type: 'planning.recover', seat: 'ben' },
      resolve('gain-credits'),
      goOn(isAt({ credits: 9000 })),
    ],
  },
  {
    rule: `${RULE}.0.5`,
    shows: 'with 8,000 credits it pays for fame, and gains none',
    start: dengar({ credits: 8000 }),
    header,
    moves: [ofDengar, resolve('pay-for-fame'), goOn(isAt({ credits: 0, fame: 1 }))],
  },
  {
    rule: `${RULE}.0.5`,
    shows: 'with 8,000 credits it does not gain some more',
    start: dengar({ credits: 8000 }),
    header,
    moves: [ofDengar, resolve('gain-credits', { expect: isAt({ credits: 12000 }) }), goOn()],
    breaks: [`${RULE}.0.5`],
  },
  {
    rule: `${RULE}.0.5`,
    shows: 'it does not do both',
    start: dengar({ credits: 8000 }),
    header,
    moves: [ofDengar, resolve('pay-for-fame'), resolve('gain-credits'), goOn()],
    breaks: [`${RULE}.0.5`],
  },
  {
    rule: `${RULE}.0.5`,
    shows:
      'who gains credits instead of moving has not moved besides: what the table buys, pays and claims there is in order',
    start: smuggler('naboo', ['takodana'], {
      ann: { character: 'jyn-erso' },
      ben: { credits: 7000 },
      market: { cargo: { faceup: cargo('fuel', { cost: 1000, destination: 'naboo' }) } },
    }),
    header: ofTheBaseGame,
    moves: [
      draw('smuggler-10'),
      { type: 'planning.gain-credits', seat: 'ben' },
      { type: 'market.discard', seat: 'ben', deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: cargo('spice', { cost: 1000, destination: 'takodana' }) },
      { type: 'market.buy', seat: 'ben', deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: cargo('wine') },
      resolve('pay-for-fame'),
      goOn(isAt({ space: 'naboo', credits: 0, fame: 1 })),
    ],
    breaks: [`${RULE}.0.5`],
  },
  ...[{ rebel: 'positive', imperial: 'neutral' }, { rebel: 'positive' }].map(
    (reputation): Example => ({
      rule: `${RULE}.0.3`,
      shows: `reputation is gained with another faction than that of the planet: ${Object.keys(reputation).join()}`,
      start: smuggler('naboo', ['naboo'], {
        ann: { character: 'jyn-erso' },
        ben: { credits: 3000 },
        market: { cargo: { faceup: cargo('fuel', { cost: 1000, destination: 'lothal' }) } },
      }),
      header: ofTheBaseGame,
      moves: [
        draw('smuggler-1'),
        { type: 'market.buy', seat: 'ben', deck: 'cargo' },
        { type: 'card.reveal', deck: 'cargo', card: cargo('wine') },
        resolve('gain-reputation', { expect: isAt({ reputation }) }),
        goOn(),
      ],
      breaks: ['imperial' in reputation ? `${RULE}.0.3` : 'outer-rim.reputation.2'],
    }),
  ),
  ...[7000, 6000].map(
    (credits): Example => ({
      rule: `${RULE}.0.5`,
      shows: `who moves and gains credits besides has them, and no more: ${credits}`,
      start: smuggler('naboo', ['takodana'], {
        ann: { character: 'jyn-erso' },
        ben: { credits: 6000 },
        market: { cargo: { faceup: cargo('fuel', { cost: 1000, destination: 'naboo' }) } },
      }),
      header: ofTheBaseGame,
      moves: [
        draw('smuggler-10'),
        { type: 'planning.move', seat: 'ben', to: 'takodana' },
        { type: 'planning.gain-credits', seat: 'ben' },
        { type: 'market.buy', seat: 'ben', deck: 'cargo', expect: isAt({ space: 'takodana', credits }) },
        { type: 'card.reveal', deck: 'cargo', card: cargo('wine') },
        goOn(),
      ],
      breaks: credits === 7000 ? [`${RULE}.0.5`] : [`${RULE}.0.5`, 'outer-rim.single-player-rules-buying.2.b'],
    }),
  ),
  {
    rule: `${RULE}.0.6`,
    shows: 'without 8,000 credits nothing is paid for fame: it gains credits',
    start: dengar({ credits: 7000 }),
    header,
    moves: [ofDengar, resolve('gain-credits'), goOn(isAt({ credits: 11000, fame: 0 }))],
  },
  {
    rule: `${RULE}.0.6`,
    shows: 'without 8,000 credits it does not pay for fame',
    start: dengar({ credits: 7000 }),
    header,
    moves: [ofDengar, resolve('pay-for-fame'), goOn()],
    breaks: [`${RULE}.0.6`],
  },
  {
    rule: `${RULE}.0.6`,
    shows: 'it does not recover without being defeated',
    start: smuggler('naboo', ['naboo'], { ben: { damage: { character: 1 } } }),
    header,
    moves: [draw('smuggler-1'), { type: 'planning.recover', seat: 'ben' }],
    breaks: [`${RULE}.0.6`],
  },
  {
    rule: `${RULE}.0.6`,
    shows: 'nor does it fight a patrol that is somewhere else',
    start: dengar({ credits: 7000, ...hostile }, hutts('tatooine')),
    header,
    moves: [ofDengar, { type: 'encounter.patrol', seat: 'ben', faction: 'hutt' }],
    breaks: [`${RULE}.0.6`],
  },
];

/** Ben stands at a navpoint, and there are no goal tokens: he does not move, and buys nothing. */
const adrift = (character: string, ben: StartSeat = {}, rest: Omit<Parameters<typeof table>[0], 'ben'> = {}) =>
  smuggler('t5-n1', [], { ...rest, ben: { character, ...ben } });
const LAST_OF_HANDO = ['smuggler-1', 'smuggler-2', 'smuggler-6', 'smuggler-7', 'smuggler-9'];

const theRest: Example[] = [
  {
    rule: `${RULE}.0.3`,
    shows: 'another card is claimed than was drawn',
    start: dengar(),
    header,
    moves: [{ ...ofDengar, expect: { aiTurn: { card: 'hunter-1' } } }],
    breaks: [`${RULE}.0.3`],
  },
  {
    rule: `${RULE}.0.10`,
    shows: 'no card goes under the deck while Ann plays',
    start: { ...dengar(), turn: { seat: 'ann' } },
    header,
    moves: [goOn({ ai: { ben: { under: ['hunter-1'] } } })],
    breaks: [`${RULE}.0.10`],
  },
  {
    rule: `${RULE}.0.7`,
    shows: 'where nothing applies nothing is done',
    start: adrift('hondo-ohnaka', {}, { ann: { character: 'jyn-erso' } }),
    header,
    moves: [draw('ai-hondo-ohnaka'), goOn(isAt({ credits: 5000, space: 't5-n1', fame: 0 }))],
  },
  {
    rule: `${RULE}.0.7`,
    shows: 'in the planning step, too',
    start: adrift('hondo-ohnaka', {}, { ann: { character: 'jyn-erso' } }),
    header,
    moves: [draw('ai-hondo-ohnaka'), { type: 'planning.gain-credits', seat: 'ben' }, goOn()],
    breaks: [`${RULE}.0.7`],
  },
  {
    rule: `${RULE}.0.7`,
    shows: 'nor does it move where it has nowhere to go',
    start: adrift('hondo-ohnaka', {}, { ann: { character: 'jyn-erso' } }),
    header,
    moves: [draw('ai-hondo-ohnaka'), { type: 'planning.move', seat: 'ben', to: 't5-n2' }, goOn()],
    breaks: [`${RULE}.0.7`],
    // Where it is after that, nobody knows.
    doubtful: true,
  },
  {
    rule: `${RULE}.0.8`,
    shows: 'every instruction that applies, from the top',
    start: adrift('black-krrsantan', { damage: { character: 3 } }),
    header,
    moves: [draw('ai-black-krrsantan'), resolve('recover', { expect: isAt({ damage: { character: 1 } }) })],
  },
  {
    rule: 'log.the-move-log.6',
    shows: 'nothing is left out: after the cargo the die is rolled',
    start: smuggler('naboo', []),
    header,
    moves: [draw('ai-lando-calrissian'), goOn()],
    breaks: ['log.the-move-log.6'],
  },
  ...[
    { at: 'right after it', ben: { defeated: true, credits: 5000 } },
    { at: 'when the card has been carried out', ben: { defeated: false, credits: 9000 } },
  ].map(
    ({ at, ben }): Example => ({
      rule: `${RULE}.0.3`,
      shows: `the last entry of a log is the card: its claims may be what holds ${at}`,
      start: dengar({ credits: 5000 }),
      header,
      moves: [{ ...ofDengar, expect: isAt(ben) }],
    }),
  ),
  {
    rule: `${RULE}.0.3`,
    shows: 'but not what holds at no time of it',
    start: dengar({ credits: 5000 }),
    header,
    moves: [{ ...ofDengar, expect: isAt({ credits: 7000 }) }],
    breaks: [`${RULE}.0.3`],
  },
  {
    rule: `${RULE}.0.9`,
    shows: 'what does not apply is left out: without cargo it goes on with the die',
    start: smuggler('naboo', []),
    header,
    moves: [draw('ai-lando-calrissian'), { type: 'ai.roll', faces: ['hit'] }, goOn(isAt({ credits: 2000, fame: 1 }))],
  },
  {
    rule: `${RULE}.0.9`,
    shows: 'without cargo none is delivered',
    start: smuggler('naboo', []),
    header,
    moves: [draw('ai-lando-calrissian'), { type: 'deliver.cargo', seat: 'ben', card: 'bacta-supplies' }],
    breaks: [`${RULE}.0.9`],
  },
  {
    rule: `${RULE}.0.10`,
    shows: 'the card goes under its deck',
    start: adrift('lando-calrissian', { credits: 1000 }, { ai: { ben: { under: ['smuggler-7'] } } }),
    header,
    moves: [draw('smuggler-6'), goOn({ ai: { ben: { under: ['smuggler-7', 'smuggler-6'] } } })],
  },
  {
    rule: `${RULE}.0.10`,
    shows: 'a claim that it does not',
    start: adrift('lando-calrissian', { credits: 1000 }),
    header,
    moves: [draw('smuggler-6'), goOn({ ai: { ben: { under: [] } } })],
    breaks: [`${RULE}.0.10`],
  },
  {
    rule: `${RULE}.0.10`,
    shows: 'a card that is shuffled back does not lie under the deck',
    start: adrift('hondo-ohnaka', {}, { ann: { character: 'jyn-erso' }, ai: { ben: { under: LAST_OF_HANDO } } }),
    header,
    moves: [goOn({ ai: { ben: { under: [] } } })],
  },
  {
    rule: `${RULE}.0.10`,
    shows: 'a card does not come up again before all others',
    start: adrift('lando-calrissian', { credits: 1000 }, { ai: { ben: { under: ['smuggler-6'] } } }),
    header,
    moves: [draw('smuggler-6'), goOn()],
    breaks: [`${RULE}.0.10`],
  },
  {
    rule: `${RULE}.0.10`,
    shows: 'once all others have come, the first one is next',
    start: adrift(
      'lando-calrissian',
      { credits: 1000 },
      {
        ai: {
          ben: { under: ['smuggler-6', 'smuggler-1', 'smuggler-2', 'smuggler-7', 'smuggler-9', 'ai-lando-calrissian'] },
        },
      },
    ),
    header,
    moves: [draw('smuggler-6'), goOn()],
  },
  {
    rule: `${RULE}.0.10`,
    shows: 'and no other one',
    start: adrift(
      'lando-calrissian',
      { credits: 1000 },
      {
        ai: {
          ben: { under: ['smuggler-6', 'smuggler-1', 'smuggler-2', 'smuggler-7', 'smuggler-9', 'ai-lando-calrissian'] },
        },
      },
    ),
    header,
    moves: [draw('smuggler-1'), goOn()],
    breaks: [`${RULE}.0.10`],
  },
];

const fightsHutts = { type: 'encounter.patrol', seat: 'ben', faction: 'hutt' };
/** What a log may claim in the turn of a bounty hunter of which the card is not told: any of it may be so. */
const nobodyKnows: Example[] = [
  ...(
    [
      { shows: 'which card has gone under its deck in a turn that nobody has told', under: ['smuggler-1'] },
      { shows: 'but that it is none of another deck', under: ['hunter-1'], breaks: [`${RULE}.0.10`] },
    ] as const
  ).map(
    ({ under, ...rest }): Example => ({
      rule: `${RULE}.0.10`,
      ...rest,
      start: dengar({ character: 'lando-calrissian' }),
      header,
      moves: [{ type: 'ai.untold' }, goOn({ ai: { ben: { under } } })],
      doubtful: true,
    }),
  ),
  ...(
    [
      ['that something has left the game', { removed: ['hutt-patrol-1'] }],
      ['that a combat is under way', { combat: { attack: { total: 2 } } }],
      ['that a patrol has to be moved', { patrolMove: { faction: 'hutt' } }],
      ['which card it is', { aiTurn: { card: 'hunter-1' } }],
      ['that its encounter section has begun', { turn: { step: 'encounter' }, aiTurn: { section: 'encounter' } }],
      ['what has gone under a deck', { market: { job: { under: ['the-kessel-run'] } } }],
      ['that the next patrol has come', { patrols: { hutt: { level: 2 } } }],
      ['how many slots its ship has', isAt({ slots: { crew: 4 } })],
      ['which skills it has', isAt({ skills: ['tech'] })],
    ] as const
  ).map(
    ([shows, expect]): Example => ({
      rule: `${RULE}.0.3`,
      shows: `${shows} may be claimed where nobody tells the AI card`,
      start: solo({ character: 'bossk', ...hostile }, hutts('naboo')),
      header,
      moves: [{ ...fightsHutts, expect }, goOn()],
      doubtful: true,
    }),
  ),
  {
    rule: `${RULE}.0.3`,
    shows: 'what has left the game in such a turn may be claimed once it is over, too',
    start: solo({ character: 'bossk' }),
    header,
    moves: [goOn({ removed: ['hutt-patrol-1'] })],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'that a combat is under way may not be claimed once the turn is over',
    start: solo({ character: 'bossk' }),
    header,
    moves: [goOn({ combat: { attack: { total: 2 } } })],
    breaks: ['outer-rim.combat.0.1'],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'a card that is not in its deck may not be claimed',
    start: solo({ character: 'bossk' }),
    header,
    moves: [{ type: 'planning.recover', seat: 'ben', expect: { aiTurn: { card: 'smuggler-1' } } }, goOn()],
    breaks: [`${RULE}.0.3`],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'nor that it is the turn of somebody else',
    start: solo({ character: 'bossk' }),
    header,
    moves: [{ type: 'planning.recover', seat: 'ben', expect: { aiTurn: { seat: 'ann' } } }, goOn()],
    breaks: [`${RULE}.0.3`],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'dice that an AI card may have called for are taken as told where nobody tells the card',
    start: solo({ character: 'black-krrsantan' }),
    header,
    moves: [
      { type: 'planning.gain-credits', seat: 'ben' },
      { type: 'ai.roll', faces: ['hit', 'hit', 'crit'] },
      goOn(isAt({ credits: 11000 })),
    ],
    doubtful: true,
  },
];

/** One wrong entry in Dengar's turn: what his card has him do after it is read as before, and Ann's turn follows. */
const afterABreach: Example[] = (
  [
    [`${RULE}.0.5`, 'a step that people end', [{ type: 'action.end', seat: 'ben' }], {}, false],
    [
      `${RULE}.0.5`,
      'a purchase with what came up',
      [
        { type: 'market.buy', seat: 'ben', deck: 'job', card: 'the-kessel-run' },
        { type: 'card.reveal', deck: 'job', card: 'relic-of-the-past' },
      ],
      {},
      true,
    ],
    [`${RULE}.0.6`, 'a fight with a patrol that is not here', [fightsHutts, ...rolls], { ...hostile }, true],
    [`${RULE}.0.5`, 'its planning step spent on credits', [{ type: 'planning.gain-credits', seat: 'ben' }], {}, false],
    [
      `${RULE}.0.4`,
      'an encounter with the space',
      [{ type: 'encounter.space', seat: 'ben', card: 'card-1' }],
      {},
      true,
    ],
    [
      'outer-rim.single-player-rules-ai-decisions.0.1',
      'an exchange',
      [{ type: 'trade.exchange', seat: 'ben', with: 'ann', gives: { credits: 1000 }, takes: {} }],
      {},
      false,
    ],
    [`${RULE}.0.2`, 'a second card', [draw('hunter-1')], {}, false],
  ] as const
).map(
  ([rule, shows, wrong, ben, isOpen]): Example => ({
    rule,
    shows: `${shows} is one breach in the turn of an AI player, and the log is read on in that turn`,
    start: dengar({ credits: 5000, ...ben }, hutts('kessel')),
    header,
    moves: [
      ofDengar,
      ...wrong,
      resolve('gain-credits'),
      { type: 'planning.gain-credits', seat: 'ann', expect: { seats: { ann: { credits: 7000 } } } },
      { type: 'action.end', seat: 'ann' },
    ],
    breaks: [rule],
    ...(isOpen ? { doubtful: true } : {}),
    final: { turn: { seat: 'ann', step: 'encounter' } },
  }),
);

/** A second AI player sits at the table. */
const withCleo = (start: Start): Start => ({
  ...start,
  seats: { ...start.seats, cleo: seat({ character: 'bossk', space: 'kessel' }) },
});

/** What an AI card calls for with dice or cards, and the log passes over: it is due, and neither the dice nor the card go missing. */
const passedOver: Example[] = [
  {
    rule: `${RULE}.0.5`,
    shows: 'the patrol is fought before it is the turn of anybody else',
    start: dengar(hostile, hutts('naboo')),
    header,
    moves: [ofDengar, goOn()],
    breaks: [`${RULE}.0.5`],
  },
  {
    rule: 'outer-rim.combat-steps.0.1',
    shows: 'but where the fight has begun its dice are missing',
    start: dengar(hostile, hutts('naboo')),
    header,
    moves: [ofDengar, { type: 'encounter.patrol', seat: 'ben', faction: 'hutt' }, goOn()],
    breaks: ['outer-rim.combat-steps.0.1'],
  },
  {
    rule: `${RULE}.0.8`,
    shows: 'the card is bought before it is the turn of anybody else',
    start: smuggler('naboo', [], { market: { job: errand } }),
    header: solely,
    moves: [draw('smuggler-6'), goOn()],
    breaks: [`${RULE}.0.8`],
  },
  {
    rule: `${RULE}.0.8`,
    shows: 'and before the encounter section is read',
    start: smuggler('naboo', [], { market: { job: errand }, ben: { credits: 12000 } }),
    header: solely,
    moves: [draw('smuggler-6'), resolve('pay-for-fame'), goOn()],
    breaks: [`${RULE}.0.8`],
  },
  {
    rule: `${RULE}.0.2`,
    shows: 'a second card is one too many, also where the first one calls for a purchase',
    start: smuggler('naboo', [], { market: { job: errand } }),
    header: solely,
    moves: [draw('smuggler-6'), draw('smuggler-3'), ...buysErrand, goOn()],
    breaks: [`${RULE}.0.2`],
  },
  {
    rule: `${RULE}.0.8`,
    shows: 'and before the card of the other AI player is drawn',
    start: withCleo(smuggler('naboo', [], { market: { job: errand } })),
    header: { ...solely, ai: ['ben', 'cleo'], seats: ['ann', 'ben', 'cleo'] },
    moves: [draw('smuggler-6'), draw('hunter-1')],
    breaks: [`${RULE}.0.8`],
  },
  {
    rule: 'outer-rim.single-player-rules-ai-decisions.0.1',
    shows: 'an AI player whose turn is over trades no more than before',
    start: dengar({}, { ann: { space: 'naboo' } }),
    header,
    moves: [
      ofDengar,
      resolve('gain-credits'),
      { type: 'trade.exchange', seat: 'ben', with: 'ann', gives: { credits: 1000 }, takes: {} },
      goOn(),
    ],
    breaks: ['outer-rim.single-player-rules-ai-decisions.0.1'],
  },
];

/** An AI card that comes up before its player has a turn: its turn is read as begun, and the card is told once. */
const tooEarly: Example[] = [
  {
    rule: `${RULE}.0.2`,
    shows: 'an AI player has no turn before that of the person',
    start: dengar({}, { turn: { seat: 'ann' } }),
    header,
    moves: [
      ofDengar,
      { type: 'planning.recover', seat: 'ben' },
      resolve('gain-credits'),
      goOn(isAt({ credits: 9000 })),
    ],
    breaks: [`${RULE}.0.2`],
    final: { turn: { seat: 'ann', step: 'action' } },
  },
  {
    rule: 'outer-rim.encounter-step.0.1',
    shows: 'and none while the person has not had an encounter in hers',
    start: dengar({}, { turn: { seat: 'ann' } }),
    header,
    moves: [goOn(), ofDengar, { type: 'planning.recover', seat: 'ben' }, resolve('gain-credits'), goOn()],
    breaks: ['outer-rim.encounter-step.0.1'],
    // What that encounter brought, nobody knows.
    doubtful: true,
  },
];

/** Ben's encounter is over, his card's last line brings him a crew, and Cleo and Ann have their turns. */
const crewByTheLastLine = [
  draw('hunter-2'),
  { type: 'planning.gain-credits', seat: 'ben' },
  { type: 'market.buy', seat: 'ben', deck: 'bounty' },
  { type: 'card.reveal', deck: 'bounty', card: warrant('greedo', { id: 'next-warrant' }) },
  { type: 'encounter.contact', seat: 'ben', class: 'white' },
  { type: 'contact.reveal', contact: 'garindan', class: 'white' },
  { type: 'contact.resolve', seat: 'ben', card: 'crew-garindan' },
  draw('smuggler-6'),
  { type: 'planning.gain-credits', seat: 'cleo' },
  { type: 'market.buy', seat: 'cleo', deck: 'job' },
  { type: 'card.reveal', deck: 'job', card: job('next-errand') },
  goOn(),
];
const twoHunt = hunter(
  'naboo',
  [warrant('sable', { class: 'white' })],
  { naboo: [{ class: 'white' }] },
  {
    market: { bounty: warrant('bossk', { id: 'new-warrant', class: 'yellow' }), job: errand, cargo: 'coaxium-crystal' },
  },
);

/** A card of which nobody knows why it came up is told at its entry, not as what the encounter of an AI player goes on with. */
const longOver: Example[] = [[], [{ type: 'card.reveal', deck: 'cargo', card: 'bacta-supplies' }]].map(
  (more): Example => ({
    rule: more.length === 0 ? `${RULE}.0.2` : 'outer-rim.market-decks.1.1',
    shows:
      more.length === 0
        ? 'two AI players have their turns one after the other'
        : 'a card that nothing has brought up goes on with no turn of an AI player that is over',
    start: {
      ...twoHunt,
      goalTokens: {},
      seats: { ...twoHunt.seats, cleo: seat({ character: 'lando-calrissian', space: 'naboo' }) },
    },
    header: {
      ...solely,
      ai: ['ben', 'cleo'],
      seats: ['ann', 'ben', 'cleo'],
      cards: [mate('crew-garindan', 'garindan')],
    },
    moves: [...crewByTheLastLine, ...more],
    ...(more.length === 0 ? {} : { breaks: ['outer-rim.market-decks.1.1'] }),
  }),
);

/** Entries that stand on a card which has been carried out: its turn is over, and Ann's has begun. */
const isOver: Example[] = [
  ...(
    [
      ['0.7', 'no patrol is fought where there is none', { type: 'encounter.patrol', seat: 'ben', faction: 'hutt' }],
      ['0.7', 'no job is completed without one', resolve('complete-job')],
      ['0.6', 'it does not recover what it has not suffered', { type: 'planning.recover', seat: 'ben' }],
    ] as const
  ).map(
    ([rule, shows, move]): Example => ({
      rule: `${RULE}.${rule}`,
      shows: `${shows}, also not after the last line of its card`,
      start: adrift('lando-calrissian', { credits: 1000 }),
      header,
      moves: [draw('smuggler-6'), { type: 'planning.gain-credits', seat: 'ben' }, move, goOn()],
      breaks: [`${RULE}.${rule}`],
    }),
  ),
  {
    rule: `${RULE}.0.6`,
    shows: 'what was passed over is not made up for after the last line',
    start: adrift('bossk', { credits: 8000 }, { ann: { character: 'jyn-erso' } }),
    header,
    moves: [
      draw('hunter-1'),
      resolve('pay-for-fame'),
      { type: 'encounter.patrol', seat: 'ben', faction: 'hutt' },
      goOn(),
    ],
    breaks: [`${RULE}.0.6`],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.5`,
    shows: 'what stands below the one that applied is not done after the last line either',
    start: adrift('bossk', { credits: 8000 }, { ann: { character: 'jyn-erso' } }),
    header,
    moves: [draw('hunter-1'), resolve('pay-for-fame'), resolve('gain-reputation'), goOn()],
    breaks: [`${RULE}.0.5`],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.9`,
    shows: 'no cargo is delivered after the last line that was skipped before',
    start: adrift('lando-calrissian', { credits: 8000 }),
    header,
    moves: [
      draw('smuggler-6'),
      resolve('pay-for-fame'),
      { type: 'deliver.cargo', seat: 'ben', card: 'bacta-supplies' },
      goOn(),
    ],
    breaks: [`${RULE}.0.9`],
  },
  {
    rule: 'outer-rim.single-player-rules-clarifications.2.a',
    shows: 'who was defeated by the way that its card made it fly does nothing that stands below',
    start: smuggler('naboo', ['kessel'], {
      ann: { character: 'jyn-erso' },
      ben: { character: 'hera-syndulla', values: { hyperdrive: 1 }, damage: { ship: 3 } },
    }),
    header,
    moves: [draw('ai-hera-syndulla'), resolve('complete-job'), goOn()],
    breaks: ['outer-rim.single-player-rules-clarifications.2.a'],
  },
  {
    rule: `${RULE}.0.2`,
    shows: 'an AI player has one turn, with one card',
    start: adrift('lando-calrissian', { credits: 1000 }),
    header,
    moves: [draw('smuggler-6'), draw('smuggler-7'), goOn()],
    breaks: [`${RULE}.0.2`],
  },
  {
    rule: `${RULE}.0.2`,
    shows: 'nothing that stands on no line of its card is done after it',
    start: adrift('lando-calrissian', { credits: 1000 }),
    header,
    moves: [draw('smuggler-6'), { type: 'ai.roll', faces: ['hit'] }, goOn()],
    breaks: [`${RULE}.0.2`],
  },
];

export const examples: Example[] = [
  ...drawing,
  ...inOrder,
  ...theRest,
  ...nobodyKnows,
  ...isOver,
  ...afterABreach,
  ...passedOver,
  ...tooEarly,
  ...longOver,
];
