/**
 * @module
 * The types of the package: of what the compiler declares for its entries, no more than they reach. A type that is inferred
 * from a zod schema is written out, so that the schema, which is ten times as long, need not be there.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const { NoTruncation, InTypeAlias, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
const WHOLE = NoTruncation | InTypeAlias | UseAliasDefinedOutsideCurrentScope;

/** A type of so few characters is written where it is meant. */
const SHORT = 200;

/** A name of another file: the file, and how it is called there. */
interface Elsewhere {
  readonly from: string;
  readonly name: string;
}

/** What one file of types declares, what it takes from others and what it passes on. */
interface File {
  readonly declared: ReadonlyMap<string, readonly ts.Statement[]>;
  readonly imported: ReadonlyMap<string, Elsewhere>;
  readonly passed: ReadonlyMap<string, Elsewhere>;
  readonly passesAllOf: readonly string[];
}

function read(source: ts.SourceFile): File {
  const declared = new Map<string, ts.Statement[]>();
  const imported = new Map<string, Elsewhere>();
  const passed = new Map<string, Elsewhere>();
  const passesAllOf: string[] = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = (statement.moduleSpecifier as ts.StringLiteral).text;
      const { name, namedBindings } = statement.importClause ?? {};
      if (name !== undefined) imported.set(name.text, { from, name: 'default' });
      if (namedBindings !== undefined && ts.isNamedImports(namedBindings))
        for (const one of namedBindings.elements)
          imported.set(one.name.text, { from, name: (one.propertyName ?? one.name).text });
    } else if (ts.isExportDeclaration(statement)) {
      const from = (statement.moduleSpecifier as ts.StringLiteral | undefined)?.text ?? '';
      if (statement.exportClause === undefined) passesAllOf.push(from);
      else if (ts.isNamedExports(statement.exportClause))
        for (const one of statement.exportClause.elements)
          passed.set(one.name.text, { from, name: (one.propertyName ?? one.name).text });
    } else {
      const names = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
        : [statement as ts.DeclarationStatement];
      for (const { name } of names) {
        const word = name?.getText(source) ?? '';
        declared.set(word, [...(declared.get(word) ?? []), statement]);
      }
    }
  }
  return { declared, imported, passed, passesAllOf };
}

/** Where a file of types that another one names stands; null: it is one of a package. */
function beside(file: string, from: string): string | null {
  if (from === '') return file;
  return from.startsWith('.') ? resolve(dirname(file), from.replace(/(\.d)?\.[jt]s$/, '.d.ts')) : null;
}

/** Writes the types of these entries, which the compiler has declared below the folder `made`, to another folder. */
export function writeTypes(made: string, entries: readonly string[], folder: string): void {
  const program = ts.createProgram(entries, {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    exactOptionalPropertyTypes: true,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const files = new Map<string, File>();
  const fileOf = (path: string): File => {
    const source = program.getSourceFile(path);
    if (source === undefined) throw new Error(`there are no types of ${relative(made, path)}`);
    const file = files.get(path) ?? read(source);
    files.set(path, file);
    return file;
  };
  const isInferred = (statement: ts.Statement): statement is ts.TypeAliasDeclaration =>
    ts.isTypeAliasDeclaration(statement) && /^z\.(infer|output|input)</.test(statement.type.getText());
  /** What each inferred type comes to, the longest first. */
  const inferred = program.getSourceFiles().flatMap((source) => {
    if (!source.fileName.startsWith(made)) return [];
    return source.statements.filter(isInferred).map((statement) => {
      const type = checker.typeToString(checker.getTypeAtLocation(statement), statement, WHOLE);
      return { type, statement, name: `import("${source.fileName.slice(0, -'.d.ts'.length)}").${statement.name.text}` };
    });
  });
  inferred.sort((a, b) => b.type.length - a.type.length);
  /** A declaration, as it is published: what another inferred type says already is called by its name. */
  const published = (statement: ts.Statement): string => {
    const text = statement.getFullText().trim();
    const own = inferred.find((one) => one.statement === statement);
    if (own === undefined) return text;
    let { type } = own;
    for (const other of inferred)
      if (other.type.length > SHORT && other.type.length < own.type.length)
        type = type.replaceAll(other.type, () => other.name);
    return text.replace(own.statement.type.getText(), () => type);
  };

  /** What is published of each file: the words that it takes from others, and its own declarations. */
  const taken = new Map<string, Set<string>>();
  const live = new Map<string, Map<ts.Statement, string>>();
  const reached = new Set<string>();
  const reach = (path: string, word: string): void => {
    if (reached.has(`${path} ${word}`)) return;
    reached.add(`${path} ${word}`);
    const { declared, passed, imported, passesAllOf } = fileOf(path);
    const all = declared.get(word) ?? [];
    // Who names a schema names its type, unless what it says of it is `typeof`.
    for (const statement of all.some(isInferred) ? all.filter(isInferred) : all) put(path, statement);
    const { from, name } = passed.get(word) ?? imported.get(word) ?? { from: 'nowhere', name: '' };
    const there = beside(path, from);
    if (there !== null) reach(there, name);
    else if (all.length === 0)
      for (const other of passesAllOf)
        if (wordsOf(beside(path, other) ?? '').has(word)) reach(beside(path, other) ?? '', word);
  };
  const put = (path: string, statement: ts.Statement): void => {
    const here = live.get(path) ?? new Map<ts.Statement, string>();
    live.set(path, here);
    if (here.has(statement)) return;
    const text = published(statement);
    here.set(statement, text);
    const { declared, imported } = fileOf(path);
    const visit = (node: ts.Node): void => {
      if (ts.isImportTypeNode(node)) {
        const from = ((node.argument as ts.LiteralTypeNode).literal as ts.StringLiteral).text;
        const there = from.startsWith(made) ? `${from}.d.ts` : beside(path, from);
        if (there !== null) reach(there, node.qualifier?.getText() ?? '');
      } else if (ts.isIdentifier(node)) {
        const word = imported.get(node.text);
        const there = word === undefined ? null : beside(path, word.from);
        if (word !== undefined) taken.set(path, (taken.get(path) ?? new Set()).add(node.text));
        if (word !== undefined && there !== null) {
          reach(there, word.name);
          if (ts.isTypeQueryNode(node.parent))
            for (const one of fileOf(there).declared.get(word.name) ?? []) put(there, one);
        }
        if (declared.has(node.text)) {
          reach(path, node.text);
          if (ts.isTypeQueryNode(node.parent)) for (const one of declared.get(node.text) ?? []) put(path, one);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile('one.d.ts', text, ts.ScriptTarget.ES2024, true));
  };
  const wordsOf = (path: string): ReadonlySet<string> => {
    const { declared, passed, passesAllOf } = fileOf(path);
    return new Set([
      ...declared.keys(),
      ...passed.keys(),
      ...passesAllOf.flatMap((from) => [...wordsOf(beside(path, from) ?? '')]),
    ]);
  };
  for (const entry of entries) for (const word of wordsOf(entry)) reach(entry, word);

  for (const [path, { imported, passed, passesAllOf }] of files) {
    const as = (word: string, name: string): string => (word === name ? word : `${name} as ${word}`);
    const lines = [
      ...[...(taken.get(path) ?? [])].map((word) => {
        const { from, name } = imported.get(word) as Elsewhere;
        return `import type { ${as(word, name)} } from '${from}';`;
      }),
      ...[...passed].flatMap(([word, { from, name }]) =>
        reached.has(`${path} ${word}`) ? [`export { ${as(word, name)} }${from === '' ? '' : ` from '${from}'`};`] : [],
      ),
      ...passesAllOf.map((from) => `export * from '${from}';`),
      ...(program.getSourceFile(path)?.statements ?? []).flatMap((statement) => live.get(path)?.get(statement) ?? []),
    ];
    if (lines.length === 0) continue;
    const place = join(folder, relative(made, path));
    const text = lines
      .join('\n')
      .replaceAll(`import("${made}/`, `import("${relative(dirname(path), made)}/`)
      .replaceAll(/(import\("\.[^"]+?)(\.[jt]s)?"\)/g, '$1.js")')
      .replaceAll(/((?:from |import\()'\.[^']+?)(?:\.d)?\.ts'/g, "$1.js'");
    mkdirSync(dirname(place), { recursive: true });
    // Without indentation, which is a fifth of it, and without remarks that say no more than the types.
    const short = text
      .replaceAll(/^[ \t]+(?!\*)/gm, '')
      .replaceAll(/^ *\* @(?:constant|enum \{string\})\n/gm, '')
      .replaceAll(/^( *\* |\/\*\* )@description /gm, '$1')
      .replaceAll(/^\/\*\*\n *\* (.*)\n *\*\/$/gm, '/** $1 */');
    writeFileSync(place, `${short}\n`);
  }
}
