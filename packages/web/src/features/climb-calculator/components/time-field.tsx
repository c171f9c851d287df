import { setupRanges } from '@pp-tools/domain/climb';
import { useId, useState } from 'react';
import { riderTexts } from '../../../texts/climb-setup-texts.ts';
import fieldClasses from '../../../ui/number-field.module.css';
import { readTime, timeText } from '../state/figure-texts.ts';

interface TimeFieldProps {
  readonly label: string;
  readonly seconds: number;
  readonly onChange: (seconds: number) => void;
}

const { min, max } = setupRanges.seconds;
const isFit = (seconds: number | null): seconds is number =>
  seconds !== null && seconds >= min && seconds <= max;

/** A time as riders write it: 1:05:00 or 54:30. */
export function TimeField({ label, seconds, onChange }: TimeFieldProps) {
  const id = useId();
  // What was typed shows as long as the time is the one that it was typed at; a time from elsewhere replaces it.
  const [typed, setTyped] = useState({ text: timeText(seconds), at: seconds });
  const draft = typed.at === seconds ? typed.text : timeText(seconds);
  const isWrong = !isFit(readTime(draft));
  return (
    <div className={fieldClasses.field}>
      <label htmlFor={id}>{label}</label>
      <span className={fieldClasses.box} data-wrong={isWrong}>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          value={draft}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            const text = event.currentTarget.value;
            const read = readTime(text);
            setTyped({ text, at: isFit(read) ? read : seconds });
            if (isFit(read)) onChange(read);
          }}
        />
        <span className={fieldClasses.unit}>{riderTexts.timeForm}</span>
      </span>
      <span id={`${id}-hint`} className={isWrong ? fieldClasses.fault : 'visually-hidden'}>
        {riderTexts.timeHint}
      </span>
    </div>
  );
}
