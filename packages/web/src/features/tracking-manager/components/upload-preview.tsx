import { writtenText } from '@pp-tools/domain/order';
import { carrierLabel } from '@pp-tools/domain/shipment';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { faultText, uploadTexts } from '../../../texts/tracking-upload-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadCsv } from '../state/csv-file.ts';
import { keyed } from '../state/keyed.ts';
import type { UploadPreviewState } from '../state/use-upload.ts';
import classes from './tracking.module.css';

const faultsShown = 100;

/** The answer to a press of the button stands below a tall field. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** What an upload holds: counts, doubles, every refused value with row and reason, and the orders as they were read. */
export function UploadPreview({ preview }: { readonly preview: UploadPreviewState }) {
  const { summary, faults, check, valid } = preview;
  const { rowsRead, rowsHidden, joined } = summary;
  return (
    <section className={classes.panel} aria-label={uploadTexts.preview} ref={bringIntoView}>
      <p role="status">{uploadTexts.summary(rowsRead, valid.count, faults.length)}</p>
      {preview.stored > 0 && <p role="status">{uploadTexts.stored(preview.stored)}</p>}
      {check !== null && check.ordersKnown.length > 0 && (
        <p>{uploadTexts.known(check.ordersKnown.length, check.numbersKnown)}</p>
      )}
      {joined > 0 && <p>{uploadTexts.joined(joined)}</p>}
      {rowsHidden > 0 && <p>{uploadTexts.hiddenRows(rowsHidden)}</p>}
      {faults.length > 0 && <Faults faults={faults} />}
      {valid.count > 0 && <ReadOrders orders={valid} />}
    </section>
  );
}

function Faults({ faults }: Pick<UploadPreviewState, 'faults'>) {
  const save = () =>
    downloadCsv('refused-rows.csv', [
      ['row', 'order_id', 'column', 'value', 'reason'],
      ...faults.map((fault) => [
        String(fault.row),
        fault.orderId ?? '',
        fault.column ?? '',
        fault.value,
        faultText(fault),
      ]),
    ]);
  return (
    <section className={classes.scroll} aria-label={uploadTexts.faults} tabIndex={0}>
      <table className={classes.plain}>
        <caption className="visually-hidden">{uploadTexts.faults}</caption>
        <Heads words={uploadTexts.faultColumns} />
        <tbody>
          {keyed(faults.slice(0, faultsShown), ({ row, column }) => `${row}-${column}`).map(
            ({ key, item }) => (
              <tr key={key}>
                <td>{item.row}</td>
                <td className={classes.number}>{item.orderId ?? trackingTexts.dash}</td>
                <td>{item.column}</td>
                <td className={classes.number}>{item.value}</td>
                <td>{faultText(item)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {faults.length > faultsShown && <p>{uploadTexts.moreFaults(faults.length - faultsShown)}</p>}
      <Button onClick={save}>{uploadTexts.saveFaults}</Button>
    </section>
  );
}

/** The different values of an order's parcels. */
const eachOnce = (values: readonly (string | null)[]): string =>
  [...new Set(values.map((value) => value ?? trackingTexts.dash))].join(', ') || trackingTexts.dash;

function ReadOrders({ orders: { first, count } }: { readonly orders: UploadPreviewState['valid'] }) {
  return (
    <section className={classes.scroll} aria-label={uploadTexts.readRows} tabIndex={0}>
      <table className={classes.plain}>
        <caption className="visually-hidden">{uploadTexts.readRows}</caption>
        <Heads words={uploadTexts.readColumns} />
        <tbody>
          {first.map((order) => (
            <tr key={order.orderId}>
              <td>{order.rows.join(', ')}</td>
              <th scope="row" className={classes.number}>
                {order.orderId}
              </th>
              <td className={classes.time}>{writtenText(order.time).replace('T', ' ')}</td>
              <td>{order.status}</td>
              <td className={classes.number}>{order.numbers.join(', ') || trackingTexts.none}</td>
              <td>{eachOnce(order.parcels.map(({ phoneLastFour }) => phoneLastFour))}</td>
              <td>{eachOnce(order.parcels.map(({ carrier }) => carrierLabel(carrier)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > first.length && <p>{uploadTexts.moreRows(count - first.length)}</p>}
    </section>
  );
}

const Heads = ({ words }: { readonly words: readonly string[] }) => (
  <thead>
    <tr>
      {words.map((word) => (
        <th key={word} scope="col">
          {word}
        </th>
      ))}
    </tr>
  </thead>
);
