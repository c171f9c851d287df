import type { ImportedList, StaffField } from '@pp-tools/domain/contract';
import type { ReactNode } from 'react';
import { catalogueDataTexts } from '../../../texts/catalogue-data-texts.ts';
import { catalogueImportTexts as texts } from '../../../texts/catalogue-import-texts.ts';
import classes from '../catalogue-import.module.css';
import { shownValue } from '../state/catalogue-view.ts';

interface ImportListReportProps {
  readonly report: ImportedList;
  readonly fields: readonly StaffField[];
  /** What the list asks to be agreed to. */
  readonly children: ReactNode;
}

/** What an import does to one list: sums first, then what asks for a look, then everything. */
export function ImportListReport({ report, fields, children }: ImportListReportProps) {
  const { label, counts, refused, suspicious, added, changed, removed } = report;
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  const words = (name: string, value: string | number | null) => {
    const field = fields.find((one) => one.name === name);
    if (value === null) return catalogueDataTexts.unknown;
    return (field === undefined ? String(value) : shownValue(field, value)) ?? catalogueDataTexts.unknown;
  };
  const nameOf = ({ name, key }: { readonly name: string; readonly key: readonly string[] }) =>
    name === '' ? key.join(', ') : `${name} (${key.join(', ')})`;
  const isSame = counts.added + counts.changed + counts.removed + counts.refused === 0;
  return (
    <section className={classes.stack} aria-label={texts.sums(label)}>
      <h3>{label}</h3>
      <dl className={classes.sums}>
        <Sum label={texts.total} value={counts.total} />
        <Sum label={texts.added} value={counts.added} />
        <Sum label={texts.changed} value={counts.changed} />
        <Sum label={texts.removed} value={counts.removed} />
        <Sum label={texts.refused} value={counts.refused} isBad={counts.refused > 0} />
      </dl>
      {isSame && <p className={classes.muted}>{texts.same}</p>}
      {refused.length > 0 && <Refused refused={refused} />}
      {suspicious.length > 0 && (
        <details open>
          <summary>{texts.suspicious(counts.suspicious)}</summary>
          <ul>
            {suspicious.map((one) => (
              <li key={`${one.key.join()} ${one.field}`}>
                {nameOf(one)}: {labelOf(one.field)} {reasons[one.reason]},{' '}
                {one.before === null ? '' : `${words(one.field, one.before)} → `}
                {words(one.field, one.after)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Rows title={texts.changed} count={counts.changed}>
        {changed.map((row) => (
          <li key={row.key.join()}>
            {nameOf(row)}:{' '}
            {row.fields
              .map(
                ({ field, before, after }) =>
                  `${labelOf(field)} ${words(field, before)} → ${words(field, after)}`,
              )
              .join('; ')}
          </li>
        ))}
      </Rows>
      <Rows title={texts.added} count={counts.added}>
        {added.map((row) => (
          <li key={row.key.join()}>{nameOf(row)}</li>
        ))}
      </Rows>
      <Rows title={texts.removed} count={counts.removed}>
        {removed.map((row) => (
          <li key={row.key.join()}>{nameOf(row)}</li>
        ))}
      </Rows>
      {children}
    </section>
  );
}

const reasons = { jump: texts.jump, outlier: texts.outlier, 'became-unknown': texts.lost } as const;

function Sum({ label, value, isBad = false }: { label: string; value: number; isBad?: boolean }) {
  return (
    <div data-bad={isBad || undefined}>
      <dt>{label}</dt>
      <dd>{value.toLocaleString('en-US')}</dd>
    </div>
  );
}

interface RowsProps {
  readonly title: string;
  readonly count: number;
  readonly children: readonly ReactNode[];
}

function Rows({ title, count, children }: RowsProps) {
  if (count === 0) return null;
  return (
    <details>
      <summary>{texts.list(title, count)}</summary>
      <ul>
        {children}
        {count > children.length && <li>{texts.more(count - children.length)}</li>}
      </ul>
    </details>
  );
}

function Refused({ refused }: Pick<ImportedList, 'refused'>) {
  return (
    <div className={classes.wide}>
      <table className={classes.table}>
        <caption>{texts.refusedTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.value}</th>
            <th scope="col">{texts.reason}</th>
          </tr>
        </thead>
        <tbody>
          {refused.map(({ sheet, row, column, value, reason }) => (
            <tr key={`${sheet} ${row} ${column} ${reason}`}>
              <th scope="row">{row}</th>
              <td>{column}</td>
              <td>{value.length > 60 ? `${value.slice(0, 60)}…` : value}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
