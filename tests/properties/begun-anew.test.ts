import { expect, it } from 'vitest';
import { readText, reportFor } from '../../referee/ask.ts';
import { type Position, viewOf } from '../../referee/play/play.ts';
import { verify } from '../../referee/reading/verify.ts';
import type { Report } from '../../referee/report.ts';
import type { Json } from '../../schemas/json.ts';
import { fixturesOf } from '../../scripts/golden.ts';

/** Of every log so many places are tried. */
const PLACES = process.env['REFEREE_LONG'] === undefined ? 3 : Number.POSITIVE_INFINITY;

type Members = { readonly [name: string]: Json };
const members = (value: Json | undefined): Members => (value ?? {}) as Members;
const some = (from: Json | undefined, ...words: readonly string[]): Members =>
  Object.fromEntries(Object.entries(members(from)).filter(([word]) => words.includes(word)));
const each = (of: Json | undefined, change: (inner: Members) => Json): Members =>
  Object.fromEntries(Object.entries(members(of)).map(([name, inner]) => [name, change(members(inner))]));

/** What a header tells of a position of Outer Rim, by the picture of it. */
function outerRim(picture: Members): Members {
  const cards = members(picture['cards']);
  const told = [
    'fame',
    'credits',
    'space',
    'character',
    'ship',
    'skills',
    'values',
    'reputation',
    'treatedAs',
    'damage',
  ];
  const flags = ['defeated', 'secrets', 'debtTokens', 'personalGoalDone', 'shipGoalDone'];
  return {
    ...some(picture, 'patrols', 'stacks', 'market', 'contacts', 'removed', 'shipSupply', 'goalTokens'),
    ai: each(picture['ai'], (deck) => some(deck, 'under')),
    turn: some(picture['turn'], 'seat', 'number', 'step', 'additional', 'done', 'used'),
    seats: each(picture['seats'], (own) => {
      const { sheet = null, goals } = members(own['ambition']);
      const tokens = Object.entries(members(goals)).map(([goal, of]) => [goal, members(of)['tokens'] ?? 0]);
      return {
        ...some(own, ...told, ...flags),
        ...(sheet === null ? {} : { ambition: { sheet, tokens: Object.fromEntries(tokens) } }),
        assets: (own['assets'] as readonly Members[]).map(({ card, slot = null, captured = false }) => ({
          ...(cards[card as string] === undefined ? { id: card as string } : members(cards[card as string])),
          ...(captured === true ? { captured } : {}),
          ...(slot === null ? {} : { slot }),
        })),
      };
    }),
  };
}

/** The same of the Deckbuilding Game. */
function deckbuilding(picture: Members): Members {
  const inPlay = (cards: Json | undefined): Json[] =>
    (cards as readonly Members[]).map(({ name = '', committed = 'none', ...one }) => ({
      card: name,
      ...(committed === 'none' ? {} : { committed }),
      ...some(one, 'damage', 'attacked', 'used', 'bonus', 'fleeting'),
    }));
  const { row, deck = null, discard = null, pilots = null } = members(picture['galaxy']);
  const turn = ['seat', 'number', 'phase', 'resources', 'neutralPlayed', 'bought', 'neutralBought', 'toDeck'];
  return {
    ...some(picture, 'force', 'exile'),
    turn: some(picture['turn'], ...turn),
    seats: each(picture['seats'], (own) => ({
      ...some(own, 'hand', 'deck', 'discard', 'base', 'bases', 'victory'),
      units: inPlay(own['units']),
      ships: inPlay(own['ships']),
    })),
    row: (row as readonly Members[]).map(({ name = null }) => name),
    galaxyDeck: deck,
    galaxyDiscard: discard,
    pilots,
  };
}

const games = {
  'outer-rim': { begin: outerRim, isFree: ({ turn }: Members) => members(turn)['step'] === 'planning' },
  deckbuilding: { begin: deckbuilding, isFree: ({ turn }: Members) => members(turn)['phase'] === 'actions' },
};

function reported(log: Json): Report {
  const asked = readText(JSON.stringify(log));
  if (!asked.ok) throw new Error(JSON.stringify(asked.problems));
  const report = reportFor(asked.value, 'en', { all: true });
  if (!report.ok) throw new Error(JSON.stringify(report.problems));
  return report.value;
}

it.each(Object.entries(games))('a log of %s may begin at any turn, by what the picture of it shows', (id, game) => {
  let tried = 0;
  for (const { name, kind, text } of fixturesOf(id)) {
    const log = JSON.parse(text) as Members;
    const asked = readText(text);
    if (kind !== 'clean' || !asked.ok || reported(log).verdict !== 'legal') continue;
    const moves = log['moves'] as readonly Members[];
    const places: { readonly after: number; readonly picture: Members }[] = [];
    const seen = new Set<Json | undefined>();
    const reached = (after: number, position: Position<never>): void => {
      const picture = JSON.parse(JSON.stringify(viewOf(asked.value.game, position))) as Members;
      const { number } = members(picture['turn']);
      // A patrol that has come may be told turns later, and "?" stands for a card of which a header would have to tell more.
      const isWhole = position.frames.length === 2 && (picture['spawn'] ?? null) === null;
      if (!isWhole || !game.isFree(picture) || seen.has(number) || JSON.stringify(picture).includes('"?')) return;
      seen.add(number);
      if (after + 1 < moves.length) places.push({ after, picture });
    };
    verify(asked.value.game, asked.value.log, { reached } as never);
    const step = Math.max(1, Math.ceil(places.length / PLACES));
    for (const { after, picture } of places.filter((_, at) => at % step === 0)) {
      const { moves: _moves, start: _start, setup: _setup, options, ...header } = log;
      const { fameRequirement } = picture;
      const told = { ...members(options), ...(fameRequirement === undefined ? {} : { fameRequirement }) };
      const rest = { ...header, options: told, start: game.begin(picture), moves: moves.slice(after + 1) };
      expect(reported(rest as Json).violations, `${name}, after entry ${after}`).toEqual([]);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(5);
});
