import type { componentFields, GroupsetWire } from '@pp-tools/domain/groupset';
import { type PartList, readPartFile } from './part-list.ts';

/** What the file of groupset parts is read against. */
export type GroupsetOfParts = Pick<GroupsetWire, 'model' | 'is_own_brand'>;

/**
 * Reads the file of groupset parts against the groupsets they belong to: a model that no groupset has is a
 * fault, and a part of an own-line groupset is an own-line part.
 */
export function readComponentFile(
  text: string,
  list: PartList<typeof componentFields>,
  groupsets: readonly GroupsetOfParts[],
) {
  const { file } = list;
  const reading = readPartFile(text, list);
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
