import { z } from 'zod';
import { answerOf } from './answers.ts';

/** Paths of what the owner watches: messages that could not be sent, and how much is stored. */
export const operationPaths = {
  failedMessages: '/api/operation/failed-messages',
  sendAgain: '/api/operation/failed-messages/:id/retry',
  storage: '/api/operation/storage',
} as const;

/** A message that was given up after many attempts; the instant in milliseconds since 1970. */
const failedMessageSchema = z.object({
  id: z.number(),
  channel: z.enum(['webhook', 'mail']),
  kind: z.string(),
  /** The mail address; empty for the webhook. */
  target: z.string(),
  at: z.number(),
  attempts: z.number(),
  fault: z.string(),
});
/** One row of {@link failedMessagesAnswer}. */
export type FailedMessage = z.infer<typeof failedMessageSchema>;

/** `GET /api/operation/failed-messages`: newest first. */
export const failedMessagesAnswer = answerOf(z.object({ messages: z.array(failedMessageSchema) }));
/** Number of a message in its path. */
export const messageParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
/** `POST /api/operation/failed-messages/{id}/retry`. */
export const sendAgainAnswer = answerOf(z.null());

/** `GET /api/operation/storage`: the rows of each table that grows, and for how many days they are stored. */
export const storageAnswer = answerOf(
  z.object({
    /** Bytes of the whole database. */
    bytes: z.number(),
    tables: z.array(z.object({ name: z.string(), rows: z.number(), days: z.number().nullable() })),
  }),
);
/** What {@link storageAnswer} carries. */
export type StorageReport = z.infer<typeof storageAnswer>['data'];
