import type { FastifyInstance } from 'fastify';
import type { Database } from './database/connection.ts';
import { framesetRoutes } from './features/frameset/frameset.routes.ts';
import { groupsetRoutes } from './features/groupset/groupset.routes.ts';
import { partRoutes } from './features/part/part.routes.ts';
import { wheelsetPartRoutes } from './features/part/wheelset-part.routes.ts';
import { findWheelset, listWheelsets, wheelsetRevision } from './features/wheelset/wheelset.queries.ts';

/** Every list of the Bike Builder; its wheelsets are those of the wheelset catalogue. */
export async function registerBuilderCatalogue(
  app: FastifyInstance,
  db: Database,
  monotonic: () => number,
): Promise<void> {
  const catalogue = {
    revision: wheelsetRevision,
    list: () => listWheelsets(db),
    find: (id: number) => findWheelset(db, id),
  };
  await app.register(framesetRoutes(db, monotonic));
  await app.register(groupsetRoutes(db, monotonic));
  await app.register(partRoutes(db, monotonic));
  await app.register(wheelsetPartRoutes(db, catalogue, monotonic));
}
