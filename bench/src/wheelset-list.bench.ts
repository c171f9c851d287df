import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Measured, median } from './benchmark.ts';
import { cpuPerRequest, startMeasured } from './http-load.ts';

const here = dirname(fileURLToPath(import.meta.url));
const rounds = 7;
const requestsPerRound = 15_000;

/** The answer as it stands on the wire, still compressed. */
function fetchRaw(address: string): Promise<{ body: Buffer; etag: string }> {
  return new Promise((resolve, reject) => {
    request(`${address}/wheelsets`, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ body: Buffer.concat(parts), etag: `${response.headers.etag}` }));
    })
      .on('error', reject)
      .end();
  });
}

/** `GET /wheelsets` with all middleware and metrics against a bare node:http server that sends the same bytes. */
export default async function measureWheelsetList(): Promise<readonly Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pp-bench-'));
  const product = await startMeasured(join(here, '../../packages/server/src/main.ts'), {
    PORT: '0',
    DATA_DIR: folder,
    NODE_ENV: 'production',
    // What an operator who watches the shop pays.
    METRICS_PORT: '0',
  });
  const { body, etag } = await fetchRaw(product.address);
  await writeFile(join(folder, 'body.br'), body);
  const floor = await startMeasured(join(here, 'bare-server.ts'), { BODY_FILE: join(folder, 'body.br') });
  try {
    const plain = { 'accept-encoding': 'br' };
    const full: number[] = [];
    const unchanged: number[] = [];
    const floors: number[] = [];
    const floors304: number[] = [];
    // Interleaved, so that a slow minute of the machine hits all alike; the first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const figures = [
        await cpuPerRequest(floor, '/', plain, requestsPerRound),
        await cpuPerRequest(product, '/wheelsets', plain, requestsPerRound),
        await cpuPerRequest(floor, '/', { ...plain, 'if-none-match': '"floor"' }, requestsPerRound),
        await cpuPerRequest(product, '/wheelsets', { ...plain, 'if-none-match': etag }, requestsPerRound),
      ] as const;
      if (round === 0) continue;
      floors.push(figures[0]);
      full.push(figures[1]);
      floors304.push(figures[2]);
      unchanged.push(figures[3]);
    }
    const detail = `CPU µs per request: floor ${median(floors).toFixed(1)}, product ${median(full).toFixed(1)}; 304: floor ${median(floors304).toFixed(1)}, product ${median(unchanged).toFixed(1)}`;
    return [
      {
        what: 'GET /wheelsets, server CPU against bare node:http',
        figure: median(full) / median(floors),
        unit: 'times',
        limit: 1.5,
        detail,
      },
      {
        what: '304 of GET /wheelsets, server CPU against the full bare answer',
        figure: median(unchanged) / median(floors),
        unit: 'times',
        limit: 1.2,
      },
    ];
  } finally {
    product.child.kill();
    floor.child.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
