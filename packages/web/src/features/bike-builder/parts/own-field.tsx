import { useId } from 'react';
import classes from './own-field.module.css';

interface OwnFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong, said by the field; null when nothing is. */
  readonly fault?: string | null;
  /** A counter "3/50" under the field. */
  readonly limit?: number;
  /** Keyboard of a phone. */
  readonly isNumber?: boolean;
  readonly hint?: string | null;
}

/** A field of an own part: label, box, and below it the fault, the hint and the counter. */
export function OwnField({
  label,
  value,
  onChange,
  fault = null,
  limit,
  isNumber = false,
  hint,
}: OwnFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        value={value}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}-note`} className={classes.note}>
        {fault !== null ? <span className={classes.fault}>{fault}</span> : <span>{hint}</span>}
        {limit !== undefined && (
          <span className={classes.counter}>
            {value.length}/{limit}
          </span>
        )}
      </p>
    </div>
  );
}

interface OwnChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of few words, such as DISC or RIM. */
export function OwnChoice<Value extends string>({ label, values, value, onChange }: OwnChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend>{label}</legend>
      {values.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          {each}
        </label>
      ))}
    </fieldset>
  );
}
