import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  Attempts,
  addAdmin,
  Devices,
  LoginPacing,
  LoginSteps,
  logIn,
  migrateToLatest,
  openSqlite,
  Passwords,
  Sessions,
} from '@pp-tools/server/benchmarking';
import { type Measured, median } from './benchmark.ts';
import { startMeasured } from './http-load.ts';

const main = join(dirname(fileURLToPath(import.meta.url)), '../../packages/server/src/main.ts');
const password = 'wheel truing stand';
/** A disk that others use too would drown what is measured here. */
const memory = '/dev/shm';
const accounts = 50;
const rounds = 200;

const took = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

const share = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/** How far two samples stand apart, in standard deviations of the rank sum (Mann and Whitney). */
function rankDistance(a: readonly number[], b: readonly number[]): number {
  const wins = a.reduce((sum, x) => sum + b.filter((y) => x > y).length, 0);
  const spread = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return Math.abs(wins - (a.length * b.length) / 2) / spread;
}

/** Wrong logins of a known and of unknown names in turn, an hour apart by a clock of their own. */
async function timeOfNames(folder: string): Promise<{ known: number[]; unknown: number[] }> {
  const { db, close } = openSqlite(folder);
  let now = Date.now();
  const clock = () => now;
  const passwords = new Passwords();
  await passwords.prepare();
  const parts = {
    db,
    attempts: new Attempts(db, clock),
    pacing: new LoginPacing(db, clock),
    devices: new Devices(db, clock),
    passwords,
    sessions: new Sessions(db, clock),
    loginSteps: new LoginSteps(db, clock),
    now: clock,
  };
  const browser = { address: '10.0.0.1', agent: '', oldToken: null, deviceToken: null };
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const login = (username: string) =>
    took(() => logIn(parts, { username, password: 'wrong', browser }, () => undefined).catch(() => null));
  for (let round = 0; round < rounds; round += 1) {
    // The delay of a place ends after an hour of rest.
    now += 61 * 60_000;
    // The order changes, because the second of two finds warmer caches.
    const order = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) times[kind].push(await login(kind === 'known' ? 'admin 0' : 'nobody'));
  }
  await close();
  return times;
}

/** What a login costs on top of its hash, whether its time tells a name, and what visitors feel of fifty at once. */
export default async function measureLogin(): Promise<readonly Measured[]> {
  const folder = await mkdtemp(join(existsSync(memory) ? memory : tmpdir(), 'pp-bench-login-'));
  const passwords = new Passwords();
  const passwordHash = await passwords.hash(password);
  const database = openSqlite(folder);
  await migrateToLatest(database);
  for (let index = 0; index < accounts; index += 1) {
    await addAdmin(database.db, { username: `admin ${index}`, passwordHash, role: 'owner', now: Date.now() });
  }
  await database.close();
  const names = await timeOfNames(folder);
  const server = await startMeasured(main, { PORT: '0', DATA_DIR: folder, NODE_ENV: 'production' });
  /** Each admin comes back with the same browser, which is not slowed down as a new one is. */
  const browsers = new Map<number, string>();
  const login = async (index: number) => {
    const answer = await fetch(`${server.address}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: browsers.get(index) ?? '' },
      body: JSON.stringify({ username: `admin ${index}`, password }),
    });
    if (answer.status !== 200) throw new Error(`login answered ${answer.status}`);
    await answer.arrayBuffer();
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (!browsers.has(index)) browsers.set(index, cookies.join('; '));
  };
  const visit = () => took(async () => (await fetch(`${server.address}/wheelsets`)).arrayBuffer());
  try {
    const logins: number[] = [];
    const hashes: number[] = [];
    const idle: number[] = [];
    const busy: number[] = [];
    for (let index = 0; index < 20; index += 1) await Promise.all([login(index), visit()]);
    for (let round = 0; round < 50; round += 1) {
      hashes.push(await took(() => passwords.verify(passwordHash, password)));
      logins.push(await took(() => login(round)));
    }
    for (let round = 0; round < 5; round += 1) {
      for (let index = 0; index < 200; index += 1) idle.push(await visit());
      let running = true;
      const all = Promise.all(Array.from({ length: accounts }, (_, index) => login(index))).finally(() => {
        running = false;
      });
      while (running) busy.push(await visit());
      await all;
    }
    // Other work on the machine hits two processes more often than one; the fastest tenth shows the cost itself.
    const [loginTime, hashTime] = [share(logins, 0.1), share(hashes, 0.1)];
    const [p99Idle, p99Busy] = [share(idle, 0.99), share(busy, 0.99)];
    return [
      {
        what: 'login over HTTP against its argon2 hash alone, fastest tenth, database in memory',
        figure: loginTime / hashTime,
        unit: 'times',
        limit: 1.5,
        detail: `${loginTime.toFixed(1)} ms against ${hashTime.toFixed(1)} ms; medians ${median(logins).toFixed(1)} and ${median(hashes).toFixed(1)} ms`,
      },
      {
        what: 'GET /wheelsets, p99 during 50 parallel logins against idle',
        figure: p99Busy / p99Idle,
        unit: 'times',
        limit: 3,
        detail: `${p99Busy.toFixed(1)} ms against ${p99Idle.toFixed(1)} ms; ${busy.length} visits`,
      },
      {
        what: 'wrong logins of unknown against known names, difference of the medians',
        figure: Math.abs(median(names.known) - median(names.unknown)),
        unit: 'ms',
        limit: 2,
        detail: `known ${median(names.known).toFixed(2)} ms, unknown ${median(names.unknown).toFixed(2)} ms, ${rounds} each`,
      },
      {
        what: 'the same, rank sums apart in standard deviations (2.58 is p = 0.01)',
        figure: rankDistance(names.known, names.unknown),
        unit: 'times',
        limit: 2.58,
      },
    ];
  } finally {
    server.child.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}
