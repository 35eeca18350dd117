/**
 * @module
 * Writes the API text (`openapi.yaml`) and the types of the client (`client/api.d.ts`) from the routes and schemas. With
 * `--check` it only says what is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { openApiDocument, openApiText } from '../api/openapi/document.ts';
import { routes } from '../api/routes.ts';

/** The schema of a log, or of logs of any game, as far as it is changed for TypeScript. */
interface LogSchema {
  readonly oneOf?: readonly { readonly $ref?: string }[];
  readonly properties?: { readonly moves?: { items: unknown } };
}

/** The generated files with what should stand in them. */
export async function generated(): Promise<{ file: string; text: string }[]> {
  const document = structuredClone(await openApiDocument(routes)) as unknown as OpenAPI3;
  const { Log, ...schemas } = (document.components?.schemas ?? {}) as Readonly<Record<string, LogSchema>>;
  // In TypeScript a log takes the moves of any game: what is listed for it is appended without asking which game it is.
  for (const { $ref = '' } of Log?.oneOf ?? []) {
    const { moves } = schemas[$ref.split('/').at(-1) ?? '']?.properties ?? {};
    if (moves === undefined) throw new Error(`${$ref} is no log`);
    moves.items = { $ref: '#/components/schemas/Move' };
  }
  // Whoever does not wait for an answer knows that it is another one: for all others its type would be in the way.
  for (const item of Object.values(document.paths ?? {}))
    for (const operation of Object.values(item as Readonly<Record<string, { responses?: Record<string, unknown> }>>))
      delete operation.responses?.['202'];
  const types = astToString(await openapiTS(document, { alphabetize: false, immutable: false }));
  return [
    { file: 'openapi.yaml', text: await openApiText(routes) },
    { file: 'client/api.d.ts', text: `// Generated from openapi.yaml by \`npm run openapi\`: do not edit.\n${types}` },
  ];
}

/** What stands in a file of the project now; null when there is no such file. */
export function committed(file: string): string | null {
  try {
    return readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  } catch {
    return null;
  }
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  for (const { file, text } of await generated()) {
    if (committed(file) === text) continue;
    if (check) {
      console.error(`${file} is stale: run npm run openapi`);
      process.exitCode = 1;
    } else {
      writeFileSync(new URL(`../${file}`, import.meta.url), text);
      console.log(`${file} written`);
    }
  }
}
