import { type ReactNode, Suspense } from 'react';
import { isRenderedForAll } from '../../../platform/rendering-place.ts';
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
  readonly picture: ReactNode;
  /** The figures that decide, price and weight. */
  readonly figures: readonly PartFact[];
  readonly facts?: readonly PartFact[];
  readonly badge?: string | null;
  /** Whether the part fits, before it is picked. */
  readonly verdict?: ReactNode;
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
  const { name, brand, badge, isSelected, reason = null, onRemove, facts = [] } = props;
  return (
    <li className={classes.card} data-selected={isSelected} data-blocked={reason !== null}>
      <div className={classes.picture}>{props.picture}</div>
      {badge && <span className={classes.badge}>{badge}</span>}
      {onRemove && (
        <Button look="icon" className={classes.remove ?? ''} aria-label={`Delete ${name}`} onClick={onRemove}>
          <CloseIcon />
        </Button>
      )}
      <div className={classes.text}>
        <p className={classes.brand}>{brand}</p>
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

/** Cards that a page has as HTML: more than a tall window shows. */
const firstCards = 24;

/** The cards of a list to render: all of them in a browser, the first ones where the page is made as HTML. */
export const cardsToRender = <Item,>(items: readonly Item[]): readonly Item[] =>
  isRenderedForAll() ? items.slice(0, firstCards) : items;

/** The grid that the cards stand in: one, two or three in a row. */
export function PartGrid({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {children}
    </ul>
  );
}
