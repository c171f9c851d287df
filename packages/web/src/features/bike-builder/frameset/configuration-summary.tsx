import { formatDifference, formatFigure } from '@pp-tools/domain/core';
import {
  configurationTotals,
  type FrameChoice,
  type FrameConfiguration,
  framesetLines,
} from '@pp-tools/domain/frameset';
import { useUnits } from '../../../platform/unit-preference.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import { FigureText } from '../parts/figure-text.tsx';
import classes from './frame-config-dialog.module.css';

function Difference({ value, kind }: { readonly value: number; readonly kind: 'grams' | 'money' }) {
  const units = useUnits();
  return (
    <span className={classes.difference} data-direction={value < 0 ? 'better' : value > 0 ? 'worse' : 'same'}>
      {formatDifference(value, kind, units)}
    </span>
  );
}

interface ConfigurationSummaryProps {
  readonly choice: FrameChoice;
  readonly configuration: FrameConfiguration;
}

/** Every part's figures, their sums, and what they differ from the default (BLD-27). */
export function ConfigurationSummary({ choice, configuration }: ConfigurationSummaryProps) {
  const units = useUnits();
  const lines = framesetLines(choice, configuration);
  const totals = configurationTotals(choice, configuration);
  const isEstimate = lines.some(({ figures }) => figures.weight.kind === 'assumed');
  return (
    <section className={classes.summary} aria-labelledby="configuration-summary">
      <h3 id="configuration-summary">Configuration Summary</h3>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Weight</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ slot, name, figures }) => (
            <tr key={slot}>
              <th scope="row">
                {slotNames[slot]}
                {name !== null && <small>{name}</small>}
              </th>
              <td>
                <FigureText figure={figures.weight} kind="grams" />
              </td>
              <td>
                <FigureText figure={figures.price} kind="money" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={classes.totals} aria-live="polite">
        <div>
          <dt>Total Weight</dt>
          <dd>{formatFigure(totals.weight, 'grams', units)}</dd>
        </div>
        <div>
          <dt>Total Price</dt>
          <dd>{formatFigure(totals.price, 'money')}</dd>
        </div>
        <div>
          <dt>Weight from default</dt>
          <dd>
            <Difference value={totals.weightDifference} kind="grams" />
          </dd>
        </div>
        <div>
          <dt>Price from default</dt>
          <dd>
            <Difference value={totals.priceDifference} kind="money" />
          </dd>
        </div>
      </dl>
      {isEstimate && <small>≈ is an estimate: nobody weighed this part.</small>}
    </section>
  );
}
