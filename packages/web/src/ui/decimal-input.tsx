import type { KeyboardEvent } from 'react';
import { parseDecimal, shortDecimal } from './decimal-text.ts';

interface DecimalInputProps {
  readonly id?: string;
  /** What is typed so far. */
  readonly text: string;
  readonly min: number;
  readonly max: number;
  /** How far an arrow key moves the number. */
  readonly step?: number;
  readonly isWrong?: boolean;
  readonly describedBy?: string | undefined;
  readonly onType: (text: string) => void;
}

/** Ten steps at once. */
const pageSteps = 10;

/**
 * A box for a number. Browsers drop a comma that is typed into their own number boxes ("1,5" becomes 15), so this is a
 * text box that reads a point and a comma, and whose arrow keys step as those do.
 */
export function DecimalInput({
  id,
  text,
  min,
  max,
  step = 1,
  isWrong = false,
  describedBy,
  onType,
}: DecimalInputProps) {
  const value = parseDecimal(text);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: pageSteps, PageDown: -pageSteps }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    const next = (value ?? min) + steps * step;
    onType(shortDecimal(Math.min(max, Math.max(min, next))));
  };
  return (
    <input
      id={id}
      type="text"
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      aria-valuemin={min}
      aria-valuemax={max}
      {...(value === null ? {} : { 'aria-valuenow': value })}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      value={text}
      onKeyDown={onKeyDown}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
