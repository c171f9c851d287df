import type { ImportSheet, StaffList } from '@pp-tools/domain/contract';
import { useState } from 'react';
import { catalogueImportTexts as texts } from '../../../texts/catalogue-import-texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import classes from '../catalogue-import.module.css';

interface ImportSheetColumnsProps {
  readonly sheet: ImportSheet;
  readonly lists: readonly StaffList[];
  readonly onList: (list: string | null) => void;
  readonly onField: (column: number, field: string | null) => void;
}

/** What a sheet is: its list, and the field of each of its columns. */
export function ImportSheetColumns({ sheet, lists, onList, onField }: ImportSheetColumnsProps) {
  const list = lists.find(({ name }) => name === sheet.list) ?? null;
  const used = sheet.columns.filter(({ field }) => field !== null).length;
  // It stays as its reader leaves it while columns are chosen.
  const [startsOpen] = useState(used < sheet.columns.length);
  const missing = sheet.missing.map(
    (name) => list?.fields.find((field) => field.name === name)?.label ?? name,
  );
  return (
    <section className={classes.sheet} aria-label={texts.sheet(sheet.name, sheet.rows)}>
      <div className={classes.sheetHead}>
        <h3>{texts.sheet(sheet.name, sheet.rows)}</h3>
        <SelectField
          label={texts.sheetList}
          value={sheet.list ?? ''}
          onChange={(name) => onList(name === '' ? null : name)}
        >
          <option value="">{texts.notImported}</option>
          {lists.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {missing.length > 0 && <p className={classes.alert}>{texts.missing(missing.join(', '))}</p>}
      {list !== null && (
        <details open={startsOpen}>
          <summary>{texts.columns(used, sheet.columns.length)}</summary>
          <div className={classes.wide}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">{texts.heading}</th>
                  <th scope="col">{texts.examples}</th>
                  <th scope="col">{texts.field}</th>
                </tr>
              </thead>
              <tbody>
                {sheet.columns.map(({ column, heading, field, examples }) => (
                  <tr key={column}>
                    <th scope="row">{heading}</th>
                    <td className={classes.muted}>{examples.join(' · ')}</td>
                    <td>
                      <select
                        className={classes.select}
                        aria-label={texts.fieldOf(heading)}
                        value={field ?? ''}
                        onChange={(event) => onField(column, event.target.value || null)}
                      >
                        <option value="">{texts.notUsed}</option>
                        {list.fields.map(({ name, label, isRequired }) => (
                          <option key={name} value={name}>
                            {isRequired ? `${label} *` : label}
                          </option>
                        ))}
                      </select>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </section>
  );
}
