import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { authPaths } from '@pp-tools/domain/contract';
import { projectRoot } from '../sample-data.ts';
import { testAdmin } from './signed-in.ts';
import { testAdminCode } from './test-app.ts';

/** A server in a process of its own, with an admin signed in. */
export interface TestServerProcess {
  readonly address: string;
  /** The session of the admin. */
  readonly cookie: string;
  /** Number of the process. */
  readonly pid: number;
  /** Sends a request of the admin; a body goes as JSON. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /** Asks it to stop, so many times as a terminal and its programs may do; its exit code. */
  stop(signals: number): Promise<number | null>;
  /** Ends it at once, as a power cut does, and waits until it is gone. */
  kill(): Promise<void>;
}

const children = new Set<ChildProcess>();

/** Ends every server of this test file; a failed test must not leave one running. */
export function killTestServers(): void {
  for (const child of children) child.kill('SIGKILL');
}

/** The most memory that a process ever had, in megabytes (Linux). */
export async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** Starts a server as an operator does and signs an admin in. */
export async function startTestServer(
  environment: Readonly<Record<string, string>>,
): Promise<TestServerProcess> {
  const child = spawn(process.execPath, [join(projectRoot, 'packages/server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ADMIN_CODE: testAdminCode, ...environment },
  });
  children.add(child);
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      children.delete(child);
      resolve();
    });
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const ready = /ready on (http\S+)/.exec(chunk.toString())?.[1];
      if (ready) resolve(ready);
    });
    gone.then(() => reject(new Error('the server ended before it was ready')));
  });
  const cookie = await signInAt(address);
  return {
    address,
    cookie,
    pid: child.pid ?? 0,
    call: (method, path, body) =>
      fetch(address + path, {
        method,
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    stop: async (signals) => {
      for (let signal = 0; signal < signals; signal += 1) child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    },
    kill: () => {
      child.kill('SIGKILL');
      return gone;
    },
  };
}

async function signInAt(address: string): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post(authPaths.register, { ...testAdmin, adminCode: testAdminCode });
  const answer = await post(authPaths.login, testAdmin);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
