import type { Generated } from 'kysely';

/** One round of visits to all links of the catalogue. Instants are milliseconds since 1970. */
export interface LinkCheckTable {
  id: Generated<number>;
  actor: string;
  started_at: number;
  ended_at: number | null;
  total: number;
  done: number;
}

/** The latest visit to a link: what it showed, and the host's status where that says more. */
export interface LinkVisitTable {
  /** 'link' or 'imgLink'. */
  field: string;
  address: string;
  at: number;
  code: string;
  status: number | null;
}
