import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages', 'server', 'src', 'main.ts');

/** The product as an operator starts it: its own process, a free port, a data folder that goes with it. */
export interface ServerProcess {
  readonly address: string;
  readonly dataDirectory: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the server and waits until it says that it is ready. */
export async function startServerProcess(
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const dataDirectory = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'pp-e2e-')));
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  const address = await readyAddress(child);
  return {
    address,
    dataDirectory,
    process: child,
    stop: async () => {
      await ended(child);
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /PP Tools ready on (http:\/\/\S+)/.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
