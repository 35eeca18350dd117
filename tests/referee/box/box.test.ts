import { describe, expect, it } from 'vitest';
import { atTable, explainFor, legalFor, readText, reportFor } from '../../../referee/ask.ts';
import { withBox } from '../../../referee/box/apply.ts';
import { againstTheCatalogue, knownWith, settledBy } from '../../../referee/box/check.ts';
import { asFile, mergedByGame } from '../../../referee/box/merge.ts';
import { boxedRulesets, readBoxText } from '../../../referee/box/read.ts';
import { template } from '../../../referee/box/template.ts';
import type { Report } from '../../../referee/report.ts';

const HEAD = 'format: referee-cards/1\nruleset: outer-rim\n';

async function problemsOf(text: string, name = 'box.yaml') {
  const read = await readBoxText({ name, text });
  return read.ok ? [] : read.problems;
}

async function fileOf(text: string, name = 'box.yaml') {
  const read = await readBoxText({ name, text });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** Some files of one game as one, which must not contradict each other. */
async function boxOf(...texts: string[]) {
  const files = await Promise.all(texts.map((text, at) => fileOf(text, `box${at === 0 ? '' : at + 1}.yaml`)));
  const [merged] = mergedByGame(files);
  if (merged === undefined) throw new Error('no file');
  expect(merged.clashes).toEqual([]);
  return merged.box;
}

/** The report of a log at a table with these files of cards; without any, as it always was. */
async function reported(log: object, ...texts: string[]): Promise<Report> {
  const games = new Map();
  if (texts.length > 0) {
    const box = await boxOf(...texts);
    games.set(box.game.ruleset.id, withBox(box));
  }
  const read = readText(JSON.stringify(log));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const answer = reportFor(atTable(read.value, games));
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.value;
}

const supplies = (facts: string): string => `${HEAD}cards:\n  - id: stolen-supplies\n${facts}`;
const ALL = supplies(
  '    cost: 2000\n    destination: kessel\n    reward: { credits: 4000 }\n    bonuses: {}\n    abilities: []\n    patrolIcon: none\n    contactIcon: none\n',
);

/** ann buys a card of which the catalogue knows no cost. */
const purchase = (paid: number, header: object = {}) => ({
  format: 'referee-log/1',
  ruleset: 'outer-rim',
  seats: ['ann', 'ben'],
  ...header,
  start: {
    turn: { seat: 'ann', step: 'action' },
    seats: { ann: { space: 'tatooine', credits: 5000, ship: 'g9-rigger' }, ben: { space: 'naboo', credits: 4000 } },
    market: { cargo: 'stolen-supplies' },
  },
  moves: [{ type: 'market.buy', seat: 'ann', deck: 'cargo', card: 'stolen-supplies', paid }],
});

describe('a log whose cards the catalogue does not know', () => {
  it('cannot be ruled without a box', async () => {
    const { verdict, unverifiable, receipt } = await reported(purchase(2000));
    expect(verdict).toBe('unverifiable');
    expect(unverifiable.map(({ rule }) => rule)).toContain('outer-rim.buying.0.1');
    expect(receipt).not.toHaveProperty('cards');
  });

  it('is legal with one, and the receipt names it', async () => {
    const { verdict, unverifiable, receipt } = await reported(purchase(2000), `${ALL}name: The box of ann\n`);
    expect(unverifiable).toEqual([]);
    expect(verdict).toBe('legal');
    expect(receipt.cards).toEqual([
      { name: 'The box of ann', hash: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) as string },
    ]);
  });

  it('is a violation with one that says what the log breaks', async () => {
    const { violations } = await reported(purchase(1000), ALL);
    expect(violations).toMatchObject([{ rule: 'outer-rim.buying.0.1', entry: 0, facts: { cost: 2000, paid: 1000 } }]);
  });

  it('is answered with the box in lists of legal moves and in explanations too', async () => {
    const read = readText(JSON.stringify(purchase(1000)));
    if (!read.ok) throw new Error('unusable');
    const box = await boxOf(ALL);
    const asked = atTable(read.value, new Map([['outer-rim', withBox(box)]]));
    const legal = legalFor(asked, -1, 'ann');
    if (!legal.ok) throw new Error('no answer');
    const bought = legal.value.moves.filter(
      ({ move }) => (move as { deck?: string }).deck === 'cargo' && move.type === 'market.buy',
    );
    expect(bought.length).toBeGreaterThan(0);
    expect(bought.flatMap(({ doubts = [] }) => doubts)).toEqual([]);
    const explained = explainFor(asked, 0);
    expect(explained.ok && explained.value.verdict).toBe('violation');
  });

  it('is read the same with an empty box as with none, but for the receipt', async () => {
    const { receipt: _, ...without } = await reported(purchase(2000));
    const { receipt, ...empty } = await reported(purchase(2000), HEAD);
    expect(empty).toEqual(without);
    expect(receipt.cards).toHaveLength(1);
  });
});

/** ann fights the patrol of a faction; what its token shows nobody has told. */
const fight = (header: object = {}, patrol: object = {}) => ({
  format: 'referee-log/1',
  ruleset: 'outer-rim',
  seats: ['ann', 'ben'],
  ...header,
  start: {
    turn: { seat: 'ann', step: 'encounter' },
    seats: {
      ann: { space: 'lothal', credits: 0, reputation: { imperial: 'negative' }, values: { shipCombat: 3, hull: 4 } },
      ben: { space: 'naboo' },
    },
    patrols: { imperial: { level: 1, space: 'lothal', ...patrol } },
  },
  moves: [
    { type: 'encounter.patrol', seat: 'ann', faction: 'imperial' },
    { type: 'combat.roll', faces: ['hit', 'hit', 'hit'] },
    { type: 'combat.roll', faces: ['blank', 'blank'] },
    { type: 'combat.resolve', seat: 'ann', expect: { seats: { ann: { credits: 3000 } } } },
  ],
});
const PATROL = `${HEAD}patrols:\n  - faction: imperial\n    level: 1\n    combat: 2\n    reward: { credits: 3000 }\n`;

describe('every kind of component', () => {
  it('a patrol fights with the dice of the box and pays its reward', async () => {
    // Without the box the claim is learned; with it, it is held against what the token shows.
    expect((await reported(fight(), PATROL)).verdict).toBe('legal');
    const { violations } = await reported(fight(), PATROL.replace('3000', '4000'));
    expect(violations).toMatchObject([{ entry: 3, facts: { claimed: 3000, found: 4000 } }]);
    const dice = await reported(fight(), PATROL.replace('combat: 2', 'combat: 3'));
    expect(dice.violations[0]).toMatchObject({ entry: 2 });
  });

  it('a practice game keeps its invented patrols', async () => {
    const game = fight({ options: { practiceSet: true } });
    const { final } = await reported(game, PATROL.replace('combat: 2', 'combat: 9'));
    expect((final['patrols'] as { imperial: unknown })['imperial']).toEqual(
      ((await reported(game)).final['patrols'] as { imperial: unknown })['imperial'],
    );
  });

  it('a base game has nothing of the expansion, whoever tells of it', async () => {
    const box = await boxOf(
      `${HEAD}ships:\n  - { id: yt-2400-light-freighter, hull: 5 }\n  - { id: my-own-ship, hull: 5 }\n`,
    );
    const all = boxedRulesets()
      .flatMap(({ form }) => form.catalogued())
      .filter(({ kind }) => kind === 'ships');
    expect(all.map(({ name }) => name)).toContain('yt-2400-light-freighter');
    const ships = (options: object): string[] => {
      const { facts } = withBox(box).ruleset.header.open({ ruleset: 'outer-rim', seats: ['ann', 'ben'], options });
      return [...(facts as unknown as { board: { ships: Map<string, unknown> } }).board.ships.keys()];
    };
    expect(ships({ unfinishedBusiness: false })).not.toContain('yt-2400-light-freighter');
    expect(ships({ unfinishedBusiness: false })).toContain('my-own-ship');
    expect(ships({})).toContain('yt-2400-light-freighter');
  });

  it('an encounter card is resolved by its program', async () => {
    const log = {
      format: 'referee-log/1',
      ruleset: 'outer-rim',
      seats: ['ann', 'ben'],
      start: {
        turn: { seat: 'ann', step: 'encounter' },
        seats: { ann: { space: 'tatooine', credits: 1000 }, ben: { space: 'naboo' } },
      },
      moves: [{ type: 'encounter.space', seat: 'ann', card: 'old-debts', section: 'tatooine' }],
    };
    const card = `${HEAD}encounters:\n  - id: old-debts\n    encounterDeck: tatooine-nal-hutta\n    sections:\n      - of: tatooine\n        effects: [{ do: gain-credits, amount: 2000 }]\n      - of: nal-hutta\n        secret: true\n`;
    const claiming = (credits: number) => ({
      ...log,
      moves: [{ ...log.moves[0], expect: { seats: { ann: { credits } } } }],
    });
    expect((await reported(log)).verdict).toBe('unverifiable');
    expect((await reported(claiming(3000), card)).verdict).toBe('legal');
    expect((await reported(claiming(4000), card)).verdict).toBe('violation');
  });

  it('a contact has the class of its token', async () => {
    const log = {
      format: 'referee-log/1',
      ruleset: 'outer-rim',
      seats: ['ann', 'ben'],
      start: {
        turn: { seat: 'ann', step: 'encounter' },
        seats: { ann: { space: 'tatooine' }, ben: { space: 'naboo' } },
        contacts: { tatooine: [{ class: 'white' }] },
      },
      moves: [{ type: 'encounter.contact', seat: 'ann', contact: '4-lom' }],
    };
    const token = (colour: string): string => `${HEAD}contacts:\n  - { id: 4-lom, class: ${colour} }\n`;
    expect((await reported(log, token('white'))).violations).toEqual([]);
    expect((await reported(log, token('green'))).verdict).toBe('violation');
  });

  it('a ship sheet and its other side bring their values', async () => {
    const log = (done: boolean) => ({
      format: 'referee-log/1',
      ruleset: 'outer-rim',
      seats: ['ann', 'ben'],
      start: {
        seats: { ann: { ship: 'my-own-ship', shipGoalDone: done, space: 'tatooine' }, ben: { space: 'naboo' } },
      },
      moves: [],
    });
    const box = `${HEAD}ships:\n  - { id: my-own-ship, hull: 5, combat: 2, hyperdrive: 6 }\ngoalSides:\n  - { id: my-own-ship, hull: 7 }\n`;
    const hull = ({ final }: Report) => (final['seats'] as { ann: { values: { hull: number } } }).ann.values.hull;
    expect(hull(await reported(log(false), box))).toBe(5);
    expect(hull(await reported(log(true), box))).toBe(7);
    expect((await reported(log(false))).verdict).toBe('violation');
  });

  it('questions on which the sources of the Deckbuilding Game differ are settled', async () => {
    const HEAD_OF_DECKS = 'format: referee-cards/1\nruleset: deckbuilding\n';
    const box = await boxOf(`${HEAD_OF_DECKS}rulings:\n  tatooine: 16\n`);
    const game = withBox(box);
    const header = { format: 'referee-log/1', ruleset: 'deckbuilding', seats: ['a', 'b'] };
    const rulings = (facts: unknown) => (facts as { rulings: object }).rulings;
    expect(rulings(game.ruleset.header.open(header).facts)).toEqual({ tatooine: 16 });
    const said = game.ruleset.header.open({ ...header, rulings: { tatooine: 14 } });
    expect(rulings(said.facts)).toEqual({ tatooine: 14 });
    expect(said.findings).toMatchObject([{ kind: 'unverifiable', pointer: '/rulings/tatooine' }]);
    expect(said.findings[0]?.message).toContain('box.yaml:4:13');
  });

  it('cards and bases of the Deckbuilding Game are as the box says', async () => {
    const text =
      'format: referee-cards/1\nruleset: deckbuilding\ncards:\n  - { id: stormtrooper, attack: 3 }\n  - { id: my-scout, faction: rebel, type: unit, cost: 2, attack: 1 }\nbases:\n  - { id: tatooine, hitPoints: 14 }\n';
    const box = await boxOf(text);
    const { board } = withBox(box).ruleset.header.open({ ruleset: 'deckbuilding', seats: ['a', 'b'] })
      .facts as unknown as {
      board: { cards: Map<string, { attack: number }>; bases: Map<string, { hitPoints: number }> };
    };
    expect(board.cards.get('stormtrooper')?.attack).toBe(3);
    expect(board.cards.get('my-scout')?.attack).toBe(1);
    expect(board.bases.get('tatooine')?.hitPoints).toBe(14);
    expect(againstTheCatalogue(box).map(({ name, fact }) => `${name} ${fact}`)).toEqual(['stormtrooper attack']);
  });
});

describe('contradictions', () => {
  it('between a log and the box: the log stands in its game, and both places are told', async () => {
    const stated = purchase(3000, { cards: [{ id: 'stolen-supplies', cost: 3000 }] });
    const { verdict, violations, unverifiable } = await reported(stated, ALL);
    expect(violations).toEqual([]);
    expect(verdict).toBe('unverifiable');
    expect(unverifiable).toMatchObject([{ entry: null, pointer: '/cards/0/cost', line: 1 }]);
    expect(unverifiable[0]?.reason).toContain('3000');
    expect(unverifiable[0]?.reason).toContain('box.yaml:5:11');
    const agreeing = purchase(2000, { cards: [{ id: 'stolen-supplies', cost: 2000 }] });
    expect((await reported(agreeing, ALL)).verdict).toBe('legal');
  });

  it('between the start of a log and the box, wherever it states the fact', async () => {
    const { unverifiable, violations } = await reported(fight({}, { combat: 3, reward: { credits: 3000 } }), PATROL);
    expect(unverifiable).toMatchObject([{ entry: null, pointer: '/start/patrols/imperial/combat' }]);
    // Three dice: the word of the log.
    expect(violations).toMatchObject([{ entry: 2 }]);
  });

  it('between the moves of a log and the box: nobody knows who is right', async () => {
    const log = purchase(2000);
    const moves = [
      { type: 'market.discard', seat: 'ann', deck: 'cargo' },
      { type: 'card.reveal', deck: 'cargo', card: { id: 'stolen-prototype', cost: 4000 } },
    ];
    const box = `${ALL}  - { id: stolen-prototype, cost: 1000 }\n`;
    const { violations, unverifiable } = await reported({ ...log, moves }, box);
    expect(violations).toEqual([]);
    expect(unverifiable.map(({ reason }) => reason).join()).toContain('box.yaml:12:35');
    const agreeing = await reported({ ...log, moves }, box.replace('cost: 1000', 'cost: 4000'));
    expect(agreeing.unverifiable.map(({ reason }) => reason).join()).not.toContain('box.yaml');
  });

  it('between the box and what the catalogue is sure of: told in every report with both places', async () => {
    const text = `${ALL}  - { id: bacta-supplies, cost: 9000 }\n`;
    const [clash] = againstTheCatalogue(await boxOf(text));
    expect(clash).toMatchObject({ kind: 'cards', name: 'bacta-supplies', fact: 'cost' });
    expect(clash?.said.map(({ value }) => value)).toEqual([9000, 1000]);
    expect(clash?.said[0]?.where).toBe('box.yaml:12:33');
    expect(clash?.said[1]?.where).toMatch(/^the catalogue \((two-sources|rulebook)/);
    const { unverifiable } = await reported(purchase(2000), text);
    expect(unverifiable).toMatchObject([{ entry: null, pointer: '' }]);
    expect(unverifiable[0]?.reason).toContain('box.yaml:12:33');
  });

  it('between two files: with all places, and one that agrees is no contradiction', async () => {
    const other = supplies('    cost: 3000\n    reward: { credits: 4000 }\n');
    const files = [await fileOf(ALL, 'a.yaml'), await fileOf(other, 'b.yaml'), await fileOf(ALL, 'c.yaml')];
    const [merged] = mergedByGame(files);
    expect(merged?.clashes.map(({ message }) => message)).toEqual([
      'the cost of stolen-supplies (cards) is 2000 at a.yaml:5:11, but 3000 at b.yaml:5:11',
    ]);
  });

  it('within one file', async () => {
    const [merged] = mergedByGame([await fileOf(`${ALL}  - { id: stolen-supplies, cost: 5000 }\n`)]);
    expect(merged?.clashes).toMatchObject([{ fact: 'cost', said: [{ value: 2000 }, { value: 5000 }] }]);
  });

  it('what the catalogue was not sure of is settled, not contradicted', async () => {
    const box = await boxOf(supplies('    cost: 3500\n'));
    expect(againstTheCatalogue(box)).toEqual([]);
    expect(settledBy(box)).toEqual([expect.stringContaining('3500 at box.yaml:5:11')]);
  });
});

describe('a template', () => {
  it.each(boxedRulesets())('of $game.ruleset.id can be used as it stands, and lists what is missing', async (one) => {
    const { game, form } = one;
    const text = template(game, form);
    const box = await boxOf(text);
    expect(againstTheCatalogue(box)).toEqual([]);
    const missing = form.catalogued().flatMap((row) => row.missing);
    expect(missing.length).toBeGreaterThan(0);
    for (const { members, missing: facts } of form.catalogued())
      if (facts.length > 0 && typeof members['id'] === 'string') expect(text).toContain(`"${members['id']}"`);
    expect(knownWith(box).reduce((sum, { missing: left }) => sum + left, 0)).toBe(missing.length);
    // Every fact that is shown how to be written can be written so.
    for (const [kind, { examples = {}, named }] of Object.entries(form.kinds)) {
      const row = form.catalogued().find((each) => each.kind === kind);
      const stated = { ...(row?.members ?? { id: 'a-sheet' }), ...examples };
      const file = {
        format: 'referee-cards/1',
        ruleset: game.ruleset.id,
        [kind]: named.length === 0 ? stated : [stated],
      };
      expect(await problemsOf(JSON.stringify(file), 'box.json'), kind).toEqual([]);
    }
  });

  it('of one kind lists no other', () => {
    const [first] = boxedRulesets();
    if (first === undefined) throw new Error('no game');
    const text = template(first.game, first.form, 'patrols');
    expect(text).toMatch(/^patrols:$/m);
    expect(text).not.toMatch(/^cards:$/m);
  });

  it('that is filled in makes more known', async () => {
    const known = (all: ReturnType<typeof knownWith>) => all.find(({ kind }) => kind === 'patrols');
    const before = known(knownWith(await boxOf(HEAD)));
    const after = known(knownWith(await boxOf(PATROL)));
    expect(after).toEqual({ ...before, now: (before?.now ?? 0) + 1, missing: (before?.missing ?? 0) - 2 });
  });
});

describe('a file that cannot be used is told where and what was meant', () => {
  it.each([
    ['no format', 'ruleset: outer-rim\n', 1, /begins with "format"/],
    ['another format', 'format: referee-cards/2\nruleset: outer-rim\n', 1, /reads the format "referee-cards\/1"/],
    ['a ruleset that nobody knows', 'format: referee-cards/1\nruleset: outer-rimm\n', 2, /did you mean "outer-rim"/],
    ['a kind that nobody knows', `${HEAD}patrol: []\n`, 3, /"patrol" is not a word.*did you mean "patrols"/],
    ['a member that nobody knows', supplies('    csot: 2\n'), 5, /"csot" is not a word.*did you mean "cost"/],
    ['a word of no list', supplies('    deck: cargos\n'), 5, /did you mean "cargo"/],
    ['a cost that is no number', supplies('    cost: dear\n'), 5, /number.*dear/],
    [
      'an icon of a faction that nobody knows',
      supplies('    patrolIcon: { faction: rebels, spaces: 2 }\n'),
      5,
      /did you mean "rebel"/,
    ],
    [
      'a program with a deed that nobody knows',
      supplies(
        '    abilities:\n      - id: x\n        timing: action\n        effects:\n          - { do: gain-credit, amount: 1 }\n',
      ),
      9,
      /did you mean "gain-credits"/,
    ],
    [
      'a program with a word of another deed',
      supplies('    abilities:\n      - { id: x, timing: action, effects: [{ do: test, skill: tech, pas: [] }] }\n'),
      6,
      /"pas" is not a word.*or "pass"/,
    ],
    ['a component without a name', `${HEAD}cards:\n  - { cost: 2 }\n`, 4, /"id" is missing/],
    ['a name of every object', `${HEAD}cards:\n  - { id: constructor }\n`, 4, /constructor/],
    [
      'a base that is none',
      'format: referee-cards/1\nruleset: deckbuilding\nbases:\n  - { id: my-base, hitPoints: 3 }\n',
      4,
      /no base "my-base"/,
    ],
    [
      'a card of one’s own of which too little is said',
      'format: referee-cards/1\nruleset: deckbuilding\ncards:\n  - { id: my-card, cost: 3 }\n',
      4,
      /needs faction, type, attack/,
    ],
    [
      'a destination that no map has',
      supplies('    destination: kesel\n'),
      5,
      /no map has a space "kesel"; did you mean "kessel"/,
    ],
    [
      'a program that leads to no space',
      supplies(
        '    abilities:\n      - { id: x, timing: action, effects: [{ do: may, effects: [{ do: move-directly, to: kesel }] }] }\n',
      ),
      6,
      /did you mean "kessel"/,
    ],
    [
      'an encounter deck that is none',
      `${HEAD}encounters:\n  - { id: a, encounterDeck: tatooine-nal-huta }\n`,
      4,
      /did you mean "tatooine-nal-hutta"/,
    ],
    [
      'a patrol that pays in the wrong coin',
      PATROL.replace('credits: 3000', 'fame: 1'),
      7,
      /level-1 patrol pays credits alone/,
    ],
    ['a patrol of no number of dice', PATROL.replace('combat: 2', 'combat: infinite'), 6, /level-1 patrol is a number/],
    ['a member twice', supplies('    cost: 2\n    cost: 3\n'), 6, /"cost" stands here twice/],
    ['no YAML', `${HEAD}cards: [\n`, 4, /./],
    ['an alias', `${HEAD}cards: &all []\nships: *all\n`, 4, /no aliases/],
    ['a list', '- 1\n', 1, /is an object/],
  ])('%s', async (_what, text, line, message) => {
    const [problem] = await problemsOf(text);
    expect(problem).toMatchObject({ line });
    expect(problem?.message).toMatch(message);
  });

  it('in JSON as in YAML', async () => {
    const text = '{\n "format": "referee-cards/1", "ruleset": "outer-rim",\n "cards": [{ "id": "a",\n  "csot": 3 }]\n}';
    expect(await problemsOf(text, 'box.json')).toMatchObject([{ line: 4, column: 3, pointer: '/cards/0/csot' }]);
  });

  it('a deep or a large one ends with a problem', async () => {
    for (const text of [
      '['.repeat(100_000),
      `${HEAD}notes: ${'- '.repeat(50_000)}`,
      `${HEAD}notes: "${'x'.repeat(5_000_000)}"`,
    ]) {
      expect(await problemsOf(text)).toHaveLength(1);
      expect(await problemsOf(text, 'box.json')).toHaveLength(1);
    }
  });
});

describe('merging', () => {
  it('gives a file that says all that its parts say', async () => {
    const box = await boxOf(ALL, PATROL, supplies('    reward: { credits: 4000, fame: null }\n'));
    const again = await boxOf(JSON.stringify(asFile(box)));
    expect([...again.components].map(([kind, all]) => [kind, [...all]])).toEqual(
      [...box.components].map(([kind, all]) => [kind, [...all]]),
    );
  });

  it('what one file leaves open another one may say', async () => {
    const box = await boxOf(
      supplies('    reward: { credits: 4000, fame: null }\n'),
      supplies('    reward: { credits: null, fame: 1 }\n'),
    );
    expect(box.components.get('cards')?.get('stolen-supplies')).toEqual({ reward: { credits: 4000, fame: 1 } });
  });

  it('the same facts have the same hash, however they are written', async () => {
    const yaml = await fileOf(PATROL);
    const json = await fileOf(
      '{"ruleset":"outer-rim","patrols":[{"level":1,"faction":"imperial","reward":{"credits":3000},"combat":2}],"format":"referee-cards/1"}',
      'box.json',
    );
    expect(json.hash).toBe(yaml.hash);
    expect((await fileOf(PATROL.replace('3000', '3001'))).hash).not.toBe(yaml.hash);
  });
});
