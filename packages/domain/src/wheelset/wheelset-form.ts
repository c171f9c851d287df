import type { CellFault } from '../catalogue/public.ts';
import { readCell } from '../catalogue/public.ts';
import { failure, type Result, success } from '../core/public.ts';
import {
  type CatalogueColumn,
  catalogueColumnNames,
  catalogueColumns,
  lacksRequired,
  type NewWheelsetWire,
  requiredColumns,
} from './sheet-columns.ts';

/** A field of the form that cannot be taken. */
export interface FieldFault {
  readonly field: CatalogueColumn;
  readonly value: string;
  readonly fault: CellFault;
}

/**
 * Reads the fields of a create or edit form over the present values: a field that is not sent keeps its value.
 * The same rules as for a spreadsheet cell apply, but a link must be one.
 */
export function readWheelsetForm(
  fields: ReadonlyMap<string, string>,
  present: NewWheelsetWire,
): Result<NewWheelsetWire, readonly FieldFault[]> {
  const faults: FieldFault[] = [];
  const values: Record<string, string | number> = {};
  for (const field of catalogueColumnNames) {
    const value = fields.get(field);
    if (value === undefined) continue;
    const read = readCell(value, catalogueColumns[field]);
    if (!read.ok) faults.push({ field, value, fault: read.fault });
    else if (isDroppedLink(field, value, read.value.value))
      faults.push({ field, value, fault: { code: 'not-a-link' } });
    else values[field] = read.value.value;
  }
  const wheelset: NewWheelsetWire = { ...present, ...values };
  for (const field of requiredColumns) {
    if (!lacksRequired(field, wheelset[field]) || faults.some((fault) => fault.field === field)) continue;
    faults.push({ field, value: fields.get(field) ?? '', fault: { code: 'missing' } });
  }
  return faults.length > 0 ? failure(faults) : success(wheelset);
}

const isDroppedLink = (field: CatalogueColumn, value: string, read: string | number): boolean =>
  catalogueColumns[field].kind === 'link' && value.trim() !== '' && read === '';
