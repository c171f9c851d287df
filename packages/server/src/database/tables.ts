import type { RevisionTable } from './tables/revision-table.ts';
import type { WheelsetTable } from './tables/wheelset-table.ts';

/** Every table of the database. A feature adds its tables here and a migration beside. */
export interface Tables {
  revision: RevisionTable;
  wheelset: WheelsetTable;
}
