/**
 * @module
 * The quick look that spares most logs the reading of names: where it says that a log calls everything by its id, reading the
 * names changes nothing.
 */
import { describe, expect, it } from 'vitest';
import { readText } from '../../../referee/ask.ts';
import { named } from '../../../referee/log/names.ts';
import { callsByIds } from '../../../referee/log/plain-ids.ts';
import { rulesetIds } from '../../../referee/play/rulesets.ts';
import type { Json } from '../../../schemas/json.ts';
import { fixturesOf } from '../../../scripts/golden.ts';

type Members = { [word: string]: Json };

describe.each(rulesetIds)('the logs of %s', (ruleset) => {
  const logs = fixturesOf(ruleset).flatMap(({ name, text }) => {
    const read = readText(text);
    return read.ok ? [{ name, game: read.value.game, log: JSON.parse(text) as Members }] : [];
  });

  it('that call everything by its id are told by their words, and nothing in them is a name', () => {
    const plain = logs.filter(({ game, log }) => callsByIds(game, log));
    expect(plain.length / logs.length).toBeGreaterThan(0.75);
    for (const { name, game, log } of plain) expect(named(game, log).value, name).toBe(log);
  });

  it('are not said to when a word of theirs is written as people write it', () => {
    const isName = (word: Json | undefined): word is string => typeof word === 'string' && /^[a-z]{4,}$/.test(word);
    let tried = 0;
    for (const { name, game, log } of logs.filter((_, at) => at % 3 === 0)) {
      if (!callsByIds(game, log)) continue;
      for (const [at, move] of ((log['moves'] ?? []) as Members[]).entries())
        for (const word of ['seat', 'to', 'card', 'faction', 'base']) {
          const said = move[word];
          if (!isName(said)) continue;
          const written = `${said[0]?.toUpperCase()}${said.slice(1)}`;
          const moves = (log['moves'] as Members[]).map((one, other) =>
            other === at ? { ...one, [word]: written } : one,
          );
          const changed = { ...log, moves };
          if (named(game, changed).value === changed) continue;
          tried += 1;
          expect(callsByIds(game, changed), `${name}, entry ${at}: ${written}`).toBe(false);
        }
    }
    expect(tried).toBeGreaterThan(100);
  });
});
