import { assortmentAnswer, saddlesAnswer } from '@pp-tools/domain/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { raiseRevision } from '../database/revision.ts';
import { seedWheelsets } from '../features/wheelset/wheelset-seed.ts';
import { sampleData } from '../sample-data.ts';
import { databaseKinds, openTestApp, type TestApp } from '../testing/public.ts';
import { seedBuilder } from './import-catalogue.ts';

describe.each(databaseKinds)('what the shop says of its products on %s', (kind) => {
  let server: TestApp;
  /** A second server on the same database, which shows stock. */
  let open: FastifyInstance;
  let ids: readonly string[];
  let fitIds: readonly string[];

  const idsIn = async (table: string) => {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} order by position`.execute(
      server.database.db,
    );
    return rows.map(({ id }) => id);
  };

  beforeAll(async () => {
    server = await openTestApp(kind);
    const { db } = server.database;
    await seedWheelsets(db, `${sampleData}/wheelsets.csv`);
    await seedBuilder(db, sampleData);
    open = await buildApp({ ...server.parts, config: readConfig({ NODE_ENV: 'test', PUBLIC_STOCK: 'on' }) });
    ids = await idsIn('saddle');
    fitIds = await idsIn('wheelset_fit');
    const [old, next, hidden] = ids;
    await sql`update saddle set shop_state = 'discontinued', successor = ${next}, article_number = 'S-1' where id = ${old}`.execute(
      db,
    );
    await sql`update saddle set stock = 'on-order', stock_days = 9 where id = ${next}`.execute(db);
    await sql`update saddle set shop_state = 'hidden', stock = 'in-stock' where id = ${hidden}`.execute(db);
    await sql`update wheelset_fit set shop_state = 'discontinued', successor = ${fitIds[1]} where id = ${fitIds[0]}`.execute(
      db,
    );
    await db
      .transaction()
      .execute((transaction) =>
        Promise.all(['saddle', 'wheelset_fit'].map((list) => raiseRevision(transaction, list, 1))),
      );
  });
  afterAll(async () => {
    await open.close();
    await server.close();
  });

  const assortmentOf = async (app: FastifyInstance) => {
    const answer = await app.inject('/api/assortment');
    expect(answer.statusCode).toBe(200);
    return z.parse(assortmentAnswer, answer.json()).data.assortment;
  };

  test('without the setting visitors learn what is discontinued and what follows, by name', async () => {
    const rows = await assortmentOf(server.app);
    expect(rows).toEqual([
      {
        list: 'wheelset_fit',
        id: fitIds[0],
        is_discontinued: 1,
        successor: { id: fitIds[1], name: expect.stringMatching(/[a-z]{3}/i) },
      },
      {
        list: 'saddle',
        id: ids[0],
        is_discontinued: 1,
        successor: { id: ids[1], name: 'Ergon SR Allroad Core Pro Carbon Men' },
      },
    ]);
  });

  test('with it they see stock and article numbers too, of no hidden product', async () => {
    const rows = await assortmentOf(open);
    expect(rows.filter(({ list }) => list === 'saddle')).toEqual([
      expect.objectContaining({ id: ids[0], is_discontinued: 1, article_number: 'S-1', stock: '' }),
      {
        list: 'saddle',
        id: ids[1],
        is_discontinued: 0,
        successor: null,
        article_number: '',
        stock: 'on-order',
        stock_days: 9,
      },
    ]);
  });

  test('the list itself has neither hidden products nor words of the shop; a discontinued one stays for links', async () => {
    for (const app of [server.app, open]) {
      const answer = await app.inject('/api/saddles');
      const { saddles } = z.parse(saddlesAnswer, answer.json()).data;
      expect(saddles.map(({ id }) => id)).toEqual(ids.filter((id) => id !== ids[2]));
      expect(answer.body).not.toMatch(/article_number|shop_state|stock|successor/);
    }
  });
});
