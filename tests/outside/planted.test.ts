/**
 * A further game, planted in a copy of the repository: its folders, and one entry of the registry.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const COPIED = [
  ...[
    'games',
    'machines',
    'referee',
    'rules',
    'cards',
    'schemas',
    'notation',
    'charts',
    'boards',
    'sheets',
    'api',
    'cli',
    'client',
  ],
  ...['library', 'outside', 'mutants', 'workers', 'scripts', 'bin', 'package.json', 'tsconfig.json'],
];
let place: string;

const ENTRY = `  pebbles: {
    ruleset: () => require('../machines/pebbles/index.ts').pebbles,
    book: () => require('../rules/pebbles/book.ts').pebbles,
  },
} as const satisfies`;

const BOOK = `
import { createRequire } from 'node:module';
import { type Book, NO_CLASSES } from '../book.ts';
const require = createRequire(import.meta.url);
export const pebbles: Book = {
  files: () => [require('./rules.json')],
  sources: [{ id: 'PEB', names: { en: 'Rules of pebbles', de: 'Regeln der Kiesel' }, rank: 1, url: null }],
  classes: () => NO_CLASSES,
  coverage: () => require('../coverage/pebbles.json'),
};
`;

const row = (id: string, statement: string): object => ({
  ...{ id, source: 'PEB', entry: 'Taking', page: 1, kind: 'constraint', statement, topics: ['taking', 'heap'] },
  ...{ option: null, check: 'log', de: null, conflicts: [] },
});

function run(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: place, encoding: 'utf8' });
}

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'referee-planted-'));
  for (const name of COPIED) cpSync(join(root, name), join(place, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  for (const folder of ['machines/pebbles', 'rules/pebbles', 'tests/pebbles/examples', 'docs'])
    mkdirSync(join(place, folder), { recursive: true });

  const registry = join(place, 'games/registry.ts');
  writeFileSync(registry, readFileSync(registry, 'utf8').replace('} as const satisfies', ENTRY));
  const toy = readFileSync(join(root, 'tests/referee/toy.ts'), 'utf8')
    .replaceAll("'../../machines/", "'../")
    .replaceAll('log.the-move-log.3', 'pebbles.taking.1')
    .replace('z.array<z.ZodType>(move) })', "z.array<z.ZodType>(move) }).meta({ id: 'PebblesLog' })")
    .replace('...base }),\n]);', "...base }),\n]).meta({ id: 'PebblesMove' });")
    .replace(
      'log: z.strictObject({ heap',
      `log: z.strictObject({ format: z.literal('referee-log/1'), ruleset: z.literal('pebbles'), seats: z.array(z.string()), title: z.string().optional(), heap`,
    )
    .replace(
      'header: { heap: 10 }',
      `header: { format: 'referee-log/1', ruleset: 'pebbles', seats: ['ann', 'ben'], heap: 10 }`,
    )
    .replace('export function pebbles(', 'function ruleset(');
  writeFileSync(join(place, 'machines/pebbles/index.ts'), `${toy}\nexport const pebbles = ruleset();\n`);
  writeFileSync(join(place, 'rules/pebbles/book.ts'), BOOK);
  writeFileSync(
    join(place, 'rules/pebbles/rules.json'),
    JSON.stringify([row('pebbles.taking.1', 'One to three pebbles are taken at a time.')]),
  );
  writeFileSync(
    join(place, 'tests/pebbles/example.ts'),
    "export const logOf = ({ moves }) => ({ format: 'referee-log/1', ruleset: 'pebbles', seats: ['ann', 'ben'], heap: 10, moves });\n",
  );
  writeFileSync(
    join(place, 'tests/pebbles/examples/taking.ts'),
    `const take = (count) => [{ type: 'take', seat: 'ann', count }];
export const examples = [
  { rule: 'pebbles.taking.1', shows: 'three are taken', moves: take(3), final: { heap: 7 } },
  { rule: 'pebbles.taking.1', shows: 'four are taken', moves: take(4), breaks: ['pebbles.taking.1'] },
];
`,
  );
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

it('a further game needs its folders and one entry in code: commands and generators know it', () => {
  expect(run('cli/main.ts', 'rules', '--ruleset', 'pebbles').stdout).toContain('Rules of pebbles, Taking, page 1');
  expect(run('cli/main.ts', 'charts', '--ruleset', 'pebbles').stdout).toContain('Take pebbles, once or more.');
  const game = run('cli/main.ts', 'simulate', '--ruleset', 'pebbles', '--seed', '2').stdout;
  writeFileSync(join(place, 'game.json'), game);
  expect(run('cli/main.ts', 'verify', 'game.json')).toMatchObject({ status: 0 });
  writeFileSync(join(place, 'wrong.json'), game.replace(/"count":\d/, '"count":9'));
  const wrong = run('cli/main.ts', 'verify', 'wrong.json');
  expect(wrong.stdout, wrong.stderr).toContain('pebbles.taking.1');
  expect(run('cli/main.ts', 'legal', 'game.json', '--at', '0')).toMatchObject({ status: 0, stderr: '' });

  const counted = run('scripts/coverage.ts');
  expect(counted.stderr).toBe('');
  expect(counted.stdout).toContain('pebbles: 1 of 1 enforced');
  expect(run('cli/main.ts', 'rules', 'coverage', '--ruleset', 'pebbles').stdout).toContain('1 rules: 1 enforced');
  for (const script of ['scripts/schemas.ts', 'scripts/openapi.ts', 'scripts/procedures.ts'])
    expect(run(script), script).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(join(place, 'openapi.yaml'), 'utf8')).toContain('pebbles');
}, 300_000);
