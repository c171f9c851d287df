import { changeListLimit, type RefreshPreview, type RejectionWire } from '@pp-tools/domain/contract';
import { type CatalogueChanges, type SheetReading, suspiciousChanges } from '@pp-tools/domain/wheelset';
import { RequestFault } from '../../http/problems.ts';
import { reasonText } from './wheelset-texts.ts';

const cut = <Item>(items: readonly Item[]): Item[] => items.slice(0, changeListLimit);

/** The lists of changes, short enough to send and to keep. */
export const shortChanges = ({ added, changed, removed }: CatalogueChanges) => ({
  added: cut(added),
  changed: cut(changed).map((one) => ({ ...one, fields: [...one.fields] })),
  removed: cut(removed),
});

/** The refused cells as the sheet's owner reads them. */
const rejectionsOf = (reading: SheetReading): RejectionWire[] =>
  cut(reading.rejections).map(({ row, heading, value, fault }) => ({
    row,
    column: heading ?? 'whole row',
    value: value.slice(0, 200),
    code: fault.code,
    reason: reasonText(fault),
  }));

const rejectedRows = (reading: SheetReading): number =>
  new Set(reading.rejections.map(({ row }) => row)).size;

/** What a refresh would do, for the eyes of the admin who decides. */
export const previewOf = (
  source: string,
  reading: SheetReading,
  changes: CatalogueChanges,
): RefreshPreview => ({
  source,
  counts: {
    total: reading.wheelsets.length,
    added: changes.added.length,
    changed: changes.changed.length,
    removed: changes.removed.length,
    rejectedRows: rejectedRows(reading),
    skippedRows: reading.skippedRows.length,
    notes: reading.notes.length,
  },
  changes: shortChanges(changes),
  suspicious: cut(suspiciousChanges(changes.changed)),
  rejected: rejectionsOf(reading),
  notes: cut(reading.notes).map(({ row, heading, value, became }) => ({
    row,
    column: heading ?? '',
    value,
    became,
  })),
  ignoredColumns: [...reading.ignoredHeadings],
});

/** The refusal of a sheet with wrong rows: says each row, column, value and reason, and that nothing changed. */
export function rejectedRowsProblem(reading: SheetReading): RequestFault {
  const rejected = rejectionsOf(reading);
  const rows = rejectedRows(reading);
  const first = rejected
    .slice(0, 10)
    .map(({ row, column, value, reason }) => `row ${row}, ${column}: ${reason}${value ? ` (${value})` : ''}`);
  const text = `${rows} ${rows === 1 ? 'row is' : 'rows are'} wrong: ${first.join('; ')}. Nothing was changed.`;
  return new RequestFault(422, 'sheet-rows', text, { rejected });
}
