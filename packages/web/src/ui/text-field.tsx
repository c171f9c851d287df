import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import classes from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  readonly label: string;
  /** Said below the field: what to enter. */
  readonly hint?: ReactNode;
  /** Said below the field and by readers when what was entered is wrong. */
  readonly fault?: string | null;
}

/** A field with its label above and its fault beside it; what was entered stays. */
export function TextField({ label, hint, fault, ...input }: TextFieldProps) {
  const id = useId();
  const says = [hint ? `${id}-hint` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={classes.input}
        aria-invalid={fault ? true : undefined}
        aria-describedby={says || undefined}
      />
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
    </div>
  );
}

/** The look of a text field for another element, such as a choice. */
export const inputClass: string = classes.input ?? '';
