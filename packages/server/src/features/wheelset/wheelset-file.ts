import { wheelsetWireSchema } from '@pp-tools/domain/wheelset';
import * as z from 'zod/mini';
import { CatalogueFileFault, type CatalogueForm, readCatalogueFile } from '../../catalogue/catalogue-file.ts';
import type { NewWheelset } from './wheelset-rows.ts';

const rowSchema = z.omit(wheelsetWireSchema, { id: true });

/** The product's own catalogue form (data/wheelsets.csv). */
export const wheelsetForm: CatalogueForm<typeof rowSchema> = {
  schema: rowSchema,
  key: 'ppId',
  optional: new Set(['imgLink', 'recalled', 'source']),
  blankNumber: null,
};

/** Reads the wheelset file; throws {@link CatalogueFileFault} on any fault. */
export function readWheelsetFile(text: string, file: string): NewWheelset[] {
  const { rows, faults } = readCatalogueFile(text, file, wheelsetForm);
  if (faults.length > 0) throw new CatalogueFileFault(faults);
  return rows.map(({ value }) => value);
}
