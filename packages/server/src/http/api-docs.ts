import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from '../sample-data.ts';

/** The committed OpenAPI document; a test holds it against the routes. */
export const apiDocumentFile: string = join(projectRoot, 'docs', 'openapi.json');

/** The page of the API at /api/docs and the document at /api/docs/json. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  // Loaded here, because a shop without this page never needs it.
  const { default: fastifySwagger } = await import('@fastify/swagger');
  const { default: fastifySwaggerUi } = await import('@fastify/swagger-ui');
  const document = JSON.parse(await readFile(apiDocumentFile, 'utf8'));
  await app.register(fastifySwagger, { mode: 'static', specification: { document } });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list' },
    staticCSP: true,
  });
}
