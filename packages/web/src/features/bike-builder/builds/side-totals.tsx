import type { HonestTotal, SideBySide } from '@pp-tools/domain/bike';
import { opennessText } from '../../../texts/saved-builds-texts.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import { priceText, weightText } from '../parts/line-figures.ts';
import classes from './saved-builds.module.css';
import { Difference } from './side-cell.tsx';
import type { SideColumn } from './side-column.ts';

interface SideTotalsProps {
  readonly columns: readonly SideColumn[];
  readonly compared: SideBySide;
  readonly baseline: number;
}

/** What a total leaves open, with the list behind it. */
function Openness({ total }: { readonly total: HonestTotal }) {
  const text = opennessText(total);
  if (text === null) return null;
  const named = [...total.missing, ...total.assumed].map(
    ({ slot, name }) => `${slotNames[slot]}${name === null ? '' : ` ${name}`}`,
  );
  return (
    <details className={classes.open}>
      <summary>{text}</summary>
      {named.join(', ')}
    </details>
  );
}

/** Weight and price of every build, what they leave out, and the difference to the baseline. */
export function SideTotals({ columns, compared, baseline }: SideTotalsProps) {
  const rows = [
    { label: 'Total Weight', kind: 'weight', unit: 'grams', text: weightText },
    { label: 'Total Price', kind: 'price', unit: 'money', text: priceText },
  ] as const;
  return (
    <tbody className={classes.totals}>
      {rows.map(({ label, kind, unit, text }) => (
        <tr key={kind}>
          <th scope="row">{label}</th>
          {columns.map(({ id }, place) => {
            const total = compared.totals[place]?.[kind];
            if (total === undefined) return null;
            return (
              <td key={id}>
                <strong>{text(total)}</strong>
                {place !== baseline && (
                  <span className={classes.differences}>
                    <Difference value={compared.differences[place]?.[kind] ?? null} kind={unit} />
                  </span>
                )}
                <Openness total={total} />
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
