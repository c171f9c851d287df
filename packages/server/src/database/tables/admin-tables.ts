import type { Generated } from 'kysely';

/** Staff who may sign in. `username_key` is the form in which two names are the same person. */
export interface AdminTable {
  id: Generated<number>;
  username: string;
  username_key: string;
  /** Encoded argon2id hash with its parameters. */
  password_hash: string;
  created_at: number;
}

/** An open session; the token itself is kept by the browser alone. Instants are milliseconds since 1970. */
export interface AdminSessionTable {
  token_hash: string;
  admin_id: number;
  created_at: number;
  used_at: number;
}

/** Addresses from which an admin has signed in; an attack from elsewhere does not lock these out. */
export interface AdminAddressTable {
  admin_id: number;
  address: string;
  seen_at: number;
}

/** How often something was tried in a window of time. */
export interface AttemptCountTable {
  subject: string;
  window_start: number;
  attempts: number;
}
