import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedBuilder } from '../catalogue/import-catalogue.ts';
import { seedWheelsets } from '../features/wheelset/wheelset-seed.ts';
import { demoDefaults, startDemoProvider } from '../providers/tracking/demo/demo-server.ts';
import { trackingClient } from '../providers/tracking/tracking-client.ts';
import { sampleData } from '../sample-data.ts';
import { describeApi } from '../testing/api-document.ts';
import { type ApiExample, recordExamples } from '../testing/api-examples.ts';
import {
  FakeClock,
  openTestApp,
  openTestAppOn,
  openTestDatabase,
  signIn,
  type TestApp,
} from '../testing/public.ts';
import { apiDocumentFile } from './api-docs.ts';

const journeyMilliseconds = 600_000;

describe('the document of the API', () => {
  let server: TestApp;
  let examples: ApiExample[];

  beforeAll(async () => {
    const providerClock = new FakeClock();
    const demo = await startDemoProvider({
      ...demoDefaults,
      now: () => providerClock.now(),
      journeyMilliseconds,
      callsPerSecond: 10_000,
    });
    const provider = trackingClient({
      ...demo,
      version: 'v2.2',
      timeoutMilliseconds: 5000,
      callsPerSecond: 10_000,
    });
    const tracking = { provider, providerKey: demo.key };
    const outgoing = { postEvent: null, sendMail: async () => undefined };
    const database = await openTestDatabase('sqlite');
    server = await openTestAppOn(
      database,
      { API_DOCS: 'nobody', CART_URL: 'https://shop.example/cart/{items}' },
      null,
      tracking,
      undefined,
      outgoing,
    );
    await seedWheelsets(server.database.db, join(sampleData, 'wheelsets.csv'));
    await seedBuilder(server.database.db, sampleData);
    const later = () => {
      providerClock.advance(journeyMilliseconds / 2);
      server.clock.advance(journeyMilliseconds / 2);
    };
    const signPush = (body: string) => createHash('sha256').update(`${body}/${demo.key}`).digest('hex');
    examples = await recordExamples(server, later, signPush);
    await demo.close();
  });
  afterAll(() => server.close());

  test('docs/openapi.json is what the routes say; `vitest -u` on this file writes it', async () => {
    const document = await describeApi(server.app.routeTable, examples);
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(apiDocumentFile);
  });

  test('every operation has an example of its success, its errors and, for staff, its security', async () => {
    const { paths } = await describeApi(server.app.routeTable, examples);
    const lacking = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) => {
        const isShown = Object.values(responses).some(({ content }) =>
          Object.values(content ?? {}).some(({ example }) => example !== undefined),
        );
        return isShown && '500' in responses ? [] : [`${method} ${path}`];
      }),
    );
    expect(lacking).toEqual([]);
    expect(paths['/ordertracking/bulk']?.post?.security).toEqual([{ session: [] }]);
    expect(paths['/wheelsets']?.get?.security).toBeUndefined();
    expect(
      examples
        .filter(({ status }) => status >= 400)
        .map((one) => `${one.method} ${one.pattern} ${one.status} ${JSON.stringify(one.answer)}`),
    ).toEqual([]);
  });

  test.each([
    ['production', undefined, 401, 200],
    ['production', 'nobody', 404, 404],
    ['development', undefined, 200, 200],
    ['production', 'everyone', 200, 200],
  ])(
    'in %s with API_DOCS %s the page answers visitors %i and staff %i',
    async (mode, setting, visitors, staff) => {
      const shop = await openTestApp('sqlite', {
        NODE_ENV: mode,
        ...(setting === undefined ? {} : { API_DOCS: setting }),
      });
      const headers = await signIn(shop);
      const url = '/api/docs/json';
      expect((await shop.app.inject(url)).statusCode).toBe(visitors);
      expect((await shop.app.inject({ url, headers })).statusCode).toBe(staff);
      await shop.close();
    },
  );
});
