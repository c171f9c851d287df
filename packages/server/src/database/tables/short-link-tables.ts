import type { SharedTool } from '@pp-tools/domain/sharing';

/** A stored state of a tool under its code; it never changes. Instants are milliseconds since 1970. */
export interface ShortLinkTable {
  code: string;
  /** Keyed hash of state and note; empty once withdrawn. */
  digest: string;
  tool: SharedTool;
  query: string;
  /** Version of the stored form. */
  version: number;
  /** What the visitor says to the shop; empty for nothing. */
  note: string;
  made_at: number;
  withdrawn_at: number | null;
  /** What the shop's staff says to itself; empty for nothing. */
  staff_note: string;
}

/** The secret from which codes are made. */
export interface ShortLinkKeyTable {
  id: number;
  key: string;
}
