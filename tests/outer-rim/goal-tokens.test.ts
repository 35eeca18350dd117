import { expect, it } from 'vitest';
import type { RuleId } from '../../machines/chart.ts';
import { outerRim } from '../../machines/outer-rim/index.ts';
import {
  goalPlanets,
  placeGoal,
  takeGoal,
  turnGoal,
} from '../../machines/outer-rim/solo/single-player-rules-ai-goals.ts';
import type { Draft, Facts } from '../../machines/outer-rim/table/facts.ts';
import { checkLog } from '../../referee/log/read.ts';
import type { Json } from '../../schemas/json.ts';
import { logOf, seat } from './example.ts';
import { cargo, job } from './market-cards.ts';

const BOUGHT = 'outer-rim.single-player-rules-playing-the-game.0.3' satisfies RuleId;

/** A table with a smuggler, three cards and a goal token on Naboo; and what effects have noted. */
function drafting(): Draft & { facts: Facts; notes: string[] } {
  const log = logOf({
    rule: BOUGHT,
    shows: '',
    header: { ai: ['ben'] },
    start: { goalTokens: { naboo: 1 }, seats: { ann: seat(), ben: seat({ character: 'han-solo' }) } },
    moves: [],
  });
  const read = checkLog(log as unknown as Json);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { facts } = outerRim.header.open(read.value.log);
  facts.cards = Object.fromEntries(
    [
      cargo('silk', { destination: 'kessel' }),
      job('heist', { destination: 'naboo' }),
      cargo('bribe', { destination: 'none' }),
      cargo('riddle', { destination: null }),
    ].map((card) => [card.id, card]),
  );
  const notes: string[] = [];
  return {
    facts,
    own: undefined,
    asRecorded: false,
    notes,
    note: (rule, ...path) => void notes.push(`${rule.slice(rule.indexOf('.') + 1)} ${path.join('/')}`),
    owe: () => {},
    tell: () => {},
  };
}

it('puts goal tokens on the destinations of what is gained, and takes them off where something is handed over', () => {
  const draft = drafting();
  placeGoal(draft, 'silk', BOUGHT);
  placeGoal(draft, 'heist', BOUGHT);
  expect(draft.facts.goalTokens).toEqual({ kessel: 1, naboo: 2 });
  takeGoal(draft, 'kessel');
  expect(goalPlanets(draft.facts)).toEqual(['naboo']);
  turnGoal(draft, 'naboo', 'silk');
  expect(draft.facts.goalTokens).toEqual({ kessel: 1, naboo: 1 });
  expect(draft.notes).toEqual([
    'single-player-rules-playing-the-game.0.3 goalTokens/kessel',
    'single-player-rules-playing-the-game.0.3 goalTokens/naboo',
    'single-player-rules-ai-goals.0.4 goalTokens/kessel',
    'single-player-rules-ai-goals.0.4 goalTokens/naboo',
    'single-player-rules-ai-goals.0.5 goalTokens/kessel',
  ]);
});

it('has no token for a card without a destination, nor fewer than none, and forgets them all where a destination is not known', () => {
  const draft = drafting();
  placeGoal(draft, 'bribe', BOUGHT);
  takeGoal(draft, 'tatooine');
  expect(goalPlanets(draft.facts)).toEqual(['naboo']);
  placeGoal(draft, 'riddle', BOUGHT);
  takeGoal(draft, 'naboo');
  expect(draft.facts.goalTokens).toBeNull();
  expect(goalPlanets(draft.facts)).toBeNull();
});
