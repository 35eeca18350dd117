/**
 * @module
 * Logs that went wrong once, written by hand as a judge would: what each must give, and at no other entry a violation.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readText, reportFor } from '../referee/ask.ts';
import type { Report } from '../referee/report.ts';

const folder = new URL('../fixtures/cases/judge/', import.meta.url);
const client = new URL('../fixtures/cases/client/', import.meta.url);

function reportOf(name: string, folder_ = folder): Report {
  const read = readText(readFileSync(new URL(name, folder_), 'utf8'));
  const answer = read.ok ? reportFor(read.value) : read;
  if (!answer.ok) throw new Error(answer.problems.map(({ pointer, message }) => `${pointer}: ${message}`).join('\n'));
  return answer.value;
}

/** By the entry: the rule that must be cited there, without the ruleset's name where it is one of the game's own. */
const MUST: Readonly<Record<string, Readonly<Record<number, RegExp>>>> = {
  '01-movement-hyperdrive.json': { 0: /^movement\.1$/ },
  '02-market-two-decks-and-change.json': { 2: /^market-action\.1\.2$/, 4: /^bartering\.3\.a$/ },
  '03-combat-tie-given-to-the-patrol.json': { 3: /^combat-steps\.4\.1$/ },
  '04-hostile-patrol-ignored.json': { 2: /^encounter-step\.1\.1$/ },
  '05-illegal-cargo-on-a-crit.json': {
    1: /^deliver-action\.1\.1\.c$/,
    4: /^(planning-step\.3\.1\.[ab]|defeated\.2)$/,
  },
  '06-two-players-34-entries.json': {
    11: /^movement\.2$/,
    15: /^trade-action\.0\.1$/,
    19: /^market-action\.0\.1$/,
  },
  '06b-same-with-the-change-spelled-out.json': {
    11: /^movement\.2$/,
    15: /^trade-action\.0\.1$/,
    19: /^market-action\.0\.1$/,
  },
  '07-three-players-32-entries.json': {
    1: /^planning-step\.0\.1$/,
    2: /^buying\.2/,
    4: /^action-step\.0\.2$/,
    10: /^combat-steps\.1$/,
    12: /^defeated\.1\.1$/,
    26: /^(patrol-movement\.2\.1|buying\.3\.1)$/,
    27: /^planning-step\.3\.1\.a$/,
  },
  '07b-same-without-the-first-mistake.json': {
    1: /^buying\.2/,
    3: /^action-step\.0\.2$/,
    9: /^combat-steps\.1$/,
    11: /^defeated\.1\.1$/,
    25: /^(patrol-movement\.2\.1|buying\.3\.1)$/,
    26: /^planning-step\.3\.1\.a$/,
  },
  '08-deckbuilding-turn-cycle.json': {
    18: /^purchase-a-card\.2$/,
    22: /^attacking-an-opponents-base\.0\.3$/,
    31: /^(choose\.0\.2|frequently-asked-questions\.\d+)$/,
    35: /^bounty-hunting-and-sabotage\.(0\.9|3\.2)$/,
  },
  '09-boba-counts-4000-for-an-odd-job.json': { 0: /^planning-step\.2$/ },
  '10-misspelt-card.json': { 3: /^log\.the-move-log\.5$/ },
  '11-misspelt-seat.json': { 0: /^log\.the-move-log\.4$/ },
  '12-one-unknown-move-type.json': { 3: /^log\.the-move-log\.8$/, 11: /^movement\.2$/ },
  '13-a-fight-within-a-fight.json': {},
};

/** What the message of an entry must suggest. */
const MEANT: Readonly<Record<string, readonly [number, string]>> = {
  '10-misspelt-card.json': [3, 'did you mean coaxium-crystal'],
  '11-misspelt-seat.json': [0, 'did you mean jyn'],
  '12-one-unknown-move-type.json': [3, 'market.buy'],
};

describe('logs as a judge writes them', () => {
  it('each has something that it must give', () => {
    expect(Object.keys(MUST)).toEqual(readdirSync(folder).sort());
  });

  for (const [name, must] of Object.entries(MUST)) {
    it(name, () => {
      const { violations } = reportOf(name);
      const told = new Map(
        violations.map(({ entry, rule }) => [entry, rule.replace(/^(outer-rim|deckbuilding)\./, '')]),
      );
      expect([...told.keys()].sort((a, b) => (a ?? -1) - (b ?? -1))).toEqual(Object.keys(must).map(Number));
      for (const [entry, rule] of Object.entries(must)) expect(told.get(Number(entry))).toMatch(rule);
      const [entry, meant] = MEANT[name] ?? [null, ''];
      expect(violations.find((found) => found.entry === entry)?.message ?? '').toContain(meant);
    });
  }
});

/** Logs that a client sent: the one rule that must be cited, at the first entry. */
const SENT: Readonly<Record<string, string>> = {
  '01-false-effects-of-a-known-ability.json': 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
  '02-a-player-where-none-is-chosen.json': 'outer-rim.appendix-2-interpreting-cards-and-abilities.0.2',
};

describe('logs as a client sends them', () => {
  for (const [name, rule] of Object.entries(SENT)) {
    it(name, () => {
      const { violations } = reportOf(name, client);
      expect(violations.map((found) => [found.entry, found.rule])).toEqual([[0, rule]]);
    });
  }
});
