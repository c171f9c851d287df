import { linkCheckAnswer, wheelsetAdminPaths } from '@pp-tools/domain/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { adminOf } from '../../http/require-session.ts';
import { LinkChecker, type LinkCheckParts } from './check-links.ts';

/** Visiting the links of the catalogue at the request of staff. Belongs inside the admin scope. */
export function linkCheckRoutes(parts: LinkCheckParts): FastifyPluginCallbackZod {
  const tags = ['wheelset links'];
  const checker = new LinkChecker(parts);
  return (app, _options, done) => {
    app.addHook('onClose', () => checker.close());

    app.post(
      wheelsetAdminPaths.linkChecks,
      {
        schema: {
          tags,
          summary: 'Visit all links in the background',
          response: { 202: linkCheckAnswer },
          alsoAnswers: [409, 429],
        },
      },
      async (request, reply) => {
        await checker.start(adminOf(request).username);
        return reply.code(202).send({ status: 'success', data: await checker.state() });
      },
    );

    app.get(
      wheelsetAdminPaths.linkChecks,
      { schema: { tags, summary: 'The latest visits to the links', response: { 200: linkCheckAnswer } } },
      async () => ({ status: 'success' as const, data: await checker.state() }),
    );
    done();
  };
}
