import type { FastifyInstance } from 'fastify';

/** Whether the server is about to stop. */
export interface Shutdown {
  readonly hasBegun: boolean;
  /** From now on `/readyz` answers 503 and every answer asks its client to close the connection. */
  begin(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly shutdown: Shutdown;
  }
}

/** Lets the server stop without cutting anybody off: who is connected finishes and is not asked to stay. */
export function registerShutdown(app: FastifyInstance): void {
  let hasBegun = false;
  app.decorate('shutdown', {
    get hasBegun() {
      return hasBegun;
    },
    begin: () => {
      hasBegun = true;
    },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (hasBegun) reply.header('connection', 'close');
    done();
  });
}

/** Load balancers notice `/readyz`, and busy clients their `Connection: close`, in this time. */
const noticeMilliseconds = 1500;
const sweepMilliseconds = 200;

/** Stops the server after its clients were told; requests in flight are finished. */
export async function stopServing(app: FastifyInstance): Promise<void> {
  app.shutdown.begin();
  await new Promise((resolve) => setTimeout(resolve, noticeMilliseconds));
  const closed = app.close();
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds);
  await closed.finally(() => clearInterval(sweep));
}
