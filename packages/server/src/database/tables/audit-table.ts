import type { Generated } from 'kysely';

/** One action of an admin. States are JSON; null before a creation and after a deletion. */
export interface AuditEntryTable {
  id: Generated<number>;
  at: number;
  actor: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  subject_name: string;
  state_before: string | null;
  state_after: string | null;
}

/** Work that only one process may do at a time; a dead holder loses it when its time is over. */
export interface WorkLockTable {
  name: string;
  holder: string;
  taken_until: number;
}
