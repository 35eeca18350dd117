/** @module Players, spaces and cards by their names: what is one, what is a slip, and what can be either. */
import { describe, expect, it } from 'vitest';
import { explainFor, legalFor, readText, reportFor } from '../../../referee/ask.ts';
import { checkMove } from '../../../referee/log/read.ts';
import type { Report } from '../../../referee/report.ts';

type Parts = { readonly [part: string]: unknown };

const table = (parts: Parts = {}): Parts => ({
  format: 'referee-log/1',
  ruleset: 'outer-rim',
  seats: ['Jyn', 'Dr. Köhler'],
  start: {
    turn: { seat: 'Jyn', step: 'planning' },
    seats: { Jyn: { space: 'kessel', values: { hyperdrive: 4 }, credits: 3000 }, 'Dr. Köhler': { space: 'naboo' } },
  },
  moves: [],
  ...parts,
});

function asked(log: Parts) {
  const read = readText(JSON.stringify(log));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

function report(log: Parts): Report {
  const found = reportFor(asked(log));
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value;
}

/** What makes a log unusable. */
function problems(log: Parts): string[] {
  const read = readText(JSON.stringify(log));
  if (!read.ok) return read.problems.map(({ message, pointer }) => `${pointer}: ${message}`);
  const found = reportFor(read.value);
  return found.ok ? [] : found.problems.map(({ message, pointer }) => `${pointer}: ${message}`);
}

const seated = (...seats: string[]): Parts => table({ seats, start: undefined });
const spaceOf = (found: Report, seat: string): unknown =>
  (found.final['seats'] as Record<string, { space: unknown }>)[seat]?.space;

describe('a player', () => {
  it.each([
    'Jyn',
    'Dr. Köhler',
    "T'Pau O’Neil",
    '李小龙',
    'x/y~z',
    'a "b" <c>',
    '*',
    'ann',
    '1',
    'a'.repeat(40),
    'z'.repeat(64),
  ])('may be called %s', (name) => {
    expect(problems(seated(name, 'ben'))).toEqual([]);
  });

  it.each([
    '',
    ' ',
    'Ä'.repeat(41),
    'two  spaces',
    'a\nb',
    'a\u0000b',
    'a\u202eb',
    'a\u200bb',
    'a\u00a0b',
    'constructor',
    'toString',
    'hasOwnProperty',
  ])('may not be called %j', (name) => {
    expect(problems(seated(name, 'ben')).join()).toContain('/seats/0');
  });

  it('is no name that objects inherit, as a member either', () => {
    const text = JSON.stringify(seated('ann', 'ben')).replace('"ann"', '"__proto__"');
    const read = readText(text);
    expect(read.ok).toBe(false);
    const keyed = JSON.stringify(table()).replace('"Jyn":', '"__proto__":');
    expect(readText(keyed).ok).toBe(false);
  });

  it('is told from another by more than case', () => {
    const shared = 'every seat needs a name of its own';
    expect(problems(seated('Jyn', 'jyn')).join()).toContain(`${shared}: "Jyn" and "jyn" differ in case only`);
    expect(problems(seated('Jyn', 'Jyn')).join()).toContain(`${shared}: "Jyn" stands there twice`);
    expect(problems(seated('Jyn', 'Jan'))).toEqual([]);
  });

  it('is spelled by the report as the header does, trimmed and in the normal form of Unicode', () => {
    const found = report(seated(' Jyn', 'Ko\u0308hler'));
    expect(found.final['order']).toEqual(['Jyn', 'Köhler']);
    expect(found.verdict).toBe('legal');
  });

  it('may be named in any case wherever a log names one, and is no slip then', () => {
    const found = report(
      table({
        start: {
          turn: { seat: 'JYN', step: 'planning' },
          seats: { jyn: { space: 'kessel', credits: 3000 }, 'DR. KÖHLER': { space: 'naboo' } },
        },
        moves: [{ type: 'planning.gain-credits', seat: 'jYN', expect: { seats: { jyn: { credits: 5000 } } } }],
      }),
    );
    expect(found.verdict).toBe('legal');
    expect(Object.keys(found.final['seats'] as object)).toEqual(['Jyn', 'Dr. Köhler']);
  });

  it('is refused a second time in the same place, as the one who is told of already', () => {
    const twice = table({ start: { seats: { JYN: { space: 'kessel' }, jyn: { credits: 3000 } } } });
    expect(problems(twice).join()).toContain('"jyn" is Jyn, who stands here already under another spelling');
    const stranger = table({ start: { seats: { jim: { space: 'kessel' } } } });
    expect(problems(stranger).join()).toContain('"jim" is not one of the seats');
  });

  it.each(['Dr Kohler', 'dr. koehler', 'DrKöhler'])('may be named without accents and signs: %s', (seat) => {
    const found = report(
      table({
        start: { seats: { [seat]: { space: 'naboo' } } },
        moves: [{ type: 'planning.gain-credits', seat: 'jyn' }],
      }),
    );
    expect(found.verdict).toBe('legal');
    expect(Object.keys(found.final['seats'] as object)).toEqual(['Jyn', 'Dr. Köhler']);
  });

  it('is not named so where two players differ in that alone', () => {
    const log = table({ seats: ['Jürgen', 'Jurgen', 'Jyn'], start: {} });
    const told = (seat: string) =>
      report({ ...log, moves: [{ type: 'planning.gain-credits', seat }] }).violations.map(({ rule }) => rule);
    expect(told('jürgen')).toEqual([]);
    expect(told('jurgen')).toEqual(['outer-rim.player-turn.0.1']);
    expect(told('juergen')).toEqual([]);
    expect(told('Jür-gen')).toEqual(['log.the-move-log.4']);
  });

  it('who is misspelt is told so, with who was meant', () => {
    const found = report(table({ moves: [{ type: 'planning.gain-credits', seat: 'Jin' }] }));
    expect(found.violations.map(({ rule, message }) => `${rule} ${message}`).join()).toMatch(
      /log\.the-move-log\.4 .*Jin is no seat.*did you mean Jyn/,
    );
    expect(problems(table({ start: { seats: { 'Dr. Kehler': {} } } })).join()).toMatch(/did you mean Dr\. Köhler/);
  });

  it('may be asked about in any case', () => {
    const answer = legalFor(asked(table()), -1, 'DR. KÖHLER');
    expect(answer.ok).toBe(true);
    const strange = legalFor(asked(table()), -1, 'Jin');
    expect(strange.ok ? '' : strange.problems[0]?.message).toContain('did you mean Jyn?');
  });
});

describe('a component', () => {
  const moved = (to: string, more: Parts = {}): Report =>
    report(table({ moves: [{ type: 'planning.move', seat: 'Jyn', to }], ...more }));

  it.each(['maelstrom', 'Maelstrom', 'MAELSTROM', 'Mahlstrom', 'mahlstrom'])('%s is a space', (name) => {
    const found = moved(name);
    expect(found.violations).toEqual([]);
    expect(spaceOf(found, 'Jyn')).toBe('maelstrom');
  });

  it.each(['The Ring of Kafrene', 'ring of kafrene', 'RING-OF-KAFRENE', 'Ring von Kafrene', 'ringofkafrene'])(
    '%s is another',
    (name) => {
      const found = moved('kessel', {
        start: { seats: { Jyn: { space: name, values: { hyperdrive: 4 } } } },
        moves: [],
      });
      expect(found.verdict).toBe('legal');
      expect(spaceOf(found, 'Jyn')).toBe('ring-of-kafrene');
    },
  );

  it('is not found by names that nobody prints', () => {
    expect(moved('Kafrene Ring').violations.map(({ rule }) => rule)).toEqual(['log.the-move-log.5']);
    expect(moved('Maelstrm').violations[0]?.message).toContain('did you mean maelstrom?');
  });

  it('is what the word is of: a ship sheet, and the market card that brings it', () => {
    const found = report(
      table({
        start: {
          turn: { seat: 'Jyn', step: 'action' },
          seats: { Jyn: { space: 'kessel', ship: 'G9-Auslegerfrachter', credits: 9000 } },
          market: { ship: 'GX1 Short Hauler' },
        },
      }),
    );
    expect(found.violations).toEqual([]);
    expect(found.final).toMatchObject({
      seats: { Jyn: { ship: 'g9-rigger' } },
      market: { ship: { faceup: 'ship-gx1-short-hauler' } },
    });
  });

  it('of the table itself is called by the name that the log gives it', () => {
    const cards = [{ id: 'house-gun', name: 'The Old Blaster', type: 'gear', cost: 2000, bonuses: {}, abilities: [] }];
    const start = { seats: { Jyn: { space: 'kessel', assets: ['the old blaster'] } } };
    const found = report(table({ cards, start }));
    expect(found.verdict).toBe('legal');
    expect(found.final).toMatchObject({ seats: { Jyn: { assets: [{ card: 'house-gun' }] } } });
  });

  it('of which nobody has heard may come up under its printed name', () => {
    const start = { turn: { seat: 'Jyn', step: 'action' }, seats: { Jyn: { space: 'kessel' } } };
    const moves = [
      { type: 'market.discard', seat: 'Jyn', deck: 'Luxusgüter' },
      { type: 'card.reveal', deck: 'luxury', card: "Aunt Beru's Recipes" },
    ];
    const found = report(table({ start, moves }));
    expect(found.violations).toEqual([]);
    expect(found.final).toMatchObject({ market: { luxury: { faceup: 'aunt-berus-recipes' } } });
  });

  it('that may be one of several is asked back, with all of them', () => {
    const cards = [
      { id: 'gun-a', name: 'Twin Gun', type: 'gear', bonuses: {}, abilities: [] },
      { id: 'gun-b', name: 'Twin Gun', type: 'gear', bonuses: {}, abilities: [] },
    ];
    const start = {
      turn: { seat: 'Jyn', step: 'action' },
      seats: { Jyn: { space: 'kessel', assets: ['gun-b'] } },
    };
    const found = report(
      table({
        cards,
        start,
        moves: [
          { type: 'asset.discard', seat: 'Jyn', card: 'Twin Gun' },
          { type: 'action.end', seat: 'Jyn' },
        ],
      }),
    );
    expect(found.violations[0]?.message).toMatch(/Twin Gun is the name of several; did you mean gun-a or gun-b\?/);
  });

  it('is claimed by its name', () => {
    const moves = [
      { type: 'planning.move', seat: 'Jyn', to: 'Mahlstrom', expect: { seats: { JYN: { space: 'Maelstrom' } } } },
    ];
    expect(report(table({ moves })).violations).toEqual([]);
    const wrong = [
      { type: 'planning.move', seat: 'jyn', to: 'maelstrom', expect: { seats: { jyn: { space: 'Kessel' } } } },
    ];
    const [breach] = report(table({ moves: wrong })).violations;
    expect(breach?.facts).toMatchObject({ fact: 'seats.Jyn.space', claimed: 'kessel', found: 'maelstrom' });
    // The place is that of the text, which calls the member otherwise.
    expect(breach?.pointer).toBe('/moves/0/expect/seats/jyn/space');
    expect(breach?.column).toBeGreaterThan(1);
  });

  it('may be named so in a move that is tried, too', () => {
    const log = asked(table());
    const read = checkMove(log.game, { type: 'planning.move', seat: 'JYN', to: 'Mahlstrom' }, null, log.log);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const answer = explainFor(log, 0, read.value);
    expect(answer.ok ? answer.value.verdict : '').toBe('legal');
    expect(answer.ok ? answer.value.says : '').toBe('Jyn moves to maelstrom');
  });

  it('of the Deckbuilding Game goes by its printed name, a second copy too', () => {
    const start = {
      turn: { seat: 'Vera', phase: 'actions', resources: 9 },
      row: ['X-Wing', 'x-wing', 'TIE Fighter', 'Bossk', 'AT-ST', 'Duros Spy'],
    };
    const log = {
      format: 'referee-log/1',
      ruleset: 'deckbuilding',
      seats: ['Vera', 'Sam'],
      start,
      moves: [{ type: 'galaxy.purchase', seat: 'vera', card: 'tie fighter' }],
    };
    const ids = {
      ...log,
      seats: ['Vera', 'Sam'],
      start: { ...start, row: ['x-wing', 'x-wing', 'tie-fighter', 'bossk', 'at-st', 'duros-spy'] },
    };
    const plain = report({ ...ids, moves: [{ type: 'galaxy.purchase', seat: 'Vera', card: 'tie-fighter' }] });
    expect(report(log)).toEqual({ ...plain, receipt: report(log).receipt });
    expect(plain.violations).toEqual([]);
  });
});

describe('an AI card', () => {
  const solo = (card: string): Parts => {
    const start = {
      turn: { seat: 'Boba' },
      seats: { Boba: { character: 'boba-fett', damage: { ship: 1 }, defeated: true } },
    };
    return table({ seats: ['Jyn', 'Boba'], ai: ['Boba'], start, moves: [{ type: 'ai.card', card }] });
  };

  it.each([
    ["Boba Fett's AI card", 'ai-boba-fett'],
    ['boba fetts ai card', 'ai-boba-fett'],
    ['Boba Fett', 'ai-boba-fett'],
    ['AI Player Turn - Boba Fett', 'ai-boba-fett'],
    ['Bounty hunter AI card 3', 'hunter-3'],
    ['hunter-3', 'hunter-3'],
  ])('is found by what it is called: %s', (name, id) => {
    const { violations, final } = report(solo(name));
    expect(violations).toEqual([]);
    expect(final['aiTurn']).toMatchObject({ seat: 'Boba', card: id });
  });

  it('that nobody knows is told with those that may be meant', () => {
    expect(report(solo('hunter-33')).violations[0]).toMatchObject({ rule: 'log.the-move-log.5' });
    expect(report(solo('hunter-33')).violations[0]?.message).toContain('did you mean hunter-3');
  });
});

const STRANGE: readonly unknown[] = [{ toString: '' }, { valueOf: 1, toString: null }, [], null, 7];
it.each(STRANGE.map((type) => ({ type })))('an entry whose type is $type costs only itself', ({ type }) => {
  const found = report(
    table({
      moves: [
        { type, seat: 'Jyn' },
        { type: 'planning.gain-credits', seat: 'Jyn' },
      ],
    }),
  );
  expect(found.violations.map(({ entry, rule }) => [entry, rule])).toEqual([[0, 'log.the-move-log.8']]);
});
