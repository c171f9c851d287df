import { roundTo, type UnitSystem } from '@pp-tools/domain/core';
import { useId, useState } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
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

const bodyUnits = {
  metric: { unit: 'cm', centimetres: 1 },
  imperial: { unit: 'in', centimetres: 2.54 },
} as const;

/** A measure of the rider that may stay blank. */
export function BodyMeasure(props: BodyMeasureProps) {
  const units = useUnits();
  // Another choice of units shows the saved measure in these.
  return <MeasureField key={units} {...props} units={units} />;
}

function MeasureField({
  label,
  value,
  range,
  onChange,
  units,
}: BodyMeasureProps & { readonly units: UnitSystem }) {
  const id = useId();
  const { unit, centimetres } = bodyUnits[units];
  const [min, max] = [Math.ceil(range[0] / centimetres), Math.floor(range[1] / centimetres)];
  const [text, setText] = useState(value === null ? '' : shortDecimal(roundTo(value / centimetres, 1)));
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
          onChange(
            number !== null && number >= min && number <= max ? roundTo(number * centimetres, 1) : null,
          );
        }}
      />
      {unit}
      {isWrong && (
        <span id={`${id}-fault`} className={classes.fault}>
          {min} to {max} {unit}
        </span>
      )}
    </span>
  );
}
