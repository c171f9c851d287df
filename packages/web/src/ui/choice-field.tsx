import { useId } from 'react';
import classes from './text-field.module.css';
import { inputClass } from './text-field.tsx';

interface ChoiceFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly string[];
  /** What stands for "nothing chosen". */
  readonly blank: string;
  readonly onChange: (value: string) => void;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly fault?: string | null;
}

/** One of a few words, with its label above and its fault beside it. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, name, value, options, blank, onChange, required, hint, fault } = props;
  const id = useId();
  const says = [hint ? `${id}-hint` : '', fault ? `${id}-fault` : ''].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className={inputClass}
        value={value}
        required={required}
        aria-invalid={fault ? true : undefined}
        aria-describedby={says || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{blank}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
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
