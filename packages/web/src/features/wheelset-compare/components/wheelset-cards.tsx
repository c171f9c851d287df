import { formatFigure } from '@pp-tools/domain/core';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useUnits } from '../../../platform/unit-preference.ts';
import { WheelImage } from '../../../shop/wheel-picture.tsx';
import { wheelsetMark } from '../../../shop/wheelset-origin.ts';
import { Button } from '../../../ui/button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { removeFromComparison } from './table-row.tsx';
import classes from './wheelset-cards.module.css';

interface CardsProps {
  readonly rows: readonly Wheelset[];
  readonly isLocked: boolean;
}

/** The chosen wheelsets on a phone: picture, name, price, weight. All of them, without paging. */
export function WheelsetCards({ rows, isLocked }: CardsProps) {
  const units = useUnits();
  return (
    <ul className={classes.cards} aria-label="Chosen wheelsets">
      {rows.map((wheelset) => (
        <li key={wheelset.id} className={classes.card}>
          <WheelImage wheelset={wheelset} size={56} />
          <div className={classes.text}>
            {wheelset.productLink === null ? (
              <span>{wheelset.shortName}</span>
            ) : (
              <a href={wheelset.productLink} target="_blank" rel="noopener noreferrer">
                {wheelset.shortName}
              </a>
            )}
            <span className={classes.figures}>
              <strong {...wheelsetMark(wheelset, 'price')}>
                {formatFigure(wheelset.price, 'money', units)}
              </strong>
              <span {...wheelsetMark(wheelset, 'weight')}>
                {formatFigure(wheelset.weight, 'grams', units)}
              </span>
            </span>
          </div>
          <Button
            look="icon"
            aria-label={`Remove ${wheelset.shortName}`}
            disabled={isLocked}
            onClick={() => removeFromComparison(wheelset)}
          >
            <TrashIcon />
          </Button>
        </li>
      ))}
    </ul>
  );
}
