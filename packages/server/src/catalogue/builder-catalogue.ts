import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connection.ts';
import type { ListTools } from '../http/cached-list.ts';
import { componentRoutes } from './component.routes.ts';
import { framePartRoutes } from './frame-part.routes.ts';
import { listRoutes } from './list.routes.ts';
import type { WheelsetCatalogue } from './wheelset-catalogue.ts';
import { wheelsetPartRoutes } from './wheelset-part.routes.ts';

/** Every list of the Bike Builder; its wheelsets are those of the wheelset catalogue. */
export async function registerBuilderCatalogue(
  app: FastifyInstance,
  db: Database,
  catalogue: WheelsetCatalogue,
  tools: ListTools,
): Promise<void> {
  await app.register(listRoutes(db, catalogue, tools));
  await app.register(framePartRoutes(db));
  await app.register(componentRoutes(db));
  await app.register(wheelsetPartRoutes(db, catalogue));
}
