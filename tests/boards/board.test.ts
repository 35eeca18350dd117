/** @module The drawing of a board shows every space with its name and id, every path, and what stands where. */
import { describe, expect, it } from 'vitest';
import { layOutBoard } from '../../boards/layout.ts';
import type { BoardPicture } from '../../boards/model.ts';
import { boardSvg } from '../../boards/svg.ts';
import { xml } from '../../charts/text.ts';
import { positionsAfter, readText } from '../../referee/ask.ts';
import { rulesetOf } from '../../referee/play/rulesets.ts';
import { fixturesOf } from '../../scripts/golden.ts';
import { readXml } from '../charts/xml.ts';

const outerRim = rulesetOf('outer-rim');
if (outerRim?.ruleset.components?.board === undefined) throw new Error('no board');
const { board: drawBoard } = outerRim.ruleset.components;

const TILES = [
  'tile-kessel',
  'tile-ryloth-naboo',
  'tile-cantonica-ord-mantell',
  'tile-ring-of-kafrene-takodana',
  'tile-tatooine-nal-hutta',
  'tile-lothal-mon-calamari',
];

/** The board of a log, at its end. */
function boardOf(log: object): BoardPicture {
  const read = readText(JSON.stringify({ format: 'referee-log/1', ruleset: 'outer-rim', moves: [], ...log }));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const positions = positionsAfter(read.value);
  if (!positions.ok) throw new Error(JSON.stringify(positions.problems));
  return drawBoard(positions.value[0]?.facts as never);
}

const spaces = Array.from({ length: 14 }, (_, at) => ({ id: `x${at}`, name: `World ${at}`, type: 'planet' }));
const paths = spaces.flatMap((_, at) => [
  ...(at > 0 ? [[`x${at - 1}`, `x${at}`]] : []),
  ...(at > 4 ? [[`x${at - 5}`, `x${at}`]] : []),
]);
const boards: readonly (readonly [string, BoardPicture])[] = [
  ['the printed map', drawBoard()],
  ['a random map', boardOf({ seats: ['ann'], map: { tiles: TILES } })],
  [
    'a map of the table itself',
    boardOf({ seats: ['ann'], map: { spaces, paths }, start: { seats: { ann: { space: 'x3' } } } }),
  ],
];

interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** The names and ids that a drawing shows. */
function labelsIn(svg: string): Label[] {
  return [...svg.matchAll(/<text class="b-(?:name|id)" x="([\d.-]+)" y="([\d.-]+)">([^<]*)</g)].map(
    ([, x, y, text]) => ({
      x: Number(x),
      y: Number(y),
      text: text ?? '',
    }),
  );
}

describe.each(boards)('%s', (_, board) => {
  it('is drawn whole: every space once, with its name and its id, and every path', async () => {
    const svg = await boardSvg(board);
    expect(readXml(svg).name).toBe('svg');
    const labels = labelsIn(svg).map(({ text }) => text);
    for (const { id, name } of board.spaces) {
      expect(svg).toContain(`id="space-${id}"`);
      expect(
        labels.filter((text) => text === id),
        id,
      ).toHaveLength(1);
      if (name !== null) expect(labels, name).toContain(xml(name));
    }
    expect(svg.match(/<line class="b-path/g)).toHaveLength(board.paths.length);
  });

  it('keeps its spaces apart and on the page, and its labels off one another', async () => {
    const { places, width, height } = await layOutBoard(board);
    const all = [...places.values()];
    for (const [at, one] of all.entries()) {
      expect(one.x).toBeGreaterThan(20);
      expect(one.y).toBeGreaterThan(20);
      expect(one.x).toBeLessThan(width - 20);
      expect(one.y).toBeLessThan(height - 20);
      for (const other of all.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(35);
    }
    const labels = labelsIn(await boardSvg(board));
    for (const [at, one] of labels.entries())
      for (const other of labels.slice(at + 1)) {
        const isNear = Math.abs(one.y - other.y) < 10;
        if (isNear) expect(Math.abs(one.x - other.x), `${one.text}, ${other.text}`).toBeGreaterThan(24);
      }
  });
});

describe('a game on the board', () => {
  const log = {
    seats: ['Jyn', 'Dr. <Köhler> & "Co"'],
    start: {
      turn: { seat: 'Jyn', step: 'action', number: 3 },
      seats: {
        Jyn: { space: 'Takodana', character: 'Jyn Erso', ship: 'G9 Rigger', credits: 5000 },
        'Dr. <Köhler> & "Co"': { space: 'The Ring of Kafrene' },
      },
      patrols: { hutt: { level: 2, space: 'takodana' } },
      contacts: {
        naboo: [
          { id: 'lobot', class: 'green', faceup: true },
          { class: 'white', faceup: false },
        ],
      },
    },
  };

  it('shows ships, patrols and contacts where they are, by names that are text and nothing else', async () => {
    const svg = await boardSvg(boardOf(log));
    expect(readXml(svg).name).toBe('svg');
    expect(svg).not.toContain('<Köhler>');
    expect(svg).toContain('Dr. &lt;Köhler&gt; &amp;');
    expect(svg.match(/class="b-ship"/g)).toHaveLength(2);
    expect(svg).toContain('<title>hutt patrol, level 2</title>');
    expect(svg).toContain('<title>green contact: Lobot</title>');
    expect(svg).toContain('<title>white contact, facedown</title>');
    expect(svg).toContain('turn 3: Jyn, action step');
    expect(svg).toContain('Jyn: Jyn Erso · G9 Rigger · Takodana · 5,000 credits · fame 0');
  });

  it('says what nobody knows', async () => {
    const svg = await boardSvg(boardOf({ ...log, start: { seats: { Jyn: { space: 'naboo' } } } }));
    expect(svg).toMatch(/nobody knows where Dr\. /);
    expect(svg.match(/class="b-ship"/g)).toHaveLength(1);
  });

  it('is the same drawing every time', async () => {
    expect(await boardSvg(boardOf(log))).toBe(await boardSvg(boardOf(log)));
  });

  it('can be drawn of every log', async () => {
    for (const { text, name } of fixturesOf('outer-rim').filter((_, at) => at % 8 === 0)) {
      const read = readText(text);
      if (!read.ok) continue;
      const positions = positionsAfter(read.value);
      if (!positions.ok) continue;
      const board = drawBoard(positions.value[0]?.facts as never);
      const known = new Set(board.spaces.map(({ id }) => id));
      for (const token of board.tokens) expect(known.has(token.space), name).toBe(true);
      expect(readXml(await boardSvg(board)).name, name).toBe('svg');
    }
  });
});

it('a game of cards has none', () => {
  expect(rulesetOf('deckbuilding')?.ruleset.components?.board).toBeUndefined();
});
