import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/connection.ts';
import { databaseKinds, openTestDatabase } from '../../testing/public.ts';

const rows = 60;
/** A process takes a third of a second: the slower engine is killed at every third statement and at the last ones. */
const isKilledAt = { sqlite: () => true, postgres: (n: number, last: number) => n % 3 === 0 || n > last - 2 };
const script = join(import.meta.dirname, '..', '..', 'testing', 'refresh-until-killed.ts');
const minutes = 60_000;

describe.each(databaseKinds)('a process killed before a statement of a refresh on %s', (kind) => {
  let database: OpenDatabase;
  let folder = '';
  let now = Date.UTC(2026, 10, 28);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pp-killed-'));
    database = await openTestDatabase(kind);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Refreshes to a catalogue in which everything has one price; gives what the process said and its end. */
  const refresh = async (price: number, deadly: number) => {
    const sheet = join(folder, 'sheet.csv');
    const lines = Array.from(
      { length: rows },
      (_, index) => `${index + 1},Wheel ${index},road,disc,${price}`,
    );
    await writeFile(sheet, ['PP ID,Name,Use,Brake,Price', ...lines].join('\n'));
    // The lock of a dead process is free after its time.
    now += 10 * minutes;
    const { place } = database;
    const [name, where] = 'url' in place ? ['url', place.url] : ['folder', place.folder];
    return new Promise<{ readonly said: string; readonly signal: string | null }>((resolve) => {
      const given = [script, name, where, sheet, String(deadly), String(now)];
      const child = execFile(process.execPath, given, (_fault, said) =>
        resolve({ said, signal: child.signalCode }),
      );
    });
  };
  const state = async () => {
    const { db } = database;
    const prices = await db
      .selectFrom('wheelset')
      .select(({ fn }) => ['price', fn.countAll<number>().as('count')])
      .groupBy('price')
      .execute();
    const count = (table: 'wheelset_refresh' | 'audit_entry') =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
    const refreshes = Number((await count('wheelset_refresh')).count);
    const actions = Number((await count('audit_entry')).count);
    return { prices: prices.map(({ price, count }) => [price, Number(count)]), refreshes, actions };
  };

  test('ADM-08 the catalogue is wholly old or wholly new, with its entry in the history and in the trail', async () => {
    const whole = await refresh(1000, 0);
    expect(whole.signal).toBeNull();
    const statements = Number(whole.said);
    expect(statements).toBeGreaterThan(8);
    let before = { price: 1000, done: 1 };
    const ends: string[] = [];
    for (let deadly = 1; deadly <= statements; deadly += 1) {
      if (!isKilledAt[kind](deadly, statements)) continue;
      const price = 1000 + deadly;
      const { signal } = await refresh(price, deadly);
      expect(signal).toBe('SIGKILL');
      const after = await state();
      const isNew = after.refreshes > before.done;
      if (isNew) before = { price, done: before.done + 1 };
      expect(after).toEqual({
        prices: [[before.price, rows]],
        refreshes: before.done,
        actions: before.done,
      });
      ends.push(isNew ? 'new' : 'old');
    }
    // Only the statement behind the transaction finds the new catalogue.
    expect(ends.filter((end) => end === 'new')).toHaveLength(1);
    expect((await refresh(2000, 0)).signal).toBeNull();
    expect((await state()).prices).toEqual([[2000, rows]]);
  }, 240_000);
});
