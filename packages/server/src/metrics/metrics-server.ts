import { createServer } from 'node:http';
import type { ServerMetrics } from './server-metrics.ts';

/** Answers `/metrics` on a port of its own, which no visitor reaches; resolves to how to stop it. */
export async function serveMetrics(
  metrics: ServerMetrics,
  port: number,
  host: string,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
