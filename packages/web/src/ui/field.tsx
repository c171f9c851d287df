import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

/** What the control of a {@link Field} must carry, so that label and notes belong to it. */
interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  /** Said below the control: what to enter. */
  readonly hint?: ReactNode;
  /** Said below the control when what was entered is wrong. */
  readonly fault?: ReactNode;
  /** How much of the room is used: "3/50". */
  readonly count?: string | undefined;
  /** The label is read out but not shown, because a heading says it already. */
  readonly isLabelHidden?: boolean;
  readonly children: (control: FieldControl) => ReactNode;
}

/** The shell of every field: label above, then the control, then its hint, its fault and its count. */
export function Field({ label, hint, fault, count, isLabelHidden = false, children }: FieldProps) {
  const id = useId();
  const notes = { hint, fault, count };
  const said = Object.entries(notes).flatMap(([name, note]) => (note ? [`${id}-${name}`] : []));
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : ''}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': said.join(' ') || undefined,
      })}
      {said.length > 0 && (
        <div className={classes.notes}>
          {hint && (
            <span id={`${id}-hint`} className={classes.hint}>
              {hint}
            </span>
          )}
          {fault && (
            <span id={`${id}-fault`} className={classes.fault}>
              {fault}
            </span>
          )}
          {count && (
            <span id={`${id}-count`} className={classes.count}>
              {count}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

/** The look of the box of a field, for an input or a select. */
export const boxClass: string = classes.box ?? '';
