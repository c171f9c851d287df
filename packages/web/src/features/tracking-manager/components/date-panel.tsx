import { type DateRange, type Day, pickDay, rangeBounds } from '@pp-tools/domain/order';
import { DayPicker } from 'react-day-picker';
import { zhCN } from 'react-day-picker/locale';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { shopDay } from '../state/shop-clock.ts';
import classes from './date-panel.module.css';
import shared from './tracking.module.css';

interface DatePanelProps {
  readonly id: string;
  readonly range: DateRange;
  readonly onChange: (range: DateRange) => void;
  readonly onClose: () => void;
}

/** Years before and after the present one that the panel offers. */
const yearsBack = 15;
const yearsAhead = 10;

/** The picker counts in local dates; noon keeps a day the same day in every zone. */
const dateOf = (day: Day): Date => new Date(`${day}T12:00:00`);
const dayOf = (date: Date): Day => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

/** A month of days with jumps to any month and year; the day of the shop is marked. */
export default function DatePanel({ id, range, onChange, onClose }: DatePanelProps) {
  const now = shopDay();
  const year = Number(now.slice(0, 4));
  const bounds = rangeBounds(range);
  return (
    <section
      id={id}
      className={classes.popover}
      aria-label={trackingTexts.dateFilter}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <DayPicker
        locale={zhCN}
        captionLayout="dropdown"
        defaultMonth={dateOf(range[0] ?? now)}
        startMonth={new Date(year - yearsBack, 0)}
        endMonth={new Date(year + yearsAhead, 11)}
        today={dateOf(now)}
        showOutsideDays={false}
        mode="range"
        selected={bounds === null ? undefined : { from: dateOf(bounds.from), to: dateOf(bounds.to) }}
        onSelect={(_range, date) => onChange(pickDay(range, dayOf(date)))}
        labels={{
          // The number that is seen is part of the name, so that it can be spoken to a voice control.
          labelDayButton: (date) => `${date.getDate()}, ${dayOf(date)}`,
          labelNext: () => trackingTexts.nextMonth,
          labelPrevious: () => trackingTexts.previousMonth,
          labelMonthDropdown: () => trackingTexts.month,
          labelYearDropdown: () => trackingTexts.year,
        }}
        classNames={{
          months: classes.months ?? '',
          nav: classes.nav ?? '',
          button_previous: classes.turn ?? '',
          button_next: classes.turn ?? '',
          chevron: classes.chevron ?? '',
          month_caption: classes.caption ?? '',
          dropdowns: classes.dropdowns ?? '',
          dropdown_root: classes.dropdown ?? '',
          caption_label: 'visually-hidden',
          month_grid: classes.grid ?? '',
          weekday: classes.weekday ?? '',
          day_button: classes.day ?? '',
          today: classes.today ?? '',
          selected: classes.picked ?? '',
        }}
      />
      <div className={shared.spread}>
        <p className={shared.muted}>{trackingTexts.dateHint}</p>
        <Button look="quiet" disabled={range.length === 0} onClick={() => onChange([])}>
          {trackingTexts.clearDates}
        </Button>
      </div>
    </section>
  );
}
