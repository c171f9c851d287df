import { type BuildLine, totalsOf } from '@pp-tools/domain/bike';
import { slotNames } from '../../../texts/slot-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FigureText } from './figure-text.tsx';
import { priceText, weightText } from './line-figures.ts';
import classes from './others-card.module.css';

interface OthersCardProps {
  readonly lines: readonly BuildLine[];
  readonly onAdd: () => void;
}

/** Saddle, pedals and small parts: their sums, and each of them when opened (BLD-80). */
export function OthersCard({ lines, onAdd }: OthersCardProps) {
  if (lines.length === 0) {
    return (
      <Button className={classes.add ?? ''} onClick={onAdd}>
        Add Other Components
      </Button>
    );
  }
  const totals = totalsOf(lines);
  return (
    <details className={classes.card}>
      <summary>
        <span className={classes.kind}>Other Components</span>
        <span className={classes.name}>
          {lines.length} Additional {lines.length === 1 ? 'Item' : 'Items'}
        </span>
        <span>
          <strong>{priceText(totals.price)}</strong> {weightText(totals.weight)}
        </span>
      </summary>
      <ul>
        {lines.map(({ slot, name, figures }) => (
          <li key={`${slot} ${name}`}>
            <span>
              {slotNames[slot]}: {name}
            </span>
            <span>
              <FigureText figure={figures.price} kind="money" /> ·{' '}
              <FigureText figure={figures.weight} kind="grams" />
            </span>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={onAdd}>
        Change components
      </Button>
    </details>
  );
}
