import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { problemBody, sendProblem } from './problems.ts';

/** `/healthz`: the process answers. `/readyz`: it can also reach its database. */
export function registerHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (app.shutdown.hasBegun)
      return sendProblem(reply, problemBody(503, 'stopping', 'The server is stopping.'));
    try {
      await sql`select 1`.execute(db);
      return reply.send({ status: 'ready' });
    } catch {
      return sendProblem(reply, problemBody(503, 'database-unreachable', 'The database does not answer.'));
    }
  });
}
