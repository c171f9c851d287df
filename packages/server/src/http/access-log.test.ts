import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { AccessLog } from './access-log.ts';
import { registerRequestWatch } from './request-watch.ts';

async function logged(share: number, requests: number, status: number): Promise<string[]> {
  const lines: string[] = [];
  const log = new AccessLog(share, (text) => lines.push(...text.trim().split('\n')));
  const app = Fastify();
  registerRequestWatch(app, [log.watch]);
  app.get('/', (_request, reply) => reply.code(status).send());
  for (let sent = 0; sent < requests; sent += 1) await app.inject('/');
  log.flush();
  await app.close();
  return lines;
}

test('19 a share of the requests is logged, and every one that failed on our side', async () => {
  expect(await logged(0.25, 40, 200)).toHaveLength(10);
  expect(await logged(1, 3, 200)).toHaveLength(3);
  expect(await logged(0.01, 5, 503)).toHaveLength(5);
});

test('19 more lines than anybody writes are counted instead', async () => {
  const lines = await logged(1, 2003, 200);
  expect(lines).toHaveLength(2000);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'request', dropped: 3 });
});
