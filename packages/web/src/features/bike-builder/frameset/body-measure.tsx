import { useId, useState } from 'react';
import { DecimalInput } from '../../../ui/decimal-input.tsx';
import { parseDecimal, shortDecimal } from '../../../ui/decimal-text.ts';
import classes from './size-section.module.css';

interface BodyMeasureProps {
  readonly label: string;
  /** Centimetres; null: not told. */
  readonly value: number | null;
  readonly range: readonly [number, number];
  readonly onChange: (value: number | null) => void;
}

/** A measure of the rider that may stay blank. */
export function BodyMeasure({ label, value, range: [min, max], onChange }: BodyMeasureProps) {
  const id = useId();
  const [text, setText] = useState(value === null ? '' : shortDecimal(value));
  const typed = parseDecimal(text);
  const isWrong = text.trim() !== '' && (typed === null || typed < min || typed > max);
  return (
    <span className={classes.measure}>
      <label htmlFor={id}>{label}</label>
      <DecimalInput
        id={id}
        text={text}
        min={min}
        max={max}
        isWrong={isWrong}
        describedBy={isWrong ? `${id}-fault` : undefined}
        onType={(next) => {
          setText(next);
          const number = parseDecimal(next);
          onChange(number !== null && number >= min && number <= max ? number : null);
        }}
      />
      cm
      {isWrong && (
        <span id={`${id}-fault`} className={classes.fault}>
          {min} to {max} cm
        </span>
      )}
    </span>
  );
}
