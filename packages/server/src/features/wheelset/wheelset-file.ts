import { wireShape } from '@pp-tools/domain/catalogue';
import { requiredColumns, wheelsetFields } from '@pp-tools/domain/wheelset';
import * as z from 'zod/mini';
import { CatalogueFileFault, type CatalogueForm, readCatalogueFile } from '../../catalogue/catalogue-file.ts';
import type { NewWheelset } from './wheelset-rows.ts';

const rowSchema = z.object(wireShape(wheelsetFields));

/** The product's own catalogue form (data/wheelsets.csv): one column for each field; one that is not there is unknown. */
export const wheelsetForm: CatalogueForm<typeof rowSchema> = {
  schema: rowSchema,
  key: ['ppId'],
  optional: new Set(
    Object.keys(wheelsetFields).filter((name) => !requiredColumns.some((one) => one === name)),
  ),
  blankNumber: null,
};

/** Reads the wheelset file; throws {@link CatalogueFileFault} on any fault. */
export function readWheelsetFile(text: string, file: string): NewWheelset[] {
  const { rows, faults } = readCatalogueFile(text, file, wheelsetForm);
  if (faults.length > 0) throw new CatalogueFileFault(faults);
  return rows.map(({ value }) => value);
}
