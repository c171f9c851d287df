import { spawn } from 'node:child_process';
import { openSync, rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from './sample-data.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pp-fault-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const main = join(projectRoot, 'packages/server/src/main.ts');
const launch = (environment: Readonly<Record<string, string>>, output: 'pipe' | number) =>
  spawn(process.execPath, [main], {
    stdio: ['ignore', output, 'pipe'],
    env: { ...process.env, DATA_DIR: join(folder, 'data'), ...environment },
  });

/** What a start that fails says, and its exit code. */
function failedStart(
  environment: Readonly<Record<string, string>>,
): Promise<{ text: string; code: number | null }> {
  const child = launch(environment, 'pipe');
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve({ text, code })));
}

/** A port that something listens on. */
async function takenPort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  return { port: typeof at === 'object' && at !== null ? at.port : 0, close: () => server.close() };
}

test('17 a start that cannot work says why in a sentence', { timeout: 60_000 }, async () => {
  const taken = await takenPort();
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const faults = await Promise.all([
    failedStart({ PORT: String(taken.port) }),
    failedStart({ DATA_DIR: file }),
    failedStart({ DATABSE_URL: 'postgres://x' }),
  ]);
  taken.close();
  expect(faults.map(({ code }) => code)).toEqual([1, 1, 1]);
  for (const { text } of faults) expect(text).not.toContain('    at ');
  expect(faults.map(({ text }) => text.trim())).toEqual([
    expect.stringContaining('The port is taken by another program.'),
    expect.stringContaining('DATA_DIR is a file.'),
    expect.stringContaining('did you mean DATABASE_URL?'),
  ]);
});

test('2 a log on a full disk does not stop the server', { timeout: 60_000 }, async () => {
  const { port, close } = await takenPort();
  await new Promise<void>((resolve) => {
    close();
    resolve();
  });
  const child = launch(
    { PORT: String(port), DATA_DIR: join(folder, 'full'), LOG_LEVEL: 'info' },
    openSync('/dev/full', 'w'),
  );
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(() => ask('/healthz'), { timeout: 30_000 }).toBe(200);
  for (let refused = 0; refused < 300; refused += 1) expect(await ask('/ordertracking')).toBe(401);
  expect(await ask('/healthz')).toBe(200);
  child.kill('SIGKILL');
});

/** What a start says until it serves, in the order in which it says it. */
async function saidAtStart(environment: Readonly<Record<string, string>>): Promise<string> {
  const child = launch({ PORT: '0', LOG_LEVEL: 'silent', ...environment }, 'pipe');
  let text = '';
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('ready on http')) resolve();
      });
      child.once('exit', () => reject(new Error(`the start ended: ${text}`)));
    });
  } finally {
    child.kill('SIGKILL');
  }
  return text;
}

test('13 a start that other machines can reach asks for production, and no other start does', {
  timeout: 60_000,
}, async () => {
  const asks = 'Set NODE_ENV=production for a shop.';
  const folderOf = (name: string) => ({ DATA_DIR: join(folder, name) });
  expect(await saidAtStart({ ...folderOf('open'), HOST: '0.0.0.0' })).toContain(asks);
  expect(await saidAtStart({ ...folderOf('local'), HOST: '127.0.0.1' })).not.toContain(asks);
  const shop = { HOST: '0.0.0.0', NODE_ENV: 'production', TRACKING_API_KEY: 'k'.repeat(32) };
  expect(await saidAtStart({ ...folderOf('shop'), ...shop })).not.toContain(asks);
});
