/**
 * @module
 * Makes `dist/`, what is published: `npm pack` runs it. JavaScript that any Node from 20 on runs as it is, split into a few
 * files that the command, the service and the library share; and the types of what is public. Of the packages that the
 * sources use only those stay packages that a user's own code shares with us (`xstate`, and `zod` by its types), or
 * that are large by themselves.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { READER, shortened } from './dictionary.ts';
import { writeTypes } from './public-types.ts';
import { shortSchema } from './short-schema.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = join(root, 'dist');

/** The entries of the package, each a file of `library/`. */
const ENTRIES = ['index', 'machines', 'client', 'server'] as const;

/** Sources of ours, not those of a package. */
const ours = (file: string): boolean => file.startsWith(root) && !file.includes(`${sep}node_modules${sep}`);

/** The code that gives a value, of the code that gives its text. */
type Parsing = (json: string) => string;
const atOnce: Parsing = (json) => `JSON.parse(${JSON.stringify(json)})`;

/** The code of a JSON value. Of a list of objects that have the same members the names of these stand there once. */
function codeOf(value: unknown, parsing: Parsing = atOnce): string {
  const parsed = (json: unknown): string => parsing(JSON.stringify(json));
  if (Array.isArray(value)) {
    const names = Object.keys((value[0] ?? {}) as object);
    const isTable = value.every((row) => isObject(row) && Object.keys(row).join() === names.join());
    if (names.length === 0 || !isTable) return parsed(value);
    const rows = parsed(value.map((row) => Object.values(row as object)));
    return `${rows}.map((row) => Object.fromEntries(${JSON.stringify(names)}.map((name, at) => [name, row[at]])))`;
  }
  if (!isObject(value) || !Array.isArray(value['rules'])) return parsed(value);
  const { rules, ...rest } = value;
  return `{ ...${parsed(rest)}, rules: ${codeOf(rules, parsing)} }`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The module that reads the tables that are written shortly. */
const WORDS = 'referee-words';

/** The tables of rules and their coverage, and of cards with their provenance: a megabyte that repeats itself. */
function shortTables(): { readonly reader: string; readonly codes: ReadonlyMap<string, string> } {
  const files = ['rules', 'cards']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}${sep}${file}`),
    )
    .filter(isTable)
    .sort();
  const texts: string[] = [];
  const written = files.map((file) => {
    const value: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return codeOf(value, (json) => `JSON.parse(plain(@${texts.push(json) - 1}@))`);
  });
  const { pairs, texts: short } = shortened(texts);
  const codes = files.map((file, at): [string, string] => {
    const code = (written[at] as string).replaceAll(/@(\d+)@/g, (_, text: string) =>
      JSON.stringify(short[Number(text)]),
    );
    return [join(root, file), `const plain = require('${WORDS}');\nmodule.exports = ${code};`];
  });
  return { reader: `module.exports = (${READER})(${JSON.stringify(pairs)});`, codes: new Map(codes) };
}

function isTable(file: string): boolean {
  return file.endsWith('.json') && !file.endsWith('hashes.json');
}

/**
 * What is loaded when it is first asked for (a ruleset, the rows of rules) is built in as something that runs when it is first
 * asked for: so nothing of Node is needed for it. The source of a thread becomes a file of its own.
 */
const tables = shortTables();
const lazily: Plugin = {
  name: 'lazily',
  resolveId: (id) => (id === WORDS ? id : null),
  load(id) {
    if (id === WORDS) return { code: tables.reader, moduleType: 'js' };
    if (!ours(id) || !id.endsWith('.json')) return null;
    // As a text it costs nothing until it is asked for.
    const table = tables.codes.get(id);
    const code = table ?? `export default ${codeOf(JSON.parse(readFileSync(id, 'utf8')))};`;
    return { code, moduleType: 'js' };
  },
  transform(code, id) {
    if (!ours(id)) return null;
    return code
      .replace("import { createRequire } from 'node:module';", '')
      .replace('const require = createRequire(import.meta.url);', '')
      .replaceAll(/new URL\('([^']+)\.ts', import\.meta\.url\)/g, (_, path: string) => {
        const source = resolve(dirname(id), `${path}.ts`);
        const fileName = `${relative(root, source).slice(0, -'.ts'.length).replaceAll(sep, '.')}.js`;
        this.emitFile({ type: 'chunk', id: source, fileName });
        return `new URL('./${fileName}', import.meta.url)`;
      });
  },
};

/** Writes the JavaScript. */
async function build(): Promise<void> {
  const sources = await rolldown({
    cwd: root,
    input: { ...Object.fromEntries(ENTRIES.map((name) => [name, `library/${name}.ts`])), cli: 'cli/main.ts' },
    platform: 'node',
    external: [/^node:/, /^xstate/, /^express$/, /^elkjs/, /^openapi-fetch$/, /^prom-client$/, /^yaml$/],
    transform: { target: 'node20' },
    plugins: [lazily],
  });
  const { output } = await sources.write({
    dir: dist,
    format: 'esm',
    minify: true,
    chunkFileNames: '[name]-[hash].js',
  });
  // What bundlers are told of calls is of no use in what is bundled already, and six thousand characters.
  for (const file of output)
    if (file.type === 'chunk') writeFileSync(join(dist, file.fileName), file.code.replaceAll('/* @__PURE__ */', ''));
  cpSync(join(root, 'api/docs/assets'), join(dist, 'assets'), { recursive: true });
  const built = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  writeFileSync(join(dist, 'THIRD-PARTY.md'), noticesOf(built));
}

/** The licences of the packages of which something is built in. */
function noticesOf(modules: readonly string[]): string {
  const packages = new Set(
    modules.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll(sep, '/'))?.[0] ?? []),
  );
  const notices = [...packages].sort().map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
    const licence = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
    if (licence === undefined) throw new Error(`${name} brings no licence`);
    return `## ${name} ${version}\n\n${readFileSync(join(folder, licence), 'utf8').trim()}\n`;
  });
  return `# Packages of which parts are built in\n\n${notices.join('\n')}`;
}

/** Writes the JSON Schemas of logs, without the line breaks that only people need, and without what stands there often. */
function copySchemas(): void {
  const from = join(root, 'schemas/json');
  mkdirSync(join(dist, 'schemas'));
  for (const name of readdirSync(from)) {
    const text = JSON.stringify(shortSchema(JSON.parse(readFileSync(join(from, name), 'utf8'))));
    writeFileSync(join(dist, 'schemas', name.replace('.schema.json', '.json')), text);
  }
}

/** `schemas/logs.d.ts` once more would be a tenth of the package: the types of the API have the same schemas, but for `readonly`. */
const LOGS = `import type { components as Components } from '../client/api.d.ts';
type Fixed<T> = T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T;
export type components = Fixed<Components>;
`;

/** Writes the types that the entries reach. */
function declare(): void {
  // Inside the project, where packages are found.
  const made = mkdtempSync(join(root, 'node_modules/.cache/referee-types-'));
  try {
    const config = join(root, 'tsconfig.package.json');
    const { status, stdout } = spawnSync(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '-p', config, '--outDir', made],
      { cwd: root, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`no types could be made:\n${stdout}`);
    // Types that another generator has written are no output of the compiler.
    // A type of any JSON value that names itself is one that the compiler refuses when it looks into it.
    const api = readFileSync(join(root, 'client/api.d.ts'), 'utf8');
    // What the generator says of itself tells nobody anything.
    const own =
      /\/\*\*\s*\* @description discriminator enum property added by openapi-typescript\s*\* @enum \{string\}\s*\*\/\s*/g;
    // Nor does a method that a resource has not, or a cookie that nobody sets.
    const none = /^\s*(?:get|put|post|delete|options|head|patch|trace|cookie)\?: never;\n/gm;
    // What every move may bring beside its own words stands there once.
    const remarks =
      /\s*(\/\*\* @description facts that [^*]*\*\/\s*expect\?: \{[^}]*\};\s*\/\*\*[^*]*\*\/\s*note\?: string;\s*)\};/g;
    const [, members] = remarks.exec(api) ?? [];
    if (members === undefined) throw new Error('no move may bring claims and a remark any more');
    const types = api
      .replace(/(\b__schema0): string \|[^{]*\{[^}]*\};/, '$1: unknown;')
      .replaceAll(own, '')
      .replaceAll(none, '')
      .replaceAll(remarks, '} & Remarks;');
    writeFileSync(join(made, 'client/api.d.ts'), `${types}interface Remarks {\n${members}}\n`);
    writeFileSync(join(made, 'schemas/logs.d.ts'), LOGS);
    writeTypes(
      made,
      ENTRIES.map((name) => join(made, `library/${name}.d.ts`)),
      join(dist, 'types'),
    );
  } finally {
    rmSync(made, { recursive: true });
  }
}

rmSync(dist, { recursive: true, force: true });
await build();
copySchemas();
declare();
