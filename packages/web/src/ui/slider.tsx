import { useId } from 'react';
import classes from './slider.module.css';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value with its unit or meaning, as a screen reader says it: "75 kilograms". */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
  /** A mark at every step; for sliders of few steps. */
  readonly hasTicks?: boolean;
  readonly isLabelHidden?: boolean;
  /** It would change nothing; the page says why. */
  readonly isDisabled?: boolean;
}

/** The browser's own slider: arrows, Home, End and Page keys work everywhere. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step = 1, valueText, onChange } = props;
  const { hasTicks = false, isLabelHidden = false, isDisabled = false } = props;
  const id = useId();
  const share = ((value - min) / (max - min)) * 100;
  const ticks = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, tick) => min + tick * step);
  return (
    <div className={classes.slider}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : ''}>
        {label}
      </label>
      <div className={classes.track} style={{ '--share': `${share}%` }}>
        {hasTicks && (
          <span className={classes.ticks} aria-hidden="true">
            {ticks.map((tick) => (
              <span key={tick} />
            ))}
          </span>
        )}
        <input
          id={id}
          type="range"
          data-print="exact"
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={isDisabled}
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  );
}
