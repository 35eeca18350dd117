/**
 * @module
 * SARIF held against what the standard says of the objects that are written (OASIS SARIF 2.1.0; sections in the comments).
 * No package with the whole schema is kept up on npm: this is the part that is used, and closed, so that whatever is added
 * has to be looked up first.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';

const text = { type: 'string', minLength: 1 };
const level = { enum: ['none', 'note', 'warning', 'error'] };
const list = (items: object, more: object = {}) => ({ type: 'array', items, ...more });
const object = (required: readonly string[], properties: object, more: object = {}) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
  ...more,
});
const message = object(['text'], { text }); // 3.11.2: a text or an id, and no ids are written
const multiformat = object(['text'], { text }); // 3.12.3
const location = object([], {
  // 3.28
  physicalLocation: object(['artifactLocation'], {
    // 3.29.2: an artifact or an address
    artifactLocation: object(['uri'], { uri: { type: 'string', pattern: "^[\\w.~!$&'()*+,;=:@/%#?-]+$" } }), // 3.4.3, RFC 3986
    region: object(['startLine'], {
      startLine: { type: 'integer', minimum: 1 }, // 3.30.5
      startColumn: { type: 'integer', minimum: 1 }, // 3.30.6
    }),
  }),
  logicalLocations: list(object(['fullyQualifiedName'], { fullyQualifiedName: { type: 'string' } })), // 3.33
});
const descriptor = object(['id'], { id: text, shortDescription: multiformat, fullDescription: multiformat }); // 3.49
const holds = new Ajv({ strict: true, allErrors: true }).compile(
  object(['version', 'runs'], {
    // 3.13
    $schema: { type: 'string', pattern: '^https://[^\\s]+/sarif(-schema)?-2\\.1\\.0\\.json$' },
    version: { const: '2.1.0' },
    runs: list(
      object(['tool'], {
        // 3.14
        tool: object(['driver'], {
          driver: object(['name'], { name: text, version: text, rules: list(descriptor, { uniqueItems: true }) }), // 3.19
        }),
        invocations: list(
          object(['executionSuccessful'], {
            // 3.20
            executionSuccessful: { type: 'boolean' },
            toolExecutionNotifications: list(
              object(['message'], { message, level, locations: list(location, { uniqueItems: true }) }), // 3.58
            ),
          }),
        ),
        columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
        results: list(
          object(['message'], {
            // 3.27
            ruleId: text,
            level,
            message,
            locations: list(location),
            partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
          }),
        ),
      }),
    ),
  }),
);

interface Written {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
    readonly results: readonly { readonly ruleId?: string; readonly locations: readonly object[] }[];
  }[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));

function written(args: readonly string[]): Written {
  const run = ['bin/referee.js', 'verify', '--format', 'sarif', ...args];
  const { stdout } = spawnSync(process.execPath, run, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return JSON.parse(stdout) as Written;
}

const folder = mkdtempSync(join(tmpdir(), 'referee-sarif-'));
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const recorded = ['outer-rim', 'deckbuilding'].flatMap((game) =>
  ['breach', 'clean'].flatMap((kind) =>
    readdirSync(join(root, 'fixtures', game, kind))
      .slice(0, 25)
      .map((name) => `fixtures/${game}/${kind}/${name}`),
  ),
);

it('reports of recorded games are SARIF 2.1.0, and each rule of a result is told of', () => {
  const sarif = written(recorded);
  holds(sarif);
  expect(holds.errors).toBeNull();
  const [run] = sarif.runs;
  expect(run?.results.length).toBeGreaterThan(5);
  const known = run?.tool.driver.rules.map(({ id }) => id) ?? [];
  expect(new Set(known).size).toBe(known.length);
  expect(run?.results.flatMap(({ ruleId = known[0] }) => ruleId).filter((id) => !known.includes(id ?? ''))).toEqual([]);
  // 3.27.12: a result is found at a place.
  expect(run?.results.filter(({ locations }) => locations.length === 0)).toEqual([]);
});

it('so are those of inputs that cannot be used, of names that are no URI, of answers that are cut, and of nothing', () => {
  const log = { format: 'referee-log/1', ruleset: 'outer-rim', seats: ['ann', 'ben'], start: {} };
  const claims = Array.from({ length: 4_000 }, (_, at) => ({ type: `slip-${at}`, note: 'x'.repeat(80) }));
  const clean = file('clean.json', JSON.stringify({ ...log, moves: [] }));
  const others = [
    file('Größe 100 %: #1?.json', JSON.stringify({ ...log, moves: [{ type: 'turn.end', seat: 'zoe' }] })),
    file('broken.json', '{"format":'),
    file('empty.json', ''),
    'no such file.json',
    file('a\u0001b.json', '['),
    file('lines.ndjson', `${JSON.stringify({ ...log, moves: claims })}\nnone\n`),
  ];
  for (const args of [[clean], [...others, clean]]) {
    holds(written(args));
    expect(holds.errors, args.join(' ')).toBeNull();
  }
});
