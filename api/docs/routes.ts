/**
 * @module
 * The pages for people: the API, the rules. They are made when they are asked for; nothing on them comes from elsewhere.
 */
import { readFileSync } from 'node:fs';
import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import type { Lang } from '../../rules/index.ts';
import { allGames } from '../games.ts';
import { openApiDocument } from '../openapi/document.ts';
import { HttpProblem } from '../problems.ts';
import { parameters, type Route } from '../route.ts';
import { PAGE } from '../rules/handlers.ts';
import { apiTextOf } from './operations.ts';
import { apiPage } from './page.ts';
import { rulePage, rulesPage } from './rules.ts';

const ASSETS = { 'style.css': 'text/css', 'docs.js': 'text/javascript', 'icon.svg': 'image/svg+xml' } as const;

const Language = z.enum(['en', 'de']).optional();
const Search = z.strictObject({
  ruleset: z.string().optional(),
  q: z.string().max(200).optional(),
  entry: z.string().max(100).optional(),
  lang: Language,
  cursor: z.string().max(300).optional(),
});
const One = z.strictObject({ lang: Language });

/** The pages for people. */
export function docsPages(routes: readonly Route[]): Router {
  const router = Router({ caseSensitive: true });
  const page = (path: string, make: (req: Request, lang: Lang) => string | Promise<string>): void => {
    router.get(path, async (req, res) => {
      const text = await make(req, req.acceptsLanguages(['en', 'de']) === 'de' ? 'de' : 'en');
      res.vary('Accept-Language');
      res.type('html').send(text);
    });
    only(router, path);
  };
  const api = async () => apiTextOf(await openApiDocument(routes));

  router.get('/', (_req, res) => res.redirect(302, '/docs'));
  only(router, '/');
  page('/docs', async (req) => apiPage(await api(), baseOf(req)));
  page('/docs/rules', async (req, preferred) => {
    const {
      ruleset = allGames()[0]?.ruleset.id ?? '',
      lang = preferred,
      ...rest
    } = parameters(Search, req.query, 'query') as z.output<typeof Search>;
    return rulesPage(await api(), { ruleset, limit: PAGE.usual, ...rest }, lang);
  });
  page('/docs/rules/:id', async (req, preferred) => {
    const { lang = preferred } = parameters(One, req.query, 'query') as z.output<typeof One>;
    return rulePage(await api(), String(req.params['id']), lang);
  });
  for (const [name, type] of Object.entries(ASSETS)) {
    const text = readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8');
    router.get(`/docs/${name}`, (_req, res: Response) => {
      res.setHeader('Cache-Control', 'no-cache');
      res.type(type).send(text);
    });
    only(router, `/docs/${name}`);
  }
  return router;
}

/** Pages are only read. */
function only(router: Router, path: string): void {
  const allow = 'GET, HEAD, OPTIONS';
  router.options(path, (_req, res) => void res.setHeader('Allow', allow).status(204).end());
  router.all(path, (req) => {
    throw new HttpProblem('method-not-allowed', `${req.method} is not known here; ${allow}`, {
      headers: { Allow: allow },
    });
  });
}

/** Where the client reaches the service, for the examples. */
function baseOf(req: Request): string {
  const host = req.get('host') ?? '';
  return `${req.protocol}://${/^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i.test(host) ? host : 'localhost:8080'}`;
}
