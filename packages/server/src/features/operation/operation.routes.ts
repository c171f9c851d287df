import {
  failedMessagesAnswer,
  messageParams,
  operationPaths,
  sendAgainAnswer,
  storageAnswer,
} from '@pp-tools/domain/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { OpenDatabase } from '../../database/connection.ts';
import { deadMessages, type OutboxRow, reviveMessage } from '../../database/outbox.ts';
import { measureStorage, type StoredDays } from '../../database/storage-size.ts';
import { RequestFault } from '../../http/problems.ts';

/** What the pages of operation are given. */
export interface OperationParts {
  readonly database: OpenDatabase;
  readonly now: () => number;
  readonly days: StoredDays;
  /** Lets a message that was revived leave at once. */
  readonly wake: () => void;
}

const shownMessages = 100;

const wireOf = ({ id, channel, kind, target, created_at, attempts, fault }: OutboxRow) => ({
  id,
  channel: channel === 'mail' ? ('mail' as const) : ('webhook' as const),
  kind,
  target,
  at: created_at,
  attempts,
  fault: fault ?? '',
});

/** Messages that could not be sent, and how much is stored. Belongs inside the admin scope. */
export function operationRoutes(parts: OperationParts): FastifyPluginCallbackZod {
  const { database, now, days, wake } = parts;
  return (app, _options, done) => {
    app.get(
      operationPaths.failedMessages,
      {
        schema: {
          tags: ['operation'],
          summary: 'Messages that were given up after many attempts, newest first',
          response: { 200: failedMessagesAnswer },
        },
      },
      async () => {
        const messages = (await deadMessages(database.db, shownMessages)).map(wireOf);
        return { status: 'success' as const, data: { messages } };
      },
    );

    app.post(
      operationPaths.sendAgain,
      {
        schema: {
          tags: ['operation'],
          summary: 'Send a message again that was given up',
          params: messageParams,
          response: { 200: sendAgainAnswer },
          alsoAnswers: [404],
        },
      },
      async (request) => {
        const isRevived = await reviveMessage(database.db, request.params.id, now());
        if (!isRevived)
          throw new RequestFault(404, 'message-unknown', 'This message is not waiting here any more.');
        wake();
        return { status: 'success' as const, data: null };
      },
    );

    app.get(
      operationPaths.storage,
      {
        schema: {
          tags: ['operation'],
          summary: 'How much is stored, and for how many days',
          response: { 200: storageAnswer },
        },
      },
      async () => ({ status: 'success' as const, data: await measureStorage(database, days) }),
    );
    done();
  };
}
