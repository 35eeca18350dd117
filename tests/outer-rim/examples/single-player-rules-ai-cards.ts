/** @module What the AI cards of single-player games say: every one of them is drawn, and what is special about each is shown. */
import { aiCards } from '../../../cards/outer-rim/ai.ts';
import type { StartSeat } from '../../../schemas/outer-rim/header.ts';
import { smuggler } from '../ai-players.ts';
import type { Example } from '../example.ts';
import { cargo, crew, gear } from '../market-cards.ts';

const RULE = 'outer-rim.single-player-rules-playing-the-game';
const header = { ai: ['ben'] };
const draw = (card: string) => ({ type: 'ai.card', card });
const resolve = (instruction: string, more = {}) => ({ type: 'ai.resolve', seat: 'ben', instruction, ...more });
const rolls = (...faces: string[]) => ({ type: 'ai.roll', faces });
const ben = (facts: object) => ({ seats: { ben: facts } });
const goOn = (expect = {}) => ({ type: 'planning.gain-credits', seat: 'ann', expect });
const neutral = { rebel: 'neutral', imperial: 'neutral', hutt: 'neutral', syndicate: 'neutral' } as const;

type Facts = Parameters<typeof smuggler>[2];

/** Ben plays a character at a navpoint, without goal tokens: he does not move and buys nothing but bounties. */
const adrift = (character: string, facts: StartSeat = {}, rest: Facts = {}) =>
  smuggler('t5-n1', [], {
    ...rest,
    ann: { character: 'jyn-erso', ...rest?.ann },
    ben: { character, ...facts },
  });
/** Ben on a planet. */
const ashore = (character: string, facts: StartSeat = {}, rest: Facts = {}) =>
  smuggler('naboo', [], {
    contacts: { naboo: [] },
    ...rest,
    ann: { character: 'jyn-erso', ...rest?.ann },
    ben: { character, slots: { cargo: 1, mod: 1, 'cargo-or-mod': 0, crew: 2, gear: 2, 'job-or-bounty': 3 }, ...facts },
  });

const special: Example[] = [
  {
    rule: `${RULE}.0.3`,
    shows: 'Chewbacca recovers, and is paid for each damage',
    start: adrift('chewbacca', { damage: { character: 2, ship: 1 } }),
    header,
    moves: [
      draw('ai-chewbacca'),
      resolve('recover', { expect: ben({ credits: 8000, damage: { character: 0 } }) }),
      goOn(),
    ],
  },
  {
    rule: `${RULE}.0.6`,
    shows: 'Chewbacca without damage gains nothing at all',
    start: adrift('chewbacca'),
    header,
    moves: [draw('ai-chewbacca'), goOn(ben({ credits: 5000 }))],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'Krrsantan recovers two damage of his character, and no more',
    start: adrift('black-krrsantan', { damage: { character: 3, ship: 1 } }),
    header,
    moves: [draw('ai-black-krrsantan'), resolve('recover', { expect: ben({ damage: { character: 1, ship: 1 } }) })],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'Krrsantan rolls his ground combat value: for each hit credits and damage',
    start: adrift('black-krrsantan'),
    header,
    moves: [
      draw('ai-black-krrsantan'),
      rolls('hit', 'hit', 'crit'),
      goOn(ben({ credits: 11000, damage: { character: 2 } })),
    ],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'Krrsantan does not roll fewer dice',
    start: adrift('black-krrsantan'),
    header,
    moves: [draw('ai-black-krrsantan'), rolls('hit', 'hit'), goOn()],
    breaks: [`${RULE}.0.3`],
    doubtful: true,
  },
  {
    rule: 'outer-rim.single-player-rules-clarifications.2.b',
    shows: 'Krrsantan is defeated by his own dice: the credits are his, less those that the defeat costs',
    start: adrift('black-krrsantan', { damage: { character: 2 } }),
    header,
    moves: [draw('ai-black-krrsantan'), rolls('hit', 'hit', 'hit')],
    final: ben({ credits: 13000, damage: { character: 3 } }),
    doubtful: true,
  },
  ...(
    [
      ['crit', { fame: 1, credits: 7000 }],
      ['hit', { credits: 2000, fame: 1 }],
      ['focus', { reputation: { imperial: 'positive' } }],
      ['blank', { credits: 7000, fame: 0 }],
    ] as const
  ).map(
    ([face, facts]): Example => ({
      rule: `${RULE}.0.3`,
      shows: `Lando rolls a ${face}`,
      start: ashore('lando-calrissian'),
      header,
      moves: [draw('ai-lando-calrissian'), rolls(face), goOn(ben(facts))],
    }),
  ),
  {
    rule: `${RULE}.0.3`,
    shows: 'Lando does not gain fame for a hit',
    start: ashore('lando-calrissian', { credits: 1000 }),
    header,
    moves: [draw('ai-lando-calrissian'), { ...rolls('hit'), expect: ben({ fame: 1 }) }],
    breaks: ['outer-rim.fame.2'],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'Jyn rolls a die on an Imperial planet: a hit brings fame',
    start: ashore('jyn-erso', {}, { ann: { character: 'han-solo' } }),
    header,
    moves: [draw('ai-jyn-erso'), rolls('hit'), goOn(ben({ fame: 1 }))],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.6`,
    shows: 'off the Imperial planets Jyn rolls no die',
    start: adrift('jyn-erso', { values: { hyperdrive: 0 } }, { ann: { character: 'han-solo' } }),
    header,
    moves: [draw('ai-jyn-erso'), goOn(ben({ fame: 0 }))],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'Cad Bane sells fame while he has less than 20,000 credits',
    start: adrift('cad-bane', { fame: 2, credits: 9000 }),
    header,
    moves: [draw('ai-cad-bane'), resolve('sell-fame', { expect: ben({ fame: 1, credits: 21000 }) })],
  },
  {
    rule: `${RULE}.0.9`,
    shows: 'with 20,000 credits he sells none',
    start: adrift('cad-bane', { fame: 2, credits: 18000 }),
    header,
    moves: [draw('ai-cad-bane'), resolve('sell-fame')],
    breaks: [`${RULE}.0.9`],
  },
  {
    rule: `${RULE}.0.9`,
    shows: 'nor without fame',
    start: adrift('cad-bane', { fame: 0, credits: 9000 }),
    header,
    moves: [draw('ai-cad-bane'), goOn(ben({ fame: 0, credits: 11000 }))],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'Aphra gains credits for each different skill of herself and her crew',
    start: ashore('doctor-aphra', {
      skills: ['knowledge', 'tech'],
      assets: [crew('aide', { skills: ['tech', 'stealth'] })],
    }),
    header,
    moves: [draw('ai-doctor-aphra'), goOn(ben({ credits: 8000 }))],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'a skill that two of them have counts once',
    start: ashore('doctor-aphra', { skills: ['knowledge', 'tech'], assets: [crew('aide', { skills: ['tech'] })] }),
    header,
    moves: [draw('ai-doctor-aphra'), resolve('gain-credits', { expect: ben({ credits: 8000 }) })],
    breaks: [`${RULE}.0.3`],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'Enfys Nest is paid for her crew, and loses reputation with the faction of the planet',
    start: ashore('enfys-nest', {
      slots: { cargo: 1, mod: 1, crew: 1, gear: 2, 'job-or-bounty': 3 },
      assets: [crew('aide')],
    }),
    header,
    moves: [draw('ai-enfys-nest'), goOn(ben({ credits: 12000, reputation: { imperial: 'negative' } }))],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'off the planets she loses none',
    start: adrift('enfys-nest'),
    header,
    moves: [draw('ai-enfys-nest'), goOn(ben({ credits: 11000, reputation: neutral }))],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'Maz gains credits for her crew where she cannot buy',
    start: ashore('maz-kanata', { credits: 3000, assets: [crew('aide'), crew('other')] }),
    header,
    moves: [draw('ai-maz-kanata'), goOn(ben({ credits: 9000 }))],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'IG-88 with a droid among his crew carries out two lines of his planning section',
    start: adrift('ig-88', { defeated: true, damage: { character: 4 }, assets: [crew('bolt', { traits: ['droid'] })] }),
    header,
    moves: [
      draw('ai-ig-88'),
      { type: 'planning.recover', seat: 'ben' },
      { type: 'planning.gain-credits', seat: 'ben', expect: ben({ credits: 7000, defeated: false }) },
    ],
  },
  {
    rule: `${RULE}.0.5`,
    shows: 'without one he carries out one',
    start: adrift('ig-88', { defeated: true, damage: { character: 4 }, assets: [crew('bolt', { traits: ['rebel'] })] }),
    header,
    moves: [
      draw('ai-ig-88'),
      { type: 'planning.recover', seat: 'ben' },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    breaks: [`${RULE}.0.5`],
  },
  {
    rule: `${RULE}.0.5`,
    shows: 'where nobody knows whether he has one, nobody knows what he does',
    start: adrift('ig-88', {
      defeated: true,
      damage: { character: 4 },
      assets: [{ id: 'bolt', type: 'crew' }],
    }),
    header,
    moves: [
      draw('ai-ig-88'),
      { type: 'planning.recover', seat: 'ben' },
      { type: 'planning.gain-credits', seat: 'ben' },
    ],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'Hondo discards the costliest cargo, gear or mod of a player in his space, and gains its cost',
    start: ashore(
      'hondo-ohnaka',
      {},
      {
        ann: { space: 'naboo', assets: [cargo('silk', { cost: 1000 }), gear('rod', { cost: 3000 })] },
      },
    ),
    header,
    moves: [draw('ai-hondo-ohnaka'), resolve('rob', { expect: ben({ credits: 8000 }) }), goOn()],
    final: { seats: { ann: { assets: [{ card: 'silk' }] } } },
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'not another one',
    start: ashore(
      'hondo-ohnaka',
      {},
      {
        ann: { space: 'naboo', assets: [cargo('silk', { cost: 1000 }), gear('rod', { cost: 3000 })] },
      },
    ),
    header,
    moves: [draw('ai-hondo-ohnaka'), resolve('rob', { card: 'silk' }), goOn()],
    breaks: [`${RULE}.0.3`],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'of several that cost the same chance decides',
    start: ashore(
      'hondo-ohnaka',
      {},
      {
        ann: { space: 'naboo', assets: [cargo('silk', { cost: 3000 }), gear('rod', { cost: 3000 })] },
      },
    ),
    header,
    moves: [draw('ai-hondo-ohnaka'), resolve('rob', { card: 'rod' }), goOn()],
    final: { seats: { ann: { assets: [{ card: 'silk' }] } } },
    doubtful: true,
  },
  {
    rule: `${RULE}.0.9`,
    shows: 'nobody is robbed who is not there',
    start: ashore('hondo-ohnaka', {}, { ann: { space: 'cantonica', assets: [gear('rod', { cost: 3000 })] } }),
    header,
    moves: [draw('ai-hondo-ohnaka'), resolve('rob'), goOn()],
    breaks: [`${RULE}.0.9`],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'Dengar has each other player lose a reputation of their choice',
    start: adrift('dengar'),
    header,
    moves: [draw('ai-dengar'), { type: 'ai.lose-reputation', seat: 'ann', faction: 'hutt' }, goOn()],
    final: { seats: { ann: { reputation: { ...neutral, hutt: 'negative' } } } },
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'one that they can lose',
    start: adrift(
      'dengar',
      {},
      {
        ann: { defeated: true, damage: { character: 4 }, reputation: { ...neutral, hutt: 'negative' }, space: 't5-n1' },
      },
    ),
    header,
    moves: [draw('ai-dengar'), { type: 'ai.lose-reputation', seat: 'ann', faction: 'hutt' }],
    breaks: [`${RULE}.0.3`],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'whom Dengar meets suffers for each negative reputation',
    start: adrift(
      'dengar',
      {},
      {
        ann: { space: 't5-n1', reputation: { ...neutral, hutt: 'negative' }, damage: { character: 0 } },
      },
    ),
    header,
    moves: [
      draw('ai-dengar'),
      { type: 'ai.lose-reputation', seat: 'ann', faction: 'rebel' },
      resolve('others-suffer', {
        expect: { seats: { ann: { damage: { character: 4 }, defeated: true }, ben: { fame: 1 } } },
      }),
    ],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'and Dengar gains fame if that defeats them',
    start: adrift(
      'dengar',
      { defeated: true, damage: { ship: 4 } },
      {
        ann: { space: 't5-n1', reputation: { ...neutral, hutt: 'negative', rebel: 'negative' } },
      },
    ),
    header,
    moves: [
      draw('ai-dengar'),
      resolve('others-suffer', { expect: { seats: { ann: { defeated: true, credits: 2000 }, ben: { fame: 1 } } } }),
    ],
  },
  {
    rule: `${RULE}.0.9`,
    shows: 'nobody else suffers',
    start: adrift('dengar', { defeated: true, damage: { ship: 4 } }, { ann: { space: 't5-n1' } }),
    header,
    moves: [draw('ai-dengar'), resolve('others-suffer')],
    breaks: [`${RULE}.0.9`],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'Ketsu fights a patrol three spaces away that is no stronger than her ship',
    start: adrift(
      'ketsu-onyo',
      {},
      { patrols: { hutt: { level: 1, combat: 3, reward: { credits: 3000 }, space: 't5-n2' } } },
    ),
    header,
    moves: [
      draw('ai-ketsu-onyo'),
      { type: 'encounter.patrol', seat: 'ben', faction: 'hutt' },
      { type: 'combat.roll', faces: ['hit', 'hit', 'hit'] },
      { type: 'combat.roll', faces: ['blank', 'blank', 'blank'] },
      goOn(ben({ credits: 10000 })),
    ],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.7`,
    shows: 'but no stronger one',
    start: adrift('ketsu-onyo', {}, { patrols: { hutt: { level: 2, combat: 4, space: 't5-n2' } } }),
    header,
    moves: [draw('ai-ketsu-onyo'), { type: 'encounter.patrol', seat: 'ben', faction: 'hutt' }, goOn()],
    breaks: [`${RULE}.0.7`],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'hunter 4: of several patrols that are no stronger chance decides',
    start: adrift(
      'bossk',
      {},
      {
        patrols: { hutt: { level: 1, combat: 2, space: 't5-n1' }, rebel: { level: 1, combat: 2, space: 't5-n1' } },
      },
    ),
    header,
    moves: [
      draw('hunter-4'),
      { type: 'encounter.patrol', seat: 'ben', faction: 'rebel' },
      { type: 'combat.roll', faces: ['hit', 'hit', 'hit'] },
      { type: 'combat.roll', faces: ['blank', 'blank'] },
    ],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'smuggler 1: reputation is gained with the faction of the planet',
    start: ashore('lando-calrissian', { credits: 1000 }),
    header,
    moves: [draw('smuggler-1'), resolve('gain-reputation'), goOn(ben({ reputation: { imperial: 'positive' } }))],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.7`,
    shows: 'where it is positive already nothing is done, and the turn is over',
    start: ashore('lando-calrissian', { credits: 1000, reputation: { ...neutral, imperial: 'positive' } }),
    header,
    moves: [draw('smuggler-1'), resolve('gain-reputation'), goOn()],
    breaks: [`${RULE}.0.7`],
    doubtful: true,
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'smuggler 9: credits for the reputation with the faction of the planet',
    start: ashore('lando-calrissian', { credits: 1000 }),
    header,
    moves: [draw('smuggler-9'), goOn(ben({ credits: 7000, reputation: { imperial: 'negative' } }))],
    doubtful: true,
  },
];

/** In the base game: the nearest patrol. */
const base = { ...header, options: { unfinishedBusiness: false } };
const nearest: Example[] = [
  {
    rule: `${RULE}.0.3`,
    shows: 'smuggler 8: reputation is gained with the faction of the nearest patrol',
    start: adrift(
      'lando-calrissian',
      { credits: 1000 },
      { patrols: { hutt: { level: 1, space: 't5-n2' }, rebel: { level: 1, space: 'kessel' } } },
    ),
    header: base,
    moves: [
      draw('smuggler-8'),
      resolve('gain-reputation', { faction: 'hutt' }),
      goOn(ben({ reputation: { hutt: 'positive' } })),
    ],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'not with that of another one',
    start: adrift(
      'lando-calrissian',
      { credits: 1000 },
      { patrols: { hutt: { level: 1, space: 't5-n2' }, rebel: { level: 1, space: 'kessel' } } },
    ),
    header: base,
    moves: [draw('smuggler-8'), resolve('gain-reputation', { faction: 'rebel' }), goOn()],
    breaks: [`${RULE}.0.3`],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'smuggler 3: of two that are equally near chance decides',
    start: adrift(
      'lando-calrissian',
      { credits: 1000 },
      { patrols: { hutt: { level: 1, space: 't5-n2' }, rebel: { level: 1, space: 't5-n2' } } },
    ),
    header: base,
    moves: [
      draw('smuggler-3'),
      resolve('gain-credits', { faction: 'rebel' }),
      goOn(ben({ credits: 7000, reputation: { rebel: 'negative', hutt: 'neutral' } })),
    ],
  },
  {
    rule: `${RULE}.0.3`,
    shows: 'which of them it was later claims may show',
    start: adrift(
      'lando-calrissian',
      { credits: 1000 },
      { patrols: { hutt: { level: 1, space: 't5-n2' }, rebel: { level: 1, space: 't5-n2' } } },
    ),
    header: base,
    moves: [draw('smuggler-3'), goOn(ben({ credits: 7000, reputation: { rebel: 'neutral', hutt: 'negative' } }))],
  },
];

/** Every card, for a character who has it, at a navpoint with nothing to do. */
const each: Example[] = [...aiCards.values()].map(({ id, deck, character, number }): Example => {
  const whose = character ?? (deck === 'smuggler' ? 'lando-calrissian' : 'bossk');
  const isBase = character === null && deck === 'smuggler' && ![1, 2, 6, 7, 9].includes(number);
  return {
    rule: `${RULE}.0.3`,
    shows: `${id} is drawn`,
    start: adrift(whose, { credits: 0 }, { ann: { character: whose === 'jyn-erso' ? 'han-solo' : 'jyn-erso' } }),
    header: isBase ? base : header,
    moves: [{ ...draw(id), expect: { aiTurn: { seat: 'ben', card: id } } }],
  };
});

export const examples: readonly Example[] = [...special, ...nearest, ...each];
