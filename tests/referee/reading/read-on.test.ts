import { describe, expect, it } from 'vitest';
import type { Move } from '../../../machines/ruleset.ts';
import { checkLog } from '../../../referee/log/read.ts';
import { verify } from '../../../referee/reading/verify.ts';
import type { Json } from '../../../schemas/json.ts';
import { fixturesOf } from '../../../scripts/golden.ts';

interface Recorded {
  readonly seats: readonly string[];
  readonly moves: readonly Move[];
}

const clean = fixturesOf('outer-rim').filter(({ kind }) => kind === 'clean');

function recorded(name: string): Recorded {
  const found = clean.find((fixture) => fixture.name === `${name}.json`);
  if (found === undefined) throw new Error(`no clean log ${name}`);
  return JSON.parse(found.text) as Recorded;
}

/** What is found in a log after one slip of the pen. */
function withSlip(log: Recorded, slip: (moves: Move[]) => void) {
  const moves = log.moves.map((move) => structuredClone(move));
  slip(moves);
  const read = checkLog({ ...log, moves } as unknown as Json);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  return verify(read.value.game, read.value.log);
}

const told = (found: ReturnType<typeof withSlip>) => found.violations.map(({ entry, rule }) => `${entry} ${rule}`);
const how = (found: ReturnType<typeof withSlip>) => found.violations.map(({ resumed }) => resumed);
const depending = (found: ReturnType<typeof withSlip>) =>
  found.unverifiable.filter(({ reason }) => reason.startsWith('depends on')).length;

const run = recorded('smugglers-run');
const at = (type: string): number => run.moves.findIndex((move) => move.type === type);

describe('one slip of the pen is one breach', () => {
  it('an entry that was forgotten', () => {
    const gone = at('market.buy');
    const found = withSlip(run, (moves) => moves.splice(gone, 1));
    expect(told(found)).toEqual([`${gone} outer-rim.market-decks.1.1`]);
    const forgotten = 'this had been recorded before: han buys the faceup card from the cargo deck';
    expect(how(found)).toEqual([{ how: 'elsewhere', says: forgotten }]);
    expect(depending(found)).toBe(0);
  });

  it('an entry that was recorded twice', () => {
    const twice = at('market.buy');
    const found = withSlip(run, (moves) => moves.splice(twice, 0, structuredClone(moves[twice] as Move)));
    expect(told(found)).toEqual([`${twice + 1} log.the-move-log.6`]);
    expect(how(found)).toEqual([{ how: 'skipped' }]);
    expect(depending(found)).toBe(0);
  });

  it('two entries in the wrong order, with the claims of each', () => {
    const first = at('planning.gain-credits');
    const found = withSlip(run, (moves) => moves.splice(first, 2, moves[first + 1] as Move, moves[first] as Move));
    expect(told(found)).toEqual([`${first} outer-rim.player-turn.1.1`]);
    expect(how(found)).toEqual([{ how: 'elsewhere', says: 'the next entry had come first' }]);
  });

  it('the wrong seat', () => {
    const wrong = at('market.discard');
    const found = withSlip(run, (moves) => moves.splice(wrong, 1, { ...(moves[wrong] as Move), seat: 'han' }));
    expect(told(found)).toEqual([`${wrong} outer-rim.player-turn.0.1`]);
    expect(how(found)).toEqual([{ how: 'elsewhere', says: 'it were a move of lando' }]);
  });

  it('a wrong number in a claim: what the log claims next decides', () => {
    const wrong = at('planning.gain-credits');
    const expectation = { seats: { han: { credits: 7000 } } };
    const found = withSlip(run, (moves) => moves.splice(wrong, 1, { ...(moves[wrong] as Move), expect: expectation }));
    expect(told(found)).toEqual([`${wrong} outer-rim.planning-step.2`]);
    expect(how(found)).toEqual([{ how: 'claim-left' }]);
  });
});

describe('a slip in the middle of a long game', () => {
  const slips: Record<string, (moves: Move[], seats: readonly string[], entry: number) => void> = {
    'a move is missing': (moves, _seats, entry) => void moves.splice(entry, 1),
    'a move is recorded twice': (moves, _seats, entry) =>
      void moves.splice(entry, 0, structuredClone(moves[entry] as Move)),
    'two moves are swapped': (moves, _seats, entry) =>
      void moves.splice(entry, 2, moves[entry + 1] as Move, moves[entry] as Move),
    'a move is recorded for the next seat': (moves, seats, entry) => {
      const move = moves[entry] as Move;
      if (move.seat === undefined) return;
      moves[entry] = { ...move, seat: seats[(seats.indexOf(move.seat) + 1) % seats.length] };
    },
  };
  for (const name of ['simulated-8', 'simulated-21']) {
    const log = recorded(name);
    for (const [what, slip] of Object.entries(slips)) {
      it(`${name}: ${what}`, () => {
        const cascades: string[] = [];
        let planted = 0;
        for (let entry = 20; entry < log.moves.length - 60; entry += 53) {
          const found = withSlip({ ...log, moves: log.moves.slice(0, entry + 60) }, (moves) =>
            slip(moves, log.seats, entry),
          );
          planted += 1;
          if (found.violations.length > 1) cascades.push(told(found).join(', '));
        }
        // A lost roll or discard leaves facts that nothing in the log brings back.
        expect(cascades.length, cascades.join('\n')).toBeLessThanOrEqual(Math.ceil(planted / 10));
      });
    }
  }
});
