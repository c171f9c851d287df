import { auditAnswer, auditPath, auditQuery } from '@pp-tools/domain/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../../database/connection.ts';
import { adminOf } from '../../http/require-session.ts';
import { listDeeds } from './audit.queries.ts';
import { readableKinds } from './readable-kinds.ts';

/** Reading the audit trail. Belongs inside the admin scope. */
export function auditRoutes(db: Database): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      auditPath,
      {
        schema: {
          tags: ['admin'],
          summary: 'Who did what, newest first',
          querystring: auditQuery,
          response: { 200: auditAnswer },
        },
      },
      async (request) => {
        const readable = readableKinds(adminOf(request).role);
        return { status: 'success' as const, data: await listDeeds(db, { ...request.query, readable }) };
      },
    );
    done();
  };
}
