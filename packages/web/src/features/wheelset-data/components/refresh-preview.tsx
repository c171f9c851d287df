import { isUnknownValue, wireNoLimit } from '@pp-tools/domain/catalogue';
import type { RefreshPreview, RejectionWire } from '@pp-tools/domain/contract';
import { sourceName, wheelsetFieldLabel } from '@pp-tools/domain/wheelset';
import { wheelsetDataTexts } from '../../../texts/wheelset-data-texts.ts';
import { fieldText } from '../state/wheelset-draft.ts';
import classes from '../wheelset-data.module.css';
import { ChangeLists } from './change-lists.tsx';

/** What a refresh would do: the sums first, then what asks for a look, then everything. */
export function RefreshPreviewView({ preview }: { readonly preview: RefreshPreview }) {
  const { counts, rejected, suspicious, changes, notes, ignoredColumns } = preview;
  return (
    <div className={classes.stack}>
      <p className={classes.muted}>Read from {sourceName(preview.source)}</p>
      <dl className={classes.sums} aria-label="What the refresh would change">
        <Sum label="Wheelsets afterwards" value={counts.total} />
        <Sum label="Added" value={counts.added} />
        <Sum label="Changed" value={counts.changed} />
        <Sum label="Removed" value={counts.removed} />
        <Sum label="Rejected rows" value={counts.rejectedRows} isBad={counts.rejectedRows > 0} />
      </dl>
      {rejected.length > 0 && (
        <>
          <p className={classes.alert}>{wheelsetDataTexts.refresh.blocked}</p>
          <RefreshFaults rejected={rejected} />
        </>
      )}
      {suspicious.length > 0 && (
        <details open className={classes.details}>
          <summary>Suspicious changes ({suspicious.length})</summary>
          <ul>
            {suspicious.map(({ ppId, name, field, before, after, reason }) => (
              <li key={`${ppId}-${field}`}>
                {name}: {wheelsetFieldLabel(field)}{' '}
                {reason === 'became-unknown' ? 'became unknown, was' : 'jumps from'}{' '}
                {fieldText(field, before)}
                {reason === 'jump' && ` to ${fieldText(field, after)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
      <ChangeLists changes={changes} counts={counts} />
      {notes.length > 0 && (
        <details className={classes.details}>
          <summary>Cells read in another form ({counts.notes})</summary>
          <ul>
            {notes.map(({ row, column, value, became }) => (
              <li key={`${row}-${column}`}>
                Row {row}, {column}: “{value}” is read as {noteText(became)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {ignoredColumns.length > 0 && (
        <p className={classes.muted}>Columns that are not used: {ignoredColumns.join(', ')}</p>
      )}
    </div>
  );
}

function noteText(became: string | number): string {
  if (isUnknownValue(became)) return wheelsetDataTexts.unknown;
  return became === wireNoLimit ? wheelsetDataTexts.noLimit : String(became);
}

function Sum({ label, value, isBad = false }: { label: string; value: number; isBad?: boolean }) {
  return (
    <div data-bad={isBad || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A whole row is long; its start is enough to find it. */
const shortValue = (value: string): string =>
  value.length > 40 ? `${value.slice(0, 40)}…` : value || 'blank';

/** Refused cells: where they are in the spreadsheet, what stands there, and why they are refused. */
export function RefreshFaults({ rejected }: { readonly rejected: readonly RejectionWire[] }) {
  return (
    <div className={classes.wide}>
      <table className={classes.table}>
        <caption>Rejected rows</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Column</th>
            <th scope="col">Value</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {rejected.map(({ row, column, value, reason }) => (
            <tr key={`${row}-${column}`}>
              <th scope="row">{row}</th>
              <td>{column}</td>
              <td className={classes.value}>{shortValue(value)}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
