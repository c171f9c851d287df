import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authPaths } from '@pp-tools/domain/contract';
import BetterSqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../sample-data.ts';
import { startWebServer, type TestWebServer, testAdmin, testAdminCode } from '../../testing/public.ts';

const rows = 3000;
const sheetText = [
  'PP ID,Name,Use,Brake,Price,Weight',
  ...Array.from({ length: rows }, (_, index) => `${index + 1},Wheel ${index},road,disc,${900 + index},1500`),
].join('\n');

let folder = '';
let sheet: TestWebServer;
/** Servers of this file; a failed test must not leave one running. */
const children = new Set<ChildProcess>();
let onSheetSent: () => void = () => undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pp-crash-'));
  sheet = await startWebServer((_request, response) => {
    response.on('finish', () => onSheetSent()).end(sheetText);
  });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await sheet.close();
  await rm(folder, { recursive: true, force: true });
});

async function startServer(dataDirectory: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [join(projectRoot, 'packages/server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'silent',
      ADMIN_CODE: testAdminCode,
      WHEELSET_SHEET: sheet.address,
      WHEELSET_SHEET_ALLOW_PRIVATE: '1',
    },
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const ready = /ready on (http\S+)/.exec(chunk.toString())?.[1];
      if (ready) resolve(ready);
    });
    child.once('exit', () => reject(new Error('the server ended before it was ready')));
  });
  return { child, address };
}

const postJson = (address: string, payload: object, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  });

async function sessionAt(address: string): Promise<{ cookie: string }> {
  await postJson(address + authPaths.register, { ...testAdmin, adminCode: testAdminCode });
  const answer = await postJson(address + authPaths.login, testAdmin);
  return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

/** Refreshes and kills the server `answers` answered requests after the sheet went out. */
async function refreshAndKill(dataDirectory: string, answers: number): Promise<void> {
  const { child, address } = await startServer(dataDirectory);
  const session = await sessionAt(address);
  const sent = new Promise<void>((resolve) => {
    onSheetSent = resolve;
  });
  const refresh = postJson(`${address}/wheelsets/regenerate`, {}, session).catch(() => null);
  await sent;
  for (let answer = 0; answer < answers; answer += 1) await fetch(`${address}/healthz`);
  const end = ended(child);
  child.kill('SIGKILL');
  await Promise.all([end, refresh]);
}

test('ADM-08 a server killed in the middle of a refresh leaves the old catalogue or the new one, whole', async () => {
  const counts = new Set<number>();
  for (const answers of [0, 3]) {
    const dataDirectory = join(folder, `killed-${answers}`);
    await refreshAndKill(dataDirectory, answers);
    const database = new BetterSqlite(join(dataDirectory, 'pp-tools.sqlite'));
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
    const count = Number(database.prepare('select count(*) from wheelset').pluck().get());
    const refreshes = Number(database.prepare('select count(*) from wheelset_refresh').pluck().get());
    database.close();
    expect([
      [120, 0],
      [rows, 1],
    ]).toContainEqual([count, refreshes]);
    counts.add(count);
  }
  expect(counts.has(120)).toBe(true);
}, 60_000);

test('ADM-08 visitors see the old list or the new one during a refresh, and every request is answered', async () => {
  const { child, address } = await startServer(join(folder, 'visitors'));
  const session = await sessionAt(address);
  let running = true;
  const seen = new Set<string>();
  const visitors = [1, 2, 3].map(async () => {
    while (running) {
      const answer = await fetch(`${address}/wheelsets`);
      const body: unknown = await answer.json();
      seen.add(`${answer.status} ${JSON.stringify(body).split('"ppId"').length - 1}`);
    }
  });
  const refresh = await postJson(`${address}/wheelsets/regenerate`, {}, session);
  const after = await (await fetch(`${address}/wheelsets`)).text();
  running = false;
  await Promise.all(visitors);
  expect(refresh.status).toBe(200);
  expect(after.split('"ppId"').length - 1).toBe(rows);
  expect([...seen].filter((state) => state !== '200 120' && state !== `200 ${rows}`)).toEqual([]);
  const end = ended(child);
  child.kill('SIGTERM');
  await end;
});
