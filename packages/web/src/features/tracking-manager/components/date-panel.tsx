import { type DateRange, pickDay, rangeBounds } from '@pp-tools/domain/order';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { dayAfter, daysOf, monthAfter } from '../state/calendar.ts';
import { shopDay } from '../state/shop-clock.ts';
import classes from './date-panel.module.css';
import shared from './tracking.module.css';

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];
/** How many days each arrow key goes. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface DatePanelProps {
  readonly id: string;
  readonly range: DateRange;
  readonly onChange: (range: DateRange) => void;
  readonly onClose: () => void;
}

/** A month of days. One of them takes part in the tab order, the arrow keys go to the others. */
export function DatePanel({ id, range, onChange, onClose }: DatePanelProps) {
  const now = shopDay();
  const [current, setCurrent] = useState(range[0] ?? now);
  const [byKey, setByKey] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const month = current.slice(0, 7);
  const bounds = rangeBounds(range);
  useEffect(() => {
    if (byKey) grid.current?.querySelector<HTMLElement>(`[aria-label="${current}"]`)?.focus();
  }, [byKey, current]);
  const turn = (months: number) => {
    setByKey(false);
    setCurrent(`${monthAfter(month, months)}-01`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose();
    const step = steps[event.key];
    if (step === undefined || !(event.target instanceof Element) || !grid.current?.contains(event.target))
      return;
    event.preventDefault();
    setByKey(true);
    setCurrent(dayAfter(current, step));
  };
  return (
    <section id={id} className={classes.popover} aria-label={trackingTexts.dateFilter} onKeyDown={onKeyDown}>
      <div className={shared.spread}>
        <Button look="icon" aria-label={trackingTexts.previousMonth} onClick={() => turn(-1)}>
          ‹
        </Button>
        <strong role="status">{month}</strong>
        <Button look="icon" aria-label={trackingTexts.nextMonth} onClick={() => turn(1)}>
          ›
        </Button>
      </div>
      <div className={classes.days} ref={grid}>
        {weekdays.map((weekday) => (
          <span key={weekday} className={shared.muted} aria-hidden="true">
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
              tabIndex={day === current ? 0 : -1}
              aria-label={day}
              aria-current={day === now ? 'date' : undefined}
              aria-pressed={bounds !== null && bounds.from <= day && day <= bounds.to}
              onClick={() => {
                setCurrent(day);
                onChange(pickDay(range, day));
              }}
            >
              {Number(day.slice(8))}
            </Button>
          ),
        )}
      </div>
      <p className={shared.muted}>{trackingTexts.dateHint}</p>
    </section>
  );
}
