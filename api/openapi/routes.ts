import { type Route, route } from '../route.ts';
import { openApiText, YAML_TYPE } from './document.ts';

/** The API text; `routes` gives every operation, this one included. */
export function openApiRoutes(routes: () => readonly Route[]): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/openapi.yaml',
        operationId: 'getOpenApi',
        tag: 'Operations',
        summary: 'This API as OpenAPI 3.1',
        response: {
          description: 'The API text',
          also: { [YAML_TYPE]: { schema: { type: 'string', description: 'an OpenAPI 3.1 document' } } },
        },
      },
      async ({ mount }) => {
        const text = await openApiText(routes());
        const type = `${YAML_TYPE}; charset=utf-8`;
        if (mount === '') return { text, type };
        return { text: text.replace(/(?<=^servers:\n {2}- url: )\/$/m, () => JSON.stringify(mount)), type };
      },
    ),
  ];
}
