/**
 * @module
 * The pages for people: the API, the rules. Nothing on them comes from elsewhere, and nothing from the request but what is
 * asked for.
 */
import { z } from 'zod';
import type { Lang } from '../../rules/index.ts';
import { allGames } from '../named.ts';
import { openApiDocument } from '../openapi/document.ts';
import { PAGE } from '../page.ts';
import type { Performer, ReadJob } from '../pool/work.ts';
import { parameters, type Route } from '../route.ts';
import { escaped } from './html.ts';
import { apiTextOf } from './operations.ts';
import { apiPage } from './page.ts';
import { rulePage, rulesPage } from './rules.ts';

const Language = z.enum(['en', 'de']).optional();
const Search = z.strictObject({
  ruleset: z.string().optional(),
  q: z.string().max(200).optional(),
  entry: z.string().max(100).optional(),
  lang: Language,
  cursor: z.string().max(300).optional(),
});
const One = z.strictObject({ lang: Language });

/** A page, whose links are written as from the root of the service, where that stands below a path. */
function below(mount: string, page: string): string {
  return page.replace(/ (href|src|action)="\//g, (link) => `${link.slice(0, -1)}${escaped(mount)}/`);
}

/** The pages, by the names under which they are asked for. */
export function pagesOf(routes: readonly Route[]): Map<string, Performer> {
  const api = async () => apiTextOf(await openApiDocument(routes));
  const page = (make: (job: ReadJob) => Promise<string>): Performer => ({
    perform: () => Promise.reject(new Error('a page takes no body')),
    read: async (job) => ({
      text: below(job.mount, await make(job)),
      type: 'text/html; charset=utf-8',
      headers: {},
    }),
  });
  const asked = (schema: z.ZodType, { query }: ReadJob): unknown => parameters(schema, query, 'query');
  return new Map<string, Performer>([
    ['/docs', page(async ({ wanted }) => apiPage(await api(), wanted))],
    [
      '/docs/rules',
      page(async (job) => {
        const { ruleset, lang, ...rest } = asked(Search, job) as z.output<typeof Search>;
        const id = ruleset ?? allGames()[0]?.ruleset.id ?? '';
        return rulesPage(await api(), { ruleset: id, limit: PAGE.usual, ...rest }, lang ?? job.lang);
      }),
    ],
    [
      '/docs/rules/:id',
      page(async (job) => {
        const { lang } = asked(One, job) as { lang?: Lang };
        const { id } = job.params as { id: string };
        return rulePage(await api(), id, lang ?? job.lang);
      }),
    ],
  ]);
}
