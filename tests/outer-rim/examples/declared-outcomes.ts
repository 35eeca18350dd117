/**
 * @module
 * What a log declares of a text that hangs on a test or a fight, against what the dice have come to.
 */
import type { CardEffect } from '../../../machines/outer-rim/table/types.ts';
import type { StartSeat } from '../../../schemas/outer-rim/header.ts';
import { type Example, table } from '../example.ts';
import { duel, obey, orders, passed, resolve, roll, test, trick, useInTest } from '../fights.ts';
import { tool, use } from '../tools.ts';

const tests = 'outer-rim.skill-tests.3';
const fights = 'outer-rim.combat-steps.4.2';
const text = 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2';
const fame: CardEffect = { do: 'gain-fame', amount: 1 };
const fine: CardEffect = { do: 'lose-credits', amount: 1000 };
const credits = (amount: number): CardEffect => ({ do: 'gain-credits', amount });
const climb: CardEffect = { do: 'test', skill: 'tech', pass: [fame], fail: [fine] };
const thug = { name: 'thug', combat: 2 };
const brawl: CardEffect = { do: 'fight', kind: 'ground', enemy: thug, win: [fame], lose: [fine] };
const ended = { type: 'test.resolve', seat: 'ann' };
const goesOn = { type: 'planning.gain-credits', seat: 'ben' };
const acted = { type: 'action.end', seat: 'ann' };
const famous = { seats: { ann: { fame: 1, credits: 5000 } } };
const fined = { seats: { ann: { fame: 0, credits: 4000 } } };

/** Ann climbs, and the log says so much of it beforehand. */
const climbs = (...effects: object[]) => ({ ...obey, effects });
/** The card of an encounter with this text, and Ann about to draw it. */
const drawn = (effect: CardEffect, ann: StartSeat = {}) => ({
  header: {
    cards: [
      {
        id: 'dark-alley',
        origin: 'encounter' as const,
        encounterDeck: 'tatooine-nal-hutta',
        sections: [
          { of: 'tatooine', effects: [effect] },
          { of: 'nal-hutta', secret: true as const },
        ],
      },
    ],
  },
  start: table({ turn: { step: 'encounter' }, ann }),
});
const meets = (...effects: object[]) => ({ type: 'encounter.space', seat: 'ann', card: 'dark-alley', effects });
const stranger = { id: 'stranger', type: 'crew' as const, bonuses: {}, abilities: [] };

const ofTests: Example[] = [
  {
    rule: tests,
    shows: 'what is declared of a passed test comes of one',
    start: orders([climb]),
    moves: [climbs(fame), test('crit', 'blank'), ended],
    final: famous,
  },
  {
    rule: tests,
    shows: 'of a failed test it does not',
    start: orders([climb]),
    moves: [climbs(fame), test('hit', 'blank'), ended],
    breaks: [tests],
  },
  {
    rule: tests,
    shows: 'nor where nobody says that the test has ended',
    start: orders([climb]),
    moves: [climbs(fame), test('hit', 'blank'), acted],
    breaks: [tests],
  },
  {
    rule: tests,
    shows: 'nor where the log ends with the dice',
    start: orders([climb]),
    moves: [climbs(fame), test('hit', 'blank')],
    breaks: [tests],
  },
  {
    rule: tests,
    shows: 'as long as somebody may still change the dice a log that ends breaks no rule',
    start: orders([climb], {
      ann: { assets: [trick('scope', { timing: 'test', on: 'own', change: { kind: 'reroll', most: 1 } })] },
    }),
    moves: [climbs(fame), test('hit', 'blank')],
  },
  {
    rule: tests,
    shows: 'with the log that ends with the dice that were declared nothing is wrong',
    start: orders([climb]),
    moves: [climbs(fame), test('crit', 'blank')],
  },
  {
    rule: fights,
    shows: 'a fight that its last dice have lost was not won',
    start: orders([brawl]),
    moves: [climbs(fame), roll('blank', 'blank', 'blank'), roll('hit', 'hit')],
    breaks: [fights],
  },
  {
    rule: tests,
    shows: 'what is declared of a failed test comes of one',
    start: orders([climb]),
    moves: [climbs({ do: 'test', skill: 'tech' }, fine), test('hit', 'blank'), acted],
    final: fined,
  },
  {
    rule: tests,
    shows: 'a passed test costs nothing',
    start: orders([climb]),
    moves: [climbs(fine), test('crit', 'blank'), passed(true)],
    breaks: [tests],
  },
  {
    rule: tests,
    shows: 'the outcome may be declared in so many words',
    start: orders([climb]),
    moves: [climbs({ do: 'test', skill: 'tech', passed: false }), test('blank', 'blank'), ended],
    final: fined,
  },
  {
    rule: tests,
    shows: 'and wrongly',
    start: orders([climb]),
    moves: [climbs({ do: 'test', skill: 'tech', passed: true }), test('blank', 'blank'), ended],
    breaks: [tests],
  },
  {
    rule: text,
    shows: 'a test is not passed and failed',
    start: orders([climb]),
    moves: [climbs(fame, fine), test('crit', 'blank'), ended],
    breaks: [text],
  },
  {
    rule: tests,
    shows: 'an outcome beside what comes of the other one',
    start: orders([climb]),
    moves: [climbs({ do: 'test', skill: 'tech', passed: false }, fame), test('blank', 'blank'), ended],
    breaks: [text],
  },
  {
    rule: tests,
    shows: 'what comes of either outcome shows neither',
    start: orders([{ do: 'test', skill: 'tech', pass: [fame, fine], fail: [fine] }]),
    moves: [climbs(fine), test('blank', 'blank'), ended],
    final: fined,
  },
  {
    rule: tests,
    shows: 'an amount that only the other outcome brings shows that one',
    start: orders([{ do: 'test', skill: 'tech', pass: [credits(2000)], fail: [credits(1000)] }]),
    moves: [climbs(credits(1000)), test('crit', 'hit'), ended],
    breaks: [tests],
  },
  {
    rule: tests,
    shows: 'a branch that is chosen for what is declared of its test is held to it',
    start: orders([
      {
        do: 'choose',
        among: [
          { name: 'climb', effects: [climb] },
          { name: 'wait', effects: [credits(1000)] },
        ],
      },
    ]),
    moves: [climbs(fame), test('blank', 'blank'), ended],
    breaks: [tests],
  },
  {
    rule: 'outer-rim.skill-tests.2',
    shows: 'where a crew of unknown skills decides, what is declared shows which it was',
    start: orders([climb], { ann: { assets: [stranger] } }),
    moves: [climbs(fame), test('hit', 'blank'), ended],
    doubtful: ['outer-rim.skill-tests.2'],
    final: famous,
  },
  {
    rule: tests,
    shows: 'a die that was turned has made good what was declared',
    start: orders([climb], {
      ann: { assets: [trick('rope', { timing: 'test', on: 'own', change: { kind: 'turn', most: 1, to: 'crit' } })] },
    }),
    moves: [climbs(fame), test('hit', 'blank'), useInTest('rope', { kind: 'turn', dice: [0], to: 'crit' }), ended],
    final: famous,
  },
  {
    rule: tests,
    shows: 'of an encounter card, too',
    ...drawn(climb),
    moves: [meets(fame), test('focus', 'blank'), ended],
    breaks: [tests],
  },
  {
    rule: tests,
    shows: 'of one whose text nobody knows, what the log declares is the text',
    start: table({ turn: { step: 'encounter' } }),
    moves: [
      { type: 'encounter.space', seat: 'ann', effects: [{ ...climb, passed: true }] },
      test('focus', 'blank'),
      ended,
    ],
    breaks: [tests],
    doubtful: true,
  },
];

const ofFights: Example[] = [
  {
    rule: fights,
    shows: 'what is declared of a victory comes of one',
    ...drawn(brawl),
    moves: [meets(fame), roll('hit', 'blank', 'blank'), roll('blank', 'blank'), resolve],
    final: famous,
  },
  {
    rule: fights,
    shows: 'of a defeat it does not',
    ...drawn(brawl),
    moves: [meets(fame), roll('blank', 'blank', 'blank'), roll('hit', 'blank'), resolve],
    breaks: [fights],
  },
  {
    rule: fights,
    shows: 'nor where nobody says that damage is compared',
    ...drawn(brawl),
    moves: [meets(fame), roll('blank', 'blank', 'blank'), roll('hit', 'blank'), goesOn],
    breaks: [fights],
  },
  {
    rule: fights,
    shows: 'a tie is won by the attacker, whatever was declared',
    ...drawn(brawl),
    moves: [meets(fine), roll('hit', 'blank', 'blank'), roll('hit', 'blank'), resolve],
    breaks: [fights],
  },
  {
    rule: fights,
    shows: 'a defeat costs what the card says',
    ...drawn(brawl),
    moves: [meets({ do: 'fight', won: false }, fine), roll('blank', 'blank', 'blank'), roll('hit', 'blank'), goesOn],
    final: fined,
  },
  {
    rule: fights,
    shows: 'what comes of the card in any case shows no victory',
    start: orders([brawl, credits(1000)]),
    moves: [climbs(credits(1000)), roll('blank', 'blank', 'blank'), roll('hit', 'blank'), resolve],
    final: { seats: { ann: { fame: 0, credits: 5000 } } },
  },
  {
    rule: fights,
    shows: 'a patrol that a card has somebody fight',
    start: table({
      turn: { step: 'action' },
      ann: { assets: [tool('raid', { do: 'fight-patrol', faction: 'imperial', win: [fame] })] },
      patrols: { imperial: { level: 1, combat: 2, space: 'tatooine', reward: { credits: 3000 } } },
    }),
    moves: [use('raid', { effects: [fame] }), roll('blank', 'blank', 'blank'), roll('hit', 'blank'), resolve],
    breaks: [fights],
  },
  {
    rule: fights,
    shows: 'a player who is fought, and wins',
    start: duel(),
    moves: [
      { ...obey, effects: [{ do: 'fight', player: 'ben', won: true }] },
      roll('blank', 'blank', 'blank'),
      roll('hit', 'blank', 'blank'),
      resolve,
    ],
    breaks: [fights],
  },
];

export const examples: readonly Example[] = [...ofTests, ...ofFights];
