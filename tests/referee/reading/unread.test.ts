/**
 * @module
 * Entries that nobody can read: each costs itself, and what it may have changed. Everything else of the log is judged as ever.
 */
import { describe, expect, it } from 'vitest';
import { readText, reportFor } from '../../../referee/ask.ts';
import { readLinesText } from '../../../referee/log/lines.ts';
import type { Report } from '../../../referee/report.ts';
import { fixturesOf } from '../../../scripts/golden.ts';

type Entry = { readonly type: string; readonly seat?: string; readonly [word: string]: unknown };

function reportOf(log: unknown): Report {
  const read = readText(JSON.stringify(log));
  const report = read.ok ? reportFor(read.value) : read;
  if (!report.ok) throw new Error(report.problems[0]?.message);
  return report.value;
}

const told = ({ violations }: Report) => violations.map(({ entry, rule }) => `${entry} ${rule}`);

const STRANGE = 'strange.thing';
const FORM = 'log.the-move-log.8';

/** A table in Nora's turn, at Tatooine, with Paul at Naboo. */
const table = (moves: readonly Entry[], start: object = {}) => ({
  format: 'referee-log/1',
  ruleset: 'outer-rim',
  seats: ['nora', 'paul'],
  start: {
    turn: { seat: 'nora', step: 'planning' },
    seats: {
      nora: { character: 'jyn-erso', ship: 'g9-rigger', space: 'tatooine', credits: 6000 },
      paul: { character: 'boba-fett', ship: 'g-1a-starfighter', space: 'naboo', credits: 3000 },
    },
    ...start,
  },
  moves,
});
const has = (seat: string, credits: number) => ({ expect: { seats: { [seat]: { credits } } } });
const unread: Entry = { type: STRANGE, seat: 'nora' };
const credits: Entry = { type: 'planning.gain-credits', seat: 'nora' };
const encounter = (seat: string): Entry => ({ type: 'encounter.space', seat, effects: [] });

describe('behind an entry that nobody can read', () => {
  it('what it may have changed is not held against the log', () => {
    const report = reportOf(table([unread, { ...credits, ...has('nora', 9000) }]));
    expect(told(report)).toEqual([`0 ${FORM}`]);
    expect(report.unverifiable.map(({ pointer }) => pointer)).toContain('/moves/1/expect/seats/nora/credits');
  });

  it('what the log has told since is', () => {
    const [again, wrong] = [has('nora', 9000), has('nora', 50_000)];
    const moves = [
      unread,
      { ...credits, ...again },
      encounter('nora'),
      { ...credits, seat: 'paul' },
      encounter('paul'),
    ];
    expect(told(reportOf(table([...moves, { ...credits, ...has('nora', 11_000) }])))).toEqual([`0 ${FORM}`]);
    expect(told(reportOf(table([...moves, { ...credits, ...wrong }])))).toEqual([
      `0 ${FORM}`,
      '5 outer-rim.planning-step.2',
    ]);
  });

  it('what it cannot have changed is: where somebody else is', () => {
    const move: Entry = { type: 'planning.move', seat: 'paul', path: ['kessel'] };
    const report = reportOf(table([unread, credits, encounter('nora'), move]));
    expect(told(report)).toEqual([`0 ${FORM}`, '3 outer-rim.adjacency.0.1']);
  });

  it('whose turn it is shows once the log is followed', () => {
    const moves = [unread, credits, encounter('nora'), credits];
    expect(told(reportOf(table(moves)))).toEqual([`0 ${FORM}`, '3 outer-rim.player-turn.0.1']);
  });

  it('which lacks a word within one of its words is not made up from what is legal there', () => {
    const nameless = { kind: 'ground', enemy: { name: 'a card enemy', combat: 4 } };
    const unclear: Entry = { type: 'encounter.space', seat: 'nora', effects: [nameless] };
    const next = { ...credits, seat: 'paul' };
    expect(told(reportOf(table([credits, unclear, next, encounter('paul')])))).toEqual([`1 ${FORM}`]);
  });

  it('but the dice that a known ability has changed are those that it can have changed', () => {
    const gear = (id: string, ability: object): object => ({
      id,
      type: 'gear',
      bonuses: {},
      abilities: [{ id: 'use', ...ability }],
    });
    const test = { do: 'test', skill: 'tech', pass: [{ do: 'gain-credits', amount: 1000 }] };
    const assets = [
      gear('puzzle', { timing: 'action', effects: [test] }),
      gear('helper', { timing: 'test', change: { kind: 'turn', most: 1, from: 'focus', to: 'hit' } }),
    ];
    const nora = { space: 'tatooine', credits: 5000, skills: ['tech'], assets };
    const paul = { space: 'naboo', credits: 5000 };
    const start = { turn: { seat: 'nora', step: 'action' }, seats: { nora, paul } };
    const tried = (change: object, credits: number): string[] =>
      told(
        reportOf(
          table(
            [
              { type: 'action.ability', seat: 'nora', source: 'puzzle' },
              { type: 'test.roll', faces: ['blank', 'focus'] },
              { type: 'test.ability', seat: 'nora', source: 'helper', change } as Entry,
              { type: 'test.resolve', seat: 'nora', ...has('nora', credits) },
            ],
            start,
          ),
        ),
      );
    expect(tried({ kind: 'turn', to: 'hit' }, 6000)).toEqual([`2 ${FORM}`]);
    expect(tried({ kind: 'turn', to: 'hit' }, 5000)).toEqual([`2 ${FORM}`, expect.stringMatching(/^3 /)]);
    // What it cannot have done, is left out.
    expect(tried({ kind: 'reroll' }, 6000)).toEqual([`2 ${FORM}`]);
  });

  it('which has one thing where a list belongs is read with a list of one', () => {
    const found: Entry = { type: 'encounter.space', seat: 'nora', effects: { do: 'gain-credits', amount: 1000 } };
    const claims = (count: number): Entry => ({ type: 'planning.gain-credits', seat: 'paul', ...has('nora', count) });
    const start = { turn: { seat: 'nora', step: 'encounter' } };
    expect(told(reportOf(table([found, claims(7000)], start)))).toEqual([`0 ${FORM}`]);
    expect(told(reportOf(table([found, claims(6000)], start)))).toEqual([`0 ${FORM}`, expect.stringMatching(/^1 /)]);
  });

  it('which lacks a word is read as what is legal there: what comes behind it is judged', () => {
    const cargo = (id: string, pays: number) => ({
      id,
      type: 'cargo',
      destination: 'tatooine',
      traits: [],
      reward: { credits: pays },
      bonuses: {},
      abilities: [],
    });
    const nora = { character: 'jyn-erso', ship: 'g9-rigger', space: 'tatooine', credits: 6000 };
    const paul = { character: 'boba-fett', space: 'naboo', credits: 3000 };
    const start = {
      patrols: { hutt: { level: 1, space: 'tatooine' } },
      seats: {
        nora: {
          ...nora,
          reputation: { hutt: 'negative' },
          slots: { cargo: 2 },
          assets: [cargo('spice', 4000), cargo('wine', 3000)],
        },
        paul,
      },
    };
    const delivers: Entry = { type: 'deliver.cargo', seat: 'nora' };
    expect(told(reportOf(table([credits, delivers, encounter('nora')], start)))).toEqual([
      `1 ${FORM}`,
      '2 outer-rim.encounter-step.1.1',
    ]);
    // Which of two it was, later claims decide.
    const ends: Entry = { type: 'action.end', seat: 'nora' };
    for (const [now, breaks] of [
      [11_000, []],
      [12_000, []],
      [15_000, ['2 outer-rim.credits.2']],
    ] as const)
      expect(told(reportOf(table([credits, delivers, { ...ends, ...has('nora', now) }], start)))).toEqual([
        `1 ${FORM}`,
        ...breaks,
      ]);
    // What chance has brought nobody can say.
    const fight: Entry[] = [{ type: 'encounter.patrol', seat: 'nora', faction: 'hutt' }, { type: 'combat.roll' }];
    const lost: Entry = { type: 'combat.resolve', seat: 'nora', winner: 'defender' };
    expect(told(reportOf(table([credits, ...fight, lost], start)))).toEqual([`2 ${FORM}`]);
  });

  it('the first entry that does not fit may come of it', () => {
    const buy: Entry = { type: 'market.buy', seat: 'nora', deck: 'gear-mod', card: 'jetpack' };
    expect(told(reportOf(table([unread, buy, encounter('nora'), { ...credits, seat: 'paul' }])))).toEqual([
      `0 ${FORM}`,
    ]);
  });

  it('and no other one does, once the log stands at a turn again', () => {
    const start = { turn: { seat: 'nora', step: 'encounter' } };
    const strange: Entry = { type: 'encounter.patrol', seat: 'nora', faction: 'zzz' };
    const gains: Entry = { type: 'planning.gain-credits', seat: 'paul' };
    expect(told(reportOf(table([strange, gains], start)))).toEqual([`0 ${FORM}`]);
    expect(told(reportOf(table([strange, gains, gains], start)))).toEqual([
      `0 ${FORM}`,
      '2 outer-rim.planning-step.0.1',
    ]);
  });

  it('of a move that has a strange space only its ship is lost sight of', () => {
    const strange: Entry = { type: 'planning.move', seat: 'nora', to: 'zzyzx' };
    const spawn: Entry = { type: 'patrol.spawn', faction: 'imperial', token: { level: 3 } };
    const fight: Entry[] = [
      { type: 'planning.move', seat: 'nora', path: ['t5-n5'] },
      { type: 'encounter.patrol', seat: 'nora', faction: 'imperial' },
      { type: 'combat.roll', faces: ['hit', 'crit'] },
      { type: 'combat.roll', faces: ['blank', 'blank'] },
      { type: 'combat.resolve', seat: 'nora' },
    ];
    const patrols = { imperial: { level: 1, combat: 2, reward: { credits: 3000 }, space: 't5-n5' } };
    const start = { patrols, stacks: { imperial: [2, 3, 4] } };
    expect(told(reportOf(table([strange, ...fight, spawn], start)))).toEqual([
      '0 log.the-move-log.5',
      '6 outer-rim.patrols.9.1',
    ]);
  });

  it('of a purchase, or of what sounds like one, nothing of the others is in doubt', () => {
    const strange: Entry[] = [
      { type: 'market.buy', seat: 'nora', deck: 'cargo', card: 'zzyzx-crates' },
      { type: 'market.haggle', seat: 'nora' },
      { type: 'deliver.cargo', seat: 'nora', card: 'zzyzx-crates' },
    ];
    const far: Entry = { type: 'planning.move', seat: 'paul', to: 'cantonica' };
    const rich: Entry = { ...credits, seat: 'paul', ...has('paul', 9000) };
    const market = { market: { cargo: 'coaxium-crystal' } };
    for (const one of strange) {
      const [first] = told(reportOf(table([credits, one, encounter('nora')], market)));
      expect(first).toMatch(/^1 log\.the-move-log\.[58]$/);
      expect(told(reportOf(table([credits, one, encounter('nora'), far], market)))).toEqual([
        first,
        '3 outer-rim.movement.1',
      ]);
      expect(told(reportOf(table([credits, one, encounter('nora'), rich], market)))).toEqual([
        first,
        '3 outer-rim.planning-step.2',
      ]);
    }
  });

  it('of what is possible at any time nothing that it could not have changed is: it brings the game nowhere', () => {
    const arranged: Entry = { type: 'slots.arrange', seat: 'paul', assets: {} };
    expect(told(reportOf(table([arranged, credits, credits, encounter('nora')])))).toEqual([
      `0 ${FORM}`,
      '2 outer-rim.planning-step.0.1',
    ]);
    const patrols = { hutt: { level: 1, combat: 2, reward: { credits: 1000 }, space: 'tatooine' } };
    const [nora, hostile] = [{ space: 'tatooine', credits: 6000 }, { reputation: { hutt: 'negative' } }];
    const passedBy = (seat: object) =>
      told(
        reportOf(
          table([arranged, credits, encounter('nora')], { patrols, seats: { nora: { ...nora, ...seat }, paul: {} } }),
        ),
      );
    expect(passedBy(hostile)).toEqual([`0 ${FORM}`, '2 outer-rim.encounter-step.1.1']);
    expect(passedBy({})).toEqual([`0 ${FORM}`]);
  });

  it('of an ability anything is', () => {
    const strange: Entry = { type: 'action.ability', seat: 'nora', source: 'zzyzx-crates', ability: 'use' };
    const rich: Entry = { ...credits, seat: 'paul', ...has('paul', 9000) };
    expect(told(reportOf(table([credits, strange, encounter('nora'), rich])))).toEqual(['1 log.the-move-log.5']);
  });

  it('of an ability it may be that its player has another turn', () => {
    const moves = [{ type: 'action.ability', seat: 'nora' }, encounter('nora'), credits];
    expect(told(reportOf(table(moves, { turn: { seat: 'nora', step: 'action' } })))).toEqual([`0 ${FORM}`]);
  });

  it('of an entry of unknown type behind the planning step it may be so too, once', () => {
    const again = [encounter('nora'), credits, encounter('nora')];
    const inAction = { turn: { seat: 'nora', step: 'action' } };
    const later = [{ ...credits, seat: 'paul' }, encounter('paul')];
    expect(told(reportOf(table([unread, ...again, ...later], inAction)))).toEqual([`0 ${FORM}`]);
    expect(told(reportOf(table([unread, ...again, credits], inAction)))).toEqual([
      `0 ${FORM}`,
      '4 outer-rim.player-turn.0.1',
    ]);
    const scrawl: Entry = { ...encounter('nora'), zzyzx: true };
    expect(told(reportOf(table([scrawl, credits], inAction)))).toEqual([`0 ${FORM}`, '1 outer-rim.player-turn.0.1']);
  });

  it('of a purchase what lies on another deck is certain', () => {
    const strange: Entry = { type: 'market.buy', seat: 'nora', deck: 'cargo', card: 'zzyzx-crates' };
    const market = { market: { cargo: 'coaxium-crystal', luxury: 'mandalorian-armor' } };
    const dear: Entry = { type: 'market.buy', seat: 'paul', deck: 'luxury', card: 'mandalorian-armor', paid: 1000 };
    const moves = [credits, strange, encounter('nora'), { ...credits, seat: 'paul' }, dear];
    expect(told(reportOf(table(moves, market)))).toEqual(['1 log.the-move-log.5', '4 outer-rim.buying.0.1']);
  });

  it('in a set-up anything may be otherwise', () => {
    const game = JSON.parse(
      fixturesOf('outer-rim').find(({ name }) => name === 'whole-game-two-players.json')?.text ?? '',
    ) as { readonly moves: readonly Entry[] };
    expect(told(reportOf({ ...game, moves: game.moves.with(4, { type: STRANGE }) }))).toEqual([`4 ${FORM}`]);
  });
});

describe('a name that nobody knows, behind an entry that nobody can read', () => {
  const visit = (card: string): Entry => ({ type: 'market.buy', seat: 'nora', deck: 'cargo', card });
  const market = { market: { cargo: 'coaxium-crystal' } };

  it('may have been told by that entry', () => {
    expect(told(reportOf(table([unread, visit('zzyzx-crates')], market)))).toEqual([`0 ${FORM}`]);
    expect(told(reportOf(table([credits, visit('zzyzx-crates')], market)))).toEqual(['1 log.the-move-log.5']);
  });

  it('is a slip where it is like one that is known', () =>
    expect(told(reportOf(table([unread, visit('coaxium-cristal')], market)))).toEqual([
      `0 ${FORM}`,
      '1 log.the-move-log.5',
    ]));
});

describe('a whole game of which one entry cannot be read', () => {
  const games = fixturesOf('outer-rim').filter(({ name }) => /^(whole-game|three-bounties|smugglers)/.test(name));
  it('there are some', () => expect(games.length).toBeGreaterThan(3));
  for (const { name, text } of games)
    it(`${name}: breaks no other rule, whichever it is`, () => {
      const log = JSON.parse(text) as { readonly moves: readonly Entry[] };
      for (let at = 0; at < log.moves.length; at += 3) {
        const { seat } = log.moves[at] as Entry;
        const strange: Entry = { type: STRANGE, ...(seat === undefined ? {} : { seat }) };
        expect(told(reportOf({ ...log, moves: log.moves.with(at, strange) })), `entry ${at}`).toEqual([
          `${at} ${FORM}`,
        ]);
      }
    });
});

describe('a long game of the Deckbuilding Game of which one entry cannot be read', () => {
  const games = fixturesOf('deckbuilding').filter(({ kind, name }) => kind === 'clean' && name.includes('-full.json'));
  const unused = { type: 'ability.use', card: 'star-destroyer#9' };
  it('there are some', () => expect(games.length).toBeGreaterThan(2));
  for (const { name, text } of games)
    it(`${name}: breaks no other rule, and of what breaks one far behind most is told`, () => {
      const log = JSON.parse(text) as { readonly moves: readonly Entry[] };
      let planted = 0;
      let found = 0;
      for (let at = 5; at < log.moves.length - 60; at += 17) {
        const { seat } = log.moves[at] as Entry;
        const moves = log.moves.with(at, { type: STRANGE, ...(seat === undefined ? {} : { seat }) });
        expect(told(reportOf({ ...log, moves })), `entry ${at}`).toEqual([`${at} ${FORM}`]);
        const far = moves.findIndex(({ type }, entry) => entry > at + 30 && type === 'card.play');
        if (far < 0) continue;
        const { seat: user } = moves[far] as Entry;
        const wrong = moves.toSpliced(far, 0, { ...unused, ...(user === undefined ? {} : { seat: user }) });
        planted += 1;
        if (told(reportOf({ ...log, moves: wrong })).includes(`${far} deckbuilding.abilities.1`)) found += 1;
      }
      expect(found / planted).toBeGreaterThan(0.5);
    });
});

describe('a card that nobody knows, in a game of the Deckbuilding Game', () => {
  const log = JSON.parse(
    fixturesOf('deckbuilding').find(({ name }) => name === 'beginner-public.json')?.text ?? '',
  ) as { readonly moves: readonly Entry[] };
  const strange: Entry = { type: 'card.play', seat: 'vera', card: 'zzyzx-walker' };
  const outOfTurn: Entry = { type: 'turn.end', seat: 'sam' };
  const planted = (...slips: (readonly [at: number, entry: Entry])[]) =>
    told(reportOf({ ...log, moves: slips.reduce((moves, [at, entry]) => moves.toSpliced(at, 0, entry), log.moves) }));

  it('costs its entry alone', () => expect(planted([13, strange])).toEqual(['13 log.the-move-log.5']));

  it('is no reason for what somebody does out of turn, soon behind it or later', () => {
    for (const at of [16, 22, 40])
      expect(planted([13, strange], [at, outOfTurn]), `entry ${at}`).toEqual([
        '13 log.the-move-log.5',
        `${at} deckbuilding.playing-the-game.0.1`,
      ]);
  });

  it('nor for two such slips', () =>
    expect(planted([13, strange], [16, outOfTurn], [20, outOfTurn])).toEqual([
      '13 log.the-move-log.5',
      '16 deckbuilding.playing-the-game.0.1',
      '20 deckbuilding.playing-the-game.0.1',
    ]));

  it('is behind an entry of which nobody knows what it was, where that may have ended the turn', () => {
    const unknown: Entry = { type: STRANGE, seat: 'vera' };
    expect(planted([13, unknown], [14, outOfTurn], [15, outOfTurn])).toEqual([`13 ${FORM}`]);
  });
});

describe('a name of several words without quotes, in a line', () => {
  const lines = (line: string): string =>
    [
      'format: referee-log/1',
      'ruleset: outer-rim',
      'seats: [nora, paul]',
      'start: { turn: { seat: nora, step: planning }, seats: { nora: { space: tatooine }, paul: { space: naboo } } }',
      'moves:',
      line,
      'nora encounter.space effects=[]',
      'paul planning.move path=kessel',
    ].join('\n');
  const reported = (line: string): Report => {
    const read = readLinesText(lines(line));
    const report = read.ok ? reportFor(read.value) : read;
    if (!report.ok) throw new Error(report.problems[0]?.message);
    return report.value;
  };

  it('is read as it was meant, and the others are judged', () => {
    const [first, second, ...others] = reported('nora planning.move Nal Hutta').violations;
    expect([first?.entry, first?.rule, first?.resumed]).toEqual([0, FORM, expect.stringContaining('nal-hutta')]);
    expect(first?.message).toContain('a name of several words stands in quotes: "Nal Hutta"');
    expect([second?.entry, second?.rule]).toEqual([2, 'outer-rim.adjacency.0.1']);
    expect(others).toEqual([]);
  });

  it('is read so behind the name of its word too', () => {
    const [first] = reported('nora planning.move to=Nal Hutta').violations;
    expect([first?.entry, first?.rule, first?.resumed]).toEqual([0, FORM, expect.stringContaining('nal-hutta')]);
    expect(first?.message).toContain('a name of several words stands in quotes: "Nal Hutta"');
  });

  it('is read so where it is a seat, alone or with a colon behind it', () => {
    for (const seat of ['Dr. Nora', '"Dr. Nora":', 'Dr. Nora:']) {
      const text = lines(`${seat} planning.gain-credits`).replace(/nora(?! planning)/g, '"Dr. Nora"');
      const read = readLinesText(text);
      const report = read.ok ? reportFor(read.value) : read;
      if (!report.ok) throw new Error(report.problems[0]?.message);
      expect(told(report.value), seat).toEqual([`0 ${FORM}`, '2 outer-rim.adjacency.0.1']);
      expect(report.value.violations[0]?.resumed, seat).toContain('read this as meant');
    }
  });

  it('is not made up: words that are no name leave the entry unread', () => {
    const [first] = reported('nora planning.move naboo quickly').violations;
    expect([first?.entry, first?.rule, first?.resumed]).toEqual([0, FORM, expect.stringContaining('nobody can say')]);
  });
});

describe('a slip in a line that leaves no doubt', () => {
  it.each(['nora planning.gain-credits -> credits 7,000', 'nora: planning.gain-credits'])(
    '%s: is told and read as meant',
    (line) => {
      const text = ['format: referee-log/1', 'ruleset: outer-rim', 'seats: [nora, paul]', 'moves:', line].join('\n');
      const read = readLinesText(text);
      const report = read.ok ? reportFor(read.value) : read;
      expect(report.ok && told(report.value)).toEqual([`0 ${FORM}`]);
      expect(report.ok && report.value.violations[0]?.resumed).toContain('read this as meant');
    },
  );
});

describe('a slip behind an entry that has a line of its own', () => {
  const head = '"format":"referee-log/1","ruleset":"outer-rim","seats":["nora","paul"],';
  const start = '"start":{"seats":{"nora":{"space":"naboo","credits":1000},"paul":{"space":"lothal","credits":0}}}';
  const CLAIM = 'outer-rim.planning-step.2';
  const entries = [credits, encounter('nora'), { ...credits, seat: 'paul' }, encounter('paul')];
  /** A text whose entries stand on lines of their own, the last one with a claim; `after`: what follows entry 1 there. */
  const textWith = (after: string, end = '') => {
    const lines = [...entries, { ...credits, ...has('nora', 9000) }].map((entry) => JSON.stringify(entry));
    const said = lines.map((line, at) => `  ${line}${at === 1 ? after : at < lines.length - 1 ? ',' : end}`);
    return `{ ${head} ${start},\n "moves": [\n${said.join('\n')}\n ]\n}`;
  };
  const judged = (text: string) => {
    const read = readText(text);
    const report = read.ok ? reportFor(read.value) : read;
    return report.ok
      ? report.value.violations.map(({ entry, rule, line }) => `${entry} ${rule} line ${line}`)
      : report.problems[0]?.code;
  };

  it('there is none in the text without it', () => expect(judged(textWith(','))).toEqual([`4 ${CLAIM} line 7`]));

  it.each([
    ['a brace too many', '},', 4],
    ['two of them', '}},', 4],
    ['a comma too many', ',,', 4],
    ['a semicolon', ';', 4],
    ['a remark', ', // "well"', 4],
    ['a remark before the comma', ' # {,', 4],
    ['a remark on the next line', ',\n  // {}', 5],
    ['a remark over two lines', ', /* {\n "well" */', 4],
    ['one that begins on the next line', ',\n /* well,\n {} */', 5],
    ['no comma', '', 5],
  ])('%s is told there, and the entry is read as meant', (_what, after, line) => {
    const further = 6 + after.split('\n').length;
    expect(judged(textWith(after))).toEqual([`1 ${FORM} line ${line}`, `4 ${CLAIM} line ${further}`]);
  });

  it.each([',', '}', ' // well', ' /* w\nell */'])('so is %j behind the last', (end) =>
    expect(judged(textWith(',', end))).toEqual([`4 ${FORM} line 7`]),
  );

  it.each([[',\n ,'], ['}, {"type":"turn.end"},'], ['"'], [', /* well\n']])(
    'where more may be meant (%j) nobody can say',
    (after) => expect(judged(textWith(after))).toBe('syntax'),
  );
});

describe('what rests on skills and values that nobody knows', () => {
  const test = (instances: number) =>
    table(
      [
        { type: 'encounter.space', seat: 'nora', effects: [{ do: 'test', skill: 'tech' }] },
        { type: 'test.roll', faces: ['hit', 'blank'], expect: { test: { instances } } },
      ],
      { turn: { seat: 'nora', step: 'encounter' }, seats: { nora: { space: 'tatooine', skills: null }, paul: {} } },
    );
  for (const instances of [0, 1, 2])
    it(`may be claimed to be ${instances}`, () => expect(told(reportOf(test(instances)))).toEqual([]));
});
