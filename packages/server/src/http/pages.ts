import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPagePath } from '@pp-tools/domain/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type EncodedBody, encodeBody, sendEncoded } from './encoded-body.ts';
import { problemBody, sendProblem } from './problems.ts';
import { type FrameRule, pagePolicy } from './security-headers.ts';

/** What every page is told about the shop; read by the browser from a meta element. */
export interface PublicConfig {
  readonly productName: string;
  readonly contactEmail: string;
  readonly ownBrand: string;
  readonly shopUrl: string;
  /** True when tracking runs against the local demo provider, so that the admin area can say DEMO. */
  readonly demoTracking: boolean;
  /** IANA name of the zone in which the shop counts its days. */
  readonly shopTimeZone: string;
}

interface Page {
  readonly body: EncodedBody;
  readonly policy: string;
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function readPage(file: string, config: PublicConfig, frames: FrameRule): Promise<Page> {
  const meta = `<meta name="pp-config" content="${escapeAttribute(JSON.stringify(config))}">`;
  const html = (await readFile(file, 'utf8')).replace('<!--pp-config-->', () => meta);
  return { body: await encodeBody(html, 'text/html; charset=utf-8'), policy: pagePolicy(html, frames) };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.header('content-security-policy', page.policy);
  return sendEncoded(request, reply, page.body, 'no-cache');
}

/**
 * Serves the web build: the one html for every page path, 404 with the same html for an unknown address,
 * hashed files with long caching in the encodings the build made, and the climb page on its own address.
 */
export async function registerPages(
  app: FastifyInstance,
  webRoot: string,
  config: PublicConfig,
): Promise<void> {
  const shell = await readPage(join(webRoot, 'index.html'), config, 'self');
  await app.register(fastifyStatic, {
    root: join(webRoot, 'assets'),
    prefix: '/assets/',
    index: false,
    dotfiles: 'deny',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
  await registerClimbPage(app, webRoot, config);
  for (const file of ['favicon.svg', 'service-worker.js']) await registerRootFile(app, webRoot, file);

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && isPagePath(path)) return sendPage(request, reply, shell);
    if (reads && request.headers.accept?.includes('text/html'))
      return sendPage(request, reply.code(404), shell);
    return sendProblem(reply, problemBody(404, 'not-found', 'There is nothing at this address.'));
  });
}

/** The climb page may stand in any shop's frame, so it has an address and a policy of its own. */
async function registerClimbPage(app: FastifyInstance, webRoot: string, config: PublicConfig): Promise<void> {
  const file = join(webRoot, 'climb-calculator.html');
  if (!existsSync(file)) return;
  const page = await readPage(file, config, 'anyone');
  app.get('/climb-calculator.html', { schema: { hide: true } }, (request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendPage(request, reply, page);
  });
}

const rootFileTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  js: 'text/javascript; charset=utf-8',
};

async function registerRootFile(app: FastifyInstance, webRoot: string, name: string): Promise<void> {
  const file = join(webRoot, name);
  if (!existsSync(file)) return;
  const type = rootFileTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const body = await encodeBody(await readFile(file, 'utf8'), type);
  app.get(`/${name}`, { schema: { hide: true } }, (request, reply) => {
    // The service worker runs under the policy of its own file and must be able to fetch.
    reply.header('content-security-policy', "default-src 'self'");
    return sendEncoded(request, reply, body, 'no-cache');
  });
}
