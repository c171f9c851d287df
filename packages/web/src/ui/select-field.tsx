import { type ReactNode, useId } from 'react';
import classes from './select-field.module.css';

interface SelectFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `option` and `optgroup` elements. */
  readonly children: ReactNode;
}

/** The browser's own select with a label. */
export function SelectField({ label, value, onChange, children }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </div>
  );
}
