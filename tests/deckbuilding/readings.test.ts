import { describe, expect, it } from 'vitest';
import type { Move } from '../../machines/ruleset.ts';
import { explainFor, legalFor, readText, reportFor } from '../../referee/ask.ts';
import { chance, logOf, sam, table, vera } from './example.ts';

/** Three attack or four, as one reads the Carrier, against a base with four hit points left. */
const start = table({
  galaxyDeck: [],
  row: [],
  vera: { ships: ['imperial-carrier'], units: [{ card: 'fang-fighter', committed: 'base' }] },
  sam: { base: { card: 'dantooine', damage: 4 } },
});
const attacked = [vera('attack.resolve', { target: 'base' }), vera('turn.end')];

function asked(moves: readonly { type: string }[], from: object = start) {
  const read = readText(JSON.stringify(logOf({ rule: 'log.the-move-log.1', shows: '', start: from, moves })));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

function explained(moves: readonly { type: string }[], move: object): string {
  const answer = explainFor(asked(moves), moves.length, move as Move);
  return answer.ok ? answer.value.verdict : JSON.stringify(answer.problems);
}

describe('after an attack whose total nobody told and sources dispute', () => {
  const choose = sam('base.choose', { base: 'hoth' });
  const end = sam('turn.end');

  it('what fits one of the totals is legal to the report, and no violation to an explanation', () => {
    for (const next of [choose, end]) {
      const report = reportFor(asked([...attacked, next]));
      expect(report.ok ? report.value.violations : report).toEqual([]);
      expect(explained(attacked, next)).toBe('unverifiable');
    }
  });

  it('the legal moves are those of both totals, each with a doubt', () => {
    const legal = legalFor(asked(attacked));
    const moves = legal.ok ? legal.value.moves : [];
    for (const type of ['base.choose', 'turn.end']) {
      const listed = moves.filter(({ move }) => move.type === type);
      expect(listed.length, type).toBeGreaterThan(0);
      for (const { doubts } of listed) expect(doubts?.at(-1)?.reason).toMatch(/read in several ways/);
    }
  });

  it('what fits neither is a violation', () => {
    expect(explained(attacked, vera('turn.end'))).toBe('violation');
    expect(explained(attacked, chance('galaxy.shuffle'))).toBe('violation');
  });

  it('what has decided between them leaves no doubt', () => {
    expect(explained([...attacked, choose], end)).toBe('legal');
    const legal = legalFor(asked([...attacked, end]));
    expect(legal.ok && legal.value.moves.every(({ doubts }) => doubts === undefined)).toBe(true);
  });
});

describe('a triggered ability before the reward that the table takes', () => {
  it('is told with what goes on in the reward, not with what is refused or ends it', () => {
    const start = table({
      galaxyDeck: ['tie-fighter'],
      row: ['scout-trooper', 'x-wing', 'rodian-gunslinger', 'c-roc-cruiser', 'director-krennic', 'duros-spy'],
      vera: { units: [{ card: 'boba-fett', committed: 'x-wing' }] },
      sam: { deck: Array(6).fill('alliance-shuttle') },
    });
    const moves = [
      vera('attack.resolve', { target: 'x-wing' }),
      chance('galaxy.refill', { card: 'tie-fighter' }),
      vera('trigger.use', { source: 'boba-fett' }),
      vera('reward.take'),
    ];
    const report = reportFor(asked(moves, start));
    const [violation] = report.ok ? report.value.violations : [];
    expect(violation?.rule).toBe('deckbuilding.when.2');
    expect(violation?.legal.map(({ type }) => type)).toEqual(['reward.take', 'reward.decline']);
  });
});
