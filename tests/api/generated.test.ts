import { expect, it } from 'vitest';
import { openApiDocument } from '../../api/openapi/document.ts';
import { routes } from '../../api/routes.ts';
import { committed, generated } from '../../scripts/openapi.ts';

it('openapi.yaml and client/api.d.ts are what `npm run openapi` writes', async () => {
  for (const { file, text } of await generated()) {
    // Compared as a whole, but not printed as a whole.
    expect(committed(file) === text, `${file} is stale: run npm run openapi`).toBe(true);
  }
});

it('every operation has an id of its own and a path of the form that is mounted', () => {
  const ids = routes.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { operation } of routes) expect(operation.path).toMatch(/^(\/([\w.-]+|\{\w+\}))+$/);
});

it('others are served while the API text is made', async () => {
  let served = 0;
  let isMade = false;
  const serve = (): void => {
    served += 1;
    if (!isMade) setImmediate(serve);
  };
  setImmediate(serve);
  await openApiDocument([...routes]);
  isMade = true;
  expect(served).toBeGreaterThanOrEqual(routes.length);
});
