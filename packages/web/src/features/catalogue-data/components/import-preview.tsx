import type { CataloguePreview, ImportSheetChoice, StaffList } from '@pp-tools/domain/contract';
import { catalogueImportTexts as texts } from '../../../texts/catalogue-import-texts.ts';
import classes from '../catalogue-import.module.css';
import {
  asksForRemovals,
  type ImportAgreement,
  refusedRows,
  withField,
  withList,
} from '../state/import-question.ts';
import { ImportListReport } from './import-list-report.tsx';
import { ImportSheetColumns } from './import-sheet-columns.tsx';

interface ImportPreviewProps {
  readonly lists: readonly StaffList[];
  readonly preview: CataloguePreview;
  readonly agreement: ImportAgreement;
  readonly onAgree: (agreement: ImportAgreement) => void;
  readonly onChoose: (sheets: ImportSheetChoice[]) => void;
}

/** What the sheets are, what they would change list by list, and what is to be agreed to. */
export function ImportPreview({ lists, preview, agreement, onAgree, onChoose }: ImportPreviewProps) {
  const refused = refusedRows(preview);
  return (
    <>
      {preview.sheets.map((sheet, index) => (
        <ImportSheetColumns
          key={sheet.name}
          sheet={sheet}
          lists={lists}
          onList={(list) => onChoose(withList(preview, index, list))}
          onField={(column, field) => onChoose(withField(preview, index, column, field))}
        />
      ))}
      {preview.lists.map((report) => (
        <ImportListReport
          key={report.list}
          report={report}
          fields={lists.find(({ name }) => name === report.list)?.fields ?? []}
        >
          {asksForRemovals(report) && (
            <label className={classes.typed}>
              <span>{texts.manyRemoved(report.counts.removed, report.counts.before, report.label)}</span>
              <span>{texts.typeRemoved(report.counts.removed)}</span>
              <input
                inputMode="numeric"
                autoComplete="off"
                value={agreement.removals[report.list] ?? ''}
                onChange={(event) =>
                  onAgree({
                    ...agreement,
                    removals: { ...agreement.removals, [report.list]: event.target.value },
                  })
                }
              />
            </label>
          )}
        </ImportListReport>
      ))}
      {refused > 0 && (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={agreement.goodRows}
            onChange={(event) => onAgree({ ...agreement, goodRows: event.target.checked })}
          />
          {texts.goodRows(refused)}
        </label>
      )}
    </>
  );
}
