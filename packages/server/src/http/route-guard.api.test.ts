import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, signIn, type TestApp } from '../testing/public.ts';

/**
 * The only ways in without a session. A route that is neither here nor inside the admin scope fails this test;
 * a new public route is added here on purpose. HEAD comes with every GET.
 */
const publicRoutes = [
  'GET /healthz',
  'GET /readyz',
  'GET /wheelsets',
  'GET /wheelsets/:id',
  'GET /api/frames',
  'GET /api/forks',
  'GET /api/handlebars',
  'GET /api/seatposts',
  'GET /api/forks/compatible/:frameProductKey',
  'GET /api/handlebars/compatible/:frameProductKey',
  'GET /api/seatposts/compatible/:frameProductKey',
  'GET /api/bike-wheelsets',
  'GET /api/groupsets',
  'GET /api/groupsets/components',
  'GET /api/groupsets/components/:type',
  'GET /api/groupsets/:id/components',
  'GET /api/misc-components',
  'GET /api/saddles',
  'GET /api/pedals',
  'GET /api/tires',
  'GET /api/tubes',
  'GET /api/frame-sizes',
  'GET /api/stems',
  'GET /api/headsets',
  'GET /api/rotors',
  'GET /api/small-parts',
  'GET /api/groupset-rest',
  'GET /api/assortment',
  'GET /api/tires/compatible/:id',
  'GET /api/tubes/compatible/:id',
  'GET /api/wheelset-pages/:ppId',
  'GET /api/wheelset-categories/:slug',
  'GET /api/linked-comparisons',
  'POST /api/short-links',
  'GET /api/short-links/:code',
  'GET /s/:code',
  'POST /api/quotes',
  'POST /api/cart',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /manifest.webmanifest',
  'POST /auth/login',
  // Prove their caller by the token of the login's first step; refused in its own way without.
  'POST /auth/login/code',
  'POST /auth/login/passkey/request',
  'POST /auth/login/passkey',
  'POST /auth/register',
  // Answers the same for every address; proves its caller by the token of a mailed link.
  'POST /auth/forgotPassword',
  'POST /auth/newPassword',
  // Prove their caller by the token of an owner's invitation.
  'POST /auth/invitation',
  'POST /auth/invitation/accept',
  // Proves its caller by a signature over the body.
  'POST /ordertracking/webhook',
];
/** The API page; not offered in production. */
const isDocumentation = (url: string) => url.startsWith('/api/docs');

describe('T-AUTHZ every route of the server', () => {
  let server: TestApp;
  let deadCookies: (string | undefined)[];

  beforeAll(async () => {
    const other = await openTestApp('sqlite');
    const { cookie: foreign } = await signIn(other);
    await other.close();
    server = await openTestApp('sqlite');
    const { cookie: loggedOut } = await signIn(server);
    await server.app.inject({ method: 'POST', url: '/auth/logout', headers: { cookie: loggedOut } });
    const { cookie: expired } = await signIn(server);
    server.clock.advance(24 * 60 * 60_000);
    deadCookies = [
      undefined,
      'pp-session=garbage',
      `pp-session=${'A'.repeat(43)}`,
      foreign,
      loggedOut,
      expired,
    ];
  });
  afterAll(() => server.close());

  const guarded = () =>
    server.app.routeTable.filter(({ method, url }) => {
      const name = `${method === 'HEAD' ? 'GET' : method} ${url}`;
      return !publicRoutes.includes(name) && !isDocumentation(url);
    });
  const call = async (method: string, url: string, cookie: string | undefined) => {
    const options: InjectOptions = {
      url: url.replace(/:\w+\??/g, '1').replace('*', 'x'),
      headers: cookie === undefined ? {} : { cookie },
    };
    if (isMethod(method)) options.method = method;
    return (await server.app.inject(options)).statusCode;
  };

  test('ADM-05 refuses a request without a live session with 401 unless it is listed as public', async () => {
    expect(guarded().map(({ method, url }) => `${method} ${url}`)).toContain('GET /auth/checkAuth');
    const open: string[] = [];
    for (const { method, url } of guarded()) {
      for (const cookie of deadCookies) {
        const status = await call(method, url, cookie);
        if (status !== 401) open.push(`${method} ${url} answered ${status}`);
      }
    }
    expect(open).toEqual([]);
  });

  test('the list of public routes names no route that is gone', () => {
    const present = server.app.routeTable.map(({ method, url }) => `${method} ${url}`);
    expect(publicRoutes.filter((route) => !present.includes(route))).toEqual([]);
  });

  test('no address answers a method that it does not offer', async () => {
    const offered = new Set(server.app.routeTable.map(({ method, url }) => `${method} ${url}`));
    const urls = new Set(server.app.routeTable.map(({ url }) => url));
    for (const url of urls) {
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST']) {
        if (offered.has(`${method} ${url}`) || isDocumentation(url)) continue;
        // 401 where the address is also one of a guarded pattern (/wheelsets/:id).
        expect([401, 404], `${method} ${url}`).toContain(await call(method, url, undefined));
      }
    }
  });
});

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const isMethod = (text: string): text is (typeof methods)[number] =>
  methods.some((method) => method === text);
