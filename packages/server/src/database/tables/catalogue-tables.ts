import type { Generated } from 'kysely';

/** One action of staff on a list of the builder's catalogue. */
export interface CatalogueEditTable {
  id: Generated<number>;
  list: string;
  at: number;
  actor: string;
  action: string;
  row_count: number;
}

/** A row of it before and after, as JSON of all its fields; null where it did not exist. */
export interface CatalogueEditRowTable {
  edit_id: number;
  list: string;
  /** The key as a JSON list of texts. */
  row_key: string;
  state_before: string | null;
  state_after: string | null;
}
