/**
 * @module
 * The paths of the pages for people, and of what belongs to them.
 */
import { readFileSync } from 'node:fs';
import { Router } from 'express';
import type { Deps } from '../deps.ts';
import { HttpProblem } from '../problems.ts';
import { type Route, sendRead } from '../route.ts';
import { sendLasting } from '../shelf.ts';
import { pagesOf } from './pages.ts';

const ASSETS = { 'style.css': 'text/css', 'docs.js': 'text/javascript', 'icon.svg': 'image/svg+xml' } as const;

/** The pages for people. */
export function docsPages(routes: readonly Route[], deps: Deps): Router {
  const router = Router({ caseSensitive: true });
  router.get('/', (req, res) => res.redirect(302, `${req.baseUrl}/docs`));
  only(router, '/');
  for (const [path, page] of pagesOf(routes)) {
    router.get(path, (req, res) => {
      const lang = req.acceptsLanguages(['en', 'de']) === 'de' ? 'de' : 'en';
      res.vary('Accept-Language');
      // The page of the API says by which address the service is reached, and asks no parameters.
      const [wanted, query] = path === '/docs' ? [deps.base(), {}] : ['', { ...req.query }];
      return sendRead(req, res, deps, page, {
        kind: 'read',
        operationId: path,
        lang,
        params: { ...req.params },
        query,
        wanted,
        mount: req.baseUrl,
      });
    });
    only(router, path);
  }
  for (const [name, type] of Object.entries(ASSETS)) {
    const bytes = readFileSync(new URL(`assets/${name}`, import.meta.url));
    router.get(`/docs/${name}`, async (req, res) => {
      const asset = { bytes, type: `${type}; charset=utf-8`, headers: {} };
      await sendLasting(req, res, await deps.shelf.get(`asset ${name}`, async () => asset));
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
