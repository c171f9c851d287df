import { pickingTotals } from '@pp-tools/domain/sharing';
import { counterTexts } from '../../../texts/counter-texts.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import classes from './counter.module.css';
import type { CounterRow } from './counter-list.ts';

const money = (dollars: number | null): string =>
  dollars === null ? counterTexts.unknown : dollars.toLocaleString('en-US', { maximumFractionDigits: 2 });

function todayText({ today }: CounterRow): string {
  return today.kind === 'listed' ? money(today.price) : counterTexts[today.kind];
}

/** Whether staff should look at a row twice. */
const needsLook = ({ priceThen, today, shop }: CounterRow): boolean =>
  today.kind === 'gone' ||
  shop?.isDiscontinued === true ||
  shop?.stock === 'out-of-stock' ||
  (today.kind === 'listed' && priceThen !== null && today.price !== priceThen);

/** The shop's own number, and below it the catalogue's id. */
function Numbers({ id, shop }: CounterRow) {
  return (
    <td className={classes.id}>
      {shop?.articleNumber && <strong>{shop.articleNumber}</strong>}
      {id}
    </td>
  );
}

/** What the shop has of a part. */
function stockText({ shop }: CounterRow): string {
  if (shop === null || shop.stock === '') return counterTexts.unknown;
  return shop.stock === 'on-order' ? counterTexts.onOrder(shop.stockDays) : counterTexts.stock[shop.stock];
}

/** What is to be fetched from the shelves. */
export function CounterTable({
  rows,
  hasPrices,
}: {
  readonly rows: readonly CounterRow[];
  readonly hasPrices: boolean;
}) {
  const totals = pickingTotals(rows);
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{counterTexts.part}</th>
            <th scope="col">{counterTexts.name}</th>
            <th scope="col">{counterTexts.id}</th>
            <th scope="col">{counterTexts.inStock}</th>
            <th scope="col" className={classes.figure}>
              {counterTexts.pieces}
            </th>
            {hasPrices && (
              <th scope="col" className={classes.figure}>
                {counterTexts.priceThen}
              </th>
            )}
            <th scope="col" className={classes.figure}>
              {counterTexts.priceToday}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.slot} ${row.id} ${row.name}`} data-look={needsLook(row) ? 'twice' : undefined}>
              <td>
                {row.slot === 'tyre' || row.slot === 'tube'
                  ? slotNames[row.slot].replace(' (pair)', '')
                  : slotNames[row.slot]}
              </td>
              <th scope="row">
                {row.name}
                {row.shop?.isDiscontinued && (
                  <small>{counterTexts.discontinued(row.shop.successor?.name ?? null)}</small>
                )}
              </th>
              <Numbers {...row} />
              <td>{stockText(row)}</td>
              <td className={classes.figure}>{row.pieces}</td>
              {hasPrices && <td className={classes.figure}>{money(row.priceThen)}</td>}
              <td className={classes.figure}>{todayText(row)}</td>
            </tr>
          ))}
        </tbody>
        {hasPrices && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={5}>
                {counterTexts.total}
                {totals.withoutPrice > 0 && <small>{counterTexts.without(totals.withoutPrice)}</small>}
              </th>
              <td className={classes.figure}>{money(totals.pricesThen)}</td>
              <td className={classes.figure}>{money(totals.pricesToday)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
