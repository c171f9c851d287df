import type { ReactNode } from 'react';
import { boxClass, Field } from './field.tsx';

interface SelectFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `option` and `optgroup` elements. */
  readonly children: ReactNode;
}

/** The browser's own select with a label. */
export const SelectField = ({ label, value, onChange, children }: SelectFieldProps) => (
  <Field label={label}>
    {(control) => (
      <select
        {...control}
        className={boxClass}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
    )}
  </Field>
);
