import type { InputHTMLAttributes, ReactNode } from 'react';
import { boxClass, Field } from './field.tsx';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  readonly label: string;
  /** Said below the field: what to enter. */
  readonly hint?: ReactNode;
  /** Said below the field and by readers when what was entered is wrong. */
  readonly fault?: string | null;
  /** How much of the room is used: "3/50". */
  readonly count?: string | undefined;
}

/** A box for a text; what was entered stays, also when it is wrong. */
export const TextField = ({ label, hint, fault, count, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} fault={fault} count={count}>
    {(control) => <input {...input} {...control} className={boxClass} />}
  </Field>
);
