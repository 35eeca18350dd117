/**
 * @module
 * Entries that are none of a game's moves in its form, and names that nobody knows: each is told at its word, with what was
 * meant, and costs only its entry (log.the-move-log.4, log.the-move-log.5, log.the-move-log.8).
 */
import { describe, expect, it } from 'vitest';
import { explainFor, legalFor, readText, reportFor } from '../../../referee/ask.ts';
import type { Report } from '../../../referee/report.ts';
import type { Json } from '../../../schemas/json.ts';
import { fixturesOf } from '../../../scripts/golden.ts';

type Entry = { readonly [word: string]: Json };
interface Logged {
  readonly moves: readonly Entry[];
}

function read(log: unknown) {
  return readText(JSON.stringify(log, null, 1));
}

function asked(log: unknown) {
  const found = read(log);
  if (!found.ok) throw new Error(found.problems.map(({ pointer, message }) => `${pointer}: ${message}`).join('\n'));
  return found.value;
}

function reportOf(log: unknown): Report {
  const report = reportFor(asked(log));
  if (!report.ok) throw new Error(report.problems[0]?.message);
  return report.value;
}

const table = (moves: readonly unknown[], start: object = {}) => ({
  format: 'referee-log/1',
  ruleset: 'outer-rim',
  seats: ['ann', 'ben'],
  start: {
    seats: {
      ann: { space: 'tatooine', credits: 4000, values: { hyperdrive: 5 }, slots: { cargo: 2 } },
      ben: { space: 'naboo', credits: 6000 },
    },
    market: { cargo: 'coaxium-crystal' },
    ...start,
  },
  moves,
});
const rest = { type: 'planning.recover', seat: 'ann' };
const walks = { type: 'encounter.space', seat: 'ann', effects: [] };
const bens = [
  { type: 'planning.recover', seat: 'ben' },
  { type: 'encounter.space', seat: 'ben', effects: [] },
];
/** A turn of Ann with an entry of her market action, and what follows. */
const turn = (...entries: readonly unknown[]) => table([rest, ...entries, walks, ...bens]);
const buys = { type: 'market.buy', seat: 'ann', deck: 'cargo', card: 'coaxium-crystal', paid: 3000 };
const next = {
  type: 'card.reveal',
  deck: 'cargo',
  card: { id: 'crates', type: 'cargo', patrolIcon: 'none', contactIcon: 'none' },
};
/** The price of the cargo is not known to the log; the buyer says what was paid. */
const bought = { seats: { ann: { assets: [{ card: 'coaxium-crystal' }] } } };

const told = ({ violations }: Report) => violations.map(({ entry, rule, pointer }) => `${entry} ${rule} ${pointer}`);

describe('an entry that is no move in its form', () => {
  const without = (word: keyof typeof buys): object =>
    Object.fromEntries(Object.entries(buys).filter(([key]) => key !== word));
  const cases: readonly (readonly [string, unknown, string, string, string?])[] = [
    ['another word for the move', { ...buys, type: 'buy' }, '/type', 'did you mean market.buy?'],
    ['what a player does', { ...buys, type: 'buys' }, '/type', 'did you mean market.buy?'],
    ['a word for it and its kind', { ...buys, type: 'market.purchase' }, '/type', 'did you mean market.buy?'],
    ['capitals and an underscore', { ...buys, type: 'Market_Buy' }, '/type', 'did you mean market.buy?'],
    ['a letter gone wrong', { ...buys, type: 'market.bay' }, '/type', 'did you mean market.buy?'],
    [
      'and one for a list of one',
      { ...buys, type: 'buy', barter: 'coaxium-crystal' },
      '/type',
      'mean market.buy?',
      'not asked',
    ],
    ['another word for a word', { ...without('paid'), price: 3000 }, '/price', 'did you mean paid?'],
    ['a word for any sum', { ...without('paid'), amount: 3000 }, '/amount', 'did you mean paid?'],
    ['another word for the seat', { ...without('seat'), player: 'ann' }, '/player', 'did you mean seat?'],
    [
      'one under a misspelt word for a list',
      { ...buys, bartr: 'coaxium-crystal' },
      '/bartr',
      'mean barter?',
      'not asked',
    ],
    ['a word too many', { ...buys, mood: 'good' }, '/mood', 'mood is not a word of market.buy'],
    ['a word of an app of its own', { ...buys, ts: 17 }, '/ts', 'ts is not a word of market.buy'],
    ['a word missing', without('seat'), '', 'seat is missing in market.buy'],
    ['a deck missing', without('deck'), '', 'deck is missing in market.buy'],
    ['no word of its list', { ...buys, deck: 'cargos' }, '/deck', 'did you mean cargo?'],
    ['a number in quotes', { ...buys, paid: '3,000' }, '/paid', '"3,000" is no form of paid of market.buy'],
    ['null for what is not said', { ...buys, slot: null }, '/slot', 'slot of market.buy is left out, not null'],
    ['null for what has to be said', { ...buys, seat: null }, '', 'seat is missing in market.buy'],
    ['a list where one is meant', { ...buys, card: ['coaxium-crystal'] }, '/card', 'did you mean coaxium-crystal?'],
    ['one where a list is meant', { ...buys, barter: 'coaxium-crystal' }, '/barter', 'no form of barter', 'not asked'],
    ['the word `type` itself', { tpye: 'market.buy', ...without('type') }, '/tpye', 'did you mean type?'],
    ['another word for `type`', { move: 'market.buy', ...without('type') }, '/move', 'did you mean type?'],
  ];
  for (const [name, entry, word, message, final] of cases)
    it(`${name}: is read as meant`, () => {
      const report = reportOf(turn(entry, next));
      expect(told(report)).toEqual([`1 log.the-move-log.8 /moves/1${word}`]);
      expect(report.violations[0]?.message).toContain(message);
      expect(report.violations[0]?.line).not.toBeNull();
      if (final !== undefined) return;
      expect(report.violations[0]?.resumed).toBe('read this as meant: ann buys coaxium-crystal from the cargo deck');
      expect(report.final).toMatchObject(bought);
    });

  const facts = { id: 'crates', type: 'cargo', cost: 1000, patrolIcon: 'none', contactIcon: 'none' };
  const trades = { type: 'trade.exchange', seat: 'ann', with: 'ben' };
  const other: readonly (readonly [string, object, string, string, string])[] = [
    [
      'a way in the place of where it ends',
      { type: 'planning.move', seat: 'ann', to: ['t4-n3', 'nal-hutta'] },
      '/to',
      'did you mean path?',
      'ann moves by t4-n3, nal-hutta',
    ],
    [
      'a list in one text',
      { type: 'planning.move', seat: 'ann', path: 't4-n3, nal-hutta' },
      '/path',
      'no form of path',
      'ann moves by t4-n3, nal-hutta',
    ],
    [
      'a sum in the place of what is given',
      { ...trades, gives: 1000 },
      '/gives',
      'did you mean credits?',
      'ann gives 1,000 credits to ben',
    ],
    [
      'a card in the place of what is given',
      { ...trades, gives: 'crates' },
      '/gives',
      'did you mean cards or debtTokens?',
      'ann gives crates to ben',
    ],
    [
      'a value that an optional word never has',
      { type: 'market.buy', seat: 'ann', deck: 'cargo', slot: 'hold' },
      '/slot',
      'hold is no slot of market.buy',
      'ann buys the faceup card from the cargo deck',
    ],
  ];
  for (const [name, entry, word, message, meant] of other)
    it(`${name}: is read as meant`, () => {
      const seats = {
        ann: { space: 'tatooine', credits: 4000, values: { hyperdrive: 5 }, slots: { cargo: 2 }, assets: ['crates'] },
        ben: { space: 'tatooine', credits: 6000 },
      };
      const moves = (entry as { type: string }).type === 'planning.move' ? [entry] : [rest, entry];
      const { violations } = reportOf({ ...table(moves, { seats }), cards: [{ ...facts, cost: 1000 }] });
      expect(violations).toHaveLength(1);
      expect(violations[0]).toMatchObject({ pointer: `/moves/${moves.length - 1}${word}` });
      expect(violations[0]?.message).toContain(message);
      expect(violations[0]?.resumed).toBe(`read this as meant: ${meant}`);
    });

  it('a way of a patrol that is told by where it ends: the patrol is there for what comes behind', () => {
    const icon = { patrolIcon: { faction: 'hutt', spaces: 2 }, contactIcon: 'none' };
    const patrols = { hutt: { level: 1, combat: 2, reward: { credits: 3000 }, space: 't6-hutt' } };
    const moved = { type: 'patrol.move', seat: 'ann', faction: 'hutt', to: 'ring-of-kafrene' };
    const reveal = { ...next, card: { ...next.card, ...icon } };
    const there = { patrols: { hutt: { space: 'ring-of-kafrene' } } };
    const entries = [rest, buys, reveal, moved, { ...walks, expect: there }, ...bens];
    const report = reportOf(table(entries, { patrols }));
    expect(told(report)).toEqual(['3 log.the-move-log.8 /moves/3/to']);
    expect(report.violations[0]?.message).toContain('did you mean path?');
  });

  const inside: readonly (readonly [string, object, string, string])[] = [
    ['a letter gone wrong', { patrolIcon: 'nonne' }, '/patrolIcon', 'did you mean none?'],
    ['in a word of it', { patrolIcon: { faction: 'hut', spaces: 1 } }, '/patrolIcon/faction', 'did you mean hutt?'],
    ['a number in quotes', { cost: '1000' }, '/cost', '"1000" is no form of cost of card.reveal'],
  ];
  for (const [name, wrong, word, message] of inside)
    it(`${name} inside the facts of a card is told there, and the other facts are taken`, () => {
      const reveal = { ...next, card: { ...facts, ...wrong } };
      const discards = { type: 'market.discard', seat: 'ann', deck: 'cargo' };
      const report = reportOf(
        turn(
          discards,
          reveal,
          { type: 'market.buy', seat: 'ann', deck: 'cargo', paid: 1000 },
          { ...next, card: 'rum' },
        ),
      );
      expect(told(report)).toEqual([`2 log.the-move-log.8 /moves/2/card${word}`]);
      expect(report.violations[0]?.message).toContain(message);
      expect(report.final).toMatchObject({ seats: { ann: { assets: [{ card: 'crates' }] } } });
    });

  it('a strange word that names a thing may say what happened: what comes of it is doubted, not condemned', () => {
    const judged = (more: object) => {
      const claims = { ...walks, expect: { seats: { ann: { credits: 4000 } } } };
      return told(reportOf(table([rest, { ...buys, ...more }, next, claims, ...bens])));
    };
    const [wrong] = judged({});
    expect(wrong).toMatch(/^3 outer-rim\.[a-z0-9.-]+ /);
    expect(judged({ mood: 'good' })).toEqual(['1 log.the-move-log.8 /moves/1/mood', wrong]);
    expect(judged({ swapped: 'coaxium-crystal' })).toEqual(['1 log.the-move-log.8 /moves/1/swapped']);
  });

  it('a word inside what a card brought is read as meant', () => {
    const effects = [{ do: 'gain-reputation', faction: 'imperila' }];
    const report = reportOf(
      table([rest, { ...walks, effects, expect: { seats: { ann: { reputation: { imperial: 'positive' } } } } }]),
    );
    expect(told(report)).toEqual(['1 log.the-move-log.8 /moves/1/effects/0/faction']);
    expect(report.violations[0]?.message).toContain('did you mean imperial?');
  });

  it('the exact word is told: a name where it stands, not what it says', () => {
    const text = JSON.stringify(turn({ ...without('paid'), price: 3000 }, next), null, 1);
    const found = readText(text);
    const report = found.ok ? reportFor(found.value) : found;
    const { line, column } = (report.ok ? report.value.violations[0] : null) ?? { line: 0, column: 0 };
    expect(text.split('\n')[(line ?? 0) - 1]?.slice((column ?? 0) - 1)).toMatch(/^"price": 3000/);
  });

  it('several words are put right, each told at its place', () => {
    const report = reportOf(
      turn({ type: 'purchase', player: 'ann', deck: 'Cargo', item: 'coaxium-cristal', paid: 3000 }, next),
    );
    expect(told(report)).toEqual([
      '1 log.the-move-log.8 /moves/1/type',
      '1 log.the-move-log.8 /moves/1/item',
      '1 log.the-move-log.8 /moves/1/player',
      '1 log.the-move-log.5 /moves/1/item',
    ]);
    expect(report.final).toMatchObject(bought);
  });

  it('of several moves that it may mean the position decides', () => {
    const report = reportOf(table([rest, { type: 'discard', seat: 'ann', deck: 'cargo' }, next, walks]));
    expect(report.violations.map(({ resumed }) => resumed)).toEqual([
      'read this as meant: ann discards the faceup card of the cargo deck',
    ]);
  });

  it('a word is held against no type, as long as several may be meant', () => {
    const wrong = (entry: object) =>
      told(reportOf(turn({ seat: 'ann', ...entry }))).filter((one) => one.includes('log.the-move-log.8'));
    expect(wrong({ type: 'encounter.job', faction: 'hutt' })).toEqual(['1 log.the-move-log.8 /moves/1/type']);
    expect(wrong({ type: 'market.buuy', deck: 'cargo', mood: 1 })).toEqual([
      '1 log.the-move-log.8 /moves/1/type',
      '1 log.the-move-log.8 /moves/1/mood',
    ]);
  });

  it('its claims are taken, never held against it', () => {
    const entry = { ...buys, type: 'buy', expect: { seats: { ann: { credits: 12 } } } };
    const report = reportOf(turn(entry, next));
    expect(told(report)).toEqual(['1 log.the-move-log.8 /moves/1/type']);
    expect(report.final).toMatchObject({ seats: { ann: { credits: 12 } } });
  });

  it('a claim of what nothing is called is doubted, with what is called so nearly', () => {
    const said = { credit: 1, seats: { bem: { credits: 1 }, ann: { spacce: 'naboo', zzyzx: 1 } } };
    const { unverifiable } = reportOf(table([{ ...rest, expect: said }]));
    const reasons = unverifiable.map(({ reason }) => reason.replace('a position has no fact at ', ''));
    expect(reasons).toEqual([
      '/credit; did you mean credits?',
      '/seats/ann/spacce; did you mean space?',
      '/seats/ann/zzyzx',
      '/seats/bem; did you mean ben?',
    ]);
  });

  it('what is known of a seat and claimed of nobody is doubted, with the seats that have it', () => {
    const { unverifiable } = reportOf(table([{ ...rest, expect: { credits: 1 } }]));
    expect(unverifiable.map(({ reason }) => reason)).toEqual([
      'a position has no fact at /credits; did you mean ann.credits or ben.credits?',
    ]);
  });

  it('a later breach is found', () => {
    const report = reportOf(turn({ ...buys, type: 'buy' }, next, { ...buys, card: undefined, paid: undefined }));
    expect(told(report)).toEqual(['1 log.the-move-log.8 /moves/1/type', '3 outer-rim.action-step.0.2 /moves/3']);
  });

  it('a breach of the move that was meant is never told on a guess', () => {
    const far = { type: 'go', seat: 'ann', path: ['ryloth'] };
    expect(told(reportOf(table([far, walks, ...bens])))).toEqual(['0 log.the-move-log.8 /moves/0/type']);
  });

  it('nothing that an entry may have touched is held against later ones, where nobody can say what it was', () => {
    const report = reportOf(
      table([
        rest,
        { type: 'xyzzy', seat: 'ann' },
        { type: 'asset.discard', seat: 'ann', card: 'coaxium-crystal' },
        { ...walks, expect: { seats: { ann: { credits: 9000 } } } },
      ]),
    );
    expect(told(report)).toEqual(['1 log.the-move-log.8 /moves/1/type']);
    expect(report.violations[0]?.resumed).toMatch(/^left this entry out/);
    const reasons = report.unverifiable.filter(({ reason }) => reason.startsWith('depends on entry 1'));
    expect(reasons.map(({ entry }) => entry)).toEqual([2, 3]);
  });

  it('what a word may say that the move has not is not held against later entries', () => {
    const claim = { ...walks, expect: { seats: { ann: { credits: 9000 } } } };
    const rests = (words: object) => reportOf(table([{ ...rest, ...words }, claim]));
    const hidden = rests({ effects: [{ do: 'gain-credits', amount: 5000 }] });
    expect(told(hidden)).toEqual(['0 log.the-move-log.8 /moves/0/effects']);
    expect(hidden.unverifiable.map(({ reason }) => reason)).toContainEqual(
      expect.stringMatching(/^depends on entry 0/),
    );
    expect(told(rests({ mood: 'good' })).map((found) => found.slice(0, 1))).toEqual(['0', '1']);
  });

  it('a remark or a claim without its form is left out', () => {
    const report = reportOf(turn({ ...buys, note: 7, expect: 'all well' }, next));
    expect(told(report)).toEqual(['1 log.the-move-log.8 /moves/1/expect', '1 log.the-move-log.8 /moves/1/note']);
    expect(report.final).toMatchObject(bought);
  });

  it('a remark among the moves changes nothing', () => {
    const remark = { type: 'comment', text: 'Ann fetches tea' };
    const report = reportOf(table([rest, remark, walks, ...bens, { type: 'planning.recover', seat: 'ben' }]));
    expect(told(report)).toEqual(['1 log.the-move-log.8 /moves/1/type', '5 outer-rim.player-turn.0.1 /moves/5']);
  });

  it.each([null, 'buy', 7, ['planning.recover']])('%j among the moves costs only itself', (strange) => {
    const report = reportOf(table([rest, strange as never, walks, ...bens, { type: 'planning.recover', seat: 'ben' }]));
    expect(told(report)[0]).toBe('1 log.the-move-log.8 /moves/1');
    expect(report.moves).toBe(4 + bens.length);
  });

  it('what is wrong with the header, or with moves that are none, leaves nothing to read', () => {
    const bad = { ...buys, type: 'zzyzx' };
    for (const log of [
      { ...turn(bad), extra: {} },
      { ...turn(bad), market: 1 },
      { ...turn(bad), moves: { 0: rest } },
      { ...turn(bad), moves: [bad, bad] },
      { ...turn(bad), moves: [bad, ...Array(200_000).fill(rest)] },
    ])
      expect(read(log).ok).toBe(false);
  });

  it('a log of nothing but plain slips is read as meant', () => {
    const slips = [
      { type: 'recover', seat: 'ann' },
      { ...walks, type: 'encounter.spce' },
    ];
    const report = reportOf(table(slips));
    expect(told(report)).toEqual(['0 log.the-move-log.8 /moves/0/type', '1 log.the-move-log.8 /moves/1/type']);
    expect(report.violations[0]?.resumed).toMatch(/^read this as meant/);
  });

  it("an app's own word on every move is told once: the moves are judged like any other", () => {
    const stamped = (log: Logged): object => ({
      ...log,
      moves: log.moves.map((move, at) => ({ ...move, ts: at })),
    });
    const own = (entries: number): string[] => [`0 log.the-move-log.8 /moves/0/ts; ${entries}`];
    const toldOf = (log: object): string[] =>
      reportOf(log).violations.map(({ entry, rule, pointer, facts }) =>
        [`${entry} ${rule} ${pointer}`, ...(facts['entries'] === undefined ? [] : [facts['entries']])].join('; '),
      );
    const right = turn(buys, next) as Logged;
    expect(toldOf(stamped(right))).toEqual(own(right.moves.length));
    const dear = turn({ ...buys, barter: ['zzyzx'] }, next, rest) as Logged;
    const breaches = toldOf(dear);
    expect(breaches).toHaveLength(1);
    expect(toldOf(stamped(dear))).toEqual([...own(dear.moves.length), ...breaches]);
    // More of them than are looked into one by one.
    const long = Array.from({ length: 400 }, () => [rest, walks, ...bens]).flat();
    const late = table([...long, { ...rest, seat: 'ben' }]) as Logged;
    expect(toldOf(stamped(late))).toEqual([...own(late.moves.length), '1600 outer-rim.player-turn.0.1 /moves/1600']);
  });

  it('more entries than a log may have are told at once, without a look at each', () => {
    const found = read({ ...turn(), moves: Array(200_001).fill({ type: 'x' }) });
    expect(found.ok ? [] : found.problems).toMatchObject([
      { pointer: '/moves', message: 'a log has at most 200000 moves, and this one has 200001' },
    ]);
  });

  it('what is meant is suggested for what leaves a log unusable, too', () => {
    const found = read({ ...turn(), moves: [{ type: 'market.buy', seat: 'ann', deck: 'cargos', price: 1, slot: {} }] });
    expect(found.ok ? [] : found.problems.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      expect.stringMatching(/^\/moves\/0\/deck .*did you mean "cargo"\?$/),
      expect.stringMatching(/^\/moves\/0\/slot /),
      expect.stringMatching(/^\/moves\/0\/price .*did you mean "paid"\?$/),
    ]);
  });

  it('the order of the words in the log changes nothing', () => {
    const entry = { type: 'buy', by: 'ann', pile: 'cargos', paid: 3000, mood: 1, humour: 2 };
    const turned = Object.fromEntries(Object.entries(entry).reverse());
    const [one, other] = [entry, turned].map((wrong) => reportOf(turn(wrong, next)));
    const plain = ({ violations }: Report) => violations.map(({ line: _line, column: _column, ...found }) => found);
    expect(plain(one as Report).length).toBeGreaterThan(3);
    expect(plain(one as Report)).toEqual(plain(other as Report));
  });

  it('no sign that a terminal would obey gets into a message', () => {
    const [found] = reportOf(turn({ type: '\u001b[31mred\u202e', seat: 'ann' })).violations;
    expect(found?.message).toMatch(/^nobody here knows the move \ufffd\[31mred\ufffd/);
  });

  it('more of them than any log has by accident are not listed, and none is printed without end', () => {
    const long = 'y'.repeat(5000);
    const moves = [rest, ...Array.from({ length: 1200 }, (_, at) => ({ type: `${long}${at}`, [long]: long }))];
    const { violations } = reportOf(table(moves));
    expect(violations).toHaveLength(1001);
    expect(violations.at(-1)?.message).toMatch(/^more than 1000 entries/);
    expect(Math.max(...violations.map((found) => JSON.stringify(found).length))).toBeLessThan(1200);
  });
});

describe('where nobody can say what was meant, in the Deckbuilding Game', () => {
  const start = {
    row: ['at-at', 'landing-craft'],
    seats: { vera: { units: ['tie-fighter'], hand: ['scout-trooper'] } },
    turn: { seat: 'vera', phase: 'actions', resources: 5 },
  };
  const dealt = (...moves: readonly unknown[]) => ({
    format: 'referee-log/1',
    ruleset: 'deckbuilding',
    seats: ['vera', 'sam'],
    start,
    moves,
  });
  const plays = { type: 'card.play', seat: 'vera', card: 'scout-trooper' };
  const missing = { type: 'card.play', seat: 'vera', card: 'at-at' };

  it('a card that it may have brought is not held against its player', () => {
    const report = reportOf(
      dealt(plays, { type: 'galaxy.purchase', seat: 'vera', card: 'my-uncles-favourite' }, missing),
    );
    expect(told(report)).toEqual(['1 log.the-move-log.5 /moves/1/card']);
    expect(report.unverifiable.map(({ entry, reason }) => [entry, reason.slice(0, 18)])).toEqual([
      [2, 'depends on entry 1'],
    ]);
  });

  it('without such an entry it is a breach', () => {
    expect(told(reportOf(dealt(plays, missing)))).toEqual(['1 deckbuilding.play-a-card.0.1 /moves/1']);
  });

  it('what is still in order stays so', () => {
    const report = reportOf(dealt({ type: 'xyzzy' }, plays));
    expect(told(report)).toEqual(['0 log.the-move-log.8 /moves/0/type']);
    expect(report.final).toMatchObject({ seats: { vera: { hand: [] } } });
  });
});

describe('questions about a log with such entries', () => {
  const log = turn({ ...buys, type: 'buy' }, next);

  it('what is legal after one', () => {
    const answer = legalFor(asked(log), 1);
    expect(answer.ok && answer.value.moves.map(({ move }) => move.type)).toContain('card.reveal');
  });

  it('why it is no legal entry, and what was meant', () => {
    const answer = explainFor(asked(log), 1);
    if (!answer.ok) throw new Error(answer.problems[0]?.message);
    const { asked: rules, ...value } = answer.value;
    expect(value).toMatchObject({ verdict: 'violation', move: buys, legal: [buys] });
    const [first, ...others] = rules;
    expect(first).toEqual({
      rule: 'log.the-move-log.8',
      finding: 'failed',
      facts: { found: 'buy', meant: ['market.buy'] },
    });
    expect(others.map(({ finding }) => finding)).not.toContain('failed');
  });

  it('why a name is wrong, also where the move would not be due', () => {
    const answer = explainFor(asked(log), 0, { ...buys, seat: 'anm' } as never);
    expect(answer.ok && answer.value.asked[0]).toEqual({
      rule: 'log.the-move-log.4',
      finding: 'failed',
      facts: { seat: 'anm', meant: ['ann'] },
    });
    expect(answer.ok && answer.value.verdict).toBe('violation');
  });

  it('no breach of the game is told on what was meant, as it is of the move itself', () => {
    const failing = (move: object): string[] => {
      const answer = explainFor(asked(log), 0, move as never);
      return answer.ok ? answer.value.asked.filter(({ finding }) => finding === 'failed').map(({ rule }) => rule) : [];
    };
    const far = { type: 'planning.move', seat: 'ann', path: ['lothal'] };
    expect(failing(far)).toContain('outer-rim.adjacency.0.1');
    expect(failing({ ...far, path: ['lothl'] })).toEqual(['log.the-move-log.5']);
  });

  it('nothing is known of an entry of which nobody can say what it was', () => {
    const answer = explainFor(asked(table([rest, { type: 'xyzzy' }])), 1);
    expect(answer.ok && answer.value).toMatchObject({
      verdict: 'violation',
      legal: [],
      asked: [{ rule: 'log.the-move-log.8' }],
    });
  });

  it('the receipt is that of the log as it was written', () => {
    const other = turn({ ...buys, type: 'purchase' }, next);
    expect(reportOf(log).receipt.log).not.toBe(reportOf(other).receipt.log);
    expect(reportOf(log).receipt.log).toBe(reportOf({ ...log }).receipt.log);
  });
});

/** Slips of the pen that leave no doubt, by what they do to an entry; null where it has no such word. */
const SLIPS: Readonly<Record<string, (entry: Entry) => Entry | null>> = {
  'a letter of the type': (entry) => ({
    ...entry,
    type: `${String(entry['type']).slice(0, -2)}${String(entry['type']).slice(-1)}`,
  }),
  'the type in one word': (entry) => ({
    ...entry,
    type: String(entry['type']).replace(/[.-](.)/g, (_, letter: string) => letter.toUpperCase()),
  }),
  'a letter of the seat': (entry) => changed(entry, 'seat', (seat) => `${seat.slice(0, 1)}x${seat.slice(1)}`),
  // Another number is another card.
  'a letter of the card': (entry) => changed(entry, 'card', (card) => card.replace(/(?<=^.{3,})[a-z]/, ''), 6),
  'a letter too many in a deck': (entry) => changed(entry, 'deck', (deck) => `${deck}x`),
  'a space without a letter': (entry) => changed(entry, 'to', (to) => to.replace(/(?<=^.{2,})[a-z]/, ''), 6),
  'a letter of the target': (entry) => changed(entry, 'target', (target) => target.replace(/(?<=^.{2,})[a-z]/, ''), 4),
  // Of a card of unknown text nobody knows what its abilities are called.
  'a letter of the ability': (entry) =>
    'effects' in entry ? null : changed(entry, 'ability', (ability) => ability.replace(/(?<=^.{3,})[a-z]/, ''), 6),
  'a letter of the goal': (entry) => changed(entry, 'goal', (goal) => goal.replace(/(?<=^.{3,})[a-z]/, ''), 6),
  'a word too many': (entry) => ({ ...entry, mood: 3 }),
};

/** What people write in different ways, and what is no slip. */
const NAMES: Readonly<Record<string, (entry: Entry) => Entry | null>> = {
  'a seat in capitals': (entry) => changed(entry, 'seat', (seat) => seat.toUpperCase()),
  'a card as it is printed': (entry) =>
    changed(entry, 'card', (card) =>
      card.replace(/(^|-)(.)/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`),
    ),
};

function changed(entry: Entry, word: string, change: (value: string) => string, least = 1): Entry | null {
  const value = entry[word];
  // The cards of encounters may bear any name.
  if (typeof value !== 'string' || value.length < least || String(entry['type']).startsWith('encounter.')) return null;
  return { ...entry, [word]: change(value) };
}

for (const ruleset of ['outer-rim', 'deckbuilding']) {
  const clean = fixturesOf(ruleset).filter(({ kind }) => kind === 'clean');
  describe(`one slip of the pen in a clean log of ${ruleset}`, () => {
    for (const [name, slip] of Object.entries({ ...SLIPS, ...NAMES })) {
      const spoilt = clean.flatMap(({ name: of, text }) => {
        const log = JSON.parse(text) as Logged;
        const able = [...log.moves.entries()].flatMap(([at, entry]) => {
          const wrong = slip(entry);
          return wrong === null ? [] : [{ of, log, at, wrong }];
        });
        const step = Math.max(1, Math.ceil(able.length / 4));
        return able.filter((_, index) => index % step === 0 && log.moves.length > 1);
      });
      if (spoilt.length === 0) continue;
      if (Object.hasOwn(NAMES, name)) {
        it(`${name}: is none`, () => {
          for (const { of, log, at, wrong } of spoilt) {
            const { violations } = reportOf({ ...log, moves: log.moves.toSpliced(at, 1, wrong) });
            expect(violations, `${of}, entry ${at}: ${JSON.stringify(wrong)}`).toEqual([]);
          }
        });
        continue;
      }
      it(`${name}: is told, read as meant, and nothing else is a breach`, () => {
        for (const { of, log, at, wrong } of spoilt) {
          const { violations } = reportOf({ ...log, moves: log.moves.toSpliced(at, 1, wrong) });
          const where = `${of}, entry ${at}: ${JSON.stringify(wrong)}`;
          expect(violations.length, where).toBeGreaterThan(0);
          for (const found of violations) {
            expect([found.entry, found.rule], where).toEqual([at, expect.stringMatching(/^log\.the-move-log\.[458]$/)]);
            expect(found.resumed, where).toMatch(/^read this as meant: /);
          }
        }
      });
    }
  });
}
