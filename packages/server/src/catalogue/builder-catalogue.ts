import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connection.ts';
import type { ListTools } from '../http/cached-list.ts';
import { componentRoutes } from './component.routes.ts';
import { framePartRoutes } from './frame-part.routes.ts';
import { type ListSources, listRoutes } from './list.routes.ts';
import { wheelsetPartRoutes } from './wheelset-part.routes.ts';

/** Every list of the Bike Builder; its wheelsets are those of the wheelset catalogue. */
export async function registerBuilderCatalogue(
  app: FastifyInstance,
  db: Database,
  sources: ListSources,
  tools: ListTools,
): Promise<void> {
  await app.register(listRoutes(db, sources, tools));
  await app.register(framePartRoutes(db));
  await app.register(componentRoutes(db));
  await app.register(wheelsetPartRoutes(db, sources.wheelsets));
}
