import { describe, expect, it } from 'vitest';
import { deckbuilding } from '../../machines/deckbuilding/index.ts';
import { say } from '../../machines/deckbuilding/say.ts';
import { open } from '../../machines/deckbuilding/start.ts';
import { legalMoves } from '../../referee/legal.ts';
import { begin } from '../../referee/play.ts';
import { HeaderProblem, type Log, verify } from '../../referee/verify.ts';
import { table, vera } from './example.ts';
import { game } from './fixtures.ts';

const plain = { format: 'referee-log/1', ruleset: 'deckbuilding', seats: ['vera', 'sam'] };
const read = (log: object): Log =>
  deckbuilding.log.parse({ ...plain, moves: [], ...JSON.parse(JSON.stringify(log)) }) as Log;

describe('the header', () => {
  it('is told that the leaflet of two-against-two play is not available', () => {
    for (const header of [{ options: { mode: '2v2' } }, { seats: ['a', 'b', 'c', 'd'] }]) {
      expect(() => verify(game, read(header))).toThrow(HeaderProblem);
      expect(() => verify(game, read(header))).toThrow(/leaflet/);
    }
  });

  it('is told what makes it unusable', () => {
    expect(() => verify(game, read({ seats: ['a', 'b', 'c'] }))).toThrow(/two players/);
    expect(() => verify(game, read({ seats: ['a', 'a'] }))).toThrow(/name of its own/);
    expect(() => verify(game, read({ seats: ['none', 'a'] }))).toThrow(/none/);
    expect(() => verify(game, read({ sides: { ann: 'empire' } }))).toThrow(/ann/);
    expect(() => verify(game, read({ start: { turn: { seat: 'ann' } } }))).toThrow(/ann/);
    expect(() => verify(game, read({ start: { seats: { ann: {} } } }))).toThrow(/ann/);
    expect(() => verify(game, read({ cards: [{ id: 'house-unit' }] }))).toThrow(/faction, type, cost, attack/);
  });

  it('may bring cards of its own and override printed ones', () => {
    const effect = {
      trigger: 'activate',
      limit: 'once-per-turn',
      effects: [{ op: 'gain', what: 'resources', amount: 7 }],
    };
    const cards = [
      { id: 'house-unit', faction: 'empire', type: 'unit', cost: 3, attack: 9, effect },
      { id: 'stormtrooper', attack: 4 },
    ];
    const start = table({ vera: { units: ['house-unit', 'stormtrooper'] } });
    const moves = [
      vera('ability.use', { card: 'house-unit' }),
      vera('attack.commit', { card: 'stormtrooper', target: 'base' }),
      vera('attack.resolve', { target: 'base' }),
    ];
    const { verdict, position } = verify(game, read({ cards, start, moves }));
    expect(verdict).toBe('legal');
    expect(game.ruleset.view(position.facts)).toMatchObject({
      turn: { resources: 7 },
      seats: { sam: { base: { damage: 4 } } },
    });
  });

  it('lays every card that it does not mention where it lies before the game', () => {
    const { facts, findings } = open(
      read({ start: { row: ['x-wing'], seats: { sam: { hand: ['rebel-trooper'], discard: ['luke-skywalker'] } } } }),
    );
    expect(findings).toEqual([]);
    expect(facts.galaxy.deck.length).toBe(88);
    expect(facts.seats['sam']?.deck.length).toBe(9);
    expect(facts.seats['vera']?.deck.length).toBe(10);
    expect(facts.galaxy.pilots).toBe(10);
  });

  it('knows whose side is whose', () => {
    expect(open(read({ sides: { vera: 'empire' } })).facts.seats['sam']?.side).toBe('rebel');
    expect(open(read({ sides: { sam: 'empire' } })).facts.seats['vera']?.side).toBe('rebel');
  });
});

describe('moves in words', () => {
  it('name who does what', () => {
    const { position } = begin(
      game,
      read({ start: table({ turn: { resources: 3 }, vera: { hand: ['boba-fett'], units: ['at-st'] } }) }),
    );
    const sentences = legalMoves(game, position).map(({ move }) => say(move));
    expect(sentences).toContain('vera plays boba-fett');
    expect(sentences).toContain("vera commits at-st to an attack on the opponent's base");
    expect(sentences).toContain('vera ends the turn');
  });

  it('exist for every move', () => {
    for (const table of game.tables.values()) {
      for (const state of table.states) {
        for (const type of state.moves.keys())
          if (type !== 'return' && type !== 'over') expect(say({ type, seat: 'vera' })).not.toContain(type);
      }
    }
  });
});
