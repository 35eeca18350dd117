/**
 * @module
 * What is said of a log depends on its content alone: not on the order of its members, nor on what was read before it.
 */
import { describe, expect, it } from 'vitest';
import { readText, reportFor } from '../../referee/ask.ts';
import { rulesetIds } from '../../referee/play/rulesets.ts';
import { drawer } from '../../referee/simulate.ts';
import type { Json } from '../../schemas/json.ts';
import { fixturesOf } from '../../scripts/golden.ts';

/** The same value with the members of every object in another order. */
function shuffled(value: Json, draw: () => number): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => shuffled(item, draw));
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]) => ({ name, member: shuffled(member, draw), at: draw() }))
      .sort((a, b) => a.at - b.at)
      .map(({ name, member }) => [name, member]),
  );
}

/** A report without the lines and columns of its text. */
function said(text: string): string {
  const read = readText(text);
  const answer = read.ok ? reportFor(read.value) : read;
  return JSON.stringify(answer, (name, value) => (name === 'line' || name === 'column' ? null : value));
}

/** As an object, because a report may keep values of the log as they stand there. */
const report = (text: string): unknown => JSON.parse(said(text));

for (const id of rulesetIds) {
  describe(`reports of ${id}`, () => {
    it('are the same whatever the order of the members', () => {
      for (const { text } of fixturesOf(id)) {
        const draw = drawer(text.length);
        expect(report(JSON.stringify(shuffled(JSON.parse(text) as Json, () => draw(1_000))))).toEqual(report(text));
      }
    });
  });
}

it('a log is judged as the three-hundredth as it was judged as the first', () => {
  // The second entry says what the first says, in another order: something happened twice, or was written down twice.
  const log = {
    format: 'referee-log/1',
    ruleset: 'deckbuilding',
    seats: ['vera', 'sam'],
    start: {
      force: 1,
      row: ['scout-trooper', 'x-wing', 'rodian-gunslinger', 'c-roc-cruiser', 'director-krennic', 'duros-spy'],
      galaxyDeck: ['tie-fighter', 'y-wing', 'bossk', 'at-st', 'snowspeeder'],
      galaxyDiscard: [],
      turn: { seat: 'sam' },
      seats: {
        vera: { hand: ['at-at', 'stormtrooper'], deck: Array(6).fill('imperial-shuttle'), discard: [] },
        sam: { hand: [], deck: Array(6).fill('alliance-shuttle'), discard: [], units: ['rebel-commando'] },
      },
    },
    moves: [
      { type: 'ability.use', seat: 'sam', card: 'rebel-commando' },
      { card: 'rebel-commando', seat: 'sam', type: 'ability.use' },
      { type: 'hand.discard', seat: 'vera', card: 'stormtrooper' },
    ],
  };
  const first = said(JSON.stringify(log));
  for (let read = 0; read < 300; read += 1) expect(said(JSON.stringify(log))).toBe(first);
});

it('which of two targets that are equally near a doubt names first is that of the map', () => {
  const token = (of: string) => [{ class: of }];
  const log = (contacts: object) => ({
    format: 'referee-log/1',
    ruleset: 'outer-rim',
    seats: ['ann', 'boba'],
    ai: ['boba'],
    cards: [{ id: 'bounty-ziton-moj', type: 'bounty', class: 'yellow', contact: 'ziton-moj', cost: 0 }],
    start: {
      turn: { seat: 'boba' },
      contacts,
      seats: {
        ann: { character: 'jyn-erso', ship: 'g9-rigger', space: 'kessel' },
        boba: {
          ...{ character: 'boba-fett', ship: 'g-1a-starfighter', space: 't4-n3', assets: ['bounty-ziton-moj'] },
          reputation: { hutt: 'neutral', imperial: 'neutral', rebel: 'neutral', syndicate: 'neutral' },
        },
      },
    },
    moves: [
      { type: 'ai.card', card: 'hunter-3' },
      { type: 'encounter.contact', seat: 'boba', class: 'yellow' },
    ],
  });
  const told = {
    kessel: [],
    naboo: token('green'),
    tatooine: token('yellow'),
    'nal-hutta': token('yellow'),
    ryloth: [],
  };
  const others = ['lothal', 'mon-calamari', 'cantonica', 'ord-mantell', 'ring-of-kafrene', 'takodana'];
  const contacts = Object.entries({ ...told, ...Object.fromEntries(others.map((space) => [space, []])) });
  const [one, other] = [contacts, contacts.toReversed()].map((all) => JSON.stringify(log(Object.fromEntries(all))));
  expect(said(one ?? '')).toContain('boba moves to tatooine; or: boba moves to nal-hutta');
  expect(report(other ?? '')).toEqual(report(one ?? ''));
});
