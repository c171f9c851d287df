import type {
  AdminAddressTable,
  AdminSessionTable,
  AdminTable,
  AttemptCountTable,
} from './tables/admin-tables.ts';
import type { RevisionTable } from './tables/revision-table.ts';
import type { WheelsetTable } from './tables/wheelset-table.ts';

/** Every table of the database. A feature adds its tables here and a migration beside. */
export interface Tables {
  admin: AdminTable;
  admin_address: AdminAddressTable;
  admin_session: AdminSessionTable;
  attempt_count: AttemptCountTable;
  revision: RevisionTable;
  wheelset: WheelsetTable;
}
