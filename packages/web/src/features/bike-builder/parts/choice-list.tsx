import { type ReactNode, Suspense } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ZoomIcon } from '../../../ui/icons.tsx';
import classes from './choice-list.module.css';

interface ChoiceListProps {
  readonly label: string;
  /** Said in place of an empty list. */
  readonly emptyText: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** A list of parts of which one can be taken. */
export function ChoiceList({ label, emptyText, count, children }: ChoiceListProps) {
  if (count === 0) return <p className={classes.empty}>{emptyText}</p>;
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface ChoiceRowProps {
  readonly name: string;
  readonly note: string;
  readonly price: string;
  readonly weight: string;
  readonly picture: ReactNode;
  readonly badge?: string | null;
  /** Whether the part fits, before it is picked. */
  readonly verdict?: ReactNode;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  /** Shows the picture large. */
  readonly onZoom?: () => void;
}

/** One part of a list: the row is a toggle button, next to it the button that shows the picture large. */
export function ChoiceRow(props: ChoiceRowProps) {
  return (
    <li className={classes.item}>
      <button type="button" className={classes.row} aria-pressed={props.isSelected} onClick={props.onSelect}>
        <span className={classes.picture}>{props.picture}</span>
        <span className={classes.text}>
          <span className={classes.name}>{props.name}</span>
          <span className={classes.note}>
            {props.badge && <span className={classes.badge}>{props.badge}</span>}
            {props.note}
          </span>
          <Suspense fallback={null}>{props.verdict}</Suspense>
        </span>
        <span className={classes.figures}>
          <strong>{props.price}</strong>
          <span>{props.weight}</span>
        </span>
      </button>
      {props.onZoom && (
        <Button look="icon" aria-label={`Zoom picture of ${props.name}`} onClick={props.onZoom}>
          <ZoomIcon />
        </Button>
      )}
    </li>
  );
}
