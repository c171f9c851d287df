import { spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../sample-data.ts';
import { killTestServers, startTestServer } from '../testing/public.ts';
import { openSqlite } from './connection.ts';
import { embeddedFileName, markOpened } from './embedded-file.ts';
import { migrateToLatest } from './migrate.ts';

const main = join(projectRoot, 'packages/server/src/main.ts');
const shop = join(projectRoot, 'packages/server/src/commands/shop.ts');
const pageBytes = 4096;
const nobody = 65_534;

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pp-file-'));
  file = join(folder, embeddedFileName);
  const database = openSqlite(folder);
  await migrateToLatest(database);
  await database.close();
  markOpened(folder);
});
afterEach(async () => {
  killTestServers();
  await rm(folder, { recursive: true, force: true });
});

/** What a start that fails says, and its exit code. */
const failedStart = (
  user?: number,
  program: readonly string[] = [main],
): Promise<{ text: string; code: number | null }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, program, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DATA_DIR: folder, PORT: '0' },
      ...(user === undefined ? {} : { uid: user, gid: user }),
    });
    let text = '';
    child.stderr.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.once('exit', (code) => resolve({ text: text.trim(), code }));
  });

async function overwritePages(first: number, count: number): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(count * pageBytes, 0xa5), 0, undefined, first * pageBytes);
  await handle.close();
}

describe('F4 15 an embedded database that is not as it should be', { timeout: 120_000 }, () => {
  test.each([
    ['pages are overwritten', () => overwritePages(2, 4), 'is damaged'],
    ['the first page is overwritten', () => overwritePages(0, 1), 'is damaged'],
    [
      'half of it is cut off',
      async () => truncate(file, Math.floor((await stat(file)).size / 2)),
      'is damaged',
    ],
    ['it is another file', () => writeFile(file, 'no database '.repeat(1000)), 'is damaged'],
    ['it is empty', () => truncate(file, 0), 'is empty'],
  ] as const)(
    '%s: the start is refused with a sentence and writes nothing',
    async (_name, spoil, sentence) => {
      await spoil();
      const before = await readFile(file);
      const { text, code } = await failedStart();
      expect(code).toBe(1);
      expect(text).toContain(sentence);
      expect(text).toContain('restore FILE');
      expect(text).not.toContain('    at ');
      expect((await readFile(file)).equals(before)).toBe(true);
    },
  );

  test('it is gone: no new shop is opened in its place', async () => {
    await rm(file);
    for (const program of [[main], [shop, 'doctor'], [shop, 'sync', 'once']]) {
      const { text, code } = await failedStart(undefined, program);
      expect([code, text]).toEqual([1, expect.stringContaining('is gone')]);
    }
    await expect(stat(file)).rejects.toThrow(/ENOENT/);
  });

  test('it may only be read: the start says so', async () => {
    // Rights do not bind root, so that a root starts the server as another user.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await chown(folder, 0, 0);
    await chmod(folder, 0o555);
    await chmod(file, 0o444);
    const { text, code } = await failedStart(isRoot ? nobody : undefined);
    await chmod(folder, 0o755);
    expect([code, text]).toEqual([1, expect.stringMatching(/rights/)]);
    expect(text).not.toContain('    at ');
  });

  test('a log of changes that is gone costs what was in it and nothing else', async () => {
    const running = await startTestServer({ DATA_DIR: folder });
    await running.kill();
    await rm(`${file}-wal`, { force: true });
    await rm(`${file}-shm`, { force: true });
    const again = await startTestServer({ DATA_DIR: folder });
    expect((await fetch(`${again.address}/readyz`)).status).toBe(200);
    expect(await again.stop(1)).toBe(0);
  });
});
