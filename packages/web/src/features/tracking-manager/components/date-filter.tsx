import { type DateRange, pickDay, rangeBounds } from '@pp-tools/domain/order';
import { useId, useState } from 'react';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './tracking.module.css';

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

/** The days of a month in weeks from Monday; null before the first. Months are "2026-03". */
export function daysOf(month: string): (string | null)[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const blanks: null[] = Array.from({ length: (first.getUTCDay() + 6) % 7 }, () => null);
  return [
    ...blanks,
    ...Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  ];
}

/** The month some months later. */
export function monthAfter(month: string, steps: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + steps, 1)).toISOString().slice(0, 7);
}

/** Picks one day or two; a third pick starts again. */
export function DateFilter({
  range,
  onChange,
}: {
  readonly range: DateRange;
  readonly onChange: (range: DateRange) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [month, setMonth] = useState(() => (range[0] ?? new Date().toISOString()).slice(0, 7));
  const panelId = useId();
  const bounds = rangeBounds(range);
  const shown =
    bounds === null
      ? trackingTexts.dateAny
      : bounds.from === bounds.to
        ? bounds.from
        : `${bounds.from} – ${bounds.to}`;
  return (
    <div className={classes.picker}>
      <div className={classes.field}>
        <span id={`${panelId}-label`}>{trackingTexts.dateFilter}</span>
        <Button
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={`${trackingTexts.dateFilter}: ${shown}`}
          onClick={() => setOpen(!isOpen)}
        >
          {shown}
        </Button>
      </div>
      {isOpen && (
        <section
          id={panelId}
          className={classes.popover}
          aria-label={trackingTexts.dateFilter}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false);
          }}
        >
          <div className={classes.spread}>
            <Button
              look="icon"
              aria-label={trackingTexts.previousMonth}
              onClick={() => setMonth(monthAfter(month, -1))}
            >
              ‹
            </Button>
            <strong>{month}</strong>
            <Button
              look="icon"
              aria-label={trackingTexts.nextMonth}
              onClick={() => setMonth(monthAfter(month, 1))}
            >
              ›
            </Button>
          </div>
          <div className={classes.days}>
            {weekdays.map((weekday) => (
              <span key={weekday} className={classes.muted} aria-hidden="true">
                {weekday}
              </span>
            ))}
            {daysOf(month).map((day, place) =>
              day === null ? (
                <span key={weekdays[place]} />
              ) : (
                <Button
                  key={day}
                  className={classes.day ?? ''}
                  look="quiet"
                  aria-label={day}
                  aria-pressed={bounds !== null && bounds.from <= day && day <= bounds.to}
                  onClick={() => onChange(pickDay(range, day))}
                >
                  {Number(day.slice(8))}
                </Button>
              ),
            )}
          </div>
          <p className={classes.muted}>{trackingTexts.dateHint}</p>
        </section>
      )}
    </div>
  );
}
