import type { wheelsetFields } from '@pp-tools/domain/wheelset';
import type { Generated } from 'kysely';
import type { StoredFields } from '../../catalogue/field-storage.ts';

/** One wheelset as stored: the columns of its fields. A new field needs a migration that adds its column. */
export interface WheelsetTable extends StoredFields<typeof wheelsetFields> {
  id: Generated<number>;
  /** Grows with every change of the row, so that of two editors the second is told. */
  version: Generated<number>;
}
