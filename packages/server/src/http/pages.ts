import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPagePath, isPublicPagePath, type PageConfig } from '@pp-tools/domain/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type EncodedBody, encodeBody, sendEncoded } from './encoded-body.ts';
import { readTemplate } from './page-template.ts';
import { problemBody, sendProblem } from './problems.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { ownPage, type PageRules, pagePolicy } from './security-headers.ts';

interface Page {
  readonly body: EncodedBody;
  readonly policy: string;
}

async function readPage(file: string, config: PageConfig, rules: PageRules): Promise<Page> {
  const html = await readTemplate(file, config);
  return { body: await encodeBody(html, 'text/html; charset=utf-8'), policy: pagePolicy(html, rules) };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.header('content-security-policy', page.policy);
  return sendEncoded(request, reply, page.body, 'no-cache');
}

/** Sends the page of an address of the product with a status of the caller's own. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  status: number,
) => Promise<FastifyReply>;

/**
 * Serves the web build: the one html for every page path, 404 with the same html for an unknown address,
 * hashed files with long caching in the encodings the build made, and the climb page on its own address.
 */
export async function registerPages(
  app: FastifyInstance,
  webRoot: string,
  config: PageConfig,
  rules: PageRules,
  rendered: RenderedPages | null,
): Promise<SendPage> {
  // Pages of staff and addresses that lead nowhere keep to themselves.
  const shell = await readPage(join(webRoot, 'index.html'), config, ownPage);
  const publicShell = await readPage(join(webRoot, 'index.html'), config, rules);
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
  await registerEmbedScript(app, webRoot);
  for (const file of ['icon-180.png', 'icon-512.png']) await registerIcon(app, webRoot, file);

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const isKnown = isPagePath(path);
    if (!reads || !(isKnown || request.headers.accept?.includes('text/html')))
      return sendProblem(reply, problemBody(404, 'not-found', 'There is nothing at this address.'));
    const ready = isKnown ? await rendered?.pageAt(request.url) : await rendered?.notFound();
    // Pages of staff, and one that could not be made, are put together in the browser.
    if (!ready)
      return sendPage(request, reply.code(isKnown ? 200 : 404), isPublicPagePath(path) ? publicShell : shell);
    if (ready.body === null) return reply.redirect(ready.redirect ?? '/', ready.status);
    return sendPage(request, reply.code(ready.status), { body: ready.body, policy: rendered?.policy ?? '' });
  });
  return async (request, reply, address, status) => {
    const body = (await rendered?.pageAt(address))?.body ?? null;
    const page = body === null ? publicShell : { body, policy: rendered?.policy ?? '' };
    return sendPage(request, reply.code(status), page);
  };
}

/** The climb page may stand in any shop's frame, so it has an address and a policy of its own. */
async function registerClimbPage(app: FastifyInstance, webRoot: string, config: PageConfig): Promise<void> {
  const file = join(webRoot, 'climb-calculator.html');
  if (!existsSync(file)) return;
  const page = await readPage(file, config, { ...ownPage, frames: 'anyone' });
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

/** The script with which a shop shows tools in its own pages, so pages of every origin may load it. */
async function registerEmbedScript(app: FastifyInstance, webRoot: string): Promise<void> {
  const file = join(webRoot, 'embed.js');
  if (!existsSync(file)) return;
  const body = await encodeBody(await readFile(file, 'utf8'), 'text/javascript; charset=utf-8');
  app.get('/embed.js', { schema: { hide: true } }, (request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('access-control-allow-origin', '*');
    return sendEncoded(request, reply, body, 'public, max-age=3600');
  });
}

/** A picture that browsers ask for by its name; it changes seldom and is never compressed again. */
async function registerIcon(app: FastifyInstance, webRoot: string, name: string): Promise<void> {
  const file = join(webRoot, name);
  if (!existsSync(file)) return;
  const bytes = await readFile(file);
  app.get(`/${name}`, { schema: { hide: true } }, (_request, reply) =>
    reply.type('image/png').header('cache-control', 'public, max-age=86400').send(bytes),
  );
}
