import {
  categoryPageAnswer,
  categoryPageQuery,
  comparisonPageAnswer,
  comparisonPageQuery,
  pageDataPaths,
  wheelsetPageAnswer,
} from '@pp-tools/domain/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { RequestFault } from '../../http/problems.ts';
import type { RevisedValue } from '../../http/revised-value.ts';
import { categoryPageData, comparisonPageData, type PageCatalogue, wheelsetPageData } from './page-data.ts';

const ppIdParams = z.object({ ppId: z.coerce.number().check(z.int(), z.gte(1), z.lte(2 ** 31 - 1)) });
const slugParams = z.object({ slug: z.string().check(z.maxLength(40)) });

/** What the pages of single wheelsets and of categories show, for moves within the product. */
export function pageDataRoutes(catalogue: RevisedValue<PageCatalogue>): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      pageDataPaths.wheelset,
      {
        schema: {
          tags: ['wheelsets'],
          summary: 'What the page of a wheelset shows',
          params: ppIdParams,
          response: { 200: wheelsetPageAnswer },
          alsoAnswers: [404],
        },
      },
      async ({ params }) => {
        const data = wheelsetPageData((await catalogue.current()).value, params.ppId);
        if (data === null)
          throw new RequestFault(404, 'unknown-wheelset', 'There is no wheelset with this id.');
        return { status: 'success' as const, data };
      },
    );
    app.get(
      pageDataPaths.category,
      {
        schema: {
          tags: ['wheelsets'],
          summary: 'The wheelsets of a category',
          params: slugParams,
          querystring: categoryPageQuery,
          response: { 200: categoryPageAnswer },
          alsoAnswers: [404],
        },
      },
      async ({ params, query }) => {
        const data = categoryPageData((await catalogue.current()).value, params.slug, query);
        if (data === null)
          throw new RequestFault(
            404,
            'unknown-category',
            'There is no such category, or no such part of it.',
          );
        return { status: 'success' as const, data };
      },
    );
    app.get(
      pageDataPaths.comparison,
      {
        schema: {
          tags: ['wheelsets'],
          summary: 'The wheelsets of a linked comparison',
          querystring: comparisonPageQuery,
          response: { 200: comparisonPageAnswer },
          alsoAnswers: [404],
        },
      },
      async ({ query }) => {
        const data = comparisonPageData((await catalogue.current()).value, query);
        if (data === null)
          throw new RequestFault(404, 'unknown-wheelsets', 'The link names no wheelset here.');
        return { status: 'success' as const, data };
      },
    );
    done();
  };
}
