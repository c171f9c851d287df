import { useId } from 'react';
import classes from './own-choice.module.css';

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
