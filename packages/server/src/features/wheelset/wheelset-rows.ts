import { type FieldValues, publicFields } from '@pp-tools/domain/catalogue';
import {
  type NewWheelsetWire,
  type WheelsetWire,
  wheelsetFields,
  withShortName,
} from '@pp-tools/domain/wheelset';
import type { Selectable } from 'kysely';
import { rowOfValues, type StoredFields, valuesOfRow } from '../../catalogue/field-storage.ts';
import type { WheelsetTable } from '../../database/tables/wheelset-table.ts';

type Row = Selectable<WheelsetTable>;

const visitorFields = publicFields(wheelsetFields);

/** A wheelset as visitors get it: without the fields that are for staff alone. */
export const publicFromRow = (row: Row): WheelsetWire => ({
  id: row.id,
  ...valuesOfRow(visitorFields, row),
});

/** A wheelset with the id that the database gave it. */
export type StoredWheelset = NewWheelsetWire & { readonly id: number };

/** A stored wheelset as it travels to staff, with all its fields. */
export const wireFromRow = (row: Row): StoredWheelset => ({
  id: row.id,
  ...valuesOfRow(wheelsetFields, row),
});

/** A wheelset without the id that the database gives. */
export type NewWheelset = FieldValues<typeof wheelsetFields>;

/** The columns to store for a wheelset; one without a short name is called by its name. */
export const rowFromWire = (wire: NewWheelset): StoredFields<typeof wheelsetFields> =>
  rowOfValues(wheelsetFields, withShortName(wire));
