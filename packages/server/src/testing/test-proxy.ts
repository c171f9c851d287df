import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';

/** A proxy in front of several servers, with the rules of the one in `deploy/nginx.conf`. */
export interface TestProxy {
  readonly address: string;
  /** Sends requests to this server too. */
  add(server: string): void;
  /** Sends it no more requests, as before it is stopped on purpose. */
  remove(server: string): void;
  /** Requests that this server has and has not answered yet. */
  inFlight(server: string): number;
  close(): Promise<void>;
}

/** A request that was read whole, so that it can be sent again. */
interface Held {
  readonly incoming: IncomingMessage;
  readonly body: Buffer;
}

/** The next server may be asked: this one never got the request, or it has another build's files. */
type Attempt = 'answered' | 'not-reached' | 'cut-off';

/**
 * Starts a proxy. A request goes to the next server when one cannot be reached, or when it lacks a file under
 * `/assets/`, which another build may have. A request that was cut off while a server had it is answered 502.
 */
export async function startTestProxy(): Promise<TestProxy> {
  const servers: string[] = [];
  const flights = new Map<string, number>();
  let turn = 0;

  const attempt = (server: string, { incoming, body }: Held, answer: ServerResponse, isLast: boolean) =>
    new Promise<Attempt>((resolve) => {
      flights.set(server, (flights.get(server) ?? 0) + 1);
      const end = (how: Attempt) => {
        flights.set(server, (flights.get(server) ?? 1) - 1);
        resolve(how);
      };
      const options = { method: incoming.method, headers: incoming.headers, agent: false };
      const outgoing = send(server + incoming.url, options, (received) => {
        const isElsewhere = received.statusCode === 404 && incoming.url?.startsWith('/assets/') && !isLast;
        if (isElsewhere) {
          received.resume();
          received.once('end', () => end('not-reached'));
          return;
        }
        const { connection: _hop, ...headers } = received.headers;
        answer.writeHead(received.statusCode ?? 502, headers);
        received.pipe(answer);
        received.once('end', () => end('answered'));
        received.once('error', () => {
          answer.destroy();
          end('answered');
        });
      });
      outgoing.once('error', (fault) =>
        end('code' in fault && fault.code === 'ECONNREFUSED' ? 'not-reached' : 'cut-off'),
      );
      outgoing.end(body);
    });

  const pass = async (held: Held, answer: ServerResponse) => {
    turn += 1;
    const order = servers.map((_, index) => servers[(turn + index) % servers.length] ?? '');
    for (const [index, server] of order.entries()) {
      const how = await attempt(server, held, answer, index === order.length - 1);
      if (how === 'answered') return;
      if (how === 'cut-off') break;
    }
    if (!answer.headersSent) answer.writeHead(502).end();
  };

  const proxy = createServer(async (incoming, answer) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    await pass({ incoming, body: Buffer.concat(parts) }, answer);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const at = proxy.address();
  return {
    address: `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`,
    add: (server) => {
      servers.push(server);
    },
    remove: (server) => {
      servers.splice(servers.indexOf(server), 1);
    },
    inFlight: (server) => flights.get(server) ?? 0,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
