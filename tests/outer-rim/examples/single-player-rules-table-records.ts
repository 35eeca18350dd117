/**
 * @module
 * Turns of AI players as tables record them: in other words than the list has, with words left out that claims show, and on
 * planets of whose contacts the log has told nothing. What the rules know all the same is held against such a log.
 */
import type { RuleId } from '../../../machines/chart.ts';
import type { Header, Start } from '../../../schemas/outer-rim/header.ts';
import { smuggler } from '../ai-players.ts';
import { neutral } from '../ai-turns.ts';
import type { Example } from '../example.ts';
import { cargo, gear, job } from '../market-cards.ts';
import type { Move } from '../writing.ts';

/** The base game: a smuggler's deck has all ten cards. */
const header: Partial<Omit<Header, 'start'>> = { ai: ['ben'], options: { unfinishedBusiness: false } };

const draws = (card: string): Move => ({ type: 'ai.card', card });
const bens = (type: string, more: object = {}): Move => ({ type, seat: 'ben', ...more });
const resolves = (instruction: string, more: object = {}): Move => bens('ai.resolve', { instruction, ...more });
const anns = (expect: object = {}): Move => ({ type: 'planning.gain-credits', seat: 'ann', expect });
const has = (ben: object) => ({ seats: { ben } });
const next = (deck: string, card: object): Move => ({ type: 'card.reveal', deck, card });
const shows = (contact: string): Move => ({ type: 'contact.reveal', contact });

const full = (rule: string): RuleId => `outer-rim.${rule}` as RuleId;

const ok = (
  rule: string,
  says: string,
  start: Start,
  moves: readonly Move[],
  doubtful?: Example['doubtful'],
): Example => ({
  rule: full(rule),
  shows: says,
  start,
  header,
  moves,
  ...(doubtful === undefined ? {} : { doubtful }),
});
const no = (rule: string, says: string, start: Start, moves: readonly Move[]): Example => ({
  ...ok(rule, says, start, moves),
  breaks: [full(rule)],
});

const CARD = 'single-player-rules-playing-the-game.0.3';

/** A character of the base game, for Ann. */
const JYN = { character: 'jyn-erso' } as const;

/** Ben between the Rebel and the Hutt patrol, two spaces from either: which is the nearest, chance decides. */
const between = smuggler('t4-n7', [], {
  ann: JYN,
  ben: { credits: 1000 },
  patrols: {
    hutt: { level: 1, combat: 1, reward: { credits: 2000 }, space: 't4-n3' },
    rebel: { level: 1, combat: 1, reward: { credits: 2000 }, space: 't5-n3' },
  },
});
const THREE = [draws('smuggler-3'), bens('planning.gain-credits')];

/** Ben on Ryloth, of whose contacts nobody has told anything. */
const ryloth = (more: Parameters<typeof smuggler>[2] = {}): Start =>
  smuggler('ryloth', [], {
    market: { 'gear-mod': gear('axe', { cost: 2000 }), job: job('far') },
    ann: JYN,
    ...more,
    ben: { credits: 2000, ...more.ben },
  });
const EIGHT = [
  draws('smuggler-8'),
  bens('planning.gain-credits'),
  bens('market.buy', { deck: 'gear-mod' }),
  next('gear-mod', gear('coat')),
];
const TWO = [
  draws('smuggler-2'),
  bens('planning.gain-credits'),
  bens('market.buy', { deck: 'job' }),
  next('job', job('next-job')),
];
const UNTOLD = ['outer-rim.single-player-rules-gaining-crew.3.a' as RuleId];

/** Of the last line of a card, the decks whose top cards go. */
const dealt = ryloth({
  market: { bounty: 'bounty-chopper', luxury: gear('gem', { deck: 'luxury' }), cargo: cargo('silk') },
});
const TEN = [
  draws('smuggler-10'),
  bens('planning.gain-credits'),
  bens('market.buy', { deck: 'cargo' }),
  next('cargo', cargo('wool')),
];
const discards = (deck: string): Move => bens('market.discard', { deck });
const bountyNext: Move = { type: 'card.reveal', deck: 'bounty', card: 'bounty-lando-calrissian' };
const gemNext = next('luxury', gear('other-gem', { deck: 'luxury' }));

/** Hera goes on after her movement. */
const hera = smuggler('tatooine', ['takodana'], { ben: { character: 'hera-syndulla', credits: 0 } });
const HERA = [draws('ai-hera-syndulla'), bens('planning.move', { to: 't5-n6' })];
const withAll = { ...header, options: { unfinishedBusiness: true } };

export const examples: readonly Example[] = [
  ok(CARD, 'of two patrols that are equally near a claim tells which faction it was', between, [
    ...THREE,
    resolves('gain-credits', { expect: has({ credits: 7000, reputation: { ...neutral, rebel: 'negative' } }) }),
  ]),
  ok(CARD, 'a later claim tells it, too', between, [
    ...THREE,
    resolves('gain-credits'),
    anns(has({ reputation: { ...neutral, hutt: 'negative' } })),
  ]),
  ok(
    CARD,
    'where nothing tells which of two patrols it was nobody knows',
    between,
    [...THREE, resolves('gain-credits'), anns()],
    true,
  ),
  no('reputation.3', 'no claim makes it a faction whose patrol is not there', between, [
    ...THREE,
    resolves('gain-credits', { expect: has({ reputation: { imperial: 'negative' } }) }),
  ]),
  ok(
    'single-player-rules-gaining-crew.3.a',
    'what turns up where nobody has told of the contacts is in doubt, and nothing else of the turn',
    ryloth(),
    [...EIGHT, shows('lobot'), anns(has({ credits: 2000, reputation: { ...neutral, rebel: 'neutral' } }))],
    UNTOLD,
  ),
  ok(
    'single-player-rules-gaining-crew.3.a',
    'that there is none may be said',
    ryloth(),
    [...TWO, { type: 'contact.none' }, anns()],
    UNTOLD,
  ),
  no('single-player-rules-playing-the-game.0.7', 'it pays for no fame for which it has no credits', ryloth(), [
    ...EIGHT,
    resolves('pay-for-fame'),
  ]),
  {
    ...no('single-player-rules-gaining-crew.1', 'credits that no line of the card brings are claimed', ryloth(), [
      ...TWO,
      anns(has({ credits: 30_000 })),
    ]),
    doubtful: true,
  },
  ok(CARD, 'a table records what the last line of the card discards', dealt, [
    ...TEN,
    discards('bounty'),
    bountyNext,
    discards('luxury'),
    gemNext,
    anns(),
  ]),
  ok(CARD, 'or both discards at once', dealt, [
    ...TEN,
    discards('bounty'),
    discards('luxury'),
    bountyNext,
    gemNext,
    anns(),
  ]),
  ok(CARD, 'the decks of the last line may be turned up in any order', dealt, [...TEN, gemNext, bountyNext, anns()]),
  ok(CARD, 'also with each discard', dealt, [
    ...TEN,
    discards('luxury'),
    gemNext,
    discards('bounty'),
    bountyNext,
    anns(),
  ]),
  {
    ...ok(CARD, 'each of them has to be turned up', dealt, [...TEN, gemNext, anns()]),
    breaks: ['log.the-move-log.6'],
  },
  no('single-player-rules-playing-the-game.0.2', 'when both are turned up the turn is over', dealt, [
    ...TEN,
    gemNext,
    bountyNext,
    draws('smuggler-2'),
  ]),
  no('market-decks.1.1', 'nor is one turned up twice when both are', dealt, [
    ...TEN,
    gemNext,
    bountyNext,
    next('luxury', gear('third-gem', { deck: 'luxury' })),
  ]),
  no('market-decks.1.1', 'and none of them twice', dealt, [
    ...TEN,
    gemNext,
    next('luxury', gear('third-gem', { deck: 'luxury' })),
  ]),
  no('market-decks.1.1', 'also where nobody has told what lay there', ryloth({ market: { cargo: cargo('silk') } }), [
    ...TEN,
    gemNext,
    next('luxury', gear('third-gem', { deck: 'luxury' })),
  ]),
  no('single-player-rules-playing-the-game.0.8', 'nor discarded from twice', dealt, [
    ...TEN,
    discards('luxury'),
    gemNext,
    discards('luxury'),
  ]),
  ok(CARD, 'also of decks whose top card nobody has told', ryloth({ market: { cargo: cargo('silk') } }), [
    ...TEN,
    discards('bounty'),
    discards('luxury'),
    anns(),
  ]),
  no('single-player-rules-playing-the-game.0.8', 'no third deck is discarded from', dealt, [...TEN, discards('ship')]),
  {
    ...ok(`single-player-rules-moving.0.1`, 'a second movement is told in the words of the first', hera, [
      ...HERA,
      bens('planning.move', { to: 't6-n2', expect: has({ space: 't6-n2', damage: { ship: 1 } }) }),
    ]),
    header: withAll,
  },
  {
    ...no('single-player-rules-playing-the-game.0.8', 'in these words, too, it leads where it has to', hera, [
      ...HERA,
      bens('planning.move', { to: 't5-n5' }),
    ]),
    header: withAll,
  },
  no(
    'single-player-rules-playing-the-game.0.8',
    'a contact turns up before the purchase that stands above it',
    ryloth({ contacts: { ryloth: [{ class: 'green' }] } }),
    [draws('smuggler-2'), bens('planning.gain-credits'), shows('lobot')],
  ),
  no(
    'single-player-rules-playing-the-game.0.4',
    'nor once its card has been carried out',
    ryloth({ ben: { credits: 0 } }),
    [
      draws('smuggler-6'),
      bens('planning.gain-credits'),
      bens('market.buy', { deck: 'job' }),
      next('job', job('next-job')),
      bens('encounter.space'),
    ],
  ),
  no(
    'single-player-rules-jobs-and-cargo.0.3',
    'cargo for another planet is delivered where none is for this one',
    ryloth({ ben: { assets: [cargo('silk')] } }),
    [draws('smuggler-6'), bens('planning.gain-credits'), bens('deliver.cargo', { card: 'silk' })],
  ),
];
