import type { AdminRole } from '@pp-tools/domain/admin';
import type { Generated } from 'kysely';

/** Staff who may sign in. `username_key` is the form in which two names are the same person. */
export interface AdminTable {
  id: Generated<number>;
  username: string;
  username_key: string;
  /** Encoded argon2id hash with its parameters. */
  password_hash: string;
  created_at: number;
  role: Generated<AdminRole>;
  /** When the last session was opened; null before the first one. */
  signed_in_at: number | null;
}

/** An invitation to become an admin that nobody has accepted yet; one for a name. */
export interface AdminInvitationTable {
  id: Generated<number>;
  token_hash: string;
  username: string;
  username_key: string;
  role: AdminRole;
  invited_by: string;
  created_at: number;
  expires_at: number;
}

/** An open session; the token itself is kept by the browser alone. Instants are milliseconds since 1970. */
export interface AdminSessionTable {
  token_hash: string;
  admin_id: number;
  created_at: number;
  used_at: number;
  /** From where and with which browser it was opened, shown to its owner. */
  address: string;
  agent: string;
  /** When the password was last entered in it; 0 never. */
  confirmed_at: Generated<number>;
  /** What a new passkey must sign. */
  challenge: string | null;
}

/** A browser in which an admin has signed in, known by a long-lived cookie of which only the hash is here. */
export interface AdminDeviceTable {
  token_hash: string;
  admin_id: number;
  seen_at: number;
}

/** When the two lanes for tries from unknown places are empty again; see the domain's `paceLogin`. */
export interface LoginLaneTable {
  account: string;
  first_tries: number;
  waiting: number;
  seen_at: number;
}

/** Tries of one place on one account; `has_turn` is 0 or 1. */
export interface LoginPlaceTable {
  account: string;
  place: string;
  failures: number;
  next_at: number;
  has_turn: number;
  seen_at: number;
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
