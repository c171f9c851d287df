import { type ReactNode, useEffect, useId, useState } from 'react';
import classes from './number-field.module.css';

interface NumberFieldProps {
  readonly label: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** Stands behind the number: "kg". */
  readonly unit?: string;
  readonly onChange: (value: number) => void;
  /** The label is read out but not shown, because a heading says it already. */
  readonly isLabelHidden?: boolean;
}

/** At most four decimals, as short as possible: 70, 62.5, 0.0045. */
const shown = (value: number): string => String(Number(value.toFixed(4)));

const parse = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

/** A number with its unit. What is out of range stays in the box with a word on what would fit. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, step, unit, onChange, isLabelHidden = false } = props;
  const id = useId();
  const [draft, setDraft] = useState(shown(value));
  useEffect(() => {
    setDraft((typed) => (shown(parse(typed)) === shown(value) ? typed : shown(value)));
  }, [value]);
  const isFit = (number: number) => number >= min - 1e-9 && number <= max + 1e-9;
  const isWrong = !isFit(parse(draft));
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : ''}>
        {label}
      </label>
      <span className={classes.box} data-wrong={isWrong}>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step ?? 'any'}
          value={draft}
          aria-invalid={isWrong}
          {...(isWrong ? { 'aria-describedby': `${id}-fault` } : {})}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setDraft(text);
            if (isFit(parse(text))) onChange(parse(text));
          }}
        />
        {unit && <span className={classes.unit}>{unit}</span>}
      </span>
      {isWrong && (
        <span id={`${id}-fault`} className={classes.fault}>
          {shown(min)} to {shown(max)}
          {unit ? ` ${unit}` : ''}
        </span>
      )}
    </div>
  );
}
