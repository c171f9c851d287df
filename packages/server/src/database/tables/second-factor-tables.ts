/** The authenticator app of an admin; counts only once it is confirmed by a first code. */
export interface AdminTotpTable {
  admin_id: number;
  /** Base32. Codes are made from it, so it cannot be stored as a hash. */
  secret: string;
  confirmed_at: number | null;
  /** The newest time step whose code was used: no code works twice. */
  last_step: number;
  created_at: number;
}

/** Codes for the day the device is lost; each works once and is known by its hash only. */
export interface AdminRecoveryCodeTable {
  admin_id: number;
  code_hash: string;
  created_at: number;
}

/** A passkey of an admin; key and id in base64url. */
export interface AdminPasskeyTable {
  credential_id: string;
  admin_id: number;
  public_key: string;
  counter: number;
  /** Separated by commas. */
  transports: string;
  name: string;
  created_at: number;
  used_at: number | null;
}

/** A login whose password was right and whose second step is open; the browser has the token. */
export interface LoginStepTable {
  token_hash: string;
  admin_id: number;
  /** From where it comes, as the pacing of logins names it; `is_known` is 0 or 1. */
  place: string;
  is_known: number;
  /** What a passkey must sign. */
  challenge: string | null;
  created_at: number;
}
