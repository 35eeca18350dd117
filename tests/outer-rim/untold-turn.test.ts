/**
 * What is asked of moves of one type may look at a procedure of which the turn of an AI player that nobody can follow knows
 * nothing: whatever the log tells of such a turn, it is answered.
 */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../../games/registry.ts';
import { UNDER_WAY } from '../../machines/outer-rim/solo/untold.ts';
import { explain } from '../../referee/explain.ts';
import { checkLog, checkMove } from '../../referee/log/read.ts';
import { legalMoves, nearestLegal } from '../../referee/play/legal.ts';
import { currentState } from '../../referee/play/play.ts';
import { verify } from '../../referee/reading/verify.ts';
import { drawer } from '../../referee/simulate.ts';
import type { Json } from '../../schemas/json.ts';
import { anyMove, formsOfMoves, Names } from '../properties/any-move.ts';
import { bare } from './ai-players.ts';
import { bounty, cargo, crew, gear } from './market-cards.ts';
import { duel, hunter, smuggler, solo, twoOpponents } from './solo.ts';

const LONG = process.env['REFEREE_LONG'] !== undefined;
const TIMES = LONG ? 40 : 2;

const tables = {
  'a smuggler': {
    ...solo,
    start: smuggler(
      { cargo: cargo('crates') },
      { assets: [gear('knife')] },
      {
        ann: { character: 'jyn-erso', assets: [crew('cook')] },
        patrols: { hutt: { level: 1, combat: 2, space: 'naboo' } },
        contacts: { naboo: [{ class: 'white' }, { class: 'green' }] },
      },
    ),
  },
  'two AI players': { ...duel, start: twoOpponents({ bounty: bounty('target') }) },
  'a bounty hunter, of whom little is told': { ...solo, start: hunter({}, { credits: undefined }) },
};
/** What nobody can deny of such a turn, so that more than the words of a move is looked at. */
const claims = { seats: { ben: { credits: 3000, fame: 2, assets: [] } } };

function read(log: object) {
  const read = checkLog(JSON.parse(JSON.stringify(log)) as Json);
  return read.ok ? read.value : null;
}

it('a claim about any procedure that shows its facts is doubted in such a turn', () => {
  const slices = Object.values(loadRuleset('outer-rim')?.slices ?? {});
  const shown = new Set(slices.flatMap(({ own = {} }) => Object.values(own).map(({ shownAs }) => shownAs)));
  // Of an AI turn itself it is known whose it is.
  shown.delete('aiTurn');
  expect(shown.size).toBeGreaterThan(10);
  expect([...shown].filter((name) => !UNDER_WAY.includes(name))).toEqual([]);
});

it('what such a turn has made of contacts is doubted for its sake, although the header tells where they lay', () => {
  const warrant = bounty('warrant', { contact: 'garindan', class: 'yellow' });
  const { seats = {}, ...start } = twoOpponents({}, {}, { assets: [warrant] });
  const log = {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    seats: Object.keys(seats),
    ...duel,
    start: { ...start, seats, contacts: bare },
    moves: [
      { type: 'ai.card', card: 'hunter-2' },
      { type: 'planning.move', seat: 'cleo', to: 'kessel' },
    ],
  };
  const found = read(log);
  if (found === null) throw new Error('the log cannot be read');
  const reasons = verify(found.game, found.log).unverifiable.map(({ reason }) => reason);
  const untold = 'the log does not tell which AI card was drawn for ben';
  expect(reasons).toEqual([untold, `${untold}, nor what has become of the contact tokens of cantonica`]);
});

describe.each(Object.entries(tables))('the turn of %s that nobody can follow', (_name, { start, ...header }) => {
  const log = {
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    seats: Object.keys(start.seats ?? {}),
    ...header,
    start,
  };

  it('is answered whatever it is told to be', () => {
    const begun = read({ ...log, moves: [{ type: 'ai.untold' }] });
    if (begun === null) throw new Error('not a log');
    const { game } = begun;
    const { position } = verify(game, begun.log);
    expect(currentState(game, position)).toMatchObject({ chart: 'ai-turn', path: 'untold' });
    const names = new Names(game, position, legalMoves(game, position));
    const draw = drawer(20_261_123);
    let asked = 0;
    for (const form of formsOfMoves(game))
      for (let time = 0; time < TIMES; time += 1) {
        const made = anyMove(form, names, draw);
        const move = made.seat === undefined || draw(4) === 0 ? made : { ...made, seat: 'ben' };
        if (!checkMove(game, move as unknown as Json).ok) continue;
        const told = read({ ...log, moves: [{ type: 'ai.untold' }, { ...move, expect: claims }] });
        if (told === null) continue;
        asked += 1;
        const what = JSON.stringify(move);
        expect(() => verify(game, told.log), what).not.toThrow();
        expect(() => explain(game, position, move), what).not.toThrow();
        expect(() => nearestLegal(game, position, move), what).not.toThrow();
      }
    expect(asked).toBeGreaterThan(80);
  }, 600_000);
});
