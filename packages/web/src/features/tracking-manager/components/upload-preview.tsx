import { faultText, uploadTexts } from '../../../texts/tracking-upload-texts.ts';
import { keyed } from '../state/keyed.ts';
import type { UploadPreviewState } from '../state/use-upload.ts';
import classes from './tracking.module.css';

const faultsShown = 100;

/** The answer to a press of the button stands below a tall field. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** What an upload holds: counts, doubles, and every refused value with row, column and reason. */
export function UploadPreview({ preview }: { readonly preview: UploadPreviewState }) {
  const { reading, faults, check } = preview;
  const joined = reading.orders.filter(({ rows }) => rows.length > 1).length;
  return (
    <section className={classes.panel} aria-label={uploadTexts.preview} ref={bringIntoView}>
      <p role="status">{uploadTexts.summary(reading.rowsRead, preview.valid.length, faults.length)}</p>
      {check !== null && check.ordersKnown.length > 0 && (
        <p>{uploadTexts.known(check.ordersKnown.length, check.numbersKnown)}</p>
      )}
      {joined > 0 && <p>{uploadTexts.joined(joined)}</p>}
      {reading.rowsHidden > 0 && <p>{uploadTexts.hiddenRows(reading.rowsHidden)}</p>}
      {faults.length > 0 && (
        <section className={classes.scroll} aria-label={uploadTexts.faults} tabIndex={0}>
          <table className={classes.plain}>
            <caption className="visually-hidden">{uploadTexts.faults}</caption>
            <thead>
              <tr>
                {uploadTexts.faultColumns.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {keyed(faults.slice(0, faultsShown), ({ row, column }) => `${row}-${column}`).map(
                ({ key, item }) => (
                  <tr key={key}>
                    <td>{item.row}</td>
                    <td>{item.column}</td>
                    <td className={classes.number}>{item.value}</td>
                    <td>{faultText(item)}</td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
          {faults.length > faultsShown && <p>{uploadTexts.moreFaults(faults.length - faultsShown)}</p>}
        </section>
      )}
    </section>
  );
}
