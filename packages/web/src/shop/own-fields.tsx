import { useState } from 'react';
import { useUnits } from '../platform/unit-preference.ts';
import { TextField } from '../ui/text-field.tsx';
import { type OwnMeasureKind, ownMeasureLabel, ownMeasureText, ownMetricText } from './own-measure.ts';

interface OwnFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong, said by the field; null when nothing is. */
  readonly fault?: string | null;
  readonly hint?: string | null;
}

interface OwnTextProps extends OwnFieldProps {
  /** How many characters it holds; a counter says how many there are. */
  readonly limit: number;
}

/** A name or brand of an own part. */
export const OwnText = ({ limit, onChange, ...field }: OwnTextProps) => (
  <TextField
    {...field}
    autoComplete="off"
    count={`${field.value.length}/${limit}`}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

/** A price of an own part, as typed. */
export const OwnNumber = ({ onChange, ...field }: OwnFieldProps) => (
  <TextField
    {...field}
    autoComplete="off"
    inputMode="decimal"
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

interface OwnMeasureProps extends OwnFieldProps {
  readonly kind: OwnMeasureKind;
}

/** A weight or width of an own part in the visitor's units; `value` and what it gives are grams or millimetres. */
export function OwnMeasure({ kind, label, value, onChange, ...field }: OwnMeasureProps) {
  const units = useUnits();
  const [typed, setTyped] = useState({ units, text: ownMeasureText(value, kind, units) });
  // Another choice of units shows what was typed in these.
  const text = typed.units === units ? typed.text : ownMeasureText(value, kind, units);
  return (
    <OwnNumber
      {...field}
      label={ownMeasureLabel(label, kind, units)}
      value={text}
      onChange={(next) => {
        setTyped({ units, text: next });
        onChange(ownMetricText(next, kind, units));
      }}
    />
  );
}
