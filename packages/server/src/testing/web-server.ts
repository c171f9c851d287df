import { createServer, type RequestListener, type Server } from 'node:http';

/** A small web server on this machine that a test runs, and how often it was called. */
export interface TestWebServer {
  readonly address: string;
  readonly port: number;
  readonly calls: () => number;
  close(): Promise<void>;
}

/** Starts a web server on a free port. */
export async function startWebServer(answer: RequestListener): Promise<TestWebServer> {
  let calls = 0;
  const server: Server = createServer((request, response) => {
    calls += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    calls: () => calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
