import { type ReactNode, type Ref, Suspense } from 'react';
import { estimateTexts } from '../../../texts/estimate-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { estimateMark } from '../../../ui/estimate-mark.ts';
import { CloseIcon } from '../../../ui/icons.tsx';
import classes from './part-card.module.css';

/** A fact of a part as its card lists it. */
export interface PartFact {
  readonly label: string;
  readonly value: string;
  /** Marked as an estimate. */
  readonly isEstimate?: boolean;
}

interface PartCardProps {
  readonly name: string;
  readonly brand: string;
  /** Null where a part has no shape of its own. */
  readonly picture: ReactNode;
  /** Where the picture stands; a row is for parts that words and figures tell apart. */
  readonly layout?: 'top' | 'side' | 'row';
  /** The figures that decide, price and weight. */
  readonly figures: readonly PartFact[];
  readonly facts?: readonly PartFact[];
  readonly badge?: string | null;
  /** Whether the part fits, before it is picked. */
  readonly verdict?: ReactNode;
  /** What the shop says of it. */
  readonly shop?: ReactNode;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  /** Why the part cannot be chosen; the card then stays readable, but does nothing. */
  readonly reason?: string | null;
  /** Shows the X that removes an own part. */
  readonly onRemove?: (() => void) | undefined;
  /** Buttons of the card. */
  readonly children?: ReactNode;
}

/** A part to choose. The whole card is one toggle button; its own buttons lie above it, not inside it. */
export function PartCard(props: PartCardProps) {
  const { name, brand, badge, isSelected, reason = null, onRemove, facts = [], layout = 'top' } = props;
  return (
    <li
      className={classes.card}
      data-layout={layout}
      data-selected={isSelected}
      data-blocked={reason !== null}
    >
      {props.picture && <div className={classes.picture}>{props.picture}</div>}
      {badge && <span className={classes.badge}>{badge}</span>}
      {onRemove && (
        <Button look="icon" className={classes.remove ?? ''} aria-label={`Delete ${name}`} onClick={onRemove}>
          <CloseIcon />
        </Button>
      )}
      <div className={classes.text}>
        <p className={classes.brand} data-repeated={name.startsWith(brand)}>
          {brand}
        </p>
        <h3 className={classes.name}>
          <button
            type="button"
            className={classes.choose}
            aria-pressed={isSelected}
            aria-disabled={reason !== null}
            onClick={reason === null ? props.onSelect : undefined}
          >
            {name}
          </button>
        </h3>
        <dl className={classes.figures}>
          {props.figures.map(({ label, value, isEstimate = false }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd {...estimateMark(isEstimate, estimateTexts.recalled)}>{value}</dd>
            </div>
          ))}
        </dl>
        {facts.length > 0 && (
          <dl className={classes.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {props.shop}
        {reason === null && props.verdict && (
          <div className={classes.verdict}>
            <Suspense fallback={null}>{props.verdict}</Suspense>
          </div>
        )}
        {reason !== null && <p className={classes.reason}>{reason}</p>}
      </div>
      {props.children && <div className={classes.actions}>{props.children}</div>}
      {isSelected && <span className={classes.mark}>Selected</span>}
    </li>
  );
}

interface PartGridProps {
  readonly ref?: Ref<HTMLUListElement>;
  readonly id?: string | undefined;
  readonly label: string;
  readonly look?: 'cards' | 'rows';
  readonly children: ReactNode;
}

/** The grid of the cards, one, two or three in a row, or rows without pictures. */
export function PartGrid({ ref, id, label, look = 'cards', children }: PartGridProps) {
  return (
    <ul ref={ref} id={id} className={classes.grid} data-look={look} aria-label={label}>
      {children}
    </ul>
  );
}
