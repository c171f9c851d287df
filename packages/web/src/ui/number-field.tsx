import { type ReactNode, useId, useState } from 'react';
import { DecimalInput } from './decimal-input.tsx';
import { parseDecimal, shortDecimal } from './decimal-text.ts';
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

/** A number with its unit. What is out of range stays in the box with a word on what would fit. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, step, unit, onChange, isLabelHidden = false } = props;
  const id = useId();
  const [draft, setDraft] = useState({ text: shortDecimal(value), of: value });
  // A value from outside replaces what is typed, unless it is what is typed.
  if (draft.of !== value) {
    const typed = parseDecimal(draft.text);
    const isTyped = typed !== null && shortDecimal(typed) === shortDecimal(value);
    setDraft({ text: isTyped ? draft.text : shortDecimal(value), of: value });
  }
  const isFit = (number: number) => number >= min - 1e-9 && number <= max + 1e-9;
  const typed = parseDecimal(draft.text);
  const isWrong = typed === null || !isFit(typed);
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : ''}>
        {label}
      </label>
      <span className={classes.box} data-wrong={isWrong}>
        <DecimalInput
          id={id}
          text={draft.text}
          min={min}
          max={max}
          {...(step === undefined ? {} : { step })}
          isWrong={isWrong}
          describedBy={isWrong ? `${id}-fault` : undefined}
          onType={(text) => {
            setDraft((before) => ({ ...before, text }));
            const number = parseDecimal(text);
            if (number !== null && isFit(number)) onChange(number);
          }}
        />
        {unit && <span className={classes.unit}>{unit}</span>}
      </span>
      {isWrong && (
        <span id={`${id}-fault`} className={classes.fault}>
          {shortDecimal(min)} to {shortDecimal(max)}
          {unit ? ` ${unit}` : ''}
        </span>
      )}
    </div>
  );
}
