import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesetIds, rulesetOf } from '../../referee/play/rulesets.ts';
import { ruleOf } from '../../rules/index.ts';

const root = new URL('../../', import.meta.url);

/** Every source file of the folders in which rules are cited. */
function sources(folder: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => `${folder}${name}`);
}

describe('rule ids', () => {
  it.each(['machines/', 'referee/', 'api/', 'cli/', 'tests/outer-rim/', 'tests/deckbuilding/'])(
    'cited in %s are all in the index',
    (folder) => {
      const cited = sources(folder).flatMap((name) =>
        [
          ...readFileSync(new URL(name, root), 'utf8').matchAll(
            /(['"`])((?:outer-rim|deckbuilding|log)\.[a-z0-9-]+\.[0-9a-z.]+)\1/g,
          ),
        ].map(([, , id = '']) => ({ name, id })),
      );
      if (folder === 'machines/') expect(cited.length).toBeGreaterThan(500);
      for (const { name, id } of cited) expect(ruleOf(id), `${name} cites ${id}`).toBeDefined();
    },
  );

  it.each(rulesetIds)('bound by the charts and slices of %s are all in the index', (ruleset) => {
    const bound = [...(rulesetOf(ruleset)?.bound().keys() ?? [])];
    expect(bound.length).toBeGreaterThan(100);
    for (const id of bound) expect(ruleOf(id), id).toBeDefined();
  });
});
