import type { Start, StartSeat } from '../../../schemas/outer-rim/header.ts';
import { annsTurn, endedBy, neutral, ofBot, withAi } from '../ai-turns.ts';
import { warrant } from '../bounties.ts';
import { mate } from '../contacts.ts';
import type { Example } from '../example.ts';
import { roll } from '../fights.ts';
import { attacks, eliminates, lost, onAnn, protects, third, withCrew, won } from '../hunts.ts';
import { breaks, comesTo, doubted, type Move, that } from '../writing.ts';

const RULE = 'single-player-rules-opposed-bounty';
const header = withAi();
const mates = withCrew();
const ofMarket = withCrew({ assets: [{ ...mate('old-hand', 'sable'), origin: 'market', deck: 'gear-mod' }] });
const start = onAnn();
const inSpace = onAnn({ space: 'n2' }, { space: 'n2' });
const against = (ann: StartSeat['reputation'], bot: StartSeat['reputation'] = {}): Start =>
  onAnn({ reputation: { ...neutral, ...ann } }, { reputation: { ...neutral, ...bot } });
const gains = (faction?: string, more: object = {}): Move => ({
  type: 'bounty.gain-reputation',
  seat: 'ann',
  ...(faction === undefined ? {} : { faction }),
  ...more,
});
const loses = (faction?: string, more: object = {}): Move => ({
  ...gains(faction, more),
  type: 'bounty.lose-reputation',
});
const held = [{ card: 'warrant', captured: false }];

const ok = (rule: string, says: string, from: Start, moves: readonly Move[], final?: object) =>
  comesTo(`${RULE}.${rule}`, says, from, endedBy('hunter', moves), final, header);
const no = (rule: string, says: string, from: Start, moves: readonly Move[]) =>
  breaks(/^[a-z]/.test(rule) ? rule : `${RULE}.${rule}`, says, from, endedBy('hunter', moves), header);

export const examples: readonly Example[] = [
  // 0.1: a combat with the player.
  ok('0.1', 'the AI player fights the person whose character it hunts', start, [...third, ...won(), annsTurn()], {
    seats: { bot: { damage: { character: 1 } }, ann: { damage: { character: 2 } } },
  }),
  no('single-player-rules-playing-the-game.0.5', 'it does not pass by', start, [
    ...third,
    { type: 'turn.end', seat: 'bot' },
  ]),
  // 0.2: ground on planets, ship anywhere else.
  ok('0.2', 'on a planet they fight on the ground', start, [
    ...third,
    attacks(that({ combat: { kind: 'ground', attacker: 'bot', defender: { player: 'ann' } } })),
    ...won(),
    annsTurn(),
  ]),
  no('0.2', 'not with their ships', start, [...third, attacks(that({ combat: { kind: 'ship' } }))]),
  ok(
    '0.2',
    'at a navpoint with their ships',
    inSpace,
    [...third, attacks(that({ combat: { kind: 'ship' } })), ...won(), annsTurn()],
    {
      seats: { bot: { damage: { character: 0, ship: 1 } } },
    },
  ),
  no('0.2', 'not on the ground', inSpace, [...third, attacks(that({ combat: { kind: 'ground' } }))]),
  // 0.3, 0.4: the steps of every combat, with the AI player as attacker.
  no('combat-steps.1', 'the attack has as many dice as its combat value', start, [...third, roll('hit', 'hit')]),
  ok(
    '0.4',
    'cards that raise its value count',
    onAnn(
      {},
      {
        assets: [warrant('han-solo'), { id: 'blade', type: 'gear', bonuses: { groundCombat: 1 }, abilities: [] }],
      },
    ),
    [...third, roll('hit', 'hit', 'blank', 'blank'), roll('blank', 'blank', 'blank'), annsTurn()],
  ),
  // 0.5: the defender wins.
  ok('0.5', 'the defender wins: the bounty is discarded', start, [...third, ...lost(), annsTurn()], {
    seats: { bot: { assets: [], credits: 0, fame: 0 } },
    market: { bounty: { under: ['warrant'] } },
  }),
  no('0.5', 'it is not kept', start, [...third, ...lost(ofBot({ assets: held }))]),
  no('0.5', 'nor does it leave the game', start, [...third, ...lost(that({ market: { bounty: { under: [] } } }))]),
  ok('0.5', 'nor does it bring anything', start, [...third, ...lost(ofBot({ credits: 0, fame: 0 })), annsTurn()]),
  no('0.5', 'a protected crew stays with its owner, and the bounty goes', mates, [
    ...third,
    protects,
    ...lost(ofBot({ assets: held })),
  ]),
  // 1: a crew is beaten.
  ok('1.a', 'the crew leaves the game', mates, [...third, protects, ...won(), annsTurn()], {
    seats: { ann: { assets: [] } },
    removed: ['old-hand', 'sable', 'warrant'],
  }),
  no('1.a', 'it does not stay with its owner', mates, [
    ...third,
    protects,
    ...won({ expect: { seats: { ann: { assets: [{ card: 'old-hand' }] } } } }),
  ]),
  no('1.a', 'nor does it come back', mates, [...third, protects, ...won(that({ removed: ['warrant'] }))]),
  ok('1.b', 'the elimination reward comes', mates, [
    ...third,
    protects,
    ...won(ofBot({ credits: 4000, fame: 1 })),
    annsTurn(),
  ]),
  no('1.b', 'not the capture reward', mates, [...third, protects, ...won(ofBot({ credits: 9000 }))]),
  no('1.b', 'nor that of a character', mates, [...third, protects, ...won(ofBot({ credits: 5000 }))]),
  {
    ...no('1.b', 'nor that without its fame', mates, [...third, protects, ...won(ofBot({ fame: 0 }))]),
    also: ['outer-rim.fame.2'],
  },
  no('1.b', 'the bounty has brought its reward, and is not kept', mates, [
    ...third,
    protects,
    ...won(ofBot({ assets: held })),
  ]),
  {
    ...no('1.b', 'it leaves the game as well', mates, [
      ...third,
      protects,
      ...won(that({ removed: ['old-hand', 'sable'] })),
    ]),
    also: [`outer-rim.${RULE}.1.a`, 'outer-rim.discarding.5'],
  },
  no('discarding.1.1', 'and does not go under its deck', mates, [
    ...third,
    protects,
    ...won(that({ market: { bounty: { under: ['warrant'] } } })),
  ]),
  no('1.a', 'nor does a crew that was bought', ofMarket, [
    ...third,
    protects,
    ...won(that({ market: { 'gear-mod': { under: ['old-hand'] } } })),
  ]),
  ok(
    '1.a',
    'that it is eliminated a table may record as people do',
    mates,
    [...third, protects, ...won(), eliminates(), annsTurn(ofBot({ credits: 4000, fame: 1 }))],
    { removed: ['old-hand', 'sable', 'warrant'] },
  ),
  no('1.a', 'by the AI player that has beaten it, and for the bounty that it fought for', mates, [
    ...third,
    protects,
    ...won(),
    eliminates({ seat: 'ann' }),
  ]),
  no('single-player-rules-playing-the-game.0.5', 'not where it was not beaten', mates, [
    ...third,
    protects,
    ...lost(),
    eliminates(),
  ]),
  // 2: a character is beaten.
  ok('2.a', '5,000 credits and 1 fame, whatever the card says', start, [
    ...third,
    ...won(ofBot({ credits: 5000, fame: 1 })),
    annsTurn(),
  ]),
  no('2.a', 'not what the bounty shows', start, [...third, ...won(ofBot({ credits: 4000 }))]),
  { ...no('2.a', 'nor more fame', start, [...third, ...won(ofBot({ fame: 2 }))]), also: ['outer-rim.fame.2'] },
  ok('2.b', 'the bounty leaves the game', start, [...third, ...won(that({ removed: ['warrant'] })), annsTurn()]),
  no('2.b', 'it is not kept', start, [...third, ...won(ofBot({ assets: held }))]),
  {
    ...no('2.b', 'nor is it anywhere else', start, [...third, ...won(that({ removed: [] }))]),
    also: ['outer-rim.discarding.5'],
  },
  no('discarding.1.1', 'nor does it go under its deck', start, [
    ...third,
    ...won(that({ market: { bounty: { under: ['warrant'] } } })),
  ]),
  // 2.1: a reputation with somebody whom the person has against them.
  ok(
    '2.1',
    'with the only faction that is against her, without a word',
    against({ hutt: 'negative' }),
    [...third, ...won(), annsTurn()],
    {
      seats: { bot: { reputation: { hutt: 'positive' } } },
    },
  ),
  ok(
    '2.1',
    'of two the person names one',
    against({ hutt: 'negative', rebel: 'negative' }),
    [...third, ...won(), gains('rebel'), annsTurn()],
    {
      seats: { bot: { reputation: { hutt: 'neutral', rebel: 'positive' } } },
    },
  ),
  no('2.1', 'not one that is not against her', against({ hutt: 'negative', rebel: 'negative' }), [
    ...third,
    ...won(),
    gains('imperial'),
  ]),
  no(
    '2.1',
    'nor one with whom the AI player is positive already',
    against({ hutt: 'negative', rebel: 'negative' }, { hutt: 'positive' }),
    [...third, ...won(), gains('hutt')],
  ),
  ok(
    '2.1',
    'where it is positive with one of them the other is meant',
    against({ hutt: 'negative', rebel: 'negative' }, { hutt: 'positive' }),
    [...third, ...won(), annsTurn()],
    { seats: { bot: { reputation: { rebel: 'positive' } } } },
  ),
  ok(
    '2.1',
    'where it is positive with all of them nobody is asked',
    against({ hutt: 'negative' }, { hutt: 'positive' }),
    [...third, ...won(), annsTurn()],
    {
      seats: { bot: { reputation: { hutt: 'positive' } } },
    },
  ),
  ...(
    [
      [{ hutt: 'negative' }, { hutt: 'positive' }, [gains('hutt')], {}],
      [{ hutt: 'negative', rebel: 'negative' }, { hutt: 'positive', rebel: 'positive' }, [gains('rebel')], {}],
      [{ hutt: 'negative' }, { hutt: 'positive' }, [gains()], {}],
      [
        { hutt: 'negative', rebel: 'positive' },
        { hutt: 'positive' },
        [loses('rebel'), gains('hutt')],
        { rebel: 'negative' },
      ],
      [{ rebel: 'positive' }, { rebel: 'negative' }, [loses('rebel')], {}],
      [
        { hutt: 'negative', rebel: 'positive' },
        { rebel: 'negative' },
        [gains('hutt'), loses('rebel')],
        { hutt: 'positive' },
      ],
    ] as const
  ).map(([hers, its, told, then]) =>
    ok(
      told[0].type === 'bounty.gain-reputation' ? '2.1' : '2.2',
      'a table may record all the same what changes nothing',
      against(hers, its),
      [...third, ...won(), ...told, annsTurn(ofBot({ reputation: { ...its, ...then } }))],
    ),
  ),
  ...(
    [
      ['2.1', { hutt: 'negative', rebel: 'negative' }, { hutt: 'positive', rebel: 'positive' }, [], {}],
      ['2.2', { hutt: 'positive', rebel: 'positive' }, { hutt: 'negative', rebel: 'negative' }, [], {}],
      ['2.1', { hutt: 'negative', rebel: 'positive' }, { hutt: 'positive' }, [loses('rebel')], { rebel: 'negative' }],
    ] as const
  ).map(([rule, hers, its, told, then]) =>
    ok(
      rule,
      'nor need it record that',
      against(hers, its),
      [...third, ...won(), ...told, annsTurn(ofBot({ reputation: { ...its, ...then } }))],
      { seats: { bot: { reputation: { ...its, ...then } } } },
    ),
  ),
  ...(
    [
      ['2.1', { hutt: 'negative', rebel: 'positive' }, { hutt: 'positive' }, [loses('rebel'), gains('imperial')]],
      ['2.2', { hutt: 'negative', rebel: 'positive' }, { hutt: 'positive' }, [loses('imperial')]],
      ['2.2', { rebel: 'positive' }, { rebel: 'negative' }, [loses('imperial')]],
      ['2.2', { hutt: 'negative', rebel: 'positive' }, { rebel: 'negative' }, [gains('hutt'), loses('imperial')]],
    ] as const
  ).map(([rule, hers, its, told]) =>
    no(rule, 'but not of a faction that is not the one', against(hers, its), [...third, ...won(), ...told]),
  ),
  no('2.1', 'but not of a faction that is not against her', against({ hutt: 'negative' }, { hutt: 'positive' }), [
    ...third,
    ...won(),
    gains('imperial'),
  ]),
  doubted(
    ok('2.1', 'which it was may be left open', against({ hutt: 'negative', rebel: 'negative' }), [
      ...third,
      ...won(),
      annsTurn(),
    ]),
  ),
  // 2.2: one is lost with somebody who is for the person.
  ok('2.2', 'with the only faction that is for her', against({ hutt: 'positive' }), [...third, ...won(), annsTurn()], {
    seats: { bot: { reputation: { hutt: 'negative' } } },
  }),
  ok(
    '2.2',
    'of two the person names one',
    against({ hutt: 'positive', rebel: 'positive' }),
    [...third, ...won(), loses('hutt'), annsTurn()],
    {
      seats: { bot: { reputation: { hutt: 'negative', rebel: 'neutral' } } },
    },
  ),
  no('2.2', 'not one that is not for her', against({ hutt: 'positive', rebel: 'positive' }), [
    ...third,
    ...won(),
    loses('imperial'),
  ]),
  ok(
    '2.2',
    'one is gained, then one is lost',
    against({ hutt: 'positive', rebel: 'negative' }),
    [...third, ...won(), gains('rebel'), loses('hutt'), annsTurn()],
    {
      seats: { bot: { reputation: { hutt: 'negative', rebel: 'positive' } } },
    },
  ),
  ...[[loses('hutt'), gains('rebel')], [loses('hutt')]].map((told) =>
    ok(
      '2.2',
      `whichever is told first${told.length === 1 ? ', the other one also without a word' : ''}`,
      against({ hutt: 'positive', rebel: 'negative' }),
      [...third, ...won(), ...told, annsTurn()],
      { seats: { bot: { reputation: { hutt: 'negative', rebel: 'positive' } } } },
    ),
  ),
  no('2.2', 'before one is gained, too, not one that is not for her', against({ rebel: 'negative' }), [
    ...third,
    ...won(),
    loses('hutt'),
  ]),
  no('2.1', 'nor is one gained behind it that is not against her', against({ hutt: 'positive', rebel: 'negative' }), [
    ...third,
    ...won(),
    loses('hutt'),
    gains('imperial'),
  ]),
  ok('2.2', 'where nobody is for her nothing is lost', start, [...third, ...won(), annsTurn()], {
    seats: { bot: { reputation: neutral } },
  }),
  // Nobody is eliminated or captured.
  {
    ...no(
      'resolving-player-bounties.4',
      'a character is not eliminated',
      against({ hutt: 'negative', rebel: 'negative' }),
      [...third, ...won(), eliminates()],
    ),
    doubtful: true,
  },
  {
    ...no('2.1', 'the reputation comes', against({ hutt: 'negative', rebel: 'negative' }), [
      ...third,
      ...won(),
      gains('rebel', ofBot({ reputation: { rebel: 'neutral' } })),
    ]),
    also: ['outer-rim.reputation.2'],
  },
  {
    ...no('2.2', 'and goes', against({ hutt: 'positive', rebel: 'positive' }), [
      ...third,
      ...won(),
      loses('hutt', ofBot({ reputation: { hutt: 'neutral' } })),
    ]),
    also: ['outer-rim.reputation.3'],
  },
];
