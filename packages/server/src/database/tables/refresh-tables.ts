import type { Generated } from 'kysely';
import type { WheelsetTable } from './wheelset-table.ts';

/** One replacement of the whole catalogue: who, when, from where, and how much it changed. */
export interface WheelsetRefreshTable {
  id: Generated<number>;
  /** 'refresh' or 'rollback'. */
  kind: string;
  at: number;
  actor: string;
  source: string;
  total: number;
  added: number;
  changed: number;
  removed: number;
  /** What changed, as JSON; long lists are cut. */
  changes: string;
}

/** A wheelset as it was before a refresh. */
export type WheelsetSnapshotTable = Omit<WheelsetTable, 'id' | 'version'> & {
  refresh_id: number;
  id: number;
  version: number;
};
