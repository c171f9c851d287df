import { statusGroups } from '@pp-tools/domain/shipment';
import { type FormEvent, useState } from 'react';
import { trackingTexts } from '../../../texts/tracking-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { noFilters, type TableView } from '../state/use-order-table.ts';
import { DateFilter } from './date-filter.tsx';
import { SavedFilters } from './saved-filter-list.tsx';
import classes from './tracking.module.css';

const stillChoices = [3, 7, 14, 30];

interface FilterBarProps {
  readonly view: TableView;
  readonly onChange: (changes: Partial<TableView>) => void;
}

/** Search by order id, and what narrows the list. */
export function FilterBar({ view, onChange }: FilterBarProps) {
  const status = statusGroups.find((group) => group === view.shippingStatusFilter) ?? '';
  return (
    <div className={`${classes.panel} no-print`}>
      <div className={classes.bar}>
        <Search view={view} onChange={onChange} />
        <label className={classes.field}>
          <span>{trackingTexts.statusFilter}</span>
          <select
            value={status}
            onChange={(event) =>
              onChange({
                shippingStatusFilter: statusGroups.find((group) => group === event.target.value) ?? null,
              })
            }
          >
            <option value="">{trackingTexts.allStatuses}</option>
            {statusGroups.map((group) => (
              <option key={group} value={group}>
                {trackingTexts.groups[group]}
              </option>
            ))}
          </select>
        </label>
        <DateFilter
          range={view.dateRangeFilter}
          onChange={(dateRangeFilter) => onChange({ dateRangeFilter })}
        />
        <label className={classes.field}>
          <span>{trackingTexts.stillFilter}</span>
          <select
            value={view.still ?? ''}
            onChange={(event) =>
              onChange({ still: event.target.value === '' ? null : Number(event.target.value) })
            }
          >
            <option value="">{trackingTexts.stillAny}</option>
            {stillChoices.map((days) => (
              <option key={days} value={days}>
                {trackingTexts.stillDays(days)}
              </option>
            ))}
          </select>
        </label>
        <Button onClick={() => onChange(noFilters)}>{trackingTexts.clearFilters}</Button>
      </div>
      <SavedFilters view={view} onChange={onChange} />
    </div>
  );
}

function Search({ view, onChange }: FilterBarProps) {
  const [text, setText] = useState(view.searchOrderId);
  const [shown, setShown] = useState(view.searchOrderId);
  if (shown !== view.searchOrderId) {
    // The search was cleared from the empty list.
    setShown(view.searchOrderId);
    setText(view.searchOrderId);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onChange({ searchOrderId: text.trim() });
  };
  return (
    <search>
      <form className={classes.bar} onSubmit={submit}>
        <label className={classes.field}>
          <span>{trackingTexts.searchLabel}</span>
          <input
            value={text}
            maxLength={64}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
          />
        </label>
        <Button type="submit" disabled={text.trim() === ''}>
          {trackingTexts.search}
        </Button>
        <Button
          disabled={view.searchOrderId === '' && text === ''}
          onClick={() => {
            setText('');
            onChange({ searchOrderId: '' });
          }}
        >
          {trackingTexts.clearSearch}
        </Button>
      </form>
    </search>
  );
}
