import { describe, expect, it } from 'vitest';
import { deckbuilding } from '../../machines/deckbuilding/index.ts';
import { open } from '../../machines/deckbuilding/setup/start.ts';
import { readText, reportFor } from '../../referee/ask.ts';
import { legalMoves } from '../../referee/play/legal.ts';
import { begin, viewOf } from '../../referee/play/play.ts';
import { HeaderProblem, type Log, verify } from '../../referee/reading/verify.ts';
import { chance, table, vera } from './example.ts';
import { game } from './fixtures.ts';

const plain = { format: 'referee-log/1', ruleset: 'deckbuilding', seats: ['vera', 'sam'] };
const read = (log: object): Log =>
  deckbuilding.schemas.log.parse({ ...plain, moves: [], ...JSON.parse(JSON.stringify(log)) }) as Log;

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

  it('is told what a card of its own says that nobody could carry out, at its place', () => {
    const told = (effect: object) => {
      const card = { id: 'gadget', faction: 'empire', type: 'unit', cost: 1, attack: 1, effect };
      return open(read({ cards: [card] })).findings.map(({ kind, pointer }) => `${kind} ${pointer}`);
    };
    const [gain, allow, prevent] = ['gain', 'allow-row-attack', 'prevent-damage'].map((op) => ({ op }));
    expect(told({ trigger: 'on-play', effects: [gain] })).toEqual([]);
    expect(told({ trigger: 'constant', effects: [allow, prevent] })).toEqual(['problem /cards/0/effect/effects/1/op']);
    expect(told({ trigger: 'constant', effects: [gain] })).toEqual(['problem /cards/0/effect/effects/0/op']);
    expect(told({ trigger: 'on-reveal', effects: [gain] })).toEqual(['problem /cards/0/effect/effects/0/op']);
    expect(told({ trigger: 'activate', effects: [], choose: [gain, allow] })).toEqual([
      'problem /cards/0/effect/choose/1/op',
    ]);
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
    expect(viewOf(game, position)).toMatchObject({
      turn: { resources: 7 },
      seats: { sam: { base: { damage: 4 } } },
    });
  });

  it('may call Kafrene the Ring of Kafrene', () => {
    const start = table({ vera: { base: 'Ring of Kafrene' }, sam: { victory: ['lothal'] } });
    const text = readText(
      JSON.stringify({ ...plain, options: { mode: 'full-galaxy' }, start, moves: [vera('turn.end')] }),
    );
    const answer = text.ok ? reportFor(text.value) : text;
    expect(answer.ok && answer.value.verdict).toBe('legal');
  });

  it('may call the cards of the row by the names that they have had so far', () => {
    const start = table({ row: ['at-st#2', 'x-wing', 'x-wing', 'x-wing#2'] });
    const { position } = verify(game, read({ start }));
    const names = (viewOf(game, position) as { galaxy: { row: { name: string }[] } }).galaxy.row;
    expect(names.map(({ name }) => name)).toEqual(['at-st#2', 'x-wing', 'x-wing#2', 'x-wing#3']);
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

describe('a public log', () => {
  const row = ['x-wing', 'bossk', 'at-st', 'lobot', 'duros-spy', 'scout-trooper'].map((card) =>
    chance('galaxy.refill', { card }),
  );
  const first = [
    vera('card.play', { card: 'imperial-shuttle' }),
    vera('card.play', { card: 'imperial-shuttle' }),
    vera('galaxy.purchase', { card: 'scout-trooper' }),
    chance('galaxy.refill', { card: 'tie-fighter' }),
  ];

  it('need not record shuffles and secret choices', () => {
    const { violations, unverifiable, position } = verify(
      game,
      read({ options: { information: 'public', mode: 'secret-bases' }, moves: [...row, ...first] }),
    );
    expect([violations, unverifiable]).toEqual([[], []]);
    expect(viewOf(game, position)).toMatchObject({
      turn: { seat: 'vera', resources: 0 },
      seats: { vera: { discard: ['scout-trooper'] } },
    });
  });

  it('is held to what can still be hidden: a ninth shuttle cannot be played, nor a second Inquisitor', () => {
    const inquisitor = vera('card.play', { card: 'inquisitor' });
    const twice = [...row, inquisitor, vera('trigger.decline'), inquisitor];
    expect(
      verify(game, read({ options: { information: 'public' }, moves: twice })).violations.map(({ rule }) => rule),
    ).toEqual(['deckbuilding.play-a-card.0.1']);
    const discards = [
      'imperial-shuttle',
      'imperial-shuttle',
      'imperial-shuttle',
      'imperial-shuttle',
      'imperial-shuttle',
    ];
    // The five cards of the first hand are known by now, so the next hand has the other five starters.
    const known = [...row, vera('turn.end', { discards })];
    const { position } = verify(game, read({ options: { information: 'public' }, moves: known }));
    expect(viewOf(game, position)).toMatchObject({
      seats: { vera: { hand: ['imperial-shuttle', 'imperial-shuttle', 'inquisitor', 'stormtrooper', 'stormtrooper'] } },
    });
  });
});

describe('moves in words', () => {
  it('name who does what', () => {
    const { position } = begin(
      game,
      read({ start: table({ turn: { resources: 3 }, vera: { hand: ['boba-fett'], units: ['at-st'] } }) }),
    );
    const sentences = legalMoves(game, position).map(({ move }) => game.say(move));
    expect(sentences).toContain('vera plays boba-fett');
    expect(sentences).toContain("vera commits at-st to an attack on the opponent's base");
    expect(sentences).toContain('vera ends the turn');
  });

  it('exist for every move', () => {
    for (const table of game.tables.values()) {
      for (const state of table.states) {
        for (const type of state.moves.keys()) expect(game.say({ type, seat: 'vera' })).not.toContain(type);
      }
    }
  });
});
