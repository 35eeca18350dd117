/**
 * Assets of which nobody has told: a purchase that does not name its card, or a card of unknown text, may have brought one.
 * What it could explain is not held against its player; what it could not explain is.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explainFor, readText, reportFor } from '../../referee/ask.ts';
import type { Json } from '../../schemas/json.ts';

type Entry = { readonly [word: string]: Json };

/** What is said of the entries behind those that leave open what Ann has. */
function told(before: readonly Entry[], after: readonly Entry[], market: Entry = {}, assets: Json = []) {
  const log = {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    seats: ['ann', 'ben'],
    start: {
      seats: {
        ann: { character: 'han-solo', ship: 'g9-rigger', space: 'tatooine', credits: 9000, assets },
        ben: { character: 'lando-calrissian', ship: 'g-1a-starfighter', space: 'tatooine', credits: 9000, assets: [] },
      },
      market,
    },
    moves: [...before, ...after],
  };
  const read = readText(JSON.stringify(log));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const report = reportFor(read.value);
  if (!report.ok) throw new Error(JSON.stringify(report.problems));
  const { violations, unverifiable } = report.value;
  return {
    broken: violations.map(({ entry, rule }) => [(entry ?? 0) - before.length, rule]),
    doubts: unverifiable.filter(({ entry }) => (entry ?? 0) >= before.length).map(({ reason }) => reason),
    explained: () => explainFor(read.value, log.moves.length - 1),
  };
}

const earns = (seat: string): Entry => ({ type: 'planning.gain-credits', seat });
const looksAround = (seat: string, more: Entry = { effects: [] }): Entry => ({
  type: 'encounter.space',
  seat,
  ...more,
});
const bensTurn = [earns('ben'), looksAround('ben')];

/** Ann buys the top card of a deck that nobody has told. */
const unnamed = [
  earns('ann'),
  { type: 'market.buy', seat: 'ann', deck: 'cargo' },
  { type: 'card.reveal', deck: 'cargo', card: { id: 'spice', patrolIcon: 'none', contactIcon: 'none' } },
  looksAround('ann'),
  ...bensTurn,
];
/** Ann resolves a card of which nobody tells what it brought. */
const untold = [earns('ann'), looksAround('ann', {}), ...bensTurn];
/** Nothing that could have brought Ann an asset. */
const nothing = [earns('ann'), looksAround('ann'), ...bensTurn];

const uses: Readonly<Record<string, { readonly entries: readonly Entry[]; readonly rule: string }>> = {
  'is delivered': {
    entries: [earns('ann'), { type: 'deliver.cargo', seat: 'ann', card: 'stolen-weapons' }],
    rule: 'outer-rim.deliver-action.0.1',
  },
  'is bartered': {
    entries: [earns('ann'), { type: 'market.buy', seat: 'ann', deck: 'job', barter: ['stolen-weapons'] }],
    rule: 'outer-rim.bartering.0.1',
  },
  'makes room': {
    entries: [earns('ann'), { type: 'market.buy', seat: 'ann', deck: 'job', discard: ['stolen-weapons'] }],
    rule: 'outer-rim.buying.1.1',
  },
  'is traded': {
    entries: [
      earns('ann'),
      { type: 'trade.exchange', seat: 'ann', with: 'ben', gives: { cards: ['stolen-weapons'] }, takes: {} },
    ],
    rule: 'outer-rim.trade-action.4',
  },
  'is asked for in a trade': {
    entries: [
      earns('ann'),
      { type: 'trade.exchange', seat: 'ben', with: 'ann', gives: {}, takes: { cards: ['stolen-weapons'] } },
    ],
    rule: 'outer-rim.trade-action.4',
  },
  'is put into a slot': {
    entries: [{ type: 'slots.arrange', seat: 'ann', assets: { 'stolen-weapons': 'cargo' } }],
    rule: 'outer-rim.slots.4.a',
  },
  'is used': {
    entries: [earns('ann'), { type: 'action.ability', seat: 'ann', source: 'stolen-weapons' }],
    rule: 'outer-rim.action-step.2',
  },
};

describe('a card that nobody has told of', () => {
  for (const [what, { entries, rule }] of Object.entries(uses)) {
    it(`${what} after a purchase that does not name its card: nobody can deny it`, () => {
      const { broken, doubts, explained } = told(unnamed, entries);
      expect(broken).toEqual([]);
      expect(doubts.join()).toContain('the log does not say which card ann has bought');
      expect(explained()).toMatchObject({ ok: true, value: { verdict: 'unverifiable' } });
    });
    it(`${what} after a card of unknown text: nobody can deny it`, () => {
      expect(told(untold, entries).broken).toEqual([]);
    });
    it(`${what} although nothing can have brought it: that breaks a rule`, () => {
      expect(told(nothing, entries).broken).toContainEqual([entries.length - 1, rule]);
    });
    it(`${what} although it lies faceup on its deck: that breaks a rule`, () => {
      const { broken } = told(untold, entries, { cargo: 'stolen-weapons', job: 'hutt-favor' });
      if (what !== 'is delivered') expect(broken).toContainEqual([entries.length - 1, rule]);
    });
  }

  it('may raise a combat value and a skill, but lowers none', () => {
    const fight = (faces: readonly string[], kind = 'ground'): Entry[] => [
      earns('ann'),
      {
        type: 'encounter.space',
        seat: 'ann',
        effects: [{ do: 'fight', kind, enemy: { name: 'a thug', combat: 1 } }],
      },
      { type: 'combat.roll', faces: [...faces] },
    ];
    const dice = (count: number): string[] => Array.from({ length: count }, () => 'blank');
    const rule = 'outer-rim.combat-steps.1';
    expect(told(unnamed, fight(dice(3))).broken).toEqual([]);
    expect(told(unnamed, fight(dice(4))).broken).toEqual([]);
    expect(told(unnamed, fight(dice(2))).broken).toEqual([[2, `${rule}.1`]]);
    expect(told(nothing, fight(dice(4))).broken).toEqual([[2, rule]]);
    // As many as for the value of the other kind of combat.
    expect(told(unnamed, fight(dice(3), 'ship')).broken).toEqual([]);
    expect(told(nothing, fight(dice(3), 'ship')).broken).toEqual([[2, `${rule}.1`]]);

    const test = (faces: readonly string[], passed: boolean): Entry[] => [
      earns('ann'),
      looksAround('ann', { effects: [{ do: 'test', skill: 'strength' }] }),
      { type: 'test.roll', seat: 'ann', faces: [...faces] },
      { type: 'test.resolve', seat: 'ann', passed },
    ];
    expect(told(unnamed, test(['focus', 'blank'], true)).broken).toEqual([]);
    expect(told(nothing, test(['focus', 'blank'], true)).broken).toHaveLength(1);
    expect(told(unnamed, test(['blank', 'blank'], true)).broken).toHaveLength(1);
    expect(told(unnamed, test(['crit', 'blank'], false)).broken).toHaveLength(1);
  });
});

describe('that some of several assets are gone', () => {
  const plain = { bonuses: {}, abilities: [] };
  const assets = ['knife', 'vest'].map((id) => ({ id, type: 'gear', ...plain }));
  const claiming = (entry: Entry, ...assets: string[]): Entry => ({ ...entry, expect: { seats: { ann: { assets } } } });
  const behind = [claiming(earns('ben'), 'knife'), claiming(looksAround('ben'), 'knife')];

  it('is learned of a claim where a card of unknown text may have taken them, and is so from there on', () => {
    const { broken, doubts } = told([earns('ann'), looksAround('ann', {})], behind, {}, assets);
    expect(broken).toEqual([]);
    expect(doubts.filter((reason) => reason.includes('may have changed this'))).toHaveLength(1);
    const back = [claiming(earns('ben'), 'knife'), claiming(looksAround('ben'), 'knife', 'vest')];
    const { broken: again } = told([earns('ann'), looksAround('ann', {})], back, {}, assets);
    expect(again).toEqual([[1, 'outer-rim.assets.1']]);
  });

  it('is told once where nothing can have taken them, and the log goes on as it claims', () => {
    expect(told([earns('ann'), looksAround('ann')], behind, {}, assets).broken).toEqual([[0, 'outer-rim.assets.6']]);
  });
});

describe('a card that came up and was not recorded', () => {
  const game = JSON.parse(
    readFileSync(new URL('../../fixtures/outer-rim/clean/simulated-21.json', import.meta.url), 'utf8'),
  ) as { moves: readonly Entry[] };
  const reveals = game.moves.flatMap(({ type }, at) => (type === 'card.reveal' ? [at] : []));

  it('is told at its place, and reading goes on to the end', () => {
    for (const missing of reveals.filter((_, nth) => nth % 5 === 0)) {
      const moves = game.moves.filter((_, at) => at !== missing);
      const read = readText(JSON.stringify({ ...game, moves }));
      const report = read.ok ? reportFor(read.value) : read;
      if (!report.ok) throw new Error(JSON.stringify(report.problems));
      const { violations, unverifiable } = report.value;
      expect(violations[0]).toMatchObject({ rule: 'log.the-move-log.6' });
      expect(unverifiable.filter(({ reason }) => reason.includes('not ruled'))).toEqual([]);
    }
  });
});

describe('dice that were not recorded', () => {
  const thug = {
    type: 'encounter.space',
    seat: 'ann',
    effects: [{ do: 'fight', kind: 'ground', enemy: { name: 'a thug', combat: 3 } }],
  };
  const suffers = (damage: number): Entry => ({ expect: { seats: { ann: { damage: { character: damage } } } } });
  const roll = (...faces: string[]): Entry => ({ type: 'combat.roll', faces });

  it('of the attack: one slip, whatever the damage was that the log goes on with', () => {
    for (const [winner, damage] of [
      ['attacker', 1],
      ['defender', 2],
    ] as const) {
      const rolled = winner === 'attacker' ? roll('hit', 'blank', 'focus') : roll('crit', 'blank', 'focus');
      const { broken } = told(nothing, [
        earns('ann'),
        thug,
        { ...rolled, side: 'defence' },
        { type: 'combat.resolve', seat: 'ann', winner },
        { ...earns('ben'), ...suffers(damage) },
      ]);
      expect(broken.map(([entry]) => entry)).toEqual([2]);
    }
  });

  it('of the whole combat: one slip, and the damage is the one that was told', () => {
    const fought = (claimed: number) =>
      told(nothing, [
        earns('ann'),
        thug,
        { type: 'combat.resolve', seat: 'ann', winner: 'attacker', damage: { attack: 3, defence: 2 } },
        { ...earns('ben'), ...suffers(claimed) },
      ]).broken.map(([entry]) => entry);
    expect(fought(2)).toEqual([2]);
    expect(fought(1)).toEqual([2, 3]);
  });

  it('of a test: one slip, and what the log says of the outcome holds', () => {
    for (const passed of [true, false])
      expect(
        told(nothing, [
          earns('ann'),
          looksAround('ann', { effects: [{ do: 'test', skill: 'strength', pass: [{ do: 'gain-fame', amount: 1 }] }] }),
          { type: 'test.resolve', seat: 'ann', passed },
          { ...earns('ben'), expect: { seats: { ann: { fame: passed ? 1 : 0 } } } },
        ]).broken.map(([entry]) => entry),
      ).toEqual([2]);
  });
});

describe('the databank card with which a player begins', () => {
  const game = JSON.parse(
    readFileSync(new URL('../../fixtures/outer-rim/clean/whole-game-two-players.json', import.meta.url), 'utf8'),
  ) as { moves: readonly Entry[] };

  it('may be left untold: it is the one that its player goes on with', () => {
    const untoldCard = game.moves.findIndex(({ type, seat }) => type === 'setup.databank' && seat === 'ann');
    const moves = game.moves.filter((_, at) => at !== untoldCard);
    const read = readText(JSON.stringify({ ...game, moves }));
    const report = read.ok ? reportFor(read.value) : read;
    if (!report.ok) throw new Error(JSON.stringify(report.problems));
    expect(report.value.violations).toEqual([]);
    expect(report.value.unverifiable.map(({ reason }) => reason).join()).toContain(
      'which databank card ann began with',
    );
  });
});

it('may have found no slot: it is let go in that turn, and by its buyer', () => {
  const bought = unnamed.slice(0, 2);
  const shown = unnamed.slice(2, 3);
  const declines = (seat: string): Entry => ({ type: 'asset.decline', seat });
  expect(told(bought, [declines('ann'), ...shown, looksAround('ann')]).broken).toEqual([]);
  expect(told(bought, [declines('ben'), ...shown, looksAround('ann')]).broken).toHaveLength(1);
  expect(told([earns('ann')], [declines('ann'), looksAround('ann')]).broken).toHaveLength(1);
  expect(told(unnamed, [earns('ann'), declines('ann'), looksAround('ann')]).broken).toHaveLength(1);
});

it('may have found no slot, and be named by a claim before it goes', () => {
  const [, buys, shown] = unnamed as [Entry, Entry, Entry];
  const had = [{ id: 'first-run', type: 'cargo', slot: 'cargo' }];
  const assets = [...had, { id: 'salvage-cargo' }].map(({ id }) => ({ card: id }));
  const named = { ...buys, expect: { seats: { ann: { assets } } } };
  const declines: Entry = { type: 'asset.decline', seat: 'ann' };
  expect(told([earns('ann')], [named, declines, shown, looksAround('ann')], {}, had).broken).toEqual([]);
  expect(told([earns('ann')], [named, declines, declines, shown, looksAround('ann')], {}, had).broken).toHaveLength(1);
});

it('may have found no slot, and be discarded by its name: it is what was bought', () => {
  const bought = unnamed.slice(0, 2);
  const shown = unnamed.slice(2, 3);
  const discards = (seat: string, card: string): Entry => ({ type: 'asset.discard', seat, card });
  expect(told(bought, [discards('ann', 'salvage-cargo'), ...shown, looksAround('ann')]).broken).toEqual([]);
  const refused = [[0, 'outer-rim.assets.6']];
  expect(told(bought, [discards('ben', 'salvage-cargo'), ...shown, looksAround('ann')]).broken).toEqual(refused);
  expect(told([earns('ann')], [discards('ann', 'salvage-cargo'), looksAround('ann')]).broken).toEqual(refused);
  // What lies before its player, or belongs to another deck, was not bought.
  expect(told(bought, [discards('ann', 'hutt-favor'), ...shown, looksAround('ann')]).broken).toEqual(refused);
  const job = { id: 'a-job', type: 'job', cost: 0, bonuses: {}, abilities: [] };
  expect(told(bought, [discards('ann', 'a-job'), ...shown, looksAround('ann')], {}, [job]).broken).toEqual(refused);
});

describe('an asset discarded for what was bought untold', () => {
  const bought = unnamed.slice(0, 2);
  const shown = unnamed.slice(2, 3);
  const held = (id: string, type: string): Json => ({ id, type, cost: 0, bonuses: {}, abilities: [] });
  const discards = (card: string): Entry => ({ type: 'asset.discard', seat: 'ann', card });
  const refused = [[0, 'outer-rim.assets.6']];

  it('may have made room where the slots of its kind are full', () => {
    const broken = (assets: Json) => told(bought, [discards('first'), ...shown, looksAround('ann')], {}, assets).broken;
    expect(broken([held('first', 'cargo')])).toEqual([]);
    // The slots of its kind are not full: cargo makes no room for a job, nor one of two jobs for a card of the cargo deck.
    expect(broken([held('first', 'job')])).toEqual(refused);
    expect(broken([held('first', 'job'), held('second', 'job')])).toEqual(refused);
  });

  it('once: another one that goes behind it goes at will', () => {
    const assets = [held('first', 'cargo'), held('second', 'cargo')];
    const gone = told(bought, [discards('first'), discards('second'), ...shown, looksAround('ann')], {}, assets);
    expect(gone.broken.filter(([, rule]) => rule === 'outer-rim.assets.6')).toEqual([[1, 'outer-rim.assets.6']]);
  });

  it('may be the one of before, which goes for one that is told', () => {
    const up = (card: string): Entry => ({ type: 'card.reveal', deck: 'cargo', card });
    const buys: Entry = { type: 'market.buy', seat: 'ann', deck: 'cargo' };
    const first = [...bought, up('stolen-supplies'), looksAround('ann'), ...bensTurn, earns('ann'), buys];
    const broken = (before: readonly Entry[], card: string) =>
      told(before, [discards(card), up('spice'), looksAround('ann')]).broken;
    expect(broken(first, 'salvage-cargo')).toEqual([]);
    // Where only one has been bought, and is told, nothing lacks a slot.
    const only = [earns('ann'), { ...buys, card: 'stolen-supplies' }];
    expect(broken(only, 'salvage-cargo')).toEqual(refused);
    expect(broken(only, 'stolen-supplies')).toEqual(refused);
  });
});

it('that has found no slot lies under its deck: which card it was a claim may say', () => {
  const declines: Entry = {
    type: 'asset.decline',
    seat: 'ann',
    expect: { market: { cargo: { under: ['stolen-supplies'] } } },
  };
  const shown = unnamed.slice(2, 3);
  expect(told(unnamed.slice(0, 2), [declines, ...shown, looksAround('ann')]).broken).toEqual([]);
  const market = { cargo: { under: [] } };
  expect(told(unnamed.slice(0, 2), [declines, ...shown, looksAround('ann')], market).broken).toEqual([]);
  const twice = { ...declines, expect: { market: { cargo: { under: ['stolen-supplies', 'salvage-cargo'] } } } };
  expect(told(unnamed.slice(0, 2), [twice, ...shown, looksAround('ann')], market).broken).toEqual([
    [0, 'outer-rim.discarding.1'],
  ]);
});

it('is the one that a claim of the assets names', () => {
  const claims = (...assets: string[]): Entry => ({ ...earns('ann'), expect: { seats: { ann: { assets } } } });
  expect(told(unnamed, [claims('bacta-supplies')])).toMatchObject({ broken: [], doubts: [] });
  // From then on it is known.
  const both = told(unnamed, [claims('bacta-supplies'), looksAround('ann'), ...bensTurn, claims('salvage-cargo')]);
  expect(both.broken).toHaveLength(1);
  // Of a card of another deck, of one that nobody knows, or of two, nobody can say it.
  expect(told(unnamed, [claims('hutt-favor')]).doubts).toHaveLength(1);
  expect(told(unnamed, [claims('no-such-thing')]).doubts).toHaveLength(1);
  expect(told(unnamed, [claims('bacta-supplies', 'salvage-cargo')]).doubts).toHaveLength(1);
});

describe('a log that begins in the middle and leaves facts out', () => {
  /** The rules broken by the entries of such a log. */
  const broken = (header: Entry, moves: readonly Entry[]) => {
    const read = readText(JSON.stringify({ format: 'referee-log/1', ruleset: 'outer-rim', ...header, moves }));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const report = reportFor(read.value);
    if (!report.ok) throw new Error(JSON.stringify(report.problems));
    return report.value.violations.map(({ entry, rule }) => [entry, rule]);
  };
  const ann = { character: 'han-solo', ship: 'g9-rigger', space: 'tatooine', credits: 9000, assets: [] };
  const ben = { ...ann, character: 'lando-calrissian' };
  const two: Entry = { seats: ['ann', 'ben'], start: { seats: { ann, ben } } };

  it('may claim what lay under a market deck before, but no card of another deck, or one that lies elsewhere', () => {
    const under = (card: string, deck = 'cargo'): Entry => ({
      ...earns('ann'),
      expect: { market: { [deck]: { under: [card] } } },
    });
    expect(broken(two, [under('stolen-weapons')])).toEqual([]);
    expect(broken(two, [under('stolen-weapons', 'luxury')])).toEqual([[0, 'outer-rim.discarding.1']]);
    const assets = [{ id: 'stolen-weapons' }];
    const held: Entry = { ...two, start: { seats: { ann: { ...ann, assets }, ben } } };
    expect(broken(held, [under('stolen-weapons')])).toEqual([[0, 'outer-rim.discarding.1']]);
  });

  it('of a patrol that an AI player may have beaten tells the next one when it likes', () => {
    const patrols = { hutt: { level: 1, space: 't1-n1', combat: 2, reward: { credits: 3000 } } };
    const { space: _, ...elsewhere } = ben;
    const header = (ai: Json): Entry => ({
      seats: ['ann', 'ben'],
      ai: ['ben'],
      start: { turn: { seat: 'ben' }, seats: { ann, ben: ai }, patrols },
    });
    const spawns: Entry = { type: 'patrol.spawn', faction: 'hutt', token: { level: 2, combat: 3 } };
    const turn = [{ type: 'ai.untold' }, earns('ann'), spawns];
    expect(broken(header(elsewhere), turn)).toEqual([]);
    const known = [earns('ann'), spawns];
    expect(broken({ ...header(ben), start: { seats: { ann, ben }, patrols } }, known)).toEqual([
      [1, 'outer-rim.patrols.9.a'],
    ]);
  });

  it('may tell of a contact on the planet where it lies if nobody knows where its player is', () => {
    const contacts = { naboo: [{ id: 'lobot', class: 'white', faceup: true }], tatooine: [] };
    const meets: readonly Entry[] = [earns('ann'), { type: 'encounter.contact', seat: 'ann', contact: 'lobot' }];
    const { space: _, ...somewhere } = ann;
    expect(broken({ ...two, start: { seats: { ann: somewhere, ben }, contacts } }, meets)).toEqual([]);
    expect(broken({ ...two, start: { seats: { ann, ben }, contacts } }, meets)).toHaveLength(1);
    const gone: Entry = { ...two, start: { seats: { ann: somewhere, ben }, removed: ['lobot'] } };
    expect(broken(gone, meets)).toEqual([[1, 'log.the-move-log.3']]);
  });

  it('has the favors that come before a choice of the card of the last turn in that turn', () => {
    const header: Entry = { ...two, options: { favors: true } };
    const advice: Entry = { type: 'favor.receive', seat: 'ben', from: 'ann', kind: 'advice', skill: 'piloting' };
    const again: Entry = { type: 'favor.receive', seat: 'ben', from: 'ann', kind: 'combat-strategy' };
    const chooses: Entry = { type: 'card.choose', seat: 'ann', option: 'this-way' };
    const before = [earns('ann'), looksAround('ann', {}), advice];
    expect(broken(header, [...before, chooses, earns('ben'), again])).toEqual([]);
    // Without it nobody knows whether the first was one of that turn; a third one is one too many in any case.
    expect(broken(header, [...before, earns('ben'), again])).toEqual([]);
    expect(broken(header, [...before, earns('ben'), again, { ...again }])).toEqual([[5, 'outer-rim.favors.4']]);
  });
});

it('may have been worth the fame that wins: then the turn in which it came was the last', () => {
  const wins = (step: string): Entry =>
    looksAround('ann', { effects: [{ do: 'gain-fame', amount: 10 }], expect: { turn: { step } } });
  expect(told(untold, [earns('ann'), wins('encounter')]).broken).toEqual([]);
  expect(told(untold, [earns('ann'), wins('action')]).broken).toHaveLength(1);
});
