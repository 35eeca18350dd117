/**
 * Every card and every base of the box at work (`cards.ts`). The list of abilities that are shown is compared with the
 * catalogue, so that no card is forgotten.
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../cards/deckbuilding/index.ts';
import { deckbuilding } from '../../machines/deckbuilding/index.ts';
import { viewOf } from '../../referee/play/play.ts';
import { type Log, verify } from '../../referee/reading/verify.ts';
import { type CardAtWork, rewarded, used } from './cards.ts';
import { chance, table, vera } from './example.ts';
import { game } from './fixtures.ts';

function works({ log, final }: CardAtWork): void {
  const read = deckbuilding.schemas.log.safeParse(JSON.parse(JSON.stringify(log)));
  if (!read.success) throw new Error(read.error.message);
  const found = verify(game, read.data as Log);
  expect(found.violations.map((violation) => ({ rule: violation.rule, facts: violation.facts }))).toEqual([]);
  expect(found.unverifiable).toEqual([]);
  if (final !== undefined) expect(viewOf(game, found.position)).toMatchObject(final);
}

describe('abilities', () => {
  for (const one of used) it(one.shows, () => works(one));

  it('of every card and base are shown', () => {
    const { cards, bases: all } = catalogue();
    const able = [...cards.values(), ...all.values()].filter(({ effect }) => effect !== null).map(({ id }) => id);
    expect(able.filter((id) => !used.some(({ card }) => card === id))).toEqual([]);
  });
});

describe('rewards', () => {
  for (const one of rewarded) it(one.shows, () => works(one));
});

describe('chance', () => {
  it('has to be recorded where a log of full information does not know it', () => {
    const start = table({
      vera: { deck: ['?'], unseen: ['boba-fett'], units: ['general-veers', 'stormtrooper'] },
      galaxyDeck: ['?', '?'],
    });
    const log = {
      format: 'referee-log/1',
      ruleset: 'deckbuilding',
      seats: ['vera', 'sam'],
      start,
      moves: [vera('ability.use', { card: 'general-veers' }), vera('galaxy.purchase', { card: 'scout-trooper' })],
    };
    // The one card of the deck is known all the same; the galaxy card is not.
    expect(
      verify(game, deckbuilding.schemas.log.parse({ ...log, start: { ...start, turn: { resources: 2 } } }) as Log)
        .verdict,
    ).toBe('legal');
    const told = { ...log, start: { ...start, turn: { resources: 2 } }, moves: [...log.moves, vera('turn.end')] };
    expect(verify(game, deckbuilding.schemas.log.parse(told) as Log).violations.map(({ rule }) => rule)).toEqual([
      'log.the-move-log.6',
    ]);
    const refilled = { ...told, moves: [...log.moves, chance('galaxy.refill', { card: 'lobot' }), vera('turn.end')] };
    expect(verify(game, deckbuilding.schemas.log.parse(refilled) as Log).violations).toEqual([]);
  });
});
