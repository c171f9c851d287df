import { isUnknownValue, unknownValue } from '@pp-tools/domain/catalogue';
import type { StaffRow } from '@pp-tools/domain/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { catalogueRefusals, type EntryFault } from './catalogue-refusals.ts';
import { staffFields } from './list-labels.ts';
import { countOf, referenceOf } from './list-references.ts';
import type { PartList } from './part-list.ts';
import { readEntry } from './read-entry.ts';

/**
 * The row with new values, read and checked as an import would: limits and words of each field, what must be there,
 * contradictions within the row, and rows of other lists that it names. The key of a row that exists stays.
 */
export async function checkedRow(
  db: Kysely<Tables>,
  list: PartList,
  key: readonly string[],
  present: StaffRow | null,
  values: StaffRow,
): Promise<StaffRow> {
  const fields = staffFields(list);
  const faults: EntryFault[] = [];
  const row: Record<string, string | number> = { ...present };
  if (present === null) row.position = Number(values.position);
  for (const [name, field] of Object.entries(fields)) {
    const raw = values[name];
    if (raw === undefined && present !== null) continue;
    const read = readEntry(field, raw ?? unknownValue(field));
    if (!read.ok) faults.push({ key, field: name, reason: read.fault });
    else if (present !== null && list.key.includes(name) && read.value !== present[name]) {
      faults.push({ key, field: name, reason: 'is the key and stays; duplicate the row instead' });
    } else row[name] = read.value;
  }
  if (faults.length === 0) faults.push(...(await faultsBetween(db, list, key, present, row)));
  if (faults.length > 0) throw catalogueRefusals.fields(faults);
  return row;
}

async function faultsBetween(
  db: Kysely<Tables>,
  list: PartList,
  key: readonly string[],
  present: StaffRow | null,
  row: StaffRow,
): Promise<EntryFault[]> {
  // The row has every field of the list.
  const contradiction = list.check(row as Parameters<PartList['check']>[0]);
  if (contradiction !== null) return [{ key, field: contradiction.column, reason: contradiction.reason }];
  for (const name of Object.keys(staffFields(list))) {
    const value = row[name] ?? '';
    if (isUnknownValue(value) || value === present?.[name]) continue;
    const reference =
      name === 'successor' ? { to: list.table, column: list.key[0] ?? 'id' } : referenceOf(list.table, name);
    if (reference === null) continue;
    if ((await countOf(db, reference.to, reference.column, String(value))) === 0) {
      return [{ key, field: name, reason: `names no row of "${reference.to}"` }];
    }
  }
  return [];
}
