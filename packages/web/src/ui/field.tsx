import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import classes from './field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: ReactNode;
  /** How to fill it, read with the field. */
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right; stands by the field and is read with it. */
  readonly fault?: string | null;
  /** A unit such as `kg`, shown behind the value. */
  readonly unit?: string;
}

/** A labelled input with its hint and fault. */
export function Field({ label, hint, fault, unit, className = '', ...input }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}hint`, fault && `${id}fault`].filter(Boolean).join(' ');
  return (
    <div className={`${classes.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <div className={classes.box} data-faulty={Boolean(fault)}>
        <input
          {...input}
          id={id}
          aria-invalid={fault ? true : undefined}
          aria-describedby={described || undefined}
        />
        {unit && <span className={classes.unit}>{unit}</span>}
      </div>
      {fault && (
        <p id={`${id}fault`} className={classes.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}

interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  /** `radio` for one of several; give all of them the same name. */
  readonly type?: 'checkbox' | 'radio';
}

/** A check box or radio button with its label; the whole line is the target. */
export function CheckField({ label, type = 'checkbox', className = '', ...input }: CheckFieldProps) {
  return (
    <label className={`${classes.check} ${className}`}>
      <input {...input} type={type} />
      <span>{label}</span>
    </label>
  );
}
