import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueWith } from '../cards/deckbuilding/index.ts';
import { readText, reportFor } from '../referee/ask.ts';
import { moveTypes } from '../referee/log/read.ts';
import { rulesetIds, rulesetOf } from '../referee/play/rulesets.ts';
import type { Report } from '../referee/report.ts';
import { ruleOf } from '../rules/index.ts';
import { OPERATIONS } from '../schemas/deckbuilding/cards.ts';
import { pages } from '../scripts/docs.ts';
import { playedPrograms } from '../scripts/examples.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

function reportOf(text: string): Report {
  const asked = readText(text);
  const answer = asked.ok ? reportFor(asked.value) : asked;
  if (!answer.ok) throw new Error(answer.problems.map(({ message }) => message).join('\n'));
  return answer.value;
}

/** The sections of a page, by their headings of this depth. */
function sectionsOf(page: string, depth: string): Map<string, string> {
  const parts = page.split(new RegExp(`^${depth} `, 'm')).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]));
}

describe('generated pages', () => {
  it('are what the schemas, the charts and the recorded games say today', () => {
    for (const [path, text] of pages()) expect(read(path), `${path} is stale: run npm run docs`).toBe(text);
  });
});

/** Moves of which nobody can ever rule whether they were so: the log tells what the referee cannot know. */
const TOLD_ONLY: Readonly<Record<string, readonly string[]>> = {
  'outer-rim': ['card.ask', 'contact.none', 'icon.none'],
  deckbuilding: ['base.disputed', 'base.keep'],
};

describe.each(rulesetIds)('docs/moves/%s.md', (id) => {
  const sections = sectionsOf(read(`docs/moves/${id}.md`), '##');
  const game = rulesetOf(id);

  it('has a section for every move of the game, and no other', () => {
    expect(game).toBeDefined();
    if (game !== undefined) expect([...sections.keys()].sort()).toEqual([...new Set(moveTypes(game))].sort());
  });

  it('shows of each an entry of a recorded game that is legal where it stands', () => {
    const told: string[] = [];
    for (const [type, section] of sections) {
      const [, path = '', line, entry = ''] =
        /\]\(\.\.\/\.\.\/([^)]+)\)(?:, line (\d+))?, entry (\d+)\)/.exec(section) ?? [];
      const [, example = ''] = /```json\n(.*)\n```/.exec(section) ?? [];
      const text = line === undefined ? read(path) : (read(path).split('\n')[Number(line) - 1] ?? '');
      const { moves } = JSON.parse(text) as { moves: { type: string }[] };
      expect(moves[Number(entry)], type).toMatchObject(JSON.parse(example));
      expect(moves[Number(entry)]?.type).toBe(type);
      const { violations, unverifiable } = reportOf(text);
      expect(violations, path).toEqual([]);
      if (unverifiable.some((doubt) => doubt.entry === Number(entry))) told.push(type);
    }
    expect(told.sort()).toEqual(TOLD_ONLY[id]);
  });

  it('names rules of the index, but for a few moves that only tell what happens anyhow', () => {
    const without: string[] = [];
    for (const [type, section] of sections) {
      const [, line = ''] = /^Rules:(.*)$/m.exec(section) ?? [];
      const named = [...line.matchAll(/`([^`]+)`/g)].map(([, rule = '']) => rule);
      if (named.length === 0) without.push(type);
      for (const rule of named) expect(ruleOf(rule.startsWith('log.') ? rule : `${id}.${rule}`), rule).toBeDefined();
    }
    expect(without.filter((type) => !['card.ask', 'contact.later', 'contact.untold'].includes(type))).toEqual([]);
  });
});

/** The rows of a page whose meaning is left blank, though their values do not say it by themselves. */
function silentIn(page: string): string[] {
  return (
    [...page.matchAll(/^\| `([^`]+)`(?: \(may be left out\))? \| (.*?) \| {2}\|$/gm)]
      // A closed list of words says what it means; so does a number where its name is that of a unit.
      .filter(
        ([, word = '', values = '']) =>
          !/^(?:list of: )?`[^;]*`(?:; or (?:null|`[^`]*`))*$/.test(values) && !/credits$/.test(word),
      )
      .map(([, word = '']) => word)
  );
}

describe.each(
  rulesetIds.flatMap((id) => [
    `docs/moves/${id}.md`,
    `docs/${id}/header.md`,
    `docs/${id}/position.md`,
    `docs/${id}/effects.md`,
  ]),
)('%s', (path) => {
  it('says of every word what it means', () => {
    expect(silentIn(read(path))).toEqual([]);
  });
});

/** A log in which every program is empty. */
function withoutPrograms(text: string): string {
  const empty = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(empty);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) =>
        name === 'effects' || name === 'program' ? [name, []] : [name, name === 'change' ? undefined : empty(inner)],
      ),
    );
  };
  const { moves, ...header } = JSON.parse(text) as { moves: unknown };
  return JSON.stringify({ ...(empty(header) as object), moves });
}

describe.each(rulesetIds)('docs/%s/effects.md', (id) => {
  const page = read(`docs/${id}/effects.md`);
  const played = [...playedPrograms(id).values()];

  it('has a program of every word, and each is played by a log that is legal, or in doubt of what nobody has told', () => {
    const words = [...sectionsOf(page, '###').keys()];
    expect(words.sort()).toEqual(played.map(({ title }) => title).sort());
    for (const { title, text } of played)
      expect([title, reportOf(text).verdict]).toEqual([title, title === 'untold' ? 'unverifiable' : 'legal']);
  });

  it('shows programs without which what the logs claim would be wrong', () => {
    const ownProgram = played.filter(({ text }) =>
      /"(?:effects|program|change)":/.test(text.replace(/"moves":.*/, '')),
    );
    const claiming = ownProgram.filter(({ text }) => text.includes('"expect"'));
    expect(claiming.length).toBeGreaterThan(20);
    for (const { title, text } of claiming)
      expect([title, reportOf(withoutPrograms(text)).verdict]).not.toEqual([title, 'legal']);
  });
});

describe('the words of an operation of the Deckbuilding Game', () => {
  it('are all that the cards of the catalogue use', () => {
    const { cards, bases } = catalogueWith([]).catalogue;
    const entries: Record<string, unknown>[] = [];
    const look = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('op' in value) entries.push(value as Record<string, unknown>);
      for (const inner of Object.values(value)) look(inner);
    };
    for (const card of [...cards.values(), ...bases.values()]) look(card);
    expect(entries.length).toBeGreaterThan(60);
    for (const { op, ...words } of entries) {
      const known = ['optional', 'asCost', 'condition', ...OPERATIONS[op as keyof typeof OPERATIONS].words];
      const unknown = Object.keys(words).filter((word) => !known.includes(word) && !word.endsWith('Candidates'));
      expect(unknown, String(op)).toEqual([]);
    }
  });
});
