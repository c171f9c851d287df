import type { Generated } from 'kysely';

/** A message that leaves the shop; written in the transaction of what it tells of. Instants are milliseconds since 1970. */
export interface OutboxTable {
  id: Generated<number>;
  /** `webhook` or `mail`. */
  channel: string;
  kind: string;
  /** The mail address; empty for the webhook. */
  target: string;
  /** JSON. */
  payload: string;
  /** `waiting`, `sent` or `dead`. */
  state: Generated<string>;
  attempts: Generated<number>;
  /** When it is sent, or until when a process has claimed it; null when it has ended. */
  next_at: number | null;
  /** The name of the last claim. */
  claim: string | null;
  /** Why the last attempt failed. */
  fault: string | null;
  created_at: number;
  ended_at: number | null;
}

/** The mail address of an admin and which notices are wanted (0 or 1). */
export interface AdminMailTable {
  admin_id: number;
  address: string;
  /** The address in small letters. */
  address_key: string;
  wants_exception: Generated<number>;
  wants_delivered: Generated<number>;
  wants_refresh: Generated<number>;
}

/** A link to a new password, known by its hash only; it works once. */
export interface PasswordLinkTable {
  token_hash: string;
  admin_id: number;
  created_at: number;
}
