import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';

/** A server in a process of its own, so that its CPU time can be told from ours. */
export interface MeasuredServer {
  readonly address: string;
  readonly child: ChildProcess;
}

/** Starts a server script and waits for the address that it prints. */
export function startMeasured(
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<MeasuredServer> {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment, LOG_LEVEL: 'warn' },
  });
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const address = /http:\/\/\S+/.exec(chunk.toString())?.[0];
      if (address) resolve({ address, child });
    });
    child.on('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
}

/** User and system time of a process in microseconds (Linux: clock ticks of 10 ms). */
async function cpuMicroseconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** CPU microseconds of the server per request under load from this process. */
export async function cpuPerRequest(
  server: MeasuredServer,
  path: string,
  headers: Readonly<Record<string, string>>,
  requests: number,
): Promise<number> {
  const pid = server.child.pid ?? 0;
  const before = await cpuMicroseconds(pid);
  const result = await autocannon({ url: server.address + path, connections: 32, amount: requests, headers });
  const after = await cpuMicroseconds(pid);
  if (result.errors > 0 || result['5xx'] > 0 || result['4xx'] > 0) {
    throw new Error(`${path}: ${result.errors} errors, ${result['4xx']} 4xx, ${result['5xx']} 5xx`);
  }
  return (after - before) / requests;
}
