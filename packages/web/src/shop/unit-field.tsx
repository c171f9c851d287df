import type { SetupRange } from '@pp-tools/domain/climb';
import type { UnitSystem } from '@pp-tools/domain/core';
import { useUnits } from '../platform/unit-preference.ts';
import { NumberField } from '../ui/number-field.tsx';

/** What a field measures; the value is in the units of the domain (kg, m, m/s, °C, g, mm; cm for the body). */
export type FieldKind =
  | 'mass'
  | 'distance'
  | 'height'
  | 'speed'
  | 'temperature'
  | 'wheelWeight'
  | 'length'
  | 'stature';

interface Scale {
  readonly unit: string;
  /** Shown figure = value × factor + shift. */
  readonly factor: number;
  readonly shift: number;
}

const scale = (unit: string, factor: number, shift = 0): Scale => ({ unit, factor, shift });

const scales: Readonly<Record<UnitSystem, Readonly<Record<FieldKind, Scale>>>> = {
  metric: {
    mass: scale('kg', 1),
    distance: scale('km', 1 / 1000),
    height: scale('m', 1),
    speed: scale('km/h', 3.6),
    temperature: scale('°C', 1),
    wheelWeight: scale('g', 1),
    length: scale('mm', 1),
    stature: scale('cm', 1),
  },
  imperial: {
    mass: scale('lb', 1 / 0.45359237),
    distance: scale('mi', 1 / 1609.344),
    height: scale('ft', 1 / 0.3048),
    speed: scale('mph', 3600 / 1609.344),
    temperature: scale('°F', 1.8, 32),
    wheelWeight: scale('oz', 1 / 28.349523125),
    length: scale('in', 1 / 25.4),
    stature: scale('in', 1 / 2.54),
  },
};

interface UnitFieldProps {
  readonly label: string;
  readonly kind: FieldKind;
  readonly value: number;
  readonly range: SetupRange;
  readonly onChange: (value: number) => void;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A number in the visitor's units that is kept in the domain's. */
export function UnitField({ label, kind, value, range, onChange }: UnitFieldProps) {
  const { unit, factor, shift } = scales[useUnits()][kind];
  const shown = (figure: number) => rounded(figure * factor + shift);
  return (
    <NumberField
      label={label}
      value={shown(value)}
      min={shown(range.min)}
      max={shown(range.max)}
      unit={unit}
      onChange={(figure) => {
        const next = (figure - shift) / factor;
        // The ends of a range are round in the domain's units, not always in the visitor's.
        onChange(Math.min(range.max, Math.max(range.min, next)));
      }}
    />
  );
}
