import type { GroupsetComponentWire, GroupsetWire } from '@pp-tools/domain/groupset';
import { type CatalogueReading, readCatalogueFile } from '../../catalogue/catalogue-file.ts';
import { componentTable } from './groupset-tables.ts';

/**
 * Reads the file of groupset parts against the groupsets they belong to: a model that no groupset has is a
 * fault, and a part of an own-line groupset is an own-line part.
 */
export function readComponentFile(
  text: string,
  file: string,
  groupsets: readonly GroupsetWire[],
): CatalogueReading<GroupsetComponentWire> {
  const reading = readCatalogueFile(text, file, componentTable);
  const byModel = new Map(groupsets.map((groupset) => [groupset.model, groupset]));
  const orphans = reading.rows.filter(({ value }) => {
    const model = value.parent_groupset_model;
    return model !== '' && !byModel.has(model);
  });
  return {
    rows: reading.rows.map(({ row, value }) => ({
      row,
      value: { ...value, is_own_brand: byModel.get(value.parent_groupset_model)?.is_own_brand ?? 0 },
    })),
    faults: [
      ...reading.faults,
      ...orphans.map(({ row, value }) => ({
        file,
        row,
        column: 'parent_groupset_model',
        value: value.parent_groupset_model,
        reason: 'no groupset has this model',
      })),
    ],
  };
}
