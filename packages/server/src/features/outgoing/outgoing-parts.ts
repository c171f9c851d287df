import type { Logger } from 'pino';
import type { Database } from '../../database/connection.ts';

/** A mail of plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whom an answer goes to, when that is not the sender. */
  readonly replyTo?: string;
}

/** The ways out; null where the operator set none up. They throw when a message was not accepted. */
export interface OutgoingServices {
  readonly postEvent: ((body: string, sentAt: number) => Promise<void>) | null;
  readonly sendMail: ((mail: Mail) => Promise<void>) | null;
}

/** No way out at all. */
export const noServices: OutgoingServices = { postEvent: null, sendMail: null };

/** Writes the mails of a kind that is not an event of the shop, when its turn comes; an empty list sends none. */
export type MailWriter = (data: unknown, target: string) => Promise<readonly Mail[]>;

/** What sending needs around it. */
export interface OutgoingParts {
  readonly db: Database;
  readonly log: Logger;
  readonly now: () => number;
  readonly services: OutgoingServices;
  readonly shopName: string;
  /** Writers of the mails that other features ask for, by their kind. */
  readonly writers: ReadonlyMap<string, MailWriter>;
}
