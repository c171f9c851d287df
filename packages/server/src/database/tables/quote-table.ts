import type { QuoteState } from '@pp-tools/domain/sharing';
import type { Generated } from 'kysely';

/** A visitor's question for a quote. Instants are milliseconds since 1970. */
export interface QuoteTable {
  id: Generated<number>;
  /** Chosen by the visitor's browser, so that a question sent twice is stored once. */
  request_id: string;
  at: number;
  name: string;
  email: string;
  note: string;
  /** Code of the short link to what was on the screen; null for none. */
  code: string | null;
  state: QuoteState;
  state_at: number;
}
