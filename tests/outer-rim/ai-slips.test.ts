/**
 * A slip in the turn of an AI player is one breach: what goes without saying there, also where it may have been one of several things, is
 * read behind it as in a log without a slip.
 */
import { describe, expect, it } from 'vitest';
import { checkLog } from '../../referee/log/read.ts';
import { verify } from '../../referee/reading/verify.ts';
import type { Json } from '../../schemas/json.ts';
import type { CardFacts } from '../../schemas/outer-rim/cards.ts';
import { draws, goes, goesOn, hunter, smuggler, solo } from './ai-players.ts';
import { aiTable, withAi } from './ai-turns.ts';
import { warrant } from './bounties.ts';
import { mate } from './contacts.ts';
import { type Example, logOf } from './example.ts';
import { examples as gainingCrew } from './examples/single-player-rules-gaining-crew.ts';
import { roll } from './fights.ts';
import { bossk, eliminates, faceup, hunting, meets, ofSable, onAnn, recovers, third } from './hunts.ts';
import { bounty, cargo, gear, job } from './market-cards.ts';
import { duel, twoOpponents } from './solo.ts';
import type { Move } from './writing.ts';

/** What is told of a table and what is recorded there. */
function judged(example: Omit<Example, 'rule' | 'shows'>) {
  const read = checkLog(logOf({ rule: 'log.the-move-log.1', shows: '', ...example }) as unknown as Json);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  return verify(read.value.game, read.value.log);
}

/** The entries and rules that are told of it. */
function breaches(start: Example['start'], moves: Example['moves'], header: Example['header'] = solo): string[] {
  return judged({ start, header, moves }).violations.map(
    ({ entry, rule }) => `${entry} ${rule.replace('outer-rim.', '')}`,
  );
}

const PLAYING = 'single-player-rules-playing-the-game';
const anns = (ben: object = {}) => ({ type: 'planning.gain-credits', seat: 'ann', expect: { seats: { ben } } });
/** What comes of an encounter on Tatooine: nothing. */
const stroll: CardFacts = {
  id: 'stroll',
  origin: 'encounter',
  encounterDeck: 'tatooine-nal-hutta',
  bonuses: {},
  sections: [{ of: 'tatooine', effects: [] }],
};
const next = (deck: string, card: object) => ({ type: 'card.reveal', deck, card });

describe('a choice that goes without saying behind a slip', () => {
  it('whose crew it hunts: a purchase of somebody else before its owner leaves it', () => {
    const start = hunting(
      {},
      { assets: [ofSable] },
      { space: 'tatooine', assets: [mate('old-hand', 'sable')] },
      {
        other: { space: 'tatooine', character: 'lando-calrissian', assets: [mate('other-hand', 'sable')] },
      },
    );
    const header = { ai: ['bot', 'cat'] };
    const refuses = { type: 'crew.refuse', seat: 'ann' };
    const buys = { type: 'market.buy', seat: 'ann', deck: 'luxury' };
    const goesOn = [refuses, draws('smuggler-1')];
    expect(breaches(start, [draws('hunter-3'), ...goesOn], header)).toEqual([]);
    expect(breaches(start, [draws('hunter-3'), buys, ...goesOn], header)).toEqual([`1 ${PLAYING}.0.3`]);
  });

  it('which of two jobs it completes: a movement that claims show not to have been made', () => {
    const start = smuggler('naboo', ['naboo'], {
      market: { cargo: cargo('crates') },
      ben: {
        ship: 'g9-rigger',
        credits: 6000,
        assets: [
          job('errand', { destination: 'naboo', reward: { credits: 4000 } }),
          job('lark', { destination: 'naboo', reward: { credits: 1000 } }),
        ],
      },
    });
    const goesOn = [
      next('cargo', cargo('silk')),
      anns({ space: 'naboo', credits: 10_000, assets: ['lark', 'crates'] }),
    ];
    expect(breaches(start, [draws('smuggler-1'), ...goesOn])).toEqual([]);
    expect(breaches(start, [draws('smuggler-1'), goes('lothal'), ...goesOn])).toEqual([
      '1 single-player-rules-moving.1.b',
    ]);
  });
});

describe("the person's planning, recorded too early and once more at its place, is one breach", () => {
  const plans = { type: 'planning.gain-credits', seat: 'ann' };

  it('before the cards that come up in the turn of the AI player', () => {
    const header = { ai: ['bot'] };
    const reveals = [next('job', job('errand')), next('luxury', gear('gem', { deck: 'luxury' }))];
    const told = (...moves: Example['moves']) => breaches(hunting(faceup), [...bossk, ...moves], header);
    expect(told(...reveals, plans)).toEqual([]);
    expect(told(plans, ...reveals, plans)).toEqual(['2 market-decks.1.1']);
    // Whoever plans twice behind it does so once too often.
    expect(told(plans, ...reveals, plans, plans)).toEqual(['2 market-decks.1.1', '5 planning-step.0.1']);
  });

  it('before set-up is over', () => {
    const header = { ai: ['ben'], options: { unfinishedBusiness: true }, cards: [stroll] };
    const first = [
      { type: 'setup.character', seat: 'ann', character: 'han-solo', ship: 'g9-rigger' },
      { type: 'setup.character', seat: 'ben', character: 'lando-calrissian' },
      { type: 'setup.databank', seat: 'ann', space: 'tatooine' },
    ];
    const then = [
      {
        type: 'setup.databank',
        seat: 'ben',
        space: 'naboo',
        card: { ...cargo('spice', { destination: 'takodana' }), origin: 'databank', deck: null, number: 91 },
      },
      { type: 'setup.reputation', seat: 'ben', faction: 'hutt' },
      next('job', job('errand')),
      plans,
      { type: 'encounter.space', seat: 'ann', card: 'stroll', section: 'tatooine' },
      draws('smuggler-6'),
    ];
    expect(breaches('set-up', [...first, ...then], header)).toEqual([]);
    expect(breaches('set-up', [...first, plans, ...then], header)).toEqual(['4 appendix-1-setup.0.1']);
  });
});

it('a contact met elsewhere than where its bounties lead is one breach, and shows where the AI player is', () => {
  const bounties = [
    warrant('dengar', { id: 'first', class: 'green' }),
    warrant('lobot', { id: 'second', class: 'white' }),
  ];
  const lobot = { id: 'lobot', class: 'white', faceup: true } as const;
  const start = hunter(
    'tatooine',
    bounties,
    { tatooine: [lobot] },
    {
      market: { 'gear-mod': gear('axe') },
      ann: { character: 'jyn-erso', space: 'nal-hutta', assets: [mate('hand', 'dengar')] },
    },
  );
  const told = (space: string) =>
    breaches(start, [
      draws('hunter-4'),
      next('gear-mod', gear('coat')),
      { type: 'encounter.contact', seat: 'ben', contact: 'lobot' },
      { type: 'bounty.eliminate', seat: 'ben' },
      anns({ space }),
    ]);
  const wrongTarget = `2 ${PLAYING}.0.5`;
  for (const space of ['tatooine', 'nal-hutta']) expect(told(space)).toEqual([wrongTarget]);
  expect(told('kessel')).toEqual([wrongTarget, '4 movement.0.1']);
});

it('a contact that came up, recorded twice, has come up once: what comes behind it is not in doubt', () => {
  const found = gainingCrew.find(({ shows }) => shows === 'whose character a person plays need not be told');
  if (found === undefined) throw new Error('no such example');
  const at = found.moves.findIndex(({ type }) => type === 'contact.reveal');
  const { violations, unverifiable } = judged({
    ...found,
    moves: found.moves.toSpliced(at, 0, found.moves[at] as Move),
  });
  expect(violations.map(({ entry }) => entry)).toEqual([at + 1]);
  expect(violations.flatMap(({ also }) => also)).toContain('log.the-move-log.3');
  expect(unverifiable).toEqual([]);
});

describe('what an AI player does although a defeat has ended its turn is one breach', () => {
  const spice = cargo('spice', { traits: ['illegal'], destination: 'naboo', reward: { credits: 6000 } });
  const carrying = smuggler('naboo', ['naboo'], {
    market: { cargo: cargo('crates') },
    ben: { credits: 1000, assets: [spice], values: { hull: 3 }, damage: { ship: 1 } },
  });
  const delivers = (more: object = {}) => ({ type: 'deliver.cargo', seat: 'ben', card: 'spice', ...more });
  const delivery = [draws('smuggler-1'), delivers()];
  const buys = { type: 'market.buy', seat: 'ben', deck: 'cargo' };
  const bought = [buys, next('cargo', cargo('silk'))];
  const isOver = 'single-player-rules-clarifications.2.a';
  const told = (...moves: Example['moves']) => breaches(carrying, moves);

  it('and it was done, where claims bear that out', () => {
    const down = { credits: 6000, defeated: true, damage: { ship: 3 } };
    expect(told(...delivery, anns(down))).toEqual([]);
    for (const brought of [{}, { credits: 4000, assets: ['crates'] }, { credits: 4000, damage: { ship: 3 } }])
      expect(told(...delivery, ...bought, anns(brought)), JSON.stringify(brought)).toEqual([`2 ${isOver}`]);
  });

  it('or not, where they say so', () => {
    expect(told(...delivery, ...bought, anns({ credits: 6000, assets: [] }))).toEqual([`2 ${isOver}`]);
  });

  it('also where the turn is over already', () => {
    const card = draws('smuggler-1');
    const claimed = delivers({ expect: { seats: { ben: { defeated: true, credits: 6000 } } } });
    const owns = anns({ credits: 4000, assets: ['crates'] });
    expect(told(card, claimed, ...bought, owns)).toEqual([`2 ${isOver}`]);
    expect(told(...delivery, { type: 'deliver.end', seat: 'ben' }, ...bought, owns)).toEqual([`3 ${isOver}`]);
  });

  it('and what its card has after that was not, as claims show', () => {
    const hera = smuggler('naboo', ['kessel'], {
      market: { cargo: cargo('crates', { cost: 1000 }) },
      ann: { character: 'jyn-erso' },
      ben: { character: 'hera-syndulla', credits: 9000, values: { hyperdrive: 1 }, damage: { ship: 3 } },
    });
    const moved = [draws('ai-hera-syndulla'), goes('t5-n4'), goesOn('t5-n1')];
    expect(breaches(hera, [...moved, anns({ defeated: true, credits: 6000 })])).toEqual([]);
    // The last line of the card has it recover.
    for (const after of [
      { defeated: true, credits: 5000 },
      { defeated: false, credits: 5000 },
    ])
      expect(breaches(hera, [...moved, ...bought, anns(after)]), JSON.stringify(after)).toEqual([`3 ${isOver}`]);
  });

  it('and where only what came up for it is recorded', () => {
    expect(told(...delivery, next('cargo', cargo('silk')), anns({ credits: 4000, assets: ['crates'] }))).toEqual([
      '2 market-decks.1.1',
    ]);
  });
});

it('dice rolled against the target of an AI player are one breach, whatever damage the table has taken from them', () => {
  const header = { ai: ['bot'] };
  const dice = [roll('hit', 'blank'), roll('hit', 'hit', 'blank')];
  const ends = (bot: object) => ({ type: 'planning.gain-credits', seat: 'ann', expect: { seats: { bot } } });
  const told = (...moves: Example['moves']) =>
    breaches(hunting(faceup), [...bossk, meets({ contact: 'sable' }), ...moves], header);
  const noDice = 'single-player-rules-unopposed-bounty.0.1';
  expect(told(eliminates(), ends({ credits: 4000, damage: { character: 2 } }))).toEqual([]);
  for (const character of [0, 1, 2]) {
    const damage = { character };
    expect(told(...dice, eliminates(), ends({ credits: 4000, damage })), `${character}`).toEqual([`2 ${noDice}`]);
    expect(told(...dice, eliminates({ expect: { seats: { bot: { damage } } } }), ends({})), 'at once').toEqual([
      `2 ${noDice}`,
    ]);
    expect(told(...dice, ends({ damage })), 'unsaid').toEqual([`2 ${noDice}`]);
  }
  // Lost against it: nothing has come of it.
  const fights = { type: 'contact.fight', seat: 'bot', bounty: 'warrant' };
  for (const begun of [[fights, ...dice], dice, [...dice, { type: 'combat.resolve', seat: 'bot' }]])
    for (const claims of [{ assets: ['warrant'] }, { credits: 0, fame: 0 }, { credits: 0, assets: ['warrant'] }])
      expect(told(...begun, ends(claims)), JSON.stringify(claims)).toEqual([`2 ${noDice}`]);
  expect(told(...dice, ends({ credits: 4000, assets: ['warrant'] })).length).toBe(2);
  // What the bounty brings does not hang on dice.
  expect(told(...dice, eliminates(), ends({ credits: 3000 })).length).toBe(2);
  expect(told(eliminates({ expect: { seats: { bot: { damage: { character: 1 } } } } }))).toEqual([
    '2 single-player-rules-unopposed-bounty.3',
  ]);
});

describe('an entry recorded before the AI card of its turn is the one breach', () => {
  const bought = [next('cargo', cargo('silk')), anns({ space: 'naboo', assets: ['crates'] })];
  const start = smuggler('naboo', ['naboo'], { market: { cargo: cargo('crates') }, ann: { space: 'tatooine' } });
  const told = (...moves: Example['moves']) => breaches(start, moves);

  it('whoever it is of', () => {
    expect(told(draws('smuggler-1'), ...bought)).toEqual([]);
    for (const early of [
      goes('lothal'),
      { type: 'planning.gain-credits', seat: 'ann' },
      { type: 'ai.roll', faces: ['hit'] },
    ])
      expect(told(early, draws('smuggler-1'), ...bought), early.type).toEqual([`0 ${PLAYING}.0.3`]);
  });

  it('but not where the card is that of the next turn', () => {
    const hers = [
      { type: 'planning.gain-credits', seat: 'ann' },
      { type: 'encounter.space', seat: 'ann', card: 'stroll', section: 'tatooine' },
    ];
    const header = { ...solo, cards: [stroll] };
    expect(breaches(start, [...hers, draws('smuggler-1'), ...bought], header)).toEqual([]);
  });

  it('also where it is the card of the second AI player', () => {
    const two = twoOpponents({ cargo: cargo('crates'), 'gear-mod': gear('knife') });
    const cards = [draws('smuggler-1'), next('cargo', cargo('silk')), draws('hunter-4'), next('gear-mod', gear('axe'))];
    expect(breaches(two, cards, duel)).toEqual([]);
    const [first, reveal, ...second] = cards as [Move, Move, Move, Move];
    expect(breaches(two, [second[0] as Move, first, reveal, second[1] as Move], duel)).toEqual([`0 ${PLAYING}.0.3`]);
  });
});

describe('an AI player that has gone elsewhere without a record, as what is for that place shows, is one breach', () => {
  const bale = (id: string, destination: string) => cargo(id, { destination, reward: { credits: 3000 } });
  const near = bale('near', 'ring-of-kafrene');
  const told = (assets: readonly CardFacts[], goals: readonly string[], ...moves: Example['moves']) => {
    const ben = {
      assets: [...assets],
      credits: 2000,
      slots: { 'job-or-bounty': 3, cargo: 2, crew: 1, mod: 1, gear: 2 },
    };
    return breaches(smuggler('naboo', goals, { market: { job: job('errand', { destination: 'lothal' }) }, ben }), [
      draws('smuggler-6'),
      ...moves,
    ]);
  };
  const delivers = (card: string) => ({ type: 'deliver.cargo', seat: 'ben', card });
  const buys = [{ type: 'market.buy', seat: 'ben', deck: 'job' }, next('job', job('chore'))];

  it.each([
    ['a goal further away', 'ryloth', 'ring-of-kafrene'],
    ['one that its ship does not reach', 'nal-hutta', 'mon-calamari'],
  ])('%s', (_what, there, then) => {
    const both = [near, bale('far', there)];
    const hers = [anns({ space: there, credits: 5000 }), { type: 'encounter.space', seat: 'ann' }];
    const behind = [...buys, ...hers, draws('smuggler-1'), goes(then)];
    expect(told(both, ['ring-of-kafrene', there], delivers('far'), ...behind)).toEqual([
      '1 single-player-rules-jobs-and-cargo.0.3',
    ]);
    expect(told(both, ['ring-of-kafrene', there], delivers('near'), ...buys, anns({ credits: 5000 }))).toEqual([]);
  });

  it('but not where it goes on from where it had to be', () => {
    const both = [near, bale('far', 'ryloth')];
    const goals = ['ring-of-kafrene', 'ryloth'];
    expect(told(both, goals, delivers('far'), delivers('near'), ...buys, anns({ space: 'ring-of-kafrene' }))).toEqual([
      '1 single-player-rules-jobs-and-cargo.0.3',
    ]);
  });
});

it('a card discarded in vain, and the next one bought, is one breach where only what comes up is recorded', () => {
  const armor = (id: string) => gear(id, { traits: ['armor'] });
  const facts = { market: { 'gear-mod': armor('plate') }, ben: { credits: 6000, assets: [armor('vest')] } };
  const ups = (...cards: string[]) => cards.map((card) => next('gear-mod', gear(card, { cost: 2000 })));
  const told = (...moves: Example['moves']) =>
    breaches(hunter('tatooine', [], {}, facts), [draws('hunter-4'), ...moves]);
  const owns = anns({ assets: ['vest', 'axe'] });
  expect(told(...ups('axe', 'knife'), owns)).toEqual(['1 market-decks.1.1']);
  expect(told({ type: 'ai.resolve', seat: 'ben', instruction: 'gain-credits' }, ...ups('axe', 'knife'), owns)).toEqual([
    '2 market-decks.1.1',
  ]);
  // Whoever has another gear then has made a slip of their own.
  expect(told(...ups('axe', 'knife'), anns({ assets: ['vest', 'plate'] }))).toContain('1 market-decks.1.1');
  expect(told(...ups('axe', 'knife'), anns({ assets: ['vest', 'plate'] })).length).toBe(2);
});

it("what the person's forgotten encounter brought later claims show, also behind a long turn of the AI player", () => {
  const wanted = (contact: string) => ({
    ...warrant(contact, { cost: 1000, combat: { kind: 'ground', value: 5 } }),
    id: `on-${contact}`,
  });
  const cantonica = [{ class: 'yellow' }, { class: 'green' }, { class: 'orange' }] as const;
  const start = hunter(
    'takodana',
    [wanted('maz-kanata')],
    { cantonica: [...cantonica] },
    {
      turn: { seat: 'ann', step: 'action' },
      market: { bounty: wanted('hera-syndulla') },
      ann: {
        character: 'hera-syndulla',
        ship: 'gx1-short-hauler',
        space: 't5-n5',
        credits: 12_000,
        fame: 1,
        damage: { character: 0, ship: 0 },
      },
      ben: { ship: 'g-1a-starfighter', credits: 11_000, fame: 4 },
    },
  );
  const turn = [
    draws('hunter-2'),
    goes(['t6-n2', 'ring-of-kafrene', 't5-n6', 't5-n5', 't5-n3']),
    { type: 'market.buy', seat: 'ben', deck: 'bounty' },
    next('bounty', wanted('ziton-moj')),
    { type: 'ai.resolve', seat: 'ben', instruction: 'pay-for-fame' },
  ];
  const nothing = { type: 'encounter.space', seat: 'ann', effects: [] };
  for (const [brought, rule] of [
    [{ credits: 15_000 }, 'planning-step.2'],
    [{ fame: 2 }, 'fame.2'],
    [{ damage: { character: 2 } }, 'damage.1'],
  ] as const) {
    const claims = { type: 'planning.gain-credits', seat: 'ann', expect: { seats: { ann: brought } } };
    expect(breaches(start, [...turn, claims]), rule).toEqual(['0 encounter-step.0.1']);
    // What is recorded of an encounter that brought nothing refutes them.
    expect(breaches(start, [nothing, ...turn, claims])).toEqual([`6 ${rule}`]);
  }
});

describe('the card that came up for the purchase of the person, recorded only before the AI card, is one breach', () => {
  const start = smuggler('naboo', ['naboo'], {
    turn: { seat: 'ann' },
    market: { cargo: cargo('rugs') },
    ann: { space: 'tatooine', credits: 5000 },
    ben: { ship: 'g9-rigger', credits: 6000 },
  });
  const header = { ...solo, cards: [stroll, cargo('silk')] };
  const buys = [
    { type: 'planning.gain-credits', seat: 'ann' },
    { type: 'market.buy', seat: 'ann', deck: 'cargo', card: 'rugs' },
  ];
  const ends = { type: 'action.end', seat: 'ann' };
  const stays = { type: 'encounter.space', seat: 'ann', effects: [] };
  const [wine, silk] = [next('cargo', cargo('wine')), next('cargo', cargo('silk'))];
  const told = (...moves: Example['moves']) => breaches(start, [...buys, ...moves], header);

  it('and that card lies there for the AI player', () => {
    expect(told(wine, ends, stays, draws('smuggler-1'), silk, anns({ assets: ['wine'] }))).toEqual([]);
    expect(told(ends, stays, wine, draws('smuggler-1'), silk, anns({ assets: ['wine'] }))).toEqual([
      '2 log.the-move-log.6',
    ]);
    expect(told(ends, stays, wine, draws('smuggler-1'), silk, anns({ assets: ['silk'] }))).toHaveLength(2);
  });

  it('but where the AI card is not told it is the purchase of the AI player', () => {
    expect(told(ends, stays, wine, anns({ assets: ['silk'] }))).toEqual(['2 log.the-move-log.6']);
  });
});

describe('what an AI player does besides what its card has it do is one breach', () => {
  const told = (ben: object, ...moves: Example['moves']) => {
    const start = smuggler('naboo', ['naboo'], {
      market: { 'gear-mod': gear('knife'), cargo: cargo('wine') },
      ann: { character: 'jyn-erso' },
      ben: { ship: 'g9-rigger', credits: 9000, ...ben },
    });
    const buys = [
      draws('character' in ben ? 'ai-han-solo' : 'smuggler-7'),
      { type: 'market.buy', seat: 'ben', deck: 'cargo' },
    ];
    return breaches(start, [...buys, next('cargo', cargo('silk')), ...moves]);
  };

  it('a second purchase, with the card that comes up for it', () => {
    const buys = { type: 'market.buy', seat: 'ben', deck: 'gear-mod' };
    const more = [buys, next('gear-mod', gear('axe'))];
    expect(told({}, ...more, anns())).toEqual([`3 ${PLAYING}.0.8`]);
    expect(told({}, ...more, anns({ credits: 6000, assets: ['wine', 'knife'] }))).toEqual([`3 ${PLAYING}.0.8`]);
    const own = [{ type: 'ai.resolve', seat: 'ben', instruction: 'gain-credits' }];
    const last = [next('bounty', bounty('hunt')), next('luxury', gear('gem', { deck: 'luxury' }))];
    expect(told({ character: 'han-solo' }, ...more, ...own, ...last, anns())).toEqual([`3 ${PLAYING}.0.8`]);
  });

  it('another line of the section, behind a job: not that of two jobs one is completed', () => {
    const jobs = { assets: [job('parcel', { destination: 'naboo', reward: { credits: 1000 } })] };
    const resolves = (instruction: string) => ({ type: 'ai.resolve', seat: 'ben', instruction });
    const done = resolves('complete-job');
    expect(told(jobs, done, resolves('pay-for-fame'), anns())).toEqual([`4 ${PLAYING}.0.5`]);
    expect(told(jobs, done, done, anns())).toEqual(['4 frequently-asked-questions-ai-players.1.a']);
    expect(told(jobs, done, anns({ fame: 0 }))).toEqual([]);
  });
});

it('a card discarded for no reason is gone, and what comes behind it is ruled', () => {
  const start = smuggler('naboo', ['naboo'], {
    market: { cargo: cargo('wine') },
    ann: { character: 'jyn-erso' },
    ben: { ship: 'g9-rigger', credits: 6000 },
  });
  const discards = { type: 'market.discard', seat: 'ben', deck: 'cargo' };
  const buys = { type: 'market.buy', seat: 'ben', deck: 'cargo', card: 'crates' };
  const goesOn = [next('cargo', cargo('crates')), buys, next('cargo', cargo('boxes'))];
  const gains = { type: 'planning.gain-credits', seat: 'ben' };
  const header = { ai: ['ben'], options: { unfinishedBusiness: false } };
  const told = (...moves: Example['moves']) =>
    breaches(start, [draws('smuggler-4'), discards, ...goesOn, ...moves], header);
  expect(told(anns())).toEqual(['1 single-player-rules-buying.1']);
  expect(told(gains, anns())).toEqual(['1 single-player-rules-buying.1', '5 player-turn.0.1']);
});

it('what an AI card is claimed to have come up to is true before a movement that goes without saying, also where two ways are tied', () => {
  const start = smuggler('mon-calamari', ['cantonica', 'nal-hutta'], {
    market: { cargo: cargo('rugs') },
    ann: { character: 'jyn-erso', space: 'ryloth' },
    ben: { ship: 'g9-rigger', credits: 6000 },
  });
  const header = { ai: ['ben'], options: { unfinishedBusiness: false } };
  const told = (expect: object) => {
    const rest = [next('cargo', cargo('silk')), anns({ credits: 4000 })];
    return breaches(start, [{ ...draws('smuggler-10'), expect }, ...rest], header);
  };
  expect(told({ seats: { ben: { space: 'mon-calamari' } } })).toEqual([]);
  expect(told({ aiTurn: { instruction: 'move toward the nearest goal token' } })).toEqual([]);
  expect(told({ seats: { ben: { space: 'nal-hutta' } } })).toEqual([]);
  expect(told({ seats: { ben: { space: 'kessel' } } })).toEqual(['0 single-player-rules-moving.0.1']);
});

it('a wrong claim of the last entry is told alone, where another one is true before what its player has to do next', () => {
  const start = smuggler('tatooine', [], { ben: { ship: 'g9-rigger', credits: 6000, fame: 7 } });
  const told = (expect: object) =>
    breaches(start, [draws('ai-lando-calrissian'), { type: 'ai.roll', faces: ['crit'], expect }]);
  expect(told({ seats: { ben: { fame: 8 } }, winner: 'ben' })).toEqual([`1 ${PLAYING}.0.12`]);
  expect(told({ seats: { ben: { fame: 8, reputation: { hutt: 'positive' } } } })).toEqual(['1 reputation.2']);
  expect(told({ seats: { ben: { fame: 9 } } })).toEqual([]);
});

describe('what claims show an AI player to have done instead of what it had to do is one breach of the rule that forced it', () => {
  const crates = cargo('crates', { destination: 'takodana', traits: ['illegal'], reward: { credits: 4000 } });
  const table = smuggler('naboo', ['takodana'], {
    market: { job: job('errand', { destination: 'kessel' }) },
    ann: { space: 'ryloth' },
    ben: { ship: 'g9-rigger', credits: 6000, assets: [crates] },
  });
  const turn = (ben: object): string[] =>
    breaches(table, [draws('smuggler-6'), next('job', job('lark', { destination: 'kessel' })), anns(ben)]);

  it('its movement, and what it did where it went', () => {
    expect(turn({ space: 'takodana', assets: ['errand'] })).toEqual([]);
    expect(turn({ space: 'naboo', assets: ['crates', 'errand'] })).toEqual(['2 single-player-rules-moving.0.1']);
    expect(turn({ space: 'ring-of-kafrene', assets: ['crates', 'errand'] })).toEqual([
      '2 single-player-rules-moving.4.a',
    ]);
  });

  it('its delivery', () => {
    expect(turn({ credits: 6000, assets: ['crates', 'errand'] })).toEqual(['2 single-player-rules-jobs-and-cargo.0.4']);
    // Credits that are wrong and cargo that is gone are two slips.
    expect(turn({ credits: 8000, assets: ['errand'] })).toHaveLength(1);
  });

  it('a die for ILLEGAL cargo, whether the cargo is kept for it or not', () => {
    const dies = (ben: object) =>
      breaches(table, [
        draws('smuggler-6'),
        { type: 'deliver.cargo', seat: 'ben', card: 'crates' },
        { type: 'deliver.roll', faces: ['blank'] },
        next('job', job('lark', { destination: 'kessel' })),
        anns(ben),
      ]);
    const noDie = '2 single-player-rules-jobs-and-cargo.0.5';
    expect(dies({})).toEqual([noDie]);
    expect(dies({ assets: ['crates', 'errand'] })).toEqual([noDie]);
    expect(dies({ credits: 6000, assets: ['crates', 'errand'] })).toEqual([noDie]);
    // Kept and paid for is one slip more.
    expect(dies({ credits: 1500, assets: ['crates', 'errand'] }).length).toBeGreaterThan(1);
  });

  it('another line of a section than the first that applies, or both', () => {
    const stays = { space: 'naboo', assets: ['crates', 'errand'] };
    // 2,000 credits more, of which 8,000 are paid for fame.
    expect(turn({ ...stays, credits: 0, fame: 1 })).toEqual([`2 ${PLAYING}.0.5`]);
    const { seats, ...rest } = table;
    const hurt = { ...rest, seats: { ...seats, ben: { ...seats?.['ben'], damage: { ship: 1 } } } };
    const told = (ben: object): string[] =>
      breaches(hurt, [draws('smuggler-6'), next('job', job('lark', { destination: 'kessel' })), anns(ben)]);
    const moved = { space: 'takodana', assets: ['errand'] };
    expect(told({ ...stays, damage: { ship: 0 } })).toEqual([]);
    expect(told({ ...moved, damage: { ship: 1 } })).toEqual([`2 ${PLAYING}.0.5`]);
    expect(told({ ...moved, damage: { ship: 0 } })).toEqual([`2 ${PLAYING}.0.5`]);
    expect(told({ ...moved, damage: { ship: 3 } }).length).toBeGreaterThan(1);
  });

  it('where the damage for ILLEGAL cargo lies', () => {
    const delivers = (ben: object) => ({
      type: 'deliver.cargo',
      seat: 'ben',
      card: 'crates',
      expect: { seats: { ben } },
    });
    const told = (ben: object): string[] => breaches(table, [draws('smuggler-6'), delivers(ben)]);
    expect(told({ damage: { character: 2, ship: 0 } })).toEqual([]);
    expect(told({ damage: { ship: 2 } })).toEqual(['1 single-player-rules-jobs-and-cargo.0.6']);
    expect(told({ damage: { character: 0, ship: 2 } })).toEqual(['1 single-player-rules-jobs-and-cargo.0.6']);
    expect(turn({ damage: { character: 0, ship: 2 } })).toEqual(['2 single-player-rules-jobs-and-cargo.0.6']);
    expect(told({ damage: { ship: 1 } })).toEqual(['1 damage.1']);
  });

  it('the target that it encountered', () => {
    const ofGreedo = { ...warrant('greedo', { class: 'white' }), id: 'second-warrant' };
    const start = hunting(
      { tatooine: [{ id: 'greedo', class: 'white', faceup: true }] },
      { slots: { 'job-or-bounty': 2, crew: 2 }, assets: [ofSable, ofGreedo] },
      { space: 'tatooine', assets: [mate('old-hand', 'sable')] },
    );
    const claims = (bot: object, ann: object, tatooine: unknown[]) => ({
      type: 'planning.gain-credits',
      seat: 'ann',
      expect: { seats: { bot, ann }, contacts: { tatooine } },
    });
    const there = { id: 'greedo', class: 'white', faceup: true };
    const told = (move: object) => breaches(start, [draws('hunter-3'), move as Move], { ai: ['bot'] });
    expect(told(claims({ assets: ['second-warrant'] }, { assets: [] }, [there]))).toEqual([]);
    expect(told(claims({ assets: ['warrant', 'second-warrant'], fame: 0 }, { assets: ['old-hand'] }, [there]))).toEqual(
      [`1 ${PLAYING}.0.5`],
    );
    expect(told(claims({ assets: ['warrant'] }, { assets: ['old-hand'] }, []))).toEqual([
      '1 single-player-rules-moving.2.2',
    ]);
  });
});

it('an AI card was drawn where the next entry is of its player: a purchase that cannot be paid is told as such', () => {
  const start = smuggler('takodana', ['takodana'], {
    turn: { seat: 'ann' },
    market: { ship: { ...gear('barge', { deck: 'ship' }), type: 'ship', cost: 5000 } as CardFacts },
    ann: { space: 'ryloth', credits: 5000 },
    ben: { ship: 'g9-rigger', credits: 1000 },
  });
  const gains = { type: 'planning.gain-credits', seat: 'ann' };
  const buys = { type: 'market.buy', seat: 'ben', deck: 'ship' };
  expect(breaches(start, [gains, draws('smuggler-9'), buys, { ...goes('tatooine'), seat: 'ann' }])).toEqual([
    '1 encounter-step.0.1',
    '2 single-player-rules-buying.1.2.a',
  ]);
});

it('cargo that is delivered elsewhere than at its destination is gone: what its player does with the slot and the credits is not told besides', () => {
  const start = smuggler('naboo', ['naboo'], {
    market: { cargo: cargo('rugs', { cost: 3000 }) },
    ann: { character: 'jyn-erso' },
    ben: { ship: 'g9-rigger', credits: 0, slots: { cargo: 1 }, assets: [cargo('wine')] },
  });
  const delivers = { type: 'deliver.cargo', seat: 'ben', card: 'wine' };
  const buys = { type: 'market.buy', seat: 'ben', deck: 'cargo' };
  const told = (...moves: Example['moves']) =>
    breaches(start, [draws('smuggler-4'), ...moves], { ai: ['ben'], options: { unfinishedBusiness: false } });
  expect(told(delivers, buys, next('cargo', cargo('silk')), anns({ credits: 2000, assets: ['rugs'] }))).toEqual([
    '1 single-player-rules-jobs-and-cargo.0.3',
  ]);
  expect(told(delivers, anns({ credits: 0, assets: ['wine'] }))[0]).toBe('1 single-player-rules-jobs-and-cargo.0.3');
});

it('an AI player that has gained credits instead of moving, as its purchase and the claims behind it show, has done so: that is one breach', () => {
  const start = smuggler('naboo', ['lothal'], {
    market: { cargo: cargo('rugs') },
    ann: { character: 'jyn-erso', space: 'ryloth' },
    ben: { ship: 'g-1a-starfighter', credits: 1000 },
  });
  const header = { ai: ['ben'], options: { unfinishedBusiness: false } };
  const reveals = next('cargo', cargo('silk'));
  const told = (ben: object) => breaches(start, [draws('smuggler-4'), reveals, anns(ben)], header);
  expect(told({ space: 'naboo', credits: 1000, assets: ['rugs'] })).toEqual(['1 market-decks.1.1']);
});

describe('claims that deny what a bounty has brought are one breach, also some entries later', () => {
  const header = { ai: ['bot'] };
  const start = hunting(faceup);
  const turn = [...third, recovers, meets({ contact: 'sable' }), eliminates()];
  const told = (moves: readonly Move[], bot: object, rest: object = {}): string[] =>
    breaches(
      start,
      [...moves, { type: 'planning.gain-credits', seat: 'ann', expect: { seats: { bot }, ...rest } }],
      header,
    );
  const UNOPPOSED = 'single-player-rules-unopposed-bounty';
  const held = (captured: boolean) => ({ assets: [{ card: 'warrant', captured }] });

  it('the bounty that was handed in is still held', () => {
    expect(told(turn, { assets: [], credits: 4000, fame: 1 })).toEqual([]);
    expect(told(turn, { ...held(false), credits: 0, fame: 0 })).toEqual([`4 ${UNOPPOSED}.2.b`]);
    const there = { contacts: { tatooine: [{ id: 'sable', class: 'white', faceup: true }] } };
    expect(told(turn, held(false), there)).toEqual([`4 ${UNOPPOSED}.1`]);
    expect(told(turn, { ...held(false), credits: 4000, fame: 1 })).toEqual([`4 ${UNOPPOSED}.2.b`]);
    expect(told(turn, {}, there)).toEqual([`4 ${UNOPPOSED}.1`]);
    expect(told(turn, {}, { contacts: { tatooine: ['sable'] } })).toEqual(['4 discarding.5']);
    // Credits that it never had are another slip.
    expect(told(turn, { ...held(false), credits: 7000 })).toHaveLength(2);
  });

  it('or its target captured, which no AI player does', () => {
    for (const moves of [turn, third]) {
      expect(told(moves, { ...held(true), credits: 0, fame: 0 })).toEqual([`${moves.length} ${UNOPPOSED}.2.a`]);
      // Or as if it had been captured and delivered.
      expect(told(moves, { assets: [], credits: 9000, fame: 1, damage: { character: 2 } })).toEqual([
        `${moves.length} ${UNOPPOSED}.2.a`,
      ]);
      expect(told(moves, { ...held(true), credits: 0, damage: { character: 0 } })).toEqual([
        `${moves.length} ${UNOPPOSED}.2.a`,
      ]);
    }
  });
});

it('a target that an AI player captures is one breach, whatever the table has played on with', () => {
  const header = { ai: ['bot'] };
  const captures = { type: 'bounty.capture', seat: 'bot' };
  const ends = (bot: object) => ({ type: 'planning.gain-credits', seat: 'ann', expect: { seats: { bot } } });
  const told = (...moves: Example['moves']) =>
    breaches(hunting(faceup), [...bossk, meets({ contact: 'sable' }), ...moves], header);
  const never = ['2 single-player-rules-unopposed-bounty.2.a'];
  const held = [{ card: 'warrant', captured: true }];
  for (const character of [0, 2])
    expect(told(captures, ends({ credits: 0, fame: 0, assets: held, damage: { character } }))).toEqual(never);
  // Or it was eliminated all the same.
  expect(told(captures, ends({ credits: 4000, fame: 1, assets: [] }))).toEqual(never);
  expect(told(captures, eliminates(), ends({ credits: 4000, fame: 1, assets: [] }))).toEqual(never);
  expect(told(captures, ends({ credits: 4000, assets: held }))).toHaveLength(2);
});

it('that nobody attacks a defeated player is why one is not fought, whether a card passes them over or has another target', () => {
  const down = { defeated: true, damage: { character: 4 }, character: 'han-solo' };
  const fights = { type: 'encounter.player', seat: 'bot', player: 'ann' };
  expect(breaches(onAnn(down), [...third, fights], { ai: ['bot'] })).toEqual(['1 defeated.5']);
  expect(breaches(onAnn(down), [...bossk, fights], { ai: ['bot'] })).toEqual(['1 defeated.5']);
  expect(breaches(onAnn({ space: 'naboo' }), [...third, fights], { ai: ['bot'] })).toEqual([`1 ${PLAYING}.0.7`]);
});

it('a crew written where a line takes the bounty is the crew that is fought', () => {
  const start = hunting({}, {}, { space: 'tatooine', assets: [mate('old-hand', 'sable')], slots: { crew: 2 } });
  const fights = (words: object) => ({ type: 'encounter.crew', seat: 'bot', ...words });
  const told = (words: object) => {
    const moves = [...third, fights(words), { type: 'crew.refuse', seat: 'ann' }, eliminates()];
    const { violations, unverifiable } = judged({ start, moves, header: { ai: ['bot'] } });
    return [...violations, ...unverifiable].map(({ pointer, rule }) => `${pointer} ${rule}`);
  };
  expect(told({ crew: 'old-hand' })).toEqual([]);
  expect(told({ bounty: 'old-hand' })).toEqual(['/moves/1/bounty log.the-move-log.5']);
  expect(told({ bounty: 'warrant', crew: 'warrant' })).toHaveLength(1);
});

it('a target elsewhere for which an AI player has its reward all the same, or has nothing, is one breach', () => {
  const header = { ai: ['bot'] };
  const start = hunting({ kessel: faceup.tatooine });
  const ends = (bot: object) => ({ type: 'planning.gain-credits', seat: 'ann', expect: { seats: { bot } } });
  const told = (...moves: Example['moves']) => breaches(start, [...bossk, ...moves], header);
  expect(told(ends({ credits: 0, fame: 0, assets: ['warrant'] }))).toEqual([]);
  const notHere = [`1 ${PLAYING}.0.7`];
  for (const bot of [
    { credits: 0, fame: 0, assets: ['warrant'] },
    { credits: 4000 },
    { credits: 4000, fame: 1, assets: [] },
  ])
    expect(told(eliminates(), ends(bot)), JSON.stringify(bot)).toEqual(notHere);
  for (const character of [0, 2])
    expect(told(eliminates(), ends({ assets: [], damage: { character } })), `${character}`).toEqual(notHere);
  expect(told(eliminates(), ends({ credits: 4000, fame: 0, assets: ['warrant'] })).length).toBeGreaterThan(1);
  const delivers = { type: 'deliver.bounty', seat: 'bot', card: 'warrant' };
  const capture = ofSable.reward?.credits ?? 0;
  expect(told(delivers, ends({ credits: capture, assets: [] }))).toHaveLength(1);
  expect(told(delivers, ends({ credits: 0, assets: ['warrant'] }))).toHaveLength(1);
});

describe('the reward of another line of an AI card than the die shows is one breach of the rule that has the card carried out', () => {
  const start = (credits: number) =>
    smuggler('naboo', ['naboo'], { ann: { space: 'ryloth' }, ben: { ship: 'g9-rigger', credits } });
  const header = { ai: ['ben'] };
  const rolls = (face: string, ben?: object): Move => ({
    type: 'ai.roll',
    faces: [face],
    ...(ben === undefined ? {} : { expect: { seats: { ben } } }),
  });
  // 2,000 credits come before the roll: it does not move.
  const rewards = {
    hit: { credits: 5000, fame: 0, reputation: { imperial: 'neutral' } },
    crit: { credits: 2000, fame: 1, reputation: { imperial: 'neutral' } },
    focus: { credits: 2000, fame: 0, reputation: { imperial: 'positive' } },
  };
  const card = draws('ai-lando-calrissian');

  it('as claimed at the roll, or later', () => {
    for (const face of Object.keys(rewards))
      for (const [read, other] of Object.entries(rewards)) {
        const isRight = face === read;
        expect(breaches(start(0), [card, rolls(face, other)], header)).toEqual(isRight ? [] : [`1 ${PLAYING}.0.3`]);
        const later = breaches(start(0), [card, rolls(face), anns(other)], header);
        expect(later, `${face} as ${read}`).toEqual(isRight ? [] : [`2 ${PLAYING}.0.3`]);
      }
  });

  it('so is one for another faction than that of the planet', () => {
    const huttsInstead = { credits: 2000, reputation: { hutt: 'positive', imperial: 'neutral' } };
    expect(breaches(start(0), [card, rolls('focus', huttsInstead)], header)).toEqual([`1 ${PLAYING}.0.3`]);
    expect(breaches(start(0), [card, rolls('focus'), anns(huttsInstead)], header)).toEqual([`2 ${PLAYING}.0.3`]);
    // With fame that no die has brought it is more than one slip.
    expect(breaches(start(0), [card, rolls('focus'), anns({ ...huttsInstead, fame: 2 })], header).length).toBe(3);
  });

  it('and what was paid with it is not told besides', () => {
    const pays = { type: 'ai.resolve', seat: 'ben', instruction: 'pay-for-fame' };
    const paid = anns({ credits: 1000, fame: 1 });
    expect(breaches(start(4000), [card, rolls('hit'), pays, paid], header)).toEqual([]);
    expect(breaches(start(4000), [card, rolls('crit'), pays, paid], header)).toHaveLength(1);
    expect(breaches(start(4000), [card, rolls('crit'), paid], header)).toHaveLength(1);
  });
});

it('a wrong claim at a facedown contact, which its card could bear out, is told there where the log goes on with that encounter', () => {
  const token = { class: 'white' } as const;
  const start = aiTable({ turn: { seat: 'ann', number: 1, step: 'encounter' }, contacts: { naboo: [token] } });
  const judged = (space: string) =>
    breaches(
      start,
      [
        { type: 'encounter.contact', seat: 'ann', ...token, expect: { seats: { ann: { space } } } },
        { type: 'contact.reveal', contact: 'lobot' },
        { type: 'contact.resolve', seat: 'ann', card: 'databank-30' },
        draws('smuggler-6'),
      ],
      withAi(),
    );
  expect(judged('naboo')).toEqual([]);
  expect(judged('kessel')).toEqual(['0 movement.0.1']);
});
