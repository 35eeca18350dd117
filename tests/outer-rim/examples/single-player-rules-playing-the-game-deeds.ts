/**
 * @module
 * Single-Player Rules: Playing the Game (LRR page 22): what AI cards do at once. What their lines bring is claimed wrongly, and
 * what is told instead of a line that is due.
 */
import type { RuleId } from '../../../machines/chart.ts';
import type { CardFacts } from '../../../schemas/outer-rim/cards.ts';
import type { Start, StartSeat } from '../../../schemas/outer-rim/header.ts';
import { aiTable, draws, neutral } from '../ai-turns.ts';
import { warrant } from '../bounties.ts';
import { mate } from '../contacts.ts';
import type { Example } from '../example.ts';
import { resolve, roll } from '../fights.ts';
import { cargo, gear, held } from '../market-cards.ts';
import type { Move } from '../writing.ts';

const CARD = 'outer-rim.single-player-rules-playing-the-game.0.3' satisfies RuleId;
/** On the real map, whose planets have factions. */
const header = { ai: ['bot'] };

/** Bot plays a character and is fit; on Naboo, an Imperial planet, unless it is told otherwise. */
const ready = (character: string, bot: StartSeat = {}, more: Parameters<typeof aiTable>[0] = {}): Start =>
  aiTable({
    goalTokens: {},
    ...more,
    ann: { character: 'jyn-erso', space: 'kessel', ...more.ann },
    bot: { character, space: 'naboo', defeated: false, damage: {}, ...bot },
  });
const resolves = (instruction: string, more: object = {}): Move => ({
  type: 'ai.resolve',
  seat: 'bot',
  instruction,
  ...more,
});
const rolls = (...faces: string[]): Move => ({ type: 'ai.roll', faces });
const loses = (seat: string, faction: string): Move => ({ type: 'ai.lose-reputation', seat, faction });
const that = (move: Move, expect: object): Move => ({ ...move, expect });
const ofBot = (facts: object) => ({ seats: { bot: facts } });
const dear = (id: string): CardFacts => gear(id, { cost: 99_000 });
const ofAnn = (facts: object) => ({ seats: { ann: facts } });

/** Whoever is defeated recovers first, and does nothing else in the planning section. */
const down = { defeated: true, damage: { ship: 4 } } as const;
const hated = { space: 'naboo', reputation: { ...neutral, hutt: 'negative' } } as const;
const robbed = { ann: { space: 'naboo', assets: [cargo('silk', { cost: 1000 }), gear('rod', { cost: 3000 })] } };
const dengar = ready('dengar', { ...down, credits: 8000 });
const lando = ready('lando-calrissian', { ...down, credits: 1000 });

interface Claim {
  /** what the line of the card brings */
  readonly brings: string;
  readonly start: Start;
  /** the last of them makes the wrong claim */
  readonly moves: Example['moves'];
  /** the rule that settles the fact; left out: the card */
  readonly by?: string;
  /** what the violation names beside it: the general rules of what is gained and lost */
  readonly also: readonly string[];
  readonly doubtful?: true;
}

/** As if the line had not been resolved, or more than it says. */
const wrong: readonly Claim[] = [
  {
    brings: 'credits',
    start: ready('dengar', { ...down, credits: 1000 }),
    moves: [draws('ai-dengar'), that(resolves('gain-credits'), ofBot({ credits: 1000 }))],
    also: ['credits.2'],
  },
  {
    brings: 'recovery: who was defeated stands',
    start: dengar,
    moves: [draws('ai-dengar'), that(resolves('recover'), ofBot({ defeated: true }))],
    by: 'defeated.2.b',
    also: [],
  },
  {
    brings: 'fame for credits: these are paid',
    start: dengar,
    moves: [draws('ai-dengar'), that(resolves('pay-for-fame'), ofBot({ credits: 8000 }))],
    also: ['credits.3'],
  },
  {
    brings: 'fame for credits: it is gained',
    start: dengar,
    moves: [draws('ai-dengar'), that(resolves('pay-for-fame'), ofBot({ fame: 0 }))],
    also: ['fame.2'],
  },
  {
    brings: 'reputation',
    start: lando,
    moves: [draws('smuggler-1'), that(resolves('gain-reputation'), ofBot({ reputation: { imperial: 'neutral' } }))],
    also: ['reputation.2'],
    doubtful: true,
  },
  {
    brings: 'credits for reputation: that is lost',
    start: ready('lando-calrissian', { ...down, credits: 1000 }),
    moves: [draws('smuggler-9'), that(resolves('gain-credits'), ofBot({ reputation: { imperial: 'neutral' } }))],
    also: ['reputation.3'],
    doubtful: true,
  },
  {
    brings: 'credits for reputation: who has none to lose stays negative',
    start: ready('lando-calrissian', { ...down, reputation: { ...neutral, imperial: 'negative' } }),
    moves: [draws('smuggler-9'), that(resolves('gain-credits'), ofBot({ reputation: { imperial: 'neutral' } }))],
    by: 'reputation.3.1',
    also: ['reputation.3', 'single-player-rules-playing-the-game.0.3'],
    doubtful: true,
  },
  {
    brings: 'damage of another player',
    start: ready('dengar', down, { ann: hated }),
    moves: [draws('ai-dengar'), that(resolves('others-suffer'), ofAnn({ damage: { character: 0 } }))],
    also: ['damage.1', 'damage.1.1'],
  },
  {
    brings: 'damage of another player: not beyond their health',
    start: ready('dengar', down, { ann: { ...hated, damage: { character: 3 } } }),
    moves: [draws('ai-dengar'), that(resolves('others-suffer'), ofAnn({ damage: { character: 5 } }))],
    by: 'damage.4.1',
    also: ['damage.1', 'damage.1.1', 'single-player-rules-playing-the-game.0.3'],
  },
  {
    brings: 'the costliest goods of another player: they have them no more',
    start: ready('hondo-ohnaka', {}, robbed),
    moves: [
      draws('ai-hondo-ohnaka'),
      that(resolves('rob'), ofAnn({ assets: [held('silk', 'cargo'), held('rod', 'gear')] })),
    ],
    by: 'discarding.1',
    also: [],
  },
  {
    brings: 'a loss of reputation to the others',
    start: ready('dengar'),
    moves: [draws('ai-dengar'), that(loses('ann', 'hutt'), ofAnn({ reputation: { hutt: 'neutral' } }))],
    also: ['reputation.3'],
  },
  {
    brings: 'a crit of fame',
    start: lando,
    moves: [draws('ai-lando-calrissian'), that(rolls('crit'), ofBot({ fame: 0 }))],
    also: ['fame.2'],
  },
  {
    brings: 'a hit of credits',
    start: lando,
    moves: [draws('ai-lando-calrissian'), that(rolls('hit'), ofBot({ credits: 1000 }))],
    also: ['credits.2'],
  },
  {
    brings: 'a focus of reputation',
    start: lando,
    moves: [draws('ai-lando-calrissian'), that(rolls('focus'), ofBot({ reputation: { imperial: 'neutral' } }))],
    also: ['reputation.2'],
  },
  {
    brings: 'a hit of damage',
    start: ready('black-krrsantan'),
    moves: [draws('ai-black-krrsantan'), that(rolls('hit', 'blank', 'blank'), ofBot({ damage: { character: 0 } }))],
    also: ['damage.1', 'damage.1.1'],
    doubtful: true,
  },
];

const claims = wrong.map(({ brings, by, also, ...log }): Example => {
  const rule = by === undefined ? CARD : (`outer-rim.${by}` as RuleId);
  const beside = also.map((one) => `outer-rim.${one}` as RuleId);
  return { rule, shows: `the line brings ${brings}; a claim is wrong`, ...log, header, breaks: [rule], also: beside };
});

/** Bot is a bounty hunter with 100 credits, and everything that comes up in the gear and mod deck costs more. */
const poor = ready(
  'bossk',
  { ...down, credits: 100 },
  {
    market: { cargo: cargo('silk'), 'gear-mod': dear('rod') },
  },
);
const discards = (deck: string, more: object = {}): Move => ({ type: 'market.discard', seat: 'bot', deck, ...more });
const next = (deck: string, card: CardFacts): Move => ({ type: 'card.reveal', deck, card });
const unable = [
  draws('hunter-4'),
  discards('gear-mod'),
  next('gear-mod', dear('staff')),
  discards('gear-mod'),
  next('gear-mod', dear('cane')),
];

const instead: readonly Example[] = [
  {
    rule: CARD,
    shows: 'unable to buy, Bot discards the top card of the cargo deck for credits',
    start: poor,
    header,
    moves: [...unable, discards('cargo', { expect: ofBot({ credits: 4100 }) }), next('cargo', cargo('lace'))],
    final: { market: { cargo: { faceup: 'lace', under: ['silk'] } } },
  },
  {
    rule: CARD,
    shows: 'that brings credits; a claim is wrong',
    start: poor,
    header,
    moves: [...unable, discards('cargo', { expect: ofBot({ credits: 100 }) })],
    breaks: [CARD],
    also: ['outer-rim.credits.2'],
  },
  {
    rule: 'outer-rim.single-player-rules-clarifications.6',
    shows: 'the card is not bought, but goes under its deck; a claim is wrong',
    start: poor,
    header,
    moves: [...unable, discards('cargo', { expect: { market: { cargo: { under: [] } } } })],
    breaks: ['outer-rim.single-player-rules-clarifications.6'],
  },
];

/** Patrols of the Hutts and of the Syndicate lie where Bot is. */
const patrols = {
  patrols: {
    hutt: { level: 1, combat: 2, space: 'naboo' },
    syndicate: { level: 2, combat: 4, space: 'naboo' },
  },
} as const;
const fights = (faction: string): Move => ({ type: 'encounter.patrol', seat: 'bot', faction });

const whom: readonly Example[] = [
  {
    rule: CARD,
    shows: 'of two patrols the one is fought with which reputation is negative',
    start: ready('bossk', { ...down, reputation: { ...neutral, syndicate: 'negative' } }, patrols),
    header,
    moves: [draws('ai-bossk'), fights('hutt')],
    breaks: [CARD],
  },
  {
    rule: CARD,
    shows: 'without negative reputation the one that is no stronger',
    start: ready('bossk', down, { ...patrols, market: { 'gear-mod': dear('rod'), cargo: cargo('silk') } }),
    header,
    moves: [...unable, discards('cargo'), next('cargo', cargo('lace')), fights('syndicate')],
    breaks: [CARD],
  },
  {
    rule: CARD,
    shows: 'of two players in its space Bossk fights the one that is told',
    start: ready('bossk', down, { ann: { space: 'naboo' }, other: { character: 'lando-calrissian' } }),
    header: { ai: ['bot', 'cat'] },
    moves: [
      draws('ai-bossk'),
      { type: 'encounter.player', seat: 'bot', player: 'cat' },
      roll('hit', 'hit', 'blank'),
      roll('blank', 'blank', 'blank'),
      { ...resolve, seat: 'bot' },
    ],
    final: { seats: { ann: { damage: { character: 0 } }, cat: { damage: { character: 2 } }, bot: { fame: 1 } } },
  },
];

/** IG-88, defeated, with this crew: only with a droid among it he gains credits besides recovering. */
const withCrew = (bolt: CardFacts): Start => ready('ig-88', { ...down, assets: [bolt] }, { ann: { space: 'kessel' } });
const both = [
  draws('ai-ig-88'),
  resolves('recover'),
  resolves('gain-credits', { expect: ofBot({ credits: 2000, defeated: false }) }),
];
const droids: readonly Example[] = [
  {
    rule: CARD,
    shows: 'a crew that was a droid contact is a droid, whatever its card tells',
    start: withCrew({ id: 'bolt', type: 'crew', contact: 'k-2so' }),
    header,
    moves: both,
  },
  {
    rule: CARD,
    shows: 'so is one of an encounter card',
    start: withCrew({ id: 'w1-le' }),
    header,
    moves: both,
  },
];

/** Ann hunts the crew of Bot, who has two dice; Bot itself would have three. */
const hunted: Example = {
  rule: 'outer-rim.single-player-rules-gaining-crew.4',
  shows: 'as no AI player protects its crew, that one is fought at once',
  start: ready(
    'bossk',
    { space: 'kessel', assets: [mate('old-hand', 'sable')] },
    {
      turn: { seat: 'ann', number: 1, step: 'encounter' },
      ann: { assets: [warrant('sable', { combat: { kind: 'ground', value: 2 } })], slots: { 'job-or-bounty': 1 } },
    },
  ),
  header,
  moves: [
    {
      type: 'encounter.crew',
      seat: 'ann',
      bounty: 'warrant',
      expect: { combat: { attacker: 'ann', defender: { contact: 'sable' } } },
    },
  ],
};

export const examples: readonly Example[] = [...claims, ...instead, ...whom, ...droids, hunted];
