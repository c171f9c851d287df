import { join } from 'node:path';
import { categoryPageAnswer, wheelsetPageAnswer } from '@pp-tools/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { raiseRevision } from '../../database/revision.ts';
import { sampleData } from '../../sample-data.ts';
import { openTestApp, type TestApp } from '../../testing/public.ts';
import { wheelsetRevision } from '../wheelset/wheelset.queries.ts';
import { seedWheelsets } from '../wheelset/wheelset-seed.ts';

describe('what the pages of wheelsets and categories show', () => {
  let server: TestApp;

  beforeAll(async () => {
    server = await openTestApp('sqlite');
    await seedWheelsets(server.database.db, join(sampleData, 'wheelsets.csv'));
  });
  afterAll(() => server.close());

  const read = async (path: string) => {
    const answer = await server.app.inject(path);
    return { status: answer.statusCode, body: answer.json() };
  };

  test('a wheelset comes with its place among its category and with rivals of the same brakes', async () => {
    const { status, body } = await read('/api/wheelset-pages/1001');
    expect(status).toBe(200);
    const { data } = wheelsetPageAnswer.parse(body);
    expect(data.wheelset).toMatchObject({ ppId: 1001, name: '9Velo Extreme C52 Disc', weight: 999 });
    expect(data.category).toBe('road');
    const weight = data.places.find(({ columnId }) => columnId === 'weight');
    expect(weight).toMatchObject({ below: 0 });
    expect(weight?.above).toBeGreaterThan(40);
    expect(data.rivals).toHaveLength(3);
    expect(data.rivals.map(({ ppId }) => ppId)).not.toContain(1001);
    expect(new Set(data.rivals.map(({ DiscOrRim }) => DiscOrRim))).toEqual(new Set(['disc']));
  });

  test.each(['0', '-1', 'x', '1.5', '99999999999', '%00', '__proto__'])(
    'no wheelset has the id %s, which is said and breaks nothing',
    async (id) => {
      expect([400, 404]).toContain((await read(`/api/wheelset-pages/${id}`)).status);
    },
  );

  test('a category is sorted as asked, unknown figures last, a part at a time', async () => {
    const { body } = await read('/api/wheelset-categories/road-disc?sort=weightAscending');
    const { data } = categoryPageAnswer.parse(body);
    expect(data).toMatchObject({ category: 'road', sort: 'weightAscending', page: 1 });
    const known = data.results.map(({ weight }) => weight).filter((weight) => weight >= 0);
    expect(known).toEqual([...known].sort((one, other) => one - other));
    expect(data.results.at(0)?.weight).toBe(999);
    expect(data.total).toBeGreaterThanOrEqual(data.results.length);
  });

  test('a category is narrowed by depth and price, and says how many each range would show', async () => {
    const whole = categoryPageAnswer.parse((await read('/api/wheelset-categories/road-disc')).body).data;
    const { body } = await read('/api/wheelset-categories/road-disc?depth=deep&price=middle');
    const { data } = categoryPageAnswer.parse(body);
    expect(data).toMatchObject({ depth: 'deep', price: 'middle', page: 1 });
    expect(data.total).toBeGreaterThan(0);
    expect(data.total).toBeLessThan(whole.total);
    expect(data.counts.depth.deep).toBe(data.total);
    expect(data.counts.price.middle).toBe(data.total);
    for (const { price, rearRimDepth } of data.results) {
      expect(price).toBeGreaterThanOrEqual(1000);
      expect(price).toBeLessThan(2000);
      expect(rearRimDepth).toBeGreaterThanOrEqual(55);
    }
  });

  test.each([
    'road-disc?depth=evil',
    'road-disc?price=%00',
    'road',
    'ROAD-DISC',
    'toString',
    'road-disc?page=999',
    'road-disc?page=0',
    'road-disc?sort=evil',
  ])('the category %s is refused', async (address) => {
    expect([400, 404]).toContain((await read(`/api/wheelset-categories/${address}`)).status);
  });

  test('an edited wheelset is seen with the next look', async () => {
    await read('/api/wheelset-pages/1002');
    await server.database.db
      .updateTable('wheelset')
      .set({ weight: 1111 })
      .where('pp_id', '=', 1002)
      .execute();
    await server.database.db
      .transaction()
      .execute((change) => raiseRevision(change, wheelsetRevision, server.clock.now()));
    server.clock.advance(1000);
    expect((await read('/api/wheelset-pages/1002')).body.data.wheelset.weight).toBe(1111);
  });

  test('robots.txt names the sitemap, and the sitemap names tools, categories and every wheelset', async () => {
    const robots = (await server.app.inject('/robots.txt')).body;
    expect(robots).toMatch(/^Disallow: \/ppauth\/$/m);
    expect(robots).toMatch(/^Sitemap: http:\/\/.*\/sitemap\.xml$/m);
    const map = (await server.app.inject('/sitemap.xml')).body;
    const paths = [...map.matchAll(/<loc>http:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path);
    expect(paths).toContain('/wheelset/1001/9velo-extreme-c52-disc');
    expect(paths).toContain('/wheelsets-for/tri-tt');
    expect(paths.filter((path) => path?.startsWith('/wheelset/'))).toHaveLength(120);
    expect(paths.some((path) => path?.startsWith('/ppauth'))).toBe(false);
  });

  test('the sitemap says when wheelsets were changed last', async () => {
    const before = server.clock.now();
    await server.database.db
      .transaction()
      .execute((change) => raiseRevision(change, wheelsetRevision, server.clock.now()));
    server.clock.advance(1000);
    const map = (await server.app.inject('/sitemap.xml')).body;
    const [, changed = ''] =
      /<loc>[^<]*\/wheelset\/1001\/[^<]*<\/loc><lastmod>([^<]+)<\/lastmod>/.exec(map) ?? [];
    expect(new Date(changed).getTime()).toBe(before);
    expect(map).toMatch(/wheelsetCompare<\/loc><\/url>/);
  });
});
